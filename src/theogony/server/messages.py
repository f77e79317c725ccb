"""Every message between server and browser: the single schema, also of the browser's types.

`python -m theogony.server.typescript` writes the same as TypeScript. What a game says in its own
words (the table of a view, the fields of an event) is an open record here; docs/views.md has it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..players import USUAL

Value: TypeAlias = str | int | bool | list[Any]  # of a switch
Pace: TypeAlias = Literal["human", "instant"]  # how fast bots answer
# open: there are seats to fill; dropped: its last person left, and whoever sits down goes on
State: TypeAlias = Literal["open", "playing", "over", "dropped"]
List: TypeAlias = Literal["mine", "open", "watch", "finished"]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]*\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]

# Views and events, schema 1 of docs/views.md.


class Text(Struct):
    """A text of the catalogues: its key and what it needs."""

    key: str
    arguments: dict[str, Any]


class Place(Struct, omit_defaults=True):
    """What to light up for an option: exactly one of these; a card with the zone it lies in."""

    hex: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    piece: str | UnsetType = UNSET


class Option(Struct):
    answer: int
    name: str
    text: Text
    at: list[Place]
    price: dict[str, Any]  # what it costs at once, by good


class Thing(Struct):
    """An answer of a series, and how often it can be given."""

    name: str
    most: int


class Series(Struct):
    """Questions that are asked one after the other, as one, answers in the order of asking."""

    left: int  # so many answers at the most
    answers: list[Thing]


class Question(Struct, omit_defaults=True):
    seat: int
    ask: str  # its text is ask-…
    arguments: dict[str, Any]
    rule: str
    options: list[Option] | UnsetType = UNSET  # only to the seat that is asked
    series: Series | UnsetType = UNSET  # what it and those behind it ask that seat for together


class Event(Struct, omit_defaults=True):
    """Something that happened, as one reader was told it; its other fields depend on the kind."""

    event: str
    seat: int  # -1: nobody's doing
    hidden: bool | UnsetType = UNSET  # the reader may not know its secret fields


class View(Struct, omit_defaults=True):
    """What lies open to one reader now; the game's own table comes with it."""

    schema: int
    game: str
    version: int
    seat: int | None
    over: bool
    seats: list[dict[str, Any]]
    pending: list[dict[str, Any]]
    question: Question | None
    scores: list[int] | UnsetType = UNSET  # these three only when the game is over
    breakdown: list[dict[str, int]] | UnsetType = UNSET
    ranking: list[int] | UnsetType = UNSET


OPEN = (Event, View)  # games add fields of their own

# On the wire views and events are what the engine made, written down once for all who get them.
RawView: TypeAlias = Annotated[Raw, Meta(extra={"as": "View"})]
RawEvents: TypeAlias = Annotated[Raw, Meta(extra={"as": "Event[]"})]


class SeatView(Struct):
    seat: int | None  # None: what a spectator sees
    view: RawView


# People and games.


class Me(Struct):
    """Who the browser is; both None before a name was given."""

    id: str | None
    name: str | None


class MyName(Struct, forbid_unknown_fields=True):
    name: Name


class SwitchInfo(Struct):
    """A switch of the set-up; its texts are switch-… and those of its rule."""

    name: str
    default: Value
    values: list[Value]
    rule: str
    group: str  # its text is group-…
    needs: dict[str, list[Value]]  # it does nothing unless one of these has one of these values
    # Of a map: where its tiles lie, by the number of players and the value. Another list of tiles,
    # `{at: [q, r]}` each and as many, is a value as well.
    shapes: dict[str, dict[str, list[list[int]]]]


class GameInfo(Struct):
    game: str
    version: int
    players: list[int]
    presets: dict[str, dict[str, Value]]
    switches: list[SwitchInfo]
    groups: list[str]  # of switches, in the order to be shown
    levels: list[str]  # of bots, weakest first
    catalogue: dict[str, str]  # by language: the address of its texts, with a hash in it


class Games(Struct):
    games: list[GameInfo]
    languages: list[str]
    compiled: bool  # the rules run compiled; interpreted they are many times slower
    level: str  # of bots where nobody says another
    slow: dict[str, int]  # levels with the seconds a turn of theirs takes, if more than about one


class Cards(Struct):
    """What is printed: a row for each card, with `provenance` by field."""

    game: str
    cards: list[dict[str, Any]]


class Rules(Struct):
    """The IDs of all rules; their texts are rule-… of the catalogues."""

    game: str
    rules: list[str]


# Tables.


class NewSeat(Struct, forbid_unknown_fields=True):
    """me: whoever asks; here: somebody else at the same screen; invite: one person, by a link;
    open: anybody; bot: a player of that level."""

    kind: Literal["me", "here", "invite", "open", "bot"]
    name: Name | None = None
    level: str | None = None


# A wish with a key is remembered by what was asked (`House.add`): a field that comes later is UNSET
# if nothing is said, or wishes kept by older servers would be others.


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    switches: dict[str, Value] = {}
    preset: str | None = None
    seed: Annotated[str, Meta(max_length=40)] | None = None  # in digits; then `open_seed`
    pace: Pace = "human"
    title: Annotated[str, Meta(max_length=60)] | None = None
    private: bool | UnsetType = UNSET  # not said: if nobody but me and bots can sit there
    key: Key | None = None  # sent again with the same one, it is the same table


class QuickPlay(Struct, forbid_unknown_fields=True):
    game: str = "deus"
    key: Key | None = None


class MadeTable(Struct):
    table: str
    invites: dict[str, str] = {}  # by seat: the path of the link that seats one person


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "bot", "open", "invite"]
    name: str | None
    person: str | None  # the same on all seats of one person here, another at every other table
    level: str | None  # of the bot that plays
    mine: bool
    here: bool  # a person of this seat looks at the table now; bots always do
    away: bool  # left, or replaced by a bot: the person may come back
    votes: int  # to have a bot play for this person
    needed: int  # votes it takes; 0 where nobody can be voted on
    voted: bool  # I did


class TableInfo(Struct):
    id: str
    game: str
    version: int
    title: str | None
    state: State
    pace: Pace
    open_seed: bool
    switches: dict[str, Value]
    seats: list[SeatInfo]
    created: int  # milliseconds since 1970, as all times
    changed: int
    number: int  # of the newest entry
    asked: int | None  # the seat whose answer is awaited
    watching: int  # spectators
    owner: bool  # I made this table
    scores: list[int] | None  # these when it is over
    ranking: list[int] | None
    rematch: str | None  # the table where the same people play again
    origin: Origin | None  # a finished game this one was played on from
    invites: dict[str, str]  # only to whom made the table: links that are still free, by seat
    private: bool = False  # in no list, and shown only to who has, had or is offered a seat
    damaged: str | None = None  # why it can be neither played nor shown; the rest may be missing


class Origin(Struct):
    table: str
    answers: int


class Tables(Struct):
    """A page of a list, newest first."""

    tables: list[TableInfo]
    next: str | None = None  # the page after this one: the same address with `&after=` this


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat, or the one an invitation is for."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None


class Sat(Struct):
    table: str
    seat: int


class Leave(Struct, forbid_unknown_fields=True):
    """Give up the seat, or all seats of one's own; who leaves last gives up the table."""

    seat: SeatNumber | None = None


class Vote(Struct, forbid_unknown_fields=True):
    """Have a bot play for a person who is away."""

    seat: SeatNumber


class Back(Struct, forbid_unknown_fields=True):
    """Take the seat back from the bot."""

    seat: SeatNumber | None = None


class Rematch(Struct, forbid_unknown_fields=True):
    """The same people, the same set-up, a new table."""


class Done(Struct):
    number: int  # of the newest entry


ProblemCode: TypeAlias = Literal[
    "no_name",  # who one is comes first
    "flood",  # too many requests
    "people",  # too many new people from one address
    "busy",  # too many replays at once
    "host",  # the server is not called like that
    "forged",  # not sent by a page of ours
    "request",  # the body is not what is expected
    "address",  # a part of the address makes no sense
    "method",  # another method is expected there
    "not_found",  # nothing is there
    "private",  # it is shown only to those who sit there
    "damaged",  # what is stored of it makes no sense, or its game is not installed
    "too_large",
    "store",  # it could not be stored
    "server",  # our fault
    "name",  # it has no letters
    "seat",  # there is no such seat
    "level",  # there is no such bot
    "game",  # there is no such game
    "players",  # the game is not for so many
    "tiles",  # the map does not have as many tiles as it should
    "seed",  # not a number, or too large
    "only_bots",  # nobody would play
    "setup",  # the game cannot begin so, in the engine's words
    "key_used",  # the key belongs to another table
    "unfinished",  # too many unfinished tables
    "invite",  # used up or wrong
    "no_seat_free",
    "no_own_seat",  # there is nothing to leave, or to take back
    "not_at_table",  # only people at the table vote
    "no_vote",  # nobody can be voted on there
    "not_over",  # only finished games can be asked for this
    "not_player",  # only who played may
    "moment",  # the game has no such moment
    "moment_over",  # from there nobody can play on
    "illegal",  # not one of the options
    "position",  # no table of the game, in the engine's words
    "record",  # no record of the game, in the engine's words
    "wrong",  # something else, in the engine's words
]


class Problem(Struct):
    """What was wrong: one sentence; its code, and what the page's own words for it need."""

    error: str
    code: ProblemCode
    arguments: dict[str, str | int] = {}


# Finished games.


class Moment(Struct):
    """The table after so many answers."""

    answers: int
    seat: int | None  # who gave the last of them; None: the beginning
    asked: int | None  # who is asked now
    round: int | None
    turn: int  # counted from 1: whose question it is changes
    vp: list[int | None]  # of each seat now, for the chart
    time: int


class Moments(Struct):
    table: str
    moments: list[Moment]


class At(Struct):
    """One moment, seen with somebody's eyes; with `all`, through every seat's."""

    answers: int
    of: int
    eyes: str
    views: list[SeatView]
    events: RawEvents  # what happened since the moment before


class Tale(Struct):
    """The whole log of a finished game, as those eyes were told it: an entry for each moment."""

    eyes: str
    entries: list[Entry]  # numbered by the answers given
    names: list[str | None]  # of the answers, where those eyes gave them


class PlayOn(Struct, forbid_unknown_fields=True):
    """From a moment of a finished game: me in a seat, bots of a level in the others."""

    seat: SeatNumber
    level: str = USUAL
    key: Key | None = None


# Live: server to browser.

EntryKind: TypeAlias = Literal["begin", "answer", "undo", "redo", "seat", "vote", "over"]


class SeatChange(Struct):
    """Who sits in a seat now. left: the chair is empty; replaced: a bot plays for its person."""

    what: Literal["sat", "left", "replaced", "back"]
    name: str | None = None
    level: str | None = None


class Entry(Struct, omit_defaults=True):
    """What happened at the table, as one reader may know it."""

    number: int
    kind: EntryKind
    seat: int | None
    time: int
    events: RawEvents
    change: SeatChange | None = None
    by_chance: bool = False  # a bot answered, and could not think


class Undo(Struct):
    """How many answers the asked seat, one of the reader's own, may take back or give again."""

    seat: int
    back: int
    forth: int


class VersionNote(Struct):
    """The rules changed while the game was played: it goes on from its last position."""

    was: int
    now: int


class TableMessage(Struct, tag_field="is", tag="table"):
    """The whole state, on connecting and whenever the browser's is stale. Of a long log it has the
    newest entries; the others follow as `log`, newest first."""

    number: int
    table: TableInfo
    views: list[SeatView]  # one for each own seat, else one of a spectator; none before it begins
    since: int  # `log` has the entries after this one, but for answers taken back for good
    log: list[Entry]
    undo: Undo | None
    version_note: VersionNote | None = None


class LogMessage(Struct, tag_field="is", tag="log"):
    """Older entries than those that came with the table."""

    since: int  # those after this one
    log: list[Entry]


class UpdateMessage(Struct, tag_field="is", tag="update", omit_defaults=True):
    """One more entry."""

    number: int
    entry: Entry
    views: list[SeatView]
    undo: Undo | None
    table: TableInfo | None = None  # where it changed


class AckMessage(Struct, tag_field="is", tag="ack"):
    """What was sent with this key is stored as this entry."""

    key: str
    number: int


Code: TypeAlias = Literal[
    "stale",  # it was meant for an older table
    "illegal",  # not one of the options
    "not_asked",  # somebody else is asked, or nobody
    "not_yours",  # the seat belongs to somebody else
    "barrier",  # nothing can be taken back
    "nothing",  # nothing can be given again
    "too_often",  # enough was taken back for now
    "key_used",  # the key belongs to something else
    "garbage",  # no message of this protocol
    "busy",  # too many questions at once
    "store",  # it could not be stored
]


class RefusedMessage(Struct, tag_field="is", tag="refused", omit_defaults=True):
    """Nothing was done. `id` or `key` says what is refused."""

    reason: str
    code: Code
    key: str | None = None
    id: str | None = None
    rule: str | None = None


class ConfirmMessage(Struct, tag_field="is", tag="confirm"):
    """The answer would end the turn: send it again with `confirmed`."""

    key: str
    preview: RawEvents


class PreviewMessage(Struct, tag_field="is", tag="preview"):
    id: str
    events: RawEvents


class WhyMessage(Struct, tag_field="is", tag="why"):
    """The rule that forbids it, None if none does; its text is why-… of the catalogues."""

    id: str
    rule: str | None


class HintAnswer(Struct):
    answer: int
    worth: float | None  # the part of the victory it is worth, 0 to 1; None: not searched
    promise: int  # how it looks at first sight; compares only with the others of this hint
    deals: int  # how often it was played out


class HintMessage(Struct, tag_field="is", tag="hint"):
    """What the search player thinks of the options, best first."""

    id: str
    answers: list[HintAnswer]


class PresenceMessage(Struct, tag_field="is", tag="presence"):
    """Who looks at the table now."""

    here: list[bool]  # by seat
    needed: list[int]  # by seat: votes to have a bot play there
    watching: int


class ThinkingMessage(Struct, tag_field="is", tag="thinking"):
    """A bot thinks about its answer."""

    seat: int


class PongMessage(Struct, tag_field="is", tag="pong"):
    number: int


FromServer: TypeAlias = (
    TableMessage
    | LogMessage
    | UpdateMessage
    | AckMessage
    | RefusedMessage
    | ConfirmMessage
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | PresenceMessage
    | ThinkingMessage
    | PongMessage
)

# Live: browser to server.

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class DoAnswer(Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """Answer the question seen in the table numbered `at`. The same key counts once."""

    key: Key
    at: Number
    seat: SeatNumber
    answer: Number
    confirmed: bool = False


class DoUndo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    key: Key
    at: Number
    seat: SeatNumber


class DoRedo(Struct, tag_field="do", tag="redo", forbid_unknown_fields=True):
    key: Key
    at: Number
    seat: SeatNumber


class DoPreview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    id: Id
    answer: Number


class DoWhy(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why is this answer, by its name, not offered?"""

    id: Id
    name: Annotated[str, Meta(max_length=100)]


class DoHint(Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    id: Id


class DoPing(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


FromBrowser: TypeAlias = DoAnswer | DoUndo | DoRedo | DoPreview | DoWhy | DoHint | DoPing

HTTP = (
    Me,
    MyName,
    Games,
    Cards,
    Rules,
    NewTable,
    QuickPlay,
    MadeTable,
    Tables,
    Sit,
    Sat,
    Leave,
    Vote,
    Back,
    Rematch,
    Done,
    Problem,
    Moments,
    At,
    Tale,
    PlayOn,
    View,
    Event,
    List,
    Code,
    ProblemCode,
)

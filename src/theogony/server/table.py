"""A table: its live game, and what answers, undo and changes of seats make of it.

Nothing here waits or stores. A wish is answered with a Change: the entries to be kept and the
table as it will be. The caller stores it first and then lets it happen, so that nobody ever sees
what a crash could take back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import replace as change_of
from typing import TypeAlias

from msgspec.structs import replace

from .. import game as rules_of
from ..core.errors import IllegalChoice, WrongInput
from ..core.game import Game
from ..core.history import Event, events_of
from ..core.record import begun
from ..core.rulebook import Rulebook
from ..core.types import Document
from ..players import USUAL
from .kept import Chair, Kept, Sheet

Seats: TypeAlias = Sequence[int | None]  # of one reader; [None]: a spectator

GAME_KINDS = ("begin", "answer", "undo", "redo", "over")  # entries that change the game
DROPPED = "dropped"  # the state of a table that everybody has left


class Refused(WrongInput):
    """A wish that cannot be granted: what was wrong, and the code of it for programs."""

    def __init__(self, code: str, why: str, rule: str | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.rule = rule


@dataclass(frozen=True)
class Line:
    """An entry in memory, with the two ends of the chain of events it brought."""

    kept: Kept
    last: Event | None = None
    before: Event | None = None
    rules: Rulebook | None = None  # they know how events are told

    def told(self, seats: Seats) -> list[Document]:
        """What the entry told those seats of one person ([None]: a spectator), nothing else."""
        found: list[Document] = []
        for event in events_of(self.last, self.before):
            assert self.rules is not None, "events have rules"
            heard = [self.rules.message(event, seat) for seat in seats]
            known = [message for message in heard if message is not None]
            known.sort(key=lambda message: "hidden" in message)  # whoever knows most tells it
            found += known[:1]
        return found


@dataclass(frozen=True)
class Change:
    """What will be once it is stored."""

    sheet: Sheet
    lines: list[Line]
    game: Game | None
    past: list[Game]
    undone: list[int]
    votes: dict[int, frozenset[str]]
    chairs: bool = False  # who sits where has changed

    @property
    def entries(self) -> list[Kept]:
        return [line.kept for line in self.lines]


@dataclass
class Table:
    sheet: Sheet
    game: Game | None = None  # None before it begins
    lines: list[Line] = field(default_factory=list)
    past: list[Game] = field(default_factory=list)  # tables that undo may go back to
    undone: list[int] = field(default_factory=list)  # answers that redo may give again, last first
    votes: dict[int, frozenset[str]] = field(default_factory=dict)
    keys: dict[str, Kept] = field(default_factory=dict)
    note: tuple[int, int] | None = None  # rules versions, when they changed during the game
    played: int = 0  # the number of the newest entry that changed the game
    settled: int = 0  # up to this entry nothing can be taken back or given again
    undos: int = 0  # since then
    replaced: dict[int, int] = field(default_factory=dict)  # when, by seat; 0 for who had left

    # Reading.

    @property
    def number(self) -> int:
        return self.sheet.number

    @property
    def asked(self) -> int | None:
        """The seat whose answer is awaited."""
        if self.game is None or self.game.over:
            return None
        return int(self.game.question().seat)

    @property
    def bot(self) -> str | None:
        """The level of the bot whose answer is awaited; bots do not play among themselves."""
        if self.asked is None or self.sheet.state == DROPPED:
            return None
        return self.sheet.chairs[self.asked].bot

    def back(self) -> int:
        """How many answers the asked seat may take back."""
        if self.game is None or self.game.over:
            return 0
        return min(len(self.past), int(self.game.count - self.game.barrier))

    # Answers.

    def known_key(self, key: str, kind: str, seat: int, answer: int | None) -> Kept | None:
        """The entry that was stored with this key: what is sent again counts once."""
        found = self.keys.get(key)
        if found is None:
            return None
        same = found.kind == kind and found.seat == seat
        if not same or (kind == "answer" and found.answer != answer):
            raise Refused("key_used", f"key {key} was used for something else, expected a new one")
        return found

    def expect_fresh(self, at: int, seat: int) -> Game:
        """The running game, if it is this seat's turn and the browser has seen all of it."""
        if self.game is None or self.game.over:
            state = "has not begun" if self.game is None else "is over"
            raise Refused("not_asked", f"seat {seat} answered, but the game {state}")
        if not self.played <= at <= self.number:
            raise Refused(
                "stale", f"seat {seat} answered table {at}, expected {self.played} to {self.number}"
            )
        if self.asked != seat:
            raise Refused("not_asked", f"seat {seat} answered, but seat {self.asked} is asked")
        return self.game

    def answer(
        self,
        at: int,
        seat: int,
        answer: int,
        key: str | None,
        time: int,
        by_chance: bool = False,  # a bot's, that could not think
    ) -> Change:
        game = self.expect_fresh(at, seat)
        if answer >= game.rules.answers:
            raise Refused("illegal", f"answer is {answer}, expected 0 to {game.rules.answers - 1}")
        after = game.copy()
        try:
            after.choose(answer)
        except IllegalChoice as error:
            rule = game.why_not(game.rules.names[answer])
            raise Refused("illegal", str(error), rule or None) from error
        return self.answered("answer", game, after, answer, [], key, time, by_chance)

    def answered(
        self,
        kind: str,
        game: Game,
        after: Game,
        answer: int,
        undone: list[int],
        key: str | None,
        time: int,
        by_chance: bool = False,
    ) -> Change:
        """The table after an answer; the game may be over with it."""
        past = [one for one in [*self.past, game] if one.count >= after.barrier]
        kept = Kept(
            number=self.number + 1,
            kind=kind,
            seat=int(game.question().seat),
            time=time,
            answer=answer,
            name=game.rules.names[answer],
            key=key,
            data={"by_chance": True} if by_chance else None,
            position=after.position(),
        )
        lines = [Line(kept, after.events, game.events, game.rules)]
        if after.over:
            lines.append(Line(Kept(self.number + 2, "over", None, time)))
        return self.change(lines, after, past, undone)

    def undo(self, at: int, seat: int, key: str | None, time: int, most: int) -> Change:
        game = self.expect_fresh(at, seat)
        if not self.back():
            raise Refused("barrier", f"seat {seat} can take nothing back: something was learned")
        if self.undos >= most:
            why = (
                f"seat {seat} took back {self.undos} answers in this place, expected {most} at most"
            )
            raise Refused("too_often", why)
        before = self.past[-1]
        answer = game.answers
        assert answer is not None, "a game with a past has answers"
        kept = Kept(self.number + 1, "undo", seat, time, key=key, position=before.position())
        undone = [int(answer.answer), *self.undone]
        return self.change([Line(kept)], before, self.past[:-1], undone)

    def redo(self, at: int, seat: int, key: str | None, time: int) -> Change:
        game = self.expect_fresh(at, seat)
        if not self.undone:
            raise Refused("nothing", f"seat {seat} has taken back no answer that could be repeated")
        after = game.copy()
        after.choose(self.undone[0])
        return self.answered("redo", game, after, self.undone[0], self.undone[1:], key, time)

    def ends_turn(self, answer: int) -> bool:
        """Whether the question passes to another seat, as far as the asked one can foresee.

        Tried on an imagined game: asked before it counts, the real one would give a secret away.
        """
        game = self.game
        assert game is not None, "only a running game asks"
        seat = game.question().seat
        tried = game.imagine(seat, 0)
        if not tried.options().has(answer):
            return False
        tried.play(answer)
        return tried.over or bool(tried.question().seat != seat)

    # Seats.

    def begins(self, sheet: Sheet, number: int, time: int) -> tuple[Game, Line]:
        """The game and its first entry, as soon as all chairs are taken."""
        rules = rules_of(sheet.game)
        game = begun(rules, sheet.start)
        data: Document = {"version": rules.version, "start": sheet.start}
        kept = Kept(number, "begin", None, time, data=data, position=game.position())
        return game, Line(kept, game.events, None, game.rules)

    def create(self, time: int) -> Change:
        """The table as it is made; it begins at once if nobody is missing."""
        return self.seated(self.sheet.chairs, [], time)

    def seated(self, chairs: list[Chair], lines: list[Line], time: int) -> Change:
        """Other people on the chairs; the game begins when the last one is taken."""
        game = self.game
        sheet = replace(self.sheet, chairs=chairs)
        if game is None and all(chair.is_taken for chair in chairs):
            game, line = self.begins(sheet, self.number + len(lines) + 1, time)
            lines = [*lines, line]
            sheet = replace(sheet, version=game.rules.version)
        return self.change(lines, game, self.past, self.undone, sheet, time)

    def sit(self, seat: int, person: str, name: str, time: int) -> Change:
        chair = replace(self.sheet.chairs[seat], kind="person", person=person, name=name)
        return self.reseat(chair, "sat", time)

    def leave(self, seat: int, invite: str, time: int) -> Change:
        """Before the game begins the chair is free again, for whom a new invitation reaches if it
        was for a guest; later it waits for its person. With its last person the table is dropped:
        all of it stays, and goes on when somebody sits down again."""
        chair = self.sheet.chairs[seat]
        if self.game is None:
            invited = chair.invite is not None
            chair = Chair(seat, "invite" if invited else "open", invite=invite if invited else None)
        else:
            chair = replace(chair, away=True)
        change = self.reseat(chair, "left", time)
        if change.sheet.people or change.sheet.state == "over":
            return change
        return change_of(change, sheet=replace(change.sheet, state=DROPPED))

    def drop(self, time: int) -> Change:
        """Nobody sits here yet, and whoever made the table wants it no more."""
        sheet = replace(self.sheet, state=DROPPED)
        return self.change([], self.game, self.past, self.undone, sheet, time)

    def back_again(self, seat: int, time: int) -> Change:
        return self.reseat(replace(self.sheet.chairs[seat], away=False, level=None), "back", time)

    def vote(self, seat: int, person: str, needed: int, time: int) -> Change:
        """One more vote to have a bot play there; with enough of them one does."""
        cast = self.votes.get(seat, frozenset()) | {person}
        kept = Kept(self.number + 1, "vote", seat, time, data={"by": person})
        if len(cast) < needed:
            change = self.change([Line(kept)], self.game, self.past, self.undone)
            change.votes[seat] = cast
            return change
        chair = replace(self.sheet.chairs[seat], away=True, level=USUAL)
        return self.reseat(chair, "replaced", time, [Line(kept)])

    def reseat(
        self, chair: Chair, what: str, time: int, before: list[Line] | None = None
    ) -> Change:
        lines = list(before or [])
        data: Document = {"what": what, "name": chair.name, "level": chair.bot}
        number = self.number + len(lines) + 1
        lines.append(Line(Kept(number, "seat", chair.seat, time, data=data)))
        chairs = [chair if old.seat == chair.seat else old for old in self.sheet.chairs]
        change = self.seated(chairs, lines, time)
        change.votes.pop(chair.seat, None)
        return change

    # Changes.

    def change(
        self,
        lines: list[Line],
        game: Game | None,
        past: list[Game],
        undone: list[int],
        sheet: Sheet | None = None,
        time: int | None = None,
    ) -> Change:
        sheet = sheet or self.sheet
        asked = None if game is None or game.over else int(game.question().seat)
        result = sheet.result
        if game is not None and game.over and result is None:
            result = {"scores": game.scores(), "ranking": game.ranking()}
        new = replace(
            sheet,
            state=state_of(sheet, game),
            number=lines[-1].kept.number if lines else sheet.number,
            changed=lines[-1].kept.time if lines else (time or sheet.changed),
            asked=asked,
            result=result,
        )
        return Change(
            new, lines, game, past, undone, dict(self.votes), new.chairs != self.sheet.chairs
        )

    def let_happen(self, change: Change) -> None:
        """The change is stored: now it is so."""
        self.sheet = change.sheet
        self.game = change.game
        self.past = change.past
        self.undone = change.undone
        self.votes = change.votes
        for line in change.lines:
            self.remember(line)

    def remember(self, line: Line) -> None:
        # A position may be large, and is needed no more once it is stored.
        kept = replace(line.kept, position=None)
        self.lines.append(Line(kept, line.last, line.before, line.rules))
        if kept.key is not None:
            self.keys[kept.key] = kept
        if kept.kind in GAME_KINDS:
            self.played = kept.number
        self.undos += kept.kind == "undo"
        if not self.past and not self.undone:
            self.settled, self.undos = kept.number, 0
        if kept.kind == "seat" and kept.seat is not None and kept.data:
            since = {"left": 0, "replaced": kept.time}.get(kept.data["what"])
            if since is None:
                self.replaced.pop(kept.seat, None)
            else:
                self.replaced.setdefault(kept.seat, since)


def state_of(sheet: Sheet, game: Game | None) -> str:
    if game is not None and game.over:
        return "over"
    if sheet.state == DROPPED and not sheet.people:
        return DROPPED
    return "open" if game is None else "playing"


# After a restart.


def rebuilt(sheet: Sheet, entries: list[Kept]) -> Table:
    """The table a store kept: the same game, question, undo and keys as before.

    What was played by other rules than those installed cannot be played again. Such a game goes
    on from its newest position (see `resume`), and what it told is told no more.
    """
    newest = next((kept.position for kept in reversed(entries) if kept.position), None)
    try:
        table = recalled(sheet, entries)
        if table.game is None or table.game.position() == newest:
            return table
    except WrongInput:
        pass  # the same version of the rules, and yet other rules: the position counts
    table = Table(sheet)
    for kept in entries:
        table.remember(Line(kept))
    assert newest is not None, f"table {sheet.id} has begun without a position"
    table.game = rules_of(sheet.game).from_position(unversioned(newest))
    return table


def unversioned(position: Document) -> Document:
    """A position as the rules that are installed now take it."""
    return {name: value for name, value in position.items() if name != "version"}


def recalled(sheet: Sheet, entries: list[Kept]) -> Table:
    """The table with all entries played again, since the rules last changed."""
    table = Table(sheet)
    for kept in entries:
        table.remember(recall(table, kept))
    parts = [kept.data["version"] for kept in entries if kept.kind == "begin" and kept.data]
    if len(parts) > 1:
        table.note = (parts[-2], parts[-1])
    if parts and table.game is None:
        raise WrongInput(f"table {sheet.id} was played by rules {parts[-1]}")
    return table


def resume(table: Table, entries: list[Kept], time: int) -> Change | None:
    """The entry that says: from here on, other rules. None where none is needed."""
    parts = [line for line in table.lines if line.kept.kind == "begin"]
    if table.game is None or table.game.over or parts[-1].rules is not None:
        return None
    newest = next(kept.position for kept in reversed(entries) if kept.position)
    version = table.game.rules.version
    data: Document = {"version": version, "start": {"position": unversioned(newest)}}
    kept = Kept(table.number + 1, "begin", None, time, data=data, position=table.game.position())
    table.note = (table.sheet.version, version)
    sheet = replace(table.sheet, version=version)
    line = Line(kept, table.game.events, None, table.game.rules)
    return table.change([line], table.game, [], [], sheet)


def recall(table: Table, kept: Kept) -> Line:
    """Let an entry happen again. Votes count while somebody is away, and that is not stored."""
    game = table.game
    if kept.kind == "begin":
        return recall_begin(table, kept)
    if game is None:
        return Line(kept)
    if kept.kind in ("answer", "redo"):
        assert kept.answer is not None, f"entry {kept.number} has no answer"
        after = game.copy()
        after.choose(kept.answer)
        table.past = [one for one in [*table.past, game] if one.count >= after.barrier]
        table.undone = table.undone[1:] if kept.kind == "redo" else []
        table.game = after
        return Line(kept, after.events, game.events, game.rules)
    if kept.kind == "undo":
        assert game.answers is not None, f"entry {kept.number} takes back nothing"
        table.undone = [int(game.answers.answer), *table.undone]
        table.game = table.past.pop()
    return Line(kept)


def recall_begin(table: Table, kept: Kept) -> Line:
    """A part of the game begins, if it was played by the rules that are installed."""
    assert kept.data is not None, f"entry {kept.number} has no beginning"
    rules = rules_of(table.sheet.game)
    table.past, table.undone, table.game = [], [], None
    if kept.data["version"] != rules.version:
        return Line(kept)
    game = begun(rules, kept.data["start"])
    table.game = game
    return Line(kept, game.events, None, game.rules)

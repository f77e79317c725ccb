"""What one reader is shown of a table. Of the game nothing leaves but views and told events."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from .. import game as rules_of
from ..core.errors import WrongInput
from . import messages as m
from .kept import Chair, Sheet
from .safety import known_as
from .table import Line, Seats, Table

SPECTATOR: Seats = [None]
PAGE = 200  # entries of a log that are sent together


class Reader:
    """Who reads: the person, if known. Whoever has no seat is a spectator."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    def seats(self, sheet: Sheet) -> Seats:
        own = [chair.seat for chair in sheet.chairs_of(self.person)]
        return own or SPECTATOR


class Presence:
    """Who looks at a table now, and who has not for so long that others may vote."""

    def __init__(
        self,
        people: frozenset[str] = frozenset(),
        watching: int = 0,
        missing: frozenset[str] = frozenset(),
    ) -> None:
        self.people = people
        self.watching = watching
        self.missing = missing

    def is_here(self, chair: Chair) -> bool:
        if chair.bot or chair.kind == "bot":
            return True
        return chair.kind == "person" and not chair.away and chair.person in self.people


NOBODY = Presence()


def needed_votes(sheet: Sheet, chair: Chair, presence: Presence) -> int:
    """Votes to have a bot play for a person who left, or is away for long: more than half of the
    other people."""
    if sheet.state != "playing" or chair.kind != "person" or chair.bot:
        return 0
    if not chair.away and chair.person not in presence.missing:
        return 0
    others = [person for person in sheet.people if person != chair.person]
    return len(others) // 2 + 1 if others else 0


def seat_info(
    sheet: Sheet, chair: Chair, reader: Reader, presence: Presence, table: Table | None
) -> m.SeatInfo:
    cast = table.votes.get(chair.seat, frozenset()) if table else frozenset()
    kinds: Any = chair.kind
    return m.SeatInfo(
        seat=chair.seat,
        kind=kinds,
        name=chair.name,
        person=chair.person and known_as(sheet.id, chair.person),
        level=chair.bot,
        mine=chair.person is not None and chair.person == reader.person,
        here=presence.is_here(chair),
        away=chair.away,
        votes=len(cast),
        needed=needed_votes(sheet, chair, presence),
        voted=reader.person in cast,
    )


def table_info(
    sheet: Sheet, reader: Reader, presence: Presence = NOBODY, table: Table | None = None
) -> m.TableInfo:
    """All about a table but its game, as this reader may know it."""
    owner = reader.person is not None and reader.person == sheet.owner
    result = sheet.result or {}
    words: Any = sheet
    return m.TableInfo(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        title=sheet.title,
        state=words.state,
        pace=words.pace,
        open_seed=sheet.open_seed,
        switches=switches_of(sheet),
        seats=[seat_info(sheet, chair, reader, presence, table) for chair in sheet.chairs],
        created=sheet.created,
        changed=sheet.changed,
        number=sheet.number,
        asked=sheet.asked,
        watching=presence.watching,
        owner=owner,
        scores=result.get("scores"),
        ranking=result.get("ranking"),
        rematch=sheet.rematch,
        origin=m.Origin(**sheet.origin) if sheet.origin else None,
        invites=invites_of(sheet) if owner else {},
        private=sheet.private,
        damaged=sheet.damaged,
    )


def switches_of(sheet: Sheet) -> dict[str, m.Value]:
    """The whole set-up; those of a position stand in it."""
    if sheet.damaged:
        return {}
    given: dict[str, m.Value] = sheet.start.get("position", sheet.start).get("switches", {})
    rules = rules_of(sheet.game)
    if given.keys() == rules.switches.keys():
        return given
    try:
        return rules.all_switches(given)
    except WrongInput:
        return dict(given)  # of an older version


def invites_of(sheet: Sheet) -> dict[str, str]:
    """The token stands behind the #: it reaches no server log and no other site."""
    return {
        str(chair.seat): f"/table/{sheet.id}#invite={chair.invite}"
        for chair in sheet.chairs
        if chair.kind == "invite" and chair.invite
    }


def views_of(table: Table, seats: Seats) -> list[m.SeatView]:
    if table.game is None:
        return []
    return [m.SeatView(seat, Raw(encode(table.game.view(seat)))) for seat in seats]


def undo_of(table: Table, seats: Seats) -> m.Undo | None:
    """What the asked seat may take back is the business of that seat alone."""
    if table.asked is None or table.asked not in seats:
        return None
    return m.Undo(table.asked, table.back(), len(table.undone))


def entry_of(line: Line, seats: Seats) -> m.Entry:
    kept: Any = line.kept
    change = None
    if kept.kind == "seat" and kept.data:
        change = m.SeatChange(kept.data["what"], kept.data["name"], kept.data["level"])
    events = Raw(encode(line.told(seats)))
    by_chance = is_by_chance(line)
    return m.Entry(kept.number, kept.kind, kept.seat, kept.time, events, change, by_chance)


def is_by_chance(line: Line) -> bool:
    """Whether a bot gave this answer that could not think."""
    return bool(line.kept.kind == "answer" and line.kept.data and line.kept.data["by_chance"])


def table_message(
    table: Table, reader: Reader, presence: Presence, since: int
) -> tuple[bytes, Iterator[bytes]]:
    """The whole state, with the entries after `since`, or all if that is no number of ours: the
    newest at once, then page by page those before."""
    seats = reader.seats(table.sheet)
    if not 0 <= since <= table.number:
        since = 0
    lines = standing(table, since)
    newest = lines[-PAGE:]
    older = lines[: len(lines) - len(newest)]
    message = m.TableMessage(
        number=table.number,
        table=table_info(table.sheet, reader, presence, table),
        views=views_of(table, seats),
        since=older[-1].kept.number if older else since,
        log=[entry_of(line, seats) for line in newest],
        undo=undo_of(table, seats),
        version_note=m.VersionNote(*table.note) if table.note else None,
    )
    return encode(message), pages(older, seats, since)


def standing(table: Table, since: int) -> list[Line]:
    """The entries after `since`, but for answers that were taken back for good, and what took
    them back."""
    lines = table.lines[bisect_right(table.lines, since, key=number_of) :]
    answers: list[int] = []
    gone: set[int] = set()
    for line in lines:
        number, kind = line.kept.number, line.kept.kind
        if number > table.settled:
            break
        if kind in ("answer", "redo"):
            answers.append(number)
        elif kind == "undo" and answers:  # else the reader knows the answer and needs the undo
            gone |= {number, answers.pop()}
    return [line for line in lines if line.kept.number not in gone]


def number_of(line: Line) -> int:
    return line.kept.number


def pages(lines: list[Line], seats: Seats, since: int) -> Iterator[bytes]:
    """Older entries, the newest of them first; each page is written when it can be sent."""
    while lines:
        lines, page = lines[:-PAGE], lines[-PAGE:]
        after = lines[-1].kept.number if lines else since
        yield encode(m.LogMessage(after, [entry_of(line, seats) for line in page]))


class Updates:
    """One change told to many readers: what is the same for several is made once."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.seen: dict[int | None, m.SeatView] = {}

    def views_for(self, seats: Seats) -> list[m.SeatView]:
        for seat in seats:
            if seat not in self.seen and self.table.game is not None:
                (self.seen[seat],) = views_of(self.table, [seat])
        return [self.seen[seat] for seat in seats if seat in self.seen]

    def messages(self, lines: list[Line], reader: Reader, with_table: bool) -> list[bytes]:
        seats = reader.seats(self.table.sheet)
        info = None
        if with_table:
            info = table_info(self.table.sheet, reader, self.presence, self.table)
        return [
            encode(
                m.UpdateMessage(
                    number=line.kept.number,
                    entry=entry_of(line, seats),
                    views=self.views_for(seats),
                    undo=undo_of(self.table, seats),
                    table=info,
                )
            )
            for line in lines
        ]

"""A finished game, moment by moment: for replays, the chart, and playing on from anywhere.

The server looks back in a process of its own (`looked_back`): playing a game again takes long, and
whoever plays now waits for nothing of it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import encode

from .. import game as rules_of
from ..core.errors import WrongInput
from ..core.game import Game
from ..core.record import TITLE, Part, begun, written
from ..core.types import Document
from . import messages as m
from .kept import Kept, Sheet, entry_of
from .problems import Denied, Forbidden
from .showing import is_by_chance
from .table import Line, Seats, unversioned

EVERYBODY = "all"
SPECTATOR = "spectator"
READY = 8  # finished games are remembered

Stored = tuple[Sheet, list[Document]]  # a table, and the rows of its entries


@dataclass(frozen=True)
class Frame:
    """The table after an answer that was not taken back."""

    game: Game
    line: Line


@dataclass
class History:
    sheet: Sheet
    frames: list[Frame] = field(default_factory=list)
    parts: list[list[str]] = field(default_factory=list)  # of the record

    def moment(self, answers: int) -> Frame:
        if not 0 <= answers < len(self.frames):
            last = len(self.frames) - 1
            raise Denied("moment", f"answers is {answers}, expected 0 to {last}", last=last)
        return self.frames[answers]

    @cached_property
    def moments(self) -> m.Moments:
        """Every moment with the points of each seat. A turn ends when another seat is asked."""
        found: list[m.Moment] = []
        turn, before = 0, None
        for answers, frame in enumerate(self.frames):
            game, kept = frame.game, frame.line.kept
            asked = None if game.over else int(game.question().seat)
            if asked is not None and asked != before:
                turn, before = turn + 1, asked
            found.append(
                m.Moment(
                    answers=answers,
                    seat=kept.seat,
                    asked=asked,
                    round=game.view(None).get("round"),
                    turn=turn,
                    vp=list(game.scores()),
                    time=kept.time,
                )
            )
        return m.Moments(self.sheet.id, found)

    def at(self, answers: int, eyes: str) -> m.At:
        """A moment through the eyes of a seat, a spectator or all seats."""
        frame = self.moment(answers)
        seats = self.seats(eyes)
        views = [m.SeatView(seat, Raw(encode(frame.game.view(seat)))) for seat in seats]
        events = Raw(encode(frame.line.told(seats)))
        return m.At(answers, len(self.frames) - 1, eyes, views, events)

    def position(self, answers: int) -> Document:
        return self.moment(answers).game.position()

    def onward(self, answers: int) -> Document:
        """The position from which a moment is played on."""
        if self.moment(answers).game.over:
            why = f"after {answers} answers the game is over, expected an earlier moment"
            raise Forbidden("moment_over", why)
        return self.position(answers)

    def chart(self) -> m.Moments:
        return self.moments

    def tale(self, eyes: str) -> m.Tale:
        """What each moment told those eyes."""
        seats = self.seats(eyes)
        entries = [
            m.Entry(
                number=answers,
                kind="answer" if answers else "begin",
                seat=frame.line.kept.seat,
                time=frame.line.kept.time,
                events=Raw(encode(frame.line.told(seats))),
                by_chance=is_by_chance(frame.line),
            )
            for answers, frame in enumerate(self.frames)
        ]
        lines = [frame.line.kept for frame in self.frames]
        names = [kept.name if kept.seat in seats else None for kept in lines]
        return m.Tale(eyes, entries, names)

    def seats(self, eyes: str) -> Seats:
        count = len(self.sheet.chairs)
        if eyes == EVERYBODY:
            return list(range(count))
        if eyes == SPECTATOR:
            return [None]
        if eyes not in [str(seat) for seat in range(count)]:
            why = f"eyes is {eyes!r}, expected 0 to {count - 1}, spectator or all"
            raise Denied("address", why)
        return [int(eyes)]

    def record(self) -> str:
        """The record as text; parts by older rules without their chance, which is forgotten."""
        lines = [line for part in self.parts for line in part]
        return "\n".join([TITLE, f"game {self.sheet.game}", *lines]) + "\n"


def history_of(sheet: Sheet, entries: list[Kept]) -> History:
    """Played again where the rules are still the same, else from the positions that were kept."""
    history = History(sheet)
    begins = [i for i, kept in enumerate(entries) if kept.kind == "begin"]
    for part, first in enumerate(begins):
        last = begins[part + 1] if part + 1 < len(begins) else len(entries)
        try:
            add_played(history, entries[first:last])
        except WrongInput:
            add_kept(history, entries[first:last])
    return history


# In a process of its own.

PASTS: dict[str, History] = {}


def looked_back(table: str, stored: Stored | None, what: str, *given: Any) -> Any:
    """What a finished game says to this, messages as bytes. None: what is stored of it is needed.
    What goes wrong is told so that it can be told by one process to another."""
    try:
        past = PASTS.pop(table, None)
        if past is None and stored is not None:
            past = history_of(stored[0], [entry_of(row) for row in stored[1]])
        if past is None:
            return None
        PASTS[table] = past  # the one used last is the last to be forgotten
        while len(PASTS) > READY:
            del PASTS[next(iter(PASTS))]
        found = getattr(past, what)(*given)
        return encode(found) if isinstance(found, Struct) else found
    except Denied:
        raise
    except WrongInput as error:
        raise WrongInput(str(error)) from None
    except Exception as error:
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def effective(entries: list[Kept]) -> list[Kept]:
    """The answers of a part that were not taken back."""
    found: list[Kept] = []
    for kept in entries:
        if kept.kind in ("answer", "redo"):
            found.append(kept)
        elif kept.kind == "undo":
            found.pop()
    return found


def add_played(history: History, entries: list[Kept]) -> None:
    """A part by the rules that are installed."""
    begin, answers = entries[0], effective(entries)
    data: Document = begin.data or {}
    rules = rules_of(history.sheet.game)
    if data["version"] != rules.version:
        raise WrongInput(f"played by rules {data['version']}, expected {rules.version}")
    game = begun(rules, data["start"])
    frames = [Frame(game, Line(begin, game.events, None, rules))]
    for kept in answers:
        assert kept.answer is not None, f"entry {kept.number} has no answer"
        after = game.copy()
        after.choose(kept.answer)
        frames.append(Frame(after, Line(kept, after.events, game.events, rules)))
        game = after
    history.frames += frames[1:] if history.frames else frames
    given = [kept.answer for kept in answers if kept.answer is not None]
    history.parts.append(written(rules, Part(rules.version, data["start"], given)))


def add_kept(history: History, entries: list[Kept]) -> None:
    """A part by other rules: its positions, without what was told."""
    begin, answers = entries[0], effective(entries)
    data: Document = begin.data or {}
    rules = rules_of(history.sheet.game)
    for kept in answers if history.frames else [begin, *answers]:
        assert kept.position is not None, f"entry {kept.number} has no position"
        game = rules.from_position(unversioned(kept.position))
        history.frames.append(Frame(game, Line(kept)))
    lines = [f"rules {data['version']}", f"start {json.dumps(data['start'])}"]
    history.parts.append([*lines, *[f"{kept.seat} {kept.name}" for kept in answers]])

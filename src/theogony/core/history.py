"""What was answered and what happened: chains that only grow, so a copy takes one pointer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .types import Seat

EVERYONE: Final = 0x1FF  # up to eight seats, and spectators
SPECTATORS: Final = 0x100


class Answer:
    """An answer and, behind it, all answers before."""

    def __init__(self, seat: Seat, answer: i64, before: Answer | None) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.before: Final = before

    def __repr__(self) -> str:
        return f"<Answer {self.answer} of seat {self.seat}>"


class Event:
    """Something that happened, for the log and the screen. The rules never read it.

    What its four numbers mean depends on the kind; `c` and `d` are its secret part.
    """

    def __init__(
        self,
        kind: i64,
        seat: Seat,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        seen_by: i64,
        known_to: i64,
        before: Event | None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.seen_by: Final = seen_by  # the seats, as bits, that learn of it
        self.known_to: Final = known_to  # those that learn `c` and `d` too
        self.before: Final = before

    def __repr__(self) -> str:
        """Without its secret part."""
        return f"<Event {self.kind} of seat {self.seat}: {self.a}, {self.b}>"


def answers_of(last: Answer | None) -> list[int]:
    """The answers of a chain, first one first."""
    found: list[int] = []
    while last is not None:
        found.append(last.answer)
        last = last.before
    found.reverse()
    return found


def events_of(last: Event | None, since: Event | None = None) -> list[Event]:
    """The events of a chain, first one first; of a longer chain those after `since`."""
    found: list[Event] = []
    while last is not None and last is not since:
        found.append(last)
        last = last.before
    found.reverse()
    return found

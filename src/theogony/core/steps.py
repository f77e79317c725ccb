"""Steps: what is still to be done in a game, each a small object that holds only numbers."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from .types import Seat

G = TypeVar("G")


class Options:
    """The legal answers to a question: one buffer for a whole game, no part of its state."""

    def __init__(self) -> None:
        self.items = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, answer: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = answer
        else:
            self.items = append(self.items, answer)
        self.count += 1

    def has(self, answer: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == answer:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]

    def __repr__(self) -> str:
        return f"<Options: {self.listed()}>"


class Series:
    """Questions that are asked one after the other, in the order of their answers, as one: so many
    answers in all are still `left`, and of each so many can be given."""

    def __init__(self, left: i64) -> None:
        self.left: Final = left
        self.answers: Final[list[int]] = []
        self.most: Final[list[int]] = []

    def __repr__(self) -> str:
        return f"<Series: {self.left} left, answers {self.answers}>"

    def add(self, answer: i64, most: i64) -> None:
        if most > 0:
            self.answers.append(answer)
            self.most.append(most)


class Step(Generic[G]):
    """Work still to do. A step never changes once made, so copies of a game share it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}>"

    def options(self, game: G, out: Options) -> None:
        """Plain work leaves no choice."""

    def answer(self, game: G, answer: i64) -> None:
        raise NotImplementedError

    def run(self, game: G) -> None:
        """Do the work. A question that does not arise has none."""


class Question(Step[G]):
    """A step that needs an answer from its seat."""

    def options(self, game: G, out: Options) -> None:
        """Add every legal answer to `out`. None added: the question does not arise."""
        raise NotImplementedError

    def cannot(self, game: G, answer: i64) -> i64:
        """The number of the rule that forbids an answer that is not among the options.

        0: nothing more is to be said than the rule the question itself is registered with.
        """
        return 0

    def price(self, game: G, answer: i64) -> dict[str, int]:
        """What an option costs, by good."""
        return {}

    def series(self, game: G) -> Series | None:
        """What it asks for together with the ones behind it; None: it is answered for itself."""
        return None

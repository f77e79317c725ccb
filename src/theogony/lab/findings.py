"""What a game tells besides wins, scores and length.

A game says which events count which of its things; they are counted by seat in the process that
played the game, and added up here.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..core.game import Game
from ..core.history import events_of
from ..core.rng import Rng
from ..core.rulebook import Rulebook
from ..core.types import Document
from .numbers import Results

if TYPE_CHECKING:
    from .simulate import Played

Counts = dict[str, list[Counter[str]]]  # how often, by the name of the count, seat and thing


class Count:
    """Things, the words of a field, are counted by the events that name them.

    With `groups` it is their groups that are counted; with `first` only the first seat of a game
    that meets a thing counts it.
    """

    def __init__(
        self,
        field: str,
        events: list[str],
        groups: dict[str, str] | None = None,
        first: bool = False,
    ) -> None:
        self.field = field
        self.events = events
        self.groups = groups
        self.first = first

    def things(self, words: list[str]) -> list[str]:
        """All that can be counted, in order."""
        if self.groups is None:
            return words
        return list(dict.fromkeys(self.groups[word] for word in words))

    def add(self, seats: list[Counter[str]], seat: int, word: str) -> None:
        thing = word if self.groups is None else self.groups[word]
        if not (self.first and any(thing in counted for counted in seats)):
            seats[seat][thing] += 1


class Findings:
    """Of a game that says no more: nothing."""

    counts: dict[str, Count] = {}

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules

    def varied(self, players: int, rng: Rng) -> Document:
        """Values of switches that take more than those they list."""
        return {}

    def counted(self, game: Game) -> Counts:
        """How often each seat met each thing, by the log."""
        found: Counts = {name: [Counter() for _ in range(game.seats())] for name in self.counts}
        named: dict[str, list[str]] = {}
        for name, count in self.counts.items():
            for kind in count.events:
                named.setdefault(kind, []).append(name)
        for event in events_of(game.events):
            for name in named.get(self.rules.kinds[event.kind].name, []):
                for field, number in self.rules.numbers_of(event, known=True):
                    if field == self.counts[name].field:
                        word = self.rules.words[field][number]
                        self.counts[name].add(found[name], event.seat, word)
        return found

    def add(self, played: Played) -> None:
        """Add a game that ended."""

    def document(self) -> Document:
        return {}


class ThingResults(Results):
    """How often a thing was met, and how the seats did that met it at all."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def document(self) -> Document:
        return {"times": self.times} | super().document()


class Things(Findings):
    """For each count a table of its things."""

    def __init__(self, rules: Rulebook) -> None:
        super().__init__(rules)
        self.results = {
            name: {thing: ThingResults() for thing in count.things(rules.words[count.field])}
            for name, count in self.counts.items()
        }

    def add(self, played: Played) -> None:
        for name, seats in played.counts.items():
            for seat, things in enumerate(seats):
                for thing, times in things.items():
                    results = self.results[name][thing]
                    results.times += times
                    results.add(played, seat)

    def document(self) -> Document:
        return {
            "things": {
                name: [{"thing": thing} | found.document() for thing, found in things.items()]
                for name, things in self.results.items()
            }
        }

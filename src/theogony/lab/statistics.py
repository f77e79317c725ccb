"""What many games tell: wins, scores, length, events, and what the game itself adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.rulebook import ANSWERED_ITSELF, Rulebook
from ..core.types import Document
from .games import findings
from .numbers import Numbers, Results

if TYPE_CHECKING:
    from .simulate import Played


class Tally:
    """Games are added in the order of their numbers."""

    def __init__(self, rules: Rulebook) -> None:
        self.games = 0
        self.failures: list[str] = []
        self.unfinished = 0
        self.tables: dict[int, int] = {}  # games by number of players
        self.rounds = Numbers()
        self.decisions = Numbers()
        self.seats: dict[int, Results] = {}
        self.players: dict[str, Results] = {}
        kinds = [kind.name for n, kind in enumerate(rules.kinds) if n != ANSWERED_ITSELF]
        self.events = {name: Numbers() for name in kinds}  # how often in a game
        self.findings = findings(rules)

    def add(self, played: Played) -> None:
        """Games that failed or were left unfinished are counted, and nothing else."""
        self.games += 1
        if played.failure:
            self.failures.append(played.failure)
            return
        if played.unfinished:
            self.unfinished += 1
            return
        count = len(played.players)
        self.tables[count] = self.tables.get(count, 0) + 1
        self.rounds.add(played.rounds)
        self.decisions.add(played.decisions)
        for seat, name in enumerate(played.players):
            self.seats.setdefault(seat, Results()).add(played, seat)
            self.players.setdefault(name, Results()).add(played, seat)
        for name, numbers in self.events.items():
            numbers.add(played.events[name])
        self.findings.add(played)

    def document(self) -> Document:
        return {
            "games": self.games,
            "ended": self.rounds.count,
            "unfinished": self.unfinished,
            "failures": self.failures,
            "tables": {str(count): self.tables[count] for count in sorted(self.tables)},
            "rounds": self.rounds.document(),
            "decisions": self.decisions.document(),
            "by_seat": [{"seat": s} | self.seats[s].document() for s in sorted(self.seats)],
            "by_player": [{"player": p} | self.players[p].document() for p in sorted(self.players)],
            "events": [
                {"event": name, "times": numbers.total} | numbers.document()
                for name, numbers in self.events.items()
            ],
        } | self.findings.document()

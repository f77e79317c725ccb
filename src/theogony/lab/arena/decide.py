"""When is it decided who is stronger? A sequential test, looked at after every deal.

Two hypotheses are compared: that a player does better than another in HIGH of their games, and
that it does so in LOW of them. Where one is more likely than the other by the odds below, it is
taken (Wald's sequential probability ratio test). The games of a deal hang together, so it is the
shares won of whole deals that are looked at, as if normally distributed with the variance found.

A shared place counts as half a game for each.
"""

from __future__ import annotations

from itertools import combinations
from math import log

from ...core.types import Document
from ..numbers import share_by_deal, spread
from .games import LEAST, Outcome, Plan, Table

ERROR = 0.05  # how often a hypothesis that is true may be rejected, about
ODDS = log((1 - ERROR) / ERROR)
NEITHER = "neither"


def better(outcome: Outcome, one: str, other: str) -> float:
    """How far one player did better than another in a game, from 0 to 1: a tie is 0.5.

    Where a player has several seats, each is compared with each.
    """
    ranking = outcome.ranking
    mine = [ranking[seat] for seat, name in enumerate(outcome.players) if name == one]
    theirs = [ranking[seat] for seat, name in enumerate(outcome.players) if name == other]
    points = [(a < b) + (a == b) / 2 for a in mine for b in theirs]
    return sum(points) / len(points)


class Pair:
    """Two players of a table. It is decided when one is found stronger, or both not to be."""

    def __init__(self, one: str, other: str, bounds: tuple[float, float]) -> None:
        self.names = one, other
        self.bounds = bounds
        self.deals: list[list[float]] = []  # how far the first did better, game by game
        self.not_stronger: set[str] = set()
        self.decided: str | None = None  # the stronger one, or neither

    def add(self, deal: list[Outcome]) -> None:
        """The games of a deal; those left unfinished count for nobody."""
        games = [better(outcome, *self.names) for outcome in deal if not outcome.unfinished]
        if games:
            self.deals.append(games)

    def look(self) -> None:
        share = share_by_deal(self.deals)["share"]
        for name, won in zip(self.names, (share, 1 - share), strict=True):
            evidence = self.odds(won)
            if evidence <= -ODDS:
                self.not_stronger.add(name)
            elif evidence >= ODDS and name not in self.not_stronger:
                self.decided = name
        if len(self.not_stronger) == 2:
            self.decided = NEITHER

    def odds(self, share: float) -> float:
        """The logarithm of the odds that who won this share of the deals is stronger."""
        low, high = self.bounds
        _, variance = spread(self.deals)
        return (high - low) * len(self.deals) * (share - (low + high) / 2) / variance

    def document(self) -> Document:
        told = {"pair": list(self.names), "stronger": self.decided}
        return told | share_by_deal(self.deals)


class Rung(Pair):
    """Neighbours on a ladder: only whether the first is as much stronger as is wanted.

    It is when the test says so after LEAST games or more, and when besides it did better in HIGH
    of them, and the lower end of the 95 % interval is above LOW.
    """

    def look(self) -> None:
        low, high = self.bounds
        found = share_by_deal(self.deals)
        if found["games"] < LEAST:
            return
        evidence = self.odds(found["share"])
        if evidence <= -ODDS:
            self.decided = NEITHER
        elif evidence >= ODDS and found["share"] >= high and found["low"] > low:
            self.decided = self.names[0]


def pairs_of(plan: Plan, table: Table) -> list[Pair]:
    """What is to be decided at a table."""
    if plan.ladder:
        return [Rung(*pair, plan.bounds) for pair in combinations(table.players, 2)]
    if plan.until_decided:
        return [Pair(*pair, plan.bounds) for pair in combinations(table.names(), 2)]
    return []


class Progress:
    """The games of one table in the order of their numbers, whatever the order they end in.

    Where something is to be decided they count up to the deal in which it was, and no further.
    """

    def __init__(self, plan: Plan, table: Table) -> None:
        self.table = table
        self.games = table.games(plan.games)  # as many are to be played
        self.ended: dict[int, Outcome] = {}  # by how many the table had begun before
        self.pairs = pairs_of(plan, table)
        self.looked = 0  # so many games have been looked at

    def add(self, place: int, outcome: Outcome) -> None:
        self.ended[place] = outcome
        while self.pairs and self.looked < self.games:
            deal = range(self.looked, self.looked + len(self.table.seatings))
            if any(place not in self.ended for place in deal):
                return
            self.look([self.ended[place] for place in deal])
            self.looked = deal.stop
            if all(pair.decided for pair in self.pairs):
                self.games = self.looked

    def look(self, deal: list[Outcome]) -> None:
        for pair in self.pairs:
            pair.add(deal)
            if pair.decided is None:
                pair.look()

    def counted(self) -> list[Outcome]:
        return [self.ended[place] for place in range(self.games) if place in self.ended]

"""Numbers of many games: means, spreads, shares of wins and how sure they are."""

from __future__ import annotations

from math import sqrt
from typing import Protocol

from ..core.types import Document

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def share(wins: float, games: int) -> Document:
    """A share of games won, with its interval."""
    low, high = wilson(wins, games)
    of_all = wins / games if games else 0.0
    return {"games": games, "wins": wins, "share": of_all, "low": low, "high": high}


# Games of one deal are no strangers to each other: what is sure is told by deals. A deal weighs as
# much as it has games, so that the interval is that of the share of all games.

ADDED = [0.0, 0.0, 1.0, 1.0]  # two deals lost and two won, as if before (after Agresti and Coull)


def spread(deals: list[list[float]]) -> tuple[float, float]:
    """Mean and variance of the shares won of some deals, and of those added, which are of average
    size: a few deals that happen to be alike prove little. (The ratio estimate for clusters.)"""
    size = sum(map(len, deals)) / max(1, len(deals))
    wins = [sum(games) / size for games in deals] + ADDED
    weights = [len(games) / size for games in deals] + [1.0] * len(ADDED)
    mean = sum(wins) / len(wins)
    misses = [win - weight * mean for win, weight in zip(wins, weights, strict=True)]
    return mean, sum(miss**2 for miss in misses) / len(misses)


def share_by_deal(deals: list[list[float]]) -> Document:
    """A share of games won, deal by deal, with the interval that the spread of the deals tells."""
    found = share(sum(map(sum, deals)), sum(map(len, deals)))
    if not deals:
        return found
    mean, variance = spread(deals)
    reach = Z * sqrt(variance / (len(deals) + len(ADDED)))
    return found | {"low": max(0.0, mean - reach), "high": min(1.0, mean + reach)}


def won(ranking: list[int], seat: int) -> float:
    """A seat's part of the first place, which may be shared."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


class Numbers:
    """Count, mean, standard deviation, least and most of some whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def document(self) -> Document:
        mean = self.total / self.count if self.count else 0.0
        spread = self.squares - self.total * mean
        sd = sqrt(max(0.0, spread) / (self.count - 1)) if self.count > 1 else 0.0
        return {"mean": mean, "sd": sd, "min": self.least, "max": self.most}


class Placed(Protocol):
    """A game that ended, lists by seat."""

    scores: list[int]
    ranking: list[int]


class Results:
    """How a seat or a player did. A shared victory is divided among those who share it."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.scores = Numbers()

    def add(self, played: Placed, seat: int) -> None:
        self.wins += won(played.ranking, seat)
        self.scores.add(played.scores[seat])

    def document(self) -> Document:
        return share(self.wins, self.scores.count) | {"score": self.scores.document()}

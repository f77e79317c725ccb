"""What a game that is over is worth to each seat."""

from __future__ import annotations

from typing import Final

from ...core.game import Game

RANK: Final = "rank"
WIN: Final = "win"
VP: Final = "vp"
REWARDS: Final = [RANK, WIN, VP]


def rewards(game: Game, reward: str) -> list[float]:
    """By seat, when the game is over."""
    if reward == VP:
        return leads(game.scores())
    return shares(game.ranking()) if reward == WIN else standings(game.ranking())


def standings(places: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last; equal places share. The sum is 0."""
    others = len(places) - 1
    found: list[float] = []
    for place in places:
        behind = len([other for other in places if other > place])
        ahead = len([other for other in places if other < place])
        found.append((behind - ahead) / others)
    return found


def shares(places: list[int]) -> list[float]:
    """1 for the winner, 0 for the others; winners who tie share it."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def leads(scores: list[int]) -> list[float]:
    """The lead over the best of the others, in points."""
    found: list[float] = []
    for seat, own in enumerate(scores):
        others = [score for other, score in enumerate(scores) if other != seat]
        found.append(float(own - max(others)))
    return found

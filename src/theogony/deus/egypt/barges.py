"""Barges and storing, and the production cards (green)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.steps import Step
from ...core.types import Seat
from ..printed import (
    Effect,
)
from ..state import Deus


class GainBarge(Effect):
    """1x: take a barge of this size from the supply."""

    def __init__(self, size: i64) -> None:
        self.size: Final = size

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class FillBarge(Effect):
    """With a production building in this terrain, fill an empty barge with what it yields."""

    def __init__(self, terrain: i64) -> None:
        self.terrain: Final = terrain

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ProduceNearby(Effect):
    """A production building yields what lands next to it do, 1 for each building in its region."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ProduceByRank(Effect):
    """A production building yields as many resources as the rank of this card."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ProduceWhere(Effect):
    """Each production building in a region with at least `least` buildings yields 1."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


def laid_out(game: Deus, size_: i64) -> i64:
    """How many barges of a size lie before the players."""
    count: i64 = 0
    for player in game.players:
        count += player.egypt.barges[size_]
    return count


def before_end(game: Deus, seat: Seat) -> Step[Deus] | None:
    """What does not fit on the barges has to go before the turn ends."""
    return None

"""The scribe, and the civil cards (brown)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.types import Hex, Seat
from ..printed import (
    Effect,
)
from ..state import Deus


class GainPerFreeLand(Effect):
    """Gain `amount` of `good` for each unoccupied land region next to the scribe."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerSea(Effect):
    """Gain `amount` of `good` for each sea next to one of your land buildings."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerTile(Effect):
    """Gain `amount` of `good` for each continent tile with one of your buildings."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerNeighbour(Effect):
    """Gain `amount` of `good` for each building in the scribe's region."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerSameTerrain(Effect):
    """Gain `amount` of `good` for each region you occupy of the terrain of the scribe's."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


def placed(game: Deus, seat: Seat, kind: i64, hex_: Hex) -> None:
    """A civil piece was built: the scribe goes there."""

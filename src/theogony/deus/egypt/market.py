"""The market, and the maritime cards (blue) that trade by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.types import Seat
from ..printed import (
    Effect,
)
from ..state import Deus


class SwapValues(Effect):
    """1x: swap the market values of two resources."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class RaiseValue(Effect):
    """1x: raise the market value of any one resource by a step."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class LowerValue(Effect):
    """1x: lower the market value of any one resource by a step."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ShiftValue(Effect):
    """1x: raise or lower the market value of `good` by a step."""

    def __init__(self, good: i64) -> None:
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class SellAtMarket(Effect):
    """Sell up to `most` of `good`, each for its market value in gold."""

    def __init__(self, good: i64, most: i64) -> None:
        self.good: Final = good
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class SellAnyAtMarket(Effect):
    """Sell up to `most` resources of any kinds, each for its market value in gold."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class SellPairs(Effect):
    """Sell up to `most` pairs of `good`, each for its market value in VP."""

    def __init__(self, good: i64, most: i64) -> None:
        self.good: Final = good
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class MoveShip(Effect):
    """Move one of your ships any distance within its sea."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class BuyAtMarket(Effect):
    """Buy up to `most` resources of any kinds, each for half its market value in gold."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError

"""The science cards (yellow): strong 1x abilities, coins, cards that activate others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.types import Seat
from ..printed import (
    Effect,
)
from ..state import Deus


class TakeDiscards(Effect):
    """Take the top `amount` cards of the discard pile."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class FillTableau(Effect):
    """1x: gain pieces until there are `amount` of each kind on the tableau."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ReturnPieces(Effect):
    """Return all pieces of one kind from the tableau for `amount` VP each."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ActivateAny(Effect):
    """1x: activate any other card."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class BuyCards(Effect):
    """Draw as many cards as you like for `price` gold each."""

    def __init__(self, price: i64) -> None:
        self.price: Final = price

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerPiece(Effect):
    """1x: gain `amount` of `good` for each piece on the tableau."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class ActivateSameRank(Effect):
    """Activate a card of the same rank in another row."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerCard(Effect):
    """1x: gain `amount` of `good` for each card of a colour above the tableau."""

    def __init__(self, amount: i64, good: i64, kind: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.kind: Final = kind

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class GainPerPair(Effect):
    """1x: gain `amount` of `good` for each set of two pieces on the tableau."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class BuyPieces(Effect):
    """Buy up to `most` pieces of any kinds for `price` gold each."""

    def __init__(self, most: i64, price: i64) -> None:
        self.most: Final = most
        self.price: Final = price

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class DrawUpTo(Effect):
    """1x: draw until you hold `hand` cards."""

    def __init__(self, hand: i64) -> None:
        self.hand: Final = hand

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class LayCoin(Effect):
    """Lay 1 gold on another card: its next activation is double."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


def doubles(game: Deus, seat: Seat, spot: i64) -> bool:
    """A coin on the card doubles this activation and goes."""
    return False

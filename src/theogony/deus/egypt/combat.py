"""Combat markers, and the military cards (red)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.types import Hex, Seat
from ..printed import (
    Effect,
)
from ..state import Deus


class GainMarker(Effect):
    """1x: one of your combat markers becomes ready."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class Capture(Effect):
    """Spend `markers` to move an army into a village next to it and take its VP."""

    def __init__(self, markers: i64) -> None:
        self.markers: Final = markers

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class MarkArea(Effect):
    """Mark a kind on the tableau of an opponent: you gain pieces when he does."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class MarkRow(Effect):
    """Mark a row of an opponent, who then pays you for each card laid there."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class MoveFar(Effect):
    """Move an army any distance; a marker lets it cross what is foreign."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class Claim(Effect):
    """Put a marker into an unoccupied region next to one of your armies."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class Regroup(Effect):
    """Spend a marker to station your armies anew in and next to your regions."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


def toll(game: Deus, seat: Seat, row: i64) -> i64:
    """The gold for laying a card into a row with another player's garrison."""
    return 0


def pay_toll(game: Deus, seat: Seat, row: i64) -> None:
    pass


def claims(game: Deus, seat: Seat, vp: i64) -> i64:
    """The regions where only another player's marker lies, if the VP for it are there."""
    return 0


def claim_price(game: Deus, seat: Seat, hex_: Hex) -> i64:
    return 0


def clear(game: Deus, seat: Seat, hex_: Hex) -> None:
    """Pay the owner of a marker that lies there; it leaves the game."""


def placed(game: Deus, seat: Seat, hex_: Hex) -> bool:
    """A piece was built. Was it where an own marker lies, that may be shifted?"""
    return False


def took_piece(game: Deus, seat: Seat, kind: i64, amount: i64) -> None:
    """Whoever has marked this area gains as many pieces."""

"""The temples (purple) and their lasting effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT
from ...core.types import CardId, Hex, Seat
from ..printed import (
    CARDS,
    HAND,
    Effect,
)
from ..state import Deus, Player


class GainAtOnce(Effect):
    """Gain `amount` VP when the temple is built."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class LayTiles(Effect):
    """VP tiles are laid on the temple: `temple` says which event brings them in."""

    def __init__(self, temple: i64) -> None:
        self.temple: Final = temple

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class SpareOne(Effect):
    """From now on 1 of `good` may be left out of a cost; 1 VP if it is paid all the same."""

    def __init__(self, good: i64) -> None:
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class RefillTo(Effect):
    """From now on draw up to `hand` cards after an offering."""

    def __init__(self, hand: i64) -> None:
        self.hand: Final = hand

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class CountMore(Effect):
    """From now on offerings count `cards` cards more."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final = cards

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


class LayAnywhere(Effect):
    """From now on one card of this kind may be laid into each other standard row."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        raise NotImplementedError


def rows(game: Deus, seat: Seat, card: CardId) -> i64:
    """The rows a card may be laid into, as bits: its own, and others by right of a temple."""
    return BIT[CARDS[card].kind]


def may_lie_in(player: Player, card: CardId, below: vec[i64], row: i64) -> bool:
    """Whether a card of another colour may lie in a row on top of these cards."""
    return False


def cards_of(game: Deus, seat: Seat, kind: i64) -> i64:
    """How many cards of a colour a seat has played, wherever they lie; or by row (a switch)."""
    return len(game.players[seat].rows[kind])


def spared(game: Deus, seat: Seat, card: CardId) -> i64:
    """The resources, as bits, that the other temples of a seat let it leave out."""
    return 0


def paid_in_full(game: Deus, seat: Seat, with_gold: bool) -> None:
    """A resource that might have been left out was paid: 1 VP, for gold only by a switch."""


def placed(game: Deus, seat: Seat, kind: i64, hex_: Hex) -> None:
    """Seth, Sobek and Thoth count the buildings in the region."""


def temple_built(game: Deus, seat: Seat, card: CardId) -> None:
    """Horus, whoever built it."""


def attacked(game: Deus) -> None:
    """Hathor, whoever attacked."""


def offered(game: Deus, seat: Seat, cards: i64) -> i64:
    """Ptah counts more cards than were offered."""
    return cards


def refill(game: Deus, seat: Seat) -> i64:
    """Isis draws up to more cards."""
    return HAND


def tiles_left(player: Player) -> i64:
    """Tiles still on temples count 1 VP each at the end."""
    count: i64 = 0
    for tiles in player.egypt.tiles:
        count += tiles
    return count

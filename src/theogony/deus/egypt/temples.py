"""The temples (purple) and their lasting effects.

What lasts does nothing when the temple is built: the hooks below look for it among the temples of
a player. A temple is complete once its own effects have been carried out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT
from ...core.piles import plus
from ...core.types import CardId, Hex, Seat
from ..printed import CARDS, GAME, HAND, TEMPLE, VP, Effect, face_down, spot_of
from ..state import Deus, Player
from .printed import HATHOR, HORUS, REWARD, SETH, TILE_TEMPLES, TILES

GAME.words["temple"] = TILE_TEMPLES

LAID_TILES: Final = GAME.add_event("laid_tiles", ["temple", "amount"])
NOT_SPARED: Final = GAME.add_event("not_spared", ["good"])
TOOK_TILE: Final = GAME.add_event("took_tile", ["temple", "left"])


class GainAtOnce(Effect):
    """Gain `amount` VP when the temple is built."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.gain(seat, VP, self.amount)


class LayTiles(Effect):
    """VP tiles are laid on the temple: `temple` says which event brings them in."""

    def __init__(self, temple: i64) -> None:
        self.temple: Final = temple

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        """Unless they lie there already: a table may let a temple count its own piece."""
        player = game.players[seat]
        if player.egypt.tiles[self.temple] == 0:
            move_tiles(player, self.temple, TILES)
            game.tell(LAID_TILES, seat, self.temple, TILES)


class Lasting(Effect):
    """It holds from now on; there is nothing to do when the temple is built."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        pass


class SpareOne(Lasting):
    """From now on 1 of `good` may be left out of a cost; 1 VP if it is paid all the same."""

    def __init__(self, good: i64) -> None:
        self.good: Final = good


class RefillTo(Lasting):
    """From now on draw up to `hand` cards after an offering."""

    def __init__(self, hand: i64) -> None:
        self.hand: Final = hand


class CountMore(Lasting):
    """From now on offerings count `cards` cards more."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final = cards


class LayAnywhere(Lasting):
    """From now on one card of this kind may be laid into each other standard row."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind


# Cards in other rows: Ma'at, Min, Montu, Mut, Neith.


def rows(game: Deus, seat: Seat, card: CardId) -> i64:
    """The rows a card may be laid into, as bits: its own, and others by right of a temple."""
    kind = CARDS[card].kind
    found = BIT[kind]
    player = game.players[seat]
    if lays_anywhere(player, kind):
        for row in range(TEMPLE):
            if not has_kind(player.rows[row], kind):
                found |= BIT[row]
    return found


def may_lie_in(player: Player, card: CardId, below: vec[i64], row: i64) -> bool:
    """Whether a card of another colour may lie in a row on top of these cards.

    Every temple of this sort exists once, so one card of its colour is enough for each row.
    """
    kind = CARDS[card].kind
    return row != TEMPLE and lays_anywhere(player, kind) and not has_kind(below, kind)


def has_kind(cards: vec[i64], kind: i64) -> bool:
    for card in cards:
        if CARDS[card].kind == kind:
            return True
    return False


def lays_anywhere(player: Player, kind: i64) -> bool:
    """Whether a temple gives the right to lay cards of a kind into other rows."""
    for temple in player.rows[TEMPLE]:
        for effect in CARDS[temple].effects:
            if isinstance(effect, LayAnywhere) and effect.kind == kind:
                return True
    return False


def cards_of(game: Deus, seat: Seat, kind: i64) -> i64:
    """How many cards of a colour a seat has played, wherever they lie; or by row (a switch).

    A joker has the colour of its row.
    """
    player = game.players[seat]
    if game.variant.temples_want_rows or len(player.rows[TEMPLE]) == 0:
        return len(player.rows[kind])
    count: i64 = 0
    for row in range(TEMPLE):
        for card in player.rows[row]:
            colour = row if card == face_down() else CARDS[card].kind
            if colour == kind:
                count += 1
    return count


# Resources left out of a cost: Amun, Aton, Anubis, Apis.


def spared(game: Deus, seat: Seat, card: CardId) -> i64:
    """The resources, as bits, that the other temples of a seat let it leave out."""
    found: i64 = 0
    for temple in game.players[seat].rows[TEMPLE]:
        if temple != card:
            for effect in CARDS[temple].effects:
                if isinstance(effect, SpareOne):
                    found |= BIT[effect.good]
    return found


def paid_in_full(game: Deus, seat: Seat, good: i64, with_gold: bool) -> None:
    """A resource that might have been left out was paid: 1 VP, for gold only by a switch."""
    if not with_gold or game.variant.switches["temple_bonus_gold"]:
        game.tell(NOT_SPARED, seat, good)
        game.gain(seat, VP, 1)


# Tiles: Hathor, Horus, and Seth, Sobek, Thoth.


def move_tiles(player: Player, temple: i64, amount: i64) -> None:
    own = player.egypt.copy()
    own.tiles = plus(own.tiles, temple, amount)
    player.egypt = own


def trigger(game: Deus, seat: Seat, temple: i64) -> None:
    """One tile of the temple and 3 VP from the supply; it is over when no tile is left."""
    player = game.players[seat]
    left = player.egypt.tiles[temple] - 1
    if left >= 0:
        move_tiles(player, temple, -1)
        game.tell(TOOK_TILE, seat, temple, left)
        game.gain(seat, VP, 1 + REWARD)


def trigger_all(game: Deus, temple: i64) -> None:
    """It does not matter who caused it."""
    for seat in range(len(game.players)):
        trigger(game, seat, temple)


def placed(game: Deus, seat: Seat, kind: i64, hex_: Hex) -> None:
    """Seth, Sobek and Thoth count the buildings in the region: two, three or four."""
    player = game.players[seat]
    if len(player.rows[TEMPLE]) == 0:
        return
    if kind == TEMPLE and game.variant.switches["temple_self_trigger"]:
        lay_tiles_at_once(game, seat)
    buildings = player.buildings_in(BIT[hex_])
    if 2 <= buildings <= 4:
        trigger(game, seat, SETH + buildings - 2)


def lay_tiles_at_once(game: Deus, seat: Seat) -> None:
    """Those of them that are just being built get their tiles in time for their own piece."""
    player = game.players[seat]
    spot = spot_of(TEMPLE, len(player.rows[TEMPLE]))
    for effect in CARDS[player.card_at(spot)].effects:
        if isinstance(effect, LayTiles) and effect.temple >= SETH:
            effect.apply(game, seat, spot)


def temple_built(game: Deus, seat: Seat, card: CardId) -> None:
    """Horus, whoever built it. The temple itself has no tiles yet."""
    trigger_all(game, HORUS)


def attacked(game: Deus) -> None:
    """Hathor, whoever attacked."""
    trigger_all(game, HATHOR)


def tiles_left(player: Player) -> i64:
    """Tiles still on temples count 1 VP each at the end."""
    count: i64 = 0
    for tiles in player.egypt.tiles:
        count += tiles
    return count


# Offerings: Ptah, Isis.


def offered(game: Deus, seat: Seat, cards: i64) -> i64:
    """Ptah counts more cards than were offered."""
    for temple in game.players[seat].rows[TEMPLE]:
        for effect in CARDS[temple].effects:
            if isinstance(effect, CountMore):
                cards += effect.cards
    return cards


def refill(game: Deus, seat: Seat) -> i64:
    """Isis draws up to more cards."""
    for temple in game.players[seat].rows[TEMPLE]:
        for effect in CARDS[temple].effects:
            if isinstance(effect, RefillTo):
                return effect.hand
    return HAND

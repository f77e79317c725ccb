"""The scribe, and the civil cards (brown)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import BIT, size
from ...core.types import NOBODY, Hex, Seat
from ..printed import CIVIL, EGYPT, GAME, Effect
from ..state import Deus, Player

MOVED_SCRIBE: Final = GAME.add_event("moved_scribe", ["hex"])


def placed(game: Deus, seat: Seat, kind: i64, hex_: Hex) -> None:
    """A civil piece was built: the scribe goes under it."""
    if kind == CIVIL and game.variant.plays(CIVIL, EGYPT):
        own = game.players[seat].egypt.copy()
        own.scribe = hex_
        game.players[seat].egypt = own
        game.tell(MOVED_SCRIBE, seat, game.board.answer[hex_])


def scribe_of(player: Player) -> i64:
    """The region with the scribe, as a set of one; none before the first civil building."""
    scribe = player.egypt.scribe
    return 0 if scribe == NOBODY else BIT[scribe]


class GainPerCount(Effect):
    """Gain `amount` of `good` for each thing counted: every civil card counts something else."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.gain(seat, self.good, self.amount * self.count(game, game.players[seat]))

    def count(self, game: Deus, player: Player) -> i64:
        raise NotImplementedError


class GainPerFreeLand(GainPerCount):
    """Country Estate: unoccupied land regions next to the scribe, defeated villages too."""

    def count(self, game: Deus, player: Player) -> i64:
        free = game.board.land & ~game.occupied() | game.attacked
        return size(game.board.next_to(scribe_of(player)) & free)


class GainPerSea(GainPerCount):
    """Lighthouse: seas next to a building of yours on land."""

    def count(self, game: Deus, player: Player) -> i64:
        coast = game.board.next_to(player.cities(1) & game.board.land)
        count: i64 = 0
        for sea in game.board.seas:
            if sea & coast:
                count += 1
        return count


class GainPerTile(GainPerCount):
    """Palace: continent tiles with a building of yours."""

    def count(self, game: Deus, player: Player) -> i64:
        count: i64 = 0
        for spaces in game.board.of_tile:
            if spaces & player.cities(1):
                count += 1
        return count


class GainPerBuilding(GainPerCount):
    """Town House: your buildings in the scribe's region."""

    def count(self, game: Deus, player: Player) -> i64:
        return player.buildings_in(scribe_of(player))


class GainPerSameTerrain(GainPerCount):
    """Inn: regions you occupy that have the terrain of the scribe's."""

    def count(self, game: Deus, player: Player) -> i64:
        for regions in game.board.of_terrain:
            if regions & scribe_of(player):
                return size(regions & player.own)
        return 0

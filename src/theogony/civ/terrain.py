"""How hard a space is to use: printed difficulty, and what leaders and cards make of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.types import Hex, Seat
from .printed import JAPAN, KUMASI, MOHENJO_DARO
from .state import Civ
from .tiles import DESERT, FOREST, MOUNTAINS

PLAIN: Final = 0  # for moving caravans and for defence
BUILDING: Final = 1  # while an industry card is resolved
PLACING: Final = 2  # control tokens, while a culture or industry card is resolved
PLACING_ELSE: Final = 3  # control tokens, at another time


def difficulty(game: Civ, seat: Seat, hex_: Hex, purpose: i64) -> i64:
    """For the seat whose turn it is, also where it attacks another player's space.

    Texts that set a difficulty come first, the lowest counts; reductions after that. Terrain
    stays what it is, and natural wonders, which have none, stay out of those texts.
    """
    board = game.board
    player = game.players[seat]
    terrain = board.terrain[hex_]
    found = board.difficulty[hex_]
    if player.has(JAPAN) and (terrain == DESERT or terrain == MOUNTAINS):
        if (board.edge[hex_] or board.coast[hex_]) and found > 3:
            found = 3
    if terrain == FOREST and player.has(KUMASI) and (purpose == BUILDING or purpose == PLACING):
        found = 1
    if purpose >= PLACING and player.has(MOHENJO_DARO):
        found -= 1
    return found

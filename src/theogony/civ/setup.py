"""Tables of Civilization: a new one, or the one a position describes."""

from __future__ import annotations

from ..core.position import Entry
from ..core.rng import seeded
from ..core.rulebook import Setup
from ..core.types import NOBODY, Document
from . import cards as _cards  # the focus cards have to be there
from .board import NO_MAP
from .mapping import DealTiles
from .preparing import Prepare, ask_leaders, first_map, lay_out, seat_capitals
from .printed import GAME
from .reading import read_table
from .state import Civ, Variant, new_player


class CivSetup(Setup):
    def new(self, players: int, seed: int, switches: Document) -> Civ:
        game = Civ(seeded(seed), Variant(switches), NO_MAP)
        for _ in range(players):
            game.players.append(new_player(NOBODY, []))
        game.origin = {"players": players, "seed": seed, "switches": switches}
        game.push(Prepare(0))
        if switches["map"] == "first_game":
            lay_out(game, first_map(players))
            seat_capitals(game)
        else:
            game.push(DealTiles(0))
        ask_leaders(game, switches["leaders"])
        game.settle()
        return game

    def read_table(self, table: Entry) -> Civ:
        return read_table(table)


GAME.setup = CivSetup()
__all__ = ["CivSetup", "_cards"]

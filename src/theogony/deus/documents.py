"""What is written of a table: the whole of it as a position, or what a seat may see."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, members
from ..core.types import NOBODY, Document
from .printed import GAME, GOODS, KINDS, MILITARY, STANDARD_KINDS, VP, WOOD
from .tiles import TERRAINS

if TYPE_CHECKING:
    from .state import Deus, Player


def ids(cards: vec[i64]) -> list[str]:
    words = GAME.words["card"]
    return [words[card] for card in cards]


def by_kind(counts: vec[i64]) -> Document:
    return {kind: counts[number] for number, kind in enumerate(STANDARD_KINDS)}


def pieces(game: Deus, player: Player) -> Document:
    """The pieces on the board, by region."""
    found: Document = {}
    own: i64 = 0
    for kind in range(len(KINDS)):
        own |= player.at[kind]
    for hex_ in members(own):
        here = [KINDS[kind] for kind in range(len(KINDS)) if player.at[kind] & BIT[hex_]]
        more = max(player.armies_in(BIT[hex_]) - 1, 0)
        found[game.board.name(hex_)] = here + [KINDS[MILITARY]] * more
    return found


def position(game: Deus) -> Document:
    """The whole table. `from_position` reads it back."""
    written: Document = common(game)
    written["game"] = GAME.name
    written["version"] = GAME.version
    written["deck"] = ids(game.deck[: game.left])
    written["discard"] = ids(game.discard)
    written["removed"] = ids(game.removed)
    written["box"] = ids(game.box)
    written["seats"] = [whole_seat(game, player) for player in game.players]
    written["generator"] = game.rng.written()
    written["pending"] = game.pending()
    return written


def common(game: Deus) -> Document:
    """What lies open to everybody and is written the same way in positions and views."""
    board = game.board
    switches = game.variant.switches
    supply: Document = {GOODS[good]: game.supply[good] for good in range(WOOD, VP)}
    return {
        "switches": switches | {"layout": deepcopy(switches["layout"])},  # the only list
        "map": [tile.written() for tile in board.tiles],
        "villages": {board.name(hex_): game.village_vp[hex_] for hex_ in members(board.villages)},
        "attacked": [board.name(hex_) for hex_ in members(game.attacked)],
        "supply": supply | {"temples": game.temples},
        "start": game.start,
        "round": game.round,
        "idle": game.idle,
        "turns_left": None if game.turns_left == NOBODY else game.turns_left,
        **game.expansion.written(game),
    }


def open_seat(game: Deus, player: Player) -> Document:
    return {
        "tableau": by_kind(player.tableau),
        "supply": by_kind(player.supply),
        "rows": {KINDS[kind]: ids(player.rows[kind]) for kind in range(len(KINDS))},
        "pieces": pieces(game, player),
        **game.expansion.written_seat(game, player),
    }


def whole_seat(game: Deus, player: Player) -> Document:
    goods: Document = {name: player.goods[good] for good, name in enumerate(GOODS)}
    return open_seat(game, player) | {
        "goods": goods,
        "hand": ids(player.hand),
        "offering": ids(player.offering),
        "chosen": by_kind(player.chosen),
        "joker": None if player.joker == NOBODY else GAME.words["card"][player.joker],
    }


def table(game: Deus, seat: int | None) -> Document:
    """What a seat sees: of itself everything, of the others what lies open."""
    shown = common(game)
    shown["hexes"] = {
        game.board.name(hex_): TERRAINS[game.board.terrain[hex_]] for hex_ in range(game.board.size)
    }
    shown["deck"] = game.left
    shown["removed"] = len(game.removed)
    shown["box"] = len(game.box)
    shown["discard"] = {"count": len(game.discard), "top": ids(game.discard[-1:])}
    shown["seats"] = [
        whole_seat(game, player) if i == seat else others_seat(game, player)
        for i, player in enumerate(game.players)
    ]
    if not game.stack:
        shown["scores"] = game.scores()
        shown["breakdown"] = game.breakdown()
        shown["ranking"] = game.ranking()
    return shown


def others_seat(game: Deus, player: Player) -> Document:
    """Of secret things only how many there are."""
    goods: Document = {name: player.goods[good] for good, name in enumerate(GOODS)}
    if not game.variant.vp_open and game.stack:
        del goods["vp"]
    return open_seat(game, player) | {
        "goods": goods,
        "hand": len(player.hand),
        "offering": len(player.offering),
        "chosen": player.pieces_chosen() == game.variant.start_pieces > 0,
        "joker": player.joker != NOBODY,
    }

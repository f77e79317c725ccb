"""Building an advanced map: a core of four tiles, then everybody lays three in turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ..core.bits import BIT, members
from ..core.hexes import around
from ..core.steps import Options, Question, Step
from ..core.tiles import SIDES, TURNS
from ..core.types import Seat
from .board import GRID, Board, Laid, enclosed
from .preparing import lay_out, put_capital
from .printed import GAME, HEX, SIDE, TILE, TURNED, WATER_TOKENS
from .state import Civ
from .tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    CORE,
    NATURAL_TILES,
    PLAIN_TILES,
)

CORE_DIE: Final = GAME.add_event("core_die", ["die", "side"], chance=True)
DEALT_TILE: Final = GAME.add_event("dealt_tile", ["tile"], chance=True)
LAID_TILE: Final = GAME.add_event("laid_tile", ["tile", "side", "turn", "hex"])
FILLED: Final = GAME.add_event("filled", ["hex"])

NOT_FOUR: Final = GAME.add_rule("civ.map.place.four")
NOT_AT_CORE: Final = GAME.add_rule("civ.map.place.core")
NO_WATER_LEFT: Final = GAME.add_rule("civ.map.hole.limit")

TOUCHED: Final = 4  # so many spaces on the table a new tile touches


class Outline:
    """The spaces of a tile laid at 0,0 one way round, and those around it."""

    def __init__(self, side: int, turn: int) -> None:
        self.shape: Final = Laid(0, 0, 1, side, turn).places()
        near = {place for space in self.shape for place in around(space)}
        self.rim: Final = sorted(near - set(self.shape))

    def spaces(self, q: int, r: int) -> set[tuple[int, int]]:
        return {(q + dq, r + dr) for dq, dr in self.shape}


OUTLINES: Final = [Outline(side, turn) for side in range(len(SIDES)) for turn in range(TURNS)]


# Dealing.


class DealTiles(Step[Civ]):
    """A capital tile each; the core; two tiles more each. Then somebody begins."""

    def run(self, game: Civ) -> None:
        capitals = shuffled(game, CAPITAL_TILES)
        naturals = shuffled(game, NATURAL_TILES)
        states = shuffled(game, CITY_STATE_TILES)
        core = extend(naturals[:2], states[:2])
        game.shuffle(core)
        others = shuffled(
            game,
            [t for t in [*NATURAL_TILES, *CITY_STATE_TILES, *PLAIN_TILES] if t not in core],
        )
        lay_core(game, core)
        for seat, player in enumerate(game.players):
            for tile in [capitals[seat], others[2 * seat], others[2 * seat + 1]]:
                player.tiles |= BIT[tile]
                game.tell(DEALT_TILE, seat, tile)
        game.push(AskTile(game.chance(len(game.players))))


GAME.add_step("deal_tiles", DealTiles, ["seat"])


def shuffled(game: Civ, tiles: list[int]) -> vec[i64]:
    found = vec[i64]([i64(tile) for tile in sorted(tiles)])
    game.shuffle(found)
    return found


def lay_core(game: Civ, core: vec[i64]) -> None:
    """One die decides on which side all of them lie: 1 to 3 is side a."""
    die = game.chance(6) + 1
    side = 0 if die <= 3 else 1
    game.tell(CORE_DIE, -1, die, side)
    tiles = [
        Laid(q, r, tile, side, turn) for tile, (q, r, turn) in zip(core, CORE[side], strict=True)
    ]
    for laid in tiles:
        tell_laid(game, -1, laid)
    lay_out(game, Board(tiles, []))


def tell_laid(game: Civ, seat: Seat, laid: Laid) -> None:
    place = GRID.numbers[(laid.q, laid.r)]
    game.tell(LAID_TILE, seat, laid.tile, laid.side, laid.turn, place)


# Where a tile may lie.


def sites(board: Board, side: i64, turn: i64) -> list[i64]:
    """Where the middle of any tile may lie, this way round. A board is asked once."""
    if not board.sites:
        board.sites = found_sites(board)
    return board.sites[TURNS * side + turn]


class Table:
    """What matters of the tiles on the table when another one is laid."""

    def __init__(self, board: Board) -> None:
        places = [tile.places() for tile in board.tiles]
        self.tiles: Final = {place for tile in places for place in tile}
        self.covered: Final = self.tiles | set(board.filled)
        core = {place for tile in places[: len(CORE[0])] for place in tile}
        second = [tile for tile in places if touches(tile, core)]
        self.core: Final = core
        self.second: Final = {place for tile in second for place in tile}
        self.water: Final = WATER_TOKENS - len(board.filled)

    def cannot_lie(self, outline: Outline, q: int, r: int, ring: int) -> i64:
        """The rule against a middle there, 0 if it may lie; `ring` tells what it must touch."""
        rim = [(q + dq, r + dr) for dq, dr in outline.rim]
        if len([place for place in rim if place in self.tiles]) < TOUCHED:
            return NOT_FOUR
        wanted = [self.core, self.second, self.tiles, self.tiles][ring]
        if not any([place in wanted for place in rim]):
            return NOT_AT_CORE
        return NO_WATER_LEFT if ring < ANYWHERE and self.is_too_wide(outline, q, r) else 0

    def is_too_wide(self, outline: Outline, q: int, r: int) -> bool:
        """Whether it would enclose more than there are water tokens."""
        rim = {(q + dq, r + dr) for dq, dr in outline.rim} - self.covered
        if is_connected(rim):  # nothing is cut off
            return False
        return len(enclosed(self.covered | outline.spaces(q, r))) > self.water

    def middles(self, outline: Outline) -> list[tuple[int, int]]:
        """Where a tile fits and touches four spaces."""
        count: dict[tuple[int, int], int] = {}
        for q, r in self.tiles:
            for dq, dr in outline.rim:
                middle = (q - dq, r - dr)
                count[middle] = count.get(middle, 0) + 1
        taken = {(q - dq, r - dr) for q, r in self.covered for dq, dr in outline.shape}
        return [place for place, n in count.items() if n >= TOUCHED and place not in taken]


# What a tile has to touch: the core; else a tile that touches it; else anything; at last without
# regard to the water tokens.
AT_CORE: Final = 0
ANYWHERE: Final = 3


def touches(tile: list[tuple[int, int]], places: set[tuple[int, int]]) -> bool:
    return any([next_ in places for place in tile for next_ in around(place)])


def is_connected(places: set[tuple[int, int]]) -> bool:
    left = set(places)
    queue = [left.pop()] if left else []
    while queue:
        for next_ in around(queue.pop()):
            if next_ in left:
                left.remove(next_)
                queue.append(next_)
    return not left


def found_sites(board: Board) -> list[list[i64]]:
    table = Table(board)
    middles = [table.middles(outline) for outline in OUTLINES]
    for ring in range(AT_CORE, ANYWHERE + 1):
        found: list[list[i64]] = []
        for outline, places in zip(OUTLINES, middles, strict=True):
            fits = [
                GRID.numbers[(q, r)]
                for q, r in places
                if is_near(outline, q, r) and table.cannot_lie(outline, q, r, ring) == 0
            ]
            found.append([i64(number) for number in sorted(fits)])
        if any(found):
            return found
    raise AssertionError("a tile always fits somewhere")


def is_near(outline: Outline, q: int, r: int) -> bool:
    """Whether all spaces have a name."""
    return (q, r) in GRID.numbers and all([s in GRID.numbers for s in outline.spaces(q, r)])


# Laying: tile, side, turn, place.


class AskTile(Question[Civ]):
    """Which of the own tiles? As all have one shape, each of them fits."""

    def options(self, game: Civ, out: Options) -> None:
        for tile in members(game.players[self.seat].tiles):
            out.add(TILE + tile)

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskSide(self.seat, answer - TILE))


GAME.add_step("tile", AskTile, ["seat"], "civ.map.order")


class AskSide(Question[Civ]):
    def __init__(self, seat: Seat, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, game: Civ, out: Options) -> None:
        for side in range(len(SIDES)):
            if any([len(sites(game.board, side, turn)) for turn in range(TURNS)]):
                out.add(SIDE + side)

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskTurn(self.seat, self.tile, answer - SIDE))


GAME.add_step("side", AskSide, ["seat", "tile"], "civ.map.place.side")


class AskTurn(Question[Civ]):
    """How far is it turned, times 60 degrees?"""

    def __init__(self, seat: Seat, tile: i64, side: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.side: Final = side

    def options(self, game: Civ, out: Options) -> None:
        for turn in range(TURNS):
            if len(sites(game.board, self.side, turn)):
                out.add(TURNED + turn)

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskPlace(self.seat, self.tile, self.side, answer - TURNED))


GAME.add_step("turn", AskTurn, ["seat", "tile", "side"], "civ.map.place.side")


class AskPlace(Question[Civ]):
    """Where does its middle go?"""

    def __init__(self, seat: Seat, tile: i64, side: i64, turn: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.side: Final = side
        self.turn: Final = turn

    def options(self, game: Civ, out: Options) -> None:
        for number in sites(game.board, self.side, self.turn):
            out.add(HEX + number)

    def cannot(self, game: Civ, answer: i64) -> i64:
        if not HEX <= answer < HEX + len(GRID.places):
            return 0
        q, r = GRID.places[answer - HEX]
        outline = OUTLINES[TURNS * self.side + self.turn]
        table = Table(game.board)
        if outline.spaces(q, r) & table.covered:
            return 0
        return table.cannot_lie(outline, q, r, AT_CORE)

    def answer(self, game: Civ, answer: i64) -> None:
        q, r = GRID.places[answer - HEX]
        lay_tile(game, self.seat, Laid(q, r, int(self.tile), int(self.side), int(self.turn)))
        next_ = (self.seat + 1) % len(game.players)
        if game.players[next_].tiles:
            game.push(AskTile(next_))


GAME.add_step("place", AskPlace, ["seat", "tile", "side", "turn"], "civ.map.place.side")


def lay_tile(game: Civ, seat: Seat, laid: Laid) -> None:
    """The tile, water in the holes that it closes, and the capital on its icon."""
    player = game.players[seat]
    player.tiles &= ~BIT[laid.tile]
    tiles = [*game.board.tiles, laid]
    filled = game.board.filled
    covered = {place for tile in tiles for place in tile.places()}
    holes = enclosed(covered | set(filled))[: WATER_TOKENS - len(filled)]
    tell_laid(game, seat, laid)
    for place in holes:
        game.tell(FILLED, seat, GRID.numbers[place])
    lay_out(game, Board(tiles, filled + holes))
    if laid.tile in CAPITAL_TILES:
        put_capital(game, seat, game.board.hexes.numbers[laid.places()[0]])

"""The map: tiles laid side by side, its spaces numbered, who is next to whom."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest
from ..core.errors import PositionError, SetupError
from ..core.hexes import DIRECTIONS, NOWHERE, Hexes, around, disc
from ..core.position import Entry
from ..core.rng import Rng
from ..core.tiles import OPEN, LaidTile, misfit, read_tile
from ..core.types import Hex
from .tiles import FACES, SEA, TERRAINS, TILES, VILLAGE

RADIUS: Final = 10  # no space may lie further from 0,0; enough for any seven tiles in a line
GRID: Final = Hexes(disc(RADIUS))  # every place a space can have, whatever the map
DRAWS: Final = 2000  # how often a map is drawn before it is given up


class Laid(LaidTile):
    """A tile of seven spaces: the middle and those around it."""

    def shape(self) -> list[tuple[int, int]]:
        return [(0, 0), *DIRECTIONS]

    def face(self) -> list[int]:
        return FACES[2 * (self.tile - 1) + self.side]

    def village(self) -> tuple[int, int]:
        return self.places()[self.face().index(VILLAGE)]


class Board:
    """The map of one game. It never changes: all copies of the game share it."""

    def __init__(self, tiles: list[Laid], hole_is_edge: bool) -> None:
        self.tiles: Final = tiles
        terrain_at: dict[tuple[int, int], int] = {}
        for tile in tiles:
            for place, terrain in zip(tile.places(), tile.face(), strict=True):
                terrain_at[place] = terrain
        places = sorted(terrain_at, key=lambda place: (place[1], place[0]))
        self.hexes: Final = Hexes(places)
        self.size: Final[i64] = len(places)
        self.terrain: Final = vec[i64]([terrain_at[place] for place in places])
        self.answer: Final = vec[i64]([GRID.numbers[place] for place in places])
        self.space: Final = vec[i64]([self.hexes.numbers.get(p, NOWHERE) for p in GRID.places])
        self.near: Final = self.neighbours()  # for each space the set of those next to it
        self.near2: Final = self.within_two()  # for each space those at most two steps away
        self.of_terrain: Final = vec[i64]([self.spaces_of(t) for t in range(len(TERRAINS))])
        self.villages: Final[i64] = self.of_terrain[VILLAGE]
        self.sea: Final[i64] = self.of_terrain[SEA]
        self.regions: Final[i64] = BIT[self.size] - 1 & ~self.villages
        self.land: Final[i64] = self.regions & ~self.sea
        self.edge: Final[i64] = self.regions & self.open_sided(hole_is_edge)
        self.seas: Final = self.connected(self.sea)
        self.of_tile: Final = vec[i64]([self.spaces_on(tile) for tile in tiles])

    def neighbours(self) -> vec[i64]:
        masks = vec[i64]([0] * len(self.hexes.places))
        for hex_ in range(len(self.hexes.places)):
            for i in range(6):
                next_ = self.hexes.neighbours[6 * hex_ + i]
                if next_ != NOWHERE:
                    masks[hex_] |= BIT[next_]
        return masks

    def within_two(self) -> vec[i64]:
        """Steps go over existing spaces of any kind: a gap in the board is no shortcut."""
        near = self.near
        return vec[i64]([near[hex_] | self.next_to(near[hex_]) for hex_ in range(len(near))])

    def next_to(self, spaces: i64) -> i64:
        """All spaces next to one of these."""
        found: i64 = 0
        while spaces:
            found |= self.near[lowest(spaces)]
            spaces &= spaces - 1
        return found

    def connected(self, spaces: i64) -> vec[i64]:
        """These spaces in groups as large as possible, each connected: the seas of a map."""
        groups = vec[i64]()
        while spaces:
            group: i64 = 0
            grown = BIT[lowest(spaces)]
            while grown != group:
                group = grown
                grown |= self.next_to(group) & spaces
            groups = append(groups, group)
            spaces &= ~group
        return groups

    def sea_of(self, hex_: Hex) -> i64:
        """The sea a sea region belongs to."""
        for sea in self.seas:
            if sea & BIT[hex_]:
                return sea
        return 0

    def spaces_of(self, terrain: int) -> i64:
        mask: i64 = 0
        for hex_ in range(len(self.terrain)):
            if self.terrain[hex_] == terrain:
                mask |= BIT[hex_]
        return mask

    def spaces_on(self, tile: Laid) -> i64:
        mask: i64 = 0
        for place in tile.places():
            mask |= BIT[self.hexes.numbers[place]]
        return mask

    def open_sided(self, hole_is_edge: bool) -> i64:
        """Spaces fewer than six of whose sides touch another space.

        Without `hole_is_edge` only sides that face the outside count, not those of a hole.
        """
        outside = None if hole_is_edge else self.outside()
        mask: i64 = 0
        for hex_, place in enumerate(self.hexes.places):
            for next_ in around(place):
                if next_ not in self.hexes.numbers and (outside is None or next_ in outside):
                    mask |= BIT[hex_]
        return mask

    def outside(self) -> set[tuple[int, int]]:
        """The places without a space that are connected with the world beyond the map."""
        far = [place for place in disc(RADIUS + 1) if place not in self.hexes.numbers]
        free = set(far)
        queue = [(RADIUS + 1, 0)]
        found = set(queue)
        while queue:
            for next_ in around(queue.pop()):
                if next_ in free and next_ not in found:
                    found.add(next_)
                    queue.append(next_)
        return found

    def name(self, hex_: Hex) -> str:
        return self.hexes.names[hex_]


def drawn(wanted: list[Laid], rng: Rng) -> list[Laid]:
    """Draw what is left open: tiles, sides and turns. Maps with touching villages are redrawn."""
    free = [n for n in range(1, TILES + 1) if n not in [laid.tile for laid in wanted]]
    for _ in range(DRAWS):
        order = vec[i64](free)
        rng.shuffle(order)
        tiles: list[Laid] = []
        for laid in wanted:
            tile = laid.tile
            if tile == OPEN:
                tile = order[len(order) - 1]
                order = order[:-1]
            side = rng.below(2) if laid.side == OPEN else laid.side
            turn = rng.below(6) if laid.turn == OPEN else laid.turn
            tiles.append(Laid(laid.q, laid.r, tile, side, turn))
        if not touching_villages(tiles):
            return tiles
    pair = " and ".join(touching_villages(tiles))
    raise SetupError(f"switch layout: the villages at {pair} touch")


def touching_villages(tiles: list[Laid]) -> list[str]:
    """The first two villages that are adjacent, none if none are."""
    villages = [laid.village() for laid in tiles]
    for i, village in enumerate(villages):
        for other in villages[i + 1 :]:
            if other in around(village):
                return [f"{village[0]},{village[1]}", f"{other[0]},{other[1]}"]
    return []


def expect_board(wanted: list[Laid], tiles: int) -> None:
    """The right number of tiles, and they make one map."""
    if len(wanted) != tiles:
        raise SetupError(f"switch layout has {len(wanted)} tiles, expected {tiles}")
    fault = misfit([*wanted], GRID, "switch layout")
    if fault:
        raise SetupError(fault)


def read_layout(value: list[Any]) -> list[Laid]:
    """A layout as people write it: `{at: [q, r], tile: 1, side: a, turn: 0}`, all but `at` free."""
    wanted: list[Laid] = []
    for i, said in enumerate(value):
        try:
            q, r, tile, side, turn = read_tile(Entry(said, f"switch layout[{i}]"), TILES)
        except PositionError as error:
            raise SetupError(str(error)) from error
        wanted.append(Laid(q, r, tile, side, turn))
    return wanted

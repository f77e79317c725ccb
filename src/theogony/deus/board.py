"""The map: tiles laid side by side, its spaces numbered, who is next to whom."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest
from ..core.errors import SetupError
from ..core.hexes import DIRECTIONS, NOWHERE, Hexes, around, disc, rotated
from ..core.rng import Rng
from ..core.types import Document, Hex
from .tiles import FACES, SEA, SIDES, TERRAINS, TILES, VILLAGE

OPEN: Final = -1  # a tile, side or turn still to be drawn
RADIUS: Final = 10  # no space may lie further from 0,0; enough for any seven tiles in a line
GRID: Final = Hexes(disc(RADIUS))  # every place a space can have, whatever the map
DRAWS: Final = 2000  # how often a map is drawn before it is given up


class Laid:
    """A tile on the table: where its middle lies, which tile, which side, how far turned."""

    def __init__(self, q: int, r: int, tile: int, side: int, turn: int) -> None:
        self.q: Final = q
        self.r: Final = r
        self.tile: Final = tile  # 1 to 7
        self.side: Final = side
        self.turn: Final = turn  # times 60 degrees

    def places(self) -> list[tuple[int, int]]:
        """Its seven spaces in the order of its face."""
        ring = [rotated(direction, self.turn) for direction in DIRECTIONS]
        return [(self.q, self.r)] + [(self.q + dq, self.r + dr) for dq, dr in ring]

    def face(self) -> list[int]:
        return FACES[2 * (self.tile - 1) + self.side]

    def village(self) -> tuple[int, int]:
        return self.places()[self.face().index(VILLAGE)]

    def written(self) -> Document:
        at = [self.q, self.r]
        return {"at": at, "tile": self.tile, "side": SIDES[self.side], "turn": self.turn}


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
    """The right number of tiles, each once, connected, without overlap, near 0,0."""
    if len(wanted) != tiles:
        raise SetupError(f"switch layout has {len(wanted)} tiles, expected {tiles}")
    numbers = [laid.tile for laid in wanted if laid.tile != OPEN]
    for number in numbers:
        if numbers.count(number) > 1:
            raise SetupError(f"switch layout has tile {number} more than once")
    owner: dict[tuple[int, int], int] = {}
    for i, laid in enumerate(wanted):
        for place in laid.places():
            q, r = place
            if place not in GRID.numbers:
                raise SetupError(
                    f"switch layout[{i}] covers {q},{r}, expected at most {RADIUS} steps from 0,0"
                )
            if place in owner:
                raise SetupError(f"switch layout[{i}] and [{owner[place]}] both cover {q},{r}")
            owner[place] = i
    reached = {0}
    queue = wanted[0].places()
    while queue:
        for next_ in around(queue.pop()):
            tile = owner.get(next_, 0)
            if tile not in reached:
                reached.add(tile)
                queue.extend(wanted[tile].places())
    if len(reached) < tiles:
        lone = [i for i in range(tiles) if i not in reached]
        raise SetupError(f"switch layout[{lone[0]}] is not connected with [0]")


def read_layout(value: list[Any]) -> list[Laid]:
    """A layout as people write it: `{at: [q, r], tile: 1, side: a, turn: 0}`, all but `at` free."""
    return [read_laid(entry, f"switch layout[{i}]") for i, entry in enumerate(value)]


def read_laid(entry: object, path: str) -> Laid:
    if not isinstance(entry, dict):
        raise SetupError(f"{path} is {entry!r}, expected at, tile, side, turn")
    for name in entry:
        if name not in ("at", "tile", "side", "turn"):
            raise SetupError(f"{path}.{name} is unknown, expected at, tile, side or turn")
    at = entry.get("at")
    if not (isinstance(at, list) and len(at) == 2 and all(type(n) is int for n in at)):
        raise SetupError(f"{path}.at is {at!r}, expected [q, r]")
    side = entry.get("side")
    side = side.lower() if isinstance(side, str) else side
    if side is not None and side not in SIDES:
        raise SetupError(f"{path}.side is {side!r}, expected a or b")
    return Laid(
        at[0],
        at[1],
        number_or_open(entry.get("tile"), 1, TILES, f"{path}.tile"),
        OPEN if side is None else SIDES.index(side),
        number_or_open(entry.get("turn"), 0, 5, f"{path}.turn"),
    )


def number_or_open(value: object, least: int, most: int, path: str) -> int:
    if value is None:
        return OPEN
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise SetupError(f"{path} is {value!r}, expected {least} to {most}")

"""The map: tiles laid side by side, its spaces numbered, what is printed on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.hexes import DIRECTIONS, NOWHERE, Hexes, around, disc
from ..core.tiles import SIDES, LaidTile
from ..core.types import Hex
from .tiles import DIFFICULTY, FACES, NATURAL, SHAPE, TERRAINS, WATER

RADIUS: Final = 24  # no space can lie further from 0,0, however a map is built
GRID: Final = Hexes(disc(RADIUS))  # every place a space can have, whatever the map
NOTHING: Final = -1  # no icon
TWO_AROUND: Final = disc(2)

RESOURCES: Final = ["marble", "mercury", "oil", "diamond"]
LETTERS: Final = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]  # of the barbarians
CITY_STATES: Final = [
    *["carthage", "kumasi", "brussels", "seoul"],
    *["geneva", "mohenjo_daro", "buenos_aires", "kabul"],
]
NATURAL_WONDERS: Final = [
    *["torres_del_paine", "cliffs_of_dover", "mt_everest", "crater_lake"],
    *["grand_mesa", "galapagos_islands", "mt_kilimanjaro", "pantanal"],
]
CAPITAL: Final = "capital"


class Laid(LaidTile):
    """A tile of ten spaces; side b has the shape of side a in the mirror."""

    def shape(self) -> list[tuple[int, int]]:
        return SHAPE if self.side == 0 else [(-q - r, r) for q, r in SHAPE]

    def face(self) -> list[str]:
        return FACES[f"{self.tile}{SIDES[self.side]}"].split()


class Board:
    """The map of one game. It never changes: a map that is being built is replaced."""

    def __init__(self, tiles: list[Laid], filled: list[tuple[int, int]]) -> None:
        self.tiles: Final = tiles
        self.filled: Final = filled  # holes with a water token
        face_at: dict[tuple[int, int], str] = {}
        for tile in tiles:
            for place, face in zip(tile.places(), tile.face(), strict=True):
                face_at[place] = face
        for place in filled:
            face_at[place] = TERRAINS[WATER]
        places = sorted(face_at, key=lambda place: (place[1], place[0]))
        printed = [face_at[place].split("+") for place in places]
        icons = [face[1] if len(face) > 1 else "" for face in printed]
        self.icons: Final = icons  # what is printed on each space, "" for nothing
        self.hexes: Final = Hexes(places)
        self.size: Final[i64] = len(places)
        self.q: Final = vec[i64]([q for q, _ in places])
        self.r: Final = vec[i64]([r for _, r in places])
        self.terrain: Final = vec[i64]([TERRAINS.index(face[0]) for face in printed])
        self.difficulty: Final = vec[i64]([DIFFICULTY[terrain] for terrain in self.terrain])
        self.answer: Final = vec[i64]([GRID.numbers[place] for place in places])
        self.space: Final = vec[i64]([self.hexes.numbers.get(p, NOWHERE) for p in GRID.places])
        self.next: Final = self.hexes.neighbours  # six for each space, in the order of directions
        self.near: Final = vec[vec[i64]]([self.around(hex_) for hex_ in range(len(places))])
        self.close: Final = vec[vec[i64]]([self.within_two(hex_) for hex_ in range(len(places))])
        self.resource: Final = icon_numbers(icons, RESOURCES)
        self.barbarian: Final = icon_numbers(icons, LETTERS)
        self.city_state: Final = icon_numbers(icons, CITY_STATES)
        self.natural: Final = icon_numbers(icons, NATURAL_WONDERS)
        self.lair: Final = spaces_of_icons(self.barbarian, len(LETTERS))  # by letter
        self.state_space: Final = spaces_of_icons(self.city_state, len(CITY_STATES))
        self.treasures: Final = vec[i64](  # where a resource or a natural wonder is printed
            [
                hex_
                for hex_ in range(len(places))
                if self.resource[hex_] != NOTHING or self.natural[hex_] != NOTHING
            ]
        )
        self.capitals: Final = [hex_ for hex_, icon in enumerate(icons) if icon == CAPITAL]
        self.edge: Final = vec[i64]([1 if len(near) < 6 else 0 for near in self.near])
        self.coast: Final = self.beside_water()
        self.sites: list[list[i64]] = []  # where the next tile may lie, once that was asked

    def around(self, hex_: int) -> vec[i64]:
        """The spaces next to a space."""
        found = vec[i64]()
        for i in range(len(DIRECTIONS)):
            next_ = self.next[6 * hex_ + i]
            if next_ != NOWHERE:
                found = append(found, next_)
        return found

    def within_two(self, hex_: int) -> vec[i64]:
        """The spaces up to two spaces away, itself among them, by plain distance."""
        found = vec[i64]()
        q, r = self.hexes.places[hex_]
        for dq, dr in TWO_AROUND:
            other = self.hexes.numbers.get((q + dq, r + dr), NOWHERE)
            if other != NOWHERE:
                found = append(found, i64(other))
        return found

    def beside_water(self) -> vec[i64]:
        """For each space whether water is next to it."""
        found = vec[i64]([0] * len(self.near))
        for hex_, near in enumerate(self.near):
            for next_ in near:
                if self.terrain[next_] == WATER:
                    found[hex_] = 1
        return found

    def is_water(self, hex_: Hex) -> bool:
        return self.terrain[hex_] == WATER

    def is_natural(self, hex_: Hex) -> bool:
        return self.terrain[hex_] == NATURAL

    def distance(self, a: Hex, b: Hex) -> i64:
        """Plain distance, through anything."""
        q = self.q[a] - self.q[b]
        r = self.r[a] - self.r[b]
        return (magnitude(q) + magnitude(r) + magnitude(q + r)) // 2

    def name(self, hex_: Hex) -> str:
        return self.hexes.names[hex_]


def magnitude(number: i64) -> i64:
    """What abs() gives, for numbers that stay plain."""
    return number if number >= 0 else -number


def icon_numbers(icons: list[str], words: list[str]) -> vec[i64]:
    """For each space the number of the icon of one sort, NOTHING if it has none."""
    return vec[i64]([words.index(icon) if icon in words else NOTHING for icon in icons])


def spaces_of_icons(numbers: vec[i64], count: int) -> vec[i64]:
    """The other way round: for each icon of a sort its space, NOWHERE if the map has none."""
    found = vec[i64]([NOWHERE] * count)
    for hex_, number in enumerate(numbers):
        if number != NOTHING:
            found[number] = hex_
    return found


def enclosed(covered: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """The holes of a map: places that no way leads to from outside."""
    if not covered:
        return []
    left, right = min([q for q, _ in covered]) - 1, max([q for q, _ in covered]) + 1
    top, bottom = min([r for _, r in covered]) - 1, max([r for _, r in covered]) + 1
    outside = {(left, top)}
    queue = [(left, top)]
    while queue:
        for place in around(queue.pop()):
            q, r = place
            if left <= q <= right and top <= r <= bottom:
                if place not in covered and place not in outside:
                    outside.add(place)
                    queue.append(place)
    rows = range(top, bottom + 1)
    all_ = [(q, r) for r in rows for q in range(left, right + 1)]
    return [place for place in all_ if place not in covered and place not in outside]


NO_MAP: Final = Board([], [])  # before any tile lies

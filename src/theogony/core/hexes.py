"""Hexes: axial q,r with the point on top, r growing downwards."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
NOWHERE: Final = -1


def disc(radius: int) -> list[tuple[int, int]]:
    """All places up to `radius` away from 0,0, row by row."""
    around = range(-radius, radius + 1)
    return [(q, r) for r in around for q in around if abs(q + r) <= radius]


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The fewest steps from one place to the other."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def rotated(place: tuple[int, int], turns: int) -> tuple[int, int]:
    """The place turned about 0,0 by `turns` times 60 degrees: direction d goes to d - turns."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The six places next to one, in the order of directions."""
    return [(place[0] + dq, place[1] + dr) for dq, dr in DIRECTIONS]


class Hexes:
    """Places, numbered in the order given, and who is next to whom."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self.places = places
        self.names = [f"{q},{r}" for q, r in places]
        self.numbers = {place: number for number, place in enumerate(places)}
        self.neighbours = vec[i64]()  # six for each hex, in the order of directions
        for place in places:
            for next_ in around(place):
                number = self.numbers.get(next_, NOWHERE)
                self.neighbours = append(self.neighbours, i64(number))

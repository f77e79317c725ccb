"""Map tiles: where they lie, how they are written, and whether they make one map."""

from __future__ import annotations

from typing import Final

from .errors import PositionError
from .hexes import Hexes, around, rotated
from .position import Entry
from .types import Document

SIDES: Final = ["a", "b"]
TURNS: Final = 6
OPEN: Final = -1  # a tile, side or turn that is not said


class LaidTile:
    """A tile on the table: where its middle lies, which tile, which side, how far turned."""

    def __init__(self, q: int, r: int, tile: int, side: int, turn: int) -> None:
        self.q: Final = q
        self.r: Final = r
        self.tile: Final = tile  # counted from 1
        self.side: Final = side
        self.turn: Final = turn  # times 60 degrees

    def shape(self) -> list[tuple[int, int]]:
        """The spaces of a tile that lies at 0,0, not turned, in the order of its face."""
        raise NotImplementedError

    def places(self) -> list[tuple[int, int]]:
        """Its spaces in the order of its face."""
        turned = [rotated(place, self.turn) for place in self.shape()]
        return [(self.q + q, self.r + r) for q, r in turned]

    def written(self) -> Document:
        at = [self.q, self.r]
        return {"at": at, "tile": self.tile, "side": SIDES[self.side], "turn": self.turn}


def read_tile(entry: Entry, tiles: int) -> tuple[int, int, int, int, int]:
    """What makes a tile lie, as people write it: `{at: [q, r], tile: 1, side: a, turn: 0}`. All
    but `at` may be left open."""
    entry.expect_only(["at", "tile", "side", "turn"])
    at = entry.fields.get("at")
    if not (isinstance(at, list) and len(at) == 2 and all([type(n) is int for n in at])):
        raise PositionError(f"{entry.at('at')} is {at!r}, expected [q, r]")
    tile = entry.number("tile", OPEN, tiles, least=1) if is_said(entry, "tile") else OPEN
    side = entry.word("side", SIDES) if is_said(entry, "side") else OPEN
    turn = entry.number("turn", OPEN, TURNS - 1) if is_said(entry, "turn") else OPEN
    return at[0], at[1], tile, side, turn


def is_said(entry: Entry, name: str) -> bool:
    return entry.fields.get(name) is not None


def misfit(tiles: list[LaidTile], grid: Hexes, path: str) -> str:
    """What keeps these tiles from making one map on the grid, "" if nothing does: each lies there
    once, without overlap, connected with the others. `path` is how the document says them."""
    numbers = [laid.tile for laid in tiles]
    owner: dict[tuple[int, int], int] = {}
    for i, laid in enumerate(tiles):
        if laid.tile != OPEN and laid.tile in numbers[:i]:
            return f"{path}[{i}].tile is {laid.tile}, expected each tile once"
        for place in laid.places():
            said = f"{path}[{i}] covers {place[0]},{place[1]}"
            if place not in grid.numbers:
                return f"{said}, expected at most {grid.places[-1][1]} steps from 0,0"
            if place in owner:
                return f"{said}, which {path}[{owner[place]}] covers, expected no overlap"
            owner[place] = i
    reached = {0}
    queue = tiles[0].places() if tiles else []
    while queue:
        for next_ in around(queue.pop()):
            tile = owner.get(next_, 0)
            if tile not in reached:
                reached.add(tile)
                queue.extend(tiles[tile].places())
    for i in range(len(tiles)):
        if i not in reached:
            return f"{path}[{i}] lies apart, expected it to be connected with {path}[0]"
    return ""

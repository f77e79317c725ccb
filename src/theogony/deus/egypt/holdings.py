"""What Egypt puts before a player, whatever the colours in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.types import NOBODY


class Holdings:
    """Replaced, never changed, so that copies of a game share it: change a `copy` of it.

    Without a colour its part stays as it is in NONE.
    """

    def __init__(
        self,
        barges: vec[i64],
        scribe: i64,
        stock: i64,
        ready: i64,
        held: i64,
        counted: i64,
        fallen: i64,
        forts: vec[i64],
        garrisons: vec[i64],
        coins: i64,
        tiles: vec[i64],
    ) -> None:
        self.barges = barges  # how many of each size; none at all: no need to store anything
        self.scribe = scribe  # the region it lies in
        self.stock = stock  # combat markers not yet gained
        self.ready = ready  # combat markers on the tableau
        self.held = held  # the regions with an own combat marker, as bits
        self.counted = counted  # those of them that count as a building (a switch)
        self.fallen = fallen  # the villages with an own army laid down, as bits
        self.forts = forts  # whose marker lies on an area of this tableau, by kind
        self.garrisons = garrisons  # whose marker lies on a row of this tableau, by kind
        self.coins = coins  # the spots with a coin, as bits
        self.tiles = tiles  # VP tiles on the temples that have them

    def copy(self) -> Holdings:
        return Holdings(
            self.barges,
            self.scribe,
            self.stock,
            self.ready,
            self.held,
            self.counted,
            self.fallen,
            self.forts,
            self.garrisons,
            self.coins,
            self.tiles,
        )


NONE: Final = Holdings(
    barges=vec[i64](),
    scribe=NOBODY,
    stock=0,
    ready=0,
    held=0,
    counted=0,
    fallen=0,
    forts=vec[i64]([NOBODY] * 5),
    garrisons=vec[i64]([NOBODY] * 6),
    coins=0,
    tiles=vec[i64]([0] * 5),
)

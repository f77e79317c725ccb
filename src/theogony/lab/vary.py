"""Tables of all sorts, by chance: numbers of players, switches, layouts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..core.hexes import disc, distance
from ..core.rng import Rng
from ..core.rulebook import Rulebook
from ..core.types import Document
from ..deus.board import RADIUS
from ..deus.setup import TILES_FOR
from ..deus.tiles import LAYOUTS, SIDES, TILES

APART = 3  # steps between the middles of two tiles that touch


def varied_players(rules: Rulebook, rng: Rng) -> int:
    return rules.players[rng.below(len(rules.players))]


def varied_switches(rules: Rulebook, players: int, rng: Rng) -> Document:
    """A value for every switch, each value of a switch as likely as the others."""
    switches: Document = {}
    for name, switch in rules.switches.items():
        switches[name] = switch.values[rng.below(len(switch.values))]
    if rules.name == "deus":
        switches["layout"] = varied_layout(players, rng)
    return switches


def varied_layout(players: int, rng: Rng) -> str | list[Document]:
    """One of the named layouts for so many players, or a free one."""
    names = list(LAYOUTS[players])
    chosen = rng.below(len(names) + 1)
    return names[chosen] if chosen < len(names) else free_layout(TILES_FOR[players], rng)


def free_layout(tiles: int, rng: Rng) -> list[Document]:
    """Tiles laid freely, each touching an earlier one; for some it is said which tile it is."""
    middles = [(0, 0)]
    while len(middles) < tiles:
        free = [
            place
            for place in disc(RADIUS - 1)
            if min(distance(place, middle) for middle in middles) == APART
        ]
        middles.append(free[rng.below(len(free))])
    numbers = vec[i64](range(1, TILES + 1))
    rng.shuffle(numbers)
    layout: list[Document] = []
    for middle, tile in zip(middles, numbers, strict=False):
        laid: Document = {"at": list(middle)}
        if rng.below(2):
            laid["tile"] = tile
        if rng.below(2):
            laid["side"] = SIDES[rng.below(len(SIDES))]
        layout.append(laid)
    return layout

"""What Egypt adds in print: numbers, set-up switches, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.switches import RULINGS, VARIANTS
from ..printed import BASE, COLOURS, EGYPT, GAME, MIXED, TEMPLE

LOW: Final = 2  # the market values in gold; in VP each is worth half as many
MIDDLE: Final = 4
HIGH: Final = 6
STEP: Final = 2

SIZES: Final = 4  # barges are counted by their size, 1 to 3
BARGES: Final = vec[i64]([0, 7, 8, 9])  # of each size
START_BARGES: Final = vec[i64]([0, 0, 1, 1])

MARKERS: Final = 5  # combat markers of each player
TOLL: Final = 2  # gold for laying a card into a row with a garrison
CLAIM: Final = 3  # VP for building where another player's marker lies

TILES: Final = 3  # VP tiles laid on a temple
REWARD: Final = 3  # VP from the supply with each of them
TILE_TEMPLES: Final = [
    *("temple_of_hathor", "temple_of_horus"),
    *("temple_of_seth", "temple_of_sobek", "temple_of_thoth"),
]
HATHOR: Final = 0
HORUS: Final = 1
SETH: Final = 2  # the second building of a region; Sobek the third, Thoth the fourth

SETS: Final = "sets"  # groups of switches: which cards are in play, and how they are read
OF_EGYPT: Final = "egypt"
GAME.groups = [VARIANTS, SETS, RULINGS, OF_EGYPT]

for colour in COLOURS[:TEMPLE]:
    GAME.add_switch(f"{colour}_set", BASE, [EGYPT], "egypt.choice.per_colour", SETS)
GAME.add_switch("purple_set", BASE, [EGYPT, MIXED], "egypt.mix.pool", SETS)

# What the rulings are about is in play only with these cards.
BLUE: Final = {"blue_set": [EGYPT]}
GREEN: Final = {"green_set": [EGYPT]}
YELLOW: Final = {"yellow_set": [EGYPT]}
RED: Final = {"red_set": [EGYPT]}
PURPLE: Final = {"purple_set": [EGYPT, MIXED]}
ONCE: Final = BLUE | GREEN | YELLOW | RED  # colours that have 1x abilities


def add_ruling(
    name: str, default: object, other: object, rule: str, needs: dict[str, list[str]]
) -> None:
    GAME.add_switch(name, default, [other], rule, OF_EGYPT, needs)


add_ruling("once_between_runs", False, True, "egypt.once.double", ONCE)
add_ruling("souk_price", "half", "full", "egypt.market.example14", BLUE)
add_ruling("ship_with_army", "stays", "carries", "egypt.blue.souk.army_aboard", BLUE)
add_ruling("piecework_unstored", "must_fit", "ignored", "egypt.green.piecework.empty", GREEN)
add_ruling("archives_count", "colour", "row", "egypt.yellow.archives.type", YELLOW)
add_ruling("manufactory_sets", "any_two", "same_kind", "egypt.yellow.manufactory.sets", YELLOW)
add_ruling("marker_counts_as_building", False, True, "egypt.combat.not_building", RED)
add_ruling("marker_triggers_attack", True, False, "egypt.combat.check", RED)
add_ruling("fortress_echo", False, True, "egypt.red.fortress.no_echo", RED)
add_ruling("fortress_empty_area", "allowed", "forbidden", "egypt.red.fortress.empty", RED)
add_ruling("garrison_empty_row", "allowed", "forbidden", "egypt.red.garrison.empty_row", RED)
add_ruling("temple_self_trigger", False, True, "egypt.temple.after", PURPLE)
add_ruling("temple_bonus_gold", False, True, "egypt.temple.resource.real", PURPLE)
add_ruling("temple_requirement", "colour", "row", "egypt.temple.cross.colour_counts", PURPLE)

GAME.presets["base"] = {}
GAME.presets["egypt"] = {f"{colour}_set": EGYPT for colour in COLOURS}

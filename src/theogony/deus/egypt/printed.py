"""What Egypt adds in print: numbers, set-up switches, events."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

for colour in COLOURS[:TEMPLE]:
    GAME.add_switch(f"{colour}_set", BASE, [EGYPT], "egypt.choice.per_colour")
GAME.add_switch("purple_set", BASE, [EGYPT, MIXED], "egypt.mix.pool")
GAME.add_switch("once_between_runs", False, [True], "egypt.once.double")
GAME.add_switch("souk_price", "half", ["full"], "egypt.market.example14")
GAME.add_switch("ship_with_army", "stays", ["carries"], "egypt.blue.souk.army_aboard")
GAME.add_switch("piecework_unstored", "must_fit", ["ignored"], "egypt.green.piecework.empty")
GAME.add_switch("archives_count", "colour", ["row"], "egypt.yellow.archives.type")
GAME.add_switch("manufactory_sets", "any_two", ["same_kind"], "egypt.yellow.manufactory.sets")
GAME.add_switch("marker_counts_as_building", False, [True], "egypt.combat.not_building")
GAME.add_switch("marker_triggers_attack", True, [False], "egypt.combat.check")
GAME.add_switch("fortress_echo", False, [True], "egypt.red.fortress.no_echo")
GAME.add_switch("fortress_empty_area", "allowed", ["forbidden"], "egypt.red.fortress.empty")
GAME.add_switch("garrison_empty_row", "allowed", ["forbidden"], "egypt.red.garrison.empty_row")
GAME.add_switch("temple_self_trigger", False, [True], "egypt.temple.after")
GAME.add_switch("temple_bonus_gold", False, [True], "egypt.temple.resource.real")
GAME.add_switch("temple_requirement", "colour", ["row"], "egypt.temple.cross.colour_counts")

GAME.presets["base"] = {}
GAME.presets["egypt"] = {f"{colour}_set": EGYPT for colour in COLOURS}

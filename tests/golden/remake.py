"""Golden records and checksums: whole games that must come out the same for ever.

    python -m tests.golden.remake

makes them anew. Do this when the rules version is raised, and only then: as long as the version
stays the same, a golden record that no longer replays is a mistake in the rules.
"""

import json
from pathlib import Path

import theogony
from theogony.core.conformance import any_option
from theogony.core.game import Game
from theogony.core.playout import checksum
from theogony.core.record import PLAYERS
from theogony.core.rng import seeded
from theogony.core.rulebook import Rulebook
from theogony.core.types import Document
from theogony.players import named, play_game

HERE = Path(__file__).parent
CHECKSUMS = HERE / "checksums.json"
EXAMPLE = HERE.parent.parent / "docs" / "examples" / "game.thg"
GAMES = {"deus": 20, "civ": 2}  # for each number of players and set of switches

# A free layout for three: six tiles around a hole.
RING = [{"at": at} for at in ([2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2])]

ALL_EGYPT: Document = theogony.game("deus").presets["egypt"]
OTHER_RULINGS: Document = {
    "once_between_runs": True,
    "souk_price": "full",
    "ship_with_army": "carries",
    "piecework_unstored": "ignored",
    "archives_count": "row",
    "manufactory_sets": "same_kind",
    "marker_counts_as_building": True,
    "marker_triggers_attack": False,
    "fortress_echo": True,
    "fortress_empty_area": "forbidden",
    "garrison_empty_row": "forbidden",
    "temple_self_trigger": True,
    "temple_bonus_gold": True,
    "temple_requirement": "row",
}

OTHER_TIMING: Document = {
    "agenda_check": "end_of_own_turn",
    "agenda_marks_use_tokens": False,
    "tech_overflow_reward": False,
    "tech_overflow_surplus": "continues",
    "trade_spending": "declared_first",
    "combat_spending": "alternate",
    "maracana_timing": "printed",
    "barbarian_order": "start_player",
}
OTHER_LIMITS: Document = {
    "final_tie": "later_in_turn_order",
    "city_state_token_in_defence": True,
    "repeat_beaten_capital": True,
    "no_token_for_won_attack": "stays_empty",
    "build_path_through_city_state": False,
    "city_on_natural_wonder": "returns",
    "liberated_wonder": "moves",
    "razed_city_state": "returns",
    "barbarian_crosses_caravan_on_water": "untouched",
    "machu_picchu_as_slot_one": True,
    "pentagon_range": "anywhere",
}

Kept = tuple[str, int, int, Document]  # a game, the number of players, a seed, switches


RECORDS: dict[str, Kept] = {
    "deus-2": ("deus", 2, 11, {}),
    "deus-3": ("deus", 3, 12, {}),
    "deus-4": ("deus", 4, 13, {}),
    "deus-2-joker": ("deus", 2, 14, {"joker": True, "layout": "line", "edgebuy_first": True}),
    "deus-3-start-pieces": (
        "deus",
        3,
        15,
        {"start_pieces": 8, "start_choice": "after_deal", "layout": "open_flower"},
    ),
    "deus-3-ring": ("deus", 3, 16, {"layout": RING, "hole_is_edge": False, "first_distance": 2}),
    "deus-4-strict": (
        "deus",
        4,
        17,
        {
            "effects_optional": False,
            "army_limit": 1,
            "emptied_is_attacked": False,
            "vp_open": False,
            "final_tie": "most_temples_then_gold",
            "layout": "trapezoid",
        },
    ),
    "deus-2-egypt": ("deus", 2, 18, ALL_EGYPT),
    "deus-3-mixed": (
        "deus",
        3,
        19,
        {"purple_set": "mixed", "blue_set": "egypt", "red_set": "egypt", "joker": True},
    ),
    "deus-4-egypt": ("deus", 4, 20, ALL_EGYPT | OTHER_RULINGS),
    "civ-2": ("civ", 2, 21, {}),
    "civ-3-advanced": ("civ", 3, 26, {"map": "advanced", "leaders": "choose"} | OTHER_TIMING),
    "civ-4-epic": ("civ", 4, 23, {"victory_cards": 4} | OTHER_LIMITS),
}
RECORDS = {name: kept for name, kept in RECORDS.items() if kept[0] in theogony.GAMES}

SWITCHES: dict[str, list[Document]] = {
    "deus": [
        {},
        {"joker": True, "start_pieces": 6},
        {"effects_optional": False, "army_limit": 1, "emptied_is_attacked": False},
        {"first_distance": 2, "edgebuy_first": True, "hole_is_edge": False, "vp_open": False},
        ALL_EGYPT,
        ALL_EGYPT | OTHER_RULINGS | {"purple_set": "mixed", "joker": True},
    ],
    "civ": [
        {},
        {"map": "advanced", "leaders": "one_of_two"} | OTHER_LIMITS,
        {"map": "advanced", "leaders": "choose", "victory_cards": 4} | OTHER_TIMING,
    ],
}
SWITCHES = {name: sets for name, sets in SWITCHES.items() if name in theogony.GAMES}


def played(name: str) -> Game:
    """The game of a golden record, by chance."""
    game_name, players, seed, switches = RECORDS[name]
    game = theogony.game(game_name).new(players, seed, switches)
    rng = seeded(seed)
    while not game.over:
        game.choose(any_option(game, rng))
    return game


def example() -> str:
    """The game the documents show: two greedy players, seed 13."""
    game = theogony.game("deus").new(players=2, seed=13)
    play_game(game, [named("greedy", "deus", seed) for seed in (1, 2)])
    return game.record().text() + f"{PLAYERS}greedy,greedy\n"


def checksums(rules: Rulebook) -> list[list[int]]:
    """One number for each set of switches and number of players, over some games each."""
    return [
        [
            sum(
                checksum(rules.new(n, seed, one), seeded(seed)) for seed in range(GAMES[rules.name])
            )
            for n in rules.players
        ]
        for one in SWITCHES[rules.name]
    ]


def remake() -> None:
    for name in RECORDS:
        played(name).record().save(HERE / f"{name}.thg")
    EXAMPLE.write_text(example(), encoding="utf-8")
    numbers = {name: checksums(theogony.game(name)) for name in SWITCHES}
    versions = {name: theogony.game(name).version for name in SWITCHES}
    written = {"rules": versions, "checksums": numbers}
    CHECKSUMS.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    remake()

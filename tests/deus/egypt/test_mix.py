"""Chapter 11 of Egypt: mixed temples."""

import json
from collections import Counter

import pytest

from theogony import PositionError
from theogony.core.types import Document
from theogony.deus.printed import CARDS, TEMPLE

from ..box import NOTHING, OTHER
from ..hidden import permuted
from ..tables import GAME, by_chance, game_with, has, new_game, say, seat_of

MIXED = {"purple_set": "mixed"}
SETS = {card.id: card.set for card in CARDS if card.kind == TEMPLE and card.copies}
BASE = [id_ for id_, set_ in SETS.items() if set_ == "base"]
EGYPT = [id_ for id_, set_ in SETS.items() if set_ == "egypt"]


def temples_in_play(table: Document) -> list[str]:
    """Those of the draw pile and the hands."""
    hands = [card for seat in table["seats"] for card in seat["hand"]]
    return [card for card in [*table["deck"], *hands] if card in SETS]


# The pool.


@pytest.mark.rule("egypt.mix.pool")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_of_the_32_temples_are_in_play_and_16_in_the_box(players: int) -> None:
    table = new_game(players, 1, MIXED).position()
    assert len(temples_in_play(table)) == len(table["box"]) == 16
    assert sorted(temples_in_play(table) + table["box"]) == sorted(BASE + EGYPT)
    assert len(BASE) == len(EGYPT) == 16


@pytest.mark.rule("egypt.mix.pool")
def test_which_ones_is_left_to_chance() -> None:
    """In 200 games each temple is in play about 100 times, and no number of a set is fixed."""
    met: Counter[str] = Counter()
    numbers = set()
    for seed in range(200):
        there = temples_in_play(new_game(2, seed, MIXED).position())
        met.update(there)
        numbers.add(len([card for card in there if SETS[card] == "egypt"]))
    assert set(met) == set(SETS)
    assert 65 < min(met.values()) and max(met.values()) < 135
    assert len(numbers) > 5


@pytest.mark.rule("egypt.mix.pool")
def test_the_box_stays_closed_to_the_end() -> None:
    game = new_game(2, 3, MIXED)
    box = game.position()["box"]
    for table in by_chance(game, 3):
        assert table["box"] == box
    assert game.over


# What nobody sees.


@pytest.mark.rule("egypt.mix.hidden")
def test_nobody_sees_what_is_in_the_box() -> None:
    game = new_game(3, 2, MIXED)
    box = game.position()["box"]
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["box"] == 16  # how many is no secret
        seen = json.dumps([view, game.told(seat)])
        assert [card for card in box if f'"{card}"' in seen] == []


@pytest.mark.rule("egypt.mix.hidden")
def test_a_table_with_other_temples_in_the_box_looks_the_same() -> None:
    game = new_game(3, 4, MIXED)
    for seat in (0, 1, 2, None):
        other = permuted(game, seat, seed=1)
        assert other is not None and other.position()["box"] != game.position()["box"]
        assert other.view(seat) == game.view(seat)


@pytest.mark.rule("egypt.mix.hidden")
def test_whoever_imagines_the_game_has_to_guess_what_is_in_the_box() -> None:
    """All 32 temples but those in the own hand and in sight may lie there, and 16 of them do."""
    own = {"hand": ["temple_of_isis", "galley"]}
    third = {"hand": ["temple_towns"], "rows": {"temple": ["temple_of_seth"]}}
    game = game_with(own, third, discard=["temple_cities"], switches=MIXED)
    guessed: set[str] = set()
    for seed in range(60):
        table = game.imagine(0, seed).position()
        assert len(table["box"]) == 16
        assert len(table["deck"]) == len(game.position()["deck"])
        guessed |= set(table["box"])
    assert set(SETS) - guessed == {"temple_of_isis", "temple_of_seth", "temple_cities"}


# Each temple keeps its rules.


def scored(temples: list[str], towns: list[str]) -> int:
    """The VP for temples of a seat with these cards, as the game ends.

    It has a civil and a science piece in each of the towns.
    """
    pieces = {place: ["civil", "science"] for place in towns}
    mine = {"goods": NOTHING, "rows": {"temple": temples}, "pieces": pieces}
    mine["hand"] = ["galley", "galley", "school"]
    game = game_with(mine, OTHER | {"goods": NOTHING}, turns_left=1, switches=MIXED)
    say(game, "offer galley", "pass")
    assert game.over
    return game.breakdown()[0]["temples"]


@pytest.mark.rule("egypt.mix.scoring", "egypt.temple.no_end_vp")
def test_base_temples_score_at_the_end_those_of_egypt_do_not() -> None:
    towns = ["0,0", "0,1"]
    assert scored(["temple_type_civil"], towns) == 6  # 3 for each
    assert scored(["temple_of_maat"], towns) == 0
    assert scored(["temple_of_maat", "temple_type_civil"], towns) == 6


@pytest.mark.rule("egypt.mix.scoring")
def test_base_temples_keep_their_limit_of_12_vp() -> None:
    towns = ["0,0", "0,1", "1,1", "2,1", "0,2"]
    assert scored(["temple_type_civil"], towns[:4]) == 12
    assert scored(["temple_type_civil"], towns) == 12
    assert scored(["temple_type_civil", "temple_type_science"], towns) == 24


@pytest.mark.rule("egypt.mix.scoring")
def test_temples_of_egypt_work_at_once_those_of_the_base_game_do_not() -> None:
    gained = []
    for temple in ("temple_of_maat", "temple_towns"):
        mine = {"hand": [temple, "galley"], "pieces": {"0,0": ["civil"]}}
        mine["goods"] = NOTHING | {"wood": 1, "stone": 1, "clay": 1, "wheat": 1}
        game = game_with(mine, OTHER, switches=MIXED)
        say(game, f"build {temple}")
        assert seat_of(game, 0)["pieces"] == {"0,0": ["civil", "temple"]}
        gained.append(has(game, 0, "vp"))
    assert gained == [6, 0]


# Positions.


def test_temples_named_in_a_position_are_not_in_the_box() -> None:
    named = [*BASE[:8], *EGYPT[:8]]
    game = GAME.from_position({"deck": named, "switches": MIXED})
    assert sorted(game.position()["box"]) == sorted(BASE[8:] + EGYPT[8:])


def test_temples_named_in_the_box_are_there_and_16_in_all() -> None:
    table = GAME.from_position({"box": EGYPT[:5], "switches": MIXED}).position()
    assert set(EGYPT[:5]) < set(table["box"]) and len(table["box"]) == 16
    assert len(temples_in_play(table)) == 16


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"box": ["temple_of_seth"]}, "box has 1 cards, expected none unless temples are mixed"),
        ({"box": ["forum"], "switches": MIXED}, r"box\[0\] is forum, expected a temple card"),
        ({"box": ["seth"], "switches": MIXED}, r"box\[0\] is 'seth', expected a word like galley"),
        ({"box": 16, "switches": MIXED}, "box is 16, expected a list"),
        ({"box": (BASE + EGYPT)[:17], "switches": MIXED}, "box has 17 cards, expected 16 at most"),
        ({"deck": (BASE + EGYPT)[:17], "switches": MIXED}, "17 temples are used, expected 16 at"),
        (
            {"box": ["temple_of_seth"], "deck": ["temple_of_seth"], "switches": MIXED},
            "2 cards temple_of_seth are used, expected 1 at most",
        ),
    ],
)
def test_what_cannot_be_in_the_box(document: Document, message: str) -> None:
    with pytest.raises(PositionError, match=f"^{message}"):
        GAME.from_position(document)

"""Focus cards in general: types and levels, and what happens to a card that is replaced."""

import pytest

from theogony.civ.printed import FOCUS, FOCUS_IDS, TYPES, level_of, type_of
from theogony.core.types import Document

from .tables import asked, game_with, say, seat_of, to_move

ROW = ["astrology", "foreign_trade", "pottery", "masonry", "early_empire"]


@pytest.mark.rule("civ.focus.types")
def test_there_are_five_types_with_four_levels_each() -> None:
    kinds = {card: (TYPES[type_of(n)], level_of(n)) for n, card in enumerate(FOCUS_IDS)}
    assert len(FOCUS) == 20
    assert kinds["early_empire"] == ("culture", 1)
    assert kinds["mathematics"] == ("science", 2)
    assert kinds["steam_power"] == ("economy", 3)
    assert kinds["urbanization"] == ("industry", 4)
    assert kinds["masonry"] == ("military", 1)


@pytest.mark.rule("civ.focus.advanced")
@pytest.mark.parametrize(("card", "most"), [("early_empire", 2), ("mass_media", 3)])
def test_a_more_advanced_card_does_the_same_by_the_same_rules_only_better(
    card: str, most: int
) -> None:
    row = [*ROW[:4], card]
    game = game_with({"row": row}, {})
    say(game, "slot 5")
    near = ["hex 7,-3", "hex 8,-3", "hex 6,-2", "hex 8,-2", "hex 6,-1", "hex 7,-1"]
    assert asked(game) == [*near, "pass"]  # next to the city
    for hex_ in near[:most]:
        say(game, hex_)
    assert len(seat_of(game, 0)["tokens"]) == most
    assert to_move(game) == 1


@pytest.mark.rule("civ.focus.replace", "civ.focus.replace.tokens")
def test_a_gained_card_replaces_that_of_its_type_in_its_slot_with_its_trade_tokens() -> None:
    game = game_with({"row": ROW, "dial": 2, "trade": [0, 1, 2, 3, 1]}, {})
    say(game, "slot 1", "number 0", "take iron_working")
    row = ["astrology", "foreign_trade", "pottery", "iron_working", "early_empire"]
    assert seat_of(game, 0)["row"] == row
    assert seat_of(game, 0)["trade"] == [0, 1, 2, 3, 1]


@pytest.mark.rule("civ.focus.replace")
def test_a_replaced_card_returns_to_the_deck_and_can_be_chosen_again() -> None:
    row = ["astrology", "foreign_trade", "pottery", "iron_working", "early_empire"]
    game = game_with({"row": row, "dial": 2, "trade": [3, 0, 0, 0, 0]}, {})
    say(game, "slot 1", "number 3")  # over 3 to 6
    assert "take iron_working" not in asked(game)
    say(game, "take currency", "pass")
    back = game_with({"row": ["astrology", *row[1:3], "flight", "early_empire"], "dial": 5}, {})
    say(back, "slot 1", "number 0")
    assert "take iron_working" in asked(back)  # Flight took its place once
    say(back, "take iron_working")
    assert seat_of(back, 0)["row"][3] == "iron_working"


@pytest.mark.rule("civ.focus.replace.everything")
def test_city_states_and_natural_wonders_and_caravans_move_over_too() -> None:
    seat: Document = {
        "leader": "america",
        "row": ROW,
        "dial": 2,
        "cities": ["1,0"],
        "tokens": ["4,-1"],
        "naturals": ["mt_kilimanjaro"],
        "guests": {"4": ["carthage"]},
        "relics": {"4": ["mt_kilimanjaro"]},
    }
    game = game_with(seat, {})
    say(game, "slot 1", "number 0", "take iron_working")
    assert seat_of(game, 0)["row"][3] == "iron_working"
    assert seat_of(game, 0)["guests"] == {"4": ["carthage"]}
    assert seat_of(game, 0)["relics"] == {"4": ["mt_kilimanjaro"]}
    economy = game_with({"row": ROW, "dial": 2}, {})
    say(economy, "slot 1", "number 0", "take currency")
    assert seat_of(economy, 0)["caravans"] == ["card", "card", "unused"]  # and a new one


@pytest.mark.rule("civ.focus.replace.resolving", "civ.focus.replace.tokens")
def test_when_the_card_being_resolved_is_replaced_the_new_one_is_reset() -> None:
    row = ["foreign_trade", "pottery", "astrology", "masonry", "early_empire"]
    game = game_with({"row": row, "dial": 0, "trade": [0, 0, 2, 0, 0]}, {})
    say(game, "slot 3", "number 1", "take mathematics")
    after = ["mathematics", "foreign_trade", "pottery", "masonry", "early_empire"]
    assert seat_of(game, 0)["row"] == after
    assert seat_of(game, 0)["trade"] == [1, 0, 0, 0, 0]  # no token by the text of Mathematics
    assert seat_of(game, 0)["dial"] == 4
    assert to_move(game) == 1

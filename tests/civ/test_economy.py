"""Economy: caravans step by step, where they arrive, and what the economy cards add.

Around the capital of seat 0, at 7,-2 on the map of the first game: grassland at 8,-2, 8,-3, 7,-3
and 6,-2, desert at 6,-1 (with oil) and 7,-1. Behind it Geneva at 6,0, whose other neighbours are
hills at 5,0 and forests; north the hills at 7,-4, between water and desert.
"""

from typing import Any

import pytest

from tests.civ.tables import (
    asked,
    game_with,
    new_game,
    price,
    question,
    refused,
    rig,
    say,
    seat_of,
    to_move,
    told,
)
from theogony.civ.printed import FOCUS
from theogony.civ.state import Civ
from theogony.core.types import Document

MATURE_CITY: Document = {"cities": ["7,-4"], "tokens": ["6,-4", "6,-3", "7,-3"]}
SEOUL_MAP = [  # the capital of seat 0 between mountains, a forest, and Seoul behind the forest
    {"at": [0, 0], "tile": 11, "side": "a", "turn": 0},
    {"at": [-2, -1], "tile": 12, "side": "b", "turn": 3},
    {"at": [2, 1], "tile": 16, "side": "a", "turn": 0},
]


def row(card: str, slot: int) -> list[str]:
    """A focus row with the economy card in this slot."""
    others = ["astrology", "early_empire", "pottery", "masonry"]
    return [*others[: slot - 1], card, *others[slot - 1 :]]


def trading(
    card: str, slot: int, mine: Document | None = None, *rivals: Document, **table: Any
) -> Civ:
    """Seat 0 has just chosen the economy card in this slot."""
    seat = {"row": row(card, slot), **(mine or {})}
    game = game_with(seat, *(rivals or ({},)), **table)
    say(game, f"slot {slot}")
    return game


def caravans(game: Civ, seat: int = 0) -> list[str]:
    found: list[str] = seat_of(game, seat)["caravans"]
    return found


def trade(game: Civ, seat: int = 0) -> dict[str, int]:
    """The trade tokens by card, where there are any."""
    player = seat_of(game, seat)
    return {card: n for card, n in zip(player["row"], player["trade"], strict=True) if n}


# How many there are.


@pytest.mark.rule("civ.economy.start_one")
def test_each_player_begins_with_one_caravan_and_better_cards_bring_more() -> None:
    game = new_game(3, 1)
    assert [caravans(game, seat) for seat in range(3)] == [["card", "unused", "unused"]] * 3
    assert [FOCUS[card].caravans for card in range(8, 12)] == [1, 2, 2, 3]


@pytest.mark.rule("civ.economy.new_caravan")
def test_a_new_caravan_is_put_on_the_economy_card_first() -> None:
    game = game_with({"row": row("foreign_trade", 3), "dial": 2, "caravans": ["7,-3"]}, {})
    say(game, "slot 1", "number 0", "take currency")
    assert caravans(game) == ["7,-3", "card", "unused"]


@pytest.mark.rule("civ.economy.fewer")
def test_with_fewer_caravans_those_on_the_card_are_set_aside_first() -> None:
    mine = {"row": row("capitalism", 3), "dial": 2}
    game = game_with({**mine, "caravans": ["7,-3", "card", "6,-2"]}, {})
    say(game, "slot 1", "number 0", "take currency")
    assert caravans(game) == ["7,-3", "unused", "6,-2"]
    game = game_with({**mine, "caravans": ["7,-3", "8,-2", "6,-2"]}, {})
    say(game, "slot 1", "number 0", "take currency")
    assert asked(game) == ["hex 7,-3", "hex 8,-2", "hex 6,-2"]
    say(game, "hex 8,-2")
    assert caravans(game) == ["7,-3", "unused", "6,-2"]
    assert to_move(game) == 1


# Moving.


@pytest.mark.rule("civ.economy.move", "civ.economy.move.stay")
def test_each_caravan_moves_up_to_the_printed_number_one_after_the_other() -> None:
    game = trading("currency", 2, {"caravans": ["card", "8,-2"]})
    assert asked(game) == ["slot 2", "hex 8,-2", "pass"]
    say(game, "hex 8,-2")
    assert refused(game, "hex 7,-3") == "civ.economy.move"  # two spaces away
    say(game, "hex 8,-3", "hex 7,-3", "hex 7,-4", "hex 7,-3")  # that was the fourth: it stops
    assert asked(game) == ["slot 2", "pass"]
    say(game, "slot 2", "hex 6,-2", "pass")
    assert caravans(game) == ["6,-2", "7,-3", "unused"]
    steps = [(event["from"], event["hex"]) for event in told(game, "caravan_moved")]
    assert steps[:2] == [("8,-2", "8,-3"), ("8,-3", "7,-3")]
    assert steps[4:] == [("7,-2", "6,-2")]  # from the card through the capital
    assert trade(game) == {}
    game = trading("foreign_trade", 2, {"caravans": ["7,-3"]})  # it goes on from there
    assert asked(game) == ["hex 7,-3", "pass"]


@pytest.mark.rule("civ.economy.move")
def test_foreign_trade_moves_three_spaces_and_steam_power_six() -> None:
    for card, far in [("foreign_trade", 3), ("currency", 4), ("steam_power", 6)]:
        game = trading(card, 2, {"caravans": ["8,-2"]})
        say(game, "hex 8,-2")
        for step in range(far):
            say(game, "hex 8,-3" if step % 2 == 0 else "hex 8,-2")
        assert question(game) != "step"
        assert len(told(game, "caravan_moved")) == far


@pytest.mark.rule("civ.economy.move.from_card")
def test_a_caravan_enters_from_the_capital_or_a_mature_city() -> None:
    game = trading("foreign_trade", 2, MATURE_CITY)
    say(game, "slot 2")
    assert asked(game) == ["hex 7,-4", "hex 7,-2"]
    say(game, "hex 7,-4")  # from there it can only go to 7,-3, the first of three spaces
    assert told(game, "caravan_moved")[-1]["hex"] == "7,-3"
    say(game, "hex 6,-2", "hex 7,-3")
    assert (caravans(game)[0], to_move(game)) == ("7,-3", 1)


@pytest.mark.rule("civ.economy.move.from_card")
def test_a_city_that_is_not_mature_is_no_start() -> None:
    game = trading("foreign_trade", 2, MATURE_CITY | {"tokens": ["6,-4", "6,-3"]})
    say(game, "slot 2")
    assert question(game) == "step"
    assert asked(game) == ["hex 8,-2", "hex 8,-3", "hex 7,-3", "hex 6,-2"]


@pytest.mark.rule("civ.card.rome")
def test_rome_starts_from_any_own_city_but_not_from_a_stand_in() -> None:
    mine = {"leader": "rome", "cities": ["7,-4"], "reinforced": ["6,0"]}
    game = trading("foreign_trade", 2, mine, conqueror={"geneva": 0})
    say(game, "slot 2")
    assert asked(game) == ["hex 7,-4", "hex 7,-2"]
    game = trading("foreign_trade", 2, mine | {"caravans": ["5,0"]}, conqueror={"geneva": 0})
    assert asked(game) == ["hex 5,0", "pass"]  # on the map already: no other start


@pytest.mark.rule("civ.economy.move.terrain")
def test_no_water_and_nothing_more_difficult_than_the_slot() -> None:
    game = trading("foreign_trade", 3)
    say(game, "slot 3")
    assert refused(game, "hex 6,-1") == "civ.economy.move.terrain"  # desert
    say(game, "hex 8,-3")
    assert refused(game, "hex 8,-4") == "civ.economy.move.terrain"  # water
    game = trading("foreign_trade", 4)
    say(game, "slot 4", "hex 6,-1", "pass")
    assert caravans(game)[0] == "6,-1"


@pytest.mark.rule("civ.economy.move.terrain")
def test_terrain_counts_in_rival_cities_but_not_where_a_caravan_starts() -> None:
    game = trading("foreign_trade", 1, {"caravans": ["7,-3"]}, {"cities": ["7,-4"]})
    say(game, "hex 7,-3")
    assert refused(game, "hex 7,-4") == "civ.economy.move.terrain"  # a city on hills
    game = trading("foreign_trade", 2, {"caravans": ["5,-3"]})  # off the mountains
    say(game, "hex 5,-3")
    assert asked(game) == ["hex 5,-4", "hex 4,-3"]


@pytest.mark.rule("civ.economy.move.barbarian")
def test_a_barbarian_bars_the_way() -> None:
    game = trading("foreign_trade", 3, {"caravans": ["1,3"]}, barbarians={"D": "2,2"})
    say(game, "hex 1,3")
    assert refused(game, "hex 2,2") == "civ.economy.move.barbarian"
    game = trading("foreign_trade", 3, {"caravans": ["1,3"]}, barbarians={"D": "off"})
    say(game, "hex 1,3", "hex 2,2")


@pytest.mark.rule("civ.economy.move.through", "civ.economy.move.through.choice")
def test_a_city_state_may_be_passed_or_visited_but_nobody_stops_there() -> None:
    game = trading("foreign_trade", 2, {"caravans": ["5,0"]})
    say(game, "hex 5,0", "hex 6,0")
    assert asked(game) == ["hex 5,0", "do arrive"]
    assert refused(game, "pass") == "civ.economy.move.through"
    say(game, "hex 5,0", "pass")
    assert (caravans(game)[0], trade(game), game.position()["visited"]) == ("5,0", {}, [])


@pytest.mark.rule("civ.economy.move.through")
def test_the_last_step_into_a_city_state_is_an_arrival() -> None:
    game = trading("foreign_trade", 2, {"caravans": ["5,0"]})
    say(game, "hex 5,0", "hex 4,0", "hex 5,0", "hex 6,0")
    assert (caravans(game)[0], trade(game)) == ("card", {"astrology": 2})


@pytest.mark.rule("civ.economy.move.free_spaces")
def test_tokens_cities_resources_and_caravans_neither_block_nor_end_a_move() -> None:
    mine = {"caravans": ["6,-2"], "cities": ["7,-4"]}
    rival = {"tokens": ["7,-3"], "caravans": ["7,-3"]}
    game = trading("foreign_trade", 4, mine, rival)
    say(game, "hex 6,-2", "hex 7,-3")  # a rival token and a rival caravan
    assert "pass" in asked(game) and "hex 7,-4" in asked(game)
    say(game, "hex 7,-4")  # the own city
    assert "pass" in asked(game) and "hex 7,-3" in asked(game)
    say(game, "hex 7,-3")
    assert caravans(game)[0] == caravans(game, 1)[0] == "7,-3"
    game = trading("foreign_trade", 4)
    say(game, "slot 4", "hex 6,-1")
    assert "pass" in asked(game) and "hex 6,0" in asked(game)  # oil lies there
    assert game.position()["resources"]["6,-1"] == "oil"


@pytest.mark.rule("civ.economy.move.free_spaces")
def test_a_natural_wonder_has_difficulty_5() -> None:
    game = trading("foreign_trade", 4, {"caravans": ["5,-1"]})
    say(game, "hex 5,-1")
    assert refused(game, "hex 4,-1") == "civ.economy.move.terrain"
    game = trading("foreign_trade", 5, {"caravans": ["5,-1"]})
    say(game, "hex 5,-1", "hex 4,-1", "pass")
    assert caravans(game)[0] == "4,-1"


@pytest.mark.rule("civ.economy.move.zero")
def test_a_caravan_that_does_not_move_stays_on_the_card() -> None:
    game = trading("foreign_trade", 2)
    say(game, "slot 2")
    assert refused(game, "pass") == "civ.economy.move.zero"
    game = trading("foreign_trade", 2)
    say(game, "pass")
    assert caravans(game)[0] == "card"


def test_a_caravan_without_any_legal_step_is_not_asked_for() -> None:
    around = {"6,-1": "A", "7,-1": "B", "6,-2": "C", "7,-3": "D", "8,-3": "E", "8,-2": "F"}
    game = game_with({"row": row("foreign_trade", 5)}, {})
    for hex_, letter in around.items():
        game.barbarians["ABCDEFGHI".index(letter)] = game.board.hexes.names.index(hex_)
    say(game, "slot 5")
    assert (question(game), to_move(game)) == ("focus", 1)


# Arriving.


@pytest.mark.rule("civ.economy.arrive.return", "civ.economy.arrive.no_second_move")
def test_an_arrived_caravan_returns_to_the_card_and_does_not_move_again_this_turn() -> None:
    mine = {"caravans": ["5,0", "4,0"]}
    game = trading("currency", 5, mine, wonders={"venetian_arsenal": "7,-2"})
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass")
    assert caravans(game) == ["card", "4,0", "unused"]
    assert asked(game) == ["hex 4,0", "pass"]
    assert refused(game, "slot 5") == "civ.economy.arrive.no_second_move"
    say(game, "pass", "use venetian_arsenal")  # the card once more, as slot 1
    assert asked(game) == ["hex 4,0", "pass"]
    assert refused(game, "slot 5") == "civ.economy.arrive.no_second_move"


@pytest.mark.rule("civ.economy.one_per_place")
def test_only_one_caravan_per_turn_arrives_in_the_same_place() -> None:
    mine = {"caravans": ["5,0", "4,0"]}
    game = trading("currency", 2, mine)
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass")
    say(game, "hex 4,0", "hex 5,0", "hex 6,0")  # it may pass, and the only way is back
    assert told(game, "caravan_moved")[-1]["hex"] == "5,0"
    game = trading("currency", 3, mine)
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass", "hex 4,0", "hex 5,0", "hex 6,0")
    assert asked(game) == ["hex 5,0", "hex 5,1", "hex 6,1"]
    assert refused(game, "do arrive") == "civ.economy.one_per_place"
    game = trading("currency", 2, mine)
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass")
    say(game, "hex 4,0", "hex 5,0", "hex 4,0", "hex 5,0")
    assert refused(game, "hex 6,0") == "civ.economy.one_per_place"  # with its last step


@pytest.mark.rule("civ.economy.one_per_place", "civ.economy.arrive.no_second_move")
def test_with_the_next_turn_caravans_may_move_again_and_places_are_open_again() -> None:
    game = trading("currency", 2, {"caravans": ["5,0"]})
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass")
    assert seat_of(game, 0)["home"] == [0] and game.position()["visited"] == ["6,0"]
    while to_move(game) == 0:
        say(game, "pass")
    assert seat_of(game, 0)["home"] == [] and game.position()["visited"] == []


@pytest.mark.rule("civ.economy.one_per_place")
def test_two_resolutions_of_the_card_in_one_turn_count_together() -> None:
    mine = {"caravans": ["8,-3", "7,-3"]}
    wonders = {"venetian_arsenal": "7,-2"}
    game = trading("currency", 5, mine, {"cities": ["8,-2"]}, wonders=wonders)
    say(game, "hex 8,-3", "hex 8,-2", "do arrive", "slot 1", "slot 1", "pass")
    say(game, "pass", "use venetian_arsenal")  # once more, as slot 1
    say(game, "hex 7,-3", "hex 8,-3", "hex 7,-3", "hex 8,-3")
    assert refused(game, "hex 8,-2") == "civ.economy.one_per_place"


@pytest.mark.rule("civ.economy.one_per_place")
def test_another_city_of_the_same_rival_is_another_place() -> None:
    mine = {"caravans": ["7,-3", "7,-3"]}
    game = trading("currency", 4, mine, {"cities": ["7,-4", "6,-1"]})
    say(game, "hex 7,-3", "hex 7,-4", "do arrive", "slot 1", "slot 1", "pass")
    say(game, "hex 7,-3", "hex 6,-2", "hex 6,-1", "do arrive", "slot 2", "slot 3")
    assert trade(game) == {"astrology": 2, "early_empire": 1, "pottery": 1}
    assert game.position()["visited"] == ["7,-4", "6,-1"]


@pytest.mark.rule("civ.economy.one_per_place.pass")
def test_passing_through_does_not_count() -> None:
    game = trading("currency", 2, {"caravans": ["5,0", "5,0"]})
    say(game, "hex 5,0", "hex 6,0", "hex 5,0", "pass")
    say(game, "hex 5,0", "hex 6,0", "do arrive", "pass")
    assert trade(game) == {"astrology": 2}


@pytest.mark.rule("civ.economy.arrive.two_tokens", "civ.economy.arrive_city_state")
def test_a_city_state_gives_two_tokens_for_the_card_of_its_type() -> None:
    game = trading("foreign_trade", 2, {"caravans": ["5,0"]})
    say(game, "hex 5,0", "hex 6,0", "do arrive")
    assert trade(game) == {"astrology": 2}
    game = trading("foreign_trade", 2, {"caravans": ["5,0"], "trade": [2, 0, 0, 0, 0]})
    say(game, "hex 5,0", "hex 6,0", "do arrive")
    assert question(game) == "visit"
    assert trade(game) == {"astrology": 3}  # the other one is lost


@pytest.mark.rule("civ.economy.arrive_rival", "civ.economy.arrive.two_tokens")
def test_a_rival_city_gives_two_tokens_for_one_or_two_cards() -> None:
    game = trading("foreign_trade", 2, {"caravans": ["7,-3"]}, {"cities": ["7,-4"]})
    say(game, "hex 7,-3", "hex 7,-4", "do arrive")
    assert asked(game) == [f"slot {n}" for n in range(1, 6)]
    say(game, "slot 1", "slot 1")
    assert (question(game), trade(game)) == ("treaty", {"astrology": 2})
    game = trading("foreign_trade", 2, {"caravans": ["7,-3"]}, {"cities": ["7,-4"]})
    say(game, "hex 7,-3", "hex 7,-4", "do arrive", "slot 1", "slot 4")
    assert (question(game), trade(game)) == ("treaty", {"astrology": 1, "pottery": 1})


@pytest.mark.rule("civ.economy.conquered_city_state")
def test_a_conquered_city_state_is_a_rival_city_for_all_but_its_owner() -> None:
    rival = {"cities": ["6,0"], "guests": {"1": ["geneva"]}, "row": row("foreign_trade", 3)}
    game = trading("foreign_trade", 2, {"caravans": ["5,0"]}, rival, conqueror={"geneva": 1})
    say(game, "hex 5,0", "hex 6,0", "do arrive", "slot 2", "slot 5")
    assert asked(game) == [
        *["card joint_war", "card defensive_pact", "card embassy", "card open_borders"],
        "pass",
    ]
    say(game, "card joint_war")
    assert (seat_of(game, 0)["treaties"], seat_of(game, 0)["visits"]) == (
        {"1": ["joint_war"]},
        [],
    )
    mine = {"caravans": ["5,0"], "cities": ["6,0"], "guests": {"1": ["geneva"]}}
    game = trading("foreign_trade", 2, mine, conqueror={"geneva": 0})
    say(game, "hex 5,0", "hex 6,0")
    assert asked(game) == ["hex 5,0", "pass"]


@pytest.mark.rule("civ.economy.citystate_token_space")
def test_a_token_standing_in_for_a_city_is_a_destination_other_tokens_are_not() -> None:
    rival: Document = {"reinforced": ["6,0"], "tokens": ["4,0"], "guests": {"1": ["geneva"]}}
    rival["row"] = row("foreign_trade", 3)
    game = trading("foreign_trade", 2, {"caravans": ["5,0"]}, rival, conqueror={"geneva": 1})
    say(game, "hex 5,0", "hex 4,0")
    assert "pass" in asked(game)
    say(game, "hex 5,0", "hex 6,0")
    assert question(game) == "gain_trade"  # it has arrived
    assert caravans(game)[0] == "card"


@pytest.mark.rule("civ.economy.barbarian_city_state")
def test_while_a_barbarian_stands_on_a_city_state_no_caravan_enters_it() -> None:
    game = trading("foreign_trade", 3, {"caravans": ["5,0"]}, barbarians={"D": "6,0"})
    say(game, "hex 5,0")
    assert refused(game, "hex 6,0") == "civ.economy.barbarian_city_state"


@pytest.mark.rule("civ.economy.captured_under")
def test_a_caravan_in_a_space_that_became_a_rival_city_may_just_leave() -> None:
    game = trading("foreign_trade", 2, {"caravans": ["7,-4"]}, {"cities": ["7,-4"]})
    assert trade(game) == {}
    say(game, "hex 7,-4", "pass")  # from there it can only go to 7,-3
    assert (caravans(game)[0], trade(game)) == ("7,-3", {})
    game = trading("foreign_trade", 2, {"caravans": ["7,-4"]}, {"cities": ["7,-4"]})
    say(game, "pass")
    assert caravans(game)[0] == "7,-4"  # or stay


@pytest.mark.rule("civ.example.caravan")
def test_example_over_the_forest_into_seoul() -> None:
    game = trading("foreign_trade", 3, {"capital": "0,0"}, {"capital": "2,1"}, map=SEOUL_MAP)
    say(game, "slot 3")
    assert refused(game, "hex 1,0") == "civ.economy.move.terrain"  # the mountains
    say(game, "hex 0,-1", "hex -1,-1", "do arrive", "visit seoul")
    assert caravans(game) == ["card", "unused", "unused"]
    assert trade(game) == {"astrology": 2}
    assert seat_of(game, 0)["visits"] == ["seoul"]
    assert seat_of(game, 0)["row"][0] == "foreign_trade"  # and the card was reset


# Trade tokens.


@pytest.mark.rule("civ.trade.economy")
def test_a_trade_token_gives_every_caravan_one_space_more() -> None:
    mine = {"caravans": ["8,-2", "8,-3"], "trade": [0, 1, 0, 0, 0]}
    game = trading("currency", 2, mine)
    say(game, "hex 8,-2", "hex 8,-3", "hex 8,-2", "hex 8,-3", "hex 8,-2")
    assert price(game, "hex 8,-3") == {"trade": 1}
    say(game, "hex 8,-3")
    assert question(game) == "caravan"  # no token is left, it has stopped
    assert trade(game) == {}
    say(game, "hex 8,-3", "hex 8,-2", "hex 8,-3", "hex 8,-2", "hex 8,-3")
    assert price(game, "hex 8,-2") == {}  # paid for all
    say(game, "hex 8,-2")
    assert caravans(game) == ["8,-3", "8,-2", "unused"]


@pytest.mark.rule("civ.trade.timing", "civ.trade.economy")
def test_a_token_that_arrived_during_the_resolution_helps_later_caravans() -> None:
    mine = {"caravans": ["7,-3", "8,-2"]}
    game = trading("currency", 2, mine, {"cities": ["7,-4"]})
    say(game, "hex 7,-3", "hex 7,-4", "do arrive", "slot 1", "slot 2", "pass")
    say(game, "hex 8,-2", "hex 8,-3", "hex 8,-2", "hex 8,-3", "hex 8,-2")
    assert price(game, "hex 8,-3") == {"trade": 1}


@pytest.mark.rule("civ.trade.timing")
def test_tokens_may_have_to_be_declared_at_the_beginning() -> None:
    mine = {"caravans": ["8,-2"], "trade": [0, 2, 0, 0, 0]}
    game = trading("foreign_trade", 2, mine, switches={"trade_spending": "declared_first"})
    assert asked(game) == ["number 0", "number 1", "number 2"]
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 1")
    assert trade(game) == {"foreign_trade": 1}
    say(game, "hex 8,-2", "hex 8,-3", "hex 8,-2", "hex 8,-3", "hex 8,-2")
    assert to_move(game) == 1  # the fourth step was the last
    assert trade(game) == {"foreign_trade": 1}


# The cards.


@pytest.mark.rule("civ.card.currency")
def test_currency_removes_a_barbarian_without_reward_and_stops_there() -> None:
    game = trading("currency", 2, {"caravans": ["1,3"]}, barbarians={"D": "2,2"})
    say(game, "hex 1,3", "hex 2,2")
    assert game.position()["barbarians"]["D"] == "off"
    assert (caravans(game)[0], trade(game)) == ("2,2", {})
    assert question(game) != "step"  # it stops, and only on legal terrain
    game = trading("currency", 1, {"caravans": ["1,3"]}, barbarians={"D": "2,3"})
    say(game, "hex 1,3")
    assert refused(game, "hex 2,3") == "civ.economy.move.terrain"


@pytest.mark.rule("civ.card.currency")
def test_currency_arrives_in_a_city_state_with_a_barbarian_on_it() -> None:
    game = trading("currency", 2, {"caravans": ["5,0", "5,0"]}, barbarians={"D": "6,0"})
    say(game, "hex 5,0", "hex 6,0")
    assert question(game) == "visit"
    assert (caravans(game)[0], trade(game)) == ("card", {"astrology": 2})
    assert game.position()["barbarians"]["D"] == "off"


@pytest.mark.rule("civ.card.steam_water")
def test_steam_power_crosses_water_and_may_stop_there() -> None:
    game = trading("steam_power", 1, {"caravans": ["8,-3", "card"]})
    say(game, "hex 8,-3", "hex 8,-4")
    assert "hex 8,-5" in asked(game)
    say(game, "pass", "pass")
    assert caravans(game)[0] == "8,-4"


@pytest.mark.rule("civ.card.steam_exchange")
def test_steam_power_then_exchanges_a_resource_for_another_kind() -> None:
    mine = {"resources": {"oil": 1, "marble": 1}, "caravans": ["8,-3", "card"]}
    game = trading("steam_power", 1, mine, supply={"marble": 0, "mercury": 3, "oil": 2})
    say(game, "pass")
    assert asked(game) == ["resource marble", "resource oil", "pass"]
    say(game, "resource oil")
    assert refused(game, "resource marble") == "civ.card.steam_exchange"  # none in supply
    assert refused(game, "resource oil") == "civ.card.steam_exchange"
    before = game.position()["supply"]
    say(game, "resource mercury")
    after = game.position()["supply"]
    assert (after["oil"], after["mercury"]) == (before["oil"] + 1, before["mercury"] - 1)
    resources = seat_of(game, 0)["resources"]
    assert (resources["oil"], resources["mercury"], resources["marble"]) == (0, 1, 1)


@pytest.mark.rule("civ.card.steam_exchange")
def test_without_stock_of_another_kind_or_a_resource_token_there_is_no_exchange() -> None:
    none = {"marble": 0, "mercury": 0, "oil": 2, "diamond": 0}
    game = trading("steam_power", 1, {"resources": {"oil": 1}}, supply=none)
    say(game, "pass")
    assert to_move(game) == 1
    game = trading("steam_power", 1, {"tokens": ["2,4"], "naturals": ["grand_mesa"]})
    say(game, "pass")
    assert to_move(game) == 1  # a natural wonder is no resource token


@pytest.mark.rule("civ.card.capitalism")
def test_capitalism_resolves_another_card_as_slot_1_without_resetting_it() -> None:
    game = trading("capitalism", 3, {"dial": 5, "trade": [0, 2, 0, 0, 0]})
    say(game, "pass")
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5", "pass"]
    assert seat_of(game, 0)["row"][:3] == ["capitalism", "astrology", "early_empire"]
    say(game, "slot 3", "hex 8,-2", "hex 8,-3", "hex 7,-3", "hex 6,-2")  # two of them for tokens
    assert seat_of(game, 0)["tokens"] == ["7,-3", "8,-3", "6,-2", "8,-2"]
    assert trade(game) == {}
    assert seat_of(game, 0)["row"][:3] == ["capitalism", "astrology", "early_empire"]
    assert to_move(game) == 1  # once, and nothing else follows


@pytest.mark.rule("civ.card.capitalism")
def test_capitalism_is_optional_and_triggers_nothing_that_waits_for_a_reset() -> None:
    game = trading("capitalism", 3, {"leader": "aztec"})
    say(game, "pass", "pass")
    assert to_move(game) == 1
    game = trading("capitalism", 3, {"leader": "aztec", "tokens": ["8,-2", "8,-3"]})
    say(game, "pass", "slot 5", "do reinforce", "hex 8,-2")
    assert to_move(game) == 1  # the Aztecs swap after a reset of the military card only


@pytest.mark.rule("civ.card.colossus")
def test_colossus_gives_six_spaces_for_all_caravans_together() -> None:
    mine = {"caravans": ["8,-2", "8,-3"]}
    game = trading("currency", 2, mine, wonders={"colossus": "7,-2"})
    say(game, "hex 8,-2", *["hex 8,-3", "hex 8,-2"] * 4, "pass")  # eight steps, four of Colossus
    say(game, "hex 8,-3", *["hex 8,-2", "hex 8,-3"] * 3)  # six steps: all is used up
    assert caravans(game) == ["8,-2", "8,-3", "unused"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.colossus")
def test_trade_tokens_come_on_top_and_may_be_spent_before_colossus() -> None:
    mine = {"caravans": ["8,-2"], "trade": [0, 1, 0, 0, 0]}
    game = trading("foreign_trade", 2, mine, wonders={"colossus": "7,-2"})
    steps = ["hex 8,-3", "hex 8,-2"] * 5
    say(game, "hex 8,-2", *steps[:9])
    assert price(game, "hex 8,-2") == {"trade": 1}
    say(game, steps[9])
    assert to_move(game) == 1
    mine = {"caravans": ["8,-2", "8,-2"], "trade": [0, 1, 0, 0, 0]}
    game = trading("currency", 2, mine, wonders={"colossus": "7,-2"})
    say(game, "hex 8,-2", *steps[:4])
    assert "number 1" in asked(game)
    assert price(game, "number 1") == {"trade": 1}
    assert price(game, "hex 8,-3") == {}
    say(game, "number 1", "hex 8,-3", "pass", "hex 8,-2", *steps, "hex 8,-3")  # 5 + 6
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.colossus")
def test_a_second_resolution_has_six_spaces_of_its_own() -> None:
    wonders = {"colossus": "7,-2", "venetian_arsenal": "7,-4"}
    mine = {"caravans": ["8,-2"], "cities": ["7,-4"]}
    game = trading("foreign_trade", 5, mine, wonders=wonders)
    say(game, "hex 8,-2", *["hex 8,-3", "hex 8,-2"] * 4, "hex 8,-3", "use venetian_arsenal")
    say(game, "hex 8,-3", *["hex 8,-2", "hex 8,-3"] * 4, "hex 8,-2")
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.zimbabwe")
def test_great_zimbabwe_holds_tokens_and_gives_them_back_at_the_start_of_a_turn() -> None:
    mine = {"row": row("foreign_trade", 2), "trade": [3, 0, 0, 0, 0], "caravans": ["5,0"]}
    table: Document = {"wonders": {"great_zimbabwe": "7,-2"}, "zimbabwe": 1}
    game = game_with(mine, {}, **table)
    say(game, "pass", "slot 2", "hex 5,0", "hex 6,0", "do arrive")
    assert "use great_zimbabwe" in asked(game)  # also those bound to the science card
    say(game, "use great_zimbabwe", "pass")
    assert game.position()["zimbabwe"] == 3
    assert trade(game) == {"astrology": 3}
    game = game_with(mine, {}, wonders={"great_zimbabwe": "7,-2"}, zimbabwe=3)
    say(game, "use great_zimbabwe")
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5", "pass"]
    say(game, "slot 3", "slot 5", "pass")
    assert trade(game) == {"astrology": 3, "early_empire": 1, "masonry": 1}
    assert game.position()["zimbabwe"] == 1


@pytest.mark.rule("civ.card.zimbabwe", "civ.clar.start_of_turn")
def test_great_zimbabwe_is_of_no_use_where_all_cards_are_full() -> None:
    full: Document = {"row": row("foreign_trade", 2), "trade": [3, 3, 3, 3, 3]}
    table: Document = {"wonders": {"great_zimbabwe": "7,-2"}, "zimbabwe": 2}
    assert question(game_with(full, {}, **table)) == "focus"
    full["trade"] = [3, 3, 3, 2, 3]
    assert asked(game_with(full, {}, **table)) == ["use great_zimbabwe", "pass"]


@pytest.mark.rule("civ.card.zimbabwe")
def test_tokens_on_great_zimbabwe_go_with_the_wonder_and_are_on_no_focus_card() -> None:
    mine = {"row": row("foreign_trade", 2), "caravans": ["8,-2"], "tokens": ["7,-3"]}
    table: Document = {"wonders": {"great_zimbabwe": "7,-4"}, "zimbabwe": 4}
    game = game_with(mine, {"cities": ["7,-4"]}, **table)
    say(game, "slot 2", "hex 8,-2", "hex 8,-3", "hex 8,-2", "hex 8,-3")
    assert (question(game), to_move(game)) == ("start", 1)  # nothing to spend; the owner's turn
    game = game_with(mine, {"cities": ["7,-4"], "row": row("foreign_trade", 2)}, **table)
    rig(game, 6, 1)
    say(game, "slot 5", "do attack", "hex 7,-4")
    assert game.position()["zimbabwe"] == 4
    say(game, "pass", "slot 1", "pass")  # no second attack; then seat 1, who has nothing to use
    assert asked(game) == ["use great_zimbabwe", "pass"]
    assert to_move(game) == 0

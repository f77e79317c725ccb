"""Start-of-turn effects: when they are used, and those of the culture wonders."""

import pytest

from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import asked, game_with, question, refused, say, seat_of, to_move, told
from .test_culture import SMALL, all_in_use

ROME: Document = {"leader": "rome"}
JAPAN: Document = {"leader": "japan"}
MAP_WITH_SEOUL: Document = {
    "map": [
        {"at": [0, 0], "tile": 12, "side": "b", "turn": 0},
        {"at": [0, -3], "tile": 14, "side": "b", "turn": 3},
        {"at": [-4, 0], "tile": 11, "side": "b", "turn": 0},
        {"at": [-4, -3], "tile": 9, "side": "b", "turn": 3},
    ]
}


def beginning(wonders: dict[str, str], mine: Document, rival: Document | None = None) -> Civ:
    """The turn of seat 0 begins."""
    return game_with({**ROME, **mine}, {**JAPAN, **(rival or {})}, wonders=wonders)


def take_turn(game: Civ) -> None:
    """The card in slot 1 is resolved without any effect."""
    seat = to_move(game)
    say(game, "slot 1")
    while to_move(game) == seat:
        say(game, "pass")


# When.


@pytest.mark.rule("civ.clar.start_of_turn")
def test_start_of_turn_effects_come_before_the_card_each_once_in_any_order() -> None:
    wonders = {"hanging_gardens": "7,-2", "forbidden_city": "3,3"}
    game = beginning(wonders, {"cities": ["3,3"]}, {"tokens": ["4,3"]})
    assert question(game) == "start"
    assert asked(game) == ["use hanging_gardens", "use forbidden_city", "pass"]
    say(game, "use forbidden_city")  # in the order the player likes
    assert seat_of(game, 1)["tokens"] == []
    assert seat_of(game, 0)["used"] == ["forbidden_city"]
    assert asked(game) == ["use hanging_gardens", "pass"]  # each once
    assert refused(game, "use forbidden_city") == "civ.clar.start_of_turn"
    say(game, "use hanging_gardens", "hex 4,3")
    assert question(game) == "focus"  # then the card is chosen


@pytest.mark.rule("civ.clar.start_of_turn")
def test_they_may_be_left_out_and_work_on_the_own_turn_only() -> None:
    wonders = {"hanging_gardens": "7,-2", "oracle": "-1,9"}
    game = beginning(wonders, {})
    assert asked(game) == ["use hanging_gardens", "pass"]  # the oracle is the rival's
    say(game, "pass")
    assert question(game) == "focus"
    take_turn(game)
    assert to_move(game) == 1
    assert asked(game) == ["use oracle", "pass"]


@pytest.mark.rule("civ.clar.start_of_turn.new")
def test_what_is_gained_at_the_start_of_a_turn_works_from_the_next_turn_on() -> None:
    wonders = {"hanging_gardens": "7,-2", "forbidden_city": "6,-2", "oracle": "7,-3"}
    game = beginning(wonders, {}, {"tokens": ["5,-2"]})
    say(game, "use hanging_gardens", "hex 6,-2")  # the lone Forbidden City comes under control
    assert told(game, "controls")
    assert question(game) == "focus"
    take_turn(game)
    assert to_move(game) == 1
    take_turn(game)
    assert to_move(game) == 0
    assert asked(game) == ["use hanging_gardens", "use forbidden_city", "pass"]


@pytest.mark.rule("civ.clar.start_of_turn.new")
def test_why_a_new_effect_is_refused() -> None:
    wonders = {"hanging_gardens": "7,-2", "forbidden_city": "6,-2", "oracle": "3,3"}
    game = beginning(wonders, {"cities": ["3,3"]}, {"tokens": ["5,-2"]})
    say(game, "use hanging_gardens", "hex 6,-2")
    assert asked(game) == ["use oracle", "pass"]
    assert refused(game, "use forbidden_city") == "civ.clar.start_of_turn.new"


@pytest.mark.rule("civ.clar.start_of_turn")
def test_all_start_of_turn_effects_are_offered_where_they_could_change_anything() -> None:
    """Oracle, Great Zimbabwe and Eiffel Tower; Seoul and Geneva by their cards."""
    wonders = {"oracle": "7,-2", "great_zimbabwe": "3,3", "eiffel_tower": "5,-1"}
    mine = {**ROME, "cities": ["3,3", "5,-1"], "visits": ["geneva"]}
    rival = {**JAPAN, "tokens": ["2,0", "3,0"]}
    game = game_with(mine, rival, wonders=wonders)
    assert asked(game) == ["use eiffel_tower", "use oracle", "pass"]
    mine["treaties"] = {"1": ["embassy"]}
    game = game_with(mine, rival, wonders=wonders, zimbabwe=2)
    always = ["use eiffel_tower", "use oracle"]
    assert asked(game) == [*always, "use great_zimbabwe", "use geneva", "pass"]
    one_token = {**JAPAN, "tokens": ["2,0"]}
    game = game_with(mine, one_token, wonders=wonders)
    assert asked(game) == ["use oracle", "use geneva", "pass"]

    mine = {**ROME, "capital": "-4,-3", "visits": ["seoul"]}
    rival = {**JAPAN, "capital": "-4,0"}
    game = game_with(mine, rival, **MAP_WITH_SEOUL)
    assert asked(game) == ["use seoul", "pass"]
    game = game_with(mine, rival, barbarians={"H": "off"}, **MAP_WITH_SEOUL)
    assert question(game) == "focus"


# Hanging Gardens.


@pytest.mark.rule("civ.card.hanging_gardens")
def test_hanging_gardens_place_a_token_next_to_a_city_up_to_difficulty_four() -> None:
    game = beginning({"hanging_gardens": "7,-2"}, {"cities": ["3,3"]})
    say(game, "use hanging_gardens")
    near_capital = ["hex 7,-3", "hex 8,-3", "hex 6,-2", "hex 8,-2", "hex 6,-1", "hex 7,-1"]
    assert asked(game) == [*near_capital, "hex 4,2", "hex 2,3", "hex 4,3", "hex 3,4"]
    assert refused(game, "hex 3,2") == "civ.card.hanging_gardens"  # mountains
    assert refused(game, "hex 2,4") == "civ.card.hanging_gardens"  # a natural wonder
    assert refused(game, "hex 4,0") == "civ.culture.place"
    say(game, "hex 6,-1")
    assert question(game) == "focus"  # one token
    assert seat_of(game, 0)["tokens"] == ["6,-1"]
    assert seat_of(game, 0)["resources"]["oil"] == 1  # collected as usual


@pytest.mark.rule("civ.card.hanging_gardens")
def test_stonehenge_works_with_the_gardens() -> None:
    game = beginning({"hanging_gardens": "7,-2", "stonehenge": "3,3"}, {"cities": ["3,3"]})
    say(game, "use hanging_gardens", "hex 4,3")
    assert asked(game) == ["hex 4,2", "pass"]
    say(game, "hex 4,2")
    assert question(game) == "focus"
    assert seat_of(game, 0)["tokens"] == ["4,2", "4,3"]


@pytest.mark.rule("civ.card.hanging_gardens", "civ.card.mohenjo", "civ.card.kumasi")
def test_mohenjo_daro_lets_the_gardens_reach_mountains_but_kumasi_does_not_matter() -> None:
    wonders = {"hanging_gardens": "-4,-3"}
    rival = {**JAPAN, "capital": "-4,0"}
    mine = {**ROME, "capital": "-4,-3", "cities": ["1,-3"]}
    game = game_with(mine, rival, wonders=wonders, **SMALL)
    say(game, "use hanging_gardens")
    assert refused(game, "hex 2,-3") == "civ.card.hanging_gardens"
    visits = {"visits": ["mohenjo_daro", "kumasi"]}
    game = game_with({**mine, **visits}, rival, wonders=wonders, **SMALL)
    say(game, "use hanging_gardens", "hex 2,-3")
    assert seat_of(game, 0)["tokens"] == ["2,-3"]


@pytest.mark.rule("civ.card.chichen_itza", "civ.card.hanging_gardens")
def test_chichen_itza_lets_the_gardens_reach_empty_forest_anywhere() -> None:
    game = beginning({"hanging_gardens": "7,-2", "chichen_itza": "3,3"}, {"cities": ["3,3"]})
    say(game, "use hanging_gardens", "hex 2,-2")
    assert seat_of(game, 0)["tokens"] == ["2,-2"]


@pytest.mark.rule("civ.card.hanging_gardens", "civ.culture.supply_empty")
def test_with_every_token_in_use_the_gardens_take_one_back() -> None:
    game = beginning({"hanging_gardens": "7,-2"}, all_in_use())
    say(game, "use hanging_gardens")
    assert question(game) == "take_back"
    say(game, "hex 1,2", "hex 7,-3")
    assert question(game) == "focus"
    assert "7,-3" in seat_of(game, 0)["tokens"]


# The Forbidden City.


@pytest.mark.rule("civ.card.forbidden_city", "civ.diplomacy.only_attacks")
def test_the_forbidden_city_destroys_a_rival_token_next_to_a_friendly_space() -> None:
    mine = {"tokens": ["4,0"], "treaties": {"1": ["embassy"]}}
    rival = {"tokens": ["5,1", "3,0"], "reinforced": ["5,-1", "6,-2"], "cities": ["4,2"]}
    game = beginning({"forbidden_city": "7,-2"}, mine, rival)
    say(game, "use forbidden_city")
    assert asked(game) == ["hex 6,-2", "hex 5,-1", "hex 3,0"]
    assert refused(game, "hex 5,1") == "civ.card.forbidden_city"  # next to no space of seat 0
    say(game, "hex 5,-1")  # reinforced or not
    assert seat_of(game, 1)["reinforced"] == ["6,-2"]
    assert seat_of(game, 1)["unused"] == 28
    assert seat_of(game, 0)["treaties"] == {"1": ["embassy"]}  # it is no attack


@pytest.mark.rule("civ.card.forbidden_city")
def test_what_lay_under_the_destroyed_token_stays() -> None:
    rival = {"tokens": ["4,-1", "6,0"], "naturals": ["mt_kilimanjaro"]}
    mine = {**ROME, "tokens": ["5,-1"]}
    wonders = {"forbidden_city": "7,-2", "petra": "4,-1"}
    game = game_with(mine, {**JAPAN, **rival}, wonders=wonders, conqueror={"geneva": 1})
    say(game, "use forbidden_city")  # 4,-1 is the only neighbour
    position = game.position()
    assert position["naturals"]["4,-1"] == "mt_kilimanjaro"
    assert position["wonders"]["petra"] == "4,-1"
    assert told(game, "lost_wonder") == [{"event": "lost_wonder", "seat": 1, "wonder": "petra"}]
    assert seat_of(game, 1)["naturals"] == []

    mine["tokens"] = ["5,0"]
    for switch, back in [("owner_keeps", False), ("returns", True)]:
        game = game_with(
            mine,
            {**JAPAN, **rival},
            wonders=wonders,
            conqueror={"geneva": 1},
            switches={"razed_city_state": switch},
        )
        say(game, "use forbidden_city")  # Geneva's stand-in at 6,0
        assert ("geneva" in game.position()["city_states"]) == back
        assert (game.position()["conqueror"] == {}) == back


# The Eiffel Tower.


@pytest.mark.rule("civ.card.eiffel")
def test_of_two_tokens_named_the_rival_gives_up_one() -> None:
    rival = {"tokens": ["2,0", "5,1"], "reinforced": ["3,0"]}
    game = beginning({"eiffel_tower": "7,-2"}, {}, rival)
    say(game, "use eiffel_tower")
    assert asked(game) == ["hex 2,0", "hex 3,0"]  # the two are named in order
    assert refused(game, "hex 5,1") == "civ.card.eiffel"
    say(game, "hex 2,0")
    assert asked(game) == ["hex 3,0", "hex 5,1"]
    say(game, "hex 3,0")
    assert to_move(game) == 1  # that rival chooses
    assert question(game) == "give_up"
    assert asked(game) == ["hex 2,0", "hex 3,0"]
    say(game, "hex 3,0")
    assert to_move(game) == 0
    assert question(game) == "focus"
    assert seat_of(game, 0)["tokens"] == ["3,0"]  # unreinforced
    assert seat_of(game, 1)["tokens"] == ["2,0", "5,1"]
    assert seat_of(game, 1)["reinforced"] == []


@pytest.mark.rule("civ.card.eiffel")
def test_both_tokens_named_are_of_one_rival() -> None:
    game = game_with(
        {**ROME},
        {**JAPAN, "tokens": ["2,0", "5,1"]},
        {"leader": "aztec", "tokens": ["3,0"]},
        wonders={"eiffel_tower": "7,-2"},
    )
    say(game, "use eiffel_tower")
    assert to_move(game) == 1  # seat 2 has one token only: just one pair can be named
    assert asked(game) == ["hex 2,0", "hex 5,1"]


@pytest.mark.rule("civ.card.eiffel", "civ.natural.exchange", "civ.citystate.exchanged")
def test_natural_wonder_wonder_and_conquered_city_state_go_along() -> None:
    rival = {"tokens": ["4,-1"], "reinforced": ["6,0"], "naturals": ["mt_kilimanjaro"]}
    wonders = {"eiffel_tower": "7,-2", "petra": "4,-1"}
    for given in ["4,-1", "6,0"]:
        game = game_with(ROME, {**JAPAN, **rival}, wonders=wonders, conqueror={"geneva": 1})
        say(game, "use eiffel_tower", f"hex {given}")
        assert seat_of(game, 0)["tokens"] == [given]
        taken = given == "4,-1"
        assert seat_of(game, 0)["naturals"] == (["mt_kilimanjaro"] if taken else [])
        assert game.position()["conqueror"] == {"geneva": 1 if taken else 0}
        controls = {"event": "controls", "seat": 0, "wonder": "petra"}
        assert (controls in told(game, "controls")) == taken


@pytest.mark.rule("civ.card.eiffel", "civ.culture.supply_empty")
def test_without_an_unused_token_one_is_taken_back_for_the_tower() -> None:
    rival = {"tokens": ["3,1", "3,2"]}
    game = beginning({"eiffel_tower": "7,-2"}, all_in_use(), rival)
    say(game, "use eiffel_tower", "hex 3,2")
    assert to_move(game) == 0
    assert question(game) == "swapped"
    say(game, "hex 1,2")
    assert "3,2" in seat_of(game, 0)["tokens"]
    assert "1,2" not in seat_of(game, 0)["tokens"]
    assert seat_of(game, 1)["tokens"] == ["3,1"]

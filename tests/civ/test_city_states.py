"""Chapter 17: city-states are conquered, used, won from one another, liberated, razed."""

import pytest

from theogony import PositionError
from theogony.civ.board import CITY_STATES
from theogony.civ.state import Civ

from .battles import HOME, army, attack, battle, begin, controls, dice_towards, final, raid, rival
from .tables import (
    asked,
    game_with,
    new_game,
    question,
    refused,
    rolling,
    say,
    seat_of,
    to_move,
    told,
)

GENEVA = "6,0"  # next to 5,1; of the science type


def cards_left(game: Civ, name: str) -> int:
    """Diplomacy cards of a city-state that lie next to the map."""
    return game.cards_left(CITY_STATES.index(name))


@pytest.mark.rule("civ.citystate.cards")
def test_each_city_state_has_two_diplomacy_cards() -> None:
    game = new_game(3, 1)
    for name in game.position()["city_states"]:
        assert cards_left(game, name) == 2
    game = game_with({"visits": ["geneva"]}, {"visits": ["geneva"]}, {})
    assert cards_left(game, "geneva") == 0
    with pytest.raises(PositionError, match="two such cards at most"):
        game_with({"visits": ["geneva"]}, {"visits": ["geneva"]}, {"visits": ["geneva"]})


# Conquering.


@pytest.mark.rule("civ.citystate.conquer.token", "civ.citystate.conquer.city")
@pytest.mark.parametrize(
    ("name", "hex_", "from_", "card"),
    [
        ("geneva", GENEVA, HOME, "astrology"),
        ("carthage", "1,0", "2,0", "masonry"),
        ("brussels", "4,-4", "3,-4", "pottery"),
        ("buenos_aires", "-1,6", "0,6", "pottery"),
    ],
)
def test_conquering_takes_the_token_onto_the_card_of_its_type_and_puts_a_city(
    name: str, hex_: str, from_: str, card: str
) -> None:
    game = battle(army(slot=5, tokens=[from_]), rival(), 6, 1)
    attack(game, hex_, slot=5)
    assert final(game) == (11, 9)
    mine = seat_of(game, 0)
    slot = mine["row"].index(card) + 1
    assert mine["guests"] == {str(slot): [name]}
    assert name not in game.position()["city_states"]
    assert mine["cities"] == [hex_]
    assert game.players[0].cities == 6


@pytest.mark.rule("civ.citystate.conquer.cards_aside")
def test_both_cards_are_laid_aside_also_out_of_players_hands() -> None:
    game = battle(army(slot=5), rival(visits=["geneva", "carthage"]), 6, 1)
    assert cards_left(game, "geneva") == 1
    attack(game, GENEVA, slot=5)
    assert seat_of(game, 1)["visits"] == ["carthage"]
    assert cards_left(game, "geneva") == 0


def test_a_won_city_state_with_two_cards_of_its_type_in_the_row_is_laid_by_choice() -> None:
    row = ["astrology", "mathematics", "foreign_trade", "pottery", "masonry"]
    game = battle({**army(), "row": row}, rival(tokens=["4,1"]), 6, 1)
    attack(game, GENEVA, slot=5)
    assert question(game) == "guest"
    say(game, "slot 2")
    assert seat_of(game, 0)["guests"] == {"2": ["geneva"]}


# The token on the card.


@pytest.mark.rule("civ.citystate.token.use", "civ.citystate.token.limit")
def test_the_token_serves_as_a_trade_token_beyond_the_three_and_stays() -> None:
    game = battle(army(trade=3, cities=["1,0"]), rival(tokens=["4,1"]), 1, 6)
    assert seat_of(game, 0)["guests"] == {"2": ["carthage"]}
    attack(game, "4,1")
    assert asked(game) == [f"number {number}" for number in range(5)]
    say(game, "number 4")
    assert final(game) == (1 + 2 + 4, 9)
    assert seat_of(game, 0)["trade"][1] == 0
    assert seat_of(game, 0)["guests"] == {"2": ["carthage"]}


@pytest.mark.rule("civ.citystate.token.use")
def test_it_serves_only_when_its_own_card_is_resolved() -> None:
    game = battle(army(cities=[GENEVA]), rival(tokens=["4,1"]), 1, 6)
    attack(game, "4,1")
    assert final(game) == (3, 9)  # Geneva lies on the science card: nothing to spend
    game = battle(army(cities=[GENEVA]), rival())
    science = seat_of(game, 0)["row"].index("astrology") + 1
    say(game, f"slot {science}")
    assert asked(game) == ["number 0", "number 1", "pass"]
    say(game, "number 1", "pass")  # no card of the level passed
    assert seat_of(game, 0)["dial"] == science + 1


@pytest.mark.rule("civ.citystate.token.once")
def test_it_serves_once_per_turn() -> None:
    game = battle(army(cities=["1,0"]), rival(tokens=["4,1"]), 1, 6, 1, 6)
    attack(game, "4,1")
    say(game, "number 1")
    assert final(game) == (4, 9)
    assert seat_of(game, 0)["used_guests"] == ["carthage"]
    say(game, "hex 4,1")
    assert final(game) == (3, 9)  # the second attack has to do without
    assert to_move(game) == 1
    game = battle(army(cities=["1,0"], used_guests=["carthage"]), rival(tokens=["4,1"]), 1, 6)
    attack(game, "4,1")  # a new turn has begun
    assert asked(game) == ["number 0", "number 1"]


@pytest.mark.rule("civ.citystate.token.defence")
@pytest.mark.parametrize("allowed", [False, True])
def test_it_is_no_help_in_defence_unless_the_table_allows_it(allowed: bool) -> None:
    game = battle(
        army(),
        rival(tokens=["4,1"], cities=["1,0"]),
        *[5, 3],
        switches={"city_state_token_in_defence": allowed},
    )
    attack(game, "4,1")
    if allowed:
        assert to_move(game) == 1 and asked(game) == ["number 0", "number 1"]
        say(game, "number 1")
        assert final(game) == (7, 7)
        assert seat_of(game, 1)["guests"] == {"1": ["carthage"]}
    else:
        assert final(game) == (7, 6)


# Won from one another.


def retaken(**table: object) -> Civ:
    """Seat 0 has just beaten the city of seat 1 in Geneva."""
    game = battle(army(slot=5), rival(cities=[GENEVA, "-3,7"], tokens=["4,1"]), 6, 1, **table)
    assert seat_of(game, 1)["guests"] == {"3": ["geneva"]}
    attack(game, GENEVA, slot=5)
    assert final(game) == (11, 1 + 2)  # grassland, doubled; no longer 8
    return game


@pytest.mark.rule("civ.citystate.retake")
def test_a_city_state_won_from_another_player_is_conquered_or_liberated() -> None:
    game = retaken()
    assert question(game) == "conquer" and to_move(game) == 0
    assert asked(game) == ["do conquer", "do liberate"]
    assert refused(game, "pass") == "civ.citystate.retake"


@pytest.mark.rule("civ.citystate.retake.conquer")
def test_conquered_it_changes_hands_and_its_cards_stay_aside() -> None:
    game = retaken()
    say(game, "do conquer")
    assert seat_of(game, 0)["cities"] == [GENEVA]
    assert seat_of(game, 1)["cities"] == ["-3,7"]
    assert seat_of(game, 0)["guests"] == {"2": ["geneva"]}
    assert seat_of(game, 1)["guests"] == {}
    assert game.position()["conqueror"] == {"geneva": 0}
    assert cards_left(game, "geneva") == 0
    assert game.position()["taken"] == [GENEVA]


@pytest.mark.rule("civ.citystate.retake.liberate")
def test_liberated_it_returns_and_its_liberator_takes_one_of_its_cards() -> None:
    game = retaken()
    say(game, "do liberate")
    assert game.position()["city_states"]["geneva"] == GENEVA
    assert game.position()["conqueror"] == {}
    assert seat_of(game, 0)["cities"] == []
    assert seat_of(game, 1)["cities"] == ["-3,7"]
    assert [player.cities for player in game.players] == [7, 6]
    assert [seat_of(game, seat)["guests"] for seat in (0, 1)] == [{}, {}]
    assert seat_of(game, 0)["visits"] == ["geneva"]
    assert cards_left(game, "geneva") == 1  # the other copy lies next to the map
    assert game.position()["taken"] == []


@pytest.mark.rule("civ.citystate.retake.wonder")
def test_a_wonder_in_a_liberated_city_stays_there_until_somebody_conquers_the_city_state() -> None:
    game = retaken(wonders={"colossus": GENEVA})
    say(game, "do liberate")
    assert controls(game) == [[], []]
    assert game.position()["wonders"] == {"colossus": GENEVA}
    game.rng = battle(army(), rival(), 6, 1).rng
    say(game, f"hex {GENEVA}")  # the second attack of the card
    assert seat_of(game, 0)["visits"] == []
    assert controls(game) == [["colossus"], []]


@pytest.mark.rule("civ.citystate.retake.wonder")
def test_at_some_tables_the_wonder_moves_as_from_a_capital() -> None:
    game = retaken(wonders={"colossus": GENEVA}, switches={"liberated_wonder": "moves"})
    say(game, "do liberate")
    assert game.position()["wonders"] == {"colossus": "7,-2"}  # the only city of seat 0
    assert controls(game) == [["colossus"], []]


@pytest.mark.rule("civ.citystate.retake.wonder")
def test_without_a_free_city_the_wonder_stays_all_the_same() -> None:
    wonders = {"colossus": GENEVA, "petra": "7,-2"}
    game = retaken(wonders=wonders, switches={"liberated_wonder": "moves"})
    say(game, "do liberate")
    assert controls(game) == [["petra"], []]
    assert game.position()["wonders"] == wonders


# Razed and exchanged.


@pytest.mark.rule("civ.citystate.barbarian_razed")
def test_a_razed_city_leaves_the_token_with_its_owner_who_controls_it_no_longer() -> None:
    die = rolling(*dice_towards(HOME, GENEVA))
    game = raid(army(cities=[GENEVA, "1,0"]), rival(), HOME, die)
    assert seat_of(game, 0)["cities"] == ["1,0"]
    assert game.position()["barbarians"]["D"] == GENEVA
    assert game.position()["conqueror"] == {"carthage": 0, "geneva": 0}
    assert seat_of(game, 0)["guests"] == {"2": ["carthage"], "3": ["geneva"]}
    assert seat_of(game, 0)["marks"] == []  # of two conquered city-states one is controlled
    assert "geneva" not in game.position()["city_states"]
    untouched = raid(army(cities=[GENEVA, "1,0"]), rival(), "2,2", die)
    assert seat_of(untouched, 0)["marks"] == ["warmonger"]


@pytest.mark.rule("civ.citystate.barbarian_razed")
def test_at_some_tables_the_razed_city_state_returns_with_its_cards() -> None:
    die = rolling(*dice_towards(HOME, GENEVA))
    game = raid(army(cities=[GENEVA]), rival(), HOME, die, switches={"razed_city_state": "returns"})
    assert game.position()["city_states"]["geneva"] == GENEVA
    assert game.position()["conqueror"] == {}
    assert seat_of(game, 0)["guests"] == {}
    assert cards_left(game, "geneva") == 2


@pytest.mark.rule("civ.citystate.barbarian_razed")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_gets_a_token_into_the_razed_space_has_the_city_state(owner: int) -> None:
    game = game_with(
        army(slot=5, cities=["6,1"]), rival(), conqueror={"geneva": owner}, city_states=LEFT
    )
    say(game, "slot 1", f"hex {GENEVA}")
    assert game.position()["conqueror"] == {"geneva": 0}
    assert list(seat_of(game, 0)["guests"].values()) == [["geneva"]]
    assert seat_of(game, 1)["guests"] == {}


LEFT = {"brussels": "4,-4", "carthage": "1,0", "buenos_aires": "-1,6"}  # without Geneva


@pytest.mark.rule("civ.citystate.exchanged")
def test_a_stand_in_exchanged_by_a_card_hands_over_city_state_and_wonder() -> None:
    mine = {
        **army(slot=5),
        "row": ["mass_media", "astrology", "foreign_trade", "pottery", "flight"],
    }
    game = battle(mine, rival(tokens=[GENEVA]), wonders={"colossus": GENEVA})
    begin(game)
    say(game, "slot 1")
    while question(game) != "convert":
        say(game, "pass")
    say(game, f"hex {GENEVA}")
    assert GENEVA in seat_of(game, 0)["tokens"]
    assert game.position()["conqueror"] == {"geneva": 0}
    assert [seat_of(game, 1)["guests"], controls(game)] == [{}, [["colossus"], []]]


@pytest.mark.rule("civ.citystate.exchanged")
@pytest.mark.parametrize("switch", ["owner_keeps", "returns"])
def test_a_stand_in_moved_away_leaves_the_city_state_as_if_razed(switch: str) -> None:
    row = ["drama_and_poetry", "astrology", "foreign_trade", "pottery", "flight"]
    game = battle(
        {**army(slot=5), "row": row, "tokens": [GENEVA]},
        rival(),
        wonders={"colossus": GENEVA},
        switches={"razed_city_state": switch},
    )
    begin(game)
    say(game, "slot 1")
    while question(game) not in ("moved", "moved_to"):
        say(game, "pass")
    if question(game) == "moved":
        say(game, f"hex {GENEVA}")
    say(game, "hex 6,1")
    assert controls(game) == [[], []]
    if switch == "returns":
        assert game.position()["city_states"]["geneva"] == GENEVA
    else:
        assert game.position()["conqueror"] == {"geneva": 0}


@pytest.mark.rule("civ.citystate.barbarian_on")
def test_a_barbarian_may_stay_on_a_city_state_and_does_no_harm() -> None:
    game = raid(army(visits=["geneva"]), rival(), HOME, rolling(*dice_towards(HOME, GENEVA)))
    assert game.position()["barbarians"]["D"] == GENEVA
    assert game.position()["city_states"]["geneva"] == GENEVA
    assert seat_of(game, 0)["visits"] == ["geneva"]
    assert cards_left(game, "geneva") == 1
    assert told(game, "lost_visit") == []

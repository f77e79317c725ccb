"""Positions: what they may say, what is filled in, and what is wrong in one."""

import random
from typing import Any

import pytest

from theogony import PositionError
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import GAME, asked, game_with, new_game, question, seat_of

SWITCHES: list[Document] = [
    {},
    {"map": "advanced", "leaders": "one_of_two", "victory_cards": 4},
    {"leaders": "choose", "trade_spending": "declared_first"},
]


def read(document: Document) -> Civ:
    game = GAME.from_position(document)
    assert isinstance(game, Civ)
    return game


# Reading back what was written.


@pytest.mark.parametrize("switches", SWITCHES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_is_read_back_as_it_was_written(players: int, switches: Document) -> None:
    game = new_game(players, players, switches)
    chance = random.Random(players)
    for _ in range(150):
        if game.decision is None:
            break
        written = game.position()
        other = read(written)
        assert other.position() == written
        assert asked(other) == asked(game)
        assert other.view(0) == game.view(0)
        game.choose(chance.choice(game.decision.options))


def test_every_field_of_a_position_is_read() -> None:
    treaty = {"1": ["embassy", "joint_war"]}
    game = game_with(
        {
            "leader": "america",
            "row": ["currency", "iron_working", "astrology", "pottery", "civil_service"],
            "trade": [1, 0, 3, 0, 2],
            "guests": {"3": ["geneva"]},
            "relics": {"2": ["grand_mesa"]},
            "dial": 9,
            "resources": {"marble": 1, "mercury": 0, "oil": 2, "diamond": 0},
            "naturals": ["grand_mesa"],
            "caravans": ["6,-2", "card", "unused"],
            "visits": ["brussels"],
            "treaties": treaty,
            "cities": ["6,0"],
            "tokens": ["2,4", "7,-3"],
            "reinforced": ["8,-3"],
            "marks": ["civilized"],
            "used": ["oracle"],
            "used_guests": ["geneva"],
            "used_naturals": ["grand_mesa"],
            "home": [1],
            "beat_capital": True,
        },
        {"leader": "rome", "visits": ["brussels"]},
        round=7,
        pointer=3,
        bearing=2,
        wonders={"stonehenge": "6,0", "petra": "3,3"},
        barbarians={"A": "off", "B": "-1,2"},
        zimbabwe=2,
        taken=["2,4"],
        visited=["4,-4"],
        beaten=[1],
        attacks=2,
        won=1,
        supply={"oil": 3},
        pending=[{"end_turn": {"seat": 0}}, {"focus": {"seat": 0, "among": 0}}],
    )
    table, own = game.position(), seat_of(game, 0)
    assert own["unused"] == 31 - 3 - 1  # the agenda is marked with one
    assert own["guests"] == {"3": ["geneva"]} and table["conqueror"] == {"geneva": 0}
    assert own["treaties"] == {"1": ["joint_war", "embassy"]}
    assert own["naturals"] == ["grand_mesa"] and "2,4" not in table["naturals"]
    assert own["caravans"] == ["6,-2", "card", "unused"]
    assert own["used"] == ["oracle"] and own["home"] == [1] and own["beat_capital"] is True
    assert game.players[0].cities == 6
    assert sorted(table["city_states"]) == ["brussels", "buenos_aires", "carthage"]
    assert table["wonders"] == {"stonehenge": "6,0", "petra": "3,3"}
    assert table["barbarians"]["A"] == "off" and table["barbarians"]["B"] == "-1,2"
    assert (table["round"], table["pointer"], table["bearing"]) == (7, 3, 2)
    assert (table["taken"], table["visited"], table["beaten"]) == (["2,4"], ["4,-4"], [1])
    assert (table["attacks"], table["won"], table["zimbabwe"]) == (2, 1, 2)
    assert table["supply"]["oil"] == 3
    assert game.players[0].has(GAME.words["ability"].index("stonehenge"))
    assert not game.players[0].has(GAME.words["ability"].index("petra"))
    assert game.players[0].has(GAME.words["ability"].index("brussels"))
    assert read(table).position() == table


# What is not named is set up as usual.


def test_an_empty_position_is_a_table_for_two() -> None:
    game = read({})
    assert game.seats() == 2 and question(game) == "focus"
    assert len(game.position()["map"]) == 10
    assert len({seat["leader"] for seat in game.position()["seats"]}) == 2
    assert [len(deck) for deck in game.position()["decks"].values()] == [4, 4, 4, 4]
    assert read({"players": 4}).seats() == 4


def test_whoever_stands_on_an_icon_has_what_was_printed_there() -> None:
    game = game_with({"tokens": ["4,-1", "5,-3"], "cities": ["6,0"]}, {"tokens": ["2,2"]})
    table = game.position()
    assert seat_of(game, 0)["naturals"] == ["mt_kilimanjaro"]
    assert "5,-3" not in table["resources"] and table["supply"]["mercury"] == 7
    assert table["conqueror"] == {"geneva": 0}
    slot = seat_of(game, 0)["row"].index("astrology") + 1
    assert seat_of(game, 0)["guests"] == {str(slot): ["geneva"]}
    assert table["barbarians"]["D"] == "off"


def test_the_wonders_named_nowhere_are_in_the_box() -> None:
    decks = {"culture": ["eiffel_tower", "stonehenge"]}
    table = read({"players": 4, "decks": decks, "wonders": {"chichen_itza": "2,1"}}).position()
    assert table["decks"]["culture"] == ["eiffel_tower", "stonehenge"]
    assert table["box"] == ["hanging_gardens", "forbidden_city", "sydney_opera_house"]
    table = read({"box": ["oracle", "kremlin"]}).position()
    assert "oracle" not in table["decks"]["science"] and len(table["decks"]["science"]) == 4
    assert len(table["decks"]["culture"]) == 6


def test_victory_cards_of_marked_agendas_are_in_play() -> None:
    game = read({"seats": [{"marks": ["civilized", "preservationist"]}, {}]})
    assert {"v1", "v5"} <= set(game.position()["victory"]) and len(game.victory) == 3


def test_a_position_may_give_its_own_map() -> None:
    tiles = [
        {"at": [0, 0], "tile": 7, "side": "a", "turn": 0},
        {"at": [3, -3], "tile": 9, "side": "a", "turn": 3},
    ]
    game = read({"map": tiles, "switches": {"map": "advanced"}})
    assert game.board.size == 20
    assert sorted(seat["capital"] for seat in game.position()["seats"]) == ["0,0", "3,-3"]
    assert game.position()["map"] == tiles


# What is wrong is said with its path, what was found and what was expected.

SEAT: list[tuple[Document, str]] = [
    ({"gold": 3}, "seats[0].gold is unknown, expected one of: leader, row, trade"),
    ({"leader": "greece"}, "seats[0].leader is 'greece', expected rome, egypt, france, aztec"),
    ({"leader": "america"}, "seats[1].leader is america, expected each leader once"),
    ({"leader": None}, "seats[0].leader is None, expected a leader"),
    ({"row": ["pottery"]}, "seats[0].row has 1 cards, expected 5"),
    (
        {"row": ["pottery", "pottery", "masonry", "flight", "astrology"]},
        "seats[0].row[1] is pottery, expected each card once",
    ),
    ({"row": ["wheel"]}, "seats[0].row[0] is 'wheel', expected a word like early_empire"),
    ({"trade": [0, 0]}, "seats[0].trade has 2 numbers, expected 5"),
    ({"trade": [4, 0, 0, 0, 0]}, "seats[0].trade[0] is 4, expected a number from 0 to 3"),
    ({"dial": 25}, "seats[0].dial is 25, expected a number from 0 to 24"),
    ({"resources": {"gold": 1}}, "seats[0].resources.gold is unknown, expected one of: marble"),
    ({"resources": {"oil": 8}}, "the seats have 8 and the map has 1 oil, expected 8 together"),
    ({"naturals": ["pantanal"]}, "seats[0].naturals has pantanal, expected those of the map"),
    ({"relics": {"1": ["grand_mesa"]}}, "seats[0].relics.1 has grand_mesa, expected natural"),
    ({"guests": {"1": ["geneva"], "2": ["geneva"]}}, "seats[0].guests.2 has what lies on another"),
    ({"guests": {"5": ["geneva"]}}, "seats[0].guests.5 has geneva, expected it on a science card"),
    ({"guests": {"6": ["geneva"]}}, "seats[0].guests.6 is unknown, expected one of: 1, 2, 3, 4"),
    ({"caravans": ["ship"]}, "seats[0].caravans[0] is 'ship', expected card, unused or a space"),
    ({"visits": ["seoul"]}, "seats[0].visits has seoul, expected city-states on the map"),
    ({"visits": ["geneva"] * 2}, "seats[0].visits[1] is geneva, expected each once"),
    ({"treaties": {"0": ["embassy"]}}, "seats[0].treaties.0 is unknown, expected one of: 1"),
    ({"treaties": {"1": ["peace"]}}, "seats[0].treaties.1[0] is 'peace', expected joint_war"),
    ({"capital": "0,0"}, "seats[0].capital is '0,0', expected a word like 4,-5"),
    ({"capital": "2,1"}, "seats[0].capital is 2,1, expected a free capital icon: "),
    ({"capital": None}, "seats[0].capital is None, expected a capital icon"),
    ({"cities": ["0,4"]}, "seats[0].cities[0] is 0,4, a water space, expected land"),
    ({"tokens": ["7,-2"]}, "seats[0].tokens[0] is 7,-2, expected a space without city"),
    ({"reinforced": ["-1,9"]}, "seats[0].reinforced[0] is -1,9, expected a space without city"),
    ({"marks": ["rich"]}, "seats[0].marks[0] is 'rich', expected civilized"),
    ({"marks": ["aesthetic"] * 2}, "seats[0].marks[1] is aesthetic, expected each once"),
    ({"marks": ["populous"]}, "marks has populous, expected agendas of the victory cards in play"),
    ({"unused": 32}, "seats[0].unused is 32, expected a number from 31 to 31"),
    ({"home": [3]}, "seats[0].home[0] is 3, expected a number from 0 to 2"),
    ({"home": [1, 1]}, "seats[0].home[1] is 1, expected each once"),
    ({"beat_capital": 1}, "seats[0].beat_capital is 1, expected true or false"),
    ({"tiles": [16]}, "seats[0].tiles has tile 16, expected each tile once"),
]

TILE: Document = {"at": [0, 0], "tile": 7, "side": "a", "turn": 0}
TABLE: list[tuple[Document, str]] = [
    ({"game": "chess"}, "game is 'chess', expected 'civ'"),
    ({"version": 9}, "version is 9, expected a number from 0 to 1"),
    ({"weather": "wet"}, "weather is unknown, expected one of: game, version"),
    ({"players": 3}, "seats has 2 entries, expected 3"),
    ({"seats": [{}]}, "seats has 1 entries, expected 2 to 4"),
    ({"switches": {"map": "flat"}}, "switches: switch map is 'flat', expected first_game"),
    ({"switches": {"map": "advanced"}}, "map is missing, expected the tiles of the advanced map"),
    ({"map": []}, "map has 0 tiles, expected at least 1"),
    ({"map": [{**TILE, "at": [1]}]}, "map[0].at is [1], expected [q, r]"),
    ({"map": [{**TILE, "tile": 17}]}, "map[0].tile is 17, expected a number from 1 to 16"),
    ({"map": [{**TILE, "side": "c"}]}, "map[0].side is 'c', expected a, b"),
    ({"map": [{"tile": 7}]}, "map[0].at is missing"),
    ({"map": [TILE, TILE]}, "map[1].tile is 7, expected each tile once"),
    ({"map": [TILE, {**TILE, "tile": 9}]}, "map[1] covers 0,0, expected no overlap"),
    ({"map": [{**TILE, "at": [24, 0]}]}, "map[0] covers 24,1, expected at most 24 steps from 0,0"),
    (
        {"map": [TILE, {**TILE, "tile": 9, "at": [9, 0]}]},
        "map[1] lies apart, expected it to be connected with map[0]",
    ),
    ({"map": [TILE]}, "map has 1 capital icons, expected 2"),
    ({"water": ["0,4"]}, "water[0] is 0,4, expected a hole of the map, each once"),
    ({"start": 2}, "start is 2, expected a number from 0 to 1"),
    ({"round": 0}, "round is 0, expected a number from 1 to 9999"),
    ({"pointer": 5}, "pointer is 5, expected a number from 0 to 4"),
    ({"bearing": 6}, "bearing is 6, expected a number from 0 to 5"),
    ({"turn": 2}, "turn is 2, expected a number from 0 to 1"),
    ({"supply": {"marble": 9}}, "supply.marble is 9, expected a number from 0 to 5"),
    ({"victory": ["v6"]}, "victory[0] is 'v6', expected v1, v2, v3, v4, v5"),
    ({"decks": {"industry": []}}, "decks.industry is unknown, expected one of: culture, economy"),
    ({"decks": {"culture": ["petra"]}}, "decks.culture[0] is petra, expected a culture wonder"),
    (
        {"decks": {"culture": ["stonehenge", "stonehenge"]}},
        "decks.culture[1] is stonehenge, expected each wonder once",
    ),
    (
        {"decks": {"culture": ["stonehenge", "eiffel_tower"]}},
        "decks.culture[1] is eiffel_tower, expected no later era above an earlier one",
    ),
    ({"box": ["petra"]}, "box does not fit, expected the wonders named nowhere"),
    ({"wonders": {"stonehenge": "0,4"}}, "wonders.stonehenge is 0,4, expected a land space"),
    ({"conqueror": {"seoul": 0}}, "conqueror.seoul is 0, but seoul is not on the map"),
    ({"conqueror": {"geneva": 2}}, "conqueror.geneva is 2, expected a number from 0 to 1"),
    ({"city_states": {"geneva": "1,0"}}, "city_states.carthage is missing, expected 1,0"),
    ({"barbarians": {"A": "home"}}, "barbarians.A is 'home', expected off, absent or a space"),
    ({"barbarians": {"A": "absent"}}, "barbarians.A is 'absent', but its letter is on the map"),
    ({"barbarians": {"H": "off"}}, "barbarians.H is 'off', but its letter is not on the map"),
    ({"barbarians": {"A": "0,4"}}, "barbarians.A is 0,4, a water space, expected land"),
    ({"resources": {"6,-1": "marble"}}, "resources.6,-1 is marble, but that is not printed there"),
    ({"resources": {"99,0": "oil"}}, "resources is '99,0', expected a word like 4,-5"),
    ({"naturals": {"2,4": "pantanal"}}, "naturals.2,4 is pantanal, but cannot lie there"),
    ({"naturals": {"2,4": "grand_mesa"}}, "naturals.4,-1 is missing, expected mt_kilimanjaro"),
    ({"generator": "0"}, "generator is '0', expected 32 digits 0-9a-f, not all 0"),
    ({"pending": [], "turn": 0}, "turn is given, expected it only without pending"),
    ({"pending": [{"sleep": {}}]}, "pending[0].sleep is unknown, expected one of: "),
    (
        {"pending": [{"tile": {"seat": 0}}]},
        "pending[0] is tile, expected the step prepare below it",
    ),
    (
        {"pending": [{"prepare": {"seat": 0}}]},
        "decks.culture is given, expected nothing there before the step prepare",
    ),
]


@pytest.mark.parametrize(("seat", "message"), SEAT)
def test_what_is_wrong_with_a_seat_is_said(seat: Document, message: str) -> None:
    with pytest.raises(PositionError) as error:
        game_with(seat, {"leader": "america"})
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(("table", "message"), TABLE)
def test_what_is_wrong_with_a_table_is_said(table: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as error:
        game_with({}, {}, **table)
    assert str(error.value).startswith(message)


def test_two_seats_cannot_have_the_same_thing() -> None:
    for one, message in [
        ({"naturals": ["grand_mesa"]}, "seats[1].naturals has grand_mesa, expected each once"),
        ({"tokens": ["2,1"]}, "seats[1].tokens[0] is 2,1, expected a space without city"),
    ]:
        with pytest.raises(PositionError) as error:
            game_with(one, one)
        assert str(error.value).startswith(message)
    with pytest.raises(PositionError, match="has embassy, expected each card of a player once"):
        game_with({"treaties": {"2": ["embassy"]}}, {"treaties": {"2": ["embassy"]}}, {})
    with pytest.raises(PositionError, match="expected two such cards at most"):
        game_with(*[{"visits": ["geneva"]}] * 3)


def test_a_city_state_belongs_to_whoever_stands_there() -> None:
    with pytest.raises(PositionError, match="conqueror.geneva is 1, but seat 0 stands there"):
        game_with({"cities": ["6,0"]}, {}, conqueror={"geneva": 1})


def test_a_game_that_has_not_begun_has_all_it_needs_to_begin() -> None:
    prepare: Document = {"prepare": {"seat": 0}}
    chooses = [prepare, *[{"leader": {"seat": seat}} for seat in (1, 0)]]
    nobody: Document = {"leader": None}
    offer: Document = {"leader": None, "offer": ["rome", "egypt"]}
    lasting = "expected a leader, or the step leader in pending and an offer that lasts"
    for seats, pending in [
        ([nobody, nobody], chooses),
        ([offer, {}], [prepare]),
        ([offer, {"leader": None, "offer": ["rome"]}], chooses),
    ]:
        with pytest.raises(PositionError, match=lasting):
            read({"seats": seats, "pending": pending})
    game = read({"seats": [offer, offer], "pending": chooses})
    assert asked(game) == ["leader rome", "leader egypt"]
    advanced: Document = {"switches": {"map": "advanced"}, "map": []}
    step = {"tile": {"seat": 0}}
    with pytest.raises(PositionError, match=r"pending\[1\] is tile, expected a map with its core"):
        read({**advanced, "pending": [prepare, step]})
    with pytest.raises(PositionError, match=r"seats\[0\].capital is None, expected its tile"):
        read({**advanced, "seats": [{"capital": None}] * 2, "pending": [prepare]})
    core = [{**TILE, "tile": 1}]
    hands = [{"tiles": [7], "capital": None}, {"tiles": [9, 3], "capital": None}]
    with pytest.raises(PositionError, match="clockwise from seat 0 the seats have"):
        read({**advanced, "map": core, "seats": hands, "pending": [prepare, step]})
    strange = {"side": {"seat": 0, "tile": 3}}
    with pytest.raises(PositionError, match="tile is 3, expected a tile of the seat"):
        read({**advanced, "map": core, "seats": hands, "pending": [prepare, strange]})

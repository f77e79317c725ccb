"""Positions: what they may say, what is filled in, and what is wrong in one."""

import random
from copy import deepcopy
from typing import Any

import pytest

from theogony import PositionError
from theogony.civ.board import LETTERS
from theogony.civ.invariants import check
from theogony.civ.pending import ABILITY, COURSE, COVERS, RANGES, SCIENTIFIC, SPACE
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import GAME, asked, game_with, new_game, question, say, seat_of

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
    treaty = {"1": ["embassy", "joint_war"]}  # two of one player: with Potala Palace
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
        wonders={"stonehenge": "6,0", "great_zimbabwe": "3,3", "potala_palace": "7,-3"},
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
    assert table["wonders"]["stonehenge"] == "6,0" and table["wonders"]["great_zimbabwe"] == "3,3"
    assert table["barbarians"]["A"] == "off" and table["barbarians"]["B"] == "-1,2"
    assert (table["round"], table["pointer"], table["bearing"]) == (7, 3, 2)
    assert (table["taken"], table["visited"], table["beaten"]) == (["2,4"], ["4,-4"], [1])
    assert (table["attacks"], table["won"], table["zimbabwe"]) == (2, 1, 2)
    assert table["supply"]["oil"] == 3
    assert game.players[0].has(GAME.words["ability"].index("stonehenge"))
    assert not game.players[0].has(GAME.words["ability"].index("great_zimbabwe"))
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
    (
        {"resources": {"oil": 8}},
        "seats[0].resources.oil is 8, oil on the map is 1, expected 8 together at most",
    ),
    ({"naturals": ["pantanal"]}, "seats[0].naturals has pantanal, expected those of the map"),
    ({"relics": {"1": ["grand_mesa"]}}, "seats[0].relics is given, expected it only for america"),
    ({"tokens": ["2,4"], "naturals": []}, "seats[0].naturals lacks grand_mesa, expected it with"),
    ({"naturals": ["grand_mesa"]}, "seats[0].naturals has grand_mesa, expected it with whoever"),
    ({"cities": ["1,0"], "guests": {}}, "seats[0].guests lacks carthage, expected it on the"),
    ({"guests": {"1": ["geneva"], "2": ["geneva"]}}, "seats[0].guests.2 has what lies on another"),
    ({"guests": {"5": ["geneva"]}}, "seats[0].guests.5 has geneva, expected it on a science card"),
    ({"guests": {"6": ["geneva"]}}, "seats[0].guests.6 is unknown, expected one of: 1, 2, 3, 4"),
    ({"caravans": ["ship"]}, "seats[0].caravans[0] is 'ship', expected card, unused or a space"),
    ({"caravans": ["7,-3", "6,-2"]}, "seats[0].caravans has more on the map than the economy card"),
    ({"caravans": ["7,-3", "card"]}, "seats[0].caravans has 1 on the card and 1 on the map"),
    ({"caravans": ["unused"] * 3}, "seats[0].caravans has 0 on the card and 0 on the map, exp"),
    ({"caravans": ["7,-3"], "home": [0]}, "seats[0].home has 0, but that is on the map"),
    ({"offer": ["rome"]}, "seats[0].offer is given, expected it only without a leader"),
    ({"visits": ["seoul"]}, "seats[0].visits has seoul, expected city-states on the map"),
    ({"visits": ["geneva"] * 2}, "seats[0].visits[1] is geneva, expected each once"),
    ({"treaties": {"0": ["embassy"]}}, "seats[0].treaties.0 is unknown, expected one of: 1"),
    ({"treaties": {"1": ["peace"]}}, "seats[0].treaties.1[0] is 'peace', expected joint_war"),
    (
        {"treaties": {"1": ["embassy", "joint_war"]}},
        "seats[0].treaties.1 has 2 cards, expected one",
    ),
    ({"capital": "0,0"}, "seats[0].capital is '0,0', expected a word like 4,-5"),
    ({"capital": "2,1"}, "seats[0].capital is 2,1, expected a free capital icon: "),
    ({"capital": None}, "seats[0].capital is None, expected a capital icon"),
    ({"cities": ["0,4"]}, "seats[0].cities[0] is 0,4, a water space, expected land"),
    ({"tokens": ["7,-2"]}, "seats[0].tokens[0] is 7,-2, expected a space without city"),
    ({"reinforced": ["-1,9"]}, "seats[0].reinforced[0] is -1,9, expected a space without city"),
    ({"marks": ["rich"]}, "seats[0].marks[0] is 'rich', expected civilized"),
    ({"marks": ["aesthetic"] * 2}, "seats[0].marks[1] is aesthetic, expected each once"),
    ({"marks": ["populous"]}, "marks has populous, expected agendas of the victory cards in play"),
    (
        {"marks": ["civilized", "moneygrubber"]},
        "seats[0].marks has civilized and moneygrubber, exp",
    ),
    ({"unused": 32}, "seats[0].unused is 32, expected a number from 31 to 31"),
    ({"home": [3]}, "seats[0].home[0] is 3, expected a number from 0 to 2"),
    ({"home": [1, 1]}, "seats[0].home[1] is 1, expected each once"),
    ({"beat_capital": 1}, "seats[0].beat_capital is 1, expected true or false"),
    ({"tiles": [16]}, "seats[0].tiles has tile 16, expected each tile once"),
    ({"leader": 3}, "seats[0].leader is 3, expected rome, egypt"),
]

TILE: Document = {"at": [0, 0], "tile": 7, "side": "a", "turn": 0}
TABLE: list[tuple[Document, str]] = [
    ({"game": "chess"}, "game is 'chess', expected 'civ'"),
    ({"version": 9}, "version is 9, expected a number from 0 to 3"),
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
    (
        {"map": [TILE, {**TILE, "tile": 9}]},
        "map[1] covers 0,0, which map[0] covers, expected no overlap",
    ),
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
    ({"supply": {"marble": 9}}, "supply.marble is 9, expected a number from 0 to 8"),
    ({"victory": ["v6"]}, "victory[0] is 'v6', expected v1, v2, v3, v4, v5"),
    ({"victory": []}, "victory has 0 cards, expected at least 1"),
    ({"attacks": 4}, "attacks is 4, expected a number from 0 to 3"),
    ({"won": 100}, "won is 100, expected a number from 0 to 99"),
    ({"zimbabwe": 5}, "zimbabwe is 5, expected a number from 0 to 4"),
    ({"zimbabwe": 1}, "zimbabwe is 1, expected 0 while great_zimbabwe is not on the map"),
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
    ({"box": ["petra", "petra"], "decks": {}}, "box[1] is petra, expected each wonder once"),
    (
        {"box": ["petra"], "decks": {}, "wonders": {"petra": "7,-2"}},
        "box[0] is petra, expected each wonder once",
    ),
    ({"box": ["petra"]}, "box does not fit, expected the wonders named nowhere"),
    ({"wonders": {"stonehenge": "0,4"}}, "wonders.stonehenge is 0,4, expected a land space"),
    ({"conqueror": {"seoul": 0}}, "conqueror.seoul is 0, but seoul is not on the map"),
    ({"conqueror": {"geneva": 2}}, "conqueror.geneva is 2, expected a number from 0 to 1"),
    ({"city_states": {"geneva": "1,0"}}, "city_states.carthage is missing, expected 1,0"),
    ({"barbarians": {"A": "home"}}, "barbarians.A is 'home', expected off, absent or a space"),
    ({"barbarians": {"A": "absent"}}, "barbarians.A is 'absent', but its letter is on the map"),
    ({"barbarians": {"H": "off"}}, "barbarians.H is 'off', but its letter is not on the map"),
    ({"barbarians": {"A": "7,-2"}}, "barbarians.A is 7,-2, expected a space without city, control"),
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
        "pending[0].tile waits, expected the step prepare below it",
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


def test_seats_and_supply_that_have_too_much_together_are_both_named() -> None:
    with pytest.raises(PositionError) as error:
        game_with({"resources": {"oil": 3}}, {"resources": {"oil": 1}}, supply={"oil": 4})
    assert str(error.value) == (
        "seats[0].resources.oil is 3, seats[1].resources.oil is 1, oil on the map is 1,"
        " supply.oil is 4, expected 8 together at most"
    )
    game = game_with({"resources": {"oil": 3}}, {"resources": {"oil": 1}}, supply={"oil": 3})
    assert game.position()["supply"]["oil"] == 3


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
    with pytest.raises(PositionError, match=r"pending\[1\].tile waits, expected a map with its"):
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
    focus = {"focus": {"seat": 0, "among": 0}}
    for pending, message in [
        ([step, prepare], r"pending\[0\].tile waits below all others, expected prepare there"),
        ([prepare, focus], r"pending\[1\].focus waits, expected only leader, deal_tiles, tile"),
        ([prepare, step, step], r"pending\[2\].tile waits, expected one step that lays tiles"),
        ([prepare, {"deal_tiles": {"seat": 0}}], "deal_tiles waits, expected no tiles before it"),
    ]:
        even = [{"tiles": [7], "capital": None}, {"tiles": [9], "capital": None}]
        with pytest.raises(PositionError, match=message):
            read({**advanced, "map": core, "seats": even, "pending": pending})
    for seat, message in [
        ({"dial": 3}, r"seats\[0\].dial is given, expected nothing there before the step prepare"),
        ({"caravans": ["1,0"]}, r"seats\[0\].caravans is given, expected nothing there"),
        (
            {"resources": {"oil": 1}},
            r"seats\[0\].resources.oil is 1, expected 0 before the step prepare",
        ),
        ({"tiles": [8]}, r"seats\[0\].tiles is \[8\], expected them only while tiles are laid"),
    ]:
        with pytest.raises(PositionError, match=message):
            read({"seats": [seat, {}], "pending": [prepare]})


# What the pieces allow.


def test_a_barbarian_may_share_a_space_with_a_wonder_that_lies_alone() -> None:
    game = game_with({}, {}, wonders={"petra": "4,2"}, barbarians={"D": "4,2"})
    assert game.position()["barbarians"]["D"] == "4,2"
    for seat in [{"cities": ["4,2"]}, {"tokens": ["4,2"]}, {"caravans": ["4,2"]}]:
        with pytest.raises(PositionError, match=r"barbarians.D is 4,2, expected a space without"):
            game_with(seat, {}, barbarians={"D": "4,2"})


def test_a_barbarian_whose_letter_a_caravan_stands_on_is_off_the_map() -> None:
    assert game_with({"caravans": ["2,2"]}, {}).position()["barbarians"]["D"] == "off"


@pytest.mark.parametrize("place", ["6,0", "7,-2", "5,1", "3,2", "0,4"])
def test_caravans_may_stand_anywhere_since_cities_come_and_go_around_them(place: str) -> None:
    """In a city-state that was liberated, in an own city, in one that was built there, on water."""
    game = game_with({"caravans": [place]}, {"cities": ["5,1"], "tokens": ["3,2"]})
    assert seat_of(game, 0)["caravans"] == [place, "unused", "unused"]


def test_caravans_stand_still_without_an_economy_card() -> None:
    row = ["masonry", "astrology", "pottery", "early_empire", "drama_and_poetry"]
    game = game_with({"row": row, "caravans": ["7,-3", "6,-2"]}, {})
    assert seat_of(game, 0)["caravans"] == ["7,-3", "6,-2", "unused"]
    with pytest.raises(PositionError, match="has 1 on the card and 0 on the map, expected 0"):
        game_with({"row": row, "caravans": ["card"]}, {})


def test_trade_tokens_stay_on_great_zimbabwe_while_nobody_controls_it() -> None:
    game = game_with({}, {}, wonders={"great_zimbabwe": "4,2"}, zimbabwe=4)
    assert game.position()["zimbabwe"] == 4 and not game.wonders_of(0)


def test_a_city_state_whose_card_oxford_university_replaces_lies_beside_the_sheet() -> None:
    row = ["astrology", "foreign_trade", "early_empire", "masonry", "pottery"]
    seat: Document = {"row": row, "dial": 5, "cities": ["1,0"], "guests": {"4": ["carthage"]}}
    game = game_with(seat, {}, wonders={"oxford_university": "7,-2"})
    say(game, "slot 1", "number 0", "take drama_and_poetry", "slot 4")
    assert seat_of(game, 0)["guests"] == {}
    check(game, posed=True)
    assert read(game.position()).position() == game.position()


def test_america_has_its_natural_wonders_on_the_card_in_slot_1_unless_it_says_where() -> None:
    seat: Document = {"leader": "america", "tokens": ["2,4"]}
    assert seat_of(game_with(seat, {}), 0)["relics"] == {"1": ["grand_mesa"]}
    with pytest.raises(PositionError, match=r"seats\[0\].relics lacks grand_mesa, expected it on"):
        game_with({**seat, "relics": {}}, {})
    laying = [{"end_turn": {"seat": 0}}, {"relic": {"seat": 0, "natural": "grand_mesa"}}]
    assert question(game_with({**seat, "relics": {}}, {}, pending=laying)) == "relic"


# Steps that wait: seat 0 has a token at 6,-2, a caravan at 7,-3, Petra and a card of Geneva, seat 1
# a token at 4,1, a city at 5,-1 and a city at 1,0, where it has conquered Carthage.

WAITING: list[tuple[str, Document, str]] = [
    ("resolve", {"focus": "masonry", "effect": 7}, "effect is 7, expected a number from 0 to 0"),
    ("resolve", {"strength": 900}, "strength is 900, expected a number from 1 to 5"),
    ("resolve", {"slot": 2}, "slot is 2, expected the slot of a military card"),
    (
        "deed",
        {"focus": "astrology", "slot": 2},
        "focus is astrology, expected a card with a choice",
    ),
    ("attack", {"left": 4}, "left is 4, expected a number from 1 to 3"),
    ("attack", {"focus": "pottery", "slot": 4}, "focus is pottery, expected a military card"),
    ("control", {"left": 500}, "left is 500, expected a number from 0 to 31"),
    ("take", {"level": 7}, "level is 7, expected a number from 2 to 4"),
    ("gain_trade", {"slots": 32}, "slots is 32, expected a number from 1 to 31"),
    ("gain_trade", {"slots": 1, "left": 9}, "left is 9, expected a number from 1 to 8"),
    ("step", {"hex": "6,-2"}, "hex is 6,-2, expected the space of caravan 0"),
    ("step", {"caravan": 1}, "hex is 7,-3, expected the space of caravan 1"),
    ("step", {"caravan": 3}, "caravan is 3, expected a number from 0 to 2"),
    ("step", {"moved": 1}, "caravan is 0, expected a caravan that has not moved yet"),
    ("step", {"done": 4}, "done is 4, expected a number from 0 to 3"),
    ("entrance", {}, "caravan is 0, expected a caravan on the card"),
    ("place_token", {"hex": "4,1"}, "hex is 4,1, expected free land, and an unused control token"),
    ("place_token", {"hex": "6,0"}, "hex is 6,0, expected free land, and an unused control token"),
    ("moved_to", {"hex": "4,1"}, "hex is 4,1, expected an own control token"),
    ("swapped", {"hex": "6,-2", "close": 1}, "hex is 6,-2, expected a rival control token"),
    ("swapped", {"hex": "4,1", "close": 2}, "close is 2, expected a number from 0 to 1"),
    ("replace_token", {"hex": "5,-1"}, "hex is 5,-1, expected a rival control token"),
    ("occupy", {"hex": "4,1"}, "hex is 4,1, expected a rival city, or a city-state just conquered"),
    ("occupy", {"hex": "-1,9"}, "hex is -1,9, expected a rival city, or a city-state just"),
    ("conquer", {"hex": "5,-1"}, "hex is 5,-1, expected a conquered city-state of a rival"),
    ("strike", {"hex": "3,2"}, "hex is 3,2, expected something to attack"),
    ("strike", {"attack": 100}, "attack is 100, expected a number from 1 to 99"),
    ("outcome", {"hex": "6,-2"}, "hex is 6,-2, expected something to attack"),
    ("parry", {"seat": 1, "rival": 0, "hex": "6,0"}, "hex is 6,0, expected a piece of the defend"),
    ("parry", {"seat": 1, "rival": 0, "card": 2}, "card is 2, expected the slot of a military"),
    ("treaty", {"rival": 0}, "rival is 0, expected another seat"),
    ("visit", {"city_state": "seoul"}, "city_state is seoul, expected a city-state on the map"),
    ("geneva_take", {}, "diplomacy is embassy, expected a card of seat 1 that it has"),
    ("exchange", {"resource": "oil"}, "resource is oil, expected a resource that the seat has"),
    ("replace", {"focus": "masonry"}, "focus is masonry, expected a card that is not in the row"),
    ("upgrade", {"slots": 4, "level": 1, "left": 3}, "left is 3, expected a number from 1 to 2"),
    ("upgrade", {"slots": 16, "level": 1}, "slots is 16, expected none with drama_and_poetry"),
    ("payment", {"wonder": "petra", "left": 3}, "wonder is petra, expected a wonder that is face"),
    ("wonder_city", {"wonder": "eiffel_tower"}, "wonder is eiffel_tower, expected a wonder that"),
    ("wonder_won", {"wonder": "oracle"}, "wonder is oracle, expected a wonder on the map"),
    ("relic", {}, "seat is 0, expected the seat that has america"),
    ("potala", {}, "seat is 0, expected the seat that has potala_palace"),
    ("plunder", {"left": 2, "taken": 1}, "taken is 1, expected a number from 0 to 0"),
    ("move_barbarians", {"direction": 6}, "direction is 6, expected a number from 0 to 5"),
    ("move_barbarians", {"left": 4}, "left is 4, expected C to be on the map"),
    ("give_up", {"seat": 1, "rival": 0, "hex": "6,-2"}, "hex is 6,-2, expected a control token of"),
    ("start", {"left": 128}, "left is 128, expected a number from 0 to 127"),
    ("spend", {"kept": 256}, "kept is 256, expected a number from 0 to 255"),
]

USUAL: Document = {  # numbers of steps that are in order
    **{"seat": 0, "rival": 1, "slot": 1, "focus": "masonry", "strength": 2, "effect": 0, "left": 1},
    **{"hex": "4,1", "second": "4,1", "range": 3, "ways": 0, "shared": 0, "moved": 0, "done": 1},
    **{"caravan": 0, "attack": 5, "defence": 5, "stopped": 0, "card": 1, "spent": 0, "slots": 0},
    **{"placing": "culture", "must": 0, "level": 2, "taken": 0, "item": 0, "trading": 1},
    **{"direction": 0, "diplomacy": "embassy", "natural": "grand_mesa", "after": 0},
    **{"close": 1, "kept": 0, "before": "nothing"},
}


def waiting(name: str, numbers: Document, *above: Document) -> Civ:
    """A table at which a step waits, the numbers not given as usual."""
    fields = {field: USUAL[field] for field in GAME.forms[name].fields if field in USUAL}
    if name == "step":
        fields["hex"] = "7,-3"
    return game_with(
        {
            "row": ["masonry", "astrology", "foreign_trade", "pottery", "drama_and_poetry"],
            "tokens": ["6,-2"],
            "caravans": ["7,-3"],
            "visits": ["geneva"],
        },
        {
            "row": ["masonry", "astrology", "foreign_trade", "pottery", "early_empire"],
            "tokens": ["4,1"],
            "cities": ["1,0", "5,-1"],
        },
        wonders={"petra": "7,-2"},
        pending=[{"end_turn": {"seat": 0}}, {name: {**fields, **numbers}}, *above],
    )


@pytest.mark.parametrize(("name", "numbers", "message"), WAITING)
def test_a_step_is_refused_that_could_not_be_carried_out(
    name: str, numbers: Document, message: str
) -> None:
    with pytest.raises(PositionError) as error:
        waiting(name, numbers)
    assert str(error.value).startswith(f"pending[1].{name}.{message}")


@pytest.mark.parametrize(
    ("name", "numbers", "asks"),
    [
        ("resolve", {}, "deed"),
        ("deed", {}, "deed"),
        ("attack", {}, "attack"),
        ("control", {}, "control"),
        ("step", {}, "step"),
        ("moved_to", {"hex": "6,-2"}, "moved_to"),
        ("conquer", {"hex": "1,0"}, "conquer"),
        ("occupy", {"hex": "5,-1"}, "focus"),
        ("replace_token", {}, "focus"),
        ("strike", {}, "focus"),
        ("move_barbarians", {"left": 8}, "focus"),
    ],
)
def test_a_step_that_can_be_carried_out_is_accepted(
    name: str, numbers: Document, asks: str
) -> None:
    assert question(waiting(name, numbers)) == asks


def test_nothing_waits_above_a_step_that_could_take_away_what_it_needs() -> None:
    focus = {"focus": {"seat": 0, "among": 0}}
    take = {"take": {"seat": 0, "level": 2}}
    lift = {"lift": {"seat": 0}}
    for name, numbers, above in [
        ("moved_to", {"hex": "6,-2"}, lift),
        ("occupy", {"hex": "5,-1"}, focus),
        ("control", {}, focus),  # the turn does not go on inside a card
        ("resolve", {}, take),  # Oxford University could replace the card
    ]:
        with pytest.raises(PositionError) as error:
            waiting(name, numbers, above)
        said = f"pending[2].{next(iter(above))} waits above pending[1].{name}, expected it below"
        assert str(error.value).startswith(said)
    assert question(waiting("occupy", {"hex": "5,-1"}, lift)) == "focus"


def test_every_number_of_every_step_has_a_range() -> None:
    known = ["seat", "rival", "slot", "hex", "second", "tile", "turn", *GAME.words]
    for form in GAME.forms.values():
        for field in form.fields:
            own = f"{form.name}.{field}"
            if own not in RANGES and field not in RANGES and own != "resolve.effect":
                assert field in known, own
    for name in [*ABILITY, *SPACE, *COVERS, *COURSE, *SCIENTIFIC]:
        assert name in GAME.forms
    for names in COVERS.values():
        assert all(name in GAME.forms for name in names)


# Positions with a mistake in them.


def parts(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a document."""
    names = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []
    return [path, *[found for name in names for found in parts(part[name], (*path, name))]]


def spoiled(document: Document, chance: random.Random) -> tuple[Document, str]:
    """A copy with one change: something left out, put in the place of another, or changed."""
    copy = deepcopy(document)
    wanted = chance.choice(["pending", "seats", ""])
    paths = [path for path in parts(copy) if path and str(path[0]).startswith(wanted)]
    path, other = chance.choice(paths), chance.choice(paths)
    within, there = copy, copy
    for name in path[:-1]:
        within = within[name]
    for name in other:
        there = there[name]
    value = within[path[-1]]
    way = chance.randrange(4)
    if way == 0:
        del within[path[-1]]
    elif way == 1:
        within[path[-1]] = deepcopy(there)
    elif isinstance(value, int):
        within[path[-1]] = chance.choice([value + 1, value - 1, 2 * value, 7, 900])
    elif isinstance(value, str):
        likely = [words for words in GAME.words.values() if value in words] or [LETTERS]
        within[path[-1]] = chance.choice(chance.choice(likely))
    elif isinstance(value, list) and value:
        value.append(chance.choice(value))
    return copy, ".".join([str(name) for name in path])


def try_spoiled(seed: int, answers: int, mistakes: int) -> list[bool]:
    """Whether positions with a mistake are accepted. Those that are can be played on."""
    chance = random.Random(seed)
    switches = {name: chance.choice(switch.values) for name, switch in GAME.switches.items()}
    game = new_game(2 + seed % 3, seed, switches)
    accepted: list[bool] = []
    while game.decision is not None and len(accepted) < mistakes:
        document, path = spoiled(game.position(), chance)
        try:
            posed = read(document)
        except PositionError as error:
            assert len(str(error)) > 10, path
            accepted.append(False)
        else:
            accepted.append(True)
            for _ in range(answers):
                check(posed, posed=True)
                if posed.decision is None:
                    break
                posed.choose(chance.choice(posed.decision.options))
        for _ in range(chance.randrange(1, 20)):
            if game.decision is not None:
                game.choose(chance.choice(game.decision.options))
    return accepted


@pytest.mark.parametrize("seed", range(6))
def test_a_position_with_a_mistake_is_refused_in_a_sentence_or_can_be_played(seed: int) -> None:
    accepted = try_spoiled(seed, 10, 40)
    assert True in accepted and False in accepted


@pytest.mark.long
def test_many_positions_with_mistakes() -> None:
    for seed in range(100, 160):
        try_spoiled(seed, 200, 60)


@pytest.mark.long
def test_whatever_play_leaves_is_read_back() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        switches = {name: chance.choice(switch.values) for name, switch in GAME.switches.items()}
        game = new_game(2 + seed % 3, seed, switches)
        for answer in range(1000):
            if game.decision is None:
                break
            if answer % 7 == 0:
                assert read(game.position()).position() == game.position()
            game.choose(chance.choice(game.decision.options))

"""The event dial: when it is turned, barbarians that come back, trade tokens of mature cities."""

from typing import Any

import pytest

from theogony.civ.events import push_event
from theogony.civ.rules import EndRound
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import asked, game_with, question, say, seat_of, to_move, told

SPAWN, CALM, MOVE, TRADE, MOVE_AGAIN = range(5)

# The capital of seat 0 at 7,-2 and the spaces around it; that of seat 1 at -1,9.
AROUND_0 = ["7,-3", "8,-3", "6,-2", "8,-2", "6,-1", "7,-1"]
AROUND_1 = ["-1,8", "0,8", "-2,9", "0,9", "-2,10", "-1,10"]


def event(section: int, *seats: Document, **table: Any) -> Civ:
    """The pointer has just come to a section."""
    game = game_with(*seats, pointer=(section - 1) % 5, **table)
    game.stack.clear()
    game.push(EndRound(game.start))
    push_event(game)
    game.settle()
    return game


def where(game: Civ, letter: str) -> str:
    place = game.position()["barbarians"][letter]
    assert isinstance(place, str)
    return place


# The dial.


@pytest.mark.rule("civ.event.turn_dial")
def test_at_the_end_of_a_round_the_pointer_moves_before_the_start_player_goes_on() -> None:
    game = game_with({}, {}, pointer=SPAWN, pending=[{"end_turn": {"seat": 0}}])
    assert (game.position()["pointer"], to_move(game)) == (SPAWN, 1)
    game = game_with({}, {}, pointer=SPAWN, pending=[{"end_turn": {"seat": 1}}])
    assert (game.position()["pointer"], to_move(game)) == (CALM, 0)
    game = game_with({}, {}, pointer=MOVE_AGAIN, pending=[{"end_turn": {"seat": 1}}])
    assert (game.position()["pointer"], to_move(game)) == (SPAWN, 0)


@pytest.mark.rule("civ.event.blank")
def test_a_section_without_an_icon_does_nothing() -> None:
    seat: Document = {"tokens": AROUND_0}
    before = game_with(seat, {}, barbarians={"D": "off"}).position()
    after = event(CALM, seat, {}, barbarians={"D": "off"}).position()
    assert after["pointer"] == CALM
    assert [after[key] for key in ["barbarians", "seats"]] == [
        before[key] for key in ["barbarians", "seats"]
    ]


# Trade.


@pytest.mark.rule("civ.event.trade", "civ.city.mature")
def test_each_mature_city_brings_a_trade_token_that_its_player_places_freely() -> None:
    game = event(TRADE, {"tokens": AROUND_0}, {"tokens": AROUND_1[1:]})
    assert (question(game), to_move(game)) == ("gain_trade", 0)
    assert asked(game) == [f"slot {slot}" for slot in range(1, 6)]
    say(game, "slot 4")
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 1, 0]
    assert seat_of(game, 1)["trade"] == [0, 0, 0, 0, 0]  # -1,8 is not yet controlled
    assert question(game) == "focus"


@pytest.mark.rule("civ.event.trade")
def test_two_mature_cities_bring_two_and_what_is_over_three_on_a_card_is_lost() -> None:
    second = ["4,-3", "5,-3", "3,-2", "5,-2", "3,-1", "4,-1"]
    seat: Document = {
        "cities": ["4,-2"],
        "tokens": [*AROUND_0, *second],
        "trade": [0, 0, 0, 0, 2],
    }
    game = event(TRADE, seat, {})
    say(game, "slot 2")
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 5")
    assert seat_of(game, 0)["trade"] == [0, 1, 0, 0, 3]
    game = event(TRADE, seat, {})
    say(game, "slot 5")  # the second one can only follow it
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 3]
    assert question(game) == "focus"


@pytest.mark.rule("civ.event.trade.order")
def test_players_place_their_tokens_clockwise_from_the_start_player() -> None:
    seats: list[Document] = [{"tokens": AROUND_0}, {"tokens": AROUND_1}]
    game = event(TRADE, *seats, start=1)
    assert to_move(game) == 1
    say(game, "slot 1")
    assert (question(game), to_move(game)) == ("gain_trade", 0)


# Barbarians come back.


@pytest.mark.rule("civ.event.spawn")
def test_every_barbarian_off_the_map_returns_to_its_letter() -> None:
    game = event(SPAWN, {}, {}, barbarians={"A": "off", "D": "off", "G": "-3,6"})
    assert (where(game, "A"), where(game, "D")) == ("-5,8", "2,2")
    assert where(game, "G") == "-3,6"
    assert where(game, "C") == "absent"
    assert [event["letter"] for event in told(game, "barbarian_spawned")] == ["A", "D"]


@pytest.mark.rule("civ.event.spawn.empty")
def test_a_barbarian_waits_while_its_space_is_taken() -> None:
    off = {"B": "off", "D": "off", "G": "off", "I": "off", "A": "0,7"}
    seats: list[Document] = [{"tokens": ["-2,2"], "cities": ["2,2"]}, {"reinforced": ["-3,8"]}]
    game = event(SPAWN, *seats, barbarians=off)
    assert [where(game, letter) for letter in "BDGI"] == ["off"] * 4
    assert seat_of(game, 0)["cities"] == ["2,2"]


@pytest.mark.rule("civ.event.spawn.caravan")
def test_a_caravan_where_a_barbarian_appears_is_destroyed() -> None:
    game = event(SPAWN, {"caravans": ["2,2"]}, {}, barbarians={"D": "off"})
    assert where(game, "D") == "2,2"
    assert seat_of(game, 0)["caravans"][0] == "card"


@pytest.mark.rule("civ.event.spawn.any_token")
def test_a_lone_wonder_prevents_a_barbarian_too() -> None:
    game = event(SPAWN, {}, {}, barbarians={"D": "off"}, wonders={"oracle": "2,2"})
    assert where(game, "D") == "off"


@pytest.mark.rule("civ.event.spawn.removed")
def test_a_barbarian_that_a_caravan_drove_away_comes_back_as_well() -> None:
    row = ["pottery", "masonry", "astrology", "early_empire", "currency"]
    seat: Document = {"row": row, "caravans": ["3,3"]}
    game = game_with(seat, {}, pointer=MOVE_AGAIN, barbarians={"D": "2,3"})
    say(game, "slot 5")
    while "hex 2,3" not in asked(game):
        say(game, asked(game)[0])
    say(game, "hex 2,3")
    assert where(game, "D") == "off"
    while question(game) != "focus" or to_move(game) == 0:
        say(game, asked(game)[-1])
    say(game, "slot 1")
    while question(game) != "focus":
        say(game, asked(game)[-1])
    assert game.position()["pointer"] == SPAWN
    assert where(game, "D") == "2,2"

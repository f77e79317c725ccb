"""Diplomacy cards: taken by caravans, exchanged, returned by attacks; what Embassy, Potala Palace
and Geneva do with them."""

from typing import Any

import pytest

from tests.civ.tables import asked, game_with, question, refused, rig, say, seat_of, to_move
from theogony.civ.state import Civ
from theogony.core.types import Document

ROW = ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
ALL_FOUR = ["card joint_war", "card defensive_pact", "card embassy", "card open_borders"]


def visiting(place: str, mine: Document | None = None, *rivals: Document, **table: Any) -> Civ:
    """A caravan of seat 0 has just come to Geneva (6,0) or to a rival city at 7,-4, with two
    trade tokens for the science card."""
    start = {"6,0": "5,0", "7,-4": "7,-3"}[place]
    seat = {"row": ROW, "caravans": [start], **(mine or {})}
    game = game_with(seat, *(rivals or ({"cities": ["7,-4"]},)), **table)
    say(game, "slot 2", f"hex {start}", f"hex {place}", "do arrive")
    if place == "7,-4":
        say(game, "slot 1", "slot 1")
    return game


def at_capital(mine: Document | None = None, rival: Document | None = None, **table: Any) -> Civ:
    """A caravan of seat 0 has just come to the capital of seat 1, at -1,9."""
    seat = {"row": ROW, "caravans": ["-2,10"], **(mine or {})}
    game = game_with(seat, rival or {}, **table)
    say(game, "slot 2", "hex -2,10", "hex -1,9", "do arrive", "slot 1", "slot 1")
    return game


def cards(game: Civ, seat: int = 0) -> Document:
    found: Document = seat_of(game, seat)["treaties"]
    return found


def visits(game: Civ, seat: int = 0) -> list[str]:
    found: list[str] = seat_of(game, seat)["visits"]
    return found


# Taking them.


@pytest.mark.rule("civ.economy.arrive_city_state.card")
def test_a_visitor_may_take_a_card_of_the_city_state() -> None:
    game = visiting("6,0")
    assert asked(game) == ["visit geneva", "pass"]
    say(game, "visit geneva")
    assert visits(game) == ["geneva"]
    game = visiting("6,0")
    say(game, "pass")
    assert visits(game) == []


@pytest.mark.rule("civ.citystate.cards", "civ.economy.arrive_city_state.card")
def test_a_city_state_has_two_cards_and_nobody_takes_one_from_a_player() -> None:
    game = visiting("6,0", None, {"visits": ["geneva"]}, {})
    assert asked(game) == ["visit geneva", "pass"]
    game = visiting("6,0", None, {"visits": ["geneva"]}, {"visits": ["geneva"]})
    assert to_move(game) == 1  # tokens yes, card no
    assert seat_of(game, 0)["trade"][1] == 2


@pytest.mark.rule("civ.diplomacy.limit")
def test_at_most_one_card_of_each_city_state_and_each_player() -> None:
    game = visiting("6,0", {"visits": ["geneva", "brussels"]})
    assert to_move(game) == 1  # no second copy
    game = visiting("7,-4", {"treaties": {"1": ["joint_war"]}})
    say(game, "card embassy")
    assert cards(game) == {"1": ["embassy"]}
    rivals: list[Document] = [{"cities": ["7,-4"]}, {}]
    game = visiting("7,-4", {"treaties": {"2": ["joint_war"]}}, *rivals)
    say(game, "card joint_war")
    assert cards(game) == {"1": ["joint_war"], "2": ["joint_war"]}


@pytest.mark.rule("civ.economy.arrive_rival.card")
def test_a_visitor_takes_a_card_of_the_rival_or_gives_one_back_for_it() -> None:
    game = visiting("7,-4")
    assert asked(game) == [*ALL_FOUR, "pass"]
    say(game, "pass")
    assert cards(game) == {}
    game = visiting("7,-4", {"treaties": {"1": ["open_borders"]}})
    assert asked(game) == [*ALL_FOUR[:3], "pass"]
    say(game, "pass")
    assert cards(game) == {"1": ["open_borders"]}  # kept
    game = visiting("7,-4", {"treaties": {"1": ["open_borders"]}})
    say(game, "card defensive_pact")
    assert cards(game) == {"1": ["defensive_pact"]}


@pytest.mark.rule("civ.economy.arrive_rival.stack")
def test_the_card_must_lie_in_the_rivals_own_stack() -> None:
    rival: Document = {"cities": ["7,-4"], "treaties": {"2": ["joint_war"]}}
    third: Document = {"treaties": {"1": ["embassy"]}}
    game = visiting("7,-4", None, rival, third)
    assert asked(game) == ["card joint_war", "card defensive_pact", "card open_borders", "pass"]
    assert refused(game, "card embassy") == "civ.economy.arrive_rival.stack"  # lent to seat 2
    say(game, "card joint_war")  # that of seat 1, not the one seat 1 has of seat 2
    assert (cards(game), cards(game, 1)) == ({"1": ["joint_war"]}, {"2": ["joint_war"]})


# What they are good for, and when they go back.


@pytest.mark.rule("civ.diplomacy.own_useless")
def test_own_diplomacy_cards_do_nothing_for_their_owner() -> None:
    # A city at 7,-4, mature but for a rival token: the giver's Open Borders helps, the own not.
    mine: Document = {"row": ROW, "cities": ["7,-4"], "tokens": ["6,-4", "6,-3"]}
    rival: Document = {"tokens": ["7,-3"]}
    borrowed = {"treaties": {"1": ["open_borders"]}}
    for more, theirs, starts in [
        (borrowed, rival, ["hex 7,-4", "hex 7,-2"]),
        ({}, rival, []),
        ({}, rival | {"treaties": {"0": ["open_borders"]}}, []),
    ]:
        game = game_with(mine | more, theirs)
        say(game, "slot 2", "slot 2")
        assert question(game) == ("entrance" if starts else "step")
        assert not starts or asked(game) == starts


@pytest.mark.rule("civ.diplomacy.attack_returns")
def test_an_attack_returns_the_cards_of_the_attacked_but_not_those_they_took() -> None:
    mine = {"row": ROW, "tokens": ["8,-3"], "treaties": {"1": ["joint_war"], "2": ["embassy"]}}
    rival: Document = {"tokens": ["7,-3"], "treaties": {"0": ["embassy"]}}
    game = game_with(mine, rival, {})
    rig(game, 1, 6)
    say(game, "slot 3", "do attack", "hex 7,-3")
    assert cards(game) == {"2": ["embassy"]}
    assert cards(game, 1) == {"0": ["embassy"]}


@pytest.mark.rule("civ.diplomacy.barbarian")
def test_attacking_a_barbarian_on_a_city_state_returns_no_card() -> None:
    mine = {"row": ROW, "tokens": ["5,0"], "visits": ["geneva"]}
    game = game_with(mine, {}, barbarians={"D": "6,0"})
    rig(game, 6, 1)
    say(game, "slot 3", "do attack", "hex 6,0")
    assert visits(game) == ["geneva"]
    assert game.position()["barbarians"]["D"] == "off"


@pytest.mark.rule("civ.diplomacy.only_attacks")
def test_destroying_a_token_by_a_card_effect_returns_nothing() -> None:
    mine = {"row": ROW, "tokens": ["8,-3"], "treaties": {"1": ["joint_war"]}}
    game = game_with(mine, {"tokens": ["7,-3"]}, wonders={"forbidden_city": "7,-2"})
    say(game, "use forbidden_city")  # there is just this one
    assert seat_of(game, 1)["tokens"] == []
    assert cards(game) == {"1": ["joint_war"]}


@pytest.mark.rule("civ.citystate.conquer.cards_aside")
def test_the_cards_of_a_conquered_city_state_are_laid_aside() -> None:
    mine = {"row": ROW[::-1], "tokens": ["5,0"], "trade": [0, 0, 3, 0, 0], "visits": ["geneva"]}
    game = game_with(mine, {"visits": ["geneva"]}, {})
    rig(game, 6, 1)
    say(game, "slot 3", "do attack", "hex 6,0")  # 6 + 3 against 1 + 8: one token is needed
    say(game, "number 1")
    assert game.position()["conqueror"] == {"geneva": 0}
    assert (visits(game), visits(game, 1)) == ([], [])


# Embassy.


@pytest.mark.rule("civ.card.embassy")
def test_embassy_gives_the_giver_a_token_and_the_visitor_a_resource() -> None:
    mine = {"treaties": {"1": ["embassy"]}}
    game = at_capital(mine, {"trade": [0, 0, 3, 0, 0]}, supply={"oil": 0, "marble": 2})
    say(game, "pass")  # no other card
    assert (question(game), to_move(game)) == ("embassy_token", 0)
    assert asked(game) == [f"slot {n}" for n in range(1, 6)]
    say(game, "slot 2")
    assert seat_of(game, 1)["trade"] == [0, 1, 3, 0, 0]
    assert refused(game, "resource oil") == "civ.comp.supply_empty"
    assert refused(game, "pass") == "civ.card.embassy"  # forced
    say(game, "resource marble")
    assert seat_of(game, 0)["resources"]["marble"] == 1
    game = at_capital(mine, {"trade": [0, 0, 3, 0, 0]})
    say(game, "pass", "slot 3", "resource oil")
    assert seat_of(game, 1)["trade"] == [0, 0, 3, 0, 0]  # a full card: the token is lost


@pytest.mark.rule("civ.card.embassy")
def test_embassy_works_if_it_is_held_on_arrival_or_taken_there() -> None:
    game = at_capital()
    say(game, "card embassy")
    assert question(game) == "embassy_token"
    game = at_capital({"treaties": {"1": ["embassy"]}})
    say(game, "card joint_war")  # given back, but it was there on arrival
    assert question(game) == "embassy_token"
    say(game, "slot 1", "resource oil")
    assert (to_move(game), cards(game)) == (1, {"1": ["joint_war"]})  # once
    game = at_capital()
    say(game, "card joint_war")
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.embassy")
def test_embassy_needs_the_givers_capital() -> None:
    game = visiting("7,-4", {"treaties": {"1": ["embassy"]}})
    say(game, "pass")
    assert to_move(game) == 1


# Potala Palace.


@pytest.mark.rule("civ.card.potala")
def test_potala_palace_takes_up_to_three_cards_when_built() -> None:
    mine = {"row": ROW, "resources": {"mercury": 3}, "treaties": {"1": ["joint_war"]}}
    decks = {"science": ["kremlin", "potala_palace"]}
    box = ["oracle", "pyramids", "porcelain_tower", "oxford_university"]
    game = game_with(mine, {}, {}, decks=decks, box=box)
    say(game, "slot 5", "do wonder", "build potala_palace")
    assert asked(game) == ["seat 1", "seat 2", "pass"]
    say(game, "seat 1")
    assert asked(game) == ALL_FOUR[1:]
    assert refused(game, "card joint_war") == "civ.economy.arrive_rival.stack"
    say(game, "card embassy")
    assert asked(game) == ["seat 1", "seat 2", "pass"]
    say(game, "seat 2", "card joint_war", "seat 2", "card open_borders")
    assert cards(game) == {"1": ["joint_war", "embassy"], "2": ["joint_war", "open_borders"]}
    assert to_move(game) == 1  # three in all


@pytest.mark.rule("civ.card.potala")
def test_with_potala_palace_a_visit_adds_a_card_but_city_states_give_one_each() -> None:
    palace = {"wonders": {"potala_palace": "7,-2"}}
    game = visiting("7,-4", {"treaties": {"1": ["joint_war", "embassy"]}}, **palace)
    assert asked(game) == ["card defensive_pact", "card open_borders", "pass"]
    say(game, "card open_borders")
    assert cards(game) == {"1": ["joint_war", "embassy", "open_borders"]}
    game = visiting("6,0", {"visits": ["geneva"]}, **palace)
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.potala_lost")
def test_who_loses_potala_palace_keeps_one_card_of_each_player() -> None:
    mine: Document = {"row": ROW, "tokens": ["7,-3"]}
    holder: Document = {
        "cities": ["7,-4"],
        "treaties": {"0": ["joint_war"], "2": ["joint_war", "embassy", "open_borders"]},
    }
    game = game_with(mine, holder, {}, wonders={"potala_palace": "7,-4"})
    rig(game, 6, 1)
    say(game, "slot 3", "do attack", "hex 7,-4")  # 6 + 3 beats 1 + 4, and the palace is lost
    assert (question(game), to_move(game)) == ("keep", 1)
    assert asked(game) == ["card joint_war", "card embassy", "card open_borders"]
    say(game, "card embassy")
    assert cards(game, 1) == {"0": ["joint_war"], "2": ["embassy"]}
    assert seat_of(game, 0)["cities"] == ["7,-4"]


# Geneva.


@pytest.mark.rule("civ.card.geneva")
def test_geneva_exchanges_a_card_at_the_start_of_a_turn() -> None:
    mine = {"row": ROW, "visits": ["geneva"], "treaties": {"1": ["joint_war"], "2": ["embassy"]}}
    game = game_with(mine, {}, {})
    assert asked(game) == ["use geneva", "pass"]
    say(game, "use geneva")
    assert asked(game) == ["seat 1", "seat 2"]
    say(game, "seat 2")
    assert asked(game) == ["card joint_war", "card defensive_pact", "card open_borders"]
    assert refused(game, "card embassy") == "civ.card.geneva"  # not the same again
    say(game, "card open_borders")
    assert cards(game) == {"1": ["joint_war"], "2": ["open_borders"]}
    assert question(game) == "focus"  # once


@pytest.mark.rule("civ.card.geneva")
def test_geneva_needs_another_card_in_that_players_stack() -> None:
    mine = {"row": ROW, "visits": ["geneva"], "treaties": {"1": ["joint_war"]}}
    third = {"treaties": {"1": ["defensive_pact", "embassy", "open_borders"]}}
    game = game_with(mine, {"cities": ["7,-4"]}, third, wonders={"potala_palace": "-5,2"})
    assert question(game) == "focus"  # all others are lent
    game = game_with({"row": ROW, "visits": ["geneva"]}, {})
    assert question(game) == "focus"  # nothing to give back

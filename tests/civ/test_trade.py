"""Trade tokens: where they come from, what they are spent for, where they lie."""

from typing import Any

import pytest

from theogony.civ import trade
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import GAME, asked, game_with, price, question, refused, say, seat_of, to_move, told

ROW = ["astrology", "foreign_trade", "pottery", "masonry", "early_empire"]


def turned(first: str) -> list[str]:
    """The usual cards with one of them in slot 1."""
    return [first, *[card for card in ROW if card != first]]


def trade_of(game: Civ, seat: int = 0) -> list[int]:
    found: list[int] = seat_of(game, seat)["trade"]
    return found


def gaining(amount: int, slots: int = 31, **seat: Any) -> Civ:
    """Seat 0 is about to put trade tokens on cards, then its turn ends."""
    pending = [
        {"end_turn": {"seat": 0}},
        {"gain_trade": {"seat": 0, "slots": slots, "left": amount}},
    ]
    wonders = {"great_zimbabwe": "7,-2"} if seat.pop("zimbabwe", None) is not None else {}
    stored = seat.pop("stored", 0)
    mine = {"row": ROW, **seat}
    return game_with(mine, {}, pending=pending, wonders=wonders, zimbabwe=stored)


# Spending.


@pytest.mark.rule("civ.trade.spend", "civ.trade.science")
def test_any_number_of_the_tokens_on_the_card_may_be_spent_for_further_spaces() -> None:
    game = game_with({"row": ROW, "dial": 10, "trade": [2, 3, 0, 0, 0]}, {})
    say(game, "slot 1")
    assert asked(game) == ["number 0", "number 1", "number 2", "pass"]  # not those elsewhere
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 2")
    assert seat_of(game, 0)["dial"] == 13
    assert trade_of(game) == [0, 3, 0, 0, 0]


@pytest.mark.rule("civ.trade.culture")
def test_culture_places_one_more_control_token_for_each() -> None:
    game = game_with({"row": turned("early_empire"), "trade": [2, 0, 0, 0, 0]}, {})
    say(game, "slot 1", "hex 7,-3", "hex 8,-3")
    assert price(game, "hex 6,-2") == {"trade": 1}
    say(game, "hex 6,-2", "hex 8,-2")
    assert len(seat_of(game, 0)["tokens"]) == 4
    assert trade_of(game) == [0, 0, 0, 0, 0]
    assert to_move(game) == 1


@pytest.mark.rule("civ.trade.economy")
def test_economy_moves_every_caravan_one_more_space_for_each() -> None:
    row = ["astrology", "pottery", "masonry", "early_empire", "foreign_trade"]
    seat: Document = {"row": row, "caravans": ["7,-2", "unused", "unused"]}
    reached = []
    for tokens in (0, 1):
        game = game_with({**seat, "trade": [0, 0, 0, 0, tokens]}, {})
        say(game, "slot 5")
        for hex_ in ["7,-2", "6,-2", "5,-2", "4,-2", "3,-2"]:
            if f"hex {hex_}" in asked(game) and to_move(game) == 0:
                say(game, f"hex {hex_}")
        reached.append(seat_of(game, 0)["caravans"][0])
        assert trade_of(game) == [0, 0, 0, 0, 0]
    assert reached == ["4,-2", "3,-2"]


@pytest.mark.rule("civ.trade.industry")
def test_industry_has_one_more_production_for_each_but_not_for_cities() -> None:
    row = ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"]
    for tokens, can_build in [(1, False), (2, True)]:
        game = game_with(
            {"leader": "rome", "row": row, "trade": [0, 0, 0, 0, tokens]}, {}
        )  # 5 of the slot; Stonehenge costs 7
        say(game, "slot 5")
        assert ("do wonder" in asked(game)) == can_build
    say(game, "do city")
    say(game, next(name for name in asked(game) if name.startswith("hex")))
    assert trade_of(game) == [2, 0, 0, 0, 0]  # no use for a city


@pytest.mark.rule("civ.trade.military")
def test_military_adds_one_in_an_attack_for_each() -> None:
    row = ["astrology", "early_empire", "foreign_trade", "pottery", "masonry"]
    game = game_with({"row": row, "trade": [0, 0, 0, 0, 2]}, {"tokens": ["6,-2"]})
    say(game, "slot 5")
    while not any(name.startswith("number") for name in asked(game)):
        wanted = ["do attack", "hex 7,-2", "hex 6,-2"]
        say(game, next(name for name in wanted if name in asked(game)))
    assert asked(game)[:3] == ["number 0", "number 1", "number 2"]
    say(game, "number 2")
    assert sum(trade_of(game)) == 0


@pytest.mark.rule("civ.trade.timing")
@pytest.mark.parametrize("first", ["early_empire", "astrology", "foreign_trade"])
def test_as_some_play_tokens_are_declared_at_the_beginning(first: str) -> None:
    seat: Document = {"row": turned(first), "dial": 10, "trade": [2, 0, 0, 0, 0]}
    game = game_with(seat, {}, switches={"trade_spending": "declared_first"})
    say(game, "slot 1")
    assert asked(game)[:3] == ["number 0", "number 1", "number 2"]
    say(game, "number 1")
    assert sum(trade_of(game)) == 1


@pytest.mark.rule("civ.trade.timing")
def test_tokens_that_arrive_during_the_resolution_may_be_spent_in_it() -> None:
    row = ["mathematics", "foreign_trade", "pottery", "masonry", "early_empire"]
    game = game_with({"row": row, "dial": 10}, {})
    say(game, "slot 1", "slot 1")
    assert asked(game) == ["number 0", "number 1", "pass"]


# City-states and natural wonders that serve as trade tokens.


@pytest.mark.rule("civ.citystate.token.use", "civ.citystate.token.once")
def test_a_city_state_on_the_card_serves_as_a_trade_token_once_per_turn_and_stays() -> None:
    seat: Document = {"row": ROW, "dial": 10, "cities": ["6,0"], "guests": {"1": ["geneva"]}}
    game = game_with(seat, {})
    say(game, "slot 1")
    assert asked(game) == ["number 0", "number 1", "pass"]
    say(game, "number 1")
    assert seat_of(game, 0)["dial"] == 12
    assert seat_of(game, 0)["guests"] == {"1": ["geneva"]}


@pytest.mark.rule("civ.citystate.token.limit")
def test_city_states_do_not_count_toward_the_limit_of_three() -> None:
    seat: Document = {"cities": ["6,0"], "guests": {"1": ["geneva"]}, "trade": [2, 0, 0, 0, 0]}
    game = gaining(1, **seat)
    say(game, "slot 1")
    assert trade_of(game)[0] == 3
    assert trade.tokens_on(game, 0, 1) == 4


@pytest.mark.rule("civ.citystate.token.defence")
@pytest.mark.parametrize(("allowed", "tokens"), [(False, 1), (True, 2)])
def test_a_city_state_serves_in_defence_only_as_some_play(allowed: bool, tokens: int) -> None:
    seat: Document = {"row": ROW, "cities": ["1,0"], "guests": {"4": ["carthage"]}}
    switches = {"city_state_token_in_defence": allowed}
    game = game_with({**seat, "trade": [0, 0, 0, 1, 0]}, {}, switches=switches)
    assert trade.tokens_on(game, 0, 4, defending=True) == tokens
    assert trade.tokens_on(game, 0, 4) == 2


def american(**seat: Any) -> Document:
    return {
        "leader": "america",
        "row": ROW,
        "dial": 10,
        "tokens": ["4,-1"],
        "naturals": ["mt_kilimanjaro"],
        "relics": {"1": ["mt_kilimanjaro"]},
        **seat,
    }


@pytest.mark.rule("civ.card.america")
def test_a_natural_wonder_on_a_card_of_america_is_spent_as_a_trade_token_and_laid_anew() -> None:
    game = game_with(american(trade=[3, 0, 0, 0, 0]), {})
    say(game, "slot 1")
    assert asked(game) == [*[f"number {n}" for n in range(5)], "pass"]  # outside the limit
    say(game, "number 2")
    assert question(game) == "spend"
    assert asked(game) == ["natural mt_kilimanjaro", "number 2"]
    assert price(game, "natural mt_kilimanjaro") == {}
    assert price(game, "number 2") == {"trade": 2}
    assert GAME.from_position(game.position()) == game
    say(game, "natural mt_kilimanjaro")
    assert question(game) == "relic"
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 4")
    assert seat_of(game, 0)["relics"] == {"4": ["mt_kilimanjaro"]}
    assert trade_of(game) == [2, 0, 0, 0, 0]  # and a trade token
    assert seat_of(game, 0)["dial"] == 13


@pytest.mark.rule("civ.card.america")
def test_america_may_keep_the_natural_wonder_and_spend_trade_tokens_only() -> None:
    game = game_with(american(trade=[3, 0, 0, 0, 0]), {})
    say(game, "slot 1", "number 2", "number 2")
    assert seat_of(game, 0)["relics"] == {"1": ["mt_kilimanjaro"]}
    assert told(game, "used_relic") == []
    assert trade_of(game) == [1, 0, 0, 0, 0]
    assert seat_of(game, 0)["dial"] == 13


@pytest.mark.rule("civ.card.america")
def test_where_all_is_spent_or_there_is_no_other_token_america_has_no_choice() -> None:
    game = game_with(american(trade=[1, 0, 0, 0, 0]), {})
    say(game, "slot 1", "number 2")
    assert question(game) == "relic"
    say(game, "slot 1")
    assert trade_of(game) == [0, 0, 0, 0, 0]
    assert seat_of(game, 0)["dial"] == 13


@pytest.mark.rule("civ.card.america", "civ.citystate.token.use")
def test_a_city_state_on_the_card_serves_before_america_is_asked() -> None:
    seat = american(trade=[1, 0, 0, 0, 0], cities=["6,0"], guests={"1": ["geneva"]})
    game = game_with(seat, {})
    say(game, "slot 1")
    assert price(game, "number 1") == {}
    assert price(game, "number 2") == {"trade": 1}
    say(game, "number 2")
    assert seat_of(game, 0)["used_guests"] == ["geneva"]
    assert asked(game) == ["natural mt_kilimanjaro", "number 1"]
    say(game, "number 1")
    assert trade_of(game) == [0, 0, 0, 0, 0]


@pytest.mark.rule("civ.card.america", "civ.industry.wonder.natural")
def test_a_natural_wonder_that_may_serve_as_a_resource_is_no_token_for_that_wonder() -> None:
    """Mt. Kilimanjaro shows oil, which Petra takes and Stonehenge does not."""
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    seat = american(row=row, relics={"5": ["mt_kilimanjaro"]}, cities=["3,3"])
    decks = {"culture": ["stonehenge"], "economy": [], "science": [], "military": ["petra"]}
    game = game_with({**seat, "trade": [0, 0, 0, 0, 3]}, {}, decks=decks)
    say(game, "slot 5", "do wonder", "build petra")  # 7: two more than the slot
    assert asked(game) == ["natural mt_kilimanjaro", "number 2"]
    say(game, "number 2")
    assert question(game) == "wonder_city"  # trade tokens, without any question
    assert trade_of(game) == [0, 0, 0, 0, 1]
    assert seat_of(game, 0)["relics"] == {"5": ["mt_kilimanjaro"]}
    game = game_with({**seat, "trade": [0, 0, 0, 0, 3]}, {}, decks=decks)
    say(game, "slot 5", "do wonder", "build stonehenge")
    assert asked(game) == ["natural mt_kilimanjaro", "number 2"]  # as a token
    assert question(game) == "spend"


@pytest.mark.rule("civ.card.america", "civ.trade.timing")
def test_of_tokens_declared_for_a_wonder_trade_tokens_come_before_natural_wonders() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    seat = american(row=row, relics={"5": ["mt_kilimanjaro"]}, trade=[0, 0, 0, 0, 2])
    decks = {"culture": [], "economy": [], "science": [], "military": ["petra"]}
    switches = {"trade_spending": "declared_first"}
    game = game_with(seat, {}, decks=decks, switches=switches)
    say(game, "slot 5", "do wonder")
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 2")
    assert game.position()["wonders"] == {"petra": "7,-2"}
    assert trade_of(game) == [0, 0, 0, 0, 0]
    assert told(game, "used_relic") == []


@pytest.mark.rule("civ.card.america", "civ.natural.once_per_turn")
def test_a_natural_wonder_serves_america_once_per_turn() -> None:
    row = ["foreign_trade", "pottery", "masonry", "early_empire", "astrology"]
    relics = {"5": ["mt_kilimanjaro"]}
    seat = american(row=row, relics=relics)
    game = game_with(seat, {}, wonders={"venetian_arsenal": "7,-2"})
    say(game, "slot 5", "number 1", "slot 5", "pass", "use venetian_arsenal")
    assert asked(game) == ["number 0", "pass"]  # it lies there, but has served


@pytest.mark.rule("civ.card.america")
def test_america_lays_a_natural_wonder_on_a_card_as_soon_as_it_is_gained() -> None:
    row = ["foreign_trade", "pottery", "masonry", "astrology", "early_empire"]
    seat: Document = {"leader": "america", "row": row, "cities": ["3,0"]}
    game = game_with(seat, {})
    say(game, "slot 5", "hex 4,-1")
    while question(game) != "relic":
        say(game, "pass")
    say(game, "slot 2")
    assert "mt_kilimanjaro" in seat_of(game, 0)["naturals"]
    assert list(seat_of(game, 0)["relics"].values()) == [["mt_kilimanjaro"]]


@pytest.mark.rule("civ.card.america")
def test_a_natural_wonder_of_america_serves_in_defence_and_leaves_the_card_when_lost() -> None:
    game = game_with(american(relics={"4": ["mt_kilimanjaro"]}), {})
    assert trade.tokens_on(game, 0, 4, defending=True) == 1
    row = ["pottery", "foreign_trade", "masonry", "early_empire", "nuclear_power"]
    struck = game_with(american(row=row, relics={"4": ["mt_kilimanjaro"]}), {})
    say(struck, "slot 5", "hex 4,-1")
    assert seat_of(struck, 0)["naturals"] == []
    assert seat_of(struck, 0)["relics"] == {}


# Gaining.


@pytest.mark.rule("civ.trade.sources")
def test_tokens_gained_freely_go_on_the_cards_one_by_one_in_the_order_of_the_slots() -> None:
    game = gaining(3)
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 2")
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 2", "slot 5")
    assert trade_of(game) == [0, 2, 0, 0, 1]
    assert to_move(game) == 1


@pytest.mark.rule("civ.trade.sources", "civ.event.trade")
def test_the_trade_event_is_a_source() -> None:
    tokens = ["7,-3", "8,-3", "6,-2", "8,-2", "6,-1", "7,-1"]
    game = game_with({"row": ROW, "tokens": tokens}, {}, turn=1, pointer=2)
    say(game, "slot 1")
    while to_move(game) == 1:
        say(game, "pass")
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 3")
    assert trade_of(game) == [0, 0, 1, 0, 0]


@pytest.mark.rule("civ.trade.limit")
def test_at_most_three_tokens_lie_on_a_card_and_surplus_is_lost_at_once() -> None:
    game = gaining(2, trade=[2, 0, 0, 0, 0])
    say(game, "slot 1", "slot 1")
    assert trade_of(game) == [3, 0, 0, 0, 0]


@pytest.mark.rule("civ.trade.limit.waste")
def test_a_full_card_may_be_chosen_and_wastes_the_token() -> None:
    game = gaining(1, trade=[0, 3, 0, 0, 0])
    assert "slot 2" in asked(game)
    assert "pass" not in asked(game)  # nobody declines it
    say(game, "slot 2")
    assert trade_of(game) == [0, 3, 0, 0, 0]
    assert told(game, "wasted_trade") == [{"event": "wasted_trade", "seat": 0, "amount": 1}]
    assert to_move(game) == 1


@pytest.mark.rule("civ.trade.limit")
def test_when_all_cards_are_full_nothing_is_asked() -> None:
    tokens = ["7,-3", "8,-3", "6,-2", "8,-2", "6,-1", "7,-1"]
    seat: Document = {"row": ROW, "tokens": tokens, "trade": [3, 3, 3, 3, 3]}
    game = game_with(seat, {}, turn=1, pointer=2)
    say(game, "slot 1")
    while to_move(game) == 1:
        say(game, "pass")
    assert question(game) == "focus"


@pytest.mark.rule("civ.comp.trade_unlimited")
def test_trade_tokens_never_run_out() -> None:
    pending = [
        {"end_turn": {"seat": 0}},
        {"gain_trade": {"seat": 0, "slots": 31, "left": 1}},
    ]
    full = {"trade": [3, 3, 3, 3, 3]}
    game = game_with({"row": ROW, "trade": [3, 3, 0, 0, 0]}, full, full, pending=pending)
    say(game, "slot 5")  # the 37th
    assert trade_of(game) == [3, 3, 0, 0, 1]


# Great Zimbabwe.


@pytest.mark.rule("civ.card.zimbabwe")
def test_tokens_gained_may_lie_on_great_zimbabwe_instead() -> None:
    game = gaining(3, zimbabwe=True)
    assert asked(game)[-1] == "use great_zimbabwe"
    say(game, "slot 2", "use great_zimbabwe")  # all that are left
    assert trade_of(game) == [0, 1, 0, 0, 0]
    assert game.position()["zimbabwe"] == 2
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.zimbabwe")
def test_great_zimbabwe_takes_four_at_most() -> None:
    game = gaining(2, zimbabwe=True, stored=3)
    assert refused(game, "use great_zimbabwe") == "civ.trade.limit.waste"
    say(game, "slot 5")
    assert asked(game) == ["slot 5", "use great_zimbabwe"]
    say(game, "use great_zimbabwe")
    assert game.position()["zimbabwe"] == 4


@pytest.mark.rule("civ.card.zimbabwe")
def test_tokens_bound_to_a_card_may_lie_on_great_zimbabwe_too() -> None:
    game = gaining(2, slots=4, zimbabwe=True)
    assert asked(game) == ["slot 3", "use great_zimbabwe"]
    say(game, "slot 3", "use great_zimbabwe")
    assert trade_of(game) == [0, 0, 1, 0, 0]
    assert game.position()["zimbabwe"] == 1

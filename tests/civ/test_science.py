"""Science: the tech dial, new focus cards, and the cards and wonders that bring them."""

from typing import Any

import pytest

from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import GAME, asked, game_with, price, question, refused, say, seat_of, to_move, told

# Level-I cards without science, in the order of the slots that are left.
OTHERS = ["foreign_trade", "pottery", "masonry", "early_empire"]


def row_with(card: str, slot: int, others: list[str] = OTHERS) -> list[str]:
    return [*others[: slot - 1], card, *others[slot - 1 :]]


def scientist(slot: int, dial: int = 0, card: str = "astrology", **seat: Any) -> Document:
    """A seat with its science card in a slot."""
    return {"row": row_with(card, slot), "dial": dial, **seat}


def advanced(slot: int, dial: int, **table: Any) -> Civ:
    """Seat 0 has just resolved Astrology from a slot, without trade tokens."""
    game = game_with(scientist(slot, dial), {}, **table)
    say(game, f"slot {slot}", "number 0")
    return game


def dial_of(game: Civ) -> int:
    found: int = seat_of(game, 0)["dial"]
    return found


def row_of(game: Civ) -> list[str]:
    found: list[str] = seat_of(game, 0)["row"]
    return found


LEVEL_TWO = ["drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"]
LEVEL_THREE = ["civil_service", "replaceable_parts", "steam_power", "nationalism"]
LEVEL_FOUR = ["mass_media", "nuclear_power", "capitalism", "urbanization", "flight"]


def take_any(cards: list[str]) -> list[str]:
    return [*[f"take {card}" for card in cards], "pass"]


# The dial.


@pytest.mark.rule("civ.science.advance")
@pytest.mark.parametrize(("slot", "dial"), [(1, 10), (2, 10), (3, 10), (4, 19), (5, 19)])
def test_the_pointer_moves_as_many_spaces_as_the_slot(slot: int, dial: int) -> None:
    game = advanced(slot, dial)  # dots and numbers count alike
    assert dial_of(game) == dial + slot


@pytest.mark.rule("civ.science.advance", "civ.turn.no_effect")
def test_the_dial_need_not_be_moved() -> None:
    game = game_with(scientist(3, dial=2), {})
    say(game, "slot 3", "pass")
    assert dial_of(game) == 2
    assert row_of(game)[0] == "astrology"
    assert to_move(game) == 1


@pytest.mark.rule("civ.science.level")
@pytest.mark.parametrize(("slot", "rests_on"), [(1, 3), (2, 4)])
def test_a_level_that_is_reached_or_passed_gives_a_card_of_just_that_level(
    slot: int, rests_on: int
) -> None:
    game = advanced(slot, dial=2)
    assert asked(game) == take_any(LEVEL_TWO)
    assert refused(game, "take civil_service") == "civ.science.level"
    assert refused(game, "take early_empire") == "civ.science.level"
    say(game, "take currency")
    assert dial_of(game) == rests_on
    assert "currency" in row_of(game) and "foreign_trade" not in row_of(game)


@pytest.mark.rule("civ.science.level", "civ.clar.parallel", "civ.clar.parallel.digital")
def test_no_card_has_to_be_taken_and_the_game_waits_for_the_choice() -> None:
    game = advanced(1, dial=2)
    assert to_move(game) == 0  # nobody goes on meanwhile
    say(game, "pass")
    assert row_of(game) == row_with("astrology", 1)
    assert to_move(game) == 1


@pytest.mark.rule("civ.science.level")
def test_a_card_that_lies_in_the_row_is_not_in_the_deck() -> None:
    row = ["astrology", "foreign_trade", "pottery", "iron_working", "early_empire"]
    game = game_with({"row": row, "dial": 5}, {})
    say(game, "slot 1", "number 0")
    assert asked(game) == take_any(LEVEL_TWO[:4])
    assert refused(game, "take iron_working") == "civ.science.level"


@pytest.mark.rule("civ.science.level.skip")
def test_no_earlier_level_is_needed() -> None:
    game = advanced(1, dial=18)
    assert asked(game) == take_any(LEVEL_FOUR)
    say(game, "take flight")
    assert row_of(game) == ["astrology", "foreign_trade", "pottery", "flight", "early_empire"]


@pytest.mark.rule("civ.example.science", "civ.science.level.skip")
def test_the_example_flight_replaces_iron_working_on_a_space_of_level_four() -> None:
    row = ["astrology", "foreign_trade", "iron_working", "pottery", "early_empire"]
    game = game_with({"row": row, "dial": 23}, {})
    say(game, "slot 1", "number 0", "take flight")
    assert dial_of(game) == 24
    assert row_of(game) == ["astrology", "foreign_trade", "flight", "pottery", "early_empire"]


@pytest.mark.rule("civ.science.level.several", "civ.science.level.order")
def test_several_levels_in_one_turn_each_give_their_card_in_the_order_passed() -> None:
    game = advanced(5, dial=5)
    assert asked(game) == take_any(LEVEL_TWO)
    say(game, "take iron_working")
    assert asked(game) == take_any([*LEVEL_THREE, "mass_production"])
    say(game, "take mass_production")  # it replaces the card taken a moment ago
    assert dial_of(game) == 10
    cards = ["astrology", "foreign_trade", "pottery", "mass_production", "early_empire"]
    assert row_of(game) == cards


@pytest.mark.rule("civ.science.level.start_space")
def test_the_space_the_pointer_stands_on_is_not_reached_again() -> None:
    game = advanced(1, dial=6)
    assert dial_of(game) == 7
    assert to_move(game) == 1


@pytest.mark.rule("civ.science.overflow", "civ.science.overflow.passing")
def test_a_pointer_that_passes_the_last_space_gives_a_card_and_goes_to_15() -> None:
    game = advanced(5, dial=22)
    assert asked(game) == take_any(LEVEL_FOUR)
    say(game, "take flight")
    assert dial_of(game) == 15
    assert to_move(game) == 1


@pytest.mark.rule("civ.science.overflow", "civ.science.overflow.passing")
def test_from_the_last_space_one_step_leads_to_15_without_a_card() -> None:
    game = advanced(1, dial=24)
    assert dial_of(game) == 15
    assert to_move(game) == 1


@pytest.mark.rule("civ.science.overflow", "civ.trade.science", "civ.trade.timing")
def test_a_token_is_spent_when_the_card_has_moved_the_pointer_and_is_a_move_by_itself() -> None:
    """Of 22 + 5 three spaces are lost on the way to 15; three tokens lead on to 18."""
    three = scientist(5, 22, trade=[0, 0, 0, 0, 3])
    game = game_with(three, {})
    say(game, "slot 5", "number 3")
    assert asked(game) == take_any(LEVEL_FOUR)  # for passing 24
    say(game, "pass")
    assert dial_of(game) == 18
    assert to_move(game) == 1
    game = game_with(three, {}, switches={"trade_spending": "declared_first"})
    say(game, "slot 5", "number 3", "pass")
    assert dial_of(game) == 15  # one move of eight spaces


@pytest.mark.rule("civ.science.level.order", "civ.trade.science")
def test_levels_reached_by_tokens_come_after_those_of_the_card() -> None:
    game = game_with(scientist(1, 2, trade=[3, 0, 0, 0, 0]), {})
    say(game, "slot 1", "number 3")
    assert dial_of(game) == 3  # the tokens wait until the card is chosen
    say(game, "take iron_working")
    assert dial_of(game) == 6
    assert asked(game) == take_any([card for card in LEVEL_TWO if card != "iron_working"])
    say(game, "pass")
    assert dial_of(game) == 6


@pytest.mark.rule("civ.science.overflow")
def test_a_pointer_that_reaches_the_last_space_stays_there() -> None:
    game = advanced(2, dial=22)
    assert asked(game) == take_any(LEVEL_FOUR)
    say(game, "pass")
    assert dial_of(game) == 24


@pytest.mark.rule("civ.science.overflow")
@pytest.mark.parametrize(("dial", "slot"), [(15, 4), (19, 5)])
def test_from_15_level_four_is_reached_again_at_19_and_24(dial: int, slot: int) -> None:
    game = advanced(slot, dial)
    assert asked(game) == take_any(LEVEL_FOUR)
    assert dial_of(game) == dial + slot


@pytest.mark.rule("civ.science.overflow.passing")
def test_as_some_play_passing_the_last_space_is_not_rewarded() -> None:
    switches = {"tech_overflow_reward": False}
    game = advanced(5, dial=22, switches=switches, victory=["v1", "v2", "v4"])
    assert dial_of(game) == 15
    assert to_move(game) == 1
    assert seat_of(game, 0)["marks"] == []
    reached = advanced(2, dial=22, switches=switches, victory=["v1", "v2", "v4"])
    assert asked(reached) == take_any(LEVEL_FOUR)
    assert seat_of(reached, 0)["marks"] == ["technophile"]


@pytest.mark.rule("civ.science.overflow.passing")
def test_as_some_play_surplus_steps_go_on_from_15() -> None:
    switches = {"tech_overflow_surplus": "continues"}
    game = advanced(5, dial=22, switches=switches)
    say(game, "pass")
    assert dial_of(game) == 17
    both = {"tech_overflow_surplus": "continues", "tech_overflow_reward": False}
    assert dial_of(advanced(5, dial=22, switches=both)) == 17
    further = advanced(5, dial=24, switches=switches)
    assert dial_of(further) == 19
    assert asked(further) == take_any(LEVEL_FOUR)


@pytest.mark.rule("civ.science.overflow.passing", "civ.agenda.tech")
@pytest.mark.parametrize("check", ["every_change", "end_of_own_turn", "end_of_round"])
def test_whoever_passes_the_last_space_has_reached_it_whenever_agendas_are_looked_at(
    check: str,
) -> None:
    switches = {"agenda_check": check}
    game = advanced(5, dial=22, switches=switches, victory=["v1", "v2", "v4"])
    say(game, "pass")
    assert dial_of(game) == 15
    assert seat_of(game, 0)["marks"] == ["technophile"]


# Mathematics, Replaceable Parts, Nuclear Power.


@pytest.mark.rule("civ.card.mathematics", "civ.trade.timing")
def test_the_trade_token_of_mathematics_may_be_spent_at_once() -> None:
    game = game_with(scientist(1, 10, "mathematics"), {})
    say(game, "slot 1")
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 1")
    assert asked(game) == ["number 0", "number 1", "pass"]
    say(game, "number 1")
    assert dial_of(game) == 12
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]


@pytest.mark.rule("civ.card.mathematics", "civ.trade.timing")
def test_where_tokens_are_declared_first_that_of_mathematics_comes_too_late() -> None:
    seat = scientist(1, 10, "mathematics", trade=[3, 0, 0, 0, 0])
    game = game_with(seat, {}, switches={"trade_spending": "declared_first"})
    say(game, "slot 1")
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3", "pass"]
    say(game, "number 2", "slot 1")
    assert dial_of(game) == 13
    assert seat_of(game, 0)["trade"] == [2, 0, 0, 0, 0]


@pytest.mark.rule("civ.card.mathematics", "civ.trade.limit.waste")
def test_the_token_of_mathematics_cannot_be_declined_but_wasted() -> None:
    game = game_with(scientist(2, 10, "mathematics", trade=[3, 0, 0, 0, 0]), {})
    say(game, "slot 2")
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 1", "number 0")
    assert told(game, "wasted_trade") == [{"event": "wasted_trade", "seat": 0, "amount": 1}]
    assert sum(seat_of(game, 0)["trade"]) == 3
    assert dial_of(game) == 12


@pytest.mark.rule("civ.trade.timing", "civ.card.replaceable_parts", "civ.card.nuclear")
@pytest.mark.parametrize(
    ("card", "next_"), [("replaceable_parts", "new_resource"), ("nuclear_power", "nuke")]
)
@pytest.mark.parametrize("first", [False, True])
def test_only_where_tokens_are_declared_first_they_come_before_all_else_the_card_does(
    card: str, next_: str, first: bool
) -> None:
    seat = scientist(5, 10, card, trade=[0, 0, 0, 0, 2])
    switches = {"trade_spending": "declared_first"} if first else {}
    game = game_with(seat, {}, switches=switches)
    say(game, "slot 5")
    if first:
        assert question(game) == "advance"
        say(game, "number 1")
        assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 1]
        assert dial_of(game) == 10  # the dial moves last
        assert question(game) == next_
        say(game, "pass")
    else:
        assert question(game) == next_
        say(game, "pass", "number 1")
    say(game, "pass")  # no card of level III
    assert dial_of(game) == 16


@pytest.mark.rule("civ.card.replaceable_parts")
def test_replaceable_parts_take_a_resource_of_a_kind_not_yet_owned() -> None:
    owned = {"marble": 1, "mercury": 2}
    game = game_with(scientist(2, 10, "replaceable_parts", resources=owned), {})
    say(game, "slot 2")
    assert asked(game) == ["resource oil", "resource diamond", "pass"]
    assert refused(game, "resource marble") == "civ.card.replaceable_parts"
    say(game, "resource oil", "number 0")
    assert seat_of(game, 0)["resources"] == {"marble": 1, "mercury": 2, "oil": 1, "diamond": 0}
    assert dial_of(game) == 12


@pytest.mark.rule("civ.card.replaceable_parts")
def test_natural_wonders_do_not_count_as_owned_for_replaceable_parts() -> None:
    seat = scientist(1, 10, "replaceable_parts", naturals=["grand_mesa"], tokens=["2,4"])
    game = game_with(seat, {})
    say(game, "slot 1")
    assert len(asked(game)) == 5


@pytest.mark.rule("civ.card.replaceable_parts")
def test_with_all_kinds_in_hand_replaceable_parts_only_move_the_dial() -> None:
    owned = {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}
    game = game_with(scientist(1, 10, "replaceable_parts", resources=owned), {})
    say(game, "slot 1")
    assert question(game) == "advance"
    say(game, "number 0")
    assert dial_of(game) == 11


@pytest.mark.rule("civ.card.replaceable_parts", "civ.comp.supply_empty")
def test_what_the_supply_does_not_have_replaceable_parts_cannot_take() -> None:
    rival = {"resources": {"oil": 7}}  # the eighth lies on the map
    game = game_with(scientist(1, 10, "replaceable_parts"), rival)
    say(game, "slot 1")
    assert asked(game) == ["resource marble", "resource mercury", "resource diamond", "pass"]
    assert refused(game, "resource oil") == "civ.comp.supply_empty"


def nuclear(slot: int = 5, **table: Any) -> Civ:
    """Tokens of both seats around a city of seat 0 at 3,0, one on a natural wonder."""
    seat = scientist(slot, 10, "nuclear_power", cities=["3,0"], tokens=["2,0"], reinforced=["4,0"])
    rival = {"tokens": ["4,-1", "3,-1", "5,0"], "naturals": ["mt_kilimanjaro"]}
    game = game_with(seat, rival, **table)
    say(game, f"slot {slot}")
    return game


@pytest.mark.rule("civ.card.nuclear", "civ.natural.returns")
def test_nuclear_power_hits_all_tokens_in_and_around_a_space_before_the_dial_moves() -> None:
    game = nuclear()
    say(game, "hex 3,0")
    mine, theirs = seat_of(game, 0), seat_of(game, 1)
    assert mine["tokens"] == ["4,0"]  # turned over
    assert mine["reinforced"] == []
    assert mine["cities"] == ["3,0"]  # not hit
    assert theirs["tokens"] == ["5,0"]  # out of reach
    assert theirs["naturals"] == []
    assert game.position()["naturals"]["4,-1"] == "mt_kilimanjaro"
    assert question(game) == "advance"
    assert dial_of(game) == 10


@pytest.mark.rule("civ.card.nuclear")
def test_the_centre_is_hit_too() -> None:
    game = nuclear()
    say(game, "hex 5,0")
    assert seat_of(game, 1)["tokens"] == ["3,-1", "4,-1"]
    assert seat_of(game, 0)["tokens"] == ["2,0", "4,0"]


@pytest.mark.rule("civ.card.nuclear")
def test_any_space_may_be_the_centre_water_included_and_none_has_to_be() -> None:
    game = nuclear()
    assert len(asked(game)) == len(game.view(None)["hexes"]) + 1
    assert "hex 1,1" in asked(game)  # water
    say(game, "pass", "number 0", "pass")
    assert dial_of(game) == 15
    assert seat_of(game, 1)["tokens"] == ["3,-1", "4,-1", "5,0"]


@pytest.mark.rule("civ.card.nuclear")
def test_nuclear_power_strikes_in_slot_5_only() -> None:
    assert question(nuclear(slot=4)) == "advance"


@pytest.mark.rule("civ.card.nuclear", "civ.card.arsenal", "civ.clar.as_if_slot")
def test_nuclear_power_does_not_strike_in_the_second_run_of_venetian_arsenal() -> None:
    game = nuclear(wonders={"venetian_arsenal": "7,-2"})
    say(game, "pass", "number 0", "pass")
    assert asked(game) == ["use venetian_arsenal", "pass"]
    say(game, "use venetian_arsenal")
    assert question(game) == "advance"  # no strike
    say(game, "number 0")
    assert dial_of(game) == 16  # 10 + 5, and 1 as in slot 1


# Oxford University.


def oxford(slot: int, dial: int, row: list[str] | None = None, **seat: Any) -> Civ:
    """Seat 0 with Oxford University has moved the dial from a slot."""
    cards = row or row_with("astrology", slot)
    mine = {"row": cards, "dial": dial, **seat}
    game = game_with(mine, {}, wonders={"oxford_university": "7,-2"})
    say(game, f"slot {slot}", "number 0")
    return game


@pytest.mark.rule("civ.card.oxford")
def test_with_oxford_university_a_card_may_replace_any_but_a_science_card() -> None:
    game = oxford(1, 2)
    say(game, "take iron_working")
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5"]
    assert refused(game, "slot 1") == "civ.card.oxford"
    say(game, "slot 3")
    row = ["astrology", "foreign_trade", "iron_working", "masonry", "early_empire"]
    assert row_of(game) == row  # two military cards, and no industry


@pytest.mark.rule("civ.card.oxford")
def test_with_oxford_university_a_science_card_may_replace_every_card() -> None:
    game = oxford(2, 1)
    say(game, "take mathematics")
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]


@pytest.mark.rule("civ.card.oxford", "civ.focus.replace.everything")
def test_with_oxford_university_trade_tokens_and_natural_wonders_move_over_too() -> None:
    mine: Document = {
        "leader": "america",
        "trade": [0, 0, 2, 0, 0],
        "tokens": ["4,-1"],
        "naturals": ["mt_kilimanjaro"],
        "relics": {"3": ["mt_kilimanjaro"]},
    }
    game = oxford(1, 2, **mine)
    say(game, "take iron_working", "slot 3")
    assert row_of(game)[2] == "iron_working"
    assert seat_of(game, 0)["trade"] == [0, 0, 2, 0, 0]
    assert seat_of(game, 0)["relics"] == {"3": ["mt_kilimanjaro"]}


@pytest.mark.rule("civ.card.oxford_tokens", "civ.focus.replace.everything")
def test_a_city_state_does_not_stay_on_a_card_of_another_type() -> None:
    """Brussels is of industry. Its token goes to the other industry card, or beside the sheet."""
    mine: Document = {"guests": {"3": ["brussels"]}, "cities": ["4,-4"]}
    game = oxford(1, 2, **mine)
    say(game, "take iron_working", "slot 3")
    assert row_of(game)[2] == "iron_working"
    assert seat_of(game, 0)["guests"] == {}
    assert game.position()["conqueror"] == {"brussels": 0}
    assert GAME.from_position(game.position()) == game

    row = ["astrology", "foreign_trade", "pottery", "animal_husbandry", "masonry"]
    game = oxford(1, 2, row, **mine)
    say(game, "take iron_working", "slot 3")
    assert seat_of(game, 0)["guests"] == {"4": ["brussels"]}

    row = ["astrology", "nationalism", "pottery", "animal_husbandry", "masonry"]
    game = oxford(1, 2, row, **mine)
    say(game, "take iron_working", "slot 3")
    assert question(game) == "guest"
    assert asked(game) == ["slot 2", "slot 4"]
    say(game, "slot 4")
    assert seat_of(game, 0)["guests"] == {"4": ["brussels"]}


@pytest.mark.rule("civ.card.oxford_tokens")
def test_a_city_state_stays_where_it_is_while_cards_of_its_type_come_and_go() -> None:
    row = ["astrology", "foreign_trade", "pottery", "early_empire", "masonry"]
    game = oxford(1, 2, row, guests={"3": ["brussels"]}, cities=["4,-4"])
    say(game, "take animal_husbandry", "slot 2")  # a second industry card
    assert question(game) != "guest"
    assert seat_of(game, 0)["guests"] == {"3": ["brussels"]}


@pytest.mark.rule("civ.card.oxford_caravans")
def test_caravans_are_as_many_as_the_best_economy_card_grants() -> None:
    row = ["astrology", "foreign_trade", "currency", "masonry", "early_empire"]
    game = oxford(1, 18, row, caravans=["card", "card", "unused"])
    say(game, "take capitalism", "slot 2")
    assert seat_of(game, 0)["caravans"] == ["card", "card", "card"]  # three, not three and two


@pytest.mark.rule("civ.card.oxford_caravans")
def test_without_an_economy_card_caravans_on_the_card_are_set_aside_and_others_stand_still() -> (
    None
):
    row = ["astrology", "currency", "pottery", "masonry", "early_empire"]
    game = oxford(1, 5, row, caravans=["3,0", "card", "unused"])
    say(game, "take iron_working", "slot 2")
    assert seat_of(game, 0)["caravans"] == ["3,0", "unused", "unused"]


@pytest.mark.rule("civ.card.oxford_tokens", "civ.clar.no_type_in_row")
def test_the_token_of_a_city_state_comes_to_lie_on_a_card_of_its_type_that_enters_the_row() -> None:
    row = ["astrology", "foreign_trade", "early_empire", "masonry", "drama_and_poetry"]
    game = oxford(1, 5, row, cities=["4,-4"])
    assert seat_of(game, 0)["guests"] == {}
    say(game, "take animal_husbandry", "slot 5")
    assert seat_of(game, 0)["guests"] == {"5": ["brussels"]}


@pytest.mark.rule("civ.card.oxford_tokens")
def test_with_two_cards_of_its_type_the_player_chooses_where_a_city_state_lies() -> None:
    row = ["astrology", "masonry", "early_empire", "pottery", "iron_working"]
    pending = [
        {"end_turn": {"seat": 0}},
        {"guest": {"seat": 0, "city_state": "carthage"}},  # just conquered
    ]
    seat = {"row": row, "cities": ["1,0"], "guests": {"2": ["carthage"]}}
    game = game_with(seat, {}, pending=pending)
    assert asked(game) == ["slot 2", "slot 5"]
    say(game, "slot 5")
    assert seat_of(game, 0)["guests"] == {"5": ["carthage"]}


# Pyramids and Porcelain Tower.


def upgrading(row: list[str], count: int, level: int, **seat: Any) -> Civ:
    """Seat 0 has just built a wonder that raises up to `count` cards up to a level."""
    pending = [
        {"end_turn": {"seat": 0}},
        {"upgrade": {"seat": 0, "left": count, "level": level, "slots": 0}},
    ]
    return game_with({"row": row, **seat}, {}, pending=pending)


@pytest.mark.rule("civ.card.pyramids", "civ.focus.replace.tokens")
def test_pyramids_raise_up_to_three_cards_of_level_one() -> None:
    row = ["astrology", "foreign_trade", "pottery", "iron_working", "early_empire"]
    game = upgrading(row, 3, 1, trade=[1, 0, 2, 0, 0])
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 5", "pass"]
    say(game, "slot 1")
    assert asked(game) == ["slot 2", "slot 3", "slot 5", "pass"]
    assert row_of(game) == row  # all are replaced together
    say(game, "slot 2", "slot 3")
    cards = ["mathematics", "currency", "animal_husbandry", "iron_working", "early_empire"]
    assert row_of(game) == cards
    assert seat_of(game, 0)["trade"] == [1, 0, 2, 0, 0]
    assert seat_of(game, 0)["caravans"] == ["card", "card", "unused"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.pyramids")
def test_porcelain_tower_raises_two_different_cards_once_each() -> None:
    row = ["nuclear_power", "foreign_trade", "animal_husbandry", "mass_production", "mass_media"]
    game = upgrading(row, 2, 3)
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "pass"]
    say(game, "slot 2")
    assert asked(game) == ["slot 3", "slot 4", "pass"]
    say(game, "slot 4")
    cards = ["nuclear_power", "currency", "animal_husbandry", "flight", "mass_media"]
    assert row_of(game) == cards


@pytest.mark.rule("civ.card.pyramids")
def test_fewer_cards_or_none_may_be_raised() -> None:
    row = row_with("astrology", 1)
    game = upgrading(row, 3, 1)
    say(game, "slot 4", "pass")
    assert row_of(game) == ["astrology", "foreign_trade", "pottery", "iron_working", "early_empire"]
    none = upgrading(row, 3, 1)
    say(none, "pass")
    assert row_of(none) == row


@pytest.mark.rule("civ.card.pyramids")
def test_the_next_card_must_be_in_the_deck_when_the_cards_are_chosen() -> None:
    row = ["astrology", "iron_working", "mass_production", "nuclear_power", "mass_media"]
    game = upgrading(row, 2, 3)
    assert asked(game) == ["slot 1", "slot 3", "pass"]  # Mass Production lies in the row


def test_what_tokens_are_spent_for_the_dial_has_a_price() -> None:
    game = game_with(scientist(1, 10, trade=[2, 0, 0, 0, 0]), {})
    say(game, "slot 1")
    assert price(game, "number 2") == {"trade": 2}
    assert price(game, "number 0") == {}

"""Rounds, turns and the focus row; what wonders change in them; how card texts are read."""

from typing import Any

import pytest

from theogony.civ.printed import LEADERS
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import asked, game_with, new_game, question, refused, say, seat_of, to_move, told

ROW = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
MIXED = ["masonry", "pottery", "astrology", "foreign_trade", "early_empire"]


def idle(game: Civ, slot: int = 1) -> None:
    """A turn: choose the card in a slot and use nothing of it."""
    seat = to_move(game)
    say(game, f"slot {slot}")
    while to_move(game) == seat and question(game) != "focus":
        say(game, "pass")


def row_of(game: Civ, seat: int = 0) -> list[str]:
    found: list[str] = seat_of(game, seat)["row"]
    return found


# Rounds and turns.


@pytest.mark.rule("civ.round.order", "civ.turn.end")
def test_players_take_turns_clockwise_from_the_start_player() -> None:
    game = game_with({}, {}, {}, start=1, turn=1)
    order = []
    for _ in range(4):
        order.append(to_move(game))
        idle(game)
    assert order == [1, 2, 0, 1]
    assert [message["round"] for message in told(game, "turn")[-2:]] == [2, 2]


@pytest.mark.rule("civ.round.end_event")
def test_the_event_pointer_moves_at_the_end_of_each_round_and_not_before_the_first_turn() -> None:
    game = game_with({}, {})
    assert game.position()["pointer"] == 0
    idle(game)
    assert game.position()["pointer"] == 0
    idle(game)
    assert game.position()["pointer"] == 1
    assert game.position()["round"] == 2
    assert to_move(game) == 0


@pytest.mark.rule("civ.turn.choose", "civ.turn.no_pass", "civ.row.slots")
def test_one_of_the_five_cards_has_to_be_chosen() -> None:
    game = game_with({"row": ROW}, {})
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    assert refused(game, "pass") == "civ.turn.no_pass"


@pytest.mark.rule("civ.row.slots", "civ.focus.types")
@pytest.mark.parametrize("seed", range(3))
def test_the_row_has_five_slots_with_one_card_of_each_type(seed: int) -> None:
    game = new_game(4, seed)
    for seat in range(4):
        row = row_of(game, seat)
        assert sorted(row) == ["astrology", "early_empire", "foreign_trade", "masonry", "pottery"]
    assert all(sorted(leader.row) == [0, 1, 2, 3, 4] for leader in LEADERS)


@pytest.mark.rule("civ.turn.resolve", "civ.row.strength")
def test_the_card_is_resolved_as_strong_as_its_slot_before_the_reset() -> None:
    game = game_with({"row": MIXED, "dial": 10}, {})
    say(game, "slot 3", "number 0")
    assert seat_of(game, 0)["dial"] == 13
    assert row_of(game)[0] == "astrology"


@pytest.mark.rule("civ.turn.reset")
@pytest.mark.parametrize(
    ("slot", "after"),
    [(1, [0, 1, 2, 3, 4]), (3, [2, 0, 1, 3, 4]), (5, [4, 0, 1, 2, 3])],
)
def test_the_chosen_card_goes_to_slot_1_and_those_before_it_move_one_slot_right(
    slot: int, after: list[int]
) -> None:
    game = game_with({"row": ROW, "trade": [0, 1, 2, 3, 1]}, {})
    idle(game, slot)
    assert row_of(game) == [ROW[i] for i in after]
    assert seat_of(game, 0)["trade"] == [[0, 1, 2, 3, 1][i] for i in after]


@pytest.mark.rule("civ.turn.no_effect")
def test_a_card_without_any_target_can_be_chosen_and_is_reset() -> None:
    game = game_with({}, {"row": ROW}, turn=1, barbarians={"I": "off"})
    say(game, "slot 5")  # Masonry: no token to reinforce, nothing near to attack
    assert to_move(game) == 0
    assert row_of(game, 1)[0] == "masonry"


@pytest.mark.rule("civ.turn.no_effect", "civ.turn.partial")
def test_a_card_may_be_used_in_part_or_not_at_all() -> None:
    game = game_with({"row": ROW}, {})
    say(game, "slot 1", "hex 6,-2", "pass")  # one token of two
    assert seat_of(game, 0)["tokens"] == ["6,-2"]
    assert to_move(game) == 1
    unused = game_with({"row": ROW}, {})
    say(unused, "slot 1", "pass")
    assert seat_of(unused, 0)["tokens"] == []
    assert to_move(unused) == 1


@pytest.mark.rule("civ.turn.partial")
def test_the_steps_of_a_card_keep_the_printed_order() -> None:
    row = ["drama_and_poetry", "astrology", "foreign_trade", "pottery", "masonry"]
    game = game_with({"row": row}, {})
    say(game, "slot 1", "hex 6,-2", "pass")
    assert question(game) != "focus"  # placing is over, now a token may be moved
    assert to_move(game) == 0
    assert "hex 6,-2" in asked(game)


# Machu Picchu.


@pytest.mark.rule("civ.card.machu", "civ.clar.automatic")
@pytest.mark.parametrize(("slot", "steps"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_machu_picchu_lifts_slots_1_and_2_to_3_without_being_asked(slot: int, steps: int) -> None:
    row = [card for card in ROW if card != "astrology"]
    row.insert(slot - 1, "astrology")
    game = game_with({"row": row, "dial": 19}, {}, wonders={"machu_picchu": "7,-2"})
    say(game, f"slot {slot}", "number 0")
    assert seat_of(game, 0)["dial"] == 19 + steps


def arsenal_and_machu(**switches: Any) -> Civ:
    row = ["early_empire", "masonry", "foreign_trade", "pottery", "astrology"]
    wonders = {"machu_picchu": "7,-2", "venetian_arsenal": "3,0"}
    seat: Document = {"row": row, "dial": 14, "cities": ["3,0"]}
    game = game_with(seat, {}, wonders=wonders, switches=switches)
    say(game, "slot 5", "number 0", "pass", "use venetian_arsenal", "number 0")
    return game


@pytest.mark.rule("civ.card.machu")
def test_machu_picchu_does_not_help_a_card_resolved_as_in_slot_1() -> None:
    assert seat_of(arsenal_and_machu(), 0)["dial"] == 14 + 5 + 1


@pytest.mark.rule("civ.card.machu")
def test_as_some_play_machu_picchu_helps_what_is_resolved_as_in_slot_1() -> None:
    game = arsenal_and_machu(machu_picchu_as_slot_one=True)
    assert seat_of(game, 0)["dial"] == 14 + 5 + 3


# Venetian Arsenal.


def with_arsenal(slot: int, row: list[str], **seat: Any) -> Civ:
    game = game_with({"row": row, **seat}, {}, wonders={"venetian_arsenal": "7,-2"})
    say(game, f"slot {slot}")
    return game


@pytest.mark.rule("civ.card.arsenal")
def test_the_arsenal_resolves_the_card_of_slot_5_again_as_slot_1_before_its_reset() -> None:
    row = ["astrology", "masonry", "foreign_trade", "pottery", "early_empire"]
    game = with_arsenal(5, row)
    say(game, "hex 6,-1", "hex 7,-1")  # desert, by slot 5
    assert asked(game) == ["use venetian_arsenal", "pass"]
    assert row_of(game) == row
    say(game, "use venetian_arsenal")
    assert "hex 6,-2" in asked(game)  # grassland
    assert "hex 7,-3" in asked(game)
    assert "hex 6,-3" not in asked(game)
    say(game, "hex 6,-2", "hex 7,-3")
    assert to_move(game) == 1  # once per turn
    assert row_of(game)[0] == "early_empire"


@pytest.mark.rule("civ.card.arsenal")
def test_the_arsenal_works_for_slot_5_only_and_need_not_be_used() -> None:
    game = with_arsenal(4, ["astrology", "masonry", "foreign_trade", "early_empire", "pottery"])
    say(game, "pass")
    assert to_move(game) == 1
    unused = with_arsenal(5, MIXED)
    say(unused, "pass", "pass")
    assert to_move(unused) == 1
    assert row_of(unused)[0] == "early_empire"


@pytest.mark.rule("civ.card.arsenal", "civ.citystate.token.once", "civ.citystate.token.use")
def test_tokens_that_serve_once_per_turn_are_not_renewed_for_the_second_run() -> None:
    row = ["early_empire", "masonry", "foreign_trade", "pottery", "astrology"]
    seat: Document = {"cities": ["6,0"], "guests": {"5": ["geneva"]}, "trade": [0, 0, 0, 0, 1]}
    game = with_arsenal(5, row, dial=10, **seat)
    assert asked(game) == ["number 0", "number 1", "number 2", "pass"]
    say(game, "number 1", "pass", "use venetian_arsenal")  # the city-state serves first
    assert asked(game) == ["number 0", "number 1", "pass"]
    say(game, "number 1")
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert seat_of(game, 0)["guests"] == {"1": ["geneva"]}  # it stays on the card


@pytest.mark.rule("civ.card.arsenal", "civ.economy.arrive.no_second_move")
def test_caravans_that_came_back_in_the_first_run_stay_on_the_card_in_the_second() -> None:
    row = ["early_empire", "masonry", "astrology", "pottery", "foreign_trade"]
    game = with_arsenal(5, row, caravans=["5,0", "unused", "unused"])
    while question(game) != "again":
        options = asked(game)
        wanted = ["hex 5,0", "hex 6,0", "do arrive"]
        say(game, next((name for name in wanted if name in options), options[-1]))
    assert seat_of(game, 0)["caravans"] == ["card", "unused", "unused"]
    say(game, "use venetian_arsenal")
    assert to_move(game) == 1


@pytest.mark.rule("civ.focus.replace.resolving", "civ.card.arsenal")
def test_a_card_that_replaced_the_one_being_resolved_is_reset_but_its_text_waits() -> None:
    row = ["early_empire", "masonry", "foreign_trade", "pottery", "astrology"]
    game = with_arsenal(5, row, dial=0)
    say(game, "number 0", "take mathematics", "use venetian_arsenal")
    assert question(game) == "advance"  # no trade token of Mathematics
    say(game, "number 0", "pass")
    assert seat_of(game, 0)["dial"] == 6
    assert row_of(game)[0] == "mathematics"


# Estádio do Maracanã.


def with_maracana(row: list[str], **table: Any) -> Civ:
    return game_with(
        {"row": row, "dial": 14, **table.pop("seat", {})},
        {},
        wonders={"estadio_do_maracana": "7,-2", **table.pop("wonders", {})},
        **table,
    )


@pytest.mark.rule("civ.card.maracana")
def test_with_the_maracana_the_economy_card_may_be_resolved_and_reset_before_another_card() -> None:
    game = with_maracana(["early_empire", "masonry", "pottery", "astrology", "foreign_trade"])
    assert asked(game)[-1] == "use estadio_do_maracana"
    say(game, "use estadio_do_maracana", "pass")
    row = ["foreign_trade", "early_empire", "masonry", "pottery", "astrology"]
    assert row_of(game) == row
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5"]
    assert refused(game, "slot 1") == "civ.card.maracana"
    assert refused(game, "use estadio_do_maracana") == "civ.card.maracana"  # once per turn
    say(game, "slot 5", "number 0")  # it lay in slot 4 and is resolved in slot 5
    assert seat_of(game, 0)["dial"] == 19


@pytest.mark.rule("civ.card.maracana")
def test_the_maracana_need_not_be_used() -> None:
    game = with_maracana(["early_empire", "masonry", "pottery", "astrology", "foreign_trade"])
    say(game, "slot 4", "number 0")
    assert seat_of(game, 0)["dial"] == 18
    assert to_move(game) == 1
    economy = with_maracana(["early_empire", "masonry", "pottery", "astrology", "foreign_trade"])
    say(economy, "slot 5", "pass")
    assert to_move(economy) == 1


@pytest.mark.rule("civ.card.maracana")
def test_as_the_maracana_is_printed_economy_comes_after_the_other_card_and_before_its_reset() -> (
    None
):
    row = ["early_empire", "masonry", "pottery", "astrology", "foreign_trade"]
    game = with_maracana(row, switches={"maracana_timing": "printed"})
    assert "use estadio_do_maracana" not in asked(game)
    say(game, "slot 4", "number 0")
    assert seat_of(game, 0)["dial"] == 18
    assert question(game) == "second"
    assert asked(game) == ["slot 5", "pass"]
    assert row_of(game) == row
    say(game, "slot 5", "pass")  # no caravan moves
    assert row_of(game) == ["astrology", "foreign_trade", "early_empire", "masonry", "pottery"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.maracana")
def test_as_the_maracana_is_printed_it_need_not_be_used_and_needs_another_card() -> None:
    row = ["foreign_trade", "masonry", "pottery", "astrology", "early_empire"]
    switches = {"maracana_timing": "printed"}
    game = with_maracana(row, switches=switches)
    say(game, "slot 4", "number 0", "pass")
    assert row_of(game) == ["astrology", "foreign_trade", "masonry", "pottery", "early_empire"]
    before = with_maracana(row, switches=switches)
    say(before, "slot 4", "number 0", "slot 1", "pass")
    assert row_of(before) == ["astrology", "foreign_trade", "masonry", "pottery", "early_empire"]
    economy = with_maracana(row, switches=switches)
    say(economy, "slot 1", "pass")
    assert to_move(economy) == 1


@pytest.mark.rule("civ.card.arsenal", "civ.card.maracana")
def test_the_arsenal_works_for_an_economy_card_that_the_maracana_resolves_from_slot_5() -> None:
    row = ["early_empire", "masonry", "pottery", "astrology", "foreign_trade"]
    wonders = {"venetian_arsenal": "3,0"}
    game = with_maracana(row, wonders=wonders, seat={"cities": ["3,0"]})
    say(game, "use estadio_do_maracana", "pass")
    assert asked(game) == ["use venetian_arsenal", "pass"]
    say(game, "use venetian_arsenal", "pass", "slot 5", "number 0", "pass")
    assert to_move(game) == 1  # the Arsenal was used


@pytest.mark.rule("civ.card.maracana", "civ.card.oxford_caravans")
def test_with_two_economy_cards_the_maracana_lets_choose_one_of_them() -> None:
    game = with_maracana(["early_empire", "currency", "pottery", "astrology", "foreign_trade"])
    say(game, "use estadio_do_maracana")
    assert asked(game) == ["slot 2", "slot 5"]
    say(game, "slot 5", "pass")
    assert asked(game) == ["slot 2", "slot 4", "slot 5"]  # neither of the economy cards


# How card texts are read.


@pytest.mark.rule("civ.clar.card_over_rule", "civ.focus.advanced")
def test_a_card_text_wins_over_a_rule_only_as_far_as_it_goes() -> None:
    for card, water in [("foreign_trade", False), ("steam_power", True)]:
        row = ["early_empire", "masonry", "astrology", "pottery", card]
        seat: Document = {"row": row, "caravans": ["2,1"]}
        game = game_with(seat, {}, barbarians={"D": "2,2"})
        say(game, "slot 5")
        if "hex 2,1" in asked(game):
            say(game, "hex 2,1")
        assert "hex 3,1" in asked(game)
        assert ("hex 1,1" in asked(game)) == water
        assert "hex 2,2" not in asked(game)  # a barbarian, whatever the card


@pytest.mark.rule("civ.clar.as_if_slot", "civ.card.capitalism")
def test_a_card_resolved_as_in_slot_1_counts_as_slot_1_for_everything() -> None:
    row = ["masonry", "astrology", "pottery", "capitalism", "early_empire"]
    game = game_with({"row": row, "caravans": ["card", "card", "card"]}, {})
    say(game, "slot 4", "pass")
    assert row_of(game)[0] == "capitalism"
    say(game, "slot 5")
    assert "hex 6,-2" in asked(game)  # grassland
    assert "hex 7,-1" not in asked(game)  # desert


@pytest.mark.rule("civ.clar.start_of_turn", "civ.clar.swap")
def test_start_of_turn_effects_come_before_the_card_and_a_swap_takes_all_tokens_along() -> None:
    seat: Document = {"row": ROW, "trade": [1, 2, 3, 0, 0], "cities": ["6,0"]}
    seat["guests"] = {"2": ["geneva"]}
    game = game_with(seat, {}, wonders={"oracle": "7,-2"})
    assert asked(game) == ["use oracle", "pass"]
    say(game, "use oracle")
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4"]
    say(game, "slot 2")  # with its neighbour in slot 3
    assert row_of(game) == ["early_empire", "foreign_trade", "astrology", "pottery", "masonry"]
    assert seat_of(game, 0)["trade"] == [1, 3, 2, 0, 0]
    assert seat_of(game, 0)["guests"] == {"3": ["geneva"]}
    assert question(game) == "focus"  # each once
    idle(game)
    assert question(game) == "focus"  # own turn only


@pytest.mark.rule("civ.clar.start_of_turn.new")
def test_a_start_of_turn_effect_gained_in_a_turn_works_from_the_next_turn_on() -> None:
    row = ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]
    seat: Document = {"row": row, "resources": {"mercury": 2}}
    game = game_with(seat, {})
    say(game, "slot 5", "do wonder", "build oracle")
    while to_move(game) == 0:
        assert question(game) not in ("start", "focus")
        say(game, asked(game)[0])
    assert game.position()["wonders"] == {"oracle": "7,-2"}
    idle(game)
    assert to_move(game) == 0
    assert asked(game) == ["use oracle", "pass"]


@pytest.mark.rule("civ.clar.once_per_turn")
def test_once_per_turn_counts_every_turn_separately() -> None:
    row = ["astrology", "masonry", "foreign_trade", "early_empire", "pottery"]
    seat: Document = {"row": row, "dial": 10, "cities": ["6,0"], "guests": {"1": ["geneva"]}}
    game = game_with(seat, {})
    say(game, "slot 1", "number 1")
    assert seat_of(game, 0)["dial"] == 12
    assert to_move(game) == 1
    assert seat_of(game, 0)["used_guests"] == []  # fresh in the next player's turn already
    idle(game)
    say(game, "slot 1")
    assert asked(game) == ["number 0", "number 1", "pass"]


@pytest.mark.rule("civ.clar.on_build", "civ.card.pyramids")
def test_when_built_effects_work_for_the_builder_right_after_building() -> None:
    row = ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]
    seat: Document = {"row": row, "resources": {"mercury": 2, "oil": 1}}
    decks = {"science": ["kremlin", "oracle", "pyramids"]}
    game = game_with(seat, {}, decks=decks)
    say(game, "slot 5", "do wonder", "build pyramids")
    while question(game) != "upgrade":
        say(game, asked(game)[0])
    assert game.position()["wonders"] == {"pyramids": "7,-2"}
    assert game.position()["decks"]["science"][-1] == "oracle"  # already turned up
    say(game, "slot 2", "slot 5")  # no card is left to raise
    row = ["animal_husbandry", "masonry", "mathematics", "foreign_trade", "early_empire"]
    assert row_of(game) == row  # the new industry card is the one that was reset


@pytest.mark.rule("civ.clar.on_build")
def test_regaining_a_wonder_does_not_repeat_what_it_does_when_built() -> None:
    game = game_with({"row": ROW}, {}, wonders={"pyramids": "6,-2"})
    say(game, "slot 1", "hex 6,-2")
    assert told(game, "controls") == [{"event": "controls", "seat": 0, "wonder": "pyramids"}]
    say(game, "pass")
    assert to_move(game) == 1
    assert row_of(game) == ROW


@pytest.mark.rule("civ.clar.no_type_in_row", "civ.card.oxford_tokens")
def test_tokens_for_a_type_that_the_row_does_not_hold_are_lost() -> None:
    row = ["early_empire", "masonry", "pottery", "nationalism", "foreign_trade"]
    game = visiting(row, "geneva")  # science
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert seat_of(game, 0)["caravans"][0] == "card"


@pytest.mark.rule("civ.clar.no_type_in_row", "civ.card.oxford_tokens")
def test_with_two_cards_of_a_type_the_player_chooses_which_gets_the_tokens() -> None:
    row = ["early_empire", "astrology", "pottery", "mathematics", "foreign_trade"]
    game = visiting(row, "geneva")
    assert question(game) == "trade_card"
    assert asked(game) == ["slot 2", "slot 4"]
    say(game, "slot 4")
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 2, 0]


def visiting(row: list[str], state: str) -> Civ:
    """A caravan of seat 0 has just arrived in Geneva, at 6,0."""
    seat: Document = {"row": row, "caravans": ["5,0", "unused", "unused"]}
    game = game_with(seat, {})
    say(game, "slot 5")
    while not told(game, "arrived"):
        options = asked(game)
        say(game, next(name for name in ["hex 5,0", "hex 6,0", "do arrive"] if name in options))
    return game

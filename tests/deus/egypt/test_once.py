"""1x abilities: chapter 3 of the rule list."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, ONE_EACH
from tests.deus.egypt.playing import GOODS, pieces, playing, question
from tests.deus.tables import asked, game_with, hand_of, has, refused, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.printed import CARDS, EGYPT, KINDS
from theogony.deus.state import Deus

ONCE = ["once before", "once after", "pass"]
READY = pieces(maritime=3, production=2, science=3)  # 7 pieces once the science piece is built


def manufactory(**more: Any) -> Deus:
    """A Manufactory is played with 7 other pieces on the tableau."""
    return playing("manufactory", **{"tableau": READY, **more})


def at_sea(rows: Document, goods: Document, row: str = "maritime", **table: Any) -> Deus:
    """The top card of a row was just played by seat 0; the blue cards are those of Egypt."""
    mine = {"goods": goods, "hand": ["forum"], "rows": rows}
    pending = [{"end_turn": {"seat": 0}}, {"activate_row": {"seat": 0, "row": row}}]
    table = {"switches": {"blue_set": "egypt"}, "pending": pending} | table
    return game_with(mine, {"hand": ["forum"]}, **table)


# What has a 1x ability, and when it is used.


@pytest.mark.rule("egypt.once.some_cards")
def test_many_egypt_cards_have_a_1x_besides_their_standard_effect() -> None:
    both = {KINDS[card.kind] for card in CARDS if card.once and card.effects}
    assert both == {"maritime", "production", "science", "military"}
    assert {card.set for card in CARDS if card.once} == {EGYPT}
    game = manufactory()
    assert asked(game) == ONCE
    assert question(game) == "once"


@pytest.mark.rule("egypt.once.some_cards")
def test_a_card_without_a_1x_is_carried_out_unasked() -> None:
    mine = {"hand": ["guild_field", "forum"], "pieces": {"0,0": ["science"]}, "goods": GOODS}
    game = game_with(mine, {}, switches={"yellow_set": "egypt"})
    say(game, "build guild_field", "hex 0,0")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 1


@pytest.mark.rule("egypt.once.once", "egypt.once.timing")
def test_a_1x_is_not_offered_when_its_card_is_activated_later() -> None:
    game = playing("scribal_school", tableau=READY, rows={"science": ["manufactory"]})
    assert question(game) == "piece"  # the standard effect of the Manufactory, which repeats
    say(game, "piece civil")
    assert asked(game) == ONCE  # that of the Scribal School
    say(game, "pass", "pass")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("egypt.once.once")
def test_a_1x_is_used_only_once_while_its_card_is_played() -> None:
    game = manufactory()
    say(game, "once before")
    assert has(game, 0, "vp") == 3
    assert question(game) == "piece"  # not asked again after the standard effect
    say(game, "piece civil")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 3


# Before or after the standard effect.


@pytest.mark.rule("egypt.once.before_after")
@pytest.mark.parametrize(("moment", "vp"), [("before", 3), ("after", 4)])
def test_manufactory_counts_before_or_after_its_own_piece(moment: str, vp: int) -> None:
    game = manufactory()
    say(game, f"once {moment}", "piece civil")  # 7 pieces, then 8
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("egypt.once.before_after")
@pytest.mark.parametrize(("moment", "answers"), [("before", ["number 3"]), ("after", [])])
def test_house_of_life_gives_gold_before_or_after_cards_are_bought(
    moment: str, answers: list[str]
) -> None:
    game = playing("house_of_life", tableau=READY, goods=ONE_EACH)
    say(game, f"once {moment}", *answers)  # without gold no card can be bought
    assert len(hand_of(game, 0)) == 1 + 3 * len(answers)
    assert has(game, 0, "gold") == 2 * 7 - 3 * len(answers)


@pytest.mark.rule("egypt.once.before_after")
@pytest.mark.parametrize(("moment", "gold"), [("before", 20), ("after", 12)])
def test_grand_souk_swaps_before_or_after_the_sale(moment: str, gold: int) -> None:
    goods = NOTHING | {"clay": 3, "stone": 1}
    game = at_sea({"maritime": ["grand_souk"]}, goods, market={"clay": 2, "stone": 6})
    swap, sale = ["resource stone", "resource clay"], ["resource stone"] + ["resource clay"] * 3
    say(game, f"once {moment}", *(swap + sale if moment == "before" else sale + swap))
    assert to_move(game) == 1
    assert has(game, 0, "gold") == gold


# Waiving it.


@pytest.mark.rule("egypt.once.optional", "egypt.once.lost")
def test_a_waived_1x_is_lost_for_good() -> None:
    goods = ONE_EACH | {"wood": 2, "gold": 1}
    game = manufactory(hand=["manufactory", "observatory"], goods=goods)
    say(game, "pass", "piece civil")  # the standard effect is carried out all the same
    assert has(game, 0, "vp") == 0
    say(game, "offer forum")  # seat 1
    while to_move(game) == 1:
        say(game, asked(game)[0])
    say(game, "build observatory", "hex 0,2")
    assert question(game) == "piece"  # of the Manufactory only the standard effect
    say(game, "piece civil")
    assert question(game) == "once"
    say(game, "pass", "pass")
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("egypt.once.optional")
def test_a_1x_may_be_waived_even_where_effects_are_not_optional() -> None:
    assert asked(manufactory(switches={"effects_optional": False})) == ONCE


@pytest.mark.rule("egypt.once.independent")
@pytest.mark.parametrize(
    ("answers", "vp", "civil"),
    [
        (["once before", "piece civil"], 3, 1),
        (["once before", "pass"], 3, 0),
        (["once after", "pass"], 3, 0),
        (["pass", "piece civil"], 0, 1),
        (["pass", "pass"], 0, 0),
    ],
)
def test_1x_and_standard_effect_are_used_or_skipped_on_their_own(
    answers: list[str], vp: int, civil: int
) -> None:
    game = manufactory()
    say(game, *answers)
    assert to_move(game) == 1
    assert has(game, 0, "vp") == vp
    assert seat_of(game, 0)["tableau"]["civil"] == civil


# The lower cards come first.


@pytest.mark.rule("egypt.once.after_lower")
def test_the_1x_comes_after_the_lower_cards() -> None:
    game = playing("house_of_life", rows={"science": ["house_of_life"]}, goods=ONE_EACH)
    assert question(game) == "once"  # the lower one found no gold to buy cards with
    say(game, "once before")
    assert has(game, 0, "gold") == 2 * 9
    assert question(game) == "buy_cards"
    say(game, "number 1")
    assert to_move(game) == 1


@pytest.mark.rule("egypt.once.after_lower")
def test_a_1x_that_changes_the_market_comes_too_late_for_the_lower_cards() -> None:
    rows = {"maritime": ["papyrus_boat_clay", "papyrus_boat_wheat"]}
    game = at_sea(rows, NOTHING | {"clay": 2, "wheat": 1})
    say(game, "number 2")  # the lower one sells clay at 4
    assert has(game, 0, "gold") == 2 * 4
    say(game, "once before", "raise wheat", "number 1")
    assert has(game, 0, "gold") == 2 * 4 + 6


@pytest.mark.rule("egypt.once.example_manufactory")
def test_the_example_of_the_manufactory_above_the_architect_workshop() -> None:
    game = manufactory(rows={"science": ["architect_workshop"]}, discard=["guild_field", "legion"])
    before = seat_of(game, 0)
    say(game, "number 2")  # the two top cards of the discard pile
    assert sorted(hand_of(game, 0)) == ["ballista", "guild_field", "legion"]
    assert seat_of(game, 0)["tableau"] == before["tableau"]  # the lower 1x stays silent
    assert asked(game) == ONCE
    say(game, "once after", "piece production")
    assert seat_of(game, 0)["tableau"] == before["tableau"] | {"production": 3}
    assert has(game, 0, "vp") == 4  # 4 sets, the new piece included
    assert to_move(game) == 1


# Activation by other cards.


@pytest.mark.rule("egypt.once.no_repeat_by_activation")
def test_the_library_repeats_no_1x() -> None:
    game = playing("library", tableau=READY, rows={"science": ["manufactory"]})
    say(game, "piece civil", "once before", "spot science-1")
    assert question(game) == "piece"
    say(game, "piece civil", "pass")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 0
    assert seat_of(game, 0)["tableau"]["civil"] == 2


@pytest.mark.rule("egypt.once.no_repeat_by_activation")
def test_royal_archives_repeat_no_1x() -> None:
    game = playing(
        "royal_archives_brown",
        rows={"maritime": ["papyrus_boat_wood"]},
        switches={"blue_set": "egypt"},
    )
    say(game, "pass", "spot maritime-1", "number 1")  # its own 1x waived; the boat sells
    assert to_move(game) == 1  # and raises nothing
    assert has(game, 0, "gold") == 1 + 4
    assert set(game.position()["market"].values()) == {4}


@pytest.mark.rule("egypt.once.no_repeat_by_activation")
def test_an_academy_of_the_base_game_repeats_no_1x() -> None:
    rows = {"science": ["academy_maritime"], "maritime": ["papyrus_boat_wood"]}
    game = at_sea(rows, NOTHING | {"wood": 1}, row="science")
    say(game, "activate papyrus_boat_wood", "number 1")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 4
    assert set(game.position()["market"].values()) == {4}


@pytest.mark.rule("egypt.once.no_repeat_by_activation")
def test_a_coin_repeats_no_1x() -> None:
    game = playing(
        "scribal_school",
        tableau=READY,
        rows={"science": ["manufactory"]},
        coins=["science-1"],
    )
    say(game, "piece civil", "piece civil")  # the Manufactory twice
    assert question(game) == "once"  # that of the Scribal School
    assert has(game, 0, "vp") == 0


# Jokers and other rows.


@pytest.mark.rule("egypt.once.foreign_row")
def test_a_card_laid_into_another_row_keeps_its_1x() -> None:
    mine: Document = {"hand": ["manufactory", "galley"], "goods": GOODS, "tableau": READY}
    mine |= {"pieces": {"0,0": ["civil"]}}
    mine["rows"] = {"temple": ["temple_of_montu"], "civil": ["guild_field"]}
    game = game_with(mine, {}, switches={"yellow_set": "egypt", "purple_set": "egypt"})
    say(game, "build manufactory", "row civil", "hex 0,1")
    assert has(game, 0, "vp") == 1  # the guild below
    assert asked(game) == ONCE
    say(game, "once before", "pass")
    assert has(game, 0, "vp") == 1 + 3


@pytest.mark.rule("egypt.once.joker")
def test_a_joker_has_no_1x_no_effect_and_no_printed_cost() -> None:
    mine = {"hand": ["manufactory", "forum"], "goods": NOTHING | {"gold": 1, "wood": 1}}
    mine |= {"tableau": READY, "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, {"hand": ["forum"]}, switches={"yellow_set": "egypt", "joker": True})
    before = seat_of(game, 0)["tableau"]
    say(game, "joker manufactory", "row science", "hex 0,1")
    assert to_move(game) == 1
    assert seat_of(game, 0)["goods"] == NOTHING | {"wood": 1}  # 1 gold for the first place
    assert seat_of(game, 0)["tableau"] == before | {"science": before["science"] - 1}


@pytest.mark.rule("egypt.once.joker")
def test_a_joker_has_no_building_condition() -> None:
    mine = {"hand": ["archers", "forum"], "goods": ONE_EACH | {"gold": 3}}
    mine |= {"pieces": {"0,0": ["civil"]}}
    game = game_with(mine, {}, switches={"red_set": "egypt", "joker": True})
    say(game, "joker archers", "row military")
    assert "hex 0,1" in asked(game)  # an empty region


# Doubled at once.


def doubled(ready: dict[str, int], **switches: bool) -> Deus:
    """The Observatory below lays a coin on the Manufactory just played."""
    rows = {"science": ["observatory"]}
    game = manufactory(rows=rows, tableau=ready, switches=switches)
    say(game, "spot science-2")
    return game


@pytest.mark.rule("egypt.once.double")
@pytest.mark.parametrize(("moment", "vp"), [("before", 3), ("after", 4)])
def test_the_1x_of_a_doubled_card_comes_before_both_runs_or_after_both(
    moment: str, vp: int
) -> None:
    game = doubled(READY)
    assert asked(game) == ONCE
    assert refused(game, "once between") == "egypt.once.double"
    say(game, f"once {moment}", "piece civil", "piece civil")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == vp
    assert seat_of(game, 0)["tableau"]["civil"] == 2
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.once.double")
@pytest.mark.parametrize(
    ("moment", "first", "then"), [("before", 3, 4), ("between", 4, 4), ("after", 4, 5)]
)
def test_the_table_may_allow_the_1x_between_the_runs(moment: str, first: int, then: int) -> None:
    for ready, vp in [(READY, first), (READY | {"military": 1}, then)]:  # 7 pieces, 8 pieces
        game = doubled(ready, once_between_runs=True)
        assert asked(game) == ["once before", "once between", "once after", "pass"]
        say(game, f"once {moment}", "piece civil", "piece civil")
        assert to_move(game) == 1
        assert has(game, 0, "vp") == vp
        assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.once.double")
def test_there_is_nothing_between_for_a_card_that_is_not_doubled() -> None:
    game = manufactory(switches={"once_between_runs": True})
    assert asked(game) == ONCE


# As far as possible.


@pytest.mark.rule("egypt.once.partial")
def test_a_1x_is_carried_out_as_far_as_possible() -> None:
    game = playing("scribal_school", deck=["raiders", "legion"])
    say(game, "once before", "number 2", "pass")  # up to 8, but two cards are all there are
    assert sorted(hand_of(game, 0)) == ["ballista", "legion", "raiders"]

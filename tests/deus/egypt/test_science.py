"""The science cards of Egypt (yellow): chapter 7 of the rule list."""

import json
from typing import Any

import pytest

from tests.deus.box import NOTHING, ONE_EACH, STANDARD
from tests.deus.egypt.playing import DECK, GOODS, pieces, playing, question
from tests.deus.tables import (
    GAME,
    asked,
    game_with,
    hand_of,
    has,
    new_game,
    refused,
    say,
    seat_of,
    to_move,
)
from theogony.core.types import Document
from theogony.deus.printed import CARDS, SCIENCE
from theogony.deus.state import Deus

YELLOW = {"yellow_set": "egypt"}
NINE = ["ballista"] * 2 + ["raiders"] * 2 + ["baths"] * 2 + ["galley"] * 3
END = {"end_turn": {"seat": 0}}


def carrying_out(spot: str, rows: Document, **more: Any) -> Deus:
    """Seat 0 has these rows and is just carrying out the card at a spot."""
    mine: Document = {"rows": rows, "goods": NOTHING, "hand": ["galley"], "pieces": BOARD}
    for field in ("goods", "hand", "coins", "tableau", "joker", "markers", "pieces"):
        if field in more:
            mine[field] = more.pop(field)
    other = more.pop("other", {"hand": ["galley"]})
    pending = [END, {"resolve": {"seat": 0, "spot": spot, "effect": 0}}]
    table: Document = {"pending": pending} | more
    return game_with(mine, other, **table | {"switches": YELLOW | more.get("switches", {})})


BOARD = {"0,0": ["civil", "production"], "0,1": ["military"], "-1,0": ["maritime"]}


# The set.


@pytest.mark.rule("egypt.yellow.replace")
def test_the_yellow_cards_are_exchanged_and_each_has_a_1x() -> None:
    table = new_game(2, 1, YELLOW).position()
    there = [*table["deck"], *[card for seat in table["seats"] for card in seat["hand"]]]
    yellow = [card for card in CARDS if card.kind == SCIENCE]
    for card in yellow:
        assert there.count(card.id) == (card.copies if card.set == "egypt" else 0)
        assert bool(card.once) == (card.set == "egypt")
    assert sum(there.count(card.id) for card in yellow) == 16


@pytest.mark.rule("egypt.yellow.replace")
def test_yellow_needs_no_further_set_up() -> None:
    egypt, base = new_game(2, 1, YELLOW).position(), new_game(2, 1).position()
    assert set(egypt) == set(base)
    for mine, plain in zip(egypt["seats"], base["seats"], strict=True):
        assert set(mine) - set(plain) == {"coins"}  # where coins will lie
        assert mine["coins"] == []
        for field in ("goods", "tableau", "supply", "rows", "pieces"):
            assert mine[field] == plain[field]


# Architect Workshop.


@pytest.mark.rule("egypt.yellow.architect")
def test_architect_workshop_takes_the_two_top_discards() -> None:
    game = playing("architect_workshop", discard=["baths", "galley", "legion"])
    say(game, "pass", "number 2")
    assert sorted(hand_of(game, 0)) == ["ballista", "galley", "legion"]
    assert game.position()["discard"] == ["baths"]
    assert game.position()["deck"] == DECK
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.architect", "egypt.yellow.architect.once")
def test_architect_workshop_once_gives_pieces_up_to_two_of_each_kind() -> None:
    ready = pieces(maritime=3, science=1, civil=1, military=2)  # the science piece is for the card
    game = playing("architect_workshop", tableau=ready)
    say(game, "once before")
    expected = {"maritime": 3, "production": 2, "science": 2, "civil": 2, "military": 2}
    assert seat_of(game, 0)["tableau"] == expected
    assert seat_of(game, 0)["supply"] == {
        "maritime": 2,
        "production": 3,
        "science": 5 - 2 - 1,
        "civil": 5 - 2 - 1,
        "military": 3,
    }


@pytest.mark.rule("egypt.yellow.architect.once", "egypt.yellow.pieces", "egypt.once.partial")
def test_architect_workshop_once_goes_as_far_as_the_personal_supply() -> None:
    board = {"0,0": ["civil"], "1,1": ["civil"], "2,1": ["civil"], "2,2": ["civil"]}
    game = playing("architect_workshop", tableau=pieces(science=1), pieces=board)
    say(game, "once after")
    expected = {"maritime": 2, "production": 2, "science": 2, "civil": 1, "military": 2}
    assert seat_of(game, 0)["tableau"] == expected
    assert seat_of(game, 0)["supply"]["civil"] == 0


@pytest.mark.rule("egypt.yellow.architect.limit")
def test_with_nine_cards_architect_workshop_takes_only_the_top_discard() -> None:
    hand = ["architect_workshop", *NINE]
    game = playing(
        "architect_workshop", hand=hand, discard=["forum", "legion"], deck=["siege_tower"]
    )
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1"]
    assert refused(game, "number 2") == "egypt.yellow.architect.limit"
    say(game, "number 1")
    assert sorted(hand_of(game, 0)) == sorted([*NINE, "legion"])
    assert game.position()["discard"] == ["forum"]


@pytest.mark.rule("egypt.yellow.architect.limit")
def test_the_hand_limit_holds_where_effects_are_not_optional() -> None:
    hand = ["architect_workshop", *NINE]
    game = playing(
        "architect_workshop",
        hand=hand,
        discard=["forum", "legion"],
        deck=["siege_tower"],
        switches={"effects_optional": False},
    )
    say(game, "pass")
    assert to_move(game) == 1
    assert sorted(hand_of(game, 0)) == sorted([*NINE, "legion"])


@pytest.mark.rule("egypt.yellow.architect.pile")
def test_a_shorter_discard_pile_is_not_made_up_for() -> None:
    game = playing("architect_workshop", discard=["legion"])
    say(game, "pass")
    assert refused(game, "number 2") == "egypt.yellow.architect.pile"
    assert refused(game, "number 3") == "egypt.yellow.architect"
    say(game, "number 1")
    assert sorted(hand_of(game, 0)) == ["ballista", "legion"]
    assert game.position()["discard"] == []
    assert game.position()["deck"] == DECK


@pytest.mark.rule("egypt.yellow.architect.pile")
def test_a_shorter_pile_is_taken_as_it_is_where_effects_are_not_optional() -> None:
    switches = {"effects_optional": False}
    game = playing("architect_workshop", discard=["legion"], switches=switches)
    say(game, "pass")
    assert sorted(hand_of(game, 0)) == ["ballista", "legion"]
    assert game.position()["deck"] == DECK


@pytest.mark.rule("egypt.yellow.architect.pile")
def test_without_discards_architect_workshop_gives_no_card() -> None:
    game = playing("architect_workshop", deck=[])
    say(game, "pass")
    assert to_move(game) == 1
    assert hand_of(game, 0) == ["ballista"]


@pytest.mark.rule("egypt.info.discard")
def test_others_know_the_card_that_lay_on_top_but_not_the_one_below() -> None:
    game = playing("architect_workshop", discard=["baths", "galley", "legion"])
    say(game, "pass", "number 2")
    for seat in (1, None):
        told, seen = json.dumps(game.told(seat)), json.dumps(game.view(seat))
        assert "legion" in told and "legion" not in seen  # it went to the hand
        assert "galley" not in told and "galley" not in seen
        assert game.view(seat)["discard"] == {"count": 1, "top": ["baths"]}
    assert "galley" in json.dumps(game.told(0)) and "galley" in game.view(0)["seats"][0]["hand"]
    taken = [event for event in game.told(1) if event["event"].startswith("took_")]
    assert taken == [
        {"event": "took_top", "seat": 0, "card": "legion"},
        {"event": "took_discard", "seat": 0, "hidden": True},
    ]


@pytest.mark.rule("egypt.info.discard")
def test_what_was_learned_from_the_discard_pile_cannot_be_taken_back() -> None:
    rows = {"science": ["architect_workshop"]}
    game = playing("manufactory", rows=rows, discard=["baths", "galley", "legion"])
    assert game.barrier < game.count
    say(game, "number 1")
    assert to_move(game) == 0
    assert game.barrier == game.count  # all have seen that a galley lies on top now


# Library.


@pytest.mark.rule("egypt.yellow.library")
def test_library_returns_all_pieces_of_a_kind_for_1_vp_each() -> None:
    game = playing("library", tableau=pieces(science=1, military=3, civil=1))
    before = seat_of(game, 0)["supply"]
    say(game, "pass")
    assert asked(game) == [*[f"piece {kind}" for kind in STANDARD], "pass"]
    say(game, "piece military")
    assert seat_of(game, 0)["tableau"] == pieces(civil=1)
    assert seat_of(game, 0)["supply"] == before | {"military": before["military"] + 3}
    assert has(game, 0, "vp") == 3
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.library.zero")
@pytest.mark.parametrize("optional", [True, False])
def test_a_kind_without_pieces_brings_nothing(optional: bool) -> None:
    ready = pieces(science=1, military=3)
    game = playing("library", tableau=ready, switches={"effects_optional": optional})
    say(game, "pass", "piece civil")
    assert has(game, 0, "vp") == 0
    assert seat_of(game, 0)["tableau"] == pieces(military=3)


@pytest.mark.rule("egypt.yellow.library.zero")
def test_with_an_empty_tableau_library_returns_nothing() -> None:
    game = playing("library", tableau=pieces(science=1))
    say(game, "pass")
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.library", "egypt.yellow.library.any")
def test_library_once_activates_a_card_of_any_rank_and_colour() -> None:
    rows = {
        "maritime": ["merchant_ship_wood"],
        "civil": ["trading_post_field", "guild_field"],
        "military": ["ballista"],
    }
    game = playing("library", rows=rows, hand=["library", "galley"])
    say(game, "once before")
    spots = ["maritime-1", "civil-1", "civil-2", "military-1"]
    assert asked(game) == [*[f"spot {spot}" for spot in spots], "pass"]
    say(game, "spot civil-2")
    assert has(game, 0, "vp") == 1
    assert question(game) == "return_pieces"


@pytest.mark.rule("egypt.yellow.library.any", "egypt.yellow.activate.standard")
def test_library_may_choose_a_card_of_its_row_that_was_carried_out_this_turn() -> None:
    game = playing("library", rows={"science": ["manufactory"]}, tableau=pieces(science=1))
    say(game, "piece civil", "once after", "piece maritime", "spot science-1", "piece civil")
    assert seat_of(game, 0)["tableau"] == pieces(civil=2)
    assert to_move(game) == 1


# House of Life.


@pytest.mark.rule("egypt.yellow.house_of_life", "egypt.yellow.house_of_life.announce")
def test_house_of_life_draws_any_number_for_1_gold_each() -> None:
    game = playing("house_of_life")
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    options = game.view(0)["question"]["options"]
    assert [option["price"] for option in options] == [{}, {"gold": 1}, {"gold": 2}, {"gold": 3}]
    since = len(game.told(0))
    say(game, "number 2")
    assert has(game, 0, "gold") == 1
    assert sorted(hand_of(game, 0)) == ["ballista", "legion", "raiders"]
    told = [event["event"] for event in game.told(0)[since:]]
    assert told[:3] == ["paid", "drew", "drew"]  # paid before the first card is drawn
    assert game.told(0)[since]["amount"] == 2
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.house_of_life", "egypt.yellow.house_of_life.board_only")
def test_house_of_life_once_gives_2_gold_for_each_piece_on_the_tableau() -> None:
    game = playing("house_of_life", tableau=pieces(science=2, military=3), goods=ONE_EACH)
    say(game, "once after")  # one science piece stands on the board now, four are left
    assert has(game, 0, "gold") == 2 * 4


@pytest.mark.rule("egypt.yellow.house_of_life.limit", "egypt.yellow.house_of_life.max")
def test_house_of_life_keeps_to_the_hand_limit() -> None:
    hand = ["house_of_life", *NINE[:8]]
    game = playing("house_of_life", hand=hand, deck=["legion", "forum", "siege_tower"])
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1", "number 2"]  # gold and piles have three
    assert refused(game, "number 3") == "egypt.yellow.house_of_life.limit"


@pytest.mark.rule("egypt.yellow.house_of_life.max")
def test_no_card_is_announced_that_cannot_be_paid_or_drawn() -> None:
    game = playing("house_of_life")
    say(game, "pass")
    assert refused(game, "number 4") == "egypt.yellow.house_of_life.max"  # 3 gold
    game = playing("house_of_life", deck=["legion"], discard=["forum"])
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1", "number 2"]
    assert refused(game, "number 3") == "egypt.yellow.house_of_life.max"  # 2 cards


# Royal Archives.


@pytest.mark.rule("egypt.yellow.archives")
def test_royal_archives_activate_a_card_of_their_rank_in_another_row() -> None:
    rows = {"science": ["manufactory"], "civil": ["baths", "trading_post_field"]}
    game = playing("royal_archives_red", rows=rows, tableau=pieces(science=1))
    say(game, "pass", "pass")  # neither a piece nor the 1x
    assert asked(game) == ["spot civil-2", "pass"]
    say(game, "spot civil-2")
    assert has(game, 0, "gold") == 1 + 3
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.archives.rank")
def test_as_third_card_royal_archives_activate_any_other_card_of_rank_3() -> None:
    rows = {
        "maritime": ["galley", "galley", "merchant_ship_wood"],
        "science": ["manufactory", "library", "royal_archives_blue"],
        "civil": ["guild_field", "guild_swamp", "trading_post_field", "guild_forest"],
        "military": ["ballista", "ballista"],
    }
    game = carrying_out("science-3", rows, hand=["legion"], other={"hand": ["legion"]})
    assert asked(game) == ["spot maritime-3", "spot civil-3", "pass"]
    assert refused(game, "spot military-2") == "egypt.yellow.archives.rank"
    assert refused(game, "spot science-2") == "egypt.yellow.archives.rank"
    assert refused(game, "spot science-3") == "egypt.yellow.activate.other"
    assert refused(game, "spot military-3") == "egypt.yellow.activate.standard"  # no card there


@pytest.mark.rule("egypt.yellow.archives", "egypt.yellow.archives.type")
@pytest.mark.parametrize(
    ("colour", "vp"), [("blue", 2 * 1), ("green", 2 * 0), ("brown", 2 * 3), ("red", 2 * 2)]
)
def test_royal_archives_once_give_2_vp_for_each_card_of_a_colour(colour: str, vp: int) -> None:
    rows = {
        "maritime": ["galley"],
        "civil": ["guild_field", "baths", "trading_post_field"],
        "military": ["ballista", "legion"],
    }
    archives = f"royal_archives_{colour}"
    goods = ONE_EACH | {"gold": 3}
    game = playing(archives, rows=rows, goods=goods, hand=[archives, "galley"])
    say(game, "once before", "pass")
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("egypt.yellow.archives.type")
@pytest.mark.parametrize(("count", "vp"), [("colour", 2 * 2), ("row", 2 * 3)])
def test_royal_archives_count_by_colour_wherever_cards_lie_or_by_row(count: str, vp: int) -> None:
    switches = {"archives_count": count, "purple_set": "egypt", "joker": True, **YELLOW}
    rows = {
        "temple": ["temple_of_montu", "temple_of_mut"],
        "maritime": ["guild_field"],  # brown
        "civil": ["baths", "library", "face_down"],  # brown, yellow, no colour
        "science": ["royal_archives_brown"],
    }
    game = game_with(
        {"rows": rows, "joker": "forum", "hand": ["galley"], "pieces": BOARD, "goods": NOTHING},
        {"hand": ["galley"]},
        switches=switches,
        pending=[END, {"resolve_once": {"seat": 0, "spot": "science-1", "effect": 0}}],
    )
    assert has(game, 0, "vp") == vp


# Manufactory.


@pytest.mark.rule("egypt.yellow.manufactory", "egypt.yellow.pieces")
def test_manufactory_gives_1_piece_of_any_kind_the_personal_supply_has() -> None:
    ready = {"maritime": 5, "production": 4, "science": 5, "civil": 4, "military": 5}
    game = playing("manufactory", tableau=ready)
    say(game, "pass")
    assert asked(game) == ["piece production", "pass"]
    say(game, "piece production")
    assert seat_of(game, 0)["tableau"]["production"] == 5
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.manufactory", "egypt.yellow.manufactory.sets")
@pytest.mark.parametrize(("sets", "vp"), [("any_two", 4), ("same_kind", 3)])
def test_two_pieces_are_a_set_whatever_their_kinds_unless_the_table_asks_for_a_kind(
    sets: str, vp: int
) -> None:
    ready = pieces(maritime=3, production=2, science=1, military=3)
    game = playing("manufactory", tableau=ready, switches={"manufactory_sets": sets})
    say(game, "once before")  # 3 + 2 + 3
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("egypt.yellow.manufactory.sets")
def test_an_odd_piece_is_no_set() -> None:
    game = playing("manufactory", tableau=pieces(maritime=3, science=1, military=2))
    say(game, "once before")
    assert has(game, 0, "vp") == 2


# Scribal School.


@pytest.mark.rule("egypt.yellow.scribal_school")
def test_scribal_school_sells_up_to_3_pieces_for_2_gold_each() -> None:
    game = playing("scribal_school", goods=ONE_EACH | {"gold": 9}, tableau=pieces(science=1))
    say(game, "pass")
    assert asked(game) == [*[f"piece {kind}" for kind in STANDARD], "pass"]
    assert [option["price"] for option in game.view(0)["question"]["options"]] == [
        *[{"gold": 2}] * 5,
        {},
    ]
    say(game, "piece maritime", "piece military", "piece military")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 9 - 6
    assert seat_of(game, 0)["tableau"] == pieces(maritime=1, military=2)


@pytest.mark.rule("egypt.yellow.scribal_school")
def test_scribal_school_sells_fewer_if_gold_or_wish_is_lacking() -> None:
    game = playing("scribal_school", tableau=pieces(science=1))
    say(game, "pass", "piece civil")  # 3 gold: one is all
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 1
    game = playing("scribal_school", tableau=pieces(science=1))
    say(game, "pass", "pass")
    assert has(game, 0, "gold") == 3


@pytest.mark.rule("egypt.yellow.pieces")
def test_only_pieces_of_the_personal_supply_are_bought() -> None:
    ready = {"maritime": 5, "production": 5, "science": 5, "civil": 3, "military": 5}
    game = playing("scribal_school", goods=ONE_EACH | {"gold": 7}, tableau=ready)
    say(game, "pass")
    assert asked(game) == ["piece civil", "pass"]
    assert refused(game, "piece maritime") == "egypt.yellow.pieces"
    say(game, "piece civil")
    assert to_move(game) == 1  # no other piece is left
    assert has(game, 0, "gold") == 5


@pytest.mark.rule("egypt.yellow.scribal_school", "egypt.yellow.observatory")
@pytest.mark.parametrize("card", ["scribal_school", "observatory"])
def test_the_1x_draws_up_to_8_cards(card: str) -> None:
    hand = [card, *NINE[:5]]
    game = playing(card, hand=hand, deck=["forum", "legion", "siege_tower", "ballista"])
    say(game, "once before")
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 3")
    assert sorted(hand_of(game, 0)) == sorted([*NINE[:5], "ballista", "legion", "siege_tower"])


@pytest.mark.rule("egypt.yellow.draw8")
@pytest.mark.parametrize("cards", [8, 9])
@pytest.mark.parametrize("optional", [True, False])
def test_with_8_or_more_cards_the_1x_draws_nothing(cards: int, optional: bool) -> None:
    hand = ["scribal_school", *NINE[:cards]]
    switches = {"effects_optional": optional}
    game = playing("scribal_school", hand=hand, deck=["forum"], switches=switches)
    say(game, "once before")
    assert question(game) == "buy_piece"
    assert len(hand_of(game, 0)) == cards


@pytest.mark.rule("egypt.yellow.reshuffle")
@pytest.mark.parametrize("card", ["scribal_school", "house_of_life"])
def test_if_the_draw_pile_runs_out_the_discards_are_reshuffled(card: str) -> None:
    game = playing(card, deck=["legion"], discard=["forum", "raiders"])
    say(game, *["once before", "number 3"] if card == "scribal_school" else ["pass", "number 3"])
    assert sorted(hand_of(game, 0)) == ["ballista", "forum", "legion", "raiders"]
    assert game.position()["discard"] == []


# Observatory.


@pytest.mark.rule("egypt.yellow.observatory", "egypt.yellow.observatory.own_gold")
def test_observatory_puts_1_own_gold_on_another_card() -> None:
    rows = {"civil": ["guild_field"], "science": ["manufactory"]}
    game = playing("observatory", rows=rows)
    say(game, "pass", "pass")
    assert asked(game) == ["spot science-1", "spot civil-1", "pass"]
    assert [option["price"] for option in game.view(0)["question"]["options"]] == [
        {"gold": 1},
        {"gold": 1},
        {},
    ]
    say(game, "spot civil-1")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 2
    assert seat_of(game, 0)["coins"] == ["civil-1"]
    assert game.view(1)["seats"][0]["coins"] == ["civil-1"]


@pytest.mark.rule("egypt.yellow.observatory.own_gold")
def test_without_gold_observatory_does_nothing() -> None:
    game = playing("observatory", rows={"civil": ["guild_field"]}, goods=ONE_EACH)
    say(game, "pass")
    assert to_move(game) == 1
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.observatory.single")
def test_there_are_never_two_coins_on_a_card() -> None:
    rows = {"civil": ["guild_field", "guild_swamp"]}
    game = playing("observatory", rows=rows, coins=["civil-1"])
    say(game, "pass")
    assert asked(game) == ["spot civil-2", "pass"]
    assert refused(game, "spot civil-1") == "egypt.yellow.observatory.single"


@pytest.mark.rule("egypt.yellow.observatory")
def test_the_next_activation_of_the_card_is_double_and_the_coin_goes() -> None:
    mine: Document = {"goods": GOODS, "hand": ["guild_swamp", "forum"], "coins": ["civil-1"]}
    mine |= {"rows": {"civil": ["guild_field"]}, "pieces": {"0,0": ["production"]}}
    game = game_with(mine, {"hand": ["galley"]}, switches=YELLOW)
    gold = has(game, 0, "gold")
    say(game, "build guild_swamp", "hex 0,0")
    assert has(game, 0, "vp") == 2  # one field, twice; no swamp
    assert has(game, 0, "gold") == gold  # the coin does not come back
    assert seat_of(game, 0)["coins"] == []
    doubled = [event for event in game.told(None) if event["event"] == "doubled"]
    assert doubled == [{"event": "doubled", "seat": 0, "card": "guild_field", "spot": "civil-1"}]


# Activation by other cards.


@pytest.mark.rule("egypt.yellow.activate.standard")
def test_an_activated_card_brings_no_chain_no_piece_no_cost_and_no_1x() -> None:
    rows = {"science": ["house_of_life"], "civil": ["trading_post_field", "guild_field"]}
    game = playing("library", rows=rows, tableau=pieces(science=2))
    say(game, "number 0", "once before")
    before = seat_of(game, 0)
    say(game, "spot civil-2")
    after = seat_of(game, 0)
    assert after == before | {"goods": before["goods"] | {"vp": 1}}


@pytest.mark.rule("egypt.yellow.activate.standard")
def test_costs_inside_an_activated_effect_are_due() -> None:
    game = playing("library", rows={"science": ["house_of_life"]})
    say(game, "number 0", "once before", "spot science-1", "number 3")
    assert has(game, 0, "gold") == 0
    assert len(hand_of(game, 0)) == 1 + 3


CHOOSING = [("library", "once before"), ("royal_archives_blue", "pass"), ("observatory", "pass")]


@pytest.mark.rule("egypt.yellow.activate.no_temple", "egypt.rank.temple_row")
@pytest.mark.parametrize(("card", "moment"), CHOOSING)
def test_temples_and_face_down_cards_cannot_be_chosen(card: str, moment: str) -> None:
    rows = {"temple": ["temple_type_military"], "civil": ["face_down"], "military": ["legion"]}
    switches = {"joker": True}
    game = playing(card, rows=rows, joker="forum", switches=switches, other={"hand": ["galley"]})
    say(game, moment)
    assert asked(game) == ["spot military-1", "pass"]
    assert refused(game, "spot temple-1") == "egypt.yellow.activate.no_temple"
    assert refused(game, "spot civil-1") == "egypt.yellow.activate.no_temple"


@pytest.mark.rule("egypt.yellow.activate.other")
@pytest.mark.parametrize(("card", "moment"), [CHOOSING[0], CHOOSING[2]])
def test_a_card_never_chooses_itself_but_may_choose_another_copy(card: str, moment: str) -> None:
    game = playing(card, rows={"science": [card], "military": ["legion"]})
    say(game, "pass", moment)  # the lower copy does nothing
    assert asked(game) == ["spot science-1", "spot military-1", "pass"]
    assert refused(game, "spot science-2") == "egypt.yellow.activate.other"


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(("card", "moment"), CHOOSING)
def test_a_card_must_be_chosen_where_effects_are_not_optional(card: str, moment: str) -> None:
    rows = {"civil": ["guild_field"], "military": ["legion"]}
    game = playing(card, rows=rows, switches={"effects_optional": False})
    say(game, moment)
    assert asked(game) == ["spot civil-1", "spot military-1"]
    assert refused(game, "pass") == "deus.effects.optional"


MONTU = {"temple": ["temple_of_montu"]}  # allows a yellow card in each other row
CROSS = {"switches": {"purple_set": "egypt"}}


@pytest.mark.rule("egypt.yellow.activate.nested")
def test_two_royal_archives_of_equal_rank_do_not_loop() -> None:
    rows = MONTU | {
        "science": ["royal_archives_blue"],
        "civil": ["royal_archives_red"],
        "production": ["royal_archives_green"],
        "military": ["ballista"],
    }
    game = carrying_out("science-1", rows, **CROSS)
    assert asked(game) == ["spot production-1", "spot civil-1", "spot military-1", "pass"]
    say(game, "spot civil-1")  # which activates in turn
    assert asked(game) == ["spot production-1", "spot military-1", "pass"]
    assert refused(game, "spot science-1") == "egypt.yellow.activate.nested"
    assert refused(game, "spot civil-1") == "egypt.yellow.activate.other"
    say(game, "spot production-1")
    assert asked(game) == ["spot military-1", "pass"]
    say(game, "pass")
    assert to_move(game) == 1


@pytest.mark.rule("egypt.yellow.activate.nested", "egypt.rank.def")
def test_activated_archives_use_their_own_rank_and_row() -> None:
    rows = MONTU | {
        "science": ["royal_archives_blue", "library"],
        "civil": ["guild_field", "royal_archives_red"],
        "maritime": ["galley", "merchant_ship_wood", "merchant_ship_clay"],
    }
    game = carrying_out(
        "science-2",
        rows,
        goods=NOTHING | {"wood": 1},
        **CROSS,
        pending=[END, {"resolve_once": {"seat": 0, "spot": "science-2", "effect": 0}}],
    )
    say(game, "spot civil-2")
    assert asked(game) == ["spot maritime-2", "pass"]  # the Library is still at work
    assert refused(game, "spot science-2") == "egypt.yellow.activate.nested"
    say(game, "spot maritime-2", "number 1")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 4


@pytest.mark.rule("egypt.yellow.activate.nested")
def test_a_card_that_is_done_may_be_activated_again() -> None:
    rows = MONTU | {"science": ["royal_archives_blue"], "civil": ["royal_archives_red"]}
    rows |= {"military": ["ballista"]}
    game = carrying_out("science-1", rows, coins=["science-1"], **CROSS)
    say(game, "spot civil-1", "pass")  # the first run
    assert asked(game) == ["spot civil-1", "spot military-1", "pass"]  # the second


@pytest.mark.rule("egypt.yellow.activate.nested")
def test_a_base_academy_in_the_row_it_names_cannot_choose_itself() -> None:
    rows = MONTU | {"civil": ["academy_civil", "guild_field", "guild_swamp"]}
    game = carrying_out("civil-1", rows, switches={"purple_set": "egypt", "yellow_set": "base"})
    assert asked(game) == ["activate guild_field", "activate guild_swamp", "pass"]
    assert game.why_not("activate academy_civil") == "deus.card.yellow.activate"


@pytest.mark.rule("egypt.yellow.activate.nested")
def test_base_academies_that_name_each_others_rows_do_not_loop() -> None:
    rows = MONTU | {
        "civil": ["academy_military", "guild_field"],
        "military": ["academy_civil", "ballista"],
    }
    game = carrying_out("civil-1", rows, switches={"purple_set": "egypt", "yellow_set": "base"})
    assert asked(game) == ["activate academy_civil", "activate ballista", "pass"]
    say(game, "activate academy_civil")
    assert asked(game) == ["activate guild_field", "pass"]


@pytest.mark.rule("egypt.rank.def")
def test_an_academy_asks_which_of_two_mills() -> None:
    rows = {"science": ["academy_production"], "production": ["mill", "mill"]}
    switches = {"yellow_set": "base", "green_set": "egypt"}
    game = carrying_out("science-1", rows, switches=switches)
    say(game, "activate mill")
    assert asked(game) == ["spot production-1", "spot production-2"]
    say(game, "spot production-2")
    assert has(game, 0, "wheat") == 2  # by its rank


# Doubled activation.


@pytest.mark.rule("egypt.yellow.double.when")
def test_a_coin_on_a_higher_card_of_the_row_works_in_this_very_turn() -> None:
    game = playing(
        "library", rows={"science": ["observatory", "manufactory"]}, tableau=pieces(science=1)
    )
    say(game, "spot science-2", "piece civil", "piece civil")
    assert question(game) == "once"
    assert seat_of(game, 0)["tableau"] == pieces(civil=2)
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.double.when")
def test_a_coin_on_a_lower_card_of_the_row_waits() -> None:
    game = playing(
        "library", rows={"science": ["manufactory", "observatory"]}, tableau=pieces(science=1)
    )
    say(game, "piece civil", "spot science-1")
    assert question(game) == "once"
    assert seat_of(game, 0)["coins"] == ["science-1"]
    say(game, "once before", "spot science-1", "piece civil", "piece civil")  # by the Library
    assert seat_of(game, 0)["tableau"] == pieces(civil=3)
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.double.when")
def test_royal_archives_use_up_a_coin_too() -> None:
    rows = {"science": ["royal_archives_blue"], "civil": ["guild_field"]}
    game = carrying_out("science-1", rows, coins=["civil-1"])
    say(game, "spot civil-1")
    assert has(game, 0, "vp") == 2
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.double.how")
def test_every_run_of_a_doubled_card_has_its_own_choices_and_costs() -> None:
    goods = NOTHING | {"gold": 3}
    game = carrying_out(
        "science-1",
        {"science": ["house_of_life"]},
        goods=goods,
        coins=["science-1"],
        deck=["forum", "legion", "raiders", "baths"],
    )
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 1")
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 2")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 0
    assert len(hand_of(game, 0)) == 1 + 3


@pytest.mark.rule("egypt.yellow.double.how")
def test_the_coin_goes_even_if_both_runs_are_skipped() -> None:
    rows = {"science": ["royal_archives_blue"], "civil": ["guild_field"]}
    game = carrying_out("science-1", rows, coins=["science-1"])
    say(game, "pass", "pass")
    assert to_move(game) == 1
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.double.how")
def test_a_coin_laid_in_the_first_run_waits_for_the_next_activation() -> None:
    rows = MONTU | {"science": ["royal_archives_blue"], "civil": ["observatory"]}
    game = carrying_out(
        "science-1", rows, coins=["science-1"], goods=NOTHING | {"gold": 2}, **CROSS
    )
    say(game, "spot civil-1", "spot science-1")  # the Observatory pays for it again
    say(game, "pass")  # the second run
    assert to_move(game) == 1  # there is no third
    assert seat_of(game, 0)["coins"] == ["science-1"]


def test_a_table_in_the_middle_of_a_doubled_activation_is_written_and_read_back() -> None:
    rows = MONTU | {"science": ["royal_archives_blue"], "civil": ["royal_archives_red"]}
    rows |= {"military": ["ballista"]}
    game = carrying_out("science-1", rows, coins=["science-1"], **CROSS)
    say(game, "spot civil-1")
    steps = [name for step in game.position()["pending"] for name in step]
    assert steps == ["end_turn", "repeat", "carrying_out", "other_card"]
    assert GAME.from_position(game.position()) == game


@pytest.mark.rule("egypt.yellow.double.how")
@pytest.mark.parametrize(("ready", "laid"), [(1, 1), (2, 2)])
def test_a_doubled_garrison_needs_2_markers_for_2_placings(ready: int, laid: int) -> None:
    game = carrying_out(
        "military-1",
        {"military": ["garrison"]},
        coins=["military-1"],
        markers={"ready": ready},
        pieces={"0,0": ["military"]},
        other={"hand": ["galley"], "pieces": {"0,1": ["civil"]}},
        switches={"red_set": "egypt"},
    )
    while to_move(game) == 0:
        say(game, asked(game)[0])
    assert len(seat_of(game, 1)["garrisons"]) == laid
    assert seat_of(game, 0)["coins"] == []


@pytest.mark.rule("egypt.yellow.double.coin")
def test_a_coin_on_a_card_cannot_be_spent() -> None:
    mine: Document = {"hand": ["royal_archives_blue", "galley"], "pieces": {"0,0": ["civil"]}}
    mine |= {"rows": {"civil": ["guild_field"]}, "coins": ["civil-1"]}
    mine |= {"goods": NOTHING | {"wood": 1, "gold": 1}}  # the Archives cost 1 wood and 2 gold
    game = game_with(mine, {}, switches=YELLOW)
    assert refused(game, "build royal_archives_blue") == "deus.pay.cost"


@pytest.mark.rule("egypt.yellow.double.coin")
def test_a_coin_on_a_card_cannot_be_stolen() -> None:
    game = carrying_out(
        "military-1",
        {"military": ["legion"]},  # steals 3 gold
        pieces={"0,0": ["military"]},
        other={
            "hand": ["galley", "forum"],
            "goods": NOTHING | {"gold": 1},
            "pieces": {"0,1": ["civil"]},
            "rows": {"civil": ["guild_field"]},
            "coins": ["civil-1"],
        },
    )
    say(game, "seat 1")
    assert has(game, 0, "gold") == 1
    assert seat_of(game, 1)["coins"] == ["civil-1"]


@pytest.mark.rule("egypt.yellow.double.coin")
@pytest.mark.parametrize("gold", [0, 1])
def test_a_coin_on_a_card_does_not_count_for_the_majority(gold: int) -> None:
    mine = {"rows": {"civil": ["guild_field"]}, "coins": ["civil-1"]}
    other = {"goods": NOTHING | {"gold": 1}}
    game = game_with(mine | {"goods": NOTHING | {"gold": gold}}, other, switches=YELLOW)
    assert [points["most_gold"] for points in game.breakdown()] == [2 * gold, 2]


@pytest.mark.rule("egypt.yellow.double.coin")
def test_a_coin_stays_until_it_is_used() -> None:
    game = playing("manufactory", rows={"civil": ["guild_field"]}, coins=["civil-1"])
    say(game, "pass", "pass", "offer forum")
    while to_move(game) == 1:
        say(game, asked(game)[0])
    assert seat_of(game, 0)["coins"] == ["civil-1"]

"""Chapters 2 and 6 of Egypt: the rank of a card; barges and storing; the production cards."""

from itertools import product
from typing import Any

import pytest

from theogony.core.types import Document
from theogony.deus.printed import CARDS, PRODUCTION
from theogony.deus.state import Deus

from ..box import MAPS, NOTHING, RESOURCES
from ..box import OTHER as HAND
from ..tables import asked, game_with, has, new_game, offer_a_card, refused, say, seat_of, to_move

GREEN = {"green_set": "egypt"}
OTHER: Document = HAND | {"goods": NOTHING}
CIVIL_HAND = ["forum", "baths"]  # either is offered without gaining resources
COSTS = {
    "piecework_clay": {"wood": 1},
    "piecework_wheat": {"stone": 1},
    "piecework_wood": {"clay": 1},
    "piecework_stone": {"wheat": 1},
    "outsourced_production": {"clay": 1},
    "mill": {"gold": 1},  # as the first card
    "seasonal_work": {"wood": 1, "stone": 1},
    "barn": {"wheat": 1},
}
SIZES = {card: 1 for card in COSTS} | {"mill": 3, "seasonal_work": 2}  # of the barge it brings


def green(mine: Document, other: Document = OTHER, **table: Any) -> Deus:
    """Two seats with the production cards of Egypt; seat 0 starts with barges 2 and 3."""
    switches = GREEN | table.pop("switches", {})
    return game_with(mine, other, switches=switches, **table)


def building(card: str, pieces: Document, at: str, **mine: Any) -> Deus:
    """Seat 0 builds the card at a region with just its cost besides `goods`; asked for the 1x."""
    below, goods, table = mine.pop("below", []), mine.pop("goods", {}), mine.pop("table", {})
    cost = COSTS[card] if card != "mill" else {"gold": len(below) + 1}
    paid = {good: NOTHING[good] + cost.get(good, 0) + goods.get(good, 0) for good in NOTHING}
    seat = {"goods": paid, "hand": [card, "forum"], "pieces": pieces}
    game = green(seat | {"rows": {"production": below}} | mine, **table)
    say(game, f"build {card}")
    while asked(game)[0].startswith("pay"):
        say(game, asked(game)[0])
    say(game, f"hex {at}")
    return game


def storing(goods: Document, barges: list[int] | None = None, **table: Any) -> Deus:
    """Seat 0 has these goods and ends its turn with an offering that brings no resources."""
    mine = {"goods": NOTHING | goods, "hand": CIVIL_HAND, "barges": barges or [2, 3]}
    game = green(mine, **table)
    say(game, "offer forum", "pass")
    return game


def resources(game: Deus, seat: int = 0) -> dict[str, int]:
    """The resources of a seat, zeros left out."""
    return {kind: has(game, seat, kind) for kind in RESOURCES if has(game, seat, kind)}


def what_is_asked(game: Deus) -> str:
    assert game.decision is not None
    return game.decision.ask


def outcomes(game: Deus, ask: str) -> list[tuple[int, ...]]:
    """The resources of seat 0 at the end of every way to answer these questions."""
    if what_is_asked(game) != ask:
        return [tuple(has(game, 0, kind) for kind in RESOURCES)]
    found: list[tuple[int, ...]] = []
    for name in asked(game):
        other = game.copy()
        say(other, name)
        found += outcomes(other, ask)
    return found


# Barges.


@pytest.mark.rule("egypt.barges.replace")
def test_the_sixteen_green_cards_are_exchanged() -> None:
    table = new_game(3, 1, GREEN).position()
    there = [*table["deck"], *[card for seat in table["seats"] for card in seat["hand"]]]
    production = [card for card in CARDS if card.kind == PRODUCTION]
    for card in production:
        assert there.count(card.id) == (card.copies if card.set == "egypt" else 0)
    assert sum(there.count(card.id) for card in production) == 16


@pytest.mark.rule("egypt.barges.start")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_a_barge_of_size_2_and_one_of_size_3(players: int) -> None:
    table = new_game(players, 1, GREEN).position()
    assert [seat["barges"] for seat in table["seats"]] == [[2, 3]] * players
    assert table["barges"] == {"1": 7, "2": 8 - players, "3": 9 - players}


@pytest.mark.rule("egypt.barges.start_goods")
@pytest.mark.parametrize(("cards", "lost"), [(1, 0), (2, 1)])
def test_the_starting_resources_leave_one_slot_free(cards: int, lost: int) -> None:
    hand = ["barn", "barn"][:cards]
    game = green({"hand": hand})  # with the usual goods: one of each resource
    say(game, "offer barn")
    if cards == 2:
        say(game, "offer barn")
    for _ in range(cards):  # Ceres gives one for each card
        say(game, "resource wood")
    if lost:
        assert what_is_asked(game) == "store"
        say(game, "resource wood")
    assert sum(resources(game).values()) == 4 + cards - lost == 5
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.slot", "egypt.barges.store", "egypt.barges.overflow")
@pytest.mark.parametrize(
    ("barges", "slots"), [([1], 1), ([1, 1], 2), ([3], 3), ([2, 3], 5), ([1, 2, 3, 3], 9)]
)
def test_each_slot_holds_one_resource_and_the_rest_goes_back(barges: list[int], slots: int) -> None:
    game = storing({"stone": 10}, barges)
    assert resources(game) == {"stone": slots}  # of one kind: nothing to choose
    assert game.position()["supply"]["stone"] == 10 - slots
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.mixed", "egypt.barges.resort")
def test_kinds_may_be_mixed_on_the_barges_as_one_likes() -> None:
    goods = {"wood": 2, "stone": 1, "clay": 1, "wheat": 1}  # on 2 and 3 slots
    game = storing(goods)
    assert resources(game) == goods
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.overflow", "egypt.barges.choice")
def test_of_8_resources_exactly_3_of_the_owners_choice_are_lost() -> None:
    game = storing({"wood": 3, "stone": 2, "clay": 2, "wheat": 1})
    assert (to_move(game), what_is_asked(game)) == (0, "store")
    say(game, "resource stone", "resource stone", "resource wheat")
    assert resources(game) == {"wood": 3, "clay": 2}
    assert game.position()["supply"] == {
        "wood": 7,
        "stone": 10,
        "clay": 8,
        "wheat": 10,
        "temples": 4,
    }
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.choice")
def test_every_choice_of_what_is_lost_is_reached_by_one_way() -> None:
    have = (3, 2, 2, 1)
    game = storing(dict(zip(RESOURCES, have, strict=True)))
    kept = [left for left in product(*[range(n + 1) for n in have]) if sum(left) == 5]
    assert sorted(outcomes(game, "store")) == sorted(kept)


@pytest.mark.rule("egypt.barges.choice")
@pytest.mark.parametrize("answer", ["pass", "resource wheat"])
def test_what_fits_not_must_go_in_the_order_of_resources(answer: str) -> None:
    game = storing({"wood": 3, "stone": 2, "clay": 2, "wheat": 1})
    assert asked(game) == ["resource wood", "resource stone", "resource clay"]  # 3 must follow
    assert refused(game, answer) == "egypt.barges.choice"


@pytest.mark.rule("egypt.barges.choice")
def test_what_fits_must_be_kept() -> None:
    game = storing({"wood": 2, "wheat": 3})
    assert resources(game) == {"wood": 2, "wheat": 3}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.gold")
def test_gold_cards_pieces_and_vp_need_no_storage() -> None:
    tableau = {kind: 5 for kind in ["maritime", "production", "science", "military"]}
    hand = ["forum", "baths", *COSTS]
    mine = {"goods": NOTHING | {"gold": 90, "vp": 90}, "hand": hand, "tableau": tableau}
    game = green(mine)
    say(game, "offer forum", "pass")
    assert to_move(game) == 1
    seat = seat_of(game, 0)
    assert (seat["goods"]["gold"], seat["goods"]["vp"], len(seat["hand"])) == (90, 91, 9)


@pytest.mark.rule("egypt.barges.own_turn", "egypt.barges.usable")
def test_during_a_turn_any_number_may_be_held_and_sold() -> None:
    mine = {
        "goods": NOTHING | {"wood": 5, "stone": 1, "wheat": 1},
        "hand": ["academy_maritime", "forum"],
        "pieces": {"0,-1": ["production"], "0,0": ["civil"]},
        "rows": {
            "maritime": ["merchant_ship_wood"],
            "production": ["seasonal_work"],
            "science": ["academy_production"],
        },
    }
    game = green(mine)
    say(game, "build academy_maritime", "hex 0,0", "activate seasonal_work")
    assert resources(game) == {"wood": 6}  # more than fits
    say(game, "activate merchant_ship_wood", "number 4")
    assert resources(game) == {"wood": 2}
    assert has(game, 0, "gold") == 16
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.own_turn")
def test_the_limit_is_checked_at_the_end_of_ones_own_turn_only() -> None:
    game = green({"goods": NOTHING, "hand": CIVIL_HAND}, HAND | {"goods": NOTHING | {"clay": 8}})
    offer_a_card(game)
    assert (to_move(game), resources(game, 1)) == (1, {"clay": 8})
    offer_a_card(game)
    assert (to_move(game), resources(game, 1)) == (0, {"clay": 5})


@pytest.mark.rule("egypt.barges.last_turn", "egypt.barges.usable")
def test_after_the_last_turn_resources_are_stored_before_majorities_count() -> None:
    other = HAND | {"goods": NOTHING | {"clay": 4, "wood": 3}}
    game = storing({"clay": 5, "wheat": 2}, other=other, turns_left=1)
    assert what_is_asked(game) == "store"
    say(game, "resource clay", "resource clay")
    assert game.decision is None
    most = [[seat[f"most_{kind}"] for kind in RESOURCES] for seat in game.breakdown()]
    assert most == [[0, 0, 0, 2], [2, 0, 2, 0]]  # 3 clay against 4


@pytest.mark.rule("egypt.barges.both_actions")
def test_what_ceres_brings_must_fit_too() -> None:
    mine = {"goods": NOTHING | {"wood": 4}, "hand": ["barn", "barn", "mill"]}
    game = green(mine)
    say(game, "offer barn", "offer mill", "offer barn")
    say(game, "resource clay", "resource clay", "resource clay")
    assert what_is_asked(game) == "store"
    say(game, "resource wood", "resource wood")
    assert resources(game) == {"wood": 2, "clay": 3}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.both_actions", "egypt.barges.store")
def test_what_a_build_brings_must_fit_too() -> None:
    game = building("seasonal_work", {"0,-1": ["production"]}, "0,0", goods={"clay": 5})
    say(game, "pass")
    assert resources(game) == {"wood": 1, "clay": 5, "wheat": 1}
    say(game, "resource wood", "resource wheat")
    assert resources(game) == {"clay": 5}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.barges.usable")
def test_stored_resources_pay_costs_in_later_turns() -> None:
    mine = {"goods": NOTHING | {"wheat": 7}, "hand": ["forum", "barn"]}
    game = green(mine)
    say(game, "offer forum", "pass")
    assert resources(game) == {"wheat": 5}
    offer_a_card(game)
    say(game, "build barn")
    assert resources(game) == {"wheat": 4}


@pytest.mark.rule("egypt.barges.gain")
@pytest.mark.parametrize("card", COSTS)
@pytest.mark.parametrize("moment", ["once before", "once after"])
def test_each_production_card_brings_a_barge_of_its_size(card: str, moment: str) -> None:
    game = building(card, {"0,0": ["civil"]}, "0,0")
    assert asked(game) == ["once before", "once after", "pass"]
    say(game, moment)
    while to_move(game) == 0:
        say(game, asked(game)[0])
    size = SIZES[card]
    assert seat_of(game, 0)["barges"] == sorted([2, 3, size])
    start = {"1": 7, "2": 6, "3": 7}
    assert game.position()["barges"] == start | {str(size): start[str(size)] - 1}


@pytest.mark.rule("egypt.barges.gain")
def test_a_barge_that_was_waived_never_comes() -> None:
    mine = {"goods": NOTHING | {"wheat": 1, "gold": 2}, "hand": ["barn", "mill"]}
    game = green(mine | {"pieces": {"0,0": ["civil"], "0,1": ["civil"]}})
    say(game, "build barn", "hex 0,0", "pass")
    assert seat_of(game, 0)["barges"] == [2, 3]
    offer_a_card(game)
    say(game, "build mill", "hex 0,1", "once before", "hex 0,0")  # the barn is activated too
    assert to_move(game) == 1
    assert resources(game) == {"stone": 1, "wheat": 4}
    assert seat_of(game, 0)["barges"] == [2, 3, 3]  # the mill's, not the barn's


@pytest.mark.rule("egypt.barges.exhausted")
def test_if_the_size_is_out_nothing_is_gained() -> None:
    table = {"barges": {"1": 4, "2": 4, "3": 0}}
    game = building("mill", {"0,0": ["civil"]}, "0,0", table=table)
    say(game, "once before")
    assert seat_of(game, 0)["barges"] == [2, 3]
    assert game.position()["barges"] == {"1": 4, "2": 4, "3": 0}


@pytest.mark.rule("egypt.barges.new_in_time")
@pytest.mark.parametrize(("moment", "kept"), [("once after", 6), ("pass", 5)])
def test_a_barge_gained_this_turn_stores_at_its_end(moment: str, kept: int) -> None:
    game = building("seasonal_work", {"0,0": ["civil"]}, "0,0", goods={"wheat": 5})
    say(game, moment)
    assert resources(game) == {"wheat": kept}
    assert to_move(game) == 1


# Piecework.

PIECEWORK = [
    ("piecework_clay", "1,-1", "clay"),
    ("piecework_wheat", "0,0", "wheat"),
    ("piecework_wood", "0,-1", "wood"),
    ("piecework_stone", "0,1", "stone"),
]


def piecework(goods: int, once: str = "pass", **mine: Any) -> Deus:
    """Piecework (clay) is built in a swamp by a seat with so many wood left."""
    game = building("piecework_clay", {"1,-1": ["civil"]}, "1,-1", goods={"wood": goods}, **mine)
    say(game, once)
    return game


@pytest.mark.rule("egypt.green.piecework", "egypt.green.new_included")
@pytest.mark.parametrize(("card", "region", "good"), PIECEWORK)
def test_piecework_fills_an_empty_barge_with_the_resource_of_its_terrain(
    card: str, region: str, good: str
) -> None:
    game = building(card, {region: ["civil"]}, region)
    say(game, "pass")
    assert asked(game) == ["number 2", "number 3", "pass"]
    say(game, "number 3")
    assert resources(game) == {good: 3}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.piecework")
@pytest.mark.parametrize(("card", "region", "good"), PIECEWORK)
def test_piecework_needs_a_production_building_in_its_terrain(
    card: str, region: str, good: str
) -> None:
    elsewhere = next(other for _, other, _ in PIECEWORK if other != region)
    game = building(card, {region: ["civil"], elsewhere: ["civil"]}, elsewhere)
    say(game, "pass")
    assert resources(game) == {}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.piecework")
@pytest.mark.parametrize("optional", [True, False])
def test_piecework_may_be_declined_as_the_card_says(optional: bool) -> None:
    game = piecework(0, table={"switches": {"effects_optional": optional}})
    say(game, "pass")
    assert resources(game) == {}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.piecework.resort", "egypt.barges.resort")
def test_2_goods_are_moved_to_the_barge_of_2_and_that_of_3_is_filled() -> None:
    game = piecework(2)
    say(game, "number 3")
    assert resources(game) == {"wood": 2, "clay": 3}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.piecework.empty")
@pytest.mark.parametrize(
    ("goods", "open_"),
    [(0, ["number 2", "number 3"]), (2, ["number 2", "number 3"]), (3, ["number 2"]), (4, [])],
)
def test_a_barge_is_empty_if_everything_fits_on_the_others(goods: int, open_: list[str]) -> None:
    game = piecework(goods)
    if open_:
        assert asked(game) == [*open_, "pass"]
    else:
        assert (to_move(game), resources(game)) == (1, {"wood": 4})


@pytest.mark.rule("egypt.green.piecework.empty")
@pytest.mark.parametrize("size", [1, 3])  # there is none; it cannot be emptied
def test_other_barges_cannot_be_filled(size: int) -> None:
    game = piecework(3)
    assert refused(game, f"number {size}") == "egypt.green.piecework.empty"


@pytest.mark.rule("egypt.green.piecework.empty")
@pytest.mark.parametrize("goods", [4, 5])
def test_a_table_may_ignore_what_is_not_stored_yet(goods: int) -> None:
    game = piecework(goods, table={"switches": {"piecework_unstored": "ignored"}})
    assert asked(game) == ["number 2", "number 3", "pass"]
    say(game, "number 3")
    assert resources(game) == {"wood": goods, "clay": 3}
    say(game, *["resource wood"] * (goods - 2))
    assert resources(game) == {"wood": 2, "clay": 3}


@pytest.mark.rule("egypt.green.piecework.once_first")
@pytest.mark.parametrize(("load", "gained"), [("number 1", 1), ("number 2", 2)])
def test_the_1x_barge_taken_first_is_filled_or_makes_room(load: str, gained: int) -> None:
    game = piecework(4, "once before")
    assert asked(game) == ["number 1", "number 2", "pass"]
    say(game, load)
    assert resources(game) == {"wood": 4, "clay": gained}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.piecework.once_first")
def test_the_1x_barge_taken_afterwards_comes_too_late() -> None:
    game = piecework(4, "once after")
    assert (to_move(game), resources(game)) == (1, {"wood": 4})
    assert seat_of(game, 0)["barges"] == [1, 2, 3]


@pytest.mark.rule("egypt.green.piecework.short")
@pytest.mark.parametrize(
    ("there", "open_"), [(1, ["number 1"]), (2, ["number 2"]), (3, ["number 2", "number 3"])]
)
def test_if_the_supply_is_short_what_is_left_is_loaded(there: int, open_: list[str]) -> None:
    game = piecework(0, table={"supply": {"clay": there}})
    assert asked(game) == [*open_, "pass"]
    assert game.decision is not None and len(game.decision.options) == len(open_) + 1  # once each
    if there < 3:
        assert refused(game, "number 3") == "deus.card.green.short"
    say(game, open_[-1])
    assert resources(game) == {"clay": there}


@pytest.mark.rule("egypt.green.piecework.short")
def test_if_the_supply_has_nothing_nothing_is_loaded() -> None:
    game = piecework(0, table={"supply": {"clay": 0}})
    assert (to_move(game), resources(game)) == (1, {})


@pytest.mark.rule("egypt.green.piecework.once")
def test_piecework_fills_one_barge_however_many_buildings_stand_there() -> None:
    pieces = {"1,-1": ["civil"], "2,0": ["production"], "-1,3": ["production"]}
    game = building("piecework_clay", pieces, "1,-1")
    say(game, "pass", "number 2")
    assert resources(game) == {"clay": 2}
    assert to_move(game) == 1


# Outsourced Production.


def outsourced(pieces: Document, at: str, *hexes: str, **mine: Any) -> Deus:
    """Outsourced Production is built at a region; a building is chosen if there are more."""
    game = building("outsourced_production", pieces, at, **mine)
    say(game, "pass", *[f"hex {name}" for name in hexes])
    return game


@pytest.mark.rule("egypt.green.outsourced")
def test_outsourced_production_chooses_one_production_building() -> None:
    game = outsourced({"0,0": ["civil"], "0,-1": ["production", "civil"]}, "0,0")
    assert sorted(asked(game)) == ["hex 0,-1", "hex 0,0"]
    assert refused(game, "hex 0,1") == "deus.card.green.ownterrain"
    say(game, "hex 0,-1", "resource clay", "resource wheat")
    assert resources(game) == {"clay": 1, "wheat": 1}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced", "egypt.green.outsourced.self")
@pytest.mark.parametrize("others", [[], ["civil"], ["civil", "science"]])
def test_it_yields_1_for_each_building_in_its_region_itself_included(others: list[str]) -> None:
    pieces = {"0,0": others, "1,1": ["civil"]} if others else {"0,-1": ["civil"]}
    game = outsourced(pieces, "0,0")
    say(game, "resource clay")  # the last kind there is: the others follow
    assert resources(game) == {"clay": len(others) + 1}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced.types")
@pytest.mark.parametrize(
    ("region", "kinds"),
    [
        ("0,-1", ["clay", "wheat"]),  # a forest; no other is next to it
        ("0,0", ["wood", "stone", "clay"]),  # a field among others
        ("0,2", ["stone", "clay", "wheat"]),  # a field, and a field next to it
        ("-1,3", ["wood", "stone", "wheat"]),  # a swamp
    ],
)
def test_only_the_terrain_of_neighbouring_regions_says_what_is_possible(
    region: str, kinds: list[str]
) -> None:
    game = outsourced({region: ["civil", "science"]}, region)
    assert asked(game) == [f"resource {kind}" for kind in kinds]
    missing = next(kind for kind in RESOURCES if kind not in kinds)
    assert refused(game, f"resource {missing}") == "egypt.green.outsourced.types"


@pytest.mark.rule("egypt.green.outsourced.types")
def test_it_does_not_matter_who_holds_the_neighbouring_regions() -> None:
    other = OTHER | {"goods": NOTHING, "pieces": {"0,-1": ["civil"]}}
    mine = {"goods": NOTHING | {"clay": 1}, "hand": ["outsourced_production", "forum"]}
    game = green(mine | {"pieces": {"0,0": ["civil"], "1,-1": ["production"]}}, other)
    say(game, "build outsourced_production", "hex 0,0", "pass", "hex 0,0")
    assert asked(game) == ["resource wood", "resource stone", "resource clay"]


@pytest.mark.rule("egypt.green.outsourced.types")
def test_with_a_single_kind_next_to_it_nothing_is_asked() -> None:
    game = outsourced({"0,1": ["civil"]}, "0,1")  # a mountain among fields
    assert resources(game) == {"wheat": 2}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced.mix")
def test_every_mix_of_the_kinds_is_reached_by_one_way() -> None:
    game = outsourced({"2,1": ["civil", "science"]}, "2,1")  # one swamp, field and forest each
    mixes = [mix for mix in product(range(4), [0], range(4), range(4)) if sum(mix) == 3]
    assert sorted(outcomes(game, "nearby")) == sorted(mixes)


@pytest.mark.rule("egypt.green.outsourced.example")
def test_the_worked_example_of_outsourced_production() -> None:
    map_ = [dict(tile) for tile in MAPS[2]]
    map_[2]["side"], map_[3]["side"] = "b", "a"
    pieces = {"-1,4": ["civil", "science"]}  # a mountain next to sea, village, swamp and forest
    game = outsourced(pieces, "-1,4", table={"map": map_})
    assert asked(game) == ["resource wood", "resource clay"]
    say(game, "resource wood", "resource wood", "resource clay")
    assert resources(game) == {"wood": 2, "clay": 1}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced.count")
@pytest.mark.parametrize(("counts", "gained"), [(False, 3), (True, 4)])
def test_temple_and_army_count_and_a_combat_marker_only_by_a_switch(
    counts: bool, gained: int
) -> None:
    table = {"switches": {"red_set": "egypt", "marker_counts_as_building": counts}}
    markers = {"regions": ["0,1"]}
    pieces = {"0,1": ["production", "temple", "military"]}  # a mountain among fields
    game = outsourced(pieces, "0,0", "0,1", markers=markers, table=table)
    assert resources(game) == {"wheat": gained}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced.count")
def test_sea_and_villages_even_defeated_ones_give_no_kind() -> None:
    table = {"attacked": ["1,0"]}
    game = outsourced({"1,-1": ["civil"]}, "1,-1", table=table)
    assert asked(game) == ["resource wood", "resource wheat"]


@pytest.mark.rule("egypt.green.outsourced.mix")
def test_outsourced_production_takes_as_much_as_the_supply_has_of_the_kinds() -> None:
    table = {"supply": {"wood": 1, "stone": 0, "clay": 0}}  # the cost puts 1 clay back
    game = outsourced({"0,0": ["civil", "science"]}, "0,0", table=table)
    assert resources(game) == {"wood": 1, "clay": 1}  # of 3, with nothing to choose
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.outsourced.types")
def test_a_kind_the_supply_lacks_cannot_be_chosen() -> None:
    game = outsourced({"0,0": ["civil", "science"]}, "0,0", table={"supply": {"stone": 0}})
    assert asked(game) == ["resource wood", "resource clay"]
    assert refused(game, "resource stone") == "deus.card.green.short"


# Rank, and the Mill.


@pytest.mark.rule("egypt.rank.def", "egypt.green.mill", "egypt.green.mill.cost")
@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5])
def test_the_mill_costs_its_rank_in_gold_and_yields_so_many_resources(rank: int) -> None:
    below = ["piecework_clay", "piecework_wood", "piecework_stone", "barn"][: rank - 1]
    mine: Document = {"goods": NOTHING | {"gold": 7}, "hand": ["mill", "forum"]}
    mine |= {"pieces": {"0,0": ["civil"]}, "rows": {"production": below}, "barges": [2, 3, 3]}
    game = green(mine)
    say(game, "build mill", "hex 0,0", "pass")
    barn = 1 if "barn" in below else 0
    assert resources(game) == {"wheat": rank + barn}
    assert has(game, 0, "gold") == 7 - rank
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.mill.cost")
def test_as_second_card_the_mill_costs_2_gold_and_yields_2_resources() -> None:
    mine = {"hand": ["mill", "forum"], "rows": {"production": ["piecework_clay"]}}
    mine |= {"pieces": {"0,0": ["production"], "0,1": ["civil"]}}
    poor = green(mine | {"goods": NOTHING | {"gold": 1}})
    assert refused(poor, "build mill") == "deus.pay.cost"
    game = green(mine | {"goods": NOTHING | {"gold": 2}})
    say(game, "build mill", "hex 0,1", "pass", "hex 0,1")
    assert resources(game) == {"stone": 2}
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("egypt.green.mill.choice", "egypt.green.new_included")
@pytest.mark.parametrize(
    ("chosen", "gained"), [("0,0", {"wheat": 2}), ("0,-1", {"wood": 2}), ("0,1", {"stone": 2})]
)
def test_any_own_production_building_may_be_chosen_for_the_mill(
    chosen: str, gained: dict[str, int]
) -> None:
    pieces = {"0,0": ["production"], "0,-1": ["production"], "0,1": ["civil"]}
    game = building("mill", pieces, "0,1", below=["barn"])
    say(game, "pass")
    barn = {"stone": 1}  # 2 buildings stand at 0,1
    assert sorted(asked(game)) == ["hex 0,-1", "hex 0,0", "hex 0,1"]
    assert refused(game, "hex 1,-1") == "deus.card.green.ownterrain"
    say(game, f"hex {chosen}")
    assert resources(game) == {
        kind: barn.get(kind, 0) + gained.get(kind, 0) for kind in {*barn, *gained}
    }


@pytest.mark.rule("egypt.green.mill.choice", "egypt.rank.physical")
def test_the_rank_of_a_mill_stays_when_cards_are_laid_upon_it() -> None:
    pieces = {"0,0": ["production"], "0,1": ["civil"]}
    below = ["piecework_clay", "mill"]
    game = building("mill", pieces, "0,1", below=below, barges=[2, 3, 3])
    say(game, "hex 0,0")  # the lower mill, still of rank 2
    assert resources(game) == {"wheat": 2}
    say(game, "pass", "hex 0,1")
    assert resources(game) == {"wheat": 2, "stone": 3}


@pytest.mark.rule("egypt.rank.physical")
def test_a_face_down_card_below_counts_for_the_rank() -> None:
    mine = {"below": ["face_down"], "joker": "forum", "table": {"switches": {"joker": True}}}
    game = building("mill", {"0,0": ["civil"]}, "0,0", **mine)
    assert has(game, 0, "gold") == 0  # it has cost 2
    say(game, "pass")
    assert resources(game) == {"wheat": 2}


def with_temple(temple: str, rows: Document) -> Deus:
    """Seat 0 may lay cards of the temple's colour into other rows, and has a mill to build."""
    mine: Document = {"goods": NOTHING | {"gold": 9}, "hand": ["mill", "forum"]}
    mine |= {"pieces": {"0,0": ["civil"]}, "rows": rows | {"temple": [temple]}}
    return green(mine, switches={"purple_set": "egypt"})


@pytest.mark.rule("egypt.rank.foreign_row")
def test_a_mill_laid_third_into_the_blue_row_has_rank_3() -> None:
    ships = ["merchant_ship_wood", "merchant_ship_stone"]
    game = with_temple("temple_of_min", {"maritime": ships, "production": ["barn"]})
    say(game, "build mill", "row maritime", "hex 0,0", "pass")
    assert has(game, 0, "gold") == 9 - 3
    assert resources(game) == {"wheat": 3}


@pytest.mark.rule("egypt.rank.physical")
def test_a_card_of_another_colour_below_counts_for_the_rank() -> None:
    game = with_temple("temple_of_maat", {"production": ["merchant_ship_wood"]})
    say(game, "build mill", "hex 0,0", "pass")
    assert has(game, 0, "gold") == 9 - 2
    assert resources(game) == {"wheat": 2}


@pytest.mark.rule("egypt.rank.temple_row")
def test_the_rank_of_a_temple_does_not_make_it_a_card_to_activate() -> None:
    rows = {"science": ["royal_archives_green"], "production": ["barn"]}
    mine = {"goods": NOTHING, "hand": ["forum"], "rows": rows | {"temple": ["temple_of_min"]}}
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": "science-1", "effect": 0}},
    ]
    switches = {"yellow_set": "egypt", "purple_set": "egypt"}
    game = green(mine, switches=switches, pending=pending)
    assert asked(game) == ["spot production-1", "pass"]  # temple-1 has rank 1 too


# Seasonal Work and Barn.


@pytest.mark.rule("egypt.green.seasonal", "egypt.green.new_included")
def test_seasonal_work_lets_every_production_building_yield_1() -> None:
    pieces = {"0,0": ["production"], "1,1": ["production", "civil"], "0,1": ["production"]}
    game = building("seasonal_work", pieces | {"0,-1": ["civil"]}, "0,-1")
    say(game, "pass")
    assert resources(game) == {"wood": 1, "stone": 1, "wheat": 2}
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.seasonal")
def test_a_kind_that_is_out_yields_nothing_and_the_others_come() -> None:
    pieces = {"0,0": ["production"], "1,1": ["production"], "1,-1": ["civil"]}
    game = building("seasonal_work", pieces, "1,-1", table={"supply": {"wheat": 1}})
    say(game, "pass")
    assert resources(game) == {"clay": 1, "wheat": 1}


@pytest.mark.rule("egypt.green.barn", "egypt.green.new_included")
def test_the_barn_lets_production_buildings_beside_others_yield_1() -> None:
    pieces = {"0,0": ["production"], "1,1": ["production", "civil"], "0,1": ["civil", "science"]}
    game = building("barn", pieces, "0,1")
    say(game, "pass")
    assert resources(game) == {"stone": 1, "wheat": 1}  # not the lone one at 0,0
    assert to_move(game) == 1


@pytest.mark.rule("egypt.green.barn.count")
@pytest.mark.parametrize(("beside", "gained"), [("temple", 1), ("military", 1), (None, 0)])
def test_temple_and_army_count_for_the_barn(beside: str | None, gained: int) -> None:
    pieces = {"1,-1": ["production", *([beside] if beside else [])], "0,0": ["production"]}
    game = building("barn", pieces, "0,-1")
    say(game, "pass")
    assert resources(game) == ({"clay": gained} if gained else {})


@pytest.mark.rule("egypt.green.barn.count")
@pytest.mark.parametrize(("counts", "gained"), [(False, 0), (True, 1)])
def test_a_combat_marker_counts_for_the_barn_only_by_a_switch(counts: bool, gained: int) -> None:
    table = {"switches": {"red_set": "egypt", "marker_counts_as_building": counts}}
    markers = {"regions": ["0,0"]}
    game = building("barn", {"0,0": ["production"]}, "0,-1", markers=markers, table=table)
    say(game, "pass")
    assert has(game, 0, "wheat") == gained

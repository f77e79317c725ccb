"""Maritime cards (blue): trade."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, RESOURCES, SEAS
from tests.deus.tables import asked, game_with, has, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus


def trading(
    card: str, below: list[str] | None = None, switches: Document | None = None, **goods: int
) -> Deus:
    """Seat 0 has nothing but these goods, builds the card, and its ship at -1,0."""
    mine = {
        "goods": NOTHING | goods,
        "hand": [card, "forum"],
        "rows": {"maritime": below or []},
        "pieces": {"0,0": ["civil"]},
    }
    game = game_with(mine, {"goods": NOTHING}, switches=switches or {})
    say(game, f"build {card}", "hex -1,0")
    return game


def left_over(game: Deus) -> dict[str, int]:
    """What seat 0 has, zeros left out."""
    goods: dict[str, int] = seat_of(game, 0)["goods"]
    return {good: amount for good, amount in goods.items() if amount}


def supply(game: Deus, good: str) -> Any:
    return game.position()["supply"][good]


# Galley.


@pytest.mark.rule("deus.card.galley", "deus.card.blue.bought")
def test_galley_buys_up_to_three_resources_for_1_gold_each() -> None:
    game = trading("galley", wood=1, wheat=1, gold=3)
    assert asked(game) == [
        "resource wood",
        "resource stone",
        "resource clay",
        "resource wheat",
        "pass",
    ]
    say(game, "resource stone", "resource clay", "resource clay")
    assert left_over(game) == {"stone": 1, "clay": 2}
    assert [supply(game, good) for good in RESOURCES] == [10, 9, 8, 10]
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.galley")
@pytest.mark.parametrize("optional", [True, False])
@pytest.mark.parametrize("bought", [0, 1, 2])
def test_galley_may_buy_fewer(bought: int, optional: bool) -> None:
    game = trading("galley", switches={"effects_optional": optional}, wood=1, wheat=1, gold=3)
    say(game, *["resource wheat"] * bought, "pass")
    assert has(game, 0, "wheat") == bought
    assert has(game, 0, "gold") == 3 - bought
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.galley")
def test_galley_buys_no_more_than_there_is_gold_for() -> None:
    game = trading("galley", wood=1, wheat=1, gold=2)
    say(game, "resource stone", "resource stone")
    assert left_over(game) == {"stone": 2}
    assert to_move(game) == 1  # the third is not asked for


@pytest.mark.rule("deus.card.galley")
def test_galley_buys_no_fourth_resource_whatever_gold_is_left() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "wheat": 1, "gold": 9}, "hand": ["galley", "forum"]}
    mine["pieces"] = {"0,0": ["civil"]}
    game = game_with(mine, {"goods": NOTHING})
    say(game, "build galley", "pay wood", "pay wheat", "hex -1,0", *["resource stone"] * 3)
    assert left_over(game) == {"stone": 3, "gold": 6}
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.blue.bought")
def test_a_kind_that_is_sold_out_cannot_be_bought() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "wheat": 1, "gold": 3}, "hand": ["galley", "forum"]}
    mine["pieces"] = {"0,0": ["civil"]}
    game = game_with(mine, {"goods": NOTHING}, supply={"clay": 0, "stone": 1})
    say(game, "build galley", "hex -1,0")
    assert "resource clay" not in asked(game)
    assert game.why_not("resource clay") == "deus.card.blue.bought"
    say(game, "resource stone")
    assert asked(game) == ["resource wheat", "pass"]  # the only stone is gone


# Merchant ships.


@pytest.mark.rule("deus.card.merchantship", "deus.card.blue.sold")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("merchant_ship_wood", "wood"),
        ("merchant_ship_stone", "stone"),
        ("merchant_ship_clay", "clay"),
        ("merchant_ship_wheat", "wheat"),
    ],
)
def test_a_merchant_ship_sells_its_resource_for_4_gold_each(card: str, good: str) -> None:
    goods: Document = {"wood": 4, "stone": 3, "clay": 3, "wheat": 3}  # the cost: 1 wood
    game = trading(card, **goods)
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 2")
    assert left_over(game) == {"gold": 8, "wood": 3, "stone": 3, "clay": 3, "wheat": 3} | {good: 1}
    assert supply(game, good) == 9
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.merchantship")
def test_a_merchant_ship_sells_any_number() -> None:
    game = trading("merchant_ship_stone", wood=1, stone=10)
    say(game, "number 10")
    assert left_over(game) == {"gold": 40}
    assert supply(game, "stone") == 10


@pytest.mark.rule("deus.card.merchantship")
@pytest.mark.parametrize("optional", [True, False])
def test_any_number_may_be_none(optional: bool) -> None:
    game = trading("merchant_ship_stone", switches={"effects_optional": optional}, wood=1, stone=2)
    say(game, "number 0")
    assert left_over(game) == {"stone": 2}


@pytest.mark.rule("deus.card.merchantship")
def test_who_has_nothing_to_sell_is_not_asked() -> None:
    game = trading("merchant_ship_wheat", wood=2)
    assert to_move(game) == 1
    assert left_over(game) == {"wood": 1}


@pytest.mark.rule("deus.card.merchantship", "deus.pay.gold4.only")
def test_gold_cannot_be_sold_in_place_of_a_resource() -> None:
    game = trading("merchant_ship_stone", wood=1, stone=1, gold=3)
    assert asked(game) == ["number 0", "number 1"]  # 3 gold buy no second stone
    assert game.why_not("number 2") == "deus.card.blue.trade"


# Harbours.


@pytest.mark.rule("deus.card.blue.trade", "deus.card.blue.sold")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("small_harbour_wood", "wood"),
        ("small_harbour_stone", "stone"),
        ("small_harbour_clay", "clay"),
        ("small_harbour_wheat", "wheat"),
    ],
)
def test_a_small_harbour_sells_its_resource_for_1_vp_each(card: str, good: str) -> None:
    goods: Document = {"wood": 3, "stone": 4, "clay": 4, "wheat": 3}  # the cost: 1 stone, 1 clay
    game = trading(card, **goods)
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 3")
    rest = {"wood": 3, "stone": 3, "clay": 3, "wheat": 3}
    del rest[good]
    assert left_over(game) == rest | {"vp": 3}
    assert supply(game, good) == 10
    assert to_move(game) == 1


@pytest.mark.parametrize(("owned", "most"), [(5, 5), (6, 6), (7, 6), (9, 6)])
def test_small_harbour_wood_takes_six_at_most(owned: int, most: int) -> None:
    game = trading("small_harbour_wood", stone=1, clay=1, wood=owned)
    assert asked(game)[-1] == f"number {most}"
    say(game, f"number {most}")
    assert has(game, 0, "vp") == most
    assert has(game, 0, "wood") == owned - most


def test_large_harbour_sells_one_of_each_for_5_vp() -> None:
    game = trading("large_harbour", wood=1, stone=2, clay=2, wheat=1, gold=2)
    assert asked(game) == ["yes", "no"]
    say(game, "yes")
    assert left_over(game) == {"vp": 5}
    assert [supply(game, good) for good in RESOURCES] == [10] * 4


def test_large_harbour_sells_one_set_only() -> None:
    game = trading("large_harbour", wood=3, stone=4, clay=4, wheat=3, gold=2)
    say(game, "yes")
    assert left_over(game) == {"vp": 5, "wood": 2, "stone": 2, "clay": 2, "wheat": 2}
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize("optional", [True, False])
@pytest.mark.parametrize("missing", RESOURCES)
def test_large_harbour_sells_all_four_or_nothing(missing: str, optional: bool) -> None:
    goods: Document = {"wood": 2, "stone": 3, "clay": 3, "wheat": 2, "gold": 2}
    goods[missing] = 1 if missing in ("stone", "clay") else 0  # as much as the cost takes
    game = trading("large_harbour", switches={"effects_optional": optional}, **goods)
    assert to_move(game) == 1  # nothing is asked
    assert has(game, 0, "vp") == 0
    assert has(game, 0, missing) == 0
    assert sum(left_over(game).values()) == 6


@pytest.mark.rule("deus.effects.optional")
def test_large_harbour_may_be_declined() -> None:
    game = trading("large_harbour", wood=1, stone=2, clay=2, wheat=1, gold=2)
    say(game, "no")
    assert left_over(game) == {"wood": 1, "stone": 1, "clay": 1, "wheat": 1}


@pytest.mark.rule("deus.effects.optional")
def test_large_harbour_must_sell_where_effects_are_not_optional() -> None:
    game = trading(
        "large_harbour",
        switches={"effects_optional": False},
        wood=1,
        stone=2,
        clay=2,
        wheat=1,
        gold=2,
    )
    assert to_move(game) == 1  # unasked
    assert left_over(game) == {"vp": 5}


# Cargo ship.


def test_cargo_ship_sells_up_to_four_resources_of_any_kind_for_4_gold_each() -> None:
    game = trading("cargo_ship", wood=2, stone=2, clay=1, wheat=2)
    assert asked(game) == ["resource wood", "resource stone", "resource wheat", "pass"]
    say(game, "resource wood", "resource stone", "resource stone", "resource wheat")
    assert left_over(game) == {"gold": 16, "wheat": 1}
    assert supply(game, "stone") == 10
    assert to_move(game) == 1  # the fifth is not asked for


@pytest.mark.parametrize("optional", [True, False])
@pytest.mark.parametrize("sold", [0, 1, 3])
def test_cargo_ship_may_sell_fewer(sold: int, optional: bool) -> None:
    game = trading("cargo_ship", switches={"effects_optional": optional}, wood=1, clay=5)
    say(game, *["resource clay"] * sold, "pass")
    assert has(game, 0, "gold") == 4 * sold
    assert has(game, 0, "clay") == 4 - sold


# What holds for all of them.


@pytest.mark.rule("deus.card.blue.trade")
def test_blue_cards_sell_for_gold_and_vp_and_buy() -> None:
    row = ["merchant_ship_stone", "small_harbour_clay"]
    game = trading("galley", below=row, wood=1, wheat=1, stone=1, clay=1)
    say(game, "number 1")  # the stone, for 4 gold
    say(game, "number 1")  # the clay, for 1 VP
    say(game, "resource wood", "resource wood", "resource wood")
    assert left_over(game) == {"gold": 1, "vp": 1, "wood": 3}


@pytest.mark.rule("deus.card.blue.sold", "deus.card.blue.bought", "deus.effects.order")
def test_what_the_card_below_sold_the_card_above_may_buy() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "wheat": 1, "stone": 2}, "hand": ["galley", "forum"]}
    mine |= {"rows": {"maritime": ["merchant_ship_stone"]}, "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, {"goods": NOTHING}, supply={"stone": 0})
    say(game, "build galley", "hex -1,0", "number 2", "resource stone", "resource stone")
    assert "resource stone" not in asked(game)  # bought back, none is left
    say(game, "pass")
    assert left_over(game) == {"stone": 2, "gold": 6}


@pytest.mark.rule("deus.effects.order")
def test_buying_below_selling_has_no_money_yet() -> None:
    game = trading("merchant_ship_stone", below=["galley"], wood=1, stone=2)
    assert asked(game) == ["number 0", "number 1", "number 2"]  # the galley had no gold
    say(game, "number 2")
    assert left_over(game) == {"gold": 8}


@pytest.mark.rule("deus.card.blue.only")
@pytest.mark.parametrize(
    "card", ["workers_quarters", "master_builder", "forum", "siege_tower", "temple_settlement"]
)
def test_no_other_piece_is_built_at_sea(card: str) -> None:
    goods = {"gold": 2, "wood": 1, "stone": 1, "clay": 1, "wheat": 1, "vp": 9}
    mine = {"goods": goods, "hand": [card, "galley"]}
    mine["pieces"] = {"0,0": ["civil"], "-1,0": ["maritime"], "0,1": ["science", "production"]}
    game = game_with(mine, {"goods": NOTHING})
    say(game, f"build {card}")
    assert not {f"hex {sea}" for sea in SEAS} & set(asked(game))
    sort = "deus.temple.nosea" if card == "temple_settlement" else "deus.place.land.nosea"
    assert game.why_not("hex -1,0") == sort  # not even with an own ship there


@pytest.mark.rule("deus.card.blue.only")
def test_a_ship_is_built_nowhere_else() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "vp": 9}, "hand": ["merchant_ship_clay", "forum"]}
    mine["pieces"] = {"0,0": ["civil"]}
    game = game_with(mine, {"goods": NOTHING})
    say(game, "build merchant_ship_clay")
    assert set(asked(game)) <= {f"hex {sea}" for sea in SEAS}
    assert game.why_not("hex 0,1") == "deus.place.ship.sea"


@pytest.mark.rule("deus.card.blue.oneship")
def test_never_two_ships_in_one_sea_region_whoever_owns_them() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "vp": 9}, "hand": ["merchant_ship_clay", "forum"]}
    mine["pieces"] = {"0,0": ["civil"], "-1,0": ["maritime"]}
    game = game_with(mine, {"goods": NOTHING, "pieces": {"-1,1": ["maritime"]}})
    say(game, "build merchant_ship_clay")
    assert game.why_not("hex -1,0") == "deus.place.different"
    assert game.why_not("hex -1,1") == "deus.place.foreign"
    assert not {"hex -1,0", "hex -1,1"} & set(asked(game))


@pytest.mark.rule("deus.card.blue.noaccess")
def test_without_access_to_a_free_sea_region_no_blue_card_can_be_played() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "vp": 2}, "hand": ["merchant_ship_clay", "forum"]}
    mine["pieces"] = {"1,-1": ["civil"]}  # no sea next to it
    game = game_with(mine, {"goods": NOTHING})
    assert "build merchant_ship_clay" not in asked(game)
    assert game.why_not("build merchant_ship_clay") == "deus.place.edgebuy.price"


@pytest.mark.rule("deus.card.blue.noaccess")
def test_sea_taken_by_another_gives_no_access() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "vp": 2}, "hand": ["merchant_ship_clay", "forum"]}
    mine["pieces"] = {"0,0": ["civil"]}
    theirs = {"goods": NOTHING, "pieces": {"-1,0": ["maritime"], "-1,1": ["maritime"]}}
    assert "build merchant_ship_clay" not in asked(game_with(mine, theirs))


@pytest.mark.rule("deus.card.blue.noaccess", "deus.place.edgebuy")
def test_3_vp_give_access_to_the_sea_at_the_edge() -> None:
    mine = {"goods": NOTHING | {"wood": 1, "vp": 3}, "hand": ["merchant_ship_clay", "forum"]}
    mine["pieces"] = {"1,-1": ["civil"]}
    game = game_with(mine, {"goods": NOTHING, "pieces": {"3,0": ["maritime"]}})
    say(game, "build merchant_ship_clay", "hex -1,2")
    assert has(game, 0, "vp") == 0
    assert seat_of(game, 0)["pieces"] == {"1,-1": ["civil"], "-1,2": ["maritime"]}


@pytest.mark.rule("deus.card.blue.full")
def test_when_all_sea_regions_are_taken_nobody_can_play_blue_cards() -> None:
    seat: Document = {"goods": {"gold": 0, "vp": 9}, "hand": ["galley", "forum"]}
    mine = seat | {"pieces": {sea: ["maritime"] for sea in SEAS[:4]}}
    theirs = seat | {"pieces": {sea: ["maritime"] for sea in SEAS[4:]}}
    game = game_with(mine, theirs)
    assert game.why_not("build galley") in ("deus.place.foreign", "deus.place.different")
    say(game, "offer forum", "pass")
    assert to_move(game) == 1
    assert game.why_not("build galley") in ("deus.place.foreign", "deus.place.different")
    del mine["pieces"]["-1,2"]
    assert "build galley" in asked(game_with(mine, theirs))  # one is free

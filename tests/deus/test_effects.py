"""Chapter 8, effects in a row: which cards work, in which order, and how much of them one takes."""

from typing import Any

import pytest

from theogony.core.types import Document
from theogony.deus.state import Deus

from .box import NOTHING, RESOURCES, STANDARD
from .tables import asked, game_with, hand_of, has, refused, say, seat_of, to_move


def goods(**amounts: int) -> Document:
    """So much and nothing else."""
    return NOTHING | amounts


# Which cards, in which order.


@pytest.mark.rule("deus.effects.row")
def test_all_cards_of_the_row_work_the_new_one_included() -> None:
    game = game_with(
        {
            "goods": goods(wood=1),
            "hand": ["trading_post_forest", "galley"],
            "rows": {"civil": ["trading_post_field", "guild_field", "trading_post_mountain"]},
            "pieces": {"0,0": ["production"], "0,1": ["production"], "1,1": ["production"]},
        },
        {},
    )
    say(game, "build trading_post_forest", "hex 0,-1")  # now 2 fields, 1 mountain, 1 forest
    assert has(game, 0, "gold") == 6 + 3 + 3
    assert has(game, 0, "vp") == 2


@pytest.mark.rule("deus.effects.row")
def test_the_row_works_after_the_piece_was_placed_each_card_once() -> None:
    game = game_with(
        {
            "goods": goods(wood=1),
            "hand": ["trading_post_forest", "galley"],
            "rows": {"civil": ["trading_post_field"]},
            "pieces": {"0,0": ["production"]},
        },
        {},
    )
    say(game, "build trading_post_forest")
    assert has(game, 0, "gold") == 0  # nothing yet: the region is still to be chosen
    say(game, "hex 0,0")
    assert has(game, 0, "gold") == 3
    events = [event["event"] for event in game.told(None)]
    assert events.index("placed") < events.index("gained")
    assert events.count("gained") == 1


@pytest.mark.rule("deus.effects.exampleD")
def test_guild_below_and_trading_post_on_top_give_first_1_vp_then_3_gold() -> None:
    game = game_with(
        {
            "goods": goods(wood=1),
            "hand": ["trading_post_forest", "galley"],
            "rows": {"civil": ["guild_forest"]},
            "pieces": {"0,0": ["civil"]},
        },
        {},
    )
    say(game, "build trading_post_forest", "hex 0,-1")
    assert seat_of(game, 0)["rows"]["civil"] == ["guild_forest", "trading_post_forest"]
    gained = [event for event in game.told(None) if event["event"] == "gained"]
    assert [(event["amount"], event["good"]) for event in gained] == [(1, "vp"), (3, "gold")]


@pytest.mark.rule("deus.effects.order")
def test_a_sale_below_pays_for_what_the_card_above_buys() -> None:
    game = game_with(
        {
            "goods": goods(wood=2, wheat=1, stone=1),
            "hand": ["galley", "forum"],
            "rows": {"maritime": ["merchant_ship_stone"]},
            "pieces": {"0,0": ["civil"]},
        },
        {},
    )
    say(game, "build galley", "hex -1,0")
    assert asked(game) == ["number 0", "number 1"]
    say(game, "number 1")
    assert has(game, 0, "gold") == 4
    say(game, "resource stone", "resource stone", "resource clay")
    assert has(game, 0, "gold") == 1
    assert (has(game, 0, "stone"), has(game, 0, "clay")) == (2, 1)


@pytest.mark.rule("deus.effects.order")
def test_a_sale_above_comes_too_late_to_buy() -> None:
    game = game_with(
        {
            "goods": goods(wood=1, stone=1),
            "hand": ["merchant_ship_stone", "forum"],
            "rows": {"maritime": ["galley"]},
            "pieces": {"0,0": ["civil"]},
        },
        {},
    )
    say(game, "build merchant_ship_stone", "hex -1,0")
    assert asked(game) == ["number 0", "number 1"]  # without gold nothing could be bought
    say(game, "number 1")
    assert has(game, 0, "gold") == 4
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.onlyrow")
def test_cards_of_other_rows_stay_silent() -> None:
    game = game_with(
        {
            "goods": goods(gold=2),
            "hand": ["workers_quarters", "forum"],
            "rows": {
                "civil": ["trading_post_field", "guild_field"],
                "military": ["ballista"],
                "science": ["scriptorium", "academy_civil"],
                "maritime": ["merchant_ship_wheat"],
                "temple": ["temple_regions_field"],
            },
            "pieces": {"0,0": ["military"]},
        },
        {},
    )
    say(game, "build workers_quarters", "hex 0,0")
    assert to_move(game) == 1
    assert seat_of(game, 0)["goods"] == goods(wheat=1)
    assert hand_of(game, 0) == ["forum"]


@pytest.mark.rule("deus.effects.onlyrow")
def test_a_card_of_another_row_works_when_an_effect_calls_it() -> None:
    game = game_with(
        {
            "goods": goods(stone=1, wheat=1, gold=3),
            "hand": ["academy_civil", "galley"],
            "rows": {"civil": ["trading_post_field", "guild_field"]},
            "pieces": {"0,0": ["civil"]},
        },
        {},
    )
    say(game, "build academy_civil", "hex 0,0", "activate guild_field")
    assert seat_of(game, 0)["goods"] == goods(vp=1)  # that one card, not its whole row


# What they see.


@pytest.mark.rule("deus.effects.counts.new")
def test_the_piece_just_placed_counts() -> None:
    for place, drawn in [("0,0", 1), ("0,1", 0)]:
        game = game_with(
            {
                "goods": goods(clay=1, wheat=1),
                "hand": ["school", "galley"],
                "pieces": {"0,0": ["civil"]},
            },
            {},
        )
        say(game, "build school", f"hex {place}")
        if drawn:  # 0,0 has become a region with 2 buildings
            assert asked(game) == ["number 0", "number 1"]
            say(game, "number 1")
        assert len(hand_of(game, 0)) == 1 + drawn


@pytest.mark.rule("deus.effects.counts.new")
def test_the_region_just_occupied_counts() -> None:
    game = game_with(
        {
            "goods": goods(wood=1),
            "hand": ["trading_post_mountain", "galley"],
            "pieces": {"0,0": ["civil"]},
        },
        {},
    )
    say(game, "build trading_post_mountain", "hex 0,1")
    assert has(game, 0, "gold") == 3


@pytest.mark.rule("deus.effects.counts.new")
def test_effects_see_the_board_after_the_attack() -> None:
    ring = {"0,0": ["civil"], "1,-1": ["civil"], "0,1": ["civil"], "1,1": ["civil"]}
    ring["2,1"] = ["military"]  # next to the village 3,1
    game = game_with(
        {
            "goods": goods(wood=1, wheat=1),
            "hand": ["ballista", "galley"],
            "rows": {"military": ["siege_tower"]},
            "pieces": ring,
        },
        {},
    )
    say(game, "build ballista", "hex 2,0")  # closes the ring around 1,0
    assert game.position()["villages"]["1,0"] == 0
    assert has(game, 0, "vp") == 5
    assert asked(game) == ["hex 3,1", "pass"]
    say(game, "pass")
    assert has(game, 0, "gold") == 4  # for 3,1 alone


@pytest.mark.rule("deus.effects.sequential")
def test_a_later_card_sees_what_an_earlier_one_has_changed() -> None:
    seat = {
        "goods": goods(wood=1, wheat=1),
        "hand": ["ballista", "galley"],
        "rows": {"military": ["war_elephant"]},
        "pieces": {"0,-1": ["civil"], "-2,3": ["military"]},
    }
    game = game_with(seat, {})
    say(game, "build ballista", "hex 0,-1")
    say(game, "hex 0,-1", "hex 0,0")  # next to the village 1,0
    assert asked(game) == ["hex -2,3", "pass"]  # the elephant is not done: no gold yet
    assert has(game, 0, "gold") == 0
    say(game, "pass")
    assert has(game, 0, "gold") == 4


@pytest.mark.rule("deus.effects.sequential", "deus.effects.order")
def test_an_earlier_card_does_not_see_what_a_later_one_will_change() -> None:
    seat = {
        "goods": goods(wheat=2),
        "hand": ["war_elephant", "galley"],
        "rows": {"military": ["ballista"]},
        "pieces": {"0,-1": ["civil"], "-2,3": ["military"]},
    }
    game = game_with(seat, {})
    say(game, "build war_elephant", "hex 0,-1", "hex 0,-1", "hex 0,0", "pass")
    assert to_move(game) == 1
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("deus.effects.sequential")
def test_what_the_card_below_sold_can_be_bought_by_the_card_above() -> None:
    game = game_with(
        {
            "goods": goods(wood=1, wheat=1, stone=1, gold=0),
            "hand": ["galley", "forum"],
            "rows": {"maritime": ["merchant_ship_stone"]},
            "pieces": {"0,0": ["civil"]},
        },
        {},
        supply={"wood": 0, "stone": 0, "clay": 0, "wheat": 0},
    )
    say(game, "build galley", "hex -1,0", "number 1")
    assert asked(game) == ["resource wood", "resource stone", "resource wheat", "pass"]


# Declining. For each card: the goods and pieces of the seat that builds it, the place of the new
# piece, and what is then asked, the refusal first.

FARMER: Document = {"0,0": ["civil"]}
# With a new army in 2,0 next to the villages 1,0 and 3,1, and next to seat 1.
BESIEGER: Document = {"2,0": ["civil"], "2,1": ["military"], "0,5": ["civil"]}
NEIGHBOUR: Document = {"goods": goods(gold=9, vp=9), "pieces": {"1,1": ["civil"]}}

DECLINABLE: dict[str, tuple[Document, Document, str, list[str]]] = {
    "scriptorium": (goods(clay=1, gold=2), FARMER, "0,0", ["number 0", "number 1", "number 2"]),
    "school": (goods(clay=1, wheat=1), FARMER, "0,0", ["number 0", "number 1"]),
    "merchant_ship_clay": (
        goods(wood=1, clay=2),
        FARMER,
        "-1,0",
        ["number 0", "number 1", "number 2"],
    ),
    "small_harbour_wood": (
        goods(stone=1, clay=1, wood=1),
        FARMER,
        "-1,0",
        ["number 0", "number 1"],
    ),
    "galley": (
        goods(wood=1, wheat=1, gold=1),
        FARMER,
        "-1,0",
        ["pass", "resource wood", "resource stone", "resource clay", "resource wheat"],
    ),
    "cargo_ship": (goods(wood=2, clay=1), FARMER, "-1,0", ["pass", "resource wood"]),
    "large_harbour": (
        goods(gold=2, wood=1, stone=2, clay=2, wheat=1),
        FARMER,
        "-1,0",
        ["no", "yes"],
    ),
    "workshop": (
        goods(wood=1, stone=1),
        FARMER,
        "0,0",
        ["pass"] + [f"piece {kind}" for kind in STANDARD],
    ),
    "master_builder": (
        goods(stone=1, gold=2),
        FARMER,
        "0,0",
        ["pass"] + [f"piece {kind}" for kind in STANDARD],
    ),
    "academy_civil": (
        goods(stone=1, wheat=1, gold=3),
        FARMER,
        "0,0",
        ["pass", "activate guild_field"],
    ),
    "siege_tower": (goods(wood=1, stone=1), BESIEGER, "2,0", ["pass", "hex 1,0", "hex 3,1"]),
    "war_elephant": (goods(wheat=2), BESIEGER, "2,0", ["pass", "hex 2,0", "hex 2,1"]),
    "cavalry": (goods(wheat=1, gold=1), BESIEGER, "2,0", ["pass", "hex 2,0", "hex 2,1"]),
    "legion": (goods(clay=1, wheat=1), BESIEGER, "2,0", ["pass", "seat 1"]),
    "raiders": (goods(stone=1, wheat=1), BESIEGER, "2,0", ["pass", "seat 1"]),
}


def built(card: str, *others: Document, **switches: Any) -> Deus:
    """Seat 0 has built the card; its effect asks, or has been done."""
    owned, pieces, place, _ = DECLINABLE[card]
    seat = {
        "goods": owned,
        "hand": [card, "forum"],
        "rows": {"civil": ["guild_field"]},
        "pieces": pieces,
    }
    game = game_with(seat, *(others or [NEIGHBOUR]), switches=switches)
    say(game, f"build {card}", f"hex {place}")
    return game


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize("card", DECLINABLE)
def test_an_effect_may_be_declined(card: str) -> None:
    game = built(card)
    decline, *_ = DECLINABLE[card][3]
    assert sorted(asked(game)) == sorted(DECLINABLE[card][3])
    before = game.position()
    say(game, decline)
    after = game.position()
    assert to_move(game) == 1
    assert [after[part] for part in ("seats", "villages", "supply", "deck")] == [
        before[part] for part in ("seats", "villages", "supply", "deck")
    ]


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(
    ("card", "answers", "goods_after"),
    [
        ("merchant_ship_clay", ["number 1"], goods(clay=1, gold=4)),
        ("galley", ["resource wood"], goods(wood=1)),
        ("cargo_ship", ["resource wood"], goods(gold=4)),
    ],
)
def test_an_effect_may_be_used_in_part(
    card: str, answers: list[str], goods_after: Document
) -> None:
    game = built(card)
    say(game, *answers)
    assert to_move(game) == 1
    assert seat_of(game, 0)["goods"] == goods_after


@pytest.mark.rule("deus.effects.optional")
def test_a_move_may_be_shorter_than_the_card_allows() -> None:
    game = built("cavalry")
    say(game, "hex 2,0", "hex 2,1")  # one step instead of three
    assert to_move(game) == 1
    assert seat_of(game, 0)["pieces"]["2,1"] == ["military", "military"]


@pytest.mark.rule("deus.effects.optional")
def test_fewer_pieces_may_be_taken() -> None:
    game = built("master_builder")
    say(game, "piece civil", "pass")
    assert seat_of(game, 0)["tableau"]["civil"] == 2 + 1
    assert sum(seat_of(game, 0)["tableau"].values()) == 9 + 1


@pytest.mark.rule("deus.effects.optional")
def test_less_may_be_bought_than_gold_and_card_allow() -> None:
    game = game_with(
        {"goods": goods(wood=1, wheat=1, gold=3), "hand": ["galley", "forum"], "pieces": FARMER}, {}
    )
    say(game, "build galley", "hex -1,0", "resource wood", "pass")
    assert seat_of(game, 0)["goods"] == goods(wood=1, gold=2)


@pytest.mark.rule("deus.effects.optional")
def test_some_of_the_neighbours_may_be_spared() -> None:
    rich = goods(gold=9)
    others = [
        {"goods": rich, "pieces": {"1,1": ["civil"]}},
        {"goods": rich, "pieces": {"2,2": ["civil"]}},
    ]
    for answers, stolen in [
        (["seat 1", "pass"], [3, 0]),
        (["seat 2"], [0, 3]),
        (["seat 1", "seat 2"], [3, 3]),
        (["pass"], [0, 0]),
    ]:
        game = built("legion", *others)
        assert asked(game) == ["seat 1", "seat 2", "pass"]
        say(game, *answers)
        assert has(game, 0, "gold") == sum(stolen)
        assert [has(game, 1, "gold"), has(game, 2, "gold")] == [9 - stolen[0], 9 - stolen[1]]


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(("answer", "held"), [("number 0", 5), ("number 1", 1), ("number 2", 2)])
def test_who_declines_a_draw_with_an_empty_hand_draws_5_at_the_end(answer: str, held: int) -> None:
    seat = {"goods": goods(clay=1, gold=2), "hand": ["scriptorium"], "pieces": FARMER}
    game = game_with(seat, {})
    say(game, "build scriptorium", "hex 0,0", answer)
    assert len(hand_of(game, 0)) == held


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize("effects_optional", [True, False])
def test_pure_gains_happen_by_themselves(effects_optional: bool) -> None:
    switches = {"effects_optional": effects_optional}
    seat = {
        "goods": goods(clay=1, gold=1),
        "hand": ["cooperative_wheat", "forum"],
        "rows": {"production": ["workers_quarters"]},
        "pieces": FARMER,
    }
    game = game_with(seat, {}, switches=switches)
    say(game, "build cooperative_wheat", "hex 0,0")
    assert seat_of(game, 0)["goods"] == goods(wheat=1 + 2)
    seat = {
        "goods": goods(wood=1, wheat=1),
        "hand": ["ballista", "forum"],
        "pieces": BESIEGER,
    }
    game = game_with(seat, {}, switches=switches)
    say(game, "build ballista", "hex 2,0")
    assert seat_of(game, 0)["goods"] == goods(gold=8)


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(
    ("card", "goods_after", "held", "pieces"),
    [
        ("scriptorium", goods(), 3, 9),
        ("school", goods(), 2, 9),
        ("large_harbour", goods(stone=0, clay=0, vp=5), 1, 9),
        ("academy_civil", goods(vp=1), 1, 9),
        ("legion", goods(gold=3), 1, 9),
        ("raiders", goods(vp=1), 1, 9),
    ],
)
def test_by_the_switch_effects_must_be_used_in_full(
    card: str, goods_after: Document, held: int, pieces: int
) -> None:
    game = built(card, effects_optional=False)
    assert to_move(game) == 1  # nothing was asked
    assert seat_of(game, 0)["goods"] == goods_after
    assert len(hand_of(game, 0)) == held
    assert sum(seat_of(game, 0)["tableau"].values()) == pieces


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(
    ("card", "answers", "rule"),
    [
        ("siege_tower", ["hex 1,0"], "deus.effects.optional"),
        ("workshop", ["piece civil"], "deus.effects.optional"),
        ("master_builder", ["piece civil", "piece military"], "deus.effects.optional"),
    ],
)
def test_by_the_switch_one_chooses_but_does_not_pass(
    card: str, answers: list[str], rule: str
) -> None:
    game = built(card, effects_optional=False)
    for answer in answers:
        assert refused(game, "pass") == rule
        say(game, answer)
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.optional")
def test_by_the_switch_every_neighbour_is_robbed() -> None:
    rich = goods(gold=9)
    others = [
        {"goods": rich, "pieces": {"1,1": ["civil"]}},
        {"goods": rich, "pieces": {"2,2": ["civil"]}},
    ]
    game = built("legion", *others, effects_optional=False)
    assert [has(game, seat, "gold") for seat in range(3)] == [6, 6, 6]
    others = [
        {"goods": goods(vp=9), "pieces": {"1,1": ["civil"]}},
        {"goods": goods(vp=9), "pieces": {"2,2": ["civil"]}},
    ]
    game = built("raiders", *others, effects_optional=False)
    assert asked(game) == ["seat 1", "seat 2"]  # one of them, but which is chosen


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(
    "card",
    ["merchant_ship_clay", "small_harbour_wood", "galley", "cargo_ship", "cavalry", "war_elephant"],
)
def test_what_the_card_itself_leaves_open_stays_open_by_either_switch(card: str) -> None:
    game = built(card, effects_optional=False)
    assert sorted(asked(game)) == sorted(DECLINABLE[card][3])  # "up to", "any number", "may"


# What cannot be done in full.


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_a_gain_is_cut_to_what_the_supply_has(left: int, gained: int) -> None:
    seat = {
        "goods": goods(clay=1, gold=1),
        "hand": ["cooperative_wheat", "forum"],
        "pieces": {"0,0": ["civil"], "1,1": ["production"]},
    }
    game = game_with(seat, {}, supply={"wheat": left})
    say(game, "build cooperative_wheat", "hex 0,0")  # 2 fields: 4 wheat
    assert has(game, 0, "wheat") == gained
    assert game.position()["supply"]["wheat"] == left - gained


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize("effects_optional", [True, False])
def test_a_draw_is_cut_to_the_cards_there_are(effects_optional: bool) -> None:
    seat = {"goods": goods(clay=1, gold=2), "hand": ["scriptorium", "forum"], "pieces": FARMER}
    switches = {"effects_optional": effects_optional}
    game = game_with(seat, {"hand": ["baths"]}, deck=["ballista"], switches=switches)
    say(game, "build scriptorium", "hex 0,0")
    if effects_optional:
        assert asked(game) == ["number 0", "number 1"]
        say(game, "number 1")
    assert hand_of(game, 0) == ["forum", "ballista"]
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize("effects_optional", [True, False])
def test_pieces_are_gained_as_far_as_the_personal_supply_goes(effects_optional: bool) -> None:
    empty = dict.fromkeys(STANDARD, 0)
    seat = {
        "goods": goods(stone=1, gold=2),
        "hand": ["master_builder", "forum"],
        "pieces": FARMER,
        "supply": empty | {"military": 1},
        "tableau": {"maritime": 5, "production": 5, "science": 5, "civil": 4, "military": 4},
    }
    game = game_with(seat, {}, switches={"effects_optional": effects_optional})
    say(game, "build master_builder", "hex 0,0")
    if effects_optional:
        assert asked(game) == ["piece military", "pass"]
        say(game, "piece military")
    assert seat_of(game, 0)["supply"] == empty
    assert seat_of(game, 0)["tableau"]["military"] == 5
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize(("left", "taken"), [(3, 2), (2, 2), (1, 1)])
def test_a_village_gives_what_it_has(left: int, taken: int) -> None:
    seat = {"goods": goods(wood=1, stone=1), "hand": ["siege_tower", "forum"], "pieces": BESIEGER}
    game = game_with(seat, {}, villages={"1,0": left})
    say(game, "build siege_tower", "hex 2,0", "hex 1,0")
    assert has(game, 0, "vp") == taken
    assert game.position()["villages"]["1,0"] == left - taken


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize(("owned", "stolen"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_a_neighbour_gives_what_he_has(owned: int, stolen: int) -> None:
    others = {"goods": goods(gold=owned), "pieces": {"1,1": ["civil"]}}
    game = built("legion", others, effects_optional=False)
    assert (has(game, 0, "gold"), has(game, 1, "gold")) == (stolen, owned - stolen)


@pytest.mark.rule("deus.effects.partial")
def test_one_buys_as_far_as_gold_and_supply_go() -> None:
    seat = {"goods": goods(wood=1, wheat=1, gold=2), "hand": ["galley", "forum"], "pieces": FARMER}
    game = game_with(seat, {})
    say(game, "build galley", "hex -1,0", "resource clay", "resource clay")
    assert to_move(game) == 1  # 3 are allowed, 2 were affordable
    assert seat_of(game, 0)["goods"] == goods(clay=2)
    game = game_with(seat, {}, supply={"wood": 0, "stone": 1, "clay": 0, "wheat": 0})
    say(game, "build galley", "hex -1,0")
    assert asked(game) == ["resource wood", "resource stone", "resource wheat", "pass"]
    say(game, "resource stone")
    assert asked(game) == ["resource wheat", "pass"]  # the only stone is gone


@pytest.mark.rule("deus.effects.partial")
@pytest.mark.parametrize("missing", RESOURCES)
@pytest.mark.parametrize("effects_optional", [True, False])
def test_a_set_is_sold_whole_or_not_at_all(missing: str, effects_optional: bool) -> None:
    owned = goods(gold=2, wood=3, stone=4, clay=4, wheat=3)
    owned[missing] = 1 if missing in ("stone", "clay") else 0  # the last one is part of the cost
    seat = {"goods": owned, "hand": ["large_harbour", "forum"], "pieces": FARMER}
    game = game_with(seat, {}, switches={"effects_optional": effects_optional})
    say(game, "build large_harbour", "hex -1,0")
    assert to_move(game) == 1
    paid = {"gold": 0, "stone": owned["stone"] - 1, "clay": owned["clay"] - 1}
    assert seat_of(game, 0)["goods"] == owned | paid


# Draws.


@pytest.mark.rule("deus.effects.declaredraw")
def test_the_number_of_cards_is_fixed_before_the_first_is_seen() -> None:
    seat = {"goods": goods(clay=1, gold=2), "hand": ["scriptorium", "forum"], "pieces": FARMER}
    for number, drawn in [(0, []), (1, ["ballista"]), (2, ["ballista", "legion"])]:
        deck = ["galley", "school", "legion", "ballista"]  # the last one is drawn first
        game = game_with(seat, {"hand": ["baths"]}, deck=deck)
        say(game, "build scriptorium", "hex 0,0")
        assert asked(game) == ["number 0", "number 1", "number 2"]
        assert hand_of(game, 0) == ["forum"]  # nothing seen yet
        say(game, f"number {number}")
        assert hand_of(game, 0) == ["forum", *drawn]
        assert to_move(game) == 1  # and nothing more is asked


@pytest.mark.rule("deus.effects.declaredraw", "deus.effects.sequential")
def test_each_card_of_the_row_has_its_own_number() -> None:
    seat = {
        "goods": goods(clay=1, gold=2),
        "hand": ["scriptorium", "forum"],
        "rows": {"science": ["school"]},
        "pieces": FARMER,
    }
    deck = ["galley", "workshop", "legion", "ballista"]
    game = game_with(seat, {"hand": ["baths"]}, deck=deck)
    say(game, "build scriptorium", "hex 0,0")
    assert asked(game) == ["number 0", "number 1"]  # the school, for 1 region with 2 buildings
    say(game, "number 1")
    assert hand_of(game, 0) == ["forum", "ballista"]  # seen before the next number is chosen
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 0")
    assert hand_of(game, 0) == ["forum", "ballista"]


# Regions with at least so many buildings.


@pytest.mark.rule("deus.effects.regioncount")
@pytest.mark.parametrize(
    ("pieces", "place", "cities"),
    [
        ({"-1,1": ["maritime", "military"]}, "0,0", 1),  # ship and army at sea
        ({"0,0": ["military", "military"]}, "0,1", 1),  # every army
        ({"0,0": ["civil", "temple"]}, "0,1", 1),
        ({"0,0": ["civil", "production"]}, "0,1", 1),
        ({"0,0": ["civil", "production", "military", "temple"]}, "0,1", 1),  # one region
        ({"0,0": ["civil", "temple"], "-1,1": ["maritime", "military"]}, "0,1", 2),
        ({"0,0": ["military"], "-1,1": ["maritime"]}, "0,1", 0),
        ({"0,0": ["military"], "-1,1": ["maritime"]}, "0,0", 1),
    ],
)
def test_all_pieces_in_a_region_count_as_its_buildings(
    pieces: Document, place: str, cities: int
) -> None:
    seat = {"goods": goods(clay=1, wheat=1), "hand": ["school", "forum"], "pieces": pieces}
    game = game_with(
        seat, {"pieces": {"0,5": ["civil", "science"]}}, switches={"effects_optional": False}
    )
    say(game, "build school", f"hex {place}")
    assert len(hand_of(game, 0)) == 1 + cities


@pytest.mark.rule("deus.effects.regioncount")
@pytest.mark.parametrize(
    ("pieces", "vp"),
    [
        ({"-1,1": ["maritime", "military", "military"]}, 1),
        ({"0,0": ["military", "military", "temple"]}, 1),
        ({"0,0": ["production", "science", "temple"]}, 1),
        ({"0,0": ["production", "science"], "-1,1": ["maritime", "military"]}, 0),
    ],
)
def test_the_same_holds_for_regions_with_three_buildings(pieces: Document, vp: int) -> None:
    seat = {"goods": goods(stone=1, clay=1), "hand": ["amphitheatre", "galley"], "pieces": pieces}
    game = game_with(seat, {})
    say(game, "build amphitheatre", "hex 0,1")
    assert has(game, 0, "vp") == vp

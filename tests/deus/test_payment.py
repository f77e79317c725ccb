"""Chapter 6: paying for a building."""

import pytest

from theogony.core.types import Document
from theogony.deus.printed import CARDS, COLOURS, GOODS, MILITARY, TEMPLE
from theogony.deus.state import Deus

from .box import NOTHING, RESOURCES
from .tables import asked, game_with, has, refused, say, seat_of

BARE = NOTHING | {"vp": 5}
BUILDINGS = [card.id for card in CARDS if card.copies]


def builder(card: str, **goods: int) -> Deus:
    """Seat 0 with these goods only, a card to build, and two regions if it needs such."""
    row = CARDS[BUILDINGS.index(card)]
    board = {"0,0": ["civil"], "0,1": ["civil"]} if row.kind == TEMPLE or row.least else {}
    hand = sorted([card, "galley" if row.kind == MILITARY else "legion"])
    mine = {"hand": hand, "goods": {**BARE, **goods}, "pieces": board}
    return game_with(mine, {}, switches={f"{COLOURS[row.kind]}_set": row.set})


def printed_cost(card: str) -> list[int]:
    """By good; for the first card of a row."""
    row = CARDS[BUILDINGS.index(card)]
    return [row.cost[0] + row.gold_per_rank, *row.cost[1:]]


def expect_unaffordable(game: Deus, card: str) -> None:
    assert refused(game, f"build {card}") == "deus.pay.cost"


def pay(game: Deus, *names: str) -> list[str]:
    """Pay in the ways named, as far as asked, up to the question for the region."""
    said: list[str] = []
    while game.decision is not None and game.decision.ask == "payment":
        said.append(next(name for name in names if name in asked(game)))
        say(game, said[-1])
    assert game.decision is not None
    assert game.decision.ask in (
        "region",
        "temple_site",
    )  # paid, and nothing of the row has happened yet
    return said


def spent(game: Deus, before: Document) -> Document:
    after = seat_of(game, 0)["goods"]
    return {good: before[good] - after[good] for good in GOODS if before[good] != after[good]}


@pytest.mark.rule("deus.pay.cost", "deus.edition.cost")
@pytest.mark.parametrize("card", BUILDINGS)
def test_the_printed_cost_is_paid_in_full(card: str) -> None:
    cost = printed_cost(card)
    game = builder(card, gold=30, wood=3, stone=3, clay=3, wheat=3)
    goods = seat_of(game, 0)["goods"]
    supply = game.position()["supply"]
    say(game, f"build {card}")
    pay(game, *[f"pay {resource}" for resource in RESOURCES])
    assert spent(game, goods) == {good: cost[i] for i, good in enumerate(GOODS) if cost[i]}
    now = game.position()["supply"]
    assert [now[r] - supply[r] for r in RESOURCES] == [cost[GOODS.index(r)] for r in RESOURCES]


@pytest.mark.rule("deus.pay.cost", "deus.pay.gold4", "deus.pay.gold4.owned")
@pytest.mark.parametrize("card", BUILDINGS)
def test_every_resource_of_a_cost_can_be_paid_in_gold(card: str) -> None:
    cost = printed_cost(card)
    game = builder(card, gold=30, wood=3, stone=3, clay=3, wheat=3)
    goods = seat_of(game, 0)["goods"]
    say(game, f"build {card}")
    pay(game, "pay gold")
    resources = sum(cost[GOODS.index(r)] for r in RESOURCES)
    assert spent(game, goods) == {"gold": cost[0] + 4 * resources}


@pytest.mark.rule("deus.pay.cost")
@pytest.mark.parametrize("lacking", ["stone", "clay", "gold"])
def test_a_cost_of_resources_and_gold_wants_both(lacking: str) -> None:
    enough = {"stone": 1, "clay": 1, "gold": 2}
    game = builder("large_harbour", **enough)
    say(game, "build large_harbour")
    assert pay(game) == []  # one way only: nothing is asked
    assert seat_of(game, 0)["goods"] == BARE
    expect_unaffordable(
        builder("large_harbour", **{**enough, lacking: enough[lacking] - 1}), "large_harbour"
    )


@pytest.mark.rule("deus.pay.gold4")
def test_four_gold_replace_a_resource_and_three_do_not() -> None:
    expect_unaffordable(builder("baths", gold=3), "baths")  # 1 clay
    game = builder("baths", gold=4)
    say(game, "build baths")
    assert pay(game) == []
    assert seat_of(game, 0)["goods"] == BARE


@pytest.mark.rule("deus.pay.gold4")
def test_with_three_gold_the_resource_is_paid_without_a_question() -> None:
    game = builder("baths", gold=3, clay=1)
    say(game, "build baths")
    assert pay(game) == []
    assert seat_of(game, 0)["goods"] == {**BARE, "gold": 3}


@pytest.mark.rule("deus.pay.gold4")
def test_the_gold_of_the_cost_is_not_there_for_its_resources() -> None:
    # cavalry: 1 wheat and 1 gold
    expect_unaffordable(builder("cavalry", gold=4), "cavalry")
    game = builder("cavalry", gold=5)
    say(game, "build cavalry")
    assert pay(game) == []
    assert seat_of(game, 0)["goods"] == BARE
    game = builder("cavalry", gold=4, wheat=1)
    say(game, "build cavalry")
    assert pay(game) == []
    assert seat_of(game, 0)["goods"] == {**BARE, "gold": 3}


@pytest.mark.rule("deus.pay.gold4.owned")
def test_gold_may_be_paid_although_the_resource_is_there() -> None:
    game = builder("market_hall", wood=1, gold=4)
    say(game, "build market_hall")
    assert asked(game) == ["pay wood", "pay gold"]
    say(game, "pay gold")
    assert (has(game, 0, "wood"), has(game, 0, "gold")) == (1, 0)


@pytest.mark.rule("deus.pay.gold4.each")
def test_a_temple_paid_with_two_resources_and_eight_gold() -> None:
    game = builder("temple_towns", wood=1, stone=1, clay=1, wheat=1, gold=8)
    say(game, "build temple_towns", "pay gold", "pay stone", "pay gold")
    # the wheat is not asked for: no gold is left
    assert seat_of(game, 0)["goods"] == {**BARE, "wood": 1, "clay": 1}
    assert game.decision is not None
    assert game.decision.ask == "temple_site"


@pytest.mark.rule("deus.pay.gold4.each")
@pytest.mark.parametrize("ways", range(16))
def test_each_resource_of_a_temple_is_chosen_by_itself(ways: int) -> None:
    in_gold = [resource for i, resource in enumerate(RESOURCES) if ways >> i & 1]
    game = builder("temple_towns", wood=1, stone=1, clay=1, wheat=1, gold=16)
    say(game, "build temple_towns")
    for resource in RESOURCES:
        assert asked(game) == [f"pay {resource}", "pay gold"]
        say(game, "pay gold" if resource in in_gold else f"pay {resource}")
    assert seat_of(game, 0)["goods"] == {
        **BARE,
        **{resource: 1 for resource in in_gold},
        "gold": 16 - 4 * len(in_gold),
    }


@pytest.mark.rule("deus.pay.gold4.each")
@pytest.mark.parametrize(
    ("answers", "wheat", "gold"),
    [
        (["pay wheat", "pay wheat"], 0, 8),
        (["pay wheat", "pay gold"], 1, 4),
        (["pay gold"], 2, 0),
    ],
)
def test_two_of_a_kind_may_be_paid_in_two_ways(answers: list[str], wheat: int, gold: int) -> None:
    game = builder("war_elephant", wheat=2, gold=8)  # 2 wheat
    say(game, "build war_elephant", *answers)
    assert (has(game, 0, "wheat"), has(game, 0, "gold")) == (wheat, gold)
    assert game.decision is not None
    assert game.decision.ask == "region"


@pytest.mark.rule("deus.pay.gold4.each", "deus.pay.gold4")
@pytest.mark.parametrize(("wheat", "gold"), [(1, 3), (0, 7)])
def test_one_wheat_too_few_costs_four_gold(wheat: int, gold: int) -> None:
    expect_unaffordable(builder("war_elephant", wheat=wheat, gold=gold), "war_elephant")
    game = builder("war_elephant", wheat=wheat, gold=gold + 1)
    say(game, "build war_elephant")
    assert pay(game) == []
    assert seat_of(game, 0)["goods"] == BARE


@pytest.mark.rule("deus.pay.gold4.each")
def test_the_price_of_each_way_is_shown() -> None:
    game = builder("war_elephant", wheat=2, gold=8)
    say(game, "build war_elephant")
    options = game.view(0)["question"]["options"]
    assert {option["name"]: option["price"] for option in options} == {
        "pay wheat": {"wheat": 1},
        "pay gold": {"gold": 8},
    }


@pytest.mark.rule("deus.pay.gold4.only")
def test_gold_cannot_be_sold_as_a_resource() -> None:
    game = builder("merchant_ship_stone", wood=1, gold=3)
    say(game, "build merchant_ship_stone", "hex -1,0")
    assert has(game, 0, "gold") == 3  # no stone, no sale, and nothing was asked
    goods = {**BARE, "wood": 1, "stone": 1, "gold": 100}
    game = game_with({"hand": ["merchant_ship_stone", "legion"], "goods": goods}, {})
    say(game, "build merchant_ship_stone", "pay wood", "hex -1,0")
    assert asked(game) == ["number 0", "number 1"]
    assert game.why_not("pay gold") == "deus.card.blue.trade"


@pytest.mark.rule("deus.pay.gold4.only")
def test_gold_does_not_complete_a_set_to_be_sold() -> None:
    # large harbour: 1 stone, 1 clay, 2 gold; its effect sells one of each resource for 5 VP
    lacking = {"stone": 2, "clay": 2, "wheat": 1, "gold": 100}
    game = builder("large_harbour", **lacking)
    say(game, "build large_harbour", "pay stone", "pay clay", "hex -1,0")
    assert (has(game, 0, "vp"), has(game, 0, "wheat")) == (5, 1)
    game = builder("large_harbour", **lacking, wood=1)
    say(game, "build large_harbour", "pay stone", "pay clay", "hex -1,0", "yes")
    assert (has(game, 0, "vp"), has(game, 0, "wheat")) == (5 + 5, 0)


@pytest.mark.rule("deus.pay.gold4.only")
def test_gold_stays_what_it_is_in_an_offering() -> None:
    hand = ["farmstead", "legion"]
    game = game_with({"hand": hand, "goods": {**BARE, "gold": 100}}, {}, supply={"wood": 0})
    say(game, "offer farmstead", "pass")
    assert asked(game) == ["resource stone", "resource clay", "resource wheat"]
    assert game.why_not("pay gold") == "deus.offer.ceres.any"
    say(game, "resource clay")
    assert seat_of(game, 0)["goods"] == {**BARE, "gold": 100, "clay": 1}


@pytest.mark.rule("deus.pay.gold.fixed")
def test_resources_never_replace_gold() -> None:
    everything = {"wood": 5, "stone": 5, "clay": 5, "wheat": 5}
    expect_unaffordable(builder("workers_quarters", gold=1, **everything), "workers_quarters")
    game = builder("workers_quarters", gold=2, **everything)
    say(game, "build workers_quarters")
    assert seat_of(game, 0)["goods"] == {**BARE, **everything}


@pytest.mark.rule("deus.pay.gold.fixed")
@pytest.mark.parametrize("other", ["stone", "clay", "wheat"])
def test_resources_never_replace_each_other(other: str) -> None:
    expect_unaffordable(builder("market_hall", gold=3, **{other: 5}), "market_hall")  # 1 wood
    game = builder("market_hall", gold=4, wood=1, **{other: 5})
    say(game, "build market_hall")
    assert asked(game) == ["pay wood", "pay gold"]
    assert game.why_not(f"pay {other}").startswith("deus.pay.")


@pytest.mark.rule("deus.pay.gold.fixed")
def test_vp_pay_for_no_card() -> None:
    expect_unaffordable(builder("workers_quarters", vp=50), "workers_quarters")
    expect_unaffordable(builder("baths", vp=50), "baths")


@pytest.mark.rule("deus.pay.returns")
def test_paid_markers_are_there_for_the_effects_of_the_same_turn() -> None:
    # farmstead: 1 wood; built into a forest it yields 1 wood
    goods = {**BARE, "wood": 1}
    hand = ["farmstead", "legion"]
    game = game_with({"hand": hand, "goods": goods}, {"goods": {"wood": 9}})
    assert game.position()["supply"]["wood"] == 0
    say(game, "build farmstead")
    assert (has(game, 0, "wood"), game.position()["supply"]["wood"]) == (0, 1)  # back at once
    say(game, "hex 0,-1")
    assert (has(game, 0, "wood"), game.position()["supply"]["wood"]) == (1, 0)


@pytest.mark.rule("deus.pay.returns")
def test_without_the_paid_marker_the_empty_supply_yields_nothing() -> None:
    goods = {**BARE, "gold": 4}
    hand = ["farmstead", "legion"]
    game = game_with({"hand": hand, "goods": goods}, {"goods": {"wood": 10}})
    say(game, "build farmstead", "hex 0,-1")  # the wood was paid in gold
    assert has(game, 0, "wood") == 0

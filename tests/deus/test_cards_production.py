"""Production cards (green): resources."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, RESOURCES
from tests.deus.tables import asked, game_with, has, say, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus


def producing(card: str, pieces: Document, at: str, goods: Document, **table: Any) -> Deus:
    """Seat 0 has nothing but these goods and pieces, and builds the card at a region."""
    below = table.pop("below", [])
    mine = {"goods": NOTHING | goods, "hand": [card, "forum"], "pieces": pieces}
    mine |= {"rows": {"production": below}}
    game = game_with(mine, {"goods": NOTHING}, **table)
    say(game, f"build {card}", f"hex {at}")
    return game


def resources(game: Deus) -> dict[str, int]:
    """The resources of seat 0, zeros left out."""
    return {kind: has(game, 0, kind) for kind in RESOURCES if has(game, 0, kind)}


# Workers' quarters.


@pytest.mark.rule("deus.card.workersquarters", "deus.card.green.effect")
@pytest.mark.parametrize(
    ("chosen", "gained"), [("0,0", {"wheat": 1}), ("0,1", {"stone": 1}), ("1,-1", {"clay": 1})]
)
def test_workers_quarters_choose_one_production_building(
    chosen: str, gained: dict[str, int]
) -> None:
    pieces = {"0,0": ["production", "civil"], "0,1": ["production"], "1,-1": ["science"]}
    game = producing("workers_quarters", pieces, "1,-1", {"gold": 2})
    assert sorted(asked(game)) == ["hex 0,0", "hex 0,1", "hex 1,-1"]  # the new one too
    say(game, f"hex {chosen}")
    assert resources(game) == gained
    assert has(game, 0, "gold") == 0
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.workersquarters")
def test_workers_quarters_with_a_single_production_building_ask_nothing() -> None:
    game = producing("workers_quarters", {"0,0": ["civil"]}, "0,0", {"gold": 2})
    assert resources(game) == {"wheat": 1}
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.green.ownterrain")
@pytest.mark.parametrize(
    ("region", "good"), [("0,0", "wheat"), ("0,-1", "wood"), ("1,-1", "clay"), ("0,1", "stone")]
)
def test_a_production_building_yields_only_what_its_region_yields(region: str, good: str) -> None:
    pieces = {region: ["civil", "science", "military"]}
    game = producing("workers_quarters", pieces, region, {"gold": 2})
    assert resources(game) == {good: 1}


# Cooperatives.

COOPERATIVES = [
    ("cooperative_wood", {"wheat": 1, "gold": 1}, "0,-1", "2,2", "0,0", "wood"),
    ("cooperative_stone", {"wood": 1, "gold": 1}, "0,1", "2,1", "0,0", "stone"),
    ("cooperative_clay", {"stone": 1, "gold": 1}, "1,-1", "2,0", "0,0", "clay"),
    ("cooperative_wheat", {"clay": 1, "gold": 1}, "0,0", "1,1", "0,1", "wheat"),
]


@pytest.mark.rule("deus.card.cooperative", "deus.card.green.effect")
@pytest.mark.parametrize(("card", "cost", "old", "new", "other", "good"), COOPERATIVES)
def test_a_cooperative_yields_2_for_each_production_building_in_its_terrain(
    card: str, cost: Document, old: str, new: str, other: str, good: str
) -> None:
    # One stands in the terrain, one elsewhere, the third is just placed in the terrain.
    pieces = {old: ["production", "civil"], other: ["production"], new: ["science"]}
    game = producing(card, pieces, new, cost)
    assert resources(game) == {good: 4}
    assert game.position()["supply"][good] == 6
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("deus.card.cooperative", "deus.card.green.ownterrain")
@pytest.mark.parametrize(("card", "cost", "old", "new", "other", "good"), COOPERATIVES)
def test_production_buildings_in_other_terrain_give_a_cooperative_nothing(
    card: str, cost: Document, old: str, new: str, other: str, good: str
) -> None:
    pieces = {old: ["civil", "science"], new: ["military"], other: ["science"]}
    game = producing(card, pieces, other, cost)
    assert resources(game) == {}
    assert to_move(game) == 1


# Farmstead and harvest hands.


@pytest.mark.rule("deus.card.green.effect", "deus.effects.regioncount")
@pytest.mark.parametrize(
    ("chosen", "gained"), [("0,0", {"wheat": 5}), ("0,1", {"stone": 2}), ("1,-1", {"clay": 1})]
)
def test_farmstead_yields_1_for_each_building_beside_the_chosen_one(
    chosen: str, gained: dict[str, int]
) -> None:
    pieces = {
        "0,0": ["production", "civil", "temple", "military", "military"],
        "0,1": ["civil"],
        "1,-1": ["production"],
        "0,-1": ["science"],
    }
    game = producing("farmstead", pieces, "0,1", {"wood": 1})
    assert sorted(asked(game)) == ["hex 0,0", "hex 0,1", "hex 1,-1"]
    say(game, f"hex {chosen}")
    assert resources(game) == gained
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.green.effect", "deus.card.green.ownterrain")
def test_harvest_hands_let_each_production_building_yield_1() -> None:
    pieces = {"0,0": ["production"], "0,1": ["production"], "1,1": ["production", "civil"]}
    pieces |= {"0,-1": ["science"], "1,-1": ["science"]}
    game = producing("harvest_hands", pieces, "0,-1", {"stone": 1, "wheat": 1})
    assert resources(game) == {"wheat": 2, "stone": 1, "wood": 1}
    assert to_move(game) == 1  # nothing is asked


# The supply is finite.


@pytest.mark.rule("deus.card.green.short")
def test_if_the_supply_lacks_a_kind_its_yield_is_cut_and_the_others_come() -> None:
    pieces = {"0,0": ["production"], "0,1": ["production"], "1,1": ["production"]}
    pieces |= {"0,-1": ["science"]}
    supply = {"wheat": 0, "wood": 0}  # the cost puts 1 wheat back
    game = producing("harvest_hands", pieces, "0,-1", {"stone": 1, "wheat": 1}, supply=supply)
    assert resources(game) == {"wheat": 1, "stone": 1}  # of 2, 1 and 1 wood
    assert game.position()["supply"]["wheat"] == 0


@pytest.mark.rule("deus.card.green.short")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_a_cooperative_gives_no_more_than_the_supply_has(there: int) -> None:
    pieces = {"0,-1": ["production"], "2,2": ["science"]}
    goods = {"wheat": 1, "gold": 1}
    game = producing("cooperative_wood", pieces, "2,2", goods, supply={"wood": there})
    assert has(game, 0, "wood") == there


@pytest.mark.rule("deus.card.green.short")
def test_a_farmstead_is_no_substitute_for_a_kind_sold_out() -> None:
    pieces = {"0,0": ["production", "civil", "science"], "0,1": ["civil"]}
    game = producing("farmstead", pieces, "0,1", {"wood": 1}, supply={"wheat": 2})
    say(game, "hex 0,0")
    assert resources(game) == {"wheat": 2}


@pytest.mark.rule("deus.card.green.effect")
def test_each_card_of_the_row_says_how_much() -> None:
    pieces = {"0,0": ["production"], "1,1": ["civil"]}
    below = ["workers_quarters", "cooperative_wheat", "harvest_hands"]
    game = producing("farmstead", pieces, "1,1", {"wood": 1}, below=below)
    wheat = []
    for answer in ["hex 0,0", "hex 1,1"]:  # workers' quarters first, the farmstead last
        say(game, answer)
        wheat.append(has(game, 0, "wheat"))
    assert wheat == [1 + 4 + 2, 7 + 2]


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize("optional", [True, False])
def test_pure_gains_happen_by_themselves(optional: bool) -> None:
    game = producing(
        "cooperative_wheat",
        {"0,0": ["production"], "1,1": ["civil"]},
        "1,1",
        {"clay": 1, "gold": 1},
        switches={"effects_optional": optional},
    )
    assert to_move(game) == 1
    assert resources(game) == {"wheat": 4}

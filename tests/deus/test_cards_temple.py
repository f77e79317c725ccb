"""Temple cards (violet): VP at the end of the game."""

import pytest

from tests.deus.box import LAND_KINDS, REGIONS, SEAS
from tests.deus.tables import game_with, has, say
from theogony.core.types import Document

# Six regions, four of them with two buildings or more, two of these with three.
BOARD = {
    "0,0": ["production", "science", "temple"],  # field
    "0,1": ["production", "civil", "military"],  # mountain
    "0,-1": ["science"],  # forest
    "1,-1": ["civil", "science"],  # swamp
    "-1,0": ["maritime"],
    "-1,1": ["maritime", "military"],
}


def temple_vp(card: str, pieces: Document, others: Document | None = None) -> int:
    """What the temple brings seat 0 by this board, as if the game ended now."""
    game = game_with({"rows": {"temple": [card]}, "pieces": pieces}, {"pieces": others or {}})
    return game.breakdown()[0]["temples"]


@pytest.mark.rule("deus.card.temple.examples", "deus.temple.scoring", "deus.score.temples")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("temple_settlement", 6 * 1),
        ("temple_towns", 4 * 2),
        ("temple_cities", 2 * 4),
        ("temple_regions_forest", 1 * 4),
        ("temple_regions_mountain", 1 * 4),
        ("temple_regions_swamp", 1 * 4),
        ("temple_regions_field", 1 * 4),
        ("temple_buildings_forest", 1 * 2),
        ("temple_buildings_mountain", 3 * 2),
        ("temple_buildings_swamp", 2 * 2),
        ("temple_buildings_field", 3 * 2),  # the temple is one of them
        ("temple_type_maritime", 2 * 3),
        ("temple_type_production", 2 * 3),
        ("temple_type_science", 3 * 3),
        ("temple_type_civil", 2 * 3),
        ("temple_type_military", 2 * 3),
    ],
)
def test_what_each_temple_counts(card: str, vp: int) -> None:
    others = {"2,2": LAND_KINDS, "2,1": LAND_KINDS, "3,0": ["maritime"], "2,0": ["civil"]}
    assert temple_vp(card, BOARD) == vp
    assert temple_vp(card, BOARD, others) == vp  # other players' pieces do not matter
    assert temple_vp(card, {}) == 0


LAND = [*REGIONS["forest"], *REGIONS["mountain"], *REGIONS["swamp"], *REGIONS["field"]]
EVERYWHERE = {region: [LAND_KINDS[i % 4]] for i, region in enumerate(LAND)}  # 16 regions
CITIES = {region: LAND_KINDS for region in LAND[2:7]}  # five regions, four buildings each
TOWNS = {region: LAND_KINDS[:2] if i % 2 else LAND_KINDS[2:] for i, region in enumerate(LAND[:8])}


@pytest.mark.rule("deus.card.temple.examples", "deus.temple.scoring")
@pytest.mark.parametrize(
    ("card", "pieces"),
    [
        ("temple_settlement", EVERYWHERE),  # 16 without the limit
        ("temple_towns", TOWNS),  # 16
        ("temple_cities", CITIES),  # 20
        *[(f"temple_regions_{t}", {r: ["civil"] for r in REGIONS[t]}) for t in REGIONS],  # 16
        *[(f"temple_buildings_{t}", {r: LAND_KINDS for r in REGIONS[t]}) for t in REGIONS],  # 32
        *[(f"temple_type_{kind}", {r: [kind] for r in LAND[:5]}) for kind in LAND_KINDS],  # 15
        ("temple_type_maritime", {sea: ["maritime"] for sea in SEAS[:5]}),  # 15
    ],
)
def test_no_temple_brings_more_than_12_vp(card: str, pieces: Document) -> None:
    assert temple_vp(card, pieces) == 12


@pytest.mark.rule("deus.card.temple.examples")
@pytest.mark.parametrize(("regions", "vp"), [(1, 1), (2, 2), (11, 11), (12, 12), (13, 12)])
def test_temple_settlement_counts_regions_up_to_12(regions: int, vp: int) -> None:
    assert temple_vp("temple_settlement", dict(list(EVERYWHERE.items())[:regions])) == vp


@pytest.mark.rule("deus.card.temple.examples")
@pytest.mark.parametrize("terrain", ["field", "mountain"])
@pytest.mark.parametrize(("regions", "vp"), [(1, 4), (2, 8), (3, 12), (4, 12)])
def test_4_vp_for_each_field_or_mountain(terrain: str, regions: int, vp: int) -> None:
    pieces = {region: ["military", "civil"] for region in REGIONS[terrain][:regions]}
    assert temple_vp(f"temple_regions_{terrain}", pieces) == vp


@pytest.mark.rule("deus.temple.scoring")
def test_the_limit_is_12_vp_for_each_temple() -> None:
    rows = {"temple": ["temple_settlement", "temple_cities", "temple_regions_mountain"]}
    game = game_with({"rows": rows, "pieces": EVERYWHERE}, {})
    assert game.breakdown()[0]["temples"] == 12 + 0 + 12


@pytest.mark.rule("deus.card.temple.region")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("temple_settlement", 2),
        ("temple_towns", 2),
        ("temple_cities", 0),
        *[(f"temple_regions_{terrain}", 0) for terrain in REGIONS],
        *[(f"temple_buildings_{terrain}", 0) for terrain in REGIONS],
        ("temple_type_military", 3),
    ],
)
def test_sea_regions_count_only_where_no_terrain_is_named(card: str, vp: int) -> None:
    assert temple_vp(card, {"-1,0": ["maritime"], "-1,1": ["maritime", "military"]}) == vp


@pytest.mark.rule("deus.effects.regioncount")
def test_two_armies_are_two_buildings_for_a_temple_too() -> None:
    pieces = {"0,-1": ["military", "military"], "0,0": ["military"]}
    assert temple_vp("temple_towns", pieces) == 2
    assert temple_vp("temple_buildings_forest", pieces) == 4
    assert temple_vp("temple_type_military", pieces) == 9


@pytest.mark.rule("deus.card.temple.region", "deus.score.temples")
def test_temples_score_by_the_final_board() -> None:
    """In the very last turn an army moves out of the forest into the field."""
    mine = {
        "rows": {
            "temple": ["temple_regions_forest"],
            "science": ["academy_military"],
            "military": ["cavalry"],
        },
        "pieces": {"0,-1": ["military"], "1,-1": ["civil"]},
        "hand": ["master_builder", "galley"],
        "goods": {"gold": 2, "stone": 1},
    }
    game = game_with({}, mine, turns_left=1, turn=1)
    assert game.breakdown()[1]["temples"] == 4
    say(game, "build master_builder", "hex 1,-1")
    say(game, "activate cavalry", "hex 0,-1", "hex 0,0", "pass")
    assert game.over
    assert game.breakdown()[1]["temples"] == 0
    assert game.scores()[1] == has(game, 1, "vp") + sum(
        points for source, points in game.breakdown()[1].items() if source.startswith("most_")
    )


@pytest.mark.rule("deus.temple.noeffectnow")
def test_a_temple_brings_nothing_before_the_end() -> None:
    mine = {"pieces": BOARD, "hand": ["temple_towns", "forum"], "goods": {"gold": 0, "vp": 0}}
    game = game_with(mine, {})
    say(game, "build temple_towns", "hex 0,1")
    assert has(game, 0, "vp") == 0
    assert game.breakdown()[0]["temples"] == 8

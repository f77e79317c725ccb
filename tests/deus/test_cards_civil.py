"""Civil cards (brown): VP and gold for what you occupy."""

from typing import Any

import pytest

from tests.deus.box import ONE_EACH, REGIONS, RESOURCES
from tests.deus.tables import game_with, has, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.printed import CARDS, CIVIL
from theogony.deus.state import Deus


def building(card: str, pieces: Document, at: str, **table: Any) -> Deus:
    """Seat 0 has these pieces and builds the card at a region."""
    mine = {"goods": ONE_EACH, "hand": [card, "galley"], "pieces": pieces}
    mine |= {"rows": {"civil": table.pop("below", [])}}
    game = game_with(mine, {}, **table)
    say(game, f"build {card}", f"hex {at}")
    return game


def gains(game: Deus) -> tuple[int, int]:
    """Gold and VP of seat 0, which began with none."""
    return has(game, 0, "gold"), has(game, 0, "vp")


# By terrain.


@pytest.mark.rule("deus.card.guild", "deus.map.region.notcontinent")
@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        ("guild_forest", "forest"),
        ("guild_mountain", "mountain"),
        ("guild_swamp", "swamp"),
        ("guild_field", "field"),
    ],
)
@pytest.mark.parametrize("regions", [1, 2, 3, 4])
def test_a_guild_gives_1_vp_for_each_occupied_region_of_its_terrain(
    card: str, terrain: str, regions: int
) -> None:
    pieces = {region: ["production"] for region in REGIONS[terrain][:regions]}
    others = {all_[1]: ["science"] for name, all_ in REGIONS.items() if name != terrain}
    game = building(card, pieces | others, REGIONS[terrain][0])
    assert gains(game) == (0, regions)
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.tradingpost", "deus.map.region.notcontinent")
@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        ("trading_post_forest", "forest"),
        ("trading_post_mountain", "mountain"),
        ("trading_post_swamp", "swamp"),
        ("trading_post_field", "field"),
    ],
)
@pytest.mark.parametrize("regions", [1, 2, 3, 4])
def test_a_trading_post_gives_3_gold_for_each_occupied_region_of_its_terrain(
    card: str, terrain: str, regions: int
) -> None:
    pieces = {region: ["production"] for region in REGIONS[terrain][:regions]}
    others = {all_[1]: ["science"] for name, all_ in REGIONS.items() if name != terrain}
    game = building(card, pieces | others, REGIONS[terrain][0])
    assert gains(game) == (3 * regions, 0)
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.tradingpost", "deus.card.guild")
@pytest.mark.parametrize(
    ("card", "gained"), [("trading_post_forest", (3, 0)), ("guild_forest", (0, 1))]
)
def test_regions_are_counted_not_buildings(card: str, gained: tuple[int, int]) -> None:
    pieces = {"0,-1": ["production", "science", "military", "military", "temple"]}
    assert gains(building(card, pieces, "0,-1")) == gained


@pytest.mark.rule("deus.card.tradingpost", "deus.effects.counts.new")
def test_the_region_just_occupied_counts() -> None:
    game = building("trading_post_forest", {"0,0": ["production"]}, "0,-1")
    assert gains(game) == (3, 0)


@pytest.mark.rule("deus.card.guild")
@pytest.mark.parametrize("card", ["guild_mountain", "guild_swamp", "guild_forest"])
def test_no_region_of_the_terrain_no_gain(card: str) -> None:
    assert gains(building(card, {"0,0": ["production"], "-1,0": ["maritime"]}, "0,0")) == (0, 0)


@pytest.mark.rule("deus.card.guild")
def test_an_army_alone_occupies_another_players_piece_does_not() -> None:
    mine = {"goods": ONE_EACH, "hand": ["guild_field", "galley"]}
    mine["pieces"] = {"0,0": ["military"], "0,1": ["science"]}
    game = game_with(mine, {"pieces": {"1,1": ["civil"], "0,2": ["military"]}})
    say(game, "build guild_field", "hex 0,1")
    assert gains(game) == (0, 1)


# By the size of cities.

ONE = {"0,0": ["production", "science"]}
THREE = ONE | {"0,1": ["production", "military"], "-1,0": ["maritime", "military"]}
FOUR = THREE | {"1,1": ["military", "military"]}
SITE = {"1,-1": ["science"]}  # the new civil piece goes there and makes it one of two buildings


@pytest.mark.rule("deus.card.forum", "deus.effects.regioncount")
@pytest.mark.parametrize(
    ("cities", "vp"), [({}, 0), (ONE, 1), (ONE | {"0,2": ["civil"]}, 1), (THREE, 2), (FOUR, 2)]
)
def test_forum_gives_1_vp_for_two_regions_with_at_least_two_buildings(
    cities: Document, vp: int
) -> None:
    assert gains(building("forum", SITE | cities, "1,-1")) == (0, vp)


@pytest.mark.rule("deus.card.forum")
def test_three_such_regions_give_the_forum_1_vp() -> None:
    cities = {"0,0": ["production", "science"], "0,1": ["production", "military"]}
    game = building("forum", SITE | cities, "1,-1")  # the third: science and the new civil piece
    assert seat_of(game, 0)["pieces"]["1,-1"] == ["science", "civil"]
    assert gains(game) == (0, 1)


@pytest.mark.rule("deus.effects.regioncount")
@pytest.mark.parametrize(
    ("cities", "gold"), [({}, 0), (ONE, 3), (ONE | {"0,2": ["civil"]}, 3), (THREE, 6), (FOUR, 6)]
)
def test_market_hall_gives_3_gold_for_two_regions_with_at_least_two_buildings(
    cities: Document, gold: int
) -> None:
    assert gains(building("market_hall", SITE | cities, "1,-1")) == (gold, 0)


CITIES = {
    "0,0": ["production", "science", "temple"],
    "-1,0": ["maritime", "military", "military"],
    "0,1": ["production", "military"],  # only two
    "1,-1": ["science", "production"],  # the new civil piece is the third
}


@pytest.mark.rule("deus.effects.regioncount", "deus.effects.counts.new")
@pytest.mark.parametrize(("at", "vp"), [("1,-1", 3), ("2,0", 2)])
def test_amphitheatre_gives_1_vp_for_each_region_with_at_least_three_buildings(
    at: str, vp: int
) -> None:
    game = building("amphitheatre", CITIES | {"2,0": ["science"]}, at)
    assert gains(game) == (0, vp)


@pytest.mark.rule("deus.effects.regioncount", "deus.effects.counts.new")
@pytest.mark.parametrize(("at", "gold"), [("1,-1", 9), ("2,0", 6)])
def test_baths_give_3_gold_for_each_region_with_at_least_three_buildings(
    at: str, gold: int
) -> None:
    game = building("baths", CITIES | {"2,0": ["science"]}, at)
    assert gains(game) == (gold, 0)


# What holds for all of them.


@pytest.mark.rule("deus.card.brown.role")
def test_half_of_the_brown_cards_reward_city_size_half_terrain() -> None:
    """Played on a board where each terrain is occupied once and no region holds two buildings,
    the terrain cards give and the others do not."""
    by_terrain = by_size = 0
    for card in CARDS:
        if card.kind == CIVIL and card.set == "base":
            pieces = {all_[1]: ["science"] for all_ in REGIONS.values()}
            game = building(card.id, pieces, "1,1")  # a field of two buildings
            if gains(game) == (0, 0):
                by_size += card.copies
            else:
                assert gains(game) in [(3, 0), (0, 1)]
                by_terrain += card.copies
    assert (by_terrain, by_size) == (8, 8)


@pytest.mark.rule("deus.card.brown.role")
def test_brown_cards_give_vp_or_gold_and_nothing_else() -> None:
    below = ["guild_field", "trading_post_field", "forum", "baths"]
    pieces = {"0,0": ["production", "science"], "1,1": ["production", "science", "military"]}
    game = building("amphitheatre", pieces, "1,1", below=below)
    assert gains(game) == (3 * 2 + 3 * 1, 2 + 1 + 1)
    goods = seat_of(game, 0)["goods"]
    assert [goods[good] for good in RESOURCES] == [1, 0, 0, 1]
    assert seat_of(game, 0)["hand"] == ["galley"]


@pytest.mark.rule("deus.effects.exampleD")
def test_guild_below_and_trading_post_on_top_one_forest() -> None:
    game = building("trading_post_forest", {"0,-1": ["science"]}, "0,-1", below=["guild_forest"])
    told = [event for event in game.told(0) if event["event"] == "gained"]
    assert [(event["good"], event["amount"]) for event in told] == [("vp", 1), ("gold", 3)]
    assert gains(game) == (3, 1)


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize("optional", [True, False])
def test_gold_and_vp_come_unasked(optional: bool) -> None:
    switches = {"effects_optional": optional}
    game = building("guild_field", {"0,0": ["science"]}, "0,0", switches=switches)
    assert gains(game) == (0, 1)
    assert to_move(game) == 1

"""Chapter 2: continents, regions, edges, and whose region is whose."""

import pytest

from theogony import PositionError
from theogony.core.types import Document
from theogony.deus.state import Deus

from .box import MAPS, ONE_EACH, RESOURCES, Place, around, at
from .tables import GAME, asked, by_chance, game_with, has, new_game, say, seat_of, to_move


def spaces(game: Deus) -> dict[Place, str]:
    return {at(name): terrain for name, terrain in game.view(None)["hexes"].items()}


def hexes(game: Deus) -> set[str]:
    """The regions offered for the piece."""
    return {name.removeprefix("hex ") for name in asked(game)}


# Tiles and terrain.


@pytest.mark.rule("deus.map.tile.spaces")
@pytest.mark.parametrize("tile", range(1, 8))
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_tile_has_four_land_regions_two_seas_and_a_village(tile: int, side: str) -> None:
    first = {"at": [0, 0], "tile": tile, "side": side, "turn": 0}
    layout = [first, *({"at": at} for at in ([2, 1], [-1, 3], [1, 4]))]
    game = new_game(2, 0, {"layout": layout})
    terrain = spaces(game)
    assert len(terrain) == 4 * 7
    assert sorted(terrain[at] for at in [(0, 0), *around((0, 0))]) == [
        *("field", "forest", "mountain", "sea", "sea", "swamp", "village")
    ]


@pytest.mark.rule("deus.map.region.notcontinent")
def test_a_region_is_one_space_not_a_continent() -> None:
    one_tile = {"0,0": ["civil"], "0,1": ["civil"], "0,-1": ["military"]}
    settled = {"rows": {"temple": ["temple_settlement"]}, "pieces": one_tile}
    game = game_with(settled, {})
    assert game.breakdown()[0]["temples"] == 3  # 1 VP for each region


@pytest.mark.parametrize(
    ("at", "resource"),
    [
        pytest.param("0,0", "wheat", marks=pytest.mark.rule("deus.map.terrain.field")),
        pytest.param("0,-1", "wood", marks=pytest.mark.rule("deus.map.terrain.forest")),
        pytest.param("1,-1", "clay", marks=pytest.mark.rule("deus.map.terrain.swamp")),
        pytest.param("0,1", "stone", marks=pytest.mark.rule("deus.map.terrain.mountain")),
    ],
)
def test_a_terrain_yields_its_own_resource(at: str, resource: str) -> None:
    game = game_with(
        {"hand": ["workers_quarters", "forum"], "goods": {"gold": 2}, "pieces": {at: ["civil"]}},
        {},
    )
    say(game, "build workers_quarters", f"hex {at}")
    gained = {good: has(game, 0, good) - 1 for good in RESOURCES}
    assert {good: amount for good, amount in gained.items() if amount} == {resource: 1}


@pytest.mark.rule("deus.map.sea.noyield")
def test_sea_and_villages_yield_nothing() -> None:
    game = game_with(
        {
            "hand": ["harvest_hands", "forum"],
            "goods": ONE_EACH,
            "pieces": {"0,1": ["civil"], "-1,1": ["maritime", "military"], "-1,2": ["maritime"]},
        },
        {},
    )
    say(game, "build harvest_hands")  # for a stone and a wheat
    assert game.why_not("hex -1,1") == "deus.place.land.nosea"
    assert game.why_not("hex 1,0") == "deus.place.village.never"
    say(game, "hex 0,1")  # a mountain beside two seas with ships and a village
    goods = seat_of(game, 0)["goods"]
    assert goods == ONE_EACH | {"wheat": 0}  # the stone came back, nothing else


# Neighbours and edges.


@pytest.mark.rule("deus.map.adjacent")
def test_spaces_that_share_a_side_are_adjacent_also_across_tiles() -> None:
    builder = {"hand": ["forum", "baths"], "goods": ONE_EACH, "pieces": {"0,1": ["military"]}}
    game = game_with(builder, {})
    say(game, "build forum")
    # 0,0 lies on the same tile, 1,1 and 0,2 lie on two others; -1,1 and -1,2 are sea
    assert hexes(game) == {"0,1", "0,0", "1,1", "0,2"}
    assert game.why_not("hex 2,1") == "deus.place.next.adjacent"  # on the tile of 1,1
    assert game.why_not("hex -1,3") == "deus.place.next.adjacent"  # on the tile of 0,2


@pytest.mark.rule("deus.map.adjacent")
def test_a_ship_sees_the_seas_of_all_tiles_around_it() -> None:
    builder = {"hand": ["galley", "baths"], "goods": ONE_EACH, "pieces": {"-1,1": ["maritime"]}}
    game = game_with(builder, {})
    say(game, "build galley")
    assert hexes(game) == {"-1,0", "-1,2"}


@pytest.mark.rule("deus.map.edge")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", ["forum", "galley"])
def test_a_region_with_an_open_side_lies_on_the_edge(players: int, card: str) -> None:
    first = {"hand": [card, "baths"], "goods": ONE_EACH}
    game = game_with(first, *[{"hand": []} for _ in range(players - 1)])
    say(game, f"build {card}")  # a first piece goes to the edge
    terrain = spaces(game)
    edge = {
        f"{at[0]},{at[1]}"
        for at in terrain
        if any(next_ not in terrain for next_ in around(at))
        and terrain[at] != "village"
        and (terrain[at] == "sea") == (card == "galley")
    }
    assert hexes(game) == edge


@pytest.mark.rule("deus.map.edge")
def test_a_notch_between_two_tiles_makes_an_edge_and_an_outer_tile_does_not() -> None:
    game = game_with({"hand": ["forum", "baths"], "goods": ONE_EACH}, {})
    terrain = spaces(game)
    say(game, "build forum")
    # 2,2 touches five spaces; the sixth side faces the notch between two tiles
    assert [at for at in around((2, 2)) if at not in terrain] == [(3, 2)]
    assert "2,2" in hexes(game)
    # 1,1 lies on the rim of its tile, all tiles of this map are outer ones
    assert all(at in terrain for at in around((1, 1)))
    assert game.why_not("hex 1,1") == "deus.place.first"


@pytest.mark.rule("deus.map.edge.hole")
@pytest.mark.parametrize("hole_is_edge", [True, False])
@pytest.mark.parametrize("as_switch", [True, False])
def test_a_hole_makes_edges_if_the_table_wants_it(hole_is_edge: bool, as_switch: bool) -> None:
    ring = MAPS[4][1:]  # six tiles around a gap of seven spaces
    switches: Document = {"hole_is_edge": hole_is_edge}
    where: Document = {"map": ring}
    if as_switch:
        switches["layout"] = ring
        where = {}
    first = {"hand": ["forum", "baths"], "goods": ONE_EACH}
    seats = [first, {"hand": []}, {"hand": []}]
    game = GAME.from_position({"seats": seats, "start": 0, "switches": switches, **where})
    assert isinstance(game, Deus)
    terrain = spaces(game)
    say(game, "build forum")
    # 1,1 is open to the gap only, 2,2 to the outside
    assert [at for at in around((1, 1)) if at not in terrain] == [(1, 0), (0, 1)]
    assert "2,2" in hexes(game)
    assert ("1,1" in hexes(game)) == hole_is_edge
    assert game.why_not("hex 1,1") == ("" if hole_is_edge else "deus.place.first")


def test_a_hole_is_an_edge_unless_said_otherwise() -> None:
    assert GAME.switches["hole_is_edge"].default is True


# Occupying.


def army_and_neighbour(armys_next: str) -> Deus:
    """Seat 0 has a lone army at 0,2 and may move it by cavalry; seat 1 lives next door."""
    game = game_with(
        {
            "hand": ["cavalry", "forum"],
            "goods": {"gold": 1},
            "pieces": {"0,0": ["civil"], "0,2": ["military"]},
        },
        {"hand": ["baths", "forum"], "goods": ONE_EACH, "pieces": {"1,1": ["science"]}},
    )
    say(game, "build cavalry", "hex 0,0")
    say(game, *armys_next.split("; "))
    assert to_move(game) == 1
    say(game, "build baths")
    return game


@pytest.mark.rule("deus.map.occupy")
def test_an_army_alone_occupies_its_region() -> None:
    game = army_and_neighbour("pass")
    assert "0,2" not in hexes(game)
    assert game.why_not("hex 0,2") == "deus.place.foreign"


@pytest.mark.rule("deus.map.occupy", "deus.move.leave")
def test_once_the_army_has_left_the_region_is_not_occupied() -> None:
    game = army_and_neighbour("hex 0,2; hex 0,1")
    assert list(seat_of(game, 0)["pieces"]) == ["0,0", "0,1"]
    assert "0,2" in hexes(game)
    assert game.why_not("hex 0,1") == "deus.place.foreign"


@pytest.mark.rule("deus.map.occupy")
def test_occupied_regions_count_as_soon_as_one_piece_stands_there() -> None:
    game = game_with(
        {
            "hand": ["trading_post_field", "forum"],
            "goods": ONE_EACH,
            "pieces": {"0,0": ["military"], "1,1": ["production", "military"]},
        },
        {"pieces": {"0,2": ["civil"]}},  # not yours
    )
    say(game, "build trading_post_field", "hex 0,0")
    assert has(game, 0, "gold") == 2 * 3  # two fields, four pieces


@pytest.mark.rule("deus.map.occupy")
def test_a_temple_belongs_to_the_occupant_and_never_stands_alone() -> None:
    game = game_with(
        {
            "hand": ["cavalry", "forum"],
            "goods": {"gold": 1},
            "rows": {"temple": ["temple_settlement"]},
            "pieces": {"0,0": ["military", "temple"], "0,2": ["civil"]},
        },
        {},
    )
    say(game, "build cavalry", "hex 0,2")
    assert hexes(game) == {"0,2", "pass"}
    assert game.why_not("hex 0,0") == "deus.temple.pin"
    with pytest.raises(PositionError, match=r"pieces\.0,0: a temple must not stand alone"):
        game_with({"pieces": {"0,0": ["temple"]}}, {})


@pytest.mark.rule("deus.map.exclusive", "deus.edition.exclusive")
def test_two_players_never_occupy_the_same_region() -> None:
    game = game_with(
        {"hand": ["cavalry", "forum"], "goods": {"gold": 1, "vp": 0}, "pieces": {"0,1": ["civil"]}},
        {"pieces": {"1,1": ["military"], "0,0": ["civil"]}},
    )
    say(game, "build cavalry")
    assert hexes(game) == {"0,1", "0,2"}
    for foreign in ["hex 1,1", "hex 0,0"]:
        assert game.why_not(foreign) == "deus.place.foreign"
    say(game, "hex 0,1", "hex 0,1")  # the army is built, then moves
    assert {"1,1", "0,0"}.isdisjoint(hexes(game))
    assert game.why_not("hex 1,1") == "deus.move.through"
    with pytest.raises(PositionError, match=r"seats\[1\]\.pieces\.0,0: another seat occupies"):
        game_with({"pieces": {"0,0": ["civil"]}}, {"pieces": {"0,0": ["military"]}})


@pytest.mark.rule("deus.map.exclusive")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_through_whole_games_every_region_has_one_occupant(players: int, seed: int) -> None:
    most = 0
    for table in by_chance(GAME.new(players, seed), seed):
        occupied = [name for seat in table["seats"] for name in seat["pieces"]]
        assert len(occupied) == len(set(occupied))
        most = max(most, len(occupied))
    assert most > 5 * players, "a game this empty shows nothing"

"""Chapter 3: the table before the first turn."""

from functools import cache

import pytest

from theogony import PositionError, SetupError
from theogony.core.hexes import distance
from theogony.core.types import Document
from theogony.deus.printed import CARDS, STANDARD_KINDS

from .box import MAPS, RESOURCES, at
from .tables import asked, game_with, has, new_game, say, seat_of, to_move

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = 60

# The middles of the tiles: a rhombus, a triangle of 3, 2 and 1, a flower.
PICTURES = {
    2: [[0, 0], [2, 1], [-1, 3], [1, 4]],
    3: [[0, 0], [2, 1], [4, 2], [-1, 3], [1, 4], [-2, 6]],
    4: [[0, 0], [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]],
}


@cache
def tables(players: int) -> list[Document]:
    """The positions of many new games."""
    return [new_game(players, seed).position() for seed in range(SEEDS)]


def turned(tile: int, turn: int | None) -> list[Document]:
    """The map for two with one tile turned, or left open."""
    tiles = [{**laid} for laid in MAPS[2]]
    if turn is None:
        del tiles[tile]["turn"]
    else:
        tiles[tile]["turn"] = turn
    return tiles


# The map.


@pytest.mark.rule("deus.setup.tiles.count")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 7)])
def test_two_play_on_4_tiles_three_on_6_four_on_7(players: int, tiles: int) -> None:
    game = new_game(players, 0)
    assert len(game.position()["map"]) == tiles
    assert len(game.view(None)["hexes"]) == 7 * tiles


@pytest.mark.rule("deus.setup.tiles.shape")
@PLAYERS
def test_the_tiles_lie_as_in_the_picture(players: int) -> None:
    for table in tables(players):
        assert [tile["at"] for tile in table["map"]] == PICTURES[players]


@pytest.mark.rule("deus.setup.tiles.orientation")
@PLAYERS
def test_tiles_are_turned_any_way(players: int) -> None:
    for number in range(len(PICTURES[players])):
        turns = {table["map"][number]["turn"] for table in tables(players)}
        assert turns == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("deus.setup.tiles.orientation")
def test_a_turned_tile_keeps_its_spaces_in_order() -> None:
    ring = ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]  # clockwise from the top left
    shown: list[list[str]] = []
    for turn in range(6):
        laid = [{**MAPS[2][0], "turn": turn}, *({"at": at} for at in PICTURES[2][1:])]
        terrain = new_game(2, 0, {"layout": laid}).view(None)["hexes"]
        assert terrain["0,0"] == "field"
        shown.append([terrain[name] for name in ring])
    unturned = ["forest", "swamp", "village", "mountain", "sea", "sea"]
    assert shown[0] == unturned
    assert sorted(shown) == sorted(unturned[i:] + unturned[:i] for i in range(6))


@pytest.mark.rule("deus.setup.tiles.novillagepair")
@PLAYERS
def test_no_two_villages_are_adjacent(players: int) -> None:
    for table in tables(players):
        villages = [at(name) for name in table["villages"]]
        assert len(villages) == len(table["map"])
        assert min(distance(a, b) for a in villages for b in villages if a != b) > 1


@pytest.mark.rule("deus.setup.tiles.novillagepair")
@pytest.mark.parametrize(
    ("turn", "pair"), [(2, "1,2 and 0,3"), (3, "1,0 and 1,1"), (4, "1,0 and 2,0")]
)
def test_a_turn_that_brings_two_villages_together_is_rejected(turn: int, pair: str) -> None:
    with pytest.raises(PositionError, match=f"villages at {pair} touch"):
        game_with({}, {}, map=turned(1, turn))
    with pytest.raises(SetupError, match=f"villages at {pair} touch"):
        new_game(2, 0, {"layout": turned(1, turn)})


@pytest.mark.rule("deus.setup.tiles.random", "deus.setup.tiles.novillagepair")
def test_illegal_turns_are_drawn_again() -> None:
    drawn = [new_game(2, seed, {"layout": turned(1, None)}) for seed in range(SEEDS)]
    turns = {game.position()["map"][1]["turn"] for game in drawn}
    assert turns == {0, 1, 5}  # 2, 3 and 4 would bring two villages together


@pytest.mark.rule("deus.setup.tiles.random")
@PLAYERS
def test_tiles_sides_and_turns_are_drawn_by_the_seed(players: int) -> None:
    for number in range(len(PICTURES[players])):
        laid = [table["map"][number] for table in tables(players)]
        assert {tile["tile"] for tile in laid} == {1, 2, 3, 4, 5, 6, 7}
        assert {tile["side"] for tile in laid} == {"a", "b"}
    for seed in (0, 1, 2**128 - 1):
        assert new_game(players, seed) == new_game(players, seed)
    maps = [str(table["map"]) for table in tables(players)]
    assert len(set(maps)) == SEEDS


@pytest.mark.rule("deus.setup.village.vp")
@PLAYERS
def test_a_village_gets_as_many_vp_as_regions_border_it(players: int) -> None:
    found: set[int] = set()
    for seed in range(SEEDS):
        game = new_game(players, seed)
        regions = [at(n) for n, t in game.view(None)["hexes"].items() if t != "village"]
        villages = game.position()["villages"]
        for name, vp in villages.items():
            assert vp == len([region for region in regions if distance(region, at(name)) == 1])
        found |= set(villages.values())
    assert found == {3, 4, 5, 6}


@pytest.mark.rule("deus.setup.village.vp")
def test_at_the_border_of_the_board_only_regions_that_exist_count() -> None:
    villages = game_with({}, {}).position()["villages"]
    assert villages == {"1,0": 5, "3,1": 3, "0,3": 6, "2,4": 3}


# The general supply.


@pytest.mark.rule("deus.setup.supply.temples")
@pytest.mark.parametrize(("players", "temples"), [(2, 4), (3, 6), (4, 7)])
def test_there_are_as_many_temple_pieces_as_tiles(players: int, temples: int) -> None:
    assert new_game(players, 0).position()["supply"]["temples"] == temples


@pytest.mark.rule("deus.setup.supply.resources", "deus.setup.supply.afterstart")
@pytest.mark.parametrize(("players", "all_", "left"), [(2, 10, 8), (3, 15, 12), (4, 20, 16)])
def test_there_are_5_markers_a_player_and_the_starting_ones_come_out_of_them(
    players: int, all_: int, left: int
) -> None:
    game = new_game(players, 0)
    for resource in RESOURCES:
        assert game.position()["supply"][resource] == left
        assert left + sum(has(game, seat, resource) for seat in range(players)) == all_


@pytest.mark.rule("deus.setup.supply.box")
@pytest.mark.parametrize(("players", "markers"), [(2, 10), (3, 15), (4, 20)])
def test_markers_not_needed_leave_the_game(players: int, markers: int) -> None:
    others = [{"goods": {"clay": 0}} for _ in range(players - 1)]
    game = game_with({"goods": {"clay": markers}}, *others)
    assert game.position()["supply"]["clay"] == 0
    with pytest.raises(PositionError, match=f"clay is {markers + 1}, expected {markers} at most"):
        game_with({"goods": {"clay": markers + 1}}, *others)
    with pytest.raises(PositionError, match="supply.wood"):
        game_with({}, *others, supply={"wood": markers})  # one marker each is already out


@pytest.mark.rule("deus.setup.supply.box")
@pytest.mark.parametrize(("players", "temples"), [(2, 4), (3, 6), (4, 7)])
def test_temples_not_needed_leave_the_game(players: int, temples: int) -> None:
    seats: list[Document] = [{} for _ in range(players)]
    with pytest.raises(PositionError, match=f"supply.temples is {temples + 1}"):
        game_with(*seats, supply={"temples": temples + 1})


@pytest.mark.rule("deus.setup.supply.finite")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_nobody_receives_a_resource_the_supply_no_longer_has(left: int, gained: int) -> None:
    game = game_with(
        {
            "hand": ["cooperative_wood", "forum"],
            "goods": {"gold": 1, "wood": 0},
            "pieces": {"0,-1": ["production"], "2,2": ["civil"]},
        },
        {"goods": {"wood": 1}},
        supply={"wood": left},
    )
    say(game, "build cooperative_wood", "hex 2,2")  # 2 wood for each of two forests
    assert has(game, 0, "wood") == gained
    assert game.position()["supply"]["wood"] == left - gained


@pytest.mark.rule("deus.setup.supply.finite")
def test_what_is_sold_out_cannot_be_chosen() -> None:
    game = game_with({"hand": ["farmstead", "forum"]}, {}, supply={"wood": 0, "clay": 0})
    say(game, "offer farmstead", "pass")
    assert asked(game) == ["resource stone", "resource wheat"]


@pytest.mark.rule("deus.setup.supply.unlimited", "deus.components.gold", "deus.components.vp")
@pytest.mark.parametrize(
    ("card", "good", "printed", "gain"),
    [
        ("galley", "gold", 63 * 1 + 12 * 5 + 9 * 10, 2),
        ("forum", "vp", 24 * 1 + 9 * 3 + 9 * 5 + 17 * 10, 1),
    ],
)
def test_gold_and_vp_never_run_out(card: str, good: str, printed: int, gain: int) -> None:
    rich = {"goods": {good: printed}}
    game = game_with({"hand": [card, "baths"], **rich}, rich)
    say(game, f"offer {card}", "pass")
    assert [has(game, seat, good) for seat in (0, 1)] == [printed + gain, printed]


# The players.


@pytest.mark.rule("deus.setup.player.pieces")
@PLAYERS
def test_every_player_starts_with_2_pieces_of_each_kind_ready_and_3_in_supply(players: int) -> None:
    for seat in new_game(players, 0).position()["seats"]:
        assert seat["tableau"] == {kind: 2 for kind in STANDARD_KINDS}  # 10 in all
        assert seat["supply"] == {kind: 3 for kind in STANDARD_KINDS}  # the other 15
        assert seat["pieces"] == {}
        assert all(row == [] for row in seat["rows"].values())


@pytest.mark.rule("deus.setup.player.start")
@PLAYERS
def test_every_player_starts_with_5_gold_5_vp_and_one_of_each_resource(players: int) -> None:
    for seat in new_game(players, 0).position()["seats"]:
        assert seat["goods"] == {
            "gold": 5,
            **{resource: 1 for resource in RESOURCES},
            "vp": 5,
        }


@pytest.mark.rule("deus.setup.deck")
@pytest.mark.parametrize(("players", "left"), [(2, 86), (3, 81), (4, 76)])
def test_all_cards_are_shuffled_and_five_dealt_to_each(players: int, left: int) -> None:
    table = new_game(players, 0).position()
    assert len(table["deck"]) == left
    assert [len(seat["hand"]) for seat in table["seats"]] == [5] * players
    assert table["discard"] == []
    cards = table["deck"] + [card for seat in table["seats"] for card in seat["hand"]]
    assert sorted(cards) == sorted(
        card.id for card in CARDS if card.set == "base" for _ in range(card.copies)
    )


@pytest.mark.rule("deus.setup.deck")
def test_the_draw_pile_is_shuffled_and_lies_face_down() -> None:
    piles = [table["deck"] for table in tables(2)]
    assert len({tuple(pile) for pile in piles}) == SEEDS
    assert len({pile[-1] for pile in piles}) > 20  # any card may lie on top
    assert new_game(2, 0).view(0)["deck"] == 86
    assert new_game(2, 0).view(None)["seats"][0]["hand"] == 5


@pytest.mark.rule("deus.setup.startplayer")
@PLAYERS
def test_a_start_player_is_determined_and_begins(players: int) -> None:
    for seed in range(12):
        game = new_game(players, seed)
        assert game.decision is not None
        assert (to_move(game), game.decision.ask) == (game.position()["start"], "turn")


@pytest.mark.rule("deus.setup.startplayer.random")
@PLAYERS
def test_anyone_may_be_the_start_player(players: int) -> None:
    starts = [table["start"] for table in tables(players)]
    assert set(starts) == set(range(players))


def test_what_a_position_does_not_name_is_set_up_as_usual() -> None:
    game = game_with({"goods": {"gold": 1}}, {})
    assert seat_of(game, 0)["goods"] == {**seat_of(game, 1)["goods"], "gold": 1}
    assert [len(seat_of(game, seat)["hand"]) for seat in (0, 1)] == [5, 5]
    assert len(game.position()["deck"]) == 86

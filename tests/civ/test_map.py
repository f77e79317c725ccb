"""Advanced map building: the core, the tiles dealt, where a tile may lie, holes."""

import random
from functools import cache
from itertools import product

import pytest

from theogony.civ.board import GRID, Board, Laid
from theogony.civ.mapping import ANYWHERE, OUTLINES, Table, lay_tile
from theogony.civ.state import Civ
from theogony.civ.tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    CORE,
    NATURAL_TILES,
    PLAIN_TILES,
    WATER,
)
from theogony.core.hexes import around
from theogony.core.types import Document

from .tables import GAME, asked, new_game, question, refused, say, seat_of, to_move, told

ADVANCED = {"map": "advanced"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = 30
BUILDING = ["tile", "side", "turn", "place"]

Place = tuple[int, int]

# Tile, side, q and r of the middle, turns.
CORE_A = [(1, 0, 0, 0, 0), (2, 0, 3, -3, 3), (6, 0, 4, 0, 0), (12, 0, 7, -3, 3)]
CLOSED = [  # no tile can touch the core any more
    *CORE_A,
    *[(7, 1, 1, 2, 4), (9, 0, 6, -5, 5), (11, 1, -3, 1, 0), (16, 1, 5, 2, 4)],
    *[(3, 1, 0, -4, 1), (5, 0, 8, 0, 0), (8, 1, 9, -6, 2)],
]
CLOSED_CAPITALS = ["1,2", "6,-5", "-3,1", "5,2"]
CORNER = [  # at the end of all names of spaces: not even the tiles around the core can be touched
    *[(1, 0, 23, 0, 0), (2, 1, 21, -1, 0), (6, 0, 20, 2, 5), (12, 1, 21, -4, 3)],
    *[(7, 0, 17, 4, 2), (9, 1, 16, 2, 0), (11, 1, 23, -7, 2), (16, 0, 19, -5, 3)],
    *[(3, 0, 16, -1, 0), (5, 1, 14, 5, 5), (8, 1, 20, -8, 1), (10, 1, 15, 7, 1)],
    *[(4, 0, 17, -6, 4), (13, 1, 12, 2, 1)],
]
CORNER_CAPITALS = ["17,4", "16,2", "23,-7", "19,-5"]


def building(
    laid: list[tuple[int, int, int, int, int]],
    hands: list[list[int]],
    capitals: list[str] | None = None,
    step: Document | None = None,
) -> Civ:
    """A map that is being built; the seats have these tiles left, seat 0 lays next."""
    seats: list[Document] = [{"tiles": hand, "capital": None} for hand in hands]
    for seat, capital in zip(seats, capitals or [], strict=False):
        seat["capital"] = capital
    game = GAME.from_position(
        {
            "switches": ADVANCED,
            "map": [
                {"at": [q, r], "tile": tile, "side": "ab"[side], "turn": turn}
                for tile, side, q, r, turn in laid
            ],
            "seats": seats,
            "pending": [{"prepare": {"seat": 0}}, step or {"tile": {"seat": 0}}],
        }
    )
    assert isinstance(game, Civ)
    return game


def at_the_core(side: str = "a", turn: int = 0) -> Civ:
    """Only the core lies; seat 0 is laying tile 7."""
    step = {"place": {"seat": 0, "tile": 7, "side": side, "turn": turn}}
    return building(CORE_A, [[3, 5, 7], [8, 9, 10]], step=step)


def build_on(game: Civ, seed: int) -> None:
    """Lay all tiles by chance."""
    chance = random.Random(seed)
    while question(game) in BUILDING:
        say(game, chance.choice(asked(game)))


@cache
def built(players: int, seed: int) -> Civ:
    game = new_game(players, seed, ADVANCED)
    build_on(game, seed)
    return game


# The rules of laying, counted once more on the table.


def spaces(game: Civ) -> set[Place]:
    return {place for tile in game.board.tiles for place in tile.places()}


def core_of(game: Civ) -> set[Place]:
    return {place for tile in game.board.tiles[:4] for place in tile.places()}


def touched(tile: list[Place], table: set[Place]) -> set[Place]:
    """The spaces on the table next to a tile."""
    return {next_ for place in tile for next_ in around(place) if next_ in table}


def edges(tile: list[Place], table: set[Place]) -> int:
    """The edges along which a tile would touch the table."""
    return len([1 for place in tile for next_ in around(place) if next_ in table])


def holes(covered: set[Place]) -> set[Place]:
    """Places from which no way leads out."""
    near = {next_ for place in covered for next_ in around(place)} - covered
    edge = {next_ for place in near for next_ in around(place)} - covered
    outside = {max(edge)}
    queue = [max(edge)]
    while queue:  # around the map, two spaces wide, and into every bay
        for next_ in around(queue.pop()):
            if next_ in edge and next_ not in outside:
                outside.add(next_)
                queue.append(next_)
    found = near - outside
    queue = sorted(found)
    while queue:  # the middle of a wide hole
        for next_ in around(queue.pop()):
            if next_ not in covered and next_ not in found:
                found.add(next_)
                queue.append(next_)
    return found


def fitting(game: Civ, side: int, turn: int) -> dict[Place, list[Place]]:
    """All middles where a tile would lie next to the map without overlap, with its spaces."""
    table = spaces(game) | set(game.board.filled)
    rim = {next_ for place in table for next_ in around(place)} - table
    shape = Laid(0, 0, 7, side, turn).places()
    found = {}
    for q, r in sorted({(q - dq, r - dr) for q, r in rim for dq, dr in shape}):
        tile = [(q + dq, r + dr) for dq, dr in shape]
        if not set(tile) & table and all(space in GRID.numbers for space in tile):
            found[q, r] = tile
    return found


# What is dealt.


@pytest.mark.rule("civ.map.capital_tile", "civ.map.deal", "civ.map.deal.pool")
@PLAYERS
def test_each_player_gets_a_capital_tile_and_two_others_from_the_rest(players: int) -> None:
    capitals, others = set(), set()
    for seed in range(SEEDS):
        game = new_game(players, seed, ADVANCED)
        hands = [seat["tiles"] for seat in game.position()["seats"]]
        dealt = [tile for hand in hands for tile in hand]
        core = [tile["tile"] for tile in game.position()["map"]]
        for hand in hands:
            assert len(hand) == 3
            assert len([tile for tile in hand if tile in CAPITAL_TILES]) == 1
        assert len(set(dealt + core)) == 3 * players + 4
        capitals |= {tile for tile in dealt if tile in CAPITAL_TILES}
        others |= {tile for tile in dealt if tile not in CAPITAL_TILES}
    assert capitals == set(CAPITAL_TILES)  # each of them is dealt now and then
    assert others == {*NATURAL_TILES, *CITY_STATE_TILES, *PLAIN_TILES}


@pytest.mark.rule("civ.map.deal")
@PLAYERS
def test_the_map_has_four_tiles_and_three_for_each_player(players: int) -> None:
    game = built(players, 0)
    assert len(game.position()["map"]) == 4 + 3 * players
    assert all(seat["tiles"] == [] for seat in game.position()["seats"])


@pytest.mark.rule("civ.map.core.pick", "civ.map.core.side", "civ.map.core.place")
@PLAYERS
def test_the_core_is_two_and_two_on_one_side_laid_as_in_the_diagram(players: int) -> None:
    orders, sides = set(), set()
    for seed in range(SEEDS):
        game = new_game(players, seed, ADVANCED)
        core = game.position()["map"]
        kinds = ["n" if tile["tile"] in NATURAL_TILES else "c" for tile in core]
        assert sorted(kinds) == ["c", "c", "n", "n"]
        assert all(tile["tile"] in NATURAL_TILES + CITY_STATE_TILES for tile in core)
        [die] = told(game, "core_die")
        side = "a" if die["die"] <= 3 else "b"
        assert {tile["side"] for tile in core} == {side} == {die["side"]}
        lie = [(*tile["at"], tile["turn"]) for tile in core]
        assert lie == CORE["ab".index(side)]
        orders.add("".join(kinds))
        sides.add(side)
    assert sides == {"a", "b"}
    assert len(orders) == 6  # they were shuffled


@pytest.mark.rule("civ.map.core.marker")
def test_nothing_marks_the_core_once_the_map_is_built() -> None:
    game = built(3, 1)
    assert all(seat["trade"] == [0, 0, 0, 0, 0] for seat in game.position()["seats"])
    assert question(game) == "focus"


# Who lays when.


@pytest.mark.rule("civ.map.order")
def test_players_lay_one_tile_each_clockwise_until_all_lie() -> None:
    game = new_game(3, 5, ADVANCED)
    first = to_move(game)
    build_on(game, 5)
    order = [message["seat"] for message in told(game, "laid_tile")][4:]
    assert order == [(first + i) % 3 for i in range(9)]


@pytest.mark.rule("civ.map.order", "civ.map.order.independent")
def test_who_begins_to_build_is_drawn_apart_from_the_start_player() -> None:
    seen = set()
    for seed in range(20):
        game = new_game(2, seed, ADVANCED)
        first = to_move(game)
        build_on(game, seed)
        seen.add((first, game.start))
    assert seen == set(product([0, 1], [0, 1]))


@pytest.mark.rule("civ.map.order")
def test_only_own_tiles_may_be_laid() -> None:
    game = building(CORE_A, [[3, 5, 7], [8, 9, 10]])
    assert asked(game) == ["tile 3", "tile 5", "tile 7"]
    assert refused(game, "tile 8") == "civ.map.order"


@pytest.mark.rule("civ.map.place.side")
def test_a_tile_lies_on_either_side_in_any_rotation() -> None:
    game = building(CORE_A, [[3, 5, 7], [8, 9, 10]])
    say(game, "tile 5")
    assert asked(game) == ["side a", "side b"]
    for side in asked(game):
        other = game.copy()
        say(other, side)
        assert asked(other) == [f"turn {turn}" for turn in range(6)]
    say(game, "side b", "turn 4")
    place = asked(game)[0].removeprefix("hex ")
    say(game, f"hex {place}")
    at = [int(part) for part in place.split(",")]
    assert game.position()["map"][-1] == {"at": at, "tile": 5, "side": "b", "turn": 4}
    assert seat_of(game, 0)["tiles"] == [3, 7]
    assert to_move(game) == 1


# Where a tile may lie.


@pytest.mark.rule("civ.map.place.four", "civ.example.tile")
@pytest.mark.parametrize(("side", "turn"), [("a", 0), ("a", 4), ("b", 1), ("b", 3)])
def test_a_tile_touches_at_least_four_spaces_on_the_table(side: str, turn: int) -> None:
    game = at_the_core(side, turn)
    counts = set()
    for (q, r), tile in fitting(game, "ab".index(side), turn).items():
        count = len(touched(tile, spaces(game)))
        if count >= 4:
            assert f"hex {q},{r}" in asked(game)
        elif count not in counts:
            assert refused(game, f"hex {q},{r}") == "civ.map.place.four"
        else:
            assert f"hex {q},{r}" not in asked(game)
        counts.add(count)
    assert {1, 2, 3, 4} <= counts


@pytest.mark.rule("civ.map.place.four.count")
def test_spaces_are_counted_not_edges() -> None:
    game = at_the_core("a", 0)
    tried = 0
    for (q, r), tile in fitting(game, 0, 0).items():
        if len(touched(tile, spaces(game))) == 3 and edges(tile, spaces(game)) >= 4:
            assert refused(game, f"hex {q},{r}") == "civ.map.place.four"
            tried += 1
    assert tried


@pytest.mark.rule("civ.map.place.core")
def test_a_tile_must_touch_the_core_while_any_can() -> None:
    laid = [*CORE_A, (7, 1, 1, 2, 4)]
    far = 0
    for side, turn in product("ab", range(6)):
        step = {"place": {"seat": 0, "tile": 3, "side": side, "turn": turn}}
        game = building(laid, [[3, 5], [9, 10]], ["1,2"], step)
        if question(game) != "place":
            continue
        for (q, r), tile in fitting(game, "ab".index(side), turn).items():
            if f"hex {q},{r}" in asked(game):
                assert touched(tile, core_of(game))
            elif len(touched(tile, spaces(game))) >= 4 and not touched(tile, core_of(game)):
                assert refused(game, f"hex {q},{r}") == "civ.map.place.core"
                far += 1
    assert far


@pytest.mark.rule("civ.map.place.core_fallback", "civ.map.place.core_fallback.test")
def test_if_no_tile_can_touch_the_core_it_touches_one_that_does() -> None:
    seen = 0
    start = building(CLOSED, [[4, 10], [13], [14], [15]], CLOSED_CAPITALS)
    table, core = spaces(start) | set(start.board.filled), core_of(start)
    at_core = {
        place
        for laid in start.board.tiles[4:]
        if touched(laid.places(), core)
        for place in laid.places()
    }
    for side, turn in product("ab", range(6)):
        game = start.copy()
        say(game, f"tile {4 if turn % 2 else 10}")  # whichever it is, and whichever way it lies
        say(game, f"side {side}")
        if f"turn {turn}" in asked(game):
            say(game, f"turn {turn}")
        open_ = asked(game) if question(game) == "place" else []
        for (q, r), tile in fitting(start, "ab".index(side), turn).items():
            if len(touched(tile, spaces(start))) >= 4 and len(holes(table | set(tile))) <= 8:
                assert not touched(tile, core)
                assert (f"hex {q},{r}" in open_) == bool(touched(tile, at_core))
                seen += 1
    assert seen


@pytest.mark.rule("civ.map.place.none")
def test_if_nothing_else_is_possible_the_tile_need_not_be_near_the_core() -> None:
    game = building(CORNER, [[14], [15], [], []], CORNER_CAPITALS)
    second = {
        place
        for laid in game.board.tiles
        if touched(laid.places(), core_of(game))
        for place in laid.places()
    }
    assert to_move(game) == 0  # the only tile was chosen, and something is left to choose
    while question(game) != "place":
        say(game, asked(game)[0])
    step = game.pending()[-1]["place"]
    fits = fitting(game, "ab".index(step["side"]), step["turn"])
    assert len(asked(game)) > 1
    for name in asked(game):
        q, r = name.removeprefix("hex ").split(",")
        tile = fits[int(q), int(r)]
        assert len(touched(tile, spaces(game))) >= 4  # that always holds
        assert not touched(tile, second)


WIDE = [  # three holes are filled; a tile at 0,4 could close one of six spaces
    *CORE_A,
    *[(7, 0, 8, -6, 4), (9, 1, 4, -6, 1), (11, 1, 1, -6, 2), (16, 0, 8, 0, 0)],
    *[(3, 0, -2, -1, 0), (5, 0, -5, 3, 1), (8, 0, -3, 5, 0)],
]
WIDE_CAPITALS = ["8,-6", "4,-6", "1,-6", "8,0"]


def wide_hole() -> Civ:
    step = {"place": {"seat": 0, "tile": 10, "side": "a", "turn": 1}}
    game = building(WIDE, [[10, 4], [13], [14], [15]], WIDE_CAPITALS, step)
    assert game.position()["water"] == ["5,-5", "0,-4", "0,-3"]
    return game


@pytest.mark.rule("civ.map.hole.limit")
def test_a_tile_may_not_close_a_hole_for_more_than_the_water_tokens_left() -> None:
    game = wide_hole()
    tile = Laid(0, 4, 10, 0, 1).places()
    assert len(holes(spaces(game) | set(tile)) - set(game.board.filled)) == 6
    assert len(touched(tile, spaces(game))) >= 4 and touched(tile, core_of(game))
    assert refused(game, "hex 0,4") == "civ.map.hole.limit"


@pytest.mark.rule("civ.map.place.none")
def test_at_last_a_hole_is_filled_as_far_as_the_water_tokens_reach() -> None:
    game = wide_hole()
    table = Table(game.board)
    outline = OUTLINES[1]
    for ring in range(ANYWHERE):  # at the core, near it, or anywhere: too much water
        assert GAME.rules[table.cannot_lie(outline, 0, 4, ring)] == "civ.map.hole.limit"
    assert table.cannot_lie(outline, 0, 4, ANYWHERE) == 0
    lay_tile(game, 0, Laid(0, 4, 10, 0, 1))
    assert len(game.board.filled) == 8
    assert len(holes(spaces(game))) == 9


# Capitals and holes.


@pytest.mark.rule("civ.map.place.capital")
@PLAYERS
def test_whoever_lays_the_own_capital_tile_puts_the_capital_on_its_icon(players: int) -> None:
    game = new_game(players, 2, ADVANCED)
    chance = random.Random(2)
    while question(game) in BUILDING:
        seat, asks = to_move(game), question(game)
        chosen = game.pending()[-1].get("place", {}).get("tile")
        say(game, chance.choice(asked(game)))
        if asks == "place":
            laid = game.board.tiles[-1]
            assert laid.tile == chosen
            if laid.tile in CAPITAL_TILES:
                assert seat_of(game, seat)["capital"] == f"{laid.q},{laid.r}"
                assert game.board.icons[game.board.hexes.numbers[laid.q, laid.r]] == "capital"
    assert len({seat["capital"] for seat in game.position()["seats"]}) == players


@pytest.mark.rule("civ.map.hole")
def test_a_hole_is_filled_with_water_at_once() -> None:
    filled = 0
    for seed in range(4):
        game = new_game(4, seed, ADVANCED)
        chance = random.Random(seed)
        while question(game) in BUILDING:
            say(game, chance.choice(asked(game)))
            assert set(game.board.filled) == holes(spaces(game))
            assert len(game.board.filled) <= 8
        for place in game.board.filled:
            hex_ = game.board.hexes.numbers[place]
            assert game.board.terrain[hex_] == WATER
            assert game.view(None)["hexes"][f"{place[0]},{place[1]}"] == "water"
            for next_ in game.board.near[hex_]:
                assert game.board.coast[next_] == 1
            filled += 1
    assert filled


@pytest.mark.rule("civ.map.hole")
def test_a_space_beside_a_filled_hole_is_next_to_water_not_at_the_edge() -> None:
    board = Board([Laid(q, r, tile, side, turn) for tile, side, q, r, turn in CORNER], [])
    filled = Board(board.tiles, [(19, 0)])
    beside = [place for place in around((19, 0)) if place in board.hexes.numbers]
    assert len(beside) == 6
    for place in beside:
        assert board.edge[board.hexes.numbers[place]] == 1
        if all(next_ in filled.hexes.numbers for next_ in around(place)):
            assert filled.edge[filled.hexes.numbers[place]] == 0
        assert filled.coast[filled.hexes.numbers[place]] == 1
    assert any(filled.edge[filled.hexes.numbers[place]] == 0 for place in beside)


# Afterwards.


@pytest.mark.rule("civ.map.continue")
@PLAYERS
def test_then_the_set_up_goes_on_with_the_tokens_on_the_map(players: int) -> None:
    game = new_game(players, 3, ADVANCED)
    before = game.position()
    assert before["resources"] == before["city_states"] == before["naturals"] == {}
    assert before["victory"] == [] and before["box"] == []
    build_on(game, 3)
    icons = game.view(None)["icons"]
    after = game.position()
    for place, word in icons.items():
        if word in after["supply"]:
            assert after["resources"][place] == word
        elif word in GAME.words["letter"]:
            assert after["barbarians"][word] == place
        elif word in GAME.words["natural"]:
            assert after["naturals"][place] == word
        elif word in GAME.words["city_state"]:
            assert after["city_states"][word] == place
        else:
            assert word == "capital"
    assert len(after["victory"]) == 3
    assert question(game) == "focus" and to_move(game) == after["start"]

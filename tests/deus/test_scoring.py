"""The final scoring: VP gained, temples, majorities; and who has won."""

import pytest

from tests.deus.box import NOTHING
from tests.deus.tables import game_with, say
from theogony.core.types import Document
from theogony.deus.state import Deus

MAJORITIES = ["wheat", "wood", "stone", "clay", "gold"]


def with_goods(**goods: int) -> Document:
    """A seat that has these goods and no others."""
    return {"goods": NOTHING | goods}


def source(game: Deus, name: str) -> list[int]:
    """What one source of points brings each seat."""
    return [points[name] for points in game.breakdown()]


# VP gained.


@pytest.mark.rule("deus.score.gained")
def test_the_vp_a_player_has_count_those_of_the_start_included() -> None:
    game = game_with({}, {"goods": {"vp": 17}})
    assert source(game, "gained") == [5, 17]


@pytest.mark.rule("deus.score.gained", "deus.place.edgebuy.price")
def test_vp_paid_are_gone() -> None:
    seat = {
        "hand": ["trading_post_swamp", "forum"],
        "goods": {"gold": 0},
        "pieces": {"0,-1": ["civil"]},
    }
    game = game_with(seat, {})
    say(game, "build trading_post_swamp", "hex 0,5")
    assert source(game, "gained") == [2, 5]


@pytest.mark.rule("deus.score.gained", "deus.score.temples", "deus.score.majorities")
def test_the_score_is_the_sum_of_the_three_sources() -> None:
    seat = with_goods(vp=11, wood=2, gold=3) | {
        "rows": {"temple": ["temple_regions_field"]},
        "pieces": {"0,0": ["civil", "temple"], "1,1": ["civil"]},
    }
    game = game_with(seat, with_goods(vp=6, clay=1))
    assert game.scores() == [11 + 8 + 2 + 2, 6 + 2]
    assert [sum(points.values()) for points in game.breakdown()] == game.scores()


@pytest.mark.rule("deus.score.gained", "deus.aim.winner")
def test_the_points_are_counted_when_the_game_is_over() -> None:
    game = game_with(
        with_goods(vp=9),
        with_goods(vp=7, wood=1) | {"hand": ["forum", "baths"]},
        turn=1,
        turns_left=1,
        supply={"temples": 0},
    )
    assert "scores" not in game.view(None)
    say(game, "offer forum", "pass")  # Vesta: 1 VP
    assert game.over
    view = game.view(None)
    assert view["scores"] == game.scores() == [9, 7 + 1 + 2]
    assert view["ranking"] == game.ranking() == [2, 1]
    assert view["breakdown"] == game.breakdown()


# Temples.


@pytest.mark.rule("deus.score.temples", "deus.temple.scoring")
@pytest.mark.parametrize(
    ("fields", "points"),
    [(["0,0"], 4), (["0,0", "1,1"], 8), (["0,0", "1,1", "0,2"], 12)],
)
def test_a_temple_brings_its_points(fields: list[str], points: int) -> None:
    pieces = {field: ["civil"] for field in fields} | {"0,0": ["civil", "temple"]}
    game = game_with({"rows": {"temple": ["temple_regions_field"]}, "pieces": pieces}, {})
    assert source(game, "temples") == [points, 0]


@pytest.mark.rule("deus.score.temples", "deus.temple.scoring")
@pytest.mark.parametrize(
    ("temples", "points"),
    [
        (["temple_regions_field"], 12),  # 4 fields: 16 VP, cut to 12
        (["temple_type_civil"], 12),  # 5 civil buildings: 15 VP
        (["temple_regions_field", "temple_type_civil"], 24),
        (["temple_regions_field", "temple_settlement"], 17),
        (["temple_regions_field", "temple_type_civil", "temple_settlement"], 29),
    ],
)
def test_each_temple_brings_12_vp_at_most(temples: list[str], points: int) -> None:
    pieces = {region: ["civil"] for region in ("0,0", "1,1", "0,2", "1,4", "0,1")}
    game = game_with({"rows": {"temple": temples}, "pieces": pieces}, {})
    assert source(game, "temples") == [points, 0]


@pytest.mark.rule("deus.score.temples", "deus.temple.nopiece")
def test_a_temple_built_without_a_piece_scores_too() -> None:
    seat: Document = {"rows": {"temple": ["temple_regions_field"]}, "pieces": {"0,0": ["civil"]}}
    game = game_with(seat, {}, supply={"temples": 0})
    assert source(game, "temples") == [4, 0]


@pytest.mark.rule("deus.score.temples")
def test_temples_are_counted_by_the_final_board_not_by_the_board_they_were_built_on() -> None:
    seat = {
        "hand": ["temple_regions_field", "trading_post_forest", "baths"],
        "goods": {"gold": 0, "wood": 2},
        "pieces": {"0,1": ["production"]},
    }
    other = {"hand": ["forum", "galley"]}
    game = game_with(seat, other)
    say(game, "build temple_regions_field")
    assert source(game, "temples") == [0, 0]
    say(game, "offer galley", "pass")
    say(game, "build trading_post_forest", "hex 1,1")
    assert source(game, "temples") == [4, 0]


@pytest.mark.rule("deus.score.temples")
def test_only_the_own_regions_count_for_a_temple() -> None:
    row = {"temple": ["temple_regions_field"]}
    game = game_with(
        {"rows": row, "pieces": {"0,0": ["civil"]}},
        {"pieces": {"1,1": ["civil"], "0,2": ["civil"]}},
    )
    assert source(game, "temples") == [4, 0]


# Majorities.


@pytest.mark.rule("deus.score.majorities")
@pytest.mark.parametrize("good", MAJORITIES)
def test_having_most_of_a_good_brings_2_vp(good: str) -> None:
    game = game_with(with_goods(**{good: 3}), with_goods(**{good: 2}), with_goods())
    assert source(game, f"most_{good}") == [2, 0, 0]
    assert game.scores() == [2, 0, 0]


@pytest.mark.rule("deus.score.majorities")
def test_the_five_majorities_are_separate() -> None:
    game = game_with(
        with_goods(wheat=3, wood=3, stone=1, clay=0, gold=9),
        with_goods(wheat=2, wood=4, stone=2, clay=1, gold=8),
    )
    majorities = {good: source(game, f"most_{good}") for good in MAJORITIES}
    assert majorities == {
        "wheat": [2, 0],
        "wood": [0, 2],
        "stone": [0, 2],
        "clay": [0, 2],
        "gold": [2, 0],
    }
    assert game.scores() == [4, 6]


@pytest.mark.rule("deus.score.majorities")
def test_there_is_no_majority_of_anything_else() -> None:
    game = game_with(with_goods(vp=1), with_goods(vp=40))
    assert game.scores() == [1, 40]
    assert sorted(game.breakdown()[0]) == sorted(
        ["gained", "temples", *[f"most_{good}" for good in MAJORITIES]]
    )


@pytest.mark.rule("deus.score.majorities.min")
@pytest.mark.parametrize("good", MAJORITIES)
def test_without_at_least_one_of_it_nobody_has_the_majority(good: str) -> None:
    game = game_with(with_goods(), with_goods(), with_goods())
    assert source(game, f"most_{good}") == [0, 0, 0]
    game = game_with(with_goods(), with_goods(**{good: 1}), with_goods())
    assert source(game, f"most_{good}") == [0, 2, 0]


@pytest.mark.rule("deus.score.majorities.tie")
@pytest.mark.parametrize("good", MAJORITIES)
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([3, 3, 1, 0], [2, 2, 0, 0]),
        ([1, 3, 2, 3], [0, 2, 0, 2]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([2, 2, 3, 2], [0, 0, 2, 0]),
    ],
)
def test_all_who_are_tied_for_the_most_get_2_vp(
    amounts: list[int], points: list[int], good: str
) -> None:
    game = game_with(*[with_goods(**{good: amount}) for amount in amounts])
    assert source(game, f"most_{good}") == points


@pytest.mark.rule("deus.score.majorities.gold")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([9, 10], [0, 2]),  # nine coins of 1 against one coin of 10
        ([11, 15], [0, 2]),
        ([20, 19], [2, 0]),
        ([10, 10], [2, 2]),
    ],
)
def test_gold_is_counted_by_value(gold: list[int], points: list[int]) -> None:
    game = game_with(*[with_goods(gold=amount) for amount in gold])
    assert source(game, "most_gold") == points


# Who has won.


@pytest.mark.rule("deus.aim.winner")
def test_the_highest_total_wins_not_the_most_vp_in_play() -> None:
    game = game_with(with_goods(vp=20), with_goods(vp=19, clay=1), with_goods(vp=3))
    assert game.scores() == [20, 21, 3]
    assert game.ranking() == [2, 1, 3]


@pytest.mark.rule("deus.score.tie")
@pytest.mark.parametrize(
    ("vp", "places"),
    [
        ([10, 10, 3, 2], [1, 1, 3, 4]),
        ([4, 10, 10, 10], [4, 1, 1, 1]),
        ([10, 7, 7, 2], [1, 2, 2, 4]),
        ([5, 5, 5, 5], [1, 1, 1, 1]),
    ],
)
def test_equal_totals_share_the_place(vp: list[int], places: list[int]) -> None:
    game = game_with(*[with_goods(vp=points) for points in vp])
    assert game.ranking() == places


TEMPLE_OF_4 = {"rows": {"temple": ["temple_regions_field"]}, "pieces": {"0,0": ["civil"]}}
TWO_TEMPLES_OF_0 = {"rows": {"temple": ["temple_cities", "temple_regions_swamp"]}}


@pytest.mark.rule("deus.score.tie")
@pytest.mark.parametrize(
    ("seats", "scores", "shared", "broken"),
    [
        pytest.param(
            [with_goods(vp=10), with_goods(vp=6) | TEMPLE_OF_4],
            [10, 10],
            [1, 1],
            [2, 1],
            id="more temples",
        ),
        pytest.param(
            [with_goods(vp=10, gold=4), with_goods(vp=12) | TWO_TEMPLES_OF_0],
            [12, 12],
            [1, 1],
            [2, 1],
            id="temples before gold, and temples worth nothing count",
        ),
        pytest.param(
            [with_goods(vp=9, gold=3), with_goods(vp=10, wood=1, gold=1), with_goods(vp=12)],
            [11, 12, 12],
            [3, 1, 1],
            [3, 1, 2],
            id="equal temples: more gold",
        ),
        pytest.param(
            [with_goods(vp=10, gold=2), with_goods(vp=10, gold=2)],
            [12, 12],
            [1, 1],
            [1, 1],
            id="equal in all: still shared",
        ),
        pytest.param(
            [with_goods(vp=11), with_goods(vp=6) | TEMPLE_OF_4],
            [11, 10],
            [1, 2],
            [1, 2],
            id="no tie: temples and gold do not matter",
        ),
        pytest.param(
            [
                with_goods(vp=20),
                with_goods(vp=5),
                with_goods(vp=1) | TEMPLE_OF_4,
                with_goods(vp=5),
            ],
            [20, 5, 5, 5],
            [1, 2, 2, 2],
            [1, 3, 2, 3],
            id="other places than the first",
        ),
    ],
)
def test_ties_are_shared_or_broken_by_temples_and_then_gold(
    seats: list[Document], scores: list[int], shared: list[int], broken: list[int]
) -> None:
    game = game_with(*seats)
    assert game.scores() == scores
    assert game.ranking() == shared
    game = game_with(*seats, switches={"final_tie": "most_temples_then_gold"})
    assert game.scores() == scores
    assert game.ranking() == broken

"""The greedy player understands Egypt: each colour by a table where it matters."""

from typing import Any

import pytest

import theogony
from tests.deus.tables import game_with, has, seat_of
from theogony.core.types import Document
from theogony.deus.state import Deus
from theogony.players import EgyptEvaluation, named

DEUS = theogony.game("deus")
EGYPT = DEUS.presets["egypt"]
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "clay": 0, "wheat": 0}
OTHER: Document = {"hand": ["palace_vp"]}


def carrying_out(spot: str, first: Document, **table: Any) -> Deus:
    """Seat 0 is just carrying out the card at this spot."""
    pending = [{"end_turn": {"seat": 0}}, {"resolve": {"seat": 0, "spot": spot, "effect": 0}}]
    return game_with({"hand": ["inn_vp"]} | first, OTHER, pending=pending, switches=EGYPT, **table)


def finish_turn(game: Deus) -> None:
    """Greedy answers until somebody else is asked."""
    greedy = named("greedy", "deus", 0)
    while game.question().seat == 0:
        game.choose(greedy.answer(game))


def worth(first: Document, **table: Any) -> int:
    """What the table is worth to seat 0."""
    game = game_with({"hand": ["inn_vp"]} | first, OTHER, switches=EGYPT, **table)
    return EgyptEvaluation().value(game, 0)


@pytest.mark.parametrize(("value", "sold"), [(6, 1), (2, 0)])
def test_it_sells_dear_and_keeps_what_is_cheap(value: int, sold: int) -> None:
    stones = {"goods": NOTHING | {"stone": 3}, "rows": {"maritime": ["papyrus_boat_stone"]}}
    game = carrying_out("maritime-1", stones, market={"stone": value})
    finish_turn(game)
    assert has(game, 0, "stone") == 3 - sold
    assert has(game, 0, "gold") == value * sold


def test_it_sells_rather_than_throw_away() -> None:
    stones = {"goods": NOTHING | {"stone": 4}, "rows": {"maritime": ["papyrus_boat_stone"]}}
    game = carrying_out("maritime-1", stones | {"barges": [1]}, market={"stone": 2})
    finish_turn(game)
    assert has(game, 0, "gold") >= 6  # only one of the four would have stayed


def test_it_takes_the_barge_of_a_card_it_plays() -> None:
    pending = [{"end_turn": {"seat": 0}}, {"once": {"seat": 0, "spot": "production-1"}}]
    game = game_with(
        {
            "hand": ["inn_vp"],
            "rows": {"production": ["mill"]},
            "pieces": {"0,0": ["production"]},
        },
        OTHER,
        pending=pending,
        switches=EGYPT,
    )
    finish_turn(game)
    assert seat_of(game, 0)["barges"] == [2, 3, 3]


def test_it_throws_away_what_it_has_most_of() -> None:
    goods = {"goods": NOTHING | {"wood": 1, "stone": 5, "clay": 1, "wheat": 1}}
    game = game_with(
        {"hand": ["inn_vp"]} | goods, OTHER, pending=[{"end_turn": {"seat": 0}}], switches=EGYPT
    )
    finish_turn(game)
    assert seat_of(game, 0)["goods"] == goods["goods"] | {"stone": 2, "vp": 5}


def test_it_scores_pieces_it_can_spare_in_the_library() -> None:
    game = carrying_out(
        "science-1",
        {
            "rows": {"science": ["library"]},
            "tableau": {"maritime": 5, "production": 1, "science": 1, "civil": 1, "military": 1},
        },
    )
    finish_turn(game)
    assert seat_of(game, 0)["tableau"]["maritime"] == 0
    assert has(game, 0, "vp") == 5 + 5


def test_it_builds_the_civil_piece_where_the_scribe_is_worth_most() -> None:
    game = game_with(
        {
            "hand": ["town_house_vp", "town_house_gold"],
            "goods": NOTHING | {"stone": 1, "clay": 1},
            "pieces": {"0,1": ["production", "science", "military"], "1,1": ["production"]},
        },
        OTHER,
        switches=EGYPT,
    )
    finish_turn(game)
    assert seat_of(game, 0)["scribe"] == "0,1"
    assert has(game, 0, "vp") == 5 + 4


def test_it_takes_a_village_with_archers() -> None:
    game = carrying_out(
        "military-1",
        {
            "rows": {"military": ["archers"]},
            "pieces": {"1,1": ["military", "civil"]},
            "markers": {"ready": 2},
        },
    )
    finish_turn(game)
    assert len(seat_of(game, 0)["fallen"]) == 1
    assert has(game, 0, "vp") > 5 + 3


def test_it_keeps_its_markers_if_there_is_nothing_to_gain() -> None:
    archers = {"rows": {"military": ["archers"]}, "markers": {"ready": 2}}
    game = carrying_out("military-1", archers | {"pieces": {"0,-1": ["military"]}})
    finish_turn(game)
    assert seat_of(game, 0)["markers"]["ready"] == 2


def test_it_builds_a_temple_for_its_vp_when_the_end_is_near() -> None:
    game = game_with(
        {
            "hand": ["temple_of_isis", "camels", "garrison"],
            "goods": {"wood": 3, "stone": 3, "clay": 3, "wheat": 3, "gold": 0},
            "barges": [3, 3, 3, 3],
            "pieces": {"1,1": ["production"]},
        },
        OTHER,
        turns_left=2,
        switches=EGYPT,
    )
    finish_turn(game)
    assert seat_of(game, 0)["rows"]["temple"] == ["temple_of_isis"]


@pytest.mark.parametrize(
    "more",
    [
        {"barges": [2, 3, 3]},
        {"markers": {"stock": 4, "ready": 1}},
        {"coins": ["civil-1"]},
        {"tiles": {"temple_of_seth": 2}},
    ],
    ids=["barges", "markers", "coins", "tiles"],
)
def test_what_lies_before_a_player_has_its_worth(more: Document) -> None:
    seat: Document = {
        "rows": {"civil": ["inn_gold"], "temple": ["temple_of_seth"]},
        "pieces": {"0,1": ["civil", "temple"]},
        "tiles": {"temple_of_seth": 1},
    }
    assert worth(seat | more) > worth(seat)


@pytest.mark.parametrize("temple", ["amun", "isis", "ptah", "maat"])
def test_a_lasting_temple_has_its_worth(temple: str) -> None:
    seat: Document = {"pieces": {"0,1": ["civil", "temple"]}}
    with_temple = seat | {"rows": {"temple": [f"temple_of_{temple}"]}}
    without = seat | {"rows": {"temple": ["temple_of_horus"]}, "tiles": {"temple_of_horus": 0}}
    assert worth(with_temple) > worth(without)


def test_a_marked_row_costs_its_owner_and_pays_another() -> None:
    assert worth({"garrisons": {"civil": 1}}) < worth({})


def test_archives_that_point_at_each_other_end_somewhere() -> None:
    rows = {
        "science": ["royal_archives_red", "royal_archives_blue"],
        "civil": ["inn_vp", "royal_archives_green"],
        "temple": ["temple_of_montu"],
    }
    assert worth({"rows": rows, "pieces": {"0,1": ["civil"]}}) > worth({})

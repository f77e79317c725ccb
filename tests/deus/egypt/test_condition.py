"""Chapter 4 of Egypt: cards that go only where buildings stand already."""

import pytest

from theogony.core.types import Document
from theogony.deus.state import Deus

from ..box import ONE_EACH, OTHER
from ..tables import asked, game_with, refused, say, seat_of
from .red import RED

RICH = ONE_EACH | {"vp": 20}


def archers(pieces: Document, mine: Document | None = None, other: Document | None = None) -> Deus:
    """Seat 0 may build Archers, which ask for 1 building."""
    own = {"goods": RICH, "hand": ["archers", "forum"], "pieces": pieces}
    return game_with(own | (mine or {}), other or OTHER, switches=RED)


def placing(kind: str, least: int, pieces: Document, switches: Document | None = None) -> Deus:
    """Seat 0 places a piece of a card that asks for so many buildings."""
    pending = [
        {"end_turn": {"seat": 0}},
        {"region": {"seat": 0, "kind": kind, "least": least}},
    ]
    mine = {"goods": RICH, "hand": ["galley"], "pieces": pieces}
    return game_with(mine, OTHER, pending=pending, switches=switches or {})


@pytest.mark.rule("egypt.cond.minimum", "egypt.red.archers.condition")
def test_archers_are_built_where_a_building_stands() -> None:
    game = archers({"0,0": ["civil"], "0,1": ["production", "science"]})
    say(game, "build archers")
    assert asked(game) == ["hex 0,0", "hex 0,1"]
    assert refused(game, "hex 1,1") == "egypt.cond.minimum"
    say(game, "hex 0,1")
    assert seat_of(game, 0)["pieces"]["0,1"] == ["production", "science", "military"]


@pytest.mark.rule("egypt.cond.minimum")
@pytest.mark.parametrize(
    ("least", "regions"),
    [
        (1, ["hex 0,-1", "hex 0,0", "hex 0,1"]),
        (2, ["hex 0,0", "hex 0,1"]),
    ],
)
def test_the_number_on_the_card_is_a_minimum(least: int, regions: list[str]) -> None:
    pieces = {"0,-1": ["science"], "0,0": ["production", "science"]}
    pieces |= {"0,1": ["production", "science", "military"]}
    assert asked(placing("civil", least, pieces)) == regions


@pytest.mark.rule("egypt.cond.before_placing")
def test_the_new_piece_itself_does_not_count() -> None:
    pieces = {"0,-1": ["production"], "0,0": ["production", "science"]}
    pieces |= {"0,1": ["production", "science"]}
    game = placing("civil", 2, pieces)
    assert refused(game, "hex 0,-1") == "egypt.cond.minimum"  # it would be the second


@pytest.mark.rule("egypt.cond.not_empty")
def test_with_a_minimum_of_1_the_first_building_is_another() -> None:
    game = archers({})
    assert refused(game, "build archers") == "egypt.cond.minimum"
    assert "build forum" in asked(game)


@pytest.mark.rule("egypt.cond.not_empty")
def test_with_a_minimum_of_1_no_place_on_the_edge_is_bought() -> None:
    game = archers({"0,0": ["civil"], "0,1": ["civil"]})
    say(game, "build archers")
    assert game.why_not("hex 1,5") == "deus.place.next.adjacent"
    plain = placing("military", 0, {"0,0": ["civil"]})
    assert "hex 1,5" in asked(plain)


@pytest.mark.rule("egypt.cond.on_top")
def test_archers_do_not_go_where_only_an_army_stands() -> None:
    pieces = {"0,0": ["civil"], "0,1": ["civil"], "0,2": ["military"], "1,2": ["maritime"]}
    other = OTHER | {"pieces": {"1,1": ["civil"]}}
    game = archers(pieces, other=other)
    say(game, "build archers")
    assert asked(game) == ["hex 0,0", "hex 0,1"]
    assert refused(game, "hex 0,2") == "deus.place.different"
    assert refused(game, "hex 1,2") == "deus.place.land.nosea"
    assert refused(game, "hex 1,1") == "deus.place.foreign"


@pytest.mark.rule("egypt.cond.what_counts")
@pytest.mark.parametrize("beside", ["civil", "military", "temple"])
def test_every_building_counts_armies_and_temples_too(beside: str) -> None:
    game = placing("production", 2, {"0,0": ["science", beside], "0,1": ["civil"]})
    assert "production" in seat_of(game, 0)["pieces"]["0,0"]  # the only region that will do


@pytest.mark.rule("egypt.cond.what_counts")
def test_the_scribe_does_not_count() -> None:
    pieces = {"0,0": ["civil"], "0,1": ["civil", "science"], "0,2": ["civil", "science"]}
    game = placing("production", 2, pieces, {"brown_set": "egypt"})
    assert seat_of(game, 0)["scribe"] == "0,0"
    assert asked(game) == ["hex 0,1", "hex 0,2"]


@pytest.mark.rule("egypt.cond.what_counts")
def test_markers_and_laid_down_armies_do_not_count() -> None:
    pieces = {"0,0": ["civil"], "0,1": ["civil"]}
    mine = {"markers": {"regions": ["1,1"]}, "fallen": ["1,0"]}
    own = {"goods": RICH, "hand": ["archers"], "pieces": pieces} | mine
    game = game_with(own, OTHER, switches=RED, attacked=["1,0"])
    say(game, "build archers")
    assert asked(game) == ["hex 0,0", "hex 0,1"]
    assert refused(game, "hex 1,1") == "egypt.cond.minimum"


@pytest.mark.rule("egypt.cond.no_site")
def test_without_such_a_region_the_card_cannot_be_played() -> None:
    game = archers({"0,0": ["military"], "0,1": ["military"]})
    assert refused(game, "build archers") == "deus.place.different"
    held = archers({}, {"markers": {"regions": ["0,0"]}})
    assert refused(held, "build archers") == "egypt.cond.minimum"


@pytest.mark.rule("egypt.cond.foreign_row")
def test_the_condition_stays_in_another_row() -> None:
    mine = {
        "goods": RICH,
        "hand": ["archers", "forum"],
        "rows": {"temple": ["temple_of_neith"]},
        "pieces": {"0,0": ["civil", "temple"], "0,1": ["civil"]},
    }
    game = game_with(mine, OTHER, switches=RED | {"purple_set": "egypt"})
    say(game, "build archers", "row science")
    assert seat_of(game, 0)["rows"]["science"] == ["archers"]
    assert asked(game) == ["hex 0,0", "hex 0,1"]

"""Chapter 5, spaces and terrain, and what leaders and city-states make of a difficulty."""

import pytest

from theogony.civ.state import Civ
from theogony.civ.terrain import BUILDING, PLACING, PLACING_ELSE, PLAIN, difficulty
from theogony.civ.tiles import FACES, MOUNTAINS
from theogony.core.types import Document

from .tables import asked, game_with, refused, rolling, say, to_move, told
from .test_culture import SMALL, resolving, row_with


def space(game: Civ, name: str) -> int:
    return game.board.hexes.names.index(name)


def hard(game: Civ, name: str, purpose: int = PLAIN) -> int:
    """How hard a space is for seat 0."""
    return difficulty(game, 0, space(game, name), purpose)


@pytest.mark.rule("civ.terrain.space")
def test_each_hexagon_is_a_space_with_one_terrain() -> None:
    game = game_with({}, {}, {}, {})
    hexes = game.view(None)["hexes"]
    assert len(hexes) == 160  # 16 tiles of ten spaces
    terrains = {"grassland", "hills", "forest", "desert", "mountains", "water", "wonder"}
    assert set(hexes.values()) == terrains
    assert all(len(face.split()) == 10 for face in FACES.values())


@pytest.mark.rule("civ.terrain.difficulty")
@pytest.mark.parametrize(
    ("name", "terrain", "number"),
    [
        ("7,-3", "grassland", 1),
        ("4,2", "hills", 2),
        ("3,4", "forest", 3),
        ("7,-1", "desert", 4),
        ("3,2", "mountains", 5),
    ],
)
def test_each_terrain_has_its_difficulty_and_belongs_to_the_slot_of_that_number(
    name: str, terrain: str, number: int
) -> None:
    game = game_with({"leader": "rome"}, {})
    assert game.view(None)["hexes"][name] == terrain
    assert hard(game, name) == number
    for slot in range(1, 6):
        game = resolving("early_empire", slot)
        assert (f"hex {name}" in asked(game)) == (slot >= number)


@pytest.mark.rule("civ.terrain.water")
def test_water_has_difficulty_one_but_is_not_used() -> None:
    """The city at 1,3 lies at the water of 0,3 and 0,4."""
    game = resolving("early_empire", 5, {"cities": ["1,3"]})
    assert hard(game, "0,3") == 1
    assert refused(game, "hex 0,3") == "civ.culture.place.terrain"  # placing
    seat: Document = {"leader": "rome", "cities": ["1,3"], "caravans": ["1,3"]}
    row = ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"]
    game = game_with({**seat, "row": row}, {"leader": "aztec"})
    say(game, "slot 5", "do city")  # building, and counting through it to -1,3
    assert "hex 0,3" not in asked(game)
    assert "hex -1,3" not in asked(game)
    game = game_with({**seat, "row": row}, {"leader": "aztec"})
    say(game, "slot 4", "hex 1,3")  # moving
    assert "hex 1,2" not in asked(game)  # mountains: slot 4
    assert "hex 0,3" not in asked(game)
    assert "hex 2,3" in asked(game)


@pytest.mark.rule("civ.terrain.natural_wonder")
def test_a_natural_wonder_space_has_difficulty_five_and_no_terrain() -> None:
    game = game_with({"leader": "rome"}, {})
    assert game.view(None)["hexes"]["2,4"] == "wonder"
    assert game.board.terrain[space(game, "2,4")] != MOUNTAINS
    assert hard(game, "2,4") == 5
    # Japan speaks of mountains. By the sea they count as 3, the cliffs of Dover do not.
    dover = {"at": [0, 0], "tile": 1, "side": "b", "turn": 0}
    seats = [{"leader": "japan", "capital": "-4,-3"}, {"leader": "aztec", "capital": "-4,0"}]
    japan = game_with(*seats, map=[dover, *SMALL["map"][1:]])
    assert japan.view(None)["icons"]["0,0"] == "cliffs_of_dover"
    assert japan.board.coast[space(japan, "0,0")]
    assert hard(japan, "0,0") == 5
    game = resolving("early_empire", 5)
    say(game, "hex 2,4")
    assert hard(game, "2,4") == 5  # also when its token has been taken


@pytest.mark.rule("civ.terrain.city_state")
def test_the_space_of_a_city_state_is_grassland() -> None:
    game = game_with({"leader": "rome", "cities": ["6,0"]}, {}, conqueror={"geneva": 0})
    assert game.view(None)["hexes"]["6,0"] == "grassland"
    assert hard(game, "6,0") == 1


@pytest.mark.rule("civ.terrain.city_state")
def test_a_city_on_a_conquered_city_state_defends_with_two_not_eight() -> None:
    row = ["early_empire", "astrology", "masonry", "foreign_trade", "pottery"]
    attacker = {"leader": "rome", "row": row, "tokens": ["5,0"]}
    rival = {"leader": "japan", "cities": ["6,0"], "guests": {"4": ["geneva"]}}
    game = game_with(attacker, rival, conqueror={"geneva": 1}, generator=rolling(1, 1))
    say(game, "slot 3", "do attack", "hex 6,0")
    [values] = told(game, "values")
    assert values["defence"] == 1 + 2  # the die, and twice grassland


# Japan.


@pytest.mark.rule("civ.card.japan")
def test_for_japan_desert_and_mountains_by_water_or_at_the_edge_have_difficulty_three() -> None:
    game = game_with({"leader": "japan"}, {"leader": "aztec"})
    assert hard(game, "7,-1") == 3  # desert at the edge
    assert hard(game, "1,4") == 3  # desert by water
    assert hard(game, "1,2") == 3  # mountains by water
    assert hard(game, "5,-1") == 4  # desert inside
    assert hard(game, "3,2") == 5  # mountains inside
    assert hard(game, "6,1") == 3  # forest at the edge stays as it is
    assert hard(game, "8,-2") == 1
    rome = game_with({"leader": "rome"}, {"leader": "japan"})
    assert hard(rome, "7,-1") == 4  # for others nothing changes


@pytest.mark.rule("civ.card.japan")
def test_japan_places_moves_and_builds_there_in_slot_three() -> None:
    game = resolving("early_empire", 3, {"leader": "japan"})
    assert {"hex 7,-1", "hex 6,-1"} & set(asked(game)) == {"hex 7,-1"}
    game = resolving("early_empire", 2, {"leader": "japan"})
    assert refused(game, "hex 7,-1") == "civ.culture.place.terrain"
    seat: Document = {"leader": "japan", "tokens": ["0,6"], "caravans": ["1,6"]}
    row = ["astrology", "masonry", "foreign_trade", "early_empire", "pottery"]
    game = game_with({**seat, "row": row}, {"leader": "aztec"})
    say(game, "slot 3", "hex 1,6")
    assert "hex 1,5" in asked(game)  # mountains by the sea, entered by the caravan at 1,6
    seat = {"leader": "japan", "tokens": ["1,6"]}
    row = ["astrology", "masonry", "pottery", "early_empire", "foreign_trade"]
    game = game_with({**seat, "row": row}, {"leader": "aztec"})
    say(game, "slot 3", "do city")
    assert "hex 1,5" in asked(game)


@pytest.mark.rule("civ.card.japan")
def test_on_japans_turn_defenders_there_have_difficulty_three() -> None:
    row = ["early_empire", "astrology", "masonry", "foreign_trade", "pottery"]
    for leader, defence in [("japan", 3), ("rome", 5)]:
        attacker = {"leader": leader, "row": row, "tokens": ["1,4"]}
        rival = {"leader": "aztec", "tokens": ["1,5"]}  # mountains by the sea
        game = game_with(attacker, rival, generator=rolling(1, 1))
        say(game, "slot 3", "do attack", "hex 1,5")
        [values] = told(game, "values")
        assert values["defence"] == 1 + defence


# Several changes together.


@pytest.mark.rule("civ.clar.difficulty_changes")
def test_what_sets_a_difficulty_comes_first_and_reductions_after_that() -> None:
    seat = {"leader": "japan", "capital": "-4,-3", "row": row_with("early_empire", 2)}
    rival = {"leader": "aztec", "capital": "-4,0"}
    game = game_with({**seat, "visits": ["mohenjo_daro"]}, rival, **SMALL)
    assert hard(game, "1,-1", PLACING) == 2  # mountains at the edge: 3 - 1
    assert hard(game, "1,-1", PLAIN) == 3
    assert game.board.terrain[space(game, "1,-1")] == MOUNTAINS  # it is still a mountain
    assert hard(game, "-3,-1", PLACING) == 4  # inside
    assert hard(game, "1,-3", PLACING) == 0  # grassland


@pytest.mark.rule("civ.clar.difficulty_changes", "civ.card.kumasi", "civ.card.mohenjo")
def test_kumasi_sets_forest_to_one_and_mohenjo_daro_takes_one_off() -> None:
    seat = {"leader": "rome", "capital": "-4,-3", "visits": ["kumasi"]}
    rival = {"leader": "aztec", "capital": "-4,0"}
    game = game_with(seat, rival, **SMALL)
    forest = "1,-2"
    assert hard(game, forest, PLACING) == 1
    assert hard(game, forest, BUILDING) == 1
    assert hard(game, forest, PLAIN) == 3  # not for caravans, not in combat
    assert hard(game, forest, PLACING_ELSE) == 3  # not at the start of a turn
    game = game_with({**seat, "visits": ["kumasi", "mohenjo_daro"]}, rival, **SMALL)
    assert hard(game, forest, PLACING) == 0
    assert hard(game, forest, PLACING_ELSE) == 2
    assert hard(game, forest, BUILDING) == 1  # building is no placing


@pytest.mark.rule("civ.card.mohenjo")
def test_mohenjo_daro_changes_nothing_but_placing() -> None:
    seat = {"leader": "rome", "capital": "-4,-3", "visits": ["mohenjo_daro"]}
    rival = {"leader": "aztec", "capital": "-4,0"}
    game = game_with(seat, rival, **SMALL)
    hills = "-4,-2"
    assert hard(game, hills, PLACING) == hard(game, hills, PLACING_ELSE) == 1
    assert hard(game, hills, PLAIN) == hard(game, hills, BUILDING) == 2
    row = ["foreign_trade", "masonry", "astrology", "early_empire", "pottery"]
    game = game_with({**seat, "row": row}, rival, **SMALL)
    say(game, "slot 1")
    assert to_move(game) == 1  # all around the capital is too hard for a caravan

"""Positions with Egypt's things: written, read back, and refused where they cannot be."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.test_position import alter, play_on
from theogony import PositionError, WrongInput
from theogony.core.conformance import any_option, read_back
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.deus.printed import COLOURS
from theogony.deus.state import Deus

from ..box import MAPS
from ..tables import GAME, new_game, seat_of

ALL: Document = {f"{colour}_set": "egypt" for colour in COLOURS}
SWITCHES: list[Document] = [
    {"purple_set": "mixed"},
    ALL,
    ALL | {"purple_set": "mixed", "joker": True},
    ALL | {"joker": True, "marker_counts_as_building": True, "once_between_runs": True},
    ALL | {"effects_optional": False, "ship_with_army": "carries", "fortress_echo": True},
]


# There and back.


@pytest.mark.parametrize("number", range(len(SWITCHES)))
def test_the_tables_of_a_game_survive_being_written(number: int) -> None:
    game = new_game(2 + number % 3, number, SWITCHES[number])
    rng = seeded(number)
    while not game.over:
        if game.count % 3 == 0:
            written = game.position()
            assert GAME.from_position(read_back(written)).position() == written
        game.choose(any_option(game, rng))
    assert GAME.from_position(game.position()) == game


def table(*seats: Document, **fields: Any) -> Document:
    """A table of two with all the cards of Egypt, the seats as far as given."""
    given = [*seats, {}, {}][:2]
    return {"map": MAPS[2], "switches": ALL, "seats": given, **fields}


def posed(*seats: Document, **fields: Any) -> Deus:
    game = GAME.from_position(table(*seats, **fields))
    assert isinstance(game, Deus)
    return game


# What is left out is as it is at the start.


def test_what_is_not_named_is_as_at_the_start() -> None:
    begun, left_out = new_game(2, 1, ALL).position(), posed().position()
    for field in ("market", "barges"):
        assert left_out[field] == begun[field]
    for seat in range(2):
        for field in (
            *("barges", "coins", "scribe", "tiles"),
            *("markers", "forts", "garrisons", "fallen"),
        ):
            assert left_out["seats"][seat][field] == begun["seats"][seat][field]


def test_kinds_that_are_not_named_stay_in_the_middle_of_the_market() -> None:
    market = posed(market={"wood": 6}).position()["market"]
    assert market == {"wood": 6, "stone": 4, "clay": 4, "wheat": 4}


def test_the_supply_of_barges_is_what_the_seats_do_not_have() -> None:
    game = posed({"barges": [1, 1, 3]}, {"barges": []})
    assert game.position()["barges"] == {"1": 5, "2": 8, "3": 8}
    few = posed({"barges": [1, 1, 3]}, {"barges": []}, barges={"1": 0})
    assert few.position()["barges"] == {"1": 0, "2": 8, "3": 8}


def test_a_scribe_that_is_not_named_lies_under_the_first_civil_piece() -> None:
    pieces = {"0,1": ["civil"], "0,0": ["science", "civil"]}
    assert seat_of(posed({"pieces": pieces}), 0)["scribe"] == "0,0"
    assert seat_of(posed({"pieces": pieces, "scribe": "0,1"}), 0)["scribe"] == "0,1"
    assert seat_of(posed({"pieces": {"0,0": ["science"]}}), 0)["scribe"] is None
    assert seat_of(posed({"pieces": {"0,0": ["science"]}, "scribe": None}), 0)["scribe"] is None


def test_combat_markers_named_nowhere_are_in_stock() -> None:
    mine = {"markers": {"ready": 1, "regions": ["0,0"]}}
    game = posed(mine, {"forts": {"civil": 0}, "garrisons": {"temple": 0}})
    assert seat_of(game, 0)["markers"] == {"stock": 1, "ready": 1, "regions": ["0,0"]}
    assert seat_of(game, 1)["markers"] == {"stock": 5, "ready": 0, "regions": []}
    spent = posed({"markers": {"stock": 0, "ready": 1}})
    assert seat_of(spent, 0)["markers"] == {"stock": 0, "ready": 1, "regions": []}


def test_a_laid_down_army_is_one_of_five() -> None:
    game = posed({"pieces": {"0,0": ["military"]}, "fallen": ["1,0"]}, attacked=["1,0"])
    assert seat_of(game, 0)["tableau"]["military"] == 2
    assert seat_of(game, 0)["supply"]["military"] == 1


def test_temples_with_tiles_have_three_of_them() -> None:
    mine = {"rows": {"temple": ["temple_of_seth", "temple_of_isis", "temple_of_hathor"]}}
    tiles = seat_of(posed(mine | {"tiles": {"temple_of_hathor": 0}}), 0)["tiles"]
    assert tiles == {"temple_of_seth": 3, "temple_of_hathor": 0}


def test_a_card_may_lie_in_the_row_a_temple_opens_for_it() -> None:
    rows = {"temple": ["temple_of_maat"], "science": ["library", "grand_souk"]}
    assert seat_of(posed({"rows": rows}), 0)["rows"]["science"] == ["library", "grand_souk"]


# What cannot be.

MIDDLE = {"pieces": {"0,0": ["civil"]}}
TWO_CARDS: Document = {
    "rows": {"science": ["library"], "civil": ["face_down"], "temple": ["temple_of_seth"]}
}
TWO_CARDS |= {"joker": "mill"}

IMPOSSIBLE: list[tuple[Document, str]] = [
    # The market.
    (table(market=[]), r"market is \[\], expected names with values"),
    (
        table(market={"gold": 4}),
        "market.gold is unknown, expected one of: wood, stone, clay, wheat",
    ),
    (table(market={"wood": 3}), "market.wood is 3, expected 2, 4 or 6"),
    (table(market={"wood": 0}), "market.wood is 0, expected a number from 2 to 6"),
    (table(market={"wood": 8}), "market.wood is 8, expected a number from 2 to 6"),
    (table(market={"wood": "4"}), "market.wood is '4', expected a number from 2 to 6"),
    (table(market={"wood": True}), "market.wood is True, expected a number from 2 to 6"),
    (table(market=None), "market is None, expected names with values"),
    # Barges.
    (table(barges=[1]), r"barges is \[1\], expected names with values"),
    (table(barges={"4": 1}), "barges.4 is unknown, expected one of: 1, 2, 3"),
    (table(barges={1: 1}), "barges has 1 as a name, expected a word in quotes"),
    (table(barges={"2": 7}), "barges.2 is 7, expected a number from 0 to 6"),
    (table(barges={"2": -1}), "barges.2 is -1, expected a number from 0 to 6"),
    (table({"barges": 5}), r"seats\[0\].barges is 5, expected a list"),
    (table({"barges": [0]}), r"seats\[0\].barges\[0\] is 0, expected a number from 1 to 3"),
    (table({"barges": [2, 4]}), r"seats\[0\].barges\[1\] is 4, expected a number from 1 to 3"),
    (table({"barges": ["2"]}), r"seats\[0\].barges\[0\] is '2', expected a number from 1 to 3"),
    (table({"barges": [1] * 8}), "the seats have 8 barges of size 1, expected 7 at most"),
    # Coins.
    (table({"coins": "civil-1"}), r"seats\[0\].coins is 'civil-1', expected a list"),
    (table({"coins": ["brown-1"]}), r"seats\[0\].coins\[0\] is 'brown-1', expected a word like"),
    (table({"coins": [1]}), r"seats\[0\].coins\[0\] is 1, expected a word like maritime-1"),
    *[
        (
            table(TWO_CARDS | {"coins": ["science-1", spot]}),
            rf"seats\[0\].coins\[1\] is '{spot}', expected a card that can be activated there",
        )
        for spot in ("science-2", "military-1", "civil-1", "temple-1")
    ],
    (
        table(TWO_CARDS | {"coins": ["science-1", "science-1"]}),
        r"seats\[0\].coins\[1\] is 'science-1' once more, expected one coin on a card",
    ),
    # The scribe.
    (table({"scribe": "9,9"}), r"seats\[0\].scribe is '9,9', expected a word like 0,-1"),
    (table({"scribe": ["0,0"]}), r"seats\[0\].scribe is \['0,0'\], expected a word like 0,-1"),
    (
        table(MIDDLE | {"scribe": "0,1"}),
        r"seats\[0\].scribe is '0,1', expected a region with a civil piece",
    ),
    (
        table({"scribe": "0,0"}, MIDDLE),
        r"seats\[0\].scribe is '0,0', expected a region with a civil piece",
    ),
    (table(MIDDLE | {"scribe": None}), r"seats\[0\].scribe is None, expected a word like 0,-1"),
    # Combat markers.
    (table({"markers": 5}), r"seats\[0\].markers is 5, expected names with values"),
    (
        table({"markers": {"used": 1}}),
        r"seats\[0\].markers.used is unknown, expected one of: stock, ready, regions",
    ),
    (table({"markers": {"ready": 6}}), r"seats\[0\].markers.ready is 6, expected a number from 0"),
    (table({"markers": {"stock": -1}}), r"seats\[0\].markers.stock is -1, expected a number from"),
    (
        table({"markers": {"ready": 4, "stock": 2}}),
        r"seats\[0\] has 6 combat markers, expected 5 at most",
    ),
    (
        table({"markers": {"ready": 5}}, {"forts": {"civil": 0}}),
        r"seats\[0\] has 6 combat markers, expected 5 at most",
    ),
    (
        table({"markers": {"regions": "0,0"}}),
        r"seats\[0\].markers.regions is '0,0', expected a list",
    ),
    (
        table({"markers": {"regions": ["9,9"]}}),
        r"seats\[0\].markers.regions\[0\] is '9,9', expected a word like 0,-1",
    ),
    (
        table({"markers": {"regions": ["0,0", "1,0"]}}),
        r"seats\[0\].markers.regions\[1\] is '1,0', expected a region, no village",
    ),
    (
        table({"markers": {"regions": ["0,0", "0,0"]}}),
        r"seats\[0\].markers.regions\[1\] is '0,0' once more, expected each space once",
    ),
    (
        table({"markers": {"regions": ["0,0"]}}, MIDDLE),
        r"seats\[0\].markers.regions has 0,0, expected none that another seat occupies",
    ),
    (
        table(MIDDLE, {"markers": {"regions": ["0,0"]}}),
        r"seats\[1\].markers.regions has 0,0, expected none that another seat occupies",
    ),
    (
        table({"markers": {"regions": ["0,0"]}}, {"markers": {"regions": ["0,0"]}}),
        r"seats\[0\].markers.regions has 0,0, expected none that another seat occupies",
    ),
    (table({"forts": ["civil"]}), r"seats\[0\].forts is \['civil'\], expected names with values"),
    (table({"forts": {"temple": 1}}), r"seats\[0\].forts.temple is unknown, expected one of: mari"),
    (table({"forts": {"civil": 0}}), r"seats\[0\].forts.civil is 0, expected another seat: 1$"),
    (table({"forts": {"civil": 2}}), r"seats\[0\].forts.civil is 2, expected another seat: 1$"),
    (table({"forts": {"civil": 9}}), r"seats\[0\].forts.civil is 9, expected another seat: 1$"),
    (table({"forts": {"civil": -1}}), r"seats\[0\].forts.civil is -1, expected another seat: 1$"),
    (table({"forts": {"civil": None}}), r"seats\[0\].forts.civil is None, expected another seat"),
    (table({"forts": {"civil": True}}), r"seats\[0\].forts.civil is True, expected another seat"),
    (
        table({}, {"garrisons": {"temple": 1}}),
        r"seats\[1\].garrisons.temple is 1, expected another seat: 0$",
    ),
    (
        table(map=MAPS[3], seats=[{}, {"garrisons": {"temple": 1}}, {}]),
        r"seats\[1\].garrisons.temple is 1, expected another seat: 0 or 2$",
    ),
    (
        table({"garrisons": {"road": 1}}),
        r"seats\[0\].garrisons.road is unknown, expected one of: maritime, .*, temple$",
    ),
    # Laid-down armies.
    (table({"fallen": {}}), r"seats\[0\].fallen is \{\}, expected a list"),
    (table({"fallen": ["x"]}), r"seats\[0\].fallen\[0\] is 'x', expected a word like 0,-1"),
    (
        table({"fallen": ["1,0"]}),
        r"seats\[0\].fallen\[0\] is '1,0', expected a village that was attacked",
    ),
    (
        table({"fallen": ["0,0"]}, attacked=["1,0"]),
        r"seats\[0\].fallen\[0\] is '0,0', expected a village that was attacked",
    ),
    (
        table({"fallen": ["1,0", "1,0"]}, attacked=["1,0"]),
        r"seats\[0\].fallen\[1\] is '1,0' once more, expected each space once",
    ),
    (
        table({"fallen": ["1,0"]}, {"fallen": ["1,0"]}, attacked=["1,0"]),
        r"seats\[0\].fallen has 1,0, expected no army of another seat there",
    ),
    (
        table(
            {
                "fallen": ["1,0"],
                "pieces": {place: ["military"] for place in "0,0 0,1 1,1 0,2 2,1".split()},
            },
            attacked=["1,0"],
        ),
        r"seats\[0\].pieces and fallen together have 6 military, expected 5",
    ),
    (
        table({"pieces": {"0,0": ["military", "military"]}}),
        r"seats\[0\].pieces.0,0 has 2 armies, expected 1 at most",
    ),
    # Tiles on temples.
    (table({"tiles": []}), r"seats\[0\].tiles is \[\], expected names with values"),
    (
        table({"tiles": {"temple_of_isis": 1}}),
        r"seats\[0\].tiles.temple_of_isis is unknown, expected one of: temple_of_hathor",
    ),
    (
        table({"tiles": {"temple_of_seth": 1}}),
        r"seats\[0\].tiles.temple_of_seth is given, expected the card among the temples",
    ),
    (
        table(TWO_CARDS | {"tiles": {"temple_of_seth": 4}}),
        r"seats\[0\].tiles.temple_of_seth is 4, expected a number from 0 to 3",
    ),
    # Cards in foreign rows.
    (
        table({"rows": {"science": ["grand_souk"]}}),
        r"seats\[0\].rows.science\[0\] is grand_souk, expected a science card",
    ),
    (
        table({"rows": {"temple": ["temple_of_maat"], "science": ["mill"]}}),
        r"seats\[0\].rows.science\[0\] is mill, expected a science card",
    ),
    (
        table({"rows": {"temple": ["temple_of_maat"], "science": ["grand_souk"] * 2}}),
        r"seats\[0\].rows.science\[1\] is grand_souk, expected a science card",
    ),
    (
        table({"rows": {"temple": ["temple_of_maat", "grand_souk"]}}),
        r"seats\[0\].rows.temple\[1\] is grand_souk, expected a temple card",
    ),
    (table({"hand": ["forum"]}), "the card forum is used, but its set is not in play"),
    # Fields of a colour that is not in play.
    *[
        (table(switches={}, **{field: {}}), f"{field} is unknown, expected one of: game")
        for field in ("market", "barges")
    ],
    *[
        (
            table({field: None}, switches={}),
            rf"seats\[0\].{field} is unknown, expected one of: goods",
        )
        for field in (
            *("barges", "coins", "scribe", "tiles"),
            *("markers", "forts", "garrisons", "fallen"),
        )
    ],
]


@pytest.mark.parametrize(("document", "message"), IMPOSSIBLE)
def test_impossible_positions(document: Document, message: str) -> None:
    with pytest.raises(PositionError, match=f"^{message}") as caught:
        GAME.from_position(document)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 600


# Anything may be written into a position. It is refused with a sentence, or it can be played.

TABLES: list[Document] = []
for number, switches in enumerate(SWITCHES):
    middle = new_game(2 + number % 3, number, switches)
    chance = seeded(number)
    while not middle.over and middle.count < 60 + 60 * number:
        middle.choose(any_option(middle, chance))
    TABLES.append(middle.position())


@given(data=st.data())
def test_whatever_is_written_is_refused_or_can_be_played(data: st.DataObject) -> None:
    document = read_back(TABLES[data.draw(st.integers(0, len(TABLES) - 1))])
    for _ in range(data.draw(st.integers(1, 3))):
        alter(document, data)
    try:
        game = GAME.from_position(document)
    except WrongInput as error:
        assert isinstance(error, PositionError) and "\n" not in str(error)
        return
    play_on(game)


@given(data=st.data())
def test_any_steps_may_be_pending(data: st.DataObject) -> None:
    document = read_back(TABLES[data.draw(st.integers(0, len(TABLES) - 1))])
    names = st.lists(st.sampled_from(sorted(GAME.forms)), min_size=1, max_size=3)
    game = GAME.from_position(document)
    numbers = st.integers(0, 5)
    document["pending"] = [
        {name: {field: game.word(field, data.draw(numbers)) for field in GAME.forms[name].fields}}
        for name in data.draw(names)
    ]
    try:
        game = GAME.from_position(document)
    except PositionError as error:
        assert "\n" not in str(error)
        return
    play_on(game)

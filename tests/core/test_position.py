"""Positions: documents that people write; what is wrong is said in one sentence, with its path."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import theogony
from theogony import PositionError, WrongInput
from theogony.core.conformance import any_option, read_back
from theogony.core.position import Entry, number_of, plain_number
from theogony.core.rng import seeded
from theogony.core.types import Document

from ..deus.box import MAPS

DEUS = theogony.game("deus")


# Reading.


def test_an_entry_knows_its_path() -> None:
    table = Entry({"seats": [{"goods": {"gold": 3}}, {}]})
    seat = table.entries("seats")[0]
    assert seat.path == "seats[0]" and seat.at("goods") == "seats[0].goods"
    assert seat.entry("goods").number("gold", 5, 99) == 3
    assert seat.entry("goods").number("wood", 5, 99) == 5
    assert seat.entry("nothing").fields == {} and table.items("nothing") == []


def test_things_are_said_by_their_words() -> None:
    entry = Entry({"hand": ["b", "a"], "top": "c"}, "seat")
    assert list(entry.words("hand", ["a", "b", "c"])) == [1, 0]
    assert entry.word("top", ["a", "b", "c"]) == 2


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], -1, 8, 10**30])
def test_a_number_is_a_whole_one_in_its_range(value: object) -> None:
    with pytest.raises(PositionError, match=r"^x\.y is .*, expected a number from 0 to 7$"):
        plain_number(value, 0, 7, "x.y")


@pytest.mark.parametrize("value", ["d", "A", "", 0, None, ["a"], {"a": 1}])
def test_a_word_is_one_of_those_there_are(value: object) -> None:
    with pytest.raises(PositionError, match=r"^x is .*, expected a, b, c$"):
        number_of(value, ["a", "b", "c"], "x")


def test_long_lists_of_words_are_not_recited() -> None:
    with pytest.raises(PositionError, match=r"^x is 'y', expected a word like 0$"):
        number_of("y", [str(n) for n in range(99)], "x")


def test_unknown_and_missing_names() -> None:
    with pytest.raises(PositionError, match="^a.x is unknown, expected one of: y, z$"):
        Entry({"x": 1}, "a").expect_only(["y", "z"])
    with pytest.raises(PositionError, match="^a.z is missing$"):
        Entry({"y": 1}, "a").expect_all(["y", "z"])
    with pytest.raises(PositionError, match="has 5 as a name, expected a word"):
        Entry({5: 1}, "a")


# Deus: tables that cannot be.

# On this map a village lies at 1,0; 0,0 is a field, -1,0 and -1,1 are sea, 0,1 a mountain.
MAP: Document = {"map": MAPS[2]}


def seat(**fields: object) -> Document:
    return MAP | {"seats": [fields, {}]}


def step(**fields: object) -> Document:
    return MAP | {"pending": [fields]}


IMPOSSIBLE: list[tuple[object, str]] = [
    # What is no table at all.
    (7, "the position is 7, expected names with values"),
    (None, "the position is None, expected names with values"),
    ([], r"the position is \[\], expected names with values"),
    ({"color": 1}, "color is unknown, expected one of: game, version, players,"),
    ({"game": "civ"}, "game is 'civ', expected 'deus'"),
    ({"version": 99}, "version is 99, expected a number from"),
    # Players, seed, switches.
    ({"players": 1}, "players is 1, expected a number from 2 to 4"),
    ({"players": 5}, "players is 5, expected a number from 2 to 4"),
    ({"players": True}, "players is True, expected a number from 2 to 4"),
    ({"players": "2"}, "players is '2', expected a number from 2 to 4"),
    ({"seats": {}}, r"seats is \{\}, expected a list"),
    ({"seats": []}, "seats has 0 entries, expected 2 to 4"),
    ({"seats": [{}]}, "seats has 1 entries, expected 2 to 4"),
    ({"seats": [{}] * 5}, "seats has 5 entries, expected 2 to 4"),
    ({"seats": [{}, {}], "players": 3}, "seats has 2 entries, expected 3"),
    ({"seats": [{}, 7]}, r"seats\[1\] is 7, expected names with values"),
    ({"seed": -1}, "seed is -1, expected a number from 0"),
    ({"seed": "1"}, "seed is '1', expected a number from 0"),
    ({"switches": []}, r"switches.* is \[\], expected names with values"),
    ({"switches": {"x": 1}}, "switches: switch 'x' is unknown, expected one of: "),
    ({"switches": {"joker": 1}}, "switches: switch joker is '1', expected false or true"),
    ({"switches": {"layout": "x"}}, "switches: switch layout is 'x', expected "),
    ({"generator": "0" * 32}, "generator is '0+', expected 32 digits"),
    ({"generator": "-" + "1" * 31}, "generator is '-1+', expected 32 digits"),
    ({"generator": 5}, "generator is '?5'?, expected 32 digits"),
    # The map.
    ({"map": 7}, "map is 7, expected a list"),
    ({"map": [7]}, r"map\[0\] is 7, expected names with values"),
    ({"map": []}, "map has 0 tiles, expected 4"),
    ({"map": MAPS[3]}, "map has 6 tiles, expected 4"),
    ({"map": [*MAPS[2][:3], MAPS[2][0]]}, r"map\[\d\].tile is 1, expected each tile once"),
    ({"map": [*MAPS[2][:3], {"at": [0, 0]}]}, r"map\[3\] covers .*, which map\[0\] covers"),
    (
        {"map": [*MAPS[2][:3], {"at": [7, 1]}]},
        r"map\[3\] lies apart, expected it to be connected with map\[0\]",
    ),
    ({"map": [*MAPS[2][:3], {"at": [1]}]}, r"map\[3\].at is \[1\], expected \[q, r\]"),
    ({"map": [*MAPS[2][:3], {"at": [1, True]}]}, r"map\[3\].at is \[1, True\], expected \[q, r\]"),
    ({"map": [*MAPS[2][:3], {}]}, r"map\[3\].at is None, expected \[q, r\]"),
    ({"map": [*MAPS[2][:3], {"at": [10, 0]}]}, r"map\[3\] covers .*, expected at most 10 steps"),
    (
        {"map": [*MAPS[2][:3], {"at": [1, 4], "tile": 8}]},
        r"map\[3\].tile is 8, expected a number from 1 to 7",
    ),
    (
        {"map": [*MAPS[2][:3], {"at": [1, 4], "side": "c"}]},
        r"map\[3\].side is 'c', expected a, b",
    ),
    (
        {"map": [*MAPS[2][:3], {"at": [1, 4], "turn": 6}]},
        r"map\[3\].turn is 6, expected a number from 0 to 5",
    ),
    (
        {"map": [*MAPS[2][:3], {"at": [1, 4], "top": 1}]},
        r"map\[3\].top is unknown, expected one of: at,",
    ),
    # Villages.
    (MAP | {"villages": []}, r"villages is \[\], expected names with values"),
    (MAP | {"villages": {"9,9": 1}}, "villages is '9,9', expected a word like 0,-1"),
    (MAP | {"villages": {"0,0": 1}}, "villages.0,0: no village lies there"),
    (MAP | {"villages": {"1,0": 7}}, "villages.1,0 is 7, expected a number from 0 to 6"),
    (MAP | {"villages": {"1,0": "3"}}, "villages.1,0 is '3', expected a number from 0 to 6"),
    (MAP | {"attacked": "1,0"}, "attacked is '1,0', expected a list"),
    (MAP | {"attacked": ["0,0"]}, r"attacked\[0\]: no village lies at 0,0"),
    (MAP | {"attacked": ["9,9"]}, r"attacked\[0\] is '9,9', expected a word like 0,-1"),
    (
        MAP | {"attacked": ["1,0"], "villages": {"1,0": 2}},
        r"attacked\[0\]: the village at 1,0 has VP, expected none",
    ),
    # Supply and clock.
    (MAP | {"supply": {"gold": 1}}, "supply.gold is unknown, expected one of: wood"),
    (MAP | {"supply": {"wood": 11}}, "supply.wood is 11, expected a number from 0 to 10"),
    (
        MAP | {"supply": {"wood": 9}},  # each seat has one
        r"seats\[0\].goods.wood is 1, seats\[1\].goods.wood is 1, supply.wood is 9,"
        " expected 10 together at most",
    ),
    (MAP | {"supply": {"temples": 5}}, "supply.temples is 5, expected a number from 0 to 4"),
    (MAP | {"start": 2}, "start is 2, expected a number from 0 to 1"),
    (MAP | {"turn": 2}, "turn is 2, expected a number from 0 to 1"),
    (MAP | {"round": -1}, "round is -1, expected a number from 1 to 9999"),
    (MAP | {"turns_left": 0}, "turns_left is 0, expected a number from 1 to 4"),
    (MAP | {"turns_left": 5}, "turns_left is 5, expected a number from 1 to 4"),
    # Cards.
    (MAP | {"deck": ["forums"]}, r"deck\[0\] is 'forums', expected a word like galley"),
    (MAP | {"deck": "forum"}, "deck is 'forum', expected a list"),
    (MAP | {"deck": ["face_down"]}, r"deck\[0\] is 'face_down', expected a word like galley"),
    (MAP | {"discard": [7]}, r"discard\[0\] is 7, expected a word like galley"),
    (MAP | {"deck": ["galley"] * 5}, "5 cards galley are used, expected 4 at most"),
    (seat(hand=["galley"] * 3) | {"discard": ["galley"] * 2}, "5 cards galley are used"),
    (seat(hand=["x"]), r"seats\[0\].hand\[0\] is 'x', expected a word like galley"),
    (seat(hand=5), r"seats\[0\].hand is 5, expected a list"),
    (seat(hand=["forum"] * 11), r"seats\[0\].hand has 11 cards, expected 10 at most"),
    (seat(rows={"civic": []}), r"seats\[0\].rows.civic is unknown, expected one of: maritime"),
    (seat(rows={"civil": ["galley"]}), r"seats\[0\].rows.civil\[0\] is galley, expected a civil"),
    (seat(rows={"temple": ["face_down"]}), r"rows.temple\[0\]: no joker lies among the temples"),
    (seat(rows={"civil": ["face_down"]}), r"seats\[0\].joker is missing, expected the card that"),
    (
        seat(rows={"civil": ["face_down"] * 2}, joker="forum"),
        r"seats\[0\].rows has 2 cards face_down, expected 1 at most",
    ),
    (seat(joker="x"), r"seats\[0\].joker is 'x', expected a word like galley"),
    (
        seat(offering=["galley"]),
        r"seats\[0\].offering is given, expected the step offering in pending",
    ),
    (
        seat(chosen={"civil": 2}),
        r"seats\[0\].chosen is given, expected the step reveal in pending",
    ),
    (seat(joker="forum"), r"seats\[0\].joker is given, expected face_down in one of the rows"),
    (
        seat(pieces={"0,0": ["military"] * 3}),
        r"seats\[0\].pieces.0,0 has 3 armies, expected 2 at most",
    ),
    (
        seat(pieces={"0,0": ["military"] * 2}) | {"switches": {"army_limit": 1}},
        r"seats\[0\].pieces.0,0 has 2 armies, expected 1 at most",
    ),
    ({"attacked": [1]}, r"attacked\[0\] is 1, expected"),
    ({"attacked": [[1, 0]]}, r"attacked\[0\] is \[1, 0\], expected"),
    ({"round": 0}, "round is 0, expected a number from 1 to 9999"),
    # Goods and pieces.
    (seat(food=1), r"seats\[0\].food is unknown, expected one of: goods"),
    (seat(goods={"food": 1}), r"seats\[0\].goods.food is unknown, expected one of: gold"),
    (seat(goods={"gold": -1}), r"seats\[0\].goods.gold is -1, expected a number from 0"),
    (seat(goods={"wood": 2.5}), r"seats\[0\].goods.wood is 2.5, expected a number from 0"),
    (
        seat(goods={"wood": 10}),
        r"seats\[0\].goods.wood is 10, seats\[1\].goods.wood is 1, expected 10 together at most",
    ),
    (seat(pieces={"9,9": []}), r"seats\[0\].pieces is '9,9', expected a word like 0,-1"),
    (seat(pieces={"1,0": ["civil"]}), r"seats\[0\].pieces.1,0: a village lies there, expected a"),
    (seat(pieces={"0,0": ["house"]}), r"pieces.0,0\[0\] is 'house', expected maritime, production"),
    (seat(pieces={"0,0": ["civil"] * 2}), r"pieces.0,0 has two pieces of kind civil"),
    (seat(pieces={"0,0": ["maritime"]}), r"pieces.0,0: ships are at sea, and nothing is there"),
    (seat(pieces={"-1,0": ["military"]}), r"pieces.-1,0: ships are at sea, and nothing is there"),
    (
        seat(pieces={"-1,0": ["maritime", "civil"]}),
        r"pieces.-1,0: only ships and armies are at sea",
    ),
    (seat(pieces={"0,0": ["temple"]}), r"pieces.0,0: a temple must not stand alone"),
    (seat(pieces={"0,0": ["military"] * 6}), r"pieces.0,0 has more than 5 armies"),
    (
        seat(pieces={"0,0": ["military"] * 3, "0,1": ["military"] * 3}),
        r"seats\[0\].pieces has 6 military, expected 5",
    ),
    (
        MAP | {"seats": [{"pieces": {"0,0": ["civil"]}}, {"pieces": {"0,0": ["science"]}}]},
        r"seats\[1\].pieces.0,0: another seat occupies this region",
    ),
    (
        seat(pieces={place: ["civil", "temple"] for place in ("0,0", "0,1", "1,1", "2,1", "2,2")}),
        "the seats have 5 temples, expected 4 at most",
    ),
    (seat(tableau={"temple": 1}), r"seats\[0\].tableau.temple is unknown, expected one of"),
    (seat(tableau={"civil": 6}), r"seats\[0\].tableau.civil is 6, expected a number from 0 to 5"),
    (
        seat(tableau={"civil": 4}, supply={"civil": 2}),
        r"seats\[0\] has 4 civil pieces on the tableau and 2 in its supply, expected 5 together",
    ),
    (seat(chosen={"civil": 6}), r"seats\[0\].chosen.civil is 6, expected a number from 0 to"),
    # What is pending.
    (MAP | {"pending": {}}, r"pending is \{\}, expected a list"),
    (MAP | {"pending": ["turn"]}, r"pending\[0\] is 'turn', expected names with values"),
    (MAP | {"pending": [{}]}, r"pending\[0\] has 0 names, expected one step"),
    (step(turn={"seat": 0}, god={}), r"pending\[0\] has 2 names, expected one step"),
    (step(trun={"seat": 0}), r"pending\[0\].trun is unknown, expected one of: resolve"),
    (step(turn={}), r"pending\[0\].turn.seat is missing"),
    (step(turn=[0]), r"pending\[0\].turn is \[0\], expected names with values"),
    (step(turn={"seat": 2}), r"pending\[0\].turn.seat is 2, expected a number from 0 to 1"),
    (step(turn={"seat": 0, "x": 1}), r"pending\[0\].turn.x is unknown, expected one of: seat"),
    (
        step(lay={"seat": 0, "card": "galy"}),
        r"pending\[0\].lay.card is 'galy', expected a word like galley",
    ),
    (
        step(resolve={"seat": 0, "spot": "maritime-0", "effect": 0}),
        r"pending\[0\].resolve.spot is 'maritime-0', expected a word like maritime-1",
    ),
    (
        step(resolve={"seat": 0, "spot": "maritime-1", "effect": 0}),
        r"pending\[0\].resolve.spot is 'maritime-1', but no card lies there",
    ),
    (
        step(swap_values={"seat": 0}),
        r"pending\[0\]: the set this step belongs to is not in play",
    ),
    (
        step(region={"seat": 0, "kind": "road", "least": 0}),
        r"pending\[0\].region.kind is 'road', expected maritime, production",
    ),
    (
        MAP | {"turn": 0, "pending": [{"turn": {"seat": 0}}]},
        "turn is given, expected it only without pending",
    ),
]


@pytest.mark.parametrize(("document", "message"), IMPOSSIBLE)
def test_impossible_positions(document: object, message: str) -> None:
    with pytest.raises(PositionError, match=f"^(seats.*)?{message}") as caught:
        DEUS.from_position(document)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 600


# Deus: tables that can be.


def test_an_empty_position_is_a_new_table() -> None:
    game = DEUS.from_position({})
    assert game.decision is not None and game.decision.ask == "turn"
    assert [len(seat["hand"]) for seat in game.position()["seats"]] == [5, 5]


def test_same_seed_same_table() -> None:
    assert DEUS.from_position({"seed": 5}) == DEUS.from_position({"seed": 5})
    assert DEUS.from_position({"seed": 5}) != DEUS.from_position({"seed": 6})


def test_a_position_is_plain_json_and_reading_it_does_not_change_it() -> None:
    game = DEUS.new(3, 1, {"joker": True})
    written = game.position()
    text = json.dumps(written)
    assert json.loads(text) == written
    DEUS.from_position(written).choose(game.options().listed()[0])
    assert json.dumps(written) == text


def test_a_game_does_not_change_with_the_document_it_was_read_from() -> None:
    document = DEUS.new(2, 1).position()
    game = DEUS.from_position(document)
    before = game.position()
    document["map"].clear()
    document["seats"][0]["goods"]["gold"] = 99
    document["switches"]["joker"] = True
    assert game.position() == before
    assert theogony.Replay(DEUS, game.record().text()).finish() == game


def test_games_are_equal_when_their_positions_are() -> None:
    game = DEUS.new(2, 1)
    assert game == game.copy() == DEUS.new(2, 1) != DEUS.new(2, 2)
    assert game != "game"
    with pytest.raises(TypeError, match="games change: they cannot be keys"):
        hash(game)


# Anything may be written into a position. It is refused with a sentence, or it can be played.

MIDDLE = []
for seed in range(6):
    switches = {"start_pieces": 7} if seed == 0 else {"joker": seed % 2 == 0}
    middle = DEUS.new(2 + seed % 3, seed, switches)
    rng = seeded(seed)
    for _ in range(4 + 50 * seed):
        middle.choose(any_option(middle, rng))
    MIDDLE.append(middle.position())

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    21,
    99,
    10**25,
    1.5,
    "",
    "x",
    "0,0",
    "1,0",
    "forum",
    [],
    {},
]
ODD += [["forum"], ["civil"], {"civil": 2}, [{}], [{"turn": {"seat": 0}}], "military", "wood"]


def keys(document: Any) -> list[Any]:
    """What leads further into a document."""
    if isinstance(document, dict):
        return list(document)
    return list(range(len(document))) if isinstance(document, list) else []


def alter(document: Document, data: st.DataObject) -> None:
    """Drop something, somewhere in the document, or write something odd instead."""
    inner: Any = document
    key = data.draw(st.sampled_from(keys(inner)))
    while keys(inner[key]) and data.draw(st.integers(0, 3)) > 0:
        inner = inner[key]
        key = data.draw(st.sampled_from(keys(inner)))
    if data.draw(st.booleans()):
        del inner[key]
    else:
        inner[key] = deepcopy(data.draw(st.sampled_from(ODD)))


@given(data=st.data())
def test_whatever_is_written_is_refused_or_can_be_played(data: st.DataObject) -> None:
    document = read_back(MIDDLE[data.draw(st.integers(0, len(MIDDLE) - 1))])
    for _ in range(data.draw(st.integers(1, 3))):
        alter(document, data)
    try:
        game = DEUS.from_position(document)
    except WrongInput as error:
        assert isinstance(error, PositionError) and "\n" not in str(error)
        return
    play_on(game)


def play_on(game: theogony.Game) -> None:
    rng = seeded(1)
    assert DEUS.from_position(game.position()) == game
    while not game.over and game.count < 60:
        game.view(game.question().seat)
        game.choose(any_option(game, rng))


@given(data=st.data())
def test_any_steps_may_be_pending(data: st.DataObject) -> None:
    """Steps that make no sense together lead on to something, or are refused."""
    document = read_back(MIDDLE[data.draw(st.integers(1, len(MIDDLE) - 1))])
    names = st.lists(st.sampled_from(sorted(DEUS.forms)), min_size=1, max_size=3)
    game = DEUS.from_position(document)
    numbers = st.integers(0, 5)
    document["pending"] = [
        {name: {field: game.word(field, data.draw(numbers)) for field in DEUS.forms[name].fields}}
        for name in data.draw(names)
    ]
    try:
        game = DEUS.from_position(document)
    except PositionError as error:
        assert "\n" not in str(error)
        return
    play_on(game)


def test_a_temple_may_wait_for_its_region_like_any_piece() -> None:
    """No tableau has temples: the step is refused, or it asks for a place for a temple."""
    document = MAP | {"seats": [{"pieces": {"0,0": ["civil"], "0,1": ["civil"]}}, {}]}
    region = {"region": {"seat": 0, "kind": "temple", "least": 0}}
    document["pending"] = [{"end_turn": {"seat": 0}}, region]
    try:
        game = DEUS.from_position(document)
    except PositionError as error:
        assert str(error).startswith("pending[1].region.kind is 'temple', expected")
    else:
        assert set(game.names().values()) == {"hex 0,0", "hex 0,1"}

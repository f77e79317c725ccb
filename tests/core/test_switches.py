"""Set-ups: numbers of players, seeds, switches; a wrong one is a SetupError that says why."""

from typing import Any

import pytest

import theogony
from theogony import SetupError
from theogony.core.switches import Switch, all_switches
from theogony.core.types import Document
from theogony.players import RandomPlayer

from ..deus.box import MAPS
from ..setups import is_possible, pairs, singles

DEUS = theogony.game("deus")
EGYPT = DEUS.presets["egypt"]
TILES = [{"at": tile["at"]} for tile in MAPS[2]]


def with_last(**tile: object) -> Document:
    """A layout of four tiles, the last one as given."""
    return {"layout": [*TILES[:3], tile]}


# Switches as such.


def test_a_switch_has_a_default_and_other_values() -> None:
    switch = Switch("size", 3, [2, "any"], "game.size")
    assert switch.values == [3, 2, "any"] and switch.default == 3
    assert [switch.cannot_be(value) for value in switch.values] == ["", "", ""]
    assert switch.cannot_be(4) == "expected 3 or 2 or any"


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_values_have_to_be_of_the_same_kind(value: object) -> None:
    """True is no 1, and 1 is no True."""
    assert Switch("limit", 2, [1], "").cannot_be(value) == "expected 2 or 1"
    assert Switch("joker", False, [True], "").cannot_be(1) == "expected false or true"


def test_what_is_not_given_has_its_default() -> None:
    known = {"a": Switch("a", 1, [2], ""), "b": Switch("b", True, [False], "")}
    assert all_switches(known, None) == all_switches(known, {}) == {"a": 1, "b": True}
    assert all_switches(known, {"b": False}) == {"a": 1, "b": False}
    with pytest.raises(SetupError, match="^switch 'c' is unknown, expected one of: a, b$"):
        all_switches(known, {"c": 1})
    with pytest.raises(SetupError, match="^switch b is '1', expected true or false$"):
        all_switches(known, {"b": 1})


# The rules of a game tell them.


def test_every_switch_belongs_to_a_listed_rule() -> None:
    for name, switch in DEUS.switches.items():
        assert switch.name == name and switch.rule.startswith(("deus.", "egypt."))
        assert len(switch.values) > 1


def test_the_game_does_not_change_with_the_switches_it_was_given() -> None:
    layout: list[Document] = [{"at": [*tile["at"]]} for tile in MAPS[2]]
    given: Document = {"joker": True, "layout": layout}
    game = DEUS.new(2, 1, given)
    before = game.position()
    given["joker"] = False
    layout.pop()
    assert game.position() == before
    assert theogony.Replay(DEUS, game.record().text()).finish() == game


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "2", 2.0, None, [2], 10**30])
def test_wrong_numbers_of_players(players: Any) -> None:
    with pytest.raises(SetupError, match="^deus is for 2 to 4 players, not "):
        DEUS.new(players, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 1.5, None, True, [1]])
def test_wrong_seeds(seed: Any) -> None:
    with pytest.raises(SetupError, match=r"^seed is .*, expected 0 to 2\*\*128 - 1$"):
        DEUS.new(2, seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_any_seed_of_128_bits_will_do(seed: int) -> None:
    assert DEUS.new(2, seed) == DEUS.new(players=2, seed=seed, switches={})


@pytest.mark.parametrize(
    ("switches", "message"),
    [
        ([], r"switches is \[\], expected names with values"),
        ("joker", "switches is 'joker', expected names with values"),
        ({"jokr": True}, "switch 'jokr' is unknown, expected one of: first_distance, "),
        ({7: True}, "switch 7 is unknown, expected one of: first_distance, "),
        ({"joker": 1}, "switch joker is '1', expected false or true"),
        ({"joker": "true"}, "switch joker is 'true', expected false or true"),
        ({"joker": None}, "switch joker is 'None', expected false or true"),
        ({"army_limit": True}, "switch army_limit is 'true', expected 2 or 1"),
        ({"army_limit": "2"}, "switch army_limit is '2', expected 2 or 1"),
        ({"army_limit": 3}, "switch army_limit is '3', expected 2 or 1"),
        ({"start_pieces": 5}, "switch start_pieces is '5', expected standard or 10 or 9"),
        ({"start_pieces": "10"}, "switch start_pieces is '10', expected standard or 10"),
        ({"start_choice": "later"}, "switch start_choice is 'later', expected before_deal or"),
        ({"final_tie": "gold"}, "switch final_tie is 'gold', expected shared or most_temples"),
        ({"layout": "round"}, "switch layout is 'round', expected standard or line"),
        ({"layout": 4}, "switch layout is '4', expected standard or line"),
        ({"layout": "trapezoid"}, "switch layout is 'trapezoid', expected for 2 players: standard"),
    ],
)
def test_wrong_switches(switches: Any, message: str) -> None:
    with pytest.raises(SetupError, match=f"^{message}"):
        DEUS.new(2, 1, switches)


TOUCHING = [
    {"at": [0, 0], "tile": 1, "side": "a", "turn": 0},  # its village lies at 1,0
    {"at": [2, 1], "tile": 2, "side": "a", "turn": 4},  # and this one at 2,0
    *MAPS[2][2:],
]


@pytest.mark.rule(
    "deus.variant.layout.count",
    "deus.variant.layout.villages",
    "deus.variant.layout.connected",
)
@pytest.mark.parametrize(
    ("switches", "message"),
    [
        ({"layout": TOUCHING}, "switch layout: the villages at 1,0 and 2,0 touch"),
        ({"layout": []}, "switch layout has 0 tiles, expected 4"),
        ({"layout": TILES[:3]}, "switch layout has 3 tiles, expected 4"),
        ({"layout": [*TILES, {"at": [3, 5]}]}, "switch layout has 5 tiles, expected 4"),
        (
            {"layout": [*TILES[:3], TILES[0]]},
            r"switch layout\[3\] covers .*, which switch layout\[0\] covers",
        ),
        (with_last(at=[0, 1]), r"switch layout\[3\] covers .*, which switch layout\[0\] covers"),
        (with_last(at=[7, 1]), r"switch layout\[3\] lies apart, expected it to be connected with "),
        (with_last(at=[10, 0]), r"switch layout\[3\] covers .*, expected at most 10 steps from"),
        (with_last(at=[10**25, 0]), r"switch layout\[3\] covers|switch layout\[3\].at is"),
        (with_last(at=[1]), r"switch layout\[3\].at is \[1\], expected \[q, r\]"),
        (with_last(at="1,4"), r"switch layout\[3\].at is '1,4', expected \[q, r\]"),
        (with_last(at=[1, "4"]), r"switch layout\[3\].at is \[1, '4'\], expected \[q, r\]"),
        (with_last(tile=3), r"switch layout\[3\].at is None, expected \[q, r\]"),
        (
            with_last(at=[1, 4], tile=0),
            r"switch layout\[3\].tile is 0, expected a number from 1 to 7",
        ),
        (
            with_last(at=[1, 4], tile="1"),
            r"switch layout\[3\].tile is '1', expected a number from 1 to 7",
        ),
        (with_last(at=[1, 4], side="c"), r"switch layout\[3\].side is 'c', expected a, b"),
        (
            with_last(at=[1, 4], turn=6),
            r"switch layout\[3\].turn is 6, expected a number from 0 to 5",
        ),
        (
            with_last(at=[1, 4], turn=True),
            r"switch layout\[3\].turn is True, expected a number from 0 to 5",
        ),
        (
            with_last(at=[1, 4], terrain=1),
            r"switch layout\[3\].terrain is unknown, expected one of: at,",
        ),
        ({"layout": [7] * 4}, r"switch layout\[0\] is 7, expected names with values"),
        (
            {"layout": [{"at": tile["at"], "tile": 5} for tile in TILES]},
            r"switch layout\[1\].tile is 5, expected each tile once",
        ),
    ],
)
def test_wrong_layouts(switches: Document, message: str) -> None:
    with pytest.raises(SetupError, match=f"^{message}"):
        DEUS.new(2, 1, switches)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(theogony.UnknownGame, match="^no game 'chess' is installed, expected one"):
        theogony.game("chess")


# The set-ups that tests try.


def test_each_preset_and_each_switch_is_tried_alone() -> None:
    found = singles(DEUS)
    assert all(is_possible(DEUS, *one) for one in found)
    for preset in DEUS.presets.values():
        assert [players for players, switches in found if switches == preset] == [2, 3, 4]
    tried = [switches for _, switches in found]
    for name, switch in DEUS.switches.items():
        for value in switch.values[1:3]:
            of_egypt = switch.rule.startswith("egypt.") and not name.endswith("_set")
            assert {name: value} | (EGYPT if of_egypt else {}) in tried


def test_all_pairs_of_values_are_tried() -> None:
    found = pairs(DEUS, seed=1)
    assert found == pairs(DEUS, seed=1) and len(found) < 60
    assert all(is_possible(DEUS, *one) for one in found)
    rows = [{"players": players} | switches for players, switches in found]
    values = {name: switch.values for name, switch in DEUS.switches.items()}
    for one, many in values.items():
        for value in many:
            for players in DEUS.players:
                met = any(row[one] == value and row["players"] == players for row in rows)
                assert met or not is_possible(DEUS, players, {one: value})
            for other, more in values.items():
                if one < other:
                    for second in more:
                        assert any(row[one] == value and row[other] == second for row in rows)


# How they are shown.


@pytest.mark.parametrize("name", theogony.GAMES)
def test_every_group_has_switches(name: str) -> None:
    rules = theogony.game(name)
    assert {one.group for one in rules.switches.values()} == {*rules.groups}


DEPENDENT = {one.name: one for one in DEUS.switches.values() if one.needs}


def played(switches: Document) -> list[int]:
    """A game by lot, as its answers and scores tell it."""
    game = DEUS.new(2, 11, switches)
    player = RandomPlayer(5)
    answers = []
    while not game.over:
        answers.append(player.answer(game))
        game.choose(answers[-1])
    return [*answers, *game.scores()]


@pytest.mark.parametrize("name", DEPENDENT)
def test_a_switch_without_what_it_needs_does_nothing(name: str) -> None:
    switch = DEPENDENT[name]
    base = {one: DEUS.switches[one].default for one in switch.needs}
    assert all(base[one] not in values for one, values in switch.needs.items())
    bare = EGYPT | base
    once = played(bare)
    for value in switch.values[1:]:
        assert played(bare | {name: value}) == once

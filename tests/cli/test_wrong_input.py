"""Wrong input on every door: one clear sentence, exit status 2, no traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import theogony

from .runs import refused, written

VERSION = theogony.game("deus").version
TOUCHING = json.dumps(
    [
        {"at": [0, 0], "tile": 1, "side": "a", "turn": 0},
        {"at": [2, 1], "tile": 2, "side": "a", "turn": 3},
        {"at": [-1, 3]},
        {"at": [1, 4]},
    ]
)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "no game 'chess' is installed, expected one of: deus"),
        ("cards chess", "no game 'chess' is installed, expected one of: deus"),
        ("rules chess", "no game 'chess' is installed, expected one of: deus"),
        ("play deus --players me", "deus is for 2 to 4 players, not 1"),
        ("play deus --players me,me,me,me,me", "deus is for 2 to 4 players, not 5"),
        ("play deus --players me,clever", "no player is called 'clever'"),
        ("play deus --seed -1", "seed is -1, expected 0 to 2**128 - 1"),
        ("play deus --seed three", "--seed is 'three', expected a whole number"),
        ("bench deus --seconds x", "--seconds is 'x', expected a number"),
        ("replay x --to -1", "--to is '-1', expected at least 0"),
        ("bench nosuch", "'nosuch' cannot be measured, expected one of: deus, civ, server"),
        ("play deus --language fr", "language is 'fr', expected en or de"),
        ("play deus --switch jokers=true", "switch 'jokers' is unknown"),
        ("play deus --switch joker=maybe", "switch joker is 'maybe', expected false or true"),
        ("play deus --switch joker", "switch 'joker' has no value, expected name=value"),
        ("play deus --switch army_limit=3", "switch army_limit is '3', expected 2 or 1"),
        ("play deus --switch layout=[", "switch layout is no JSON"),
        (f"play deus --switch joker=[{'9' * 5000}]", "switch joker is no JSON"),
        ("play deus --switch layout=line", "switch layout is 'line', expected for 3 players"),
        ("play deus --preset rome", "no preset is called 'rome', expected one of: base, egypt"),
        ("sim deus --preset rome", "no preset is called 'rome', expected one of: base, egypt"),
        ("bench deus --preset rome", "no preset is called 'rome', expected one of: base, egypt"),
        ("sim deus --switch red_set=rome", "switch red_set is 'rome', expected base or egypt"),
        ("sim deus --switch layout=line", "switch layout is 'line', expected for 3 players"),
        ("play deus --resume nowhere.thg --preset egypt", "--resume brings its own set-up"),
        ("play deus --position nowhere.yaml --preset egypt", "--position brings its own"),
        ("play deus --position nowhere.yaml", "nowhere.yaml cannot be read"),
        ("play deus --resume nowhere.thg", "nowhere.thg cannot be read"),
        ("play deus --resume nowhere.thg --seed 1", "--resume brings its own set-up"),
        ("play deus --position nowhere.yaml --switch joker=true", "--position brings its own"),
        ("play deus --speed 3", "--speed"),
        ("play", "GAME"),
        ("replay nowhere.thg", "nowhere.thg cannot be read"),
        ("replay nowhere.thg --seat 0 --all", "exclude each other"),
        ("position nowhere.yaml", "nowhere.yaml cannot be read"),
        ("position .", ". cannot be read"),
        ("cards deus colosseum", "No card is called “colosseum”."),
        ("cards deus temple", "“temple” may be: Temple (settlements), "),
        ("cards deus --kind religious", "no kind is called 'religious', expected one of: mari"),
        ("cards deus mill --set base", "mill is a production card of the set egypt"),
        ("cards deus galley --kind civil", "galley is a maritime card of the set base"),
        ("cards deus --set rome", "no set is called 'rome', expected one of: base, egypt"),
        ("cards deus --language fr", "language is 'fr', expected en or de"),
        ("rules deus deus.map.corner", "No rule has the ID or the words “deus.map.corner”."),
        ("rules deus xylophone", "No rule has the ID or the words “xylophone”."),
        ("conquer deus", "conquer"),
    ],
)
def test_one_sentence_says_what_is_wrong(words: str, sentence: str) -> None:
    assert sentence in refused(*words.split())


@pytest.mark.parametrize("command", ["play", "sim", "arena", "export"])
@pytest.mark.parametrize("players", ["", " "])
def test_an_empty_list_of_players_is_refused(command: str, players: str) -> None:
    sentence = "--players is empty, expected names such as greedy,random"
    assert refused(command, "deus", "--players", players) == sentence


@pytest.mark.parametrize("command", ["play", "sim", "bench"])
def test_an_empty_preset_is_none_that_is_known(command: str) -> None:
    sentence = "no preset is called '', expected one of: base, egypt"
    assert refused(command, "deus", "--preset", "") == sentence


def test_a_layout_with_touching_villages_is_refused() -> None:
    sentence = refused("play", "deus", "--players", "me,greedy", "--switch", f"layout={TOUCHING}")
    assert sentence == "switch layout: the villages at 1,0 and 1,1 touch"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("- 1\n- 2\n", "holds no position"),
        ("seats: [", "line 1: no YAML and no JSON"),
        ("{'seats': {]", "no YAML and no JSON"),
        ("a: !!python/object:os.system {}\n", "no YAML and no JSON"),
        ("game: chess\n", "no game 'chess' is installed"),
        ("game: 3\n", "no game '3' is installed"),
        ("players: 5\n", "players is 5, expected a number from 2 to 4"),
        ("players: 1\n", "players is 1, expected a number from 2 to 4"),
        ("seats: [{hand: [colosseum]}, {}]\n", "seats[0].hand[0] is 'colosseum'"),
        ("seats: [{pieces: {'0,0': [temple]}}, {}]\n", "a temple must not stand alone"),
        ("switches: {joker: perhaps}\n", "switch joker is 'perhaps'"),
        ("turns: 3\n", "turns is unknown"),
        ("1: 2\n", "has 1 as a name"),
        ("[" * 3000, "is no YAML and no JSON"),
    ],
)
@pytest.mark.parametrize("door", ["position", "play"])
def test_an_impossible_position_is_refused(
    door: str, text: str, sentence: str, tmp_path: Path
) -> None:
    file = written(tmp_path, "p.yaml", text)
    if door == "position":
        assert sentence in refused("position", file)
    elif "game:" not in text:
        assert sentence in refused("play", "deus", "--position", file)


def test_a_position_may_come_from_the_input_and_be_wrong_there() -> None:
    assert "players is 9" in refused("position", "-", typed="players: 9\n")


def test_an_answer_that_is_no_option_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, "p.yaml", "start: 0\nseats: [{hand: [forum]}, {}]\n")
    assert "seat 0 answered 'conquer rome', expected one of" in refused(
        "position", file, "--say", "conquer rome"
    )
    assert "seat 0 answered offer galley" in refused("position", file, "--say", "offer galley")
    assert "seat is 4, expected 0 to 1" in refused("position", file, "--seat", "4")


def record_text() -> str:
    game = theogony.game("deus").new(2, 7)
    for _ in range(8):
        game.choose(game.options().listed()[0])
    return game.record().text()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("theogony record 1", "chess record 1"), "line 1: expected 'theogony record 1'"),
        (("game deus", "play deus"), "line 2: expected 'game' and its name"),
        (("game deus", "game chess"), "no game 'chess' is installed"),
        ((f"rules {VERSION}", "rules 99"), "line 3: made with rules '99'"),
        (('"players": 2', '"players": 7'), "deus is for 2 to 4 players, not 7"),
        (("start {", "start "), "the start is no JSON"),
        (('"players": 2', f'"players": {"9" * 5000}'), "the start is no JSON"),
        ((" build ", " conquer "), "answered 'conquer "),
        (("# 0 drew ", "# 0 found "), "chance did otherwise than"),
    ],
)
@pytest.mark.parametrize("door", ["replay", "play"])
def test_a_broken_record_is_refused_with_its_file_and_line(
    door: str, change: tuple[str, str], sentence: str, tmp_path: Path
) -> None:
    text = record_text().replace(change[0], change[1])
    file = written(tmp_path, "g.thg", text)
    if door == "replay":
        assert sentence in (said := refused("replay", file))
        assert said.startswith(f"{file}, line ")
    elif "game" not in change[0]:
        assert sentence in (said := refused("play", "deus", "--resume", file))
        assert said.startswith(f"{file}, line ")


@pytest.mark.parametrize(
    "start",
    [
        '{"players": [2], "seed": 1}',
        '{"players": 2.0, "seed": 1}',
        '{"players": 2, "seed": "x"}',
        '{"players": 2, "seed": 1.5}',
        '{"players": 2, "seed": null}',
        '{"players": 2, "seed": 1, "switches": 3}',
        '{"position": 3}',
        "3",
    ],
)
def test_a_record_with_an_impossible_start_is_refused(start: str, tmp_path: Path) -> None:
    text = f"theogony record 1\ngame deus\nrules {VERSION}\nstart {start}\n"
    file = written(tmp_path, "g.thg", text)
    assert refused("replay", file).startswith(f"{file}, line 4: ")


def test_a_wrong_record_from_the_input_says_so() -> None:
    sentence = "the input, line 1: expected 'theogony record 1'"
    assert refused("replay", "-", typed="chess\n") == sentence


def test_a_record_asked_for_more_answers_than_it_has(tmp_path: Path) -> None:
    file = written(tmp_path, "g.thg", record_text())
    assert "the record has 8 answers, expected at least 9" in refused("replay", file, "--to", "9")
    assert "--to" in refused("replay", file, "--to", "-1")
    assert "seat is 2, expected 0 to 1" in refused("replay", file, "--seat", "2")


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "g.thg").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read: it is no text" in refused("replay", str(tmp_path / "g.thg"))


def test_the_program_itself_ends_with_status_2_and_no_traceback() -> None:
    code = "from theogony.cli import main; main()"
    command = [sys.executable, "-c", code, "play", "deus", "--players", "me"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert ended.stderr == "theogony: deus is for 2 to 4 players, not 1\n"


@pytest.mark.parametrize("command", ["cards", "rules"])
def test_a_very_long_word_is_refused_like_any_other(command: str) -> None:
    assert "x" * 50 in refused(command, "deus", "x" * 3000)

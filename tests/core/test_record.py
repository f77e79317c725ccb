"""Records replay to the same game; a broken one is refused with the line that does not fit."""

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import theogony
from theogony import RecordError, Replay, UnknownGame
from theogony.core.conformance import any_option
from theogony.core.game import Game
from theogony.core.rng import seeded

DEUS = theogony.game("deus")
Lines = list[str]


def played(answers: int, seed: int = 3) -> Game:
    game = DEUS.new(2, seed)
    rng = seeded(seed)
    while not game.over and game.count < answers:
        game.choose(any_option(game, rng))
    return game


GAME = played(40)
LINES = GAME.record().text().splitlines()
OVER = played(10_000).record().text().splitlines()
START = next(i for i, line in enumerate(LINES) if line.startswith("start "))
FIRST = next(i for i, line in enumerate(LINES) if line[0] in "01")
CHANCE = next(i for i, line in enumerate(LINES) if line.startswith("#") and i > FIRST)


def replayed(lines: Lines) -> Game:
    return Replay(DEUS, "\n".join(lines)).finish()


# What a record holds.


def test_it_says_game_rules_start_answers_and_scores() -> None:
    start = json.loads(OVER[3].removeprefix("start "))
    assert OVER[:3] == ["theogony record 1", "game deus", f"rules {DEUS.version}"]
    assert start["players"] == 2 and start["seed"] == 3
    assert set(start["switches"]) == set(DEUS.switches)
    assert OVER[-1].split()[0] == "scores" and len(OVER[-1].split()) == 3
    assert LINES[-1].split()[0] != "scores"


def test_it_replays_to_the_same_game() -> None:
    again = replayed(LINES)
    assert again == GAME and again.told(0) == GAME.told(0) and again.barrier == GAME.barrier
    assert again.record().text().splitlines() == LINES


def test_it_is_saved_and_read_back(tmp_path: Path) -> None:
    GAME.record().save(tmp_path / "ä.thg")
    GAME.record().save(str(tmp_path / "x.thg"))
    assert theogony.replay(tmp_path / "ä.thg") == theogony.replay(str(tmp_path / "x.thg")) == GAME


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="POSIX only")
    file = tmp_path / "x.thg"
    GAME.record().save(file)
    before = file.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) // 2, limits[1]))
    try:
        with pytest.raises(OSError):
            GAME.record().save(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, heard)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_the_mark_that_some_editors_begin_a_text_with_will_do(tmp_path: Path) -> None:
    (tmp_path / "x.thg").write_text(GAME.record().text(), encoding="utf-8-sig")
    assert theogony.replay(tmp_path / "x.thg") == GAME


def test_remarks_and_empty_lines_are_anybodys() -> None:
    lines = [*LINES[:FIRST], "", "; a good opening?", *LINES[FIRST:], "  ;the end"]
    assert replayed(lines) == GAME


def test_line_ends_of_other_systems_will_do() -> None:
    assert Replay(DEUS, "\r\n".join(LINES) + "\r\n").finish() == GAME


def test_a_record_may_stop_before_the_end() -> None:
    short = [line for line in LINES[: FIRST + 1]]
    assert replayed(short).count == 1


def test_a_posed_game_has_a_record_too() -> None:
    posed = DEUS.from_position(GAME.position())
    posed.choose(posed.options().listed()[0])
    text = posed.record().text()
    assert Replay(DEUS, text).finish() == posed
    assert '"position"' in text.splitlines()[3]


def test_an_imagined_game_has_none() -> None:
    with pytest.raises(theogony.IllegalChoice, match="an imagined game has no record"):
        GAME.imagine(0, 1).record()


# Parts made with different rules.


def in_parts() -> Lines:
    """Twenty answers of an older version of the rules, which nobody can check, then our own."""
    posed = DEUS.from_position(GAME.position())
    posed.choose(posed.options().listed()[0])
    older = ["rules 0", *LINES[START:]]
    return [*LINES[:2], *older, *posed.record().text().splitlines()[2:]]


def test_the_parts_before_the_last_may_be_of_other_rules() -> None:
    again = replayed(in_parts())
    assert again.count == 1
    assert again.record().text().splitlines() == in_parts()
    assert again.copy().record().text().splitlines() == in_parts()


def test_a_part_begins_where_the_one_before_it_ended() -> None:
    posed = DEUS.from_position(GAME.position()).record().text().splitlines()[2:]
    assert replayed([*LINES, *posed]) == GAME
    other = DEUS.new(2, 4).record().text().splitlines()[2:]
    where = len(LINES) + 2
    with pytest.raises(RecordError, match=f"^line {where}: the part does not begin where the one"):
        replayed([*LINES, *other])


# Broken records. Each error names the line, counted from 1.


def put(index: int, *lines: str) -> Callable[[Lines], Lines]:
    """Other lines instead of one."""
    return lambda record: [*record[:index], *lines, *record[index + 1 :]]


def cut(index: int) -> Callable[[Lines], Lines]:
    return lambda record: record[:index]


def start(**wrong: object) -> Callable[[Lines], Lines]:
    return put(START, "start " + json.dumps({"players": 2, "seed": 3, "switches": {}} | wrong))


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (cut(0), 1, "expected 'theogony record 1'"),
        (put(0, "theogony record 2"), 1, "expected 'theogony record 1'"),
        (cut(1), 2, "expected 'game' and its name"),
        (put(1, "gane deus"), 2, "expected 'game' and its name"),
        (put(1, "game civ"), 2, "a game of civ, expected deus"),
        (cut(2), 3, "expected 'rules' and 'start'"),
        (put(2), START + 1, "found '# .*', expected 'rules' and 'start' before it"),
        (put(2, "rules 999"), 3, "made with rules '999', version"),
        (put(2, "rules one"), 3, "made with rules 'one', version"),
        (put(START), START + 1, "found '# "),
        (put(START, "start {"), START + 1, "the start is no JSON: "),
        (put(START, "start " + "[" * 100_000), START + 1, "the start is no JSON: it is too deep"),
        (put(START, "start [2, 3]"), START + 1, "the start is no set-up and no position"),
        (put(START, "start {}"), START + 1, "deus is for 2 to 4 players, not None"),
        (start(players=5), START + 1, "deus is for 2 to 4 players, not 5"),
        (start(players="2"), START + 1, "deus is for 2 to 4 players, not '2'"),
        (start(players=[2]), START + 1, r"deus is for 2 to 4 players, not \[2\]"),
        (start(seed=-1), START + 1, r"seed is -1, expected 0 to 2\*\*128 - 1"),
        (start(seed="3"), START + 1, "seed is '3', expected 0"),
        (start(seed=None), START + 1, "seed is None, expected 0"),
        (start(switches={"jokers": True}), START + 1, "switch 'jokers' is unknown, expected"),
        (start(switches={"joker": 1}), START + 1, "switch joker is '1', expected false or true"),
        (start(switches=[]), START + 1, r"switches is \[\], expected names with values"),
        (start(position=7), START + 1, "the position is 7, expected names with values"),
        (start(position={"seats": 1}), START + 1, "seats is 1, expected a list"),
        (start(seed=4), START + 2, "chance did otherwise than '# "),
        (put(START + 1), START + 2, "chance did otherwise than '# "),
        (put(FIRST - 1), FIRST, "found '. .*', expected '# . drew "),
        (
            put(CHANCE, "# 0 drew nothing"),
            CHANCE + 1,
            "chance did otherwise than '# 0 drew nothing'",
        ),
        (put(CHANCE, LINES[CHANCE], "# 7"), CHANCE + 2, "chance did otherwise than '# 7'|found"),
        (cut(CHANCE), CHANCE + 1, "expected '# . drew "),
        (put(FIRST, "9 pass"), FIRST + 1, "seat 9 answers, expected seat "),
        (put(FIRST, "hello"), FIRST + 1, "seat hello answers, expected seat "),
        (put(FIRST, LINES[FIRST][0]), FIRST + 1, "seat . answered '', expected one of: "),
        (put(FIRST, LINES[FIRST][0] + " pas"), FIRST + 1, "seat . answered 'pas', expected one"),
        (
            put(FIRST, LINES[FIRST][0] + " pass"),
            FIRST + 1,
            "seat . answered pass .why_not: .*, expected",
        ),
        (put(FIRST, "scores 1 2"), FIRST + 1, "found scores 1 2, but the game is not over"),
    ],
)
def test_broken_records(change: Callable[[Lines], Lines], line: int, message: str) -> None:
    with pytest.raises(RecordError, match=f"^line {line}: {message}"):
        replayed(change(LINES))


def test_wrong_scores() -> None:
    with pytest.raises(RecordError, match=f"^line {len(OVER)}: found scores 1 2, but the scores"):
        replayed([*OVER[:-1], "scores 1 2"])


def test_answers_after_the_end() -> None:
    where = len(OVER) + 1
    with pytest.raises(RecordError, match=f"^line {where}: the game is over, expected no more"):
        replayed([*OVER, "0 pass"])


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="none.thg cannot be read: No such file"):
        theogony.replay(tmp_path / "none.thg")
    with pytest.raises(RecordError, match="cannot be read: "):
        theogony.replay(tmp_path)
    (tmp_path / "bytes.thg").write_bytes(b"theogony record 1\xff\xfe")
    with pytest.raises(RecordError, match="bytes.thg cannot be read: it is no text"):
        theogony.replay(tmp_path / "bytes.thg")
    (tmp_path / "civ.thg").write_text("theogony record 1\ngame chess\n")
    with pytest.raises(UnknownGame, match="no game 'chess' is installed, expected one of: deus"):
        theogony.replay(tmp_path / "civ.thg")


@given(data=st.data())
def test_whatever_is_done_to_a_record_one_sentence_says_what_is_wrong(data: st.DataObject) -> None:
    lines = LINES.copy()
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(lines) - 1))
        column = data.draw(st.integers(0, len(lines[index])))
        new = data.draw(st.sampled_from([*"0 19x#;{}[]-", "", "start ", "rules ", "scores "]))
        line = lines[index]
        what = data.draw(st.sampled_from(["change", "drop", "double", "swap"]))
        if what == "change":
            lines[index] = line[:column] + new + line[column + 1 :]
        elif what == "drop" and len(lines) > 1:
            del lines[index]
        elif what == "double":
            lines.insert(index, line)
        else:
            lines[index], lines[index - 1] = lines[index - 1], line
    try:
        replayed(lines)
    except RecordError as error:
        assert str(error).startswith("line ") and "\n" not in str(error)

"""Whoever plays the games, and however often they are stopped, the results are the same."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import refused, run
from tests.lab.arena.arenas import (
    PLAN,
    REAL,
    SCRIBE,
    First,
    bot,
    games,
    lines,
    quick,
    written,
)
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.types import Document
from theogony.lab import simulate
from theogony.lab.arena import Failed, arena
from theogony.lab.arena.games import Outcome, seed_of
from theogony.lab.arena.pool import Died, on_processes
from theogony.players import Player


def by_number(kept: list[Document]) -> list[Document]:
    return sorted(kept, key=lambda line: line.get("number", -1))


def test_the_number_of_processes_changes_nothing(alone: Path, tmp_path: Path) -> None:
    arena(REAL, tmp_path, workers=2)
    assert by_number(games(tmp_path)) == by_number(games(alone))
    assert written(tmp_path) == written(alone)


def test_two_workers_of_ray_give_the_same_results(alone: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    code = (
        "from theogony.lab.arena import Plan, arena;"
        f" arena({REAL!r}, {str(tmp_path)!r}, workers=2, ray=True)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=600)
    assert by_number(games(tmp_path)) == by_number(games(alone))
    assert written(tmp_path) == written(alone)


def test_a_killed_run_goes_on(alone: Path, tmp_path: Path) -> None:
    code = f"from theogony.lab.arena import Plan, arena; arena({REAL!r}, {str(tmp_path)!r}, 1)"
    process = subprocess.Popen([sys.executable, "-c", code])
    until = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < until:
        if (tmp_path / "games.jsonl").exists() and len(lines(tmp_path)) > 1:
            break
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = lines(tmp_path)
    arena(REAL, tmp_path, workers=1)
    assert lines(tmp_path)[: len(before)] == before
    assert games(tmp_path) == games(alone)
    assert written(tmp_path) == written(alone)


@pytest.mark.usefixtures("quick_players")
@pytest.mark.parametrize("kept", [0, 1, 3])
def test_a_line_that_was_being_written_is_played_again(
    played: Path, tmp_path: Path, kept: int
) -> None:
    all_lines = lines(played)
    torn = "\n".join([*all_lines[:kept], all_lines[kept][:40]])
    (tmp_path / "games.jsonl").write_text(torn)
    ticks: list[tuple[int, int]] = []
    arena(PLAN, tmp_path, workers=1, tick=lambda done, total: ticks.append((done, total)))
    assert games(tmp_path) == games(played)
    assert lines(tmp_path)[:kept] == all_lines[:kept]
    assert ticks == [(done, 4) for done in range(max(kept - 1, 0), 5)]
    assert written(tmp_path) == written(played)


@pytest.mark.usefixtures("quick_players")
def test_a_finished_run_is_only_told_again(played: Path) -> None:
    before = (played / "games.jsonl").read_bytes()
    (played / "results.json").unlink()
    ticks: list[int] = []
    found = arena(PLAN, played, workers=1, tick=lambda done, total: ticks.append(done))
    assert ticks == [4]
    assert (played / "games.jsonl").read_bytes() == before
    assert json.loads((played / "results.json").read_text()) == found


@pytest.mark.usefixtures("quick_players")
def test_a_run_may_be_made_longer(played: Path, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes((played / "games.jsonl").read_bytes())
    ticks: list[int] = []
    longer = replace(PLAN, games=5)  # and one more for balance
    found = arena(longer, tmp_path, workers=1, tick=lambda done, total: ticks.append(done))
    assert ticks == [4, 5, 6] and found["played"] == 6
    assert lines(tmp_path)[:5] == lines(played)


@pytest.mark.usefixtures("quick_players")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 6}, "seed is 5 there and 6 now"),
        ({"players": ["random", "first"]}, "players is ['first', 'random'] there and"),
        ({"switches": {"joker": True}}, "switches is {} there and {'joker': True} now"),
        ({"cap": 3000}, "cap is 10000 there and 3000 now"),
        ({"game": "civ"}, " there and "),
        ({"games": 100, "ladder": True}, "ladder is False there and True now"),
    ],
)
def test_another_plan_does_not_go_on_with_a_run(
    played: Path, change: dict[str, Any], sentence: str
) -> None:
    before = (played / "games.jsonl").read_bytes()
    with pytest.raises(WrongInput, match="holds another run: ") as error:
        arena(replace(PLAN, **change), played, workers=1)
    assert sentence in str(error.value)
    assert (played / "games.jsonl").read_bytes() == before


@pytest.mark.usefixtures("quick_players")
@pytest.mark.parametrize(
    ("line", "change", "sentence"),
    [
        (0, ('"arena": 2', '"arena": 9'), "line 1: no arena of format 2"),
        (0, ("{", "["), "line 1: no JSON"),
        (2, ("{", "["), "line 3: no JSON"),
        (2, ('"seed": "', '"seed": "1'), "line 3: no game of this run"),
        (2, ('"number": 1', '"number": -1'), "line 3: no game of this run"),
        (2, ('"ranking": [', '"ranking": [1, '), "line 3: no game of this run"),
        (2, ('"seconds": [', '"seconds": [1, '), "line 3: no game of this run"),
        (0, ("{", "[" * 100_000), "line 1: no JSON"),
        (2, ('"decisions": ', '"decisions": 1' + 400 * "0"), "line 3: no game of this run"),
        (2, ('"unfinished": false', '"unfinished": 0'), "line 3: no game of this run"),
        (2, ('"scores"', '"score"'), "line 3: expected number, seed, players, scores"),
    ],
)
def test_a_file_with_something_else_is_refused(
    played: Path, tmp_path: Path, line: int, change: tuple[str, str], sentence: str
) -> None:
    all_lines = lines(played)
    all_lines[line] = all_lines[line].replace(*change)
    text = "\n".join([*all_lines, ""])
    (tmp_path / "games.jsonl").write_text(text)
    with pytest.raises(WrongInput, match=re.escape(sentence)):
        arena(PLAN, tmp_path, workers=1)
    assert (tmp_path / "games.jsonl").read_text() == text


@pytest.mark.usefixtures("quick_players")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ranking", [7, 9]),
        ("ranking", [2, 2]),
        ("ranking", [0, 1]),
        ("scores", [10**400, 1]),
        ("scores", [2**31, 1]),
        ("slowest", [float("nan"), 0.1]),
        ("seconds", [float("inf"), 0.1]),
    ],
)
def test_a_game_that_cannot_have_been_is_refused(
    played: Path, tmp_path: Path, name: str, value: list[float]
) -> None:
    all_lines = lines(played)
    all_lines[2] = json.dumps(json.loads(all_lines[2]) | {name: value})
    (tmp_path / "games.jsonl").write_text("\n".join([*all_lines, ""]))
    with pytest.raises(WrongInput, match="line 3: no game of this run"):
        arena(PLAN, tmp_path, workers=1)


@pytest.mark.usefixtures("quick_players")
def test_a_game_that_is_there_twice_is_refused(played: Path, tmp_path: Path) -> None:
    all_lines = lines(played)
    (tmp_path / "games.jsonl").write_text("\n".join([*all_lines, all_lines[2], ""]))
    with pytest.raises(WrongInput, match="line 6: game 1 is in line 3 already"):
        arena(PLAN, tmp_path, workers=1)


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked on POSIX only")
@pytest.mark.usefixtures("quick_players")
def test_one_arena_at_a_time_has_a_folder(played: Path, tmp_path: Path) -> None:
    refusals: list[str] = []

    def once_more(done: int, total: int) -> None:
        with pytest.raises(WrongInput) as error:
            arena(PLAN, tmp_path, workers=1)
        refusals.append(str(error.value))

    arena(PLAN, tmp_path, workers=1, tick=once_more)
    used = f"{tmp_path / 'games.jsonl'} is used by another arena: wait for its end, or name another"
    assert refusals == [f"{used} folder"] * 5
    assert games(tmp_path) == games(played)
    assert arena(PLAN, tmp_path, workers=1)["played"] == 4  # it has ended


@pytest.mark.usefixtures("quick_players")
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("my notes")
    with pytest.raises(WrongInput, match="line 1: no arena of format 2"):
        arena(PLAN, tmp_path, workers=1)
    assert (tmp_path / "games.jsonl").read_text() == "my notes"
    with pytest.raises(WrongInput, match="cannot be written"):
        arena(PLAN, tmp_path / "games.jsonl", workers=1)


def test_a_run_of_an_earlier_format_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"arena": 1, "theogony": "0.1", "game": "deus"}\n')
    with pytest.raises(WrongInput, match="is of an earlier format, whose games were not played in"):
        arena(REAL, tmp_path, workers=1)


# What goes wrong.


class Breaking(First):
    def decide(self, imagined: Game) -> int:
        raise RuntimeError("lost the\nthread")


def test_a_player_that_breaks_down_ends_the_run_and_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def breaking(name: str, game: str, seed: int) -> Player:
        made.append(seed)
        if name == "first" and len(made) > 8:  # two to see that they can play, then six
            return Breaking(name, seed)
        return quick(name, game, seed)

    monkeypatch.setattr(simulate, "called", breaking)
    seed = seed_of(PLAN, 3)
    with pytest.raises(Failed, match=rf"game 3 \(random, first; seed {seed}\) failed after"):
        arena(PLAN, tmp_path, workers=1)
    assert len(lines(tmp_path)) == 4  # what is played, then three games
    words = ["--players", "first,random", "--games", "4", "--seed", "5", "--workers", "1"]
    ended = run("arena", "deus", *words, "--out", str(tmp_path))
    assert ended.exit_code == 1
    assert ended.stderr.startswith("theogony: game 3 (random, first; seed ")
    assert "RuntimeError: lost the thread; the games before are kept in " in ended.stderr
    assert ended.stderr.count("\n") == 1


def dying(number: int) -> Outcome:
    if number == 3:
        os._exit(3)
    return Outcome(number, "", [])


def test_a_process_that_dies_is_told_with_the_games_it_may_have_played() -> None:
    outcomes: list[int] = []
    with pytest.raises(Died) as death:
        for outcome in on_processes(dying, iter(range(20)), 2):
            outcomes.append(outcome.number)
    assert 3 in death.value.numbers
    assert not set(death.value.numbers) & set(outcomes)
    assert len(death.value.numbers) <= 4


# Programs.


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="programs play on POSIX only")
def test_programs_play_and_what_they_do_wrong_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad = bot("bad.py", "crash", "2")
    words = ["--players", f"{SCRIBE},{bad},random", "--games", "2", "--cap", "30", "--workers", "1"]
    result = run("arena", "deus", *words, "--out", str(tmp_path))
    assert result.exit_code == 0
    found = json.loads((tmp_path / "results.json").read_text())
    assert (found["played"], found["unfinished"]) == (6, 6)
    (entry,) = found["faults"]
    assert (entry["player"], entry["games"], entry["faults"]) == (bad, 4, 12)
    first = "ended with status 1 (it last wrote \"KeyError: 'a bug of the bot'\")"
    assert (entry["game"], entry["first"]) == (0, first)
    assert len(caplog.records) == 12 and caplog.records[0].getMessage().startswith(bad)
    told = "did wrong 12 times in 4 games, and chance answered instead"
    assert told in " ".join(result.stdout.split())
    assert told in (tmp_path / "report.html").read_text()


def test_a_program_that_cannot_play_is_refused(tmp_path: Path) -> None:
    assert "ended with status 0" in refused(
        *("arena", "deus", "--players", "bot:true,random", "--out", str(tmp_path))
    )
    assert list(tmp_path.iterdir()) == []

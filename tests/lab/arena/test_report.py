"""The files an arena writes, and the command."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.runs import refused, said
from tests.lab.arena.arenas import (
    PLAN,
    lines,
    quick,
)
from theogony.lab import simulate
from theogony.lab.arena import arena


def test_results_are_written_as_json(played: Path) -> None:
    found = json.loads((played / "results.json").read_text())
    assert (found["game"], found["players"], found["seed"]) == ("deus", ["first", "random"], 5)
    assert (found["played"], found["unfinished"]) == (4, 0)
    assert sum(cell["wins"] for cell in found["matrix"]) == 4
    assert sum(entry["wins"] for entry in found["by_seat"]) == pytest.approx(4)


def test_games_are_written_as_parquet(played: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `arena` is not installed")
    table = parquet.read_table(played / "games.parquet").to_pydict()
    kept = [json.loads(line) for line in lines(played)[1:]]
    assert table["game"] == [number for number in range(4) for _ in range(2)]
    assert table["seat"] == [0, 1] * 4
    assert table["player"] == [name for game in kept for name in game["players"]]
    assert table["score"] == [score for game in kept for score in game["scores"]]
    assert table["place"] == [place for game in kept for place in game["ranking"]]
    assert table["seed"] == [game["seed"] for game in kept for _ in range(2)]
    assert sum(table["win"]) == 4


def test_the_report_needs_nothing_but_itself(played: Path) -> None:
    page = (played / "report.html").read_text()
    names = re.findall(r'"(http[^"]*)"', page)
    assert set(names) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    for loading in ("<script", "<img", "<image", "<link", "src=", "@import", "<!DOCTYPE svg"):
        assert loading not in page
    assert set(re.findall(r"href=\"(.)", page)) <= {"#"}
    assert set(re.findall(r"url\((.)", page)) <= {"#"}
    assert "default-src 'none'" in page
    assert "first" in page and "4 games of 2 seats" in page


def test_drawings_are_the_same_each_time(played: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra `arena` is not installed")
    (tmp_path / "games.jsonl").write_bytes((played / "games.jsonl").read_bytes())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulate, "called", quick)
        arena(PLAN, tmp_path, workers=1)
    drawn = sorted(file.name for file in tmp_path.glob("*.svg"))
    assert "matrix.svg" in drawn
    for file in drawn:
        assert (tmp_path / file).read_bytes() == (played / file).read_bytes()
        assert "first" in (tmp_path / file).read_text()


@pytest.mark.usefixtures("quick_players")
def test_without_the_extra_there_is_the_rest(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("choix", "matplotlib", "pyarrow", "ray"):
        monkeypatch.setitem(sys.modules, module, None)
    (tmp_path / "games.jsonl").write_bytes((played / "games.jsonl").read_bytes())
    words = ["--players", "first,random", "--games", "4", "--seed", "5", "--out", str(tmp_path)]
    text = said("arena", "deus", *words)
    assert "make install EXTRAS=arena" in text and "who beats whom" in text
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *("games.jsonl", "report.html", "results.json")
    ]
    assert "make install EXTRAS=ray" in refused("arena", "deus", "--ray")


# The command.


@pytest.mark.usefixtures("quick_players")
def test_the_command_prints_tables(tmp_path: Path) -> None:
    words = ["--players", "first,random,random", "--seats", "3", "--games", "3", "--workers", "1"]
    text = said("arena", "deus", *words, "--out", str(tmp_path), "--switch", "joker=true")
    assert "3 games of 3 seats, each deal in every seating" in text
    assert "switches: joker=true" in text
    for title in ("who beats whom", "tables", "by seat"):
        assert title in text
    assert "33%" in text and "67%" in text


@pytest.mark.usefixtures("quick_players")
def test_the_command_takes_presets_caps_and_bounds(tmp_path: Path) -> None:
    words = ["--players", "first,random", "--preset", "egypt", "--cap", "4", "--until-decided"]
    words += ["--games", "100", "--bounds", "0.5,0.6", "--workers", "1", "--json"]
    found = json.loads(said("arena", "deus", *words, "--out", str(tmp_path)))
    assert (found["played"], found["unfinished"], found["cap"]) == (100, 100, 4)
    assert found["bounds"] == [0.5, 0.6]
    assert found["switches"]["red_set"] == "egypt"
    words.remove("--json")
    text = said("arena", "deus", *words, "--out", str(tmp_path))
    assert "100 games left unfinished after 4 answers" in text
    assert re.search("first, random .* 0 .* open", text)


def test_the_command_refuses_wrong_input_in_a_sentence(tmp_path: Path) -> None:
    def says(*words: str) -> str:
        return refused("arena", "deus", "--out", str(tmp_path), *words)

    assert "expected one of: random, greedy" in says("--players", "a,b")
    assert "games is 0" in says("--games", "0")
    assert "workers is 0" in says("--workers", "0")
    assert "bounds is 'high', expected two shares such as 0.55,0.65" in says("--bounds", "high")
    assert "no preset is called 'rome'" in says("--preset", "rome")
    assert list(tmp_path.iterdir()) == []

"""The benchmark, at a tiny scale: every figure is there, and wrong input is refused."""

import json
import sys
from collections.abc import Iterator

import pytest

from tests.cli.runs import refused, said
from theogony.core.types import Document
from theogony.lab import bench

SECONDS = 0.01


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Interpreted, hundreds of simulations take long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "SIMULATIONS", 8)
        patch.setattr(bench, "ROUNDS", 1)
        yield


@pytest.fixture(scope="module")
def found(quick: None) -> Document:
    return bench.bench("deus", SECONDS)


def test_every_number_of_players_has_its_rows(found: Document) -> None:
    names = ["engine playout", "Python playout", "copy", "imagine"]
    rows = [(row["name"], row["players"]) for row in found["rows"]]
    assert rows == [(name, players) for players in (2, 3, 4) for name in names]
    assert all(row["value"] > 0 for row in found["rows"])


def test_imagining_is_compared_with_copying(found: Document) -> None:
    for copy, imagine in zip(found["rows"][2::4], found["rows"][3::4], strict=True):
        assert imagine["most"] == pytest.approx(5 * copy["value"] + 3)
        assert imagine["pass"] == (imagine["value"] <= imagine["most"])


def test_the_interpreted_figures_are_there_too(found: Document) -> None:
    assert [figures["players"] for figures in found["interpreted"]] == [2, 3, 4]
    assert all(figures["engine_per_second"] > 0 for figures in found["interpreted"])


def test_a_late_table_is_compared_with_the_same_without_history(found: Document) -> None:
    assert found["length"]["answers"] > 100
    assert found["length"]["copy_ratio"] > 0 and found["length"]["decision_ratio"] > 0


def test_egypt_is_measured_beside_the_base_game(found: Document) -> None:
    assert [entry["players"] for entry in found["expanded"]] == [2, 3, 4]
    for entry in found["expanded"]:
        share = entry["expanded_per_second"] / entry["plain_per_second"]
        assert (entry["preset"], entry["least"]) == ("egypt", 0.6)
        assert entry["share"] == pytest.approx(share)
        assert entry["pass"] == (share >= 0.6)


def test_the_search_is_measured_by_its_simulations(found: Document) -> None:
    assert [entry["players"] for entry in found["search"]] == [2, 3, 4]
    for entry in found["search"]:
        full, cut, least = entry["full_per_second"], entry["cut_per_second"], entry["least"]
        assert 0 < full < cut
        assert entry["pass"] == (full >= least and cut >= 5 * least)


def test_environments_are_measured_beside_each_other(found: Document) -> None:
    pytest.importorskip("pettingzoo", reason="make install EXTRAS=lab")
    assert [entry["players"] for entry in found["environments"]] == [2, 3, 4]
    for entry in found["environments"]:
        best = max(entry["batch_per_second"], entry["shared_per_second"])
        assert entry["tables"] == 256 and best > 0
        assert entry["times"] == pytest.approx(best / entry["aec_per_second"])
        assert entry["pass"] == (entry["times"] >= 10)


def test_any_set_up_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(sys.modules, "theogony.lab.envs", None)
    words = ["bench", "--seconds", str(SECONDS), "--preset", "egypt", "--switch", "red_set=base"]
    text = " ".join(said(*words).split())
    assert "purple_set=egypt" in text and "red_set=base" in text
    assert "egypt, 2 players: engine playout" in text and "wanted ≥ 60%" in text


def test_targets_are_judged_beside_catanatron() -> None:
    ours = {
        "players": 2,
        "engine_per_second": 900_000.0,
        "python_per_second": 200_000.0,
        "copy_us": 1.0,
        "imagine_us": 9.0,
    }
    peer = {"players": 4, "engine_per_second": 30_000.0, "copy_us": 30.0}
    rows = bench.rows_of("deus", ours, peer)
    assert [row["ratio"] for row in rows] == [30, pytest.approx(6.67, abs=0.01), 30, None]
    assert [row["pass"] for row in rows] == [True, False, True, False]


def test_without_catanatron_only_the_figures_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(sys.modules, "theogony.lab.envs", None)
    text = " ".join(said("bench", "--seconds", str(SECONDS)).split())
    assert "environments: not measured; in Theogony's clone: make install EXTRAS=lab" in text
    assert "catanatron is not installed" in text and "make install EXTRAS=bench" in text
    assert "engine playout" in text
    assert "≥ 30" not in text


def test_catanatron_is_measured_where_it_is_installed() -> None:
    pytest.importorskip("catanatron")
    found = json.loads(said("bench", "--seconds", str(SECONDS), "--json"))
    assert found["catanatron"]["engine_per_second"] > 0
    assert [row["target"] for row in found["rows"][:4]] == [30, 10, 20, None]


def test_wrong_input_is_refused_in_a_sentence() -> None:
    assert "'go' cannot be measured, expected one of: deus, civ" in refused("bench", "go")
    assert "seconds is 0" in refused("bench", "--seconds", "0")
    assert "seed is -1" in refused("bench", "--seed", "-1")

"""`theogony bench server` measures what is asked of it; how fast that was is no test's business."""

import json

import pytest

from ..cli.runs import refused, run

SMALL = ("bench", "server", "--tables", "2", "--seconds", "0.1")


def test_without_a_browser_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEOGONY_CHROMIUM", "no-such-browser")
    told = run(*SMALL)
    assert told.exit_code == 0
    assert "from an answer to everybody's update" in told.stdout
    assert "in the browser: not measured, because" in told.stdout


@pytest.mark.browser
def test_with_a_browser_it_measures_the_page() -> None:
    told = run(*SMALL, "--json")
    assert told.exit_code == 0
    found = json.loads(told.stdout)["browser"]
    if "left_out" in found:
        pytest.skip(found["left_out"])
    assert 0 < found["update"]["p50_ms"] <= found["update"]["p95_ms"]
    assert 20 < found["first_page"]["kb"] <= found["first_page"]["most_kb"]


ATTACK = ("bench", "server", "--seconds", "0.05", "--tables", "2", "--attack")


def test_an_attack_is_measured_beside_quiet_times() -> None:
    found = json.loads(run(*ATTACK, "half-open requests", "--json").stdout)
    (row,) = found["attacks"]
    assert row["attack"] == "half-open requests" and row["tally"]["sent"] > 0
    for kind in ("answers", "pings", "requests"):
        assert found["quiet"][kind]["count"] > 0 and row[kind]["count"] > 0
        assert row["ratios"][kind] > 0
    assert row["pass"] == (row["ratio"] <= found["times"])


def test_a_table_says_which_attacks_were_held() -> None:
    told = run(*ATTACK, "bad UTF-8", "--no-colour")
    assert told.exit_code == 0
    assert "how long honest people wait" in told.stdout and "of 1 attacks held" in told.stdout


def test_an_attack_nobody_knows_is_refused() -> None:
    assert "no attack is called 'tea', expected one of: half-open" in refused(*ATTACK, "tea")
    assert "attacks are on the server" in refused("bench", "deus", "--attacks")

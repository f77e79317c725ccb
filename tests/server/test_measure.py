"""`theogony bench server` measures what is asked of it; how fast that was is no test's business."""

import json

import pytest

from ..cli.runs import run

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

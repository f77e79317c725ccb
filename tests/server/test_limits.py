"""The limits are those that docs/protocol.md tells."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from theogony.server.limits import LIMITS, Rate
from theogony.server.safety import Allowances, Visitor, networks_of
from theogony.server.transport import Gate

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def rate(limit: Rate) -> str:
    """As the page writes it."""
    if limit.each >= 1:
        return f"{limit.burst:g} at once, {limit.each:g} a second"
    return f"{limit.burst:g} at once, {limit.each * 3600:g} an hour"


@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("requests", rate(LIMITS.requests)),
        ("new people (`people`)", rate(LIMITS.people)),
        ("new tables", rate(LIMITS.made)),
        ("sitting down, leaving, coming back, voting", rate(LIMITS.seatings)),
        (
            "WebSockets begun |",
            f"{LIMITS.handshakes.burst} at once, {LIMITS.handshakes.each} a second",
        ),
        ("connections", f"{LIMITS.connections}; {LIMITS.everybody:,}"),
        ("messages, what comes faster", f"{rate(LIMITS.messages)}; {rate(LIMITS.crowd)}"),
        ("whole tables after a `stale` answer", f"{LIMITS.tables.burst} at once, 1 a second"),
        ("WebSockets open", f"{LIMITS.at_table}; {LIMITS.nameless}; {LIMITS.onlookers}"),
        ("until a request's head is there", f"{LIMITS.head:g} s; {LIMITS.body:g} s"),
        ("answers taken back (`too_often`)", str(LIMITS.undos)),
        ("replays that wait", str(LIMITS.replays)),
        ("thoughts of bots and hints", f"{LIMITS.thoughts}; {LIMITS.all_thoughts:,}"),
    ],
)
def test_the_page_tells_the_limits_as_they_are(what: str, number: str) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {what}")]
    assert number in row.split("|")[-2]


def test_the_page_tells_how_patient_the_server_is() -> None:
    assert f"away after {LIMITS.away:g} s" in PAGE
    assert f"a bot waits {LIMITS.grace:g} s" in PAGE
    assert LIMITS.watched == 600 and "within ten minutes" in PAGE


def test_many_people_of_one_address_are_read_as_one_crowd() -> None:
    never = Rate(1e-9, LIMITS.crowd.burst)  # nothing comes back during the test
    allowances = Allowances(replace(LIMITS, crowd=never))
    crowd = [Visitor(f"person {i}", "home") for i in range(int(LIMITS.crowd.burst) + 1)]
    waits = [allowances.patience(one) for one in crowd]
    assert max(waits[:-1]) == 0 < waits[-1]
    assert allowances.patience(Visitor("somebody", "elsewhere")) == 0


def test_a_proxy_brings_as_many_connections_as_there_may_be() -> None:
    gate = Gate(LIMITS, networks_of(["127.0.0.1"]))
    assert {gate.come("127.0.0.1") for _ in range(LIMITS.connections + 50)} == {0}
    others = [gate.come("127.0.0.2") for _ in range(LIMITS.connections + 1)]
    assert others == [0] * LIMITS.connections + [429]

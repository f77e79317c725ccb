"""What the games of an arena tell."""

import random
from dataclasses import replace

import pytest

from tests.lab.arena.arenas import PLAN, as_if, told
from theogony.lab.arena.decide import better
from theogony.lab.arena.games import Outcome, Table, seating, tables
from theogony.lab.arena.ratings import ratings
from theogony.lab.numbers import wilson


def test_the_matrix_counts_who_did_better() -> None:
    plan = replace(PLAN, players=["a", "b"])
    ends = [["a", "b"]] * 6 + [["ab"]] * 2 + [["b", "a"]] * 2
    found = told(plan, [as_if(plan, n, *end) for n, end in enumerate(ends[:4])])
    assert [cell["share"] for cell in found["matrix"]] == [1.0, 0.0]
    plan = replace(plan, games=10)
    found = told(plan, [as_if(plan, n, *end) for n, end in enumerate(ends)])
    ours, theirs = found["matrix"]
    assert (ours["player"], ours["against"], ours["games"], ours["wins"]) == ("a", "b", 10, 7)
    assert (theirs["wins"], theirs["share"]) == (3, pytest.approx(0.3))
    assert (ours["low"], ours["high"]) == wilson(7, 10)
    assert [seat["games"] for seat in found["by_seat"]] == [10, 10]


def test_a_shared_first_place_is_divided_at_a_table() -> None:
    plan = replace(PLAN, players=["a", "b", "b"], games=3, seats=3)
    found = told(plan, [as_if(plan, 0, "ab"), as_if(plan, 1, "a", "b"), as_if(plan, 2, "b", "a")])
    ours, theirs = found["tables"][0]["results"]
    assert ours["wins"] == pytest.approx(1 / 3 + 1)
    assert theirs["wins"] == pytest.approx(2 / 3 + 1)
    assert (ours["par"], theirs["par"]) == (pytest.approx(1 / 3), pytest.approx(2 / 3))


def test_several_seats_of_a_player_are_compared_one_by_one() -> None:
    outcome = Outcome(0, "", ["b", "a", "b", "b"], [9, 8, 8, 1], [1, 2, 2, 4])
    assert better(outcome, "a", "b") == pytest.approx((0 + 0.5 + 1) / 3)
    assert better(outcome, "b", "a") == pytest.approx((1 + 0.5 + 0) / 3)


def test_ratings_of_two_are_those_of_their_share() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    from scipy.stats import beta

    plan = replace(PLAN, players=["a", "b"], games=100)
    ends = [["a", "b"]] * 70 + [["ab"]] * 10 + [["b", "a"]] * 20
    outcomes = [as_if(plan, n, *end) for n, end in enumerate(ends)]
    met = [Table(("a", "b"))]
    found = ratings(["b", "a"], met, outcomes, seed=1)
    assert found is not None
    assert [entry["player"] for entry in found] == ["a", "b"]
    lead = {key: 2 * found[0][key] for key in ("rating", "low", "high")}
    assert {key: 1 / (1 + 10 ** (-elo / 400)) for key, elo in lead.items()} == {
        "rating": pytest.approx(75.5 / 101, abs=0.001),
        "low": pytest.approx(beta.ppf(0.025, 75.5, 25.5), abs=0.015),
        "high": pytest.approx(beta.ppf(0.975, 75.5, 25.5), abs=0.015),
    }
    assert ratings(["b", "a"], met, outcomes[::-1], seed=1) == found


def test_ratings_of_more_hold_what_is_true() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    plan = replace(PLAN, players=["a", "b", "c"], games=400)
    chance = random.Random(2)
    strength = {"a": 8.0, "b": 2.0, "c": 1.0}
    outcomes = []
    for number in range(1200):
        one, other = sorted(seating(plan, number))
        wins = chance.random() < strength[one] / (strength[one] + strength[other])
        outcomes.append(as_if(plan, number, *([one, other] if wins else [other, one])))
    found = ratings(["a", "b", "c"], tables(plan), outcomes, seed=1)
    assert found is not None
    assert [entry["player"] for entry in found] == ["a", "b", "c"]
    true = {"a": 200.7, "b": -40.1, "c": -160.5}  # 400 lg of the strength, less the mean
    for entry in found:
        assert entry["low"] < true[entry["player"]] < entry["high"]
        assert entry["high"] - entry["low"] < 80


def test_somebody_who_always_wins_is_not_infinitely_strong() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    plan = replace(PLAN, players=["a", "b"], games=100)
    outcomes = [as_if(plan, n, "a", "b") for n in range(100)]
    found = ratings(["a", "b"], tables(plan), outcomes, seed=1)
    assert found is not None
    assert 300 < found[0]["low"] < found[0]["rating"] < found[0]["high"] < 2000

"""When it is decided who is stronger, and who stands where on a ladder."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.arena.arenas import PLAN, after, as_if, told
from theogony.lab.arena.decide import NEITHER, Pair, Rung
from theogony.lab.arena.games import Outcome, seating, tables
from theogony.lab.arena.report import sheets
from theogony.lab.arena.results import results
from theogony.lab.arena.run import Standing
from theogony.lab.numbers import wilson


def rounds_until_decided(
    shares: Iterator[float],
    kind: type[Pair] = Pair,
    most: int = 10_000,
    bounds: tuple[float, float] = (0.55, 0.65),
) -> tuple[int, str | None]:
    """So many games until a pair is decided, looked at after each deal of two."""
    pair = kind("a", "b", bounds)
    for number in range(0, most, 2):
        rankings = [{1.0: [1, 2], 0.5: [1, 1], 0.0: [2, 1]}[next(shares)] for _ in range(2)]
        pair.add([Outcome(number, "", ["a", "b"], ranking=ranking) for ranking in rankings])
        pair.look()
        if pair.decided:
            return number + 2, pair.decided
    return most, None


def test_ten_deals_won_in_a_row_decide() -> None:
    # with two lost and two won added: (1 - 0.6) 0.1 / (12 / 14 - (12 / 14)²) each; ln 19 is enough
    assert rounds_until_decided(iter([1.0] * 100)) == (20, "a")
    assert rounds_until_decided(iter([0.0] * 100)) == (20, "b")


def test_who_share_every_deal_are_soon_found_to_be_equal() -> None:
    assert rounds_until_decided(iter([1.0, 0.0] * 100)) == (32, NEITHER)
    assert rounds_until_decided(iter([0.5] * 100)) == (32, NEITHER)
    in_turns = rounds_until_decided(iter([1.0, 1.0, 0.0, 0.0] * 100))
    assert in_turns[0] > 100 and in_turns[1] == NEITHER  # the deal decided, not the player


def games(truth: float, alike: float, chance: random.Random) -> Iterator[float]:
    """Games won as often as is true; in some deals the first result is that of both."""
    while True:
        first, second = (float(chance.random() < truth) for _ in range(2))
        yield from (first, first if chance.random() < alike else second)


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize(
    ("truth", "wanted"), [(0.5, NEITHER), (0.65, "a"), (0.45, NEITHER), (0.55, NEITHER)]
)
def test_the_test_is_rarely_wrong(truth: float, wanted: str, alike: float) -> None:
    chance = random.Random(3)
    found = Counter(rounds_until_decided(games(truth, alike, chance))[1] for _ in range(200))
    assert found[wanted] >= 180  # with an error of 5 % some 190


UNTIL = replace(PLAN, players=["a", "b", "c"], games=100, until_decided=True)


def winner(number: int) -> list[str]:
    """How the games of UNTIL end: a beats both, b and c win in turns."""
    players = seating(UNTIL, number)
    if "a" in players:
        return sorted(players)
    return ["b", "c"] if number // 3 % 2 else ["c", "b"]


def test_decided_tables_stop_and_the_others_go_on() -> None:
    standing = Standing(UNTIL)
    for number in standing.wanted():
        standing.add(as_if(UNTIL, number, *winner(number)))
    found = results(UNTIL, Path(), standing.progress)
    assert [table["games"] for table in found["tables"]] == [20, 20, 32]
    stronger = [table["decided"][0]["stronger"] for table in found["tables"]]
    assert stronger == ["a", "a", NEITHER]


def test_the_order_in_which_games_end_changes_nothing() -> None:
    in_order = [as_if(UNTIL, number, *winner(number)) for number in range(300)]
    found = after(UNTIL, in_order).progress
    assert [len(table.counted()) for table in found] == [20, 20, 32]
    for seed in range(5):
        mixed = in_order[:]
        random.Random(seed).shuffle(mixed)
        for table, same in zip(found, after(UNTIL, mixed).progress, strict=True):
            assert same.counted() == table.counted()
            assert [p.decided for p in same.pairs] == [p.decided for p in table.pairs]


def test_unfinished_games_decide_nothing() -> None:
    plan = replace(UNTIL, players=["a", "b"], cap=10)
    left = [as_if(plan, number, "a", "b") for number in range(100)]
    for outcome in left:
        outcome.unfinished = True
    found = told(plan, left)
    assert (found["played"], found["unfinished"], found["matrix"]) == (100, 100, [])
    assert [pair["stronger"] for pair in found["tables"][0]["decided"]] == [None]


# The ladder.


def test_on_a_ladder_each_meets_only_the_one_before() -> None:
    plan = replace(PLAN, players=["a", "b", "c"], ladder=True)
    assert [table.players for table in tables(plan)] == [("b", "a"), ("c", "b")]


def test_a_rung_takes_a_hundred_games_or_more() -> None:
    assert rounds_until_decided(iter([1.0] * 200), Rung) == (100, "a")
    assert rounds_until_decided(iter([0.0] * 200), Rung) == (100, NEITHER)
    assert rounds_until_decided(iter([0.5] * 200), Rung) == (100, NEITHER)


def test_a_rung_wants_what_the_bounds_say() -> None:
    most = [1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0] * 100  # 62.5 % are enough for the test alone
    assert rounds_until_decided(iter(most), Pair, 500)[1] == "a"
    assert rounds_until_decided(iter(most), Rung, 500) == (500, None)
    enough = [*most[:200], *[1.0] * 100]
    games, stronger = rounds_until_decided(iter(enough), Rung, 300)
    wins = sum(enough[:games])
    assert stronger == "a" and wins >= 0.65 * games > wins - 2
    assert wilson(wins, games)[0] > 0.55


def test_a_rung_wants_the_interval_above_the_lower_bound() -> None:
    close = (0.74, 0.75)  # the test is sure of 75 % from 538 games on, the interval from 630
    pair, rung = (
        rounds_until_decided(iter([1.0, 0.5] * 1000), kind, 1000, close) for kind in (Pair, Rung)
    )
    assert pair == (538, "a") and rung == (630, "a")


@pytest.mark.parametrize(("truth", "wanted"), [(0.55, NEITHER), (0.72, "a")])
def test_a_rung_is_rarely_wrong(truth: float, wanted: str) -> None:
    chance = random.Random(5)
    found = Counter(
        rounds_until_decided(iter(lambda: float(chance.random() < truth), None), Rung)[1]
        for _ in range(100)
    )
    assert found[wanted] >= 90


def test_a_ladder_is_told_rung_by_rung() -> None:
    plan = replace(PLAN, players=["a", "b", "c"], games=400, ladder=True)
    standing = Standing(plan)
    for number in standing.wanted():
        upper, lower = sorted(seating(plan, number), reverse=True)
        even = upper == "c" and number // 2 % 2
        standing.add(as_if(plan, number, *([lower, upper] if even else [upper, lower])))
    found = results(plan, Path(), standing.progress)
    rungs = [rung for table in found["tables"] for rung in table["decided"]]
    assert [(r["pair"], r["games"], r["stronger"]) for r in rungs] == [
        (["b", "a"], 100, "b"),
        (["c", "b"], 100, NEITHER),
    ]
    (sheet,) = [sheet for sheet in sheets(found) if sheet.title == "Ladder"]
    assert [line[-1] for line in sheet.lines] == ["yes", "no"]

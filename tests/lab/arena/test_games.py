"""The tables of a plan: every choice of players, every seating equally often."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.lab.arena.arenas import PLAN, REAL
from theogony.core.errors import WrongInput
from theogony.lab.arena import arena
from theogony.lab.arena.games import play, seating, seed_of, seeds_of, tables


def test_every_pair_meets() -> None:
    plan = replace(PLAN, players=["a", "b", "c"])
    assert [table.players for table in tables(plan)] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_tables_of_more_take_every_choice_of_players() -> None:
    plan = replace(PLAN, players=["a", "b", "c", "d"], seats=3)
    assert ["".join(table.players) for table in tables(plan)] == ["abc", "abd", "acd", "bcd"]


def test_a_name_may_sit_at_a_table_more_than_once() -> None:
    (table,) = tables(replace(PLAN, players=["a", "b", "b", "b"], seats=4))
    assert ["".join(seats) for seats in table.seatings] == ["abbb", "babb", "bbab", "bbba"]
    twice = replace(PLAN, players=["a", "b", "a", "b"])
    assert [table.players for table in tables(twice)] == [("a", "b")]


@pytest.mark.parametrize(("seats", "played"), [(2, 100), (3, 102), (4, 120)])
def test_every_seating_is_taken_equally_often(seats: int, played: int) -> None:
    plan = replace(PLAN, players=["a", "b", "c", "d"], games=100, seats=seats)
    found = tables(plan)
    assert {table.games(plan.games) for table in found} == {played}
    taken = Counter(tuple(seating(plan, number)) for number in range(played * len(found)))
    assert len(set(taken.values())) == 1
    assert set(taken) == {players for table in found for players in table.seatings}


@pytest.mark.parametrize(("seats", "seatings"), [(2, 2), (3, 6), (4, 24)])
def test_each_deal_is_played_in_every_seating(seats: int, seatings: int) -> None:
    plan = replace(PLAN, players=["a", "b", "c", "d"], seats=seats)
    count = len(tables(plan))
    deals: dict[int, list[int]] = {}
    for number in range(3 * count * seatings):
        deals.setdefault(seed_of(plan, number), []).append(number)
    assert len(deals) == 3 * count
    for numbers in deals.values():
        assert len({number % count for number in numbers}) == 1  # at one table
        assert len({tuple(seating(plan, number)) for number in numbers}) == seatings
        assert len({str(seeds_of(plan, number)) for number in numbers}) == 1  # the players' too


def test_tables_of_other_seatings_have_deals_of_their_own_size() -> None:
    plan = replace(PLAN, players=["a", "a", "b", "c"], games=12, seats=3)
    found = tables(plan)
    assert [len(table.seatings) for table in found] == [3, 3, 6]  # aab, aac, abc
    for place, table in enumerate(found):
        deals: dict[int, list[tuple[str, ...]]] = {}
        for number in range(place, 12 * len(found), len(found)):
            deals.setdefault(seed_of(plan, number), []).append(tuple(seating(plan, number)))
        assert list(deals.values()) == [table.seatings] * (12 // len(table.seatings))


def test_the_games_of_a_deal_begin_with_the_same_table() -> None:
    outcomes = [play(replace(REAL, players=["greedy", "random"], cap=2), n) for n in range(4)]
    assert [outcome.players for outcome in outcomes[:2]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    assert outcomes[0].seed == outcomes[1].seed != outcomes[2].seed == outcomes[3].seed


def test_seeds_come_from_the_seed_of_the_run_and_the_number_of_the_deal() -> None:
    first = [seed_of(PLAN, number) for number in range(0, 50, 2)]
    assert first == [seed_of(replace(PLAN, games=400), number) for number in range(0, 50, 2)]
    assert len(set(first)) == 25
    assert seed_of(replace(PLAN, seed=6), 0) != first[0]


def test_the_answers_of_each_player_are_counted_and_timed() -> None:
    outcome = play(replace(REAL, players=["greedy", "random"], cap=30), 0)
    assert sum(outcome.answers) == outcome.decisions == 30
    for seat in range(2):
        mean = outcome.seconds[seat] / outcome.answers[seat]
        assert 0 < mean <= outcome.slowest[seat] + 1e-6


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "go"}, "no game 'go' is installed"),
        ({"players": ["random", "clever"]}, "no player is called 'clever'"),
        ({"players": ["greedy"]}, "players are greedy, expected two different ones"),
        ({"players": ["greedy", "greedy"]}, "expected two different ones"),
        ({"seats": 3}, "expected at least 3 for 3 seats; a name may be given more than once"),
        ({"seats": 5}, "deus is for 2 to 4 players, not 5"),
        ({"games": 0}, "games is 0, expected 1 or more"),
        ({"games": 99, "until_decided": True}, "games is 99, expected 100 or more when"),
        ({"bounds": (0.65, 0.55)}, "bounds are 0.65 and 0.55, expected 0.5 <= lower < upper"),
        ({"bounds": (0.4, 0.6)}, "bounds are 0.4 and 0.6"),
        ({"ladder": True, "seats": 3, "players": ["greedy"] * 2 + ["random"]}, "expected 2 on a"),
        ({"ladder": True, "players": ["greedy", "random", "greedy"]}, "each of them once on a"),
        ({"ladder": True, "games": 50}, "games is 50, expected 100 or more when"),
        ({"seed": -1}, "seed is -1, expected 0 to"),
        ({"cap": 0}, "cap is 0, expected 1 or more"),
        ({"switches": {"jokers": True}}, "switch 'jokers' is unknown"),
    ],
)
def test_a_wrong_plan_is_refused(tmp_path: Path, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongInput, match=sentence):
        arena(replace(REAL, **change), tmp_path, workers=1)
    assert list(tmp_path.iterdir()) == []

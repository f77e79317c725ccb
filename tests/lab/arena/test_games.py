"""The tables of a plan: every choice of players, every seating equally often."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.lab.arena.arenas import PLAN, REAL
from theogony.core.errors import WrongInput
from theogony.lab.arena import arena
from theogony.lab.arena.games import seating, seed_of, tables


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


def test_seeds_come_from_the_seed_of_the_run_and_the_number_of_the_game() -> None:
    first = [seed_of(PLAN, number) for number in range(50)]
    assert first == [seed_of(replace(PLAN, games=400), number) for number in range(50)]
    assert len(set(first)) == 50
    assert seed_of(replace(PLAN, seed=6), 0) != first[0]


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

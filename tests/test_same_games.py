"""Interpreted and compiled, on every machine, the same seeds play the same games.

The numbers in `golden/checksums.json` were made once; whoever runs this compares with them.
"""

import json

import pytest

import theogony
from theogony.core.playout import checksum, playout
from theogony.core.rng import seeded

from .golden.remake import CHECKSUMS, SWITCHES, checksums

GOLDEN = json.loads(CHECKSUMS.read_text(encoding="utf-8"))
REMAKE = "after a change of the rules version: python -m tests.golden.remake"


@pytest.mark.parametrize("name", sorted(SWITCHES))
def test_checksums_of_the_same_games(name: str) -> None:
    rules = theogony.game(name)
    assert GOLDEN["rules"][name] == rules.version, REMAKE
    assert checksums(rules) == GOLDEN["checksums"][name], REMAKE


def test_every_game_has_checksums() -> None:
    assert sorted(SWITCHES) == sorted(GOLDEN["checksums"]) == sorted(theogony.GAMES)


@pytest.mark.parametrize("name", sorted(SWITCHES))
def test_playing_inside_the_engine_is_playing(name: str) -> None:
    """The loop inside the engine and one by `decision` and `choose` play the same game."""
    rules = theogony.game(name)
    inside, outside = rules.new(2, 5), rules.new(2, 5)
    decisions = playout(inside, seeded(5))
    rng = seeded(5)
    while (decision := outside.decision) is not None:
        outside.choose(decision.options[rng.below(len(decision.options))])
    assert inside == outside and decisions == outside.count


def test_other_games_have_other_checksums() -> None:
    rules = theogony.game("deus")
    numbers = {checksum(rules.new(2, seed), seeded(0)) for seed in range(20)}
    numbers |= {checksum(rules.new(2, 0), seeded(seed)) for seed in range(1, 20)}
    assert len(numbers) == 39

"""How many steps the environments make: one table through PettingZoo, many tables at once."""

from __future__ import annotations

from collections.abc import Callable

from ...core.types import Document
from .batch import BatchEnv
from .zoo import aec

TABLES = 256
STEPS = 20  # of all tables between two looks at the clock


def one_table(game: str, players: int, switches: Document) -> Callable[[int], int]:
    """A game with answers by chance, drawn as PettingZoo shows it; gives how many there were."""
    env = aec(game, players, switches=switches)

    def play(number: int) -> int:
        answers = 0
        env.reset(seed=number)
        for agent in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                answers += 1
        return answers

    return play


def many_tables(game: str, players: int, switches: Document, workers: int) -> Callable[[int], int]:
    """Some steps of all tables, each time further on."""
    env = BatchEnv(game, players, TABLES, switches=switches, workers=workers)

    def play(number: int) -> int:
        for _ in range(STEPS):
            env.step(env.any_answers())
        return STEPS * TABLES

    return play

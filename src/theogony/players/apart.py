"""Players that think in processes of their own, so that whoever asks them need not wait.

What crosses over is an imagined game as a document: what the seat may not know never leaves.
"""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeAlias

from .. import game as rules_of
from ..core.game import Game
from ..core.types import Document
from . import built_in, evaluation
from .levels import settings
from .search import SearchPlayer

Answered: TypeAlias = tuple[int, Document]  # and what the player remembers within its turn
# An answer, how it looked at first, what it was worth when searched, and on how many deals.
Thought: TypeAlias = tuple[int, int, float | None, int]


def ask(
    pool: ProcessPoolExecutor, name: str, game: Game, seed: int, memory: Document | None = None
) -> Future[Answered]:
    """Have a player that is called by `name` think about the open question of a real game. Within
    a turn it is given the memory that came with its last answer."""
    seat = game.question().seat
    position = game.imagine(seat, seed).position()
    return pool.submit(think, name, game.rules.name, position, seat, seed, memory)


def think(
    name: str, game: str, position: Document, seat: int, seed: int, memory: Document | None
) -> Answered:
    """The same wherever it is computed, unless the player looks at a clock."""
    imagined = rules_of(game).from_position(position).imagine(seat, seed)
    player = built_in(name, game, seed)
    answer = player.go_on(imagined, memory) if memory else player.decide(imagined)
    return answer, player.memory()


def ask_why(pool: ProcessPoolExecutor, name: str, game: Game, seed: int) -> Future[list[Thought]]:
    """Have a search player say what it thinks of the options of a real game's open question."""
    seat = game.question().seat
    position = game.imagine(seat, seed).position()
    return pool.submit(consider, name, game.rules.name, position, seat, seed)


def consider(name: str, game: str, position: Document, seat: int, seed: int) -> list[Thought]:
    """All options the player looked at, the one it would take first."""
    table = rules_of(game).from_position(position)
    player = SearchPlayer(name, seed, evaluation(game), settings(name))
    best = player.decide(table.imagine(seat, seed))
    branches = {branch.answer: branch for branch in player.searched}
    found: list[Thought] = []
    for line in player.looked:
        branch = branches.get(line.answer)
        deals = branch.played() if branch else 0
        worth = branch.mean(len(branch.rewards)) if branch and deals else None
        found.append((int(line.answer), int(line.value), worth, deals))
    return sorted(found, key=lambda thought: rank(thought, best))


def rank(thought: Thought, best: int) -> tuple[bool, int, float, int]:
    """The player's choice first, then what it searched longest, then by worth and promise."""
    answer, promise, worth, deals = thought
    return (answer != best, -deals, -(worth or 0.0), -promise)

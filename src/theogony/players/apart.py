"""Players that think in processes of their own, so that whoever asks them need not wait.

What crosses over is an imagined game as a document: what the seat may not know never leaves.
"""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor

from .. import game as rules_of
from ..core.game import Game
from ..core.types import Document
from . import named


def ask(pool: ProcessPoolExecutor, name: str, game: Game, seed: int) -> Future[int]:
    """Have a player that is called by `name` think about the open question of a real game."""
    seat = game.question().seat
    position = game.imagine(seat, seed).position()
    return pool.submit(think, name, game.rules.name, position, seat, seed)


def think(name: str, game: str, position: Document, seat: int, seed: int) -> int:
    """The player's answer; the same wherever it is computed, unless the player looks at a clock."""
    table = rules_of(game).from_position(position)
    return named(name, game, seed).decide(table.imagine(seat, seed))

"""Bots think in processes of their own, so that people never wait for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar
from weakref import WeakValueDictionary

from ..core import game as kernel
from ..core.game import Game
from ..core.types import Document
from ..players import RandomPlayer
from ..players.apart import Answered, Thought, ask, ask_why

T = TypeVar("T")
TRIES = 3
AT_ONCE = 2  # thoughts of one person's bots
# What a hint is searched with: about a second on one core, compiled or interpreted.
HINT = "priest" if str(kernel.__file__).endswith(".py") else "demigod"


def leave_with_parent() -> None:
    """A worker whose server was killed does not stay behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_leave, args=(parent,), daemon=True).start()


def wait_and_leave(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Thinkers:
    """A pool of workers, made when first needed and made anew when it breaks."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def turn(self, whom: str) -> asyncio.Semaphore:
        """One person's thoughts wait for each other, so that nobody takes all the workers."""
        found = self.turns.get(whom)
        if found is None:
            found = self.turns[whom] = asyncio.Semaphore(AT_ONCE)
        return found

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=leave_with_parent,
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self, level: str, game: Game, seed: int, whom: str, memory: Document | None
    ) -> Answered:
        """A bot's answer. If the workers fail again and again, any one keeps the game going."""
        async with self.turn(whom):
            for _ in range(TRIES):
                pool = self.ready()
                try:
                    return await self.heard(pool, ask(pool, level, game, seed, memory))
                except BrokenProcessPool:
                    continue
        return RandomPlayer(seed & 0xFFFFFFFF).answer(game), {}

    async def hint(self, game: Game, seed: int, whom: str) -> list[Thought]:
        async with self.turn(whom):
            pool = self.ready()
            return await self.heard(pool, ask_why(pool, HINT, game, seed))

    async def heard(self, pool: ProcessPoolExecutor, future: Future[T]) -> T:
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise


def seed_for(start: object, number: int) -> int:
    """A seed for one thought, so that a game with a typed seed can be repeated."""
    written = f"{start!r} {number}".encode()
    return int.from_bytes(hashlib.sha256(written).digest()[:4], "big")

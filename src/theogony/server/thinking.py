"""Bots think in processes of their own, so that people never wait for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from ..core import game as kernel
from ..core.game import Game
from ..core.types import Document
from ..players import RandomPlayer
from ..players.apart import Answered, Thought, ask, ask_why

T = TypeVar("T")
TRIES = 3
ENDING = (signal.SIGINT, signal.SIGTERM)
AT_ONCE = 2  # thoughts of one person's bots
# What a hint is searched with: about a second on one core, compiled or interpreted.
HINT = "priest" if str(kernel.__file__).endswith(".py") else "demigod"


@contextmanager
def deaf() -> Iterator[None]:
    """Workers begun here never hear what ends the server, as Ctrl+C, not even before their first
    line: the server ends them itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_parent() -> None:
    """A worker whose server was killed does not stay behind."""
    for one in ENDING:
        signal.signal(one, signal.SIG_IGN)
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
        """Nobody waits for a thought that is not finished."""
        if self.pool is None:
            return
        for worker in list((self.pool._processes or {}).values()):
            worker.kill()
        self.pool.shutdown(cancel_futures=True)
        self.pool = None

    async def answer(
        self, level: str, game: Game, seed: int, whom: str, memory: Document | None
    ) -> Answered:
        """A bot's answer. If the workers fail again and again, any one keeps the game going."""
        async with self.turn(whom):
            for _ in range(TRIES):
                pool = self.ready()
                try:
                    with deaf():
                        thought = ask(pool, level, game, seed, memory)
                    return await self.heard(pool, thought)
                except BrokenProcessPool:
                    continue
        return RandomPlayer(seed & 0xFFFFFFFF).answer(game), {}

    async def hint(self, game: Game, seed: int, whom: str) -> list[Thought]:
        async with self.turn(whom):
            pool = self.ready()
            with deaf():
                thought = ask_why(pool, HINT, game, seed)
            return await self.heard(pool, thought)

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

"""Bots think in processes of their own, so that people never wait for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from ..core.game import Game
from ..core.types import Document
from ..players import HINT, RandomPlayer
from ..players.apart import Answered, Thought, ask, ask_why
from ..players.workers import deaf, obey_parent
from .limits import LIMITS, Limits
from .safety import Visitor

T = TypeVar("T")
ENDING = (signal.SIGINT, signal.SIGTERM)
REMEMBERED = 10_000  # addresses whose last turn is known
NICE = 5  # people at the table come before bots

log = logging.getLogger("theogony.server")


def begin_work() -> None:
    """A worker lets people go first. The server ends it, and is not outlived by it."""
    obey_parent(*ENDING)
    if hasattr(os, "nice"):
        os.nice(NICE)


class Crowded(Exception):
    """So many thoughts wait already that no other may."""


class Turns:
    """Who may think next: the address that has waited longest for a turn, and of its people one
    after the other. One never seen before has waited as long as the last but one that had a turn,
    so that new ones do not go before for ever. As long as there is more than one place, no address
    has them all."""

    def __init__(self, places: int, limits: Limits = LIMITS) -> None:
        self.places = places
        self.limits = limits
        self.free = places
        self.busy: Counter[str] = Counter()  # by address
        self.given: OrderedDict[str, int] = OrderedDict()  # by address: the number of its last turn
        self.count = 0
        self.waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def taken(self, who: Visitor) -> AsyncIterator[None]:
        """A place, as soon as it is this one's turn."""
        await self.take(who)
        try:
            yield
        finally:
            self.give(who.address)

    async def take(self, who: Visitor) -> None:
        waiting = {address: count(line) for address, line in self.waiting.items()}
        if waiting.get(who.address, 0) >= self.limits.thoughts:
            raise Crowded(f"{self.limits.thoughts} thoughts of one address wait")
        if sum(waiting.values()) >= self.limits.all_thoughts:
            raise Crowded(f"{self.limits.all_thoughts} thoughts wait")
        if who.address not in self.given:
            self.remember(who.address, self.count - 1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self.waiting.setdefault(who.address, OrderedDict())
        people.setdefault(who.person, deque()).append(turn)
        self.go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(who.address)
            raise

    def give(self, address: str) -> None:
        self.free += 1
        self.busy[address] -= 1
        if not self.busy[address]:
            del self.busy[address]
        self.go_on()

    def go_on(self) -> None:
        """Every free place goes to whoever is next."""
        while self.free and (address := self.next()) is not None:
            people = self.waiting[address]
            person, turns = people.popitem(last=False)
            turn = turns.popleft()
            if turns:
                people[person] = turns
            if not people:
                del self.waiting[address]
            if turn.done():
                continue  # whoever waited is gone
            self.free -= 1
            self.busy[address] += 1
            self.count += 1
            self.remember(address, self.count)
            turn.set_result(None)

    def next(self) -> str | None:
        most = max(1, self.places - 1)
        ready = [address for address in self.waiting if self.busy[address] < most]
        return min(ready, key=lambda address: self.given.get(address, 0), default=None)

    def remember(self, address: str, turn: int) -> None:
        self.given[address] = turn
        self.given.move_to_end(address)
        if len(self.given) > REMEMBERED:
            self.given.popitem(last=False)


def count(people: OrderedDict[str, deque[asyncio.Future[None]]]) -> int:
    return sum(len(turns) for turns in people.values())


class Thinkers:
    """A pool of workers, made when first needed and made anew when it breaks. Where nothing else is
    said there are at least two, so that no address has them all."""

    def __init__(self, workers: int | None = None, limits: Limits = LIMITS) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(self.workers, limits)

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_work,
            )
        return self.pool

    def close(self, wait: bool = True) -> None:
        """Nobody waits for a thought that is not finished. Of a pool that is broken the other
        workers are ended as well: they may wait for ever for what a dead one held, and the server
        at its end for them."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            pool.shutdown(wait, cancel_futures=True)

    async def answer(
        self, level: str, game: Game, seed: int, who: Visitor, memory: Document | None
    ) -> tuple[Answered, bool]:
        """A bot's answer, and whether it is one by chance: where no thought comes to its end, any
        answer keeps the game going."""
        async with self.turns.taken(who):
            try:
                begin = partial(ask, name=level, game=game, seed=seed, memory=memory)
                return await self.thought(begin), False
            except Exception as error:
                log.error("a bot of level %s answers by chance", level, exc_info=error)
        return (RandomPlayer(seed & 0xFFFFFFFF).answer(game), {}), True

    async def hint(self, game: Game, seed: int, who: Visitor) -> list[Thought]:
        async with self.turns.taken(who):
            return await self.thought(partial(ask_why, name=HINT, game=game, seed=seed))

    async def thought(self, begin: Callable[[ProcessPoolExecutor], Future[T]]) -> T:
        """What a worker found. Workers may die, also those that had nothing to do: then there are
        new ones, and they try it once more."""
        try:
            return await self.tried(begin)
        except BrokenProcessPool:
            return await self.tried(begin)

    async def tried(self, begin: Callable[[ProcessPoolExecutor], Future[T]]) -> T:
        pool = self.ready()
        try:
            with deaf(*ENDING):
                future = begin(pool)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self.pool is pool:
                self.close(wait=False)
                log.warning("a worker died: there are new ones")
            raise


def seed_for(start: object, number: int) -> int:
    """A seed for one thought, so that a game with a typed seed can be repeated."""
    written = f"{start!r} {number}".encode()
    return int.from_bytes(hashlib.sha256(written).digest()[:4], "big")

"""How fast a server is: many tables of four people, a real server on one core, real WebSockets."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import platform
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from uuid import uuid4

from msgspec import Raw, Struct, field
from msgspec.json import Decoder, encode
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from .. import __version__
from .. import game as rules_of
from ..core.compiled import is_compiled
from ..core.types import Document
from . import messages as m
from .drawing import draw
from .house import House, new_id
from .kept import Chair, Person
from .limits import ONE_ADDRESS, Limits
from .safety import digest
from .serve import Sweeps, listening, server
from .store import Store
from .table import Table
from .thinking import Thinkers

SEATS = 4
RATE = 100.0  # answers each second, at which the wait is judged
MOST = 0.1  # seconds that 99 of 100 updates may take
TOGETHER = 32  # tables that answer at the same time when it is to be fast


class Heard(Struct):
    """As much of a message as the measuring needs."""

    kind: str = field(name="is")
    number: int = 0
    views: Raw = Raw(b"[]")


class Seen(Struct):
    question: m.Question | None


class SeenBy(Struct):
    view: Seen


HEARD = Decoder(Heard)
SEEN = Decoder(list[SeenBy])


class Measured:
    """A table with its four browsers."""

    def __init__(self, id_: str, cookies: list[str]) -> None:
        self.id = id_
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.numbers = [0] * SEATS
        self.question: m.Question | None = None
        self.sent = 0.0
        self.due = 0  # the number everybody waits for
        self.updated = asyncio.Event()
        self.over = False

    def hear(self, seat: int, text: bytes | str) -> None:
        heard = HEARD.decode(text)
        if heard.kind not in ("table", "update"):
            return
        self.numbers[seat] = max(heard.number, self.numbers[seat])
        (seen,) = SEEN.decode(heard.views)
        question = seen.view.question
        if question is None:
            self.over = True
        elif question.seat == seat:
            self.question = question
        if min(self.numbers) >= self.due:
            self.updated.set()

    async def answer(self, random: Random) -> float:
        """One answer; the seconds until everybody has seen it."""
        question = self.question
        assert question is not None and question.options, "somebody is asked"
        self.due = max(self.numbers) + 1
        self.updated.clear()
        self.question = None
        wish = m.DoAnswer(
            str(uuid4()),
            self.due - 1,
            question.seat,
            random.choice(question.options).answer,
            confirmed=True,
        )
        begun = perf_counter()
        await self.sockets[question.seat].send(encode(wish).decode())
        await self.updated.wait()
        return perf_counter() - begun


def measure(game: str, tables: int, seconds: float, seed: int) -> Document:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        *found, drawn = asyncio.run(prepare(path, game, tables + 1, seed))
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(
            target=run_server, args=(str(path), theirs)
        )
        process.start()
        try:
            port, empty = ours.recv()
            figures = asyncio.run(drive(found, port, ours, seconds, seed))
            browser = asyncio.run(show(drawn, port, seed))
        finally:
            process.kill()
            process.join()
    memory = (figures.pop("memory") - empty) / tables
    head = {"version": __version__, "game": game, "compiled": is_compiled()}
    setting = {"python": platform.python_version(), "tables": tables, "seats": SEATS}
    judged = {"rate": RATE, "most_ms": MOST * 1000, "pass": figures["p99_ms"] <= MOST * 1000}
    more = {"memory_per_table_kb": memory / 1024, "browser": browser}
    return head | setting | figures | more | judged


async def prepare(path: Path, game: str, tables: int, seed: int) -> list[Measured]:
    """Tables with four people each, stored as if they had sat down."""
    rules = rules_of(game)
    store = Store(path)
    house = House(store, Thinkers(1))
    found: list[Measured] = []
    for number in range(tables):
        cookies = [uuid4().hex for _ in range(SEATS)]
        people = [
            Person(new_id(12), f"Seat {seat}", digest(c), 1) for seat, c in enumerate(cookies)
        ]
        for person in people:
            await store.add_person(person)
        start: Document = {"players": SEATS, "seed": seed + number, "switches": {}}
        chairs = [Chair(seat, "person", one.id, one.name) for seat, one in enumerate(people)]
        sheet = house.sheet(people[0].id, rules, start, chairs, "instant")
        change = Table(sheet).create(sheet.created)
        await store.add_table(change.sheet, change.entries)
        found.append(Measured(sheet.id, cookies))
    store.close()
    return found


def run_server(path: str, pipe: Pipe, limits: Limits = ONE_ADDRESS, one_core: bool = True) -> None:
    """The server's process, on one core where that is wanted and the system lets us choose."""
    if one_core and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    port = listening("127.0.0.1", 0)
    Sweeps.keep_short()
    ready = server(Store(Path(path)), workers=1 if one_core else None, limits=limits)
    pipe.send((port.getsockname()[1], resident()))
    asyncio.run(served(ready, port, pipe))


async def served(ready: Any, port: Any, pipe: Pipe) -> None:
    """Serve, and say how much memory it takes whenever asked."""
    loop = asyncio.get_running_loop()

    def say() -> None:
        pipe.recv()
        pipe.send(resident())

    loop.add_reader(pipe.fileno(), say)
    await ready.serve(sockets=[port])


def resident() -> int:
    """Bytes of memory this process holds."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


async def drive(
    tables: list[Measured], port: int, pipe: Pipe, seconds: float, seed: int
) -> Document:
    random = Random(seed)
    async with at_table(tables, port):
        pipe.send("memory")
        memory = pipe.recv()
        waits = await steadily(tables, seconds, random)
        fast, took = await fastest(tables, seconds, random)
    return {
        "answers": len(waits),
        "p50_ms": percentile(waits, 0.5) * 1000,
        "p99_ms": percentile(waits, 0.99) * 1000,
        "answers_per_second": fast / took,
        "memory": memory,
    }


async def show(table: Measured, port: int, seed: int) -> Document:
    async with at_table([table], port):
        return await draw(table, port, Random(seed))


@asynccontextmanager
async def at_table(tables: list[Measured], port: int) -> AsyncIterator[None]:
    """Everybody comes, and listens until all go."""
    async with AsyncExitStack() as stack:
        readers: list[asyncio.Task[None]] = []
        for table in tables:
            for cookie in table.cookies:
                socket = await stack.enter_async_context(connected(table.id, cookie, port))
                table.sockets.append(socket)
            for seat, socket in enumerate(table.sockets):
                readers.append(asyncio.create_task(listen(table, seat, socket)))
            await table.updated.wait()
        yield
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)


def connected(table: str, cookie: str, port: int) -> connect:
    host = f"127.0.0.1:{port}"
    return connect(
        f"ws://{host}/api/tables/{table}/live",
        origin=Origin(f"http://{host}"),
        additional_headers={"cookie": f"theogony={cookie}"},
        max_size=None,
        proxy=None,
    )


async def listen(table: Measured, seat: int, socket: ClientConnection) -> None:
    async for text in socket:
        table.hear(seat, text)


async def steadily(
    tables: list[Measured], seconds: float, random: Random, rate: float = RATE
) -> list[float]:
    """Answers at a fixed rate, whoever still waits; how long each took to reach everybody."""
    tasks: list[asyncio.Task[float]] = []
    begun = perf_counter()
    for count in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, begun + count / rate - perf_counter()))
        table = tables[count % len(tables)]
        if not table.over and table.question is not None:
            tasks.append(asyncio.create_task(table.answer(random)))
    return list(await asyncio.gather(*tasks))


async def fastest(tables: list[Measured], seconds: float, random: Random) -> tuple[int, float]:
    """As many answers as the server can take; how many, and in how many seconds."""
    begun = perf_counter()

    async def some(own: Iterable[Measured]) -> int:
        count = 0
        while perf_counter() - begun < seconds:
            for table in own:
                if not table.over and table.question is not None:
                    await table.answer(random)
                    count += 1
            await asyncio.sleep(0)  # also when no table can be answered
        return count

    crowd = min(TOGETHER, len(tables))
    counts = await asyncio.gather(*[some(tables[i::crowd]) for i in range(crowd)])
    return sum(counts), perf_counter() - begun


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]

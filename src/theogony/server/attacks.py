"""How long honest people wait while somebody attacks: a real server with its real limits, four
people at each table, and attackers in a process of their own, at an address of their own."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import platform
import socket
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeVar
from uuid import uuid4

from msgspec.json import encode
from msgspec.structs import replace
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .. import __version__
from .. import game as rules_of
from ..core.compiled import is_compiled
from ..core.types import Document
from . import messages as m
from .house import House, new_id
from .kept import Chair, Kept, Person, Sheet
from .limits import LIMITS
from .measure import Measured, at_table, connected, percentile, prepare, run_server, steadily
from .safety import digest
from .store import Store
from .table import Table
from .thinking import Thinkers

T = TypeVar("T")
TIMES = 3.0  # as long as in quiet times honest people may wait
FLOOR = 0.02  # seconds of a quiet wait that are taken for granted: two ticks of a busy system
LONGER = 5.0  # times the seconds of other measurements: the hundredth part of few waits is none
PREY = 12  # tables of honest people, at most: one address may open so many at once
ANSWERS, PINGS, REQUESTS = 25.0, 40.0, 20.0  # each second, of honest people
GIVEN_UP = 20.0  # seconds after which an answer is no longer waited for
REST = 1.0  # seconds between attacks
PEOPLE = 6  # of the attackers
GAMES = 12  # finished ones
LISTED = 60  # other tables
BOMB = 20_000_000  # bytes a small frame is unpacked to
FAULTS = (OSError, EOFError, WebSocketException, ValueError)


# What attackers find and do.


@dataclass
class Site:
    """What attackers know, and what they have: names and tables from earlier days."""

    port: int = 0
    address: str = ""
    prey: list[str] = field(default_factory=list)  # tables of honest people
    cookies: list[str] = field(default_factory=list)  # of their own people
    tables: list[str] = field(default_factory=list)  # where each of these plays both seats
    open: list[str] = field(default_factory=list)  # where somebody may sit down
    finished: list[str] = field(default_factory=list)
    until: float = 0.0
    tally: Counter[str] = field(default_factory=Counter)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def cookie(self, number: int) -> str:
        return self.cookies[number % len(self.cookies)]

    def goes_on(self) -> bool:
        """Until the time is over; where attackers had none, as on busy processors, a while longer,
        until they have begun."""
        late = perf_counter() - self.until
        return late < 0 or (late < GIVEN_UP and not self.tally["sent"])

    def line(self, number: int | None = None) -> Line:
        return Line(self, self.cookie(number) if number is not None else "")

    def socket(self, table: str, number: int | None = None) -> connect:
        more = {"cookie": f"theogony={self.cookie(number)}"} if number is not None else {}
        return connect(
            f"ws://{self.host}/api/tables/{table}/live",
            origin=Origin(f"http://{self.host}"),
            additional_headers=more,
            max_size=None,
            max_queue=None,
            proxy=None,
            local_addr=(self.address, 0),
        )


class Line:
    """An HTTP connection that is kept."""

    def __init__(self, site: Site, cookie: str = "") -> None:
        self.site = site
        self.cookie = cookie

    async def __aenter__(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.site.port, local_addr=(self.site.address, 0)
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def ask(self, method: str, path: str, body: Document | None = None) -> int:
        """The status of the reply."""
        given = b"" if body is None else encode(body)
        self.writer.write(self.head(method, path, len(given)) + given)
        self.site.tally["sent"] += 1
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head.split(b" ", 2)[1])
        length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
        await self.reader.readexactly(int(length or 0))
        if status >= 400:
            self.site.tally["refused"] += 1
        return status

    def head(self, method: str, path: str, length: int) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: {self.site.host}",
            f"origin: http://{self.site.host}",
            "x-theogony: 1",
            "content-type: application/json",
            f"content-length: {length}",
            *([f"cookie: theogony={self.cookie}"] if self.cookie else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode()


@asynccontextmanager
async def seated(site: Site, number: int, table: str) -> AsyncIterator[Own]:
    """A browser of the attackers that takes all it is sent."""
    async with site.socket(table, number) as line:
        own = Own(line)
        listening = asyncio.create_task(own.listen())
        try:
            await asyncio.wait_for(own.begun.wait(), GIVEN_UP)
            yield own
        finally:
            listening.cancel()


class Own:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.begun = asyncio.Event()
        self.shown: Document = {}

    async def listen(self) -> None:
        async for text in self.line:
            if not self.begun.is_set():
                self.shown = json.loads(text)
                self.begun.set()

    @property
    def question(self) -> Document:
        views = [one["view"] for one in self.shown["views"]]
        found: Document = next(v["question"] for v in views if "options" in v["question"])
        return found


Attack = Callable[[Site, int], Coroutine[Any, Any, None]]
ATTACKS: dict[str, tuple[Attack, int]] = {}  # what one does, and how many do it at once


def attack(name: str, many: int) -> Callable[[Attack], Attack]:
    def known(work: Attack) -> Attack:
        ATTACKS[name] = (work, many)
        return work

    return known


async def assail(site: Site, work: Attack, many: int) -> None:
    """All at once, each beginning anew whenever it is cut off, until the time is over."""

    async def one(number: int) -> None:
        while site.goes_on():
            try:
                await work(site, number)
            except FAULTS:
                site.tally["cut off"] += 1
                await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(one(number)) for number in range(many)]
    while site.goes_on():
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def pause(each: float) -> None:
    await asyncio.sleep(1 / each)


@attack("half-open requests", 400)
async def half_open(site: Site, number: int) -> None:
    async with site.line() as line:
        line.writer.write(b"GET / HTTP/1.1\r\nhost: ")
        site.tally["sent"] += 1
        while True:  # a letter now and then, until it is ended
            try:
                if not await asyncio.wait_for(line.reader.read(1000), 1.0):
                    raise EOFError
            except TimeoutError:
                line.writer.write(b"x")


@attack("handshakes", 20)
async def handshakes(site: Site, number: int) -> None:
    site.tally["sent"] += 1
    async with site.socket(site.prey[number % len(site.prey)]) as line:
        await line.recv()


@attack("stale answers", 48)
async def stale_answers(site: Site, number: int) -> None:
    async with seated(site, number, site.tables[number % len(site.tables)]) as own:
        seat = own.question["seat"]
        while True:
            await own.line.send(encode(m.DoAnswer(str(uuid4()), 0, seat, 1, True)).decode())
            site.tally["sent"] += 1
            await pause(50)


@attack("previews", 24)
async def previews(site: Site, number: int) -> None:
    """Of every kind: of an answer, why not, and of the answer that would end a turn."""
    async with seated(site, number, site.tables[number % len(site.tables)]) as own:
        options = own.question["options"]
        for option in Random(number).choices(options, k=10_000):
            await own.line.send(encode(m.DoPreview("p", option["answer"])).decode())
            await own.line.send(encode(m.DoWhy("w", "number 3")).decode())
            site.tally["sent"] += 2
            await pause(50)


@attack("undo and redo", 12)
async def undo_and_redo(site: Site, number: int) -> None:
    place = number % len(site.tables)
    async with seated(site, place, site.tables[place]) as own:
        seat = own.question["seat"]
        at = own.shown["number"]
        for count in range(10_000):
            kind = m.DoRedo if count % 2 else m.DoUndo
            await own.line.send(encode(kind(str(uuid4()), at + count, seat)).decode())
            site.tally["sent"] += 1
            await pause(50)


@attack("sitting down and leaving", 8)
async def sit_and_leave(site: Site, number: int) -> None:
    table = site.open[number % len(site.open)]
    async with site.line(number) as line:
        while True:
            await line.ask("POST", f"/api/tables/{table}/sit", {"name": "x" * 24})
            await line.ask("POST", f"/api/tables/{table}/leave", {})


@attack("new people", 8)
async def new_people(site: Site, number: int) -> None:
    async with site.line() as line:
        while True:
            await line.ask("POST", "/api/me", {"name": f"Guest {number}"})


@attack("lists", 8)
async def lists(site: Site, number: int) -> None:
    async with site.line(number) as line:
        while True:
            for which in ("watch", "finished", "open", "mine"):
                await line.ask("GET", f"/api/tables?list={which}")


@attack("replays", 12)
async def replays(site: Site, number: int) -> None:
    async with site.line() as line:
        while True:
            for offset in range(len(site.finished)):
                table = site.finished[(number + offset) % len(site.finished)]
                for what in ("moments", "told?eyes=all", "record"):
                    await line.ask("GET", f"/api/tables/{table}/{what}")


@attack("garbage", 24)
async def garbage(site: Site, number: int) -> None:
    table = site.tables[number % len(site.tables)]
    async with site.socket(table, number) as line:
        while True:
            await line.send('{"do":"ping","x":' + "[" * 3000 + "]" * 3000 + "}")
            site.tally["sent"] += 1
            await asyncio.wait_for(line.recv(), 1.0)


@attack("requests without sense", 8)
async def senseless(site: Site, number: int) -> None:
    async with site.line(number) as line:
        while True:
            await line.ask("POST", "/api/tables", {"game": "x" * 10_000})
            await line.ask("GET", "/api/" + "x" * 4000)


@attack("never reading", 48)
async def never_reading(site: Site, number: int) -> None:
    own = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    own.setblocking(False)
    with own:
        own.bind((site.address, 0))
        loop = asyncio.get_running_loop()
        await loop.sock_connect(own, ("127.0.0.1", site.port))
        table, cookie = site.tables[number % len(site.tables)], site.cookie(number)
        await loop.sock_sendall(own, upgrade(site.host, table, f"cookie: theogony={cookie}"))
        for _ in range(10_000):
            wish = m.DoAnswer(str(uuid4()), 0, 0, 1, True)
            await loop.sock_sendall(own, frame(encode(wish)))
            site.tally["sent"] += 1
            await pause(50)


def upgrade(host: str, table: str, *more: str) -> bytes:
    """What begins a WebSocket, with more headers."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"host: {host}",
        f"origin: http://{host}",
        *more,
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        "sec-websocket-version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A frame of text as browsers send it, with the mask 0."""
    if len(text) < 126:
        return bytes([first, 0x80 + len(text)]) + bytes(4) + text
    return bytes([first, 0xFE]) + len(text).to_bytes(2, "big") + bytes(4) + text


def bomb() -> bytes:
    """A packed frame of a few kilobytes that is very large."""
    packer = zlib.compressobj(9, wbits=-15)
    text = packer.compress(b" " * BOMB) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(text.removesuffix(b"\x00\x00\xff\xff"), 0xC1)


@attack("zip bombs", 12)
async def zip_bombs(site: Site, number: int) -> None:
    packed = bomb()
    table = site.tables[number % len(site.tables)]
    async with site.socket(table, number) as line:
        site.tally["sent"] += 1
        line.transport.write(packed)
        while True:
            await line.recv()


@attack("bad UTF-8", 12)
async def bad_utf8(site: Site, number: int) -> None:
    table = site.tables[number % len(site.tables)]
    async with site.socket(table, number) as line:
        site.tally["sent"] += 1
        line.transport.write(frame(b'{"do":"\xff\xfe"}'))
        while True:
            await line.recv()


@attack("new tables with bots", 8)  # the last one: the bots go on for a while
async def tables_with_bots(site: Site, number: int) -> None:
    bots = [{"kind": "bot", "level": "demigod"}] * 3
    async with site.line(number) as line:
        while True:
            await line.ask(
                "POST", "/api/tables", {"game": "deus", "seats": [{"kind": "me"}, *bots]}
            )


# What there is before it begins.


async def arm(path: Path, game: str, seed: int) -> Site:
    """People and tables of the attackers, stored as if they had come in the course of days."""
    store, random = Store(path), Random(seed)
    house, rules = House(store, Thinkers(1)), rules_of(game)
    site = Site(cookies=[uuid4().hex for _ in range(PEOPLE)])
    people = [Person(new_id(12), f"Eve {i}", digest(c), 1) for i, c in enumerate(site.cookies)]
    for person in people:
        await store.add_person(person)

    def sheet(owner: Person, kinds: str, number: int = 0) -> Sheet:
        chairs = [
            Chair(seat, "person", owner.id, owner.name) if kind == "p" else Chair(seat, "open")
            for seat, kind in enumerate(kinds)
        ]
        start: Document = {"players": len(kinds), "seed": seed + number, "switches": {}}
        return house.sheet(owner.id, rules, start, chairs, "instant")

    async def keep(table: Table, entries: list[Kept]) -> str:
        new = replace(table.sheet, id=new_id(10))
        await store.add_table(new, entries)
        return new.id

    for person in people:
        site.tables.append(await keep(*played(sheet(person, "pp"), random, until_back)))
        site.open.append(await keep(*played(sheet(person, "poo"), random, at_once)))
    table, entries = played(sheet(people[0], "pppp"), random, until_over)
    for _ in range(GAMES):
        site.finished.append(await keep(table, entries))
    for number in range(LISTED):
        person = people[number % PEOPLE]
        await keep(*played(sheet(person, "pppp", number), random, at_once))
    store.close()
    return site


def played(sheet: Sheet, random: Random, ends: Callable[[Table], bool]) -> tuple[Table, list[Kept]]:
    """A game played by chance to some moment, and its entries."""
    table = Table(sheet)
    change = table.create(sheet.created)
    table.let_happen(change)
    entries = change.entries
    while not ends(table):
        assert table.game is not None and table.asked is not None, "somebody is asked"
        answer = int(random.choice(table.game.options().listed()))
        change = table.answer(table.number, table.asked, answer, None, sheet.created)
        table.let_happen(change)
        entries += change.entries
    return table, entries


def at_once(table: Table) -> bool:
    return True


def until_back(table: Table) -> bool:
    """Late in a game, where an answer can be taken back."""
    return table.number > 100 and table.back() > 0


def until_over(table: Table) -> bool:
    return table.game is not None and table.game.over


# Measuring.


class Waits:
    """How long honest people waited, by what for."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.pings: list[float] = []
        self.requests: list[float] = []

    def add(self, more: Waits) -> None:
        for name, waits in vars(self).items():
            waits += getattr(more, name)

    def figures(self) -> Document:
        return {
            name: {
                "count": len(waits),
                "p50_ms": percentile(waits, 0.5) * 1000,
                "p99_ms": percentile(waits, 0.99) * 1000,
            }
            for name, waits in vars(self).items()
        }


def measure(game: str, tables: int, seconds: float, seed: int, names: list[str]) -> Document:
    """The waits of honest people, in quiet and during each of these attacks."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        path, log = Path(folder) / "games.db", Path(folder) / "log"
        prey = asyncio.run(prepare(path, game, min(tables, PREY), seed))
        site = asyncio.run(arm(path, game, seed))
        site.prey = [table.id for table in prey]
        ours, theirs = multiprocessing.Pipe()
        serving = context.Process(target=serve, args=(str(path), str(log), theirs))
        serving.start()
        processes = [serving]
        try:
            site.port, _ = ours.recv()
            attackers, theirs = multiprocessing.Pipe()
            processes.append(context.Process(target=attack_when_told, args=(site, theirs)))
            processes[-1].start()
            work = watch(prey, site.port, attackers, names, seconds * LONGER, seed)
            quiet, found = asyncio.run(work)
            lines = len(log.read_text(errors="replace").splitlines())
        finally:
            for process in reversed(processes):
                process.terminate()
                process.join(GIVEN_UP)
                process.kill()
    head = {"version": __version__, "game": game, "compiled": is_compiled()}
    setting = {"python": platform.python_version(), "tables": len(prey), "log_lines": lines}
    judged = {"times": TIMES, "floor_ms": FLOOR * 1000}
    return head | setting | judged | judge(quiet, found)


def judge(quiet: Document, found: dict[str, Document]) -> Document:
    """The attacks beside the quiet: an attack is held if no p99 grew to more than so many times."""
    usual = {what: max(FLOOR * 1000, waits["p99_ms"]) for what, waits in quiet.items()}
    rows = []
    for name, row in found.items():
        ratios = {what: row[what]["p99_ms"] / usual[what] for what in usual}
        worst = max(ratios.values())
        rows.append(
            row | {"attack": name, "ratios": ratios, "ratio": worst, "pass": worst <= TIMES}
        )
    return {"quiet": quiet, "attacks": rows, "pass": all(row["pass"] for row in rows)}


def serve(path: str, log: str, pipe: Pipe) -> None:
    """The server's process; what it has to say goes into a file."""
    with open(log, "ab", buffering=0) as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    run_server(path, pipe, LIMITS, one_core=False)


def attack_when_told(site: Site, pipe: Pipe) -> None:
    """The attackers' process. People go first where processors are few."""
    if hasattr(os, "nice"):
        os.nice(10)
    while True:
        name, seconds = pipe.recv()
        work, many = ATTACKS[name]
        site.address = f"127.0.1.{1 + list(ATTACKS).index(name)}"  # a fresh one
        site.tally = Counter()
        site.until = perf_counter() + seconds
        asyncio.run(assail(site, work, many))
        pipe.send(dict(site.tally))


async def watch(
    prey: list[Measured], port: int, pipe: Pipe, names: list[str], seconds: float, seed: int
) -> tuple[Document, dict[str, Document]]:
    """Every attack with a quiet time before it: how fast the system is may change meanwhile. The
    waits in all quiet times, and in each attack."""
    random = Random(seed)
    found: dict[str, Document] = {}
    quiet = Waits()
    async with at_table(prey, port), seat_asked(prey[0], port) as line:
        await line.send('{"do":"hint","id":"h"}')  # so that there are workers to think
        await honest(prey, line, port, min(seconds, 3.0), random)  # everything was done once
        for name in names:
            quiet.add(await honest(prey, line, port, seconds, random))
            pipe.send((name, seconds))
            waits = await honest(prey, line, port, seconds, random)
            tally = await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
            found[name] = waits.figures() | {"tally": tally}
            await asyncio.sleep(REST)
    return quiet.figures(), found


def seat_asked(table: Measured, port: int) -> connect:
    """Another browser of whoever is asked."""
    assert table.question is not None, "somebody is asked"
    return connected(table.id, table.cookies[table.question.seat], port)


async def honest(
    prey: list[Measured], line: ClientConnection, port: int, seconds: float, random: Random
) -> Waits:
    """People play, look and ask at a steady pace."""
    waits = Waits()
    answers, _, _ = await asyncio.gather(
        steadily(prey, seconds, random, ANSWERS),
        ping(line, seconds, waits.pings),
        ask(port, prey[0], seconds, waits.requests),
    )
    waits.answers = answers
    return waits


async def ping(line: ClientConnection, seconds: float, waits: list[float]) -> None:
    begun = perf_counter()
    count = 0
    while (sent := perf_counter()) - begun < seconds:
        await line.send('{"do":"ping"}')
        while b'"is":"pong"' not in await line.recv(decode=False):
            pass
        waits.append(perf_counter() - sent)
        count += 1
        await asyncio.sleep(max(0.0, begun + count / PINGS - perf_counter()))


async def ask(port: int, table: Measured, seconds: float, waits: list[float]) -> None:
    """A whole request, each on a connection of its own."""
    site = Site(port, "127.0.0.1")
    begun = perf_counter()
    count = 0
    while (sent := perf_counter()) - begun < seconds:
        async with Line(site, table.cookies[0]) as line:
            await line.ask("GET", f"/api/tables/{table.id}")
        waits.append(perf_counter() - sent)
        count += 1
        await asyncio.sleep(max(0.0, begun + count / REQUESTS - perf_counter()))

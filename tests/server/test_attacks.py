"""Attacks that once worked: what is refused, closed and bounded, and that others go on meanwhile.

Attackers and honest people have addresses of their own, all of this computer. Where the real
numbers would take minutes or thousands of connections, there are smaller ones of the same kind.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket as sockets
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidStatus

import theogony
from theogony.server.attacks import bomb, frame, played, until_back, until_over, upgrade
from theogony.server.history import looked_back
from theogony.server.house import new_id
from theogony.server.kept import Kept, Sheet
from theogony.server.limits import HOUR, LIMITS, Rate
from theogony.server.showing import PAGE
from theogony.server.store import Store
from theogony.server.table import Table

from .running import WAIT, Guest, Running, Socket, sheet_of, wait_until

EVE, ADA, BERT = "127.0.0.66", "127.0.0.2", "127.0.0.3"  # an attacker, and two who are not
NEVER = 1e-6  # each second: nothing comes back during a test
DEUS = theogony.game("deus")
START = {"players": 2, "seed": 1, "switches": {}}
ME, HERE, OPEN = {"kind": "me"}, {"kind": "here", "name": "Bea"}, {"kind": "open"}
# A seed with which the first of four seats begins.
FIRST = next(seed for seed in range(100) if DEUS.new(4, seed, {}).question().seat == 0)


@contextmanager
def serving(tmp_path: Path, **limits: Any) -> Iterator[Running]:
    """A server with its real limits but for these. Refusals come at once, to save time."""
    limits = {"refusal": 0.0} | limits
    with Running(tmp_path / "games.db", limits=replace(LIMITS, **limits)) as running:
        yield running


def bots_first(guest: Guest, level: str) -> str:
    """A table where three bots play before the person."""
    bots = [{"kind": "bot", "level": level}] * 3
    return guest.table([*bots, ME], seed=str(FIRST))


def status(guest: Guest, table: str) -> int:
    """How a WebSocket is refused; 101 if it is not."""
    try:
        with guest.at(table):
            return 101
    except InvalidStatus as refusal:
        return refusal.response.status_code


def number(running: Running, table: str) -> int:
    return running.house.lives[table].table.number


# Bots of others.


def test_bots_of_one_address_do_not_starve_those_of_another(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        eves = [running.guest(f"Eve {i}", EVE) for i in range(20)]
        flood = [bots_first(eve, "novice") for eve in eves for _ in range(2)]
        ada = running.guest("Ada", ADA)
        table = bots_first(ada, "novice")
        before = sum(number(running, one) for one in flood)
        wait_until(lambda: number(running, table) > 4)
        others = sum(number(running, one) for one in flood) - before
        assert others < len(flood)  # once around them all would be as many for each answer


def test_bots_think_where_somebody_looks_and_nowhere_else(tmp_path: Path) -> None:
    with serving(tmp_path, watched=0.0) as running:
        ada = running.guest("Ada", ADA)
        quiet, other = bots_first(ada, "random"), bots_first(ada, "random")
        with ada.at(other) as socket:
            until_asked(socket)
        assert number(running, quiet) == 1
    with serving(tmp_path, watched=0.0) as running:  # nor do they after a restart
        ada = ada.elsewhere(running.host)
        other = bots_first(ada, "random")
        with ada.at(other) as socket:
            until_asked(socket)
        assert ada.get(f"/api/tables/{quiet}")["number"] == 1
        with ada.at(quiet) as socket:
            until_asked(socket)
            assert socket.number > 3


def until_asked(socket: Socket) -> None:
    socket.until("table")
    while socket.question is None:
        socket.next()


def test_an_address_brings_so_many_new_people_and_others_still_come(tmp_path: Path) -> None:
    with serving(tmp_path, people=Rate(NEVER, 3)) as running:
        for name in ("Eve 1", "Eve 2", "Eve 3"):
            eve = running.guest(name, EVE)
        fourth = running.guest(None, EVE)
        more = fourth.http.post("/api/me", json={"name": "Eve 4"})
        assert more.status_code == 429 and more.json()["code"] == "people"
        assert int(more.headers["retry-after"]) > 1
        assert running.guest("Ada", ADA).id
        assert eve.post("/api/me", {"name": "Eva"})["id"] == eve.id  # only the name is new


def test_thoughts_that_wait_for_one_address_are_bounded(tmp_path: Path) -> None:
    with serving(tmp_path, thoughts=2) as running, ExitStack() as stack:
        eve, ada = running.guest("Eve", EVE), running.guest("Ada", ADA)
        tables = [eve.table([ME, HERE]) for _ in range(4)]
        lines = [stack.enter_context(eve.at(table)) for table in tables]
        own = stack.enter_context(ada.at(ada.table([ME, HERE])))
        for line in (*lines, own):
            line.until("table")
        for line in lines:  # one is thought about, two wait
            line.send(do="hint", id="h")
            line.send(do="ping")
            line.until("pong", "refused")
        own.send(do="hint", id="h")
        assert own.until("hint", "refused")["is"] == "hint"
        said = [json.loads(text) for line in lines for text in line.heard]
        assert [one["code"] for one in said if one["is"] == "refused"] == ["busy"]


# Logs that grow.


def test_taking_back_and_giving_again_has_an_end_and_the_others_open_the_table(
    tmp_path: Path,
) -> None:
    most = 20
    with serving(tmp_path, undos=most) as running:
        ada, bert = running.guest("Ada", ADA), running.guest("Bert", BERT)
        table = ada.table([ME, OPEN], seed="7")
        bert.post(f"/api/tables/{table}/sit")
        with ada.at(table) as one, bert.at(table) as two:
            one.until("table")
            two.until("table")
            asked = next(line for line in (one, two) if line.question is not None)
            offer = [o["answer"] for o in options(asked) if o["name"].startswith("offer")]
            asked.wait_for(asked.answer(offer[0])["number"])
            refused = flood(asked, 5 * most)
        assert refused["code"] == "too_often"
        expect_open(running, table, [ada, bert, running.guest(None, EVE)])
        assert number(running, table) <= 2 * most + 3
    with serving(tmp_path, undos=most) as running:
        people = [ada.elsewhere(running.host), bert.elsewhere(running.host)]
        expect_open(running, table, [*people, running.guest(None, EVE)])


def options(socket: Socket) -> list[dict[str, Any]]:
    assert socket.question is not None
    found: list[dict[str, Any]] = socket.question["options"]
    return found


def flood(socket: Socket, most: int) -> dict[str, Any]:
    """Undo and redo until it is refused."""
    assert socket.undo is not None
    seat, reply = socket.undo["seat"], {}
    for count in range(most):
        key = str(uuid4())
        socket.send(do="redo" if count % 2 else "undo", key=key, at=socket.number, seat=seat)
        reply = socket.reply(key)
        if reply["is"] == "refused":
            break
        socket.wait_for(reply["number"])
    return reply


def expect_open(running: Running, table: str, guests: list[Guest]) -> None:
    for guest in guests:
        with guest.at(table) as socket:
            assert len(socket.until("table")["log"]) <= PAGE
            socket.send(do="ping")
            socket.until("pong")


def test_a_table_with_twelve_thousand_entries_is_opened_by_everybody(tmp_path: Path) -> None:
    """As it was left behind when nothing ended a flood of undo and redo."""
    with serving(tmp_path) as running:
        ada, bert = running.guest("Ada", ADA), running.guest("Bert", BERT)
    table, entries = played(sheet_of([ada.id, bert.id], START), Random(1), until_back)
    answer = entries[-1]
    for count in range(12_000):
        again = answer if count % 2 else Kept(0, "undo", answer.seat, 1)
        again_kind = "redo" if count % 2 else "undo"
        entries.append(
            Kept(
                table.number + count + 1,
                again_kind,
                answer.seat,
                1,
                again.answer,
                again.name,
                position=answer.position if count == 12_000 - 1 else None,
            )
        )
    keep(tmp_path, structs.replace(table.sheet, number=len(entries), id="long"), entries)
    with serving(tmp_path) as running:
        people = [ada.elsewhere(running.host), bert.elsewhere(running.host)]
        expect_open(running, "long", [*people, running.guest(None, EVE)])


def keep(tmp_path: Path, sheet: Sheet, entries: list[Kept]) -> None:
    store = Store(tmp_path / "games.db")
    asyncio.run(store.add_table(sheet, entries))
    store.close()


def test_who_sits_down_and_leaves_again_and_again_is_stopped(tmp_path: Path) -> None:
    with serving(tmp_path, seatings=Rate(NEVER, 6)) as running:
        ada, eve = running.guest("Ada", ADA), running.guest("Eve", EVE)
        table = ada.table([ME, OPEN, OPEN])
        said = []
        for count in range(40):
            what = "leave" if count % 2 else "sit"
            said.append(eve.http.post(f"/api/tables/{table}/{what}", json={}).status_code)
        assert said == [200] * 6 + [429] * 34
        assert number(running, table) == 6
        expect_open(running, table, [ada, eve, running.guest(None, BERT)])
        assert running.guest("Bert", BERT).post(f"/api/tables/{table}/sit")["seat"] == 1
    with serving(tmp_path) as running:
        expect_open(running, table, [ada.elsewhere(running.host)])


# Connections.


def raw(running: Running, address: str, text: bytes = b"", least: bool = False) -> sockets.socket:
    """A connection that has sent this."""
    host, port = running.host.split(":")
    found = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    if least:
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    found.settimeout(WAIT)
    found.bind((address, 0))
    found.connect((host, int(port)))
    found.sendall(text)
    return found


def rest(line: sockets.socket) -> bytes:
    """All that comes until it is closed."""
    found = b""
    with line:
        try:
            while text := line.recv(65536):
                found += text
        except ConnectionResetError:
            pass
    return found


HALF = b"GET /api/me HTTP/1.1\r\nhost: "


def gate(running: Running) -> Any:
    app: Any = running.server.config.app
    return app.gate


def test_half_open_requests_are_counted_and_closed_and_others_come_in(tmp_path: Path) -> None:
    with serving(tmp_path, connections=5, head=1.0) as running:
        half = [raw(running, EVE, HALF) for _ in range(5)]
        wait_until(lambda: gate(running).of[EVE] == 5)
        assert rest(raw(running, EVE)).startswith(b"HTTP/1.1 429 ")
        assert running.guest("Ada", ADA).get("/api/me")["name"] == "Ada"
        while half:  # a letter now and then prolongs nothing
            for line in half[:]:
                try:
                    line.sendall(b"x")
                except OSError:
                    half.remove(line)
                    line.close()
            time.sleep(0.05)
        wait_until(lambda: EVE not in gate(running).of)
        assert running.guest("Eve", EVE).id


def test_a_connection_that_asks_nothing_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, head=0.3) as running:
        assert rest(raw(running, EVE)) == b""
        assert b" 200 " in rest(raw(running, EVE, b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"))


def test_a_body_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    head = "POST /api/me HTTP/1.1\r\nhost: {}\r\norigin: http://{}\r\nx-theogony: 1\r\n"
    more = "content-type: application/json\r\ncontent-length: 100\r\n\r\n{"
    with serving(tmp_path, body=0.3) as running:
        line = raw(running, EVE, (head.format(running.host, running.host) + more).encode())
        said = rest(line)
        assert said.startswith(b"HTTP/1.1 408 ") and b"not whole" in said
        wait_until(lambda: EVE not in gate(running).of)


def test_replies_that_nobody_takes_are_given_up(tmp_path: Path) -> None:
    ask = "GET /api/texts/de/deus.ftl HTTP/1.1\r\nhost: {}\r\n\r\n"
    with serving(tmp_path, head=0.3) as running:
        line = raw(running, EVE, ask.format(running.host).encode() * 60, least=True)
        wait_until(lambda: gate(running).of[EVE] == 1)
        assert running.guest("Ada", ADA).id
        wait_until(lambda: EVE not in gate(running).of)
        line.close()


def test_sockets_count_as_connections_of_their_address(tmp_path: Path) -> None:
    with serving(tmp_path, connections=4) as running:
        ada = running.guest("Ada", ADA)
        table = ada.table([ME, OPEN])
        eve = running.guest(None, EVE)
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(eve.at(table))
            assert rest(raw(running, EVE)).startswith(b"HTTP/1.1 429 ")
            assert status(ada, table) == 101
            assert running.guest("Bert", BERT).get("/api/games")
        wait_until(lambda: EVE not in gate(running).of)
        assert status(eve, table) == 101


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    with serving(tmp_path, everybody=6) as running:
        lines = [raw(running, f"127.0.0.{70 + i}", HALF) for i in range(6)]
        wait_until(lambda: gate(running).open == 6)
        assert rest(raw(running, ADA)).startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()
        wait_until(lambda: gate(running).open == 0)
        assert running.guest("Ada", ADA).id


def test_who_asks_too_often_waits_for_the_refusal_and_nobody_else_does(tmp_path: Path) -> None:
    with serving(tmp_path, requests=Rate(NEVER, 2), refusal=HOUR) as running:
        running.guest("Eve", EVE).get("/api/me")
        refused = raw(running, EVE, b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n")
        wait_until(lambda: gate(running).busy[EVE] == 1)
        for address in (ADA, BERT):
            assert running.guest("Ada", address).get("/api/me")["name"] == "Ada"
        expect_nothing(refused)
        running.server.force_exit = True


def expect_nothing(line: sockets.socket) -> None:
    """Nothing has come yet; from now on nobody waits for it."""
    with line:
        line.setblocking(False)
        with pytest.raises(BlockingIOError):
            line.recv(1)


# The log.


class Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def faults(self) -> list[str]:
        found = [one for one in self.records if one.exc_info or one.levelno >= logging.ERROR]
        return [one.getMessage() for one in found]


@contextmanager
def overheard() -> Iterator[Heard]:
    """All that gets into the log of a server that runs already."""
    heard = Heard()
    loggers = [logging.getLogger(name) for name in ("theogony.server", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(heard)
    yield heard
    for logger in loggers:
        logger.removeHandler(heard)


def test_a_flood_leaves_few_lines_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, connections=5) as running, overheard() as heard:
        for _ in range(200):
            raw(running, EVE, b"\x16\x03\x01 no HTTP\r\n\r\n").close()
            raw(running, EVE, HALF).close()
        assert running.guest("Ada", ADA).id
        assert not heard.faults and len(heard.records) <= 10


# What costs much and is asked with little.


def test_stale_answers_bring_few_whole_tables_over_any_number_of_connections(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, tables=Rate(NEVER, 3)) as running, ExitStack() as stack:
        ada = running.guest("Ada", ADA)
        eves = [running.guest(f"Eve {i}", EVE) for i in range(2)]
        lines = []
        for eve in eves:
            table = eve.table([ME, HERE])
            lines += [stack.enter_context(eve.at(table)) for _ in range(4)]
        for line in lines:
            line.until("table")
            seat = next(iter(line.views))
            for _ in range(20):
                line.send(do="answer", key=str(uuid4()), at=0, seat=seat, answer=1, confirmed=True)
        # Three whole tables each, then every connection waits for another one.
        wait_until(lambda: all(left(running, eve) == 3 - (3 + 4) for eve in eves))
        heard: Counter[str] = Counter()
        wait_until(lambda: hear(lines, heard)["refused"] == (3 + 4) * len(eves))
        assert heard["table"] == 3 * len(eves)
        with ada.at(ada.table([ME, HERE])) as own:
            own.until("table")
            assert own.answer(options(own)[0]["answer"])["is"] == "ack"
        running.run(cut_off(running))


def left(running: Running, guest: Guest) -> int | None:
    """How many whole tables somebody may still be sent again."""
    bucket = running.house.allowances.tables.found.get(guest.id)
    return None if bucket is None else round(bucket.left)


async def cut_off(running: Running) -> None:
    """All connections end, also where nothing is read any more."""
    for live in running.house.lives.values():
        for connection in live.connections:
            connection.drop()


def hear(lines: list[Socket], heard: Counter[str]) -> Counter[str]:
    """All that has come by now, by what it is."""
    for line in lines:
        with suppress(TimeoutError):
            while True:
                heard[json.loads(line.socket.recv(timeout=0))["is"]] += 1
    return heard


def test_an_address_begins_so_many_sockets_and_others_still_do(tmp_path: Path) -> None:
    with serving(tmp_path, handshakes=Rate(NEVER, 5)) as running:
        ada, eve = running.guest("Ada", ADA), running.guest(None, EVE)
        table = ada.table([ME, OPEN])
        assert [status(eve, table) for _ in range(7)] == [101] * 5 + [429] * 2
        assert status(ada, table) == 101


def test_who_comes_too_fast_is_shown_the_table_later_and_nobody_else_waits(tmp_path: Path) -> None:
    with serving(tmp_path, arrivals=Rate(NEVER, 2)) as running:
        ada, eve = running.guest("Ada", ADA), running.guest(None, EVE)
        table = ada.table([ME, OPEN])
        assert [status(eve, table) for _ in range(2)] == [101] * 2
        late = raw(running, EVE, upgrade(running.host, table))
        assert status(ada, table) == 101
        expect_nothing(late)
        running.server.force_exit = True


def upgraded(running: Running, table: str, *more: str) -> sockets.socket:
    """A WebSocket that does what no browser does."""
    line = raw(running, EVE, upgrade(running.host, table, *more))
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101 ")
    return line


def test_a_stranger_leaves_room_for_other_strangers(tmp_path: Path) -> None:
    with serving(tmp_path) as running, ExitStack() as stack:
        ada, eve = running.guest("Ada", ADA), running.guest(None, EVE)
        table = ada.table([ME, OPEN])
        for _ in range(LIMITS.nameless):
            stack.enter_context(eve.at(table))
        assert status(eve, table) == 429
        assert status(running.guest(None, BERT), table) == 101
        assert status(running.guest("Eve", EVE), table) == 101


def test_an_address_reads_so_many_tables_from_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada = running.guest("Ada", ADA)
        tables = [ada.table([ME, OPEN]) for _ in range(4)]
    with serving(tmp_path, readings=Rate(NEVER, 2)) as running:
        eve, ada = running.guest("Eve", EVE), ada.elsewhere(running.host)
        said = [eve.http.get(f"/api/tables/{table}").status_code for table in tables]
        assert said == [200, 200, 429, 429]
        assert eve.http.post(f"/api/tables/{tables[3]}/sit", json={}).status_code == 429
        assert status(eve, tables[3]) == 429
        assert eve.get(f"/api/tables/{tables[0]}")  # is in memory
        assert ada.get(f"/api/tables/{tables[3]}")


def test_an_address_reads_so_many_lists(tmp_path: Path) -> None:
    with serving(tmp_path, lists=Rate(NEVER, 2)) as running:
        eve, ada = running.guest(None, EVE), running.guest("Ada", ADA)
        said = [eve.http.get("/api/tables?list=watch").status_code for _ in range(3)]
        assert said == [200, 200, 429]
        assert ada.get("/api/tables?list=watch")["tables"] == []


# Replays.


@pytest.fixture(scope="module")
def game() -> tuple[Table, list[Kept]]:
    """A game of two that is over."""
    return played(sheet_of(["ada", "bert"], START), Random(1), until_over)


def test_replays_of_one_address_wait_for_each_other_and_hold_nobody_up(
    tmp_path: Path, game: tuple[Table, list[Kept]]
) -> None:
    table, entries = game
    names = [new_id(10) for _ in range(6)]
    store = Store(tmp_path / "games.db")
    for name in names:
        sheet = structs.replace(table.sheet, number=len(entries), id=name)
        asyncio.run(store.add_table(sheet, entries))
    store.close()
    with serving(tmp_path, replays=2) as running, ThreadPoolExecutor(6) as threads:
        eves = [running.guest(None, EVE) for _ in names]
        ada = running.guest("Ada", ADA)
        turn = running.house.turn_of(EVE)
        running.run(turn.__aenter__())  # one is worked on
        asked = [
            threads.submit(eve.http.get, f"/api/tables/{name}/moments")
            for eve, name in zip(eves, names, strict=True)
        ]
        wait_until(lambda: sum(one.done() for one in asked) == 4)  # two wait
        assert ada.get("/api/tables?list=finished")["tables"]
        assert ada.get(f"/api/tables/{names[0]}/moments")
        refused = [one.result() for one in asked if one.done()]
        assert [(one.status_code, one.json()["code"]) for one in refused] == [(429, "busy")] * 4
        assert all(one.headers["retry-after"] for one in refused)
        running.run(turn.__aexit__())
        done = [one.result() for one in asked if one.result() not in refused]
        assert all(len(one.json()["moments"]) > 100 for one in done)


def test_a_finished_game_is_played_again_once(game: tuple[Table, list[Kept]]) -> None:
    table, entries = game
    rows = [
        {"data": json.dumps(kept.data), "position": None}
        | {name: getattr(kept, name) for name in ("number", "kind", "seat", "time")}
        | {name: getattr(kept, name) for name in ("answer", "name", "key")}
        for kept in entries
    ]
    name = new_id(10)
    assert looked_back(name, None, "chart") is None
    first = looked_back(name, (table.sheet, rows), "chart")
    assert looked_back(name, (table.sheet, []), "chart") == first  # nothing of it is needed
    assert looked_back(name, None, "chart") == first


# What makes no sense.


def test_what_makes_no_sense_is_refused_without_a_traceback(tmp_path: Path) -> None:
    with serving(tmp_path) as running, overheard() as heard:
        ada, eve = running.guest("Ada", ADA), running.guest("Eve", EVE)
        table = eve.table([ME, HERE])
        odd = eve.http.post("/api/me", json={"name": "E"}, headers={"origin": "http://["})
        assert odd.status_code == 400
        kind = {"content-type": "application/json"}
        for body in (b'{"name":"\xff\xfe"}', b'{"name":"a\x00"}', b"\xff", b'{"name":1e999}'):
            assert eve.http.post("/api/me", content=body, headers=kind).status_code == 400
        with pytest.raises(InvalidStatus) as refusal:
            eve_from(eve, table, "http://[")
        assert refusal.value.response.status_code == 400
        with eve.at(table) as socket:
            socket.until("table")
            socket.send(do="undo", key="12345678\n", at=1, seat=0)
            assert socket.until("refused")["code"] == "garbage"
        for text in (frame(b'"\xff\xfe"'), frame(b"x", 0x83), frame(b"x", 0xF1)):
            line = upgraded(running, table)
            line.sendall(text)
            rest(line)
        with ada.at(ada.table([ME, HERE])) as own:
            own.until("table")
            assert own.answer(options(own)[0]["answer"])["is"] == "ack"
        assert not heard.faults


def eve_from(eve: Guest, table: str, origin: str) -> None:
    from websockets import Origin
    from websockets.sync.client import connect

    with connect(
        f"ws://{eve.host}/api/tables/{table}/live",
        origin=Origin(origin),
        proxy=None,
        source_address=(eve.address, 0),
    ):
        pass


def test_a_small_frame_that_unpacks_to_much_is_never_unpacked(tmp_path: Path) -> None:
    with serving(tmp_path) as running, overheard() as heard:
        ada = running.guest("Ada", ADA)
        table = ada.table([ME, HERE])
        packs = "sec-websocket-extensions: permessage-deflate"
        with ada.at(table) as own:
            own.until("table")
            line = upgraded(running, table, packs)
            line.sendall(bomb())
            assert b"\x03\xf1" in rest(line)[-200:]  # 1009: too big
            assert own.answer(options(own)[0]["answer"])["is"] == "ack"
        assert not heard.faults


def test_garbage_of_one_address_ends_its_connections_and_no_others(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada, eve = running.guest("Ada", ADA), running.guest(None, EVE)
        table = ada.table([ME, HERE])
        with ada.at(table) as own, eve.at(table) as other:
            own.until("table")
            with pytest.raises(ConnectionClosed):
                for _ in range(1000):
                    other.socket.send("[" * 5000)
                    other.next()
            assert own.answer(options(own)[0]["answer"])["is"] == "ack"

"""kill -9 after every single answer: the same position, the same question, nothing asked twice.
And a disk that is full."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import threading
from collections import Counter
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

import theogony
from theogony.core.game import Game
from theogony.core.types import Document
from theogony.server.house import new_id
from theogony.server.kept import Kept, Person
from theogony.server.store import Store, StoreError
from theogony.server.table import Table

from .killed import Mortal
from .running import Guest, Running, Socket, sheet_of
from .test_serve import COMMAND

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")

DEUS = theogony.game("deus")
SWITCHES = {"start_pieces": 8, "joker": True}
HARBOURS = ["small_harbour_wood", "small_harbour_wheat", "small_harbour_clay"]
SHIPS = ["large_harbour", "cargo_ship", "large_harbour"]
BUILD_SHIPS = [f"build {card}" for card in (*SHIPS, *HARBOURS, "galley")]
SCHOOLS = ["master_builder", "scriptorium", "academy_maritime"]


def short_game() -> Document:
    """Pieces are chosen in secret; then six turns in which rows are carried out card by card."""
    seats: list[Document] = [
        {
            "goods": {"gold": 30, "wood": 3, "stone": 3, "clay": 3, "wheat": 3},
            "rows": {"maritime": [HARBOURS[i], "galley"], "science": ["workshop"]},
            "hand": [SHIPS[i], SCHOOLS[i]],
        }
        for i in range(3)
    ]
    pending = DEUS.new(players=3, seed=11, switches=SWITCHES).position()["pending"]
    return {"switches": SWITCHES, "seats": seats, "turns_left": 6, "start": 0, "pending": pending}


def pose(path: Path, person: str, start: Document) -> str:
    """A table at which one person plays all seats, stored as the server stores it."""
    sheet = sheet_of([person] * start.get("players", 3), start, new_id(10))
    change = Table(sheet).create(1)
    store = Store(path)
    asyncio.run(store.add_table(change.sheet, change.entries))
    store.close()
    return sheet.id


def stored(path: Path, table: str) -> list[Kept]:
    store = Store(path)
    found = asyncio.run(store.entries(table))
    store.close()
    return found


def plain(document: object) -> Any:
    return json.loads(json.dumps(document))


class Mirror:
    """The same game, played here beside the server."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.past: list[Game] = []
        self.undone: list[int] = []
        self.seen: Counter[str] = Counter()

    def next_wish(self, count: int) -> dict[str, Any]:
        """Build wherever it can be; now and then take an answer back, and give it again."""
        seat = int(self.game.question().seat)
        self.look()
        undoable = self.game.count - self.game.barrier
        if self.undone and self.seen["redo"] < self.seen["undo"]:
            return {"do": "redo", "seat": seat}
        if undoable and count % 7 == 3:
            return {"do": "undo", "seat": seat}
        names = self.game.names()
        ships = [a for a, name in names.items() if name in BUILD_SHIPS]
        liked = [a for a, name in names.items() if name.startswith(("build", "resource", "number"))]
        options = ships or liked or list(names)
        answer = options[count % len(options)]
        return {"do": "answer", "seat": seat, "answer": int(answer), "confirmed": True}

    def look(self) -> None:
        pending = [name for step in self.game.pending() for name in step]
        self.seen["row"] += any(name == "resolve" for name in pending)
        chosen = [seat["chosen"] for seat in self.game.position()["seats"]]
        self.seen["secret"] += any(sum(kinds.values()) for kinds in chosen)

    def do(self, wish: dict[str, Any]) -> None:
        self.seen[wish["do"]] += 1
        if wish["do"] == "undo":
            answer = self.game.answers
            assert answer is not None
            self.undone.insert(0, int(answer.answer))
            self.game = self.past.pop()
            return
        self.past.append(self.game.copy())
        if wish["do"] == "redo":
            self.game.choose(self.undone.pop(0))
        else:
            self.undone = []
            self.game.choose(wish["answer"])


def check(socket: Socket, mirror: Mirror, count: int) -> None:
    """The browser sees exactly the game that is played here."""
    assert socket.number == 1 + count + mirror.game.over  # the end is an entry, too
    assert socket.views == {seat: plain(mirror.game.view(seat)) for seat in socket.views}
    assert len(socket.views) == mirror.game.seats()
    if not mirror.game.over:
        undo = {"back": mirror.game.count - mirror.game.barrier, "forth": len(mirror.undone)}
        assert socket.undo == undo | {"seat": mirror.game.question().seat}


def repeat(socket: Socket, wish: dict[str, Any], number: int) -> None:
    """Send it again. Whether it was stored or not, it counts once and has the same number."""
    socket.send(**wish)
    assert socket.reply(wish["key"]) == {"is": "ack", "key": wish["key"], "number": number}
    socket.wait_for(number)


def play_and_kill(path: Path, start: Document, most: int) -> Mirror:
    """Kill the server after every wish: sometimes when it was acknowledged, sometimes at once."""
    with Mortal(path) as server:
        guest = Guest(server.start(), "Ada")
        server.kill()
        table = pose(path, guest.id, start)
        given = start.get("position")
        mirror = Mirror(DEUS.from_position(given) if given else DEUS.new(**start))
        wish: dict[str, Any] = {}
        for count in range(most):
            guest = guest.elsewhere(server.start())
            with guest.at(table) as socket:
                socket.until("table")
                acknowledged = count % 2 == 1
                if wish and not acknowledged:
                    check(socket, mirror, count)  # what was acknowledged is there
                if wish:
                    repeat(socket, wish, count + 1)
                if mirror.game.over:
                    break
                check(socket, mirror, count)
                wish = mirror.next_wish(count) | {"key": str(uuid4()), "at": socket.number}
                mirror.do(wish)
                socket.send(**wish)
                if acknowledged:
                    assert socket.reply(wish["key"])["number"] == count + 2
                server.kill()
            if acknowledged:
                position = plain(mirror.game.position())
                assert stored(path, table)[count + 1].position == position
        server.kill()
    expect_each_once(stored(path, table), mirror)
    return mirror


def expect_each_once(entries: list[Kept], mirror: Mirror) -> None:
    kinds = Counter(entry.kind for entry in entries)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for do in ("answer", "undo", "redo"):
        assert kinds[do] == mirror.seen[do]


def test_after_every_answer_of_a_short_game(tmp_path: Path) -> None:
    mirror = play_and_kill(tmp_path / "games.db", {"position": short_game()}, 400)
    assert mirror.game.over
    assert mirror.seen["answer"] >= 40 and mirror.seen["undo"] and mirror.seen["redo"]
    assert mirror.seen["secret"] and mirror.seen["row"]


@pytest.mark.long
def test_after_every_answer_of_a_whole_game(tmp_path: Path) -> None:
    start: Document = {"players": 2, "seed": 5, "switches": {"start_pieces": 8, "joker": True}}
    assert play_and_kill(tmp_path / "games.db", start, 5000).game.over


def test_what_the_disk_refuses_is_neither_acknowledged_nor_shown(tmp_path: Path) -> None:
    """Somebody else takes the next number, so that the answer cannot be stored."""
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
        with ada.at(table) as socket, ada.at(table) as other:
            for one in (socket, other):
                one.until("table")
            before = socket.views
            database = sqlite3.connect(path)
            database.execute(
                "INSERT INTO entries (table_id, number, kind, seat, time, data)"
                " VALUES (?, 2, 'vote', 1, 1, '{\"by\": \"nobody\"}')",
                [table],
            )
            database.commit()
            database.close()
            assert socket.question is not None
            wish = {"do": "answer", "key": str(uuid4()), "at": socket.number, "confirmed": True}
            wish["seat"] = socket.question["seat"]
            wish["answer"] = socket.question["options"][0]["answer"]
            socket.send(**wish)
            for one in (socket, other):
                with pytest.raises(ConnectionClosed):
                    while True:
                        assert one.next()["is"] in ("presence", "refused")
        with ada.at(table) as socket:  # the table is read anew, and goes on
            socket.until("table")
            assert socket.views == before and socket.number == 2
            repeat(socket, wish, 3)


def test_what_sqlite_takes_back_is_acknowledged_to_nobody(tmp_path: Path) -> None:
    """Changes share a transaction; where there is no room for one, SQLite may take back all."""

    async def work() -> None:
        await store.add_person(Person("ada", "Ada", "1", 1))
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 30"))
        begun, go_on = threading.Event(), threading.Event()

        def hold(_: object) -> None:
            begun.set()
            go_on.wait()

        first = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(begun.wait)
        writes = [
            store.rename("ada", "Zoe"),
            store.add_person(Person("bea", "B" * 1_000_000, "2", 1)),
            store.add_person(Person("cleo", "Cleo", "3", 1)),
        ]
        tasks = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0)  # they wait together
        go_on.set()
        await first
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in done] == [StoreError] * 3
        assert str(done[1]) == "database or disk is full"
        ada = await store.person_of("1")
        assert ada is not None and ada.name == "Ada"
        assert await store.person_of("3") is None
        await store.rename("ada", "Zoe")  # and it goes on

    store = Store(tmp_path / "games.db")
    asyncio.run(work())
    store.close()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="files cannot be limited from outside")
def test_a_full_disk_is_told_and_takes_nothing_back(tmp_path: Path) -> None:
    path, log = tmp_path / "games.db", tmp_path / "log"
    command = [*COMMAND, "--port", "0", "--db", str(path)]
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"localhost:\d+", process.stdout.readline())
            assert found is not None
            ada = Guest(found[0], "Ada")
            table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
            with ada.at(table) as socket:
                for _ in range(3):
                    expect_stored(socket)
                before, number = socket.views, socket.number
                room = limit_files(process.pid, path.with_name("games.db-wal").stat().st_size)
                key = str(uuid4())
                said = socket.answer(first_option(socket), key)
                assert (said["is"], said["code"]) == ("refused", "store")
                with pytest.raises(ConnectionClosed):
                    while True:
                        assert socket.next()["is"] == "presence"
            wish = {"game": "deus", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            for _ in range(10):
                for where, body in (
                    ("/api/me", {"name": "Zoe"}),
                    ("/api/tables", wish),
                    ("/api/play", {"game": "deus"}),
                    (f"/api/tables/{table}/leave", {}),
                ):
                    reply = ada.http.post(where, json=body)
                    assert (reply.status_code, reply.json()["code"]) == (503, "store")
            assert [one["id"] for one in ada.get("/api/tables")["tables"]] == [table]
            assert ada.get("/api/me")["name"] == "Ada"
            with ada.at(table) as socket:
                socket.until("table")
                assert (socket.views, socket.number) == (before, number)
                limit_files(process.pid, room)
                assert socket.answer(first_option(socket), key) == {
                    "is": "ack",
                    "key": key,
                    "number": number + 1,
                }
        finally:
            process.kill()
    kinds = [entry.kind for entry in stored(path, table)]
    assert kinds == ["begin", *["answer"] * 4]
    lines = log.read_text().splitlines()
    assert len(lines) == 1 and lines[0].endswith("the database refused a change: disk I/O error")


def expect_stored(socket: Socket) -> None:
    done = socket.answer(first_option(socket))
    assert done["is"] == "ack"
    socket.wait_for(done["number"])


def first_option(socket: Socket) -> int:
    while socket.question is None:
        socket.next()
    return int(socket.question["options"][0]["answer"])


def limit_files(pid: int, size: int) -> int:
    """From now on no file of this process grows beyond this size; gives what it might before."""
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
    return int(soft)

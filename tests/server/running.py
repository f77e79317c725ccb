"""A real server on a free port, and guests with real browsers' manners: cookies and WebSockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

import theogony
from theogony.core.types import Document
from theogony.server.house import House
from theogony.server.kept import Chair, Sheet
from theogony.server.limits import ONE_ADDRESS, Limits
from theogony.server.safety import networks_of
from theogony.server.serve import listening, server
from theogony.server.store import Store

T = TypeVar("T")
WAIT = 120.0  # seconds until a test gives up; no test depends on how long something takes


def wait_until(done: Callable[[], bool]) -> None:
    """It comes to pass at all."""
    last = time.monotonic() + WAIT
    while not done():
        assert time.monotonic() < last, "it never came to pass"
        time.sleep(0.01)


class Running:
    """A server in a thread of this process. All its guests come from one address, so what one
    address may do is not limited unless a test says how."""

    def __init__(
        self,
        path: Path,
        origins: list[str] | None = None,
        limits: Limits = ONE_ADDRESS,
        proxies: list[str] | None = None,
        at: str = "127.0.0.1",
    ) -> None:
        self.port = listening(at, 0)
        self.host = f"127.0.0.1:{self.port.getsockname()[1]}"
        self.path = path
        self.server = server(Store(path), origins, 1, networks_of(proxies or []), at, limits)
        self.thread = threading.Thread(target=self.server.run, args=([self.port],))

    def __enter__(self) -> Running:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.port.close()

    def guest(self, name: str | None, address: str = "127.0.0.1") -> Guest:
        return Guest(self.host, name, address=address)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something among what the server does."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(WAIT)

    @property
    def house(self) -> House:
        """What the server remembers."""
        app: Any = self.server.config.app
        house: House = app.app.state.house
        return house


class Guest:
    """A person with a browser, at an address of this computer."""

    def __init__(
        self,
        host: str,
        name: str | None,
        cookie: str | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        self.host = host
        self.address = address
        self.http = httpx.Client(
            base_url=f"http://{host}",
            headers={"origin": f"http://{host}", "x-theogony": "1"},
            timeout=WAIT,
            trust_env=False,
            # Nothing is encrypted here; loading certificates takes long.
            transport=httpx.HTTPTransport(verify=False, local_address=address),
        )
        if cookie is not None:
            self.http.cookies.set("theogony", cookie)
        self.id = ""
        if name is not None:
            self.id = self.post("/api/me", {"name": name})["id"]

    def __del__(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["theogony"]

    def elsewhere(self, host: str) -> Guest:
        """The same person after the server has moved."""
        return Guest(host, None, self.cookie, self.address)

    def get(self, path: str) -> Any:
        found = self.http.get(path)
        assert found.status_code == 200, found.text
        return found.json()

    def post(self, path: str, body: object | None = None) -> Any:
        found = self.http.post(path, json={} if body is None else body)
        assert found.status_code in (200, 201), found.text
        return found.json()

    def refused(self, path: str, body: object | None = None) -> str:
        """The sentence a wrong request is answered with."""
        found = self.http.post(path, json={} if body is None else body)
        assert 400 <= found.status_code < 500, found.text
        return str(found.json()["error"])

    def table(self, seats: list[dict[str, Any]], **more: Any) -> str:
        wish = {"game": "deus", "seats": seats, "pace": "instant", "private": False} | more
        return str(self.post("/api/tables", wish)["table"])

    @contextmanager
    def at(self, table: str, since: int = 0) -> Iterator[Socket]:
        with self.connected(table, since) as socket:
            yield Socket(socket)

    def connected(self, table: str, since: int = 0) -> ClientConnection:
        headers = {}
        if "theogony" in self.http.cookies:
            headers["cookie"] = f"theogony={self.cookie}"
        return connect(
            f"ws://{self.host}/api/tables/{table}/live?since={since}",
            origin=Origin(f"http://{self.host}"),
            additional_headers=headers,
            open_timeout=WAIT,
            max_size=None,
            max_queue=None,
            proxy=None,
            source_address=(self.address, 0),
        )


class Socket:
    """A browser at a table: it keeps what it was told, and answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.views: dict[int | None, dict[str, Any]] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.undo: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.heard: list[str] = []  # every byte

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        if message["is"] == "table":
            if message["since"] == 0:
                self.log = {}
            entries = message["log"]
        elif message["is"] == "log":
            self.log |= {entry["number"]: entry for entry in message["log"]}
            return
        elif message["is"] == "update":
            entries = [message["entry"]]
        else:
            return
        self.number = message["number"]
        self.undo = message["undo"]
        self.info = message.get("table") or self.info
        self.views = {one["seat"]: one["view"] for one in message["views"]}
        self.log |= {entry["number"]: entry for entry in entries}

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read on to a message of this kind."""
        while (message := self.next())["is"] not in kinds:
            pass
        return message

    def wait_for(self, number: int) -> None:
        while self.number < number:
            self.next()

    @property
    def question(self) -> dict[str, Any] | None:
        """The open question, if it is asked of an own seat."""
        for view in self.views.values():
            question = view["question"]
            if question and "options" in question:
                found: dict[str, Any] = question
                return found
        return None

    @property
    def over(self) -> bool:
        return any(view["over"] for view in self.views.values())

    def answer(self, answer: int, key: str | None = None, **more: Any) -> dict[str, Any]:
        """Answer the open question; gives what the server says to it."""
        question = self.question
        assert question is not None, "nothing is asked"
        key = key or str(uuid4())
        wish = {"do": "answer", "key": key, "at": self.number, "seat": question["seat"]}
        self.send(**(wish | {"answer": answer, "confirmed": True} | more))
        return self.reply(key)

    def reply(self, key: str) -> dict[str, Any]:
        while (message := self.next()).get("key") != key:
            pass
        return message

    def play(self, choose: Any = None) -> None:
        """Play on until the game is over, answering by `choose`."""
        for count in itertools.count():
            if self.over:
                return
            if self.question is None:
                self.next()
                continue
            options = [option["answer"] for option in self.question["options"]]
            chosen = choose(options, count) if choose else options[0]
            done = self.answer(chosen)
            assert done["is"] == "ack", done
            self.wait_for(done["number"])


def sheet_of(people: list[str], start: Document, id_: str = "t") -> Sheet:
    """A table of Deus that is about to begin, each chair taken by one of these."""
    return Sheet(
        id=id_,
        game="deus",
        version=theogony.game("deus").version,
        title=None,
        state="open",
        pace="instant",
        open_seed=False,
        start=start,
        owner=people[0],
        created=1,
        changed=1,
        number=0,
        chairs=[Chair(seat, "person", who, f"P{seat}") for seat, who in enumerate(people)],
    )


@dataclass
class Finished:
    """A game that is over: who played it, and all she was told."""

    guest: Guest
    table: str
    socket: Socket

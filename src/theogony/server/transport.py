"""Connections: how many there may be, how long each may take, and what surrounds the application.

uvicorn waits for ever for a request that is begun, and for a reply to be taken. Here both end.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from msgspec.json import encode
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from . import messages as m
from .limits import LIMITS, Limits
from .safety import HEADERS, YEAR, Network, address_of, forwarded, is_proxy, visitor

LINGER = 5.0  # seconds a closed connection has to take what it was sent
HSTS = (b"strict-transport-security", f"max-age={YEAR}".encode())
FULL = "too many connections, expected fewer"

log = logging.getLogger("theogony.server")


class Gate:
    """Counts connections, in all and of each visitor, and knows which proxies are trusted."""

    def __init__(self, limits: Limits = LIMITS, proxies: list[Network] | None = None) -> None:
        self.limits = limits
        self.proxies = proxies or []
        self.open = 0
        self.of: Counter[str] = Counter()  # connections to us
        self.busy: Counter[str] = Counter()  # requests and WebSockets, also those behind a proxy
        self.warned = False

    def come(self, host: str) -> int:
        """A new connection: 0, or the status it is refused with."""
        who = visitor(host)
        if self.open >= self.limits.everybody:
            return 503
        if self.of[who] >= self.limits.connections and not is_proxy(host, self.proxies):
            return 429
        self.open += 1
        self.of[who] += 1
        return 0

    def go(self, host: str) -> None:
        self.open -= 1
        less(self.of, visitor(host))

    def who_asks(self, scope: Any) -> None:
        """Put into the scope from where a proxy of ours was asked, and how."""
        host = scope["client"][0] if scope.get("client") else ""
        given = [(name, value.decode("latin-1")) for name, value in scope["headers"]]
        hops = [value for name, value in given if name == b"x-forwarded-for"]
        if is_proxy(host, self.proxies):
            scope["client"] = (forwarded(host, ",".join(hops), self.proxies), 0)
            protocols = [value for name, value in given if name == b"x-forwarded-proto"]
            if protocols and protocols[-1].strip().lower() == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        elif hops and not self.warned and is_near(host):
            self.warned = True
            log.warning(
                "%s says for whom it asks, but is no proxy of ours: all visitors by it count as"
                " one, expected --proxy %s if it is",
                host,
                host,
            )


def is_near(host: str) -> bool:
    """Whether it may be a proxy of ours. From elsewhere anybody may say anything."""
    address = address_of(host)
    return address is not None and address.is_private


def less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


class Guarded:
    """The application behind the gate, with headers about trust on everything it replies."""

    def __init__(self, app: Any, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.gate.who_asks(scope)
        more = [*HEADERS, HSTS] if scope["scheme"] in ("https", "wss") else HEADERS

        async def guarded(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", []))
                message["headers"] = [*given, *more]
                if not any(name.lower() == b"cache-control" for name, _ in given):
                    message["headers"].append((b"cache-control", b"no-store"))
                if message["status"] == 429:  # or it would ask again at once
                    await asyncio.sleep(self.gate.limits.refusal)
            await send(message)

        who = visitor(scope["client"][0] if scope["client"] else "")
        busy = self.gate.busy
        if busy[who] >= self.gate.limits.connections:
            await refuse(scope, guarded, m.Problem(FULL, "flood"), 429)
            return
        busy[who] += 1
        try:
            await self.app(scope, receive, guarded)
        finally:
            less(busy, who)


def later(status: int, after: int = 1) -> dict[str, str]:
    """The header for whoever may ask again after so many seconds."""
    return {"retry-after": str(after)} if status in (429, 503) else {}


async def refuse(scope: Any, send: Any, problem: m.Problem, status: int, after: int = 1) -> None:
    """Answer a request, or the handshake of a WebSocket, with what is wrong."""
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    given = {"content-type": "application/json"} | later(status, after)
    headers = [(name.encode(), value.encode()) for name, value in given.items()]
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": encode(problem)})


class Http(H11Protocol):
    """HTTP that does not wait for ever: for the head of a request, its body, or until a reply is
    taken. The time is one for the whole of it, however often another byte comes."""

    def __init__(self, config: Any, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.gate: Gate = config.app.gate
        self.limits = self.gate.limits
        self.host: str | None = None  # None: not let in
        self.stage: tuple[str, object] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.left = 0  # bytes still to be taken when we last looked

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        status = self.gate.come(host)
        if status:
            transport.write(short(status, m.Problem(FULL, "flood")))
            transport.close()
            return
        self.host = host
        super().connection_made(transport)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_up_timer()
        if self.host is not None:
            self.gate.go(self.host)
            super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.host = self.host

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # an answer is on its way, or was given before the request was whole
            self.transport.close()

    # How long it may take.

    def watch(self) -> None:
        """Give the other side its time, whenever another thing is awaited from it."""
        if self.transport.get_protocol() is not self:
            self.give_up_timer()  # it is a WebSocket now
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        if not answering:
            stage, seconds = "head", self.limits.head
        elif self.conn.their_state is h11.SEND_BODY:
            stage, seconds = "body", self.limits.body
        else:
            stage, seconds = "reply", 0.0  # it waits for us
        if self.stage != (stage, self.cycle):
            self.stage = (stage, self.cycle)
            if self.flow.write_paused:
                return  # nothing else is awaited until some of a reply is taken
            self.give_up_timer()
            if seconds:
                self.expect(seconds, self.too_late)

    def expect(self, seconds: float, then: Callable[[], None]) -> None:
        self.give_up_timer()
        self.timer = self.loop.call_later(seconds, then)

    def give_up_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_late(self) -> None:
        if self.transport.get_write_buffer_size():
            self.still_taking()
            return
        if self.stage == ("body", self.cycle) and not self.cycle.response_started:
            why = f"the request is not whole, expected all of it within {self.limits.body:g} s"
            self.transport.write(short(408, m.Problem(why, "request")))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.left = 0
        self.expect(self.limits.head, self.still_taking)

    def still_taking(self) -> None:
        """Whoever takes nothing of a reply for so long is cut off."""
        left = self.transport.get_write_buffer_size()
        if left and left == self.left:
            self.transport.abort()
        elif left:
            self.left = left
            self.expect(self.limits.head, self.still_taking)
        else:
            self.stage = None
            self.watch()


def short(status: int, problem: m.Problem) -> bytes:
    """A whole reply, for a connection that is closed after it."""
    body = encode(problem)
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *(f"{name}: {value}" for name, value in later(status).items()),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


class Protocol(WebSocketsSansIOProtocol):
    """Ends a connection also when the other side never takes what it was sent, and leaves those
    that send no text without a word in the log."""

    host: str | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.host is not None:
            gate: Gate = self.config.app.gate  # type: ignore[union-attr]
            gate.go(self.host)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; uvicorn takes it for forgotten

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:  # the handshake itself was wrong
            self.transport.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

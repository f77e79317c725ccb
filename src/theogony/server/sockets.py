"""The WebSocket of a table: one task reads, one writes, neither can be made to hold much."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from . import messages as m
from .live import Connection, Live
from .safety import Bucket

RATE, BURST = 50.0, 150.0  # messages each second, and at once
WRONG = 20  # messages without sense before a browser is sent away
LINGER = 5.0  # seconds a closed connection has to take what it was sent

log = logging.getLogger("theogony.server")
decoder: Decoder[m.FromBrowser] = Decoder(m.FromBrowser)


class Protocol(WebSocketsSansIOProtocol):
    """Ends a connection also when the other side never takes what it was sent."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)


async def converse(socket: WebSocket[Any, Any, Any], live: Live, connection: Connection) -> None:
    """Until one of both sides has enough."""
    tasks = [
        asyncio.create_task(read(socket, live, connection)),
        asyncio.create_task(write(socket, connection)),
        asyncio.create_task(connection.dropped.wait()),  # also while a write waits for the reader
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not is_gone(ended):
                log.error("a connection failed", exc_info=ended)


def is_gone(error: Exception) -> bool:
    """Whether the other side just went away."""
    return isinstance(error, WebSocketDisconnect | OSError)


async def write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        await socket.send_data((await connection.next()).decode(), mode="text")


async def read(socket: WebSocket[Any, Any, Any], live: Live, connection: Connection) -> None:
    """Who sends too fast is read more slowly; who sends nonsense is sent away."""
    bucket = Bucket(RATE, BURST)
    wrong = 0
    while wrong < WRONG:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await asyncio.sleep(bucket.wait())
        try:
            text: Any = message.get("text")
            wish = decoder.decode(text or b"")
        except (ValidationError, DecodeError, UnicodeEncodeError) as error:
            wrong += 1
            reason = f"no message of this protocol: {error}"
            connection.send(m.RefusedMessage(reason, "garbage"))
            continue
        await live.hear(connection, wish)

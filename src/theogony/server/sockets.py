"""The WebSocket of a table: one task reads, one writes, neither can be made to hold much."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import MsgspecError
from msgspec.json import Decoder

from . import messages as m
from .live import Connection, Live

WRONG = 20  # messages without sense before a browser is sent away

log = logging.getLogger("theogony.server")
decoder: Decoder[m.FromBrowser] = Decoder(m.FromBrowser)


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
    """Who sends too fast, over all connections, is read more slowly; who sends nonsense is sent
    away."""
    wrong, allowances = 0, live.house.allowances
    while wrong < WRONG:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await asyncio.sleep(allowances.patience(connection.who))
        try:
            text: Any = message.get("text")
            wish = decoder.decode(text or b"")
        except (MsgspecError, UnicodeError) as error:
            wrong += 1
            reason = f"no message of this protocol: {error}"
            connection.send(m.RefusedMessage(reason, "garbage"))
            continue
        await live.hear(connection, wish)

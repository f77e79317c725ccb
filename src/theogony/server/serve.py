"""A server on a port: uvicorn with our limits, until it is stopped."""

from __future__ import annotations

import socket

import uvicorn

from ..core.errors import WrongInput
from .app import make_app
from .house import House
from .limits import LIMITS, Limits
from .safety import BODY
from .sockets import Protocol
from .store import Store
from .thinking import Thinkers

BUFFER = 256 * 1024  # bytes the system keeps for a browser that is slow to read


def listening(host: str, port: int) -> socket.socket:
    """The port, taken; WrongInput says why it cannot be."""
    found: socket.socket | None = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With the protocol named, asyncio sends at once instead of waiting for more to send.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        found.bind((host, port))
        found.listen(512)
        return found
    except (OSError, OverflowError) as error:
        if found is not None:
            found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise WrongInput(f"cannot serve at {host}:{port}: {reason}") from error


def server(
    store: Store,
    origins: list[str] | None = None,
    workers: int | None = None,
    limits: Limits = LIMITS,
) -> uvicorn.Server:
    house = House(store, Thinkers(workers, limits), limits)
    config = uvicorn.Config(
        make_app(house, origins),
        ws=Protocol,
        ws_max_size=BODY,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)

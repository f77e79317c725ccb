"""A server on a port: uvicorn with our limits, until it is stopped."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Any

import uvicorn

from ..core.errors import WrongInput
from .app import make_app
from .house import House
from .limits import LIMITS, Limits
from .safety import BODY, Network, Seldom
from .store import Store
from .thinking import Thinkers
from .transport import Http, Protocol

if sys.platform != "win32":
    import resource

MOST_FILES = 65_536  # more are not asked for
BACKLOG = 100  # connections that wait until they are accepted, and come all at once then
RESERVE = BACKLOG + 150  # of the files for those, the database, workers and whatever else
BUFFER = 256 * 1024  # bytes the system keeps for a browser that is slow to read
TITLE, HEAD = b"<title>Theogony</title>", 4096  # of our page, in so many bytes of its beginning
ASKED = 3.0  # seconds whoever has the port has to answer
# For documentation only: nobody has these addresses, the way to them is that to the whole net.
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


class Taken(WrongInput):
    """Somebody has the port already."""


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
        found.listen(BACKLOG)
        return found
    except (OSError, OverflowError) as error:
        if found is not None:
            found.close()
        reason = getattr(error, "strerror", None) or str(error)
        kind = Taken if getattr(error, "errno", None) == errno.EADDRINUSE else WrongInput
        raise kind(f"cannot serve at {host}:{port}: {reason}") from error


def is_theogony(host: str, port: int) -> bool:
    """Whether a server like this one answers there: its page has our title."""
    line = HTTPConnection(host, port, timeout=ASKED)
    try:
        line.request("GET", "/")
        return TITLE in line.getresponse().read(HEAD)
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def own_addresses(place: socket.socket) -> list[str]:
    """Where others reach a port that listens everywhere: our end of the way to the whole net, by
    each protocol. A datagram socket finds its way without sending anything."""
    families = [socket.AF_INET, socket.AF_INET6]
    if place.family == socket.AF_INET:
        families = [socket.AF_INET]
    elif place.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        families = [socket.AF_INET6]
    found: list[str] = []
    for family in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((FAR[family], 9))
            address = ip_address(line.getsockname()[0].partition("%")[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append(str(address))
    return found


def descriptors() -> int | None:
    """How many files and connections the system lets us have, after asking for as many as it
    gives; None: it does not say."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    best = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    for wanted in (best, 10_240):  # some systems allow less than they say
        if soft != resource.RLIM_INFINITY and soft < wanted <= best:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def room(limits: Limits) -> int:
    """How many connections there may be in all."""
    found = descriptors()
    return limits.everybody if found is None else max(1, min(limits.everybody, found - RESERVE))


class Sweeps:
    """Python looks now and then at all objects, for those that are held by nothing but each other,
    and meanwhile nobody is answered: for half a second, where many tables are in memory. Here it
    looks at what is new, and at all again when there is twice as much."""

    OFTEN = (1000, 10, 2)  # each time at few
    MANY = 1_000_000  # objects: until then, never at all

    def __init__(self) -> None:
        self.since = 0  # objects laid aside since all of those were counted
        self.most = self.MANY
        self.is_all = False  # at which it looks next

    @classmethod
    def keep_short(cls) -> None:
        """From now on, in this process, which is the server's alone."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*cls.OFTEN)
        gc.callbacks.append(cls())

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase != "stop" or info["generation"] != len(self.OFTEN) - 1:
            return
        found = len(gc.get_objects(generation=2))
        if self.is_all:
            self.since, self.most, self.is_all = 0, max(self.MANY, 2 * found), False
        self.since += found
        gc.freeze()
        if self.since > self.most:
            self.since = gc.get_freeze_count()  # many are gone without having been looked at
        if self.since > self.most:
            gc.unfreeze()
            self.is_all = True


def server(
    store: Store,
    origins: list[str] | None = None,
    workers: int | None = None,
    proxies: list[Network] | None = None,
    host: str = "localhost",
    limits: Limits = LIMITS,
) -> uvicorn.Server:
    limits = replace(limits, everybody=room(limits))
    house = House(store, Thinkers(workers, limits), limits)
    config = uvicorn.Config(
        make_app(house, origins, proxies, host),
        http=Http,
        ws=Protocol,
        ws_max_size=BODY,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Gate` takes them, of the proxies that are named
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
    )
    Seldom.watch("theogony.server", "uvicorn.error", "asyncio")
    return uvicorn.Server(config)

"""Who asks, from where, how often, and what every reply says to the browser about trust."""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import socket
from collections import OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ..core.errors import WrongInput
from .limits import Limits, Rate

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

COOKIE = "theogony"
SECURE = "__Host-theogony"  # by https: no other host and no page without TLS can set this one
HEADER = "x-theogony"
YEAR = 365 * 24 * 3600
BODY = 16_384  # bytes of a request or message, at most

CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HOST = re.compile(r"(?P<name>\[[^][@/%]*\]|[^][@/%:]*)(:[0-9]*)?")
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def known_as(table: str, person: str) -> str:
    """A person's ID at this table alone, so that nobody is followed from one to another."""
    return digest(f"{table} {person}")[:12]


def cookie(secret: str, secure: bool) -> str:
    name, marks = (SECURE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{marks}"


# Where a request is sent to, and where it comes from.


def names_of(host: str, origins: Iterable[str]) -> frozenset[str]:
    """What the server is called, besides its addresses: no other site can be called like that."""
    own = socket.gethostname().lower()
    found = {"localhost", own, f"{own}.local", host.lower().rstrip(".")}
    return frozenset({*found, *(urlsplit(origin).hostname or "" for origin in origins)} - {""})


def is_strange(headers: Any, names: frozenset[str], scheme: str) -> str:
    """Why a request is for another site, "" if it is not. Whoever lets the name of a site of his
    own lead to this server is so refused, whatever his pages say where they come from."""
    host = headers.get("host", "")
    written = HOST.fullmatch(host)
    name = written["name"].strip("[]").lower().rstrip(".") if written else ""
    if name in names or address_of(name) is not None:
        return ""
    example = f"--origin {scheme}://{host[:100] if name else 'play.example'}"
    return f"the request is for host {host[:100]!r}, expected a name told by {example}"


def is_garbled(headers: Any) -> str:
    """Why the origin a request tells is no origin, "" if it is one or none is told."""
    origin = headers.get("origin", "null")
    try:
        urlsplit(origin)
    except ValueError:
        return f"origin is {origin[:100]!r}, expected one like https://play.example"
    return ""


def is_foreign(headers: Any, origins: list[str]) -> str:
    """Why a request does not come from our own page, "" if it does."""
    origin = headers.get("origin")
    if origin is not None:
        if origin in origins or (place := urlsplit(origin).netloc) and place == headers.get("host"):
            return ""
        return f"the request comes from {origin[:100]!r}, expected this site"
    if headers.get("sec-fetch-site") == "same-origin":
        return ""
    return "the request does not say where it comes from, expected Origin or Sec-Fetch-Site"


def is_forged(headers: Any, origins: list[str]) -> str:
    """Why a request that changes something is not our own page's, "" if it is."""
    if headers.get(HEADER) != "1":
        return f"the header {HEADER} is missing, expected 1"
    kind = headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        return f"content-type is {kind[:100]!r}, expected application/json"
    return is_foreign(headers, origins)


# Who asks, and whom an address counts as.


class Visitor(NamedTuple):
    """Who asks, and from where."""

    person: str  # "": somebody who has no name here
    address: str  # whom it counts as (`visitor`)


def address_of(host: str | None) -> Address | None:
    """The address; of IPv4 inside IPv6, as dual sockets see it, the one of IPv4."""
    try:
        found = ip_address((host or "").partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def visitor(host: str | None) -> str:
    """Whom an address counts as: itself, or of IPv6 the network that one customer is given."""
    address = address_of(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return (host or "")[:100] if address is None else str(address)


def networks_of(proxies: Iterable[str]) -> list[Network]:
    """The proxies that are trusted; WrongInput names one that is no address."""
    found: list[Network] = []
    for proxy in proxies:
        try:
            found.append(ip_network(proxy))
        except ValueError:
            why = f"proxy is {proxy!r}, expected an address or network such as 10.0.0.0/8"
            raise WrongInput(why) from None
    return found


def is_proxy(host: str | None, proxies: list[Network]) -> bool:
    address = address_of(host)
    return address is not None and any(address in network for network in proxies)


def forwarded(host: str, hops: str, proxies: list[Network]) -> str:
    """Who called the first proxy of ours. Each adds at the end of `hops` who called it, so what
    stands before the last one that is no proxy of ours may be invented."""
    left = hops.split(",")
    while left and is_proxy(host, proxies):
        hop = address_of(without_port(left.pop().strip()))
        if hop is None:
            break
        host = str(hop)
    return host


def without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


# How often.


class Bucket:
    """So many at once, and so many each second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.last = clock()

    def wait(self) -> float:
        """Take one; the seconds to wait before it is due."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        self.left -= 1
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def give_back(self) -> None:
        self.left += 1

    def take(self) -> bool:
        """Take one; whether there was one."""
        if self.wait() > 0:
            self.give_back()
            return False
        return True

    @property
    def due(self) -> int:
        """Whole seconds until there is one again."""
        return max(1, ceil((1 - self.left) / self.rate))


class Buckets:
    """One for each visitor, the latest of them."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate, self.most = rate, most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, visitor: str) -> Bucket:
        bucket = self.found.pop(visitor, None) or Bucket(*self.rate)
        self.found[visitor] = bucket
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return bucket


class Allowances:
    """What each visitor, and each person, has left of what may be done only so often."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.people = Buckets(limits.people)
        self.made = Buckets(limits.made)
        self.handshakes = Buckets(limits.handshakes)
        self.arrivals = Buckets(limits.arrivals)
        self.readings = Buckets(limits.readings)
        self.lists = Buckets(limits.lists)
        self.seatings = Buckets(limits.seatings)
        self.crowd = Buckets(limits.crowd)
        self.messages = Buckets(limits.messages)
        self.tables = Buckets(limits.tables)

    def patience(self, who: Visitor) -> float:
        """The seconds until one more message of them is read."""
        own = self.messages.of(who.person or who.address)
        return max(own.wait(), self.crowd.of(who.address).wait())


class Seldom(logging.Filter):
    """Of log lines that are alike the first ones pass, then one a minute, which says how many were
    left out: a flood shall not fill the disk as well."""

    FIRST = 5
    PAUSE = 60.0

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: OrderedDict[tuple[object, ...], tuple[int, float]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        failure = record.exc_info[0] if record.exc_info else None
        alike = (record.name, str(record.msg).partition("\n")[0][:100], failure)
        count, last = self.seen.pop(alike, (0, 0.0))
        now = self.clock()
        passes = count < self.FIRST or now - last >= self.PAUSE
        if passes and count > self.FIRST:
            record.msg = f"{record.msg} ({count - self.FIRST} more like it were left out)"
            count = self.FIRST
        elif passes:
            count = min(count + 1, self.FIRST)
        else:
            count += 1
        self.seen[alike] = (count, now if passes else last)
        if len(self.seen) > 1000:
            self.seen.popitem(last=False)
        return passes

    @classmethod
    def watch(cls, *names: str) -> None:
        """Over these loggers, from now on and anew."""
        seldom = cls()
        for name in names:
            logger = logging.getLogger(name)
            for old in [one for one in logger.filters if isinstance(one, cls)]:
                logger.removeFilter(old)
            logger.addFilter(seldom)

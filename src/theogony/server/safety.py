"""Who asks, from where, how often, and what every reply says to the browser about trust."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

COOKIE = "theogony"
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
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


class Guarded:
    """The application, with these headers on everything it replies."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def guarded(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", []))
                message["headers"] = [*given, *HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in given):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] != "lifespan" else send)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie(secret: str, secure: bool) -> str:
    marks = "; Secure" if secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{marks}"


def is_foreign(headers: Any, origins: list[str]) -> str:
    """Why a request does not come from our own page, "" if it does."""
    origin = headers.get("origin")
    if origin is not None:
        if origin in origins or urlsplit(origin).netloc == headers.get("host", ""):
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


def visitor(host: str | None) -> str:
    """Whom an address counts as: itself, or of IPv6 the network that one customer is given."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


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

    def is_empty(self) -> bool:
        """Take one, if there is one."""
        if self.wait() > 0:
            self.left += 1
            return True
        return False


class Buckets:
    """One for each visitor, the latest of them."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, visitor: str) -> Bucket:
        bucket = self.found.pop(visitor, None) or Bucket(self.rate, self.burst)
        self.found[visitor] = bucket
        if len(self.found) > self.most:
            self.found.popitem(last=False)
        return bucket

    def is_empty(self, visitor: str) -> bool:
        return self.of(visitor).is_empty()

    def wait(self, visitor: str) -> float:
        return self.of(visitor).wait()

"""Behind proxies: for whom they ask counts, if they are proxies of ours, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import connect

from theogony.server.limits import HOUR, ONE_ADDRESS, Rate
from theogony.server.safety import forwarded, networks_of, visitor
from theogony.server.transport import Gate

from .running import Guest, Running

LIMITS = replace(ONE_ADDRESS, people=Rate(1 / HOUR, 1))  # each address has one person
OURS = ["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"]


@contextmanager
def behind(path: Path, *proxies: str) -> Iterator[Running]:
    with Running(path / "games.db", limits=LIMITS, proxies=list(proxies)) as server:
        yield server


def new_person(server: Running, *hops: str | bytes) -> httpx.Response:
    """Somebody new, with a header X-Forwarded-For for each of `hops`."""
    headers = [("origin", f"http://{server.host}"), ("x-theogony", "1")]
    raw = [(name.encode(), value.encode()) for name, value in headers]
    raw += [(b"X-Forwarded-For", hop.encode() if isinstance(hop, str) else hop) for hop in hops]
    with httpx.Client(trust_env=False, verify=False) as http:
        return http.post(f"http://{server.host}/api/me", json={"name": "Eve"}, headers=raw)


def is_new(server: Running, *hops: str | bytes) -> bool:
    """Whether no person of the same address came before."""
    status = new_person(server, *hops).status_code
    assert status in (200, 429)
    return status == 200


# Whom an address counts as.


def test_of_ipv6_a_whole_network_counts_as_one() -> None:
    assert visitor("2001:db8:1:2:3:4:5:6") == visitor("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert visitor("2001:db8:1:3::1") != visitor("2001:db8:1:2::1")
    assert visitor("fe80::1%eth0") == visitor("fe80::2%eth1")


def test_ipv4_counts_as_itself_also_inside_ipv6() -> None:
    assert visitor("::ffff:192.0.2.1") == visitor("192.0.2.1") == "192.0.2.1"
    assert visitor("::ffff:192.0.2.2") != visitor("192.0.2.1")


@pytest.mark.parametrize("host", [None, "", "testclient", "x" * 10_000])
def test_what_is_no_address_counts_as_what_it_is(host: str | None) -> None:
    assert visitor(host) == (host or "")[:100]


@pytest.mark.parametrize(
    ("hops", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("203.0.113.9, 192.0.2.1", "192.0.2.1"),  # what stands before may be invented
        ("203.0.113.9,192.0.2.1,10.0.0.2", "192.0.2.1"),  # several proxies of ours in a row
        ("192.0.2.1, 10.0.0.3, 10.0.0.2, 2001:db8:ffff::7", "192.0.2.1"),
        ("10.0.0.3, 10.0.0.2", "10.0.0.3"),  # nobody but proxies of ours
        ("192.0.2.1:4711", "192.0.2.1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1, ::ffff:10.0.0.2", "192.0.2.1"),
        ("", "127.0.0.1"),
        ("192.0.2.1, unknown", "127.0.0.1"),  # nothing is known of whoever called
        ("192.0.2.1, unknown, 10.0.0.2", "10.0.0.2"),
        ("192.0.2.1,", "127.0.0.1"),
        (",,,", "127.0.0.1"),
        ("[::1", "::1"),
        ("999.0.0.1", "127.0.0.1"),
        ("ä" * 5000, "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours_counts(hops: str, who: str) -> None:
    assert forwarded("127.0.0.1", hops, networks_of(OURS)) == who


def test_who_is_no_proxy_of_ours_is_not_believed() -> None:
    assert forwarded("192.0.2.7", "192.0.2.1", networks_of(OURS)) == "192.0.2.7"
    assert forwarded("127.0.0.1", "192.0.2.1", []) == "127.0.0.1"


# At a server.


def test_behind_a_proxy_each_visitor_has_limits_of_its_own(tmp_path: Path) -> None:
    with behind(tmp_path, "127.0.0.1", "10.0.0.0/8") as server:
        assert is_new(server, "192.0.2.1")
        refused = new_person(server, "192.0.2.1")
        assert (refused.status_code, refused.json()["code"]) == (429, "people")
        assert int(refused.headers["retry-after"]) > 1
        assert is_new(server, "192.0.2.2")
        assert not is_new(server, "203.0.113.9, 192.0.2.1")  # invented by the visitor
        assert not is_new(server, "203.0.113.9", "192.0.2.1")  # in a header of its own
        assert not is_new(server, "192.0.2.1, 10.1.2.3")  # by another proxy
        assert not is_new(server, "::ffff:192.0.2.1")
        assert is_new(server, "2001:db8::1")
        assert not is_new(server, "2001:db8::2")
        assert is_new(server, "2001:db8:0:1::1")


def test_nonsense_in_the_header_counts_as_the_proxy_and_takes_nothing_from_others(
    tmp_path: Path,
) -> None:
    with behind(tmp_path, "127.0.0.0/8") as server:
        assert is_new(server, "unknown")
        for hops in ("", ",,,", "unknown", "x" * 5000, b"\xff\xfe", "127.0.0.9, -1"):
            assert not is_new(server, hops)
        assert not is_new(server)
        assert is_new(server, "192.0.2.1")


def test_without_proxies_the_header_counts_for_nothing_and_the_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with behind(tmp_path) as server:
        assert is_new(server)
        assert not caplog.records
        for last in range(3):
            assert not is_new(server, f"192.0.2.{last}")
    (line,) = [one for one in caplog.records if one.name == "theogony.server"]
    assert line.levelno == logging.WARNING
    assert "expected --proxy 127.0.0.1" in line.getMessage()


@pytest.mark.parametrize(("host", "lines"), [("1.2.3.4", 0), ("10.0.0.9", 1), ("::1", 1)])
def test_only_who_is_near_may_be_a_proxy_that_was_not_told_of(
    host: str, lines: int, caplog: pytest.LogCaptureFixture
) -> None:
    headers = [(b"x-forwarded-for", b"192.0.2.1")]
    Gate().who_asks({"type": "http", "client": (host, 1), "headers": headers})
    assert len(caplog.records) == lines


def test_another_proxy_than_was_told_is_not_believed(tmp_path: Path) -> None:
    with behind(tmp_path, "10.0.0.0/8") as server:
        assert is_new(server, "192.0.2.1")
        assert not is_new(server, "192.0.2.2")


# With TLS at the proxy.

SECURE = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}


@pytest.mark.parametrize(
    ("proxies", "protocol", "secure"),
    [
        (["127.0.0.1"], "https", True),
        (["127.0.0.1"], "HTTPS", True),
        (["127.0.0.1"], "http", False),
        (["127.0.0.1"], "", False),
        (["127.0.0.1"], "gopher", False),
        ([], "https", False),
    ],
)
def test_by_https_the_cookie_is_secure_and_the_browser_keeps_to_it(
    tmp_path: Path, proxies: list[str], protocol: str, secure: bool
) -> None:
    with behind(tmp_path, *proxies) as server:
        guest = Guest(server.host, None)
        guest.http.headers["x-forwarded-proto"] = protocol
        found = guest.http.post("/api/me", json={"name": "Eve"})
        name, *marks = found.headers["set-cookie"].split("; ")
        assert name.partition("=")[0] == ("__Host-theogony" if secure else "theogony")
        assert ("Secure" in marks) == secure
        assert {"Path=/", "HttpOnly", "SameSite=Lax"} <= {*marks}
        assert not any(mark.startswith("Domain") for mark in marks)
        for path in ("/api/me", "/api/nothing", "/nowhere.js"):
            header = guest.http.get(path).headers.get("strict-transport-security")
            assert (header is not None) == secure


def test_a_cookie_of_before_is_kept_better_by_https(tmp_path: Path) -> None:
    with behind(tmp_path, "127.0.0.1") as server:
        ada = server.guest("Ada")
        assert "set-cookie" not in ada.http.get("/api/me").headers
        found = ada.http.get("/api/me", headers=SECURE)
        assert found.json()["id"] == ada.id
        given = found.headers["set-cookie"]
        assert given.startswith(f"__Host-theogony={ada.cookie}; ") and "; Secure" in given
        bert = Guest(server.host, None)
        bert.http.headers["x-forwarded-for"] = "192.0.2.2"
        bert.post("/api/me", {"name": "Bert"})  # whose cookie a page without TLS may have set
        both = {"cookie": f"theogony={bert.cookie}; __Host-theogony={ada.cookie}"}
        again = httpx.get(f"http://{server.host}/api/me", headers=SECURE | both, trust_env=False)
        assert again.json()["id"] == ada.id and "set-cookie" not in again.headers


def test_a_secure_cookie_opens_the_table_too(tmp_path: Path) -> None:
    with behind(tmp_path, "127.0.0.1") as server:
        ada = server.guest("Ada")
        table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}], private=True)
        cookie = {"cookie": f"__Host-theogony={ada.cookie}"}
        with connect(
            f"ws://{server.host}/api/tables/{table}/live",
            origin=Origin(f"https://{server.host}"),
            additional_headers=SECURE | cookie,
            proxy=None,
        ) as socket:
            assert '"seat":0' in str(socket.recv(timeout=60))

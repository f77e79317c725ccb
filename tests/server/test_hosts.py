"""Where a request is sent to, and where it says it comes from."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from theogony.server.safety import names_of

from .running import WAIT, Guest, Running

ME, HERE = {"kind": "me"}, {"kind": "here", "name": "Bea"}

OURS = [
    "localhost",
    "localhost:8765",
    "LocalHost:1",
    "localhost.",
    "127.0.0.1",
    "127.0.0.1:99",
    "192.168.178.20:8765",
    "[::1]",
    "[2001:db8::1]:8765",
    "play.example",
    "play.example:8443",
    "PLAY.example.",
    socket.gethostname(),
    f"{socket.gethostname()}.local",
]
OTHERS = [
    "evil.example",
    "evil.example:8765",
    "",
    ":8765",
    ".",
    "localhost.evil.example",
    "evil-localhost",
    "play.example.evil.example",
    "other.play.example",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    "evil@localhost",
    "[::1].evil.example",
    "[::1]evil",
    "[::1",
    "x" * 5000,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("hosts") / "games.db"
    with Running(path, origins=["https://play.example:8443"]) as server:
        yield server


def asked(server: Running, host: str, path: str = "/api/me") -> httpx.Response:
    with httpx.Client(trust_env=False, verify=False) as http:
        return http.get(f"http://{server.host}{path}", headers={"host": host})


def status(server: Running, request: list[str]) -> int:
    """What a request written by hand is answered with."""
    place, _, port = server.host.partition(":")
    with socket.create_connection((place, int(port)), timeout=WAIT) as line:
        line.sendall("\r\n".join([*request, "", ""]).encode())
        return int(line.makefile("rb").readline().split()[1])


def handshake(server: Running, guest: Guest, table: str, *headers: str) -> int:
    """What a WebSocket to a table is answered with."""
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    cookie = f"Cookie: theogony={guest.cookie}"
    line = f"GET /api/tables/{table}/live HTTP/1.1"
    return status(server, [line, *upgrade, key, cookie, *headers])


@pytest.mark.parametrize("host", OURS)
def test_the_server_answers_to_its_names_and_addresses(server: Running, host: str) -> None:
    assert asked(server, host).status_code == 200


@pytest.mark.parametrize("host", OTHERS)
def test_what_is_meant_for_another_site_is_refused(server: Running, host: str) -> None:
    found = asked(server, host)
    assert (found.status_code, found.json()["code"]) == (421, "host")
    assert "expected a name told by --origin" in found.json()["error"]


def test_a_page_of_another_site_that_leads_its_name_here_changes_nothing(server: Running) -> None:
    """Its requests come from where they go to, as ours do."""
    name = "evil.example:8765"
    headers = {"host": name, "origin": f"http://{name}", "x-theogony": "1"}
    found = httpx.post(
        f"http://{server.host}/api/me", json={"name": "Eve"}, headers=headers, trust_env=False
    )
    assert found.status_code == 421 and "set-cookie" not in found.headers


def test_a_socket_is_for_this_site_as_well(server: Running) -> None:
    ada = server.guest("Ada")
    table = ada.table([ME, HERE])
    for host, expected in [
        (server.host, 101),
        ("LOCALHOST:8765", 101),
        ("[::1]:8765", 101),
        ("play.example:8443", 101),
        ("evil.example:8765", 421),
        ("", 421),
        ("[::1", 421),
    ]:
        for origin in (f"http://{host}", "https://play.example:8443"):
            given = handshake(server, ada, table, f"Host: {host}", f"Origin: {origin}")
            assert given == expected, (host, origin)


def test_who_names_no_host_is_refused(server: Running) -> None:
    assert status(server, ["GET /api/me HTTP/1.1"]) == 400
    assert status(server, ["GET /api/me HTTP/1.0"]) == 421
    assert status(server, ["GET /api/me HTTP/1.1", "Host: localhost", "Host: evil.example"]) == 400


@pytest.mark.parametrize("host", OTHERS)
def test_its_health_is_told_whatever_host_is_asked_for(server: Running, host: str) -> None:
    found = asked(server, host, "/api/health")
    assert (found.status_code, found.json()) == (200, {"ok": True})


def test_it_is_called_as_it_was_told() -> None:
    names = names_of("Games.Example.", ["https://play.example:8443", "http://[::1]:80"])
    assert {"games.example", "play.example", "::1", "localhost"} <= names
    assert "" not in names_of("", ["nonsense"])


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]"])
def test_an_origin_that_makes_no_sense_is_refused(server: Running, origin: str) -> None:
    ada = server.guest("Ada")
    found = ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (found.status_code, found.json()["code"]) == (400, "request")
    assert f"origin is {origin!r}, expected one like" in found.json()["error"]
    table = ada.table([ME, HERE])
    assert handshake(server, ada, table, f"Host: {server.host}", f"Origin: {origin}") == 400


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b'{"name": "\xed\xa0\x80"}', b"\xff", b"{"])
def test_a_body_that_is_no_text_is_refused_in_one_sentence(server: Running, body: bytes) -> None:
    ada = server.guest("Ada")
    found = ada.http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (found.status_code, found.json()["code"]) == (400, "request")
    assert "\n" not in found.json()["error"]


def test_a_key_is_one_line(server: Running) -> None:
    ada = server.guest("Ada")
    wish = {"game": "deus", "seats": [ME, {"kind": "bot"}]}
    for key in ("12345678\n", "1234567\n", "12345678\r", "12345678 "):
        assert "$.key" in ada.refused("/api/tables", wish | {"key": key})
    with ada.at(ada.table([ME, HERE])) as one:
        one.until("table")
        for do in ("undo", "redo"):
            one.send(do=do, key="12345678\n", at=1, seat=0)
            assert one.until("refused")["code"] == "garbage"

"""Cookies, forged requests, headers, and one sentence for everything that is wrong."""

import asyncio
import re
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from theogony.core.compiled import is_compiled
from theogony.core.errors import WrongInput
from theogony.players import SLOW, USUAL
from theogony.server import things
from theogony.server.store import Store

from .running import Finished, Guest, Running

NEW = {"game": "deus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


def visitor(running: Running, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=f"http://{running.host}", headers=headers, trust_env=False)


def test_the_secret_is_in_a_cookie_no_script_reads_and_only_its_hash_is_kept(
    running: Running,
) -> None:
    origin = f"http://{running.host}"
    with visitor(running, **{"origin": origin, "x-theogony": "1"}) as http:
        reply = http.post("/api/me", json={"name": "  Eve\u0007  the  second "})
        assert reply.json()["name"] == "Eve the second"
        cookie = reply.headers["set-cookie"]
        secret = http.cookies["theogony"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert len(secret) >= 22 and secret not in reply.text
        again = http.post("/api/me", json={"name": "Eva"})
        assert "set-cookie" not in again.headers
        assert http.get("/api/me").json() == {"id": reply.json()["id"], "name": "Eva"}
        kept = Path(running.path).read_bytes() + Path(f"{running.path}-wal").read_bytes()
        assert secret.encode() not in kept and sha256(secret.encode()).hexdigest().encode() in kept


def test_a_wrong_cookie_is_nobody(running: Running) -> None:
    for cookie in ("x", "x" * 5000, "", "ä"):
        with visitor(running) as http:
            headers = [(b"cookie", f"theogony={cookie}".encode())]
            request = http.build_request("GET", "/api/me", headers=headers)
            assert http.send(request).json() == {"id": None, "name": None}


@pytest.mark.parametrize(
    "change",
    [
        {"x-theogony": None},
        {"x-theogony": "2"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": None},
        {"origin": None, "sec-fetch-site": "cross-site"},
        {"origin": None, "sec-fetch-site": "none"},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
    ],
)
def test_a_forged_request_changes_nothing(ada: Guest, change: dict[str, str | None]) -> None:
    headers: dict[str, str | None] = {
        "x-theogony": "1",
        "origin": f"http://{ada.host}",
        "content-type": "application/json",
        "cookie": f"theogony={ada.cookie}",
    }
    headers |= change
    given = {name: value for name, value in headers.items() if value is not None}
    before = len(ada.get("/api/tables?list=mine")["tables"])
    body = b'{"game":"deus"}'
    reply = httpx.post(f"http://{ada.host}/api/play", content=body, headers=given, trust_env=False)
    assert reply.status_code == 403 and reply.json()["code"] == "forged"
    assert len(ada.get("/api/tables?list=mine")["tables"]) == before


def test_a_page_without_origin_is_told_by_the_browser(ada: Guest) -> None:
    headers = {"x-theogony": "1", "sec-fetch-site": "same-origin"}
    url = f"http://{ada.host}/api/me"
    assert httpx.post(url, json={"name": "A"}, headers=headers, trust_env=False).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_socket_of_another_page_is_refused(ada: Guest, origin: str | None) -> None:
    table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    with pytest.raises(InvalidStatus) as refusal:
        connect(
            f"ws://{ada.host}/api/tables/{table}/live",
            origin=Origin(origin) if origin else None,
            additional_headers={"cookie": f"theogony={ada.cookie}"},
            proxy=None,
        )
    assert refusal.value.response.status_code == 403


def test_a_socket_of_no_table_is_refused(ada: Guest) -> None:
    with pytest.raises(InvalidStatus):
        ada.connected("nosuchtable")


def test_every_reply_says_what_the_browser_may_do(ada: Guest) -> None:
    for path in ("/api/me", "/api/games", "/api/tables/none", "/nowhere.js", "/api/nowhere"):
        headers = ada.http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert not any("unsafe" in value or "*" in value for value in policy.values())
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_texts_are_cached_for_ever_under_their_hash(ada: Guest) -> None:
    games = ada.get("/api/games")
    assert (games["compiled"], games["level"], games["slow"]) == (is_compiled(), USUAL, SLOW)
    (deus, *_) = games["games"]
    address = deus["catalogue"]["de"]
    reply = ada.http.get(address)
    assert "immutable" in reply.headers["cache-control"] and "card-forum" in reply.text
    assert reply.headers["content-encoding"] == "gzip"
    plain = ada.http.get(address.partition("?")[0])
    assert plain.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": plain.headers["etag"]}
    assert ada.http.get(address, headers=tag).status_code == 304


@pytest.mark.skipif("index.html" not in things.assets(), reason="the page is not built")
def test_the_page_has_no_inline_script_and_its_files_never_change(ada: Guest) -> None:
    page = ada.http.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert ada.http.get("/table/abc").text == page.text  # the page knows its own ways
    scripts = re.findall(r"<script([^>]*)>([^<]*)", page.text)
    assert scripts and all("src=" in marks and not inside for marks, inside in scripts)
    assert " style=" not in page.text and "<style" not in page.text
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
        reply = ada.http.get(path)
        assert "immutable" in reply.headers["cache-control"]
        assert reply.headers["content-encoding"] == "gzip"
    first = sum(
        len(file.packed or b"") for name, file in things.assets().items() if "index" in name
    )
    assert first <= 150_000


def test_games_tell_their_set_up(ada: Guest) -> None:
    found = {one["game"]: one for one in ada.get("/api/games")["games"]}
    assert set(found) == {"deus", "civ"}
    assert found["deus"]["players"] == [2, 3, 4] and "egypt" in found["deus"]["presets"]
    joker = next(one for one in found["deus"]["switches"] if one["name"] == "joker")
    assert joker["default"] is False and joker["values"] == [False, True]
    for game in found:
        cards = ada.get(f"/api/cards/{game}")["cards"]
        assert cards and all(card["provenance"] for card in cards)
        assert all(rule.split(".")[0] for rule in ada.get(f"/api/rules/{game}")["rules"])


# Wrong input.

WRONG: list[tuple[str, object, str]] = [
    ("/api/me", {}, "name"),
    ("/api/me", {"name": ""}, "length"),
    ("/api/me", {"name": "x" * 25}, "length"),
    ("/api/me", {"name": " \u0007 "}, "expected letters"),
    ("/api/me", {"name": 5}, "str"),
    ("/api/me", {"name": "A", "admin": True}, "unknown field"),
    ("/api/me", [], "object"),
    ("/api/play", {"game": "chess"}, "expected one of: deus"),
    ("/api/tables", {}, "game"),
    ("/api/tables", NEW | {"game": "chess"}, "expected one of: deus"),
    ("/api/tables", NEW | {"seats": []}, "length"),
    ("/api/tables", NEW | {"seats": [{"kind": "bot"}] * 2}, "expected a person"),
    ("/api/tables", NEW | {"seats": [{"kind": "me", "name": "\u200b"}] * 2}, "expected letters"),
    ("/api/tables", NEW | {"seats": [{"kind": "me"}]}, "2 to 4 players"),
    ("/api/tables", NEW | {"seats": [{"kind": "me"}] * 5}, "2 to 4 players"),
    ("/api/tables", NEW | {"seats": [{"kind": "god"}] * 2}, "enum"),
    ("/api/tables", NEW | {"seats": [{"kind": "me"}, {"kind": "here"}]}, "expected a name"),
    (
        "/api/tables",
        NEW | {"seats": [{"kind": "me"}, {"kind": "bot", "level": "bot:rm -rf"}]},
        "no bot is called",
    ),
    (
        "/api/tables",
        NEW | {"seats": [{"kind": "me"}, {"kind": "bot", "level": "search:900000"}]},
        "no bot is called",
    ),
    ("/api/tables", NEW | {"seats": [{"kind": "me", "level": "priest"}] * 2}, "expected none"),
    ("/api/tables", NEW | {"switches": {"wings": True}}, "switch 'wings' is unknown"),
    ("/api/tables", NEW | {"switches": {"joker": 5}}, "expected false or true"),
    ("/api/tables", NEW | {"preset": "mars"}, "expected one of: base, egypt"),
    ("/api/tables", NEW | {"seed": "-1"}, "in digits"),
    ("/api/tables", NEW | {"seed": "9" * 39}, "expected 0 to"),
    ("/api/tables", NEW | {"seed": "9" * 50}, "length"),
    ("/api/tables", NEW | {"pace": "slow"}, "enum"),
    ("/api/tables", NEW | {"title": "x" * 61}, "length"),
    ("/api/tables/nosuchtable/sit", {}, "no table is called"),
    ("/api/tables/nosuchtable/leave", {}, "no table is called"),
    ("/api/tables/nosuchtable/vote", {"seat": 0}, "no table is called"),
    ("/api/tables/nosuchtable/back", {}, "no table is called"),
    ("/api/tables/nosuchtable/rematch", {}, "no table is called"),
    ("/api/tables/nosuchtable/from/3", {"seat": 0}, "no table is called"),
    ("/api/tables/TABLE/sit", {"seat": 9}, "<= 7"),
    ("/api/tables/TABLE/sit", {"seat": 5}, "expected 0 to 1"),
    ("/api/tables/TABLE/sit", {"seat": 1}, "expected an open one"),
    ("/api/tables/TABLE/sit", {"invite": "ä"}, "used up or wrong"),
    ("/api/tables/TABLE/leave", {"seat": 1}, "no seat of yours"),
    ("/api/tables/TABLE/vote", {}, "seat"),
    ("/api/tables/TABLE/vote", {"seat": 5}, "expected 0 to 1"),
    ("/api/tables/TABLE/vote", {"seat": 1}, "expected a person who is away"),
    ("/api/tables/TABLE/back", {}, "no seat of yours"),
    ("/api/tables/TABLE/rematch", {}, "not over"),
    ("/api/tables/TABLE/rematch", {"now": 1}, "unknown field"),
    ("/api/tables/FINISHED/from/x", {"seat": 0}, "expected a number"),
    ("/api/tables/FINISHED/from/99999", {"seat": 0}, "expected 0 to"),
    ("/api/tables/FINISHED/from/3", {"seat": 5}, "expected 0 to 1"),
    ("/api/tables/FINISHED/from/3", {"seat": 0, "level": "god"}, "no bot is called"),
    ("/api/tables/FINISHED/from/LAST", {"seat": 0}, "the game is over"),
]


def test_wrong_input_of_every_address_is_answered_in_one_sentence(
    ada: Guest, finished: Finished
) -> None:
    table = ada.table([{"kind": "me"}, {"kind": "bot", "level": "random"}])
    last = len(ada.get(f"/api/tables/{finished.table}/moments")["moments"]) - 1
    for path, body, expected in WRONG:
        path = path.replace("TABLE", table).replace("FINISHED", finished.table)
        why = ada.refused(path.replace("LAST", str(last)), body)
        assert expected in why and "\n" not in why, (path, body, why)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables?list=secret", 400),
        ("/api/tables/none", 404),
        ("/api/tables/none/moments", 404),
        ("/api/tables/FINISHED/at/x", 400),
        ("/api/tables/FINISHED/at/99999", 400),
        ("/api/tables/FINISHED/at/1?eyes=7", 400),
        ("/api/tables/FINISHED/at/1?eyes=god", 400),
        ("/api/tables/FINISHED/position/-1", 400),
        ("/api/texts/fr/deus.ftl", 400),
        ("/api/texts/de/chess.ftl", 400),
        ("/api/texts/de/deus.txt", 404),
        ("/api/cards/chess", 400),
        ("/api/rules/chess", 400),
        ("/api/nothing", 404),
        ("/assets/../app.py", 404),
        ("/..%2f..%2fapp.py", 404),
    ],
)
def test_a_wrong_address_is_answered_in_one_sentence(
    finished: Finished, path: str, status: int
) -> None:
    reply = finished.guest.http.get(path.replace("FINISHED", finished.table))
    assert reply.status_code == status and reply.json()["error"]


def test_who_has_no_name_makes_no_table(running: Running) -> None:
    nobody = Guest(running.host, None)
    for path in ("/api/tables", "/api/play", "/api/tables/x/sit", "/api/tables/x/vote"):
        assert "no name" in nobody.refused(path, NEW if path == "/api/tables" else {})


@pytest.mark.parametrize(
    ("method", "path", "status", "words"),
    [
        ("GET", "/api/tabels", 404, "nothing answers GET '/api/tabels', expected an address of"),
        ("GET", "/api", 404, "nothing answers GET '/api', expected an address of"),
        ("POST", "/api/tables/x/stand", 404, "nothing answers POST '/api/tables/x/stand'"),
        ("PUT", "/api/me", 405, "PUT '/api/me' is not possible, expected GET or POST; see"),
        ("GET", "/api/play", 405, "GET '/api/play' is not possible, expected POST; see"),
        ("POST", "/rules", 405, "POST '/rules' is not possible, expected GET; see"),
    ],
)
def test_who_asks_in_vain_hears_what_is_expected(
    ada: Guest, method: str, path: str, status: int, words: str
) -> None:
    reply = ada.http.request(method, path, json={})
    said = reply.json()["error"]
    assert reply.status_code == status and said.startswith(words), said
    assert said.endswith("docs/protocol.md")
    assert ("allow" in reply.headers) == (status == 405)


def test_bodies_that_are_no_json_or_too_large_are_refused(ada: Guest) -> None:
    headers = {"content-type": "application/json"}
    for body, status in ((b"{", 400), (b"\xff", 400), (b"[" * 9000, 400), (b" " * 20_000, 413)):
        reply = ada.http.post("/api/play", content=body, headers=headers)
        assert reply.status_code == status and reply.json()["error"]
    assert ada.http.put("/api/me", json={}).status_code in (403, 405)


# The database.


def test_the_newest_migration_makes_the_tables_the_code_knows(tmp_path: Path) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import inspect

    from theogony.server import schema

    store = Store(tmp_path / "new.db")
    found: Any = inspect(store.engine)
    for table in schema.METADATA.sorted_tables:
        columns = {one["name"]: one["nullable"] for one in found.get_columns(table.name)}
        assert columns == {one.name: one.nullable for one in table.columns}
    store.close()
    config = Config()
    folder = Path(schema.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD


def test_tables_that_were_left_before_they_could_be_given_up_are_now(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    store = Store(old)
    with store.engine.begin() as connection:
        downgrade(connection, "v0001")
        for table, away in (("left", True), ("played", False)):
            values = f"'{table}', 'deus', 1, 'playing', 'human', 0, '{{}}', 'ada', 1, 1, 1, 0"
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, version, state, pace, open_seed, start, owner,"
                f" created, changed, number, asked) VALUES ({values})"
            )
            connection.exec_driver_sql(
                "INSERT INTO chairs (table_id, seat, kind, person, away)"
                f" VALUES ('{table}', 0, 'person', 'ada', {away})"
            )
    store.close()
    store = Store(old)
    assert asyncio.run(store.dropped("ada", 0)) == ["left"]
    assert asyncio.run(store.unfinished("ada")) == 1
    store.close()


def downgrade(connection: Any, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    from theogony.server import schema

    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def test_files_that_are_no_database_of_ours_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("hello")
    newer = tmp_path / "newer.db"
    Store(newer).close()
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
    database.close()
    used = Store(tmp_path / "used.db")
    for path, why in (
        (tmp_path, "is a folder"),
        (text, "is no database"),
        (text / "below", "cannot be opened"),
        (newer, "newer Theogony"),
        (tmp_path / "used.db", "used by another server"),
    ):
        with pytest.raises(WrongInput, match=why):
            Store(path)
    used.close()
    assert [file.name for file in tmp_path.iterdir() if "text" in file.name] == ["text"]

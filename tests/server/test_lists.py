"""Which tables are listed, page by page; private ones; damaged ones stand alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import InvalidStatus

from theogony.server.house import clean
from theogony.server.kept import packed
from theogony.server.limits import ONE_ADDRESS
from theogony.server.schema import CHAIRS, ENTRIES, TABLES
from theogony.server.store import MOST, Store

from .running import WAIT, Finished, Guest, Running
from .test_serve import give_to_bot

LEAF = 13  # the first byte of a page of SQLite that holds rows
ME, BOT, OPEN, INVITE = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "invite"}


def listed(guest: Guest, which: str) -> list[dict[str, Any]]:
    """All of a list, page by page."""
    found: list[dict[str, Any]] = []
    after = ""
    while True:
        page = guest.get(f"/api/tables?list={which}{after}")
        assert len(page["tables"]) <= MOST
        found += page["tables"]
        if page["next"] is None:
            return found
        assert len(page["tables"]) == MOST
        after = f"&after={page['next']}"


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def made(guest: Guest, seats: list[dict[str, str]], **more: object) -> str:
    """A table about which is said no more than this."""
    return str(guest.post("/api/tables", {"game": "deus", "seats": seats} | more)["table"])


# Pages.


def test_a_list_has_every_table_once_however_many_there_are(running: Running) -> None:
    ada, bert = running.guest("Ada"), running.guest("Bert")
    first = [made(guest, [ME, OPEN]) for guest in (ada, bert) for _ in range(40)]
    found = ids(listed(running.guest("Cleo"), "open"))
    assert len(found) == len({*found})
    assert [one for one in found if one in first] == first[::-1]  # newest first
    assert ids(listed(ada, "mine")) == first[:40][::-1]


def test_a_page_goes_on_where_the_one_before_ended_whatever_is_new(running: Running) -> None:
    ada = running.guest("Ada")
    tables = [made(ada, [ME, OPEN]) for _ in range(MOST + 5)]
    page = ada.get("/api/tables?list=open")
    made(running.guest("Bert"), [ME, OPEN])
    rest = ada.get(f"/api/tables?list=open&after={page['next']}")
    assert [one for one in ids(page["tables"]) + ids(rest["tables"]) if one in tables] == tables[
        ::-1
    ]


def test_to_sit_down_at_are_only_tables_with_an_open_seat(ada: Guest) -> None:
    invited, free = made(ada, [ME, INVITE]), made(ada, [ME, OPEN])
    found = ids(listed(ada, "open"))
    assert free in found and invited not in found


@pytest.mark.parametrize("after", ["x", "1", "1.", "-1.abc", "1" * 20 + ".abc"])
def test_a_page_that_begins_nowhere_is_refused(ada: Guest, after: str) -> None:
    found = ada.http.get("/api/tables", params={"list": "open", "after": after})
    assert (found.status_code, found.json()["code"]) == (400, "address")


# Private tables.


def test_a_game_against_bots_is_private_if_nothing_else_is_said(ada: Guest, bert: Guest) -> None:
    same_screen = {"kind": "here", "name": "Ben"}
    private = [made(ada, [ME, BOT]), made(ada, [ME, same_screen, BOT])]
    private += [made(ada, [ME, INVITE], private=True), ada.post("/api/play")["table"]]
    public = [made(ada, [ME, OPEN]), made(ada, [ME, INVITE]), made(ada, [ME, BOT], private=False)]
    for table in private + public:
        assert ada.get(f"/api/tables/{table}")["private"] == (table in private)
    assert {*ids(listed(ada, "mine"))} == {*private, *public}
    assert not {*private} & {*ids(listed(bert, "watch")), *ids(listed(bert, "open"))}
    assert public[2] in ids(listed(bert, "watch"))


def expect_private(guest: Guest, path: str) -> None:
    found = guest.http.get(path)
    assert (found.status_code, found.json()["code"]) == (403, "private"), found.text


def test_a_private_game_is_shown_to_nobody_who_does_not_sit_there(ada: Guest, bert: Guest) -> None:
    table = made(ada, [ME, BOT], pace="instant")
    expect_private(bert, f"/api/tables/{table}")
    for path in ("leave", "back", "rematch", "sit"):
        assert "private" in bert.refused(f"/api/tables/{table}/{path}")
    assert "private" in bert.refused(f"/api/tables/{table}/vote", {"seat": 0})
    with pytest.raises(InvalidStatus, match="403"):
        bert.connected(table)
    with ada.at(table) as socket:
        assert socket.next()["table"]["private"]


def test_a_private_finished_game_is_looked_back_at_by_who_played(
    running: Running, ada: Guest
) -> None:
    fay = running.guest("Fay")
    table = made(fay, [ME, {"kind": "bot", "level": "random"}], pace="instant")
    with fay.at(table) as socket:
        socket.play()
    for path in ("moments", "at/0", "told", "record", "position/0"):
        expect_private(ada, f"/api/tables/{table}/{path}")
        assert fay.http.get(f"/api/tables/{table}/{path}").status_code == 200
        expect_private(ada, f"/api/tables/{table}/{path}")  # also what is remembered now
    assert "private" in ada.refused(f"/api/tables/{table}/from/0", {"seat": 0})
    assert table not in ids(listed(ada, "finished"))
    again = fay.post(f"/api/tables/{table}/rematch")["table"]
    assert fay.get(f"/api/tables/{again}")["private"]


def test_whoever_was_invited_sees_a_private_table_until_its_seats_are_taken(
    running: Running, ada: Guest, bert: Guest
) -> None:
    wish = {"game": "deus", "seats": [ME, INVITE], "private": True}
    found = ada.post("/api/tables", wish)
    table, invite = found["table"], found["invites"]["1"].partition("=")[2]
    cleo = running.guest("Cleo")
    with cleo.at(table) as onlooker:
        assert onlooker.next()["views"] == []
        bert.post(f"/api/tables/{table}/sit", {"invite": invite})
        with pytest.raises(Exception, match="close"):
            while True:
                assert onlooker.next()["is"] == "presence"  # and nothing of the game
    expect_private(cleo, f"/api/tables/{table}")
    assert bert.get(f"/api/tables/{table}")["private"]
    bert.post(f"/api/tables/{table}/leave")
    assert bert.get(f"/api/tables/{table}")["seats"][1]["away"]  # it may be taken back


def test_a_person_has_another_id_at_every_table(ada: Guest, bert: Guest) -> None:
    same_screen = {"kind": "here", "name": "Ben"}
    one, two = made(ada, [ME, same_screen, OPEN]), made(ada, [ME, OPEN])
    seats = bert.get(f"/api/tables/{one}")["seats"]
    elsewhere = bert.get(f"/api/tables/{two}")["seats"]
    assert seats[0]["person"] == seats[1]["person"] != elsewhere[0]["person"]
    assert ada.id not in json.dumps([seats, elsewhere])


def test_tables_of_old_for_one_person_and_bots_become_private(tmp_path: Path) -> None:
    from .test_safety import downgrade

    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        alone, company = made(ada, [ME, BOT]), made(ada, [ME, OPEN])
        server.guest("Bert").post(f"/api/tables/{company}/sit")
    store = Store(path)
    with store.engine.begin() as connection:
        downgrade(connection, "v0003")
    store.close()
    with Running(path) as server:
        again = ada.elsewhere(server.host)
        assert again.get(f"/api/tables/{alone}")["private"]
        assert not again.get(f"/api/tables/{company}")["private"]


# Names.


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ame\u0301lie", "Amélie"),
        ("Z\u0300\u0301\u0302a\u0489\u0489lgo\u0316\u0317", "Z\u0300a\u0489lgo\u0316"),
        ("\u0301\u0301Ada", "Ada"),
        ("  Ada \u202e\u200b B ", "Ada B"),
        ("Tiê\u0301n", "Ti\u1ebfn"),  # composed of two marks, and one letter
        ("\u0e17\u0e35\u0e48\u0e48", "\u0e17\u0e35\u0e48"),  # Thai: a vowel and a tone
        ("\u091c\u093c\u0941\u092c\u0948\u0930", "\u091c\u093c\u0941\u092c\u0948\u0930"),
    ],
)
def test_a_name_is_one_line_and_no_letter_has_more_than_one_mark(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    "name",
    ["\u0301\u0301", "\u0489", "\u202e", "\u200b\u200d\ufeff", " \u2066 ", "\u3164\u2800 \u1160"],
)
def test_a_name_of_which_nothing_is_seen_is_refused(ada: Guest, name: str) -> None:
    assert "expected letters" in ada.refused("/api/me", {"name": name})
    seats = [ME, {"kind": "here", "name": name}]
    assert "expected letters" in ada.refused("/api/tables", {"game": "deus", "seats": seats})


# Damaged tables.


@contextmanager
def damaged(path: Path, **values: dict[str, Any]) -> Iterator[tuple[Running, Guest, list[str]]]:
    """A server whose first table of three was damaged while it was down."""
    with Running(path) as server:
        ada = server.guest("Ada")
        tables = [ada.table([ME, {"kind": "bot", "level": "random"}]) for _ in range(3)]
        for table in tables:
            with ada.at(table) as socket:
                socket.next()
                assert socket.answer(first(socket))["is"] == "ack"
    damage(path, {tables[0]: values})
    with Running(path) as server:
        yield server, ada.elsewhere(server.host), tables


def damage(path: Path, tables: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Write something else into the rows of these tables."""
    store = Store(path)
    with store.engine.begin() as connection:
        for table, values in tables.items():
            for part, row in values.items():
                parts = {"tables": TABLES.c.id, "entries": ENTRIES.c.table_id}
                of = (parts | {"chairs": CHAIRS.c.table_id})[part]
                connection.execute(update(of.table).where(of == table).values(row))
    store.close()


def first(socket: Any) -> int:
    while socket.question is None:
        socket.next()
    return int(socket.question["options"][0]["answer"])


DAMAGES: list[tuple[dict[str, Any], str]] = [
    ({"tables": {"start": "{"}}, "makes no sense"),
    ({"tables": {"start": "[]"}}, "makes no sense"),
    ({"tables": {"start": '{"switches": 7}'}}, "makes no sense"),
    ({"tables": {"origin": '{"of": "nothing"}'}}, "makes no sense"),
    ({"tables": {"game": "ludo"}}, "no game 'ludo' is installed"),
    ({"entries": {"position": b"no zlib"}}, "makes no sense"),
    (
        {"entries": {"data": '{"version": 0}', "position": packed({"players": 9})}},
        "the rules installed here refuse",
    ),
    ({"entries": {"data": "5"}}, "makes no sense"),
    ({"entries": {"time": "noon"}}, "makes no sense"),
    ({"chairs": {"seat": CHAIRS.c.seat + 5}}, "makes no sense"),
    (  # a switch was renamed since
        {"entries": {"data": '{"version": 0}', "position": packed({"switches": {"jokers": True}})}},
        "the rules installed here refuse",
    ),
]


@pytest.mark.parametrize(("values", "why"), DAMAGES)
def test_a_damaged_table_says_so_and_harms_no_other(
    tmp_path: Path, values: dict[str, Any], why: str
) -> None:
    with damaged(tmp_path / "games.db", **values) as (server, ada, (broken, *whole)):
        found = ada.http.get(f"/api/tables/{broken}")
        assert (found.status_code, found.json()["code"]) == (409, "damaged")
        assert why in found.json()["error"]
        with pytest.raises(InvalidStatus, match="409"):
            ada.connected(broken)
        for guest, which in ((ada, "mine"), (server.guest("Bert"), "watch")):
            tables = {one["id"]: one for one in listed(guest, which)}
            assert {*tables} == {broken, *whole}
            assert why in tables[broken]["damaged"]
            assert [tables[one]["damaged"] for one in whole] == [None, None]
        for table in whole:
            with ada.at(table) as socket:
                socket.next()
                assert socket.answer(first(socket))["is"] == "ack"


def test_bots_go_on_after_a_restart_whatever_is_wrong_with_other_tables(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        # The newest is woken first.
        tables = [made(ada, [ME, {"kind": "here", "name": "Bea"}]) for _ in range(len(DAMAGES) + 1)]
        asked = [ada.get(f"/api/tables/{table}")["asked"] for table in tables]
    for table, seat in zip(tables, asked, strict=True):
        give_to_bot(path, table, seat)
    whole, *broken = tables
    damage(path, {table: values for table, (values, _) in zip(broken, DAMAGES, strict=True)})
    with Running(path) as server:
        ada = ada.elsewhere(server.host)
        end = monotonic() + WAIT
        found: dict[str, dict[str, Any]] = {whole: {"number": 1}}
        while found[whole]["number"] == 1:
            found = {table["id"]: table for table in listed(ada, "mine")}  # wakes none of them
            assert monotonic() < end, "no bot goes on"
        assert found[whole]["damaged"] is None
        for table, (_, why) in zip(broken, DAMAGES, strict=True):
            assert why in ada.http.get(f"/api/tables/{table}").json()["error"]
            assert found[table]["number"] == 1


def test_a_page_of_the_file_that_is_damaged_is_one_tables_matter(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        whole, broken = [made(ada, [ME, {"kind": "here", "name": "Bea"}]) for _ in range(2)]
    store = Store(path)
    with store.engine.begin() as connection:  # so much that it has pages of its own
        row = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == broken)).one()
        more = [row._asdict() | {"number": n, "position": b"\0" * 3000} for n in range(2, 50)]
        connection.execute(insert(ENTRIES), more)
        (size,) = connection.exec_driver_sql("PRAGMA page_size").one()
    store.close()
    data = bytearray(path.read_bytes())
    pages = {at: bytes(data[at : at + size]) for at in range(0, len(data), size)}
    own = [
        at
        for at, page in pages.items()
        if page[0] == LEAF and broken.encode() in page and whole.encode() not in page
    ]
    half = own[len(own) // 2]
    data[half : half + 8] = b"\xff" * 8
    path.write_bytes(data)
    with Running(path) as server:
        ada = ada.elsewhere(server.host)
        found = ada.http.get(f"/api/tables/{broken}")
        assert (found.status_code, found.json()["code"]) == (409, "damaged")
        assert {one["id"] for one in listed(ada, "mine")} == {broken, whole}
        with ada.at(whole) as socket:
            socket.next()
            assert socket.answer(first(socket))["is"] == "ack"


def test_where_the_rows_about_all_tables_are_damaged_lists_say_so_and_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        seats = [ME, {"kind": "here", "name": "Bea"}]
        tables = [made(ada, seats, title="T" * 60) for _ in range(40)]
    with sqlite3.connect(path) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    pages = {at: bytes(data[at : at + size]) for at in range(0, len(data), size)}
    titled = [at for at, page in pages.items() if page[0] == LEAF and b"T" * 60 in page]
    assert len(titled) > 2  # the first is read at the start
    lost = max(titled)
    whole = next(table for table in tables if table.encode() in pages[titled[0]])
    data[lost : lost + 8] = b"\xff" * 8
    path.write_bytes(data)
    with Running(path) as server:
        ada = ada.elsewhere(server.host)
        found = ada.http.get("/api/tables?list=mine")
        assert found.status_code == 500
        assert found.json()["error"] == "the database is damaged, expected a backup of it"
        with ada.at(whole) as socket:
            socket.next()
            assert socket.question is not None
    assert "the database is damaged: database disk image is malformed" in caplog.messages
    assert not any(one.exc_info for one in caplog.records)


def test_a_damaged_table_is_exported_to_who_sits_there_without_what_is_secret(
    tmp_path: Path,
) -> None:
    values = {"entries": {"position": b"no zlib"}}
    with damaged(tmp_path / "games.db", **values) as (server, ada, (broken, *_)):
        assert ada.http.get(f"/api/tables/{broken}").status_code == 409
        file = ada.http.get(f"/api/tables/{broken}/export")
        assert (
            file.headers["content-disposition"] == f'attachment; filename="theogony-{broken}.json"'
        )
        found = file.json()
        assert found["id"] == broken and [seat["name"] for seat in found["seats"]] == ["Ada", None]
        assert [entry["number"] for entry in found["entries"]] == list(
            range(1, len(found["entries"]) + 1)
        )
        for entry in found["entries"]:
            assert ("answer" in entry) == (entry["seat"] == 0)
        for word in ("seed", "position", "start", "invite", "secret", ada.get("/api/me")["id"]):
            assert word not in file.text
        bert = server.guest("Bert")
        refused = bert.http.get(f"/api/tables/{broken}/export")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_player")


def test_of_a_finished_game_everything_can_be_exported(finished: Finished) -> None:
    found = finished.guest.get(f"/api/tables/{finished.table}/export")
    begin, *_, over = found["entries"]
    assert begin["data"]["start"] == found["start"]
    assert begin["position"]["pending"] is not None
    assert over["kind"] == "over" and found["result"]["scores"]


def test_whoever_has_no_name_exports_nothing(running: Running, finished: Finished) -> None:
    found = httpx.get(f"http://{running.host}/api/tables/{finished.table}/export", trust_env=False)
    assert found.status_code == 401


def test_an_export_tells_nobodys_id_of_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Running(path, limits=replace(ONE_ADDRESS, away=0)) as server:
        ada, bert, cleo = (server.guest(name) for name in ("Ada", "Bert", "Cleo"))
        table = made(ada, [ME, OPEN, OPEN])
        for guest in (bert, cleo):
            guest.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/vote", {"seat": 1})
    damage(path, {table: {"tables": {"state": "over"}}})
    with Running(path) as server:
        ada = ada.elsewhere(server.host)
        text = ada.http.get(f"/api/tables/{table}/export").text
        assert ada.get("/api/me")["id"] not in text and '"vote"' in text


def test_a_page_goes_on_among_tables_that_changed_at_the_same_time(running: Running) -> None:
    ada = running.guest("Ada")
    tables = {made(ada, [ME, OPEN]) for _ in range(MOST + 5)}
    with sqlite3.connect(running.path) as database:
        database.execute("UPDATE tables SET changed = 1")
    assert {one["id"] for one in listed(ada, "mine")} == tables


def test_a_title_that_is_no_text_ends_no_list(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        tables = [made(ada, [ME, OPEN], title="old") for _ in range(2)]
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET title = CAST(x'ff' AS TEXT) WHERE id = ?", tables[:1])
    with Running(path) as server:
        found = listed(ada.elsewhere(server.host), "mine")
        assert {one["id"] for one in found} == {*tables}

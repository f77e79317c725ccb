"""Copies of the database, before a migration and while people play; and files that are damaged."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from theogony.core.errors import WrongInput
from theogony.server.store import Store

from ..cli.runs import refused, said
from .running import WAIT, Running, Socket
from .test_safety import downgrade
from .test_serve import COMMAND

OLD = "v0002"
TWO = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
BACKUP = [*COMMAND[:-1], "backup"]
LIMIT = 65_536  # bytes of a file, where the disk is full

only_posix = pytest.mark.skipif(sys.platform == "win32", reason="no limits of files here")


def execute(path: Path, *statements: str) -> list[Any]:
    """What the last of them finds."""
    found: list[Any] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            found = database.execute(statement).fetchall()
    return found


def dump(path: Path) -> list[str]:
    """All that is in a database."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def aged(path: Path, version: str = OLD) -> Path:
    """A database as an older server left it: tables of Ada, and more than one page of people."""
    store = Store(path)
    with store.engine.begin() as connection:
        downgrade(connection, version)
    store.close()
    execute(
        path,
        "INSERT INTO tables (id, game, version, state, pace, open_seed, start, owner, created,"
        " changed, number) VALUES ('old', 'deus', 1, 'open', 'human', 0, '{}', 'ada', 1, 1, 0)",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
        " INSERT INTO people SELECT 'id' || i, 'Ada', hex(randomblob(32)), 1 FROM n",
    )
    return path


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.suffix != ".lock")


def answer(socket: Socket) -> None:
    """Give the first answer to whatever is asked, and wait until everybody sees it."""
    while socket.question is None:
        socket.next()
    done = socket.answer(socket.question["options"][0]["answer"])
    assert done["is"] == "ack"
    socket.wait_for(done["number"])


# Before a migration.


def test_before_a_migration_the_database_is_copied_beside_it(tmp_path: Path) -> None:
    path = aged(tmp_path / "games.db")
    path.chmod(0o640)
    before = dump(path)
    store = Store(path)  # two migrations and more, one copy
    copy = tmp_path / f"games.{OLD}.db"
    assert store.copy == copy and copy.stat().st_mode == path.stat().st_mode
    store.close()
    assert files(tmp_path) == ["games.db", copy.name]
    assert dump(copy) == before != dump(path)
    assert files(tmp_path) == ["games.db", copy.name]  # it is one file, and stays one


def test_a_new_database_and_one_that_is_up_to_date_are_not_copied(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    for _ in range(2):
        store = Store(path)
        assert store.copy is None
        store.close()
    assert files(tmp_path) == ["games.db"]


def test_a_copy_of_old_is_never_written_over_and_the_same_one_is_not_kept_twice(
    tmp_path: Path,
) -> None:
    path, other = aged(tmp_path / "games.db"), tmp_path / f"games.{OLD}.db"
    other.write_text("what somebody needs")
    execute(path, REFUSE)
    for _ in range(2):
        with pytest.raises(WrongInput, match="not today"):
            Store(path)
        assert files(tmp_path) == ["games.db", f"games.{OLD}.2.db", f"games.{OLD}.db"]
    assert other.read_text() == "what somebody needs"


# Each of the newer migrations updates tables; these triggers stand in the way of it.
REFUSE = "CREATE TRIGGER refuse BEFORE UPDATE ON tables BEGIN SELECT raise(ABORT, 'not today'); END"
ENDLESS = (
    "CREATE TRIGGER endless BEFORE UPDATE ON tables BEGIN WITH RECURSIVE n(i) AS"
    " (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n; END"
)


def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = aged(tmp_path / "games.db", "v0001")
    execute(path, "UPDATE tables SET state = 'over'", REFUSE)
    before = dump(path)
    with pytest.raises(WrongInput, match="games.db is damaged: not today$"):
        Store(path)
    assert dump(path) == before == dump(tmp_path / "games.v0001.db")
    execute(path, "DROP TRIGGER refuse")
    Store(path).close()


@only_posix
def test_a_server_that_is_killed_in_a_migration_leaves_the_database_as_it_was(
    tmp_path: Path,
) -> None:
    path = aged(tmp_path / "games.db", "v0001")
    execute(path, "UPDATE tables SET state = 'over'", ENDLESS)
    before = dump(path)
    copy, second = tmp_path / "games.v0001.db", tmp_path / "games.v0001.2.db"
    with served(path) as server:
        until(lambda: copy.exists() and is_written_to(path))
        server.kill()
    assert dump(path) == before == dump(copy)
    execute(path, "DROP TRIGGER endless")
    with served(path) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line == f"The database was migrated; as it was before it is in {second}\n"
        assert server.stdout.readline().startswith("Theogony is at")
    assert dump(copy) == before != dump(second)


@contextmanager
def served(path: Path, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """`theogony serve`, killed in the end."""
    command = [*COMMAND, "--port", "0", "--db", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more) as process:
        try:
            yield process
        finally:
            process.kill()


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_written_to(path: Path) -> bool:
    """Whether a transaction has begun to write."""
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as database:
        try:
            database.execute("BEGIN IMMEDIATE")
            database.execute("ROLLBACK")
        except sqlite3.OperationalError:
            return True
    return False


# A disk that is full.


def fill_disk() -> None:
    """No file of this process grows any more."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT))


def refused_on_a_full_disk(*command: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=WAIT, preexec_fn=fill_disk
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


@only_posix
def test_nothing_is_migrated_where_the_copy_finds_no_room(tmp_path: Path) -> None:
    path = aged(tmp_path / "games.db")
    before = path.read_bytes()
    assert len(before) > LIMIT
    why = refused_on_a_full_disk(*COMMAND, "--port", "0", "--db", str(path))
    assert (
        why == f"theogony: {path} cannot be copied to {tmp_path}/games.v0002.db: disk I/O error;"
        " without a copy nothing is brought up to date\n"
    )
    assert path.read_bytes() == before and files(tmp_path) == ["games.db"]


@only_posix
def test_a_backup_that_finds_no_room_leaves_nothing_behind(tmp_path: Path) -> None:
    path = aged(tmp_path / "games.db")
    Store(path).close()
    before = files(tmp_path)
    to = tmp_path / "copy.db"
    why = refused_on_a_full_disk(*BACKUP, str(to), "--db", str(path))
    assert f"cannot be copied to {to}" in why
    assert files(tmp_path) == before


@only_posix
def test_before_a_copy_is_begun_there_must_be_room_for_it(tmp_path: Path) -> None:
    """A file with more holes than the disk has room."""
    path = aged(tmp_path / "games.db")
    room = os.statvfs(tmp_path)
    pages = (room.f_bavail * room.f_frsize) // 4096 + 2_500_000
    with path.open("r+b") as file:
        file.seek(28)
        file.write(pages.to_bytes(4, "big"))
        file.truncate(pages * 4096)
    for command in (["backup", str(tmp_path / "copy.db")], ["serve", "--port", "0"]):
        why = refused(*command, "--db", str(path))
        assert f"it has {pages * 4096:,} bytes, and " in why
        assert files(tmp_path) == ["games.db"]


# While people play.


def test_people_play_on_at_a_copy_that_was_made_while_they_played(tmp_path: Path) -> None:
    path, to = tmp_path / "games.db", tmp_path / "copy.db"
    seen: dict[tuple[str, int], Any] = {}
    with Running(path) as server:
        ada = server.guest("Ada")
        tables = [ada.table(TWO), ada.table(TWO)]
        with ada.at(tables[0]) as one, ada.at(tables[1]) as two:
            both = list(zip(tables, (one, two), strict=True))

            def play() -> None:
                for table, socket in both:
                    answer(socket)
                    seen[table, socket.number] = socket.views

            for _ in range(5):
                play()
            before = {table: socket.number for table, socket in both}
            command = [*BACKUP, str(to), "--db", str(path)]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
                while process.poll() is None and len(seen) < 150:
                    play()
                words = process.communicate()[0]
            after = {table: socket.number for table, socket in both}
    assert process.returncode == 0 and after[tables[0]] > before[tables[0]]
    assert words == f"{to} holds all of {path}: 2 tables in {to.stat().st_size:,} bytes\n"
    with Running(to) as server:
        ada = ada.elsewhere(server.host)
        for table in tables:
            with ada.at(table) as socket:
                socket.until("table")
                assert before[table] <= socket.number <= after[table]
                assert socket.views == seen[table, socket.number]
                for _ in range(3):
                    answer(socket)


def test_a_backup_is_one_file_which_nobody_else_may_read(tmp_path: Path) -> None:
    path, to = tmp_path / "games.db", tmp_path / "copy.db"
    store = Store(path)
    path.chmod(0o600)
    assert "holds all of" in said("backup", str(to), "--db", str(path))
    store.close()
    assert to.stat().st_mode == path.stat().st_mode
    assert dump(to) == dump(path)
    assert files(tmp_path) == ["copy.db", "games.db"]


def test_what_cannot_be_backed_up_is_said_in_one_sentence(tmp_path: Path) -> None:
    path, to = tmp_path / "games.db", tmp_path / "copy.db"
    Store(path).close()
    (tmp_path / "text.db").write_text("hello")
    (tmp_path / "empty.db").touch()
    (tmp_path / "torn.db").write_bytes(path.read_bytes()[:5000])
    (tmp_path / "left.db-wal").touch()
    execute(tmp_path / "foreign.db", "CREATE TABLE notes (id)")
    before = files(tmp_path)
    for source, target, why in (
        (path, path, f"{path} exists, expected a new file"),
        (path, tmp_path, f"{tmp_path} exists"),
        (path, tmp_path / "left.db", "left.db-wal exists"),
        (path, Path(""), ". is no file"),
        (path, tmp_path / ("x" * 300), "File name too long"),
        (path, tmp_path / "no" / "copy.db", "No such file or directory"),
        (tmp_path / "none.db", to, "there are no games in"),
        (tmp_path / "empty.db", to, "there are no games in"),
        (tmp_path / "text.db", to, "is no database"),
        (tmp_path, to, "is a folder"),
        (tmp_path / "foreign.db", to, "it is no database of ours"),
        (tmp_path / "torn.db", to, "torn.db is damaged: database disk image is malformed"),
    ):
        assert why in refused("backup", str(target), "--db", str(source))
        assert files(tmp_path) == before


def test_a_copy_of_what_is_damaged_is_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    Store(path).close()
    pages = path.read_bytes()
    path.write_bytes(pages[:-4096] + b"\xff" * 4096)
    assert "games.db is damaged: " in refused("backup", str(tmp_path / "x.db"), "--db", str(path))
    assert files(tmp_path) == ["games.db"]


def test_what_is_damaged_is_not_migrated(tmp_path: Path) -> None:
    path = aged(tmp_path / "games.db")
    root_of("sqlite_autoindex_people_2")(path)
    before = path.read_bytes()
    with pytest.raises(WrongInput, match="games.db is damaged: .*btreeInitPage"):
        Store(path)
    assert path.read_bytes() == before and files(tmp_path) == ["games.db"]


# Damaged files.


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def head(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(16)
        file.write(b"\xff" * 84)


def root_of(table: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        [(root,)] = execute(path, f"SELECT rootpage FROM sqlite_master WHERE name = '{table}'")
        with path.open("r+b") as file:
            file.seek(4096 * (root - 1))
            file.write(b"\xff" * 4096)

    return damage


def after(*statements: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        execute(path, *statements)

    return damage


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (cut, "database disk image is malformed"),
        (head, "file is not a database"),
        (root_of("tables"), "btreeInitPage"),
        (root_of("people"), "btreeInitPage"),
        (root_of("alembic_version"), "btreeInitPage"),
        (after("DROP TABLE alembic_version"), "it has no table alembic_version"),
        (after("DELETE FROM alembic_version"), "it does not say its version"),
        (after("UPDATE alembic_version SET version_num = ''"), "it does not say its version"),
        (after("UPDATE alembic_version SET version_num = 'v/../3'"), "it does not say its version"),
        (after("UPDATE alembic_version SET version_num = 'v0000'"), "locate revision"),
        (after("UPDATE alembic_version SET version_num = 'v0002'"), "duplicate column name: key"),
        (after("ALTER TABLE entries DROP COLUMN name"), "no such column: entries.name"),
        (after("DROP TABLE entries"), "it has no table entries"),
    ],
)
def test_a_damaged_database_is_called_damaged(
    tmp_path: Path, damage: Callable[[Path], None], why: str
) -> None:
    path = tmp_path / "games.db"
    Store(path).close()
    damage(path)
    before = path.read_bytes()
    with pytest.raises(WrongInput) as refusal:
        Store(path)
    assert f"{path} is damaged: " in str(refusal.value) and why in str(refusal.value)
    assert "\n" not in str(refusal.value) and path.read_bytes() == before


def test_a_database_of_somebody_else_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    execute(path, "CREATE TABLE alembic_version (version_num)", "CREATE TABLE people (id)")
    before = path.read_bytes()
    with pytest.raises(WrongInput, match="it is no database of ours"):
        Store(path)
    assert path.read_bytes() == before and files(tmp_path) == ["notes.db"]


@only_posix
def test_a_database_has_one_name(tmp_path: Path) -> None:
    """Two servers on one file by two names would each have newest answers of its own."""
    path, other = tmp_path / "games.db", tmp_path / "other.db"
    store = Store(path)
    link = tmp_path / "link.db"
    link.symlink_to(path)
    with pytest.raises(WrongInput, match="used by another server"):
        Store(link)
    store.close()
    os.link(path, other)
    for name in (path, other):
        with pytest.raises(WrongInput, match="also there by another name"):
            Store(name)
    assert "also there by another name" in refused(
        "backup", str(tmp_path / "x.db"), "--db", str(other)
    )

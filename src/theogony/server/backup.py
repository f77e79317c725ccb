"""The database as a file: whose it is, whether it is whole, and copies of it."""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp

from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import WrongInput
from .schema import HEAD

MAGIC = b"SQLite format 3\0"
OURS = {"alembic_version", "people", "tables", "chairs", "entries"}  # in every version
BROKEN = (sqlite3.Error, UnicodeDecodeError)  # the second where an error quotes what is damaged
SHORT = 100  # letters that are quoted of what SQLite finds wrong
# What SQLite says about the disk, or about who uses it, rather than about the file.
DISK = {
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_CANTOPEN),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
}


def expect_database(path: Path) -> None:
    """Nothing is written beside a file that is no database."""
    if path.is_dir():
        raise WrongInput(f"{path} is a folder, expected a file for the games")
    if path.exists():
        if path.stat().st_nlink > 1:  # each name would have a lock and newest answers of its own
            raise WrongInput(f"{path} is also there by another name (a hard link), expected one")
        with path.open("rb") as file:
            if file.read(len(MAGIC)) not in (b"", MAGIC):
                raise WrongInput(f"{path} is no database, expected one of SQLite, or no file")


def version_of(path: Path) -> str:
    """The newest migration a database has seen, "" where there is none yet; WrongInput says why it
    is none of ours. Of our tables one may be lost by damage."""
    if not path.exists():
        return ""
    with closing(connected(path)) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        if not tables:
            return ""
        lacking = OURS - {name for (name,) in tables}
        if len(lacking) > 1:
            raise WrongInput(f"{path} cannot be opened: it is no database of ours")
        if lacking:
            raise WrongInput(f"{path} is damaged: it has no table {lacking.pop()}")
        found = database.execute("SELECT version_num FROM alembic_version").fetchone()
    version = str(found[0]) if found else ""
    if not re.fullmatch("v[0-9]{4}", version):
        raise WrongInput(f"{path} is damaged: it does not say its version")
    if version > HEAD:
        raise WrongInput(f"{path} was made by a newer Theogony, expected {HEAD}")
    return version


def connected(path: Path) -> sqlite3.Connection:
    """A database that exists; no other is made."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)


def check(path: Path) -> str:
    """The first thing that is wrong in a database, "" if it is whole. It reads all of it."""
    try:
        with closing(connected(path)) as database:
            (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except BROKEN as error:
        said = str(error)
    said = said.removeprefix("*** in database main ***\n").partition("\n")[0]
    return "" if said == "ok" else "".join(filter(str.isprintable, said))[:SHORT]


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """What goes wrong with a database is said in one sentence."""
    try:
        yield
    except OSError as error:
        raise WrongInput(f"{path} cannot be opened: {error.strerror or error}") from error
    except (SQLAlchemyError, *BROKEN) as error:
        cause = getattr(error, "orig", error)
        if getattr(cause, "sqlite_errorcode", 0) & 0xFF in DISK:
            raise WrongInput(f"{path} cannot be opened: {cause}") from error
        raise WrongInput(f"{path} is damaged: {check(path) or cause}") from error


# Copies.


def back_up(path: Path, to: Path) -> tuple[int, int]:
    """Copy the database, which a server may be using, to a new file; gives how many tables of
    players are in it, and its bytes."""
    if not to.name:
        raise WrongInput(f"{to} is no file, expected a new one")
    with explained(to):
        for end in ("", "-wal", "-journal"):  # the last two would be taken for parts of the copy
            if (taken := to.with_name(to.name + end)).exists():
                raise WrongInput(f"{taken} exists, expected a new file")
    with explained(path):
        expect_database(path)
        if not version_of(path):
            raise WrongInput(f"there are no games in {path}, expected the database of a server")
    with copied(path, to) as part:
        with closing(connected(part)) as database:
            (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
        rename(part, to)
    return tables, to.stat().st_size


def set_aside(path: Path, version: str) -> Path:
    """Copy the database beside it, before a migration; the copy is named with the version that is
    left. An older copy stays what it is: one that is the same will do, else the name is counted."""
    first = path.with_name(f"{path.stem}.{version}{path.suffix}")
    to, number = first, 1
    try:
        with copied(path, first) as part:
            while to.exists() and not filecmp.cmp(part, to, shallow=False):
                number += 1
                to = first.with_stem(f"{first.stem}.{number}")
            if not to.exists():
                rename(part, to)
    except WrongInput as error:
        raise WrongInput(f"{error}; without a copy nothing is brought up to date") from error
    return to


@contextmanager
def copied(path: Path, to: Path) -> Iterator[Path]:
    """A copy under a passing name beside `to`: whole, checked and on the disk. It is gone in the
    end, unless it was renamed."""
    part: Path | None = None
    try:
        handle, name = mkstemp(dir=to.parent, prefix=f"{to.name}.", suffix=".part")
        os.close(handle)
        part = Path(name)
        shutil.copymode(path, part)  # it holds the same secrets
        copy(path, part)
        if wrong := check(part):
            raise WrongInput(f"{path} is damaged: {wrong}")
        yield part
    except (OSError, *BROKEN) as error:
        why = getattr(error, "strerror", None) or error
        raise WrongInput(f"{path} cannot be copied to {to}: {why}") from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def copy(path: Path, part: Path) -> None:
    """All pages as they were at one moment. Who writes meanwhile waits for nothing, since the
    database is written ahead."""
    with closing(connected(path)) as source, closing(connected(part)) as target:
        (size,) = source.execute(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        ).fetchone()
        free = shutil.disk_usage(part.parent).free
        if size > free:
            why = f"it has {size:,} bytes, and {free:,} are free"
            raise WrongInput(f"{path} cannot be copied: {why}")
        target.execute("PRAGMA journal_mode=OFF")  # nothing was there before
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, which needs none beside it


def rename(part: Path, to: Path) -> None:
    """Give a copy its name, on the disk as well."""
    part.rename(to)
    if sys.platform != "win32":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

"""The database: all SQL. One thread writes, one reads; the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    tuple_,
    update,
)

from ..core.errors import WrongInput
from .backup import expect_database, explained, set_aside, version_of
from .kept import Chair, Kept, Person, Sheet, entry_of, packed, read, written
from .safety import Seldom
from .schema import CHAIRS, ENTRIES, HEAD, METADATA, PEOPLE, TABLES

try:
    import fcntl
except ImportError:  # Windows does not have it
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
Work = Callable[[Connection], Any]
Rows = dict[str, list[dict[str, Any]]]  # by name of a database's table
After = tuple[int, str]  # a page of a list goes on after the table changed then, of this ID
MOST = 50  # tables of a page of a list
NONSENSE = "what is stored of it makes no sense"
TOGETHER = 64  # changes that share a commit, at most

log = logging.getLogger("theogony.server.store")


class StoreError(WrongInput):
    """The disk did not take it: nothing was stored."""


class EachMinute(Seldom):
    """While a disk is full every change fails; not even the first ones are all told."""

    FIRST = 1


class Store:
    """Opens the database, brings it up to date, then keeps what the server gives it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        EachMinute.watch(log.name)
        self.lock, self.engine, self.copy = ready(path)
        self.jobs: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self.writer = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def close(self) -> None:
        """Keep all that was given, then let go."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()
        self.lock.close()

    # Threads.

    async def write(self, work: Work) -> None:
        """Do some writing in one transaction; when this returns it is on the disk."""
        future: Future[Any] = Future()
        self.jobs.put((work, future))
        await asyncio.wrap_future(future)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Do some reading, beside the writer."""
        return await asyncio.get_running_loop().run_in_executor(
            self.readers, partial(self.read_now, work)
        )

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def write_on(self) -> None:
        """The writer: what waits together shares one commit, and thus one wait for the disk."""
        with self.engine.connect() as connection:
            while (job := self.jobs.get()) is not None:
                batch = [job]
                while len(batch) < TOGETHER and not self.jobs.empty():
                    following = self.jobs.get()
                    if following is None:
                        self.jobs.put(None)
                        break
                    batch.append(following)
                commit(connection, batch)

    # Writing.

    async def add_person(self, person: Person) -> None:
        row = {"id": person.id, "name": person.name, "secret": person.secret}
        await self.write(lambda c: c.execute(insert(PEOPLE), row | {"created": person.created}))

    async def rename(self, person: str, name: str) -> None:
        statement = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)
        await self.write(lambda c: c.execute(statement))

    async def add_table(self, sheet: Sheet, entries: list[Kept]) -> None:
        await self.write(partial(insert_table, sheet=sheet, entries=entries))

    async def keep(self, sheet: Sheet, entries: list[Kept], chairs: bool) -> None:
        """The newest entries, their positions and all about the table, in one transaction."""
        await self.write(partial(keep_entries, sheet=sheet, entries=entries, chairs=chairs))

    async def set_rematch(self, old: str, sheet: Sheet, entries: list[Kept]) -> None:
        """The table of a rematch, and the way to it from the old one."""

        def work(connection: Connection) -> None:
            insert_table(connection, sheet, entries)
            connection.execute(update(TABLES).where(TABLES.c.id == old).values(rematch=sheet.id))

        await self.write(work)

    async def delete(self, table: str) -> None:
        """All of a table, if it is still given up."""

        def work(connection: Connection) -> None:
            gone = (TABLES.c.id == table) & (TABLES.c.state == "dropped")
            if not connection.execute(select(TABLES.c.id).where(gone)).first():
                return
            for part in (ENTRIES, CHAIRS):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
            connection.execute(delete(TABLES).where(gone))

        await self.write(work)

    # Reading.

    async def person_of(self, secret: str) -> Person | None:
        statement = select(PEOPLE).where(PEOPLE.c.secret == secret)
        row = await self.look(lambda c: c.execute(statement).one_or_none())
        return Person(row.id, row.name, row.secret, row.created) if row else None

    async def sheet(self, table: str) -> Sheet | None:
        found = await self.look(lambda c: sheets(c, TABLES.c.id == table))
        return found[0] if found else None

    async def made(self, owner: str, key: str) -> Sheet | None:
        """The table somebody has asked for with this key."""
        same = (TABLES.c.owner == owner) & (TABLES.c.key == key)
        found = await self.look(lambda c: sheets(c, same))
        return found[0] if found else None

    async def entries(self, table: str) -> list[Kept]:
        statement = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        # All rows first: one that cannot be read would leave a half-read statement behind, and with
        # it whoever reads next would see what was true then.
        return await self.look(
            lambda c: [entry_of(row) for row in c.execute(statement).mappings().all()]
        )

    async def in_state(self, state: str, after: After | None) -> list[Sheet]:
        """A page of the tables that everybody may see; of those to sit down at, with a seat that
        is open to all."""
        which = (TABLES.c.state == state) & ~TABLES.c.private
        if state == "open":
            free = select(CHAIRS.c.table_id).where(CHAIRS.c.kind == "open")
            which &= TABLES.c.id.in_(free)
        return await self.look(lambda c: sheets(c, which, after))

    async def of_person(self, person: str, after: After | None) -> list[Sheet]:
        seated = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
        mine = TABLES.c.id.in_(seated) | (TABLES.c.owner == person)
        mine &= TABLES.c.state != "dropped"
        return await self.look(lambda c: sheets(c, mine, after))

    async def rows(self, table: str) -> Rows:
        """All that is stored of a table, as it is."""
        parts = {
            "tables": select(TABLES).where(TABLES.c.id == table),
            "chairs": select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat),
            "entries": select(ENTRIES)
            .where(ENTRIES.c.table_id == table)
            .order_by(ENTRIES.c.number),
        }
        return await self.look(
            lambda c: {
                name: [dict(row._mapping) for row in c.execute(part)]
                for name, part in parts.items()
            }
        )

    async def unfinished(self, owner: str) -> int:
        """How many tables somebody has made that are neither over nor given up."""
        mine = (TABLES.c.owner == owner) & TABLES.c.state.in_(["open", "playing"])
        statement = select(func.count()).select_from(TABLES).where(mine)
        return await self.look(lambda c: int(c.execute(statement).scalar_one()))

    async def dropped(self, owner: str, after: int) -> list[str]:
        """The tables somebody has made that were given up, without the newest ones."""
        mine = (TABLES.c.owner == owner) & (TABLES.c.state == "dropped")
        statement = select(TABLES.c.id).where(mine).order_by(TABLES.c.changed.desc()).offset(after)
        return await self.look(lambda c: list(c.execute(statement).scalars()))

    async def awaiting_bots(self, since: int) -> list[str]:
        """Tables where it is a bot's turn and something happened since then: they go on when the
        server starts."""
        statement = (
            select(TABLES.c.id)
            .join(CHAIRS, (CHAIRS.c.table_id == TABLES.c.id) & (CHAIRS.c.seat == TABLES.c.asked))
            .where(
                TABLES.c.state == "playing", CHAIRS.c.level.is_not(None), TABLES.c.changed >= since
            )
            .order_by(TABLES.c.changed.desc())
        )
        return await self.look(lambda c: list(c.execute(statement).scalars()))


def ready(path: Path) -> tuple[IO[bytes], Engine, Path | None]:
    """The database, locked and up to date, and its copy if it was not; WrongInput says why it
    cannot be had."""
    with explained(path), ExitStack() as undo:
        expect_database(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = undo.enter_context(locked(path.resolve()))
        version = version_of(path)
        copy = set_aside(path, version) if version not in ("", HEAD) else None
        engine = opened(path)
        undo.callback(engine.dispose)
        with engine.begin() as connection:
            if version != HEAD:
                migrate(connection, path)
            for table in METADATA.sorted_tables:  # fails if they are not what the code knows
                connection.execute(select(table).limit(1)).first()
        undo.pop_all()
        return lock, engine, copy


def locked(path: Path) -> IO[bytes]:
    """One server for a database: two would each remember other tables. A crash unlocks it."""
    file = path.with_name(path.name + ".lock").open("ab")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise WrongInput(
                f"{path} is used by another server: end that one, or name other games by --db FILE"
            ) from error
    return file


def opened(path: Path) -> Engine:
    """SQLite that survives a crash: written ahead, and on the disk before a commit returns."""
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # no secret in any log
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say where transactions begin
        connection.text_factory = readable
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA busy_timeout=5000")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def readable(text: bytes) -> str:
    """Text that was damaged on the disk makes the row it is in no sense, not the whole list."""
    return text.decode(errors="replace")


def migrate(connection: Connection, path: Path) -> None:
    """Bring the tables up to date; Alembic is loaded only when something is to be done."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    with as_file(files("theogony.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise WrongInput(f"{path} is damaged: {error}") from error


def commit(connection: Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
    """One transaction for all; what fails is left out alone. Then everybody is told."""
    driver: Any = connection.connection.driver_connection
    waiting = [job for job in batch if job[1].set_running_or_notify_cancel()]
    try:
        with connection.begin():
            for work, future in waiting:
                alone = connection.begin_nested()
                try:
                    work(connection)
                    alone.commit()
                except Exception as error:  # the writer goes on for the others, whatever it was
                    future.set_exception(refusal(error))
                    if not driver.in_transaction:
                        raise  # SQLite took back all of it; what follows would be stored alone
                    alone.rollback()
    except Exception as error:
        for _, future in waiting:
            if not future.done():
                future.set_exception(refusal(error))
        return
    for _, future in waiting:
        if not future.done():
            future.set_result(None)


def refusal(error: Exception) -> StoreError:
    """Told to the log, and to who waits."""
    why = str(getattr(error, "orig", error))  # without the SQL around it
    log.error("the database refused a change: %s", why)
    return StoreError(why)


def insert_table(connection: Connection, sheet: Sheet, entries: list[Kept]) -> None:
    row = table_row(sheet) | {
        "id": sheet.id,
        "game": sheet.game,
        "title": sheet.title,
        "pace": sheet.pace,
        "open_seed": sheet.open_seed,
        "start": written(sheet.start),
        "owner": sheet.owner,
        "created": sheet.created,
        "origin": written(sheet.origin),
        "key": sheet.key,
        "wish": sheet.wish,
        "private": sheet.private,
    }
    connection.execute(insert(TABLES), row)
    insert_chairs(connection, sheet)
    insert_entries(connection, sheet, entries)


def keep_entries(connection: Connection, sheet: Sheet, entries: list[Kept], chairs: bool) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == sheet.id).values(table_row(sheet)))
    if chairs:
        connection.execute(delete(CHAIRS).where(CHAIRS.c.table_id == sheet.id))
        insert_chairs(connection, sheet)
    insert_entries(connection, sheet, entries)


def table_row(sheet: Sheet) -> dict[str, Any]:
    """What changes while a table is played."""
    return {
        "version": sheet.version,
        "state": sheet.state,
        "changed": sheet.changed,
        "number": sheet.number,
        "asked": sheet.asked,
        "result": written(sheet.result),
    }


def insert_chairs(connection: Connection, sheet: Sheet) -> None:
    fields = ("seat", "kind", "person", "name", "level", "invite", "away")
    rows = [{f: getattr(chair, f) for f in fields} for chair in sheet.chairs]
    connection.execute(insert(CHAIRS), [row | {"table_id": sheet.id} for row in rows])


def insert_entries(connection: Connection, sheet: Sheet, entries: list[Kept]) -> None:
    for entry in entries:
        row = {
            "table_id": sheet.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "time": entry.time,
            "answer": entry.answer,
            "name": entry.name,
            "key": entry.key,
            "data": written(entry.data),
            "position": packed(entry.position) if entry.position is not None else None,
        }
        connection.execute(insert(ENTRIES), row)


def sheets(connection: Connection, which: Any, after: After | None = None) -> list[Sheet]:
    """Those tables, newest first, with their chairs: a page of them."""
    if after is not None:
        which &= tuple_(TABLES.c.changed, TABLES.c.id) < after
    newest_first = (TABLES.c.changed.desc(), TABLES.c.id.desc())
    statement = select(TABLES).where(which).order_by(*newest_first).limit(MOST)
    rows = list(connection.execute(statement))
    chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
    seated = select(CHAIRS).where(CHAIRS.c.table_id.in_(list(chairs))).order_by(CHAIRS.c.seat)
    for row in connection.execute(seated):
        chairs[row.table_id].append(
            Chair(row.seat, row.kind, row.person, row.name, row.level, row.invite, row.away)
        )
    return [sheet_of(row, chairs[row.id]) for row in rows]


def sheet_of(row: Row[Any], chairs: list[Chair]) -> Sheet:
    """A table that can be shown in a list, whatever is wrong with it."""
    damaged = None
    try:
        start, result, origin = [read(text) for text in (row.start, row.result, row.origin)]
        if not isinstance(start, dict):
            raise ValueError("a table begins with a document")
    except ValueError:
        damaged, start, result, origin = NONSENSE, {}, None, None
    return Sheet(
        id=row.id,
        game=row.game,
        version=row.version,
        title=row.title,
        state=row.state,
        pace=row.pace,
        open_seed=row.open_seed,
        start=start,
        owner=row.owner,
        created=row.created,
        changed=row.changed,
        number=row.number,
        chairs=chairs,
        asked=row.asked,
        result=result,
        rematch=row.rematch,
        origin=origin,
        key=row.key,
        wish=row.wish,
        private=row.private,
        damaged=damaged,
    )

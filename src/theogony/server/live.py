"""Live play at one table: connections, presence, wishes one after the other, and bots' turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct
from msgspec.json import encode

from ..core.errors import WrongInput
from ..core.types import Document
from . import messages as m
from .problems import Denied
from .showing import Presence, Reader, Updates, needed_votes, table_message
from .store import StoreError
from .table import Change, Refused, Table
from .thinking import seed_for

if TYPE_CHECKING:
    from .house import House

QUEUE = 256  # messages that may wait for a browser
BYTES = 1_000_000  # of them
PACE = 1.2  # seconds in which a bot's move can be followed


Wish = Callable[[], Change | None]  # None: nothing is to be changed
Stored = Callable[[Change], None]  # called when it is on the disk, before anybody sees it


def now() -> int:
    return int(time() * 1000)


class Connection:
    """A browser at a table: what waits to be sent to it. Who reads too slowly is dropped."""

    def __init__(self, reader: Reader, address: str = "") -> None:
        self.reader = reader
        self.address = address  # whom it counts as (`safety.visitor`)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.bytes = 0
        self.dropped = asyncio.Event()
        self.hints = 0  # being thought about

    def send(self, message: Struct) -> None:
        self.put(encode(message))

    def put(self, text: bytes) -> None:
        if self.dropped.is_set():
            return
        self.bytes += len(text)
        if self.waiting.qsize() >= QUEUE or self.bytes > BYTES:
            self.drop()
            return
        self.waiting.put_nowait(text)

    def drop(self) -> None:
        self.dropped.set()

    async def next(self) -> bytes:
        """The next message to send."""
        text = await self.waiting.get()
        self.bytes -= len(text)
        return text


class Live:
    """A table in memory. Changes happen one after the other, each stored before it is seen."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bots: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not self.connections and self.bots is None and not self.lock.locked()

    # Presence.

    @property
    def presence(self) -> Presence:
        readers = [connection.reader for connection in self.connections]
        people = frozenset(reader.person for reader in readers if reader.person)
        watching = [r for r in readers if not self.table.sheet.chairs_of(r.person)]
        return Presence(people, len(watching))

    def enter(self, connection: Connection, since: int) -> None:
        self.connections.add(connection)
        self.show_table(connection, since)
        self.show_presence()
        self.wake()

    def go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.show_presence()

    def show_table(self, connection: Connection, since: int = 0) -> None:
        connection.put(table_message(self.table, connection.reader, self.presence, since))

    def show_presence(self) -> None:
        presence = self.presence
        sheet = self.table.sheet
        here = [presence.is_here(chair) for chair in sheet.chairs]
        needed = [needed_votes(sheet, chair, presence) for chair in sheet.chairs]
        text = encode(m.PresenceMessage(here, needed, presence.watching))
        for connection in self.connections:
            connection.put(text)

    # Changes.

    async def change(self, wish: Wish, stored: Stored | None = None) -> None:
        """Make a change, store it, then let everybody see it. Whoever asked may go meanwhile."""
        await self.house.finish(self.make_change(wish, stored))

    async def make_change(self, wish: Wish, stored: Stored | None = None) -> None:
        async with self.lock:
            made = wish()
            if made is not None:
                await self.keep(made)
                if stored is not None:
                    stored(made)
                self.let_happen(made)
        self.wake()

    async def keep(self, change: Change) -> None:
        try:
            await self.house.store.keep(change.sheet, change.entries, change.chairs)
        except StoreError as error:
            self.house.forget(self)  # memory and disk may differ: read it again
            why = "the table could not be stored, expected a working disk"
            raise Refused("store", why) from error

    def let_happen(self, change: Change) -> None:
        before = self.table.sheet
        seen = len(self.table.lines)
        self.table.let_happen(change)
        self.tell(before, seen, change)

    def tell(self, before: Any, seen: int, change: Change) -> None:
        """Everybody's update; who sits elsewhere now, or was told nothing, is shown the table."""
        updates = Updates(self.table, self.presence)
        state_changed = change.chairs or before.state != self.table.sheet.state
        with_table = state_changed or before.asked != self.table.sheet.asked
        voted = any(line.kept.kind == "vote" for line in change.lines)
        for connection in list(self.connections):
            reader = connection.reader
            lines = self.table.lines[seen:]
            if not lines or reader.seats(before) != reader.seats(self.table.sheet):
                self.show_table(connection)
                continue
            for text in updates.messages(lines, reader, with_table or voted):
                connection.put(text)

    # Wishes of a browser.

    async def hear(self, connection: Connection, message: m.FromBrowser) -> None:
        """Answer one message; whatever is wrong with it is said and harms nobody."""
        try:
            await self.obey(connection, message)
        except Refused as refusal:
            code: Any = refusal.code
            key, id_ = getattr(message, "key", None), getattr(message, "id", None)
            connection.send(m.RefusedMessage(str(refusal), code, key, id_, refusal.rule))
            if refusal.code == "stale":
                self.show_table(connection, getattr(message, "at", 0))
        except WrongInput as error:
            id_ = getattr(message, "id", None)
            connection.send(m.RefusedMessage(str(error), "illegal", id=id_))

    async def obey(self, connection: Connection, message: m.FromBrowser) -> None:
        if isinstance(message, m.DoPing):
            connection.send(m.PongMessage(self.table.number))
        elif isinstance(message, m.DoPreview):
            game = self.own_question(connection)
            events = Raw(encode(game.preview(message.answer)))
            connection.send(m.PreviewMessage(message.id, events))
        elif isinstance(message, m.DoWhy):
            rule = self.own_question(connection).why_not(message.name)
            connection.send(m.WhyMessage(message.id, rule or None))
        elif isinstance(message, m.DoHint):
            self.start_hint(connection, message.id)
        else:
            await self.change(
                lambda: self.wish(connection, message),
                lambda done: connection.send(m.AckMessage(message.key, done.lines[0].kept.number)),
            )

    def wish(
        self, connection: Connection, message: m.DoAnswer | m.DoUndo | m.DoRedo
    ) -> Change | None:
        """The change a message asks for. None: it was made before, or must be confirmed."""
        table, key = self.table, message.key
        self.expect_own(connection, message.seat)
        kind = {m.DoAnswer: "answer", m.DoUndo: "undo", m.DoRedo: "redo"}[type(message)]
        answer = message.answer if isinstance(message, m.DoAnswer) else None
        known = table.known_key(key, kind, message.seat, answer)
        if known is not None:
            connection.send(m.AckMessage(key, known.number))
            return None
        change = self.wished(message)
        if isinstance(message, m.DoAnswer) and not message.confirmed:
            if table.ends_turn(message.answer):
                assert table.game is not None, "an answer was found legal"
                preview = Raw(encode(table.game.preview(message.answer)))
                connection.send(m.ConfirmMessage(key, preview))
                return None
        return change

    def wished(self, message: m.DoAnswer | m.DoUndo | m.DoRedo) -> Change:
        at, seat, key = message.at, message.seat, message.key
        if isinstance(message, m.DoAnswer):
            return self.table.answer(at, seat, message.answer, key, now())
        if isinstance(message, m.DoUndo):
            return self.table.undo(at, seat, key, now())
        return self.table.redo(at, seat, key, now())

    def expect_own(self, connection: Connection, seat: int) -> None:
        own = self.table.sheet.chairs_of(connection.reader.person)
        if seat not in [chair.seat for chair in own]:
            raise Refused("not_yours", f"seat {seat} is not yours")

    def own_question(self, connection: Connection) -> Any:
        """The game, if its open question is one of this reader's own."""
        asked = self.table.asked
        if asked is None:
            raise Refused("not_asked", "nothing is asked")
        own = self.table.sheet.chairs_of(connection.reader.person)
        if asked not in [chair.seat for chair in own]:
            raise Refused("not_asked", f"seat {asked} is asked, which is not yours")
        return self.table.game

    # Hints.

    def start_hint(self, connection: Connection, id_: str) -> None:
        game = self.own_question(connection)
        if connection.hints:
            raise Refused("busy", "a hint is being thought about, expected one at a time")
        connection.hints += 1
        self.house.start(self.hint(connection, id_, game))

    async def hint(self, connection: Connection, id_: str, game: Any) -> None:
        try:
            seed = seed_for(self.table.sheet.id, self.table.number)
            whom = connection.reader.person or ""
            thoughts = await self.house.thinkers.hint(game, seed, whom)
            answers = [
                m.HintAnswer(a, worth, promise, deals) for a, promise, worth, deals in thoughts
            ]
            connection.send(m.HintMessage(id_, answers))
        except Exception:
            connection.send(m.RefusedMessage("no hint could be found", "busy", id=id_))
            raise
        finally:
            connection.hints -= 1

    # Bots.

    def wake(self) -> None:
        """If a bot is asked, let it think."""
        if self.bots is None and self.table.bot is not None:
            self.bots = self.house.start(self.let_bots_play())

    async def let_bots_play(self) -> None:
        try:
            memory, whose = None, None
            while (level := self.table.bot) is not None:
                asked = (self.table.asked, level)
                memory = await self.bot_answers(level, memory if asked == whose else None)
                whose = asked
        finally:
            self.bots = None

    async def bot_answers(self, level: str, memory: Document | None) -> Document | None:
        """A bot's answer, and what the bot remembers if the next question is its own as well."""
        game, played, seat = self.table.game, self.table.played, self.table.asked
        assert game is not None and seat is not None, "a bot was asked"
        human = self.table.sheet.pace == "human" and bool(self.connections)
        if human:
            text = encode(m.ThinkingMessage(seat))
            for connection in self.connections:
                connection.put(text)
        sheet = self.table.sheet
        seed = seed_for(sheet.start, played)
        thought = self.house.thinkers.answer(level, game, seed, sheet.owner, memory)
        (answer, memory), _ = await asyncio.gather(thought, asyncio.sleep(PACE if human else 0))
        is_given = False

        def wish() -> Change | None:
            nonlocal is_given
            is_given = self.table.played == played and self.table.bot == level
            if not is_given:
                return None  # somebody took the seat back meanwhile
            return self.table.answer(self.table.number, seat, answer, None, now())

        await self.make_change(wish)
        return memory if is_given else None


def expect_absent(live: Live, seat: int) -> int:
    """The votes it takes to replace the person of this seat."""
    sheet = live.table.sheet
    if not 0 <= seat < len(sheet.chairs):
        raise Denied("seat", f"seat is {seat}, expected 0 to {len(sheet.chairs) - 1}")
    needed = needed_votes(sheet, sheet.chairs[seat], live.presence)
    if not needed:
        why = f"nobody can vote on seat {seat}, expected a person who is away"
        raise Denied("no_vote", why)
    return needed

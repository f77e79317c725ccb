"""Live play at one table: connections, presence, wishes one after the other, and bots' turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct
from msgspec.json import encode

from ..core.errors import WrongInput
from ..core.types import Document
from . import messages as m
from .problems import Denied
from .safety import Visitor
from .showing import Presence, Reader, Updates, needed_votes, table_message
from .store import StoreError
from .table import Change, Refused, Table
from .thinking import Crowded, seed_for

if TYPE_CHECKING:
    from .house import House

QUEUE = 256  # messages that may wait for a browser
BYTES = 1_000_000  # of them
PACE = 1.2  # seconds in which a bot's move can be followed
GATHER = 0.1  # seconds in which people who come and go are told of together
LAST_WORDS = 1.0  # seconds in which a connection that ends is told why

log = logging.getLogger("theogony.server")

Wish = Callable[[], Change | None]  # None: nothing is to be changed
Stored = Callable[[Change], None]  # called when it is on the disk, before anybody sees it


def now() -> int:
    return int(time() * 1000)


class Connection:
    """A browser at a table: what waits to be sent to it. Who reads too slowly is dropped."""

    def __init__(self, who: Visitor) -> None:
        self.who = who
        self.reader = Reader(who.person or None)
        self.waiting: asyncio.Queue[tuple[bytes, int]] = asyncio.Queue()  # and what it counts
        self.pages: Iterator[bytes] = iter(())  # of the log, sent when nothing else waits
        self.bytes = 0
        self.number = 0  # of the newest entry it was sent
        self.dropped = asyncio.Event()
        self.is_hinted = False  # a hint is being thought about

    def send(self, message: Struct) -> None:
        self.put(encode(message))

    def put(self, text: bytes, is_first: bool = False) -> None:
        """Let it wait to be sent. The first message is what it is: it counts for nothing."""
        if self.dropped.is_set():
            return
        counted = 0 if is_first else len(text)
        self.bytes += counted
        if self.waiting.qsize() >= QUEUE or self.bytes > BYTES:
            self.drop()
            return
        self.waiting.put_nowait((text, counted))

    def drop(self) -> None:
        self.dropped.set()

    def end(self) -> None:
        """Nothing more happens here: what waits may be sent, and then it is over."""
        asyncio.get_running_loop().call_later(LAST_WORDS, self.drop)

    async def next(self) -> bytes:
        """The next message to send: what is new, then a page of what is old."""
        if self.waiting.empty() and (page := next(self.pages, None)) is not None:
            return page
        text, counted = await self.waiting.get()
        self.bytes -= counted
        return text


class Live:
    """A table in memory. Changes happen one after the other, each stored before it is seen."""

    def __init__(self, house: House, table: Table, idle: float = 0.0) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bots: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()  # something happened since the bots looked last
        self.is_forgotten = False
        self.address = ""  # for which its bots think: of who made it, or plays here
        self.begun = monotonic()
        self.visited = self.begun - idle  # when somebody was here
        self.seen: dict[str, float] = {}  # who sits here: when they last looked or did something
        self.telling: asyncio.TimerHandle | None = None  # of who is here
        self.missing: asyncio.TimerHandle | None = None  # somebody will be, then

    @property
    def is_idle(self) -> bool:
        return not self.connections and self.bots is None and not self.lock.locked()

    @property
    def is_watched(self) -> bool:
        """Whether somebody is here, or was a short while ago. Nowhere else do bots think."""
        return bool(self.connections) or monotonic() - self.visited < self.house.limits.watched

    # Presence.

    @property
    def presence(self) -> Presence:
        readers = [connection.reader for connection in self.connections]
        people = frozenset(reader.person for reader in readers if reader.person)
        watching = [r for r in readers if not self.table.sheet.chairs_of(r.person)]
        missing = [p for p in self.absent(people) if self.due(p) <= monotonic()]
        return Presence(people, len(watching), frozenset(missing))

    def absent(self, people: frozenset[str]) -> list[str]:
        return [person for person in self.table.sheet.people if person not in people]

    def due(self, person: str) -> float:
        """When an absent person counts as away. Nobody was here before the table was in memory."""
        return self.seen.get(person, self.begun) + self.house.limits.away

    def enter(self, connection: Connection, since: int) -> None:
        self.forgive(connection.reader.person)
        self.connections.add(connection)
        self.visit(connection.who)
        self.show_table(connection, since, is_first=True)
        self.show_presence_soon()
        self.wake()

    def go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.visit(connection.who)
        self.show_presence_soon()

    def visit(self, who: Visitor) -> None:
        self.visited = monotonic()
        sheet = self.table.sheet
        if who.person in sheet.people:
            self.seen[who.person] = self.visited
        if who.person == sheet.owner or (not self.address and sheet.chairs_of(who.person)):
            self.address = who.address or self.address

    def show_table(self, connection: Connection, since: int = 0, is_first: bool = False) -> None:
        text, pages = table_message(self.table, connection.reader, self.presence, since)
        connection.pages = pages
        connection.number = self.table.number
        connection.put(text, is_first)

    def show_presence_soon(self) -> None:
        """Many may come and go at once."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(GATHER, self.show_presence)

    def expect_missing(self) -> None:
        """Tell it when somebody will have been away for long enough."""
        moment, people = monotonic(), self.presence.people
        coming = [due for person in self.absent(people) if (due := self.due(person)) > moment]
        if self.missing is not None:
            self.missing.cancel()
            self.missing = None
        if coming and self.connections:
            loop = asyncio.get_running_loop()
            self.missing = loop.call_later(min(coming) - moment, self.show_presence_soon)

    def show_presence(self) -> None:
        self.telling = None
        self.expect_missing()
        presence = self.presence
        sheet = self.table.sheet
        here = [presence.is_here(chair) for chair in sheet.chairs]
        needed = [needed_votes(sheet, chair, presence) for chair in sheet.chairs]
        text = encode(m.PresenceMessage(here, needed, presence.watching))
        for connection in self.connections:
            connection.put(text)

    def forgive(self, person: str | None) -> None:
        """Whoever is back is no longer voted on."""
        for connection in self.connections if self.forgiven(person) else ():
            self.show_table(connection, connection.number)

    def forgiven(self, person: str | None) -> bool:
        """Whether there were votes, which are no more."""
        votes = self.table.votes
        seats = [chair.seat for chair in self.table.sheet.chairs_of(person) if chair.seat in votes]
        for seat in seats:
            del votes[seat]
        return bool(seats)

    # Changes.

    async def change(self, who: Visitor, wish: Wish, stored: Stored | None = None) -> None:
        """Make a change, store it, then let everybody see it. Whoever asked may go meanwhile."""
        await self.house.finish(self.make_change(wish, stored, who))

    async def make_change(
        self, wish: Wish, stored: Stored | None = None, who: Visitor | None = None
    ) -> None:
        async with self.lock:
            if self.is_forgotten:
                raise Refused("store", "the table is read anew, expected you to connect again")
            made = wish()
            if made is not None:
                await self.keep(made)
                if stored is not None:
                    stored(made)
                self.let_happen(made)
                if who is not None:
                    self.visit(who)
        self.stirred.set()
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
        for person in self.presence.people:
            self.forgiven(person)  # whoever came back while it was stored
        self.tell(before, seen, change)

    def tell(self, before: Any, seen: int, change: Change) -> None:
        """Everybody's update; who sits elsewhere now, or was told nothing, is shown the table."""
        updates = Updates(self.table, self.presence)
        state_changed = change.chairs or before.state != self.table.sheet.state
        with_table = state_changed or before.asked != self.table.sheet.asked
        voted = any(line.kept.kind == "vote" for line in change.lines)
        for connection in list(self.connections):
            reader = connection.reader
            if not self.table.sheet.admits(reader.person):
                connection.drop()  # the seats of a private table are taken
                continue
            lines = self.table.lines[seen:]
            if not lines or reader.seats(before) != reader.seats(self.table.sheet):
                self.show_table(connection)
                continue
            connection.number = self.table.number
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
                await self.show_again(connection)
        except WrongInput as error:
            id_ = getattr(message, "id", None)
            connection.send(m.RefusedMessage(str(error), "illegal", id=id_))

    async def show_again(self, connection: Connection) -> None:
        """The table once more, of the log only what it was not sent; not as often as is asked."""
        await asyncio.sleep(self.house.allowances.tables.of(connection.who.person).wait())
        self.show_table(connection, connection.number)

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
                connection.who,
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
            return self.table.undo(at, seat, key, now(), self.house.limits.undos)
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
        if connection.is_hinted:
            raise Refused("busy", "a hint is being thought about, expected one at a time")
        connection.is_hinted = True
        self.house.start(self.hint(connection, id_, game))

    async def hint(self, connection: Connection, id_: str, game: Any) -> None:
        try:
            seed = seed_for(self.table.sheet.id, self.table.number)
            thoughts = await self.house.thinkers.hint(game, seed, connection.who)
            answers = [
                m.HintAnswer(a, worth, promise, deals) for a, promise, worth, deals in thoughts
            ]
            connection.send(m.HintMessage(id_, answers))
        except Crowded:
            connection.send(m.RefusedMessage("too many thoughts wait", "busy", id=id_))
        except Exception:
            connection.send(m.RefusedMessage("no hint could be found", "busy", id=id_))
            raise
        finally:
            connection.is_hinted = False

    # Bots.

    def wake(self) -> None:
        """If a bot is asked where somebody is, let it think."""
        if self.bots is None and self.table.bot is not None and self.is_watched:
            self.bots = self.house.start(self.let_bots_play())

    async def let_bots_play(self) -> None:
        try:
            memory, whose = None, None
            while (level := self.table.bot) is not None and self.is_watched:
                if await self.waited_for_person():
                    continue
                asked = (self.table.asked, level)
                try:
                    memory = await self.bot_answers(level, memory if asked == whose else None)
                except Crowded as crowd:
                    log.warning("bots wait at a table: %s", crowd)
                    await asyncio.sleep(self.house.limits.again)
                    continue
                whose = asked
        except WrongInput as error:
            log.error("the bots of table %s stop: %s", self.table.sheet.id, error)
        finally:
            self.bots = None

    async def waited_for_person(self) -> bool:
        """Wait before a bot answers for a person who was voted out just now, so that they can come
        back; whether there was one."""
        assert self.table.asked is not None, "a bot was asked"
        grace = self.house.limits.grace
        since = (now() - self.table.replaced.get(self.table.asked, 0)) / 1000
        if not 0 <= since < grace:
            return False
        self.stirred.clear()
        try:
            await asyncio.wait_for(self.stirred.wait(), grace - since)
        except TimeoutError:
            pass
        return True

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
        who = Visitor(sheet.owner, self.address)
        thought = self.house.thinkers.answer(level, game, seed, who, memory)
        found, _ = await asyncio.gather(thought, asyncio.sleep(PACE if human else 0))
        (answer, memory), by_chance = found
        is_given = False

        def wish() -> Change | None:
            nonlocal is_given
            is_given = self.table.played == played and self.table.bot == level
            if not is_given:
                return None  # somebody took the seat back meanwhile
            return self.table.answer(self.table.number, seat, answer, None, now(), by_chance)

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

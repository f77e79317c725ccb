"""All tables of a server: who makes them, who sits down, which are in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar
from unicodedata import category, normalize
from unicodedata import name as unicode_name
from weakref import WeakValueDictionary

from msgspec import UNSET
from msgspec.json import encode
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from .. import game as rules_of
from ..core.errors import WrongInput
from ..core.rulebook import Rulebook
from ..core.types import Document
from ..players import LEVELS, USUAL
from . import messages as m
from .damage import Damages, exported
from .history import looked_back
from .kept import Chair, Kept, Person, Sheet
from .limits import LIMITS, Limits
from .live import Live, expect_absent, now
from .problems import Damaged, Denied, Forbidden, NotFound, TooMany
from .safety import Allowances, Visitor, digest
from .showing import NOBODY, Presence, Reader, invites_of, table_info
from .store import MOST, Store
from .table import DROPPED, Change, Table, rebuilt, resume
from .thinking import Thinkers

T = TypeVar("T")
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
BOTS = ["random", "greedy", *LEVELS]
IN_MEMORY = 500  # tables nobody is at
MARKS = ("Mn", "Me")  # what Unicode calls letters' accents and frames
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters of which nothing is seen
UNFINISHED = 100  # tables one person may have made
GIVEN_UP = 100  # of one person are kept, the newest ones

log = logging.getLogger("theogony.server")


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class House:
    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits = LIMITS) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.allowances = Allowances(limits)
        self.lives: dict[str, Live] = {}
        self.damages = Damages()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[Any]] = set()
        # A running game is played again in a thread, so that no request waits for it; a finished
        # one in a process, so that it costs nobody anything.
        self.loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self.replayer = Thinkers(1)
        self.replays: WeakValueDictionary[str, Turn] = WeakValueDictionary()

    # Work that goes on whoever waits for it.

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, WrongInput):
                log.error("a task failed", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is finished even if whoever waits is gone."""
        return await asyncio.shield(self.start(work))

    async def open(self) -> None:
        """Let the bots go on where somebody was just now, one table after the other."""
        self.start(self.wake_bots())

    async def wake_bots(self) -> None:
        since = now() - int(self.limits.watched * 1000)
        try:
            waiting = await self.store.awaiting_bots(since)
        except SQLAlchemyError as error:  # a damaged page of what all tables stand in
            log.error("bots go on where somebody looks: %s", getattr(error, "orig", error))
            return
        for table in waiting:
            try:
                await self.live(table)
            except Exception as error:  # the others go on whatever is wrong with one
                log.warning("table %s does not go on: %s", table, error)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.replayer.close()
        self.loader.shutdown(cancel_futures=True)
        self.store.close()

    # Tables in memory.

    async def live(self, table: str) -> Live:
        """The table, read from the store if need be."""
        found = self.lives.get(table)
        if found is not None:
            return found
        async with self.loading.setdefault(table, asyncio.Lock()):
            return self.lives.get(table) or await self.load(table)

    async def live_for(self, table: str, person: str) -> Live:
        """The table, if it is for this person."""
        live = await self.live(table)
        expect_admitted(live.table.sheet, person)
        return live

    async def sheet_of(self, table: str) -> Sheet:
        sheet = await self.store.sheet(table)
        if sheet is None:
            raise NotFound("not_found", f"no table is called {table!r}")
        return sheet

    async def load(self, table: str) -> Live:
        sheet = await self.sheet_of(table)
        with self.damages.kept_apart(sheet):
            table_info(sheet, Reader(None))  # fails now rather than at everybody's screen
            entries = await self.store.entries(table)
            if entries:
                sheet = replace(sheet, number=entries[-1].number)
            built = await in_thread(self.loader, rebuilt, sheet, entries)
            change = resume(built, entries, now())
            expect_chairs(built)
            idle = idle_for(sheet, entries)
        if change is not None:
            await self.store.keep(change.sheet, change.entries, change.chairs)
            built.let_happen(change)
        live = Live(self, built, idle)
        self.make_room()
        self.lives[table] = live
        live.wake()
        return live

    def make_room(self) -> None:
        """Forget tables where nobody is and nothing happens, those longest in memory first."""
        idle = [live for live in self.lives.values() if live.is_idle]
        for live in idle[: max(0, len(idle) - IN_MEMORY)]:
            del self.lives[live.table.sheet.id]

    def forget(self, live: Live) -> None:
        """Memory and disk may differ: everybody comes anew, and the table is read again."""
        if self.lives.get(live.table.sheet.id) is live:
            del self.lives[live.table.sheet.id]
        live.is_forgotten = True
        for connection in live.connections:
            connection.end()

    # New tables.

    async def make(self, person: Person, wish: m.NewTable, address: str) -> m.MadeTable:
        rules = rules_of(wish.game)
        players = len(wish.seats)
        switches = rules.preset(wish.preset) | wish.switches
        expect_seats(rules, players)
        expect_tiles(rules, players, switches)
        start: Document = {
            "players": players,
            "seed": secrets.randbits(128) if wish.seed is None else seed_of(wish.seed),
            "switches": rules.all_switches(switches),
        }
        rules.new(**start)  # says what does not fit before anybody sits down
        chairs = [chair_of(seat, new, person) for seat, new in enumerate(wish.seats)]
        if all(chair.kind == "bot" for chair in chairs):
            raise Denied("only_bots", "all seats are bots, expected a person")
        title = one_line(wish.title) or None if wish.title else None
        sheet = self.sheet(person.id, rules, start, chairs, wish.pace, title)
        private = is_alone(sheet) if wish.private is UNSET else wish.private
        sheet = replace(sheet, open_seed=wish.seed is not None, private=private)
        return await self.add(sheet, wish, address)

    async def play_now(self, person: Person, wish: m.QuickPlay, address: str) -> m.MadeTable:
        bots = [m.NewSeat("bot", level=USUAL) for _ in range(2)]
        seats = [m.NewSeat("me"), *bots]
        return await self.make(person, m.NewTable(wish.game, seats, key=wish.key), address)

    def sheet(
        self,
        owner: str,
        rules: Rulebook,
        start: Document,
        chairs: list[Chair],
        pace: str,
        title: str | None = None,
    ) -> Sheet:
        time = now()
        return Sheet(
            id=new_id(10),
            game=rules.name,
            version=rules.version,
            title=title,
            state="open",
            pace=pace,
            open_seed=False,
            start=start,
            owner=owner,
            created=time,
            changed=time,
            number=0,
            chairs=chairs,
        )

    async def add(self, sheet: Sheet, wish: m.NewTable | m.PlayOn, address: str) -> m.MadeTable:
        """Keep a new table. Asked for again with the same key, it is the one made before."""
        asked = digest(encode([wish, sheet.origin]).decode())
        keyed = replace(sheet, key=wish.key, wish=asked)
        return await self.finish(self.make_once(keyed, address))

    async def make_once(self, sheet: Sheet, address: str) -> m.MadeTable:
        async with self.making.setdefault(sheet.owner, asyncio.Lock()):
            found = await self.store.made(sheet.owner, sheet.key) if sheet.key else None
            if found is None:
                return await self.make_new(sheet, address)
        if found.wish != sheet.wish:
            why = f"key {sheet.key} was used for another table, expected a new one"
            raise Denied("key_used", why)
        return m.MadeTable(found.id, invites_of(found))

    async def make_new(self, sheet: Sheet, address: str) -> m.MadeTable:
        if await self.store.unfinished(sheet.owner) >= UNFINISHED:
            why = f"you have {UNFINISHED} unfinished tables, expected fewer: finish or leave one"
            raise Forbidden("unfinished", why, count=UNFINISHED)
        table, change = first_change(sheet)
        await self.store.add_table(change.sheet, change.entries)
        self.welcome(table, change, address)
        return m.MadeTable(sheet.id, invites_of(sheet))

    def welcome(self, table: Table, change: Change, address: str) -> None:
        table.let_happen(change)
        live = Live(self, table)
        live.visit(Visitor(table.sheet.owner, address))
        self.make_room()
        self.lives[table.sheet.id] = live
        live.wake()

    # Seats.

    async def sit(self, table: str, person: Person, wish: m.Sit, address: str) -> m.Sat:
        live = await self.live_for(table, person.id)
        taken: list[int] = []

        def change() -> Change | None:
            chair = wanted(live.table.sheet, person, wish)
            taken.append(chair.seat)
            if chair.person == person.id:
                return None  # sat down before
            name = clean(wish.name) if wish.name else person.name
            return live.table.sit(chair.seat, person.id, name, now())

        await live.change(Visitor(person.id, address), change)
        return m.Sat(table, taken[0])

    async def leave(self, table: str, who: Visitor, seat: int | None) -> m.Done:
        """Give up a seat, or all. The last person gives up the table, and so does who made one
        where nobody sits."""
        live = await self.live_for(table, who.person)
        sheet = live.table.sheet
        if sheet.owner == who.person and sheet.state == "open" and not sheet.people:
            await live.change(who, lambda: live.table.drop(now()))
        else:
            for own in own_seats(sheet, who.person, seat, away=False):
                await live.change(
                    who, partial(lambda one: live.table.leave(one, new_token(), now()), own)
                )
        if live.table.sheet.state == DROPPED:
            await self.tidy(sheet.owner)
        return m.Done(live.table.number)

    async def tidy(self, owner: str) -> None:
        """Of what one person's tables were given up, the oldest are forgotten for good."""
        for old in await self.store.dropped(owner, GIVEN_UP):
            await self.store.delete(old)
            if old in self.lives:
                self.forget(self.lives[old])

    async def back(self, table: str, who: Visitor, seat: int | None) -> m.Done:
        live = await self.live_for(table, who.person)
        for own in own_seats(live.table.sheet, who.person, seat, away=True):
            await live.change(who, partial(lambda one: live.table.back_again(one, now()), own))
        return m.Done(live.table.number)

    async def vote(self, table: str, who: Visitor, seat: int) -> m.Done:
        live = await self.live_for(table, who.person)

        def change() -> Change | None:
            if who.person not in live.table.sheet.people:
                raise Forbidden("not_at_table", "only people at the table vote")
            needed = expect_absent(live, seat)
            if who.person in live.table.votes.get(seat, frozenset()):
                return None
            return live.table.vote(seat, who.person, needed, now())

        await live.change(who, change)
        return m.Done(live.table.number)

    async def rematch(self, table: str, who: Visitor) -> m.MadeTable:
        """The same people and set-up, everybody one seat further; asked again, the same table."""
        live = await self.live_for(table, who.person)
        return await self.finish(self.make_rematch(live, who))

    async def make_rematch(self, live: Live, who: Visitor) -> m.MadeTable:
        async with live.lock:
            old = live.table.sheet
            if old.state != "over":
                raise Forbidden("not_over", "the game is not over, expected a finished one")
            if who.person not in [chair.person for chair in old.chairs]:
                raise Forbidden("not_player", "only who played asks for a rematch")
            if old.rematch is not None:
                return m.MadeTable(old.rematch)
            rules = rules_of(old.game)
            given = table_info(old, Reader(None)).switches
            start = {"players": len(old.chairs), "seed": secrets.randbits(128), "switches": given}
            rules.new(**start)
            moved = [*old.chairs[1:], old.chairs[0]]
            chairs = [again(seat, chair) for seat, chair in enumerate(moved)]
            sheet = self.sheet(who.person, rules, start, chairs, old.pace, old.title)
            sheet = replace(sheet, private=old.private)
            made, change = first_change(sheet)
            await self.store.set_rematch(old.id, change.sheet, change.entries)
            self.welcome(made, change, who.address)
            live.table.sheet = replace(old, rematch=sheet.id)
            for connection in live.connections:
                live.show_table(connection, live.table.number)
            return m.MadeTable(sheet.id)

    # Finished games.

    async def replay(self, table: str, who: Visitor, what: str, *given: Any) -> tuple[Sheet, Any]:
        """A finished table, no other, and what its `History` says to this. One replay of an
        address is worked on at a time."""
        async with self.turn_of(who.address):
            sheet = await self.sheet_of(table)
            expect_admitted(sheet, who.person)
            if sheet.state != "over":
                raise Forbidden("not_over", "the game is not over, expected a finished one")
            with self.damages.kept_apart(sheet):
                rules_of(sheet.game)
                found = await self.look_back(table, None, what, *given)
                if found is None:
                    stored = sheet, (await self.store.rows(table))["entries"]
                    found = await self.look_back(table, stored, what, *given)
            return sheet, found

    def turn_of(self, address: str) -> Turn:
        """For what takes long: one of an address at a time."""
        turn = self.replays.get(address)
        if turn is None:
            turn = self.replays[address] = Turn()
        if turn.waiting >= self.limits.replays:
            raise TooMany("busy", f"{turn.waiting} replays wait for you, expected fewer at once")
        return turn

    async def look_back(self, *given: Any) -> Any:
        return await self.elsewhere(looked_back, *given)

    async def elsewhere(self, work: Callable[..., T], *given: Any) -> T:
        """Work in the process for what takes long."""
        try:
            return await self.replayer.thought(lambda pool: pool.submit(work, *given))
        except BrokenProcessPool:
            raise TooMany("busy", "no process could do it, expected you to try it later") from None

    async def play_on(
        self, table: str, answers: int, person: Person, wish: m.PlayOn, address: str
    ) -> m.MadeTable:
        past, position = await self.replay(table, Visitor(person.id, address), "onward", answers)
        rules, players = rules_of(past.game), len(past.chairs)
        if wish.seat >= players:
            raise Denied("seat", f"seat is {wish.seat}, expected 0 to {players - 1}")
        level = level_of(wish.level)
        chairs = [Chair(seat, "bot", level=level) for seat in range(players)]
        chairs[wish.seat] = Chair(wish.seat, "person", person.id, person.name)
        sheet = self.sheet(person.id, rules, {"position": position}, chairs, "human", past.title)
        origin = {"table": table, "answers": answers}
        return await self.add(replace(sheet, origin=origin, private=True), wish, address)

    # Lists.

    async def listed(self, which: str, person: Person | None, after: str = "") -> m.Tables:
        """A page of a list: those that follow after the table that the page before ended with."""
        begin = place_of(after) if after else None
        if which == "mine":
            found = await self.store.of_person(person.id, begin) if person else []
        else:
            state = {"open": "open", "watch": "playing", "finished": "over"}[which]
            found = await self.store.in_state(state, begin)
        reader = Reader(person.id if person else None)
        more = f"{found[-1].changed}.{found[-1].id}" if len(found) == MOST else None
        return m.Tables([self.info(sheet, reader) for sheet in found], more)

    def info(self, sheet: Sheet, reader: Reader) -> m.TableInfo:
        """What a list says of a table, also of one that is damaged."""
        live = self.lives.get(sheet.id)
        presence: Presence = live.presence if live else NOBODY
        try:
            with self.damages.kept_apart(sheet):
                return table_info(sheet, reader, presence, live.table if live else None)
        except Damaged:
            why = self.damages.of(sheet)
            left = replace(sheet, start={}, result=None, origin=None, damaged=why)
            return table_info(left, reader)

    async def export(self, table: str, who: Visitor) -> bytes:
        """What is stored of a table, whether or not it makes sense, for those who sit there."""
        async with self.turn_of(who.address):
            sheet = await self.sheet_of(table)
            own = {chair.seat for chair in sheet.chairs if chair.person == who.person}
            if not own:
                raise Forbidden("not_player", "only who played asks for what is left of a table")
            rows = await self.store.rows(table)
            return await self.elsewhere(exported, rows, own, sheet.state == "over")


class Turn:
    """One after the other, and how many wait."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def __aenter__(self) -> None:
        self.waiting += 1
        try:
            await self.lock.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()


async def in_thread(threads: ThreadPoolExecutor, work: Callable[..., T], *given: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, partial(work, *given))


def expect_admitted(sheet: Sheet, person: str) -> None:
    if not sheet.admits(person):
        raise Forbidden("private", "the table is private, expected somebody who sits there")


def is_alone(sheet: Sheet) -> bool:
    """Whether nobody can sit here but who made the table, at one screen, and bots."""
    return all(chair.kind == "bot" or chair.person == sheet.owner for chair in sheet.chairs)


def place_of(after: str) -> tuple[int, str]:
    """Where in a list a page begins."""
    changed, _, table = after.partition(".")
    if not (changed.isascii() and changed.isdigit() and len(changed) < 16 and table):
        raise Denied("address", f"after is {after[:40]!r}, expected what `next` said")
    return int(changed), table


def expect_chairs(table: Table) -> None:
    chairs = [chair.seat for chair in table.sheet.chairs]
    if table.game is not None and chairs != [*range(table.game.seats())]:
        raise ValueError(f"the game has {table.game.seats()} seats, and there are chairs {chairs}")


def idle_for(sheet: Sheet, entries: list[Kept]) -> float:
    """The seconds since a person did something at a table: answers of people have keys."""
    times = [kept.time for kept in entries if kept.key or kept.kind in ("seat", "vote")]
    return max(0, now() - max(times, default=sheet.created)) / 1000


def first_change(sheet: Sheet) -> tuple[Table, Change]:
    table = Table(sheet)
    return table, table.create(sheet.created)


def expect_seats(rules: Rulebook, players: int) -> None:
    if players not in rules.players:
        fewest, most = min(rules.players), max(rules.players)
        why = f"{rules.name} is for {fewest} to {most} players, not {players}"
        raise Denied("players", why, fewest=fewest, most=most)


def expect_tiles(rules: Rulebook, players: int, switches: dict[str, m.Value]) -> None:
    """A map of one's own has as many tiles as the others for so many players."""
    for switch in rules.switches.values():
        value = switches.get(switch.name)
        if switch.shapes and isinstance(value, list):
            wanted = len(switch.shapes[players][switch.default])
            if len(value) != wanted:
                why = f"switch {switch.name} has {len(value)} tiles, expected {wanted}"
                raise Denied("tiles", why, count=len(value), wanted=wanted)


def seed_of(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 39 and int(text) < 1 << 128):
        raise Denied("seed", f"seed is {text!r}, expected 0 to 2**128 - 1, in digits")
    return int(text)


def level_of(level: str | None) -> str:
    """Only bots of our own: a name from outside starts no program and thinks no longer."""
    if level is None:
        return USUAL
    if level not in BOTS:
        raise Denied("level", f"no bot is called {level!r}, expected one of: {', '.join(BOTS)}")
    return level


def one_line(text: str) -> str:
    """A text as it can be shown in one line: no letter has more than one mark above or below it,
    or two in scripts that write vowels and tones so, as Thai, Hindi and Hebrew do."""
    shown, marks = "", 0
    for c in normalize("NFC", text):
        marks = marks + 1 if category(c) in MARKS else 0
        if marks and (not shown or marks > (1 if is_of_any_script(c) else 2)):
            continue
        shown += c if c.isprintable() and c not in BLANK else " "
    return " ".join(shown.split())


def is_of_any_script(mark: str) -> bool:
    return unicode_name(mark, "COMBINING").startswith("COMBINING")


def clean(name: str) -> str:
    shown = one_line(name)
    if not shown:
        raise Denied("name", f"name is {name!r}, expected letters")
    return shown


def new_token() -> str:
    return secrets.token_urlsafe(18)


def chair_of(seat: int, new: m.NewSeat, person: Person) -> Chair:
    if new.kind == "bot":
        name = clean(new.name) if new.name else None
        return Chair(seat, "bot", name=name, level=level_of(new.level))
    if new.level is not None:
        why = f"seat {seat} is {new.kind} and has level {new.level!r}, expected none"
        raise Denied("request", why)
    if new.kind == "me":
        return Chair(seat, "person", person.id, clean(new.name) if new.name else person.name)
    if new.kind == "here":
        if new.name is None:
            raise Denied("name", f"seat {seat} is at the same screen, expected a name")
        return Chair(seat, "person", person.id, clean(new.name))
    return Chair(seat, new.kind, invite=new_token() if new.kind == "invite" else None)


def again(seat: int, chair: Chair) -> Chair:
    """The same player on a chair of a new table."""
    return Chair(
        seat, chair.kind, chair.person, chair.name, chair.level if chair.kind == "bot" else None
    )


def same(token: str, said: str) -> bool:
    return secrets.compare_digest(token.encode(), said.encode())


def wanted(sheet: Sheet, person: Person, wish: m.Sit) -> Chair:
    """The chair somebody may sit down on."""
    if wish.invite is not None:
        for chair in sheet.chairs:
            if chair.invite and same(chair.invite, wish.invite):
                if chair.kind == "invite" or chair.person == person.id:
                    return chair
        raise Forbidden("invite", "the invitation is used up or wrong, expected a new link")
    free = [chair for chair in sheet.chairs if chair.kind == "open"]
    if wish.seat is not None:
        if wish.seat >= len(sheet.chairs):
            raise Denied("seat", f"seat is {wish.seat}, expected 0 to {len(sheet.chairs) - 1}")
        own = sheet.chairs[wish.seat]
        if own.kind == "person" and own.person == person.id:
            return own
        free = [chair for chair in free if chair.seat == wish.seat]
    if not free:
        raise Forbidden("no_seat_free", "no such seat is free, expected an open one")
    return free[0]


def own_seats(sheet: Sheet, person: str, seat: int | None, away: bool) -> list[int]:
    """The chairs of a person, those left or those sat on; one of them, or all."""
    own = [c.seat for c in sheet.chairs if c.person == person and c.away == away]
    found = [one for one in own if seat is None or one == seat]
    if not found:
        state = "left" if away else "taken"
        raise Forbidden("no_own_seat", f"no seat of yours is {state} here")
    return found

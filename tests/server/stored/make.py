"""Makes a database to be kept: running games of every kind, as this release stores them.

    python -m tests.server.stored.make tests/server/stored/v0004-0.2.0.db "commit 1234567, 0.2.0"

Beside it lies a JSON file with what the people saw last, and their cookies, so that a test of a
later release can be these people again. To make one of an older release, copy this folder into a
checkout of it and run it there. Seeds, bots, choices and times are fixed; the addresses of tables,
the cookies and the seed of the rematch are not.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from typing import Any
from uuid import uuid4

import theogony
from theogony.core.game import Game
from theogony.players import named
from theogony.server import live
from theogony.server.schema import HEAD

from ..running import Guest, Running, Socket

Seen = dict[str, Any]
Choose = Callable[[list[int], Game], int]

NAMES = ["Ada", "Bert", "Cleo", "Dora"]
ME, OPEN, INVITE = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}
BOT, CLEVER = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
HOUR = 3600.0
THEN = 1_700_000_000_000  # in November 2023, in milliseconds
MOST = 2000  # answers in a row, more than any of these games has


@contextmanager
def pace(seconds: float) -> Iterator[None]:
    """Where bots are slow enough to be followed, they take so long."""
    before, live.PACE = live.PACE, seconds
    try:
        yield
    finally:
        live.PACE = before


# How people choose.


def last(options: list[int], game: Game) -> int:
    """Deus: passes wherever it can, so the game is short."""
    return options[-1]


def varied(options: list[int], game: Game) -> int:
    return options[int(game.count) % len(options)]


def eager(options: list[int], game: Game) -> int:
    """Civ: one wins before long if the others play anyhow."""
    seat = int(game.question().seat)
    if seat > 0:
        return varied(options, game)
    return int(named("greedy", game.rules.name, 1).decide(game.imagine(seat, int(game.count))))


class Company:
    """People at one table, each with a browser of their own."""

    def __init__(self, running: Running, table: str, guests: list[Guest]) -> None:
        self.running = running
        self.table = table
        self.guests = guests
        self.stack = ExitStack()
        self.sockets: list[Socket] = []
        self.sent: dict[str, Any] = {}  # the last answer

    def __enter__(self) -> Company:
        for guest in self.guests:
            socket = self.stack.enter_context(guest.at(self.table))
            socket.until("table")
            self.sockets.append(socket)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    @property
    def game(self) -> Game:
        game = self.running.house.lives[self.table].table.game
        assert game is not None, f"table {self.table} has not begun"
        return game

    @property
    def asked(self) -> Socket | None:
        """The browser of whoever is asked, when all browsers know the newest table."""
        newest = max(socket.number for socket in self.sockets)
        for socket in self.sockets:
            socket.wait_for(newest)
        return next((socket for socket in self.sockets if socket.question is not None), None)

    @property
    def answers(self) -> int:
        """Given in this game."""
        return int(self.game.count)

    @property
    def over(self) -> bool:
        return any(socket.over for socket in self.sockets)

    @property
    def back(self) -> int:
        """How many answers can be taken back."""
        asked = self.asked
        return 0 if asked is None or asked.undo is None else int(asked.undo["back"])

    def answer(self, socket: Socket, choose: Choose) -> None:
        assert socket.question is not None
        options = [int(option["answer"]) for option in socket.question["options"]]
        answer, seat = choose(options, self.game), socket.question["seat"]
        done = socket.answer(answer)
        assert done["is"] == "ack", done
        self.sent = {"key": done["key"], "at": socket.number, "seat": seat, "answer": answer}
        socket.wait_for(done["number"])

    def play(self, choose: Choose, until: Callable[[Company], bool]) -> None:
        """Play on until something is so; bots take their turns."""
        for _ in range(MOST):
            asked = self.asked
            if until(self):
                return
            if asked is None:
                self.sockets[0].next()
            else:
                self.answer(asked, choose)
        raise AssertionError(f"table {self.table} was played on for {MOST} answers")

    def play_to_the_end(self, choose: Choose) -> None:
        self.play(choose, lambda company: company.over)
        for socket in self.sockets:
            while socket.log[socket.number]["kind"] != "over":
                socket.next()

    def take(self, do: str) -> dict[str, Any]:
        """Undo or redo, by whoever is asked; gives the server's reply."""
        asked = self.asked
        assert asked is not None and asked.question is not None, "nobody is asked"
        key = str(uuid4())
        asked.send(do=do, key=key, at=asked.number, seat=asked.question["seat"])
        done = asked.reply(key)
        if done["is"] == "ack":
            asked.wait_for(done["number"])
        return done


def is_within_turn(answers: int) -> Callable[[Company], bool]:
    """After so many answers, and some more of whoever is asked."""
    return lambda company: company.answers >= answers and company.back > 2


def is_asked(ask: str, back: int) -> Callable[[Company], bool]:
    """Somebody is asked this, and has answered before."""

    def found(company: Company) -> bool:
        asked = company.asked
        if asked is None or asked.question is None or company.back < back:
            return False
        return bool(asked.question["ask"] == ask)

    return found


# The tables.


class Maker:
    def __init__(self, running: Running) -> None:
        self.running = running
        self.guests = [running.guest(name) for name in NAMES]
        self.tables: dict[str, str] = {}  # by what they are
        self.sent: dict[str, Any] = {}  # the last answer at the table in its secret start
        self.wish: dict[str, Any] = {}  # that made the open table
        self.undone: dict[str, Seen | None] = {}  # by table: what redo leads to

    def made(self, name: str, seats: list[dict[str, str]], game: str = "deus", **more: Any) -> str:
        """A table that Ada makes; on its open seats sit the others."""
        seed = str(1 + len(self.tables))
        wish = {"game": game, "seats": seats, "seed": seed, "pace": "instant"} | more
        found = self.guests[0].post("/api/tables", wish)
        table = self.tables[name] = str(found["table"])
        for path in found["invites"].values():
            invite = path.partition("=")[2]
            self.guests[1].post(f"/api/tables/{table}/sit", {"invite": invite})
        for guest in self.guests[1 + len(found["invites"]) :]:
            if OPEN in seats and guest.get(f"/api/tables/{table}")["state"] == "open":
                guest.post(f"/api/tables/{table}/sit", {})
        return table

    def at(self, table: str, people: int) -> Company:
        return Company(self.running, table, self.guests[:people])

    def take_back(self, name: str, company: Company, answers: int) -> None:
        assert company.asked is not None
        self.undone[name] = seen_question(company.asked)
        for _ in range(answers):
            assert company.take("undo")["is"] == "ack"

    def make(self) -> None:
        self.make_deus()
        self.make_civ()
        self.make_lone()
        self.make_over()
        self.make_open()
        self.make_left()

    def make_deus(self) -> None:
        table = self.made("two", [ME, INVITE], title="Zwei — für sich")
        with self.at(table, 2) as company:
            company.play(varied, is_within_turn(15))
            self.take_back("two", company, 2)
        table = self.made("four", [ME, INVITE, OPEN, OPEN])
        with self.at(table, 4) as company:
            company.play(varied, is_within_turn(15))
            self.take_back("four", company, 1)
        here = {"kind": "here", "name": "Ben"}
        table = self.made("egypt", [ME, here, BOT], preset="egypt")
        with self.at(table, 1) as company:
            company.play(varied, is_within_turn(15))
        table = self.made("secret", [ME, OPEN, OPEN], switches={"start_pieces": 8})
        with self.at(table, 3) as company:
            company.play(last, lambda company: company.answers == 3)
            chosen = [seat["chosen"] for seat in company.game.position()["seats"]]
            none, some, all_ = sorted(sum(kinds.values()) for kinds in chosen)
            assert 0 == none < some < all_, chosen
            self.sent = company.sent

    def make_civ(self) -> None:
        table = self.made("civ", [ME, BOT], "civ")
        with self.at(table, 1) as company:
            company.play(varied, is_within_turn(10))
            self.take_back("civ", company, 1)
        switches = {"map": "advanced", "leaders": "choose"}
        table = self.made("leaders", [ME, INVITE, BOT], "civ", switches=switches)
        with self.at(table, 2) as company:
            company.play(last, lambda company: company.answers > 0 and company.asked is not None)
            assert is_asked("leader", 0)(company), "all have chosen"
        table = self.made("map", [ME, INVITE, OPEN], "civ", switches=switches)
        with self.at(table, 3) as company:
            company.play(varied, lambda company: company.answers >= 10 and company.back > 0)
            assert not company.game.position()["seats"][0].get("capital"), "the map is laid"
        switches = {"barbarian_order": "start_player"}
        table = self.made("barbarians", [ME, INVITE], "civ", switches=switches)
        with self.at(table, 2) as company:
            company.play(eager, is_asked("barbarian", 1))

    def make_lone(self) -> None:
        """One given up, and one where a bot thinks."""
        table = self.made("dropped", [ME, BOT])
        with self.at(table, 1) as company:
            company.play(varied, is_within_turn(10))
        self.guests[0].post(f"/api/tables/{table}/leave")
        table = self.made("asked_bot", [ME, CLEVER, BOT], pace="human")
        for _ in range(MOST):  # bots are slow only where somebody looks
            if self.guests[0].get(f"/api/tables/{table}")["asked"] == 0:
                break
            sleep(0.05)
        else:
            raise AssertionError(f"the bots of table {table} do not let Ada play")
        with self.at(table, 1) as company:
            company.play(last, lambda company: company.asked is None)

    def make_over(self) -> None:
        ada, bert = self.guests[:2]
        table = self.made("over", [ME, INVITE], seed="11")
        with self.at(table, 2) as company:
            company.play(varied, is_within_turn(10))
            for do in ("undo", "undo", "redo"):
                assert company.take(do)["is"] == "ack"
            company.play_to_the_end(last)
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        assert bert.post(f"/api/tables/{table}/rematch")["table"] == again
        self.tables["rematch"] = again
        with self.at(again, 2) as company:
            company.play(varied, is_within_turn(10))
        table = self.made("over_civ", [ME, INVITE], "civ", seed="12")
        with self.at(table, 2) as company:
            company.play_to_the_end(eager)
        moments = ada.get(f"/api/tables/{table}/moments")["moments"]
        late = [one["answers"] for one in moments if one["asked"] == 0][-20]
        wish = {"seat": 0, "level": "random"}
        table = self.tables["from"] = ada.post(f"/api/tables/{table}/from/{late}", wish)["table"]
        with self.at(table, 1) as company:
            company.play(eager, lambda company: company.back > 0)

    def make_open(self) -> None:
        seats, key = [ME, OPEN, INVITE], str(uuid4())
        self.wish = {"game": "deus", "seats": seats, "seed": "99", "pace": "instant", "key": key}
        self.tables["open"] = self.guests[0].post("/api/tables", self.wish)["table"]

    def make_left(self) -> None:
        """Cleo has left and a bot plays for her, Bert has left and is waited for."""
        ada, bert, cleo, dora = self.guests
        table = self.made("left", [ME, INVITE, OPEN, OPEN])
        with self.at(table, 4) as company:
            company.play(varied, is_within_turn(8))
            company.play(varied, is_asked_of(ada))
        cleo.post(f"/api/tables/{table}/leave")
        for guest in (ada, dora):
            guest.post(f"/api/tables/{table}/vote", {"seat": 2})
        bert.post(f"/api/tables/{table}/leave")
        ada.post(f"/api/tables/{table}/vote", {"seat": 1})  # not enough

    # What is remembered of them.

    def seen(self, table: str) -> Seen:
        """What its people see."""
        info = self.guests[0].get(f"/api/tables/{table}")
        found: Seen = {
            name: info.get(name)
            for name in ("id", "game", "version", "title", "state", "number", "asked", "private")
        }
        found["seats"] = [[one["kind"], one["level"], one["away"]] for one in info["seats"]]
        found["people"] = {
            name: seen_by(guest, table)
            for name, guest in zip(NAMES, self.guests, strict=True)
            if sits_at(guest, table)
        }
        return found


def is_asked_of(guest: Guest) -> Callable[[Company], bool]:
    def found(company: Company) -> bool:
        asked = company.asked
        return asked is not None and company.guests[company.sockets.index(asked)] is guest

    return found


def sits_at(guest: Guest, table: str) -> bool:
    """Now or before; private tables are shown to nobody else."""
    found = guest.http.get(f"/api/tables/{table}")
    return found.status_code == 200 and any(one["mine"] for one in found.json()["seats"])


def seen_by(guest: Guest, table: str) -> Seen:
    with guest.at(table) as socket:
        socket.until("table")
        question = seen_question(socket)
        return {"seats": list(socket.views), "question": question, "undo": socket.undo}


def seen_question(socket: Socket) -> Seen | None:
    asked = socket.question
    return asked and {
        "seat": asked["seat"],
        "ask": asked["ask"],
        "options": [option["name"] for option in asked["options"]],
    }


def make(path: Path, of: str) -> None:
    """The database, and beside it what was seen."""
    with pace(HOUR), Running(path) as running:
        maker = Maker(running)
        maker.make()
        seen: Seen = {
            "of": of,
            "schema": HEAD,
            "rules": {name: theogony.game(name).version for name in ("deus", "civ")},
            "people": {name: guest.cookie for name, guest in zip(NAMES, maker.guests, strict=True)},
            "tables": {name: maker.seen(table) for name, table in maker.tables.items()},
            "sent": maker.sent,
            "undone": maker.undone,
            "wish": maker.wish,
        }
    database = sqlite3.connect(path)
    # Long ago: bots go on by themselves only where somebody was lately.
    database.execute(f"UPDATE entries SET time = {THEN} + 1000 * number")
    database.execute(f"UPDATE tables SET created = {THEN}, changed = {THEN} + 1000 * number")
    database.commit()
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("VACUUM")
    database.close()
    path.with_name(path.name + ".lock").unlink()
    text = json.dumps(seen, indent=1, ensure_ascii=False) + "\n"
    path.with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if Path(sys.argv[1]).exists():
        sys.exit(f"{sys.argv[1]} exists: a stored database is never made anew")
    make(Path(sys.argv[1]), sys.argv[2])

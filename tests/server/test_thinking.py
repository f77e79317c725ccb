"""Workers die, as where memory runs out: bots and hints go on, and what is by chance is told."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from itertools import groupby
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

import theogony
from theogony.core.game import Game
from theogony.core.types import Document
from theogony.players.apart import Answered
from theogony.server.limits import HOUR, ONE_ADDRESS
from theogony.server.safety import Visitor
from theogony.server.thinking import Crowded, Thinkers

from .running import WAIT, Guest, Running, Socket, wait_until

ME, HERE = {"kind": "me"}, {"kind": "here", "name": "Bea"}
BOT = {"kind": "bot", "level": "random"}
DIED = "a worker died: there are new ones"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "games.db") as server:
        yield server


def workers(thinkers: Thinkers) -> list[BaseProcess]:
    pool = thinkers.pool
    return list((pool._processes or {}).values()) if pool is not None else []


def kill_idle(thinkers: Thinkers) -> BaseProcess:
    """End the only worker by SIGKILL while it has nothing to do."""
    (worker,) = workers(thinkers)
    worker.kill()
    worker.join(WAIT)
    return worker


@contextmanager
def deadly(thinkers: Thinkers) -> Iterator[None]:
    """No worker lives for long, as where there is no memory left."""
    over = threading.Event()

    def work() -> None:
        while not over.wait(0.01):
            for worker in workers(thinkers):
                worker.kill()

    killer = threading.Thread(target=work)
    killer.start()
    try:
        yield
    finally:
        over.set()
        killer.join()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    lines = [one for one in caplog.records if one.name == "theogony.server"]
    return [one.getMessage() for one in lines if one.levelno >= logging.WARNING]


def hint(socket: Socket) -> dict[str, Any]:
    socket.send(do="hint", id="h")
    return socket.until("hint", "refused")


def play_until(socket: Socket, by_chance: bool) -> int:
    """Answer until a bot has answered so; the number of its entry."""
    while True:
        if socket.question is not None:
            done = socket.answer(socket.question["options"][0]["answer"])
            socket.wait_for(done["number"])
        else:
            entry = socket.until("update")["entry"]
            if entry["seat"] == 1 and entry.get("by_chance", False) == by_chance:
                return int(entry["number"])


def test_hints_go_on_when_a_worker_died_that_had_nothing_to_do(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        assert hint(socket)["is"] == "hint"
        dead = kill_idle(server.house.thinkers)
        assert hint(socket)["is"] == "hint"
        assert dead not in workers(server.house.thinkers)
        assert hint(socket)["is"] == "hint"
    assert warnings(caplog) == [DIED]


def test_bots_go_on_when_a_worker_died_that_had_nothing_to_do(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.table([ME, BOT], seed="1")) as socket:
        socket.until("table")
        play_until(socket, by_chance=False)
        while socket.question is None:
            socket.next()  # now the bot waits for Ada
        kill_idle(server.house.thinkers)
        play_until(socket, by_chance=False)
        assert not any(entry.get("by_chance") for entry in socket.log.values())
    assert warnings(caplog) == [DIED]


def test_a_hint_comes_though_the_worker_died_that_looked_for_it(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        thinkers = server.house.thinkers
        thinkers.ready().submit(time.sleep, HOUR)  # so that it does not come before that
        socket.send(do="hint", id="h")
        wait_until(lambda: not thinkers.turns.free)
        workers(thinkers)[0].kill()
        assert socket.until("hint", "refused")["is"] == "hint"
    assert warnings(caplog) == [DIED]


def test_a_hint_that_cannot_be_found_is_refused_and_the_next_one_is_found(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        with deadly(server.house.thinkers):
            refused = hint(socket)
        assert (refused["is"], refused["code"], refused["id"]) == ("refused", "busy", "h")
        assert hint(socket)["is"] == "hint"
    assert warnings(caplog) == [DIED, DIED, "a task failed"]


def test_a_bot_that_cannot_think_answers_by_chance_and_everybody_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "games.db") as server:
        ada, bert = server.guest("Ada"), server.guest("Bert")
        table = ada.table([ME, BOT], seed="1")
        with ada.at(table) as socket, bert.at(table) as watching:
            for one in (socket, watching):
                one.until("table")
            with deadly(server.house.thinkers):
                number = play_until(socket, by_chance=True)
            thought = play_until(socket, by_chance=False)  # with workers that live it thinks
            watching.wait_for(thought)
            for one in (socket, watching):
                assert told(one)[number] and not told(one)[thought]
        for guest in (ada, bert):
            assert later(guest, table).items() >= told(socket).items()
    (line,) = [one for one in caplog.records if "by chance" in one.message][:1]
    assert line.getMessage() == "a bot of level random answers by chance"
    assert line.levelno == logging.ERROR
    assert line.exc_info is not None and line.exc_info[0] is BrokenProcessPool
    with Running(tmp_path / "games.db") as server:
        assert later(ada.elsewhere(server.host), table).items() >= told(socket).items()


def told(socket: Socket) -> dict[int, bool]:
    """Of which entries it was said that they are by chance."""
    return {number: entry.get("by_chance", False) for number, entry in socket.log.items()}


def later(guest: Guest, table: str) -> dict[int, bool]:
    with guest.at(table) as socket:
        socket.until("table")
        return told(socket)


@pytest.mark.parametrize("victim", [0, 1])
def test_with_one_worker_that_dies_the_others_of_its_pool_end(victim: int) -> None:
    """One may have died with the lock in hand that the others wait for, whom nothing else ends."""
    game = theogony.game("deus").new(players=2, seed=1)

    async def work() -> None:
        at_home, elsewhere = Visitor("ada", "home"), Visitor("cleo", "cafe")
        thoughts = [thinkers.answer("random", game, 1, who, None) for who in (at_home, elsewhere)]
        assert [by_chance for _, by_chance in await asyncio.gather(*thoughts)] == [False, False]
        old.extend(workers(thinkers))
        assert len(old) == 2
        old[victim].kill()
        old[victim].join(WAIT)
        _, by_chance = await thinkers.answer("random", game, 1, at_home, None)
        assert not by_chance
        for worker in old:
            worker.join(WAIT / 4)
        assert not any(worker.is_alive() for worker in old)

    thinkers = Thinkers(2)
    old: list[BaseProcess] = []
    try:
        asyncio.run(work())
    finally:
        thinkers.close()
        for worker in old:
            worker.kill()


class Remembering(Thinkers):
    """Notes what a bot was reminded of; has no place for the first thought of each seat."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, Document | None]] = []

    async def answer(
        self, level: str, game: Game, seed: int, who: Visitor, memory: Document | None
    ) -> tuple[Answered, bool]:
        seat = int(game.question().seat)
        is_first = seat not in [one for one, _ in self.asked]
        self.asked.append((seat, memory))
        if is_first:
            raise Crowded("no place")
        return await super().answer(level, game, seed, who, memory)


def test_a_bot_that_had_to_wait_asks_again_and_remembers_nothing_of_another(tmp_path: Path) -> None:
    with Running(tmp_path / "games.db", limits=replace(ONE_ADDRESS, again=0)) as server:
        ada = server.guest("Ada")
        thinkers = server.house.thinkers = Remembering()
        bot = {"kind": "bot", "level": "builder"}
        table = ada.table([bot, bot, ME], seed="7")
        with ada.at(table) as socket:
            socket.until("table")
            while len(thinkers.asked) < 12 or {seat for seat, _ in thinkers.asked} != {0, 1}:
                if socket.question is not None:
                    assert socket.answer(socket.question["options"][0]["answer"])["is"] == "ack"
                socket.next()
    turns = [list(turn) for _, turn in groupby(thinkers.asked, key=lambda one: one[0])]
    assert len(turns) > 1
    for turn in turns:
        assert turn[0][1] is None  # what it begins with
    for seat in (0, 1):
        first, again = [memory for one, memory in thinkers.asked if one == seat][:2]
        assert first is None and again is None

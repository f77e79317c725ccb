"""Whose bot thinks next: one address after the other, of an address one person after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from theogony.server.limits import LIMITS
from theogony.server.safety import Visitor
from theogony.server.thinking import Crowded, Turns

ADA, BERT, CLEO = Visitor("ada", "home"), Visitor("bert", "home"), Visitor("cleo", "cafe")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


class Thoughts:
    """Thoughts that end when they are told to, in the order they got their turns."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, who: Visitor) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.think(name, who))
        await asyncio.sleep(0)

    async def think(self, name: str, who: Visitor) -> None:
        async with self.turns.taken(who):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        for _ in range(5):
            await asyncio.sleep(0)

    async def end_all(self) -> list[str]:
        """The order in which all got their turns."""
        while waiting := [name for name in self.begun if not self.ends[name].is_set()]:
            await self.end(waiting[0])
        return self.begun


def test_an_address_that_asks_often_waits_for_one_that_asks_once() -> None:
    async def work() -> None:
        thoughts = Thoughts(Turns(1))
        for name in ("a1", "a2", "a3"):
            await thoughts.ask(name, ADA)
        await thoughts.ask("c1", CLEO)
        assert await thoughts.end_all() == ["a1", "c1", "a2", "a3"]

    run(work())


def test_addresses_that_were_never_seen_do_not_go_before_for_ever() -> None:
    async def work() -> None:
        thoughts = Thoughts(Turns(1))
        await thoughts.ask("a1", ADA)
        await thoughts.ask("a2", ADA)
        for number in range(20):
            await thoughts.ask(f"n{number}", Visitor("eve", f"new {number}"))
            await thoughts.end(thoughts.begun[-1])
        assert thoughts.begun[:3] == ["a1", "n0", "a2"]
        await thoughts.end_all()

    run(work())


def test_people_of_one_address_take_turns_as_well() -> None:
    async def work() -> None:
        thoughts = Thoughts(Turns(1))
        for name in ("a1", "a2", "a3"):
            await thoughts.ask(name, ADA)
        for name in ("b1", "b2"):
            await thoughts.ask(name, BERT)
        assert await thoughts.end_all() == ["a1", "a2", "b1", "a3", "b2"]

    run(work())


def test_no_address_has_all_the_places() -> None:
    async def work() -> None:
        thoughts = Thoughts(Turns(3))
        for name in ("a1", "a2", "a3"):
            await thoughts.ask(name, ADA)
        await thoughts.ask("b1", BERT)
        assert thoughts.begun == ["a1", "a2"]
        await thoughts.ask("c1", CLEO)
        assert thoughts.begun == ["a1", "a2", "c1"]
        await thoughts.end("a1")
        assert thoughts.begun == ["a1", "a2", "c1", "a3"]
        assert sorted(await thoughts.end_all()) == ["a1", "a2", "a3", "b1", "c1"]

    run(work())


def test_so_many_may_wait_and_no_more() -> None:
    async def work() -> None:
        limits = replace(LIMITS, thoughts=2, all_thoughts=3)
        thoughts = Thoughts(Turns(1, limits))
        for name in ("a1", "a2", "a3"):  # one thinks, two wait
            await thoughts.ask(name, ADA)
        with pytest.raises(Crowded, match="2 thoughts of one address"):
            await thoughts.turns.take(BERT)
        await thoughts.ask("c1", CLEO)
        with pytest.raises(Crowded, match="3 thoughts wait"):
            await thoughts.turns.take(CLEO)
        await thoughts.end("a1")
        await thoughts.end("c1")
        await thoughts.ask("b1", BERT)  # only a3 waits now
        assert len(await thoughts.end_all()) == 5

    run(work())


@pytest.mark.parametrize("at", ["before", "with"])
def test_who_goes_while_waiting_holds_nobody_up(at: str) -> None:
    async def work() -> None:
        thoughts = Thoughts(Turns(1))
        await thoughts.ask("a1", ADA)
        await thoughts.ask("b1", BERT)
        await thoughts.ask("c1", CLEO)
        if at == "with":  # the very moment the turn comes
            thoughts.ends["a1"].set()
            await thoughts.tasks["a1"]
        thoughts.tasks["b1"].cancel()
        thoughts.ends["b1"].set()
        if at == "before":
            await asyncio.sleep(0)
            await thoughts.end("a1")
        for _ in range(10):
            await asyncio.sleep(0)
        assert thoughts.begun[-1] == "c1"
        await thoughts.end("c1")
        assert thoughts.turns.free == 1 and not thoughts.turns.waiting

    run(work())

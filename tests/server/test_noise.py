"""A line that drops, delays, repeats and reorders messages does no harm."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any
from uuid import uuid4

import pytest

import theogony
from theogony.core.record import Replay

from .running import Running, Socket


class Noisy:
    """A browser behind a bad line. It knows only what gets through, and is stubborn: what was not
    acknowledged is sent again, with the same key."""

    line: Socket  # the good end of it
    seen: Socket  # what got through

    def __init__(self, random: Random) -> None:
        self.random = random
        self.held: list[dict[str, Any]] = []  # on their way to the server
        self.late: list[dict[str, Any]] = []  # on their way to us
        self.open: dict[str, Any] | None = None  # sent, and not acknowledged
        self.acknowledged: dict[str, int] = {}

    def act(self) -> None:
        """Send what there is to say; the line loses, repeats and shuffles some of it."""
        if self.open is None and self.seen.question is not None:
            options = self.seen.question["options"]
            self.open = {
                "do": "answer",
                "key": str(uuid4()),
                "at": self.seen.number,
                "seat": self.seen.question["seat"],
                "answer": self.random.choice(options)["answer"],
                "confirmed": True,
            }
        if self.open is not None:
            self.held += [self.open] * self.random.choice([0, 1, 1, 2, 3])
        self.random.shuffle(self.held)
        while self.held and self.random.random() < 0.7:
            self.line.send(**self.held.pop())
        self.listen()

    def listen(self) -> None:
        """Hear all that was sent so far, up to a pong; then the line does what it does."""
        self.line.send(do="ping")
        while (message := self.line.next())["is"] != "pong":
            if self.random.random() < 0.75:
                self.late += [message] * self.random.choice([1, 1, 2])
        self.random.shuffle(self.late)
        while self.late and self.random.random() < 0.8:
            self.take(self.late.pop())

    def take(self, message: dict[str, Any]) -> None:
        if message["is"] == "ack":
            number = self.acknowledged.setdefault(message["key"], message["number"])
            assert number == message["number"], "one key, two numbers"
        if self.open is not None and message.get("key") == self.open["key"]:
            assert message["is"] == "ack" or message["code"] == "stale", message
            self.open = None
        if message.get("number", 0) >= self.seen.number and message["is"] in ("table", "update"):
            self.seen.take(message)

    def come_anew(self, socket: Socket) -> None:
        """The line breaks, and is there again."""
        self.line = socket
        self.held, self.late = [], []
        shown = socket.until("table")
        if shown["since"] == 0:
            self.seen = Socket(socket.socket)
        self.seen.take(shown)

    def is_lost(self) -> bool:
        """Nothing to say for a while: perhaps a message was dropped, so it comes anew."""
        return self.seen.question is None and self.random.random() < 0.3


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_over_a_bad_line_has_each_answer_once(running: Running, seed: int) -> None:
    random = Random(seed)
    anna, bert = running.guest("Anna"), running.guest("Bert")
    table = anna.table([{"kind": "me"}, {"kind": "open"}], seed=str(seed))
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    with ExitStack() as stack:
        lines = [(guest, Noisy(random)) for guest in (anna, bert)]
        for guest, noisy in lines:
            noisy.come_anew(stack.enter_context(guest.at(table)))
        for _ in range(400):
            for guest, noisy in lines:
                noisy.act()
                if random.random() < 0.05 or noisy.is_lost():
                    noisy.line.socket.close()
                    noisy.come_anew(stack.enter_context(guest.at(table, noisy.seen.number)))
        for guest, noisy in lines:
            noisy.come_anew(stack.enter_context(guest.at(table)))
    expect_each_once([noisy for _, noisy in lines])
    assert_replays(running, table, [noisy.seen for _, noisy in lines])


def expect_each_once(lines: list[Noisy]) -> None:
    """Every key has one number, every number one entry, and none is missing."""
    log = lines[0].seen.log
    assert sorted(log) == list(range(1, lines[0].seen.number + 1)) and len(log) > 60
    numbers = [number for noisy in lines for number in noisy.acknowledged.values()]
    assert len(numbers) == len(set(numbers)), "two keys, one number"
    assert all(log[number]["kind"] == "answer" for number in numbers)


def assert_replays(running: Running, table: str, shown: list[Socket]) -> None:
    """The game in the server's memory is the one its entries lead to."""
    live = running.house.lives[table]
    game = live.table.game
    assert game is not None
    again = Replay(theogony.game("deus"), game.record().text()).finish()
    assert again == game
    assert len([1 for e in shown[0].log.values() if e["kind"] == "answer"]) == game.count
    for seat, socket in enumerate(shown):
        assert socket.views == {seat: json.loads(json.dumps(game.view(seat)))}

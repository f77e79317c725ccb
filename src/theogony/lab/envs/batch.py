"""Many tables at once: one call answers all of them, the loop over them is compiled."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.errors import IllegalChoice, WrongInput
from ...core.types import Document
from ...players.workers import deaf, obey_parent
from ..processes import CTRL_C, processors
from ..seen.batch import CUT_OFF, ENDED, Batch
from .setup import MOST, Mask, Numbers, Setup, checked_seed

Answers = NDArray[np.int32]
Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]
Arrays = dict[str, NDArray[Any]]

SEED = 16  # bytes of an order to begin with that seed
STEP = b"step"  # the other order of workers


def kinds(setup: Setup) -> dict[str, Any]:
    """What is known of each table: the sort of numbers and how many there are."""
    return {
        "rewards": np.dtype((np.float32, (setup.players,))),
        "any_answers": np.dtype(np.int32),
        "states": np.dtype(np.uint8),
        "seats": np.dtype(np.uint8),
        "observations": np.dtype((np.uint8, (int(setup.encoder.length),))),
        "masks": np.dtype((np.int8, (setup.rules.answers,))),
    }


class Tables:
    """Some of `total` tables, those from `first` on, and what is known of them."""

    def __init__(self, setup: Setup, first: int, count: int, total: int) -> None:
        self.setup = setup
        self.place = (first, count, total)
        self.kinds = kinds(setup)

    def begin(self, seed: int) -> Arrays:
        setup = self.setup
        wanted = (setup.switches, setup.reward, setup.most)
        self.batch = Batch(setup.rules, setup.encoder, *self.place, seed, *wanted)
        return self.known()

    def step(self, answers: Answers) -> Arrays:
        self.batch.step(answers.tobytes())
        return self.known()

    def known(self) -> Arrays:
        rows = self.batch.results()
        return {name: np.frombuffer(rows[name], kind) for name, kind in self.kinds.items()}


def shared(setup: Setup, count: int, memory: Any) -> Arrays:
    """The same of all tables, in memory that workers share, and the answers given."""
    found: Arrays = {}
    at = 0
    for name, kind in ({"answers": np.dtype(np.int32)} | kinds(setup)).items():
        found[name] = np.ndarray((count,), kind, memory, at)
        at += count * kind.itemsize
    return found


def work(memory: Any, orders: Connection, setup: Setup, first: int, end: int, total: int) -> None:
    """A worker: it does what it is told and says when it is done, until nobody is left to tell."""
    obey_parent(CTRL_C)
    tables = Tables(setup, first, end - first, total)
    arrays = shared(setup, total, memory)
    with suppress(EOFError, OSError):  # nobody is left
        while True:
            order = orders.recv_bytes()
            if order == STEP:
                known = tables.step(arrays["answers"][first:end])
            else:
                known = tables.begin(int.from_bytes(order, "little"))
            for name, rows in known.items():
                arrays[name][first:end] = rows
            orders.send_bytes(order)


class Team:
    """All tables, shared by workers: each has some of them."""

    def __init__(self, setup: Setup, count: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        each = 4 + sum(kind.itemsize for kind in kinds(setup).values())
        memory = context.RawArray("B", count * each)
        self.arrays = shared(setup, count, memory)
        self.orders: list[Connection] = []
        for i in range(workers):
            first, end = i * count // workers, (i + 1) * count // workers
            ours, theirs = context.Pipe()
            arguments = (memory, theirs, setup, first, end, count)
            with deaf(CTRL_C):
                context.Process(target=work, args=arguments, daemon=True).start()
            theirs.close()  # so that a worker that died is noticed
            self.orders.append(ours)

    def begin(self, seed: int) -> Arrays:
        return self.tell(seed.to_bytes(SEED, "little"))

    def step(self, answers: Answers) -> Arrays:
        self.arrays["answers"][:] = answers
        return self.tell(STEP)

    def tell(self, order: bytes) -> Arrays:
        """It is done when all have done it. After an error, or Ctrl-C, nobody knows who has: then
        the workers go home."""
        if not self.orders:
            raise WrongInput("the environment was closed, expected an open one")
        try:
            for worker in self.orders:
                worker.send_bytes(order)
            for worker in self.orders:
                worker.recv_bytes()
        except BaseException:
            self.close()
            raise
        return self.arrays

    def close(self) -> None:
        for worker in self.orders:
            worker.close()
        self.orders = []


class BatchEnv:
    """`count` tables of one set-up; at each of them one seat is asked.

    `observations` (count, length), `masks` (count, answers) and `seats` (count) tell who is asked
    at each table, what that seat sees and which answers are legal. After a step they tell of the
    next question; where a game is over or cut off, of the first one of the next game. The arrays
    are to be read only, and good until the next step. Game n has the seed `seed + n`: table i plays
    the games i, i + count and so on. With `workers` processes share the tables, 0: one for each
    processor; the games are the same.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        count: int = 256,
        seed: int = 0,
        switches: Document | None = None,
        preset: str | None = None,
        reward: str = "rank",
        most: int = MOST,
        workers: int = 1,
    ) -> None:
        self.setup = Setup(game, players, switches, preset, reward, most)
        if type(count) is not int or count < 1:
            raise WrongInput(f"count is {count!r}, expected a number of tables, at least 1")
        if type(workers) is not int or not 0 <= workers <= count:
            raise WrongInput(f"workers is {workers!r}, expected 0 to {count}, the tables")
        self.count = count
        self.rows = np.arange(count)
        self.team: Team | None = None
        workers = min(workers or processors(), count)
        if workers > 1:
            self.team = Team(self.setup, count, workers)
        self.tables = self.team or Tables(self.setup, 0, count, count)
        self.reset(seed)

    def __repr__(self) -> str:
        setup = self.setup
        return f"<BatchEnv of {setup.rules.name}: {self.count} tables of {setup.players} players>"

    def reset(self, seed: int) -> None:
        """Begin anew at all tables."""
        self.arrays = self.tables.begin(checked_seed(seed))

    @property
    def observations(self) -> Numbers:
        return self.arrays["observations"]

    @property
    def masks(self) -> Mask:
        return self.arrays["masks"]

    @property
    def seats(self) -> Numbers:
        return self.arrays["seats"]

    def any_answers(self) -> Answers:
        """A legal answer for each table, by chance: the same for the same seed."""
        return self.arrays["any_answers"]

    def step(self, answers: NDArray[Any]) -> tuple[Rewards, Flags, Flags]:
        """Answer all open questions: the rewards (count, players), and which games are over, or
        cut off. An illegal answer is refused, and then no table has moved."""
        given = np.asarray(answers)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise WrongInput(
                f"the answers are {given.dtype} of shape {given.shape}, expected {self.count} ints"
            )
        self.expect_legal(given)
        self.arrays = self.tables.step(given.astype(np.int32))
        states = self.arrays["states"]
        return self.arrays["rewards"], states == ENDED, states == CUT_OFF

    def expect_legal(self, given: NDArray[Any]) -> None:
        known = (given >= 0) & (given < self.setup.rules.answers)
        legal = known & (self.masks[self.rows, np.where(known, given, 0)] == 1)
        if not legal.all():
            table = int(np.argmin(legal))
            names = self.setup.rules.names
            said = names[given[table]] if known[table] else given[table]
            expected = ", ".join(names[answer] for answer in np.flatnonzero(self.masks[table]))
            raise IllegalChoice(
                f"table {table}: seat {self.seats[table]} answered {said},"
                f" expected one of: {expected}"
            )

    def __reduce__(self) -> str:
        raise TypeError(
            "many tables at once are not copied or pickled: make another BatchEnv with the same"
            " seed and give it the same answers"
        )

    def close(self) -> None:
        """Send the workers home."""
        if self.team is not None:
            self.team.close()

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

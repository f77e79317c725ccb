"""Many tables of one game, all of them played on at once."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from ...core.game import Game
from ...core.rng import seeded
from ...core.rulebook import Rulebook
from ...core.types import Document
from .encoder import Encoder, Observer, Page, mask
from .rewards import rewards

RUNNING: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2
WORD: Final = 4  # bytes of an answer


class Batch:
    """So many tables. A table whose game is over, or cut off, begins the next one at once.

    Games are numbered: of `total` tables number i plays the games i, i + total and so on, and game
    n has the seed `seed + n`. These are the tables from `first` on. What is known of them comes as
    bytes, table by table, for whoever wants arrays.
    """

    def __init__(
        self,
        rules: Rulebook,
        encoder: Encoder,
        first: int,
        count: int,
        total: int,
        seed: int,
        switches: Document,
        reward: str,
        most: int,
    ) -> None:
        self.rules: Final = rules
        self.players: Final[i64] = encoder.players
        self.total: Final = total
        self.switches: Final = switches
        self.reward: Final = reward
        self.most: Final[i64] = most
        self.zeros: Final = bytes(rules.answers)
        self.nothing: Final = [0.0] * encoder.players
        self.seeds: Final = [seed + first + i for i in range(count)]  # of the running games
        self.tables: Final[list[Game]] = [self.begun(seed) for seed in self.seeds]
        self.chance: Final = [seeded(seed) for seed in self.seeds]  # for answers by chance
        self.observers: Final = [Observer(encoder) for _ in range(count)]
        self.points: Final = BytesWriter()  # of all seats, as f32
        self.states: Final = BytesWriter()  # whether a game goes on, ended or was cut off
        self.seats: Final = BytesWriter()  # who is asked
        self.observations: Final = Page()  # what that seat sees
        self.masks: Final = Page()  # 1 for each legal answer
        self.any_answers: Final = BytesWriter()  # a legal one, by chance, as i32
        for i in range(count):
            self.note(RUNNING, self.nothing)
            self.look(i)

    def begun(self, seed: int) -> Game:
        game = self.rules.new(self.players, seed, self.switches)
        game.quiet = True
        game.events = None
        return game

    def step(self, answers: bytes) -> None:
        """Answer every table's open question; the answers are known to be legal. All that is to
        be told of a table is written at once, as long as it is at hand."""
        self.points.truncate(0)
        self.states.truncate(0)
        self.seats.truncate(0)
        self.any_answers.truncate(0)
        self.observations.clear()
        self.masks.clear()
        for i in range(len(self.tables)):
            self.play(i, i64(read_i32_le(answers, WORD * i)))
            self.look(i)

    def play(self, table: i64, answer: i64) -> None:
        game = self.tables[table]
        game.play(answer)
        if not game.stack:
            self.note(ENDED, rewards(game, self.reward))
        elif game.count >= self.most:
            self.note(CUT_OFF, self.nothing)
        else:
            self.note(RUNNING, self.nothing)
            return
        self.seeds[table] += self.total
        self.tables[table] = self.begun(self.seeds[table])

    def note(self, state: i64, points: list[float]) -> None:
        self.states.append(u8(state))
        for point in points:
            write_f32_le(self.points, point)

    def look(self, table: i64) -> None:
        game = self.tables[table]
        seat = game.stack[-1].seat
        self.seats.append(u8(seat))
        self.observers[table].write(game, seat, self.observations)
        mask(game, self.masks, self.zeros)
        options = game.options()
        answer = options.items[self.chance[table].below(options.count)]
        write_i32_le(self.any_answers, i32(answer))

    def results(self) -> dict[str, bytes]:
        """All that is known, by name."""
        return {
            "rewards": self.points.getvalue(),
            "states": self.states.getvalue(),
            "seats": self.seats.getvalue(),
            "observations": self.observations.out.getvalue(),
            "masks": self.masks.out.getvalue(),
            "any_answers": self.any_answers.getvalue(),
        }

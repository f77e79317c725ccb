"""Gymnasium: one seat learns, the others are played by players known by name."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ... import GAMES
from ... import game as installed
from ...core.errors import WrongInput
from ...core.game import Game
from ...core.rng import Rng, seeded
from ...core.types import Document
from ...players import Player, is_program, named
from .setup import MOST, SEEDS, Mask, Numbers, Setup, checked_answer, checked_seed

IDS = {game: f"theogony/{game}-v{installed(game).version}" for game in GAMES}
ILLEGAL = -1.0  # the reward of an answer that is not legal
LEGAL = np.int32(-1)  # what `info["illegal"]` says of one that is
ANY = "any"  # another seat in each game


class SingleEnv(gymnasium.Env[Any, Any]):
    """An observation is what the seat sees, an action the number of an answer. Which answers are
    legal stands in `info["action_mask"]`, and `action_masks()` gives the same.

    An answer that is not legal changes nothing, costs a point, counts as one of `most` and stands
    in `info["illegal"]`, which is -1 otherwise. A number that no answer has is an error.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | list[str] = "random",
        seat: int | str = 0,
        switches: Document | None = None,
        preset: str | None = None,
        reward: str = "rank",
        most: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, switches, preset, reward, most)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        if len(self.opponents) != players - 1:
            count = len(self.opponents)
            raise WrongInput(f"{count} opponents for {players} players, expected {players - 1}")
        if seat != ANY and seat not in range(players):
            raise WrongInput(f"seat is {seat!r}, expected 0 to {players - 1}, or {ANY!r}")
        if render_mode is not None:
            raise WrongInput(f"render_mode is {render_mode!r}, expected None")
        for name in self.opponents:
            named(name, game, 0).ready()
        self.wanted_seat = seat
        self.seat = 0
        self.render_mode = None
        self.observation_space = self.setup.observations()
        self.action_space = self.setup.answers()
        self.game: Game | None = None
        self.others: dict[int, Player] = {}
        self.refused = 0  # answers of this game that were not legal

    def __repr__(self) -> str:
        return f"<SingleEnv of {self.setup.rules.name}: against {', '.join(self.opponents)}>"

    def reset(
        self, *, seed: int | None = None, options: Document | None = None
    ) -> tuple[Numbers, Document]:
        """With a seed n the game has the seed n; without one another game is drawn."""
        super().reset(seed=None if seed is None else checked_seed(seed))
        first = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.close()
        chance = seeded(first)
        players = self.setup.players
        self.seat = chance.below(players) if self.wanted_seat == ANY else int(self.wanted_seat)
        self.others = {
            (self.seat + 1 + i) % players: named(name, self.setup.rules.name, chance.next())
            for i, name in enumerate(self.opponents)
        }
        self.refused = 0
        self.game = self.setup.new(first)
        self.play_on(self.game)
        return self.seen(self.game)

    def play_on(self, game: Game) -> None:
        """The others answer until the seat is asked or the game ends."""
        while self.is_running(game) and game.question().seat != self.seat:
            game.choose(self.others[game.question().seat].answer(game))

    def is_running(self, game: Game) -> bool:
        return not game.over and not self.is_cut_off(game)

    def is_cut_off(self, game: Game) -> bool:
        return not game.over and game.count + self.refused >= self.setup.most

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Document]:
        game = self.begun()
        if not self.is_running(game):
            raise WrongInput("the game is over, expected reset()")
        answer = checked_answer(action, self.seat)
        if not 0 <= answer < self.setup.rules.answers:
            most = self.setup.rules.answers - 1
            raise WrongInput(f"seat {self.seat} answered {answer}, expected 0 to {most}")
        if not game.options().has(answer):
            self.refused += 1
            seen, info = self.seen(game)
            info["illegal"] = np.int32(answer)
            return seen, ILLEGAL, False, self.is_cut_off(game), info
        game.choose(answer)
        self.play_on(game)
        seen, info = self.seen(game)
        reward = self.setup.rewards(game)[self.seat]
        return seen, reward, game.over, self.is_cut_off(game), info

    def seen(self, game: Game) -> tuple[Numbers, Document]:
        observation = self.setup.observation(game, self.seat)
        return observation, {"action_mask": self.setup.mask(game, self.seat), "illegal": LEGAL}

    def __getstate__(self) -> Document:
        """Copied or pickled, players go on with the same chance; one that searches and is in the
        middle of its turn thinks anew."""
        if any(map(is_program, self.opponents)):
            raise TypeError("an environment with programs as opponents is not copied or pickled")
        others = {seat: (player.name, player.rng) for seat, player in self.others.items()}
        return self.__dict__ | {"others": others}

    def __setstate__(self, state: Document) -> None:
        self.__dict__.update(state)
        self.others = {
            seat: resumed(name, self.setup.rules.name, rng)
            for seat, (name, rng) in state["others"].items()
        }

    def action_masks(self) -> Mask:
        """The legal answers, as sb3-contrib asks for them."""
        return self.setup.mask(self.begun(), self.seat)

    def close(self) -> None:
        """The others are not asked again in this game."""
        if self.game is not None:
            for player in self.others.values():
                player.finish(self.game)
        self.game = None

    def begun(self) -> Game:
        if self.game is None:
            raise WrongInput("no game was begun, expected reset() first")
        return self.game


def resumed(name: str, game: str, rng: Rng) -> Player:
    """A player that goes on with the chance of another one."""
    player = named(name, game, 0)
    player.rng.a, player.rng.b, player.rng.c, player.rng.d = rng.a, rng.b, rng.c, rng.d
    return player


for name, id in IDS.items():
    gymnasium.register(id, f"{__name__}:SingleEnv", kwargs={"game": name})

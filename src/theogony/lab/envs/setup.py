"""What all environments share: a set-up, and its observations and masks as arrays."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ... import game as installed
from ...core.errors import WrongInput
from ...core.game import Game
from ...core.types import Document
from ..games import encoder
from ..seen.encoder import Encoder, Observer, Page, mask
from ..seen.rewards import REWARDS, rewards

MOST = 4000  # answers; by chance nobody may ever win a game of Civilization
SEEDS = 1 << 31  # as many are drawn from where none is given
LARGEST = 1 << 127  # of the seeds given: there is room for those of many games after it

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Setup:
    """A game, its players and switches; what it is played for and when it is cut off."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        switches: Document | None = None,
        preset: str | None = None,
        reward: str = "rank",
        most: int = MOST,
    ) -> None:
        given: Document = {"game": game, "players": players, "switches": switches}
        self.given = given | {"preset": preset, "reward": reward, "most": most}
        self.rules = installed(game)
        if reward not in REWARDS:
            raise WrongInput(f"reward is {reward!r}, expected one of: {', '.join(REWARDS)}")
        if type(most) is not int or most < 1:
            raise WrongInput(f"most is {most!r}, expected a number of answers, at least 1")
        self.players = players
        self.switches: Document = self.rules.preset(preset) | (switches or {})
        self.reward = reward
        self.most = most
        self.rules.new(players, 0, self.switches)  # refused here, not in the middle of a training
        self.encoder: Encoder = encoder(self.rules, players)
        self.observer = Observer(self.encoder)
        self.zeros = bytes(self.rules.answers)

    def __repr__(self) -> str:
        return f"<Setup of {self.rules.name}: {self.players} players>"

    def __reduce__(self) -> tuple[Callable[[Document], Setup], tuple[Document]]:
        return set_up, (self.given,)

    def __deepcopy__(self, memo: dict[int, object]) -> Setup:
        return self  # it never changes

    def new(self, seed: int) -> Game:
        return self.rules.new(self.players, seed, self.switches)

    # The spaces. Everybody gets objects of their own: they are seeded one by one.

    def observations(self) -> Box:
        return Box(0, 255, (self.encoder.length,), np.uint8)

    def masks(self) -> Box:
        return Box(0, 1, (self.rules.answers,), np.int8)

    def answers(self) -> Discrete:
        return Discrete(self.rules.answers)

    # What a table gives.

    def observation(self, game: Game, seat: int) -> Numbers:
        return np.frombuffer(self.observer.look(game, seat), np.uint8).copy()

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each legal answer of a seat; nothing is legal for one that is not asked."""
        if game.over or game.question().seat != seat:
            return np.zeros(self.rules.answers, np.int8)
        page = Page()
        mask(game, page, self.zeros)
        return np.frombuffer(page.out.getvalue(), np.int8).copy()

    def is_cut_off(self, game: Game) -> bool:
        return not game.over and game.count >= self.most

    def rewards(self, game: Game) -> list[float]:
        """By seat: nothing before the end, and nothing for a game that is cut off."""
        return rewards(game, self.reward) if game.over else [0.0] * self.players


def set_up(given: Document) -> Setup:
    """A set-up that was pickled, or that another process shares."""
    return Setup(**given)


def fresh_seed() -> int:
    return secrets.randbelow(SEEDS)


def checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise WrongInput(f"seed is {seed!r}, expected a number")
    if not 0 <= seed < LARGEST:
        raise WrongInput(f"seed is {seed}, expected 0 to 2**127 - 1")
    return int(seed)


def checked_answer(answer: Any, seat: int) -> int:
    """The number of an answer; networks give it as an array without axes."""
    given = answer[()] if isinstance(answer, np.ndarray) and answer.ndim == 0 else answer
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        expected = "expected the number of an answer, an int or one of numpy's"
        raise WrongInput(f"seat {seat} answered {answer!r:.100}, {expected}")
    return int(given)

"""PettingZoo: all seats, asked one after the other."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ...core.errors import WrongInput
from ...core.game import Game
from ...core.rng import Rng, seeded
from ...core.types import Document
from .setup import MOST, Mask, Numbers, Setup, checked_answer, checked_seed, fresh_seed

Observed = dict[str, Numbers | Mask]


def aec(game: str, players: int = 2, **setup: Any) -> AECEnv:
    """An environment as PettingZoo hands them out: used in the wrong order it says so."""
    return OrderEnforcingWrapper(SeatsEnv(game, players, **setup))


class SeatsEnv(AECEnv):
    """The agents are the seats, `seat_0` and so on; an action is the number of an answer.

    `reset(seed=n)` begins the game with the seed n; `reset()` goes on with another one.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        switches: Document | None = None,
        preset: str | None = None,
        reward: str = "rank",
        most: int = MOST,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, players, switches, preset, reward, most)
        self.metadata = {
            "name": f"theogony_{game}_v{self.setup.rules.version}",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self.setup.answers() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(observation=self.setup.observations(), action_mask=self.setup.masks())
            for agent in self.possible_agents
        }
        self.seeds: Rng | None = None
        self.game: Game | None = None

    def __repr__(self) -> str:
        return f"<SeatsEnv of {self.setup.rules.name}: {', '.join(self.possible_agents)}>"

    def observation_space(self, agent: str) -> Dict:
        space = self.observation_spaces[agent]
        assert isinstance(space, Dict)
        return space

    def action_space(self, agent: str) -> Discrete:
        space = self.action_spaces[agent]
        assert isinstance(space, Discrete)
        return space

    def reset(self, seed: int | None = None, options: Document | None = None) -> None:
        if seed is not None or self.seeds is None:
            first = fresh_seed() if seed is None else checked_seed(seed)
            self.seeds = seeded(first)
        else:
            first = self.seeds.next()
        self.game = self.setup.new(first)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Document] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select(self.game)

    def select(self, game: Game) -> None:
        """Whose turn it is to act: the seat asked; at the end all leave, one by one."""
        is_left = game.over or self.setup.is_cut_off(game)
        self.agent_selection = self.agents[0 if is_left else game.question().seat]

    def observe(self, agent: str) -> Observed:
        game = self.begun()
        seat = self.seat_of[agent]
        return {
            "observation": self.setup.observation(game, seat),
            "action_mask": self.setup.mask(game, seat),
        }

    def step(self, action: int | None) -> None:
        game = self.begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game.choose(checked_answer(action, self.seat_of[agent]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if game.over:
            for seat, reward in enumerate(self.setup.rewards(game)):
                self.rewards[self.agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.setup.is_cut_off(game):
            self.truncations = dict.fromkeys(self.agents, True)
        self.select(game)

    def begun(self) -> Game:
        if self.game is None:
            raise WrongInput("no game was begun, expected reset() first")
        return self.game

    def close(self) -> None:
        """Nothing to give back."""

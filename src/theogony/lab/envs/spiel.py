"""OpenSpiel: importing this module registers every game as `theogony_…`.

    import pyspiel
    import theogony.lab.envs.spiel

    game = pyspiel.load_game("theogony_deus(players=3,reward=win)")

Chance moves once, at the root: it draws one of `seeds` seeds, and everything hidden or rolled
later follows from the seed. So a history is a seed and the answers given, as a record is, and a
state is written down as its record. A state resampled for a player has no history: its game is
imagined.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ... import GAMES
from ... import game as installed
from ...core.errors import WrongInput
from ...core.game import Game
from ...core.types import Document
from .setup import MOST, Setup

PREFIX = "theogony_"
PARAMETERS: Document = {
    "players": 2,
    "reward": "rank",
    "most": MOST,
    "preset": "",
    "switches": "",  # as JSON
    "seeds": 1000,
}
FARTHEST = 1000.0  # no lead in VP is larger
SAMPLES = 1 << 53  # a number from 0 to 1 tells so many seeds apart


class SpielGame(pyspiel.Game):
    name = ""  # a class for each game says which one

    def __init__(self, given: Document | None = None) -> None:
        name = self.name
        chosen = PARAMETERS | (given or {})
        self.setup = Setup(
            name,
            chosen["players"],
            read_switches(chosen["switches"]),
            chosen["preset"] or None,
            chosen["reward"],
            chosen["most"],
        )
        self.seeds: int = chosen["seeds"]
        if self.seeds < 1:
            raise WrongInput(f"seeds is {self.seeds}, expected at least 1")
        low, high, total = {
            "rank": (-1.0, 1.0, 0.0),
            "win": (0.0, 1.0, None),
            "vp": (-FARTHEST, FARTHEST, None),
        }[self.setup.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.rules.answers,
            max_chance_outcomes=self.seeds,
            num_players=self.setup.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.setup.most,
        )
        super().__init__(type_of(name, total == 0.0), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setup, iig_obs_type, params)


class Held:
    """A game as Python's copying and pickling want it, and what went before it.

    An imagined game has no log of its own: what a seat was told before is kept here, by seat.
    """

    def __init__(self, game: Game, before: list[list[str]] | None = None) -> None:
        self.game = game
        self.before = before or [[] for _ in range(game.seats())]

    def told(self, seat: int) -> list[str]:
        """All that a seat was told, as lines of JSON."""
        return self.before[seat] + [json.dumps(line) for line in self.game.told(seat)]

    def imagined(self, seat: int, seed: int) -> Held:
        """The game as a seat may imagine it. What others were told before it cannot know."""
        game = self.game.imagine(seat, seed)
        game.count = self.game.count  # so that it is cut off when the real one is
        game.quiet = False  # the log goes on
        told = [self.told(seat) if other == seat else [] for other in range(game.seats())]
        return Held(game, told)

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.game.copy(), self.before)

    def __reduce__(self) -> tuple[type[Held], tuple[object, ...]]:
        if self.game.origin:
            return Held, (self.game,)  # its record brings the log along
        return Held, (self.game, [self.told(seat) for seat in range(self.game.seats())])


class SpielState(pyspiel.State):
    """`held` is None as long as chance has not drawn a seed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def setup(self) -> Setup:
        setup: Setup = self.get_game().setup
        return setup

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.held.game.question().seat)

    def is_terminal(self) -> bool:
        if self.held is None:
            return False
        return self.held.game.over or self.setup.is_cut_off(self.held.game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.held is None or self.is_terminal() or player != self.held.game.question().seat:
            return []
        return sorted(self.held.game.options().listed())

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.setup.new(action))
        else:
            self.held.game.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        names = self.setup.rules.names
        if not 0 <= action < len(names):
            raise WrongInput(f"no answer has the number {action}, expected 0 to {len(names) - 1}")
        return names[action]

    def returns(self) -> list[float]:
        if self.held is None:
            return [0.0] * self.setup.players
        return self.setup.rewards(self.held.game)

    def __repr__(self) -> str:
        return f"<SpielState: {'no seed yet' if self.held is None else self.held.game}>"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that may be this one for all the player knows: what is hidden from it is dealt
        anew, what comes later is rolled anew. It has no history; the player's own
        information-state string stays the same, those of others begin here."""
        made = SpielState(self.get_game())
        if self.held is not None:
            made.held = self.held.imagined(player, int(sampler() * SAMPLES))
        return made

    def __str__(self) -> str:
        """The record; of an imagined game the table."""
        if self.held is None:
            return ""
        game = self.held.game
        return game.record().text() if game.origin else json.dumps(game.position())


class SpielObserver:
    """The tensor is the observation of docs/observations.md. The string is the view; with perfect
    recall all that the seat was told goes before it."""

    def __init__(self, setup: Setup, wanted: Any, params: Any) -> None:
        if params:
            raise WrongInput(f"observations have no parameters, not {params!r}")
        self.setup = setup
        self.remembers = wanted is not None and wanted.perfect_recall
        self.tensor: NDArray[np.float32] | None = None  # memory has no fixed size
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.remembers:
            tensor = self.tensor = np.zeros(setup.encoder.length, np.float32)
            for field in setup.encoder.fields:
                part = tensor[field.offset : field.offset + field.length]
                self.dict[field.name] = part.reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.held is not None:
            self.tensor[:] = self.setup.observation(state.held.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return ""
        told = state.held.told(player) if self.remembers else []
        return "\n".join([*told, json.dumps(state.held.game.view(player))])


def read_switches(text: str) -> Document:
    try:
        found = json.loads(text or "{}")
    except json.JSONDecodeError as error:
        raise WrongInput(f"switches are no JSON: {text!r}") from error
    if not isinstance(found, dict):
        raise WrongInput(f"switches are {text!r}, expected names with values as JSON")
    return found


def type_of(name: str, is_zero_sum: bool) -> Any:
    rules = installed(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Theogony: {name}, rules {rules.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


for each in GAMES:
    # Classes outlive the interpreter's last moments, in which OpenSpiel gives them back.
    made = type(PREFIX + each, (SpielGame,), {"name": each})
    globals()[PREFIX + each] = made  # where pickles look for it
    pyspiel.register_game(type_of(each, True), made)

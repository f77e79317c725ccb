"""OpenSpiel plays every game, and finds nothing wrong with it.

`python -m tests.lab.test_spiel` makes the golden playthroughs anew, after a change of the rules
version or of the observations.
"""

from __future__ import annotations

import gzip
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="make install EXTRAS=lab")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import theogony  # noqa: E402
from theogony.core.errors import SetupError, WrongInput  # noqa: E402
from theogony.core.record import begun as start_of  # noqa: E402
from theogony.lab.envs.spiel import Held, SpielGame, SpielState  # noqa: E402

from .tables import at_every_table  # noqa: E402

HERE = Path(__file__).parent / "playthroughs"
GOLDEN = {
    "deus": "theogony_deus(players=2,seeds=8,most=12)",
    "civ": "theogony_civ(players=2,seeds=8,most=8)",
}
SHORT = 20  # answers


def begun(game: str, answers: int = 12) -> Any:
    """A state after the draw of a seed and some answers."""
    state = pyspiel.load_game(game).new_initial_state()
    state.apply_action(3)
    for i in range(answers):
        legal = state.legal_actions()
        state.apply_action(legal[i % len(legal)])
    return state


@at_every_table
def test_open_spiel_finds_nothing_wrong(game: str, preset: str | None, players: int) -> None:
    found = pyspiel.load_game(
        f"theogony_{game}(players={players},preset={preset or ''},most={SHORT})"
    )
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@at_every_table
def test_open_spiel_finds_nothing_wrong_in_many_games(
    game: str, preset: str | None, players: int
) -> None:
    wanted = f"players={players},preset={preset or ''}"
    found = pyspiel.load_game(f"theogony_{game}({wanted},most=100)")
    pyspiel.random_sim_test(found, num_sims=5, serialize=True, verbose=False)
    found = pyspiel.load_game(f"theogony_{game}({wanted},most=600)")  # enough for Deus to end
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


def test_states_are_written_and_read_back() -> None:
    for name in theogony.GAMES:
        state = begun(f"theogony_{name}(players=3)")
        again = state.get_game().deserialize_state(state.serialize())
        assert str(again) == str(state) and again.history() == state.history()
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        held = pickle.loads(pickle.dumps(state.held))  # as a record
        assert held.game == state.held.game


def test_clones_go_their_own_way() -> None:
    state = begun("theogony_deus")
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_the_history_is_the_game() -> None:
    state = begun("theogony_deus(players=4)")
    game = theogony.game("deus").new(4, 3)
    for answer in state.history()[1:]:
        game.choose(answer)
    assert state.held.game == game
    names = [state.action_to_string(0, answer) for answer in sorted(game.names())]
    assert names == [game.rules.names[answer] for answer in sorted(game.names())]


@pytest.mark.parametrize("action", [-1, 949, 10**6])
def test_a_number_that_no_answer_has_has_no_name(action: int) -> None:
    with pytest.raises(WrongInput, match=f"no answer has the number {action}, expected 0 to 948"):
        begun("theogony_deus").action_to_string(action)


def test_tensors_are_observations_and_strings_are_views() -> None:
    state = begun("theogony_deus")
    game, setup = state.held.game, state.get_game().setup
    for player in range(2):
        seen = setup.observation(game, player)
        assert state.observation_tensor(player) == [float(number) for number in seen]
        assert state.observation_string(player) == json.dumps(game.view(player))
        lines = state.information_state_string(player).split("\n")
        assert [json.loads(line) for line in lines[:-1]] == game.told(player)


def test_results_are_rewards() -> None:
    state = begun("theogony_deus(reward=win)", 0)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == 1
    first = [place == 1 for place in state.held.game.ranking()]
    assert first == [True, False] or first == [False, True]  # no tie: the order of seats shows
    assert [won > 0 for won in state.returns()] == first
    cut_off = begun("theogony_civ(most=5)", 5)
    assert cut_off.is_terminal() and cut_off.returns() == [0, 0]


# Imagined games.


def always(chance: float) -> Callable[[], float]:
    return lambda: chance


@at_every_table
def test_a_resampled_state_looks_the_same_to_its_player(
    game: str, preset: str | None, players: int
) -> None:
    state = begun(f"theogony_{game}(players={players},preset={preset or ''})", 40)
    for player in range(players):
        for chance in (0.0, 0.3, 0.9):
            made = state.resample_from_infostate(player, always(chance))
            for look in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(made, look)(player) == getattr(state, look)(player)
            assert made.current_player() == state.current_player()
            if player == state.current_player():
                assert made.legal_actions() == state.legal_actions()


def test_a_resampled_state_tells_nothing_hidden() -> None:
    state = begun("theogony_deus", 40)
    asked = state.current_player()
    other = 1 - asked
    made = [state.resample_from_infostate(asked, always(chance)) for chance in (0.1, 0.1, 0.2)]
    assert made[0].held.game == made[1].held.game != made[2].held.game  # chance alone decides
    assert all(one.held.game != state.held.game for one in made)
    assert made[0].information_state_string(other) == made[0].observation_string(other)
    assert made[0].history() == []


def test_a_resampled_state_is_played_on_and_remembers() -> None:
    state = begun("theogony_deus(most=45)", 40)
    player = state.current_player()
    made = state.resample_from_infostate(player, always(0.5))
    assert made.held.game.count == state.held.game.count == 40
    clone, read = made.clone(), pickle.loads(pickle.dumps(made))
    given = 0
    while not made.is_terminal():
        given += 1
        answer = made.legal_actions()[0]
        for each in (made, clone, read):
            each.apply_action(answer)
        for seat in range(2):
            told = made.information_state_string(seat)
            assert clone.information_state_string(seat) == told
            assert read.information_state_string(seat) == told
    assert given == 5  # cut off when the real one is
    before = state.information_state_string(player).split("\n")[:-1]
    after = made.information_state_string(player).split("\n")
    assert after[: len(before)] == before and len(after) > len(before) + 1
    again = pickle.loads(pickle.dumps(made))
    assert again.information_state_string(player) == made.information_state_string(player)
    assert str(again) == str(made) == json.dumps(made.held.game.position())


def test_before_chance_has_drawn_a_seed_nothing_is_hidden() -> None:
    state = pyspiel.load_game("theogony_deus").new_initial_state()
    assert state.resample_from_infostate(0, always(0.5)).is_chance_node()


@pytest.mark.parametrize("by_observation", [True, False])
@pytest.mark.parametrize("game", theogony.GAMES)
def test_open_spiels_search_with_hidden_information_plays(game: str, by_observation: bool) -> None:
    state = begun(f"theogony_{game}(most=60)", 40)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(
        state.get_game(),
        RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=12,
        random_state=chance,
        use_observation_string=by_observation,
    )
    for _ in range(4):
        answer = bot.step(state)
        assert answer in state.legal_actions()
        state.apply_action(answer)


# The golden playthroughs.


def file_of(game: str) -> Path:
    return HERE / f"{game}.txt.gz"


def playthrough(game: str) -> str:
    text: str = generate_playthrough.playthrough(GOLDEN[game], action_sequence=[5], seed=7)
    return text


@pytest.mark.parametrize("game", GOLDEN)
def test_golden_playthroughs_come_out_the_same(game: str) -> None:
    kept = gzip.decompress(file_of(game).read_bytes()).decode().splitlines()
    now = playthrough(game).splitlines()
    pairs = enumerate(zip(kept, now, strict=False), 1)
    other = next((f"line {i}: {b}, not {a}" for i, (a, b) in pairs if a != b), "")
    assert not other, f"{other}; after a change: python -m tests.lab.test_spiel"
    assert len(kept) == len(now) > 1000


# Planted faults.


class Shared(Held):
    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return self


class SharedState(SpielState):
    """Its clones are one game."""

    def _apply_action(self, action: int) -> None:
        super()._apply_action(action)
        assert self.held is not None
        self.held = Shared(self.held.game)


class UnsortedState(SpielState):
    def _legal_actions(self, player: int) -> list[int]:
        return super()._legal_actions(player)[::-1]


class GenerousState(SpielState):
    """Everybody gains, in a game that says its sum is 0."""

    def returns(self) -> list[float]:
        return [1.0] * self.setup.players


class Losing(Held):
    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Losing(self.game.copy())

    def __reduce__(self) -> Any:
        return Held(start_of(self.game.rules, self.game.origin)).__reduce__()


class LosingState(SpielState):
    """Written down, it forgets all answers."""

    def _apply_action(self, action: int) -> None:
        super()._apply_action(action)
        assert self.held is not None
        self.held = Losing(self.held.game)


def simulate(state: type[SpielState]) -> None:
    class Tried(SpielGame):
        name = "deus"

        def new_initial_state(self) -> SpielState:
            return state(self)

    pyspiel.random_sim_test(Tried({"most": SHORT}), num_sims=2, serialize=True, verbose=False)


def test_without_a_fault_none_is_found() -> None:
    simulate(SpielState)


@pytest.mark.parametrize("fault", [SharedState, UnsortedState, GenerousState, LosingState])
def test_planted_faults_are_found(fault: type[SpielState]) -> None:
    with pytest.raises((pyspiel.SpielError, ValueError, RuntimeError)):
        simulate(fault)


def test_wrong_parameters_are_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError, match="deus is for 2 to 4 players, not 7"):
        pyspiel.load_game("theogony_deus(players=7)")
    with pytest.raises(WrongInput, match="reward is 'gold'"):
        pyspiel.load_game("theogony_deus(reward=gold)")
    with pytest.raises(WrongInput, match="seeds is 0"):
        pyspiel.load_game("theogony_deus(seeds=0)")
    with pytest.raises(WrongInput, match="switches are no JSON"):
        pyspiel.load_game("theogony_deus", {"switches": "joker"})


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in GOLDEN:
        file_of(name).write_bytes(gzip.compress(playthrough(name).encode(), mtime=0))

"""Environments are copied and pickled by Python's own means: planners, checkpoints, other processes
want it."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="make install EXTRAS=lab")
gymnasium = pytest.importorskip("gymnasium", reason="make install EXTRAS=lab")
pytest.importorskip("pettingzoo", reason="make install EXTRAS=lab")

import theogony  # noqa: E402
from theogony.lab.envs import IDS, BatchEnv, SingleEnv, aec  # noqa: E402

Again = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


again = pytest.mark.parametrize("again", [copy.deepcopy, pickled])


def steps_of_one(env: Any, count: int) -> list[Any]:
    """What a learner is told, with answers that follow from it."""
    found = []
    for _ in range(count):
        answer = np.flatnonzero(env.unwrapped.action_masks())[-1]
        seen, *rest, info = env.step(answer)
        found.append((seen.tolist(), rest, info["action_mask"].tolist()))
    return found


def steps_of_all(env: Any, count: int) -> list[Any]:
    found = []
    for _ in range(count):
        seen, *rest = env.last()
        found.append((env.agent_selection, seen["observation"].tolist(), rest))
        env.step(np.flatnonzero(seen["action_mask"])[-1])
    return found


@again
@pytest.mark.parametrize("game", theogony.GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_seat_against_others(game: str, opponents: str, again: Again) -> None:
    env = gymnasium.make(IDS[game], opponents=opponents, seat="any", players=3)
    assert again(env).unwrapped.game is None  # nothing has begun
    env.reset(seed=4)
    steps_of_one(env, 5)
    made = again(env)
    told = steps_of_one(env, 8)
    assert steps_of_one(made, 8) == told
    assert made.unwrapped.game == env.unwrapped.game
    env.reset()
    made.reset()  # the next game is the same as well
    assert made.unwrapped.game == env.unwrapped.game


@again
@pytest.mark.parametrize("game", theogony.GAMES)
def test_all_seats(game: str, again: Again) -> None:
    env = aec(game, 3, preset="egypt" if game == "deus" else None)
    env.reset(seed=4)
    steps_of_all(env, 20)
    made = again(env)
    told = steps_of_all(env, 20)
    assert steps_of_all(made, 20) == told
    env.reset()
    made.reset()
    assert made.unwrapped.game == env.unwrapped.game


@again
def test_what_cannot_be_copied_says_so(again: Again) -> None:
    with pytest.raises(TypeError, match="make another BatchEnv with the same seed"):
        again(BatchEnv("deus", count=2))
    env = SingleEnv("deus")
    env.opponents = ["bot:python3 bot.py"]  # it would be started
    with pytest.raises(TypeError, match="programs as opponents is not copied or pickled"):
        again(env)


@again
def test_games_and_states_of_open_spiel(again: Again) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="make install EXTRAS=lab")
    import theogony.lab.envs.spiel  # noqa: F401

    game = pyspiel.load_game("theogony_deus(players=3,reward=vp)")
    assert str(again(game)) == str(game)
    state = game.new_initial_state()
    for answer in (7, *[None] * 10):
        state.apply_action(state.legal_actions()[-1] if answer is None else answer)
    made = again(state)
    for seat in range(3):
        assert made.information_state_string(seat) == state.information_state_string(seat)
    assert made.legal_actions() == state.legal_actions()

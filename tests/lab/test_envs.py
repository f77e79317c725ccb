"""The environments pass the tests their libraries bring, for every game and number of players."""

from __future__ import annotations

import importlib
import math
import re
import shlex
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="make install EXTRAS=lab")
gymnasium = pytest.importorskip("gymnasium", reason="make install EXTRAS=lab")
pytest.importorskip("pettingzoo", reason="make install EXTRAS=lab")

from gymnasium import Env  # noqa: E402
from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402

with warnings.catch_warnings():  # of PettingZoo's own games, where its extra `classic` is installed
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

import theogony  # noqa: E402
from theogony.core.errors import IllegalChoice, SetupError, UnknownGame, WrongInput  # noqa: E402
from theogony.core.types import Document  # noqa: E402
from theogony.lab.envs import IDS, BatchEnv, SeatsEnv, Setup, SingleEnv, aec  # noqa: E402
from theogony.lab.envs.batch import Tables  # noqa: E402
from theogony.players import ExternalPlayer  # noqa: E402

from .tables import at_every_table  # noqa: E402

SHORT = 200  # answers
# PettingZoo's own games with action masks are spared these warnings by their names.
SPARED = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
]
spared = pytest.mark.filterwarnings(*SPARED)


def play(env: Any, seed: int, most: int = 10_000) -> list[tuple[str, float, bool, bool]]:
    """A game with answers by chance: what each agent had when it left."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    left = []
    for agent in env.agent_iter(most):
        seen, reward, over, cut_off, _ = env.last()
        if over or cut_off:
            left.append((agent, reward, over, cut_off))
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return left


def steady(env: Any) -> Any:
    """The answers that the tests of PettingZoo draw are the same every time."""
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    return env


# PettingZoo.


@spared
@at_every_table
def test_pettingzoo_finds_nothing_wrong(game: str, preset: str | None, players: int) -> None:
    for seed in range(2):
        env = steady(aec(game, players, preset=preset, most=SHORT))
        env.reset(seed=seed)
        api_test(env, num_cycles=SHORT)
    seed_test(lambda: aec(game, players, preset=preset), num_cycles=40)


@spared
@pytest.mark.long
@at_every_table
def test_pettingzoo_finds_nothing_wrong_in_many_games(
    game: str, preset: str | None, players: int
) -> None:
    for seed in range(30):
        env = steady(aec(game, players, preset=preset))
        env.reset(seed=seed)
        api_test(env, num_cycles=2000)
    seed_test(lambda: aec(game, players, preset=preset), num_cycles=1000)


class Unmasked(SeatsEnv):
    """Forgets which answers are legal."""

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        seen["action_mask"][:] = 1
        return seen


class Wandering(SeatsEnv):
    """Takes another seed than it is given."""

    count = 0

    def reset(self, seed: int | None = None, options: Document | None = None) -> None:
        Wandering.count += 1
        super().reset(seed=Wandering.count)


class Doubling(SeatsEnv):
    """Pays twice."""

    def _accumulate_rewards(self) -> None:
        super()._accumulate_rewards()
        super()._accumulate_rewards()


class Overflowing(SeatsEnv):
    """Sees more than it says it can."""

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        return seen | {"observation": seen["observation"].astype(np.int16) - 1}


@spared
def test_planted_faults_are_found() -> None:
    with pytest.raises(IllegalChoice):
        api_test(steady(Unmasked("deus", most=SHORT)), num_cycles=SHORT)
    with pytest.raises(AssertionError, match="Incorrect|accumulated"):
        seed_test(lambda: Wandering("deus", most=SHORT), num_cycles=20)
    with pytest.raises(AssertionError, match="accumulated rewards"):
        api_test(steady(Doubling("deus")), num_cycles=2000)
    with pytest.raises(AssertionError, match="outside|Out of bounds|observation"):
        api_test(steady(Overflowing("deus", most=SHORT)), num_cycles=SHORT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_every_agent_leaves_with_its_reward(players: int) -> None:
    env = SeatsEnv("deus", players)
    left = play(env, 3)
    assert [agent for agent, *_ in left] == env.possible_agents and env.agents == []
    assert env.game is not None and env.game.over
    assert [reward for _, reward, _, _ in left] == env.setup.rewards(env.game)
    assert all(over and not cut_off for _, _, over, cut_off in left)


def test_a_game_that_takes_too_long_is_cut_off_without_reward() -> None:
    env = SeatsEnv("civ", 3, most=50)
    assert play(env, 1) == [(agent, 0.0, False, True) for agent in env.possible_agents]
    assert env.game is not None and env.game.count == 50


def test_who_leads_when_a_game_is_cut_off_gets_nothing_for_it() -> None:
    for reward in ("rank", "win", "vp"):
        env = SingleEnv("deus", reward=reward, most=60)
        _, info = env.reset(seed=1)
        cut_off = False
        while not cut_off:
            answer = np.flatnonzero(info["action_mask"])[-1]
            _, earned, over, cut_off, info = env.step(answer)
            assert (earned, over) == (0, False)
        assert env.game is not None and len(set(env.game.scores())) > 1


def test_the_seed_of_a_reset_is_the_seed_of_the_game() -> None:
    env = SeatsEnv("deus", 3, switches={"joker": True})
    env.reset(seed=11)
    assert env.game == theogony.game("deus").new(3, 11, {"joker": True})
    env.reset()
    second = env.game
    env.reset(seed=11)
    env.reset()
    assert env.game == second != theogony.game("deus").new(3, 11, {"joker": True})


def test_every_reset_without_a_seed_is_another_game() -> None:
    env = SeatsEnv("deus")
    games = []
    for seed in (None, None, None, 11, None, None, None):
        env.reset(seed=seed)
        games.append(env.game)
    assert all(one != other for i, one in enumerate(games) for other in games[:i])
    single = SingleEnv("deus")
    drawn = []
    for seed in (None, None, None, 11, None, None, None):
        single.reset(seed=seed)
        drawn.append(single.game)
    assert all(one != other for i, one in enumerate(drawn) for other in drawn[:i])


def test_the_first_game_of_two_environments_is_not_the_same() -> None:
    for kind in (SeatsEnv, SingleEnv):
        first, second = kind("deus"), kind("deus")
        first.reset()
        second.reset()
        assert first.game != second.game


def test_who_is_not_asked_has_no_legal_answer() -> None:
    env = SeatsEnv("deus", 2)
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == asked)


# Gymnasium.


@at_every_table
def test_gymnasium_finds_nothing_wrong(game: str, preset: str | None, players: int) -> None:
    env = gymnasium.make(IDS[game], players=players, preset=preset)
    check_env(env.unwrapped)
    for seed in range(3):
        first, _ = env.reset(seed=seed)
        again, _ = env.reset(seed=seed)
        assert data_equivalence(first, again)
    env.close()


@pytest.mark.parametrize("game", theogony.GAMES)
def test_opponents_may_be_mixed(game: str) -> None:
    env = gymnasium.make(IDS[game], players=3, opponents=["greedy", "random"], seat=1)
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert {seat: other.name for seat, other in env.unwrapped.others.items()} == {
        2: "greedy",
        0: "random",
    }


@pytest.mark.parametrize("seat", [0, 1, 2, "any"])
def test_one_seat_plays_to_the_end_against_opponents_by_name(seat: int | str) -> None:
    wanted = {"players": 3, "opponents": ["random", "random"], "seat": seat, "reward": "win"}
    env = gymnasium.make(IDS["deus"], **wanted)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=4)
    over = cut_off = False
    while not over and not cut_off:
        assert env.unwrapped.game.question().seat == env.unwrapped.seat
        assert data_equivalence(info["action_mask"], env.unwrapped.action_masks())
        answer = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut_off, info = env.step(answer)
        assert seen in env.observation_space
    assert over and not info["action_mask"].any()
    assert reward == env.unwrapped.setup.rewards(env.unwrapped.game)[env.unwrapped.seat]
    with pytest.raises(WrongInput, match="the game is over"):
        env.unwrapped.step(0)


def test_any_seat_is_every_seat_in_turn_and_opponents_are_not_alike() -> None:
    env = SingleEnv("deus", players=3, opponents="random", seat="any")
    seats, chance = set(), set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.seat not in env.others and len(env.others) == 2
        chance |= {
            tuple(player.rng.below(1 << 30) for _ in range(2)) for player in env.others.values()
        }
    assert seats == {0, 1, 2}
    assert len(chance) == 40


def test_a_program_as_opponent_ends_with_the_game() -> None:
    bot = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
    env = SingleEnv("deus", opponents=f"bot:{shlex.quote(sys.executable)} {shlex.quote(str(bot))}")
    _, info = env.reset(seed=1)
    [rival] = env.others.values()
    assert isinstance(rival, ExternalPlayer)

    def is_running() -> bool:
        return rival.program is not None

    while not is_running():
        info = env.step(np.flatnonzero(info["action_mask"])[0])[4]
    env.close()
    assert not is_running() and rival.faults == []
    with pytest.raises(WrongInput, match="expected reset"):
        env.step(0)


def test_an_illegal_answer_costs_a_point_and_changes_nothing() -> None:
    env = gymnasium.make(IDS["deus"], most=3).unwrapped
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.game.position()
    for tries in (1, 2, 3):
        again, reward, over, cut_off, told = env.step(wrong)
        if env.game.count == 0:
            assert (reward, over, cut_off) == (-1.0, False, tries == 3)
            assert told["illegal"] == wrong and data_equivalence(seen, again)
    assert env.game.position() == before


def test_info_has_the_same_keys_after_every_step() -> None:
    env = gymnasium.make(IDS["deus"]).unwrapped
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    infos = [info, env.step(wrong)[4], env.step(np.flatnonzero(info["action_mask"])[0])[4]]
    assert [[*one] for one in infos] == [["action_mask", "illegal"]] * 3
    assert [int(one["illegal"]) for one in infos] == [-1, wrong, -1]
    assert {one["illegal"].dtype for one in infos} == {np.dtype(np.int32)}


@pytest.mark.parametrize("action", [-1, 949, 10**9])
def test_a_number_that_no_answer_has_is_an_error(action: int) -> None:
    env = gymnasium.make(IDS["deus"]).unwrapped
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(WrongInput, match=f"seat 0 answered {action}, expected 0 to 948"):
        env.step(action)
    assert env.game.position() == before


class Blind(Env[Any, Any]):
    """A faulty environment: its observations are not those it promises."""

    def __init__(self) -> None:
        self.inner = gymnasium.make(IDS["deus"]).unwrapped
        self.observation_space = self.inner.observation_space
        self.action_space = self.inner.action_space

    def reset(self, *, seed: int | None = None, options: Document | None = None) -> Any:
        super().reset(seed=seed)
        return self.inner.reset(seed=seed)[0][1:], {}


def test_gymnasium_would_find_a_fault() -> None:
    with pytest.raises(AssertionError, match="not within the observation space"):
        check_env(Blind(), skip_render_check=True)


# Many tables at once.


@at_every_table
def test_many_tables_as_arrays(game: str, preset: str | None, players: int) -> None:
    env = BatchEnv(game, players, count=8, seed=5, preset=preset, most=60)
    assert env.observations.shape == (8, env.setup.encoder.length)
    assert env.masks.shape == (8, env.setup.rules.answers)
    cut = 0
    for _ in range(70):
        answers = env.any_answers()
        assert env.masks[np.arange(8), answers].all()
        rewards, over, cut_off = env.step(answers)
        assert rewards.shape == (8, players) and (env.masks.sum(axis=1) > 1).all()
        assert env.seats.max() < players
        cut += int(cut_off.sum())
    assert cut == 8


def test_one_table_of_many_sees_what_pettingzoo_shows() -> None:
    many, one = BatchEnv("deus", 3, count=4, seed=9), SeatsEnv("deus", 3)
    one.reset(seed=11)
    for _ in range(40):
        seen = one.observe(one.agent_selection)
        assert (many.observations[2] == seen["observation"]).all()
        assert (many.masks[2] == seen["action_mask"]).all()
        assert one.agents[many.seats[2]] == one.agent_selection
        answers = many.any_answers()
        many.step(answers)
        one.step(int(answers[2]))


def test_workers_play_the_same_games() -> None:
    alone = BatchEnv("deus", 2, count=7, seed=3, preset="egypt", most=20)
    with BatchEnv("deus", 2, count=7, seed=3, preset="egypt", most=20, workers=2) as shared:
        for _ in range(30):
            answers = alone.any_answers()
            assert (shared.any_answers() == answers).all()
            for mine, other in zip(alone.step(answers), shared.step(answers), strict=True):
                assert (mine == other).all()
            assert (alone.observations == shared.observations).all()
            assert (alone.masks == shared.masks).all() and (alone.seats == shared.seats).all()
        with pytest.raises(IllegalChoice, match="table 0: seat . answered 949, expected one of: "):
            shared.step(np.full(7, 949))
        shared.reset(4)
        alone.reset(4)
        assert (alone.observations == shared.observations).all()
    with pytest.raises(WrongInput, match="the environment was closed"):
        shared.reset(5)


def test_an_illegal_answer_moves_no_table() -> None:
    many = BatchEnv("deus", count=5, seed=7)
    answers, before = many.any_answers(), many.observations
    tables = many.tables
    assert isinstance(tables, Tables)
    positions = [table.position() for table in tables.batch.tables]
    for wrong in (theogony.game("deus").answer("yes"), -1, 949, 2**31 - 1, 2**40):
        given = answers.astype(int)
        given[3] = wrong
        with pytest.raises(IllegalChoice, match="table 3: seat . answered .*, expected one of: "):
            many.step(given)
    with pytest.raises(WrongInput, match=r"of shape \(4,\), expected 5 ints"):
        many.step(answers[:4])
    assert [table.position() for table in tables.batch.tables] == positions
    assert many.observations is before


# Wrong input.


def test_wrong_set_ups_are_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="no game 'go'"):
        aec("go")
    with pytest.raises(SetupError, match="deus is for 2 to 4 players, not 5"):
        aec("deus", 5)
    with pytest.raises(SetupError, match="switch 'x' is unknown"):
        aec("deus", switches={"x": 1})
    with pytest.raises(WrongInput, match="no preset is called 'egypt', civ has none"):
        aec("civ", preset="egypt")
    with pytest.raises(WrongInput, match="reward is 'gold', expected one of: rank, win, vp"):
        aec("deus", reward="gold")
    with pytest.raises(WrongInput, match="most is 0"):
        aec("deus", most=0)
    with pytest.raises(WrongInput, match="count is 0"):
        BatchEnv("deus", count=0)
    with pytest.raises(WrongInput, match="workers is -1, expected 0 to 2, the tables"):
        BatchEnv("deus", count=2, workers=-1)
    with pytest.raises(WrongInput, match="2 opponents for 2 players, expected 1"):
        gymnasium.make(IDS["deus"], opponents=["random", "random"])
    with pytest.raises(WrongInput, match="no player is called 'zeus'"):
        gymnasium.make(IDS["deus"], opponents="zeus")
    with pytest.raises(WrongInput, match="seat is 2, expected 0 to 1, or 'any'"):
        gymnasium.make(IDS["deus"], seat=2)


def test_wrong_steps_are_refused_in_a_sentence() -> None:
    env = SeatsEnv("deus")
    with pytest.raises(WrongInput, match="expected reset"):
        env.step(0)
    with pytest.raises(WrongInput, match="seed is -1"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="expected one of: "):
        env.step(948)
    many = BatchEnv("deus", count=2)
    with pytest.raises(WrongInput, match=r"float64 of shape \(2,\), expected 2 ints"):
        many.step(np.zeros(2))
    with pytest.raises(IllegalChoice, match="table 0: seat"):
        many.step(np.zeros(2, int))


@pytest.mark.parametrize("kind", [SingleEnv, SeatsEnv])
@pytest.mark.parametrize(
    "action", [481.9, "12", True, None, "x", np.array([481]), np.array(481.0), np.True_, [481]]
)
def test_what_is_no_whole_number_is_no_answer(kind: Any, action: object) -> None:
    env = kind("deus")
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(WrongInput) as error:
        env.step(action)
    assert re.fullmatch(
        f"seat . answered {re.escape(repr(action))}, expected the number of an answer, an int or"
        " one of numpy's",
        str(error.value),
    )
    assert env.game.position() == before


@pytest.mark.parametrize("kind", [SingleEnv, SeatsEnv])
@pytest.mark.parametrize("made", [int, np.int64, np.uint16, np.array])
def test_an_answer_is_any_whole_number_of_python_or_numpy(kind: Any, made: Any) -> None:
    env = kind("deus")
    env.reset(seed=1)
    env.step(made(env.game.options().listed()[0]))
    assert env.game.count > 0


def test_a_preset_is_a_set_of_switches() -> None:
    setup = Setup("deus", preset="egypt", switches={"red_set": "base"})
    game = setup.new(1)
    assert game.view(0)["switches"]["blue_set"] == "egypt"
    assert game.view(0)["switches"]["red_set"] == "base"
    assert math.prod(setup.observations().shape) == setup.encoder.length


def test_without_the_extra_the_environments_say_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    for name in [name for name in sys.modules if name.startswith("theogony.lab.envs")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError, match="in Theogony's clone: make install EXTRAS=lab"):
        importlib.import_module("theogony.lab.envs")

"""Better weights for an evaluation, found by matches of the greedy player against itself.

The method is SPSA: each step changes all weights at once, every one a little up or down by chance,
lets the changed weights play against those changed the other way round, and moves them towards the
winner as far as it won. Every deal is played twice, with seats exchanged.

What is drawn depends on the seed of the run and the number of the step or the deal alone, so that
the same run finds the same weights however many processes play it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from functools import partial
from math import exp
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from .. import __version__
from .. import game as rules_of
from ..core.errors import SetupError, WrongInput
from ..core.game import Game
from ..core.playout import playout
from ..core.types import Document
from ..players import Evaluation, GreedyPlayer, evaluation, play_game
from .numbers import share_by_deal
from .processes import expect_workers, pool
from .simulate import MOST_DECISIONS, deal, drawn_seed, expect_counts, rng_of

Weights = dict[str, int | list[int]]
Factors = dict[str, float]  # logarithms of what the first weights are multiplied by
Map = Callable[..., Iterable[list[float]]]  # of a function over numbers, like `map`
Vec = type(vec[i64]())

REACH = 0.3  # how far both sides of a match change the weights in the first step (logarithm)
STRIDE = 0.15  # how far a weight moves in the first step if one side wins all its games
STEADY = 50  # steps before strides grow noticeably shorter
FURTHEST = 3.0  # no weight is ever multiplied or divided by more than 20 (logarithm)
LARGEST = 1_000_000  # no weight is larger
SIGNS = 1 << 40  # numbers from here on draw the changes of the steps
FRESH = 1 << 41  # and from here on the deals of the confirming match
SAMPLE = 1 << 42  # and from here on those that show which weights matter
SAMPLED = 100  # so many of these, played by chance
LONGEST = 3000  # answers of a sampled game: by chance one of Civilization may never end


@dataclass(frozen=True)
class Plan:
    """`games` a step and `confirm` in the end, of the greedy player with `seats` at the table.

    The weights named by `only` are tuned, or all; `start` replaces some before the first step.
    After `cap` answers points decide a game.
    """

    game: str
    steps: int = 300
    games: int = 20
    confirm: int = 400
    seats: int = 2
    seed: int = 0
    switches: Document = field(default_factory=dict)
    only: list[str] = field(default_factory=list)
    start: Weights = field(default_factory=dict)
    cap: int = MOST_DECISIONS


# Weights: the whole numbers of a new evaluation, and its lists of them that are not empty.


def weights(evaluation: Evaluation) -> Weights:
    found: Weights = {}
    for name in dir(evaluation):
        value = getattr(evaluation, name)
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, Vec) and len(value):
            found[name] = list(value)
    return found


def weighted(game: str, changed: Weights) -> Evaluation:
    """The evaluation of a game with some weights replaced."""
    made = evaluation(game)
    for name, value in changed.items():
        setattr(made, name, vec[i64](value) if isinstance(value, list) else value)
    return made


def scaled(first: Weights, factors: Factors) -> Weights:
    """Numbers of a list change together. Signs stay, and so does 0."""

    def times(weight: int, factor: float) -> int:
        return round(weight * exp(factor)) or (weight > 0) - (weight < 0)

    found = dict(first)
    for name, factor in factors.items():
        value = first[name]
        if isinstance(value, list):
            found[name] = [times(weight, factor) for weight in value]
        else:
            found[name] = times(value, factor)
    return found


def expect_plan(plan: Plan) -> None:
    """Everything that can be wrong with a plan is said before the first game."""
    rules = rules_of(plan.game)
    expect_counts(plan.games, plan.seed, plan.cap)
    for name, value in (("steps", plan.steps), ("games", plan.games), ("confirm", plan.confirm)):
        if value < 0 or (value % 2 and name != "steps"):
            what = "0 or more" if name == "steps" else "an even number: deals are played twice"
            raise WrongInput(f"{name} is {value}, expected {what}")
    if plan.seats not in rules.players:
        least, most = min(rules.players), max(rules.players)
        raise SetupError(f"{plan.game} is for {least} to {most} players, not {plan.seats}")
    rules.new(plan.seats, 0, plan.switches)
    known = weights(evaluation(plan.game))
    for name in [*plan.only, *plan.start]:
        if name not in known:
            expected = f"expected some of: {', '.join(known)}" if known else "there are none"
            raise WrongInput(f"no weight of {plan.game} is called {name!r}, {expected}")
    for name, weight in plan.start.items():
        if not alike(weight, known[name]):
            raise WrongInput(f"weight {name} is {weight!r}, expected something like {known[name]}")


def alike(value: object, known: int | list[int]) -> bool:
    """Whether a value can replace a weight: a number, or as many of them."""
    if isinstance(value, list) and isinstance(known, list):
        return len(value) == len(known) and all(map(alike, value, known))
    return isinstance(known, int) and type(value) is int and abs(value) <= LARGEST


# Weights that cannot matter: no step would tell anything about them.


def left_out(plan: Plan, first: Weights, names: list[str]) -> dict[str, str]:
    """Why some weights are not tuned. It is seen on tables of games in the same set-up: the weights
    are changed as far as a run may change them early on, all of them together, and where that
    changes the value of a table, each alone."""
    found = {name: "is 0, and 0 stays" for name in names if scaled(first, {name: 1.0}) == first}
    still = [name for name in names if name not in found]
    same, together = weighted(plan.game, first), changed(plan, first, still)
    tables = 0
    for game in sampled(plan):
        if not still:
            break
        seat = game.question().seat if game.stack else 0
        value = same.value(game, seat)
        if together.value(game, seat) != value:
            alone = {name: changed(plan, first, [name]) for name in still}
            still = [name for name in still if alone[name].value(game, seat) == value]
            together = changed(plan, first, still)
        tables += 1
    return found | {name: f"changed the value of none of {tables} tables" for name in still}


def changed(plan: Plan, first: Weights, names: list[str]) -> Evaluation:
    return weighted(plan.game, scaled(first, dict.fromkeys(names, 1.0)))


def sampled(plan: Plan) -> Iterator[Game]:
    """All tables of some games, the same for every run in this set-up, whatever its cap."""
    for number in range(SAMPLED):
        rng = rng_of(0, SAMPLE + number)
        game = rules_of(plan.game).new(plan.seats, drawn_seed(rng), plan.switches)
        yield game
        while game.count < LONGEST and playout(game, rng, 1):
            yield game


# Matches.


def play_deal(plan: Plan, one: Weights, other: Weights, number: int) -> list[float]:
    """What one of two evaluations wins in each of the two games of a deal."""
    return [play(plan, [one, other], number), 1 - play(plan, [other, one], number)]


def play(plan: Plan, both: list[Weights], number: int) -> float:
    """How far the first did better, from 0 to 1. Seats are theirs in turn; all pairs count."""
    seed, seeds = deal(plan.seed, number, plan.seats)
    game = rules_of(plan.game).new(plan.seats, seed, plan.switches)
    seats = range(plan.seats)
    evaluations = [weighted(plan.game, both[seat % 2]) for seat in seats]
    play_game(game, list(map(GreedyPlayer, seeds, evaluations)), plan.cap)
    places = game.ranking() if game.over else [-score for score in game.scores()]
    met = [(places[a], places[b]) for a in seats[::2] for b in seats[1::2]]
    return sum((mine < theirs) + (mine == theirs) / 2 for mine, theirs in met) / len(met)


def match(plan: Plan, map_: Map, one: Weights, other: Weights, first: int, games: int) -> Document:
    """The share of the games that one wins against the other, from deal `first` on."""
    deals = range(first, first + games // 2)
    return share_by_deal(list(map_(partial(play_deal, plan, one, other), deals)))


def step(
    plan: Plan, map_: Map, first: Weights, factors: Factors, number: int
) -> tuple[Factors, float]:
    """The factors after one step, and the share that the weights changed by the signs won."""
    rng = rng_of(plan.seed, SIGNS + number)
    reach = REACH / (1 + number) ** 0.101  # the usual exponents of SPSA
    stride = STRIDE / (1 + number / STEADY) ** 0.602
    signs = {name: 2 * rng.below(2) - 1 for name in factors}
    up = scaled(first, {name: factors[name] + reach * signs[name] for name in factors})
    down = scaled(first, {name: factors[name] - reach * signs[name] for name in factors})
    won = match(plan, map_, up, down, number * plan.games // 2, plan.games)["share"]
    moved = {name: factors[name] + stride * (2 * won - 1) * signs[name] for name in factors}
    return {name: round(min(FURTHEST, max(-FURTHEST, to)), 6) for name, to in moved.items()}, won


# A run, and its log: a line that says what is played, then one for each step.


def tune(
    plan: Plan, path: Path, workers: int | None = None, tick: Callable[[int], None] = lambda _: None
) -> Document:
    """Tune into a log, or go on with it; `tick` is told how many steps are done."""
    expect_plan(plan)
    workers = expect_workers(workers)
    own = weights(evaluation(plan.game))
    first = own | plan.start
    names = [name for name in first if name in plan.only or not plan.only]
    without = left_out(plan, first, names)
    factors: Factors = {name: 0.0 for name in names if name not in without}
    if plan.steps and not factors:
        raise WrongInput(f"nothing is left to tune: none of {', '.join(names)} matters here")
    log = read(path, plan, list(factors), list(without))[: plan.steps]
    if log:
        factors = log[-1]["factors"]
    with pool(workers) if workers > 1 else nullcontext() as processes:
        map_: Map = processes.map if processes else map
        for number in range(len(log), plan.steps):
            factors, won = step(plan, map_, first, factors, number)
            with open(path, "a", encoding="utf-8") as file:
                print(json.dumps({"step": number, "won": won, "factors": factors}), file=file)
            tick(number + 1)
        found = scaled(first, factors)
        told = {"old": own, "new": found, "left_out": without}
        return told | match(plan, map_, found, own, FRESH, plan.confirm)


def read(path: Path, plan: Plan, names: list[str], without: list[str]) -> list[Document]:
    """The steps of a log; a last line that was never finished is dropped, a new log begun.

    How long a run is may change when it goes on, nothing else.
    """
    rules = rules_of(plan.game).version
    about = {"tune": 2, "theogony": __version__, "rules": rules} | asdict(plan)
    about["left_out"] = without
    heading = json.dumps({key: about[key] for key in about if key not in ("steps", "confirm")})
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        *lines, rest = (path.read_bytes() if path.exists() else b"").decode().split("\n")
        if heading != lines[0] if lines else not heading.startswith(rest):
            raise WrongInput(f"{path} holds something else, expected to begin with: {heading}")
        steps = [read_step(path, names, line, number) for number, line in enumerate(lines[1:])]
        if rest or not lines:
            path.write_text("\n".join([*(lines or [heading]), ""]), encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{path} cannot be used: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongInput(f"{path} cannot be used: it is no text") from error
    return steps


def read_step(path: Path, names: list[str], line: str, number: int) -> Document:
    try:
        found: Document = json.loads(line)
        factors = found["factors"]
        if found["step"] == number and list(factors) == names:
            if all(abs(factor) <= FURTHEST for factor in factors.values()):
                return found
    except (ValueError, KeyError, TypeError, AttributeError):
        pass
    raise WrongInput(f"{path}, line {number + 2}: expected step {number} of this run")

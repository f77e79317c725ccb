"""How fast the engine is, measured side by side with catanatron in one run.

Time is the processor's, so that other work on the machine disturbs it less.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from .. import __version__
from .. import game as rules_of
from ..core.compiled import is_compiled
from ..core.errors import WrongInput
from ..core.game import Game
from ..core.playout import UNLIMITED, playout
from ..core.rng import seeded
from ..core.rulebook import Rulebook
from ..core.types import Document
from ..players import SearchPlayer, Settings, evaluation
from ..players.search import TO_THE_END

ROUNDS = 3  # every measurement is made so often, in turns with the others; the best one counts
BATCH = 200  # copies made between two looks at the clock
PEER_PLAYERS = 4

# What is aimed at: so many times catanatron's figure.
ENGINE = {"deus": 30.0, "civ": 20.0}
PYTHON = {"deus": 10.0, "civ": 7.0}
COPY = {"deus": 20.0, "civ": 8.0}
MOST = {"deus": UNLIMITED, "civ": 4000}  # decisions of a game: by chance nobody may ever win
IMAGINE_COPIES, IMAGINE_MORE = 5, 3.0  # so many copies of the same state and so many µs
EXPANDED = {"deus": ("egypt", 0.6)}  # a preset and how fast it is, at least, beside no preset
SIMULATIONS = 200  # of one decision
BACKGAMMON = 1000.0  # simulations a second: OpenSpiel's search of backgammon, if it is not here
SEARCHED = ["deus"]  # games whose search is to be as fast as that
CUT_OFF = 5.0  # so many times as many are made when the evaluation ends playouts
FASTER = 10.0  # so many times the steps of one environment are made by many tables at once
LENGTH = 1.25  # a late table may cost at most so many times what the same table costs afresh
AHEAD = 100  # decisions played from both, again and again


@dataclass
class Rate:
    """Something measured: so many things done in so many seconds, the best of all rounds."""

    name: str
    measure: Callable[[float], tuple[int, float]]  # for so many seconds: things done, seconds
    best: float = 0.0  # things per second

    def run(self, seconds: float) -> None:
        done, took = self.measure(seconds)
        self.best = max(self.best, done / took)

    def microseconds(self) -> float:
        return 1e6 / self.best


def in_turns(rates: list[Rate], seconds: float) -> None:
    """Measure all of them, one after the other, `ROUNDS` times."""
    for _ in range(ROUNDS):
        for rate in rates:
            rate.run(seconds / ROUNDS)


def repeated(act: Callable[[], object], batch: int) -> Callable[[float], tuple[int, float]]:
    """Measure how often something can be done."""

    def measure(seconds: float) -> tuple[int, float]:
        done = 0
        start = now = process_time()
        while now - start < seconds or not done:
            for _ in range(batch):
                act()
            done += batch
            now = process_time()
        return done, now - start

    return measure


def counted(
    play: Callable[[int], int], clock: Callable[[], float] = process_time
) -> Callable[[float], tuple[int, float]]:
    """Measure games that say how many decisions they took."""

    def measure(seconds: float) -> tuple[int, float]:
        done = games = 0
        start = now = clock()
        while now - start < seconds or not done:
            done += play(games)
            games += 1
            now = clock()
        return done, now - start

    return measure


# Ours.


def engine_loop(start: Game) -> Callable[[int], int]:
    """Imagined games played to the end by the loop inside the engine."""
    seat = start.question().seat
    most = MOST[start.rules.name]
    rng = seeded(1)
    return lambda number: playout(start.imagine(seat, number), rng, most)


def python_loop(start: Game) -> Callable[[int], int]:
    """The same, driven as a program outside would do it."""
    seat = start.question().seat
    most = MOST[start.rules.name]
    choice = Random(1).choice

    def play(number: int) -> int:
        decisions = 0
        game = start.imagine(seat, number)
        while decisions < most and (decision := game.decision) is not None:
            game.choose(choice(decision.options))
            decisions += 1
        return decisions

    return play


def played_for(rules: Rulebook, players: int, seed: int, switches: Document, part: float) -> Game:
    """A game by chance, with its log, played for a part of its length."""

    def play(limit: int) -> tuple[Game, int]:
        game = rules.new(players, seed, switches)
        choice = Random(seed).choice
        decisions = 0
        while decisions < limit and (decision := game.decision) is not None:
            game.choose(choice(decision.options))
            decisions += 1
        return game, decisions

    length = play(MOST[rules.name])[1]
    return play(int(length * part))[0]


class Ours:
    """The measurements of one number of players."""

    def __init__(self, rules: Rulebook, players: int, seed: int, switches: Document) -> None:
        start = rules.new(players, seed, switches)
        middle = played_for(rules, players, seed, switches, 0.5)
        seat = middle.question().seat
        self.players = players
        self.engine = Rate("engine", counted(engine_loop(start)))
        self.python = Rate("python", counted(python_loop(start)))
        self.copy = Rate("copy", repeated(middle.copy, BATCH))
        self.imagine = Rate("imagine", repeated(lambda: middle.imagine(seat, 1), BATCH))

    def rates(self) -> list[Rate]:
        return [self.engine, self.python, self.copy, self.imagine]

    def figures(self) -> Document:
        return {
            "players": self.players,
            "engine_per_second": self.engine.best,
            "python_per_second": self.python.best,
            "copy_us": self.copy.microseconds(),
            "imagine_us": self.imagine.microseconds(),
        }


class Length:
    """A late table with its whole history behind it, and the same table without any."""

    def __init__(self, rules: Rulebook, players: int, seed: int, switches: Document) -> None:
        late = played_for(rules, players, seed, switches, 0.8)
        fresh = rules.from_position(late.position())
        late_rng, fresh_rng = seeded(1), seeded(1)
        self.answers = int(late.count)
        self.late_copy = Rate("late copy", repeated(late.copy, BATCH))
        self.fresh_copy = Rate("fresh copy", repeated(fresh.copy, BATCH))
        self.late = Rate("late", counted(lambda _: playout(late.copy(), late_rng, AHEAD)))
        self.fresh = Rate("fresh", counted(lambda _: playout(fresh.copy(), fresh_rng, AHEAD)))

    def rates(self) -> list[Rate]:
        return [self.late_copy, self.fresh_copy, self.late, self.fresh]

    def document(self) -> Document:
        copies = self.late_copy.microseconds() / self.fresh_copy.microseconds()
        decisions = self.late.microseconds() / self.fresh.microseconds()
        return {
            "answers": self.answers,
            "late_copy_us": self.late_copy.microseconds(),
            "fresh_copy_us": self.fresh_copy.microseconds(),
            "late_decision_us": self.late.microseconds(),
            "fresh_decision_us": self.fresh.microseconds(),
            "copy_ratio": copies,
            "decision_ratio": decisions,
            "most": LENGTH,
            "pass": copies <= LENGTH and decisions <= LENGTH,
        }


class Expanded:
    """Playouts of an expansion and of the plain game, side by side."""

    def __init__(self, rules: Rulebook, players: int, seed: int) -> None:
        self.players = players
        self.preset, self.least = EXPANDED[rules.name]
        plain = rules.new(players, seed)
        expanded = rules.new(players, seed, rules.presets[self.preset])
        self.plain = Rate("plain", counted(engine_loop(plain)))
        self.expanded = Rate("expanded", counted(engine_loop(expanded)))

    def rates(self) -> list[Rate]:
        return [self.plain, self.expanded]

    def document(self) -> Document:
        share = self.expanded.best / self.plain.best
        return {
            "preset": self.preset,
            "players": self.players,
            "plain_per_second": self.plain.best,
            "expanded_per_second": self.expanded.best,
            "share": share,
            "least": self.least,
            "pass": share >= self.least,
        }


class Thinking:
    """Simulations of the search: by chance to the end, and cut off after a round."""

    def __init__(self, rules: Rulebook, players: int, seed: int, switches: Document) -> None:
        start = rules.new(players, seed, switches)
        self.players = players
        self.is_judged = rules.name in SEARCHED
        self.full = Rate("search", counted(simulations(start, TO_THE_END)))
        self.cut = Rate("search, cut off", counted(simulations(start, players)))

    def rates(self) -> list[Rate]:
        return [self.full, self.cut]

    def document(self, backgammon: float | None) -> Document:
        least = backgammon or BACKGAMMON
        wanted = self.full.best >= least and self.cut.best >= CUT_OFF * least
        return {
            "players": self.players,
            "full_per_second": self.full.best,
            "cut_per_second": self.cut.best,
            "backgammon_per_second": backgammon,
            "least": least,
            "pass": wanted if self.is_judged else None,
        }


def simulations(start: Game, turns: int) -> Callable[[int], int]:
    """Searches of the first decision; how many simulations each made."""
    seat = start.question().seat
    settings = Settings(SIMULATIONS, later=0, turns=turns, by_chance=True)
    player = SearchPlayer("search", 1, evaluation(start.rules.name), settings)

    def search(number: int) -> int:
        before = player.iterations
        player.decide(start.imagine(seat, number))
        return player.iterations - before

    return search


def find_backgammon(seed: int) -> Rate | None:
    """OpenSpiel's search of backgammon, compiled as ours is, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False)

    def search(number: int) -> int:
        bot.step(state)
        return SIMULATIONS

    return Rate("backgammon", counted(search))


class Environments:
    """Steps of the PettingZoo environment, and of many tables at once, in one process and shared
    by all processors; answers by chance. Time is the clock's: a process cannot see that of its
    workers."""

    def __init__(self, speed: Any, rules: Rulebook, players: int, switches: Document) -> None:
        self.players = players
        self.tables: int = speed.TABLES
        measured = {
            "AEC": speed.one_table(rules.name, players, switches),
            "batch": speed.many_tables(rules.name, players, switches, workers=1),
            "shared batch": speed.many_tables(rules.name, players, switches, workers=0),
        }
        self.all = [Rate(name, counted(play, perf_counter)) for name, play in measured.items()]

    def rates(self) -> list[Rate]:
        return self.all

    def document(self) -> Document:
        aec, batch, shared = [rate.best for rate in self.all]
        times = max(batch, shared) / aec
        return {
            "players": self.players,
            "tables": self.tables,
            "processors": os.cpu_count(),
            "aec_per_second": aec,
            "batch_per_second": batch,
            "shared_per_second": shared,
            "times": times,
            "least": FASTER,
            "pass": times >= FASTER,
        }


def find_environments(rules: Rulebook, switches: Document) -> list[Environments]:
    """Those of each number of players, if what they need is installed."""
    try:
        from .envs import speed
    except ImportError:
        return []
    return [Environments(speed, rules, players, switches) for players in rules.players]


# Catanatron's: games of Catan by chance, with four players.


class Peer:
    def __init__(self, catanatron: Any, seed: int) -> None:
        self.catanatron = catanatron
        self.seed = seed
        middle = self.new_game(0)
        ticks = self.decisions(self.finished(0)) // 2
        for _ in range(ticks):
            middle.play_tick()
        self.engine = Rate("catanatron", counted(lambda n: self.decisions(self.finished(n))))
        self.copy = Rate("catanatron copy", repeated(middle.copy, 10))

    def new_game(self, number: int) -> Any:
        colours = list(self.catanatron.Color)[:PEER_PLAYERS]
        players = [self.catanatron.RandomPlayer(colour) for colour in colours]
        return self.catanatron.Game(players, seed=self.seed + number)

    def finished(self, number: int) -> Any:
        game = self.new_game(number)
        game.play()
        return game

    def decisions(self, game: Any) -> int:
        return len(game.state.actions)

    def rates(self) -> list[Rate]:
        return [self.engine, self.copy]

    def figures(self) -> Document:
        return {
            "players": PEER_PLAYERS,
            "engine_per_second": self.engine.best,
            "copy_us": self.copy.microseconds(),
        }


def find_peer(seed: int) -> Peer | None:
    """Catanatron, if it is installed."""
    try:
        import catanatron
    except ImportError:
        return None
    return Peer(catanatron, seed)


# The table.


def row(
    name: str, players: int, value: float, unit: str, ratio: float | None, target: float | None
) -> Document:
    """One line: a figure and, where there is something to compare it with, whether it will do."""
    judged = ratio is not None and target is not None
    passes = ratio >= target if ratio is not None and target is not None else None
    return {
        "name": name,
        "players": players,
        "value": value,
        "unit": unit,
        "ratio": ratio,
        "target": target if judged else None,
        "pass": passes,
    }


def rows_of(game: str, ours: Document, peer: Document | None) -> list[Document]:
    """The figures of one number of players beside catanatron's."""
    players = ours["players"]
    engine = ours["engine_per_second"]
    python = ours["python_per_second"]
    copy = ours["copy_us"]
    allowed = IMAGINE_COPIES * copy + IMAGINE_MORE
    imagine = row("imagine", players, ours["imagine_us"], "µs", None, None)
    imagine |= {"most": allowed, "pass": ours["imagine_us"] <= allowed}
    speed = peer["engine_per_second"] if peer else None
    slow_copy = peer["copy_us"] if peer else None
    return [
        row(
            "engine playout",
            *(players, engine, "decisions/s"),
            *(engine / speed if speed else None, ENGINE.get(game)),
        ),
        row(
            "Python playout",
            *(players, python, "decisions/s"),
            *(python / speed if speed else None, PYTHON.get(game)),
        ),
        row(
            "copy",
            *(players, copy, "µs"),
            *(slow_copy / copy if slow_copy else None, COPY.get(game)),
        ),
        imagine,
    ]


def expect_measurable(seconds: float, seed: int) -> None:
    if not 0 < seconds <= 600:
        raise WrongInput(f"seconds is {seconds}, expected more than 0 and at most 600")
    if not 0 <= seed < 1 << 32:
        raise WrongInput(f"seed is {seed}, expected 0 to 2**32 - 1")


def bench(
    game: str, seconds: float = 1.0, seed: int = 0, switches: Document | None = None
) -> Document:
    """All measurements, each for about so many seconds, as a document."""
    expect_measurable(seconds, seed)
    rules = rules_of(game)
    switches = switches or {}
    ours = [Ours(rules, players, seed, switches) for players in rules.players]
    length = Length(rules, max(rules.players), seed, switches)
    expanded = [Expanded(rules, n, seed) for n in rules.players if game in EXPANDED]
    thinking = [Thinking(rules, players, seed, switches) for players in rules.players]
    environments = find_environments(rules, switches)
    backgammon = find_backgammon(seed)
    peer = find_peer(seed)
    rates = [rate for each in ours for rate in each.rates()] + length.rates()
    rates += [rate for each in expanded for rate in each.rates()]
    rates += [rate for each in thinking for rate in each.rates()]
    rates += [rate for each in environments for rate in each.rates()]
    rates += [backgammon] if backgammon else []
    in_turns(rates + (peer.rates() if peer else []), seconds)
    beside = peer.figures() if peer else None
    figures = [each.figures() for each in ours]
    interpreted = figures
    if is_compiled():
        interpreted = interpreted_figures(game, seconds, seed, switches)
    return {
        "game": game,
        "version": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "seconds": seconds,
        "seed": seed,
        "switches": switches,
        "catanatron": beside,
        "rows": [line for each in figures for line in rows_of(game, each, beside)],
        "length": length.document(),
        "expanded": [each.document() for each in expanded],
        "search": [each.document(backgammon.best if backgammon else None) for each in thinking],
        "environments": [each.document() for each in environments],
        "interpreted": interpreted,
    }


# The same code interpreted, by another Python that sees the sources only.


def measured(game: str, seconds: float, seed: int, switches: Document) -> list[Document]:
    rules = rules_of(game)
    ours = [Ours(rules, players, seed, switches) for players in rules.players]
    in_turns([rate for each in ours for rate in each.rates()], seconds)
    return [each.figures() for each in ours]


def interpreted_figures(game: str, seconds: float, seed: int, switches: Document) -> list[Document]:
    sources = Path(__file__).parent.parent
    code = (
        "import json; from theogony.lab import bench;"
        " assert not bench.is_compiled();"
        f" print(json.dumps(bench.measured({game!r}, {seconds!r}, {seed!r}, {switches!r})))"
    )
    with tempfile.TemporaryDirectory() as folder:
        compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(sources, Path(folder, "theogony"), ignore=compiled)
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=True,
        )
    figures: list[Document] = json.loads(done.stdout)
    return figures

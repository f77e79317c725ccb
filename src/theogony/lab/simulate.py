"""Many games at once, and what they tell.

Every game is made from the seed of the run and its own number alone, so that the same run gives
the same statistics however many processes play it. Processes exchange plain data only.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from .. import game as rules_of
from ..core.errors import SetupError, WrongInput
from ..core.game import Game
from ..core.history import events_of
from ..core.rng import Rng, seeded
from ..core.types import Document
from ..players import Player
from .classes import called
from .findings import Counts
from .games import findings
from .processes import expect_workers, pool
from .statistics import Tally
from .vary import varied_players, varied_switches

T = TypeVar("T")

SEEDS = 1 << 128
CHUNK = 10  # games that a process plays at a time
AHEAD = 4  # chunks for each process that may wait to be looked at
MOST_DECISIONS = 100_000  # a game that takes more does not end


@dataclass(frozen=True)
class Plan:
    """What is to be played. The players are named by seat; they change seats from game to game.

    With `vary` the number of players and all switches but those given are drawn anew for each
    game, and the names are dealt to as many seats as there are. With `check` the game's
    invariants are looked at after every answer. With a `cap` a game is left unfinished after so
    many answers; without one a game that does not end has failed.
    """

    game: str
    games: int
    players: list[str]
    seed: int = 0
    vary: bool = False
    check: bool = False
    switches: Document = field(default_factory=dict)
    cap: int | None = None


@dataclass
class Played:
    """One game in plain data, lists by seat. Things are counted by their ids, events by name."""

    players: list[str]
    failure: str = ""
    scores: list[int] = field(default_factory=list)
    ranking: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    counts: Counts = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    switches: Document = field(default_factory=dict)
    unfinished: bool = False


def expect_plan(plan: Plan) -> None:
    """Everything that can be wrong with a plan is said before the first game."""
    rules = rules_of(plan.game)
    expect_counts(plan.games, plan.seed, plan.cap)
    expect_players(plan.game, plan.players)
    count = len(plan.players)
    if count > max(rules.players) or (count not in rules.players and not plan.vary):
        least, most = min(rules.players), max(rules.players)
        raise SetupError(f"{plan.game} is for {least} to {most} players, not {count}")
    if plan.vary:
        rules.all_switches(plan.switches)
    else:
        rules.new(count, 0, plan.switches)
    if plan.check and find_spec(f"theogony.{plan.game}.invariants") is None:
        raise WrongInput(f"{plan.game} has no invariants to check")


def expect_counts(games: int, seed: int, cap: int | None) -> None:
    if games < 1:
        raise WrongInput(f"games is {games}, expected 1 or more")
    if not 0 <= seed < SEEDS:
        raise SetupError(f"seed is {seed}, expected 0 to 2**128 - 1")
    if cap is not None and cap < 1:
        raise WrongInput(f"cap is {cap}, expected 1 or more")


def expect_players(game: str, names: list[str]) -> None:
    """All of them are known and can play."""
    for name in dict.fromkeys(names):
        called(name, game, 0).ready()


def simulate(
    plan: Plan, workers: int | None = None, tick: Callable[[int], None] | None = None
) -> Document:
    """Play all games; `tick` is told how many more are done. The statistics as a document."""
    expect_plan(plan)
    tally = Tally(rules_of(plan.game))
    for games in in_chunks(plan, expect_workers(workers), play_chunk):
        for played in games:
            tally.add(played)
        if tick is not None:
            tick(len(games))
    return {
        "game": plan.game,
        "version": rules_of(plan.game).version,
        "seed": plan.seed,
        "players": plan.players,
        "switches": plan.switches,
        "vary": plan.vary,
        "check": plan.check,
        "cap": plan.cap,
    } | tally.document()


def in_chunks(
    plan: Plan, workers: int, play_chunk: Callable[[Plan, int], list[T]]
) -> Iterator[list[T]]:
    """The games in the order of their numbers, some at a time, never many ahead."""
    firsts = range(0, plan.games, CHUNK)
    if workers == 1 or len(firsts) == 1:
        for first in firsts:
            yield play_chunk(plan, first)
        return
    ahead: deque[Future[list[T]]] = deque()
    with pool(min(workers, len(firsts))) as processes:
        for first in firsts:
            ahead.append(processes.submit(play_chunk, plan, first))
            if len(ahead) > AHEAD * workers:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


def play_chunk(plan: Plan, first: int) -> list[Played]:
    return [play(plan, number) for number in range(first, min(first + CHUNK, plan.games))]


# One game.


def set_up(plan: Plan, number: int) -> tuple[Document, list[Player]]:
    """How game `number` of a plan begins, and its players by seat."""
    rules = rules_of(plan.game)
    rng = rng_of(plan.seed, number)
    count = varied_players(rules, rng) if plan.vary else len(plan.players)
    switches = varied_switches(rules, count, rng) if plan.vary else {}
    setup = {"players": count, "seed": drawn_seed(rng), "switches": switches | plan.switches}
    names = [plan.players[(seat + number) % len(plan.players)] for seat in range(count)]
    return setup, seated(plan.game, names, [drawn_seed(rng) for _ in names])


def seated(game: str, names: list[str], seeds: list[int]) -> list[Player]:
    """The players of a game by seat, each with a seed of its own."""
    return [called(name, game, seed) for name, seed in zip(names, seeds, strict=True)]


def play(plan: Plan, number: int) -> Played:
    """Game `number` of a plan. What goes wrong in it is noted, with all one needs to repeat it."""
    rules = rules_of(plan.game)
    setup, players = set_up(plan, number)
    played = Played([player.name for player in players], switches=setup["switches"])
    look = Look(plan)
    try:
        game = rules.new(**setup)
        look.at(game)
        while game.stack and played.decisions != plan.cap:
            game.choose(players[game.question().seat].answer(game))
            played.decisions += 1
            assert played.decisions < MOST_DECISIONS, "the game does not end"
            look.at(game)
        for player in players:
            player.finish(game)
        if game.stack:
            played.unfinished = True
        else:
            look.back(game)
            finish(played, game)
    except Exception as error:  # whatever it is: the other games go on
        played.failure = (
            f"game {number} ({', '.join(played.players)}; {setup}) failed after"
            f" {played.decisions} answers: {type(error).__name__}: {error}"
        )
    return played


def rng_of(seed: int, number: int) -> Rng:
    """What decides over game `number` of a run: its table, its players."""
    return seeded((seed + (number << 64)) % SEEDS)


def deal(seed: int, number: int, seats: int) -> tuple[int, list[int]]:
    """A deal of a run that plays each more than once: the seed of its table, and one for who sits
    at each seat."""
    rng = rng_of(seed, number)
    return drawn_seed(rng), [drawn_seed(rng) for _ in range(seats)]


def drawn_seed(rng: Rng) -> int:
    """A seed of 128 bits."""
    words = [rng.next() for _ in range(4)]
    return sum(word << 32 * place for place, word in enumerate(words))


class Look:
    """Looks at the invariants of a game, if the plan wants it."""

    def __init__(self, plan: Plan) -> None:
        self.module = import_module(f"theogony.{plan.game}.invariants") if plan.check else None

    def at(self, game: Game) -> None:
        if self.module is not None:
            self.module.check(game)

    def back(self, game: Game) -> None:
        """At the whole log of a game that is over."""
        if self.module is not None:
            self.module.check_ledger(game)


def finish(played: Played, game: Game) -> None:
    """Note the result, and from the log what the game's findings count."""
    played.scores = game.scores()
    played.ranking = game.ranking()
    played.rounds = game.position().get("round", 0)
    played.counts = findings(game.rules).counted(game)
    played.events = Counter(game.rules.kinds[event.kind].name for event in events_of(game.events))

"""What is to be played: the tables of a plan, their seatings, and one game by its number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, pairwise, permutations
from time import perf_counter

from ... import game as rules_of
from ...core.errors import SetupError, WrongInput
from ...core.game import Game
from ...core.types import Document
from ...players import Player, play_game
from ..simulate import deal, expect_counts, expect_players, seated

LEAST = 100  # games of a pair, unless it may be decided before
CAP = 10_000  # answers; games that end take some hundreds


@dataclass(frozen=True)
class Plan:
    """Every choice of `seats` players out of those named meets at a table of its own.

    `games` are played at each table, rounded up to whole deals, each of which is played in all
    seatings. With `until_decided` they are the most, and a table whose players are told apart by
    the `bounds` stops before. On a `ladder` each player meets only the one named before, until it
    is decided whether it is as much stronger as the bounds want. After `cap` answers a game is left
    unfinished.
    """

    game: str
    players: list[str]
    games: int = 400
    seats: int = 2
    seed: int = 0
    switches: Document = field(default_factory=dict)
    cap: int = CAP
    until_decided: bool = False
    ladder: bool = False
    bounds: tuple[float, float] = (0.55, 0.65)


@dataclass
class Outcome:
    """One game in plain data, lists by seat. The seed, of 128 bits, is the table's, the same for
    all games of a deal. `answers` are how many each player gave, `seconds` how long it took for
    them in all, by the clock, and `slowest` for one."""

    number: int
    seed: str
    players: list[str]
    scores: list[int] = field(default_factory=list)
    ranking: list[int] = field(default_factory=list)
    decisions: int = 0
    unfinished: bool = False
    faults: list[list[str]] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    failure: str = ""


class Table:
    """Players who meet, and the orders in which they sit down: each deal in all of them."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        return sorted(set(permutations(self.players)))

    def names(self) -> list[str]:
        return list(dict.fromkeys(self.players))

    def games(self, wanted: int) -> int:
        """At least so many: whole deals."""
        return -(-wanted // len(self.seatings)) * len(self.seatings)


def tables(plan: Plan) -> list[Table]:
    """Every choice of players once. A table of one name only would tell nothing."""
    if plan.ladder:
        return [Table((upper, lower)) for lower, upper in pairwise(plan.players)]
    alike: dict[tuple[str, ...], Table] = {}
    for players in combinations(plan.players, plan.seats):
        if len(set(players)) > 1:
            alike.setdefault(tuple(sorted(players)), Table(players))
    return list(alike.values())


def expect_plan(plan: Plan) -> None:
    """Everything that can be wrong with a plan is said before the first game."""
    rules = rules_of(plan.game)
    names = ", ".join(plan.players)
    if plan.seats not in rules.players:
        least, most = min(rules.players), max(rules.players)
        raise SetupError(f"{plan.game} is for {least} to {most} players, not {plan.seats}")
    if len(set(plan.players)) < 2:
        raise WrongInput(f"players are {names}, expected two different ones")
    if len(plan.players) < plan.seats:
        raise WrongInput(
            f"players are {names}, expected at least {plan.seats} for {plan.seats} seats; a name"
            " may be given more than once"
        )
    if plan.ladder and plan.seats != 2:
        raise WrongInput(f"seats is {plan.seats}, expected 2 on a ladder")
    if plan.ladder and len(set(plan.players)) < len(plan.players):
        raise WrongInput(f"players are {names}, expected each of them once on a ladder")
    expect_counts(plan.games, plan.seed, plan.cap)
    if (plan.until_decided or plan.ladder) and plan.games < LEAST:
        raise WrongInput(
            f"games is {plan.games}, expected {LEAST} or more when tables stop as they are decided"
        )
    low, high = plan.bounds
    if not 0.5 <= low < high < 1:
        raise WrongInput(f"bounds are {low:g} and {high:g}, expected 0.5 <= lower < upper < 1")
    rules.new(plan.seats, 0, plan.switches)
    expect_players(plan.game, plan.players)


# One game. Tables take turns: game 0 is the first of the first table, game 1 that of the second.


def seating(plan: Plan, number: int) -> list[str]:
    """The players of a game by seat."""
    all_tables = tables(plan)
    seatings = all_tables[number % len(all_tables)].seatings
    return list(seatings[number // len(all_tables) % len(seatings)])


def seeds_of(plan: Plan, number: int) -> tuple[int, list[int]]:
    """The seeds of a game's deal, which has the number of the first game it is played in."""
    all_tables = tables(plan)
    before = number // len(all_tables) % len(all_tables[number % len(all_tables)].seatings)
    return deal(plan.seed, number - before * len(all_tables), plan.seats)


def seed_of(plan: Plan, number: int) -> int:
    """The seed of a game's table."""
    return seeds_of(plan, number)[0]


class Timed(Player):
    """A player, and how long it takes for its answers by the clock."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.name, 0)
        self.player = player
        self.seconds: list[float] = []  # of each answer

    def answer(self, game: Game) -> int:
        begun = perf_counter()
        try:
            return self.player.answer(game)
        finally:
            self.seconds.append(perf_counter() - begun)

    def finish(self, game: Game) -> None:
        self.player.finish(game)


def play(plan: Plan, number: int) -> Outcome:
    """Game `number` of a plan. What goes wrong in it is noted, with all one needs to repeat it."""
    names = seating(plan, number)
    seed, seeds = seeds_of(plan, number)
    outcome = Outcome(number, str(seed), names)
    game = rules_of(plan.game).new(plan.seats, seed, plan.switches)
    try:
        players = [Timed(player) for player in seated(plan.game, names, seeds)]
        play_game(game, list(players), plan.cap)
        outcome.decisions = game.count
        outcome.unfinished = not game.over
        outcome.faults = [timed.player.faults for timed in players]
        outcome.answers = [len(timed.seconds) for timed in players]
        outcome.seconds = [round(sum(timed.seconds, 0.0), 6) for timed in players]
        outcome.slowest = [round(max(timed.seconds, default=0.0), 6) for timed in players]
        if game.over:
            outcome.scores = game.scores()
            outcome.ranking = game.ranking()
    except Exception as error:  # whatever it is: the sentence goes to whoever watches
        outcome.failure = (
            f"game {number} ({', '.join(names)}; seed {seed}) failed after {game.count} answers:"
            f" {type(error).__name__}: {error}"
        )
    return outcome

"""The search player: Monte-Carlo tree search over imagined games.

A tree holds answers of one turn. Every iteration deals hidden cards and chance anew, gives one
answer of the tree's root and lets all seats play on, each for its own good; after every round the
game's evaluation judges the table. The deals are the same for all answers, so that luck does not
decide between them, and after every stage the better half of the answers goes on (sequential
halving). What was learned about later answers of the turn is kept until they are asked for.
"""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from ..core.game import Game
from ..core.types import Document
from .greedy import Evaluation, GreedyPlayer, Line, is_asked, last_option
from .player import Player

UNKNOWN: Final = -1.0
DEALS: Final = 8  # fewer deals do not tell two answers apart
TO_THE_END: Final = 4000  # turns
UNBOUNDED: Final = 0
FAR: Final = 30.0  # scales ahead: whoever is, has as good as won


class Settings:
    """How a search player thinks. In its playouts all seats have greedy's turns, or any, by
    chance."""

    def __init__(
        self,
        iterations: int,
        later: int,
        turns: int = 8,
        width: int = 8,
        by_chance: bool = False,
        milliseconds: int = UNBOUNDED,
    ) -> None:
        self.iterations: Final = iterations  # for the first decision of a turn
        self.later: Final = later  # for each further one
        self.turns: Final = turns  # of all seats in a playout, as many as make whole rounds
        self.width: Final = width  # the most answers that are searched
        self.by_chance: Final = by_chance
        self.milliseconds: Final = milliseconds  # for a decision; with them no two runs are alike


class Branch:
    """An answer and what came of it, deal by deal."""

    def __init__(self, answer: i64) -> None:
        self.answer: Final = answer
        self.rewards: list[float] = []  # UNKNOWN where it was not played
        self.next: Final = Node()

    def is_known(self, deal: i64) -> bool:
        return deal < len(self.rewards) and self.rewards[deal] != UNKNOWN

    def learn(self, deal: i64, reward: float) -> None:
        while len(self.rewards) <= deal:
            self.rewards.append(UNKNOWN)
        self.rewards[deal] = reward

    def mean(self, deals: i64) -> float:
        """Over the first so many deals."""
        total = 0.0
        known = 0.0
        for deal in range(deals):
            if self.is_known(deal):
                total += self.rewards[deal]
                known += 1.0
        return total / known if known else 0.0

    def played(self) -> int:
        """On how many deals it was played."""
        return len([reward for reward in self.rewards if reward != UNKNOWN])


class Node:
    """A question of the searching seat, with the answers that were tried."""

    def __init__(self) -> None:
        self.branches: Final[list[Branch]] = []

    def branch(self, answer: i64) -> Branch:
        for branch in self.branches:
            if branch.answer == answer:
                return branch
        new = Branch(answer)
        self.branches.append(new)
        return new

    def written(self) -> list[Any]:
        """All of it as plain lists."""
        return [[b.answer, b.rewards, b.next.written()] for b in self.branches]

    def read(self, written: list[Any]) -> None:
        for answer, rewards, later in written:
            branch = self.branch(answer)
            branch.rewards = list(rewards)
            branch.next.read(later)


class SearchPlayer(Player):
    def __init__(self, name: str, seed: int, evaluation: Evaluation, settings: Settings) -> None:
        super().__init__(name, seed)
        self.evaluation: Final = evaluation
        self.settings: Final = settings
        self.greedy: Final = GreedyPlayer(seed, evaluation)
        self.scale: Final = float(evaluation.scale())
        self.tree = Node()
        self.deals: list[int] = []  # the seeds of this turn's deals
        self.answered = -1  # answers the game had when this player had answered
        self.until = 0.0  # the clock, when time is up
        self.iterations = 0  # made so far, in all
        self.looked: list[Line] = []  # at the answers of the last decision, best first
        self.searched: list[Branch] = []  # of them

    def answer(self, game: Game) -> int:
        """In one turn the tree is kept; between two turns the player forgets."""
        begins = game.count != self.answered
        self.answered = game.count + 1
        imagined = game.imagine(game.question().seat, self.rng.next())
        return self.decide(imagined) if begins else self.search(imagined, self.settings.later)

    def decide(self, imagined: Game) -> int:
        """The first answer of a turn."""
        self.tree = Node()
        self.deals = []
        return self.search(imagined, self.settings.iterations)

    def memory(self) -> Document:
        return {"deals": self.deals, "tree": self.tree.written()}

    def go_on(self, imagined: Game, memory: Document) -> int:
        self.deals = list(memory["deals"])
        self.tree = Node()
        self.tree.read(memory["tree"])
        return self.search(imagined, self.settings.later)

    def search(self, imagined: Game, iterations: int) -> int:
        self.until = monotonic() + self.settings.milliseconds / 1000.0
        answers = imagined.options().listed()
        if not self.settings.by_chance:
            answers = self.promising(imagined, answers, iterations)
            iterations -= imagined.options().count
        self.searched = [self.tree.branch(answer) for answer in answers]
        best = self.halve(imagined, self.searched, iterations)
        self.tree = best.next
        return best.answer

    def promising(self, imagined: Game, answers: list[int], iterations: int) -> list[int]:
        """The answers worth a search, best first. A look at each is an iteration: with too few
        some are overlooked, and if not enough are left to search, the best look decides."""
        if len(answers) > iterations:
            answers = self.some(answers, iterations)
        lines: list[Line] = []
        for answer in answers:
            if lines and self.is_late():
                break
            lines.append(self.greedy.line(imagined, answer))
        lines.sort(key=value_of, reverse=True)  # of equal ones the first stays first
        self.looked = lines
        width = (iterations - len(answers)) // DEALS
        if width > self.settings.width:
            width = self.settings.width
        return [line.answer for line in lines[: width if width > 1 else 1]]

    def some(self, answers: list[int], count: int) -> list[int]:
        """So many of them, by chance, in their order."""
        left = answers.copy()
        while len(left) > count:
            left.pop(self.rng.below(len(left)))
        return left

    def halve(self, imagined: Game, branches: list[Branch], iterations: int) -> Branch:
        """Play all of them on the same deals, keep the better half, until one is left."""
        stages = (len(branches) - 1).bit_length()
        deals = 0
        while len(branches) > 1:
            deals += max(1, iterations // (stages * len(branches)))
            for deal in range(deals):
                for branch in branches:
                    if not branch.is_known(deal):
                        if self.is_late():
                            return better_half(branches, deal)[0]
                        self.iterate(imagined, branch, deal)
            branches = better_half(branches, deals)
        return branches[0]

    def is_late(self) -> bool:
        return self.settings.milliseconds != UNBOUNDED and monotonic() > self.until

    def iterate(self, imagined: Game, branch: Branch, deal: i64) -> None:
        """Play an answer on a deal, and learn how it went."""
        self.iterations += 1
        while len(self.deals) <= deal:
            self.deals.append(self.rng.next())
        seat = imagined.stack[-1].seat
        game = imagined.imagine(seat, self.deals[deal])
        if not game.options().has(branch.answer):
            return  # on this deal it could not be given
        path = [branch]
        game.play(branch.answer)
        while is_asked(game, seat):
            path.append(path[-1].next.branch(self.quick_answer(game, seat)))
            game.play(path[-1].answer)
        reward = self.play_on(game, seat)
        for branch in path:
            branch.learn(deal, reward)

    def quick_answer(self, game: Game, seat: i64) -> i64:
        if self.settings.by_chance:
            out = game.options()
            return out.items[self.rng.below(out.count)]
        stop = self.greedy.shortest(game, last_option(game), seat)
        return self.greedy.look_ahead(game, seat, stop).answer

    def play_on(self, game: Game, seat: i64) -> float:
        """What a seat is rewarded with, as all go on. Each gets all of greedy's care: who takes
        rivals for careless prepares for turns they will not have. The table after every round
        counts alike; the last one alone is more a matter of luck."""
        if self.settings.by_chance:
            return self.reward(self.any_turns(game), seat)
        rounds = self.settings.turns // game.seats()
        total = 0.0
        for _ in range(rounds):
            for _ in range(game.seats()):
                if game.stack:
                    game = self.greedy.best_line(game).table
            total += self.reward(game, seat)
        return total / rounds if rounds else self.reward(game, seat)

    def any_turns(self, game: Game) -> Game:
        for _ in range(self.settings.turns):
            if not game.stack:
                break
            asked = game.stack[-1].seat
            while is_asked(game, asked):
                game.play(self.quick_answer(game, asked))
        return game

    def reward(self, game: Game, seat: i64) -> float:
        """The part of the victory a seat has; before the end, its part of e to the power of what
        the table is worth to each seat. Two values that differ by the scale make 73 and 27 %."""
        if not game.stack:
            ranking = game.ranking()
            return 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
        own = self.evaluation.value(game, seat)
        total = 1.0
        for other in range(game.seats()):
            if other != seat:
                ahead = (self.evaluation.value(game, other) - own) / self.scale
                total += exp(ahead if ahead < FAR else FAR)
        return 1.0 / total


def value_of(line: Line) -> int:
    return line.value


def better_half(branches: list[Branch], deals: i64) -> list[Branch]:
    """By their means, best first; of equal ones the more promising stays first."""
    means = [branch.mean(deals) for branch in branches]
    order = sorted(range(len(branches)), key=lambda i: -means[i])
    return [branches[i] for i in order[: (len(branches) + 1) // 2]]

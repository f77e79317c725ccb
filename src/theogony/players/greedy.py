"""The greedy player: it plays every option to the end of its turn and compares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..core.game import Game
from .player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a table is for a seat. This one looks at the points only; games bring a better."""

    def value(self, game: Game, seat: int) -> int:
        """The lead of a seat over the best of the others, as far as one can tell now."""
        scores = game.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return scores[seat] - max(others)

    def scale(self) -> int:
        """Of two players, who values a table so much higher wins about 73 of 100 games."""
        return 10


class Line:
    """An answer, the table at the end of the turn it begins, and how good that table is."""

    def __init__(self, answer: i64, table: Game, value: i64) -> None:
        self.answer: Final = answer
        self.table: Final = table
        self.value: Final = value

    def ends_turn(self, game: Game) -> bool:
        """Whether its answer, given in this game, ends the turn."""
        return self.table.count == game.count + 1


class GreedyPlayer(Player):
    """Looks no further than its own turn, and never at what others might answer to it.

    Tables are only compared where the turn is over: when somebody else is asked, or nobody is.
    Between two options of a line it has begun it looks ahead once: it finishes the turn the
    shortest way behind each. Of equal options it takes the first.
    """

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        super().__init__("greedy", seed)
        self.evaluation: Final = evaluation

    def decide(self, imagined: Game) -> int:
        return self.best_line(imagined).answer

    def best_line(self, game: Game) -> Line:
        """The best turn of the seat that is asked, as far as it sees."""
        answers = game.options().listed()
        best = self.line(game, answers[0])
        for i in range(1, len(answers)):
            line = self.line(game, answers[i])
            if line.value > best.value:
                best = line
        return best

    def line(self, game: Game, answer: i64) -> Line:
        """The turn that an answer begins. The shortest way behind it is the line of the last option
        at the next question, and so on: nothing is played twice to be valued."""
        seat = game.stack[-1].seat
        best = self.shortest(game, answer, seat)
        if best.ends_turn(game):
            return best
        table = game.copy()
        while not best.ends_turn(table):
            table.play(best.answer)
            best = self.look_ahead(table, seat, best)
        return Line(answer, best.table, best.value)

    def look_ahead(self, game: Game, seat: i64, stop: Line) -> Line:
        """The best option if the turn is finished the shortest way behind each; `stop` is the way
        behind the last."""
        answers = game.options().listed()
        best = Line(answers.pop(), stop.table, stop.value)
        for answer in reversed(answers):
            line = self.shortest(game, answer, seat)
            if line.value >= best.value:
                best = line
        return best

    def shortest(self, game: Game, answer: i64, seat: i64) -> Line:
        """An answer, and behind it the shortest way to end the turn."""
        table = game.copy()
        table.play(answer)
        while is_asked(table, seat):
            table.play(last_option(table))
        return Line(answer, table, self.evaluation.value(table, seat))


def is_asked(game: Game, seat: i64) -> bool:
    return len(game.stack) > 0 and game.stack[-1].seat == seat


def last_option(game: Game) -> i64:
    """The shortest way on: where a game lets a player stop, stopping is the last option."""
    options = game.options()
    return options.items[options.count - 1]

"""The end of a game: points by source, then the places."""

from __future__ import annotations

from rich.text import Text

from ..core.game import Game
from .colours import DIM, SEATS
from .lines import column_of, cut, part
from .texts import Texts

NAME = 10  # columns for a name, at least
SPACE = 4  # columns before a name, with the number of the seat


def result_lines(game: Game, texts: Texts, width: int) -> list[Text]:
    """A table of points by source and player, then who came in where."""
    breakdown = game.breakdown()
    sources = list(breakdown[0])
    labels = [texts.game.text(f"source-{source}") for source in sources]
    total, place = texts.say("total"), texts.say("place")
    ties = [texts.say(f"tie-{i}") for i in range(1, len(tie_breaks(game)) + 1)]
    first = max(len(label) for label in [*labels, total, place, *ties]) + 2
    names = [texts.player(seat) for seat in range(len(breakdown))]
    room = column_of(names, NAME, (width - first) // len(names) - SPACE)
    widths = first, room + SPACE
    head = part(" " * first)
    for seat, name in enumerate(names):
        head.append("  ").append(str(seat + 1), SEATS[seat])
        head.append(f" {cut(name, room):>{room}}", "bold")
    lines = [head]
    for source, label in zip(sources, labels, strict=True):
        line = part(f"{label:<{first}}")
        for points in breakdown:
            line.append(f"{points[source]:>{room + SPACE}}", DIM if points[source] == 0 else "")
        lines.append(line)
    lines.append(numbers_line(total, game.scores(), widths))
    for label, worth in zip(ties, tie_breaks(game), strict=True):
        lines.append(numbers_line(label, worth, widths))
    lines.append(numbers_line(place, game.ranking(), widths))
    return [*lines, *winner_lines(game, texts)]


def numbers_line(label: str, numbers: list[int], widths: tuple[int, int]) -> Text:
    first, each = widths
    return part(f"{label:<{first}}" + "".join(f"{number:>{each}}" for number in numbers), "bold")


def tie_breaks(game: Game) -> list[list[int]]:
    """What was compared between the best, by seat: nothing if one has the highest total, else as
    much as it took."""
    worth = game.standing()
    depth = 1
    while depth < len(worth[0]) and shares(worth, depth) > 1:
        depth += 1
    return [[own[i] for own in worth] for i in range(1, depth)]


def shares(worth: list[list[int]], depth: int) -> int:
    """How many are the best by the first things compared."""
    return [own[:depth] for own in worth].count(max(own[:depth] for own in worth))


def winner_lines(game: Game, texts: Texts) -> list[Text]:
    """Who won, and what decided if the totals did not."""
    winners = [texts.player(seat) for seat, place in enumerate(game.ranking()) if place == 1]
    score = max(game.scores())
    text = texts.say("winner", players=listed(winners, texts), count=len(winners), score=score)
    compared = len(tie_breaks(game))
    if compared and len(winners) == 1:
        text += " " + texts.say("decided", what=texts.say(f"tie-{compared}"))
    return [part(text, "bold")]


def listed(names: list[str], texts: Texts) -> str:
    """Names in a sentence: `Ada, Ben and Cleo`."""
    if len(names) == 1:
        return names[0]
    return texts.say("listed", names=", ".join(names[:-1]), last=names[-1])

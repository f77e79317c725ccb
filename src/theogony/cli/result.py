"""The end of a game: points by source, then the places."""

from __future__ import annotations

from rich.text import Text

from ..core.game import Game
from .colours import DIM, SEATS
from .lines import cut, part
from .texts import Texts

NAME = 14  # columns for each player


def result_lines(game: Game, texts: Texts) -> list[Text]:
    """A table of points by source and player, then who came in where."""
    breakdown = game.breakdown()
    sources = list(breakdown[0])
    labels = [texts.game.text(f"source-{source}") for source in sources]
    total, place = texts.say("total"), texts.say("place")
    width = max(len(label) for label in [*labels, total, place]) + 2
    head = part(" " * width)
    for seat in range(len(breakdown)):
        head.append(" " * (NAME - 12))
        head.append(str(seat + 1), SEATS[seat])
        head.append(f" {cut(texts.player(seat), 10):>10}", "bold")
    lines = [head]
    for source, label in zip(sources, labels, strict=True):
        line = part(f"{label:<{width}}")
        for points in breakdown:
            line.append(f"{points[source]:>{NAME}}", DIM if points[source] == 0 else "")
        lines.append(line)
    lines.append(numbers_line(total, game.scores(), width))
    lines.append(numbers_line(place, game.ranking(), width))
    return [*lines, *winner_lines(game, texts)]


def numbers_line(label: str, numbers: list[int], width: int) -> Text:
    return part(f"{label:<{width}}" + "".join(f"{number:>{NAME}}" for number in numbers), "bold")


def winner_lines(game: Game, texts: Texts) -> list[Text]:
    winners = [texts.player(seat) for seat, place in enumerate(game.ranking()) if place == 1]
    score = max(game.scores())
    text = texts.say("winner", players=", ".join(winners), count=len(winners), score=score)
    return [part(text, "bold")]

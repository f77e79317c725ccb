"""Draws the pictures of the README and of terminal.md from real games.

python docs/pictures/draw.py
"""

import io
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import theogony
from theogony.cli.log import short_log
from theogony.cli.screen import Shown, look_of, screen
from theogony.cli.texts import Texts
from theogony.players import named


@dataclass
class Picture:
    """A game of greedy players up to a question to the first of them, asked from a round on."""

    file: str
    game: str
    players: int
    seed: int
    round: int
    width: int
    height: int
    ask: str = ""  # what is asked there, if that matters


PICTURES = [
    Picture("terminal.svg", "deus", players=3, seed=23, round=14, width=110, height=34),
    Picture("terminal-civ.svg", "civ", 2, seed=12, round=16, width=112, height=45, ask="control"),
]


def draw(picture: Picture) -> None:
    name = picture.game
    game = theogony.game(name).new(players=picture.players, seed=picture.seed)
    bots = [named("greedy", name, seed) for seed in range(picture.players)]
    while game.decision is not None:
        mine = game.decision.seat == 0 and picture.ask in ("", game.decision.ask)
        if mine and game.position()["round"] >= picture.round:
            break
        game.choose(bots[game.decision.seat].answer(game))
    names = ["Ada", *[f"Greedy {seat + 1}" for seat in range(1, picture.players)]]
    texts = Texts(name, "en", names)
    log = short_log(game.told(0)[-150:], texts)
    shown = Shown(game.view(0), texts, log, aside=look_of(name).aside(game))
    console = Console(record=True, width=picture.width, file=io.StringIO(), force_terminal=True)
    for line in screen(shown, picture.width, picture.height):
        console.print(line)
    # A name for each: the styles of two pictures on one page must not mix.
    drawn = console.export_svg(title=f"theogony play {name}", unique_id=f"terminal-{name}")
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # nothing from elsewhere
    drawn = drawn.replace("Fira Code", "DejaVu Sans Mono")
    Path(__file__).with_name(picture.file).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    for picture in PICTURES:
        draw(picture)

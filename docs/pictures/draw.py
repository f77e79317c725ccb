"""Draws terminal.svg, the picture of the README, from a real game: python docs/pictures/draw.py"""

import io
import re
from pathlib import Path

from rich.console import Console

import theogony
from theogony.cli.log import Line, short_log
from theogony.cli.screen import Shown, screen
from theogony.cli.texts import Texts
from theogony.players import named

SEED = 23
ROUND = 14
WIDTH, HEIGHT = 110, 34


def main() -> None:
    game = theogony.game("deus").new(players=3, seed=SEED)
    bots = [named("greedy", "deus", seed) for seed in range(3)]
    while game.decision is not None:
        if game.decision.seat == 0 and game.position()["round"] >= ROUND:
            break
        game.choose(bots[game.decision.seat].answer(game))
    texts = Texts("deus", "en", ["Ada", "Greedy 2", "Greedy 3"])
    log: list[Line] = short_log(game.told(0)[-40:], texts)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    for line in screen(Shown(game.view(0), texts, log), WIDTH, HEIGHT):
        console.print(line)
    picture = console.export_svg(title="theogony play deus")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # nothing from elsewhere
    picture = picture.replace("Fira Code", "DejaVu Sans Mono")
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()

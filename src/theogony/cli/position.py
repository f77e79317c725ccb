"""`theogony position`: a position read, checked, drawn and, if wanted, played on."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import WrongInput
from .common import (
    HEIGHT,
    AsJson,
    Language,
    NoColour,
    language_or_default,
    make_console,
    print_json,
    read_position,
    rules_of,
)
from .log import short_log
from .result import result_lines
from .screen import Shown, look_of, screen
from .texts import Texts


def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="YAML or JSON; - for the input.")],
    say: Annotated[
        list[str] | None, typer.Option(metavar="ANSWER", help='Answer, such as "build forum".')
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Whose eyes: 0 is player 1.", show_default="who is asked"),
    ] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="Nobody's eyes.")] = False,
    language: Language = "",
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Check a position, draw it, play on from it."""
    document = read_position(file)
    name = document.get("game", "deus")
    rules = rules_of(name if isinstance(name, str) else str(name))
    texts = Texts(rules.name, language_or_default(language))
    game = rules.from_position(document)
    for answer in say or []:
        game.say(answer)
    if as_json:
        print_json(game.position())
        return
    eyes = seat
    if eyes is None and game.decision is not None:
        eyes = game.decision.seat
    players = len(game.view(None)["seats"])
    if eyes is not None and not 0 <= eyes < players:
        raise WrongInput(f"seat is {eyes}, expected 0 to {players - 1}")
    if spectator:
        eyes = None
    console = make_console(no_colour)
    log = short_log(game.told(eyes), texts)
    for line in log:
        console.print(line.text)
    note = result_lines(game, texts, console.width) if game.over else []
    aside = look_of(rules.name).aside(game)
    shown = Shown(game.view(eyes), texts, log, note=note, aside=aside)
    for text in screen(shown, console.width, max(HEIGHT, console.height) - 1):
        console.print(text)

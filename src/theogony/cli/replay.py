"""`theogony replay`: a saved game turn by turn, in sentences."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import WrongInput
from ..core.game import Game
from ..core.history import events_of
from ..core.record import Replay, begun, game_of, remembered
from ..core.types import NOBODY, Document
from .common import (
    AsJson,
    Language,
    NoColour,
    language_or_default,
    make_console,
    print_json,
    print_yaml,
    read_text,
    record_of,
    rules_of,
)
from .log import short_log, told, under_turns
from .result import result_lines
from .session import names_of
from .texts import Texts


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved record; - for the input.")],
    seat: Annotated[int | None, typer.Option(help="Whose eyes: 0 is player 1.")] = None,
    spectator: Annotated[
        bool, typer.Option("--spectator", help="What all may know. This is the default.")
    ] = False,
    everything: Annotated[bool, typer.Option("--all", help="Secrets too.")] = False,
    to: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after N answers.", min=0)
    ] = None,
    as_position: Annotated[
        bool, typer.Option("--position", help="Print the position there instead.")
    ] = False,
    language: Language = "",
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Tell a saved game turn by turn."""
    if sum([seat is not None, spectator, everything]) > 1:
        raise WrongInput("--seat, --spectator and --all exclude each other")
    text = read_text(file)
    with record_of(file):
        game = replayed(text, to)
    texts = texts_of(text, game, language_or_default(language))
    players = len(game.view(None)["seats"])
    if seat is not None and not 0 <= seat < players:
        raise WrongInput(f"seat is {seat}, expected 0 to {players - 1}")
    if as_position:
        print_json(game.position()) if as_json else print_yaml(game.position())
        return
    messages = all_told(game) if everything else game.told(seat)
    if as_json:
        print_json(document_of(game, messages))
        return
    console = make_console(no_colour)
    for line in under_turns(short_log(messages, texts), texts):
        for part in told(line, console.width):
            console.print(part)
    if game.over:
        for part in result_lines(game, texts, console.width):
            console.print(part)


def texts_of(text: str, game: Game, language: str) -> Texts:
    """The texts with the names of those who played, where the record remembers them."""
    texts = Texts(game.rules.name, language)
    players = remembered(text)
    try:
        return Texts(texts.name, language, names_of(players, texts)) if players else texts
    except WrongInput:  # players this version does not know
        return texts


def replayed(text: str, to: int | None) -> Game:
    """The game after so many answers of a record, all of them by default."""
    record = Replay(rules_of(game_of(text)), text)
    if to is None:
        return record.finish()
    for answers in range(max(to, 1)):
        if not record.step() and to:
            raise WrongInput(f"the record has {answers} answers, expected at least {to}")
    if record.game is None:
        return record.finish()  # which says what is missing
    return record.game if to else begun(record.rules, record.game.origin)


def all_told(game: Game) -> list[Document]:
    """Every event with its secrets: as the seat it is about was told it."""
    found: list[Document] = []
    for event in events_of(game.events):
        message = game.rules.message(event, None if event.seat == NOBODY else event.seat)
        if message is not None:
            found.append(message)
    return found


def document_of(game: Game, messages: list[Document]) -> Document:
    document: Document = {
        "game": game.rules.name,
        "version": game.rules.version,
        "answers": game.count,
        "over": game.over,
        "events": messages,
    }
    if game.over:
        document["scores"] = game.scores()
        document["breakdown"] = game.breakdown()
        document["ranking"] = game.ranking()
    return document

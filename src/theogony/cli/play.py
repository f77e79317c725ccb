"""`theogony play`: a game at the terminal, against bots or with friends on one screen."""

from __future__ import annotations

import logging
from typing import Annotated

import typer
from rich.text import Text

from ..core.catalogue import LANGUAGES
from ..core.errors import SetupError, WrongInput
from ..core.game import Game
from ..core.record import LANGUAGE, Replay, game_of, remembered
from ..core.rulebook import Rulebook
from ..lab.classes import is_class
from ..players import NAMES, SLOW, is_program, split_names
from .colours import WARNING
from .common import (
    GameName,
    Language,
    NoColour,
    Preset,
    Switches,
    language_or_default,
    make_console,
    random_seed,
    read_names,
    read_position,
    read_setup,
    read_text,
    record_of,
    rules_of,
)
from .session import ME, Session, seats_of
from .terminal import Terminal
from .texts import Texts

READING = 3.0  # seconds for a line, before the table is drawn over it
QUIET = logging.NullHandler()  # the table itself tells what bots do wrong


def play(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help=f"Who sits where: me, {', '.join(NAMES)}, bot:COMMAND, python:MODULE:CLASS;"
            " me:Ada gives a name.",
            show_default="me,greedy,greedy",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeats a set-up.", show_default="by chance")
    ] = None,
    preset: Preset = None,
    switch: Switches = None,
    position: Annotated[str, typer.Option(metavar="FILE", help="Begin with this position.")] = "",
    resume: Annotated[str, typer.Option(metavar="FILE", help="Go on with a saved game.")] = "",
    language: Language = "",
    no_colour: NoColour = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses while bots move.")] = False,
) -> None:
    """Play at the terminal, against bots or friends."""
    rules = rules_of(game)
    Texts(rules.name, language_or_default(language))  # an unknown one is refused before all else
    if players is not None:
        read_names(players)
    past: list[Game] = []
    if resume:
        if position or preset is not None or switch or seed is not None:
            raise WrongInput(
                "--resume brings its own set-up: no --position, --preset, --switch or --seed"
            )
        text = read_text(resume)
        with record_of(resume):
            table, past = resumed(rules, text)
        players = players or trusted(remembered(text))
        if remembered(text, LANGUAGE) in LANGUAGES:
            language = language or remembered(text, LANGUAGE)
    elif position:
        if preset is not None or switch:
            raise WrongInput("--position brings its own switches: no --preset, no --switch")
        document = read_position(position)
        if seed is not None:
            document.setdefault("seed", seed)
        table = rules.from_position(document)
    else:
        players = players or f"{ME},greedy,greedy"
        seed = random_seed() if seed is None else seed
        table = rules.new(len(seats_of(players)), seed, read_setup(rules, preset, switch))
    count = len(table.view(None)["seats"])
    players = players or ",".join([ME] + ["greedy"] * (count - 1))
    if len(seats_of(players)) != count:
        raise SetupError(f"players are {players}, expected {count} of them")
    terminal = Terminal(make_console(no_colour), fast)
    session = Session(table, past, players, language_or_default(language), terminal)
    logging.getLogger("theogony.players").addHandler(QUIET)
    session.file = "" if resume == "-" else resume
    say_who_is_slow(session)
    session.run()


def say_who_is_slow(session: Session) -> None:
    """Of the bots the one whose turns take longest, where they do because nothing is compiled."""
    slow = {seat: SLOW[bot.name] for seat, bot in session.bots.items() if bot.name in SLOW}
    if slow:
        seat = max(slow, key=lambda seat: slow[seat])
        who = session.texts.player(seat)
        line = session.texts.say("slow-bot", player=who, seconds=slow[seat])
        session.terminal.tell([Text(line, style=WARNING)])
        session.terminal.pause(READING)


def trusted(players: str) -> str:
    """Who a record says sat there, unless that would start a program or class a file names."""
    for name in split_names(players):
        if is_program(name) or is_class(name):
            what = "program" if is_program(name) else "class"
            begun = "started" if is_program(name) else "loaded"
            raise WrongInput(
                f"the record names the {what} {name!r}, which is not {begun} unless you say so:"
                " expected --players"
            )
    return players


def resumed(rules: Rulebook, text: str) -> tuple[Game, list[Game]]:
    """The game a record leads to, and the tables that undo may still go back to."""
    name = game_of(text)
    if name != rules.name:
        raise WrongInput(f"the record is of {name}, expected {rules.name}")
    replay = Replay(rules, text)
    past: list[Game] = []
    while True:
        before = replay.game.copy() if replay.game is not None else None
        if not replay.step():
            return replay.finish(), past
        if before is not None and replay.game is not None:
            barrier = replay.game.barrier
            past = [game for game in [*past, before] if game.count >= barrier]

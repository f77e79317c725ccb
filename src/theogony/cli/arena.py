"""`theogony arena`: players meet until it is clear who is stronger."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..core.errors import WrongInput
from ..lab.arena import Failed, Plan
from ..lab.arena import arena as play_arena
from ..lab.arena.games import CAP
from ..lab.arena.report import AGAIN, Sheet, sheets, summary
from ..lab.arena.results import usual_folder
from .common import (
    AsJson,
    GameName,
    NoColour,
    Preset,
    Seed,
    Switches,
    Workers,
    make_console,
    print_json,
    progress_bar,
    read_names,
    read_setup,
    rules_of,
)


def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option(metavar="NAMES", help="Who meets, every pair: greedy,random.")
    ] = "greedy,random",
    games: Annotated[
        int,
        typer.Option(
            metavar="N", help="Games of each pair or table, rounded up to balance the seats."
        ),
    ] = 400,
    seats: Annotated[
        int, typer.Option(metavar="K", help="Tables of K players instead of pairs.")
    ] = 2,
    seed: Seed = 0,
    preset: Preset = None,
    switch: Switches = None,
    cap: Annotated[
        int, typer.Option(metavar="N", help="Leave a game unfinished after N answers.")
    ] = CAP,
    until_decided: Annotated[
        bool,
        typer.Option("--until-decided", help="Stop a table when it is clear who is stronger."),
    ] = False,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder",
            help="Each player meets only the one before, until it is clear whether it is stronger.",
        ),
    ] = False,
    bounds: Annotated[
        str,
        typer.Option(
            metavar="LOW,HIGH", help="Stronger: wins the share HIGH rather than LOW of the games."
        ),
    ] = "0.55,0.65",
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where games and results go; a run found there goes on.",
            show_default="arena-GAME",
        ),
    ] = None,
    workers: Workers = None,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on Ray (make install EXTRAS=ray).")
    ] = False,
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Let players meet at seat-balanced tables and rate them."""
    plan = Plan(
        game,
        read_names(players),
        games=games,
        seats=seats,
        seed=seed,
        switches=read_setup(rules_of(game), preset, switch),
        cap=cap,
        until_decided=until_decided,
        ladder=ladder,
        bounds=read_bounds(bounds),
    )
    folder = out or usual_folder(game)
    try:
        with progress_bar(f"{game}: games", no_colour) as bar:
            task = bar.add_task("games", total=None)

            def tick(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            found = play_arena(plan, folder, workers, ray, tick)
    except Failed as failure:
        sentence = " ".join(str(failure).split())
        print(f"theogony: {sentence}; the games before are kept in {folder}", file=sys.stderr)
        raise typer.Exit(1) from failure
    except KeyboardInterrupt:
        print(f"theogony: stopped; the same command goes on with {folder}", file=sys.stderr)
        raise typer.Exit(1) from None
    if as_json:
        print_json(found)
        return
    console = make_console(no_colour)
    for line in summary(found):
        console.print(line)
    for sheet in sheets(found):
        console.print(table(sheet))
    console.print(f"games, results and report.html are in {folder}")
    console.print(AGAIN)
    console.print(found["command"], soft_wrap=True)  # on one line, to be copied


def read_bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError as error:
        raise WrongInput(f"bounds is {text!r}, expected two shares such as 0.55,0.65") from error
    return low, high


def table(sheet: Sheet) -> Table:
    made = Table(title=sheet.title.lower(), caption=sheet.note or None)
    for number, heading in enumerate(sheet.headings):
        made.add_column(heading, justify="right" if number else "left")
    for line in sheet.lines:
        made.add_row(*line)
    return made

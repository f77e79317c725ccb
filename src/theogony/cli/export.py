"""`theogony export`: decisions and outcomes of many games as JSON lines and Parquet."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from .. import GAMES
from ..core.errors import WrongInput
from ..lab.export import STDOUT, expect_outs, simulated, stored
from ..lab.export import export as write
from ..lab.processes import expect_workers
from ..lab.simulate import Plan, expect_plan
from .common import (
    NoColour,
    Preset,
    Switches,
    Vary,
    Workers,
    progress_bar,
    read_names,
    read_setup,
    rules_of,
)


def export(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME|FILE…", help=f"A game to simulate ({', '.join(GAMES)}), or saved records."
        ),
    ],
    out: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE",
            help="Write to FILE.jsonl or FILE.parquet; may be given twice.",
            show_default="JSON lines on the output",
        ),
    ] = None,
    views: Annotated[
        bool, typer.Option("--views", help="With what the seat asked saw at each decision.")
    ] = False,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="How many games.", show_default="100")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Players by seat; they change seats from game to game.",
            show_default="greedy,random,random",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same games.", show_default="0")
    ] = None,
    preset: Preset = None,
    switch: Switches = None,
    vary: Vary = False,
    cap: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Leave a game unfinished after N answers.", show_default="100000"
        ),
    ] = None,
    workers: Workers = None,
    no_colour: NoColour = False,
) -> None:
    """Write decisions and outcomes of simulated or saved games as JSON lines or Parquet."""
    outs = out or [STDOUT]
    expect_outs(outs)
    if what[0] in GAMES:
        if len(what) > 1:
            raise WrongInput(f"{what[1]} comes after {what[0]}, expected one game, or records")
        switches = read_setup(rules_of(what[0]), preset, switch)
        names = read_names("greedy,random,random" if players is None else players)
        games = 100 if games is None else games
        plan = Plan(what[0], games, names, seed or 0, vary, False, switches, cap)
        expect_plan(plan)
        stories = simulated(plan, expect_workers(workers))
    else:
        if vary or any(x is not None for x in (games, players, seed, preset, switch, cap, workers)):
            raise WrongInput("records bring their own games: only --out and --views go with them")
        games = len(what)
        for path in what:
            if not Path(path).is_file():
                known = ", ".join(GAMES)
                raise WrongInput(f"{path} is no file and no game, expected a record or: {known}")
        stories = stored(what)
    try:
        with progress_bar("games", no_colour) as bar:
            task = bar.add_task("games", total=games)
            done, decisions = write(stories, outs, views, lambda n: bar.advance(task, n))
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
    if STDOUT not in outs:
        print(f"{done} games with {decisions} decisions are in {', '.join(outs)}")

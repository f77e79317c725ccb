"""`theogony tune`: better weights for the evaluation of a game."""

from __future__ import annotations

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import WrongInput
from ..lab.simulate import MOST_DECISIONS
from ..lab.tune import Plan, Weights, expect_plan
from ..lab.tune import tune as play_tune
from .common import (
    GameName,
    NoColour,
    Preset,
    Seed,
    Switches,
    Workers,
    progress_bar,
    read_setup,
    read_text,
    rules_of,
)


def tune(
    game: GameName,
    steps: Annotated[int, typer.Option(metavar="N", help="Steps in all; 0 only confirms.")] = 300,
    games: Annotated[int, typer.Option(metavar="N", help="Games of a step.")] = 20,
    confirm: Annotated[int, typer.Option(metavar="N", help="Games in the end, old to new.")] = 400,
    seats: Annotated[int, typer.Option(metavar="K", help="Players at a table.")] = 2,
    only: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Weights to tune.", show_default="all")
    ] = None,
    start: Annotated[
        str | None, typer.Option(metavar="FILE", help="Weights to begin with, as JSON.")
    ] = None,
    seed: Seed = 0,
    preset: Preset = None,
    switch: Switches = None,
    cap: Annotated[
        int, typer.Option(metavar="N", help="After N answers points decide a game.")
    ] = MOST_DECISIONS,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the steps go; a run found there goes on.",
            show_default="tune-GAME.jsonl",
        ),
    ] = None,
    workers: Workers = None,
    no_colour: NoColour = False,
) -> None:
    """Tune the weights of the greedy player's evaluation by matches against itself."""
    switches = read_setup(rules_of(game), preset, switch)
    names = only.split(",") if only is not None else []
    begin = read_weights(start) if start is not None else {}
    plan = Plan(game, steps, games, confirm, seats, seed, switches, names, begin, cap)
    expect_plan(plan)
    path = out or Path(f"tune-{game}.jsonl")
    try:
        with progress_bar(f"{game}: steps", no_colour) as bar:
            task = bar.add_task("steps", total=steps)
            found = play_tune(plan, path, workers, lambda done: bar.update(task, completed=done))
    except (KeyboardInterrupt, BrokenProcessPool):
        print(f"theogony: stopped; the same command goes on with {path}", file=sys.stderr)
        raise typer.Exit(1) from None
    for reason in dict.fromkeys(found["left_out"].values()):
        names = [name for name, why in found["left_out"].items() if why == reason]
        print(f"left out, as it {reason}: {', '.join(names)}")
    changed = {name: new for name, new in found["new"].items() if new != found["old"][name]}
    for name, new in changed.items():
        print(f"{name}: {found['old'][name]} → {new}")
    print(json.dumps(changed))
    print(
        f"new against old: {found['wins']:g} of {found['games']} fresh games, {found['share']:.1%}"
        f" (95 %: {found['low']:.1%} – {found['high']:.1%})"
    )


def read_weights(path: str) -> Weights:
    text = read_text(path)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WrongInput(f"{path} is no JSON") from error
    if not isinstance(found, dict):
        raise WrongInput(f"{path} holds no weights, expected names with numbers")
    return found

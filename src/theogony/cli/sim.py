"""`theogony sim`: many games, a progress bar, then what they tell."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..core.switches import shown
from ..core.types import Document
from ..lab.simulate import Plan, expect_plan, simulate
from .common import (
    AsJson,
    GameName,
    NoColour,
    Preset,
    Seed,
    Switches,
    Vary,
    Workers,
    make_console,
    print_json,
    progress_bar,
    read_names,
    read_setup,
    rules_of,
)

FAILURES = 10  # games that failed are told, up to so many; their number is in the summary


def sim(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    players: Annotated[
        str, typer.Option(metavar="NAMES", help="Players by seat: greedy,random,random.")
    ] = "greedy,random,random",
    seed: Seed = 0,
    preset: Preset = None,
    switch: Switches = None,
    vary: Vary = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the invariants after every answer.")
    ] = False,
    cap: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Leave a game unfinished after N answers.",
            show_default="a game that does not end has failed",
        ),
    ] = None,
    workers: Workers = None,
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Play many games and tell who won, how long they were and how each card did."""
    switches = read_setup(rules_of(game), preset, switch)
    plan = Plan(game, games, read_names(players), seed, vary, check, switches, cap)
    expect_plan(plan)
    with progress_bar(f"{game}: games", no_colour) as bar:
        task = bar.add_task("games", total=games)
        found = simulate(plan, workers, lambda done: bar.advance(task, done))
    if as_json:
        print_json(found)
    else:
        show(found, make_console(no_colour))
    for failure in found["failures"][:FAILURES]:
        print(f"theogony: {' '.join(failure.split())}", file=sys.stderr)
    if found["failures"]:
        raise typer.Exit(1)


def show(found: Document, console: Console) -> None:
    console.print(summary(found))
    if not found["ended"]:
        return
    console.print(results(found["by_player"], "player"))
    console.print(results(found["by_seat"], "seat"))
    console.print(lengths(found))
    if found.get("cards"):
        console.print(cards(found["cards"]))
    for name, entries in found.get("things", {}).items():
        console.print(things(name, entries))
    console.print(events(found["events"]))


def summary(found: Document) -> str:
    tables = ", ".join(f"{games} of {players}" for players, games in found["tables"].items())
    lines = [
        f"{found['game']}, rules version {found['version']}: {found['games']} games from seed"
        f" {found['seed']}, players {', '.join(found['players'])}",
        f"{found['ended']} games ended, {len(found['failures'])} failed"
        f" (games by number of players: {tables or 'none'})",
    ]
    if found["cap"] is not None:
        lines.append(f"{found['unfinished']} games left unfinished after {found['cap']} answers")
    if found["switches"]:
        chosen = [f"{name}={shown(value)}" for name, value in found["switches"].items()]
        lines.append(f"switches: {', '.join(chosen)}")
    if found["vary"]:
        lines.append("players, other switches and layouts drawn anew for each game")
    if found["check"]:
        lines.append("invariants checked after every answer")
    return "\n".join(lines)


def results(entries: list[Document], what: str) -> Table:
    """Wins with the interval that holds the true share in 95 of 100 cases, and scores."""
    table = Table(title=f"by {what} (a shared victory is divided)")
    table.add_column(what)
    for heading in ("games", "wins", "share", "95 %", "score", "sd", "min", "max"):
        table.add_column(heading, justify="right")
    for entry in entries:
        score = entry["score"]
        table.add_row(
            str(entry[what]),
            str(entry["games"]),
            f"{entry['wins']:.1f}",
            f"{entry['share']:.1%}",
            f"{entry['low']:.1%} – {entry['high']:.1%}",
            *(f"{score['mean']:.1f}", f"{score['sd']:.1f}"),
            *(str(score["min"]), str(score["max"])),
        )
    return table


def lengths(found: Document) -> Table:
    return spreads("length", "of a game", {what: found[what] for what in ("rounds", "decisions")})


def events(entries: list[Document]) -> Table:
    """How often in a game the log told what it told at all."""
    told = {entry["event"]: entry for entry in entries if entry["times"]}
    return spreads("events", "in a game", told)


def spreads(title: str, of: str, rows: dict[str, Document]) -> Table:
    table = Table(title=title)
    table.add_column(of)
    for heading in ("mean", "sd", "min", "max"):
        table.add_column(heading, justify="right")
    for what, numbers in rows.items():
        mean, sd = f"{numbers['mean']:.1f}", f"{numbers['sd']:.1f}"
        table.add_row(what, mean, sd, str(numbers["min"]), str(numbers["max"]))
    return table


def cards(entries: list[Document]) -> Table:
    table = Table(
        title="cards",
        caption="held: times drawn; built: laid into a row; gain: the builder's final score less"
        " the table's mean, per build; marks: among the cards of its kind; *: reconstructed",
    )
    table.add_column("card")
    table.add_column("kind")
    for heading in ("held", "built", "when held", "gain"):
        table.add_column(heading, justify="right")
    table.add_column("marks")
    for entry in entries:
        gain = entry["gain"]
        table.add_row(
            entry["card"] + ("*" if entry.get("reconstructed") else ""),
            entry.get("kind", ""),
            str(entry["held"]),
            str(entry["built"]),
            f"{entry['rate']:.1%}",
            "" if gain is None else f"{gain:+.2f}",
            ", ".join(entry.get("marks", [])),
        )
    return table


def things(name: str, entries: list[Document]) -> Table:
    """How often things were met, and how the seats did that met them."""
    table = Table(title=name, caption="seats: those that met it at all; share: of them, who won")
    table.add_column("")
    for heading in ("times", "seats", "wins", "share", "95 %", "score"):
        table.add_column(heading, justify="right")
    for entry in entries:
        known = entry["games"] > 0
        table.add_row(
            entry["thing"],
            *(str(entry["times"]), str(entry["games"]), f"{entry['wins']:.1f}"),
            f"{entry['share']:.1%}" if known else "",
            f"{entry['low']:.1%} – {entry['high']:.1%}" if known else "",
            f"{entry['score']['mean']:.2f}" if known else "",
        )
    return table

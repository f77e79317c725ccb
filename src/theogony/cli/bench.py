"""`theogony bench`: the engine's speed, side by side with catanatron's."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from .. import GAMES
from ..core.errors import WrongInput
from ..core.switches import shown as switch_value
from ..core.types import Document
from ..extras import to_get
from ..lab.bench import bench as measure
from ..lab.bench import expect_measurable
from .common import (
    AsJson,
    NoColour,
    Preset,
    Switches,
    make_console,
    print_json,
    program,
    read_setup,
    rules_of,
)

SERVER = "server"


def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game, or server: live play of Deus.")
    ] = "deus",
    seconds: Annotated[
        float, typer.Option(metavar="S", help="About so long for each measurement.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="For the games that are played.")] = 0,
    preset: Preset = None,
    switch: Switches = None,
    as_json: AsJson = False,
    no_colour: NoColour = False,
    tables: Annotated[
        int, typer.Option(metavar="N", help="Of the server: so many tables of four people.")
    ] = 250,
    attacks: Annotated[
        bool, typer.Option("--attacks", help="Of the server: how long people wait under attack.")
    ] = False,
    attack: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this attack, or these.")
    ] = None,
) -> None:
    """Measure decisions, copies and imagined games, side by side with catanatron."""
    if game == SERVER:
        if attacks or attack:
            bench_attacks(seconds, seed, tables, attack or [], as_json, no_colour)
        else:
            bench_server(seconds, seed, tables, as_json)
        return
    if game not in GAMES:
        known = ", ".join([*GAMES, SERVER])
        raise WrongInput(f"{game!r} cannot be measured, expected one of: {known}")
    if attacks or attack:
        raise WrongInput(f"attacks are on the server, not on {game}: {program()} bench server")
    rules = rules_of(game)
    switches = read_setup(rules, preset, switch)
    expect_measurable(seconds, seed)
    for players in rules.players:
        rules.new(players, seed, switches)
    busy = Console(stderr=True, no_color=True if no_colour else None)
    with busy.status(f"measuring {game}; this takes about a minute"):
        found = measure(game, seconds, seed, switches)
    if as_json:
        print_json(found)
    else:
        show(found, make_console(no_colour))


def bench_attacks(
    seconds: float, seed: int, tables: int, names: list[str], as_json: bool, no_colour: bool
) -> None:
    """How long honest people wait while somebody attacks, beside quiet times."""
    from ..server.attacks import ATTACKS
    from ..server.attacks import measure as measure_attacks

    expect_measurable(seconds, seed)
    if not 1 <= tables <= 10_000:
        raise WrongInput(f"tables is {tables}, expected 1 to 10000")
    for name in names:
        if name not in ATTACKS:
            known = ", ".join(ATTACKS)
            raise WrongInput(f"no attack is called {name!r}, expected one of: {known}")
    with Console(stderr=True).status("attacking the server"):
        found = measure_attacks("deus", tables, seconds, seed, names or list(ATTACKS))
    if as_json:
        print_json(found)
        return
    how = "compiled" if found["compiled"] else "interpreted"
    console = make_console(no_colour)
    console.print(
        f"theogony {found['version']}, server of {found['game']}, {how}, Python {found['python']},"
        f" {found['tables']} tables of four honest people, one attacker's address"
    )
    console.print(attacked(found))
    held = sum(row["pass"] for row in found["attacks"])
    console.print(
        f"{held} of {len(found['attacks'])} attacks held; lines in the server's log:"
        f" {found['log_lines']}"
    )


def attacked(found: Document) -> Table:
    """The waits of honest people, in quiet and during each attack."""
    table = Table(title="how long honest people wait (ms, p50 / p99)")
    for heading in ("attack", "answer to everybody", "ping", "request", "sent", "p99 ×", ""):
        table.add_column(heading, justify="left" if heading == "attack" else "right")
    table.add_row("quiet", *waits(found["quiet"]), "", "", "")
    for row in found["attacks"]:
        shown = "held" if row["pass"] else "not held"
        sent = str(row["tally"].get("sent", 0))
        table.add_row(row["attack"], *waits(row), sent, f"{row['ratio']:.1f}", shown)
    table.caption = (
        f"held: no p99 above {found['times']:g} times that of quiet; a quiet p99 below"
        f" {found['floor_ms']:g} ms counts as that, which nobody notices"
    )
    return table


def waits(row: Document) -> list[str]:
    kinds = ("answers", "pings", "requests")
    return [f"{row[kind]['p50_ms']:.1f} / {row[kind]['p99_ms']:.1f}" for kind in kinds]


def bench_server(seconds: float, seed: int, tables: int, as_json: bool) -> None:
    """How fast answers reach everybody, with many tables on one core."""
    from ..server.measure import measure as measure_server

    expect_measurable(seconds, seed)
    if not 1 <= tables <= 10_000:
        raise WrongInput(f"tables is {tables}, expected 1 to 10000")
    with Console(stderr=True).status("measuring the server"):
        found = measure_server("deus", tables, seconds, seed)
    if as_json:
        print_json(found)
        return
    how = "compiled" if found["compiled"] else "interpreted"
    print(
        f"theogony {found['version']}, server of {found['game']}, {how}, Python"
        f" {found['python']}, one core, {found['tables']} tables of {found['seats']} people\n"
        f"at {found['rate']:g} answers per second: from an answer to everybody's update"
        f" {found['p50_ms']:.1f} ms (p50), {found['p99_ms']:.1f} ms (p99;"
        f" wanted ≤ {found['most_ms']:g} ms): {verdict(found['pass'])}\n"
        f"at most {found['answers_per_second']:.0f} answers per second\n"
        f"{found['memory_per_table_kb']:.0f} kB of memory for a table with its four connections\n"
        f"{in_browser(found['browser'])}"
    )


def in_browser(found: Document) -> str:
    if "left_out" in found:
        return f"in the browser: not measured, because {found['left_out']}"
    update, first = found["update"], found["first_page"]
    return (
        f"in the browser an update of the board costs {update['p50_ms']:.1f} ms (p50; wanted"
        f" < {update['most_ms']:g} ms), {update['p95_ms']:.1f} ms (p95) of script, style and"
        f" layout: {verdict(update['pass'])}\n"
        f"the first page has {first['kb']:.0f} kB compressed (wanted ≤ {first['most_kb']:g} kB):"
        f" {verdict(first['pass'])}"
    )


def show(found: Document, console: Console) -> None:
    console.print(headline(found))
    console.print(figures(found))
    if found["compiled"]:
        console.print(interpreted(found["interpreted"]))
    console.print(length(found["length"]))
    for entry in found["expanded"]:
        console.print(expanded(entry))
    for entry in found["search"]:
        console.print(search(entry))
    for entry in found["environments"]:
        console.print(environments(entry))
    if not found["environments"]:
        console.print(f"environments: not measured; {to_get('lab')}")


def headline(found: Document) -> str:
    how = "compiled" if found["compiled"] else "interpreted (the targets are for compiled rules)"
    lines = [
        f"theogony {found['version']}, {found['game']}, {how}, Python {found['python']}, one core,"
        " uniformly random play"
    ]
    if found["switches"]:
        chosen = [f"{name}={switch_value(value)}" for name, value in found["switches"].items()]
        lines.append(f"switches: {', '.join(chosen)}")
    if found["catanatron"] is None:
        lines.append(
            f"catanatron is not installed, so there is nothing to compare with; {to_get('bench')}"
        )
    return "\n".join(lines)


def figures(found: Document) -> Table:
    table = Table(title="speed (decisions per second, or time)")
    table.add_column("measured")
    for heading in ("players", "figure", "catanatron ×", "wanted"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for entry in found["rows"]:
        wanted = f"≥ {entry['target']:g} ×" if entry["target"] is not None else ""
        if "most" in entry:
            wanted = f"≤ {entry['most']:.2f} µs"
        table.add_row(
            entry["name"],
            str(entry["players"]),
            shown(entry["value"], entry["unit"]),
            "" if entry["ratio"] is None else f"{entry['ratio']:.1f} ×",
            wanted,
            verdict(entry["pass"]),
        )
        if "most" in entry:
            table.add_section()
    peer = found["catanatron"]
    if peer is not None:
        players = str(peer["players"])
        speed, copy = peer["engine_per_second"], peer["copy_us"]
        table.add_row("catanatron: playout", players, shown(speed, "decisions/s"))
        table.add_row("catanatron: copy", players, shown(copy, "µs"))
    table.caption = "imagine: at most 5 copies of the same state + 3 µs"
    return table


def interpreted(entries: list[Document]) -> Table:
    table = Table(title="the same code interpreted")
    for heading in ("players", "engine playout", "Python playout", "copy", "imagine"):
        table.add_column(heading, justify="right")
    for entry in entries:
        table.add_row(
            str(entry["players"]),
            shown(entry["engine_per_second"], "decisions/s"),
            shown(entry["python_per_second"], "decisions/s"),
            shown(entry["copy_us"], "µs"),
            shown(entry["imagine_us"], "µs"),
        )
    return table


def length(found: Document) -> str:
    """The line that shows that a long history costs nothing."""
    return (
        f"length of the game: after {found['answers']} answers a copy takes"
        f" {found['late_copy_us']:.2f} µs and a decision {found['late_decision_us']:.2f} µs; on the"
        f" same table without its history {found['fresh_copy_us']:.2f} and"
        f" {found['fresh_decision_us']:.2f} µs: {verdict(found['pass'])}"
    )


def expanded(found: Document) -> str:
    """The line that shows what an expansion costs."""
    return (
        f"{found['preset']}, {found['players']} players: engine playout"
        f" {shown(found['expanded_per_second'], 'decisions/s')}, without it"
        f" {shown(found['plain_per_second'], 'decisions/s')}: {found['share']:.0%}"
        f" (wanted ≥ {found['least']:.0%}): {verdict(found['pass'])}"
    )


def search(found: Document) -> str:
    """The line that shows how fast the search is."""
    peer = "" if found["backgammon_per_second"] else ", not here: about"
    wanted = "" if found["pass"] is None else "; wanted as many, and 5 × as many cut off"
    judged = f": {verdict(found['pass'])}" if wanted else ""
    return (
        f"search, {found['players']} players: {shown(found['full_per_second'], 'simulations/s')} by"
        f" chance to the end, {shown(found['cut_per_second'], 'simulations/s')} cut off after a"
        f" round (OpenSpiel on backgammon{peer} {shown(found['least'], 'simulations/s')}"
        f"{wanted}){judged}"
    )


def environments(found: Document) -> str:
    """The line that shows what many tables at once gain."""
    return (
        f"environments, {found['players']} players: PettingZoo"
        f" {shown(found['aec_per_second'], 'steps/s')}, {found['tables']} tables at once"
        f" {shown(found['batch_per_second'], 'steps/s')}, on {found['processors']} processors"
        f" {shown(found['shared_per_second'], 'steps/s')}: {found['times']:.1f} ×"
        f" (wanted ≥ {found['least']:g} ×): {verdict(found['pass'])}"
    )


def shown(value: float, unit: str) -> str:
    """A time, or decisions per second in thousands or millions."""
    if unit == "µs":
        return f"{value:.2f} µs"
    return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value / 1e3:.1f} k/s"


def verdict(passes: bool | None) -> str:
    return "" if passes is None else "pass" if passes else "FAIL"

"""The commands: `theogony serve`, `backup`, `play`, `replay`, `cards`, `rules`, `sim`, …"""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from .. import __version__
from ..core.compiled import is_compiled
from . import arena, backup, bench, cards, export, play, position, replay, rules, serve, sim, tune
from .common import Commands

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"max_content_width": 100},
    help="Civilisation-building board games played exactly.",
)

# Where the terminal cannot show a character, one it has: hexes stay hexes.
PLAIN = str.maketrans("╱╲│─●○·▸▌…–×→“”„▲§★■◆»", '/\\|-*o.>|.-x>"""^s@#%>')


def plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end].translate(PLAIN)
    return lacking.encode(error.encoding, "replace").decode(error.encoding), error.end


codecs.register_error("plain", plain)


def version_text() -> str:
    """The version, and whether the rules run compiled."""
    return f"theogony {__version__} ({'compiled' if is_compiled() else 'interpreted'})"


@app.callback(invoke_without_command=True)
def theogony(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(version_text())
    elif context.invoked_subcommand is None:
        print(context.get_help())


app.command()(serve.serve)
app.command()(backup.backup)
app.command()(play.play)
app.command()(sim.sim)
app.command()(arena.arena)
app.command()(tune.tune)
app.command()(export.export)
app.command()(replay.replay)
app.command()(position.position)
app.command()(cards.cards)
app.command()(rules.rules)
app.command()(bench.bench)


def run() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plain")
    app(prog_name="theogony")

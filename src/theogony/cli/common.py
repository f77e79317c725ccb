"""What all commands share: options, files, the console, and one sentence for wrong input."""

from __future__ import annotations

import json
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

from .. import GAMES, Rulebook
from .. import game as installed
from ..core.errors import PositionError, RecordError, SetupError, UnknownGame, WrongInput
from ..core.types import Document
from ..players import split_names

WIDTH, HEIGHT = 100, 30  # where the terminal does not say
WRONG = 2  # exit status for wrong input

# What Typer finds wrong with a command line. It brings these errors along, under changing names.
UsageError = typer.BadParameter.__bases__[0]
LineError: type[Any] = UsageError.__bases__[0]

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(GAMES)}.")]
Language = Annotated[str, typer.Option(help="Texts in en or de.", show_default="by LANG")]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="Leave out colours.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
PRESETS = ", ".join(name for game in GAMES for name in installed(game).presets)
Preset = Annotated[
    str | None, typer.Option(metavar="NAME", help=f"Switches that go together: {PRESETS}.")
]
Switches = Annotated[
    list[str] | None,
    typer.Option("--switch", metavar="NAME=VALUE", help="A switch, whatever the preset says."),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Vary = Annotated[
    bool, typer.Option("--vary", help="Draw number of players, other switches and layout by game.")
]
Workers = Annotated[
    int | None, typer.Option(metavar="N", help="Processes.", show_default="one per processor")
]


class Commands(TyperGroup):
    """All commands. Wrong input ends in one sentence and exit status 2, wherever it is found."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            status = super().main(*args, **extra)
        except WrongInput as error:
            refuse(str(error))
        except LineError as error:
            refuse(sentence_of(error))
        except typer.Abort:
            sys.exit(1)
        sys.exit(status if isinstance(status, int) else 0)


# What Typer's checks call what they expect.
EXPECTED = {
    "int_parsing": "a whole number",
    "int_parsing_size": "a smaller number",
    "float_parsing": "a number",
    "greater_than_equal": "at least {ge}",
}


def sentence_of(error: Any) -> str:
    """What Typer finds wrong with a command line; of a value in our own words."""
    cause = error.__context__
    for found in cause.errors() if hasattr(cause, "errors") else []:
        if found["type"] in EXPECTED and getattr(error, "param", None) is not None:
            expected = EXPECTED[found["type"]].format(**found.get("ctx", {}))
            return f"{error.param.opts[0]} is {found['input']!r}, expected {expected}"
    return str(error.format_message())


def refuse(why: str) -> None:
    """Say what is wrong, in one line, and leave."""
    sentence = " ".join(why.split())
    print(f"theogony: {sentence}", file=sys.stderr)
    sys.exit(WRONG)


def program() -> str:
    """What runs this program in the shell it was started from: its name, or else its path."""
    started, found = Path(sys.argv[0]), shutil.which("theogony")
    if started.name == "__main__.py" and started.parent.name == "theogony":
        return f"{shlex.quote(sys.executable)} -m theogony"
    if started.stem != "theogony" or not started.exists():
        return "theogony"  # another program runs this one, such as a test
    known = found is not None and started.samefile(found)
    return "theogony" if known else shlex.quote(sys.argv[0])


def rules_of(game: str) -> Rulebook:
    """The rules of a game, by its name."""
    return installed(game)


def language_or_default(language: str) -> str:
    """The language asked for, else the one of the terminal: German or English."""
    if language:
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].startswith("de") else "en"
    return "en"


def make_console(no_colour: bool = False) -> Console:
    """The terminal; where there is none, as wide as the screen is meant to be."""
    wide = WIDTH if not sys.stdout.isatty() and "COLUMNS" not in os.environ else None
    return Console(
        no_color=True if no_colour else None,
        width=wide,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
    )


def progress_bar(what: str, no_colour: bool) -> Progress:
    """How many of many things are done, for whoever watches; nothing of it stays."""
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, no_color=True if no_colour else None),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))


def print_yaml(document: Document) -> None:
    """A document as people write it."""
    text = yaml.safe_dump(document, allow_unicode=True, sort_keys=False, default_flow_style=None)
    print(text, end="")


def random_seed() -> int:
    return secrets.randbits(32)


def read_text(path: str) -> str:
    """The text of a file, of the standard input for `-`."""
    try:
        if path == "-":
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise WrongInput(f"{path} cannot be read: {reason}") from error


def read_names(players: str) -> list[str]:
    """The players of a list."""
    if not players.strip():
        raise WrongInput("--players is empty, expected names such as greedy,random")
    return split_names(players)


@contextmanager
def record_of(path: str) -> Iterator[None]:
    """What is wrong with a record is said with the name of its file."""
    try:
        yield
    except (RecordError, UnknownGame) as error:
        line = "line 2: " if isinstance(error, UnknownGame) else ""
        raise RecordError(f"{'the input' if path == '-' else path}, {line}{error}") from error


def read_position(path: str) -> Document:
    """A position in YAML or JSON."""
    text = read_text(path)
    path = "the input" if path == "-" else path
    try:
        document = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise PositionError(f"{path}, line {line}: no YAML and no JSON: {error.problem}") from error
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise PositionError(f"{path} is no YAML and no JSON") from error
    if not isinstance(document, dict):
        raise PositionError(f"{path} holds no position, expected names with values")
    return document


def read_setup(rules: Rulebook, preset: str | None, switches: list[str] | None) -> Document:
    """The switches of a preset, then those given one by one."""
    return rules.preset(preset) | read_switches(switches or [])


def read_switches(given: list[str]) -> Document:
    """Switches as `name=value`: true, false, a number, a word, or JSON."""
    found: Document = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise SetupError(f"switch {text!r} has no value, expected name=value")
        found[name] = read_value(name, value)
    return found


def read_value(name: str, value: str) -> object:
    if value[0] in "[{":
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as error:
            raise SetupError(f"switch {name} is no JSON: {value}") from error
    if value in ("true", "false"):
        return value == "true"
    digits = value.removeprefix("-")
    return int(value) if digits.isdecimal() and len(digits) < 40 else value

"""Theogony plays civilisation-building board games: the door for Python programs.

    deus = theogony.game("deus")
    game = deus.new(players=3, seed=7)
    game.decision, game.names(), game.why_not("build forum")
    game.say("build forum")

`help(theogony.Game)` and `help(theogony.Rulebook)` tell what may be relied on.
"""

from importlib import import_module as _import_module
from pathlib import Path as _Path

from .core.errors import (
    IllegalChoice,
    PositionError,
    RecordError,
    SetupError,
    UnknownGame,
    WrongInput,
)
from .core.game import Decision, Game
from .core.record import Record, Replay
from .core.record import game_of as _game_of
from .core.rulebook import Rulebook

__version__ = "0.1.0"
GAMES = ["deus", "civ"]


def game(name: str) -> Rulebook:
    """The rules of a game: `theogony.game("deus")`. UnknownGame names those installed."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r} is installed, expected one of: {', '.join(GAMES)}")
    rules = _import_module(f"theogony.{name}").GAME
    assert isinstance(rules, Rulebook), f"theogony.{name} has no rulebook"
    return rules


def open_record(path: str | _Path) -> Replay:
    """A saved record, ready to be replayed step by step. RecordError: it cannot be read."""
    try:
        text = _Path(path).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise RecordError(f"{path} cannot be read: {reason}") from error
    return Replay(game(_game_of(text)), text)


def replay(path: str | _Path) -> Game:
    """The game a saved record leads to. RecordError names the first line that does not fit."""
    return open_record(path).finish()


__all__ = [
    "GAMES",
    "Decision",
    "Game",
    "IllegalChoice",
    "PositionError",
    "Record",
    "RecordError",
    "Replay",
    "Rulebook",
    "SetupError",
    "UnknownGame",
    "WrongInput",
    "__version__",
    "game",
    "open_record",
    "replay",
]

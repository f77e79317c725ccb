"""Players that are classes of one's own, named to a command as `python:module:Class`.

To load a module is to run it. So such a name must come from whoever runs this program:
`players.named` does not know it, and the server, which imports nothing of `lab`, cannot.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import SupportsIndex, TypeVar

from ..core.errors import WrongInput
from ..core.game import Game
from ..players import Player, named

T = TypeVar("T")

CLASS = "python:MODULE:CLASS"  # with the module as `import` names it
NAME = re.compile(r"python:(?P<module>[\w.]+):(?P<made>\w+)")


def is_class(name: str) -> bool:
    return name.partition(":")[0] == "python"


def called(name: str, game: str, seed: int) -> Player:
    """A player by any name a command takes, for one game, with a seed of its own."""
    return OwnPlayer(name, seed) if is_class(name) else named(name, game, seed)


class OwnPlayer(Player):
    """An object of such a class, made with the name and the seed. What it does wrong is said in a
    sentence that names it."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        module, made = class_of(name)
        self.file = getattr(module, "__file__", None)
        self.own = self.tried("when it is made", lambda: made(name, seed))

    def answer(self, game: Game) -> int:
        """As it answers in a program of one's own: imagined by its own seed."""
        seat = game.question().seat
        seed = self.tried("when it begins to think", lambda: self.own.rng.next())
        return self.decide(game.imagine(seat, seed))

    def decide(self, imagined: Game) -> int:
        where = f"at seat {imagined.question().seat}"
        names = imagined.names()
        number, said = self.tried(where, lambda: read(self.own.decide(imagined)))
        if number in names:
            return number
        expected = ", ".join(f"{answer} ({name})" for answer, name in names.items())
        raise WrongInput(f"{self.name} {where} answered {said}, expected one of: {expected}")

    def ready(self) -> None:
        self.tried("when asked whether it is ready", self.own.ready)

    def finish(self, game: Game) -> None:
        self.tried("at the end of the game", lambda: self.own.finish(game))

    def tried(self, when: str, act: Callable[[], T]) -> T:
        try:
            return act()
        except (Exception, SystemExit) as error:
            raise WrongInput(f"{self.name} {when} raised {told(error, self.file)}") from error


def read(answer: object) -> tuple[int, str]:
    """The number of an answer, -1 if it is none, and how it is written: both by its own code."""
    return index(answer) if isinstance(answer, SupportsIndex) else -1, f"{answer!r:.200}"


def class_of(name: str) -> tuple[ModuleType, type[Player]]:
    """The class and its module, looked for in the current folder first, as `python -m` does."""
    match = NAME.fullmatch(name)
    if match is None:
        raise WrongInput(f"{name!r} names no class, expected {CLASS}")
    try:
        here = os.getcwd()
    except OSError as error:
        raise WrongInput(f"{name!r}: the current folder is not there any more") from error
    if here not in sys.path:
        sys.path.insert(0, here)
    module = loaded(name, match["module"], here)
    found = getattr(module, match["made"], None)
    if not isinstance(found, type):
        where = getattr(module, "__file__", None) or match["module"]
        raise WrongInput(f"{name!r}: {where} has no class {match['made']!r}")
    if (
        not issubclass(found, Player)
        or issubclass(found, OwnPlayer)
        or found.decide is Player.decide
    ):
        expected = "expected a subclass of theogony.players.Player with a method decide"
        raise WrongInput(f"{name!r}: {match['made']} cannot play, {expected}")
    return module, found


def loaded(name: str, module: str, here: str) -> ModuleType:
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            where = f"in {here} and none is installed, expected a name as `import` takes it"
            raise WrongInput(f"{name!r}: there is no module {module!r} {where}") from error
        raise WrongInput(f"{name!r}: to import {module} raised {told(error, None)}") from error


def told(error: BaseException, file: str | None) -> str:
    """What was raised, on one line, and where in the file of the class, else where it came from. A
    SyntaxError says itself where it is."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    told = f"{type(error).__name__}: {text}" if text else type(error).__name__
    if isinstance(error, SyntaxError) and error.lineno is not None:
        return told
    lines = extract_tb(error.__traceback__)
    line = next((line for line in reversed(lines) if line.filename == file), lines[-1])
    return f"{told} ({Path(line.filename).name}, line {line.lineno})"

"""Players of games: random, greedy, those that search, and programs in any language."""

from ..core.errors import WrongInput
from .chance import RandomPlayer
from .civ import CivEvaluation
from .deus import DeusEvaluation
from .egypt import EgyptEvaluation
from .external import ExternalPlayer, is_program, split_names
from .greedy import Evaluation, GreedyPlayer
from .levels import HINT, LEVELS, SLOW, USUAL, is_search, settings
from .player import Player
from .search import SearchPlayer, Settings
from .table import play_game

NAMES = ["random", "greedy", *LEVELS]


def named(name: str, game: str, seed: int) -> Player:
    """A player by its name, for one game, with a seed of its own: `named("greedy", "deus", 1)`.

    A name `bot:COMMAND` starts a program: it must come from whoever runs this one. WrongInput: no
    player is called so.
    """
    if is_program(name):
        return ExternalPlayer(name, game, seed)
    return built_in(name, game, seed)


def built_in(name: str, game: str, seed: int) -> Player:
    """A player of Theogony's own. Its name may come from anywhere: it runs no other code."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, evaluation(game))
    if is_search(name):
        return SearchPlayer(name, seed, evaluation(game), settings(name))
    if name.startswith("python:"):
        loads = "only the commands play, sim, arena and export load classes"
        raise WrongInput(f"no player is called {name!r} here: {loads}")
    known = ", ".join([*NAMES, "search:ITERATIONS", "search:TIMEms", "bot:COMMAND"])
    raise WrongInput(f"no player is called {name!r}, expected one of: {known}")


def evaluation(game: str) -> Evaluation:
    if game == "deus":
        return EgyptEvaluation()
    return CivEvaluation() if game == "civ" else Evaluation()


__all__ = [
    "HINT",
    "LEVELS",
    "NAMES",
    "SLOW",
    "USUAL",
    "CivEvaluation",
    "DeusEvaluation",
    "EgyptEvaluation",
    "Evaluation",
    "ExternalPlayer",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Settings",
    "is_program",
    "is_search",
    "named",
    "play_game",
    "split_names",
]

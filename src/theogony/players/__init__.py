"""Players of games: random, greedy, and programs in any language."""

from ..core.errors import WrongInput
from .chance import RandomPlayer
from .civ import CivEvaluation
from .deus import DeusEvaluation
from .egypt import EgyptEvaluation
from .external import ExternalPlayer, is_program, split_names
from .greedy import Evaluation, GreedyPlayer
from .player import Player
from .table import play_game

NAMES = ["random", "greedy"]


def named(name: str, game: str, seed: int) -> Player:
    """A player by its name, for one game, with a seed of its own.

    A name `bot:COMMAND` starts a program: it must come from whoever runs this one.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, evaluation(game))
    if is_program(name):
        return ExternalPlayer(name, game, seed)
    known = ", ".join([*NAMES, "bot:COMMAND"])
    raise WrongInput(f"no player is called {name!r}, expected one of: {known}")


def evaluation(game: str) -> Evaluation:
    if game == "deus":
        return EgyptEvaluation()
    return CivEvaluation() if game == "civ" else Evaluation()


__all__ = [
    "NAMES",
    "CivEvaluation",
    "DeusEvaluation",
    "EgyptEvaluation",
    "Evaluation",
    "ExternalPlayer",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "is_program",
    "named",
    "play_game",
    "split_names",
]

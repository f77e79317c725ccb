"""Players of games: random and greedy."""

from ..core.errors import WrongInput
from .chance import RandomPlayer
from .civ import CivEvaluation
from .deus import DeusEvaluation
from .egypt import EgyptEvaluation
from .greedy import Evaluation, GreedyPlayer
from .player import Player
from .table import play_game

NAMES = ["random", "greedy"]


def named(name: str, game: str, seed: int) -> Player:
    """A player by its name, for one game, with a seed of its own."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed, evaluation(game))
    raise WrongInput(f"no player is called {name!r}, expected one of: {', '.join(NAMES)}")


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
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "named",
    "play_game",
]

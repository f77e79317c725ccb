"""Players at a table: the game asks, they answer, until it is over."""

from __future__ import annotations

from ..core.game import Game
from .player import Player


def play_game(game: Game, players: list[Player]) -> None:
    """Play to the end; the players are given by seat."""
    while game.stack:
        game.choose(players[game.question().seat].answer(game))

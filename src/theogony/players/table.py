"""Players at a table: the game asks, they answer, until it is over."""

from __future__ import annotations

from ..core.game import Game
from ..core.playout import UNLIMITED
from .player import Player


def play_game(game: Game, players: list[Player], most: int = UNLIMITED) -> None:
    """Play to the end, or for so many answers at the most; the players are given by seat."""
    try:
        while game.stack and most > 0:
            game.choose(players[game.question().seat].answer(game))
            most -= 1
    finally:
        for player in players:
            player.finish(game)

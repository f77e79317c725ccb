"""Players at a table: the game asks, they answer, until it is over."""

from __future__ import annotations

from ..core.errors import IllegalChoice
from ..core.game import Game
from ..core.playout import UNLIMITED
from .player import Player


def play_game(game: Game, players: list[Player], most: int = UNLIMITED) -> None:
    """Play to the end, or for so many answers at the most; the players are given by seat.

    IllegalChoice names the player that answered what is no option.
    """
    try:
        while game.stack and most > 0:
            player = players[game.question().seat]
            try:
                game.choose(player.answer(game))
            except IllegalChoice as error:
                raise IllegalChoice(f"{player!r}: {error}") from error
            most -= 1
    finally:
        for player in players:
            player.finish(game)

"""The random player: every option is as likely as any other."""

from __future__ import annotations

from ..core.game import Game
from .player import Player


class RandomPlayer(Player):
    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)

    def decide(self, imagined: Game) -> int:
        options = imagined.options()
        return options.items[self.rng.below(options.count)]

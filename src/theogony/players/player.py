"""What every player is: somebody who answers questions of their own seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.game import Game
from ..core.rng import seeded
from ..core.types import Document


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player with a generator of its own, so that games repeat whoever else sits at the table.

    It never sees the real game: what it is handed is imagined from the view of its seat.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name: Final = name
        self.rng: Final = seeded(seed)
        self.faults: list[str] = []  # what it did wrong in its last game; only programs do

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def decide(self, imagined: Game) -> int:
        """The answer to the open question of an imagined game, one of its options."""
        raise NotImplementedError

    def memory(self) -> Document:
        """What it would remember for the rest of the turn, as a document."""
        return {}

    def go_on(self, imagined: Game, memory: Document) -> int:
        """A further answer of the same turn, with what was remembered after the last one."""
        return self.decide(imagined)

    def answer(self, game: Game) -> int:
        """The answer to the open question of a real game, found on an imagined one."""
        return self.decide(game.imagine(game.question().seat, self.rng.next()))

    def ready(self) -> None:
        """WrongInput says why it cannot play. Asked before anything begins."""

    def finish(self, game: Game) -> None:
        """The game is over, or is left: it will not be asked in it again."""

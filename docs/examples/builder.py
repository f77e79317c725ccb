"""A bot that builds whenever it can, and otherwise takes the first option.

theogony play deus --players me,python:docs.examples.builder:Builder
"""

from theogony.core.game import Game
from theogony.players import Player


class Builder(Player):
    def decide(self, imagined: Game) -> int:
        names = imagined.names()  # {answer: name}
        builds = [answer for answer, name in names.items() if name.startswith("build ")]
        return builds[0] if builds else imagined.options().listed()[0]

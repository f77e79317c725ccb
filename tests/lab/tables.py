"""The tables environments are tried at: every game, preset and number of players."""

import pytest

import theogony

TABLES = [
    (game, preset, players)
    for game in theogony.GAMES
    for preset in theogony.game(game).presets or [None]
    for players in theogony.game(game).players
]
at_every_table = pytest.mark.parametrize(("game", "preset", "players"), TABLES)

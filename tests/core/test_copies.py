"""Games are copied and pickled by Python's own means, as planners and other processes want it."""

import copy
import pickle

import pytest

import theogony
from theogony.core.conformance import any_option
from theogony.core.game import Game
from theogony.core.rng import seeded


def begun(name: str, answers: int) -> Game:
    game, rng = theogony.game(name).new(3, 7), seeded(7)
    for _ in range(answers):
        game.choose(any_option(game, rng))
    return game


def unpickled(game: Game) -> Game:
    made = pickle.loads(pickle.dumps(game))
    assert isinstance(made, Game)
    return made


def alike(one: Game, other: Game) -> bool:
    """The same table with the same past and the same future."""
    same = one == other and (one.count, one.barrier) == (other.count, other.barrier)
    same = (
        same and one.told(0) == other.told(0) and one.options().listed() == other.options().listed()
    )
    rng = seeded(1)
    for _ in range(30):
        if one.over:
            break
        answer = any_option(one, rng)
        one.choose(answer)
        other.choose(answer)
    return same and one == other


@pytest.mark.parametrize("name", theogony.GAMES)
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))]
)
def test_a_copy_is_the_same_game_and_goes_its_own_way(name: str, again: object) -> None:
    assert callable(again)
    for answers in (0, 25, 60):
        game = begun(name, answers)
        made = again(game)
        game.choose(game.options().listed()[0])
        assert made != game and made.rules is game.rules
        assert alike(made, begun(name, answers))
        assert made.record().text().count("\n") > answers


@pytest.mark.parametrize("name", theogony.GAMES)
def test_an_imagined_game_is_pickled_as_the_table_it_is(name: str) -> None:
    game = begun(name, 40)
    imagined = game.imagine(game.question().seat, 5)
    for _ in range(3):
        imagined.play(imagined.options().listed()[0])
    made = pickle.loads(pickle.dumps(imagined))
    assert made.quiet and alike(made, imagined.copy())

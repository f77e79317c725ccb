"""Games end even when nobody will ever be able to build again."""

from theogony.core.conformance import any_option
from theogony.core.rng import seeded
from theogony.deus.state import Deus

from .tables import game_with, say, to_move

ENOUGH = 5000  # answers; games by chance take 300 to 1300


def test_a_game_in_which_nobody_can_ever_build_again_ends() -> None:
    """Both piles are empty: what a seat offers it draws again, so no card ever changes hands.

    A second temple needs a card of each colour, and nobody has or will get one. Found in random
    games of four, about once in 20,000.
    """
    rows = [{"temple": ["temple_towns"]}, {"temple": ["temple_cities"]}]
    hands = [["temple_type_civil", "temple_type_science"], ["temple_type_military"]]
    pieces = [{"0,0": ["civil", "temple"]}, {"1,5": ["civil", "temple"]}]
    seats = [{"rows": rows[seat], "hand": hands[seat], "pieces": pieces[seat]} for seat in range(2)]
    game = game_with(*seats, deck=[], discard=[])
    rng = seeded(1)
    while not game.over:
        assert game.count < ENOUGH, "nobody can build, and the game goes on for ever"
        game.choose(any_option(game, rng))


def stuck(idle: int, **seat: object) -> Deus:
    """Two seats, both piles empty, after so many turns without a build."""
    first = {"hand": ["galley", "temple_type_civil"], "goods": {"wood": 1, "wheat": 1, "gold": 0}}
    second = {"hand": ["temple_type_science", "temple_cities"]}
    return game_with({**first, **seat}, second, deck=[], discard=[], idle=idle, start=0)


def test_it_ends_after_twenty_rounds_without_a_build() -> None:
    game = stuck(idle=38)  # nineteen rounds of two
    say(game, "offer galley", "pass")
    assert to_move(game) == 1 and game.view(1)["idle"] == 39
    say(game, "offer temple_cities", "pass", "god vesta")
    assert game.over
    assert {"event": "stalemate", "seat": -1, "rounds": 20} in game.told(None)


def test_a_build_lets_it_go_on() -> None:
    game = stuck(idle=39)
    say(game, "build galley", "hex -1,0")
    assert not game.over and game.view(1)["idle"] == 1


def test_it_ends_so_with_cards_in_the_piles_too() -> None:
    game = game_with({"hand": ["galley", "forum"]}, {"hand": ["school", "baths"]}, idle=39)
    say(game, "offer galley", "pass")
    assert game.over

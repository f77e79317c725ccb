"""What nobody may know can be anything: views and imagined games do not depend on it."""

from collections.abc import Iterator

import pytest

from theogony.civ.printed import GAME, MEDIEVAL, WONDERS
from theogony.core.conformance import any_option, check_secrets
from theogony.core.game import Game
from theogony.core.rng import seeded
from theogony.core.types import Document

from .hidden import ZONES, changed, permuted

ADVANCED: Document = {"map": "advanced", "leaders": "choose"}
LENGTH = 200  # answers
IDS = [wonder.id for wonder in WONDERS]


def tables(players: int, seed: int, switches: Document, every: int) -> Iterator[Game]:
    """A game by chance, to be looked at after every so many answers."""
    game = GAME.new(players, seed, switches)
    rng = seeded(seed)
    while not game.over and game.count < LENGTH:
        if game.count % every == seed % every:
            yield game
        game.choose(any_option(game, rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hidden_zone_is_permuted(players: int) -> None:
    zones: set[str] = set()
    for game in tables(players, 1, ADVANCED, 10):
        zones |= changed(game, permuted(game, None, game.count))
    # With three players the box holds one ancient wonder of each type, the other lies face up.
    assert zones == (set(ZONES) if players == 2 else set(ZONES) - {"box"})


@pytest.mark.rule("civ.comp.open_information")
def test_only_wonders_face_down_are_permuted() -> None:
    for game in tables(3, 2, {}, 25):
        here, there = game.position(), permuted(game, 0, 1).position()
        for name, deck in here["decks"].items():
            assert there["decks"][name][-1:] == deck[-1:]
        assert [zone for zone in here if here[zone] != there[zone] and zone not in ZONES] == []


@pytest.mark.rule("civ.comp.open_information")
@pytest.mark.parametrize("switches", [{}, ADVANCED], ids=["first game", "advanced"])
@pytest.mark.parametrize("players", [2, 4])
def test_views_and_imagined_games_tell_no_secret(players: int, switches: Document) -> None:
    for game in tables(players, 3, switches, 20):
        check_secrets(game, permuted, game.count)


def test_a_wonder_in_the_box_may_be_imagined_in_its_deck() -> None:
    game = GAME.new(2, 1)
    boxed = set(game.position()["box"])
    met: set[str] = set()
    for seed in range(40):
        for deck in game.imagine(0, seed).position()["decks"].values():
            met |= boxed & set(deck)
    # The ancient ones cannot: the others of their types lie face up.
    assert met == {card for card in boxed if WONDERS[IDS.index(card)].era == MEDIEVAL}

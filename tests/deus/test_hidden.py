"""What is hidden from a seat can be anything: views and imagined games do not depend on it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from theogony.core.conformance import any_option, check_secrets
from theogony.core.game import Game
from theogony.core.history import events_of
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.deus.printed import GAME

from .hidden import ZONES, changed, permuted

OPEN: Document = {"joker": True}
SECRET: Document = {"joker": True, "vp_open": False, "start_pieces": 6, "purple_set": "mixed"}


def tables(players: int, seed: int, switches: Document, every: int) -> Iterator[Game]:
    """A game by chance, to be looked at after every so many answers."""
    return looked_at(GAME.new(players, seed, switches), seed, every)


def looked_at(game: Game, seed: int, every: int) -> Iterator[Game]:
    rng = seeded(seed)
    while not game.over:
        if game.count % every == seed % every:
            yield game
        game.choose(any_option(game, rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hidden_zone_is_permuted_for_every_seat(players: int) -> None:
    found: dict[int | None, Counter[str]] = {seat: Counter() for seat in (None, *range(players))}
    posed = {"players": players, "removed": ["forum", "galley"], "discard": ["baths"]}
    games = [GAME.new(players, seed, SECRET) for seed in range(3)] + [GAME.from_position(posed)]
    for seed, begun in enumerate(games):
        for game in looked_at(begun, seed, every=1):
            if game.count < 40 or game.count % 11 == 0:
                for seat, zones in found.items():
                    other = permuted(game, seat, game.count)
                    zones += changed(game, other) if other is not None else Counter()
    for seat, zones in found.items():
        assert sorted(zones) == sorted(ZONES), f"seat {seat}: moved are {zones}"


def test_what_a_seat_has_itself_is_not_permuted() -> None:
    for game in tables(3, 1, SECRET, 13):
        for seat in range(3):
            other = permuted(game, seat, 1)
            if other is not None:
                assert other.position()["seats"][seat] == game.position()["seats"][seat]
                assert other.position()["discard"][-1:] == game.position()["discard"][-1:]


@pytest.mark.parametrize("switches", [OPEN, SECRET], ids=["open", "secret"])
@pytest.mark.parametrize("players", [2, 3])
def test_views_and_imagined_games_tell_no_secret(players: int, switches: Document) -> None:
    for game in tables(players, 4, switches, 23):
        check_secrets(game, permuted, 9)


@pytest.mark.parametrize("players", [2, 3])
def test_those_who_watch_are_told_no_secret(players: int) -> None:
    """The same answer at two tables that look the same to a watcher is told in the same way.

    Unless it leads to different questions: that a seat has something to choose is no secret. Nor
    is the top card of an offering that is being made, once it lies there.
    """
    compared = 0
    for game in tables(players, 6, OPEN, 3):
        seat = game.question().seat
        for watcher in (None, (seat + 1) % players):
            other = permuted(game, watcher, game.count)
            if other is None or game.position()["seats"][seat]["offering"]:
                continue
            for option in set(game.names()) & set(other.names()):
                here, there = game.copy(), other.copy()
                since = len(events_of(here.events))
                here.choose(option)
                there.choose(option)
                if here.pending() == there.pending():
                    assert here.view(watcher) == there.view(watcher)
                    assert here.told(watcher, since) == there.told(watcher)
                    compared += 1
    assert compared > 200


def test_a_leak_would_be_found() -> None:
    """A table that differs in what a seat does see does not pass for one that does not."""

    def leaking(game: Game, seat: int | None, seed: int) -> Game:
        document = game.position()
        document["deck"], drawn = document["deck"][:-1], document["deck"][-1]
        document["discard"].append(drawn)
        return GAME.from_position(document)

    game = GAME.new(2, 1)
    with pytest.raises(AssertionError, match="sees what it may not know"):
        check_secrets(game, leaking, 1)


def test_all_that_is_hidden_may_be_imagined_anywhere() -> None:
    game = GAME.new(3, 1)
    met = {
        card for seed in range(60) for card in game.imagine(0, seed).position()["seats"][1]["hand"]
    }
    own = set(game.position()["seats"][0]["hand"])
    assert len(met) > 45 and met - own

"""Tables of Civilization: A New Dawn that differ only in what nobody may know."""

from theogony.civ.printed import GAME, WONDERS
from theogony.civ.state import Civ
from theogony.core.conformance import read_back
from theogony.core.game import Game
from theogony.core.rng import Rng, seeded
from theogony.core.types import Document

ZONES = ["decks", "box", "generator"]  # each has to change at some table
ORDER = {wonder.id: number for number, wonder in enumerate(WONDERS)}
SORT = {wonder.id: (wonder.type, wonder.era) for wonder in WONDERS}  # cards that change places


def permuted(game: Game, seat: int | None, seed: int) -> Civ:
    """The same table with other secrets. They are the same to all seats and to spectators."""
    document = read_back(game.position())
    permute(document, seeded(seed))
    other = GAME.from_position(document)
    assert isinstance(other, Civ)
    assert other.position() == document
    return other


def permute(document: Document, rng: Rng) -> None:
    """Wonders below the face-up ones and those in the box change places within type and era."""
    unseen = [card for deck in document["decks"].values() for card in deck[:-1]] + document["box"]
    shuffle(unseen, rng)
    for deck in document["decks"].values():
        deck[:-1] = [drawn(unseen, card) for card in deck[:-1]]
    document["box"] = sorted(unseen, key=lambda card: ORDER[card])
    document["generator"] = (
        f"{rng.next():08x}{rng.next():08x}{rng.next():08x}{1 + rng.below(99):08x}"
    )


def drawn(unseen: list[str], card: str) -> str:
    """A card of the same type and era, whichever comes first."""
    other = next(one for one in unseen if SORT[one] == SORT[card])
    unseen.remove(other)
    return other


def shuffle(cards: list[str], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def changed(game: Game, other: Game) -> set[str]:
    """The zones in which two tables differ."""
    here, there = game.position(), other.position()
    return {zone for zone in ZONES if here[zone] != there[zone]}

"""Tables of Deus that differ only in what a seat may not know."""

from collections import Counter

from theogony.core.conformance import read_back
from theogony.core.game import Game
from theogony.core.rng import Rng, seeded
from theogony.core.types import Document
from theogony.deus.cards import IDS
from theogony.deus.printed import CARDS, GAME, PIECES, STANDARD_KINDS, TEMPLE
from theogony.deus.state import Deus

# Everything that somebody does not see: each has to change at some table.
ZONES = [
    *("deck", "discard", "removed", "box", "hand", "offering", "joker"),
    *("chosen", "vp", "generator"),
]
TRIES = 30
TEMPLES = [card.id for card in CARDS if card.kind == TEMPLE]  # there is one of each


def permuted(game: Game, seat: int | None, seed: int) -> Deus | None:
    """The same table, to the eyes of `seat` (None: a spectator), with other secrets.

    None if the open question, another seat's, does not arise at any of the tables tried.
    """
    rng = seeded(seed)
    written = game.position()
    for _ in range(TRIES):
        document = read_back(written)
        permute(document, seat, rng)
        other = GAME.from_position(document)
        assert isinstance(other, Deus)
        if other.position() == document:  # otherwise a question answered itself
            return other
    return None


def permute(document: Document, seat: int | None, rng: Rng) -> None:
    """Put what `seat` cannot see in other places."""
    others = [one for i, one in enumerate(document["seats"]) if i != seat]
    deal_cards(document, others, rng)
    for other in others:
        other["chosen"] = chosen_again(other["chosen"], rng)
        if not document["switches"]["vp_open"] and document["pending"]:
            other["goods"]["vp"] = rng.below(30)
    document["generator"] = (
        f"{rng.next():08x}{rng.next():08x}{rng.next():08x}{1 + rng.below(99):08x}"
    )


def deal_cards(document: Document, others: list[Document], rng: Rng) -> None:
    """Shuffle the deck, the buried discards and the others' hands, offerings and jokers.

    Temples may change places with those in the box.
    """
    buried = document["discard"][:-1]
    piles = [document["deck"], buried, document["removed"]]
    piles += [other[zone] for other in others for zone in ("hand", "offering")]
    jokers = [other for other in others if other["joker"]]
    unseen = [card for pile in piles for card in pile] + [other["joker"] for other in jokers]
    unseen += document["box"]
    shuffle(unseen, rng)
    boxed = [card for card in unseen if card in TEMPLES][: len(document["box"])]
    document["box"] = boxed
    unseen = [card for card in unseen if card not in boxed]
    for pile in piles:
        pile[:] = [unseen.pop() for _ in pile]
    for other in jokers:
        other["joker"] = unseen.pop()
    for hand in [document["removed"], document["box"], *[other["hand"] for other in others]]:
        hand.sort(key=IDS.index)
    document["discard"][:-1] = buried


def shuffle(cards: list[str], rng: Rng) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def chosen_again(chosen: Document, rng: Rng) -> Document:
    """As many pieces as were chosen in secret, of other kinds."""
    again = dict.fromkeys(STANDARD_KINDS, 0)
    for _ in range(sum(chosen.values())):
        free = [kind for kind in STANDARD_KINDS if again[kind] < PIECES]
        again[free[rng.below(len(free))]] += 1
    return again


def changed(game: Game, other: Game) -> Counter[str]:
    """The zones in which two tables differ."""
    here, there = game.position(), other.position()
    table_zones = ("deck", "discard", "removed", "box", "generator")
    zones = Counter(zone for zone in table_zones if here[zone] != there[zone])
    for mine, yours in zip(here["seats"], there["seats"], strict=True):
        seat_zones = ("hand", "offering", "joker", "chosen")
        zones.update(zone for zone in seat_zones if mine[zone] != yours[zone])
        zones.update(["vp"] if mine["goods"]["vp"] != yours["goods"]["vp"] else [])
    return zones

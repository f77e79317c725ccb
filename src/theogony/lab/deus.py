"""What games of Deus tell, how each card did, and layouts by chance."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ..core.hexes import disc, distance
from ..core.rng import Rng
from ..core.rulebook import Rulebook
from ..core.tiles import SIDES
from ..core.types import Document
from ..deus.board import RADIUS
from ..deus.printed import CARDS, KINDS, RECONSTRUCTED
from ..deus.setup import TILES_FOR, variant_of
from ..deus.tiles import LAYOUTS, TILES
from .findings import Count, Findings

if TYPE_CHECKING:
    from .simulate import Played

RARE, COMMON = 1 / 4, 4  # times the mean of the kind: built less or more often is conspicuous
FAR = 2  # standard deviations from the mean of the kind: gains further away are conspicuous
APART = 3  # steps between the middles of two tiles that touch


class CardResults:
    """How a card did.

    It was held as often as it came to a hand, and built as often as it was laid into a row. Its
    gain, for one build, is the final score of the builder less the mean final score of that
    table's players.
    """

    def __init__(self) -> None:
        self.held = 0
        self.built = 0
        self.gains = 0.0

    def document(self) -> Document:
        rate = self.built / self.held if self.held else 0.0
        gain = self.gains / self.built if self.built else None
        return {"held": self.held, "built": self.built, "rate": rate, "gain": gain}


class DeusFindings(Findings):
    """Every card in play: how often it was drawn and built, and what it gained."""

    counts = {
        "drawn": Count("card", ["drew", "took_top", "took_discard"]),
        "built": Count("card", ["laid", "laid_elsewhere"]),
    }

    def __init__(self, rules: Rulebook) -> None:
        super().__init__(rules)
        self.cards = {card.id: CardResults() for card in CARDS}
        self.in_play: set[str] = set()  # the cards that any of the games could bring

    def varied(self, players: int, rng: Rng) -> Document:
        return {"layout": varied_layout(players, rng)}

    def add(self, played: Played) -> None:
        variant = variant_of(self.rules.all_switches(played.switches))
        self.in_play |= {card.id for n, card in enumerate(CARDS) if variant.copies(n)}
        mean = sum(played.scores) / len(played.scores)
        for seat, score in enumerate(played.scores):
            for card, times in played.counts["drawn"][seat].items():
                self.cards[card].held += times
            for card, times in played.counts["built"][seat].items():
                self.cards[card].built += times
                self.cards[card].gains += times * (score - mean)

    def document(self) -> Document:
        """The cards in play in the order of the deck, the conspicuous ones marked.

        With mixed sets a card is compared with all of its kind that were in play.
        """
        cards: list[Document] = []
        for row in CARDS:
            if row.id in self.in_play:
                origin = row.provenance
                card: Document = {"card": row.id} | self.cards[row.id].document()
                card["kind"] = KINDS[row.kind]
                card["set"] = row.set
                card["reconstructed"] = RECONSTRUCTED in (origin.effect, origin.cost, origin.copies)
                cards.append(card)
        for kind in KINDS:
            mark([card for card in cards if card["kind"] == kind])
        return {"cards": cards}


def mark(cards: list[Document]) -> None:
    """Say of the cards of one kind which are conspicuous, and how.

    rare, common: built less than a quarter, or more than four times, as often when held as the
    kind is on average. weak, strong: the gain lies more than two standard deviations of the
    kind's gains below or above their mean.
    """
    held = sum(card["held"] for card in cards)
    rate = sum(card["built"] for card in cards) / held if held else 0.0
    gains = [card["gain"] for card in cards if card["gain"] is not None]
    mean = sum(gains) / len(gains) if gains else 0.0
    sd = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains)) if gains else 0.0
    for card in cards:
        marks: list[str] = []
        if card["held"] and card["rate"] < RARE * rate:
            marks.append("rare")
        if card["rate"] > COMMON * rate:
            marks.append("common")
        if card["gain"] is not None and abs(card["gain"] - mean) > FAR * sd:
            marks.append("strong" if card["gain"] > mean else "weak")
        card["marks"] = marks


def varied_layout(players: int, rng: Rng) -> str | list[Document]:
    """One of the named layouts for so many players, or a free one."""
    names = list(LAYOUTS[players])
    chosen = rng.below(len(names) + 1)
    return names[chosen] if chosen < len(names) else free_layout(TILES_FOR[players], rng)


def free_layout(tiles: int, rng: Rng) -> list[Document]:
    """Tiles laid freely, each touching an earlier one; for some it is said which tile it is."""
    middles = [(0, 0)]
    while len(middles) < tiles:
        free = [
            place
            for place in disc(RADIUS - 1)
            if min(distance(place, middle) for middle in middles) == APART
        ]
        middles.append(free[rng.below(len(free))])
    numbers = vec[i64](range(1, TILES + 1))
    rng.shuffle(numbers)
    layout: list[Document] = []
    for middle, tile in zip(middles, numbers, strict=False):
        laid: Document = {"at": list(middle)}
        if rng.below(2):
            laid["tile"] = tile
        if rng.below(2):
            laid["side"] = SIDES[rng.below(len(SIDES))]
        layout.append(laid)
    return layout

"""What many games tell: wins, scores, length, and how each card did."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from ..core.rulebook import Rulebook
from ..core.types import Document
from ..deus.printed import CARDS, KINDS, RECONSTRUCTED
from ..deus.setup import variant_of

if TYPE_CHECKING:
    from .simulate import Played

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
RARE, COMMON = 1 / 4, 4  # times the mean of the kind: built less or more often is conspicuous
FAR = 2  # standard deviations from the mean of the kind: gains further away are conspicuous


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Numbers:
    """Count, mean, standard deviation, least and most of some whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def document(self) -> Document:
        mean = self.total / self.count if self.count else 0.0
        spread = self.squares - self.total * mean
        sd = sqrt(max(0.0, spread) / (self.count - 1)) if self.count > 1 else 0.0
        return {"mean": mean, "sd": sd, "min": self.least, "max": self.most}


class Results:
    """How a seat or a player did. A shared victory is divided among those who share it."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.scores = Numbers()

    def add(self, played: Played, seat: int) -> None:
        if played.ranking[seat] == 1:
            self.wins += 1 / played.ranking.count(1)
        self.scores.add(played.scores[seat])

    def document(self) -> Document:
        games = self.scores.count
        low, high = wilson(self.wins, games)
        share = self.wins / games if games else 0.0
        return {
            "games": games,
            "wins": self.wins,
            "share": share,
            "low": low,
            "high": high,
            "score": self.scores.document(),
        }


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


class Tally:
    """Games are added in the order of their numbers."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self.games = 0
        self.failures: list[str] = []
        self.tables: dict[int, int] = {}  # games by number of players
        self.rounds = Numbers()
        self.decisions = Numbers()
        self.seats: dict[int, Results] = {}
        self.players: dict[str, Results] = {}
        self.cards = {card: CardResults() for card in rules.words.get("card", [])}
        self.in_play: set[str] = set()  # the cards that any of the games could bring

    def add(self, played: Played) -> None:
        self.games += 1
        if played.failure:
            self.failures.append(played.failure)
            return
        if self.rules.name == "deus":
            variant = variant_of(self.rules.all_switches(played.switches))
            self.in_play |= {card.id for n, card in enumerate(CARDS) if variant.copies(n)}
        count = len(played.players)
        self.tables[count] = self.tables.get(count, 0) + 1
        self.rounds.add(played.rounds)
        self.decisions.add(played.decisions)
        mean = sum(played.scores) / count
        for seat, name in enumerate(played.players):
            self.seats.setdefault(seat, Results()).add(played, seat)
            self.players.setdefault(name, Results()).add(played, seat)
            for card, times in played.drawn[seat].items():
                self.cards[card].held += times
            for card, times in played.built[seat].items():
                self.cards[card].built += times
                self.cards[card].gains += times * (played.scores[seat] - mean)

    def document(self) -> Document:
        return {
            "games": self.games,
            "ended": self.rounds.count,
            "failures": self.failures,
            "tables": {str(count): self.tables[count] for count in sorted(self.tables)},
            "rounds": self.rounds.document(),
            "decisions": self.decisions.document(),
            "by_seat": [{"seat": s} | self.seats[s].document() for s in sorted(self.seats)],
            "by_player": [{"player": p} | self.players[p].document() for p in sorted(self.players)],
            "cards": self.card_documents(),
        }

    def card_documents(self) -> list[Document]:
        """The cards in play in the order of the deck, the conspicuous ones marked.

        With mixed sets a card is compared with all of its kind that were in play.
        """
        cards: list[Document] = []
        for card_id, results in self.cards.items():
            cards.append({"card": card_id} | results.document())
        if self.rules.name == "deus":
            printed = {card.id: card for card in CARDS if card.id in self.in_play}
            cards = [card for card in cards if card["card"] in printed]
            for card in cards:
                row = printed[card["card"]]
                origin = row.provenance
                card["kind"] = KINDS[row.kind]
                card["set"] = row.set
                card["reconstructed"] = RECONSTRUCTED in (origin.effect, origin.cost, origin.copies)
            for kind in KINDS:
                mark([card for card in cards if card["kind"] == kind])
        return cards


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

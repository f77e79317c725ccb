"""What is printed on each card besides its text, and where that comes from, as documents."""

from __future__ import annotations

from ..core.types import Document
from .printed import CARDS, GODS, GOODS, KINDS, Card


def cost_of(card: Card) -> Document:
    """Its cost by good."""
    return {good: int(card.cost[number]) for number, good in enumerate(GOODS) if card.cost[number]}


def facts_of(card: Card) -> Document:
    """English names are translations, so that only German ones have an origin."""
    provenance = card.provenance
    return {
        "id": card.id,
        "set": card.set,
        "kind": KINDS[card.kind],
        "god": GODS[card.kind],
        "cost": cost_of(card),
        "gold_per_rank": int(card.gold_per_rank),
        "buildings_there": int(card.least),
        "once": len(card.once) > 0,
        "copies": int(card.copies),
        "provenance": {
            "name_de": provenance.name,
            "effect": provenance.effect,
            "cost": provenance.cost,
            "copies": provenance.copies,
        },
    }


def cards() -> list[Document]:
    return [facts_of(card) for card in CARDS]

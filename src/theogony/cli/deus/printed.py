"""What is printed on cards, as the terminal says it: kind, set, cost."""

from __future__ import annotations

from ...deus.facts import cost_of
from ...deus.printed import CARDS, GAME, KINDS, Card
from ..texts import Texts

CARD_NUMBERS = {id_: number for number, id_ in enumerate(GAME.words["card"])}


def printed(card: str) -> Card:
    return CARDS[CARD_NUMBERS[card]]


def whole_cost(card: str, texts: Texts) -> str:
    """The cost of a card in words."""
    parts = [texts.price(cost_of(printed(card)))]
    per_rank = printed(card).gold_per_rank
    if per_rank:
        parts.append(texts.say("cost-by-rank", gold=per_rank))
    return ", ".join(part for part in parts if part) or "0"


def short_cost(card: str, texts: Texts) -> str:
    """The cost of a card in two letters for each good."""
    per_rank = printed(card).gold_per_rank
    ranked = texts.say("short-by-rank", gold=per_rank) if per_rank else ""
    return f"{texts.short_price(cost_of(printed(card)))} {ranked}".strip()


def kind_of(card: str) -> str:
    return KINDS[printed(card).kind]


def set_of(card: str) -> str:
    return printed(card).set

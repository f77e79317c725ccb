"""The cards of Deus with cost, copies, text, and where each fact comes from."""

from __future__ import annotations

from itertools import product

from rich.text import Text

from ...core.types import Document
from ...deus.cards import IDS
from ...deus.facts import facts_of
from ...deus.printed import BASE, EGYPT, GODS, KINDS
from ..colours import DIM
from ..lines import part
from ..screen import Thing, text_behind
from ..texts import Texts
from .colours import KIND
from .printed import kind_of, printed, set_of, short_cost, whole_cost

SETS = [BASE, EGYPT]
THINGS = [Thing(card, "card", kind_of(card), set_of(card)) for card in IDS]


def card_document(card: str, texts: Texts) -> Document:
    words = {
        "name": texts.word("card", card),
        "text": texts.game.text(f"card-{card}-text"),
    }
    return facts_of(printed(card)) | words


def card_lines(card: str, texts: Texts) -> list[Text]:
    """One card with all there is to say about it."""
    row = printed(card)
    kind = kind_of(card)
    head = part(f" {texts.word('kind', kind)} ", KIND[kind])
    head.append(f" {texts.word('card', card)}", "bold").append(f"  ({card})", DIM)
    head.append(f"  {texts.say(f'set-{row.set}')}", DIM)
    god = texts.word("god", GODS[row.kind])
    facts = texts.say("card-facts", cost=whole_cost(card, texts), copies=row.copies, god=god)
    if row.least:
        facts += " " + texts.say("card-condition", least=row.least)
    text = Text(texts.game.text(f"card-{card}-text"))
    by_origin: dict[str, list[str]] = {}
    for field, origin in facts_of(row)["provenance"].items():
        by_origin.setdefault(origin, []).append(texts.say(f"field-{field}"))
    origins = "; ".join(
        f"{', '.join(fields)}: {texts.word('provenance', origin)}"
        for origin, fields in by_origin.items()
    )
    return [head, Text(facts), text, Text(texts.say("origin", origins=origins), style=DIM)]


def list_lines(found: list[str], texts: Texts, width: int) -> list[Text]:
    """The cards in brief, by kind and set."""
    lines: list[Text] = []
    names = max(len(texts.word("card", id_)) for id_ in found)
    for kind, set_ in product(KINDS, SETS):
        alike = [id_ for id_ in found if kind_of(id_) == kind and set_of(id_) == set_]
        if not alike:
            continue
        head = part(f" {texts.word('kind', kind)} ", KIND[kind])
        lines.append(head.append(f" {texts.say(f'set-{set_}')}", DIM))
        for id_ in alike:
            row = printed(id_)
            line = part(f"{row.copies}× ", DIM)
            line.append(f"{texts.word('card', id_):<{names}}  ", "bold")
            line.append(f"{short_cost(id_, texts):<10}")
            lines += text_behind(line, texts.game.text(f"card-{id_}-gist"), width)
    return lines

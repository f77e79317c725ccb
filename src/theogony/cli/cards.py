"""`theogony cards`: the cards with cost, copies, text, and where each fact comes from."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import WrongInput
from ..core.types import Document
from ..deus.cards import IDS
from ..deus.printed import CARDS, GODS, KINDS
from .colours import DIM, KIND
from .common import (
    AsJson,
    GameName,
    Language,
    NoColour,
    language_or_default,
    make_console,
    print_json,
    rules_of,
)
from .screen import CARD_NUMBERS, cost_of, cut, kind_of, part
from .texts import Texts

FIELDS = ["name", "effect", "cost", "copies"]


def cards(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="[CARD]", help="A card by id or name.")] = "",
    kind: Annotated[str, typer.Option(help="Only cards of this kind.")] = "",
    language: Language = "",
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Browse the cards and where their facts come from."""
    rules = rules_of(game)
    texts = Texts(rules.name, language_or_default(language))
    if kind and kind not in KINDS:
        raise WrongInput(f"no kind is called {kind!r}, expected one of: {', '.join(KINDS)}")
    found = [id_ for id_ in IDS if not kind or kind_of(id_) == kind]
    if card:
        found = [find_card(card, texts)]
    if as_json:
        shown = [card_document(id_, texts) for id_ in found]
        print_json(shown[0] if card else shown)
        return
    console = make_console(no_colour)
    if card:
        for line in card_lines(found[0], texts):
            console.print(line)
        return
    for line in list_lines(found, texts, console.width):
        console.print(line)


def find_card(said: str, texts: Texts) -> str:
    """The card with this id or name, or the only one that begins like that."""
    wanted = said.casefold().strip()
    spoken = {id_: texts.word("card", id_).casefold() for id_ in IDS}
    for id_ in IDS:
        if wanted in (id_, spoken[id_]):
            return id_
    found = [id_ for id_ in IDS if id_.startswith(wanted) or spoken[id_].startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise WrongInput(texts.say("which-card", said=said, cards=", ".join(found)))
    raise WrongInput(texts.say("no-card", said=said))


def provenance_of(card: str) -> dict[str, str]:
    """Where the facts of a card come from, by field."""
    provenance = CARDS[CARD_NUMBERS[card]].provenance
    return {
        "name": provenance.name,
        "effect": provenance.effect,
        "cost": provenance.cost,
        "copies": provenance.copies,
    }


def card_document(card: str, texts: Texts) -> Document:
    row = CARDS[CARD_NUMBERS[card]]
    return {
        "id": card,
        "kind": kind_of(card),
        "god": GODS[row.kind],
        "name": texts.word("card", card),
        "text": texts.game.text(f"card-{card}-text"),
        "cost": cost_of(card),
        "copies": row.copies,
        "provenance": provenance_of(card),
    }


def card_lines(card: str, texts: Texts) -> list[Text]:
    """One card with all there is to say about it."""
    row = CARDS[CARD_NUMBERS[card]]
    kind = kind_of(card)
    head = part(f" {texts.word('kind', kind)} ", KIND[kind])
    head.append(f" {texts.word('card', card)}", "bold").append(f"  ({card})", DIM)
    cost = texts.price(cost_of(card)) or "0"
    facts = texts.say(
        "card-facts", cost=cost, copies=row.copies, god=texts.word("god", GODS[row.kind])
    )
    text = Text(texts.game.text(f"card-{card}-text"))
    by_origin: dict[str, list[str]] = {}
    for field, origin in provenance_of(card).items():
        by_origin.setdefault(origin, []).append(texts.say(f"field-{field}"))
    origins = "; ".join(
        f"{', '.join(fields)}: {texts.word('provenance', origin)}"
        for origin, fields in by_origin.items()
    )
    return [head, Text(facts), text, Text(texts.say("origin", origins=origins), style=DIM)]


def list_lines(found: list[str], texts: Texts, width: int) -> list[Text]:
    """A line for each card, by kind."""
    lines: list[Text] = []
    names = max(len(texts.word("card", id_)) for id_ in found)
    for kind in KINDS:
        of_kind = [id_ for id_ in found if kind_of(id_) == kind]
        if not of_kind:
            continue
        lines.append(part(f" {texts.word('kind', kind)} ", KIND[kind]))
        for id_ in of_kind:
            row = CARDS[CARD_NUMBERS[id_]]
            line = part(f"{row.copies}× ", DIM)
            line.append(f"{texts.word('card', id_):<{names}}  ", "bold")
            line.append(f"{texts.short_price(cost_of(id_)):<12}")
            rest = width - len(line)
            line.append(cut(texts.game.text(f"card-{id_}-text"), rest))
            lines.append(line)
    return lines

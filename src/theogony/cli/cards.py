"""`theogony cards`: the cards with cost, copies, text, and where each fact comes from."""

from __future__ import annotations

from itertools import product
from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import WrongInput
from ..core.types import Document
from ..deus.cards import IDS
from ..deus.printed import BASE, EGYPT, GODS, KINDS
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
from .printed import cost_of, kind_of, printed, set_of, short_cost, whole_cost
from .screen import cut, part
from .texts import Texts

SETS = [BASE, EGYPT]


def cards(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="[CARD]", help="A card by id or name.")] = "",
    kind: Annotated[str, typer.Option(help="Only cards of this kind.")] = "",
    set_: Annotated[
        str, typer.Option("--set", help=f"Only cards of this set: {', '.join(SETS)}.")
    ] = "",
    language: Language = "",
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Browse the cards and where their facts come from."""
    rules = rules_of(game)
    texts = Texts(rules.name, language_or_default(language))
    if kind and kind not in KINDS:
        raise WrongInput(f"no kind is called {kind!r}, expected one of: {', '.join(KINDS)}")
    if set_ and set_ not in SETS:
        raise WrongInput(f"no set is called {set_!r}, expected one of: {', '.join(SETS)}")
    found = [id_ for id_ in IDS if kind_of(id_) == (kind or kind_of(id_))]
    found = [id_ for id_ in found if set_of(id_) == (set_ or set_of(id_))]
    if card:
        id_ = find_card(card, texts)
        if id_ not in found:
            raise WrongInput(f"{id_} is a {kind_of(id_)} card of the set {set_of(id_)}")
        found = [id_]
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
    """Where the facts of a card come from, by field. English names are translations."""
    provenance = printed(card).provenance
    return {
        "name_de": provenance.name,
        "effect": provenance.effect,
        "cost": provenance.cost,
        "copies": provenance.copies,
    }


def card_document(card: str, texts: Texts) -> Document:
    row = printed(card)
    return {
        "id": card,
        "set": row.set,
        "kind": kind_of(card),
        "god": GODS[row.kind],
        "name": texts.word("card", card),
        "text": texts.game.text(f"card-{card}-text"),
        "cost": cost_of(card),
        "gold_per_rank": int(row.gold_per_rank),
        "buildings_there": int(row.least),
        "copies": row.copies,
        "provenance": provenance_of(card),
    }


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
    for field, origin in provenance_of(card).items():
        by_origin.setdefault(origin, []).append(texts.say(f"field-{field}"))
    origins = "; ".join(
        f"{', '.join(fields)}: {texts.word('provenance', origin)}"
        for origin, fields in by_origin.items()
    )
    return [head, Text(facts), text, Text(texts.say("origin", origins=origins), style=DIM)]


def list_lines(found: list[str], texts: Texts, width: int) -> list[Text]:
    """A line for each card, by kind and set."""
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
            line.append(f"{short_cost(id_, texts):<12}")
            rest = width - len(line)
            line.append(cut(texts.game.text(f"card-{id_}-text"), rest))
            lines.append(line)
    return lines

"""`theogony cards`: what is printed on cards, and where each fact comes from."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import GAMES
from ..core.errors import WrongInput
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
from .screen import Thing, look_of
from .texts import Texts

SETS = sorted({set_ for game in GAMES for set_ in look_of(game).sets})


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
    look = look_of(rules.name)
    texts = Texts(rules.name, language_or_default(language))
    if kind and kind not in look.kinds:
        raise WrongInput(f"no kind is called {kind!r}, expected one of: {', '.join(look.kinds)}")
    if set_ and set_ not in look.sets:
        raise WrongInput(f"no set is called {set_!r}, expected one of: {', '.join(look.sets)}")
    found = [thing for thing in look.things if thing.kind == (kind or thing.kind)]
    found = [thing for thing in found if thing.set == (set_ or thing.set)]
    if card:
        thing = find_card(card, texts)
        if thing not in found:
            raise WrongInput(f"{thing.id} is a {thing.kind} card of the set {thing.set}")
        found = [thing]
    if as_json:
        shown = [look.document(thing, texts) for thing in found]
        print_json(shown[0] if card else shown)
        return
    console = make_console(no_colour)
    described = look.described(found[0], texts) if card else None
    for line in described or look.listed(found, texts, console.width):
        console.print(line)


def find_card(said: str, texts: Texts) -> Thing:
    """The thing with this id or name, or the only one that begins like that."""
    wanted = said.casefold().strip()
    look = look_of(texts.name)
    spoken = [(thing, look.name_of(thing, texts).casefold()) for thing in look.things]
    for thing, name in spoken:
        if wanted in (thing.id, name):
            return thing
    found = [
        thing for thing, name in spoken if thing.id.startswith(wanted) or name.startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(thing.id for thing in found)
        raise WrongInput(texts.say("which-card", said=said, cards=names))
    raise WrongInput(texts.say("no-card", said=said))

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
        wanted = find_cards(card, texts)
        for thing in wanted:
            if thing not in found:
                raise WrongInput(f"{thing.id} is a {thing.kind} card of the set {thing.set}")
        found = wanted
    if as_json:
        shown = [look.document(thing, texts) for thing in found]
        print_json(shown[0] if card and len(shown) == 1 else shown)
        return
    console = make_console(no_colour)
    described = [line for thing in found for line in look.described(thing, texts)] if card else []
    for line in described or look.listed(found, texts, console.width):
        console.print(line)


def find_cards(said: str, texts: Texts) -> list[Thing]:
    """The thing of this id or name, or those that go by it together."""
    return look_of(texts.name).together(said.casefold().strip()) or [find_card(said, texts)]


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
        names = ", ".join(look.name_of(thing, texts) for thing in found)
        raise WrongInput(texts.say("which-card", said=said, cards=names))
    raise WrongInput(texts.say("no-card", said=said))

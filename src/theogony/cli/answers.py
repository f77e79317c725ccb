"""What is typed at a question: a command, a number, a name or the beginning of one."""

from __future__ import annotations

from ..core.errors import WrongInput
from ..core.types import Document
from .screen import look_of, numbered
from .texts import Texts

DEEDS = ["build", "hex", "take"]  # what a bare name stands for, if it is not offered
WHOLE = 12  # how many names a refusal lists


def command_words(texts: Texts) -> dict[str, str]:
    """The commands by their words, in English and in the language of the table."""
    commands = look_of(texts.name).commands
    spoken = {texts.say(f"command-{name}"): name for name in commands}
    return spoken | {name: name for name in commands}


def find_command(said: str, texts: Texts) -> tuple[str, str] | None:
    """A command written out, and what follows it."""
    word, _, rest = said.strip().partition(" ")
    name = command_words(texts).get(word.casefold())
    return (name, rest.strip()) if name else None


def find_short_command(said: str, texts: Texts) -> tuple[str, str] | None:
    """The only command that begins like that, and what follows it."""
    word, _, rest = said.strip().partition(" ")
    words = command_words(texts)
    found = {words[known] for known in words if known.startswith(word.casefold())}
    return (found.pop(), rest.strip()) if len(found) == 1 else None


def find_option(said: str, options: list[Document], texts: Texts) -> Document:
    """The option of this number or name, or the only one that begins like that."""
    wanted = " ".join(said.split()).casefold()
    for number, option in numbered(options):
        if wanted == str(number):
            return option
    spoken = [(option, spellings(option, texts)) for option in options]
    for exact in (True, False):
        found = [
            option
            for option, words in spoken
            if any(word == wanted if exact else word.startswith(wanted) for word in words)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(option["name"] for option in found[:WHOLE])
            raise WrongInput(texts.say("which-option", said=said, options=names))
    numbers = [number for number, _ in numbered(options)]
    raise WrongInput(
        texts.say("no-option", said=said, first=str(min(numbers)), last=str(max(numbers)))
    )


def spellings(option: Document, texts: Texts) -> list[str]:
    """How an option may be typed: its name, its text, or just the thing it is about."""
    name = option["name"]
    found = [name, texts.game.option(option)]
    verb, _, thing = name.partition(" ")
    if thing:
        found.append(thing)
    arguments = option["text"]["arguments"]
    found += [str(word) for word in texts.game.words(arguments).values()]
    if "card" in option:  # the one that lies at the place the option names
        found += [option["card"], texts.word(option.get("field", "card"), option["card"])]
    if "card" in arguments and texts.has(f"use-{verb}"):
        found.append(f"{texts.say(f'use-{verb}')} {texts.word('card', thing)}")
    return [word.casefold() for word in found]


def find_name(said: str, names: list[str], options: list[Document], texts: Texts) -> str:
    """The name of any answer, offered or not: `forum` stands for `build forum`."""
    wanted = " ".join(said.split()).casefold()
    for number, option in numbered(options):
        if wanted == str(number):
            return str(option["name"])
    for spelling in (wanted, *[f"{deed} {wanted}" for deed in DEEDS]):
        if spelling in names:
            return spelling
    found = [name for name in names if name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    spoken = [name for name in names if texts.game.answer(name).casefold() == wanted]
    if len(spoken) == 1:
        return spoken[0]
    raise WrongInput(texts.say("no-name", said=said))

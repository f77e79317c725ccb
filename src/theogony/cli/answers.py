"""What is typed at a question: a command, a number, a name or words, or the beginning of them."""

from __future__ import annotations

from ..core.catalogue import LANGUAGES
from ..core.errors import WrongInput
from ..core.types import Document
from .lines import ranges
from .screen import Shown, look_of, number_of, numbered, short_option
from .texts import Texts

DEEDS = ["build", "hex", "take"]  # what a bare name stands for, if it is not offered
WHOLE = 12  # how many options a refusal lists
MARKS = str.maketrans("", "", '„“”":')  # in words, but hardly ever typed


def command_words(texts: Texts) -> dict[str, str]:
    """The commands by their words, in English and in the language of the table."""
    commands = look_of(texts.name).commands
    spoken = {texts.say(f"command-{name}"): name for name in commands}
    return spoken | {name: name for name in commands}


def find_command(said: str, texts: Texts) -> tuple[str, str] | None:
    """A command written out, in any language, and what follows it."""
    word, _, rest = said.strip().partition(" ")
    for language in (texts.language, *LANGUAGES):
        name = command_words(Texts(texts.name, language)).get(word.casefold())
        if name:
            return name, rest.strip()
    return None


def find_short_command(said: str, texts: Texts) -> tuple[str, str] | None:
    """The only command that begins like that, and what follows it."""
    word, _, rest = said.strip().partition(" ")
    words = command_words(texts)
    found = {words[known] for known in words if known.startswith(word.casefold())}
    if found == {"quit"} and len(word) == 1:  # a slip of the finger must not end a game
        raise WrongInput(texts.say("quit-in-full", said=said, word=texts.say("command-quit")))
    return (found.pop(), rest.strip()) if len(found) == 1 else None


def find_option(said: str, shown: Shown) -> Document:
    """The option of this number, name or words, or the only one that begins like that."""
    wanted, texts = plain(said), shown.texts
    entries = sorted(numbered(shown.options), key=lambda entry: entry[0])
    for number, option in entries:
        if wanted == str(number):
            return option
    spoken = [(entry, spellings(shown, *entry)) for entry in entries]
    for exact in (True,) if wanted.isdigit() else (True, False):  # a number is no beginning
        found = [
            entry
            for entry, words in spoken
            if any(word == wanted if exact else word.startswith(wanted) for word in words)
        ]
        if len(found) == 1:
            return found[0][1]
        if found:
            named = [f"{number}) {words_of(each, texts)}" for number, each in found[:WHOLE]]
            raise WrongInput(texts.say("which-option", said=said, options=", ".join(named)))
    numbers = offered([number for number, _ in entries], texts)
    raise WrongInput(texts.say("no-option", said=said, numbers=numbers))


def plain(words: str) -> str:
    """Words as they are compared: without quotation marks and colons, all in small letters."""
    return " ".join(words.translate(MARKS).split()).casefold()


def offered(numbers: list[int], texts: Texts) -> str:
    """The numbers that can be typed: `0 or 2`, `1–7 or 9`."""
    parts = ranges(numbers)
    if len(parts) == 1:
        return parts[0]
    return texts.say("one-of", first=", ".join(parts[:-1]), last=parts[-1])


def words_of(option: Document, texts: Texts) -> str:
    """An option as the screen shows it."""
    return look_of(texts.name).words(texts, option)


def spellings(shown: Shown, number: int, option: Document) -> list[str]:
    """How an option may be typed: its name, what stands beside its number, or just the thing it
    is about."""
    name, texts = option["name"], shown.texts
    beside = short_option(shown, number, option, short=False)[len(number_of(number, ")")) :]
    found = [name, texts.game.option(option), words_of(option, texts), beside.plain]
    verb, _, thing = name.partition(" ")
    if thing:
        found.append(thing)
    arguments = option["text"]["arguments"]
    found += [str(word) for word in texts.game.words(arguments).values()]
    if "card" in option:  # the one that lies at the place the option names
        found += [option["card"], texts.word(option.get("field", "card"), option["card"])]
    if "card" in arguments and texts.has(f"use-{verb}"):
        found.append(f"{texts.say(f'use-{verb}')} {texts.word('card', thing)}")
    return [plain(word) for word in found]


def find_name(said: str, names: list[str], options: list[Document], texts: Texts) -> str:
    """The name of any answer, offered or not: `forum` stands for `build forum`."""
    wanted = plain(said)
    for number, option in numbered(options):
        if wanted == str(number):
            return str(option["name"])
    for option in options:
        if wanted == plain(words_of(option, texts)):
            return str(option["name"])
    look = look_of(texts.name)
    ids = [each.id for each in look.things if plain(look.name_of(each, texts)) == wanted]
    for thing in (wanted, *ids):
        for spelling in (thing, *[f"{deed} {thing}" for deed in DEEDS]):
            if spelling in names:
                return spelling
    spoken = [plain(texts.game.answer(name)) for name in names]
    if wanted in spoken:
        return names[spoken.index(wanted)]
    found = [
        name
        for name, words in zip(names, spoken, strict=True)
        if name.startswith(wanted) or words.startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    raise WrongInput(texts.say("no-name", said=said))

"""Texts in German and English: what games say in words, numbers and ids, as sentences.

An argument is said by the word of its field: `kind: civil` by the text `kind-civil`. The forms a
language needs of a word are attributes of that text, and arguments too: `$kind` is the word
itself, `$kind-a` its form `a` ("an army", "eine Armee").
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from .errors import WrongInput
from .types import Document

LANGUAGES = ["en", "de"]

# Fields whose words are those of another field; hexes are said as they are written.
ENTRY = {"reward": "good", "piece": "kind", "row": "kind", "temple": "card"}
SEATS = ["seat", "victim", "rival"]
HEX = re.compile(r"-?\d+,-?\d+")


def sources(game: str, language: str) -> list[str]:
    """The catalogue files of a language: those all games share, then the game's own."""
    package = files("theogony")
    shared = package / "core" / f"{language}.ftl"
    own = catalogue_files(package / game, language)
    return [f.read_text(encoding="utf-8") for f in [shared, *own]]


def catalogue_files(folder: Traversable, language: str) -> list[Traversable]:
    """Those of a folder, then those of the folders in it: expansions."""
    inside = sorted(folder.iterdir(), key=lambda f: f.name)
    found = [f for f in inside if f.name.endswith(f"{language}.ftl")]
    for deeper in inside:
        if deeper.is_dir():
            found += catalogue_files(deeper, language)
    return found


@cache
def messages(game: str, language: str) -> dict[str, ast.Message]:
    """The texts of a language as they are written, by key."""
    found: dict[str, ast.Message] = {}
    for source in sources(game, language):
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The texts of a language ready to be formatted. Nobody changes it, so all may share it."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(ast.Resource(list(messages(game, language).values())))
    return found


class Variables(visitor.Visitor):
    """Collects the arguments of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The arguments a text takes, forms by their own name: `kind-a`."""
    found = Variables()
    found.visit(message)
    return found.names


def fields(message: ast.Message) -> set[str]:
    """The fields a text is about: `kind`, whichever of its forms the text takes."""
    return {name.split("-")[0] for name in variables(message)}


class Catalogue:
    """The texts of one game in one language. `players` are the names shown for the seats."""

    def __init__(self, game: str, language: str, players: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise WrongInput(f"language is {language!r}, expected {' or '.join(LANGUAGES)}")
        self.language = language
        self.players = players or []
        self.messages = messages(game, language)
        self.bundle = bundle(game, language)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def text(self, key: str, arguments: Document | None = None) -> str:
        """The text of a key; a missing one is an error of ours, never shown as its key."""
        assert self.has(key), f"{key} is not in the catalogue {self.language}"
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        return self.formatted(key, pattern, arguments or {})

    def formatted(self, key: str, pattern: Any, arguments: Document) -> str:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, f"{key}: {errors}"
        return str(text)

    # Words.

    def word(self, field: str, value: object) -> object:
        """A value in this language: a card by its name, a seat by its player's."""
        if field in SEATS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, list):
            return ", ".join(str(self.word(field, part)) for part in value)
        if field == "answer":
            return self.answer(str(value))
        if isinstance(value, str) and not HEX.fullmatch(value):
            return self.text(entry_of(field, value))
        return value

    def forms(self, field: str, value: object) -> Document:
        """The forms of a word: what its entry says besides the word itself."""
        key = entry_of(field, value)
        if not (isinstance(value, str) and self.has(key)):
            return {}
        forms = self.bundle.get_message(key).attributes
        return {f"{field}-{form}": self.formatted(key, forms[form], {}) for form in forms}

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.text("player", {"number": seat + 1})

    def words(self, arguments: Document) -> Document:
        found: Document = {}
        for field, value in arguments.items():
            found[field] = self.word(field, value)
            found |= self.forms(field, value)
        return found

    # Sentences.

    def event(self, message: Document) -> str:
        """A sentence for an event, as a seat is told it. What it may not know is left out."""
        key = f"event-{message['event']}"
        if message.get("hidden"):
            key += "-hidden"
        return self.text(key, self.words(without(message, "event", "hidden")))

    def ask(self, question: Document) -> str:
        """The open question in words."""
        arguments = self.words({"seat": question["seat"]} | question["arguments"])
        return self.text(f"ask-{question['ask']}", arguments)

    def option(self, option: Document) -> str:
        text = option["text"]
        return self.text(text["key"], self.words(text["arguments"]))

    def answer(self, name: str) -> str:
        """An answer by its name: `build forum` reads like the option."""
        verb, _, word = name.partition(" ")
        key = f"answer-{verb}"
        thing: int | str = int(word) if word.isdigit() else word
        assert key in self.messages, f"{key} is not in the catalogue {self.language}"
        return self.text(key, self.words({field: thing for field in fields(self.messages[key])}))

    def rule(self, rule: str) -> str:
        """The rule in a sentence or two."""
        return self.text("rule-" + rule.replace(".", "-"))

    def why(self, rule: str) -> str:
        """Why something is not possible: the rule's own refusal if there is one."""
        key = "why-" + rule.replace(".", "-")
        return self.text(key) if self.has(key) else self.rule(rule)


def entry_of(field: str, value: object) -> str:
    """The key of a word: a good gained and a good paid are the same words."""
    return f"{ENTRY.get(field, field)}-{value}"


def without(message: Document, *names: str) -> Document:
    return {name: value for name, value in message.items() if name not in names}

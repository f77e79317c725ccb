"""Texts in German and English: what games say in words, numbers and ids, as sentences."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from .errors import WrongInput
from .types import Document

LANGUAGES = ["en", "de"]

# The catalogue entries of a word are found by its field; some fields share their entries.
ENTRY = {"reward": "good", "piece": "kind", "row": "kind"}
SEATS = ["seat", "victim"]


def sources(game: str, language: str) -> list[str]:
    """The catalogue files of a language: those all games share, then the game's own."""
    package = files("theogony")
    shared = package / "core" / f"{language}.ftl"
    own = [f for f in (package / game).iterdir() if f.name.endswith(f"{language}.ftl")]
    return [f.read_text(encoding="utf-8") for f in [shared, *sorted(own, key=lambda f: f.name)]]


class Catalogue:
    """The texts of one game in one language. `players` are the names shown for the seats."""

    def __init__(self, game: str, language: str, players: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise WrongInput(f"language is {language!r}, expected {' or '.join(LANGUAGES)}")
        self.language = language
        self.players = players or []
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in sources(game, language):
            self.bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def text(self, key: str, arguments: Document | None = None) -> str:
        """The text of a key; a missing one is an error of ours, never shown as its key."""
        message = self.bundle.get_message(key)
        assert message.value is not None, f"{key} has no text"
        text, errors = self.bundle.format_pattern(message.value, arguments or {})
        assert not errors, f"{key}: {errors}"
        return str(text)

    def word(self, field: str, value: object) -> object:
        """A word in this language: a card by its name, a seat by its player's."""
        if field in SEATS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, list):
            return ", ".join(str(self.word(field, part)) for part in value)
        key = f"{ENTRY.get(field, field)}-{value}"
        return self.text(key) if isinstance(value, str) and self.has(key) else value

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.text("player", {"number": seat + 1})

    def words(self, arguments: Document) -> Document:
        return {field: self.word(field, value) for field, value in arguments.items()}

    def event(self, message: Document) -> str:
        """A sentence for an event, as a seat is told it. What it may not know is left out."""
        key = f"event-{message['event']}"
        if message.get("hidden"):
            key += "-hidden"
        return self.text(key, self.words(message))

    def ask(self, question: Document) -> str:
        """The open question in words."""
        arguments = self.words({"seat": question["seat"]} | question["arguments"])
        return self.text(f"ask-{question['ask']}", arguments)

    def option(self, option: Document) -> str:
        text = option["text"]
        return self.text(text["key"], self.words(text["arguments"]))

    def rule(self, rule: str) -> str:
        """The rule in a sentence or two."""
        return self.text("rule-" + rule.replace(".", "-"))

    def why(self, rule: str) -> str:
        """Why something is not possible: the rule's own refusal if there is one."""
        key = "why-" + rule.replace(".", "-")
        return self.text(key) if self.has(key) else self.rule(rule)

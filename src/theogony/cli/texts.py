"""What the terminal says: its own texts, and through `game` those of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..core.catalogue import Catalogue
from ..core.types import Document


@cache
def own_bundle(game: str, language: str) -> FluentBundle:
    """The texts of the terminal: those all games share, then those of one game."""
    found = FluentBundle([language], use_isolating=False)
    for folder in (CLI, CLI / game):
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(source))
    return found


CLI = files("theogony") / "cli"
LONGEST = 1000  # characters of a part: longer ones are cut, as Fluent takes no more than 2500


class Texts:
    """All texts of one table in one language. `players` are the names of the seats."""

    def __init__(self, game: str, language: str, players: list[str] | None = None) -> None:
        self.name = game
        self.game = Catalogue(game, language, players)
        self.own = own_bundle(game, language)
        self.language = language

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal's own."""
        pattern = self.own.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        short = {n: v[:LONGEST] if isinstance(v, str) else v for n, v in arguments.items()}
        text, errors = self.own.format_pattern(pattern, short)
        assert not errors, f"{key}: {errors}"
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the terminal has a text of its own for this."""
        return self.own.has_message(key)

    def word(self, field: str, value: str) -> str:
        """A word of the game: `word("kind", "civil")`."""
        return str(self.game.word(field, value))

    def player(self, seat: int) -> str:
        return self.game.player(seat)

    def price(self, price: Document) -> str:
        """Goods in words: `1 wood, 3 VP`; empty for nothing."""
        return ", ".join(self.amount(good, n) for good, n in price.items() if n)

    def costs(self, price: Document, *, short: bool = False) -> str:
        """That something has a price: `costs 3 VP`."""
        return self.say("costs", price=self.short_price(price) if short else self.price(price))

    def amount(self, good: str, n: int) -> str:
        """So much of a good; what is no good of the game has a text here: `2 trade tokens`."""
        if self.has(f"amount-{good}"):
            return self.say(f"amount-{good}", n=n)
        field = "good" if self.game.has(f"good-{good}") else "resource"
        return f"{n} {self.word(field, good)}"

    def short_price(self, price: Document) -> str:
        """Goods in two letters each: `Wo 2Cl`."""
        parts = [(n, self.say(f"short-{good}")) for good, n in price.items() if n]
        return " ".join(short if n == 1 else f"{n}{short}" for n, short in parts)

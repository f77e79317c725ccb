"""What the terminal says: its own texts, and through `game` those of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ..core.catalogue import Catalogue
from ..core.types import Document


@cache
def own_bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    source = files("theogony") / "cli" / f"{language}.ftl"
    found.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return found


LONGEST = 1000  # characters of a part: longer ones are cut, as Fluent takes no more than 2500


class Texts:
    """All texts of one table in one language. `players` are the names of the seats."""

    def __init__(self, game: str, language: str, players: list[str] | None = None) -> None:
        self.game = Catalogue(game, language, players)
        self.own = own_bundle(language)
        self.language = language

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal's own."""
        pattern = self.own.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        short = {n: v[:LONGEST] if isinstance(v, str) else v for n, v in arguments.items()}
        text, errors = self.own.format_pattern(pattern, short)
        assert not errors, f"{key}: {errors}"
        return str(text)

    def word(self, field: str, value: str) -> str:
        """A word of the game: `word("kind", "civil")`."""
        return str(self.game.word(field, value))

    def player(self, seat: int) -> str:
        return self.game.player(seat)

    def price(self, price: Document) -> str:
        """Goods in words: `1 wood, 3 VP`; empty for nothing."""
        return ", ".join(f"{n} {self.word('good', good)}" for good, n in price.items() if n)

    def short_price(self, price: Document) -> str:
        """Goods in two letters each: `Wo 2Cl`."""
        parts = [(n, self.say(f"short-{good}")) for good, n in price.items() if n]
        return " ".join(short if n == 1 else f"{n}{short}" for n, short in parts)

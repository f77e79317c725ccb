"""Reading positions. What is wrong in one is reported with its path in the document."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .errors import PositionError
from .types import Document

MOST_NAMES: Final = 40  # in a sentence


class Entry:
    """A part of a position and its path."""

    def __init__(self, fields: object, path: str = "") -> None:
        if not isinstance(fields, dict):
            place = path if path else "the position"
            raise PositionError(f"{place} is {fields!r}, expected names with values")
        for name in fields:
            if not isinstance(name, str):
                place = path if path else "the position"
                raise PositionError(f"{place} has {name!r} as a name, expected a word in quotes")
        self.fields: Document = fields
        self.path = path

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return name in self.fields

    def expect_only(self, names: list[str]) -> None:
        for name in self.fields:
            if name not in names:
                some = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "…"]
                raise PositionError(
                    f"{self.at(str(name))} is unknown, expected one of: {', '.join(some)}"
                )

    def expect_all(self, names: list[str]) -> None:
        self.expect_only(names)
        for name in names:
            if name not in self.fields:
                raise PositionError(f"{self.at(name)} is missing")

    def number(self, name: str, default: int, most: int, least: int = 0) -> int:
        """A plain number from `least` to `most`."""
        return plain_number(self.fields.get(name, default), least, most, self.at(name))

    def word(self, name: str, words: list[str]) -> int:
        return number_of(self.fields.get(name), words, self.at(name))

    def words(self, name: str, words: list[str]) -> vec[i64]:
        found = vec[i64]()
        for i, value in enumerate(self.items(name)):
            found = append(found, i64(number_of(value, words, f"{self.at(name)}[{i}]")))
        return found

    def items(self, name: str) -> list[Any]:
        value = self.fields.get(name, [])
        if not isinstance(value, list):
            raise PositionError(f"{self.at(name)} is {value!r}, expected a list")
        return value

    def entry(self, name: str) -> Entry:
        return Entry(self.fields.get(name, {}), self.at(name))

    def entries(self, name: str) -> list[Entry]:
        return [Entry(part, f"{self.at(name)}[{i}]") for i, part in enumerate(self.items(name))]


def plain_number(value: object, least: int, most: int, path: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise PositionError(f"{path} is {value!r}, expected a number from {least} to {most}")


def expect_together(amounts: dict[str, int], most: int) -> None:
    """Of a thing that lies in several places, each said by its path, there are `most` at most."""
    if sum(amounts.values()) > most:
        said = [f"{path} is {amount}" for path, amount in amounts.items() if amount]
        together = " together" if len(said) > 1 else ""
        raise PositionError(f"{', '.join(said)}, expected {most}{together} at most")


def number_of(value: object, words: list[str], path: str) -> int:
    """The number of a thing said by its word."""
    if isinstance(value, str) and value in words:
        return words.index(value)
    expected = ", ".join(words) if len(words) <= 12 else f"a word like {words[0]}"
    raise PositionError(f"{path} is {value!r}, expected {expected}")

"""What is stored of people, tables, chairs and entries: plain rows, without a game."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from ..core.types import Document


class Person(Struct, frozen=True):
    id: str
    name: str
    secret: str  # its SHA-256; who knows the secret is this person
    created: int


class Chair(Struct, frozen=True):
    """A seat and who sits there. A person who is away keeps the chair; a level is a bot's."""

    seat: int
    kind: str  # person, bot, open, invite
    person: str | None = None
    name: str | None = None
    level: str | None = None
    invite: str | None = None
    away: bool = False

    @property
    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now."""
        return self.level if self.kind == "bot" or self.away else None


class Sheet(Struct, frozen=True):
    """All about a table but its game."""

    id: str
    game: str
    version: int
    title: str | None
    state: str
    pace: str
    open_seed: bool
    start: Document  # players, seed, switches; or a position. Leaves when the game is over
    owner: str
    created: int
    changed: int
    number: int
    chairs: list[Chair]
    asked: int | None = None
    result: Document | None = None  # scores, ranking
    rematch: str | None = None
    origin: Document | None = None
    key: str | None = None  # with which it was asked for
    wish: str | None = None  # the SHA-256 of what was asked
    private: bool = False  # shown only to who has, had or is offered a seat
    damaged: str | None = None  # why what is stored of it is of no use; the rest may be missing

    def admits(self, person: str | None) -> bool:
        """Whether this person may see it. As long as seats are offered, whoever knows the address
        of a private table is meant."""
        if not self.private or self.state == "open":
            return True
        return person is not None and person in [self.owner, *[c.person for c in self.chairs]]

    def chairs_of(self, person: str | None) -> list[Chair]:
        """The chairs a person sits on now."""
        return [c for c in self.chairs if person and c.person == person and not c.away]

    @property
    def people(self) -> list[str]:
        """Who sits at the table, each once, those away left out."""
        found = [c.person for c in self.chairs if c.kind == "person" and c.person and not c.away]
        return list(dict.fromkeys(found))


class Kept(Struct, frozen=True):
    """An entry of a table's log."""

    number: int
    kind: str
    seat: int | None
    time: int
    answer: int | None = None
    name: str | None = None
    key: str | None = None
    data: Document | None = None
    position: Document | None = None


def packed(document: Document) -> bytes:
    return zlib.compress(json.dumps(document, separators=(",", ":")).encode(), 1)


def unpacked(blob: bytes) -> Document:
    document: Document = json.loads(zlib.decompress(blob))
    return document


def written(value: Any) -> str | None:
    return None if value is None else json.dumps(value)


def read(text: str | None) -> Any:
    return None if text is None else json.loads(text)


def entry_of(row: Mapping[Any, Any]) -> Kept:
    """An entry, of what is stored of it. ValueError: it makes no sense."""
    found = {name: row[name] for name in Kept.__struct_fields__}
    position = None if row["position"] is None else unpacked(row["position"])
    return convert(found | {"data": read(row["data"]), "position": position}, Kept)

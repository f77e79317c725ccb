"""What is the same for everybody: games and their set-ups, texts, cards, rules, the page itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec.json import encode

from .. import GAMES
from .. import game as rules_of
from ..core.catalogue import LANGUAGES, messages, sources
from ..core.compiled import is_compiled
from ..core.switches import Switch
from ..core.types import Document
from ..deus import facts
from ..players import LEVELS, SLOW, USUAL
from . import messages as m
from .problems import Denied

TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".ftl": "text/plain"}
PACKED = ("text/", "application/json", "image/svg+xml", "application/manifest")


@dataclass(frozen=True)
class File:
    """Something to send as it is, also packed, and whether it never changes under its name."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    forever: bool


def file_of(body: bytes, type_: str, forever: bool = False) -> File:
    packs = type_.startswith(PACKED)
    packed = gzip.compress(body, 9, mtime=0) if packs else None
    tag = hashlib.sha256(body).hexdigest()[:16]
    return File(body, packed, type_, f'"{tag}"', forever)


def expect_game(game: str) -> str:
    return rules_of(game).name


@cache
def catalogue(language: str, game: str) -> File:
    """The texts of a game in a language, those all games share first."""
    if language not in LANGUAGES:
        why = f"language is {language!r}, expected {' or '.join(LANGUAGES)}"
        raise Denied("address", why)
    text = "\n".join(sources(expect_game(game), language))
    return file_of(text.encode(), "text/plain")


@cache
def games() -> File:
    infos = [game_info(game) for game in GAMES]
    found = m.Games(infos, LANGUAGES, is_compiled(), USUAL, SLOW)
    return file_of(encode(found), "application/json")


def shapes(switch: Switch) -> dict[str, dict[str, list[list[int]]]]:
    return {
        str(players): {name: [[*at] for at in tiles] for name, tiles in named.items()}
        for players, named in switch.shapes.items()
    }


def game_info(game: str) -> m.GameInfo:
    rules = rules_of(game)
    switches = [
        m.SwitchInfo(one.name, one.default, one.values, one.rule, one.group, one.needs, shapes(one))
        for one in rules.switches.values()
    ]
    texts = {
        language: f"/api/texts/{language}/{game}.ftl?v={catalogue(language, game).tag[1:-1]}"
        for language in LANGUAGES
    }
    return m.GameInfo(
        game=game,
        version=rules.version,
        players=rules.players,
        presets=rules.presets,
        switches=switches,
        groups=rules.groups,
        levels=list(LEVELS),
        catalogue=texts,
    )


@cache
def rule_list(game: str) -> File:
    """The IDs of all rules, in the order of the rule list."""
    prefix = "rule-"
    keys = [key for key in messages(expect_game(game), LANGUAGES[0]) if key.startswith(prefix)]
    ids = [key.removeprefix(prefix).replace("-", ".") for key in keys]
    return file_of(encode(m.Rules(game, ids)), "application/json")


@cache
def cards(game: str) -> File:
    rows = {"deus": facts.cards, "civ": civ_cards}[expect_game(game)]()
    return file_of(encode(m.Cards(game, rows)), "application/json")


def civ_cards() -> list[Document]:
    from ..civ.board import CITY_STATES, NATURAL_WONDERS
    from ..civ.printed import AGENDAS, DIPLOMACY, FOCUS_IDS, LEADERS
    from ..civ.provenance import origins

    kinds = {
        "focus": list(FOCUS_IDS),
        "leader": [leader.id for leader in LEADERS],
        "city_state": list(CITY_STATES),
        "diplomacy": list(DIPLOMACY),
        "agenda": list(AGENDAS),
        "natural": list(NATURAL_WONDERS),
    }
    return [
        {"id": id_, "set": "base", "kind": kind, "provenance": origins(kind, id_)}
        for kind, ids in kinds.items()
        for id_ in ids
    ]


# The page.


@cache
def assets() -> dict[str, File]:
    """The built page by path. Only what is listed here is ever sent: no path leads elsewhere."""
    folder = files("theogony.server") / "assets"
    return dict(found(folder, "")) if folder.is_dir() else {}


def found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    files_: list[tuple[str, File]] = []
    for one in sorted(folder.iterdir(), key=lambda f: f.name):
        name = f"{path}{one.name}"
        if one.is_dir():
            files_ += found(one, f"{name}/")
        elif not one.name.endswith(".py"):
            files_.append(
                (name, file_of(one.read_bytes(), type_of(name), name.startswith("assets/")))
            )
    return files_


def type_of(name: str) -> str:
    suffix = name[name.rfind(".") :]
    return TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"

"""Civilization: A New Dawn at the terminal."""

from __future__ import annotations

from rich.text import Text

from ...civ.printed import EVENTS
from ...core.types import Document
from ..colours import DIM
from ..lines import at_most, beside, in_columns, part, pick
from ..screen import (
    FEW,
    LEAST,
    Look,
    Shown,
    Thing,
    header,
    log_part,
    marks_of,
    no_map,
    numbered,
    question_lines,
    short_option,
    side_by_side,
    stacked,
)
from ..texts import Texts
from . import cards, details, seats
from .board import CivMap, difficulty_of

SECTIONS = ["spawn", "calm", "move", "trade"]  # of the event dial, by the number of the event
TEXTS = ["focus", "wonder", "leader", "city_state", "diplomacy", "natural"]  # fields with texts
GIVERS = ["leader", "wonder", "city_state"]  # of abilities


class CivLook(Look):
    title = "Civilization"
    own_commands = ["row", "wonders", "victory", "opponents"]
    panel = 33
    kinds = cards.KINDS
    sets = cards.SETS
    things = cards.THINGS

    # The table.

    def map(self, shown: Shown) -> CivMap | None:
        sites = marks_of(shown).numbers
        if not shown.view["hexes"] and not sites:
            return None
        return CivMap(shown.view, shown.texts, sites)

    def legend(self, shown: Shown) -> list[Text]:
        return details.legend_lines(shown.texts)

    def situation(self, shown: Shown, line: Text) -> None:
        """What the event dial brings at the end of the round."""
        section = SECTIONS[EVENTS[(shown.view["pointer"] + 1) % len(EVENTS)]]
        event = shown.texts.say(f"dial-{section}")
        line.append(" · ", DIM)
        line.append(shown.texts.say("next-event", event=event))

    def seats(self, shown: Shown, width: int) -> list[Text]:
        return [
            *seats.seat_lines(shown, width),
            *seats.victory_lines(shown),
            *seats.offer_lines(shown),
        ]

    def own(self, shown: Shown, width: int) -> list[Text]:
        if shown.seat is None:
            return []
        return seats.own_lines(shown, shown.seat, width, in_one=width >= LEAST[0])

    # The question.

    def explained(self, view: Document, option: Document) -> Document:
        """A slot with the focus card that lies there."""
        arguments, question = option["text"]["arguments"], view["question"]
        if "slot" not in arguments:
            return option
        owner = question["arguments"].get("rival", question["seat"])
        row = view["seats"][owner]["row"]
        return option | {"card": row[arguments["slot"] - 1], "field": "focus"}

    def words(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        said = super().words(texts, option)
        return f"{said}: {texts.word('focus', option['card'])}" if "card" in option else said

    def meaning(self, texts: Texts, option: Document) -> str:
        arguments = option["text"]["arguments"]
        keys = [f"{field}-{arguments[field]}-text" for field in TEXTS if field in arguments]
        if "card" in option:
            keys.append(f"focus-{option['card']}-text")
        if "ability" in arguments:
            keys += [f"{giver}-{arguments['ability']}-text" for giver in GIVERS]
        found = [texts.game.text(key) for key in keys if texts.game.has(key)]
        return found[0] if found else ""

    def ground(self, shown: Shown, hex_: str) -> str:
        terrain = shown.view["hexes"].get(hex_)
        if terrain is None:
            return ""
        number = difficulty_of(terrain)
        word = shown.texts.word("terrain", terrain)
        return f"{word} {number}" if number else word

    def layouts(self, shown: Shown, width: int) -> list[list[Text]]:
        """Many places need no list: the map has their numbers."""
        layouts = super().layouts(shown, width)
        options = numbered(shown.options)
        places = [option for _, option in options if "hex" in option["text"]["arguments"]]
        if not places:
            return layouts
        others = [entry for entry in options if entry[1] not in places]
        cells = [part(shown.texts.say("places-on-map", count=len(places)), DIM)]
        cells += [short_option(shown, *entry, short=True) for entry in others]
        widest = max(len(cell) for cell in cells) + 2
        return [*layouts, in_columns(cells, max(width // widest, 1), width)]

    # All together.

    def screen(self, shown: Shown, width: int, height: int) -> list[Text]:
        """Side by side if the map fits there; else map or panel, whichever the question needs."""
        if width < LEAST[0] or height < LEAST[1]:
            return stacked(shown, width)
        map_ = self.map(shown)
        room = height - 1 - len(self.own(shown, width)) - len(question_lines(shown, width)) - FEW
        if map_ is None or map_.largest(width - self.panel, room):
            return side_by_side(shown, width, height)
        return self.apart(shown, map_, width, height)

    def apart(self, shown: Shown, map_: CivMap, width: int, height: int) -> list[Text]:
        question = question_lines(shown, width)
        layouts = [shown.note] if shown.note else self.layouts(shown, width)
        own = self.own(shown, width)
        names_places = any("hex" in option["text"]["arguments"] for option in shown.options)
        room = height - 1 - len(question)
        size = map_.largest(width, room - FEW)
        if names_places and size:
            drawn = map_.drawn(size, marks_of(shown))
            picked = pick(layouts, room - len(drawn))
            room -= len(drawn) + len(picked)
            below = own if room >= len(own) else []
            if room > len(below) + 1:
                below = log_part(shown, width, room - len(below)) + below
            return [header(shown, width), *drawn, *below, *question, *picked]
        half = width // 2
        left = at_most(seats.seat_lines(shown, half - 1), half - 1)
        right = [*no_map(shown), *seats.victory_lines(shown), *seats.offer_lines(shown)]
        room -= len(own)
        picked = pick(layouts, room - max(len(left), len(right) + FEW))
        right += log_part(shown, width - half, room - len(picked) - len(right))
        table = beside(left, at_most(right, width - half), half)[: room - len(picked)]
        return [header(shown, width), *table, *own, *question, *picked]

    # Commands, and what can be looked up.

    def detail(self, command: str, shown: Shown) -> list[Text]:
        if command == "row":
            return details.row_lines(shown, shown.view["question"]["seat"])
        if command == "wonders":
            return details.offer_lines(shown)
        if command == "victory":
            return details.victory_lines(shown)
        return details.opponent_lines(shown)

    def follow(self, view: Document) -> list[str]:
        tops = [wonder for deck in view["decks"].values() for wonder in deck["top"]]
        return [f"why build {wonder}" for wonder in tops]

    def name_of(self, thing: Thing, texts: Texts) -> str:
        return cards.name_of(thing, texts)

    def document(self, thing: Thing, texts: Texts) -> Document:
        return cards.document(thing, texts)

    def described(self, thing: Thing, texts: Texts) -> list[Text]:
        return cards.described(thing, texts)

    def listed(self, found: list[Thing], texts: Texts, width: int) -> list[Text]:
        return cards.listed(found, texts, width)

"""The event dial, the direction token, the tech dial: what comes next, where barbarians go, what
science reaches."""

from __future__ import annotations

from ...civ.printed import DIAL, EVENTS, MARKS
from ...core.hexes import DIRECTIONS
from ...core.types import Document
from ..texts import Texts

SECTIONS = ["spawn", "calm", "move", "trade"]  # of the event dial, by the number of the event
ARROWS = ["→", "↗", "↖", "←", "↙", "↘"]  # by the number of the direction


def next_sections(view: Document) -> list[str]:
    """What the event dial brings, the next first."""
    after = view["pointer"] + 1
    return [SECTIONS[EVENTS[(after + i) % len(EVENTS)]] for i in range(len(EVENTS))]


def bearings(view: Document) -> list[str]:
    """By number of the die the way barbarians move: `1→`, then clockwise."""
    turns = len(DIRECTIONS)
    return [f"{i + 1}{ARROWS[(view['bearing'] - i) % turns]}" for i in range(turns)]


def dialled(dial: int, steps: int, texts: Texts) -> str:
    """Where the tech dial comes to, and the levels it reaches on its way; beyond its end just how
    far it goes."""
    space = dial + steps
    if space > DIAL:
        return texts.say("spaces", count=steps)
    levels = [MARKS[i] for i in range(dial + 1, space + 1) if MARKS[i]]
    return texts.say("dialled", space=space) + "".join(
        " + " + texts.say("new-card", level=level) for level in levels
    )

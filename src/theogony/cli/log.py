"""The log in sentences: as a whole, or told shortly, turn by turn; and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from ..core.types import Document
from .colours import DIM, SEATS
from .lines import cut, part
from .texts import Texts

# The bars of the log: by seat, the last for what is nobody's.
BARS = [*[style.rsplit(" ", 1)[1] for style in SEATS], DIM]


@dataclass(frozen=True)
class Line:
    """A sentence of the log: whom it is about (-1: nobody), and whether it begins a turn.

    What belongs to no turn, as an event at the end of a round, begins a paragraph as nobody's.
    """

    seat: int
    text: str
    begins: bool = False


def whole_log(messages: list[Document], texts: Texts) -> list[Line]:
    """One sentence for each event, equal ones in a row counted."""
    return counted([sentence(message, texts) for message in messages])


def counted(lines: list[Line]) -> list[Line]:
    """Equal sentences in a row as one with their number: `Player 2 draws a card (5×).`"""
    found: list[Line] = []
    for line, group in groupby(lines):
        count = len(list(group))
        text = f"{line.text[:-1]} ({count}×){line.text[-1]}" if count > 1 else line.text
        found.append(Line(line.seat, text, line.begins))
    return found


def sentence(message: Document, texts: Texts) -> Line:
    return Line(message["seat"], texts.game.event(message), message["event"] == "turn")


def short_log(messages: list[Document], texts: Texts) -> list[Line]:
    """The same told shortly, each game in its own way."""
    told_by = import_module(f"theogony.cli.{texts.name}.log")
    found: list[Line] = told_by.short_log(messages, texts)
    return counted(found)


def moved_goods(seat: int, paid: Document, gained: Document, texts: Texts) -> list[Line]:
    """All that was paid, then all that was gained."""
    found: list[Line] = []
    for key, goods in (("log-paid", paid), ("log-gained", gained)):
        if goods:
            text = texts.say(key, player=texts.player(seat), goods=texts.price(goods))
            found.append(Line(seat, text))
    return found


def under_turns(lines: list[Line], texts: Texts) -> list[Line]:
    """The same sentences without the name of the player whose turn it is."""
    mover = -1
    found: list[Line] = []
    for line in lines:
        if line.begins:
            mover = line.seat
        name = texts.player(line.seat) + " " if line.seat >= 0 else ""
        if line.seat == mover and not line.begins and line.text.startswith(name):
            found.append(Line(line.seat, line.text[len(name) :]))
        else:
            found.append(line)
    return found


def by_turns(lines: list[Line], texts: Texts) -> list[Line]:
    """A paragraph for each turn: its first sentence has the name, the others go without."""
    found: list[Line] = []
    said: list[str] = []
    mover = -1
    for line, short in zip(lines, under_turns(lines, texts), strict=True):
        if line.begins:
            found += [Line(mover, " ".join(said), True)] if said else []
            mover, said = line.seat, [] if line.seat >= 0 else [line.text]
        elif said:
            said.append(short.text[:1].upper() + short.text[1:])
        else:
            said.append(line.text)
    return found + ([Line(mover, " ".join(said), True)] if said else [])


# How the log is drawn.


def log_lines(log: list[Line], texts: Texts, width: int, height: int) -> list[Text]:
    """The newest turns, each in a paragraph; of the oldest as much as fits."""
    found: list[Text] = []
    for turn in reversed(by_turns(log, texts)):
        lines = [part("▌ ", BARS[turn.seat]).append(text) for text in wrap(turn.text, width - 2)]
        if turn.seat >= 0:
            lines[0] = part(f"{turn.seat + 1}", SEATS[turn.seat]).append_text(lines[0][1:])
        found = lines + found
    return found[-height:] if height > 0 else []


def told(line: Line, width: int) -> list[Text]:
    """A sentence, behind a bar in its seat's colour; where a turn begins, the bar has a number."""
    if line.begins and line.seat >= 0:
        text = part(str(line.seat + 1), SEATS[line.seat])
        text.append(" " + cut(line.text, width - 2), "bold")
        return [text]
    found: list[Text] = []
    for words in wrap(line.text, width - 2):
        found.append(part("▌ ", BARS[line.seat]).append(words))
    return found

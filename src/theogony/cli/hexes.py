"""Maps of hexes drawn with characters, as large as the place allows. What a hex holds is the
business of each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from .colours import CHANGED, EDGE, LEGAL, PRICED


@dataclass(frozen=True)
class Size:
    """How many characters a hex takes. With two lines the upper one holds the place."""

    width: int
    height: int


MARGIN = 6  # with one line a hex has no room to say where it lies: the first of each row does


@dataclass(frozen=True)
class Marks:
    """What leads the eye: the number of each legal hex, those with a price, what has changed."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    priced: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()


class Canvas:
    """Characters with a style each, by column and line."""

    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, character in enumerate(text):
            self.characters[y][x + i] = character
            self.styles[y][x + i] = style

    def lines(self) -> list[Text]:
        found: list[Text] = []
        for characters, styles in zip(self.characters, self.styles, strict=True):
            line = Text(no_wrap=True)
            for style, run in groupby(zip(styles, characters, strict=True), key=itemgetter(0)):
                line.append("".join(character for _, character in run), style)
            line.rstrip()
            found.append(line)
        return found


def place_of(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


class HexMap:
    """The hexes with these names, side by side."""

    sizes: list[Size] = []  # the largest first
    margin = MARGIN  # none: places have no names worth telling

    def __init__(self, names: Iterable[str]) -> None:
        self.places = {name: place_of(name) for name in names}
        self.left = min(2 * q + r for q, r in self.places.values())
        self.right = max(2 * q + r for q, r in self.places.values())
        self.top = min(r for _, r in self.places.values())
        self.bottom = max(r for _, r in self.places.values())

    def ground(self, name: str) -> str:
        """The style of a hex."""
        raise NotImplementedError

    def draw_contents(self, canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
        """What a hex holds, in `size.width - 1` characters from `x` on, below its label."""
        raise NotImplementedError

    def draw_beside(self, canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
        """What a hex of one line holds, as far as its label leaves room."""

    def extent(self, size: Size) -> tuple[int, int]:
        """The columns and lines the map takes with hexes of this size."""
        columns = (self.right - self.left) * size.width // 2 + size.width + 1
        lines = (self.bottom - self.top + 1) * size.height
        return (columns + self.margin, lines) if size.height == 1 else (columns, lines + 1)

    def largest(self, width: int, height: int, among: list[Size] | None = None) -> Size | None:
        """The largest size that fits, None if none does."""
        for size in self.sizes if among is None else among:
            columns, lines = self.extent(size)
            if columns <= width and lines <= height:
                return size
        return None

    def drawn(self, size: Size, marks: Marks, width: int = 0) -> list[Text]:
        """The map; where `width` leaves room, rows of one line also end with a place."""
        columns, lines = self.extent(size)
        ends = size.height == 1 and columns + self.margin <= width
        canvas = Canvas(columns + self.margin if ends else columns, lines)
        row = self.top - 1
        for name, (q, r) in sorted(self.places.items(), key=lambda item: item[1][::-1]):
            x = (2 * q + r - self.left) * size.width // 2
            y = (r - self.top) * size.height
            if size.height == 1:
                x += self.margin
                if r > row and self.margin:
                    canvas.put(x - len(name), y, name, EDGE)
                if ends:
                    last = max(q for q, r_ in self.places.values() if r_ == r)
                    end = (2 * last + r - self.left) * size.width // 2 + size.width + 1
                    canvas.put(end + self.margin, y, f"{last},{r}", EDGE)
            row = r
            self.draw_hex(canvas, x, y, size, name, marks)
        return canvas.lines()

    def draw_hex(self, canvas: Canvas, x: int, y: int, size: Size, name: str, marks: Marks) -> None:
        ground = self.ground(name)
        inner = size.width - 1
        if size.height > 1:
            canvas.put(x + 1, y, "╱", EDGE)
            canvas.put(x + 2, y, " " * (inner - 2), ground)
            canvas.put(x + inner, y, "╲", EDGE)
            self.draw_label(canvas, x, y, size, name, marks)
            middle = x + size.width // 2
            canvas.put(middle - 1, y + size.height, "╲", EDGE)
            canvas.put(middle, y + size.height, " ", ground)
            canvas.put(middle + 1, y + size.height, "╱", EDGE)
        for line in range(y + (1 if size.height > 1 else 0), y + size.height):
            canvas.put(x, line, "│", EDGE)
            canvas.put(x + 1, line, " " * inner, ground)
            canvas.put(x + size.width, line, "│", EDGE)
        if size.height == 1 and name in marks.numbers:
            self.draw_label(canvas, x, y, size, name, marks)
            self.draw_beside(canvas, x + 1, y, size, name)
            return
        self.draw_contents(canvas, x + 1, y, size, name)
        if size.height == 1 and name in marks.changed:
            canvas.styles[y][x + 1] = CHANGED

    def draw_label(
        self, canvas: Canvas, x: int, y: int, size: Size, name: str, marks: Marks
    ) -> None:
        """The number of an option, or where the hex lies."""
        label, style = name, self.ground(name)
        inner = size.width - 1
        if name in marks.numbers:
            number = marks.numbers[name]
            priced = name in marks.priced
            label = f"({number})" if priced else f"[{number}]"
            if len(label) > inner:
                label = f"{number:^{inner}}"
            style = PRICED if priced else LEGAL
        elif name in marks.changed:
            style = CHANGED
        label = label[:inner]
        start = (inner - len(label)) // 2 if size.height > 1 else 0
        canvas.put(x + 1 + start, y, label, style)

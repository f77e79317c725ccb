"""Small pieces of what the terminal shows: lines cut, padded, put beside each other."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


def part(text: str, style: str = "") -> Text:
    """A line to go on from; what is appended does not inherit the style."""
    return Text(no_wrap=True).append(text, style)


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def column_of(names: list[str], least: int, most: int) -> int:
    """Columns for names: as many as the longest takes, where there is room."""
    return max(least, min(max(len(name) for name in names), most))


def ranges(numbers: list[int]) -> list[str]:
    """Numbers in rising order, three and more in a row from the first to the last: `1–7`, `9`."""
    found: list[str] = []
    for _, run in groupby(enumerate(numbers), key=lambda entry: entry[1] - entry[0]):
        row = [str(number) for _, number in run]
        found += [f"{row[0]}–{row[-1]}"] if len(row) > 2 else row
    return found


def fitted(line: Text, width: int) -> Text:
    """The line made exactly so wide."""
    found = line.copy()
    found.truncate(width, overflow="ellipsis")
    found.pad_right(width - len(found))
    return found


def at_most(lines: list[Text], width: int) -> list[Text]:
    """The lines made no wider than this."""
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns; the left one is so wide."""
    found: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = fitted(left[i] if i < len(left) else Text(), width)
        if i < len(right):
            line.append_text(right[i])
        found.append(line)
    return found


def in_columns(cells: list[Text], columns: int, width: int) -> list[Text]:
    """Cells in columns of equal width, read downwards."""
    lines = -(-len(cells) // columns)
    found: list[Text] = []
    for i in range(lines):
        line = Text()
        for cell in cells[i::lines]:
            line.append_text(fitted(cell, width // columns - 1)).append(" ")
        line.rstrip()
        found.append(line)
    return found


def pick(layouts: list[list[Text]], room: int) -> list[Text]:
    """The most telling layout that fits, else the shortest."""
    for lines in layouts:
        if len(lines) <= room:
            return lines
    return min(layouts, key=len)

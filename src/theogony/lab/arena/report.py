"""What an arena found, in tables for the terminal, and as one HTML page that needs only itself."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ...core.switches import shown
from ...core.types import Document
from ...extras import to_get
from .decide import ERROR, NEITHER
from .games import LEAST
from .results import label, ordered

AGAIN = "to play the same games:"
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }}
table {{ border-collapse: collapse; margin: 1rem 0; }}
th, td {{ padding: .25rem .75rem; border-bottom: 1px solid #ddd; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
td {{ white-space: pre-line; overflow-wrap: anywhere; }}
svg {{ max-width: 100%; height: auto; }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


@dataclass(frozen=True)
class Sheet:
    """A table of texts, and the name of the drawing that shows the same."""

    title: str
    headings: list[str]
    lines: list[list[str]]
    note: str = ""
    drawing: str = ""


def report(found: Document, drawn: dict[str, str]) -> str:
    parts = [f"<p>{escape(line)}</p>" for line in [*summary(found), f"{AGAIN} {found['command']}"]]
    for sheet in sheets(found):
        parts.append(html(sheet))
        parts.append(inline(drawn.get(sheet.drawing, "")))
    title = escape(f"Arena of {found['game']}: {', '.join(ordered(found))}")
    return PAGE.format(title=title, body="\n".join(part for part in parts if part))


def summary(found: Document) -> list[str]:
    """What was played, in sentences."""
    low, high = found["bounds"]
    lines = [
        f"{found['game']}, rules version {found['rules']}, theogony {found['theogony']}: players"
        f" {', '.join(found['players'])}, seed {found['seed']}",
        f"{found['played']} games of {found['seats']} seats, each deal in every seating; different"
        f" tables: {len(found['tables'])}",
        f"written {found['date']}",
    ]
    if found["unfinished"]:
        lines.append(
            f"{found['unfinished']} games left unfinished after {found['cap']} answers; they count"
            " for nobody"
        )
    if found["switches"]:
        chosen = [f"{name}={shown(value)}" for name, value in found["switches"].items()]
        lines.append(f"switches: {', '.join(chosen)}")
    if found["ladder"]:
        lines.append(
            f"a ladder: each player is to do better than the one before it in {high:.0%} of at"
            f" least {LEAST} games, with the lower end of the 95 % interval above {low:.0%}"
        )
    if found["ladder"] or found["until_decided"]:
        lines.append(
            f"stopped when decided, at the latest after {found['games']} games a table: stronger is"
            f" who does better in {high:.0%} of the games rather than in {low:.0%}, each found with"
            f" an error of about {ERROR:.0%}"
        )
    if found["ratings"] is None:
        lines.append(f"choix is not installed, so there are no ratings; {to_get('arena')}")
    for entry in found["faults"]:
        lines.append(
            f"{entry['player']} did wrong {entry['faults']} times in {entry['games']} games, and"
            f" chance answered instead; first, in game {entry['game']}, it {entry['first']}"
        )
    return lines


def sheets(found: Document) -> list[Sheet]:
    """All tables, the most telling first."""
    made = [
        ratings(found["ratings"] or []),
        decided(found),
        matrix(found),
        tables(found["tables"] if found["seats"] > 2 else []),  # of two, the matrix tells all
        scores(found["by_player"], "player"),
        scores(found["by_seat"], "seat"),
        times(found["times"]),
    ]
    return [sheet for sheet in made if sheet.lines]


def counted(entry: Document) -> list[str]:
    return [str(entry["games"]), f"{entry['wins']:.1f}", f"{entry['share']:.1%}", interval(entry)]


COUNTED = ["games", "wins", "share", "95 %"]


def interval(entry: Document) -> str:
    return f"{entry['low']:.1%} – {entry['high']:.1%}"


def ratings(entries: list[Document]) -> Sheet:
    lines = [
        [
            *(label(entry["player"]), f"{entry['rating']:+.0f}"),
            f"{entry['low']:+.0f} … {entry['high']:+.0f}",
        ]
        for entry in entries
    ]
    return Sheet("Ratings", ["player", "Elo points, mean 0", "95 %"], lines, drawing="ratings")


def decided(found: Document) -> Sheet:
    """What the sequential test says of each pair."""
    lines = [
        [", ".join(map(label, entry["pair"])), *counted(entry), verdict(entry, found["ladder"])]
        for table in found["tables"]
        for entry in table["decided"]
    ]
    if found["ladder"]:
        return Sheet("Ladder", ["player, the one before", *COUNTED, "as wanted"], lines)
    return Sheet("Decided", ["pair", *COUNTED, "stronger"], lines, "Shares of the first of a pair.")


def verdict(entry: Document, ladder: bool) -> str:
    """A ladder asks only whether the first of a pair is as strong as wanted."""
    stronger: str | None = entry["stronger"]
    if ladder and stronger is not None:
        return "no" if stronger == NEITHER else "yes"
    return label(stronger or "open")


def matrix(found: Document) -> Sheet:
    names = ordered(found)
    cells = {
        (entry["player"], entry["against"]): f"{entry['share']:.1%}\n{interval(entry)}"
        for entry in found["matrix"]
    }
    lines = [[label(one), *(cells.get((one, other), "") for other in names)] for one in names]
    note = (
        "Of the games in which they met, the share in which the player of the row did better than"
        " that of the column. A shared place counts half."
    )
    return Sheet("Who beats whom", ["", *map(label, names)], lines if cells else [], note, "matrix")


def tables(entries: list[Document]) -> Sheet:
    lines = [
        [
            *(", ".join(map(label, table["players"])), label(entry["player"])),
            *(*counted(entry), f"{entry['par']:.0%}"),
        ]
        for table in entries
        for entry in table["results"]
    ]
    note = "First places; a shared one is divided. Par is the share of one like all others."
    return Sheet("Tables", ["table", "player", *COUNTED, "par"], lines, note)


def scores(entries: list[Document], what: str) -> Sheet:
    lines = [
        [label(str(entry[what])), *counted(entry), f"{entry['score']['mean']:.1f}"]
        for entry in entries
    ]
    note = "First places; a shared one is divided."
    return Sheet(f"By {what}", [what, *COUNTED, "mean score"], lines, note)


def times(entries: list[Document]) -> Sheet:
    lines = [
        [
            *(label(entry["player"]), str(entry["decisions"])),
            *(f"{entry['mean_ms']:.1f}", f"{entry['most_ms']:.0f}"),
        ]
        for entry in entries
    ]
    note = (
        "By the clock of the machine that played; unlike all else no part of what a seed repeats."
    )
    headings = ["player", "decisions", "mean ms", "most ms"]
    return Sheet("Time per decision", headings, lines, note)


# HTML.


def html(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in sheet.headings)
    rows = [
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in sheet.lines
    ]
    note = [f"<p>{escape(sheet.note)}</p>"] if sheet.note else []
    return "\n".join(
        [f"<h2>{sheet.title}</h2>", *note, "<table>", f"<tr>{head}</tr>", *rows, "</table>"]
    )


def inline(svg: str) -> str:
    """A drawing without what only a file of its own needs."""
    return svg[svg.find("<svg") :] if svg else ""

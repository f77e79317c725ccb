"""Drawings of an arena as SVG: the ratings with their intervals, and who beats whom."""

from __future__ import annotations

from importlib.util import find_spec
from io import StringIO
from typing import Any

from ...core.types import Document
from .results import label, ordered

# Letters stay letters, and the same results give the same file.
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "theogony",
    "font.size": 10,
    "text.parse_math": False,  # a name may hold dollar signs
}
NO_METADATA = {"Date": None, "Creator": None, "Format": None, "Type": None}


def plots(found: Document) -> dict[str, str]:
    """The drawings by name; none where matplotlib is missing."""
    if find_spec("matplotlib") is None:
        return {}
    from matplotlib import rc_context

    with rc_context(STYLE):
        drawn = {"matrix": matrix(found)}
        if found["ratings"]:
            drawn["ratings"] = ratings(found["ratings"])
    return drawn


def ratings(entries: list[Document]) -> str:
    figure, axes = empty(6, 0.5 * len(entries) + 1)
    for row, entry in enumerate(reversed(entries)):
        axes.plot([entry["low"], entry["high"]], [row, row], color="#3b6ea5", linewidth=2)
        axes.plot(entry["rating"], row, "o", color="#1d3f66")
    axes.set_yticks(range(len(entries)), [label(e["player"]) for e in reversed(entries)])
    axes.set_ylim(-0.6, len(entries) - 0.4)
    axes.set_xlabel("Elo points, mean 0, with 95 % interval")
    axes.grid(axis="x", color="#dddddd")
    return svg(figure)


def matrix(found: Document) -> str:
    """Shares in which the player of the row did better than that of the column."""
    names = ordered(found)
    figure, axes = empty(0.9 * len(names) + 2, 0.7 * len(names) + 1.2)
    shares = [[float("nan")] * len(names) for _ in names]
    for entry in found["matrix"]:
        row, column = names.index(entry["player"]), names.index(entry["against"])
        share = shares[row][column] = entry["share"]
        colour = "white" if abs(share - 0.5) > 0.3 else "black"
        axes.text(column + 0.5, row + 0.5, f"{share:.0%}", ha="center", va="center", color=colour)
    axes.pcolormesh(shares, cmap="RdBu", vmin=0, vmax=1, edgecolors="white")
    axes.invert_yaxis()
    middles = [place + 0.5 for place in range(len(names))]
    axes.set_xticks(middles, map(label, names), rotation=30, ha="right")
    axes.set_yticks(middles, map(label, names))
    axes.set_xlabel("against")
    return svg(figure)


def empty(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure((width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def svg(figure: Any) -> str:
    file = StringIO()
    figure.savefig(file, format="svg", metadata=NO_METADATA)
    return file.getvalue()

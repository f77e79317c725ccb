"""Search players by name: the levels for people, and `search:…` for everything else."""

from __future__ import annotations

import re
from typing import Final

from ..core.compiled import is_compiled
from ..core.errors import WrongInput
from .search import Settings

# Iterations for the first decision of a turn, and for each further one of it. Below a priest there
# are too few for playouts, and looks decide.
LEVELS = {
    "novice": Settings(2, later=1),
    "apprentice": Settings(2, later=2),
    "builder": Settings(6, later=6),
    "priest": Settings(37, later=14, turns=4),
    "demigod": Settings(160, later=80),
}
# What takes longer than a second, and how many: a turn of a table of three, on one core. Compiled
# all answer in about a second; interpreted those are slow that play games out.
SLOW: Final[dict[str, int]] = {} if is_compiled() else {"priest": 8, "demigod": 28}
# Who sits where nobody says who, and what a hint is searched with: what answers within a second.
USUAL: Final = "priest" if is_compiled() else "builder"
HINT: Final = "demigod" if is_compiled() else "search:1000ms"

LATER = 3  # of a search named by its budget: a third for each further decision of a turn
MOST = 1_000_000  # iterations or milliseconds
ENDLESS = 1 << 40  # iterations, when only the clock counts

NAME = re.compile(r"search:(?P<budget>\d{1,7})(?P<unit>ms)?")


def is_search(name: str) -> bool:
    return name in LEVELS or name.startswith("search:")


def settings(name: str) -> Settings:
    """Those of a level, of `search:400` (iterations) or of `search:500ms` (for a decision)."""
    if name in LEVELS:
        return LEVELS[name]
    match = NAME.fullmatch(name)
    budget = int(match["budget"]) if match else 0
    if match is None or not 1 <= budget <= MOST:
        raise WrongInput(
            f"{name!r} names no search, expected search:ITERATIONS or search:TIMEms, 1 to {MOST}"
        )
    if match["unit"]:
        return Settings(ENDLESS, later=ENDLESS, milliseconds=budget)
    return Settings(budget, later=max(2, budget // LATER))

"""Red cards of Egypt: the tables their tests sit at, all on the map of two unless more seats play.

Its villages: 1,0 in a ring of 2,0 1,-1 0,0 0,1 1,1; 3,1 in one of 3,0 2,1 2,2; 0,3 in one of
1,3 1,2 0,2 -1,3 -1,4 0,4; and 2,4 in one of 2,3 1,4 1,5.
"""

from typing import Any

from theogony.core.types import Document
from theogony.deus.state import Deus

from ..box import OTHER
from ..tables import game_with, seat_of

RED = {"red_set": "egypt"}
MARKS = ["fortress", "garrison", "barracks", "archers", "chariots"]  # nothing without a marker


def carrying_out(
    card: str,
    pieces: Document,
    other: Document | None = None,
    *more: Document,
    ready: int = 1,
    mine: Document | None = None,
    theirs: Document | None = None,
    switches: Document | None = None,
    **table: Any,
) -> Deus:
    """Seat 0, with these pieces and markers on its tableau, is just carrying out the card.

    `other` are the pieces of seat 1, `mine` and `theirs` what else the two have.
    """
    own = {"pieces": pieces, "hand": ["forum"], "rows": {"military": [card]}}
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": "military-1", "effect": 0}},
    ]
    return game_with(
        own | {"markers": {"ready": ready}} | (mine or {}),
        OTHER | {"pieces": other or {}} | (theirs or {}),
        *more,
        pending=pending,
        switches=RED | (switches or {}),
        **table,
    )


def placing(kind: str, mine: Document, other: Document, switches: Document | None = None) -> Deus:
    """Seat 0 is to place a piece."""
    pending = [{"end_turn": {"seat": 0}}, {"region": {"seat": 0, "kind": kind, "least": 0}}]
    own = {"hand": ["galley"]} | mine
    return game_with(own, OTHER | other, pending=pending, switches=RED | (switches or {}))


def markers(game: Deus, seat: int = 0) -> Document:
    """The combat markers of a seat: in stock, ready on the tableau, in which regions."""
    found: Document = seat_of(game, seat)["markers"]
    return found


def armies(game: Deus, seat: int = 0) -> list[str]:
    """The regions where a seat has an army, from the top of the map to its bottom."""
    return [name for name, here in seat_of(game, seat)["pieces"].items() if "military" in here]


def prices(game: Deus) -> dict[str, Document]:
    """What each open option costs."""
    assert game.decision is not None, "the game is over"
    options = game.view(game.decision.seat)["question"]["options"]
    return {option["name"]: option["price"] for option in options}


def events(game: Deus, name: str) -> list[Document]:
    """What the log says of one sort of event."""
    return [told for told in game.told(None) if told["event"] == name]

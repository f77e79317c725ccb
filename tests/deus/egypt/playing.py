"""A science card of Egypt is just being played: the tables its tests sit at."""

from typing import Any

from tests.deus.box import ONE_EACH
from tests.deus.tables import asked, game_with, say
from theogony.core.types import Document
from theogony.deus.state import Deus

GOODS = ONE_EACH | {"gold": 3}
DECK = ["baths", "forum", "ballista", "legion", "raiders"]  # raiders on top
OWN = ["goods", "hand", "rows", "tableau", "supply", "pieces", "coins", "joker", "markers"]


def playing(card: str, **more: Any) -> Deus:
    """Seat 0 plays the card, pays with resources and builds at 0,1.

    Fields of a seat are those of seat 0, `other` is seat 1; the rest belongs to the table.
    """
    mine: Document = {"goods": GOODS, "pieces": {"0,0": ["civil"]}, "hand": ["ballista", card]}
    for field in OWN:
        if field in more:
            mine[field] = more.pop(field)
    other = more.pop("other", {"hand": ["forum"]})
    table: Document = {"deck": DECK, "discard": []} | more
    table["switches"] = {"yellow_set": "egypt"} | more.get("switches", {})
    game = game_with(mine, other, **table)
    say(game, f"build {card}")
    while question(game) == "payment":
        say(game, asked(game)[0])
    say(game, "hex 0,1")
    return game


def question(game: Deus) -> str:
    """What is asked now."""
    assert game.decision is not None, "the game is over"
    return game.decision.ask


def pieces(**ready: int) -> dict[str, int]:
    """A tableau with so many pieces of the named kinds, and none of the others."""
    none = {"maritime": 0, "production": 0, "science": 0, "civil": 0, "military": 0}
    return none | ready

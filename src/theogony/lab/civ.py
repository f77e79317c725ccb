"""What games of Civilization: A New Dawn tell: leaders, agendas, wonders and focus cards."""

from __future__ import annotations

from ..civ.printed import FOCUS_IDS, TYPES, level_of, type_of
from .findings import Count, Things

TYPE_OF = {focus: TYPES[type_of(card)] for card, focus in enumerate(FOCUS_IDS)}
LEVEL_OF = {focus: f"level {level_of(card)}" for card, focus in enumerate(FOCUS_IDS)}


class CivFindings(Things):
    """Leaders as they were led; agendas as marked, and who of a table was the first to; wonders as
    built and as they changed hands; focus cards as resolved and as taken from the deck; city-states
    visited and conquered."""

    counts = {
        "leaders": Count("leader", ["leads"]),
        "agendas marked": Count("agenda", ["marked"]),
        "agendas marked first": Count("agenda", ["marked"], first=True),
        "wonders built": Count("wonder", ["built"]),
        "wonders gained": Count("wonder", ["controls"]),
        "focus types resolved": Count("focus", ["resolves"], groups=TYPE_OF),
        "focus levels resolved": Count("focus", ["resolves"], groups=LEVEL_OF),
        "focus cards resolved": Count("focus", ["resolves"]),
        "focus cards taken": Count("focus", ["replaced"]),
        "city-states visited": Count("city_state", ["took_visit"]),
        "city-states conquered": Count("city_state", ["conquered"]),
    }

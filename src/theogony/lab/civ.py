"""What games of Civilization: A New Dawn tell: leaders, agendas, wonders and focus cards."""

from __future__ import annotations

from .findings import Count, Things


class CivFindings(Things):
    """Leaders as they were led, agendas as marked, wonders as built and as they changed hands,
    focus cards as resolved and as taken from the deck, city-states visited and conquered."""

    counts = {
        "leaders": Count("leader", ["leads"]),
        "agendas marked": Count("agenda", ["marked"]),
        "wonders built": Count("wonder", ["built"]),
        "wonders gained": Count("wonder", ["controls"]),
        "focus cards chosen": Count("focus", ["chose"]),
        "focus cards taken": Count("focus", ["replaced"]),
        "city-states visited": Count("city_state", ["took_visit"]),
        "city-states conquered": Count("city_state", ["conquered"]),
    }

"""Tables of all sorts, by chance: numbers of players, switches, layouts."""

from __future__ import annotations

from ..core.rng import Rng
from ..core.rulebook import Rulebook
from ..core.types import Document
from .games import findings


def varied_players(rules: Rulebook, rng: Rng) -> int:
    return rules.players[rng.below(len(rules.players))]


def varied_switches(rules: Rulebook, players: int, rng: Rng) -> Document:
    """A value for every switch, each value of a switch as likely as the others."""
    switches: Document = {}
    for name, switch in rules.switches.items():
        switches[name] = switch.values[rng.below(len(switch.values))]
    return switches | findings(rules).varied(players, rng)

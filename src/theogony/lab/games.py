"""What each game adds to the laboratory."""

from __future__ import annotations

from ..core.rulebook import Rulebook
from .civ import CivFindings
from .deus import DeusFindings
from .findings import Findings

FINDINGS: dict[str, type[Findings]] = {"deus": DeusFindings, "civ": CivFindings}


def findings(rules: Rulebook) -> Findings:
    return FINDINGS.get(rules.name, Findings)(rules)

"""What each game adds to the laboratory."""

from __future__ import annotations

from ..core.errors import WrongInput
from ..core.rulebook import Rulebook
from .civ import CivFindings
from .deus import DeusFindings
from .findings import Findings
from .seen.civ import CivEncoder
from .seen.deus import DeusEncoder
from .seen.encoder import Encoder

FINDINGS: dict[str, type[Findings]] = {"deus": DeusFindings, "civ": CivFindings}
ENCODERS: dict[str, type[Encoder]] = {"deus": DeusEncoder, "civ": CivEncoder}


def findings(rules: Rulebook) -> Findings:
    return FINDINGS.get(rules.name, Findings)(rules)


def encoder(rules: Rulebook, players: int) -> Encoder:
    """What a seat sees of a game as numbers."""
    if rules.name not in ENCODERS:
        raise WrongInput(
            f"{rules.name} has no observations, expected one of: {', '.join(ENCODERS)}"
        )
    return ENCODERS[rules.name](rules, players)

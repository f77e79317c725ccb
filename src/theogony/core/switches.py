"""Set-up switches: variants and rulings that a table chooses before it begins."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from .errors import SetupError
from .types import Document

VARIANTS: Final = "variants"  # groups every game has
RULINGS: Final = "rulings"


class Switch:
    """A switch, its default, the values it takes and the rule it belongs to.

    It is shown in a group. Unless one of the switches it needs has one of the values named, it
    does nothing.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        others: list[Any],
        rule: str,
        group: str = RULINGS,
        needs: dict[str, list[Any]] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.values: Final = [default, *others]
        self.rule: Final = rule
        self.group: Final = group
        self.needs: Final[dict[str, list[Any]]] = needs or {}
        # Of a map: where its tiles lie, by the number of players and the value.
        self.shapes: dict[int, dict[str, list[tuple[int, int]]]] = {}

    def __repr__(self) -> str:
        default, *others = [shown(value) for value in self.values]
        return f"<Switch {self.name}: {default}, or {', '.join(others)}>"

    def cannot_be(self, value: object) -> str:
        """Why the switch cannot have this value, "" if it can."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return ""
        return f"expected {' or '.join(shown(known) for known in self.values)}"


def shown(value: object) -> str:
    """A value as people write it: true and false in lower case."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def all_switches(known: dict[str, Switch], given: object) -> Document:
    """Every switch with its value, those not given by default."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise SetupError(f"switches is {given!r}, expected names with values")
    for name, value in given.items():
        if not isinstance(name, str) or name not in known:
            raise SetupError(f"switch {name!r} is unknown, expected one of: {', '.join(known)}")
        why = known[name].cannot_be(value)
        if why:
            raise SetupError(f"switch {name} is {shown(value)!r}, {why}")
    chosen = {name: given.get(name, switch.default) for name, switch in known.items()}
    return deepcopy(chosen)

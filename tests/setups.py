"""Set-ups to be tried: each preset, each switch alone, and all pairs of values."""

from typing import Any

from theogony import SetupError
from theogony.core.rng import seeded
from theogony.core.rulebook import Rulebook
from theogony.core.types import Document

PLAYERS = "players"  # their number is paired with the switches
FEW = 2
Value = tuple[str, int]  # a switch, or the players, and which of its values


def is_possible(rules: Rulebook, players: int, switches: Document) -> bool:
    try:
        rules.new(players, 0, switches)
    except SetupError:
        return False
    return True


def singles(rules: Rulebook) -> list[tuple[int, Document]]:
    """Each preset, and values of each switch alone; an expansion's with all of that expansion.

    Of many values a few will do. The numbers of players take turns where they can.
    """
    presets = [*rules.presets.values()] or [{}]
    found = [(players, preset) for preset in presets for players in rules.players]
    for name, switch in rules.switches.items():
        expansion = rules.presets.get(switch.rule.split(".")[0], {})
        for value in switch.values[1 : 1 + FEW]:
            switches = {name: value} if name in expansion else expansion | {name: value}
            numbers = [n for n in rules.players if is_possible(rules, n, switches)]
            found.append((numbers[len(found) % len(numbers)], switches))
    return found


class Pairs:
    """Set-ups, as few as are easily found, in which any two values meet that can meet."""

    def __init__(self, rules: Rulebook, seed: int) -> None:
        self.rules = rules
        self.rng = seeded(seed)
        self.values: dict[str, list[Any]] = {PLAYERS: list(rules.players)}
        self.values |= {name: switch.values for name, switch in rules.switches.items()}
        self.names = sorted(self.values)
        every = [(name, i) for name in self.names for i in range(len(self.values[name]))]
        self.clash = {
            (a, b) for a in every for b in every if a[0] < b[0] and not self.can_meet({a, b})
        }
        self.open = {(a, b) for a in every for b in every if a[0] < b[0]} - self.clash

    def set_up(self, chosen: set[Value]) -> tuple[int, Document]:
        values = {name: self.values[name][i] for name, i in sorted(chosen)}
        return values.pop(PLAYERS), values

    def can_meet(self, chosen: set[Value]) -> bool:
        """Some number of players can have these values."""
        numbers = {value for value in chosen if value[0] == PLAYERS}
        numbers = numbers or {(PLAYERS, i) for i in range(len(self.values[PLAYERS]))}
        return any(is_possible(self.rules, *self.set_up(chosen | {n})) for n in numbers)

    def fits(self, chosen: set[Value], value: Value) -> bool:
        return all((min(one, value), max(one, value)) not in self.clash for one in chosen)

    def news(self, chosen: set[Value], value: Value) -> int:
        """How many of the chosen values a further one would meet for the first time."""
        return len([one for one in chosen if (min(one, value), max(one, value)) in self.open])

    def best(self, chosen: set[Value], name: str) -> Value:
        """The value that meets most others for the first time; among equals chance decides."""
        every = [(name, i) for i in range(len(self.values[name]))]
        possible = [value for value in every if self.fits(chosen, value)]
        ranked = [(self.news(chosen, value), self.rng.next(), value) for value in possible]
        return max(ranked)[2]

    def all(self) -> list[tuple[int, Document]]:
        found: list[tuple[int, Document]] = []
        while self.open:
            chosen = set(min(self.open))
            for name in self.names:
                if name not in dict(chosen):
                    chosen.add(self.best(chosen, name))
            self.open -= {(a, b) for a in chosen for b in chosen}
            found.append(self.set_up(chosen))
        return found


def pairs(rules: Rulebook, seed: int) -> list[tuple[int, Document]]:
    return Pairs(rules, seed).all()

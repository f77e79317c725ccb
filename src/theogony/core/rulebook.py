"""What all games of one kind share: the numbers and names of answers, steps, things and rules."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .bits import BIT
from .errors import IllegalChoice, SetupError
from .history import SPECTATORS, Event
from .position import Entry
from .steps import Step
from .switches import RULINGS, VARIANTS, Switch, all_switches
from .types import Document

if TYPE_CHECKING:
    from .game import Game

ANSWERED_ITSELF: Final = 0  # the event of a question with one option


class Form:
    """How steps of one class are written: their name, their fields, the rule they carry out."""

    def __init__(
        self, name: str, make: Callable[..., Step[Any]], fields: list[str], rule: int
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.fields: Final = fields
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"<Form {self.name}: {', '.join(self.fields)}>"


class Kind:
    """How events of one kind are written: their name, open fields and secret fields.

    Events of chance are those nobody could foresee; records keep them as checked comments. With
    them, and with the end of a turn, a preview ends.
    """

    def __init__(
        self, name: str, fields: list[str], secret: list[str], chance: bool, ends_preview: bool
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final = secret
        self.chance: Final = chance
        self.ends_preview: Final = ends_preview

    def __repr__(self) -> str:
        fields = self.fields + [f"{field} (secret)" for field in self.secret]
        return f"<Kind {self.name}: {', '.join(fields) or 'no numbers'}>"


class Verb:
    """Answers of one verb: "build forum" says what is done with which thing, found in a zone."""

    def __init__(self, name: str, field: str, zone: str) -> None:
        self.name: Final = name
        self.field: Final = field  # "" for a bare answer such as "pass"
        self.zone: Final = zone

    def __repr__(self) -> str:
        return f"<Verb {self.name}{': ' if self.field else ''}{self.field}>"


class Setup:
    """How tables of one game come to be. Each game has one, made where its rules are complete."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def new(self, players: int, seed: int, switches: Document) -> Game:
        raise NotImplementedError

    def read_table(self, table: Entry) -> Game:
        """The table with its pending steps, as the document has them."""
        raise NotImplementedError

    def from_position(self, table: Entry) -> Game:
        """The table played on to its first question. What it took to get there is not told."""
        game = self.read_table(table)
        game.origin = {"position": table.fields}
        game.settle()
        game.events = None
        return game


def rulebook_at(module: str) -> Rulebook:
    """The rulebook that a module calls `GAME`: what is left of it in a pickle is where it is."""
    found = import_module(module).GAME
    assert isinstance(found, Rulebook), f"{module} has no rulebook"
    return found


class Rulebook:
    """The rules of one game: `theogony.game("deus")`.

    `version` is raised by every change that can alter any game. `players` are the numbers of
    players it takes, `switches` the variants and rulings by name, `presets` those that go well
    together. Answers are numbers below `answers`; `names` has their names, `numbers` the way back.
    """

    def __init__(self, name: str, version: int, home: str = "") -> None:
        self.name: Final = name
        self.home: Final = home  # the module where it is called `GAME`
        self.version: Final = version  # raised by every change that can alter any game
        self.players: list[int] = []  # the numbers of players the game takes
        self.names: list[str] = []  # of the answers, by number
        self.numbers: dict[str, int] = {}
        self.verbs: list[Verb] = []  # of the answers, by number
        self.rules = [""]  # IDs of the rules that forbid, by number
        self.words: dict[str, list[str]] = {}  # of the things, by field and number
        self.kinds: list[Kind] = []  # of the events, by number
        self.forms: dict[str, Form] = {}
        self.form_of: dict[type, Form] = {}
        self.switches: dict[str, Switch] = {}
        self.groups = [VARIANTS, RULINGS]  # of switches, in the order people are shown
        self.presets: dict[str, Document] = {}  # switches that go well together, by name
        self.setup = Setup()
        for bare in ("yes", "no", "pass"):
            self.number_answer(bare, Verb(bare, "", ""))
        self.add_event("answered_itself", ["answer"])
        self.words["answer"] = self.names

    def __repr__(self) -> str:
        answers = f"{self.answers} answers"
        return f"<Rulebook of {self.name}: version {self.version}, {answers}>"

    def __reduce__(self) -> tuple[Callable[[str], Rulebook], tuple[str]]:
        return rulebook_at, (self.home,)

    def __deepcopy__(self, memo: dict[int, object]) -> Rulebook:
        return self  # rules do not change

    @property
    def answers(self) -> int:
        """The size of the answer space: every answer is a number from 0 to this, less one."""
        return len(self.names)

    def new(self, players: object, seed: object, switches: object = None) -> Game:
        """A table ready to begin: `new(players=3, seed=7, switches={"joker": True})`.

        The seed is 0 to 2**128 - 1; switches that are not named have their defaults. SetupError
        says what does not fit.
        """
        if type(players) is not int or players not in self.players:
            fewest, most = min(self.players), max(self.players)
            raise SetupError(f"{self.name} is for {fewest} to {most} players, not {players!r}")
        if type(seed) is not int or not 0 <= seed < 1 << 128:
            raise SetupError(f"seed is {seed!r}, expected 0 to 2**128 - 1")
        return self.setup.new(players, seed, self.all_switches(switches))

    def from_position(self, document: object) -> Game:
        """The table a document describes, as `game.position()` gives it or a person writes it.

        PositionError says what does not fit, and where.
        """
        return self.setup.from_position(Entry(deepcopy(document)))

    def preset(self, name: str | None) -> Document:
        """Switches that go well together, for `new`; without a name, none.

        SetupError: no preset is called so.
        """
        if name is None:
            return {}
        if name not in self.presets:
            known = ", ".join(self.presets)
            expected = f"expected one of: {known}" if known else f"{self.name} has none"
            raise SetupError(f"no preset is called {name!r}, {expected}")
        return self.presets[name]

    def all_switches(self, given: object) -> Document:
        return all_switches(self.switches, given)

    # Registration, by each game as it is imported.

    def number_answer(self, name: str, verb: Verb) -> None:
        assert name not in self.numbers, f"{name} has two numbers"
        self.numbers[name] = len(self.names)
        self.names.append(name)
        self.verbs.append(verb)

    def add_answers(self, verb: str, field: str, words: list[str], zone: str = "") -> int:
        """Number the answers "verb word" and give the first number."""
        first = len(self.names)
        group = Verb(verb, field, zone)
        for word in words:
            self.number_answer(f"{verb} {word}", group)
        return first

    def add_rule(self, rule: str) -> int:
        if rule not in self.rules:
            self.rules.append(rule)
        return self.rules.index(rule)

    def add_event(
        self,
        name: str,
        fields: list[str],
        secret: list[str] | None = None,
        chance: bool = False,
        ends_preview: bool = False,
    ) -> int:
        """Up to four open numbers, or two open and two secret ones."""
        self.kinds.append(Kind(name, fields, secret or [], chance, chance or ends_preview))
        return len(self.kinds) - 1

    def add_step(self, name: str, make: type[Step[Any]], fields: list[str], rule: str = "") -> None:
        """Every class of steps is registered once, its fields in the order of its constructor.

        A question is registered with the rule that asks it.
        """
        assert name not in self.forms, f"two steps are called {name}"
        form = Form(name, make, fields, self.add_rule(rule))
        self.forms[name] = form
        self.form_of[make] = form

    def add_switch(
        self,
        name: str,
        default: Any,
        others: list[Any],
        rule: str,
        group: str = RULINGS,
        needs: dict[str, list[Any]] | None = None,
    ) -> None:
        assert group in self.groups, f"switch {name} is in no group that is shown"
        self.switches[name] = Switch(name, default, others, rule, group, needs)

    # What people and programs read.

    def answer(self, name: str) -> int:
        """The number of an answer, by its name. IllegalChoice: it has none."""
        if name not in self.numbers:
            raise IllegalChoice(f"{self.name} has no answer {name!r}")
        return self.numbers[name]

    def word(self, field: str, number: int) -> int | str:
        """How a document says a number: a card by its id."""
        return self.words[field][number] if field in self.words else number

    def message(self, event: Event, seat: int | None) -> Document | None:
        """What a seat (None: a spectator) is told of an event, None if nothing."""
        bit = SPECTATORS if seat is None else BIT[seat]
        if not event.seen_by & bit:
            return None
        kind = self.kinds[event.kind]
        told: Document = {"event": kind.name, "seat": event.seat}
        known = event.known_to & bit != 0
        for field, number in self.numbers_of(event, known):
            told[field] = self.word(field, number)
        if kind.secret and not known:
            told["hidden"] = True
        return told

    def numbers_of(self, event: Event, known: bool) -> list[tuple[str, int]]:
        """The numbers of an event by field, the secret ones only to those who know them."""
        kind = self.kinds[event.kind]
        found: list[tuple[str, int]] = []
        for field, number in zip(kind.fields, [event.a, event.b, event.c, event.d], strict=False):
            found.append((field, number))
        if known:
            for field, number in zip(kind.secret, [event.c, event.d], strict=False):
                found.append((field, number))
        return found

"""Observations: what a seat may know as a row of numbers of fixed length.

Each game has an encoder, a table of named fields and a method that fills them. The fields are
those of the game's view and nothing else; `docs/observations.md` tells what they mean.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from ...core.game import Game
from ...core.rng import seeded
from ...core.rulebook import Rulebook
from ...core.steps import Question, Step
from ...core.types import NOBODY, Seat

MOST: Final = 255  # the largest number of an observation; what is more is written as this
SEAT_ARGUMENTS: Final = ["victim", "rival"]  # arguments of questions that name a seat


class Field:
    """Numbers that belong together: where they begin, how many there are along each axis."""

    def __init__(self, name: str, offset: int, shape: list[int], meaning: str) -> None:
        self.name: Final = name
        self.offset: Final = offset
        self.shape: Final = shape
        self.meaning: Final = meaning

    def __repr__(self) -> str:
        return f"<Field {self.name}: shape {self.shape} from {self.offset}>"

    @property
    def length(self) -> int:
        return product(self.shape)


def product(numbers: list[int]) -> int:
    found = 1
    for number in numbers:
        found *= number
    return found


class Argument:
    """A number a question is about: where it is written, and whether it is a seat."""

    def __init__(self, name: str, place: i64) -> None:
        self.name: Final = name
        self.place: Final = place
        self.is_seat: Final = name in SEAT_ARGUMENTS


class Page:
    """Rows of small numbers, one observation after the other."""

    def __init__(self) -> None:
        self.out: Final = BytesWriter()
        self.start: i64 = 0  # where the last row begins

    def begin(self, row: bytes) -> None:
        self.start = len(self.out)
        self.out.write(row)

    def clear(self) -> None:
        """Begin anew in the same room: making room again takes longer than filling it."""
        self.out.truncate(0)

    def put(self, at: i64, number: i64) -> None:
        put(self.out, self.start + at, number)

    def add_one(self, at: i64) -> None:
        place = self.start + at
        before: u8 = self.out[place]
        self.out[place] = before + 1  # `+=` would take ten times as long

    def flag(self, at: i64) -> None:
        self.out[self.start + at] = 1

    def flags(self, at: i64, members: i64) -> None:
        flags(self.out, self.start + at, members)


def put(out: BytesWriter, at: i64, number: i64) -> None:
    if number > MOST:
        number = MOST
    if number > 0:
        out[at] = u8(number)


def flags(out: BytesWriter, at: i64, members: i64) -> None:
    """The members of a set, each at its own number."""
    while members:
        if members & 255 == 0:  # most sets have few members
            members >>= 8
            at += 8
            continue
        if members & 1:
            out[at] = 1
        members >>= 1
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The fields of one game for one number of players. Seats are counted from the one that
    looks: 0 is itself, 1 the next clockwise."""

    def __init__(self, rules: Rulebook, players: int) -> None:
        self.rules: Final = rules
        self.players: Final[i64] = players
        self.fields: Final[list[Field]] = []
        self.of_seats: Final[list[Field]] = []  # the same for each seat; offsets from its part
        self.length: i64 = 0
        self.block: i64 = 0  # the length of a seat's part
        self.seats: i64 = 0  # where the part of the first seat begins
        self.ground = b""  # the map drawn last
        self.numbers: Final[dict[type, i64]] = {}  # of the sorts of steps
        self.asked_of: Final[list[list[Argument]]] = []  # by sort of steps
        self.arguments: Final[dict[str, int]] = {}  # their numbers
        for number, (made, form) in enumerate(rules.form_of.items()):
            self.numbers[made] = number
            names = [f for f in form.fields if f != "seat"] if issubclass(made, Question) else []
            for name in names:
                self.arguments.setdefault(name, len(self.arguments))
            self.asked_of.append([Argument(name, self.arguments[name]) for name in names])
        forms = len(self.numbers)
        self.over: Final[i64] = self.add("over", [1], "1 when the game is over")
        self.own: Final[i64] = self.add(
            "own", [players], "1 for one's own number, from seat 0 on: answers name seats that way"
        )
        self.asked: Final[i64] = self.add(
            "asked", [players], "1 for the seat that is asked, by seat"
        )
        self.question: Final[i64] = self.add(
            "question", [forms], "1 for the sort of the open question, by `sorts`"
        )
        self.argument: Final[i64] = self.add(
            "arguments",
            [len(self.arguments)],
            "what the open question is about, by `arguments`: 0 if it does not say, otherwise the"
            " number plus 1 (beyond 255, as sets of spaces are, 1); seats counted from one's own",
        )
        self.pending: Final[i64] = self.add(
            "pending", [forms], "how many steps of each sort are still to be done, by `sorts`"
        )

    # Declaring.

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.players} players, {self.length} numbers>"

    def add(self, name: str, shape: list[int], meaning: str) -> int:
        """One more field; gives its offset."""
        field = Field(name, self.length, shape, meaning)
        self.fields.append(field)
        self.length += field.length
        return field.offset

    def add_for_seats(self, name: str, shape: list[int], meaning: str) -> int:
        """One more field of every seat; gives its offset in the part of a seat."""
        field = Field(name, self.block, shape, meaning)
        self.of_seats.append(field)
        self.block += field.length
        return field.offset

    def add_seats(self) -> None:
        """All fields of the table are declared: those of the seats follow, seat by seat."""
        self.seats = self.length
        for number in range(self.players):
            for field in self.of_seats:
                self.add(f"seat{number}.{field.name}", field.shape, field.meaning)

    @property
    def layout(self) -> str:
        """Sixteen digits that change when a field is added, lost, moved, reshaped or renamed, or
        the order of steps, arguments, things or answers: a network fits its own layout only."""
        fields = [f"{field.name} {field.offset} {field.shape}" for field in self.fields]
        things = [f"{field}: {words}" for field, words in self.rules.words.items()]
        told = "\n".join([*fields, *self.sorts, *self.arguments, *things, *self.rules.names])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    @property
    def sorts(self) -> list[str]:
        """The sorts of steps, in the order of `question` and `pending`."""
        return list(self.rules.forms)

    # Writing.

    def relative(self, seat: Seat, to: Seat) -> i64:
        """The number of a seat, counted from another one."""
        return seat - to if seat >= to else seat - to + self.players

    def board_of(self, game: Game) -> object:
        """What `draw` depends on."""
        raise NotImplementedError

    def draw(self, game: Game, page: Page) -> None:
        """The part of an observation that does not change while the map stays the same."""
        raise NotImplementedError

    def shared(self, ground: bytes) -> bytes:
        """Equal maps one after the other are kept once: less has to be fetched from memory."""
        if ground != self.ground:
            self.ground = ground
        return self.ground

    def fill(self, game: Game, seat: Seat, page: Page) -> None:
        """The rest of it."""
        raise NotImplementedError

    def fill_pending(self, game: Game, seat: Seat, page: Page) -> None:
        """The open question and what is to be done after it. Nothing of that is secret."""
        page.flag(self.own + seat)
        if not game.stack:
            page.flag(self.over)
            return
        last = len(game.stack) - 1
        for i in range(last):
            page.add_one(self.pending + self.numbers[type(game.stack[i])])
        top = game.stack[last]
        number = self.numbers[type(top)]
        page.flag(self.asked + self.relative(top.seat, seat))
        page.flag(self.question + number)
        for argument in self.asked_of[number]:
            value = self.value_of(argument, top, seat)
            page.put(self.argument + argument.place, value + 1)

    def value_of(self, argument: Argument, step: Step[Any], seat: Seat) -> i64:
        value: int = getattr(step, argument.name)
        if value > MOST:
            return 0  # a set of spaces
        if argument.is_seat and value != NOBODY:
            return self.relative(value, seat)
        return value


class Observer:
    """Looks at one table after the other and draws the map only when it is another one."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.board: object = None
        self.ground = b""

    def __repr__(self) -> str:
        return f"<Observer by {self.encoder!r}>"

    def write(self, game: Game, seat: Seat, page: Page) -> None:
        """Add what a seat sees of a table."""
        board = self.encoder.board_of(game)
        if board is not self.board:
            drawn = Page()
            drawn.begin(bytes(self.encoder.length))
            self.encoder.draw(game, drawn)
            self.board, self.ground = board, self.encoder.shared(drawn.out.getvalue())
        page.begin(self.ground)
        self.encoder.fill_pending(game, seat, page)
        self.encoder.fill(game, seat, page)

    def look(self, game: Game, seat: Seat) -> bytes:
        """What a seat sees, written from a copy with all that is hidden from it dealt anew: even
        an encoder that read a secret could not tell it."""
        blind = game.copy()
        blind.rng = seeded(0)
        blind.redeal(seat)
        page = Page()
        self.write(blind, seat, page)
        return page.out.getvalue()


def mask(game: Game, page: Page, zeros: bytes) -> None:
    """Add a row with 1 for each legal answer."""
    page.begin(zeros)
    options = game.options()
    out, row, items = page.out, page.start, options.items
    for i in range(options.count):
        out[row + items[i]] = 1

"""A table on one screen: map, panel, log, what is one's own, the question and its options.

A `Look` is what one game brings along; the parts that look alike in every game are here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from textwrap import wrap

from rich.text import Text

from ..core.game import Game
from ..core.types import Document
from .colours import DIM, NUMBER, QUESTION, WARNING
from .hexes import HexMap, Marks, Size
from .lines import at_most, beside, in_columns, part, pick
from .log import Line, log_lines
from .texts import Texts

FEW = 3  # lines the options can be squeezed into
USUAL = 5  # lines kept for them, so that the table stays where it is
LEAST = 96, 28  # columns and lines for all of it side by side
BROAD = 48  # columns of a panel that need not be broader
LOG = 5  # lines of the log with its title that stay, if the panel can be shortened
HALF = 38  # columns panel and log need beside each other
INDENT = 4  # columns before what goes on below an option
NARROW = 20  # columns in which a text can still be read
TALL = 500  # lines a map may take where the window scrolls

# The commands every game has, before and after its own.
COMMANDS = ["help", "undo", "why", "preview", "rules", "map", "log"], ["save", "quit"]


@dataclass(frozen=True)
class Shown:
    """All that a screen shows: what a seat sees, what it was told, what leads the eye."""

    view: Document
    texts: Texts
    log: list[Line]
    changed: frozenset[str] = frozenset()
    note: list[Text] = field(default_factory=list)  # stands where the options would be
    aside: Document = field(default_factory=dict)  # what the look found out about the question

    @property
    def seat(self) -> int | None:
        found: int | None = self.view["seat"]
        return found

    @property
    def look(self) -> Look:
        return look_of(self.view["game"])

    @property
    def chains(self) -> list[Document]:
        """The options, if one choice takes several answers (see `Look.chains`)."""
        found: list[Document] = self.aside.get("chains", [])
        return found if self.is_asked else []

    @property
    def is_asked(self) -> bool:
        """Whether the question is for the one who looks."""
        question = self.view["question"]
        return question is not None and "options" in question

    @property
    def options(self) -> list[Document]:
        found = self.view["question"]["options"] if self.is_asked else []
        return [self.look.explained(self.view, option) for option in self.chains or found]


@dataclass(frozen=True)
class Thing:
    """Something printed that can be looked up, mostly a card: `field` names its texts."""

    id: str
    field: str
    kind: str
    set: str = "base"


class Look:
    """How a game looks at the terminal."""

    title = ""
    own_commands: list[str] = []
    secrets = True  # whether players have something to hide from each other
    panel = 35  # columns of the panel beside the map, at least
    kinds: list[str] = []  # of the things that can be looked up
    sets: list[str] = []
    things: list[Thing] = []

    @property
    def commands(self) -> list[str]:
        before, after = COMMANDS
        return [*before, *self.own_commands, *after]

    # The table.

    def aside(self, game: Game) -> Document:
        """What the open question needs to be shown with, beyond the view. For whoever is asked."""
        return {"chains": self.chains(game)}

    def chains(self, game: Game) -> list[Document]:
        """The options of the open question together with those behind it, where they are one
        choice: each with its `answers`. None: the question stands for itself."""
        return []

    def is_begun(self, view: Document) -> bool:
        """Whether the start player is known."""
        return True

    def map(self, shown: Shown) -> HexMap | None:
        """The map, None before there is one."""
        raise NotImplementedError

    def legend(self, shown: Shown) -> list[Text]:
        """What the signs of the map mean."""
        raise NotImplementedError

    def situation(self, shown: Shown, line: Text) -> None:
        """What the header says after the round."""
        raise NotImplementedError

    def panels(self, shown: Shown, width: int) -> list[list[Text]]:
        """What stands in the panel above the log, from the most telling layout to the shortest."""
        raise NotImplementedError

    def own(self, shown: Shown, width: int) -> list[list[Text]]:
        """What lies before the one who looks, from the most telling layout to the shortest."""
        raise NotImplementedError

    # The question.

    def explained(self, view: Document, option: Document) -> Document:
        """An option with what was asked, and what it is about besides what it says: `card` at the
        place it names."""
        return option | {"ask": view["question"]["ask"]}

    def question(self, shown: Shown) -> str:
        """The question in words, as it is shown."""
        return shown.texts.game.ask(shown.view["question"])

    def asked(self, shown: Shown, width: int) -> list[Text]:
        """The question, and what there is to know about it."""
        return [part(text, QUESTION) for text in wrap(self.question(shown), width)]

    def words(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        """An option in words, which may be typed. To pass is called as the question has it."""
        passing = f"pass-{option.get('ask')}"
        if option["name"] == "pass" and texts.has(passing):
            return texts.say(passing)
        return texts.game.option(option)

    def costs(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        """That an option has a price."""
        return texts.costs(option["price"], short=short)

    def meaning(self, texts: Texts, option: Document) -> str:
        """What the thing does that an option is about, if it has a text."""
        raise NotImplementedError

    def ground(self, shown: Shown, hex_: str) -> str:
        """What lies at a place, in a word or two."""
        raise NotImplementedError

    def bargain(self, shown: Shown, number: int, price: Document) -> str:
        """What a number means where one is asked for."""
        return shown.texts.costs(price) if price else ""

    def layouts(self, shown: Shown, width: int) -> list[list[Text]]:
        """The options as lines, from the most telling layout to the shortest."""
        options = numbered(shown.options)
        layouts: list[list[Text]] = []
        if not any(few_words(option) for _, option in options):
            for whole in (True, False):
                told = [long_option(shown, *entry, whole=whole) for entry in options]
                layouts.append(with_texts(told, width))
        for short in (False, True):
            cells = [short_option(shown, *entry, short=short) for entry in options]
            widest = max([len(cell) for cell in cells], default=1) + 2
            layouts.append(in_columns(cells, max(width // widest, 1), width))
        return layouts

    def prefers_options(self, shown: Shown) -> bool:
        """Whether the options, with texts or pictures, are worth a smaller map."""
        return False

    # All together.

    def screen(self, shown: Shown, width: int, height: int) -> list[Text]:
        """The table in so many columns and lines; more lines where it cannot be shown in so few."""
        if width < LEAST[0] or height < LEAST[1]:
            return stacked(shown, width, height)
        return side_by_side(shown, width, height)

    # Commands, and what can be looked up.

    def detail(self, command: str, shown: Shown) -> list[Text]:
        """What one of the game's own commands shows in full."""
        raise NotImplementedError

    def follow(self, view: Document) -> list[str]:
        """What else Tab offers."""
        return []

    def help(self, texts: Texts) -> list[Text]:
        """What stands below the list of commands."""
        return []

    def name_of(self, thing: Thing, texts: Texts) -> str:
        return texts.word(thing.field, thing.id)

    def thing_in(self, option: Document) -> str:
        """The id of the thing an option is about, if it can be looked up."""
        found: str = option.get("card") or option["text"]["arguments"].get("card", "")
        return found

    def together(self, said: str) -> list[Thing]:
        """The things that go by one name, such as the sides of a tile."""
        return []

    def document(self, thing: Thing, texts: Texts) -> Document:
        raise NotImplementedError

    def described(self, thing: Thing, texts: Texts) -> list[Text]:
        """One thing with all there is to say about it."""
        raise NotImplementedError

    def listed(self, found: list[Thing], texts: Texts, width: int) -> list[Text]:
        """The things in brief."""
        raise NotImplementedError


@cache
def look_of(game: str) -> Look:
    """The look of a game, by its name."""
    found = import_module(f"theogony.cli.{game}").LOOK
    assert isinstance(found, Look), f"theogony.cli.{game} has no look"
    return found


def screen(shown: Shown, width: int, height: int) -> list[Text]:
    return shown.look.screen(shown, width, height)


def side_by_side(shown: Shown, width: int, height: int) -> list[Text]:
    """Map and panel beside each other, the question below."""
    look, map_ = shown.look, shown.look.map(shown)
    question = question_lines(shown, width)
    layouts = [shown.note] if shown.note else look.layouts(shown, width)
    panels, beside_panel = look.panels(shown, look.panel), width - look.panel
    room = height - 1 - len(question)
    least = max(lines_of(map_, map_.sizes[-1]) if map_ else 1, least_of(panels))
    own = pick(look.own(shown, width), min(height // 3, room - least_of(layouts) - least))
    room -= len(own)
    size = map_.largest(beside_panel, room - FEW) if map_ else None
    kept = max(lines_of(map_, size), len(pick(panels, room - USUAL - LOG)) + LOG)
    picked = pick(layouts, room - kept)
    if map_ and look.prefers_options(shown):
        for options in layouts:
            left = room - len(options)
            if left >= least_of(panels) + LOG and map_.largest(beside_panel, left):
                picked = options
                break
    if map_ and size is not None and len(picked) > room - lines_of(map_, size):
        size = map_.largest(beside_panel, room - len(picked))
    drawn = map_.drawn(size, marks_of(shown), beside_panel) if map_ and size else no_map(shown)
    picked = picked + [Text()] * (min(USUAL, room - len(drawn)) - len(picked))
    middle = max(room - len(picked), 8)
    panel_width = width - max(len(line) for line in drawn)
    left = width - min(panel_width, max(look.panel, BROAD))
    table = beside(drawn[:middle], panel_lines(shown, width - left, middle)[:middle], left)
    table += [Text()] * (middle - len(table))  # so that nothing below moves
    return [header(shown, width), *table, *own, *question, *picked]


def stacked(shown: Shown, width: int, height: int) -> list[Text]:
    """All parts below each other, as many as a small window has room for.

    The question comes last with all its options; right above it the map, while places are asked
    for. Then what is one's own, and the panel with the log. Free lines are for what the log has
    to tell since one's own last turn, then for a map that is not needed.
    """
    look, map_ = shown.look, shown.look.map(shown)
    question = question_lines(shown, width)
    layouts = [shown.note] if shown.note else look.layouts(shown, width)
    needs_map = asks_for_places(shown)
    owns, seats = look.own(shown, width), panels_and_logs(shown, width)
    room = height - 1 - len(question)
    least = least_of(owns) + least_of(seats)
    drawn: list[Text] = []
    if needs_map and map_:
        few = room - least_of(layouts)
        heights = [few - least, few, TALL]  # rather scroll than lose the places
        sizes = [map_.largest(width, height) for height in heights]
        size = next((size for size in sizes if size), None)
        drawn = map_.drawn(size, marks_of(shown), width) if size else no_map(shown)
    room -= len(drawn)
    least = next(n for n in (least, least_of(owns), 0) if n == 0 or n + least_of(layouts) <= room)
    most = len(owns[0]) + len(seats[0])  # longer texts do not shorten the table, shorter ones do
    rest = layouts[1:] if look.prefers_options(shown) and layouts[1:] else layouts
    options = layouts[0] if len(layouts[0]) <= room - most else pick(rest, room - least)
    room -= len(options)
    own = fitting(owns, room - least_of(seats)) or fitting(owns, room)
    panel = fitting(seats, room - len(own))
    room -= len(own) + len(panel)
    if room and panel:
        i = seats.index(panel)
        panel = panels_and_logs(shown, width, room)[i]
        room -= len(panel) - len(seats[i])
    if map_ and not needs_map:
        size = map_.largest(width, room)
        drawn = map_.drawn(size, marks_of(shown), width) if size else []
        return [header(shown, width), *drawn, *panel, *own, *question, *options]
    return [header(shown, width), *panel, *own, *drawn, *question, *options]


def least_of(layouts: list[list[Text]]) -> int:
    """The lines of the shortest layout."""
    return min(len(lines) for lines in layouts)


def fitting(layouts: list[list[Text]], room: int) -> list[Text]:
    """The most telling layout that fits, nothing if none does."""
    return next((lines for lines in layouts if len(lines) <= room), [])


def panels_and_logs(shown: Shown, width: int, free: int = 0) -> list[list[Text]]:
    """The panel with the log beside it, or above it in narrow windows, from the most telling to
    the shortest. The log may take so many free lines, as far as there is news."""
    found: list[list[Text]] = []
    half = width // 2
    news = 1 + news_lines(shown, width - half if width >= 2 * HALF else width)
    for panel in shown.look.panels(shown, half - 1 if width >= 2 * HALF else width):
        if width < 2 * HALF:
            found += [[*at_most(panel, width), *log_part(shown, width, taken(LOG, news, free))]]
        else:
            height = taken(max(len(panel), LOG), news, free)
            log = log_part(shown, width - half, height)
            found += [beside(at_most(panel, half - 1), log, half)]
    return found


def taken(height: int, wanted: int, free: int) -> int:
    """A height grown towards what is wanted, by no more than the free lines."""
    return max(height, min(wanted, height + free))


def news_lines(shown: Shown, width: int) -> int:
    """The lines of the log since the last turn of whoever looks, before the one that may be
    going on."""
    if shown.seat is None:
        return 0
    turns = [i for i, line in enumerate(shown.log) if line.begins and line.seat >= 0]
    while turns and shown.log[turns[-1]].seat == shown.seat:
        turns.pop()
    own = [i for i in turns if shown.log[i].seat == shown.seat]
    since = own[-1] if own else 0
    return len(log_lines(shown.log[since:], shown.texts, width, TALL))


# The parts.


def header(shown: Shown, width: int) -> Text:
    """Where the game stands. Where room is short, neither our name nor who began."""
    texts = shown.texts
    starts = texts.say("starts", player=texts.player(shown.view["start"]))
    begun = [starts] if shown.look.is_begun(shown.view) else []
    title = shown.look.title
    lines = [
        header_of(shown, f"Theogony · {title}", begun),
        header_of(shown, title, begun),
        header_of(shown, title, []),
    ]
    lines[-1].truncate(width, overflow="ellipsis")
    return next(line for line in lines if len(line) <= width)


def header_of(shown: Shown, title: str, more: list[str]) -> Text:
    view, texts = shown.view, shown.texts
    line = part(title, "bold")
    line.append("  ")
    line.append(texts.say("round", round=view["round"]))
    for words in more:
        line.append(f" · {words}", DIM)
    if view["over"]:
        line.append(" · ")
        line.append(texts.game.text("event-ended"), WARNING)
    else:
        shown.look.situation(shown, line)
    return line


def panel_lines(shown: Shown, width: int, height: int) -> list[Text]:
    lines = list(pick(shown.look.panels(shown, width), height - LOG))
    lines += log_part(shown, width, height - len(lines))
    return at_most(lines, width)


def log_part(shown: Shown, width: int, height: int) -> list[Text]:
    """The log under a line that says so."""
    title = f"── {shown.texts.say('log')} "
    head = part(title + "─" * (width - len(title)), DIM)
    return [head, *log_lines(shown.log, shown.texts, width, height - 1)]


def lines_of(map_: HexMap | None, size: Size | None) -> int:
    return map_.extent(size)[1] if map_ and size else 1


def no_map(shown: Shown) -> list[Text]:
    """What stands where the map does not fit; nothing before there is one."""
    if shown.look.map(shown) is None:
        return [Text()]
    return [part(shown.texts.say("map-too-large"), WARNING)]


def map_lines(shown: Shown, width: int, height: int) -> list[Text]:
    """The map as large as it fits, and what its letters mean."""
    map_ = shown.look.map(shown)
    legend = shown.look.legend(shown)
    if map_ is None:
        return legend
    size = map_.largest(width, height - len(legend))
    if size is None or size.height == 1:  # rather scroll than lose the places
        size = map_.largest(width, TALL, map_.sizes[1:]) or map_.sizes[-1]
    return [*map_.drawn(size, marks_of(shown)), *legend]


def help_lines(texts: Texts) -> list[Text]:
    """How to answer, and every command in a line."""
    look = look_of(texts.name)
    lines = [Text(texts.say("help-answers"))]
    usages = [usage(name, texts) for name in look.commands]
    width = max(len(words) for words in usages)
    for name, words in zip(look.commands, usages, strict=True):
        line = Text().append(f"{words:<{width}}  ", NUMBER)
        lines.append(line.append(texts.say(f"help-{name}")))
    return [*lines, *look.help(texts)]


def usage(name: str, texts: Texts) -> str:
    """The words of a command and what may follow it."""
    word = texts.say(f"command-{name}")
    words = word if word == name else f"{word}, {name}"
    return f"{words} {texts.say(f'argument-{name}')}" if name in WITH_ARGUMENT else words


PLACES = ["hex", "second"]  # in questions
ITSELF = ["number", "slot", "tile", "turn"]  # what is typed as it is
WITH_ARGUMENT = ["help", "why", "preview", "rules", "save"]


# The question and its options.


def numbered(options: list[Document]) -> list[tuple[int, Document]]:
    """The options with the numbers to type. Where only numbers are asked for, or things that
    have one, they are themselves.

    To pass is then to say 0, if that is no number asked for, else the number after the last.
    """
    for argument in ITSELF:
        asked = [option["text"]["arguments"].get(argument) for option in options]
        numbers = [number for number in asked if number is not None]
        others = [option for option in options if argument not in option["text"]["arguments"]]
        if numbers and all(option["name"] == "pass" for option in others):
            passing = max(numbers) + 1 if 0 in numbers else 0
            return [
                (passing if number is None else number, option)
                for number, option in zip(asked, options, strict=True)
            ]
    return list(enumerate(options, start=1))


def marks_of(shown: Shown) -> Marks:
    numbers: dict[str, int] = {}
    priced: set[str] = set()
    for number, option in numbered(shown.options):
        if "hex" in option["text"]["arguments"]:
            hex_ = option["text"]["arguments"]["hex"]
            numbers[hex_] = number
            if option["price"]:
                priced.add(hex_)
    return Marks(numbers, frozenset(priced), shown.changed | asked_about(shown))


def asked_about(shown: Shown) -> frozenset[str]:
    """The places the question itself names."""
    asked = shown.view["question"]["arguments"] if shown.options else {}
    return frozenset(str(asked[name]) for name in PLACES if name in asked)


def asks_for_places(shown: Shown) -> bool:
    return any("hex" in option["text"]["arguments"] for option in shown.options)


def question_lines(shown: Shown, width: int) -> list[Text]:
    question = shown.view["question"]
    if question is None or shown.note:
        return []
    if not shown.options:
        waiting = shown.texts.say("waiting", player=shown.texts.player(question["seat"]))
        return [part(waiting, DIM)]
    return shown.look.asked(shown, width)


def few_words(option: Document) -> bool:
    """Places and numbers need no line of their own."""
    return "hex" in option["text"]["arguments"] or is_number(option)


def is_number(option: Document) -> bool:
    """Whether it is a number and nothing more that is answered."""
    return "number" in option["text"]["arguments"] and "answers" not in option


def number_of(number: int, mark: str = "") -> Text:
    return part(f"{number:>2}{mark} ", NUMBER)


def long_option(shown: Shown, number: int, option: Document, *, whole: bool) -> tuple[Text, str]:
    """Number, text and price; then the `whole` text of a card where one is chosen, or none of it:
    `help` has it."""
    texts = shown.texts
    line = number_of(number, ")")
    words = shown.look.words(texts, option)
    line.append(words, "bold")
    if option["price"] and texts.price(option["price"]) != words:
        line.append(f" – {shown.look.costs(texts, option)}")
    return line, shown.look.meaning(texts, option) if whole else ""


def short_option(shown: Shown, number: int, option: Document, *, short: bool) -> Text:
    texts, arguments, price = shown.texts, option["text"]["arguments"], option["price"]
    line = number_of(number, ")")
    if is_number(option):
        return line.append(shown.look.bargain(shown, arguments["number"], price))
    if "hex" in arguments:
        line.append(arguments["hex"])
        line.append("" if short else f" {shown.look.ground(shown, arguments['hex'])}", DIM)
    else:
        words = shown.look.words(texts, option, short=short)
        line.append(words)
        price = {} if words == texts.price(price) else price
    if price:
        cost = shown.look.costs(texts, option, short=short)
        line.append(f" – {cost}", WARNING if "hex" in arguments else "")
    return line


def with_texts(entries: list[tuple[Text, str]], width: int) -> list[Text]:
    """Lines with what they are about: below each, or behind where that takes fewer lines."""
    below = [part for line, text in entries for part in text_below(line, text, width)]
    if any(text and len(line) > width - NARROW for line, text in entries):
        return below
    behind = [part for line, text in entries for part in text_behind(line, text, width)]
    return min(below, behind, key=len)


def text_below(line: Text, text: str, width: int) -> list[Text]:
    below = [part(" " * INDENT + words, DIM) for words in wrap(text, width - INDENT)]
    return wrapped(line, width) + below


def text_behind(line: Text, text: str, width: int) -> list[Text]:
    if not text:
        return wrapped(line, width)
    start = len(line) + 2
    if width - start < NARROW:
        return text_below(line, text, width)
    first, *more = wrap(text, width - start)
    behind = line.copy().append("  ").append(first, DIM)
    return [behind, *(part(" " * start + words, DIM) for words in more)]


def wrapped(line: Text, width: int) -> list[Text]:
    """An option in as many lines as it takes."""
    if len(line) <= width:
        return [line]
    found = [part(words) for words in wrap(line.plain, width, subsequent_indent=" " * INDENT)]
    found[0].stylize(NUMBER, 0, 4)
    return found

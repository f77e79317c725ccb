"""The table of Deus on one screen: map, seats, log, own rows, the question and its options."""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import wrap

from rich.text import Text

from ..core.types import Document
from ..deus.printed import GOODS, KINDS, STANDARD_KINDS, WOOD
from . import egypt
from .board import Map, Marks, Size
from .colours import DIM, KIND, NUMBER, QUESTION, SEATS, WARNING
from .log import Line, by_turns
from .printed import kind_of, short_cost
from .texts import Texts

PANEL = 35  # columns of the panel beside the map, at least
FEW = 3  # lines the options can be squeezed into
USUAL = 5  # lines kept for them, so that the table stays where it is
NAME = 24  # columns for the name of a card where room is short
LEAST = 96, 28  # columns and lines for all of it side by side
TALL = 500  # lines a map may take where the window scrolls


@dataclass(frozen=True)
class Shown:
    """All that a screen shows: what a seat sees, what it was told, what leads the eye."""

    view: Document
    texts: Texts
    log: list[Line]
    changed: frozenset[str] = frozenset()
    note: list[Text] = field(default_factory=list)  # stands where the options would be

    @property
    def seat(self) -> int | None:
        found: int | None = self.view["seat"]
        return found

    @property
    def options(self) -> list[Document]:
        """The options; those that name a place above the tableau with the card that lies there."""
        question = self.view["question"]
        found: list[Document] = []
        for option in question.get("options", []) if question else []:
            arguments = option["text"]["arguments"]
            if "spot" in arguments:
                card = egypt.card_at(self.view, question["seat"], arguments["spot"])
                option = option | {"card": card}
            found.append(option)
        return found


# The bars of the log: by seat, the last for what is nobody's.
BARS = [*[style.rsplit(" ", 1)[1] for style in SEATS], DIM]


# Small pieces.


def part(text: str, style: str = "") -> Text:
    """A line to go on from; what is appended does not inherit the style."""
    return Text(no_wrap=True).append(text, style)


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def fitted(line: Text, width: int) -> Text:
    """The line made exactly so wide."""
    found = line.copy()
    found.truncate(width, overflow="ellipsis")
    found.pad_right(width - len(found))
    return found


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns; the left one is so wide."""
    found: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = fitted(left[i] if i < len(left) else Text(), width)
        if i < len(right):
            line.append_text(right[i])
        found.append(line)
    return found


def in_columns(cells: list[Text], columns: int, width: int) -> list[Text]:
    """Cells in columns of equal width, read downwards."""
    lines = -(-len(cells) // columns)
    found: list[Text] = []
    for i in range(lines):
        line = Text()
        for cell in cells[i::lines]:
            line.append_text(fitted(cell, width // columns - 1)).append(" ")
        line.rstrip()
        found.append(line)
    return found


# The parts of the screen.


def header(shown: Shown, width: int) -> Text:
    view, texts = shown.view, shown.texts
    line = part("Theogony · Deus", "bold")
    line.append("  ")
    line.append(texts.say("round", round=view["round"]))
    line.append(" · ", DIM)
    line.append(texts.say("starts", player=texts.player(view["start"])), DIM)
    if view["over"]:
        line.append(" · ")
        line.append(texts.game.text("event-ended"), WARNING)
    elif view["turns_left"] is not None:
        line.append(" · ")
        line.append(texts.say("last-round", turns=view["turns_left"]), WARNING)
    line.truncate(width, overflow="ellipsis")
    return line


def seats_table(shown: Shown) -> list[Text]:
    """One line for each seat, one for the general supply, then what brings the end."""
    view, texts = shown.view, shown.texts
    heads = [texts.say(f"short-{good}") for good in ["vp", *GOODS[:-1]]] + [texts.say("short-hand")]
    lines = [part(" " * 12 + "".join(columns(heads)), DIM)]
    question = view["question"]
    for seat, player in enumerate(view["seats"]):
        to_move = question is not None and question["seat"] == seat
        line = part("▸" if to_move else " ", NUMBER)
        line.append(str(seat + 1), SEATS[seat])
        name = f" {texts.player(seat)}"
        line.append(f"{cut(name, 10):<10}", "bold" if seat == view["seat"] else "")
        goods = player["goods"]
        hand = player["hand"]
        numbers = [str(goods.get(good, "?")) for good in ["vp", *GOODS[:-1]]]
        held = hand if isinstance(hand, int) else len(hand)
        for i, number in enumerate(columns([*numbers, str(held)])):
            line.append(number, DIM if number.strip() == "0" else "bold" if i == 0 else "")
        lines.append(line)
        lines += egypt.holdings(player, texts)
    supply = [str(view["supply"][good]) for good in GOODS[WOOD:-1]]
    name = f"   {cut(texts.say('supply'), 9):<9}"
    lines.append(part(name + "".join(columns(["", "", *supply, ""])), DIM))
    if egypt.market(view):
        name = f"   {cut(texts.say('market'), 9):<9}"
        lines.append(part(name + "".join(columns(["", "", *egypt.market(view), ""])), "bold"))
    villages = len(view["villages"]) - len(view["attacked"])
    temples = view["supply"]["temples"]
    lines.append(part(" " + texts.say("ends", temples=temples, villages=villages), DIM))
    discard = view["discard"]["count"]
    piles = texts.say("piles", deck=view["deck"], discard=discard)
    if view["box"]:
        piles += texts.say("box", box=view["box"])
    lines.append(part(f" {piles}", DIM))
    return lines


def columns(cells: list[str]) -> list[str]:
    """VP and gold take four columns, all others three."""
    return [f"{cell:>{4 if i < 2 else 3}}" for i, cell in enumerate(cells)]


def log_lines(shown: Shown, width: int, height: int) -> list[Text]:
    """The newest turns, each in a paragraph; of the oldest as much as fits."""
    found: list[Text] = []
    for turn in reversed(by_turns(shown.log, shown.texts)):
        lines = [part("▌ ", BARS[turn.seat]).append(text) for text in wrap(turn.text, width - 2)]
        if turn.seat >= 0:
            lines[0] = part(f"{turn.seat + 1}", SEATS[turn.seat]).append_text(lines[0][1:])
        found = lines + found
    return found[-height:] if height > 0 else []


def told(line: Line, width: int) -> list[Text]:
    """A sentence, behind a bar in its seat's colour; where a turn begins, the bar has a number."""
    if line.begins:
        text = part(str(line.seat + 1), SEATS[line.seat])
        text.append(" " + cut(line.text, width - 2), "bold")
        return [text]
    found: list[Text] = []
    for words in wrap(line.text, width - 2):
        found.append(part("▌ ", BARS[line.seat]).append(words))
    return found


def row_lines(shown: Shown, width: int) -> list[Text]:
    """The own rows, two side by side: pieces, then cards, the oldest first."""
    if shown.seat is None:
        return []
    cells = [row_line(shown, shown.seat, kind) for kind in KINDS]
    return in_columns(cells, 2, width)


def row_line(shown: Shown, seat: int, kind: str) -> Text:
    texts, player = shown.texts, shown.view["seats"][seat]
    line = part(texts.say(f"letter-{kind}"), KIND[kind])
    line.append(f" {cut(texts.word('kind', kind), 12):<13}")
    line.append(stock(player, kind), "bold").append_text(egypt.marked(player, "forts", kind))
    line.append(" " * max(21 - len(line), 1))
    return line.append_text(cards_of(player, kind, texts))


def cards_of(player: Document, kind: str, texts: Texts) -> Text:
    """The cards of a row in the order they are carried out, behind a marker if one lies there."""
    line = egypt.marked(player, "garrisons", kind)
    if line:
        line.append(" ")
    cards = [egypt.card_in_row(player, kind, i, texts) for i in range(len(player["rows"][kind]))]
    return line.append_text(Text(", ").join(cards) if cards else Text("–", style=DIM))


def stock(player: Document, kind: str) -> str:
    """The five pieces of a kind: ready on the tableau, in the personal supply, on the board."""
    if kind not in STANDARD_KINDS:
        return ""
    ready: int = player["tableau"][kind]
    left: int = player["supply"][kind]
    return "●" * ready + "○" * left + "·" * (5 - ready - left)


# The question.


def numbered(options: list[Document]) -> list[tuple[int, Document]]:
    """The options with the numbers to type. Where numbers are asked for, they are themselves.

    To pass is then to say 0.
    """
    asked = [option["text"]["arguments"].get("number") for option in options]
    if asked.count(None) == len(asked):
        return list(enumerate(options, start=1))
    return [(number or 0, option) for number, option in zip(asked, options, strict=True)]


def marks_of(shown: Shown) -> Marks:
    numbers: dict[str, int] = {}
    priced: set[str] = set()
    for number, option in numbered(shown.options):
        if "hex" in option["text"]["arguments"]:
            hex_ = option["text"]["arguments"]["hex"]
            numbers[hex_] = number
            if option["price"]:
                priced.add(hex_)
    return Marks(numbers, frozenset(priced), shown.changed)


def question_lines(shown: Shown, width: int) -> list[Text]:
    question = shown.view["question"]
    if question is None or shown.note:
        return []
    if not shown.options:
        waiting = shown.texts.say("waiting", player=shown.texts.player(question["seat"]))
        return [part(waiting, DIM)]
    asked = shown.texts.game.ask(question)
    if "spot" in question["arguments"]:
        card = egypt.card_at(shown.view, question["seat"], question["arguments"]["spot"])
        asked = f"{shown.texts.word('card', card)}: {asked}"
    lines = [part(text, QUESTION) for text in wrap(asked, width)]
    chosen = shown.view["seats"][question["seat"]]["offering"]
    if chosen:
        cards = ", ".join(shown.texts.word("card", card) for card in chosen)
        text = shown.texts.say("offered", cards=cards)
        if len(lines) == 1 or len(lines[-1]) + 1 + len(text) > width:
            lines.append(part(cut(text, width)))
        else:
            lines[-1].append(f" {text}")
    return lines


def option_layouts(shown: Shown, width: int) -> list[list[Text]]:
    """The options as lines, from the most telling layout to the shortest."""
    options = numbered(shown.options)
    if any(place.get("zone") == "hand" for _, option in options for place in option["at"]):
        return hand_layouts(shown, options, width)
    hand = hand_line(shown, width)
    layouts: list[list[Text]] = []
    if not any(few_words(option) for _, option in options):
        for whole in (True, False):
            lines = [long_option(shown, *entry, width, whole=whole) for entry in options]
            layouts.append([line for option in lines for line in option] + hand)
    for short in (False, True):
        cells = [short_option(shown, *entry, short=short) for entry in options]
        widest = max([len(cell) for cell in cells], default=1) + 2
        layouts.append(in_columns(cells, max(width // widest, 1), width) + hand)
        layouts.append(layouts[-1][: len(layouts[-1]) - len(hand)])
    return layouts


def few_words(option: Document) -> bool:
    """Places and numbers need no line of their own."""
    arguments = option["text"]["arguments"]
    return "hex" in arguments or "number" in arguments


def option_words(texts: Texts, option: Document, *, short: bool = False) -> str:
    """An option in words; of a place above the tableau, the card that lies there."""
    if "card" not in option:
        return texts.game.option(option)
    spot = option["text"]["arguments"]["spot"]
    card = texts.word("card", option["card"])
    return f"{cut(card, NAME)} {spot}" if short else f"{card} ({texts.word('spot', spot)})"


def number_of(number: int, mark: str = "") -> Text:
    return part(f"{number:>2}{mark} ", NUMBER)


def long_option(
    shown: Shown, number: int, option: Document, width: int, *, whole: bool
) -> list[Text]:
    """Number, name to type, text and price; what a card does where one is chosen."""
    texts = shown.texts
    names = max(len(each["name"]) for each in shown.options)
    line = number_of(number, ")")
    line.append(f"{option['name']:<{names}}  ", DIM)
    line.append(option_words(texts, option), "bold")
    if option["price"]:
        line.append(f"  – {texts.price(option['price'])}")
    card = option.get("card", option["text"]["arguments"].get("card"))
    if card:
        line.append("  ")
        return with_text(line, shown, card, width, whole=whole)
    line.truncate(width, overflow="ellipsis")
    return [line]


def short_option(shown: Shown, number: int, option: Document, *, short: bool) -> Text:
    texts, arguments, price = shown.texts, option["text"]["arguments"], option["price"]
    line = number_of(number, ")")
    if "number" in arguments:
        return line.append(bargain(shown, arguments["number"], price))
    if "hex" in arguments:
        line.append(arguments["hex"])
        line.append("" if short else f" {ground(shown, arguments['hex'])}", DIM)
    else:
        line.append(option_words(texts, option, short=short))
    if price:
        goods = texts.short_price(price) if short else texts.price(price)
        line.append(f" – {goods}", WARNING if "hex" in arguments else "")
    return line


def bargain(shown: Shown, number: int, price: Document) -> str:
    """What a number means: of a sale, what is sold for what; else what it costs or brings."""
    asked = shown.view["question"]["arguments"]
    if not number:
        return ""
    if "each" in asked:
        gain = {asked.get("reward", "vp"): number * asked["each"]}
        return f"{shown.texts.price(price)} → {shown.texts.price(gain)}"
    if price:
        return f"– {shown.texts.price(price)}"
    return shown.texts.price({asked["good"]: number}) if "good" in asked else ""


def ground(shown: Shown, hex_: str) -> str:
    """What lies at a place, in a word or two."""
    terrain = shown.view["hexes"][hex_]
    word = shown.texts.word("terrain", terrain)
    if terrain == "village":
        return f"{word} {shown.texts.price({'vp': shown.view['villages'][hex_]})}"
    return word


def hand_of(shown: Shown) -> list[str]:
    hand = shown.view["seats"][shown.seat]["hand"] if shown.seat is not None else []
    return hand if isinstance(hand, list) else []


def hand_line(shown: Shown, width: int) -> list[Text]:
    """The whole hand in one line."""
    cards = hand_of(shown)
    if not cards:
        return []
    texts = shown.texts
    line = part(texts.say("hand") + ": ", DIM)
    parts = [f"{texts.word('card', card)} ({short_cost(card, texts)})" for card in cards]
    line.append(" · ".join(parts))
    line.truncate(width, overflow="ellipsis")
    return [line]


def hand_layouts(shown: Shown, options: list[tuple[int, Document]], width: int) -> list[list[Text]]:
    """What can be done with each card of the hand, card by card."""
    uses: dict[str, list[tuple[int, str]]] = {card: [] for card in hand_of(shown)}
    prices = {card: short_cost(card, shown.texts) for card in uses}
    others: list[Text] = []
    verbs: list[str] = []
    for number, option in options:
        verb = option["name"].split(" ")[0]
        card = option["text"]["arguments"].get("card")
        if card in uses:
            uses[card].append((number, verb))
            if option["price"]:  # by now it may differ from what is printed
                prices[card] = shown.texts.short_price(option["price"])
            verbs += [verb] if verb not in verbs else []
        else:
            others.append(short_option(shown, number, option, short=False))
    verbs.sort(key=["build", "offer", "joker"].index)
    cards = list(uses)
    rows = [card_uses(shown, uses[card], verbs) for card in cards]
    names = max([len(card_title(shown, card)) for card in cards], default=0)
    costs = max([len(price) for price in prices.values()], default=0)
    full: list[Text] = []
    single: list[Text] = []
    double: list[Text] = []
    triple: list[Text] = []
    for card, row in zip(cards, rows, strict=True):
        line = card_name(shown, card, row, names, prices[card])
        line.pad_right(len(row) + names + costs + 5 - len(line))
        full += with_text(line, shown, card, width)
        line = card_name(shown, card, row, min(names, NAME), prices[card])
        line.pad_right(len(row) + min(names, NAME) + costs + 5 - len(line))
        single.append(with_text(line, shown, card, width, whole=False)[0])
        price = prices[card] if "build" in verbs else ""
        room = [width // count - len(row) - 4 - (costs + 1 if price else 0) for count in (2, 3)]
        double.append(card_name(shown, card, row, max(min(names, room[0]), 10), price))
        triple.append(card_name(shown, card, row, max(room[1], 10), price))
    return [
        full + others,
        single + others,
        in_columns(double + others, 2, width),
        in_columns(triple + others, 3, width),
    ]


def card_uses(shown: Shown, uses: list[tuple[int, str]], verbs: list[str]) -> Text:
    """The numbers of what can be done with a card; a dot stands for what is forbidden now."""
    line = Text()
    for verb in verbs:
        word = shown.texts.say(f"use-{verb}")
        number = next((number for number, used in uses if used == verb), None)
        if number is None:
            line.append(f" · {'':<{len(word)}} ", DIM)
        else:
            line.append_text(number_of(number))
            line.append(f"{word} ")
    return line


def card_title(shown: Shown, card: str) -> str:
    count = hand_of(shown).count(card)
    return shown.texts.word("card", card) + (f" ×{count}" if count > 1 else "")


def card_name(shown: Shown, card: str, row: Text, width: int, price: str) -> Text:
    """The numbers, then kind, name and, where it will be paid, the cost in short."""
    line = row.copy()
    kind = kind_of(card)
    line.append(shown.texts.say(f"letter-{kind}"), KIND[kind])
    line.append(f" {cut(card_title(shown, card), width):<{width}} ", "bold")
    return line.append(price)


def with_text(line: Text, shown: Shown, card: str, width: int, *, whole: bool = True) -> list[Text]:
    """A card with what it does, in as many lines as that takes or cut to one."""
    start = len(line)
    if start > width - 10:
        line.truncate(width, overflow="ellipsis")
        return [line]
    text = shown.texts.game.text(f"card-{card}-text")
    parts = wrap(text, width - start) if whole else [cut(text, width - start)]
    first = line.copy().append(parts[0], DIM)
    return [first] + [part(" " * start + more, DIM) for more in parts[1:]]


# All together.


def screen(shown: Shown, width: int, height: int) -> list[Text]:
    """The table in so many columns and lines; more lines where it cannot be shown in so few."""
    if width < LEAST[0] or height < LEAST[1]:
        return stacked(shown, width)
    map_ = Map(shown.view, shown.texts)
    rows = row_lines(shown, width)
    question = question_lines(shown, width)
    layouts = [shown.note] if shown.note else option_layouts(shown, width)
    room = height - 1 - len(rows) - len(question)
    size = map_.largest(width - PANEL, room - FEW)
    picked = pick(layouts, room - lines_of(map_, size))
    if size is not None and len(picked) > room - lines_of(map_, size):
        size = map_.largest(width - PANEL, room - len(picked))
    drawn = map_.drawn(size, marks_of(shown)) if size else no_map(shown)
    picked = picked + [Text()] * (min(USUAL, room - len(drawn)) - len(picked))
    middle = max(room - len(picked), 8)
    panel_width = width - max(len(line) for line in drawn)
    left = width - min(panel_width, max(PANEL, 48))
    panel = panel_lines(shown, width - left, middle)
    table = beside(drawn[:middle], panel, left)
    table += [Text()] * (middle - len(table))  # so that nothing below moves
    lines = [header(shown, width), *table]
    return [*lines, *rows, *question, *picked]


def stacked(shown: Shown, width: int) -> list[Text]:
    """All parts below each other, for small windows: the question comes last."""
    map_ = Map(shown.view, shown.texts)
    size = map_.largest(width, TALL)
    drawn = map_.drawn(size, marks_of(shown)) if size else no_map(shown)
    rows = [] if shown.seat is None else [row_line(shown, shown.seat, kind) for kind in KINDS]
    for line in rows:
        line.truncate(width, overflow="ellipsis")
    options = shown.note or pick(option_layouts(shown, width), 12)
    lines = [header(shown, width), *drawn, *seats_table(shown), *log_lines(shown, width, USUAL)]
    return [*lines, *rows, *question_lines(shown, width), *options]


def pick(layouts: list[list[Text]], room: int) -> list[Text]:
    """The most telling layout that fits, else the shortest."""
    for lines in layouts:
        if len(lines) <= room:
            return lines
    return min(layouts, key=len)


def lines_of(map_: Map, size: Size | None) -> int:
    return map_.extent(size)[1] if size else 1


def no_map(shown: Shown) -> list[Text]:
    return [part(shown.texts.say("map-too-large"), WARNING)]


def panel_lines(shown: Shown, width: int, height: int) -> list[Text]:
    lines = seats_table(shown)
    title = f"── {shown.texts.say('log')} "
    lines.append(part(title + "─" * (width - len(title)), DIM))
    lines += log_lines(shown, width, height - len(lines))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines

"""The rows and the hand of a player of Deus, and what can be done with each card."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from ...core.types import Document
from ...deus.printed import KINDS, STANDARD_KINDS
from ..colours import DIM
from ..lines import beside, cut, in_columns, part
from ..screen import Shown, number_of, short_option, with_texts
from ..texts import Texts
from . import egypt
from .colours import KIND
from .printed import kind_of, short_cost

NAME = 24  # columns for the name of a card where room is short


def own_layouts(shown: Shown, width: int) -> list[list[Text]]:
    """The own rows with their cards, two side by side or one a line; without room how many."""
    if shown.seat is None:
        return [[]]
    player, texts = shown.view["seats"][shown.seat], shown.texts
    half = width // 2
    cells = [row_lines(player, kind, texts, half - 1) for kind in KINDS]
    pairs = [beside(cells[i], cells[i + len(KINDS) // 2], half) for i in range(len(KINDS) // 2)]
    double = [line for pair in pairs for line in pair]
    is_cut = any(len(line) >= half for cell in cells for line in cell)
    single = [line for kind in KINDS for line in row_lines(player, kind, texts, width)]
    counts = [row_count(player, kind, texts) for kind in KINDS]
    widest = max(len(cell) for cell in counts) + 2
    whole = single if is_cut else min(double, single, key=len)
    return [whole, in_columns(counts, max(width // widest, 1), width)]


def row_line(shown: Shown, seat: int, kind: str) -> Text:
    """A row as one line, however long."""
    player, texts = shown.view["seats"][seat], shown.texts
    return row_head(player, kind, texts).append_text(Text(", ").join(cards_of(player, kind, texts)))


def row_lines(player: Document, kind: str, texts: Texts, width: int) -> list[Text]:
    """A row in as many lines as its cards take: no name is cut."""
    return listed(row_head(player, kind, texts), cards_of(player, kind, texts), ",", width)


def listed(head: Text, things: list[Text], mark: str, width: int) -> list[Text]:
    """Things behind a head, on further lines below each other as far as it takes."""
    lines, start = [head], len(head)
    for thing in things:
        if len(lines[-1]) > start:
            lines[-1].append(mark)
            if len(lines[-1]) + 1 + len(thing) + len(mark) > width:
                lines.append(part(" " * start))
            else:
                lines[-1].append(" ")
        lines[-1].append_text(thing)
    return lines if things else []


def row_head(player: Document, kind: str, texts: Texts) -> Text:
    """Kind and pieces, then a marker if one lies on the row."""
    line = part(texts.say(f"letter-{kind}"), KIND[kind])
    line.append(f" {cut(texts.word('kind', kind), 12):<13}")
    line.append(stock(player, kind), "bold").append_text(egypt.marked(player, "forts", kind))
    line.append(" " * max(21 - len(line), 1))
    marker = egypt.marked(player, "garrisons", kind)
    return line.append_text(marker.append(" ")) if marker else line


def row_count(player: Document, kind: str, texts: Texts) -> Text:
    """A row in short: its pieces, and how many cards lie there."""
    line = part(texts.say(f"letter-{kind}"), KIND[kind]).append(f" {stock(player, kind)} ", "bold")
    return line.append(texts.say("cards-laid", count=len(player["rows"][kind])))


def cards_of(player: Document, kind: str, texts: Texts) -> list[Text]:
    """The cards of a row in the order they are carried out; equal ones that follow each other
    once, with their number."""
    found: list[Text] = []
    cards = [egypt.card_in_row(player, kind, i, texts) for i in range(len(player["rows"][kind]))]
    for _, alike in groupby(cards, key=lambda card: card.plain):
        equal = list(alike)
        found.append(equal[0].append(f" ×{len(equal)}") if len(equal) > 1 else equal[0])
    return found or [Text("–", style=DIM)]


def stock(player: Document, kind: str) -> str:
    """The five pieces of a kind: ready on the tableau, in the personal supply, on the board."""
    if kind not in STANDARD_KINDS:
        return ""
    ready: int = player["tableau"][kind]
    left: int = player["supply"][kind]
    return "●" * ready + "○" * left + "·" * (5 - ready - left)


def hand_of(shown: Shown) -> list[str]:
    hand = shown.view["seats"][shown.seat]["hand"] if shown.seat is not None else []
    return hand if isinstance(hand, list) else []


def hand_lines(shown: Shown, width: int) -> list[Text]:
    """The whole hand by name and cost."""
    texts = shown.texts
    hand = dict.fromkeys(hand_of(shown))
    cards = [Text(f"{card_title(shown, card)} ({short_cost(card, texts)})") for card in hand]
    return listed(part(texts.say("hand") + ": ", DIM), cards, " ·", width)


def hand_layouts(shown: Shown, options: list[tuple[int, Document]], width: int) -> list[list[Text]]:
    """What can be done with each card of the hand, card by card."""
    uses: dict[str, list[tuple[int, str]]] = {card: [] for card in hand_of(shown)}
    costs = {card: short_cost(card, shown.texts) for card in uses}  # as printed
    others: list[Text] = []
    verbs: list[str] = []
    for number, option in options:
        verb = option["name"].split(" ")[0]
        card = option["text"]["arguments"].get("card")
        if card in uses:
            uses[card].append((number, verb))
            if option["price"]:  # by now it may differ from what is printed
                costs[card] = shown.texts.short_price(option["price"])
            verbs += [verb] if verb not in verbs else []
        else:
            others.append(short_option(shown, number, option, short=False))
    verbs.sort(key=["build", "offer", "joker"].index)
    cards = list(uses)
    rows = [card_uses(shown, uses[card], verbs) for card in cards]
    names = max([len(card_title(shown, card)) for card in cards], default=0)
    prices = {card: shown.texts.say("costs", price=cost) for card, cost in costs.items()}
    widest = max([len(price) for price in prices.values()], default=0)
    lines: list[Text] = []
    for card, row in zip(cards, rows, strict=True):
        line = card_name(shown, card, row, names, prices[card])
        line.pad_right(len(row) + names + widest + 3 - len(line))
        lines.append(line)
    layouts: list[list[Text]] = []
    for field in ("text", "gist"):
        texts = [shown.texts.game.text(f"card-{card}-{field}") for card in cards]
        layouts.append(with_texts(list(zip(lines, texts, strict=True)), width) + others)
    layouts.append(lines + others)
    if 2 * (max(len(line) for line in lines + others) + 2) <= width:
        layouts.append(in_columns(lines + others, 2, width))
    return layouts


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
    line.append(f" {card_title(shown, card):<{width}} ", "bold")
    return line.append(price)

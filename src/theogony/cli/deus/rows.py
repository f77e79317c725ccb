"""The rows and the hand of a player of Deus, and what can be done with each card."""

from __future__ import annotations

from rich.text import Text

from ...core.types import Document
from ...deus.printed import KINDS, STANDARD_KINDS
from ..colours import DIM
from ..lines import cut, in_columns, part
from ..screen import Shown, number_of, short_option, with_text
from ..texts import Texts
from . import egypt
from .colours import KIND
from .printed import kind_of, short_cost

NAME = 24  # columns for the name of a card where room is short


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
        full += with_text(line, shown.texts.game.text(f"card-{card}-text"), width)
        line = card_name(shown, card, row, min(names, NAME), prices[card])
        line.pad_right(len(row) + min(names, NAME) + costs + 5 - len(line))
        gist = shown.texts.game.text(f"card-{card}-gist")
        single.append(with_text(line, gist, width, whole=False)[0])
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

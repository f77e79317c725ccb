"""What the commands of Deus show in full: hand, rows, opponents; what its signs mean."""

from __future__ import annotations

from rich.text import Text

from ...deus.printed import GOODS, KINDS
from ..colours import DIM, SEATS
from ..lines import part
from ..screen import Shown
from ..texts import Texts
from . import egypt
from .colours import KIND, TERRAINS
from .printed import kind_of, whole_cost
from .rows import hand_of, row_line, stock


def legend_lines(texts: Texts) -> list[Text]:
    pieces = Text()
    for kind in KINDS:
        pieces.append(texts.say(f"letter-{kind}"), KIND[kind])
        pieces.append(f" {texts.word('kind', kind)}  ")
    grounds = Text()
    for terrain, style in TERRAINS.items():
        grounds.append(f" {texts.word('terrain', terrain)} ", style)
        grounds.append(" ")
    return [pieces, grounds, Text(texts.say("legend"), style=DIM)]


def hand_lines(shown: Shown) -> list[Text]:
    """The hand with costs and whole texts."""
    lines: list[Text] = []
    for card in hand_of(shown):
        lines += described(shown.texts, card)
    return lines or [part(shown.texts.say("hand-empty"))]


def described(texts: Texts, card: str) -> list[Text]:
    kind = kind_of(card)
    line = part(texts.say(f"letter-{kind}"), KIND[kind])
    line.append(f" {texts.word('card', card)}", "bold")
    line.append(f"  {whole_cost(card, texts)}")
    return [line, Text("  " + texts.game.text(f"card-{card}-text"), style=DIM)]


def rows_lines(shown: Shown, seat: int) -> list[Text]:
    """The rows of a seat with the texts of the cards, in the order they are carried out."""
    texts, player = shown.texts, shown.view["seats"][seat]
    lines: list[Text] = []
    for kind in KINDS:
        line = part(f" {texts.word('kind', kind)} ", KIND[kind])
        line.append(f" {stock(player, kind)}", "bold")
        line.append_text(egypt.marked(player, "forts", kind)).append(" ")
        line.append_text(egypt.marked(player, "garrisons", kind))
        lines.append(line)
        for i, card in enumerate(player["rows"][kind]):
            key = f"card-{card}-text"
            text = texts.game.text(key) if texts.game.has(key) else ""
            entry = egypt.card_in_row(player, kind, i, texts)
            entry.stylize("bold")
            lines.append(Text("  ").append_text(entry).append(f"  {text}", DIM))
    lines += egypt.holdings(player, texts)
    return [*lines, *stock_legend(shown)]


def stock_legend(shown: Shown) -> list[Text]:
    own = Text(shown.texts.say("stock"), style=DIM)
    return [own, *egypt.row_legend(shown.view, shown.texts)]


def opponent_lines(shown: Shown) -> list[Text]:
    """What lies open of the others: goods, hand, rows with pieces, regions."""
    texts = shown.texts
    lines: list[Text] = []
    for seat, player in enumerate(shown.view["seats"]):
        if seat == shown.seat:
            continue
        goods = ", ".join(
            f"{player['goods'].get(good, '?')} {texts.word('good', good)}"
            for good in ["vp", *GOODS[:-1]]
        )
        head = Text()
        head.append(str(seat + 1), SEATS[seat])
        head.append(f" {texts.player(seat)}  ", "bold")
        hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        head.append(texts.say("holds", goods=goods, cards=hand))
        lines.append(head)
        lines += egypt.holdings(player, texts)
        lines += [Text("  ").append_text(row_line(shown, seat, kind)) for kind in KINDS]
    return [*lines, *egypt.barge_supply(shown.view, texts), *stock_legend(shown)]

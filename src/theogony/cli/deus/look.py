"""Deus at the terminal."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...core.game import Game
from ...core.types import Document
from ...deus.printed import GOODS, KINDS, WOOD
from ..colours import DIM, NUMBER, SEATS, WARNING
from ..lines import column_of, cut, part
from ..screen import Look, Shown, Thing, numbered
from ..texts import Texts
from . import cards, details, egypt
from .board import Map
from .payment import payments
from .rows import NAME, hand_layouts, hand_lines, own_layouts

PLAYER = 10  # columns for the name of a player, at least
NUMBERS = 23  # columns of what a player has


class DeusLook(Look):
    title = "Deus"
    own_commands = ["hand", "rows", "opponents"]
    kinds = KINDS
    sets = cards.SETS
    things = cards.THINGS

    # The table.

    def chains(self, game: Game) -> list[Document]:
        """A cost as a whole."""
        return payments(game)

    def map(self, shown: Shown) -> Map:
        return Map(shown.view, shown.texts)

    def legend(self, shown: Shown) -> list[Text]:
        return details.legend_lines(shown.texts) + egypt.legend(shown.view, shown.texts)

    def situation(self, shown: Shown, line: Text) -> None:
        if shown.view["turns_left"] is not None:
            line.append(" · ")
            line.append(shown.texts.say("last-round", turns=shown.view["turns_left"]), WARNING)

    def panels(self, shown: Shown, width: int) -> list[list[Text]]:
        """The seats with the supply and what brings the end, or the seats alone."""
        names = name_column(shown, width)
        seats = seats_table(shown, names)
        return [seats + supply_lines(shown, names), seats]

    def own(self, shown: Shown, width: int) -> list[list[Text]]:
        """The own rows."""
        return own_layouts(shown, width)

    # The question.

    def explained(self, view: Document, option: Document) -> Document:
        """A place above the tableau with the card that lies there."""
        option = super().explained(view, option)
        arguments = option["text"]["arguments"]
        if "spot" not in arguments:
            return option
        return option | {"card": egypt.card_at(view, view["question"]["seat"], arguments["spot"])}

    def question(self, shown: Shown) -> str:
        question = shown.view["question"]
        if question["ask"] == "army":  # no more can move than there are
            arguments = question["arguments"]
            armies = len(arguments["fresh"]) + len(arguments["double"])
            left = min(arguments["left"], armies)
            question = question | {"arguments": arguments | {"left": left}}
        asked = shown.texts.game.ask(question)
        if shown.chains:
            card = shown.texts.word("card", question["arguments"]["card"])
            asked = shown.texts.say("ask-payment", card=card)
        if "spot" in question["arguments"]:
            card = egypt.card_at(shown.view, question["seat"], question["arguments"]["spot"])
            asked = f"{shown.texts.word('card', card)}: {asked}"
        return asked

    def asked(self, shown: Shown, width: int) -> list[Text]:
        """The question; behind it the cards offered so far."""
        lines = super().asked(shown, width)
        question = shown.view["question"]
        chosen = shown.view["seats"][question["seat"]]["offering"]
        if chosen:
            cards = ", ".join(shown.texts.word("card", card) for card in chosen)
            text = shown.texts.say("offered", cards=cards)
            if len(lines) == 1 or len(lines[-1]) + 1 + len(text) > width:
                lines += [part(more) for more in wrap(text, width)]
            else:
                lines[-1].append(f" {text}")
        return lines

    def words(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        """Of a place above the tableau, the card that lies there; of a payment, all of it."""
        if "paid" in option:
            parts = [texts.price(option["paid"])] if option["paid"] else []
            spared = ", ".join(texts.amount(good, 1) for good in option["spared"])
            return ", ".join(parts + ([texts.say("spared", goods=spared)] if spared else []))
        if "card" not in option:
            return super().words(texts, option, short=short)
        spot = option["text"]["arguments"]["spot"]
        card = texts.word("card", option["card"])
        return f"{cut(card, NAME)} {spot}" if short else f"{card} ({texts.word('spot', spot)})"

    def meaning(self, texts: Texts, option: Document) -> str:
        if "left" in option:
            goods = ", ".join(texts.amount(good, n) for good, n in option["left"].items())
            return texts.say("then-left", goods=goods)
        card = option.get("card", option["text"]["arguments"].get("card"))
        return texts.game.text(f"card-{card}-text") if card else ""

    def ground(self, shown: Shown, hex_: str) -> str:
        terrain = shown.view["hexes"][hex_]
        word = shown.texts.word("terrain", terrain)
        if terrain == "village":
            return f"{word} {shown.texts.price({'vp': shown.view['villages'][hex_]})}"
        return word

    def bargain(self, shown: Shown, number: int, price: Document) -> str:
        """Of a sale, what is sold for what; else what it costs or brings."""
        asked = shown.view["question"]["arguments"]
        if not number:
            return ""
        if "each" in asked:
            gain = {asked.get("reward", "vp"): number * asked["each"]}
            return f"{shown.texts.price(price)} → {shown.texts.price(gain)}"
        if price:
            return super().bargain(shown, number, price)
        if "good" not in asked:
            return ""
        return shown.texts.say("brings", goods=shown.texts.price({asked["good"]: number}))

    def layouts(self, shown: Shown, width: int) -> list[list[Text]]:
        """Above the hand in a line; the hand itself where its cards are chosen from."""
        options = numbered(shown.options)
        if self.prefers_options(shown):
            return hand_layouts(shown, options, width)
        layouts = super().layouts(shown, width)
        hand = hand_lines(shown, width)
        return [lines for layout in layouts for lines in (layout + hand, layout)]

    def prefers_options(self, shown: Shown) -> bool:
        """The texts of the hand, while its cards are chosen from."""
        return any(place.get("zone") == "hand" for each in shown.options for place in each["at"])

    # Commands, and what can be looked up.

    def detail(self, command: str, shown: Shown) -> list[Text]:
        if command == "hand" and shown.seat is not None:
            return details.hand_lines(shown)
        if command == "rows" and shown.seat is not None:
            return details.rows_lines(shown, shown.seat)
        return details.opponent_lines(shown)

    def follow(self, view: Document) -> list[str]:
        return [f"why build {card}" for card in view["seats"][view["seat"]]["hand"]]

    def help(self, texts: Texts) -> list[Text]:
        return [Text(texts.say("stock"), style=DIM)]

    def document(self, thing: Thing, texts: Texts) -> Document:
        return cards.card_document(thing.id, texts)

    def described(self, thing: Thing, texts: Texts) -> list[Text]:
        return cards.card_lines(thing.id, texts)

    def listed(self, found: list[Thing], texts: Texts, width: int) -> list[Text]:
        return cards.list_lines([thing.id for thing in found], texts, width)


def name_column(shown: Shown, width: int) -> int:
    """Columns for the names of players, with the space before them."""
    names = [f" {shown.texts.player(seat)}" for seat in range(len(shown.view["seats"]))]
    return column_of(names, PLAYER, width - 2 - NUMBERS)


def seats_table(shown: Shown, names: int) -> list[Text]:
    """One line for each seat."""
    view, texts = shown.view, shown.texts
    heads = [texts.say(f"short-{good}") for good in ["vp", *GOODS[:-1]]] + [texts.say("short-hand")]
    lines = [part(" " * (2 + names) + "".join(columns(heads)), DIM)]
    question = view["question"]
    for seat, player in enumerate(view["seats"]):
        to_move = question is not None and question["seat"] == seat
        line = part("▸" if to_move else " ", NUMBER)
        line.append(str(seat + 1), SEATS[seat])
        name = f" {texts.player(seat)}"
        line.append(f"{cut(name, names):<{names}}", "bold" if seat == view["seat"] else "")
        goods = player["goods"]
        hand = player["hand"]
        numbers = [str(goods.get(good, "?")) for good in ["vp", *GOODS[:-1]]]
        held = hand if isinstance(hand, int) else len(hand)
        for i, number in enumerate(columns([*numbers, str(held)])):
            line.append(number, DIM if number.strip() == "0" else "bold" if i == 0 else "")
        lines.append(line)
        lines += egypt.holdings(player, texts)
    return lines


def supply_lines(shown: Shown, names: int) -> list[Text]:
    """A line for the general supply, then what brings the end."""
    view, texts = shown.view, shown.texts
    lines: list[Text] = []
    supply = [str(view["supply"][good]) for good in GOODS[WOOD:-1]]
    name = f"   {texts.say('supply'):<{names - 1}}"
    lines.append(part(name + "".join(columns(["", "", *supply, ""])), DIM))
    if egypt.market(view):
        name = f"   {texts.say('market'):<{names - 1}}"
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

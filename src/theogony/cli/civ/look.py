"""Civilization: A New Dawn at the terminal."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...civ.board import NATURAL_WONDERS, RESOURCES
from ...civ.military import AskAttack
from ...civ.printed import MOST_TRADE, NATURAL_RESOURCES
from ...civ.state import Civ
from ...core.game import Game
from ...core.tiles import SIDES
from ...core.types import Document
from ..colours import DIM, NUMBER
from ..hexes import Marks, Size
from ..lines import beside, in_columns, part, pick, ranges
from ..screen import (
    FEW,
    LEAST,
    Look,
    Shown,
    Thing,
    few_words,
    marks_of,
    number_of,
    numbered,
    question_lines,
    short_option,
    side_by_side,
    stacked,
)
from ..texts import Texts
from . import cards, details, seats
from .board import CivMap, TileMap, blocks_of, difficulty_of, face_of
from .dials import bearings, dialled, next_sections
from .moves import moves
from .odds import odds, progress, span, target
from .payment import payments

TEXTS = ["focus", "wonder", "leader", "city_state", "diplomacy", "natural"]  # fields with texts
GIVERS = ["leader", "wonder", "city_state"]  # of abilities
NATURALS = {natural: RESOURCES[NATURAL_RESOURCES[i]] for i, natural in enumerate(NATURAL_WONDERS)}
BEFORE = ["leader", "tile", "side", "turn", "place"]  # asked before the start player is drawn
# Questions about a slot in which its trade tokens matter, not what the card does.
ABOUT_TRADE = ["gain_trade", "trade_card", "zimbabwe", "embassy_token", "plunder", "loss"]


class CivLook(Look):
    title = "Civilization"
    own_commands = ["row", "wonders", "victory", "opponents"]
    secrets = False
    panel = 33
    kinds = cards.KINDS
    sets = cards.SETS
    things = cards.THINGS

    # The table.

    def map(self, shown: Shown) -> CivMap | None:
        sites = marks_of(shown).numbers
        if not shown.view["hexes"] and not sites:
            return None
        return CivMap(shown.view, shown.texts, sites)

    def aside(self, game: Game) -> Document:
        """The odds of each attack that can be made; how far agendas are."""
        assert isinstance(game, Civ), f"{game.rules.name} is not Civilization"
        asked = None if game.over else game.question()
        values = odds(game, asked) if isinstance(asked, AskAttack) else {}
        return super().aside(game) | {"odds": values, "agendas": progress(game)}

    def chains(self, game: Game) -> list[Document]:
        """The payment for a wonder as a whole; the move of a caravan, by where it ends."""
        return payments(game) or moves(game)

    def is_begun(self, view: Document) -> bool:
        return view["question"] is None or view["question"]["ask"] not in BEFORE

    def legend(self, shown: Shown) -> list[Text]:
        return details.legend_lines(shown)

    def situation(self, shown: Shown, line: Text) -> None:
        """What the event dial brings at the end of the round; of barbarians, where they go."""
        if not self.is_begun(shown.view):
            return
        section = next_sections(shown.view)[0]
        event = shown.texts.say(f"dial-{section}")
        line.append(" · ", DIM)
        line.append(shown.texts.say("next-event", event=event))
        if section == "move":
            line.append(" ").append("".join(bearings(shown.view)), NUMBER)

    def panels(self, shown: Shown, width: int) -> list[list[Text]]:
        """What the seats hold in three lines, one or none; the wonders on offer in five or one."""
        sizes = [(3, True), (1, True), (1, False), (0, False)]
        return [
            seats.seat_lines(shown, width, held)
            + seats.victory_lines(shown, width)
            + (seats.offer_lines(shown) if whole else seats.short_offer(shown))
            for held, whole in sizes
        ]

    def own(self, shown: Shown, width: int) -> list[list[Text]]:
        if shown.seat is None or not self.is_begun(shown.view):
            return [[]]
        return seats.own_layouts(shown, shown.seat, width)

    # The question.

    def explained(self, view: Document, option: Document) -> Document:
        """What was asked; a slot with the focus card that lies there and its trade tokens, a side
        with its tile, a barbarian with its place."""
        arguments, question = option["text"]["arguments"], view["question"]
        option = super().explained(view, option)
        if "side" in arguments:
            return option | {"tile": question["arguments"]["tile"]}
        if "barbarian" in arguments:
            return option | {"place": view["barbarians"][arguments["barbarian"].upper()]}
        if "slot" not in arguments:
            return option
        owner = view["seats"][question["arguments"].get("rival", question["seat"])]
        i = arguments["slot"] - 1
        return option | {"card": owner["row"][i], "field": "focus", "tokens": owner["trade"][i]}

    def words(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        """Of a slot, the card that lies there: its number is the one to type."""
        ask = option.get("ask", "")
        if "paid" in option:
            return self.payment(texts, option)
        said = super().words(texts, option, short=short)
        if ask == "spend":
            return f"{said}, {texts.say('serves')}"
        if "card" not in option:
            return said
        if ask == "caravan":
            return texts.say("caravan-on-card")
        card = texts.word("focus", option["card"])
        if ask == "upgrade":
            return f"{card} → {texts.word('focus', seats.next_of(option['card']))}"
        return card

    def payment(self, texts: Texts, option: Document) -> str:
        """All that is spent for a wonder; what stays one's own says so."""
        parts = [texts.price(option["paid"])] if option["paid"] else []
        for natural in option["naturals"]:
            resource = texts.price({NATURALS[natural]: 1})
            serves = texts.say("serves-as", resource=resource)
            parts.append(f"{texts.word('natural', natural)} ({serves})")
        if option["guests"]:
            parts.append(texts.say("guests-serve", count=option["guests"]))
        return " + ".join(parts)

    def costs(self, texts: Texts, option: Document, *, short: bool = False) -> str:
        """Of a wonder with the printed cost, if that is another."""
        said = super().costs(texts, option, short=short)
        wonder = option["text"]["arguments"].get("wonder")
        if "production" not in option["price"] or wonder is None:
            return said
        printed = int(seats.WONDER_OF[wonder].cost)
        if option["price"]["production"] == printed:
            return said
        return f"{said} {texts.say('instead', printed=printed)}"

    def meaning(self, texts: Texts, option: Document) -> str:
        if "left" in option:
            goods = ", ".join(texts.amount(good, n) for good, n in option["left"].items())
            return texts.say("then-left", goods=goods) if goods else ""
        arguments = option["text"]["arguments"]
        if "tile" in arguments:
            sides = [(side, face_of(arguments["tile"], side, texts)) for side in SIDES]
            return " · ".join(f"{texts.word('side', side)}: {face}" for side, face in sides)
        if "side" in arguments:
            return face_of(option["tile"], arguments["side"], texts)
        if "place" in option:
            return texts.say("at", hex=option["place"])
        if option.get("ask") == "caravan":
            return ""
        if option.get("ask") in ABOUT_TRADE and "tokens" in option:
            full = option["tokens"] == MOST_TRADE
            return texts.say("full" if full else "tokens-on", count=option["tokens"])
        if option.get("ask") == "payment":
            return ""
        if option.get("ask") == "upgrade" and "card" in option:
            return texts.game.text(f"focus-{seats.next_of(option['card'])}-text")
        keys = [f"{field}-{arguments[field]}-text" for field in TEXTS if field in arguments]
        if "card" in option:
            keys.append(f"focus-{option['card']}-text")
        if "ability" in arguments:
            keys += [f"{giver}-{arguments['ability']}-text" for giver in GIVERS]
        found = [texts.game.text(key) for key in keys if texts.game.has(key)]
        if found and option.get("ask") == "take":  # it takes the place of the one of its type
            return f"{texts.word('type', seats.type_of(arguments['focus']))}: {found[0]}"
        if found and "wonder" in arguments:  # agendas ask for types
            return f"{texts.word('type', seats.wonder_type(arguments['wonder']))}: {found[0]}"
        return found[0] if found else ""

    def ground(self, shown: Shown, hex_: str) -> str:
        terrain = shown.view["hexes"].get(hex_)
        if terrain is None:
            return ""
        number = difficulty_of(terrain)
        words = [shown.texts.word("terrain", terrain), *([str(number)] if number else [])]
        if hex_ in odds_of(shown):
            return self.prospect(shown, hex_)
        words += [block.name for block in blocks_of(shown.view, shown.texts)[hex_]]
        return " ".join(words)

    def prospect(self, shown: Shown, hex_: str) -> str:
        """What an attack would meet there, and how it stands before the dice."""
        texts, values = shown.texts, odds_of(shown)[hex_]
        sums = {side: span(values[side]) for side in ("attack", "defence")}
        return f"{target(shown.view, hex_, texts)}: {texts.say('stands', **sums)}"

    def question(self, shown: Shown) -> str:
        if not shown.chains:
            return super().question(shown)
        question = shown.view["question"]
        arguments = shown.texts.game.words(question["arguments"])
        return shown.texts.say(f"ask-{question['ask']}", **arguments)

    def asked(self, shown: Shown, width: int) -> list[Text]:
        lines = super().asked(shown, width)
        if odds_of(shown):
            said = shown.texts.say("odds")
            values = [side for target in odds_of(shown).values() for side in target.values()]
            if any(low < high for low, high in values):
                said += " " + shown.texts.say("odds-span")
            lines += [part(text, DIM) for text in wrap(said, width)]
        return lines

    def bargain(self, shown: Shown, number: int, price: Document) -> str:
        """What is spent, and how things stand then: the steps of the dial, the sums of a fight."""
        texts, question = shown.texts, shown.view["question"]
        ask, asked = question["ask"], question["arguments"]
        served = number - price.get("trade", 0)  # city-states on the card serve for nothing
        parts = [texts.say("guests-serve", count=served)] if served else []
        parts += [texts.price(price)] if price else []
        spent = " + ".join(parts) or texts.say("none-spent")
        if ask == "advance":
            dial = shown.view["seats"][question["seat"]]["dial"]
            return f"{spent} → {dialled(dial, asked['strength'] + number, texts)}"
        if ask in ("strike", "parry"):
            attack = asked["attack"] + (number if ask == "strike" else 0)
            defence = asked["defence"] + (number if ask == "parry" else 0)
            return f"{spent} → {texts.say('stands', attack=attack, defence=defence)}"
        return spent

    def turns_tile(self, shown: Shown) -> bool:
        return any("turn" in option["text"]["arguments"] for option in shown.options)

    def prefers_options(self, shown: Shown) -> bool:
        """Tiles turned, and the texts of cards."""
        if shown.chains:
            return False
        return self.turns_tile(shown) or not any(few_words(each) for each in shown.options)

    def layouts(self, shown: Shown, width: int) -> list[list[Text]]:
        """Many places need no list: the map has their numbers."""
        layouts = super().layouts(shown, width)
        options = numbered(shown.options)
        if self.turns_tile(shown):
            return [turned_tiles(shown, options, width), *layouts]
        places = [option for _, option in options if "hex" in option["text"]["arguments"]]
        if not places:
            return layouts
        if shown.view["question"]["ask"] == "place":
            asked = shown.view["question"]["arguments"]
            map_ = TileMap(asked["tile"], asked["side"], asked["turn"], shown.texts)
            return [layouts[-1] + map_.drawn(Size(4, 1), Marks()), *layouts]
        others = [entry for entry in options if entry[1] not in places]
        told = [part(words, DIM) for words in wrap(places_told(shown, options), width)]
        cells = [short_option(shown, *entry, short=True) for entry in others]
        widest = max([len(cell) for cell in cells], default=1) + 2
        return [*layouts, told + in_columns(cells, max(width // widest, 1), width)]

    # All together.

    def screen(self, shown: Shown, width: int, height: int) -> list[Text]:
        """Side by side if the map fits there; else map or panel, whichever the question needs."""
        if width < LEAST[0] or height < LEAST[1]:
            return stacked(shown, width, height)
        map_ = self.map(shown)
        own = pick(self.own(shown, width), height // 3)
        room = height - 1 - len(own) - len(question_lines(shown, width)) - FEW
        if map_ is None or map_.largest(width - self.panel, room):
            return side_by_side(shown, width, height)
        return stacked(shown, width, height)

    # Commands, and what can be looked up.

    def detail(self, command: str, shown: Shown) -> list[Text]:
        if command == "row" and shown.seat is not None:
            return details.row_lines(shown, shown.seat)
        if command == "wonders":
            return details.offer_lines(shown)
        if command == "victory":
            return details.victory_lines(shown)
        return details.opponent_lines(shown)

    def follow(self, view: Document) -> list[str]:
        tops = [wonder for deck in view["decks"].values() for wonder in deck["top"]]
        return [f"why build {wonder}" for wonder in tops]

    def name_of(self, thing: Thing, texts: Texts) -> str:
        return cards.name_of(thing, texts)

    def thing_in(self, option: Document) -> str:
        arguments = option["text"]["arguments"]
        found = [arguments[field] for field in TEXTS if field in arguments]
        if "ability" in arguments:
            found.append(arguments["ability"])
        return found[0] if found else super().thing_in(option)

    def together(self, said: str) -> list[Thing]:
        return cards.together(said)

    def document(self, thing: Thing, texts: Texts) -> Document:
        return cards.document(thing, texts)

    def described(self, thing: Thing, texts: Texts) -> list[Text]:
        return cards.described(thing, texts)

    def listed(self, found: list[Thing], texts: Texts, width: int) -> list[Text]:
        return cards.listed(found, texts, width)


def odds_of(shown: Shown) -> Document:
    found: Document = shown.aside.get("odds", {})
    return found


def places_told(shown: Shown, options: list[tuple[int, Document]]) -> str:
    """How many places are numbered on the map, and what each costs where some cost something."""
    texts = shown.texts
    prices: dict[str, list[int]] = {}
    for number, option in options:
        if "hex" in option["text"]["arguments"]:
            cost = texts.costs(option["price"]) if option["price"] else texts.say("free")
            prices.setdefault(cost, []).append(number)
    count = sum(len(numbers) for numbers in prices.values())
    said = texts.say("places-on-map", count=count)
    if list(prices) == [texts.say("free")]:
        return said
    parts = [f"{cost}: {', '.join(ranges(numbers))}" for cost, numbers in prices.items()]
    return f"{said} – {'; '.join(parts)}"


def turned_tiles(shown: Shown, options: list[tuple[int, Document]], width: int) -> list[Text]:
    """A tile in all the ways it can be turned, beside each other."""
    texts, asked = shown.texts, shown.view["question"]["arguments"]
    pictures: list[list[Text]] = []
    for number, option in options:
        turn: int = option["text"]["arguments"]["turn"]
        map_ = TileMap(asked["tile"], asked["side"], turn, texts)
        pictures.append([number_of(number, ")")])
        pictures[-1] += map_.drawn(Size(4, 1), Marks())
    widest = max(len(line) for picture in pictures for line in picture) + 2
    columns = max(width // widest, 1)
    lines: list[Text] = []
    for start in range(0, len(pictures), columns):
        row: list[Text] = []
        for i, picture in enumerate(pictures[start : start + columns]):
            row = beside(row, picture, i * widest)
        lines += row
    return lines

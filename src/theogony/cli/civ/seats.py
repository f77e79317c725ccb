"""The panel of Civilization: seats, victory cards, wonders on offer; and the own focus row."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...civ.board import RESOURCES
from ...civ.printed import AGENDAS, CITIES, FOCUS_IDS, LEVELS, TYPES, VICTORY_CARDS, WONDERS
from ...core.types import Document
from ..colours import DIM, NUMBER, SEATS
from ..lines import column_of, cut, in_columns, part
from ..screen import Shown
from ..texts import Texts
from .board import NATURAL, REINFORCED, STATE
from .colours import TYPES as STYLES

WONDER_OF = {wonder.id: wonder for wonder in WONDERS}
NAME = 10  # columns for the name of a player, at least


def type_of(focus: str) -> str:
    return TYPES[FOCUS_IDS.index(focus) // LEVELS]


def level_of(focus: str) -> int:
    return FOCUS_IDS.index(focus) % LEVELS + 1


def wonder_type(wonder: str) -> str:
    return TYPES[WONDER_OF[wonder].type]


def next_of(focus: str) -> str:
    """The card of the same type one level higher."""
    return FOCUS_IDS[FOCUS_IDS.index(focus) + 1]


def trade_on(player: Document, i: int) -> str:
    """What can be spent from the card in a slot: trade tokens, city-states, natural wonders."""
    slot = str(i + 1)
    tokens: int = player["trade"][i]
    guests, relics = player["guests"].get(slot, []), player["relics"].get(slot, [])
    return REINFORCED * tokens + STATE * len(guests) + NATURAL * len(relics)


# The seats.


def seat_lines(shown: Shown, width: int, most: int) -> list[Text]:
    """For each seat its dial and resources, its row in short, and what it holds, in so many lines
    at most."""
    view, texts = shown.view, shown.texts
    names = [f" {texts.player(seat)}" for seat in range(len(view["seats"]))]
    resources = max(len(resources_of(player, texts)) for player in view["seats"])
    column = column_of(names, NAME, width - 7 - resources)
    lines = [part(f"{'':<{column + 2}} {texts.say('short-dial')}", DIM)]
    for seat, player in enumerate(view["seats"]):
        question = view["question"]
        to_move = question is not None and question["seat"] == seat
        line = part("▸" if to_move else " ", NUMBER)
        line.append(str(seat + 1), SEATS[seat])
        line.append(f"{cut(names[seat], column):<{column}}", "bold" if seat == view["seat"] else "")
        line.append(f" {player['dial']:>2}", "bold").append(f"  {resources_of(player, texts)}")
        lines += [line, row_line(player, texts, width)]
        held = as_many(held_by(shown, seat), max(width - 3, 20), most)
        lines += [part(f"   {words}", DIM) for words in held]
    return lines


def as_many(things: list[str], width: int, lines: int) -> list[str]:
    """As many of these things as there is room for, and how many more there are: no name is cut."""
    for count in range(len(things), 0, -1):
        more = [f"+{len(things) - count}"] if count < len(things) else []
        found = wrap(" ".join([", ".join(things[:count]), *more]), width)
        if len(found) <= lines:
            return found
    return []


def resources_of(player: Document, texts: Texts) -> str:
    return texts.short_price(player["resources"])


def row_line(player: Document, texts: Texts, width: int) -> Text:
    """The focus row in short: type, level and trade tokens of slots 1 to 5; then the leader, or
    where there is less room who is led."""
    line = part("   ")
    for i, focus in enumerate(player["row"]):
        type_ = type_of(focus)
        line.append(texts.say(f"letter-{type_}"), STYLES[type_])
        line.append(f"{level_of(focus)}{trade_on(player, i)} ")
    if player["leader"]:
        leader = texts.word("leader", player["leader"])
        words = leader, leader.partition(" (")[0]
        line.append(next((each for each in words if len(line) + len(each) <= width), ""), DIM)
    return line


def wonders_of(view: Document, seat: int) -> list[str]:
    """The wonders at the cities of a seat."""
    player = view["seats"][seat]
    cities = [player["capital"], *player["cities"]]
    return [wonder for wonder, hex_ in view["wonders"].items() if hex_ in cities]


def held_by(shown: Shown, seat: int) -> list[str]:
    """Wonders, diplomacy cards with the number of the giver, natural wonders."""
    texts, player = shown.texts, shown.view["seats"][seat]
    words = [texts.word("wonder", wonder) for wonder in wonders_of(shown.view, seat)]
    words += [texts.word("city_state", state) for state in player["visits"]]
    for giver, treaties in player["treaties"].items():
        words += [f"{texts.word('diplomacy', card)} ({int(giver) + 1})" for card in treaties]
    words += [f"{NATURAL} {texts.word('natural', natural)}" for natural in player["naturals"]]
    return words


# Beside the map.


def victory_lines(shown: Shown, width: int) -> list[Text]:
    """The victory cards in play, a line each: both agendas, with the seats that have them. Names
    are cut rather than these."""
    texts, players = shown.texts, shown.view["seats"]
    lines: list[Text] = []
    for card in shown.view["victory"]:
        first = 2 * VICTORY_CARDS.index(card)
        agendas = AGENDAS[first : first + 2]
        marks = [[s for s, player in enumerate(players) if a in player["marks"]] for a in agendas]
        names = [texts.word("agenda", agenda) for agenda in agendas]
        room = width - 4 - 2 * sum(len(seats) for seats in marks)
        longest = max(range(2), key=lambda i: len(names[i]))
        names[longest] = cut(names[longest], max(room - len(names[1 - longest]), 4))
        line = part(" ")
        for i in range(2):
            line.append(" / " if i else "", DIM).append(names[i])
            for seat in marks[i]:
                line.append(" ").append(str(seat + 1), SEATS[seat])
        lines.append(line)
    return [part(texts.say("victory"), DIM), *lines] if lines else []


def offer_lines(shown: Shown) -> list[Text]:
    """The wonders face up, by type, with cost and the resources that help to pay."""
    texts = shown.texts
    lines: list[Text] = []
    for type_, deck in shown.view["decks"].items():
        for wonder in deck["top"]:
            line = part(" ").append(texts.say(f"letter-{type_}"), STYLES[type_])
            lines.append(line.append(f" {texts.word('wonder', wonder)} {cost_of(wonder, texts)}"))
    return [part(texts.say("offer"), DIM), *lines] if lines else []


def short_offer(shown: Shown) -> list[Text]:
    """The same in one line: types and costs."""
    line = part(shown.texts.say("short-offer"), DIM)
    for type_, deck in shown.view["decks"].items():
        for wonder in deck["top"]:
            line.append(" ").append(shown.texts.say(f"letter-{type_}"), STYLES[type_])
            line.append(str(WONDER_OF[wonder].cost))
    return [line]


def cost_of(wonder: str, texts: Texts) -> str:
    """The printed cost of a wonder and the resources shown on it."""
    row = WONDER_OF[wonder]
    kinds = [texts.say(f"short-{resource}") for resource in wonder_resources(wonder)]
    return f"{row.cost} {' '.join(kinds)}"


def wonder_resources(wonder: str) -> list[str]:
    return [RESOURCES[kind] for kind in WONDER_OF[wonder].resources]


# What is one's own.


def own_layouts(shown: Shown, seat: int, width: int) -> list[list[Text]]:
    """The focus row by name, in one line or in columns; then what is left to place. Without room
    the row alone, as the panel shows it."""
    player, texts = shown.view["seats"][seat], shown.texts
    cells = [slot_cell(player, i, texts) for i in range(len(player["row"]))]
    if not cells:
        return [[]]
    room = max(len(cell) for cell in cells) + 1
    together = Text("  ", no_wrap=True).join(cells)
    names = [together] if len(together) <= width else in_columns(cells, width // room, width)
    left = [part(words, DIM) for words in wrap(left_of(player, texts), width)]
    return [[*names, *left], names, [row_line(player, texts, width)]]


def slot_cell(player: Document, i: int, texts: Texts) -> Text:
    """Slot, type, trade tokens and name of a focus card: the name may be cut."""
    focus = player["row"][i]
    type_ = type_of(focus)
    line = part(f"{i + 1} ", NUMBER).append(texts.say(f"letter-{type_}"), STYLES[type_])
    line.append(str(level_of(focus)))
    line.append(trade_on(player, i), "bold")
    return line.append(f" {texts.word('focus', focus)}")


def left_of(player: Document, texts: Texts) -> str:
    """What a player can still place, and where the caravans are."""
    away = [place for place in player["caravans"] if place not in ("card", "unused")]
    return texts.say(
        "left-to-place",
        tokens=player["unused"],
        cities=CITIES - len(player["cities"]),
        caravans=player["caravans"].count("card"),
        away=", ".join(away) or "–",
    )

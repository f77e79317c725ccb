"""What the commands of Civilization show in full: row, wonders, victory cards, opponents."""

from __future__ import annotations

from rich.text import Text

from ...civ.board import CITY_STATES, NATURAL_WONDERS
from ...civ.printed import AGENDAS, VICTORY_CARDS
from ...core.types import Document
from ..colours import DIM, NUMBER, SEATS
from ..lines import part
from ..screen import Shown
from ..texts import Texts
from .board import difficulty_of, printed
from .colours import TERRAINS
from .colours import TYPES as STYLES
from .dials import bearings, next_sections
from .seats import cost_of, held_by, left_of, resources_of, slot_cell, wonders_of


def legend_lines(shown: Shown) -> list[Text]:
    """Terrain, types, then the signs that can lie on a space, in their colours."""
    texts = shown.texts
    grounds = Text()
    for terrain, style in TERRAINS.items():
        number = difficulty_of(terrain)
        letter = texts.say(f"ground-{terrain}")
        word = texts.word("terrain", terrain)
        grounds.append(f" {letter}{number or ''} {word} ", style).append(" ")
    types = Text()
    for type_, style in STYLES.items():
        types.append(texts.say(f"letter-{type_}"), style).append(f" {texts.word('type', type_)}  ")
    said = [texts.say(f"legend-{what}") for what in ("owner", "mature", "others")]
    said.append(texts.say("legend-named", signs=", ".join(named_signs(shown))))
    said += [texts.say(f"legend-{what}") for what in ("printed", "options")]
    if shown.look.is_begun(shown.view):
        events = [texts.say(f"dial-{section}") for section in next_sections(shown.view)]
        said.append(texts.say("legend-dial", events=", ".join(events)))
        said.append(texts.say("legend-direction", numbers=" ".join(bearings(shown.view))))
    return [grounds, types, *[Text(words, style=DIM) for words in said]]


def named_signs(shown: Shown) -> list[str]:
    """The city-states and natural wonders of the map, with their signs."""
    texts = shown.texts
    fields = [("city_state", CITY_STATES), ("natural", NATURAL_WONDERS)]
    return [
        f"{printed(icon, texts).sign} {texts.word(field, icon)}"
        for field, names in fields
        for icon in names
        if icon in shown.view["icons"].values()
    ]


def row_lines(shown: Shown, seat: int) -> list[Text]:
    """The focus cards of a seat with their texts; then what else it has that does something."""
    texts, player = shown.texts, shown.view["seats"][seat]
    lines: list[Text] = []
    for i, focus in enumerate(player["row"]):
        cell = slot_cell(player, i, texts)
        cell.stylize("bold")
        lines += [cell, explained(texts, "focus", focus)]
    lines += power_lines(shown, seat)
    return [*lines, Text(left_of(player, texts)), Text(texts.say("legend-trade"), style=DIM)]


def power_lines(shown: Shown, seat: int) -> list[Text]:
    """Leader, wonders, diplomacy cards and natural wonders with their texts."""
    texts, player = shown.texts, shown.view["seats"][seat]
    held = [("leader", player["leader"])] if player["leader"] else []
    held += [("wonder", wonder) for wonder in wonders_of(shown.view, seat)]
    held += [("city_state", state) for state in player["visits"]]
    held += [("diplomacy", card) for cards in player["treaties"].values() for card in cards]
    held += [("natural", natural) for natural in player["naturals"]]
    lines: list[Text] = []
    for field, id_ in held:
        lines += [part(texts.word(field, id_), "bold"), explained(texts, field, id_)]
    return lines


def explained(texts: Texts, field: str, id_: str) -> Text:
    return Text("  " + texts.game.text(f"{field}-{id_}-text"), style=DIM)


def offer_lines(shown: Shown) -> list[Text]:
    """The wonders face up with cost and text, and how many lie below."""
    texts = shown.texts
    lines: list[Text] = []
    for type_, deck in shown.view["decks"].items():
        for wonder in deck["top"]:
            line = part(f" {texts.word('type', type_)} ", STYLES[type_])
            line.append(f" {texts.word('wonder', wonder)}", "bold")
            line.append(f"  {cost_of(wonder, texts)}")
            line.append(f"  {texts.say('below', count=deck['count'] - 1)}", DIM)
            lines += [line, explained(texts, "wonder", wonder)]
    return lines


def victory_lines(shown: Shown) -> list[Text]:
    """The agendas of the victory cards in play, and who has marked them."""
    texts = shown.texts
    lines: list[Text] = []
    for card in shown.view["victory"]:
        first = 2 * VICTORY_CARDS.index(card)
        for number, agenda in enumerate(AGENDAS[first : first + 2]):
            line = part("  " if number else "▸ ", NUMBER)
            line.append(texts.word("agenda", agenda), "bold")
            marked = marked_by(shown.view, agenda)
            for seat, (count, needed) in enumerate(shown.aside["agendas"][agenda]):
                line.append("  ").append(str(seat + 1), SEATS[seat])
                line.append(" ✓" if seat in marked else f" {count}/{needed}")
            lines += [line, explained(texts, "agenda", agenda)]
    return [*lines, Text(texts.say("to-win"), style=DIM)]


def marked_by(view: Document, agenda: str) -> list[int]:
    return [seat for seat, player in enumerate(view["seats"]) if agenda in player["marks"]]


def opponent_lines(shown: Shown) -> list[Text]:
    """What the others have: row, resources, what they hold and can still place."""
    texts = shown.texts
    lines: list[Text] = []
    for seat, player in enumerate(shown.view["seats"]):
        if seat == shown.seat:
            continue
        head = Text().append(str(seat + 1), SEATS[seat]).append(f" {texts.player(seat)}", "bold")
        if player["leader"]:
            head.append(f"  {texts.word('leader', player['leader'])}")
        head.append(f"  {texts.say('short-dial')} {player['dial']}  {resources_of(player, texts)}")
        lines.append(head)
        cells = [slot_cell(player, i, texts) for i in range(len(player["row"]))]
        lines += [Text("  ").append_text(Text("  ").join(cells))] if cells else []
        held = ", ".join(held_by(shown, seat))
        lines += [Text(f"  {held}")] if held else []
        lines.append(Text(f"  {left_of(player, texts)}", style=DIM))
    return [*lines, Text(texts.say("legend-trade"), style=DIM)]

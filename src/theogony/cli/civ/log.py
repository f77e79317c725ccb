"""The log of Civilization told shortly: one sentence for all that a card did of one sort."""

from __future__ import annotations

from collections import Counter

from ...civ.printed import EVENTS
from ...core.types import Document
from ..log import Line, moved_goods, sentence
from ..texts import Texts
from .dials import SECTIONS

# What the short log leaves out: it shows in what follows, or lies open on the table.
SILENT = [
    *["answered_itself", "chose", "reset", "turned_up", "dealt_tile"],
    *["attacked", "rolled", "rolled_for", "values"],
    *["rolled_direction", "drew_barbarian", "barbarian_stayed"],
]
BEGINNINGS = ["turn", "resolves", "turned_dial", "won_attack", "repelled", "ended"]
PLACES = ["placed", "took_back", "lost_token", "reinforced", "weakened", "founded", "lost_city"]
GOODS = ["spent_trade", "spent_resource", "gained_resource", "collected"]
CARAVANS = ["caravan_moved", "arrived", "caravan_home"]
DIAL = ["turned_dial", "barbarian_moved", "barbarian_came_back", "barbarian_spawned"]
TOGETHER = {
    event: name
    for name, events in [("goods", GOODS), ("caravans", CARAVANS), ("dial", DIAL)]
    for event in events
}


def short_log(messages: list[Document], texts: Texts) -> list[Line]:
    found: list[Line] = []
    for part in parts(telling(messages)):
        for (kind, seat), group in gathered(part).items():
            found += told_together(kind.split(":")[0], seat, group, texts)
    return found


def telling(messages: list[Document]) -> list[Document]:
    """What is worth telling; a card that is resolved knows the slot it was chosen from."""
    found: list[Document] = []
    chosen: Document = {}
    built = ""
    for message in messages:
        event = message["event"]
        if event == "chose":
            chosen = message
        elif event == "built":
            built = message["wonder"]
        if event == "resolves" and message["focus"] == chosen.get("focus"):
            found.append(message | {"slot": chosen["slot"]})
            chosen = {}
        elif event not in SILENT and (event != "controls" or message["wonder"] != built):
            found.append(message)
    return found


def parts(messages: list[Document]) -> list[list[Document]]:
    """A part for each card, each attack, each event of the dial."""
    found: list[list[Document]] = []
    for message in messages:
        if not found or message["event"] in BEGINNINGS:
            found.append([])
        found[-1].append(message)
    return found


def gathered(part: list[Document]) -> dict[tuple[str, int], list[Document]]:
    """What is told in one sentence, in the order in which its first event happened."""
    found: dict[tuple[str, int], list[Document]] = {}
    for i, message in enumerate(part):
        event: str = message["event"]
        kind = TOGETHER.get(event, event)
        if event not in [*TOGETHER, *PLACES, "gained_trade", "took_trade", "dialled"]:
            kind = f"{event}:{i}"  # by itself
        seat = -1 if kind == "dial" else message["seat"]
        found.setdefault((kind, seat), []).append(message)
    return found


def told_together(kind: str, seat: int, group: list[Document], texts: Texts) -> list[Line]:
    first, last = group[0], group[-1]
    if kind == "goods":
        return goods_lines(seat, group, texts)
    if kind == "caravans":
        return caravan_lines(seat, group, texts)
    if kind == "dial":
        return [dial_line(group, texts)]
    if kind == "dialled":
        return [sentence(last, texts)]
    player = texts.player(seat)
    if kind == "gained_trade":
        slots: Counter[int] = Counter()
        for message in group:
            slots[message["slot"]] += message["amount"]
        said = ", ".join(f"{slot} (×{n})" if n > 1 else f"{slot}" for slot, n in slots.items())
        text = texts.say("log-gained_trade", player=player, count=slots.total(), slots=said)
        return [Line(seat, text)]
    if kind == "took_trade":
        rival = texts.player(first["rival"])
        text = texts.say("log-took_trade", player=player, rival=rival, count=len(group))
        return [Line(seat, text)]
    if kind in PLACES:
        places = "; ".join(message["hex"] for message in group)
        text = texts.say(f"log-{kind}", player=player, count=len(group), places=places)
        return [Line(seat, text)]
    if kind == "resolves" and "slot" in first:
        text = texts.say(
            "log-resolves",
            player=player,
            focus=texts.word("focus", first["focus"]),
            slot=first["slot"],
            other="yes" if first["strength"] != first["slot"] else "no",
            strength=first["strength"],
        )
        return [Line(seat, text)]
    if kind in ("won_attack", "repelled"):
        numbers = {name: first[name] for name in ("hex", "attack", "defence")}
        return [Line(seat, texts.say(f"log-{kind}", player=player, **numbers))]
    return [sentence(first, texts)]


def goods_lines(seat: int, group: list[Document], texts: Texts) -> list[Line]:
    paid: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    for message in group:
        if message["event"] in ("gained_resource", "collected"):
            gained[message["resource"]] += 1
        else:
            paid[message.get("resource", "trade")] += message.get("amount", 1)
    return moved_goods(seat, dict(paid), dict(gained), texts)


def caravan_lines(seat: int, group: list[Document], texts: Texts) -> list[Line]:
    """Where each caravan came to in the end. Those that arrived go home without a word."""
    found: list[tuple[str, str]] = []
    at = ""  # where the last one was seen
    for message in group:
        event: str = message["event"]
        hex_: str = message["from" if event == "caravan_home" else "hex"]
        if event != "caravan_home":
            if at and message.get("from", hex_) == at:
                found.pop()
            found.append((event, hex_))
            at = hex_ if event == "caravan_moved" else ""
        elif ("arrived", hex_) not in found:
            found.append((event, hex_))
            at = ""
    lines: list[Line] = []
    for event in CARAVANS:
        places = [hex_ for what, hex_ in found if what == event]
        if places:
            player, said = texts.player(seat), "; ".join(places)
            text = texts.say(f"log-{event}", player=player, count=len(places), places=said)
            lines.append(Line(seat, text))
    return lines


def dial_line(group: list[Document], texts: Texts) -> Line:
    """What the event dial brought: where barbarians appeared, or moved to in the end."""
    start: dict[str, str] = {}
    now: dict[str, str] = {}
    section = "move"
    for message in group:
        if message["event"] == "turned_dial":
            section = SECTIONS[EVENTS[message["section"]]]
            continue
        if message["event"] == "barbarian_spawned":
            section = "spawn"
        start.setdefault(message["letter"], message.get("from", ""))
        now[message["letter"]] = message["hex"]
    moved = [f"{letter} {hex_}" for letter, hex_ in now.items() if hex_ != start[letter]]
    text = texts.say(f"log-dial_{section}", count=len(moved), places="; ".join(moved))
    return Line(-1, text, True)

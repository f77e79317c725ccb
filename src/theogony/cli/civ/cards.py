"""What is printed in Civilization: focus cards, leaders, wonders, city-states, diplomacy cards,
agendas, natural wonders, map tiles and what else there is, and where each fact comes from."""

from __future__ import annotations

from rich.text import Text

from ...civ.board import CAPITAL, CITY_STATES, LETTERS, NATURAL_WONDERS, RESOURCES
from ...civ.printed import (
    AGENDAS,
    CITY_STATE_TYPES,
    DIPLOMACY,
    ERAS,
    FOCUS_IDS,
    LEADERS,
    NATURAL_RESOURCES,
    TYPES,
    VICTORY_CARDS,
)
from ...civ.provenance import OTHER_READINGS, PARTS, origins
from ...civ.tiles import FACES, NATURAL, TERRAINS
from ...core.types import Document
from ..colours import DIM
from ..hexes import Marks, Size
from ..lines import part
from ..screen import Thing, text_behind
from ..texts import Texts
from .board import TileMap
from .colours import TYPES as STYLES
from .seats import WONDER_OF, cost_of, level_of, type_of, wonder_resources

SETS = ["base"]
NAMES = {
    "focus": FOCUS_IDS,
    "leader": [leader.id for leader in LEADERS],
    "wonder": list(WONDER_OF),
    "city_state": CITY_STATES,
    "diplomacy": DIPLOMACY,
    "agenda": AGENDAS,
    "natural": NATURAL_WONDERS,
    "tile": list(FACES),
    "part": list(PARTS),
}
KINDS = list(NAMES)
THINGS = [Thing(id_, kind, kind) for kind, ids in NAMES.items() for id_ in ids]
LEADER_ROWS = {leader.id: [TYPES[type_] for type_ in leader.row] for leader in LEADERS}


def name_of(thing: Thing, texts: Texts) -> str:
    if thing.kind == "tile":
        side = texts.word("side", thing.id[-1])
        return texts.say("tile-name", tile=thing.id[:-1], side=side)
    if thing.kind == "part":
        return texts.say(f"part-{thing.id}")
    return texts.word(thing.field, thing.id)


def together(said: str) -> list[Thing]:
    """Both sides of a tile: `tile 8`, or just `8`."""
    number = said.split()[-1] if said else ""
    return [thing for thing in THINGS if thing.kind == "tile" and thing.id[:-1] == number]


def spaces_of(face: str) -> list[Document]:
    """The ten spaces of a side of a tile."""
    found: list[Document] = []
    for i, space in enumerate(FACES[face].split()):
        terrain, _, icon = space.partition("+")
        other = OTHER_READINGS.get(face, {}).get(i)
        found.append({"terrain": terrain, "icon": icon or None, "other_reading": other})
    return found


def facts_of(thing: Thing) -> Document:
    """What is printed besides the text, by field."""
    id_, kind = thing.id, thing.kind
    if kind == "focus":
        return {"type": type_of(id_), "level": level_of(id_)}
    if kind == "leader":
        return {"row": LEADER_ROWS[id_]}
    if kind == "wonder":
        row = WONDER_OF[id_]
        return {
            "type": TYPES[row.type],
            "era": ERAS[row.era],
            "cost": int(row.cost),
            "resources": wonder_resources(id_),
        }
    if kind == "city_state":
        return {"type": TYPES[CITY_STATE_TYPES[CITY_STATES.index(id_)]]}
    if kind == "agenda":
        return {"victory": VICTORY_CARDS[AGENDAS.index(id_) // 2]}
    if kind == "natural":
        return {"resource": RESOURCES[NATURAL_RESOURCES[NATURAL_WONDERS.index(id_)]]}
    if kind == "tile":
        return {"spaces": spaces_of(id_)}
    return {}


def fact_words(thing: Thing, texts: Texts) -> str:
    """The same in words."""
    facts = facts_of(thing)
    if thing.kind == "focus":
        return texts.say(
            "focus-facts", type=texts.word("type", facts["type"]), level=facts["level"]
        )
    if thing.kind == "leader":
        row = [texts.word("type", type_) for type_ in facts["row"]]
        return texts.say("leader-facts", row=", ".join(row))
    if thing.kind == "wonder":
        kinds = [texts.word("resource", resource) for resource in facts["resources"]]
        return texts.say(
            "wonder-facts",
            type=texts.word("type", facts["type"]),
            era=texts.say(f"era-{facts['era']}"),
            cost=facts["cost"],
            resources=", ".join(kinds),
        )
    if thing.kind == "city_state":
        return texts.say("city_state-facts", type=texts.word("type", facts["type"]))
    if thing.kind == "agenda":
        return texts.say("agenda-facts", card=texts.word("victory", facts["victory"]))
    if thing.kind == "natural":
        return texts.say("natural-facts", resource=texts.word("resource", facts["resource"]))
    if thing.kind == "tile":
        return texts.say("tile-facts")
    return texts.say("diplomacy-facts") if thing.kind == "diplomacy" else ""


def text_of(thing: Thing, texts: Texts) -> str:
    if thing.kind == "tile":
        return ", ".join(space_words(space, texts) for space in spaces_of(thing.id)) + "."
    if thing.kind == "part":
        return texts.say(f"says-{thing.id}")
    return texts.game.text(f"{thing.field}-{thing.id}-text")


def space_words(space: Document, texts: Texts) -> str:
    """`hills with oil (elsewhere read as desert)`; a natural wonder by its name."""
    icon, other = space["icon"], space["other_reading"]
    if space["terrain"] == TERRAINS[NATURAL]:
        return texts.word("natural", icon)
    words = texts.word("terrain", space["terrain"])
    if icon:
        words = texts.say("space-with", terrain=words, icon=icon_word(icon, texts))
    if other:
        words += texts.say("space-else", terrain=texts.word("terrain", other))
    return words


def icon_word(icon: str, texts: Texts) -> str:
    if icon in LETTERS:
        return texts.say("icon-barbarian", letter=icon)
    if icon == CAPITAL:
        return texts.say("icon-capital")
    return texts.word("resource" if icon in RESOURCES else "city_state", icon)


def document(thing: Thing, texts: Texts) -> Document:
    head = {"id": thing.id, "set": thing.set, "kind": thing.kind}
    told = {"name": name_of(thing, texts), "text": text_of(thing, texts)}
    return head | told | facts_of(thing) | {"provenance": origins(thing.kind, thing.id)}


def described(thing: Thing, texts: Texts) -> list[Text]:
    """One thing with all there is to say about it."""
    head = part(name_of(thing, texts), "bold").append(f"  ({thing.id})", DIM)
    head.append(f"  {texts.say(f'kind-{thing.kind}')}", DIM)
    by_origin: dict[str, list[str]] = {}
    for field, origin in origins(thing.kind, thing.id).items():
        by_origin.setdefault(origin, []).append(texts.say(f"field-{field}"))
    told = "; ".join(
        f"{', '.join(fields)}: {texts.say(f'origin-{origin}')}"
        for origin, fields in by_origin.items()
    )
    origin_line = Text(texts.say("origin", origins=told), style=DIM)
    said = [fact_words(thing, texts), text_of(thing, texts)]
    drawn = tile_lines(thing.id, texts) if thing.kind == "tile" else []
    return [head, *[Text(line) for line in said if line], *drawn, origin_line]


def tile_lines(face: str, texts: Texts) -> list[Text]:
    """A side of a tile, not turned."""
    return TileMap(int(face[:-1]), face[-1], 0, texts).drawn(Size(6, 1), Marks())


def listed(found: list[Thing], texts: Texts, width: int) -> list[Text]:
    """The things with their texts, by kind."""
    lines: list[Text] = []
    names = max(len(name_of(thing, texts)) for thing in found)
    for kind in KINDS:
        alike = [thing for thing in found if thing.kind == kind]
        if alike:
            lines.append(part(f" {texts.say(f'kind-{kind}')} ", "bold reverse"))
        for thing in alike:
            line = sign_of(thing, texts)
            line.append(f"{name_of(thing, texts):<{names}}", "bold")
            if kind == "wonder":
                line.append(f"  {cost_of(thing.id, texts):<7}")
            lines += text_behind(line, text_of(thing, texts), width)
    return lines


def sign_of(thing: Thing, texts: Texts) -> Text:
    """The letter of the type, if it has one, and the level of a focus card."""
    facts = facts_of(thing)
    if "type" not in facts:
        return part("   ")
    line = part(texts.say(f"letter-{facts['type']}"), STYLES[facts["type"]])
    return line.append(f"{facts.get('level', ' ')} ")

"""What is printed in Civilization: focus cards, leaders, wonders, city-states, diplomacy cards,
agendas and natural wonders, and where each fact comes from."""

from __future__ import annotations

from rich.text import Text

from ...civ.board import CITY_STATES, NATURAL_WONDERS, RESOURCES
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
from ...core.types import Document
from ..colours import DIM
from ..lines import cut, part
from ..screen import Thing
from ..texts import Texts
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
}
KINDS = list(NAMES)
THINGS = [Thing(id_, kind, kind) for kind, ids in NAMES.items() for id_ in ids]
LEADER_ROWS = {leader.id: [TYPES[type_] for type_ in leader.row] for leader in LEADERS}

# Where facts come from. Nothing of a card is printed in the rulebook but a few names and what
# agendas ask for; all else is from public sources, some of it from few that leave doubts.
RULEBOOK, REFERENCE, DOUBTFUL = "rulebook", "reference", "doubtful"
PRINTED_NAMES = [
    *["foreign_trade", "pottery", "iron_working", "flight"],
    *["forbidden_city", "seoul", "buenos_aires"],
]
FEW_SOURCES = [
    *["currency", "animal_husbandry", "masonry", "iron_working", "mass_production", "flight"],
    *["france", "machu_picchu", "pentagon"],
]


def provenance_of(thing: Thing) -> dict[str, str]:
    """Where the facts of a thing come from, by field. English names are translations."""
    effect = DOUBTFUL if thing.id in FEW_SOURCES else REFERENCE
    name = RULEBOOK if thing.id in PRINTED_NAMES else REFERENCE
    return {"name_de": name, "effect": RULEBOOK if thing.kind == "agenda" else effect}


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
    return texts.say("diplomacy-facts")


def text_of(thing: Thing, texts: Texts) -> str:
    return texts.game.text(f"{thing.field}-{thing.id}-text")


def document(thing: Thing, texts: Texts) -> Document:
    head = {"id": thing.id, "set": thing.set, "kind": thing.kind}
    told = {"name": texts.word(thing.field, thing.id), "text": text_of(thing, texts)}
    return head | told | facts_of(thing) | {"provenance": provenance_of(thing)}


def described(thing: Thing, texts: Texts) -> list[Text]:
    """One thing with all there is to say about it."""
    head = part(texts.word(thing.field, thing.id), "bold").append(f"  ({thing.id})", DIM)
    head.append(f"  {texts.say(f'kind-{thing.kind}')}", DIM)
    origins = "; ".join(
        f"{texts.say(f'field-{field}')}: {texts.say(f'origin-{origin}')}"
        for field, origin in provenance_of(thing).items()
    )
    origin = Text(texts.say("origin", origins=origins), style=DIM)
    return [head, Text(fact_words(thing, texts)), Text(text_of(thing, texts)), origin]


def listed(found: list[Thing], texts: Texts, width: int) -> list[Text]:
    """A line for each thing, by kind."""
    lines: list[Text] = []
    names = max(len(texts.word(thing.field, thing.id)) for thing in found)
    for kind in KINDS:
        alike = [thing for thing in found if thing.kind == kind]
        if alike:
            lines.append(part(f" {texts.say(f'kind-{kind}')} ", "bold reverse"))
        for thing in alike:
            line = sign_of(thing, texts)
            line.append(f"{texts.word(thing.field, thing.id):<{names}}  ", "bold")
            if kind == "wonder":
                line.append(f"{cost_of(thing.id, texts):<9}")
            line.append(cut(text_of(thing, texts), width - len(line)))
            lines.append(line)
    return lines


def sign_of(thing: Thing, texts: Texts) -> Text:
    """The letter of the type, if it has one, and the level of a focus card."""
    facts = facts_of(thing)
    if "type" not in facts:
        return part("   ")
    line = part(texts.say(f"letter-{facts['type']}"), STYLES[facts["type"]])
    return line.append(f"{facts.get('level', ' ')} ")

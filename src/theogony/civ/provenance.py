"""Where the facts of Civilization come from: the rulebook, public sources, or ourselves.

The rulebook prints the rules, the agendas and little of the cards. What several public sources
say alike is taken from them; what rests on one of them, or where they differ, is doubtful; what
none says outright is reconstructed, German names among it.
"""

from __future__ import annotations

from typing import Final

from .tiles import FACES

RULEBOOK: Final = "rulebook"  # stated in the printed rules
REFERENCE: Final = "reference"  # public sources agree
DOUBTFUL: Final = "doubtful"  # one public source only, or they differ
RECONSTRUCTED: Final = "reconstructed"  # inferred or translated: ours

# German names that the rulebook prints.
PRINTED_NAMES: Final = [
    *["foreign_trade", "pottery", "iron_working", "flight"],
    *["forbidden_city", "seoul", "buenos_aires", "crater_lake", "grand_mesa"],
]

# The facts of each kind besides the German name, and where they come from if nothing else is said.
FACTS: Final = {
    "focus": {"effect": REFERENCE},
    "leader": {"effect": REFERENCE, "row": REFERENCE},
    "wonder": {"effect": REFERENCE, "cost": REFERENCE},
    "city_state": {"effect": REFERENCE},
    "diplomacy": {"effect": REFERENCE},
    "agenda": {"effect": RULEBOOK, "pair": REFERENCE},
    "natural": {"resource": REFERENCE},
}

# What is known better or worse than the rest of its kind. The expansion withdrew many of these
# cards, so that fewer sources have them; of the leader's row two sources say two things.
ODD_FACTS: Final = {
    "currency": {"effect": DOUBTFUL},
    "animal_husbandry": {"effect": DOUBTFUL},
    "masonry": {"effect": DOUBTFUL},
    "iron_working": {"effect": DOUBTFUL},  # but its +1 is the rulebook's
    "mass_production": {"effect": DOUBTFUL},
    "flight": {"effect": DOUBTFUL},
    "france": {"row": DOUBTFUL},
    "forbidden_city": {"cost": RULEBOOK},
    "machu_picchu": {"effect": DOUBTFUL, "cost": DOUBTFUL},
    "pentagon": {"effect": DOUBTFUL, "cost": DOUBTFUL},
}

# What is no card.
PARTS: Final = {
    "pieces": RULEBOOK,  # how many there are of everything
    "terrain": RULEBOOK,  # the difficulties
    "tech_dial": REFERENCE,  # its levels; 24 and the way back to 15 are the rulebook's
    "event_dial": DOUBTFUL,  # the order of its sections; the icons are the rulebook's
    "direction_token": RECONSTRUCTED,  # the order of its numbers; any order plays alike
    "city_state_tokens": RECONSTRUCTED,  # which two share a token
    "first_map": RECONSTRUCTED,
    "advanced_core": RECONSTRUCTED,
}

# Spaces that another source reads as another terrain: by face, then by place in it.
OTHER_READINGS: Final = {
    "3b": {2: "desert", 4: "desert"},
    "5b": {2: "forest", 6: "grassland"},
    "6b": {0: "mountains", 3: "mountains"},
    "7b": {1: "hills", 6: "hills"},
    "8a": {3: "forest"},
    "9b": {6: "grassland"},
    "10a": {2: "grassland"},
    "10b": {3: "hills"},
    "11b": {2: "hills"},
    "12a": {2: "hills", 3: "hills"},
    "12b": {4: "hills", 8: "desert"},
    "13a": {2: "hills", 8: "hills"},
    "13b": {7: "grassland"},
    "14b": {2: "desert", 5: "hills"},
    "15b": {0: "hills"},
    "16b": {3: "grassland"},
}
DEDUCED: Final = {"15b": {6: "I"}}  # the letter of a barbarian that one source shows without it


def origins(kind: str, id: str) -> dict[str, str]:
    """Where the facts of something printed come from, by field."""
    if kind == "part":
        return {"numbers": PARTS[id]}
    if kind == "tile":
        assert id in FACES, f"{id} is no side of a tile"
        return {
            "terrain": DOUBTFUL if id in OTHER_READINGS else REFERENCE,
            "icons": DOUBTFUL if id in DEDUCED else REFERENCE,
        }
    name = RULEBOOK if id in PRINTED_NAMES else RECONSTRUCTED
    return {"name_de": name} | FACTS[kind] | ODD_FACTS.get(id, {})

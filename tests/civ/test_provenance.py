"""Where facts come from: each thing that is printed says it for each of its fields."""

from collections import Counter

from theogony.civ.board import LETTERS
from theogony.civ.printed import ABILITIES, FOCUS_IDS, GAME
from theogony.civ.provenance import (
    DEDUCED,
    DOUBTFUL,
    FACTS,
    ODD_FACTS,
    OTHER_READINGS,
    PARTS,
    PRINTED_NAMES,
    RECONSTRUCTED,
    REFERENCE,
    RULEBOOK,
    origins,
)
from theogony.civ.tiles import FACES, TERRAINS


def fields(origin: str) -> Counter[str]:
    """How many things of a kind have a fact of this origin, by kind and field."""
    things = [(kind, id_) for kind in FACTS for id_ in GAME.words[kind]]
    found = [(kind, origins(kind, id_)) for kind, id_ in things]
    return Counter(f"{kind}.{name}" for kind, of in found for name in of if of[name] == origin)


def test_24_spaces_have_a_second_reading() -> None:
    readings = [(face, i) for face, spaces in OTHER_READINGS.items() for i in spaces]
    assert len(readings) == 24
    for face, i in readings:
        terrain = FACES[face].split()[i].split("+")[0]
        other = OTHER_READINGS[face][i]
        assert terrain in TERRAINS[:5] and other in TERRAINS[:5] and terrain != other
    assert [face for face in OTHER_READINGS if face.endswith("a")] == ["8a", "10a", "12a", "13a"]


def test_the_letter_of_one_barbarian_is_deduced() -> None:
    [(face, spaces)] = DEDUCED.items()
    [(i, letter)] = spaces.items()
    assert FACES[face].split()[i] == f"mountains+{letter}" and letter == LETTERS[-1]


def test_all_that_is_named_is_there() -> None:
    known = [*ABILITIES, *FOCUS_IDS, *GAME.words["natural"]]
    assert [id_ for id_ in [*PRINTED_NAMES, *ODD_FACTS] if id_ not in known] == []
    for kind in FACTS:
        odd = [ODD_FACTS[id_] for id_ in GAME.words[kind] if id_ in ODD_FACTS]
        assert all(set(facts) <= set(FACTS[kind]) for facts in odd), kind
        for id_ in GAME.words[kind]:
            assert set(origins(kind, id_)) == {"name_de", *FACTS[kind]}


def test_the_facts_of_82_things_by_origin() -> None:
    assert fields(RULEBOOK) == {
        "focus.name_de": 4,
        "wonder.name_de": 1,
        "city_state.name_de": 2,
        "natural.name_de": 2,
        "wonder.cost": 1,
        "agenda.effect": 10,
    }
    assert fields(DOUBTFUL) == {
        "focus.effect": 6,
        "leader.row": 1,
        "wonder.effect": 2,
        "wonder.cost": 2,
    }
    assert fields(REFERENCE) == {
        "focus.effect": 14,
        "leader.effect": 8,
        "leader.row": 7,
        "wonder.effect": 22,
        "wonder.cost": 21,
        "city_state.effect": 8,
        "diplomacy.effect": 4,
        "agenda.pair": 10,
        "natural.resource": 8,
    }
    assert {name.split(".")[1] for name in fields(RECONSTRUCTED)} == {"name_de"}
    assert sum(fields(RECONSTRUCTED).values()) == 82 - 9


def test_maps_and_dials_say_where_they_come_from() -> None:
    ours = [part for part, origin in PARTS.items() if origin == RECONSTRUCTED]
    assert ours == ["direction_token", "city_state_tokens", "first_map", "advanced_core"]
    assert [part for part, origin in PARTS.items() if origin == DOUBTFUL] == ["event_dial"]
    assert origins("part", "tech_dial") == {"numbers": REFERENCE}
    assert origins("tile", "1a") == {"terrain": REFERENCE, "icons": REFERENCE}
    assert origins("tile", "15b") == {"terrain": DOUBTFUL, "icons": DOUBTFUL}

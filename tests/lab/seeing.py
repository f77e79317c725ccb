"""Observations made once more, slowly, from views alone: what each field means."""

from collections.abc import Callable
from functools import partial
from typing import Any

from theogony.civ.board import CITY_STATES, LETTERS, NATURAL_WONDERS, RESOURCES
from theogony.civ.printed import ABILITIES, AGENDAS, DIPLOMACY, FOCUS_IDS, VICTORY_CARDS
from theogony.civ.printed import GAME as CIV
from theogony.civ.tiles import TERRAINS as CIV_TERRAINS
from theogony.core.game import Game
from theogony.core.types import Document
from theogony.deus.cards import IDS
from theogony.deus.egypt.printed import TILE_TEMPLES
from theogony.deus.printed import CARDS, GOODS, KINDS, SPOTS
from theogony.deus.tiles import TERRAINS
from theogony.lab.seen.encoder import Encoder

Numbers = list[int]
GRID = {"deus": 11, "civ": 25}  # what is added to q and r
ROOM = {"deus": {2: 28, 3: 42, 4: 49}, "civ": {2: 108, 3: 138, 4: 168}}  # spaces


def read(encoder: Encoder, row: bytes) -> dict[str, Numbers]:
    """The fields of an observation, by name."""
    assert len(row) == encoder.length
    return {
        field.name: list(row[field.offset : field.offset + field.length])
        for field in encoder.fields
    }


def from_view(game: Game, encoder: Encoder, seat: int) -> dict[str, Numbers]:
    """What the fields should hold."""
    view = game.view(seat)
    look = Look(view, encoder)
    table = of_deus(look) if game.rules.name == "deus" else of_civ(look)
    return of_question(look) | table


def flags(words: list[str], held: list[str] | set[str]) -> Numbers:
    return [int(word in held) for word in words]


def counts(words: list[str], held: list[str]) -> Numbers:
    return [held.count(word) for word in words]


def clipped(*numbers: int) -> Numbers:
    return [min(number, 255) for number in numbers]


class Look:
    """A view, with seats counted from the one that looks."""

    def __init__(self, view: Document, encoder: Encoder) -> None:
        self.view = view
        self.encoder = encoder
        self.players = int(encoder.players)
        self.zero = GRID[view["game"]]
        self.seats = [self.absolute(number) for number in range(self.players)]
        self.spaces = sorted(view["hexes"], key=lambda name: [*map(int, name.split(","))][::-1])
        self.room = ROOM[view["game"]][self.players]

    def absolute(self, number: int) -> int:
        seat: int = self.view["seat"]
        return (seat + number) % self.players

    def by_seat(self, seat: int | None) -> Numbers:
        return [int(seat == other) for other in self.seats]

    def by_space(self, tell: Callable[[str], Numbers], each: int = 1) -> Numbers:
        found = [number for space in self.spaces for number in tell(space)]
        return found + [0] * (self.room * each - len(found))

    def on(self, spaces: Any) -> Numbers:
        return self.by_space(lambda space: [int(space in spaces)])

    def place(self, name: str | None) -> Numbers:
        if name is None or "," not in name:
            return [0, 0]
        return [int(part) + self.zero for part in name.split(",")]

    def places(self, words: list[str], where: dict[str, str]) -> Numbers:
        return [number for word in words for number in self.place(where.get(word))]


def of_question(look: Look) -> dict[str, Numbers]:
    view, sorts = look.view, look.encoder.sorts
    pending = [list(step)[0] for step in view["pending"]]
    question = view["question"]
    return {
        "over": [int(view["over"])],
        "own": [int(seat == view["seat"]) for seat in range(look.players)],
        "asked": look.by_seat(question and question["seat"]),
        "question": flags(sorts, pending[-1:]),
        "pending": counts(sorts, pending[:-1]),
    }


def of_map(look: Look, terrains: list[str]) -> dict[str, Numbers]:
    hexes = look.view["hexes"]
    return {
        "place": look.by_space(look.place, 2),
        "terrain": look.by_space(lambda space: flags(terrains, [hexes[space]]), len(terrains)),
    }


def of_deus(look: Look) -> dict[str, Numbers]:
    view = look.view
    own = view["seats"][view["seat"]]
    found = of_map(look, TERRAINS) | {
        "villages": look.by_space(lambda space: [view["villages"].get(space, 0)]),
        "attacked": look.on(view["attacked"]),
        "supply": [view["supply"][good] for good in GOODS[1:5]],
        "temples": [view["supply"]["temples"]],
        "deck": [view["deck"]],
        "removed": [view["removed"]],
        "box": [view["box"]],
        "discard": [view["discard"]["count"]],
        "top": flags(IDS, view["discard"]["top"]),
        "start": look.by_seat(view["start"]),
        "round": clipped(view["round"]),
        "idle": [view["idle"]],
        "turns_left": [view["turns_left"] or 0],
        "market": [view.get("market", {}).get(good, 0) for good in GOODS[1:5]],
        "barges": [view.get("barges", {}).get(size, 0) for size in ("1", "2", "3")],
        "hand": counts(IDS, own["hand"]),
        "offering": counts(IDS, own["offering"]),
        "chosen": [own["chosen"][kind] for kind in KINDS[:5]],
        "joker": flags(IDS, [own["joker"]]),
    }
    for number, seat in enumerate(look.seats):
        part = of_deus_seat(look, view["seats"][seat], own)
        found |= {f"seat{number}.{name}": numbers for name, numbers in part.items()}
    return found


def count_in(pieces: Document, kind: str, space: str) -> Numbers:
    return [pieces.get(space, []).count(kind)]


def of_deus_seat(look: Look, seat: Document, own: Document) -> dict[str, Numbers]:
    rows = seat["rows"]
    rank = {card: i + 1 for row in rows.values() for i, card in enumerate(row)}
    row_of = {card: kind for kind, row in rows.items() for card in row}
    kind_of = {card.id: KINDS[card.kind] for card in CARDS}
    pieces = seat["pieces"]
    markers = seat.get("markers", {"stock": 0, "ready": 0, "regions": []})
    is_own = seat is own
    return {
        "goods": clipped(*[seat["goods"].get(good, 0) for good in GOODS]),
        "tableau": [seat["tableau"][kind] for kind in KINDS[:5]],
        "supply": [seat["supply"][kind] for kind in KINDS[:5]],
        "rows": [len(rows[kind]) for kind in KINDS],
        "built": [rank.get(card, 0) for card in IDS],
        "elsewhere": [
            KINDS.index(row_of[card]) + 1 if row_of.get(card, kind_of[card]) != kind_of[card] else 0
            for card in IDS
        ],
        "face_down": [rows[kind].count("face_down") for kind in KINDS],
        "pieces": [
            number for kind in KINDS for number in look.by_space(partial(count_in, pieces, kind))
        ],
        "cards": [len(seat["hand"]) if is_own else seat["hand"]],
        "offered": [len(seat["offering"]) if is_own else seat["offering"]],
        "has_joker": [int(bool(seat["joker"]))],
        "barges": [seat.get("barges", []).count(size) for size in (1, 2, 3)],
        "coins": flags(SPOTS, seat.get("coins", [])),
        "scribe": look.on([seat.get("scribe")]),
        "stock": [markers["stock"]],
        "ready": [markers["ready"]],
        "held": look.on(markers["regions"]),
        "fallen": look.on(seat.get("fallen", [])),
        "forts": [n for kind in KINDS[:5] for n in look.by_seat(seat.get("forts", {}).get(kind))],
        "garrisons": [
            n for kind in KINDS for n in look.by_seat(seat.get("garrisons", {}).get(kind))
        ],
        "tiles": [seat.get("tiles", {}).get(temple, 0) for temple in TILE_TEMPLES],
    } | ({} if is_own else {"has_chosen": [int(seat["chosen"])]})


def of_civ(look: Look) -> dict[str, Numbers]:
    view = look.view
    printed = [*RESOURCES, "barbarian", "state", "natural", "capital"]
    sort_of = dict.fromkeys(LETTERS, "barbarian") | dict.fromkeys(CITY_STATES, "state")
    sort_of |= dict.fromkeys(NATURAL_WONDERS, "natural")
    naturals = {natural: space for space, natural in view["naturals"].items()}
    wonders = CIV.words["wonder"]
    barbarians = view["barbarians"]
    directions = [int(view["bearing"] == i) for i in range(6)]
    found = of_map(look, CIV_TERRAINS) | {
        "printed": look.by_space(
            lambda space: flags(
                printed, [sort_of.get(view["icons"].get(space, ""), view["icons"].get(space, ""))]
            ),
            8,
        ),
        "resource": look.by_space(
            lambda space: flags(RESOURCES, [view["resources"].get(space, "")]), 4
        ),
        "natural": look.on(view["naturals"]),
        "wonder": look.on(view["wonders"].values()),
        "city_state": look.on(view["city_states"].values()),
        "barbarian": look.on(barbarians.values()),
        "taken": look.on(view["taken"]),
        "visited": look.on(view["visited"]),
        "naturals": look.places(NATURAL_WONDERS, naturals),
        "wonders": look.places(wonders, view["wonders"]),
        "city_states": look.places(CITY_STATES, view["city_states"]),
        "barbarians": look.places(LETTERS, barbarians),
        "beaten_barbarians": [int(barbarians[letter] == "off") for letter in LETTERS],
        "decks": [deck["count"] for deck in view["decks"].values()],
        "tops": flags(wonders, [top for deck in view["decks"].values() for top in deck["top"]]),
        "box": [view["box"]],
        "supply": [view["supply"][resource] for resource in RESOURCES],
        "victory": flags(VICTORY_CARDS, view["victory"]),
        "zimbabwe": [view["zimbabwe"]],
        "bearing": directions,
        "pointer": [int(view["pointer"] == i) for i in range(5)],
        "start": look.by_seat(view["start"]),
        "round": clipped(view["round"]),
        "attacks": [view["attacks"]],
        "won": [view["won"]],
    }
    for number, seat in enumerate(look.seats):
        part = of_civ_seat(look, seat, view["seats"][seat])
        found |= {f"seat{number}.{name}": numbers for name, numbers in part.items()}
    return found


def of_civ_seat(look: Look, number: int, seat: Document) -> dict[str, Numbers]:
    view = look.view
    slots = ["1", "2", "3", "4", "5"]
    caravans = [[int(place == "card"), *look.place(place)] for place in seat["caravans"]]
    held = [seat["treaties"].get(str(giver), []) for giver in look.seats]
    row = seat["row"] or [""] * 5
    return {
        "leader": flags(CIV.words["leader"], [seat["leader"]]),
        "row": [n for card in row for n in flags(FOCUS_IDS, [card])],
        "trade": seat["trade"],
        "guests": [n for i in slots for n in flags(CITY_STATES, seat["guests"].get(i, []))],
        "relics": [n for i in slots for n in flags(NATURAL_WONDERS, seat["relics"].get(i, []))],
        "dial": [seat["dial"]],
        "resources": [seat["resources"][resource] for resource in RESOURCES],
        "naturals": flags(NATURAL_WONDERS, seat["naturals"]),
        "caravans": [n for caravan in caravans for n in caravan],
        "visits": flags(CITY_STATES, seat["visits"]),
        "conquered": [int(view["conqueror"].get(state) == number) for state in CITY_STATES],
        "treaties": [n for cards in held for n in flags(DIPLOMACY, cards)],
        "capital": look.place(seat["capital"]),
        "cities": look.on([*seat["cities"], seat["capital"]]),
        "tokens": look.by_space(
            lambda space: [2 if space in seat["reinforced"] else int(space in seat["tokens"])]
        ),
        "unused": [seat["unused"]],
        "marks": flags(AGENDAS, seat["marks"]),
        "used": flags(ABILITIES, seat["used"]),
        "used_guests": flags(CITY_STATES, seat["used_guests"]),
        "used_naturals": flags(NATURAL_WONDERS, seat["used_naturals"]),
        "home": [int(i in seat["home"]) for i in range(3)],
        "beaten": [int(number in view["beaten"])],
        "beat_capital": [int(seat["beat_capital"])],
        "offer": flags(CIV.words["leader"], seat["offer"]),
        "tiles": [int(tile in seat["tiles"]) for tile in range(17)],
    }

"""What lies on the spaces of the map of Civilization, as letters and signs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...civ.tiles import DIFFICULTY
from ...civ.tiles import TERRAINS as TERRAIN_IDS
from ...core.types import Document
from ..colours import SEATS
from ..hexes import Canvas, HexMap, Size
from ..texts import Texts
from .colours import BARBARIAN, CITY_STATE, TERRAINS, TREASURE

CAPITAL, CITY, TOKEN, REINFORCED = "★", "■", "○", "●"
CARAVAN, BARBARIANS, STATE, NATURAL = "»", "!", "=", "◆"
WONDER = "W"
MORE = "+"  # there is more than can be shown

SIZES = [Size(10, 3), Size(8, 2), Size(6, 2), Size(5, 2), Size(6, 1), Size(5, 1), Size(4, 1)]


def difficulty_of(terrain: str) -> int:
    """The printed one; water has none, as it is closed."""
    return 0 if terrain == "water" else DIFFICULTY[TERRAIN_IDS.index(terrain)]


@dataclass(frozen=True)
class Block:
    """Something that lies on a space: its sign, and a shorter one for where room is short."""

    sign: str
    short: str
    style: str


class CivMap(HexMap):
    """The map of a view, and places beside it where a tile may go."""

    sizes = SIZES

    def __init__(self, view: Document, texts: Texts, sites: Iterable[str] = ()) -> None:
        super().__init__([*view["hexes"], *[hex_ for hex_ in sites if hex_ not in view["hexes"]]])
        self.terrain: dict[str, str] = view["hexes"]
        self.texts = texts
        self.blocks: dict[str, list[Block]] = {}
        self.read(view)

    def read(self, view: Document) -> None:
        """What lies on each space, in the order of its weight."""
        wonders = set(view["wonders"].values())
        for seat, player in enumerate(view["seats"]):
            for sign, places in [
                (CAPITAL, [player["capital"]] if player["capital"] else []),
                (CITY, player["cities"]),
                (REINFORCED, player["reinforced"]),
                (TOKEN, player["tokens"]),
            ]:
                for hex_ in places:
                    with_wonder = hex_ in wonders and sign in (CAPITAL, CITY)
                    whole = f"{seat + 1}{sign}{WONDER}" if with_wonder else f"{seat + 1}{sign}"
                    short = f"{seat + 1}{WONDER if with_wonder else sign}"
                    self.add(hex_, whole, short, SEATS[seat])
        for letter, hex_ in view["barbarians"].items():
            if hex_ in self.terrain:
                self.add(hex_, BARBARIANS + letter, letter, BARBARIAN)
        for state, hex_ in view["city_states"].items():
            name = self.texts.word("city_state", state)
            self.add(hex_, STATE + name[:2], STATE + name[:1], CITY_STATE)
        for hex_, natural in view["naturals"].items():
            name = self.texts.word("natural", natural)
            self.add(hex_, NATURAL + name[:2], NATURAL, TREASURE)
        for hex_, resource in view["resources"].items():
            short = self.texts.say(f"short-{resource}")
            self.add(hex_, short, short, TREASURE)
        for hex_ in sorted(wonders):
            if not any(block.sign.endswith(WONDER) for block in self.blocks.get(hex_, [])):
                self.add(hex_, WONDER, WONDER, TREASURE)
        for seat, player in enumerate(view["seats"]):
            for hex_ in player["caravans"]:
                if hex_ in self.terrain:
                    self.add(hex_, f"{seat + 1}{CARAVAN}", f"{seat + 1}{CARAVAN}", SEATS[seat])

    def add(self, hex_: str, sign: str, short: str, style: str) -> None:
        self.blocks.setdefault(hex_, []).append(Block(sign, short, style))

    def ground(self, name: str) -> str:
        return TERRAINS[self.terrain[name]] if name in self.terrain else ""

    def letter(self, name: str) -> str:
        """The letter of the terrain; beside the map there is none."""
        return self.texts.say(f"ground-{self.terrain[name]}") if name in self.terrain else ""

    def draw_contents(self, canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
        """The terrain, with its difficulty where there is room; then what lies there."""
        inner = size.width - 1
        last = y + size.height - 1
        letter = self.letter(name)
        if not letter:
            return
        number = difficulty_of(self.terrain[name])
        hard = f"{letter}{number}" if number else letter
        if size.height > 2:  # a line of its own
            word = self.texts.word("terrain", self.terrain[name])
            canvas.put(x, y + 1, f"{hard} {word}"[:inner], self.ground(name))
            hard = letter = ""
        blocks = self.blocks.get(name, [])
        signs = [(block.sign, block.style) for block in blocks]
        if width_of(signs) > inner - len(hard):
            hard = letter
        if width_of(signs) > inner - len(hard):
            signs = [(block.short, block.style) for block in blocks]
        if width_of(signs) > inner - len(hard):
            hard = MORE
            while width_of(signs) > inner - len(hard):
                signs.pop()
        canvas.put(x, last, hard, self.ground(name))
        at = x + inner - width_of(signs)
        for sign, style in signs:
            canvas.put(at, last, sign, style)
            at += len(sign)


def width_of(signs: list[tuple[str, str]]) -> int:
    return sum(len(sign) for sign, _ in signs)

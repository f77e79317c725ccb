"""What lies on the spaces of the map of Civilization, as letters and signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...civ.board import CITY_STATES, LETTERS, NATURAL_WONDERS, RESOURCES, Laid
from ...civ.tiles import DIFFICULTY, FACES
from ...civ.tiles import TERRAINS as TERRAIN_IDS
from ...core.tiles import SIDES
from ...core.types import Document
from ..colours import SEATS
from ..hexes import Canvas, HexMap, Size
from ..texts import Texts
from .colours import BARBARIAN, CITY_STATE, TERRAINS, TREASURE

# What is grown or turned over is filled.
CAPITAL, MATURE_CAPITAL, CITY, MATURE_CITY, TOKEN, REINFORCED = "☆", "★", "□", "■", "○", "●"
CARAVAN, BARBARIANS, LAIR, STATE, NATURAL = "»", "!", "@", "=", "◆"
WONDER = "W"
MORE = "+"  # there is more than can be shown

SIZES = [Size(10, 3), Size(8, 2), Size(6, 2), Size(5, 2), Size(6, 1), Size(5, 1), Size(4, 1)]


def difficulty_of(terrain: str) -> int:
    """The printed one; water has none, as it is closed."""
    return 0 if terrain == "water" else DIFFICULTY[TERRAIN_IDS.index(terrain)]


@dataclass(frozen=True)
class Block:
    """Something that lies on a space: its sign, and a shorter one for where room is short; in
    lists `words` say more.

    What is merely printed has no style; it goes first where room is short.
    """

    sign: str
    short: str
    style: str
    words: str = ""

    @property
    def name(self) -> str:
        return self.words or self.sign


def blocks_of(view: Document, texts: Texts) -> dict[str, list[Block]]:
    """What lies on each space, in the order of its weight."""
    found: dict[str, list[Block]] = {hex_: [] for hex_ in view["hexes"]}
    wonders = set(view["wonders"].values())
    for seat, player in enumerate(view["seats"]):
        for sign, hex_ in own_signs(player):
            with_wonder = hex_ in wonders and sign not in (TOKEN, REINFORCED)
            whole = f"{seat + 1}{sign}{WONDER}" if with_wonder else f"{seat + 1}{sign}"
            short = f"{seat + 1}{WONDER if with_wonder else sign}"
            found[hex_].append(Block(whole, short, SEATS[seat]))
    for letter, hex_ in view["barbarians"].items():
        if hex_ in found:
            found[hex_].append(Block(BARBARIANS + letter, letter, BARBARIAN))
    for state, hex_ in view["city_states"].items():
        found[hex_].append(state_block(state, texts, CITY_STATE))
    for hex_, natural in view["naturals"].items():
        found[hex_].append(natural_block(natural, texts, TREASURE))
    for hex_, resource in view["resources"].items():
        short = texts.say(f"short-{resource}")
        found[hex_].append(Block(short, short, TREASURE))
    for hex_ in sorted(wonders):
        if not any(block.sign.endswith(WONDER) for block in found[hex_]):
            found[hex_].append(Block(WONDER, WONDER, TREASURE))
    for seat, player in enumerate(view["seats"]):
        for hex_ in player["caravans"]:
            if hex_ in found:
                sign = f"{seat + 1}{CARAVAN}"
                found[hex_].append(Block(sign, sign, SEATS[seat]))
    being_built = not (view["resources"] or view["naturals"] or view["city_states"])
    for hex_, icon in view["icons"].items():
        empty_lair = view["barbarians"].get(icon, hex_) not in (hex_, "absent")
        if empty_lair or icon in view["conqueror"] or (being_built and not found[hex_]):
            found[hex_].append(printed(icon, texts))
    return found


def printed(icon: str, texts: Texts) -> Block:
    """What is printed on a space, while nothing lies on it."""
    if icon in LETTERS:
        return Block(LAIR + icon, LAIR + icon, "")
    if icon in CITY_STATES:
        return state_block(icon, texts, "")
    if icon in RESOURCES:
        short = texts.say(f"short-{icon}")
        return Block(short, short, "")
    if icon in NATURAL_WONDERS:
        return natural_block(icon, texts, "")
    return Block(CAPITAL, CAPITAL, "")


def face_of(tile: int, side: str, texts: Texts) -> str:
    """A side of a tile: the letters of its ten spaces, the middle first, with what is printed."""
    found: list[str] = []
    for space in FACES[f"{tile}{side}"].split():
        terrain, _, icon = space.partition("+")
        sign = printed(icon, texts).sign if icon else ""
        found.append(texts.say(f"ground-{terrain}") + sign)
    return " ".join(found)


def own_signs(player: Document) -> Iterator[tuple[str, str]]:
    """Capital, cities and control tokens of a player: the sign and the space of each."""
    mature = player["mature"]
    if player["capital"]:
        yield MATURE_CAPITAL if player["capital"] in mature else CAPITAL, player["capital"]
    for hex_ in player["cities"]:
        yield MATURE_CITY if hex_ in mature else CITY, hex_
    for hex_ in player["reinforced"]:
        yield REINFORCED, hex_
    for hex_ in player["tokens"]:
        yield TOKEN, hex_


def state_block(state: str, texts: Texts, style: str) -> Block:
    """Two letters in any case: with one, those of Brussels and Buenos Aires look alike."""
    sign = STATE + texts.say(f"sign-{state}")
    return Block(sign, sign, style, STATE + texts.word("city_state", state))


def natural_block(natural: str, texts: Texts, style: str) -> Block:
    sign = NATURAL + texts.say(f"sign-{natural}")
    return Block(sign, NATURAL, style, NATURAL + texts.word("natural", natural))


class CivMap(HexMap):
    """The map of a view, and places beside it where a tile may go."""

    sizes = SIZES

    def __init__(self, view: Document, texts: Texts, sites: Iterable[str] = ()) -> None:
        super().__init__([*view["hexes"], *[hex_ for hex_ in sites if hex_ not in view["hexes"]]])
        self.terrain: dict[str, str] = view["hexes"]
        self.texts = texts
        self.blocks = blocks_of(view, texts)

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
        whole, blocks = hard, self.blocks.get(name, [])
        signs = [(block.sign, block.style) for block in blocks]
        if not fits(hard, signs, inner):
            hard = letter
        if not fits(hard, signs, inner):
            signs = [(block.short, block.style) for block in blocks]
        while not fits(hard, signs, inner) and len(signs) > 1 and not signs[-1][1]:
            signs.pop()
        if fits(whole, signs, inner):  # less is shown now: there may be room again
            hard = whole
        if width_of(signs) == inner and len(signs) == 1:
            hard = ""
        if width_of(signs) > inner - len(hard):
            hard = MORE
            while width_of(signs) > inner - len(hard):
                signs.pop()
        canvas.put(x, last, hard, self.ground(name))
        at = x + inner - width_of(signs)
        for sign, style in signs:
            canvas.put(at, last, sign, style or self.ground(name))
            at += len(sign)

    def draw_beside(self, canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
        """The signs of what lies there, if they fit behind the number."""
        blocks = self.blocks.get(name, [])
        at = x + size.width - 1 - sum(len(block.short) for block in blocks)
        free = canvas.characters[y][at : x + size.width - 1]
        if at >= x and all(character == " " for character in free):
            for block in blocks:
                canvas.put(at, y, block.short, block.style or self.ground(name))
                at += len(block.short)


class TileMap(CivMap):
    """A tile by itself with what is printed on it, turned so many times."""

    margin = 0

    def __init__(self, tile: int, side: str, turn: int, texts: Texts) -> None:
        laid = Laid(0, 0, tile, SIDES.index(side), turn)
        places = [f"{q},{r}" for q, r in laid.places()]
        faces = [space.partition("+") for space in laid.face()]
        hexes = {place: face[0] for place, face in zip(places, faces, strict=True)}
        icons = {place: face[2] for place, face in zip(places, faces, strict=True) if face[2]}
        nothing: Document = {name: {} for name in ("wonders", "barbarians", "city_states")}
        nothing |= {name: {} for name in ("naturals", "resources", "conqueror")}
        super().__init__({"hexes": hexes, "icons": icons, "seats": []} | nothing, texts)


def fits(hard: str, signs: list[tuple[str, str]], width: int) -> bool:
    """Whether terrain and signs fit beside each other; between two numbers there is a space."""
    numbers = signs and hard[-1:].isdigit() and signs[0][0][0].isdigit()
    return len(hard) + width_of(signs) + (1 if numbers else 0) <= width


def width_of(signs: list[tuple[str, str]]) -> int:
    return sum(len(sign) for sign, _ in signs)

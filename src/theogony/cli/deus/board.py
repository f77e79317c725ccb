"""What lies on the hexes of Deus: terrain in a word, pieces as letters, villages with their VP."""

from __future__ import annotations

from ...core.types import Document
from ..colours import SEATS
from ..hexes import Canvas, HexMap, Size
from ..texts import Texts
from . import egypt
from .colours import TERRAINS, VILLAGE

KINDS = ["maritime", "production", "science", "civil", "military", "temple"]
SIZES = [Size(10, 3), Size(8, 2), Size(6, 2), Size(8, 1), Size(6, 1), Size(4, 1)]


class Map(HexMap):
    """The map of a view."""

    sizes = SIZES

    def __init__(self, view: Document, texts: Texts) -> None:
        super().__init__(view["hexes"])
        self.view = view
        self.texts = texts
        self.letters = {kind: texts.say(f"letter-{kind}") for kind in KINDS}

    def ground(self, name: str) -> str:
        return TERRAINS[self.view["hexes"][name]]

    def draw_contents(self, canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
        """The terrain in words as far as they fit, then the pieces; in a village its VP."""
        ground = self.ground(name)
        inner = size.width - 1
        last = y + size.height - 1
        terrain = self.view["hexes"][name]
        if terrain == "village":
            canvas.put(x, last, self.village(name, inner), VILLAGE)
            for i, seat in enumerate(reversed(egypt.fallen_at(self.view, name))):
                laid_down = f"{seat + 1}{self.letters['military'].lower()}"
                canvas.put(x + inner - 2 * i - 2, last, laid_down, SEATS[seat])
            return
        word = self.texts.say(f"ground-{terrain}")
        seat, pieces = self.pieces(name)
        block = f"{seat + 1}{pieces}" if pieces else ""
        if len(block) > inner:
            block = f"{block[: inner - 1]}+"
        if size.height > 2 or not block:
            canvas.put(x, y + 1 if size.height > 2 else last, word[:inner], ground)
        else:
            room = inner - len(block)
            canvas.put(x, last, word[: room - 1 if room > 2 else room], ground)
        if block:
            canvas.put(x + inner - len(block), last, block, SEATS[seat])

    def village(self, name: str, width: int) -> str:
        vp = self.view["villages"][name]
        attacked = name in self.view["attacked"]
        text = self.texts.say("map-ruin") if attacked else self.texts.say("map-village", vp=vp)
        return text if len(text) <= width else text.replace(" ", "")[:width]

    def pieces(self, name: str) -> tuple[int, str]:
        """Whose pieces stand there, and their letters in the order of kinds; then a marker."""
        for seat, player in enumerate(self.view["seats"]):
            here = sorted(player["pieces"].get(name, []), key=KINDS.index)
            found = [
                egypt.SCRIBE if egypt.has_scribe(player, name, kind) else self.letters[kind]
                for kind in here
            ]
            found.append(egypt.marker_at(player, name))
            if any(found):
                return seat, "".join(found)
        return 0, ""

"""What Egypt puts on the table, for the terminal: each part only where its colour is in play."""

from __future__ import annotations

from rich.text import Text

from ...core.types import Document
from ...deus.egypt.printed import MARKERS
from ...deus.printed import GOODS, WOOD
from ..colours import DIM, SEATS, WARNING
from ..texts import Texts
from .colours import KIND
from .printed import kind_of

MARKER, SCRIBE, COIN = "▲", "§", "$"  # on the map, above the tableau
RESOURCES = GOODS[WOOD:-1]


# The map.


def has_scribe(player: Document, hex_: str, kind: str) -> bool:
    """Whether the scribe lies under a piece."""
    return kind == "civil" and player.get("scribe") == hex_


def marker_at(player: Document, hex_: str) -> str:
    return MARKER if "markers" in player and hex_ in player["markers"]["regions"] else ""


def fallen_at(view: Document, hex_: str) -> list[int]:
    """The seats with an army laid down in a village."""
    return [seat for seat, player in enumerate(view["seats"]) if hex_ in player.get("fallen", [])]


# The seats.


def market(view: Document) -> list[str]:
    """What each resource stands for in gold, empty without a market."""
    return [str(view["market"][good]) for good in RESOURCES] if "market" in view else []


def holdings(player: Document, texts: Texts) -> list[Text]:
    """One line for markers and barges, none if neither is in play."""
    line = Text("   ", no_wrap=True)
    if "markers" in player:
        line.append(f" {MARKER} {markers(player)} ")
    if "barges" in player:
        stored = sum(player["goods"][good] for good in RESOURCES)
        slots = sum(player["barges"])
        line.append(f" {texts.say('barges')} ", DIM)
        line.append(f"{stored}/{slots}", WARNING if stored > slots else "")
        line.append(f" [{' '.join(str(size) for size in player['barges'])}]", DIM)
    return [line] if len(line) > 3 else []


def markers(player: Document) -> str:
    """The five markers: ready on the tableau, in the stock, used."""
    ready: int = player["markers"]["ready"]
    stock: int = player["markers"]["stock"]
    return "●" * ready + "○" * stock + "·" * (MARKERS - ready - stock)


# Rows and areas of a tableau.


def marked(player: Document, where: str, kind: str) -> Text:
    """Whose marker lies on an area (`forts`) or on a row (`garrisons`), if any."""
    if kind not in player.get(where, {}):
        return Text()
    owner = player[where][kind]
    return Text().append(f"{MARKER}{owner + 1}", SEATS[owner])


def card_in_row(player: Document, row: str, i: int, texts: Texts) -> Text:
    """A played card: a letter if its colour is not the row's, a coin, VP tiles."""
    card = player["rows"][row][i]
    line = Text()
    kind = kind_of(card)
    if row != "temple" and kind not in (row, "temple"):
        line.append(texts.say(f"letter-{kind}"), KIND[kind]).append(" ")
    line.append(texts.word("card", card))
    if f"{row}-{i + 1}" in player.get("coins", []):
        line.append(f" {COIN}", "bold")
    if card in player.get("tiles", {}):
        line.append(f" +{texts.price({'vp': player['tiles'][card]})}", "bold")
    return line


def card_at(view: Document, seat: int, spot: str) -> str:
    """The card of a seat at a place such as `civil-2`."""
    row, _, rank = spot.rpartition("-")
    card: str = view["seats"][seat]["rows"][row][int(rank) - 1]
    return card


# Shown on demand.


def legend(view: Document, texts: Texts) -> list[Text]:
    """What the signs mean that are in play."""
    said = [texts.say(f"legend-{part}") for part in ("scribe", "markers") if in_play(view, part)]
    return [Text(" ".join(said), style=DIM)] if said else []


def row_legend(view: Document, texts: Texts) -> list[Text]:
    parts = ("coins", "tiles", "garrisons", "barges")
    said = [texts.say(f"legend-{part}") for part in parts if in_play(view, part)]
    return [Text(" ".join(said), style=DIM)] if said else []


def in_play(view: Document, part: str) -> bool:
    return part in view["seats"][0]


def barge_supply(view: Document, texts: Texts) -> list[Text]:
    if "barges" not in view:
        return []
    left = ", ".join(f"{count}× {size}" for size, count in view["barges"].items())
    return [Text(texts.say("barges-left", barges=left), style=DIM)]

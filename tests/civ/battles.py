"""Battlefields: seat 0 attacks with a military card, the dice show what a test wants.

On the map of two players the capitals are at 7,-2 (seat 0) and -1,9 (seat 1). Around 5,1, where
seat 0 usually has a token: forests at 4,1, 5,1, 6,1 and 5,2, hills at 4,2, Geneva at 6,0.
"""

from typing import Any

from theogony.civ.printed import WONDERS
from theogony.civ.state import Civ
from theogony.core.bits import members
from theogony.core.types import Document

from .tables import game_with, rolling, say, seat_of, told

OTHERS = ["early_empire", "astrology", "foreign_trade", "pottery"]
HOME = "5,1"  # a token of seat 0
TARGET = "4,1"  # a forest next to it
CAPITAL = "-1,9"  # of seat 1
BESIDE = "-1,8"  # a space next to it


def army(card: str = "masonry", slot: int = 2, trade: int = 0, **more: Any) -> Document:
    """A seat with a military card in a slot and so many trade tokens on it."""
    row = OTHERS.copy()
    row.insert(slot - 1, card)
    on_cards = [trade if focus == card else 0 for focus in row]
    return {"leader": "egypt", "row": row, "trade": on_cards, **more}


def rival(**more: Any) -> Document:
    """A seat with Masonry in slot 1 whose leader does not matter in a fight."""
    return {"leader": "rome", "row": ["masonry", *OTHERS], **more}


def battle(mine: Document, theirs: Document, *dice: int, **table: Any) -> Civ:
    """Attacker's and defender's dice in turn. Seat 0 has a token at 5,1, if it names none."""
    if "tokens" not in mine:
        mine = {**mine, "tokens": [HOME]}
    return game_with(mine, theirs, generator=rolling(*dice), **table)


def begin(game: Civ) -> None:
    """Leave out what could be done before the card is chosen."""
    while game.decision is not None and game.decision.ask != "focus":
        say(game, "pass")


def attack(game: Civ, hex_: str, slot: int = 2) -> None:
    """Choose the card, then to attack if it lets one choose, then the target."""
    begin(game)
    say(game, f"slot {slot}")
    if "do attack" in game.names().values():
        say(game, "do attack")
    while game.decision is not None and game.decision.ask == "reinforce":
        say(game, "pass")
    say(game, f"hex {hex_}")


def values(game: Civ) -> tuple[int, int]:
    """Attack and defence of the last fight before trade tokens."""
    last = told(game, "values")[-1]
    return last["attack"], last["defence"]


def won(game: Civ) -> list[str]:
    """Where attacks were won so far."""
    return [message["hex"] for message in told(game, "won_attack")]


def final(game: Civ) -> tuple[int, int]:
    """Attack and defence of the last fight, trade tokens included."""
    last = [m for m in game.told(None) if m["event"] in ("won_attack", "repelled")][-1]
    return last["attack"], last["defence"]


def has_token(game: Civ, seat: int, hex_: str) -> bool:
    return hex_ in seat_of(game, seat)["tokens"]


def dice_towards(from_: str, to: str) -> list[int]:
    """The die that moves a barbarian from a space into the next."""
    for face in range(1, 7):
        game = raid(rival(leader="egypt"), rival(), from_, rolling(face))
        if game.position()["barbarians"]["D"] == to:
            return [face]
    raise AssertionError(f"no way from {from_} to {to}")


def raid(mine: Document, theirs: Document, from_: str, generator: str, **table: Any) -> Civ:
    """The barbarians have just moved: D from a space, the others are off the map."""
    off = {letter: "off" for letter in "ABGI"}
    pending = [{"end_turn": {"seat": 1}}]
    table = {"pointer": 1, "pending": pending, "generator": generator, **table}
    return game_with(mine, theirs, barbarians={**off, "D": from_}, **table)


def controls(game: Civ) -> list[list[str]]:
    """The wonders each seat controls."""
    masks = [game.wonders_of(seat) for seat in range(len(game.players))]
    return [[WONDERS[number].id for number in members(mask)] for mask in masks]


def land(game: Civ, number: int, but: list[str]) -> list[str]:
    """So many land spaces of the map without icons, others than those named."""
    view = game.view(None)
    found = [
        name
        for name, terrain in view["hexes"].items()
        if terrain not in ("water", "wonder") and name not in view["icons"] and name not in but
    ]
    return found[:number]

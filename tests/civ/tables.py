"""The tables the tests of Civilization sit at: pieces as given on the first-game maps, answers
by name.

`python -m tests.civ.tables` prints the maps of two, three and four players.
"""

from functools import cache
from itertools import count
from typing import Any

import pytest

import theogony.civ
from theogony import IllegalChoice
from theogony.civ.printed import DECKS, TYPES, WONDERS
from theogony.civ.state import Civ
from theogony.core.rng import read_rng, seeded
from theogony.core.types import Document

GAME = theogony.civ.GAME

LEADERS = ["egypt", "america", "sumeria", "aztec"]  # of seats that name none
CAPITALS = {  # clockwise
    2: ["7,-2", "-1,9"],
    3: ["7,-2", "-1,9", "-5,2"],
    4: ["7,-2", "3,6", "-1,9", "-5,2"],
}


def new_game(players: int, seed: int, switches: Document | None = None) -> Civ:
    """A game set up by chance."""
    game = GAME.new(players, seed, switches)
    assert isinstance(game, Civ)
    return game


def game_with(*seats: Document, **table: Any) -> Civ:
    """A table of so many seats; seat 0 starts and is to move.

    What is not given is the same at all tables: the map of the first game, leaders, capitals,
    victory cards 1 to 3, all wonders in the order printed, what chance brings.
    """
    usual: Document = {
        "start": 0,
        "bearing": 0,
        "victory": ["v1", "v2", "v3"],
        "decks": decks_without(table.get("wonders", {})),
        "generator": seeded(table.get("seed", 0)).written(),
    }
    players = []
    named = [seat.get("leader") for seat in seats]
    free = [leader for leader in LEADERS if leader not in named]
    capitals = CAPITALS[len(seats)] if "map" not in table else []
    for i, seat in enumerate(seats):
        leader = LEADERS[i] if LEADERS[i] in free else free[-1]
        if "leader" not in seat:
            free.remove(leader)
        capital = {"capital": capitals[i]} if capitals else {}
        players.append({"leader": leader, **capital, **seat})
    game = GAME.from_position({**usual, "seats": players, **table})
    assert isinstance(game, Civ)
    return game


def decks_without(wonders: Document) -> dict[str, list[str]]:
    """All wonders in the order printed, the first face up; those on the map are gone."""
    found = {}
    for type in DECKS:
        cards = [wonder.id for wonder in WONDERS if wonder.type == type]
        found[TYPES[type]] = [card for card in reversed(cards) if card not in wonders]
    return found


@cache
def rolling(*faces: int) -> str:
    """A generator whose next dice show these faces: for `generator` of a position."""
    for seed in count():
        rng = seeded(seed)
        written = rng.written()
        if all(rng.below(6) + 1 == face for face in faces):
            return written
    raise AssertionError("some seed has to fit")


def rig(game: Civ, *faces: int) -> None:
    """From now on the dice show these faces."""
    game.rng = read_rng(rolling(*faces))


def say(game: Civ, *names: str) -> None:
    """Answer by name, as a player at the table would."""
    for name in names:
        game.say(name)


def asked(game: Civ) -> list[str]:
    """The names of the open options."""
    return list(game.names().values())


def question(game: Civ) -> str:
    """The name of the open question, "" when the game is over."""
    return game.decision.ask if game.decision is not None else ""


def to_move(game: Civ) -> int:
    assert game.decision is not None, "the game is over"
    return game.decision.seat


def refused(game: Civ, name: str) -> str:
    """The rule that forbids an answer. It is not open; trying it says so and changes nothing."""
    before, options, rule = game.position(), asked(game), game.why_not(name)
    assert name not in options
    with pytest.raises(IllegalChoice) as refusal:
        say(game, name)
    why = f" (why_not: {rule})" if rule else ""
    said = f"seat {to_move(game)} answered {name}{why}, expected one of: {', '.join(options)}"
    assert str(refusal.value) == said
    assert game.position() == before
    return rule


def price(game: Civ, name: str) -> dict[str, int]:
    """What an open option costs."""
    assert name in asked(game)
    return game.question().price(game, GAME.answer(name))


def seat_of(game: Civ, seat: int) -> Document:
    """Everything of a seat, as the position writes it: row, trade, resources, tokens …"""
    found: Document = game.position()["seats"][seat]
    return found


def told(game: Civ, event: str) -> list[Document]:
    """The events of one kind so far."""
    return [message for message in game.told(None) if message["event"] == event]


def drawn_map(players: int) -> str:
    """The map row by row: each space as `q,r terrain`, with what is printed on it."""
    view = game_with(*[{} for _ in range(players)]).view(None)
    lines: list[str] = []
    for r in range(-24, 25):
        row = [name for name in view["hexes"] if name.endswith(f",{r}")]
        here = [f"{name} {view['hexes'][name]}" for name in row]
        icons = [f" ({view['icons'][name]})" if name in view["icons"] else "" for name in row]
        if row:
            lines.append("   ".join([a + b for a, b in zip(here, icons, strict=True)]))
    return "\n".join(lines)


if __name__ == "__main__":
    for players in CAPITALS:
        print(f"{players} players\n{drawn_map(players)}\n")

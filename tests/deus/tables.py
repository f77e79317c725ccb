"""The tables the tests of Deus sit at: fixed maps, hands and pieces as given, answers by name.

`python -m tests.deus.tables` prints the maps of two, three and four players.
"""

from typing import Any

import theogony
from theogony.core.types import Document
from theogony.deus.printed import CARDS
from theogony.deus.state import Deus

GAME = theogony.game("deus")

MAPS: dict[int, list[Document]] = {
    players: [
        {"at": list(at), "tile": i + 1, "side": "ab"[i % 2], "turn": turn}
        for i, (at, turn) in enumerate(zip(centres, turns, strict=True))
    ]
    for players, centres, turns in [
        (2, [(0, 0), (2, 1), (-1, 3), (1, 4)], [0, 0, 0, 0]),
        (3, [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)], [0, 0, 0, 0, 0, 0]),
        (4, [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)], [0] * 7),
    ]
}


def game_with(*seats: Document, **table: Any) -> Deus:
    """A table of so many seats on the fixed map; seat 0 starts and is to move.

    If the draw pile is given it has just these cards: the others, but for hands still to be dealt,
    are out of the game.
    """
    document = {"map": MAPS[len(seats)], "start": 0, "seats": list(seats), **table}
    if table.get("deck"):
        to_deal = 5 * len([seat for seat in seats if "hand" not in seat])
        document["removed"] = named_nowhere(document)[to_deal:]
    game = GAME.from_position(document)
    assert isinstance(game, Deus)
    return game


def named_nowhere(document: Document) -> list[str]:
    """The cards of the game that a position does not name, one entry for each copy."""
    named = [*document.get("deck", []), *document.get("discard", [])]
    for seat in document["seats"]:
        rows = [card for row in seat.get("rows", {}).values() for card in row]
        joker = [seat["joker"]] if seat.get("joker") else []
        named += [*seat.get("hand", []), *seat.get("offering", []), *rows, *joker]
    rest: list[str] = []
    for card in CARDS:
        rest += [card.id] * (card.copies - named.count(card.id))
    return rest


def say(game: Deus, *names: str) -> None:
    """Answer by name, as a player at the table would."""
    for name in names:
        game.say(name)


def asked(game: Deus) -> list[str]:
    """The names of the open options."""
    return list(game.names().values())


def to_move(game: Deus) -> int:
    assert game.decision is not None, "the game is over"
    return game.decision.seat


def has(game: Deus, seat: int, good: str) -> int:
    """How much of a good a seat has."""
    value = game.position()["seats"][seat]["goods"][good]
    assert isinstance(value, int)
    return value


def seat_of(game: Deus, seat: int) -> Document:
    """Everything of a seat, as the position writes it: goods, hand, rows, tableau, pieces …"""
    found: Document = game.position()["seats"][seat]
    return found


def drawn_map(players: int) -> str:
    """The fixed map as lines of `q,r terrain`."""
    game = game_with(*[{} for _ in range(players)])
    villages = game.position()["villages"]
    lines: list[str] = []
    for r in range(-10, 11):
        here = [(name, t) for name, t in game.view(None)["hexes"].items() if name.endswith(f",{r}")]
        row = [
            f"{name} {t}{villages.get(name, '')}"
            for name, t in here
            if int(name.split(",")[1]) == r
        ]
        if row:
            lines.append("   ".join(row))
    return "\n".join(lines)


if __name__ == "__main__":
    for players in MAPS:
        print(f"{players} players\n{drawn_map(players)}\n")

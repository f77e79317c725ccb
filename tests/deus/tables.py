"""The tables the tests of Deus sit at: hands and pieces as given on fixed maps, answers by name.

`python -m tests.deus.tables` prints the maps of two, three and four players.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import theogony
from theogony import Game, IllegalChoice
from theogony.core.types import Document
from theogony.deus.printed import CARDS, KINDS
from theogony.deus.setup import variant_of
from theogony.deus.state import Deus

from .box import MAPS, at

GAME = theogony.game("deus")

MOST_ANSWERS = 10_000  # far more than any game takes


def new_game(players: int, seed: int, switches: Document | None = None) -> Deus:
    """A game set up by chance."""
    game = GAME.new(players, seed, switches)
    assert isinstance(game, Deus)
    return game


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


def marching(card: str, pieces: Document, other: Document | None = None, **table: Any) -> Deus:
    """Seat 0 has these pieces on the map of two and is just carrying out the card."""
    kind = KINDS[CARDS[GAME.words["card"].index(card)].kind]
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": f"{kind}-1", "effect": 0}},
    ]
    mine = {"pieces": pieces, "hand": ["forum"], "rows": {kind: [card]}}
    theirs = {"pieces": other or {}, "hand": ["forum"], "goods": {"gold": 0}}
    return game_with(mine, theirs, pending=pending, **table)


def named_nowhere(document: Document) -> list[str]:
    """The cards in play that a position does not name, one entry for each copy."""
    variant = variant_of(GAME.all_switches(document.get("switches")))
    named = [*document.get("deck", []), *document.get("discard", [])]
    for seat in document["seats"]:
        rows = [card for row in seat.get("rows", {}).values() for card in row]
        joker = [seat["joker"]] if seat.get("joker") else []
        named += [*seat.get("hand", []), *seat.get("offering", []), *rows, *joker]
    rest: list[str] = []
    for number, card in enumerate(CARDS):
        rest += [card.id] * (variant.copies(number) - named.count(card.id))
    return rest


def say(game: Deus, *names: str) -> None:
    """Answer by name, as a player at the table would."""
    for name in names:
        game.say(name)


def offer_a_card(game: Deus) -> None:
    """A whole turn: one card is offered, everything else answered as offered first."""
    say(game, next(name for name in asked(game) if name.startswith("offer")))
    while game.decision is not None and game.decision.ask != "turn":
        say(game, "pass" if "pass" in asked(game) else asked(game)[0])


def by_chance(game: Game, seed: int) -> Iterator[Document]:
    """The positions of a whole game played by chance, each before its question is answered."""
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        yield game.position()
        if game.decision is None:
            return
        game.choose(chance.choice(game.decision.options))
    raise AssertionError("the game does not end")


def asked(game: Deus) -> list[str]:
    """The names of the open options."""
    return list(game.names().values())


def refused(game: Deus, name: str) -> str:
    """The rule that forbids an answer. It is not open; trying it says so and changes nothing."""
    before, options, rule = game.position(), asked(game), game.why_not(name)
    assert name not in options
    with pytest.raises(IllegalChoice) as refusal:
        say(game, name)
    said = f"seat {to_move(game)} answered {name} (why_not: {rule})"
    assert str(refusal.value) == f"{said}, expected one of: {', '.join(options)}"
    assert game.position() == before
    return rule


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


def hand_of(game: Deus, seat: int) -> list[str]:
    """The cards a seat holds, in the order of cards."""
    found: list[str] = seat_of(game, seat)["hand"]
    return found


def drawn_map(players: int) -> str:
    """The fixed map as lines of `q,r terrain`."""
    game = game_with(*[{} for _ in range(players)])
    villages = game.position()["villages"]
    lines: list[str] = []
    for r in range(-10, 11):
        here = [(name, t) for name, t in game.view(None)["hexes"].items() if at(name)[1] == r]
        row = [f"{name} {t}{villages.get(name, '')}" for name, t in here]
        if row:
            lines.append("   ".join(row))
    return "\n".join(lines)


if __name__ == "__main__":
    for players in MAPS:
        print(f"{players} players\n{drawn_map(players)}\n")

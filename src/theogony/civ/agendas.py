"""Agendas, victory, and what players are compared by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..core.bits import BIT, size
from ..core.hexes import NOWHERE
from ..core.types import Seat
from .board import CITY_STATES
from .printed import (
    CITIES,
    CULTURE,
    DIAL,
    ECONOMY,
    GAME,
    MILITARY,
    OPEN_BORDERS,
    SCIENCE,
    SYDNEY_OPERA_HOUSE,
    TOKENS,
    VICTORY_CARDS,
    WONDER,
    WONDERS,
)

if TYPE_CHECKING:
    from .state import Civ, Player

# The agendas, in the order of AGENDAS.
CIVILIZED: Final = 0
MONEYGRUBBER: Final = 1
WARMONGER: Final = 2
PARANOID: Final = 3
EXPLORER: Final = 4
AESTHETIC: Final = 5
TECHNOPHILE: Final = 6
SCHOLARLY: Final = 7
POPULOUS: Final = 8
PRESERVATIONIST: Final = 9

WONDERS_NEEDED: Final = 2  # of one type
STATES_NEEDED: Final = 2  # conquered city-states
NATURALS_NEEDED: Final = 2
MATURE_NEEDED: Final = 5
SHORE_NEEDED: Final = 15  # spaces next to water or at the edge of the map

MARKED: Final = GAME.add_event("marked", ["agenda"])
ENDED: Final = GAME.add_event("ended", [])


def of_type(type: i64) -> i64:
    """The abilities that are wonders of a type, as bits."""
    found: i64 = 0
    for number, wonder in enumerate(WONDERS):
        if wonder.type == type:
            found |= BIT[WONDER + number]
    return found


ECONOMY_WONDERS: Final[i64] = of_type(ECONOMY)
MILITARY_WONDERS: Final[i64] = of_type(MILITARY)
CULTURE_WONDERS: Final[i64] = of_type(CULTURE)
SCIENCE_WONDERS: Final[i64] = of_type(SCIENCE)


# Marks.


def mark(game: Civ, seat: Seat) -> None:
    """Mark an agenda of each victory card in play on which the seat has none and fulfils one now.

    One agenda is enough for a card, so nobody looks at the other one any more.
    """
    player = game.players[seat]
    for card in game.victory:
        if not has_done(player, card):
            if fulfils(game, seat, 2 * card):
                put_mark(game, seat, 2 * card)
            elif fulfils(game, seat, 2 * card + 1):
                put_mark(game, seat, 2 * card + 1)


def reach_end(game: Civ, seat: Seat) -> None:
    """The last space of the tech dial is reached once and for all: the pointer may have moved on
    when agendas are looked at."""
    card = TECHNOPHILE // 2
    if card in game.victory and not has_done(game.players[seat], card):
        put_mark(game, seat, TECHNOPHILE)


def put_mark(game: Civ, seat: Seat, agenda: i64) -> None:
    """A control token is laid beside the card, if one is unused; the mark counts without one."""
    player = game.players[seat]
    player.marks |= BIT[agenda]
    if game.variant.marks_use_tokens and player.tokens > 0:
        player.tokens -= 1
    game.tell(MARKED, seat, agenda)


def has_done(player: Player, card: i64) -> bool:
    """Whether a player has marked an agenda of a victory card."""
    return player.marks & (BIT[2 * card] | BIT[2 * card + 1]) != 0


def fulfils(game: Civ, seat: Seat, agenda: i64) -> bool:
    """Whether a seat meets the condition of an agenda on the table as it is."""
    player = game.players[seat]
    if agenda == CIVILIZED:
        return player.cities == 0
    if agenda == MONEYGRUBBER:
        return size(player.abilities & ECONOMY_WONDERS) >= WONDERS_NEEDED
    if agenda == WARMONGER:
        return player.beat_capital or conquered(game, seat) >= STATES_NEEDED
    if agenda == PARANOID:
        return size(player.abilities & MILITARY_WONDERS) >= WONDERS_NEEDED
    if agenda == EXPLORER:
        return at_most_spaces(player) >= SHORE_NEEDED and shore(game, seat) >= SHORE_NEEDED
    if agenda == AESTHETIC:
        return size(player.abilities & CULTURE_WONDERS) >= WONDERS_NEEDED
    if agenda == TECHNOPHILE:
        return player.dial == DIAL
    if agenda == SCHOLARLY:
        return size(player.abilities & SCIENCE_WONDERS) >= WONDERS_NEEDED
    if agenda == POPULOUS:
        enough = CITIES + 1 - player.cities >= MATURE_NEEDED
        return enough and mature_cities(game, seat) >= MATURE_NEEDED
    return size(player.naturals) >= NATURALS_NEEDED


# What agendas count.


def at_most_spaces(player: Player) -> i64:
    """No fewer than the friendly spaces: all cities, and all tokens that are not unused."""
    return TOKENS - player.tokens + CITIES + 1 - player.cities


def conquered(game: Civ, seat: Seat) -> i64:
    """Conquered city-states whose token the seat has and whose space is still friendly."""
    count: i64 = 0
    for state in range(len(CITY_STATES)):
        if game.conqueror[state] == seat:
            hex_ = game.board.state_space[state]
            if hex_ != NOWHERE and game.holder(hex_) == seat:
                count += 1
    return count


def shore(game: Civ, seat: Seat) -> i64:
    """Friendly spaces next to water or at the edge of the map."""
    board = game.board
    count: i64 = 0
    for hex_ in range(board.size):
        if (board.edge[hex_] or board.coast[hex_]) and game.holder(hex_) == seat:
            count += 1
    return count


def mature_cities(game: Civ, seat: Seat) -> i64:
    count: i64 = 0
    for hex_ in range(game.board.size):
        if game.city[hex_] == seat and game.is_mature(hex_, seat):
            count += 1
    return count


def lends_tokens(game: Civ, seat: Seat, owner: Seat) -> bool:
    """Whether the tokens of another player help the cities of a seat to be mature."""
    player = game.players[seat]
    return player.has(SYDNEY_OPERA_HOUSE) or player.treaties & BIT[4 * owner + OPEN_BORDERS] != 0


# Victory.


def done(game: Civ, seat: Seat) -> i64:
    """The victory cards in play on which a seat has marked an agenda."""
    player = game.players[seat]
    count: i64 = 0
    for card in game.victory:
        if has_done(player, card):
            count += 1
    return count


def has_winner(game: Civ) -> bool:
    """Whether somebody has an agenda on every victory card in play."""
    for seat in range(len(game.players)):
        if done(game, seat) == len(game.victory):
            return True
    return False


def breakdown(game: Civ) -> list[dict[str, int]]:
    """For each seat the victory cards in play, 1 if an agenda on it is marked."""
    return [
        {VICTORY_CARDS[card]: 1 if has_done(player, card) else 0 for card in game.victory}
        for player in game.players
    ]


def standing(game: Civ) -> list[list[int]]:
    """Victory cards done, then wonders, then friendly spaces; the table may let the later seat
    win if all is equal."""
    found: list[list[int]] = []
    for seat in range(len(game.players)):
        worth: list[int] = [done(game, seat), size(game.wonders_of(seat))]
        worth.append(len(game.spaces_of(seat)))
        if not game.variant.shares_victory:
            worth.append((seat - game.start) % len(game.players))
        found.append(worth)
    return found

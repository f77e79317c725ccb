"""Points, each source a function. They can be counted at any moment, as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..core.types import Seat
from .printed import CARDS, GOLD, GOODS, TEMPLE, VP

if TYPE_CHECKING:
    from .state import Deus

TEMPLE_MOST: Final = 12


def temple_points(game: Deus, seat: Seat) -> i64:
    """What the built temples bring by the board as it is, at most 12 each."""
    total: i64 = 0
    for card in game.players[seat].rows[TEMPLE]:
        scoring = CARDS[card].scoring
        if scoring is not None:
            points = scoring.points(game, seat)
            total += points if points < TEMPLE_MOST else TEMPLE_MOST
    return total


def majority(game: Deus, good: i64) -> i64:
    """What having most of a good is worth: half of what it stands for in gold."""
    return game.market[good] // 2


def has_majority(game: Deus, seat: Seat, good: i64) -> bool:
    """Having most of a good, at least one; everybody who is tied has the majority."""
    own = game.players[seat].goods[good]
    if own == 0:
        return False
    for player in game.players:
        if player.goods[good] > own:
            return False
    return True


def breakdown(game: Deus) -> list[dict[str, int]]:
    """The points of each seat: VP gained in play, temples, and the five majorities."""
    found: list[dict[str, int]] = []
    for seat, player in enumerate(game.players):
        points: dict[str, int] = {"gained": player.goods[VP]}
        points["temples"] = temple_points(game, seat) + game.expansion.tiles(player)
        for good in range(GOLD, VP):
            most = has_majority(game, seat, good)
            points[f"most_{GOODS[good]}"] = majority(game, good) if most else 0
        found.append(points)
    return found


def standing(game: Deus) -> list[list[int]]:
    """Equal totals share the victory, unless the switch compares temples and then gold."""
    by_tie = game.variant.switches["final_tie"] != "shared"
    found: list[list[int]] = []
    for seat, score in enumerate(game.scores()):
        player = game.players[seat]
        temples = len(player.rows[TEMPLE])
        found.append([score, temples, player.goods[GOLD]] if by_tie else [score])
    return found

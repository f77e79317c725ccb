"""Where pieces may be built and where armies may go: sets of regions, sieved rule by rule.

Each sieve starts with the regions asked about. The rule that leaves none is kept in
`game.forbidden`, so that options and reasons take one path.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest
from ..core.types import Hex, Seat
from .printed import GAME, MARITIME, MILITARY, TEMPLE, VP
from .state import Deus, Player

EVERYWHERE: Final = -1  # every space, as bits
EDGE_PRICE: Final = 3  # VP for a place on the edge that is not connected
MUCH: Final = 9999  # VP: nobody gets there

VILLAGE_NEVER: Final = GAME.add_rule("deus.place.village.never")
SHIP_SEA: Final = GAME.add_rule("deus.place.ship.sea")
LAND_NO_SEA: Final = GAME.add_rule("deus.place.land.nosea")
FOREIGN: Final = GAME.add_rule("deus.place.foreign")
DIFFERENT: Final = GAME.add_rule("deus.place.different")
FIRST: Final = GAME.add_rule("deus.place.first")
FIRST_DISTANCE: Final = GAME.add_rule("deus.place.first.distance")
ADJACENT: Final = GAME.add_rule("deus.place.next.adjacent")
EDGE_VP: Final = GAME.add_rule("deus.place.edgebuy.price")
CLAIMED: Final = GAME.add_rule("egypt.red.barracks.toll")
TEMPLE_SEA: Final = GAME.add_rule("deus.temple.nosea")
TEMPLE_ONE: Final = GAME.add_rule("deus.temple.oneper")
TEMPLE_EMPTY: Final = GAME.add_rule("deus.temple.notempty")
MOVE_THROUGH: Final = GAME.add_rule("deus.move.through")
MOVE_VILLAGE: Final = GAME.add_rule("deus.move.village.over")
MOVE_SEA: Final = GAME.add_rule("deus.move.sea.empty")
MOVE_FOREIGN_SEA: Final = GAME.add_rule("deus.move.sea.foreign")
MOVE_STEP: Final = GAME.add_rule("deus.move.step")
MOVE_STACK: Final = GAME.add_rule("deus.move.stack")
TOO_FEW: Final = GAME.add_rule("egypt.cond.minimum")
PINNED: Final = GAME.add_rule("deus.temple.pin")


def sites(game: Deus, seat: Seat, kind: i64, least: i64, among: i64) -> i64:
    """The regions where a seat may build a standard piece, with or without paying VP.

    Where own buildings have to stand already, `least` of them, it cannot be an empty region.
    """
    found = free_sites(game, seat, kind, among)
    if least:
        enough = game.players[seat].cities(least)
        if among & enough:
            return free_sites(game, seat, kind, among & enough)
        if found:
            game.forbidden = TOO_FEW
        return 0
    reason = game.forbidden
    found |= bought_sites(game, seat, kind, among)
    if not found and game.forbidden not in (EDGE_VP, CLAIMED):
        game.forbidden = reason
    return found


def buildable(game: Deus, seat: Seat, kind: i64, vp: i64, among: i64) -> i64:
    """Regions of the right sort that are nobody else's and have no piece of this kind.

    With so many VP to spend some that others claim will do.
    """
    board = game.board
    among &= board.regions
    if not among:
        game.forbidden = VILLAGE_NEVER
        return 0
    among &= board.sea if kind == MARITIME else board.land
    if not among:
        game.forbidden = SHIP_SEA if kind == MARITIME else LAND_NO_SEA
        return 0
    open_ = among & (~game.foreign(seat) | game.expansion.claims(game, seat, vp))
    if not open_:
        game.forbidden = CLAIMED if among & game.expansion.claims(game, seat, MUCH) else FOREIGN
        return 0
    open_ &= ~game.players[seat].at[kind]
    if not open_:
        game.forbidden = DIFFERENT
    return open_


def free_sites(game: Deus, seat: Seat, kind: i64, among: i64) -> i64:
    """Where a piece may go for nothing: own regions and empty ones next to them.

    The first piece goes to the edge, away from the others if there is such a region at all.
    """
    player = game.players[seat]
    vp = player.goods[VP]
    among = buildable(game, seat, kind, vp, among)
    if not among:
        return 0
    if player.own:
        among &= player.own | player.near
        if not among:
            game.forbidden = ADJACENT
        return among
    among &= game.board.edge
    if not among:
        game.forbidden = FIRST
        return 0
    far = ~near_others(game, seat)
    if not among & far and buildable(game, seat, kind, vp, game.board.edge & far):
        game.forbidden = FIRST_DISTANCE
        return 0
    return among & far or among


def near_others(game: Deus, seat: Seat) -> i64:
    """The spaces closer to other players' regions than the first piece may be."""
    left = game.foreign(seat)
    found = left
    while left:
        hex_ = lowest(left)
        left &= left - 1
        if game.variant.first_distance == 3:
            found |= game.board.near2[hex_]
        else:
            found |= game.board.near[hex_]
    return found


def bought_sites(game: Deus, seat: Seat, kind: i64, among: i64) -> i64:
    """Empty regions on the edge, connected or not, for 3 VP."""
    player = game.players[seat]
    vp = player.goods[VP] - EDGE_PRICE
    among = buildable(game, seat, kind, vp, among & game.board.edge) & ~player.own
    if among and not player.own and not game.variant.edgebuy_first:
        return 0
    if among and vp < 0:
        game.forbidden = EDGE_VP
        return 0
    return among


def with_pieces(player: Player) -> i64:
    """The regions where a seat has a piece, not only a claim."""
    found: i64 = 0
    for kind in range(TEMPLE):
        found |= player.at[kind]
    return found


def temple_sites(game: Deus, seat: Seat, among: i64) -> i64:
    """Own land regions without a temple."""
    player = game.players[seat]
    among &= with_pieces(player)
    if not among:
        game.forbidden = TEMPLE_EMPTY
        return 0
    among &= game.board.land
    if not among:
        game.forbidden = TEMPLE_SEA
        return 0
    among &= ~player.at[TEMPLE]
    if not among:
        game.forbidden = TEMPLE_ONE
    return among


# Armies.


def overfull(game: Deus, seat: Seat) -> i64:
    """The regions with more armies than the limit; another army has to leave them."""
    return more_than(game, seat, game.variant.army_limit)


def more_than(game: Deus, seat: Seat, limit: i64) -> i64:
    player = game.players[seat]
    found: i64 = 0
    for hex_ in player.armies:
        if player.armies_in(BIT[hex_]) > limit:
            found |= BIT[hex_]
    return found


def armies_that_move(game: Deus, seat: Seat, among: i64, fresh: i64, left: i64, steps: i64) -> i64:
    """The regions of `among` from which an army can move."""
    found: i64 = 0
    while among:
        hex_ = lowest(among)
        among &= among - 1
        if destinations(game, seat, hex_, fresh, left, steps, EVERYWHERE):
            found |= BIT[hex_]
    return found


def is_pinned(game: Deus, seat: Seat, hex_: Hex) -> bool:
    """An army may not leave if only a temple would remain."""
    player = game.players[seat]
    return player.at[TEMPLE] & BIT[hex_] != 0 and player.pieces_in(BIT[hex_]) == 2


def destinations(
    game: Deus, seat: Seat, hex_: Hex, fresh: i64, left: i64, steps: i64, among: i64
) -> i64:
    """Where an army may stop: land, or sea with an own ship, that is nobody else's.

    It passes over other players' regions and villages, never over other sea. A full region will
    do only if one of its armies can leave it with what is left of the effect.
    """
    if not game.players[seat].at[MILITARY] & BIT[hex_]:
        return 0
    if is_pinned(game, seat, hex_):
        game.forbidden = PINNED
        return 0
    among &= ~BIT[hex_]
    stops = reach(game, seat, hex_, steps) & among
    if not stops:
        game.forbidden = why_out_of_reach(game, seat, among)
        return 0
    if not stops & ~game.board.villages:
        game.forbidden = MOVE_THROUGH if game.village_vp[lowest(stops)] else MOVE_VILLAGE
        return 0
    stops &= stopping_places(game, seat)
    if not stops:
        game.forbidden = MOVE_THROUGH
        return 0
    full = more_than(game, seat, game.variant.army_limit - 1)
    stops_full = stops & full & fresh
    stops &= ~full
    if game.players[seat].armies_in(BIT[hex_]) <= game.variant.army_limit:
        full &= ~BIT[hex_]  # it has room once the army has left
    while stops_full:
        other = lowest(stops_full)
        stops_full &= stops_full - 1
        if can_go_on(game, seat, other, full, fresh & ~BIT[hex_], left - 1, steps):
            stops |= BIT[other]
    if not stops:
        game.forbidden = MOVE_STACK
    return stops


def can_go_on(
    game: Deus, seat: Seat, hex_: Hex, full: i64, fresh: i64, left: i64, steps: i64
) -> bool:
    """One of the armies of a region with one too many can leave it, for a region with room or
    for a full one that another army can leave in turn, before the effect is used up."""
    if left < 1:
        return False
    stops = reach(game, seat, hex_, steps) & stopping_places(game, seat) & ~BIT[hex_]
    if stops & ~full:
        return True
    fresh &= ~BIT[hex_]
    stops &= fresh
    while stops:
        other = lowest(stops)
        stops &= stops - 1
        if can_go_on(game, seat, other, full, fresh, left - 1, steps):
            return True
    return False


def stopping_places(game: Deus, seat: Seat) -> i64:
    return ~game.board.villages & ~game.foreign(seat)


def reach(game: Deus, seat: Seat, hex_: Hex, steps: i64) -> i64:
    board = game.board
    passable = board.land | board.villages | board.sea & game.players[seat].at[MARITIME]
    found = BIT[hex_]
    for _ in range(steps):
        found |= board.next_to(found) & passable
    return found


def why_out_of_reach(game: Deus, seat: Seat, among: i64) -> i64:
    if among & game.board.sea and not among & (game.board.land | game.board.villages):
        if among & game.foreign(seat):
            return MOVE_FOREIGN_SEA
        if among & ~game.players[seat].at[MARITIME]:
            return MOVE_SEA
    return MOVE_STEP

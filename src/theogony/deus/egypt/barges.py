"""Barges and storing, and the production cards (green)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, lowest
from ...core.piles import plus
from ...core.steps import Options, Question, Series, Step
from ...core.types import PASS, Hex, Seat
from ..effects import goods_of
from ..printed import (
    GAME,
    HEX,
    NUMBER,
    PRODUCTION,
    RESOURCE,
    VP,
    WOOD,
    YIELD,
    Effect,
    rank_of,
)
from ..state import Deus
from .printed import SIZES

SUPPLY_SHORT: Final = GAME.add_rule("deus.card.green.short")

TOOK_BARGE: Final = GAME.add_event("took_barge", ["size"])
OVERFLOWED: Final = GAME.add_event("overflowed", ["amount"])


# Barges. Goods may be moved from barge to barge at any time, so only their number matters.


def laid_out(game: Deus, size_: i64) -> i64:
    """How many barges of a size lie before the players."""
    count: i64 = 0
    for player in game.players:
        count += player.egypt.barges[size_]
    return count


def slots(barges: vec[i64]) -> i64:
    """Each slot holds one resource, of whatever kind."""
    count: i64 = 0
    for size_ in range(len(barges)):
        count += size_ * barges[size_]
    return count


def resources(game: Deus, seat: Seat, first: i64 = WOOD) -> i64:
    """How many resources of the kinds from `first` on a seat has."""
    count: i64 = 0
    for good in range(first, VP):
        count += game.players[seat].goods[good]
    return count


class GainBarge(Effect):
    """1x: take a barge of this size from the supply, if it still has one."""

    def __init__(self, size: i64) -> None:
        self.size: Final = size

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        if game.barges[self.size]:
            game.barges = plus(game.barges, self.size, -1)
            own = game.players[seat].egypt.copy()
            own.barges = plus(own.barges, self.size, 1)
            game.players[seat].egypt = own
            game.tell(TOOK_BARGE, seat, self.size)


def before_end(game: Deus, seat: Seat) -> Step[Deus] | None:
    """What does not fit on the barges has to go before the turn ends."""
    barges = game.players[seat].egypt.barges
    over = resources(game, seat) - slots(barges)
    if len(barges) == 0 or over <= 0:
        return None
    game.tell(OVERFLOWED, seat, over)
    return AskStore(seat, over, WOOD)


class AskStore(Question[Deus]):
    """What goes back? One resource at a time, in the order wood, stone, clay, wheat; a kind is
    open if enough resources would follow."""

    def __init__(self, seat: Seat, over: i64, good: i64) -> None:
        super().__init__(seat)
        self.over: Final = over  # as many as do not fit
        self.good: Final = good  # the first kind still open

    def options(self, game: Deus, out: Options) -> None:
        for good in range(self.good, VP):
            enough = resources(game, self.seat, good) >= self.over
            if game.players[self.seat].goods[good] and enough:
                out.add(RESOURCE + good)

    def answer(self, game: Deus, answer: i64) -> None:
        game.put_back(self.seat, answer - RESOURCE, 1)
        if self.over > 1:
            game.push(AskStore(self.seat, self.over - 1, answer - RESOURCE))

    def series(self, game: Deus) -> Series | None:
        return goods_of(self.over, game.players[self.seat].goods, self.good)


GAME.add_step("store", AskStore, ["seat", "over", "good"], "egypt.barges.choice")


# The cards.


class FillBarge(Effect):
    """With a production building in this terrain, fill an empty barge with what it yields."""

    def __init__(self, terrain: i64) -> None:
        self.terrain: Final = terrain

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        if game.players[seat].at[PRODUCTION] & game.board.of_terrain[self.terrain]:
            game.push(AskFill(seat, YIELD[self.terrain]))


class AskFill(Question[Deus]):
    """How many resources are loaded? As many as an empty barge takes, or all the supply has.

    A barge can be emptied if everything fits on the others; by a switch any of them can.
    """

    def __init__(self, seat: Seat, good: i64) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, game: Deus, out: Options) -> None:
        barges = game.players[self.seat].egypt.barges
        largest = slots(barges) - resources(game, self.seat)
        if game.variant.switches["piecework_unstored"] == "ignored":
            largest = SIZES - 1
        there = game.supply[self.good]
        for size_ in range(1, SIZES):
            load = size_ if size_ < there else there
            if barges[size_] and size_ <= largest and load > 0 and not out.has(NUMBER + load):
                out.add(NUMBER + load)
        if out.count:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        load = answer - NUMBER
        return SUPPLY_SHORT if game.supply[self.good] < load < SIZES else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.gain(self.seat, self.good, answer - NUMBER)


GAME.add_step("fill_barge", AskFill, ["seat", "good"], "egypt.green.piecework.empty")


class ProduceNearby(Effect):
    """A production building yields what lands next to it do, 1 for each building in its region."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskOutsourced(seat))


class AskOutsourced(Question[Deus]):
    """Which production building?"""

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, game.players[self.seat].at[PRODUCTION])

    def answer(self, game: Deus, answer: i64) -> None:
        hex_ = game.board.space[answer - HEX]
        left = game.players[self.seat].buildings_in(BIT[hex_])
        there = markers_of(game, kinds_nearby(game, hex_), WOOD)
        if left > there:
            left = there
        if left > 0:
            game.push(AskNearby(self.seat, hex_, left, WOOD))


GAME.add_step("outsourced", AskOutsourced, ["seat"], "deus.card.green.ownterrain")


def kinds_nearby(game: Deus, hex_: Hex) -> i64:
    """The resources, as bits, that regions next to this one yield, whoever holds them."""
    kinds: i64 = 0
    for terrain in range(len(YIELD)):
        if YIELD[terrain] and game.board.of_terrain[terrain] & game.board.near[hex_]:
            kinds |= BIT[YIELD[terrain]]
    return kinds


def markers_of(game: Deus, kinds: i64, first: i64) -> i64:
    """How many resources of these kinds, from `first` on, the general supply has."""
    count: i64 = 0
    for good in range(first, VP):
        if kinds & BIT[good]:
            count += game.supply[good]
    return count


class AskNearby(Question[Deus]):
    """One resource at a time, in the order wood, stone, clay, wheat; a kind is open if enough
    markers would follow."""

    def __init__(self, seat: Seat, hex_: Hex, left: i64, good: i64) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.left: Final = left
        self.good: Final = good  # the first kind still open

    def options(self, game: Deus, out: Options) -> None:
        kinds = kinds_nearby(game, self.hex)
        for good in range(self.good, VP):
            enough = markers_of(game, kinds, good) >= self.left
            if kinds & BIT[good] and game.supply[good] and enough:
                out.add(RESOURCE + good)

    def cannot(self, game: Deus, answer: i64) -> i64:
        good = answer - RESOURCE
        if WOOD <= good < VP and BIT[good] & kinds_nearby(game, self.hex):
            return 0 if game.supply[good] else SUPPLY_SHORT
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        game.gain(self.seat, answer - RESOURCE, 1)
        if self.left > 1:
            game.push(AskNearby(self.seat, self.hex, self.left - 1, answer - RESOURCE))

    def series(self, game: Deus) -> Series | None:
        kinds = kinds_nearby(game, self.hex)
        series = Series(self.left)
        for good in range(self.good, VP):
            if kinds & BIT[good]:
                series.add(RESOURCE + good, game.supply[good])
        return series


GAME.add_step("nearby", AskNearby, ["seat", "hex", "left", "good"], "egypt.green.outsourced.types")


class ProduceByRank(Effect):
    """A production building yields as many resources as the rank of this card."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskMill(seat, rank_of(spot)))


class AskMill(Question[Deus]):
    """Which production building?"""

    def __init__(self, seat: Seat, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, game.players[self.seat].at[PRODUCTION])

    def answer(self, game: Deus, answer: i64) -> None:
        hex_ = game.board.space[answer - HEX]
        game.gain(self.seat, YIELD[game.board.terrain[hex_]], self.amount)


GAME.add_step("mill", AskMill, ["seat", "amount"], "deus.card.green.ownterrain")


class ProduceWhere(Effect):
    """Each production building in a region with at least `least` buildings yields 1."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        left = game.players[seat].at[PRODUCTION] & game.players[seat].cities(self.least)
        while left:
            game.gain(seat, YIELD[game.board.terrain[lowest(left)]], 1)
            left &= left - 1

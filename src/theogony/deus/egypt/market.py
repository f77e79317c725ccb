"""The market, and the maritime cards (blue) that trade by it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, lowest
from ...core.piles import plus, put_in_order, without
from ...core.steps import Options, Question, Series
from ...core.types import PASS, Hex, Seat
from ..effects import AskSell, BuyOneByOne, SellOneByOne, add_numbers, goods_of
from ..printed import (
    GAME,
    GOLD,
    GOODS,
    HEX,
    LOWER,
    MARITIME,
    MILITARY,
    MOVED,
    NUMBER,
    RAISE,
    RESOURCE,
    VP,
    WHEAT,
    WOOD,
    Effect,
)
from ..state import Deus
from .printed import HIGH, LOW, STEP

SAILED: Final = GAME.add_event("sailed", ["from", "hex"])
VALUED: Final = GAME.add_event("valued", ["good", "amount"])

NOT_EMPTY: Final = GAME.add_rule("egypt.blue.souk.end")
ARMY_ABOARD: Final = GAME.add_rule("egypt.blue.souk.army_aboard")

ONE_OF_EACH: Final = vec[i64]([1] * VP)


def set_value(game: Deus, seat: Seat, good: i64, gold: i64) -> None:
    """The marker of a resource goes to another space of the market; beyond the last is none."""
    if LOW <= gold <= HIGH and gold != game.market[good]:
        game.market = plus(game.market, good, gold - game.market[good])
        game.tell(VALUED, seat, good, gold)


# The 1x abilities: they change values.


class SwapValues(Effect):
    """1x: swap the market values of two resources."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSwap(seat))


class AskSwap(Question[Deus]):
    """Which resource is the first of the two, in the order wood, stone, clay, wheat?"""

    def options(self, game: Deus, out: Options) -> None:
        for good in range(WOOD, WHEAT):
            out.add(RESOURCE + good)

    def answer(self, game: Deus, answer: i64) -> None:
        game.push(AskSwapWith(self.seat, answer - RESOURCE))

    def series(self, game: Deus) -> Series | None:
        return goods_of(2, ONE_OF_EACH, WOOD)


GAME.add_step("swap_values", AskSwap, ["seat"], "egypt.market.swap")


class AskSwapWith(Question[Deus]):
    """Which later one does it swap with?"""

    def __init__(self, seat: Seat, good: i64) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, game: Deus, out: Options) -> None:
        for good in range(self.good + 1, VP):
            out.add(RESOURCE + good)

    def answer(self, game: Deus, answer: i64) -> None:
        other = answer - RESOURCE
        before = game.market
        set_value(game, self.seat, self.good, before[other])
        set_value(game, self.seat, other, before[self.good])

    def series(self, game: Deus) -> Series | None:
        return goods_of(1, ONE_OF_EACH, self.good + 1)


GAME.add_step("swap_with", AskSwapWith, ["seat", "good"], "egypt.market.swap")


class AskValue(Question[Deus]):
    """Which value goes up or down by a step?"""

    def answer(self, game: Deus, answer: i64) -> None:
        if answer < LOWER + WOOD:
            good = answer - RAISE
            set_value(game, self.seat, good, game.market[good] + STEP)
        else:
            good = answer - LOWER
            set_value(game, self.seat, good, game.market[good] - STEP)


class RaiseValue(Effect):
    """1x: raise the market value of any one resource by a step."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskRaise(seat))


class AskRaise(AskValue):
    def options(self, game: Deus, out: Options) -> None:
        for good in range(WOOD, VP):
            out.add(RAISE + good)


GAME.add_step("raise_value", AskRaise, ["seat"], "egypt.blue.papyrus_boat")


class LowerValue(Effect):
    """1x: lower the market value of any one resource by a step."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskLower(seat))


class AskLower(AskValue):
    def options(self, game: Deus, out: Options) -> None:
        for good in range(WOOD, VP):
            out.add(LOWER + good)


GAME.add_step("lower_value", AskLower, ["seat"], "egypt.blue.cargo_barge")


class ShiftValue(Effect):
    """1x: raise or lower the market value of `good` by a step."""

    def __init__(self, good: i64) -> None:
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskShift(seat, self.good))


class AskShift(AskValue):
    def __init__(self, seat: Seat, good: i64) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, game: Deus, out: Options) -> None:
        out.add(RAISE + self.good)
        out.add(LOWER + self.good)


GAME.add_step("shift_value", AskShift, ["seat", "good"], "egypt.blue.souk")


# Selling.


class SellAtMarket(Effect):
    """Sell up to `most` of `good`, each for its market value in gold."""

    def __init__(self, good: i64, most: i64) -> None:
        self.good: Final = good
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSell(seat, self.good, GOLD, game.market[self.good], self.most))


class SellAnyAtMarket(Effect):
    """Sell up to `most` resources of any kinds, each for its market value in gold."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSellAtMarket(seat, self.most, WOOD))


class AskSellAtMarket(SellOneByOne):
    """Each for what it is worth now."""

    def sell(self, game: Deus, good: i64) -> None:
        game.gain(self.seat, GOLD, game.market[good])

    def next(self, good: i64) -> Question[Deus]:
        return AskSellAtMarket(self.seat, self.left - 1, good)


GAME.add_step("sell_at_market", AskSellAtMarket, ["seat", "left", "good"], "egypt.blue.grand_souk")


class SellPairs(Effect):
    """Sell up to `most` pairs of `good`, each for its market value in VP."""

    def __init__(self, good: i64, most: i64) -> None:
        self.good: Final = good
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSellPairs(seat, self.good, game.market[self.good] // 2, self.most))


class AskSellPairs(Question[Deus]):
    """How many pairs?"""

    def __init__(self, seat: Seat, good: i64, each: i64, most: i64) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.each: Final = each
        self.most: Final = most

    def options(self, game: Deus, out: Options) -> None:
        add_numbers(out, game.players[self.seat].goods[self.good] // 2, self.most)

    def answer(self, game: Deus, answer: i64) -> None:
        pairs = answer - NUMBER
        game.pay(self.seat, self.good, 2 * pairs)
        game.gain(self.seat, VP, self.each * pairs)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {GOODS[self.good]: 2 * (answer - NUMBER)} if answer > NUMBER else {}


GAME.add_step(
    "sell_pairs", AskSellPairs, ["seat", "good", "each", "most"], "egypt.blue.cargo_barge.sets"
)


# The Souk: a ship moves, then resources are bought.


class MoveShip(Effect):
    """Move one of your ships any distance within its sea."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskShip(seat))


def harbours(game: Deus, hex_: Hex) -> i64:
    """Where a ship may go: the unoccupied regions of its sea; other ships do not block its way."""
    return game.board.sea_of(hex_) & ~game.occupied()


def is_held_back(game: Deus, seat: Seat, hex_: Hex) -> bool:
    """A ship may not leave an own army alone at sea, unless it takes it along (a switch)."""
    aboard = game.players[seat].at[MILITARY] & BIT[hex_] != 0
    return aboard and game.variant.switches["ship_with_army"] == "stays"


class AskShip(Question[Deus]):
    """Which ship moves, if any?"""

    def options(self, game: Deus, out: Options) -> None:
        movable: i64 = 0
        left = game.players[self.seat].at[MARITIME]
        while left:
            hex_ = lowest(left)
            left &= left - 1
            if harbours(game, hex_) and not is_held_back(game, self.seat, hex_):
                movable |= BIT[hex_]
        game.add_hexes(out, movable)
        if out.count:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        ship = game.answered_hex(answer) & game.players[self.seat].at[MARITIME]
        if not ship:
            return 0
        return ARMY_ABOARD if is_held_back(game, self.seat, lowest(ship)) else NOT_EMPTY

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.push(AskSail(self.seat, game.board.space[answer - HEX]))


GAME.add_step("move_ship", AskShip, ["seat"], "egypt.blue.souk.optional")


class AskSail(Question[Deus]):
    """Where does the ship go? Attacks follow at once, as after any move."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Deus, out: Options) -> None:
        if game.players[self.seat].at[MARITIME] & BIT[self.hex]:
            game.add_hexes(out, harbours(game, self.hex))

    def cannot(self, game: Deus, answer: i64) -> i64:
        in_its_sea = game.answered_hex(answer) & game.board.sea_of(self.hex)
        return NOT_EMPTY if in_its_sea else 0

    def answer(self, game: Deus, answer: i64) -> None:
        sail(game, self.seat, self.hex, game.board.space[answer - HEX])
        game.attack_villages(self.seat)


GAME.add_step("sail", AskSail, ["seat", "hex"], "egypt.blue.souk.same_sea")


def sail(game: Deus, seat: Seat, from_: Hex, to: Hex) -> None:
    """The ship goes, and with it every own army aboard."""
    player = game.players[seat]
    player.at = plus(player.at, MARITIME, BIT[to] - BIT[from_])
    game.tell(SAILED, seat, game.board.answer[from_], game.board.answer[to])
    armies = player.armies
    while from_ in armies:
        armies = put_in_order(without(armies, from_), to)
        game.tell(MOVED, seat, game.board.answer[from_], game.board.answer[to])
    game.station(seat, armies)


class BuyAtMarket(Effect):
    """Buy up to `most` resources of any kinds, each for half its market value in gold."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskBuyAtMarket(seat, self.most, WOOD))


def souk_price(game: Deus, good: i64) -> i64:
    """Half the market value; a table may want the whole of it (a switch)."""
    full = game.variant.switches["souk_price"] == "full"
    return game.market[good] if full else game.market[good] // 2


class AskBuyAtMarket(BuyOneByOne):
    def price_of(self, game: Deus, good: i64) -> i64:
        return souk_price(game, good)

    def next(self, good: i64) -> Question[Deus]:
        return AskBuyAtMarket(self.seat, self.left - 1, good)


GAME.add_step("buy_at_market", AskBuyAtMarket, ["seat", "left", "good"], "egypt.blue.supply")

"""The verbs of the card texts and the questions they ask. One class each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.steps import Options, Question, Series, Step
from ..core.types import NO, PASS, YES, CardId, Hex, Seat
from .placing import EVERYWHERE, armies_that_move, destinations, overfull
from .printed import (
    ACTIVATE,
    ACTIVATED,
    AFTER,
    BEFORE,
    BETWEEN,
    CARDS,
    GAME,
    GOLD,
    GOODS,
    HAND_LIMIT,
    HEX,
    MARITIME,
    MILITARY,
    NUMBER,
    ONCE,
    PIECE,
    PRODUCTION,
    RESOURCE,
    SEAT,
    SPOT,
    TEMPLE,
    USED_ONCE,
    USES,
    VP,
    WOOD,
    YIELD,
    Effect,
    Scoring,
    face_down,
    spot_of,
)
from .state import Deus

COMPULSORY: Final = GAME.add_rule("deus.effects.optional")
FULL_HAND: Final = GAME.add_rule("deus.hand.limit")
NO_CARDS: Final = GAME.add_rule("deus.pile.bothempty")
NOT_BETWEEN: Final = GAME.add_rule("egypt.once.double")


class Resolve(Step[Deus]):
    """Carry out a card's effects in order, starting with number `effect`."""

    def __init__(self, seat: Seat, spot: i64, effect: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.effect: Final = effect

    def run(self, game: Deus) -> None:
        if self.effect == 0 and game.expansion.doubles(game, self.seat, self.spot):
            game.push(Repeat(self.seat, self.spot))
        carry_out(game, self.seat, self.spot, self.effect)


GAME.add_step("resolve", Resolve, ["seat", "spot", "effect"])


class Repeat(Step[Deus]):
    """A run of a doubled card. Both runs are one activation, so it is not doubled once more."""

    def __init__(self, seat: Seat, spot: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def run(self, game: Deus) -> None:
        carry_out(game, self.seat, self.spot, 0)


GAME.add_step("repeat", Repeat, ["seat", "spot"])


def carry_out(game: Deus, seat: Seat, spot: i64, effect: i64) -> None:
    """Effect number `effect` of a card; those after it follow."""
    card = game.players[seat].card_at(spot)
    effects = CARDS[card].effects
    if effect == 0 and effects:
        game.tell(ACTIVATED, seat, card)
    if effect + 1 < len(effects):
        game.push(Resolve(seat, spot, effect + 1))
    if effect < len(effects):
        effects[effect].apply(game, seat, spot)


class AskOnce(Question[Deus]):
    """A card just played: is its 1x ability used before its effects, after them, or not at all?

    Between two runs of a doubled card only if the table plays so.
    """

    def __init__(self, seat: Seat, spot: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def options(self, game: Deus, out: Options) -> None:
        out.add(ONCE + BEFORE)
        if game.variant.once_between_runs and self.is_doubled(game):
            out.add(ONCE + BETWEEN)
        out.add(ONCE + AFTER)
        out.add(PASS)

    def is_doubled(self, game: Deus) -> bool:
        return game.players[self.seat].egypt.coins & BIT[self.spot] != 0

    def cannot(self, game: Deus, answer: i64) -> i64:
        return NOT_BETWEEN if answer == ONCE + BETWEEN else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == ONCE + BETWEEN:
            game.expansion.doubles(game, self.seat, self.spot)
            game.push(Repeat(self.seat, self.spot))
            game.push(ResolveOnce(self.seat, self.spot, 0))
            game.push(Repeat(self.seat, self.spot))
            return
        if answer == ONCE + AFTER:
            game.push(ResolveOnce(self.seat, self.spot, 0))
        game.push(Resolve(self.seat, self.spot, 0))
        if answer == ONCE + BEFORE:
            game.push(ResolveOnce(self.seat, self.spot, 0))


GAME.add_step("once", AskOnce, ["seat", "spot"], "egypt.once.before_after")


class ResolveOnce(Step[Deus]):
    """Carry out the 1x ability of a card, starting with number `effect` of its parts."""

    def __init__(self, seat: Seat, spot: i64, effect: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.effect: Final = effect

    def run(self, game: Deus) -> None:
        card = game.players[self.seat].card_at(self.spot)
        once = CARDS[card].once
        if self.effect == 0:
            game.tell(USED_ONCE, self.seat, card)
        if self.effect + 1 < len(once):
            game.push(ResolveOnce(self.seat, self.spot, self.effect + 1))
        if self.effect < len(once):
            once[self.effect].apply(game, self.seat, self.spot)


GAME.add_step("resolve_once", ResolveOnce, ["seat", "spot", "effect"])


class CarryingOut(Step[Deus]):
    """A card has activated another one: until that is done it cannot be activated itself."""

    def __init__(self, seat: Seat, spot: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def run(self, game: Deus) -> None:
        pass


GAME.add_step("carrying_out", CarryingOut, ["seat", "spot"])


def activate(game: Deus, seat: Seat, spot: i64, other: i64) -> None:
    """The card at `spot` activates the `other` one."""
    game.push(CarryingOut(seat, spot))
    game.push(Resolve(seat, other, 0))


def other_cards(game: Deus, seat: Seat, spot: i64, rows: i64) -> i64:
    """The spots, as bits, that the card at `spot` may choose from in these rows.

    Never temples, face-down cards or itself.
    """
    found: i64 = 0
    player = game.players[seat]
    for row in range(TEMPLE):
        if rows & BIT[row]:
            for i in range(len(player.rows[row])):
                if player.rows[row][i] != face_down():
                    found |= BIT[spot_of(row, i + 1)]
    return found & ~BIT[spot]


def can_be_activated(game: Deus, seat: Seat, spot: i64, rows: i64) -> i64:
    """Those of them that the card at `spot` may activate: none that is being carried out."""
    found = other_cards(game, seat, spot, rows)
    for step in game.stack:
        if isinstance(step, CarryingOut) and step.seat == seat:
            found &= ~BIT[step.spot]
    return found


class MayPass(Question[Deus]):
    """A question about an effect that may be declined, unless the table plays otherwise."""

    def add_pass(self, game: Deus, out: Options) -> None:
        if out.count and game.variant.effects_optional:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        return COMPULSORY if answer == PASS else 0


# Trade: maritime cards.


class Buy(Effect):
    """Buy up to `most` resources of any kinds from the general supply for `price` gold each."""

    def __init__(self, most: i64, price: i64) -> None:
        self.most: Final = most
        self.price: Final = price

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskBuy(seat, self.most, self.price, WOOD))


def goods_of(left: i64, stock: vec[i64], first: i64) -> Series:
    """Resources one at a time, from `first` on, out of a stock."""
    series = Series(left)
    for good in range(first, VP):
        series.add(RESOURCE + good, stock[good])
    return series


class BuyOneByOne(Question[Deus]):
    """One resource at a time, in the order wood, stone, clay, wheat."""

    def __init__(self, seat: Seat, left: i64, good: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.good: Final = good  # the first kind still open

    def price_of(self, game: Deus, good: i64) -> i64:
        raise NotImplementedError

    def next(self, good: i64) -> Question[Deus]:
        """The same question for one resource less."""
        raise NotImplementedError

    def options(self, game: Deus, out: Options) -> None:
        gold = game.players[self.seat].goods[GOLD]
        for good in range(self.good, VP):
            if game.supply[good] and gold >= self.price_of(game, good):
                out.add(RESOURCE + good)
        if out.count:
            out.add(PASS)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        good = answer - RESOURCE
        game.pay(self.seat, GOLD, self.price_of(game, good))
        game.gain(self.seat, good, 1)
        if self.left > 1:
            game.push(self.next(good))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {"gold": self.price_of(game, answer - RESOURCE)}

    def series(self, game: Deus) -> Series | None:
        series = Series(self.left)
        for answer in game.options().listed():
            if answer != PASS:
                series.add(answer, game.supply[answer - RESOURCE])
        return series


class AskBuy(BuyOneByOne):
    def __init__(self, seat: Seat, left: i64, price: i64, good: i64) -> None:
        super().__init__(seat, left, good)
        self.price_each: Final = price

    def price_of(self, game: Deus, good: i64) -> i64:
        return self.price_each

    def next(self, good: i64) -> Question[Deus]:
        return AskBuy(self.seat, self.left - 1, self.price_each, good)


GAME.add_step("buy", AskBuy, ["seat", "left", "price_each", "good"], "deus.card.blue.bought")


class Sell(Effect):
    """Sell up to `most` of `good` for `each` of `reward` apiece."""

    def __init__(self, good: i64, reward: i64, each: i64, most: i64) -> None:
        self.good: Final = good
        self.reward: Final = reward
        self.each: Final = each
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSell(seat, self.good, self.reward, self.each, self.most))


def add_numbers(out: Options, there: i64, most: i64) -> None:
    """Offer 0 up to what is there, `most` at the most; nothing if there is nothing."""
    if there > most:
        there = most
    if there > 0:
        for number in range(there + 1):
            out.add(NUMBER + number)


class AskSell(Question[Deus]):
    """How many?"""

    def __init__(self, seat: Seat, good: i64, reward: i64, each: i64, most: i64) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.reward: Final = reward
        self.each: Final = each
        self.most: Final = most

    def options(self, game: Deus, out: Options) -> None:
        add_numbers(out, game.players[self.seat].goods[self.good], self.most)

    def answer(self, game: Deus, answer: i64) -> None:
        game.pay(self.seat, self.good, answer - NUMBER)
        game.gain(self.seat, self.reward, (answer - NUMBER) * self.each)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {GOODS[self.good]: answer - NUMBER} if answer > NUMBER else {}


GAME.add_step("sell", AskSell, ["seat", "good", "reward", "each", "most"], "deus.card.blue.trade")


class SellAny(Effect):
    """Sell up to `most` resources of any kinds for `each` of `reward` apiece."""

    def __init__(self, most: i64, reward: i64, each: i64) -> None:
        self.most: Final = most
        self.reward: Final = reward
        self.each: Final = each

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSellAny(seat, self.most, self.reward, self.each, WOOD))


class SellOneByOne(Question[Deus]):
    """One resource at a time, in the order wood, stone, clay, wheat."""

    def __init__(self, seat: Seat, left: i64, good: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.good: Final = good  # the first kind still open

    def sell(self, game: Deus, good: i64) -> None:
        """Take what one of it brings."""
        raise NotImplementedError

    def next(self, good: i64) -> Question[Deus]:
        """The same question for one resource less."""
        raise NotImplementedError

    def options(self, game: Deus, out: Options) -> None:
        for good in range(self.good, VP):
            if game.players[self.seat].goods[good]:
                out.add(RESOURCE + good)
        if out.count:
            out.add(PASS)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        good = answer - RESOURCE
        game.pay(self.seat, good, 1)
        self.sell(game, good)
        if self.left > 1:
            game.push(self.next(good))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {GOODS[answer - RESOURCE]: 1}

    def series(self, game: Deus) -> Series | None:
        return goods_of(self.left, game.players[self.seat].goods, self.good)


class AskSellAny(SellOneByOne):
    def __init__(self, seat: Seat, left: i64, reward: i64, each: i64, good: i64) -> None:
        super().__init__(seat, left, good)
        self.reward: Final = reward
        self.each: Final = each

    def sell(self, game: Deus, good: i64) -> None:
        game.gain(self.seat, self.reward, self.each)

    def next(self, good: i64) -> Question[Deus]:
        return AskSellAny(self.seat, self.left - 1, self.reward, self.each, good)


GAME.add_step(
    "sell_any", AskSellAny, ["seat", "left", "reward", "each", "good"], "deus.card.blue.sold"
)


class SellSet(Effect):
    """Sell one of each resource, all four or nothing, for `amount` of `reward`."""

    def __init__(self, reward: i64, amount: i64) -> None:
        self.reward: Final = reward
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskSellSet(seat, self.reward, self.amount))


class AskSellSet(Question[Deus]):
    def __init__(self, seat: Seat, reward: i64, amount: i64) -> None:
        super().__init__(seat)
        self.reward: Final = reward
        self.amount: Final = amount

    def options(self, game: Deus, out: Options) -> None:
        for good in range(WOOD, VP):
            if game.players[self.seat].goods[good] == 0:
                return
        out.add(YES)
        if game.variant.effects_optional:
            out.add(NO)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == YES:
            for good in range(WOOD, VP):
                game.pay(self.seat, good, 1)
            game.gain(self.seat, self.reward, self.amount)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {GOODS[good]: 1 for good in range(WOOD, VP)} if answer == YES else {}


GAME.add_step("sell_set", AskSellSet, ["seat", "reward", "amount"], "deus.effects.partial")


# Resources: production cards. A production building yields only what its region yields.


class ProduceOne(Effect):
    """One of your production buildings yields 1 resource, or 1 for each building beside it."""

    def __init__(self, per_building: bool) -> None:
        self.per_building: Final = per_building

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskProduction(seat, 1 if self.per_building else 0))


class AskProduction(Question[Deus]):
    """Which production building?"""

    def __init__(self, seat: Seat, per_building: i64) -> None:
        super().__init__(seat)
        self.per_building: Final = per_building

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, game.players[self.seat].at[PRODUCTION])

    def answer(self, game: Deus, answer: i64) -> None:
        hex_ = game.board.space[answer - HEX]
        amount = game.players[self.seat].buildings_in(BIT[hex_]) if self.per_building else 1
        game.gain(self.seat, YIELD[game.board.terrain[hex_]], amount)


GAME.add_step("production", AskProduction, ["seat", "per_building"], "deus.card.green.ownterrain")


class ProduceIn(Effect):
    """Gain `amount` resources for each of your production buildings in this terrain."""

    def __init__(self, terrain: i64, amount: i64) -> None:
        self.terrain: Final = terrain
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        here = game.players[seat].at[PRODUCTION] & game.board.of_terrain[self.terrain]
        game.gain(seat, YIELD[self.terrain], self.amount * size(here))


class ProduceAll(Effect):
    """Each of your production buildings yields `amount` resources."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        left = game.players[seat].at[PRODUCTION]
        while left:
            game.gain(seat, YIELD[game.board.terrain[lowest(left)]], self.amount)
            left &= left - 1


# Cards, pieces, activation: science cards.


class Draw(Effect):
    """Draw `amount` cards."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        draw_optionally(game, seat, self.amount)


class DrawPerCity(Effect):
    """Draw 1 card for each region you occupy with at least `least` buildings."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        draw_optionally(game, seat, size(game.players[seat].cities(self.least)))


def draw_optionally(game: Deus, seat: Seat, amount: i64) -> None:
    if game.variant.effects_optional:
        game.push(AskDraw(seat, amount))
    else:
        game.draw(seat, amount)


class AskDraw(Question[Deus]):
    """How many cards? The number is fixed before the first is seen."""

    def __init__(self, seat: Seat, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, game: Deus, out: Options) -> None:
        add_numbers(out, game.drawable(self.seat), self.most)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if NUMBER + game.drawable(self.seat) < answer <= NUMBER + self.most:
            room = HAND_LIMIT - len(game.players[self.seat].hand)
            return FULL_HAND if NUMBER + room < answer else NO_CARDS
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        game.draw(self.seat, answer - NUMBER)


GAME.add_step("draw", AskDraw, ["seat", "most"], "deus.effects.declaredraw")


class TakePieces(Effect):
    """Gain `amount` pieces of any standard kinds from the personal supply."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        take_pieces(game, seat, self.amount, not game.variant.effects_optional)


class TakePiecesPerCity(Effect):
    """Gain 1 piece for each region you occupy with at least `least` buildings."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        cities = size(game.players[seat].cities(self.least))
        take_pieces(game, seat, cities, not game.variant.effects_optional)


def take_pieces(game: Deus, seat: Seat, amount: i64, must: bool) -> None:
    amount = pieces_there(game, seat, amount)
    if amount > 0:
        game.push(AskPiece(seat, amount, MARITIME, 1 if must else 0))


def pieces_there(game: Deus, seat: Seat, amount: i64) -> i64:
    """So many pieces, or as many as the personal supply has: what it lacks lapses."""
    there: i64 = 0
    for kind in range(TEMPLE):
        there += game.players[seat].supply[kind]
    return amount if amount < there else there


def add_pieces(out: Options, supply: vec[i64], first: i64, left: i64) -> None:
    """Offer the kinds from `first` on, as long as `left` pieces can follow in that order."""
    following: i64 = 0
    for kind in range(first, TEMPLE):
        following += supply[kind]
    for kind in range(first, TEMPLE):
        if supply[kind] and following >= left:
            out.add(PIECE + kind)
        following -= supply[kind]


def pieces_of(left: i64, supply: vec[i64], first: i64) -> Series:
    """Pieces one at a time, from the `first` kind on."""
    series = Series(left)
    for kind in range(first, TEMPLE):
        series.add(PIECE + kind, supply[kind])
    return series


class AskPiece(MayPass):
    """One piece at a time, in the order of kinds; a kind is open if enough pieces would follow."""

    def __init__(self, seat: Seat, left: i64, kind: i64, must: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.kind: Final = kind  # the first kind still open
        self.must: Final = must  # all of them have to be taken

    def options(self, game: Deus, out: Options) -> None:
        add_pieces(out, game.players[self.seat].supply, self.kind, self.left if self.must else 0)
        if out.count and not self.must:
            out.add(PASS)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        game.take_piece(self.seat, answer - PIECE, 1)
        if self.left > 1:
            game.push(AskPiece(self.seat, self.left - 1, answer - PIECE, self.must))

    def series(self, game: Deus) -> Series | None:
        return pieces_of(self.left, game.players[self.seat].supply, self.kind)


GAME.add_step("piece", AskPiece, ["seat", "left", "kind", "must"], "deus.card.yellow.pieces")


class ActivateOne(Effect):
    """Carry out one card of your row of this kind."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskActivate(seat, self.kind, spot))


class AskActivate(MayPass):
    """Which card of the row? Equal cards are one option; a face-down card has nothing to do."""

    def __init__(self, seat: Seat, kind: i64, spot: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.spot: Final = spot

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        left = can_be_activated(game, self.seat, self.spot, BIT[self.kind])
        while left:
            card = player.card_at(lowest(left))
            left &= left - 1
            if not out.has(ACTIVATE + USES * card):
                out.add(ACTIVATE + USES * card)
        self.add_pass(game, out)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        card = (answer - ACTIVATE) // USES
        spots = copies(game, self.seat, self.kind, self.spot, card)
        if size(spots) == 1:
            activate(game, self.seat, self.spot, lowest(spots))
        else:
            game.push(AskCopy(self.seat, self.kind, self.spot, card))


GAME.add_step("activate", AskActivate, ["seat", "kind", "spot"], "deus.card.yellow.activate")


def copies(game: Deus, seat: Seat, kind: i64, spot: i64, card: CardId) -> i64:
    """The spots of equal cards to choose from: one, unless their rank makes a difference."""
    player = game.players[seat]
    found: i64 = 0
    left = can_be_activated(game, seat, spot, BIT[kind])
    while left:
        other = lowest(left)
        left &= left - 1
        if player.card_at(other) == card:
            found |= BIT[other]
    return found if CARDS[card].by_rank else found & -found


class AskCopy(Question[Deus]):
    """Which of several equal cards?"""

    def __init__(self, seat: Seat, kind: i64, spot: i64, card: CardId) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.spot: Final = spot
        self.card: Final = card

    def options(self, game: Deus, out: Options) -> None:
        left = copies(game, self.seat, self.kind, self.spot, self.card)
        while left:
            out.add(SPOT + lowest(left))
            left &= left - 1

    def answer(self, game: Deus, answer: i64) -> None:
        activate(game, self.seat, self.spot, answer - SPOT)


GAME.add_step("copy", AskCopy, ["seat", "kind", "spot", "card"], "egypt.rank.def")


# Gains by what you occupy: civil cards.


class GainPerTerrain(Effect):
    """Gain `amount` of `good` for each region of this terrain you occupy."""

    def __init__(self, amount: i64, good: i64, terrain: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.terrain: Final = terrain

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        here = game.players[seat].own & game.board.of_terrain[self.terrain]
        game.gain(seat, self.good, self.amount * size(here))


class GainPerCity(Effect):
    """Gain `amount` of `good` for every `group` regions you occupy with `least` buildings."""

    def __init__(self, amount: i64, good: i64, least: i64, group: i64 = 1) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.least: Final = least
        self.group: Final = group

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        cities = size(game.players[seat].cities(self.least))
        game.gain(seat, self.good, self.amount * (cities // self.group))


# Armies: military cards.


class GainPerVillage(Effect):
    """Gain `amount` of `good` for each village with VP that has an own army next to it."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.gain(seat, self.good, self.amount * size(villages_near_army(game, seat)))


def villages_near_army(game: Deus, seat: Seat) -> i64:
    """The barbarian villages that still have VP and an army of this seat next to them."""
    found: i64 = 0
    left = (
        game.board.villages & ~game.attacked & game.board.next_to(game.players[seat].at[MILITARY])
    )
    while left:
        village = lowest(left)
        left &= left - 1
        if game.village_vp[village]:
            found |= BIT[village]
    return found


class Besiege(Effect):
    """Take up to `most` VP from one village with an own army next to it."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskVillage(seat, self.most))


class AskVillage(MayPass):
    """Which village?"""

    def __init__(self, seat: Seat, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, villages_near_army(game, self.seat))
        self.add_pass(game, out)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.besiege(self.seat, game.board.space[answer - HEX], self.most)


GAME.add_step("village", AskVillage, ["seat", "most"], "deus.card.siegetower")


class Steal(Effect):
    """Steal up to `amount` of `good` from opponents with a region next to one of your armies."""

    def __init__(self, amount: i64, good: i64, from_all: bool) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.from_all: Final = from_all

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        victims = victims_of(game, seat)
        if self.from_all and not game.variant.effects_optional:
            for victim in range(len(game.players)):
                if victims & BIT[victim]:
                    game.steal(seat, victim, self.good, self.amount)
        elif victims:
            left = len(game.players) if self.from_all else 1
            game.push(AskVictim(seat, self.good, self.amount, left, 0))


def victims_of(game: Deus, seat: Seat) -> i64:
    """The opponents, as bits, who occupy a region next to a region with an army of this seat."""
    near = game.board.next_to(game.players[seat].at[MILITARY])
    found: i64 = 0
    for victim in range(len(game.players)):
        if victim != seat and game.players[victim].own & near:
            found |= BIT[victim]
    return found


class AskVictim(MayPass):
    """From whom? One opponent at a time, in the order of seats."""

    def __init__(self, seat: Seat, good: i64, amount: i64, left: i64, first: i64) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.amount: Final = amount
        self.left: Final = left
        self.first: Final = first

    def options(self, game: Deus, out: Options) -> None:
        victims = victims_of(game, self.seat)
        for victim in range(self.first, len(game.players)):
            if victims & BIT[victim]:
                out.add(SEAT + victim)
        self.add_pass(game, out)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        victim = answer - SEAT
        game.steal(self.seat, victim, self.good, self.amount)
        if self.left > 1:
            game.push(AskVictim(self.seat, self.good, self.amount, self.left - 1, victim + 1))

    def series(self, game: Deus) -> Series | None:
        series = Series(self.left)
        for answer in game.options().listed():
            if answer != PASS:
                series.add(answer, 1)
        return series


GAME.add_step(
    "victim", AskVictim, ["seat", "good", "amount", "left", "first"], "deus.card.red.adjacent"
)


class MoveArmies(Effect):
    """Move up to `armies` of your armies, one after the other, each once and up to `steps`."""

    def __init__(self, armies: i64, steps: i64) -> None:
        self.armies: Final = armies
        self.steps: Final = steps

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        fresh: i64 = 0
        double: i64 = 0
        for hex_ in game.players[seat].armies:
            double |= fresh & BIT[hex_]
            fresh |= BIT[hex_]
        game.push(AskArmy(seat, self.armies, self.steps, fresh, double))


class AskArmy(Question[Deus]):
    """Which army moves next? `fresh` are the regions with an army, `double` those with two,
    that this effect has not moved yet."""

    def __init__(self, seat: Seat, left: i64, steps: i64, fresh: i64, double: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.steps: Final = steps
        self.fresh: Final = fresh
        self.double: Final = double

    def options(self, game: Deus, out: Options) -> None:
        crowded = overfull(game, self.seat)
        among = self.fresh & crowded if crowded else self.fresh
        game.add_hexes(
            out, armies_that_move(game, self.seat, among, self.fresh, self.left, self.steps)
        )
        if out.count and not crowded:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer) & self.fresh
        if not hex_:
            return 0
        game.forbidden = 0
        armies_that_move(game, self.seat, hex_, self.fresh, self.left, self.steps)
        return game.forbidden

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            hex_ = game.board.space[answer - HEX]
            game.push(AskMove(self.seat, hex_, self.left, self.steps, self.fresh, self.double))


GAME.add_step("army", AskArmy, ["seat", "left", "steps", "fresh", "double"], "deus.move.upto")


class AskMove(Question[Deus]):
    """Where does the army stop? Attacks it causes are settled there; its other steps are lost."""

    def __init__(
        self, seat: Seat, hex_: Hex, left: i64, steps: i64, fresh: i64, double: i64
    ) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.left: Final = left
        self.steps: Final = steps
        self.fresh: Final = fresh
        self.double: Final = double

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, self.stops(game, EVERYWHERE))

    def stops(self, game: Deus, among: i64) -> i64:
        return destinations(game, self.seat, self.hex, self.fresh, self.left, self.steps, among)

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if not hex_:
            return 0
        self.stops(game, hex_)
        return game.forbidden

    def answer(self, game: Deus, answer: i64) -> None:
        game.move_army(self.seat, self.hex, game.board.space[answer - HEX])
        gone = BIT[self.hex]
        fresh = self.fresh if self.double & gone else self.fresh & ~gone
        if self.left > 1:
            game.push(AskArmy(self.seat, self.left - 1, self.steps, fresh, self.double & ~gone))


GAME.add_step(
    "move", AskMove, ["seat", "hex", "left", "steps", "fresh", "double"], "deus.move.step"
)


# Temples: what they score by the final board, at most 12 VP each.


class ScorePerTerrain(Scoring):
    """`amount` VP for each region of this terrain you occupy."""

    def __init__(self, amount: i64, terrain: i64) -> None:
        self.amount: Final = amount
        self.terrain: Final = terrain

    def points(self, game: Deus, seat: Seat) -> i64:
        return self.amount * size(game.players[seat].own & game.board.of_terrain[self.terrain])


class ScorePerBuildingIn(Scoring):
    """`amount` VP for each of your buildings, temples included, in this terrain."""

    def __init__(self, amount: i64, terrain: i64) -> None:
        self.amount: Final = amount
        self.terrain: Final = terrain

    def points(self, game: Deus, seat: Seat) -> i64:
        there = game.board.of_terrain[self.terrain]
        return self.amount * game.players[seat].buildings_in(there)


class ScorePerCity(Scoring):
    """`amount` VP for each region you occupy with at least `least` buildings."""

    def __init__(self, amount: i64, least: i64) -> None:
        self.amount: Final = amount
        self.least: Final = least

    def points(self, game: Deus, seat: Seat) -> i64:
        return self.amount * size(game.players[seat].cities(self.least))


class ScorePerPiece(Scoring):
    """`amount` VP for each of your pieces of this kind on the board."""

    def __init__(self, amount: i64, kind: i64) -> None:
        self.amount: Final = amount
        self.kind: Final = kind

    def points(self, game: Deus, seat: Seat) -> i64:
        return self.amount * game.players[seat].built(self.kind)

"""The science cards (yellow): strong 1x abilities, coins, cards that activate others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import BIT, lowest
from ...core.piles import plus, put_in_order
from ...core.steps import Options, Question, Series
from ...core.types import PASS, Seat
from ..effects import (
    MayPass,
    activate,
    add_numbers,
    add_pieces,
    can_be_activated,
    draw_optionally,
    other_cards,
    pieces_of,
)
from ..printed import (
    CARDS,
    GAME,
    GOLD,
    HAND_LIMIT,
    MARITIME,
    NUMBER,
    PIECE,
    SPOT,
    SPOTS,
    TEMPLE,
    VP,
    Effect,
    rank_of,
    row_of,
)
from ..state import Deus, Player

TOOK_TOP: Final = GAME.add_event("took_top", ["card"], chance=True)  # which lay open
TOOK_DISCARD: Final = GAME.add_event("took_discard", [], ["card"], chance=True)
RETURNED_PIECES: Final = GAME.add_event("returned_pieces", ["kind", "amount"])
LAID_COIN: Final = GAME.add_event("laid_coin", ["card", "spot"])
DOUBLED: Final = GAME.add_event("doubled", ["card", "spot"])

WORKSHOP_LIMIT: Final = GAME.add_rule("egypt.yellow.architect.limit")
SHORT_PILE: Final = GAME.add_rule("egypt.yellow.architect.pile")
HOUSE_LIMIT: Final = GAME.add_rule("egypt.yellow.house_of_life.limit")
OTHER_RANK: Final = GAME.add_rule("egypt.yellow.archives.rank")
NO_TEMPLE: Final = GAME.add_rule("egypt.yellow.activate.no_temple")
ITSELF: Final = GAME.add_rule("egypt.yellow.activate.other")
NESTED: Final = GAME.add_rule("egypt.yellow.activate.nested")
COIN_THERE: Final = GAME.add_rule("egypt.yellow.observatory.single")

EVERY_ROW: Final[i64] = BIT[TEMPLE] - 1  # but that of the temples
ANY_RANK: Final = 0


# Architect Workshop.


class TakeDiscards(Effect):
    """Take the top `amount` cards of the discard pile."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        if game.variant.effects_optional:
            game.push(AskDiscards(seat, self.amount))
        else:
            take_discards(game, seat, self.amount)


def take_discards(game: Deus, seat: Seat, amount: i64) -> None:
    """Take cards from the discard pile. All have seen the top one, nobody those below it."""
    player = game.players[seat]
    left: i64 = len(game.discard)
    top = left - 1
    while amount > 0 and left > 0 and len(player.hand) < HAND_LIMIT:
        left -= 1
        amount -= 1
        card = game.discard[left]
        game.discard = game.discard[:left]
        player.hand = put_in_order(player.hand, card)
        game.learn()  # the next one lies open now
        if left == top:
            game.tell(TOOK_TOP, seat, card)
        else:
            game.tell(TOOK_DISCARD, seat, c=card, known_to=BIT[seat])


class AskDiscards(Question[Deus]):
    """How many of the top cards?"""

    def __init__(self, seat: Seat, most: i64) -> None:
        super().__init__(seat)
        self.most: Final = most

    def options(self, game: Deus, out: Options) -> None:
        room = HAND_LIMIT - len(game.players[self.seat].hand)
        cards: i64 = len(game.discard)
        add_numbers(out, room if room < cards else cards, self.most)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if NUMBER <= answer <= NUMBER + self.most:
            room = HAND_LIMIT - len(game.players[self.seat].hand)
            return WORKSHOP_LIMIT if NUMBER + room < answer else SHORT_PILE
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        take_discards(game, self.seat, answer - NUMBER)


GAME.add_step("take_discards", AskDiscards, ["seat", "most"], "egypt.yellow.architect")


class FillTableau(Effect):
    """1x: gain pieces until there are `amount` of each kind on the tableau."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        for kind in range(TEMPLE):
            game.take_piece(seat, kind, self.amount - game.players[seat].tableau[kind])


# Library.


class ReturnPieces(Effect):
    """Return all pieces of one kind from the tableau for `amount` VP each."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskReturn(seat, self.amount))


class AskReturn(MayPass):
    """Which kind? One without pieces may be chosen too; it brings nothing."""

    def __init__(self, seat: Seat, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def options(self, game: Deus, out: Options) -> None:
        if pieces_ready(game.players[self.seat]):
            for kind in range(TEMPLE):
                out.add(PIECE + kind)
        self.add_pass(game, out)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        kind = answer - PIECE
        player = game.players[self.seat]
        pieces = player.tableau[kind]
        if pieces > 0:
            player.tableau = plus(player.tableau, kind, -pieces)
            player.supply = plus(player.supply, kind, pieces)
            game.tell(RETURNED_PIECES, self.seat, kind, pieces)
            game.gain(self.seat, VP, self.amount * pieces)


GAME.add_step("return_pieces", AskReturn, ["seat", "amount"], "egypt.yellow.library")


def pieces_ready(player: Player) -> i64:
    """How many pieces are on a tableau."""
    count: i64 = 0
    for pieces in player.tableau:
        count += pieces
    return count


class ActivateAny(Effect):
    """1x: activate any other card."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskOtherCard(seat, spot, ANY_RANK))


class AskOtherCard(MayPass):
    """Which card does the one at `spot` activate: of which rank, if only one rank will do?"""

    def __init__(self, seat: Seat, spot: i64, rank: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot
        self.rank: Final = rank

    def options(self, game: Deus, out: Options) -> None:
        left = can_be_activated(game, self.seat, self.spot, EVERY_ROW)
        while left:
            other = lowest(left)
            left &= left - 1
            if self.rank == ANY_RANK or self.rank == rank_of(other):
                out.add(SPOT + other)
        self.add_pass(game, out)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if not is_card(game, self.seat, answer):
            return super().cannot(game, answer)
        other = answer - SPOT
        if not other_cards(game, self.seat, self.spot, EVERY_ROW) & BIT[other]:
            return not_other(self.spot, other)
        if not can_be_activated(game, self.seat, self.spot, EVERY_ROW) & BIT[other]:
            return NESTED
        return OTHER_RANK

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            activate(game, self.seat, self.spot, answer - SPOT)


GAME.add_step(
    "other_card", AskOtherCard, ["seat", "spot", "rank"], "egypt.yellow.activate.standard"
)


def is_card(game: Deus, seat: Seat, answer: i64) -> bool:
    """Whether an answer names a spot where a card of the seat lies."""
    spot = answer - SPOT
    if not 0 <= spot < len(SPOTS):
        return False
    return rank_of(spot) <= len(game.players[seat].rows[row_of(spot)])


def not_other(spot: i64, other: i64) -> i64:
    """Why a card cannot be chosen by the one at `spot`, whatever it is chosen for."""
    return ITSELF if other == spot else NO_TEMPLE


# House of Life.


class BuyCards(Effect):
    """Draw as many cards as you like for `price` gold each."""

    def __init__(self, price: i64) -> None:
        self.price: Final = price

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskBuyCards(seat, self.price))


class AskBuyCards(Question[Deus]):
    """How many? The number is announced and paid before the first card is drawn."""

    def __init__(self, seat: Seat, price: i64) -> None:
        super().__init__(seat)
        self.price_each: Final = price

    def options(self, game: Deus, out: Options) -> None:
        most = game.drawable(self.seat)
        while most > 0 and most * self.price_each > game.players[self.seat].goods[GOLD]:
            most -= 1
        add_numbers(out, most, HAND_LIMIT)

    def cannot(self, game: Deus, answer: i64) -> i64:
        room = HAND_LIMIT - len(game.players[self.seat].hand)
        return HOUSE_LIMIT if NUMBER + room < answer <= NUMBER + HAND_LIMIT else 0

    def answer(self, game: Deus, answer: i64) -> None:
        game.pay(self.seat, GOLD, self.price_each * (answer - NUMBER))
        game.draw(self.seat, answer - NUMBER)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {"gold": self.price_each * (answer - NUMBER)} if answer > NUMBER else {}


GAME.add_step("buy_cards", AskBuyCards, ["seat", "price_each"], "egypt.yellow.house_of_life.max")


class GainPerPiece(Effect):
    """1x: gain `amount` of `good` for each piece on the tableau."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.gain(seat, self.good, self.amount * pieces_ready(game.players[seat]))


# Royal Archives.


class ActivateSameRank(Effect):
    """Activate a card of the same rank in another row."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskOtherCard(seat, spot, rank_of(spot)))


class GainPerCard(Effect):
    """1x: gain `amount` of `good` for each card of a colour above the tableau."""

    def __init__(self, amount: i64, good: i64, kind: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good
        self.kind: Final = kind

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        player = game.players[seat]
        if game.variant.switches["archives_count"] == "row":
            cards: i64 = len(player.rows[self.kind])
        else:
            cards = cards_of_colour(player, self.kind)
        game.gain(seat, self.good, self.amount * cards)


def cards_of_colour(player: Player, kind: i64) -> i64:
    """How many cards of a colour lie above a tableau, in whatever row.

    A face-down joker is of none of the standard ones.
    """
    count: i64 = 0
    for row in player.rows:
        for card in row:
            if CARDS[card].kind == kind:
                count += 1
    return count


# Manufactory.


class GainPerPair(Effect):
    """1x: gain `amount` of `good` for each set of two pieces on the tableau."""

    def __init__(self, amount: i64, good: i64) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        player = game.players[seat]
        if game.variant.switches["manufactory_sets"] == "same_kind":
            pairs: i64 = 0
            for pieces in player.tableau:
                pairs += pieces // 2
        else:
            pairs = pieces_ready(player) // 2
        game.gain(seat, self.good, self.amount * pairs)


# Scribal School.


class BuyPieces(Effect):
    """Buy up to `most` pieces of any kinds for `price` gold each."""

    def __init__(self, most: i64, price: i64) -> None:
        self.most: Final = most
        self.price: Final = price

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskBuyPiece(seat, self.most, self.price, MARITIME))


class AskBuyPiece(Question[Deus]):
    """One piece at a time, in the order of kinds."""

    def __init__(self, seat: Seat, left: i64, price: i64, kind: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.price_each: Final = price
        self.kind: Final = kind  # the first kind still open

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        if player.goods[GOLD] >= self.price_each:
            add_pieces(out, player.supply, self.kind, 0)
            if out.count:
                out.add(PASS)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        game.pay(self.seat, GOLD, self.price_each)
        game.take_piece(self.seat, answer - PIECE, 1)
        if self.left > 1:
            game.push(AskBuyPiece(self.seat, self.left - 1, self.price_each, answer - PIECE))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {"gold": self.price_each}

    def series(self, game: Deus) -> Series | None:
        return pieces_of(self.left, game.players[self.seat].supply, self.kind)


GAME.add_step(
    "buy_piece", AskBuyPiece, ["seat", "left", "price_each", "kind"], "egypt.yellow.pieces"
)


class DrawUpTo(Effect):
    """1x: draw until you hold `hand` cards."""

    def __init__(self, hand: i64) -> None:
        self.hand: Final = hand

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        draw_optionally(game, seat, self.hand - len(game.players[seat].hand))


# Observatory.


class LayCoin(Effect):
    """Lay 1 gold on another card: its next activation is double."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskCoin(seat, spot))


class AskCoin(MayPass):
    """On which card does the one at `spot` lay the coin?"""

    def __init__(self, seat: Seat, spot: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        if player.goods[GOLD]:
            left = other_cards(game, self.seat, self.spot, EVERY_ROW) & ~player.egypt.coins
            while left:
                out.add(SPOT + lowest(left))
                left &= left - 1
        self.add_pass(game, out)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if not is_card(game, self.seat, answer):
            return super().cannot(game, answer)
        other = answer - SPOT
        if game.players[self.seat].egypt.coins & BIT[other]:
            return COIN_THERE
        return not_other(self.spot, other)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        other = answer - SPOT
        player = game.players[self.seat]
        game.pay(self.seat, GOLD, 1)
        own = player.egypt.copy()
        own.coins |= BIT[other]
        player.egypt = own
        game.tell(LAID_COIN, self.seat, player.card_at(other), other)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {"gold": 1}


GAME.add_step("lay_coin", AskCoin, ["seat", "spot"], "egypt.yellow.observatory")


def doubles(game: Deus, seat: Seat, spot: i64) -> bool:
    """A coin on the card doubles this activation and goes."""
    player = game.players[seat]
    if not player.egypt.coins & BIT[spot]:
        return False
    own = player.egypt.copy()
    own.coins &= ~BIT[spot]
    player.egypt = own
    game.tell(DOUBLED, seat, player.card_at(spot), spot)
    return True

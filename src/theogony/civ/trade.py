"""Trade tokens: what a focus card has to spend, and where tokens and other pieces are laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.steps import Options, Question
from ..core.types import Seat
from .printed import (
    AMERICA,
    CITY_STATE_TYPES,
    GAME,
    GREAT_ZIMBABWE,
    MOST_STORED,
    MOST_TRADE,
    NATURAL_WONDER,
    NUMBER,
    SLOT,
    SLOTS,
    USE,
    type_of,
)

if TYPE_CHECKING:
    from .state import Civ

USED_GUEST: Final = GAME.add_event("used_guest", ["city_state"])
USED_RELIC: Final = GAME.add_event("used_relic", ["natural"])

ALL_SLOTS: Final[i64] = 31  # slots 1 to 5 as bits 0 to 4


# Spending.


def tokens_on(game: Civ, seat: Seat, slot: i64, defending: bool = False) -> i64:
    """What a card has to spend: its trade tokens, and city-states and America's natural wonders
    on it that have not served this turn."""
    player = game.players[seat]
    count = player.trade[slot - 1] + size(unused_relics(game, seat, slot))
    if not defending or game.variant.guests_defend:
        count += size(player.guests[slot - 1] & ~player.used_guests)
    return count


def spend(
    game: Civ, seat: Seat, slot: i64, amount: i64, defending: bool = False, kept: i64 = 0
) -> None:
    """City-states first: they stay on the card and serve again next turn. Then trade tokens and
    America's natural wonders as the player likes, but for those to be `kept`, as bits."""
    if not defending or game.variant.guests_defend:
        amount = spend_guests(game, seat, slot, amount)
    spend_rest(game, seat, slot, amount, kept)


def spend_guests(game: Civ, seat: Seat, slot: i64, amount: i64) -> i64:
    """City-states on the card serve as tokens. How many tokens are still to be spent."""
    player = game.players[seat]
    guests = player.guests[slot - 1] & ~player.used_guests
    while guests and amount > 0:
        state = lowest(guests)
        guests &= guests - 1
        player.used_guests |= BIT[state]
        game.tell(USED_GUEST, seat, state)
        amount -= 1
    return amount


def spend_rest(game: Civ, seat: Seat, slot: i64, amount: i64, kept: i64) -> None:
    if amount > 0 and unused_relics(game, seat, slot) & ~kept:
        game.push(AskSpend(seat, slot, amount, kept))
    else:
        game.spend_trade(seat, slot, amount)


def unused_relics(game: Civ, seat: Seat, slot: i64) -> i64:
    """Natural wonders on a card that have not served this turn, as bits."""
    player = game.players[seat]
    return player.relics[slot - 1] & ~player.used_naturals


class AskSpend(Question["Civ"]):
    """America: which natural wonder on the card serves as a token, in rising order, or are trade
    tokens spent for all that is `left`?"""

    def __init__(self, seat: Seat, slot: i64, left: i64, kept: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.left: Final = left
        self.kept: Final = kept

    def options(self, game: Civ, out: Options) -> None:
        tokens = game.players[self.seat].trade[self.slot - 1]
        relics = unused_relics(game, self.seat, self.slot) & ~self.kept
        while relics:
            if tokens + size(relics) >= self.left:
                out.add(NATURAL_WONDER + lowest(relics))
            relics &= relics - 1
        if tokens >= self.left:
            out.add(NUMBER + self.left)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return {"trade": self.left} if answer >= NUMBER else {}

    def answer(self, game: Civ, answer: i64) -> None:
        if answer >= NUMBER:
            game.spend_trade(self.seat, self.slot, self.left)
            return
        natural = answer - NATURAL_WONDER
        use_relic(game, self.seat, natural)
        kept = self.kept | BIT[natural + 1] - 1
        spend_rest(game, self.seat, self.slot, self.left - 1, kept)
        push_relic(game, self.seat, natural)


GAME.add_step("spend", AskSpend, ["seat", "slot", "left", "kept"], "civ.card.america")


def use_relic(game: Civ, seat: Seat, natural: i64) -> None:
    """As a trade token of the card it lies on. It is to be laid on a card anew."""
    game.players[seat].used_naturals |= BIT[natural]
    game.tell(USED_RELIC, seat, natural)


def spend_first(game: Civ, seat: Seat, slot: i64, amount: i64) -> None:
    """Tokens declared for a wonder. Natural wonders come last: they may serve as resources."""
    amount = spend_guests(game, seat, slot, amount)
    tokens = game.players[seat].trade[slot - 1]
    if tokens > amount:
        tokens = amount
    game.spend_trade(seat, slot, tokens)
    relics = unused_relics(game, seat, slot)
    while amount > tokens:
        use_relic(game, seat, lowest(relics))
        push_relic(game, seat, lowest(relics))
        relics &= relics - 1
        amount -= 1


def price(game: Civ, seat: Seat, slot: i64, amount: i64, defending: bool = False) -> dict[str, int]:
    """What so many tokens of a card cost at most: city-states on it serve for nothing, and so may
    America's natural wonders."""
    if not defending or game.variant.guests_defend:
        player = game.players[seat]
        amount -= size(player.guests[slot - 1] & ~player.used_guests)
    return {"trade": amount} if amount > 0 else {}


# Gaining.


def push_gain(game: Civ, seat: Seat, amount: i64) -> None:
    """Tokens that the player distributes freely."""
    push_gain_among(game, seat, ALL_SLOTS, amount)


def push_gain_on(game: Civ, seat: Seat, slot: i64, amount: i64) -> None:
    """Tokens for one card."""
    push_gain_among(game, seat, BIT[slot - 1], amount)


def push_gain_type(game: Civ, seat: Seat, type: i64, amount: i64) -> None:
    """Tokens for the card of a type: with two such cards the player chooses one, with none they
    are lost."""
    slots = slots_of(game, seat, type)
    if size(slots) > 1:
        game.push(AskTradeCard(seat, type, amount))
    elif slots:
        push_gain_among(game, seat, slots, amount)


def push_gain_among(game: Civ, seat: Seat, slots: i64, amount: i64) -> None:
    """Tokens for some slots. Without a choice they lie there at once, as far as there is room."""
    if amount <= 0:
        return
    if room_in_zimbabwe(game, seat) == 0:
        if size(slots) == 1 or room_among(game, seat, slots) == 0:
            game.gain_trade(seat, lowest(slots) + 1, amount)
            return
    game.push(AskTrade(seat, slots, amount))


def room_among(game: Civ, seat: Seat, slots: i64) -> i64:
    """How many tokens still fit on the cards of some slots."""
    room: i64 = 0
    for i in range(SLOTS):
        if slots & BIT[i]:
            room += MOST_TRADE - game.players[seat].trade[i]
    return room


def room_in_zimbabwe(game: Civ, seat: Seat) -> i64:
    if not game.players[seat].has(GREAT_ZIMBABWE):
        return 0
    return MOST_STORED - game.zimbabwe


def slots_of(game: Civ, seat: Seat, type: i64) -> i64:
    """The slots with cards of a type, as bits."""
    found: i64 = 0
    for i in range(SLOTS):
        if type_of(game.players[seat].row[i]) == type:
            found |= BIT[i]
    return found


class AskTrade(Question["Civ"]):
    """On which card does the next of the tokens go, in rising order of slots? A full card wastes
    it. All that are left may go to Great Zimbabwe, if they fit."""

    def __init__(self, seat: Seat, slots: i64, left: i64) -> None:
        super().__init__(seat)
        self.slots: Final = slots
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        for i in range(SLOTS):
            if self.slots & BIT[i]:
                out.add(SLOT + 1 + i)
        if self.left <= room_in_zimbabwe(game, self.seat):
            out.add(USE + GREAT_ZIMBABWE)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == USE + GREAT_ZIMBABWE:
            game.store_trade(self.seat, self.left)
            return
        slot = answer - SLOT
        game.gain_trade(self.seat, slot, 1)
        push_gain_among(game, self.seat, self.slots & ~(BIT[slot - 1] - 1), self.left - 1)


GAME.add_step("gain_trade", AskTrade, ["seat", "slots", "left"], "civ.trade.limit.waste")


class AskTradeCard(Question["Civ"]):
    """On which of the cards of a type do the tokens go?"""

    def __init__(self, seat: Seat, type: i64, amount: i64) -> None:
        super().__init__(seat)
        self.type: Final = type
        self.amount: Final = amount

    def options(self, game: Civ, out: Options) -> None:
        for i in range(SLOTS):
            if type_of(game.players[self.seat].row[i]) == self.type:
                out.add(SLOT + 1 + i)

    def answer(self, game: Civ, answer: i64) -> None:
        push_gain_on(game, self.seat, answer - SLOT, self.amount)


GAME.add_step("trade_card", AskTradeCard, ["seat", "type", "amount"], "civ.clar.no_type_in_row")


# City-states and natural wonders on cards.


def push_relic(game: Civ, seat: Seat, natural: i64) -> None:
    """America lays a natural wonder, whenever gained or spent, on a card of the row."""
    if game.players[seat].has(AMERICA):
        game.push(AskRelic(seat, natural))


class AskRelic(Question["Civ"]):
    def __init__(self, seat: Seat, natural: i64) -> None:
        super().__init__(seat)
        self.natural: Final = natural

    def options(self, game: Civ, out: Options) -> None:
        if game.players[self.seat].naturals & BIT[self.natural]:
            for slot in range(1, SLOTS + 1):
                out.add(SLOT + slot)

    def answer(self, game: Civ, answer: i64) -> None:
        game.lay_relic(self.seat, self.natural, answer - SLOT)


GAME.add_step("relic", AskRelic, ["seat", "natural"], "civ.card.america")


def push_guest(game: Civ, seat: Seat, state: i64) -> None:
    """With two cards of its type the player chooses where the token of a city-state lies."""
    if size(slots_of(game, seat, CITY_STATE_TYPES[state])) > 1:
        game.push(AskGuest(seat, state))


class AskGuest(Question["Civ"]):
    """On which of the cards of its type does the token of a conquered city-state lie?"""

    def __init__(self, seat: Seat, city_state: i64) -> None:
        super().__init__(seat)
        self.city_state: Final = city_state

    def options(self, game: Civ, out: Options) -> None:
        if game.conqueror[self.city_state] == self.seat:
            for i in range(SLOTS):
                if type_of(game.players[self.seat].row[i]) == CITY_STATE_TYPES[self.city_state]:
                    out.add(SLOT + 1 + i)

    def answer(self, game: Civ, answer: i64) -> None:
        game.lay_guest(self.seat, self.city_state, answer - SLOT)


GAME.add_step("guest", AskGuest, ["seat", "city_state"], "civ.card.oxford_tokens")

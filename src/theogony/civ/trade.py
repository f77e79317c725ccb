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
    count = player.trade[slot - 1] + size(player.relics[slot - 1] & ~player.used_naturals)
    if not defending or game.variant.guests_defend:
        count += size(player.guests[slot - 1] & ~player.used_guests)
    return count


def spend(game: Civ, seat: Seat, slot: i64, amount: i64, defending: bool = False) -> None:
    """First what stays on the card, then trade tokens, which go back to the supply."""
    player = game.players[seat]
    if not defending or game.variant.guests_defend:
        guests = player.guests[slot - 1] & ~player.used_guests
        while guests and amount > 0:
            state = lowest(guests)
            guests &= guests - 1
            player.used_guests |= BIT[state]
            game.tell(USED_GUEST, seat, state)
            amount -= 1
    relics = player.relics[slot - 1] & ~player.used_naturals
    while relics and amount > 0:
        natural = lowest(relics)
        relics &= relics - 1
        player.used_naturals |= BIT[natural]
        game.tell(USED_RELIC, seat, natural)
        push_relic(game, seat, natural)
        amount -= 1
    game.spend_trade(seat, slot, amount)


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
    """Tokens for some slots. Without a choice they lie there at once."""
    if amount <= 0 or (room_among(game, seat, slots) == 0 and room_in_zimbabwe(game, seat) == 0):
        return
    if size(slots) == 1 and room_in_zimbabwe(game, seat) == 0:
        game.gain_trade(seat, lowest(slots) + 1, amount)
    else:
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
    """On which card the next of the tokens goes, in rising order of slots; a full card wastes it.
    All that are left may go to Great Zimbabwe, if they fit."""

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

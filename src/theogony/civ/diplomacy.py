"""Diplomacy cards: of city-states and of other players, taken, kept and given back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.steps import Options, Question, Step
from ..core.types import PASS, Seat
from .board import RESOURCES
from .printed import (
    CARD,
    CITY_STATE_CARD,
    DIPLOMACY,
    EMBASSY,
    GAME,
    POTALA_PALACE,
    RESOURCE,
    SEAT,
    SLOT,
    SLOTS,
)
from .state import Civ

POTALA_TAKES: Final = 3  # cards its builder may take

NOT_IN_STACK: Final = GAME.add_rule("civ.economy.arrive_rival.stack")
SUPPLY_EMPTY: Final = GAME.add_rule("civ.comp.supply_empty")
OTHER_CARD: Final = GAME.add_rule("civ.card.geneva")


def add_cards(out: Options, cards: i64) -> None:
    """Diplomacy cards given as bits."""
    while cards:
        out.add(CARD + lowest(cards))
        cards &= cards - 1


def not_in_stack(game: Civ, giver: Seat, answer: i64) -> i64:
    """The rule that keeps a card of the giver out of reach, if it is that rule."""
    card = answer - CARD
    if 0 <= card < len(DIPLOMACY) and not game.stack_of(giver) & BIT[card]:
        return NOT_IN_STACK
    return 0


# Caravans bring them.


class AskVisit(Question[Civ]):
    """A visitor may take a card of the city-state, if one is left and the seat has none."""

    def __init__(self, seat: Seat, city_state: i64) -> None:
        super().__init__(seat)
        self.city_state: Final = city_state

    def options(self, game: Civ, out: Options) -> None:
        has_one = game.players[self.seat].visits & BIT[self.city_state]
        if not has_one and game.cards_left(self.city_state):
            out.add(CITY_STATE_CARD + self.city_state)
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.take_visit(self.seat, self.city_state)


GAME.add_step("visit", AskVisit, ["seat", "city_state"], "civ.economy.arrive_city_state.card")


class AskTreaty(Question[Civ]):
    """A visitor may take a card out of the rival's stack. One taken before is given back for it,
    unless Potala Palace lets the seat keep several."""

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival: Final = rival

    def options(self, game: Civ, out: Options) -> None:
        add_cards(out, game.stack_of(self.rival))
        if out.count:
            out.add(PASS)

    def cannot(self, game: Civ, answer: i64) -> i64:
        return not_in_stack(game, self.rival, answer)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        if not game.players[self.seat].has(POTALA_PALACE):
            give_back(game, self.seat, self.rival, game.treaties_with(self.seat, self.rival))
        game.take_treaty(self.seat, self.rival, answer - CARD)


GAME.add_step("treaty", AskTreaty, ["seat", "rival"], "civ.economy.arrive_rival.card")


def give_back(game: Civ, seat: Seat, giver: Seat, cards: i64) -> None:
    """Cards taken from another player go back into that player's stack."""
    while cards:
        game.return_treaty(seat, giver, lowest(cards))
        cards &= cards - 1


class Embassy(Step[Civ]):
    """A caravan came to the giver's capital: the card works if it was there on arrival (`held`)
    or was taken there."""

    def __init__(self, seat: Seat, rival: Seat, held: i64) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.held: Final = held

    def run(self, game: Civ) -> None:
        if self.held or has_embassy(game, self.seat, self.rival):
            game.push(AskEmbassyResource(self.seat))
            game.push(AskEmbassyToken(self.seat, self.rival))


GAME.add_step("embassy", Embassy, ["seat", "rival", "held"])


def has_embassy(game: Civ, seat: Seat, rival: Seat) -> bool:
    return game.treaties_with(seat, rival) & BIT[EMBASSY] != 0


class AskEmbassyToken(Question[Civ]):
    """The visitor chooses the card of the giver that gets a trade token, a full one too."""

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival: Final = rival

    def options(self, game: Civ, out: Options) -> None:
        for slot in range(1, SLOTS + 1):
            out.add(SLOT + slot)

    def answer(self, game: Civ, answer: i64) -> None:
        game.gain_trade(self.rival, answer - SLOT, 1)


GAME.add_step("embassy_token", AskEmbassyToken, ["seat", "rival"], "civ.card.embassy")


class AskEmbassyResource(Question[Civ]):
    """Then the visitor takes a resource of any kind in supply."""

    def options(self, game: Civ, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if game.supply[resource]:
                out.add(RESOURCE + resource)

    def cannot(self, game: Civ, answer: i64) -> i64:
        return SUPPLY_EMPTY if RESOURCE <= answer < RESOURCE + len(RESOURCES) else 0

    def answer(self, game: Civ, answer: i64) -> None:
        game.gain_resource(self.seat, answer - RESOURCE)


GAME.add_step("embassy_resource", AskEmbassyResource, ["seat"], "civ.card.embassy")


# Potala Palace.


def push_potala(game: Civ, seat: Seat) -> None:
    """Its builder takes up to three cards, from the stacks of one or more rivals."""
    game.push(AskPotala(seat, POTALA_TAKES, 0))


def in_stacks(game: Civ, seat: Seat, rival: Seat, after: i64) -> i64:
    """Cards in a rival's stack that come no earlier than number `after` of all players' cards."""
    first = after - len(DIPLOMACY) * rival
    if rival == seat or first >= len(DIPLOMACY):
        return 0
    cards = game.stack_of(rival)
    return cards if first <= 0 else cards & ~(BIT[first] - 1)


class AskPotala(Question[Civ]):
    """Whose stack is the next card from? Cards are taken in the order of seats and cards."""

    def __init__(self, seat: Seat, left: i64, after: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.after: Final = after

    def options(self, game: Civ, out: Options) -> None:
        for rival in range(len(game.players)):
            if in_stacks(game, self.seat, rival, self.after):
                out.add(SEAT + rival)
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.push(AskPotalaCard(self.seat, answer - SEAT, self.left, self.after))


GAME.add_step("potala", AskPotala, ["seat", "left", "after"], "civ.card.potala")


class AskPotalaCard(Question[Civ]):
    def __init__(self, seat: Seat, rival: Seat, left: i64, after: i64) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.left: Final = left
        self.after: Final = after

    def options(self, game: Civ, out: Options) -> None:
        add_cards(out, in_stacks(game, self.seat, self.rival, self.after))

    def cannot(self, game: Civ, answer: i64) -> i64:
        return not_in_stack(game, self.rival, answer)

    def answer(self, game: Civ, answer: i64) -> None:
        game.take_treaty(self.seat, self.rival, answer - CARD)
        if self.left > 1:
            after = len(DIPLOMACY) * self.rival + answer - CARD + 1
            game.push(AskPotala(self.seat, self.left - 1, after))


GAME.add_step("potala_card", AskPotalaCard, ["seat", "rival", "left", "after"], "civ.card.potala")


class PotalaLost(Step[Civ]):
    """Without the palace one card of each player is kept."""

    def run(self, game: Civ) -> None:
        for rival in range(len(game.players) - 1, -1, -1):
            game.push(AskKeep(self.seat, rival))


GAME.add_step("potala_lost", PotalaLost, ["seat"])


class AskKeep(Question[Civ]):
    """Which of a rival's cards is kept? The others go back."""

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival: Final = rival

    def options(self, game: Civ, out: Options) -> None:
        held = game.treaties_with(self.seat, self.rival)
        if size(held) > 1 and not game.players[self.seat].has(POTALA_PALACE):
            add_cards(out, held)

    def answer(self, game: Civ, answer: i64) -> None:
        held = game.treaties_with(self.seat, self.rival)
        give_back(game, self.seat, self.rival, held & ~BIT[answer - CARD])


GAME.add_step("keep", AskKeep, ["seat", "rival"], "civ.card.potala_lost")


# Geneva.


def can_use_geneva(game: Civ, seat: Seat) -> bool:
    for rival in range(len(game.players)):
        if may_exchange(game, seat, rival):
            return True
    return False


def may_exchange(game: Civ, seat: Seat, rival: Seat) -> bool:
    """The seat has a card of the rival, and another one lies in the rival's stack."""
    return game.treaties_with(seat, rival) != 0 and game.stack_of(rival) != 0


def push_geneva(game: Civ, seat: Seat) -> None:
    """A card taken from another player is returned for a different one of that player."""
    game.push(AskGeneva(seat))


class AskGeneva(Question[Civ]):
    """Whose card is exchanged?"""

    def options(self, game: Civ, out: Options) -> None:
        for rival in range(len(game.players)):
            if may_exchange(game, self.seat, rival):
                out.add(SEAT + rival)

    def cannot(self, game: Civ, answer: i64) -> i64:
        return OTHER_CARD

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskGenevaReturn(self.seat, answer - SEAT))


GAME.add_step("geneva", AskGeneva, ["seat"], "civ.card.geneva")


class AskGenevaReturn(Question[Civ]):
    """Which of them goes back?"""

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival: Final = rival

    def options(self, game: Civ, out: Options) -> None:
        add_cards(out, game.treaties_with(self.seat, self.rival))

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskGenevaTake(self.seat, self.rival, answer - CARD))


GAME.add_step("geneva_return", AskGenevaReturn, ["seat", "rival"], "civ.card.geneva")


class AskGenevaTake(Question[Civ]):
    """What is taken for it? Not the same card: it goes back only now."""

    def __init__(self, seat: Seat, rival: Seat, diplomacy: i64) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.diplomacy: Final = diplomacy

    def options(self, game: Civ, out: Options) -> None:
        add_cards(out, game.stack_of(self.rival))

    def answer(self, game: Civ, answer: i64) -> None:
        game.return_treaty(self.seat, self.rival, self.diplomacy)
        game.take_treaty(self.seat, self.rival, answer - CARD)


GAME.add_step("geneva_take", AskGenevaTake, ["seat", "rival", "diplomacy"], "civ.card.geneva")

"""Science: the tech dial, new focus cards, and what else science cards do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, PASS, Hex, Seat
from . import trade
from .printed import (
    BACK_TO,
    DIAL,
    FOCUS,
    GAME,
    HEX,
    LEVELS,
    MARKS,
    NUMBER,
    OXFORD_UNIVERSITY,
    RESOURCE,
    SCIENCE,
    SLOT,
    SLOTS,
    TAKE,
    TYPES,
    Effect,
    level_of,
    type_of,
)
from .state import LOST_TOKEN, Civ

NUKED: Final = GAME.add_event("nuked", ["hex"])

NO_SUCH_TYPE: Final = GAME.add_rule("civ.focus.replace")
NO_SUPPLY: Final = GAME.add_rule("civ.comp.supply_empty")


# What some cards do before the pointer moves.
NOTHING_BEFORE: Final = 0
GAIN_TRADE: Final = 1
NEW_RESOURCE: Final = 2
NUKE: Final = 3
GAME.words["before"] = ["nothing", "trade", "resource", "nuke"]

# The dial.


class Advance(Effect):
    """Move the pointer of the tech dial by the strength, after what the card does `before`. Trade
    tokens are spent after that too, unless the table declares them before anything is done."""

    def __init__(self, before: i64 = NOTHING_BEFORE) -> None:
        self.before: Final = before

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        if game.variant.declares_first:
            game.push(AskAdvance(seat, slot, strength, self.before))
        else:
            game.push(AskAdvance(seat, slot, strength, NOTHING_BEFORE))
            do_before(game, seat, strength, self.before)


def do_before(game: Civ, seat: Seat, strength: i64, before: i64) -> None:
    if before == GAIN_TRADE:
        trade.push_gain(game, seat, 1)
    elif before == NEW_RESOURCE:
        game.push(AskNewResource(seat))
    elif before == NUKE and strength == SLOTS:
        game.push(AskNuke(seat))


class AskAdvance(Question[Civ]):
    """How many trade tokens are spent for further spaces? The dial need not be moved at all.
    What is to be done `before` that is still to be done.

    A token is best spent when the card has moved the pointer: then it is a move of its own, and
    lost spaces beyond the last one were only the card's. Tokens declared first are one move
    with it.
    """

    def __init__(self, seat: Seat, slot: i64, strength: i64, before: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.strength: Final = strength
        self.before: Final = before

    def options(self, game: Civ, out: Options) -> None:
        for amount in range(trade.tokens_on(game, self.seat, self.slot) + 1):
            out.add(NUMBER + amount)
        out.add(PASS)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        if answer == PASS:
            return {}
        return trade.price(game, self.seat, self.slot, answer - NUMBER)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            amount = answer - NUMBER
            if game.variant.declares_first:
                game.push(MovePointer(self.seat, self.strength + amount))
            else:
                for _ in range(amount):
                    game.push(MovePointer(self.seat, 1))
                game.push(MovePointer(self.seat, self.strength))
            trade.spend(game, self.seat, self.slot, amount)
        do_before(game, self.seat, self.strength, self.before)


GAME.add_step("advance", AskAdvance, ["seat", "slot", "strength", "before"], "civ.trade.science")


class MovePointer(Step[Civ]):
    """Move the pointer to the next space with a level, or as far as it goes; then the rest."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, game: Civ) -> None:
        space = game.players[self.seat].dial
        left = self.left
        if space == DIAL:
            self.go_beyond(game, left)
            return
        while left > 0:
            space += 1
            left -= 1
            if MARKS[space]:
                break
        if space == DIAL and left > 0 and not game.variant.passing_counts:
            self.go_beyond(game, left)
            return
        game.turn_dial(self.seat, space)
        if left > 0:
            game.push(MovePointer(self.seat, left))
        if MARKS[space]:
            game.push(AskTake(self.seat, MARKS[space]))

    def go_beyond(self, game: Civ, left: i64) -> None:
        """A step beyond the last space leads to 15; further ones are lost, or lead on."""
        game.turn_dial(self.seat, BACK_TO)
        if left > 1 and game.variant.surplus_continues:
            game.push(MovePointer(self.seat, left - 1))


GAME.add_step("move_pointer", MovePointer, ["seat", "left"])


# New focus cards.


class AskTake(Question[Civ]):
    """Which card of the level reached is taken from the own deck? None has to be."""

    def __init__(self, seat: Seat, level: i64) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for type in range(len(TYPES)):
            card = LEVELS * type + self.level - 1
            if player.in_deck(card) and places_for(game, self.seat, card):
                out.add(TAKE + card)
        if out.count:
            out.add(PASS)

    def cannot(self, game: Civ, answer: i64) -> i64:
        card = answer - TAKE
        if not 0 <= card < len(FOCUS) or level_of(card) != self.level:
            return 0
        return NO_SUCH_TYPE if game.players[self.seat].in_deck(card) else 0

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        places = places_for(game, self.seat, answer - TAKE)
        if size(places) == 1:
            game.replace_card(self.seat, lowest(places) + 1, answer - TAKE)
        else:
            game.push(AskReplace(self.seat, answer - TAKE))


GAME.add_step("take", AskTake, ["seat", "level"], "civ.science.level")


def places_for(game: Civ, seat: Seat, card: i64) -> i64:
    """The slots whose card a new one may replace, as bits: those of its type; with Oxford
    University all but those of science."""
    player = game.players[seat]
    found: i64 = 0
    for i in range(SLOTS):
        type = type_of(player.row[i])
        if type == type_of(card) or (type != SCIENCE and player.has(OXFORD_UNIVERSITY)):
            found |= BIT[i]
    return found


class AskReplace(Question[Civ]):
    """Which card of the row does the new one replace?"""

    def __init__(self, seat: Seat, focus: i64) -> None:
        super().__init__(seat)
        self.focus: Final = focus

    def options(self, game: Civ, out: Options) -> None:
        places = places_for(game, self.seat, self.focus)
        for i in range(SLOTS):
            if places & BIT[i]:
                out.add(SLOT + 1 + i)

    def answer(self, game: Civ, answer: i64) -> None:
        game.replace_card(self.seat, answer - SLOT, self.focus)


GAME.add_step("replace", AskReplace, ["seat", "focus"], "civ.card.oxford")


def push_upgrades(game: Civ, seat: Seat, count: i64, highest_level: i64) -> None:
    """Pyramids and Porcelain Tower: up to `count` cards up to that level go to the next one."""
    game.push(AskUpgrade(seat, count, highest_level, 0))


class AskUpgrade(Question[Civ]):
    """Which further card goes to the next level, in rising order of slots? All are replaced
    together, so the next cards have to be in the deck now."""

    def __init__(self, seat: Seat, left: i64, level: i64, slots: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.level: Final = level
        self.slots: Final = slots

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for i in range(SLOTS):
            card = player.row[i]
            if BIT[i] > self.slots and level_of(card) <= self.level and player.in_deck(card + 1):
                out.add(SLOT + 1 + i)
        if out.count or self.slots:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        slots = self.slots
        if answer != PASS:
            slots |= BIT[answer - SLOT - 1]
            if self.left > 1:
                game.push(AskUpgrade(self.seat, self.left - 1, self.level, slots))
                return
        upgrade(game, self.seat, slots)


GAME.add_step("upgrade", AskUpgrade, ["seat", "left", "level", "slots"], "civ.card.pyramids")


def upgrade(game: Civ, seat: Seat, slots: i64) -> None:
    while slots:
        slot = lowest(slots) + 1
        slots &= slots - 1
        game.replace_card(seat, slot, game.players[seat].row[slot - 1] + 1)


def push_oracle(game: Civ, seat: Seat) -> None:
    """The Oracle: two neighbouring cards change places."""
    game.push(AskNeighbours(seat))


class AskNeighbours(Question[Civ]):
    """Which card changes places with the one to the right of it?"""

    def options(self, game: Civ, out: Options) -> None:
        for slot in range(1, SLOTS):
            out.add(SLOT + slot)

    def answer(self, game: Civ, answer: i64) -> None:
        game.swap_cards(self.seat, answer - SLOT, answer - SLOT + 1)


GAME.add_step("neighbours", AskNeighbours, ["seat"], "civ.clar.swap")


# What else science cards do.


class AskNewResource(Question[Civ]):
    """Which resource of a kind not yet owned is taken, if any?"""

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for resource in range(len(player.resources)):
            if player.resources[resource] == 0 and game.supply[resource]:
                out.add(RESOURCE + resource)
        if out.count:
            out.add(PASS)

    def cannot(self, game: Civ, answer: i64) -> i64:
        resource = answer - RESOURCE
        owned = game.players[self.seat].resources
        if 0 <= resource < len(owned) and owned[resource] == 0:
            return NO_SUPPLY
        return 0

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.gain_resource(self.seat, answer - RESOURCE)


GAME.add_step("new_resource", AskNewResource, ["seat"], "civ.card.replaceable_parts")


class AskNuke(Question[Civ]):
    """In and around which space are all control tokens destroyed or weakened? Any will do, of
    water too."""

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in range(game.board.size):
            out.add(HEX + game.board.answer[hex_])
        out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        centre = game.answered_hex(answer)
        game.tell(NUKED, self.seat, game.board.answer[centre])
        hit(game, centre)
        for hex_ in game.board.near[centre]:
            hit(game, hex_)


GAME.add_step("nuke", AskNuke, ["seat"], "civ.card.nuclear")


def hit(game: Civ, hex_: Hex) -> None:
    """A reinforced token is turned over, any other destroyed. Cities do not suffer."""
    if game.is_reinforced(hex_):
        game.weaken(hex_)
    elif game.token[hex_] != NOBODY:
        game.remove_token(hex_, LOST_TOKEN)

"""Military: reinforcing, the choice of a target, and what waits for the reset of the card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.hexes import NOWHERE
from ..core.steps import Options, Question
from ..core.types import NOBODY, PASS, Hex, Seat
from . import combat
from .board import NOTHING
from .printed import AZTEC, DEED_ATTACK, DEED_REINFORCE, FOCUS, GAME, PENTAGON, SLOT, SLOTS, Effect
from .state import Civ

SWAPPED: Final = GAME.add_event("swapped", ["slot", "other"])

NO_TARGET: Final = GAME.add_rule("civ.military.attack.target")
OUT_OF_RANGE: Final = GAME.add_rule("civ.military.attack.range")
NO_WAY: Final = GAME.add_rule("civ.military.attack.path")
NEW_SPACE: Final = GAME.add_rule("civ.military.attack.new_space")
BEATEN_ALREADY: Final = GAME.add_rule("civ.military.attack.again.won")

ANY_RANGE: Final = 1000  # longer than any way


# Reinforcing.


class Reinforce(Effect):
    """Reinforce as many control tokens as the strength."""

    def __init__(self) -> None:
        self.deed = DEED_REINFORCE

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        for hex_ in range(game.board.size):
            if game.token[hex_] == 2 * seat:
                return True
        return False

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        if strength > 0:
            game.push(AskReinforce(seat, strength, 0))


class ReinforceRest(Effect):
    """Reinforce as many as the strength less the attacks made."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        if strength > game.attacks:
            game.push(AskReinforce(seat, strength - game.attacks, 0))


class AskReinforce(Question[Civ]):
    """Which token is reinforced next? In the order of the spaces, from number `first` on."""

    def __init__(self, seat: Seat, left: i64, first: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first: Final = first

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in range(self.first, game.board.size):
            if game.token[hex_] == 2 * self.seat:
                out.add(combat.hex_answer(game, hex_))
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        hex_ = game.answered_hex(answer)
        game.reinforce(hex_)
        if self.left > 1:
            game.push(AskReinforce(self.seat, self.left - 1, hex_ + 1))


GAME.add_step("reinforce", AskReinforce, ["seat", "left", "first"], "civ.military.reinforce")


# Targets and ranges.


class Attack(Effect):
    """Up to `count` attacks at `range`, with a bonus; `barbarians` is the one against these."""

    def __init__(
        self,
        count: i64,
        range: i64,
        bonus: i64,
        barbarians: i64 = 0,
        water: bool = False,
        anything: bool = False,
    ) -> None:
        self.deed = DEED_ATTACK
        self.count: Final = count
        self.range: Final = range
        self.bonus: Final = bonus
        self.barbarians: Final = barbarians
        self.water: Final = water  # counting goes across water
        self.anything: Final = anything  # and through whatever there is

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        return has_target(game, seat, self)

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        game.attacks = 0
        focus = game.players[seat].row[slot - 1]
        game.push(AskAttack(seat, focus, slot, strength, self.count))


def weapon(focus: i64) -> Attack:
    """How a military card attacks."""
    for effect in FOCUS[focus].effects:
        if isinstance(effect, Attack):
            return effect
    raise AssertionError(f"focus card {focus} does not attack")


def cannot_attack(game: Civ, seat: Seat, hex_: Hex) -> i64:
    """0 if something in the space is a target: a barbarian, a city-state, a rival city or token."""
    if game.barbarian_at(hex_) or game.city_state[hex_] != NOTHING:
        return 0
    rival = game.holder(hex_)
    if rival == NOBODY or rival == seat:
        return NO_TARGET
    if game.players[rival].capital == hex_ and game.beaten & BIT[rival]:
        return 0 if game.variant.repeats_capital else BEATEN_ALREADY
    return 0


def origins(game: Civ, seat: Seat, attack: Attack, from_new: bool) -> vec[i64]:
    """For each space within range the friendly space it is attacked from, NOWHERE for the others.

    It is always the nearest one: which of several is named changes no number, and only spaces
    taken this turn are no place to attack from. So nobody is asked. `from_new` would allow them.
    """
    pentagon = game.players[seat].has(PENTAGON)
    through = attack.anything or pentagon and game.variant.pentagon_anywhere
    range_ = attack.range
    if pentagon:
        range_ = ANY_RANGE
    return counted(game, seat, range_, attack.water, through, from_new)


def counted(
    game: Civ, seat: Seat, range_: i64, water: bool, anything: bool, from_new: bool
) -> vec[i64]:
    """Count from all friendly spaces at once, up to the range."""
    board = game.board
    found = vec[i64]([NOWHERE] * board.size)
    reached = vec[i64]([NOWHERE] * board.size)  # in the order they were reached
    count: i64 = 0
    for hex_ in range(board.size):
        if game.holder(hex_) == seat and (from_new or hex_ not in game.taken):
            found[hex_] = hex_
            reached[count] = hex_
            count += 1
    done: i64 = 0
    for _ in range(range_):
        end = count
        if done == end:
            break
        while done < end:
            here = reached[done]
            done += 1
            if found[here] != here and not (anything or is_open(game, seat, here, water)):
                continue
            for next_ in board.near[here]:
                if found[next_] == NOWHERE:
                    found[next_] = found[here]
                    reached[count] = next_
                    count += 1
    return found


def is_open(game: Civ, seat: Seat, hex_: Hex, water: bool) -> bool:
    """Whether counting may lead on through a space."""
    if game.board.is_water(hex_):
        return water
    holder = game.holder(hex_)
    if holder != NOBODY and holder != seat:
        return False
    return game.city_state[hex_] == NOTHING and not game.barbarian_at(hex_)


def has_target(game: Civ, seat: Seat, attack: Attack) -> bool:
    from_ = origins(game, seat, attack, False)
    for hex_ in range(game.board.size):
        if from_[hex_] != NOWHERE and cannot_attack(game, seat, hex_) == 0:
            return True
    return False


class AskAttack(Question[Civ]):
    """What is attacked next? `left` attacks are still to come."""

    def __init__(self, seat: Seat, focus: i64, slot: i64, strength: i64, left: i64) -> None:
        super().__init__(seat)
        self.focus: Final = focus
        self.slot: Final = slot
        self.strength: Final = strength
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        from_ = origins(game, self.seat, weapon(self.focus), False)
        for hex_ in range(game.board.size):
            if from_[hex_] != NOWHERE and cannot_attack(game, self.seat, hex_) == 0:
                out.add(combat.hex_answer(game, hex_))
        if out.count:
            out.add(PASS)

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ == NOWHERE:
            return NO_TARGET
        attack = weapon(self.focus)
        rule = cannot_attack(game, self.seat, hex_)
        if rule:
            return rule
        if origins(game, self.seat, attack, True)[hex_] != NOWHERE:
            return NEW_SPACE
        if counted(game, self.seat, attack.range, True, True, False)[hex_] != NOWHERE:
            return NO_WAY
        return NO_WAY if game.players[self.seat].has(PENTAGON) else OUT_OF_RANGE

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        if self.left > 1:
            game.push(AskAttack(self.seat, self.focus, self.slot, self.strength, self.left - 1))
        hex_ = game.answered_hex(answer)
        attack = weapon(self.focus)
        from_ = hex_ if game.quiet else origins(game, self.seat, attack, False)[hex_]  # for the log
        bonus = attack.barbarians if game.barbarian_at(hex_) else attack.bonus
        combat.attack(game, self.seat, self.slot, from_, hex_, self.strength + bonus)


GAME.add_step(
    "attack",
    AskAttack,
    ["seat", "focus", "slot", "strength", "left"],
    "civ.military.attack.target",
)


# The Aztecs.


def after_reset(game: Civ, seat: Seat) -> None:
    """The Aztecs: after a won attack two cards of the row may change places."""
    if game.won and game.players[seat].has(AZTEC):
        game.push(AskSwap(seat))


class AskSwap(Question[Civ]):
    """Which card changes places with one in a higher slot?"""

    def options(self, game: Civ, out: Options) -> None:
        for slot in range(1, SLOTS):
            out.add(SLOT + slot)
        out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.push(AskSwapWith(self.seat, answer - SLOT))


GAME.add_step("swap", AskSwap, ["seat"], "civ.card.aztec")


class AskSwapWith(Question[Civ]):
    """With which card?"""

    def __init__(self, seat: Seat, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, game: Civ, out: Options) -> None:
        for slot in range(self.slot + 1, SLOTS + 1):
            out.add(SLOT + slot)

    def answer(self, game: Civ, answer: i64) -> None:
        game.swap_cards(self.seat, self.slot, answer - SLOT)
        game.tell(SWAPPED, self.seat, self.slot, answer - SLOT)


GAME.add_step("swap_with", AskSwapWith, ["seat", "slot"], "civ.card.aztec")

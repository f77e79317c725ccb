"""How a focus card is resolved: the slot it counts as, its effects in order or one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT
from ..core.steps import Options, Question, Step
from ..core.types import PASS, Seat
from .printed import DEED, FOCUS, GAME, MACHU_PICCHU
from .state import Civ

RESOLVES: Final = GAME.add_event("resolves", ["focus", "strength"])
USED: Final = GAME.add_event("used", ["ability"])


def use(game: Civ, seat: Seat, ability: i64) -> None:
    """An ability that works once per turn."""
    game.players[seat].used |= BIT[ability]
    game.tell(USED, seat, ability)


def strength_in(game: Civ, seat: Seat, slot: i64) -> i64:
    """The slot a card counts as: Machu Picchu lifts the first two to the third."""
    if slot < 3 and game.players[seat].has(MACHU_PICCHU):
        return 3
    return slot


def as_slot_one(game: Civ, seat: Seat) -> i64:
    """What "as in slot 1" counts as: Machu Picchu only helps if the table plays so."""
    lifted = game.variant.lifts_slot_one
    return 3 if lifted and game.players[seat].has(MACHU_PICCHU) else 1


def resolve(game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
    """Resolve the card in a slot as if it lay in the slot `strength`."""
    game.push(Resolve(seat, game.players[seat].row[slot - 1], slot, strength, 0))


class Resolve(Step[Civ]):
    """Carry out a card's effects in order, starting with number `effect`.

    The card is named, since another one may take its place in the row meanwhile: what is written
    on that one waits for another turn.
    """

    def __init__(self, seat: Seat, focus: i64, slot: i64, strength: i64, effect: i64) -> None:
        super().__init__(seat)
        self.focus: Final = focus
        self.slot: Final = slot
        self.strength: Final = strength
        self.effect: Final = effect

    def run(self, game: Civ) -> None:
        card = FOCUS[self.focus]
        if self.effect == 0:
            game.tell(RESOLVES, self.seat, self.focus, self.strength)
            if card.either:
                game.push(AskDeed(self.seat, self.focus, self.slot, self.strength))
                return
        if self.effect + 1 < len(card.effects):
            game.push(Resolve(self.seat, self.focus, self.slot, self.strength, self.effect + 1))
        card.effects[self.effect].apply(game, self.seat, self.slot, self.strength)


GAME.add_step("resolve", Resolve, ["seat", "focus", "slot", "strength", "effect"])


class AskDeed(Question[Civ]):
    """Which of the card's effects? None has to be used."""

    def __init__(self, seat: Seat, focus: i64, slot: i64, strength: i64) -> None:
        super().__init__(seat)
        self.focus: Final = focus
        self.slot: Final = slot
        self.strength: Final = strength

    def options(self, game: Civ, out: Options) -> None:
        for effect in FOCUS[self.focus].effects:
            if effect.is_possible(game, self.seat, self.slot, self.strength):
                out.add(DEED + effect.deed)
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        for effect in FOCUS[self.focus].effects:
            if answer == DEED + effect.deed:
                effect.apply(game, self.seat, self.slot, self.strength)


GAME.add_step("deed", AskDeed, ["seat", "focus", "slot", "strength"], "civ.turn.no_effect")

"""Turns: start of turn, the choice of a card, its resolution, its reset; rounds and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.steps import Options, Question, Step
from ..core.types import PASS, Seat
from . import agendas, economy, events, military, start
from .printed import (
    ECONOMY,
    GAME,
    MARACANA,
    MILITARY,
    SLOT,
    SLOTS,
    USE,
    VENETIAN_ARSENAL,
    type_of,
)
from .resolving import Resolve, as_slot_one, resolve, strength_in, use
from .state import Civ

TURN: Final = GAME.add_event("turn", ["round"], ends_preview=True)
CHOSE: Final = GAME.add_event("chose", ["focus", "slot"])

NO_PASS: Final = GAME.add_rule("civ.turn.no_pass")
ONLY_MARACANA: Final = GAME.add_rule("civ.card.maracana")

# Which cards may be chosen.
ANY_CARD: Final = 0
ECONOMY_FIRST: Final = 1  # the Maracanã is used: an economy card
NO_ECONOMY: Final = 2  # it has been used: any other card


class BeginTurn(Step[Civ]):
    """Once-per-turn things are fresh for everybody; start-of-turn effects come first."""

    def run(self, game: Civ) -> None:
        game.tell(TURN, self.seat, game.round)
        begin_turn(game)
        game.push(EndTurn(self.seat))
        game.push(AskFocus(self.seat, ANY_CARD))
        start.push_start(game, self.seat)


GAME.add_step("begin_turn", BeginTurn, ["seat"])


def begin_turn(game: Civ) -> None:
    for player in game.players:
        player.used = 0
        player.used_guests = 0
        player.used_naturals = 0
        player.home = 0
    game.taken = vec[i64]()
    game.visited = vec[i64]()
    game.beaten = 0
    game.attacks = 0
    game.won = 0


class AskFocus(Question[Civ]):
    """Which card of the row? With the Maracanã an economy card may come before another one."""

    def __init__(self, seat: Seat, among: i64) -> None:
        super().__init__(seat)
        self.among: Final = among

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for slot in range(1, SLOTS + 1):
            if self.is_open(type_of(player.row[slot - 1])):
                out.add(SLOT + slot)
        if self.among == ANY_CARD and game.variant.economy_first and has_second(game, self.seat):
            out.add(USE + MARACANA)

    def is_open(self, type: i64) -> bool:
        return self.among == ANY_CARD or (type == ECONOMY) == (self.among == ECONOMY_FIRST)

    def cannot(self, game: Civ, answer: i64) -> i64:
        if answer == PASS:
            return NO_PASS
        return ONLY_MARACANA if SLOT < answer <= SLOT + SLOTS or answer == USE + MARACANA else 0

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == USE + MARACANA:
            use(game, self.seat, MARACANA)
            game.push(AskFocus(self.seat, NO_ECONOMY))
            game.push(AskFocus(self.seat, ECONOMY_FIRST))
            return
        play(game, self.seat, answer - SLOT)


GAME.add_step("focus", AskFocus, ["seat", "among"], "civ.turn.choose")


def has_second(game: Civ, seat: Seat) -> bool:
    """Whether the Maracanã lets an economy card be resolved besides another one."""
    player = game.players[seat]
    return player.may_use(MARACANA) and player.slot_of(ECONOMY) > 0


def play(game: Civ, seat: Seat, slot: i64) -> None:
    """Resolve a card where it lies and reset it, with what wonders and leaders add."""
    card = game.players[seat].row[slot - 1]
    game.tell(CHOSE, seat, card, slot)
    game.push(AfterReset(seat, type_of(card)))
    game.push(Reset(seat, slot, type_of(card)))
    if slot == SLOTS:
        game.push(AskAgain(seat, card, slot))
    resolve(game, seat, slot, strength_in(game, seat, slot))


class AskAgain(Question[Civ]):
    """Venetian Arsenal: is the card just resolved in slot 5 resolved once more, as slot 1?"""

    def __init__(self, seat: Seat, focus: i64, slot: i64) -> None:
        super().__init__(seat)
        self.focus: Final = focus
        self.slot: Final = slot

    def options(self, game: Civ, out: Options) -> None:
        if game.players[self.seat].may_use(VENETIAN_ARSENAL):
            out.add(USE + VENETIAN_ARSENAL)
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            use(game, self.seat, VENETIAN_ARSENAL)
            strength = as_slot_one(game, self.seat)
            game.push(Resolve(self.seat, self.focus, self.slot, strength, 0))


GAME.add_step("again", AskAgain, ["seat", "focus", "slot"], "civ.card.arsenal")


class Reset(Step[Civ]):
    """The card resolved, or the one that took its place, goes to slot 1. As the Maracanã is
    printed, an economy card may be resolved and reset between."""

    def __init__(self, seat: Seat, slot: i64, type: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.type: Final = type

    def run(self, game: Civ) -> None:
        printed = not game.variant.economy_first
        if printed and self.type != ECONOMY and has_second(game, self.seat):
            game.push(AskSecond(self.seat, self.slot, self.type))
        else:
            game.reset_card(self.seat, self.slot)


GAME.add_step("reset", Reset, ["seat", "slot", "type"])


class AskSecond(Question[Civ]):
    """The Maracanã as printed: an economy card after the card in `slot` and before its reset."""

    def __init__(self, seat: Seat, slot: i64, type: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.type: Final = type

    def options(self, game: Civ, out: Options) -> None:
        row = game.players[self.seat].row
        for slot in range(1, SLOTS + 1):
            if type_of(row[slot - 1]) == ECONOMY:
                out.add(SLOT + slot)
        out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            game.reset_card(self.seat, self.slot)
            return
        use(game, self.seat, MARACANA)
        second = answer - SLOT
        # A card from the right of it moves it one slot to the right.
        now = self.slot + 1 if second > self.slot else self.slot
        game.push(Reset(self.seat, now, self.type))
        play(game, self.seat, second)


GAME.add_step("second", AskSecond, ["seat", "slot", "type"], "civ.card.maracana")


class AfterReset(Step[Civ]):
    """What waits for the reset of a card of some type: Capitalism, and the Aztecs."""

    def __init__(self, seat: Seat, type: i64) -> None:
        super().__init__(seat)
        self.type: Final = type

    def run(self, game: Civ) -> None:
        if self.type == ECONOMY:
            economy.after_reset(game, self.seat)
        if self.type == MILITARY:
            military.after_reset(game, self.seat)


GAME.add_step("after_reset", AfterReset, ["seat", "type"])


class EndTurn(Step[Civ]):
    """The next seat; at the end of a round the event, then whether somebody has won."""

    def run(self, game: Civ) -> None:
        if game.variant.checks_own_turn:
            agendas.mark(game, self.seat)
        next_ = (self.seat + 1) % len(game.players)
        if next_ == game.start:
            game.push(EndRound(game.start))
            events.push_event(game)
        else:
            game.push(BeginTurn(next_))


GAME.add_step("end_turn", EndTurn, ["seat"])


class EndRound(Step[Civ]):
    """Victory is checked after the event; otherwise the start player goes on."""

    def run(self, game: Civ) -> None:
        if not game.variant.checks_own_turn:
            for seat in range(len(game.players)):
                agendas.mark(game, seat)
        if agendas.has_winner(game):
            game.tell(agendas.ENDED, -1)
        else:
            game.round += 1
            game.push(BeginTurn(game.start))


GAME.add_step("end_round", EndRound, ["seat"])

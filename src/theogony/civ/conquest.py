"""What a won attack brings: barbarians, tokens, cities, capitals, city-states, wonders."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, PASS, Hex, Seat
from . import trade
from .board import LETTERS, NOTHING, RESOURCES
from .printed import (
    DEED,
    DEED_CONQUER,
    DEED_LIBERATE,
    GAME,
    HEX,
    RESOURCE,
    SLOT,
    SLOTS,
    SUMERIA,
)
from .state import LOST_TOKEN, TOOK_BACK, Civ

BEAT_CAPITAL: Final = GAME.add_event("beat_capital", ["rival", "hex"])
CONQUERED: Final = GAME.add_event("conquered", ["city_state"])
LIBERATED: Final = GAME.add_event("liberated", ["city_state"])
LEFT_EMPTY: Final = GAME.add_event("left_empty", ["hex"])

FREE_CITY: Final = GAME.add_rule("civ.wonder.limit_per_city")
NO_SUPPLY: Final = GAME.add_rule("civ.comp.supply_empty")

PLUNDER: Final = 2  # trade tokens for a beaten capital


def win(game: Civ, seat: Seat, hex_: Hex) -> None:
    """The attacker has won: what happens depends on the target."""
    game.won += 1
    if game.barbarian_at(hex_):
        win_barbarian(game, seat, hex_)
        return
    rival = game.holder(hex_)
    if rival == NOBODY:
        conquer(game, seat, hex_)
    elif game.players[rival].capital == hex_:
        win_capital(game, seat, rival, hex_)
    elif is_conquered(game, hex_):
        game.push(AskConquer(seat, hex_))
    elif game.city[hex_] != NOBODY:
        game.push(Occupy(seat, hex_))
    else:
        game.push(ReplaceToken(seat, hex_))


def win_barbarian(game: Civ, seat: Seat, hex_: Hex) -> None:
    """It leaves the map; a trade token for any own card, for Sumeria a resource too.

    Of several in one space the one with the first letter is beaten.
    """
    for letter in range(len(LETTERS)):
        if game.barbarians[letter] == hex_:
            game.remove_barbarian(letter)
            break
    if game.players[seat].has(SUMERIA):
        game.push(AskSpoils(seat))
    trade.push_gain(game, seat, 1)


class AskSpoils(Question[Civ]):
    """Sumeria: which resource comes with a beaten barbarian?"""

    def options(self, game: Civ, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if game.supply[resource]:
                out.add(RESOURCE + resource)

    def cannot(self, game: Civ, answer: i64) -> i64:
        return NO_SUPPLY if RESOURCE <= answer < RESOURCE + len(RESOURCES) else 0

    def answer(self, game: Civ, answer: i64) -> None:
        game.gain_resource(self.seat, answer - RESOURCE)


GAME.add_step("spoils", AskSpoils, ["seat"], "civ.card.sumeria")


# Tokens and cities.


def may_lift(game: Civ, seat: Seat) -> bool:
    """Whether a token has to be taken back from the map, since none is unused."""
    return game.variant.lifts_for_attack and len(game.tokens_of(seat)) > 0


class AskLift(Question[Civ]):
    """Which own token is taken back to be placed in the space won?"""

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, game.tokens_of(self.seat))

    def answer(self, game: Civ, answer: i64) -> None:
        game.remove_token(game.answered_hex(answer), TOOK_BACK)


GAME.add_step("lift", AskLift, ["seat"], "civ.military.win.token_supply")


class ReplaceToken(Step[Civ]):
    """An unused token takes the place of the beaten one; if there is none, one from the map."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def run(self, game: Civ) -> None:
        if game.players[self.seat].tokens:
            game.swap_token(self.seat, self.hex)
            take(game, self.hex)
        elif may_lift(game, self.seat):
            game.push(ReplaceToken(self.seat, self.hex))
            game.push(AskLift(self.seat))
        else:
            game.remove_token(self.hex, LOST_TOKEN)
            game.tell(LEFT_EMPTY, self.seat, game.board.answer[self.hex])


GAME.add_step("replace_token", ReplaceToken, ["seat", "hex"])


def take(game: Civ, hex_: Hex) -> None:
    """No attack starts from this space before the turn is over."""
    game.taken = append(game.taken[:], hex_)


class Occupy(Step[Civ]):
    """An unused city takes the space; if there is none, a reinforced token.

    What follows the space goes to the attacker. With nothing to place it stays empty.
    """

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def run(self, game: Civ) -> None:
        player = game.players[self.seat]
        if not player.cities and not player.tokens and may_lift(game, self.seat):
            game.push(Occupy(self.seat, self.hex))
            game.push(AskLift(self.seat))
            return
        loser = game.holder(self.hex)
        vacate(game, self.hex)
        if loser != NOBODY:
            game.pass_on(loser, self.seat, self.hex)
        if player.cities:
            take(game, self.hex)
            game.found_city(self.seat, self.hex)
        elif player.tokens:
            take(game, self.hex)
            game.place_stand_in(self.seat, self.hex)
        else:
            game.leave_behind(self.seat, self.hex)
            game.tell(LEFT_EMPTY, self.seat, game.board.answer[self.hex])
            game.reaches(self.hex)


GAME.add_step("occupy", Occupy, ["seat", "hex"])


def vacate(game: Civ, hex_: Hex) -> None:
    """The beaten city or token goes back to its owner."""
    if game.city[hex_] != NOBODY:
        game.lose_city(hex_)
    elif game.token[hex_] != NOBODY:
        loser = game.token[hex_] // 2
        game.clear_token(hex_)
        game.tell(LOST_TOKEN, loser, game.board.answer[hex_])


# Capitals.


def win_capital(game: Civ, seat: Seat, rival: Seat, hex_: Hex) -> None:
    """It stays. The attacker takes up to two trade tokens, and a wonder if there is a place."""
    game.beaten |= BIT[rival]
    game.players[seat].beat_capital = True
    game.tell(BEAT_CAPITAL, seat, rival, game.board.answer[hex_])
    game.check_agendas()
    if game.wonder[hex_] != NOTHING:
        game.push(AskWonderSite(seat, game.wonder[hex_]))
    game.push(AskPlunder(seat, rival, 1, PLUNDER, 0))


class AskPlunder(Question[Civ]):
    """From which card of the beaten player is the next token taken? In the order of the slots."""

    def __init__(self, seat: Seat, rival: Seat, slot: i64, left: i64, taken: i64) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.slot: Final = slot
        self.left: Final = left
        self.taken: Final = taken

    def options(self, game: Civ, out: Options) -> None:
        if self.left:
            for slot in range(self.slot, SLOTS + 1):
                if game.players[self.rival].trade[slot - 1]:
                    out.add(SLOT + slot)
        if out.count:
            out.add(PASS)

    def run(self, game: Civ) -> None:
        """No more are there to be taken: place those in hand."""
        if self.taken:
            trade.push_gain(game, self.seat, self.taken)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            game.push(AskPlunder(self.seat, self.rival, self.slot, 0, self.taken))
            return
        slot = answer - SLOT
        game.take_trade(self.seat, self.rival, slot)
        game.push(AskPlunder(self.seat, self.rival, slot, self.left - 1, self.taken + 1))


GAME.add_step(
    "plunder",
    AskPlunder,
    ["seat", "rival", "slot", "left", "taken"],
    "civ.military.win.capital.choice",
)


class AskWonderSite(Question[Civ]):
    """Under which own city without a wonder does the wonder won go? If there is none, it stays."""

    def __init__(self, seat: Seat, wonder: i64) -> None:
        super().__init__(seat)
        self.wonder: Final = wonder

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in range(game.board.size):
            if game.city[hex_] == self.seat and game.wonder[hex_] == NOTHING:
                out.add(HEX + game.board.answer[hex_])

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        return FREE_CITY if hex_ >= 0 and game.city[hex_] == self.seat else 0

    def answer(self, game: Civ, answer: i64) -> None:
        game.lay_wonder(self.wonder, game.answered_hex(answer))


GAME.add_step(
    "wonder_won", AskWonderSite, ["seat", "wonder"], "civ.military.win.capital.wonder_forced"
)


# City-states.


def is_conquered(game: Civ, hex_: Hex) -> bool:
    """Whether a held space is that of a conquered city-state."""
    state = game.board.city_state[hex_]
    return state != NOTHING and game.conqueror[state] != NOBODY


class AskConquer(Question[Civ]):
    """A city-state was won from another player: is it conquered or liberated?"""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Civ, out: Options) -> None:
        out.add(DEED + DEED_CONQUER)
        out.add(DEED + DEED_LIBERATE)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == DEED + DEED_LIBERATE:
            liberate(game, self.seat, self.hex)
        else:
            game.tell(CONQUERED, self.seat, game.board.city_state[self.hex])
            game.push(Occupy(self.seat, self.hex))


GAME.add_step("conquer", AskConquer, ["seat", "hex"], "civ.citystate.retake")


def conquer(game: Civ, seat: Seat, hex_: Hex) -> None:
    """The token goes to the own card of its type, both diplomacy cards are laid aside, a city
    takes the space."""
    state = game.city_state[hex_]
    game.city_state[hex_] = NOTHING
    game.move_state_token(state, seat)
    game.tell(CONQUERED, seat, state)
    for holder in range(len(game.players)):
        game.return_visit(holder, state)
    game.push(Occupy(seat, hex_))


def liberate(game: Civ, seat: Seat, hex_: Hex) -> None:
    """The beaten piece leaves, the city-state returns, its liberator takes one of its cards."""
    state = game.board.city_state[hex_]
    vacate(game, hex_)
    game.move_state_token(state, NOBODY)
    game.city_state[hex_] = state
    game.tell(LIBERATED, seat, state)
    game.take_visit(seat, state)
    game.reaches(hex_)
    wonder = game.wonder[hex_]
    if wonder != NOTHING and game.variant.frees_wonder:
        game.push(AskWonderSite(seat, wonder))

"""Start-of-turn abilities: of wonders, and of city-state cards held."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.hexes import NOWHERE
from ..core.steps import Options, Question
from ..core.types import NOBODY, PASS, Hex, Seat
from . import culture, diplomacy, economy, events, science, trade
from .printed import (
    EIFFEL_TOWER,
    FORBIDDEN_CITY,
    GAME,
    GENEVA,
    GREAT_ZIMBABWE,
    HANGING_GARDENS,
    HEX,
    ORACLE,
    SEOUL,
    USE,
)
from .resolving import use
from .state import LOST_TOKEN, Civ

START: Final = vec[i64](
    [HANGING_GARDENS, FORBIDDEN_CITY, EIFFEL_TOWER, ORACLE, GREAT_ZIMBABWE, SEOUL, GENEVA]
)

NOT_NOW: Final = GAME.add_rule("civ.clar.start_of_turn.new")


def push_start(game: Civ, seat: Seat) -> None:
    """Ask for the start-of-turn abilities a seat has now, each once, in the order it likes."""
    player = game.players[seat]
    left: i64 = 0
    for i in range(len(START)):
        if player.may_use(START[i]):
            left |= BIT[i]
    if left:
        game.push(AskStart(seat, left))


def is_of_use(game: Civ, seat: Seat, ability: i64) -> bool:
    """Whether a start-of-turn ability could change anything."""
    if ability == HANGING_GARDENS:
        return culture.can_plant(game, seat)
    if ability == FORBIDDEN_CITY:
        return len(neighbours(game, seat)) > 0
    if ability == EIFFEL_TOWER:
        return has_pair(game, seat)
    if ability == GREAT_ZIMBABWE:
        return game.zimbabwe > 0 and trade.room_among(game, seat, trade.ALL_SLOTS) > 0
    if ability == SEOUL:
        return events.can_lead(game)
    return ability != GENEVA or diplomacy.can_use_geneva(game, seat)


class AskStart(Question[Civ]):
    """Which start-of-turn ability is used next? `left` are those the seat had as its turn began
    and has not used, as bits: what it gains now works from its next turn on."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for i in range(len(START)):
            ability = START[i]
            if self.left & BIT[i] and player.may_use(ability):
                if is_of_use(game, self.seat, ability):
                    out.add(USE + ability)
        if out.count:
            out.add(PASS)

    def cannot(self, game: Civ, answer: i64) -> i64:
        for i in range(len(START)):
            if answer == USE + START[i] and not self.left & BIT[i]:
                return NOT_NOW if game.players[self.seat].may_use(START[i]) else 0
        return 0

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        ability = answer - USE
        left = self.left
        for i in range(len(START)):
            if START[i] == ability:
                left &= ~BIT[i]
        game.push(AskStart(self.seat, left))
        use(game, self.seat, ability)
        begin(game, self.seat, ability)


GAME.add_step("start", AskStart, ["seat", "left"], "civ.clar.start_of_turn")


def begin(game: Civ, seat: Seat, ability: i64) -> None:
    if ability == HANGING_GARDENS:
        culture.push_gardens(game, seat)
    elif ability == FORBIDDEN_CITY:
        game.push(AskDestroy(seat))
    elif ability == EIFFEL_TOWER:
        game.push(AskNameFirst(seat))
    elif ability == ORACLE:
        science.push_oracle(game, seat)
    elif ability == GREAT_ZIMBABWE:
        economy.push_zimbabwe(game, seat)
    elif ability == SEOUL:
        events.push_seoul(game, seat)
    else:
        diplomacy.push_geneva(game, seat)


# The Forbidden City.


def neighbours(game: Civ, seat: Seat) -> vec[i64]:
    """The rival control tokens next to a friendly space, in order."""
    return vec[i64]([h for h in range(game.board.size) if is_neighbour(game, seat, h)])


def is_neighbour(game: Civ, seat: Seat, hex_: Hex) -> bool:
    if game.token[hex_] == NOBODY or game.token[hex_] // 2 == seat:
        return False
    for next_ in game.board.near[hex_]:
        if game.holder(next_) == seat:
            return True
    return False


class AskDestroy(Question[Civ]):
    """Which rival token is destroyed? It is no attack."""

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, neighbours(game, self.seat))

    def answer(self, game: Civ, answer: i64) -> None:
        game.remove_token(game.answered_hex(answer), LOST_TOKEN)


GAME.add_step("destroy", AskDestroy, ["seat"], "civ.card.forbidden_city")


# The Eiffel Tower.


def next_of_same(game: Civ, hex_: Hex) -> Hex:
    """The next space, in order, with a token of the same player; NOWHERE if there is none."""
    owner = game.token[hex_] // 2
    for other in range(hex_ + 1, game.board.size):
        if game.token[other] != NOBODY and game.token[other] // 2 == owner:
            return other
    return NOWHERE


def can_be_first(game: Civ, seat: Seat, hex_: Hex) -> bool:
    """A rival token that is not the last of its player. The two are named in order."""
    token = game.token[hex_]
    return token != NOBODY and token // 2 != seat and next_of_same(game, hex_) != NOWHERE


def has_pair(game: Civ, seat: Seat) -> bool:
    """Two tokens of one rival, and an own one to put there."""
    for hex_ in range(game.board.size):
        if can_be_first(game, seat, hex_):
            return culture.can_swap(game, seat, hex_, culture.ANYWHERE)
    return False


class AskNameFirst(Question[Civ]):
    """Which two tokens of one rival are named? The first of them in order."""

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in range(game.board.size):
            if can_be_first(game, self.seat, hex_):
                out.add(HEX + game.board.answer[hex_])

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskNameSecond(self.seat, game.answered_hex(answer)))


GAME.add_step("name_first", AskNameFirst, ["seat"], "civ.card.eiffel")


class AskNameSecond(Question[Civ]):
    """Which is the other token?"""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Civ, out: Options) -> None:
        other = next_of_same(game, self.hex)
        while other != NOWHERE:
            out.add(HEX + game.board.answer[other])
            other = next_of_same(game, other)

    def answer(self, game: Civ, answer: i64) -> None:
        rival = game.token[self.hex] // 2
        game.push(AskGiveUp(rival, self.seat, self.hex, game.answered_hex(answer)))


GAME.add_step("name_second", AskNameSecond, ["seat", "hex"], "civ.card.eiffel")


class AskGiveUp(Question[Civ]):
    """Which of the two tokens named does the rival give up?"""

    def __init__(self, seat: Seat, rival: Seat, hex_: Hex, second: Hex) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.hex: Final = hex_
        self.second: Final = second

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, vec[i64]([self.hex, self.second]))

    def answer(self, game: Civ, answer: i64) -> None:
        culture.push_swap(game, self.rival, game.answered_hex(answer), culture.ANYWHERE)


GAME.add_step("give_up", AskGiveUp, ["seat", "rival", "hex", "second"], "civ.card.eiffel")

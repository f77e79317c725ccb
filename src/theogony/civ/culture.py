"""Culture: control tokens are placed, moved and swapped."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, PASS, Hex, Seat
from . import trade
from .board import NOTHING
from .printed import (
    CHICHEN_ITZA,
    FRANCE,
    GAME,
    HEX,
    NUMBER,
    STONEHENGE,
    WONDER,
    WONDERS,
    Effect,
)
from .state import TOOK_BACK, Civ
from .terrain import PLACING, PLACING_ELSE, difficulty
from .tiles import FOREST, HILLS, WATER

# What a token that is placed has to lie next to.
BY_CITY: Final = 0  # an own city: culture cards, which trade tokens help
BY_FRIENDLY: Final = 1  # any friendly space
BY_NEW_CITY: Final = 2  # the city that was just built
BY_GARDENS: Final = 3  # an own city: Hanging Gardens
BY_HILLS: Final = 4  # the token just placed on hills: Stonehenge
GAME.words["placing"] = ["culture", "friendly", "new_city", "hanging_gardens", "stonehenge"]

GARDENS_LIMIT: Final = 4  # the difficulty that Hanging Gardens reach
ANYWHERE: Final = 0  # where rival tokens are swapped,
CLOSE: Final = 1  # or only up to two spaces from a friendly one

FAR_FROM_CITY: Final = GAME.add_rule("civ.culture.place")
FAR_FROM_FRIENDLY: Final = GAME.add_rule("civ.card.civil_service")
FAR_FROM_NEW_CITY: Final = GAME.add_rule("civ.card.urbanization")
TOO_HARD: Final = GAME.add_rule("civ.culture.place.terrain")
NEEDS_FIVE: Final = GAME.add_rule("civ.culture.place.natural")
BLOCKED: Final = GAME.add_rule("civ.culture.place.blocked")
NO_HILLS: Final = GAME.add_rule("civ.card.stonehenge")
TOO_HARD_FOR_GARDENS: Final = GAME.add_rule("civ.card.hanging_gardens")
NO_RIVAL: Final = GAME.add_rule("civ.card.mass_media")
NONE_UNUSED: Final = GAME.add_rule("civ.culture.supply_empty")
OUT_OF_RANGE: Final = GAME.add_rule("civ.clar.plain_distance")


# Where tokens may be placed.


def beside(game: Civ, seat: Seat, placing: i64, centre: Hex) -> vec[i64]:
    """For each space whether it is next to what it has to be next to."""
    board = game.board
    found = vec[i64]([0] * board.size)
    if placing == BY_HILLS or placing == BY_NEW_CITY:
        for next_ in board.near[centre]:
            found[next_] = 1
    else:
        for hex_ in range(board.size):
            if game.city[hex_] == seat or placing == BY_FRIENDLY and game.holder(hex_) == seat:
                for next_ in board.near[hex_]:
                    found[next_] = 1
    if game.players[seat].has(CHICHEN_ITZA) and placing != BY_HILLS and placing != BY_FRIENDLY:
        for hex_ in range(board.size):
            if board.terrain[hex_] == FOREST and game.is_empty(hex_):
                found[hex_] = 1
    return found


def cannot_place(
    game: Civ, seat: Seat, placing: i64, strength: i64, near: vec[i64], hex_: Hex
) -> i64:
    """The rule that forbids a control token in a space, 0 if none does. `near` is what `beside`
    found.

    Caravans, resources, natural wonders and lone wonder tokens do not block.
    """
    terrain = game.board.terrain[hex_]
    if game.holder(hex_) != NOBODY or game.city_state[hex_] != NOTHING:
        return BLOCKED
    if terrain == WATER:
        return TOO_HARD
    if placing == BY_HILLS:
        if terrain != HILLS:
            return NO_HILLS
    elif placing == BY_GARDENS:
        if difficulty(game, seat, hex_, PLACING_ELSE) > strength:
            return TOO_HARD_FOR_GARDENS
    elif difficulty(game, seat, hex_, PLACING) > strength:
        return NEEDS_FIVE if game.board.is_natural(hex_) else TOO_HARD
    if not near[hex_]:
        return too_far(placing)
    return BLOCKED if game.barbarian_at(hex_) else 0


def too_far(placing: i64) -> i64:
    if placing == BY_HILLS:
        return NO_HILLS
    if placing == BY_NEW_CITY:
        return FAR_FROM_NEW_CITY
    return FAR_FROM_FRIENDLY if placing == BY_FRIENDLY else FAR_FROM_CITY


def has_place(game: Civ, seat: Seat, placing: i64, centre: Hex, strength: i64) -> bool:
    near = beside(game, seat, placing, centre)
    for hex_ in range(game.board.size):
        if near[hex_] and cannot_place(game, seat, placing, strength, near, hex_) == 0:
            return True
    return False


def has_place_without(
    game: Civ, seat: Seat, placing: i64, centre: Hex, strength: i64, lifted: Hex
) -> bool:
    """Whether there is a place for a token once the one at `lifted` is taken back: it is lifted
    and put back. Where more goes with it, a copy of the game finds out."""
    if not goes_alone(game, seat, lifted):
        return has_place(without_token(game, lifted), seat, placing, centre, strength)
    token = game.token[lifted]
    game.token[lifted] = NOBODY
    found = has_place(game, seat, placing, centre, strength)
    game.token[lifted] = token
    return found


def goes_alone(game: Civ, seat: Seat, hex_: Hex) -> bool:
    """Whether no wonder, natural wonder or city-state is lost with a token."""
    here = game.natural_of(seat, hex_) != NOTHING or game.wonder[hex_] != NOTHING
    return not here and game.board.city_state[hex_] == NOTHING


def without_token(game: Civ, hex_: Hex) -> Civ:
    """The table as it is once a token is taken back."""
    after = game.copy()
    after.quiet = True
    after.remove_token(hex_, TOOK_BACK)
    return after


# Placing them.


def push_placing(game: Civ, seat: Seat, hex_: Hex, count: i64, strength: i64) -> None:
    """Up to `count` tokens next to the city that was just built."""
    game.push(AskControl(seat, BY_NEW_CITY, hex_, 1, strength, count, 0))


def push_gardens(game: Civ, seat: Seat) -> None:
    capital = game.players[seat].capital
    game.push(AskControl(seat, BY_GARDENS, capital, 1, GARDENS_LIMIT, 1, 1))


def can_plant(game: Civ, seat: Seat) -> bool:
    """Hanging Gardens: whether a token can be placed."""
    capital = game.players[seat].capital
    if game.players[seat].tokens:
        return has_place(game, seat, BY_GARDENS, capital, GARDENS_LIMIT)
    for lifted in game.tokens_of(seat):
        if has_place_without(game, seat, BY_GARDENS, capital, GARDENS_LIMIT, lifted):
            return True
    return False


def place(game: Civ, seat: Seat, hex_: Hex) -> None:
    """Place a token; on hills Stonehenge lets others follow."""
    game.place_token(seat, hex_)
    if game.board.terrain[hex_] == HILLS and game.players[seat].has(STONEHENGE):
        game.push(AskControl(seat, BY_HILLS, hex_, 1, 0, 1, 0))


class PlaceToken(Step[Civ]):
    """A token that was paid for is placed."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def run(self, game: Civ) -> None:
        place(game, self.seat, self.hex)


GAME.add_step("place_token", PlaceToken, ["seat", "hex"])


class Placing(Question[Civ]):
    """Control tokens are placed: `left` of them cost nothing.

    `hex` is the city just built, or the token on hills; elsewhere it is the capital and says
    nothing. Who has just taken back a token must place it.
    """

    def __init__(
        self,
        seat: Seat,
        placing: i64,
        hex_: Hex,
        slot: i64,
        strength: i64,
        left: i64,
        must: i64,
    ) -> None:
        super().__init__(seat)
        self.placing: Final = placing
        self.hex: Final = hex_
        self.slot: Final = slot
        self.strength: Final = strength
        self.left: Final = left
        self.must: Final = must


class AskControl(Placing):
    """Where is the next control token placed?"""

    def options(self, game: Civ, out: Options) -> None:
        if game.players[self.seat].tokens and self.has_more(game):
            near = beside(game, self.seat, self.placing, self.hex)
            for hex_ in range(game.board.size):
                if near[hex_] and self.forbids(game, near, hex_) == 0:
                    out.add(HEX + game.board.answer[hex_])
            if out.count and not self.must:
                out.add(PASS)

    def has_more(self, game: Civ) -> bool:
        """Whether the card lets more tokens be placed, or trade tokens do."""
        if self.left:
            return True
        if game.variant.declares_first or self.placing != BY_CITY:
            return False
        return trade.tokens_on(game, self.seat, self.slot) > 0

    def forbids(self, game: Civ, near: vec[i64], hex_: Hex) -> i64:
        return cannot_place(game, self.seat, self.placing, self.strength, near, hex_)

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ < 0:
            return 0
        return self.forbids(game, beside(game, self.seat, self.placing, self.hex), hex_)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        if self.left or answer == PASS:
            return {}
        return trade.price(game, self.seat, self.slot, 1)

    def run(self, game: Civ) -> None:
        """With none unused one may be taken back first."""
        if not game.players[self.seat].tokens and self.has_more(game):
            game.push(
                AskTakeBack(
                    self.seat,
                    self.placing,
                    self.hex,
                    self.slot,
                    self.strength,
                    self.left,
                    self.must,
                )
            )

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        hex_ = game.answered_hex(answer)
        self.push_next(game)
        if self.left:
            place(game, self.seat, hex_)
        else:
            game.push(PlaceToken(self.seat, hex_))
            trade.spend(game, self.seat, self.slot, 1)

    def push_next(self, game: Civ) -> None:
        """Stonehenge lets any number follow; on a culture card trade tokens may bring more."""
        left = self.left
        if self.placing != BY_HILLS and left > 0:
            left -= 1
        if left or self.placing == BY_CITY:
            next_ = AskControl(self.seat, self.placing, self.hex, self.slot, self.strength, left, 0)
            game.push(next_)


CONTROL_FIELDS: Final = ["seat", "placing", "hex", "slot", "strength", "left", "must"]
GAME.add_step("control", AskControl, CONTROL_FIELDS, "civ.culture.place")


class AskTakeBack(Placing):
    """Which own token is taken back, to be placed anew?

    For Stonehenge tokens on hills stay where they are: a token could go round for ever.
    """

    def options(self, game: Civ, out: Options) -> None:
        open_ = has_place(game, self.seat, self.placing, self.hex, self.strength)
        for hex_ in game.tokens_of(self.seat):
            if self.may_lift(game, hex_, open_):
                out.add(HEX + game.board.answer[hex_])
        if out.count and not self.must:
            out.add(PASS)

    def may_lift(self, game: Civ, hex_: Hex, open_: bool) -> bool:
        """Whether a token can be placed, and paid for, if this one is taken back. A place that is
        `open_` now remains so, unless the token itself or what goes with it counts for it."""
        if self.placing == BY_HILLS and game.board.terrain[hex_] == HILLS:
            return False
        if goes_alone(game, self.seat, hex_):
            if open_ and self.placing != BY_FRIENDLY:
                return True
        elif self.left == 0:
            if trade.tokens_on(without_token(game, hex_), self.seat, self.slot) == 0:
                return False
        return has_place_without(game, self.seat, self.placing, self.hex, self.strength, hex_)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.remove_token(game.answered_hex(answer), TOOK_BACK)
            game.push(
                AskControl(
                    self.seat, self.placing, self.hex, self.slot, self.strength, self.left, 1
                )
            )


GAME.add_step("take_back", AskTakeBack, CONTROL_FIELDS, "civ.culture.supply_empty")


class PlaceTokens(Effect):
    """Place up to `count` control tokens next to friendly cities."""

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        count = self.count + grand_tour(game, seat)
        if game.variant.declares_first:
            game.push(AskMoreTokens(seat, slot, strength, count))
        else:
            capital = game.players[seat].capital
            game.push(AskControl(seat, BY_CITY, capital, slot, strength, count, 0))


def grand_tour(game: Civ, seat: Seat) -> i64:
    """France: one more token for ancient, two for medieval, three for modern wonders; the latest
    counts."""
    player = game.players[seat]
    more: i64 = 0
    if player.has(FRANCE):
        for number, wonder in enumerate(WONDERS):
            if player.has(WONDER + number) and wonder.era + 1 > more:
                more = wonder.era + 1
    return more


class AskMoreTokens(Question[Civ]):
    """Where trade tokens are declared at the beginning: how many more tokens are placed?"""

    def __init__(self, seat: Seat, slot: i64, strength: i64, left: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.strength: Final = strength
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        most = trade.tokens_on(game, self.seat, self.slot)
        if most:
            for number in range(most + 1):
                out.add(NUMBER + number)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return trade.price(game, self.seat, self.slot, answer - NUMBER)

    def run(self, game: Civ) -> None:
        """Without trade tokens nothing is asked."""
        self.answer(game, NUMBER)

    def answer(self, game: Civ, answer: i64) -> None:
        capital = game.players[self.seat].capital
        left = self.left + answer - NUMBER
        game.push(AskControl(self.seat, BY_CITY, capital, self.slot, self.strength, left, 0))
        trade.spend(game, self.seat, self.slot, answer - NUMBER)


GAME.add_step(
    "more_tokens", AskMoreTokens, ["seat", "slot", "strength", "left"], "civ.trade.timing"
)


class PlaceNearFriendly(Effect):
    """Place a control token next to any friendly space."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        capital = game.players[seat].capital
        game.push(AskControl(seat, BY_FRIENDLY, capital, slot, strength, 1, 0))


# Drama and Poetry.


class MoveToken(Effect):
    """Move an own control token to an empty space next to it."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        game.push(AskMoved(seat))


class AskMoved(Question[Civ]):
    """Which own control token is moved?"""

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in game.tokens_of(self.seat):
            if len(game.empty_land_by(hex_)):
                out.add(HEX + game.board.answer[hex_])
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.push(AskMovedTo(self.seat, game.answered_hex(answer)))


GAME.add_step("moved", AskMoved, ["seat"], "civ.card.drama_move")


class AskMovedTo(Question[Civ]):
    """Where to? Nothing is collected there, and it keeps its side."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, game.empty_land_by(self.hex))

    def answer(self, game: Civ, answer: i64) -> None:
        game.move_token(self.hex, game.answered_hex(answer))


GAME.add_step("moved_to", AskMovedTo, ["seat", "hex"], "civ.card.drama_move")


# Mass Media, and swaps.


class Convert(Effect):
    """Swap a rival token up to two spaces away, or weaken a reinforced one."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        game.push(AskConvert(seat))


def is_close(game: Civ, seat: Seat, hex_: Hex, but: Hex) -> bool:
    """Whether a friendly space, another than `but`, is at most two spaces away."""
    for other in game.board.close[hex_]:
        if other != but and game.holder(other) == seat:
            return True
    return False


def may_lift(game: Civ, seat: Seat, own: Hex, hex_: Hex, close: i64) -> bool:
    """Whether an own token can be taken back for a swap at `hex_`. Where it has to be `close` to
    a friendly space, it still has to be then."""
    return not close or is_close(game, seat, hex_, own)


def can_swap(game: Civ, seat: Seat, hex_: Hex, close: i64) -> bool:
    """Whether there is a token to put there: an unused one, or one that can be taken back."""
    if game.players[seat].tokens > 0:
        return True
    for own in game.tokens_of(seat):
        if may_lift(game, seat, own, hex_, close):
            return True
    return False


def push_swap(game: Civ, seat: Seat, hex_: Hex, close: i64) -> None:
    """Swap a rival token for an own one, which may have to be taken back first."""
    if game.players[seat].tokens:
        game.swap_token(seat, hex_)
    else:
        game.push(AskSwapped(seat, hex_, close))


class AskConvert(Question[Civ]):
    """Which rival token is swapped, or turned down?"""

    def options(self, game: Civ, out: Options) -> None:
        for hex_ in range(game.board.size):
            if self.forbids(game, hex_) == 0:
                out.add(HEX + game.board.answer[hex_])
        if out.count:
            out.add(PASS)

    def forbids(self, game: Civ, hex_: Hex) -> i64:
        token = game.token[hex_]
        if token == NOBODY or token // 2 == self.seat:
            return NO_RIVAL
        if not is_close(game, self.seat, hex_, NOTHING):
            return OUT_OF_RANGE
        if game.is_reinforced(hex_) or can_swap(game, self.seat, hex_, CLOSE):
            return 0
        return NONE_UNUSED

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ < 0:
            return 0
        return self.forbids(game, hex_)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            return
        hex_ = game.answered_hex(answer)
        if game.is_reinforced(hex_):
            game.weaken(hex_)
        else:
            push_swap(game, self.seat, hex_, CLOSE)


GAME.add_step("convert", AskConvert, ["seat"], "civ.card.mass_media")


class AskSwapped(Question[Civ]):
    """Which own token is taken back, to take the place of the rival one?"""

    def __init__(self, seat: Seat, hex_: Hex, close: i64) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.close: Final = close

    def options(self, game: Civ, out: Options) -> None:
        for own in game.tokens_of(self.seat):
            if may_lift(game, self.seat, own, self.hex, self.close):
                out.add(HEX + game.board.answer[own])

    def answer(self, game: Civ, answer: i64) -> None:
        game.remove_token(game.answered_hex(answer), TOOK_BACK)
        push_swap(game, self.seat, self.hex, self.close)  # a mark may have taken the token


GAME.add_step("swapped", AskSwapped, ["seat", "hex", "close"], "civ.culture.supply_empty")

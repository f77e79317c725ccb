"""Economy: caravans move step by step, arrive, and bring trade tokens and diplomacy cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.hexes import NOWHERE
from ..core.steps import Options, Question
from ..core.types import NOBODY, PASS, Hex, Seat
from . import trade
from .board import NOTHING, RESOURCES
from .diplomacy import AskTreaty, AskVisit, Embassy, has_embassy
from .diplomacy import push_geneva as push_geneva
from .diplomacy import push_potala as push_potala
from .printed import (
    CARAVANS,
    CITY_STATE_TYPES,
    COLOSSUS,
    DEED,
    DEED_ARRIVE,
    FOCUS_IDS,
    GAME,
    HEX,
    MOST_TRADE,
    NUMBER,
    RESOURCE,
    ROME,
    SLOT,
    SLOTS,
    Effect,
)
from .resolving import as_slot_one, resolve
from .state import ON_CARD, UNUSED, Civ
from .terrain import PLAIN, difficulty

SHARED: Final = 6  # spaces that Colossus gives all caravans together
BROUGHT: Final = 2  # trade tokens that an arrival brings
CAPITALISM: Final[i64] = FOCUS_IDS.index("capitalism")

# What a card lets caravans enter besides land.
LAND: Final = 0
WATER_TOO: Final = 1
BARBARIANS_TOO: Final = 2

ARRIVED: Final = GAME.add_event("arrived", ["hex"])

TERRAIN: Final = GAME.add_rule("civ.economy.move.terrain")
BARBARIAN_THERE: Final = GAME.add_rule("civ.economy.move.barbarian")
BARBARIAN_BESIEGES: Final = GAME.add_rule("civ.economy.barbarian_city_state")
THROUGH: Final = GAME.add_rule("civ.economy.move.through")
ONE_PER_PLACE: Final = GAME.add_rule("civ.economy.one_per_place")
ZERO_STEPS: Final = GAME.add_rule("civ.economy.move.zero")
NO_SECOND_MOVE: Final = GAME.add_rule("civ.economy.arrive.no_second_move")


class MoveCaravans(Effect):
    """Move each caravan up to `range` spaces."""

    def __init__(self, range: i64, water: bool = False, barbarians: bool = False) -> None:
        self.range: Final = range
        self.ways: Final[i64] = WATER_TOO if water else BARBARIANS_TOO if barbarians else LAND

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        shared: i64 = SHARED if game.players[seat].has(COLOSSUS) else 0
        if game.variant.declares_first:
            game.push(AskCaravanTrade(seat, slot, strength, self.range, self.ways, shared, 0))
        else:
            game.push(AskCaravan(seat, slot, strength, self.range, self.ways, shared, 0))


# Where caravans may go.


def is_destination(game: Civ, seat: Seat, hex_: Hex) -> bool:
    """A city-state, a rival city, or a rival token that stands in for one on the space of a
    conquered city-state."""
    if game.city_state[hex_] != NOTHING:
        return True
    holder = game.holder(hex_)
    if holder == NOBODY or holder == seat:
        return False
    state = game.board.city_state[hex_]
    return game.city[hex_] != NOBODY or (state != NOTHING and game.conqueror[state] == holder)


def cannot_enter(game: Civ, seat: Seat, hex_: Hex, strength: i64, ways: i64) -> i64:
    """No water, no space more difficult than the slot, no barbarians, unless the card says so."""
    if game.board.is_water(hex_) and ways != WATER_TOO:
        return TERRAIN
    if difficulty(game, seat, hex_, PLAIN) > strength:
        return TERRAIN
    if ways != BARBARIANS_TOO and game.barbarian_at(hex_):
        return BARBARIAN_THERE if game.city_state[hex_] == NOTHING else BARBARIAN_BESIEGES
    return 0


def cannot_step(game: Civ, seat: Seat, hex_: Hex, strength: i64, ways: i64, more: i64) -> i64:
    """Nor into a city or city-state where the caravan can neither arrive nor go on from with
    `more` further steps."""
    rule = cannot_enter(game, seat, hex_, strength, ways)
    if rule or hex_ not in game.visited or not is_destination(game, seat, hex_):
        return rule
    if not game.barbarian_at(hex_) and can_go(game, seat, hex_, strength, ways, more):
        return 0
    return ONE_PER_PLACE


def can_go(game: Civ, seat: Seat, from_: Hex, strength: i64, ways: i64, more: i64) -> bool:
    """Whether some step leads on from a space, with `more` steps still to make."""
    if more > 0:
        for next_ in game.board.near[from_]:
            if not cannot_step(game, seat, next_, strength, ways, more - 1):
                return True
    return False


def entrances(game: Civ, seat: Seat) -> vec[i64]:
    """Where caravans on the card begin: the capital and mature cities; for Rome every city."""
    cities = game.cities_of(seat)
    return vec[i64]([city for city in cities if is_entrance(game, seat, city)])


def is_entrance(game: Civ, seat: Seat, city: Hex) -> bool:
    player = game.players[seat]
    return city == player.capital or player.has(ROME) or game.is_mature(city, seat)


def to_spend(game: Civ, seat: Seat, slot: i64) -> i64:
    """Trade tokens that may still lengthen the moves."""
    if game.variant.declares_first:
        return 0
    return trade.tokens_on(game, seat, slot)


# Moving.

MOVING: Final = ["seat", "slot", "strength", "range", "ways", "shared", "moved"]


class Moving(Question[Civ]):
    """Caravans move: each `range` spaces, all together `shared` more; `moved` are done, as bits."""

    def __init__(
        self, seat: Seat, slot: i64, strength: i64, range: i64, ways: i64, shared: i64, moved: i64
    ) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.strength: Final = strength
        self.range: Final = range
        self.ways: Final = ways
        self.shared: Final = shared
        self.moved: Final = moved

    def can_leave(self, game: Civ, place: Hex) -> bool:
        """Whether a caravan that has not moved yet can take a step from a space."""
        more = self.range + self.shared + to_spend(game, self.seat, self.slot)
        return can_go(game, self.seat, place, self.strength, self.ways, more)

    def move_next(self, game: Civ, range: i64, shared: i64, moved: i64) -> None:
        game.push(AskCaravan(self.seat, self.slot, self.strength, range, self.ways, shared, moved))

    def move_on(
        self, game: Civ, range: i64, shared: i64, caravan: i64, hex_: Hex, done: i64
    ) -> None:
        game.push(
            AskStep(
                self.seat,
                self.slot,
                self.strength,
                range,
                self.ways,
                shared,
                self.moved,
                caravan,
                hex_,
                done,
            )
        )


class AskCaravanTrade(Moving):
    """If tokens are declared first: how many? Each gives every caravan one space more."""

    def options(self, game: Civ, out: Options) -> None:
        for amount in range(trade.tokens_on(game, self.seat, self.slot) + 1):
            out.add(NUMBER + amount)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return trade.price(game, self.seat, self.slot, answer - NUMBER)

    def answer(self, game: Civ, answer: i64) -> None:
        self.move_next(game, self.range + answer - NUMBER, self.shared, self.moved)
        trade.spend(game, self.seat, self.slot, answer - NUMBER)


GAME.add_step("caravan_trade", AskCaravanTrade, MOVING, "civ.trade.timing")


class AskCaravan(Moving):
    """Which caravan moves next? Its space names one on the map, the slot one on the card."""

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for caravan in range(CARAVANS):
            place = player.caravans[caravan]
            if (self.moved | player.home) & BIT[caravan]:
                continue
            if place == ON_CARD:
                if not out.has(SLOT + self.slot) and self.can_set_out(game):
                    out.add(SLOT + self.slot)
            elif place != UNUSED:
                answer = HEX + game.board.answer[place]
                if not out.has(answer) and self.can_leave(game, place):
                    out.add(answer)
        if out.count:
            out.add(PASS)

    def can_set_out(self, game: Civ) -> bool:
        for city in entrances(game, self.seat):
            if self.can_leave(game, city):
                return True
        return False

    def cannot(self, game: Civ, answer: i64) -> i64:
        player = game.players[self.seat]
        return NO_SECOND_MOVE if player.home and answer == SLOT + self.slot else 0

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == SLOT + self.slot:
            game.push(
                AskEntrance(
                    self.seat,
                    self.slot,
                    self.strength,
                    self.range,
                    self.ways,
                    self.shared,
                    self.moved,
                    self.first_at(game, ON_CARD),
                )
            )
        elif answer != PASS:
            place = game.answered_hex(answer)
            self.move_on(game, self.range, self.shared, self.first_at(game, place), place, 0)

    def first_at(self, game: Civ, place: i64) -> i64:
        """Caravans in one place are alike, but for those that have moved."""
        player = game.players[self.seat]
        caravan: i64 = 0
        while player.caravans[caravan] != place or (self.moved | player.home) & BIT[caravan]:
            caravan += 1
        return caravan


GAME.add_step("caravan", AskCaravan, MOVING, "civ.economy.move")


class AskEntrance(Moving):
    """From which city does a caravan of the card set out?"""

    def __init__(
        self,
        seat: Seat,
        slot: i64,
        strength: i64,
        range: i64,
        ways: i64,
        shared: i64,
        moved: i64,
        caravan: i64,
    ) -> None:
        super().__init__(seat, slot, strength, range, ways, shared, moved)
        self.caravan: Final = caravan

    def options(self, game: Civ, out: Options) -> None:
        for city in entrances(game, self.seat):
            if self.can_leave(game, city):
                out.add(HEX + game.board.answer[city])

    def answer(self, game: Civ, answer: i64) -> None:
        city = game.answered_hex(answer)
        self.move_on(game, self.range, self.shared, self.caravan, city, 0)


GAME.add_step("entrance", AskEntrance, [*MOVING, "caravan"], "civ.economy.move.from_card")


class AskStep(Moving):
    """Where does the caravan at `hex` go next, having made `done` of its own steps?

    When they are used up it takes those of Colossus, then a trade token for each further one;
    while Colossus has some left a token may be spent all the same.
    """

    def __init__(
        self,
        seat: Seat,
        slot: i64,
        strength: i64,
        range: i64,
        ways: i64,
        shared: i64,
        moved: i64,
        caravan: i64,
        hex: Hex,
        done: i64,
    ) -> None:
        super().__init__(seat, slot, strength, range, ways, shared, moved)
        self.caravan: Final = caravan
        self.hex: Final = hex
        self.done: Final = done

    def more(self, game: Civ) -> i64:
        """Steps it could still make."""
        return self.range - self.done + self.shared + to_spend(game, self.seat, self.slot)

    def options(self, game: Civ, out: Options) -> None:
        more = self.more(game)
        if more > 0:
            for next_ in game.board.near[self.hex]:
                if not self.cannot_go(game, next_, more):
                    out.add(HEX + game.board.answer[next_])
            if out.count and self.done >= self.range and self.shared:
                if to_spend(game, self.seat, self.slot):
                    out.add(NUMBER + 1)
        if self.done:
            if not is_destination(game, self.seat, self.hex):
                out.add(PASS)
            elif self.hex not in game.visited:
                out.add(DEED + DEED_ARRIVE)

    def cannot_go(self, game: Civ, hex_: Hex, more: i64) -> i64:
        return cannot_step(game, self.seat, hex_, self.strength, self.ways, more - 1)

    def cannot(self, game: Civ, answer: i64) -> i64:
        if answer == PASS:
            return THROUGH if self.done else ZERO_STEPS
        if answer == DEED + DEED_ARRIVE and self.hex in game.visited:
            return ONE_PER_PLACE
        hex_ = game.answered_hex(answer)
        more = self.more(game)
        if more > 0 and hex_ != NOWHERE and hex_ in game.board.near[self.hex]:
            return self.cannot_go(game, hex_, more)
        return 0

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        used_up = self.done >= self.range and self.shared == 0
        if answer == NUMBER + 1 or (used_up and game.answered_hex(answer) != NOWHERE):
            return trade.price(game, self.seat, self.slot, 1)
        return {}

    def answer(self, game: Civ, answer: i64) -> None:
        if answer == PASS:
            self.stop(game, self.range, self.shared)
        elif answer == DEED + DEED_ARRIVE:
            self.stop(game, self.range, self.shared)
            arrive(game, self.seat, self.caravan, self.hex)
        elif answer == NUMBER + 1:
            self.move_on(game, self.range + 1, self.shared, self.caravan, self.hex, self.done)
            trade.spend(game, self.seat, self.slot, 1)
        elif self.done < self.range:
            self.enter(game, answer, self.range, self.shared, self.done + 1)
        elif self.shared:
            self.enter(game, answer, self.range, self.shared - 1, self.done)
        else:
            self.enter(game, answer, self.range + 1, self.shared, self.done + 1)
            trade.spend(game, self.seat, self.slot, 1)

    def enter(self, game: Civ, answer: i64, range: i64, shared: i64, done: i64) -> None:
        """A barbarian it meets leaves the map, and the caravan stops."""
        hex_ = game.answered_hex(answer)
        game.move_caravan(self.seat, self.caravan, self.hex, hex_)
        if not game.barbarian_at(hex_):
            self.move_on(game, range, shared, self.caravan, hex_, done)
            return
        game.remove_barbarians(hex_)
        self.stop(game, range, shared)
        if is_destination(game, self.seat, hex_):
            arrive(game, self.seat, self.caravan, hex_)

    def stop(self, game: Civ, range: i64, shared: i64) -> None:
        """It is the next caravan's turn."""
        self.move_next(game, range, shared, self.moved | BIT[self.caravan])


GAME.add_step("step", AskStep, [*MOVING, "caravan", "hex", "done"], "civ.economy.move")


def arrive(game: Civ, seat: Seat, caravan: i64, hex_: Hex) -> None:
    """The caravan goes back to the card; two trade tokens; a diplomacy card."""
    game.visited = append(game.visited[:], hex_)
    game.tell(ARRIVED, seat, game.board.answer[hex_])
    game.send_home(seat, caravan)
    state = game.city_state[hex_]
    if state != NOTHING:
        game.push(AskVisit(seat, state))
        trade.push_gain_type(game, seat, CITY_STATE_TYPES[state], BROUGHT)
        return
    rival = game.holder(hex_)
    if hex_ == game.players[rival].capital:
        game.push(Embassy(seat, rival, 1 if has_embassy(game, seat, rival) else 0))
    game.push(AskTreaty(seat, rival))
    trade.push_gain(game, seat, BROUGHT)


class AskSetAside(Question[Civ]):
    """A card with fewer caravans: which of those on the map is set aside?"""

    def options(self, game: Civ, out: Options) -> None:
        if not game.has_surplus_caravan(self.seat):
            return
        for place in game.players[self.seat].caravans:
            if place >= 0 and not out.has(HEX + game.board.answer[place]):
                out.add(HEX + game.board.answer[place])

    def answer(self, game: Civ, answer: i64) -> None:
        place = game.answered_hex(answer)
        caravan: i64 = 0
        while game.players[self.seat].caravans[caravan] != place:
            caravan += 1
        game.set_aside(self.seat, caravan)
        game.push(AskSetAside(self.seat))


GAME.add_step("set_aside", AskSetAside, ["seat"], "civ.economy.fewer")


# Steam Power.


class ExchangeResource(Effect):
    """Return a resource and take one of another kind."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        game.push(AskReturn(seat))


def other_stock(game: Civ, resource: i64) -> bool:
    """Whether the supply has a resource of another kind."""
    for other in range(len(RESOURCES)):
        if other != resource and game.supply[other]:
            return True
    return False


class AskReturn(Question[Civ]):
    """Which resource is exchanged, if any?"""

    def options(self, game: Civ, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if game.players[self.seat].resources[resource] and other_stock(game, resource):
                out.add(RESOURCE + resource)
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.push(AskExchange(self.seat, answer - RESOURCE))


GAME.add_step("return", AskReturn, ["seat"], "civ.card.steam_exchange")


class AskExchange(Question[Civ]):
    """What is taken for it?"""

    def __init__(self, seat: Seat, resource: i64) -> None:
        super().__init__(seat)
        self.resource: Final = resource

    def options(self, game: Civ, out: Options) -> None:
        for other in range(len(RESOURCES)):
            if other != self.resource and game.supply[other]:
                out.add(RESOURCE + other)

    def answer(self, game: Civ, answer: i64) -> None:
        game.spend_resource(self.seat, self.resource)
        game.gain_resource(self.seat, answer - RESOURCE)


GAME.add_step("exchange", AskExchange, ["seat", "resource"], "civ.card.steam_exchange")


# Capitalism.


class ResolveOther(Effect):
    """After the reset another card may be resolved as slot 1 (see after_reset)."""

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        pass


def after_reset(game: Civ, seat: Seat) -> None:
    """Capitalism, back in slot 1, lets another card be resolved as slot 1."""
    if game.players[seat].row[0] == CAPITALISM:
        game.push(AskOther(seat))


class AskOther(Question[Civ]):
    """Which other card is resolved as slot 1? It is not reset."""

    def options(self, game: Civ, out: Options) -> None:
        for slot in range(2, SLOTS + 1):
            out.add(SLOT + slot)
        out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            strength = as_slot_one(game, self.seat)
            resolve(game, self.seat, answer - SLOT, strength)


GAME.add_step("other", AskOther, ["seat"], "civ.card.capitalism")


# Great Zimbabwe.


def push_zimbabwe(game: Civ, seat: Seat) -> None:
    """Trade tokens on the wonder may be moved to focus cards."""
    game.push(AskZimbabwe(seat, 1))


class AskZimbabwe(Question[Civ]):
    """Which card gets a token that lies on Great Zimbabwe? Cards in rising order."""

    def __init__(self, seat: Seat, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def options(self, game: Civ, out: Options) -> None:
        if not game.zimbabwe:
            return
        for slot in range(self.slot, SLOTS + 1):
            if game.players[self.seat].trade[slot - 1] < MOST_TRADE:
                out.add(SLOT + slot)
        if out.count:
            out.add(PASS)

    def answer(self, game: Civ, answer: i64) -> None:
        if answer != PASS:
            game.fetch_trade(self.seat, answer - SLOT)
            game.push(AskZimbabwe(self.seat, answer - SLOT))


GAME.add_step("zimbabwe", AskZimbabwe, ["seat", "slot"], "civ.card.zimbabwe")

"""Industry: cities and wonders."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.steps import Options, Question
from ..core.types import NOBODY, Hex, Seat
from . import culture, diplomacy, science, trade
from .board import NATURAL_WONDERS, NOTHING, RESOURCES
from .printed import (
    BRUSSELS,
    BUENOS_AIRES,
    BUILD,
    CARAVANS,
    DEED_CITY,
    DEED_CITY_ON_CARAVAN,
    DEED_WONDER,
    EGYPT,
    GAME,
    GREAT_LIGHTHOUSE,
    NATURAL_RESOURCES,
    NATURAL_WONDER,
    NUMBER,
    PORCELAIN_TOWER,
    POTALA_PALACE,
    PYRAMIDS,
    RESOURCE,
    SLOTS,
    WONDER,
    WONDERS,
    Effect,
)
from .state import Civ
from .terrain import BUILDING, difficulty

FAR: Final = 1000  # no way leads there
PER_RESOURCE: Final = 2  # production

OUT_OF_RANGE: Final = GAME.add_rule("civ.industry.city.range")
NO_WAY: Final = GAME.add_rule("civ.industry.city.path")
TOO_HARD: Final = GAME.add_rule("civ.industry.city.terrain")
OCCUPIED: Final = GAME.add_rule("civ.industry.city.occupied")
NEXT_TO_CITY: Final = GAME.add_rule("civ.industry.city.not_adjacent")
NATURAL_STAYS: Final = GAME.add_rule("civ.natural.city")
TOO_DEAR: Final = GAME.add_rule("civ.industry.wonder.cost")
NOT_ELIGIBLE: Final = GAME.add_rule("civ.industry.wonder.eligible")
USED_UP: Final = GAME.add_rule("civ.natural.once_per_turn")
SUPERFLUOUS: Final = GAME.add_rule("civ.industry.wonder.overpay")
HAS_WONDER: Final = GAME.add_rule("civ.wonder.limit_per_city")

# Cities.


def cannot_hold_city(game: Civ, seat: Seat, hex_: Hex) -> i64:
    """The rule that forbids a city in a space, whatever the card and its slot; 0 if none does.

    Caravans, an own control token and a lone wonder token do not hinder.
    """
    board = game.board
    if board.is_water(hex_):
        return TOO_HARD
    if (
        game.city[hex_] != NOBODY
        or game.token[hex_] != NOBODY
        and game.token[hex_] // 2 != seat
        or game.resource[hex_] != NOTHING
        or game.natural[hex_] != NOTHING
        or game.city_state[hex_] != NOTHING
        or game.barbarian_at(hex_)
    ):
        return OCCUPIED
    if game.variant.natural_blocks_city and game.natural_of(seat, hex_) != NOTHING:
        return NATURAL_STAYS
    for next_ in board.near[hex_]:
        if game.city[next_] != NOBODY or game.city_state[next_] != NOTHING:
            return NEXT_TO_CITY
    return 0


def may_count_through(game: Civ, seat: Seat, hex_: Hex, strength: i64, water: bool) -> bool:
    """No water unless the card says so, no terrain above the slot, no rival space, no barbarian."""
    if game.board.is_water(hex_) and not water:
        return False
    if game.city_state[hex_] != NOTHING and not game.variant.builds_through_city_states:
        return False
    return (
        game.holder(hex_) == NOBODY
        and difficulty(game, seat, hex_, BUILDING) <= strength
        and not game.barbarian_at(hex_)
    )


def ways(game: Civ, seat: Seat, range_: i64, strength: i64, water: bool) -> vec[i64]:
    """For each space how far it lies from the nearest friendly one, FAR if out of range. With the
    Great Lighthouse empty spaces at the edge of the map are always in range."""
    board = game.board
    far = vec[i64]([FAR] * board.size)
    border = game.spaces_of(seat)
    for hex_ in border:
        far[hex_] = 0
    done: i64 = 0
    for steps in range(1, range_ + 1):
        end: i64 = len(border)
        while done < end:
            for next_ in board.near[border[done]]:
                if far[next_] == FAR:
                    far[next_] = steps
                    if may_count_through(game, seat, next_, strength, water):
                        border = append(border, next_)
            done += 1
    if game.players[seat].has(GREAT_LIGHTHOUSE):
        for hex_ in range(board.size):
            if board.edge[hex_] and game.is_empty(hex_) and far[hex_] > range_:
                far[hex_] = range_
    return far


def cannot_build_city(game: Civ, seat: Seat, hex_: Hex, strength: i64) -> i64:
    rule = cannot_hold_city(game, seat, hex_)
    if rule == 0 and difficulty(game, seat, hex_, BUILDING) > strength:
        return TOO_HARD
    return rule


def sites(
    game: Civ,
    seat: Seat,
    range_: i64,
    strength: i64,
    water: bool,
    one_is_enough: bool = False,
) -> vec[i64]:
    """Where a city can be built, in order."""
    found = vec[i64]()
    if game.players[seat].cities:
        far = ways(game, seat, range_, strength, water)
        for hex_ in range(game.board.size):
            if far[hex_] != FAR and cannot_build_city(game, seat, hex_, strength) == 0:
                found = append(found, hex_)
                if one_is_enough:
                    break
    return found


class BuildCity(Effect):
    """Build a city within `range` spaces; then `tokens` control tokens next to it."""

    def __init__(self, range: i64, water: bool = False, tokens: i64 = 0) -> None:
        self.deed = DEED_CITY
        self.range: Final = range
        self.water: Final = water
        self.tokens: Final = tokens

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        return len(sites(game, seat, self.range, strength, self.water, one_is_enough=True)) > 0

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        water: i64 = 1 if self.water else 0
        game.push(AskCity(seat, strength, self.range, water, self.tokens))


class AskCity(Question[Civ]):
    """Where is the city built?"""

    def __init__(self, seat: Seat, strength: i64, range: i64, water: i64, tokens: i64) -> None:
        super().__init__(seat)
        self.strength: Final = strength
        self.range: Final = range
        self.water: Final = water
        self.tokens: Final = tokens

    def options(self, game: Civ, out: Options) -> None:
        water = self.water != 0
        game.add_hexes(out, sites(game, self.seat, self.range, self.strength, water))

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ < 0:
            return 0
        rule = cannot_build_city(game, self.seat, hex_, self.strength)
        if rule:
            return rule
        for own in game.spaces_of(self.seat):
            if game.board.distance(own, hex_) <= self.range:
                return NO_WAY
        return OUT_OF_RANGE

    def answer(self, game: Civ, answer: i64) -> None:
        hex_ = game.answered_hex(answer)
        game.found_city(self.seat, hex_)
        if self.tokens:
            culture.push_placing(game, self.seat, hex_, self.tokens, self.strength)


GAME.add_step(
    "city", AskCity, ["seat", "strength", "range", "water", "tokens"], "civ.industry.city.place"
)


class BuildOnCaravan(Effect):
    """Build a city on the space of an own caravan."""

    def __init__(self) -> None:
        self.deed = DEED_CITY_ON_CARAVAN

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        return len(camps(game, seat)) > 0

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        game.push(AskCaravanCity(seat))


def camps(game: Civ, seat: Seat) -> vec[i64]:
    """The spaces of own caravans that can hold a city, however far and hard, in order."""
    player = game.players[seat]
    found = vec[i64]()
    if player.cities:
        for hex_ in range(game.board.size):
            if hex_ in player.caravans and cannot_hold_city(game, seat, hex_) == 0:
                found = append(found, hex_)
    return found


class AskCaravanCity(Question[Civ]):
    """Which caravan gives way to a city? It goes back to the economy card."""

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, camps(game, self.seat))

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ < 0 or hex_ not in game.players[self.seat].caravans:
            return 0
        return cannot_hold_city(game, self.seat, hex_)

    def answer(self, game: Civ, answer: i64) -> None:
        hex_ = game.answered_hex(answer)
        player = game.players[self.seat]
        for caravan in range(CARAVANS):
            if player.caravans[caravan] == hex_:
                game.send_home(self.seat, caravan)
                break
        game.found_city(self.seat, hex_)


GAME.add_step("caravan_city", AskCaravanCity, ["seat"], "civ.card.husbandry")

# Wonders.


class BuildWonder(Effect):
    """Build a face-up wonder; in slot 5 production starts from `in_five`."""

    def __init__(self, in_five: i64 = 5) -> None:
        self.deed = DEED_WONDER
        self.in_five: Final = in_five

    def production(self, strength: i64) -> i64:
        return self.in_five if strength == SLOTS else strength

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        production = self.production(strength)
        if game.variant.declares_first:
            return len(declarable(game, seat, slot, production)) > 0
        return len(buildable(game, seat, slot, production, 1)) > 0

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        production = self.production(strength)
        if game.variant.declares_first:
            game.push(AskTokens(seat, slot, production))
        else:
            game.push(AskWonder(seat, slot, production, 1))


def cost_of(game: Civ, seat: Seat, wonder: i64) -> i64:
    """Printed cost less what Egypt, Brussels and Buenos Aires take off, not below 0."""
    player = game.players[seat]
    cost = WONDERS[wonder].cost
    if player.has(EGYPT):
        cost -= 1
    if player.has(BRUSSELS):
        for hex_ in game.cities_of(seat):
            if game.is_mature(hex_, seat):
                cost -= 1
    if player.has(BUENOS_AIRES) and not controls_type(game, seat, WONDERS[wonder].type):
        cost -= 2
    if cost < 0:
        return 0
    return cost


def controls_type(game: Civ, seat: Seat, type: i64) -> bool:
    for wonder in range(len(WONDERS)):
        if WONDERS[wonder].type == type and game.players[seat].has(WONDER + wonder):
            return True
    return False


def free_cities(game: Civ, seat: Seat) -> vec[i64]:
    """Own cities without a wonder."""
    return vec[i64]([city for city in game.cities_of(seat) if game.wonder[city] == NOTHING])


def eligible_naturals(game: Civ, seat: Seat, wonder: i64) -> i64:
    """Natural wonders that can be spent for a wonder now, as bits."""
    player = game.players[seat]
    found: i64 = 0
    left = player.naturals & ~player.used_naturals
    while left:
        natural = lowest(left)
        left &= left - 1
        if NATURAL_RESOURCES[natural] in WONDERS[wonder].resources:
            found |= BIT[natural]
    return found


def resources_for(game: Civ, seat: Seat, wonder: i64, item: i64) -> i64:
    """How many resources and natural wonders can still be spent, from one in their order on."""
    player = game.players[seat]
    count: i64 = 0
    for resource in WONDERS[wonder].resources:
        if resource >= item:
            count += player.resources[resource]
    left = eligible_naturals(game, seat, wonder)
    while left:
        if len(RESOURCES) + lowest(left) >= item:
            count += 1
        left &= left - 1
    return count


def tokens_for(game: Civ, seat: Seat, wonder: i64, slot: i64) -> i64:
    """How many trade tokens can be spent, and what serves as one; America's natural wonders that
    bring more as resources are counted there."""
    relics = game.players[seat].relics[slot - 1]
    better = size(relics & eligible_naturals(game, seat, wonder))
    return trade.tokens_on(game, seat, slot) - better


def buildable(game: Civ, seat: Seat, slot: i64, production: i64, trading: i64) -> vec[i64]:
    """The face-up wonders that can be paid; `trading` tells whether with trade tokens."""
    found = vec[i64]()
    if len(free_cities(game, seat)):
        for deck in game.decks:
            if len(deck):
                wonder = deck[-1]
                reached = production + PER_RESOURCE * resources_for(game, seat, wonder, 0)
                if trading:
                    reached += tokens_for(game, seat, wonder, slot)
                if reached >= cost_of(game, seat, wonder):
                    found = append(found, wonder)
    return found


def declarable(game: Civ, seat: Seat, slot: i64, production: i64) -> vec[i64]:
    """How many trade tokens can be spent at the beginning so that some wonder can be paid."""
    found = vec[i64]()
    for amount in range(trade.tokens_on(game, seat, slot) + 1):
        after = game.copy()
        trade.spend_first(after, seat, slot, amount)
        if len(buildable(after, seat, slot, production + amount, 0)):
            found = append(found, amount)
    return found


class AskTokens(Question[Civ]):
    """Where trade tokens are declared first: how many are spent?"""

    def __init__(self, seat: Seat, slot: i64, production: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.production: Final = production

    def options(self, game: Civ, out: Options) -> None:
        for amount in declarable(game, self.seat, self.slot, self.production):
            out.add(NUMBER + amount)

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return trade.price(game, self.seat, self.slot, answer - NUMBER)

    def answer(self, game: Civ, answer: i64) -> None:
        amount = answer - NUMBER
        game.push(AskWonder(self.seat, self.slot, self.production + amount, 0))
        trade.spend_first(game, self.seat, self.slot, amount)


GAME.add_step("wonder_tokens", AskTokens, ["seat", "slot", "production"], "civ.trade.timing")


class AskWonder(Question[Civ]):
    """Which of the face-up wonders is built? Only what can be paid can be chosen.

    `trading` tells whether trade tokens may still be spent.
    """

    def __init__(self, seat: Seat, slot: i64, production: i64, trading: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.production: Final = production
        self.trading: Final = trading

    def options(self, game: Civ, out: Options) -> None:
        for wonder in buildable(game, self.seat, self.slot, self.production, self.trading):
            out.add(BUILD + wonder)

    def cannot(self, game: Civ, answer: i64) -> i64:
        for deck in game.decks:
            if len(deck) and answer == BUILD + deck[-1]:
                return TOO_DEAR
        return 0

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return {"production": cost_of(game, self.seat, answer - BUILD)}

    def answer(self, game: Civ, answer: i64) -> None:
        wonder = answer - BUILD
        game.push(AskWonderCity(self.seat, wonder))
        left = cost_of(game, self.seat, wonder) - self.production
        ask_payment(game, self.seat, wonder, self.slot, self.trading, left, 0)


GAME.add_step(
    "wonder", AskWonder, ["seat", "slot", "production", "trading"], "civ.industry.wonder.choose"
)


def ask_payment(
    game: Civ, seat: Seat, wonder: i64, slot: i64, trading: i64, left: i64, item: i64
) -> None:
    if left > 0:
        game.push(AskPayment(seat, wonder, slot, trading, left, item))


class AskPayment(Question[Civ]):
    """What is spent next? Resources, then natural wonders, each in their order from `item` on;
    whatever is `left` then is paid with trade tokens, all at once.

    So nothing superfluous is ever spent: a trade token completes a sum exactly, a resource goes
    over it by one at the most.
    """

    def __init__(
        self, seat: Seat, wonder: i64, slot: i64, trading: i64, left: i64, item: i64
    ) -> None:
        super().__init__(seat)
        self.wonder: Final = wonder
        self.slot: Final = slot
        self.trading: Final = trading
        self.left: Final = left
        self.item: Final = item

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        tokens = self.tokens(game)
        for resource in range(self.item, len(RESOURCES)):
            if player.resources[resource] and self.is_eligible(resource):
                if self.can_go_on(game, resource, tokens):
                    out.add(RESOURCE + resource)
        naturals = eligible_naturals(game, self.seat, self.wonder)
        while naturals:
            natural = lowest(naturals)
            naturals &= naturals - 1
            item = len(RESOURCES) + natural
            if item >= self.item and self.can_go_on(game, item, tokens):
                out.add(NATURAL_WONDER + natural)
        if tokens >= self.left:
            out.add(NUMBER + self.left)

    def tokens(self, game: Civ) -> i64:
        if not self.trading:
            return 0
        return tokens_for(game, self.seat, self.wonder, self.slot)

    def is_eligible(self, resource: i64) -> bool:
        return resource in WONDERS[self.wonder].resources

    def can_go_on(self, game: Civ, item: i64, tokens: i64) -> bool:
        """Whether the items from this one on, with the tokens, reach what is left."""
        rest = resources_for(game, self.seat, self.wonder, item)
        return PER_RESOURCE * rest + tokens >= self.left

    def cannot(self, game: Civ, answer: i64) -> i64:
        if RESOURCE <= answer < RESOURCE + len(RESOURCES):
            return 0 if self.is_eligible(answer - RESOURCE) else NOT_ELIGIBLE
        if NATURAL_WONDER <= answer < NATURAL_WONDER + len(NATURAL_WONDERS):
            natural = answer - NATURAL_WONDER
            if not self.is_eligible(NATURAL_RESOURCES[natural]):
                return NOT_ELIGIBLE
            return USED_UP if game.players[self.seat].used_naturals & BIT[natural] else 0
        return SUPERFLUOUS if NUMBER + self.left < answer < NUMBER + 32 else 0

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        if answer >= NUMBER:
            return trade.price(game, self.seat, self.slot, self.left)
        if answer >= NATURAL_WONDER:
            return {}
        return {RESOURCES[answer - RESOURCE]: 1}

    def answer(self, game: Civ, answer: i64) -> None:
        if answer >= NUMBER:
            kept = eligible_naturals(game, self.seat, self.wonder)
            trade.spend(game, self.seat, self.slot, self.left, kept=kept)
            return
        left = self.left - PER_RESOURCE
        if answer >= NATURAL_WONDER:
            natural = answer - NATURAL_WONDER
            item = len(RESOURCES) + natural
            ask_payment(game, self.seat, self.wonder, self.slot, self.trading, left, item)
            game.spend_natural(self.seat, natural)
        else:
            resource = answer - RESOURCE
            game.spend_resource(self.seat, resource)
            ask_payment(game, self.seat, self.wonder, self.slot, self.trading, left, resource)


GAME.add_step(
    "payment",
    AskPayment,
    ["seat", "wonder", "slot", "trading", "left", "item"],
    "civ.industry.wonder.production",
)


class AskWonderCity(Question[Civ]):
    """Under which own city without a wonder does the token go?"""

    def __init__(self, seat: Seat, wonder: i64) -> None:
        super().__init__(seat)
        self.wonder: Final = wonder

    def options(self, game: Civ, out: Options) -> None:
        game.add_hexes(out, free_cities(game, self.seat))

    def cannot(self, game: Civ, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ >= 0 and game.city[hex_] == self.seat:
            return HAS_WONDER
        return 0

    def answer(self, game: Civ, answer: i64) -> None:
        game.build_wonder(self.seat, self.wonder, game.answered_hex(answer))
        when_built(game, self.seat, WONDER + self.wonder)


GAME.add_step("wonder_city", AskWonderCity, ["seat", "wonder"], "civ.industry.wonder.take")


def when_built(game: Civ, seat: Seat, ability: i64) -> None:
    """Once, for the builder only: what a wonder does when it is built."""
    if ability == PYRAMIDS:
        science.push_upgrades(game, seat, 3, 1)
    elif ability == PORCELAIN_TOWER:
        science.push_upgrades(game, seat, 2, 3)
    elif ability == POTALA_PALACE:
        diplomacy.push_potala(game, seat)

"""Steps that wait in a position: numbers that make sense, what they presuppose, their order.

Whatever play can leave waiting is accepted. What is refused could not be carried out later.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ..core.bits import BIT, members, size
from ..core.errors import PositionError
from ..core.hexes import DIRECTIONS, NOWHERE
from ..core.position import Entry, plain_number
from ..core.steps import Step
from ..core.tiles import TURNS
from ..core.types import NOBODY, Hex, Seat
from .board import LETTERS, NATURAL_WONDERS, NOTHING, RESOURCES
from .combat import defender
from .conquest import PLUNDER, is_conquered
from .diplomacy import POTALA_TAKES
from .economy import BROUGHT, SHARED
from .events import LOST_TO_BARBARIAN, on_map
from .mapping import sites
from .military import cannot_attack
from .printed import (
    AMERICA,
    AZTEC,
    CARAVANS,
    CITIES,
    DIPLOMACY,
    EIFFEL_TOWER,
    FOCUS,
    FORBIDDEN_CITY,
    GAME,
    GENEVA,
    GREAT_ZIMBABWE,
    LEVELS,
    MILITARY,
    ORACLE,
    POTALA_PALACE,
    SCIENCE,
    SEOUL,
    SLOTS,
    SUMERIA,
    TOKENS,
    TYPES,
    WATER_TOKENS,
    WONDERS,
    level_of,
    type_of,
)
from .start import START
from .state import ON_CARD, Civ, Player
from .tiles import CAPITAL_TILES, SHAPE, TILES
from .trade import slots_of, tokens_on

LAYING: Final = ["tile", "side", "turn", "place"]
BUILDING: Final = ["leader", "deal_tiles", *LAYING]  # before the game, above the step prepare

LONG: Final = 31  # so far lead all tokens that can be spent; answers name no higher number

# What numbers may be: those of a field, or of a field of one step. Sets are written as bits.
RANGES: Final[dict[str, tuple[int, int]]] = {
    "after": (0, len(DIPLOMACY) * max(GAME.players)),
    "again.slot": (SLOTS, SLOTS),
    "among": (0, 2),
    "amount": (1, BROUGHT),
    "attack": (1, 99),
    "attack.left": (1, 3),
    "barbarian.left": (1, (1 << len(LETTERS)) - 1),
    "caravan": (0, CARAVANS - 1),
    "card": (1, SLOTS),
    "city.range": (2, 5),
    "close": (0, 1),
    "control.left": (0, TOKENS),
    "control.strength": (0, SLOTS),  # Stonehenge asks for none
    "defence": (1, 99),
    "direction": (0, len(DIRECTIONS) - 1),
    "done": (0, LONG),
    "first": (0, len(SHAPE) * TILES + WATER_TOKENS),
    "gain_trade.left": (1, CITIES + 1),
    "gain_trade.slots": (1, (1 << SLOTS) - 1),
    "held": (0, 1),
    "item": (0, len(RESOURCES) + len(NATURAL_WONDERS) - 1),
    "kept": (0, (1 << len(NATURAL_WONDERS)) - 1),
    "left": (1, LONG),
    "loss.left": (1, LOST_TO_BARBARIAN),
    "more_tokens.left": (2, 6),
    "move_barbarians.left": (0, (1 << len(LETTERS)) - 1),
    "moved": (0, (1 << CARAVANS) - 1),
    "must": (0, 1),
    "payment.left": (1, max([wonder.cost for wonder in WONDERS])),
    "plunder.left": (0, PLUNDER),
    "potala.left": (1, POTALA_TAKES),
    "potala_card.left": (1, POTALA_TAKES),
    "production": (1, LONG),
    "range": (3, LONG),
    "reinforce.left": (1, SLOTS),
    "shared": (0, SHARED),
    "spent": (0, LONG),
    "start.left": (0, (1 << len(START)) - 1),
    "stopped": (0, 1),
    "strength": (1, SLOTS),
    "swap_with.slot": (1, SLOTS - 1),
    "take.level": (2, LEVELS),
    "take_back.left": (0, TOKENS),
    "take_back.strength": (0, SLOTS),
    "taken": (0, PLUNDER),
    "tokens": (0, 2),
    "trading": (0, 1),
    "upgrade.left": (1, 3),
    "upgrade.level": (1, LEVELS - 1),
    "upgrade.slots": (0, (1 << SLOTS) - 1),
    "water": (0, 1),
    "ways": (0, 2),
}

# Steps that only an ability brings about.
ABILITY: Final[dict[str, i64]] = {
    "destroy": FORBIDDEN_CITY,
    "geneva": GENEVA,
    "geneva_return": GENEVA,
    "geneva_take": GENEVA,
    "led": SEOUL,
    "led_to": SEOUL,
    "name_first": EIFFEL_TOWER,
    "name_second": EIFFEL_TOWER,
    "neighbours": ORACLE,
    "potala": POTALA_PALACE,
    "potala_card": POTALA_PALACE,
    "relic": AMERICA,
    "spend": AMERICA,
    "spoils": SUMERIA,
    "swap": AZTEC,
    "swap_with": AZTEC,
    "zimbabwe": GREAT_ZIMBABWE,
}

# What the space of a step has to hold.
SPACE: Final = {
    "conquer": "a conquered city-state of a rival",
    "moved_to": "an own control token",
    "name_second": "a rival control token",
    "occupy": "a rival city, or a city-state just conquered",
    "outcome": "something to attack",
    "parry": "a piece of the defender",
    "place_token": "free land, and an unused control token of the seat",
    "replace_token": "a rival control token",
    "strike": "something to attack",
    "swapped": "a rival control token",
}

# Steps whose pieces nothing may touch before they are done, and what may be done before them.
COVERS: Final[dict[str, list[str]]] = {
    "barbarian": [],
    "conquer": [],
    "entrance": [],
    "exchange": [],
    "geneva_take": [],
    "give_up": [],
    "move_barbarians": ["loss", "keep", "potala_lost", "set_aside", "guest"],
    "moved_to": [],
    "name_second": [],
    "occupy": ["lift", "keep", "potala_lost", "set_aside"],
    "outcome": ["relic", "spend"],
    "parry": ["relic", "spend"],
    "payment": ["relic", "spend"],
    "place_token": ["relic", "spend"],
    "replace": [],
    "replace_token": ["lift", "keep", "potala_lost", "set_aside"],
    "step": ["relic", "spend"],
    "strike": ["relic", "spend"],
    "swapped": [],
    "upgrade": [],
    "wonder_city": ["payment", "relic", "spend"],
}

# The course of turns: cards are moved in their rows. While a card is resolved none of it is due.
COURSE: Final = [
    *["begin_turn", "end_turn", "end_round", "turn_dial", "start", "neighbours"],
    *["focus", "reset", "after_reset", "second", "other", "swap", "swap_with"],
]
SCIENTIFIC: Final = ["advance", "move_pointer", "take", "replace"]


class Waiting:
    """A step of a position, with its name, its path and its numbers."""

    def __init__(self, step: Step[Any], path: str) -> None:
        form = GAME.form_of[type(step)]
        self.name: Final = form.name
        self.path: Final = f"{path}.{form.name}"
        self.seat: Final = int(step.seat)
        self.numbers: Final = {field: int(getattr(step, field)) for field in form.fields}

    def number(self, field: str) -> int:
        return self.numbers[field]

    def has(self, field: str) -> bool:
        return field in self.numbers

    def wrong(self, field: str, said: object, expected: str) -> PositionError:
        return PositionError(f"{self.path}.{field} is {said}, expected {expected}")


def read_waiting(game: Civ, entries: list[Entry]) -> None:
    """The stack, bottom first."""
    waiting: list[Waiting] = []
    for entry in entries:
        game.push(game.read(entry))
        waiting.append(Waiting(game.stack[-1], entry.path))
    expect_begun(game, waiting)
    for step in waiting:
        expect_ranges(game, step)
        expect_sense(game, step)
    for i, step in enumerate(waiting):
        for above in waiting[i + 1 :]:
            expect_order(step, above)


# Numbers.


def expect_ranges(game: Civ, step: Waiting) -> None:
    """They leave room for the trade tokens that may still be spent."""
    for field, number in step.numbers.items():
        own = f"{step.name}.{field}"
        if own in RANGES or field in RANGES:
            least, most = RANGES[own] if own in RANGES else RANGES[field]
            most -= to_come(game, step, field)
            plain_number(number, least, most, f"{step.path}.{field}")


def to_come(game: Civ, step: Waiting, field: str) -> int:
    """How far trade tokens can still raise a number."""
    seat = step.seat
    if field == "range" and step.has("moved"):
        arrivals = CARAVANS - size(step.number("moved"))  # each may bring tokens to the card
        return tokens_on(game, seat, step.number("slot")) + BROUGHT * arrivals
    if step.name == "wonder_tokens" and field == "production":
        return tokens_on(game, seat, step.number("slot"))
    if step.name in ["strike", "parry"]:
        rival = step.number("rival") if step.name == "parry" else game.holder(step.number("hex"))
        attacker, other = (rival, seat) if step.name == "parry" else (seat, rival)
        if field == "attack":
            return tokens_on(game, attacker, step.number("slot"))
        if field in ["defence", "spent"] and other != NOBODY:
            cards = members(slots_of(game, other, MILITARY))
            return sum([tokens_on(game, other, i + 1, defending=True) for i in cards])
    return 0


# What they presuppose.


def expect_sense(game: Civ, step: Waiting) -> None:
    player = game.players[step.seat]
    if step.name in ABILITY and not player.has(ABILITY[step.name]):
        named = GAME.words["ability"][ABILITY[step.name]]
        raise step.wrong("seat", step.seat, f"the seat that has {named}")
    if step.has("rival") and step.number("rival") == step.seat and step.name != "keep":
        raise step.wrong("rival", step.seat, "another seat")
    if step.name in SPACE and not holds(game, step.name, step.seat, step.number("hex")):
        raise step.wrong("hex", game.board.name(step.number("hex")), SPACE[step.name])
    if step.has("focus") and step.has("slot"):
        expect_card(player, step)
    if step.name in ["entrance", "step"]:
        expect_caravan(game, step)
    expect_pieces(game, step)


def holds(game: Civ, name: str, seat: Seat, hex_: Hex) -> bool:
    """Whether a space holds what a step needs there (see SPACE)."""
    token, holder = game.token[hex_], game.holder(hex_)
    if name in ["strike", "outcome"]:
        return cannot_attack(game, seat, hex_) == 0
    if name == "parry":
        return defender(game, hex_) == seat
    if game.barbarian_at(hex_):
        return False
    if name == "moved_to":
        return token != NOBODY and holder == seat
    if name == "place_token":
        free = holder == NOBODY and game.city_state[hex_] == NOTHING
        return free and not game.board.is_water(hex_) and game.players[seat].tokens > 0
    if name == "conquer":
        return holder != NOBODY and holder != seat and is_conquered(game, hex_)
    if name == "occupy":
        return is_won(game, seat, hex_)
    return token != NOBODY and holder != seat


def is_won(game: Civ, seat: Seat, hex_: Hex) -> bool:
    """A rival city or what stands in for one, or nothing where a city-state was conquered."""
    rival = game.holder(hex_)
    if rival == NOBODY:
        state = game.board.city_state[hex_]
        return state != NOTHING and game.conqueror[state] == seat
    if rival == seat or game.players[rival].capital == hex_:
        return False
    return game.city[hex_] != NOBODY or is_conquered(game, hex_)


def expect_card(player: Player, step: Waiting) -> None:
    """The card named, or one that took its place, lies in the slot."""
    focus, slot = step.number("focus"), step.number("slot")
    type = type_of(focus)
    if type_of(player.row[slot - 1]) != type:
        raise step.wrong("slot", slot, f"the slot of a {TYPES[type]} card")
    if step.name == "attack" and type != MILITARY:
        raise step.wrong("focus", FOCUS[focus].id, "a military card")
    if step.name == "deed" and not FOCUS[focus].either:
        raise step.wrong("focus", FOCUS[focus].id, "a card with a choice of effects")
    if step.name == "resolve":
        last = 0 if FOCUS[focus].either else len(FOCUS[focus].effects) - 1
        plain_number(step.number("effect"), 0, last, f"{step.path}.effect")


def expect_caravan(game: Civ, step: Waiting) -> None:
    """It lies on the card and is about to set out from a city, or stands where it moves from."""
    player, caravan = game.players[step.seat], step.number("caravan")
    place = player.caravans[caravan]
    if (step.number("moved") | player.home) & BIT[caravan]:
        raise step.wrong("caravan", caravan, "a caravan that has not moved yet")
    if step.name == "entrance":
        if place != ON_CARD:
            raise step.wrong("caravan", caravan, "a caravan on the card")
        return
    hex_, done = step.number("hex"), step.number("done")
    sets_out = place == ON_CARD and done == 0 and game.city[hex_] == step.seat
    if place != hex_ and not sets_out:
        raise step.wrong("hex", game.board.name(hex_), f"the space of caravan {caravan}")
    plain_number(done, 0, step.number("range"), f"{step.path}.done")


def expect_pieces(game: Civ, step: Waiting) -> None:
    """Other things that the seat or the table must have."""
    player, name = game.players[step.seat], step.name
    if name == "exchange" and not player.resources[step.number("resource")]:
        said = RESOURCES[step.number("resource")]
        raise step.wrong("resource", said, "a resource that the seat has")
    if name == "replace" and not player.in_deck(step.number("focus")):
        raise step.wrong("focus", FOCUS[step.number("focus")].id, "a card that is not in the row")
    if name == "upgrade":
        expect_upgrades(player, step)
    if name in ["payment", "wonder_city"]:
        if not any([len(deck) and deck[-1] == step.number("wonder") for deck in game.decks]):
            raise step.wrong(
                "wonder", WONDERS[step.number("wonder")].id, "a wonder that is face up"
            )
    if name == "wonder_won" and game.wonder_space[step.number("wonder")] == NOWHERE:
        raise step.wrong("wonder", WONDERS[step.number("wonder")].id, "a wonder on the map")
    if name == "visit" and game.board.state_space[step.number("city_state")] == NOWHERE:
        said = GAME.words["city_state"][step.number("city_state")]
        raise step.wrong("city_state", said, "a city-state on the map")
    if name == "geneva_take":
        card, rival = step.number("diplomacy"), step.number("rival")
        if not game.treaties_with(step.seat, rival) & BIT[card]:
            raise step.wrong("diplomacy", DIPLOMACY[card], f"a card of seat {rival} that it has")
    if name in ["move_barbarians", "barbarian"]:
        for letter in members(step.number("left") & ~on_map(game)):
            raise step.wrong("left", step.number("left"), f"{LETTERS[letter]} to be on the map")
    if name == "parry" and type_of(player.row[step.number("card") - 1]) != MILITARY:
        raise step.wrong("card", step.number("card"), "the slot of a military card")
    if name == "attack":
        plain_number(step.number("left"), 1, 3 - int(game.attacks), f"{step.path}.left")
    if name == "plunder":
        most = PLUNDER - step.number("left")
        plain_number(step.number("taken"), 0, most, f"{step.path}.taken")
    if name == "give_up":
        for field in ["hex", "second"]:
            if game.token[step.number(field)] // 2 != step.seat:
                said = game.board.name(step.number(field))
                raise step.wrong(field, said, "a control token of the seat")
        if step.number("hex") >= step.number("second"):
            said = game.board.name(step.number("second"))
            raise step.wrong("second", said, "a space that comes after the first one")


def expect_upgrades(player: Player, step: Waiting) -> None:
    """The cards of the slots chosen are not too high, and the next ones are in the deck."""
    slots = step.number("slots")
    for i in members(slots):
        card = player.row[i]
        if level_of(card) > step.number("level") or not player.in_deck(card + 1):
            raise step.wrong("slots", slots, f"none with {FOCUS[card].id}, which cannot be raised")
    plain_number(step.number("left"), 1, 3 - int(size(slots)), f"{step.path}.left")


# Their order.


def expect_order(step: Waiting, above: Waiting) -> None:
    """What waits above a step is done before it and must leave it what it presupposes."""
    apart = step.name in COVERS and above.name not in COVERS[step.name]
    if above.name in COURSE and step.name not in COURSE:
        apart = True
    if step.has("focus") and step.has("slot"):
        type = type_of(step.number("focus"))
        if above.has("focus") and above.has("slot"):
            apart = apart or type_of(above.number("focus")) != type
        if above.name in SCIENTIFIC and type != SCIENCE:
            apart = True
    if apart:
        raise PositionError(
            f"{above.path} waits above {step.path}, expected it below or not at all"
        )


# Before the game begins.


def expect_begun(game: Civ, waiting: list[Waiting]) -> None:
    """Either all leaders are chosen and the map lies, or `prepare` waits for that."""
    names = [step.name for step in waiting]
    begins = "prepare" in names
    for i, step in enumerate(waiting):
        if step.name in BUILDING and not begins:
            raise PositionError(f"{step.path} waits, expected the step prepare below it")
        if begins and i and step.name not in BUILDING:
            raise PositionError(f"{step.path} waits, expected only {', '.join(BUILDING)} there")
        if begins and i == 0 and step.name != "prepare":
            raise PositionError(f"{step.path} waits below all others, expected prepare there")
    builds = [step for step in waiting if step.name in BUILDING[1:]]
    for step in builds:
        expect_building(game, step)
    for step in builds[1:]:
        raise PositionError(f"{step.path} waits, expected one step that lays tiles")
    for seat, player in enumerate(game.players):
        expect_founder(game, seat, waiting, len(builds) > 0)
        if player.leader == NOBODY:
            chooses = [step for step in waiting if step.name == "leader" and step.seat == seat]
            if not (chooses and has_choice(game, player)):
                raise PositionError(
                    f"seats[{seat}].leader is None, expected a leader, or the step leader in"
                    " pending and an offer that lasts"
                )


def expect_founder(game: Civ, seat: Seat, waiting: list[Waiting], builds: bool) -> None:
    """Tiles are there to be laid; whoever has no capital has its tile, and nobody else has one."""
    player = game.players[seat]
    if player.tiles and not builds:
        raise PositionError(
            f"seats[{seat}].tiles is {members(player.tiles)}, expected them only while tiles are"
            " laid"
        )
    capitals = [tile for tile in CAPITAL_TILES if player.tiles & BIT[tile]]
    if player.capital != NOWHERE and capitals:
        raise PositionError(
            f"seats[{seat}].tiles has {capitals[0]}, expected no second capital for the seat"
        )
    dealt = "deal_tiles" in [step.name for step in waiting]
    if player.capital == NOWHERE and len(capitals) != 1 and not dealt:
        raise PositionError(
            f"seats[{seat}].capital is None, expected its tile among the seat's tiles"
        )


def expect_building(game: Civ, step: Waiting) -> None:
    """Tiles are dealt at an empty table, and laid at a core by those who have them."""
    if game.variant.switches["map"] != "advanced":
        raise PositionError(f"{step.path} waits, expected the switch map to be advanced")
    if step.name == "deal_tiles":
        if game.board.tiles or any([player.tiles for player in game.players]):
            raise PositionError(f"{step.path} waits, expected no tiles before it")
        return
    if not game.board.tiles:
        raise PositionError(f"{step.path} waits, expected a map with its core")
    if step.has("tile") and not game.players[step.seat].tiles & BIT[step.number("tile")]:
        raise step.wrong("tile", step.number("tile"), "a tile of the seat")
    expect_even_hands(game, step)
    if step.has("side"):
        side = step.number("side")
        turns = [step.number("turn")] if step.has("turn") else list(range(TURNS))
        if not any([sites(game.board, side, turn) for turn in turns]):
            raise PositionError(f"{step.path} waits, expected a place for a tile turned so")


def expect_even_hands(game: Civ, step: Waiting) -> None:
    """Clockwise from the seat to move, nobody has fewer tiles than those who come later."""
    players, seat = len(game.players), step.seat
    hands = [int(size(game.players[(seat + i) % players].tiles)) for i in range(players)]
    if hands != sorted(hands, reverse=True) or hands[0] - hands[-1] > 1 or hands[0] == 0:
        raise PositionError(
            f"{step.path}: clockwise from seat {seat} the seats have {hands} tiles, expected at"
            " least one, and one less only from some seat on"
        )


def has_choice(game: Civ, player: Player) -> bool:
    """Whether one of the leaders offered is left, whatever the others choose before."""
    free = player.offer
    rivals = 0
    for other in game.players:
        if other.leader != NOBODY:
            free &= ~BIT[other.leader]
        elif other is not player and other.offer & player.offer:
            rivals += 1
    return size(free) > rivals

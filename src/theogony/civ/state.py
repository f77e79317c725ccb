"""The state of a game of Civilization: A New Dawn and the verbs that change it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.game import Game
from ..core.hexes import NOWHERE
from ..core.piles import plus, without
from ..core.position import number_of, plain_number
from ..core.rng import Rng
from ..core.steps import Options
from ..core.types import NOBODY, Document, Hex, Seat
from . import agendas, documents, trade
from .board import CITY_STATES, LETTERS, NOTHING, RESOURCES, Board
from .printed import (
    CARAVANS,
    CITIES,
    CITY_STATE,
    CITY_STATE_TYPES,
    DECKS,
    DIAL,
    DIPLOMACY,
    EACH_RESOURCE,
    FOCUS,
    GAME,
    HEX,
    LEADER,
    LEVELS,
    MOST_TRADE,
    POTALA_PALACE,
    SLOTS,
    TOKENS,
    WONDER,
    WONDERS,
    type_of,
)
from .tiles import TILES, WATER

ON_CARD: Final = -1  # a caravan that lies on the economy card
UNUSED: Final = -2  # a caravan not yet gained
OFF: Final = -1  # a barbarian that was beaten
ABSENT: Final = -2  # a barbarian whose letter is not on the map

GAINED_TRADE: Final = GAME.add_event("gained_trade", ["slot", "amount"])
WASTED_TRADE: Final = GAME.add_event("wasted_trade", ["amount"])
TOOK_TRADE: Final = GAME.add_event("took_trade", ["rival", "slot"])
SPENT_TRADE: Final = GAME.add_event("spent_trade", ["slot", "amount"])
STORED_TRADE: Final = GAME.add_event("stored_trade", ["amount"])
GAINED_RESOURCE: Final = GAME.add_event("gained_resource", ["resource"])
COLLECTED: Final = GAME.add_event("collected", ["resource"])
SPENT_RESOURCE: Final = GAME.add_event("spent_resource", ["resource"])
TOOK_NATURAL: Final = GAME.add_event("took_natural", ["natural"])
LOST_NATURAL: Final = GAME.add_event("lost_natural", ["natural"])
SPENT_NATURAL: Final = GAME.add_event("spent_natural", ["natural"])
LAID_RELIC: Final = GAME.add_event("laid_relic", ["natural", "slot"])
PLACED: Final = GAME.add_event("placed", ["hex"])
TOOK_BACK: Final = GAME.add_event("took_back", ["hex"])
LOST_TOKEN: Final = GAME.add_event("lost_token", ["hex"])
MOVED_TOKEN: Final = GAME.add_event("moved_token", ["from", "hex"])
REINFORCED: Final = GAME.add_event("reinforced", ["hex"])
WEAKENED: Final = GAME.add_event("weakened", ["hex"])
FOUNDED: Final = GAME.add_event("founded", ["hex"])
LOST_CITY: Final = GAME.add_event("lost_city", ["hex"])
BUILT: Final = GAME.add_event("built", ["wonder", "hex"])
TURNED_UP: Final = GAME.add_event("turned_up", ["wonder"], chance=True)
CONTROLS: Final = GAME.add_event("controls", ["wonder"])
LOST_WONDER: Final = GAME.add_event("lost_wonder", ["wonder"])
REPLACED: Final = GAME.add_event("replaced", ["focus", "slot"])
RESET: Final = GAME.add_event("reset", ["focus"])
DIALLED: Final = GAME.add_event("dialled", ["number"])
CARAVAN_HOME: Final = GAME.add_event("caravan_home", ["from"])
CARAVAN_MOVED: Final = GAME.add_event("caravan_moved", ["from", "hex"])
TOOK_VISIT: Final = GAME.add_event("took_visit", ["city_state"])
LOST_VISIT: Final = GAME.add_event("lost_visit", ["city_state"])
TOOK_TREATY: Final = GAME.add_event("took_treaty", ["rival", "diplomacy"])
LOST_TREATY: Final = GAME.add_event("lost_treaty", ["rival", "diplomacy"])
BARBARIAN_GONE: Final = GAME.add_event("barbarian_gone", ["letter", "hex"])

SPACES: Final = ["hex", "second"]  # fields of steps that name a space


class Variant:
    """The switches of a game. All copies share them."""

    def __init__(self, switches: Document) -> None:
        self.switches: Final = switches
        self.checks_always: Final[bool] = switches["agenda_check"] == "every_change"
        self.marks_use_tokens: Final[bool] = switches["agenda_marks_use_tokens"]
        self.declares_first: Final[bool] = switches["trade_spending"] == "declared_first"
        self.guests_defend: Final[bool] = switches["city_state_token_in_defence"]
        self.passing_counts: Final[bool] = switches["tech_overflow_reward"]
        self.surplus_continues: Final[bool] = switches["tech_overflow_surplus"] == "continues"
        self.economy_first: Final[bool] = switches["maracana_timing"] == "corrected"
        self.builds_through_city_states: Final[bool] = switches["build_path_through_city_state"]
        self.natural_blocks_city: Final[bool] = switches["city_on_natural_wonder"] == "returns"
        self.checks_own_turn: Final[bool] = switches["agenda_check"] == "end_of_own_turn"
        self.shares_victory: Final[bool] = switches["final_tie"] == "shared"
        self.strikes_in_turn: Final[bool] = switches["combat_spending"] == "alternate"
        self.repeats_capital: Final[bool] = switches["repeat_beaten_capital"]
        self.lifts_for_attack: Final[bool] = switches["no_token_for_won_attack"] == "take_back"
        self.frees_wonder: Final[bool] = switches["liberated_wonder"] == "moves"
        self.frees_razed: Final[bool] = switches["razed_city_state"] == "returns"
        self.asks_barbarian: Final[bool] = switches["barbarian_order"] == "start_player"
        crossing = switches["barbarian_crosses_caravan_on_water"]
        self.sinks_caravans: Final[bool] = crossing == "destroyed"
        self.lifts_slot_one: Final[bool] = switches["machu_picchu_as_slot_one"]
        self.pentagon_anywhere: Final[bool] = switches["pentagon_range"] == "anywhere"


class Player:
    """What is replaced rather than changed is shared by copies: all vecs are replaced."""

    def __init__(
        self,
        leader: i64,
        row: vec[i64],
        trade: vec[i64],
        guests: vec[i64],
        relics: vec[i64],
        dial: i64,
        resources: vec[i64],
        naturals: i64,
        caravans: vec[i64],
        visits: i64,
        treaties: i64,
        capital: Hex,
        tokens: i64,
        cities: i64,
        marks: i64,
        abilities: i64,
    ) -> None:
        self.leader = leader
        self.row = row  # the focus cards in slots 1 to 5
        self.trade = trade  # trade tokens on each of them
        self.guests = guests  # city-state tokens on each of them, as bits
        self.relics = relics  # natural wonders on each of them, as bits: America only
        self.dial = dial
        self.resources = resources  # by kind
        self.naturals = naturals  # natural wonders held, as bits
        self.caravans = caravans  # where each is: a space, ON_CARD or UNUSED
        self.visits = visits  # city-state cards held, as bits
        self.treaties = treaties  # diplomacy cards of others held: bit 4 * giver + card
        self.capital = capital  # the space of the capital; NOWHERE while the map is built
        self.tokens = tokens  # control tokens not in use
        self.cities = cities  # cities not in use, the capital apart
        self.marks = marks  # agendas fulfilled, as bits
        self.abilities = abilities  # of the leader, of wonders controlled and cards held, as bits
        # Of the turn that is being played, whoever plays it:
        self.used: i64 = 0  # abilities used up, as bits
        self.used_guests: i64 = 0  # city-state tokens used up, as bits
        self.used_naturals: i64 = 0  # natural wonders used up, as bits
        self.home: i64 = 0  # caravans that came back to the card, as bits
        self.beat_capital = False  # ever
        # Before the game begins:
        self.offer: i64 = 0  # leaders to choose from, as bits
        self.tiles: i64 = 0  # map tiles still to be laid: bit n is tile n

    def copy(self) -> Player:
        other = Player(
            self.leader,
            self.row,
            self.trade,
            self.guests,
            self.relics,
            self.dial,
            self.resources,
            self.naturals,
            self.caravans,
            self.visits,
            self.treaties,
            self.capital,
            self.tokens,
            self.cities,
            self.marks,
            self.abilities,
        )
        other.used = self.used
        other.used_guests = self.used_guests
        other.used_naturals = self.used_naturals
        other.home = self.home
        other.beat_capital = self.beat_capital
        other.offer = self.offer
        other.tiles = self.tiles
        return other

    def has(self, ability: i64) -> bool:
        return self.abilities & BIT[ability] != 0

    def may_use(self, ability: i64) -> bool:
        """Has it, and has not used it this turn."""
        return self.abilities & ~self.used & BIT[ability] != 0

    def slot_of(self, type: i64) -> i64:
        """The slot (1 to 5) of the first card of a type, 0 if the row has none."""
        for i in range(SLOTS):
            if type_of(self.row[i]) == type:
                return i + 1
        return 0

    def in_deck(self, card: i64) -> bool:
        return card not in self.row


def new_player(leader: i64, row: list[i64]) -> Player:
    """Level-I cards in the order of the leader, one caravan on the economy card. A leader still
    to be chosen is NOBODY, with an empty row."""
    return Player(
        leader=leader,
        row=vec[i64]([LEVELS * type for type in row]),
        trade=vec[i64]([0] * SLOTS),
        guests=vec[i64]([0] * SLOTS),
        relics=vec[i64]([0] * SLOTS),
        dial=0,
        resources=vec[i64]([0] * len(RESOURCES)),
        naturals=0,
        caravans=vec[i64]([ON_CARD, UNUSED, UNUSED]),
        visits=0,
        treaties=0,
        capital=NOWHERE,
        tokens=TOKENS,
        cities=CITIES,
        marks=0,
        abilities=0 if leader == NOBODY else BIT[LEADER + leader],
    )


class Civ(Game):
    def __init__(self, rng: Rng, variant: Variant, board: Board) -> None:
        super().__init__(GAME, rng)
        self.variant = variant
        self.board = board
        self.players: list[Player] = []
        # The map, by space. Changed in place: copies have their own.
        self.token = vec[i64]()  # NOBODY, or 2 * seat, and 1 more if reinforced
        self.city = vec[i64]()  # NOBODY, or whose city or capital stands there
        self.resource = vec[i64]()  # the resource token that lies there, or NOTHING
        self.natural = vec[i64]()  # the natural-wonder token that lies there, or NOTHING
        self.wonder = vec[i64]()  # the wonder token that lies there, or NOTHING
        self.wonder_space = vec[i64]([NOWHERE] * len(WONDERS))  # the other way round
        self.city_state = vec[i64]()  # the city-state token that lies there, or NOTHING
        self.barbarians = vec[i64]([ABSENT] * len(LETTERS))  # by letter: a space, OFF or ABSENT
        # Beside the map. Replaced, never changed.
        self.supply = vec[i64]([EACH_RESOURCE] * len(RESOURCES))
        self.decks: list[vec[i64]] = [vec[i64]() for _ in DECKS]  # the last card lies face up
        self.box = vec[i64]()  # in order, face down: wonder cards put back unseen
        self.conqueror = vec[i64]([NOBODY] * len(CITY_STATES))  # whose card holds the token
        self.victory = vec[i64]()  # the victory cards in play
        self.zimbabwe: i64 = 0  # trade tokens on Great Zimbabwe
        self.bearing: i64 = 0  # the direction of number 1 of the direction token
        self.pointer: i64 = 0  # the section of the event dial
        self.start: Seat = 0
        self.round: i64 = 1
        # Of the turn that is being played. Replaced, never changed.
        self.taken = vec[i64]()  # spaces taken by attacks
        self.visited = vec[i64]()  # spaces caravans have arrived at
        self.beaten: i64 = 0  # seats whose capital was beaten, as bits
        self.attacks: i64 = 0  # made with the military card that was resolved last
        self.won: i64 = 0  # attacks won in this turn
        self.forbidden: i64 = 0  # no part of the state: the rule the last check ended with

    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.players)

    def copy(self) -> Civ:
        """A game of its own at the same point, its log and its chance included."""
        other = Civ(self.rng.copy(), self.variant, self.board)
        self.copy_into(other)
        other.players = [player.copy() for player in self.players]
        other.token = self.token[:]
        other.city = self.city[:]
        other.resource = self.resource[:]
        other.natural = self.natural[:]
        other.wonder = self.wonder[:]
        other.wonder_space = self.wonder_space[:]
        other.city_state = self.city_state[:]
        other.barbarians = self.barbarians[:]
        other.supply = self.supply
        other.decks = self.decks
        other.box = self.box
        other.conqueror = self.conqueror
        other.victory = self.victory
        other.zimbabwe = self.zimbabwe
        other.bearing = self.bearing
        other.pointer = self.pointer
        other.start = self.start
        other.round = self.round
        other.taken = self.taken
        other.visited = self.visited
        other.beaten = self.beaten
        other.attacks = self.attacks
        other.won = self.won
        return other

    def push_named(self, name: str, seat: Seat) -> None:
        """A step that a change of the table brings about. Its module builds upon this one."""
        self.push(GAME.forms[name].make(seat))

    # Spaces.

    def holder(self, hex_: Hex) -> Seat:
        """To whom a space is friendly: whose city or control token it holds."""
        city = self.city[hex_]
        return city if city != NOBODY else self.token[hex_] // 2  # half of NOBODY is NOBODY

    def is_reinforced(self, hex_: Hex) -> bool:
        return self.token[hex_] != NOBODY and self.token[hex_] % 2 == 1

    def barbarian_at(self, hex_: Hex) -> bool:
        for place in self.barbarians:
            if place == hex_:
                return True
        return False

    def caravan_at(self, hex_: Hex) -> bool:
        """Anybody's."""
        for player in self.players:
            if hex_ in player.caravans:
                return True
        return False

    def is_empty(self, hex_: Hex) -> bool:
        """No token and no figure of any kind."""
        return self.is_clear(hex_) and not self.caravan_at(hex_)

    def empty_land_by(self, hex_: Hex) -> vec[i64]:
        """The empty land next to a space."""
        board = self.board
        near = board.near[hex_]
        return vec[i64]([n for n in near if not board.is_water(n) and self.is_empty(n)])

    def is_clear(self, hex_: Hex) -> bool:
        """Empty but for caravans."""
        return (
            self.holder(hex_) == NOBODY
            and self.resource[hex_] == NOTHING
            and self.natural[hex_] == NOTHING
            and self.wonder[hex_] == NOTHING
            and self.city_state[hex_] == NOTHING
            and not self.barbarian_at(hex_)
        )

    def is_mature(self, hex_: Hex, seat: Seat) -> bool:
        """Every space around a city holds a friendly control token, or is water."""
        for next_ in self.board.near[hex_]:
            if self.board.terrain[next_] != WATER and not self.helps_mature(next_, seat):
                return False
        return True

    def helps_mature(self, hex_: Hex, seat: Seat) -> bool:
        """Sydney Opera House counts every rival token, Open Borders those of the giver."""
        if self.token[hex_] == NOBODY:
            return False
        owner = self.token[hex_] // 2
        return owner == seat or agendas.lends_tokens(self, seat, owner)

    def spaces_of(self, seat: Seat) -> vec[i64]:
        """The friendly spaces of a seat, in order."""
        return vec[i64]([h for h in range(self.board.size) if self.holder(h) == seat])

    def cities_of(self, seat: Seat) -> vec[i64]:
        return vec[i64]([h for h in range(self.board.size) if self.city[h] == seat])

    def tokens_of(self, seat: Seat) -> vec[i64]:
        """The spaces of a seat's control tokens, in order."""
        return vec[i64]([h for h in range(self.board.size) if self.token[h] // 2 == seat])

    def reaches(self, hex_: Hex) -> None:
        """A space changed hands: who controls its wonder, and who fulfils an agenda now?"""
        if self.wonder[hex_] != NOTHING:
            self.count_abilities()
        self.check_agendas()

    # Answers that name spaces.

    def add_hexes(self, out: Options, spaces: vec[i64]) -> None:
        for hex_ in spaces:
            out.add(HEX + self.board.answer[hex_])

    def answered_hex(self, answer: i64) -> Hex:
        """The space an answer names, NOWHERE if it names none of this map."""
        if HEX <= answer < HEX + len(self.board.space):
            return self.board.space[answer - HEX]
        return NOWHERE

    # Trade tokens and resources.

    def gain_trade(self, seat: Seat, slot: i64, amount: i64) -> None:
        """Tokens from the supply onto a focus card, three at the most; the others are lost."""
        player = self.players[seat]
        room = MOST_TRADE - player.trade[slot - 1]
        if amount > room:
            self.tell(WASTED_TRADE, seat, amount - room)
            amount = room
        if amount > 0:
            player.trade = plus(player.trade, slot - 1, amount)
            self.tell(GAINED_TRADE, seat, slot, amount)

    def spend_trade(self, seat: Seat, slot: i64, amount: i64) -> None:
        if amount > 0:
            player = self.players[seat]
            player.trade = plus(player.trade, slot - 1, -amount)
            self.tell(SPENT_TRADE, seat, slot, amount)

    def store_trade(self, seat: Seat, amount: i64) -> None:
        """Tokens from the supply onto Great Zimbabwe."""
        self.zimbabwe += amount
        self.tell(STORED_TRADE, seat, amount)

    def fetch_trade(self, seat: Seat, slot: i64) -> None:
        """A token from Great Zimbabwe onto a focus card."""
        self.zimbabwe -= 1
        self.gain_trade(seat, slot, 1)

    def take_trade(self, seat: Seat, rival: Seat, slot: i64) -> None:
        """A token off a card of another player. Where it goes is for the one who took it to say."""
        player = self.players[rival]
        player.trade = plus(player.trade, slot - 1, -1)
        self.tell(TOOK_TRADE, seat, rival, slot)

    def gain_resource(self, seat: Seat, resource: i64) -> None:
        """From the supply, if it has one."""
        if self.supply[resource]:
            self.supply = plus(self.supply, resource, -1)
            player = self.players[seat]
            player.resources = plus(player.resources, resource, 1)
            self.tell(GAINED_RESOURCE, seat, resource)

    def spend_resource(self, seat: Seat, resource: i64) -> None:
        player = self.players[seat]
        player.resources = plus(player.resources, resource, -1)
        self.supply = plus(self.supply, resource, 1)
        self.tell(SPENT_RESOURCE, seat, resource)

    # Control tokens and cities.

    def place_token(self, seat: Seat, hex_: Hex) -> None:
        """An unused token, unreinforced; what lies there is collected or controlled."""
        player = self.players[seat]
        player.tokens -= 1
        self.token[hex_] = 2 * seat
        self.tell(PLACED, seat, self.board.answer[hex_])
        self.collect(seat, hex_)
        self.inherit(seat, hex_)
        self.reaches(hex_)

    def collect(self, seat: Seat, hex_: Hex) -> None:
        """A resource or natural wonder on the space is taken at once."""
        player = self.players[seat]
        if self.resource[hex_] != NOTHING:
            player.resources = plus(player.resources, self.resource[hex_], 1)
            self.tell(COLLECTED, seat, self.resource[hex_])
            self.resource[hex_] = NOTHING
        if self.natural[hex_] != NOTHING:
            self.take_natural(seat, self.natural[hex_])
            self.natural[hex_] = NOTHING

    def take_natural(self, seat: Seat, natural: i64) -> None:
        self.players[seat].naturals |= BIT[natural]
        self.tell(TOOK_NATURAL, seat, natural)
        trade.push_relic(self, seat, natural)

    def spend_natural(self, seat: Seat, natural: i64) -> None:
        """As the resource it shows, once per turn: its owner keeps it."""
        self.players[seat].used_naturals |= BIT[natural]
        self.tell(SPENT_NATURAL, seat, natural)
        trade.push_relic(self, seat, natural)

    def lay_relic(self, seat: Seat, natural: i64, slot: i64) -> None:
        """A natural wonder goes on a focus card, from wherever it was; slot 0: on none."""
        player = self.players[seat]
        player.relics = laid_on(player.relics, BIT[natural], slot)
        if slot:
            self.tell(LAID_RELIC, seat, natural, slot)

    def drop_natural(self, seat: Seat, natural: i64) -> None:
        self.players[seat].naturals &= ~BIT[natural]
        self.lay_relic(seat, natural, 0)
        self.tell(LOST_NATURAL, seat, natural)

    def natural_of(self, seat: Seat, hex_: Hex) -> i64:
        """The natural wonder of a space, if the seat holds its token; else NOTHING."""
        natural = self.board.natural[hex_]
        if natural != NOTHING and self.players[seat].naturals & BIT[natural]:
            return natural
        return NOTHING

    def clear_token(self, hex_: Hex) -> None:
        """A token leaves the map for its owner's unused ones; nothing else happens yet."""
        self.players[self.token[hex_] // 2].tokens += 1
        self.token[hex_] = NOBODY

    def remove_token(self, hex_: Hex, event: i64) -> None:
        """A token is destroyed or taken back: a natural wonder returns to its space."""
        seat = self.token[hex_] // 2
        self.clear_token(hex_)
        self.tell(event, seat, self.board.answer[hex_])
        self.leave_behind(seat, hex_)
        self.reaches(hex_)

    def leave_behind(self, seat: Seat, hex_: Hex) -> None:
        """Nobody holds the space now. A natural wonder returns to it; the token of a conquered
        city-state stays where it is, or returns too, as the table plays."""
        natural = self.natural_of(seat, hex_)
        if natural != NOTHING:
            self.drop_natural(seat, natural)
            self.natural[hex_] = natural
        state = self.board.city_state[hex_]
        if state != NOTHING and self.conqueror[state] == seat:
            if self.variant.frees_razed:
                self.move_state_token(state, NOBODY)
                self.city_state[hex_] = state

    def inherit(self, seat: Seat, hex_: Hex) -> None:
        """Who gets a city or token into the space of a razed city-state takes its token."""
        state = self.board.city_state[hex_]
        if state != NOTHING:
            former = self.conqueror[state]
            if former != NOBODY and former != seat:
                self.move_state_token(state, seat)

    def move_token(self, from_: Hex, hex_: Hex) -> None:
        """A token moves into an empty space, the same side up. What follows the space it leaves
        stays behind, and nothing is collected."""
        seat = self.token[from_] // 2
        self.token[hex_] = self.token[from_]
        self.token[from_] = NOBODY
        self.tell(MOVED_TOKEN, seat, self.board.answer[from_], self.board.answer[hex_])
        self.leave_behind(seat, from_)
        self.inherit(seat, hex_)
        self.reaches(from_)  # a wonder can lie only there

    def swap_token(self, seat: Seat, hex_: Hex) -> None:
        """An unused token of the seat, unreinforced, takes the place of another player's, with
        all that belongs to the space."""
        loser = self.token[hex_] // 2
        self.clear_token(hex_)
        self.tell(LOST_TOKEN, loser, self.board.answer[hex_])
        self.players[seat].tokens -= 1
        self.token[hex_] = 2 * seat
        self.tell(PLACED, seat, self.board.answer[hex_])
        self.pass_on(loser, seat, hex_)
        self.reaches(hex_)

    def pass_on(self, loser: Seat, seat: Seat, hex_: Hex) -> None:
        """What follows the space: a natural wonder, and a conquered city-state."""
        natural = self.natural_of(loser, hex_)
        if natural != NOTHING:
            self.drop_natural(loser, natural)
            self.take_natural(seat, natural)
        state = self.board.city_state[hex_]
        if state != NOTHING and self.conqueror[state] == loser:
            self.move_state_token(state, seat)

    def reinforce(self, hex_: Hex) -> None:
        if self.token[hex_] % 2 == 0:
            self.token[hex_] += 1
            self.tell(REINFORCED, self.token[hex_] // 2, self.board.answer[hex_])

    def weaken(self, hex_: Hex) -> None:
        if self.token[hex_] % 2 == 1:
            self.token[hex_] -= 1
            self.tell(WEAKENED, self.token[hex_] // 2, self.board.answer[hex_])

    def found_city(self, seat: Seat, hex_: Hex) -> None:
        """An unused city; an own token there is taken back."""
        if self.token[hex_] != NOBODY:
            self.clear_token(hex_)
            self.tell(TOOK_BACK, seat, self.board.answer[hex_])
        self.players[seat].cities -= 1
        self.city[hex_] = seat
        self.tell(FOUNDED, seat, self.board.answer[hex_])
        self.inherit(seat, hex_)
        self.reaches(hex_)

    def place_stand_in(self, seat: Seat, hex_: Hex) -> None:
        """An unused token, reinforced, where a city should stand but none is left."""
        self.players[seat].tokens -= 1
        self.token[hex_] = 2 * seat
        self.tell(PLACED, seat, self.board.answer[hex_])
        self.reinforce(hex_)
        self.reaches(hex_)

    def lose_city(self, hex_: Hex) -> None:
        """A city that is no capital goes back to its owner's unused ones."""
        seat = self.city[hex_]
        self.players[seat].cities += 1
        self.city[hex_] = NOBODY
        self.tell(LOST_CITY, seat, self.board.answer[hex_])

    def raze_city(self, hex_: Hex) -> None:
        """A city is destroyed and nothing takes its place; a wonder stays in the space."""
        seat = self.city[hex_]
        self.lose_city(hex_)
        self.leave_behind(seat, hex_)
        self.reaches(hex_)

    # City-states.

    def move_state_token(self, state: i64, seat: Seat) -> None:
        """The token of a conquered city-state goes to a seat; NOBODY: back to its space."""
        former = self.conqueror[state]
        if former != NOBODY:
            self.lay_guest(former, state, 0)
        self.conqueror = plus(self.conqueror, state, seat - former)
        if seat != NOBODY:
            self.seat_guest(seat, state)

    def seat_guest(self, seat: Seat, state: i64) -> None:
        """The token of a city-state goes on the card of its type, with two of them on that of the
        player's choice; without one it lies beside the leader sheet."""
        self.lay_guest(seat, state, self.players[seat].slot_of(CITY_STATE_TYPES[state]))
        trade.push_guest(self, seat, state)

    def lay_guest(self, seat: Seat, state: i64, slot: i64) -> None:
        """The token of a city-state goes on a focus card, from wherever it was; slot 0: on none."""
        player = self.players[seat]
        player.guests = laid_on(player.guests, BIT[state], slot)

    def cards_left(self, state: i64) -> i64:
        """Diplomacy cards of a city-state that lie next to the map."""
        if self.conqueror[state] != NOBODY:
            return 0
        left: i64 = 2
        for player in self.players:
            if player.visits & BIT[state]:
                left -= 1
        return left

    # Diplomacy cards.

    def take_visit(self, seat: Seat, state: i64) -> None:
        """A card of a city-state that lies next to the map."""
        self.players[seat].visits |= BIT[state]
        self.tell(TOOK_VISIT, seat, state)
        self.count_abilities()

    def return_visit(self, seat: Seat, state: i64) -> None:
        if self.players[seat].visits & BIT[state]:
            self.players[seat].visits &= ~BIT[state]
            self.tell(LOST_VISIT, seat, state)
            self.count_abilities()

    def treaties_with(self, seat: Seat, giver: Seat) -> i64:
        """The cards a seat has of another player, as bits."""
        return self.players[seat].treaties // BIT[len(DIPLOMACY) * giver] & BIT[len(DIPLOMACY)] - 1

    def stack_of(self, giver: Seat) -> i64:
        """The diplomacy cards of a player that nobody has taken, as bits."""
        left = BIT[len(DIPLOMACY)] - 1
        for seat in range(len(self.players)):
            left &= ~self.treaties_with(seat, giver)
        return left

    def take_treaty(self, seat: Seat, giver: Seat, card: i64) -> None:
        """A card out of another player's stack."""
        self.players[seat].treaties |= BIT[len(DIPLOMACY) * giver + card]
        self.tell(TOOK_TREATY, seat, giver, card)
        self.check_agendas()

    def return_treaty(self, seat: Seat, giver: Seat, card: i64) -> None:
        self.players[seat].treaties &= ~BIT[len(DIPLOMACY) * giver + card]
        self.tell(LOST_TREATY, seat, giver, card)

    # Barbarians.

    def remove_barbarians(self, hex_: Hex) -> None:
        """They leave the map, until they spawn again."""
        for letter in range(len(LETTERS)):
            if self.barbarians[letter] == hex_:
                self.remove_barbarian(letter)

    def remove_barbarian(self, letter: i64) -> None:
        hex_ = self.barbarians[letter]
        self.barbarians[letter] = OFF
        self.tell(BARBARIAN_GONE, -1, letter, self.board.answer[hex_])

    # Caravans.

    def move_caravan(self, seat: Seat, caravan: i64, from_: Hex, hex_: Hex) -> None:
        """One step on the map; a caravan from the card leaves a city."""
        player = self.players[seat]
        player.caravans = plus(player.caravans, caravan, hex_ - player.caravans[caravan])
        self.tell(CARAVAN_MOVED, seat, self.board.answer[from_], self.board.answer[hex_])

    def send_home(self, seat: Seat, caravan: i64) -> None:
        """A caravan goes back to the economy card. It does not move again this turn."""
        player = self.players[seat]
        player.home |= BIT[caravan]
        from_ = player.caravans[caravan]
        player.caravans = plus(player.caravans, caravan, ON_CARD - from_)
        if from_ >= 0:
            self.tell(CARAVAN_HOME, seat, self.board.answer[from_])
        self.fit_caravans(seat)

    def destroy_caravans(self, hex_: Hex) -> None:
        """Those of all players in a space go back to the economy cards."""
        for seat, player in enumerate(self.players):
            for caravan in range(CARAVANS):
                if player.caravans[caravan] == hex_:
                    self.send_home(seat, caravan)

    def caravans_granted(self, seat: Seat) -> i64:
        """As many as the best economy card of the row grants."""
        most: i64 = 0
        for card in self.players[seat].row:
            if FOCUS[card].caravans > most:
                most = FOCUS[card].caravans
        return most

    def fit_caravans(self, seat: Seat) -> None:
        """A new economy card brings caravans or sets some aside, those on the card first."""
        player = self.players[seat]
        granted = self.caravans_granted(seat)
        in_use: i64 = 0
        for place in player.caravans:
            if place != UNUSED:
                in_use += 1
        for i in range(CARAVANS):
            if in_use < granted and player.caravans[i] == UNUSED:
                player.caravans = plus(player.caravans, i, ON_CARD - UNUSED)
                in_use += 1
            elif in_use > granted and player.caravans[i] == ON_CARD:
                self.set_aside(seat, i)
                in_use -= 1
        if in_use > granted > 0:
            self.push_named("set_aside", seat)

    def has_surplus_caravan(self, seat: Seat) -> bool:
        """More than the economy card grants. With no such card those on the map just stand."""
        in_use = [place for place in self.players[seat].caravans if place != UNUSED]
        return 0 < self.caravans_granted(seat) < len(in_use)

    def set_aside(self, seat: Seat, caravan: i64) -> None:
        player = self.players[seat]
        player.caravans = plus(player.caravans, caravan, UNUSED - player.caravans[caravan])

    # The focus row.

    def replace_card(self, seat: Seat, slot: i64, card: i64) -> None:
        """A card of the deck takes the place of one in the row, with all that lies on it."""
        player = self.players[seat]
        player.row = plus(player.row, slot - 1, card - player.row[slot - 1])
        self.tell(REPLACED, seat, card, slot)
        self.fit_caravans(seat)
        for state, owner in enumerate(self.conqueror):
            if owner == seat and not self.lies_on_its_type(seat, state):
                self.seat_guest(seat, state)

    def lies_on_its_type(self, seat: Seat, state: i64) -> bool:
        """Whether the token of a city-state lies on a card of its type."""
        player = self.players[seat]
        for i in range(SLOTS):
            if player.guests[i] & BIT[state]:
                return type_of(player.row[i]) == CITY_STATE_TYPES[state]
        return False

    def turn_dial(self, seat: Seat, space: i64) -> None:
        """Put the pointer of the tech dial on a space. The last one is reached once and for all."""
        self.players[seat].dial = space
        self.tell(DIALLED, seat, space)
        if space == DIAL:
            agendas.reach_end(self, seat)

    def reset_card(self, seat: Seat, slot: i64) -> None:
        """The card goes to slot 1; those before it move one slot to the right."""
        player = self.players[seat]
        self.tell(RESET, seat, player.row[slot - 1])
        player.row = to_front(player.row, slot - 1)
        player.trade = to_front(player.trade, slot - 1)
        player.guests = to_front(player.guests, slot - 1)
        player.relics = to_front(player.relics, slot - 1)

    def swap_cards(self, seat: Seat, slot: i64, other: i64) -> None:
        """Two cards change places with all that lies on them."""
        player = self.players[seat]
        player.row = swapped(player.row, slot - 1, other - 1)
        player.trade = swapped(player.trade, slot - 1, other - 1)
        player.guests = swapped(player.guests, slot - 1, other - 1)
        player.relics = swapped(player.relics, slot - 1, other - 1)

    # Wonders and agendas.

    def build_wonder(self, seat: Seat, wonder: i64, hex_: Hex) -> None:
        """The face-up card of a deck; then the next card of that deck is turned up."""
        self.tell(BUILT, seat, wonder, self.board.answer[hex_])
        self.lay_wonder(wonder, hex_)
        decks = self.decks.copy()
        for number, deck in enumerate(decks):
            if len(deck) and deck[-1] == wonder:
                decks[number] = without(deck, wonder)
                if len(deck) > 1:
                    self.learn()
                    self.tell(TURNED_UP, -1, deck[-2])
        self.decks = decks

    def lay_wonder(self, wonder: i64, hex_: Hex) -> None:
        """The wonder token goes under what stands in a space, from wherever it was."""
        if self.wonder_space[wonder] != NOWHERE:
            self.wonder[self.wonder_space[wonder]] = NOTHING
        self.wonder_space[wonder] = hex_
        self.wonder[hex_] = wonder
        self.reaches(hex_)

    def count_abilities(self) -> None:
        """Who controls which wonder follows from whose space its token lies in. Losses are told
        first."""
        for seat, player in enumerate(self.players):
            lost = player.abilities & ~self.abilities_of(seat)
            player.abilities &= ~lost
            self.tell_wonders(LOST_WONDER, seat, lost)
            if lost & BIT[POTALA_PALACE]:
                self.push_named("potala_lost", seat)
        for seat, player in enumerate(self.players):
            found = self.abilities_of(seat)
            self.tell_wonders(CONTROLS, seat, found & ~player.abilities)
            player.abilities = found

    def abilities_of(self, seat: Seat) -> i64:
        """What the leader, city-state cards and wonders of a seat give, as bits."""
        player = self.players[seat]
        found = BIT[LEADER + player.leader] | player.visits * BIT[CITY_STATE]
        for wonder in range(len(WONDERS)):
            hex_ = self.wonder_space[wonder]
            if hex_ != NOWHERE and self.holder(hex_) == seat:
                found |= BIT[WONDER + wonder]
        return found

    def tell_wonders(self, event: i64, seat: Seat, abilities: i64) -> None:
        """Each wonder among some abilities, if anybody listens."""
        if not self.quiet:
            for wonder in range(len(WONDERS)):
                if abilities & BIT[WONDER + wonder]:
                    self.tell(event, seat, wonder)

    def wonders_of(self, seat: Seat) -> i64:
        """The wonders a seat controls, as bits."""
        return self.players[seat].abilities // BIT[WONDER] & BIT[len(WONDERS)] - 1

    def check_agendas(self) -> None:
        """As soon as somebody fulfils an agenda it is marked."""
        if self.variant.checks_always:
            for seat in range(len(self.players)):
                agendas.mark(self, seat)

    # Imagined games.

    def redeal(self, seat: Seat) -> None:
        """Nobody knows the order of the wonder decks, nor which cards were put back."""
        self.box, self.decks = documents.dealt_anew(self)

    # Documents. Steps say spaces by their q,r.

    def word(self, field: str, number: int) -> Any:
        """How documents say a number of a step."""
        if field in SPACES:
            return self.board.name(number)
        return super().word(field, number)

    def number(self, field: str, value: object, path: str) -> int:
        """The number of a step that a document says."""
        if field in SPACES:
            return number_of(value, self.board.hexes.names, path)
        if field in ("seat", "rival"):
            return plain_number(value, 0, len(self.players) - 1, path)
        if field == "slot":
            return plain_number(value, 1, SLOTS, path)
        if field == "tile":
            return plain_number(value, 1, TILES, path)
        if field == "turn":
            return plain_number(value, 0, 5, path)
        return super().number(field, value, path)

    def position(self) -> Document:
        """The whole table as a document, for `from_position`: docs/positions/civ.md."""
        return documents.position(self)

    def table(self, seat: int | None) -> Document:
        """The part of a view that belongs to the game: what lies open, built up from nothing."""
        return documents.table(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source: the victory cards with an agenda met."""
        return agendas.breakdown(self)

    def standing(self) -> list[list[int]]:
        """What the seats are compared by: the score, then the tie-breaks."""
        return agendas.standing(self)


def laid_on(cards: vec[i64], bit: i64, slot: i64) -> vec[i64]:
    """What lies on the cards of a row, with one thing on the card in `slot` only; 0: on none."""
    changed = vec[i64]([things & ~bit for things in cards])
    if slot:
        changed[slot - 1] |= bit
    return changed


def to_front(things: vec[i64], index: i64) -> vec[i64]:
    """The same with one of them first."""
    moved = things[:]
    thing = moved[index]
    i = index
    while i > 0:
        moved[i] = moved[i - 1]
        i -= 1
    moved[0] = thing
    return moved


def swapped(things: vec[i64], i: i64, j: i64) -> vec[i64]:
    changed = things[:]
    changed[i], changed[j] = things[j], things[i]
    return changed

"""What a seat sees of Civilization: A New Dawn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from ...civ.board import (
    CITY_STATES,
    LETTERS,
    NATURAL_WONDERS,
    NOTHING,
    RADIUS,
    RESOURCES,
)
from ...civ.printed import (
    ABILITIES,
    AGENDAS,
    CARAVANS,
    DECKS,
    DIPLOMACY,
    EVENTS,
    FOCUS_IDS,
    LEADERS,
    SLOTS,
    TYPES,
    VICTORY_CARDS,
    WATER_TOKENS,
    WONDERS,
)
from ...civ.state import OFF, ON_CARD, Civ, Player
from ...civ.tiles import TERRAINS, TILES
from ...core.bits import BIT
from ...core.game import Game
from ...core.hexes import DIRECTIONS
from ...core.rulebook import Rulebook
from ...core.types import NOBODY, Hex, Seat
from .encoder import Encoder, Page, flags, put

OF_TILE: Final = 10  # spaces of a map tile
CORE_TILES: Final = 4
EACH: Final = 3  # tiles of a player
ZERO: Final = RADIUS + 1  # 0 is written as this, so that 0 can mean nowhere
KINDS: Final = [*RESOURCES, "barbarian", "city-state", "natural wonder", "capital"]
BARBARIAN: Final = 4  # in KINDS
STATE: Final = 5
NATURAL: Final = 6
CAPITAL: Final = 7
PLACE: Final = f"q + {ZERO} and r + {ZERO}"


class CivEncoder(Encoder):
    def __init__(self, rules: Rulebook, players: int) -> None:
        super().__init__(rules, players)
        spaces = OF_TILE * (CORE_TILES + EACH * players) + WATER_TOKENS
        self.place: Final[i64] = self.add(
            "place",
            [spaces, 2],
            f"{PLACE} of each space, row by row; this is the order of all fields by space, and"
            " beyond the last space all is 0",
        )
        self.terrain: Final[i64] = self.add(
            "terrain", [spaces, len(TERRAINS)], f"1 for its terrain: {', '.join(TERRAINS)}"
        )
        self.printed: Final[i64] = self.add(
            "printed", [spaces, len(KINDS)], f"1 for what is printed on it: {', '.join(KINDS)}"
        )
        self.resource: Final[i64] = self.add(
            "resource",
            [spaces, len(RESOURCES)],
            f"1 for a resource token on it: {', '.join(RESOURCES)}",
        )
        self.natural: Final[i64] = self.add(
            "natural", [spaces], "1 for a natural-wonder token, by space"
        )
        self.wonder: Final[i64] = self.add("wonder", [spaces], "1 for a wonder token, by space")
        self.state: Final[i64] = self.add(
            "city_state", [spaces], "1 for a city-state token, by space"
        )
        self.barbarian: Final[i64] = self.add("barbarian", [spaces], "1 for a barbarian, by space")
        self.taken: Final[i64] = self.add(
            "taken", [spaces], "1 for spaces taken by attacks in this turn, by space"
        )
        self.visited: Final[i64] = self.add(
            "visited", [spaces], "1 for spaces caravans arrived at in this turn, by space"
        )
        self.naturals: Final[i64] = self.add(
            "naturals",
            [len(NATURAL_WONDERS), 2],
            f"{PLACE} of each natural-wonder token on the map, otherwise 0",
        )
        self.wonders: Final[i64] = self.add(
            "wonders", [len(WONDERS), 2], f"{PLACE} of each wonder on the map, otherwise 0"
        )
        self.states: Final[i64] = self.add(
            "city_states",
            [len(CITY_STATES), 2],
            f"{PLACE} of each city-state token on the map, otherwise 0",
        )
        self.barbarians: Final[i64] = self.add(
            "barbarians", [len(LETTERS), 2], f"{PLACE} of each barbarian on the map, otherwise 0"
        )
        self.beaten_barbarians: Final[i64] = self.add(
            "beaten_barbarians", [len(LETTERS)], "1 for those that were beaten, by letter"
        )
        self.decks: Final[i64] = self.add(
            "decks",
            [len(DECKS)],
            f"cards in each wonder deck: {', '.join(TYPES[type] for type in DECKS)}",
        )
        self.tops: Final[i64] = self.add("tops", [len(WONDERS)], "1 for wonders face up, by wonder")
        self.box: Final[i64] = self.add("box", [1], "wonders that are out of the game")
        self.supply: Final[i64] = self.add(
            "supply", [len(RESOURCES)], f"resources in the supply: {', '.join(RESOURCES)}"
        )
        self.victory: Final[i64] = self.add(
            "victory", [len(VICTORY_CARDS)], "1 for victory cards in play"
        )
        self.zimbabwe: Final[i64] = self.add(
            "zimbabwe", [1], "trade tokens on the wonder that stores them"
        )
        self.bearing: Final[i64] = self.add(
            "bearing", [len(DIRECTIONS)], "1 for the direction of number 1"
        )
        self.pointer: Final[i64] = self.add(
            "pointer", [len(EVENTS)], "1 for the section of the event dial"
        )
        self.start: Final[i64] = self.add("start", [players], "1 for the start player, by seat")
        self.round: Final[i64] = self.add("round", [1], "number of the round")
        self.attacks: Final[i64] = self.add(
            "attacks", [1], "attacks made with the military card resolved last"
        )
        self.won: Final[i64] = self.add("won", [1], "attacks won in this turn")

        self.leader: Final[i64] = self.add_for_seats(
            "leader", [len(LEADERS)], "1 for the leader, none before it is chosen"
        )
        self.row: Final[i64] = self.add_for_seats(
            "row", [SLOTS, len(FOCUS_IDS)], "1 for the focus card in each slot"
        )
        self.trade: Final[i64] = self.add_for_seats("trade", [SLOTS], "trade tokens, by slot")
        self.guests: Final[i64] = self.add_for_seats(
            "guests", [SLOTS, len(CITY_STATES)], "1 for city-state tokens on each slot"
        )
        self.relics: Final[i64] = self.add_for_seats(
            "relics", [SLOTS, len(NATURAL_WONDERS)], "1 for natural wonders on each slot"
        )
        self.dial: Final[i64] = self.add_for_seats("dial", [1], "space of the tech dial")
        self.resources: Final[i64] = self.add_for_seats(
            "resources", [len(RESOURCES)], f"resource tokens: {', '.join(RESOURCES)}"
        )
        self.own_naturals: Final[i64] = self.add_for_seats(
            "naturals", [len(NATURAL_WONDERS)], "1 for natural wonders held"
        )
        self.caravans: Final[i64] = self.add_for_seats(
            "caravans",
            [CARAVANS, 3],
            f"of each caravan 1 if it is on its card, then {PLACE} if it is on the map",
        )
        self.visits: Final[i64] = self.add_for_seats(
            "visits", [len(CITY_STATES)], "1 for city-state cards held"
        )
        self.conquered: Final[i64] = self.add_for_seats(
            "conquered", [len(CITY_STATES)], "1 for city-states conquered"
        )
        self.treaties: Final[i64] = self.add_for_seats(
            "treaties", [players, len(DIPLOMACY)], "1 for diplomacy cards held, by giving seat"
        )
        self.capital: Final[i64] = self.add_for_seats(
            "capital", [2], f"{PLACE} of the capital; 0 while the map is built"
        )
        self.cities: Final[i64] = self.add_for_seats(
            "cities", [spaces], "1 for cities, the capital among them, by space"
        )
        self.tokens: Final[i64] = self.add_for_seats(
            "tokens", [spaces], "1 for control tokens, 2 for reinforced ones, by space"
        )
        self.unused: Final[i64] = self.add_for_seats("unused", [1], "control tokens not in use")
        self.marks: Final[i64] = self.add_for_seats(
            "marks", [len(AGENDAS)], "1 for agendas fulfilled"
        )
        self.used: Final[i64] = self.add_for_seats(
            "used", [len(ABILITIES)], "1 for abilities used in this turn"
        )
        self.used_guests: Final[i64] = self.add_for_seats(
            "used_guests", [len(CITY_STATES)], "1 for city-state tokens used in this turn"
        )
        self.used_naturals: Final[i64] = self.add_for_seats(
            "used_naturals", [len(NATURAL_WONDERS)], "1 for natural wonders used in this turn"
        )
        self.home: Final[i64] = self.add_for_seats(
            "home", [CARAVANS], "1 for caravans that came back in this turn"
        )
        self.beaten: Final[i64] = self.add_for_seats(
            "beaten", [1], "1 if its capital was beaten in this turn"
        )
        self.beat_capital: Final[i64] = self.add_for_seats(
            "beat_capital", [1], "1 if it ever beat a capital"
        )
        self.offer: Final[i64] = self.add_for_seats(
            "offer", [len(LEADERS)], "1 for leaders to choose from"
        )
        self.tiles: Final[i64] = self.add_for_seats(
            "tiles", [TILES + 1], "1 for map tiles still to be laid, by number"
        )
        self.add_seats()

    def board_of(self, game: Game) -> object:
        assert isinstance(game, Civ), "no game of civ"
        return game.board

    def draw(self, game: Game, page: Page) -> None:
        assert isinstance(game, Civ), "no game of civ"
        board = game.board
        for hex_ in range(board.size):
            page.put(self.place + 2 * hex_, board.q[hex_] + ZERO)
            page.put(self.place + 2 * hex_ + 1, board.r[hex_] + ZERO)
            page.flag(self.terrain + len(TERRAINS) * hex_ + board.terrain[hex_])
            printed = self.printed + len(KINDS) * hex_
            if board.resource[hex_] != NOTHING:
                page.flag(printed + board.resource[hex_])
            if board.barbarian[hex_] != NOTHING:
                page.flag(printed + BARBARIAN)
            if board.city_state[hex_] != NOTHING:
                page.flag(printed + STATE)
            if board.natural[hex_] != NOTHING:
                page.flag(printed + NATURAL)
        for hex_ in board.capitals:
            page.flag(self.printed + len(KINDS) * hex_ + CAPITAL)

    def put_place(self, hex_: Hex, out: BytesWriter, row: i64, at: i64) -> None:
        """Where a space is, as the map that was drawn says."""
        drawn = row + self.place + 2 * hex_
        out[at] = out[drawn]
        out[at + 1] = out[drawn + 1]

    def fill(self, game: Game, seat: Seat, page: Page) -> None:
        """Everything lies open but the wonders face down: of these only how many there are."""
        assert isinstance(game, Civ), "no game of civ"
        out, row = page.out, page.start  # written to directly: ever so many short calls add up
        self.fill_map(game, seat, out, row)
        for number, deck in enumerate(game.decks):
            put(out, row + self.decks + number, len(deck))
            if len(deck):
                out[row + self.tops + deck[-1]] = 1
        put(out, row + self.box, len(game.box))
        for kind in range(len(RESOURCES)):
            put(out, row + self.supply + kind, game.supply[kind])
        for card in game.victory:
            out[row + self.victory + card] = 1
        put(out, row + self.zimbabwe, game.zimbabwe)
        out[row + self.bearing + game.bearing] = 1
        out[row + self.pointer + game.pointer] = 1
        out[row + self.start + self.relative(game.start, seat)] = 1
        put(out, row + self.round, game.round)
        put(out, row + self.attacks, game.attacks)
        put(out, row + self.won, game.won)
        for state, owner in enumerate(game.conqueror):
            if owner != NOBODY:
                out[row + self.part_of(owner, seat) + self.conquered + state] = 1
        for number, player in enumerate(game.players):
            at = row + self.part_of(number, seat)
            self.fill_seat(player, seat, out, row, at)
            if game.beaten & BIT[number]:
                out[at + self.beaten] = 1

    def part_of(self, owner: Seat, seat: Seat) -> i64:
        """Where the part of a seat begins."""
        return self.seats + self.block * self.relative(owner, seat)

    def fill_map(self, game: Civ, seat: Seat, out: BytesWriter, row: i64) -> None:
        token, city = game.token, game.city
        for hex_ in range(game.board.size):
            mark, owner = token[hex_], city[hex_]
            if mark != NOBODY:
                at = row + self.part_of(mark >> 1, seat)
                out[at + self.tokens + hex_] = u8(1 + (mark & 1))
            elif owner != NOBODY:  # where a city stands no token lies
                out[row + self.part_of(owner, seat) + self.cities + hex_] = 1
        resource, natural = game.resource, game.natural
        for hex_ in game.board.treasures:  # tokens lie nowhere else
            if resource[hex_] != NOTHING:
                out[row + self.resource + len(RESOURCES) * hex_ + resource[hex_]] = 1
            if natural[hex_] != NOTHING:
                out[row + self.natural + hex_] = 1
                self.put_place(hex_, out, row, row + self.naturals + 2 * natural[hex_])
        for wonder, place in enumerate(game.wonder_space):
            if place >= 0:
                out[row + self.wonder + place] = 1
                self.put_place(place, out, row, row + self.wonders + 2 * wonder)
        for state, place in enumerate(game.board.state_space):
            if place >= 0 and game.city_state[place] != NOTHING:
                out[row + self.state + place] = 1
                self.put_place(place, out, row, row + self.states + 2 * state)
        for letter, place in enumerate(game.barbarians):
            if place >= 0:
                out[row + self.barbarian + place] = 1
                self.put_place(place, out, row, row + self.barbarians + 2 * letter)
            elif place == OFF:
                out[row + self.beaten_barbarians + letter] = 1
        for hex_ in game.taken:
            out[row + self.taken + hex_] = 1
        for hex_ in game.visited:
            out[row + self.visited + hex_] = 1

    def fill_seat(self, player: Player, seat: Seat, out: BytesWriter, row: i64, at: i64) -> None:
        if player.leader != NOBODY:
            out[at + self.leader + player.leader] = 1
        cards, trade, guests, relics = player.row, player.trade, player.guests, player.relics
        for slot in range(i64(len(cards))):  # none before a leader is chosen
            out[at + self.row + len(FOCUS_IDS) * slot + cards[slot]] = 1
        for slot in range(i64(SLOTS)):
            put(out, at + self.trade + slot, trade[slot])
            flags(out, at + self.guests + len(CITY_STATES) * slot, guests[slot])
            flags(out, at + self.relics + len(NATURAL_WONDERS) * slot, relics[slot])
        put(out, at + self.dial, player.dial)
        resources = player.resources
        for kind in range(i64(len(RESOURCES))):
            put(out, at + self.resources + kind, resources[kind])
        flags(out, at + self.own_naturals, player.naturals)
        self.fill_caravans(player.caravans, out, row, at + self.caravans)
        flags(out, at + self.visits, player.visits)
        treaties = player.treaties  # those of seat 0 come first
        giver: i64 = 0
        while treaties:
            place = at + self.treaties + len(DIPLOMACY) * self.relative(giver, seat)
            flags(out, place, treaties & BIT[len(DIPLOMACY)] - 1)
            treaties >>= len(DIPLOMACY)
            giver += 1
        if player.capital >= 0:
            self.put_place(player.capital, out, row, at + self.capital)
        put(out, at + self.unused, player.tokens)
        flags(out, at + self.marks, player.marks)
        flags(out, at + self.used, player.used)
        flags(out, at + self.used_guests, player.used_guests)
        flags(out, at + self.used_naturals, player.used_naturals)
        flags(out, at + self.home, player.home)
        if player.beat_capital:
            out[at + self.beat_capital] = 1
        flags(out, at + self.offer, player.offer)
        flags(out, at + self.tiles, player.tiles)

    def fill_caravans(self, caravans: vec[i64], out: BytesWriter, row: i64, at: i64) -> None:
        for number, place in enumerate(caravans):
            if place == ON_CARD:
                out[at + 3 * number] = 1
            elif place >= 0:
                self.put_place(place, out, row, at + 3 * number + 1)

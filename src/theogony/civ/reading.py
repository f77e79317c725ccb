"""Positions: what is named is put where it is named, the rest is set up as usual."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import BIT, members, size
from ..core.errors import PositionError, SetupError
from ..core.hexes import DIRECTIONS, NOWHERE
from ..core.piles import in_order, on_top, plus
from ..core.position import Entry, expect_together, number_of, plain_number
from ..core.rng import read_rng, seeded
from ..core.tiles import OPEN, misfit, read_tile
from ..core.types import NOBODY, Document, Hex, Seat
from .board import (
    CITY_STATES,
    GRID,
    LETTERS,
    NATURAL_WONDERS,
    NO_MAP,
    NOTHING,
    RESOURCES,
    Board,
    Laid,
    enclosed,
)
from .documents import CARAVAN, OFF_MAP
from .pending import read_waiting
from .preparing import (
    clockwise_capitals,
    first_map,
    lay_out,
    lay_victory_cards,
    lead,
    put_capital,
    stack_deck,
)
from .printed import (
    ABILITIES,
    AGENDAS,
    AMERICA,
    CARAVANS,
    CITIES,
    CITY_STATE_TYPES,
    DECKS,
    DIAL,
    DIPLOMACY,
    EACH_RESOURCE,
    EVENTS,
    FOCUS_IDS,
    GAME,
    GREAT_ZIMBABWE,
    LEADERS,
    MOST_STORED,
    MOST_TRADE,
    POTALA_PALACE,
    SLOTS,
    TOKENS,
    TYPES,
    VICTORY_CARDS,
    WATER_TOKENS,
    WONDER,
    WONDERS,
    type_of,
)
from .rules import BeginTurn
from .state import ABSENT, OFF, ON_CARD, UNUSED, Civ, Player, Variant, new_player
from .tiles import TILES

MOST: Final = 9999  # of rounds: nobody gets there
MOST_ATTACKS: Final = 3  # with one card
MOST_WON: Final = 99  # in a turn: far more than there can be
SLOT_NAMES: Final = [str(slot) for slot in range(1, SLOTS + 1)]

TABLE: Final = [
    *["game", "version", "players", "seed", "switches", "map", "water"],
    *["start", "round", "pointer", "bearing", "turn", "supply", "victory", "decks", "box"],
    *["conqueror", "barbarians", "resources", "naturals", "wonders", "city_states", "zimbabwe"],
    *["seats", "taken", "visited", "beaten", "attacks", "won", "generator", "pending"],
]
SEAT_FIELDS: Final = [
    *["leader", "row", "trade", "guests", "relics", "dial", "resources", "naturals"],
    *["caravans", "visits", "treaties", "capital", "cities", "tokens", "reinforced", "unused"],
    *["marks", "used", "used_guests", "used_naturals", "home", "beat_capital", "offer", "tiles"],
]
# What nobody has, and what does not lie there, before the game begins.
DEALT: Final = [
    *["box", "victory", "wonders", "resources", "naturals", "city_states", "conqueror"],
    *["zimbabwe", "taken", "visited", "beaten", "attacks", "won", "pointer"],
]
GAINED: Final = [
    *["cities", "tokens", "reinforced", "visits", "naturals", "trade", "guests", "relics", "dial"],
    *["treaties", "marks", "used", "used_guests", "used_naturals", "home", "beat_capital"],
]


def read_table(table: Entry) -> Civ:
    if table.fields.get("game", GAME.name) != GAME.name:
        raise PositionError(f"game is {table.fields['game']!r}, expected {GAME.name!r}")
    table.number("version", GAME.version, GAME.version)
    table.expect_only(TABLE)
    seats = table.entries("seats")
    if table.has("seats") and len(seats) not in GAME.players:
        raise PositionError(f"seats has {len(seats)} entries, expected 2 to 4")
    players = table.number("players", len(seats) or 2, 4, least=2)
    if seats and len(seats) != players:
        raise PositionError(f"seats has {len(seats)} entries, expected {players}")
    if not seats:
        seats = [Entry({}, f"seats[{seat}]") for seat in range(players)]
    waiting = [name for entry in table.entries("pending") for name in entry.fields]
    begins = "prepare" in waiting  # the game has not begun: no tokens on the map, no cards
    game = read_board(table, players, begins)
    for entry in seats:
        entry.expect_only(SEAT_FIELDS)
        game.players.append(new_player(NOBODY, []))
    read_leaders(game, seats, begins)
    read_capitals(game, seats, begins)
    for seat, entry in enumerate(seats):
        read_pieces(game, seat, entry)
    read_wonder_tokens(game, table)
    for seat, entry in enumerate(seats):
        read_player(game, seat, entry)
    read_city_states(game, table, seats, begins)
    read_naturals(game, table, seats, begins)
    read_resources(game, table, begins)
    read_barbarians(game, table, begins)
    if begins:
        expect_nothing_dealt(table)
    else:
        read_cards(game, table)
    read_clock(game, table)
    for seat, entry in enumerate(seats):
        read_tokens_left(game, seat, entry)
    game.count_abilities()
    if table.has("generator"):
        game.rng = read_rng(str(table.fields["generator"]))
    read_pending(game, table)
    steps = [step.fields for step in table.entries("pending")]
    for seat, entry in enumerate(seats):
        expect_finished(game, seat, entry, steps)
    return game


# The map.


def read_board(table: Entry, players: int, begins: bool) -> Civ:
    seed = table.number("seed", 0, (1 << 128) - 1)
    try:
        switches = GAME.all_switches(table.fields.get("switches", {}))
    except SetupError as error:
        raise PositionError(f"switches: {error}") from error
    game = Civ(seeded(seed), Variant(switches), NO_MAP)
    if table.has("map"):
        tiles = [read_laid(entry) for entry in table.entries("map")]
        if not (begins and switches["map"] == "advanced"):
            expect_tiles(tiles)
        expect_map(tiles)
    elif switches["map"] == "first_game":
        tiles = first_map(players).tiles
    else:
        raise PositionError("map is missing, expected the tiles of the advanced map")
    lay_out(game, Board(tiles, read_water(table, tiles)))
    return game


def read_laid(entry: Entry) -> Laid:
    entry.expect_all(["at", "tile", "side", "turn"])
    q, r, tile, side, turn = read_tile(entry, TILES)
    if tile == OPEN or side == OPEN or turn == OPEN:
        raise PositionError(f"{entry.path} leaves something open, expected tile, side and turn")
    return Laid(q, r, tile, side, turn)


def expect_tiles(tiles: list[Laid]) -> None:
    if not tiles:
        raise PositionError("map has 0 tiles, expected at least 1")


def expect_map(tiles: list[Laid]) -> None:
    fault = misfit([*tiles], GRID, "map")
    if fault:
        raise PositionError(fault)


def read_water(table: Entry, tiles: list[Laid]) -> list[tuple[int, int]]:
    """Water tokens in the holes of the map: as many as there are."""
    covered = {place for tile in tiles for place in tile.places()}
    holes = enclosed(covered)
    if not table.has("water"):
        return holes[:WATER_TOKENS]
    found: list[tuple[int, int]] = []
    for i, hex_ in enumerate(table.words("water", GRID.names)):
        place = GRID.places[hex_]
        if place not in holes or place in found:
            said = GRID.names[hex_]
            raise PositionError(f"water[{i}] is {said}, expected a hole of the map, each once")
        found.append(place)
    if len(found) > WATER_TOKENS:
        raise PositionError(f"water has {len(found)} tokens, expected {WATER_TOKENS} at most")
    return found


# Leaders and pieces.


def read_leaders(game: Civ, seats: list[Entry], begins: bool) -> None:
    """Those that are not named are drawn, unless they are still to be chosen."""
    free = vec[i64](list(range(len(LEADERS))))
    game.shuffle(free)
    named: list[int] = []
    for entry in seats:
        if entry.fields.get("leader") is not None:
            leader = entry.word("leader", GAME.words["leader"])
            if leader in named:
                raise PositionError(
                    f"{entry.at('leader')} is {LEADERS[leader].id}, expected each leader once"
                )
            named.append(leader)
    for leader in free:
        if leader not in named:
            named.append(leader)
    drawn = [leader for leader in named if not is_named(seats, leader)]
    for seat, entry in enumerate(seats):
        chooses = begins and entry.has("leader") and entry.fields["leader"] is None
        if entry.items("offer") and not chooses:
            raise PositionError(f"{entry.at('offer')} is given, expected it only without a leader")
        if entry.fields.get("leader") is not None:
            lead(game, seat, entry.word("leader", GAME.words["leader"]))
        elif chooses:
            game.players[seat].offer = mask_of(entry, "offer", GAME.words["leader"])
        elif entry.has("leader"):
            raise PositionError(f"{entry.at('leader')} is None, expected a leader")
        else:
            lead(game, seat, drawn.pop(0))


def is_named(seats: list[Entry], leader: int) -> bool:
    return any([entry.fields.get("leader") == LEADERS[leader].id for entry in seats])


def read_capitals(game: Civ, seats: list[Entry], begins: bool) -> None:
    """On capital icons; seats without one named get the others, clockwise."""
    board = game.board
    free = clockwise_capitals(board) if board.size else []
    building = begins and game.variant.switches["map"] == "advanced"
    for seat, entry in enumerate(seats):
        if entry.fields.get("capital") is not None:
            hex_ = entry.word("capital", board.hexes.names)
            if hex_ not in free:
                said = board.name(hex_)
                raise PositionError(
                    f"{entry.at('capital')} is {said}, expected a free capital icon:"
                    f" {', '.join([board.name(icon) for icon in free])}"
                )
            free.remove(hex_)
            put_capital(game, seat, hex_)
        elif entry.has("capital") and not building:
            raise PositionError(f"{entry.at('capital')} is None, expected a capital icon")
    if building or not free:
        missing = [player for player in game.players if player.capital == NOWHERE]
        if missing and not building:
            raise PositionError(
                f"map has {len(board.capitals)} capital icons, expected {len(seats)}"
            )
        return
    first = game.chance(len(free))
    for seat, player in enumerate(game.players):
        if player.capital == NOWHERE:
            if not free:
                raise PositionError(
                    f"map has {len(board.capitals)} capital icons, expected {len(seats)}"
                )
            first %= len(free)
            put_capital(game, seat, free.pop(first))


def read_pieces(game: Civ, seat: Seat, entry: Entry) -> None:
    """Cities and control tokens: each on land, in a space of its own."""
    player = game.players[seat]
    for i, hex_ in enumerate(entry.words("cities", game.board.hexes.names)):
        expect_free_land(game, hex_, f"{entry.at('cities')}[{i}]")
        if i == CITIES:
            raise PositionError(f"{entry.at('cities')} has more than {CITIES} cities")
        game.city[hex_] = seat
        player.cities -= 1
    for side, name in enumerate(["tokens", "reinforced"]):
        for i, hex_ in enumerate(entry.words(name, game.board.hexes.names)):
            expect_free_land(game, hex_, f"{entry.at(name)}[{i}]")
            game.token[hex_] = 2 * seat + side
            player.tokens -= 1
    if player.tokens < 0:
        used = TOKENS - player.tokens
        raise PositionError(f"{entry.path} has {used} control tokens, expected {TOKENS} at most")


def expect_free_land(game: Civ, hex_: Hex, path: str) -> None:
    if game.board.is_water(hex_):
        raise PositionError(f"{path} is {game.board.name(hex_)}, a water space, expected land")
    if game.holder(hex_) != NOBODY:
        raise PositionError(
            f"{path} is {game.board.name(hex_)}, expected a space without city and control token"
        )


def read_tokens_left(game: Civ, seat: Seat, entry: Entry) -> None:
    """Agendas are marked with control tokens, as long as there are any."""
    player = game.players[seat]
    marks = size(player.marks) if game.variant.marks_use_tokens else 0
    least = max(player.tokens - marks, 0)
    player.tokens = entry.number("unused", least, player.tokens, least)


def read_wonder_tokens(game: Civ, table: Entry) -> None:
    entry = table.entry("wonders")
    entry.expect_only(GAME.words["wonder"])
    for name in entry.fields:
        wonder = number_of(name, GAME.words["wonder"], "wonders")
        hex_ = entry.word(name, game.board.hexes.names)
        if game.board.is_water(hex_) or game.wonder[hex_] != NOTHING:
            said = game.board.name(hex_)
            raise PositionError(
                f"{entry.at(name)} is {said}, expected a land space without another wonder"
            )
        game.wonder[hex_] = wonder
        game.wonder_space[wonder] = hex_


# Seats.


def mask_of(entry: Entry, name: str, names: list[str]) -> i64:
    """Things said by their words, each once, as bits."""
    found: i64 = 0
    for i, number in enumerate(entry.words(name, names)):
        if found & BIT[number]:
            path = f"{entry.at(name)}[{i}]"
            raise PositionError(f"{path} is {names[number]}, expected each once")
        found |= BIT[number]
    return found


def numbers_of(entry: Entry, name: str, least: int, most: int) -> i64:
    """Plain numbers, each once, as bits."""
    found: i64 = 0
    for i, value in enumerate(entry.items(name)):
        number = plain_number(value, least, most, f"{entry.at(name)}[{i}]")
        if found & BIT[number]:
            raise PositionError(f"{entry.at(name)}[{i}] is {number}, expected each once")
        found |= BIT[number]
    return found


def read_player(game: Civ, seat: Seat, entry: Entry) -> None:
    player = game.players[seat]
    read_row(player, entry)
    player.dial = entry.number("dial", 0, DIAL)
    resources = entry.entry("resources")
    resources.expect_only(RESOURCES)
    for kind, name in enumerate(RESOURCES):
        player.resources = plus(player.resources, kind, resources.number(name, 0, EACH_RESOURCE))
    read_caravans(game, seat, entry)
    read_treaties(game, seat, entry)
    player.marks = mask_of(entry, "marks", AGENDAS)
    for agenda in range(0, len(AGENDAS), 2):
        if player.marks & BIT[agenda] and player.marks & BIT[agenda + 1]:
            raise PositionError(
                f"{entry.at('marks')} has {AGENDAS[agenda]} and {AGENDAS[agenda + 1]}, expected one"
                " agenda of a victory card"
            )
    player.used = mask_of(entry, "used", ABILITIES)
    player.used_guests = mask_of(entry, "used_guests", CITY_STATES)
    player.used_naturals = mask_of(entry, "used_naturals", NATURAL_WONDERS)
    player.home = numbers_of(entry, "home", 0, CARAVANS - 1)
    for caravan in members(player.home):
        if player.caravans[caravan] >= 0:
            raise PositionError(f"{entry.at('home')} has {caravan}, but that is on the map")
    player.tiles = numbers_of(entry, "tiles", 1, TILES)
    beat = entry.fields.get("beat_capital", False)
    if not isinstance(beat, bool):
        raise PositionError(f"{entry.at('beat_capital')} is {beat!r}, expected true or false")
    player.beat_capital = beat
    laid = [tile.tile for tile in game.board.tiles]
    for number in members(player.tiles):
        others = [other.tiles for other in game.players if other is not player]
        if number in laid or any([tiles & BIT[number] for tiles in others]):
            raise PositionError(f"{entry.at('tiles')} has tile {number}, expected each tile once")


def read_row(player: Player, entry: Entry) -> None:
    if entry.has("row"):
        row = entry.words("row", FOCUS_IDS)
        wanted = 0 if player.leader == NOBODY else SLOTS
        if len(row) != wanted:
            raise PositionError(f"{entry.at('row')} has {len(row)} cards, expected {wanted}")
        for i, card in enumerate(row):
            if card in row[:i]:
                path = f"{entry.at('row')}[{i}]"
                raise PositionError(f"{path} is {FOCUS_IDS[card]}, expected each card once")
        player.row = row
    if entry.has("trade"):
        trade = entry.items("trade")
        if len(trade) != SLOTS:
            raise PositionError(f"{entry.at('trade')} has {len(trade)} numbers, expected {SLOTS}")
        player.trade = vec[i64](
            [
                i64(plain_number(value, 0, MOST_TRADE, f"{entry.at('trade')}[{i}]"))
                for i, value in enumerate(trade)
            ]
        )


def read_caravans(game: Civ, seat: Seat, entry: Entry) -> None:
    """Those that are not named lie on the card as far as it grants them."""
    player = game.players[seat]
    said = entry.items("caravans")
    if len(said) > CARAVANS:
        raise PositionError(
            f"{entry.at('caravans')} has {len(said)} entries, expected {CARAVANS} at most"
        )
    granted = 1 if player.leader == NOBODY else game.caravans_granted(seat)
    places = vec[i64]()
    for i in range(CARAVANS):
        if i < len(said):
            place = read_place(game, said[i], CARAVAN, f"{entry.at('caravans')}[{i}]")
        else:
            in_use = len([place for place in places if place != UNUSED])
            place = ON_CARD if in_use < granted else UNUSED
        places = append(places, place)
    player.caravans = places
    on_card = len([place for place in places if place == ON_CARD])
    on_map = len([place for place in places if place >= 0])
    if on_card + on_map != granted and (on_card or on_map < granted):
        raise PositionError(
            f"{entry.at('caravans')} has {on_card} on the card and {on_map} on the map, expected"
            f" {granted} together, as the economy card grants"
        )


def read_place(game: Civ, value: object, elsewhere: list[str], path: str) -> i64:
    """A space, or a word for a figure that stands on none."""
    if isinstance(value, str) and value in elsewhere:
        return -1 - elsewhere.index(value)
    if isinstance(value, str) and value in game.board.hexes.names:
        return game.board.hexes.names.index(value)
    expected = ", ".join(elsewhere)
    raise PositionError(f"{path} is {value!r}, expected {expected} or a space of the map")


def read_treaties(game: Civ, seat: Seat, entry: Entry) -> None:
    """Diplomacy cards of other players: `treaties: {"1": [embassy]}`."""
    treaties = entry.entry("treaties")
    givers = [str(other) for other in range(len(game.players)) if other != seat]
    treaties.expect_only(givers)
    for giver in treaties.fields:
        held = mask_of(treaties, giver, DIPLOMACY)
        for card in members(held):
            bit = BIT[len(DIPLOMACY) * int(giver) + card]
            for player in game.players:
                if player.treaties & bit:
                    raise PositionError(
                        f"{treaties.at(giver)} has {DIPLOMACY[card]}, expected each card of a"
                        " player once"
                    )
            game.players[seat].treaties |= bit


# What lies on icons, or has left them.


def printed_at(icons: vec[i64], number: i64) -> Hex:
    """The space with an icon, NOWHERE if the map has none."""
    for hex_ in range(len(icons)):
        if icons[hex_] == number:
            return hex_
    return NOWHERE


def read_on_cards(entry: Entry, name: str, names: list[str]) -> vec[i64]:
    """What lies on the cards of the row: `guests: {"3": [seoul]}`."""
    inner = entry.entry(name)
    inner.expect_only(SLOT_NAMES)
    found = vec[i64]([0] * SLOTS)
    seen: i64 = 0
    for slot in inner.fields:
        mask = mask_of(inner, slot, names)
        if mask & seen:
            raise PositionError(f"{inner.at(slot)} has what lies on another card, expected it once")
        seen |= mask
        found = plus(found, int(slot) - 1, mask)
    return found


def read_city_states(game: Civ, table: Entry, seats: list[Entry], begins: bool) -> None:
    """Conquered ones lie on the card of their type, the others on their icons."""
    board = game.board
    conquered = table.entry("conqueror")
    conquered.expect_only(CITY_STATES)
    for seat, entry in enumerate(seats):
        game.players[seat].guests = read_on_cards(entry, "guests", CITY_STATES)
    for state, name in enumerate(CITY_STATES):
        hex_ = printed_at(board.city_state, state)
        seat = read_conqueror(game, conquered, state, hex_)
        holder = NOBODY if hex_ == NOWHERE else game.holder(hex_)
        if holder not in (NOBODY, seat):
            raise PositionError(f"{conquered.at(name)} is {seat}, but seat {holder} stands there")
        if seat == NOBODY:
            if hex_ != NOWHERE and not begins:
                game.city_state[hex_] = state
        elif hex_ == NOWHERE:
            raise PositionError(f"{conquered.at(name)} is {seat}, but {name} is not on the map")
        elif seats[seat].has("guests"):
            game.conqueror = plus(game.conqueror, state, seat - NOBODY)
        else:
            game.move_state_token(state, seat)
    expect_guests(game, seats)
    expect_lying(game, table, "city_states", game.city_state, CITY_STATES)
    for seat, entry in enumerate(seats):
        read_visits(game, seat, entry)


def read_conqueror(game: Civ, conquered: Entry, state: int, hex_: Hex) -> Seat:
    """As named; else who has its token on a card, or stands on its space."""
    name = CITY_STATES[state]
    if conquered.has(name):
        return conquered.number(name, 0, len(game.players) - 1)
    for seat, player in enumerate(game.players):
        for slot in range(SLOTS):
            if player.guests[slot] & BIT[state]:
                return seat
    return NOBODY if hex_ == NOWHERE else game.holder(hex_)


def expect_guests(game: Civ, seats: list[Entry]) -> None:
    """On cards of their type."""
    for seat, entry in enumerate(seats):
        for slot in range(SLOTS):
            for state in members(game.players[seat].guests[slot]):
                path = f"{entry.at('guests')}.{slot + 1}"
                if game.conqueror[state] != seat:
                    raise PositionError(
                        f"{path} has {CITY_STATES[state]}, which seat {seat} has not conquered"
                    )
                card = game.players[seat].row[slot]
                if type_of(card) != CITY_STATE_TYPES[state]:
                    type = TYPES[CITY_STATE_TYPES[state]]
                    raise PositionError(
                        f"{path} has {CITY_STATES[state]}, expected it on a {type} card"
                    )


def expect_lying(game: Civ, table: Entry, name: str, tokens: vec[i64], names: list[str]) -> None:
    """City-states that lie on the map: `seoul: "q,r"`. Nothing else can be said than is so."""
    if table.has(name):
        entry = table.entry(name)
        entry.expect_only(names)
        for thing, word in enumerate(names):
            hex_ = printed_at(tokens, thing)
            if entry.has(word) and hex_ == NOWHERE:
                raise PositionError(f"{entry.at(word)} is given, but {word} is not on the map")
            if not entry.has(word) and hex_ != NOWHERE:
                raise PositionError(
                    f"{entry.at(word)} is missing, expected {game.board.name(hex_)}"
                )
            if entry.has(word) and entry.fields[word] != game.board.name(hex_):
                raise PositionError(
                    f"{entry.at(word)} is {entry.fields[word]!r}, expected {game.board.name(hex_)}"
                )


def read_visits(game: Civ, seat: Seat, entry: Entry) -> None:
    """Diplomacy cards of city-states on the map: two of each."""
    player = game.players[seat]
    for state in members(mask_of(entry, "visits", CITY_STATES)):
        if printed_at(game.city_state, state) == NOWHERE:
            raise PositionError(
                f"{entry.at('visits')} has {CITY_STATES[state]}, expected city-states on the map"
            )
        if game.cards_left(state) == 0:
            raise PositionError(
                f"{entry.at('visits')} has {CITY_STATES[state]}, expected two such cards at most"
            )
        player.visits |= BIT[state]


def read_naturals(game: Civ, table: Entry, seats: list[Entry], begins: bool) -> None:
    """Each lies on its icon, or with a player: by default with the one who holds the space."""
    board = game.board
    lying = table.entry("naturals")
    for seat, entry in enumerate(seats):
        player = game.players[seat]
        player.naturals = mask_of(entry, "naturals", NATURAL_WONDERS)
        for natural in members(player.naturals):
            name = NATURAL_WONDERS[natural]
            if printed_at(board.natural, natural) == NOWHERE:
                raise PositionError(f"{entry.at('naturals')} has {name}, expected those of the map")
            for other in game.players[:seat]:
                if other.naturals & BIT[natural]:
                    raise PositionError(f"{entry.at('naturals')} has {name}, expected each once")
    for hex_ in range(board.size):
        natural = board.natural[hex_]
        if natural != NOTHING and not begins:
            lay_natural(game, hex_, seats, lying)
    expect_printed(game, lying, game.natural, NATURAL_WONDERS)
    for hex_ in range(board.size):
        if board.natural[hex_] != NOTHING and not begins:
            expect_natural(game, hex_)
    for seat, entry in enumerate(seats):
        player = game.players[seat]
        player.relics = read_on_cards(entry, "relics", NATURAL_WONDERS)
        if player.has(AMERICA) and not entry.has("relics"):
            player.relics = plus(player.relics, 0, player.naturals)
        if entry.entry("relics").fields and not player.has(AMERICA):
            raise PositionError(f"{entry.at('relics')} is given, expected it only for america")
        for slot in range(SLOTS):
            for natural in members(player.relics[slot] & ~player.naturals):
                raise PositionError(
                    f"{entry.at('relics')}.{slot + 1} has {NATURAL_WONDERS[natural]}, expected"
                    " natural wonders of the seat"
                )


def lay_natural(game: Civ, hex_: Hex, seats: list[Entry], lying: Entry) -> None:
    """Nobody named it: it lies on its space, unless somebody stands there."""
    natural = game.board.natural[hex_]
    for player in game.players:
        if player.naturals & BIT[natural]:
            return
    seat = game.holder(hex_)
    if seat == NOBODY or lying.has(game.board.name(hex_)) or seats[seat].has("naturals"):
        game.natural[hex_] = natural
    else:
        game.players[seat].naturals |= BIT[natural]


def expect_natural(game: Civ, hex_: Hex) -> None:
    """A natural wonder belongs to whoever holds its space, or lies there."""
    natural = game.board.natural[hex_]
    for seat, player in enumerate(game.players):
        has = player.naturals & BIT[natural] != 0
        if has != (game.holder(hex_) == seat):
            which = "has" if has else "lacks"
            raise PositionError(
                f"seats[{seat}].naturals {which} {NATURAL_WONDERS[natural]}, expected it with"
                f" whoever stands at {game.board.name(hex_)}, or there"
            )


def expect_printed(game: Civ, entry: Entry, tokens: vec[i64], names: list[str]) -> None:
    """Tokens on the map: `"q,r": grand_mesa`. All are named, if any is."""
    for name in entry.fields:
        hex_ = number_of(name, game.board.hexes.names, entry.path)
        token = entry.word(name, names)
        if tokens[hex_] != token:
            raise PositionError(f"{entry.at(name)} is {names[token]}, but cannot lie there")
    for hex_ in range(game.board.size):
        if entry.fields and tokens[hex_] != NOTHING and not entry.has(game.board.name(hex_)):
            path = entry.at(game.board.name(hex_))
            raise PositionError(f"{path} is missing, expected {names[tokens[hex_]]}")


def read_resources(game: Civ, table: Entry, begins: bool) -> None:
    """On icons without a city or control token, unless the position says on which."""
    board = game.board
    lying = table.entry("resources")
    if table.has("resources"):
        for name in lying.fields:
            hex_ = number_of(name, board.hexes.names, "resources")
            resource = lying.word(name, RESOURCES)
            if board.resource[hex_] != resource:
                raise PositionError(
                    f"{lying.at(name)} is {RESOURCES[resource]}, but that is not printed there"
                )
            if game.holder(hex_) != NOBODY:
                raise PositionError(
                    f"{lying.at(name)}: somebody stands there, expected a collected resource"
                )
            game.resource[hex_] = resource
    elif not begins:
        for hex_ in range(board.size):
            if game.holder(hex_) == NOBODY:
                game.resource[hex_] = board.resource[hex_]
    for kind in range(len(RESOURCES)):
        read_supply(game, table, kind, begins)


def read_supply(game: Civ, table: Entry, kind: int, begins: bool) -> None:
    """Of one resource: what lies neither on the map nor with the seats, unless it is said."""
    name = RESOURCES[kind]
    supply = table.entry("supply")
    supply.expect_only(RESOURCES)
    places: dict[str, int] = {}
    for seat, player in enumerate(game.players):
        path, held = f"seats[{seat}].resources.{name}", int(player.resources[kind])
        if begins and held:
            raise PositionError(f"{path} is {held}, expected 0 before the step prepare")
        places[path] = held
    places[f"{name} on the map"] = len([token for token in game.resource if token == kind])
    left = max(EACH_RESOURCE - sum(places.values()), 0)
    least = EACH_RESOURCE if begins else 0
    said = supply.number(name, left, EACH_RESOURCE, least)
    expect_together({**places, supply.at(name): said}, EACH_RESOURCE)
    game.supply = plus(game.supply, kind, said - EACH_RESOURCE)


def read_barbarians(game: Civ, table: Entry, begins: bool) -> None:
    """On their icons, off the map if somebody stands there. A wonder that lies alone, or what is
    printed on the map, may share the space."""
    board = game.board
    entry = table.entry("barbarians")
    entry.expect_only(LETTERS)
    for number, letter in enumerate(LETTERS):
        icon = printed_at(board.barbarian, number)
        place = icon
        if icon == NOWHERE or begins:
            place = ABSENT
        elif game.holder(icon) != NOBODY or game.caravan_at(icon):
            place = OFF
        if entry.has(letter):
            path = entry.at(letter)
            place = read_place(game, entry.fields[letter], OFF_MAP, path)
            if (place == ABSENT) != (icon == NOWHERE or begins):
                is_on = "is not on the map" if place != ABSENT else "is on the map"
                raise PositionError(f"{path} is {entry.fields[letter]!r}, but its letter {is_on}")
            if place >= 0 and board.is_water(place):
                raise PositionError(f"{path} is {board.name(place)}, a water space, expected land")
            if place >= 0 and (game.holder(place) != NOBODY or game.caravan_at(place)):
                raise PositionError(
                    f"{path} is {board.name(place)}, expected a space without city, control token"
                    " and caravan"
                )
        game.barbarians[number] = place


# Cards and the clock.


def read_cards(game: Civ, table: Entry) -> None:
    """Each wonder is on the map, in its deck or in the box."""
    decks = table.entry("decks")
    decks.expect_only([TYPES[type] for type in DECKS])
    box = table.words("box", GAME.words["wonder"])
    on_map = [wonder for wonder, hex_ in enumerate(game.wonder_space) if hex_ != NOWHERE]
    for i, card in enumerate(box):
        if card in on_map or card in box[:i]:
            raise PositionError(f"box[{i}] is {WONDERS[card].id}, expected each wonder once")
    for i, type in enumerate(DECKS):
        gone = vec[i64]([wonder for wonder in on_map if WONDERS[wonder].type == type])
        if decks.has(TYPES[type]):
            read_deck(game, decks, i, gone)
        else:
            boxed = [card for card in box if WONDERS[card].type == type]
            for card in boxed:
                gone = append(gone, card)
            stack_deck(game, i, gone, not table.has("box"))
            for card in boxed:
                game.box = on_top(game.box, card)
    game.box = in_order(game.box, len(WONDERS))
    if table.has("box") and list(in_order(box, len(WONDERS))) != list(game.box):
        expected = ", ".join([WONDERS[card].id for card in game.box])
        raise PositionError(f"box does not fit, expected the wonders named nowhere: {expected}")
    read_victory(game, table)


def expect_nothing_dealt(table: Entry) -> None:
    """Before the step `prepare` there are no cards and no wonders, and nobody has done anything."""
    decks = table.entry("decks")
    given = [decks.at(name) for name in decks.fields if decks.items(name)]
    given += [table.at(name) for name in DEALT if is_given(table, name)]
    for seat in table.entries("seats"):
        given += [seat.at(name) for name in GAINED if is_given(seat, name)]
        places = [place for place in seat.items("caravans") if place not in CARAVAN]
        given += [seat.at("caravans") for _ in places]
    if given:
        raise PositionError(f"{given[0]} is given, expected nothing there before the step prepare")


def is_given(entry: Entry, name: str) -> bool:
    return entry.fields.get(name) not in (None, 0, False, [], {}, [0] * SLOTS)


def read_deck(game: Civ, decks: Entry, number: int, gone: vec[i64]) -> None:
    """Its cards, the last face up; those of its type named nowhere are in the box."""
    type = DECKS[number]
    name = TYPES[type]
    deck = decks.words(name, GAME.words["wonder"])
    for i, card in enumerate(deck):
        path = f"{decks.at(name)}[{i}]"
        if WONDERS[card].type != type:
            raise PositionError(f"{path} is {WONDERS[card].id}, expected a {name} wonder")
        if card in deck[:i] or card in gone:
            raise PositionError(f"{path} is {WONDERS[card].id}, expected each wonder once")
        if i and WONDERS[card].era > WONDERS[deck[i - 1]].era:
            raise PositionError(
                f"{path} is {WONDERS[card].id}, expected no later era above an earlier one"
            )
    game.decks = [deck if i == number else game.decks[i] for i in range(len(DECKS))]
    for card, wonder in enumerate(WONDERS):
        if wonder.type == type and card not in deck and card not in gone:
            game.box = append(game.box[:], i64(card))


def read_victory(game: Civ, table: Entry) -> None:
    marks: i64 = 0
    for player in game.players:
        marks |= player.marks
    if not table.has("victory"):
        lay_victory_cards(game, marks)
        return
    cards = mask_of(table, "victory", VICTORY_CARDS)
    if cards == 0:
        raise PositionError("victory has 0 cards, expected at least 1")
    game.victory = vec[i64](members(cards))
    for agenda in members(marks):
        if not cards & BIT[agenda // 2]:
            raise PositionError(
                f"marks has {AGENDAS[agenda]}, expected agendas of the victory cards in play"
            )


def read_clock(game: Civ, table: Entry) -> None:
    players = len(game.players)
    game.start = table.number("start", int(game.chance(players)), players - 1)
    game.round = table.number("round", 1, MOST, least=1)
    game.pointer = table.number("pointer", 0, len(EVENTS) - 1)
    game.bearing = table.number("bearing", int(game.chance(len(DIRECTIONS))), len(DIRECTIONS) - 1)
    built = game.wonder_space[GREAT_ZIMBABWE - WONDER] != NOWHERE
    game.zimbabwe = table.number("zimbabwe", 0, MOST_STORED)
    if game.zimbabwe and not built:
        raise PositionError(
            f"zimbabwe is {game.zimbabwe}, expected 0 while great_zimbabwe is not on the map"
        )
    game.taken = table.words("taken", game.board.hexes.names)
    game.visited = table.words("visited", game.board.hexes.names)
    game.beaten = numbers_of(table, "beaten", 0, players - 1)
    game.attacks = table.number("attacks", 0, MOST_ATTACKS)
    game.won = table.number("won", 0, MOST_WON)


def read_pending(game: Civ, table: Entry) -> None:
    """The stack, bottom first; without it the seat to move begins its turn."""
    if table.has("pending"):
        if table.has("turn"):
            raise PositionError("turn is given, expected it only without pending")
        read_waiting(game, table.entries("pending"))
        return
    seat = table.number("turn", game.start, len(game.players) - 1)
    game.push(BeginTurn(seat))


def expect_finished(game: Civ, seat: Seat, entry: Entry, waiting: list[Document]) -> None:
    """What is out of order only until the step is done that puts it right."""
    player = game.players[seat]
    if game.has_surplus_caravan(seat) and {"set_aside": {"seat": seat}} not in waiting:
        raise PositionError(
            f"{entry.at('caravans')} has more on the map than the economy card grants, expected"
            " the step set_aside in pending"
        )
    for giver in range(len(game.players)):
        keep = {"keep": {"seat": seat, "rival": giver}}
        waits = keep in waiting or {"potala_lost": {"seat": seat}} in waiting
        cards = size(game.treaties_with(seat, giver))
        if cards > 1 and not player.has(POTALA_PALACE) and not waits:
            raise PositionError(
                f"{entry.at('treaties')}.{giver} has {cards} cards, expected one without"
                " potala_palace"
            )
    laid: i64 = 0
    for relics in player.relics:
        laid |= relics
    for natural in members(player.naturals & ~laid):
        relic = {"relic": {"seat": seat, "natural": NATURAL_WONDERS[natural]}}
        if player.has(AMERICA) and relic not in waiting:
            raise PositionError(
                f"{entry.at('relics')} lacks {NATURAL_WONDERS[natural]}, expected it on a card"
            )
    for state, owner in enumerate(game.conqueror):
        type = CITY_STATE_TYPES[state]
        if owner == seat and player.slot_of(type) and not game.lies_on_its_type(seat, state):
            raise PositionError(
                f"{entry.at('guests')} lacks {CITY_STATES[state]}, expected it on the"
                f" {TYPES[type]} card"
            )

"""What is written of a table: the whole of it as a position, or what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.bits import members
from ..core.hexes import NOWHERE
from ..core.piles import in_order
from ..core.types import NOBODY, Document
from .board import CITY_STATES, LETTERS, NATURAL_WONDERS, NOTHING, RESOURCES
from .printed import (
    ABILITIES,
    AGENDAS,
    DECKS,
    DIPLOMACY,
    ERAS,
    FOCUS_IDS,
    GAME,
    LEADERS,
    SLOTS,
    TYPES,
    VICTORY_CARDS,
    WONDERS,
)
from .tiles import TERRAINS

if TYPE_CHECKING:
    from .state import Civ, Player

OFF_MAP = ["off", "absent"]  # barbarians, by -1 - place
CARAVAN = ["card", "unused"]  # caravans that are not on the map, in the same way


def position(game: Civ) -> Document:
    """The whole table. `from_position` reads it back."""
    written = common(game)
    written["game"] = GAME.name
    written["version"] = GAME.version
    written["decks"] = {TYPES[type]: wonder_ids(game.decks[i]) for i, type in enumerate(DECKS)}
    written["box"] = wonder_ids(game.box)
    written["generator"] = game.rng.written()
    written["pending"] = game.pending()
    return written


def table(game: Civ, seat: int | None) -> Document:
    """What anybody sees: of the wonder decks only the cards face up, of the box nothing."""
    board = game.board
    shown = common(game)
    places = range(board.size)
    shown["hexes"] = {board.name(hex_): TERRAINS[board.terrain[hex_]] for hex_ in places}
    shown["icons"] = {board.name(hex_): board.icons[hex_] for hex_ in places if board.icons[hex_]}
    shown["decks"] = {
        TYPES[type]: {"count": len(game.decks[i]), "top": wonder_ids(game.decks[i][-1:])}
        for i, type in enumerate(DECKS)
    }
    shown["box"] = len(game.box)
    for owner, written in enumerate(shown["seats"]):
        cities = [hex_ for hex_ in game.cities_of(owner) if game.is_mature(hex_, owner)]
        written["mature"] = [board.name(hex_) for hex_ in cities]
    if not game.stack:
        shown["scores"] = game.scores()
        shown["breakdown"] = game.breakdown()
        shown["ranking"] = game.ranking()
    return shown


def common(game: Civ) -> Document:
    """What lies open to everybody and is written the same way in positions and views."""
    board = game.board
    return {
        "switches": dict(game.variant.switches),
        "map": [tile.written() for tile in board.tiles],
        "water": [f"{q},{r}" for q, r in board.filled],
        "start": game.start,
        "round": game.round,
        "pointer": game.pointer,
        "bearing": game.bearing,
        "supply": by_resource(game.supply),
        "victory": [VICTORY_CARDS[card] for card in game.victory],
        "conqueror": {
            CITY_STATES[state]: seat for state, seat in enumerate(game.conqueror) if seat != NOBODY
        },
        "barbarians": {
            letter: place_word(game, game.barbarians[number], OFF_MAP)
            for number, letter in enumerate(LETTERS)
        },
        "resources": lying(game, game.resource, RESOURCES),
        "naturals": lying(game, game.natural, NATURAL_WONDERS),
        "wonders": {
            WONDERS[wonder].id: board.name(hex_)
            for wonder, hex_ in enumerate(game.wonder_space)
            if hex_ != NOWHERE
        },
        "city_states": {
            CITY_STATES[state]: board.name(hex_)
            for hex_, state in enumerate(game.city_state)
            if state != NOTHING
        },
        "zimbabwe": game.zimbabwe,
        "seats": [written_seat(game, seat) for seat in range(len(game.players))],
        "taken": hex_names(game, game.taken),
        "visited": hex_names(game, game.visited),
        "beaten": members(game.beaten),
        "attacks": game.attacks,
        "won": game.won,
    }


def written_seat(game: Civ, seat: int) -> Document:
    """All of a seat lies open."""
    player = game.players[seat]
    places = range(game.board.size)
    capital = player.capital
    return {
        "leader": None if player.leader == NOBODY else LEADERS[player.leader].id,
        "row": [FOCUS_IDS[card] for card in player.row],
        "trade": list(player.trade),
        "guests": by_slot(player.guests, CITY_STATES),
        "relics": by_slot(player.relics, NATURAL_WONDERS),
        "dial": player.dial,
        "resources": by_resource(player.resources),
        "naturals": words(player.naturals, NATURAL_WONDERS),
        "caravans": [place_word(game, place, CARAVAN) for place in player.caravans],
        "visits": words(player.visits, CITY_STATES),
        "treaties": written_treaties(game, player),
        "capital": None if capital == NOWHERE else game.board.name(capital),
        "cities": [
            game.board.name(hex_) for hex_ in places if game.city[hex_] == seat and hex_ != capital
        ],
        "tokens": [game.board.name(hex_) for hex_ in places if game.token[hex_] == 2 * seat],
        "reinforced": [
            game.board.name(hex_) for hex_ in places if game.token[hex_] == 2 * seat + 1
        ],
        "unused": player.tokens,
        "marks": words(player.marks, AGENDAS),
        "used": words(player.used, ABILITIES),
        "used_guests": words(player.used_guests, CITY_STATES),
        "used_naturals": words(player.used_naturals, NATURAL_WONDERS),
        "home": members(player.home),
        "beat_capital": player.beat_capital,
        "offer": words(player.offer, GAME.words["leader"]),
        "tiles": members(player.tiles),
    }


def words(mask: i64, names: list[str]) -> list[str]:
    return [names[number] for number in members(mask)]


def wonder_ids(cards: vec[i64]) -> list[str]:
    return [WONDERS[card].id for card in cards]


def hex_names(game: Civ, spaces: vec[i64]) -> list[str]:
    return [game.board.name(hex_) for hex_ in spaces]


def by_resource(counts: vec[i64]) -> Document:
    return {name: counts[kind] for kind, name in enumerate(RESOURCES)}


def by_slot(masks: vec[i64], names: list[str]) -> Document:
    """What lies on the cards of the row, those with nothing left out."""
    return {str(i + 1): words(masks[i], names) for i in range(SLOTS) if masks[i]}


def written_treaties(game: Civ, player: Player) -> Document:
    found: Document = {}
    for giver in range(len(game.players)):
        cards = [
            name
            for card, name in enumerate(DIPLOMACY)
            if len(DIPLOMACY) * giver + card in members(player.treaties)
        ]
        if cards:
            found[str(giver)] = cards
    return found


def lying(game: Civ, tokens: vec[i64], names: list[str]) -> Document:
    """The tokens of one sort on the map, by space."""
    return {
        game.board.name(hex_): names[token] for hex_, token in enumerate(tokens) if token != NOTHING
    }


def place_word(game: Civ, place: i64, elsewhere: list[str]) -> str:
    """A space, or where a figure is that stands on none."""
    return game.board.name(place) if place >= 0 else elsewhere[-1 - place]


def dealt_anew(game: Civ) -> tuple[vec[i64], list[vec[i64]]]:
    """Box and wonder decks as they might be: face-down cards shuffled within type and era."""
    box = vec[i64]()
    decks: list[vec[i64]] = []
    for i, type in enumerate(DECKS):
        deck = game.decks[i][:]
        for era in range(len(ERAS)):
            unseen = in_order(hidden(game, i, type, era), len(WONDERS))
            game.rng.shuffle(unseen)
            left = len(unseen)
            for place in range(len(deck) - 1):
                if WONDERS[deck[place]].era == era:
                    left -= 1
                    deck[place] = unseen[left]
            for n in range(left):
                box = append(box, unseen[n])
        decks.append(deck)
    return in_order(box, len(WONDERS)), decks


def hidden(game: Civ, deck: int, type: i64, era: int) -> vec[i64]:
    """The cards of a type and era that nobody sees: below the top of their deck, or in the box."""
    found = vec[i64]()
    for card in game.decks[deck][:-1]:
        if WONDERS[card].era == era:
            found = append(found, card)
    for card in game.box:
        if WONDERS[card].type == type and WONDERS[card].era == era:
            found = append(found, card)
    return found

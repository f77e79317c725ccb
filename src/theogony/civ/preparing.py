"""Before the first turn: leaders, the printed map, tokens on their icons, wonders, agendas."""

from __future__ import annotations

from math import atan2
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.hexes import DIRECTIONS, NOWHERE
from ..core.piles import in_order, plus, without
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, Hex, Seat
from .board import NOTHING, Board, Laid
from .printed import (
    ANCIENT,
    CHOOSE_LEADER,
    DECKS,
    ERAS,
    GAME,
    LEADER,
    LEADERS,
    LEVELS,
    MEDIEVAL,
    VICTORY_CARDS,
    WONDERS,
)
from .rules import BeginTurn
from .state import Civ
from .tiles import FIRST_GAME, FOR_FOUR, FOR_THREE

LEADS: Final = GAME.add_event("leads", ["leader"])
STARTS: Final = GAME.add_event("starts", [], chance=True)

TAKEN: Final = GAME.add_rule("civ.setup.leader")

# Of how many players on no ancient, no medieval card of each type is put back.
ALL_CARDS_FOR: Final = {ANCIENT: 4, MEDIEVAL: 3}


# Leaders.


def deal_leaders(game: Civ, how: str) -> None:
    """Each player gets one by chance, or two to choose from, or the choice of all."""
    leaders = vec[i64](list(range(len(LEADERS))))
    game.shuffle(leaders)
    for seat, player in enumerate(game.players):
        if how == "random":
            lead(game, seat, leaders[seat])
        elif how == "one_of_two":
            player.offer = BIT[leaders[2 * seat]] | BIT[leaders[2 * seat + 1]]
        else:
            player.offer = BIT[len(LEADERS)] - 1


def lead(game: Civ, seat: Seat, leader: i64) -> None:
    """A leader sheet and the level-I focus cards in the order it shows."""
    player = game.players[seat]
    player.leader = leader
    player.row = vec[i64]([LEVELS * type for type in LEADERS[leader].row])
    player.abilities = BIT[LEADER + leader]
    player.offer = 0
    game.tell(LEADS, seat, leader)


class AskLeader(Question[Civ]):
    """Which leader, of those offered that nobody has?"""

    def options(self, game: Civ, out: Options) -> None:
        for leader in range(len(LEADERS)):
            if game.players[self.seat].offer & BIT[leader] and not is_taken(game, leader):
                out.add(CHOOSE_LEADER + leader)

    def cannot(self, game: Civ, answer: i64) -> i64:
        leader = answer - CHOOSE_LEADER
        return TAKEN if 0 <= leader < len(LEADERS) and is_taken(game, leader) else 0

    def answer(self, game: Civ, answer: i64) -> None:
        lead(game, self.seat, answer - CHOOSE_LEADER)


GAME.add_step("leader", AskLeader, ["seat"], "civ.setup.leader.choice")


def is_taken(game: Civ, leader: i64) -> bool:
    for player in game.players:
        if player.leader == leader:
            return True
    return False


def ask_leaders(game: Civ, how: str) -> None:
    """Whoever may choose does so clockwise, somebody first by chance."""
    deal_leaders(game, how)
    if how != "random":
        players = len(game.players)
        first = game.chance(players)
        for i in range(players):
            game.push(AskLeader((first + players - 1 - i) % players))


# The map.


FIRST_MAPS: Final[dict[int, Board]] = {}  # by players: all games share them, boards never change


def first_map(players: int) -> Board:
    """The map of the first game: side a throughout, more tiles for three and for four."""
    if players not in FIRST_MAPS:
        tiles = FIRST_GAME + (FOR_THREE if players > 2 else []) + (FOR_FOUR if players > 3 else [])
        FIRST_MAPS[players] = Board([Laid(q, r, tile, 0, turn) for tile, q, r, turn in tiles], [])
    return FIRST_MAPS[players]


def lay_out(game: Civ, board: Board) -> None:
    """An empty map takes the place of the former one; capitals stay where they are."""
    former = game.board
    game.board = board
    game.token = vec[i64]([NOBODY] * board.size)
    game.city = vec[i64]([NOBODY] * board.size)
    game.resource = vec[i64]([NOTHING] * board.size)
    game.natural = vec[i64]([NOTHING] * board.size)
    game.wonder = vec[i64]([NOTHING] * board.size)
    game.city_state = vec[i64]([NOTHING] * board.size)
    for seat, player in enumerate(game.players):
        if player.capital != NOWHERE:
            place = former.hexes.places[player.capital]
            put_capital(game, seat, board.hexes.numbers[place])


def put_capital(game: Civ, seat: Seat, hex_: Hex) -> None:
    game.players[seat].capital = hex_
    game.city[hex_] = seat


def clockwise_capitals(board: Board) -> list[int]:
    """The capital icons clockwise around the middle of the map."""
    places = [(2 * q + r, r) for q, r in board.hexes.places]
    x = sum([place[0] for place in places]) / len(places)
    y = sum([place[1] for place in places]) / len(places)
    turns = [
        (atan2(places[hex_][1] - y, places[hex_][0] - x), hex_) for hex_ in board.capitals
    ]  # distorted alike in all directions: the order stays
    return [hex_ for _, hex_ in sorted(turns)]


def seat_capitals(game: Civ) -> None:
    """One player after the other clockwise, from an icon drawn by chance."""
    capitals = clockwise_capitals(game.board)
    first = game.chance(len(capitals))
    for seat in range(len(game.players)):
        put_capital(game, seat, capitals[(first + seat) % len(capitals)])


def populate(game: Civ) -> None:
    """Every icon gets the token or figure that it shows."""
    board = game.board
    for hex_ in range(board.size):
        if board.resource[hex_] != NOTHING:
            game.resource[hex_] = board.resource[hex_]
            game.supply = plus(game.supply, board.resource[hex_], -1)
        if board.barbarian[hex_] != NOTHING:
            game.barbarians[board.barbarian[hex_]] = hex_
        game.natural[hex_] = board.natural[hex_]
        game.city_state[hex_] = board.city_state[hex_]


# Wonders and agendas.


def cards_of(type: i64, era: i64) -> vec[i64]:
    found = vec[i64]()
    for number, wonder in enumerate(WONDERS):
        if wonder.type == type and wonder.era == era:
            found = append(found, i64(number))
    return found


def deal_wonders(game: Civ) -> None:
    """Four decks, ancient on top of medieval on top of modern; for fewer players some cards go
    back unseen."""
    for i in range(len(DECKS)):
        stack_deck(game, i, vec[i64](), True)
    game.box = in_order(game.box, len(WONDERS))


def stack_deck(game: Civ, deck: int, gone: vec[i64], puts_back: bool) -> None:
    """The cards of a type that are not gone, shuffled within their eras."""
    found = vec[i64]()
    for era in range(len(ERAS) - 1, -1, -1):
        cards = cards_of(DECKS[deck], era)
        for card in gone:
            if card in cards:
                cards = without(cards, card)
        game.shuffle(cards)
        if puts_back and len(game.players) < ALL_CARDS_FOR.get(era, 0) and len(cards):
            game.box = append(game.box[:], cards[0])
            cards = cards[1:]
        found = extend(found, cards)
    game.decks = [found if i == deck else game.decks[i] for i in range(len(DECKS))]


def lay_victory_cards(game: Civ, marks: i64) -> None:
    """So many of the five as the table plays with, those of fulfilled agendas in any case."""
    cards = vec[i64](list(range(len(VICTORY_CARDS))))
    game.shuffle(cards)
    laid = vec[i64]()
    for card in cards:
        if marks & (BIT[2 * card] | BIT[2 * card + 1]):
            laid = append(laid, card)
    for card in cards:
        if card not in laid and len(laid) < game.variant.switches["victory_cards"]:
            laid = append(laid, card)
    game.victory = in_order(laid, len(VICTORY_CARDS))


class Prepare(Step[Civ]):
    """The map lies: its tokens, the direction token and the start player, wonders, agendas."""

    def run(self, game: Civ) -> None:
        populate(game)
        game.bearing = game.chance(len(DIRECTIONS))
        game.start = game.chance(len(game.players))
        deal_wonders(game)
        lay_victory_cards(game, 0)
        game.tell(STARTS, game.start)
        game.push(BeginTurn(game.start))


GAME.add_step("prepare", Prepare, ["seat"])

"""How good a table of Civilization: A New Dawn is for a seat: a sum of parts one can read.

A victory card that is done is worth most; everything else is worth what it helps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..civ import agendas
from ..civ.board import NOTHING, Board
from ..civ.combat import AskParry
from ..civ.culture import grand_tour
from ..civ.industry import cost_of
from ..civ.printed import (
    CITIES,
    DECKS,
    DIAL,
    INDUSTRY,
    MARKS,
    MILITARY,
    NATURAL_RESOURCES,
    NUMBER,
    ROME,
    WONDERS,
    level_of,
    type_of,
)
from ..civ.state import ON_CARD, Civ, Player
from ..civ.tiles import WATER
from ..core.bits import lowest, size
from ..core.game import Game
from ..core.hexes import NOWHERE
from ..core.types import NOBODY, Hex, Seat
from .greedy import Evaluation

WHOLE: Final = 100  # progress is counted in hundredths
FAR: Final = 12  # a caravan further from every goal than this is just on its way
OF_A_SORT: Final = 3  # resources of one type that are of use

# The agenda of two wonders for each deck: culture, economy, science, military.
WONDER_AGENDAS: Final = [
    agendas.AESTHETIC,
    agendas.MONEYGRUBBER,
    agendas.SCHOLARLY,
    agendas.PARANOID,
]


class Land:
    """What the map holds for each seat."""

    def __init__(self, seats: int) -> None:
        self.worth = vec[i64]([0] * seats)
        self.shore = vec[i64]([0] * seats)  # spaces at water or edge
        self.tokens = vec[i64]([0] * seats)
        self.naturals = vec[i64]([0] * seats)  # free natural wonders next to its cities
        self.cities: list[list[i64]] = [[] for _ in range(seats)]  # how far each is surrounded
        self.goals = vec[i64]()  # cities and city-states
        self.danger: i64 = 0  # for the seat that looks


class CivEvaluation(Evaluation):
    """The lead of a seat over its average rival: agendas first, then means and prospects.

    The own pieces in danger count, those of others do not: to stand among rivals is no aim.
    """

    def __init__(self) -> None:
        self.won: i64 = 100_000  # the game
        # Agendas.
        self.done: i64 = 1500  # a victory card that is done
        self.way: i64 = 8  # each hundredth of the way to the nearer of a card's two agendas
        self.other_way: i64 = 2  # each hundredth of the way to the other one
        self.second: i64 = 45  # hundredths of the way: one of two wonders, city-states …
        self.founded: i64 = 25  # hundredths of a mature city: that it stands
        self.saved: i64 = 15  # hundredths of the way to two wonders: being able to pay for one
        self.sight: i64 = 28  # hundredths: a natural wonder next to an own city
        # Land.
        self.token: i64 = 11  # a control token, one of the first
        self.many: i64 = 12  # how many are the first
        self.more: i64 = 8  # a control token beyond them
        self.reinforced: i64 = 9  # that a token is reinforced
        self.city: i64 = 85  # a city
        self.mature: i64 = 45  # a mature city; others as far as they are surrounded
        self.free: i64 = 5  # a space next to a city that a token could take
        self.lying: i64 = 6  # more if a resource lies there
        self.threat: i64 = 5  # a rival or barbarian next to a token, unless it is reinforced
        self.city_threat: i64 = 48  # a rival or barbarian next to a city
        # Wonders and what pays for them.
        self.wonder: i64 = 120  # a wonder
        self.tour: i64 = 36  # each era of the latest wonder of France: one more token to place
        self.resource: i64 = 28  # a resource
        self.natural: i64 = 45  # a natural wonder
        # The row.
        self.level: i64 = 55  # each level of a card beyond the first
        self.dial: i64 = 9  # each space of the dial beyond the last one that gave a card
        self.trade = vec[i64]([0, 36, 66, 90])  # none to three trade tokens on a card
        self.guest: i64 = 42  # a city-state or, for America, a natural wonder on a card
        self.ready = vec[i64]([23, 5, 5, 11, 8])  # by type: each slot a card has moved on
        # Travel and friends.
        self.visit: i64 = 46  # a card of a city-state
        self.treaty: i64 = 18  # a card of another player
        self.caravan: i64 = 4  # each space a caravan is nearer to a goal
        self.rivals: i64 = 50  # hundredths of the mean worth of others, taken off
        # No weights: how far apart the spaces of the last map are, since caravans ask often.
        self.board: Board | None = None
        self.distances = vec[i64]()

    def scale(self) -> int:
        return 2000

    def value(self, game: Game, seat: int) -> int:
        assert isinstance(game, Civ)
        table = fought(game, seat)
        if not table.stack:
            return self.won if table.ranking()[seat] == 1 else -self.won
        self.measure(table.board)
        land = self.survey(table, seat)
        others: i64 = 0
        for other in range(len(table.players)):
            if other != seat:
                others += self.worth(table, other, land)
        share = self.rivals * others // (WHOLE * (len(table.players) - 1))
        return self.worth(table, seat, land) - land.danger - share

    def worth(self, game: Civ, seat: Seat, land: Land) -> i64:
        return (
            self.agendas_worth(game, seat, land)
            + land.worth[seat]
            + self.means_worth(game, seat)
            + self.row_worth(game, seat)
            + self.travel_worth(game, seat, land)
        )

    # The map.

    def survey(self, game: Civ, looker: Seat) -> Land:
        """Cities, as far as they are mature, tokens, and room for more; what is in danger."""
        board = game.board
        land = Land(len(game.players))
        for hex_ in range(board.size):
            seat = game.holder(hex_)
            if game.city_state[hex_] != NOTHING:
                land.goals = append(land.goals, hex_)
            if seat == NOBODY:
                continue
            if board.edge[hex_] or board.coast[hex_]:
                land.shore[seat] += 1
            if game.city[hex_] != NOBODY:
                land.goals = append(land.goals, hex_)
                share = surrounded(game, hex_, seat)
                land.cities[seat].append(share)
                land.worth[seat] += self.city + self.mature * share // WHOLE
                self.survey_room(game, hex_, seat, land)
            else:
                land.tokens[seat] += 1
                land.worth[seat] += self.token if land.tokens[seat] <= self.many else self.more
                if game.is_reinforced(hex_):
                    land.worth[seat] += self.reinforced
            if seat == looker:
                land.danger += self.danger(game, hex_, seat) * rivals_near(game, hex_, seat)
        for place in game.barbarians:
            if place >= 0:
                for hex_ in board.near[place]:
                    if game.holder(hex_) == looker:
                        land.danger += 2 * self.danger(game, hex_, looker)
        return land

    def survey_room(self, game: Civ, city: Hex, seat: Seat, land: Land) -> None:
        """The spaces next to a city that nobody holds; one at several cities counts once."""
        for hex_ in game.board.near[city]:
            if (
                game.holder(hex_) == NOBODY
                and game.city_state[hex_] == NOTHING
                and game.board.terrain[hex_] != WATER
                and first_city(game, hex_, seat) == city
            ):
                land.worth[seat] += self.free
                if game.resource[hex_] != NOTHING:
                    land.worth[seat] += self.lying
                if game.natural[hex_] != NOTHING:
                    land.naturals[seat] += 1

    def danger(self, game: Civ, hex_: Hex, seat: Seat) -> i64:
        """What an enemy next to a space costs its owner."""
        if game.city[hex_] != NOBODY:
            return 0 if game.players[seat].capital == hex_ else self.city_threat
        return 0 if game.is_reinforced(hex_) else self.threat

    # Agendas.

    def agendas_worth(self, game: Civ, seat: Seat, land: Land) -> i64:
        """Each card that is done, and the way gone on the others."""
        player = game.players[seat]
        total: i64 = 0
        for card in game.victory:
            if agendas.has_done(player, card):
                total += self.done
                continue
            nearer = self.way_to(game, seat, 2 * card, land)
            other = self.way_to(game, seat, 2 * card + 1, land)
            if other > nearer:
                nearer, other = other, nearer
            total += self.way * nearer + self.other_way * other
        return total

    def way_to(self, game: Civ, seat: Seat, agenda: i64, land: Land) -> i64:
        """How much of an agenda is done, in hundredths."""
        player = game.players[seat]
        if agenda == agendas.CIVILIZED:
            return WHOLE * (CITIES - player.cities) // CITIES
        if agenda == agendas.WARMONGER:
            return self.way_to_war(game, seat)
        if agenda == agendas.EXPLORER:
            return at_most_whole(WHOLE * land.shore[seat] // agendas.SHORE_NEEDED)
        if agenda == agendas.TECHNOPHILE:
            return WHOLE * player.dial // DIAL
        if agenda == agendas.POPULOUS:
            return self.way_to_maturity(land.cities[seat])
        if agenda == agendas.PRESERVATIONIST:
            held = self.second * size(player.naturals)
            return at_most_whole(held + self.sight * land.naturals[seat])
        for deck in range(len(DECKS)):
            if agenda == WONDER_AGENDAS[deck]:
                return self.way_to_wonders(game, seat, deck)
        return 0

    def way_to_war(self, game: Civ, seat: Seat) -> i64:
        """City-states taken, and strength for the next attack."""
        player = game.players[seat]
        way = self.second * agendas.conquered(game, seat)
        slot = player.slot_of(MILITARY)
        if slot:
            way += 2 * slot + 4 * player.trade[slot - 1] + 4 * level_of(player.row[slot - 1])
        return at_most_whole(way)

    def way_to_maturity(self, cities: list[i64]) -> i64:
        """The five cities that are best surrounded."""
        best = sorted(cities, reverse=True)[: agendas.MATURE_NEEDED]
        total: i64 = 0
        for share in best:
            total += self.founded + (WHOLE - self.founded) * share // WHOLE
        return total // agendas.MATURE_NEEDED

    def way_to_wonders(self, game: Civ, seat: Seat, deck: i64) -> i64:
        """Wonders of the type, and what is there to pay for the next one."""
        way: i64 = 0
        built = game.wonders_of(seat)
        while built:
            if WONDERS[lowest(built)].type == DECKS[deck]:
                way += self.second
            built &= built - 1
        cards = game.decks[deck]
        if len(cards):
            wonder = cards[len(cards) - 1]
            paid = production(game.players[seat], wonder)
            cost = cost_of(game, seat, wonder)
            way += self.saved if paid >= cost else self.saved * paid // cost
        return at_most_whole(way)

    # Means.

    def means_worth(self, game: Civ, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.wonder * size(game.wonders_of(seat)) + self.natural * size(player.naturals)
        total += self.tour * grand_tour(game, seat)
        for count in player.resources:
            total += self.resource * (count if count < OF_A_SORT else OF_A_SORT)
        return total

    # The row.

    def row_worth(self, game: Civ, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.dial * since_mark(player.dial)
        for i in range(len(player.row)):  # empty before a leader is chosen
            total += self.level * (level_of(player.row[i]) - 1)
            total += self.trade[player.trade[i]]
            total += self.guest * size(player.guests[i] | player.relics[i])
            total += self.ready[type_of(player.row[i])] * i
        return total

    # Travel.

    def travel_worth(self, game: Civ, seat: Seat, land: Land) -> i64:
        player = game.players[seat]
        total = self.visit * size(player.visits) + self.treaty * size(player.treaties)
        for hex_ in player.caravans:
            if hex_ == ON_CARD:
                total += self.caravan * (FAR - self.nearest_from_home(game, seat, land))
            elif hex_ >= 0:
                total += self.caravan * (FAR - self.nearest_goal(game, hex_, seat, land))
        return total

    def nearest_from_home(self, game: Civ, seat: Seat, land: Land) -> i64:
        """The distance to the next goal from the capital, for Rome from any city."""
        player = game.players[seat]
        if player.capital == NOWHERE:
            return FAR
        nearest = self.nearest_goal(game, player.capital, seat, land)
        if player.has(ROME):
            for city in land.goals:
                if game.city[city] == seat:
                    distance = self.nearest_goal(game, city, seat, land)
                    if distance < nearest:
                        nearest = distance
        return nearest

    def nearest_goal(self, game: Civ, hex_: Hex, seat: Seat, land: Land) -> i64:
        """The distance to the next city-state or rival city."""
        nearest: i64 = FAR
        row = hex_ * game.board.size
        for goal in land.goals:
            if game.city[goal] != seat:
                distance = self.distances[row + goal]
                if distance < nearest:
                    nearest = distance
        return nearest

    def measure(self, board: Board) -> None:
        """Distances of a new map."""
        if self.board is board:
            return
        self.board = board
        self.distances = vec[i64]([0] * (board.size * board.size))
        for a in range(board.size):
            for b in range(board.size):
                self.distances[a * board.size + b] = board.distance(a, b)


def fought(game: Civ, seat: Seat) -> Civ:
    """The table as it is, or after a fight that only waits for another seat: the defender spends
    as many trade tokens as it takes, or none."""
    if not awaits_parry(game, seat):
        return game
    after = game.copy()
    while awaits_parry(after, seat):
        question = after.stack[-1]
        assert isinstance(question, AskParry)
        enough = NUMBER + question.attack - question.defence
        after.play(enough if after.options().has(enough) else NUMBER)
    return after


def awaits_parry(game: Civ, seat: Seat) -> bool:
    if not game.stack:
        return False
    top = game.stack[-1]
    return isinstance(top, AskParry) and top.seat != seat


def since_mark(space: i64) -> i64:
    """Spaces of the tech dial beyond the last one that gave a card."""
    count: i64 = 0
    while space > count and MARKS[space - count] == 0:
        count += 1
    return count


def at_most_whole(way: i64) -> i64:
    return way if way < WHOLE else WHOLE


def surrounded(game: Civ, hex_: Hex, seat: Seat) -> i64:
    """The share of spaces around a city that help it to be mature, in hundredths."""
    near = game.board.near[hex_]
    count: i64 = 0
    for next_ in near:
        if game.board.terrain[next_] == WATER or game.helps_mature(next_, seat):
            count += 1
    return WHOLE * count // len(near)


def first_city(game: Civ, hex_: Hex, seat: Seat) -> Hex:
    """The first city of a seat next to a space."""
    for next_ in game.board.near[hex_]:
        if game.city[next_] == seat:
            return next_
    return NOWHERE


def rivals_near(game: Civ, hex_: Hex, seat: Seat) -> i64:
    """Rival cities and tokens next to a space."""
    count: i64 = 0
    for next_ in game.board.near[hex_]:
        holder = game.holder(next_)
        if holder != NOBODY and holder != seat:
            count += 1
    return count


def production(player: Player, wonder: i64) -> i64:
    """What a player could pay for a wonder, about."""
    slot = player.slot_of(INDUSTRY)
    total: i64 = 0
    if slot:
        total = slot + player.trade[slot - 1] + size(player.guests[slot - 1])
    for resource in WONDERS[wonder].resources:
        total += 2 * player.resources[resource]
    left = player.naturals
    while left:
        if NATURAL_RESOURCES[lowest(left)] in WONDERS[wonder].resources:
            total += 2
        left &= left - 1
    return total

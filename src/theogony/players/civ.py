"""How good a table of Civilization: A New Dawn is for a seat: a sum of parts one can read.

A victory card that is done is worth 1500; everything else is worth what it helps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..civ import agendas
from ..civ.board import NOTHING
from ..civ.printed import (
    CITIES,
    DECKS,
    DIAL,
    INDUSTRY,
    MARKS,
    MILITARY,
    NATURAL_RESOURCES,
    SLOTS,
    WONDERS,
    level_of,
    type_of,
)
from ..civ.state import Civ, Player
from ..civ.tiles import WATER
from ..core.bits import lowest, size
from ..core.game import Game
from ..core.types import NOBODY, Hex, Seat
from .greedy import Evaluation

WHOLE: Final = 100  # progress is counted in hundredths
FAR: Final = 12  # a caravan further from every goal than this is just on its way

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
        self.danger = vec[i64]([0] * seats)
        self.cities: list[list[i64]] = [[] for _ in range(seats)]  # how far each is surrounded


class CivEvaluation(Evaluation):
    """The lead of a seat over its average rival: agendas first, then means and prospects.

    The own pieces in danger count, those of others do not: to stand among rivals is no aim.
    """

    def __init__(self) -> None:
        # Agendas.
        self.won: i64 = 100_000
        self.done: i64 = 1500  # a victory card
        self.way: i64 = 8  # each hundredth of the way to the nearer of its two agendas,
        self.other_way: i64 = 2  # and to the other one
        self.second: i64 = 45  # hundredths of the way: having one of two wonders, city-states …
        self.founded: i64 = 30  # hundredths of a mature city: having built it
        self.saved: i64 = 40  # hundredths of the way to a wonder: being able to pay for it
        # Land.
        self.token: i64 = 20  # each of the first,
        self.many: i64 = 12  # so many,
        self.more: i64 = 5  # and each further one
        self.reinforced: i64 = 9
        self.city: i64 = 110
        self.mature: i64 = 60  # as far as a city is surrounded
        self.threat: i64 = 8  # each rival or barbarian next to a token, unless it is reinforced
        self.city_threat: i64 = 25
        # Wonders and what pays for them.
        self.wonder: i64 = 120
        self.resource: i64 = 28
        self.natural: i64 = 80
        # The row.
        self.level: i64 = 55  # of each card beyond the first
        self.dial: i64 = 9  # each space beyond the last one that gave a card
        self.trade = vec[i64]([0, 22, 40, 54])  # tokens on a card
        self.guest: i64 = 60  # a city-state token
        self.ready = vec[i64]([10, 3, 2, 7, 5])  # by type: each slot a card has moved on
        # Travel and friends.
        self.visit: i64 = 45
        self.treaty: i64 = 30
        self.caravan: i64 = 3  # each space nearer to a goal
        self.rivals: i64 = 50  # hundredths: how much the worth of others counts

    def value(self, game: Game, seat: int) -> int:
        assert isinstance(game, Civ)
        if not game.stack:
            return self.won if game.ranking()[seat] == 1 else -self.won
        land = self.survey(game)
        others: i64 = 0
        for other in range(len(game.players)):
            if other != seat:
                others += self.worth(game, other, land)
        share = self.rivals * others // (WHOLE * (len(game.players) - 1))
        return self.worth(game, seat, land) - land.danger[seat] - share

    def worth(self, game: Civ, seat: Seat, land: Land) -> i64:
        return (
            self.agendas_worth(game, seat, land)
            + land.worth[seat]
            + self.means_worth(game, seat)
            + self.row_worth(game, seat)
            + self.travel_worth(game, seat)
        )

    # The map.

    def survey(self, game: Civ) -> Land:
        """Cities, as far as they are mature, and tokens; and how far they are in danger."""
        board = game.board
        land = Land(len(game.players))
        for hex_ in range(board.size):
            seat = game.holder(hex_)
            if seat == NOBODY:
                continue
            if board.edge[hex_] or board.coast[hex_]:
                land.shore[seat] += 1
            if game.city[hex_] != NOBODY:
                share = surrounded(game, hex_, seat)
                land.cities[seat].append(share)
                land.worth[seat] += self.city + self.mature * share // WHOLE
            else:
                land.tokens[seat] += 1
                land.worth[seat] += self.token if land.tokens[seat] <= self.many else self.more
                if game.is_reinforced(hex_):
                    land.worth[seat] += self.reinforced
            land.danger[seat] += self.danger(game, hex_, seat) * rivals_near(game, hex_, seat)
        for place in game.barbarians:
            if place >= 0:
                for hex_ in board.near[place]:
                    seat = game.holder(hex_)
                    if seat != NOBODY:
                        land.danger[seat] += 2 * self.danger(game, hex_, seat)
        return land

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
            return WHOLE if size(player.naturals) > 1 else self.second * size(player.naturals)
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
            cost = WONDERS[wonder].cost
            way += self.saved * (paid if paid < cost else cost) // cost
        return at_most_whole(way)

    # Means.

    def means_worth(self, game: Civ, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.wonder * size(game.wonders_of(seat)) + self.natural * size(player.naturals)
        for count in player.resources:
            total += self.resource * (count if count < 3 else 3)
        return total

    # The row.

    def row_worth(self, game: Civ, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.dial * since_mark(player.dial)
        for i in range(SLOTS):
            total += self.level * (level_of(player.row[i]) - 1)
            total += self.trade[player.trade[i]] + self.guest * size(player.guests[i])
            total += self.ready[type_of(player.row[i])] * i
        return total

    # Travel.

    def travel_worth(self, game: Civ, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.visit * size(player.visits) + self.treaty * size(player.treaties)
        for hex_ in player.caravans:
            if hex_ >= 0:
                total += self.caravan * (FAR - nearest_goal(game, hex_, seat))
        return total


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


def nearest_goal(game: Civ, hex_: Hex, seat: Seat) -> i64:
    """The distance to the next city-state or rival city."""
    nearest: i64 = FAR
    for goal in range(game.board.size):
        owner = game.city[goal]
        if game.city_state[goal] != NOTHING or (owner != NOBODY and owner != seat):
            distance = game.board.distance(hex_, goal)
            if distance < nearest:
                nearest = distance
    return nearest

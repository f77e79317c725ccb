"""How good a table of Deus is for a seat: a sum of parts one can read, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.game import Game
from ..core.types import CardId, Hex, Seat
from ..deus.effects import (
    ActivateOne,
    Besiege,
    Buy,
    Draw,
    DrawPerCity,
    GainPerCity,
    GainPerTerrain,
    GainPerVillage,
    ProduceAll,
    ProduceIn,
    ProduceOne,
    Sell,
    SellAny,
    SellSet,
    Steal,
    TakePieces,
    TakePiecesPerCity,
    victims_of,
    villages_near_army,
)
from ..deus.printed import CARDS, GOLD, PIECES, PRODUCTION, TEMPLE, VP, WOOD, Effect, spot_of
from ..deus.rules import cannot_build_temple, cannot_lay
from ..deus.scoring import TEMPLE_MOST, has_majority, majority, temple_points
from ..deus.state import Deus, Player
from .greedy import Evaluation

POINT: Final = 100  # what 1 VP is worth
TURN: Final = 100  # turns are counted in hundredths too
PURSE: Final = 20  # gold beyond this is a hoard


class DeusEvaluation(Evaluation):
    """The lead of a seat over its average rival: points first, then means and prospects.

    The weights were found by hand and by matches of the greedy player against itself: docs/tune.md
    tells how, and what they are worth.
    """

    def __init__(self) -> None:
        # The clock: turns still expected, by what has to happen before the end.
        self.turns_least: i64 = 100
        self.turns_for_village: i64 = 280  # for each village, or each temple piece, that is left;
        self.turns_for_temple: i64 = 260  # whichever ends the game sooner
        # Means. They are worth half when `fading` turns are left, and nothing at the end.
        self.fading: i64 = 150
        self.gold: i64 = 20
        self.hoard: i64 = 6  # each gold of a hoard
        self.resources = added_up(
            [120, 90, 65, 50, 35, 25, 15, 10]
        )  # the first of a kind, the next
        self.pieces = added_up([80, 45, 25, 15, 10])  # of a kind on the tableau
        self.cards = added_up([60, 55, 50, 45, 40, 30, 20, 10, 5, 0])  # in hand
        self.region: i64 = 230  # occupied
        self.village: i64 = 95  # each of its VP, when it will be ours
        self.ready_kind: i64 = 75  # a row that has the cards the next temple needs
        # Rows: what they bring when they are carried out.
        self.row_turns: i64 = 16  # hundredths of the turns to come that build in a given row
        self.resource: i64 = 75
        self.piece: i64 = 45
        self.card: i64 = 40
        self.any_effect: i64 = 50  # moving armies, and what is not known here
        # Plans: hundredths of what the best card in hand would bring, if it can be built next.
        self.plan: i64 = 20

    def scale(self) -> int:
        return 1200

    def value(self, game: Game, seat: int) -> int:
        assert isinstance(game, Deus)
        turns = self.turns_to_come(game)
        rivals: i64 = 0
        for other in range(len(game.players)):
            if other != seat:
                rivals += self.worth(game, other, turns)
        own = self.worth(game, seat, turns)
        if turns:
            own += self.plan * self.best_plan(game, seat) // 100
        return own - rivals // (len(game.players) - 1)

    def turns_to_come(self, game: Deus) -> i64:
        """The turns a seat will still have, as counted when its turn is over."""
        players = len(game.players)
        if game.turns_left >= 0:
            return TURN * (game.turns_left // players)
        villages = self.turns_for_village * size(game.board.villages & ~game.attacked)
        temples = self.turns_for_temple * game.temples
        return self.turns_least + (villages if villages < temples else temples) * 2 // players

    def worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """The points a seat has, and what it may make of all it has on the table."""
        player = game.players[seat]
        points = POINT * (player.goods[VP] + temple_points(game, seat))
        points += POINT * game.expansion.tiles(player)
        for good in range(GOLD, VP):
            if has_majority(game, seat, good):
                points += POINT * majority(game, good) * TURN // (TURN + turns)
        if turns == 0:
            return points
        for kind in range(TEMPLE):
            points += self.row(game, seat, kind) * self.repeats(player, kind, turns) // TURN
        means = self.goods_worth(game, player) + self.pieces_worth(player)
        means += nth(self.cards, len(player.hand)) + self.board_worth(game, seat)
        means += self.holdings_worth(game, seat, turns)
        return points + means * turns // (turns + self.fading)

    # Means.

    def goods_worth(self, game: Deus, player: Player) -> i64:
        """Resources are worth more or less as the market goes."""
        gold = player.goods[GOLD]
        total = self.gold * gold
        if gold > PURSE:
            total = self.gold * PURSE + self.hoard * (gold - PURSE)
        for good in range(WOOD, VP):
            total += by_market(game, good, nth(self.resources, player.goods[good]))
        return total

    def pieces_worth(self, player: Player) -> i64:
        """Pieces ready to be built, and rows that are long enough for the next temple."""
        temples = len(player.rows[TEMPLE])
        total: i64 = 0
        for kind in range(TEMPLE):
            total += nth(self.pieces, player.tableau[kind] + player.chosen[kind])
            if len(player.rows[kind]) >= temples:
                total += self.ready_kind
        return total

    def board_worth(self, game: Deus, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.region * size(player.own)
        left = game.board.villages & ~game.attacked & player.near
        while left:
            total += self.village_worth(game, seat, lowest(left))
            left &= left - 1
        return total

    def village_worth(self, game: Deus, seat: Seat, village: Hex) -> i64:
        """Nothing without an army, or if others have more; the rest grows as the ring closes."""
        ring = game.board.near[village]
        armies = game.players[seat].armies_in(ring)
        if armies == 0:
            return 0
        for player in game.players:
            if player.armies_in(ring) > armies:
                return 0
        closed = size(ring & game.occupied())
        whole = size(ring & game.board.regions)
        return self.village * game.village_vp[village] * closed * closed // (whole * whole)

    def holdings_worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """What an expansion puts before a player."""
        return 0

    # Plans.

    def best_plan(self, game: Deus, seat: Seat) -> i64:
        """The most that a card in hand would bring, of those that have a piece and can be paid."""
        player = game.players[seat]
        best: i64 = 0
        for card in player.hand:
            kind = CARDS[card].kind
            if kind == TEMPLE:
                can = cannot_build_temple(game, seat) == 0
            else:
                can = player.tableau[kind] > 0
            if can and cannot_lay(game, seat, card, kind) == 0:
                spot = spot_of(kind, len(player.rows[kind]) + 1)
                gain = self.row(game, seat, kind) + self.brought_by(game, seat, card, spot)
                for effect in CARDS[card].once:
                    gain += self.effect(game, seat, effect, spot, False)
                if gain > best:
                    best = gain
        return best

    # Rows.

    def repeats(self, player: Player, kind: i64, turns: i64) -> i64:
        """How often a row will be carried out again, in hundredths."""
        times = self.row_turns * turns // TURN
        most: i64 = 100 * (PIECES - len(player.rows[kind]))
        if most < 0:
            return 0  # cards of other colours lie there
        return times if times < most else most

    def row(self, game: Deus, seat: Seat, kind: i64) -> i64:
        """What the cards of a row would bring now. Temples bring nothing again."""
        total: i64 = 0
        if kind != TEMPLE:
            row = game.players[seat].rows[kind]
            for i in range(len(row)):
                total += self.brought_by(game, seat, row[i], spot_of(kind, i + 1))
        return total

    def brought_by(
        self, game: Deus, seat: Seat, card: CardId, spot: i64, activated: bool = False
    ) -> i64:
        """What the effects of a card would bring now; a temple, what it would score now.

        Of cards that activate others only the first of a chain is looked at.
        """
        total: i64 = 0
        scoring = CARDS[card].scoring
        if scoring is not None:
            points = scoring.points(game, seat)
            total += POINT * (points if points < TEMPLE_MOST else TEMPLE_MOST)
        for effect in CARDS[card].effects:
            total += self.effect(game, seat, effect, spot, activated)
        return total

    def good(self, good: i64) -> i64:
        if good == VP:
            return POINT
        return self.gold if good == GOLD else self.resource

    def effect(self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool) -> i64:
        """What an effect would bring a seat now, about."""
        player = game.players[seat]
        if isinstance(effect, GainPerTerrain):
            regions = size(player.own & game.board.of_terrain[effect.terrain])
            return effect.amount * self.good(effect.good) * regions
        if isinstance(effect, GainPerCity):
            cities = size(player.cities(effect.least))
            return effect.amount * self.good(effect.good) * cities // effect.group
        if isinstance(effect, ProduceAll):
            return effect.amount * self.resource * size(player.at[PRODUCTION])
        if isinstance(effect, ProduceIn):
            fields = size(player.at[PRODUCTION] & game.board.of_terrain[effect.terrain])
            return effect.amount * self.resource * fields
        if isinstance(effect, ProduceOne):
            return self.resource * (best_production(player) if effect.per_building else 1)
        if isinstance(effect, Buy):
            return effect.most * (self.resource - effect.price * self.gold)
        if isinstance(effect, Sell):
            profit = effect.each * self.good(effect.reward) - self.resource
            return profit * (1 + player.goods[effect.good])
        if isinstance(effect, SellAny):
            return effect.most * (effect.each * self.good(effect.reward) - self.resource)
        if isinstance(effect, SellSet):
            return effect.amount * self.good(effect.reward) - 4 * self.resource
        if isinstance(effect, Draw):
            return effect.amount * self.card
        if isinstance(effect, DrawPerCity):
            return self.card * size(player.cities(effect.least))
        if isinstance(effect, TakePieces):
            return effect.amount * self.piece
        if isinstance(effect, TakePiecesPerCity):
            return self.piece * size(player.cities(effect.least))
        if isinstance(effect, GainPerVillage):
            villages = size(villages_near_army(game, seat))
            return effect.amount * self.good(effect.good) * villages
        if isinstance(effect, Besiege):
            return effect.most * POINT if villages_near_army(game, seat) else 0
        if isinstance(effect, Steal):
            victims = size(victims_of(game, seat))
            if victims > 1 and not effect.from_all:
                victims = 1
            return effect.amount * self.good(effect.good) * victims
        if isinstance(effect, ActivateOne):
            return 0 if activated else self.best_card(game, seat, spot, BIT[effect.kind], 0)
        return self.other_effect(game, seat, effect, spot, activated)

    def best_card(self, game: Deus, seat: Seat, spot: i64, rows: i64, rank: i64) -> i64:
        """The most that a card would bring which the one at `spot` activates in these rows.

        If it has to be of a certain `rank`, of those cards only.
        """
        best: i64 = 0
        for kind in range(TEMPLE):
            if rows & BIT[kind]:
                row = game.players[seat].rows[kind]
                for i in range(len(row)):
                    other = spot_of(kind, i + 1)
                    if other != spot and (rank == 0 or rank == i + 1):
                        gain = self.brought_by(game, seat, row[i], other, activated=True)
                        if gain > best:
                            best = gain
        return best

    def other_effect(
        self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool
    ) -> i64:
        """What is not known here."""
        return self.any_effect


def by_market(game: Deus, good: i64, worth: i64) -> i64:
    """Half of what a resource is worth follows its market value; 4 gold is the usual one."""
    return worth * (4 + game.market[good]) // 8


def added_up(parts: list[int]) -> vec[i64]:
    """What none, one, two … of a thing are worth, from what each further one adds."""
    return vec[i64]([sum(parts[:count]) for count in range(len(parts) + 1)])


def nth(sums: vec[i64], count: i64) -> i64:
    """What so many of a thing are worth; beyond the end of the list more add nothing."""
    last: i64 = len(sums) - 1
    return sums[count if count < last else last]


def best_production(player: Player) -> i64:
    """The most buildings in a region with a production building."""
    most: i64 = 0
    left = player.at[PRODUCTION]
    while left:
        buildings = player.buildings_in(BIT[lowest(left)])
        left &= left - 1
        if buildings > most:
            most = buildings
    return most

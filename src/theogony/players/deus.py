"""How good a table of Deus is for a seat: a sum of parts one can read, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import lowest, size
from ..core.game import Game
from ..core.types import CardId, Seat
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
from ..deus.printed import (
    CARDS,
    GOLD,
    PIECES,
    PRODUCTION,
    TEMPLE,
    VP,
    WOOD,
    Effect,
)
from ..deus.rules import cannot_build_temple, gold_needed
from ..deus.scoring import MAJORITY, TEMPLE_MOST, has_majority, temple_points
from ..deus.state import Deus, Player
from .greedy import Evaluation

POINT: Final = 100  # what 1 VP is worth


class DeusEvaluation(Evaluation):
    """All weights are hundredths of a VP; those of means fade as the end comes near."""

    def __init__(self) -> None:
        self.rivalry: i64 = 70  # hundredths of what the average rival has count against it
        # The clock: turns still expected, in hundredths, by what has to happen before the end.
        self.turns_per_village: i64 = 250
        self.turns_per_temple: i64 = 300
        self.turns_fixed: i64 = 100
        self.horizon: i64 = 2500  # nobody plays for a longer game than this
        self.turns_least: i64 = 200
        # Means. They are worth half when `fading` turns are left, nothing when none is.
        self.fading: i64 = 200
        self.gold: i64 = 22
        self.hoard: i64 = 6  # gold beyond 20
        self.resource: i64 = 75  # on average
        self.resources = added_up([120, 90, 65, 50, 35, 25, 15, 10])  # the first of a kind, the next
        self.piece: i64 = 50
        self.pieces = added_up([80, 45, 25, 15, 10])  # of a kind on the tableau
        self.card: i64 = 40
        self.cards = added_up([55, 51, 48, 44, 41, 38, 36, 33, 31, 29])  # in hand
        # The board.
        self.region: i64 = 55
        self.town: i64 = 30  # a region with two buildings
        self.city: i64 = 25  # with three
        self.village: i64 = 70  # of its VP, when it will be ours
        # Rows.
        self.row_turns: i64 = 22  # hundredths of the turns that build in a given row
        # Temples.
        self.temple_progress: i64 = 35  # for each kind that has the cards the next temple needs
        self.temple_growth: i64 = 3  # of what a temple lacks to 12, for each turn
        # Plans: hundredths of what the cards in hand would bring if they were built.
        self.plan_best: i64 = 50
        self.plan_ready: i64 = 12
        self.plan_later: i64 = 5
        self.plan_build: i64 = 50

    def value(self, game: Game, seat: int) -> int:
        assert isinstance(game, Deus)
        turns = self.turns_to_come(game)
        rivals: i64 = 0
        for other in range(len(game.players)):
            if other != seat:
                rivals += self.worth(game, other, turns)
        rivals //= len(game.players) - 1
        own = self.worth(game, seat, turns) - self.rivalry * rivals // 100
        return own + self.plans(game, seat) if turns else own

    def worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """The points a seat has, and what it may make of what it has."""
        player = game.players[seat]
        points = POINT * player.goods[VP] + self.temple_worth(game, seat, turns)
        for good in range(GOLD, VP):
            if has_majority(game, seat, good):
                points += POINT * MAJORITY * 100 // (100 + turns)
        if turns == 0:
            return points
        for kind in range(TEMPLE):
            points += self.row(game, seat, kind) * self.repeats(player, kind, turns) // 100
        means = self.goods_worth(player) + nth(self.cards, len(player.hand))
        means += self.board_worth(game, seat)
        return points + means * turns // (turns + self.fading)

    def temple_worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """What the temples score, and what they may come to score; how near the next one is."""
        rows = game.players[seat].rows
        points: i64 = temple_points(game, seat)
        needed: i64 = len(rows[TEMPLE])
        total = POINT * points
        total += (TEMPLE_MOST * needed - points) * self.temple_growth * turns // 100
        if turns:
            for kind in range(TEMPLE):
                if len(rows[kind]) >= needed:
                    total += self.temple_progress
        return total

    def plans(self, game: Deus, seat: Seat) -> i64:
        """What the cards in hand promise: most of all the best one that can be built next."""
        player = game.players[seat]
        best: i64 = 0
        ready: i64 = 0
        later: i64 = 0
        for card in player.hand:
            gain = self.plan_build
            if CARDS[card].kind == TEMPLE:
                gain += self.temple_gain(game, seat, card)
                can = cannot_build_temple(game, seat) == 0
            else:
                kind = CARDS[card].kind
                gain += self.row(game, seat, kind) + self.brought_by(game, seat, card)
                can = player.tableau[kind] > 0
            if can and gold_needed(game, seat, card, GOLD) <= player.goods[GOLD]:
                ready += gain
                if gain > best:
                    best = gain
            else:
                later += gain
        return (
            self.plan_best * best + self.plan_ready * (ready - best) + self.plan_later * later
        ) // 100

    def temple_gain(self, game: Deus, seat: Seat, card: CardId) -> i64:
        scoring = CARDS[card].scoring
        if scoring is None:
            return 0
        points = scoring.points(game, seat)
        return POINT * (points if points < TEMPLE_MOST else TEMPLE_MOST)

    def turns_to_come(self, game: Deus) -> i64:
        """Hundredths of the turns a seat will still have, as counted at the end of its turn."""
        players = len(game.players)
        if game.turns_left >= 0:
            return 100 * (game.turns_left // players)
        villages = size(game.board.villages & ~game.attacked) * self.turns_per_village
        temples = game.temples * self.turns_per_temple
        turns = self.turns_fixed + (villages if villages < temples else temples) * 2 // players
        rest = self.horizon - 100 * game.round
        if turns > rest:
            turns = rest
        return turns if turns > self.turns_least else self.turns_least

    def repeats(self, player: Player, kind: i64, turns: i64) -> i64:
        """Hundredths of how often a row will be carried out again."""
        times = self.row_turns * turns // 100
        most: i64 = 100 * (PIECES - len(player.rows[kind]))
        return times if times < most else most

    def goods_worth(self, player: Player) -> i64:
        gold = player.goods[GOLD]
        total = self.gold * (gold if gold < 20 else 20)
        if gold > 20:
            total += self.hoard * (gold - 20)
        for good in range(WOOD, VP):
            total += nth(self.resources, player.goods[good])
        for kind in range(TEMPLE):
            total += nth(self.pieces, player.tableau[kind] + player.chosen[kind])
        return total

    def board_worth(self, game: Deus, seat: Seat) -> i64:
        player = game.players[seat]
        total = self.region * size(player.own)
        total += self.town * size(player.cities(2)) + self.city * size(player.cities(3))
        left = game.board.villages & ~game.attacked & player.near
        while left:
            village = lowest(left)
            left &= left - 1
            total += self.village_worth(game, seat, village)
        return total

    def village_worth(self, game: Deus, seat: Seat, village: i64) -> i64:
        """The VP of a village a seat may hope for: more the closer the ring is to be closed."""
        ring = game.board.near[village]
        armies = game.players[seat].armies_in(ring)
        if armies == 0:
            return 0
        for other in range(len(game.players)):
            if other != seat and game.players[other].armies_in(ring) > armies:
                return 0
        closed = size(ring & game.occupied())
        all_ = size(ring & game.board.regions)
        return self.village * game.village_vp[village] * closed * closed // (all_ * all_)

    def row(self, game: Deus, seat: Seat, kind: i64) -> i64:
        """What the cards of a row would bring now."""
        total: i64 = 0
        for card in game.players[seat].rows[kind]:
            total += self.brought_by(game, seat, card)
        return total

    def brought_by(self, game: Deus, seat: Seat, card: CardId) -> i64:
        total: i64 = 0
        for effect in CARDS[card].effects:
            total += self.effect(game, seat, effect)
        return total

    def good(self, good: i64) -> i64:
        if good == VP:
            return POINT
        return self.gold if good == GOLD else self.resource

    def effect(self, game: Deus, seat: Seat, effect: Effect) -> i64:
        """What an effect would bring a seat now, about."""
        player = game.players[seat]
        if isinstance(effect, GainPerTerrain):
            here = size(player.own & game.board.of_terrain[effect.terrain])
            return effect.amount * self.good(effect.good) * here
        if isinstance(effect, GainPerCity):
            here = size(player.cities(effect.least))
            return effect.amount * self.good(effect.good) * here // effect.group
        if isinstance(effect, ProduceAll):
            return effect.amount * self.resource * size(player.at[PRODUCTION])
        if isinstance(effect, ProduceIn):
            here = size(player.at[PRODUCTION] & game.board.of_terrain[effect.terrain])
            return effect.amount * self.resource * here
        if isinstance(effect, ProduceOne):
            return self.resource * (best_production(player) if effect.per_building else 1)
        if isinstance(effect, Buy):
            return effect.most * (self.resource - effect.price * self.gold)
        if isinstance(effect, Sell):
            gain = effect.each * self.good(effect.reward) - self.resource
            return gain * (1 + player.goods[effect.good])
        if isinstance(effect, SellAny):
            return effect.most * (effect.each * self.good(effect.reward) - self.resource)
        if isinstance(effect, SellSet):
            return effect.amount * self.good(effect.reward) - 4 * self.resource
        if isinstance(effect, Draw):
            return effect.amount * self.card
        if isinstance(effect, DrawPerCity):
            return size(player.cities(effect.least)) * self.card
        if isinstance(effect, TakePieces):
            return effect.amount * self.piece
        if isinstance(effect, TakePiecesPerCity):
            return size(player.cities(effect.least)) * self.piece
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
            best: i64 = 0
            for card in player.rows[effect.kind]:
                gain = self.brought_by(game, seat, card)
                if gain > best:
                    best = gain
            return best
        return 50


def added_up(parts: list[int]) -> vec[i64]:
    """What none, one, two … of a thing are worth, from what each further one is worth."""
    return vec[i64]([sum(parts[:count]) for count in range(len(parts) + 1)])


def nth(sums: vec[i64], count: i64) -> i64:
    """What `count` of a thing are worth; beyond the end of the list more are worth nothing."""
    last: i64 = len(sums) - 1
    return sums[count if count < last else last]


def best_production(player: Player) -> i64:
    """The most buildings in a region with a production building."""
    most: i64 = 0
    left = player.at[PRODUCTION]
    while left:
        buildings = player.buildings(lowest(left))
        left &= left - 1
        if buildings > most:
            most = buildings
    return most

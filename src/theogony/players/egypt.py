"""What Egypt adds to the worth of a table: its effects, and what lies before the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.types import NOBODY, Seat
from ..deus.egypt.armies import Capture, MoveFar, Regroup
from ..deus.egypt.barges import (
    FillBarge,
    GainBarge,
    ProduceByRank,
    ProduceNearby,
    ProduceWhere,
    slots,
)
from ..deus.egypt.combat import Claim, GainMarker, MarkArea, MarkRow
from ..deus.egypt.holdings import NONE
from ..deus.egypt.market import (
    BuyAtMarket,
    LowerValue,
    MoveShip,
    RaiseValue,
    SellAnyAtMarket,
    SellAtMarket,
    SellPairs,
    ShiftValue,
    SwapValues,
    souk_price,
)
from ..deus.egypt.printed import REWARD, TILES, TOLL
from ..deus.egypt.science import (
    EVERY_ROW,
    ActivateAny,
    ActivateSameRank,
    BuyCards,
    BuyPieces,
    DrawUpTo,
    FillTableau,
    GainPerCard,
    GainPerPair,
    GainPerPiece,
    LayCoin,
    ReturnPieces,
    TakeDiscards,
    cards_of_colour,
    pieces_ready,
)
from ..deus.egypt.scribe import GainPerCount
from ..deus.egypt.temples import CountMore, GainAtOnce, LayAnywhere, LayTiles, RefillTo, SpareOne
from ..deus.printed import (
    CARDS,
    GOLD,
    KINDS,
    PRODUCTION,
    TEMPLE,
    VP,
    WOOD,
    Effect,
    rank_of,
    row_of,
)
from ..deus.state import Deus, Player
from .deus import POINT, TURN, DeusEvaluation, best_production, by_market

LARGEST: Final = 3  # slots of a barge
ENDLESS: Final = 20  # room without barges


class EgyptEvaluation(DeusEvaluation):
    """The evaluation of Deus, with whatever colours of Egypt are in play."""

    def __init__(self) -> None:
        super().__init__()
        self.row_share: i64 = 65  # hundredths: rows are carried out again less often than in Deus
        self.slot: i64 = 60  # on a barge
        self.stock: i64 = 2  # resources one usually has
        self.overflow: i64 = 20  # hundredths of what is produced and finds no slot
        self.returned: i64 = 75  # returning pieces, for each VP
        self.marker: i64 = 60  # a combat marker that is ready
        self.fight: i64 = 30  # using it
        self.sold: i64 = 50  # what one parts with in a sale: rarely the first of its kind
        self.area: i64 = 15  # for each turn to come, a marked area
        self.coin: i64 = 50  # hundredths of what a doubled card brings
        self.sail: i64 = 10  # moving a ship
        self.shifted: i64 = 20  # changing the market
        # For each turn to come, what a temple brings that lasts.
        self.spare: i64 = 50
        self.refill: i64 = 25
        self.count_more: i64 = 40
        self.anywhere: i64 = 40
        self.tile_turns: i64 = 400  # turns, in hundredths, in which half of the tiles come in

    def repeats(self, player: Player, kind: i64, turns: i64) -> i64:
        times = super().repeats(player, kind, turns)
        return times if player.egypt is NONE else times * self.row_share // 100

    # What lies before a player.

    def holdings_worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        player = game.players[seat]
        own = player.egypt
        if own is NONE:
            return 0
        total = self.slot * slots(own.barges) + self.marker * own.ready
        total += self.coins_worth(game, seat, turns) + self.tolls_worth(game, seat, turns)
        for tiles in own.tiles:
            total += self.tiles_worth(tiles, turns)
        for card in player.rows[TEMPLE]:
            for effect in CARDS[card].effects:
                total += self.lasting(effect) * turns // TURN
        return total

    def coins_worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """A coin doubles its card the next time, if there is a next time."""
        player = game.players[seat]
        total: i64 = 0
        left = player.egypt.coins
        while left:
            spot = lowest(left)
            left &= left - 1
            times = self.repeats(player, row_of(spot), turns)
            gain = self.brought_by(game, seat, player.card_at(spot), spot)
            total += gain * (times if times < 100 else 100) // 100
        return total

    def tolls_worth(self, game: Deus, seat: Seat, turns: i64) -> i64:
        """Marked rows and areas: what one's own markers bring, less what those of others cost."""
        total: i64 = 0
        for other, player in enumerate(game.players):
            for row in range(len(KINDS)):
                owner = player.egypt.garrisons[row]
                if owner != NOBODY and (owner == seat or other == seat):
                    toll = TOLL * self.gold * self.repeats(player, row, turns) // 100
                    total += toll if owner == seat else -toll
            for kind in range(TEMPLE):
                owner = player.egypt.forts[kind]
                if owner == seat:
                    total += self.area * turns // TURN
        return total

    def tiles_worth(self, tiles: i64, turns: i64) -> i64:
        """What tiles on a temple may still bring, besides 1 VP each at the end."""
        return tiles * REWARD * POINT * turns // (turns + self.tile_turns)

    def lasting(self, effect: Effect) -> i64:
        """What the lasting effect of a temple brings in a turn."""
        if isinstance(effect, SpareOne):
            return self.spare
        if isinstance(effect, RefillTo):
            return self.refill
        if isinstance(effect, CountMore):
            return self.count_more
        return self.anywhere if isinstance(effect, LayAnywhere) else 0

    # Effects, colour by colour: each hands on what is not its own.

    def other_effect(
        self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool
    ) -> i64:
        if isinstance(effect, GainPerCount):
            count = effect.count(game, game.players[seat])
            return effect.amount * self.good(effect.good) * count
        return self.trade(game, seat, effect, spot, activated)

    def trade(self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool) -> i64:
        """Sales and purchases at market values; nobody has to lose by them.

        What will be in stock then is not known: to count what is there now would mean to keep it.
        """
        if isinstance(effect, SellAtMarket):
            return least_of(effect.most, self.stock) * self.profit(game, effect.good)
        if isinstance(effect, SellAnyAtMarket):
            best: i64 = 0
            for good in range(WOOD, VP):
                best = most_of(best, self.profit(game, good))
            return least_of(effect.most, self.stock) * best
        if isinstance(effect, SellPairs):
            sold = 2 * by_market(game, effect.good, self.sold)
            return most_of(0, POINT * game.market[effect.good] // 2 - sold)
        if isinstance(effect, BuyAtMarket):
            return least_of(effect.most, self.room(game, seat)) * self.bargain(game)
        if isinstance(effect, MoveShip):
            return self.sail
        if isinstance(effect, (SwapValues, RaiseValue, LowerValue, ShiftValue)):
            return self.shifted
        return self.production(game, seat, effect, spot, activated)

    def profit(self, game: Deus, good: i64) -> i64:
        return most_of(0, self.gold * game.market[good] - by_market(game, good, self.sold))

    def bargain(self, game: Deus) -> i64:
        """What the best of all purchases brings."""
        best: i64 = 0
        for good in range(WOOD, VP):
            price = souk_price(game, good)
            best = most_of(best, by_market(game, good, self.resource) - self.gold * price)
        return best

    def production(self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool) -> i64:
        """Resources, as far as there is room for them."""
        player = game.players[seat]
        if isinstance(effect, FillBarge):
            if not player.at[PRODUCTION] & game.board.of_terrain[effect.terrain]:
                return 0
            return self.produced(game, seat, LARGEST)
        if isinstance(effect, ProduceNearby):
            return self.produced(game, seat, best_production(player))
        if isinstance(effect, ProduceByRank):
            return self.produced(game, seat, rank_of(spot) if player.at[PRODUCTION] else 0)
        if isinstance(effect, ProduceWhere):
            buildings = player.at[PRODUCTION] & player.cities(effect.least)
            return self.produced(game, seat, size(buildings))
        if isinstance(effect, GainBarge):
            return self.slot * effect.size
        return self.science(game, seat, effect, spot, activated)

    def room(self, game: Deus, seat: Seat) -> i64:
        """The slots that are free when resources come in: all but the usual stock."""
        barges = game.players[seat].egypt.barges
        return slots(barges) - self.stock if len(barges) else ENDLESS

    def produced(self, game: Deus, seat: Seat, amount: i64) -> i64:
        stored = least_of(amount, self.room(game, seat))
        return self.resource * (100 * stored + self.overflow * (amount - stored)) // 100

    def science(self, game: Deus, seat: Seat, effect: Effect, spot: i64, activated: bool) -> i64:
        player = game.players[seat]
        if isinstance(effect, ActivateSameRank):
            if activated:
                return 0
            others = EVERY_ROW & ~BIT[row_of(spot)]
            return self.best_card(game, seat, spot, others, rank_of(spot))
        if isinstance(effect, ActivateAny):
            return 0 if activated else self.best_card(game, seat, spot, EVERY_ROW, 0)
        if isinstance(effect, LayCoin):
            if activated or player.goods[GOLD] == 0:
                return 0
            best = self.best_card(game, seat, spot, EVERY_ROW, 0)
            return most_of(0, best * self.coin // 100 - self.gold)
        if isinstance(effect, ReturnPieces):
            return effect.amount * self.returned
        if isinstance(effect, TakeDiscards):
            return effect.amount * self.card
        if isinstance(effect, BuyCards):
            cards = least_of(3, player.goods[GOLD] // effect.price)
            return cards * (self.card - self.gold * effect.price)
        if isinstance(effect, BuyPieces):
            return self.piece
        return self.once(game, seat, effect)

    def once(self, game: Deus, seat: Seat, effect: Effect) -> i64:
        """The 1x abilities of science, then the other colours."""
        player = game.players[seat]
        if isinstance(effect, FillTableau):
            total: i64 = 0
            for kind in range(TEMPLE):
                missing = least_of(effect.amount - player.tableau[kind], player.supply[kind])
                total += self.piece * most_of(0, missing)
            return total
        if isinstance(effect, DrawUpTo):
            return self.card * most_of(0, effect.hand - len(player.hand))
        if isinstance(effect, GainPerPiece):
            return effect.amount * self.good(effect.good) * pieces_ready(player)
        if isinstance(effect, GainPerPair):
            return effect.amount * self.good(effect.good) * (pieces_ready(player) // 2)
        if isinstance(effect, GainPerCard):
            return effect.amount * self.good(effect.good) * cards_of_colour(player, effect.kind)
        return self.combat(game, seat, effect)

    def combat(self, game: Deus, seat: Seat, effect: Effect) -> i64:
        if isinstance(effect, GainMarker):
            return self.marker
        if isinstance(effect, MoveFar):
            return self.any_effect
        if isinstance(effect, (Capture, MarkArea, MarkRow, Claim, Regroup)):
            return self.fight  # what it takes is counted as long as it is there
        return self.temple(game, effect)

    def temple(self, game: Deus, effect: Effect) -> i64:
        """What a temple would bring at once and in the turns to come."""
        turns = self.turns_to_come(game)
        if isinstance(effect, GainAtOnce):
            return POINT * effect.amount
        if isinstance(effect, LayTiles):
            return POINT * TILES + self.tiles_worth(TILES, turns)
        lasts = self.lasting(effect)
        return lasts * turns // TURN if lasts else self.any_effect


def least_of(a: i64, b: i64) -> i64:
    return a if a < b else b


def most_of(a: i64, b: i64) -> i64:
    return a if a > b else b

"""What a seat sees of Deus, with and without Egypt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import lowest
from ...core.game import Game
from ...core.rulebook import Rulebook
from ...core.types import NOBODY, Seat
from ...deus.board import RADIUS
from ...deus.egypt.printed import SIZES, TILE_TEMPLES
from ...deus.printed import (
    CARDS,
    EGYPT,
    GOODS,
    KINDS,
    MARITIME,
    MILITARY,
    RANKS,
    RESOURCES,
    SPOTS,
    TEMPLE,
    VP,
    WOOD,
    face_down,
)
from ...deus.state import Deus, Player
from ...deus.tiles import LAYOUTS, STANDARD, TERRAINS
from .encoder import Encoder, Page

AROUND: Final = 7  # spaces of a map tile
ZERO: Final = RADIUS + 1  # 0 is written as this, so that 0 can mean nowhere


class DeusEncoder(Encoder):
    def __init__(self, rules: Rulebook, players: int) -> None:
        super().__init__(rules, players)
        spaces = AROUND * len(LAYOUTS[players][STANDARD])
        cards = len(CARDS) - 1
        self.place: Final[i64] = self.add(
            "place",
            [spaces, 2],
            f"q + {ZERO} and r + {ZERO} of each space, row by row; this is the order of all fields"
            " by space",
        )
        self.terrain: Final[i64] = self.add(
            "terrain", [spaces, len(TERRAINS)], f"1 for its terrain: {', '.join(TERRAINS)}"
        )
        self.villages: Final[i64] = self.add("villages", [spaces], "VP on each village, by space")
        self.attacked: Final[i64] = self.add(
            "attacked", [spaces], "1 for villages that count as attacked, by space"
        )
        self.supply: Final[i64] = self.add(
            "supply", [len(RESOURCES)], f"the general supply: {', '.join(RESOURCES)}"
        )
        self.temples: Final[i64] = self.add("temples", [1], "temples in the general supply")
        self.deck: Final[i64] = self.add("deck", [1], "cards in the draw pile")
        self.removed: Final[i64] = self.add("removed", [1], "cards out of the game")
        self.box: Final[i64] = self.add("box", [1], "temple cards that mixing left out")
        self.discard: Final[i64] = self.add("discard", [1], "cards in the discard pile")
        self.top: Final[i64] = self.add("top", [cards], "1 for the card on it, by card")
        self.start: Final[i64] = self.add("start", [players], "1 for the start player, by seat")
        self.round: Final[i64] = self.add("round", [1], "number of the round")
        self.idle: Final[i64] = self.add("idle", [1], "turns since somebody built")
        self.turns_left: Final[i64] = self.add(
            "turns_left", [1], "once the end is triggered: turns still to come; before that 0"
        )
        self.market: Final[i64] = self.add(
            "market", [len(RESOURCES)], "Egypt: the value of each resource, where there is a market"
        )
        self.barges: Final[i64] = self.add(
            "barges", [SIZES - 1], "Egypt: barges in the supply, by size"
        )
        self.hand: Final[i64] = self.add("hand", [cards], "own cards in hand, by card")
        self.offering: Final[i64] = self.add(
            "offering", [cards], "own cards chosen for an offering so far, by card"
        )
        self.chosen: Final[i64] = self.add(
            "chosen", [TEMPLE], "own pieces chosen in secret, by kind"
        )
        self.joker: Final[i64] = self.add("joker", [cards], "1 for one's own face-down card")

        self.goods: Final[i64] = self.add_for_seats(
            "goods", [len(GOODS)], f"{', '.join(GOODS)}; hidden VP of others are 0"
        )
        self.tableau: Final[i64] = self.add_for_seats(
            "tableau", [TEMPLE], "pieces on the tableau, by kind"
        )
        self.pieces_left: Final[i64] = self.add_for_seats(
            "supply", [TEMPLE], "pieces in the personal supply, by kind"
        )
        self.rows: Final[i64] = self.add_for_seats(
            "rows", [len(KINDS)], "cards in each row, by kind"
        )
        self.built: Final[i64] = self.add_for_seats(
            "built", [cards], "by card: 0, or its rank in its row, 1 at the bottom"
        )
        self.elsewhere: Final[i64] = self.add_for_seats(
            "elsewhere", [cards], "by card: 0, or the row plus 1 if it lies in that of another kind"
        )
        self.face_down: Final[i64] = self.add_for_seats(
            "face_down", [len(KINDS)], "face-down cards in each row, by kind"
        )
        self.pieces: Final[i64] = self.add_for_seats(
            "pieces", [len(KINDS), spaces], "pieces on the board, by kind, then by space"
        )
        self.cards: Final[i64] = self.add_for_seats("cards", [1], "number of cards in hand")
        self.offered: Final[i64] = self.add_for_seats(
            "offered", [1], "number of cards chosen for an offering so far"
        )
        self.has_chosen: Final[i64] = self.add_for_seats(
            "has_chosen", [1], "1 if the secret choice of pieces was made"
        )
        self.has_joker: Final[i64] = self.add_for_seats(
            "has_joker", [1], "1 if a card lies face down"
        )
        self.own_barges: Final[i64] = self.add_for_seats(
            "barges", [SIZES - 1], "Egypt: barges by size"
        )
        self.coins: Final[i64] = self.add_for_seats(
            "coins", [len(SPOTS)], f"Egypt: 1 for a card with a coin, by row and rank 1 to {RANKS}"
        )
        self.scribe: Final[i64] = self.add_for_seats(
            "scribe", [spaces], "Egypt: 1 for the scribe's region, by space"
        )
        self.stock: Final[i64] = self.add_for_seats(
            "stock", [1], "Egypt: combat markers not yet gained"
        )
        self.ready: Final[i64] = self.add_for_seats(
            "ready", [1], "Egypt: combat markers on the tableau"
        )
        self.held: Final[i64] = self.add_for_seats(
            "held", [spaces], "Egypt: 1 for regions with a combat marker, by space"
        )
        self.fallen: Final[i64] = self.add_for_seats(
            "fallen", [spaces], "Egypt: 1 for villages with an own army laid down, by space"
        )
        self.forts: Final[i64] = self.add_for_seats(
            "forts", [TEMPLE, players], "Egypt: 1 for the seat that marked an area, by kind"
        )
        self.garrisons: Final[i64] = self.add_for_seats(
            "garrisons", [len(KINDS), players], "Egypt: 1 for the seat that marked a row, by kind"
        )
        self.tiles: Final[i64] = self.add_for_seats(
            "tiles", [len(TILE_TEMPLES)], f"Egypt: VP tiles on {', '.join(TILE_TEMPLES)}"
        )
        self.spaces: Final[i64] = spaces
        self.add_seats()

    def board_of(self, game: Game) -> object:
        assert isinstance(game, Deus), "no game of deus"
        return game.board

    def draw(self, game: Game, page: Page) -> None:
        assert isinstance(game, Deus), "no game of deus"
        for hex_, (q, r) in enumerate(game.board.hexes.places):
            page.put(self.place + 2 * hex_, q + ZERO)
            page.put(self.place + 2 * hex_ + 1, r + ZERO)
            page.flag(self.terrain + len(TERRAINS) * hex_ + game.board.terrain[hex_])

    def fill(self, game: Game, seat: Seat, page: Page) -> None:
        assert isinstance(game, Deus), "no game of deus"
        variant = game.variant
        villages = game.board.villages
        while villages:
            village = lowest(villages)
            villages &= villages - 1
            page.put(self.villages + village, game.village_vp[village])
        page.flags(self.attacked, game.attacked)
        for good in range(WOOD, VP):
            page.put(self.supply + good - WOOD, game.supply[good])
        page.put(self.temples, game.temples)
        page.put(self.deck, game.left)
        page.put(self.removed, len(game.removed))
        page.put(self.box, len(game.box))
        page.put(self.discard, len(game.discard))
        if len(game.discard):
            page.flag(self.top + game.discard[-1])
        page.flag(self.start + self.relative(game.start, seat))
        page.put(self.round, game.round)
        page.put(self.idle, game.idle)
        page.put(self.turns_left, game.turns_left)
        if variant.plays(MARITIME, EGYPT):
            for good in range(WOOD, VP):
                page.put(self.market + good - WOOD, game.market[good])
        self.fill_counts(self.barges, game.barges, page)
        self.fill_own(game.players[seat], page)
        at = self.seats
        for i in range(self.players):
            number = seat + i if seat + i < self.players else seat + i - self.players
            player = game.players[number]
            is_open = i == 0 or variant.vp_open or not game.stack
            self.fill_seat(player, at, is_open, variant.start_pieces, page)
            self.fill_egypt(player, seat, at, page)
            at += self.block

    def fill_own(self, player: Player, page: Page) -> None:
        """What only its owner knows."""
        self.count(self.hand, player.hand, page)
        self.count(self.offering, player.offering, page)
        for kind in range(TEMPLE):
            page.put(self.chosen + kind, player.chosen[kind])
        if player.joker != NOBODY:
            page.flag(self.joker + player.joker)

    def fill_seat(
        self, player: Player, at: i64, is_open: bool, start_pieces: i64, page: Page
    ) -> None:
        """What lies open; of the rest how much there is."""
        goods, tableau, supply = player.goods, player.tableau, player.supply
        for good in range(VP):
            page.put(at + self.goods + good, goods[good])
        if is_open:
            page.put(at + self.goods + VP, goods[VP])
        for kind in range(TEMPLE):
            page.put(at + self.tableau + kind, tableau[kind])
            page.put(at + self.pieces_left + kind, supply[kind])
        for kind in range(len(KINDS)):
            self.fill_row(player.rows[kind], kind, at, page)
            page.flags(at + self.pieces + kind * self.spaces, player.at[kind])
        armies = at + self.pieces + MILITARY * self.spaces
        before: i64 = NOBODY
        here: i64 = 0
        for hex_ in player.armies:  # in order
            here = here + 1 if hex_ == before else 1
            before = hex_
            page.put(armies + hex_, here)
        page.put(at + self.cards, len(player.hand))
        page.put(at + self.offered, len(player.offering))
        if player.pieces_chosen() == start_pieces > 0:
            page.flag(at + self.has_chosen)
        if player.joker != NOBODY:
            page.flag(at + self.has_joker)

    def fill_row(self, row: vec[i64], kind: i64, at: i64, page: Page) -> None:
        rank: i64 = 0
        hidden: i64 = 0
        nameless = face_down()
        for card in row:
            rank += 1
            if card == nameless:
                hidden += 1
                continue
            page.put(at + self.built + card, rank)
            if CARDS[card].kind != kind:
                page.put(at + self.elsewhere + card, kind + 1)
        page.put(at + self.rows + kind, rank)
        page.put(at + self.face_down + kind, hidden)

    def fill_egypt(self, player: Player, seat: Seat, at: i64, page: Page) -> None:
        """All of it lies open."""
        own = player.egypt
        self.fill_counts(at + self.own_barges, own.barges, page)
        page.flags(at + self.coins, own.coins)
        if own.scribe != NOBODY:
            page.flag(at + self.scribe + own.scribe)
        page.put(at + self.stock, own.stock)
        page.put(at + self.ready, own.ready)
        page.flags(at + self.held, own.held)
        page.flags(at + self.fallen, own.fallen)
        self.fill_owners(at + self.forts, own.forts, seat, page)
        self.fill_owners(at + self.garrisons, own.garrisons, seat, page)
        place = at + self.tiles
        for tiles in own.tiles:
            page.put(place, tiles)
            place += 1

    def fill_owners(self, at: i64, owners: vec[i64], seat: Seat, page: Page) -> None:
        """Whose markers lie on a tableau."""
        for owner in owners:
            if owner != NOBODY:
                page.flag(at + self.relative(owner, seat))
            at += self.players

    def fill_counts(self, at: i64, barges: vec[i64], page: Page) -> None:
        """Barges by size, 1 to 3."""
        for size in range(1, len(barges)):
            page.put(at + size - 1, barges[size])

    def count(self, at: i64, cards: vec[i64], page: Page) -> None:
        """How many of each card there are."""
        for card in cards:
            page.add_one(at + card)

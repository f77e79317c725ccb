"""The state of a game of Deus and the verbs that change it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, members, size
from ..core.errors import PositionError
from ..core.game import Game
from ..core.hexes import NOWHERE
from ..core.piles import hand_of, in_order, on_top, plus, put_in_order, without
from ..core.position import number_of, plain_number
from ..core.rng import Rng
from ..core.steps import Options
from ..core.types import NOBODY, CardId, Document, Hex, Seat
from . import documents, scoring
from .board import Board
from .egypt.holdings import NONE, Holdings
from .expansion import Expansion
from .printed import (
    ATTACKED,
    BESIEGED,
    CARDS,
    COLOURS,
    DREW,
    EGYPT,
    EMPTIED,
    GAINED,
    GAME,
    GOODS,
    HAND_LIMIT,
    HEX,
    KINDS,
    LAID,
    LAID_ELSEWHERE,
    LAID_FACE_DOWN,
    MILITARY,
    MIXED,
    MOVED,
    OFFERED,
    PAID,
    PAID_TO,
    PIECES,
    PLACED,
    PUT_BACK,
    ROBBED,
    SET_ASIDE,
    SHUFFLED,
    STOLE,
    TEMPLE,
    TOOK_PIECE,
    VP,
    WHEAT,
    WOOD,
    face_down,
    rank_of,
    row_of,
)

MOST_AT_ONCE: Final = 20  # picks or cards a written step may ask for
HEX_SETS: Final = ["fresh", "double", "regions"]  # fields of steps that are sets of spaces
PLAIN_MARKET: Final = vec[i64]([4] * VP)  # what the rules say where there is no market


class Variant:
    """The switches of a game, and what they make of its rules. All copies share them."""

    def __init__(self, switches: Document, expansion: Expansion) -> None:
        self.switches: Final = switches
        self.expansion: Final = expansion
        self.sets: Final[list[str]] = [switches[f"{colour}_set"] for colour in COLOURS]
        self.first_distance: Final[i64] = switches["first_distance"]
        self.edgebuy_first: Final[bool] = switches["edgebuy_first"]
        self.effects_optional: Final[bool] = switches["effects_optional"]
        self.army_limit: Final[i64] = 1 if self.sets[MILITARY] == EGYPT else switches["army_limit"]
        self.emptied_is_attacked: Final[bool] = switches["emptied_is_attacked"]
        self.vp_open: Final[bool] = switches["vp_open"]
        pieces = switches["start_pieces"]
        self.start_pieces: Final[i64] = 0 if pieces == "standard" else pieces
        self.joker: Final[bool] = switches["joker"]
        self.once_between_runs: Final[bool] = switches["once_between_runs"]
        self.temples_want_rows: Final[bool] = switches["temple_requirement"] == "row"

    def plays(self, kind: i64, set: str) -> bool:
        """Whether cards of a set are in play in a colour."""
        return self.sets[kind] == set or self.sets[kind] == MIXED

    def copies(self, card: CardId) -> int:
        """How many cards of a sort are in play, or may be: of mixed temples only half are."""
        return CARDS[card].copies if self.plays(CARDS[card].kind, CARDS[card].set) else 0


class Player:
    """What is replaced rather than changed (all but `goods`) is shared by copies."""

    def __init__(
        self,
        goods: vec[i64],
        tableau: vec[i64],
        supply: vec[i64],
        chosen: vec[i64],
        hand: vec[i64],
        offering: vec[i64],
        rows: list[vec[i64]],
        joker: CardId,
        at: vec[i64],
        armies: vec[i64],
        own: i64,
        near: i64,
        egypt: Holdings,
    ) -> None:
        self.goods = goods
        self.tableau = tableau  # pieces ready to be built, by kind
        self.supply = supply  # the personal supply, by kind
        self.chosen = chosen  # secretly, for the alternative start
        self.hand = hand  # in order
        self.offering = offering  # the cards of an offering being made, the top one first
        self.rows = rows  # played cards by kind, bottom card first
        self.joker = joker  # the card that lies face down in a row, if any
        self.at = at  # the regions with a piece of each kind, as bits
        self.armies = armies  # the region of each army
        self.own = own  # the regions occupied, as bits
        self.near = near  # the spaces next to them
        self.egypt = egypt  # what the expansion adds

    def copy(self) -> Player:
        return Player(
            self.goods[:],
            self.tableau,
            self.supply,
            self.chosen,
            self.hand,
            self.offering,
            self.rows,
            self.joker,
            self.at,
            self.armies,
            self.own,
            self.near,
            self.egypt,
        )

    def card_at(self, spot: i64) -> CardId:
        return self.rows[row_of(spot)][rank_of(spot) - 1]

    def built(self, kind: i64) -> i64:
        """How many pieces of a kind stand on the board."""
        return len(self.armies) if kind == MILITARY else size(self.at[kind])

    def used(self, kind: i64) -> i64:
        """How many pieces of a kind are neither on the tableau nor in the personal supply."""
        return self.built(kind) + (size(self.egypt.fallen) if kind == MILITARY else 0)

    def buildings_in(self, regions: i64) -> i64:
        """How many buildings of this player stand in these regions; every army counts."""
        return self.pieces_in(regions) + size(self.egypt.counted & regions)

    def pieces_in(self, regions: i64) -> i64:
        count: i64 = 0
        for kind in range(len(KINDS)):
            if kind != MILITARY:
                count += size(self.at[kind] & regions)
        return count + self.armies_in(regions)

    def has_laid_joker(self) -> bool:
        for row in self.rows:
            if face_down() in row:
                return True
        return False

    def pieces_chosen(self) -> i64:
        count: i64 = 0
        for kind in range(TEMPLE):
            count += self.chosen[kind]
        return count

    def armies_in(self, regions: i64) -> i64:
        count: i64 = 0
        for hex_ in self.armies:
            if BIT[hex_] & regions:
                count += 1
        return count

    def cities(self, least: i64) -> i64:
        """The regions this player occupies with at least so many buildings (1 to 3)."""
        one: i64 = self.egypt.counted
        two: i64 = 0
        three: i64 = 0
        for kind in range(len(KINDS)):
            if kind != MILITARY:
                here = self.at[kind]
                three |= two & here
                two |= one & here
                one |= here
        for hex_ in self.armies:
            here = BIT[hex_]
            three |= two & here
            two |= one & here
            one |= here
        if least == 1:
            return one
        return two if least == 2 else three


def new_player() -> Player:
    """Somebody who has nothing yet but 25 pieces in the personal supply."""
    return Player(
        goods=vec[i64]([0] * len(GOODS)),
        tableau=vec[i64]([0] * TEMPLE),
        supply=vec[i64]([PIECES] * TEMPLE),
        chosen=vec[i64]([0] * TEMPLE),
        hand=vec[i64](),
        offering=vec[i64](),
        rows=[vec[i64]() for _ in KINDS],
        joker=NOBODY,
        at=vec[i64]([0] * len(KINDS)),
        armies=vec[i64](),
        own=0,
        near=0,
        egypt=NONE,
    )


class Deus(Game):
    def __init__(self, rng: Rng, variant: Variant, board: Board) -> None:
        super().__init__(GAME, rng)
        self.variant = variant
        self.expansion = variant.expansion
        self.board = board
        self.players: list[Player] = []
        self.supply = vec[i64]([0] * len(GOODS))  # the general supply of resources, by good
        self.temples: i64 = 0  # temple pieces in the general supply
        self.village_vp = vec[i64]()  # by space; replaced, never changed
        self.attacked: i64 = 0  # villages that count as attacked, as bits
        self.deck = vec[i64]()  # replaced, never changed; its first `left` cards are there
        self.left: i64 = 0
        self.discard = vec[i64]()  # replaced, never changed; only the top lies open
        self.removed = vec[i64]()  # in order, face down: what a position leaves out of the game
        self.box = vec[i64]()  # in order, face down: the temples that mixing left out
        self.market = PLAIN_MARKET  # the gold each resource stands for; replaced, never changed
        self.barges = vec[i64]()  # the supply of barges by size; replaced, never changed
        self.start: Seat = 0
        self.round: i64 = 0
        self.turns_left: i64 = NOBODY  # once the end is triggered: turns still to come
        self.idle: i64 = 0  # turns since somebody built
        self.forbidden: i64 = 0  # no part of the state: the rule the last check ended with

    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.players)

    def copy(self) -> Deus:
        """A game of its own at the same point, its log and its chance included."""
        other = Deus(self.rng.copy(), self.variant, self.board)
        self.copy_into(other)
        other.players = [player.copy() for player in self.players]
        other.supply = self.supply[:]
        other.temples = self.temples
        other.village_vp = self.village_vp
        other.attacked = self.attacked
        other.deck = self.deck
        other.left = self.left
        other.discard = self.discard
        other.removed = self.removed
        other.box = self.box
        other.market = self.market
        other.barges = self.barges
        other.start = self.start
        other.round = self.round
        other.turns_left = self.turns_left
        other.idle = self.idle
        return other

    # Goods.

    def gain(self, seat: Seat, good: i64, amount: i64) -> None:
        """Take from the general supply, as much as it has. Gold and VP never run out."""
        if WOOD <= good <= WHEAT:
            if amount > self.supply[good]:
                amount = self.supply[good]
            self.supply[good] -= amount
        if amount > 0:
            self.players[seat].goods[good] += amount
            self.tell(GAINED, seat, good, amount)

    def pay(self, seat: Seat, good: i64, amount: i64) -> None:
        """Give back to the general supply."""
        if amount > 0:
            self.players[seat].goods[good] -= amount
            if WOOD <= good <= WHEAT:
                self.supply[good] += amount
            self.tell(PAID, seat, good, amount)

    def pay_to(self, seat: Seat, other: Seat, good: i64, amount: i64) -> None:
        """Give to another player."""
        self.players[seat].goods[good] -= amount
        self.players[other].goods[good] += amount
        self.tell(PAID_TO, seat, good, amount, other)

    def put_back(self, seat: Seat, good: i64, amount: i64) -> None:
        """Return resources to the general supply, for nothing."""
        self.players[seat].goods[good] -= amount
        self.supply[good] += amount
        self.tell(PUT_BACK, seat, good, amount)

    def steal(self, seat: Seat, victim: Seat, good: i64, amount: i64) -> None:
        """Take from another player, at most what that player has."""
        goods = self.players[victim].goods
        if amount > goods[good]:
            amount = goods[good]
        goods[good] -= amount
        self.players[seat].goods[good] += amount
        if good == VP and not self.variant.vp_open:
            self.learn()  # whether the victim had any
            self.tell(ROBBED, seat, amount, victim)
        else:
            self.tell(STOLE, seat, good, amount, victim)

    def markers(self, first: i64 = WOOD) -> i64:
        """How many resources of the kinds from `first` on the general supply has."""
        count: i64 = 0
        for good in range(first, VP):
            count += self.supply[good]
        return count

    # Cards.

    def draw(self, seat: Seat, amount: i64) -> None:
        """Draw cards, one by one, never beyond the limit of the hand."""
        player = self.players[seat]
        while amount > 0 and len(player.hand) < HAND_LIMIT:
            if self.left == 0:
                self.reshuffle()
                if self.left == 0:
                    return
            self.left -= 1
            amount -= 1
            card = self.deck[self.left]
            player.hand = put_in_order(player.hand, card)
            self.learn()
            self.tell(DREW, seat, c=card, known_to=BIT[seat])
            if self.left == 0:
                self.reshuffle()

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile."""
        if len(self.discard):
            self.deck = self.discard[:]
            self.left = len(self.deck)
            self.discard = vec[i64]()
            self.shuffle(self.deck)
            self.tell(SHUFFLED, NOBODY, self.left)

    def no_cards_left(self) -> bool:
        """Nobody holds a card and both piles are empty."""
        for player in self.players:
            if len(player.hand):
                return False
        return self.left == 0 and len(self.discard) == 0

    def drawable(self, seat: Seat) -> i64:
        """How many cards a seat could draw now: the hand's room, and the cards there are."""
        room = HAND_LIMIT - len(self.players[seat].hand)
        cards = self.left + len(self.discard)
        return room if room < cards else cards

    def lay(self, seat: Seat, card: CardId, row: i64) -> None:
        """The card leaves the hand and becomes the topmost of a row."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        player.rows = player.rows.copy()
        player.rows[row] = on_top(player.rows[row], card)
        self.idle = 0
        if row == CARDS[card].kind:
            self.tell(LAID, seat, card)
        else:
            self.tell(LAID_ELSEWHERE, seat, card, row)

    def set_aside_joker(self, seat: Seat, card: CardId) -> None:
        """The card leaves the hand and will lie face down; only its owner knows it."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        player.joker = card

    def lay_face_down(self, seat: Seat, kind: i64) -> None:
        player = self.players[seat]
        player.rows = player.rows.copy()
        player.rows[kind] = on_top(player.rows[kind], face_down())
        self.idle = 0
        self.tell(LAID_FACE_DOWN, seat, kind, 0, player.joker, known_to=BIT[seat])

    def set_aside(self, seat: Seat, card: CardId) -> None:
        """Choose a card for the offering; the first one will lie on top."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        player.offering = on_top(player.offering, card)
        self.tell(SET_ASIDE, seat, c=card, known_to=BIT[seat])

    def discard_offering(self, seat: Seat) -> None:
        """The cards set aside go to the discard pile; its top card lies open."""
        player = self.players[seat]
        amount: i64 = len(player.offering)
        card = player.offering[0]
        self.discard = append(extend(self.discard[:], player.offering[1:]), card)
        player.offering = vec[i64]()
        self.tell(OFFERED, seat, card, amount)

    # Pieces.

    def take_piece(self, seat: Seat, kind: i64, amount: i64) -> None:
        """Gain pieces. Somebody else may have something of it."""
        taken = self.fetch_pieces(seat, kind, amount)
        if taken > 0:
            self.expansion.took_piece(self, seat, kind, taken)

    def fetch_pieces(self, seat: Seat, kind: i64, amount: i64) -> i64:
        """Put pieces from the personal supply on the tableau, as many as there are."""
        player = self.players[seat]
        if amount > player.supply[kind]:
            amount = player.supply[kind]
        if amount > 0:
            player.supply = plus(player.supply, kind, -amount)
            player.tableau = plus(player.tableau, kind, amount)
            self.tell(TOOK_PIECE, seat, kind, amount)
        return amount

    def place(self, seat: Seat, kind: i64, hex_: Hex) -> None:
        """Build a piece in a region: from the tableau, a temple from the general supply."""
        player = self.players[seat]
        if kind == TEMPLE:
            self.temples -= 1
        else:
            player.tableau = plus(player.tableau, kind, -1)
        self.put(seat, kind, hex_)
        self.tell(PLACED, seat, kind, self.board.answer[hex_])
        if not self.expansion.placed(self, seat, kind, hex_):
            self.attack_villages(seat)

    def put(self, seat: Seat, kind: i64, hex_: Hex) -> None:
        player = self.players[seat]
        player.at = plus(player.at, kind, BIT[hex_] & ~player.at[kind])
        if kind == MILITARY:
            player.armies = put_in_order(player.armies, hex_)
        player.own |= BIT[hex_]
        player.near |= self.board.near[hex_]

    def move_army(self, seat: Seat, from_: Hex, to: Hex) -> None:
        """The army goes; an attack it causes is settled where it stops."""
        player = self.players[seat]
        self.station(seat, put_in_order(without(player.armies, from_), to))
        self.tell(MOVED, seat, self.board.answer[from_], self.board.answer[to])
        self.attack_villages(seat)

    def station(self, seat: Seat, armies: vec[i64]) -> None:
        """The armies of a seat stand in these regions."""
        player = self.players[seat]
        player.armies = armies
        soldiers: i64 = 0
        for hex_ in armies:
            soldiers |= BIT[hex_]
        player.at = plus(player.at, MILITARY, soldiers - player.at[MILITARY])
        self.occupy(seat)

    def occupy(self, seat: Seat) -> None:
        """Pieces went or came: count anew what the seat occupies."""
        player = self.players[seat]
        own = player.egypt.held
        for kind in range(len(KINDS)):
            own |= player.at[kind]
        player.own = own
        player.near = self.board.next_to(own)

    def occupied(self) -> i64:
        mask: i64 = 0
        for player in self.players:
            mask |= player.own
        return mask

    def foreign(self, seat: Seat) -> i64:
        """The regions other players occupy."""
        return self.occupied() & ~self.players[seat].own

    def add_hexes(self, out: Options, spaces: i64) -> None:
        """Offer these spaces as answers."""
        while spaces:
            out.add(HEX + self.board.answer[lowest(spaces)])
            spaces &= spaces - 1

    def answered_hex(self, answer: i64) -> i64:
        """The space an answer names, as a set of one; none if it names no space of this map."""
        if HEX <= answer < HEX + len(self.board.space):
            hex_ = self.board.space[answer - HEX]
            if hex_ != NOWHERE:
                return BIT[hex_]
        return 0

    # Villages.

    def attack_villages(self, seat: Seat) -> None:
        """Every village that is surrounded, with an army next to it, is attacked at once."""
        occupied = self.occupied()
        left = self.board.villages & ~self.attacked
        while left:
            village = lowest(left)
            left &= left - 1
            ring = self.board.near[village]
            if ring & ~occupied == 0:
                for player in self.players:
                    if player.at[MILITARY] & ring:
                        self.attack(seat, village, ring)
                        break

    def attack(self, seat: Seat, village: Hex, ring: i64) -> None:
        """Most armies around the village take its VP; tied: most buildings; tied again: split."""
        vp = self.village_vp[village]
        self.tell(ATTACKED, seat, self.board.answer[village], vp)
        self.village_vp = plus(self.village_vp, village, -vp)
        self.attacked |= BIT[village]
        armies = [player.armies_in(ring) for player in self.players]
        tied = [s for s in range(len(armies)) if armies[s] == max(armies)]
        if len(tied) > 1:
            buildings = [self.players[s].buildings_in(ring) for s in tied]
            tied = [s for i, s in enumerate(tied) if buildings[i] == max(buildings)]
        for winner in tied:
            self.gain(winner, VP, vp // len(tied))
        self.expansion.attacked(self)

    def besiege(self, seat: Seat, village: Hex, most: i64) -> None:
        """Take VP off a village; one that is emptied counts as attacked (a switch)."""
        vp = self.village_vp[village]
        if vp > most:
            vp = most
        self.village_vp = plus(self.village_vp, village, -vp)
        self.tell(BESIEGED, seat, self.board.answer[village], vp)
        self.gain(seat, VP, vp)
        if self.village_vp[village] == 0 and self.variant.emptied_is_attacked:
            self.attacked |= BIT[village]
            self.tell(EMPTIED, seat, self.board.answer[village])

    # Imagined games.

    def redeal(self, seat: Seat) -> None:
        """Deal anew what a seat cannot see.

        A seat sees its own cards and the top of the discard pile, and of the others what lies
        open. Pieces chosen in secret are drawn again; hidden VP are taken to be like one's own.
        """
        unseen = extend(self.deck[: self.left], self.removed)
        buried: i64 = len(self.discard) - 1
        if buried > 0:
            unseen = extend(unseen, self.discard[:buried])
        for i, player in enumerate(self.players):
            if i != seat:
                unseen = extend(extend(unseen, player.hand), player.offering)
                if player.joker != NOBODY:
                    unseen = append(unseen, player.joker)
        unseen = in_order(extend(unseen, self.box), len(CARDS))
        self.rng.shuffle(unseen)
        unseen = self.fill_box(unseen)
        left: i64 = len(unseen)
        cards: i64 = 0
        for i, player in enumerate(self.players):
            if i != seat:
                cards = len(player.hand)
                player.hand = hand_of(unseen, left - cards, left)
                left -= cards
                cards = len(player.offering)
                player.offering = unseen[left - cards : left]
                left -= cards
                if player.joker != NOBODY:
                    left -= 1
                    player.joker = unseen[left]
                self.choose_again(player)
                if not self.variant.vp_open and self.stack:
                    player.goods[VP] = self.players[seat].goods[VP]
        if buried > 0:
            self.discard = on_top(unseen[left - buried : left], self.discard[buried])
            left -= buried
        cards = len(self.removed)
        self.removed = hand_of(unseen, left - cards, left)
        self.deck = unseen
        self.left = left - cards

    def fill_box(self, unseen: vec[i64]) -> vec[i64]:
        """Put temples into the box, as many as there were; the other cards are still unseen."""
        cards = len(self.box)
        if cards == 0:
            return unseen
        self.box = vec[i64]()
        rest = vec[i64]()
        for card in unseen:
            if len(self.box) < cards and CARDS[card].kind == TEMPLE:
                self.box = put_in_order(self.box, card)
            else:
                rest = append(rest, card)
        return rest

    def choose_again(self, player: Player) -> None:
        """Draw a secret choice of pieces among the legal ones."""
        if player.pieces_chosen():
            left: i64 = 0
            made = player.pieces_chosen() == self.variant.start_pieces
            player.chosen = vec[i64]([0] * TEMPLE)
            pieces = self.variant.start_pieces if made else 0
            for kind in range(TEMPLE):
                left += player.supply[kind]
            while pieces > 0 and player.pieces_chosen() < left:
                kind = self.rng.below(TEMPLE)
                if player.chosen[kind] < player.supply[kind]:
                    player.chosen[kind] += 1
                    pieces -= 1

    # Documents. Steps say hexes by their q,r.

    def word(self, field: str, number: int) -> Any:
        """How documents say a number of a step."""
        if field == "hex":
            return self.board.name(number)
        if field in HEX_SETS:
            return [self.board.name(hex_) for hex_ in members(number)]
        return super().word(field, number)

    def number(self, field: str, value: object, path: str) -> int:
        """The number of a step that a document says."""
        names = self.board.hexes.names
        if field == "hex":
            return number_of(value, names, path)
        if field in HEX_SETS:
            if not isinstance(value, list):
                raise PositionError(f"{path} is {value!r}, expected a list of hexes")
            return sum({1 << number_of(name, names, path) for name in value})
        if field in ("seat", "victim"):
            return plain_number(value, 0, len(self.players) - 1, path)
        if field in ("left", "cards"):
            return plain_number(value, 1, MOST_AT_ONCE, path)
        return super().number(field, value, path)

    def position(self) -> Document:
        """The whole table as a document, for `from_position`: docs/positions/deus.md."""
        return documents.position(self)

    def table(self, seat: int | None) -> Document:
        """The part of a view that belongs to the game: what lies open, built up from nothing."""
        return documents.table(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source, which add up to its score."""
        return scoring.breakdown(self)

    def standing(self) -> list[list[int]]:
        """What the seats are compared by: the score, then the tie-breaks."""
        return scoring.standing(self)

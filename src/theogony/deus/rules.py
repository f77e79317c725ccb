"""Turns: building, offerings, the end. What may be done when."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.piles import minus, plus
from ..core.steps import Options, Question, Series, Step
from ..core.types import NOBODY, PASS, CardId, Seat
from .effects import AskDraw, AskOnce, Resolve, add_pieces, goods_of, pieces_of, pieces_there
from .placing import EDGE_PRICE, EVERYWHERE, FIRST, free_sites, sites, temple_sites
from .printed import (
    BUILD,
    CARDS,
    CHOSE_PIECES,
    ENDED,
    GAME,
    GOD,
    GOLD,
    GOODS,
    HAND,
    HEX,
    INVOKED,
    JOKER,
    LAST_ROUND,
    MARITIME,
    NO_TEMPLE_LEFT,
    OFFER,
    PASSED,
    PAY,
    PIECE,
    RANKS,
    RESOURCE,
    REVEALED,
    ROW,
    SPARE,
    SPARED,
    STALEMATE,
    TEMPLE,
    TURN,
    USES,
    VP,
    WOOD,
    spot_of,
)
from .state import Deus

IDLE_ROUNDS: Final = 20  # without a build

NEPTUNE: Final = 0
CERES: Final = 1
MINERVA: Final = 2
VESTA: Final = 3
MARS: Final = 4

PLAYCARD: Final = GAME.add_rule("deus.build.playcard")
NO_PIECE: Final = GAME.add_rule("deus.build.piece.needed")
ROW_LIMIT: Final = GAME.add_rule("deus.build.rowlimit")
CANNOT_PAY: Final = GAME.add_rule("deus.pay.cost")
CANNOT_PAY_TOLL: Final = GAME.add_rule("egypt.red.garrison.cannot_pay")
TEMPLE_NEXT: Final = GAME.add_rule("deus.temple.next")
JOKER_OFF: Final = GAME.add_rule("deus.variant.joker.once")
JOKER_COST: Final = GAME.add_rule("deus.variant.joker.cost")
OFFER_ONE: Final = GAME.add_rule("deus.offer.discard")
NO_PASS: Final = GAME.add_rule("deus.turn.must")
SUPPLY_SHORT: Final = GAME.add_rule("deus.offer.ceres.short")
NO_EXCHANGE: Final = GAME.add_rule("deus.pay.gold.fixed")
NOT_SPARED: Final = GAME.add_rule("egypt.temple.resource.discount")
NO_TEMPLE_ROW: Final = GAME.add_rule("egypt.temple.cross.not_purple")
ONE_FOR_A_ROW: Final = GAME.add_rule("egypt.temple.cross.one")


# What a build needs.


def cannot_build(game: Deus, seat: Seat, card: CardId) -> i64:
    """0 if the seat can build the card, else the rule that forbids it."""
    if card not in game.players[seat].hand:
        return PLAYCARD
    rule = cannot_build_kind(game, seat, CARDS[card].kind, CARDS[card].least)
    return rule or cannot_lay_anywhere(game, seat, card)


def cannot_build_kind(game: Deus, seat: Seat, kind: i64, least: i64) -> i64:
    """0 if the seat could build cards of a kind, whatever they cost."""
    if kind == TEMPLE:
        return cannot_build_temple(game, seat)
    return cannot_add_piece(game, seat, kind, least)


def cannot_lay_anywhere(game: Deus, seat: Seat, card: CardId) -> i64:
    """0 if the seat can lay the card into its own row, or into another where it may lie."""
    rule = cannot_lay(game, seat, card, CARDS[card].kind)
    if rule:
        left = game.expansion.rows(game, seat, card)
        while left:
            if cannot_lay(game, seat, card, lowest(left)) == 0:
                return 0
            left &= left - 1
    return rule


def cannot_lay(game: Deus, seat: Seat, card: CardId, row: i64) -> i64:
    """0 if there is room in the row and the seat can pay for laying the card there, a toll
    included."""
    if is_full(game, seat, row):
        return ROW_LIMIT
    gold = game.players[seat].goods[GOLD] - gold_needed(game, seat, card, GOLD)
    if CARDS[card].gold_per_rank:
        gold -= gold_for_rank(game, seat, card, row)
    if gold >= game.expansion.toll(game, seat, row):
        return 0
    return CANNOT_PAY if gold < 0 else CANNOT_PAY_TOLL


def is_full(game: Deus, seat: Seat, row: i64) -> bool:
    """Whether a row has all its ranks. In play pieces run out with the ninth card; a position may
    give a row cards without pieces."""
    return len(game.players[seat].rows[row]) >= RANKS


def gold_for_rank(game: Deus, seat: Seat, card: CardId, row: i64) -> i64:
    """What a card costs by the rank it will have."""
    return CARDS[card].gold_per_rank * (len(game.players[seat].rows[row]) + 1)


def cannot_add_piece(game: Deus, seat: Seat, kind: i64, least: i64) -> i64:
    """A standard building needs a piece on the tableau and a region for it."""
    if game.players[seat].tableau[kind] == 0:
        return NO_PIECE
    if least == 0 and free_sites(game, seat, kind, EVERYWHERE):
        return 0  # no need to look for regions that cost VP
    return 0 if sites(game, seat, kind, least, EVERYWHERE) else game.forbidden


def cannot_build_temple(game: Deus, seat: Seat) -> i64:
    """The n-th temple needs n - 1 cards of each other colour, and a region while pieces last."""
    needed = len(game.players[seat].rows[TEMPLE])
    for kind in range(TEMPLE if needed else 0):
        if game.expansion.cards_of(game, seat, kind) < needed:
            return TEMPLE_NEXT
    if game.temples == 0 or temple_sites(game, seat, EVERYWHERE):
        return 0
    return game.forbidden


def gold_needed(game: Deus, seat: Seat, card: CardId, first: i64) -> i64:
    """The gold a seat must have to pay the goods of a cost from `first` on, sparing gold."""
    cost = CARDS[card].cost
    goods = game.players[seat].goods
    gold = cost[GOLD] if first == GOLD else 0
    missing: i64 = 0
    for good in range(WOOD if first == GOLD else first, VP):
        if cost[good] > goods[good]:
            gold += game.market[good] * (cost[good] - goods[good])
            missing |= BIT[good]
    if missing:
        missing &= game.expansion.spared(game, seat, card)
        while missing:
            gold -= game.market[lowest(missing)]
            missing &= missing - 1
    return gold


def cannot_use_joker(game: Deus, seat: Seat) -> i64:
    """Once a game, in a row whose piece can be built and whose price can be paid."""
    if not game.variant.joker or game.players[seat].joker != NOBODY:
        return JOKER_OFF
    rule: i64 = 0
    for kind in range(TEMPLE):
        rule = cannot_lay_joker(game, seat, kind)
        if rule == 0:
            return 0
    return rule


def cannot_lay_joker(game: Deus, seat: Seat, kind: i64) -> i64:
    player = game.players[seat]
    if is_full(game, seat, kind):
        return ROW_LIMIT
    left = player.goods[GOLD] - len(player.rows[kind]) - 1
    if left < 0:
        return JOKER_COST
    if left < game.expansion.toll(game, seat, kind):
        return CANNOT_PAY_TOLL
    return cannot_add_piece(game, seat, kind, 0)


# The turn.


class BeginTurn(Step[Deus]):
    """Whoever holds no card and cannot draw any passes; if nobody can, the game ends."""

    def run(self, game: Deus) -> None:
        if game.no_cards_left():
            game.tell(ENDED, NOBODY)
            return
        if self.seat == game.start:
            game.round += 1
        game.tell(TURN, self.seat, game.round)
        refill_empty_hand(game, self.seat)
        game.push(EndTurn(self.seat))
        if len(game.players[self.seat].hand):
            game.push(Turn(self.seat))
        else:
            game.tell(PASSED, self.seat)


GAME.add_step("begin_turn", BeginTurn, ["seat"])


def refill_empty_hand(game: Deus, seat: Seat) -> None:
    """At the end of an action; at the beginning of a turn too, if there were no cards then."""
    if len(game.players[seat].hand) == 0:
        game.draw(seat, HAND)


class Turn(Question[Deus]):
    """Build a card of your hand, or offer some; `offer` names the card that will lie on top."""

    def options(self, game: Deus, out: Options) -> None:
        joker = cannot_use_joker(game, self.seat) == 0
        last: i64 = NOBODY
        kind: i64 = NOBODY
        least: i64 = 0
        rule: i64 = 0
        for card in game.players[self.seat].hand:
            if card != last:
                printed = CARDS[card]
                if printed.kind != kind or printed.least != least:
                    kind = printed.kind
                    least = printed.least
                    rule = cannot_build_kind(game, self.seat, kind, least)
                if rule == 0 and cannot_lay_anywhere(game, self.seat, card) == 0:
                    out.add(BUILD + USES * card)
                out.add(OFFER + USES * card)
                if joker:
                    out.add(JOKER + USES * card)
                last = card

    def cannot(self, game: Deus, answer: i64) -> i64:
        if answer < BUILD:
            return NO_PASS
        card = (answer - BUILD) // USES
        if (answer - BUILD) % USES == 0:
            return cannot_build(game, self.seat, card)
        if (answer - OFFER) % USES == 0:
            return OFFER_ONE
        if card not in game.players[self.seat].hand:
            return PLAYCARD
        return cannot_use_joker(game, self.seat) if (answer - JOKER) % USES == 0 else NO_PASS

    def answer(self, game: Deus, answer: i64) -> None:
        card = (answer - BUILD) // USES
        use = BUILD + (answer - BUILD) % USES
        if use == OFFER:
            game.push(Offer(self.seat))
            game.push(AskOffer(self.seat))
            game.set_aside(self.seat, card)
        elif use == JOKER:
            game.set_aside_joker(self.seat, card)
            game.push(AskRow(self.seat))
        else:
            rows = game.expansion.rows(game, self.seat, card)
            if size(rows) == 1:
                build(game, self.seat, card, lowest(rows))
            else:
                game.push(AskLay(self.seat, card))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        if (answer - BUILD) % USES:
            return {}
        card = (answer - BUILD) // USES
        return whole_cost(game, self.seat, card, CARDS[card].kind)


GAME.add_step("turn", Turn, ["seat"], "deus.turn.must")


def whole_cost(game: Deus, seat: Seat, card: CardId, row: i64) -> dict[str, int]:
    """What it takes to lay a card into a row, by good: its cost, its rank and a toll."""
    found: dict[str, int] = {}
    for good in range(len(GOODS)):
        amount = CARDS[card].cost[good]
        if good == GOLD:
            amount += gold_for_rank(game, seat, card, row) + game.expansion.toll(game, seat, row)
        if amount:
            found[GOODS[good]] = amount
    return found


class EndTurn(Step[Deus]):
    """Draw 5 if the hand is empty; then the next seat, unless the last round is over.

    If nobody builds for twenty rounds, nobody will: the game ends as it stands.
    """

    def run(self, game: Deus) -> None:
        question = game.expansion.before_end(game, self.seat)
        if question is not None:
            game.push(self)
            game.push(question)
            return
        refill_empty_hand(game, self.seat)
        players = len(game.players)
        game.idle += 1
        if game.turns_left > 0:
            game.turns_left -= 1
        elif game.turns_left == NOBODY and end_is_triggered(game):
            game.turns_left = (game.start - self.seat - 1) % players + players
            game.tell(LAST_ROUND, self.seat, game.turns_left)
        if game.idle == IDLE_ROUNDS * players:
            game.tell(STALEMATE, NOBODY, IDLE_ROUNDS)
            game.turns_left = 0
        if game.turns_left == 0:
            game.tell(ENDED, NOBODY)
        else:
            game.push(BeginTurn((self.seat + 1) % players))


GAME.add_step("end_turn", EndTurn, ["seat"])


def end_is_triggered(game: Deus) -> bool:
    """The last temple piece was built, or every village was attacked."""
    return game.temples == 0 or game.attacked == game.board.villages


# Building: lay the card, pay, place the piece, carry out the row.


class AskLay(Question[Deus]):
    """Into which row is the card laid? Only an expansion leaves a choice."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, game: Deus, out: Options) -> None:
        if cannot_build(game, self.seat, self.card):
            return
        left = game.expansion.rows(game, self.seat, self.card)
        while left:
            row = lowest(left)
            left &= left - 1
            if cannot_lay(game, self.seat, self.card, row) == 0:
                out.add(ROW + row)

    def cannot(self, game: Deus, answer: i64) -> i64:
        row = answer - ROW
        if not 0 <= row <= TEMPLE:
            return 0
        if BIT[row] & game.expansion.rows(game, self.seat, self.card):
            return cannot_lay(game, self.seat, self.card, row)
        return NO_TEMPLE_ROW if row == TEMPLE else ONE_FOR_A_ROW

    def answer(self, game: Deus, answer: i64) -> None:
        build(game, self.seat, self.card, answer - ROW)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return whole_cost(game, self.seat, self.card, answer - ROW)


GAME.add_step("lay", AskLay, ["seat", "card"], "egypt.temple.cross.right")


def build(game: Deus, seat: Seat, card: CardId, row: i64) -> None:
    """The piece is that of the card's kind, whatever the row."""
    gold = CARDS[card].cost[GOLD] + gold_for_rank(game, seat, card, row)
    game.lay(seat, card, row)
    if row != TEMPLE:
        game.push(ActivateRow(seat, row))
        game.push(AskRegion(seat, CARDS[card].kind, CARDS[card].least))
    else:
        game.push(FinishTemple(seat, spot_of(TEMPLE, len(game.players[seat].rows[TEMPLE]))))
        if game.temples > 0:
            game.push(AskTempleSite(seat))
        else:
            game.tell(NO_TEMPLE_LEFT, seat)
    game.expansion.pay_toll(game, seat, row)
    game.pay(seat, GOLD, gold)
    ask_payment(game, seat, card, WOOD)


def ask_payment(game: Deus, seat: Seat, card: CardId, good: i64) -> None:
    """Ask how to pay the next resource of the cost, if any is left."""
    while good < VP:
        if CARDS[card].cost[good]:
            game.push(AskPayment(seat, card, good, CARDS[card].cost[good]))
            return
        good += 1


class AskPayment(Question[Deus]):
    """Each resource of a cost may be replaced by gold. Markers first, then gold.

    Of some kinds one may be left out; whoever pays it all the same may have something of it.
    """

    def __init__(self, seat: Seat, card: CardId, good: i64, left: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.good: Final = good
        self.left: Final = left

    def options(self, game: Deus, out: Options) -> None:
        goods = game.players[self.seat].goods
        later = gold_needed(game, self.seat, self.card, self.good + 1)
        if self.may_spare(game):
            rest = self.left - 1 - goods[self.good]
            if rest <= 0 or goods[GOLD] >= later + game.market[self.good] * rest:
                out.add(SPARE + self.good)
        if goods[self.good]:
            rest = self.left - goods[self.good]
            if rest <= 0 or goods[GOLD] >= later + game.market[self.good] * rest:
                out.add(PAY + self.good)
        if goods[GOLD] >= later + game.market[self.good] * self.left:
            out.add(PAY + GOLD)

    def may_spare(self, game: Deus) -> bool:
        """Only the first one of a kind may be left out, so that every way is asked once."""
        whole = self.left == CARDS[self.card].cost[self.good]
        return whole and game.expansion.spared(game, self.seat, self.card) & BIT[self.good] != 0

    def cannot(self, game: Deus, answer: i64) -> i64:
        if SPARE + WOOD <= answer < SPARE + VP:
            return NOT_SPARED
        is_payment = PAY <= answer < PAY + VP
        return NO_EXCHANGE if is_payment and answer not in (PAY + GOLD, PAY + self.good) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        left = self.left - 1
        if answer == PAY + GOLD:
            game.pay(self.seat, GOLD, game.market[self.good] * self.left)
            left = 0
        elif answer == PAY + self.good:
            game.pay(self.seat, self.good, 1)
        if answer == SPARE + self.good:
            game.tell(SPARED, self.seat, self.good)
        elif self.may_spare(game):
            game.expansion.paid_in_full(game, self.seat, self.good, answer == PAY + GOLD)
        if left > 0:
            game.push(AskPayment(self.seat, self.card, self.good, left))
        else:
            ask_payment(game, self.seat, self.card, self.good + 1)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        if answer == PAY + GOLD:
            return {"gold": game.market[self.good] * self.left}
        return {GOODS[self.good]: 1} if answer == PAY + self.good else {}


GAME.add_step("payment", AskPayment, ["seat", "card", "good", "left"], "deus.pay.gold4")


class AskRegion(Question[Deus]):
    """Where does the piece go? An unconnected region on the edge costs 3 VP."""

    def __init__(self, seat: Seat, kind: i64, least: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.least: Final = least  # own buildings that must stand there already

    def options(self, game: Deus, out: Options) -> None:
        if game.players[self.seat].tableau[self.kind] > 0:
            game.add_hexes(out, sites(game, self.seat, self.kind, self.least, EVERYWHERE))

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if not hex_:
            return 0 if game.players[self.seat].own else FIRST
        return 0 if sites(game, self.seat, self.kind, self.least, hex_) else game.forbidden

    def is_bought(self, game: Deus, hex_: i64) -> bool:
        return not free_sites(game, self.seat, self.kind, hex_)

    def answer(self, game: Deus, answer: i64) -> None:
        hex_ = game.board.space[answer - HEX]
        if self.is_bought(game, BIT[hex_]):
            game.pay(self.seat, VP, EDGE_PRICE)
        game.expansion.clear(game, self.seat, hex_)
        game.place(self.seat, self.kind, hex_)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        hex_ = game.board.space[answer - HEX]
        vp = game.expansion.claim_price(game, self.seat, hex_)
        if self.is_bought(game, BIT[hex_]):
            vp += EDGE_PRICE
        return {"vp": vp} if vp else {}


GAME.add_step("region", AskRegion, ["seat", "kind", "least"], "deus.place.next.adjacent")


class AskTempleSite(Question[Deus]):
    """In which own region does the temple stand?"""

    def options(self, game: Deus, out: Options) -> None:
        if game.temples > 0:
            game.add_hexes(out, temple_sites(game, self.seat, EVERYWHERE))

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if not hex_:
            return 0
        return 0 if temple_sites(game, self.seat, hex_) else game.forbidden

    def answer(self, game: Deus, answer: i64) -> None:
        game.place(self.seat, TEMPLE, game.board.space[answer - HEX])


GAME.add_step("temple_site", AskTempleSite, ["seat"], "deus.temple.notempty")


class FinishTemple(Step[Deus]):
    """The temple is complete: others may take note, then it has its own effects."""

    def __init__(self, seat: Seat, spot: i64) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def run(self, game: Deus) -> None:
        card = game.players[self.seat].card_at(self.spot)
        game.expansion.temple_built(game, self.seat, card)
        for effect in CARDS[card].effects:
            effect.apply(game, self.seat, self.spot)


GAME.add_step("finish_temple", FinishTemple, ["seat", "spot"])


class ActivateRow(Step[Deus]):
    """Carry out all cards of the row, from the bottom to the top; the top one is just played."""

    def __init__(self, seat: Seat, row: i64) -> None:
        super().__init__(seat)
        self.row: Final = row

    def run(self, game: Deus) -> None:
        row = game.players[self.seat].rows[self.row]
        rank: i64 = len(row)
        if rank and CARDS[row[rank - 1]].once:
            game.push(AskOnce(self.seat, spot_of(self.row, rank)))
            rank -= 1
        while rank > 0:  # a stack: what is pushed last is done first
            game.push(Resolve(self.seat, spot_of(self.row, rank), 0))
            rank -= 1


GAME.add_step("activate_row", ActivateRow, ["seat", "row"])


class AskRow(Question[Deus]):
    """The joker: which row is the card laid into, face down? It costs 1 gold per position."""

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        if player.joker != NOBODY and not player.has_laid_joker():
            for kind in range(TEMPLE):
                if cannot_lay_joker(game, self.seat, kind) == 0:
                    out.add(ROW + kind)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if ROW <= answer < ROW + TEMPLE:
            return cannot_lay_joker(game, self.seat, answer - ROW)
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        kind = answer - ROW
        game.lay_face_down(self.seat, kind)
        game.expansion.pay_toll(game, self.seat, kind)
        game.pay(self.seat, GOLD, len(game.players[self.seat].rows[kind]))
        game.push(ActivateRow(self.seat, kind))
        game.push(AskRegion(self.seat, kind, 0))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        row = answer - ROW
        position = 1 + len(game.players[self.seat].rows[row])
        return {"gold": position + game.expansion.toll(game, self.seat, row)}


GAME.add_step("row", AskRow, ["seat"], "deus.variant.joker.facedown")


# Offerings: discard, invoke the god of the top card, draw.


class AskOffer(Question[Deus]):
    """Which cards go with the top one? In the order of cards; `pass` when these are all."""

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        chosen = len(player.offering)
        last = player.offering[chosen - 1] if chosen > 1 else NOBODY
        for card in player.hand:
            if card >= last and not out.has(OFFER + USES * card):
                out.add(OFFER + USES * card)
        if out.count:
            out.add(PASS)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.set_aside(self.seat, (answer - OFFER) // USES)
            game.push(AskOffer(self.seat))

    def series(self, game: Deus) -> Series | None:
        hand = game.players[self.seat].hand
        series = Series(len(hand))
        for answer in game.options().listed():
            if answer != PASS:
                series.add(answer, len([c for c in hand if OFFER + USES * c == answer]))
        return series


GAME.add_step("offer", AskOffer, ["seat"], "deus.offer.discard")


class Offer(Step[Deus]):
    """The cards are discarded; the god of the top card helps by their number."""

    def run(self, game: Deus) -> None:
        player = game.players[self.seat]
        cards: i64 = len(player.offering)
        if cards == 0:
            return
        god = CARDS[player.offering[0]].kind
        game.discard_offering(self.seat)
        cards = game.expansion.offered(game, self.seat, cards)
        if god == TEMPLE:
            game.push(AskGod(self.seat, cards))
        else:
            invoke(game, self.seat, god, cards)


GAME.add_step("offering", Offer, ["seat"])


class AskGod(Question[Deus]):
    """Jupiter: the power of exactly one of the other gods."""

    def __init__(self, seat: Seat, cards: i64) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def options(self, game: Deus, out: Options) -> None:
        for god in range(TEMPLE):
            out.add(GOD + god)

    def answer(self, game: Deus, answer: i64) -> None:
        invoke(game, self.seat, answer - GOD, self.cards)


GAME.add_step("god", AskGod, ["seat", "cards"], "deus.offer.jupiter")


def invoke(game: Deus, seat: Seat, god: i64, cards: i64) -> None:
    """The god's gifts; every god but Mars adds a piece of its kind. Then cards are drawn."""
    game.tell(INVOKED, seat, god)
    game.push(Refill(seat, cards if god == MINERVA else 0))
    if god == MARS:
        pieces = pieces_there(game, seat, cards)
        if pieces > 0:
            game.push(AskGift(seat, pieces, MARITIME))
        return
    game.take_piece(seat, god, 1)
    if god == NEPTUNE:
        game.gain(seat, GOLD, 2 * cards)
    elif god == CERES:
        markers = game.markers()
        game.push(AskResource(seat, cards if cards < markers else markers, WOOD))
    elif god == VESTA:
        game.gain(seat, VP, 1 if cards == 1 else 2)


class AskGift(Question[Deus]):
    """Mars: one piece at a time, in the order of kinds, as many as cards were offered."""

    def __init__(self, seat: Seat, left: i64, kind: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.kind: Final = kind  # the first kind still open

    def options(self, game: Deus, out: Options) -> None:
        add_pieces(out, game.players[self.seat].supply, self.kind, self.left)

    def answer(self, game: Deus, answer: i64) -> None:
        game.take_piece(self.seat, answer - PIECE, 1)
        if self.left > 1:
            game.push(AskGift(self.seat, self.left - 1, answer - PIECE))

    def series(self, game: Deus) -> Series | None:
        return pieces_of(self.left, game.players[self.seat].supply, self.kind)


GAME.add_step("gift", AskGift, ["seat", "left", "kind"], "deus.offer.mars.noextra")


class AskResource(Question[Deus]):
    """Ceres: one resource at a time, in the order wood, stone, clay, wheat; a kind is open if
    enough markers would follow."""

    def __init__(self, seat: Seat, left: i64, good: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.good: Final = good  # the first kind still open

    def options(self, game: Deus, out: Options) -> None:
        if self.left > 0:
            for good in range(self.good, VP):
                if game.supply[good] and game.markers(good) >= self.left:
                    out.add(RESOURCE + good)

    def cannot(self, game: Deus, answer: i64) -> i64:
        is_resource = RESOURCE + WOOD <= answer < RESOURCE + VP
        return SUPPLY_SHORT if is_resource and not game.supply[answer - RESOURCE] else 0

    def answer(self, game: Deus, answer: i64) -> None:
        game.gain(self.seat, answer - RESOURCE, 1)
        game.push(AskResource(self.seat, self.left - 1, answer - RESOURCE))

    def series(self, game: Deus) -> Series | None:
        return goods_of(self.left, game.supply, self.good)


GAME.add_step("resource", AskResource, ["seat", "left", "good"], "deus.offer.ceres.any")


class Refill(Step[Deus]):
    """Draw up to five cards (an expansion may say more), then as many of Minerva's as wanted."""

    def __init__(self, seat: Seat, extra: i64) -> None:
        super().__init__(seat)
        self.extra: Final = extra

    def run(self, game: Deus) -> None:
        hand = game.expansion.refill(game, self.seat)
        game.draw(self.seat, hand - len(game.players[self.seat].hand))
        if self.extra:
            game.push(AskDraw(self.seat, self.extra))


GAME.add_step("refill", Refill, ["seat", "extra"])


# The alternative start: pieces chosen in secret, then revealed together.


class AskStartPiece(Question[Deus]):
    """One piece at a time, in the order of kinds, at most five of each."""

    def left(self, game: Deus) -> i64:
        """How many are still to be chosen; not a field, since it would tell the others."""
        return game.variant.start_pieces - game.players[self.seat].pieces_chosen()

    def first(self, game: Deus) -> i64:
        """The first kind still open."""
        chosen = game.players[self.seat].chosen
        first: i64 = TEMPLE - 1
        while first > 0 and chosen[first] == 0:
            first -= 1
        return first

    def supply(self, game: Deus) -> vec[i64]:
        player = game.players[self.seat]
        return minus(player.supply, player.chosen)

    def options(self, game: Deus, out: Options) -> None:
        left = self.left(game)
        if left > 0:
            add_pieces(out, self.supply(game), self.first(game), left)

    def answer(self, game: Deus, answer: i64) -> None:
        player = game.players[self.seat]
        player.chosen = plus(player.chosen, answer - PIECE, 1)
        if self.left(game) > 0:
            game.push(AskStartPiece(self.seat))
        else:
            game.tell(CHOSE_PIECES, self.seat, player.pieces_chosen())

    def series(self, game: Deus) -> Series | None:
        return pieces_of(self.left(game), self.supply(game), self.first(game))


GAME.add_step("start_piece", AskStartPiece, ["seat"], "deus.variant.start.limits")


class Reveal(Step[Deus]):
    """All choices are in: the pieces go to the tableaus."""

    def run(self, game: Deus) -> None:
        game.learn()
        for seat, player in enumerate(game.players):
            for kind in range(TEMPLE):
                pieces = min(player.chosen[kind], player.supply[kind])
                if pieces > 0:
                    game.tell(REVEALED, seat, kind, pieces)
                player.supply = plus(player.supply, kind, -pieces)
                player.tableau = plus(player.tableau, kind, pieces)
            player.chosen = vec[i64]([0] * TEMPLE)


GAME.add_step("reveal", Reveal, ["seat"])


class Deal(Step[Deus]):
    """Five cards for everybody."""

    def run(self, game: Deus) -> None:
        for i in range(len(game.players)):
            game.draw((game.start + i) % len(game.players), HAND)


GAME.add_step("deal", Deal, ["seat"])

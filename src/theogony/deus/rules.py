"""Turns: building, offerings, the end. What may be done when."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.piles import minus, plus
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, PASS, CardId, Seat
from .effects import AskDraw, Resolve, add_pieces, pieces_there
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
    RESOURCE,
    REVEALED,
    ROW,
    STALEMATE,
    TEMPLE,
    TURN,
    USES,
    VP,
    WOOD,
)
from .state import Deus

GOLD_FOR_A_RESOURCE: Final = 4
IDLE_ROUNDS: Final = 20  # without a build

NEPTUNE: Final = 0
CERES: Final = 1
MINERVA: Final = 2
VESTA: Final = 3
MARS: Final = 4

PLAYCARD: Final = GAME.add_rule("deus.build.playcard")
NO_PIECE: Final = GAME.add_rule("deus.build.piece.needed")
CANNOT_PAY: Final = GAME.add_rule("deus.pay.cost")
TEMPLE_NEXT: Final = GAME.add_rule("deus.temple.next")
JOKER_OFF: Final = GAME.add_rule("deus.variant.joker.once")
JOKER_COST: Final = GAME.add_rule("deus.variant.joker.cost")
OFFER_ONE: Final = GAME.add_rule("deus.offer.discard")
NO_PASS: Final = GAME.add_rule("deus.turn.must")
SUPPLY_SHORT: Final = GAME.add_rule("deus.offer.ceres.short")
NO_EXCHANGE: Final = GAME.add_rule("deus.pay.gold.fixed")


# What a build needs.


def cannot_build(game: Deus, seat: Seat, card: CardId) -> i64:
    """0 if the seat can build the card, else the rule that forbids it."""
    if card not in game.players[seat].hand:
        return PLAYCARD
    kind = CARDS[card].kind
    rule = cannot_build_temple(game, seat) if kind == TEMPLE else cannot_add_piece(game, seat, kind)
    if rule == 0 and gold_needed(game, seat, card, GOLD) > game.players[seat].goods[GOLD]:
        return CANNOT_PAY
    return rule


def cannot_add_piece(game: Deus, seat: Seat, kind: i64) -> i64:
    """A standard building needs a piece on the tableau and a region for it."""
    if game.players[seat].tableau[kind] == 0:
        return NO_PIECE
    return 0 if sites(game, seat, kind, EVERYWHERE) else game.forbidden


def cannot_build_temple(game: Deus, seat: Seat) -> i64:
    """The n-th temple needs n - 1 cards of each other colour, and a region while pieces last."""
    rows = game.players[seat].rows
    needed = len(rows[TEMPLE])
    for kind in range(TEMPLE):
        if len(rows[kind]) < needed:
            return TEMPLE_NEXT
    if game.temples == 0 or temple_sites(game, seat, EVERYWHERE):
        return 0
    return game.forbidden


def gold_needed(game: Deus, seat: Seat, card: CardId, first: i64) -> i64:
    """The gold a seat must have to pay the goods of a cost from `first` on, sparing gold."""
    cost = CARDS[card].cost
    goods = game.players[seat].goods
    gold = cost[GOLD] if first == GOLD else 0
    for good in range(WOOD if first == GOLD else first, VP):
        if cost[good] > goods[good]:
            gold += GOLD_FOR_A_RESOURCE * (cost[good] - goods[good])
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
    if player.goods[GOLD] <= len(player.rows[kind]):
        return JOKER_COST
    return cannot_add_piece(game, seat, kind)


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
        for card in game.players[self.seat].hand:
            if card != last:
                if cannot_build(game, self.seat, card) == 0:
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
            build(game, self.seat, card)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        if (answer - BUILD) % USES:
            return {}
        cost = CARDS[(answer - BUILD) // USES].cost
        return {GOODS[good]: cost[good] for good in range(len(GOODS)) if cost[good]}


GAME.add_step("turn", Turn, ["seat"], "deus.turn.must")


class EndTurn(Step[Deus]):
    """Draw 5 if the hand is empty; then the next seat, unless the last round is over.

    If nobody builds for twenty rounds, nobody will: the game ends as it stands.
    """

    def run(self, game: Deus) -> None:
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


def build(game: Deus, seat: Seat, card: CardId) -> None:
    kind = CARDS[card].kind
    game.lay(seat, card)
    if kind != TEMPLE:
        game.push(ActivateRow(seat, kind))
        game.push(AskRegion(seat, kind))
    elif game.temples > 0:
        game.push(AskTempleSite(seat))
    else:
        game.tell(NO_TEMPLE_LEFT, seat)
    game.pay(seat, GOLD, CARDS[card].cost[GOLD])
    ask_payment(game, seat, card, WOOD)


def ask_payment(game: Deus, seat: Seat, card: CardId, good: i64) -> None:
    """Ask how to pay the next resource of the cost, if any is left."""
    while good < VP:
        if CARDS[card].cost[good]:
            game.push(AskPayment(seat, card, good, CARDS[card].cost[good]))
            return
        good += 1


class AskPayment(Question[Deus]):
    """Each resource of a cost may be replaced by 4 gold. Markers first, then gold."""

    def __init__(self, seat: Seat, card: CardId, good: i64, left: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.good: Final = good
        self.left: Final = left

    def options(self, game: Deus, out: Options) -> None:
        goods = game.players[self.seat].goods
        if goods[self.good]:
            out.add(PAY + self.good)
        later = gold_needed(game, self.seat, self.card, self.good + 1)
        if goods[GOLD] >= later + GOLD_FOR_A_RESOURCE * self.left:
            out.add(PAY + GOLD)

    def cannot(self, game: Deus, answer: i64) -> i64:
        is_payment = PAY <= answer < PAY + VP
        return NO_EXCHANGE if is_payment and answer not in (PAY + GOLD, PAY + self.good) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PAY + GOLD:
            game.pay(self.seat, GOLD, GOLD_FOR_A_RESOURCE * self.left)
            ask_payment(game, self.seat, self.card, self.good + 1)
            return
        game.pay(self.seat, self.good, 1)
        if self.left > 1:
            game.push(AskPayment(self.seat, self.card, self.good, self.left - 1))
        else:
            ask_payment(game, self.seat, self.card, self.good + 1)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        if answer == PAY + GOLD:
            return {"gold": GOLD_FOR_A_RESOURCE * self.left}
        return {GOODS[self.good]: 1}


GAME.add_step("payment", AskPayment, ["seat", "card", "good", "left"], "deus.pay.gold4")


class AskRegion(Question[Deus]):
    """Where does the piece go? An unconnected region on the edge costs 3 VP."""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, game: Deus, out: Options) -> None:
        if game.players[self.seat].tableau[self.kind] > 0:
            game.add_hexes(out, sites(game, self.seat, self.kind, EVERYWHERE))

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if not hex_:
            return 0 if game.players[self.seat].own else FIRST
        return 0 if sites(game, self.seat, self.kind, hex_) else game.forbidden

    def is_bought(self, game: Deus, hex_: i64) -> bool:
        return not free_sites(game, self.seat, self.kind, hex_)

    def answer(self, game: Deus, answer: i64) -> None:
        if self.is_bought(game, game.answered_hex(answer)):
            game.pay(self.seat, VP, EDGE_PRICE)
        game.place(self.seat, self.kind, game.board.space[answer - HEX])

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {"vp": EDGE_PRICE} if self.is_bought(game, game.answered_hex(answer)) else {}


GAME.add_step("region", AskRegion, ["seat", "kind"], "deus.place.next.adjacent")


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


class ActivateRow(Step[Deus]):
    """Carry out all cards of the row, from the bottom to the top."""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, game: Deus) -> None:
        row = game.players[self.seat].rows[self.kind]
        i: i64 = len(row) - 1
        while i >= 0:  # a stack: what is pushed last is done first
            game.push(Resolve(self.seat, row[i], 0))
            i -= 1


GAME.add_step("activate_row", ActivateRow, ["seat", "kind"])


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
        game.pay(self.seat, GOLD, len(game.players[self.seat].rows[kind]))
        game.push(ActivateRow(self.seat, kind))
        game.push(AskRegion(self.seat, kind))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {"gold": 1 + len(game.players[self.seat].rows[answer - ROW])}


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


GAME.add_step("resource", AskResource, ["seat", "left", "good"], "deus.offer.ceres.any")


class Refill(Step[Deus]):
    """Draw up to five cards, then as many of Minerva's as wanted."""

    def __init__(self, seat: Seat, extra: i64) -> None:
        super().__init__(seat)
        self.extra: Final = extra

    def run(self, game: Deus) -> None:
        game.draw(self.seat, HAND - len(game.players[self.seat].hand))
        if self.extra:
            game.push(AskDraw(self.seat, self.extra))


GAME.add_step("refill", Refill, ["seat", "extra"])


# The alternative start: pieces chosen in secret, then revealed together.


class AskStartPiece(Question[Deus]):
    """One piece at a time, in the order of kinds, at most five of each."""

    def left(self, game: Deus) -> i64:
        """How many are still to be chosen; not a field, since it would tell the others."""
        return game.variant.start_pieces - game.players[self.seat].pieces_chosen()

    def options(self, game: Deus, out: Options) -> None:
        chosen = game.players[self.seat].chosen
        left = self.left(game)
        first: i64 = TEMPLE - 1
        while first > 0 and chosen[first] == 0:
            first -= 1
        if left > 0:
            supply = game.players[self.seat].supply
            add_pieces(out, minus(supply, chosen), first, left)

    def answer(self, game: Deus, answer: i64) -> None:
        player = game.players[self.seat]
        player.chosen = plus(player.chosen, answer - PIECE, 1)
        if self.left(game) > 0:
            game.push(AskStartPiece(self.seat))
        else:
            game.tell(CHOSE_PIECES, self.seat, player.pieces_chosen())


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

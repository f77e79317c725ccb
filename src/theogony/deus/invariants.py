"""What is true of every table of Deus between any two answers, for tests and long simulations.

`check` looks at one table, `check_ledger` adds up the log. They are for games begun by a set-up:
a posed table may leave markers or temple pieces in the box.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, size
from ..core.history import events_of
from ..core.types import NOBODY, Seat
from .effects import AskArmy, AskMove
from .egypt import invariants as egypt
from .placing import overfull, with_pieces
from .printed import (
    ATTACKED,
    BESIEGED,
    CARDS,
    GAINED,
    GOODS,
    HAND_LIMIT,
    KINDS,
    MARITIME,
    MILITARY,
    PAID,
    PAID_TO,
    PIECES,
    PUT_BACK,
    ROBBED,
    STOLE,
    TEMPLE,
    VP,
    WOOD,
    face_down,
)
from .rules import Turn, end_is_triggered
from .setup import START_GOODS, full_villages, resources_in_play
from .state import Deus, Player


def check(game: Deus) -> None:
    """Raise AssertionError, with what is wrong, if the table breaks an invariant."""
    check_cards(game)
    check_goods(game)
    for seat in range(len(game.players)):
        check_pieces(game, seat)
        check_places(game, seat)
    check_temples(game)
    check_villages(game)
    egypt.check(game)
    check_clock(game)


def check_cards(game: Deus) -> None:
    """All cards of the sets in play lie somewhere, each as often as it is printed."""
    left = vec[i64]([0] * len(CARDS))
    for number in range(len(CARDS)):
        left[number] = game.variant.copies(number)
    for i in range(game.left):
        left[game.deck[i]] -= 1
    for pile in [game.discard, game.removed, game.box]:
        for card in pile:
            left[card] -= 1
    for seat, player in enumerate(game.players):
        assert len(player.hand) <= HAND_LIMIT, f"seat {seat} holds {len(player.hand)} cards"
        before: i64 = 0
        for card in player.hand:
            assert card >= before, f"the hand of seat {seat} is not in order"
            before = card
            left[card] -= 1
        for card in player.offering:
            left[card] -= 1
        if player.joker != NOBODY:
            left[player.joker] -= 1
        check_rows(game, seat, left)
    for number in range(len(CARDS) - 1):
        assert left[number] == 0, f"{left[number]} cards {CARDS[number].id} are missing"


def check_rows(game: Deus, seat: Seat, left: vec[i64]) -> None:
    """Cards lie in the row of their colour, or where an expansion allows it; five of each colour
    at most, temples aside. One of them at most is a joker."""
    player = game.players[seat]
    jokers = 0
    for kind in range(len(KINDS)):
        row = player.rows[kind]
        cards = cards_of_colour(player, kind)
        assert kind == TEMPLE or cards <= PIECES, f"seat {seat} has {cards} {KINDS[kind]} cards"
        for i, card in enumerate(row):
            if card == face_down():
                jokers += 1
                assert kind != TEMPLE, f"a joker of seat {seat} lies among its temples"
            else:
                left[card] -= 1
                at_home = CARDS[card].kind == kind
                assert at_home or game.expansion.may_lie_in(player, card, row[:i], kind), (
                    f"seat {seat} has {CARDS[card].id} in {KINDS[kind]}"
                )
    assert jokers == 0 or jokers == 1 and player.joker != NOBODY, f"seat {seat}: {jokers} jokers"


def cards_of_colour(player: Player, kind: i64) -> i64:
    """How many cards of a colour a player has laid; a joker has that of its row."""
    count: i64 = 0
    for row in range(len(KINDS)):
        for card in player.rows[row]:
            if kind == (row if card == face_down() else CARDS[card].kind):
                count += 1
    return count


def check_goods(game: Deus) -> None:
    """All resources in play lie in the supply or before a player; nobody owes anything."""
    for good in range(len(GOODS)):
        total = game.supply[good]
        assert total >= 0, f"the supply has {total} {GOODS[good]}"
        for seat, player in enumerate(game.players):
            own = player.goods[good]
            assert own >= 0, f"seat {seat} has {own} {GOODS[good]}"
            total += own
        if WOOD <= good < VP:
            there = resources_in_play(game)
            assert total == there, f"{total} {GOODS[good]} exist, expected {there}"


def check_pieces(game: Deus, seat: Seat) -> None:
    """Each player has 25 pieces, five of each standard kind; masks and lists tell the same."""
    player = game.players[seat]
    soldiers: i64 = 0
    before: i64 = 0
    for hex_ in player.armies:
        assert hex_ >= before, f"the armies of seat {seat} are not in order"
        before = hex_
        soldiers |= BIT[hex_]
    assert soldiers == player.at[MILITARY], f"seat {seat}: at[military] does not fit its armies"
    own = player.egypt.held
    for kind in range(len(KINDS)):
        own |= player.at[kind]
    assert own == player.own, f"seat {seat}: own does not fit its pieces"
    assert game.board.next_to(own) == player.near, f"seat {seat}: near does not fit its regions"
    for kind in range(TEMPLE):
        built = player.used(kind)
        ready, rest = player.tableau[kind], player.supply[kind]
        assert ready >= 0 and rest >= 0 and ready + rest + built == PIECES, (
            f"seat {seat} has {ready} + {rest} + {built} {KINDS[kind]} pieces, expected {PIECES}"
        )
        assert 0 <= player.chosen[kind] <= rest, f"seat {seat} chose {player.chosen[kind]}"


def check_places(game: Deus, seat: Seat) -> None:
    """Ships are at sea, armies too where an own ship is, all else on land; nobody shares."""
    board = game.board
    player = game.players[seat]
    assert player.own & ~board.regions == 0, f"seat {seat} has a piece where no region is"
    for other in range(seat):
        shared = player.own & game.players[other].own
        assert shared == 0, f"seats {other} and {seat} are both in {board.name(lowest(shared))}"
    ships = player.at[MARITIME]
    assert ships & ~board.sea == 0, f"seat {seat} has a ship on land"
    at_sea = with_pieces(player) & board.sea
    assert at_sea & ~ships == 0, f"seat {seat} is at sea without a ship"
    for kind in range(len(KINDS)):
        if kind != MARITIME and kind != MILITARY:
            assert player.at[kind] & board.sea == 0, f"seat {seat} has a {KINDS[kind]} piece at sea"
    alone = player.at[TEMPLE] & ~with_pieces(player)
    assert alone == 0, f"a temple of seat {seat} stands alone"
    if not moves_armies(game):
        crowded = overfull(game, seat)
        assert crowded == 0, f"seat {seat} has too many armies in {board.name(lowest(crowded))}"


def moves_armies(game: Deus) -> bool:
    """In the middle of an effect that moves armies one too many may stand in a region."""
    if not game.stack:
        return False
    top = game.stack[-1]
    return isinstance(top, AskArmy) or isinstance(top, AskMove)


def check_temples(game: Deus) -> None:
    """As many temple pieces as tiles exist; each that stands was built with a card."""
    total = game.temples
    assert total >= 0, f"the supply has {total} temples"
    for seat, player in enumerate(game.players):
        built = size(player.at[TEMPLE])
        cards = len(player.rows[TEMPLE])
        assert built <= cards, f"seat {seat} has {built} temples for {cards} cards"
        total += built
    tiles = len(game.board.tiles)
    assert total == tiles, f"{total} temple pieces exist, expected {tiles}"


def check_villages(game: Deus) -> None:
    """Villages only lose VP; one that could be attacked was, and then has none."""
    board = game.board
    occupied = game.occupied()
    soldiers: i64 = 0
    for player in game.players:
        soldiers |= player.at[MILITARY]
    assert game.attacked & ~board.villages == 0, "what was attacked is no village"
    assert len(game.village_vp) == board.size
    for hex_ in range(board.size):
        vp = game.village_vp[hex_]
        name = board.name(hex_)
        if not board.villages & BIT[hex_]:
            assert vp == 0, f"{vp} VP lie at {name}, which is no village"
            continue
        ring = board.near[hex_]
        full = size(ring & board.regions)
        assert 0 <= vp <= full, f"{vp} VP lie at {name}, expected 0 to {full}"
        if game.attacked & BIT[hex_]:
            assert vp == 0, f"the village at {name} was attacked and has {vp} VP"
        else:
            surrounded = ring & ~occupied == 0 and ring & soldiers != 0
            assert not surrounded or egypt.attack_waits(game, ring), (
                f"the village at {name} should have been attacked"
            )
            assert vp or not game.variant.emptied_is_attacked, f"the village at {name} is empty"


def check_clock(game: Deus) -> None:
    """When a turn begins nothing is left over from the last one; the end comes when it must."""
    players = len(game.players)
    assert NOBODY <= game.turns_left < 2 * players, f"{game.turns_left} turns are left"
    if not game.stack:
        assert game.turns_left == 0, f"the game is over with {game.turns_left} turns left"
        egypt.check_storage(game)
    elif isinstance(game.stack[-1], Turn):
        seat = game.stack[-1].seat
        assert game.turns_left != 0, f"seat {seat} has a turn after the last one"
        assert len(game.stack) == 2, f"{len(game.stack)} steps are pending as a turn begins"
        assert (game.turns_left == NOBODY) != end_is_triggered(game), (
            "the end came too soon or late"
        )
        egypt.check_storage(game)
        for player in game.players:
            assert len(player.offering) == 0, "an offering is under way as a turn begins"
            for kind in range(TEMPLE):
                built, cards = player.used(kind), cards_of_colour(player, kind)
                assert built == cards, f"{built} {KINDS[kind]} pieces for {cards} cards"


def check_ledger(game: Deus) -> None:
    """The log of a whole game adds up: goods gained, paid and stolen, and VP off the villages."""
    goods = [vec[i64]([START_GOODS[good] for good in GOODS]) for _ in game.players]
    villages: i64 = 0
    for vp in full_villages(game.board):
        villages += vp
    for event in events_of(game.events):
        if event.kind == GAINED:
            goods[event.seat][event.a] += event.b
        elif event.kind == PAID or event.kind == PUT_BACK:
            goods[event.seat][event.a] -= event.b
        elif event.kind == PAID_TO:
            goods[event.seat][event.a] -= event.b
            goods[event.c][event.a] += event.b
        elif event.kind == STOLE:
            goods[event.seat][event.a] += event.b
            goods[event.c][event.a] -= event.b
        elif event.kind == ROBBED:
            goods[event.seat][VP] += event.a
            goods[event.b][VP] -= event.a
        elif event.kind == ATTACKED or event.kind == BESIEGED:
            villages -= event.b
    for seat, player in enumerate(game.players):
        for good in range(len(GOODS)):
            told, own = goods[seat][good], player.goods[good]
            assert told == own, f"seat {seat} has {own} {GOODS[good]}, by the log {told}"
    for vp in game.village_vp:
        villages -= vp
    assert villages == 0, f"{villages} VP of the villages are gone without a trace"
    egypt.check_ledger(game)

"""What is true of Egypt's things between any two answers; see the invariants of the base game."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import BIT, lowest, size
from ...core.history import events_of
from ...core.types import NOBODY, Seat
from ..printed import (
    CARDS,
    CIVIL,
    EGYPT,
    GAME,
    GOLD,
    GOODS,
    KINDS,
    MARITIME,
    MILITARY,
    MIXED,
    PRODUCTION,
    SCIENCE,
    SPOTS,
    TEMPLE,
    VP,
    WOOD,
    face_down,
    rank_of,
    row_of,
)
from ..setup import SET
from ..state import Deus, Player
from .barges import TOOK_BARGE, laid_out, resources, slots
from .combat import GOT_MARKER, SPENT_MARKERS, AskShiftMarker
from .printed import BARGES, MARKERS, SIZES, START_BARGES, TILE_TEMPLES, TILES
from .science import DOUBLED, LAID_COIN
from .temples import LAID_TILES, TOOK_TILE, tiles_left


def check(game: Deus) -> None:
    """Raise AssertionError, with what is wrong, if the table breaks an invariant."""
    check_box(game)
    check_market(game)
    check_barges(game)
    check_markers(game)
    for seat, player in enumerate(game.players):
        check_scribe(game, seat, player)
        check_coins(game, seat, player)
        check_tiles(game, seat, player)


def check_box(game: Deus) -> None:
    """If temples are mixed half of them are in the box; otherwise nothing is."""
    there = SET if game.variant.sets[TEMPLE] == MIXED else 0
    assert len(game.box) == there, f"{len(game.box)} cards are in the box, expected {there}"
    before: i64 = 0
    for card in game.box:
        assert CARDS[card].kind == TEMPLE, f"{CARDS[card].id} is in the box"
        assert card >= before, "the box is not in order"
        before = card


def check_market(game: Deus) -> None:
    """Resources stand for 2, 4 or 6 gold, without a market for 4."""
    assert game.market[GOLD] == 4, f"the majority of gold is worth {game.market[GOLD]} halves"
    for good in range(WOOD, VP):
        value = game.market[good]
        right = value == 4 or value in (2, 6) and game.variant.plays(MARITIME, EGYPT)
        assert right, f"{GOODS[good]} stands for {value} gold"


def check_barges(game: Deus) -> None:
    """There are 24 barges."""
    if not game.variant.plays(PRODUCTION, EGYPT):
        assert len(game.barges) == 0, "there are barges"
        for player in game.players:
            assert len(player.egypt.barges) == 0, "there are barges"
        return
    for size_ in range(SIZES):
        there = game.barges[size_] + laid_out(game, size_)
        assert game.barges[size_] >= 0 and there == BARGES[size_], (
            f"{there} barges of size {size_} exist, expected {BARGES[size_]}"
        )


def check_storage(game: Deus) -> None:
    """When a turn is over everything is stored."""
    for seat, player in enumerate(game.players):
        if len(player.egypt.barges):
            own, room = resources(game, seat), slots(player.egypt.barges)
            assert own <= room, f"seat {seat} has {own} resources and room for {room}"


def check_markers(game: Deus) -> None:
    """Nobody has more than five combat markers, none on his own tableau; the dead lie apart."""
    fallen: i64 = 0
    for seat, player in enumerate(game.players):
        own = player.egypt
        assert own.stock >= 0 and own.ready >= 0, f"seat {seat} owes combat markers"
        there = own.stock + own.ready + size(own.held) + laid_before_others(game, seat)
        most = MARKERS if game.variant.plays(MILITARY, EGYPT) else 0
        assert there <= most, f"seat {seat} has {there} combat markers, expected {most} at most"
        buildings = own.held if game.variant.switches["marker_counts_as_building"] else 0
        assert own.counted == buildings, f"markers of seat {seat} do not count as they should"
        for kind in range(len(KINDS)):
            owner = own.garrisons[kind]
            assert owner != seat, f"seat {seat} has a marker of its own on {KINDS[kind]} cards"
            owner = own.forts[kind] if kind != TEMPLE else NOBODY
            assert owner != seat, f"seat {seat} has a marker of its own on {KINDS[kind]} pieces"
        assert own.fallen & ~game.attacked == 0, f"an army of seat {seat} lies in no such village"
        shared = own.fallen & fallen
        assert shared == 0, f"two armies lie in {game.board.name(lowest(shared))}"
        fallen |= own.fallen


def laid_before_others(game: Deus, seat: Seat) -> i64:
    """How many combat markers of a seat lie on other players' tableaus and rows."""
    count: i64 = 0
    for player in game.players:
        for owner in player.egypt.forts:
            count += 1 if owner == seat else 0
        for owner in player.egypt.garrisons:
            count += 1 if owner == seat else 0
    return count


def attack_waits(game: Deus, ring: i64) -> bool:
    """A marker is just being shifted; or one completed the ring and triggers nothing (a switch)."""
    if game.stack and isinstance(game.stack[-1], AskShiftMarker):
        return True
    if game.variant.switches["marker_triggers_attack"]:
        return False
    for player in game.players:
        if player.egypt.held & ring:
            return True
    return False


def check_scribe(game: Deus, seat: Seat, player: Player) -> None:
    """From the first civil building on the scribe lies under one."""
    scribe = player.egypt.scribe
    civil = player.at[CIVIL] if game.variant.plays(CIVIL, EGYPT) else 0
    if scribe == NOBODY:
        assert civil == 0, f"the scribe of seat {seat} lies nowhere"
    else:
        assert civil & BIT[scribe], f"the scribe of seat {seat} lies under no civil piece"


def check_coins(game: Deus, seat: Seat, player: Player) -> None:
    """Coins lie on cards that can be activated."""
    left = player.egypt.coins
    assert left == 0 or game.variant.plays(SCIENCE, EGYPT), f"seat {seat} has coins on cards"
    while left:
        spot = lowest(left)
        left &= left - 1
        row = player.rows[row_of(spot)]
        lies = row_of(spot) != TEMPLE and rank_of(spot) <= len(row)
        assert lies and row[rank_of(spot) - 1] != face_down(), (
            f"seat {seat} has a coin at {SPOTS[spot]}"
        )


def check_tiles(game: Deus, seat: Seat, player: Player) -> None:
    """Up to three VP tiles lie on the temples that have them."""
    for i, temple in enumerate(TILE_TEMPLES):
        tiles = player.egypt.tiles[i]
        owns = GAME.words["card"].index(temple) in player.rows[TEMPLE]
        most = TILES if owns else 0
        assert 0 <= tiles <= most, f"seat {seat} has {tiles} tiles on {temple}"


def check_ledger(game: Deus) -> None:
    """The log of a whole game adds up: combat markers, coins, tiles and barges of each seat."""
    players = len(game.players)
    markers, coins, tiles = [0] * players, [0] * players, [0] * players
    barges = [sum(START_BARGES)] * players
    for event in events_of(game.events):
        if event.kind == GOT_MARKER:
            markers[event.seat] += 1
        elif event.kind == SPENT_MARKERS:
            markers[event.seat] -= event.a
        elif event.kind == LAID_COIN:
            coins[event.seat] += 1
        elif event.kind == DOUBLED:
            coins[event.seat] -= 1
        elif event.kind == LAID_TILES:
            tiles[event.seat] += event.b
        elif event.kind == TOOK_TILE:
            tiles[event.seat] -= 1
        elif event.kind == TOOK_BARGE:
            barges[event.seat] += 1
    for seat, player in enumerate(game.players):
        own = player.egypt
        expect_told(seat, "combat markers", own.ready, markers[seat])
        expect_told(seat, "coins on cards", size(own.coins), coins[seat])
        expect_told(seat, "tiles", tiles_left(player), tiles[seat])
        if len(own.barges):
            expect_told(seat, "barges", sum(own.barges), barges[seat])


def expect_told(seat: Seat, things: str, own: i64, told: i64) -> None:
    assert own == told, f"seat {seat} has {own} {things}, by the log {told}"

"""The military cards that move armies (red)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import BIT, lowest, size
from ...core.piles import plus, without
from ...core.steps import Options, Question
from ...core.types import PASS, Hex, Seat
from ..effects import villages_near_army
from ..placing import MOVE_SEA, PINNED, is_pinned, stopping_places
from ..printed import ATTACKED, GAME, HEX, MARITIME, MILITARY, MOVED, VP, Effect
from ..state import Deus
from .combat import MARKER, spend

LAID_DOWN: Final = GAME.add_event("laid_down", ["from", "hex"])

NO_END: Final = GAME.add_rule("egypt.red.camels.no_end")
DEFEATED: Final = GAME.add_rule("egypt.red.camels.defeated")
FOREIGN_SEA: Final = GAME.add_rule("egypt.red.camels.foreign_ship")
ONE_ARMY: Final = GAME.add_rule("egypt.red.camels.one_army")
NEEDS_MARKER: Final = GAME.add_rule("egypt.red.camels.no_marker")


class AskWhichArmy(Question[Deus]):
    """Which army? None has to go, and none may leave a temple behind alone."""

    def goals(self, game: Deus, hex_: Hex) -> i64:
        """Where the army could go, were there no temple to stay with."""
        raise NotImplementedError

    def options(self, game: Deus, out: Options) -> None:
        found: i64 = 0
        for hex_ in game.players[self.seat].armies:
            if self.goals(game, hex_) and not is_pinned(game, self.seat, hex_):
                found |= BIT[hex_]
        game.add_hexes(out, found)
        if found:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        here = game.answered_hex(answer) & game.players[self.seat].at[MILITARY]
        return PINNED if here and is_pinned(game, self.seat, lowest(here)) else 0


# Archers: into a village.


class Capture(Effect):
    """Spend `markers` to move an army into a village next to it and take its VP."""

    def __init__(self, markers: i64) -> None:
        self.markers: Final = markers

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskCaptor(seat, self.markers))


class AskCaptor(AskWhichArmy):
    def __init__(self, seat: Seat, markers: i64) -> None:
        super().__init__(seat)
        self.markers: Final = markers

    def goals(self, game: Deus, hex_: Hex) -> i64:
        if game.players[self.seat].egypt.ready < self.markers:
            return 0
        return villages_near_army(game, self.seat) & game.board.near[hex_]

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.push(AskCapture(self.seat, game.board.space[answer - HEX], self.markers))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {MARKER: self.markers}


GAME.add_step("captor", AskCaptor, ["seat", "markers"], "egypt.red.archers.adjacent")


class AskCapture(Question[Deus]):
    """Which village? It is attacked: all its VP go to this seat, the army is laid down."""

    def __init__(self, seat: Seat, hex_: Hex, markers: i64) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.markers: Final = markers

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        if player.at[MILITARY] & BIT[self.hex] and player.egypt.ready >= self.markers:
            game.add_hexes(out, villages_near_army(game, self.seat) & game.board.near[self.hex])

    def answer(self, game: Deus, answer: i64) -> None:
        player = game.players[self.seat]
        village = game.board.space[answer - HEX]
        spend(game, self.seat, self.markers)
        own = player.egypt.copy()
        own.fallen |= BIT[village]
        player.egypt = own
        game.station(self.seat, without(player.armies, self.hex))
        game.tell(LAID_DOWN, self.seat, game.board.answer[self.hex], answer - HEX)
        vp = game.village_vp[village]
        game.tell(ATTACKED, self.seat, answer - HEX, vp)
        game.village_vp = plus(game.village_vp, village, -vp)
        game.attacked |= BIT[village]
        game.gain(self.seat, VP, vp)
        game.expansion.attacked(game)


GAME.add_step("capture", AskCapture, ["seat", "hex", "markers"], "egypt.red.archers.target")


# Camels: any distance.


class MoveFar(Effect):
    """Move an army any distance; a marker lets it cross what is foreign."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskRider(seat))


def free_ways(game: Deus, seat: Seat) -> i64:
    """Unoccupied land, own regions, sea with an own ship; villages that are defeated."""
    ships = game.players[seat].at[MARITIME]
    return game.board.land & ~game.foreign(seat) | ships | game.attacked


def all_ways(game: Deus, seat: Seat) -> i64:
    """Foreign land and all villages as well."""
    return game.board.land | game.players[seat].at[MARITIME] | game.board.villages


def ends(game: Deus, seat: Seat, hex_: Hex, ways: i64) -> i64:
    """Where an army may stop that goes these ways: no village, nobody else's, no other army."""
    found: i64 = 0
    grown = BIT[hex_]
    while grown != found:
        found = grown
        grown |= game.board.next_to(found) & ways
    return found & stopping_places(game, seat) & ~game.players[seat].at[MILITARY]


def rides(game: Deus, seat: Seat, hex_: Hex) -> i64:
    """Where an army may stop, with a marker if there is one."""
    ready = game.players[seat].egypt.ready
    return ends(game, seat, hex_, all_ways(game, seat) if ready else free_ways(game, seat))


class AskRider(AskWhichArmy):
    def goals(self, game: Deus, hex_: Hex) -> i64:
        return rides(game, self.seat, hex_)

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.push(AskRide(self.seat, game.board.space[answer - HEX]))


GAME.add_step("rider", AskRider, ["seat"], "egypt.red.camels")


class AskRide(Question[Deus]):
    """Where does the army stop? A marker is spent if there is no other way."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Deus, out: Options) -> None:
        if game.players[self.seat].at[MILITARY] & BIT[self.hex]:
            game.add_hexes(out, rides(game, self.seat, self.hex))

    def needs_marker(self, game: Deus, hex_: i64) -> bool:
        return not hex_ & ends(game, self.seat, self.hex, free_ways(game, self.seat))

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ & game.board.sea:
            if hex_ & game.foreign(self.seat):
                return FOREIGN_SEA
            if hex_ & ~game.players[self.seat].at[MARITIME]:
                return MOVE_SEA
        if hex_ & game.attacked:
            return DEFEATED
        if hex_ & ~stopping_places(game, self.seat):
            return NO_END
        if hex_ & game.players[self.seat].at[MILITARY] & ~BIT[self.hex]:
            return ONE_ARMY
        ways = all_ways(game, self.seat)
        return NEEDS_MARKER if hex_ & ends(game, self.seat, self.hex, ways) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        hex_ = game.board.space[answer - HEX]
        if self.needs_marker(game, BIT[hex_]):
            spend(game, self.seat, 1)
        game.move_army(self.seat, self.hex, hex_)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {MARKER: 1} if self.needs_marker(game, game.answered_hex(answer)) else {}


GAME.add_step("ride", AskRide, ["seat", "hex"], "egypt.red.camels")


# Chariots: all armies at once.


class Regroup(Effect):
    """Spend a marker to station your armies anew in and next to your regions."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskRegroup(seat, 0))


def pinned(game: Deus, seat: Seat) -> i64:
    """The regions of armies that stay, or a temple would be left alone."""
    found: i64 = 0
    for hex_ in game.players[seat].armies:
        if is_pinned(game, seat, hex_):
            found |= BIT[hex_]
    return found


def stations(game: Deus, seat: Seat) -> i64:
    """Own regions and those next to them, at sea only with an own ship: no foreign region, no
    village, and none where an army has to stay."""
    player = game.players[seat]
    found = (player.own | player.near) & (game.board.land | player.at[MARITIME])
    return found & stopping_places(game, seat) & ~pinned(game, seat)


class AskRegroup(Question[Deus]):
    """In which region does the next army stand? All are alike, so regions are chosen in order;
    `regions` are those chosen. When every army has one they go there, all at once."""

    def __init__(self, seat: Seat, regions: i64) -> None:
        super().__init__(seat)
        self.regions: Final = regions

    def left(self, game: Deus) -> i64:
        """How many armies still need a region."""
        armies: i64 = len(game.players[self.seat].armies)
        return armies - size(pinned(game, self.seat)) - size(self.regions)

    def options(self, game: Deus, out: Options) -> None:
        left = self.left(game)
        if left < 1 or not (self.regions or game.players[self.seat].egypt.ready):
            return
        chosen = self.regions
        later = stations(game, self.seat)
        while later and size(later) >= left:
            hex_ = lowest(later)
            later &= later - 1
            if chosen:
                chosen &= ~BIT[hex_]
            else:
                out.add(HEX + game.board.answer[hex_])
        if self.regions == 0 and out.count:
            out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        return PINNED if game.answered_hex(answer) & pinned(game, self.seat) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        if self.regions == 0:
            spend(game, self.seat, 1)
        regions = self.regions | BIT[game.board.space[answer - HEX]]
        if self.left(game) > 1:
            game.push(AskRegroup(self.seat, regions))
        else:
            regroup(game, self.seat, regions | pinned(game, self.seat))

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS or self.regions else {MARKER: 1}


GAME.add_step("regroup", AskRegroup, ["seat", "regions"], "egypt.red.chariots.base")


def regroup(game: Deus, seat: Seat, regions: i64) -> None:
    """The armies stand in these regions now; attacks are settled when all of them do."""
    gone = game.players[seat].at[MILITARY] & ~regions
    come = regions & ~game.players[seat].at[MILITARY]
    armies = vec[i64]()
    while regions:
        armies = append(armies, lowest(regions))
        regions &= regions - 1
    game.station(seat, armies)
    while gone and come:
        from_, to = game.board.answer[lowest(gone)], game.board.answer[lowest(come)]
        game.tell(MOVED, seat, from_, to)
        gone &= gone - 1
        come &= come - 1
    game.attack_villages(seat)

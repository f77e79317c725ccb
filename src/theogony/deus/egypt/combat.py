"""Combat markers, what they mean to others, and the military cards that place them (red)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import BIT
from ...core.piles import plus
from ...core.steps import Options, Question
from ...core.types import NOBODY, PASS, Hex, Seat
from ..effects import victims_of
from ..placing import with_pieces
from ..printed import GAME, GOLD, HEX, KINDS, MILITARY, PIECE, ROW, SEAT, TEMPLE, VP, Effect
from ..state import Deus
from .printed import CLAIM, TOLL

GOT_MARKER: Final = GAME.add_event("got_marker", [])
SPENT_MARKERS: Final = GAME.add_event("spent_markers", ["amount"])
PLACED_MARKER: Final = GAME.add_event("placed_marker", ["hex"])
SHIFTED_MARKER: Final = GAME.add_event("shifted_marker", ["from", "hex"])
REMOVED_MARKER: Final = GAME.add_event("removed_marker", ["hex"])
MARKED_AREA: Final = GAME.add_event("marked_area", ["kind", "victim"])
DESTROYED_PIECE: Final = GAME.add_event("destroyed_piece", ["kind"])
FORTRESS: Final = GAME.add_event("fortress", ["kind", "victim"])
MARKED_ROW: Final = GAME.add_event("marked_row", ["row", "victim"])

AREA_ONCE: Final = GAME.add_rule("egypt.red.fortress.once")
AREA_EMPTY: Final = GAME.add_rule("egypt.red.fortress.empty")
ROW_ONCE: Final = GAME.add_rule("egypt.red.garrison.once")
ROW_EMPTY: Final = GAME.add_rule("egypt.red.garrison.empty_row")
NO_REGION: Final = GAME.add_rule("egypt.red.barracks.where")
OCCUPIED: Final = GAME.add_rule("egypt.combat.occupies")

MARKER: Final = "combat_marker"  # as a price


class GainMarker(Effect):
    """1x: one of your combat markers becomes ready."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        player = game.players[seat]
        if player.egypt.stock:
            own = player.egypt.copy()
            own.stock -= 1
            own.ready += 1
            player.egypt = own
            game.tell(GOT_MARKER, seat)


def spend(game: Deus, seat: Seat, markers: i64) -> None:
    """Markers leave the tableau. Wherever they are put, they are used."""
    own = game.players[seat].egypt.copy()
    own.ready -= markers
    game.players[seat].egypt = own
    game.tell(SPENT_MARKERS, seat, markers)


def hold(game: Deus, seat: Seat, regions: i64) -> None:
    """The markers of a seat lie in these regions, which it occupies."""
    own = game.players[seat].egypt.copy()
    own.held = regions
    own.counted = regions if game.variant.switches["marker_counts_as_building"] else 0
    game.players[seat].egypt = own
    game.occupy(seat)


# Barracks: a marker in a region.


class Claim(Effect):
    """Put a marker into an unoccupied region next to one of your armies."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskClaim(seat))


class AskClaim(Question[Deus]):
    """Into which region?"""

    def options(self, game: Deus, out: Options) -> None:
        player = game.players[self.seat]
        if player.egypt.ready:
            game.add_hexes(out, unoccupied(game) & game.board.next_to(player.at[MILITARY]))
            if out.count:
                out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        hex_ = game.answered_hex(answer)
        if hex_ & game.board.villages:
            return NO_REGION
        return OCCUPIED if hex_ & game.occupied() else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer == PASS:
            return
        spend(game, self.seat, 1)
        hex_ = game.board.space[answer - HEX]
        hold(game, self.seat, game.players[self.seat].egypt.held | BIT[hex_])
        game.tell(PLACED_MARKER, self.seat, answer - HEX)
        if game.variant.switches["marker_triggers_attack"]:
            game.attack_villages(self.seat)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {MARKER: 1}


GAME.add_step("claim", AskClaim, ["seat"], "egypt.combat.adjacent_army")


def unoccupied(game: Deus) -> i64:
    """Land or sea without pieces or markers; villages are no regions, defeated or not."""
    return game.board.regions & ~game.occupied()


def claims(game: Deus, seat: Seat, vp: i64) -> i64:
    """The regions where only another player's marker lies, if the VP for it are there."""
    found: i64 = 0
    if vp >= CLAIM:
        for other, player in enumerate(game.players):
            if other != seat and player.egypt.held:
                found |= player.egypt.held & ~with_pieces(player)
    return found


def claim_price(game: Deus, seat: Seat, hex_: Hex) -> i64:
    return CLAIM if claims(game, seat, CLAIM) & BIT[hex_] else 0


def clear(game: Deus, seat: Seat, hex_: Hex) -> None:
    """Pay the owner of a marker that lies there; it leaves the game."""
    for owner in range(len(game.players)):
        held = game.players[owner].egypt.held
        if owner != seat and held & BIT[hex_]:
            game.pay_to(seat, owner, VP, CLAIM)
            hold(game, owner, held & ~BIT[hex_])
            game.tell(REMOVED_MARKER, owner, game.board.answer[hex_])


def placed(game: Deus, seat: Seat, hex_: Hex) -> bool:
    """An own marker makes room for the piece. True if its owner is asked where to shift it."""
    held = game.players[seat].egypt.held
    if not held & BIT[hex_]:
        return False
    hold(game, seat, held & ~BIT[hex_])
    if unoccupied(game) & game.board.near[hex_]:
        game.push(AskShiftMarker(seat, hex_))
        return True
    game.tell(REMOVED_MARKER, seat, game.board.answer[hex_])
    return False


class AskShiftMarker(Question[Deus]):
    """Where does the marker go from here? If nowhere, it is discarded. Then attacks follow."""

    def __init__(self, seat: Seat, hex_: Hex) -> None:
        super().__init__(seat)
        self.hex: Final = hex_

    def options(self, game: Deus, out: Options) -> None:
        game.add_hexes(out, unoccupied(game) & game.board.near[self.hex])
        out.add(PASS)

    def cannot(self, game: Deus, answer: i64) -> i64:
        return OCCUPIED if game.answered_hex(answer) & game.occupied() else 0

    def answer(self, game: Deus, answer: i64) -> None:
        from_ = game.board.answer[self.hex]
        if answer == PASS:
            game.tell(REMOVED_MARKER, self.seat, from_)
        else:
            hex_ = game.board.space[answer - HEX]
            hold(game, self.seat, game.players[self.seat].egypt.held | BIT[hex_])
            game.tell(SHIFTED_MARKER, self.seat, from_, answer - HEX)
        game.attack_villages(self.seat)


GAME.add_step("shift_marker", AskShiftMarker, ["seat", "hex"], "egypt.red.barracks.owner_builds")


class AskWhom(Question[Deus]):
    """Before whom is the marker laid? An opponent next to one of the armies."""

    def goals(self, game: Deus, victim: Seat) -> i64:
        """What can be marked before an opponent, as bits."""
        raise NotImplementedError

    def may_mark(self, game: Deus, victim: Seat) -> bool:
        near = victims_of(game, self.seat) & BIT[victim] != 0
        return near and game.players[self.seat].egypt.ready > 0

    def options(self, game: Deus, out: Options) -> None:
        for victim in range(len(game.players)):
            if self.may_mark(game, victim) and self.goals(game, victim):
                out.add(SEAT + victim)
        if out.count:
            out.add(PASS)

    def price(self, game: Deus, answer: i64) -> dict[str, int]:
        return {} if answer == PASS else {MARKER: 1}

    def is_near(self, game: Deus, answer: i64) -> bool:
        """Whether an answer names an opponent next to one of the armies."""
        seat = answer - SEAT
        return 0 <= seat < len(game.players) and victims_of(game, self.seat) & BIT[seat] != 0


# Fortress: a marker on an area of an opponent's tableau.


class MarkArea(Effect):
    """Mark a kind on the tableau of an opponent: you gain pieces when he does."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskFortress(seat))


def cannot_mark_area(game: Deus, victim: Seat, kind: i64) -> i64:
    """0 if an area can be marked: each only once, and empty ones if the table plays so."""
    player = game.players[victim]
    if player.egypt.forts[kind] != NOBODY:
        return AREA_ONCE
    if player.tableau[kind] == 0 and game.variant.switches["fortress_empty_area"] == "forbidden":
        return AREA_EMPTY
    return 0


def areas(game: Deus, victim: Seat) -> i64:
    """The kinds, as bits, that can be marked on a tableau."""
    found: i64 = 0
    for kind in range(TEMPLE):
        if cannot_mark_area(game, victim, kind) == 0:
            found |= BIT[kind]
    return found


class AskFortress(AskWhom):
    """On whose tableau?"""

    def goals(self, game: Deus, victim: Seat) -> i64:
        return areas(game, victim)

    def cannot(self, game: Deus, answer: i64) -> i64:
        return AREA_ONCE if self.is_near(game, answer) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.push(AskArea(self.seat, answer - SEAT))


GAME.add_step("fortress", AskFortress, ["seat"], "egypt.red.fortress.adjacent")


class AskArea(Question[Deus]):
    """Which kind? A piece of it goes back to the personal supply, if there is one."""

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def options(self, game: Deus, out: Options) -> None:
        open_ = areas(game, self.victim) if game.players[self.seat].egypt.ready else 0
        for kind in range(TEMPLE):
            if open_ & BIT[kind]:
                out.add(PIECE + kind)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if PIECE <= answer < PIECE + TEMPLE:
            return cannot_mark_area(game, self.victim, answer - PIECE)
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        kind = answer - PIECE
        spend(game, self.seat, 1)
        victim = game.players[self.victim]
        marked = victim.egypt.copy()
        marked.forts = plus(marked.forts, kind, self.seat - NOBODY)
        victim.egypt = marked
        game.tell(MARKED_AREA, self.seat, kind, self.victim)
        if victim.tableau[kind]:
            victim.tableau = plus(victim.tableau, kind, -1)
            victim.supply = plus(victim.supply, kind, 1)
            game.tell(DESTROYED_PIECE, self.victim, kind)


GAME.add_step("area", AskArea, ["seat", "victim"], "egypt.red.fortress.kinds")


def took_piece(game: Deus, seat: Seat, kind: i64, amount: i64) -> None:
    """Whoever has marked this area gains as many pieces.

    If the table plays with echoes, that may set off another fortress, until it comes to somebody
    who has gained already.
    """
    gained = BIT[seat]
    owner = game.players[seat].egypt.forts[kind]
    while owner != NOBODY and not gained & BIT[owner]:
        gained |= BIT[owner]
        game.tell(FORTRESS, owner, kind, seat)
        amount = game.fetch_pieces(owner, kind, amount)
        if amount == 0 or not game.variant.switches["fortress_echo"]:
            return
        owner = game.players[owner].egypt.forts[kind]


# Garrison: a marker on a row of an opponent.


class MarkRow(Effect):
    """Mark a row of an opponent, who then pays you for each card laid there."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        game.push(AskGarrison(seat))


def cannot_mark_row(game: Deus, victim: Seat, row: i64) -> i64:
    """0 if a row can be marked: each only once, and empty ones if the table plays so."""
    player = game.players[victim]
    if player.egypt.garrisons[row] != NOBODY:
        return ROW_ONCE
    if len(player.rows[row]) == 0 and game.variant.switches["garrison_empty_row"] == "forbidden":
        return ROW_EMPTY
    return 0


def open_rows(game: Deus, victim: Seat) -> i64:
    """The rows, as bits, that can be marked before a player."""
    found: i64 = 0
    for row in range(len(KINDS)):
        if cannot_mark_row(game, victim, row) == 0:
            found |= BIT[row]
    return found


class AskGarrison(AskWhom):
    """Whose row?"""

    def goals(self, game: Deus, victim: Seat) -> i64:
        return open_rows(game, victim)

    def cannot(self, game: Deus, answer: i64) -> i64:
        return ROW_ONCE if self.is_near(game, answer) else 0

    def answer(self, game: Deus, answer: i64) -> None:
        if answer != PASS:
            game.push(AskGarrisonRow(self.seat, answer - SEAT))


GAME.add_step("garrison", AskGarrison, ["seat"], "egypt.red.garrison.adjacent")


class AskGarrisonRow(Question[Deus]):
    """Which row?"""

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def options(self, game: Deus, out: Options) -> None:
        open_ = open_rows(game, self.victim) if game.players[self.seat].egypt.ready else 0
        for row in range(len(KINDS)):
            if open_ & BIT[row]:
                out.add(ROW + row)

    def cannot(self, game: Deus, answer: i64) -> i64:
        if ROW <= answer < ROW + len(KINDS):
            return cannot_mark_row(game, self.victim, answer - ROW)
        return 0

    def answer(self, game: Deus, answer: i64) -> None:
        row = answer - ROW
        spend(game, self.seat, 1)
        victim = game.players[self.victim]
        marked = victim.egypt.copy()
        marked.garrisons = plus(marked.garrisons, row, self.seat - NOBODY)
        victim.egypt = marked
        game.tell(MARKED_ROW, self.seat, row, self.victim)


GAME.add_step("garrison_row", AskGarrisonRow, ["seat", "victim"], "egypt.red.garrison")


def toll(game: Deus, seat: Seat, row: i64) -> i64:
    """The gold for laying a card into a row with another player's garrison."""
    return TOLL if game.players[seat].egypt.garrisons[row] != NOBODY else 0


def pay_toll(game: Deus, seat: Seat, row: i64) -> None:
    owner = game.players[seat].egypt.garrisons[row]
    if owner != NOBODY:
        game.pay_to(seat, owner, GOLD, TOLL)

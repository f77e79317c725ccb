"""One attack: the target is named, dice are rolled, values counted, trade tokens spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, size
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, Hex, Seat
from . import conquest, terrain, trade
from .board import NOTHING
from .printed import (
    ALHAMBRA,
    BIG_BEN,
    CARTHAGE,
    DEFENSIVE_PACT,
    DIPLOMACY,
    GAME,
    HEX,
    JOINT_WAR,
    KABUL,
    KREMLIN,
    MILITARY,
    NUMBER,
    PENTAGON,
    PETRA,
    RUHR_VALLEY,
    SCYTHIA,
    SLOTS,
    TERRACOTTA_ARMY,
    type_of,
)
from .state import Civ
from .tiles import GRASSLAND, HILLS

ATTACKED: Final = GAME.add_event("attacked", ["from", "hex"])
ROLLED: Final = GAME.add_event("rolled", ["attack_die", "defence_die"], chance=True)
ROLLED_FOR: Final = GAME.add_event(
    "rolled_for", ["rival", "attack_die", "defence_die"], chance=True
)
VALUES: Final = GAME.add_event("values", ["hex", "attack", "defence"])
WON: Final = GAME.add_event("won_attack", ["hex", "attack", "defence"])
REPELLED: Final = GAME.add_event("repelled", ["hex", "attack", "defence"])

CITY_STATE_DEFENCE: Final = 8
STRONG: Final[i64] = BIT[TERRACOTTA_ARMY] | BIT[ALHAMBRA] | BIT[PENTAGON]  # each 2 for attacks
FIRM: Final[i64] = BIT[PETRA] | BIT[ALHAMBRA]  # each 2 for the defence


def hex_answer(game: Civ, hex_: Hex) -> i64:
    return HEX + game.board.answer[hex_]


def attack(game: Civ, seat: Seat, slot: i64, from_: Hex, hex_: Hex, base: i64) -> None:
    """Name the target, send diplomacy cards back, roll, count. `base` is slot and card bonus.

    For barbarians and city-states the player to the right rolls the other die.
    """
    game.attacks += 1
    game.tell(ATTACKED, seat, game.board.answer[from_], game.board.answer[hex_])
    rival = defender(game, hex_)
    return_cards(game, seat, hex_, rival)
    die = game.chance(6) + 1
    other = game.chance(6) + 1
    if rival == NOBODY:
        game.tell(ROLLED_FOR, seat, right_of(game, seat), die, other)
    else:
        game.tell(ROLLED, seat, die, other)
    strong = die + base + attack_bonus(game, seat, hex_, rival)
    firm = other + defence(game, seat, hex_, rival)
    game.tell(VALUES, seat, game.board.answer[hex_], strong, firm)
    game.push(AskStrike(seat, slot, hex_, strong, firm, 0))


def defender(game: Civ, hex_: Hex) -> Seat:
    """Whose city or token is the target; NOBODY for a barbarian or a city-state."""
    if game.barbarian_at(hex_):
        return NOBODY
    return game.holder(hex_)


def right_of(game: Civ, seat: Seat) -> Seat:
    return (seat + len(game.players) - 1) % len(game.players)


def return_cards(game: Civ, seat: Seat, hex_: Hex, rival: Seat) -> None:
    """Every diplomacy card taken from the city-state or player attacked goes back at once."""
    if game.barbarian_at(hex_):
        return
    if rival == NOBODY:
        game.return_visit(seat, game.city_state[hex_])
        return
    for card in range(len(DIPLOMACY)):
        if game.treaties_with(seat, rival) & BIT[card]:
            game.return_treaty(seat, rival, card)


# Combat values.


def attack_bonus(game: Civ, seat: Seat, hex_: Hex, rival: Seat) -> i64:
    """What leader, wonders and diplomacy cards add to an attack. Everything adds up."""
    player = game.players[seat]
    found = bonus_of_place(game, seat, hex_)
    found += 2 * size(player.abilities & STRONG)
    if player.has(KREMLIN) and rival != NOBODY:
        if reinforced_tokens(game, seat) > reinforced_tokens(game, rival):
            found += 4
    if player.has(KABUL) and not game.barbarian_at(hex_):
        if game.city[hex_] != NOBODY or game.city_state[hex_] != NOTHING:
            found += 3
    return found + 2 * treaties(game, seat, JOINT_WAR, rival)


def defence(game: Civ, seat: Seat, hex_: Hex, rival: Seat) -> i64:
    """What is added to the defender's die. `seat` attacks: Japan changes terrain in its turn."""
    if rival == NOBODY and not game.barbarian_at(hex_):
        return CITY_STATE_DEFENCE
    found = terrain.difficulty(game, seat, hex_, terrain.PLAIN)
    if rival == NOBODY:
        return found
    if game.city[hex_] != NOBODY:
        found *= 2
    return found + reinforcement(game, hex_, rival) + defence_bonus(game, rival, hex_, seat)


def reinforcement(game: Civ, hex_: Hex, rival: Seat) -> i64:
    """1 for a reinforced token itself and for each friendly one next to it."""
    found: i64 = 1 if game.is_reinforced(hex_) else 0
    for next_ in game.board.near[hex_]:
        if game.token[next_] == 2 * rival + 1:
            found += 1
    return found


def defence_bonus(game: Civ, seat: Seat, hex_: Hex, attacker: Seat) -> i64:
    """What leader, wonders and diplomacy cards add to the defence."""
    player = game.players[seat]
    found = bonus_of_place(game, seat, hex_)
    found += 2 * size(player.abilities & FIRM)
    if player.has(RUHR_VALLEY):
        found += 5
    return found + 2 * treaties(game, seat, DEFENSIVE_PACT, attacker)


def bonus_of_place(game: Civ, seat: Seat, hex_: Hex) -> i64:
    """What helps attacker and defender alike, by where the fight is."""
    player = game.players[seat]
    found: i64 = 0
    if player.has(SCYTHIA):
        ground = game.board.terrain[hex_]
        if ground == GRASSLAND or ground == HILLS:
            found += 3
    if player.has(BIG_BEN):
        for place in player.caravans:
            if place >= 0 and place in game.board.near[hex_]:
                found += 2
    if player.has(CARTHAGE):
        found += towns_near(game, seat, hex_)
    return found


def towns_near(game: Civ, seat: Seat, hex_: Hex) -> i64:
    """City-state tokens and own cities up to two spaces away, by plain distance."""
    found: i64 = 0
    for other in game.board.close[hex_]:
        if game.city[other] == seat or game.city_state[other] != NOTHING:
            found += 1
    return found


def reinforced_tokens(game: Civ, seat: Seat) -> i64:
    found: i64 = 0
    for token in game.token:
        if token == 2 * seat + 1:
            found += 1
    return found


def treaties(game: Civ, seat: Seat, card: i64, against: Seat) -> i64:
    """How many players' card of one sort a seat has, that of its opponent apart."""
    found: i64 = 0
    for giver in range(len(game.players)):
        if giver != against and game.treaties_with(seat, giver) & BIT[card]:
            found += 1
    return found


# Trade tokens: once the attacker, then once the defender; at some tables in turn until both stop.


class AskStrike(Question[Civ]):
    """How many tokens of the card does the attacker spend? `stopped`: the defender just spent none.

    If there are none to spend, the go is over at once.
    """

    def __init__(
        self, seat: Seat, slot: i64, hex_: Hex, attack: i64, defence: i64, stopped: i64
    ) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.hex: Final = hex_
        self.attack: Final = attack
        self.defence: Final = defence
        self.stopped: Final = stopped

    def options(self, game: Civ, out: Options) -> None:
        add_numbers(out, trade.tokens_on(game, self.seat, self.slot))

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return trade.price(game, self.seat, self.slot, answer - NUMBER)

    def answer(self, game: Civ, answer: i64) -> None:
        self.go_on(game, answer - NUMBER)
        trade.spend(game, self.seat, self.slot, answer - NUMBER)

    def run(self, game: Civ) -> None:
        self.go_on(game, 0)

    def go_on(self, game: Civ, spent: i64) -> None:
        attack = self.attack + spent
        rival = defender(game, self.hex)
        card: i64 = 0
        if rival != NOBODY:
            card = military_card(game, rival, 0)
        if card == 0 or (self.stopped and spent == 0):
            game.push(Outcome(self.seat, self.hex, attack, self.defence))
            return
        stopped: i64 = 1 if spent == 0 else 0
        game.push(
            AskParry(rival, self.seat, self.slot, self.hex, attack, self.defence, card, 0, stopped)
        )


GAME.add_step(
    "strike",
    AskStrike,
    ["seat", "slot", "hex", "attack", "defence", "stopped"],
    "civ.military.attack.trade_attacker",
)


class AskParry(Question[Civ]):
    """How many tokens of a military card, the one in slot `card`, does the defender spend?

    `rival` attacks from `slot`; `spent` tokens of other cards; `stopped`: the attacker spent none.
    """

    def __init__(
        self,
        seat: Seat,
        rival: Seat,
        slot: i64,
        hex_: Hex,
        attack: i64,
        defence: i64,
        card: i64,
        spent: i64,
        stopped: i64,
    ) -> None:
        super().__init__(seat)
        self.rival: Final = rival
        self.slot: Final = slot
        self.hex: Final = hex_
        self.attack: Final = attack
        self.defence: Final = defence
        self.card: Final = card
        self.spent: Final = spent
        self.stopped: Final = stopped

    def options(self, game: Civ, out: Options) -> None:
        add_numbers(out, trade.tokens_on(game, self.seat, self.card, defending=True))

    def price(self, game: Civ, answer: i64) -> dict[str, int]:
        return trade.price(game, self.seat, self.card, answer - NUMBER, defending=True)

    def answer(self, game: Civ, answer: i64) -> None:
        self.go_on(game, answer - NUMBER)
        trade.spend(game, self.seat, self.card, answer - NUMBER, defending=True)

    def run(self, game: Civ) -> None:
        self.go_on(game, 0)

    def go_on(self, game: Civ, more: i64) -> None:
        defence = self.defence + more
        spent = self.spent + more
        card = military_card(game, self.seat, self.card)
        if card:
            game.push(
                AskParry(
                    self.seat,
                    self.rival,
                    self.slot,
                    self.hex,
                    self.attack,
                    defence,
                    card,
                    spent,
                    self.stopped,
                )
            )
        elif game.variant.strikes_in_turn and (spent > 0 or not self.stopped):
            stopped: i64 = 1 if spent == 0 else 0
            game.push(AskStrike(self.rival, self.slot, self.hex, self.attack, defence, stopped))
        else:
            game.push(Outcome(self.rival, self.hex, self.attack, defence))


GAME.add_step(
    "parry",
    AskParry,
    ["seat", "rival", "slot", "hex", "attack", "defence", "card", "spent", "stopped"],
    "civ.military.attack.trade_defender",
)


def add_numbers(out: Options, most: i64) -> None:
    """From none to all of the tokens, if there are any."""
    if most:
        for number in range(most + 1):
            out.add(NUMBER + number)


def military_card(game: Civ, seat: Seat, after: i64) -> i64:
    """The slot of the next military card of a row, 0 if there is none. Usually there is one."""
    row = game.players[seat].row
    for slot in range(after + 1, SLOTS + 1):
        if type_of(row[slot - 1]) == MILITARY:
            return slot
    return 0


class Outcome(Step[Civ]):
    """The higher value wins, a tie goes to the defender. If the defender wins nothing changes."""

    def __init__(self, seat: Seat, hex_: Hex, attack: i64, defence: i64) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.attack: Final = attack
        self.defence: Final = defence

    def run(self, game: Civ) -> None:
        place = game.board.answer[self.hex]
        if self.attack > self.defence:
            game.tell(WON, self.seat, place, self.attack, self.defence)
            conquest.win(game, self.seat, self.hex)
        else:
            game.tell(REPELLED, self.seat, place, self.attack, self.defence)


GAME.add_step("outcome", Outcome, ["seat", "hex", "attack", "defence"])

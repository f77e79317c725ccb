"""The event dial: barbarians move and spawn, mature cities bring trade tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.bits import BIT, lowest, members
from ..core.hexes import NOWHERE
from ..core.steps import Options, Question, Step
from ..core.types import NOBODY, Hex, Seat
from . import trade
from .agendas import mature_cities
from .board import LETTERS
from .printed import BARBARIAN, EVENTS, GAME, HEX, MOVE, PETRA, SLOT, SLOTS, SPAWN, TRADE
from .state import LOST_TOKEN, OFF, Civ
from .tiles import WATER

SIDES_OF_DIE: Final = 6
LOST_TO_BARBARIAN: Final = 2  # trade tokens, when one comes to a capital

TURNED_DIAL: Final = GAME.add_event("turned_dial", ["section"])
ROLLED: Final = GAME.add_event("rolled_direction", ["number"], chance=True)
DREW: Final = GAME.add_event("drew_barbarian", ["letter"], chance=True)
MOVED: Final = GAME.add_event("barbarian_moved", ["letter", "from", "hex"])
CAME_BACK: Final = GAME.add_event("barbarian_came_back", ["letter", "hex"])
STAYED: Final = GAME.add_event("barbarian_stayed", ["letter", "hex"])
LED: Final = GAME.add_event("barbarian_led", ["letter", "from", "hex"])
SPAWNED: Final = GAME.add_event("barbarian_spawned", ["letter", "hex"])


def push_event(game: Civ) -> None:
    """At the end of a round the start player turns the event dial."""
    game.push(TurnDial(game.start))


class TurnDial(Step[Civ]):
    """The pointer goes to the next section, whose icon, if it has one, is carried out."""

    def run(self, game: Civ) -> None:
        game.pointer = (game.pointer + 1) % len(EVENTS)
        game.tell(TURNED_DIAL, self.seat, game.pointer)
        icon = EVENTS[game.pointer]
        if icon == SPAWN:
            spawn(game)
        elif icon == MOVE:
            direction = roll_direction(game, self.seat)
            game.push(MoveBarbarians(self.seat, direction, on_map(game)))
        elif icon == TRADE:
            push_trade(game)


GAME.add_step("turn_dial", TurnDial, ["seat"])


def push_trade(game: Civ) -> None:
    """A trade token for each mature city. The start player places them first, so comes last on
    the stack."""
    players = len(game.players)
    for i in range(players):
        seat = (game.start + players - 1 - i) % players
        trade.push_gain(game, seat, mature_cities(game, seat))


# Barbarians come back.


def spawn(game: Civ) -> None:
    """Every barbarian off the map returns to its letter, if nothing but caravans is there."""
    for letter in range(len(LETTERS)):
        hex_ = game.board.lair[letter]
        if game.barbarians[letter] == OFF and hex_ != NOWHERE and game.is_clear(hex_):
            game.barbarians[letter] = hex_
            game.tell(SPAWNED, NOBODY, letter, game.board.answer[hex_])
            game.destroy_caravans(hex_)


# Barbarians move.


def roll_direction(game: Civ, seat: Seat) -> i64:
    """One die. The numbers of the direction token go round clockwise, directions the other way."""
    number = 1 + game.chance(SIDES_OF_DIE)
    game.tell(ROLLED, seat, number)
    return (game.bearing + SIDES_OF_DIE + 1 - number) % SIDES_OF_DIE


def on_map(game: Civ) -> i64:
    """The letters of the barbarians on the map, as bits."""
    found: i64 = 0
    for letter in range(len(LETTERS)):
        if game.barbarians[letter] >= 0:
            found |= BIT[letter]
    return found


class MoveBarbarians(Step[Civ]):
    """All barbarians move in one direction, one after the other, each arrival carried out at
    once; `left` are those still to move, as bits. Stacks are looked at after that."""

    def __init__(self, seat: Seat, direction: i64, left: i64) -> None:
        super().__init__(seat)
        self.direction: Final = direction
        self.left: Final = left

    def run(self, game: Civ) -> None:
        if not self.left:
            game.push(Unstack(self.seat))
        elif game.variant.asks_barbarian:
            game.push(AskBarbarian(self.seat, self.direction, self.left))
        else:
            move_next(game, self.seat, lowest(self.left), self.direction, self.left)


GAME.add_step("move_barbarians", MoveBarbarians, ["seat", "direction", "left"])


class AskBarbarian(Question[Civ]):
    """Which barbarian moves next?"""

    def __init__(self, seat: Seat, direction: i64, left: i64) -> None:
        super().__init__(seat)
        self.direction: Final = direction
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        for letter in members(self.left):
            out.add(BARBARIAN + letter)

    def answer(self, game: Civ, answer: i64) -> None:
        move_next(game, self.seat, answer - BARBARIAN, self.direction, self.left)


GAME.add_step("barbarian", AskBarbarian, ["seat", "direction", "left"], "civ.event.barbarian.order")


def move_next(game: Civ, seat: Seat, letter: i64, direction: i64, left: i64) -> None:
    """The others wait until all that follows from this move is done."""
    game.push(MoveBarbarians(seat, direction, left & ~BIT[letter]))
    move_barbarian(game, letter, direction)


def move_barbarian(game: Civ, letter: i64, direction: i64) -> None:
    """A barbarian moves one space, over water to the first land. One that is turned round on the
    water ends where it began, and nothing happens there."""
    from_ = game.barbarians[letter]
    way = way_of(game, from_, direction)
    hex_ = way[-1]
    if hex_ == from_:
        cross_water(game, way)
        game.tell(CAME_BACK if len(way) > 1 else STAYED, NOBODY, letter, game.board.answer[from_])
        return
    game.tell(MOVED, NOBODY, letter, game.board.answer[from_], game.board.answer[hex_])
    cross_water(game, way)
    comes_back = is_turned_back(game, hex_)
    if not comes_back:
        game.barbarians[letter] = hex_
    ravage(game, hex_)
    if comes_back:
        game.tell(CAME_BACK, NOBODY, letter, game.board.answer[from_])


def way_of(game: Civ, from_: Hex, direction: i64) -> list[Hex]:
    """The spaces a barbarian comes to, one after the other: over water to the first land. Before
    the edge of the map or a protected space it turns round on the spot; turned in both directions
    it ends where it began."""
    board = game.board
    way: list[Hex] = []
    here = from_
    is_turned = False
    while not way or board.terrain[here] == WATER:
        there = board.next[6 * here + direction]
        if is_open(game, there):
            here = there
            way.append(here)
        elif is_turned:
            way.append(from_)
            break
        else:
            is_turned = True
            direction = (direction + 3) % 6
    return way


def is_open(game: Civ, hex_: Hex) -> bool:
    """On the map, and not protected: Petra keeps barbarians from its owner's cities and
    reinforced tokens."""
    if hex_ == NOWHERE:
        return False
    holder = game.holder(hex_)
    if holder == NOBODY or not game.players[holder].has(PETRA):
        return True
    return game.city[hex_] == NOBODY and not game.is_reinforced(hex_)


def is_turned_back(game: Civ, hex_: Hex) -> bool:
    """A reinforced token or a capital sends a barbarian back to where it came from."""
    return game.is_reinforced(hex_) or is_capital(game, hex_)


def is_capital(game: Civ, hex_: Hex) -> bool:
    owner = game.city[hex_]
    return owner != NOBODY and game.players[owner].capital == hex_


def cross_water(game: Civ, way: list[Hex]) -> None:
    """Caravans on the water that a barbarian crosses are destroyed."""
    if game.variant.sinks_caravans:
        for water in way[:-1]:
            game.destroy_caravans(water)


def ravage(game: Civ, hex_: Hex) -> None:
    """All pieces of players in the space a barbarian comes to suffer."""
    game.destroy_caravans(hex_)
    if is_capital(game, hex_):
        push_loss(game, game.city[hex_])
    elif game.city[hex_] != NOBODY:
        game.raze_city(hex_)
    elif game.is_reinforced(hex_):
        game.weaken(hex_)
    elif game.token[hex_] != NOBODY:
        game.remove_token(hex_, LOST_TOKEN)


# A capital is plundered.


def push_loss(game: Civ, seat: Seat) -> None:
    """The owner loses two trade tokens from the own focus cards, all if there are fewer."""
    left = tokens_from(game, seat, 1)
    if left > LOST_TO_BARBARIAN:
        left = LOST_TO_BARBARIAN
    if left:
        game.push(AskLoss(seat, 1, left))


def tokens_from(game: Civ, seat: Seat, slot: i64) -> i64:
    """Trade tokens on the cards in a slot and those after it."""
    count: i64 = 0
    for i in range(slot - 1, SLOTS):
        count += game.players[seat].trade[i]
    return count


class AskLoss(Question[Civ]):
    """From which card, this slot or a later one, is a trade token lost? In the order of slots."""

    def __init__(self, seat: Seat, slot: i64, left: i64) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.left: Final = left

    def options(self, game: Civ, out: Options) -> None:
        player = game.players[self.seat]
        for slot in range(self.slot, SLOTS + 1):
            if player.trade[slot - 1] and tokens_from(game, self.seat, slot) >= self.left:
                out.add(SLOT + slot)

    def answer(self, game: Civ, answer: i64) -> None:
        slot = answer - SLOT
        game.spend_trade(self.seat, slot, 1)
        if self.left > 1:
            game.push(AskLoss(self.seat, slot, self.left - 1))


GAME.add_step("loss", AskLoss, ["seat", "slot", "left"], "civ.event.barbarian.capital")


# Barbarians in one space.


class Unstack(Step[Civ]):
    """While two barbarians share a space, one of them is drawn and moves by a new die."""

    def run(self, game: Civ) -> None:
        hex_ = stack_to_part(game)
        if hex_ == NOWHERE:
            return
        here = [letter for letter in range(len(LETTERS)) if game.barbarians[letter] == hex_]
        letter = here[game.chance(len(here))]
        game.tell(DREW, self.seat, letter)
        game.push(Unstack(self.seat))
        move_barbarian(game, letter, roll_direction(game, self.seat))


GAME.add_step("unstack", Unstack, ["seat"])


def stack_to_part(game: Civ) -> Hex:
    """The space of the stack with the lowest letter that some die would part, else NOWHERE."""
    for letter in range(len(LETTERS)):
        hex_ = game.barbarians[letter]
        if hex_ >= 0:
            for other in range(letter + 1, len(LETTERS)):
                if game.barbarians[other] == hex_ and can_leave(game, hex_):
                    return hex_
    return NOWHERE


def can_leave(game: Civ, hex_: Hex) -> bool:
    """Whether some direction leads a barbarian away for good, as the map is now."""
    for direction in range(6):
        there = way_of(game, hex_, direction)[-1]
        if there != hex_ and not is_turned_back(game, there):
            return True
    return False


# Seoul: at the start of a turn one barbarian may be moved.


def can_lead(game: Civ) -> bool:
    """Whether some barbarian has empty land next to it."""
    for hex_ in game.barbarians:
        if hex_ >= 0 and len(game.empty_land_by(hex_)):
            return True
    return False


def push_seoul(game: Civ, seat: Seat) -> None:
    game.push(AskLed(seat))


class AskLed(Question[Civ]):
    """Which barbarian is moved?"""

    def options(self, game: Civ, out: Options) -> None:
        for letter in range(len(LETTERS)):
            hex_ = game.barbarians[letter]
            if hex_ >= 0 and len(game.empty_land_by(hex_)):
                out.add(BARBARIAN + letter)

    def answer(self, game: Civ, answer: i64) -> None:
        game.push(AskLedTo(self.seat, answer - BARBARIAN))


GAME.add_step("led", AskLed, ["seat"], "civ.card.seoul")


class AskLedTo(Question[Civ]):
    """Where to? It is no move of barbarians: nothing is destroyed."""

    def __init__(self, seat: Seat, letter: i64) -> None:
        super().__init__(seat)
        self.letter: Final = letter

    def options(self, game: Civ, out: Options) -> None:
        hex_ = game.barbarians[self.letter]
        if hex_ >= 0:
            game.add_hexes(out, game.empty_land_by(hex_))

    def answer(self, game: Civ, answer: i64) -> None:
        from_ = game.board.answer[game.barbarians[self.letter]]
        game.barbarians[self.letter] = game.answered_hex(answer)
        game.tell(LED, self.seat, self.letter, from_, answer - HEX)


GAME.add_step("led_to", AskLedTo, ["seat", "letter"], "civ.card.seoul")

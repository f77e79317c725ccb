"""Tables of Deus: a new one, or the one a position describes."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ..core.bits import BIT, lowest, members, size
from ..core.errors import PositionError, SetupError
from ..core.piles import in_order
from ..core.position import Entry, expect_together, number_of, plain_number
from ..core.rng import read_rng, seeded
from ..core.rulebook import Setup
from ..core.tiles import OPEN
from ..core.types import NOBODY, Document
from .board import Board, Laid, drawn, expect_board, read_layout
from .cards import IDS
from .egypt.documents import is_in_play
from .egypt.rules import EGYPT_GAME
from .expansion import BASE_GAME
from .placing import overfull
from .printed import (
    BASE,
    CARDS,
    COLOURS,
    GAME,
    GOODS,
    HAND,
    HAND_LIMIT,
    KINDS,
    MARITIME,
    MARKERS,
    MILITARY,
    MIXED,
    PIECES,
    RANKS,
    RESOURCES,
    SPOTS,
    STANDARD_KINDS,
    TEMPLE,
    VP,
    WOOD,
    face_down,
    rank_of,
    row_of,
)
from .rules import IDLE_ROUNDS, AskStartPiece, BeginTurn, Deal, Reveal
from .state import Deus, Player, Variant, new_player
from .tiles import LAYOUTS

START_GOODS: Final = {"gold": 5, "wood": 1, "stone": 1, "clay": 1, "wheat": 1, "vp": 5}
START_PIECES: Final = 2  # of each standard kind
SET: Final = 16  # cards of a colour in play
TILES_FOR: Final = {2: 4, 3: 6, 4: 7}
REST: Final = "rest"  # as a value of `removed`: all cards that are named nowhere
MOST: Final = 9999  # of gold, VP, rounds: nobody gets there

ABOUT_RESOURCES: Final = [  # not gold or VP
    *("payment", "buy", "sell", "sell_any", "resource"),
    *("swap_with", "shift_value", "sell_at_market", "sell_pairs", "buy_at_market"),
    *("store", "fill_barge", "nearby"),
]

TABLE: Final = [
    "game",
    "version",
    "players",
    "seed",
    "switches",
    "map",
    "villages",
    "attacked",
    "supply",
    "start",
    "round",
    "idle",
    "turns_left",
    "turn",
    "seats",
    "deck",
    "discard",
    "removed",
    "box",
    "generator",
    "pending",
]
SEAT_FIELDS: Final = [
    "goods",
    "tableau",
    "supply",
    "chosen",
    "hand",
    "offering",
    "rows",
    "joker",
    "pieces",
]


class DeusSetup(Setup):
    def new(self, players: int, seed: int, switches: Document) -> Deus:
        game = empty_table(players, seed, switches)
        for _ in range(players):
            player = new_player()
            for good, name in enumerate(GOODS):
                player.goods[good] = START_GOODS[name]
            game.players.append(player)
        game.expansion.set_up(game)
        stock_supply(game)
        fill_box(game)
        game.deck = rest_of_the_cards(game)
        game.rng.shuffle(game.deck)
        game.left = len(game.deck)
        game.start = game.chance(players)
        game.origin = {"players": players, "seed": seed, "switches": switches}
        push_start(game, switches)
        game.settle()
        return game

    def read_table(self, table: Entry) -> Deus:
        return read_table(table)


GAME.setup = DeusSetup()


def empty_table(players: int, seed: int, switches: Document) -> Deus:
    """The map, the villages with their VP, and temple pieces: as many as tiles."""
    rng = seeded(seed)
    tiles = drawn(wanted_tiles(players, switches["layout"]), rng)
    game = Deus(rng, variant_of(switches), Board(tiles, switches["hole_is_edge"]))
    game.village_vp = full_villages(game.board)
    game.temples = len(tiles)
    return game


def variant_of(switches: Document) -> Variant:
    sets = [switches[f"{colour}_set"] for colour in COLOURS]
    return Variant(switches, BASE_GAME if sets == [BASE] * len(sets) else EGYPT_GAME)


def wanted_tiles(players: int, layout: str | list[Any]) -> list[Laid]:
    """The tiles of a layout, what is not said left open."""
    if isinstance(layout, list):
        wanted = read_layout(layout)
    elif layout in LAYOUTS[players]:
        wanted = [Laid(q, r, OPEN, OPEN, OPEN) for q, r in LAYOUTS[players][layout]]
    else:
        names = ", ".join(LAYOUTS[players])
        raise SetupError(f"switch layout is {layout!r}, expected for {players} players: {names}")
    expect_board(wanted, TILES_FOR[players])
    return wanted


def full_villages(board: Board) -> vec[i64]:
    """Each village gets as many VP as regions border it."""
    vp = vec[i64]([0] * board.size)
    for village in members(board.villages):
        vp[village] = size(board.near[village] & board.regions)
    return vp


def stock_supply(game: Deus) -> None:
    """Five markers of each resource for each player, less those the players hold."""
    for good in range(WOOD, VP):
        held = sum([player.goods[good] for player in game.players])
        game.supply[good] = resources_in_play(game) - held


def resources_in_play(game: Deus) -> i64:
    """Of each kind: five for each player, less those an expansion lays elsewhere."""
    return MARKERS * len(game.players) - game.expansion.on_market(game)


def fill_box(game: Deus) -> None:
    """Mixed temples: of those that lie nowhere yet so many go unseen that the box has 16."""
    if game.variant.sets[TEMPLE] == MIXED:
        rest = rest_of_the_cards(game)
        temples = vec[i64]([card for card in rest if CARDS[card].kind == TEMPLE])
        missing = SET - len(game.box)
        if missing > len(temples):
            used = SET + missing - len(temples)
            raise PositionError(f"{used} temples are used, expected {SET} at most")
        game.rng.shuffle(temples)
        game.box = in_order(extend(temples[:missing], game.box), len(CARDS))


def push_start(game: Deus, switches: Document) -> None:
    """The steps that begin a game: pieces for the tableaus, cards, the first turn."""
    pieces = switches["start_pieces"]
    players = len(game.players)
    game.push(BeginTurn(game.start))
    if pieces == "standard":
        for player in game.players:
            player.tableau = vec[i64]([START_PIECES] * TEMPLE)
            player.supply = vec[i64]([PIECES - START_PIECES] * TEMPLE)
        game.push(Deal(game.start))
        return
    if switches["start_choice"] == "before_deal":
        game.push(Deal(game.start))
    game.push(Reveal(game.start))
    for i in range(players):
        game.push(AskStartPiece((game.start + players - 1 - i) % players))
    if switches["start_choice"] == "after_deal":
        game.push(Deal(game.start))


def rest_of_the_cards(game: Deus) -> vec[i64]:
    """All cards that lie nowhere yet, in order."""
    count = [game.variant.copies(card) for card in range(len(CARDS))]
    piles = [game.discard, game.deck, game.removed, game.box]
    for player in game.players:
        piles.extend([player.hand, player.offering, *player.rows])
        if player.joker != NOBODY:
            piles.append(vec[i64]([player.joker]))
    for pile in piles:
        for card in pile:
            if card != face_down():
                count[card] -= 1
    rest = vec[i64]()
    for number, row in enumerate(CARDS):
        if count[number] < 0:
            copies = game.variant.copies(number)
            used = copies - count[number]
            if copies == 0:
                raise PositionError(f"the card {row.id} is used, but its set is not in play")
            raise PositionError(f"{used} cards {row.id} are used, expected {copies} at most")
        for _ in range(count[number]):
            rest = append(rest, i64(number))
    return rest


# Positions: what is named is put where it is named, the rest is set up as usual.


def read_table(table: Entry) -> Deus:
    if table.fields.get("game", GAME.name) != GAME.name:
        raise PositionError(f"game is {table.fields['game']!r}, expected {GAME.name!r}")
    table.number("version", GAME.version, GAME.version)
    seats = table.entries("seats")
    if table.has("seats") and len(seats) not in GAME.players:
        raise PositionError(f"seats has {len(seats)} entries, expected 2 to 4")
    players = table.number("players", len(seats) or 2, 4, least=2)
    if seats and len(seats) != players:
        raise PositionError(f"seats has {len(seats)} entries, expected {players}")
    game = read_board(table, players)
    table.expect_only([*TABLE, *game.expansion.table_fields(game.variant)])
    waiting = [name for entry in table.entries("pending") for name in entry.fields]
    for seat in range(players):
        path = f"seats[{seat}]"
        entry = seats[seat] if seats else Entry({}, path)
        game.players.append(read_player(game, entry, "reveal" not in waiting))
        expect_at_rest(game, seat, waiting, path)
    game.expansion.read(game, table)
    read_supply(game, table)
    rest = shuffled_rest(game, table)
    read_clock(game, table)
    for i in range(players):
        seat = (game.start + i) % players
        if not (seats and seats[seat].has("hand")):
            cards = min(HAND, len(rest))
            game.players[seat].hand = in_order(rest[len(rest) - cards :], len(IDS))
            rest = rest[: len(rest) - cards]
    lay_piles(game, table, rest)
    if table.has("generator"):
        game.rng = read_rng(str(table.fields["generator"]))
    read_pending(game, table)
    return game


def expect_at_rest(game: Deus, seat: int, waiting: list[str], path: str) -> None:
    """What is only there in the middle of something needs the step that waits for it."""
    player = game.players[seat]
    if len(player.offering) and "offering" not in waiting:
        raise PositionError(f"{path}.offering is given, expected the step offering in pending")
    if player.pieces_chosen() and "reveal" not in waiting:
        raise PositionError(f"{path}.chosen is given, expected the step reveal in pending")
    if player.joker != NOBODY and not player.has_laid_joker() and "row" not in waiting:
        raise PositionError(f"{path}.joker is given, expected face_down in one of the rows")
    crowded = overfull(game, seat)
    if not waiting and crowded:
        region = game.board.name(lowest(crowded))
        armies = player.armies_in(BIT[lowest(crowded)])
        limit = game.variant.army_limit
        raise PositionError(f"{path}.pieces.{region} has {armies} armies, expected {limit} at most")


def read_board(table: Entry, players: int) -> Deus:
    seed = table.number("seed", 0, (1 << 128) - 1)
    switches = table.fields.get("switches", {})
    try:
        chosen = GAME.all_switches(switches)
    except SetupError as error:
        raise PositionError(f"switches: {error}") from error
    try:
        if table.has("map"):
            game = empty_table(players, seed, chosen | {"layout": table.items("map")})
            game.variant = variant_of(chosen)
        else:
            game = empty_table(players, seed, chosen)
    except SetupError as error:
        if table.has("map"):
            raise PositionError(str(error).replace("switch layout", "map")) from error
        raise PositionError(f"switches: {error}") from error
    names = game.board.hexes.names
    for name, value in table.entry("villages").fields.items():
        hex_ = number_of(name, names, "villages")
        if not game.board.villages & BIT[hex_]:
            raise PositionError(f"villages.{name}: no village lies there")
        game.village_vp[hex_] = plain_number(value, 0, 6, f"villages.{name}")
    for i, said in enumerate(table.items("attacked")):
        hex_ = number_of(said, names, f"attacked[{i}]")
        if not game.board.villages & BIT[hex_]:
            raise PositionError(f"attacked[{i}]: no village lies at {said}")
        if game.village_vp[hex_] and said in table.entry("villages").fields:
            raise PositionError(f"attacked[{i}]: the village at {said} has VP, expected none")
        game.village_vp[hex_] = 0
        game.attacked |= BIT[hex_]
    if game.variant.emptied_is_attacked:
        for hex_ in members(game.board.villages):
            if game.village_vp[hex_] == 0:
                game.attacked |= BIT[hex_]
    return game


def read_player(game: Deus, entry: Entry, start: bool) -> Player:
    """A seat: its goods, its pieces on the board, then what is left of the others."""
    entry.expect_only([*SEAT_FIELDS, *game.expansion.seat_fields(game.variant)])
    player = new_player()
    goods = entry.entry("goods")
    goods.expect_only(GOODS)
    for good, name in enumerate(GOODS):
        player.goods[good] = goods.number(name, START_GOODS[name], MOST)
    rows = entry.entry("rows")
    rows.expect_only(KINDS)
    for kind in [TEMPLE, *range(TEMPLE)]:  # temples may say what else lies in a row
        player.rows[kind] = read_row(game, player, rows, kind)
    player.hand = in_order(entry.words("hand", IDS), len(IDS))
    if len(player.hand) > HAND_LIMIT:
        raise PositionError(f"{entry.at('hand')} has {len(player.hand)} cards, expected 10 at most")
    player.offering = entry.words("offering", IDS)
    jokers = sum([1 for row in player.rows for card in row if card == face_down()])
    if jokers > 1:
        raise PositionError(f"{entry.at('rows')} has {jokers} cards face_down, expected 1 at most")
    if entry.fields.get("joker") is not None:
        player.joker = entry.word("joker", IDS)
    elif jokers:
        raise PositionError(
            f"{entry.at('joker')} is missing, expected the card that lies face down"
        )
    read_pieces(game, player, entry.entry("pieces"))
    game.expansion.read_seat(game, player, entry)
    read_tableau(player, entry, START_PIECES if start else 0)
    return player


def read_row(game: Deus, player: Player, rows: Entry, kind: int) -> vec[i64]:
    name = KINDS[kind]
    row = rows.words(name, GAME.words["card"])
    if len(row) > RANKS:
        raise PositionError(f"{rows.at(name)} has {len(row)} cards, expected {RANKS} at most")
    for i, card in enumerate(row):
        if card == face_down():
            if kind == TEMPLE:
                raise PositionError(f"{rows.at(name)}[{i}]: no joker lies among the temples")
        elif CARDS[card].kind != kind and not game.expansion.may_lie_in(
            player, card, row[:i], kind
        ):
            raise PositionError(f"{rows.at(name)}[{i}] is {CARDS[card].id}, expected a {name} card")
    return row


def read_pieces(game: Deus, player: Player, entry: Entry) -> None:
    """The pieces on the board, by region: `"1,0": [civil, military]`."""
    board = game.board
    game.players.append(player)  # so that verbs may be used
    seat = len(game.players) - 1
    for name in entry.fields:
        hex_ = number_of(name, board.hexes.names, entry.path)
        path = entry.at(name)
        if board.villages & BIT[hex_]:
            raise PositionError(f"{path}: a village lies there, expected a region")
        if game.foreign(seat) & BIT[hex_]:
            raise PositionError(f"{path}: another seat occupies this region")
        for kind in entry.words(name, KINDS):
            if kind != MILITARY and player.at[kind] & BIT[hex_]:
                raise PositionError(f"{path} has two pieces of kind {KINDS[kind]}")
            game.put(seat, kind, hex_)
        at_sea = board.sea & BIT[hex_] != 0
        ship = player.at[MARITIME] & BIT[hex_] != 0
        if ship != at_sea and player.own & BIT[hex_]:
            raise PositionError(f"{path}: ships are at sea, and nothing is there without one")
        buildings = player.pieces_in(BIT[hex_])
        others = buildings - player.armies_in(BIT[hex_]) - (1 if ship else 0)
        if at_sea and others:
            raise PositionError(f"{path}: only ships and armies are at sea")
        if player.at[TEMPLE] & BIT[hex_] and buildings == 1:
            raise PositionError(f"{path}: a temple must not stand alone")
        if player.armies_in(BIT[hex_]) > PIECES:
            raise PositionError(f"{path} has more than 5 armies")
    game.players.pop()


def read_tableau(player: Player, entry: Entry, start: int) -> None:
    """Tableau, personal supply and board together hold 5 pieces of each kind."""
    tableau = entry.entry("tableau")
    tableau.expect_only(STANDARD_KINDS)
    supply = entry.entry("supply")
    supply.expect_only(STANDARD_KINDS)
    chosen = entry.entry("chosen")
    chosen.expect_only(STANDARD_KINDS)
    for kind, name in enumerate(STANDARD_KINDS):
        free = PIECES - player.used(kind)
        if free < 0:
            where = f"{entry.at('pieces')} has"
            if player.used(kind) > player.built(kind):
                where = f"{entry.at('pieces')} and fallen together have"
            raise PositionError(f"{where} {PIECES - free} {name}, expected 5")
        usual = min(free, start)
        if supply.has(name):
            usual = max(free - supply.number(name, 0, PIECES), 0)
        player.tableau[kind] = tableau.number(name, usual, PIECES)
        left = supply.number(name, max(free - player.tableau[kind], 0), PIECES)
        if player.tableau[kind] + left != free:
            raise PositionError(
                f"{entry.path} has {player.tableau[kind]} {name} pieces on the tableau and {left}"
                f" in its supply, expected {free} together"
            )
        player.supply[kind] = left
        player.chosen[kind] = chosen.number(name, 0, PIECES)


def read_supply(game: Deus, table: Entry) -> None:
    supply = table.entry("supply")
    supply.expect_only([*RESOURCES, "temples"])
    stock_supply(game)
    there = int(resources_in_play(game))
    for good in range(WOOD, VP):
        name = GOODS[good]
        places = {
            f"seats[{seat}].goods.{name}": int(player.goods[good])
            for seat, player in enumerate(game.players)
        }
        left = max(int(game.supply[good]), 0)
        game.supply[good] = supply.number(name, left, there)
        expect_together({**places, supply.at(name): int(game.supply[good])}, there)
    built = sum([size(player.at[TEMPLE]) for player in game.players])
    if built > game.temples:
        raise PositionError(f"the seats have {built} temples, expected {game.temples} at most")
    game.temples = supply.number("temples", game.temples - built, game.temples - built)


def read_clock(game: Deus, table: Entry) -> None:
    players = len(game.players)
    game.start = table.number("start", int(game.chance(players)), players - 1)
    game.round = table.number("round", 1, MOST, least=0 if table.has("pending") else 1)
    game.idle = table.number("idle", 0, IDLE_ROUNDS * players)
    if table.fields.get("turns_left") is not None:
        least = 0 if table.has("pending") else 1
        game.turns_left = table.number("turns_left", 0, 2 * players, least)


def shuffled_rest(game: Deus, table: Entry) -> vec[i64]:
    """The cards that are named nowhere, unless the position removes them from the game."""
    game.discard = table.words("discard", IDS)
    game.deck = table.words("deck", IDS)
    if table.fields.get("removed") != REST:
        game.removed = in_order(table.words("removed", IDS), len(IDS))
    game.box = read_box(game, table)
    fill_box(game)
    rest = rest_of_the_cards(game)
    game.rng.shuffle(rest)
    if table.fields.get("removed") == REST:
        game.removed = in_order(rest, len(IDS))
        return vec[i64]()
    return rest


def read_box(game: Deus, table: Entry) -> vec[i64]:
    box = table.words("box", IDS)
    if len(box) and game.variant.sets[TEMPLE] != MIXED:
        raise PositionError(f"box has {len(box)} cards, expected none unless temples are mixed")
    for i, card in enumerate(box):
        if CARDS[card].kind != TEMPLE:
            raise PositionError(f"box[{i}] is {CARDS[card].id}, expected a temple card")
    if len(box) > SET:
        raise PositionError(f"box has {len(box)} cards, expected {SET} at most")
    return in_order(box, len(IDS))


def lay_piles(game: Deus, table: Entry, rest: vec[i64]) -> None:
    """The named cards of the draw pile lie on top of the rest; an empty one stays empty."""
    if table.has("deck") and len(game.deck) == 0:
        game.removed = in_order(extend(rest, game.removed), len(IDS))
    else:
        game.deck = extend(rest, game.deck)
    game.left = len(game.deck)


def expect_card_at(game: Deus, step: Entry) -> None:
    """Steps name a card by its row and rank: it has to lie there."""
    spot = step.word("spot", SPOTS)
    player = game.players[step.number("seat", 0, len(game.players) - 1)]
    if rank_of(spot) > len(player.rows[row_of(spot)]):
        raise PositionError(f"{step.at('spot')} is {SPOTS[spot]!r}, but no card lies there")


def read_pending(game: Deus, table: Entry) -> None:
    """The stack, bottom first; without it the seat to move begins its turn."""
    if table.has("pending"):
        if table.has("turn"):
            raise PositionError("turn is given, expected it only without pending")
        for entry in table.entries("pending"):
            game.push(game.read(entry))
            if not is_in_play(game.variant, game.stack[-1]):
                raise PositionError(f"{entry.path}: the set this step belongs to is not in play")
            for name in entry.fields:
                if name in ABOUT_RESOURCES:
                    entry.entry(name).word("good", RESOURCES)
                if name == "region":  # a temple asks for its site instead
                    entry.entry(name).word("kind", STANDARD_KINDS)
                if entry.entry(name).has("spot"):
                    expect_card_at(game, entry.entry(name))
        return
    seat = table.number("turn", game.start, len(game.players) - 1)
    if seat == game.start and game.round:
        game.round -= 1  # beginning the turn counts it
    game.push(BeginTurn(seat))

"""What is written of Egypt's things, and how positions are read back. Each colour has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, lowest, members, size
from ...core.errors import PositionError
from ...core.position import Entry, number_of, plain_number
from ...core.steps import Step
from ...core.types import NOBODY, Document
from ..printed import (
    CIVIL,
    EGYPT,
    GAME,
    GOODS,
    KINDS,
    MARITIME,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    SPOTS,
    STANDARD_KINDS,
    TEMPLE,
    VP,
    WOOD,
    face_down,
    rank_of,
    row_of,
)
from .holdings import NONE, Holdings
from .printed import (
    BARGES,
    HIGH,
    LOW,
    MARKERS,
    MIDDLE,
    SIZES,
    START_BARGES,
    STEP,
    TILE_TEMPLES,
    TILES,
)

if TYPE_CHECKING:
    from ..state import Deus, Player, Variant

REST: Final = -1  # a stock that the position does not name
COLOUR_OF: Final = {
    "market": MARITIME,
    "barges": PRODUCTION,
    "science": SCIENCE,
    "scribe": CIVIL,
    "combat": MILITARY,
    "armies": MILITARY,
    "temples": TEMPLE,
}
COMBAT: Final = ["markers", "forts", "garrisons", "fallen"]


def is_in_play(variant: Variant, step: Step[Any]) -> bool:
    """The steps of a colour's own module need its set."""
    module = type(step).__module__.rpartition(".")[2]
    return module not in COLOUR_OF or variant.plays(COLOUR_OF[module], EGYPT)


def table_fields(variant: Variant) -> list[str]:
    found: list[str] = []
    if variant.plays(MARITIME, EGYPT):
        found.append("market")
    if variant.plays(PRODUCTION, EGYPT):
        found.append("barges")
    return found


def seat_fields(variant: Variant) -> list[str]:
    found: list[str] = []
    if variant.plays(PRODUCTION, EGYPT):
        found.append("barges")
    if variant.plays(SCIENCE, EGYPT):
        found.append("coins")
    if variant.plays(CIVIL, EGYPT):
        found.append("scribe")
    if variant.plays(MILITARY, EGYPT):
        found.extend(COMBAT)
    if variant.plays(TEMPLE, EGYPT):
        found.append("tiles")
    return found


# Writing.


def written(game: Deus) -> Document:
    found: Document = {}
    if game.variant.plays(MARITIME, EGYPT):
        found["market"] = {GOODS[good]: game.market[good] for good in range(WOOD, VP)}
    if game.variant.plays(PRODUCTION, EGYPT):
        found["barges"] = {str(size_): game.barges[size_] for size_ in range(1, SIZES)}
    return found


def written_seat(game: Deus, player: Player) -> Document:
    variant = game.variant
    own = player.egypt
    found: Document = {}
    if variant.plays(PRODUCTION, EGYPT):
        found["barges"] = [n for n in range(1, SIZES) for _ in range(own.barges[n])]
    if variant.plays(SCIENCE, EGYPT):
        found["coins"] = [SPOTS[spot] for spot in members(own.coins)]
    if variant.plays(CIVIL, EGYPT):
        found["scribe"] = None if own.scribe == NOBODY else game.board.name(own.scribe)
    if variant.plays(MILITARY, EGYPT):
        regions = [game.board.name(hex_) for hex_ in members(own.held)]
        found["markers"] = {"stock": own.stock, "ready": own.ready, "regions": regions}
        found["forts"] = by_owner(own.forts)
        found["garrisons"] = by_owner(own.garrisons)
        found["fallen"] = [game.board.name(hex_) for hex_ in members(own.fallen)]
    if variant.plays(TEMPLE, EGYPT):
        found["tiles"] = {
            temple: own.tiles[i]
            for i, temple in enumerate(TILE_TEMPLES)
            if GAME.words["card"].index(temple) in player.rows[TEMPLE]
        }
    return found


def by_owner(markers: vec[i64]) -> Document:
    """Whose marker lies where, by kind."""
    return {KINDS[kind]: owner for kind, owner in enumerate(markers) if owner != NOBODY}


# Reading.


def start_holdings(variant: Variant) -> Holdings:
    """What a player has when a game begins."""
    found = NONE.copy()
    if variant.plays(PRODUCTION, EGYPT):
        found.barges = START_BARGES
    if variant.plays(MILITARY, EGYPT):
        found.stock = MARKERS
    return found


def read_seat(game: Deus, player: Player, entry: Entry) -> None:
    variant = game.variant
    own = start_holdings(variant)
    if entry.has("barges"):
        own.barges = vec[i64]([0] * SIZES)
        for i, said in enumerate(entry.items("barges")):
            own.barges[plain_number(said, 1, SIZES - 1, f"{entry.at('barges')}[{i}]")] += 1
    own.coins = read_coins(player, entry)
    if variant.plays(CIVIL, EGYPT):
        own.scribe = read_scribe(game, player, entry)
    if variant.plays(MILITARY, EGYPT):
        read_markers(game, own, entry)
    own.tiles = read_tiles(player, entry.entry("tiles"))
    player.egypt = own


def read_coins(player: Player, entry: Entry) -> i64:
    """Each lies on a card of its own: no temple, and nothing face down."""
    coins: i64 = 0
    for i, said in enumerate(entry.items("coins")):
        path = f"{entry.at('coins')}[{i}]"
        spot = number_of(said, SPOTS, path)
        row = player.rows[row_of(spot)]
        rank = rank_of(spot)
        if row_of(spot) == TEMPLE or rank > len(row) or row[rank - 1] == face_down():
            raise PositionError(f"{path} is {said!r}, expected a card that can be activated there")
        if coins & BIT[spot]:
            raise PositionError(f"{path} is {said!r} once more, expected one coin on a card")
        coins |= BIT[spot]
    return coins


def read_scribe(game: Deus, player: Player, entry: Entry) -> int:
    """The scribe lies under a civil piece: the one named, or the first there is."""
    civil = player.at[CIVIL]
    if not entry.has("scribe"):
        return lowest(civil) if civil else NOBODY
    said = entry.fields["scribe"]
    if said is None and not civil:
        return NOBODY
    scribe = number_of(said, game.board.hexes.names, entry.at("scribe"))
    if not civil & BIT[scribe]:
        raise PositionError(
            f"{entry.at('scribe')} is {said!r}, expected a region with a civil piece"
        )
    return scribe


def read_tiles(player: Player, entry: Entry) -> vec[i64]:
    """Temples that have tiles begin with three of them."""
    entry.expect_only(TILE_TEMPLES)
    tiles = NONE.tiles[:]
    for i, temple in enumerate(TILE_TEMPLES):
        if GAME.words["card"].index(temple) in player.rows[TEMPLE]:
            tiles[i] = entry.number(temple, TILES, TILES)
        elif entry.has(temple):
            raise PositionError(f"{entry.at(temple)} is given, expected the card among the temples")
    return tiles


def read_markers(game: Deus, own: Holdings, entry: Entry) -> None:
    markers = entry.entry("markers")
    markers.expect_only(["stock", "ready", "regions"])
    own.stock = markers.number("stock", 0, MARKERS) if markers.has("stock") else REST
    own.ready = markers.number("ready", 0, MARKERS)
    own.held = read_spaces(game, markers, "regions", game.board.regions, "a region, no village")
    own.counted = own.held if game.variant.switches["marker_counts_as_building"] else 0
    own.fallen = read_spaces(game, entry, "fallen", game.attacked, "a village that was attacked")


def read_spaces(game: Deus, entry: Entry, name: str, among: i64, expected: str) -> i64:
    """A list of different spaces, all of them of one sort, as bits."""
    found: i64 = 0
    for i, said in enumerate(entry.items(name)):
        path = f"{entry.at(name)}[{i}]"
        space = BIT[number_of(said, game.board.hexes.names, path)]
        if not among & space:
            raise PositionError(f"{path} is {said!r}, expected {expected}")
        if found & space:
            raise PositionError(f"{path} is {said!r} once more, expected each space once")
        found |= space
    return found


def read_owners(entry: Entry, kinds: list[str], others: list[int]) -> vec[i64]:
    """Whose markers lie on a tableau: those of other seats."""
    entry.expect_only(kinds)
    owners = vec[i64]([NOBODY] * len(kinds))
    for kind, name in enumerate(kinds):
        if entry.has(name):
            said = entry.fields[name]
            if not isinstance(said, int) or isinstance(said, bool) or said not in others:
                seats = " or ".join([str(other) for other in others])
                raise PositionError(f"{entry.at(name)} is {said!r}, expected another seat: {seats}")
            owners[kind] = said
    return owners


def read(game: Deus, table: Entry) -> None:
    market = table.entry("market")
    market.expect_only(GOODS[WOOD:VP])
    game.market = game.market[:]
    for good in range(WOOD, VP):
        value = market.number(GOODS[good], MIDDLE, HIGH, least=LOW)
        if value % STEP:
            raise PositionError(f"{market.at(GOODS[good])} is {value}, expected 2, 4 or 6")
        game.market[good] = value
    if game.variant.plays(PRODUCTION, EGYPT):
        read_barges(game, table.entry("barges"))
    for seat in range(len(game.players)):
        game.occupy(seat)
    if game.variant.plays(MILITARY, EGYPT):
        for seat, entry in enumerate(table.entries("seats")):
            own = game.players[seat].egypt
            others = [other for other in range(len(game.players)) if other != seat]
            own.forts = read_owners(entry.entry("forts"), STANDARD_KINDS, others)
            own.garrisons = read_owners(entry.entry("garrisons"), KINDS, others)
        expect_room_for_markers(game)
        count_markers(game)


def read_barges(game: Deus, supply: Entry) -> None:
    supply.expect_only([str(size_) for size_ in range(1, SIZES)])
    game.barges = vec[i64]([0] * SIZES)
    for size_ in range(1, SIZES):
        held: i64 = 0
        for player in game.players:
            held += player.egypt.barges[size_]
        left = BARGES[size_] - held
        if left < 0:
            raise PositionError(
                f"the seats have {held} barges of size {size_}, expected {BARGES[size_]} at most"
            )
        game.barges[size_] = supply.number(str(size_), left, left)


def expect_room_for_markers(game: Deus) -> None:
    """No marker lies where another player is; no two armies lie in one village."""
    for seat, player in enumerate(game.players):
        for other in game.players:
            if other is player:
                continue
            shared = player.egypt.held & other.own
            if shared:
                path = f"seats[{seat}].markers.regions has {game.board.name(lowest(shared))}"
                raise PositionError(f"{path}, expected none that another seat occupies")
            shared = player.egypt.fallen & other.egypt.fallen
            if shared:
                path = f"seats[{seat}].fallen has {game.board.name(lowest(shared))}"
                raise PositionError(f"{path}, expected no army of another seat there")


def count_markers(game: Deus) -> None:
    """Each player has five markers. The stock is what is left, unless the position names it."""
    used = [player.egypt.ready + size(player.egypt.held) for player in game.players]
    for player in game.players:
        for markers in [player.egypt.forts, player.egypt.garrisons]:
            for owner in markers:
                if owner != NOBODY:
                    used[owner] += 1
    for seat, player in enumerate(game.players):
        if player.egypt.stock == REST:
            player.egypt.stock = max(MARKERS - used[seat], 0)
        total = used[seat] + player.egypt.stock
        if total > MARKERS:
            raise PositionError(
                f"seats[{seat}] has {total} combat markers, expected {MARKERS} at most"
            )

"""What is written of Egypt's things, and how positions are read back. Each colour has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import BIT, lowest, members, size
from ...core.errors import PositionError
from ...core.position import Entry, number_of, plain_number
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
COMBAT: Final = ["markers", "forts", "garrisons", "fallen"]


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
            temple: own.tiles[i] for i, temple in enumerate(TILE_TEMPLES) if own.tiles[i]
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
    names = game.board.hexes.names
    if entry.has("barges"):
        own.barges = vec[i64]([0] * SIZES)
        for i, said in enumerate(entry.items("barges")):
            own.barges[plain_number(said, 1, SIZES - 1, f"{entry.at('barges')}[{i}]")] += 1
    for i, said in enumerate(entry.items("coins")):
        own.coins |= BIT[read_coin(player, said, f"{entry.at('coins')}[{i}]")]
    if variant.plays(CIVIL, EGYPT):
        own.scribe = read_scribe(player, entry, names)
    if variant.plays(MILITARY, EGYPT):
        read_markers(game, own, entry)
    for temple in entry.entry("tiles").fields:
        path = f"{entry.at('tiles')}.{temple}"
        i = number_of(temple, TILE_TEMPLES, entry.at("tiles"))
        if GAME.words["card"].index(temple) not in player.rows[TEMPLE]:
            raise PositionError(f"{path} is given, expected the card among the temples")
        own.tiles = own.tiles[:]
        own.tiles[i] = entry.entry("tiles").number(temple, 0, TILES)
    player.egypt = own


def read_coin(player: Player, said: object, path: str) -> int:
    spot = number_of(said, SPOTS, path)
    row = player.rows[row_of(spot)]
    if row_of(spot) == TEMPLE or rank_of(spot) > len(row) or row[rank_of(spot) - 1] == face_down():
        raise PositionError(f"{path} is {said!r}, but no card that can be activated lies there")
    return spot


def read_scribe(player: Player, entry: Entry, names: list[str]) -> int:
    """The scribe lies under a civil piece: the one named, or the first there is."""
    civil = player.at[CIVIL]
    if entry.fields.get("scribe") is None:
        return lowest(civil) if civil else NOBODY
    scribe = number_of(entry.fields["scribe"], names, entry.at("scribe"))
    if not civil & BIT[scribe]:
        said = entry.fields["scribe"]
        raise PositionError(f"{entry.at('scribe')} is {said!r}, but no civil piece stands there")
    return scribe


def read_markers(game: Deus, own: Holdings, entry: Entry) -> None:
    names = game.board.hexes.names
    markers = entry.entry("markers")
    markers.expect_only(["stock", "ready", "regions"])
    own.ready = markers.number("ready", 0, MARKERS)
    for i, said in enumerate(markers.items("regions")):
        path = f"{markers.at('regions')}[{i}]"
        hex_ = number_of(said, names, path)
        if not game.board.regions & BIT[hex_]:
            raise PositionError(f"{path}: a village lies at {said}, expected a region")
        own.held |= BIT[hex_]
    own.counted = own.held if game.variant.switches["marker_counts_as_building"] else 0
    own.stock = markers.number("stock", 0, MARKERS) if markers.has("stock") else REST
    for i, said in enumerate(entry.items("fallen")):
        hex_ = number_of(said, names, f"{entry.at('fallen')}[{i}]")
        if not game.attacked & BIT[hex_]:
            raise PositionError(f"{entry.at('fallen')}[{i}]: no defeated village lies at {said}")
        own.fallen |= BIT[hex_]
    own.forts = read_owners(entry.entry("forts"), STANDARD_KINDS)
    own.garrisons = read_owners(entry.entry("garrisons"), KINDS)


def read_owners(entry: Entry, kinds: list[str]) -> vec[i64]:
    entry.expect_only(kinds)
    owners = vec[i64]([NOBODY] * len(kinds))
    for kind, name in enumerate(kinds):
        if entry.has(name):
            owners[kind] = entry.number(name, 0, 3)
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
        expect_markers_to_fit(game)


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


def expect_markers_to_fit(game: Deus) -> None:
    """Nobody has more than five markers, none lies where another player is, nor on his own.

    The stock is what is left, unless the position names it.
    """
    players = len(game.players)
    for seat, player in enumerate(game.players):
        path = f"seats[{seat}]"
        clash: i64 = 0
        for other in range(players):
            if other != seat:
                clash |= player.egypt.held & game.players[other].own
        if clash:
            name = game.board.name(lowest(clash))
            raise PositionError(f"{path}.markers: another seat occupies {name}")
        laid = size(player.egypt.held)
        for other, victim in enumerate(game.players):
            for owners in [victim.egypt.forts, victim.egypt.garrisons]:
                for owner in owners:
                    if owner != NOBODY and (owner >= players or owner == other):
                        raise PositionError(f"seats[{other}]: seat {owner} cannot have marked it")
                    laid += 1 if owner == seat else 0
        used = player.egypt.ready + laid
        if player.egypt.stock != REST:
            used += player.egypt.stock
        else:
            player.egypt.stock = max(MARKERS - used, 0)
        if used > MARKERS:
            raise PositionError(f"{path} has {used} combat markers, expected {MARKERS} at most")

"""Chapter 7, placement: where a piece may go, what the place costs, and which rule says no."""

import random
from collections import deque
from typing import Any

import pytest

from theogony.core.types import Document
from theogony.deus.state import Deus

from .box import LAND_KINDS, Place, around, at
from .tables import GAME, asked, game_with, has, new_game, refused, say, seat_of, to_move

# The edge of the fixed map of two players; its other regions lie inside.
LAND_EDGE = {"0,-1", "1,-1", "2,0", "2,2", "-2,3", "-1,4", "0,4", "0,5", "1,5"}
SEA_EDGE = {"-1,0", "-1,1", "-1,2", "-2,4", "2,3", "3,0"}

# With 2 gold each can be paid in one way only: the next question is the region.
CARDS = {
    "maritime": "merchant_ship_stone",
    "production": "workers_quarters",
    "science": "academy_maritime",
    "civil": "trading_post_forest",
    "military": "ballista",
}

# Four tiles around two gaps, 0,0 and 2,-1. Only through these do 1,0 and 1,-1 lie open.
GAPS: list[Document] = [
    {"at": [1, 1], "tile": 1, "side": "a", "turn": 5},
    {"at": [-2, 1], "tile": 2, "side": "a", "turn": 4},
    {"at": [1, -2], "tile": 3, "side": "a", "turn": 3},
    {"at": [4, -2], "tile": 4, "side": "a", "turn": 0},
]


def builder(pieces: Document | None = None, vp: int = 5) -> Document:
    """A seat with a card of each kind in hand, too little gold to pay any resource with it."""
    return {
        "goods": {"gold": 2, "vp": vp},
        "hand": [*CARDS.values(), "temple_towns"],
        "pieces": pieces or {},
    }


def placing(
    kind: str,
    own: Document | None = None,
    others: Document | None = None,
    vp: int = 5,
    **table: Any,
) -> Deus:
    """Seat 0 has laid and paid a card of this kind; where does the piece go?"""
    game = game_with(builder(own, vp), {"pieces": others or {}}, **table)
    say(game, f"build {CARDS[kind]}")
    return game


def with_gaps(own: Document, others: Document, vp: int, **switches: Any) -> Deus:
    document = {
        "switches": {"layout": GAPS, **switches},
        "start": 0,
        "seats": [builder(own, vp), {"pieces": others}],
    }
    game = GAME.from_position(document)
    assert isinstance(game, Deus)
    return game


def places(game: Deus) -> set[str]:
    """The regions that may be answered."""
    assert game.decision is not None and game.decision.ask in ("region", "temple_site")
    return {name.removeprefix("hex ") for name in asked(game)}


def price(game: Deus, place: str) -> int:
    """The VP a region costs, as the view says."""
    options = game.view(to_move(game))["question"]["options"]
    found = [option["price"] for option in options if option["name"] == f"hex {place}"]
    assert len(found) == 1 and set(found[0]) <= {"vp"}
    return int(found[0].get("vp", 0))


# What is placed.


@pytest.mark.rule("deus.place.kind")
@pytest.mark.parametrize("kind", CARDS)
def test_a_standard_building_puts_one_piece_of_its_kind_on_the_board(kind: str) -> None:
    place = "-1,1" if kind == "maritime" else "0,5"
    game = placing(kind)
    say(game, f"hex {place}")
    assert seat_of(game, 0)["pieces"] == {place: [kind]}
    assert seat_of(game, 0)["tableau"] == {name: 1 if name == kind else 2 for name in CARDS}
    assert seat_of(game, 0)["supply"] == dict.fromkeys(CARDS, 3)


# The first piece.


@pytest.mark.rule("deus.place.first")
@pytest.mark.parametrize("kind", LAND_KINDS)
def test_the_first_piece_goes_to_the_edge(kind: str) -> None:
    game = placing(kind)
    assert places(game) == LAND_EDGE
    assert {price(game, place) for place in LAND_EDGE} == {0}
    for inside in ["0,0", "0,1", "1,1", "2,1", "0,2", "-1,3", "1,4"]:
        assert refused(game, f"hex {inside}") == "deus.place.first"


@pytest.mark.rule("deus.place.first")
def test_a_ship_that_is_the_first_piece_goes_to_a_sea_on_the_edge() -> None:
    game = placing("maritime")
    assert places(game) == SEA_EDGE
    for inside in ["1,2", "1,3"]:
        assert refused(game, f"hex {inside}") == "deus.place.first"


@pytest.mark.rule("deus.place.first.distance", "deus.place.first.measure", "deus.place.exampleB")
def test_the_first_piece_stays_more_than_two_regions_away_from_the_others() -> None:
    game = placing("civil", others={"0,5": ["production"]})  # a mountain on the edge
    assert places(game) == {"0,-1", "1,-1", "2,0", "2,2", "-2,3"}  # 2,2 is three steps away
    for near in ["-1,4", "0,4", "1,5"]:  # two steps, one step, one step
        assert refused(game, f"hex {near}") == "deus.place.first.distance"


@pytest.mark.rule("deus.place.first.measure")
def test_by_the_other_measure_two_steps_are_enough() -> None:
    game = placing("civil", others={"0,5": ["production"]}, switches={"first_distance": 2})
    assert places(game) == {"0,-1", "1,-1", "2,0", "2,2", "-2,3", "-1,4"}
    for near in ["0,4", "1,5"]:
        assert refused(game, f"hex {near}") == "deus.place.first.distance"


@pytest.mark.rule("deus.place.first.measure")
@pytest.mark.parametrize(
    ("other", "near"),
    [("1,-1", "2,0"), ("2,2", "0,4")],  # the only short way leads over a village, over a sea
)
def test_steps_go_over_spaces_of_any_kind(other: str, near: str) -> None:
    game = placing("civil", others={other: ["production"]})
    assert near not in places(game)
    assert game.why_not(f"hex {near}") == "deus.place.first.distance"


@pytest.mark.rule("deus.place.first.distance")
def test_the_distance_is_kept_from_every_other_player_and_every_region_of_theirs() -> None:
    game = game_with(
        builder(),
        {"pieces": {"5,1": ["civil"], "-1,0": ["maritime"]}},
        {"pieces": {"-3,7": ["civil"]}},
    )
    say(game, f"build {CARDS['civil']}")
    assert places(game) == {"-2,3", "-2,4", "0,5", "1,5", "2,0"}
    for near in ["4,3", "0,-1", "1,-1", "-2,7", "-3,6"]:
        assert game.why_not(f"hex {near}") == "deus.place.first.distance"


@pytest.mark.rule("deus.place.first.measure")
@pytest.mark.parametrize(
    ("kind", "other", "across"),
    [("civil", {"-1,0": ["civil"]}, "1,0"), ("maritime", {"-1,1": ["maritime"]}, "1,-1")],
)
def test_a_gap_in_the_board_is_no_shortcut(kind: str, other: Document, across: str) -> None:
    game = with_gaps({}, other, vp=5)
    say(game, f"build {CARDS[kind]}")
    assert across in places(game)  # two steps as the crow flies, three around the gap
    assert price(game, across) == 0
    say(game, f"hex {across}")
    assert seat_of(game, 0)["pieces"] == {across: [kind]}


@pytest.mark.rule("deus.place.first.measure")
def test_around_the_gap_two_steps_are_still_too_near() -> None:
    game = with_gaps({}, {"-1,0": ["civil"]}, vp=5)
    say(game, f"build {CARDS['civil']}")
    assert game.why_not("hex 0,1") == "deus.place.first.distance"
    assert game.why_not("hex 0,-1") == "deus.place.first.distance"
    assert places(game) == {"1,-3", "5,-3", "2,-2", "3,-2", "3,-1", "1,0", "2,1"}


@pytest.mark.rule("deus.place.first.ifpossible")
def test_if_only_the_seas_are_too_near_a_ship_need_not_keep_the_distance_but_others_must() -> None:
    others = {"0,1": ["civil"], "2,1": ["civil"], "-1,3": ["civil"]}
    ship = placing("maritime", others=others)
    assert places(ship) == SEA_EDGE
    assert {price(ship, place) for place in SEA_EDGE} == {0}
    army = placing("military", others=others)
    assert places(army) == {"0,5", "1,5"}
    for near in LAND_EDGE - {"0,5", "1,5"}:
        assert refused(army, f"hex {near}") == "deus.place.first.distance"


@pytest.mark.rule("deus.place.first.ifpossible")
def test_if_only_the_land_is_too_near_a_land_piece_need_not_keep_the_distance() -> None:
    others = {"0,0": ["civil"], "1,4": ["civil"], "-1,3": ["civil"]}
    assert places(placing("civil", others=others)) == LAND_EDGE
    ship = placing("maritime", others=others)  # one sea is far enough: the question answers itself
    assert seat_of(ship, 0)["pieces"] == {"3,0": ["maritime"]}


@pytest.mark.rule("deus.place.first.ifpossible")
def test_where_the_distance_is_lifted_the_region_must_still_be_empty_and_on_the_edge() -> None:
    others = {"0,0": ["civil"], "1,4": ["civil"], "-1,3": ["civil"], "0,4": ["civil"]}
    game = placing("civil", others=others)
    assert places(game) == LAND_EDGE - {"0,4"}
    assert refused(game, "hex 0,4") == "deus.place.foreign"
    assert refused(game, "hex 1,1") == "deus.place.first"
    assert refused(game, "hex -1,1") == "deus.place.land.nosea"


@pytest.mark.rule("deus.place.first")
def test_without_an_empty_edge_region_of_the_right_sort_the_first_piece_cannot_be_built() -> None:
    west = {sea: ["maritime"] for sea in ["-1,0", "-1,1", "-1,2", "-2,5"]}
    east = {sea: ["maritime"] for sea in ["3,0", "3,3", "4,1"]}
    game = game_with(builder(), {"pieces": west}, {"pieces": east})
    assert refused(game, "build merchant_ship_stone") == "deus.place.first"  # 2,3 is inside
    assert "build trading_post_forest" in asked(game)
    del east["4,1"]
    game = game_with(builder(), {"pieces": west}, {"pieces": east})
    say(game, "build merchant_ship_stone")
    assert seat_of(game, 0)["pieces"] == {"4,1": ["maritime"]}


@pytest.mark.rule("deus.place.first.once")
def test_only_the_very_first_piece_is_meant() -> None:
    # The only piece, an army, has left the edge: no new start.
    game = placing("civil", {"1,1": ["military"]}, vp=0)
    assert places(game) == {"1,1", "2,0", "0,1", "2,1", "0,2"}


@pytest.mark.rule("deus.place.first.once", "deus.temple.notempty")
def test_a_temple_is_never_the_first_piece() -> None:
    game = game_with(builder(), {})
    assert refused(game, "build temple_towns") == "deus.temple.notempty"


# Later pieces.


@pytest.mark.rule("deus.place.next.own", "deus.place.next.adjacent", "deus.place.exampleC")
def test_the_second_building_goes_to_the_same_region_or_an_adjacent_one() -> None:
    start = {"2,0": ["production"]}
    game = placing("civil", start, vp=0)
    assert places(game) == {"2,0", "1,1", "2,1"}  # 1,0 and 3,1 are villages, 3,0 is a sea
    say(game, "hex 2,0")
    assert seat_of(game, 0)["pieces"] == {"2,0": ["production", "civil"]}
    game = placing("civil", start, vp=0)
    say(game, "hex 1,1")
    assert seat_of(game, 0)["pieces"] == {"2,0": ["production"], "1,1": ["civil"]}
    game = placing("production", start, vp=0)
    assert places(game) == {"1,1", "2,1"}  # of the same kind: not in the same region


@pytest.mark.rule("deus.place.next.adjacent")
def test_two_steps_away_is_refused() -> None:
    game = placing("civil", {"0,0": ["production"]}, vp=0)
    assert places(game) == {"0,0", "0,-1", "1,-1", "0,1"}
    for far in ["1,1", "0,2", "2,1", "-1,3"]:
        assert refused(game, f"hex {far}") == "deus.place.next.adjacent"


@pytest.mark.rule("deus.place.next.adjacent")
def test_land_next_to_an_own_ship_is_adjacent() -> None:
    game = placing("civil", {"-1,1": ["maritime"]}, vp=0)
    assert places(game) == {"0,0", "0,1"}


@pytest.mark.rule("deus.place.next.adjacent")
def test_a_sea_next_to_an_own_land_region_or_ship_is_adjacent() -> None:
    game = placing("maritime", {"0,0": ["civil"], "1,2": ["maritime"]}, vp=0)
    assert places(game) == {"-1,0", "-1,1", "1,3"}
    assert refused(game, "hex 1,2") == "deus.place.different"


@pytest.mark.rule("deus.place.next.adjacent")
def test_the_region_an_army_has_left_connects_nothing_any_more() -> None:
    pieces = {"0,0": ["production"], "2,1": ["military"]}
    seat = builder(pieces, vp=0) | {"hand": ["cavalry", "trading_post_forest"]}
    game = game_with(seat, {"hand": ["forum"]})
    say(game, "build cavalry", "hex 0,1", "hex 2,1", "hex 0,2")
    say(game, "offer forum", "build trading_post_forest")
    assert places(game) == {"0,0", "0,-1", "1,-1", "0,1", "0,2", "1,1", "-1,3"}
    assert refused(game, "hex 2,1") == "deus.place.next.adjacent"


@pytest.mark.rule("deus.place.different")
@pytest.mark.parametrize("kind", CARDS)
def test_two_buildings_of_one_kind_never_go_to_one_region(kind: str) -> None:
    place = "-1,1" if kind == "maritime" else "0,0"
    game = placing(kind, {place: [kind]}, vp=0)
    assert place not in places(game)
    assert refused(game, f"hex {place}") == "deus.place.different"


@pytest.mark.rule("deus.place.different")
@pytest.mark.parametrize("kind", LAND_KINDS)
def test_buildings_of_all_other_kinds_may_stand_there_already(kind: str) -> None:
    others = [other for other in LAND_KINDS if other != kind]
    game = placing(kind, {"0,0": [*others, "temple"]}, vp=0)
    say(game, "hex 0,0")
    assert set(seat_of(game, 0)["pieces"]["0,0"]) == {*LAND_KINDS, "temple"}


@pytest.mark.rule("deus.place.foreign")
def test_a_region_of_another_player_is_closed_but_next_to_it_is_fine() -> None:
    others = {"0,-1": ["civil"], "0,1": ["military"], "-1,0": ["maritime"]}
    game = placing("production", {"0,0": ["civil"]}, others, vp=0)
    assert places(game) == {"0,0", "1,-1"}  # 1,-1 touches a foreign region: no distance any more
    assert refused(game, "hex 0,-1") == "deus.place.foreign"
    assert refused(game, "hex 0,1") == "deus.place.foreign"  # even if only an army stands there
    game = placing("maritime", {"0,0": ["civil"]}, others, vp=0)
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "-1,1": ["maritime"]}


@pytest.mark.rule("deus.place.foreign")
def test_a_ship_cannot_join_the_ship_of_another_player() -> None:
    game = placing("maritime", {"0,0": ["civil"]}, {"-1,0": ["maritime"]}, vp=3)
    assert places(game) == SEA_EDGE - {"-1,0"}
    assert refused(game, "hex -1,0") == "deus.place.foreign"


@pytest.mark.rule("deus.place.village.never")
@pytest.mark.parametrize("kind", CARDS)
@pytest.mark.parametrize("own", [{}, {"0,0": ["temple", "production"], "-1,0": ["maritime"]}])
def test_nothing_is_built_on_a_village(kind: str, own: Document) -> None:
    game = placing(kind, own)
    for village in ["1,0", "3,1", "0,3", "2,4"]:  # 3,1 and 2,4 lie at the edge of the board
        assert refused(game, f"hex {village}") == "deus.place.village.never"


@pytest.mark.rule("deus.place.village.never")
def test_not_even_on_a_village_without_vp() -> None:
    game = placing("civil", {"0,0": ["production"]}, attacked=["1,0", "3,1"])
    assert game.position()["villages"]["1,0"] == 0
    assert refused(game, "hex 1,0") == "deus.place.village.never"
    assert refused(game, "hex 3,1") == "deus.place.village.never"


@pytest.mark.rule("deus.place.village.never")
def test_no_temple_on_a_village_either() -> None:
    game = game_with(builder({"0,0": ["civil"], "2,0": ["civil"]}), {}, attacked=["1,0"])
    say(game, "build temple_towns")
    assert places(game) == {"0,0", "2,0"}
    assert refused(game, "hex 1,0") in ("deus.place.village.never", "deus.temple.notempty")


@pytest.mark.rule("deus.place.ship.sea")
@pytest.mark.parametrize("own", [{}, {"0,0": ["civil"]}])
def test_ships_are_built_at_sea_only(own: Document) -> None:
    game = placing("maritime", own)
    for land in ["0,0", "0,-1", "1,-1", "0,1", "0,5"]:
        assert refused(game, f"hex {land}") == "deus.place.ship.sea"


@pytest.mark.rule("deus.place.land.nosea")
@pytest.mark.parametrize("kind", LAND_KINDS)
@pytest.mark.parametrize("own", [{}, {"-1,1": ["maritime"]}])
def test_no_other_kind_is_built_at_sea_not_even_with_an_own_ship(kind: str, own: Document) -> None:
    game = placing(kind, own)
    for sea in ["-1,1", "-1,0", "1,2", "3,0"]:
        assert refused(game, f"hex {sea}") == "deus.place.land.nosea"


# For 3 VP.


@pytest.mark.rule("deus.place.edgebuy")
def test_for_3_vp_a_building_goes_to_any_empty_edge_region_although_there_are_other_places() -> (
    None
):
    game = placing("civil", {"0,0": ["production"]})
    near = {"0,0", "0,-1", "1,-1", "0,1"}
    assert places(game) == near | LAND_EDGE
    assert {place for place in places(game) if price(game, place) == 3} == LAND_EDGE - near
    say(game, "hex 0,5")
    assert has(game, 0, "vp") == 2
    assert seat_of(game, 0)["pieces"] == {"0,0": ["production"], "0,5": ["civil"]}


@pytest.mark.rule("deus.place.edgebuy", "deus.place.edgebuy.price")
@pytest.mark.parametrize(
    ("kind", "card"), [("civil", "trading_post_forest"), ("maritime", "merchant_ship_stone")]
)
def test_3_vp_free_a_player_who_is_blocked(kind: str, card: str) -> None:
    own = {"0,-1": ["civil"]}
    others = {"1,-1": ["production"], "0,0": ["production"], "-1,0": ["maritime"]}
    for vp in [0, 2]:
        game = game_with(builder(own, vp), {"pieces": others})
        assert refused(game, f"build {card}") == "deus.place.edgebuy.price"
        assert "build workers_quarters" in asked(game)  # fits into 0,-1
    game = placing(kind, own, others, vp=3)
    free = LAND_EDGE - {"0,-1", "1,-1"} if kind == "civil" else SEA_EDGE - {"-1,0"}
    assert places(game) == free
    assert {price(game, place) for place in free} == {3}


@pytest.mark.rule("deus.place.edgebuy")
def test_who_is_blocked_and_finds_the_edge_taken_cannot_build() -> None:
    seas = {sea: ["maritime"] for sea in ["-1,0", "-1,1", "-1,2", "-2,4", "2,3"]}
    own = {"2,0": ["civil"], "3,0": ["maritime"]}
    game = game_with(builder(own), {"pieces": seas})
    assert refused(game, "build merchant_ship_stone") == "deus.place.next.adjacent"


@pytest.mark.rule("deus.place.edgebuy.price")
@pytest.mark.parametrize(("vp", "left"), [(3, 0), (4, 1), (17, 14)])
def test_the_3_vp_are_given_back_when_the_piece_is_placed(vp: int, left: int) -> None:
    game = placing("civil", {"0,0": ["production"]}, vp=vp)
    assert has(game, 0, "vp") == vp
    say(game, "hex 2,2")
    assert has(game, 0, "vp") == left
    told = [event for event in game.told(None) if event["event"] in ("paid", "placed", "gained")]
    assert [(event["event"], event.get("good")) for event in told] == [
        ("paid", "wood"),
        ("paid", "vp"),
        ("placed", None),
        ("gained", "gold"),  # the trading post, in the forest just occupied
    ]


@pytest.mark.rule("deus.place.edgebuy.price")
def test_vp_that_the_card_will_bring_do_not_help() -> None:
    seat = builder({"0,-1": ["production"]}, vp=2) | {"hand": ["guild_forest", "forum"]}
    game = game_with(seat, {})
    say(game, "build guild_forest")
    assert places(game) == {"0,-1", "1,-1", "0,0"}
    assert refused(game, "hex 2,2") == "deus.place.edgebuy.price"
    say(game, "hex 0,-1")
    assert has(game, 0, "vp") == 3


@pytest.mark.rule("deus.place.edgebuy.price")
def test_vp_of_a_village_that_the_piece_itself_would_conquer_do_not_help() -> None:
    own = {"0,0": ["military"], "0,5": ["civil"]}
    others = {"1,-1": ["civil"], "0,1": ["civil"], "1,1": ["civil"]}
    game = placing("production", own, others, vp=2)  # 2,0 would close the ring around 1,0
    assert refused(game, "hex 2,0") == "deus.place.edgebuy.price"
    game = placing("production", own, others, vp=3)
    say(game, "hex 2,0")
    assert has(game, 0, "vp") == 0 + 5


@pytest.mark.rule("deus.place.edgebuy.scope")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("1,4", "deus.place.next.adjacent"),  # not on the edge
        ("0,5", "deus.place.foreign"),  # not empty
        ("0,-1", "deus.place.different"),  # the own region: of the same kind
        ("2,3", "deus.place.land.nosea"),
        ("2,4", "deus.place.village.never"),
    ],
)
def test_3_vp_lift_nothing_but_adjacency(place: str, rule: str) -> None:
    game = placing("civil", {"0,-1": ["civil"]}, {"0,5": ["production"]}, vp=9)
    assert refused(game, f"hex {place}") == rule


@pytest.mark.rule("deus.place.edgebuy.scope")
@pytest.mark.parametrize(("kind", "place"), [("civil", "0,4"), ("maritime", "2,3")])
def test_for_3_vp_no_distance_to_others_is_kept(kind: str, place: str) -> None:
    others = {"0,5": ["production"], "1,4": ["production"], "2,2": ["production"]}
    game = placing(kind, {"0,-1": ["production"]}, others)
    assert price(game, place) == 3
    say(game, f"hex {place}")
    assert has(game, 0, "vp") == 2


@pytest.mark.rule("deus.place.edgebuy.scope")
def test_ships_go_to_an_edge_sea_for_3_vp_and_to_no_other() -> None:
    game = placing("maritime", {"0,-1": ["civil"]})
    assert places(game) == SEA_EDGE
    assert {place for place in SEA_EDGE if price(game, place) == 0} == {"-1,0"}
    assert refused(game, "hex 1,3") == "deus.place.next.adjacent"
    say(game, "hex -2,4")
    assert has(game, 0, "vp") == 2


@pytest.mark.rule("deus.place.edgebuy.scope")
def test_a_temple_is_not_put_anywhere_for_3_vp() -> None:
    game = game_with(builder({"0,-1": ["civil"], "0,0": ["civil"]}), {})
    say(game, "build temple_towns")
    assert places(game) == {"0,-1", "0,0"}
    assert {price(game, place) for place in places(game)} == {0}
    assert refused(game, "hex 0,5") == "deus.temple.notempty"


@pytest.mark.rule("deus.place.edgebuy.free")
def test_a_region_that_is_legal_anyway_costs_no_vp() -> None:
    own = {"0,-1": ["production"], "-2,3": ["production"]}
    for place in ["0,-1", "1,-1", "0,0", "-2,3", "-1,3"]:  # own or adjacent, edge or not
        game = placing("civil", own)
        assert price(game, place) == 0
        say(game, f"hex {place}")
        assert has(game, 0, "vp") == 5


@pytest.mark.rule("deus.place.edgebuy")
def test_a_joker_may_be_placed_for_3_vp_too() -> None:
    game = game_with(builder({"0,0": ["production"]}), {}, switches={"joker": True})
    say(game, "joker ballista", "row civil")
    assert price(game, "0,5") == 3
    say(game, "hex 0,5")
    assert (has(game, 0, "gold"), has(game, 0, "vp")) == (1, 2)


# The first piece for 3 VP. Seat 1 has started at 0,5: it is near 0,4 and 2,3, far from the others.


@pytest.mark.rule("deus.place.edgebuy.first")
@pytest.mark.parametrize(
    ("kind", "near", "far"), [("civil", "0,4", "2,2"), ("maritime", "2,3", "-2,4")]
)
@pytest.mark.parametrize("vp", [2, 3, 99])
def test_the_first_piece_cannot_be_placed_for_3_vp(kind: str, near: str, far: str, vp: int) -> None:
    game = placing(kind, others={"0,5": ["production"]}, vp=vp)
    assert refused(game, f"hex {near}") == "deus.place.first.distance"
    assert {price(game, place) for place in places(game)} == {0}
    say(game, f"hex {far}")
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("deus.place.edgebuy.first", "deus.place.edgebuy.free")
@pytest.mark.parametrize(
    ("kind", "near", "far"), [("civil", "0,4", "2,2"), ("maritime", "2,3", "-2,4")]
)
def test_by_the_switch_the_first_piece_comes_near_the_others_for_3_vp(
    kind: str, near: str, far: str
) -> None:
    switches = {"edgebuy_first": True}
    for place, left in [(near, 0), (far, 3)]:  # far away it costs nothing
        game = placing(kind, others={"0,5": ["production"]}, vp=3, switches=switches)
        assert price(game, place) == 3 - left
        say(game, f"hex {place}")
        assert has(game, 0, "vp") == left


@pytest.mark.rule("deus.place.edgebuy.first", "deus.place.edgebuy.price")
@pytest.mark.parametrize(("kind", "near"), [("civil", "0,4"), ("maritime", "2,3")])
def test_by_the_switch_2_vp_are_too_few_for_the_first_piece(kind: str, near: str) -> None:
    switches = {"edgebuy_first": True}
    game = placing(kind, others={"0,5": ["production"]}, vp=2, switches=switches)
    assert refused(game, f"hex {near}") == "deus.place.edgebuy.price"
    assert {price(game, place) for place in places(game)} == {0}


@pytest.mark.rule("deus.place.edgebuy.first")
def test_by_the_switch_the_first_piece_still_needs_an_empty_edge_region_of_its_sort() -> None:
    switches = {"edgebuy_first": True}
    game = placing("civil", others={"0,5": ["production"]}, vp=9, switches=switches)
    assert places(game) == LAND_EDGE - {"0,5"}
    assert refused(game, "hex 0,0") == "deus.place.first"
    assert refused(game, "hex 0,5") == "deus.place.foreign"
    assert refused(game, "hex 2,3") == "deus.place.land.nosea"


@pytest.mark.rule("deus.place.edgebuy.free", "deus.place.first.ifpossible")
@pytest.mark.parametrize("edgebuy_first", [False, True])
def test_a_first_piece_that_cannot_keep_the_distance_costs_no_vp(edgebuy_first: bool) -> None:
    others = {"0,1": ["civil"], "2,1": ["civil"], "-1,3": ["civil"]}  # near all seas of the edge
    switches = {"edgebuy_first": edgebuy_first}
    game = placing("maritime", others=others, switches=switches)
    assert {place: price(game, place) for place in places(game)} == dict.fromkeys(SEA_EDGE, 0)


@pytest.mark.rule("deus.place.edgebuy.first")
@pytest.mark.parametrize("edgebuy_first", [False, True])
@pytest.mark.parametrize(("kind", "place"), [("civil", "0,4"), ("maritime", "2,3")])
def test_later_pieces_are_placed_for_3_vp_by_either_switch(
    edgebuy_first: bool, kind: str, place: str
) -> None:
    switches = {"edgebuy_first": edgebuy_first}
    own = {"0,-1": ["science"]}
    game = placing(kind, own, {"0,5": ["production"]}, vp=3, switches=switches)
    assert price(game, place) == 3
    game = placing(kind, own, {"0,5": ["production"]}, vp=2, switches=switches)
    if kind == "maritime":  # only -1,0 is left: the question has answered itself
        assert seat_of(game, 0)["pieces"] == {"0,-1": ["science"], "-1,0": ["maritime"]}
    else:
        assert refused(game, f"hex {place}") == "deus.place.edgebuy.price"


# Gaps in a free layout.


@pytest.mark.rule("deus.place.first", "deus.map.edge.hole")
def test_the_first_piece_may_go_to_the_edge_of_a_gap() -> None:
    game = with_gaps({}, {}, vp=5)
    say(game, f"build {CARDS['civil']}")
    assert "1,0" in places(game)
    game = with_gaps({}, {}, vp=5)
    say(game, f"build {CARDS['maritime']}")
    assert "1,-1" in places(game)


@pytest.mark.rule("deus.place.first", "deus.map.edge.hole")
def test_by_the_switch_a_gap_is_no_edge_for_the_first_piece() -> None:
    game = with_gaps({}, {}, vp=5, hole_is_edge=False)
    say(game, f"build {CARDS['civil']}")
    assert refused(game, "hex 1,0") == "deus.place.first"
    # 0,-1, -1,0 and 0,1 lie at a gap too, but also at the outer edge.
    outer = {"1,-3", "5,-3", "2,-2", "3,-2", "0,-1", "3,-1", "-1,0", "-3,1", "0,1", "2,1", "-2,2"}
    assert places(game) == outer
    game = with_gaps({}, {}, vp=5, hole_is_edge=False)
    say(game, f"build {CARDS['maritime']}")
    assert refused(game, "hex 1,-1") == "deus.place.first"


@pytest.mark.rule("deus.place.edgebuy.scope", "deus.map.edge.hole")
@pytest.mark.parametrize(("kind", "place"), [("civil", "1,0"), ("maritime", "1,-1")])
def test_the_edge_of_a_gap_is_for_sale_if_it_is_an_edge(kind: str, place: str) -> None:
    own = {"-3,1": ["production"]}
    game = with_gaps(own, {}, vp=3)
    say(game, f"build {CARDS[kind]}")
    assert price(game, place) == 3
    game = with_gaps(own, {}, vp=3, hole_is_edge=False)
    say(game, f"build {CARDS[kind]}")
    assert refused(game, f"hex {place}") == "deus.place.next.adjacent"


@pytest.mark.rule("deus.place.next.adjacent")
def test_regions_on_either_side_of_a_gap_are_not_adjacent() -> None:
    game = with_gaps({"-1,0": ["production"]}, {}, vp=0)
    say(game, f"build {CARDS['civil']}")
    assert places(game) == {"-1,0", "0,-1", "-2,1"}
    assert refused(game, "hex 1,0") == "deus.place.edgebuy.price"
    game = with_gaps({"-1,0": ["production"]}, {}, vp=0, hole_is_edge=False)
    say(game, f"build {CARDS['civil']}")
    assert refused(game, "hex 1,0") == "deus.place.next.adjacent"


# The whole chapter once more, read literally, on free layouts full of gaps.


def loose_layout(tiles: int, chance: random.Random) -> list[Document]:
    """Tiles laid anywhere, each touching an earlier one."""
    middles: list[Place] = [(0, 0)]
    covered = {(0, 0), *around((0, 0))}
    while len(middles) < tiles:
        q, r = chance.randint(-6, 6), chance.randint(-6, 6)
        tile = {(q, r), *around((q, r))}
        touched = {near for place in tile for near in around(place)}
        if abs(q + r) <= 6 and not tile & covered and touched & covered:
            middles.append((q, r))
            covered |= tile
    return [{"at": list(middle)} for middle in middles]


def steps_from(start: set[Place], spaces: set[Place]) -> dict[Place, int]:
    steps = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        here = queue.popleft()
        for place in around(here):
            if place in spaces and place not in steps:
                steps[place] = steps[here] + 1
                queue.append(place)
    return steps


def edge_of(spaces: set[Place], hole_is_edge: bool) -> set[Place]:
    world = {(q, r) for q in range(-12, 13) for r in range(-12, 13)} - spaces
    gaps = world if hole_is_edge else set(steps_from({(-12, -12)}, world))
    return {place for place in spaces if gaps & set(around(place))}


def legal(game: Deus, seat: int, kind: str) -> dict[str, int]:
    """Every region where the piece may go, with its price in VP."""
    table = game.position()
    switches, vp = table["switches"], table["seats"][seat]["goods"]["vp"]
    terrain = {at(name): terrain for name, terrain in game.view(None)["hexes"].items()}
    own = {at(name): here for name, here in table["seats"][seat]["pieces"].items()}
    others = [seats["pieces"] for i, seats in enumerate(table["seats"]) if i != seat]
    foreign = {at(name) for pieces in others for name in pieces}
    if kind == "temple":
        good = [p for p, here in own.items() if terrain[p] != "sea" and "temple" not in here]
        return {f"{q},{r}": 0 for q, r in good}
    sort = {p for p in terrain if (terrain[p] == "sea") == (kind == "maritime")}
    sort = {p for p in sort - foreign if terrain[p] != "village" and kind not in own.get(p, [])}
    edge = sort & edge_of(set(terrain), switches["hole_is_edge"])
    if own:
        free = {p for p in sort if p in own or any(near in own for near in around(p))}
    else:
        steps = steps_from(foreign, set(terrain))
        far = {p for p in edge if steps.get(p, 99) >= switches["first_distance"]}
        free = far or edge
    bought = edge if vp >= 3 and (own or switches["edgebuy_first"]) else set()
    return {f"{q},{r}": 0 if (q, r) in free else 3 for q, r in free | bought}


@pytest.mark.parametrize("seed", range(18))
def test_on_any_layout_the_places_and_their_prices_are_those_of_the_chapter(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 3
    switches = {
        "layout": loose_layout([4, 6, 7][players - 2], chance),
        "hole_is_edge": chance.random() < 0.5,
        "first_distance": chance.choice([3, 2]),
        "edgebuy_first": chance.random() < 0.5,
    }
    game = new_game(players, seed, switches)
    questions = 0
    while not game.over and questions < 25:
        assert game.decision is not None
        names = asked(game)
        if game.decision.ask == "region":
            questions += 1
            kind = game.position()["pending"][-1]["region"]["kind"]
            expected = legal(game, game.decision.seat, kind)
            assert {place: price(game, place) for place in places(game)} == expected
        builds = [name for name in names if name.startswith("build")]
        say(game, chance.choice(builds or names))
    assert questions > 10

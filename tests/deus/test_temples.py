"""Chapter 9, temples: what the next one needs, where it stands, what it scores."""

import pytest

from theogony.core.errors import PositionError
from theogony.core.types import Document
from theogony.deus.state import Deus

from .box import NOTHING, ONE_EACH, RESOURCES, STANDARD
from .tables import asked, game_with, has, refused, say, seat_of, to_move

CARDS = {
    "maritime": ["galley", "galley", "galley", "galley", "cargo_ship"],
    "production": ["farmstead", "farmstead", "farmstead", "farmstead", "workers_quarters"],
    "science": ["school", "school", "workshop", "workshop", "scriptorium"],
    "civil": ["forum", "forum", "baths", "baths", "market_hall"],
    "military": ["ballista", "ballista", "legion", "legion", "siege_tower"],
}
TEMPLES = [
    "temple_settlement",
    "temple_towns",
    "temple_cities",
    *[f"temple_regions_{terrain}" for terrain in ("forest", "mountain", "swamp", "field")],
    *[f"temple_buildings_{terrain}" for terrain in ("forest", "mountain", "swamp", "field")],
    *[f"temple_type_{kind}" for kind in STANDARD],
]


def rows(each: int, temples: int, **others: int) -> Document:
    """So many cards in every standard row, but as said in some, and so many temples."""
    count = dict.fromkeys(STANDARD, each) | others
    found: Document = {kind: CARDS[kind][: count[kind]] for kind in STANDARD}
    return found | {"temple": TEMPLES[1 : 1 + temples]}


def priest(**fields: object) -> Document:
    """A seat that can pay for a temple with its resources, and in no other way."""
    return {
        "goods": ONE_EACH,
        "hand": ["temple_settlement", "amphitheatre"],
        "pieces": {"0,0": ["civil"], "0,1": ["civil"]},
        **fields,
    }


def temples_of(game: Deus, seat: int) -> int:
    """What the built temples of a seat are worth as the board is."""
    return game.breakdown()[seat]["temples"]


# What the next temple needs.


@pytest.mark.rule("deus.temple.first", "deus.temple.exampleE")
def test_the_first_temple_needs_no_building_of_any_colour() -> None:
    game = game_with(priest(), {})
    say(game, "build temple_settlement", "hex 0,0")
    empty: Document = dict.fromkeys(STANDARD, [])
    assert seat_of(game, 0)["rows"] == empty | {"temple": ["temple_settlement"]}
    assert seat_of(game, 0)["pieces"]["0,0"] == ["civil", "temple"]


@pytest.mark.rule("deus.temple.next", "deus.temple.exampleE")
@pytest.mark.parametrize("nth", [2, 3, 4, 5])
def test_the_nth_temple_needs_one_building_less_of_each_colour(nth: int) -> None:
    game = game_with(priest(rows=rows(nth - 1, temples=nth - 1)), {})
    say(game, "build temple_settlement", "hex 0,0")
    assert len(seat_of(game, 0)["rows"]["temple"]) == nth


@pytest.mark.rule("deus.temple.next", "deus.temple.count")
@pytest.mark.parametrize("nth", [2, 3, 4, 5])
@pytest.mark.parametrize("short", STANDARD)
def test_a_single_colour_with_too_few_buildings_forbids_it(nth: int, short: str) -> None:
    # All other colours have plenty: they do not help.
    game = game_with(priest(rows=rows(5, temples=nth - 1, **{short: nth - 2})), {})
    assert refused(game, "build temple_settlement") == "deus.temple.next"


@pytest.mark.rule("deus.temple.count")
def test_three_brown_cards_do_not_stand_in_for_a_blue_one() -> None:
    game = game_with(priest(rows=rows(1, temples=1, civil=3, maritime=0)), {})
    assert refused(game, "build temple_settlement") == "deus.temple.next"
    game = game_with(priest(rows=rows(1, temples=1, civil=3, maritime=1)), {})
    assert game.why_not("build temple_settlement") == ""


@pytest.mark.rule("deus.temple.count")
def test_cards_are_counted_not_pieces() -> None:
    pieces = {"0,0": ["civil", "production", "science", "military"], "-1,0": ["maritime"]}
    game = game_with(priest(rows={"temple": ["temple_towns"]}, pieces=pieces), {})
    assert refused(game, "build temple_settlement") == "deus.temple.next"
    game = game_with(priest(rows=rows(1, temples=1), pieces={"0,0": ["civil"]}), {})
    assert game.why_not("build temple_settlement") == ""


@pytest.mark.rule("deus.temple.count")
def test_a_joker_counts_for_the_row_it_lies_in() -> None:
    row = rows(1, temples=1) | {"maritime": ["face_down"]}
    game = game_with(priest(rows=row, joker="temple_cities"), {}, switches={"joker": True})
    assert game.why_not("build temple_settlement") == ""
    row = rows(1, temples=1, maritime=0) | {"civil": ["forum", "face_down"]}
    game = game_with(priest(rows=row, joker="galley"), {}, switches={"joker": True})
    assert refused(game, "build temple_settlement") == "deus.temple.next"


@pytest.mark.rule("deus.temple.count.own")
def test_only_own_temples_are_counted() -> None:
    other = {"rows": rows(3, temples=3), "pieces": {"0,5": ["civil", "temple"]}}
    game = game_with(priest(), other)
    assert game.why_not("build temple_settlement") == ""


@pytest.mark.rule("deus.temple.count.own")
def test_a_temple_played_without_a_piece_counts() -> None:
    # Two temple cards, no temple on the board: the next one is the third.
    game = game_with(priest(rows=rows(1, temples=2)), {}, supply={"temples": 0})
    assert refused(game, "build temple_settlement") == "deus.temple.next"
    game = game_with(priest(rows=rows(2, temples=2)), {}, supply={"temples": 0})
    assert game.why_not("build temple_settlement") == ""


@pytest.mark.rule("deus.temple.max")
def test_a_player_reaches_six_temples_at_most() -> None:
    land = {place: STANDARD[1:] for place in ["-3,2", "-4,2", "-4,3", "-3,3", "-2,3"]}
    seas = {place: ["maritime"] for place in ["-3,1", "-2,1", "-1,1", "-1,0", "-1,2"]}
    everywhere = land | seas  # all 25 pieces
    hand = [
        "temple_settlement",
        "amphitheatre",
        "large_harbour",
        "school",
        "legion",
        "harvest_hands",
    ]
    goods = NOTHING | {"gold": 99}
    others: list[Document] = [{}, {}, {}]
    seat: Document = {"goods": goods, "hand": hand, "pieces": everywhere}
    game = game_with(seat | {"rows": rows(5, temples=5)}, *others)
    assert game.why_not("build temple_settlement") == ""  # the sixth
    game = game_with(seat | {"rows": rows(5, temples=6)}, *others)
    assert refused(game, "build temple_settlement") == "deus.temple.next"
    for card in hand[1:]:  # and no colour gets a sixth card
        assert refused(game, f"build {card}") == "deus.build.piece.needed"


@pytest.mark.rule("deus.temple.row", "deus.temple.exampleE")
def test_later_temples_lie_on_top_of_the_earlier_ones() -> None:
    game = game_with(priest(rows=rows(1, temples=1)), {})
    say(game, "build temple_settlement", "hex 0,0")
    assert seat_of(game, 0)["rows"]["temple"] == [TEMPLES[1], "temple_settlement"]


# What it costs.


@pytest.mark.rule("deus.temple.cost")
@pytest.mark.parametrize("temple", TEMPLES)
def test_every_temple_costs_one_of_each_resource(temple: str) -> None:
    game = game_with(priest(hand=[temple, "amphitheatre"]), {})
    say(game, f"build {temple}", "hex 0,0")
    assert seat_of(game, 0)["goods"] == NOTHING
    assert game.position()["supply"]["wood"] == 9  # ten, less one of seat 1


@pytest.mark.rule("deus.temple.cost")
@pytest.mark.parametrize("missing", RESOURCES)
def test_a_missing_resource_forbids_it(missing: str) -> None:
    plenty = {name: 3 for name in RESOURCES}
    game = game_with(priest(goods=NOTHING | plenty | {missing: 0, "gold": 3}), {})
    assert refused(game, "build temple_settlement") == "deus.pay.cost"


@pytest.mark.rule("deus.temple.cost.gold")
def test_a_temple_may_be_paid_with_16_gold_and_no_less() -> None:
    game = game_with(priest(goods=NOTHING | {"gold": 15}), {})
    assert refused(game, "build temple_settlement") == "deus.pay.cost"
    game = game_with(priest(goods=NOTHING | {"gold": 16}), {})
    say(game, "build temple_settlement", "hex 0,0")
    assert seat_of(game, 0)["goods"] == NOTHING


@pytest.mark.rule("deus.temple.cost.gold")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        (["gold", "gold", "gold", "gold"], ONE_EACH),
        (RESOURCES, NOTHING | {"gold": 16}),
        (["wood", "gold", "gold", "wheat"], NOTHING | {"gold": 8, "stone": 1, "clay": 1}),
        (["gold", "stone", "clay", "wheat"], NOTHING | {"gold": 12, "wood": 1}),
    ],
)
def test_each_of_the_four_resources_may_be_4_gold(payment: list[str], left: Document) -> None:
    game = game_with(priest(goods=ONE_EACH | {"gold": 16}), {})
    say(game, "build temple_settlement", *[f"pay {good}" for good in payment], "hex 0,0")
    assert seat_of(game, 0)["goods"] == left


# Where it stands.


@pytest.mark.rule("deus.temple.piece")
def test_the_piece_comes_from_the_general_supply_and_needs_none_of_the_tableau() -> None:
    none = dict.fromkeys(STANDARD, 0)
    game = game_with(priest(tableau=none), {})
    say(game, "build temple_settlement", "hex 0,1")
    assert game.position()["supply"]["temples"] == 3
    assert seat_of(game, 0)["tableau"] == none
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["civil", "temple"]}


@pytest.mark.rule("deus.temple.piece", "deus.temple.notempty")
def test_it_goes_to_a_region_with_an_own_building() -> None:
    own = {"0,0": ["civil"], "0,1": ["military"], "2,2": ["science"]}
    game = game_with(priest(pieces=own), {"pieces": {"1,1": ["civil"]}})
    say(game, "build temple_settlement")
    assert asked(game) == ["hex 0,0", "hex 0,1", "hex 2,2"]
    assert refused(game, "hex 0,-1") == "deus.temple.notempty"  # empty, though adjacent
    assert refused(game, "hex 0,2") == "deus.temple.notempty"
    assert refused(game, "hex 1,1") == "deus.temple.notempty"  # of another player


@pytest.mark.rule("deus.temple.notempty")
def test_without_pieces_on_the_board_no_temple_while_temple_pieces_remain() -> None:
    game = game_with(priest(pieces={}), {}, supply={"temples": 1})
    assert refused(game, "build temple_settlement") == "deus.temple.notempty"


@pytest.mark.rule("deus.temple.oneper")
def test_one_temple_in_a_region_at_most() -> None:
    own = {"0,0": ["civil", "temple"], "0,1": ["civil"], "1,1": ["civil"]}
    game = game_with(priest(rows=rows(1, temples=1), pieces=own), {})
    say(game, "build temple_settlement")
    assert asked(game) == ["hex 0,1", "hex 1,1"]
    assert refused(game, "hex 0,0") == "deus.temple.oneper"


@pytest.mark.rule("deus.temple.nosea")
def test_never_at_sea_even_with_an_own_ship_and_army() -> None:
    own = {"-1,0": ["maritime", "military"], "0,0": ["civil"], "0,1": ["civil"]}
    game = game_with(priest(pieces=own), {})
    say(game, "build temple_settlement")
    assert asked(game) == ["hex 0,0", "hex 0,1"]
    assert refused(game, "hex -1,0") == "deus.temple.nosea"


@pytest.mark.rule("deus.temple.noplace")
@pytest.mark.parametrize(
    ("own", "rule"),
    [
        ({"-1,0": ["maritime", "military"]}, "deus.temple.nosea"),
        ({"0,0": ["civil", "temple"]}, "deus.temple.oneper"),
        ({"0,0": ["civil", "temple"], "-1,0": ["maritime"]}, "deus.temple.oneper"),
    ],
)
def test_without_a_land_region_for_it_the_card_cannot_be_played(own: Document, rule: str) -> None:
    table = priest(rows=rows(1, temples=1), pieces=own)
    game = game_with(table, {}, supply={"temples": 1})
    assert refused(game, "build temple_settlement") == rule
    own["0,1"] = ["science"]  # now there is one
    game = game_with(table, {}, supply={"temples": 1})
    say(game, "build temple_settlement")
    assert seat_of(game, 0)["pieces"]["0,1"] == ["science", "temple"]


@pytest.mark.rule("deus.temple.countsasbuilding")
def test_a_temple_counts_among_the_buildings_of_its_region() -> None:
    seat = priest(
        goods=NOTHING | {"wood": 1},
        hand=["farmstead", "amphitheatre"],
        pieces={"0,0": ["science", "temple"]},
    )
    game = game_with(seat, {})
    say(game, "build farmstead", "hex 0,0")  # 1 wheat for each of 3 buildings
    assert has(game, 0, "wheat") == 3
    seat["pieces"] = {"0,0": ["science"]}
    game = game_with(seat, {})
    say(game, "build farmstead", "hex 0,0")
    assert has(game, 0, "wheat") == 2


@pytest.mark.rule("deus.temple.countsasbuilding")
@pytest.mark.parametrize(
    ("card", "cost", "pieces", "gained"),
    [
        ("forum", {"stone": 1, "wheat": 1}, {"0,0": ["science"], "1,1": ["science"]}, {"vp": 1}),
        ("amphitheatre", {"stone": 1, "clay": 1}, {"0,0": ["science", "military"]}, {"vp": 1}),
        ("market_hall", {"wood": 1}, {"0,0": ["science"], "1,1": ["science"]}, {"gold": 3}),
        ("baths", {"clay": 1}, {"0,0": ["science", "military"]}, {"gold": 3}),
    ],
)
def test_a_temple_counts_for_all_cards_that_count_buildings(
    card: str, cost: Document, pieces: Document, gained: Document
) -> None:
    with_temples = {place: [*here, "temple"] for place, here in pieces.items()}
    for own, bonus in [(pieces, {}), (with_temples, gained)]:
        seat = {"goods": NOTHING | cost, "hand": [card, "galley"], "pieces": own}
        game = game_with(seat, {})
        say(game, f"build {card}", "hex 0,1")  # a region of its own
        assert seat_of(game, 0)["goods"] == NOTHING | bonus


# When no temple piece is left.


@pytest.mark.rule("deus.temple.nopiece")
def test_without_a_temple_piece_the_card_is_played_all_the_same() -> None:
    game = game_with(priest(), {}, supply={"temples": 0})
    say(game, "build temple_settlement")
    assert to_move(game) == 1  # no region was asked for
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["civil"]}
    assert seat_of(game, 0)["rows"]["temple"] == ["temple_settlement"]
    assert seat_of(game, 0)["goods"] == NOTHING
    assert game.position()["supply"]["temples"] == 0
    assert {"event": "no_temple_left", "seat": 0} in game.told(None)
    assert temples_of(game, 0) == 2


@pytest.mark.rule("deus.temple.nopiece")
def test_cost_and_requirement_still_apply_without_a_piece() -> None:
    none = {"temples": 0}
    game = game_with(priest(goods=NOTHING | {"gold": 15}), {}, supply=none)
    assert refused(game, "build temple_settlement") == "deus.pay.cost"
    game = game_with(priest(rows=rows(1, temples=1, science=0)), {}, supply=none)
    assert refused(game, "build temple_settlement") == "deus.temple.next"


@pytest.mark.rule("deus.temple.nopiece")
def test_a_temple_without_a_piece_scores_at_the_end() -> None:
    other = {"goods": NOTHING, "hand": ["forum", "baths"], "pieces": {"0,5": ["civil"]}}
    game = game_with(priest(), other, supply={"temples": 0}, turns_left=2)
    say(game, "build temple_settlement", "offer forum", "pass")
    assert game.over
    assert game.breakdown()[0]["temples"] == 2
    assert game.scores() == [2, 1]  # Vesta's VP for the other


@pytest.mark.rule("deus.temple.nopiece.noregion")
@pytest.mark.parametrize("own", [{}, {"-1,0": ["maritime"]}, {"0,0": ["civil", "temple"]}])
def test_without_a_piece_no_region_is_needed(own: Document) -> None:
    game = game_with(priest(rows=rows(1, temples=1), pieces=own), {}, supply={"temples": 0})
    say(game, "build temple_settlement")
    assert seat_of(game, 0)["pieces"] == own
    assert seat_of(game, 0)["rows"]["temple"] == [TEMPLES[1], "temple_settlement"]


# Armies beside a temple.


def moving(own: Document, card: str = "war_elephant", **switches: int) -> Deus:
    """Seat 0 has built a moving card, its new army at 0,5; which army moves?"""
    goods = NOTHING | {"wheat": 2, "gold": 1}
    seat = {"goods": goods, "hand": [card, "forum"], "pieces": own | {"0,5": ["civil"]}}
    game = game_with(seat, {"hand": ["baths"]}, switches=switches)
    say(game, f"build {card}", "hex 0,5")
    return game


@pytest.mark.rule("deus.temple.pin", "deus.temple.neveralone")
@pytest.mark.parametrize("card", ["war_elephant", "cavalry"])
def test_an_army_alone_with_a_temple_cannot_move(card: str) -> None:
    game = moving({"0,0": ["military", "temple"]}, card)
    assert asked(game) == ["hex 0,5", "pass"]
    assert refused(game, "hex 0,0") == "deus.temple.pin"


@pytest.mark.rule("deus.temple.pin")
@pytest.mark.parametrize("kind", ["civil", "science", "production"])
def test_with_another_building_there_it_can(kind: str) -> None:
    game = moving({"0,0": [kind, "military", "temple"]})
    assert asked(game) == ["hex 0,0", "hex 0,5", "pass"]
    say(game, "hex 0,0", "hex 0,1")
    assert set(seat_of(game, 0)["pieces"]["0,0"]) == {kind, "temple"}


@pytest.mark.rule("deus.temple.pin")
def test_it_is_free_as_soon_as_another_building_was_built_there() -> None:
    goods = NOTHING | {"wood": 1, "wheat": 2}
    seat = {
        "goods": goods,
        "hand": ["trading_post_swamp", "war_elephant", "galley"],
        "pieces": {"0,0": ["military", "temple"], "0,5": ["science"]},
    }
    game = game_with(seat, {"hand": ["baths"]})
    say(game, "build trading_post_swamp", "hex 0,0", "offer baths")
    say(game, "build war_elephant", "hex 0,5")
    assert asked(game) == ["hex 0,0", "hex 0,5", "pass"]


@pytest.mark.rule("deus.temple.pin.general", "deus.temple.neveralone")
def test_of_two_armies_beside_a_temple_one_may_leave() -> None:
    game = moving({"0,0": ["military", "military", "temple"]})
    say(game, "hex 0,0", "hex 0,1")
    assert asked(game) == ["hex 0,5", "pass"]  # the other one has to stay
    assert refused(game, "hex 0,0") == "deus.temple.pin"
    assert set(seat_of(game, 0)["pieces"]["0,0"]) == {"military", "temple"}


@pytest.mark.rule("deus.temple.pin.general")
@pytest.mark.parametrize("army_limit", [2, 1])
def test_an_army_that_arrives_frees_the_one_beside_the_temple(army_limit: int) -> None:
    own = {"0,0": ["military", "temple"], "0,1": ["military"]}
    game = moving(own, army_limit=army_limit)
    assert asked(game) == ["hex 0,1", "hex 0,5", "pass"]
    say(game, "hex 0,1", "hex 0,0")
    if army_limit == 2:  # else the army in 0,0 has to leave, and nobody is asked which
        assert asked(game) == ["hex 0,0", "hex 0,5", "pass"]
        say(game, "hex 0,0")
    say(game, "hex 0,-1")
    assert seat_of(game, 0)["pieces"]["0,0"] == ["military", "temple"]
    assert seat_of(game, 0)["pieces"]["0,-1"] == ["military"]
    assert asked(game) == ["hex 0,5", "pass"]  # the one that arrived has to stay


@pytest.mark.rule("deus.temple.pin.general")
def test_an_army_may_leave_if_the_temple_keeps_another_building_besides() -> None:
    game = moving({"0,0": ["civil", "military", "military", "temple"]})
    say(game, "hex 0,0", "hex 0,1", "hex 0,0", "hex 0,-1")
    assert seat_of(game, 0)["pieces"]["0,0"] == ["civil", "temple"]


@pytest.mark.rule("deus.temple.neveralone")
def test_a_temple_never_stands_alone() -> None:
    with pytest.raises(PositionError, match="alone"):
        game_with({"pieces": {"0,0": ["temple"]}}, {})


# What it brings.


@pytest.mark.rule("deus.temple.scoring")
@pytest.mark.parametrize(("fields", "points"), [(0, 0), (1, 4), (2, 8), (3, 12), (4, 12), (5, 12)])
def test_a_temple_brings_its_vp_at_the_end_at_most_12(fields: int, points: int) -> None:
    places = ["0,0", "1,1", "0,2", "2,-1", "0,-2"][:fields]
    seat = {
        "goods": NOTHING,
        "hand": ["galley", "forum"],
        "rows": {"temple": ["temple_regions_field"]},
        "pieces": {place: ["science"] for place in places} | {"-1,4": ["civil", "temple"]},
    }
    others: list[Document] = [{"goods": NOTHING}] * 3
    game = game_with(seat, *others, turns_left=1)
    say(game, "offer galley", "pass")
    assert game.over
    assert game.breakdown()[0]["temples"] == points
    assert game.breakdown()[0]["gained"] == 0


@pytest.mark.rule("deus.temple.scoring")
def test_the_limit_of_12_holds_for_each_temple_by_itself() -> None:
    seat = priest(
        rows={"temple": ["temple_regions_field", "temple_settlement"]},
        hand=["temple_towns", "galley"],
        pieces={"0,0": ["civil"], "1,1": ["civil"], "0,2": ["civil"], "1,4": ["civil"]},
    )
    game = game_with(seat, {})
    assert temples_of(game, 0) == 12 + 4  # 4 fields of 4 VP, and 4 regions


@pytest.mark.rule("deus.temple.scoring")
def test_the_board_at_the_end_counts_not_the_one_when_it_was_built() -> None:
    seat = priest(hand=["temple_settlement", "trading_post_swamp"])
    seat["goods"] = ONE_EACH | {"wood": 2}
    game = game_with(seat, {"hand": ["baths", "forum"]})
    say(game, "build temple_settlement", "hex 0,0")
    assert temples_of(game, 0) == 2
    say(game, "offer baths", "pass", "build trading_post_swamp", "hex 0,-1")
    assert temples_of(game, 0) == 3


@pytest.mark.rule("deus.temple.noeffectnow")
def test_playing_a_temple_activates_nothing_not_even_earlier_temples() -> None:
    row = rows(2, temples=2) | {"temple": ["temple_regions_field", "temple_towns"]}
    seat = priest(rows=row, pieces={"0,0": ["civil", "military"], "1,1": ["civil", "science"]})
    game = game_with(seat, {})
    say(game, "build temple_settlement", "hex 0,0")
    assert to_move(game) == 1
    assert seat_of(game, 0)["goods"] == NOTHING
    assert seat_of(game, 0)["hand"] == ["amphitheatre"]
    events = {event["event"] for event in game.told(None)}
    assert not events & {"gained", "drew", "activated", "took_piece"}

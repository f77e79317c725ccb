"""Attacks on barbarian villages: when they happen, who is paid, what they leave behind."""

import pytest

from tests.deus.box import MAPS, NOTHING
from tests.deus.tables import asked, game_with, has, offer_a_card, refused, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

Pieces = dict[str, list[str]]

# The village at 0,3 on the map of two: six regions around it, two of them seas.
RING_OF_SIX: Pieces = {
    "0,2": ["production"],
    "1,2": ["maritime"],
    "-1,3": ["science", "military"],
    "1,3": ["maritime"],
    "-1,4": ["production", "military"],
    "0,4": ["science"],
}

# The last tile turned: 2,2 now lies next to the villages at 3,1 (3 VP) and at 2,3 (4 VP).
TWO_VILLAGES_MEET = [*MAPS[2][:3], MAPS[2][3] | {"turn": 5}]


def builder(card: str, pieces: Pieces, **more: object) -> Document:
    """A seat that can build one card and pay for it in one way only."""
    costs: dict[str, dict[str, int]] = {
        "trading_post_forest": {"wood": 1},
        "merchant_ship_wood": {"wood": 1},
        "ballista": {"wood": 1, "wheat": 1},
        "siege_tower": {"wood": 1, "stone": 1},
        "war_elephant": {"wheat": 2},
        "cavalry": {"wheat": 1, "gold": 1},
        "scriptorium": {"clay": 1, "gold": 2},
        "temple_settlement": {"wood": 1, "stone": 1, "clay": 1, "wheat": 1},
    }
    goods = NOTHING | {"vp": 5} | costs[card]
    return {"hand": [card, "forum"], "goods": goods, "pieces": pieces} | more


def around_1_0(mine: Pieces, *others: Pieces) -> Deus:
    """Seat 0 builds at 1,1 and so closes the ring that all have around the village at 1,0."""
    game = game_with(
        builder("trading_post_forest", mine), *({"pieces": pieces} for pieces in others)
    )
    say(game, "build trading_post_forest", "hex 1,1")
    return game


def vp(game: Deus) -> list[int]:
    return [has(game, seat, "vp") for seat in range(len(game.players))]


def vp_of(game: Deus, village: str) -> int:
    left: int = game.position()["villages"][village]
    return left


def attacked(game: Deus) -> list[str]:
    found: list[str] = game.position()["attacked"]
    return found


def attacks_told(game: Deus) -> list[tuple[str, int]]:
    """The attacks of the log: which village, for how many VP."""
    return [(e["hex"], e["amount"]) for e in game.told(None) if e["event"] == "attacked"]


# When a village is attacked.


@pytest.mark.rule("deus.attack.when", "deus.attack.reward")
def test_building_a_piece_may_bring_an_attack() -> None:
    game = game_with(
        builder("merchant_ship_wood", {"2,1": ["military"], "2,2": ["civil"]}),
        {},
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert vp(game) == [8, 5]
    assert vp_of(game, "3,1") == 0
    assert attacked(game) == ["3,1"]


@pytest.mark.rule("deus.attack.when", "deus.edition.attackmove")
def test_moving_an_army_may_bring_an_attack() -> None:
    game = game_with(
        builder("cavalry", {"3,0": ["maritime"], "2,2": ["civil"], "1,1": ["civil"]}),
        {},
    )
    say(game, "build cavalry", "hex 1,1")
    assert vp(game) == [5, 5]
    say(game, "hex 1,1", "hex 2,1")
    assert vp(game) == [8, 5]
    assert vp_of(game, "3,1") == 0


@pytest.mark.rule("deus.attack.cond.surrounded")
@pytest.mark.parametrize("missing", RING_OF_SIX)
def test_one_empty_region_next_to_the_village_sea_or_land_prevents_the_attack(missing: str) -> None:
    pieces = {region: kinds for region, kinds in RING_OF_SIX.items() if region != missing}
    game = game_with(builder("trading_post_forest", pieces), {})
    say(game, "build trading_post_forest", "hex -1,4" if missing == "0,2" else "hex 0,2")
    assert vp(game) == [5, 5]
    assert vp_of(game, "0,3") == 6
    assert attacked(game) == []


@pytest.mark.rule("deus.attack.cond.surrounded")
@pytest.mark.parametrize("last", RING_OF_SIX)
def test_the_last_region_occupied_sea_or_land_closes_the_ring(last: str) -> None:
    pieces = {region: kinds for region, kinds in RING_OF_SIX.items() if region != last}
    card = "merchant_ship_wood" if last in ("1,2", "1,3") else "trading_post_forest"
    game = game_with(builder(card, pieces), {})
    say(game, f"build {card}", f"hex {last}")
    assert vp(game) == [11, 5]
    assert vp_of(game, "0,3") == 0


@pytest.mark.rule("deus.attack.cond.surrounded")
def test_the_ring_may_be_closed_by_several_players_together() -> None:
    game = game_with(
        builder("trading_post_forest", {"1,-1": ["civil"], "0,0": ["science"]}),
        {"pieces": {"2,0": ["civil"]}},
        {"pieces": {"1,1": ["military"]}},
    )
    say(game, "build trading_post_forest", "hex 0,1")
    assert vp(game) == [5, 5, 10]


@pytest.mark.rule("deus.attack.cond.surrounded")
def test_other_spaces_around_the_ring_and_other_villages_do_not_matter() -> None:
    ring = {"2,1": ["military"], "2,2": ["civil"]}
    outside = {"1,1": ["civil"], "2,0": ["production"]}
    game = game_with(builder("trading_post_forest", ring | outside), {})
    say(game, "build trading_post_forest", "hex 2,1")
    assert vp_of(game, "3,1") == 3
    assert attacked(game) == []


@pytest.mark.rule("deus.attack.cond.army")
def test_a_closed_ring_without_an_army_is_no_attack() -> None:
    pieces = {
        "2,1": ["civil", "production", "science"],
        "2,2": ["civil", "production", "science"],
        "1,1": ["military"],  # not next to the village
    }
    game = game_with(
        builder("merchant_ship_wood", pieces), {"pieces": {"-1,4": ["military", "military"]}}
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert vp(game) == [5, 5]
    assert vp_of(game, "3,1") == 3
    assert attacked(game) == []


@pytest.mark.rule("deus.attack.cond.army", "deus.attack.when")
def test_the_army_may_come_last() -> None:
    ring = {"3,0": ["maritime"], "2,1": ["civil"], "2,2": ["civil"]}
    game = game_with(builder("ballista", ring), {})
    say(game, "build ballista", "hex 2,2")
    assert vp(game) == [8, 5]


@pytest.mark.rule("deus.attack.cond.army")
def test_one_army_of_anybody_is_enough() -> None:
    game = game_with(
        builder("trading_post_forest", {"1,-1": ["civil"], "0,0": ["civil"], "0,1": ["civil"]}),
        {"pieces": {"2,0": ["military"]}},
    )
    say(game, "build trading_post_forest", "hex 1,1")
    assert vp(game) == [5, 10]


# At once.


@pytest.mark.rule("deus.attack.immediate", "deus.attack.beforeeffects", "deus.attack.village.over")
@pytest.mark.parametrize(
    ("ship", "gained", "gold"),
    [("3,0", 3, 0), ("2,3", 0, 4)],  # the ring is closed; the ring stays open
)
def test_a_ballista_no_longer_finds_the_village_its_own_army_attacks(
    ship: str, gained: int, gold: int
) -> None:
    pieces = {ship: ["maritime"], "2,2": ["civil"]}
    game = game_with(builder("ballista", pieces), {})
    say(game, "build ballista", "hex 2,1")
    assert vp(game) == [5 + gained, 5]
    assert has(game, 0, "gold") == gold


@pytest.mark.rule("deus.attack.beforeeffects", "deus.attack.village.over")
def test_a_siege_tower_no_longer_finds_the_village_its_own_army_attacks() -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil"]}
    rows = {"military": ["ballista"]}
    game = game_with(builder("siege_tower", pieces, rows=rows), {})
    say(game, "build siege_tower", "hex 2,1")
    assert to_move(game) == 1  # no village was left to besiege
    assert vp(game) == [8, 5]
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("deus.attack.beforeeffects", "deus.effects.counts.new")
def test_the_opponents_vp_are_paid_before_the_effects_of_the_row_begin() -> None:
    game = game_with(
        builder("merchant_ship_wood", {"1,1": ["civil"]}) | {"goods": {"gold": 0, "wood": 3}},
        {"pieces": {"2,1": ["military"], "2,2": ["civil"]}},
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert asked(game) == ["number 0", "number 1", "number 2"]  # the sale still waits
    assert vp(game) == [2, 8]  # the sea at the edge was bought for 3 VP
    say(game, "number 2")
    events = [e["event"] for e in game.told(None)]
    assert events.index("placed") < events.index("attacked")
    assert [e["good"] for e in game.told(None) if e["event"] == "gained"] == ["vp", "gold"]


@pytest.mark.rule("deus.attack.midrow", "deus.attack.immediate")
@pytest.mark.parametrize(
    ("below", "above", "gold"),
    [("cavalry", "ballista", 0), ("ballista", "cavalry", 4)],
)
def test_an_attack_by_a_movement_is_settled_before_the_next_card(
    below: str, above: str, gold: int
) -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil", "military"], "1,1": ["civil"]}
    seat = builder(above, pieces, rows={"military": [below]})
    game = game_with(seat, {}, attacked=["1,0"])
    say(game, f"build {above}", "hex 1,1", "hex 1,1", "hex 2,1")
    assert vp(game) == [8, 5]
    assert has(game, 0, "gold") == gold


@pytest.mark.rule("deus.attack.midrow")
def test_an_attack_by_a_movement_a_science_card_calls_is_settled_before_the_next_card() -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil"], "1,1": ["military"]}
    rows = {"military": ["cavalry"], "science": ["academy_military"]}
    game = game_with(builder("scriptorium", pieces, rows=rows), {})
    say(game, "build scriptorium", "hex 1,1", "activate cavalry", "hex 1,1", "hex 2,1")
    assert asked(game) == ["number 0", "number 1", "number 2"]  # the scriptorium
    assert vp(game) == [8, 5]
    assert vp_of(game, "3,1") == 0


@pytest.mark.rule("deus.attack.mandatory")
def test_an_attack_asks_nobody_costs_nothing_and_leaves_all_pieces_where_they_are() -> None:
    mine = {"2,0": ["civil"], "0,0": ["civil"]}
    theirs = {"1,-1": ["military", "temple"], "0,1": ["production"]}
    game = game_with(
        builder("trading_post_forest", mine),
        {"pieces": theirs, "goods": {"gold": 3, "wood": 2}, "hand": ["galley", "galley"]},
    )
    say(game, "build trading_post_forest", "hex 1,1")
    assert vp(game) == [5, 10]
    assert to_move(game) == 1 and "build galley" in asked(game)  # the next turn, no question
    assert seat_of(game, 0)["pieces"] == mine | {"1,1": ["civil"]}
    assert seat_of(game, 1)["pieces"] == theirs
    goods = seat_of(game, 1)["goods"]
    assert goods == {"gold": 3, "wood": 2, "stone": 1, "clay": 1, "wheat": 1, "vp": 10}


# Who attacks.


@pytest.mark.rule("deus.attack.who", "deus.attack.mandatory")
def test_an_opponents_ship_completes_the_ring_and_the_owner_of_the_army_is_paid() -> None:
    game = game_with(
        builder("merchant_ship_wood", {"2,1": ["civil"]}),
        {"pieces": {"2,2": ["military"]}},
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert vp(game) == [5, 8]
    assert vp_of(game, "3,1") == 0


@pytest.mark.rule("deus.attack.exampleF")
def test_example_a_ship_lets_the_other_player_take_3_vp() -> None:
    marina = builder("merchant_ship_wood", {"2,1": ["military", "civil", "science"]})
    anna: Document = {"pieces": {"2,2": ["military", "military"]}}
    game = game_with(marina, anna)
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert vp(game) == [5, 8]


@pytest.mark.rule("deus.attack.who", "deus.attack.mandatory")
def test_a_moving_army_may_complete_the_ring_for_somebody_else() -> None:
    game = game_with(
        builder("cavalry", {"3,0": ["maritime"], "1,1": ["civil"]}),
        {"pieces": {"2,2": ["military", "military"]}},
    )
    say(game, "build cavalry", "hex 1,1", "hex 1,1", "hex 2,1")
    assert vp(game) == [5, 8]


@pytest.mark.rule("deus.attack.who")
@pytest.mark.parametrize(
    ("seat0", "seat1", "seat2", "gains"),
    [
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military"], "1,-1": ["military"]},
            {"0,1": ["civil", "production", "science"]},
            [0, 5, 0],
            id="armies before buildings",
        ),
        pytest.param(
            {"2,0": ["military"], "1,-1": ["production", "civil"]},
            {"0,0": ["military", "military"]},
            {"0,1": ["military"]},
            [0, 5, 0],
            id="armies, not regions with armies",
        ),
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["civil"], "1,-1": ["civil"], "2,1": ["military"], "2,2": ["military"]},
            {"0,1": ["civil"], "0,-1": ["military", "military"]},
            [5, 0, 0],
            id="only armies next to the village",
        ),
        pytest.param(
            {"2,0": ["civil"]},
            {"0,0": ["military", "civil"]},
            {"1,-1": ["military"], "0,1": ["military"]},
            [0, 0, 5],
            id="whoever's turn it is",
        ),
    ],
)
def test_most_armies_in_the_adjacent_regions_take_the_vp(
    seat0: Pieces, seat1: Pieces, seat2: Pieces, gains: list[int]
) -> None:
    assert vp(around_1_0(seat0, seat1, seat2)) == [5 + gain for gain in gains]


@pytest.mark.rule("deus.attack.reward")
def test_the_attacker_takes_all_vp_that_lie_there_and_no_more() -> None:
    game = game_with(
        builder("merchant_ship_wood", {"2,1": ["military"], "2,2": ["civil"]}),
        {},
        villages={"3,1": 1},
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert vp(game) == [6, 5]
    assert game.position()["villages"] == {"1,0": 5, "3,1": 0, "0,3": 6, "2,4": 3}


@pytest.mark.rule("deus.attack.village.over")
@pytest.mark.parametrize(
    ("over", "gold"),
    [([], 8), (["3,1"], 4), (["3,1", "2,3"], 0)],
)
def test_an_attacked_village_is_none_for_a_ballista(over: list[str], gold: int) -> None:
    seat = builder("ballista", {"2,1": ["civil"]})
    game = game_with(seat, {}, map=TWO_VILLAGES_MEET, attacked=over)
    say(game, "build ballista", "hex 2,2")
    assert has(game, 0, "gold") == gold


@pytest.mark.rule("deus.attack.village.over")
def test_an_attacked_village_is_none_for_a_siege_tower() -> None:
    seat = builder("siege_tower", {"2,1": ["civil"]})
    game = game_with(seat, {}, map=TWO_VILLAGES_MEET, attacked=["3,1"])
    say(game, "build siege_tower", "hex 2,2")
    assert asked(game) == ["hex 2,3", "pass"]
    assert refused(game, "hex 3,1")
    say(game, "hex 2,3")
    assert vp(game) == [7, 5]


# Ties.


@pytest.mark.rule("deus.attack.tie.buildings")
@pytest.mark.parametrize(
    ("seat0", "seat1", "seat2", "gains"),
    [
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military", "civil"], "1,-1": ["production"]},
            {"0,1": ["civil", "production", "science", "temple"]},
            [0, 5, 0],
            id="most buildings but no army: nothing",
        ),
        pytest.param(
            {"2,0": ["military", "military"]},
            {"0,0": ["military", "military", "civil", "science"]},
            {"1,-1": ["military", "civil", "production", "science"], "0,1": ["civil", "temple"]},
            [0, 5, 0],
            id="most buildings but fewer armies: nothing",
        ),
        pytest.param(
            {"2,0": ["military", "science"]},
            {"0,0": ["military"], "1,-1": ["civil"]},
            {"0,1": ["civil"]},
            [5, 0, 0],
            id="the other way round",
        ),
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military"]},
            {"1,-1": ["civil"], "0,1": ["civil"]},
            [5, 0, 0],
            id="the piece just built counts",
        ),
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military", "civil", "production"]},
            {"1,-1": ["civil"], "0,1": ["civil"]},
            [0, 5, 0],
            id="buildings, not regions",
        ),
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military"], "2,1": ["civil", "production"], "2,2": ["civil"]},
            {"1,-1": ["civil"], "0,1": ["civil"]},
            [5, 0, 0],
            id="only buildings next to the village",
        ),
        pytest.param(
            {"2,0": ["military"]},
            {"0,0": ["military", "civil", "science"]},
            {"1,-1": ["military"], "0,1": ["civil"]},
            [0, 5, 0],
            id="three tied in armies",
        ),
    ],
)
def test_tied_in_armies_the_most_buildings_among_the_tied_take_the_vp(
    seat0: Pieces, seat1: Pieces, seat2: Pieces, gains: list[int]
) -> None:
    assert vp(around_1_0(seat0, seat1, seat2)) == [5 + gain for gain in gains]


@pytest.mark.rule("deus.attack.tie.all")
@pytest.mark.parametrize(
    ("seat1", "gains"),
    [
        ({"2,2": ["military"]}, [2, 2, 0]),
        ({"2,2": ["military", "production"]}, [0, 5, 0]),
        ({"2,2": ["military", "science"]}, [0, 5, 0]),
        ({"2,2": ["military", "civil"]}, [0, 5, 0]),
        ({"2,2": ["military", "temple"]}, [0, 5, 0]),
        ({"2,2": ["military"], "3,0": ["maritime"]}, [0, 5, 0]),
    ],
)
def test_standard_pieces_ships_and_temples_all_count_in_a_tie(
    seat1: Pieces, gains: list[int]
) -> None:
    seas = {sea: ["maritime"] for sea in ("4,1", "3,0") if sea not in seat1}
    game = game_with(
        {"pieces": {"2,1": ["military"]}},
        {"pieces": seat1},
        builder("trading_post_forest", seas),
        turn=2,
    )
    say(game, "build trading_post_forest", "hex 3,2")
    assert vp(game) == [5 + gain for gain in gains]


@pytest.mark.rule("deus.attack.tie.split", "deus.attack.tie.rest", "deus.attack.reward")
@pytest.mark.parametrize(
    ("village", "tied", "each"),
    [
        (6, 2, 3),
        (5, 2, 2),  # 1 VP is lost
        (3, 2, 1),
        (1, 2, 0),
        (6, 3, 2),
        (5, 3, 1),
        (4, 3, 1),
        (2, 3, 0),
        (6, 4, 1),
        (4, 4, 1),
        (3, 4, 0),
    ],
)
def test_tied_again_they_share_rounded_down_and_the_remainder_is_lost(
    village: int, tied: int, each: int
) -> None:
    # Everybody has three buildings next to the village; the tied have one army among them.
    with_army = ["military", "civil", "production"]
    without = ["science", "civil", "production"]
    game = game_with(
        builder("trading_post_forest", {"2,0": ["military"], "2,-1": ["production"]}),
        {"pieces": {"0,0": with_army}},
        {"pieces": {"1,-1": with_army if tied >= 3 else without}},
        {"pieces": {"0,1": with_army if tied == 4 else without}},
        villages={"1,0": village},
    )
    say(game, "build trading_post_forest", "hex 1,1")
    assert vp(game) == [5 + each] * tied + [5] * (4 - tied)
    assert vp_of(game, "1,0") == 0
    assert attacked(game) == ["1,0"]


@pytest.mark.rule("deus.attack.tie.rest", "deus.attack.tie.split")
def test_five_vp_for_two_players_are_two_each_and_one_lost() -> None:
    game = game_with(
        builder("trading_post_forest", {"2,0": ["military"], "0,0": ["science"]}),
        {"pieces": {"1,-1": ["military"], "0,1": ["civil", "production"]}},
    )
    say(game, "build trading_post_forest", "hex 1,1")
    assert vp(game) == [7, 7]
    assert vp_of(game, "1,0") == 0


@pytest.mark.rule("deus.attack.tie.split", "deus.attack.tie.buildings")
def test_a_third_player_tied_in_armies_but_behind_in_buildings_has_no_share() -> None:
    game = game_with(
        builder("trading_post_forest", {"2,0": ["military"]}),
        {"pieces": {"0,0": ["military", "science"]}},
        {"pieces": {"1,-1": ["military"]}},
        {"pieces": {"0,1": ["civil", "science", "production"], "2,-1": ["civil"]}},
    )
    say(game, "build trading_post_forest", "hex 1,1")
    assert vp(game) == [8, 8, 5, 5]


# Several villages, no village twice.


@pytest.mark.rule("deus.attack.several")
def test_one_piece_may_complete_two_villages_and_each_is_settled_on_its_own() -> None:
    game = game_with(
        builder("trading_post_forest", {"3,0": ["maritime"], "2,1": ["military"]}),
        {"pieces": {"1,3": ["maritime"], "1,4": ["military"], "2,4": ["civil"]}},
        map=TWO_VILLAGES_MEET,
    )
    say(game, "build trading_post_forest", "hex 2,2")
    assert vp(game) == [8, 9]  # 3 of one village for seat 0, 4 of the other for seat 1
    assert attacked(game) == ["3,1", "2,3"]
    assert attacks_told(game) == [("3,1", 3), ("2,3", 4)]


@pytest.mark.rule("deus.attack.several", "deus.attack.beforeeffects")
def test_all_villages_are_settled_before_the_effects() -> None:
    game = game_with(
        builder("ballista", {"3,0": ["maritime"], "2,1": ["civil"]}),
        {"pieces": {"1,3": ["maritime"], "1,4": ["military"], "2,4": ["civil"]}},
        map=TWO_VILLAGES_MEET,
    )
    say(game, "build ballista", "hex 2,2")
    # 3,1 is seat 0's alone; at 2,3 both have one army, and seat 1 has more buildings
    assert vp(game) == [8, 9]
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("deus.attack.several", "deus.attack.move.end")
def test_a_moving_army_may_complete_two_villages() -> None:
    game = game_with(
        builder("cavalry", {"3,0": ["maritime"], "2,1": ["civil"]}),
        {"pieces": {"1,3": ["maritime"], "1,4": ["civil"], "2,4": ["civil"]}},
        map=TWO_VILLAGES_MEET,
    )
    say(game, "build cavalry", "hex 2,1", "hex 2,1", "hex 2,2")
    assert vp(game) == [12, 5]
    assert attacked(game) == ["3,1", "2,3"]


@pytest.mark.rule("deus.attack.once")
def test_an_attacked_village_is_never_attacked_again() -> None:
    game = game_with(
        builder("cavalry", {"3,0": ["maritime"], "2,2": ["military"], "1,1": ["civil"]}),
        {},
        attacked=["3,1"],
    )
    say(game, "build cavalry", "hex 1,1", "hex 1,1", "hex 2,1")
    assert attacks_told(game) == []
    assert vp(game) == [5, 5]
    assert attacked(game) == ["3,1"]


@pytest.mark.rule("deus.attack.once")
@pytest.mark.parametrize("emptied_is_attacked", [True, False])
def test_leaving_and_coming_back_does_not_attack_a_second_time(emptied_is_attacked: bool) -> None:
    ring = {"3,0": ["maritime"], "2,2": ["civil", "military"], "1,1": ["military"]}
    seat = builder("war_elephant", ring, rows={"military": ["cavalry", "cavalry"]})
    game = game_with(seat, {}, switches={"emptied_is_attacked": emptied_is_attacked})
    say(game, "build war_elephant", "hex 0,1")
    say(game, "hex 1,1", "hex 2,1")  # the first cavalry attacks
    say(game, "hex 2,1", "hex 1,1")  # the second one leaves
    say(game, "hex 1,1", "hex 2,1", "pass")  # and the elephant comes back
    assert attacks_told(game) == [("3,1", 3)]
    assert vp(game) == [8, 5]


# Villages emptied by an effect.


@pytest.mark.rule("deus.attack.emptied")
@pytest.mark.parametrize(
    ("emptied_is_attacked", "village", "counts"),
    [(True, 2, True), (True, 1, True), (True, 3, False), (False, 2, False)],
)
def test_a_village_whose_last_vp_are_taken_counts_as_attacked(
    emptied_is_attacked: bool, village: int, counts: bool
) -> None:
    game = game_with(
        builder("siege_tower", {"2,2": ["civil"]}),
        {},
        villages={"3,1": village},
        switches={"emptied_is_attacked": emptied_is_attacked},
    )
    say(game, "build siege_tower", "hex 2,1", "hex 3,1")
    assert vp(game) == [5 + min(village, 2), 5]
    assert attacked(game) == (["3,1"] if counts else [])
    assert attacks_told(game) == []  # no attack took place


@pytest.mark.rule("deus.attack.emptied", "deus.attack.once")
@pytest.mark.parametrize(("emptied_is_attacked", "attacks"), [(True, []), (False, [("3,1", 0)])])
def test_an_emptied_village_is_attacked_for_nothing_only_if_it_still_has_to_be(
    emptied_is_attacked: bool, attacks: list[tuple[str, int]]
) -> None:
    hand = ["siege_tower", "merchant_ship_wood", "forum"]
    goods = {"gold": 0, "wood": 2, "stone": 1, "vp": 5}
    game = game_with(
        {"hand": hand, "goods": goods, "pieces": {"2,2": ["civil"]}},
        {},
        villages={"3,1": 2},
        switches={"emptied_is_attacked": emptied_is_attacked},
    )
    say(game, "build siege_tower", "hex 2,1", "hex 3,1")
    offer_a_card(game)
    before = vp(game)
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert attacks_told(game) == attacks
    assert vp(game) == before
    assert attacked(game) == ["3,1"]


@pytest.mark.rule("deus.attack.emptied")
@pytest.mark.parametrize("emptied_is_attacked", [True, False])
def test_an_emptied_village_gives_nothing_to_cards_whatever_it_counts_as(
    emptied_is_attacked: bool,
) -> None:
    game = game_with(
        builder("siege_tower", {"2,2": ["civil"]}, rows={"military": ["ballista"]}),
        {},
        villages={"3,1": 0},
        switches={"emptied_is_attacked": emptied_is_attacked},
    )
    say(game, "build siege_tower", "hex 2,1")
    assert to_move(game) == 1  # the siege tower found no village
    assert has(game, 0, "gold") == 0  # nor did the ballista
    assert vp(game) == [5, 5]


# Armies at sea and on the move.


@pytest.mark.rule("deus.attack.seaarmy")
def test_an_army_on_an_own_ship_counts_as_an_army_in_that_region() -> None:
    game = game_with(
        builder("trading_post_forest", {"3,0": ["maritime", "military"], "2,1": ["civil"]}),
        {},
    )
    say(game, "build trading_post_forest", "hex 2,2")
    assert vp(game) == [8, 5]


@pytest.mark.rule("deus.attack.seaarmy", "deus.attack.who")
def test_two_armies_at_sea_beat_one_on_land() -> None:
    game = game_with(
        builder("trading_post_forest", {"2,1": ["military"]}),
        {"pieces": {"3,0": ["maritime", "military", "military"]}},
    )
    say(game, "build trading_post_forest", "hex 2,2")
    assert vp(game) == [5, 8]


@pytest.mark.rule("deus.attack.seaarmy", "deus.attack.when")
def test_an_army_boarding_an_own_ship_next_to_the_village_attacks() -> None:
    ring = {"3,0": ["maritime"], "2,1": ["civil"], "2,2": ["civil"], "1,1": ["civil"]}
    game = game_with(builder("cavalry", ring), {})
    say(game, "build cavalry", "hex 1,1", "hex 1,1", "hex 3,0")
    assert vp(game) == [8, 5]


@pytest.mark.rule("deus.attack.move.end", "deus.attack.move.transit", "deus.edition.attacknote")
@pytest.mark.parametrize(
    ("stop", "gained"),
    [
        ("2,1", 3),  # closes the ring there
        ("2,2", 0),  # can be reached through 2,1 only, which stays empty
    ],
)
def test_the_ring_is_looked_at_where_the_army_stops_not_where_it_passes(
    stop: str, gained: int
) -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil"], "1,1": ["civil"]}
    game = game_with(builder("cavalry", pieces), {})
    say(game, "build cavalry", "hex 1,1", "hex 1,1", f"hex {stop}")
    assert vp(game) == [5 + gained, 5]
    assert len(attacks_told(game)) == (1 if gained else 0)


@pytest.mark.rule("deus.attack.move.transit")
def test_an_army_that_only_passes_a_closed_ring_does_not_attack() -> None:
    ring = {region: ["production"] for region in ("1,-1", "0,0", "2,0", "0,1", "1,1")}
    game = game_with(builder("cavalry", ring), {})
    say(game, "build cavalry", "hex 0,2", "hex 0,2", "hex 0,-1")  # by way of 0,1 and 0,0
    assert seat_of(game, 0)["pieces"] == ring | {"0,-1": ["military"]}
    assert attacks_told(game) == []
    assert vp(game) == [5, 5]


@pytest.mark.rule("deus.attack.move.end")
def test_an_army_that_leaves_the_ring_does_not_attack_although_it_stood_there() -> None:
    # The army opens the ring at 2,1 by leaving it, so nothing is closed when it stops at 2,2.
    pieces = {"3,0": ["maritime"], "2,1": ["military"], "1,1": ["civil"]}
    game = game_with(builder("cavalry", pieces), {})
    say(game, "build cavalry", "hex 1,1", "hex 2,1", "hex 2,2")
    assert attacks_told(game) == []


@pytest.mark.rule("deus.attack.move.lost")
def test_an_army_that_attacked_after_one_step_does_not_use_its_other_steps() -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil"], "1,1": ["civil"]}
    game = game_with(builder("cavalry", pieces), {})
    say(game, "build cavalry", "hex 1,1", "hex 1,1", "hex 2,1")
    assert to_move(game) == 1
    assert seat_of(game, 0)["pieces"]["2,1"] == ["military"]


@pytest.mark.rule(
    "deus.attack.move.lost",
    "deus.attack.move.others",
    "deus.attack.midrow",
    "deus.card.warelephant",
)
def test_a_war_elephant_goes_on_with_the_other_armies_but_not_with_the_one_that_attacked() -> None:
    pieces = {"3,0": ["maritime"], "2,2": ["civil"], "1,1": ["military"]}
    game = game_with(builder("war_elephant", pieces), {})
    say(game, "build war_elephant", "hex 0,1", "hex 1,1", "hex 2,1")
    assert vp(game) == [8, 5]  # settled before the next army
    assert asked(game) == ["hex 0,1", "pass"]
    assert refused(game, "hex 2,1") == "deus.move.upto"
    say(game, "hex 0,1", "hex 1,1")
    assert sorted(seat_of(game, 0)["pieces"]) == ["1,1", "2,1", "2,2", "3,0"]
    assert to_move(game) == 1


@pytest.mark.rule("deus.attack.move.others", "deus.attack.immediate")
def test_each_army_of_a_war_elephant_may_attack_a_village_of_its_own() -> None:
    pieces = {
        "3,0": ["maritime"],
        "2,2": ["civil"],
        "1,1": ["production", "military"],
        "0,0": ["science"],
        "2,0": ["science"],
        "0,1": ["civil"],
    }
    game = game_with(builder("war_elephant", pieces), {})
    say(game, "build war_elephant", "hex 0,-1", "hex 1,1", "hex 2,1")
    assert vp(game) == [8, 5]
    say(game, "hex 0,-1", "hex 1,-1")
    assert vp(game) == [13, 5]
    assert attacks_told(game) == [("3,1", 3), ("1,0", 5)]

"""Egypt, purple: temples with lasting effects."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, ONE_EACH, RESOURCES, STANDARD
from tests.deus.tables import (
    GAME,
    asked,
    game_with,
    hand_of,
    has,
    named_nowhere,
    new_game,
    offer_a_card,
    refused,
    say,
    seat_of,
    to_move,
)
from theogony.core.catalogue import LANGUAGES, Catalogue
from theogony.core.errors import PositionError
from theogony.core.types import Document
from theogony.deus.cards import IDS
from theogony.deus.printed import CARDS, KINDS, RANKS
from theogony.deus.state import Deus

PURPLE = {"purple_set": "egypt"}

# What each temple gives at once, and the tiles laid on it.
AT_ONCE = {
    **{f"temple_of_{god}": 4 for god in ("amun", "aton", "anubis", "apis", "isis", "ptah")},
    **{f"temple_of_{god}": 6 for god in ("maat", "min", "montu", "mut", "neith")},
}
WITH_TILES = [f"temple_of_{god}" for god in ("hathor", "horus", "seth", "sobek", "thoth")]
TEMPLES = [*AT_ONCE, *WITH_TILES]

ONE_OF_EACH = {
    "maritime": ["galley"],
    "production": ["farmstead"],
    "science": ["school"],
    "civil": ["forum"],
    "military": ["legion"],
}


def test_the_temple_of_aton_is_called_so_in_both_languages() -> None:
    names = [Catalogue("deus", language).text("card-temple_of_aton") for language in LANGUAGES]
    assert sorted(names) == ["Tempel des Aton", "Temple of Aton"]


def seat_with(*gods: str, **fields: Any) -> Document:
    """A seat on the field 0,0 and the mountain 0,1 that has built the temples of these gods.

    It has nothing, one card of each other colour, and three tiles on temples that get tiles.
    """
    temples = [f"temple_of_{god}" for god in gods]
    return {
        "goods": NOTHING | fields.pop("goods", {}),
        "rows": ONE_OF_EACH | {"temple": temples} | fields.pop("rows", {}),
        "tiles": {temple: 3 for temple in temples if temple in WITH_TILES},
        "pieces": {"0,0": ["civil"], "0,1": ["civil"]},
        **fields,
    }


def table(mine: Document, *others: Document, **more: Any) -> Deus:
    """A table with the purple cards of Egypt; seat 1 has nothing but a piece at 0,5."""
    switches = PURPLE | more.pop("switches", {})
    return game_with(mine, *(others or [seat_1()]), switches=switches, **more)


def seat_1(**fields: Any) -> Document:
    return {
        "goods": NOTHING | fields.pop("goods", {}),
        "pieces": {"0,5": ["civil"]},
        "hand": ["guild_swamp", "guild_forest"],
        **fields,
    }


def tiles(game: Deus, seat: int = 0) -> Document:
    found: Document = seat_of(game, seat)["tiles"]
    return found


def build_temple(god: str, region: str = "0,0", **fields: Any) -> Deus:
    """Seat 0 has just built the temple of a god, paid with one of each resource."""
    more = fields.pop("more", {})
    built = fields.pop("built", [])
    mine = {"hand": [f"temple_of_{god}", "baths"], "goods": ONE_EACH} | fields
    game = table(seat_with(*built, **mine), **more)
    say(game, f"build temple_of_{god}")
    if f"hex {region}" in asked(game):  # the only one is not asked for
        say(game, f"hex {region}")
    return game


# All temples.


@pytest.mark.rule("egypt.temple.replace")
def test_the_16_temples_of_the_base_game_are_replaced() -> None:
    position = new_game(2, 1, PURPLE).position()
    cards = position["deck"] + position["seats"][0]["hand"] + position["seats"][1]["hand"]
    assert len(cards) == 96
    assert sorted(card for card in cards if card.startswith("temple")) == sorted(TEMPLES)


@pytest.mark.rule("egypt.temple.no_once", "egypt.temple.tiles.start")
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_temple_has_no_1x_but_gives_vp_at_once_or_gets_three_tiles(temple: str) -> None:
    game = build_temple(temple.removeprefix("temple_of_"))
    assert to_move(game) == 1  # nothing was asked
    assert has(game, 0, "vp") == AT_ONCE.get(temple, 0)
    assert tiles(game) == ({} if temple in AT_ONCE else {temple: 3})
    assert "used_once" not in [event["event"] for event in game.told(None)]


@pytest.mark.rule("egypt.temple.no_end_vp")
@pytest.mark.parametrize("temple", TEMPLES)
def test_it_scores_nothing_at_the_end_but_for_its_tiles(temple: str) -> None:
    mine = seat_with(temple.removeprefix("temple_of_"), hand=["forum", "galley"])
    game = table(mine, turns_left=2)
    offer_a_card(game)
    offer_a_card(game)
    assert game.over
    assert game.breakdown()[0]["temples"] == (3 if temple in WITH_TILES else 0)


@pytest.mark.rule("egypt.temple.lasting")
def test_the_effect_holds_as_soon_as_the_card_is_played() -> None:
    game = build_temple("amun")
    offer_a_card(game)
    say(game, "build baths")  # 1 clay, and there is none
    assert game.decision is not None and game.decision.ask == "region"


@pytest.mark.rule("egypt.temple.base_build")
def test_a_temple_costs_one_of_each_resource_or_gold() -> None:
    assert seat_of(build_temple("isis"), 0)["goods"] == NOTHING | {"vp": 4}
    mine = seat_with(hand=["temple_of_isis", "galley"], goods={"gold": 15})
    assert refused(table(mine), "build temple_of_isis") == "deus.pay.cost"
    game = table(mine | {"goods": NOTHING | {"gold": 16}})
    say(game, "build temple_of_isis", "hex 0,0")
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("egypt.temple.base_build")
def test_it_stands_in_an_own_land_region_without_a_temple() -> None:
    pieces = {
        "0,0": ["civil"],
        "0,1": ["civil", "temple"],
        "1,1": ["science"],
        "-1,0": ["maritime"],
    }
    hand = ["temple_of_isis", "galley"]
    game = table(seat_with(hand=hand, goods=ONE_EACH, pieces=pieces))
    say(game, "build temple_of_isis")
    assert asked(game) == ["hex 0,0", "hex 1,1"]
    assert refused(game, "hex 0,1") == "deus.temple.oneper"
    assert refused(game, "hex -1,0") == "deus.temple.nosea"
    assert refused(game, "hex 0,2") == "deus.temple.notempty"


@pytest.mark.rule("egypt.temple.base_build")
def test_the_second_temple_needs_a_card_of_each_other_colour() -> None:
    hand = ["temple_of_isis", "galley"]
    for missing in STANDARD:
        game = table(seat_with("amun", hand=hand, goods=ONE_EACH, rows={missing: []}))
        assert refused(game, "build temple_of_isis") == "deus.temple.next"
    game = table(seat_with("amun", hand=hand, goods=ONE_EACH))
    assert game.why_not("build temple_of_isis") == ""


@pytest.mark.rule("egypt.temple.immediate")
def test_later_temples_do_not_repeat_the_immediate_vp() -> None:
    game = build_temple("ptah", built=["isis", "seth"], rows=more_cards(2))
    assert has(game, 0, "vp") == 4 + 4  # Ptah's own, and Seth's second building in 0,0
    assert tiles(game) == {"temple_of_seth": 2}


def more_cards(each: int) -> Document:
    """So many cards in every standard row, up to three."""
    return {
        "maritime": ["galley", "galley", "galley"][:each],
        "production": ["farmstead", "farmstead", "farmstead"][:each],
        "science": ["school", "school", "workshop"][:each],
        "civil": ["forum", "forum", "baths"][:each],
        "military": ["ballista", "ballista", "legion"][:each],
    }


@pytest.mark.rule("egypt.temple.after")
@pytest.mark.parametrize("itself", [False, True])
@pytest.mark.parametrize(
    ("god", "good"), [("amun", "clay"), ("aton", "wheat"), ("anubis", "wood"), ("apis", "stone")]
)
def test_a_temple_does_not_cheapen_itself(god: str, good: str, itself: bool) -> None:
    temple = f"temple_of_{god}"
    more = {"switches": {"temple_self_trigger": itself}}
    mine = seat_with(hand=[temple, "galley"], goods=ONE_EACH | {good: 0, "gold": 3})
    assert refused(table(mine, **more), f"build {temple}") == "deus.pay.cost"
    game = build_temple(god, more=more)  # nothing was asked
    assert seat_of(game, 0)["goods"] == NOTHING | {"vp": 4}  # and no VP for paying in full


@pytest.mark.rule("egypt.temple.after")
@pytest.mark.parametrize(
    ("god", "others"),
    [
        ("seth", ["civil"]),
        ("sobek", ["civil", "science"]),
        ("thoth", ["civil", "science", "military"]),
    ],
)
def test_a_temple_does_not_trigger_itself_unless_the_table_plays_so(
    god: str, others: list[str]
) -> None:
    for itself, vp, left in [(False, 0, 3), (True, 4, 2)]:
        more = {"switches": {"temple_self_trigger": itself}}
        game = build_temple(god, pieces={"0,0": others}, more=more)
        assert (has(game, 0, "vp"), tiles(game)) == (vp, {f"temple_of_{god}": left})


@pytest.mark.rule("egypt.temple.after")
@pytest.mark.parametrize("itself", [False, True])
def test_horus_never_counts_its_own_building(itself: bool) -> None:
    game = build_temple("horus", more={"switches": {"temple_self_trigger": itself}})
    assert (has(game, 0, "vp"), tiles(game)) == (0, {"temple_of_horus": 3})


@pytest.mark.rule("egypt.temple.after", "egypt.temple.no_piece")
def test_a_temple_that_may_trigger_itself_needs_its_piece_and_the_right_number() -> None:
    switches = {"temple_self_trigger": True}
    game = build_temple("sobek", more={"switches": switches})  # the second building, not the third
    assert (has(game, 0, "vp"), tiles(game)) == (0, {"temple_of_sobek": 3})
    mine = seat_with(hand=["temple_of_seth", "galley"], goods=ONE_EACH)
    game = table(mine, supply={"temples": 0}, switches=switches)
    say(game, "build temple_of_seth")
    assert (has(game, 0, "vp"), tiles(game)) == (0, {"temple_of_seth": 3})


@pytest.mark.rule("egypt.temple.no_piece")
def test_without_a_temple_piece_the_card_works_fully() -> None:
    hand = ["temple_of_isis", "galley"]
    mine = seat_with("horus", "seth", hand=hand, goods=ONE_EACH, rows=more_cards(2))
    game = table(mine, supply={"temples": 0})
    say(game, "build temple_of_isis")
    assert to_move(game) == 1  # no region was asked for
    assert has(game, 0, "vp") == 4 + 4  # Isis and Horus
    assert tiles(game) == {"temple_of_horus": 2, "temple_of_seth": 3}  # Seth needs a building
    game = table(
        seat_with(hand=["temple_of_hathor", "galley"], goods=ONE_EACH), supply={"temples": 0}
    )
    say(game, "build temple_of_hathor")
    assert tiles(game) == {"temple_of_hathor": 3}


# Temples with tiles.


@pytest.mark.rule("egypt.temple.tiles.trigger", "egypt.temple.tiles.empty", "egypt.temple.seth")
@pytest.mark.parametrize(("left", "vp"), [(3, 4), (2, 4), (1, 4), (0, 0)])
def test_each_time_one_tile_and_3_vp_from_the_supply_until_none_is_left(left: int, vp: int) -> None:
    tiles_there = {"temple_of_seth": left}
    mine = seat_with("seth", hand=["farmstead", "galley"], goods={"wood": 1}, tiles=tiles_there)
    game = table(mine)
    say(game, "build farmstead", "hex 0,0")
    assert has(game, 0, "vp") == vp
    assert tiles(game).get("temple_of_seth", 0) == max(left - 1, 0)
    told = [event for event in game.told(None) if event["event"] == "took_tile"]
    said = {"event": "took_tile", "seat": 0, "temple": "temple_of_seth", "left": left - 1}
    assert told == ([said] if left else [])


@pytest.mark.rule("egypt.temple.tiles.end")
@pytest.mark.parametrize(("triggered", "points"), [(False, 3), (True, 4 + 2)])
def test_tiles_left_score_at_the_end_without_any_addition(triggered: bool, points: int) -> None:
    mine = seat_with("seth", hand=["farmstead", "galley"], goods={"wood": 1})
    game = table(mine, turns_left=2)
    say(game, "build farmstead", "hex 0,0" if triggered else "hex 0,2")
    offer_a_card(game)
    assert game.over
    wheat = 2  # the majority: the farmstead stands on a field
    assert game.scores()[0] == points + wheat
    assert game.breakdown()[0]["temples"] == (2 if triggered else 3)


@pytest.mark.rule("egypt.temple.tiles.auto")
def test_every_temple_reacts_by_itself_and_on_its_own() -> None:
    pieces = {"0,0": ["civil", "science"]}
    game = build_temple("isis", built=["horus", "sobek"], pieces=pieces, rows=more_cards(2))
    assert to_move(game) == 1  # nothing was asked
    assert has(game, 0, "vp") == 4 + 4 + 4  # Isis, Horus, and Sobek's third building
    assert tiles(game) == {"temple_of_horus": 2, "temple_of_sobek": 2}


@pytest.mark.rule("egypt.temple.tiles.locked")
def test_tiles_on_a_card_cannot_be_paid() -> None:
    game = table(seat_with("seth", hand=["market_hall", "galley"], goods={"wood": 1}))
    say(game, "build market_hall")
    assert refused(game, "hex 2,2") == "deus.place.edgebuy.price"


@pytest.mark.rule("egypt.temple.tiles.locked")
@pytest.mark.parametrize("vp", [0, 1])
def test_tiles_on_a_card_cannot_be_stolen(vp: int) -> None:
    thief = seat_1(hand=["raiders", "galley"], goods={"stone": 1, "wheat": 1})
    thief["pieces"] = {"1,1": ["civil"]}
    game = table(seat_with("seth", goods={"vp": vp}), thief, turn=1)
    say(game, "build raiders", "hex 1,1", *(["seat 0"] if vp else []))  # steals 1 VP
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (0, vp)
    assert tiles(game) == {"temple_of_seth": 3}


# Hathor and Horus.

RING = {"2,1": ["military"], "3,0": ["maritime"]}  # two of the three regions around 3,1


@pytest.mark.rule("egypt.temple.hathor")
@pytest.mark.parametrize("owner", [0, 1])
def test_hathor_is_triggered_by_an_attack_of_any_player(owner: int) -> None:
    gods = [["hathor"] if seat == owner else [] for seat in (0, 1)]
    mine = seat_with(*gods[0], hand=["market_hall", "galley"], goods={"wood": 1}, pieces=RING)
    game = table(mine, seat_with(*gods[1], pieces={"0,5": ["civil"]}))
    say(game, "build market_hall", "hex 2,2")
    assert game.position()["attacked"] == ["3,1"]
    assert has(game, 0, "vp") == 3 + (4 if owner == 0 else 0)
    assert has(game, 1, "vp") == (4 if owner == 1 else 0)
    assert tiles(game, owner) == {"temple_of_hathor": 2}


@pytest.mark.rule("egypt.temple.hathor.each")
@pytest.mark.parametrize(("left", "vp"), [(3, 8), (2, 8), (1, 4)])
def test_two_villages_that_fall_together_trigger_hathor_twice(left: int, vp: int) -> None:
    # Around 2,4 everything is occupied too, only it has not been attacked yet.
    soldier = {"2,3": ["maritime", "military"], "1,4": ["civil"], "1,5": ["civil"]}
    there = {"temple_of_hathor": left}
    mine = seat_with("hathor", hand=["market_hall", "galley"], tiles=there, pieces=RING | soldier)
    game = table(mine | {"goods": NOTHING | {"wood": 1}})
    say(game, "build market_hall", "hex 2,2")
    assert game.position()["attacked"] == ["3,1", "2,4"]
    assert has(game, 0, "vp") == 3 + 3 + vp
    assert tiles(game).get("temple_of_hathor", 0) == left - vp // 4


@pytest.mark.rule("egypt.temple.hathor.not_siege")
@pytest.mark.parametrize(("vp", "taken"), [(3, 2), (2, 2)])
def test_taking_vp_off_a_village_without_an_attack_does_not_trigger_hathor(
    vp: int, taken: int
) -> None:
    goods = {"wood": 1, "stone": 1}
    mine = seat_with("hathor", hand=["siege_tower", "galley"], goods=goods, rows={"military": []})
    game = table(mine | {"pieces": {"2,1": ["civil"]}}, villages={"3,1": vp})
    say(game, "build siege_tower", "hex 2,1", "hex 3,1")
    assert has(game, 0, "vp") == taken
    assert game.position()["attacked"] == (["3,1"] if vp == taken else [])
    assert tiles(game) == {"temple_of_hathor": 3}


@pytest.mark.rule("egypt.temple.horus")
@pytest.mark.parametrize("owner", [0, 1])
def test_horus_is_triggered_by_a_temple_of_any_player(owner: int) -> None:
    gods = [["horus"] if seat == owner else [] for seat in (0, 1)]
    mine = seat_with(*gods[0], hand=["temple_of_isis", "galley"], goods=ONE_EACH)
    game = table(mine, seat_with(*gods[1], pieces={"0,5": ["civil"]}))
    say(game, "build temple_of_isis", "hex 0,0")
    assert has(game, 0, "vp") == 4 + (4 if owner == 0 else 0)
    assert has(game, 1, "vp") == (4 if owner == 1 else 0)
    assert tiles(game, owner) == {"temple_of_horus": 2}


# Seth, Sobek, Thoth.


@pytest.mark.rule("egypt.temple.seth")
@pytest.mark.parametrize(
    ("there", "god"),
    [
        ([], None),
        (["civil"], "seth"),
        (["civil", "science"], "sobek"),
        (["civil", "science", "military"], "thoth"),
        (["civil", "science", "military", "temple"], None),
    ],
)
def test_seth_wants_the_second_sobek_the_third_thoth_the_fourth_building(
    there: list[str], god: str | None
) -> None:
    mine = seat_with("seth", "sobek", "thoth", hand=["farmstead", "galley"], goods={"wood": 1})
    game = table(mine | {"pieces": {"0,1": ["civil"]} | ({"0,0": there} if there else {})})
    say(game, "build farmstead", "hex 0,0")
    expected = dict.fromkeys(["temple_of_seth", "temple_of_sobek", "temple_of_thoth"], 3)
    if god:
        expected[f"temple_of_{god}"] = 2
    assert tiles(game) == expected
    assert has(game, 0, "vp") == (4 if god else 0)


@pytest.mark.rule("egypt.temple.seth.temple_counts")
def test_a_temple_counts_as_one_of_the_buildings_of_the_region() -> None:
    game = build_temple("isis", built=["seth"])  # the second building in 0,0
    assert tiles(game) == {"temple_of_seth": 2}
    mine = seat_with("sobek", hand=["farmstead", "galley"], goods={"wood": 1})
    game = table(mine | {"pieces": {"0,0": ["civil", "temple"]}})
    say(game, "build farmstead", "hex 0,0")  # the third
    assert tiles(game) == {"temple_of_sobek": 2}


@pytest.mark.rule("egypt.temple.seth.built")
def test_only_the_owners_builds_count() -> None:
    builder = seat_1(hand=["farmstead", "galley"], goods={"wood": 1})
    game = table(seat_with("seth"), builder, turn=1)
    say(game, "build farmstead", "hex 0,5")
    assert tiles(game) == {"temple_of_seth": 3}
    assert has(game, 0, "vp") == has(game, 1, "vp") == 0


@pytest.mark.rule("egypt.temple.seth.built")
def test_armies_that_moved_in_count_but_moving_triggers_nothing() -> None:
    pieces = {"0,0": ["civil"], "0,1": ["civil"], "0,2": ["civil"]}
    hand = ["cavalry", "farmstead", "galley"]
    goods = {"wood": 1, "wheat": 1, "gold": 1}
    mine = seat_with("seth", "sobek", hand=hand, goods=goods, rows={"military": []})
    game = table(mine | {"pieces": pieces})
    say(game, "build cavalry", "hex 0,-1", "hex 0,-1", "hex 0,0")  # built in an empty region
    assert tiles(game) == {"temple_of_seth": 3, "temple_of_sobek": 3}
    offer_a_card(game)
    say(game, "build farmstead", "hex 0,0")  # the third there
    assert tiles(game) == {"temple_of_seth": 3, "temple_of_sobek": 2}


@pytest.mark.rule("egypt.temple.tiles.start")
def test_tiles_are_read_back_and_need_their_card() -> None:
    game = build_temple("isis", built=["seth", "horus"], rows=more_cards(2))
    assert GAME.from_position(game.position()).position() == game.position()
    with pytest.raises(PositionError, match=r"tiles.temple_of_seth is given, expected the card"):
        table(seat_with("horus", tiles={"temple_of_seth": 3}))


# Resource temples.

RESOURCE_TEMPLES = [
    ("amun", "clay", "baths"),
    ("aton", "wheat", "cooperative_wood"),
    ("anubis", "wood", "market_hall"),
    ("apis", "stone", "cooperative_clay"),
]


@pytest.mark.rule("egypt.temple.resource.discount")
@pytest.mark.parametrize(("god", "good", "card"), RESOURCE_TEMPLES)
def test_one_unit_of_the_temples_kind_may_be_left_out(god: str, good: str, card: str) -> None:
    gold = 1 if card.startswith("cooperative") else 0
    rows: Document = {"production": []}
    game = table(seat_with(god, hand=[card, "galley"], goods={"gold": gold}, rows=rows))
    say(game, f"build {card}", "hex 0,2")
    assert has(game, 0, good) == has(game, 0, "vp") == 0
    goods = {good: 1, "gold": gold}
    game = table(seat_with(god, hand=[card, "galley"], goods=goods, rows=rows))
    say(game, f"build {card}", f"spare {good}")
    assert (has(game, 0, good), has(game, 0, "vp")) == (1, 0)


@pytest.mark.rule("egypt.temple.resource.discount")
def test_without_the_temple_or_for_another_kind_nothing_can_be_left_out() -> None:
    for god in ["isis", "aton"]:
        game = table(seat_with(god, hand=["baths", "galley"]))
        assert refused(game, "build baths") == "deus.pay.cost"
        game = table(seat_with(god, hand=["baths", "galley"], goods={"clay": 1, "gold": 4}))
        say(game, "build baths")
        assert asked(game) == ["pay clay", "pay gold"]
        assert refused(game, "spare clay") == "egypt.temple.resource.discount"


@pytest.mark.rule("egypt.temple.resource.bonus")
@pytest.mark.parametrize(("god", "good", "card"), RESOURCE_TEMPLES)
def test_if_the_unit_is_paid_all_the_same_it_brings_1_vp(god: str, good: str, card: str) -> None:
    gold = 1 if card.startswith("cooperative") else 0
    rows: Document = {"production": []}
    goods = {good: 1, "gold": gold}
    game = table(seat_with(god, hand=[card, "galley"], goods=goods, rows=rows))
    say(game, f"build {card}")
    assert asked(game) == [f"spare {good}", f"pay {good}"]
    say(game, f"pay {good}")
    assert (has(game, 0, good), has(game, 0, "vp")) == (0, 1)


@pytest.mark.rule("egypt.temple.resource.real")
@pytest.mark.parametrize(
    ("payment", "wheat", "gold", "vp"),
    [
        (["spare wheat", "pay wheat"], 1, 8, 0),
        (["spare wheat", "pay gold"], 2, 4, 0),
        (["pay wheat", "pay wheat"], 0, 8, 1),  # 1 VP for a build, however much is paid
        (["pay wheat", "pay gold"], 1, 4, 1),  # the other one was paid with gold
        (["pay gold"], 2, 0, 0),
    ],
)
def test_a_cost_of_two_can_be_paid_in_every_way(
    payment: list[str], wheat: int, gold: int, vp: int
) -> None:
    # war_elephant: 2 wheat
    mine = seat_with("aton", hand=["war_elephant", "galley"], goods={"wheat": 2, "gold": 8})
    game = table(mine)
    say(game, "build war_elephant")
    assert asked(game) == ["spare wheat", "pay wheat", "pay gold"]
    say(game, *payment)
    assert game.decision is not None and game.decision.ask == "region"
    assert [has(game, 0, good) for good in ("wheat", "gold", "vp")] == [wheat, gold, vp]


@pytest.mark.rule("egypt.temple.resource.real")
@pytest.mark.parametrize(("for_gold", "vp"), [(False, 0), (True, 1)])
def test_gold_brings_the_vp_only_if_the_table_plays_so(for_gold: bool, vp: int) -> None:
    switches = {"temple_bonus_gold": for_gold}
    game = table(seat_with("amun", hand=["baths", "galley"], goods={"gold": 4}), switches=switches)
    say(game, "build baths", "pay gold", "hex 0,2")
    assert seat_of(game, 0)["goods"] == NOTHING | {"vp": vp}
    mine = seat_with("aton", hand=["war_elephant", "galley"], goods={"gold": 8})
    game = table(mine, switches=switches)
    say(game, "build war_elephant", "pay gold", "hex 0,2")
    assert seat_of(game, 0)["goods"] == NOTHING | {"vp": vp}  # 1 VP at most


@pytest.mark.rule("egypt.temple.resource.real")
def test_every_resource_temple_has_its_own_vp() -> None:
    goods = {"clay": 1, "wheat": 1}
    game = table(seat_with("amun", "aton", hand=["school", "galley"], goods=goods))
    say(game, "build school", "pay clay", "pay wheat")
    assert has(game, 0, "vp") == 2
    game = table(seat_with("amun", "aton", hand=["school", "galley"], goods=goods))
    say(game, "build school", "spare clay", "pay wheat")
    assert (has(game, 0, "vp"), has(game, 0, "clay")) == (1, 1)


@pytest.mark.rule("egypt.temple.resource.permanent")
def test_it_is_one_unit_per_build() -> None:
    mine = seat_with("aton", hand=["war_elephant", "galley"], goods={"gold": 3})
    assert refused(table(mine), "build war_elephant") == "deus.pay.cost"
    game = table(mine | {"goods": NOTHING | {"wheat": 1}})
    say(game, "build war_elephant", "hex 0,2")
    assert seat_of(game, 0)["goods"] == NOTHING
    game = table(mine | {"goods": NOTHING | {"wheat": 1, "gold": 4}})
    say(game, "build war_elephant", "spare wheat")
    assert asked(game) == ["pay wheat", "pay gold"]  # the second cannot be left out
    assert refused(game, "spare wheat") == "egypt.temple.resource.discount"


@pytest.mark.rule("egypt.temple.resource.permanent")
def test_it_is_there_for_building_only() -> None:
    mine = seat_with("amun", rows={"maritime": []}, pieces={"0,0": ["civil"]})
    goods = {"wood": 2, "stone": 2, "clay": 1, "wheat": 1, "gold": 2}
    for clay, sells in [(0, False), (1, True)]:
        hand = ["large_harbour", "galley"]  # 1 stone, 1 clay, 2 gold; sells one of each
        game = table(mine | {"hand": hand, "goods": NOTHING | goods | {"clay": clay}})
        say(game, "build large_harbour", *(["spare clay"] if clay else []), "hex -1,0")
        assert (to_move(game) == 0) is sells
    game = table(mine | {"hand": ["merchant_ship_clay", "galley"], "goods": NOTHING | {"wood": 1}})
    say(game, "build merchant_ship_clay", "hex -1,0")
    assert to_move(game) == 1  # no clay to sell


@pytest.mark.rule("egypt.temple.resource.majority")
def test_it_does_not_count_in_majorities() -> None:
    gods = ["amun", "aton", "anubis", "apis"]
    game = table(seat_with(*gods), seat_1(goods={"clay": 1}))
    mine, other = game.breakdown()
    assert [mine[f"most_{good}"] for good in RESOURCES] == [0, 0, 0, 0]
    assert other["most_clay"] == 2


@pytest.mark.rule("egypt.temple.resource.every_build")
def test_it_works_for_every_card_with_that_kind_in_its_cost_temples_included() -> None:
    hand = ["temple_of_isis", "market_hall", "galley"]
    goods = ONE_EACH | {"clay": 0, "wood": 2}
    game = table(seat_with("amun", hand=hand, goods=goods))
    say(game, "build temple_of_isis", "hex 0,0")
    assert seat_of(game, 0)["goods"] == NOTHING | {"wood": 1, "vp": 4}
    offer_a_card(game)
    say(game, "build market_hall", "hex 0,2")  # no clay in its cost: no VP
    assert has(game, 0, "vp") == 4
    game = table(seat_with("amun", hand=hand, goods=ONE_EACH))
    say(game, "build temple_of_isis", "pay clay", "hex 0,0")
    assert has(game, 0, "vp") == 4 + 1


@pytest.mark.rule("egypt.temple.resource.market")
def test_a_unit_left_out_costs_no_gold_whatever_the_market() -> None:
    switches = {"blue_set": "egypt"}
    mine = seat_with("aton", rows={"maritime": []}, goods={"gold": 2})
    market = {"wheat": 2, "clay": 6}
    mine["hand"] = ["war_elephant", "forum"]
    game = table(mine | {"goods": NOTHING | {"gold": 1}}, market=market, switches=switches)
    assert refused(game, "build war_elephant") == "deus.pay.cost"
    game = table(mine, market=market, switches=switches)
    say(game, "build war_elephant", "hex 0,2")
    assert has(game, 0, "gold") == 0  # the other wheat follows the market
    mine = seat_with("amun", rows={"maritime": []}, hand=["baths", "forum"], goods={"gold": 6})
    game = table(mine, market=market, switches=switches)
    say(game, "build baths")
    assert asked(game) == ["spare clay", "pay gold"]
    say(game, "spare clay")
    assert has(game, 0, "gold") == 6


# Offering temples.


@pytest.mark.rule("egypt.temple.isis")
@pytest.mark.parametrize(("gods", "cards"), [([], 5), (["isis"], 6)])
def test_isis_refills_to_six_after_an_offering(gods: list[str], cards: int) -> None:
    hand = ["galley", "farmstead", "baths", "legion"]
    game = table(seat_with(*gods, hand=hand))
    say(game, "offer galley", "offer legion")
    assert len(hand_of(game, 0)) == cards


@pytest.mark.rule("egypt.temple.isis.limit", "egypt.temple.isis.only_offering")
def test_minervas_cards_come_on_top_up_to_the_limit_of_ten() -> None:
    hand = ["school", "galley", "galley", "farmstead", "farmstead", "workshop"]
    game = table(seat_with("isis", hand=hand, supply={"science": 5 - 2}))
    say(game, "offer school", *[f"offer {card}" for card in ["galley", "galley", "farmstead"]])
    say(game, "offer farmstead", "pass")
    assert asked(game) == [f"number {n}" for n in range(5)]  # five cards, but room for four
    assert refused(game, "number 5") == "deus.hand.limit"
    say(game, "number 4")
    assert len(hand_of(game, 0)) == 10


@pytest.mark.rule("egypt.temple.isis.only_offering")
def test_an_empty_hand_after_a_build_is_still_refilled_to_five() -> None:
    game = table(seat_with("isis", hand=["market_hall"], goods={"wood": 1}))
    say(game, "build market_hall", "hex 0,2")
    assert len(hand_of(game, 0)) == 5


@pytest.mark.rule("egypt.temple.isis.only_offering")
@pytest.mark.parametrize("kept", [6, 7])
def test_with_six_cards_or_more_nothing_is_drawn(kept: int) -> None:
    hand = ["galley", *["farmstead"] * 3, *["workers_quarters"] * 4][: kept + 1]
    game = table(seat_with("isis", hand=hand))
    say(game, "offer galley", "pass")
    assert hand_of(game, 0) == sorted(hand[1:], key=GAME.words["card"].index)


@pytest.mark.rule("egypt.temple.ptah")
def test_ptah_four_cards_for_ceres_are_five_resources() -> None:
    hand = ["farmstead", "galley", "galley", "school"]
    game = table(seat_with("ptah", hand=hand))
    say(game, "offer farmstead", "offer galley", "offer galley", "offer school")
    say(game, *["resource clay"] * 5)
    assert has(game, 0, "clay") == 5
    assert to_move(game) == 1


@pytest.mark.rule("egypt.temple.ptah.gods")
@pytest.mark.parametrize("ptah", [False, True])
def test_ptah_counts_for_every_god_but_the_piece_stays_one(ptah: bool) -> None:
    def offering(card: str, *answers: str) -> Deus:
        game = table(seat_with(*(["ptah"] if ptah else []), hand=[card, "forum"]))
        say(game, f"offer {card}", "pass", *answers)
        return game

    more = 1 if ptah else 0
    game = offering("galley")
    assert has(game, 0, "gold") == 2 + 2 * more
    assert seat_of(game, 0)["tableau"]["maritime"] == 3
    game = offering("school", f"number {1 + more}")
    assert len(hand_of(game, 0)) == 5 + 1 + more
    assert seat_of(game, 0)["tableau"]["science"] == 3
    game = offering("legion", "piece military")  # in order: a second one is military too
    assert seat_of(game, 0)["tableau"]["military"] == 2 + 1 + more
    assert to_move(game) == 1
    game = offering("baths")
    assert has(game, 0, "vp") == 1 + more
    assert seat_of(game, 0)["tableau"]["civil"] == 3
    game = offering("temple_of_amun", "god neptune")
    assert has(game, 0, "gold") == 2 + 2 * more


@pytest.mark.rule("egypt.temple.ptah.gods")
def test_with_ptah_at_least_one_card_is_really_discarded() -> None:
    game = table(seat_with("ptah", hand=["galley", "forum"]))
    assert refused(game, "pass") == "deus.turn.must"
    say(game, "offer galley", "pass")
    assert game.position()["discard"] == ["galley"]


# Cross-row temples.

CROSS = [
    ("maat", "maritime", "merchant_ship_wood", "-1,0"),
    ("min", "production", "farmstead", "0,0"),
    ("montu", "science", "workshop", "0,0"),
    ("mut", "civil", "market_hall", "0,2"),
    ("neith", "military", "siege_tower", "0,0"),
]


def laying(*gods: str, hand: list[str], **fields: Any) -> Document:
    """A seat without other cards that can pay for a few."""
    rows: Document = dict.fromkeys(STANDARD, []) | fields.pop("rows", {})
    plenty = {"gold": 0, "wood": 2, "stone": 2, "clay": 2, "wheat": 2}
    return seat_with(*gods, hand=hand, rows=rows, goods=fields.pop("goods", plenty), **fields)


def rows_of(game: Deus) -> Document:
    found: Document = seat_of(game, 0)["rows"]
    return found


@pytest.mark.rule("egypt.temple.cross.right", "egypt.temple.cross.piece")
@pytest.mark.parametrize(("god", "kind", "card", "region"), CROSS)
@pytest.mark.parametrize("row", STANDARD)
def test_a_card_of_the_temples_colour_may_be_laid_into_any_standard_row(
    god: str, kind: str, card: str, region: str, row: str
) -> None:
    game = table(laying(god, hand=[card, "forum"]))
    say(game, f"build {card}")
    assert asked(game) == [f"row {each}" for each in STANDARD]
    say(game, f"row {row}", f"hex {region}")
    assert rows_of(game)[row] == [card]
    assert seat_of(game, 0)["tableau"][kind] == 1  # its own kind of piece
    assert kind in seat_of(game, 0)["pieces"][region]


@pytest.mark.rule("egypt.temple.cross.right")
def test_cards_of_other_colours_lie_in_their_own_row() -> None:
    for god in ["maat", "isis"]:
        game = table(laying(god, hand=["farmstead", "forum"]))
        say(game, "build farmstead", "hex 0,0")
        assert rows_of(game)["production"] == ["farmstead"]
    with pytest.raises(PositionError, match=r"production\[0\] is galley, expected a production"):
        table(laying("min", hand=["forum"], rows={"production": ["galley"]}))


@pytest.mark.rule("egypt.temple.cross.not_purple")
def test_never_into_the_temple_row() -> None:
    game = table(laying("maat", hand=["merchant_ship_wood", "forum"]))
    say(game, "build merchant_ship_wood")
    assert refused(game, "row temple") == "egypt.temple.cross.not_purple"
    with pytest.raises(PositionError, match=r"temple\[1\] is galley, expected a temple card"):
        table(laying(hand=["forum"], rows={"temple": ["temple_of_maat", "galley"]}))


@pytest.mark.rule("egypt.temple.cross.one")
def test_one_such_card_for_each_other_row() -> None:
    mine = laying("maat", hand=["merchant_ship_wood", "forum"], rows={"production": ["galley"]})
    game = table(mine)
    say(game, "build merchant_ship_wood")
    assert asked(game) == ["row maritime", "row science", "row civil", "row military"]
    assert refused(game, "row production") == "egypt.temple.cross.one"
    with pytest.raises(PositionError, match=r"production\[1\] is galley, expected a production"):
        table(laying("maat", hand=["forum"], rows={"production": ["galley", "galley"]}))


@pytest.mark.rule("egypt.temple.cross.one")
def test_when_every_other_row_has_its_card_nothing_is_asked() -> None:
    others = {row: ["galley"] for row in STANDARD[1:]}
    mine = laying("maat", hand=["merchant_ship_wood", "forum"], rows=others)
    game = table(mine)
    say(game, "build merchant_ship_wood", "hex -1,0")
    assert rows_of(game)["maritime"] == ["merchant_ship_wood"]


@pytest.mark.rule("egypt.temple.cross.one")
def test_each_temple_has_a_card_of_its_own_for_a_row() -> None:
    rows = {"production": ["galley", "school"]}
    game = table(laying("maat", "montu", "neith", hand=["siege_tower", "forum"], rows=rows))
    say(game, "build siege_tower", "row production", "hex 0,0")
    assert rows_of(game)["production"] == ["galley", "school", "siege_tower"]


@pytest.mark.rule("egypt.temple.cross.piece")
def test_a_blue_card_in_the_green_row_is_a_ship_at_sea_from_the_tableau() -> None:
    game = table(laying("maat", hand=["merchant_ship_wood", "forum"]))
    say(game, "build merchant_ship_wood", "row production")
    assert asked(game) == ["hex -1,0", "hex -1,1", "hex -1,2"]  # no VP for the edge
    assert refused(game, "hex 0,0") == "deus.place.ship.sea"
    mine = laying("maat", hand=["merchant_ship_wood", "forum"], tableau={"maritime": 0})
    assert refused(table(mine), "build merchant_ship_wood") == "deus.build.piece.needed"


@pytest.mark.rule("deus.build.rowlimit", "egypt.temple.cross.row_size")
def test_a_row_posed_with_a_card_on_every_rank_takes_none_of_another_colour() -> None:
    mine = laying("maat", hand=["merchant_ship_wood", "forum"], rows={"production": ["farmstead"]})
    cards = named_nowhere({"seats": [mine, seat_1()], "switches": PURPLE})
    civil = [card for card in cards if KINDS[CARDS[IDS.index(card)].kind] == "civil"]
    mine["rows"]["civil"] = civil[:RANKS]
    game = table(mine)
    say(game, "build merchant_ship_wood")
    assert asked(game) == ["row maritime", "row production", "row science", "row military"]
    assert refused(game, "row civil") == "deus.build.rowlimit"


@pytest.mark.rule("egypt.temple.cross.row_size")
def test_a_row_may_have_more_than_five_cards() -> None:
    green = ["farmstead", "farmstead", "farmstead", "farmstead", "workers_quarters"]
    hand = ["merchant_ship_wood", "workshop", "market_hall", "siege_tower", "forum"]
    gods = ["maat", "montu", "mut", "neith"]
    goods = {"wood": 4, "stone": 2}
    game = table(laying(*gods, hand=hand, rows={"production": green}, goods=goods))
    for card, region in [
        ("merchant_ship_wood", "-1,0"),
        ("workshop", "0,0"),
        ("market_hall", "0,2"),
        ("siege_tower", "0,0"),
    ]:
        say(game, f"build {card}", "row production", f"hex {region}")
        while to_move(game) == 0:
            say(game, "number 0" if "number 0" in asked(game) else "pass")
        offer_a_card(game)
    assert rows_of(game)["production"] == green + hand[:4]  # 6, 7, 8, 9 cards
    assert GAME.from_position(game.position()).position() == game.position()


@pytest.mark.rule("egypt.temple.cross.activate")
def test_the_row_the_card_was_laid_into_is_carried_out_and_the_new_card_last() -> None:
    rows = {"production": ["cooperative_wheat"], "maritime": ["small_harbour_stone"]}
    hand = ["merchant_ship_wheat", "cooperative_stone", "forum"]
    goods = {"wood": 2, "stone": 1, "gold": 1}
    mine = laying("maat", hand=hand, rows=rows, goods=goods, tableau={"production": 1})
    game = table(mine | {"pieces": {"0,0": ["civil", "production"], "0,1": ["civil"]}})
    say(game, "build merchant_ship_wheat", "row production", "hex -1,0")
    assert has(game, 0, "wheat") == 2  # the cooperative came first
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 1")
    assert to_move(game) == 1  # the harbour in the blue row would have sold stone
    offer_a_card(game)
    say(
        game, "build cooperative_stone", "pay wood", "hex 0,1"
    )  # later cards carry the ship out again
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 3")
    assert seat_of(game, 0)["goods"] == NOTHING | {"gold": 4 + 12, "stone": 1 + 2}


@pytest.mark.rule("egypt.temple.cross.colour_counts")
@pytest.mark.parametrize(
    ("rows", "by_colour", "by_row"),
    [
        ({"maritime": [], "production": ["farmstead", "galley"]}, True, False),
        ({"maritime": ["galley"], "production": ["galley"]}, False, True),
    ],
)
def test_requirements_count_cards_by_colour_or_by_row(
    rows: Document, by_colour: bool, by_row: bool
) -> None:
    mine = seat_with("maat", hand=["temple_of_isis", "forum"], goods=ONE_EACH, rows=rows)
    for said, allowed in [("colour", by_colour), ("row", by_row)]:
        game = table(mine, switches={"temple_requirement": said})
        rule = game.why_not("build temple_of_isis")
        assert rule == ("" if allowed else "deus.temple.next")


@pytest.mark.rule("egypt.temple.cross.temple_cards")
def test_temple_cards_never_go_to_other_rows() -> None:
    gods = ["maat", "min", "montu", "mut", "neith"]
    five = {
        "maritime": ["galley", "galley", "galley", "galley", "cargo_ship"],
        "production": ["farmstead", "farmstead", "farmstead", "farmstead", "workers_quarters"],
        "science": ["school", "school", "school", "workshop", "workshop"],
        "civil": ["forum", "forum", "baths", "baths", "market_hall"],
        "military": ["ballista", "ballista", "legion", "legion", "siege_tower"],
    }
    game = table(seat_with(*gods, hand=["temple_of_isis", "raiders"], goods=ONE_EACH, rows=five))
    say(game, "build temple_of_isis", "hex 0,0")  # no row was asked for
    assert rows_of(game)["temple"][-1] == "temple_of_isis"
    with pytest.raises(PositionError, match=r"civil\[0\] is temple_of_isis, expected a civil card"):
        table(laying(*gods, hand=["forum"], rows={"civil": ["temple_of_isis"]}))


@pytest.mark.rule("egypt.temple.cross.pieces_limit")
def test_five_pieces_of_a_kind_are_the_limit_over_all_rows() -> None:
    ships = {place: ["maritime"] for place in ["-1,0", "-1,1", "-1,2", "1,2"]}
    rows = {"maritime": ["galley", "galley"], "civil": ["galley"], "science": ["galley"]}
    mine = laying("maat", hand=["merchant_ship_wood", "cargo_ship", "forum"], rows=rows)
    game = table(mine | {"pieces": ships | {"0,0": ["civil"]}})
    say(game, "build merchant_ship_wood", "row production", "number 0")
    offer_a_card(game)
    assert refused(game, "build cargo_ship") == "deus.build.piece.needed"

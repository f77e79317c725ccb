"""Seas; blue: the market and the maritime cards that trade by it. Chapters 2 and 5 of the list."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, ONE_EACH, RESOURCES, SEAS, around, at
from tests.deus.tables import (
    GAME,
    asked,
    by_chance,
    game_with,
    has,
    marching,
    new_game,
    refused,
    say,
    seat_of,
    to_move,
)
from theogony.core.bits import members
from theogony.core.errors import PositionError
from theogony.core.types import Document
from theogony.deus.printed import CARDS, EGYPT, MARITIME
from theogony.deus.state import Deus

BLUE = {"blue_set": "egypt"}
BLUE_CARDS = [card.id for card in CARDS if card.kind == MARITIME and card.set == EGYPT]
NOBODY_HAS: Document = {"goods": NOTHING, "hand": ["baths", "legion"]}
WEST = ["-1,0", "-1,1", "-1,2"]  # a sea of the map of two: the first two on tile 1, then on tile 3
EAST = ["1,2", "1,3", "2,3"]  # another: the first on tile 2, the others on tile 4
LONG = ["-1,0", "-1,1", "-1,2", "0,2", "1,2"]  # a sea of the map of three, one after the other


def blue(switches: Document | None = None) -> Document:
    return BLUE | (switches or {})


def trading(
    card: str,
    below: list[str] | None = None,
    market: dict[str, int] | None = None,
    switches: Document | None = None,
    **goods: int,
) -> Deus:
    """Seat 0 has nothing but these goods, builds the card with resources, its ship at -1,0."""
    mine = {
        "goods": NOTHING | goods,
        "hand": [card, "forum"],
        "rows": {"maritime": below or []},
        "pieces": {"0,0": ["civil"]},
    }
    game = game_with(mine, NOBODY_HAS, switches=blue(switches), market=market or {})
    say(game, f"build {card}")
    while game.decision is not None and game.decision.ask == "payment":
        say(game, asked(game)[0])
    say(game, "hex -1,0")
    return game


def sailing(pieces: Document, other: Document | None = None, **table: Any) -> Deus:
    """Seat 0 has these pieces and is just carrying out a Souk."""
    switches = blue(table.pop("switches", None))
    return marching("souk_clay", pieces, other, switches=switches, **table)


def market(game: Deus) -> list[int]:
    """The gold values of wood, stone, clay, wheat."""
    values = game.position()["market"]
    return [values[good] for good in RESOURCES]


def left_over(game: Deus, seat: int = 0) -> dict[str, int]:
    """What a seat has, zeros left out."""
    goods: dict[str, int] = seat_of(game, seat)["goods"]
    return {good: amount for good, amount in goods.items() if amount}


def supply(game: Deus) -> list[int]:
    table = game.position()["supply"]
    return [table[good] for good in RESOURCES]


def most(game: Deus, good: str) -> list[int]:
    """What the majority in a good brings each seat."""
    return [points[f"most_{good}"] for points in game.breakdown()]


def ships(game: Deus, seat: int = 0) -> list[str]:
    pieces = seat_of(game, seat)["pieces"]
    return [name for name, here in pieces.items() if "maritime" in here]


def price(game: Deus, name: str) -> Document:
    """What the open option costs, as it is shown."""
    question = game.view(to_move(game))["question"]
    found = [option["price"] for option in question["options"] if option["name"] == name]
    assert len(found) == 1
    cost: Document = found[0]
    return cost


def endings(game: Deus) -> list[Deus]:
    """The tables at the end of the turn, whatever seat 0 answers."""
    if to_move(game) != 0:
        return [game]
    found: list[Deus] = []
    for name in asked(game):
        other = game.copy()
        say(other, name)
        found += endings(other)
    return found


# Seas.


def seas(game: Deus) -> list[list[str]]:
    return [[game.board.name(hex_) for hex_ in members(sea)] for sea in game.board.seas]


@pytest.mark.rule("egypt.sea.def")
def test_a_sea_is_a_connected_group_of_sea_regions_as_large_as_possible() -> None:
    game = game_with({}, {})
    assert seas(game) == [WEST, ["3,0"], EAST, ["-2,4"]]
    assert sorted(sum(seas(game), [])) == sorted(SEAS)


@pytest.mark.rule("egypt.sea.def", "egypt.sea.across_tiles")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_sea_regions_that_touch_are_of_one_sea_on_every_map(players: int) -> None:
    """And every region of a sea touches another of it: nothing is joined that is apart."""
    for seed in range(20):
        game = new_game(players, seed)
        of = {at(name): number for number, sea in enumerate(seas(game)) for name in sea}
        terrain = game.view(None)["hexes"]
        assert set(of) == {at(name) for name in terrain if terrain[name] == "sea"}
        for place, number in of.items():
            touching = [next_ for next_ in around(place) if next_ in of]
            assert {of[next_] for next_ in touching} <= {number}
        for number, sea in enumerate(seas(game)):
            reached = [at(sea[0])]
            for place in reached:  # grows as it is read
                reached += [n for n in around(place) if of.get(n) == number and n not in reached]
            assert sorted(reached) == sorted(at(name) for name in sea)


@pytest.mark.rule("egypt.sea.across_tiles")
def test_a_sea_goes_on_over_a_seam_and_a_tile_may_have_two_seas() -> None:
    tiles = {tuple(tile["at"]): tile["tile"] for tile in game_with({}, {}).position()["map"]}

    def tile_of(name: str) -> int:
        middle = [m for m in tiles if at(name) == m or at(name) in around((m[0], m[1]))]
        return int(tiles[middle[0]])

    assert [tile_of(name) for name in WEST] == [1, 1, 3]
    assert [tile_of(name) for name in EAST] == [2, 4, 4]
    assert tile_of("3,0") == tile_of("1,2")  # of two seas
    game = sailing({"-1,0": ["maritime"], "1,2": ["maritime"]})
    say(game, "hex -1,0")
    assert asked(game) == ["hex -1,1", "hex -1,2"]
    game = sailing({"1,2": ["maritime"]})
    say(game, "hex 1,2")
    assert asked(game) == ["hex 1,3", "hex 2,3"]


# Set-up.


@pytest.mark.rule("egypt.market.replace")
def test_16_blue_cards_of_egypt_stand_in_for_the_16_of_the_base_game() -> None:
    table = new_game(2, 1, BLUE).position()
    cards = table["deck"] + [card for seat in table["seats"] for card in seat["hand"]]
    kinds = {card.id: card.kind for card in CARDS}
    assert len(cards) == 96
    found = sorted(card for card in cards if kinds[card] == MARITIME)
    assert found == sorted([*BLUE_CARDS, "grand_souk", "merchantman"])  # two copies of these
    assert len(found) == 16


@pytest.mark.rule("egypt.market.setup", "egypt.market.start")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_resource_starts_on_the_middle_space_at_4_gold_and_2_vp(players: int) -> None:
    game = new_game(players, 3, BLUE)
    assert market(game) == [4, 4, 4, 4]
    for good in RESOURCES:
        assert most(game, good) == [2] * players  # everybody has one


@pytest.mark.rule("egypt.market.setup")
def test_there_is_no_market_with_the_base_cards() -> None:
    assert "market" not in new_game(2, 3).position()
    with pytest.raises(PositionError, match="market"):
        game_with({}, {}, market={"wood": 2})


@pytest.mark.rule("egypt.market.source_small", "egypt.market.source_four")
@pytest.mark.parametrize(
    ("players", "with_market", "without"), [(2, 8, 8), (3, 12, 12), (4, 15, 16)]
)
def test_only_with_four_players_the_market_takes_from_the_supply(
    players: int, with_market: int, without: int
) -> None:
    assert supply(new_game(players, 5, BLUE)) == [with_market] * 4
    assert supply(new_game(players, 5)) == [without] * 4


@pytest.mark.rule("egypt.market.pieces_fixed", "egypt.market.only_blue_once")
def test_in_whole_games_only_a_1x_changes_the_market_and_its_pieces_stay() -> None:
    """With four players 19 of each resource are with the players and in the supply."""
    changing = ["swap_values", "swap_with", "raise_value", "lower_value", "shift_value"]
    changed: set[str] = set()
    for seed in (1, 2):
        game = new_game(4, seed, BLUE)
        ask, before = "", [4] * 4
        for table in by_chance(game, seed):
            held = [sum(seat["goods"][good] for seat in table["seats"]) for good in RESOURCES]
            assert [a + b for a, b in zip(supply(game), held, strict=True)] == [19] * 4
            if market(game) != before:
                assert ask in changing
                changed.add(ask)
                before = market(game)
            ask = game.decision.ask if game.decision is not None else ""
    assert changed


# Values.


@pytest.mark.rule("egypt.market.scale")
@pytest.mark.parametrize(("gold", "vp"), [(2, 1), (4, 2), (6, 3)])
def test_the_market_has_three_spaces(gold: int, vp: int) -> None:
    game = trading("papyrus_boat_clay", market={"clay": gold}, stone=1, clay=2)
    say(game, "pass")
    assert most(game, "clay") == [vp, 0]
    say(game, "number 1")
    assert has(game, 0, "gold") == gold


@pytest.mark.rule("egypt.market.scale")
@pytest.mark.parametrize("gold", [0, 1, 3, 5, 8])
def test_there_is_no_other_space(gold: int) -> None:
    with pytest.raises(PositionError, match="market.stone"):
        game_with({}, {}, switches=BLUE, market={"stone": gold})


@pytest.mark.rule("egypt.market.only_blue_once")
@pytest.mark.parametrize("card", BLUE_CARDS)
def test_the_1x_of_every_blue_card_changes_the_market(card: str) -> None:
    game = trading(card, market={"wood": 2}, wood=2, stone=2, clay=2, wheat=2)
    answers = {
        "cargo": ["lower clay"],
        "papyrus": ["raise clay"],
        "souk": [f"raise {card.split('_')[-1]}"],
    }
    say(game, "once before", *answers.get(card.split("_")[0], ["resource wood", "resource clay"]))
    assert market(game) != [2, 4, 4, 4]


@pytest.mark.rule("egypt.market.clamp")
@pytest.mark.parametrize(
    ("card", "good", "answer", "space"),
    [
        ("papyrus_boat_clay", "wheat", "raise wheat", 6),
        ("cargo_barge_clay", "wheat", "lower wheat", 2),
        ("souk_wheat", "wheat", "raise wheat", 6),
        ("souk_wheat", "wheat", "lower wheat", 2),
    ],
)
def test_beyond_the_last_space_nothing_happens(
    card: str, good: str, answer: str, space: int
) -> None:
    game = trading(card, market={good: space}, wood=1, stone=1, clay=1)
    say(game, "once before")
    assert answer in asked(game)
    say(game, answer)
    assert market(game) == [4, 4, 4, space]


@pytest.mark.rule("egypt.market.swap")
def test_a_swap_names_two_different_resources_the_earlier_one_first() -> None:
    values = {"wood": 2, "stone": 4, "clay": 6, "wheat": 4}
    game = trading("grand_souk", market=values, wood=2, clay=2)
    say(game, "once before")
    assert asked(game) == ["resource wood", "resource stone", "resource clay"]
    assert refused(game, "resource wheat") == "egypt.market.swap"
    say(game, "resource stone")
    assert asked(game) == ["resource clay", "resource wheat"]
    assert refused(game, "resource stone") == "egypt.market.swap"
    say(game, "resource clay")
    assert market(game) == [2, 6, 4, 4]


@pytest.mark.rule("egypt.market.swap")
def test_swapping_equal_values_does_nothing() -> None:
    game = trading("merchantman", market={"wood": 6, "wheat": 6}, stone=1, wheat=1)
    say(game, "once before", "resource wood", "resource wheat")
    assert market(game) == [6, 4, 4, 6]


def test_the_last_two_can_be_swapped_without_a_second_question() -> None:
    game = trading("merchantman", market={"clay": 2, "wheat": 6}, stone=1, wheat=1)
    say(game, "once after", "resource clay")
    assert market(game) == [4, 4, 6, 2]
    assert to_move(game) == 1


@pytest.mark.rule("egypt.market.public")
def test_a_value_holds_for_everybody_until_it_is_changed_again() -> None:
    mine = {"goods": ONE_EACH, "hand": ["papyrus_boat_wheat", "forum"]}
    theirs = {"goods": NOTHING | {"gold": 30}, "hand": ["cargo_barge_stone", "baths"]}
    game = game_with(
        mine | {"pieces": {"0,0": ["civil"]}},
        theirs | {"pieces": {"2,2": ["civil"]}},
        switches=BLUE,
    )
    say(game, "build papyrus_boat_wheat", "hex -1,0", "once after", "number 0", "raise wheat")
    assert market(game) == [4, 4, 4, 6]
    for seat in (None, 0, 1):
        assert game.view(seat)["market"] == {"wood": 4, "stone": 4, "clay": 4, "wheat": 6}
    say(game, "build cargo_barge_stone")  # for 1 wheat: there is one way only to pay it
    assert has(game, 1, "gold") == 24
    say(game, "hex 1,2", "once before", "lower wheat")
    assert market(game) == [4, 4, 4, 4]


@pytest.mark.rule("egypt.market.public")
def test_the_log_tells_everybody_of_a_new_value() -> None:
    game = trading("papyrus_boat_clay", stone=1)
    say(game, "once before", "raise clay")
    told = {"event": "valued", "seat": 0, "good": "clay", "amount": 6}
    assert told in game.told(None)
    assert told in game.told(1)


# Use 1: paying build costs.


def paying(card: str, values: dict[str, int], sets: Document | None = None, **goods: int) -> Deus:
    """Seat 0 has nothing but these goods and a card to build."""
    mine = {"goods": NOTHING | goods, "hand": [card, "forum"]}
    mine["pieces"] = {"0,0": ["civil"], "0,1": ["production"]}
    return game_with(mine, NOBODY_HAS, switches=blue(sets), market=values)


@pytest.mark.rule("egypt.market.build_price")
def test_with_wheat_at_2_each_missing_wheat_costs_2_gold() -> None:
    """The book's example: War Elephant costs 2 wheat."""
    game = paying("war_elephant", {"wheat": 2}, gold=4)
    say(game, "build war_elephant")
    assert left_over(game) == {}
    game = paying("war_elephant", {"wheat": 2}, gold=2, wheat=1)
    say(game, "build war_elephant")
    assert left_over(game) == {}
    game = paying("war_elephant", {"wheat": 2}, gold=3)
    assert refused(game, "build war_elephant") == "deus.pay.cost"


@pytest.mark.rule("egypt.market.build_price")
@pytest.mark.parametrize(("value", "gold"), [(2, 4), (4, 8), (6, 12)])
def test_the_price_in_gold_is_shown(value: int, gold: int) -> None:
    game = paying("war_elephant", {"wheat": value}, gold=20, wheat=2)
    say(game, "build war_elephant")
    assert price(game, "pay gold") == {"gold": gold}
    say(game, "pay wheat")
    assert price(game, "pay gold") == {"gold": value}


@pytest.mark.rule("egypt.market.build_any")
def test_a_temple_paid_in_gold_costs_each_resource_by_its_own_value() -> None:
    values = {"wheat": 2, "stone": 6, "clay": 4, "wood": 4}
    game = paying("temple_settlement", values, gold=16)
    say(game, "build temple_settlement")
    assert has(game, 0, "gold") == 0
    poor = paying("temple_settlement", values, gold=15)
    assert refused(poor, "build temple_settlement") == "deus.pay.cost"


@pytest.mark.rule("egypt.market.build_any")
@pytest.mark.parametrize(
    ("card", "sets", "gold"),
    [
        ("souk_stone", {}, 2),  # wood
        ("farmstead", {}, 2),  # wood
        ("workshop", {}, 2 + 4),  # wood, stone
        ("baths", {}, 6),  # clay
        ("legion", {}, 6 + 2),  # clay, wheat
        ("seasonal_work", {"green_set": "egypt"}, 2 + 4),  # wood, stone
    ],
)
def test_the_market_serves_every_colour(card: str, sets: Document, gold: int) -> None:
    values = {"wood": 2, "stone": 4, "clay": 6, "wheat": 2}
    mine = {"goods": NOTHING | {"gold": gold}, "hand": [card, "forum"]}
    mine["pieces"] = {"0,0": ["civil"]}
    game = game_with(mine, NOBODY_HAS, switches=blue(sets), market=values)
    say(game, f"build {card}")
    assert has(game, 0, "gold") == 0
    poor = game_with(
        mine | {"goods": NOTHING | {"gold": gold - 1}},
        NOBODY_HAS,
        switches=blue(sets),
        market=values,
    )
    assert refused(poor, f"build {card}") == "deus.pay.cost"


@pytest.mark.rule("egypt.market.build_only")
def test_gold_may_be_paid_although_the_resource_is_there() -> None:
    game = paying("baths", {"clay": 2}, gold=2, clay=3)
    say(game, "build baths")
    assert asked(game) == ["pay clay", "pay gold"]
    say(game, "pay gold")
    assert left_over(game) == {"clay": 3}


@pytest.mark.rule("egypt.market.build_only")
def test_gold_replaces_no_resource_in_a_sale() -> None:
    game = trading("papyrus_boat_clay", market={"clay": 2}, stone=1, clay=1, gold=20)
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1"]  # 2 gold buy no second clay
    assert refused(game, "number 2") == "deus.card.blue.trade"


@pytest.mark.rule("egypt.market.build_before_once")
def test_a_card_is_paid_before_its_own_1x() -> None:
    mine = {"hand": ["cargo_barge_clay", "forum"], "pieces": {"0,0": ["civil"]}}
    rich = mine | {"goods": NOTHING | {"gold": 9}}
    game = game_with(rich, NOBODY_HAS, switches=BLUE, market={"wood": 6})
    say(game, "build cargo_barge_clay", "hex -1,0")  # for 1 wood
    assert has(game, 0, "gold") == 3
    say(game, "once before", "lower wood")
    assert market(game) == [4, 4, 4, 4]
    assert has(game, 0, "gold") == 3
    poor = mine | {"goods": NOTHING | {"gold": 5}}
    game = game_with(poor, NOBODY_HAS, switches=BLUE, market={"wood": 6})
    assert refused(game, "build cargo_barge_clay") == "deus.pay.cost"


@pytest.mark.rule("egypt.market.gold_untouched")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_gold_in_a_cost_does_not_depend_on_the_market(value: int) -> None:
    values = {good: value for good in RESOURCES}
    game = paying("workers_quarters", values, gold=2)  # 2 gold
    say(game, "build workers_quarters")
    assert has(game, 0, "gold") == 0
    game = paying("academy_civil", values, gold=3, stone=1, wheat=1)  # 3 gold, 1 stone, 1 wheat
    say(game, "build academy_civil")
    assert left_over(game) == {}
    game = paying("mill", values, {"green_set": "egypt"}, gold=1)  # the first of its row
    say(game, "build mill")
    assert has(game, 0, "gold") == 0


@pytest.mark.rule("egypt.market.gold_untouched")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_tolls_and_prices_in_gold_do_not_depend_on_the_market(value: int) -> None:
    mine = {"goods": NOTHING | {"gold": 3, "clay": 1}, "hand": ["baths", "forum"]}
    mine |= {"pieces": {"0,0": ["production"]}, "garrisons": {"civil": 1}}
    mine |= {"rows": {"science": ["house_of_life"]}}
    game = game_with(
        mine,
        {
            "goods": NOTHING,
            "hand": ["market_hall", "amphitheatre"],
            "pieces": {"2,2": ["military"]},
        },
        switches=blue({"red_set": "egypt", "yellow_set": "egypt"}),
        market={good: value for good in RESOURCES},
        pending=[
            {"turn": {"seat": 0}},
            {"resolve": {"seat": 0, "spot": "science-1", "effect": 0}},
        ],
    )
    assert price(game, "number 1") == {"gold": 1}  # a card of the House of Life
    say(game, "number 1")
    assert has(game, 0, "gold") == 2
    say(game, "build baths")  # the toll: 2 gold
    assert left_over(game) == {}
    assert has(game, 1, "gold") == 2


# Use 2: card effects.


@pytest.mark.rule("egypt.market.effects")
def test_an_effect_uses_the_value_of_the_moment() -> None:
    game = trading("papyrus_boat_clay", stone=1, clay=3)
    first, later = game.copy(), game.copy()
    say(first, "once before", "raise clay", "number 3")
    assert has(first, 0, "gold") == 18
    say(later, "once after", "number 3", "raise clay")
    assert has(later, 0, "gold") == 12
    assert market(first) == market(later) == [4, 4, 6, 4]


@pytest.mark.rule("egypt.market.effects", "egypt.once.after_lower")
def test_the_cards_below_sell_before_the_new_1x() -> None:
    game = trading("papyrus_boat_stone", ["papyrus_boat_clay"], clay=3, stone=1)
    say(game, "number 1")  # the lower card, at 4
    assert has(game, 0, "gold") == 4
    say(game, "once before", "raise clay", "number 1")
    assert left_over(game) == {"gold": 8, "clay": 1}


@pytest.mark.rule("egypt.market.example14")
@pytest.mark.parametrize(("switch", "gold"), [("half", 7), ("full", 14)])
def test_four_wheat_at_2_and_one_stone_at_6(switch: str, gold: int) -> None:
    game = trading(
        "souk_clay",
        market={"wheat": 2, "stone": 6},
        switches={"souk_price": switch},
        wheat=1,
        gold=gold,
    )
    say(game, "pass", "pass")  # neither the 1x nor a move
    assert price(game, "resource stone") == {"gold": 3 if switch == "half" else 6}
    say(game, "resource stone", *["resource wheat"] * 4)
    assert left_over(game) == {"stone": 1, "wheat": 4}
    assert to_move(game) == 1


# Use 3: the end of the game.


@pytest.mark.rule("egypt.market.majority_vp")
@pytest.mark.parametrize("good", RESOURCES)
@pytest.mark.parametrize(("gold", "vp"), [(2, 1), (4, 2), (6, 3)])
def test_a_majority_is_worth_the_value_in_vp(good: str, gold: int, vp: int) -> None:
    mine = {"goods": NOTHING | {good: 3}}
    theirs = {"goods": NOTHING | {good: 2}}
    game = game_with(mine, theirs, switches=BLUE, market={good: gold})
    assert most(game, good) == [vp, 0]
    assert game.scores() == [vp, 0]


@pytest.mark.rule("egypt.market.majority_gold")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_the_majority_in_gold_stays_at_2_vp(value: int) -> None:
    mine = {"goods": NOTHING | {"gold": 1}}
    values = {good: value for good in RESOURCES}
    game = game_with(mine, {"goods": NOTHING}, switches=BLUE, market=values)
    assert most(game, "gold") == [2, 0]


@pytest.mark.rule("egypt.market.majority_ties")
def test_all_who_are_tied_get_the_full_value_and_nobody_for_none() -> None:
    mine = {"goods": NOTHING | {"wood": 2}}
    third = {"goods": NOTHING | {"wood": 1}}
    values = {"wood": 6, "stone": 6}
    game = game_with(mine, mine, third, switches=BLUE, market=values)
    assert most(game, "wood") == [3, 3, 0]
    assert most(game, "stone") == [0, 0, 0]


@pytest.mark.rule("egypt.market.majority_count")
def test_stored_resources_count_but_no_temple_coin_or_market_piece() -> None:
    """Seat 0 has clay on a barge; seat 1 a temple that stands for clay, a coin and VP."""
    mine = {"goods": NOTHING | {"clay": 1, "gold": 1}, "barges": [3]}
    theirs = {
        "goods": NOTHING | {"vp": 9},
        "rows": {"temple": ["temple_of_amun"], "civil": ["forum"]},
        "coins": ["civil-1"],
    }
    switches = {"green_set": "egypt", "yellow_set": "egypt", "purple_set": "egypt"}
    game = game_with(mine, theirs, switches=blue(switches), market={"clay": 6})
    assert most(game, "clay") == [3, 0]
    assert most(game, "gold") == [2, 0]
    assert most(game, "wood") == [0, 0]  # one lies on the market


# Grand Souk.


@pytest.mark.rule("egypt.blue.grand_souk", "egypt.blue.supply")
def test_grand_souk_sells_four_of_any_kinds_each_for_its_value() -> None:
    values = {"wood": 2, "stone": 4, "clay": 6, "wheat": 4}
    game = trading("grand_souk", market=values, wood=2, stone=2, clay=3, wheat=2)
    say(game, "pass")
    assert asked(game) == [*(f"resource {good}" for good in RESOURCES), "pass"]
    assert price(game, "resource clay") == {"clay": 1}
    before = supply(game)
    say(game, "resource wood", "resource clay", "resource clay")
    assert asked(game) == ["resource wheat", "pass"]  # in the order of resources
    assert refused(game, "resource stone") == "egypt.blue.grand_souk"
    say(game, "resource wheat")
    assert left_over(game) == {"stone": 2, "wheat": 1, "gold": 2 + 6 + 6 + 4}
    assert [a - b for a, b in zip(supply(game), before, strict=True)] == [1, 0, 2, 1]
    assert to_move(game) == 1  # a fifth is not asked for


@pytest.mark.rule("egypt.blue.grand_souk", "egypt.blue.grand_souk.no_interrupt")
def test_the_swap_comes_before_the_whole_sale_or_after_it() -> None:
    values = {"clay": 2, "stone": 6}
    game = trading("grand_souk", market=values, wood=1, clay=4, stone=1)
    sold_first = ["once after", "resource stone", *["resource clay"] * 3]
    swapped_first = ["once before", "resource stone", "resource clay", *sold_first[1:]]
    for answers, gold in [(sold_first, 12), (swapped_first, 20)]:
        table = game.copy()
        say(table, *answers)
        assert has(table, 0, "gold") == gold
    assert max(has(table, 0, "gold") for table in endings(game)) == 20


@pytest.mark.rule("egypt.blue.grand_souk", "egypt.blue.zero")
def test_grand_souk_may_sell_fewer_or_nothing() -> None:
    game = trading("grand_souk", wood=2, clay=2)
    say(game, "pass", "pass")
    assert left_over(game) == {"wood": 1, "clay": 1}
    game = trading("grand_souk", wood=2, clay=2)
    say(game, "pass", "resource wood", "pass")
    assert left_over(game) == {"clay": 1, "gold": 4}


# Merchantman.


@pytest.mark.rule("egypt.blue.merchantman", "egypt.blue.merchantman.exact")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_merchantman_takes_one_of_each_for_6_vp_whatever_the_market(value: int) -> None:
    values = {good: value for good in RESOURCES}
    game = trading("merchantman", market=values, wood=2, stone=3, clay=2, wheat=3)
    say(game, "pass")
    assert asked(game) == ["yes", "no"]
    assert price(game, "yes") == {good: 1 for good in RESOURCES}
    say(game, "yes")
    assert left_over(game) == {"wood": 1, "stone": 1, "clay": 1, "wheat": 1, "vp": 6}
    assert to_move(game) == 1  # one set only


@pytest.mark.rule("egypt.blue.merchantman.exact")
def test_three_kinds_and_gold_are_not_enough() -> None:
    game = trading("merchantman", wood=3, stone=3, wheat=3, gold=40)
    say(game, "pass")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("egypt.blue.merchantman")
def test_merchantman_swaps_two_values() -> None:
    game = trading("merchantman", market={"wood": 2}, stone=1, wheat=1)
    say(game, "once before", "resource wood", "resource clay")
    assert market(game) == [4, 4, 2, 4]


# Cargo Barge.


@pytest.mark.rule("egypt.blue.cargo_barge", "egypt.blue.cargo_barge.sets")
@pytest.mark.parametrize("good", RESOURCES)
@pytest.mark.parametrize(("pairs", "vp"), [(0, 0), (1, 3), (2, 6)])
def test_cargo_barge_sells_pairs_for_the_value_in_vp(good: str, pairs: int, vp: int) -> None:
    """The book's example: at a value of 3 VP one set brings 3 VP, two bring 6."""
    goods: Document = {name: 6 for name in RESOURCES}
    game = trading(f"cargo_barge_{good}", market={good: 6}, **goods)
    say(game, "pass")
    assert asked(game) == ["number 0", "number 1", "number 2"]
    before = has(game, 0, good)
    if pairs:
        assert price(game, f"number {pairs}") == {good: 2 * pairs}
    say(game, f"number {pairs}")
    assert has(game, 0, good) == before - 2 * pairs
    assert has(game, 0, "vp") == vp
    assert to_move(game) == 1


@pytest.mark.rule("egypt.blue.cargo_barge.sets")
@pytest.mark.parametrize(("owned", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 2)])
def test_only_whole_pairs_can_be_sold(owned: int, pairs: int) -> None:
    game = trading("cargo_barge_clay", wood=1, clay=owned)
    say(game, "pass")
    if pairs == 0:
        assert to_move(game) == 1
        return
    assert asked(game)[-1] == f"number {pairs}"
    assert refused(game, f"number {pairs + 1}") == "egypt.blue.cargo_barge.sets"
    say(game, f"number {pairs}")
    assert left_over(game).get("clay", 0) == owned - 2 * pairs
    assert has(game, 0, "vp") == 2 * pairs


@pytest.mark.rule("egypt.blue.cargo_barge")
def test_cargo_barge_lowers_any_one_resource_by_a_step() -> None:
    game = trading("cargo_barge_clay", market={"wood": 6}, wood=1, clay=2)
    say(game, "once before")
    assert asked(game) == [f"lower {good}" for good in RESOURCES]
    assert refused(game, "raise wood") == "egypt.blue.cargo_barge"
    other = game.copy()
    say(game, "lower wood")
    assert market(game) == [4, 4, 4, 4]
    say(other, "lower clay", "number 1")  # the new value counts for this sale already
    assert market(other) == [6, 4, 2, 4]
    assert has(other, 0, "vp") == 1


# Papyrus Boat.


@pytest.mark.rule("egypt.blue.papyrus_boat", "egypt.blue.supply")
@pytest.mark.parametrize("good", RESOURCES)
@pytest.mark.parametrize("value", [2, 4, 6])
def test_papyrus_boat_sells_six_of_its_kind_each_for_its_value(good: str, value: int) -> None:
    goods: Document = {name: 8 for name in RESOURCES}
    game = trading(f"papyrus_boat_{good}", market={good: value}, **goods)
    say(game, "pass")
    assert asked(game) == [f"number {number}" for number in range(7)]
    assert refused(game, "number 7") == "deus.card.blue.trade"
    before, stock = has(game, 0, good), game.position()["supply"][good]
    say(game, "number 6")
    assert has(game, 0, good) == before - 6
    assert game.position()["supply"][good] == stock + 6
    assert has(game, 0, "gold") == 6 * value
    assert to_move(game) == 1


@pytest.mark.rule("egypt.blue.papyrus_boat")
def test_papyrus_boat_raises_any_one_resource_by_a_step() -> None:
    game = trading("papyrus_boat_clay", market={"wheat": 2}, stone=1)
    say(game, "once before")
    assert asked(game) == [f"raise {good}" for good in RESOURCES]
    assert refused(game, "lower wheat") == "egypt.blue.papyrus_boat"
    say(game, "raise wheat")
    assert market(game) == [4, 4, 4, 4]


@pytest.mark.rule("egypt.blue.zero")
@pytest.mark.parametrize("card", ["papyrus_boat_clay", "cargo_barge_clay"])
@pytest.mark.parametrize("optional", [True, False])
def test_up_to_includes_zero_even_where_effects_are_compulsory(card: str, optional: bool) -> None:
    game = trading(card, switches={"effects_optional": optional}, wood=1, stone=1, clay=4)
    say(game, "pass", "number 0")
    assert has(game, 0, "clay") == 4
    assert has(game, 0, "gold") + has(game, 0, "vp") == 0


@pytest.mark.rule("egypt.blue.zero", "egypt.blue.supply")
def test_gold_of_one_card_buys_with_the_next_and_what_was_sold_is_for_sale() -> None:
    below = ["papyrus_boat_clay"]
    mine = {"goods": NOTHING | {"stone": 1, "clay": 2}, "hand": ["souk_wood", "forum"]}
    mine |= {"rows": {"maritime": below}, "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, NOBODY_HAS, switches=BLUE, supply={"wheat": 0, "clay": 0})
    say(game, "build souk_wood", "hex -1,0", "number 2")  # 2 clay at 4
    say(game, "pass", "pass")
    assert asked(game) == ["resource wood", "resource stone", "resource clay", "pass"]
    assert refused(game, "resource wheat") == "egypt.blue.supply"  # none is left
    say(game, "resource clay", "resource clay")
    assert left_over(game) == {"gold": 4, "clay": 2}
    assert to_move(game) == 1  # nothing that is there comes after clay


# Souk.


@pytest.mark.rule("egypt.blue.souk", "egypt.blue.souk.example", "egypt.blue.supply")
def test_souk_buys_five_of_any_kinds_at_half_their_value() -> None:
    """The book's example: 2 clay at 4, 2 stone at 6 and 1 wood at 4 cost 12 gold."""
    game = trading("souk_clay", market={"stone": 6}, wheat=1, gold=20)
    say(game, "pass", "pass")
    assert [price(game, f"resource {good}")["gold"] for good in RESOURCES] == [2, 3, 2, 2]
    before = supply(game)
    say(game, "resource wood", "resource stone", "resource stone", "resource clay")
    assert refused(game, "resource stone") == "egypt.blue.supply"  # the order is past it
    say(game, "resource clay")
    assert left_over(game) == {"gold": 8, "wood": 1, "stone": 2, "clay": 2}
    assert [b - a for a, b in zip(supply(game), before, strict=True)] == [1, 2, 2, 0]
    assert to_move(game) == 1  # a sixth is not asked for


@pytest.mark.rule("egypt.blue.souk")
@pytest.mark.parametrize("good", RESOURCES)
def test_souk_raises_or_lowers_its_own_resource(good: str) -> None:
    goods: Document = {name: 1 for name in RESOURCES}
    game = trading(f"souk_{good}", **goods)
    say(game, "once before")
    assert asked(game) == [f"raise {good}", f"lower {good}"]
    other = "wood" if good != "wood" else "stone"
    assert refused(game, f"raise {other}") == "egypt.blue.souk"
    up, down = game.copy(), game.copy()
    say(up, f"raise {good}")
    say(down, f"lower {good}")
    assert up.position()["market"] == {name: 4 for name in RESOURCES} | {good: 6}
    assert down.position()["market"] == {name: 4 for name in RESOURCES} | {good: 2}


@pytest.mark.rule("egypt.blue.souk")
def test_souk_buys_no_more_than_there_is_gold_for() -> None:
    game = trading("souk_wood", market={"wood": 2, "wheat": 6}, stone=1, gold=2)
    say(game, "pass", "pass")
    assert asked(game) == ["resource wood", "resource stone", "resource clay", "pass"]
    assert refused(game, "resource wheat") == "egypt.blue.supply"  # 3 gold
    say(game, "resource wood")
    assert asked(game) == ["resource wood", "pass"]
    say(game, "resource wood")
    assert left_over(game) == {"wood": 2}


@pytest.mark.rule("egypt.blue.souk.no_move", "egypt.blue.souk.optional")
@pytest.mark.parametrize("optional", [True, False])
def test_a_move_and_a_purchase_need_not_go_together(optional: bool) -> None:
    switches = {"effects_optional": optional}
    game = trading("souk_wood", switches=switches, stone=1, gold=2)
    say(game, "pass")
    stay, move = game.copy(), game.copy()
    say(stay, "pass", "resource clay")
    assert ships(stay) == ["-1,0"]
    assert left_over(stay) == {"clay": 1}
    say(move, "hex -1,0", "hex -1,2", "pass")
    assert ships(move) == ["-1,2"]
    assert left_over(move) == {"gold": 2}
    assert to_move(stay) == to_move(move) == 1


@pytest.mark.rule("egypt.blue.souk.optional")
def test_any_own_ship_may_move_once_and_before_the_purchase() -> None:
    game = sailing({"-1,0": ["maritime"], "1,3": ["maritime"], "0,0": ["civil"]})
    assert asked(game) == ["hex -1,0", "hex 1,3", "pass"]
    assert refused(game, "hex 0,0") == "egypt.blue.souk.optional"
    say(game, "hex 1,3", "hex 2,3")
    assert ships(game) == ["-1,0", "2,3"]
    assert game.decision is not None and game.decision.ask == "buy_at_market"
    assert {"event": "sailed", "seat": 0, "from": "1,3", "hex": "2,3"} in game.told(None)


@pytest.mark.rule("egypt.blue.souk.cross", "egypt.blue.souk.end", "egypt.sea.ships_irrelevant")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param({"pieces": ["maritime"]}, {}, id="own ship"),
        pytest.param({"pieces": ["maritime", "military"]}, {}, id="own army"),
        pytest.param({"markers": True}, {}, id="own marker"),
        pytest.param({}, {"pieces": ["maritime"]}, id="foreign ship"),
        pytest.param({}, {"pieces": ["maritime", "military"]}, id="foreign army"),
        pytest.param({}, {"markers": True}, id="foreign marker"),
    ],
)
def test_a_ship_passes_what_lies_in_its_sea_but_does_not_stop_there(
    mine: Document, theirs: Document
) -> None:
    """In the long sea of the map of three, something lies in the only region next to the ship."""

    def seat(there: Document, pieces: Document) -> Document:
        if "pieces" in there:
            pieces["-1,1"] = there["pieces"]
        return {
            "pieces": pieces,
            "markers": {"regions": ["-1,1"] if "markers" in there else []},
        }

    game = game_with(
        seat(mine, {"-1,0": ["maritime"], "3,3": ["maritime"]}),
        seat(theirs, {}),
        {},
        switches=blue({"red_set": "egypt"}),
        pending=[{"move_ship": {"seat": 0}}],
    )
    assert LONG in seas(game)
    say(game, "hex -1,0")
    assert asked(game) == ["hex -1,2", "hex 0,2", "hex 1,2"]
    assert refused(game, "hex -1,1") == "egypt.blue.souk.end"


@pytest.mark.rule("egypt.blue.souk.end", "egypt.blue.souk.same_sea")
def test_why_a_ship_cannot_go_there() -> None:
    game = sailing({"-1,0": ["maritime"], "3,0": ["maritime"], "0,0": ["civil"]})
    assert asked(game) == ["hex -1,0", "pass"]
    assert refused(game, "hex 3,0") == "egypt.blue.souk.end"  # its sea has no other region
    say(game, "hex -1,0")
    assert asked(game) == ["hex -1,1", "hex -1,2"]
    assert refused(game, "hex -1,0") == "egypt.blue.souk.end"  # where it is
    assert refused(game, "hex 0,1") == "egypt.blue.souk.same_sea"  # land
    assert refused(game, "hex -2,4") == "egypt.blue.souk.same_sea"  # on the tile of -1,2


@pytest.mark.rule("egypt.blue.souk.army_aboard")
def test_a_ship_with_an_own_army_stays() -> None:
    game = sailing({"-1,0": ["maritime", "military"], "1,2": ["maritime"]})
    assert asked(game) == ["hex 1,2", "pass"]
    assert refused(game, "hex -1,0") == "egypt.blue.souk.army_aboard"
    game = sailing({"-1,0": ["maritime", "military"]})
    assert game.decision is not None and game.decision.ask == "buy_at_market"


@pytest.mark.rule("egypt.blue.souk.army_aboard")
@pytest.mark.parametrize("armies", [1, 2])
def test_or_it_takes_the_armies_along(armies: int) -> None:
    game = sailing(
        {"-1,0": ["maritime", *["military"] * armies], "0,0": ["military"]},
        switches={"ship_with_army": "carries"},
    )
    say(game, "hex -1,0", "hex -1,2")
    pieces = {"-1,2": ["maritime", *["military"] * armies], "0,0": ["military"]}
    assert seat_of(game, 0)["pieces"] == pieces
    moved = {"event": "moved", "seat": 0, "from": "-1,0", "hex": "-1,2"}
    assert game.told(None).count(moved) == armies


@pytest.mark.rule("egypt.blue.souk.attack")
def test_a_ship_that_closes_the_ring_around_a_village_attacks_it_at_once() -> None:
    """The village at 2,4 has three regions around it: 2,3 at sea, 1,4 and 1,5."""
    game = sailing(
        {"1,2": ["maritime"], "1,4": ["civil"]},
        {"1,5": ["military"]},
    )
    vp = has(game, 1, "vp")
    say(game, "hex 1,2", "hex 2,3")
    assert game.decision is not None and game.decision.ask == "buy_at_market"
    assert has(game, 1, "vp") == vp + 3  # the armies are theirs
    assert game.position()["attacked"] == ["2,4"]


@pytest.mark.rule("egypt.blue.souk.attack")
def test_an_army_carried_along_brings_the_attack_with_it() -> None:
    game = sailing(
        {"1,2": ["maritime", "military"], "1,4": ["civil"], "1,5": ["civil"]},
        switches={"ship_with_army": "carries"},
    )
    vp = has(game, 0, "vp")
    say(game, "hex 1,2", "hex 2,3")
    assert has(game, 0, "vp") == vp + 3


@pytest.mark.rule("egypt.blue.souk.attack")
def test_the_region_a_ship_has_left_is_no_longer_occupied() -> None:
    """Around the village at 0,3 all is taken but 1,3, where a ship goes: not the one from 1,2."""
    ring = {"0,2": ["civil"], "-1,3": ["civil"], "-1,4": ["military"], "0,4": ["civil"]}
    game = sailing({"1,2": ["maritime"], **ring})
    say(game, "hex 1,2", "hex 1,3")
    assert seat_of(game, 0)["pieces"] == {**ring, "1,3": ["maritime"]}
    assert game.position()["attacked"] == []
    game = sailing({"1,2": ["maritime"], "2,3": ["maritime"], **ring})
    say(game, "hex 2,3")  # 1,3 is the only region left
    assert game.position()["attacked"] == ["0,3"]


@pytest.mark.rule("egypt.blue.souk.attack")
def test_others_may_build_where_a_ship_was() -> None:
    theirs: Document = {"goods": NOTHING | {"gold": 20}, "hand": ["souk_wood", "forum"]}
    game = game_with(
        {"pieces": {"1,2": ["maritime"]}, "rows": {"maritime": ["souk_clay"]}, "hand": ["forum"]},
        theirs | {"pieces": {"2,2": ["civil"]}},
        switches=BLUE,
        pending=[{"end_turn": {"seat": 0}}, {"move_ship": {"seat": 0}}],
    )
    say(game, "hex 1,2", "hex 2,3", "build souk_wood")
    assert asked(game) == ["hex 1,2", "hex 1,3"]
    assert refused(game, "hex 2,3") == "deus.place.foreign"


# Documents.


@pytest.mark.parametrize(
    ("step", "options"),
    [
        ({"swap_values": {"seat": 0}}, 3),
        ({"swap_with": {"seat": 0, "good": "wood"}}, 3),
        ({"raise_value": {"seat": 0}}, 4),
        ({"lower_value": {"seat": 0}}, 4),
        ({"shift_value": {"seat": 0, "good": "clay"}}, 2),
        ({"sell_at_market": {"seat": 0, "left": 2, "good": "stone"}}, 4),
        ({"sell_pairs": {"seat": 0, "good": "clay", "each": 3, "most": 2}}, 3),
        ({"move_ship": {"seat": 0}}, 2),
        ({"sail": {"seat": 0, "hex": "-1,0"}}, 2),
        ({"buy_at_market": {"seat": 0, "left": 5, "good": "wood"}}, 5),
    ],
)
def test_every_question_can_be_written_and_read_back(step: Document, options: int) -> None:
    mine = {"pieces": {"-1,0": ["maritime"]}, "goods": {good: 4 for good in RESOURCES}}
    game = game_with(mine, {}, switches=BLUE, pending=[step], market={"clay": 6})
    assert len(asked(game)) == options
    assert game.position()["pending"] == [step]
    assert GAME.from_position(game.position()) == game


@pytest.mark.parametrize("name", ["swap_with", "shift_value"])
@pytest.mark.parametrize("good", ["gold", "vp"])
def test_only_resources_are_on_the_market(name: str, good: str) -> None:
    with pytest.raises(PositionError, match="expected"):
        game_with({}, {}, switches=BLUE, pending=[{name: {"seat": 0, "good": good}}])

"""Chapter 10, culture: control tokens are placed, taken back, moved and swapped; the cards,
leaders, wonders and city-states that have to do with it."""

from typing import Any

import pytest

from theogony.civ.printed import GAME
from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import asked, game_with, price, question, refused, say, seat_of, to_move, told

OTHERS = ["masonry", "astrology", "foreign_trade", "pottery"]

# The city at 3,3 lies among hills (4,2 and 2,3 and 4,3), forest (3,4), mountains (3,2) and the
# natural wonder of 2,4; around the capital at 7,-2 are grassland and two deserts, one with oil.
HILLS = ["hex 4,2", "hex 2,3", "hex 4,3"]
GRASS = ["hex 7,-3", "hex 8,-3", "hex 6,-2", "hex 8,-2"]
AROUND_CAPITAL = ["7,-3", "8,-3", "6,-2", "8,-2", "6,-1", "7,-1"]


def row_with(card: str, slot: int) -> list[str]:
    """A focus row with a culture card in a slot."""
    return [*OTHERS[: slot - 1], card, *OTHERS[slot - 1 :]]


def resolving(
    card: str, slot: int, mine: Document | None = None, *others: Document, **table: Any
) -> Civ:
    """Seat 0, with cities at 7,-2 and 3,3, has just chosen a culture card in a slot."""
    seat = {"leader": "rome", "row": row_with(card, slot), "cities": ["3,3"], **(mine or {})}
    game = game_with(seat, *(others or ({"leader": "aztec"},)), **table)
    if question(game) == "start":
        say(game, "pass")
    say(game, f"slot {slot}")
    return game


def named(spaces: list[str]) -> list[str]:
    return [f"hex {space}" for space in spaces]


def all_in_use(*tokens: str) -> Document:
    """A seat with 30 tokens on the map, these and others far from its cities; the last one marks
    the agenda that so many coasts have fulfilled."""
    far = [
        *["3,-4", "5,-4", "6,-4", "7,-4", "3,-3", "4,-3", "2,-2", "3,-2", "4,-2", "5,-2"],
        *["2,-1", "3,-1", "5,-1", "2,0", "3,0", "4,0", "5,0", "-1,1", "0,1", "2,1", "4,1", "5,1"],
        *["6,1", "-1,2", "1,2", "5,2", "-2,3", "-1,3", "1,3", "-3,4"],
    ]
    return {"tokens": [*tokens, *far][:30], "marks": ["explorer"]}


# Placing.


@pytest.mark.rule("civ.culture.place", "civ.culture.place.any_city")
def test_the_card_says_how_many_tokens_are_placed_each_next_to_some_friendly_city() -> None:
    game = resolving("early_empire", 1)
    assert asked(game) == [*GRASS, "pass"]
    assert refused(game, "hex 3,-1") == "civ.culture.place"  # grassland, but no city is near
    say(game, "hex 7,-3")
    assert question(game) == "control"
    say(game, "hex 6,-2")
    assert to_move(game) == 1  # two tokens, and the turn is over
    assert seat_of(game, 0)["tokens"] == ["7,-3", "6,-2"]
    assert seat_of(game, 0)["unused"] == 29

    game = resolving("early_empire", 2)
    say(game, "hex 4,3", "hex 8,-2")  # one next to each city
    assert seat_of(game, 0)["tokens"] == ["8,-2", "4,3"]


@pytest.mark.rule("civ.culture.place.terrain", "civ.example.culture", "civ.terrain.difficulty")
def test_no_token_goes_on_water_or_where_the_difficulty_exceeds_the_slot() -> None:
    game = resolving("early_empire", 2)
    assert asked(game) == [*GRASS, *HILLS, "pass"]
    assert refused(game, "hex 3,4") == "civ.culture.place.terrain"  # forest
    game = resolving("early_empire", 3)
    assert asked(game) == [*GRASS, *HILLS, "hex 3,4", "pass"]
    assert refused(game, "hex 7,-1") == "civ.culture.place.terrain"  # desert
    game = resolving("early_empire", 4)
    assert asked(game) == [*GRASS, "hex 6,-1", "hex 7,-1", *HILLS, "hex 3,4", "pass"]
    assert refused(game, "hex 3,2") == "civ.culture.place.terrain"  # mountains
    game = resolving("early_empire", 5)
    assert "hex 3,2" in asked(game)

    game = resolving("early_empire", 5, {"cities": ["1,3"]})
    assert refused(game, "hex 0,3") == "civ.culture.place.terrain"  # water, in every slot
    assert refused(game, "hex 0,4") == "civ.culture.place.terrain"


@pytest.mark.rule("civ.culture.slot_one")
def test_in_slot_one_only_grassland_is_legal() -> None:
    game = resolving("early_empire", 1)
    assert asked(game) == [*GRASS, "pass"]
    assert refused(game, "hex 4,2") == "civ.culture.place.terrain"  # hills
    game = on_small_map(1, visits=["mohenjo_daro"])
    assert "hex -5,-3" in asked(game)  # hills, of difficulty 1 by another effect


@pytest.mark.rule("civ.culture.place.natural")
def test_natural_wonder_spaces_need_slot_five() -> None:
    game = resolving("early_empire", 4)
    assert refused(game, "hex 2,4") == "civ.culture.place.natural"
    game = resolving("early_empire", 5)
    say(game, "hex 2,4")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]


@pytest.mark.rule("civ.culture.place.blocked")
def test_barbarians_cities_city_states_and_tokens_block() -> None:
    mine = {"tokens": ["4,2"], "reinforced": ["7,-3"], "cities": ["3,3", "5,1"]}
    rival = {"leader": "aztec", "tokens": ["4,3"], "cities": ["8,-2"]}
    game = resolving("early_empire", 5, mine, rival, barbarians={"D": "2,3"})
    assert refused(game, "hex 4,2") == "civ.culture.place.blocked"  # an own token
    assert refused(game, "hex 7,-3") == "civ.culture.place.blocked"
    assert refused(game, "hex 4,3") == "civ.culture.place.blocked"  # a rival one
    assert refused(game, "hex 8,-2") == "civ.culture.place.blocked"  # a city
    assert refused(game, "hex 2,3") == "civ.culture.place.blocked"  # a barbarian
    assert refused(game, "hex 6,0") == "civ.culture.place.blocked"  # Geneva
    assert refused(game, "hex 5,1") == "civ.culture.place.blocked"
    assert "hex 6,-2" in asked(game)


@pytest.mark.rule("civ.culture.place.caravan_ok", "civ.culture.place.wonder")
def test_caravans_resources_natural_wonders_and_lone_wonders_do_not_block() -> None:
    mine = {"caravans": ["6,-2"]}
    rival = {"leader": "aztec", "caravans": ["8,-2"]}
    wonders = {"petra": "7,-3"}
    game = resolving("mass_media", 5, mine, rival, wonders=wonders)
    say(game, "hex 6,-2", "hex 8,-2")
    assert seat_of(game, 0)["caravans"] == ["6,-2", "unused", "unused"]
    assert seat_of(game, 1)["caravans"] == ["8,-2", "unused", "unused"]
    assert told(game, "controls") == []
    say(game, "hex 7,-3")
    assert told(game, "controls") == [{"event": "controls", "seat": 0, "wonder": "petra"}]
    assert game.position()["wonders"] == {"petra": "7,-3"}
    game = resolving("early_empire", 5)
    say(game, "hex 6,-1", "hex 2,4")  # oil, and a natural wonder
    assert seat_of(game, 0)["tokens"] == ["6,-1", "2,4"]


@pytest.mark.rule("civ.culture.place.unreinforced")
def test_the_token_is_placed_unreinforced() -> None:
    game = resolving("early_empire", 1)
    say(game, "hex 7,-3", "pass")
    assert seat_of(game, 0)["tokens"] == ["7,-3"]
    assert seat_of(game, 0)["reinforced"] == []


@pytest.mark.rule("civ.culture.place.collect", "civ.resource.types")
def test_a_resource_or_natural_wonder_on_the_space_is_taken_at_once() -> None:
    game = resolving("early_empire", 5)
    before = game.position()["supply"]
    say(game, "hex 6,-1")
    assert told(game, "collected") == [{"event": "collected", "seat": 0, "resource": "oil"}]
    assert told(game, "gained_resource") == []  # that is what comes from the supply
    assert question(game) == "control"  # in the middle of the card
    assert seat_of(game, 0)["resources"] == {"marble": 0, "mercury": 0, "oil": 1, "diamond": 0}
    assert "6,-1" not in game.position()["resources"]
    assert game.position()["supply"] == before  # it comes from the map
    say(game, "hex 2,4")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert "2,4" not in game.position()["naturals"]


@pytest.mark.rule("civ.culture.place.collect")
def test_what_was_collected_is_usable_in_the_same_turn() -> None:
    """The gardens at the start of the turn bring oil for the wonder that is built in it."""
    row = ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]
    mine = {"leader": "rome", "row": row, "resources": {"marble": 1}, "cities": ["3,3", "5,-1"]}
    wonders = {"stonehenge": "3,3", "hanging_gardens": "7,-2"}
    game = game_with(mine, {"leader": "aztec"}, wonders=wonders)
    say(game, "use hanging_gardens", "hex 6,-1")
    assert seat_of(game, 0)["resources"]["oil"] == 1
    say(game, "slot 5", "do wonder", "build forbidden_city")  # 5 + 2 + 2 = 9
    assert game.position()["wonders"]["forbidden_city"] == "5,-1"
    assert seat_of(game, 0)["resources"] == {"marble": 0, "mercury": 0, "oil": 0, "diamond": 0}


# Trade tokens and France: more tokens.


@pytest.mark.rule("civ.trade.culture", "civ.culture.extra_tokens")
def test_trade_tokens_bring_more_tokens_by_the_ordinary_placement() -> None:
    game = resolving("early_empire", 2, {"trade": [0, 2, 0, 0, 0]})
    say(game, "hex 7,-3")
    assert price(game, "hex 8,-3") == {}
    say(game, "hex 8,-3")
    assert price(game, "hex 6,-2") == {"trade": 1}
    assert price(game, "pass") == {}
    assert refused(game, "hex 3,4") == "civ.culture.place.terrain"  # the slot limit stays
    assert refused(game, "hex 5,3") == "civ.culture.place.terrain"
    say(game, "hex 6,-2", "hex 4,2")
    assert to_move(game) == 1
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert seat_of(game, 0)["tokens"] == ["7,-3", "8,-3", "6,-2", "4,2"]


@pytest.mark.rule("civ.culture.extra_tokens", "civ.card.civil_service")
def test_a_then_step_comes_after_all_tokens_of_the_first_step() -> None:
    game = resolving("civil_service", 1, {"trade": [1, 0, 0, 0, 0]})
    say(game, "hex 7,-3", "hex 8,-3", "hex 6,-2")  # the last for the trade token
    assert asked(game) == ["hex 8,-2", "pass"]
    assert price(game, "hex 8,-2") == {}
    say(game, "hex 8,-2")
    assert seat_of(game, 0)["tokens"] == ["7,-3", "8,-3", "6,-2", "8,-2"]


@pytest.mark.rule("civ.trade.timing")
def test_where_trade_tokens_are_declared_first_their_number_is_asked_before_placing() -> None:
    switches = {"trade_spending": "declared_first"}
    game = resolving("early_empire", 2, {"trade": [0, 2, 0, 0, 0]}, switches=switches)
    assert asked(game) == ["number 0", "number 1", "number 2"]
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 1", "hex 7,-3", "hex 8,-3")
    assert seat_of(game, 0)["trade"] == [0, 1, 0, 0, 0]
    assert price(game, "hex 6,-2") == {}  # paid already
    say(game, "hex 6,-2")
    assert to_move(game) == 1  # the other trade token stays: it was not declared

    game = resolving("early_empire", 2, switches=switches)
    assert question(game) == "control"  # without trade tokens nothing is declared


@pytest.mark.rule("civ.card.america", "civ.trade.culture")
def test_america_may_spend_a_natural_wonder_on_the_culture_card_as_a_trade_token() -> None:
    mine = {"leader": "america", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = resolving("early_empire", 1, {**mine, "relics": {"1": ["grand_mesa"]}})
    say(game, "hex 7,-3", "hex 8,-3")
    assert price(game, "hex 6,-2") == {"trade": 1}
    say(game, "hex 6,-2")
    assert question(game) == "relic"  # spent, it is laid on a card again
    assert GAME.from_position(game.position()) == game
    say(game, "slot 3")
    assert seat_of(game, 0)["relics"] == {"3": ["grand_mesa"]}
    assert seat_of(game, 0)["tokens"] == ["7,-3", "8,-3", "6,-2", "2,4"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.france")
@pytest.mark.parametrize(
    ("wonders", "more"),
    [
        ([], 0),
        (["petra"], 1),
        (["alhambra"], 2),
        (["pentagon"], 3),
        (["petra", "alhambra"], 2),  # the latest era, not the sum
        (["big_ben", "petra"], 3),
    ],
)
def test_france_places_as_many_more_as_the_latest_era_of_its_wonders(
    wonders: list[str], more: int
) -> None:
    where = dict(zip(wonders, ["7,-2", "3,3"], strict=False))
    game = resolving("early_empire", 2, {"leader": "france"}, wonders=where)
    for space in ["7,-3", "8,-3", "6,-2", "8,-2", "4,2"][: 2 + more]:
        assert price(game, f"hex {space}") == {}
        say(game, f"hex {space}")
    assert to_move(game) == 1


# No token unused.


@pytest.mark.rule("civ.culture.supply_empty")
def test_who_has_no_token_unused_may_take_one_back_first_each_time_again() -> None:
    game = resolving("early_empire", 1, all_in_use())
    assert seat_of(game, 0)["unused"] == 0
    assert question(game) == "take_back"
    assert asked(game) == [*named(seat_of(game, 0)["tokens"]), "pass"]
    assert refused(game, "hex 7,-3") == "civ.culture.supply_empty"
    say(game, "hex 1,2")
    assert question(game) == "control"
    assert asked(game) == GRASS  # who has lifted one must place it
    say(game, "hex 7,-3")
    assert question(game) == "take_back"  # and again, also the one just placed
    assert "hex 7,-3" in asked(game)
    say(game, "hex -1,2", "hex 8,-3")
    assert to_move(game) == 1
    tokens = seat_of(game, 0)["tokens"]
    assert {"7,-3", "8,-3"} < set(tokens)
    assert not {"1,2", "-1,2"} & set(tokens)
    assert len(tokens) == 30
    game = resolving("early_empire", 1, all_in_use())
    say(game, "pass")  # nobody has to
    assert to_move(game) == 1


@pytest.mark.rule("civ.culture.supply_empty")
def test_nothing_is_lifted_where_nothing_could_be_placed() -> None:
    """All grassland next to the cities is taken; only the space of a lifted token would do."""
    around = ["7,-3", "8,-3", "6,-2", "8,-2"]
    game = resolving("early_empire", 1, all_in_use(*around))
    assert asked(game) == [*GRASS, "pass"]  # each could be lifted and placed anew
    say(game, "hex 8,-3")
    assert asked(game) == [*GRASS, "pass"]  # its own space was the only one, so it lies there again
    rival = {"leader": "aztec", "tokens": around}
    game = resolving("early_empire", 1, all_in_use(), rival)
    assert to_move(game) == 1


@pytest.mark.rule("civ.natural.lifted")
def test_a_token_taken_back_returns_its_natural_wonder() -> None:
    game = resolving("early_empire", 1, {**all_in_use("2,4"), "naturals": ["grand_mesa"]})
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    say(game, "hex 2,4")
    assert seat_of(game, 0)["naturals"] == []
    assert game.position()["naturals"]["2,4"] == "grand_mesa"


@pytest.mark.rule("civ.culture.supply_empty", "civ.card.america", "civ.natural.lifted")
@pytest.mark.parametrize(("trade", "may"), [(0, False), (1, True)])
def test_no_token_is_lifted_if_the_placement_could_not_be_paid_then(trade: int, may: bool) -> None:
    """The natural wonder on the culture card would pay, but returns with the token on it."""
    mine = {
        **all_in_use("2,4"),
        "leader": "america",
        "naturals": ["grand_mesa"],
        "relics": {"1": ["grand_mesa"]},
        "trade": [trade, 0, 0, 0, 0],
    }
    game = resolving("early_empire", 1, mine)
    assert "hex 2,4" in asked(game)  # the card's own two cost nothing
    say(game, "hex 1,2", "hex 7,-3", "hex -1,2", "hex 8,-3")
    assert question(game) == "take_back"
    assert ("hex 2,4" in asked(game)) == may
    say(game, "hex 2,4" if may else "hex 1,3", "hex 6,-2")
    if not may:
        assert question(game) == "relic"
        say(game, "slot 2")
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert (seat_of(game, 0)["naturals"] == []) == may
    assert to_move(game) == 1


# The other culture cards.


@pytest.mark.rule("civ.card.drama_move")
def test_drama_and_poetry_then_moves_any_own_token_to_empty_land_next_to_it() -> None:
    mine = {"tokens": ["5,1"], "reinforced": ["5,-1"]}
    game = resolving("drama_and_poetry", 1, mine)
    say(game, "hex 7,-3", "pass")
    assert asked(game) == ["hex 7,-3", "hex 5,-1", "hex 5,1", "pass"]  # one just placed, too
    say(game, "hex 5,-1")
    # Mount Kilimanjaro at 4,-1 and the oil at 6,-1 are not empty.
    assert asked(game) == ["hex 6,-2", "hex 5,-2", "hex 4,0", "hex 5,0"]
    assert refused(game, "hex 4,-1") == "civ.card.drama_move"
    assert refused(game, "hex 6,-1") == "civ.card.drama_move"
    say(game, "hex 5,-2")  # desert, whatever the slot
    assert seat_of(game, 0)["reinforced"] == ["5,-2"]  # it keeps its side
    assert seat_of(game, 0)["tokens"] == ["7,-3", "5,1"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.drama_move", "civ.natural.returns", "civ.space.empty")
def test_a_moved_token_leaves_natural_wonder_and_wonder_behind_and_collects_nothing() -> None:
    mine = {"tokens": ["4,-1", "5,0"], "naturals": ["mt_kilimanjaro"], "caravans": ["4,0"]}
    game = resolving("drama_and_poetry", 1, mine, wonders={"petra": "5,0"})
    say(game, "pass", "hex 4,-1")
    assert "hex 4,0" not in asked(game)  # a caravan is there
    say(game, "hex 5,-1")
    assert seat_of(game, 0)["naturals"] == []
    assert game.position()["naturals"]["4,-1"] == "mt_kilimanjaro"

    game = resolving("drama_and_poetry", 1, mine, wonders={"petra": "5,0"})
    say(game, "pass", "hex 5,0", "hex 5,-1")
    assert told(game, "lost_wonder") == [{"event": "lost_wonder", "seat": 0, "wonder": "petra"}]
    assert game.position()["wonders"] == {"petra": "5,0"}


@pytest.mark.rule("civ.card.drama_move")
def test_the_move_may_be_left_out() -> None:
    game = resolving("drama_and_poetry", 1, {"tokens": ["5,1"]})
    say(game, "pass", "pass")
    assert to_move(game) == 1
    assert seat_of(game, 0)["tokens"] == ["5,1"]


@pytest.mark.rule("civ.card.civil_service")
def test_civil_service_places_the_last_token_next_to_any_own_city_or_token() -> None:
    game = resolving("civil_service", 1)
    say(game, "hex 6,-2", "pass")
    # Next to the token just placed nothing is grassland and free but what is near the capital.
    assert asked(game) == ["hex 7,-3", "hex 8,-3", "hex 8,-2", "pass"]

    game = resolving("civil_service", 2, {"tokens": ["2,3"]})
    say(game, "pass")  # the first two need not be placed
    assert question(game) == "control"
    assert "hex 1,3" in asked(game)  # grassland next to the token at 2,3
    assert refused(game, "hex 1,4") == "civ.culture.place.terrain"  # desert
    assert refused(game, "hex 2,2") == "civ.culture.place.blocked"  # barbarian D
    assert refused(game, "hex 4,0") == "civ.card.civil_service"
    say(game, "hex 1,3")
    assert to_move(game) == 1
    assert seat_of(game, 0)["tokens"] == ["1,3", "2,3"]


@pytest.mark.rule("civ.card.mass_media", "civ.clar.plain_distance")
def test_mass_media_swaps_an_unreinforced_rival_token_within_two_spaces() -> None:
    """Counted through anything: from the city at -1,3 over the water of 0,2 to 1,2."""
    rival = {"leader": "aztec", "tokens": ["1,2", "2,1", "2,0"]}
    game = resolving("mass_media", 1, {"cities": ["-1,3"]}, rival)
    say(game, "pass")
    assert asked(game) == ["hex 1,2", "pass"]
    assert refused(game, "hex 2,1") == "civ.clar.plain_distance"  # three spaces away
    assert refused(game, "hex 0,1") == "civ.card.mass_media"  # no token at all
    say(game, "hex 1,2")
    assert seat_of(game, 0)["tokens"] == ["1,2"]
    assert seat_of(game, 0)["unused"] == 30
    assert seat_of(game, 1)["tokens"] == ["2,0", "2,1"]
    assert seat_of(game, 1)["unused"] == 29


@pytest.mark.rule("civ.card.mass_media", "civ.diplomacy.only_attacks")
def test_mass_media_turns_a_reinforced_token_down_and_is_no_attack() -> None:
    rival = {"leader": "aztec", "reinforced": ["5,1"]}
    mine = {"treaties": {"1": ["embassy"]}, "tokens": ["5,0"]}
    game = resolving("mass_media", 1, mine, rival)
    say(game, "hex 7,-3", "hex 8,-3", "hex 6,-2", "hex 5,1")
    assert seat_of(game, 1)["tokens"] == ["5,1"]
    assert seat_of(game, 1)["reinforced"] == []
    assert seat_of(game, 0)["treaties"] == {"1": ["embassy"]}
    game = resolving("mass_media", 1, mine, rival)
    say(game, "pass", "pass")  # the swap is optional
    assert seat_of(game, 1)["reinforced"] == ["5,1"]


@pytest.mark.rule("civ.natural.exchange")
def test_a_swap_passes_the_natural_wonder_on() -> None:
    rival = {"leader": "aztec", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = resolving("mass_media", 1, None, rival)
    say(game, "pass", "hex 2,4")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert seat_of(game, 1)["naturals"] == []
    assert "2,4" not in game.position()["naturals"]


@pytest.mark.rule("civ.card.mass_media", "civ.culture.supply_empty")
def test_without_an_unused_token_one_is_taken_back_for_the_swap() -> None:
    rival = {"leader": "aztec", "tokens": ["3,1"]}
    game = resolving("mass_media", 1, all_in_use(), rival)
    say(game, "pass", "hex 3,1")
    assert question(game) == "swapped"
    assert "pass" not in asked(game)
    say(game, "hex 1,2")
    assert "3,1" in seat_of(game, 0)["tokens"]
    assert "1,2" not in seat_of(game, 0)["tokens"]
    assert seat_of(game, 1)["tokens"] == []


@pytest.mark.rule("civ.card.mass_media", "civ.culture.supply_empty")
def test_a_token_that_alone_is_close_enough_is_not_taken_back_for_the_swap() -> None:
    rival = {"leader": "aztec", "tokens": ["-3,6"]}
    game = resolving("mass_media", 1, all_in_use(), rival)
    say(game, "pass", "hex -3,6")  # two spaces from the token at -3,4, and from no other
    others = [hex_ for hex_ in seat_of(game, 0)["tokens"] if hex_ != "-3,4"]
    assert sorted(asked(game)) == sorted([f"hex {hex_}" for hex_ in others])


@pytest.mark.rule("civ.card.mass_media", "civ.culture.supply_empty", "civ.win.mark_supply")
def test_if_a_mark_takes_the_lifted_token_another_one_is_lifted_for_the_swap() -> None:
    """Explorer is fulfilled, but not marked yet."""
    mine = {"tokens": [*all_in_use()["tokens"], "3,4"]}
    rival = {"leader": "aztec", "tokens": ["3,1"]}
    game = resolving("mass_media", 1, mine, rival)
    assert seat_of(game, 0)["unused"] == 0
    say(game, "pass", "hex 3,1", "hex 3,4")
    assert seat_of(game, 0)["marks"] == ["explorer"]
    assert (question(game), to_move(game)) == ("swapped", 0)
    assert GAME.from_position(game.position()) == game
    say(game, "hex 1,2")
    assert "3,1" in seat_of(game, 0)["tokens"]
    assert len(seat_of(game, 0)["tokens"]) == 30
    assert seat_of(game, 0)["unused"] == 0


# Wonders.


@pytest.mark.rule("civ.card.stonehenge")
def test_stonehenge_lets_tokens_follow_on_adjacent_hills_without_limit() -> None:
    """From 4,3 to 4,2, from there to nothing; 5,0 and 4,0 lie apart, 3,3 is the city itself."""
    game = resolving("early_empire", 2, None, wonders={"stonehenge": "7,-2"})
    say(game, "hex 4,3")
    assert asked(game) == ["hex 4,2", "pass"]
    assert refused(game, "hex 2,3") == "civ.card.stonehenge"  # hills, but not next to it
    assert refused(game, "hex 3,4") == "civ.card.stonehenge"  # next to it, but forest
    say(game, "hex 4,2")
    say(game, "hex 2,3")  # the second token of the card
    assert to_move(game) == 1
    assert seat_of(game, 0)["tokens"] == ["4,2", "2,3", "4,3"]


@pytest.mark.rule("civ.card.stonehenge")
def test_each_further_hills_token_triggers_stonehenge_again_without_a_city_nearby() -> None:
    game = resolving("early_empire", 2, {"cities": ["4,1"]}, wonders={"stonehenge": "7,-2"})
    say(game, "hex 4,2")  # hills next to the city at 4,1
    say(game, "hex 3,3", "hex 2,3", "hex 4,3")
    assert question(game) == "control"
    assert seat_of(game, 0)["tokens"] == ["4,2", "2,3", "3,3", "4,3"]
    assert asked(game)[-2:] == ["hex 5,0", "pass"]  # back to the card: next to 4,1
    say(game, "hex 5,0")
    assert "hex 4,0" in asked(game)


@pytest.mark.rule("civ.card.stonehenge")
def test_stonehenge_is_triggered_by_placing_only() -> None:
    """Moving a token onto hills, or swapping one there, is no placing."""
    mine = {"tokens": ["3,4"]}
    game = resolving("drama_and_poetry", 1, mine, wonders={"stonehenge": "7,-2"})
    say(game, "pass", "hex 3,4", "hex 4,3")
    assert to_move(game) == 1
    rival = {"leader": "aztec", "tokens": ["4,3"]}
    game = resolving("mass_media", 1, None, rival, wonders={"stonehenge": "7,-2"})
    say(game, "pass", "hex 4,3")
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.stonehenge", "civ.culture.supply_empty")
def test_for_stonehenge_no_token_on_hills_is_taken_back() -> None:
    """Otherwise one token could go round for ever."""
    game = resolving("early_empire", 2, all_in_use(), wonders={"stonehenge": "7,-2"})
    assert "hex 4,0" in asked(game)  # for the card itself any token will do
    say(game, "hex 1,2", "hex 4,3")
    assert question(game) == "take_back"
    assert not {"hex 4,0", "hex 5,0", "hex 2,1", "hex 4,3"} & set(asked(game))
    say(game, "hex 3,0")  # and it can only go to 4,2
    assert {"4,2", "4,3"} < set(seat_of(game, 0)["tokens"])


@pytest.mark.rule("civ.card.chichen_itza")
def test_chichen_itza_opens_empty_forest_anywhere_within_the_slot_limit() -> None:
    wonders = {"chichen_itza": "7,-2"}
    rival = {"leader": "aztec", "caravans": ["5,1"]}
    game = resolving("early_empire", 3, None, rival, wonders=wonders)
    far = ["2,-2", "3,-2", "2,0", "0,1", "4,1", "6,1", "5,2", "-3,9", "-2,9"]
    assert set(asked(game)) == {*GRASS, *HILLS, "hex 3,4", *named(far), "pass"}
    assert refused(game, "hex 5,1") == "civ.culture.place"  # a caravan spoils it
    assert refused(game, "hex 5,3") == "civ.culture.place"  # so does marble
    assert refused(game, "hex -3,8") == "civ.culture.place"  # and a barbarian
    game = resolving("early_empire", 2, None, rival, wonders=wonders)
    assert refused(game, "hex 2,-2") == "civ.culture.place.terrain"


@pytest.mark.rule("civ.card.chichen_itza", "civ.card.urbanization")
def test_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    """By slot limit; Chichen Itza opens forest; trade tokens of the card add none."""
    row = ["masonry", "astrology", "urbanization", "foreign_trade", "early_empire"]
    mine = {"leader": "rome", "row": row, "tokens": ["3,3"], "trade": [0, 0, 3, 0, 0]}
    game = game_with(mine, {"leader": "aztec"})
    say(game, "slot 3", "do city", "hex 3,3")
    assert question(game) == "control"
    assert asked(game) == [*HILLS, "hex 3,4", "pass"]
    assert refused(game, "hex 7,-3") == "civ.card.urbanization"  # next to another city
    say(game, "hex 4,2", "hex 3,4")
    assert to_move(game) == 1
    assert seat_of(game, 0)["trade"] == [3, 0, 0, 0, 0]
    game = game_with(mine, {"leader": "aztec"}, wonders={"chichen_itza": "7,-2"})
    say(game, "slot 3", "do city", "hex 3,3")
    assert "hex 2,-2" in asked(game)


# City-states, on a small map of tiles 6, 14, 11 and 9. The capital at -4,-3 lies among hills and
# forest; Mohenjo-Daro is at 0,-2, Kumasi at -1,1.

SMALL: Document = {
    "map": [
        {"at": [0, 0], "tile": 6, "side": "b", "turn": 0},
        {"at": [0, -3], "tile": 14, "side": "b", "turn": 3},
        {"at": [-4, 0], "tile": 11, "side": "b", "turn": 0},
        {"at": [-4, -3], "tile": 9, "side": "b", "turn": 3},
    ]
}


def on_small_map(slot: int, **mine: Any) -> Civ:
    seat = {"leader": "rome", "row": row_with("early_empire", slot), "capital": "-4,-3", **mine}
    game = game_with(seat, {"leader": "aztec", "capital": "-4,0"}, **SMALL)
    say(game, f"slot {slot}")
    return game


@pytest.mark.rule("civ.card.kumasi")
def test_with_kumasi_forest_has_difficulty_one_while_a_culture_card_is_resolved() -> None:
    game = on_small_map(1, cities=["0,-4"])
    assert asked(game) == ["hex -1,-3", "pass"]
    assert refused(game, "hex -3,-4") == "civ.culture.place.terrain"
    game = on_small_map(1, cities=["0,-4"], visits=["kumasi"])
    assert asked(game) == ["hex -3,-4", "hex 1,-4", "hex -3,-3", "hex -1,-3", "pass"]


@pytest.mark.rule("civ.card.kumasi")
def test_with_kumasi_cities_are_built_in_forest_from_slot_one_on() -> None:
    row = ["pottery", "masonry", "astrology", "foreign_trade", "early_empire"]
    seat = {"leader": "rome", "row": row, "capital": "-4,-3", "tokens": ["0,-4"]}
    rival = {"leader": "aztec", "capital": "-4,0"}
    game = game_with(seat, rival, **SMALL)
    say(game, "slot 1", "do city")
    assert refused(game, "hex 1,-4") == "civ.industry.city.terrain"
    game = game_with({**seat, "visits": ["kumasi"]}, rival, **SMALL)
    say(game, "slot 1", "do city", "hex 1,-4")
    assert seat_of(game, 0)["cities"] == ["1,-4"]


@pytest.mark.rule("civ.card.mohenjo")
def test_with_mohenjo_daro_all_spaces_count_one_less_when_tokens_are_placed() -> None:
    game = on_small_map(1, visits=["mohenjo_daro"])
    hills = ["hex -5,-3", "hex -5,-2", "hex -4,-2"]
    assert asked(game) == [*hills, "pass"]
    game = on_small_map(2, visits=["mohenjo_daro"])
    assert asked(game) == ["hex -3,-4", hills[0], "hex -3,-3", *hills[1:], "pass"]


@pytest.mark.rule("civ.citystate.token.use", "civ.citystate.token.once")
def test_a_city_state_token_on_the_culture_card_brings_a_token_and_stays() -> None:
    seat = {
        "leader": "rome",
        "row": row_with("early_empire", 2),
        "capital": "-4,-3",
        "cities": ["-1,1"],
        "guests": {"2": ["kumasi"]},
    }
    rival = {"leader": "aztec", "capital": "-4,0"}
    game = game_with(seat, rival, conqueror={"kumasi": 0}, **SMALL)
    say(game, "slot 2", "hex -5,-3", "hex -5,-2")
    assert price(game, "hex -4,-2") == {}  # no trade token: the city-state serves
    say(game, "hex -4,-2")
    assert to_move(game) == 1  # once per turn: no fourth token
    assert told(game, "used_guest") == [{"event": "used_guest", "seat": 0, "city_state": "kumasi"}]
    assert seat_of(game, 0)["guests"] == {"1": ["kumasi"]}  # it went with its card

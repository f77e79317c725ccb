"""Industry: building cities, with all that limits where, and what each card adds."""

from typing import Any

import pytest

from theogony.civ.state import Civ
from theogony.core.types import Document

from .tables import asked, game_with, question, refused, say, seat_of, to_move

OTHERS = ["astrology", "foreign_trade", "masonry", "early_empire"]

# Seat 0 has its capital at 7,-2, seat 1 at -1,9. A token at 1,3 lies at the inner sea: west of it
# is water, then grassland at -1,3; to the east a way leads over 2,2, the lair of barbarian D.


def row(card: str, slot: int) -> list[str]:
    return [*OTHERS[: slot - 1], card, *OTHERS[slot - 1 :]]


def building(
    card: str, slot: int, mine: Document | None = None, other: Document | None = None, **table: Any
) -> Civ:
    """Seat 0 has resolved its industry card from this slot and is asked what to build."""
    game = game_with({"row": row(card, slot), **(mine or {})}, other or {}, **table)
    say(game, f"slot {slot}")
    return game


def city(*args: Any, **table: Any) -> Civ:
    """The same, and it is to be a city."""
    game = building(*args, **table)
    say(game, "do city")
    return game


def cities(game: Civ, seat: int) -> list[str]:
    found: list[str] = seat_of(game, seat)["cities"]
    return found


# One city or one wonder.


@pytest.mark.rule("civ.industry.either", "civ.industry.city.place")
def test_an_industry_card_builds_either_one_city_or_one_wonder() -> None:
    game = building("pottery", 4, {"resources": {"marble": 4}})
    assert asked(game) == ["do wonder", "do city", "pass"]
    say(game, "do city", "hex 7,-4")
    assert cities(game, 0) == ["7,-4"]
    assert game.players[0].cities == 6
    assert (to_move(game), question(game)) == (1, "focus")


@pytest.mark.rule("civ.turn.no_effect", "civ.resource.use", "civ.trade.industry")
def test_a_city_costs_nothing_and_need_not_be_built() -> None:
    mine = {"resources": {"marble": 1}, "trade": [0, 0, 0, 3, 0]}
    game = building("pottery", 4, mine)
    assert asked(game) == ["do wonder", "do city", "pass"]
    say(game, "do city")
    assert game.question().price(game, game.options().listed()[0]) == {}
    say(game, "hex 7,-4")
    assert game.players[0].resources[0] == 1
    assert list(game.players[0].trade) == [3, 0, 0, 0, 0]  # the card was reset
    game = building("pottery", 4, mine)
    say(game, "pass")
    assert cities(game, 0) == []
    assert seat_of(game, 0)["row"][0] == "pottery"


@pytest.mark.rule("civ.comp.limited", "civ.industry.city.place")
def test_without_an_unused_city_none_can_be_built() -> None:
    seven = ["7,-4", "4,1", "4,3", "1,3", "-1,3", "-3,4", "-3,7"]
    game = building("pottery", 5, {"cities": seven, "resources": {"marble": 2}})
    assert asked(game) == ["do wonder", "pass"]
    game = building("pottery", 5, {"cities": seven[:-1], "resources": {"marble": 2}})
    assert asked(game) == ["do wonder", "do city", "pass"]


# Range and way.


@pytest.mark.rule("civ.industry.city.range", "civ.industry.city.terrain", "civ.terrain.difficulty")
def test_range_is_counted_in_spaces_from_a_friendly_one() -> None:
    game = city("pottery", 4)
    assert asked(game) == ["hex 7,-4", "hex 6,-3", "hex 5,-2", "hex 5,-1"]
    assert refused(game, "hex 4,-2") == "civ.industry.city.range"
    game = city("pottery", 4, {"tokens": ["6,-2"]})  # one space nearer
    assert "hex 4,-2" in asked(game)
    assert refused(game, "hex 3,-1") == "civ.industry.city.range"


@pytest.mark.rule("civ.example.city", "civ.industry.city.terrain", "civ.industry.city.path")
def test_pottery_in_slot_two_builds_on_hills_and_grassland_in_reach_only() -> None:
    """Tokens at 4,2 and 3,0: forests, deserts and mountains bar sites and ways alike."""
    game = city("pottery", 2, {"tokens": ["3,0", "4,2"]})
    expected = ["7,-4", "2,-1", "3,-1", "3,0", "4,0", "2,1", "4,2", "2,3", "3,3", "4,3"]
    # Carthage, at 1,0, forbids 2,-1; Geneva, at 6,0, does not reach 4,0.
    expected.remove("2,-1")
    assert asked(game) == [f"hex {name}" for name in expected]
    assert refused(game, "hex 4,1") == "civ.industry.city.terrain"  # forest
    assert refused(game, "hex 2,-1") == "civ.industry.city.not_adjacent"
    assert refused(game, "hex 1,3") == "civ.industry.city.range"


@pytest.mark.rule("civ.industry.city.path", "civ.terrain.water", "civ.card.nationalism")
def test_the_way_leads_through_water_only_if_the_card_says_so() -> None:
    mine = {"tokens": ["1,3"]}
    game = city("animal_husbandry", 2, mine)
    assert refused(game, "hex -1,3") == "civ.industry.city.path"
    game = city("nationalism", 2, mine)
    assert "hex -1,3" in asked(game)
    assert refused(game, "hex 0,3") == "civ.industry.city.terrain"  # the site must be land
    say(game, "hex -1,3")
    assert cities(game, 0) == ["-1,3"]


@pytest.mark.rule("civ.industry.city.path")
def test_the_way_does_not_lead_through_terrain_above_the_slot() -> None:
    mine = {"tokens": ["4,0"]}
    game = city("pottery", 2, mine)
    assert refused(game, "hex 4,2") == "civ.industry.city.path"  # hills, but a forest lies between
    assert "hex 4,2" in asked(city("pottery", 3, mine))


@pytest.mark.rule("civ.industry.city.path_blocked", "civ.space.rival")
def test_the_way_does_not_lead_through_barbarians_or_rival_spaces() -> None:
    mine = {"tokens": ["1,3"]}
    game = city("pottery", 2, mine)  # barbarian D is at home, at 2,2
    assert refused(game, "hex 2,1") == "civ.industry.city.path"
    game = city("pottery", 2, mine, {"tokens": ["2,2"]}, barbarians={"D": "off"})
    assert refused(game, "hex 2,1") == "civ.industry.city.path"
    game = city("pottery", 2, mine, {"caravans": ["2,2"]}, barbarians={"D": "off"})
    assert "hex 2,1" in asked(game)


@pytest.mark.rule("civ.industry.city.path_city_state")
def test_the_way_may_pass_through_a_city_state_unless_the_table_plays_otherwise() -> None:
    """From 7,-1 the only way to 4,2 in three steps leads through Geneva."""
    mine = {"tokens": ["7,-1"]}
    assert "hex 4,2" in asked(city("animal_husbandry", 3, mine))
    barred: Any = {"switches": {"build_path_through_city_state": False}}
    game = city("animal_husbandry", 4, mine, **barred)
    assert refused(game, "hex 4,2") == "civ.industry.city.path"
    game = city("animal_husbandry", 4, mine, barbarians={"D": "6,0"})
    assert refused(game, "hex 4,2") == "civ.industry.city.path"


@pytest.mark.rule("civ.industry.city.occupied")
def test_a_resource_forbids_the_space_but_not_the_way() -> None:
    game = city("animal_husbandry", 4)
    assert "hex 4,1" in asked(game)  # straight over the oil at 6,-1
    game = city("pottery", 5, {"tokens": ["4,-2"]})
    assert refused(game, "hex 5,-3") == "civ.industry.city.occupied"  # mercury
    assert refused(game, "hex 4,-1") == "civ.industry.city.occupied"  # Mount Kilimanjaro


@pytest.mark.rule("civ.industry.city.occupied", "civ.space.empty")
def test_barbarians_rival_pieces_and_city_states_forbid_the_space() -> None:
    mine = {"tokens": ["1,3"]}
    other = {"tokens": ["2,3"], "cities": ["3,0"]}
    game = city("pottery", 5, mine, other)
    assert refused(game, "hex 2,2") == "civ.industry.city.occupied"
    assert refused(game, "hex 2,3") == "civ.industry.city.occupied"
    assert refused(game, "hex 3,0") == "civ.industry.city.occupied"
    assert refused(game, "hex 1,0") == "civ.industry.city.occupied"
    assert refused(game, "hex 7,-2") == "civ.industry.city.occupied"


@pytest.mark.rule("civ.space.caravan_neutral")
def test_no_range_is_counted_from_a_caravan() -> None:
    game = city("pottery", 4, {"caravans": ["3,0"]})
    assert asked(game) == ["hex 7,-4", "hex 6,-3", "hex 5,-2", "hex 5,-1"]


@pytest.mark.rule("civ.industry.city.zero", "civ.industry.city.own_token")
def test_a_city_may_take_the_place_of_an_own_token_which_goes_back() -> None:
    game = city("pottery", 4, {"tokens": ["6,-2"], "reinforced": ["3,0"]})
    assert game.players[0].tokens == 29
    assert "hex 3,0" in asked(game)
    say(game, "hex 3,0")
    assert game.players[0].tokens == 30
    seat = seat_of(game, 0)
    assert (seat["cities"], seat["tokens"], seat["reinforced"]) == (["3,0"], ["6,-2"], [])
    shut_in = {"tokens": ["2,2"]}  # by hills, mountains and a rival token
    game = city("pottery", 1, shut_in, {"tokens": ["1,3"]}, barbarians={"D": "off"})
    assert cities(game, 0) == ["2,2"]


@pytest.mark.rule("civ.industry.city.origin")
def test_the_terrain_of_the_friendly_space_itself_does_not_matter() -> None:
    game = building("pottery", 1, {"tokens": ["3,1"]}, barbarians={"D": "off"})
    say(game, "do city")  # from the mountains at 3,1 over grassland to grassland
    assert asked(game) == ["hex 3,-1", "hex 3,0", "hex 2,2", "hex 1,3"]


@pytest.mark.rule("civ.industry.city.not_adjacent")
def test_cities_are_never_next_to_cities_or_city_states() -> None:
    game = city("pottery", 5, {"tokens": ["3,-1"]}, {"cities": ["4,1"]})
    assert refused(game, "hex 7,-3") == "civ.industry.city.not_adjacent"  # own capital
    assert refused(game, "hex 4,0") == "civ.industry.city.not_adjacent"  # rival city
    assert refused(game, "hex 2,-1") == "civ.industry.city.not_adjacent"  # Carthage
    assert "hex 7,-4" in asked(game)  # two spaces from the capital
    assert "hex 3,-1" in asked(game)  # two from Carthage


@pytest.mark.rule("civ.industry.city.caravan")
def test_a_caravan_on_the_space_does_not_hinder() -> None:
    game = city("pottery", 4, {"caravans": ["7,-4"]}, {"caravans": ["7,-4"]})
    say(game, "hex 7,-4")
    assert cities(game, 0) == ["7,-4"]
    assert seat_of(game, 0)["caravans"][0] == seat_of(game, 1)["caravans"][0] == "7,-4"


@pytest.mark.rule("civ.industry.city.wonder_token", "civ.wonder.regain")
def test_a_city_on_a_lone_wonder_token_gains_control_of_the_wonder() -> None:
    game = city("pottery", 4, wonders={"petra": "7,-4"})
    assert game.wonders_of(0) == 0
    say(game, "hex 7,-4")
    assert game.players[0].has(game.rules.words["ability"].index("petra"))


@pytest.mark.rule("civ.natural.city", "civ.agenda.natural_held")
def test_a_city_keeps_the_natural_wonder_of_its_space_or_is_not_built_there() -> None:
    mine = {"tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = city("pottery", 5, mine)
    say(game, "hex 2,4")
    assert cities(game, 0) == ["2,4"]
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    game = city("pottery", 5, mine, switches={"city_on_natural_wonder": "returns"})
    assert refused(game, "hex 2,4") == "civ.natural.city"


# The cards.


@pytest.mark.rule("civ.focus.advanced", "civ.industry.city.range")
@pytest.mark.parametrize(
    ("card", "range_"),
    [("pottery", 2), ("animal_husbandry", 3), ("nationalism", 4), ("urbanization", 5)],
)
def test_better_cards_reach_further(card: str, range_: int) -> None:
    game = city(card, 5)
    distances = [game.board.distance(game.players[0].capital, spot(game, n)) for n in asked(game)]
    assert max(distances) == range_
    assert min(distances) == 2


def spot(game: Civ, name: str) -> int:
    return game.board.hexes.names.index(name.removeprefix("hex "))


@pytest.mark.rule("civ.card.husbandry")
def test_animal_husbandry_builds_on_a_caravan_however_far_and_hard() -> None:
    """Two caravans of seat 0 and one of seat 1 are in the mountains at 3,2."""
    cards = ["animal_husbandry", "astrology", "currency", "masonry", "early_empire"]
    mine = {"row": cards, "caravans": ["3,2", "3,2", "unused"]}
    game = game_with(mine, {"caravans": ["3,2"]})
    say(game, "slot 1")
    assert asked(game) == ["do city_on_caravan", "pass"]
    say(game, "do city_on_caravan")
    assert cities(game, 0) == ["3,2"]
    assert seat_of(game, 0)["caravans"] == ["card", "3,2", "unused"]
    assert seat_of(game, 1)["caravans"][0] == "3,2"


@pytest.mark.rule("civ.card.husbandry")
def test_a_caravan_gives_way_only_where_a_city_may_stand() -> None:
    mine = {"caravans": ["3,-1", "2,-1", "1,1"]}  # free, next to Carthage, on water
    mine["row"] = ["astrology", "capitalism", "masonry", "early_empire", "animal_husbandry"]
    game = game_with(mine, {})
    say(game, "slot 5", "do city_on_caravan")
    assert cities(game, 0) == ["3,-1"]  # the only one, so nothing was asked
    mine["caravans"] = ["3,-1", "2,-1", "4,1"]
    game = game_with(mine, {})
    say(game, "slot 5", "do city_on_caravan")
    assert asked(game) == ["hex 3,-1", "hex 4,1"]
    assert refused(game, "hex 2,-1") == "civ.industry.city.not_adjacent"
    assert refused(game, "hex 7,-4") == "civ.card.husbandry"
    say(game, "hex 4,1")
    assert seat_of(game, 0)["caravans"] == ["3,-1", "2,-1", "card"]


@pytest.mark.rule("civ.card.husbandry", "civ.economy.arrive.no_second_move")
def test_a_caravan_that_gave_way_does_not_move_again_this_turn() -> None:
    """With the Maracanã the economy card is resolved too, here after the other card."""
    mine = {
        "row": row("animal_husbandry", 5),
        "caravans": ["3,-1"],
        "cities": ["3,3"],
    }
    game = game_with(
        mine,
        {},
        wonders={"estadio_do_maracana": "3,3"},
        switches={"maracana_timing": "printed"},
    )
    say(game, "slot 5", "do city_on_caravan")
    assert seat_of(game, 0)["caravans"][0] == "card"
    assert asked(game) == ["slot 2", "pass"]  # Foreign Trade
    say(game, "slot 2")
    assert (to_move(game), question(game)) == (1, "focus")
    assert seat_of(game, 0)["caravans"][0] == "card"


@pytest.mark.rule("civ.card.urbanization")
def test_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    game = city("urbanization", 2, {"trade": [0, 3, 0, 0, 0], "tokens": ["1,3"]})
    say(game, "hex -1,3")
    assert asked(game) == ["hex -1,2", "hex -1,4", "pass"]  # hills; water and mountains never
    say(game, "hex -1,2")
    say(game, "hex -1,4")
    assert question(game) == "focus"  # trade tokens add none
    assert to_move(game) == 1
    assert seat_of(game, 0)["tokens"] == ["-1,2", "1,3", "-1,4"]
    assert list(game.players[0].trade) == [3, 0, 0, 0, 0]


@pytest.mark.rule("civ.card.urbanization", "civ.turn.partial")
def test_the_tokens_of_urbanization_may_be_left_out() -> None:
    game = city("urbanization", 2, {"tokens": ["1,3"]})
    say(game, "hex -1,3", "pass")
    assert seat_of(game, 0)["tokens"] == ["1,3"]
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.lighthouse")
def test_great_lighthouse_reaches_every_empty_space_at_the_edge() -> None:
    here: Any = {"wonders": {"great_lighthouse": "7,-2"}}
    without = city("pottery", 2)
    assert cities(without, 0) == ["7,-4"]
    game = city("pottery", 2, **here)
    assert all(game.board.edge[spot(game, name)] for name in asked(game))
    assert "hex 1,6" in asked(game)  # grassland
    assert "hex -4,6" in asked(game)  # hills
    assert refused(game, "hex 4,4") == "civ.industry.city.terrain"  # the slot limit stays
    assert refused(game, "hex -2,10") == "civ.industry.city.not_adjacent"  # seat 1's capital
    assert refused(game, "hex 3,3") == "civ.industry.city.range"  # not at the edge


@pytest.mark.rule("civ.card.lighthouse", "civ.space.empty")
def test_great_lighthouse_takes_empty_strictly() -> None:
    here: Any = {"wonders": {"great_lighthouse": "7,-2"}}
    game = city("pottery", 2, {}, {"caravans": ["1,6"]}, **here)
    assert refused(game, "hex 1,6") == "civ.industry.city.range"
    game = city("pottery", 2, {}, {}, wonders={"great_lighthouse": "7,-2", "petra": "1,6"})
    assert refused(game, "hex 1,6") == "civ.industry.city.range"


@pytest.mark.rule("civ.card.kumasi", "civ.clar.difficulty_changes")
def test_with_kumasi_forests_are_easy_for_sites_and_ways() -> None:
    """Three tiles; from the capital forests at 0,-1 and -1,-1 lie to the north."""
    laid = [([0, 0], 16, "b", 0), ([0, -3], 6, "b", 3), ([-5, 0], 9, "a", 1)]
    tiles: Any = [{"at": at, "tile": t, "side": side, "turn": n} for at, t, side, n in laid]
    mine, other = {"capital": "0,0"}, {"capital": "-5,0"}
    game = city("pottery", 1, mine, other, map=tiles)
    assert cities(game, 0) == ["1,-2"]  # grassland over grassland
    game = city("pottery", 1, {**mine, "visits": ["kumasi"]}, other, map=tiles)
    assert asked(game) == ["hex 0,-2", "hex 1,-2", "hex -1,-1"]

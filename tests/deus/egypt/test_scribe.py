"""Chapter 8 of Egypt: the scribe, and the civil cards.

All tables are on the map of two. Around the field 0,0 lie three land regions (0,-1, 1,-1 and
0,1), the village 1,0 and two sea regions.
"""

from typing import Any

import pytest

from theogony.core.types import Document
from theogony.deus.printed import CARDS, CIVIL, GOODS
from theogony.deus.state import Deus

from ..box import NOTHING, ONE_EACH, OTHER, SEAS
from ..tables import game_with, has, new_game, offer_a_card, say, seat_of

BROWN = {"brown_set": "egypt"}
BROWN_RED = {"brown_set": "egypt", "red_set": "egypt"}
CARDS_IN_HAND = ["small_harbour_clay", "small_harbour_wheat"]
VERSIONS = {"vp": 1, "gold": 3}  # what a card pays for each thing it counts
PRINTED = {card.id: card for card in CARDS}
HOUSES = ["country_estate", "lighthouse", "palace", "town_house", "inn"]


def brown(mine: Document, other: Document = OTHER, **table: Any) -> Deus:
    """Two seats with the civil cards of Egypt."""
    return game_with(mine, other, **{"switches": BROWN} | table)


def counted(
    house: str,
    pieces: Document,
    other: Document | None = None,
    seat: Document | None = None,
    **table: Any,
) -> int:
    """How many things a card counts that seat 0, with these pieces, carries out just now."""
    mine = {"goods": NOTHING, "hand": CARDS_IN_HAND, "pieces": pieces}
    mine |= {"rows": {"civil": [f"{house}_vp"]}, **(seat or {})}
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": "civil-1", "effect": 0}},
    ]
    game = brown(mine, OTHER | {"pieces": other or {}}, pending=pending, **table)
    return has(game, 0, "vp")


# The scribe.


@pytest.mark.rule("egypt.scribe.replace")
def test_the_brown_cards_are_exchanged_and_each_player_gets_a_scribe() -> None:
    game = new_game(3, 1, BROWN)
    table = game.position()
    there = [*table["deck"], *[card for seat in table["seats"] for card in seat["hand"]]]
    civil = [card for card in CARDS if card.kind == CIVIL]
    for card in civil:
        assert there.count(card.id) == (card.copies if card.set == "egypt" else 0)
    assert sum(there.count(card.id) for card in civil) == 16
    assert [seat["scribe"] for seat in table["seats"]] == [None, None, None]  # not laid yet


@pytest.mark.rule("egypt.scribe.move")
def test_the_scribe_goes_under_each_civil_building_without_being_asked() -> None:
    game = brown({"hand": ["inn_vp", "galley"], "goods": NOTHING | {"clay": 1}})
    say(game, "build inn_vp", "hex 0,-1")
    assert seat_of(game, 0)["scribe"] == "0,-1"
    assert seat_of(game, 1)["scribe"] is None
    told = [event for event in game.told(None) if event["event"] == "moved_scribe"]
    assert told == [{"event": "moved_scribe", "seat": 0, "hex": "0,-1"}]


@pytest.mark.rule("egypt.scribe.last")
def test_it_always_lies_under_the_civil_building_built_last() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "hand": ["inn_vp", "inn_vp", "galley"]}
    game = brown(mine | {"goods": NOTHING | {"clay": 2}})
    assert seat_of(game, 0)["scribe"] == "0,0"
    for hex_ in ("0,1", "0,-1"):
        say(game, "build inn_vp", f"hex {hex_}")
        assert seat_of(game, 0)["scribe"] == hex_
        offer_a_card(game)


@pytest.mark.rule("egypt.scribe.before_activation")
def test_the_scribe_moves_before_the_row_is_carried_out() -> None:
    """The Town House below counts the lone building in the mountain, not the three in the field."""
    mine = {
        "pieces": {"0,0": ["production", "science", "civil"]},
        "rows": {"civil": ["town_house_vp"]},
        "hand": ["inn_gold", "galley"],
        "goods": NOTHING | {"stone": 1},
    }
    game = brown(mine)
    say(game, "build inn_gold", "hex 0,1")
    assert has(game, 0, "vp") == 1
    assert has(game, 0, "gold") == 3  # the Inn: one mountain


@pytest.mark.rule("egypt.scribe.by_piece", "egypt.joker.effects")
def test_a_joker_in_the_brown_row_moves_the_scribe() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "hand": ["galley", "school"], "goods": {"gold": 1}}
    game = brown(mine, switches=BROWN | {"joker": True})
    say(game, "joker galley", "row civil", "hex 0,1")
    assert seat_of(game, 0)["scribe"] == "0,1"


@pytest.mark.rule("egypt.scribe.by_piece")
def test_a_brown_card_in_another_row_moves_the_scribe() -> None:
    mine = {
        "pieces": {"0,0": ["civil", "temple"]},
        "rows": {"temple": ["temple_of_mut"]},
        "hand": ["inn_vp", "galley"],
        "goods": NOTHING | {"clay": 1},
    }
    game = brown(mine, switches=BROWN | {"purple_set": "egypt"})
    say(game, "build inn_vp", "row science", "hex 0,1")
    assert seat_of(game, 0)["rows"]["science"] == ["inn_vp"]
    assert seat_of(game, 0)["scribe"] == "0,1"
    assert has(game, 0, "vp") == 1  # one mountain


@pytest.mark.rule("egypt.scribe.by_piece")
def test_another_card_in_the_brown_row_does_not_move_the_scribe() -> None:
    """The Town House below the school still counts the buildings in the field."""
    mine = {
        "pieces": {"0,0": ["civil", "temple"]},
        "rows": {"civil": ["town_house_vp"], "temple": ["temple_of_montu"]},
        "hand": ["school", "galley"],
        "goods": ONE_EACH,
        "tableau": {"science": 1, "military": 0},
    }
    game = brown(mine, switches=BROWN | {"purple_set": "egypt"})
    say(game, "build school", "row civil", "hex 0,1")
    assert seat_of(game, 0)["pieces"]["0,1"] == ["science"]
    assert seat_of(game, 0)["scribe"] == "0,0"
    assert has(game, 0, "vp") == 2


@pytest.mark.rule("egypt.scribe.no_piece")
def test_nothing_else_moves_the_scribe() -> None:
    mine = {
        "pieces": {"0,0": ["civil"]},
        "hand": ["cavalry", "galley", "galley"],
        "goods": NOTHING | {"wheat": 1, "gold": 1},
    }
    game = brown(mine)
    say(game, "build cavalry", "hex 0,0")
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil", "military"]}
    say(game, "hex 0,0", "hex 0,1")  # the army moves
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["military"]}
    offer_a_card(game)
    offer_a_card(game)
    assert seat_of(game, 0)["scribe"] == "0,0"
    assert "moved_scribe" not in [event["event"] for event in game.told(None)]


@pytest.mark.rule("egypt.scribe.no_piece")
def test_the_scribe_is_no_building() -> None:
    assert counted("town_house", {"0,0": ["civil"]}) == 1


# What the cards have in common.


@pytest.mark.rule("egypt.brown.two_currencies")
@pytest.mark.parametrize("good", VERSIONS)
@pytest.mark.parametrize(
    ("house", "things"),
    [
        ("country_estate", 3),  # 0,-1, 1,-1 and 0,1
        ("lighthouse", 2),  # the sea in the west and that in the middle
        ("palace", 4),  # all tiles
        ("town_house", 5),  # one piece of each kind that stands on land
        ("inn", 4),  # all fields
    ],
)
def test_each_card_pays_1_vp_or_3_gold_for_each_thing(house: str, things: int, good: str) -> None:
    pieces = {"0,0": ["production", "science", "military", "temple"]}
    pieces |= {field: ["production"] for field in ("0,2", "1,1", "1,4")}
    card = f"{house}_{good}"
    cost = PRINTED[card].cost
    goods = {name: int(cost[number]) for number, name in enumerate(GOODS)}
    game = brown({"hand": [card, "galley"], "goods": goods, "pieces": pieces})
    say(game, f"build {card}", "hex 0,0")
    assert has(game, 0, good) == things * VERSIONS[good]
    assert has(game, 0, "vp") + has(game, 0, "gold") == things * VERSIONS[good]


@pytest.mark.parametrize("house", HOUSES)
def test_without_a_piece_on_the_board_there_is_nothing_to_count(house: str) -> None:
    assert counted(house, {}) == 0


# Country Estate.


@pytest.mark.rule("egypt.brown.country_estate")
def test_a_country_estate_counts_unoccupied_land_next_to_the_scribe() -> None:
    assert counted("country_estate", {"0,0": ["civil"]}) == 3
    assert counted("country_estate", {"0,0": ["civil"]}, other={"0,1": ["science"]}) == 2
    assert counted("country_estate", {"0,0": ["civil"], "0,1": ["science"]}) == 2  # an own one
    all_taken = {region: ["science"] for region in ("0,-1", "1,-1", "0,1")}
    assert counted("country_estate", {"0,0": ["civil"]}, other=all_taken) == 0


@pytest.mark.rule("egypt.brown.country_estate")
def test_a_country_estate_counts_next_to_the_scribe_and_to_no_other_building() -> None:
    pieces = {"0,0": ["civil"], "-2,3": ["civil"]}
    assert counted("country_estate", pieces, seat={"scribe": "0,0"}) == 3
    assert counted("country_estate", pieces, seat={"scribe": "-2,3"}) == 1  # the swamp -1,3


@pytest.mark.rule("egypt.brown.country_estate.defeated")
@pytest.mark.parametrize(("good", "more"), [("vp", 1), ("gold", 3)])
def test_a_defeated_village_counts_as_unoccupied_land(good: str, more: int) -> None:
    gained = []
    for attacked in ([], ["1,0"]):
        mine = {"hand": [f"country_estate_{good}", "galley"], "goods": ONE_EACH}
        mine["pieces"] = {"0,0": ["science"]}
        game = brown(mine, attacked=attacked)
        say(game, f"build country_estate_{good}", "hex 0,0")
        gained.append(has(game, 0, good))
    assert gained == [3 * more, 4 * more]


@pytest.mark.rule("egypt.brown.country_estate.markers")
def test_a_region_with_a_combat_marker_is_occupied() -> None:
    here = {"0,0": ["civil"]}
    marked = {"markers": {"regions": ["0,1"]}}
    assert counted("country_estate", here, seat=marked, switches=BROWN_RED) == 2
    mine = {"hand": ["country_estate_vp", "galley"], "goods": ONE_EACH}
    mine["pieces"] = {"0,0": ["science"]}
    game = brown(mine, OTHER | marked, switches=BROWN_RED)
    say(game, "build country_estate_vp", "hex 0,0")
    assert has(game, 0, "vp") == 2


@pytest.mark.rule("egypt.brown.country_estate.markers")
def test_a_village_taken_by_archers_counts_with_the_army_that_lies_there() -> None:
    fallen = {"fallen": ["1,0"]}
    taken: Document = {"switches": BROWN_RED, "attacked": ["1,0"]}
    assert counted("country_estate", {"0,0": ["civil"]}, seat=fallen, **taken) == 4
    assert counted("country_estate", {"0,0": ["civil"]}, **taken) == 4


@pytest.mark.rule("egypt.brown.country_estate.markers")
@pytest.mark.parametrize(("emptied_is_attacked", "expected"), [(True, 4), (False, 3)])
def test_an_emptied_village_counts_if_it_counts_as_attacked(
    emptied_is_attacked: bool, expected: int
) -> None:
    switches = BROWN | {"emptied_is_attacked": emptied_is_attacked}
    emptied: Document = {"villages": {"1,0": 0}, "switches": switches}
    assert counted("country_estate", {"0,0": ["civil"]}, **emptied) == expected


@pytest.mark.rule("egypt.brown.country_estate.markers")
def test_sea_and_what_is_off_the_map_never_count() -> None:
    """Next to the mountain -2,3 are a swamp, two sea regions and the edge of the map."""
    assert counted("country_estate", {"-2,3": ["civil"]}) == 1


# Lighthouse. The map has four seas: 3,0 and -2,4 alone, three regions in the west, three in the
# middle.


@pytest.mark.rule("egypt.brown.lighthouse")
def test_a_lighthouse_counts_each_sea_next_to_a_land_building_once() -> None:
    assert counted("lighthouse", {"1,-1": ["civil"]}) == 0
    assert counted("lighthouse", {"0,0": ["civil"]}) == 1  # two regions of one sea
    west = {"0,0": ["civil"], "0,1": ["science"], "0,-1": ["production"]}
    assert counted("lighthouse", west) == 1  # and again the same sea
    assert counted("lighthouse", {"0,2": ["civil"]}) == 2  # west and middle
    assert counted("lighthouse", {"0,2": ["civil"], "2,0": ["military"]}) == 3
    assert counted("lighthouse", {"0,2": ["civil"], "2,0": ["science"], "-1,4": ["civil"]}) == 4


@pytest.mark.rule("egypt.brown.lighthouse", "egypt.sea.across_tiles")
def test_a_sea_that_spans_two_tiles_is_one_sea() -> None:
    """-1,0 lies on the first tile and -1,2 on the third."""
    assert counted("lighthouse", {"0,-1": ["civil"], "-1,3": ["science"]}) == 2  # with -2,4
    assert counted("lighthouse", {"-1,3": ["science"]}) == 2


@pytest.mark.rule("egypt.brown.lighthouse.land")
def test_ships_and_armies_at_sea_have_no_part_in_a_lighthouse() -> None:
    inland = {"1,-1": ["civil"]}
    assert counted("lighthouse", inland | {sea: ["maritime"] for sea in SEAS[:5]}) == 0
    assert counted("lighthouse", inland | {"1,2": ["maritime", "military"]}) == 0
    assert counted("lighthouse", inland | {"0,2": ["military"]}) == 2  # on land it has


@pytest.mark.rule("egypt.brown.lighthouse.land", "egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "expected"), [(False, 0), (True, 2)])
def test_a_marker_has_no_part_in_a_lighthouse_unless_it_counts_as_a_building(
    counts: bool, expected: int
) -> None:
    switches = BROWN_RED | {"marker_counts_as_building": counts}
    marked = {"markers": {"regions": ["0,2"]}}
    found = counted("lighthouse", {"1,-1": ["civil"]}, seat=marked, switches=switches)
    assert found == expected


@pytest.mark.rule("egypt.brown.lighthouse.land")
def test_the_scribe_has_no_part_in_a_lighthouse() -> None:
    """Once it lies by the sea, once inland: each time the same seas are counted."""
    pieces = {"0,2": ["civil"], "1,-1": ["civil"]}
    found = [counted("lighthouse", pieces, seat={"scribe": scribe}) for scribe in pieces]
    assert found == [2, 2]


# Palace.


@pytest.mark.rule("egypt.brown.palace")
def test_a_palace_counts_tiles_with_a_building() -> None:
    """Not regions: 0,0 and 0,1 lie on one tile."""
    assert counted("palace", {"0,0": ["civil"], "0,1": ["science", "production"]}) == 1
    assert counted("palace", {"0,0": ["civil"], "1,1": ["science"]}) == 2
    assert counted("palace", {"0,0": ["civil"], "1,1": ["science"], "0,2": ["science"]}) == 3
    others = {"1,4": ["science"]}
    assert counted("palace", {"0,0": ["civil"], "1,1": ["science"]}, other=others) == 2


@pytest.mark.rule("egypt.brown.palace.any")
def test_ships_and_armies_count_for_a_palace() -> None:
    assert counted("palace", {"0,0": ["civil"], "1,2": ["maritime"]}) == 2
    assert counted("palace", {"0,0": ["civil"], "1,1": ["military"]}) == 2


@pytest.mark.rule("egypt.brown.palace.any", "egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "expected"), [(False, 1), (True, 2)])
def test_a_marker_has_no_part_in_a_palace_unless_it_counts_as_a_building(
    counts: bool, expected: int
) -> None:
    switches = BROWN_RED | {"marker_counts_as_building": counts}
    marked = {"markers": {"regions": ["1,1"]}}
    assert counted("palace", {"0,0": ["civil"]}, seat=marked, switches=switches) == expected


@pytest.mark.rule("egypt.brown.palace.any")
def test_a_laid_down_army_has_no_part_in_a_palace() -> None:
    """It lies on the second tile."""
    laid: Document = {"seat": {"fallen": ["3,1"]}, "attacked": ["3,1"], "switches": BROWN_RED}
    assert counted("palace", {"0,0": ["civil"]}, **laid) == 1


@pytest.mark.rule("egypt.brown.palace.any")
def test_the_scribe_has_no_part_in_a_palace() -> None:
    pieces = {"0,0": ["civil"], "1,1": ["civil"]}
    found = [counted("palace", pieces, seat={"scribe": scribe}) for scribe in pieces]
    assert found == [2, 2]


# Town House.


@pytest.mark.rule("egypt.brown.town_house")
@pytest.mark.parametrize(("good", "expected"), [("vp", 3), ("gold", 9)])
def test_three_buildings_at_the_scribe_bring_3_vp_or_9_gold(good: str, expected: int) -> None:
    """The worked example. Buildings elsewhere do not count."""
    mine = {"hand": [f"town_house_{good}", "galley"], "goods": ONE_EACH}
    mine["pieces"] = {"0,0": ["production", "science"], "0,1": ["production", "science"]}
    game = brown(mine)
    say(game, f"build town_house_{good}", "hex 0,0")
    assert has(game, 0, good) == expected


@pytest.mark.rule("egypt.brown.town_house.temple")
def test_a_temple_and_armies_count_for_a_town_house() -> None:
    assert counted("town_house", {"0,0": ["civil", "temple"]}) == 2
    assert counted("town_house", {"0,0": ["civil", "military"]}) == 2
    assert counted("town_house", {"0,0": ["civil", "temple", "military", "military"]}) == 4


@pytest.mark.rule("egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "expected"), [(False, 2), (True, 3)])
def test_a_marker_at_the_scribe_is_no_building_unless_it_counts_as_one(
    counts: bool, expected: int
) -> None:
    switches = BROWN_RED | {"marker_counts_as_building": counts}
    marked = {"markers": {"regions": ["0,0"]}}
    pieces = {"0,0": ["civil", "military"]}
    assert counted("town_house", pieces, seat=marked, switches=switches) == expected


# Inn.


@pytest.mark.rule("egypt.brown.inn")
@pytest.mark.parametrize(("good", "each"), [("vp", 1), ("gold", 3)])
def test_with_the_scribe_in_a_swamp_an_inn_pays_for_each_swamp(good: str, each: int) -> None:
    """The worked example; the region of the scribe counts too, other terrain does not."""
    mine = {"hand": [f"inn_{good}", "galley"], "goods": ONE_EACH}
    mine["pieces"] = {"0,0": ["civil"], "2,0": ["military"], "0,4": ["science", "production"]}
    game = brown(mine, OTHER | {"pieces": {"-1,3": ["science"]}})  # another player's swamp
    say(game, f"build inn_{good}", "hex 1,-1")
    assert has(game, 0, good) == 3 * each


@pytest.mark.rule("egypt.brown.inn")
def test_the_terrain_an_inn_counts_is_that_of_the_scribe() -> None:
    pieces = {"0,0": ["civil"], "1,1": ["science"], "0,1": ["civil"]}
    assert counted("inn", pieces, seat={"scribe": "0,0"}) == 2  # fields
    assert counted("inn", pieces, seat={"scribe": "0,1"}) == 1  # the mountain


@pytest.mark.rule("egypt.brown.inn.markers")
@pytest.mark.parametrize("counts", [False, True])
def test_regions_held_by_a_marker_count_for_an_inn(counts: bool) -> None:
    """They are occupied, whether or not a marker counts as a building; each counts once."""
    switches = BROWN_RED | {"marker_counts_as_building": counts}
    pieces = {"0,0": ["civil"], "1,4": ["military"]}
    marked = {"markers": {"regions": ["1,1", "1,4"]}}  # an army stands beside one of them
    assert counted("inn", pieces, seat=marked, switches=switches) == 3

"""Chapter 9 of Egypt: combat markers and the regions they occupy."""

import pytest

from theogony.core.types import Document
from theogony.deus.printed import CARDS, MILITARY
from theogony.deus.state import Deus

from ..box import NOTHING, ONE_EACH, OTHER
from ..tables import (
    asked,
    game_with,
    has,
    new_game,
    offer_a_card,
    refused,
    say,
    seat_of,
    to_move,
)
from .red import MARKS, RED, armies, carrying_out, events, markers, placing, prices

SOLDIERS = {"0,0": ["civil", "military"]}  # next to the village 1,0
NEIGHBOUR = {"0,1": ["civil"]}


def activated(card: str, kind: str, mine: Document, switches: Document | None = None) -> Deus:
    """Seat 0 is just carrying out a card of the base game."""
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": f"{kind}-1", "effect": 0}},
    ]
    own = {"hand": ["galley"], "goods": NOTHING, "rows": {kind: [card]}} | mine
    return game_with(own, OTHER, pending=pending, switches=RED | (switches or {}))


# Set-up and use.


@pytest.mark.rule("egypt.combat.replace")
def test_the_red_cards_are_exchanged() -> None:
    table = new_game(2, 1, RED).position()
    there = [*table["deck"], *[card for seat in table["seats"] for card in seat["hand"]]]
    military = [card for card in CARDS if card.kind == MILITARY]
    for card in military:
        assert there.count(card.id) == (card.copies if card.set == "egypt" else 0)
    assert sum(there.count(card.id) for card in military) == 16


@pytest.mark.rule("egypt.combat.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_five_markers_in_stock_and_none_ready(players: int) -> None:
    game = new_game(players, 1, RED)
    for seat in range(players):
        assert markers(game, seat) == {"stock": 5, "ready": 0, "regions": []}
    assert "markers" not in seat_of(new_game(players, 1), 0)


@pytest.mark.rule("egypt.combat.gain")
@pytest.mark.parametrize(("answer", "ready"), [("once before", 1), ("once after", 1), ("pass", 0)])
def test_the_1x_of_a_military_card_makes_a_marker_ready(answer: str, ready: int) -> None:
    mine = {"goods": ONE_EACH, "hand": ["garrison", "galley"], "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build garrison", "hex 0,0", answer)
    assert markers(game) == {"stock": 5 - ready, "ready": ready, "regions": []}


@pytest.mark.rule("egypt.combat.gain")
def test_with_an_empty_stock_no_marker_is_gained() -> None:
    mine = {"goods": ONE_EACH, "hand": ["garrison", "galley"], "pieces": {"0,0": ["civil"]}}
    mine["markers"] = {"stock": 0, "ready": 2}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build garrison", "hex 0,0", "once before")
    assert markers(game) == {"stock": 0, "ready": 2, "regions": []}


@pytest.mark.rule("egypt.combat.use")
def test_only_military_cards_use_markers() -> None:
    mine = {"goods": ONE_EACH, "hand": ["forum", "galley", "camels"], "pieces": SOLDIERS}
    other = OTHER | {"pieces": NEIGHBOUR}
    games = [
        game_with(mine | {"markers": {"ready": ready}}, other, switches=RED) for ready in (0, 5)
    ]
    assert asked(games[0]) == asked(games[1])
    for game in games:
        say(game, "build forum")
        assert "hex 0,-1" in asked(game) and "hex 0,1" not in asked(game)
        say(game, "hex 0,-1")
        assert to_move(game) == 1  # nothing more was asked
    assert markers(games[1])["ready"] == 5


@pytest.mark.rule("egypt.combat.once")
def test_a_spent_marker_is_out_of_the_game() -> None:
    blocked = {"1,4": ["civil"], "0,5": ["civil"]}
    game = carrying_out("camels", {"1,5": ["military"]}, blocked, ready=2)
    say(game, "hex 1,5", "hex 0,4")
    assert markers(game) == {"stock": 3, "ready": 1, "regions": []}  # four are left of five


@pytest.mark.rule("egypt.combat.optional")
@pytest.mark.parametrize("card", MARKS)
def test_nobody_has_to_use_a_marker(card: str) -> None:
    compulsory = {"effects_optional": False}
    game = carrying_out(card, SOLDIERS, NEIGHBOUR, ready=2, switches=compulsory)
    assert asked(game)[-1] == "pass"
    before = seat_of(game, 1)
    say(game, "pass")
    assert markers(game) == {"stock": 3, "ready": 2, "regions": []}
    assert armies(game) == ["0,0"] and seat_of(game, 1) == before
    assert to_move(game) == 1


@pytest.mark.rule("egypt.combat.each_time", "egypt.combat.from_board")
@pytest.mark.parametrize("card", MARKS)
def test_without_a_marker_on_the_tableau_a_card_has_no_effect(card: str) -> None:
    game = carrying_out(card, SOLDIERS, NEIGHBOUR, ready=0)
    assert markers(game)["stock"] == 5
    assert to_move(game) == 1 and armies(game) == ["0,0"]


@pytest.mark.rule("egypt.combat.each_time", "egypt.red.camels.no_marker_needed")
def test_camels_move_without_a_marker() -> None:
    game = carrying_out("camels", SOLDIERS, NEIGHBOUR, ready=0)
    say(game, "hex 0,0", "hex 0,-1")
    assert armies(game) == ["0,-1"]


@pytest.mark.rule("egypt.combat.each_time")
def test_on_a_later_turn_another_marker_is_needed() -> None:
    mine = {"goods": ONE_EACH | {"stone": 2}, "hand": ["garrison", "fortress"], "pieces": SOLDIERS}
    mine |= {"rows": {"military": ["barracks"]}, "markers": {"ready": 1}}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build garrison", "hex 0,1", "hex 1,1", "pass")
    assert markers(game) == {"stock": 4, "ready": 0, "regions": ["1,1"]}
    offer_a_card(game)  # the other player's turn
    say(game, "build fortress", "hex 0,-1")
    assert asked(game) == ["once before", "once after", "pass"]  # the Barracks asked nothing


@pytest.mark.rule("egypt.combat.same_play")
@pytest.mark.parametrize(("answer", "asks"), [("once before", True), ("once after", False)])
def test_a_marker_gained_first_pays_for_the_same_card(answer: str, asks: bool) -> None:
    mine = {"goods": ONE_EACH, "hand": ["barracks", "galley"], "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build barracks", "hex 0,0", answer)
    assert (to_move(game) == 0) == asks
    if asks:
        say(game, "hex 0,1")
        assert markers(game) == {"stock": 4, "ready": 0, "regions": ["0,1"]}


@pytest.mark.rule("egypt.combat.placed_used", "egypt.red.barracks.removed")
def test_a_placed_marker_that_is_removed_leaves_the_game() -> None:
    mine = {"pieces": {"0,0": ["civil"]}}
    theirs = {"markers": {"regions": ["0,1"], "ready": 1}}
    game = placing("civil", mine, theirs)
    say(game, "hex 0,1")
    assert markers(game, 1) == {"stock": 3, "ready": 1, "regions": []}  # one of five is gone
    assert events(game, "removed_marker") == [{"event": "removed_marker", "seat": 1, "hex": "0,1"}]


# Occupation.


@pytest.mark.rule("egypt.combat.occupies", "egypt.combat.foreign_move")
def test_no_move_ends_where_another_player_has_a_marker() -> None:
    theirs = {"markers": {"regions": ["0,1"]}}
    game = carrying_out("camels", SOLDIERS, theirs=theirs)
    say(game, "hex 0,0")
    assert refused(game, "hex 0,1") == "egypt.red.camels.no_end"


@pytest.mark.rule("egypt.combat.occupies")
@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_no_marker_goes_where_one_lies(whose: str) -> None:
    placed = {"markers": {"regions": ["0,1"]}}
    own = {"markers": {"ready": 1, "regions": ["0,1"]}}
    game = (
        carrying_out("barracks", SOLDIERS, mine=own)
        if whose == "mine"
        else carrying_out("barracks", SOLDIERS, theirs=placed)
    )
    assert refused(game, "hex 0,1") == "egypt.combat.occupies"


@pytest.mark.rule("egypt.combat.extends")
def test_the_owner_of_a_marker_builds_next_to_it() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "markers": {"regions": ["0,2"]}}
    game = placing("civil", mine, {})
    assert prices(game)["hex -1,3"] == {}  # nothing else of this player is near
    say(game, "hex -1,3")
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "-1,3": ["civil"]}


@pytest.mark.rule("egypt.combat.attack")
@pytest.mark.parametrize(("held", "vp"), [(["2,3"], 8), ([], 5)])
def test_a_region_with_a_marker_is_occupied_when_a_village_is_attacked(
    held: list[str], vp: int
) -> None:
    mine = {"pieces": {"1,5": ["military"]}, "markers": {"regions": held}}
    game = placing("civil", mine, {})
    say(game, "hex 1,4")
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("egypt.combat.example")
def test_the_example_of_the_booklet() -> None:
    """Stefan (seat 0) builds in the mountain; the village falls, and Sabine gets its VP."""
    stefan = {
        "goods": ONE_EACH | {"vp": 5},
        "hand": ["forum", "galley"],
        "pieces": {"-1,4": ["production"]},
        "markers": {"regions": ["1,1"]},
    }
    sabine = OTHER | {"pieces": {"2,0": ["military"], "1,-1": ["civil"], "0,0": ["military"]}}
    game = game_with(stefan, sabine, switches=RED)
    assert game.position()["villages"]["1,0"] == 5
    say(game, "build forum")
    assert prices(game)["hex 0,1"] == {}  # the mountain adjoins nothing of his but the marker
    say(game, "hex 0,1")
    assert [told["hex"] for told in events(game, "attacked")] == ["1,0"]
    assert game.position()["villages"]["1,0"] == 0
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (5, 10)


@pytest.mark.rule("egypt.combat.not_army")
def test_a_marker_is_not_the_army_an_attack_needs() -> None:
    mine = {"pieces": {"1,5": ["civil"]}, "markers": {"regions": ["2,3"]}}
    game = placing("civil", mine, {})
    say(game, "hex 1,4")
    assert game.position()["attacked"] == []


@pytest.mark.rule("egypt.combat.not_army", "egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "won"), [(False, (0, 5)), (True, (2, 2))])
def test_around_a_village_a_marker_is_neither_army_nor_building(
    counts: bool, won: tuple[int, int]
) -> None:
    """One army each; then 2 buildings against 3, or 3 against 3 if a marker counts as one."""
    mine = {"pieces": {"0,0": ["military"]}, "markers": {"regions": ["1,-1"]}}
    theirs = {"pieces": {"2,0": ["military"], "1,1": ["civil", "science"]}}
    game = placing("civil", mine, theirs, {"marker_counts_as_building": counts})
    say(game, "hex 0,1")
    assert (has(game, 0, "vp") - 5, has(game, 1, "vp") - 5) == won


@pytest.mark.rule("egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "won"), [(False, (1, 1)), (True, (3, 0))])
def test_a_marker_just_placed_is_no_building_either(counts: bool, won: tuple[int, int]) -> None:
    """One army each; the marker decides only if it counts as a building."""
    switches = {"marker_counts_as_building": counts}
    game = carrying_out("barracks", {"1,4": ["military"]}, {"1,5": ["military"]}, switches=switches)
    say(game, "hex 2,3")
    assert (has(game, 0, "vp") - 5, has(game, 1, "vp") - 5) == won


@pytest.mark.rule("egypt.combat.not_building")
@pytest.mark.parametrize("counts", [False, True])
def test_a_marker_beside_an_army_makes_no_second_building(counts: bool) -> None:
    mine = {"pieces": {"0,0": ["military"]}, "markers": {"regions": ["0,0"]}}
    game = activated("workshop", "science", mine, {"marker_counts_as_building": counts})
    assert ("piece civil" in asked(game)) == counts  # a piece for each region with 2 buildings


@pytest.mark.rule("egypt.combat.not_building", "egypt.cond.what_counts")
@pytest.mark.parametrize("counts", [False, True])
def test_a_marker_meets_a_building_condition_only_if_it_counts_as_a_building(counts: bool) -> None:
    mine = {"hand": ["archers"], "pieces": {"0,0": ["civil"]}, "markers": {"regions": ["0,1"]}}
    switches = RED | {"marker_counts_as_building": counts}
    game = game_with(mine, OTHER, switches=switches)
    say(game, "build archers", "pay wood", "pay wheat")
    assert ("hex 0,1" in asked(game)) == counts


@pytest.mark.rule("egypt.combat.not_building")
@pytest.mark.parametrize(("counts", "points"), [(False, 1), (True, 2)])
def test_a_temple_that_asks_for_a_building_does_not_score_a_marker(
    counts: bool, points: int
) -> None:
    mine = {"rows": {"temple": ["temple_settlement"]}, "pieces": {"0,0": ["civil"]}}
    mine["markers"] = {"regions": ["1,1"]}
    switches = RED | {"marker_counts_as_building": counts}
    game = game_with(mine, OTHER, switches=switches)
    assert game.breakdown()[0]["temples"] == points


@pytest.mark.rule("egypt.combat.occupied_effects")
@pytest.mark.parametrize(
    ("card", "good", "amount"), [("guild_field", "vp", 2), ("trading_post_field", "gold", 6)]
)
def test_a_marker_counts_where_occupied_regions_are_counted(
    card: str, good: str, amount: int
) -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "markers": {"regions": ["1,1"]}}  # two fields
    game = activated(card, "civil", mine)
    assert has(game, 0, good) == amount


@pytest.mark.rule("egypt.combat.occupied_effects")
def test_a_terrain_temple_scores_a_region_with_a_marker() -> None:
    mine = {"rows": {"temple": ["temple_regions_field"]}, "pieces": {"0,0": ["civil"]}}
    mine["markers"] = {"regions": ["1,1"]}
    game = game_with(mine, OTHER, switches=RED)
    assert game.breakdown()[0]["temples"] == 8


@pytest.mark.rule("egypt.combat.occupied_effects")
@pytest.mark.parametrize("card", ["fortress", "garrison"])
def test_a_marker_next_to_an_army_makes_its_owner_a_target(card: str) -> None:
    theirs = {"markers": {"regions": ["0,1"]}}
    game = carrying_out(card, SOLDIERS, theirs=theirs)
    assert asked(game) == ["seat 1", "pass"]


@pytest.mark.rule("egypt.combat.occupied_effects")
def test_a_first_building_keeps_its_distance_from_markers() -> None:
    game = placing("civil", {}, {"markers": {"regions": ["0,0"]}})
    assert refused(game, "hex 0,-1") == "deus.place.first.distance"
    assert "hex 2,2" in asked(game)


@pytest.mark.rule("egypt.combat.check")
@pytest.mark.parametrize(("triggers", "vp"), [(True, 8), (False, 5)])
def test_placing_a_marker_triggers_an_attack(triggers: bool, vp: int) -> None:
    pieces = {"1,4": ["military"], "1,5": ["civil"]}
    game = carrying_out("barracks", pieces, switches={"marker_triggers_attack": triggers})
    say(game, "hex 2,3")
    assert has(game, 0, "vp") == vp
    assert game.position()["attacked"] == (["2,4"] if triggers else [])


@pytest.mark.rule("egypt.combat.check", "egypt.red.barracks.shift")
@pytest.mark.parametrize("triggers", [True, False])
@pytest.mark.parametrize(("answer", "vp"), [("hex 2,3", 8), ("hex 0,4", 5), ("pass", 5)])
def test_a_marker_is_shifted_before_the_piece_causes_an_attack(
    answer: str, vp: int, triggers: bool
) -> None:
    """Building causes an attack anyhow; it finds the marker in its new region."""
    mine = {"pieces": {"1,5": ["military"]}, "markers": {"regions": ["1,4"]}}
    game = placing("civil", mine, {}, {"marker_triggers_attack": triggers})
    say(game, "hex 1,4")
    assert game.position()["attacked"] == []
    say(game, answer)
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("egypt.combat.no_temple")
def test_no_temple_stands_where_there_is_only_a_marker() -> None:
    mine = {"goods": ONE_EACH, "hand": ["temple_settlement"]}
    mine |= {"pieces": {"0,0": ["civil"], "0,1": ["civil"]}, "markers": {"regions": ["1,1"]}}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build temple_settlement")
    assert asked(game) == ["hex 0,0", "hex 0,1"]
    assert refused(game, "hex 1,1") == "deus.temple.notempty"


@pytest.mark.rule("egypt.combat.foreign_move")
def test_an_army_enters_a_region_with_an_own_marker_which_stays() -> None:
    own = {"markers": {"regions": ["0,1"]}}
    game = carrying_out("camels", SOLDIERS, mine=own)
    say(game, "hex 0,0", "hex 0,1")
    assert armies(game) == ["0,1"] and markers(game)["regions"] == ["0,1"]


@pytest.mark.rule("egypt.combat.one_army")
@pytest.mark.parametrize("limit", [1, 2])
def test_no_region_holds_two_armies_whatever_the_limit(limit: int) -> None:
    pieces = {"0,0": ["military"], "0,1": ["military"]}
    game = carrying_out("camels", pieces, switches={"army_limit": limit})
    say(game, "hex 0,0")
    assert refused(game, "hex 0,1") == "egypt.red.camels.one_army"
    chariots = carrying_out("chariots", pieces, switches={"army_limit": limit})
    say(chariots, "hex 0,0")
    assert refused(chariots, "hex 0,0") == "egypt.red.chariots.base"


@pytest.mark.rule("egypt.combat.move_rest")
def test_the_other_limits_on_moves_stay() -> None:
    pieces = {"0,0": ["military", "temple"], "2,2": ["military"]}
    game = carrying_out("camels", pieces)
    assert asked(game) == ["hex 2,2", "pass"]
    assert refused(game, "hex 0,0") == "deus.temple.pin"
    say(game, "hex 2,2")
    assert refused(game, "hex 2,3") == "deus.move.sea.empty"


@pytest.mark.rule("egypt.combat.move_rest")
def test_a_move_ends_before_the_attack() -> None:
    pieces = {"2,3": ["maritime"], "1,4": ["civil"], "0,5": ["military"]}
    game = carrying_out("camels", pieces)
    say(game, "hex 0,5", "hex 1,5")
    assert armies(game) == ["1,5"]
    assert has(game, 0, "vp") == 8 and game.position()["attacked"] == ["2,4"]


@pytest.mark.rule("egypt.combat.adjacent_army")
def test_an_army_at_sea_has_neighbours_too() -> None:
    game = carrying_out("barracks", {"1,2": ["maritime", "military"]})
    assert asked(game) == ["hex 1,1", "hex 2,1", "hex 0,2", "hex 2,2", "hex 1,3", "pass"]
    assert refused(game, "hex 0,1") == "egypt.combat.adjacent_army"


@pytest.mark.rule("egypt.combat.adjacent_army")
@pytest.mark.parametrize("card", ["fortress", "garrison", "barracks"])
def test_nothing_is_adjacent_to_an_army_laid_down(card: str) -> None:
    own = {"fallen": ["1,0"], "markers": {"ready": 1}}
    game = carrying_out(card, {"0,0": ["civil"]}, {"0,1": ["civil"]}, mine=own, attacked=["1,0"])
    assert to_move(game) == 1  # nothing was asked

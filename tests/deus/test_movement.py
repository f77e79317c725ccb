"""Army movement: chapter 15 of the rule list."""

import random

import pytest

from tests.deus.tables import (
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
from theogony.core.types import Document
from theogony.deus.state import Deus

STEPS = {"war_elephant": 2, "cavalry": 3}


def armies(game: Deus, seat: int = 0) -> dict[str, int]:
    """How many armies a seat has in each region."""
    pieces = seat_of(game, seat)["pieces"]
    return {name: here.count("military") for name, here in pieces.items() if "military" in here}


@pytest.mark.rule("deus.move.only")
def test_only_regions_with_an_army_are_asked_for() -> None:
    pieces = {
        "0,0": ["civil", "military", "temple"],
        "0,1": ["production", "science"],
        "-1,0": ["maritime"],
        "1,-1": ["civil", "temple"],
    }
    game = marching("war_elephant", pieces)
    assert asked(game) == ["hex 0,0", "pass"]
    say(game, "hex 0,0", "hex 0,1")
    assert seat_of(game, 0)["pieces"] == {
        "0,0": ["civil", "temple"],
        "0,1": ["production", "science", "military"],
        "-1,0": ["maritime"],
        "1,-1": ["civil", "temple"],
    }


@pytest.mark.rule("deus.move.only")
@pytest.mark.parametrize("seed", range(3))
def test_no_piece_but_an_army_ever_leaves_its_region(seed: int) -> None:
    game = new_game(3, seed)
    standing: list[set[tuple[str, str]]] = [set(), set(), set()]
    moved = False
    for table in by_chance(game, seed):
        for seat, place in enumerate(standing):
            pieces = table["seats"][seat]["pieces"]
            now = {(name, kind) for name, here in pieces.items() for kind in here}
            built = {(name, kind) for name, kind in now if kind != "military"}
            assert place <= built
            standing[seat] = built
        moved = moved or (game.decision is not None and game.decision.ask == "move")
    assert moved  # else nothing was shown


@pytest.mark.rule("deus.move.step")
def test_a_step_goes_to_an_adjacent_land_region() -> None:
    game = marching("war_elephant", {"1,5": ["military"]})
    say(game, "hex 1,5")
    assert sorted(asked(game)) == ["hex 0,4", "hex 0,5", "hex 1,4"]
    assert refused(game, "hex -1,4") == "deus.move.step"  # three steps away
    say(game, "hex 0,4")
    assert armies(game) == {"0,4": 1}


@pytest.mark.rule("deus.move.step")
def test_an_army_with_three_steps_goes_one_region_further() -> None:
    game = marching("cavalry", {"1,5": ["military"]})
    say(game, "hex 1,5")
    assert sorted(asked(game)) == ["hex -1,4", "hex 0,4", "hex 0,5", "hex 1,4"]
    assert refused(game, "hex -1,3") == "deus.move.step"  # four steps away


@pytest.mark.rule("deus.move.step")
def test_an_army_does_not_move_to_where_it_stands() -> None:
    game = marching("cavalry", {"0,0": ["military"]})
    say(game, "hex 0,0")
    assert "hex 0,0" not in asked(game)
    assert game.why_not("hex 0,0") == "deus.move.step"


@pytest.mark.rule("deus.move.through")
def test_an_army_passes_over_another_players_region() -> None:
    blocked = {"1,4": ["civil"], "0,5": ["civil"]}
    game = marching("war_elephant", {"1,5": ["military"]}, blocked)
    say(game, "hex 1,5")  # the only place to stop lies behind: the army goes there
    assert armies(game) == {"0,4": 1}


@pytest.mark.rule("deus.move.through")
def test_an_army_must_not_stop_in_another_players_region() -> None:
    game = marching("cavalry", {"1,5": ["military"]}, {"1,4": ["civil"]})
    say(game, "hex 1,5")
    assert refused(game, "hex 1,4") == "deus.move.through"


@pytest.mark.rule("deus.move.through")
def test_an_army_passes_over_a_village() -> None:
    game = marching("war_elephant", {"1,-1": ["military"]})
    say(game, "hex 1,-1")
    # The only way of two steps to 2,0 and to 1,1 leads over the village at 1,0.
    assert sorted(asked(game)) == ["hex 0,-1", "hex 0,0", "hex 0,1", "hex 1,1", "hex 2,0"]


@pytest.mark.rule("deus.move.through")
def test_an_army_must_not_stop_on_a_village() -> None:
    game = marching("war_elephant", {"1,-1": ["military"]})
    say(game, "hex 1,-1")
    assert refused(game, "hex 1,0") == "deus.move.through"


@pytest.mark.rule("deus.move.through")
@pytest.mark.parametrize(("card", "reached"), [("war_elephant", False), ("cavalry", True)])
def test_a_space_passed_over_costs_a_step(card: str, reached: bool) -> None:
    by_village = marching(card, {"1,-1": ["military"]})
    say(by_village, "hex 1,-1")
    assert ("hex 2,1" in asked(by_village)) == reached  # village, 2,0 and 2,1: three steps
    by_region = marching(card, {"0,0": ["military"]}, {"0,1": ["civil"], "1,1": ["civil"]})
    say(by_region, "hex 0,0")
    assert "hex 0,2" in asked(by_region)  # over 0,1: two steps
    assert ("hex -1,3" in asked(by_region)) == reached  # one more


@pytest.mark.rule("deus.move.sea.own")
def test_an_army_stops_on_sea_with_an_own_ship() -> None:
    game = marching("war_elephant", {"0,2": ["military"], "1,2": ["maritime"]})
    say(game, "hex 0,2", "hex 1,2")
    assert seat_of(game, 0)["pieces"] == {"1,2": ["maritime", "military"]}


@pytest.mark.rule("deus.move.sea.own")
def test_an_army_passes_over_sea_with_an_own_ship() -> None:
    game = marching("war_elephant", {"0,2": ["military"], "1,2": ["maritime"]})
    say(game, "hex 0,2", "hex 2,2")  # three steps by land, two over the ship
    assert armies(game) == {"2,2": 1}
    assert seat_of(game, 0)["pieces"]["1,2"] == ["maritime"]


@pytest.mark.rule("deus.move.sea.own")
def test_an_army_goes_on_from_ship_to_ship_and_ashore() -> None:
    ships = {"-1,0": ["maritime", "military"], "-1,1": ["maritime"]}
    game = marching("war_elephant", ships)
    say(game, "hex -1,0")
    assert sorted(asked(game)) == ["hex -1,1", "hex 0,-1", "hex 0,0", "hex 0,1", "hex 1,-1"]


@pytest.mark.rule("deus.move.sea.foreign")
def test_sea_with_another_players_ship_is_never_entered() -> None:
    game = marching("war_elephant", {"0,2": ["military"]}, {"1,2": ["maritime"]})
    say(game, "hex 0,2")
    assert "hex 2,2" not in asked(game)  # not even in passing
    assert refused(game, "hex 1,2") == "deus.move.sea.foreign"


@pytest.mark.rule("deus.move.sea.empty")
def test_empty_sea_is_closed() -> None:
    game = marching("war_elephant", {"0,2": ["military"]})
    say(game, "hex 0,2")
    assert "hex 2,2" not in asked(game)
    assert refused(game, "hex 1,2") == "deus.move.sea.empty"


@pytest.mark.rule("deus.move.stack", "deus.move.stack.limit")
def test_two_armies_may_meet_by_movement() -> None:
    game = marching("cavalry", {"1,4": ["military"], "1,5": ["military"]})
    say(game, "hex 1,5", "hex 1,4")
    assert armies(game) == {"1,4": 2}


@pytest.mark.rule("deus.move.stack")
def test_a_third_army_may_not_stay() -> None:
    pieces = {"1,4": ["military", "military"], "1,5": ["military"]}
    game = marching("cavalry", pieces)
    say(game, "hex 1,5")
    assert "hex 0,4" in asked(game)  # a full region may be passed
    assert refused(game, "hex 1,4") == "deus.move.stack"


@pytest.mark.rule("deus.move.stack.limit")
def test_with_army_limit_1_armies_never_meet() -> None:
    pieces = {"1,4": ["military"], "1,5": ["military"]}
    game = marching("cavalry", pieces, switches={"army_limit": 1})
    say(game, "hex 1,5")
    assert "hex 0,4" in asked(game)
    assert refused(game, "hex 1,4") == "deus.move.stack"


@pytest.mark.rule("deus.move.stack.limit")
@pytest.mark.parametrize("limit", [1, 2])
def test_a_second_army_is_never_built_into_a_region(limit: int) -> None:
    mine = {"hand": ["ballista", "forum"], "goods": {"gold": 0, "vp": 0}}
    mine["pieces"] = {"0,0": ["military"]}
    game = game_with(mine, {}, switches={"army_limit": limit})
    say(game, "build ballista")
    assert refused(game, "hex 0,0") == "deus.place.different"


@pytest.mark.rule("deus.move.stack.when")
def test_a_third_army_may_stand_there_if_another_then_leaves() -> None:
    pieces = {"1,4": ["military", "military"], "1,5": ["military"]}
    game = marching("war_elephant", pieces)
    say(game, "hex 1,5", "hex 1,4")
    assert armies(game) == {"1,4": 3}
    assert game.decision is not None and game.decision.ask == "move"  # now one has to go
    assert refused(game, "pass") == "deus.move.step"
    say(game, "hex 0,5")
    assert armies(game) == {"1,4": 2, "0,5": 1}


@pytest.mark.rule("deus.move.stack.when")
def test_with_army_limit_1_a_second_army_may_stand_there_if_the_first_then_leaves() -> None:
    pieces = {"1,4": ["military"], "1,5": ["military"]}
    game = marching("war_elephant", pieces, switches={"army_limit": 1})
    say(game, "hex 1,5", "hex 1,4")
    assert armies(game) == {"1,4": 2}
    say(game, "hex 0,4")
    assert armies(game) == {"1,4": 1, "0,4": 1}


@pytest.mark.rule("deus.move.stack.when")
@pytest.mark.parametrize("limit", [1, 2])
def test_armies_of_two_full_regions_may_change_places(limit: int) -> None:
    # All other land is another player's: there is room only where the first army came from.
    view = game_with({}, {}).view(None)
    land = [name for name, terrain in view["hexes"].items() if terrain not in ("sea", "village")]
    kinds = ["production", "science", "civil"]
    others = [name for name in land if name not in ("1,4", "1,5")]
    theirs = {name: [kinds[i % 3]] for i, name in enumerate(others)}
    attacked = [name for name, terrain in view["hexes"].items() if terrain == "village"]
    pieces = {"1,4": ["military"] * limit, "1,5": ["military"] * limit}
    game = marching(
        *("war_elephant", pieces, theirs),
        switches={"army_limit": limit},
        villages=dict.fromkeys(attacked, 0),
        attacked=attacked,
    )
    say(game, "hex 1,5")  # to 1,4, from where one has to go to where it came from
    moved = [event for event in game.told(None) if event["event"] == "moved"]
    assert [(event["from"], event["hex"]) for event in moved[:2]] == [
        ("1,5", "1,4"),
        ("1,4", "1,5"),
    ]
    assert armies(game) == {"1,4": limit, "1,5": limit}


@pytest.mark.rule("deus.move.stack.when", "deus.temple.pin.general")
def test_armies_may_push_each_other_on_through_full_regions() -> None:
    # Alone neither army beside a temple could leave; one after the other they can.
    pieces = {"0,-1": ["military"], "0,0": ["military", "temple"], "0,1": ["military", "temple"]}
    game = marching("war_elephant", pieces, switches={"army_limit": 1})
    say(game, "hex 0,-1", "hex 0,0", "hex 0,1")
    assert armies(game) == {"0,0": 1, "0,1": 2}
    assert "pass" not in asked(game)
    say(game, "hex 0,2")
    assert armies(game) == {"0,0": 1, "0,1": 1, "0,2": 1}


@pytest.mark.rule("deus.move.stack.when", "deus.move.stack")
def test_no_third_army_comes_where_the_two_have_moved_already() -> None:
    pieces = {"0,5": ["military", "military"], "1,5": ["military"]}
    game = marching("war_elephant", pieces)
    say(game, "hex 0,5", "hex 1,4", "hex 0,5", "hex 1,4")
    assert armies(game) == {"1,4": 2, "1,5": 1}
    say(game, "hex 1,5")
    assert refused(game, "hex 1,4") == "deus.move.stack"


@pytest.mark.rule("deus.move.stack", "deus.move.stack.when")
@pytest.mark.parametrize("limit", [1, 2])
@pytest.mark.parametrize("seed", range(10))
def test_however_armies_move_the_limit_holds_when_the_effect_is_finished(
    limit: int, seed: int
) -> None:
    if limit == 2:
        pieces = {"1,4": ["military", "military"], "0,5": ["military", "military"]}
        pieces["1,5"] = ["civil", "military", "temple"]
    else:
        pieces = {"1,4": ["military"], "0,5": ["military"], "1,5": ["military", "civil"]}
        pieces |= {"0,4": ["military", "temple"]}
    game = marching("war_elephant", pieces, switches={"army_limit": limit})
    total = sum(armies(game).values())
    dice = random.Random(seed)
    while to_move(game) == 0:
        assert game.decision is not None
        stay = len(game.decision.options) - (1 if "pass" in asked(game) else 0)
        game.choose(dice.choice(game.decision.options[:stay] or game.decision.options))
    assert sum(armies(game).values()) == total
    assert max(armies(game).values()) <= limit


@pytest.mark.rule("deus.move.village.over")
def test_an_army_must_not_stop_on_an_attacked_village() -> None:
    game = marching("war_elephant", {"1,-1": ["military"]}, attacked=["1,0"])
    say(game, "hex 1,-1")
    assert "hex 2,0" in asked(game)  # passing is still allowed
    assert refused(game, "hex 1,0") == "deus.move.village.over"


@pytest.mark.rule("deus.move.village.over")
@pytest.mark.parametrize("counts", [True, False])
def test_an_army_must_not_stop_on_an_emptied_village(counts: bool) -> None:
    game = marching(
        "war_elephant",
        {"1,-1": ["military"]},
        villages={"1,0": 0},
        switches={"emptied_is_attacked": counts},
    )
    say(game, "hex 1,-1")
    assert refused(game, "hex 1,0") == "deus.move.village.over"


@pytest.mark.rule("deus.move.empty")
def test_an_army_that_stops_in_an_empty_region_occupies_it_wherever_it_lies() -> None:
    # 1,1 lies inside the board, and no region next to it is seat 0's.
    game = marching("cavalry", {"1,-1": ["civil", "military"]}, {"2,1": ["civil"]})
    say(game, "hex 1,-1", "hex 1,1")
    assert seat_of(game, 0)["pieces"] == {"1,-1": ["civil"], "1,1": ["military"]}
    assert to_move(game) == 1
    say(game, "build forum")
    assert refused(game, "hex 1,1") == "deus.place.foreign"


@pytest.mark.rule("deus.move.empty")
def test_building_goes_on_from_where_an_army_stopped() -> None:
    mine: Document = {"pieces": {"1,-1": ["civil"], "0,0": ["military"]}}
    mine |= {"hand": ["academy_military", "forum"], "rows": {"military": ["cavalry"]}}
    mine |= {"goods": {"gold": 0, "vp": 0, "wheat": 2, "stone": 2}}
    game = game_with(mine, {"hand": ["forum"]})
    say(game, "build academy_military", "hex 1,-1", "activate cavalry", "hex 0,0", "hex 2,0")
    say(game, "offer forum", "build forum")
    assert "hex 2,1" in asked(game)  # next to the army
    assert "hex 0,1" not in asked(game)  # was next to where the army has been


@pytest.mark.rule("deus.move.leave")
def test_a_region_left_without_pieces_is_free_for_everybody() -> None:
    game = marching("cavalry", {"0,2": ["military"]}, {"1,1": ["science"]})
    say(game, "hex 0,2", "hex -1,3")
    assert seat_of(game, 0)["pieces"] == {"-1,3": ["military"]}
    say(game, "build forum", "hex 0,2")
    assert seat_of(game, 1)["pieces"]["0,2"] == ["civil"]


@pytest.mark.rule("deus.move.leave")
def test_an_attack_stays_settled_when_the_army_leaves() -> None:
    ring = {"3,0": ["maritime"], "2,1": ["civil", "military"], "2,2": ["military"]}
    game = marching(
        "war_elephant", ring, villages={"3,1": 0}, attacked=["3,1"], switches={"army_limit": 1}
    )
    say(game, "hex 2,2", "hex 1,1", "pass")
    assert seat_of(game, 0)["pieces"].keys() == {"3,0", "2,1", "1,1"}
    assert game.position()["attacked"] == ["3,1"]
    assert game.position()["villages"]["3,1"] == 0
    assert has(game, 0, "vp") == 5


@pytest.mark.rule("deus.move.leave")
def test_coming_back_does_not_attack_again() -> None:
    ring = {"3,0": ["maritime"], "2,1": ["civil", "military"]}
    game = marching("cavalry", ring)
    say(game, "hex 2,1", "hex 2,2")
    assert has(game, 0, "vp") == 5 + 3
    again = marching("cavalry", {**ring, "2,2": ["civil"]}, attacked=["3,1"])
    say(again, "hex 2,1", "hex 2,2")
    assert has(again, 0, "vp") == 5


@pytest.mark.rule("deus.move.upto")
@pytest.mark.parametrize("card", STEPS)
@pytest.mark.parametrize("optional", [True, False])
def test_no_move_is_allowed(card: str, optional: bool) -> None:
    game = marching(card, {"1,5": ["military"]}, switches={"effects_optional": optional})
    assert asked(game) == ["hex 1,5", "pass"]
    say(game, "pass")
    assert armies(game) == {"1,5": 1}
    assert to_move(game) == 1


@pytest.mark.rule("deus.move.upto")
@pytest.mark.parametrize(
    ("card", "to", "steps"),
    [
        ("war_elephant", "1,4", 1),
        ("war_elephant", "0,4", 2),
        ("cavalry", "1,4", 1),
        ("cavalry", "0,4", 2),
        ("cavalry", "-1,4", 3),
    ],
)
def test_fewer_steps_are_allowed(card: str, to: str, steps: int) -> None:
    game = marching(card, {"1,5": ["military"]})
    say(game, "hex 1,5", f"hex {to}")
    assert armies(game) == {to: 1}
    assert steps <= STEPS[card]
    assert to_move(game) == 1


@pytest.mark.rule("deus.move.upto")
def test_one_effect_moves_each_army_once() -> None:
    game = marching("war_elephant", {"1,5": ["military"], "0,0": ["military"]})
    say(game, "hex 1,5", "hex 1,4")
    assert asked(game) == ["hex 0,0", "pass"]  # not again the one that went a single step
    assert refused(game, "hex 1,4") == "deus.move.upto"
    say(game, "hex 0,0", "hex 0,1")
    assert armies(game) == {"1,4": 1, "0,1": 1}
    assert to_move(game) == 1


@pytest.mark.rule("deus.move.upto")
def test_an_army_that_joined_another_has_moved_the_other_has_not() -> None:
    game = marching("war_elephant", {"1,5": ["military"], "1,4": ["military"]})
    say(game, "hex 1,5", "hex 1,4")
    assert asked(game) == ["hex 1,4", "pass"]
    say(game, "hex 1,4", "hex 0,4")
    assert armies(game) == {"1,4": 1, "0,4": 1}
    assert to_move(game) == 1  # neither moves again


@pytest.mark.rule("deus.move.upto")
def test_two_armies_of_one_region_move_one_after_the_other() -> None:
    game = marching("war_elephant", {"1,5": ["military", "military"]})
    say(game, "hex 1,5", "hex 1,4")
    assert asked(game) == ["hex 1,5", "pass"]
    say(game, "hex 1,5", "hex 0,5")
    assert armies(game) == {"1,4": 1, "0,5": 1}
    assert to_move(game) == 1


@pytest.mark.rule("deus.move.upto")
def test_who_no_army_can_move_is_not_asked() -> None:
    shut_in = {"0,-1": ["civil"], "0,0": ["civil"], "0,1": ["civil"], "1,1": ["science"]}
    shut_in |= {"2,0": ["science"]}
    game = marching("war_elephant", {"1,-1": ["military"]}, shut_in)
    assert to_move(game) == 1
    assert armies(game) == {"1,-1": 1}

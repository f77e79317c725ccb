"""Military cards (red): villages, opponents, armies."""

from typing import Any

import pytest

from tests.deus.box import MAPS
from tests.deus.tables import asked, game_with, has, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

GOODS = {"gold": 1, "wood": 1, "stone": 1, "clay": 1, "wheat": 2, "vp": 0}

# The map of two with tile 2 turned: the region 2,0 lies between the villages at 1,0 and 3,0.
BETWEEN = [*MAPS[2][:1], {"at": [2, 1], "tile": 2, "side": "a", "turn": 5}, *MAPS[2][2:]]


def at_war(card: str, pieces: Document, at: str, *others: Document, **table: Any) -> Deus:
    """Seat 0 builds the card, its army at a region."""
    mine = {"goods": GOODS, "hand": [card, "galley"], "pieces": pieces}
    mine |= {"rows": {"military": table.pop("below", [])}}
    game = game_with(mine, *(others or ({},)), **table)
    say(game, f"build {card}", f"hex {at}")
    return game


def villages(game: Deus) -> dict[str, int]:
    found: dict[str, int] = game.position()["villages"]
    return found


# Ballista.


@pytest.mark.rule("deus.card.ballista")
def test_ballista_gives_4_gold_for_each_village_with_an_own_army_next_to_it() -> None:
    # Armies next to the villages at 1,0, 3,1 and 0,3.
    pieces = {"1,-1": ["civil"], "2,1": ["military"], "0,2": ["military"]}
    game = at_war("ballista", pieces, "1,-1")
    assert has(game, 0, "gold") == 1 + 3 * 4
    assert villages(game) == {"1,0": 5, "3,1": 3, "0,3": 6, "2,4": 3}  # from the bank
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.ballista")
def test_ballista_counts_no_village_where_only_other_pieces_stand() -> None:
    pieces = {"1,-1": ["civil"], "0,2": ["civil", "production"], "1,2": ["maritime"]}
    game = at_war("ballista", pieces, "1,-1", {"pieces": {"2,1": ["military"]}})
    assert has(game, 0, "gold") == 1 + 4


@pytest.mark.rule("deus.card.ballista", "deus.attack.village.over")
@pytest.mark.parametrize(
    ("table", "gold"),
    [
        ({"attacked": ["1,0"]}, 0),
        ({"villages": {"1,0": 0}}, 0),
        ({"villages": {"1,0": 0}, "switches": {"emptied_is_attacked": False}}, 0),
        ({"villages": {"1,0": 1}}, 4),
    ],
)
def test_ballista_counts_only_villages_that_still_have_vp(table: Document, gold: int) -> None:
    game = at_war("ballista", {"1,-1": ["civil"]}, "1,-1", **table)
    assert has(game, 0, "gold") == 1 + gold


@pytest.mark.rule("deus.card.ballista.once")
def test_two_armies_next_to_the_same_village_still_give_4_gold() -> None:
    pieces = {"1,-1": ["civil"], "0,0": ["military", "military"], "1,1": ["military"]}
    game = at_war("ballista", pieces, "1,-1")
    assert has(game, 0, "gold") == 1 + 4


@pytest.mark.rule("deus.card.ballista.once")
def test_one_army_next_to_two_villages_gives_8_gold() -> None:
    game = at_war("ballista", {"2,0": ["civil"]}, "2,0", map=BETWEEN)
    assert set(villages(game)) >= {"1,0", "3,0"}
    assert has(game, 0, "gold") == 1 + 8


# Siege tower.


@pytest.mark.rule("deus.card.siegetower")
def test_siege_tower_takes_2_vp_from_one_village_with_an_own_army_next_to_it() -> None:
    pieces = {"1,-1": ["civil"], "2,1": ["military"], "0,4": ["civil"]}
    game = at_war("siege_tower", pieces, "1,-1", {"pieces": {"1,4": ["military"]}})
    assert asked(game) == ["hex 1,0", "hex 3,1", "pass"]
    assert game.why_not("hex 0,3") == "deus.card.siegetower"  # no army
    assert game.why_not("hex 2,4") == "deus.card.siegetower"  # another player's army
    say(game, "hex 1,0")
    assert villages(game) == {"1,0": 3, "3,1": 3, "0,3": 6, "2,4": 3}
    assert has(game, 0, "vp") == 2
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.siegetower.less")
@pytest.mark.parametrize(("left", "taken"), [(3, 2), (2, 2), (1, 1)])
def test_siege_tower_takes_what_is_left(left: int, taken: int) -> None:
    game = at_war("siege_tower", {"1,-1": ["civil"]}, "1,-1", villages={"1,0": left})
    say(game, "hex 1,0")
    assert has(game, 0, "vp") == taken
    assert villages(game)["1,0"] == left - taken


@pytest.mark.rule("deus.card.siegetower.less")
@pytest.mark.parametrize("counts", [True, False])
def test_siege_tower_takes_none_where_none_is_left(counts: bool) -> None:
    switches = {"emptied_is_attacked": counts}
    table: Document = {"villages": {"1,0": 0}, "switches": switches}
    game = at_war("siege_tower", {"1,-1": ["civil"]}, "1,-1", **table)
    assert to_move(game) == 1  # nothing is asked
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("deus.card.siegetower", "deus.effects.sequential")
def test_two_siege_towers_take_from_the_same_village_one_after_the_other() -> None:
    below = {"below": ["siege_tower"]}
    game = at_war("siege_tower", {"1,-1": ["civil"]}, "1,-1", villages={"1,0": 3}, **below)
    say(game, "hex 1,0", "hex 1,0")
    assert has(game, 0, "vp") == 3
    assert villages(game)["1,0"] == 0


@pytest.mark.rule("deus.attack.emptied", "deus.card.siegetower")
@pytest.mark.parametrize(("counts", "attacked"), [(True, ["1,0"]), (False, [])])
def test_the_last_vp_taken_by_a_siege_tower_may_count_as_an_attack(
    counts: bool, attacked: list[str]
) -> None:
    switches = {"emptied_is_attacked": counts}
    table: Document = {"villages": {"1,0": 2}, "switches": switches}
    game = at_war("siege_tower", {"1,-1": ["civil"]}, "1,-1", **table)
    say(game, "hex 1,0")
    assert has(game, 0, "vp") == 2
    assert game.position()["attacked"] == attacked


@pytest.mark.rule("deus.effects.optional", "deus.card.siegetower")
@pytest.mark.parametrize(("optional", "vp"), [(True, 0), (False, 2)])
def test_siege_tower_may_be_declined_if_effects_are_optional(optional: bool, vp: int) -> None:
    switches = {"effects_optional": optional}
    game = at_war("siege_tower", {"1,-1": ["civil"]}, "1,-1", switches=switches)
    if optional:
        say(game, "pass")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == vp


# War elephant and cavalry. How armies move is in test_movement.


@pytest.mark.rule("deus.card.warelephant")
def test_war_elephant_moves_several_armies_each_up_to_two_regions() -> None:
    pieces = {"0,0": ["civil"], "1,5": ["military", "civil"], "-1,4": ["military", "civil"]}
    game = at_war("war_elephant", pieces, "0,0")
    assert has(game, 0, "wheat") == 0
    assert sorted(asked(game)) == ["hex -1,4", "hex 0,0", "hex 1,5", "pass"]
    say(game, "hex 1,5", "hex 0,4")  # two steps
    say(game, "hex 0,0")  # the army just built, one step
    assert "hex 0,2" in asked(game) and "hex -1,3" not in asked(game)
    say(game, "hex 0,1")
    say(game, "hex -1,4", "hex 0,2")  # two steps
    assert seat_of(game, 0)["pieces"] == {
        "0,0": ["civil"],
        "1,5": ["civil"],
        "-1,4": ["civil"],
        "0,4": ["military"],
        "0,1": ["military"],
        "0,2": ["military"],
    }
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.warelephant", "deus.attack.move.others")
def test_war_elephant_goes_on_with_the_others_after_an_attack() -> None:
    pieces = {"0,0": ["civil"], "3,0": ["maritime"], "2,1": ["civil", "military"]}
    game = at_war("war_elephant", pieces, "0,0")
    say(game, "hex 2,1", "hex 2,2")
    assert has(game, 0, "vp") == 3  # the village at 3,1
    assert asked(game) == ["hex 0,0", "pass"]
    say(game, "hex 0,0", "hex 1,-1")
    assert seat_of(game, 0)["pieces"]["1,-1"] == ["military"]


def test_cavalry_moves_one_army_up_to_three_regions() -> None:
    pieces = {"0,0": ["civil"], "1,5": ["military"]}
    game = at_war("cavalry", pieces, "0,0")
    assert asked(game) == ["hex 0,0", "hex 1,5", "pass"]
    say(game, "hex 1,5", "hex -1,4")
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil", "military"], "-1,4": ["military"]}
    assert to_move(game) == 1  # no second army


# Legion and raiders.

FAR = {"pieces": {"1,5": ["civil"]}}  # on the map of three: next to no army below


@pytest.mark.rule("deus.card.red.role", "deus.card.red.adjacent")
def test_legion_steals_3_gold_from_each_opponent_next_to_an_army() -> None:
    one = {"pieces": {"0,1": ["civil"]}, "goods": {"gold": 7}}
    two = {"pieces": {"1,-1": ["civil"]}, "goods": {"gold": 3}}
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", one, two)
    say(game, "seat 1", "seat 2")
    assert [has(game, seat, "gold") for seat in range(3)] == [1 + 6, 4, 0]
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.red.steal")
@pytest.mark.parametrize(("owned", "stolen"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_legion_steals_at_most_what_the_victim_has(owned: int, stolen: int) -> None:
    victim = {"pieces": {"0,1": ["civil"]}, "goods": {"gold": owned}}
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", victim)
    say(game, "seat 1")
    assert [has(game, seat, "gold") for seat in range(2)] == [1 + stolen, owned - stolen]


@pytest.mark.rule("deus.card.red.adjacent")
def test_next_to_an_army_means_its_region_is_adjacent_to_a_region_of_the_opponent() -> None:
    near = {"pieces": {"-1,0": ["maritime"]}, "goods": {"gold": 9}}  # a ship's region is one too
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", near, FAR | {"goods": {"gold": 9}})
    assert asked(game) == ["seat 1", "pass"]
    assert game.why_not("seat 2") == "deus.card.red.adjacent"


@pytest.mark.rule("deus.card.red.adjacent")
@pytest.mark.parametrize("card", ["legion", "raiders"])
@pytest.mark.parametrize("optional", [True, False])
def test_where_only_other_pieces_are_adjacent_nothing_is_stolen(card: str, optional: bool) -> None:
    pieces = {"0,0": ["civil"], "0,4": ["civil", "science"]}
    switches = {"effects_optional": optional}
    victim = {"pieces": {"0,5": ["military"]}, "goods": {"gold": 9}}
    game = at_war(card, pieces, "0,0", victim, switches=switches)
    assert to_move(game) == 1
    assert (has(game, 1, "gold"), has(game, 1, "vp")) == (9, 5)


@pytest.mark.rule("deus.info.vp")
@pytest.mark.parametrize("vp_open", [True, False])
def test_a_raid_cannot_be_taken_back_where_vp_are_hidden(vp_open: bool) -> None:
    victim = {"pieces": {"0,1": ["civil"]}}
    switches = {"vp_open": vp_open}
    pieces = {"0,0": ["civil"]}
    game = at_war("cavalry", pieces, "0,0", victim, below=["raiders"], switches=switches)
    say(game, "seat 1")  # who raids learns whether there was something to take
    assert to_move(game) == 0
    assert (game.barrier == game.count) == (not vp_open)


@pytest.mark.rule("deus.effects.optional")
def test_legion_may_spare_an_opponent() -> None:
    one = {"pieces": {"0,1": ["civil"]}}
    two = {"pieces": {"1,-1": ["civil"]}}
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", one, two)
    say(game, "seat 2")
    assert [has(game, seat, "gold") for seat in range(3)] == [1 + 3, 5, 2]
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", one, two)
    say(game, "pass")
    assert [has(game, seat, "gold") for seat in range(3)] == [1, 5, 5]


@pytest.mark.rule("deus.effects.optional")
def test_legion_steals_from_all_where_effects_are_not_optional() -> None:
    one = {"pieces": {"0,1": ["civil"]}}
    two = {"pieces": {"1,-1": ["civil"]}}
    must = {"switches": {"effects_optional": False}}
    game = at_war("legion", {"0,0": ["civil"]}, "0,0", one, two, **must)
    assert [has(game, seat, "gold") for seat in range(3)] == [1 + 6, 2, 2]
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.red.role", "deus.card.red.adjacent")
def test_raiders_steal_1_vp_from_one_opponent_next_to_an_army() -> None:
    one = {"pieces": {"0,1": ["civil"]}}
    two = {"pieces": {"1,-1": ["civil"]}}
    pieces = {"0,0": ["civil"], "0,-1": ["civil"]}  # an own region next to the army is no prey
    game = at_war("raiders", pieces, "0,0", one, two)
    assert asked(game) == ["seat 1", "seat 2", "pass"]
    say(game, "seat 1")
    assert [has(game, seat, "vp") for seat in range(3)] == [1, 4, 5]
    assert to_move(game) == 1  # one opponent only


@pytest.mark.rule("deus.card.red.steal")
@pytest.mark.parametrize(("owned", "stolen"), [(0, 0), (1, 1), (2, 1)])
def test_raiders_take_nothing_from_who_has_no_vp(owned: int, stolen: int) -> None:
    victim = {"pieces": {"0,1": ["civil"]}, "goods": {"vp": owned}}
    game = at_war("raiders", {"0,0": ["civil"]}, "0,0", victim)
    say(game, "seat 1")
    assert [has(game, seat, "vp") for seat in range(2)] == [stolen, owned - stolen]


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize(("optional", "vp"), [(True, 0), (False, 1)])
def test_raiders_may_be_declined_if_effects_are_optional(optional: bool, vp: int) -> None:
    victim = {"pieces": {"0,1": ["civil"]}}
    switches = {"effects_optional": optional}
    game = at_war("raiders", {"0,0": ["civil"]}, "0,0", victim, switches=switches)
    if optional:
        say(game, "pass")
    assert to_move(game) == 1
    assert has(game, 0, "vp") == vp


@pytest.mark.rule("deus.effects.optional")
def test_raiders_must_choose_among_several_where_effects_are_not_optional() -> None:
    one = {"pieces": {"0,1": ["civil"]}}
    two = {"pieces": {"1,-1": ["civil"]}}
    must = {"switches": {"effects_optional": False}}
    game = at_war("raiders", {"0,0": ["civil"]}, "0,0", one, two, **must)
    assert asked(game) == ["seat 1", "seat 2"]


@pytest.mark.rule("deus.card.red.role")
def test_red_cards_take_from_villages_and_players_and_move_armies() -> None:
    victim = {"pieces": {"0,1": ["civil"]}}
    below = {"below": ["ballista", "siege_tower", "legion", "raiders"]}
    game = at_war("cavalry", {"0,0": ["civil"]}, "0,0", victim, **below)
    assert has(game, 0, "gold") == 0 + 4  # the ballista
    say(game, "hex 1,0", "seat 1", "seat 1", "hex 0,0", "hex 1,-1")
    assert (has(game, 0, "gold"), has(game, 0, "vp")) == (4 + 3, 2 + 1)
    assert (has(game, 1, "gold"), has(game, 1, "vp")) == (5 - 3, 5 - 1)
    assert villages(game)["1,0"] == 3
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "1,-1": ["military"]}

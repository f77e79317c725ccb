"""Chapter 9 of Egypt: the military cards. `red.py` says which regions lie around the villages."""

import pytest

from theogony.core.types import Document
from theogony.deus.state import Deus

from ..box import MAPS, NOTHING, ONE_EACH, OTHER, STANDARD, THIRD
from ..tables import asked, game_with, has, offer_a_card, refused, say, seat_of, to_move
from .red import RED, armies, carrying_out, events, markers, placing, prices

ONE_MARKER = {"combat_marker": 1}
ARMY = {"0,0": ["civil", "military"]}  # next to the village 1,0
NEIGHBOUR = {"0,1": ["civil"]}
AREAS = [f"piece {kind}" for kind in STANDARD]
TOLL = {"event": "paid_to", "seat": 0, "good": "gold", "amount": 2, "victim": 1}
ROWS = [f"row {kind}" for kind in [*STANDARD, "temple"]]


def played(card: str, hex_: str, mine: Document, other: Document) -> Deus:
    """Seat 0 has played the card, built at a region and used its 1x."""
    own = {"goods": ONE_EACH, "hand": [card, "galley"]} | mine
    game = game_with(own, OTHER | other, switches=RED)
    say(game, f"build {card}", f"hex {hex_}", "once before")
    return game


# Archers.


@pytest.mark.rule("egypt.red.archers")
def test_archers_send_an_army_into_a_village_for_two_markers() -> None:
    mine = {"pieces": {"0,0": ["civil"], "0,-1": ["civil"]}, "markers": {"ready": 1}}
    game = played("archers", "0,0", mine, {})
    assert prices(game) == {"hex 0,0": {"combat_marker": 2}, "pass": {}}
    say(game, "hex 0,0")  # only one village is near
    assert has(game, 0, "vp") == 5
    assert game.position()["villages"]["1,0"] == 0
    assert markers(game) == {"stock": 3, "ready": 0, "regions": []}
    assert armies(game) == []


@pytest.mark.rule("egypt.red.archers")
def test_one_marker_is_not_enough_for_archers() -> None:
    game = carrying_out("archers", ARMY, ready=1)
    assert to_move(game) == 1 and markers(game)["ready"] == 1


@pytest.mark.rule("egypt.red.archers.adjacent")
def test_the_village_must_be_next_to_the_army() -> None:
    pieces = {"0,4": ["military"], "0,-1": ["military"]}
    turned = [*MAPS[2][:3], MAPS[2][3] | {"turn": 2}]  # 0,4 lies between the villages 0,3 and 0,5
    game = carrying_out("archers", pieces, ready=2, map=turned)
    assert asked(game) == ["hex 0,4", "pass"]
    assert refused(game, "hex 0,-1") == "egypt.red.archers.adjacent"
    say(game, "hex 0,4")
    assert asked(game) == ["hex 0,3", "hex 0,5"]
    assert refused(game, "hex 1,0") == "egypt.red.archers.target"
    say(game, "hex 0,5")
    assert has(game, 0, "vp") == 5 + 3


@pytest.mark.rule("egypt.red.archers.laid")
def test_the_army_is_laid_down_in_the_village() -> None:
    game = carrying_out("archers", ARMY, ready=2)
    say(game, "hex 0,0")
    assert seat_of(game, 0)["fallen"] == ["1,0"]
    told = {"event": "laid_down", "seat": 0, "from": "0,0", "hex": "1,0"}
    assert events(game, "laid_down") == [told]


@pytest.mark.rule("egypt.red.archers.attack")
def test_all_vp_go_to_the_archers_whoever_has_more_armies() -> None:
    game = carrying_out("archers", ARMY, {"2,0": ["military"], "1,1": ["military"]}, ready=2)
    say(game, "hex 0,0")
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (10, 5)
    assert game.position()["attacked"] == ["1,0"]


@pytest.mark.rule("egypt.red.archers.attack")
def test_archers_can_bring_the_end_of_the_game_nearer() -> None:
    game = carrying_out("archers", ARMY, ready=2, attacked=["3,1", "0,3", "2,4"])
    assert game.position()["turns_left"] is None
    say(game, "hex 0,0")
    assert game.position()["turns_left"] == 3  # the round is ended, then one more is played


@pytest.mark.rule("egypt.red.archers.attack")
def test_archers_serve_hathor() -> None:
    theirs = {"rows": {"temple": ["temple_of_hathor"]}, "tiles": {"temple_of_hathor": 3}}
    purple = {"purple_set": "egypt"}
    game = carrying_out("archers", ARMY, ready=2, theirs=theirs, switches=purple)
    say(game, "hex 0,0")
    assert has(game, 1, "vp") == 5 + 4


@pytest.mark.rule("egypt.red.archers.target")
@pytest.mark.parametrize(
    "table",
    [
        {"attacked": ["1,0"]},
        {"villages": {"1,0": 0}, "switches": {"emptied_is_attacked": False}},
    ],
)
def test_only_villages_with_vp_are_targets(table: Document) -> None:
    game = carrying_out("archers", ARMY | {"2,2": ["military"]}, ready=2, **table)
    assert asked(game) == ["hex 2,2", "pass"]
    assert refused(game, "hex 0,0") == "egypt.red.archers.adjacent"


@pytest.mark.rule("egypt.red.archers.inert")
def test_an_army_laid_down_occupies_nothing_and_does_not_move() -> None:
    own = {"fallen": ["1,0"], "markers": {"ready": 2}}
    there: Document = {"attacked": ["1,0"]}
    game = carrying_out("camels", {"-1,4": ["civil"]}, {"2,0": ["civil"]}, mine=own, **there)
    assert to_move(game) == 1  # there is nothing to move
    theirs = {"goods": ONE_EACH, "hand": ["forum"], "pieces": {"2,0": ["civil"]}}
    other = game_with({"hand": ["galley"]} | own, theirs, switches=RED, turn=1, **there)
    say(other, "build forum")
    assert "hex 1,1" in asked(other)  # nobody is there, nor near
    assert other.players[0].own == 0 and other.players[0].armies_in(-1) == 0


@pytest.mark.rule("egypt.red.archers.inert")
def test_the_piece_of_an_army_laid_down_never_returns() -> None:
    game = carrying_out("archers", ARMY, ready=2)
    before = seat_of(game, 0)
    assert before["tableau"]["military"] + before["supply"]["military"] == 4
    say(game, "hex 0,0")
    after = seat_of(game, 0)
    assert (after["tableau"], after["supply"]) == (before["tableau"], before["supply"])


@pytest.mark.rule("egypt.red.archers.leave")
def test_an_army_may_not_leave_a_temple_alone() -> None:
    pieces = {"0,0": ["military", "temple"], "0,1": ["military", "temple", "civil"]}
    game = carrying_out("archers", pieces, ready=2)
    assert asked(game) == ["hex 0,1", "pass"]
    assert refused(game, "hex 0,0") == "deus.temple.pin"


@pytest.mark.rule("egypt.red.archers.leave")
def test_a_region_the_army_empties_is_free() -> None:
    pieces = {"0,0": ["military"], "0,-1": ["civil"]}
    theirs = {"goods": ONE_EACH, "hand": ["forum"]}
    game = carrying_out("archers", pieces, NEIGHBOUR, ready=2, theirs=theirs)
    say(game, "hex 0,0", "build forum", "hex 0,0")
    assert seat_of(game, 1)["pieces"]["0,0"] == ["civil"]


# Fortress.


def fortified(marks: dict[int, int], echo: bool) -> Deus:
    """Three seats, some civil areas marked by others; Vesta has just given seat 0 a piece."""
    seats: list[Document] = [{"hand": ["forum", "galley"]}, OTHER, THIRD]
    for seat, owner in marks.items():
        seats[seat] = seats[seat] | {"forts": {"civil": owner}}
    game = game_with(*seats, switches=RED | {"fortress_echo": echo})
    say(game, "offer forum", "pass")
    return game


def civil(game: Deus, seat: int) -> int:
    """How many civil pieces are on a tableau."""
    found = seat_of(game, seat)["tableau"]["civil"]
    assert isinstance(found, int)
    return found


@pytest.mark.rule("egypt.red.fortress", "egypt.red.fortress.to_reserve")
def test_a_fortress_marks_an_area_and_destroys_a_piece() -> None:
    game = played("fortress", "0,0", {"pieces": {"0,0": ["civil"]}}, {"pieces": NEIGHBOUR})
    assert prices(game) == {"seat 1": ONE_MARKER, "pass": {}}
    before = seat_of(game, 1)
    say(game, "seat 1", "piece maritime")
    after = seat_of(game, 1)
    assert after["forts"] == {"maritime": 0}
    assert after["tableau"] == before["tableau"] | {"maritime": 1}
    assert after["supply"] == before["supply"] | {"maritime": 4}
    assert markers(game) == {"stock": 4, "ready": 0, "regions": []}


@pytest.mark.rule("egypt.red.fortress", "egypt.red.fortress.any_gain")
def test_the_owner_of_a_fortress_gains_when_a_god_gives_a_piece() -> None:
    game = carrying_out("fortress", ARMY, NEIGHBOUR)
    say(game, "seat 1", "piece maritime")
    mine, theirs = seat_of(game, 0), seat_of(game, 1)
    offer_a_card(game)  # a maritime card, so Neptune gives a ship
    assert seat_of(game, 1)["tableau"]["maritime"] == theirs["tableau"]["maritime"] + 1
    assert seat_of(game, 0)["tableau"] == mine["tableau"] | {"maritime": 3}
    assert seat_of(game, 0)["supply"] == mine["supply"] | {"maritime": 2}


@pytest.mark.rule("egypt.red.fortress.any_gain")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("workshop", ["piece civil"]), ("scribal_school", ["pass", "piece civil"])],
)
def test_pieces_from_cards_and_bought_ones_are_gains_too(card: str, answers: list[str]) -> None:
    """The Workshop gives a piece; at the Scribal School it is bought."""
    mine = {"goods": ONE_EACH | {"gold": 2}, "hand": [card, "galley"], "forts": {"civil": 1}}
    mine["pieces"] = {"0,0": ["production"]}
    switches = RED | ({"yellow_set": "egypt"} if card == "scribal_school" else {})
    game = game_with(mine, OTHER, switches=switches)
    say(game, f"build {card}")
    while "hex 0,0" not in asked(game):
        say(game, asked(game)[0])
    say(game, "hex 0,0", *answers)
    assert civil(game, 0) == 3 and civil(game, 1) == 3


@pytest.mark.rule("egypt.red.fortress.adjacent")
def test_a_fortress_needs_an_opponent_next_to_an_army() -> None:
    third = THIRD | {"pieces": {"-2,6": ["civil"]}}
    game = carrying_out("fortress", ARMY, NEIGHBOUR, third)
    assert asked(game) == ["seat 1", "pass"]
    assert refused(game, "seat 2") == "egypt.red.fortress.adjacent"
    assert refused(game, "seat 0") == "egypt.red.fortress.adjacent"


@pytest.mark.rule("egypt.red.fortress.once")
def test_an_area_is_marked_only_once_whoever_marks_it() -> None:
    third = THIRD | {"pieces": {"-2,6": ["civil"]}}
    theirs = {"forts": {"civil": 2, "science": 0}}
    game = carrying_out("fortress", ARMY, NEIGHBOUR, third, theirs=theirs)
    say(game, "seat 1")
    assert asked(game) == ["piece maritime", "piece production", "piece military"]
    assert refused(game, "piece civil") == "egypt.red.fortress.once"
    assert refused(game, "piece science") == "egypt.red.fortress.once"


@pytest.mark.rule("egypt.red.fortress.once")
def test_an_opponent_all_of_whose_areas_are_marked_is_no_target() -> None:
    third = THIRD | {"pieces": {"0,-1": ["civil"]}}
    theirs = {"forts": dict.fromkeys(STANDARD, 2)}
    game = carrying_out("fortress", ARMY, NEIGHBOUR, third, theirs=theirs)
    assert asked(game) == ["seat 2", "pass"]
    assert refused(game, "seat 1") == "egypt.red.fortress.once"


@pytest.mark.rule("egypt.red.fortress.same_number")
def test_who_gains_two_at_once_gives_two() -> None:
    none = dict.fromkeys(STANDARD, 0)
    mine = {"goods": ONE_EACH, "hand": ["architect_workshop", "galley"]}
    mine |= {"pieces": {"0,0": ["civil"]}, "tableau": none | {"science": 1}}
    mine |= {"forts": {"production": 1}}
    game = game_with(mine, OTHER, switches=RED | {"yellow_set": "egypt"})
    say(game, "build architect_workshop", "hex 0,0", "once before")
    taken = [told for told in events(game, "took_piece") if told["kind"] == "production"]
    assert [(told["seat"], told["amount"]) for told in taken] == [(0, 2), (1, 2)]
    assert seat_of(game, 1)["tableau"]["production"] == 4


@pytest.mark.rule("egypt.red.fortress.own_reserve")
def test_the_pieces_come_from_the_own_supply_as_far_as_it_goes() -> None:
    none = dict.fromkeys(STANDARD, 0)
    mine = {"goods": ONE_EACH, "hand": ["architect_workshop", "galley"]}
    mine |= {"pieces": {"0,0": ["civil"]}, "tableau": none | {"science": 1}}
    mine |= {"forts": {"production": 1}}
    other = OTHER | {"tableau": {"production": 4}, "supply": {"production": 1}}
    game = game_with(mine, other, switches=RED | {"yellow_set": "egypt"})
    say(game, "build architect_workshop", "hex 0,0", "once before")
    assert seat_of(game, 0)["tableau"]["production"] == 2
    assert seat_of(game, 1)["tableau"]["production"] == 5  # there was only one


@pytest.mark.rule("egypt.red.fortress.own_reserve")
def test_who_gains_nothing_gives_nothing() -> None:
    mine = {"hand": ["forum", "galley"], "forts": {"civil": 1}}
    mine |= {"tableau": {"civil": 5}, "supply": {"civil": 0}}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "offer forum", "pass")  # Vesta has no piece to give
    assert civil(game, 0) == 5 and civil(game, 1) == 2


@pytest.mark.rule("egypt.red.fortress.no_echo")
@pytest.mark.parametrize(("echo", "ready"), [(False, [3, 3, 2]), (True, [3, 3, 3])])
def test_a_fortress_triggers_another_only_if_the_table_plays_so(
    echo: bool, ready: list[int]
) -> None:
    game = fortified({0: 1, 1: 2}, echo)
    assert [civil(game, seat) for seat in range(3)] == ready


@pytest.mark.rule("egypt.red.fortress.no_echo")
@pytest.mark.parametrize("echo", [False, True])
def test_two_players_who_marked_each_other_gain_once(echo: bool) -> None:
    game = fortified({0: 1, 1: 0}, echo)
    assert [civil(game, seat) for seat in range(3)] == [3, 3, 2]


@pytest.mark.rule("egypt.red.fortress.empty")
def test_an_area_without_pieces_may_be_marked() -> None:
    theirs = {"tableau": {"science": 0}}
    game = carrying_out("fortress", ARMY, NEIGHBOUR, theirs=theirs)
    before = seat_of(game, 1)
    say(game, "seat 1", "piece science")
    assert seat_of(game, 1) == before | {"forts": {"science": 0}}


@pytest.mark.rule("egypt.red.fortress.empty")
def test_an_area_without_pieces_is_closed_if_the_table_plays_so() -> None:
    theirs = {"tableau": {"science": 0}}
    switches = {"fortress_empty_area": "forbidden"}
    game = carrying_out("fortress", ARMY, NEIGHBOUR, theirs=theirs, switches=switches)
    say(game, "seat 1")
    assert asked(game) == [area for area in AREAS if area != "piece science"]
    assert refused(game, "piece science") == "egypt.red.fortress.empty"


@pytest.mark.rule("egypt.red.fortress.kinds")
def test_only_the_five_standard_kinds_are_marked_and_the_map_stays() -> None:
    pieces = {"0,1": ["civil", "temple"]}
    game = carrying_out("fortress", ARMY, pieces)
    say(game, "seat 1")
    assert asked(game) == AREAS
    say(game, "piece civil")
    assert seat_of(game, 1)["pieces"] == pieces


# Garrison.


def guarded(row: str, hand: list[str], goods: Document, **mine: Document) -> Deus:
    """Seat 0 has a garrison of seat 1 on one of its rows."""
    own: Document = {"pieces": {"0,0": ["production", "science"], "0,1": ["production"]}}
    own |= {"hand": hand, "goods": goods, "garrisons": {row: 1}} | mine
    return game_with(own, OTHER, switches=RED)


@pytest.mark.rule("egypt.red.garrison")
def test_a_garrison_marks_one_of_six_rows() -> None:
    game = played("garrison", "0,0", {"pieces": {"0,0": ["civil"]}}, {"pieces": NEIGHBOUR})
    assert prices(game) == {"seat 1": ONE_MARKER, "pass": {}}
    say(game, "seat 1")
    assert asked(game) == ROWS
    say(game, "row temple")
    assert seat_of(game, 1)["garrisons"] == {"temple": 0}
    assert markers(game) == {"stock": 4, "ready": 0, "regions": []}


@pytest.mark.rule("egypt.red.garrison")
def test_who_lays_a_card_into_a_marked_row_pays_the_owner_two_gold() -> None:
    game = guarded("civil", ["forum", "galley"], ONE_EACH | {"gold": 3})
    options = game.view(0)["question"]["options"]
    shown = {option["name"]: option["price"] for option in options}
    assert shown["build forum"] == {"gold": 2, "stone": 1, "wheat": 1}
    say(game, "build forum")
    assert (has(game, 0, "gold"), has(game, 1, "gold")) == (1, 7)


@pytest.mark.rule("egypt.red.garrison.adjacent")
def test_a_garrison_needs_an_opponent_next_to_an_army() -> None:
    third = THIRD | {"pieces": {"-2,6": ["civil"]}}
    game = carrying_out("garrison", ARMY, NEIGHBOUR, third)
    assert asked(game) == ["seat 1", "pass"]
    assert refused(game, "seat 2") == "egypt.red.garrison.adjacent"


@pytest.mark.rule("egypt.red.garrison.once")
def test_a_row_is_marked_only_once_whoever_marks_it() -> None:
    third = THIRD | {"pieces": {"0,-1": ["civil"]}, "garrisons": {row[4:]: 1 for row in ROWS[:5]}}
    theirs = {"garrisons": {"civil": 2, "temple": 0}}
    game = carrying_out("garrison", ARMY, NEIGHBOUR, third, theirs=theirs)
    say(game, "seat 1")
    assert asked(game) == ["row maritime", "row production", "row science", "row military"]
    assert refused(game, "row civil") == "egypt.red.garrison.once"
    assert refused(game, "row temple") == "egypt.red.garrison.once"


@pytest.mark.rule("egypt.red.garrison.once")
def test_an_opponent_all_of_whose_rows_are_marked_is_no_target() -> None:
    third = THIRD | {"pieces": {"0,-1": ["civil"]}, "markers": {"stock": 0}}
    theirs = {"garrisons": dict.fromkeys(STANDARD, 2) | {"temple": 0}}
    game = carrying_out("garrison", ARMY, NEIGHBOUR, third, theirs=theirs)
    assert asked(game) == ["seat 2", "pass"]
    assert refused(game, "seat 1") == "egypt.red.garrison.once"


@pytest.mark.rule("egypt.red.garrison.permanent")
def test_the_toll_is_due_for_every_further_card() -> None:
    built = [("forum", "0,0"), ("market_hall", "0,1"), ("baths", "0,2")]
    hand = [card for card, _ in built]
    game = guarded("civil", hand, ONE_EACH | {"gold": 6}, tableau={"civil": 3})
    for number, (card, hex_) in enumerate(built, start=1):
        say(game, f"build {card}")
        while f"hex {hex_}" not in asked(game):
            say(game, asked(game)[0])  # with resources
        say(game, f"hex {hex_}")
        assert events(game, "paid_to").count(TOLL) == number
        assert seat_of(game, 0)["garrisons"] == {"civil": 1}
        if number < 3:
            offer_a_card(game)


@pytest.mark.rule("egypt.red.garrison.empty_row")
def test_an_empty_row_may_be_marked_unless_the_table_plays_otherwise() -> None:
    theirs = {"rows": {"civil": ["forum"], "science": ["workshop"]}}
    game = carrying_out("garrison", ARMY, NEIGHBOUR, theirs=theirs)
    say(game, "seat 1")
    assert asked(game) == ROWS
    switches = {"garrison_empty_row": "forbidden"}
    closed = carrying_out("garrison", ARMY, NEIGHBOUR, theirs=theirs, switches=switches)
    say(closed, "seat 1")
    assert asked(closed) == ["row science", "row civil"]
    assert refused(closed, "row temple") == "egypt.red.garrison.empty_row"


@pytest.mark.rule("egypt.red.garrison.cannot_pay")
@pytest.mark.parametrize(
    ("goods", "can"),
    [
        ({"gold": 2, "stone": 1, "wheat": 1}, True),
        ({"gold": 1, "stone": 1, "wheat": 1}, False),
        ({"gold": 6, "wheat": 1}, True),  # 4 for a stone, 2 for the garrison
        ({"gold": 5, "wheat": 1}, False),
    ],
)
def test_without_the_toll_the_card_cannot_be_laid_there(goods: Document, can: bool) -> None:
    game = guarded("civil", ["forum", "galley"], NOTHING | goods)
    if can:
        say(game, "build forum")
        assert has(game, 0, "gold") == 0 and has(game, 1, "gold") == 7
    else:
        assert refused(game, "build forum") == "egypt.red.garrison.cannot_pay"


@pytest.mark.rule("egypt.red.garrison.what")
@pytest.mark.parametrize(("gold", "can"), [(2, True), (1, False)])
def test_temples_pay_the_toll(gold: int, can: bool) -> None:
    game = guarded("temple", ["temple_settlement", "galley"], ONE_EACH | {"gold": gold})
    if can:
        say(game, "build temple_settlement")
        assert (has(game, 0, "gold"), has(game, 1, "gold")) == (0, 7)
    else:
        assert refused(game, "build temple_settlement") == "egypt.red.garrison.cannot_pay"


@pytest.mark.rule("egypt.red.garrison.what")
def test_jokers_pay_the_toll_and_avoid_it_in_another_row() -> None:
    mine = {"goods": NOTHING | {"gold": 3}, "hand": ["galley", "forum"], "garrisons": {"civil": 1}}
    mine["pieces"] = {"0,0": ["production"]}
    game = game_with(mine, OTHER, switches=RED | {"joker": True})
    say(game, "joker galley")
    assert prices(game)["row civil"] == {"gold": 3}
    assert prices(game)["row science"] == {"gold": 1}
    say(game, "row civil")
    assert (has(game, 0, "gold"), has(game, 1, "gold")) == (0, 7)


@pytest.mark.rule("egypt.red.garrison.what")
def test_a_joker_cannot_be_laid_without_the_toll() -> None:
    mine = {"goods": NOTHING | {"gold": 2}, "hand": ["galley", "forum"], "garrisons": {"civil": 1}}
    mine["pieces"] = {"0,0": ["production"]}
    game = game_with(mine, OTHER, switches=RED | {"joker": True})
    say(game, "joker galley")
    assert refused(game, "row civil") == "egypt.red.garrison.cannot_pay"


@pytest.mark.rule("egypt.red.garrison.what")
@pytest.mark.parametrize(("row", "gold"), [("science", 0), ("military", 2)])
def test_a_card_pays_for_the_row_it_is_laid_into(row: str, gold: int) -> None:
    mine = {"goods": ONE_EACH | {"gold": 2}, "hand": ["camels"], "garrisons": {"science": 1}}
    mine |= {"rows": {"temple": ["temple_of_neith"]}, "pieces": {"0,0": ["civil", "temple"]}}
    game = game_with(mine, OTHER, switches=RED | {"purple_set": "egypt"})
    say(game, "build camels", f"row {row}")
    assert (has(game, 0, "gold"), has(game, 1, "gold")) == (gold, 7 - gold)


# Camels. Behind seat 1 at 0,1 and the village 1,0 the army of 0,0 has only 0,-1 and 1,-1.


@pytest.mark.rule("egypt.red.camels")
def test_camels_move_an_army_any_distance() -> None:
    game = played("camels", "0,-1", {"pieces": {"0,-1": ["civil"]}}, {})
    say(game, "hex 0,-1")
    land = ["1,-1", "0,0", "2,0", "0,1", "1,1", "2,1", "0,2", "2,2"]
    land += ["-2,3", "-1,3", "-1,4", "0,4", "1,4", "0,5", "1,5"]
    assert prices(game) == {f"hex {name}": {} for name in land}
    say(game, "hex 1,5")
    assert armies(game) == ["1,5"] and markers(game)["ready"] == 1


@pytest.mark.rule("egypt.red.camels")
def test_one_marker_crosses_any_number_of_foreign_regions_and_villages() -> None:
    wall = {"0,1": ["civil"], "1,1": ["civil"], "2,0": ["civil"], "0,2": ["civil"]}
    game = carrying_out("camels", ARMY, wall)
    say(game, "hex 0,0")
    shown = prices(game)
    assert shown["hex 0,-1"] == {} and shown["hex 2,1"] == shown["hex -1,3"] == ONE_MARKER
    say(game, "hex -1,3")
    assert armies(game) == ["-1,3"] and markers(game)["ready"] == 0


@pytest.mark.rule("egypt.red.camels", "egypt.red.camels.no_marker")
def test_a_marker_crosses_a_village_where_there_is_no_other_way() -> None:
    turned = [*MAPS[2][:3], MAPS[2][3] | {"turn": 5}]  # only villages join 1,4 to the north
    game = carrying_out("camels", ARMY, map=turned)
    say(game, "hex 0,0")
    assert prices(game)["hex 1,4"] == ONE_MARKER and prices(game)["hex -1,4"] == {}
    without = carrying_out("camels", ARMY, ready=0, map=turned)
    say(without, "hex 0,0")
    assert refused(without, "hex 1,4") == "egypt.red.camels.no_marker"


@pytest.mark.rule("egypt.red.camels", "egypt.combat.optional")
def test_camels_may_stay() -> None:
    game = carrying_out("camels", ARMY, NEIGHBOUR)
    assert prices(game) == {"hex 0,0": {}, "pass": {}}
    say(game, "pass")
    assert armies(game) == ["0,0"]


@pytest.mark.rule("egypt.red.camels.own_ship")
def test_an_army_crosses_sea_with_an_own_ship_and_may_stop_there() -> None:
    pieces = {"2,2": ["military"], "1,3": ["maritime"]}
    game = carrying_out("camels", pieces, {"2,1": ["civil"]}, ready=0)
    say(game, "hex 2,2")
    assert "hex 1,3" in asked(game) and "hex 1,4" in asked(game)
    say(game, "hex 1,3")
    assert seat_of(game, 0)["pieces"] == {"1,3": ["maritime", "military"]}


@pytest.mark.rule("egypt.red.camels.foreign_ship")
@pytest.mark.parametrize("ready", [0, 1])
def test_sea_with_a_foreign_ship_is_closed_with_or_without_a_marker(ready: int) -> None:
    game = carrying_out("camels", ARMY, {"1,2": ["maritime"]}, ready=ready)
    say(game, "hex 0,0")
    assert refused(game, "hex 1,2") == "egypt.red.camels.foreign_ship"


@pytest.mark.rule("egypt.red.camels.foreign_ship")
def test_an_army_does_not_cross_sea_with_a_foreign_ship() -> None:
    pieces = {"2,2": ["military"], "0,0": ["military"]}
    game = carrying_out("camels", pieces, {"2,1": ["civil"], "1,3": ["maritime"]}, ready=0)
    assert refused(game, "hex 2,2") == "egypt.red.camels"  # nowhere to go


@pytest.mark.rule("egypt.red.camels.one_army")
def test_an_army_does_not_stop_where_another_stands() -> None:
    game = carrying_out("camels", ARMY | {"0,1": ["military"]})
    say(game, "hex 0,0")
    assert refused(game, "hex 0,1") == "egypt.red.camels.one_army"
    assert "hex 0,2" in asked(game)  # but it passes


@pytest.mark.rule("egypt.red.camels.no_end")
def test_an_army_stops_in_no_foreign_region_and_on_no_village() -> None:
    game = carrying_out("camels", ARMY, NEIGHBOUR)
    say(game, "hex 0,0")
    assert refused(game, "hex 0,1") == "egypt.red.camels.no_end"
    assert refused(game, "hex 1,0") == "egypt.red.camels.no_end"


@pytest.mark.rule("egypt.red.camels.no_marker")
def test_without_a_marker_foreign_regions_and_villages_are_closed() -> None:
    game = carrying_out("camels", ARMY, NEIGHBOUR, ready=0)
    say(game, "hex 0,0")
    assert asked(game) == ["hex 0,-1", "hex 1,-1"]
    assert refused(game, "hex 1,1") == "egypt.red.camels.no_marker"


@pytest.mark.rule("egypt.red.camels.no_marker")
@pytest.mark.parametrize("ready", [0, 1])
def test_empty_sea_is_always_closed(ready: int) -> None:
    own = {"markers": {"ready": ready, "regions": ["-1,0"]}}
    game = carrying_out("camels", ARMY, NEIGHBOUR, mine=own)
    say(game, "hex 0,0")
    assert refused(game, "hex -1,1") == "deus.move.sea.empty"
    assert refused(game, "hex -1,0") == "deus.move.sea.empty"  # a marker is no ship


@pytest.mark.rule("egypt.red.camels.defeated")
def test_a_defeated_village_is_crossed_without_a_marker() -> None:
    game = carrying_out("camels", ARMY, NEIGHBOUR, ready=1, attacked=["1,0"])
    say(game, "hex 0,0")
    assert prices(game)["hex 2,0"] == {}
    assert refused(game, "hex 1,0") == "egypt.red.camels.defeated"


# Barracks.


@pytest.mark.rule("egypt.red.barracks")
def test_barracks_put_a_marker_into_a_region_next_to_an_army() -> None:
    game = played("barracks", "0,0", {"pieces": {"0,0": ["civil"]}}, {"pieces": NEIGHBOUR})
    free = ["0,-1", "1,-1", "-1,0", "-1,1"]
    assert prices(game) == {f"hex {name}": ONE_MARKER for name in free} | {"pass": {}}
    assert refused(game, "hex 0,1") == "egypt.combat.occupies"
    assert refused(game, "hex 2,2") == "egypt.combat.adjacent_army"
    say(game, "hex 1,-1")
    assert markers(game) == {"stock": 4, "ready": 0, "regions": ["1,-1"]}


@pytest.mark.rule("egypt.red.barracks", "egypt.red.barracks.toll")
def test_an_opponent_who_builds_there_pays_three_vp_and_the_marker_goes() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "goods": {"vp": 3}}
    game = placing("civil", mine, {"markers": {"regions": ["0,1"]}})
    assert prices(game)["hex 0,1"] == {"vp": 3}
    say(game, "hex 0,1")
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (0, 8)
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["civil"]}
    assert markers(game, 1)["regions"] == []


@pytest.mark.rule("egypt.red.barracks.toll")
def test_without_three_vp_nothing_is_built_there() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "goods": {"vp": 2}}
    game = placing("civil", mine, {"markers": {"regions": ["0,1"]}})
    assert refused(game, "hex 0,1") == "egypt.red.barracks.toll"


@pytest.mark.rule("egypt.red.barracks.toll")
def test_away_from_own_regions_only_the_edge_is_open_for_six_vp() -> None:
    theirs = {"markers": {"regions": ["1,5", "1,4"]}}
    game = placing("civil", {"pieces": {"0,0": ["civil"]}, "goods": {"vp": 6}}, theirs)
    assert prices(game)["hex 1,5"] == {"vp": 6}
    assert refused(game, "hex 1,4") == "deus.place.next.adjacent"  # no edge there
    say(game, "hex 1,5")
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (0, 5 + 3)
    poor = placing("civil", {"pieces": {"0,0": ["civil"]}, "goods": {"vp": 5}}, theirs)
    assert refused(poor, "hex 1,5") == "egypt.red.barracks.toll"


@pytest.mark.rule("egypt.red.barracks.toll")
def test_with_a_piece_besides_the_marker_the_region_stays_closed() -> None:
    theirs = {"pieces": {"0,1": ["military"]}, "markers": {"regions": ["0,1"]}}
    game = placing("civil", {"pieces": {"0,0": ["civil"]}}, theirs)
    assert refused(game, "hex 0,1") == "deus.place.foreign"


@pytest.mark.rule("egypt.red.barracks.owner_builds")
def test_the_owner_who_builds_there_may_shift_the_marker() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "markers": {"regions": ["0,1"]}}
    game = placing("civil", mine, {"pieces": {"1,1": ["civil"]}})
    assert prices(game)["hex 0,1"] == {}
    say(game, "hex 0,1")
    assert asked(game) == ["hex -1,1", "hex -1,2", "hex 0,2", "pass"]
    assert refused(game, "hex 1,1") == "egypt.combat.occupies"
    assert refused(game, "hex 1,0") == "egypt.red.barracks.owner_builds"
    say(game, "hex 0,2")
    assert markers(game) == {"stock": 4, "ready": 0, "regions": ["0,2"]}
    assert seat_of(game, 0)["pieces"]["0,1"] == ["civil"]


@pytest.mark.rule("egypt.red.barracks.owner_builds")
def test_without_a_free_neighbouring_region_the_marker_is_discarded() -> None:
    mine = {"pieces": {"1,4": ["civil"], "0,5": ["civil"]}, "markers": {"regions": ["1,5"]}}
    game = placing("science", mine, {})
    say(game, "hex 1,5")
    assert to_move(game) == 1  # nothing was asked
    assert markers(game) == {"stock": 4, "ready": 0, "regions": []}


@pytest.mark.rule("egypt.red.barracks.owner_builds")
def test_a_temple_displaces_a_marker_too() -> None:
    mine = {"goods": ONE_EACH, "hand": ["temple_settlement"], "pieces": {"0,0": ["military"]}}
    mine["markers"] = {"regions": ["0,0"]}
    game = game_with(mine, OTHER, switches=RED)
    say(game, "build temple_settlement", "hex 0,-1")
    assert seat_of(game, 0)["pieces"] == {"0,0": ["military", "temple"]}
    assert markers(game)["regions"] == ["0,-1"]


@pytest.mark.rule("egypt.red.barracks.where")
@pytest.mark.parametrize("attacked", [[], ["1,0"]])
def test_markers_go_to_land_or_sea_but_never_to_a_village(attacked: list[str]) -> None:
    game = carrying_out("barracks", ARMY, attacked=attacked)
    assert asked(game) == ["hex 0,-1", "hex 1,-1", "hex -1,0", "hex -1,1", "hex 0,1", "pass"]
    assert refused(game, "hex 1,0") == "egypt.red.barracks.where"


@pytest.mark.rule("egypt.red.barracks.shift")
def test_the_new_region_needs_no_army_near_and_declining_discards() -> None:
    mine = {"pieces": {"0,0": ["civil"]}, "markers": {"regions": ["0,1"]}}
    game = placing("civil", mine, {})
    say(game, "hex 0,1")
    assert armies(game) == [] and "hex 0,2" in asked(game)
    say(game, "pass")
    assert markers(game) == {"stock": 4, "ready": 0, "regions": []}
    told = [{"event": "removed_marker", "seat": 0, "hex": "0,1"}]
    assert events(game, "removed_marker") == told


# Chariots.

GROUP = {"0,-1": ["military"], "0,0": ["military"], "0,1": ["civil", "military"]}


@pytest.mark.rule("egypt.red.chariots", "egypt.red.chariots.all")
def test_chariots_regroup_all_armies_for_one_marker() -> None:
    mine = {"pieces": {"0,-1": ["military"], "0,1": ["civil", "military"], "0,0": ["civil"]}}
    game = played("chariots", "0,0", mine, {})
    assert prices(game)["hex 0,-1"] == ONE_MARKER and prices(game)["pass"] == {}
    say(game, "hex 0,0")
    assert prices(game) == {"hex 0,1": {}, "hex 1,1": {}}  # 0,2 alone would not do for two
    say(game, "hex 1,1")  # and 0,2 is left for the third
    assert armies(game) == ["0,0", "1,1", "0,2"]
    assert markers(game) == {"stock": 4, "ready": 0, "regions": []}
    moves = [(told["from"], told["hex"]) for told in events(game, "moved")]
    assert moves == [("0,-1", "1,1"), ("0,1", "0,2")]


@pytest.mark.rule("egypt.red.chariots.all")
def test_every_army_finds_its_region_and_only_one_way_leads_to_each_group() -> None:
    game = carrying_out("chariots", GROUP)
    say(game, "hex 0,0", "hex 0,1")
    later = ["hex 1,1", "hex 0,2"]
    assert asked(game) == later
    assert refused(game, "hex 0,-1") == "egypt.red.chariots.base"  # it comes before
    assert refused(game, "pass") == "egypt.red.chariots.base"


@pytest.mark.rule("egypt.red.chariots.base")
def test_chariots_go_to_own_regions_and_those_next_to_them() -> None:
    pieces = {"0,0": ["military"], "1,2": ["maritime"]}
    own = {"markers": {"ready": 1, "regions": ["-1,4"]}}
    game = carrying_out("chariots", pieces, {"0,1": ["civil"], "1,3": ["maritime"]}, mine=own)
    around_army = ["0,-1", "1,-1", "0,0"]  # 0,1 is foreign, 1,0 a village, the sea empty
    around_ship = ["1,1", "2,1", "0,2", "1,2", "2,2"]  # 1,3 is foreign
    around_marker = ["-1,3", "-1,4", "0,4"]
    expected = [f"hex {name}" for name in around_army + around_ship + around_marker]
    assert asked(game) == [*expected, "pass"]
    for name in ["0,1", "1,0", "-1,0", "1,3", "1,4"]:
        assert refused(game, f"hex {name}") == "egypt.red.chariots.base"
    say(game, "hex 1,2")
    assert seat_of(game, 0)["pieces"] == {"1,2": ["maritime", "military"]}
    assert markers(game)["regions"] == ["-1,4"]


@pytest.mark.rule("egypt.red.chariots.base")
def test_an_army_stays_with_a_temple() -> None:
    pieces = {"0,0": ["military", "temple"], "0,1": ["civil", "military", "temple"]}
    game = carrying_out("chariots", pieces)
    assert refused(game, "hex 0,0") == "deus.temple.pin"
    say(game, "hex 0,2")
    assert armies(game) == ["0,0", "0,2"]


@pytest.mark.rule("egypt.red.chariots.attack")
def test_several_villages_may_fall_when_all_armies_stand_and_hathor_counts_each() -> None:
    pieces = {"3,0": ["maritime"], "2,1": ["civil"], "2,0": ["military"]}
    pieces |= {"2,3": ["maritime"], "1,4": ["civil"], "0,5": ["military"]}
    theirs = {"rows": {"temple": ["temple_of_hathor"]}, "tiles": {"temple_of_hathor": 3}}
    purple = {"purple_set": "egypt"}
    game = carrying_out("chariots", pieces, theirs=theirs, switches=purple)
    say(game, "hex 2,2")
    assert game.position()["attacked"] == []
    say(game, "hex 1,5")
    assert game.position()["attacked"] == ["3,1", "2,4"]
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (5 + 3 + 3, 5 + 4 + 4)


@pytest.mark.rule("egypt.red.chariots.attack")
def test_a_region_an_army_has_left_is_not_occupied_when_attacks_are_checked() -> None:
    """The ring of 2,4 is never closed: the army that closes 1,5 comes from 1,4."""
    pieces = {"2,3": ["maritime"], "1,4": ["military"]}
    game = carrying_out("chariots", pieces)
    say(game, "hex 1,5")
    assert armies(game) == ["1,5"] and game.position()["attacked"] == []

"""Victory: agendas and their marks, the check at the end of a round, ties."""

from typing import Any

import pytest

from theogony.civ.board import Board, Laid
from theogony.civ.rules import EndRound
from theogony.civ.state import Civ
from theogony.core.types import Document

from .battles import CAPITAL, army, attack, rival
from .tables import asked, game_with, new_game, question, rolling, say, seat_of, to_move, told

# Spaces at the edge of the map of two, or next to water; the capital of seat 0 at 7,-2 is neither.
SHORE = [
    *["4,-5", "5,-5", "3,-4", "5,-4", "6,-4", "7,-4", "7,-3", "8,-3"],
    *["8,-2", "7,-1", "2,-2", "3,-3", "2,-1", "6,1", "5,2"],
]
EIGHT_CITIES = ["5,-5", "2,-2", "3,0", "2,2", "4,2", "-1,3", "-3,7"]
DONE = ["civilized", "paranoid", "aesthetic"]  # an agenda on each card in play


def end_of_round(*seats: Document, **table: Any) -> Civ:
    """The last event of the round is over: agendas are looked at, then whether somebody has won."""
    game = game_with(*seats, **table)
    game.stack.clear()
    game.push(EndRound(game.start))
    game.settle()
    return game


def marks(seat: Document, *victory: str, **table: Any) -> list[str]:
    """The agendas seat 0 has marked at the end of a round."""
    if victory:
        others = [card for card in ["v1", "v2", "v3"] if card not in victory]
        table["victory"] = [*victory, *others][:3]
    found: list[str] = seat_of(end_of_round(seat, {}, **table), 0)["marks"]
    return found


# Marks and victory.


@pytest.mark.rule("civ.win.goal")
def test_one_agenda_on_every_victory_card_in_play_wins() -> None:
    game = end_of_round({"marks": DONE}, {})
    assert game.over
    assert game.ranking() == [1, 2]
    assert game.breakdown() == [{"v1": 1, "v2": 1, "v3": 1}, {"v1": 0, "v2": 0, "v3": 0}]
    assert game.scores() == [3, 0]
    assert [event["event"] for event in told(game, "ended")] == ["ended"]
    assert not end_of_round({"marks": DONE[:2]}, {"marks": DONE[1:]}).over


@pytest.mark.rule("civ.win.both_agendas")
def test_both_agendas_of_one_card_are_no_more_than_one() -> None:
    seat: Document = {"cities": EIGHT_CITIES, "marks": ["moneygrubber", "warmonger"]}
    game = end_of_round(seat, {})
    assert not game.over
    assert game.scores() == [2, 0]
    wonders = {"big_ben": "5,-5", "colossus": "2,-2"}
    game = end_of_round({"cities": EIGHT_CITIES}, {}, wonders=wonders)
    assert seat_of(game, 0)["marks"] == ["civilized"]
    assert seat_of(game, 0)["unused"] == 30
    assert marks({"marks": ["moneygrubber"], "cities": EIGHT_CITIES}) == ["moneygrubber"]


@pytest.mark.rule("civ.win.mark", "civ.win.check_time")
def test_an_agenda_is_marked_as_soon_as_it_is_fulfilled() -> None:
    game = game_with(culture(SHORE[:-1], "5,1"), {})
    say(game, "slot 5", "hex 5,2")
    assert seat_of(game, 0)["marks"] == ["explorer"]
    assert seat_of(game, 0)["unused"] == 31 - 14 - 1 - 1
    assert to_move(game) == 0
    assert [event["agenda"] for event in told(game, "marked")] == ["explorer"]


def culture(tokens: list[str], city: str) -> Document:
    """A seat with a culture card in slot 5."""
    row = ["pottery", "masonry", "astrology", "foreign_trade", "early_empire"]
    return {"row": row, "tokens": tokens, "cities": [city]}


@pytest.mark.rule("civ.win.check_time", "civ.win.check")
@pytest.mark.parametrize("when", ["every_change", "end_of_own_turn", "end_of_round"])
def test_agendas_are_looked_at_after_every_change_or_later_but_after_the_event(when: str) -> None:
    game = game_with(
        culture(SHORE[:-1], "5,1"),
        {},
        barbarians={"D": "4,2", "A": "off", "B": "off", "G": "off", "I": "off"},
        pointer=1,
        generator=rolling(1),  # D moves to the right and destroys the token at 5,2
        switches={"agenda_check": when},
    )
    say(game, "slot 5", "hex 5,2")
    assert seat_of(game, 0)["marks"] == (["explorer"] if when == "every_change" else [])
    finish_turn(game)
    assert seat_of(game, 0)["marks"] == ([] if when == "end_of_round" else ["explorer"])
    say(game, "slot 1")
    finish_turn(game)
    assert seat_of(game, 0)["tokens"].count("5,2") == 0
    assert seat_of(game, 0)["marks"] == ([] if when == "end_of_round" else ["explorer"])


def finish_turn(game: Civ) -> None:
    """The seat to move does nothing more."""
    seat = to_move(game)
    while not game.over and to_move(game) == seat:
        say(game, asked(game)[-1])


@pytest.mark.rule("civ.win.check")
def test_an_agenda_still_met_after_the_event_is_marked_before_the_check() -> None:
    game = game_with(
        {"marks": DONE[:2], "tokens": SHORE}, {}, pointer=0, pending=[{"end_turn": {"seat": 1}}]
    )
    assert game.over
    assert game.ranking() == [1, 2]


@pytest.mark.rule("civ.win.mark_stays")
def test_a_mark_stays_though_the_condition_is_lost() -> None:
    game = end_of_round({"marks": ["explorer"], "tokens": SHORE[:3]}, {})
    assert seat_of(game, 0)["marks"] == ["explorer"]
    assert game.scores() == [1, 0]


@pytest.mark.rule("civ.win.check", "civ.win.first_wording")
def test_who_fulfils_the_last_agenda_first_still_lets_the_others_finish_the_round() -> None:
    seat = culture(SHORE[:-1], "5,1") | {"marks": DONE[:2]}
    game = game_with(seat, {"marks": DONE, "cities": ["-3,7"]}, wonders={"petra": "-3,7"})
    say(game, "slot 5", "hex 5,2")
    finish_turn(game)
    assert (to_move(game), question(game)) == (1, "focus")
    say(game, "slot 1")
    finish_turn(game)
    assert game.over
    assert game.scores() == [3, 3]
    assert game.ranking() == [2, 1]  # seat 1 has more wonders


@pytest.mark.rule("civ.win.same_round")
def test_several_players_may_mark_the_same_agenda() -> None:
    theirs: Document = {"cities": ["-3,7", "-1,3", "-3,5", "-3,9", "1,3", "1,5", "0,7"]}
    game = end_of_round({"cities": ["5,-5", "2,-2", "3,0", "5,2", "3,2", "3,4", "6,-4"]}, theirs)
    for seat in range(2):
        assert seat_of(game, seat)["marks"] == ["civilized"]
    assert game.scores() == [1, 1]


@pytest.mark.rule("civ.win.mark_supply")
def test_a_mark_takes_a_control_token_but_needs_none() -> None:
    assert seat_of(end_of_round({"tokens": SHORE}, {}), 0)["unused"] == 31 - 15 - 1
    free = {"agenda_marks_use_tokens": False}
    assert seat_of(end_of_round({"tokens": SHORE}, {}, switches=free), 0)["unused"] == 16
    more = [
        *["6,-2", "6,-1", "5,-2", "5,-1", "4,-2", "3,-2", "3,-1", "2,0"],
        *["3,0", "4,0", "5,0", "4,1", "5,1", "3,1", "2,1", "2,2"],
    ]
    seat = seat_of(end_of_round({"tokens": [*SHORE, *more]}, {}, barbarians={"D": "off"}), 0)
    assert seat["marks"] == ["explorer"]
    assert seat["unused"] == 0
    assert len(seat["tokens"]) == 31


# Ties.


@pytest.mark.rule("civ.win.tie_wonders")
def test_of_several_winners_the_one_with_more_wonders_wins() -> None:
    seats: list[Document] = [
        {"marks": DONE, "tokens": SHORE[:9]},
        {"marks": DONE, "cities": ["-3,7"]},
    ]
    game = end_of_round(*seats, wonders={"petra": "-3,7", "oracle": "2,2"})
    assert game.over
    assert game.ranking() == [2, 1]
    assert game.standing() == [[3, 0, 10], [3, 1, 2]]


@pytest.mark.rule("civ.win.tiebreak")
def test_then_the_one_with_more_friendly_spaces_wins() -> None:
    seats: list[Document] = [
        {"marks": DONE, "tokens": SHORE[:2], "cities": ["2,2"], "caravans": ["3,2"]},
        {"marks": DONE, "tokens": ["-1,8"], "reinforced": ["0,8"], "cities": ["-3,7", "-3,5"]},
    ]
    game = end_of_round(*seats)
    assert game.ranking() == [2, 1]
    assert [worth[2] for worth in game.standing()] == [4, 5]


@pytest.mark.rule("civ.win.tie_left")
def test_those_still_tied_share_the_victory_or_the_later_one_wins() -> None:
    seats: list[Document] = [{"marks": DONE}, {"marks": DONE}]
    assert end_of_round(*seats).ranking() == [1, 1]
    later = {"final_tie": "later_in_turn_order"}
    assert end_of_round(*seats, switches=later).ranking() == [2, 1]
    assert end_of_round(*seats, switches=later, start=1).ranking() == [1, 2]
    three = end_of_round(*seats, {"marks": DONE}, switches=later, start=1)
    assert three.ranking() == [1, 3, 2]  # 1 began, then came 2, then 0


@pytest.mark.rule("civ.epic")
def test_the_epic_game_has_four_victory_cards_and_asks_for_an_agenda_on_each() -> None:
    assert len(new_game(2, 0, {"victory_cards": 4}).victory) == 4
    assert len(new_game(2, 0).victory) == 3
    epic: Document = {"victory": ["v1", "v2", "v3", "v5"], "switches": {"victory_cards": 4}}
    assert not end_of_round({"marks": DONE}, {}, **epic).over
    game = end_of_round({"marks": [*DONE, "populous"]}, {}, **epic)
    assert game.over
    assert game.scores() == [4, 0]


# Agendas.


@pytest.mark.rule("civ.agenda.cities")
def test_civilized_asks_for_eight_cities() -> None:
    assert marks({"cities": EIGHT_CITIES}) == ["civilized"]
    assert marks({"cities": EIGHT_CITIES[:6], "reinforced": EIGHT_CITIES[6:]}) == []


@pytest.mark.rule(
    "civ.agenda.wonders_economy",
    "civ.agenda.wonders_military",
    "civ.agenda.wonders_culture",
    "civ.agenda.wonders_science",
)
@pytest.mark.parametrize(
    ("agenda", "victory", "wonders"),
    [
        ("moneygrubber", "v1", ["colossus", "big_ben"]),
        ("paranoid", "v2", ["petra", "pentagon"]),
        ("aesthetic", "v3", ["stonehenge", "eiffel_tower"]),
        ("scholarly", "v4", ["oracle", "kremlin"]),
    ],
)
def test_four_agendas_ask_for_two_wonders_of_a_type(
    agenda: str, victory: str, wonders: list[str]
) -> None:
    seat: Document = {"cities": ["5,-5"], "tokens": ["2,-2"]}
    first, second = wonders
    assert marks(seat, victory, wonders={first: "5,-5", second: "2,-2"}) == [agenda]
    assert marks(seat, victory, wonders={first: "5,-5", second: "3,0"}) == []  # nobody's
    other = "pyramids" if victory == "v2" else "alhambra"
    assert marks(seat, victory, wonders={first: "5,-5", other: "2,-2"}) == []


@pytest.mark.rule("civ.agenda.warmonger", "civ.agenda.city_states")
def test_warmonger_asks_for_two_conquered_city_states() -> None:
    assert marks({"cities": ["4,-4", "6,0"]}) == ["warmonger"]
    assert marks({"cities": ["4,-4"], "reinforced": ["6,0"]}) == ["warmonger"]  # a stand-in
    assert marks({"cities": ["4,-4"]}) == []
    conqueror = {"brussels": 0, "geneva": 0}
    assert marks({"cities": ["4,-4"]}, conqueror=conqueror) == []  # the city in Geneva was razed
    assert marks({"cities": ["4,-4", "6,0"]}, conqueror=conqueror) == ["warmonger"]


@pytest.mark.rule("civ.agenda.warmonger", "civ.agenda.capital_beaten")
def test_or_for_a_rival_capital_beaten_in_an_attack_of_ones_own() -> None:
    game = game_with(army(slot=5, tokens=["-1,8"]), rival(), generator=rolling(6, 1))
    attack(game, CAPITAL, slot=5)  # 6 + 5 against 1 + 2
    finish_turn(game)
    assert seat_of(game, 0)["marks"] == ["warmonger"]  # though there was nothing to take
    assert seat_of(game, 0)["beat_capital"]
    lost = game_with(army(slot=1, tokens=["-1,8"]), rival(), generator=rolling(1, 6))
    attack(lost, CAPITAL, slot=1)
    assert seat_of(lost, 0)["marks"] == seat_of(lost, 1)["marks"] == []


@pytest.mark.rule("civ.agenda.coast", "civ.agenda.edge")
def test_explorer_asks_for_fifteen_spaces_at_water_or_edge() -> None:
    assert marks({"tokens": SHORE}) == ["explorer"]
    assert marks({"tokens": SHORE[:14]}) == []
    assert marks({"tokens": [*SHORE[:14], "4,2", "3,0", "5,0"]}) == []  # inland
    assert marks({"tokens": SHORE[1:14], "cities": ["4,-5"], "reinforced": ["5,2"]}) == ["explorer"]


@pytest.mark.rule("civ.agenda.coast")
@pytest.mark.parametrize(("others", "marked"), [(14, ["explorer"]), (13, [])])
def test_the_capital_is_one_of_the_fifteen_if_it_lies_at_water(
    others: int, marked: list[str]
) -> None:
    shore = [hex_ for hex_ in SHORE if hex_ != "2,-1"]  # with three players no edge
    seat: Document = {"capital": "-5,2", "tokens": shore[:others]}
    rivals: list[Document] = [{"capital": "-1,9"}, {"capital": "7,-2"}]
    assert seat_of(end_of_round(seat, *rivals), 0)["marks"] == marked


@pytest.mark.rule("civ.agenda.edge")
def test_a_space_with_fewer_than_six_neighbours_is_at_the_edge_and_filled_holes_are_water() -> None:
    tile = Laid(0, 0, 16, 0, 0)  # the middle has six neighbours, all on the tile, none of water
    board = Board([tile], [])
    middle = board.hexes.numbers[0, 0]
    assert (board.edge[middle], board.coast[middle]) == (0, 0)
    assert board.edge[board.hexes.numbers[-1, 0]] == 1
    filled = Board([tile], [(-2, 0), (-2, 1)])
    beside = filled.hexes.numbers[-1, 0]
    assert (board.coast[board.hexes.numbers[-1, 0]], filled.coast[beside]) == (0, 1)


@pytest.mark.rule("civ.agenda.tech")
def test_technophile_asks_for_the_last_space_of_the_tech_dial() -> None:
    assert marks({"dial": 24}, "v4") == ["technophile"]
    assert marks({"dial": 23}, "v4") == []


@pytest.mark.rule("civ.agenda.tech")
@pytest.mark.parametrize("when", ["every_change", "end_of_own_turn", "end_of_round"])
def test_passing_the_last_space_is_enough(when: str) -> None:
    row = ["pottery", "masonry", "early_empire", "foreign_trade", "astrology"]
    game = game_with(
        {"row": row, "dial": 22}, {}, victory=["v1", "v2", "v4"], switches={"agenda_check": when}
    )
    say(game, "slot 5", "number 0")
    finish_turn(game)
    assert seat_of(game, 0)["dial"] == 15
    assert seat_of(game, 0)["marks"] == ["technophile"]


@pytest.mark.rule("civ.example.mature", "civ.city.mature.edge")
def test_a_city_at_the_edge_with_four_neighbours_three_tokens_and_water_is_mature() -> None:
    seat: Document = {"cities": ["-5,9"], "tokens": ["-4,9", "-4,8"], "reinforced": ["-5,8"]}
    game = game_with(seat, {}, barbarians={"A": "off"})
    city = game.board.hexes.numbers[-5, 9]
    assert len(game.board.near[city]) == 4
    assert game.is_mature(city, 0)
    for token in ["-4,9", "-4,8", "-5,8"]:
        less = {
            "cities": ["-5,9"],
            "tokens": [hex_ for hex_ in ["-4,9", "-4,8", "-5,8"] if hex_ != token],
        }
        assert not game_with(less, {}, barbarians={"A": "off"}).is_mature(city, 0)


MATURE = {  # cities at the edge, and the tokens they need besides water
    "7,-4": ["6,-4", "6,-3", "7,-3"],
    "-5,9": ["-4,9", "-4,8", "-5,8"],
    "-3,4": ["-2,4", "-2,3", "-3,5"],
    "5,3": ["5,2", "4,3", "4,4"],
}
NO_BARBARIANS = {letter: "off" for letter in "ABDGI"}


@pytest.mark.rule("civ.agenda.mature")
def test_populous_asks_for_five_mature_cities_the_capital_included() -> None:
    near_capital = ["8,-3", "6,-2", "8,-2", "6,-1", "7,-1"]  # and 7,-3
    tokens = [token for near in MATURE.values() for token in near] + near_capital
    seat: Document = {"cities": list(MATURE), "tokens": tokens}
    assert marks(seat, "v5", barbarians=NO_BARBARIANS) == ["populous"]
    for lost in ["6,-2", "4,4"]:
        seat = {"cities": list(MATURE), "tokens": [hex_ for hex_ in tokens if hex_ != lost]}
        assert marks(seat, "v5", barbarians=NO_BARBARIANS) == []


@pytest.mark.rule("civ.card.maturity_helpers")
def test_sydney_opera_house_and_open_borders_lend_rival_tokens() -> None:
    off = NO_BARBARIANS
    seat: Document = {"cities": ["5,3"], "tokens": ["5,2", "4,3"]}
    other: Document = {"tokens": ["4,4"]}
    game = game_with(seat, other, barbarians=off)
    city = game.board.hexes.numbers[5, 3]
    assert not game.is_mature(city, 0)
    opera = game_with(seat, other, barbarians=off, wonders={"sydney_opera_house": "7,-2"})
    assert opera.is_mature(city, 0)
    borders = seat | {"treaties": {"1": ["open_borders"]}}
    assert game_with(borders, other, barbarians=off).is_mature(city, 0)
    embassy = seat | {"treaties": {"1": ["embassy"]}}
    assert not game_with(embassy, other, barbarians=off).is_mature(city, 0)
    assert not game_with(borders, {"cities": ["4,4"]}, barbarians=off).is_mature(city, 0)


@pytest.mark.rule("civ.agenda.natural", "civ.agenda.natural_held")
def test_preservationist_asks_for_two_natural_wonders() -> None:
    assert marks({"tokens": ["4,-1", "2,4"]}, "v5") == ["preservationist"]
    assert marks({"tokens": ["4,-1"], "cities": ["2,4"]}, "v5") == ["preservationist"]
    assert marks({"tokens": ["4,-1"]}, "v5") == []

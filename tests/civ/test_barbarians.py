"""Barbarians: the moves of the event dial, what they destroy, how they turn, how they spread.

On the maps of the first game with the direction token at 0, a 1 leads to the right, a 2 to the
lower right, and so on clockwise.
"""

from typing import Any

import pytest

from theogony.civ.events import TurnDial, Unstack
from theogony.civ.rules import EndRound
from theogony.civ.state import Civ
from theogony.core.rng import seeded
from theogony.core.steps import Step
from theogony.core.types import Document

from .tables import asked, game_with, question, refused, rolling, say, seat_of, to_move, told

RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT, UPPER_LEFT, UPPER_RIGHT = 1, 2, 3, 4, 5, 6

ON_MAP = {2: "ABDGI", 3: "ABCDGI", 4: "ABCDFGI"}  # the letters of the maps of the first game
MOVE = 2  # a section of the event dial with the helmet


def barbarians(players: int, places: dict[str, str]) -> dict[str, str]:
    """Those named, and all others off the map."""
    return {letter: "off" for letter in ON_MAP[players]} | places


def move(places: dict[str, str], *rolls: int, seats: list[Document], **table: Any) -> Civ:
    """The pointer has just come to the helmet: the barbarians move."""
    game = game_with(
        *seats,
        barbarians=barbarians(len(seats), places),
        pointer=MOVE - 1,
        generator=table.pop("generator", rolling(*rolls)),
        **table,
    )
    return end_round(game, TurnDial(0))


def end_round(game: Civ, step: Step[Civ]) -> Civ:
    """Nothing is left of the round but this step, which is done now."""
    game.stack.clear()
    game.push(EndRound(0))
    game.push(step)
    game.settle()
    return game


def where(game: Civ, letter: str) -> str:
    place = game.position()["barbarians"][letter]
    assert isinstance(place, str)
    return place


def drawing(*numbers: tuple[int, int]) -> str:
    """A generator that gives each number out of so many."""
    for seed in range(100_000):
        rng = seeded(seed)
        written = rng.written()
        if all([rng.below(many) == number for number, many in numbers]):
            return written
    raise AssertionError("no seed fits")


# One die for all.


@pytest.mark.rule("civ.event.barbarian.one_die")
def test_all_barbarians_move_one_space_in_the_direction_of_one_die() -> None:
    game = move({"D": "2,2", "B": "-1,3"}, LOWER_RIGHT, seats=[{}, {}])
    assert (where(game, "D"), where(game, "B")) == ("2,3", "-1,4")
    assert [event["number"] for event in told(game, "rolled_direction")] == [2]
    assert where(game, "A") == "off"
    for face, place in [(1, "3,2"), (3, "1,3"), (4, "1,2"), (5, "2,1"), (6, "3,1")]:
        assert where(move({"D": "2,2"}, face, seats=[{}, {}]), "D") == place


@pytest.mark.rule("civ.setup.direction_token")
def test_the_direction_token_lies_the_same_way_for_the_whole_game() -> None:
    game = move({"D": "2,2"}, 2, seats=[{}, {}], bearing=1)
    assert where(game, "D") == "3,2"
    assert game.position()["bearing"] == 1


@pytest.mark.rule("civ.example.barbarian")
def test_one_die_for_all_d_destroys_a_city_and_f_crosses_water() -> None:
    seats: list[Document] = [{"cities": ["1,3"]}, {}, {}, {}]
    game = move({"D": "2,2", "F": "8,0"}, 2, seats=seats, bearing=5)  # a 2: to the lower left
    assert (where(game, "D"), where(game, "F")) == ("1,3", "6,2")
    assert seat_of(game, 0)["cities"] == []


# What they do to players.


@pytest.mark.rule("civ.event.barbarian.caravan")
def test_a_caravan_is_destroyed_and_goes_back_to_the_economy_card() -> None:
    game = move({"D": "2,2"}, RIGHT, seats=[{"caravans": ["3,2"]}, {"caravans": ["3,2"]}])
    assert where(game, "D") == "3,2"
    for seat in range(2):
        assert seat_of(game, seat)["caravans"] == ["card", "unused", "unused"]


@pytest.mark.rule("civ.event.barbarian.token")
def test_an_unreinforced_token_is_destroyed_and_the_barbarian_stays() -> None:
    game = move({"D": "2,2"}, RIGHT, seats=[{}, {"tokens": ["3,2", "4,2"]}])
    assert where(game, "D") == "3,2"
    assert seat_of(game, 1)["tokens"] == ["4,2"]
    assert seat_of(game, 1)["unused"] == 30
    assert [event["seat"] for event in told(game, "lost_token")] == [1]


@pytest.mark.rule("civ.event.barbarian.token")
def test_a_city_is_destroyed_and_can_be_built_again() -> None:
    game = move({"D": "2,2"}, RIGHT, seats=[{"cities": ["3,2", "5,2"]}, {}])
    assert where(game, "D") == "3,2"
    assert seat_of(game, 0)["cities"] == ["5,2"]
    assert game.players[0].cities == 6


@pytest.mark.rule("civ.wonder.barbarian")
def test_a_wonder_stays_where_its_city_was() -> None:
    seats: list[Document] = [{"cities": ["3,2"]}, {}]
    game = move({"D": "2,2"}, RIGHT, seats=seats, wonders={"colossus": "3,2"})
    assert game.position()["wonders"] == {"colossus": "3,2"}
    assert [event["wonder"] for event in told(game, "lost_wonder")] == ["colossus"]
    assert game.wonders_of(0) == 0


@pytest.mark.rule("civ.natural.returns", "civ.natural.city")
@pytest.mark.parametrize("piece", ["tokens", "cities"])
def test_a_natural_wonder_returns_to_its_space_beside_the_barbarian(piece: str) -> None:
    game = move({"D": "1,4"}, RIGHT, seats=[{piece: ["2,4"]}, {}])
    assert where(game, "D") == "2,4"
    assert seat_of(game, 0)["naturals"] == []
    assert game.position()["naturals"]["2,4"] == "grand_mesa"


@pytest.mark.rule("civ.event.barbarian.reinforced", "civ.military.reinforce.barbarian")
def test_a_reinforced_token_is_turned_and_the_barbarian_returns() -> None:
    game = move({"D": "2,2"}, RIGHT, seats=[{"reinforced": ["3,2", "4,2"]}, {}])
    assert where(game, "D") == "2,2"
    assert seat_of(game, 0)["tokens"] == ["3,2"]
    assert seat_of(game, 0)["reinforced"] == ["4,2"]
    assert [event["letter"] for event in told(game, "barbarian_came_back")] == ["D"]


@pytest.mark.rule("civ.event.barbarian.capital")
def test_a_capital_costs_two_trade_tokens_of_the_owners_choice() -> None:
    game = move({"D": "6,-2"}, RIGHT, seats=[{"trade": [0, 2, 0, 1, 1]}, {}])
    assert where(game, "D") == "6,-2"
    assert (question(game), to_move(game)) == ("loss", 0)
    assert asked(game) == ["slot 2", "slot 4"]  # after slot 5 no second one could be lost
    assert refused(game, "slot 1") == "civ.event.barbarian.capital"
    say(game, "slot 2")
    assert asked(game) == ["slot 2", "slot 4", "slot 5"]
    say(game, "slot 5")
    assert seat_of(game, 0)["trade"] == [0, 1, 0, 1, 0]
    assert question(game) == "focus"


@pytest.mark.rule("civ.event.barbarian.capital")
def test_fewer_than_two_trade_tokens_are_all_lost_but_no_city_state() -> None:
    seat: Document = {"cities": ["6,0"], "trade": [0, 0, 1, 0, 0]}
    game = move({"D": "6,-2"}, RIGHT, seats=[seat, {}])
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert seat_of(game, 0)["guests"] == {"1": ["geneva"]}
    assert question(game) == "focus"
    assert where(move({"D": "6,-2"}, RIGHT, seats=[{}, {}]), "D") == "6,-2"


@pytest.mark.rule("civ.event.barbarian.several_pieces")
def test_all_pieces_in_a_space_suffer() -> None:
    game = move({"D": "2,2"}, RIGHT, seats=[{"reinforced": ["3,2"]}, {"caravans": ["3,2"]}])
    assert where(game, "D") == "2,2"
    assert seat_of(game, 0)["tokens"] == ["3,2"]
    assert seat_of(game, 1)["caravans"][0] == "card"
    game = move({"D": "6,-2"}, RIGHT, seats=[{"trade": [2, 0, 0, 0, 0]}, {"caravans": ["7,-2"]}])
    assert where(game, "D") == "6,-2"
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 0]
    assert seat_of(game, 1)["caravans"][0] == "card"


@pytest.mark.rule("civ.event.barbarian.tokens_on_map")
def test_resources_natural_wonders_and_lone_wonders_are_left_alone() -> None:
    places = {"A": "-3,4", "B": "-1,8", "D": "1,4", "I": "0,6"}
    game = move(places, RIGHT, seats=[{}, {}], wonders={"petra": "1,6"})
    assert (where(game, "A"), where(game, "B")) == ("-2,4", "0,8")
    assert (where(game, "D"), where(game, "I")) == ("2,4", "1,6")
    lying = game.position()
    assert lying["naturals"]["2,4"] == "grand_mesa"
    assert lying["naturals"]["-2,4"] == "mt_everest"
    assert lying["resources"]["0,8"] == "diamond"
    assert lying["wonders"] == {"petra": "1,6"}


@pytest.mark.rule("civ.event.barbarian.city_state", "civ.citystate.barbarian_on")
def test_a_barbarian_may_come_to_stand_on_a_city_state_and_blocks_it() -> None:
    row = ["masonry", "astrology", "early_empire", "pottery", "foreign_trade"]
    game = move({"D": "5,0"}, RIGHT, seats=[{"row": row, "tokens": ["5,1"]}, {}])
    assert where(game, "D") == "6,0"
    assert game.position()["city_states"]["geneva"] == "6,0"
    assert (question(game), to_move(game)) == ("focus", 0)
    say(game, "slot 5")
    assert "hex 6,0" not in asked(game)


@pytest.mark.rule("civ.citystate.barbarian_razed")
@pytest.mark.parametrize("razed", ["owner_keeps", "returns"])
def test_the_token_of_a_razed_city_state_stays_with_its_conqueror_or_returns(razed: str) -> None:
    seat: Document = {"cities": ["6,0"]}
    game = move({"D": "5,0"}, RIGHT, seats=[seat, {}], switches={"razed_city_state": razed})
    assert where(game, "D") == "6,0"
    assert seat_of(game, 0)["cities"] == []
    kept = razed == "owner_keeps"
    assert seat_of(game, 0)["guests"] == ({"1": ["geneva"]} if kept else {})
    assert ("geneva" in game.position()["city_states"]) != kept
    assert game.cards_left(4) == (0 if kept else 2)


# Water and edges.


@pytest.mark.rule("civ.event.barbarian.water")
def test_over_water_it_goes_on_to_the_first_land() -> None:
    seats: list[Document] = [{"tokens": ["0,6"]}, {}]
    game = move({"D": "2,1", "B": "0,1"}, LEFT, seats=seats)
    assert (where(game, "D"), where(game, "B")) == ("0,1", "-1,1")
    game = move({"B": "0,1"}, LOWER_RIGHT, seats=seats)  # four spaces of water
    assert where(game, "B") == "0,6"
    assert seat_of(game, 0)["tokens"] == []


@pytest.mark.rule("civ.event.barbarian.caravan_water")
@pytest.mark.parametrize("switch", ["destroyed", "untouched"])
def test_a_caravan_on_water_that_a_barbarian_crosses(switch: str) -> None:
    game = move(
        {"B": "0,1"},
        LOWER_RIGHT,
        seats=[{"caravans": ["0,4"]}, {}],
        switches={"barbarian_crosses_caravan_on_water": switch},
    )
    assert where(game, "B") == "0,6"
    assert seat_of(game, 0)["caravans"][0] == ("card" if switch == "destroyed" else "0,4")


@pytest.mark.rule("civ.event.barbarian.edge")
def test_instead_of_leaving_the_map_it_moves_the_other_way_from_where_it_stands() -> None:
    game = move({"A": "-5,8"}, LEFT, seats=[{"tokens": ["-4,8"]}, {}])
    assert where(game, "A") == "-4,8"
    assert seat_of(game, 0)["tokens"] == []


@pytest.mark.rule("civ.event.barbarian.edge", "civ.event.barbarian.turn_water")
@pytest.mark.parametrize(
    ("place", "roll", "behind"),
    [
        ("7,-4", RIGHT, "6,-4"),
        ("7,-3", UPPER_RIGHT, "6,-2"),
        ("8,-3", UPPER_LEFT, "8,-2"),  # two spaces of water
        ("-5,9", LOWER_RIGHT, "-5,8"),
    ],
)
def test_on_water_at_the_edge_it_turns_there_and_runs_back_to_the_land_it_came_from(
    place: str, roll: int, behind: str
) -> None:
    game = move({"D": place}, roll, seats=[{}, {"tokens": [behind]}])
    assert where(game, "D") == place
    assert seat_of(game, 1)["tokens"] == [behind]  # on its other side, not touched
    assert told(game, "barbarian_moved") == told(game, "barbarian_stayed") == []
    assert [event["hex"] for event in told(game, "barbarian_came_back")] == [place]


@pytest.mark.rule("civ.event.barbarian.caravan_water", "civ.event.barbarian.edge")
@pytest.mark.parametrize("switch", ["destroyed", "untouched"])
def test_a_caravan_on_the_water_where_it_turns(switch: str) -> None:
    game = move(
        {"D": "8,-3"},
        UPPER_LEFT,
        seats=[{"caravans": ["8,-5"]}, {}],
        switches={"barbarian_crosses_caravan_on_water": switch},
    )
    assert where(game, "D") == "8,-3"
    assert seat_of(game, 0)["caravans"][0] == ("card" if switch == "destroyed" else "8,-5")


@pytest.mark.rule("civ.event.barbarian.turn_water")
def test_turned_round_it_crosses_water_too() -> None:
    assert where(move({"B": "0,1"}, UPPER_LEFT, seats=[{}, {}]), "B") == "0,6"
    game = move({"B": "1,0"}, UPPER_LEFT, seats=[{"reinforced": ["1,2"]}, {}])
    assert where(game, "B") == "1,0"
    assert seat_of(game, 0)["tokens"] == ["1,2"]


@pytest.mark.rule("civ.event.barbarian.turn_chain")
def test_a_barbarian_turned_back_ends_where_it_began_however_it_got_there() -> None:
    game = move({"D": "5,3"}, RIGHT, seats=[{"reinforced": ["4,3"], "tokens": ["5,2"]}, {}])
    assert where(game, "D") == "5,3"
    assert seat_of(game, 0)["tokens"] == ["5,2", "4,3"]


@pytest.mark.rule("civ.event.barbarian.turn_chain")
@pytest.mark.parametrize("roll", [UPPER_RIGHT, LOWER_LEFT])
def test_between_edge_and_water_at_the_edge_it_ends_where_it_began(roll: int) -> None:
    game = move({"D": "2,9"}, roll, seats=[{"caravans": ["3,8"]}, {}, {}, {}])
    assert where(game, "D") == "2,9"
    assert [event["hex"] for event in told(game, "barbarian_came_back")] == ["2,9"]
    assert seat_of(game, 0)["caravans"][0] == "card"  # it came onto that water


@pytest.mark.rule("civ.event.barbarian.capital_water")
@pytest.mark.parametrize(("place", "roll"), [("-5,4", UPPER_LEFT), ("-7,4", LOWER_LEFT)])
def test_a_capital_turns_it_back_over_the_water(place: str, roll: int) -> None:
    seats: list[Document] = [{}, {}, {"trade": [0, 0, 0, 0, 3]}]
    game = move({"C": place}, roll, seats=seats)
    assert where(game, "C") == place
    assert seat_of(game, 2)["trade"] == [0, 0, 0, 0, 1]


# One after the other.


@pytest.mark.rule("civ.event.barbarian.order")
def test_in_the_order_of_letters_each_arrival_is_carried_out_at_once() -> None:
    game = move({"B": "3,3", "D": "5,3"}, RIGHT, seats=[{"reinforced": ["4,3"]}, {}])
    assert (where(game, "B"), where(game, "D")) == ("3,3", "4,3")  # turned down, then destroyed
    assert seat_of(game, 0)["tokens"] == seat_of(game, 0)["reinforced"] == []


@pytest.mark.rule("civ.event.barbarian.order")
def test_or_the_start_player_chooses_the_order() -> None:
    game = move(
        {"B": "3,3", "D": "5,3", "A": "-4,8"},
        RIGHT,
        seats=[{}, {"reinforced": ["4,3"]}],
        start=0,
        switches={"barbarian_order": "start_player"},
    )
    assert (question(game), to_move(game)) == ("barbarian", 0)
    assert asked(game) == ["barbarian a", "barbarian b", "barbarian d"]
    say(game, "barbarian d")
    assert refused(game, "barbarian d") == "civ.event.barbarian.order"
    say(game, "barbarian a")
    assert (where(game, "A"), where(game, "B"), where(game, "D")) == ("-3,8", "4,3", "5,3")
    assert seat_of(game, 1)["tokens"] == []


# Two in one space.


@pytest.mark.rule("civ.event.barbarian.stack", "civ.event.barbarian.stack.how")
def test_of_two_in_one_space_a_drawn_one_moves_by_a_new_die() -> None:
    # D is turned back to 2,2, where I has come from 1,2; I is drawn and rolls a 2.
    generator = drawing((0, 6), (1, 2), (1, 6))
    seats: list[Document] = [{"reinforced": ["3,2"]}, {}]
    game = move({"D": "2,2", "I": "1,2"}, seats=seats, generator=generator)
    assert (where(game, "D"), where(game, "I")) == ("2,2", "2,3")
    assert [event["letter"] for event in told(game, "drew_barbarian")] == ["I"]
    assert [event["number"] for event in told(game, "rolled_direction")] == [1, 2]
    generator = drawing((0, 6), (0, 2), (0, 6))  # D is drawn: now the token is destroyed
    game = move({"D": "2,2", "I": "1,2"}, seats=seats, generator=generator)
    assert (where(game, "D"), where(game, "I")) == ("3,2", "2,2")
    assert seat_of(game, 0)["tokens"] == []


@pytest.mark.rule("civ.event.barbarian.stack.how")
def test_if_the_drawn_one_ends_in_the_same_space_all_is_repeated() -> None:
    generator = drawing((0, 6), (0, 2), (1, 6), (1, 2), (3, 6))
    seats: list[Document] = [{"reinforced": ["3,2", "2,3"]}, {}]
    game = move({"D": "2,2", "I": "1,2"}, seats=seats, generator=generator)
    assert (where(game, "D"), where(game, "I")) == ("2,2", "1,2")
    assert [event["letter"] for event in told(game, "drew_barbarian")] == ["D", "I"]
    assert seat_of(game, 0)["tokens"] == ["3,2", "2,3"]


@pytest.mark.rule("civ.event.barbarian.stack.how")
def test_the_stack_with_the_lowest_letter_is_parted_first() -> None:
    places = {"A": "3,3", "D": "3,3", "B": "-4,8", "G": "-4,8"}
    game = game_with(
        {},
        {},
        barbarians=barbarians(2, places),
        generator=drawing((1, 2), (0, 6), (0, 2), (0, 6)),
    )
    end_round(game, Unstack(0))
    assert [event["letter"] for event in told(game, "drew_barbarian")] == ["D", "B"]
    assert (where(game, "A"), where(game, "D")) == ("3,3", "4,3")
    assert (where(game, "B"), where(game, "G")) == ("-3,8", "-4,8")


@pytest.mark.rule("civ.event.barbarian.stack.stuck")
def test_a_stack_that_no_die_would_part_stays() -> None:
    # Off Carthage: two ways end at the edge and turn, the others at reinforced tokens.
    around = ["2,0", "2,-1", "0,1", "1,2"]
    game = game_with(
        {"reinforced": around},
        {},
        barbarians=barbarians(2, {"A": "1,0", "D": "1,0"}),
    )
    end_round(game, Unstack(0))
    assert (where(game, "A"), where(game, "D")) == ("1,0", "1,0")
    assert seat_of(game, 0)["tokens"] == []
    assert told(game, "drew_barbarian") == []


# Petra.


@pytest.mark.rule("civ.card.petra")
def test_petra_turns_barbarians_round_before_cities_and_reinforced_tokens() -> None:
    petra = {"wonders": {"petra": "7,-2"}}
    seat: Document = {"reinforced": ["3,2"], "cities": ["5,2"], "caravans": ["5,2"]}
    game = move({"D": "2,2", "B": "4,2"}, RIGHT, seats=[seat, {}], **petra)
    assert (where(game, "D"), where(game, "B")) == ("1,2", "4,2")  # B is shut in
    assert seat_of(game, 0)["reinforced"] == ["3,2"]
    assert seat_of(game, 0)["cities"] == ["5,2"]
    assert seat_of(game, 0)["caravans"][0] == "5,2"
    game = move({"D": "6,-2"}, RIGHT, seats=[{"trade": [3, 0, 0, 0, 0]}, {}], **petra)
    assert where(game, "D") == "5,-2"
    assert seat_of(game, 0)["trade"] == [3, 0, 0, 0, 0]


@pytest.mark.rule("civ.card.petra")
def test_petra_does_not_protect_other_tokens_nor_other_players() -> None:
    petra = {"wonders": {"petra": "7,-2"}}
    game = move({"D": "2,2"}, RIGHT, seats=[{"tokens": ["3,2"]}, {}], **petra)
    assert where(game, "D") == "3,2"
    assert seat_of(game, 0)["tokens"] == []
    game = move({"D": "2,2"}, RIGHT, seats=[{}, {"cities": ["3,2"]}], **petra)
    assert where(game, "D") == "3,2"
    assert seat_of(game, 1)["cities"] == []


@pytest.mark.rule("civ.card.petra")
def test_between_a_protected_space_and_the_edge_a_barbarian_stays() -> None:
    game = move({"D": "5,3"}, LEFT, seats=[{"cities": ["4,3"]}, {}], wonders={"petra": "7,-2"})
    assert where(game, "D") == "5,3"
    assert seat_of(game, 0)["cities"] == ["4,3"]
    assert [event["letter"] for event in told(game, "barbarian_stayed")] == ["D"]


@pytest.mark.rule("civ.card.petra")
@pytest.mark.parametrize("protected", ["cities", "reinforced"])
def test_petra_turns_a_barbarian_on_the_water_where_it_is(protected: str) -> None:
    seats: list[Document] = [{protected: ["-1,2"]}, {"tokens": ["2,2"], "caravans": ["0,2"]}]
    game = move({"D": "1,2"}, LEFT, seats=seats, wonders={"petra": "7,-2"})
    assert where(game, "D") == "1,2"
    assert seat_of(game, 0)[protected] == ["-1,2"]
    assert seat_of(game, 1)["tokens"] == ["2,2"]
    assert seat_of(game, 1)["caravans"][0] == "card"
    seats = [{"cities": ["-1,2", "2,2"]}, {"caravans": ["0,2"]}]  # both ways are closed
    game = move({"D": "1,2"}, RIGHT, seats=seats, wonders={"petra": "7,-2"})
    assert where(game, "D") == "1,2"
    assert seat_of(game, 1)["caravans"][0] == "card"
    assert seat_of(game, 0)["cities"] == ["-1,2", "2,2"]


# Seoul.

SEOUL_MAP = [
    {"at": [0, 0], "tile": 12, "side": "b", "turn": 0},  # Seoul at -1,0, barbarian H at 2,-3
    {"at": [-3, 1], "tile": 16, "side": "a", "turn": 0},
    {"at": [-6, 2], "tile": 11, "side": "a", "turn": 0},  # barbarian G at -5,-1
]


def near_seoul(mine: Document, other: Document, **table: Any) -> Civ:
    """Seat 0 begins its turn with a card of Seoul."""
    mine = {"capital": "-3,1", "visits": ["seoul"]} | mine
    other = {"capital": "-6,2"} | other
    return game_with(mine, other, map=SEOUL_MAP, **table)


@pytest.mark.rule("civ.card.seoul")
def test_seoul_moves_a_barbarian_onto_empty_land_and_nothing_is_destroyed() -> None:
    game = near_seoul({"tokens": ["2,-2"]}, {})
    assert (question(game), asked(game)) == ("start", ["use seoul", "pass"])
    say(game, "use seoul")
    assert asked(game) == ["barbarian g", "barbarian h"]
    say(game, "barbarian g")
    assert asked(game) == ["hex -6,0", "hex -5,0"]
    say(game, "hex -5,0")
    assert (where(game, "G"), where(game, "H")) == ("-5,0", "2,-3")
    assert question(game) == "focus"
    game = near_seoul({"tokens": ["2,-2"]}, {})
    say(game, "use seoul", "barbarian h")  # only one space is left for it
    assert where(game, "H") == "1,-2"
    assert seat_of(game, 0)["tokens"] == ["2,-2"]


@pytest.mark.rule("civ.card.seoul")
def test_seoul_asks_for_strictly_empty_land_and_leads_off_city_states_too() -> None:
    spaces = {"tokens": ["-6,0"], "caravans": ["-5,0"]}
    game = near_seoul({}, spaces, barbarians={"H": "-1,0"})
    say(game, "use seoul")  # G cannot go onto a token or a caravan
    assert question(game) == "led_to"
    assert asked(game) == ["hex 0,0", "hex -2,0", "hex -2,1", "hex -1,1"]
    assert refused(game, "hex 0,-1") == "civ.card.seoul"  # water
    assert refused(game, "hex -1,0") == "civ.card.seoul"
    say(game, "hex 0,0")
    assert where(game, "H") == "0,0"
    surrounded = near_seoul({"tokens": ["1,-2", "2,-2"]}, spaces)
    assert question(surrounded) == "focus"  # nothing can be moved

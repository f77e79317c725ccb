"""Hexes: axial q,r, point on top, r growing downwards, directions 0 to 5 against the clock."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theogony.core.hexes import DIRECTIONS, NOWHERE, Hexes, around, disc, distance, rotated

places = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def test_directions_are_those_of_the_design() -> None:
    assert DIRECTIONS == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert around((0, 0)) == DIRECTIONS
    assert around((3, -1)) == [(4, -1), (4, -2), (3, -2), (2, -1), (2, 0), (3, 0)]


@pytest.mark.parametrize("radius", range(5))
def test_a_disc_has_all_places_up_to_its_radius(radius: int) -> None:
    found = disc(radius)
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(place, (0, 0)) <= radius for place in found)
    assert found == sorted(found, key=lambda place: (place[1], place[0]))


def test_distance_is_the_number_of_steps() -> None:
    steps = {(0, 0): 0}
    for far in range(1, 7):
        edge = [place for place, step in steps.items() if step == far - 1]
        for place in edge:
            for next_ in around(place):
                steps.setdefault(next_, far)
    assert all(distance((0, 0), place) == step for place, step in steps.items())
    assert len(steps) == len(disc(6))


@given(a=places, b=places, c=places)
def test_distance_is_one_between_neighbours_and_never_longer_by_a_detour(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]
) -> None:
    assert distance(a, b) == distance(b, a) >= 0
    assert (distance(a, b) == 0) == (a == b)
    assert (distance(a, b) == 1) == (b in around(a))
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(place=places, turns=st.integers(-12, 12))
def test_six_turns_are_none_and_turning_keeps_the_distance(
    place: tuple[int, int], turns: int
) -> None:
    assert rotated(place, 6) == place == rotated(rotated(place, turns), -turns)
    assert distance(rotated(place, turns), (0, 0)) == distance(place, (0, 0))
    assert rotated(rotated(place, turns), 1) == rotated(place, turns + 1)


@pytest.mark.parametrize("turns", range(6))
def test_a_turn_takes_each_direction_to_the_one_before(turns: int) -> None:
    turned = [rotated(direction, turns) for direction in DIRECTIONS]
    assert turned == [DIRECTIONS[(d - turns) % 6] for d in range(6)]


def test_places_are_numbered_as_given_and_know_their_neighbours() -> None:
    hexes = Hexes([(0, 0), (1, 0), (0, 1), (5, -3)])
    assert hexes.names == ["0,0", "1,0", "0,1", "5,-3"]
    assert [hexes.numbers[place] for place in hexes.places] == [0, 1, 2, 3]
    of = [list(hexes.neighbours[6 * hex_ : 6 * hex_ + 6]) for hex_ in range(4)]
    none = NOWHERE
    assert of[0] == [1, none, none, none, none, 2]
    assert of[1] == [none, none, none, 0, 2, none]
    assert of[2] == [none, 1, 0, none, none, none]
    assert of[3] == [none] * 6


def test_neighbours_are_mutual() -> None:
    hexes = Hexes(disc(3))
    for hex_ in range(len(hexes.places)):
        for direction in range(6):
            next_ = hexes.neighbours[6 * hex_ + direction]
            if next_ != NOWHERE:
                assert hexes.neighbours[6 * next_ + (direction + 3) % 6] == hex_

"""Sets as bits of one number, up to 62 things."""

from hypothesis import given
from hypothesis import strategies as st

from theogony.core.bits import BIT, lowest, members, size

sets = st.sets(st.integers(0, 61))


def mask_of(things: set[int]) -> int:
    return sum(BIT[thing] for thing in things)


def test_each_thing_has_its_bit() -> None:
    """The table is there because compiled shifts are wrong from 31 on."""
    assert [int(bit) for bit in BIT] == [2**thing for thing in range(62)]


@given(things=sets)
def test_a_set_has_its_members(things: set[int]) -> None:
    assert members(mask_of(things)) == sorted(things)
    assert size(mask_of(things)) == len(things)


@given(things=sets.filter(bool))
def test_the_lowest_member_is_the_first(things: set[int]) -> None:
    assert lowest(mask_of(things)) == min(things)


def test_the_empty_set() -> None:
    assert members(0) == [] and size(0) == 0


def test_the_full_set() -> None:
    full = 2**62 - 1
    assert members(full) == list(range(62)) and size(full) == 62 and lowest(full) == 0

"""Hands and piles are replaced, never changed: copies of a game share them."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from theogony.core.piles import hand_of, in_order, minus, on_top, plus, put_in_order, without

cards = st.lists(st.integers(0, 9), max_size=12)


def pile(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


@given(numbers=cards, card=st.integers(0, 9))
def test_a_card_on_top_comes_last(numbers: list[int], card: int) -> None:
    before = pile(numbers)
    assert list(on_top(before, card)) == [*numbers, card]
    assert list(before) == numbers


@given(numbers=cards.filter(bool), data=st.data())
def test_one_such_card_less(numbers: list[int], data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(numbers))
    before = pile(numbers)
    left = list(without(before, card))
    assert sorted([*left, card]) == sorted(numbers)
    assert list(before) == numbers


@given(numbers=cards, card=st.integers(0, 9))
def test_hands_stay_in_order(numbers: list[int], card: int) -> None:
    before = pile(sorted(numbers))
    assert list(put_in_order(before, card)) == sorted([*numbers, card])
    assert list(before) == sorted(numbers)


@given(numbers=cards)
def test_sorting_keeps_every_card(numbers: list[int]) -> None:
    before = pile(numbers)
    assert list(in_order(before, 10)) == sorted(numbers)
    assert list(before) == numbers


@given(numbers=st.lists(st.integers(0, 9), min_size=3, max_size=3), amount=st.integers(-5, 5))
def test_one_count_is_changed(numbers: list[int], amount: int) -> None:
    before = pile(numbers)
    assert list(plus(before, 1, amount)) == [numbers[0], numbers[1] + amount, numbers[2]]
    assert list(before) == numbers


@given(numbers=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=5))
def test_counts_are_taken_from_counts(numbers: list[tuple[int, int]]) -> None:
    have, less = pile([a for a, _ in numbers]), pile([b for _, b in numbers])
    assert list(minus(have, less)) == [a - b for a, b in numbers]
    assert list(have) == [a for a, _ in numbers] and list(less) == [b for _, b in numbers]


@given(numbers=cards, start=st.integers(0, 12), end=st.integers(0, 12))
def test_a_hand_is_a_part_of_a_pile_in_order(numbers: list[int], start: int, end: int) -> None:
    start, end = min(start, len(numbers)), min(end, len(numbers))
    if start <= end:
        before = pile(numbers)
        assert list(hand_of(before, start, end)) == sorted(numbers[start:end])
        assert list(before) == numbers


def test_growing_one_of_two_that_share_leaves_the_other_alone() -> None:
    shared = pile([1, 2, 3])[:2]
    first, second = on_top(shared, 7), on_top(shared, 8)
    assert (list(shared), list(first), list(second)) == ([1, 2], [1, 2, 7], [1, 2, 8])

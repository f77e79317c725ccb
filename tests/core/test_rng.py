"""Chance: one generator of 128 bits, the same on every machine."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theogony import PositionError, SetupError
from theogony.core.rng import Rng, read_rng, seeded


def test_it_is_xoshiro128_star_star() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next() for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


def test_numbers_have_32_bits() -> None:
    rng = seeded(12)
    met = [rng.next() for _ in range(2000)]
    assert all(0 <= number < 1 << 32 for number in met)
    assert all(900 < sum(number >> bit & 1 for number in met) < 1100 for bit in range(32))


def test_every_bit_of_the_seed_counts() -> None:
    first = {seeded(1 << bit).next() for bit in range(128)}
    assert len(first | {seeded(0).next()}) == 129


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    pairs = [(seeded(seed).next(), seeded(seed + 1).next()) for seed in range(500)]
    differing = [bin(a ^ b).count("1") for a, b in pairs]
    assert 15.5 < sum(differing) / len(differing) < 16.5


@pytest.mark.parametrize("seed", [-1, 1 << 128, 10**50])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(SetupError, match=rf"seed is {seed}, expected 0 to 2\*\*128 - 1"):
        seeded(seed)


@pytest.mark.parametrize("seed", [0, 1, 7, (1 << 128) - 1])
def test_a_generator_goes_on_from_where_it_was_written(seed: int) -> None:
    rng = seeded(seed)
    rng.next()
    again = read_rng(rng.written())
    assert len(rng.written()) == 32
    assert [again.next() for _ in range(9)] == [rng.next() for _ in range(9)]


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(3)
    copy = rng.copy()
    ahead = [copy.next() for _ in range(5)]
    assert [rng.next() for _ in range(5)] == ahead


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0" * 32,
        "1" * 31,
        "1" * 33,
        "g" * 32,
        "-" + "1" * 31,
        "+" + "1" * 31,
        "0x" + "1" * 30,
        "1_" * 16,
        " " + "1" * 31,
        "A" * 32,
        "١" * 32,  # digits, but not ours
    ],
)
def test_what_is_no_generator_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match="generator is .*, expected 32 digits"):
        read_rng(text)


@pytest.mark.parametrize("n", [1, 2, 6, 96])
def test_numbers_below_n_are_all_and_evenly_met(n: int) -> None:
    rng = seeded(3)
    met = [rng.below(n) for _ in range(1000 * n)]
    assert all(850 < met.count(number) < 1150 for number in range(n))
    assert set(met) == set(range(n))


def test_same_seed_same_shuffle() -> None:
    first, second = vec[i64](range(96)), vec[i64](range(96))
    seeded(7).shuffle(first)
    seeded(7).shuffle(second)
    assert list(first) == list(second) != list(range(96))
    assert sorted(first) == list(range(96))


def test_every_order_is_equally_likely() -> None:
    rng = seeded(5)
    met: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = vec[i64](range(3))
        rng.shuffle(cards)
        met[tuple(cards)] = met.get(tuple(cards), 0) + 1
    assert len(met) == 6 and all(870 < count < 1130 for count in met.values())


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_and_one_card_can_be_shuffled(size: int) -> None:
    cards = vec[i64](range(size))
    seeded(1).shuffle(cards)
    assert list(cards) == list(range(size))

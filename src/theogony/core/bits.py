"""Sets of up to 62 things as the bits of one number: thing 0 is bit 0, and so on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because mypyc 2.4.1 gets `1 << n` wrong for i64 from n = 31.
BIT: Final = vec[i64]([1 << n for n in range(62)])


def lowest(mask: i64) -> i64:
    """The first member of a set that is not empty."""
    bit: int = mask & -mask
    return bit.bit_length() - 1


def members(mask: i64) -> list[int]:
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def size(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count

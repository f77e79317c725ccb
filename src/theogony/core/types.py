"""The small vocabulary every game shares."""

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # 0 to n - 1, clockwise
Hex: TypeAlias = i64  # the number of a place on the map; people and documents say its q,r
CardId: TypeAlias = i64  # a printed card; identical cards have one number
Document: TypeAlias = dict[str, Any]  # what JSON can hold

NOBODY: Final = -1

# The answers every game has. Each game adds its own after these.
YES: Final = 0
NO: Final = 1
PASS: Final = 2

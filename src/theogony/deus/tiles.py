"""The continent tiles and where they lie. Which terrain sits where on a tile is reconstructed."""

from __future__ import annotations

from typing import Final

FIELD: Final = 0
FOREST: Final = 1
SWAMP: Final = 2
MOUNTAIN: Final = 3
SEA: Final = 4
VILLAGE: Final = 5
TERRAINS: Final = ["field", "forest", "swamp", "mountain", "sea", "village"]

TILES: Final = 7

# Side a and side b of tile 1, of tile 2, and so on: the middle first, then directions 0 to 5.
FACES: Final = [
    [FIELD, VILLAGE, SWAMP, FOREST, SEA, SEA, MOUNTAIN],
    [SWAMP, VILLAGE, SEA, MOUNTAIN, FOREST, FIELD, SEA],
    [FOREST, VILLAGE, SWAMP, SEA, MOUNTAIN, SEA, FIELD],
    [MOUNTAIN, VILLAGE, SEA, SWAMP, FIELD, SEA, FOREST],
    [SWAMP, VILLAGE, FIELD, SEA, MOUNTAIN, SEA, FOREST],
    [SEA, VILLAGE, SEA, FIELD, FOREST, SWAMP, MOUNTAIN],
    [MOUNTAIN, VILLAGE, FIELD, SEA, FOREST, SWAMP, SEA],
    [FIELD, VILLAGE, SEA, SEA, SWAMP, MOUNTAIN, FOREST],
    [SEA, VILLAGE, SEA, MOUNTAIN, FOREST, FIELD, SWAMP],
    [FOREST, VILLAGE, MOUNTAIN, SEA, SEA, SWAMP, FIELD],
    [FIELD, VILLAGE, SEA, MOUNTAIN, SWAMP, SEA, FOREST],
    [SWAMP, VILLAGE, SEA, SEA, FOREST, FIELD, MOUNTAIN],
    [FOREST, VILLAGE, SEA, MOUNTAIN, SWAMP, FIELD, SEA],
    [MOUNTAIN, VILLAGE, SWAMP, SEA, FIELD, FOREST, SEA],
]

STANDARD: Final = "standard"

# Where the middles of the tiles lie, by the number of players and the name of the layout.
LAYOUTS: Final[dict[int, dict[str, list[tuple[int, int]]]]] = {
    2: {
        STANDARD: [(0, 0), (2, 1), (-1, 3), (1, 4)],
        "line": [(0, 0), (2, 1), (4, 2), (6, 3)],
        "star": [(0, 0), (2, 1), (-3, 2), (1, -3)],
    },
    3: {
        STANDARD: [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)],
        "parallelogram": [(0, 0), (2, 1), (-1, 3), (1, 4), (-2, 6), (0, 7)],
        "open_flower": [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3)],
    },
    4: {
        STANDARD: [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)],
        "trapezoid": [(0, 0), (2, 1), (4, 2), (6, 3), (-1, 3), (1, 4), (3, 5)],
        "tailed_triangle": [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6), (-3, 9)],
    },
}

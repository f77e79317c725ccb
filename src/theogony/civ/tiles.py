"""The map tiles as printed, and the maps the rules give. All tiles have one shape of ten spaces."""

from __future__ import annotations

from typing import Final

GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAINS: Final = 4
WATER: Final = 5
NATURAL: Final = 6  # the space of a natural wonder has no terrain
TERRAINS: Final = ["grassland", "hills", "forest", "desert", "mountains", "water", "wonder"]
DIFFICULTY: Final = [1, 2, 3, 4, 5, 1, 5]  # that of water only where an effect opens it

TILES: Final = 16

# The ten spaces of side a, the middle first, the tip with the number last; side b is its mirror.
SHAPE: Final = [
    *[(0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1)],
    *[(1, 0), (1, -1), (1, -2), (0, -2), (1, -3)],
]

NATURAL_TILES: Final = [1, 2, 4, 13]
CITY_STATE_TILES: Final = [6, 12, 14, 15]
CAPITAL_TILES: Final = [7, 9, 11, 16]
PLAIN_TILES: Final = [3, 5, 8, 10]

# Terrain by terrain in the order of SHAPE; behind a plus what is printed on the space: the letter
# of a barbarian, a resource, a city-state, a natural wonder or a capital.
FACES: Final = {
    "1a": "wonder+torres_del_paine hills grassland desert hills "
    "mountains mountains+A mountains mountains+marble water",
    "1b": "wonder+cliffs_of_dover water water water grassland+A "
    "forest hills grassland water grassland",
    "2a": "wonder+mt_everest mountains hills hills mountains "
    "hills grassland hills mountains+B mountains",
    "2b": "water wonder+crater_lake hills mountains+diamond mountains "
    "mountains mountains hills forest forest",
    "3a": "water grassland grassland desert+marble mountains "
    "water grassland mountains+C forest+oil mountains",
    "3b": "desert+C desert hills desert hills+oil desert grassland forest forest desert+mercury",
    "4a": "wonder+grand_mesa hills desert mountains mountains "
    "forest hills mountains grassland+D mountains+mercury",
    "4b": "wonder+galapagos_islands water water water water "
    "water grassland hills hills mountains+D",
    "5a": "mountains grassland grassland mountains+diamond hills "
    "hills hills forest+oil grassland forest",
    "5b": "mountains+mercury hills hills forest forest hills hills grassland+E grassland grassland",
    "6a": "water mountains hills forest grassland+carthage forest water water grassland water",
    "6b": "hills mountains hills forest grassland+kumasi "
    "hills grassland forest grassland mountains+marble",
    "7a": "grassland+capital grassland mountains water water "
    "water water mountains forest forest+mercury",
    "7b": "grassland+capital grassland mountains water forest "
    "water grassland forest+diamond forest grassland",
    "8a": "forest forest forest grassland+mercury grassland "
    "water water forest+diamond forest forest",
    "8b": "forest mountains forest+mercury water water water desert forest mountains water",
    "9a": "hills+capital grassland hills water water "
    "grassland hills hills grassland mountains+diamond",
    "9b": "hills+capital hills hills water forest forest hills forest+oil grassland forest",
    "10a": "water water hills grassland grassland hills desert+oil desert+F mountains mountains",
    "10b": "forest+F grassland desert+diamond desert forest "
    "desert+marble grassland water water water",
    "11a": "grassland+capital forest grassland hills mountains "
    "mountains+diamond hills hills forest forest+G",
    "11b": "grassland+capital mountains grassland water hills "
    "hills grassland desert grassland+marble grassland",
    "12a": "grassland+brussels hills desert desert hills "
    "hills hills mountains+mercury desert desert",
    "12b": "grassland water hills forest+mercury grassland "
    "grassland+seoul water forest grassland grassland+H",
    "13a": "wonder+mt_kilimanjaro grassland grassland hills desert "
    "desert desert forest grassland forest",
    "13b": "wonder+pantanal grassland water forest water forest water hills+diamond forest water",
    "14a": "forest forest forest grassland+geneva hills forest hills hills forest+marble mountains",
    "14b": "desert grassland grassland desert forest "
    "grassland grassland+mohenjo_daro hills grassland mountains+oil",
    "15a": "grassland+buenos_aires mountains water water water "
    "water mountains+marble forest+I grassland mountains",
    "15b": "grassland mountains mountains water desert+oil "
    "desert mountains+I grassland grassland grassland+kabul",
    "16a": "grassland+capital grassland grassland desert+oil desert "
    "grassland grassland water hills water",
    "16b": "forest+capital grassland grassland hills mountains "
    "desert forest grassland hills+marble water",
}

# The map of the first game: tile, q and r of its middle, turns by 60 degrees; side a throughout.
FIRST_GAME: Final = [
    *[(2, -2, 4, 0), (6, 1, 1, 3), (4, 2, 4, 0), (14, 5, 1, 3), (13, 4, -1, 5)],
    *[(12, 4, -4, 2), (16, 7, -2, 0), (15, -1, 6, 2), (11, -1, 9, 5), (1, -4, 7, 3)],
]
FOR_THREE: Final = [(5, 0, -1, 4), (7, -5, 2, 2), (3, -5, 5, 5)]  # from three players on
FOR_FOUR: Final = [(9, 3, 6, 1), (10, 7, 2, 0), (8, 3, 9, 5)]  # with four

# The core of an advanced map, by side: q and r of the middle, turns.
CORE: Final = [
    [(0, 0, 0), (3, -3, 3), (4, 0, 0), (7, -3, 3)],
    [(0, 0, 0), (0, -3, 3), (-4, 0, 0), (-4, -3, 3)],
]

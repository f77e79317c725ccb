"""What the tests of Deus take from the box: kinds, goods, a few hands, the fixed maps."""

from theogony.core.types import Document

Place = tuple[int, int]

STANDARD = ["maritime", "production", "science", "civil", "military"]
LAND_KINDS = STANDARD[1:]
RESOURCES = ["wood", "stone", "clay", "wheat"]
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "clay": 0, "wheat": 0, "vp": 0}
ONE_EACH = NOTHING | {"wood": 1, "stone": 1, "clay": 1, "wheat": 1}  # one way to pay

# Further seats with hands of their own, so that none are dealt to them.
OTHER: Document = {"hand": ["small_harbour_wood", "small_harbour_stone"]}
THIRD: Document = {"hand": ["small_harbour_clay", "small_harbour_wheat"]}

MAPS: dict[int, list[Document]] = {
    players: [
        {"at": list(at), "tile": i + 1, "side": "ab"[i % 2], "turn": turn}
        for i, (at, turn) in enumerate(zip(centres, turns, strict=True))
    ]
    for players, centres, turns in [
        (2, [(0, 0), (2, 1), (-1, 3), (1, 4)], [0, 0, 0, 0]),
        (3, [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)], [0, 0, 0, 0, 0, 0]),
        (4, [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)], [0] * 7),
    ]
}
# Of the map of two; its villages are 1,0, 3,1, 0,3 and 2,4.
REGIONS = {
    "forest": ["0,-1", "2,2", "-1,4", "1,5"],
    "mountain": ["0,1", "2,1", "-2,3", "0,5"],
    "swamp": ["1,-1", "2,0", "-1,3", "0,4"],
    "field": ["0,0", "1,1", "0,2", "1,4"],
}
SEAS = ["-1,0", "3,0", "-1,1", "-1,2", "1,2", "1,3", "2,3", "-2,4"]


def at(name: str) -> Place:
    """The place that `q,r` names."""
    q, r = name.split(",")
    return int(q), int(r)


def around(place: Place) -> list[Place]:
    """The six places next to a place, on the map or not."""
    q, r = place
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]

"""What is printed: goods, kinds, gods, cards; and the numbers of answers, events and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rulebook import Rulebook
from ..core.switches import VARIANTS, Switch
from ..core.types import CardId, Seat
from .board import GRID
from .tiles import FIELD, FOREST, LAYOUTS, MOUNTAIN, STANDARD, SWAMP, TERRAINS

if TYPE_CHECKING:
    from .state import Deus

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLAY: Final = 3
WHEAT: Final = 4
VP: Final = 5
GOODS: Final = ["gold", "wood", "stone", "clay", "wheat", "vp"]
RESOURCES: Final = GOODS[WOOD:VP]  # of these few exist; gold and VP never run out

MARITIME: Final = 0
PRODUCTION: Final = 1
SCIENCE: Final = 2
CIVIL: Final = 3
MILITARY: Final = 4
TEMPLE: Final = 5
KINDS: Final = ["maritime", "production", "science", "civil", "military", "temple"]
COLOURS: Final = ["blue", "green", "yellow", "brown", "red", "purple"]  # in the order of kinds
STANDARD_KINDS: Final = KINDS[:TEMPLE]  # each player has pieces of these
GODS: Final = ["neptune", "ceres", "minerva", "vesta", "mars", "jupiter"]  # in the order of kinds

BEFORE: Final = 0
BETWEEN: Final = 1
AFTER: Final = 2
MOMENTS: Final = ["before", "between", "after"]  # when a 1x ability is used

YIELD: Final = vec[i64]([0] * len(TERRAINS))  # the resource of each terrain, 0 for none
YIELD[FIELD] = WHEAT
YIELD[FOREST] = WOOD
YIELD[SWAMP] = CLAY
YIELD[MOUNTAIN] = STONE

HAND: Final = 5  # cards dealt, and drawn up to
HAND_LIMIT: Final = 10
PIECES: Final = 5  # of each standard kind and player
RANKS: Final = 9  # a row has five cards of its own colour, and one more for each other colour
SPOTS: Final = [f"{kind}-{rank}" for kind in KINDS for rank in range(1, RANKS + 1)]
MARKERS: Final = 5  # of each resource for each player


class LayoutSwitch(Switch):
    """The name of a layout, or a list of tiles: `{at: [q, r], tile, side, turn}`."""

    def __init__(self) -> None:
        names = [name for layouts in LAYOUTS.values() for name in layouts if name != STANDARD]
        super().__init__("layout", STANDARD, names, "deus.variant.layout.free", VARIANTS)
        self.shapes = LAYOUTS

    def cannot_be(self, value: object) -> str:
        if isinstance(value, list):
            return ""  # looked at when the number of players is known
        return super().cannot_be(value) and super().cannot_be(value) + " or a list of tiles"


VERSION: Final = 2
GAME: Final = Rulebook("deus", VERSION, __name__)
GAME.players = [2, 3, 4]
GAME.words["good"] = GOODS
GAME.words["reward"] = GOODS
GAME.words["kind"] = KINDS
GAME.words["god"] = GODS
GAME.words["hex"] = GRID.names
GAME.words["from"] = GRID.names
GAME.words["row"] = KINDS
GAME.words["spot"] = SPOTS
GAME.words["moment"] = MOMENTS

HEX: Final = GAME.add_answers("hex", "hex", GRID.names)
RESOURCE: Final = GAME.add_answers("resource", "good", RESOURCES) - WOOD
PAY: Final = GAME.add_answers("pay", "good", GOODS[:VP])
PIECE: Final = GAME.add_answers("piece", "piece", STANDARD_KINDS)
ROW: Final = GAME.add_answers("row", "row", KINDS)
GOD: Final = GAME.add_answers("god", "god", GODS[:TEMPLE])
SEAT: Final = GAME.add_answers("seat", "seat", ["0", "1", "2", "3"])
NUMBER: Final = GAME.add_answers("number", "number", [str(n) for n in range(21)])
SPOT: Final = GAME.add_answers("spot", "spot", SPOTS)
SPARE: Final = GAME.add_answers("spare", "good", RESOURCES) - WOOD
ONCE: Final = GAME.add_answers("once", "moment", MOMENTS)
RAISE: Final = GAME.add_answers("raise", "good", RESOURCES) - WOOD
LOWER: Final = GAME.add_answers("lower", "good", RESOURCES) - WOOD

# Each card has four answers side by side, numbered by cards.py: BUILD + USES * card, and so on.
BUILD: Final = GAME.answers
OFFER: Final = BUILD + 1
JOKER: Final = BUILD + 2
ACTIVATE: Final = BUILD + 3
USES: Final = 4

TURN: Final = GAME.add_event("turn", ["round"], ends_preview=True)
PASSED: Final = GAME.add_event("passed", [])
GAINED: Final = GAME.add_event("gained", ["good", "amount"])
PAID: Final = GAME.add_event("paid", ["good", "amount"])
SPARED: Final = GAME.add_event("spared", ["good"])
PAID_TO: Final = GAME.add_event("paid_to", ["good", "amount", "victim"])  # who has it now
PUT_BACK: Final = GAME.add_event("put_back", ["good", "amount"])
STOLE: Final = GAME.add_event("stole", ["good", "amount", "victim"])
ROBBED: Final = GAME.add_event("robbed", ["amount", "victim"], chance=True)  # of hidden VP
DREW: Final = GAME.add_event("drew", [], ["card"], chance=True)
SHUFFLED: Final = GAME.add_event("shuffled", ["amount"], chance=True)
SET_ASIDE: Final = GAME.add_event("set_aside", [], ["card"])
OFFERED: Final = GAME.add_event("offered", ["card", "amount"])
INVOKED: Final = GAME.add_event("invoked", ["god"])
LAID: Final = GAME.add_event("laid", ["card"])
LAID_ELSEWHERE: Final = GAME.add_event("laid_elsewhere", ["card", "row"])
LAID_FACE_DOWN: Final = GAME.add_event("laid_face_down", ["kind"], ["card"])
ACTIVATED: Final = GAME.add_event("activated", ["card"])
USED_ONCE: Final = GAME.add_event("used_once", ["card"])
PLACED: Final = GAME.add_event("placed", ["kind", "hex"])
NO_TEMPLE_LEFT: Final = GAME.add_event("no_temple_left", [])
MOVED: Final = GAME.add_event("moved", ["from", "hex"])
TOOK_PIECE: Final = GAME.add_event("took_piece", ["kind", "amount"])
ATTACKED: Final = GAME.add_event("attacked", ["hex", "amount"])
BESIEGED: Final = GAME.add_event("besieged", ["hex", "amount"])
EMPTIED: Final = GAME.add_event("emptied", ["hex"])
CHOSE_PIECES: Final = GAME.add_event("chose_pieces", ["amount"])
REVEALED: Final = GAME.add_event("revealed", ["kind", "amount"], chance=True)
LAST_ROUND: Final = GAME.add_event("last_round", ["turns"])
STALEMATE: Final = GAME.add_event("stalemate", ["rounds"])
ENDED: Final = GAME.add_event("ended", [])

GAME.add_switch("first_distance", 3, [2], "deus.place.first.measure")
GAME.add_switch("edgebuy_first", False, [True], "deus.place.edgebuy.first")
GAME.add_switch("hole_is_edge", True, [False], "deus.map.edge.hole")
GAME.add_switch("effects_optional", True, [False], "deus.effects.optional")
GAME.add_switch("army_limit", 2, [1], "deus.move.stack.limit")
GAME.add_switch("emptied_is_attacked", True, [False], "deus.attack.emptied")
GAME.add_switch("final_tie", "shared", ["most_temples_then_gold"], "deus.score.tie")
GAME.add_switch("vp_open", True, [False], "deus.info.vp", VARIANTS)
PIECES_CHOSEN: Final = [10, 9, 8, 7, 6]  # at the start, by everybody
GAME.add_switch("start_pieces", "standard", PIECES_CHOSEN, "deus.variant.start.same", VARIANTS)
GAME.add_switch(
    "start_choice",
    "before_deal",
    ["after_deal"],
    "deus.variant.start.secret",
    VARIANTS,
    {"start_pieces": PIECES_CHOSEN},
)
GAME.switches["layout"] = LayoutSwitch()
GAME.add_switch("joker", False, [True], "deus.variant.joker.once", VARIANTS)


class Effect:
    """A verb of the card texts."""

    def apply(self, game: Deus, seat: Seat, spot: i64) -> None:
        """Do it, or ask how. `spot` is the place of the card: its row and rank."""
        raise NotImplementedError


class Scoring:
    """What a temple is worth at the end of the game."""

    def points(self, game: Deus, seat: Seat) -> i64:
        raise NotImplementedError


BASE: Final = "base"  # the sets a card can belong to
EGYPT: Final = "egypt"
MIXED: Final = "mixed"  # no set: temples of both

RULEBOOK: Final = "rulebook"  # stated in the printed rules
REFERENCE: Final = "reference"  # found in a public source
RECONSTRUCTED: Final = "reconstructed"  # inferred by analogy: ours


class Provenance:
    """Where the facts of a card come from, field by field."""

    def __init__(self, effect: str, name: str, cost: str, copies: str) -> None:
        self.effect: Final = effect
        self.name: Final = name
        self.cost: Final = cost
        self.copies: Final = copies


def cost(wood: int = 0, stone: int = 0, clay: int = 0, wheat: int = 0, gold: int = 0) -> vec[i64]:
    return vec[i64]([gold, wood, stone, clay, wheat, 0])


class Card:
    """A card as printed. One object serves every game; a game holds card numbers."""

    def __init__(
        self,
        id: str,
        kind: int,
        cost: vec[i64],
        copies: int,
        effects: list[Effect],
        provenance: Provenance,
        scoring: Scoring | None = None,
        once: list[Effect] | None = None,
        gold_per_rank: int = 0,
        least: int = 0,
        by_rank: bool = False,
        set: str = BASE,
    ) -> None:
        self.id: Final = id
        self.kind: Final[i64] = kind
        self.cost: Final = cost  # by good
        self.copies: Final = copies
        self.effects: Final = effects
        self.scoring: Final = scoring
        self.once: Final = once or []  # its 1x ability
        self.gold_per_rank: Final[i64] = gold_per_rank  # on top of the cost
        self.least: Final[i64] = least  # own buildings that must stand where its piece goes
        self.by_rank: Final = by_rank  # its effects depend on its rank
        self.set: Final = set
        self.provenance: Final = provenance


CARDS: Final[list[Card]] = []  # filled by cards.py: a card's number is its place


def spot_of(row: i64, rank: i64) -> i64:
    """The place of a card above a tableau; the bottom card of a row has rank 1."""
    return RANKS * row + rank - 1


def row_of(spot: i64) -> i64:
    return spot // RANKS


def rank_of(spot: i64) -> i64:
    return spot % RANKS + 1


def face_down() -> CardId:
    """The number of the last row of CARDS, which stands for any card that lies face down."""
    return len(CARDS) - 1

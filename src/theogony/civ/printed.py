"""What is printed: focus cards, leaders, wonders, city-states, agendas; numbers of answers,
events and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rulebook import Rulebook
from ..core.switches import VARIANTS
from ..core.tiles import SIDES, TURNS
from ..core.types import Seat
from .board import CITY_STATES, GRID, LETTERS, NATURAL_WONDERS, RESOURCES
from .tiles import TILES

if TYPE_CHECKING:
    from .state import Civ

CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
TYPES: Final = ["culture", "science", "economy", "industry", "military"]

MARBLE: Final = 0
MERCURY: Final = 1
OIL: Final = 2
DIAMOND: Final = 3

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ["ancient", "medieval", "modern"]

SLOTS: Final = 5
LEVELS: Final = 4
TOKENS: Final = 31  # control tokens of each player
CITIES: Final = 7  # and the capital
CARAVANS: Final = 3
EACH_RESOURCE: Final = 8
MOST_TRADE: Final = 3  # trade tokens on a focus card
MOST_STORED: Final = 4  # trade tokens on Great Zimbabwe
WATER_TOKENS: Final = 8
DIAL: Final = 24  # spaces of a tech dial
BACK_TO: Final = 15  # where a pointer goes that would pass the last space
MARKS: Final = vec[i64]([0] * (DIAL + 1))  # the level that a space of the dial gives
MARKS[3] = MARKS[6] = 2
MARKS[10] = MARKS[14] = 3
MARKS[19] = MARKS[24] = 4

SPAWN: Final = 0
CALM: Final = 1
MOVE: Final = 2
TRADE: Final = 3
EVENTS: Final = [SPAWN, CALM, MOVE, TRADE, MOVE]  # the sections of the event dial, clockwise

# Player diplomacy cards: each player has one of each.
JOINT_WAR: Final = 0
DEFENSIVE_PACT: Final = 1
EMBASSY: Final = 2
OPEN_BORDERS: Final = 3
DIPLOMACY: Final = ["joint_war", "defensive_pact", "embassy", "open_borders"]


class Effect:
    """A verb of the focus cards. The card lies in `slot`; `strength` is the slot it counts as."""

    deed: i64 = 0  # how it is chosen, where a card lets one choose between its effects

    def is_possible(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> bool:
        """Whether it could change anything now. Nobody may choose what cannot be finished."""
        return True

    def apply(self, game: Civ, seat: Seat, slot: i64, strength: i64) -> None:
        raise NotImplementedError


class FocusCard:
    """A focus card as printed. Its number is 4 * type + level - 1: all players have the same."""

    def __init__(
        self, id: str, effects: list[Effect], either: bool = False, caravans: int = 0
    ) -> None:
        self.id: Final = id
        self.effects: Final = effects  # carried out in order, or one of them
        self.either: Final = either
        self.caravans: Final[i64] = caravans


class Leader:
    def __init__(self, id: str, row: list[int]) -> None:
        self.id: Final = id
        self.row: Final = row  # the types of the starting cards in slots 1 to 5


class Wonder:
    """A wonder as printed. What it does stands where the rule is that it changes."""

    def __init__(self, id: str, type: int, era: int, cost: int, resources: list[i64]) -> None:
        self.id: Final = id
        self.type: Final[i64] = type
        self.era: Final[i64] = era
        self.cost: Final[i64] = cost
        self.resources: Final = vec[i64](resources)  # the kinds that may be spent for it


LEADERS: Final = [
    Leader("rome", [SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY]),
    Leader("egypt", [SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE]),
    Leader("france", [MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE]),
    Leader("aztec", [SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY]),
    Leader("america", [MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY]),
    Leader("japan", [INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE]),
    Leader("scythia", [CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY]),
    Leader("sumeria", [ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY]),
]

WONDERS: Final = [
    Wonder("stonehenge", CULTURE, ANCIENT, 7, [MARBLE, MERCURY]),
    Wonder("hanging_gardens", CULTURE, ANCIENT, 8, [MARBLE, DIAMOND]),
    Wonder("forbidden_city", CULTURE, MEDIEVAL, 9, [MARBLE, OIL]),
    Wonder("chichen_itza", CULTURE, MEDIEVAL, 10, [MARBLE, MERCURY]),
    Wonder("sydney_opera_house", CULTURE, MODERN, 10, [MARBLE, DIAMOND]),
    Wonder("eiffel_tower", CULTURE, MODERN, 12, [MARBLE, OIL]),
    Wonder("great_lighthouse", ECONOMY, ANCIENT, 8, [DIAMOND, MERCURY]),
    Wonder("colossus", ECONOMY, ANCIENT, 7, [DIAMOND, OIL]),
    Wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, [DIAMOND, MERCURY]),
    Wonder("great_zimbabwe", ECONOMY, MEDIEVAL, 9, [DIAMOND, OIL]),
    Wonder("estadio_do_maracana", ECONOMY, MODERN, 10, [DIAMOND, MARBLE]),
    Wonder("big_ben", ECONOMY, MODERN, 10, [DIAMOND, MERCURY]),
    Wonder("oracle", SCIENCE, ANCIENT, 8, [MERCURY, MARBLE]),
    Wonder("pyramids", SCIENCE, ANCIENT, 9, [MERCURY, OIL]),
    Wonder("porcelain_tower", SCIENCE, MEDIEVAL, 9, [MERCURY, DIAMOND]),
    Wonder("potala_palace", SCIENCE, MEDIEVAL, 10, [MERCURY, MARBLE]),
    Wonder("oxford_university", SCIENCE, MODERN, 10, [MERCURY, MARBLE]),
    Wonder("kremlin", SCIENCE, MODERN, 11, [MERCURY, OIL]),
    Wonder("petra", MILITARY, ANCIENT, 7, [OIL, DIAMOND]),
    Wonder("terracotta_army", MILITARY, ANCIENT, 8, [OIL, MARBLE]),
    Wonder("alhambra", MILITARY, MEDIEVAL, 10, [OIL, MARBLE]),
    Wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, [OIL, DIAMOND]),
    Wonder("pentagon", MILITARY, MODERN, 12, [OIL, DIAMOND]),
    Wonder("ruhr_valley", MILITARY, MODERN, 11, [OIL, MERCURY]),
]
DECKS: Final = [CULTURE, ECONOMY, SCIENCE, MILITARY]  # the types of the four wonder decks

# City-states in the order of CITY_STATES: the type of each.
CITY_STATE_TYPES: Final = vec[i64](
    [MILITARY, CULTURE, INDUSTRY, SCIENCE, SCIENCE, CULTURE, INDUSTRY, MILITARY]
)
# Natural wonders in the order of NATURAL_WONDERS: the resource of each.
NATURAL_RESOURCES: Final = vec[i64]([DIAMOND, MARBLE, OIL, MERCURY, DIAMOND, MERCURY, OIL, MARBLE])

# Abilities: of the leader, of wonders controlled, of city-state cards held; a seat's as bits.
LEADER: Final = 0
WONDER: Final = len(LEADERS)
CITY_STATE: Final = WONDER + len(WONDERS)
ABILITIES: Final = [
    *[leader.id for leader in LEADERS],
    *[wonder.id for wonder in WONDERS],
    *CITY_STATES,
]


def ability(id: str) -> int:
    return ABILITIES.index(id)


ROME: Final[i64] = ability("rome")
EGYPT: Final[i64] = ability("egypt")
FRANCE: Final[i64] = ability("france")
AZTEC: Final[i64] = ability("aztec")
AMERICA: Final[i64] = ability("america")
JAPAN: Final[i64] = ability("japan")
SCYTHIA: Final[i64] = ability("scythia")
SUMERIA: Final[i64] = ability("sumeria")
STONEHENGE: Final[i64] = ability("stonehenge")
HANGING_GARDENS: Final[i64] = ability("hanging_gardens")
FORBIDDEN_CITY: Final[i64] = ability("forbidden_city")
CHICHEN_ITZA: Final[i64] = ability("chichen_itza")
SYDNEY_OPERA_HOUSE: Final[i64] = ability("sydney_opera_house")
EIFFEL_TOWER: Final[i64] = ability("eiffel_tower")
GREAT_LIGHTHOUSE: Final[i64] = ability("great_lighthouse")
COLOSSUS: Final[i64] = ability("colossus")
MACHU_PICCHU: Final[i64] = ability("machu_picchu")
GREAT_ZIMBABWE: Final[i64] = ability("great_zimbabwe")
MARACANA: Final[i64] = ability("estadio_do_maracana")
BIG_BEN: Final[i64] = ability("big_ben")
ORACLE: Final[i64] = ability("oracle")
PYRAMIDS: Final[i64] = ability("pyramids")
PORCELAIN_TOWER: Final[i64] = ability("porcelain_tower")
POTALA_PALACE: Final[i64] = ability("potala_palace")
OXFORD_UNIVERSITY: Final[i64] = ability("oxford_university")
KREMLIN: Final[i64] = ability("kremlin")
PETRA: Final[i64] = ability("petra")
TERRACOTTA_ARMY: Final[i64] = ability("terracotta_army")
ALHAMBRA: Final[i64] = ability("alhambra")
VENETIAN_ARSENAL: Final[i64] = ability("venetian_arsenal")
PENTAGON: Final[i64] = ability("pentagon")
RUHR_VALLEY: Final[i64] = ability("ruhr_valley")
CARTHAGE: Final[i64] = ability("carthage")
KUMASI: Final[i64] = ability("kumasi")
BRUSSELS: Final[i64] = ability("brussels")
SEOUL: Final[i64] = ability("seoul")
GENEVA: Final[i64] = ability("geneva")
MOHENJO_DARO: Final[i64] = ability("mohenjo_daro")
BUENOS_AIRES: Final[i64] = ability("buenos_aires")
KABUL: Final[i64] = ability("kabul")

# Agendas: two for each of the five victory cards.
AGENDAS: Final = [
    *["civilized", "moneygrubber", "warmonger", "paranoid", "explorer"],
    *["aesthetic", "technophile", "scholarly", "populous", "preservationist"],
]
VICTORY_CARDS: Final = ["v1", "v2", "v3", "v4", "v5"]  # agendas 2 n and 2 n + 1

FOCUS: Final[list[FocusCard]] = []  # filled by cards.py
FOCUS_IDS: Final = [
    *["early_empire", "drama_and_poetry", "civil_service", "mass_media"],
    *["astrology", "mathematics", "replaceable_parts", "nuclear_power"],
    *["foreign_trade", "currency", "steam_power", "capitalism"],
    *["pottery", "animal_husbandry", "nationalism", "urbanization"],
    *["masonry", "iron_working", "mass_production", "flight"],
]


def type_of(card: i64) -> i64:
    return card // LEVELS


def level_of(card: i64) -> i64:
    return card % LEVELS + 1


VERSION: Final = 3
GAME: Final = Rulebook("civ", VERSION, __name__)
GAME.players = [2, 3, 4]
GAME.words["hex"] = GRID.names
GAME.words["from"] = GRID.names
GAME.words["focus"] = FOCUS_IDS
GAME.words["type"] = TYPES
GAME.words["resource"] = RESOURCES
GAME.words["wonder"] = [wonder.id for wonder in WONDERS]
GAME.words["leader"] = [leader.id for leader in LEADERS]
GAME.words["city_state"] = CITY_STATES
GAME.words["natural"] = NATURAL_WONDERS
GAME.words["diplomacy"] = DIPLOMACY
GAME.words["agenda"] = AGENDAS
GAME.words["letter"] = LETTERS
GAME.words["ability"] = ABILITIES
GAME.words["side"] = SIDES

# What a card, a fight or a visit lets one choose between.
DEEDS: Final = [
    *["city", "city_on_caravan", "wonder", "reinforce", "attack"],
    *["conquer", "liberate", "arrive", "end"],
]
DEED_CITY: Final = 0
DEED_CITY_ON_CARAVAN: Final = 1
DEED_WONDER: Final = 2
DEED_REINFORCE: Final = 3
DEED_ATTACK: Final = 4
DEED_CONQUER: Final = 5
DEED_LIBERATE: Final = 6
DEED_ARRIVE: Final = 7
DEED_END: Final = 8
GAME.words["deed"] = DEEDS

HEX: Final = GAME.add_answers("hex", "hex", GRID.names)
SLOT: Final = GAME.add_answers("slot", "slot", [str(n) for n in range(1, SLOTS + 1)]) - 1
TAKE: Final = GAME.add_answers("take", "focus", FOCUS_IDS)
BUILD: Final = GAME.add_answers("build", "wonder", GAME.words["wonder"])
RESOURCE: Final = GAME.add_answers("resource", "resource", RESOURCES)
NATURAL_WONDER: Final = GAME.add_answers("natural", "natural", NATURAL_WONDERS)
DEED: Final = GAME.add_answers("do", "deed", DEEDS)
USE: Final = GAME.add_answers("use", "ability", ABILITIES)
CARD: Final = GAME.add_answers("card", "diplomacy", DIPLOMACY)
CITY_STATE_CARD: Final = GAME.add_answers("visit", "city_state", CITY_STATES)
SEAT: Final = GAME.add_answers("seat", "seat", ["0", "1", "2", "3"])
NUMBER: Final = GAME.add_answers("number", "number", [str(n) for n in range(32)])
CHOOSE_LEADER: Final = GAME.add_answers("leader", "leader", GAME.words["leader"])
TILE: Final = GAME.add_answers("tile", "tile", [str(n) for n in range(1, TILES + 1)]) - 1
SIDE: Final = GAME.add_answers("side", "side", SIDES)
TURNED: Final = GAME.add_answers("turn", "turn", [str(n) for n in range(TURNS)])
GAME.words["barbarian"] = [letter.lower() for letter in LETTERS]  # names are in lower case
BARBARIAN: Final = GAME.add_answers("barbarian", "barbarian", GAME.words["barbarian"])

GAME.add_switch("map", "first_game", ["advanced"], "civ.setup.map", VARIANTS)
GAME.add_switch("leaders", "random", ["choose", "one_of_two"], "civ.setup.leader.choice", VARIANTS)
GAME.add_switch("victory_cards", 3, [4], "civ.epic", VARIANTS)
GAME.add_switch(
    "agenda_check", "every_change", ["end_of_own_turn", "end_of_round"], "civ.win.check_time"
)
GAME.add_switch("final_tie", "shared", ["later_in_turn_order"], "civ.win.tie_left")
GAME.add_switch("agenda_marks_use_tokens", True, [False], "civ.win.mark_supply")
GAME.add_switch("tech_overflow_reward", True, [False], "civ.science.overflow.passing")
GAME.add_switch("tech_overflow_surplus", "lost", ["continues"], "civ.science.overflow.passing")
GAME.add_switch("trade_spending", "any_moment", ["declared_first"], "civ.trade.timing")
GAME.add_switch("combat_spending", "once_each", ["alternate"], "civ.military.attack.trade_order")
GAME.add_switch("city_state_token_in_defence", False, [True], "civ.citystate.token.defence")
GAME.add_switch("repeat_beaten_capital", False, [True], "civ.military.attack.again.won")
GAME.add_switch(
    "no_token_for_won_attack", "take_back", ["stays_empty"], "civ.military.win.token_supply"
)
GAME.add_switch("build_path_through_city_state", True, [False], "civ.industry.city.path_city_state")
GAME.add_switch("city_on_natural_wonder", "keeps", ["returns"], "civ.natural.city")
GAME.add_switch("liberated_wonder", "stays", ["moves"], "civ.citystate.retake.wonder")
GAME.add_switch("razed_city_state", "owner_keeps", ["returns"], "civ.citystate.barbarian_razed")
GAME.add_switch("barbarian_order", "letters", ["start_player"], "civ.event.barbarian.order")
GAME.add_switch(
    "barbarian_crosses_caravan_on_water",
    "destroyed",
    ["untouched"],
    "civ.event.barbarian.caravan_water",
)
GAME.add_switch("machu_picchu_as_slot_one", False, [True], "civ.card.machu")
GAME.add_switch("pentagon_range", "obstacles", ["anywhere"], "civ.card.pentagon")
GAME.add_switch("maracana_timing", "corrected", ["printed"], "civ.card.maracana")

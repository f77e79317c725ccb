"""The table of cards is the one of the game data."""

import re
from pathlib import Path

import pytest

from theogony.deus.printed import CARDS, GOODS, KINDS, TEMPLE, Card

# id, kind, copies, where effect, name, cost and copies come from (b: rulebook, f: reference,
# r: reconstructed), cost.
BASE_ROWS = [
    line.split()
    for line in """
    galley maritime 4 bbff wood wheat
    merchant_ship_wood maritime 1 fbff wood
    merchant_ship_stone maritime 1 bbff wood
    merchant_ship_clay maritime 1 fbff wood
    merchant_ship_wheat maritime 1 fbff wood
    small_harbour_wood maritime 1 frff stone clay
    small_harbour_stone maritime 1 frff stone clay
    small_harbour_clay maritime 1 frff stone clay
    small_harbour_wheat maritime 1 frff stone clay
    large_harbour maritime 2 rrrr gold gold stone clay
    cargo_ship maritime 2 rrrr wood clay
    workers_quarters production 4 bbrr gold gold
    cooperative_wood production 1 fbrr gold wheat
    cooperative_stone production 1 fbrr gold wood
    cooperative_clay production 1 bbrr gold stone
    cooperative_wheat production 1 rbrr gold clay
    farmstead production 4 rrrr wood
    harvest_hands production 4 rrrr stone wheat
    school science 3 bbrr clay wheat
    workshop science 3 bbrr wood stone
    scriptorium science 3 rrrr gold gold clay
    master_builder science 3 rrrr gold gold stone
    academy_maritime science 1 rrrr stone wheat
    academy_production science 1 rrrr stone wheat
    academy_civil science 1 rrrr gold gold gold stone wheat
    academy_military science 1 rrrr stone wheat
    guild_forest civil 1 bbrr stone clay
    guild_mountain civil 1 rrrr stone clay
    guild_swamp civil 1 rrrr stone clay
    guild_field civil 1 rrrr stone clay
    trading_post_forest civil 1 bbrr wood
    trading_post_mountain civil 1 bbrr wood
    trading_post_swamp civil 1 bbrr wood
    trading_post_field civil 1 rbrr wood
    forum civil 2 bbrr stone wheat
    amphitheatre civil 2 rrrr stone clay
    market_hall civil 2 rrrr wood
    baths civil 2 rrrr clay
    ballista military 3 bbrr wood wheat
    siege_tower military 3 bbrr wood stone
    war_elephant military 3 rbrr wheat wheat
    cavalry military 2 rrrr gold wheat
    legion military 3 rfrr clay wheat
    raiders military 2 rrrr stone wheat
    temple_settlement temple 1 bbbf wood stone clay wheat
    temple_towns temple 1 fbbf wood stone clay wheat
    temple_cities temple 1 rbbf wood stone clay wheat
    temple_regions_forest temple 1 rbbf wood stone clay wheat
    temple_regions_mountain temple 1 bbbf wood stone clay wheat
    temple_regions_swamp temple 1 rbbf wood stone clay wheat
    temple_regions_field temple 1 bbbf wood stone clay wheat
    temple_buildings_forest temple 1 rbbf wood stone clay wheat
    temple_buildings_mountain temple 1 rbbf wood stone clay wheat
    temple_buildings_swamp temple 1 rbbf wood stone clay wheat
    temple_buildings_field temple 1 rbbf wood stone clay wheat
    temple_type_maritime temple 1 rbbf wood stone clay wheat
    temple_type_production temple 1 rbbf wood stone clay wheat
    temple_type_science temple 1 rbbf wood stone clay wheat
    temple_type_civil temple 1 rbbf wood stone clay wheat
    temple_type_military temple 1 rbbf wood stone clay wheat
    """.strip().splitlines()
]
EGYPT_ROWS = [
    line.split()
    for line in """
    grand_souk maritime 2 bbrr wood clay
    merchantman maritime 2 bbrr stone wheat
    cargo_barge_clay maritime 1 bbrr wood
    cargo_barge_wheat maritime 1 rbrr stone
    cargo_barge_wood maritime 1 rbrr clay
    cargo_barge_stone maritime 1 rbrr wheat
    papyrus_boat_clay maritime 1 bbrr stone
    papyrus_boat_wheat maritime 1 rbrr wood
    papyrus_boat_wood maritime 1 rbrr wheat
    papyrus_boat_stone maritime 1 rbrr clay
    souk_clay maritime 1 bbrr wheat
    souk_wheat maritime 1 rbrr clay
    souk_wood maritime 1 rbrr stone
    souk_stone maritime 1 rbrr wood
    piecework_clay production 1 bbrr wood
    piecework_wheat production 1 rbrr stone
    piecework_wood production 1 rbrr clay
    piecework_stone production 1 rbrr wheat
    outsourced_production production 1 bbrr clay
    mill production 5 bbbr
    seasonal_work production 4 bbrr wood stone
    barn production 2 bbrr wheat
    architect_workshop science 2 bbrr stone clay
    library science 2 bbrr wood wheat
    house_of_life science 2 bbrr clay wheat
    royal_archives_blue science 1 rbrr gold gold wood
    royal_archives_green science 1 rbrr gold gold wheat
    royal_archives_brown science 1 rbrr gold gold clay
    royal_archives_red science 1 rbrr gold gold stone
    manufactory science 2 bbrr wood stone
    scribal_school science 2 bbrr stone wheat
    observatory science 2 bbrr wood clay
    country_estate_vp civil 2 bbrr wood
    country_estate_gold civil 2 bbrr wheat
    lighthouse_vp civil 1 bbrr gold gold gold stone stone clay
    lighthouse_gold civil 1 rbrr wood
    palace_vp civil 1 bbrr wood stone
    palace_gold civil 1 rbrr clay wheat
    town_house_vp civil 2 bbrr stone clay
    town_house_gold civil 2 bbrr clay wheat
    inn_vp civil 2 bbrr clay
    inn_gold civil 2 bbrr stone
    archers military 2 bbrr wood wheat
    fortress military 3 bbrr stone clay
    garrison military 3 bbrr stone wheat
    camels military 2 bbrr wheat
    barracks military 3 bbrr wood clay
    chariots military 3 bbrr wood stone
    temple_of_amun temple 1 bbbb wood stone clay wheat
    temple_of_aton temple 1 rbbb wood stone clay wheat
    temple_of_anubis temple 1 rbbb wood stone clay wheat
    temple_of_apis temple 1 rbbb wood stone clay wheat
    temple_of_hathor temple 1 bbbb wood stone clay wheat
    temple_of_horus temple 1 bbbb wood stone clay wheat
    temple_of_isis temple 1 bbbb wood stone clay wheat
    temple_of_ptah temple 1 bbbb wood stone clay wheat
    temple_of_maat temple 1 bbbb wood stone clay wheat
    temple_of_min temple 1 rbbb wood stone clay wheat
    temple_of_montu temple 1 rbbb wood stone clay wheat
    temple_of_mut temple 1 rbbb wood stone clay wheat
    temple_of_neith temple 1 rbbb wood stone clay wheat
    temple_of_seth temple 1 bbbb wood stone clay wheat
    temple_of_sobek temple 1 rbbb wood stone clay wheat
    temple_of_thoth temple 1 rbbb wood stone clay wheat
    """.strip().splitlines()
]
ROWS = BASE_ROWS + EGYPT_ROWS
SOURCES = {"b": "rulebook", "f": "reference", "r": "reconstructed"}
IDS = [row[0] for row in ROWS]
CHAPTERS = {  # where the cards of Egypt are tested
    "maritime": "market",
    "production": "barges",
    "science": "science",
    "civil": "scribe",
    "military": "red_cards",
    "temple": "temples",
}
PRINTED = {card.id: card for card in CARDS}


def cost(card: Card) -> list[str]:
    return [good for number, good in enumerate(GOODS) for _ in range(card.cost[number])]


@pytest.mark.parametrize(
    "set_",
    [
        pytest.param("base", marks=pytest.mark.rule("deus.components.cards")),
        pytest.param("egypt", marks=pytest.mark.rule("egypt.components.cards")),
    ],
)
def test_a_set_has_96_cards_16_of_each_kind(set_: str) -> None:
    copies = dict.fromkeys(KINDS, 0)
    for card in CARDS:
        if card.set == set_:
            copies[KINDS[card.kind]] += card.copies
    assert copies == dict.fromkeys(KINDS, 16)
    assert sum(copies.values()) == 96


def test_the_rows_are_those_of_the_data_and_the_one_for_a_card_face_down() -> None:
    assert len(IDS) == len(set(IDS)) == 60 + 64
    assert [card.id for card in CARDS] == [*IDS, "face_down"]
    sets = ["base"] * len(BASE_ROWS) + ["egypt"] * len(EGYPT_ROWS)
    assert [PRINTED[id_].set for id_ in IDS] == sets
    assert PRINTED["face_down"].copies == 0


@pytest.mark.rule("deus.components.card.anatomy")
@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_has_kind_copies_and_cost_as_in_the_data(row: list[str]) -> None:
    id_, kind, copies, _, *price = row
    card = PRINTED[id_]
    assert (KINDS[card.kind], card.copies, cost(card)) == (kind, int(copies), price)


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_says_where_each_fact_comes_from(row: list[str]) -> None:
    said = PRINTED[row[0]].provenance
    assert [said.effect, said.name, said.cost, said.copies] == [SOURCES[each] for each in row[3]]


def test_few_cards_depend_on_their_rank_or_on_buildings_that_stand_there() -> None:
    ranks = {card.id: card.gold_per_rank for card in CARDS if card.gold_per_rank}
    assert ranks == {"mill": 1}
    assert {card.id: card.least for card in CARDS if card.least} == {"archers": 1}
    by_rank = [id_ for id_ in IDS if PRINTED[id_].by_rank]
    assert by_rank == ["mill", *[id_ for id_ in IDS if id_.startswith("royal_archives")]]


@pytest.mark.rule("deus.temple.cost")
@pytest.mark.parametrize("set_", ["base", "egypt"])
def test_every_temple_costs_one_of_each_resource(set_: str) -> None:
    temples = [card for card in CARDS if card.kind == TEMPLE and card.set == set_ and card.copies]
    assert len(temples) == 16
    assert all(cost(card) == ["wood", "stone", "clay", "wheat"] for card in temples)


@pytest.mark.rule("deus.temple.noeffectnow")
def test_temples_score_and_do_nothing_else_the_others_do_something_and_do_not_score() -> None:
    for id_, kind, *_ in BASE_ROWS:
        card = PRINTED[id_]
        is_temple = kind == "temple"
        assert (card.scoring is not None, not card.effects) == (is_temple, is_temple), id_


@pytest.mark.rule("egypt.temple.no_end_vp")
def test_every_card_of_egypt_does_something_and_none_of_its_temples_scores() -> None:
    for id_, *_ in EGYPT_ROWS:
        assert PRINTED[id_].effects and PRINTED[id_].scoring is None, id_


@pytest.mark.rule("egypt.once.some_cards", "egypt.temple.no_once")
def test_maritime_production_science_and_military_cards_of_egypt_have_a_1x() -> None:
    assert all(not PRINTED[id_].once for id_, *_ in BASE_ROWS)
    for id_, kind, *_ in EGYPT_ROWS:
        assert bool(PRINTED[id_].once) == (kind not in ("civil", "temple")), id_


def test_every_card_is_named_in_a_test_of_its_kind() -> None:
    folder = Path(__file__).parent
    for id_, kind, *_ in BASE_ROWS:
        text = (folder / f"test_cards_{kind}.py").read_text(encoding="utf-8")
        assert re.search(rf"\b{id_}\b", text), f"{id_} has no test"
    for id_, kind, *_ in EGYPT_ROWS:
        text = (folder / "egypt" / f"test_{CHAPTERS[kind]}.py").read_text(encoding="utf-8")
        start, _, end = id_.rpartition("_")
        apart = re.search(rf"\b{start}(_\{{|\")", text) and f'"{end}"' in text  # f"inn_{good}"
        assert re.search(rf"\b{id_}\b", text) or apart, f"{id_} has no test"

"""The table of cards is the one of the game data."""

import re
from pathlib import Path

import pytest

from theogony.deus.printed import CARDS, GOODS, KINDS, Card

# id, kind, copies, where effect, name, cost and copies come from (b: rulebook, f: reference,
# r: reconstructed), cost.
ROWS = [
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
SOURCES = {"b": "rulebook", "f": "reference", "r": "reconstructed"}
IDS = [row[0] for row in ROWS]
PRINTED = {card.id: card for card in CARDS}


def cost(card: Card) -> list[str]:
    return [good for number, good in enumerate(GOODS) for _ in range(card.cost[number])]


@pytest.mark.rule("deus.components.cards")
def test_there_are_96_cards_16_of_each_kind() -> None:
    copies = dict.fromkeys(KINDS, 0)
    for card in CARDS:
        copies[KINDS[card.kind]] += card.copies
    assert copies == dict.fromkeys(KINDS, 16)
    assert sum(copies.values()) == 96


def test_the_rows_are_those_of_the_data_and_the_one_for_a_card_face_down() -> None:
    assert len(IDS) == len(set(IDS)) == 60
    assert [card.id for card in CARDS] == [*IDS, "face_down"]
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


@pytest.mark.rule("deus.temple.cost")
def test_every_temple_costs_one_of_each_resource() -> None:
    temples = [card for card in CARDS if KINDS[card.kind] == "temple" and card.copies]
    assert len(temples) == 16
    assert all(cost(card) == ["wood", "stone", "clay", "wheat"] for card in temples)


@pytest.mark.rule("deus.temple.noeffectnow")
def test_temples_score_and_do_nothing_else_the_others_do_something_and_do_not_score() -> None:
    for id_ in IDS:
        card = PRINTED[id_]
        is_temple = KINDS[card.kind] == "temple"
        assert (card.scoring is not None, not card.effects) == (is_temple, is_temple), id_


def test_every_card_is_named_in_a_test_of_its_kind() -> None:
    folder = Path(__file__).parent
    for id_, kind, *_ in ROWS:
        text = (folder / f"test_cards_{kind}.py").read_text(encoding="utf-8")
        assert re.search(rf"\b{id_}\b", text), f"{id_} has no test"

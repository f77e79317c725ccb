"""Science cards (yellow): cards, pieces, activation."""

from typing import Any

import pytest

from tests.deus.box import ONE_EACH, STANDARD
from tests.deus.tables import asked, game_with, hand_of, has, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

GOODS = ONE_EACH | {"gold": 3}  # one way to pay
CITIES = {"0,0": ["civil", "production"], "0,1": ["military", "military"], "1,1": ["civil"]}
DECK = ["baths", "forum", "galley", "legion", "raiders"]  # raiders on top


def studying(card: str, pieces: Document, at: str, **more: Any) -> Deus:
    """Seat 0 builds the card at a region; `hand`, `rows`, `supply` are its own."""
    mine: Document = {"goods": GOODS, "pieces": pieces, "hand": ["ballista", card]}
    for field in ("goods", "hand", "rows", "supply", "tableau", "joker"):
        if field in more:
            mine[field] = more.pop(field)
    table = {"deck": DECK, "discard": []} | more
    game = game_with(mine, {"hand": ["forum"]}, **table)
    say(game, f"build {card}", f"hex {at}")
    return game


def got(game: Deus) -> dict[str, int]:
    """The pieces on seat 0's tableau beyond those the tests began with: none."""
    tableau: dict[str, int] = seat_of(game, 0)["tableau"]
    return {kind: count for kind, count in tableau.items() if count}


# School and scriptorium: cards.


@pytest.mark.rule("deus.card.school", "deus.effects.declaredraw")
def test_school_draws_1_card_for_each_region_with_at_least_two_buildings() -> None:
    game = studying("school", CITIES, "1,1")  # the new piece makes 1,1 the third
    assert asked(game) == ["number 0", "number 1", "number 2", "number 3"]
    say(game, "number 3")
    assert sorted(hand_of(game, 0)) == ["ballista", "galley", "legion", "raiders"]
    assert game.position()["deck"] == ["baths", "forum"]


@pytest.mark.rule("deus.card.school")
def test_school_without_such_a_region_draws_nothing() -> None:
    game = studying("school", {"0,0": ["civil"]}, "0,1")
    assert to_move(game) == 1
    assert sorted(hand_of(game, 0)) == ["ballista"]


@pytest.mark.rule("deus.card.school", "deus.effects.optional")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_school_may_draw_fewer(drawn: int) -> None:
    game = studying("school", CITIES, "1,1")
    say(game, f"number {drawn}")
    assert len(hand_of(game, 0)) == 1 + drawn


@pytest.mark.rule("deus.effects.optional")
def test_school_draws_unasked_where_effects_are_not_optional() -> None:
    game = studying("school", CITIES, "1,1", switches={"effects_optional": False})
    assert to_move(game) == 1
    assert sorted(hand_of(game, 0)) == ["ballista", "galley", "legion", "raiders"]


def test_scriptorium_draws_2_cards() -> None:
    game = studying("scriptorium", {"0,0": ["civil"]}, "0,0")
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 2")
    assert sorted(hand_of(game, 0)) == ["ballista", "legion", "raiders"]


@pytest.mark.rule("deus.effects.optional")
def test_scriptorium_declined_with_an_empty_hand_leads_to_five_cards() -> None:
    game = studying("scriptorium", {"0,0": ["civil"]}, "0,0", hand=["scriptorium"])
    say(game, "number 0")
    assert sorted(hand_of(game, 0)) == sorted(DECK)


@pytest.mark.rule("deus.effects.optional")
def test_scriptorium_must_draw_where_effects_are_not_optional() -> None:
    game = studying(
        "scriptorium",
        {"0,0": ["civil"]},
        "0,0",
        hand=["scriptorium"],
        switches={"effects_optional": False},
    )
    assert to_move(game) == 1
    assert sorted(hand_of(game, 0)) == ["legion", "raiders"]


@pytest.mark.rule("deus.card.yellow.limit")
def test_science_does_not_break_the_limit_of_ten_cards() -> None:
    nine = ["ballista"] * 3 + ["galley"] * 3 + ["legion"] * 3
    game = studying("school", CITIES, "1,1", hand=["school", *nine], deck=["forum", "baths"])
    assert asked(game) == ["number 0", "number 1"]  # three regions, room for one card
    assert game.why_not("number 2") == "deus.hand.limit"
    say(game, "number 1")
    assert sorted(hand_of(game, 0)) == sorted([*nine, "baths"])


@pytest.mark.rule("deus.card.yellow.limit")
@pytest.mark.parametrize("optional", [True, False])
def test_with_ten_cards_the_next_drawing_card_draws_nothing(optional: bool) -> None:
    nine = ["ballista"] * 3 + ["galley"] * 3 + ["legion"] * 3
    game = studying(
        "scriptorium",
        CITIES,
        "1,1",
        hand=["scriptorium", *nine],
        rows={"science": ["school"]},
        deck=["forum", "baths"],
        switches={"effects_optional": optional},
    )
    if optional:
        say(game, "number 1")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 10
    assert game.position()["deck"] == ["forum"]


# Workshop and master builder: pieces.

NONE_READY = dict.fromkeys(STANDARD, 0) | {"science": 1}  # the science piece is for the card itself


@pytest.mark.rule("deus.card.workshop", "deus.card.yellow.pieces")
def test_workshop_gives_1_piece_for_each_region_with_at_least_two_buildings() -> None:
    game = studying("workshop", CITIES, "1,1", tableau=NONE_READY)
    assert asked(game) == [*[f"piece {kind}" for kind in STANDARD], "pass"]
    before = seat_of(game, 0)["supply"]
    say(game, "piece maritime", "piece civil", "piece civil")
    assert got(game) == {"maritime": 1, "civil": 2}
    after = seat_of(game, 0)["supply"]
    assert after == before | {"maritime": 5 - 1, "civil": 3 - 2}
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.workshop")
def test_workshop_without_such_a_region_gives_nothing() -> None:
    game = studying("workshop", {"0,0": ["civil"]}, "0,1")
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.optional")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_workshop_may_give_fewer(taken: int) -> None:
    game = studying("workshop", CITIES, "1,1", tableau=NONE_READY)
    say(game, *["piece military"] * taken, "pass")
    assert got(game) == ({"military": taken} if taken else {})
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.yellow.pieces")
def test_master_builder_gives_2_pieces() -> None:
    game = studying("master_builder", {"0,0": ["civil"]}, "0,0", tableau=NONE_READY)
    say(game, "piece production", "piece military")
    assert got(game) == {"production": 1, "military": 1}
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.yellow.pieces")
@pytest.mark.parametrize("kind", STANDARD)
def test_pieces_gained_are_of_any_standard_kind_in_the_personal_supply(kind: str) -> None:
    game = studying("master_builder", {"0,0": ["civil"]}, "0,0", tableau=NONE_READY)
    say(game, f"piece {kind}", f"piece {kind}")
    assert got(game) == {kind: 2}


@pytest.mark.rule("deus.card.yellow.pieces")
def test_a_kind_the_personal_supply_lacks_is_not_given() -> None:
    ready = {"maritime": 5, "production": 5, "science": 5, "civil": 4, "military": 4}
    game = studying("master_builder", {"0,0": ["civil"]}, "0,0", tableau=ready)
    assert asked(game) == ["piece military", "pass"]
    assert game.why_not("piece maritime") == "deus.card.yellow.pieces"


@pytest.mark.rule("deus.effects.optional")
def test_pieces_must_be_taken_where_effects_are_not_optional() -> None:
    must = {"switches": {"effects_optional": False}}
    game = studying("master_builder", {"0,0": ["civil"]}, "0,0", tableau=NONE_READY, **must)
    assert asked(game) == [f"piece {kind}" for kind in STANDARD]
    say(game, "piece military")  # in rising order: the second is an army too
    assert got(game) == {"military": 2}
    assert to_move(game) == 1


@pytest.mark.rule("deus.effects.partial", "deus.card.yellow.pieces")
@pytest.mark.parametrize("optional", [True, False])
def test_pieces_the_personal_supply_lacks_lapse(optional: bool) -> None:
    ready = {"maritime": 5, "production": 5, "science": 5, "civil": 4, "military": 4}
    switches = {"effects_optional": optional}
    game = studying("master_builder", {"0,0": ["civil"]}, "0,0", tableau=ready, switches=switches)
    if optional:
        say(game, "piece military")
    assert to_move(game) == 1
    assert seat_of(game, 0)["tableau"]["military"] == 5


# Academies: activation.

ACADEMIES: list[tuple[str, str, str, list[str], dict[str, int]]] = [
    ("academy_maritime", "maritime", "merchant_ship_stone", ["number 1"], {"gold": 3 + 4}),
    ("academy_production", "production", "cooperative_wheat", [], {"wheat": 2}),
    ("academy_civil", "civil", "guild_field", [], {"gold": 3 - 3, "vp": 1}),  # the cost
    ("academy_military", "military", "ballista", [], {"gold": 3 + 4}),
]
BOARD = {"0,0": ["civil", "production"], "0,1": ["military"], "-1,0": ["maritime"]}


@pytest.mark.rule("deus.card.yellow.activate", "deus.effects.onlyrow")
@pytest.mark.parametrize(("academy", "row", "card", "answers", "gained"), ACADEMIES)
def test_an_academy_carries_out_one_card_of_its_row(
    academy: str, row: str, card: str, answers: list[str], gained: dict[str, int]
) -> None:
    goods = GOODS | {"stone": 2}
    below = {name: [other] for _, name, other, _, _ in ACADEMIES} | {row: [card]}
    game = studying(academy, BOARD, "0,0", goods=goods, rows=below)
    assert asked(game) == [f"activate {card}", "pass"]
    say(game, f"activate {card}", *answers)
    expected = {"gold": 3, "wood": 1, "stone": 1, "clay": 1, "wheat": 0, "vp": 0} | gained
    if card == "merchant_ship_stone":
        expected["stone"] = 0
    assert seat_of(game, 0)["goods"] == expected
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.yellow.activate")
@pytest.mark.parametrize(
    "academy", ["academy_maritime", "academy_production", "academy_civil", "academy_military"]
)
@pytest.mark.parametrize("optional", [True, False])
def test_an_empty_row_gives_nothing(academy: str, optional: bool) -> None:
    rows = {name: [card] for each, name, card, _, _ in ACADEMIES if each != academy}
    switches = {"effects_optional": optional}
    game = studying(academy, BOARD, "0,0", rows=rows, switches=switches)
    assert to_move(game) == 1
    assert has(game, 0, "gold") == (0 if academy == "academy_civil" else 3)  # by its cost


@pytest.mark.rule("deus.card.yellow.activate")
def test_activation_places_nothing_pays_nothing_and_does_not_chain() -> None:
    rows = {"civil": ["guild_field", "trading_post_field", "guild_swamp"]}
    game = studying("academy_civil", BOARD | {"1,-1": ["military"]}, "0,0", rows=rows)
    before = seat_of(game, 0)
    assert asked(game) == [
        "activate guild_field",
        "activate trading_post_field",
        "activate guild_swamp",
        "pass",
    ]
    say(game, "activate trading_post_field")
    after = seat_of(game, 0)
    assert after == before | {"goods": before["goods"] | {"gold": before["goods"]["gold"] + 3}}


@pytest.mark.rule("deus.card.yellow.activate")
def test_equal_cards_of_the_row_are_one_option() -> None:
    rows = {"civil": ["baths", "guild_field", "baths"]}
    game = studying("academy_civil", BOARD, "0,1", rows=rows, deck=[])
    assert asked(game) == ["activate baths", "activate guild_field", "pass"]
    say(game, "activate guild_field")
    assert has(game, 0, "vp") == 1


@pytest.mark.rule("deus.card.yellow.activate")
def test_a_face_down_card_has_nothing_to_activate() -> None:
    more: Document = {"switches": {"joker": True}, "joker": "guild_field"}
    rows = {"civil": ["face_down", "trading_post_field"]}
    game = studying("academy_civil", BOARD, "0,0", rows=rows, **more)
    assert asked(game) == ["activate trading_post_field", "pass"]
    assert game.why_not("activate guild_field") == "deus.card.yellow.activate"
    alone = studying("academy_civil", BOARD, "0,0", rows={"civil": ["face_down"]}, **more)
    assert to_move(alone) == 1
    assert has(alone, 0, "vp") == 0


@pytest.mark.rule("deus.card.yellow.activate")
def test_two_activations_may_choose_the_same_card_which_then_works_twice() -> None:
    academy = {"resolve": {"seat": 0, "spot": "science-1", "effect": 0}}
    mine = {"pieces": BOARD, "goods": GOODS, "hand": ["forum"]}
    mine["rows"] = {
        "civil": ["guild_field", "trading_post_field"],
        "science": ["academy_civil"],
    }
    game = game_with(mine, {}, pending=[{"end_turn": {"seat": 0}}, academy, academy])
    say(game, "activate guild_field")
    assert has(game, 0, "vp") == 1
    say(game, "activate guild_field")
    assert has(game, 0, "vp") == 2
    assert to_move(game) == 1


@pytest.mark.rule("deus.card.yellow.activate")
def test_an_academy_works_again_whenever_the_yellow_row_does() -> None:
    rows = {"civil": ["guild_field"], "science": ["academy_civil"]}
    game = studying("scriptorium", BOARD, "0,0", rows=rows)
    say(game, "activate guild_field", "number 0")
    assert has(game, 0, "vp") == 1


@pytest.mark.rule("deus.card.yellow.activate")
def test_two_academies_of_a_row_work_one_after_the_other() -> None:
    rows = {"civil": ["guild_field"], "production": ["harvest_hands"]}
    rows["science"] = ["academy_production"]
    game = studying("academy_civil", BOARD, "0,0", rows=rows)
    assert asked(game) == ["activate harvest_hands", "pass"]  # the older one first
    say(game, "activate harvest_hands")
    assert has(game, 0, "wheat") == 1
    say(game, "activate guild_field")
    assert has(game, 0, "vp") == 1


@pytest.mark.rule("deus.card.yellow.activate", "deus.effects.optional")
def test_an_academy_may_be_declined() -> None:
    game = studying("academy_civil", BOARD, "0,0", rows={"civil": ["guild_field"]})
    say(game, "pass")
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("deus.effects.optional")
def test_an_academy_must_be_used_where_effects_are_not_optional() -> None:
    must = {"switches": {"effects_optional": False}}
    game = studying("academy_civil", BOARD, "0,0", rows={"civil": ["guild_field"]}, **must)
    assert to_move(game) == 1
    assert has(game, 0, "vp") == 1
    rows = {"civil": ["guild_field", "trading_post_field"]}
    game = studying("academy_civil", BOARD, "0,0", rows=rows, **must)
    assert asked(game) == ["activate guild_field", "activate trading_post_field"]


@pytest.mark.rule("deus.card.yellow.role")
def test_yellow_cards_draw_bring_pieces_and_activate() -> None:
    rows = {"science": ["scriptorium", "master_builder"], "civil": ["guild_field"]}
    game = studying("academy_civil", BOARD, "0,0", rows=rows)
    ready = seat_of(game, 0)["tableau"]["maritime"]
    say(game, "number 2", "piece maritime", "piece maritime", "activate guild_field")
    assert sorted(hand_of(game, 0)) == ["ballista", "legion", "raiders"]
    assert seat_of(game, 0)["tableau"]["maritime"] == ready + 2
    assert has(game, 0, "vp") == 1
    assert to_move(game) == 1

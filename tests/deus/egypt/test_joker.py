"""The joker variant of the base game together with Egypt."""

from typing import Any

import pytest

from tests.deus.box import NOTHING, ONE_EACH, STANDARD
from tests.deus.tables import asked, game_with, has, offer_a_card, refused, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

SETS = ["blue_set", "green_set", "yellow_set", "brown_set", "red_set", "purple_set"]


def joking(*sets: str, other: Document | None = None, **fields: Any) -> Deus:
    """A table of two with these sets of Egypt where seat 0, at 0,0, may use its joker."""
    switches: Document = dict.fromkeys(sets, "egypt") | {"joker": True}
    market = {"market": fields.pop("market")} if "market" in fields else {}
    mine = {"pieces": {"0,0": ["civil"]}} | fields
    mine["goods"] = NOTHING | fields.get("goods", {"gold": 9})
    return game_with(mine, other or {"goods": NOTHING}, switches=switches, **market)


def prices(game: Deus) -> Document:
    """What each option costs."""
    return {each["name"]: each["price"] for each in game.view(0)["question"]["options"]}


@pytest.mark.rule("egypt.joker.rank")
@pytest.mark.parametrize(("row", "rank"), [([], 1), (["face_down"], 2)])
def test_a_joker_takes_a_rank_and_raises_that_of_later_cards(row: list[str], rank: int) -> None:
    fields: Document = {"joker": "school"} if row else {}
    game = joking("green_set", hand=["mill", "galley"], rows={"production": row}, **fields)
    assert prices(game)["build mill"] == {"gold": rank}
    say(game, "build mill", "hex 0,0", "once before")
    assert has(game, 0, "gold") == 9 - rank
    assert has(game, 0, "wheat") == rank


@pytest.mark.rule("egypt.joker.price")
def test_it_costs_its_position_in_gold_cards_of_other_colours_counted() -> None:
    green = ["farmstead", "farmstead", "farmstead", "farmstead", "galley"]
    rows = {"production": green, "temple": ["temple_of_maat"]}
    for gold in (5, 6):
        game = joking("purple_set", hand=["forum", "baths"], rows=rows, goods={"gold": gold})
        say(game, "joker forum")
        if gold == 5:
            assert refused(game, "row production") == "deus.variant.joker.cost"
        else:
            assert prices(game)["row production"] == {"gold": 6}
            say(game, "row production", "hex 0,0")
            assert has(game, 0, "gold") == 0


@pytest.mark.rule("egypt.joker.price")
def test_neither_market_nor_discount_changes_the_price() -> None:
    low = dict.fromkeys(["wood", "stone", "clay", "wheat"], 2)
    rows = {"temple": ["temple_of_amun"]}
    goods = ONE_EACH | {"gold": 1}
    game = joking(
        "blue_set", "purple_set", hand=["baths", "forum"], market=low, rows=rows, goods=goods
    )
    say(game, "joker baths")  # 1 clay if it were built
    assert prices(game)["row civil"] == {"gold": 1}
    say(game, "row civil", "hex 0,1")
    assert seat_of(game, 0)["goods"] == ONE_EACH  # and no VP from Amun


@pytest.mark.rule("egypt.joker.piece")
@pytest.mark.parametrize("card", ["galley", "forum", "temple_of_isis"])
def test_any_card_builds_a_piece_of_the_kind_of_the_row(card: str) -> None:
    rows = {"temple": ["temple_of_maat"]}
    game = joking("purple_set", hand=[card, "baths"], rows=rows)
    say(game, f"joker {card}", "row production", "hex 0,0")
    assert seat_of(game, 0)["pieces"]["0,0"] == ["production", "civil"]
    assert seat_of(game, 0)["rows"]["production"] == ["face_down"]


@pytest.mark.rule("egypt.joker.piece")
def test_cross_row_rights_have_nothing_to_do_with_it() -> None:
    rows = {"production": ["galley"], "temple": ["temple_of_maat"]}
    hand = ["merchant_ship_wood", "merchant_ship_clay", "baths"]
    goods = {"gold": 4, "wood": 1}
    game = joking("purple_set", hand=hand, rows=rows, goods=goods)
    say(game, "joker merchant_ship_wood")
    assert asked(game) == [f"row {kind}" for kind in STANDARD]  # green, with its blue card, too
    with pytest.raises(ValueError, match="answered row temple"):
        say(game, "row temple")
    say(game, "row science", "hex 0,0")
    offer_a_card(game)
    say(game, "build merchant_ship_clay")
    assert asked(game) == ["row maritime", "row science", "row civil", "row military"]


@pytest.mark.rule("egypt.joker.effects")
def test_it_moves_the_scribe_in_the_brown_row() -> None:
    for row, region, scribe in [("civil", "0,1", "0,1"), ("science", "0,1", "0,0")]:
        game = joking("brown_set", hand=["galley", "school"])
        say(game, "joker galley", f"row {row}", f"hex {region}")
        assert seat_of(game, 0)["scribe"] == scribe


@pytest.mark.rule("egypt.joker.effects")
def test_it_triggers_seth() -> None:
    rows = {"temple": ["temple_of_seth"]}
    there = {"temple_of_seth": 3}
    game = joking("purple_set", hand=["galley", "forum"], rows=rows, tiles=there)
    say(game, "joker galley", "row science", "hex 0,0")
    assert has(game, 0, "vp") == 4
    assert seat_of(game, 0)["tiles"] == {"temple_of_seth": 2}


@pytest.mark.rule("egypt.joker.effects")
def test_it_pays_the_toll_of_a_garrison() -> None:
    for gold in (2, 3):
        garrison = {"garrisons": {"science": 1}}
        hand = ["galley", "forum"]
        game = joking("red_set", hand=hand, goods={"gold": gold}, **garrison)
        say(game, "joker galley")
        if gold == 2:
            assert refused(game, "row science") == "egypt.red.garrison.cannot_pay"
        else:
            assert prices(game)["row science"] == {"gold": 3}
            say(game, "row science", "hex 0,0")
            assert (has(game, 0, "gold"), has(game, 1, "gold")) == (0, 2)


@pytest.mark.rule("egypt.joker.effects")
def test_it_pays_for_a_region_with_a_marker_of_the_barracks() -> None:
    other = {"goods": NOTHING, "markers": {"regions": ["0,1"]}}
    goods = {"gold": 1, "vp": 3}
    game = joking("red_set", hand=["galley", "forum"], other=other, goods=goods)
    say(game, "joker galley", "row civil", "hex 0,1")
    assert (has(game, 0, "vp"), has(game, 1, "vp")) == (0, 3)
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["civil"]}
    assert seat_of(game, 1)["markers"]["regions"] == []


@pytest.mark.rule("egypt.joker.effects")
@pytest.mark.parametrize(
    ("card", "row", "region"),
    [
        ("papyrus_boat_wood", "maritime", "-1,0"),
        ("mill", "production", "0,0"),
        ("fortress", "military", "0,0"),
    ],
)
def test_it_brings_no_marker_barge_or_market_change(card: str, row: str, region: str) -> None:
    game = joking(*SETS, hand=[card, "manufactory"])
    before = game.position()
    say(game, f"joker {card}", f"row {row}", f"hex {region}")
    assert to_move(game) == 1  # no 1x was offered
    after = game.position()
    assert after["market"] == before["market"]
    assert after["barges"] == before["barges"]
    for field in ("barges", "markers"):
        assert after["seats"][0][field] == before["seats"][0][field]


@pytest.mark.rule("egypt.joker.requirement", "egypt.temple.cross.colour_counts")
@pytest.mark.parametrize("counted", ["colour", "row"])
def test_it_counts_for_temples_as_the_colour_of_its_row(counted: str) -> None:
    one = {
        "production": ["farmstead"],
        "science": ["school"],
        "civil": ["forum"],
        "military": ["legion"],
        "temple": ["temple_of_seth"],
    }
    switches = {"purple_set": "egypt", "joker": True, "temple_requirement": counted}
    hand = ["temple_of_isis", "baths"]
    mine: Document = {"hand": hand, "pieces": {"0,0": ["civil"]}, "joker": "temple_of_amun"}
    game = game_with(mine | {"rows": one | {"maritime": ["face_down"]}}, {}, switches=switches)
    assert game.why_not("build temple_of_isis") == ""
    rows = one | {"civil": ["forum", "face_down"]}  # no blue card then
    game = game_with(mine | {"rows": rows, "joker": "galley"}, {}, switches=switches)
    assert refused(game, "build temple_of_isis") == "deus.temple.next"

"""Chapter 13 of Egypt: who knows what."""

import json

import pytest

from theogony.core.conformance import any_option, check_secrets
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.deus.printed import COLOURS
from theogony.deus.setup import SEAT_FIELDS, TABLE
from theogony.deus.state import Deus

from ..hidden import permuted
from ..tables import game_with, new_game, say, seat_of

ALL: Document = {f"{colour}_set": "egypt" for colour in COLOURS}
MIXED = ALL | {"purple_set": "mixed"}
SEATS: list[int | None] = [0, 1, 2, None]
ON_THE_TABLE = {"market", "barges"}
AT_A_SEAT = {
    *("barges", "coins", "scribe", "tiles"),
    *("markers", "forts", "garrisons", "fallen"),
}


def rich_table() -> Deus:
    """Three seats; everything Egypt has lies somewhere."""
    mine = {
        "hand": ["inn_vp", "palace_vp"],
        "goods": {"wood": 3, "vp": 7},
        "rows": {"science": ["observatory", "library"], "temple": ["temple_of_seth"]},
        "pieces": {"0,0": ["civil", "temple"], "0,1": ["military"], "1,1": ["civil"]},
        "scribe": "1,1",
        "barges": [1, 2, 3, 3],
        "coins": ["science-2"],
        "markers": {"stock": 1, "ready": 2, "regions": ["0,-1"]},
        "forts": {"civil": 1},
        "fallen": ["1,0"],
        "tiles": {"temple_of_seth": 2},
    }
    other = {"hand": ["inn_gold"], "garrisons": {"temple": 0}}
    return game_with(
        mine,
        other,
        {"hand": ["palace_gold"]},
        market={"wood": 2, "wheat": 6},
        attacked=["1,0"],
        switches=ALL,
    )


# What lies open.


@pytest.mark.rule("egypt.info.open")
@pytest.mark.parametrize("seat", SEATS)
def test_what_egypt_puts_on_the_table_is_public(seat: int | None) -> None:
    view = rich_table().view(seat)
    assert view["market"] == {"wood": 2, "stone": 4, "clay": 4, "wheat": 6}
    assert view["barges"] == {"1": 6, "2": 5, "3": 5}
    first, second, third = view["seats"]
    assert first["barges"] == [1, 2, 3, 3] and second["barges"] == third["barges"] == [2, 3]
    assert [each["goods"]["wood"] for each in view["seats"]] == [3, 1, 1]
    assert [each["scribe"] for each in view["seats"]] == ["1,1", None, None]
    assert first["coins"] == ["science-2"]
    assert first["tiles"] == {"temple_of_seth": 2}
    assert first["markers"] == {"stock": 1, "ready": 2, "regions": ["0,-1"]}
    assert second["markers"] == {"stock": 4, "ready": 0, "regions": []}  # one lies on a tableau
    assert first["forts"] == {"civil": 1} and first["fallen"] == ["1,0"]
    assert second["garrisons"] == {"temple": 0}


@pytest.mark.rule("egypt.info.open")
def test_views_show_it_as_positions_write_it_all_through_a_game() -> None:
    game = new_game(3, 8, ALL)
    rng = seeded(8)
    changed: set[str] = set()
    first = game.position()
    while not game.over:
        table = game.position()
        assert set(table) - set(TABLE) == ON_THE_TABLE
        for seat in SEATS:
            view = game.view(seat)
            for field in ON_THE_TABLE:
                assert view[field] == table[field]
            for shown, own in zip(view["seats"], table["seats"], strict=True):
                assert set(own) - set(SEAT_FIELDS) == AT_A_SEAT
                assert {field: shown[field] for field in AT_A_SEAT} == {
                    field: own[field] for field in AT_A_SEAT
                }
        for field in ON_THE_TABLE:
            changed |= {field} if table[field] != first[field] else set()
        for own, before in zip(table["seats"], first["seats"], strict=True):
            changed |= {field for field in AT_A_SEAT if own[field] != before[field]}
        game.choose(any_option(game, rng))
    assert {"market", "barges", "scribe", "markers"} <= changed


# What does not.


@pytest.mark.parametrize("switches", [ALL, MIXED | {"joker": True}], ids=["egypt", "mixed"])
@pytest.mark.parametrize("players", [2, 3])
def test_views_and_imagined_games_tell_no_secret(players: int, switches: Document) -> None:
    game = new_game(players, 4, switches)
    rng = seeded(4)
    while not game.over:
        if game.count % 23 == 4:
            check_secrets(game, permuted, 9)
        game.choose(any_option(game, rng))


def workshop(discard: list[str]) -> Deus:
    """An Architect Workshop takes the two top discards."""
    mine = {"hand": ["inn_vp"], "rows": {"science": ["architect_workshop"]}}
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": "science-1", "effect": 0}},
    ]
    others: list[Document] = [{"hand": ["inn_gold", "mill"]}, {"hand": ["palace_gold", "mill"]}]
    game = game_with(mine, *others, discard=discard, pending=pending, switches=ALL)
    say(game, "number 2")
    return game


@pytest.mark.rule("egypt.info.discard")
def test_of_the_cards_a_workshop_takes_others_know_the_top_one_only() -> None:
    game = workshop(["barn", "souk_clay", "camels", "temple_of_isis"])
    assert set(seat_of(game, 0)["hand"]) == {"inn_vp", "temple_of_isis", "camels"}
    for seat in SEATS:
        told = json.dumps(game.told(seat))
        assert "temple_of_isis" in told  # it lay open
        assert ("camels" in told) == (seat == 0)
        assert game.view(seat)["discard"] == {"count": 2, "top": ["souk_clay"]}
        assert ("camels" in json.dumps(game.view(seat))) == (seat == 0)
        assert "barn" not in json.dumps([game.view(seat), game.told(seat)])


@pytest.mark.rule("egypt.info.discard")
def test_with_another_card_below_the_top_one_others_see_and_hear_the_same() -> None:
    one = workshop(["barn", "souk_clay", "camels", "temple_of_isis"])
    two = workshop(["barn", "souk_clay", "archers", "temple_of_isis"])
    for seat in SEATS:
        same = one.view(seat) == two.view(seat) and one.told(seat) == two.told(seat)
        assert same == (seat != 0)

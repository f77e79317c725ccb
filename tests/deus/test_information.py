"""Who knows what: chapter 17 of the rule list.

Most tests sit at twin tables that differ in one hidden thing only: whoever may not know it must
see the same view and be told the same events at both.
"""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from tests.deus.box import NOTHING, STANDARD
from tests.deus.tables import GAME, asked, game_with, has, new_game, say, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

SEATS: list[int | None] = [0, 1, 2, None]
DECK = ["baths", "forum", "legion", "raiders", "farmstead", "cargo_ship", "large_harbour"]
GOODS = {"gold": 3, "vp": 3}


def table_of_three(*changed: Document, **table: Any) -> Deus:
    """Three seats with a piece each and two cards, each seat changed as given."""
    seats: list[Document] = [
        {"hand": ["galley", "school"], "pieces": {"0,0": ["civil"]}, "goods": GOODS},
        {"hand": ["ballista", "workshop"], "pieces": {"4,2": ["civil"]}, "goods": GOODS},
        {"hand": ["market_hall", "siege_tower"], "pieces": {"-3,7": ["civil"]}, "goods": GOODS},
    ]
    changes = [*changed, {}, {}, {}]
    seats = [seat | change for seat, change in zip(seats, changes, strict=False)]
    return game_with(*seats, **{"deck": DECK, "discard": []} | table)


def same_to(seat: int | None, one: Deus, two: Deus) -> bool:
    """Both tables look the same to a seat, which was told the same."""
    return bool(one.view(seat) == two.view(seat) and one.told(seat) == two.told(seat))


def expect_hidden(one: Deus, two: Deus, known_to: Iterable[int | None]) -> None:
    """The tables differ, but only those who may know it can tell."""
    assert one.position() != two.position()
    knowing = list(known_to)
    for seat in SEATS:
        assert same_to(seat, one, two) == (seat not in knowing), seat


def words(document: object) -> str:
    return json.dumps(document)


# Hands.


@pytest.mark.rule("deus.info.hand")
def test_hands_are_secret() -> None:
    one = table_of_three({}, {"hand": ["ballista", "workshop"]})
    two = table_of_three({}, {"hand": ["legion", "amphitheatre"]})
    expect_hidden(one, two, known_to=[1])


@pytest.mark.rule("deus.info.hand")
def test_hand_sizes_are_public() -> None:
    game = table_of_three({}, {"hand": ["ballista", "workshop", "legion"]})
    assert [seat["hand"] for seat in game.view(None)["seats"]] == [2, 3, 2]
    assert [seat["hand"] for seat in game.view(0)["seats"]] == [["galley", "school"], 3, 2]
    assert game.view(1)["seats"][1]["hand"] == ["workshop", "ballista", "legion"]


@pytest.mark.rule("deus.info.hand")
def test_cards_drawn_are_known_to_the_drawing_seat_only() -> None:
    game = table_of_three()
    say(game, "offer galley", "pass")  # draws four
    drawn = ["large_harbour", "cargo_ship", "farmstead", "raiders"]
    for card in drawn:
        assert card in words(game.told(0)) and card in words(game.view(0))
        for seat in (1, 2, None):
            assert card not in words(game.told(seat)) and card not in words(game.view(seat))
    for seat in SEATS:
        events = [event for event in game.told(seat) if event["event"] == "drew"]
        assert len(events) == 4  # how many is no secret


@pytest.mark.rule("deus.info.hand")
def test_cards_dealt_are_known_to_their_owners_only() -> None:
    game = GAME.new(players=3, seed=11)
    hands = [set(seat["hand"]) for seat in game.position()["seats"]]
    for seat in (0, 1, 2):
        told = {event["card"] for event in game.told(seat) if "card" in event}
        assert told == hands[seat]
    assert not [event for event in game.told(None) if "card" in event]


@pytest.mark.rule("deus.info.hand")
def test_options_are_shown_to_the_seat_asked_only() -> None:
    game = table_of_three()
    assert "options" in game.view(0)["question"]
    for seat in (1, 2, None):
        assert "options" not in game.view(seat)["question"]
        assert "galley" not in words(game.view(seat))


@pytest.mark.rule("deus.info.hand")
def test_that_a_turn_answered_itself_tells_nobody_what_is_in_the_hand() -> None:
    """Seat 1 can build neither card and offers one. With two galleys there was no choice."""
    one = table_of_three({}, {"hand": ["galley", "galley"], "goods": NOTHING})
    two = table_of_three({}, {"hand": ["galley", "ballista"], "goods": NOTHING})
    for game in (one, two):
        say(game, "offer galley", "pass")
        assert to_move(game) == 1
        if "pass" not in asked(game):
            say(game, "offer galley")
        say(game, "pass")
        assert to_move(game) == 2
    for seat in (0, 2, None):
        assert same_to(seat, one, two), seat


# The joker.


@pytest.mark.rule("deus.info.hand", "deus.variant.joker.hidden")
@pytest.mark.parametrize("answers", [[], ["row civil"], ["row civil", "hex 0,1"]])
def test_the_card_laid_as_a_joker_is_known_to_its_owner_only(answers: list[str]) -> None:
    tables = []
    for joker, kept in [("galley", "school"), ("school", "galley")]:
        game = table_of_three(switches={"joker": True})
        say(game, f"joker {joker}", *answers)
        assert game.position()["seats"][0]["hand"] == [kept]
        tables.append(game)
    expect_hidden(tables[0], tables[1], known_to=[0])
    assert tables[0].view(0)["seats"][0]["joker"] == "galley"
    assert tables[0].view(1)["seats"][0]["joker"] is True


# Piles.


@pytest.mark.rule("deus.info.piles")
def test_the_order_of_the_draw_pile_is_known_to_nobody() -> None:
    one = table_of_three(deck=["baths", "forum", "legion"])
    two = table_of_three(deck=["legion", "baths", "forum"])
    expect_hidden(one, two, known_to=[])
    assert one.view(0)["deck"] == one.view(None)["deck"] == 3  # the number is public


@pytest.mark.rule("deus.info.piles")
def test_what_the_generator_will_do_is_known_to_nobody() -> None:
    one = table_of_three(generator="1" * 32)
    two = table_of_three(generator="2" * 32)
    expect_hidden(one, two, known_to=[])


@pytest.mark.rule("deus.info.discardtop", "deus.info.piles")
def test_below_the_top_card_the_discard_pile_is_hidden() -> None:
    one = table_of_three(discard=["baths", "forum", "legion"])
    two = table_of_three(discard=["raiders", "baths", "legion"])
    expect_hidden(one, two, known_to=[])
    for seat in SEATS:
        assert one.view(seat)["discard"] == {"count": 3, "top": ["legion"]}


@pytest.mark.rule("deus.info.discardtop", "deus.info.piles")
def test_buried_cards_are_hidden_from_their_former_owner_too() -> None:
    game = table_of_three({"hand": ["galley", "school", "cavalry"]})
    say(game, "offer school", "offer galley", "offer cavalry", "number 0")
    assert game.position()["discard"] == ["galley", "cavalry", "school"]
    for seat in SEATS:
        assert game.view(seat)["discard"] == {"count": 3, "top": ["school"]}
        assert "galley" not in words(game.view(seat))
        assert "cavalry" not in words(game.view(seat))


@pytest.mark.rule("deus.info.discardtop")
def test_of_an_offering_the_others_see_the_top_card_only() -> None:
    one = table_of_three({"hand": ["galley", "farmstead", "cavalry"]})
    two = table_of_three({"hand": ["galley", "amphitheatre", "cavalry"]})
    say(one, "offer galley", "offer farmstead")
    say(two, "offer galley", "offer amphitheatre")
    for seat in (1, 2, None):
        assert same_to(seat, one, two), seat  # while the cards are being chosen
        assert "galley" not in words(one.told(seat)) + words(one.view(seat))
    say(one, "pass")
    say(two, "pass")
    for seat in (1, 2, None):
        assert same_to(seat, one, two), seat
        assert one.view(seat)["discard"] == {"count": 2, "top": ["galley"]}


@pytest.mark.rule("deus.info.offercount")
def test_the_number_of_cards_offered_is_public() -> None:
    game = table_of_three({"hand": ["galley", "farmstead", "cavalry"]})
    say(game, "offer galley", "offer farmstead", "pass")
    for seat in SEATS:
        offered = [event for event in game.told(seat) if event["event"] == "offered"]
        assert offered == [{"event": "offered", "seat": 0, "card": "galley", "amount": 2}]


@pytest.mark.rule("deus.info.piles")
def test_a_preview_shows_no_card_of_the_draw_pile() -> None:
    shown = []
    for deck in (["baths", "forum", "legion"], ["legion", "baths", "forum"]):
        game = table_of_three({"hand": ["scriptorium", "galley"]}, deck=deck)
        say(game, "build scriptorium", "hex 0,0")
        answer = {name: number for number, name in game.names().items()}["number 2"]
        shown.append(game.preview(answer))
    assert shown[0] == shown[1]
    assert not [event for event in shown[0] if event["event"] == "drew"]


# What lies open.


@pytest.mark.rule("deus.info.open")
def test_everything_on_the_table_is_public() -> None:
    mine: Document = {
        "goods": {"gold": 7, "wood": 2, "stone": 0, "clay": 3, "wheat": 1, "vp": 4},
        "rows": {"civil": ["guild_field", "forum"], "temple": ["temple_towns"]},
        "pieces": {"0,0": ["civil", "temple"], "0,1": ["military", "military"]},
        "tableau": {"science": 4},
    }
    game = table_of_three(mine, villages={"1,0": 2}, attacked=["5,2"])
    table = game.position()
    for seat in SEATS:
        view = game.view(seat)
        for field in ("goods", "rows", "tableau", "supply", "pieces"):
            shown = [each[field] for each in view["seats"]]
            assert shown == [each[field] for each in table["seats"]], field
        for field in ("villages", "attacked", "supply", "map", "switches", "start", "round"):
            assert view[field] == table[field], field
    assert game.view(2)["seats"][0]["goods"] == mine["goods"]
    assert game.view(2)["seats"][0]["supply"]["science"] == 1
    assert game.view(None)["villages"]["1,0"] == 2


# VP.


@pytest.mark.rule("deus.info.vp")
def test_vp_are_public() -> None:
    game = table_of_three({}, {"goods": GOODS | {"vp": 9}})
    for seat in SEATS:
        assert [each["goods"]["vp"] for each in game.view(seat)["seats"]] == [3, 9, 3]


@pytest.mark.rule("deus.info.vp")
def test_with_vp_open_false_a_seat_sees_its_own_vp_only() -> None:
    hidden = {"switches": {"vp_open": False}}
    one = table_of_three({}, {"goods": GOODS | {"vp": 3}}, **hidden)
    two = table_of_three({}, {"goods": GOODS | {"vp": 30}}, **hidden)
    expect_hidden(one, two, known_to=[1])
    for seat in SEATS:
        shown = ["vp" in each["goods"] for each in one.view(seat)["seats"]]
        assert shown == [i == seat for i in range(3)]


@pytest.mark.rule("deus.info.vp")
def test_hidden_vp_do_not_show_in_what_others_are_told() -> None:
    """Seat 1 gains VP from Vesta and has seat 0 look on: the log has the gain, not the total."""
    tables = []
    for vp in (3, 30):
        game = table_of_three(
            {},
            {"hand": ["forum", "baths"], "goods": GOODS | {"vp": vp}},
            switches={"vp_open": False},
        )
        say(game, "offer galley", "pass", "offer forum", "offer baths")
        assert has(game, 1, "vp") == vp + 2
        tables.append(game)
    expect_hidden(tables[0], tables[1], known_to=[1])


@pytest.mark.rule("deus.info.vp")
def test_that_a_region_chose_itself_does_not_tell_hidden_vp() -> None:
    """Seat 1 has one region for its ship. With 3 VP it could have bought another."""
    tables = []
    for vp in (2, 3):
        mine = {"hand": ["merchant_ship_clay", "forum"], "pieces": {"5,1": ["civil"]}}
        mine["goods"] = NOTHING | {"wood": 1, "vp": vp}
        game = table_of_three({}, mine, switches={"vp_open": False})
        say(game, "offer galley", "pass", "build merchant_ship_clay")
        if to_move(game) == 1:
            say(game, "hex 4,1")
        assert game.position()["seats"][1]["pieces"]["4,1"] == ["maritime"]
        assert to_move(game) == 2
        tables.append(game)
    expect_hidden(tables[0], tables[1], known_to=[1])


@pytest.mark.rule("deus.info.vp")
def test_hidden_vp_are_shown_when_the_game_is_over() -> None:
    game = table_of_three(turns_left=1, turn=2, switches={"vp_open": False})
    assert "scores" not in game.view(0)
    say(game, "offer siege_tower", "pass", "piece civil")
    assert game.over
    for seat in SEATS:
        view = game.view(seat)
        assert [each["goods"]["vp"] for each in view["seats"]] == [3, 3, 3]
        assert view["scores"] == game.scores()


# The alternative start.


def choosing(*answers: str, pieces: int = 6) -> Deus:
    """The first seat of three has given these answers."""
    game = new_game(3, 5, {"start_pieces": pieces})
    say(game, *answers)
    return game


def others_than(seat: int) -> list[int | None]:
    return [each for each in SEATS if each != seat]


@pytest.mark.rule("deus.variant.start.secret", "deus.variant.start.ten")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (["maritime", "maritime", *STANDARD[1:]], ["maritime", *STANDARD[1:], "military"]),
        (["production"] * 5 + ["civil"], ["production"] * 5 + ["military"]),
    ],
)
def test_pieces_chosen_secretly_are_known_to_nobody_else(one: list[str], two: list[str]) -> None:
    """Where choices leave one possibility the rest is not asked: nobody may learn of that."""
    tables = []
    first = choosing().position()["start"]
    for wanted in (one, two):
        game = choosing()
        for i, kind in enumerate(wanted):
            chosen = game.position()["seats"][first]["chosen"]
            if to_move(game) == first and sum(chosen.values()) == i:
                say(game, f"piece {kind}")
        chosen = game.position()["seats"][first]["chosen"]
        assert chosen == {kind: wanted.count(kind) for kind in STANDARD}
        assert to_move(game) != first
        tables.append(game)
    for seat in others_than(first):
        assert same_to(seat, tables[0], tables[1]), seat
    assert not same_to(first, tables[0], tables[1])


@pytest.mark.rule("deus.variant.start.secret")
def test_how_a_choice_goes_on_tells_the_others_nothing() -> None:
    """Where the rest of a choice is forced it is not asked: the others may not learn of that."""
    changes: list[list[Document]] = []
    for wanted in (["science", "science", "civil"], ["maritime"] * 5 + ["production"] * 5):
        game = choosing(pieces=10)
        first = to_move(game)
        other = (first + 1) % 3
        seen = [game.view(other)]
        for kind in wanted:
            if to_move(game) == first:
                say(game, f"piece {kind}")
                seen.append(game.view(other))
        while to_move(game) == first:
            say(game, asked(game)[-1])
            seen.append(game.view(other))
        changes.append([view for i, view in enumerate(seen) if view not in seen[:i]])
    assert changes[0] == changes[1]


@pytest.mark.rule("deus.variant.start.secret")
def test_others_see_that_a_choice_was_made() -> None:
    game = choosing()
    first = to_move(game)
    while to_move(game) == first:
        game.say(asked(game)[0])
    for seat in others_than(first):
        events = [event for event in game.told(seat) if event["event"] == "chose_pieces"]
        assert events == [{"event": "chose_pieces", "seat": first, "amount": 6}]
        assert "revealed" not in words(game.told(seat))

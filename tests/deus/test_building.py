"""Chapter 5: building a standard building, step by step."""

import pytest

from theogony.core.errors import PositionError
from theogony.core.types import Document
from theogony.deus.cards import IDS
from theogony.deus.printed import CARDS, KINDS, RANKS

from .box import NOTHING, ONE_EACH, STANDARD
from .tables import (
    GAME,
    asked,
    by_chance,
    game_with,
    has,
    named_nowhere,
    refused,
    say,
    seat_of,
    to_move,
)


@pytest.mark.rule("deus.build.playcard")
@pytest.mark.parametrize(
    ("card", "kind"), [("baths", "civil"), ("galley", "maritime"), ("temple_towns", "temple")]
)
def test_building_means_playing_one_card_from_the_hand(card: str, kind: str) -> None:
    cards = sorted(["legion", card])
    builder = {"hand": cards, "goods": ONE_EACH, "pieces": {"0,0": ["civil"], "0,1": ["civil"]}}
    game = game_with(builder, {})
    assert f"build {card}" in asked(game)
    say(game, f"build {card}")
    assert seat_of(game, 0)["hand"] == ["legion"]
    assert seat_of(game, 0)["rows"][kind] == [card]


@pytest.mark.rule("deus.build.playcard")
@pytest.mark.parametrize("card", ["forum", "galley", "temple_towns"])
def test_a_card_that_is_not_in_the_hand_cannot_be_built(card: str) -> None:
    elsewhere = {"hand": ["forum", "galley", "temple_towns"], "pieces": {"0,0": ["civil"]}}
    game = game_with({"hand": ["baths", "legion"], "pieces": {"0,1": ["civil"]}}, elsewhere)
    assert refused(game, f"build {card}") == "deus.build.playcard"


@pytest.mark.rule("deus.build.step.order")
def test_lay_pay_place_attack_then_the_effects() -> None:
    game = game_with(
        {
            "hand": ["trading_post_swamp", "legion"],
            "goods": ONE_EACH,
            "rows": {"civil": ["guild_mountain"]},
            # all around the village at 1,0 but for the swamp at 1,-1
            "pieces": {"0,0": ["military"], "0,1": ["civil"], "1,1": ["civil"], "2,0": ["science"]},
        },
        {},
    )
    say(game, "build trading_post_swamp")
    # the card lies there and is paid before anybody asks for a region
    assert seat_of(game, 0)["rows"]["civil"] == ["guild_mountain", "trading_post_swamp"]
    assert has(game, 0, "wood") == 0
    assert "1,-1" not in seat_of(game, 0)["pieces"]
    say(game, "hex 1,-1")
    steps = ["laid", "paid", "placed", "attacked", "gained"]
    told = [
        (m["event"], m.get("good"), m.get("amount")) for m in game.told(0) if m["event"] in steps
    ]
    assert told == [
        ("laid", None, None),
        ("paid", "wood", 1),
        ("placed", None, None),
        ("attacked", None, 5),
        ("gained", "vp", 5),
        ("gained", "vp", 1),  # the guild: one mountain
        ("gained", "gold", 6),  # the trading post: two swamps
    ]


@pytest.mark.rule("deus.build.step.order")
def test_the_piece_is_checked_before_everything_else() -> None:
    # no ship, no sea within reach, no money
    game = game_with(
        {
            "hand": ["galley", "baths"],
            "goods": NOTHING,
            "tableau": {"maritime": 0},
            "pieces": {"0,5": ["civil"]},
        },
        {},
    )
    assert game.why_not("build galley") == "deus.build.piece.needed"


@pytest.mark.rule("deus.build.piece.needed")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("galley", "maritime"),
        ("farmstead", "production"),
        ("school", "science"),
        ("forum", "civil"),
        ("legion", "military"),
    ],
)
def test_a_piece_of_the_kind_must_be_on_the_tableau(card: str, kind: str) -> None:
    others = {name: 5 for name in STANDARD}
    hand = {"hand": [card, "temple_towns"]}
    game = game_with({**hand, "tableau": {**others, kind: 0}, "supply": {kind: 5}}, {})
    assert refused(game, f"build {card}") == "deus.build.piece.needed"
    game = game_with({**hand, "tableau": {**{name: 0 for name in others}, kind: 1}}, {})
    assert game.why_not(f"build {card}") == ""


@pytest.mark.rule("deus.build.piece.needed")
def test_three_pieces_in_the_personal_supply_do_not_help() -> None:
    board = {"0,0": ["civil"], "0,1": ["civil"]}
    builder = {"hand": ["forum", "baths"], "tableau": {"civil": 0}, "pieces": board}
    game = game_with(builder, {})
    assert seat_of(game, 0)["supply"]["civil"] == 3
    assert refused(game, "build forum") == "deus.build.piece.needed"
    assert refused(game, "build baths") == "deus.build.piece.needed"


@pytest.mark.rule("deus.build.piece.source")
def test_the_piece_comes_from_the_tableau() -> None:
    game = game_with({"hand": ["baths", "legion"], "goods": ONE_EACH}, {})
    say(game, "build baths", "hex 0,-1")
    seat = seat_of(game, 0)
    assert seat["tableau"] == {
        **{"maritime": 2, "production": 2, "science": 2, "military": 2},
        "civil": 1,
    }
    assert set(seat["supply"].values()) == {3}
    assert seat["pieces"] == {"0,-1": ["civil"]}


@pytest.mark.rule("deus.build.row.colour")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("galley", "maritime"),
        ("workers_quarters", "production"),
        ("scriptorium", "science"),
        ("guild_swamp", "civil"),
        ("raiders", "military"),
        ("temple_cities", "temple"),
    ],
)
def test_a_card_goes_to_the_row_of_its_colour(card: str, kind: str) -> None:
    goods = {"gold": 2, "vp": 0}
    builder = {"hand": [card, "baths"], "goods": goods, "pieces": {"0,0": ["civil"]}}
    game = game_with(builder, {})
    say(game, f"build {card}")
    rows = seat_of(game, 0)["rows"]
    assert {row: cards for row, cards in rows.items() if cards} == {kind: [card]}


@pytest.mark.rule("deus.build.row.top")
@pytest.mark.parametrize("card", ["guild_forest", "forum", "baths"])
def test_a_new_card_becomes_the_topmost_of_its_row(card: str) -> None:
    row = ["market_hall", "amphitheatre"]
    game = game_with(
        {
            "hand": [card, "legion"],
            "goods": ONE_EACH,
            "rows": {"civil": row},
            "pieces": {"0,0": ["civil"], "0,1": ["civil"]},
        },
        {},
    )
    say(game, f"build {card}")
    assert seat_of(game, 0)["rows"]["civil"] == [*row, card]  # bottom card first


@pytest.mark.rule("deus.build.row.top")
@pytest.mark.parametrize(("players", "seed"), [(2, 41), (4, 42)])
def test_rows_only_grow_at_their_top(players: int, seed: int) -> None:
    game = GAME.new(players, seed, {"joker": True})
    before = [seat["rows"] for seat in game.position()["seats"]]
    grown = 0
    for table in by_chance(game, seed):
        now = [seat["rows"] for seat in table["seats"]]
        for old, new in zip(before, now, strict=True):
            for kind, row in old.items():
                assert new[kind][: len(row)] == row
                grown += len(new[kind]) - len(row)
        before = now
    assert grown > 10 * players, "a game with so few cards shows nothing"


NO_PIECE: Document = {"tableau": {"civil": 0, "maritime": 0}}
NO_MONEY: Document = {"goods": {"gold": 3, "wood": 0, "stone": 0, "clay": 0, "wheat": 0}}
NO_REGION: Document = {"goods": {"vp": 2}, "pieces": {"0,5": ["civil"]}}  # no sea near


@pytest.mark.rule("deus.build.atomic")
@pytest.mark.parametrize(
    ("seat", "card", "rule"),
    [
        (NO_PIECE, "baths", "deus.build.piece.needed"),
        (NO_MONEY, "baths", "deus.pay.cost"),
        (NO_REGION, "galley", "deus.place.edgebuy.price"),
    ],
)
def test_a_build_that_cannot_be_finished_is_not_begun(seat: Document, card: str, rule: str) -> None:
    hand = sorted([card, "legion"])
    game = game_with({"hand": hand, "rows": {"civil": ["forum"]}, **seat}, {})
    assert refused(game, f"build {card}") == rule


@pytest.mark.rule("deus.build.atomic")
@pytest.mark.parametrize("vp", [2, 3])
def test_a_build_needs_a_region_for_its_own_kind_of_piece(vp: int) -> None:
    # the own region holds a civil piece, the three around it are the neighbour's
    game = game_with(
        {
            "hand": ["baths", "legion"],
            "goods": {**ONE_EACH, "vp": vp},
            "pieces": {"0,5": ["civil"]},
        },
        {"pieces": {"1,5": ["civil"], "1,4": ["civil"], "0,4": ["civil"]}},
    )
    assert game.why_not("build legion") == ""
    if vp == 3:  # enough for a region on the edge
        assert game.why_not("build baths") == ""
    else:
        assert refused(game, "build baths") == "deus.place.edgebuy.price"


@pytest.mark.rule("deus.build.atomic")
def test_a_payment_never_leads_into_a_dead_end() -> None:
    # galley: 1 wood and 1 wheat. The gold is needed for the wheat, so the wood is not asked for
    game = game_with(
        {"hand": ["galley", "baths"], "goods": {**ONE_EACH, "gold": 7, "wheat": 0}},
        {},
    )
    say(game, "build galley")
    assert (has(game, 0, "wood"), has(game, 0, "gold")) == (0, 3)
    assert game.decision is not None
    assert game.decision.ask == "region"


@pytest.mark.rule("deus.build.rowlimit")
def test_nobody_plays_a_sixth_card_of_a_colour() -> None:
    board = {name: ["civil"] for name in ["0,0", "0,1", "1,1", "0,2"]}
    game = game_with(
        {
            "hand": ["baths", "forum", "raiders"],
            "goods": {"stone": 5, "wheat": 5, "clay": 5, "gold": 0, "vp": 0},
            "tableau": {"civil": 1},
            "rows": {"civil": ["guild_forest", "guild_field", "guild_swamp", "guild_mountain"]},
            "pieces": {**board, "2,0": ["science"]},
        },
        {"hand": ["legion", "galley"]},
    )
    say(game, "build baths", "hex 2,0")
    assert len(seat_of(game, 0)["rows"]["civil"]) == 5
    say(game, "offer legion", "pass", "piece civil")
    assert to_move(game) == 0
    assert seat_of(game, 0)["tableau"]["civil"] + seat_of(game, 0)["supply"]["civil"] == 0
    assert refused(game, "build forum") == "deus.build.piece.needed"


@pytest.mark.rule("deus.build.rowlimit")
@pytest.mark.parametrize(("players", "seed"), [(2, 51), (3, 52)])
def test_no_standard_row_exceeds_five_cards(players: int, seed: int) -> None:
    longest = 0
    for table in by_chance(GAME.new(players, seed, {"joker": True}), seed):
        for seat in table["seats"]:
            rows = [row for kind, row in seat["rows"].items() if kind != "temple"]
            longest = max(longest, *map(len, rows))
    assert longest == 5


@pytest.mark.rule("deus.build.rowlimit")
@pytest.mark.parametrize("kind", STANDARD)
def test_a_row_posed_with_a_card_on_every_rank_takes_no_other(kind: str) -> None:
    cards = [
        card for card in named_nowhere({"seats": []}) if KINDS[CARDS[IDS.index(card)].kind] == kind
    ]
    mine = {
        "hand": sorted([cards[0], "temple_towns"]),
        "goods": {**ONE_EACH, "gold": 50},
        "rows": {kind: cards[1 : RANKS + 1]},
        "pieces": {"0,0": ["science"], "0,1": ["civil"]},
    }
    game = game_with(mine, {}, switches={"joker": True})
    assert refused(game, f"build {cards[0]}") == "deus.build.rowlimit"
    say(game, "joker temple_towns")
    assert refused(game, f"row {kind}") == "deus.build.rowlimit"
    room = game_with({**mine, "rows": {kind: cards[2 : RANKS + 1]}}, {})
    assert f"build {cards[0]}" in asked(room)
    with pytest.raises(PositionError, match=f"rows.{kind} has 10 cards, expected 9 at most"):
        game_with({**mine, "rows": {kind: cards[1 : RANKS + 2]}}, {})


@pytest.mark.rule("deus.build.exampleA")
@pytest.mark.parametrize(
    ("payment", "wood", "gold"), [("pay wood", 0, 4), ("pay gold", 1, 0)], ids=["wood", "gold"]
)
def test_example_a_civil_card_for_one_wood_or_four_gold(payment: str, wood: int, gold: int) -> None:
    game = game_with(
        {
            "hand": ["market_hall", "legion"],
            "goods": {"gold": 4, "wood": 1},
            "tableau": {"civil": 1},
            "rows": {"civil": ["guild_forest"]},
            "pieces": {"0,0": ["civil"], "1,1": ["science"]},
        },
        {},
    )
    say(game, "build market_hall")
    assert seat_of(game, 0)["rows"]["civil"] == ["guild_forest", "market_hall"]
    assert asked(game) == ["pay wood", "pay gold"]
    say(game, payment)
    assert (has(game, 0, "wood"), has(game, 0, "gold")) == (wood, gold)
    say(game, "hex 1,1")
    assert seat_of(game, 0)["tableau"]["civil"] == 0
    assert seat_of(game, 0)["pieces"]["1,1"] == ["science", "civil"]

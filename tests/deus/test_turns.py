"""Chapter 4: whose turn it is and what has to be done in it."""

import pytest

from theogony.core.types import Document

from .box import STANDARD
from .tables import (
    GAME,
    asked,
    by_chance,
    game_with,
    has,
    offer_a_card,
    refused,
    say,
    seat_of,
    to_move,
)

TWO_CARDS = {"hand": ["forum", "baths"]}


@pytest.mark.rule("deus.turn.order")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 0, [0, 1, 0, 1, 0]),
        (2, 1, [1, 0, 1, 0, 1]),
        (3, 1, [1, 2, 0, 1, 2, 0, 1]),
        (4, 0, [0, 1, 2, 3, 0, 1, 2, 3, 0]),
        (4, 3, [3, 0, 1, 2, 3, 0, 1, 2, 3]),
    ],
)
def test_play_goes_clockwise_from_the_start_player(
    players: int, start: int, order: list[int]
) -> None:
    game = game_with(*[{} for _ in range(players)], start=start)
    moved: list[int] = []
    for _ in order:
        moved.append(to_move(game))
        offer_a_card(game)
    assert moved == order
    assert to_move(game) == (order[-1] + 1) % players


@pytest.mark.rule("deus.turn.order")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_round_begins_whenever_the_start_player_moves(start: int) -> None:
    game = game_with({}, {}, {}, start=start)
    rounds: list[int] = []
    for _ in range(7):
        rounds.append(game.position()["round"])
        offer_a_card(game)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("deus.turn.order")
def test_the_number_of_rounds_varies() -> None:
    rounds: set[int] = set()
    for seed in range(8):
        *_, last = by_chance(GAME.new(2, seed), seed)
        rounds.add(last["round"])
    assert len(rounds) > 1


@pytest.mark.rule("deus.turn.must", "deus.turn.a", "deus.turn.b")
def test_a_player_builds_or_makes_an_offering() -> None:
    game = game_with(TWO_CARDS, {})
    assert asked(game) == ["build forum", "offer forum", "build baths", "offer baths"]


@pytest.mark.rule("deus.turn.must")
@pytest.mark.parametrize("hand", [["forum", "baths"], ["forum"], ["galley", "galley"]])
def test_there_is_no_pass_while_a_card_is_held(hand: list[str]) -> None:
    game = game_with({"hand": hand}, {})
    assert asked(game)[0].startswith("build ")
    assert refused(game, "pass") == "deus.turn.must"


@pytest.mark.rule("deus.turn.must")
def test_a_player_who_can_build_nothing_must_offer() -> None:
    bare = {kind: 0 for kind in STANDARD}
    game = game_with({**TWO_CARDS, "tableau": bare}, {})
    assert asked(game) == ["offer forum", "offer baths"]
    assert game.why_not("pass") == "deus.turn.must"


@pytest.mark.rule("deus.turn.must", "deus.turn.a")
def test_after_one_build_the_turn_is_over() -> None:
    game = game_with({**TWO_CARDS, "goods": {"gold": 0}}, {})
    say(game, "build baths", "hex 0,-1")
    assert to_move(game) == 1
    assert seat_of(game, 0)["rows"]["civil"] == ["baths"]
    assert seat_of(game, 0)["hand"] == ["forum"]


@pytest.mark.rule("deus.turn.must", "deus.turn.b")
def test_after_one_offering_the_turn_is_over() -> None:
    game = game_with(TWO_CARDS, {})
    say(game, "offer baths", "pass")
    assert to_move(game) == 1
    assert game.position()["discard"] == ["baths"]
    assert has(game, 0, "vp") == 5 + 1  # Vesta
    assert len(seat_of(game, 0)["hand"]) == 5


@pytest.mark.rule("deus.turn.nocards")
def test_who_holds_no_card_and_can_draw_none_passes() -> None:
    empty: Document = {"deck": [], "discard": []}
    game = game_with({"hand": []}, {**TWO_CARDS, "goods": {"gold": 0}}, {"hand": []}, **empty)
    before = seat_of(game, 0)
    assert to_move(game) == 1  # seat 0 had to pass
    say(game, "build baths", "hex 0,-1")
    # seats 2 and 0 pass in turn, and seat 1 goes on with its last card, a new round having begun
    assert [m["seat"] for m in game.told(None) if m["event"] == "passed"] == [2, 0]
    assert game.position()["round"] == 2
    assert seat_of(game, 0) == before


@pytest.mark.rule("deus.turn.nocards")
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (4, 32)])
def test_whoever_is_asked_for_a_turn_holds_a_card(players: int, seed: int) -> None:
    game = GAME.new(players, seed)
    for table in by_chance(game, seed):
        if game.decision is not None and game.decision.ask == "turn":
            assert table["seats"][game.decision.seat]["hand"]

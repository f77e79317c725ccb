"""A game as bots, servers and people use it: asked, answered, explained, taken back."""

import pytest

import theogony
from theogony import IllegalChoice, WrongInput
from theogony.core.conformance import any_option
from theogony.core.history import answers_of
from theogony.core.rng import seeded

from ..deus.tables import game_with

DEUS = theogony.game("deus")

# Seat 0 can build: it has a civil building at 0,0, beside the sea at -1,0. The ship costs one wood.
BUILDER = {
    "hand": ["forum", "merchant_ship_wood", "galley"],
    "pieces": {"0,0": ["civil"]},
    "rows": {"civil": ["baths"]},
}


# Questions and answers.


def test_the_contract_in_ten_lines() -> None:
    game = DEUS.new(players=3, seed=7, switches={"joker": True})
    decision = game.decision
    assert decision is not None
    assert decision.seat in (0, 1, 2) and decision.ask == "turn"
    assert decision.options == list(game.names())
    assert all(0 <= option < DEUS.answers for option in decision.options)
    assert game.names()[decision.options[0]] == DEUS.names[decision.options[0]]
    assert not game.over and game.count == 0
    game.choose(decision.options[0])
    assert game.count == 1


def test_saying_a_name_is_choosing_its_number() -> None:
    said, chosen = game_with(BUILDER, {}), game_with(BUILDER, {})
    said.say("offer galley")
    chosen.choose(DEUS.answer("offer galley"))
    assert said == chosen and answers_of(said.answers) == [DEUS.answer("offer galley")]


def test_a_refusal_names_who_what_and_what_was_expected() -> None:
    game = game_with(BUILDER, {})
    options = ", ".join(game.names().values())
    with pytest.raises(IllegalChoice) as caught:
        game.say("pass")
    said = "seat 0 answered pass (why_not: deus.turn.must)"
    assert str(caught.value) == f"{said}, expected one of: {options}"
    with pytest.raises(IllegalChoice) as caught:
        game.say("passe")
    assert str(caught.value) == f"seat 0 answered 'passe', expected one of: {options}"
    with pytest.raises(IllegalChoice) as caught:
        game.choose(-1)
    assert str(caught.value) == f"seat 0 answered -1, expected one of: {options}"


def test_the_list_of_options_is_ones_own() -> None:
    game = game_with(BUILDER, {})
    decision = game.decision
    assert decision is not None
    before = list(decision.options)
    decision.options.clear()
    assert game.decision is not None and game.decision.options == before


def test_a_question_with_one_option_answers_itself_and_is_told_to_its_seat() -> None:
    game = game_with({"hand": ["galley"], "goods": {"gold": 0, "wood": 0}, "pieces": {}}, {})
    assert game.decision is not None and game.decision.seat == 1
    played = game_with(BUILDER | {"goods": {"gold": 99}}, {})
    played.say("build forum")
    asked = [event for event in played.told(0) if event["event"] == "answered_itself"]
    assert asked == [] and played.decision is not None and played.decision.ask == "payment"


def test_every_answer_has_one_name() -> None:
    assert len(set(DEUS.names)) == DEUS.answers == len(DEUS.names)
    for name in ("yes", "no", "pass", "hex 3,-1", "seat 2", "resource wood", "number 3"):
        assert DEUS.names[DEUS.answer(name)] == name
    for name in ("build forum", "offer forum", "joker forum", "activate forum", "god ceres"):
        assert DEUS.names[DEUS.answer(name)] == name
    with pytest.raises(IllegalChoice, match="^deus has no answer 'build fora'$"):
        DEUS.answer("build fora")


# Reasons.


def test_why_not_names_the_rule() -> None:
    game = game_with(BUILDER | {"goods": {"gold": 0, "clay": 0, "wood": 0, "stone": 0}}, {})
    assert game.why_not("offer forum") == ""
    assert game.why_not("build forum") == "deus.pay.cost"
    assert game.why_not("build baths") == "deus.build.playcard"
    assert game.why_not("pass") == "deus.turn.must"
    with pytest.raises(IllegalChoice, match="deus has no answer 'build nothing'"):
        game.why_not("build nothing")


def test_asking_why_not_changes_nothing() -> None:
    game = game_with(BUILDER, {})
    before = game.position()
    names = game.names()
    for name in DEUS.names:
        game.why_not(name)
    assert game.position() == before and game.names() == names and game.count == 0


# Previews.


def test_a_preview_tells_what_an_answer_brings() -> None:
    game = game_with(BUILDER | {"goods": {"gold": 9}}, {})
    game.say("build merchant_ship_wood")
    before = game.position()
    shown = game.preview(DEUS.answer("pay wood"))
    assert {"event": "paid", "seat": 0, "good": "wood", "amount": 1} in shown
    assert game.position() == before
    game.say("pay wood")
    assert game.told(0)[-len(shown) :] == shown


def test_a_preview_ends_where_chance_begins() -> None:
    game = game_with({"hand": ["galley"] * 2, "goods": {"gold": 0, "wood": 0, "wheat": 0}}, {})
    kinds = [event["event"] for event in game.preview(DEUS.answer("offer galley"))]
    assert "drew" not in kinds and "turn" not in kinds


# The barrier.


def test_answers_can_be_taken_back_until_something_is_learned() -> None:
    game = game_with(BUILDER | {"goods": {"gold": 9}}, {})
    game.say("build merchant_ship_wood")
    game.say("pay gold")
    assert (game.count, game.barrier) == (2, 0)
    game.say("hex -1,0")
    assert (game.count, game.barrier) == (3, 0)
    game.say("number 0")
    assert (game.count, game.barrier) == (4, 4), "the turn has passed to another seat"


def test_drawing_cards_is_learning() -> None:
    game = game_with({"hand": ["school", "forum"], "pieces": {"0,0": ["civil", "science"]}}, {})
    game.say("offer forum")
    game.say("pass")
    assert game.barrier == game.count


def test_fewer_answers_lead_back() -> None:
    game = DEUS.new(2, 3)
    rng = seeded(3)
    tables = []
    for _ in range(60):
        tables.append(game.position())
        game.choose(any_option(game, rng))
    answers = answers_of(game.answers)
    for kept in range(game.barrier, 60):
        back = DEUS.new(2, 3)
        for answer in answers[:kept]:
            back.choose(answer)
        assert back.position() == tables[kept] and back.barrier <= kept


# Seats, copies, the end.


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_are_no_other_seats(seat: int) -> None:
    game = DEUS.new(2, 1)
    for act in (game.view, game.told, lambda seat: game.imagine(seat, 1)):
        with pytest.raises(WrongInput, match=f"^seat is {seat}, expected 0 to 1"):
            act(seat)


def test_a_view_is_for_a_seat_or_a_spectator() -> None:
    game = game_with(BUILDER, {})
    assert "options" in game.view(0)["question"]
    assert "options" not in game.view(1)["question"]
    assert "options" not in game.view(None)["question"]
    shown = {option["name"]: option for option in game.view(0)["question"]["options"]}
    assert list(shown) == list(game.names().values())
    assert shown["build galley"]["price"] == {"wood": 1, "wheat": 1}
    assert shown["offer forum"]["at"] == [{"card": "forum", "zone": "hand"}]


def test_an_imagined_game_is_quiet_and_begins_anew() -> None:
    game = DEUS.new(2, 1)
    game.choose(game.options().listed()[0])
    assert game.decision is not None
    imagined = game.imagine(game.decision.seat, 5)
    assert imagined.count == imagined.barrier == 0
    assert imagined.answers is None and imagined.events is None
    with pytest.raises(WrongInput, match=r"seed is -1, expected 0 to 2\*\*128 - 1"):
        game.imagine(0, -1)


def test_a_copy_goes_its_own_way() -> None:
    game = game_with(BUILDER, {})
    copy = game.copy()
    copy.say("offer galley")
    assert copy != game and game.count == 0 and copy.count == 1
    game.say("offer galley")
    assert copy == game


def test_a_long_history_costs_a_copy_nothing() -> None:
    game = DEUS.new(2, 1)
    rng = seeded(1)
    while not game.over:
        game.choose(any_option(game, rng))
    copy = game.copy()
    assert copy.answers is game.answers and copy.events is game.events


def test_when_the_game_is_over_nothing_is_asked() -> None:
    game = DEUS.new(2, 1)
    rng = seeded(1)
    while not game.over:
        game.choose(any_option(game, rng))
    assert game.decision is None and game.names() == {} and game.view(0)["question"] is None
    assert game.barrier == game.count, "nobody takes the end back"
    for act in (lambda: game.choose(0), lambda: game.preview(0), lambda: game.why_not("yes")):
        with pytest.raises(IllegalChoice, match="^nothing is asked: the game is over$"):
            act()
    assert game.scores() == [sum(points.values()) for points in game.breakdown()]
    assert sorted(game.ranking())[0] == 1

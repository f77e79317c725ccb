"""The end of the game: what triggers it, how many turns follow, what holds in them."""

import pytest

from tests.deus.box import MAPS
from tests.deus.tables import asked, game_with, has, offer_a_card, say, seat_of
from theogony.core.errors import IllegalChoice
from theogony.core.types import Document
from theogony.deus.state import Deus

# The villages of the map of two but the one at 3,1.
OTHER_VILLAGES = ["1,0", "0,3", "2,4"]


def temple_builder() -> Document:
    """A seat that can build one temple, in one region, paying in one way."""
    return {
        "hand": ["temple_towns", "forum", "baths"],
        "goods": {"gold": 0},
        "pieces": {"0,0": ["civil"]},
    }


def besieger(hand: list[str], **more: object) -> Document:
    """A seat about to build an army at 2,1, next to the village at 3,1."""
    goods = {"gold": 0, "wood": 1, "stone": 1, "clay": 1, "wheat": 1}
    return {"hand": hand, "goods": goods, "pieces": {"2,2": ["civil"]}} | more


def closer(**more: object) -> Document:
    """A seat about to close the ring around the village at 3,1 with a ship."""
    pieces = {"2,1": ["military"], "2,2": ["civil"]}
    hand = ["merchant_ship_wood", "forum", "baths"]
    return {"hand": hand, "goods": {"gold": 0}, "pieces": pieces} | more


def play_to_the_end(game: Deus) -> None:
    for _ in range(20):
        if game.over:
            return
        offer_a_card(game)
    raise AssertionError("the game does not end")


def turns(game: Deus) -> list[int]:
    """The seats whose turns began since the table was set."""
    return [event["seat"] for event in game.told(None) if event["event"] == "turn"]


def turns_left(game: Deus) -> int | None:
    left: int | None = game.position()["turns_left"]
    return left


# The triggers.


@pytest.mark.rule("deus.end.trigger.temples", "deus.aim.endconditions")
@pytest.mark.parametrize(("pieces", "left"), [(1, 3), (2, None), (4, None)])
def test_building_the_last_temple_piece_triggers_the_end(pieces: int, left: int | None) -> None:
    game = game_with(temple_builder(), {}, supply={"temples": pieces})
    say(game, "build temple_towns")
    assert game.position()["supply"]["temples"] == pieces - 1
    assert turns_left(game) == left


@pytest.mark.rule("deus.end.trigger.villages", "deus.aim.endconditions")
@pytest.mark.parametrize(
    ("attacked", "left"),
    [(["1,0", "0,3", "2,4"], 3), (["1,0", "0,3"], None), ([], None)],
)
def test_the_attack_on_the_last_village_triggers_the_end(
    attacked: list[str], left: int | None
) -> None:
    game = game_with(closer(), {}, attacked=attacked)
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert has(game, 0, "vp") == 8
    assert turns_left(game) == left


@pytest.mark.rule("deus.end.trigger.villages", "deus.attack.emptied", "deus.edition.villageend")
@pytest.mark.parametrize(
    ("emptied_is_attacked", "village", "left"),
    [(True, 2, 3), (True, 1, 3), (True, 3, None), (False, 2, None), (False, 1, None)],
)
def test_the_last_vp_taken_by_a_siege_tower_trigger_the_end(
    emptied_is_attacked: bool, village: int, left: int | None
) -> None:
    game = game_with(
        besieger(["siege_tower", "forum"]),
        {},
        attacked=OTHER_VILLAGES,
        villages={"3,1": village},
        switches={"emptied_is_attacked": emptied_is_attacked},
    )
    say(game, "build siege_tower", "hex 2,1", "hex 3,1")
    assert turns_left(game) == left


@pytest.mark.rule("deus.end.trigger.villages", "deus.attack.emptied")
def test_a_village_without_vp_that_still_has_to_be_attacked_triggers_the_end_when_it_is() -> None:
    game = game_with(
        closer(),
        {},
        attacked=OTHER_VILLAGES,
        villages={"3,1": 0},
        switches={"emptied_is_attacked": False},
    )
    assert game.position()["attacked"] == OTHER_VILLAGES
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert has(game, 0, "vp") == 5  # for nothing
    assert turns_left(game) == 3


@pytest.mark.rule("deus.end.trigger.villages", "deus.attack.tie.rest")
def test_an_attack_that_pays_nobody_triggers_the_end_too() -> None:
    game = game_with(
        closer(pieces={"2,1": ["military"]}),
        {"pieces": {"2,2": ["military", "civil"]}},
        attacked=OTHER_VILLAGES,
        villages={"3,1": 1},
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert [has(game, seat, "vp") for seat in (0, 1)] == [5, 5]
    assert turns_left(game) == 3


@pytest.mark.rule("deus.end.trigger.temples", "deus.end.trigger.villages")
def test_nothing_else_ends_the_game() -> None:
    game = game_with({}, {}, attacked=["1,0", "0,3", "2,4"], supply={"temples": 1})
    for _ in range(12):
        offer_a_card(game)
    assert not game.over
    assert turns_left(game) is None


# The rounds that follow.


@pytest.mark.rule("deus.end.finishround", "deus.end.lastround")
@pytest.mark.parametrize(
    ("players", "start", "trigger"),
    [(n, start, trigger) for n in MAPS for start in range(n) for trigger in range(n)],
)
def test_the_round_is_finished_and_one_complete_round_follows(
    players: int, start: int, trigger: int
) -> None:
    seats: list[Document] = [{} for _ in range(players)]
    seats[trigger] = temple_builder()
    game = game_with(*seats, start=start, turn=trigger, supply={"temples": 1}, round=7)
    say(game, "build temple_towns")
    play_to_the_end(game)
    order = [(start + i) % players for i in range(players)]
    assert turns(game) == order[order.index(trigger) + 1 :] + order
    assert game.position()["round"] == 8


@pytest.mark.rule("deus.end.lastround", "deus.end.finishround")
@pytest.mark.parametrize(
    ("players", "place", "following"),
    [
        (2, "first", 3),
        (2, "last", 2),
        (3, "first", 5),  # 2 + 3
        (3, "last", 3),
        (4, "first", 7),
        (4, "last", 4),
    ],
)
def test_so_many_turns_follow_the_trigger(players: int, place: str, following: int) -> None:
    trigger = 0 if place == "first" else players - 1
    seats: list[Document] = [{} for _ in range(players)]
    seats[trigger] = temple_builder()
    game = game_with(*seats, turn=trigger, supply={"temples": 1})
    say(game, "build temple_towns")
    assert turns_left(game) == following
    play_to_the_end(game)
    assert len(turns(game)) == following
    assert turns_left(game) == 0


@pytest.mark.rule("deus.end.lastround", "deus.end.trigger.villages")
@pytest.mark.parametrize("trigger", [0, 1])
def test_the_last_village_brings_as_many_turns_as_the_last_temple(trigger: int) -> None:
    seats: list[Document] = [{}, {}]
    seats[trigger] = closer()
    game = game_with(*seats, turn=trigger, attacked=OTHER_VILLAGES)
    say(game, "build merchant_ship_wood", "hex 3,0")
    play_to_the_end(game)
    assert turns(game) == ([1, 0, 1] if trigger == 0 else [0, 1])


@pytest.mark.rule("deus.end.lastround", "deus.attack.who")
def test_the_turns_are_counted_from_whose_turn_it_was_not_from_who_attacked() -> None:
    game = game_with(
        closer(pieces={"2,1": ["civil"]}),
        {"pieces": {"2,2": ["military"]}},
        attacked=OTHER_VILLAGES,
    )
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert has(game, 1, "vp") == 8
    play_to_the_end(game)
    assert turns(game) == [1, 0, 1]


@pytest.mark.rule("deus.end.lastround")
def test_after_the_last_round_nothing_is_asked_any_more() -> None:
    game = game_with({}, {}, turn=1, turns_left=1, supply={"temples": 0})
    offer_a_card(game)
    assert game.over
    assert game.decision is None
    before = game.position()
    with pytest.raises(IllegalChoice, match="over"):
        say(game, "pass")
    assert game.position() == before
    assert before["pending"] == []


@pytest.mark.rule("deus.end.turncompletes")
def test_the_effects_of_the_turn_that_triggers_are_carried_out() -> None:
    rows = {"military": ["siege_tower"]}
    game = game_with(
        besieger(["legion", "forum"], rows=rows),
        {"pieces": {"1,1": ["civil"]}, "goods": {"gold": 5}},
        attacked=OTHER_VILLAGES,
        villages={"3,1": 2},
    )
    say(game, "build legion", "hex 2,1", "hex 3,1")
    assert game.position()["attacked"] == ["1,0", "3,1", "0,3", "2,4"]  # the end is certain
    say(game, "seat 1")  # the legion above the siege tower still steals
    assert has(game, 0, "gold") == 3
    assert turns_left(game) == 3


@pytest.mark.rule("deus.end.turncompletes", "deus.hand.empty")
def test_the_turn_that_triggers_ends_with_its_draw() -> None:
    game = game_with(temple_builder() | {"hand": ["temple_towns"]}, {}, supply={"temples": 1})
    say(game, "build temple_towns")
    assert turns_left(game) == 3
    assert len(seat_of(game, 0)["hand"]) == 5


@pytest.mark.rule("deus.end.simultaneous")
def test_both_triggers_in_one_turn_bring_one_last_round() -> None:
    game = game_with(closer(), {}, attacked=OTHER_VILLAGES, supply={"temples": 0})
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert turns_left(game) == 3
    play_to_the_end(game)
    assert turns(game) == [1, 0, 1]


@pytest.mark.rule("deus.end.simultaneous")
@pytest.mark.parametrize("first", ["temple", "villages"])
@pytest.mark.parametrize(
    ("start", "following"),
    [
        (0, [1, 0, 1]),  # the second trigger falls in the round that is played to its end
        (1, [1, 0]),  # it falls in the last round
    ],
)
def test_the_second_trigger_later_changes_nothing(
    first: str, start: int, following: list[int]
) -> None:
    builder = temple_builder() | {"pieces": {"0,-1": ["civil"]}}
    temple, ship = ["build temple_towns"], ["build merchant_ship_wood", "hex 3,0"]
    seats = [builder, closer()] if first == "temple" else [closer(), builder]
    game = game_with(*seats, start=start, turn=0, attacked=OTHER_VILLAGES, supply={"temples": 1})
    say(game, *(temple if first == "temple" else ship))
    assert turns_left(game) == len(following)
    say(game, *(ship if first == "temple" else temple))
    assert game.position()["supply"]["temples"] == 0
    assert len(game.position()["attacked"]) == 4
    assert turns_left(game) == len(following) - 1
    play_to_the_end(game)
    assert turns(game) == following


# The last round.


@pytest.mark.rule("deus.end.lastround.normal", "deus.attack.reward")
def test_villages_are_attacked_in_the_last_round() -> None:
    game = game_with(closer(), {}, turns_left=2, supply={"temples": 0})
    say(game, "build merchant_ship_wood", "hex 3,0")
    assert has(game, 0, "vp") == 8
    assert turns_left(game) == 1


@pytest.mark.rule("deus.end.lastround.normal", "deus.temple.nopiece")
def test_temples_without_a_piece_are_built_in_the_last_round_and_score() -> None:
    seat = temple_builder() | {"pieces": {"0,0": ["production", "civil"]}}
    game = game_with({}, seat, turn=1, turns_left=1, supply={"temples": 0})
    say(game, "build temple_towns")
    assert game.over
    assert seat_of(game, 1)["rows"]["temple"] == ["temple_towns"]
    assert seat_of(game, 1)["pieces"] == {"0,0": ["production", "civil"]}
    assert game.breakdown()[1]["temples"] == 2


@pytest.mark.rule("deus.end.lastround.normal", "deus.offer.refill", "deus.hand.empty")
@pytest.mark.parametrize("action", ["offer", "build"])
def test_cards_are_drawn_in_the_last_round(action: str) -> None:
    seat = {"hand": ["galley"], "goods": {"gold": 0}, "pieces": {"2,2": ["civil"]}}
    game = game_with({}, seat, turn=1, turns_left=1, supply={"temples": 0})
    say(game, *(["offer galley"] if action == "offer" else ["build galley", "hex 3,0"]))
    assert game.over
    assert len(seat_of(game, 1)["hand"]) == 5
    assert has(game, 1, "gold") == (2 if action == "offer" else 0)


@pytest.mark.rule("deus.end.lastround.normal")
def test_the_last_action_may_be_any_action_but_not_none() -> None:
    game = game_with({}, closer(), turn=1, turns_left=1, supply={"temples": 0})
    assert game.why_not("pass") == "deus.turn.must"
    cards = ["merchant_ship_wood", "forum", "baths"]
    assert asked(game) == [f"{verb} {card}" for card in cards for verb in ("build", "offer")]

"""Drawing, the limit of ten cards, the draw pile and the discard pile."""

import pytest

from tests.deus.box import OTHER, THIRD
from tests.deus.tables import GAME, asked, game_with, hand_of, has, refused, say, seat_of, to_move
from theogony.core.errors import PositionError
from theogony.core.types import Document
from theogony.deus.state import Deus

# Nobody else's hand or pile needs these cards.
SPARE = ["galley"] * 4 + ["ballista"] * 3 + ["legion"] * 3

# Three regions with two buildings each.
THREE_CITIES = {
    "0,-1": ["civil", "production"],
    "0,0": ["civil", "production"],
    "0,1": ["civil", "production"],
}
EXACTLY = {"gold": 2, "wood": 0, "stone": 0, "clay": 1, "wheat": 1}  # no way to pay with gold


def deck(game: Deus) -> list[str]:
    found: list[str] = game.position()["deck"]
    return found


def discard(game: Deus) -> list[str]:
    found: list[str] = game.position()["discard"]
    return found


# The limit.


@pytest.mark.rule("deus.hand.limit", "deus.edition.limitability", "deus.card.yellow.limit")
@pytest.mark.parametrize(
    ("others", "most"),
    [(5, 3), (7, 3), (8, 2), (9, 1)],  # at 9, three cards to draw give 1
)
def test_whoever_holds_ten_cards_draws_no_more(others: int, most: int) -> None:
    seat = {"hand": ["school", *SPARE[:others]], "pieces": THREE_CITIES, "goods": EXACTLY}
    game = game_with(seat, OTHER)
    say(game, "build school", "hex 1,1")
    assert asked(game) == [f"number {cards}" for cards in range(most + 1)]
    assert refused(game, f"number {most + 1}")
    say(game, f"number {most}")
    assert len(hand_of(game, 0)) == others + most


@pytest.mark.rule("deus.hand.limit")
def test_the_reason_why_no_more_can_be_drawn_is_the_limit() -> None:
    seat = {"hand": ["school", *SPARE[:9]], "pieces": THREE_CITIES, "goods": EXACTLY}
    game = game_with(seat, OTHER)
    say(game, "build school", "hex 1,1")
    assert game.why_not("number 2") == "deus.hand.limit"


@pytest.mark.rule("deus.hand.limit")
@pytest.mark.parametrize(("others", "drawn"), [(7, 3), (8, 2), (9, 1)])
def test_the_limit_cuts_a_draw_that_is_not_optional(others: int, drawn: int) -> None:
    seat = {"hand": ["school", *SPARE[:others]], "pieces": THREE_CITIES, "goods": EXACTLY}
    game = game_with(seat, OTHER, switches={"effects_optional": False})
    cards = len(deck(game))
    say(game, "build school", "hex 1,1")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == others + drawn
    assert len(deck(game)) == cards - drawn


@pytest.mark.rule("deus.hand.limit", "deus.hand.limit.never")
def test_at_ten_cards_the_other_cards_of_the_row_are_not_even_asked() -> None:
    seat = {
        "hand": ["scriptorium", *SPARE[:9]],
        "rows": {"science": ["scriptorium", "scriptorium"]},
        "pieces": THREE_CITIES,
        "goods": EXACTLY,
    }
    game = game_with(seat, OTHER)
    say(game, "build scriptorium", "hex 1,1")
    assert asked(game) == ["number 0", "number 1"]
    say(game, "number 1")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 10


@pytest.mark.rule("deus.hand.limit.never", "deus.hand.limit")
@pytest.mark.parametrize("offered", range(1, 11))
def test_minerva_never_brings_more_than_ten_cards(offered: int) -> None:
    cards = ["school"] * 3 + ["workshop"] * 3 + ["scriptorium"] * 3 + ["academy_civil"]
    game = game_with({"hand": cards}, OTHER)
    say(game, *[f"offer {card}" for card in cards[:offered]])
    if offered < 10:
        say(game, "pass")
    say(game, asked(game)[-1])  # as many as possible
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 10


@pytest.mark.rule("deus.hand.limit.never")
def test_nobody_can_be_given_eleven_cards() -> None:
    with pytest.raises(PositionError, match="10"):
        GAME.from_position({"seats": [{"hand": ["school", *SPARE]}, {}]})


# The empty hand.


def owner(cards: list[str], **more: object) -> Document:
    """A seat with a building in the forest at 0,-1 that pays with resources only."""
    goods = {"gold": 2, "wood": 1, "stone": 1, "clay": 1, "wheat": 1}
    return {"hand": cards, "goods": goods, "pieces": {"0,-1": ["production"]}} | more


@pytest.mark.rule("deus.hand.empty")
@pytest.mark.parametrize("card", ["trading_post_swamp", "temple_towns", "large_harbour"])
def test_whoever_builds_the_last_card_of_the_hand_draws_five(card: str) -> None:
    game = game_with(owner([card]), OTHER)
    say(game, f"build {card}")
    if card != "temple_towns":  # there is one place for the temple
        say(game, "hex -1,0" if card == "large_harbour" else "hex 0,-1")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 5
    assert len(discard(game)) == 0  # the card lies in its row


@pytest.mark.rule("deus.hand.empty", "deus.hand.build.nodraw")
@pytest.mark.parametrize("kept", [1, 2, 4, 6])
def test_whoever_has_a_card_left_after_building_draws_none(kept: int) -> None:
    game = game_with(owner(["trading_post_swamp", *SPARE[:kept]]), OTHER)
    cards = deck(game)
    say(game, "build trading_post_swamp", "hex 0,-1")
    assert to_move(game) == 1
    assert hand_of(game, 0) == SPARE[:kept]
    assert deck(game) == cards


@pytest.mark.rule("deus.hand.empty.when")
@pytest.mark.parametrize(("drawn", "after"), [(1, 1), (2, 2), (0, 5)])
def test_the_hand_is_looked_at_after_all_effects(drawn: int, after: int) -> None:
    game = game_with(owner(["scriptorium"]), OTHER)
    say(game, "build scriptorium", "hex 0,-1")
    assert hand_of(game, 0) == []  # not yet refilled: the effects come first
    say(game, f"number {drawn}")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == after


@pytest.mark.rule("deus.hand.empty.when")
def test_a_last_card_that_brings_one_card_brings_no_refill() -> None:
    seat = owner(["school"], pieces={"0,-1": ["production"]})
    game = game_with(seat, OTHER, switches={"effects_optional": False})
    say(game, "build school", "hex 0,-1")  # the school makes it a region with two buildings
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 1


@pytest.mark.rule("deus.hand.empty.when")
def test_the_whole_row_is_done_before_the_refill() -> None:
    game = game_with(owner(["workshop"], rows={"science": ["scriptorium"]}), OTHER)
    say(game, "build workshop", "hex 0,-1", "number 0")
    assert asked(game)[-1] == "pass"  # the workshop's piece
    assert hand_of(game, 0) == []
    say(game, "pass")
    assert len(hand_of(game, 0)) == 5


@pytest.mark.rule("deus.hand.empty")
def test_only_the_player_whose_action_ended_draws() -> None:
    game = game_with(owner(["trading_post_swamp"]), OTHER | {"hand": ["galley"]}, THIRD)
    say(game, "build trading_post_swamp", "hex 0,-1")
    assert len(hand_of(game, 0)) == 5
    assert hand_of(game, 1) == ["galley"]
    assert hand_of(game, 2) == THIRD["hand"]


# The piles.


@pytest.mark.rule("deus.pile.reshuffle", "deus.pile.reshuffle.when")
def test_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_a_draw() -> None:
    seat: Document = {"hand": ["galley", "ballista"]}
    game = game_with(seat, OTHER, deck=["baths", "forum"], discard=["school", "workshop"])
    say(game, "offer galley", "pass")
    assert to_move(game) == 1
    assert len(hand_of(game, 0)) == 5
    assert {"ballista", "forum", "baths"} < set(hand_of(game, 0))
    # the other two and the last card of the new pile are those of the discard pile
    everything = ["ballista", "baths", "forum", "galley", "school", "workshop"]
    assert sorted(hand_of(game, 0) + deck(game)) == everything
    assert len(deck(game)) == 1
    assert discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle")
def test_the_discard_pile_is_shuffled() -> None:
    cards = ["galley"] * 4 + ["ballista"] * 3 + ["legion"] * 3 + ["farmstead"] * 4
    orders = set()
    for seed in range(5):
        game = game_with(
            {"hand": ["forum"], "pieces": {"0,-1": ["production"]}, "goods": {"gold": 0}},
            OTHER,
            deck=["baths"] * 2 + ["raiders"] * 2 + ["school"],
            discard=cards,
            seed=seed,
        )
        say(game, "build forum", "hex 0,-1")
        assert sorted(deck(game)) == sorted(cards)
        orders.add(tuple(deck(game)))
    assert len(orders) > 1


@pytest.mark.rule("deus.pile.reshuffle.when")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (["baths", "forum", "raiders", "cavalry"], 3),  # the last one is taken: shuffled at once
        (["baths", "forum", "raiders", "cavalry", "amphitheatre"], 1),  # one is left: not yet
    ],
)
def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_was_taken(
    cards: list[str], left: int
) -> None:
    seat: Document = {"hand": ["galley", "ballista"]}
    game = game_with(seat, OTHER, deck=cards, discard=["school", "workshop"])
    say(game, "offer galley", "pass")  # four cards are drawn
    assert len(deck(game)) == left
    if left == 1:
        assert deck(game) == ["baths"]
        assert discard(game) == ["school", "workshop", "galley"]
    else:
        assert sorted(deck(game)) == ["galley", "school", "workshop"]
        assert discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle.when")
def test_cards_just_discarded_can_come_back_in_the_same_refill() -> None:
    seat: Document = {"hand": ["galley", "ballista", "legion"]}
    game = game_with(seat, OTHER, deck=[], discard=["school"])
    say(game, "offer galley", "offer ballista", "offer legion")
    assert hand_of(game, 0) == ["galley", "school", "ballista", "legion"]
    assert deck(game) == discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle.when")
def test_with_an_empty_discard_pile_the_shuffle_waits_for_the_next_draw() -> None:
    game = game_with(owner(["scriptorium", "galley"]), OTHER, deck=["baths", "forum"], discard=[])
    say(game, "build scriptorium", "hex 0,-1", "number 2")
    assert deck(game) == discard(game) == []  # nothing to shuffle yet
    say(game, "offer small_harbour_wood")
    assert game.decision is not None and game.decision.ask == "offer"
    say(game, "pass")
    assert hand_of(game, 1) == OTHER["hand"]  # discarded, shuffled, drawn
    assert deck(game) == discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle.when")
def test_the_god_of_an_offering_is_settled_before_its_draw_shuffles_the_pile() -> None:
    seat: Document = {"hand": ["farmstead", "ballista"]}
    game = game_with(seat, OTHER, deck=[], discard=["school"])
    say(game, "offer farmstead", "pass")
    assert discard(game) == ["school", "farmstead"]  # Ceres is being asked, the pile lies still
    assert deck(game) == []
    say(game, "resource clay")
    assert has(game, 0, "clay") == 2
    assert hand_of(game, 0) == ["farmstead", "school", "ballista"]
    assert deck(game) == discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle.when")
def test_extra_cards_of_minerva_may_come_from_the_new_pile() -> None:
    seat: Document = {"hand": ["school", *SPARE[:6]]}
    game = game_with(seat, OTHER, deck=[], discard=[])
    say(game, "offer school", "pass")
    assert asked(game) == ["number 0", "number 1"]
    say(game, "number 1")
    assert sorted(hand_of(game, 0)) == sorted(["school", *SPARE[:6]])
    assert deck(game) == discard(game) == []


@pytest.mark.rule("deus.pile.reshuffle.when")
def test_an_effect_draws_on_from_the_new_pile() -> None:
    cards = ["raiders", "cavalry", "legion"]
    game = game_with(owner(["scriptorium", "galley"]), OTHER, deck=["baths"], discard=cards)
    say(game, "build scriptorium", "hex 0,-1")
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 2")
    assert len(hand_of(game, 0)) == 3 and {"galley", "baths"} < set(hand_of(game, 0))
    assert len(deck(game)) == 2
    assert discard(game) == []


@pytest.mark.rule("deus.pile.bothempty")
def test_with_both_piles_empty_missing_cards_are_not_drawn() -> None:
    game = game_with(owner(["trading_post_swamp"]), OTHER, deck=["baths", "forum"], discard=[])
    say(game, "build trading_post_swamp", "hex 0,-1")
    assert hand_of(game, 0) == ["forum", "baths"]  # two instead of five
    assert deck(game) == discard(game) == []


@pytest.mark.rule("deus.pile.bothempty")
def test_missing_cards_are_not_owed() -> None:
    many: Document = {"hand": ["merchant_ship_wood", *SPARE[:6]]}
    game = game_with(owner(["trading_post_swamp"]), many, THIRD, deck=[], discard=[])
    say(game, "build trading_post_swamp", "hex 0,-1")
    assert hand_of(game, 0) == []
    say(game, "offer merchant_ship_wood")
    say(game, "pass")  # six cards are kept, so none is drawn
    assert to_move(game) == 2
    assert discard(game) == ["merchant_ship_wood"]
    assert hand_of(game, 0) == []  # the card now there is not handed over


@pytest.mark.rule("deus.pile.bothempty", "deus.effects.partial")
@pytest.mark.parametrize("optional", [True, False])
def test_an_effect_draws_no_more_cards_than_there_are(optional: bool) -> None:
    game = game_with(
        owner(["scriptorium", "galley"]),
        OTHER,
        deck=["baths"],
        discard=[],
        switches={"effects_optional": optional},
    )
    say(game, "build scriptorium", "hex 0,-1")
    if optional:
        assert asked(game) == ["number 0", "number 1"]
        say(game, "number 1")
    assert hand_of(game, 0) == ["galley", "baths"]
    assert to_move(game) == 1


@pytest.mark.rule("deus.pile.playedcards")
def test_cards_in_rows_never_return_to_the_piles() -> None:
    rows = {"civil": ["forum", "baths"], "temple": ["temple_towns"]}
    seat: Document = {"hand": ["galley", "ballista"], "rows": rows}
    other = OTHER | {"rows": {"science": ["school"]}}
    game = game_with(seat, other, deck=["legion"], discard=["raiders", "cavalry"])
    say(game, "offer galley", "pass")
    unbuilt = ["ballista", "cavalry", "galley", "legion", "raiders"]
    assert sorted(hand_of(game, 0) + deck(game)) == unbuilt
    assert discard(game) == []
    assert seat_of(game, 0)["rows"]["civil"] == ["forum", "baths"]
    assert seat_of(game, 0)["rows"]["temple"] == ["temple_towns"]
    assert seat_of(game, 1)["rows"]["science"] == ["school"]


@pytest.mark.rule("deus.pile.playedcards")
def test_a_card_just_built_is_not_shuffled_into_the_new_pile() -> None:
    game = game_with(owner(["trading_post_swamp"]), OTHER, deck=["legion"], discard=["raiders"])
    say(game, "build trading_post_swamp", "hex 0,-1")
    assert hand_of(game, 0) == ["legion", "raiders"]
    assert deck(game) == discard(game) == []
    assert seat_of(game, 0)["rows"]["civil"] == ["trading_post_swamp"]

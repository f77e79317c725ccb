"""Offerings: cards are discarded, the god of the top card helps, cards are drawn."""

import pytest

from tests.deus.box import OTHER, RESOURCES, STANDARD, THIRD
from tests.deus.tables import asked, game_with, has, refused, say, seat_of, to_move
from theogony.core.types import Document
from theogony.deus.state import Deus

BLUE = "galley"
GREEN = "farmstead"
YELLOW = "school"
BROWN = "forum"
RED = "ballista"
VIOLET = "temple_towns"

# Cards to draw, the last one first; more than a refill takes.
DECK = ["amphitheatre", "market_hall", "baths", "legion", "raiders", "cavalry", "workshop"]

# Ten cards of a kind or nearly so; any number of them may be offered, in this order.
BLUES = ["galley"] * 4 + ["merchant_ship_wood", "merchant_ship_stone", "merchant_ship_clay"]
YELLOWS = ["school"] * 3 + ["workshop"] * 3 + ["scriptorium"] * 3 + ["academy_civil"]


def offer(game: Deus, top: str, *others: str) -> None:
    """Offer these cards, the others in the order of cards, and no more."""
    say(game, f"offer {top}", *[f"offer {card}" for card in others])
    if game.decision is not None and game.decision.ask == "offer":
        say(game, "pass")


def pieces(game: Deus, zone: str) -> list[int]:
    """The pieces of seat 0: maritime, production, science, civil, military."""
    return list(seat_of(game, 0)[zone].values())


def invoked(game: Deus) -> list[str]:
    return [event["god"] for event in game.told(None) if event["event"] == "invoked"]


def goods(game: Deus) -> Document:
    found: Document = seat_of(game, 0)["goods"]
    return found


START = {"gold": 5, "wood": 1, "stone": 1, "clay": 1, "wheat": 1, "vp": 5}


# Discarding.


@pytest.mark.rule("deus.offer.discard")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_any_number_of_cards_may_be_discarded_all_of_them_too(number: int) -> None:
    hand = [BLUE, GREEN, YELLOW, BROWN, RED]  # in the order of cards
    game = game_with({"hand": hand}, OTHER, deck=[], discard=[VIOLET])
    say(game, f"offer {hand[0]}")
    for card in hand[1:number]:
        assert "pass" in asked(game)
        say(game, f"offer {card}")
    if number < 5:
        say(game, "pass")
    offered = [event for event in game.told(1) if event["event"] == "offered"]
    assert offered == [{"event": "offered", "seat": 0, "card": BLUE, "amount": number}]


@pytest.mark.rule("deus.offer.discard")
def test_cards_may_be_kept() -> None:
    game = game_with({"hand": [BLUE, GREEN, YELLOW, BROWN, RED]}, OTHER, deck=DECK, discard=[])
    offer(game, BLUE, RED)
    assert game.position()["discard"] == [RED, BLUE]
    assert seat_of(game, 0)["hand"] == [GREEN, YELLOW, "workshop", BROWN, "cavalry"]


@pytest.mark.rule("deus.offer.discard")
def test_an_offering_of_no_card_is_refused() -> None:
    game = game_with({"hand": [BLUE, GREEN]}, OTHER)
    assert refused(game, "pass") == "deus.turn.must"


@pytest.mark.rule("deus.offer.discard")
def test_only_cards_of_the_hand_may_be_discarded() -> None:
    game = game_with({"hand": [BLUE, GREEN], "rows": {"civil": ["baths"]}}, OTHER, discard=[RED])
    for card in ("baths", RED, BROWN):  # in a row, on the discard pile, somewhere else
        assert refused(game, f"offer {card}")
    say(game, f"offer {GREEN}")
    assert asked(game) == [f"offer {BLUE}", "pass"]  # there was but one


@pytest.mark.rule("deus.offer.discard")
@pytest.mark.parametrize("begun", [False, True])
def test_the_reason_why_a_card_that_is_not_held_cannot_be_offered(begun: bool) -> None:
    game = game_with({"hand": [BLUE, GREEN]}, OTHER)
    if begun:
        say(game, f"offer {BLUE}")
    assert game.why_not(f"offer {RED}") == "deus.offer.discard"


@pytest.mark.rule("deus.offer.discard")
def test_of_equal_cards_as_many_may_be_discarded_as_are_held() -> None:
    game = game_with({"hand": [BLUE, BLUE, BLUE, RED]}, OTHER, deck=DECK)
    offer(game, BLUE, BLUE, BLUE)
    assert game.position()["discard"] == [BLUE, BLUE, BLUE]
    assert has(game, 0, "gold") == 11


@pytest.mark.rule("deus.offer.faceup", "deus.info.discardtop", "deus.info.offercount")
def test_others_see_the_top_card_and_the_number_of_cards_only() -> None:
    game = game_with({"hand": [BLUE, GREEN, BROWN, RED]}, OTHER, THIRD, deck=DECK, discard=[VIOLET])
    offer(game, BROWN, BLUE, GREEN)
    assert game.position()["discard"] == [VIOLET, BLUE, GREEN, BROWN]
    for seat in (1, 2, None):
        assert game.view(seat)["discard"] == {"count": 4, "top": [BROWN]}
        told = game.told(seat)
        assert {"event": "offered", "seat": 0, "card": BROWN, "amount": 3} in told
        assert [event.get("card") for event in told if event["event"] == "set_aside"] == [None] * 3


@pytest.mark.rule("deus.offer.order", "deus.offer.god")
@pytest.mark.parametrize(
    ("top", "others", "god"),
    [
        (BLUE, [BROWN, RED], "neptune"),
        (BROWN, [BLUE, RED], "vesta"),
        (RED, [BLUE, BROWN], "mars"),
    ],
)
def test_the_player_decides_which_card_lies_on_top(top: str, others: list[str], god: str) -> None:
    game = game_with({"hand": [BLUE, BROWN, RED]}, OTHER, deck=DECK, discard=[GREEN])
    offer(game, top, *others)
    assert game.position()["discard"][-1] == top
    assert game.position()["discard"][0] == GREEN
    assert invoked(game) == [god]


@pytest.mark.rule("deus.offer.god", "deus.offer.minerva.colour")
@pytest.mark.parametrize(
    ("card", "god"),
    [
        (BLUE, "neptune"),
        (GREEN, "ceres"),
        (YELLOW, "minerva"),
        (BROWN, "vesta"),
        (RED, "mars"),
    ],
)
def test_the_colour_of_the_top_card_names_the_god(card: str, god: str) -> None:
    # The card lies on others of all colours; the one below it on the pile is not asked.
    game = game_with({"hand": [card, VIOLET]}, OTHER, deck=DECK, discard=["temple_cities", RED])
    offer(game, card, VIOLET)
    assert invoked(game) == [god]


# Strength and pieces.


@pytest.mark.rule("deus.offer.strength")
def test_all_cards_of_the_offering_count_whatever_their_colours() -> None:
    game = game_with({"hand": [BLUE, GREEN, YELLOW, RED, VIOLET]}, OTHER, deck=DECK)
    offer(game, BLUE, GREEN, RED, VIOLET)
    assert has(game, 0, "gold") == 5 + 8


@pytest.mark.rule("deus.offer.strength")
def test_cards_that_lay_on_the_pile_before_do_not_count() -> None:
    discard = ["merchant_ship_wood", "merchant_ship_clay", BLUE, BLUE]
    game = game_with({"hand": [BLUE, RED]}, OTHER, deck=DECK, discard=discard)
    offer(game, BLUE)
    assert has(game, 0, "gold") == 5 + 2


@pytest.mark.rule("deus.offer.strength")
def test_cards_kept_do_not_count() -> None:
    game = game_with({"hand": [*BLUES]}, OTHER, deck=DECK)
    offer(game, BLUE, BLUE)
    assert has(game, 0, "gold") == 5 + 4


@pytest.mark.rule("deus.offer.piece")
@pytest.mark.parametrize(
    ("card", "place"),
    [(BLUE, 0), (GREEN, 1), (YELLOW, 2), (BROWN, 3)],
    ids=lambda value: str(value),
)
@pytest.mark.parametrize("number", [1, 3])
def test_a_god_gives_one_piece_of_its_kind_from_the_personal_supply_to_the_tableau(
    card: str, place: int, number: int
) -> None:
    game = game_with({"hand": [card, RED, RED, RED]}, OTHER, deck=DECK)
    offer(game, card, *[RED] * (number - 1))
    assert pieces(game, "tableau") == [2 + (kind == place) for kind in range(5)]
    assert pieces(game, "supply") == [3 - (kind == place) for kind in range(5)]


@pytest.mark.rule("deus.offer.piece.none", "deus.edition.godnopiece")
@pytest.mark.parametrize(
    ("card", "kind", "brought"),
    [
        (BLUE, "maritime", START | {"gold": 9}),
        (GREEN, "production", START | {"wood": 3}),
        (BROWN, "civil", START | {"vp": 7}),
        (YELLOW, "science", START),
    ],
)
def test_a_god_without_a_piece_left_still_gives_the_rest(
    card: str, kind: str, brought: Document
) -> None:
    seat = {"hand": [card, RED], "supply": {kind: 0}, "tableau": {kind: 5}}
    game = game_with(seat, OTHER, deck=[*DECK, *["harvest_hands"] * 3])
    offer(game, card, RED)
    if card == GREEN:
        say(game, "resource wood", "resource wood")
    if card == YELLOW:
        say(game, "number 2")
    assert goods(game) == brought
    assert seat_of(game, 0)["tableau"][kind] == 5
    assert seat_of(game, 0)["supply"][kind] == 0
    assert len(seat_of(game, 0)["hand"]) == (7 if card == YELLOW else 5)


# The gods.


@pytest.mark.rule("deus.offer.neptune")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 7])
def test_neptune_gives_2_gold_per_card_and_a_ship(number: int) -> None:
    game = game_with({"hand": BLUES}, OTHER)
    offer(game, *BLUES[:number])
    assert goods(game) == START | {"gold": 5 + 2 * number}
    assert pieces(game, "tableau") == [3, 2, 2, 2, 2]


@pytest.mark.rule("deus.offer.ceres")
def test_ceres_gives_a_resource_per_card_and_a_production_piece() -> None:
    game = game_with({"hand": [GREEN, GREEN, GREEN, RED]}, OTHER, deck=DECK)
    offer(game, GREEN, GREEN, GREEN)
    say(game, "resource wood", "resource wood", "resource clay")
    assert to_move(game) == 1
    assert goods(game) == START | {"wood": 3, "clay": 2}
    assert pieces(game, "tableau") == [2, 3, 2, 2, 2]
    supply = game.position()["supply"]
    assert (supply["wood"], supply["clay"]) == (6, 7)  # 8 were there when play began


@pytest.mark.rule("deus.offer.ceres.any")
def test_ceres_gives_kinds_the_player_does_not_produce_in_any_mix() -> None:
    seat = {"hand": [GREEN, GREEN, RED, RED], "pieces": {"0,-1": ["production"]}}  # a forest
    game = game_with(seat, OTHER, deck=DECK)
    offer(game, GREEN, GREEN, RED, RED)
    every = ["resource wood", "resource stone", "resource clay", "resource wheat"]
    assert asked(game) == every
    say(game, "resource stone", "resource clay", "resource wheat")
    assert to_move(game) == 1  # wheat is the last kind: the fourth resource is wheat too
    assert goods(game) == START | {"stone": 2, "clay": 2, "wheat": 3}


@pytest.mark.rule("deus.offer.ceres.any")
@pytest.mark.parametrize("kind", RESOURCES)
def test_all_resources_of_ceres_may_be_of_one_kind(kind: str) -> None:
    game = game_with({"hand": [GREEN, GREEN, GREEN, RED]}, OTHER, deck=DECK)
    offer(game, GREEN, GREEN, GREEN)
    say(game, f"resource {kind}")
    if kind != "wheat":  # the kinds go up, so after wheat nothing else is open
        say(game, f"resource {kind}", f"resource {kind}")
    assert goods(game) == START | {kind: 4}


@pytest.mark.rule("deus.offer.ceres.short")
def test_a_kind_the_supply_lacks_cannot_be_chosen() -> None:
    game = game_with({"hand": [GREEN, RED]}, OTHER, deck=DECK, supply={"stone": 0})
    offer(game, GREEN)
    assert asked(game) == ["resource wood", "resource clay", "resource wheat"]
    assert refused(game, "resource stone")


@pytest.mark.rule("deus.offer.ceres.short")
def test_the_reason_why_a_kind_cannot_be_chosen_is_the_empty_supply() -> None:
    game = game_with({"hand": [GREEN, RED]}, OTHER, deck=DECK, supply={"stone": 0})
    offer(game, GREEN)
    assert game.why_not("resource stone") == "deus.offer.ceres.short"


@pytest.mark.rule("deus.offer.ceres.short")
def test_no_more_of_a_kind_is_given_than_the_supply_has() -> None:
    game = game_with({"hand": [GREEN, GREEN, GREEN, RED]}, OTHER, deck=DECK, supply={"wood": 1})
    offer(game, GREEN, GREEN, GREEN)
    say(game, "resource wood")
    assert asked(game) == ["resource stone", "resource clay", "resource wheat"]


@pytest.mark.rule("deus.offer.ceres.short")
@pytest.mark.parametrize(
    ("left", "brought"),
    [
        ({"wood": 0, "stone": 1, "clay": 0, "wheat": 1}, {"stone": 2, "wheat": 2}),
        ({"wood": 0, "stone": 0, "clay": 1, "wheat": 0}, {"clay": 2}),
        ({"wood": 0, "stone": 0, "clay": 0, "wheat": 0}, {}),
    ],
)
def test_with_fewer_markers_than_cards_the_rest_lapses(
    left: dict[str, int], brought: dict[str, int]
) -> None:
    game = game_with({"hand": [GREEN, GREEN, GREEN, RED]}, OTHER, deck=DECK, supply=left)
    offer(game, GREEN, GREEN, GREEN)
    assert to_move(game) == 1  # nothing was left to choose
    assert goods(game) == START | brought
    assert pieces(game, "tableau") == [2, 3, 2, 2, 2]


@pytest.mark.rule("deus.offer.minerva", "deus.offer.refill.minerva")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_minerva_gives_a_science_piece_and_an_extra_card_per_card_after_the_refill(
    number: int,
) -> None:
    game = game_with({"hand": ["school"] * 3}, OTHER)
    offer(game, *["school"] * number)
    assert pieces(game, "tableau") == [2, 2, 3, 2, 2]
    assert len(seat_of(game, 0)["hand"]) == 5  # the refill is done
    assert asked(game) == [f"number {extra}" for extra in range(number + 1)]
    say(game, f"number {number}")
    assert len(seat_of(game, 0)["hand"]) == 5 + number
    assert goods(game) == START


@pytest.mark.rule("deus.offer.vesta")
@pytest.mark.parametrize(("number", "gained"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_vesta_gives_1_vp_for_one_card_2_for_more_and_a_civil_piece(
    number: int, gained: int
) -> None:
    game = game_with({"hand": [BROWN, RED, RED, RED, VIOLET]}, OTHER, deck=DECK)
    offer(game, BROWN, *[RED, RED, RED, VIOLET][: number - 1])
    assert goods(game) == START | {"vp": 5 + gained}
    assert pieces(game, "tableau") == [2, 2, 2, 3, 2]


@pytest.mark.rule("deus.offer.mars", "deus.offer.mars.noextra")
@pytest.mark.parametrize(
    ("chosen", "tableau"),
    [
        (["military"], [2, 2, 2, 2, 3]),
        (["maritime"], [3, 2, 2, 2, 2]),
        (["production", "science", "civil"], [2, 3, 3, 3, 2]),
        (["civil", "civil", "civil"], [2, 2, 2, 5, 2]),
        (["maritime", "maritime", "military"], [4, 2, 2, 2, 3]),
    ],
)
def test_mars_gives_a_piece_of_any_kind_per_card_and_none_besides(
    chosen: list[str], tableau: list[int]
) -> None:
    game = game_with({"hand": [RED, RED, RED, VIOLET]}, OTHER, deck=DECK)
    offer(game, *[RED] * len(chosen))
    assert asked(game) == [
        "piece maritime",
        "piece production",
        "piece science",
        "piece civil",
        "piece military",
    ]
    say(game, *[f"piece {kind}" for kind in chosen])
    assert to_move(game) == 1
    assert pieces(game, "tableau") == tableau
    assert pieces(game, "supply") == [5 - count for count in tableau]
    assert goods(game) == START


@pytest.mark.rule("deus.offer.mars.noextra")
def test_mars_gives_no_kind_the_personal_supply_lacks() -> None:
    seat = {"hand": [RED, VIOLET], "supply": {"military": 0, "science": 0}}
    seat |= {"tableau": {"military": 5, "science": 5}}
    game = game_with(seat, OTHER, deck=DECK)
    offer(game, RED)
    assert asked(game) == ["piece maritime", "piece production", "piece civil"]
    assert refused(game, "piece military")


@pytest.mark.rule("deus.offer.mars.noextra")
def test_the_reason_why_mars_cannot_give_a_kind_is_the_personal_supply() -> None:
    seat = {"hand": [RED, VIOLET], "supply": {"military": 0}, "tableau": {"military": 5}}
    game = game_with(seat, OTHER, deck=DECK)
    offer(game, RED)
    assert game.why_not("piece military") == "deus.offer.mars.noextra"


@pytest.mark.rule("deus.offer.mars.noextra")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_pieces_of_mars_that_do_not_exist_lapse(left: int) -> None:
    seat = {
        "hand": [RED, RED, RED, VIOLET],
        "supply": {kind: left if kind == "civil" else 0 for kind in STANDARD},
        "tableau": {kind: 5 - left if kind == "civil" else 5 for kind in STANDARD},
    }
    game = game_with(seat, OTHER, deck=DECK)
    offer(game, RED, RED, RED)
    assert to_move(game) == 1
    assert pieces(game, "tableau") == [5, 5, 5, 5, 5]
    assert pieces(game, "supply") == [0, 0, 0, 0, 0]
    assert len(seat_of(game, 0)["hand"]) == 5


# Jupiter.


@pytest.mark.rule("deus.offer.jupiter", "deus.offer.jupiter.one")
@pytest.mark.parametrize(
    ("god", "answers", "brought", "tableau"),
    [
        ("neptune", [], {"gold": 9}, [3, 2, 2, 2, 2]),
        ("ceres", ["resource clay", "resource wheat"], {"clay": 2, "wheat": 2}, [2, 3, 2, 2, 2]),
        ("minerva", ["number 2"], {}, [2, 2, 3, 2, 2]),
        ("vesta", [], {"vp": 7}, [2, 2, 2, 3, 2]),
        ("mars", ["piece science", "piece civil"], {}, [2, 2, 3, 3, 2]),
    ],
)
def test_jupiter_is_exactly_one_of_the_other_gods_with_its_piece(
    god: str, answers: list[str], brought: dict[str, int], tableau: list[int]
) -> None:
    game = game_with({"hand": [BLUE, RED, VIOLET]}, OTHER)
    offer(game, VIOLET, BLUE)
    assert asked(game) == ["god neptune", "god ceres", "god minerva", "god vesta", "god mars"]
    say(game, f"god {god}", *answers)
    assert to_move(game) == 1
    assert invoked(game) == [god]
    assert goods(game) == START | brought
    assert pieces(game, "tableau") == tableau
    assert len(seat_of(game, 0)["hand"]) == (7 if god == "minerva" else 5)


@pytest.mark.rule("deus.offer.jupiter.one", "deus.offer.god")
def test_a_temple_below_the_top_card_brings_no_second_god() -> None:
    game = game_with({"hand": [BLUE, RED, VIOLET]}, OTHER, deck=DECK)
    offer(game, BLUE, RED, VIOLET)
    assert to_move(game) == 1
    assert invoked(game) == ["neptune"]
    assert goods(game) == START | {"gold": 11}
    assert pieces(game, "tableau") == [3, 2, 2, 2, 2]


@pytest.mark.rule("deus.offer.exampleG", "deus.offer.jupiter")
def test_example_three_cards_a_temple_on_top_and_ceres() -> None:
    game = game_with({"hand": [BLUE, BROWN, RED, RED, VIOLET]}, OTHER, deck=DECK)
    offer(game, VIOLET, BLUE, RED)
    say(game, "god ceres", "resource wood", "resource stone", "resource stone")
    assert goods(game) == START | {"wood": 2, "stone": 3}
    assert pieces(game, "tableau") == [2, 3, 2, 2, 2]
    assert len(seat_of(game, 0)["hand"]) == 5


# Drawing.


@pytest.mark.rule("deus.offer.refill", "deus.offer.refill.more", "deus.edition.refill")
@pytest.mark.parametrize(
    ("held", "offered", "after"),
    [
        (1, 1, 5),
        (5, 1, 5),
        (5, 5, 5),
        (6, 2, 5),
        (6, 1, 5),  # 5 are left: nothing is drawn
        (7, 1, 6),  # more than 5: nothing is drawn, nothing is discarded
        (7, 4, 5),
    ],
)
def test_the_hand_is_refilled_to_five_and_never_cut(held: int, offered: int, after: int) -> None:
    game = game_with({"hand": BLUES[:held]}, OTHER)
    cards = len(game.position()["deck"])
    offer(game, *BLUES[:offered])
    assert len(seat_of(game, 0)["hand"]) == after
    assert len(game.position()["discard"]) == offered
    assert len(game.position()["deck"]) == cards - (after - (held - offered))


@pytest.mark.rule("deus.offer.refill")
def test_the_refill_comes_after_the_gifts_of_the_god() -> None:
    game = game_with({"hand": [GREEN, RED]}, OTHER, deck=DECK)
    offer(game, GREEN)
    assert seat_of(game, 0)["hand"] == [RED]
    say(game, "resource wood")
    assert len(seat_of(game, 0)["hand"]) == 5


@pytest.mark.rule("deus.offer.minerva.order", "deus.offer.refill.more")
def test_seven_cards_one_offered_to_minerva_no_refill_one_extra_seven_again() -> None:
    hand = [YELLOW, *BLUES[:6]]
    game = game_with({"hand": hand}, OTHER)
    offer(game, YELLOW)
    assert len(seat_of(game, 0)["hand"]) == 6
    assert asked(game) == ["number 0", "number 1"]
    say(game, "number 1")
    assert len(seat_of(game, 0)["hand"]) == 7


@pytest.mark.rule("deus.offer.minerva.order")
@pytest.mark.parametrize("optional", [True, False])
@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_fewer_extra_cards_may_be_taken(extra: int, optional: bool) -> None:
    game = game_with(
        {"hand": [YELLOW, YELLOW, YELLOW]}, OTHER, switches={"effects_optional": optional}
    )
    offer(game, YELLOW, YELLOW, YELLOW)
    say(game, f"number {extra}")
    assert len(seat_of(game, 0)["hand"]) == 5 + extra


@pytest.mark.rule("deus.offer.minerva.order", "deus.hand.limit")
@pytest.mark.parametrize(
    ("offered", "most"),
    [(1, 1), (4, 4), (5, 5), (6, 5), (8, 5), (10, 5)],  # 10 cards are held
)
def test_the_extra_cards_go_up_to_the_limit_of_the_hand(offered: int, most: int) -> None:
    game = game_with({"hand": YELLOWS}, OTHER)
    offer(game, *YELLOWS[:offered])
    assert len(seat_of(game, 0)["hand"]) == max(5, 10 - offered)
    assert asked(game) == [f"number {extra}" for extra in range(most + 1)]
    say(game, f"number {most}")
    assert len(seat_of(game, 0)["hand"]) == 10

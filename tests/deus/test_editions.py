"""Where the two printings differ the later one applies: chapter 19 of the rule list."""

import pytest

from tests.deus.box import MAPS, NOTHING, STANDARD
from tests.deus.tables import GAME, asked, game_with, has, marching, say, seat_of, to_move


@pytest.mark.rule("deus.edition.pieces", "deus.components.pieces")
def test_each_colour_has_25_pieces_five_of_each_kind() -> None:
    game = GAME.new(players=4, seed=1)
    for seat in game.position()["seats"]:
        owned = {kind: seat["tableau"][kind] + seat["supply"][kind] for kind in STANDARD}
        assert owned == dict.fromkeys(STANDARD, 5)


@pytest.mark.rule("deus.edition.cost")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("workers_quarters", {"gold": 2}),  # gold alone
        ("harvest_hands", {"stone": 1, "wheat": 1}),  # resources alone
        ("cooperative_clay", {"stone": 1, "gold": 1}),  # both
    ],
)
def test_a_cost_is_of_resources_or_gold_or_both(card: str, cost: dict[str, int]) -> None:
    goods = NOTHING | cost
    mine = {"goods": goods, "hand": [card, "galley"], "pieces": {"0,1": ["civil"]}}
    game = game_with(mine, {})
    assert f"build {card}" in asked(game)
    short = goods | {good: amount - 1 for good, amount in cost.items()}
    poor = game_with(mine | {"goods": short}, {})
    assert poor.why_not(f"build {card}") == "deus.pay.cost"
    say(game, f"build {card}", "hex 0,1")
    paid = [event for event in game.told(1) if event["event"] == "paid"]
    assert {event["good"]: event["amount"] for event in paid} == cost


@pytest.mark.rule("deus.edition.attackmove", "deus.attack.when")
def test_an_attack_follows_a_move_too() -> None:
    game = marching("cavalry", {"3,0": ["maritime"], "2,1": ["civil", "military"]})
    say(game, "hex 2,1", "hex 2,2")  # the ring around 3,1 is closed
    assert has(game, 0, "vp") == 5 + 3
    assert game.position()["attacked"] == ["3,1"]


@pytest.mark.rule("deus.edition.attackmove", "deus.attack.when")
def test_an_attack_follows_building() -> None:
    mine = {"pieces": {"2,1": ["military"], "2,2": ["civil"]}, "hand": ["galley", "forum"]}
    mine["goods"] = {"gold": 0, "vp": 0}
    game = game_with(mine, {})
    say(game, "build galley", "hex 3,0")
    assert has(game, 0, "vp") == 3


@pytest.mark.rule("deus.edition.attacknote", "deus.attack.move.end", "deus.attack.move.lost")
def test_the_attack_waits_for_the_end_of_the_movement_and_the_rest_is_lost() -> None:
    pieces = {
        "3,0": ["maritime"],
        "2,1": ["civil", "military"],
        "1,5": ["civil", "military"],
        "0,0": ["civil"],
    }
    game = marching("war_elephant", pieces)
    say(game, "hex 2,1", "hex 2,2")  # one of two steps
    assert has(game, 0, "vp") == 5 + 3
    assert asked(game) == ["hex 1,5", "pass"]  # the same army does not go on, the other may
    say(game, "hex 1,5", "hex 0,4")
    assert seat_of(game, 0)["pieces"]["0,4"] == ["military"]


@pytest.mark.rule("deus.edition.attacknote", "deus.attack.move.transit")
def test_regions_only_passed_do_not_cause_an_attack() -> None:
    """The army comes from 2,0 over 2,1, where it would have closed the ring, to 1,2."""
    pieces = {"3,0": ["maritime"], "2,2": ["civil"], "2,0": ["military"], "1,2": ["maritime"]}
    game = marching("war_elephant", pieces)
    say(game, "hex 2,0", "hex 1,2")
    assert has(game, 0, "vp") == 5
    assert game.position()["attacked"] == []


@pytest.mark.rule("deus.edition.exclusive", "deus.map.exclusive")
def test_two_players_never_occupy_the_same_region() -> None:
    mine = {"pieces": {"0,0": ["civil", "military"]}, "hand": ["forum", "cavalry"]}
    mine["goods"] = {"gold": 1, "vp": 0}
    game = game_with(mine, {"pieces": {"0,1": ["science"]}})
    say(game, "build cavalry", "hex 0,-1", "hex 0,0")
    assert "hex 0,1" not in asked(game)
    assert game.why_not("hex 0,1") == "deus.move.through"
    say(game, "hex 1,-1")
    built = game_with(mine, {"pieces": {"0,1": ["science"]}})
    say(built, "build forum")
    assert built.why_not("hex 0,1") == "deus.place.foreign"


@pytest.mark.rule("deus.edition.refill", "deus.offer.refill.more")
@pytest.mark.parametrize(("held", "after"), [(8, 7), (7, 6), (6, 5), (5, 5)])
def test_with_more_than_five_cards_all_are_kept_and_none_is_drawn(held: int, after: int) -> None:
    hand = ["galley"] * 4 + ["farmstead"] * 4
    game = game_with({"hand": ["forum", *hand[: held - 1]]}, {})
    deck = len(game.position()["deck"])
    say(game, "offer forum", "pass")
    assert len(seat_of(game, 0)["hand"]) == after
    assert deck - len(game.position()["deck"]) == after - (held - 1)


@pytest.mark.rule("deus.edition.limitability", "deus.hand.limit", "deus.hand.limit.never")
@pytest.mark.parametrize("optional", [True, False])
def test_abilities_do_not_break_the_limit_of_ten(optional: bool) -> None:
    nine = ["galley"] * 4 + ["farmstead"] * 4 + ["forum"]
    mine = {"hand": ["scriptorium", *nine], "goods": {"gold": 2}, "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, {}, switches={"effects_optional": optional})
    say(game, "build scriptorium", "hex 0,0")
    if optional:
        assert asked(game) == ["number 0", "number 1"]
        say(game, "number 1")
    assert len(seat_of(game, 0)["hand"]) == 10


@pytest.mark.rule("deus.edition.limitability", "deus.hand.limit")
def test_minervas_extra_cards_do_not_break_the_limit_either() -> None:
    game = game_with({"hand": ["school", *["galley"] * 4, *["farmstead"] * 3]}, {})
    say(game, "offer school", *["offer galley"] * 4, *["offer farmstead"] * 2, "pass")
    assert asked(game) == [f"number {n}" for n in range(6)]  # 5 in hand, 7 extras
    say(game, "number 5")
    assert len(seat_of(game, 0)["hand"]) == 10


@pytest.mark.rule("deus.edition.godnopiece", "deus.offer.piece.none")
@pytest.mark.parametrize(
    ("card", "kind", "good", "amount"),
    [("galley", "maritime", "gold", 2), ("baths", "civil", "vp", 1)],
)
def test_a_god_may_be_invoked_though_no_piece_is_left(
    card: str, kind: str, good: str, amount: int
) -> None:
    mine = {"hand": [card, "legion"], "tableau": {kind: 5}}
    game = game_with(mine, {})
    say(game, f"offer {card}", "pass")
    assert has(game, 0, good) == 5 + amount  # the gift comes all the same
    assert seat_of(game, 0)["tableau"][kind] == 5


@pytest.mark.rule("deus.edition.villageend", "deus.end.trigger.villages")
@pytest.mark.parametrize(("emptied_counts", "turns_left"), [(True, 3), (False, None)])
def test_a_village_without_vp_counts_for_the_end(
    emptied_counts: bool, turns_left: int | None
) -> None:
    mine = {"pieces": {"1,-1": ["civil"]}, "hand": ["siege_tower", "forum"]}
    mine["goods"] = {"gold": 0}
    game = game_with(
        mine,
        {},
        villages={"1,0": 2},
        attacked=["3,1", "0,3", "2,4"],
        switches={"emptied_is_attacked": emptied_counts},
    )
    say(game, "build siege_tower", "hex 1,-1", "hex 1,0")
    assert game.position()["villages"] == {"1,0": 0, "3,1": 0, "0,3": 0, "2,4": 0}
    assert to_move(game) == 1
    assert game.position()["turns_left"] == turns_left  # seat 1, then one round for both


@pytest.mark.rule("deus.edition.militarynotes", "deus.card.ballista.once")
def test_the_note_on_the_ballista() -> None:
    pieces = {"0,0": ["military"], "1,1": ["military"], "1,-1": ["military"]}
    game = marching("ballista", pieces)  # three armies, one village
    assert has(game, 0, "gold") == 5 + 4


@pytest.mark.rule("deus.edition.militarynotes", "deus.card.siegetower.less")
@pytest.mark.parametrize(("left", "taken"), [(2, 2), (1, 1)])
def test_the_note_on_the_siege_tower(left: int, taken: int) -> None:
    game = marching("siege_tower", {"0,0": ["military"]}, villages={"1,0": left})
    say(game, "hex 1,0")
    assert (has(game, 0, "vp"), game.position()["villages"]["1,0"]) == (5 + taken, 0)


@pytest.mark.rule("deus.edition.general", "deus.map.region.notcontinent")
def test_a_region_is_not_a_continent() -> None:
    """Two regions of one tile and one of another: three regions, not two."""
    pieces = {"0,0": ["civil"], "0,1": ["civil"], "2,0": ["civil"]}
    game = game_with({"rows": {"temple": ["temple_settlement"]}, "pieces": pieces}, {})
    assert game.position()["map"][0]["at"] == MAPS[2][0]["at"] == [0, 0]
    assert game.breakdown()[0]["temples"] == 3


@pytest.mark.rule("deus.edition.general", "deus.pile.reshuffle")
def test_whenever_the_draw_pile_is_empty_the_discard_pile_becomes_the_new_one() -> None:
    discard = ["baths", "legion", "raiders"]
    game = game_with(
        {"hand": ["galley", "forum"]}, {"hand": ["cavalry"]}, deck=["school"], discard=discard
    )
    say(game, "offer galley", "pass")  # refills from 1 card to 5: one left, then the new pile
    assert len(seat_of(game, 0)["hand"]) == 5
    assert game.position()["discard"] == []
    assert len(game.position()["deck"]) == 1
    seen = {*seat_of(game, 0)["hand"], *game.position()["deck"]}
    assert seen == {"forum", "school", "galley", *discard}

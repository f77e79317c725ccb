"""World wonders: what they cost, how they are paid and built, who controls them.

What a wonder does is tried where the rule is that it changes; here are those that work when built.
"""

from typing import Any

import pytest

from theogony.civ.board import RESOURCES
from theogony.civ.printed import ABILITIES, DECKS, ERAS, TYPES, WONDERS
from theogony.civ.state import Civ
from theogony.core.types import Document

from .battles import army, attack, battle, rival
from .tables import asked, game_with, price, question, refused, say, seat_of, to_move, told
from .test_industry import row

# As printed: type, era, cost, the resources that may be spent.
PRINTED = {
    "stonehenge": ("culture", "ancient", 7, ["marble", "mercury"]),
    "hanging_gardens": ("culture", "ancient", 8, ["marble", "diamond"]),
    "forbidden_city": ("culture", "medieval", 9, ["marble", "oil"]),
    "chichen_itza": ("culture", "medieval", 10, ["marble", "mercury"]),
    "sydney_opera_house": ("culture", "modern", 10, ["marble", "diamond"]),
    "eiffel_tower": ("culture", "modern", 12, ["marble", "oil"]),
    "great_lighthouse": ("economy", "ancient", 8, ["mercury", "diamond"]),
    "colossus": ("economy", "ancient", 7, ["oil", "diamond"]),
    "machu_picchu": ("economy", "medieval", 10, ["mercury", "diamond"]),
    "great_zimbabwe": ("economy", "medieval", 9, ["oil", "diamond"]),
    "estadio_do_maracana": ("economy", "modern", 10, ["marble", "diamond"]),
    "big_ben": ("economy", "modern", 10, ["mercury", "diamond"]),
    "oracle": ("science", "ancient", 8, ["marble", "mercury"]),
    "pyramids": ("science", "ancient", 9, ["mercury", "oil"]),
    "porcelain_tower": ("science", "medieval", 9, ["mercury", "diamond"]),
    "potala_palace": ("science", "medieval", 10, ["marble", "mercury"]),
    "oxford_university": ("science", "modern", 10, ["marble", "mercury"]),
    "kremlin": ("science", "modern", 11, ["mercury", "oil"]),
    "petra": ("military", "ancient", 7, ["oil", "diamond"]),
    "terracotta_army": ("military", "ancient", 8, ["marble", "oil"]),
    "alhambra": ("military", "medieval", 10, ["marble", "oil"]),
    "venetian_arsenal": ("military", "medieval", 10, ["oil", "diamond"]),
    "pentagon": ("military", "modern", 12, ["oil", "diamond"]),
    "ruhr_valley": ("military", "modern", 11, ["mercury", "oil"]),
}
MATURE = ["7,-4", "2,-2", "4,4", "1,2", "-1,1"]  # five cities with three neighbours on land each
AROUND = {
    "7,-4": ["6,-4", "6,-3", "7,-3"],
    "2,-2": ["3,-3", "3,-2", "2,-1"],
    "4,4": ["4,3", "5,3", "3,4"],
    "1,2": ["2,1", "2,2", "1,3"],
    "-1,1": ["0,1", "-2,2", "-1,2"],
}


def offering(*wonders: str) -> dict[str, list[str]]:
    """These lie in their decks, later ones on top; all others are out of the game."""
    decks: dict[str, list[str]] = {TYPES[type]: [] for type in DECKS}
    for wonder in wonders:
        decks[PRINTED[wonder][0]].append(wonder)
    return decks


def choosing(slot: int, offer: list[str], card: str = "pottery", **more: Any) -> Civ:
    """Seat 0, Rome unless named otherwise, resolves its industry card and builds a wonder."""
    game = deciding(slot, offer, card, **more)
    say(game, "do wonder")
    return game


def deciding(slot: int, offer: list[str], card: str = "pottery", **more: Any) -> Civ:
    """The same, before it is said that it is to be a wonder."""
    table = {name: more.pop(name) for name in ["switches", "wonders", "barbarians"] if name in more}
    table |= {"conqueror": more.pop("conqueror")} if "conqueror" in more else {}
    other = more.pop("other", {})
    mine = {"leader": "rome", "row": row(card, slot), **more}
    game = game_with(mine, other, decks=offering(*offer), **table)
    while question(game) == "start":
        say(game, "pass")
    say(game, f"slot {slot}")
    return game


def has(game: Civ, seat: int, wonder: str) -> bool:
    return game.players[seat].has(ABILITIES.index(wonder))


def resources(game: Civ) -> list[int]:
    return list(game.players[0].resources)


# Costs.


@pytest.mark.rule("civ.wonder.types", "civ.setup.wonders.sort")
def test_there_are_24_wonders_two_of_each_type_and_era() -> None:
    assert [wonder.id for wonder in WONDERS] == list(PRINTED)
    kinds = [(type, era) for type, era, _, _ in PRINTED.values()]
    assert {kinds.count(kind) for kind in kinds} == {2}
    for wonder in WONDERS:
        assert (TYPES[wonder.type], ERAS[wonder.era]) == PRINTED[wonder.id][:2]


@pytest.mark.rule(
    "civ.industry.wonder.cost",
    "civ.industry.wonder.eligible",
    "civ.industry.wonder.production",
    "civ.resource.types",
    "civ.resource.spend",
)
@pytest.mark.parametrize("wonder", PRINTED)
def test_each_wonder_has_its_cost_and_its_two_resources(wonder: str) -> None:
    _, _, cost, kinds = PRINTED[wonder]
    game = deciding(3, [wonder], resources=dict.fromkeys(RESOURCES, 5))
    before = sum(game.supply)
    say(game, "do wonder")
    assert asked(game) == [f"resource {kind}" for kind in kinds]
    for kind in RESOURCES:
        if kind not in kinds:
            assert refused(game, f"resource {kind}") == "civ.industry.wonder.eligible"
    last = kinds[1]
    assert price(game, f"resource {last}") == {last: 1}
    say(game, f"resource {last}")  # from here on only more of it can be spent
    spent = (cost - 3 + 1) // 2
    assert [event["resource"] for event in told(game, "spent_resource")] == [last] * spent
    assert resources(game)[RESOURCES.index(last)] == 5 - spent
    assert sum(game.supply) == before + spent
    assert has(game, 0, wonder)
    assert game.position()["wonders"] == {wonder: "7,-2"}


@pytest.mark.rule("civ.industry.wonder.cost")
@pytest.mark.parametrize("wonder", PRINTED)
def test_one_production_less_does_not_suffice(wonder: str) -> None:
    _, _, cost, kinds = PRINTED[wonder]
    pairs, odd = divmod(cost - 3, 2)
    stock = {kinds[0]: pairs}
    exact = deciding(3, [wonder], resources=stock, trade=[0, 0, odd, 0, 0])
    assert asked(exact) == ["do wonder", "do city", "pass"]
    assert price(choosing_of_two(wonder, stock, odd), f"build {wonder}") == {"production": cost}
    short = {kinds[0]: pairs - 1}
    less = deciding(3, [wonder], resources=short, trade=[0, 0, odd + 1, 0, 0])
    assert asked(less) == ["do city", "pass"]


def choosing_of_two(wonder: str, stock: dict[str, int], trade: int) -> Civ:
    """Another wonder of another deck can be paid too, so that there is a choice."""
    other = "petra" if PRINTED[wonder][0] != "military" else "colossus"
    more = {kind: stock.get(kind, 0) + (3 if kind == "diamond" else 0) for kind in RESOURCES}
    return choosing(3, [wonder, other], resources=more, trade=[0, 0, trade, 0, 0])


@pytest.mark.rule("civ.example.wonder", "civ.industry.wonder.eligible")
def test_forbidden_city_for_nine() -> None:
    """Slot 3, one marble and two oil: 3 + 2 + 4 = 9."""
    game = choosing(3, ["forbidden_city"], resources={"marble": 2, "oil": 3})
    say(game, "resource marble", "resource oil")
    assert resources(game) == [1, 0, 1, 0]  # the second oil was forced
    assert has(game, 0, "forbidden_city")
    built = told(game, "built")
    assert [(e["seat"], e["wonder"], e["hex"]) for e in built] == [(0, "forbidden_city", "7,-2")]
    game = choosing(3, ["forbidden_city"], resources={"marble": 1, "oil": 2})
    assert resources(game) == [0, 0, 0, 0]  # nothing was to be asked
    assert has(game, 0, "forbidden_city")


@pytest.mark.rule("civ.card.cost", "civ.clar.automatic")
def test_every_wonder_costs_egypt_one_less() -> None:
    game = choosing(3, ["stonehenge", "petra"], leader="egypt", resources={"marble": 2, "oil": 2})
    assert price(game, "build stonehenge") == {"production": 6}
    assert price(game, "build petra") == {"production": 6}
    rome = choosing(3, ["stonehenge", "petra"], resources={"marble": 2, "oil": 2})
    assert price(rome, "build stonehenge") == {"production": 7}


@pytest.mark.rule("civ.card.cost", "civ.city.mature.benefit")
def test_brussels_takes_off_one_for_each_mature_city() -> None:
    two: Document = {"cities": MATURE[:2], "tokens": [*AROUND["7,-4"], *AROUND["2,-2"]]}
    stock = {"marble": 2, "oil": 2}
    game = choosing(3, ["stonehenge", "petra"], visits=["brussels"], resources=stock, **two)
    assert price(game, "build stonehenge") == {"production": 5}
    two["tokens"] = two["tokens"][1:]  # 7,-4 is not mature any more
    game = choosing(3, ["stonehenge", "petra"], visits=["brussels"], resources=stock, **two)
    assert price(game, "build stonehenge") == {"production": 6}


@pytest.mark.rule("civ.card.cost")
def test_buenos_aires_takes_off_two_if_no_wonder_of_the_type_is_controlled() -> None:
    """Stonehenge is controlled, whoever built it: under a token of seat 0."""
    game = choosing(
        3,
        ["hanging_gardens", "petra"],
        visits=["buenos_aires"],
        tokens=["6,-2"],
        wonders={"stonehenge": "6,-2"},
        resources={"marble": 3, "oil": 2},
    )
    assert price(game, "build hanging_gardens") == {"production": 8}
    assert price(game, "build petra") == {"production": 5}


@pytest.mark.rule("civ.card.cost")
def test_reductions_add_up_but_no_cost_is_below_nothing() -> None:
    tokens = [name for names in AROUND.values() for name in names]
    game = choosing(
        1,
        ["stonehenge", "big_ben"],
        leader="egypt",
        visits=["brussels", "buenos_aires"],
        cities=MATURE,
        tokens=tokens,
        barbarians={"B": "off", "D": "off"},
        resources={"diamond": 1},
    )
    assert price(game, "build stonehenge") == {"production": 0}  # 7 - 1 - 5 - 2
    assert price(game, "build big_ben") == {"production": 2}  # 10 - 1 - 5 - 2
    say(game, "build stonehenge", "hex 7,-4")
    assert resources(game) == [0, 0, 0, 1]
    assert has(game, 0, "stonehenge")


@pytest.mark.rule("civ.card.nationalism", "civ.clar.as_if_slot")
def test_nationalism_brings_seven_production_in_slot_five() -> None:
    game = choosing(5, ["stonehenge"], "nationalism")
    assert has(game, 0, "stonehenge")
    assert asked(deciding(4, ["stonehenge"], "nationalism")) == ["do city", "pass"]
    assert asked(deciding(5, ["stonehenge"], "urbanization")) == ["do city", "pass"]


# Payment.


@pytest.mark.rule("civ.industry.wonder.production", "civ.trade.industry", "civ.trade.spend")
def test_trade_tokens_of_the_industry_card_bring_one_each() -> None:
    """Stonehenge in slot 3 takes four more: two marble, or one and two tokens."""
    game = choosing(3, ["stonehenge"], resources={"marble": 2}, trade=[3, 3, 3, 3, 3])
    assert asked(game) == ["resource marble", "number 2"]  # one marble was spent
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 2")
    assert has(game, 0, "stonehenge")
    assert resources(game) == [1, 0, 0, 0]
    assert list(game.players[0].trade) == [1, 3, 3, 3, 3]  # the card has been reset to slot 1


@pytest.mark.rule("civ.industry.wonder.overpay")
def test_nothing_superfluous_is_spent_but_a_resource_may_go_over_by_one() -> None:
    game = choosing(4, ["stonehenge"], resources={"marble": 2}, trade=[0, 0, 0, 3, 0])
    assert asked(game) == ["resource marble", "number 3"]
    say(game, "resource marble")
    assert asked(game) == ["resource marble", "number 1"]
    assert refused(game, "number 2") == "civ.industry.wonder.overpay"
    say(game, "resource marble")  # 4 + 4 = 8: the surplus is lost
    assert resources(game) == [0, 0, 0, 0]
    assert list(game.players[0].trade) == [3, 0, 0, 0, 0]


@pytest.mark.rule("civ.industry.wonder.overpay")
def test_a_payment_begun_can_be_finished() -> None:
    """Kinds are named in their order: whoever leaves out marble must be able to do without."""
    game = choosing(3, ["stonehenge"], resources={"marble": 1, "mercury": 2})
    assert asked(game) == ["resource marble", "resource mercury"]
    say(game, "resource mercury")
    assert resources(game) == [1, 0, 0, 0]  # the second one was forced
    game = choosing(1, ["stonehenge"], resources={"marble": 2, "mercury": 2})
    assert asked(game) == ["resource marble", "resource mercury"]  # one marble was forced
    say(game, "resource mercury")
    assert resources(game) == [1, 0, 0, 0]
    assert has(game, 0, "stonehenge")


@pytest.mark.rule("civ.industry.wonder.natural", "civ.natural.spend")
def test_a_natural_wonder_counts_as_its_resource_and_is_kept() -> None:
    mesa: Any = {"tokens": ["2,4"], "naturals": ["grand_mesa"]}  # a diamond
    game = choosing(5, ["petra"], resources={"oil": 1}, **mesa)
    assert asked(game) == ["resource oil", "natural grand_mesa"]
    assert price(game, "natural grand_mesa") == {}
    say(game, "natural grand_mesa")
    assert has(game, 0, "petra")
    assert resources(game) == [0, 0, 1, 0]
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert told(game, "spent_resource") == []
    assert asked(deciding(5, ["stonehenge"], **mesa)) == ["do city", "pass"]  # no diamonds


@pytest.mark.rule("civ.industry.wonder.eligible")
def test_a_natural_wonder_of_another_resource_is_refused() -> None:
    mesa: Any = {"tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = choosing(3, ["stonehenge"], resources={"marble": 2, "mercury": 2}, **mesa)
    assert refused(game, "natural grand_mesa") == "civ.industry.wonder.eligible"


@pytest.mark.rule("civ.natural.once_per_turn", "civ.card.arsenal", "civ.clar.once_per_turn")
def test_two_wonders_in_one_turn_use_a_natural_wonder_once() -> None:
    game = choosing(
        5,
        ["petra", "colossus"],
        cities=["7,-4", "4,1"],
        tokens=["2,4"],
        naturals=["grand_mesa"],
        resources={"oil": 3, "diamond": 3},
        wonders={"venetian_arsenal": "7,-2"},
    )
    say(game, "build petra", "natural grand_mesa", "hex 4,1")
    say(game, "use venetian_arsenal", "do wonder")  # as slot 1: six more for Colossus
    say(game, "resource oil", "resource oil")
    assert asked(game) == ["resource oil", "resource diamond"]
    assert refused(game, "natural grand_mesa") == "civ.natural.once_per_turn"
    say(game, "resource oil")
    assert has(game, 0, "petra")
    assert has(game, 0, "colossus")
    say(game, "slot 1")  # seat 1 does something
    while to_move(game) == 1:
        say(game, "pass" if "pass" in asked(game) else asked(game)[0])
    assert game.players[0].used_naturals == 0


@pytest.mark.rule(
    "civ.citystate.token.use", "civ.citystate.token.once", "civ.citystate.token.limit"
)
def test_a_conquered_city_state_on_the_industry_card_serves_as_a_trade_token() -> None:
    game = choosing(
        5,
        ["petra", "colossus"],
        cities=["4,-4", "4,1"],
        guests={"5": ["brussels"]},
        conqueror={"brussels": 0},
        trade=[0, 0, 0, 0, 2],
        resources={"diamond": 2},
        wonders={"venetian_arsenal": "7,-2"},
    )
    say(game, "build petra")
    assert asked(game) == ["resource diamond", "number 2"]
    say(game, "number 2", "hex 4,1")
    assert seat_of(game, 0)["guests"] == {"5": ["brussels"]}
    assert list(game.players[0].trade) == [0, 0, 0, 0, 1]  # Brussels was the other
    say(game, "use venetian_arsenal")  # 1 + 4 + 1: with Brussels once more it would be Colossus
    assert (to_move(game), question(game)) == (1, "focus")


@pytest.mark.rule("civ.card.america")
def test_america_spends_a_natural_wonder_as_resource_or_as_trade_token() -> None:
    america: Any = {"leader": "america", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = choosing(5, ["petra"], relics={"1": ["grand_mesa"]}, **america)  # from another card
    assert question(game) == "relic"
    say(game, "slot 4")
    assert has(game, 0, "petra")
    assert seat_of(game, 0)["relics"] == {"5": ["grand_mesa"]}  # the reset moved it on
    game = choosing(
        5, ["stonehenge"], relics={"5": ["grand_mesa"]}, trade=[0, 0, 0, 0, 1], **america
    )
    assert question(game) == "relic"  # 5 + 1 + 1
    say(game, "slot 5")
    assert has(game, 0, "stonehenge")
    assert list(game.players[0].trade) == [0, 0, 0, 0, 0]
    elsewhere = deciding(
        5, ["stonehenge"], relics={"4": ["grand_mesa"]}, trade=[0, 0, 0, 0, 1], **america
    )
    assert asked(elsewhere) == ["do city", "pass"]
    either = deciding(4, ["petra"], relics={"4": ["grand_mesa"]}, **america)
    assert asked(either) == ["do city", "pass"]  # 4 + 2: not as a trade token besides


@pytest.mark.rule("civ.trade.timing")
def test_trade_tokens_may_have_to_be_declared_first() -> None:
    declared = {"trade_spending": "declared_first"}
    game = choosing(
        4, ["stonehenge"], resources={"marble": 1}, trade=[0, 0, 0, 3, 0], switches=declared
    )
    assert asked(game) == ["number 1", "number 2", "number 3"]
    assert refused(game, "number 0") == "civ.trade.timing"
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 3")  # 4 + 3: no marble is needed
    assert has(game, 0, "stonehenge")
    assert resources(game) == [1, 0, 0, 0]
    game = choosing(
        4, ["stonehenge"], resources={"marble": 1}, trade=[0, 0, 0, 3, 0], switches=declared
    )
    say(game, "number 1")
    assert resources(game) == [0, 0, 0, 0]
    assert list(game.players[0].trade) == [2, 0, 0, 0, 0]
    assert has(game, 0, "stonehenge")


# Choosing and building.


@pytest.mark.rule("civ.industry.wonder.choose", "civ.setup.wonders.reveal")
def test_only_face_up_wonders_can_be_chosen() -> None:
    offer = ["forbidden_city", "stonehenge", "colossus", "oracle", "petra"]
    game = choosing(5, offer, resources={"marble": 3, "diamond": 1, "oil": 2})
    expected = ["build stonehenge", "build colossus", "build oracle", "build petra"]
    assert asked(game) == expected
    assert refused(game, "build forbidden_city") == "civ.industry.wonder.choose"
    game = choosing(5, offer, resources={"marble": 1, "diamond": 1})
    assert asked(game) == ["build stonehenge", "build colossus", "build petra"]
    assert refused(game, "build oracle") == "civ.industry.wonder.cost"


@pytest.mark.rule("civ.industry.wonder.reveal", "civ.setup.wonders.order", "civ.wonder.types")
def test_the_next_wonder_of_the_deck_is_turned_up() -> None:
    game = choosing(5, ["forbidden_city", "stonehenge", "petra"], resources={"marble": 1})
    assert game.position()["decks"]["culture"] == ["forbidden_city"]
    assert game.position()["decks"]["military"] == ["petra"]
    assert [event["wonder"] for event in told(game, "turned_up")] == ["forbidden_city"]


@pytest.mark.rule("civ.industry.wonder.reveal")
def test_an_empty_deck_offers_nothing() -> None:
    game = choosing(5, ["stonehenge"], resources={"marble": 1})
    assert game.position()["decks"]["culture"] == []
    assert told(game, "turned_up") == []
    assert asked(deciding(5, [], resources={"marble": 4})) == ["do city", "pass"]


@pytest.mark.rule(
    "civ.industry.wonder.take", "civ.wonder.limit_per_city", "civ.city.capital_is_city"
)
def test_the_token_goes_under_an_own_city_that_has_none() -> None:
    game = choosing(
        5,
        ["stonehenge"],
        cities=["7,-4", "4,1"],
        other={"cities": ["3,3"]},
        resources={"marble": 1},
        wonders={"petra": "7,-4"},
    )
    assert asked(game) == ["hex 7,-2", "hex 4,1"]
    assert refused(game, "hex 7,-4") == "civ.wonder.limit_per_city"
    assert refused(game, "hex 3,3") == "civ.industry.wonder.take"
    say(game, "hex 4,1")
    assert game.position()["wonders"] == {"stonehenge": "4,1", "petra": "7,-4"}
    assert has(game, 0, "stonehenge")


@pytest.mark.rule("civ.industry.wonder.city_needed")
def test_without_a_city_free_of_wonders_none_can_be_built() -> None:
    full: Any = {"wonders": {"petra": "7,-2"}, "resources": {"marble": 4}}
    assert asked(deciding(5, ["stonehenge"], **full)) == ["do city", "pass"]
    free = deciding(5, ["stonehenge"], cities=["7,-4"], **full)
    assert asked(free) == ["do wonder", "do city", "pass"]


# Control.


@pytest.mark.rule("civ.wonder.control", "civ.win.check_time")
def test_effect_and_agenda_follow_control_at_once() -> None:
    game = choosing(
        5,
        ["great_lighthouse"],
        cities=["7,-4"],
        resources={"diamond": 2},
        wonders={"colossus": "7,-2"},
    )
    assert seat_of(game, 0)["marks"] == ["moneygrubber"]  # two economic wonders
    assert has(game, 0, "great_lighthouse")
    assert has(game, 0, "colossus")


@pytest.mark.rule("civ.wonder.control")
def test_a_friendly_control_token_controls_a_wonder_too() -> None:
    game = game_with({"tokens": ["6,-2"]}, {"cities": ["3,3"]}, wonders={"petra": "6,-2"})
    assert has(game, 0, "petra")
    assert not has(game, 1, "petra")
    game = game_with({}, {"cities": ["3,3"]}, wonders={"petra": "3,3"})
    assert has(game, 1, "petra")


@pytest.mark.rule("civ.wonder.capture", "civ.military.win.token_wonder")
def test_a_wonder_changes_hands_when_its_space_is_taken_by_attack() -> None:
    game = battle(army(slot=5), rival(tokens=["4,1"]), 6, 1, wonders={"colossus": "4,1"})
    assert has(game, 1, "colossus")
    attack(game, "4,1", 5)
    assert has(game, 0, "colossus")
    assert not has(game, 1, "colossus")
    assert [event["seat"] for event in told(game, "controls")] == [0]
    assert [event["seat"] for event in told(game, "lost_wonder")] == [1]


@pytest.mark.rule("civ.wonder.unowned_card")
def test_a_lone_wonder_has_no_effect() -> None:
    game = deciding(2, [], wonders={"great_lighthouse": "1,6"})
    say(game, "do city")
    assert seat_of(game, 0)["cities"] == ["7,-4"]  # the only site: nobody has the lighthouse
    assert game.wonders_of(0) == game.wonders_of(1) == 0


@pytest.mark.rule("civ.wonder.regain", "civ.culture.place.wonder")
def test_whoever_places_a_token_or_builds_there_gains_control() -> None:
    cards = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    game = game_with({"row": cards}, {}, wonders={"petra": "6,-2"})
    say(game, "slot 1", "hex 6,-2")
    assert has(game, 0, "petra")
    game = deciding(2, [], wonders={"petra": "7,-4"})
    say(game, "do city")
    assert has(game, 0, "petra")


# When built.


@pytest.mark.rule("civ.clar.on_build", "civ.card.pyramids", "civ.focus.replace.resolving")
def test_the_pyramids_raise_three_cards_of_the_first_level() -> None:
    cards = ["astrology", "foreign_trade", "iron_working", "early_empire", "pottery"]
    game = choosing(5, ["porcelain_tower", "pyramids"], row=cards, resources={"oil": 2})
    assert [event["wonder"] for event in told(game, "turned_up")] == ["porcelain_tower"]
    assert asked(game) == ["slot 1", "slot 2", "slot 4", "slot 5", "pass"]
    say(game, "slot 1", "slot 2", "slot 5")
    expected = ["animal_husbandry", "mathematics", "currency", "iron_working", "early_empire"]
    assert seat_of(game, 0)["row"] == expected  # the new industry card was reset
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.pyramids")
def test_the_cards_to_be_raised_are_named_in_the_order_of_their_slots() -> None:
    cards = ["astrology", "foreign_trade", "iron_working", "early_empire", "pottery"]
    game = choosing(5, ["pyramids"], row=cards, resources={"oil": 2})
    say(game, "slot 2")
    assert asked(game) == ["slot 4", "slot 5", "pass"]


@pytest.mark.rule("civ.clar.on_build", "civ.card.pyramids")
def test_the_porcelain_tower_raises_two_cards_of_any_level_but_the_last() -> None:
    cards = ["mathematics", "foreign_trade", "mass_production", "early_empire", "urbanization"]
    game = choosing(5, ["porcelain_tower"], row=cards, resources={"diamond": 2})
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "pass"]
    say(game, "slot 1", "slot 3")
    expected = ["urbanization", "replaceable_parts", "foreign_trade", "flight", "early_empire"]
    assert seat_of(game, 0)["row"] == expected


@pytest.mark.rule("civ.clar.on_build", "civ.card.potala")
def test_the_potala_palace_takes_three_diplomacy_cards() -> None:
    game = choosing(5, ["potala_palace"], resources={"marble": 3})
    assert asked(game) == ["seat 1", "pass"]
    say(game, "seat 1", "card joint_war", "seat 1", "card embassy", "seat 1")
    assert seat_of(game, 0)["treaties"] == {"1": ["joint_war", "embassy", "open_borders"]}
    assert to_move(game) == 1


@pytest.mark.rule("civ.clar.on_build")
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower", "potala_palace"])
def test_regaining_a_wonder_does_not_repeat_what_it_did_when_built(wonder: str) -> None:
    game = deciding(2, [], wonders={wonder: "7,-4"})
    say(game, "do city")
    assert has(game, 0, wonder)
    assert (to_move(game), question(game)) == (1, "focus")

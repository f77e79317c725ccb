"""Chapter 24, as far as it is about fights: what cards, leaders, wonders and city-states add."""

import pytest

from theogony.civ.state import Civ
from theogony.core.types import Document

from .battles import (
    BESIDE,
    CAPITAL,
    HOME,
    OTHERS,
    TARGET,
    army,
    attack,
    battle,
    begin,
    has_token,
    rival,
    values,
    won,
)
from .tables import asked, game_with, question, refused, rolling, say, seat_of, to_move

# Military cards.


@pytest.mark.rule("civ.card.iron_working")
@pytest.mark.parametrize(
    ("card", "bonus"), [("masonry", 0), ("iron_working", 3), ("mass_production", 2), ("flight", 3)]
)
def test_what_the_cards_add_against_barbarians(card: str, bonus: int) -> None:
    game = battle(army(card), rival(), 1, 6, barbarians={"D": "4,2"})
    attack(game, "4,2")
    assert values(game) == (1 + 2 + bonus, 6 + 2)  # for Iron Working three in all, not four


@pytest.mark.rule("civ.card.mass_production")
@pytest.mark.parametrize(
    ("slot", "attacks", "left"), [(2, 0, 2), (2, 1, 1), (2, 2, 0), (1, 2, 0), (3, 2, 1)]
)
def test_mass_production_attacks_then_reinforces_slot_less_attacks(
    slot: int, attacks: int, left: int
) -> None:
    own = [HOME, "5,0", "6,1"]
    mine = army("mass_production", slot, tokens=own)
    game = battle(mine, rival(reinforced=[TARGET]), *[1, 6] * attacks)
    say(game, f"slot {slot}")
    for _ in range(attacks):
        say(game, f"hex {TARGET}")  # the same target in vain: each attack counts
    if attacks < 2:
        say(game, "pass")
    assert won(game) == []
    for place in sorted(own, key=lambda name: (int(name.split(",")[1]), name))[:left]:
        assert question(game) == "reinforce"
        say(game, f"hex {place}")
    assert to_move(game) == 1
    assert len(seat_of(game, 0)["reinforced"]) == left


@pytest.mark.rule("civ.card.mass_production")
def test_only_the_attacks_of_this_resolution_are_subtracted() -> None:
    mine = army("mass_production", 5, tokens=[HOME, "5,0", "6,1", "7,-3", "8,-2"])
    wonders = {"venetian_arsenal": "7,-2"}
    game = battle(mine, rival(reinforced=[TARGET]), *[1, 6, 1, 6], wonders=wonders)
    say(game, "slot 5", f"hex {TARGET}", f"hex {TARGET}", "hex 7,-3", "hex 8,-2", "hex 5,0")
    assert len(seat_of(game, 0)["reinforced"]) == 5 - 2
    say(game, "use venetian_arsenal", "pass")  # once more as slot 1, now without an attack
    assert question(game) == "reinforce"
    say(game, "hex 6,1")
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.mass_production")
def test_mass_production_counts_across_water_but_through_nothing_else() -> None:
    mine = army("mass_production", tokens=["2,1"])
    game = battle(mine, rival(tokens=["0,1"]), barbarians={"D": "off"})
    say(game, "slot 2")
    assert "hex 0,1" in asked(game)  # over the water at 1,1
    mine = army("mass_production", tokens=["3,-4"])
    game = battle(mine, rival(tokens=["5,-4", "5,-5", "4,-3"]), barbarians={"D": "off"})
    say(game, "slot 2")
    assert refused(game, "hex 5,-4") == "civ.military.attack.path"  # behind Brussels


@pytest.mark.rule("civ.card.flight")
def test_flight_reinforces_then_attacks_counting_through_anything() -> None:
    walls = ["-1,8", "0,8", "0,9", "-2,9", "-2,10", "-1,10"]  # all around the capital
    mine = army("flight", slot=3, tokens=["1,5"])
    game = battle(mine, rival(reinforced=walls), 1, 6)
    say(game, "slot 3")
    assert asked(game) == ["hex 1,5", "pass"]
    say(game, "hex 1,5")
    assert f"hex {CAPITAL}" in asked(game)  # four spaces away
    say(game, f"hex {CAPITAL}")
    assert values(game) == (1 + 3 + 3, 6 + 2 + 6)
    assert question(game) == "attack"  # three attacks in all


@pytest.mark.rule("civ.card.flight")
def test_flight_reaches_five_spaces_and_the_target_must_be_legal() -> None:
    game = battle(army("flight"), rival(tokens=["1,6", "-1,7"]))
    say(game, "slot 2", "pass")
    assert "hex 1,6" in asked(game)  # five spaces from 5,1
    assert refused(game, "hex -1,7") == "civ.military.attack.range"
    assert refused(game, "hex 5,3") == "civ.military.attack.target"


# Wonders.


@pytest.mark.rule("civ.card.pentagon")
@pytest.mark.parametrize("reach", ["obstacles", "anywhere"])
def test_the_pentagon_has_any_range_but_keeps_the_obstacles(reach: str) -> None:
    walls = ["-1,8", "0,8", "0,9", "-2,9", "-2,10", "-1,10"]
    game = battle(
        army(),
        rival(tokens=walls),
        *[1, 2],
        wonders={"pentagon": "7,-2"},
        switches={"pentagon_range": reach},
    )
    say(game, "slot 2", "do attack")
    assert "hex 0,8" in asked(game)  # far away, but nothing in between
    if reach == "obstacles":
        assert refused(game, f"hex {CAPITAL}") == "civ.military.attack.path"
        say(game, "hex 0,8")
        assert values(game) == (1 + 2 + 2, 2 + 5)
    else:
        say(game, f"hex {CAPITAL}")
        assert values(game) == (1 + 2 + 2, 2 + 2)


@pytest.mark.rule("civ.card.joint_bonuses")
@pytest.mark.parametrize(
    ("wonders", "more"),
    [
        (["terracotta_army"], 2),
        (["alhambra"], 2),
        (["pentagon"], 2),
        (["terracotta_army", "alhambra", "pentagon"], 6),
        (["petra", "ruhr_valley"], 0),  # these defend
    ],
)
def test_attack_bonuses_of_wonders_add_up(wonders: list[str], more: int) -> None:
    places = dict(zip(wonders, ["7,-2", HOME, "5,0"], strict=False))
    mine = army(tokens=[HOME, "5,0"])
    game = battle(mine, rival(tokens=[TARGET]), 1, 6, wonders=places)
    attack(game, TARGET)
    assert values(game) == (1 + 2 + more, 6 + 3)


@pytest.mark.rule("civ.card.joint_bonuses", "civ.card.petra")
@pytest.mark.parametrize(
    ("wonders", "more"),
    [
        (["petra"], 2),
        (["alhambra"], 2),
        (["ruhr_valley"], 5),
        (["petra", "alhambra", "ruhr_valley"], 9),
        (["terracotta_army", "pentagon"], 0),  # these attack
    ],
)
def test_defence_bonuses_of_wonders_add_up(wonders: list[str], more: int) -> None:
    places = dict(zip(wonders, [CAPITAL, TARGET, "-3,7"], strict=False))
    game = battle(army(), rival(tokens=[TARGET, "-3,7"]), 1, 6, wonders=places)
    attack(game, TARGET)
    assert values(game) == (1 + 2, 6 + 3 + more)


CAPITALISTS = ["early_empire", "masonry", "astrology", "capitalism", "pottery"]  # three caravans


@pytest.mark.rule("civ.card.big_ben")
@pytest.mark.parametrize(
    ("hex_", "caravans", "more"),
    [
        (TARGET, ["5,0", "4,2", HOME], 6),
        (TARGET, ["5,0", TARGET, "6,1"], 2),  # not on the space, not further away
        (TARGET, ["card", "card", "card"], 0),
        ("6,0", ["6,1", "5,0"], 4),  # a city-state
        ("5,2", [HOME], 2),  # a barbarian
    ],
)
def test_big_ben_adds_two_for_each_own_caravan_next_to_the_defender(
    hex_: str, caravans: list[str], more: int
) -> None:
    theirs = rival(tokens=[TARGET], caravans=["4,0"])  # caravans of others do not help
    game = battle(
        army(caravans=caravans, row=CAPITALISTS),
        theirs,
        *[1, 6],
        wonders={"big_ben": "7,-2"},
        barbarians={"D": "5,2"},
    )
    attack(game, hex_)
    assert values(game)[0] == 1 + 2 + more


@pytest.mark.rule("civ.card.big_ben")
def test_big_ben_helps_the_defender_with_the_defenders_caravans() -> None:
    theirs = rival(tokens=[TARGET], caravans=["4,0", "5,0", "card"], row=CAPITALISTS)
    game = battle(army(caravans=["4,2"]), theirs, 1, 6, wonders={"big_ben": CAPITAL})
    attack(game, TARGET)
    assert values(game) == (1 + 2, 6 + 3 + 4)


@pytest.mark.rule("civ.card.kremlin")
@pytest.mark.parametrize(
    ("mine", "theirs", "more"), [(2, 1, 4), (1, 1, 0), (0, 1, 0), (1, 0, 4), (0, 0, 0)]
)
def test_the_kremlin_adds_four_with_strictly_more_reinforced_tokens(
    mine: int, theirs: int, more: int
) -> None:
    attacker = army(reinforced=["7,-3", "8,-2"][:mine])
    defender = rival(tokens=[TARGET], reinforced=["-2,10"][:theirs])
    game = battle(attacker, defender, 1, 6, wonders={"kremlin": "7,-2"})
    attack(game, TARGET)
    assert values(game) == (1 + 2 + more, 6 + 3)


@pytest.mark.rule("civ.card.kremlin")
@pytest.mark.parametrize(("hex_", "more"), [("6,0", 0), ("5,2", 0), ("4,2", 4)])
def test_the_kremlin_is_for_rival_spaces_cities_included(hex_: str, more: int) -> None:
    game = battle(
        army(reinforced=["7,-3"]),
        rival(cities=["4,2"]),
        *[1, 6],
        wonders={"kremlin": "7,-2"},
        barbarians={"D": "5,2"},
    )
    attack(game, hex_)
    assert values(game)[0] == 1 + 2 + more


@pytest.mark.rule("civ.card.kremlin")
def test_the_kremlin_works_against_capitals_and_does_not_defend() -> None:
    mine = army(tokens=[BESIDE], reinforced=["7,-3"])
    game = battle(mine, rival(), 1, 6, wonders={"kremlin": "7,-2"})
    attack(game, CAPITAL)
    assert values(game) == (1 + 2 + 4, 6 + 2)
    game = battle(army(), rival(reinforced=[TARGET]), 1, 6, wonders={"kremlin": CAPITAL})
    attack(game, TARGET)
    assert values(game) == (1 + 2, 6 + 3 + 1)


# Leaders.


@pytest.mark.rule("civ.card.scythia")
@pytest.mark.parametrize(
    ("hex_", "more"),
    [("7,-3", 3), ("7,-4", 3), (HOME, 0), ("6,-3", 0), ("5,-3", 0), ("4,-1", 0)],
)
@pytest.mark.parametrize("scythia", [0, 1])
def test_scythia_adds_three_on_grassland_and_hills_attacking_and_defending(
    hex_: str, more: int, scythia: int
) -> None:
    difficulty = {"7,-3": 1, "7,-4": 2, HOME: 3, "6,-3": 4, "5,-3": 5, "4,-1": 5}[hex_]
    leaders = ["scythia", "rome"] if scythia == 0 else ["egypt", "scythia"]
    mine = army("iron_working", tokens=[], leader=leaders[0])
    game = battle(mine, rival(tokens=[hex_], leader=leaders[1]), 1, 2)
    attack(game, hex_)
    assert values(game) == (
        1 + 2 + 1 + (more if scythia == 0 else 0),
        2 + difficulty + (more if scythia == 1 else 0),
    )


@pytest.mark.rule("civ.card.scythia")
@pytest.mark.parametrize(("hex_", "more"), [("6,0", 3), ("4,2", 3), ("4,-1", 0)])
def test_city_states_are_grassland_and_natural_wonders_nothing_for_scythia(
    hex_: str, more: int
) -> None:
    barbarian = hex_ if hex_ != "6,0" else "off"
    mine = army(tokens=[HOME, "5,-1"], leader="scythia")
    game = battle(mine, rival(), 1, 2, barbarians={"D": barbarian})
    attack(game, hex_)
    assert values(game)[0] == 1 + 2 + more


@pytest.mark.rule("civ.card.sumeria", "civ.comp.supply_empty")
def test_sumeria_takes_a_resource_of_choice_with_a_beaten_barbarian() -> None:
    game = battle(
        army(slot=5, leader="sumeria"),
        rival(),
        *[6, 1],
        barbarians={"D": "4,2"},
        supply={"oil": 0},
    )
    attack(game, "4,2", slot=5)
    say(game, "slot 1")  # the trade token
    assert asked(game) == ["resource marble", "resource mercury", "resource diamond"]
    assert refused(game, "resource oil") == "civ.comp.supply_empty"
    say(game, "resource mercury")
    assert seat_of(game, 0)["resources"]["mercury"] == 1


@pytest.mark.rule("civ.card.sumeria")
@pytest.mark.parametrize("supply", [0, 1])
def test_sumeria_gets_nothing_for_other_victories_or_from_an_empty_supply(supply: int) -> None:
    table: Document = {"barbarians": {"D": "4,2"}}
    if supply == 0:
        table["supply"] = {"marble": 0, "mercury": 0, "oil": 0, "diamond": 0}
    theirs = rival(tokens=[TARGET])
    game = battle(army(slot=5, leader="sumeria"), theirs, 6, 1, **table)
    attack(game, TARGET if supply else "4,2", slot=5)
    if supply == 0:
        say(game, "slot 1")
    assert question(game) == "attack"
    assert sum(seat_of(game, 0)["resources"].values()) == 0


@pytest.mark.rule("civ.card.aztec")
def test_the_aztecs_may_swap_two_cards_after_the_reset_if_they_won_an_attack() -> None:
    mine = army(slot=3, trade=1, leader="aztec")
    game = battle(mine, rival(tokens=[TARGET]), 6, 1)
    attack(game, TARGET, slot=3)
    say(game, "number 0", "pass")
    reset = ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]
    assert seat_of(game, 0)["row"] == reset
    assert asked(game) == ["slot 1", "slot 2", "slot 3", "slot 4", "pass"]
    assert refused(game, "slot 5") == "civ.card.aztec"
    say(game, "slot 1")  # the military card too
    assert asked(game) == ["slot 2", "slot 3", "slot 4", "slot 5"]
    say(game, "slot 5")
    swapped = ["pottery", "early_empire", "astrology", "foreign_trade", "masonry"]
    assert seat_of(game, 0)["row"] == swapped
    assert seat_of(game, 0)["trade"] == [0, 0, 0, 0, 1]  # tokens lie on the cards
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.aztec")
@pytest.mark.parametrize(("leader", "dice"), [("aztec", (1, 6)), ("egypt", (6, 1))])
def test_no_swap_without_a_won_attack_or_for_others(leader: str, dice: tuple[int, int]) -> None:
    game = battle(army(slot=3, leader=leader), rival(tokens=[TARGET]), *dice)
    attack(game, TARGET, slot=3)
    say(game, "pass")
    assert to_move(game) == 1


@pytest.mark.rule("civ.card.aztec")
def test_the_aztecs_need_the_reset_of_the_military_card_itself() -> None:
    row = ["early_empire", "astrology", "capitalism", "pottery", "iron_working"]
    mine = {**army(), "leader": "aztec", "row": row, "trade": [0] * 5}
    game = battle(mine, rival(tokens=[TARGET]), 6, 1)
    say(game, "slot 3")
    while question(game) != "other":
        say(game, "pass")
    say(game, "slot 5", "do attack", f"hex {TARGET}")
    assert won(game) == [TARGET]
    while to_move(game) == 0:
        assert question(game) != "swap"
        say(game, "pass")
    assert seat_of(game, 0)["row"][0] == "capitalism"


def test_on_its_own_turn_japan_fights_rough_coasts_as_difficulty_three() -> None:
    for leader, difficulty in [("japan", 3), ("egypt", 5)]:
        mine = army(tokens=["-2,8"], leader=leader)
        game = battle(mine, rival(cities=["-1,7"]), 1, 2)  # mountains next to water
        attack(game, "-1,7")
        assert values(game) == (3, 2 + 2 * difficulty)


# Diplomacy cards.


@pytest.mark.rule("civ.card.carthage")
def test_carthage_counts_city_states_and_own_cities_up_to_two_spaces_from_the_fight() -> None:
    for cities, more in [([], 1), (["4,3"], 2), (["4,3", "3,1"], 3), (["7,-4"], 1)]:
        mine = army(visits=["carthage"], cities=cities)
        game = battle(mine, rival(tokens=[TARGET], cities=["3,2"]), 1, 6)
        attack(game, TARGET)
        assert values(game) == (1 + 2 + more, 6 + 3)  # Geneva is two spaces away


@pytest.mark.rule("civ.card.carthage")
def test_the_attacked_city_state_or_the_defended_city_itself_counts() -> None:
    game = battle(army(visits=["carthage"]), rival(), 1, 6)
    attack(game, "6,0")
    assert values(game) == (1 + 2 + 2, 6 + 8)  # Geneva and the capital at 7,-2
    game = battle(army(), rival(visits=["carthage"], cities=[TARGET]), 1, 6)
    attack(game, TARGET)
    assert values(game) == (1 + 2, 6 + 2 * 3 + 2)  # the city and Geneva


@pytest.mark.rule("civ.card.carthage")
def test_the_card_is_gone_when_carthage_is_attacked_but_works_near_it() -> None:
    mine = army(visits=["carthage"], tokens=["2,0"])
    game = battle(mine, rival(), 1, 6)
    attack(game, "1,0")
    assert values(game) == (1 + 2, 6 + 8)
    game = battle(mine, rival(tokens=["2,1"]), 1, 6)
    attack(game, "2,1")
    assert values(game) == (1 + 2 + 1, 6 + 2)  # Carthage's own token


KABUL = [  # a small map: capitals at -2,-1 and -3,2, Kabul at 2,-3, Brussels at -5,1
    {"at": [0, 0], "tile": 15, "side": "b", "turn": 0},
    {"at": [-2, -1], "tile": 16, "side": "a", "turn": 1},
    {"at": [-3, 2], "tile": 11, "side": "a", "turn": 2},
    {"at": [-5, 1], "tile": 12, "side": "a", "turn": 3},
]


@pytest.mark.rule("civ.card.kabul")
@pytest.mark.parametrize(
    ("hex_", "more"),
    [
        ("2,-2", 3),  # a city
        ("-3,2", 3),  # a capital
        ("-5,1", 3),  # Brussels
        ("0,0", 0),  # a token
        ("2,-3", 0),  # Kabul: the card goes back first
        ("0,-1", 0),  # a barbarian
        ("-4,0", 0),  # a reinforced token
    ],
)
def test_kabul_adds_three_against_cities_and_other_city_states(hex_: str, more: int) -> None:
    mine = army(visits=["kabul"], tokens=["1,-2", "-4,1", "-3,1"], capital="-2,-1")
    theirs = rival(cities=["2,-2"], tokens=["0,0"], reinforced=["-4,0"], capital="-3,2")
    game = battle(mine, theirs, 1, 6, map=KABUL)
    attack(game, hex_)
    assert values(game)[0] == 1 + 2 + more


@pytest.mark.rule("civ.card.kabul")
def test_kabul_does_not_defend_and_stand_in_tokens_are_no_cities() -> None:
    theirs = rival(cities=["2,-2"], visits=["kabul"], capital="-3,2")
    game = battle(army(tokens=["1,-2"], capital="-2,-1"), theirs, 1, 6, map=KABUL)
    attack(game, "2,-2")
    assert values(game) == (1 + 2, 6 + 2)
    mine = army(visits=["kabul"], tokens=["-4,1"], capital="-2,-1")
    game = battle(mine, rival(reinforced=["-5,1"], capital="-3,2"), 1, 6, map=KABUL)
    attack(game, "-5,1")
    assert values(game) == (1 + 2, 6 + 1 + 1)
    game = battle(mine, rival(capital="-3,2"), 1, 6, map=KABUL, barbarians={"I": "-5,1"})
    attack(game, "-5,1")
    assert values(game) == (1 + 2, 6 + 1)  # the barbarian, not the city-state under it


def four_seats(treaties: Document, others: Document, *dice: int) -> Civ:
    """Seat 0 at 5,1, seat 1 at 4,1, a barbarian at 5,2; treaties of seats 0 and 1."""
    return game_with(
        {**army(), "tokens": [HOME], "treaties": treaties},
        {**rival(), "tokens": [TARGET], "treaties": others},
        {"leader": "japan", "row": ["masonry", *OTHERS]},
        {"leader": "france", "row": ["masonry", *OTHERS]},
        barbarians={"D": "5,2"},
        generator=rolling(*dice),
    )


@pytest.mark.rule("civ.card.joint_war")
@pytest.mark.parametrize(
    ("treaties", "hex_", "more"),
    [
        ({"2": ["joint_war"]}, TARGET, 2),
        ({"2": ["joint_war"], "3": ["joint_war"]}, TARGET, 4),
        ({"1": ["joint_war"]}, TARGET, 0),  # against the giver
        ({"1": ["joint_war"]}, "6,0", 2),  # a city-state
        ({"1": ["joint_war"]}, "5,2", 2),  # a barbarian
        ({"2": ["defensive_pact"]}, TARGET, 0),
    ],
)
def test_joint_war_adds_two_in_every_attack_but_on_its_giver(
    treaties: Document, hex_: str, more: int
) -> None:
    game = four_seats(treaties, {}, 1, 6)
    begin(game)
    attack(game, hex_)
    assert values(game)[0] == 1 + 2 + more


@pytest.mark.rule("civ.card.joint_war")
@pytest.mark.parametrize(
    ("treaties", "more"),
    [
        ({"2": ["defensive_pact"]}, 2),
        ({"2": ["defensive_pact"], "3": ["defensive_pact"]}, 4),
        ({"0": ["defensive_pact"]}, 0),  # of the attacker
        ({"2": ["joint_war"]}, 0),
    ],
)
def test_defensive_pact_adds_two_in_every_defence_but_against_its_giver(
    treaties: Document, more: int
) -> None:
    game = four_seats({}, treaties, 1, 6)
    attack(game, TARGET)
    assert values(game) == (1 + 2, 6 + 3 + more)
    assert seat_of(game, 1)["treaties"] == treaties  # the attacked player keeps them


@pytest.mark.rule("civ.card.joint_bonuses")
def test_everything_adds_up_without_limit() -> None:
    mine = army(
        "flight", slot=5, leader="scythia", tokens=[HOME, "5,0"], reinforced=["7,-3"], trade=3
    )
    mine |= {"visits": ["carthage"], "caravans": [HOME, "5,2"]}
    mine["row"] = ["early_empire", "astrology", "currency", "pottery", "flight"]
    wonders = {"terracotta_army": "7,-2", "kremlin": HOME, "big_ben": "5,0"}
    game = battle(mine, rival(tokens=["4,2"]), 6, 1, wonders=wonders)
    attack(game, "4,2", slot=5)
    # die, slot, Flight, Scythia, Terracotta Army, Kremlin, two caravans, Carthage (for Geneva)
    assert values(game)[0] == 6 + 5 + 3 + 3 + 2 + 4 + 4 + 1
    say(game, "number 3")
    assert has_token(game, 0, "4,2")


# More than one military card, and natural wonders that serve as trade tokens.


@pytest.mark.rule("civ.card.oxford_tokens")
def test_an_attacker_spends_from_the_card_resolved_a_defender_from_any_military_card() -> None:
    two = ["masonry", "astrology", "foreign_trade", "pottery", "flight"]
    mine = {**army(), "row": two, "trade": [1, 3, 3, 3, 2]}
    theirs = rival(tokens=[TARGET], row=two, trade=[1, 3, 3, 3, 2])
    game = battle(mine, theirs, 5, 2)
    attack(game, TARGET, slot=1)
    assert values(game) == (6, 5)
    assert asked(game) == ["number 0", "number 1"]
    say(game, "number 1")
    assert (to_move(game), asked(game)) == (1, ["number 0", "number 1"])
    say(game, "number 1")
    assert (to_move(game), asked(game)) == (1, ["number 0", "number 1", "number 2"])
    say(game, "number 1")
    assert seat_of(game, 0)["trade"] == [0, 3, 3, 3, 2]
    assert seat_of(game, 1)["trade"] == [0, 3, 3, 3, 1]
    assert has_token(game, 1, TARGET)  # 7 against 7


@pytest.mark.rule("civ.card.oxford_tokens")
def test_a_defender_without_a_military_card_spends_none() -> None:
    row = ["mathematics", *OTHERS]
    game = battle(army(), rival(tokens=[TARGET], row=row, trade=[3] * 5), 5, 2)
    attack(game, TARGET)
    assert has_token(game, 0, TARGET)


@pytest.mark.rule("civ.card.america")
@pytest.mark.parametrize("seat", [0, 1])
def test_americas_natural_wonder_serves_in_attack_and_defence_once_and_is_laid_anew(
    seat: int,
) -> None:
    relic: Document = {"leader": "america", "naturals": ["mt_kilimanjaro"]}
    mine: Document = {**relic, "relics": {"2": ["mt_kilimanjaro"]}} if seat == 0 else {}
    theirs: Document = {**relic, "relics": {"1": ["mt_kilimanjaro"]}} if seat == 1 else {}
    tokens = [[HOME], [TARGET]]
    tokens[seat].append("4,-1")
    game = battle(
        army(**{"tokens": tokens[0], **mine}), rival(**{"tokens": tokens[1], **theirs}), 3, 2
    )
    attack(game, TARGET)
    assert values(game) == (5, 5)
    assert (to_move(game), asked(game)) == (seat, ["number 0", "number 1"])
    say(game, "number 1")
    assert question(game) == "relic"  # before the fight is decided
    say(game, "slot 4")
    assert seat_of(game, seat)["relics"] == {"4": ["mt_kilimanjaro"]}
    assert seat_of(game, seat)["used_naturals"] == ["mt_kilimanjaro"]
    assert has_token(game, seat, TARGET)

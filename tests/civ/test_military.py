"""Chapters 15 and 16: military cards reinforce control tokens or attack."""

import pytest

from theogony.core.types import Document

from .battles import (
    BESIDE,
    CAPITAL,
    HOME,
    TARGET,
    army,
    attack,
    battle,
    controls,
    dice_towards,
    final,
    has_token,
    land,
    rival,
    values,
    won,
)
from .tables import (
    asked,
    game_with,
    price,
    question,
    refused,
    rolling,
    say,
    seat_of,
    to_move,
    told,
)

# Reinforcing.


@pytest.mark.rule("civ.military.either")
@pytest.mark.parametrize("card", ["masonry", "iron_working"])
def test_a_military_card_either_reinforces_or_attacks(card: str) -> None:
    game = battle(army(card), rival(tokens=[TARGET]), 6, 1)
    say(game, "slot 2")
    assert asked(game) == ["do reinforce", "do attack", "pass"]
    say(game, "do reinforce", f"hex {HOME}")
    assert to_move(game) == 1  # there is no attack any more


@pytest.mark.rule("civ.military.reinforce", "civ.example.reinforce")
def test_up_to_slot_number_tokens_anywhere_are_reinforced() -> None:
    places = ["7,-3", "5,0", HOME, "3,3"]
    game = battle(army(slot=2, tokens=places), rival())
    say(game, "slot 2", "do reinforce")
    assert asked(game) == [*[f"hex {place}" for place in places], "pass"]
    say(game, "hex 5,0")
    assert asked(game) == [f"hex {HOME}", "hex 3,3", "pass"]  # each set has one order
    assert refused(game, "hex 7,-3") == "civ.military.reinforce"
    say(game, "hex 3,3")
    assert seat_of(game, 0)["reinforced"] == ["5,0", "3,3"]
    assert seat_of(game, 0)["tokens"] == ["7,-3", HOME]
    assert to_move(game) == 1


@pytest.mark.rule("civ.military.reinforce")
def test_only_own_tokens_that_are_not_reinforced_can_be_chosen_and_fewer_may_be() -> None:
    game = battle(army(slot=5, tokens=["5,0"], reinforced=[HOME]), rival(tokens=[TARGET]))
    say(game, "slot 5", "do reinforce")
    assert asked(game) == ["hex 5,0", "pass"]
    say(game, "pass")
    assert seat_of(game, 0)["reinforced"] == [HOME]


@pytest.mark.rule("civ.military.reinforce.no_trade")
def test_trade_tokens_do_not_raise_the_number_of_tokens_reinforced() -> None:
    game = battle(army(slot=1, trade=3, tokens=[HOME, "5,0"]), rival())
    say(game, "slot 1", "do reinforce", "hex 5,0")
    assert to_move(game) == 1
    assert seat_of(game, 0)["reinforced"] == ["5,0"]
    assert seat_of(game, 0)["trade"] == [3, 0, 0, 0, 0]


@pytest.mark.rule("civ.military.reinforce.defence")
@pytest.mark.parametrize(
    ("reinforced", "more"),
    [
        ([], 0),
        ([TARGET], 1),
        (["4,2"], 1),
        (["4,2", "3,2"], 2),
        ([TARGET, "4,2", "3,2"], 3),
        ([TARGET, "4,3"], 1),  # not next to it
    ],
)
def test_reinforced_tokens_defend_themselves_and_their_neighbours(
    reinforced: list[str], more: int
) -> None:
    plain = [hex_ for hex_ in [TARGET, "4,2"] if hex_ not in reinforced]
    game = battle(army(), rival(tokens=plain, reinforced=reinforced), 1, 1)
    attack(game, TARGET)
    assert values(game) == (1 + 2, 1 + 3 + more)


@pytest.mark.rule("civ.military.reinforce.defence")
def test_a_reinforced_token_helps_an_adjacent_city_but_no_rival() -> None:
    theirs = rival(cities=[TARGET], reinforced=["4,2"])
    game = battle(army(reinforced=["5,0"]), theirs, 1, 1)  # 5,0 is next to the city too
    attack(game, TARGET)
    assert values(game) == (3, 1 + 6 + 1)


@pytest.mark.rule("civ.military.reinforce.barbarian", "civ.military.raid_no_combat")
def test_a_reinforced_token_stops_a_barbarian_once_without_a_fight() -> None:
    mine = army(reinforced=["3,2"], trade=3, tokens=[], visits=["geneva"])
    game = battle(
        mine,
        rival(),
        *dice_towards("2,2", "3,2"),
        barbarians={"D": "2,2"},
        pointer=1,
        turn=1,
        switches={"city_state_token_in_defence": True},
    )
    say(game, "slot 1", *["pass"] * (question(game) == "deed"))
    while to_move(game) == 1:
        say(game, "pass")
    assert seat_of(game, 0)["tokens"] == ["3,2"]
    assert seat_of(game, 0)["reinforced"] == []
    assert game.position()["barbarians"]["D"] == "2,2"
    assert seat_of(game, 0)["trade"] == [0, 3, 0, 0, 0]
    assert seat_of(game, 0)["visits"] == ["geneva"]
    assert told(game, "rolled") == told(game, "rolled_for") == told(game, "values") == []


# Targets.


@pytest.mark.rule("civ.military.attack.count")
def test_a_card_allows_so_many_attacks_each_resolved_before_the_next() -> None:
    game = battle(army(slot=5), rival(tokens=[TARGET, "5,2", "4,2"]), 6, 1, 6, 1)
    attack(game, TARGET, slot=5)
    assert has_token(game, 0, TARGET)
    assert question(game) == "attack" and "hex 5,2" in asked(game)
    say(game, "hex 5,2")
    assert won(game) == [TARGET, "5,2"]
    assert to_move(game) == 1  # Masonry has two attacks


@pytest.mark.rule("civ.military.attack.count")
def test_further_attacks_may_be_left_out() -> None:
    game = battle(army(slot=5), rival(tokens=[TARGET, "5,2"]), 6, 1)
    attack(game, TARGET, slot=5)
    say(game, "pass")
    assert to_move(game) == 1
    assert has_token(game, 1, "5,2")


@pytest.mark.rule("civ.military.attack.target")
def test_targets_are_barbarians_city_states_rival_cities_and_rival_tokens() -> None:
    theirs = rival(tokens=[TARGET], cities=["4,3"], caravans=["5,0"])
    game = battle(army(), theirs, barbarians={"D": "4,2"}, wonders={"stonehenge": "6,1"})
    say(game, "slot 2", "do attack")
    assert sorted(asked(game)) == ["hex 4,1", "hex 4,2", "hex 4,3", "hex 6,0", "pass"]
    for hex_ in ["5,0", "5,3", "6,1", HOME]:  # a caravan, marble, a lone wonder, an own token
        assert refused(game, f"hex {hex_}") == "civ.military.attack.target"
    assert refused(game, "hex 20,0") == "civ.military.attack.target"  # no space of this map


@pytest.mark.rule("civ.military.attack.origin")
@pytest.mark.parametrize("tokens", [[HOME], [HOME, "4,2"], ["5,0"], ["4,2", "3,1", "3,2"]])
def test_where_an_attack_comes_from_is_named_but_changes_no_number(tokens: list[str]) -> None:
    game = battle(army(tokens=tokens), rival(tokens=[TARGET]), 5, 2)
    attack(game, TARGET)
    assert values(game) == (5 + 2, 2 + 3)
    [message] = told(game, "attacked")
    assert message["hex"] == TARGET and message["from"] in tokens


@pytest.mark.rule("civ.military.attack.range")
@pytest.mark.parametrize(("card", "reach"), [("masonry", 2), ("iron_working", 3)])
def test_the_target_must_be_within_the_range_of_a_friendly_space(card: str, reach: int) -> None:
    for hex_, away in [("4,2", 1), ("3,3", 2), ("2,3", 3), ("1,3", 4)]:
        game = battle(army(card), rival(tokens=[hex_, "6,1"]), barbarians={"D": "off"})
        say(game, "slot 2", "do attack")
        if away <= reach:
            assert f"hex {hex_}" in asked(game)
        else:
            assert refused(game, f"hex {hex_}") == "civ.military.attack.range"


@pytest.mark.rule("civ.military.attack.range")
def test_without_a_target_in_range_no_attack_can_be_chosen() -> None:
    game = battle(army(cities=["6,0"]), rival())
    say(game, "slot 2")
    assert asked(game) == ["do reinforce", "pass"]
    assert refused(game, "do attack") == "civ.turn.no_effect"


@pytest.mark.rule("civ.military.attack.path")
@pytest.mark.parametrize(
    ("token", "target", "between", "barbarian", "near"),
    [
        ("2,1", "0,1", [], "off", "1,0"),  # water at 1,1
        (HOME, "3,1", ["4,1"], "off", "4,1"),  # a rival space
        ("3,-4", "5,-4", [], "off", "4,-4"),  # Brussels
        (HOME, "3,1", [], "4,1", "4,1"),  # a barbarian
    ],
)
def test_counting_goes_through_no_water_rival_city_state_or_barbarian(
    token: str, target: str, between: list[str], barbarian: str, near: str
) -> None:
    theirs = rival(tokens=[target, *between])
    game = battle(army(tokens=[token]), theirs, barbarians={"D": barbarian})
    say(game, "slot 2", "do attack")
    assert f"hex {near}" in asked(game)  # what is in the way can itself be attacked
    assert refused(game, f"hex {target}") == "civ.military.attack.path"
    game = battle(army("flight", tokens=[token]), theirs, barbarians={"D": barbarian})
    say(game, "slot 2", "pass")
    assert f"hex {target}" in asked(game)


@pytest.mark.rule("civ.military.attack.path_terrain")
def test_counting_goes_across_mountains_whatever_the_slot() -> None:
    game = battle(army(slot=1, tokens=["4,2"]), rival(tokens=["2,2"]))
    say(game, "slot 1", "do attack")
    assert "hex 2,2" in asked(game)  # straight across the mountains at 3,2


@pytest.mark.rule("civ.military.attack.new_space", "civ.military.attack.new_space.through")
def test_no_attack_starts_from_a_space_taken_this_turn_but_counting_goes_through_it() -> None:
    game = battle(army(slot=5), rival(tokens=[TARGET, "2,1", "3,1"]), 6, 1)
    say(game, "slot 5", "do attack")
    assert refused(game, "hex 3,1") == "civ.military.attack.path"
    say(game, f"hex {TARGET}")
    assert game.position()["taken"] == [TARGET]
    assert "hex 3,1" in asked(game)  # two spaces from 5,1, through 4,1
    game = battle(army(slot=5), rival(tokens=[TARGET, "2,1"]), 6, 1)
    attack(game, TARGET, slot=5)
    assert refused(game, "hex 2,1") == "civ.military.attack.new_space"  # two from 4,1


@pytest.mark.rule("civ.military.attack.new_space")
def test_in_the_next_turn_attacks_start_from_there() -> None:
    game = battle(army(slot=5, tokens=[TARGET]), rival(tokens=["2,1"]))
    say(game, "slot 5", "do attack")
    assert "hex 2,1" in asked(game)


@pytest.mark.rule("civ.military.attack.again", "civ.military.attack.defender_wins")
def test_a_target_attacked_in_vain_stays_and_may_be_attacked_again() -> None:
    game = battle(army(), rival(reinforced=[TARGET]), 1, 6, 6, 1)
    before = game.position()
    attack(game, TARGET)
    assert final(game) == (3, 10)
    after = game.position()
    assert after["seats"] == before["seats"]  # nothing has changed
    say(game, f"hex {TARGET}")
    assert final(game) == (8, 5)
    assert has_token(game, 0, TARGET)


@pytest.mark.rule("civ.military.attack.again.won")
@pytest.mark.parametrize("again", [False, True])
def test_a_capital_beaten_this_turn_is_not_attacked_again_unless_the_table_allows_it(
    again: bool,
) -> None:
    game = battle(
        army(slot=5, tokens=[BESIDE]),
        rival(tokens=["-2,8"]),
        *[6, 1],
        switches={"repeat_beaten_capital": again},
    )
    attack(game, CAPITAL, slot=5)
    assert won(game) == [CAPITAL]
    if again:
        assert f"hex {CAPITAL}" in asked(game)
    else:
        assert refused(game, f"hex {CAPITAL}") == "civ.military.attack.again.won"


@pytest.mark.rule("civ.military.attack.again.won")
def test_a_capital_that_held_may_be_attacked_again() -> None:
    game = battle(army(slot=1, tokens=[BESIDE]), rival(tokens=["-2,8"]), 1, 6)
    attack(game, CAPITAL, slot=1)
    assert final(game) == (2, 8)
    assert f"hex {CAPITAL}" in asked(game)


@pytest.mark.rule("civ.military.win.barbarian")
def test_of_several_barbarians_in_a_space_one_is_beaten() -> None:
    stack = {"A": TARGET, "B": TARGET, "D": TARGET}
    game = battle(army(slot=5), rival(), 6, 1, barbarians=stack)
    attack(game, TARGET, slot=5)
    found = game.position()["barbarians"]
    assert [found[letter] for letter in stack] == ["off", TARGET, TARGET]
    assert len(told(game, "barbarian_gone")) == 1


@pytest.mark.rule("civ.military.attack.barbarian_first")
def test_a_barbarian_on_a_city_state_is_attacked_in_its_place() -> None:
    game = battle(army(visits=["geneva"]), rival(), 4, 3, barbarians={"D": "6,0"})
    attack(game, "6,0")
    assert values(game) == (6, 3 + 1)  # on grassland, not 8
    say(game, "slot 1")  # a trade token for it
    assert game.position()["barbarians"]["D"] == "off"
    assert game.position()["city_states"]["geneva"] == "6,0"
    assert seat_of(game, 0)["visits"] == ["geneva"]
    assert "hex 6,0" in asked(game)  # now the city-state itself


# Dice and values.


@pytest.mark.rule("civ.military.attack.dice")
def test_the_player_to_the_right_rolls_for_barbarians_and_city_states() -> None:
    game = game_with(
        {**army(), "tokens": [HOME]}, rival(), {"leader": "japan"}, generator=rolling(3, 4)
    )
    attack(game, "6,0")
    [message] = told(game, "rolled_for")
    assert (message["seat"], message["rival"]) == (0, 2)
    assert (message["attack_die"], message["defence_die"]) == (3, 4)


@pytest.mark.rule("civ.military.attack.dice")
def test_attacker_and_defender_roll_one_die_each() -> None:
    for dice in [(1, 1), (2, 6), (6, 2)]:
        game = battle(army(), rival(tokens=[TARGET]), *dice)
        attack(game, TARGET)
        [message] = told(game, "rolled")
        assert (message["attack_die"], message["defence_die"]) == dice
        assert values(game) == (dice[0] + 2, dice[1] + 3)


@pytest.mark.rule("civ.military.attack.value")
@pytest.mark.parametrize(
    ("card", "bonus"), [("masonry", 0), ("iron_working", 1), ("mass_production", 2), ("flight", 3)]
)
@pytest.mark.parametrize("slot", [1, 3, 5])
def test_the_attack_is_die_and_slot_and_bonus_of_the_card(card: str, bonus: int, slot: int) -> None:
    game = battle(army(card, slot), rival(tokens=[TARGET]), 4, 6)
    attack(game, TARGET, slot)
    assert values(game) == (4 + slot + bonus, 6 + 3)


@pytest.mark.rule("civ.military.defend.city_state")
def test_a_city_state_defends_with_eight_and_nothing_else() -> None:
    game = battle(army(), rival(reinforced=["5,0", "6,1"], leader="scythia"), 6, 3)
    attack(game, "6,0")
    assert values(game) == (8, 3 + 8)


@pytest.mark.rule("civ.military.defend.barbarian")
@pytest.mark.parametrize(
    ("hex_", "difficulty"), [("4,2", 2), ("4,1", 3), ("6,0", 1), ("3,2", 5), ("4,-1", 5)]
)
def test_a_barbarian_defends_with_the_difficulty_of_its_space(hex_: str, difficulty: int) -> None:
    tokens = ["5,-1"] if hex_ == "4,-1" else [HOME]
    game = battle(army(tokens=tokens), rival(), 1, 2, barbarians={"D": hex_})
    attack(game, hex_)
    assert values(game) == (3, 2 + difficulty)


TERRAIN = [("7,-3", 1), ("7,-4", 2), (HOME, 3), ("6,-3", 4), ("5,-3", 5), ("4,-1", 5)]


@pytest.mark.rule("civ.military.defend.token")
@pytest.mark.parametrize(("hex_", "difficulty"), TERRAIN)
def test_a_token_defends_with_the_difficulty_of_its_space(hex_: str, difficulty: int) -> None:
    game = battle(army("iron_working", tokens=[]), rival(tokens=[hex_]), 1, 2)
    attack(game, hex_)
    assert values(game) == (1 + 2 + 1, 2 + difficulty)


@pytest.mark.rule("civ.military.defend.city")
@pytest.mark.parametrize(("hex_", "difficulty"), TERRAIN)
def test_a_city_defends_with_twice_the_difficulty(hex_: str, difficulty: int) -> None:
    game = battle(army("iron_working", tokens=[]), rival(cities=[hex_]), 1, 2)
    attack(game, hex_)
    assert values(game) == (1 + 2 + 1, 2 + 2 * difficulty)


@pytest.mark.rule("civ.military.defend.city")
def test_a_capital_is_a_city_and_only_difficulty_is_doubled() -> None:
    theirs = rival(reinforced=["-2,9", "-1,10"])
    game = battle(army(tokens=[BESIDE]), theirs, 1, 2, wonders={"petra": CAPITAL})
    attack(game, CAPITAL)
    assert values(game) == (3, 2 + 2 * 1 + 2 + 2)  # two reinforced tokens, Petra


# Trade tokens.


@pytest.mark.rule("civ.example.combat")
def test_the_worked_example_eight_against_nine_then_ten() -> None:
    mine = army("iron_working", slot=2, trade=2)
    game = battle(mine, rival(reinforced=[TARGET, "4,2", "3,2"]), 5, 3)
    attack(game, TARGET)
    assert values(game) == (5 + 2 + 1, 3 + 3 + 1 + 2)
    assert values(game) == (8, 9)
    say(game, "number 2")
    assert final(game) == (10, 9)
    assert has_token(game, 0, TARGET)  # unreinforced
    assert seat_of(game, 1)["reinforced"] == ["3,2", "4,2"]


@pytest.mark.rule("civ.military.attack.trade_attacker", "civ.trade.military")
def test_the_attacker_spends_trade_tokens_of_the_military_card_for_one_each() -> None:
    mine = army(trade=2)
    mine["trade"] = [3, 2, 3, 3, 3]
    game = battle(mine, rival(tokens=[TARGET]), 3, 3)
    attack(game, TARGET)
    assert values(game) == (5, 6)  # known before anything is spent
    assert asked(game) == ["number 0", "number 1", "number 2"]
    assert refused(game, "number 3") == "civ.military.attack.trade_attacker"
    assert price(game, "number 2") == {"trade": 2}
    say(game, "number 2")
    assert final(game) == (7, 6)
    assert seat_of(game, 0)["trade"] == [3, 0, 3, 3, 3]


@pytest.mark.rule("civ.military.attack.trade_defender")
def test_then_the_defender_may_do_the_same() -> None:
    theirs = rival(tokens=[TARGET], trade=[2, 3, 3, 3, 3])
    game = battle(army(trade=1), theirs, 5, 3)
    attack(game, TARGET)
    say(game, "number 1")
    assert to_move(game) == 1 and question(game) == "parry"
    assert asked(game) == ["number 0", "number 1", "number 2"]
    assert refused(game, "number 3") == "civ.military.attack.trade_defender"
    assert price(game, "number 1") == {"trade": 1}
    say(game, "number 2")
    assert final(game) == (8, 8)
    assert seat_of(game, 1)["trade"] == [0, 3, 3, 3, 3]
    assert has_token(game, 1, TARGET)


@pytest.mark.rule("civ.military.attack.trade_defender")
@pytest.mark.parametrize("hex_", ["6,0", "4,2"])
def test_nobody_spends_for_a_city_state_or_a_barbarian(hex_: str) -> None:
    game = battle(army(), rival(trade=[3, 3, 3, 3, 3]), 1, 6, barbarians={"D": "4,2"})
    attack(game, hex_)
    assert final(game)[0] == 3
    assert to_move(game) == 0  # a second attack, no question to the other player


@pytest.mark.rule("civ.military.attack.trade_order")
def test_each_side_decides_once_and_what_is_spent_is_gone() -> None:
    theirs = rival(tokens=[TARGET], trade=[3, 0, 0, 0, 0])
    game = battle(army(trade=3), theirs, 1, 6)
    attack(game, TARGET)
    assert values(game) == (3, 9)
    say(game, "number 1", "number 1")  # no second go for either
    assert final(game) == (4, 10)
    assert seat_of(game, 0)["trade"][1] == 2
    assert seat_of(game, 1)["trade"][0] == 2


@pytest.mark.rule("civ.military.attack.trade_order")
def test_at_some_tables_both_sides_spend_in_turn_until_both_stop() -> None:
    theirs = rival(tokens=[TARGET], trade=[3, 0, 0, 0, 0])
    game = battle(army(trade=3), theirs, 4, 3, switches={"combat_spending": "alternate"})
    attack(game, TARGET)
    assert values(game) == (6, 6)
    asks = []
    for number in [1, 1, 0, 1, 2, 0]:
        asks.append((to_move(game), asked(game)[-1]))
        say(game, f"number {number}")
    # after 2 of the attacker the defender has one token left, after 0 the attacker none
    most = ["number 3", "number 3", "number 2", "number 2", "number 2", "number 1"]
    assert asks == [(i % 2, name) for i, name in enumerate(most)]
    assert final(game) == (9, 8)
    assert has_token(game, 0, TARGET)


@pytest.mark.rule("civ.military.attack.trade_order")
def test_in_turn_nobody_is_asked_again_once_both_have_stopped() -> None:
    theirs = rival(tokens=[TARGET], trade=[3, 0, 0, 0, 0])
    game = battle(army(trade=3), theirs, 4, 3, switches={"combat_spending": "alternate"})
    attack(game, TARGET)
    say(game, "number 0", "number 0")
    assert final(game) == (6, 6)
    assert question(game) == "attack"


@pytest.mark.rule("civ.military.attack.trade_order")
def test_in_turn_the_attacker_may_go_on_after_the_defender_has_stopped() -> None:
    theirs = rival(tokens=[TARGET], trade=[3, 0, 0, 0, 0])
    game = battle(army(trade=3), theirs, 3, 3, switches={"combat_spending": "alternate"})
    attack(game, TARGET)
    say(game, "number 1", "number 0")
    assert (to_move(game), asked(game)) == (0, ["number 0", "number 1", "number 2"])
    say(game, "number 1", "number 0", "number 0")  # after the last two both have stopped
    assert final(game) == (7, 6)


@pytest.mark.rule("civ.military.attack.trade_this_attack")
def test_tokens_count_for_one_attack_only() -> None:
    game = battle(army(trade=3), rival(tokens=[TARGET]), 1, 6, 1, 6)
    attack(game, TARGET)
    say(game, "number 2")
    assert final(game) == (5, 9)
    say(game, f"hex {TARGET}")
    assert values(game) == (3, 9)
    assert asked(game) == ["number 0", "number 1"]


@pytest.mark.rule("civ.military.attack.tie")
@pytest.mark.parametrize(("dice", "owner"), [((3, 2), 1), ((4, 2), 0)])
def test_a_tie_goes_to_the_defender(dice: tuple[int, int], owner: int) -> None:
    game = battle(army(), rival(tokens=[TARGET]), *dice)
    attack(game, TARGET)
    assert has_token(game, owner, TARGET)


# Diplomacy cards.


@pytest.mark.rule("civ.military.attack.diplomacy")
def test_an_attack_returns_all_cards_of_the_player_attacked_whatever_comes_of_it() -> None:
    mine = army(treaties={"1": ["embassy", "joint_war"]}, visits=["geneva"])
    theirs = rival(tokens=[TARGET], treaties={"0": ["open_borders"]})
    game = battle(mine, theirs, 1, 6, wonders={"potala_palace": "7,-2"})
    attack(game, TARGET)
    assert won(game) == []
    assert seat_of(game, 0)["treaties"] == {}
    assert seat_of(game, 0)["visits"] == ["geneva"]
    assert seat_of(game, 1)["treaties"] == {"0": ["open_borders"]}  # the attacked one keeps them


@pytest.mark.rule("civ.military.attack.diplomacy")
def test_an_attack_returns_the_card_of_the_city_state_attacked() -> None:
    mine = army(treaties={"1": ["embassy"]}, visits=["geneva", "carthage"])
    game = battle(mine, rival(visits=["geneva"]), 1, 6)
    attack(game, "6,0")
    assert seat_of(game, 0)["visits"] == ["carthage"]
    assert seat_of(game, 0)["treaties"] == {"1": ["embassy"]}
    assert seat_of(game, 1)["visits"] == ["geneva"]


@pytest.mark.rule("civ.military.attack.diplomacy.time")
def test_cards_go_back_before_the_dice_and_give_no_bonus() -> None:
    game = battle(army(treaties={"1": ["joint_war"]}), rival(tokens=[TARGET]), 4, 2)
    attack(game, TARGET)
    assert values(game) == (4 + 2, 2 + 3)
    names = [message["event"] for message in game.told(0)]
    assert names.index("lost_treaty") < names.index("rolled")


# What a won attack brings.


@pytest.mark.rule("civ.military.win.barbarian")
def test_a_beaten_barbarian_leaves_and_brings_a_trade_token_for_any_card() -> None:
    game = battle(army(slot=5), rival(), 6, 1, barbarians={"D": "4,2"})
    attack(game, "4,2", slot=5)
    assert game.position()["barbarians"]["D"] == "off"
    assert asked(game) == [f"slot {slot}" for slot in range(1, 6)]
    say(game, "slot 3")
    assert seat_of(game, 0)["trade"] == [0, 0, 1, 0, 0]
    assert seat_of(game, 0)["tokens"] == [HOME]  # the space is not taken
    assert game.position()["taken"] == []


@pytest.mark.rule("civ.military.win.token")
@pytest.mark.parametrize("side", ["tokens", "reinforced"])
def test_a_beaten_token_is_replaced_by_an_unreinforced_one(side: str) -> None:
    theirs: Document = {side: [TARGET]}
    game = battle(army(slot=5), rival(**theirs), 6, 1)
    attack(game, TARGET, slot=5)
    assert has_token(game, 0, TARGET)
    assert seat_of(game, 0)["reinforced"] == []
    assert [seat_of(game, seat)["unused"] for seat in (0, 1)] == [29, 31]


@pytest.mark.rule("civ.natural.captured")
def test_a_natural_wonder_goes_with_the_beaten_token() -> None:
    game = battle(army(slot=5, tokens=["5,-1"]), rival(tokens=["4,-1"]), 6, 1)
    assert seat_of(game, 1)["naturals"] == ["mt_kilimanjaro"]
    attack(game, "4,-1", slot=5)
    assert seat_of(game, 0)["naturals"] == ["mt_kilimanjaro"]
    assert seat_of(game, 1)["naturals"] == []


@pytest.mark.rule("civ.military.win.city")
def test_a_beaten_city_is_replaced_by_a_city() -> None:
    game = battle(army(slot=5), rival(cities=[TARGET, "-3,7"]), 6, 1)
    attack(game, TARGET, slot=5)
    assert seat_of(game, 0)["cities"] == [TARGET]
    assert seat_of(game, 1)["cities"] == ["-3,7"]
    assert [player.cities for player in game.players] == [6, 6]
    assert game.position()["taken"] == [TARGET]


@pytest.mark.rule("civ.military.win.city_state")
def test_a_beaten_city_state_is_conquered() -> None:
    game = battle(army(slot=5), rival(), 6, 1)
    attack(game, "6,0", slot=5)
    assert final(game) == (11, 9)
    assert seat_of(game, 0)["cities"] == ["6,0"]
    assert game.position()["conqueror"] == {"geneva": 0}


@pytest.mark.rule("civ.military.win.capital", "civ.military.win.capital.choice")
def test_a_beaten_capital_stays_and_loses_two_trade_tokens_of_the_attackers_choice() -> None:
    theirs = rival(trade=[0, 2, 0, 1, 3], guests={"3": ["geneva"]}, cities=["6,0"])
    mine = army(slot=5, tokens=[BESIDE])
    mine["trade"] = [2, 0, 0, 0, 0]
    game = battle(mine, theirs, 6, 1)
    attack(game, CAPITAL, slot=5)
    assert seat_of(game, 1)["capital"] == CAPITAL
    assert asked(game) == ["slot 2", "slot 4", "slot 5", "pass"]
    say(game, "slot 4")
    assert asked(game) == ["slot 5", "pass"]  # in rising order
    assert refused(game, "slot 2") == "civ.military.win.capital.choice"
    say(game, "slot 5")
    assert seat_of(game, 1)["trade"] == [0, 2, 0, 0, 2]
    assert seat_of(game, 1)["guests"] == {"3": ["geneva"]}
    say(game, "slot 1", "slot 1")
    assert seat_of(game, 0)["trade"] == [3, 0, 0, 0, 0]  # three at most, one is lost
    assert seat_of(game, 0)["beat_capital"] is True
    assert game.position()["beaten"] == [1]
    assert game.position()["taken"] == []


@pytest.mark.rule("civ.military.win.capital")
@pytest.mark.parametrize(("trade", "left"), [([0] * 5, 0), ([0, 1, 0, 0, 0], 1)])
def test_a_capital_with_fewer_tokens_gives_what_it_has(trade: list[int], left: int) -> None:
    game = battle(army(slot=5, tokens=[BESIDE]), rival(trade=trade), 6, 1)
    attack(game, CAPITAL, slot=5)
    if left:
        say(game, "slot 2", "slot 3")
    assert seat_of(game, 1)["trade"] == [0] * 5
    assert sum(seat_of(game, 0)["trade"]) == left
    assert seat_of(game, 0)["beat_capital"] is True


@pytest.mark.rule("civ.military.win.capital.choice")
def test_fewer_tokens_may_be_taken() -> None:
    game = battle(army(slot=5, tokens=[BESIDE]), rival(trade=[2, 2, 0, 0, 0]), 6, 1)
    attack(game, CAPITAL, slot=5)
    say(game, "number 0", "slot 1", "pass", "slot 3")
    assert seat_of(game, 1)["trade"] == [1, 2, 0, 0, 0]
    assert sum(seat_of(game, 0)["trade"]) == 1


# Wonders.


@pytest.mark.rule("civ.military.win.wonder", "civ.wonder.capture")
def test_a_wonder_stays_under_the_new_city_and_changes_hands() -> None:
    game = battle(army(slot=5), rival(cities=[TARGET]), 6, 1, wonders={"colossus": TARGET})
    attack(game, TARGET, slot=5)
    assert game.position()["wonders"] == {"colossus": TARGET}
    assert controls(game) == [["colossus"], []]
    changes = [event for event in game.told(None) if event.get("wonder") == "colossus"]
    assert [event["event"] for event in changes] == ["lost_wonder", "controls"]  # in this order


@pytest.mark.rule("civ.military.win.capital.wonder", "civ.military.win.capital.wonder_forced")
def test_the_wonder_of_a_beaten_capital_goes_under_a_city_of_the_attackers_choice() -> None:
    mine = army(slot=5, tokens=[BESIDE], cities=["5,-4", "5,0"])
    wonders = {"colossus": CAPITAL, "oracle": "5,0"}
    game = battle(mine, rival(tokens=["-2,8"]), 6, 1, wonders=wonders)
    attack(game, CAPITAL, slot=5)
    assert asked(game) == ["hex 5,-4", "hex 7,-2"]  # not optional
    assert refused(game, "hex 5,0") == "civ.wonder.limit_per_city"
    say(game, "hex 7,-2")
    assert game.position()["wonders"] == {"colossus": "7,-2", "oracle": "5,0"}
    assert controls(game) == [["colossus", "oracle"], []]


@pytest.mark.rule("civ.military.win.capital.wonder_stays")
def test_if_all_cities_of_the_attacker_have_wonders_it_stays() -> None:
    wonders = {"colossus": CAPITAL, "petra": "7,-2"}
    game = battle(
        army(slot=5, tokens=[BESIDE]), rival(trade=[0, 1, 0, 0, 0]), 6, 1, wonders=wonders
    )
    attack(game, CAPITAL, slot=5)
    say(game, "slot 2", "slot 1")
    assert controls(game) == [["petra"], ["colossus"]]
    assert sum(seat_of(game, 0)["trade"]) == 1
    assert seat_of(game, 0)["marks"] == ["warmonger"]


@pytest.mark.rule("civ.military.win.token_wonder")
def test_a_wonder_under_a_beaten_token_passes_with_a_token_as_usual() -> None:
    game = battle(army(slot=5), rival(tokens=[TARGET]), 6, 1, wonders={"colossus": TARGET})
    assert controls(game) == [[], ["colossus"]]
    attack(game, TARGET, slot=5)
    assert controls(game) == [["colossus"], []]
    assert has_token(game, 0, TARGET)


# Not enough pieces.

SEVEN = ["3,-4", "5,-4", "7,-4", "3,-2", "2,0", "4,0", "6,1"]


@pytest.mark.rule("civ.military.win.no_city_left", "civ.military.win.no_city_left.control")
def test_without_an_unused_city_a_reinforced_token_takes_a_city_and_its_wonder() -> None:
    wonders = {"colossus": TARGET}
    game = battle(army(slot=5, cities=SEVEN), rival(cities=[TARGET]), 6, 1, wonders=wonders)
    attack(game, TARGET, slot=5)
    assert seat_of(game, 0)["reinforced"] == [TARGET]
    assert len(seat_of(game, 0)["cities"]) == 7
    assert seat_of(game, 1)["cities"] == []
    assert game.position()["taken"] == [TARGET]
    assert controls(game) == [["colossus"], []]


@pytest.mark.rule("civ.military.win.no_city_left", "civ.military.win.no_city_left.control")
def test_without_an_unused_city_a_reinforced_token_conquers_a_city_state() -> None:
    game = battle(army(slot=5, cities=SEVEN), rival(), 6, 1)
    attack(game, "6,0", slot=5)
    assert seat_of(game, 0)["reinforced"] == ["6,0"]
    assert game.position()["conqueror"] == {"geneva": 0}
    assert seat_of(game, 0)["guests"] == {"2": ["geneva"]}  # on Astrology


@pytest.mark.rule("civ.military.win.stand_in", "civ.military.win.stand_in.value")
@pytest.mark.parametrize("cities", [[], SEVEN])
def test_a_stand_in_defends_as_a_token_and_is_replaced_by_a_city_if_there_is_one(
    cities: list[str],
) -> None:
    game = battle(army(slot=5, cities=cities), rival(reinforced=["6,0", "5,0"]), 6, 1)
    assert game.position()["conqueror"] == {"geneva": 1}
    attack(game, "6,0", slot=5)
    assert values(game) == (11, 1 + 1 + 1 + 1)  # grassland, itself, a neighbour
    assert asked(game) == ["do conquer", "do liberate"]
    say(game, "do conquer")
    assert game.position()["conqueror"] == {"geneva": 0}
    if cities:
        assert seat_of(game, 0)["reinforced"] == ["6,0"]
    else:
        assert seat_of(game, 0)["cities"] == ["6,0"]
    assert seat_of(game, 1)["reinforced"] == ["5,0"]


@pytest.mark.rule("civ.military.win.stand_in")
def test_a_stand_in_may_be_removed_by_liberating_instead() -> None:
    game = battle(army(slot=5), rival(reinforced=["6,0"]), 6, 1)
    attack(game, "6,0", slot=5)
    say(game, "do liberate")
    assert game.position()["city_states"]["geneva"] == "6,0"
    assert seat_of(game, 1)["unused"] == 31


def everywhere() -> list[str]:
    """31 spaces for control tokens, one of them next to the target."""
    empty = game_with({}, {})
    return [HOME, *land(empty, 30, [HOME, TARGET, "7,-2", CAPITAL])]


@pytest.mark.rule("civ.military.win.token_supply")
def test_without_an_unused_token_one_is_taken_back_from_the_map() -> None:
    mine = everywhere()
    game = battle(army(slot=5, tokens=mine), rival(tokens=[TARGET]), 6, 1, victory=["v2", "v4"])
    attack(game, TARGET, slot=5)
    assert question(game) == "lift"
    assert sorted(asked(game)) == sorted([f"hex {hex_}" for hex_ in mine])  # it has to be one
    say(game, f"hex {mine[5]}")
    assert has_token(game, 0, TARGET) and not has_token(game, 0, mine[5])
    assert seat_of(game, 0)["unused"] == 0


@pytest.mark.rule("civ.military.win.token_supply")
def test_a_mark_may_use_the_token_that_was_taken_back_and_another_one_follows() -> None:
    mine = everywhere()  # fifteen of them at the edge: Explorer is fulfilled, and not yet marked
    game = battle(army(slot=5, tokens=mine), rival(tokens=[TARGET]), 6, 1, victory=["v3"])
    attack(game, TARGET, slot=5)
    assert question(game) == "lift" and seat_of(game, 0)["marks"] == []
    say(game, f"hex {mine[5]}")
    assert seat_of(game, 0)["marks"] == ["explorer"]
    assert question(game) == "lift"
    say(game, f"hex {mine[6]}")
    assert has_token(game, 0, TARGET) and len(seat_of(game, 0)["tokens"]) == 30


@pytest.mark.rule("civ.military.win.token_supply")
def test_at_some_tables_the_beaten_token_is_just_removed() -> None:
    mine = everywhere()
    game = battle(
        army(slot=5, tokens=mine),
        rival(tokens=[TARGET]),
        *[6, 1],
        switches={"no_token_for_won_attack": "stays_empty"},
    )
    attack(game, TARGET, slot=5)
    assert len(seat_of(game, 0)["tokens"]) == 31
    assert seat_of(game, 1)["tokens"] == []
    assert told(game, "left_empty")[0]["hex"] == TARGET
    assert game.position()["taken"] == []


@pytest.mark.rule("civ.military.win.token_supply")
@pytest.mark.parametrize("switch", ["take_back", "stays_empty"])
def test_a_city_won_with_neither_city_nor_token_left(switch: str) -> None:
    but = [HOME, TARGET, "7,-2", CAPITAL, *SEVEN]
    mine = [HOME, *land(game_with({}, {}), 30, but)]
    game = battle(
        army(slot=5, tokens=mine, cities=SEVEN),
        rival(cities=[TARGET]),
        *[6, 1],
        wonders={"colossus": TARGET},
        victory=["v2", "v4"],  # no agenda that would be marked on the way
        switches={"no_token_for_won_attack": switch},
    )
    attack(game, TARGET, slot=5)
    if switch == "take_back":
        say(game, f"hex {mine[3]}")
        assert seat_of(game, 0)["reinforced"] == [TARGET]
        assert controls(game) == [["colossus"], []]
    else:
        assert controls(game) == [[], []]  # alone in an empty space
        assert game.position()["wonders"] == {"colossus": TARGET}
    assert seat_of(game, 1)["cities"] == []


@pytest.mark.rule("civ.military.win.token_supply")
@pytest.mark.parametrize("razed", ["owner_keeps", "returns"])
def test_with_nothing_to_place_what_belongs_to_the_space_is_left_behind(razed: str) -> None:
    but = [HOME, "5,-1", "7,-2", CAPITAL, *SEVEN]
    mine = ["5,-1", HOME, *land(game_with({}, {}), 29, but)]
    game = battle(
        army("flight", slot=5, tokens=mine, cities=SEVEN),
        rival(cities=["4,-1"]),
        *[6, 1, 6, 1],
        victory=["v4"],
        switches={"no_token_for_won_attack": "stays_empty", "razed_city_state": razed},
    )
    attack(game, "4,-1", slot=5)
    assert game.position()["naturals"]["4,-1"] == "mt_kilimanjaro"
    assert [seat_of(game, seat)["naturals"] for seat in (0, 1)] == [[], []]
    say(game, "hex 6,0")  # Geneva
    if razed == "returns":
        assert game.position()["city_states"]["geneva"] == "6,0"
        assert game.position()["conqueror"] == {}
    else:
        assert "geneva" not in game.position()["city_states"]
        assert game.position()["conqueror"] == {"geneva": 0}


@pytest.mark.rule("civ.military.win.caravans")
def test_caravans_in_the_attacked_space_are_untouched() -> None:
    game = battle(army(slot=5), rival(tokens=[TARGET], caravans=[TARGET]), 6, 1)
    attack(game, TARGET, slot=5)
    assert has_token(game, 0, TARGET)
    assert seat_of(game, 1)["caravans"][0] == TARGET

"""Chapters 6 to 8: friendly, rival and empty spaces, resources and natural wonders, cities and
mature cities."""

from typing import Any

import pytest

from theogony.civ.events import move_barbarian
from theogony.civ.state import Civ
from theogony.core.types import NOBODY, Document

from .tables import asked, game_with, question, refused, rolling, say, seat_of, to_move, told
from .test_culture import AROUND_CAPITAL, resolving
from .test_terrain import space

EAST, NORTH_EAST, WEST = 0, 1, 3  # directions

INDUSTRY_FIVE = ["early_empire", "astrology", "masonry", "foreign_trade", "pottery"]
MILITARY_FIVE = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]


def industry(mine: Document, *others: Document, **table: Any) -> Civ:
    """Seat 0 has just chosen Pottery in slot 5."""
    seat = {"leader": "rome", "row": INDUSTRY_FIVE, **mine}
    game = game_with(seat, *(others or ({"leader": "japan"},)), **table)
    say(game, "slot 5")
    return game


def military(mine: Document, *others: Document, **table: Any) -> Civ:
    """Seat 0 has just chosen Masonry in slot 5, to attack."""
    seat = {"leader": "rome", "row": MILITARY_FIVE, **mine}
    game = game_with(seat, *(others or ({"leader": "japan"},)), **table)
    say(game, "slot 5", "do attack")
    return game


# Friendly, rival, empty.


@pytest.mark.rule("civ.space.friendly", "civ.space.rival")
def test_a_space_with_a_city_or_control_token_is_friendly_to_its_owner_and_rival_to_others() -> (
    None
):
    mine = {"cities": ["3,3"], "tokens": ["4,0"], "reinforced": ["5,0"]}
    rival = {"leader": "japan", "tokens": ["5,1"], "cities": ["4,2"]}
    game = game_with({"leader": "rome", **mine}, rival)
    assert [game.board.name(hex_) for hex_ in game.spaces_of(0)] == ["7,-2", "4,0", "5,0", "3,3"]
    assert game.holder(space(game, "5,1")) == game.holder(space(game, "4,2")) == 1
    assert game.holder(space(game, "2,-1")) == NOBODY
    game = military(mine, rival)
    assert {"hex 5,1", "hex 4,2"} < set(asked(game))  # what is rival can be attacked
    assert "hex 4,0" not in asked(game)  # what is friendly cannot
    game = resolving("civil_service", 2, {"cities": [], "tokens": ["4,0"]}, rival)
    say(game, "pass")
    assert "hex 3,0" in asked(game)  # next to a friendly space


@pytest.mark.rule("civ.space.caravan_neutral")
def test_caravans_make_no_space_friendly_or_rival() -> None:
    mine = {"caravans": ["2,-2"]}
    rival = {"leader": "japan", "caravans": ["6,-2"]}
    game = industry(mine, rival)
    assert game.holder(space(game, "2,-2")) == NOBODY
    say(game, "do city")
    assert refused(game, "hex 3,-2") == "civ.industry.city.range"  # no range from a caravan
    assert refused(game, "hex 2,-2") == "civ.industry.city.range"
    assert "hex 5,-1" in asked(game)  # the way leads over the rival's caravan at 6,-2


@pytest.mark.rule("civ.space.empty")
def test_a_space_is_empty_only_without_any_token_and_figure() -> None:
    mine = {"leader": "rome", "caravans": ["2,-1"], "tokens": ["3,0"], "cities": ["5,-1"]}
    rival = {"leader": "japan", "caravans": ["3,-1"]}
    game = game_with(mine, rival, wonders={"petra": "2,0"})
    for name in [
        *["6,-1", "4,-1", "2,2", "2,0"],  # oil, a natural wonder, barbarian D, a lone wonder
        *["2,-1", "3,-1", "3,0", "5,-1", "6,0"],  # caravans, a token, a city, Geneva
    ]:
        assert not game.is_empty(space(game, name)), name
    assert game.is_empty(space(game, "4,0"))


@pytest.mark.rule("civ.space.citystate_neutral")
def test_a_city_state_is_neither_friendly_nor_rival() -> None:
    """From 6,1 the way to 5,-1 leads through Geneva at 6,0: rival tokens bar the other one."""
    row = [*INDUSTRY_FIVE[:4], "animal_husbandry"]
    mine = {"leader": "rome", "row": row, "capital": "-1,9", "tokens": ["6,1"]}
    rival = {"leader": "japan", "capital": "7,-2", "tokens": ["5,1", "5,2"]}
    game = game_with(mine, rival)
    assert game.holder(space(game, "6,0")) == NOBODY
    say(game, "slot 5", "do city")
    assert "hex 5,-1" in asked(game)  # a rival space would bar it
    game = resolving("civil_service", 1, {"cities": []})
    say(game, "pass")
    assert refused(game, "hex 6,1") == "civ.culture.place.terrain"
    assert refused(game, "hex 3,-1") == "civ.card.civil_service"  # no friendly space is near


# Resources.


@pytest.mark.rule("civ.resource.types", "civ.resource.spend", "civ.resource.use")
def test_resources_are_spent_for_wonders_and_go_back_to_the_supply() -> None:
    resources = {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}
    mine = {"cities": ["3,3"], "resources": resources}
    game = industry(mine)
    before = game.position()["supply"]
    say(game, "do wonder", "build stonehenge", "resource marble")  # 7: 5 + 2
    say(game, "hex 3,3")
    assert seat_of(game, 0)["resources"] == {**resources, "marble": 0}
    assert game.position()["supply"] == {**before, "marble": before["marble"] + 1}


@pytest.mark.rule("civ.resource.use")
def test_cities_cost_no_resources() -> None:
    resources = {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}
    game = industry({"resources": resources})
    say(game, "do city", "hex 5,-1")
    assert seat_of(game, 0)["cities"] == ["5,-1"]
    assert seat_of(game, 0)["resources"] == resources


@pytest.mark.rule("civ.resource.kept")
def test_a_resource_stays_with_its_player_whatever_happens_to_the_space() -> None:
    game = resolving("early_empire", 4)
    say(game, "hex 6,-1", "pass")
    assert seat_of(game, 0)["resources"]["oil"] == 1
    game.barbarians[0] = space(game, "5,0")
    move_barbarian(game, 0, NORTH_EAST)  # from 5,0 to 6,-1: the token is destroyed
    assert seat_of(game, 0)["tokens"] == []
    assert seat_of(game, 0)["resources"]["oil"] == 1
    assert "6,-1" not in game.position()["resources"]


# Natural wonders.


@pytest.mark.rule("civ.natural.spend", "civ.natural.once_per_turn")
def test_a_natural_wonder_is_spent_as_its_resource_once_per_turn_and_kept() -> None:
    """Grand Mesa shows diamonds. With the Arsenal the card is resolved twice in one turn."""
    mine = {
        "tokens": ["2,4"],
        "naturals": ["grand_mesa"],
        "cities": ["3,3", "5,-1", "3,0"],
        "resources": {"diamond": 2},
        "trade": [0, 0, 0, 0, 1],
    }
    wonders = {"venetian_arsenal": "3,0", "stonehenge": "1,6"}
    game = industry(mine, wonders=wonders)
    say(game, "do wonder", "build hanging_gardens", "natural grand_mesa")  # 8: 5 + 2 + 1
    say(game, "hex 3,3")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]  # its owner keeps it
    assert seat_of(game, 0)["resources"]["diamond"] == 2
    say(game, "use venetian_arsenal")
    assert to_move(game) == 1  # Petra for 7 is out of reach: 1 + 2 + 2

    game = industry(mine, wonders=wonders)
    say(game, "pass", "use venetian_arsenal", "do wonder", "build petra")  # 1 + 2 + 2 + 2
    while question(game) == "payment":
        say(game, "natural grand_mesa" if "natural grand_mesa" in asked(game) else asked(game)[0])
    say(game, "hex 3,3")
    assert game.position()["wonders"]["petra"] == "3,3"


@pytest.mark.rule("civ.natural.once_per_turn")
def test_a_natural_wonder_used_in_a_turn_is_fresh_in_the_next() -> None:
    mine = {"tokens": ["2,4"], "naturals": ["grand_mesa"], "cities": ["3,3"]}
    game = industry({**mine, "trade": [0, 0, 0, 0, 1]})
    say(game, "do wonder", "build great_lighthouse", "hex 3,3")  # 8: 5 + 2 + 1
    assert to_move(game) == 1
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert seat_of(game, 0)["used_naturals"] == []


@pytest.mark.rule("civ.natural.captured")
def test_a_won_attack_takes_the_natural_wonder() -> None:
    rival = {"leader": "japan", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = military({"tokens": ["2,3"]}, rival, generator=rolling(6, 1))
    say(game, "hex 2,4")
    assert told(game, "won_attack")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert seat_of(game, 1)["naturals"] == []
    assert "2,4" not in game.position()["naturals"]


@pytest.mark.rule("civ.natural.returns")
def test_a_token_destroyed_by_a_barbarian_returns_the_natural_wonder() -> None:
    mine = {"leader": "rome", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    game = game_with(mine, {}, barbarians={"D": "1,4"})
    move_barbarian(game, 3, EAST)
    assert seat_of(game, 0)["tokens"] == seat_of(game, 0)["naturals"] == []
    assert game.position()["naturals"]["2,4"] == "grand_mesa"
    assert game.position()["barbarians"]["D"] == "2,4"  # they stand there together


@pytest.mark.rule("civ.natural.returns")
def test_a_token_destroyed_by_a_card_returns_the_natural_wonder() -> None:
    rival = {"leader": "japan", "tokens": ["2,4"], "naturals": ["grand_mesa"]}
    mine = {"leader": "rome", "cities": ["3,3"]}
    game = game_with(mine, rival, wonders={"forbidden_city": "7,-2"})
    say(game, "use forbidden_city")
    assert seat_of(game, 1)["tokens"] == seat_of(game, 1)["naturals"] == []
    assert game.position()["naturals"]["2,4"] == "grand_mesa"


@pytest.mark.rule("civ.natural.city")
def test_a_city_on_the_own_token_keeps_the_natural_wonder() -> None:
    game = industry({"tokens": ["2,4"], "naturals": ["grand_mesa"]}, barbarians={"D": "1,4"})
    say(game, "do city", "hex 2,4")
    assert seat_of(game, 0)["cities"] == ["2,4"]
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    move_barbarian(game, 3, EAST)  # the city is destroyed
    assert seat_of(game, 0)["naturals"] == []
    assert game.position()["naturals"]["2,4"] == "grand_mesa"


@pytest.mark.rule("civ.natural.city")
def test_who_captures_such_a_city_takes_the_natural_wonder() -> None:
    rival = {"leader": "japan", "cities": ["2,4"], "naturals": ["grand_mesa"]}
    game = military({"tokens": ["2,3"], "trade": [0, 0, 0, 0, 3]}, rival, generator=rolling(6, 1))
    say(game, "hex 2,4")
    say(game, "number 1")  # 6 + 5 + 1 against 1 + 10
    assert told(game, "won_attack")
    assert seat_of(game, 0)["naturals"] == ["grand_mesa"]
    assert seat_of(game, 1)["naturals"] == []


@pytest.mark.rule("civ.natural.city")
def test_where_the_natural_wonder_returns_its_space_is_no_site_for_a_city() -> None:
    game = industry(
        {"tokens": ["2,4"], "naturals": ["grand_mesa"]},
        switches={"city_on_natural_wonder": "returns"},
    )
    say(game, "do city")
    assert refused(game, "hex 2,4") == "civ.natural.city"


# Cities and mature cities.


def is_mature(game: Civ, name: str, seat: int = 0) -> bool:
    return game.is_mature(space(game, name), seat)


@pytest.mark.rule("civ.city.capital_is_city")
def test_a_capital_is_a_city_in_every_respect() -> None:
    game = resolving("early_empire", 1, {"cities": []})
    assert asked(game) == ["hex 7,-3", "hex 8,-3", "hex 6,-2", "hex 8,-2", "pass"]
    assert list(game.cities_of(0)) == [space(game, "7,-2")]
    game = game_with({"leader": "rome", "tokens": AROUND_CAPITAL}, {})
    assert is_mature(game, "7,-2")


@pytest.mark.rule("civ.city.mature")
def test_a_city_is_mature_while_every_space_around_holds_a_friendly_token_or_is_water() -> None:
    around = ["2,3", "2,2", "1,2", "1,4"]  # and the water of 0,3 and 0,4
    mine = {"leader": "rome", "cities": ["1,3"], "tokens": around}
    game = game_with(mine, {}, barbarians={"D": "off"})
    assert is_mature(game, "1,3")
    for missing in around:
        tokens = [name for name in around if name != missing]
        fewer = game_with({**mine, "tokens": tokens}, {}, barbarians={"D": "off"})
        assert not is_mature(fewer, "1,3")
    game.barbarians[3] = space(game, "3,2")
    move_barbarian(game, 3, WEST)  # from 3,2 to 2,2: one lost token ends it at once
    assert not is_mature(game, "1,3")


@pytest.mark.rule("civ.city.mature.edge", "civ.example.mature")
def test_spaces_that_are_missing_at_the_edge_never_hinder() -> None:
    """-5,9 has four neighbours: three tokens and the water of -5,10."""
    rival = {"leader": "japan"}
    assert around_of("-5,9") == {"-4,9", "-4,8", "-5,8", "-5,10"}
    mine = {"leader": "rome", "cities": ["-5,9"], "tokens": ["-4,9", "-4,8", "-5,8"]}
    game = game_with(mine, rival, barbarians={"A": "off"})
    assert is_mature(game, "-5,9")


def around_of(name: str) -> set[str]:
    """The spaces next to one on the map of two."""
    board = game_with({}, {}).board
    return {board.name(hex_) for hex_ in board.near[board.hexes.names.index(name)]}


@pytest.mark.rule("civ.city.mature.side")
def test_the_side_of_the_tokens_does_not_matter() -> None:
    mine = {"leader": "rome", "tokens": AROUND_CAPITAL[:3], "reinforced": AROUND_CAPITAL[3:]}
    assert is_mature(game_with(mine, {}), "7,-2")


@pytest.mark.rule("civ.city.mature.not_city")
def test_neither_city_nor_city_state_nor_rival_token_nor_barbarian_will_do() -> None:
    five = AROUND_CAPITAL[1:]
    mine = {"leader": "rome", "tokens": five}
    rival = {"leader": "japan"}
    assert is_mature(game_with({**mine, "tokens": AROUND_CAPITAL}, rival), "7,-2")
    assert not is_mature(game_with({**mine, "cities": ["7,-3"]}, rival), "7,-2")
    assert not is_mature(game_with(mine, {**rival, "tokens": ["7,-3"]}), "7,-2")
    assert not is_mature(game_with(mine, rival, barbarians={"D": "7,-3"}), "7,-2")
    by_geneva = {"cities": ["6,1"], "tokens": ["5,1", "5,2"]}
    assert around_of("6,1") == {"6,0", "5,1", "5,2"}
    assert not is_mature(game_with({"leader": "rome", **by_geneva}, rival), "6,1")


@pytest.mark.rule("civ.city.mature.benefit")
def test_mature_cities_let_caravans_start_and_yield_trade_tokens() -> None:
    around = ["4,2", "2,3", "4,3", "3,4", "3,2", "2,4"]
    mine = {"leader": "japan", "cities": ["3,3"], "tokens": around}
    row = ["early_empire", "astrology", "masonry", "foreign_trade", "pottery"]
    rival = {"leader": "rome"}
    game = game_with({**mine, "row": row, "naturals": ["grand_mesa"]}, rival)
    say(game, "slot 4", "slot 4")  # the caravan on the card
    assert "hex 3,3" in asked(game)  # besides the capital
    game = game_with({**mine, "row": row, "tokens": around[:5]}, rival)
    say(game, "slot 4", "slot 4")
    assert set(asked(game)) & {"hex 7,-3", "hex 8,-3"}  # at once out of the capital
    assert "hex 3,3" not in asked(game)

    # The pointer stands before the trade event, and seat 1 is the last of the round.
    game = game_with({**mine, "naturals": ["grand_mesa"]}, rival, pointer=2, turn=1)
    say(game, "slot 2", "pass")
    assert question(game) == "gain_trade"  # one for the mature city, none for the capital
    assert to_move(game) == 0
    say(game, "slot 3")
    assert seat_of(game, 0)["trade"] == [0, 0, 1, 0, 0]
    assert question(game) == "focus"


@pytest.mark.rule("civ.city.mature.benefit")
def test_maturity_gives_no_defence() -> None:
    for tokens in (["4,2", "2,3", "4,3", "3,4", "3,2", "2,4"], ["4,2"]):
        rival = {"leader": "japan", "cities": ["3,3"], "tokens": tokens}
        if "2,4" in tokens:
            rival["naturals"] = ["grand_mesa"]
        row = ["early_empire", "astrology", "foreign_trade", "pottery", "flight"]
        mine = {"leader": "rome", "row": row, "tokens": ["5,2"]}
        game = game_with(mine, rival, generator=rolling(1, 1))
        say(game, "slot 5", "pass", "hex 3,3")
        [values] = told(game, "values")
        assert values["defence"] == 1 + 2 * 2  # the die, and twice the hills


@pytest.mark.rule("civ.card.maturity_helpers")
def test_sydney_opera_house_counts_rival_tokens_for_maturity_and_nothing_else() -> None:
    mine = {"leader": "rome", "tokens": AROUND_CAPITAL[1:]}
    rival = {"leader": "japan", "tokens": ["7,-3"]}
    wonders = {"sydney_opera_house": "7,-2"}
    assert not is_mature(game_with(mine, rival), "7,-2")
    game = game_with(mine, rival, wonders=wonders)
    assert is_mature(game, "7,-2")
    assert game.holder(space(game, "7,-3")) == 1  # it stays a rival space
    city = {"leader": "japan", "cities": ["7,-3"]}
    assert not is_mature(game_with(mine, city, wonders=wonders), "7,-2")


@pytest.mark.rule("civ.card.maturity_helpers")
def test_open_borders_counts_the_tokens_of_its_giver() -> None:
    mine = {"leader": "rome", "tokens": AROUND_CAPITAL[1:], "treaties": {"1": ["open_borders"]}}
    giver = {"leader": "japan", "tokens": ["7,-3"]}
    other: Document = {"leader": "aztec"}
    assert is_mature(game_with(mine, giver, other), "7,-2")
    assert not is_mature(game_with({**mine, "treaties": {}}, giver, other), "7,-2")
    third = {"leader": "aztec", "tokens": ["7,-3"]}
    assert not is_mature(game_with(mine, {"leader": "japan"}, third), "7,-2")
    city = {"leader": "japan", "cities": ["7,-3"]}
    assert not is_mature(game_with(mine, city, other), "7,-2")

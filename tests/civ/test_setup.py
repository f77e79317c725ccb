"""The table before the first turn."""

from functools import cache

import pytest

from theogony import SetupError
from theogony.civ.board import NATURAL_WONDERS, RESOURCES
from theogony.civ.events import roll_direction
from theogony.civ.printed import ABILITIES, ERAS, FOCUS_IDS, WONDERS, level_of
from theogony.civ.state import Civ
from theogony.civ.tiles import FIRST_GAME, FOR_FOUR, FOR_THREE
from theogony.core.types import Document

from .tables import (
    GAME,
    asked,
    game_with,
    new_game,
    question,
    refused,
    rig,
    say,
    seat_of,
    to_move,
    told,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = 40
ROWS = {
    "rome": ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"],
    "egypt": ["astrology", "foreign_trade", "pottery", "masonry", "early_empire"],
    "france": ["masonry", "astrology", "foreign_trade", "pottery", "early_empire"],
    "aztec": ["astrology", "early_empire", "foreign_trade", "masonry", "pottery"],
    "america": ["masonry", "astrology", "pottery", "early_empire", "foreign_trade"],
    "japan": ["pottery", "foreign_trade", "masonry", "astrology", "early_empire"],
    "scythia": ["early_empire", "masonry", "astrology", "foreign_trade", "pottery"],
    "sumeria": ["foreign_trade", "early_empire", "astrology", "masonry", "pottery"],
}
CLOCKWISE = {2: ["7,-2", "-1,9"], 3: ["7,-2", "-1,9", "-5,2"], 4: ["7,-2", "3,6", "-1,9", "-5,2"]}
ERA_OF = {wonder.id: ERAS[wonder.era] for wonder in WONDERS}
TYPE_OF = {
    wonder.id: type
    for type in ["culture", "economy", "science", "military"]
    for wonder in WONDERS
    if GAME.words["type"][wonder.type] == type
}


@cache
def tables(players: int) -> list[Document]:
    """The positions of many new games."""
    return [new_game(players, seed).position() for seed in range(SEEDS)]


# Leaders.


@pytest.mark.rule("civ.setup.leader")
@PLAYERS
def test_each_player_gets_a_random_leader_and_no_leader_comes_twice(players: int) -> None:
    seen = set()
    for table in tables(players):
        leaders = [seat["leader"] for seat in table["seats"]]
        assert len(set(leaders)) == players
        seen |= set(leaders)
    assert seen == set(ROWS)


@pytest.mark.rule("civ.setup.leader.choice", "civ.setup.leader")
def test_leaders_may_be_chosen_freely_but_none_twice() -> None:
    game = new_game(3, 7, {"leaders": "choose"})
    first = to_move(game)
    assert question(game) == "leader" and asked(game) == [f"leader {id}" for id in ROWS]
    say(game, "leader japan")
    assert to_move(game) == (first + 1) % 3  # clockwise
    assert asked(game) == [f"leader {id}" for id in ROWS if id != "japan"]
    assert refused(game, "leader japan") == "civ.setup.leader"
    say(game, "leader rome", "leader egypt")
    assert seat_of(game, first)["leader"] == "japan"
    assert seat_of(game, first)["row"] == ROWS["japan"]
    assert game.players[first].has(ABILITIES.index("japan"))
    assert question(game) == "focus" and to_move(game) == game.start


@pytest.mark.rule("civ.setup.leader.choice")
@PLAYERS
def test_or_each_player_picks_one_of_two(players: int) -> None:
    game = new_game(players, 8, {"leaders": "one_of_two"})
    offers = [seat["offer"] for seat in game.position()["seats"]]
    assert len({leader for offer in offers for leader in offer}) == 2 * players
    seat = to_move(game)
    assert asked(game) == [f"leader {leader}" for leader in offers[seat]]
    other = next(id for id in ROWS if id not in offers[seat])
    assert refused(game, f"leader {other}") == "civ.setup.leader.choice"
    for _ in range(players):
        seat = to_move(game)
        say(game, f"leader {offers[seat][1]}")
        assert seat_of(game, seat)["leader"] == offers[seat][1]
        assert seat_of(game, seat)["offer"] == []
    assert question(game) == "focus"


# What each player has.


@pytest.mark.rule("civ.setup.color")
@PLAYERS
def test_each_seat_has_all_pieces_of_its_own_colour(players: int) -> None:
    game = new_game(players, 0)
    for seat in range(players):
        own = seat_of(game, seat)
        assert own["unused"] == 31 and game.players[seat].cities == 7
        assert len(own["caravans"]) == 3
    assert len({seat["capital"] for seat in game.position()["seats"]}) == players


@pytest.mark.rule("civ.setup.tech_zero", "civ.setup.caravan")
def test_dials_start_at_0_and_one_caravan_lies_on_the_economy_card() -> None:
    for table in tables(4):
        for seat in table["seats"]:
            assert seat["dial"] == 0
            assert seat["caravans"] == ["card", "unused", "unused"]
            assert seat["trade"] == [0, 0, 0, 0, 0] and seat["visits"] == []


@pytest.mark.rule("civ.setup.row")
@pytest.mark.parametrize("leader", ROWS)
def test_the_level_one_cards_lie_in_the_order_of_the_leader_sheet(leader: str) -> None:
    others = [id for id in ROWS if id != leader]
    game = game_with({"leader": leader}, {"leader": others[0]})
    assert seat_of(game, 0)["row"] == ROWS[leader]
    assert {level_of(card) for card in game.players[0].row} == {1}


@pytest.mark.rule("civ.setup.deck")
def test_the_other_15_focus_cards_are_the_players_own_deck() -> None:
    game = new_game(2, 0)
    for player in game.players:
        deck = [card for card in range(len(FOCUS_IDS)) if player.in_deck(card)]
        assert len(deck) == 15
        assert sorted(level_of(card) for card in deck) == [2] * 5 + [3] * 5 + [4] * 5


# The map.


@pytest.mark.rule("civ.setup.map")
def test_the_map_is_that_of_the_first_game_or_is_built() -> None:
    assert question(new_game(2, 0)) == "focus"
    assert question(new_game(2, 0, {"map": "advanced"})) == "tile"
    with pytest.raises(SetupError, match="switch map is 'flat', expected first_game or advanced"):
        GAME.new(2, 0, {"map": "flat"})


@pytest.mark.rule("civ.setup.first_map.side", "civ.setup.first_map.groups")
def test_more_players_have_more_of_the_same_map_of_a_sides() -> None:
    maps = [tables(players)[0]["map"] for players in (2, 3, 4)]
    two, three, four = [[(t["tile"], *t["at"], t["turn"]) for t in tiles] for tiles in maps]
    assert {tile["side"] for tile in maps[2]} == {"a"}
    assert two == FIRST_GAME
    assert three == FIRST_GAME + FOR_THREE
    assert four == FIRST_GAME + FOR_THREE + FOR_FOUR
    assert [len(tiles) for tiles in maps] == [10, 13, 16]


def test_all_games_of_as_many_players_share_the_first_map() -> None:
    assert new_game(2, 0).board is new_game(2, 1).board
    assert new_game(3, 0).board is not new_game(2, 0).board


@pytest.mark.rule("civ.setup.first_map.capital", "civ.setup.first_map.seats")
@PLAYERS
def test_seats_have_the_capital_icons_clockwise_from_a_random_one(players: int) -> None:
    icons = [p for p, icon in new_game(players, 0).view(None)["icons"].items() if icon == "capital"]
    assert sorted(icons) == sorted(CLOCKWISE[players])  # as many as players
    seen = set()
    for table in tables(players):
        capitals = [seat["capital"] for seat in table["seats"]]
        first = CLOCKWISE[players].index(capitals[0])
        assert capitals == CLOCKWISE[players][first:] + CLOCKWISE[players][:first]
        seen.add(first)
    assert seen == set(range(players))


@pytest.mark.rule("civ.setup.populate", "civ.setup.populate.barbarian", "civ.example.setup")
def test_every_icon_gets_its_token() -> None:
    table = tables(2)[0]
    assert table["resources"] == {
        **{"5,-3": "mercury", "6,-1": "oil", "3,1": "mercury", "5,3": "marble"},
        **{"-1,7": "marble", "0,8": "diamond", "-4,9": "marble"},
    }
    assert table["naturals"] == {
        **{"4,-1": "mt_kilimanjaro", "-2,4": "mt_everest"},
        **{"2,4": "grand_mesa", "-4,7": "torres_del_paine"},
    }
    assert table["barbarians"] == {
        **{"A": "-5,8", "B": "-2,2", "C": "absent", "D": "2,2", "E": "absent"},
        **{"F": "absent", "G": "-3,8", "H": "absent", "I": "0,7"},
    }


@pytest.mark.rule("civ.setup.populate.barbarian")
def test_barbarians_whose_letter_is_not_on_the_map_never_come() -> None:
    game = game_with({}, {}, pointer=4, turn=1)  # the dial comes to the helmet with the star
    while question(game) != "focus" or to_move(game) != 0:
        say(game, "pass" if "pass" in asked(game) else asked(game)[0])
    assert game.pointer == 0
    barbarians = game.position()["barbarians"]
    assert [barbarians[letter] for letter in "CEFH"] == ["absent"] * 4


@pytest.mark.rule("civ.setup.populate.city_state", "civ.example.setup")
def test_a_city_state_fits_icon_and_frame() -> None:
    table = tables(4)[0]
    assert table["city_states"] == {
        **{"carthage": "1,0", "brussels": "4,-4"},
        **{"geneva": "6,0", "buenos_aires": "-1,6"},  # not Brussels, the other one of industry
    }


@pytest.mark.rule("civ.setup.citystate_cards")
def test_both_cards_of_each_city_state_on_the_map_lie_beside_it() -> None:
    game = new_game(2, 0)
    names = GAME.words["city_state"]
    on_map = [names.index(name) for name in game.position()["city_states"]]
    assert [game.cards_left(state) for state in on_map] == [2, 2, 2, 2]
    game = game_with({"visits": ["geneva"]}, {"visits": ["geneva"]})
    assert game.cards_left(names.index("geneva")) == 0


# Direction token, start player, event dial.


@pytest.mark.rule("civ.setup.direction_token")
def test_each_number_of_the_direction_token_is_one_of_six_directions() -> None:
    assert {table["bearing"] for table in tables(2)} == set(range(6))
    game = new_game(2, 0)
    found = []
    for face in range(1, 7):
        rig(game, face)
        found.append(int(roll_direction(game, 0)))
    assert sorted(found) == list(range(6))
    again = []
    for face in range(1, 7):
        rig(game, face)
        again.append(int(roll_direction(game, 0)))
    assert again == found


@pytest.mark.rule("civ.setup.start_player")
@PLAYERS
def test_a_random_player_starts_and_has_the_first_turn(players: int) -> None:
    assert {table["start"] for table in tables(players)} == set(range(players))
    game = new_game(players, 1)
    assert to_move(game) == game.start
    assert told(game, "starts") == [{"event": "starts", "seat": game.start}]
    start = int(game.start)
    for _ in range(12):
        say(game, "pass" if "pass" in asked(game) else asked(game)[-1])
    assert game.start == start


@pytest.mark.rule("civ.setup.dial_start")
def test_the_pointer_starts_on_the_spawn_and_nothing_is_resolved_for_it() -> None:
    game = new_game(4, 0)
    assert game.pointer == 0 and game.position()["round"] == 1
    kinds = {message["event"] for message in game.told(None)}
    assert kinds == {"leads", "starts", "turn"}


# Wonders.


def decks(table: Document) -> dict[str, list[str]]:
    found: dict[str, list[str]] = table["decks"]
    return found


@pytest.mark.rule("civ.setup.wonders.sort", "civ.setup.wonders.p4")
def test_four_players_have_all_six_wonders_of_each_type(players: int = 4) -> None:
    for table in tables(players):
        for type, deck in decks(table).items():
            assert {TYPE_OF[card] for card in deck} == {type}
            assert sorted(deck) == sorted(id for id in TYPE_OF if TYPE_OF[id] == type)
            assert [ERA_OF[card] for card in deck].count("ancient") == 2
        assert table["box"] == []


@pytest.mark.rule("civ.setup.wonders.p3")
def test_three_players_put_one_ancient_wonder_of_each_type_back() -> None:
    for table in tables(3):
        assert [len(deck) for deck in decks(table).values()] == [5, 5, 5, 5]
        assert {ERA_OF[card] for card in table["box"]} == {"ancient"}
        assert sorted(TYPE_OF[card] for card in table["box"]) == sorted(decks(table))
    assert len({tuple(table["box"]) for table in tables(3)}) > 5


@pytest.mark.rule("civ.setup.wonders.p2", "civ.setup.wonders.p2.each")
def test_two_players_put_one_ancient_and_one_medieval_of_each_type_back() -> None:
    for table in tables(2):
        for type, deck in decks(table).items():
            eras = [ERA_OF[card] for card in deck]
            assert eras == ["modern", "modern", "medieval", "ancient"]
            back = sorted(ERA_OF[card] for card in table["box"] if TYPE_OF[card] == type)
            assert back == ["ancient", "medieval"]


@pytest.mark.rule("civ.setup.wonders.order", "civ.setup.wonders.reveal")
@PLAYERS
def test_earlier_eras_lie_above_later_ones_and_the_top_is_face_up(players: int) -> None:
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed, table in enumerate(tables(players)):
        for type, deck in decks(table).items():
            eras = [ERAS.index(ERA_OF[card]) for card in deck]
            assert eras == sorted(eras, reverse=True)
            orders.setdefault(type, set()).add(tuple(deck))
        if seed < 5:
            shown = new_game(players, seed).view(None)["decks"]
            for type, deck in decks(table).items():
                assert shown[type] == {"count": len(deck), "top": [deck[-1]]}
    assert all(len(found) >= 8 for found in orders.values())  # shuffled within the eras


@pytest.mark.rule("civ.setup.wonders.tokens")
def test_no_wonder_token_is_on_the_map_yet() -> None:
    assert all(table["wonders"] == {} for players in (2, 3, 4) for table in tables(players))


# Agendas and supply.


@pytest.mark.rule("civ.setup.victory")
@pytest.mark.parametrize("cards", [3, 4])
def test_three_of_the_five_victory_cards_lie_face_up_or_four(cards: int) -> None:
    seen = set()
    for seed in range(SEEDS):
        victory = new_game(2, seed, {"victory_cards": cards}).position()["victory"]
        assert len(set(victory)) == cards
        seen.add(tuple(victory))
    assert {card for victory in seen for card in victory} == {"v1", "v2", "v3", "v4", "v5"}
    assert len(seen) >= 4


@pytest.mark.rule("civ.setup.supply")
@PLAYERS
def test_of_each_resource_map_and_supply_have_8(players: int) -> None:
    for table in tables(players):
        for resource in RESOURCES:
            lie = list(table["resources"].values()).count(resource)
            assert lie + table["supply"][resource] == 8
    assert len(NATURAL_WONDERS) == 8


def test_the_same_seed_sets_up_the_same_table() -> None:
    assert new_game(3, 5).position() == new_game(3, 5).position() != new_game(3, 6).position()


def test_a_new_game_is_a_game_of_civilization() -> None:
    assert isinstance(new_game(2, 0), Civ)

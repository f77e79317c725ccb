"""What is in the box, and what happens when some of it is used up."""

import pytest

from theogony import PositionError, SetupError
from theogony.civ.board import CITY_STATES, LETTERS, NATURAL_WONDERS, RESOURCES, Laid
from theogony.civ.documents import dealt_anew
from theogony.civ.printed import (
    AGENDAS,
    DIPLOMACY,
    EACH_RESOURCE,
    EVENTS,
    FOCUS,
    LEADERS,
    LEVELS,
    TYPES,
    VICTORY_CARDS,
    WATER_TOKENS,
    WONDERS,
)
from theogony.civ.state import LOST_TOKEN
from theogony.civ.tiles import CITY_STATE_TILES, FACES, NATURAL_TILES, SHAPE, TERRAINS, TILES

from .tables import GAME, asked, game_with, new_game, refused, rolling, say, seat_of

ANYTHING = [*RESOURCES, *LETTERS, *CITY_STATES, *NATURAL_WONDERS, "capital"]


@pytest.mark.rule("civ.comp.players")
@pytest.mark.parametrize("players", [1, 5, 0, "2"])
def test_two_to_four_play(players: object) -> None:
    with pytest.raises(SetupError, match=f"civ is for 2 to 4 players, not {players!r}"):
        GAME.new(players, 0)
    for number in (2, 3, 4):
        assert new_game(number, 0).seats() == number


@pytest.mark.rule("civ.comp.shared")
def test_the_box_holds_what_all_share() -> None:
    assert len(LEADERS) == 8
    assert TILES == 16 and len(FACES) == 32 and len(SHAPE) == 10
    assert len(EVENTS) == 5
    assert len(LETTERS) == 9
    assert WATER_TOKENS == 8
    assert len(CITY_STATES) == len(NATURAL_WONDERS) == 8  # four tokens with two sides
    assert len(WONDERS) == len({wonder.id for wonder in WONDERS}) == 24
    assert len(VICTORY_CARDS) == 5 and len(AGENDAS) == 10
    assert len(RESOURCES) * EACH_RESOURCE == 32
    assert new_game(2, 0).cards_left(0) == 2


@pytest.mark.rule("civ.comp.shared")
def test_side_b_of_a_tile_has_the_outline_of_side_a_in_the_mirror() -> None:
    front, back = [Laid(0, 0, 3, side, 0).places() for side in (0, 1)]
    assert back == [(-q - r, r) for q, r in front]
    assert back[-1] == (2, -3) and front[-1] == (1, -3)  # the tip; what is printed there differs


@pytest.mark.rule("civ.comp.shared")
def test_every_tile_has_ten_spaces_on_each_side() -> None:
    icons = []
    for face in FACES.values():
        spaces = [space.split("+") for space in face.split()]
        assert len(spaces) == 10
        assert all(space[0] in TERRAINS for space in spaces)
        icons += [space[1] for space in spaces if len(space) > 1]
    assert all(icon in ANYTHING for icon in icons)
    for name in [*CITY_STATES, *NATURAL_WONDERS]:
        assert icons.count(name) == 1
    assert icons.count("capital") == 8  # both sides of four tiles
    for tile in CITY_STATE_TILES:
        assert any(name in FACES[f"{tile}a"] for name in CITY_STATES)
        assert any(name in FACES[f"{tile}b"] for name in CITY_STATES)
    for tile in NATURAL_TILES:
        assert "wonder+" in FACES[f"{tile}a"] and "wonder+" in FACES[f"{tile}b"]
    for letter in LETTERS:  # each on one tile only: no game has two of a letter
        assert len({name[:-1] for name in FACES if has_icon(name, letter)}) == 1


def has_icon(face: str, icon: str) -> bool:
    return icon in [space.split("+")[-1] for space in FACES[face].split()]


@pytest.mark.rule("civ.comp.per_player")
def test_each_colour_has_its_pieces_and_cards() -> None:
    game = new_game(4, 0)
    assert len(FOCUS) == len(TYPES) * LEVELS == 20
    assert len(DIPLOMACY) == 4
    for seat in range(4):
        own = seat_of(game, seat)
        assert (own["unused"], game.players[seat].cities, len(own["caravans"])) == (31, 7, 3)
        assert isinstance(own["capital"], str)


@pytest.mark.rule("civ.comp.limited", "civ.comp.supply_empty")
def test_a_resource_that_is_all_out_cannot_be_gained() -> None:
    row = ["replaceable_parts", "early_empire", "foreign_trade", "pottery", "masonry"]
    game = game_with({"row": row}, {}, supply={"marble": 0})
    say(game, "slot 1")
    # the card lets one choose: another type may be taken
    assert asked(game) == ["resource mercury", "resource oil", "resource diamond", "pass"]
    refused(game, "resource marble")
    game.gain_resource(0, RESOURCES.index("marble"))
    assert seat_of(game, 0)["resources"]["marble"] == 0
    assert game.position()["supply"]["marble"] == 0


@pytest.mark.rule("civ.comp.supply_empty")
def test_with_no_type_left_nothing_is_gained() -> None:
    row = ["replaceable_parts", "early_empire", "foreign_trade", "pottery", "masonry"]
    game = game_with({"row": row}, {}, supply={name: 0 for name in RESOURCES})
    say(game, "slot 1", "number 0")  # no trade tokens for the dial
    assert seat_of(game, 0)["resources"] == {name: 0 for name in RESOURCES}
    assert seat_of(game, 0)["dial"] == 1  # the rest of the card is resolved


@pytest.mark.rule("civ.comp.limited")
def test_there_is_no_fourth_caravan_and_no_eighth_city() -> None:
    cities = ["2,-1", "5,2", "-1,3", "1,6", "-3,5", "3,-3", "4,1"]
    game = game_with({"cities": cities}, {})
    assert game.players[0].cities == 0
    with pytest.raises(PositionError, match="more than 7 cities"):
        game_with({"cities": [*cities, "-2,9"]}, {})
    with pytest.raises(PositionError, match="has 4 entries, expected 3 at most"):
        game_with({"caravans": ["card", "card", "card", "card"]}, {})
    row = ["capitalism", "early_empire", "astrology", "pottery", "masonry"]
    assert seat_of(game_with({"row": row}, {}), 0)["caravans"] == ["card"] * 3


@pytest.mark.rule("civ.comp.trade_unlimited")
def test_trade_tokens_never_run_out() -> None:
    full: dict[str, object] = {"trade": [3, 3, 3, 3, 3]}
    game = game_with(full, full, {"trade": [3, 1, 0, 0, 0]})  # 34: all there are
    game.gain_trade(2, 5, 2)
    assert seat_of(game, 2)["trade"] == [3, 1, 0, 0, 2]


@pytest.mark.rule("civ.comp.destroyed_returns")
def test_what_is_destroyed_goes_back_and_can_be_used_again() -> None:
    # barbarian D at 2,2 moves by 1,0 onto the token: number 1, as bearing is 0
    game = game_with(
        {"tokens": ["3,2"]},
        {},
        pointer=1,
        pending=[{"end_turn": {"seat": 1}}],
        generator=rolling(1),
    )
    assert game.position()["barbarians"]["D"] == "3,2"
    assert seat_of(game, 0)["tokens"] == [] and seat_of(game, 0)["unused"] == 31
    game = game_with({"tokens": ["6,-2"]}, {})
    game.remove_token(game.board.hexes.names.index("6,-2"), LOST_TOKEN)
    say(game, f"slot {seat_of(game, 0)['row'].index('early_empire') + 1}", "hex 6,-2")
    assert seat_of(game, 0)["tokens"] == ["6,-2"]


@pytest.mark.rule("civ.comp.token_sides")
def test_everybody_sees_on_which_side_a_control_token_lies() -> None:
    game = game_with({"tokens": ["6,-2"], "reinforced": ["7,-3"]}, {})
    for seat in (None, 0, 1):
        shown = game.view(seat)["seats"][0]
        assert (shown["tokens"], shown["reinforced"]) == (["6,-2"], ["7,-3"])
    game.reinforce(game.board.hexes.names.index("6,-2"))
    assert game.view(1)["seats"][0]["reinforced"] == ["7,-3", "6,-2"]


@pytest.mark.rule("civ.comp.open_information")
@pytest.mark.parametrize("switches", [{}, {"map": "advanced"}])
def test_everybody_sees_the_same(switches: dict[str, object]) -> None:
    game = new_game(3, 4, switches)
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        del view["seat"], view["question"]
        assert view == views[0]
    hands = [seat["tiles"] for seat in game.position()["seats"]]
    assert [seat["tiles"] for seat in views[0]["seats"]] == hands


@pytest.mark.rule("civ.comp.open_information")
def test_nobody_knows_the_order_of_the_decks_nor_what_was_put_back() -> None:
    hidden = {
        "culture": ["eiffel_tower", "sydney_opera_house", "chichen_itza", "stonehenge"],
        "economy": ["big_ben", "estadio_do_maracana", "machu_picchu", "colossus"],
    }
    other = {
        "culture": ["sydney_opera_house", "eiffel_tower", "forbidden_city", "stonehenge"],
        "economy": ["estadio_do_maracana", "big_ben", "great_zimbabwe", "colossus"],
    }
    one, two = game_with({}, {}, decks=hidden, seed=1), game_with({}, {}, decks=other, seed=1)
    assert one.position()["box"] != two.position()["box"]
    for seat in (None, 0, 1):
        assert one.view(seat) == two.view(seat)
    for seed in range(8):  # imagined games are made from what is seen
        assert one.imagine(0, seed).position() == two.imagine(0, seed).position()
    seen = {tuple(one.imagine(0, seed).position()["decks"]["culture"]) for seed in range(40)}
    assert len(seen) == 4  # two orders of the modern ones, two medieval ones
    assert {deck[-1] for deck in seen} == {"stonehenge"}


def test_imagined_decks_keep_their_eras_and_cards() -> None:
    game = new_game(3, 0)
    box, decks = dealt_anew(game)
    assert len(box) == len(game.box)
    for deck, real in zip(decks, game.decks, strict=True):
        assert [WONDERS[card].era for card in deck] == [WONDERS[card].era for card in real]
        assert deck[-1] == real[-1]
    together = sorted([card for deck in decks for card in deck] + list(box))
    assert together == list(range(24))

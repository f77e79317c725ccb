"""Chapter 1: the aim of the game and what is in the box."""

from collections import Counter

import pytest

from theogony import PositionError, SetupError
from theogony.core.catalogue import LANGUAGES, Catalogue
from theogony.core.types import Document
from theogony.deus.printed import CARDS, COLOURS, KINDS, STANDARD_KINDS, TEMPLE

from .box import MAPS, NOTHING, RESOURCES
from .tables import (
    GAME,
    asked,
    by_chance,
    game_with,
    has,
    new_game,
    offer_a_card,
    say,
    seat_of,
    to_move,
)

KIND_OF = {card.id: KINDS[card.kind] for card in CARDS if card.copies}
VILLAGES = ["1,0", "3,1", "0,3", "2,4"]  # of the map for two
COPIES = Counter({card.id: card.copies for card in CARDS if card.copies and card.set == "base"})


WHOLE_GAMES = pytest.mark.parametrize(
    ("players", "seed", "switches"),
    [
        (2, 1, {}),
        (2, 2, {"joker": True, "effects_optional": False}),
        (3, 3, {}),
        (3, 4, {"joker": True, "start_pieces": 7, "army_limit": 1}),
        (4, 5, {}),
        (4, 6, {"joker": True, "emptied_is_attacked": False, "layout": "trapezoid"}),
    ],
)


# The aim.


@pytest.mark.rule("deus.aim.actions")
@pytest.mark.parametrize("joker", [False, True])
def test_a_turn_is_a_build_or_an_offering_and_no_third_thing(joker: bool) -> None:
    game = new_game(3, 11, {"joker": joker})
    offered: set[str] = set()
    for _ in by_chance(game, 11):
        if game.decision is not None and game.decision.ask == "turn":
            offered |= {name.split()[0] for name in asked(game)}
    # the joker of the variant is a build, too
    assert offered == ({"build", "offer", "joker"} if joker else {"build", "offer"})


@pytest.mark.rule("deus.aim.winner")
def test_the_highest_total_after_the_final_count_wins() -> None:
    temple = {"rows": {"temple": ["temple_regions_field"]}, "pieces": {"0,0": ["civil", "temple"]}}
    game = game_with(
        {"goods": {**NOTHING, "vp": 10}},
        {"goods": {**NOTHING, "vp": 8}, "hand": ["forum", "baths"], **temple},
        turn=1,
        turns_left=1,
    )
    say(game, "offer forum", "pass")
    assert game.over
    assert [has(game, seat, "vp") for seat in (0, 1)] == [10, 9]
    assert game.scores() == [10, 13]
    assert game.ranking() == [2, 1]


@pytest.mark.rule("deus.aim.endconditions")
@pytest.mark.parametrize(
    ("attacked", "temples", "ends"),
    [
        (VILLAGES[:3], 1, False),
        (VILLAGES, 1, True),
        (VILLAGES[:3], 0, True),
        (VILLAGES, 0, True),
    ],
)
def test_the_game_runs_out_when_all_villages_are_attacked_or_all_temples_built(
    attacked: list[str], temples: int, ends: bool
) -> None:
    game = game_with({}, {}, attacked=attacked, supply={"temples": temples})
    for _ in range(6):
        if game.over:
            break
        offer_a_card(game)
    assert game.over == ends


# What is in the box.


@pytest.mark.rule("deus.components.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(new_game(players, 0).position()["seats"]) == players


@pytest.mark.rule("deus.components.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 4 players, not {players}"):
        GAME.new(players, 0)
    with pytest.raises(PositionError, match="players"):
        GAME.from_position({"players": players})


@pytest.mark.rule("deus.components.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_position_has_two_to_four_seats(seats: int) -> None:
    with pytest.raises(PositionError, match="seats has"):
        GAME.from_position({"seats": [{} for _ in range(seats)]})


@pytest.mark.rule("deus.components.tableaus")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_tableau_with_six_rows(players: int) -> None:
    seats = game_with(*[{} for _ in range(players)]).position()["seats"]
    assert [list(seat["rows"]) for seat in seats] == [KINDS] * players
    assert [list(seat["tableau"]) for seat in seats] == [STANDARD_KINDS] * players


@pytest.mark.rule("deus.components.tableaus", "deus.components.colours")
@pytest.mark.parametrize(
    ("card", "god"),
    [
        ("galley", "neptune"),
        ("farmstead", "ceres"),
        ("school", "minerva"),
        ("forum", "vesta"),
        ("legion", "mars"),
        ("temple_towns", "jupiter"),
    ],
)
def test_each_colour_has_its_god(card: str, god: str) -> None:
    game = game_with({"hand": [card, "baths"]}, {})
    say(game, f"offer {card}", "pass")
    if god == "jupiter":  # he has no power of his own: he lends that of another
        assert asked(game) == ["god neptune", "god ceres", "god minerva", "god vesta", "god mars"]
        return
    assert [told["god"] for told in game.told(None) if told["event"] == "invoked"] == [god]


@pytest.mark.rule("deus.components.cards")
@pytest.mark.parametrize("kind", KINDS)
def test_there_are_16_cards_of_each_kind(kind: str) -> None:
    table = new_game(2, 0).position()
    cards = table["deck"] + [card for seat in table["seats"] for card in seat["hand"]]
    assert len(cards) == 96
    assert len([card for card in cards if KIND_OF[card] == kind]) == 16


@pytest.mark.rule("deus.components.cards", "deus.pile.playedcards")
@WHOLE_GAMES
def test_there_are_always_96_cards(players: int, seed: int, switches: Document) -> None:
    for table in by_chance(new_game(players, seed, switches), seed):
        cards = table["deck"] + table["discard"]
        for seat in table["seats"]:
            cards += seat["hand"] + seat["offering"] + [seat["joker"]] * (seat["joker"] is not None)
            cards += [card for row in seat["rows"].values() for card in row if card != "face_down"]
        assert Counter(cards) == COPIES


@pytest.mark.rule("deus.components.pieces", "deus.edition.pieces")
@WHOLE_GAMES
def test_every_player_always_has_5_pieces_of_each_standard_kind(
    players: int, seed: int, switches: Document
) -> None:
    for table in by_chance(new_game(players, seed, switches), seed):
        for seat in table["seats"]:
            board = Counter(piece for pieces in seat["pieces"].values() for piece in pieces)
            for kind in STANDARD_KINDS:
                assert seat["tableau"][kind] + seat["supply"][kind] + board[kind] == 5


@pytest.mark.rule("deus.components.pieces")
def test_nobody_has_a_sixth_piece_of_a_kind() -> None:
    with pytest.raises(PositionError, match=r"seats\[0\] has 5 civil .* 1 .* expected 5 together"):
        game_with({"tableau": {"civil": 5}, "supply": {"civil": 1}}, {})
    five = {"0,0": ["civil"], "0,1": ["civil"], "1,1": ["civil"], "0,2": ["civil"]}
    with pytest.raises(PositionError, match=r"seats\[0\]\.pieces has 6 civil, expected 5"):
        game_with({"pieces": {**five, "2,0": ["civil"], "2,1": ["civil"]}}, {})


@pytest.mark.rule("deus.components.temples")
def test_seven_temple_pieces_belong_to_nobody_before_they_are_built() -> None:
    builder = {"hand": ["temple_towns"], "goods": {"gold": 0}, "pieces": {"0,0": ["civil"]}}
    game = game_with(builder, {}, {}, {})
    assert game.position()["supply"]["temples"] == 7
    assert "temple" not in seat_of(game, 0)["tableau"] | seat_of(game, 0)["supply"]
    say(game, "build temple_towns")
    assert game.position()["supply"]["temples"] == 6
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil", "temple"]}


@pytest.mark.rule("deus.components.temples")
@WHOLE_GAMES
def test_temple_pieces_are_in_the_supply_or_on_the_board(
    players: int, seed: int, switches: Document
) -> None:
    pieces = {2: 4, 3: 6, 4: 7}[players]
    for table in by_chance(new_game(players, seed, switches), seed):
        built = [
            name
            for seat in table["seats"]
            for name, here in seat["pieces"].items()
            if "temple" in here
        ]
        assert table["supply"]["temples"] + len(built) == pieces


@pytest.mark.rule("deus.components.tiles")
def test_there_are_seven_tiles_with_two_sides() -> None:
    tiles = {
        (tile["tile"], tile["side"])
        for seed in range(40)
        for tile in new_game(2, seed).position()["map"]
    }
    assert tiles == {(tile, side) for tile in range(1, 8) for side in "ab"}


@pytest.mark.rule("deus.components.tiles")
@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("tile", 8, r"map\[1\]\.tile is 8, expected a number from 1 to 7"),
        ("side", "c", r"map\[1\]\.side is 'c', expected a, b"),
        ("tile", 1, r"map\[1\]\.tile is 1, expected each tile once"),
    ],
)
def test_no_other_tile_exists_and_none_twice(field: str, value: object, message: str) -> None:
    wrong = [*MAPS[2]]
    wrong[1] = {**wrong[1], field: value}
    with pytest.raises(PositionError, match=message):
        game_with({}, {}, map=wrong)


@pytest.mark.rule("deus.components.gold")
@pytest.mark.parametrize("gold", [4, 5, 10, 23])
def test_gold_is_a_value_and_change_is_made_freely(gold: int) -> None:
    goods = {**NOTHING, "gold": gold}
    game = game_with({"goods": goods, "hand": ["baths", "forum"]}, {})
    say(game, "build baths")  # 1 clay
    assert has(game, 0, "gold") == gold - 4


@pytest.mark.rule("deus.components.vp")
@pytest.mark.parametrize("vp", [3, 5, 10, 21])
def test_vp_are_a_value_and_change_is_made_freely(vp: int) -> None:
    goods = {**NOTHING, "clay": 1, "vp": vp}
    game = game_with({"goods": goods, "hand": ["baths", "forum"], "pieces": {"0,0": ["civil"]}}, {})
    say(game, "build baths", "hex 0,5")  # on the edge, for 3 VP
    assert has(game, 0, "vp") == vp - 3


@pytest.mark.rule("deus.components.resources", "deus.setup.supply.box")
@WHOLE_GAMES
def test_there_are_always_5_markers_of_each_resource_for_each_player(
    players: int, seed: int, switches: Document
) -> None:
    for table in by_chance(new_game(players, seed, switches), seed):
        for resource in RESOURCES:
            held = sum(seat["goods"][resource] for seat in table["seats"])
            assert table["supply"][resource] + held == 5 * players  # 20 each with four: all 80


@pytest.mark.rule("deus.components.startcard", "deus.setup.startplayer.random")
@WHOLE_GAMES
def test_one_player_keeps_the_start_player_card_all_game(
    players: int, seed: int, switches: Document
) -> None:
    game = new_game(players, seed, switches)
    starts = {table["start"] for table in by_chance(game, seed)}
    assert len(starts) == 1
    assert starts <= set(range(players))


@WHOLE_GAMES
def test_what_villages_lose_is_what_attacks_and_sieges_took(
    players: int, seed: int, switches: Document
) -> None:
    game = new_game(players, seed, switches)
    before = full = game.position()["villages"]
    for table in by_chance(game, seed):
        now = table["villages"]
        assert all(0 <= now[village] <= before[village] for village in full)
        assert all(now[village] == 0 for village in table["attacked"])
        if switches.get("emptied_is_attacked", True):
            assert {village for village in now if now[village] == 0} == set(table["attacked"])
        before = now
    taken = [e["amount"] for e in game.told(None) if e["event"] in ("attacked", "besieged")]
    assert sum(full.values()) - sum(before.values()) == sum(taken)
    assert sum(taken) > 0


@pytest.mark.rule("deus.components.card.anatomy")
@pytest.mark.parametrize("card", list(KIND_OF))
def test_a_card_shows_its_kind_its_cost_and_its_effect(card: str) -> None:
    row = CARDS[GAME.words["card"].index(card)]
    plenty = {"gold": 30, "wood": 2, "stone": 2, "clay": 2, "wheat": 2}
    switches = {f"{COLOURS[row.kind]}_set": row.set}
    mine = {"hand": [card], "goods": plenty, "pieces": {"0,0": ["civil"]}}
    game = game_with(mine, {}, switches=switches)
    options = {option["name"]: option for option in game.view(0)["question"]["options"]}
    cost = dict(zip(["gold", *RESOURCES], row.cost, strict=False))
    cost["gold"] += row.gold_per_rank  # for the first card of a row
    assert options[f"build {card}"]["price"] == {good: n for good, n in cost.items() if n}
    assert sum(cost.values()) > 0, "every card costs something"
    # a card does something when it is carried out; some temples at the end of the game, not before
    assert (len(row.effects) == 0) == (row.scoring is not None)
    assert row.scoring is None or row.kind == TEMPLE


@pytest.mark.rule("deus.components.card.anatomy")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_shows_its_name_and_its_effect_as_text(language: str) -> None:
    texts = Catalogue("deus", language)
    for card in KIND_OF:
        assert texts.text(f"card-{card}")
        assert texts.text(f"card-{card}-text")


@pytest.mark.rule("deus.components.colours")
@pytest.mark.parametrize(
    ("card", "piece", "at"),
    [
        ("galley", "maritime", "-1,0"),
        ("workers_quarters", "production", "0,1"),
        ("scriptorium", "science", "0,1"),
        ("forum", "civil", "0,1"),
        ("ballista", "military", "0,1"),
        ("temple_towns", "temple", "0,0"),
    ],
)
def test_each_colour_has_its_own_piece(card: str, piece: str, at: str) -> None:
    game = game_with({"hand": [card, "baths"], "pieces": {"0,0": ["civil"]}}, {})
    say(game, f"build {card}")
    while game.decision is not None and game.decision.ask == "payment":
        say(game, next(name for name in asked(game) if name != "pay gold"))
    if f"hex {at}" in asked(game):
        say(game, f"hex {at}")
    assert seat_of(game, 0)["pieces"][at][-1] == piece


@pytest.mark.rule("deus.components.buildingword")
def test_ships_and_armies_are_buildings_too() -> None:
    game = game_with(
        {
            "hand": ["school"],
            "goods": {"gold": 0},
            "pieces": {"-1,0": ["maritime", "military"], "0,0": ["military"]},
        },
        {},
    )
    say(game, "build school", "hex 0,0")  # beside the army
    # one card for each region with two buildings: the sea region, and now the field
    assert asked(game) == ["number 0", "number 1", "number 2"]
    say(game, "number 2")
    assert len(seat_of(game, 0)["hand"]) == 2
    assert to_move(game) == 1

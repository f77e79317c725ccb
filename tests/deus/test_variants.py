"""The variants: alternative start, alternative layouts, joker building card."""

from typing import Any

import pytest

from tests.deus.box import MAPS, RESOURCES, STANDARD, Place, around, at
from tests.deus.tables import GAME, asked, game_with, has, new_game, refused, say, seat_of, to_move
from theogony.core.errors import IllegalChoice, SetupError
from theogony.core.types import Document
from theogony.deus.state import Deus

# Alternative start.


def alternative(players: int = 2, seed: int = 3, **switches: Any) -> Deus:
    return new_game(players, seed, switches)


def choose_pieces(game: Deus, **wanted: int) -> None:
    """The seat asked takes these pieces; what has no alternative is taken by itself."""
    seat = to_move(game)
    for kind in STANDARD:
        for taken in range(wanted.get(kind, 0)):
            if to_move(game) == seat and game.position()["seats"][seat]["chosen"][kind] == taken:
                say(game, f"piece {kind}")


@pytest.mark.rule("deus.variant.start.ten", "deus.variant.start.rest")
def test_every_player_chooses_ten_pieces_in_any_mix() -> None:
    game = alternative(start_pieces=10)
    first = to_move(game)
    choose_pieces(game, maritime=5, civil=2, military=3)
    choose_pieces(game, production=4, science=1, civil=5)
    one, two = seat_of(game, first), seat_of(game, 1 - first)
    assert one["tableau"] == dict(zip(STANDARD, [5, 0, 0, 2, 3], strict=True))
    assert one["supply"] == dict(zip(STANDARD, [0, 5, 5, 3, 2], strict=True))
    assert two["tableau"] == dict(zip(STANDARD, [0, 4, 1, 5, 0], strict=True))
    assert two["supply"] == dict(zip(STANDARD, [5, 1, 4, 0, 5], strict=True))


@pytest.mark.rule("deus.variant.start.same")
def test_by_default_two_of_each_kind_are_ready_and_nothing_is_asked() -> None:
    game = alternative()
    assert game.decision is not None and game.decision.ask == "turn"
    for seat in (0, 1):
        assert seat_of(game, seat)["tableau"] == dict.fromkeys(STANDARD, 2)


@pytest.mark.rule("deus.variant.start.fewer", "deus.variant.start.same")
@pytest.mark.parametrize("pieces", [10, 9, 8, 7, 6])
def test_the_number_of_pieces_holds_for_the_whole_table(pieces: int) -> None:
    game = alternative(players=3, start_pieces=pieces)
    while game.decision is not None and game.decision.ask == "start_piece":
        game.choose(game.decision.options[-1])
    for seat in range(3):
        assert sum(seat_of(game, seat)["tableau"].values()) == pieces
        assert sum(seat_of(game, seat)["supply"].values()) == 25 - pieces


@pytest.mark.rule("deus.variant.start.same", "deus.variant.start.fewer")
@pytest.mark.parametrize("pieces", [5, 11, 0, "10", True])
def test_no_other_number_can_be_agreed_on(pieces: object) -> None:
    with pytest.raises(SetupError, match="start_pieces"):
        alternative(start_pieces=pieces)


@pytest.mark.rule("deus.variant.start.limits")
def test_at_most_five_of_a_kind_may_be_chosen() -> None:
    game = alternative(start_pieces=8)
    say(game, *["piece production"] * 5)
    assert asked(game) == ["piece science", "piece civil", "piece military"]
    assert refused(game, "piece production") == "deus.variant.start.limits"


@pytest.mark.rule("deus.variant.start.limits")
def test_none_of_a_kind_may_be_chosen_as_long_as_the_sum_can_be_reached() -> None:
    game = alternative(start_pieces=10)
    assert asked(game) == [f"piece {kind}" for kind in STANDARD[:4]]  # five armies are no ten
    first = to_move(game)
    say(game, "piece civil")  # nothing but 5 civil buildings and 5 armies makes ten now
    assert to_move(game) != first
    assert seat_of(game, first)["chosen"] == dict(zip(STANDARD, [0, 0, 0, 5, 5], strict=True))


@pytest.mark.rule("deus.variant.start.secret")
def test_choices_are_revealed_together_when_all_are_in() -> None:
    game = alternative(players=3, start_pieces=6)
    for _ in range(2):
        choose_pieces(game, maritime=5, civil=1)
    last = to_move(game)
    for seat in range(3):
        assert sum(seat_of(game, seat)["tableau"].values()) == 0
    assert "revealed" not in [event["event"] for event in game.told(last)]
    choose_pieces(game, science=1, civil=5)
    revealed = [event for event in game.told(last) if event["event"] == "revealed"]
    shown = {(each["seat"], each["kind"]): each["amount"] for each in revealed if each["amount"]}
    assert len(shown) == 6 and shown[last, "civil"] == 5
    for seat in range(3):
        expected = {"science": 1, "civil": 5} if seat == last else {"maritime": 5, "civil": 1}
        assert seat_of(game, seat)["tableau"] == dict.fromkeys(STANDARD, 0) | expected
        assert seat_of(game, seat)["chosen"] == dict.fromkeys(STANDARD, 0)


@pytest.mark.rule("deus.variant.start.secret")
@pytest.mark.parametrize(("choice", "held"), [("before_deal", 0), ("after_deal", 5)])
def test_pieces_are_chosen_before_or_after_the_cards_are_dealt(choice: str, held: int) -> None:
    game = alternative(start_pieces=6, start_choice=choice)
    for seat in (0, 1):
        assert len(seat_of(game, seat)["hand"]) == held
    choose_pieces(game, maritime=5, civil=1)
    assert len(seat_of(game, 0)["hand"]) == held
    choose_pieces(game, maritime=5, civil=1)
    for seat in (0, 1):
        assert len(seat_of(game, seat)["hand"]) == 5
    assert len(game.position()["deck"]) == 86


@pytest.mark.rule("deus.variant.start.secret")
def test_pieces_are_chosen_before_the_deal_by_default() -> None:
    assert GAME.switches["start_choice"].default == "before_deal"
    assert seat_of(alternative(start_pieces=6), 0)["hand"] == []


@pytest.mark.rule("deus.variant.start.secret")
@pytest.mark.parametrize("seed", range(4))
def test_they_choose_one_after_the_other_from_the_start_player(seed: int) -> None:
    game = alternative(players=3, seed=seed, start_pieces=6)
    start = game.position()["start"]
    order = []
    while game.decision is not None and game.decision.ask == "start_piece":
        if to_move(game) not in order:
            order.append(to_move(game))
        game.choose(game.decision.options[0])
    assert order == [(start + i) % 3 for i in range(3)]
    assert to_move(game) == start


@pytest.mark.rule("deus.variant.start.ten")
def test_what_was_not_chosen_cannot_be_built() -> None:
    game = alternative(start_pieces=10)
    for _ in range(2):
        choose_pieces(game, maritime=2, production=2, science=2, military=4)
    document = game.position()
    seat = document["pending"][-1]["turn"]["seat"]
    document["seats"][seat]["hand"] = ["forum", "legion"]
    document["deck"] = []
    posed = GAME.from_position(document)
    assert posed.why_not("build forum") == "deus.build.piece.needed"
    assert posed.why_not("build legion") == ""


# Alternative layouts.

LAYOUTS = {
    (2, "standard"): [(0, 0), (2, 1), (-1, 3), (1, 4)],
    (2, "line"): [(0, 0), (2, 1), (4, 2), (6, 3)],
    (2, "star"): [(0, 0), (2, 1), (-3, 2), (1, -3)],
    (3, "standard"): [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)],
    (3, "parallelogram"): [(0, 0), (2, 1), (-1, 3), (1, 4), (-2, 6), (0, 7)],
    (3, "open_flower"): [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3)],
    (4, "standard"): [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)],
    (4, "trapezoid"): [(0, 0), (2, 1), (4, 2), (6, 3), (-1, 3), (1, 4), (3, 5)],
    (4, "tailed_triangle"): [(0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6), (-3, 9)],
}


def middles(game: Deus) -> list[Place]:
    return [(tile["at"][0], tile["at"][1]) for tile in game.position()["map"]]


def villages(game: Deus) -> list[Place]:
    return [at(name) for name in game.position()["villages"]]


@pytest.mark.rule("deus.variant.layout.free", "deus.variant.layout.count")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_tiles_may_be_laid_as_in_the_sample_layouts(players: int, layout: str) -> None:
    game = alternative(players=players, layout=layout)
    assert middles(game) == LAYOUTS[players, layout]
    assert len(game.view(None)["hexes"]) == {2: 28, 3: 42, 4: 49}[players]
    assert len(villages(game)) == {2: 4, 3: 6, 4: 7}[players]


@pytest.mark.rule("deus.variant.layout.count")
@pytest.mark.parametrize(
    ("players", "layout"), [(2, "trapezoid"), (3, "line"), (4, "open_flower"), (2, "circle")]
)
def test_a_layout_of_another_number_of_players_is_refused(players: int, layout: str) -> None:
    with pytest.raises(SetupError, match="layout"):
        alternative(players=players, layout=layout)


@pytest.mark.rule("deus.variant.layout.free")
def test_tiles_may_be_laid_quite_freely() -> None:
    centres = [(0, 0), (3, -1), (0, -3), (-3, 0)]  # off the lattice of the sample layouts
    game = alternative(layout=[{"at": list(at)} for at in centres])
    assert middles(game) == centres
    assert len(game.view(None)["hexes"]) == 28


@pytest.mark.rule("deus.variant.layout.free")
def test_tile_side_and_turn_may_be_given_or_left_to_chance() -> None:
    layout: list[Document] = [
        {"at": [0, 0], "tile": 5, "side": "b", "turn": 4},
        {"at": [2, 1], "tile": 1},
        {"at": [-1, 3], "side": "a"},
        {"at": [1, 4], "turn": 2},
    ]
    drawn = [alternative(seed=seed, layout=layout).position()["map"] for seed in range(12)]
    for tiles in drawn:
        assert tiles[0] == layout[0]
        assert tiles[1]["tile"] == 1
        assert tiles[2]["side"] == "a"
        assert tiles[3]["turn"] == 2
        assert len({tile["tile"] for tile in tiles}) == 4
    assert len({str(tiles) for tiles in drawn}) > 6


@pytest.mark.rule("deus.variant.layout.free")
@pytest.mark.parametrize("layout", ["line", "star"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_on_another_layout_is_played_to_its_end(layout: str, seed: int) -> None:
    game = alternative(seed=seed, layout=layout)
    count = 0
    while game.decision is not None:
        count += 1
        options = game.decision.options
        game.choose(options[(7 * count + seed) % len(options)])
    assert len(game.scores()) == 2


@pytest.mark.rule("deus.variant.layout.count")
@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (2, 5), (3, 5), (3, 7), (4, 6), (2, 0)])
def test_the_number_of_tiles_fits_the_number_of_players(players: int, tiles: int) -> None:
    flower = LAYOUTS[4, "standard"][:tiles]
    with pytest.raises(SetupError, match=f"{tiles} tiles"):
        alternative(players=players, layout=[{"at": list(at)} for at in flower])


@pytest.mark.rule("deus.variant.layout.villages")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_villages_never_touch(players: int, layout: str) -> None:
    for seed in range(8):
        found = villages(alternative(players=players, seed=seed, layout=layout))
        assert not [(one, two) for one in found for two in found if two in around(one)]


@pytest.mark.rule("deus.variant.layout.villages")
def test_a_layout_with_touching_villages_is_refused() -> None:
    # Tile 1 has its village at 1,0; tile 2 turned this way has it at 1,1.
    touching = [MAPS[2][0], MAPS[2][1] | {"turn": 3}, *MAPS[2][2:]]
    with pytest.raises(SetupError, match="villages at 1,0 and 1,1 touch"):
        alternative(layout=touching)
    alternative(layout=MAPS[2])


@pytest.mark.rule("deus.variant.layout.villages")
def test_a_turn_left_open_is_drawn_so_that_villages_do_not_touch() -> None:
    layout = [MAPS[2][0], {"at": [2, 1], "tile": 2, "side": "b"}, *MAPS[2][2:]]
    turns = {
        alternative(seed=seed, layout=layout).position()["map"][1]["turn"] for seed in range(40)
    }
    assert 3 not in turns
    assert len(turns) > 1


@pytest.mark.rule("deus.variant.layout.connected")
def test_all_tiles_form_one_board() -> None:
    apart = [{"at": [0, 0]}, {"at": [2, 1]}, {"at": [-1, 3]}, {"at": [6, 3]}]
    with pytest.raises(SetupError, match="lies apart"):
        alternative(layout=apart)


@pytest.mark.rule("deus.variant.layout.connected")
def test_tiles_do_not_overlap() -> None:
    overlapping = [{"at": [0, 0]}, {"at": [2, 1]}, {"at": [-1, 3]}, {"at": [1, 3]}]
    with pytest.raises(SetupError, match="expected no overlap"):
        alternative(layout=overlapping)


@pytest.mark.rule("deus.variant.layout.free")
@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({}, "at"),
        ({"at": [0]}, "at"),
        ({"at": [1, 4], "tile": 8}, "tile"),
        ({"at": [1, 4], "tile": 1}, "expected each tile once"),
        ({"at": [1, 4], "side": "c"}, "side"),
        ({"at": [1, 4], "turn": 6}, "turn"),
        ({"at": [1, 4], "colour": "red"}, "colour"),
    ],
)
def test_a_layout_that_makes_no_sense_is_refused(entry: Document, reason: str) -> None:
    layout = [{"at": [0, 0], "tile": 1}, {"at": [2, 1]}, {"at": [-1, 3]}, entry]
    with pytest.raises(SetupError, match=reason):
        alternative(layout=layout)


# Joker building card.


def joking(*others: Document, **mine: Any) -> Deus:
    """A table of two where seat 0 has a piece on the field 0,0 and may use its joker."""
    seat: Document = {"hand": ["forum", "galley"], "pieces": {"0,0": ["civil"]}}
    table = {"switches": {"joker": True} | mine.pop("switches", {})}
    for field in ("deck", "villages", "attacked", "turns_left"):
        if field in mine:
            table[field] = mine.pop(field)
    return game_with(seat | mine, *(others or ({"hand": ["baths", "legion"]},)), **table)


@pytest.mark.rule("deus.variant.joker.once")
def test_the_joker_needs_the_variant() -> None:
    game = joking(switches={"joker": False})
    assert not [name for name in asked(game) if name.startswith("joker")]
    assert game.why_not("joker forum") == "deus.variant.joker.once"


@pytest.mark.rule("deus.variant.joker.once")
def test_each_player_may_use_the_joker_once_per_game() -> None:
    game = joking()
    say(game, "joker galley", "row civil", "hex 0,1")
    assert to_move(game) == 1
    say(game, "joker baths", "row production")  # seat 1 has its own
    say(game, asked(game)[0])
    assert to_move(game) == 0
    assert "joker forum" not in asked(game)
    assert game.why_not("joker forum") == "deus.variant.joker.once"


@pytest.mark.rule("deus.variant.joker.facedown")
def test_the_card_is_laid_face_down_in_a_column_of_choice() -> None:
    game = joking()
    say(game, "joker forum")
    assert asked(game) == [f"row {kind}" for kind in STANDARD]
    say(game, "row science", "hex 0,0")
    seat = seat_of(game, 0)
    assert seat["rows"]["science"] == ["face_down"]
    assert seat["rows"]["civil"] == []
    assert seat["joker"] == "forum"
    assert seat["hand"] == ["galley"]


@pytest.mark.rule("deus.variant.joker.cost")
@pytest.mark.parametrize(
    ("row", "price"),
    [
        ([], 1),
        (["guild_swamp"], 2),
        (["guild_swamp", "guild_forest"], 3),
        (["guild_swamp", "guild_forest", "guild_mountain"], 4),
        (["guild_swamp", "guild_forest", "guild_mountain", "amphitheatre"], 5),
    ],
)
def test_it_costs_1_gold_as_first_card_of_the_column_2_as_second(
    row: list[str], price: int
) -> None:
    game = joking(rows={"civil": row}, goods={"gold": 5})
    say(game, "joker galley")
    options = {each["name"]: each["price"] for each in game.view(0)["question"]["options"]}
    assert options["row civil"] == {"gold": price}
    say(game, "row civil", "hex 0,1")
    assert has(game, 0, "gold") == 5 - price
    for good in RESOURCES:
        assert has(game, 0, good) == 1  # the printed cost is ignored


@pytest.mark.rule("deus.variant.joker.cost")
def test_a_column_too_dear_is_not_offered() -> None:
    game = joking(rows={"civil": ["guild_swamp"]}, goods={"gold": 1})
    say(game, "joker galley")
    assert asked(game) == [f"row {kind}" for kind in STANDARD if kind != "civil"]
    assert refused(game, "row civil") == "deus.variant.joker.cost"


@pytest.mark.rule("deus.variant.joker.gold")
def test_the_price_is_gold_and_cannot_be_replaced() -> None:
    game = joking(goods={"gold": 0, "wood": 3, "stone": 3, "clay": 3, "wheat": 3})
    assert "joker forum" not in asked(game)
    assert game.why_not("joker forum") == "deus.variant.joker.cost"


@pytest.mark.rule("deus.variant.joker.noeffect")
def test_it_has_no_effect_of_its_own_now_or_later() -> None:
    mine = {"hand": ["trading_post_field", "guild_field", "galley"]}
    game = joking(**mine, goods={"gold": 1, "vp": 0})
    say(game, "joker trading_post_field", "row civil", "hex 0,1")
    assert has(game, 0, "gold") == 0
    say(game, "offer legion", "pass", "piece civil")
    say(game, "build guild_field", "hex 1,-1")
    assert seat_of(game, 0)["rows"]["civil"] == ["face_down", "guild_field"]
    assert (has(game, 0, "gold"), has(game, 0, "vp")) == (0, 1)  # the guild alone


@pytest.mark.rule("deus.variant.joker.activates")
def test_it_activates_the_other_cards_of_the_column() -> None:
    rows = {"civil": ["guild_field", "trading_post_mountain"]}
    game = joking(rows=rows, goods={"gold": 3, "vp": 0})
    say(game, "joker galley", "row civil", "hex 0,1")
    assert (has(game, 0, "gold"), has(game, 0, "vp")) == (0 + 3, 1)  # 0,1 is a mountain
    assert seat_of(game, 0)["pieces"] == {"0,0": ["civil"], "0,1": ["civil"]}


@pytest.mark.rule("deus.variant.joker.counts", "deus.temple.count")
@pytest.mark.parametrize("joker", [True, False])
def test_it_counts_as_a_card_needed_for_temples(joker: bool) -> None:
    rows: Document = {
        "maritime": ["face_down"] if joker else [],
        "production": ["farmstead"],
        "science": ["school"],
        "civil": ["baths"],
        "military": ["legion"],
        "temple": ["temple_towns"],
    }
    mine: Document = {"rows": rows, "hand": ["temple_cities", "forum"]}
    game = joking(**mine, joker="galley" if joker else None)
    assert game.why_not("build temple_cities") == ("" if joker else "deus.temple.next")


@pytest.mark.rule("deus.variant.joker.notemple")
def test_a_temple_is_never_built_this_way() -> None:
    game = joking(hand=["temple_cities", "forum"])
    say(game, "joker temple_cities")
    assert asked(game) == [f"row {kind}" for kind in STANDARD]
    with pytest.raises(IllegalChoice):
        game.say("row temple")
    say(game, "row civil", "hex 0,1")
    assert seat_of(game, 0)["rows"]["temple"] == []
    assert game.position()["supply"]["temples"] == 4
    assert game.breakdown()[0]["temples"] == 0


@pytest.mark.rule("deus.variant.joker.anycard")
@pytest.mark.parametrize(
    "card", ["galley", "farmstead", "school", "forum", "legion", "temple_cities"]
)
@pytest.mark.parametrize("row", STANDARD)
def test_any_hand_card_may_serve_in_the_five_standard_columns(card: str, row: str) -> None:
    game = joking(hand=[card, "baths"], goods={"vp": 0}, pieces={"0,1": ["civil"]})
    say(game, f"joker {card}", f"row {row}")
    say(game, "hex -1,1" if row == "maritime" else "hex 0,0")
    seat = seat_of(game, 0)
    assert seat["rows"][row] == ["face_down"]
    assert seat["pieces"]["-1,1" if row == "maritime" else "0,0"] == [row]


@pytest.mark.rule("deus.variant.joker.piece")
def test_the_piece_is_of_the_columns_kind_and_comes_from_the_tableau() -> None:
    game = joking(tableau={"science": 1, "military": 0})
    say(game, "joker galley")
    assert "row military" not in asked(game)
    assert game.why_not("row military") == "deus.build.piece.needed"
    say(game, "row science", "hex 0,0")
    assert seat_of(game, 0)["tableau"]["science"] == 0
    assert seat_of(game, 0)["pieces"]["0,0"] == ["science", "civil"]


@pytest.mark.rule("deus.variant.joker.piece")
def test_the_piece_obeys_all_placement_rules() -> None:
    game = joking({"pieces": {"0,1": ["science"]}}, goods={"vp": 0})
    say(game, "joker galley", "row civil")
    assert sorted(asked(game)) == ["hex 0,-1", "hex 1,-1"]
    assert game.why_not("hex 0,0") == "deus.place.different"
    assert game.why_not("hex 0,1") == "deus.place.foreign"
    assert game.why_not("hex 1,0") == "deus.place.village.never"
    assert game.why_not("hex -1,0") == "deus.place.land.nosea"
    assert game.why_not("hex 1,1") == "deus.place.next.adjacent"


@pytest.mark.rule("deus.variant.joker.piece", "deus.place.edgebuy")
def test_the_piece_may_be_put_on_the_edge_for_3_vp() -> None:
    game = joking(goods={"vp": 3})
    say(game, "joker galley", "row civil", "hex 2,2")
    assert has(game, 0, "vp") == 0


@pytest.mark.rule("deus.variant.joker.piece")
def test_a_column_without_a_region_for_its_piece_is_not_offered() -> None:
    game = joking(pieces={"1,-1": ["civil"]}, goods={"vp": 0})  # no sea next to it
    say(game, "joker galley")
    assert asked(game) == [f"row {kind}" for kind in STANDARD if kind != "maritime"]


@pytest.mark.rule("deus.variant.joker.piece")
def test_an_attack_follows_as_usual() -> None:
    ring = {"3,0": ["maritime"], "2,1": ["civil"]}
    game = joking(pieces=ring, goods={"vp": 0})
    say(game, "joker galley", "row military", "hex 2,2")
    assert has(game, 0, "vp") == 3
    assert game.position()["attacked"] == ["3,1"]


@pytest.mark.rule("deus.variant.joker.hidden")
def test_the_card_stays_face_down_and_only_its_owner_knows_it() -> None:
    game = joking(hand=["raiders", "galley"])
    say(game, "joker raiders", "row civil", "hex 0,1")
    assert game.view(0)["seats"][0]["joker"] == "raiders"
    for other in (1, None):
        assert game.view(other)["seats"][0]["joker"] is True
        assert game.view(other)["seats"][0]["rows"]["civil"] == ["face_down"]
        assert "raiders" not in str(game.view(other)) + str(game.told(other))


@pytest.mark.rule("deus.variant.joker.hidden")
def test_it_is_not_shown_when_the_game_is_over() -> None:
    game = joking(hand=["raiders", "galley"], turns_left=1)
    say(game, "joker raiders", "row civil", "hex 0,1")
    assert game.over
    assert game.view(1)["seats"][0]["joker"] is True


@pytest.mark.rule("deus.variant.joker.hidden")
def test_it_counts_as_a_position_for_later_cards() -> None:
    """The sixth card of a column is refused: its five pieces are built."""
    row = ["face_down", "guild_field", "guild_swamp", "guild_forest", "baths"]
    regions = {name: ["civil"] for name in ("0,0", "0,1", "0,2", "1,1", "2,0")}
    game = joking(rows={"civil": row}, joker="raiders", pieces=regions)
    assert game.why_not("build forum") == "deus.build.piece.needed"
    shorter = joking(rows={"civil": row[:2]}, joker="raiders", goods={"gold": 3, "vp": 0})
    say(shorter, "build forum", "hex 0,1")
    assert seat_of(shorter, 0)["rows"]["civil"] == ["face_down", "guild_field", "forum"]
    assert has(shorter, 0, "vp") == 1  # the guild works; no region has two buildings

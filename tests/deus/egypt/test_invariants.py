"""Egypt's invariants hold in random games, and each of them notices when it does not."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theogony.core.bits import BIT, lowest
from theogony.core.piles import in_order, plus
from theogony.core.types import NOBODY, Document
from theogony.deus.egypt.holdings import Holdings
from theogony.deus.egypt.printed import HATHOR, SETH
from theogony.deus.invariants import check, check_ledger
from theogony.deus.printed import (
    CARDS,
    CIVIL,
    GAME,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    SPOTS,
    TEMPLE,
    WOOD,
    face_down,
)
from theogony.deus.state import Deus

from ..tables import game_with
from ..test_invariants import played

EGYPT: Document = GAME.presets["egypt"]
MIXED: Document = EGYPT | {"purple_set": "mixed"}


@pytest.mark.rule("egypt.choice.deck_size", "egypt.components.barges", "egypt.components.markers")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("switches", [EGYPT, MIXED | {"joker": True}], ids=["egypt", "mixed"])
def test_they_hold_after_every_answer(players: int, switches: Document) -> None:
    for seed in range(2):
        played(players, seed, switches)


# A table with something of everything: seat 0 has a civil building at 0,0 with its scribe, a ship
# laid into the green row, a mill, an army laid down in the village 1,0 and a marker at sea.


def table() -> Deus:
    mine = {
        "pieces": {"0,0": ["civil", "production", "temple"], "-1,0": ["maritime"]},
        "rows": {
            "civil": ["inn_vp"],
            "production": ["mill", "merchantman"],
            "military": ["archers"],
            "temple": ["temple_of_maat"],
        },
        "markers": {"ready": 1, "regions": ["-1,2"]},
        "fallen": ["1,0"],
        "coins": ["production-2"],
    }
    theirs = {"forts": {"civil": 0}, "garrisons": {"temple": 0}}
    return game_with(mine, theirs, attacked=["1,0"], switches=MIXED)


def holds(harm: Callable[[Deus, Holdings], None], seat: int = 0) -> Callable[[Deus], None]:
    """Change what a seat has of Egypt's things, as no rule would."""

    def act(game: Deus) -> None:
        own = game.players[seat].egypt.copy()
        game.players[seat].egypt = own
        harm(game, own)

    return act


def invent_a_value(game: Deus) -> None:
    game.market = plus(game.market, WOOD, 1)


def value_gold(game: Deus) -> None:
    game.market = plus(game.market, 0, 2)


def build_a_barge(game: Deus) -> None:
    game.barges = plus(game.barges, 1, 1)


def overload(game: Deus) -> None:
    game.supply[WOOD] -= 2
    game.players[1].goods[WOOD] += 2


def keep_a_market_piece(game: Deus) -> None:
    game.supply[WOOD] -= 1


def find_a_marker(game: Deus, own: Holdings) -> None:
    own.ready += 1


def owe_a_marker(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.ready = -1


def hold_what_is_not_occupied(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.held |= BIT[game.board.hexes.names.index("2,2")]


def hold_what_another_occupies(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.held |= BIT[game.board.hexes.names.index("0,0")]
    game.occupy(1)


def hold_a_village(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.held |= BIT[game.board.hexes.names.index("3,1")]
    game.occupy(1)


def count_a_marker(game: Deus, own: Holdings) -> None:
    own.counted = own.held


def mark_the_own_area(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.forts = plus(own.forts, SCIENCE, -NOBODY)


def mark_the_own_row(game: Deus, own: Holdings) -> None:
    own.stock -= 1
    own.garrisons = plus(own.garrisons, TEMPLE, -NOBODY)


def lie_where_nobody_fell(game: Deus, own: Holdings) -> None:
    own.fallen = BIT[game.board.hexes.names.index("3,1")]


def lie_with_another(game: Deus, own: Holdings) -> None:
    game.players[1].tableau = plus(game.players[1].tableau, MILITARY, -1)
    own.fallen = game.players[0].egypt.fallen


def raise_the_dead(game: Deus, own: Holdings) -> None:
    own.fallen = 0


def two_armies(game: Deus) -> None:
    for _ in range(2):
        game.players[0].tableau = plus(game.players[0].tableau, MILITARY, -1)
        game.put(0, MILITARY, game.board.hexes.names.index("0,0"))


def lose_the_scribe(game: Deus, own: Holdings) -> None:
    own.scribe = NOBODY


def send_the_scribe(game: Deus, own: Holdings) -> None:
    own.scribe = game.board.hexes.names.index("-1,0")


def lay_a_coin(spot: str) -> Callable[[Deus], None]:
    def act(game: Deus, own: Holdings) -> None:
        own.coins |= BIT[SPOTS.index(spot)]

    return holds(act)


def turn_the_card_with_the_coin(game: Deus) -> None:
    player = game.players[0]
    player.joker = player.rows[PRODUCTION][1]
    player.rows[PRODUCTION] = vec[i64]([player.rows[PRODUCTION][0], face_down()])


def lay_tiles(game: Deus, own: Holdings) -> None:
    own.tiles = plus(own.tiles, SETH, 1)


def take_a_card_out_of_the_box(game: Deus) -> None:
    game.deck = vec[i64]([*game.deck[: game.left], game.box[0]])
    game.left += 1
    game.box = game.box[1:]


def put_another_card_into_the_box(game: Deus) -> None:
    cards = vec[i64]([card for card in game.deck[: game.left] if CARDS[card].kind != TEMPLE])
    game.deck = plus(game.deck, list(game.deck).index(cards[0]), game.box[0] - cards[0])
    game.box = in_order(vec[i64]([*game.box[1:], cards[0]]), len(CARDS))


def shuffle_the_box(game: Deus) -> None:
    game.box = vec[i64]([*game.box[1:], game.box[0]])


def play_a_card_of_another_set(game: Deus) -> None:
    game.deck = game.deck[:]
    game.deck[0] = GAME.words["card"].index("forum")


def lay_one_more_into_the_row(game: Deus) -> None:
    player = game.players[0]
    player.rows[PRODUCTION] = vec[i64]([*player.rows[PRODUCTION], player.rows[PRODUCTION][1]])


def lay_a_card_of_another_colour(game: Deus) -> None:
    player = game.players[0]
    player.rows[SCIENCE], player.rows[CIVIL] = player.rows[CIVIL], player.rows[SCIENCE]


def lose_the_right(game: Deus) -> None:
    game.players[0].rows[TEMPLE] = vec[i64]()


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (invent_a_value, "wood stands for 5 gold"),
        (value_gold, "the majority of gold is worth 6 halves"),
        (build_a_barge, "8 barges of size 1 exist, expected 7"),
        (overload, "seat 1 has 6 resources and room for 5"),
        (keep_a_market_piece, "9 wood exist, expected 10"),
        (holds(find_a_marker), "seat 0 has 6 combat markers, expected 5 at most"),
        (holds(owe_a_marker), "seat 0 owes combat markers"),
        (holds(hold_what_is_not_occupied, 1), "seat 1: own does not fit its pieces"),
        (holds(hold_what_another_occupies, 1), "seats 0 and 1 are both in 0,0"),
        (holds(hold_a_village, 1), "seat 1 has a piece where no region is"),
        (holds(count_a_marker), "markers of seat 0 do not count as they should"),
        (holds(mark_the_own_area), "seat 0 has a marker of its own on science pieces"),
        (holds(mark_the_own_row), "seat 0 has a marker of its own on temple cards"),
        (holds(lie_where_nobody_fell), "an army of seat 0 lies in no such village"),
        (holds(lie_with_another, 1), "two armies lie in 1,0"),
        (holds(raise_the_dead), r"seat 0 has 2 \+ 2 \+ 0 military pieces, expected 5"),
        (two_armies, "seat 0 has too many armies in 0,0"),
        (holds(lose_the_scribe), "the scribe of seat 0 lies nowhere"),
        (holds(send_the_scribe), "the scribe of seat 0 lies under no civil piece"),
        (lay_a_coin("civil-2"), "seat 0 has a coin at civil-2"),
        (lay_a_coin("temple-1"), "seat 0 has a coin at temple-1"),
        (turn_the_card_with_the_coin, "seat 0 has a coin at production-2"),
        (holds(lay_tiles), "seat 0 has 1 tiles on temple_of_seth"),
        (take_a_card_out_of_the_box, "15 cards are in the box, expected 16"),
        (put_another_card_into_the_box, "is in the box"),
        (shuffle_the_box, "the box is not in order"),
        (play_a_card_of_another_set, "-1 cards forum are missing"),
        (lay_one_more_into_the_row, "seat 0 has merchantman in production"),
        (lay_a_card_of_another_colour, "seat 0 has inn_vp in science"),
        (lose_the_right, "seat 0 has merchantman in production"),
    ],
)
def test_they_notice(harm: Callable[[Deus], None], message: str) -> None:
    game = table()
    check(game)
    harm(game)
    with pytest.raises(AssertionError, match=message):
        check(game)


def test_more_than_three_tiles_are_noticed() -> None:
    mine = {"pieces": {"0,0": ["civil", "temple"]}, "rows": {"civil": ["inn_vp"]}}
    mine["rows"]["temple"] = ["temple_of_hathor"]
    game = game_with(mine, {}, switches=EGYPT)
    check(game)
    holds(lambda game, own: setattr(own, "tiles", plus(own.tiles, HATHOR, 1)))(game)
    with pytest.raises(AssertionError, match="seat 0 has 4 tiles on temple_of_hathor"):
        check(game)


@pytest.mark.rule("egypt.choice.rules_follow")
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda game: setattr(game, "market", plus(game.market, WOOD, 2)), "wood stands for 6"),
        (lambda game: setattr(game, "barges", vec[i64]([0, 7, 8, 9])), "there are barges"),
        (holds(find_a_marker), "seat 0 has 1 combat markers, expected 0 at most"),
        (lay_a_coin("civil-1"), "seat 0 has coins on cards"),
        (holds(lambda game, own: setattr(own, "scribe", lowest(game.board.land))), "the scribe"),
        (holds(lay_tiles), "seat 0 has 1 tiles on temple_of_seth"),
    ],
)
def test_what_a_set_brings_is_not_there_without_it(
    harm: Callable[[Deus], None], message: str
) -> None:
    game = game_with({"pieces": {"0,0": ["civil"]}, "rows": {"civil": ["forum"]}}, {})
    check(game)
    harm(game)
    with pytest.raises(AssertionError, match=message):
        check(game)


@pytest.mark.rule("egypt.combat.check")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_village_surrounded_with_a_marker_waits_only_if_markers_trigger_nothing(
    attacks: bool,
) -> None:
    ring = {"2,2": ["civil", "military"], "3,0": ["maritime"]}
    rows = {"military": ["camels"], "civil": ["inn_vp"], "maritime": ["merchantman"]}
    mine = {"pieces": ring, "rows": rows, "markers": {"regions": ["2,1"]}}
    switches = EGYPT | {"marker_triggers_attack": attacks}
    game = game_with(mine, {}, switches=switches)
    if not attacks:
        check(game)
        return
    with pytest.raises(AssertionError, match="the village at 3,1 should have been attacked"):
        check(game)


def test_a_marker_is_shifted_before_attacks_are_due() -> None:
    ring = {"2,2": ["civil", "military"], "3,0": ["maritime"], "2,1": ["science"]}
    rows = {"military": ["camels"], "civil": ["inn_vp"], "maritime": ["merchantman"]}
    mine = {"pieces": ring, "rows": rows | {"science": ["library"]}}
    pending = [{"end_turn": {"seat": 0}}, {"shift_marker": {"seat": 0, "hex": "2,1"}}]
    check(game_with(mine, {}, switches=EGYPT, pending=pending))


def one_more(field: str) -> Callable[[Deus, Holdings], None]:
    def act(game: Deus, own: Holdings) -> None:
        if field == "ready":
            own.ready += 1
        elif field == "coins":
            own.coins ^= 1
        else:
            setattr(own, field, plus(getattr(own, field), 1, 1))

    return act


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("ready", "combat markers, by the log"),
        ("coins", "coins on cards, by the log"),
        ("tiles", "tiles, by the log"),
        ("barges", "barges, by the log"),
    ],
)
def test_the_ledger_notices_what_was_not_told(field: str, message: str) -> None:
    game = played(2, 1, EGYPT)
    holds(one_more(field))(game)
    with pytest.raises(AssertionError, match=f"seat 0 has .* {message}"):
        check_ledger(game)

"""The invariants hold in random games, and each of them notices when it does not."""

from collections.abc import Callable

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.core.bits import BIT, lowest
from theogony.core.conformance import any_option
from theogony.core.piles import on_top, plus
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.deus.invariants import check, check_ledger
from theogony.deus.printed import (
    CIVIL,
    GAME,
    GOLD,
    MARITIME,
    MILITARY,
    SCIENCE,
    TEMPLE,
    VP,
    WOOD,
    face_down,
)
from theogony.deus.state import Deus

from .tables import game_with


def played(players: int, seed: int, switches: Document) -> Deus:
    game = GAME.new(players, seed, switches)
    assert isinstance(game, Deus)
    rng = seeded(seed)
    check(game)
    while not game.over:
        game.choose(any_option(game, rng))
        check(game)
    check_ledger(game)
    return game


@pytest.mark.rule(
    "deus.components.cards",
    "deus.components.pieces",
    "deus.setup.supply.box",
    "deus.map.exclusive",
    "deus.hand.limit.never",
)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("joker", [False, True])
def test_they_hold_after_every_answer(players: int, joker: bool) -> None:
    for seed in range(4):
        played(players, seed, {"joker": joker})


@pytest.mark.long
def test_they_hold_in_many_games() -> None:
    for seed in range(1000):
        values = {name: seeded(seed).below(len(s.values)) for name, s in GAME.switches.items()}
        switches = {name: GAME.switches[name].values[i] for name, i in values.items()}
        played(2 + seed % 3, seed, switches | {"layout": "standard"})


# Ways to harm the table: a civil building and a ship of seat 0 stand at 0,0 and -1,0.


def more_wood(game: Deus) -> None:
    game.players[0].goods[WOOD] += 1


def owe_gold(game: Deus) -> None:
    game.players[1].goods[GOLD] = -1


def lose_a_card(game: Deus) -> None:
    game.left -= 1


def print_a_card(game: Deus) -> None:
    game.deck = game.deck[:]
    game.deck[0] = game.deck[1] if game.deck[0] != game.deck[1] else game.deck[2]


def draw_beyond_the_limit(game: Deus) -> None:
    for _ in range(11):
        game.left -= 1
        game.players[0].hand = append(game.players[0].hand[:], game.deck[game.left])


def lay_a_card_in_a_wrong_row(game: Deus) -> None:
    player = game.players[0]
    player.rows = [*player.rows[:CIVIL], vec[i64](), *player.rows[MILITARY:]]
    player.rows[SCIENCE] = vec[i64]([GAME.words["card"].index("forum")])


def joker_from_nowhere(game: Deus) -> None:
    game.players[0].rows[SCIENCE] = vec[i64]([face_down()])


def find_a_piece(game: Deus) -> None:
    game.players[1].tableau = plus(game.players[1].tableau, MARITIME, 1)


def find_a_temple(game: Deus) -> None:
    game.temples += 1


def put(kind: int, place: str, seat: int = 0) -> Callable[[Deus], None]:
    """Put a piece somewhere, as no rule would."""

    def act(game: Deus) -> None:
        player = game.players[seat]
        if kind != TEMPLE:
            player.tableau = plus(player.tableau, kind, -1)
        game.put(seat, kind, game.board.hexes.names.index(place))

    return act


def crowd(game: Deus) -> None:
    for _ in range(3):
        put(MILITARY, "0,0")(game)


def forget_the_regions(game: Deus) -> None:
    game.players[0].own = 0


def forget_the_neighbours(game: Deus) -> None:
    game.players[0].near = 0


def forget_an_army(game: Deus) -> None:
    put(MILITARY, "0,0")(game)
    game.players[0].at = plus(game.players[0].at, MILITARY, -game.players[0].at[MILITARY])


def enrich_a_village(game: Deus) -> None:
    game.village_vp = plus(game.village_vp, lowest(game.board.villages), 3)


def put_vp_elsewhere(game: Deus) -> None:
    game.village_vp = plus(game.village_vp, 0, 1)


def call_it_attacked(game: Deus) -> None:
    game.attacked |= BIT[lowest(game.board.villages)]


def empty_the_villages(game: Deus) -> None:
    game.attacked = game.board.villages
    game.village_vp = vec[i64]([0] * game.board.size)


def keep_an_offering(game: Deus) -> None:
    game.left -= 1
    game.players[1].offering = on_top(game.players[1].offering, game.deck[game.left])


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (more_wood, "11 wood exist, expected 10"),
        (owe_gold, "seat 1 has -1 gold"),
        (lose_a_card, "1 cards .* are missing"),
        (print_a_card, "cards .* are missing"),
        (draw_beyond_the_limit, "seat 0 holds 16 cards"),
        (lay_a_card_in_a_wrong_row, "seat 0 has forum in science"),
        (joker_from_nowhere, "seat 0: 1 jokers"),
        (find_a_piece, r"seat 1 has 3 \+ 3 \+ 0 maritime pieces, expected 5"),
        (find_a_temple, "5 temple pieces exist, expected 4"),
        (put(CIVIL, "1,0"), "seat 0 has a piece where no region is"),
        (put(MARITIME, "0,-1"), "seat 0 has a ship on land"),
        (put(MILITARY, "-1,2"), "seat 0 is at sea without a ship"),
        (put(SCIENCE, "-1,0"), "seat 0 has a science piece at sea"),
        (put(SCIENCE, "0,0", seat=1), "seats 0 and 1 are both in 0,0"),
        (put(TEMPLE, "0,1"), "a temple of seat 0 stands alone"),
        (put(TEMPLE, "0,0"), "seat 0 has 1 temples for 0 cards"),
        (put(SCIENCE, "0,0"), "1 science pieces for 0 cards"),
        (crowd, r"-1 \+ 3 \+ 3 military|too many armies in 0,0"),
        (forget_the_regions, "seat 0: own does not fit its pieces"),
        (forget_the_neighbours, "seat 0: near does not fit its regions"),
        (forget_an_army, r"seat 0: at\[military\] does not fit its armies"),
        (enrich_a_village, "VP lie at 1,0, expected 0 to 5"),
        (put_vp_elsewhere, "1 VP lie at 0,-1, which is no village"),
        (call_it_attacked, "the village at 1,0 was attacked and has 5 VP"),
        (empty_the_villages, "the end came too soon or late"),
        (keep_an_offering, "an offering is under way as a turn begins"),
    ],
)
def test_they_notice(harm: Callable[[Deus], None], message: str) -> None:
    rows = {"civil": ["forum"], "maritime": ["galley"]}
    game = game_with({"pieces": {"0,0": ["civil"], "-1,0": ["maritime"]}, "rows": rows}, {})
    check(game)
    harm(game)
    with pytest.raises(AssertionError, match=message):
        check(game)


def test_a_village_that_should_have_been_attacked_is_noticed() -> None:
    ring = {"2,2": ["civil", "military"], "3,0": ["maritime"]}
    rows = {"military": ["legion"], "civil": ["forum"], "maritime": ["galley"]}
    game = game_with({"pieces": ring, "rows": rows}, {})
    check(game)
    game.put(1, CIVIL, game.board.hexes.names.index("2,1"))
    game.players[1].tableau = plus(game.players[1].tableau, CIVIL, -1)
    with pytest.raises(AssertionError, match="the village at 3,1 should have been attacked"):
        check(game)


def test_the_ledger_notices_what_was_not_told() -> None:
    game = played(2, 1, {})
    game.players[1].goods[VP] += 1
    with pytest.raises(AssertionError, match="seat 1 has .* vp, by the log"):
        check_ledger(game)
    game.players[1].goods[VP] -= 1
    game.village_vp = plus(game.village_vp, lowest(game.board.villages), 1)
    with pytest.raises(AssertionError, match="-1 VP of the villages are gone without a trace"):
        check_ledger(game)

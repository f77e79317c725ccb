"""Every game is handed to the conformance suite: by pairs of switches, by chance, and at length."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import theogony
from theogony.civ.invariants import check as check_civ
from theogony.civ.invariants import check_ledger as check_civ_ledger
from theogony.civ.state import Civ
from theogony.core.conformance import (
    MOST,
    OFTEN,
    SELDOM,
    Pace,
    Permuted,
    check_catalogues,
    check_game,
    check_names,
    check_steps,
)
from theogony.core.game import Game
from theogony.core.rulebook import Rulebook
from theogony.core.types import Document
from theogony.deus.invariants import check, check_ledger
from theogony.deus.state import Deus

from .civ.hidden import permuted as civ_permuted
from .deus.hidden import permuted
from .golden.remake import RING
from .setups import is_possible, pairs, singles

BY_CHANCE = [Phase.generate]  # whole games are not worth shrinking
HASTY = Pace(positions=20, refusals=500, secrets=200, previews=100)


def look_at_deus(game: Game) -> None:
    assert isinstance(game, Deus)
    check(game)
    if game.over:
        check_ledger(game)


def look_at_civ(game: Game) -> None:
    assert isinstance(game, Civ)
    check_civ(game)
    if game.over:
        check_civ_ledger(game)


# What a game adds to the suite: how its secrets are moved, what is always true of its tables, and
# after how many answers a game by chance may be left unfinished, where it need not end.
HIDDEN: dict[str, Permuted] = {"deus": permuted, "civ": civ_permuted}
LOOKS: dict[str, Callable[[Game], None]] = {"deus": look_at_deus, "civ": look_at_civ}
CAPS = {"civ": 1300}
SHORT = 400  # answers, where many games of one kind are played

GAMES = [theogony.game(name) for name in theogony.GAMES]
PAIRS = [(rules, *one) for rules in GAMES for one in pairs(rules, seed=1)]
SINGLES = [(rules, *one) for rules in GAMES for one in singles(rules)]
PRESETS = [(rules, one) for rules in GAMES for one in rules.presets.values() or [{}]]


def name_of(value: object) -> str | None:
    return value.name if isinstance(value, Rulebook) else None


def checked(
    rules: Rulebook,
    players: int,
    seed: int,
    switches: Document,
    pace: Pace = SELDOM,
    cap: int = MOST,
) -> Game:
    hidden, look = HIDDEN[rules.name], LOOKS[rules.name]
    most = cap if rules.name in CAPS else MOST
    game = check_game(rules, players, seed, switches, pace, hidden, look, most)
    assert game.over or rules.name in CAPS, f"the game has not ended after {most} answers"
    PLAYED.append((rules.name, bool(game.over)))
    return game


PLAYED: list[tuple[str, bool]] = []  # games, and whether they ended; told with the test


@pytest.fixture(autouse=True)
def tell_what_was_played(request: pytest.FixtureRequest) -> Iterator[None]:
    """How many games with a cap ended stands in the summary."""
    PLAYED.clear()
    yield
    for name, over in PLAYED:
        if name in CAPS:
            request.node.user_properties.append((f"games of {name} by chance", over))


@st.composite
def set_ups(draw: st.DrawFn) -> tuple[Rulebook, int, Document]:
    """Any game with any number of players and any switches that fit together."""
    rules = draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(rules.players))
    switches = {
        name: draw(st.sampled_from([v for v in s.values if is_possible(rules, players, {name: v})]))
        for name, s in rules.switches.items()
    }
    return rules, players, switches


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_names_parse_back(rules: Rulebook) -> None:
    check_names(rules)


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_every_class_of_steps_is_written_down_and_read_back(rules: Rulebook) -> None:
    check_steps(rules)


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_there_are_texts_for_everything(rules: Rulebook) -> None:
    check_catalogues(rules)


@pytest.mark.parametrize(("rules", "players", "switches"), PAIRS, ids=name_of)
def test_games_with_all_pairs_of_switches(
    rules: Rulebook, players: int, switches: Document
) -> None:
    seed = 7 * players + len(str(switches))
    checked(rules, players, seed, switches, HASTY, CAPS.get(rules.name, MOST))


@pytest.mark.parametrize(("rules", "players", "switches"), SINGLES, ids=name_of)
def test_games_with_each_switch_alone(rules: Rulebook, players: int, switches: Document) -> None:
    checked(rules, players, players, switches, HASTY, SHORT)


@pytest.mark.parametrize("hole_is_edge", [False, True])
def test_games_of_deus_around_a_hole(hole_is_edge: bool) -> None:
    switches = {"layout": RING, "hole_is_edge": hole_is_edge}
    checked(theogony.game("deus"), 3, 8, switches)


@settings(max_examples=6, phases=BY_CHANCE)
@given(set_up=set_ups(), seed=st.integers(0, 2**128 - 1))
def test_games_by_any_seed(set_up: tuple[Rulebook, int, Document], seed: int) -> None:
    rules, players, switches = set_up
    checked(rules, players, seed, switches, cap=SHORT)


@pytest.mark.parametrize(("rules", "switches"), PRESETS, ids=name_of)
def test_a_game_looked_at_between_any_two_answers(rules: Rulebook, switches: Document) -> None:
    everything = Pace(positions=1, refusals=30, secrets=10, previews=10)
    checked(rules, rules.players[0], 5, switches, everything, SHORT)


@pytest.mark.long
@settings(max_examples=60, phases=BY_CHANCE)
@given(set_up=set_ups(), seed=st.integers(0, 2**128 - 1))
def test_many_games_by_any_seed(set_up: tuple[Rulebook, int, Document], seed: int) -> None:
    rules, players, switches = set_up
    checked(rules, players, seed, switches, OFTEN)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_other_pairs_of_switches(rules: Rulebook, seed: int) -> None:
    for number, (players, switches) in enumerate(pairs(rules, seed)):
        checked(rules, players, 1000 * seed + number, switches)

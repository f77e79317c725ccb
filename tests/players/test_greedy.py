"""Players: they see imagined games only, repeat by their seed, and greedy is worth its name."""

import pytest

import theogony
from tests.deus.tables import game_with
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.steps import Question
from theogony.core.types import Document
from theogony.players import DeusEvaluation, Evaluation, GreedyPlayer, Player, named, play_game

DEUS = theogony.game("deus")


def finished(names: list[str], seed: int, preset: str) -> Game:
    """A game these players played to its end."""
    game = DEUS.new(players=len(names), seed=seed, switches=DEUS.presets[preset])
    play_game(game, [named(name, "deus", 100 * seed + seat) for seat, name in enumerate(names)])
    return game


def greedy_wins(games: int, preset: str = "base") -> int:
    """How many two-player games greedy wins against random, starting from every seat in turn."""
    wins = 0
    for seed in range(games):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        ranking = finished(names, seed, preset).ranking()
        wins += ranking[names.index("greedy")] == 1 and ranking.count(1) == 1
    return wins


def chosen(game: Game) -> str:
    """What the greedy player answers, by name."""
    return DEUS.names[named("greedy", "deus", 0).answer(game)]


def test_greedy_beats_random() -> None:
    assert greedy_wins(8) == 8


def test_greedy_beats_random_in_egypt() -> None:
    assert greedy_wins(2, "egypt") == 2


@pytest.mark.long
@pytest.mark.parametrize("preset", ["base", "egypt"])
def test_greedy_beats_random_in_95_of_100_games(preset: str) -> None:
    assert greedy_wins(100, preset) >= 95


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seeds_give_the_same_answers(name: str) -> None:
    def begun() -> Game:
        game = DEUS.new(players=3, seed=3)
        players = [named(name, "deus", seat) for seat in range(3)]
        while game.count < 40:
            game.choose(players[game.question().seat].answer(game))
        return game

    assert begun().record().text() == begun().record().text()


def test_an_unknown_player_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(WrongInput, match="'clever', expected one of: random, greedy"):
        named("clever", "deus", 0)


def test_players_are_handed_imagined_games_only() -> None:
    class Curious(Player):
        """Takes the first option and keeps what it was handed."""

        def __init__(self) -> None:
            super().__init__("curious", 0)
            self.handed: list[Game] = []

        def decide(self, imagined: Game) -> int:
            self.handed.append(imagined)
            return imagined.options().listed()[0]

    game = DEUS.new(players=2, seed=1)
    curious = Curious()
    for _ in range(5):
        game.choose(curious.answer(game))
    assert all(handed.quiet and handed is not game for handed in curious.handed)
    assert len({handed.rng.written() for handed in curious.handed}) == 5  # a new deal each time


def test_deciding_leaves_the_imagined_game_as_it_was() -> None:
    game = DEUS.new(players=3, seed=5)
    imagined = game.imagine(game.question().seat, 1)
    before = imagined.position()
    named("greedy", "deus", 0).decide(imagined)
    assert imagined.position() == before


def test_of_equal_options_greedy_takes_the_first() -> None:
    class Indifferent(Evaluation):
        def value(self, game: Game, seat: int) -> int:
            return 7

    game = DEUS.new(players=2, seed=1)
    answer = GreedyPlayer(0, Indifferent()).answer(game)
    assert answer == game.options().listed()[0]


def test_greedy_compares_tables_where_its_turn_is_over() -> None:
    class Watching(Evaluation):
        """Notes who is asked in the tables it is shown."""

        def __init__(self) -> None:
            self.asked: set[int] = set()

        def value(self, game: Game, seat: int) -> int:
            assert isinstance(game.stack[-1], Question)
            self.asked.add(game.question().seat)
            return 0

    watching = Watching()
    game = DEUS.new(players=3, seed=1)
    seat = game.question().seat
    GreedyPlayer(0, watching).answer(game)
    assert watching.asked == {(seat + 1) % 3}


def test_a_game_without_its_own_evaluation_is_played_by_points() -> None:
    game = game_with({"goods": {"vp": 9}}, {"goods": {"vp": 5}})
    assert Evaluation().value(game, 0) == game.scores()[0] - game.scores()[1]


# What a table of Deus is worth.

HAND = ["forum", "galley"]


def worth(mine: Document, theirs: Document | None = None, **table: object) -> int:
    """What a table is worth to seat 0."""
    seats = [{"hand": HAND} | seat for seat in (mine, theirs or {})]
    return DeusEvaluation().value(game_with(*seats, **table), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"goods": {"vp": 6}}, {"goods": {"vp": 5}}),
        ({"goods": {"gold": 3}}, {"goods": {"gold": 2}}),
        ({"goods": {"gold": 40}}, {"goods": {"gold": 30}}),  # a hoard is worth something, too
        ({"goods": {"wheat": 2}}, {"goods": {"wheat": 1}}),
        ({"hand": [*HAND, "school"]}, {"hand": HAND}),
        ({"tableau": {"civil": 3}}, {"tableau": {"civil": 2}}),
        ({"pieces": {"0,0": ["civil"], "0,1": ["civil"]}}, {"pieces": {"0,0": ["civil"]}}),
        ({"rows": {"civil": ["trading_post_forest"]}, "pieces": {"0,-1": ["civil"]}}, {}),
    ],
)
def test_more_is_better(better: Document, worse: Document) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.parametrize("more", [{"goods": {"vp": 9}}, {"goods": {"gold": 12}}])
def test_what_rivals_have_counts_against_a_seat(more: Document) -> None:
    assert worth({}, more) < worth({})


def test_an_army_at_a_village_counts_unless_a_rival_has_more() -> None:
    army, house = ({"pieces": {"2,1": [kind]}} for kind in ("military", "civil"))
    rivals = {"pieces": {"2,2": ["military", "military"]}}
    assert worth(army) > worth(house)
    assert worth(army, rivals) == worth(house, rivals)


def test_the_end_is_as_near_as_the_sooner_of_its_two_causes() -> None:
    def turns(**table: object) -> int:
        return DeusEvaluation().turns_to_come(game_with({}, {}, **table))

    attacked = {"villages": dict.fromkeys(["1,0", "3,1", "0,3"], 0)}
    last_temple = {"supply": {"temples": 1}}
    assert turns(**last_temple) < turns()
    assert turns(**attacked) < turns()
    assert turns(**last_temple) < turns(**attacked) == turns(**attacked, supply={"temples": 3})
    assert turns(**last_temple) == turns(**last_temple, villages={"1,0": 0})


def test_greedy_builds_a_temple_that_scores() -> None:
    game = game_with(
        {
            "hand": ["temple_regions_field", "war_elephant", "legion", "raiders"],
            "goods": {"wood": 2, "stone": 2, "clay": 2, "wheat": 1, "gold": 9},
            "rows": {"civil": ["forum", "baths"], "production": ["workers_quarters"]},
            "pieces": {"0,0": ["civil"], "1,1": ["civil"], "0,2": ["production"]},
        },
        {},
    )
    assert chosen(game) == "build temple_regions_field"


def test_greedy_takes_the_vp_of_a_village_it_can_surround() -> None:
    game = game_with(
        {
            "hand": ["galley", "market_hall", "legion", "raiders"],
            "rows": {"military": ["cavalry"], "production": ["workers_quarters"]},
            "pieces": {"2,1": ["military"], "2,2": ["production"]},
        },
        {},
    )
    greedy = named("greedy", "deus", 0)
    while game.question().seat == 0:
        game.choose(greedy.answer(game))
    assert game.position()["attacked"] == ["3,1"]

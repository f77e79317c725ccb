"""The search player: it repeats by its seed, keeps to its view, and thinks one turn at a time."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import theogony
from tests.cli.runs import refused
from theogony.core.compiled import is_compiled
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.players import (
    HINT,
    LEVELS,
    SLOW,
    USUAL,
    Evaluation,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    Settings,
    evaluation,
    named,
    play_game,
)
from theogony.players.apart import ask
from theogony.players.levels import settings
from theogony.players.search import DEALS, TO_THE_END, Branch, better_half

GAMES = ["deus", "civ"]


def begun(name: str, seed: int, answers: int, players: int = 3) -> Game:
    """A game that greedy players began."""
    game = theogony.game(name).new(players, seed)
    seats = [named("greedy", name, seat) for seat in range(players)]
    while game.count < answers:
        game.choose(seats[game.question().seat].answer(game))
    return game


def searching(game: str, settings: Settings, seed: int = 1) -> SearchPlayer:
    return SearchPlayer("search", seed, evaluation(game), settings)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["novice", "builder", "priest"])
def test_the_same_seed_gives_the_same_answers(game: str, name: str) -> None:
    def played() -> list[int]:
        table = begun(game, seed=4, answers=30)
        player = named(name, game, 9)
        found = []
        for _ in range(4):
            found.append(player.answer(table))
            table.choose(found[-1])
        return found

    assert played() == played()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_answers(game: str) -> None:
    real = begun(game, seed=5, answers=60)
    seat = real.question().seat
    rules = theogony.game(game)
    tables = [rules.from_position(real.imagine(seat, deal).position()) for deal in range(2)]
    thinks = Settings(40, later=13, turns=3)
    answers = {searching(game, thinks, seed=3).answer(table) for table in [real, *tables]}
    assert len(answers) == 1


def test_a_seat_sees_through_the_imagined_game_only() -> None:
    real = begun("deus", seed=5, answers=60)
    before = real.position()
    searching("deus", Settings(40, later=4, turns=3)).answer(real)
    assert real.position() == before


def test_the_tree_is_kept_for_the_turn_and_forgotten_after_it() -> None:
    game = theogony.game("deus").new(2, seed=2)
    player = searching("deus", Settings(40, later=4, turns=3))
    seat = game.question().seat
    game.choose(player.answer(game))
    deals = list(player.deals)
    assert deals, "the first decision was searched"
    while game.question().seat == seat:
        assert player.deals[: len(deals)] == deals
        game.choose(player.answer(game))
    rival = GreedyPlayer(0, evaluation("deus"))
    while game.question().seat != seat:
        game.choose(rival.answer(game))
    player.answer(game)
    assert player.deals[: len(deals)] != deals


def test_what_was_learned_of_later_answers_is_used() -> None:
    """The second decision of a turn finds deals of the first one already played."""
    game = theogony.game("deus").new(2, seed=2)
    player = searching("deus", Settings(30, later=30, turns=3))
    seat = game.question().seat
    game.choose(player.answer(game))
    assert game.question().seat == seat
    known = {
        branch.answer: [deal for deal in range(60) if branch.is_known(deal)]
        for branch in player.tree.branches
    }
    assert any(known.values())
    before = player.iterations
    tree = player.tree
    player.answer(game)
    fresh = searching("deus", Settings(30, later=30, turns=3))
    fresh.decide(game.imagine(seat, 1))
    assert player.iterations - before < fresh.iterations
    for branch in tree.branches:
        assert all(branch.is_known(deal) for deal in known.get(branch.answer, []))


class Witness(Evaluation):
    """Remembers which cards the others held in every table it was shown."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.hands: list[str] = []

    def value(self, game: Game, seat: int) -> int:
        if seat == self.seat:
            others = [game.position()["seats"][other] for other in range(2) if other != self.seat]
            self.hands.append(repr([other["hand"] for other in others]))
        return 0


def test_all_answers_are_tried_on_the_same_deals() -> None:
    game = begun("deus", seed=6, answers=0, players=2)
    seat = game.question().seat
    witness = Witness(seat)
    answers = len(game.options().listed())
    stages = (answers - 1).bit_length()  # of halving, each with as many iterations
    settings = Settings(answers * DEALS * stages, later=1, turns=0, by_chance=True)
    SearchPlayer("search", 1, witness, settings).decide(game.imagine(seat, 1))
    first = witness.hands[: answers * DEALS]  # of the first stage, deal by deal
    deals = [first[i : i + answers] for i in range(0, len(first), answers)]
    assert all(len(set(deal)) == 1 for deal in deals)
    assert len({deal[0] for deal in deals}) > DEALS / 2


@pytest.mark.parametrize("width", [1, 2, 3])
def test_so_many_answers_are_searched_and_no_more(width: int) -> None:
    game = begun("deus", seed=6, answers=0, players=2)
    assert len(game.options().listed()) > 3
    player = searching("deus", Settings(120, later=4, turns=2, width=width))
    player.answer(game)
    assert len(player.searched) == width
    assert (player.iterations > 0) == (width > 1)


@pytest.mark.parametrize("level", ["priest", "demigod"])
def test_the_strong_levels_compare_answers_by_playouts(level: str) -> None:
    game = begun("deus", seed=6, answers=0, players=2)
    player = named(level, "deus", 1)
    assert isinstance(player, SearchPlayer)
    player.answer(game)
    assert len(player.searched) > 1 and player.iterations >= DEALS * len(player.searched)


def test_with_one_iteration_any_answer_may_come() -> None:
    game = theogony.game("deus").new(2, seed=2)
    options = game.options().listed()
    settings = Settings(1, later=1)
    answers = {searching("deus", settings, seed).answer(game) for seed in range(40)}
    assert answers == set(options)


def test_when_nothing_is_left_to_search_the_best_look_decides() -> None:
    game = begun("deus", seed=6, answers=40, players=2)
    count = len(game.options().listed())
    imagined = game.imagine(game.question().seat, 1)
    player = searching("deus", Settings(count, later=count))
    assert player.decide(imagined) == named("greedy", "deus", 0).decide(imagined)
    assert player.iterations == 0


def test_the_better_half_goes_on_the_best_first() -> None:
    branches = [Branch(answer) for answer in range(5)]
    for branch, reward in zip(branches, [0.2, 0.9, 0.4, 0.9, 0.1], strict=True):
        branch.learn(0, reward)
        branch.learn(1, 1 - reward)  # on a deal that is not asked about
    assert [branch.answer for branch in better_half(branches, 1)] == [1, 3, 2]
    assert [branch.answer for branch in better_half(branches[:2], 1)] == [1]


class Partial(Evaluation):
    """Likes every table for one seat, and none for the others."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def value(self, game: Game, seat: int) -> int:
        return 1000 if seat == self.seat else 0


@pytest.mark.parametrize(("favoured", "reward"), [(0, 1.0), (1, 0.0), (2, 0.0)])
def test_answers_are_rewarded_for_the_seat_that_searches(favoured: int, reward: float) -> None:
    game = begun("deus", seed=6, answers=0)
    seat = game.question().seat
    partial = Partial((seat + favoured) % 3)
    player = SearchPlayer("search", 1, partial, Settings(40, later=1, turns=3))
    player.decide(game.imagine(seat, 1))
    rewards = [known for branch in player.searched for known in branch.rewards]
    assert len(rewards) > DEALS
    assert rewards == pytest.approx([reward] * len(rewards))


def test_every_answer_of_the_turn_is_remembered() -> None:
    """A playout gives all answers of the turn: what it taught is kept with each of them."""
    game = theogony.game("deus").new(2, seed=2)
    player = searching("deus", Settings(30, later=30, turns=3))
    seat = game.question().seat
    game.choose(player.answer(game))
    depth = 0
    branches = player.tree.branches
    while branches:
        depth += 1
        assert any(branch.is_known(deal) for branch in branches for deal in range(30))
        branches = max((branch.next.branches for branch in branches), key=len)
    answers = 0
    while game.question().seat == seat:
        answers += 1
        game.choose(player.answer(game))
    assert depth >= 2 and answers >= 2


def test_better_rewards_decide() -> None:
    """Judged by an evaluation that likes a full purse, the search fills it."""

    class Miser(Evaluation):
        def value(self, game: Game, seat: int) -> int:
            gold = game.position()["seats"][seat].get("goods", {}).get("gold", 0)
            assert isinstance(gold, int)
            return gold

        def scale(self) -> int:
            return 5

    game = theogony.game("deus").new(2, seed=3)
    seat = game.question().seat
    miser = SearchPlayer("miser", 1, Miser(), Settings(24, later=8, turns=0))
    before = game.position()["seats"][seat]["goods"]["gold"]
    while game.question().seat == seat:
        game.choose(miser.answer(game))
    assert game.position()["seats"][seat]["goods"]["gold"] > before


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 2), (4, 2)])
def test_the_table_after_every_round_of_a_playout_counts_alike(players: int, rounds: int) -> None:
    game = begun("deus", seed=6, answers=100, players=players)
    seat = game.question().seat
    player = searching("deus", Settings(1, later=1, turns=8))
    table = game.copy()
    rewards = []
    for _ in range(rounds):
        for _ in range(players):
            table = player.greedy.best_line(table).table
        rewards.append(player.reward(table, seat))
    assert len(set(rewards)) == rounds
    assert player.play_on(game.copy(), seat) == pytest.approx(sum(rewards) / rounds)


def test_a_game_that_ends_in_a_playout_counts_with_its_result_in_every_round_left() -> None:
    game = theogony.game("deus").new(2, seed=6)
    players = [named("greedy", "deus", seat) for seat in range(2)]
    before = game.copy()
    while game.stack:
        if game.question().seat != before.question().seat:
            before = game.copy()
        game.choose(players[game.question().seat].answer(game))
    player = searching("deus", Settings(1, later=1, turns=8))
    rewards = [player.play_on(before.copy(), seat) for seat in range(2)]
    assert sorted(rewards) == [0.0, 1.0]


@pytest.mark.parametrize("turns", [0, 2, TO_THE_END])
def test_playouts_by_chance_answer_too(turns: int) -> None:
    game = begun("deus", seed=6, answers=100, players=2)
    player = searching("deus", Settings(20, later=5, turns=turns, by_chance=True))
    assert player.answer(game) in game.options().listed()
    assert player.iterations >= game.options().count


def test_a_clock_bounds_a_search() -> None:
    game = begun("deus", seed=6, answers=40, players=2)
    player = named("search:1ms", "deus", 1)
    assert player.answer(game) in game.options().listed()
    bounded = searching("deus", Settings(10**9, later=10**9, milliseconds=50))
    assert bounded.answer(game) in game.options().listed()
    assert bounded.iterations < 10**6


def test_the_levels_think_longer_and_longer() -> None:
    iterations = [(settings.iterations, settings.later) for settings in LEVELS.values()]
    assert list(LEVELS) == ["novice", "apprentice", "builder", "priest", "demigod"]
    assert iterations == sorted(set(iterations))


def test_levels_that_play_games_out_are_slow_where_the_rules_run_interpreted() -> None:
    """Fewer iterations than two answers need on all deals are none but looks."""
    playing_out = [name for name, level in LEVELS.items() if level.iterations >= 2 * DEALS]
    assert list(SLOW) == ([] if is_compiled() else playing_out)
    assert list(SLOW.values()) == sorted(SLOW.values()) and min(SLOW.values(), default=2) > 1


def test_by_default_answers_the_strongest_level_that_is_not_slow() -> None:
    levels = list(LEVELS)
    quick = levels[: levels.index("priest") + 1] if is_compiled() else levels
    assert [level for level in quick if level not in SLOW][-1] == USUAL
    hint = settings(HINT)
    assert hint == LEVELS["demigod"] if is_compiled() else hint.milliseconds == 1000


@pytest.mark.skipif(is_compiled(), reason="run compiled")
@pytest.mark.parametrize("game", GAMES)
def test_where_the_rules_run_interpreted_the_default_plays_no_game_out(game: str) -> None:
    table = begun(game, seed=3, answers=20)
    players = [SearchPlayer(USUAL, seat, evaluation(game), settings(USUAL)) for seat in range(3)]
    while table.stack and table.count < 120:
        table.choose(players[table.question().seat].answer(table))
    assert [player.iterations for player in players] == [0, 0, 0]


def test_the_levels_are_documented_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")
    for name, level in LEVELS.items():
        turns = level.turns if level.iterations > DEALS else "–"  # too few for playouts
        assert f"| `{name}` | {level.iterations} | {level.later} | {turns} |" in page


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_builder_beats_chance(game: str) -> None:
    table = theogony.game(game).new(2, seed=1)
    play_game(table, [RandomPlayer(1), named("builder", game, 2)], most=2000)
    scores = table.scores()
    assert scores[1] > scores[0]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_demigod_beats_greedy(game: str) -> None:
    """How often, the arena tells."""
    wins = 0
    for seed in range(12):
        names = ["demigod", "greedy"] if seed % 2 else ["greedy", "demigod"]
        table = theogony.game(game).new(2, seed=seed // 2)
        play_game(table, [named(name, game, seed) for name in names])
        wins += table.ranking()[names.index("demigod")] == 1
    assert wins >= 8


@pytest.mark.parametrize("game", GAMES)
def test_another_process_thinks_the_same(game: str) -> None:
    table = begun(game, seed=7, answers=25)
    seat = table.question().seat
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there, memory = ask(pool, "search:30", table, seed=11).result()
    imagined = table.imagine(seat, 11)
    here = named("search:30", game, 11)
    assert there == here.decide(imagined)
    assert memory == here.memory()


def test_another_process_goes_on_with_the_turn() -> None:
    """What the first answer learned about the later ones of the turn need not be learned again."""
    table = begun("deus", seed=7, answers=0)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        answer, memory = ask(pool, "search:75", table, seed=11).result()
        seat = table.question().seat
        table.choose(answer)
        assert table.question().seat == seat and memory["tree"]
        there, _ = ask(pool, "search:75", table, 12, memory).result()
    here = searching("deus", settings("search:75"), 12)
    assert there == here.go_on(table.imagine(seat, 12), memory)
    afresh = searching("deus", settings("search:75"), 12)
    afresh.decide(table.imagine(seat, 12))
    assert 0 < here.iterations < afresh.iterations


@pytest.mark.parametrize("name", ["search:", "search:0", "search:ten", "search:5s", "search:-1"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(WrongInput, match="expected search:ITERATIONS or search:TIMEms"):
        named(name, "deus", 0)
    assert "expected search:ITERATIONS" in refused("sim", "deus", "--players", f"{name},greedy")


def test_a_person_plays_against_a_level_and_against_a_budget() -> None:
    from theogony.cli.session import seats_of

    assert seats_of("me:Ada,demigod,search:200") == [
        ("me", "Ada"),
        ("demigod", ""),
        ("search:200", ""),
    ]

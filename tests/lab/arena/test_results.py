"""What the games of an arena tell."""

import random
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import theogony
from tests.cli.runs import said
from tests.lab.arena.arenas import PLAN, as_if, told
from theogony.cli import arena as command
from theogony.core.types import Document
from theogony.lab.arena.decide import better
from theogony.lab.arena.games import Outcome, Plan, Table, seating, tables
from theogony.lab.arena.ratings import ratings
from theogony.lab.arena.report import sheets
from theogony.lab.numbers import Z, share_by_deal, wilson


def test_the_matrix_counts_who_did_better() -> None:
    plan = replace(PLAN, players=["a", "b"])
    ends = [["a", "b"]] * 6 + [["ab"]] * 2 + [["b", "a"]] * 2
    found = told(plan, [as_if(plan, n, *end) for n, end in enumerate(ends[:4])])
    assert [cell["share"] for cell in found["matrix"]] == [1.0, 0.0]
    plan = replace(plan, games=10)
    found = told(plan, [as_if(plan, n, *end) for n, end in enumerate(ends)])
    ours, theirs = found["matrix"]
    assert (ours["player"], ours["against"], ours["games"], ours["wins"]) == ("a", "b", 10, 7)
    assert (theirs["wins"], theirs["share"]) == (3, pytest.approx(0.3))
    assert (ours["low"], ours["high"]) == pytest.approx((1 - theirs["high"], 1 - theirs["low"]))
    assert ours["low"] < 0.5 < 0.7 < ours["high"]
    assert [seat["games"] for seat in found["by_seat"]] == [10, 10]


def test_a_shared_first_place_is_divided_at_a_table() -> None:
    plan = replace(PLAN, players=["a", "b", "b"], games=3, seats=3)
    found = told(plan, [as_if(plan, 0, "ab"), as_if(plan, 1, "a", "b"), as_if(plan, 2, "b", "a")])
    ours, theirs = found["tables"][0]["results"]
    assert ours["wins"] == pytest.approx(1 / 3 + 1)
    assert theirs["wins"] == pytest.approx(2 / 3 + 1)
    assert (ours["par"], theirs["par"]) == (pytest.approx(1 / 3), pytest.approx(2 / 3))


def test_several_seats_of_a_player_are_compared_one_by_one() -> None:
    outcome = Outcome(0, "", ["b", "a", "b", "b"], [9, 8, 8, 1], [1, 2, 2, 4])
    assert better(outcome, "a", "b") == pytest.approx((0 + 0.5 + 1) / 3)
    assert better(outcome, "b", "a") == pytest.approx((1 + 0.5 + 0) / 3)


def test_an_interval_is_that_of_the_deals() -> None:
    plan = replace(PLAN, players=["a", "b"], games=200)
    even = [as_if(plan, n, *(["a", "b"] if n % 2 else ["b", "a"])) for n in range(200)]
    by_deals = [as_if(plan, n, *(["a", "b"] if n // 2 % 2 else ["b", "a"])) for n in range(200)]
    chance = random.Random(1)
    mixed = [as_if(plan, n, *chance.sample(["a", "b"], 2)) for n in range(200)]
    widths = []
    for outcomes in (even, mixed, by_deals):
        (ours, _) = told(plan, outcomes)["matrix"]
        widths.append(ours["high"] - ours["low"])
    low, high = wilson(100, 200)  # of games that have nothing to do with each other
    assert widths[0] < 0.05 < widths[1] < widths[2]
    assert widths[1] == pytest.approx(high - low, abs=0.02)
    low, high = wilson(50, 100)
    assert widths[2] == pytest.approx(high - low, abs=0.01)


@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize(("truth", "deals"), [(0.5, 10), (0.7, 30), (0.9, 100)])
def test_the_truth_lies_in_the_interval_in_95_of_100_cases(
    truth: float, deals: int, alike: bool
) -> None:
    chance = random.Random(2)
    inside = 0
    for _ in range(400):
        played = []
        for _ in range(deals):
            first, second = (float(chance.random() < truth) for _ in range(2))
            played.append([first, first if alike else second])
        found = share_by_deal(played)
        inside += found["low"] <= truth <= found["high"]
    assert inside >= 368  # 380 are meant


def test_two_deals_lost_and_two_won_are_added() -> None:
    found = share_by_deal([[1.0, 0.0]] * 12)
    reach = Z * (4 * 0.25 / 16 / 16) ** 0.5  # four of 16 deals are half a deal off the mean
    assert (found["low"], found["high"]) == pytest.approx((0.5 - reach, 0.5 + reach))


def test_a_deal_weighs_as_much_as_it_has_games() -> None:
    played = [[1.0] * 3] * 100 + [[0.0, 0.0, 1.0] * 2] * 100
    found = share_by_deal(played)
    assert found["share"] == pytest.approx(5 / 9)  # the mean of the deals would be 2 / 3
    # Those of 3 games have 2 / 3 of the average size, those of 6 have 4 / 3.
    mean = (100 * 2 / 3 + 100 * 4 / 9 + 2) / 204
    misses = [2 / 3 - 2 / 3 * mean] * 100 + [4 / 9 - 4 / 3 * mean] * 100 + [mean, 1 - mean] * 2
    reach = Z * (sum(miss**2 for miss in misses) / 204 / 204) ** 0.5
    assert (found["low"], found["high"]) == pytest.approx((mean - reach, mean + reach))


@given(st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=24), min_size=1))
def test_a_share_lies_in_its_interval(played: list[list[float]]) -> None:
    found = share_by_deal(played)
    assert found["low"] <= found["share"] <= found["high"]


def test_deals_of_several_tables_may_differ_in_size() -> None:
    plan = replace(PLAN, players=["a", "a", "b", "c"], games=240, seats=3)
    outcomes = [  # b beats two of a in 80 deals of 3 games, and loses to c in 40 deals of 6
        as_if(plan, n, *(["c", "b", "a"] if "c" in seating(plan, n) else ["b", "a"]))
        for n in range(3 * 240)
    ]
    (ours,) = [entry for entry in told(plan, outcomes)["by_player"] if entry["player"] == "b"]
    assert (ours["games"], ours["share"]) == (480, 0.5)
    assert (ours["low"] + ours["high"]) / 2 == pytest.approx(0.5)


@pytest.mark.parametrize("truth", [0.5, 0.8])
def test_the_truth_lies_in_the_interval_where_deals_differ_in_size(truth: float) -> None:
    chance = random.Random(4)
    inside = 0
    for _ in range(400):
        played = []
        for _ in range(30):
            size = chance.choice([3, 6])
            odds = truth - 0.2 if size == 3 else truth + 0.1  # 2 / 3 of the games are in the large
            played.append([float(chance.random() < odds) for _ in range(size)])
        found = share_by_deal(played)
        inside += found["low"] <= truth <= found["high"]
    assert inside >= 368  # 380 are meant


def test_ratings_of_two_are_those_of_their_share() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    from scipy.stats import beta

    plan = replace(PLAN, players=["a", "b"], games=100)
    ends = [["a", "b"]] * 70 + [["ab"]] * 10 + [["b", "a"]] * 20
    outcomes = [as_if(plan, n, *end) for n, end in enumerate(ends)]
    met = [Table(("a", "b"))]
    found = ratings(["b", "a"], met, outcomes, seed=1)
    assert found is not None
    assert [entry["player"] for entry in found] == ["a", "b"]
    lead = {key: 2 * found[0][key] for key in ("rating", "low", "high")}
    shares = {key: 1 / (1 + 10 ** (-elo / 400)) for key, elo in lead.items()}
    assert shares == {
        "rating": pytest.approx(75.5 / 101, abs=0.001),
        # Both games of each deal ended alike: they tell what 50 games would.
        "low": pytest.approx(beta.ppf(0.025, 38, 13), abs=0.025),
        "high": pytest.approx(beta.ppf(0.975, 38, 13), abs=0.025),
    }
    assert ratings(["b", "a"], met, outcomes[::-1], seed=1) == found


def test_players_are_told_by_strength() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    plan = replace(PLAN, players=["c", "a", "b"], games=2)
    outcomes = [as_if(plan, n, *sorted(seating(plan, n))) for n in range(6)]
    found = told(plan, outcomes)
    assert [entry["player"] for entry in found["ratings"]] == ["a", "b", "c"]
    assert [entry["player"] for entry in found["by_player"]] == ["a", "b", "c"]
    assert [entry["player"] for entry in found["times"]] == ["a", "b", "c"]


def test_time_is_told_by_decision() -> None:
    plan = replace(PLAN, players=["a", "b"], games=2)
    outcomes = [as_if(plan, n, "a", "b") for n in range(2)]
    outcomes[1].answers, outcomes[1].seconds, outcomes[1].slowest = [10, 75], [9.0, 0.5], [3.0, 0.2]
    first, second = sorted(told(plan, outcomes)["times"], key=lambda entry: entry["player"])
    assert first == {"player": "a", "decisions": 100, "mean_ms": 10.0, "most_ms": 200.0}
    assert second["decisions"] == 35 and second["most_ms"] == 3000.0
    (sheet,) = [s for s in sheets(told(plan, outcomes)) if s.title == "Time per decision"]
    assert sorted(sheet.lines)[0] == ["a", "100", "10.0", "200"]


def test_the_command_plays_the_same_games_in_the_same_folder() -> None:
    plan = Plan(
        *("deus", ["greedy", "bot:my 'bot, 2'", "random"], 200, 2, 9),
        switches={"joker": True, "red_set": "egypt"},
        **{"cap": 500, "until_decided": True, "bounds": (0.5, 0.6)},  # type: ignore[arg-type]
    )
    found: list[tuple[Plan, Path]] = []

    def noted(plan: Plan, folder: Path, *rest: object) -> Document:
        found.append((plan, folder))
        return told(plan, [], folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "play_arena", noted)
        ladder = replace(plan, until_decided=False, ladder=True, switches={})
        for kind, folder in ((plan, "arena-deus"), (ladder, "my arena")):
            words = shlex.split(told(kind, [], Path(folder))["command"])
            assert ("--out" in words) == (folder == "my arena")
            assert words[:2] == ["theogony", "arena"]
            printed = said(*words[1:]).splitlines()
            assert printed[-2:] == ["to play the same games:", shlex.join(words)]
    assert found == [(plan, Path("arena-deus")), (ladder, Path("my arena"))]


def test_the_command_names_the_preset_that_was_played() -> None:
    egypt = theogony.game("deus").presets["egypt"]
    assert "--preset egypt " in told(replace(PLAN, switches=egypt), [])["command"]
    assert "--switch" not in told(replace(PLAN, switches=egypt), [])["command"]
    more = told(replace(PLAN, switches=egypt | {"joker": True}), [])["command"]
    assert "--preset" not in more and "--switch joker=true" in more
    plain = told(PLAN, [])["command"]
    assert "--preset" not in plain and "--switch" not in plain


def test_ratings_of_more_hold_what_is_true() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    plan = replace(PLAN, players=["a", "b", "c"], games=400)
    chance = random.Random(2)
    strength = {"a": 8.0, "b": 2.0, "c": 1.0}
    outcomes = []
    for number in range(1200):
        one, other = sorted(seating(plan, number))
        wins = chance.random() < strength[one] / (strength[one] + strength[other])
        outcomes.append(as_if(plan, number, *([one, other] if wins else [other, one])))
    found = ratings(["a", "b", "c"], tables(plan), outcomes, seed=1)
    assert found is not None
    assert [entry["player"] for entry in found] == ["a", "b", "c"]
    true = {"a": 200.7, "b": -40.1, "c": -160.5}  # 400 lg of the strength, less the mean
    for entry in found:
        assert entry["low"] < true[entry["player"]] < entry["high"]
        assert entry["high"] - entry["low"] < 80


def test_somebody_who_always_wins_is_not_infinitely_strong() -> None:
    pytest.importorskip("choix", reason="the extra `arena` is not installed")
    plan = replace(PLAN, players=["a", "b"], games=100)
    outcomes = [as_if(plan, n, "a", "b") for n in range(100)]
    found = ratings(["a", "b"], tables(plan), outcomes, seed=1)
    assert found is not None
    assert 300 < found[0]["low"] < found[0]["rating"] < found[0]["high"] < 2000

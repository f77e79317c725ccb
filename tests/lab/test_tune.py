"""Tuning: the same seed finds the same weights, worse ones are told, and wrong input is refused."""

import ast
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.cli.runs import refused, said, written
from theogony import game as rules_of
from theogony.core.errors import WrongInput
from theogony.lab.tune import (
    FRESH,
    SIGNS,
    STRIDE,
    Plan,
    Weights,
    left_out,
    match,
    play,
    scaled,
    step,
    tune,
    weighted,
    weights,
)
from theogony.players import evaluation

PLAYERS = Path(__file__).parent.parent.parent / "src" / "theogony" / "players"
NO_TABLE = re.compile("changed the value of none of [0-9]{5} tables")
Deal = list[float]  # what is won in each of its games
QUICK = Plan("deus", steps=3, games=4, confirm=4, seed=7, only=["gold", "cards"], cap=12)


def assigned(module: str) -> set[str]:
    """What the evaluation of a module is made of."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((PLAYERS / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name.endswith("Evaluation"):
            (made,) = (item for item in node.body if getattr(item, "name", "") == "__init__")
            for line in ast.walk(made):
                if isinstance(line, ast.Attribute) and isinstance(line.ctx, ast.Store):
                    found.add(line.attr)
    return found


def test_weights_are_all_numbers_that_an_evaluation_is_made_of() -> None:
    assert set(weights(evaluation("deus"))) == assigned("deus") | assigned("egypt")
    assert assigned("civ") - set(weights(evaluation("civ"))) == {"board", "distances"}


@pytest.mark.parametrize("game", ["deus", "civ"])
def test_weights_are_written_as_they_are_read(game: str) -> None:
    own = weights(evaluation(game))
    assert weights(weighted(game, {})) == own
    other = scaled(own, dict.fromkeys(own, 0.7))
    assert all(other[name] != own[name] for name in own)
    assert weights(weighted(game, other)) == other


def test_weights_keep_their_sign_when_they_are_scaled() -> None:
    first: Weights = {"one": 1, "none": 0, "less": -1, "many": [0, 10, 20], "same": 5}
    factors = dict.fromkeys(["one", "none", "less", "many"], -2.0)
    assert scaled(first, factors) == {
        **{"one": 1, "none": 0, "less": -1},
        **{"many": [0, 1, 3], "same": 5},
    }


def test_a_step_goes_where_the_winner_is() -> None:
    first: Weights = {"gold": 20, "region": 150, "fading": 150}
    still = dict.fromkeys(first, 0.0)
    changes: list[tuple[Weights, Weights]] = []

    def all_won(deal: Callable[[int], Deal], deals: Iterable[int]) -> Iterable[Deal]:
        assert isinstance(deal, partial)
        changes.append(deal.args[1:])
        return [[1.0, 1.0] for _ in deals]

    def all_lost(deal: Callable[[int], Deal], deals: Iterable[int]) -> Iterable[Deal]:
        return [[0.0, 0.0] for _ in deals]

    towards, won = step(QUICK, all_won, first, still, 0)
    away, lost = step(QUICK, all_lost, first, still, 0)
    assert (won, lost) == (1.0, 0.0)
    ((up, down),) = changes
    for name in first:
        assert abs(towards[name]) == STRIDE and away[name] == -towards[name]
        assert (up[name] > down[name]) == (towards[name] > 0)  # type: ignore[operator]


def weights_of(module: str) -> set[str]:
    return assigned(module) & set(weights(evaluation("deus")))


def test_weights_that_cannot_matter_are_left_out() -> None:
    own = weights(evaluation("deus"))
    of_egypt = weights_of("egypt") - weights_of("deus")
    without = left_out(Plan("deus"), own, list(own))
    assert len(of_egypt) == 17 and of_egypt == set(without)
    (reason,) = set(without.values())
    assert NO_TABLE.fullmatch(reason)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("game", "preset"), [("deus", "egypt"), ("civ", None)])
def test_a_weight_that_matters_however_rarely_or_late_is_tuned(
    game: str, preset: str | None, seats: int
) -> None:
    own = weights(evaluation(game))
    plan = Plan(game, seats=seats, switches=rules_of(game).preset(preset), cap=12)
    assert left_out(plan, own, list(own)) == {}


def test_a_weight_of_0_is_left_out() -> None:
    own = weights(evaluation("deus"))
    assert left_out(QUICK, own | {"gold": 0}, ["gold", "cards"]) == {"gold": "is 0, and 0 stays"}


def test_what_was_left_out_is_told(tmp_path: Path) -> None:
    out = tmp_path / "log.jsonl"
    words = ["--steps", "1", "--games", "2", "--confirm", "2", "--cap", "12", "--workers", "1"]
    text = said("tune", "deus", *words, "--only", "gold,spare,tile_turns", "--out", str(out))
    assert re.search(f"left out, as it {NO_TABLE.pattern}: spare, tile_turns\n", text)
    heading, first = map(json.loads, out.read_text().splitlines())
    assert heading["left_out"] == ["spare", "tile_turns"] and list(first["factors"]) == ["gold"]


def test_a_run_that_goes_on_leaves_out_the_same(tmp_path: Path) -> None:
    plan = replace(QUICK, start={"gold": 0}, confirm=0)
    found = tune(plan, tmp_path / "log.jsonl", workers=1)
    before = (tmp_path / "log.jsonl").read_text()
    assert tune(plan, tmp_path / "log.jsonl", workers=1) == found
    assert (tmp_path / "log.jsonl").read_text() == before


def test_where_no_weight_matters_nothing_is_tuned(tmp_path: Path) -> None:
    plan = replace(QUICK, start={"gold": 0}, only=["gold"])
    with pytest.raises(WrongInput, match="nothing is left to tune: none of gold matters here"):
        tune(plan, tmp_path / "log.jsonl", workers=1)
    assert not (tmp_path / "log.jsonl").exists()


# Whole runs.


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The quick plan, played by one process."""
    path = tmp_path_factory.mktemp("tune") / "log.jsonl"
    tune(QUICK, path, workers=1)
    return path


def test_the_number_of_processes_changes_nothing(log: Path, tmp_path: Path) -> None:
    other = tmp_path / "log.jsonl"
    found = tune(QUICK, other, workers=2)
    assert other.read_text() == log.read_text()
    assert found == tune(QUICK, log, workers=1)
    heading, *steps = map(json.loads, log.read_text().splitlines())
    assert (heading["tune"], heading["seed"]) == (2, 7)
    assert [line["step"] for line in steps] == [0, 1, 2]
    assert any(line["won"] != 0.5 for line in steps)


def test_another_seed_finds_something_else(log: Path, tmp_path: Path) -> None:
    other = tmp_path / "log.jsonl"
    tune(replace(QUICK, seed=8, confirm=0), other, workers=1)
    assert other.read_text().splitlines()[1:] != log.read_text().splitlines()[1:]


@pytest.mark.parametrize("lost", [1, 30, 130])
def test_a_run_that_was_killed_goes_on(log: Path, tmp_path: Path, lost: int) -> None:
    torn = tmp_path / "log.jsonl"
    torn.write_text(log.read_text()[:-lost])
    told: list[int] = []
    tune(replace(QUICK, confirm=0), torn, workers=1, tick=told.append)
    assert torn.read_text() == log.read_text()
    assert told == ([3] if lost < 100 else [2, 3])


def test_a_torn_heading_is_written_anew(log: Path, tmp_path: Path) -> None:
    torn = tmp_path / "log.jsonl"
    torn.write_text(log.read_text()[:30])
    tune(replace(QUICK, steps=0, confirm=0), torn, workers=1)
    assert torn.read_text() == log.read_text().splitlines(keepends=True)[0]


def test_fewer_steps_are_the_first_ones(log: Path) -> None:
    before = log.read_text()
    found = tune(replace(QUICK, steps=1, confirm=0), log, workers=1)
    factors = json.loads(before.splitlines()[1])["factors"]
    assert found["new"] == scaled(found["old"], factors) and found["games"] == 0
    assert log.read_text() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('"seed": 7', '"seed": 8'), "holds something else, expected to begin with"),
        (('"step": 1', '"step": 5'), "line 3: expected step 1 of this run"),
        (('"gold"', '"silver"'), "holds something else"),
        (('{"cards": ', '{"cards": 1e9, "cards": 9'), "line 2: expected step 0 of this run"),
        (('"won"', "won"), "line 2: expected step 0 of this run"),
    ],
)
def test_a_file_with_something_else_is_left_alone(
    log: Path, tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    other = tmp_path / "log.jsonl"
    other.write_text(log.read_text().replace(*change))
    before = other.read_text()
    with pytest.raises(WrongInput, match=sentence):
        tune(QUICK, other, workers=1)
    assert other.read_text() == before


# Matches.


def test_the_same_weights_win_half_of_every_pair() -> None:
    own = weights(evaluation("deus"))
    for seats in (2, 3, 4):
        plan = Plan("deus", seats=seats, cap=12)
        assert play(plan, [own, own], 0) + 1 - play(plan, [own, own], 0) == 1


def test_bad_weights_are_found_to_be_worse(tmp_path: Path) -> None:
    own = weights(evaluation("deus"))
    bad: Weights = {name: [-each for each in own[name]] for name in ("cards", "pieces")}  # type: ignore[union-attr]
    plan = replace(QUICK, steps=0, confirm=24, seed=3, start=bad, cap=60)
    found = tune(plan, tmp_path / "log.jsonl", workers=1)
    assert found["games"] == 24 and found["high"] < 0.5


def test_the_confirming_match_is_played_on_deals_that_no_step_has_seen(tmp_path: Path) -> None:
    own = weights(evaluation("deus"))
    start: Weights = {"region": 20, "gold": 60}
    plan = replace(QUICK, steps=0, games=8, confirm=8, seed=5, start=start, cap=60)
    found = tune(plan, tmp_path / "log.jsonl", workers=1)
    fresh = match(plan, map, own | start, own, FRESH, 8)
    seen = match(plan, map, own | start, own, 0, 8)
    assert found["share"] == fresh["share"] != seen["share"]
    longest = replace(plan, steps=1_000_000, games=1000)
    assert longest.steps * longest.games // 2 < min(SIGNS, FRESH)


# The command.


def test_the_command_tells_weights_and_match(tmp_path: Path) -> None:
    out = str(tmp_path / "log.jsonl")
    start = written(tmp_path, "start.json", '{"gold": 10}')
    words = ["--steps", "1", "--games", "2", "--confirm", "2", "--cap", "12", "--workers", "1"]
    words += ["--only", "region", "--start", start, "--out", out]
    *changes, as_json, match = said("tune", "deus", *words).splitlines()
    assert "gold: 20 → 10" in changes
    assert json.loads(as_json)["gold"] == 10
    assert match.startswith("new against old: ") and " of 2 fresh games" in match


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "no game 'chess' is installed, expected one of: deus"),
        ("deus --steps -1", "steps is -1, expected 0 or more"),
        ("deus --steps many", "--steps"),
        ("deus --games 0", "games is 0, expected 1 or more"),
        ("deus --games 5", "games is 5, expected an even number: deals are played twice"),
        ("deus --confirm -2", "confirm is -2, expected an even number"),
        ("deus --confirm 5", "confirm is 5, expected an even number"),
        ("deus --seats 5", "deus is for 2 to 4 players, not 5"),
        ("deus --seats 1", "deus is for 2 to 4 players, not 1"),
        ("deus --seed -1", "seed is -1, expected 0 to 2**128 - 1"),
        ("deus --cap 0", "cap is 0, expected 1 or more"),
        ("deus --workers 0", "workers is 0, expected 1 or more"),
        ("deus --preset rome", "no preset is called 'rome', expected one of: base, egypt"),
        ("deus --switch joker=maybe", "switch joker is 'maybe', expected false or true"),
        (
            "deus --only gold,silver",
            "no weight of deus is called 'silver', expected some of: any_effect",
        ),
        ("civ --only gold", "no weight of civ is called 'gold', expected some of: caravan, city"),
        ("deus --only=", "no weight of deus is called '', expected some of"),
        ("deus --start nowhere.json", "nowhere.json cannot be read"),
        ("deus --only gold --out .", ". cannot be used: Is a directory"),
    ],
)
def test_wrong_input_is_one_sentence(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused("tune", *words.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gold", "is no JSON"),
        ("[1]", "holds no weights, expected names with numbers"),
        ('{"silver": 1}', "no weight of deus is called 'silver'"),
        ('{"gold": [1]}', "weight gold is [1], expected something like 20"),
        ('{"gold": true}', "weight gold is True, expected something like 20"),
        ('{"gold": 1e3}', "weight gold is 1000.0, expected something like 20"),
        ('{"gold": 1000000000}', "weight gold is 1000000000, expected something like 20"),
        ('{"pieces": [0, 1]}', "weight pieces is [0, 1], expected something like [0, 80, 125"),
        ('{"pieces": 80}', "weight pieces is 80, expected something like [0, 80, 125"),
    ],
)
def test_weights_to_begin_with_are_checked(text: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused("tune", "deus", "--start", written(tmp_path, "start.json", text))

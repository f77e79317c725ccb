"""Exported games: every decision once, with the end of its game, the same however it is written."""

import json
import shlex
import sys
import tracemalloc
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import theogony
from tests.civ import hidden as civ_hidden
from tests.cli.runs import refused, said, written
from tests.deus import hidden as deus_hidden
from theogony.core.conformance import any_option
from theogony.core.game import Game
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.lab import parquet as parquet_file
from theogony.lab.export import COLUMNS, Story, export, rows, simulated, stored, story_of
from theogony.lab.simulate import Plan, play
from theogony.players import RandomPlayer, play_game

GOLDEN = Path(__file__).parent.parent / "golden"
EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "bot.py"
PLAN = Plan("deus", 3, ["random", "random"], seed=5, switches={"joker": True})
CAPPED = Plan("civ", 2, ["random"] * 3, seed=1, cap=40)


def lines(text: str) -> list[Document]:
    return [json.loads(line) for line in text.splitlines()]


def parquet(path: Path) -> list[Document]:
    """The rows of a file, as other programs read them, less the texts that are JSON."""
    module: Any = pytest.importorskip("pyarrow.parquet", reason="needs the extra `lab`")
    found: list[Document] = module.read_table(path).to_pylist()
    for row in found:
        row |= {name: json.loads(row[name]) for name in ("switches", "view") if name in row}
    return found


@pytest.fixture(scope="module")
def found() -> list[Document]:
    return [row for story in simulated(PLAN, 1) for row in rows(story, False)]


def test_every_decision_is_told_once_and_can_be_played_again(found: list[Document]) -> None:
    deus = theogony.game("deus")
    for number in range(3):
        own = [row for row in found if row["game_id"] == f"deus-5-{number}"]
        game = deus.new(2, int(own[0]["seed"]), own[0]["switches"])
        for count, row in enumerate(own):
            assert row["decision"] == count
            assert game.decision is not None
            assert (row["seat"], row["question"]) == (game.decision.seat, game.decision.ask)
            assert dict(zip(row["options"], row["names"], strict=True)) == game.names()
            assert row["name"] == deus.names[row["answer"]]
            game.choose(row["answer"])
        assert game.over
        assert {(*row["scores"], *row["ranking"]) for row in own} == {
            (*game.scores(), *game.ranking())
        }
    assert {row["game_id"] for row in found} == {f"deus-5-{number}" for number in range(3)}


def test_rows_tell_who_decided_and_how_it_ended_for_them(found: list[Document]) -> None:
    for row in found:
        seat = row["seat"]
        assert row["finished"] and row["rules"] == theogony.game("deus").version
        assert (row["score"], row["rank"]) == (row["scores"][seat], row["ranking"][seat])
        assert row["won"] == (row["rank"] == 1)
        assert row["switches"]["joker"] is True and row["switches"]["vp_open"] is True
        assert list(row) == [name for name in COLUMNS if name != "view"]


def test_players_change_seats_from_game_to_game() -> None:
    stories = simulated(Plan("deus", 3, ["greedy", "random"], cap=1), 1)
    seats = [row["players"] for story in stories for row in rows(story, False)]
    assert seats == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]


def test_the_games_are_those_of_a_simulation(found: list[Document]) -> None:
    for number in range(3):
        played = play(PLAN, number)
        own = [row for row in found if row["game_id"] == f"deus-5-{number}"]
        assert (len(own), own[0]["scores"]) == (played.decisions, played.scores)


def test_the_number_of_workers_changes_nothing() -> None:
    bot = f"bot:{shlex.join([sys.executable, str(EXAMPLE)])}"
    plan = Plan("deus", 11, [bot, "random"], seed=2, cap=20)
    assert list(simulated(plan, 1)) == list(simulated(plan, 2))


def test_a_game_left_unfinished_has_no_result() -> None:
    found = [row for story in simulated(CAPPED, 1) for row in rows(story, False)]
    assert len(found) == 80
    for row in found:
        assert row["finished"] is False
        assert [row[name] for name in ("scores", "ranking", "score", "rank", "won")] == [None] * 5


@pytest.mark.parametrize("views", [False, True])
def test_both_formats_hold_the_same(views: bool, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    outs = [tmp_path / "a.jsonl", tmp_path / "a.parquet"]
    stories = [*simulated(Plan("deus", 2, ["random"] * 2, cap=30), 1), *simulated(CAPPED, 1)]
    stories += stored([str(GOLDEN / "deus-2.thg")])
    games, decisions = export(iter(stories), [str(out) for out in outs], views)
    in_lines = lines(outs[0].read_text(encoding="utf-8"))
    assert (games, decisions) == (5, len(in_lines))
    assert in_lines == parquet(outs[1])
    assert ("view" in in_lines[0]) == views


def test_the_same_export_gives_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    for name in ("a", "b"):
        outs = [str(tmp_path / f"{name}.{suffix}") for suffix in ("jsonl", "parquet")]
        export(simulated(CAPPED, 1), outs, views=True)
    for suffix in ("jsonl", "parquet"):
        a, b = tmp_path / f"a.{suffix}", tmp_path / f"b.{suffix}"
        assert a.read_bytes() == b.read_bytes()


def test_parquet_columns_have_the_documented_types(tmp_path: Path) -> None:
    module: Any = pytest.importorskip("pyarrow.parquet", reason="needs the extra `lab`")
    export(iter([]), [str(tmp_path / "empty.parquet")], views=True)
    schema = module.read_schema(tmp_path / "empty.parquet")
    types = {field.name: str(field.type).replace("element: ", "") for field in schema}
    assert types == COLUMNS


def test_every_column_is_documented() -> None:
    page = (EXAMPLE.parent.parent / "export.md").read_text(encoding="utf-8")
    table = [line for line in page.splitlines() if line.startswith("| `")]
    assert [line.split("|")[1].strip(" `") for line in table] == list(COLUMNS)
    assert [line.split("|")[2].strip(" `") for line in table] == list(COLUMNS.values())


def test_a_view_is_that_of_the_seat_that_decides() -> None:
    game = theogony.game("deus").new(3, 4, {"vp_open": False})
    rng = seeded(4)
    views: list[Document] = []
    while game.count < 60:
        views.append(game.view(game.question().seat))
        game.choose(any_option(game, rng))
    told = list(rows(story_of("x", None, game), True))
    assert [row["view"] for row in told] == views
    assert {row["view"]["seat"] for row in told} == {0, 1, 2}


@pytest.mark.parametrize("name", ["deus", "civ"])
def test_rows_with_views_tell_no_secret(name: str) -> None:
    """Posed tables that differ in what the seat asked may not know give the same row."""
    permuted = {"deus": deus_hidden.permuted, "civ": civ_hidden.permuted}[name]
    game = theogony.game(name).new(3, 4)
    rng = seeded(4)

    def first_row(game: Game) -> Document:
        posed = game.rules.from_position(game.position())
        posed.choose(game.options().listed()[0])
        return next(rows(story_of("x", None, posed), True))

    for _ in range(6):
        other = permuted(game, game.question().seat, game.count)
        assert other is not None and other.position() != game.position()
        assert first_row(game) == first_row(other)
        for _ in range(7):
            game.choose(any_option(game, rng))


def test_memory_does_not_grow_with_the_number_of_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet_file, "BATCH_ROWS", 10)
    game = theogony.game("deus").new(2, 1)
    play_game(game, [RandomPlayer(seat) for seat in range(2)], 20)
    story = story_of("x", None, game)
    suffixes = ["jsonl", "parquet"] if find_spec("pyarrow") else ["jsonl"]

    def peak(games: int) -> int:
        outs = [str(tmp_path / f"{games}.{suffix}") for suffix in suffixes]
        tracemalloc.start()
        export(iter([story] * games), outs, views=True)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(1)  # what is imported and cached
    assert peak(12) < 1.5 * peak(3)


# Stored games.


@pytest.mark.parametrize("name", ["deus-3", "civ-3-advanced"])
def test_a_saved_record_is_told_like_a_game(name: str) -> None:
    path = str(GOLDEN / f"{name}.thg")
    game = theogony.replay(path)
    told = lines(said("export", path))
    assert len(told) == game.count
    assert {row["game_id"] for row in told} == {path}
    assert told[-1]["scores"] == game.scores() and told[-1]["ranking"] == game.ranking()
    assert told[0]["players"] is None
    assert told[0]["seed"] == str(game.origin["seed"])


def test_a_record_remembers_its_players(tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 7)
    game.choose(game.options().listed()[0])
    text = game.record().text()
    file = written(tmp_path, "g.thg", text + "; players me:Ada,bot:python3 'a,b.py'\n")
    (row,) = lines(said("export", file))
    assert row["players"] == ["me:Ada", "bot:python3 'a,b.py'"] and row["finished"] is False


def test_a_posed_game_has_no_seed(tmp_path: Path) -> None:
    game = theogony.game("deus").from_position({"start": 0, "seats": [{"hand": ["forum"]}, {}]})
    game.choose(game.options().listed()[0])
    game.record().save(tmp_path / "g.thg")
    (row,) = lines(said("export", str(tmp_path / "g.thg")))
    assert row["seed"] is None and row["seat"] == 0


def test_several_records_are_told_one_after_the_other() -> None:
    paths = [str(GOLDEN / "deus-2.thg"), str(GOLDEN / "civ-2.thg")]
    told = lines(said("export", *paths))
    assert list(dict.fromkeys(row["game_id"] for row in told)) == paths
    assert list(dict.fromkeys(row["game"] for row in told)) == ["deus", "civ"]


# The command.


def test_the_command_writes_files_and_says_so(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    words = ["export", "deus", "--games", "2", "--players", "random,random", "--seed", "3"]
    words += ["--workers", "1", "--preset", "egypt", "--cap", "25"]
    assert said(*words, "--out", out) == f"2 games with 50 decisions are in {out}\n"
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == said(*words)
    assert list(tmp_path.iterdir()) == [tmp_path / "games.jsonl"]


def test_an_export_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("old\n")
    text = (GOLDEN / "deus-2.thg").read_text(encoding="utf-8").replace(" build ", " conquer ", 1)
    broken = written(tmp_path, "broken.thg", text)
    sentence = refused("export", str(GOLDEN / "civ-2.thg"), broken, "--out", str(out))
    assert sentence.startswith(f"{broken}, line ")
    assert out.read_text() == "old\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["broken.thg", "games.jsonl"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("export chess", "chess is no file and no game, expected a record or: deus, civ"),
        ("export deus civ", "civ comes after deus, expected one game, or records"),
        ("export deus --games 0", "games is 0, expected 1 or more"),
        ("export deus --players clever,random", "no player is called 'clever'"),
        ("export deus --players random", "deus is for 2 to 4 players, not 1"),
        ("export deus --seed -1", "seed is -1, expected 0 to 2**128 - 1"),
        ("export deus --cap 0", "cap is 0, expected 1 or more"),
        ("export deus --workers 0", "workers is 0, expected 1 or more"),
        ("export deus --preset rome", "no preset is called 'rome'"),
        ("export deus --out games.csv", "out is 'games.csv', expected a name in .jsonl or .par"),
        ("export deus --out nowhere/games.jsonl", "cannot be written: there is no such folder"),
        ("export deus --out a.jsonl --out a.jsonl", "expected each of them once"),
        ("export game.thg --games 3", "records bring their own games: only --out and --views"),
        ("export game.thg --vary", "records bring their own games: only --out and --views"),
        ("export", "GAME|FILE"),
    ],
)
def test_one_sentence_says_what_is_wrong(words: str, sentence: str) -> None:
    assert sentence in refused(*words.split())


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    sentence = refused("export", "deus", "--out", "games.parquet")
    assert sentence == (
        "games.parquet needs pyarrow: choose .jsonl,"
        " or in Theogony's clone: make install EXTRAS=lab"
    )


def test_a_story_is_plain_data() -> None:
    (story,) = simulated(Plan("deus", 1, ["random"] * 2, cap=3), 1)
    assert isinstance(story, Story) and len(story.answers) == 3
    assert json.loads(json.dumps(story.start)) == story.start

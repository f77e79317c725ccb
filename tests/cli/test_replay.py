"""`theogony replay`: a record in sentences, as a seat was told it, up to any answer."""

import json
import re
from pathlib import Path

import pytest
import yaml

import theogony

from .runs import said, written

GAME = theogony.game("deus")


def played(answers: int) -> theogony.Game:
    game = GAME.new(2, 7)
    while game.count < answers and not game.over:
        options = game.options().listed()
        game.choose(options[3 * game.count % len(options)])
    return game


@pytest.fixture
def record(tmp_path: Path) -> str:
    return written(tmp_path, "game.thg", played(60).record().text())


def test_a_record_is_told_turn_by_turn(record: str) -> None:
    output = said("replay", record)
    heads = re.findall(r"^\d Round (\d+): Player \d is to move\.$", output, re.MULTILINE)
    assert heads[0] == "1" and len(heads) > 4
    assert re.search(r"^▌ (builds|offers) ", output, re.MULTILINE)
    assert "Total" not in output  # it is not over


def test_a_finished_record_ends_with_the_points(tmp_path: Path) -> None:
    file = written(tmp_path, "over.thg", played(10_000).record().text())
    assert "VP gained in play" in said("replay", file)
    assert "SP aus dem Spielverlauf" in said("replay", file, "--language", "de")


def test_a_record_may_come_from_the_input(record: str) -> None:
    assert said("replay", "-", typed=Path(record).read_text()) == said("replay", record)


def test_each_seat_sees_what_it_was_told(record: str) -> None:
    game = theogony.replay(record)
    shown = {
        eyes: json.loads(said("replay", record, "--json", *eyes.split()))["events"]
        for eyes in ("", "--spectator", "--seat 0", "--seat 1", "--all")
    }
    assert shown[""] == shown["--spectator"] == game.told(None)
    assert shown["--seat 0"] == game.told(0)
    assert shown["--seat 1"] == game.told(1)
    assert not any("card" in e for e in shown[""] if e["event"] == "drew")
    assert all("card" in e for e in shown["--all"] if e["event"] == "drew")


@pytest.mark.parametrize("to", [0, 1, 17, 60])
def test_the_position_after_some_answers_can_be_printed(record: str, to: int) -> None:
    document = json.loads(said("replay", record, "--to", str(to), "--position", "--json"))
    assert document == played(to).position()
    written_by_hand = yaml.safe_load(said("replay", record, "--to", str(to), "--position"))
    assert GAME.from_position(written_by_hand) == played(to)


def test_the_document_of_a_finished_record_has_the_result(tmp_path: Path) -> None:
    game = played(10_000)
    file = written(tmp_path, "over.thg", game.record().text())
    document = json.loads(said("replay", file, "--json"))
    assert document["over"] and document["scores"] == game.scores()
    assert document["breakdown"] == game.breakdown() and document["ranking"] == game.ranking()


def test_a_record_without_answers_is_a_table(tmp_path: Path) -> None:
    file = written(tmp_path, "new.thg", played(0).record().text())
    assert json.loads(said("replay", file, "--to", "0", "--json"))["answers"] == 0
    assert "Round 1" in said("replay", file)


def test_a_saved_game_is_told_with_the_names_of_its_players(tmp_path: Path, record: str) -> None:
    text = Path(record).read_text()
    named = written(tmp_path, "named.thg", f"{text}; players me:Ada,greedy\n")
    output = said("replay", named)
    assert "Ada is to move" in output and "Greedy 2 is to move" in output
    unknown = written(tmp_path, "unknown.thg", f"{text}; players me:Ada,oracle\n")
    assert "Player 1 is to move" in said("replay", unknown)

"""`theogony position`: read, check, draw, answer."""

import json
from pathlib import Path

import theogony

from .runs import said, written

GAME = theogony.game("deus")
POSED = {
    "start": 0,
    "seed": 5,
    "seats": [
        {"hand": ["trading_post_forest"], "goods": {"gold": 0}, "rows": {"civil": ["baths"]}},
        {"hand": ["school"]},
    ],
}


def test_a_position_is_drawn_with_its_question(tmp_path: Path) -> None:
    output = said("position", written(tmp_path, "p.json", json.dumps(POSED)))
    assert "Build a card, or make an offering?" in output
    assert "Trading post (forest)" in output and "Baths" in output
    assert "School" not in output
    assert len(output.splitlines()) < 30
    assert max(len(line) for line in output.splitlines()) <= 100


def test_it_may_be_seen_with_other_eyes(tmp_path: Path) -> None:
    file = written(tmp_path, "p.json", json.dumps(POSED))
    seen = said("position", file, "--seat", "1")
    assert "Player 1 is to move." in seen and "School" in seen
    assert "Trading post" not in said("position", file, "--seat", "1")
    assert "Trading post" not in said("position", file, "--spectator")


def test_a_position_may_be_written_in_yaml_and_come_from_the_input() -> None:
    text = "start: 0\nseats:\n- hand: [forum]\n- {}\n"
    assert "Forum" in said("position", "-", typed=text)


def test_the_completed_position_is_printed_for_programs(tmp_path: Path) -> None:
    file = written(tmp_path, "p.json", json.dumps(POSED))
    assert json.loads(said("position", file, "--json")) == GAME.from_position(POSED).position()


def test_answers_are_said_and_their_outcome_is_shown(tmp_path: Path) -> None:
    file = written(tmp_path, "p.json", json.dumps(POSED))
    game = GAME.from_position(POSED)
    game.say("build trading_post_forest")
    place = next(iter(game.names().values()))
    game.say(place)
    says = ["--say", "build trading_post_forest", "--say", place]
    assert json.loads(said("position", file, *says, "--json")) == game.position()
    output = said("position", file, *says, "--seat", "0")
    assert "Player 1 builds Trading post (forest)." in output
    assert f"Player 1 places a civil piece at {place.removeprefix('hex ')}." in output


def test_a_position_that_is_over_shows_the_points() -> None:
    assert "VP gained in play" in said("position", "-", typed="pending: []\n")


def test_german_texts_are_there(tmp_path: Path) -> None:
    file = written(tmp_path, "p.json", json.dumps(POSED))
    assert "Eine Karte bauen oder ein Opfer bringen?" in said("position", file, "--language", "de")

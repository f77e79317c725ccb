"""Some whole games are kept: they replay, line by line, to the same end.

`python -m tests.golden.remake` makes them anew when the rules version is raised.
"""

import pytest

import theogony

from .golden.remake import EXAMPLE, HERE, RECORDS, played

REMAKE = "after a change of the rules version: python -m tests.golden.remake"


def test_every_golden_record_is_there_and_no_other() -> None:
    assert {file.stem for file in HERE.glob("*.thg")} == set(RECORDS), REMAKE


@pytest.mark.parametrize("name", RECORDS)
def test_golden_records_replay(name: str) -> None:
    file = HERE / f"{name}.thg"
    game = theogony.replay(file)
    assert game.over
    assert game.record().text() == file.read_text(encoding="utf-8")


def test_the_game_of_the_documents_replays_to_its_end() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    game = theogony.replay(EXAMPLE)
    assert game.over
    assert [*game.record().text().splitlines(), "; players greedy,greedy"] == lines, REMAKE


@pytest.mark.parametrize("name", RECORDS)
def test_golden_records_can_be_made_anew(name: str) -> None:
    text = (HERE / f"{name}.thg").read_text(encoding="utf-8")
    assert played(name).record().text() == text, REMAKE


def test_they_cover_every_number_of_players_and_every_switch() -> None:
    for rules in [theogony.game(name) for name in theogony.GAMES]:
        of = [record for record in RECORDS.values() if record[0] == rules.name]
        assert {players for _, players, _, _ in of} == set(rules.players)
        assert {switch for *_, switches in of for switch in switches} == set(rules.switches)

"""`theogony cards`, `theogony rules`, `theogony --version`, and the help of every command."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from theogony import __version__
from theogony.deus.printed import CARDS

from .runs import RUNNER, run, said

RULE_LIST = Path(__file__).parents[2] / "docs" / "rules" / "deus.md"
COMMANDS = ["play", "sim", "replay", "position", "cards", "rules", "bench"]


def test_a_card_is_shown_with_cost_copies_text_and_provenance() -> None:
    lines = said("cards", "deus", "forum").splitlines()
    assert "Forum" in lines[0] and "civil" in lines[0]
    assert lines[1] == "Cost: 1 stone, 1 wheat. Copies: 2. Offered on top, it calls Vesta."
    assert lines[2].startswith("Every 2 regions")
    assert "rulebook" in lines[3] and "cost" in lines[3]


def test_a_card_is_found_by_its_name_or_the_beginning_of_it() -> None:
    by_id = said("cards", "deus", "war_elephant", "--language", "de")
    assert said("cards", "deus", "Kriegselefant", "--language", "de") == by_id
    assert said("cards", "deus", "kriegsel", "--language", "de") == by_id


def test_all_cards_are_listed_by_kind() -> None:
    output = said("cards", "deus")
    assert len(re.findall(r"^\d× ", output, re.MULTILINE)) == len(CARDS) - 1
    assert max(len(line) for line in output.splitlines()) <= 100
    only = said("cards", "deus", "--kind", "military")
    assert "Legion" in only and "Galley" not in only


def test_programs_read_all_96_cards() -> None:
    cards = json.loads(said("cards", "deus", "--json"))
    assert sum(card["copies"] for card in cards) == 96
    assert json.loads(said("cards", "deus", "galley", "--json")) == cards[0]
    assert cards[0]["id"] == "galley" and cards[0]["cost"] == {"wood": 1, "wheat": 1}
    assert set(cards[0]["provenance"]) == {"name", "effect", "cost", "copies"}


def test_a_rule_is_found_by_its_id_a_chapter_by_its_beginning() -> None:
    assert said("rules", "deus", "deus.map.edge").startswith("deus.map.edge  A region lies")
    chapter = json.loads(said("rules", "deus", "deus.attack", "--json"))
    assert len(chapter) > 5
    assert all(rule["id"].startswith("deus.attack.") for rule in chapter)


def test_rules_are_found_by_words_in_both_languages() -> None:
    assert "deus.attack.cond.army" in said("rules", "deus", "village", "army")
    assert "deus.attack." in said("rules", "deus", "dorf", "armee", "--language", "de")


def test_the_reference_holds_every_rule_of_the_list() -> None:
    listed = re.findall(r"^- (?:RULING )?`(deus\.[\w.]+)`", RULE_LIST.read_text(), re.MULTILINE)
    told = [rule["id"] for rule in json.loads(said("rules", "deus", "--json"))]
    assert sorted(told) == sorted(listed)


def test_the_version_says_how_the_rules_run() -> None:
    output = said("--version")
    assert re.fullmatch(rf"theogony {re.escape(__version__)} \((compiled|interpreted)\)\n", output)


def test_without_a_command_the_commands_are_listed() -> None:
    output = said()
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\w", output, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_line_of_help(command: str) -> None:
    assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "", "LC_MESSAGES": "de"}, "de"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    from theogony.cli import app

    result = RUNNER.invoke(app, ["cards", "deus", "forum"], env={**RUNNER.env, **environment})
    assert ("Kosten:" in result.stdout) == (language == "de")


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    code = "from theogony.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", code, "position", "-"],
        input=b"start: 0\n",
        capture_output=True,
        timeout=60,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert ended.returncode == 0
    assert "|sea " in ended.stdout.decode("ascii")

"""`theogony cards`, `theogony rules`, `theogony --version`, and the help of every command."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from theogony import __version__
from theogony.cli.texts import Texts
from theogony.deus.cards import IDS
from theogony.deus.printed import CARDS

from .runs import RUNNER, run, said

RULE_LISTS = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("deus*.md"))
COMMANDS = ["play", "sim", "replay", "position", "cards", "rules", "bench"]


def test_a_card_is_shown_with_cost_copies_text_and_provenance() -> None:
    lines = said("cards", "deus", "forum").splitlines()
    assert "Forum" in lines[0] and "civil" in lines[0]
    assert lines[1] == "Cost: 1 stone, 1 wheat. Copies: 2. Offered on top, it calls Vesta."
    assert lines[2].startswith("Every 2 regions")
    assert "rulebook" in lines[3] and "cost" in lines[3]


def test_only_the_german_name_of_a_card_is_said_to_be_printed() -> None:
    origin = said("cards", "deus", "grand_souk").splitlines()[-1]
    assert origin.startswith("Where this comes from: German name, effect: printed in the rulebook;")
    origin = said("cards", "deus", "grand_souk", "--language", "de").splitlines()[-1]
    assert "deutscher Name, Effekt: im Regelheft abgedruckt;" in origin


@pytest.mark.parametrize("language", ["en", "de"])
def test_lists_tell_what_each_card_does_without_cutting_it(language: str) -> None:
    listed = " ".join(said("cards", "deus", "--language", language).split())
    texts = Texts("deus", language)
    for card in IDS:
        assert texts.game.text(f"card-{card}-gist") in listed
    assert "…" not in said("cards", "civ", "--language", language)


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


def test_programs_read_all_96_cards_of_each_set() -> None:
    cards = json.loads(said("cards", "deus", "--json"))
    for set_ in ("base", "egypt"):
        of_set = [card for card in cards if card["set"] == set_]
        assert sum(card["copies"] for card in of_set) == 96
        assert json.loads(said("cards", "deus", "--set", set_, "--json")) == of_set
    assert json.loads(said("cards", "deus", "galley", "--json")) == cards[0]
    assert cards[0]["id"] == "galley" and cards[0]["cost"] == {"wood": 1, "wheat": 1}
    assert set(cards[0]["provenance"]) == {"name_de", "effect", "cost", "copies"}


def test_a_card_of_egypt_tells_its_set_its_cost_by_rank_its_condition_and_its_1x() -> None:
    mill = said("cards", "deus", "mill").splitlines()
    assert "Deus: Egypt" in mill[0]
    assert mill[1].startswith("Cost: 1 gold for each rank. Copies: 5.")
    assert "1x: take a barge of size 3." in " ".join(mill)
    assert "1Go/rank" in said("cards", "deus", "--set", "egypt", "--kind", "production")
    archers = " ".join(said("cards", "deus", "archers").split())
    assert "where at least 1 building of yours stands already." in archers
    written = json.loads(said("cards", "deus", "mill", "--json"))
    assert (written["set"], written["cost"], written["gold_per_rank"]) == ("egypt", {}, 1)
    assert json.loads(said("cards", "deus", "archers", "--json"))["buildings_there"] == 1
    for card, once in (("galley", False), ("chariots", True)):
        assert json.loads(said("cards", "deus", card, "--json"))["once"] is once


def test_the_cards_of_a_set_are_listed_alone() -> None:
    egypt = said("cards", "deus", "--set", "egypt")
    assert "Grand Souk" in egypt and "Galley" not in egypt
    base = said("cards", "deus", "--set", "base", "--kind", "maritime")
    assert "Galley" in base and "Souk" not in base


def test_the_rules_of_egypt_are_in_the_reference() -> None:
    scale = said("rules", "deus", "egypt.market.scale")
    assert scale.startswith("egypt.market.scale  ")
    assert "egypt.barges.overflow" in said("rules", "deus", "egypt.barges")
    assert "egypt.scribe.move" in said("rules", "deus", "schreiber", "--language", "de")


def test_a_rule_is_found_by_its_id_a_chapter_by_its_beginning() -> None:
    assert said("rules", "deus", "deus.map.edge").startswith("deus.map.edge  A region lies")
    chapter = json.loads(said("rules", "deus", "deus.attack", "--json"))
    assert len(chapter) > 5
    assert all(rule["id"].startswith("deus.attack.") for rule in chapter)


def test_rules_are_found_by_words_in_both_languages() -> None:
    assert "deus.attack.cond.army" in said("rules", "deus", "village", "army")
    assert "deus.attack." in said("rules", "deus", "dorf", "armee", "--language", "de")


def test_the_reference_holds_every_rule_of_the_list() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in RULE_LISTS)
    listed = re.findall(r"^- (?:RULING )?`([\w.]+)` — ", text, re.MULTILINE)
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
    from theogony.cli.app import app

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


@pytest.mark.parametrize("game", ["deus", "civ"])
@pytest.mark.parametrize("columns", ["12", "30", "40"])
def test_cards_are_told_in_narrow_windows_too(
    game: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RUNNER.env, "COLUMNS", columns)
    assert said("cards", game)

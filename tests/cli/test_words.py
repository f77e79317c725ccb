"""The words of the terminal: what is shown can be typed, and whatever is wrong is said in the
language of the game."""

import os
import random
import re
import shlex
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

import theogony
from theogony.cli.answers import find_name, find_option, offered, words_of
from theogony.cli.screen import numbered
from theogony.cli.session import Session
from theogony.cli.terminal import Terminal
from theogony.cli.texts import Texts
from theogony.core.catalogue import LANGUAGES
from theogony.core.game import Game

from .runs import refused, said, written

GERMAN = ("--language", "de")
# Words of English that stand in no German sentence, and the names that programs know.
ENGLISH = re.compile(
    r"\b(the|is|no|not|cannot|expected|answered|such|seat|type|hex|pass|slot|build|offer)\b"
)
ROW = "[astrology, foreign_trade, masonry, early_empire, pottery]"
CARAVAN = f"start: 0\nseats: [{{row: {ROW}}}, {{}}]\n"
TABLE = "start: 0\nseed: 4\nseats: [{hand: [galley, forum], goods: {gold: 9}}, {hand: [school]}]\n"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def play(game: str, table: str, *lines: str, players: str = "me,random") -> str:
    """Sit at this table in German, type these lines, go."""
    file = written(Path(), "table.yaml", table)
    options = ("--players", players, "--position", file, *GERMAN)
    return said("play", game, *options, typed=typed(*lines, "ende"))


def answers(name: str) -> list[str]:
    """The answers of seat 0 in a saved record."""
    lines = Path(name).read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("0 ") for line in lines if line.startswith("0 ")]


def reply(output: str, line: str) -> str:
    """What is said to a typed line, up to the next prompt."""
    return " ".join(output.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0].split())


def session_at(game: Game, language: str) -> Session:
    """Whoever is asked sits in front of the screen."""
    session = Session(game, [], "me,me", language, Terminal(Console(width=100)))
    session.looking = game.question().seat
    return session


# What is shown and what can be typed.


def test_answers_are_shown_in_the_language_of_the_game() -> None:
    output = play("civ", CARAVAN, "2")
    assert " 1) Astrologie" in output
    assert " 2) Ein Wagen von der Karte" in output and " 0) Keiner mehr" in output
    assert not ENGLISH.search(output)


@pytest.mark.parametrize(
    "way", ["Keiner mehr", "keiner", "Nichts weiter", "nichts weiter", "pass", "0"]
)
def test_to_pass_may_be_said_in_any_of_its_words(way: str) -> None:
    play("civ", CARAVAN, "Platz 2", way)
    assert answers("civ-1.thg")[:2] == ["slot 2", "pass"]


@pytest.mark.parametrize(
    "way", ["Bauen: Galeere", "bauen galeere", "bauen: g", "Bauen „Galeere“", "build galley"]
)
def test_quotation_marks_colons_and_capitals_need_not_be_typed(way: str) -> None:
    play("deus", TABLE, way)
    assert answers("deus-1.thg")[0] == "build galley"


@pytest.mark.parametrize("way", ["1", "7,-3", "hex 7,-3", "Feld 7,-3", "7,-3 {ground}"])
def test_a_place_may_be_said_with_what_lies_there(way: str) -> None:
    shown = re.findall(r"^ 1\) 7,-3 (\S+ \d)", play("civ", CARAVAN, "4"), re.MULTILINE)
    play("civ", CARAVAN, "4", way.format(ground=shown[0]))
    assert answers("civ-2.thg")[:2] == ["slot 4", "hex 7,-3"]


def test_a_number_that_is_not_offered_is_no_beginning_of_a_place() -> None:
    output = play("civ", CARAVAN, "4", "2", "8")
    assert " 3) 8,-2 " in output
    assert reply(output, "8") == "„8“ gibt es hier nicht: Gib 1–6 ein, einen Namen oder hilfe."


@pytest.mark.parametrize(
    ("game", "language"), list(product(["deus base", "deus egypt", "civ"], LANGUAGES))
)
def test_the_words_of_every_option_lead_to_it(game: str, language: str) -> None:
    name, _, preset = game.partition(" ")
    rules, texts = theogony.game(name), Texts(name, language)
    table, dice = rules.new(2, 5, rules.preset(preset or None)), random.Random(5)
    while not table.over and table.count < 120:
        session = session_at(table, language)
        shown = session.shown()
        options = shown.options
        spoken = [words_of(option, texts) for option in options]
        numbers = {str(number): option for number, option in numbered(options)}
        for option, words in zip(options, spoken, strict=True):
            if spoken.count(words) == 1:
                expected = numbers.get(words, option)
                assert find_option(words, shown) == expected
                assert find_option(words.lower(), shown) == expected
                assert words in session.completions()
            assert find_option(option["name"], shown) == option
            assert option["name"] in session.completions()
        table.choose(dice.choice(options)["answer"])


@pytest.mark.parametrize(("game", "language"), list(product(theogony.GAMES, LANGUAGES)))
def test_why_knows_every_answer_by_its_name_and_by_its_words(game: str, language: str) -> None:
    names, texts = theogony.game(game).names, Texts(game, language)
    for name in names[::97]:
        assert find_name(name, names, [], texts) == name
        words = texts.game.answer(name)
        assert find_name(words, names, [], texts) == name or words.isdigit()


@pytest.mark.parametrize(
    ("numbers", "said_so"),
    [
        ([1, 2, 3, 4, 5], "1–5"),
        ([0, 2], "0 or 2"),
        ([0, 1], "0 or 1"),
        ([1, 2, 3, 4, 5, 6, 7, 9], "1–7 or 9"),
        ([0, 2, 3, 5, 6, 7], "0, 2, 3 or 5–7"),
        ([4], "4"),
    ],
)
def test_the_numbers_offered_are_said_with_ranges_only_where_none_is_missing(
    numbers: list[int], said_so: str
) -> None:
    assert offered(numbers, Texts("civ", "en")) == said_so


def test_a_number_that_is_not_offered_is_answered_by_those_that_are() -> None:
    output = play("civ", CARAVAN, "2", "1")
    assert reply(output, "1") == "„1“ gibt es hier nicht: Gib 0 oder 2 ein, einen Namen oder hilfe."


# Wrong input, in German.

WRONG = {
    "99": "„99“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "-1": "„-1“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "rom erobern": "„rom erobern“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "conquer rome": "„conquer rome“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "b": "„b“ könnte heißen: 1) Bauen: Galeere, 3) Bauen: Forum.",
    "h": "„h“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "help nosuch": "Keine Karte heißt „nosuch“.",
    "hilfe 99": "Keine Karte heißt „99“.",
    "hilfe handelsschiff": "„handelsschiff“ könnte heißen: Handelsschiff (Holz), Handelsschiff (",
    "rules nosuch": "Keine Regel hat die ID oder die Wörter „nosuch“.",
    "warum": "Sag, was du vermisst: „warum Bauen: Forum“, „warum Feld 3,-1“.",
    "warum nosuch": "Nichts heißt „nosuch“: Namen sind wie „Bauen: Forum“ oder „Feld 3,-1“.",
    "warum feld": "Nichts heißt „feld“: Namen sind wie „Bauen: Forum“ oder „Feld 3,-1“.",
    "warum 1": "Nummer 1 ist möglich: Bauen: Galeere.",
    "warum schule": "Bauen: Schule – Diese Karte hast du nicht auf der Hand. (deus.build.playcard)",
    "warum Feld 0,0": "Feld 0,0 – Das beantwortet nicht die Frage: Eine Karte bauen oder ein Opfer",
    "vorschau": "Sag, was du sehen willst: „vorschau 1“.",
    "preview 77": "„77“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    "save /nosuch/x": "/nosuch/x lässt sich nicht schreiben: diesen Ordner gibt es nicht.",
    "speichern .": ". lässt sich nicht schreiben: das ist ein Ordner.",
    "speichern table.yaml": "table.yaml lässt sich nicht schreiben: darin steht etwas anderes als",
    "speichern table.yaml/x": "table.yaml/x lässt sich nicht schreiben: was davor steht, ist kein",
    f"speichern {'x' * 300}": "lässt sich nicht schreiben: der Name ist zu lang.",
    "speichern a\0b": "a\0b lässt sich nicht schreiben: mit diesem Namen geht es nicht.",
    "zurück": "Es gibt nichts zurückzunehmen: Etwas Neues wurde bekannt, oder der Zug ist",
    "rom; 1; 2": "„rom“ gibt es hier nicht: Gib 1–4 ein, einen Namen oder hilfe.",
    ";": "Theogony · Deus",
    ":": "„:“ könnte heißen: 1) Bauen: Galeere, 2) Opfern: Galeere, 3) Bauen: Forum, 4) Opfern: F",
}


@pytest.fixture(scope="module")
def wrong_lines(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All that is said to those lines, one after the other."""
    folder, before = tmp_path_factory.mktemp("wrong"), Path.cwd()
    os.chdir(folder)
    try:
        return play("deus", TABLE, *WRONG)
    finally:
        os.chdir(before)


@pytest.mark.parametrize("line", WRONG, ids=[line[:20] for line in WRONG])
def test_a_wrong_line_is_refused_in_german(line: str, wrong_lines: str) -> None:
    assert WRONG[line] in reply(wrong_lines, line)


def test_no_refusal_in_german_has_a_sentence_of_the_engine(wrong_lines: str) -> None:
    told = "\n".join(line for line in wrong_lines.splitlines() if not line.startswith("> "))
    without_ids = re.sub(r"\(deus\.[a-z.]+\)", "", told)
    assert not ENGLISH.search(re.sub(r"„[^“]*“", "", without_ids))


def test_what_follows_a_wrong_answer_is_dropped_and_named() -> None:
    output = play("deus", TABLE, "2; falsch; 1; 3")
    assert "„falsch“ gibt es hier nicht" in output
    assert "Nicht mehr ausgeführt: „1; 3“." in output
    assert answers("deus-1.thg") == ["offer galley"]


def test_what_a_program_does_wrong_is_told_in_german_and_the_game_goes_on() -> None:
    greeting = """import sys; sys.stdin.readline(); print('{"type": "hello", "protocol": 1}')"""
    Path("dies.py").write_text(f"{greeting}\nsys.stdout.flush()\nsys.stdin.readline()\n")
    program = f"bot:{shlex.quote(sys.executable)} dies.py"
    output = play("deus", TABLE, *["1"] * 12, players=f"me,{program}")
    sentence = "Bot 2 hat nicht gültig geantwortet; {} antwortet der Zufall."
    assert output.count(sentence.format("diesmal")) == 2
    assert output.count(sentence.format("bis zum Ende des Spiels")) == 1
    assert output.count("dies.py ended with status 0") == 3, "the protocol is English"


def test_bytes_that_are_no_text_are_refused_like_any_other_line() -> None:
    written(Path(), "table.yaml", TABLE)
    command = [sys.executable, "-c", "from theogony.cli import main; main()", "play", "deus"]
    ended = subprocess.run(
        [*command, "--position", "table.yaml", *GERMAN],
        input=b"\xff\nende\n",
        capture_output=True,
        timeout=60,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"},
    )
    assert ended.returncode == 0 and not ended.stderr
    assert "gibt es hier nicht: Gib 1–4 ein" in ended.stdout.decode()


# Going on.


def test_a_resumed_game_keeps_its_language_unless_another_is_asked_for() -> None:
    play("deus", TABLE, "build galley")
    assert "Das Spiel ist aufgehoben" in said(
        "play", "deus", "--resume", "deus-1.thg", typed="ende\n"
    )
    english = said("play", "deus", "--resume", "deus-1.thg", "--language", "en", typed="quit\n")
    assert "The game is kept" in english


def test_a_language_nobody_speaks_is_forgotten() -> None:
    play("deus", TABLE, "build galley")
    text = Path("deus-1.thg").read_text().replace("; language de", "; language tlh")
    written(Path(), "other.thg", text)
    assert "The game is kept" in said("play", "deus", "--resume", "other.thg", typed="quit\n")


@pytest.mark.parametrize(("language", "word"), list(product(LANGUAGES, ["ende", "quit"])))
def test_commands_of_both_languages_are_known_in_both(language: str, word: str) -> None:
    written(Path(), "table.yaml", TABLE)
    options = ("--position", "table.yaml", "--language", language)
    said("play", "deus", *options, typed=typed("build galley", word, "build forum"))
    assert answers("deus-1.thg") == ["build galley"]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix")
@pytest.mark.parametrize(
    "on_path", [True, False, None], ids=["on PATH", "not on PATH", "as a module"]
)
def test_the_hint_runs_when_pasted_in_the_language_of_the_game(on_path: bool | None) -> None:
    folder = Path("my programs").absolute()
    folder.mkdir()
    code = f"#!{sys.executable}\nfrom theogony.cli import main\n\nmain()\n"
    (folder / "theogony").write_text(code)
    (folder / "theogony").chmod(0o755)
    path = f"{folder}{os.pathsep}/usr/bin:/bin" if on_path else "/usr/bin:/bin"
    variables = {"PATH": path, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}
    written(Path(), "table.yaml", TABLE)

    def pasted(line: str, *lines: str) -> str:
        ended = subprocess.run(
            ["sh", "-c", line],
            input=typed(*lines),
            capture_output=True,
            text=True,
            timeout=120,
            env=variables,
        )
        assert ended.returncode == 0 and not ended.stderr, ended.stderr
        return ended.stdout

    begin = "theogony" if on_path else "'my programs/theogony'"
    if on_path is None:
        begin = f"{shlex.quote(sys.executable)} -m theogony"
    name = f"mein {'langes ' * 20}spiel.thg"
    options = "play deus --position table.yaml --language de --players me,random"
    left = pasted(f"{begin} {options}", "bauen: galeere", f"speichern {name}", "ende")
    hint = left.splitlines()[-1].strip()
    assert hint == f"{begin} play deus --resume '{name}'"
    assert left.splitlines().count(f"  {hint}") == 2, "when saving, and when leaving"
    assert "Wie bezahlst du" in pasted(hint, "ende")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix")
def test_the_hint_names_the_players_where_the_record_may_not_start_them() -> None:
    greeting = """import sys; sys.stdin.readline(); print('{"type": "hello", "protocol": 1}')"""
    Path("my bot.py").write_text(f"{greeting}\nsys.stdout.flush()\nsys.stdin.readline()\n")
    Path("own_bot.py").write_text(
        "from theogony.players import Player\n\n\nclass Bot(Player):\n"
        "    def decide(self, imagined):\n        return next(iter(imagined.names()))\n"
    )
    program = f"bot:{shlex.quote(sys.executable)} 'my bot.py'"
    for number, players in enumerate([f"me:Ada,{program}", "me,python:own_bot:Bot"], 1):
        left = play("deus", TABLE, "build galley", players=players)
        hint = left.splitlines()[-1].strip()
        assert shlex.split(hint)[1:] == [
            *["play", "deus", "--resume", f"deus-{number}.thg", "--players", players]
        ]
        assert "Wie bezahlst du" in said(*shlex.split(hint)[1:], typed="ende\n")


def test_a_record_that_does_not_fit_is_refused_before_the_game_in_english() -> None:
    play("deus", TABLE, "build galley")
    assert refused("play", "civ", "--resume", "deus-1.thg", *GERMAN) == (
        "the record is of deus, expected civ"
    )


# Rules.


def test_rules_are_listed_with_what_follows_the_id_indented() -> None:
    told = said("rules", "deus", "village", "army").splitlines()
    starts = [line for line in told if not line.startswith(" ")]
    assert len(starts) < len(told)
    assert all(line.startswith(("deus.", "egypt.")) for line in starts)
    assert all(line.startswith("    ") for line in told if line not in starts)
    assert max(map(len, told)) <= 100

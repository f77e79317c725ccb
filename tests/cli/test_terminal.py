"""At a real terminal: a picture in place, completion with Tab, clean ways to leave."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from select import select

import pytest

from theogony.cli.texts import Texts

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PROGRAM = "from theogony.cli import main; main()"
PROMPT = b"help lists the commands"
MORE = b"answers and commands work here too"
PATIENCE = 30.0  # seconds


class Window:
    """A program in a terminal of 100 columns and 30 lines."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.terminal, inner = pty.openpty()
        termios.tcsetwinsize(inner, (30, 100))
        variables = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(sys.path),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "PROMPT_TOOLKIT_NO_CPR": "1",
        }
        self.program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env=variables | environment,
            start_new_session=True,
        )
        os.close(inner)
        self.shown = b""

    def wait_for(self, text: bytes) -> bytes:
        """All that was shown until this text appeared."""
        end = time.monotonic() + PATIENCE
        start = len(self.shown)
        while text not in self.shown[start:] and time.monotonic() < end:
            if not select([self.terminal], [], [], 1.0)[0]:
                continue
            try:
                self.shown += os.read(self.terminal, 65536)
            except OSError:  # the program has ended
                break
        assert text in self.shown[start:], self.shown[start:].decode(errors="replace")
        return self.shown[start:]

    def type(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def ended(self) -> int:
        status = self.program.wait(PATIENCE)
        os.close(self.terminal)
        return status


@pytest.fixture
def table(tmp_path: Path) -> str:
    seats = "[{hand: [forum, galley], goods: {gold: 9}}, {}]"
    (tmp_path / "table.yaml").write_text(f"start: 0\nseats: {seats}\n")
    return "table.yaml"


@pytest.mark.parametrize("leaving", [b"quit\r", b"\x03", b"\x04"], ids=["quit", "ctrl-c", "ctrl-d"])
def test_one_can_leave_and_is_told_how_to_go_on(leaving: bytes, tmp_path: Path, table: str) -> None:
    window = Window(tmp_path, "play", "deus", "--position", table, "--fast")
    window.wait_for(PROMPT)
    window.type(b"build galley\r")
    assert b"How do you pay" in window.wait_for(PROMPT)
    window.type(leaving)
    assert b"Traceback" not in window.wait_for(b"theogony play deus --resume deus-1.thg")
    assert window.ended() == 0
    assert "0 build galley" in (tmp_path / "deus-1.thg").read_text()


def test_tab_completes_names(tmp_path: Path, table: str) -> None:
    window = Window(tmp_path, "play", "deus", "--position", table, "--fast")
    window.wait_for(PROMPT)
    window.type(b"build ga\t\r")
    assert b"How do you pay" in window.wait_for(PROMPT)
    window.type(b"quit\r")
    assert window.ended() == 0


def test_colours_can_be_left_out(tmp_path: Path, table: str) -> None:
    colour = re.compile(rb"\x1b\[[\d;]*(38|48)[;:]")
    with_colours = Window(tmp_path, "play", "deus", "--position", table)
    assert colour.search(with_colours.wait_for(PROMPT))
    with_colours.type(b"quit\r")
    assert with_colours.ended() == 0
    by_option = Window(tmp_path, "play", "deus", "--position", table, "--no-colour")
    by_variable = Window(tmp_path, "play", "deus", "--position", table, NO_COLOR="1")
    for window in (by_option, by_variable):
        shown = window.wait_for(PROMPT)
        assert not colour.search(shown[: shown.rindex(b"> ")])
        window.type(b"quit\r")
        assert window.ended() == 0


def test_several_people_leave_nothing_behind_to_scroll_back_to(tmp_path: Path, table: str) -> None:
    window = Window(tmp_path, "play", "deus", "--position", table, "--players", "me:Ada,me:Ben")
    assert b"\x1b[?1049h" in window.wait_for(b"hand over to Ada")
    window.type(b"\r")
    window.wait_for(PROMPT)
    window.type(b"quit\r")
    window.wait_for(b"\x1b[?1049l")
    assert window.ended() == 0


# Civilization.


@pytest.fixture
def map_of_civ(tmp_path: Path) -> str:
    row = "[astrology, masonry, pottery, early_empire, foreign_trade]"
    (tmp_path / "civ.yaml").write_text(f"start: 0\nseats: [{{row: {row}}}, {{}}]\n")
    return "civ.yaml"


@pytest.mark.parametrize("language", ["en", "de"])
def test_civ_is_played_with_tab_arrows_and_undo(
    language: str, tmp_path: Path, map_of_civ: str
) -> None:
    texts = Texts("civ", language)
    hint, undo = texts.say("hint").encode(), texts.say("command-undo").encode()
    options = ("--players", "me,random", "--position", map_of_civ, "--fast")
    window = Window(tmp_path, "play", "civ", *options, "--language", language)
    assert texts.game.text("ask-focus", {"among": 0}).encode() in window.wait_for(hint)
    refusal = texts.say("no-option", said="nonsense", numbers="1–5")[:20].encode()
    window.type(b"nonsense\r")
    assert refusal in window.wait_for(hint)
    window.type(b"\x1b[A\r")  # the line before, once more
    assert refusal in window.wait_for(hint)
    window.type(b"slot 4\r")
    places = window.wait_for(hint)
    assert b"[1]" in places and "▸".encode() in places
    window.type(undo + b"\r")
    assert b"[1]" not in window.wait_for(hint)
    window.type(texts.word("focus", "early_empire").encode() + b"\r")
    assert b"[1]" in window.wait_for(hint)
    window.type(texts.say("command-quit").encode() + b"\r")
    assert b"--resume civ-1.thg" in window.wait_for(b"civ-1.thg\r\n")
    assert window.ended() == 0
    assert "0 slot 4" in (tmp_path / "civ-1.thg").read_text()


def test_what_is_longer_than_the_window_comes_page_by_page(tmp_path: Path, map_of_civ: str) -> None:
    window = Window(tmp_path, "play", "civ", "--position", map_of_civ, "--fast")
    window.wait_for(PROMPT)
    window.type(b"map\r")
    first = window.wait_for(MORE)
    assert b"grassland" not in first, "the map comes first, then what its signs mean"
    window.type(b"\r")
    assert b"natural wonder" in window.wait_for(PROMPT)
    window.type(b"quit\r")
    assert window.ended() == 0


def test_what_is_typed_between_two_pages_comes_next(tmp_path: Path, map_of_civ: str) -> None:
    options = ("--players", "me,random", "--position", map_of_civ, "--fast", "--language", "de")
    window = Window(tmp_path, "play", "civ", *options)
    hint = Texts("civ", "de").say("hint").encode()
    more = b"Enter: weiter, q: genug; Antworten und Befehle gehen auch hier:"
    window.wait_for(hint)
    for leaving, shown in [
        ("regeln civ.setup", more),  # a command that comes page by page itself
        ("q", hint),
        ("regeln civ", more),
        ("warum feld", "Nichts heißt „feld“".encode()),
        ("regeln civ", more),
        ("nonsense", "„nonsense“ gibt es hier nicht: Gib 1–5 ein".encode()),
        ("regeln civ", more),
        ("", more),  # the next page
    ]:
        window.type(f"{leaving}\r".encode())
        window.wait_for(shown)
    window.type(b"Platz 2; nichts\r")
    assert b"Runde 2" in window.wait_for(hint)
    window.type(b"regeln civ\r")
    window.wait_for(more)
    window.type(b"ende\r")
    window.wait_for(b"--resume civ-1.thg")
    assert window.ended() == 0
    answers = (tmp_path / "civ-1.thg").read_text().splitlines()
    assert [line for line in answers if line.startswith("0 ")][:2] == ["0 slot 2", "0 pass"]


def test_tab_completes_words_and_names_however_they_are_written(tmp_path: Path, table: str) -> None:
    window = Window(tmp_path, "play", "deus", "--position", table, "--fast", "--language", "de")
    hint = Texts("deus", "de").say("hint").encode()
    window.wait_for(hint)
    for typed in ("bauen: ga", "Bauen: Ga", "build ga"):
        window.type(f"{typed}\t\r".encode())
        assert b"Wie bezahlst du" in window.wait_for(hint)
        window.type("zurück\r".encode())
        window.wait_for(hint)
    window.type(b"\xff\xc3\r")  # no text
    assert b"gibt es hier nicht" in window.wait_for(hint)
    window.type(b"ende\r")
    assert window.ended() == 0


def test_where_all_lies_open_several_people_share_the_screen(
    tmp_path: Path, map_of_civ: str
) -> None:
    window = Window(tmp_path, "play", "civ", "--position", map_of_civ, "--players", "me:Ada,me:Ben")
    assert b"Ada>" in window.wait_for(PROMPT)
    window.type(b"slot 2\r")
    window.wait_for(PROMPT)
    window.type(b"quit\r")
    window.wait_for(b"--resume")
    assert window.ended() == 0
    assert b"\x1b[?1049h" not in window.shown and b"hand over" not in window.shown

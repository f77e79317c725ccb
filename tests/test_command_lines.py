"""Every command line of README.md and docs/ can be typed as it stands, in a fresh shell.

They stand in blocks marked ```sh. All are read by the real commands, down to games, players and
switches; the long test really runs them.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer

import theogony
from theogony.cli.app import app, version_text
from theogony.cli.common import read_setup
from theogony.cli.session import seats_of
from theogony.players import split_names

REPOSITORY = Path(__file__).parent.parent
PAGES = [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\S*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANCHOR = "README.md#the-command"
COMMANDS = getattr(typer.main.get_command(app), "commands")  # noqa: B009
# The arguments that name files which must be there, and those that name files which are made.
READ = {"replay": "file", "position": "file", "play": "position resume", "tune": "start"}
READ |= {"backup": "db"}
MADE = {"serve": "db", "backup": "file", "arena": "out", "tune": "out", "export": "out"}

# Those that would take more than some minutes, and what makes them short in the test.
SHORTER = {
    "theogony sim deus --games 20000": "--games 200",  # 3 minutes
    "theogony sim civ --games 1000": "--games 20",  # 5 minutes
    "theogony export deus --games 1000": "--games 20",  # 4 minutes
    "theogony bench": "--seconds 0.05",  # 2 minutes
    "theogony arena": "--games 100",  # minutes, with programs
    "theogony tune": "--steps 1 --games 2 --confirm 2",  # hours
}


def name(page: Path) -> str:
    return page.relative_to(REPOSITORY).as_posix()


def lines_of(page: Path) -> list[str]:
    """The command lines of a page, without the remarks behind them."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    lines = "".join(text for kind, text in blocks if kind == "sh").splitlines()
    return [re.sub(r" +# .*", "", line) for line in lines if line.startswith("theogony ")]


def parts_of(line: str) -> list[list[str]]:
    """The words of a line as a shell splits them: a list for each command of a pipe."""
    words = shlex.shlex(line, posix=True, punctuation_chars="|>")
    words.whitespace_split = True
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


class Reader:
    """Reads the lines of one page in their order, and remembers what they write."""

    def __init__(self) -> None:
        self.written: set[str] = set()

    def read(self, words: list[str]) -> None:
        command, *rest = words[1:]
        if ">" in rest:
            self.written.add(rest[-1])
            rest = rest[:-2]
        given = COMMANDS[command].make_context(command, rest).params
        if command == "bench" and given["game"] == "server":
            return
        games = [given["game"]] if given.get("game") else []
        if command == "export" and given["what"][0] not in theogony.GAMES:
            self.expect_files(given["what"])
        elif command == "export":
            games = given["what"]
        for game in games:
            self.expect_game(game, given)
        self.expect_files([given[key] for key in READ.get(command, "").split() if given[key]])
        made = given[MADE[command]] if command in MADE else None
        self.written |= {str(one) for one in (made if isinstance(made, list | tuple) else [made])}
        if command == "play":
            self.written.add(f"{given['game']}-1.thg")

    def expect_game(self, game: str, given: dict[str, Any]) -> None:
        rules = theogony.game(game)
        switches = read_setup(rules, given.get("preset"), given.get("switch"))
        players = given.get("players") or ""
        for player in split_names(players) if players else []:
            seats_of(player)  # refuses whoever it does not know
        rules.new(rules.players[0], 1, switches)

    def expect_files(self, names: list[str]) -> None:
        for file in names:
            there = file == "-" or file in self.written or any(REPOSITORY.glob(file))
            assert there, f"{file} is not in the repository, and no line before writes it"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_line_can_be_read(page: Path) -> None:
    reader = Reader()
    for line in lines_of(page):
        try:
            for words in parts_of(line):
                reader.read(words)
        except Exception as error:
            raise AssertionError(f"{line}: {error}") from error


@pytest.mark.skipif(not (REPOSITORY / ".git").exists(), reason="this is no clone")
def test_git_ignores_whatever_they_write() -> None:
    reader = Reader()
    for words in [words for page in PAGES for line in lines_of(page) for words in parts_of(line)]:
        reader.read(words)
    files = sorted(reader.written - {"None", ""} | {"arena-deus", "tune-deus.jsonl", "x.thg"})
    git = ["git", "check-ignore", "--no-index", *files]
    ignored = subprocess.run(git, cwd=REPOSITORY, capture_output=True, text=True).stdout
    assert ignored.splitlines() == files


def test_there_are_command_lines() -> None:
    assert sum(len(lines_of(page)) for page in PAGES) > 60


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_command_lines_stand_in_blocks_that_can_be_pasted(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    assert re.findall(r"^\s+theogony .*", text, re.MULTILINE) == []


@pytest.mark.parametrize("page", PAGES[1:], ids=name)
def test_a_page_with_commands_or_examples_begins_with_how_to_get_the_command(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    kinds = {kind for kind, _ in BLOCK.findall(text)}
    if kinds & {"sh", "python"}:
        first = next(line for line in text.splitlines()[1:] if line)
        assert ANCHOR in first


def test_the_readme_says_how_to_get_the_command() -> None:
    text = PAGES[0].read_text(encoding="utf-8")
    assert "### The command\n" in text
    first, *rest = text.split("## Play, look, ask\n\n```sh\n")[1].splitlines()
    assert first == ". .venv/bin/activate" and rest[0].startswith("theogony ")


def test_runs_of_the_arena_and_of_tune_are_not_told_to_go_on_in_each_others_files() -> None:
    begun: dict[str, str] = {}
    for line in [line for page in PAGES for line in lines_of(page)]:
        command, *rest = parts_of(line)[0][1:]
        if command in ("arena", "tune"):
            given = COMMANDS[command].make_context(command, rest).params
            out = str(given["out"] or f"{command}-{given['game']}")
            assert begun.setdefault(out, line) == line, f"both in {out}"


# Really run.


def shell(line: str, place: Path, data: Path) -> None:
    """The line in a fresh shell in a clone, with nobody at the keyboard after one answer."""
    environment = {
        **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        "XDG_DATA_HOME": str(data),
        "BROWSER": "true",
    }
    typed = f". .venv/bin/activate\n{line}"
    serves = line.startswith("theogony serve")
    with subprocess.Popen(
        ["bash", "-c", f"{typed} --port 0" if serves else typed],
        cwd=place,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as running:
        said = ""
        if serves:
            assert running.stdout is not None
            while "Theogony is at" not in said and (more := running.stdout.readline()):
                said += more
            port = re.findall(r":(\d+)/", said)[0]
            with urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
                assert answer.status == 200
            os.killpg(running.pid, signal.SIGTERM)
        said += running.communicate(None if serves else "1\n")[0]
    assert running.returncode == 0, f"{line}\n{said}"


@pytest.mark.long
@pytest.mark.skipif("(compiled)" not in version_text(), reason="command lines: only compiled")
@pytest.mark.parametrize("page", [page for page in PAGES if lines_of(page)], ids=name)
def test_every_command_line_runs_in_a_fresh_shell(page: Path, tmp_path: Path) -> None:
    if not (Path(sys.prefix) / "bin" / "activate").is_file():
        pytest.skip("command lines: there is no .venv to activate")
    place = tmp_path / "clone"
    shutil.copytree(REPOSITORY / "docs", place / "docs")
    (place / ".venv").symlink_to(sys.prefix)
    failed = []
    for line in lines_of(page):
        shorter = next((less for start, less in SHORTER.items() if line.startswith(start)), "")
        try:
            shell(f"{line} {shorter}".strip(), place, tmp_path / "data")
        except AssertionError as error:
            failed.append(str(error))
    assert failed == []

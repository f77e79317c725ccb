"""The wheel, installed in an empty place, holds all that a game needs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parent.parent

PLAY = """
import pathlib, sys
import theogony

assert pathlib.Path(theogony.__file__).is_relative_to(sys.argv[1]), theogony.__file__
game = theogony.game("deus").new(players=2, seed=1)
while (decision := game.decision) is not None:
    game.choose(decision.options[0])
print(len(game.scores()), "seats have scored")
"""


def run(*command: str, at: Path, **environment: str) -> str:
    """What the command prints; it sees the variables given, and nothing of this repository."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name != "PYTHONPATH" and not name.startswith("THEOGONY_")
    }
    done = subprocess.run(
        [sys.executable, *command],
        cwd=at,
        env=inherited | environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def install(place: Path, **environment: str) -> Path:
    """Build a wheel from a copy of the sources and unpack it; gives the folder to import from."""
    copy, wheels, site = place / "copy", place / "wheels", place / "site"
    copy.mkdir()
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / file, copy)
    shutil.copytree(REPOSITORY / "src", copy / "src", ignore=shutil.ignore_patterns("*.so"))
    pip = ("-m", "pip", "--disable-pip-version-check")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(copy))
    run(*pip, *build, "--log", str(place / "log"), at=place, **environment)
    (wheel,) = wheels.glob("*.whl")
    run(*pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel), at=place)
    return site


def check(site: Path, kind: str) -> None:
    printed = run("-c", PLAY, str(site), at=site.parent, PYTHONPATH=str(site))
    assert printed == "2 seats have scored\n"
    command = "from theogony.cli import main; main()"
    version = run("-c", command, "--version", at=site.parent, PYTHONPATH=str(site))
    assert kind in version


@pytest.fixture(scope="module")
def uncompiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("uncompiled"), THEOGONY_PURE="1")


def test_an_uncompiled_wheel_plays_a_game(uncompiled: Path) -> None:
    assert list(uncompiled.rglob("*.so")) == []
    check(uncompiled, "interpreted")


def test_a_wheel_holds_the_data_of_every_package(uncompiled: Path) -> None:
    sources = REPOSITORY / "src"
    data = [
        file.relative_to(sources)
        for file in (sources / "theogony").rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc", ".so", ".pyd")
    ]
    assert [str(file) for file in data if not (uncompiled / file).is_file()] == []


def test_a_wheel_makes_its_database(uncompiled: Path, tmp_path: Path) -> None:
    command = "import sys, pathlib; from theogony.server.store import Store;"
    command += " Store(pathlib.Path(sys.argv[1])).close(); print('made')"
    path = str(tmp_path / "games.db")
    assert run("-c", command, path, at=tmp_path, PYTHONPATH=str(uncompiled)) == "made\n"


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_compiled_wheel_plays_a_game(tmp_path: Path) -> None:
    check(install(tmp_path, THEOGONY_REQUIRE_COMPILED="1"), "compiled")


def expect_uncompiled(place: Path, compiler: str, why: str) -> None:
    """The same code is installed, and one short line says why it is slow and what would help."""
    site = install(place, CC=compiler)
    assert list(site.rglob("*.so")) == []
    check(site, "interpreted")
    log = (place / "log").read_text(encoding="utf-8")
    (line,) = [line for line in log.splitlines() if "theogony: not compiled" in line]
    assert why in line and "build-essential" in line and len(line) < 450


def test_without_a_compiler_the_same_code_is_installed_uncompiled(tmp_path: Path) -> None:
    expect_uncompiled(tmp_path, str(tmp_path / "no-compiler"), "there is no C compiler")


@pytest.mark.long
def test_with_a_compiler_that_fails_too(tmp_path: Path) -> None:
    expect_uncompiled(tmp_path, "false", "the C compiler failed with exit code 1")

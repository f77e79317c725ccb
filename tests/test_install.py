"""The wheel, installed in an empty place, holds all that a game needs; what installs it is quick
where nothing was changed, and says in one sentence why it cannot."""

import os
import runpy
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .test_layers import imported

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


def copied(place: Path) -> Path:
    """What the wheel is built of."""
    copy = place / "copy"
    copy.mkdir(parents=True)
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / file, copy)
    shutil.copytree(REPOSITORY / "src", copy / "src", ignore=shutil.ignore_patterns("*.so"))
    return copy


def install(place: Path, **environment: str) -> Path:
    """Build a wheel from a copy of the sources and unpack it; gives the folder to import from."""
    copy, wheels, site = copied(place), place / "wheels", place / "site"
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
def test_a_compiled_wheel_plays_a_game_and_is_not_compiled_twice(tmp_path: Path) -> None:
    kept = {"THEOGONY_REQUIRE_COMPILED": "1", "THEOGONY_COMPILED": str(tmp_path / "compiled")}
    first, again = tmp_path / "first", tmp_path / "again"
    first.mkdir()
    again.mkdir()
    site = install(first, **kept)
    check(site, "compiled")
    assert "theogony: compiling the rules" in (first / "log").read_text(encoding="utf-8")
    second = install(again, **kept)
    check(second, "compiled")
    assert "theogony: compiling" not in (again / "log").read_text(encoding="utf-8")
    modules = {file.relative_to(site): file.read_bytes() for file in site.rglob("*.so")}
    assert modules
    assert {file.relative_to(second): file.read_bytes() for file in second.rglob("*.so")} == modules


def fingerprint(copy: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(copy)
    found: str = runpy.run_path("setup.py")["fingerprint"]()
    return found


def test_only_what_is_compiled_decides_whether_it_is_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copied(tmp_path)
    package = copy / "src" / "theogony"
    before = fingerprint(copy, monkeypatch)
    for text in (
        copy / "README.md",
        package / "deus" / "de.ftl",
        package / "server" / "assets" / "index.html",
        package / "server" / "app.py",
    ):
        text.write_text(text.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert fingerprint(copy, monkeypatch) == before
    for cause in (
        package / "deus" / "rules.py",
        package / "core" / "catalogue.py",
        copy / "setup.py",
    ):
        cause.write_text(cause.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        after = fingerprint(copy, monkeypatch)
        assert after != before
        before = after
    monkeypatch.setenv("CC", "another")
    assert fingerprint(copy, monkeypatch) != before


def test_compiled_modules_import_nothing_that_does_not_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(REPOSITORY)
    build = runpy.run_path("setup.py")
    sources = REPOSITORY / "src"
    seen = {REPOSITORY / file for file in build["seen"]()}
    known = {".".join(file.relative_to(sources).with_suffix("").parts) for file in seen}
    known |= {name.removesuffix(".__init__") for name in known}
    of_ours = {
        name
        for file in build["modules"]()
        for name in imported(REPOSITORY / file)
        if name.split(".")[0] == "theogony"
    }
    assert [
        n for n in sorted(of_ours) if n not in known and n.rpartition(".")[0] not in known
    ] == []


def test_of_what_was_compiled_no_more_than_two_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, kept = copied(tmp_path), tmp_path / "compiled"
    monkeypatch.setenv("THEOGONY_COMPILED", str(kept))
    monkeypatch.chdir(copy)
    for age, name in enumerate(["old", "older", "oldest"]):
        (kept / name).mkdir(parents=True)
        os.utime(kept / name, (1000 - age, 1000 - age))
    build = runpy.run_path("setup.py")
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "module.so").write_text("made", encoding="utf-8")
    build["keep"](tmp_path / "built", ["module.so"])
    assert {one.name for one in kept.iterdir()} == {build["kept"]().name, "old"}
    assert (build["kept"]() / "module.so").read_text(encoding="utf-8") == "made"


def test_nothing_of_a_build_that_was_stopped_gets_into_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copied(tmp_path)
    monkeypatch.setenv("THEOGONY_COMPILED", str(tmp_path / "compiled"))
    monkeypatch.chdir(copy)
    build = runpy.run_path("setup.py")
    kept = build["kept"]()
    for left in (kept.with_suffix(".part"), kept):  # stopped while copying, damaged later
        left.mkdir(parents=True)
        (left / "half.so").write_text("ha", encoding="utf-8")
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "module.so").write_text("made", encoding="utf-8")
    build["keep"](tmp_path / "built", ["module.so"])
    assert {file.name for file in kept.iterdir()} == {"module.so", build["LIST"]}
    assert build["taken"]() == ["module.so"]
    assert not kept.with_suffix(".part").exists()


@pytest.mark.parametrize("damage", ["emptied", "missing", "nothing left", "list missing"])
def test_of_what_was_compiled_nothing_is_taken_that_is_damaged(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copied(tmp_path)
    monkeypatch.setenv("THEOGONY_COMPILED", str(tmp_path / "compiled"))
    monkeypatch.chdir(copy)
    build = runpy.run_path("setup.py")
    (tmp_path / "built" / "core").mkdir(parents=True)
    files = ["core/game.so", "core/rng.so"]
    for file in files:
        (tmp_path / "built" / file).write_text("made", encoding="utf-8")
    assert build["taken"]() == []
    build["keep"](tmp_path / "built", files)
    assert build["taken"]() == files
    kept = build["kept"]()
    if damage == "emptied":
        (kept / "core/rng.so").write_bytes(b"")
    elif damage == "list missing":
        (kept / build["LIST"]).unlink()
    else:
        for file in files if damage == "nothing left" else files[1:]:
            (kept / file).unlink()
    assert build["taken"]() == []
    build["keep"](tmp_path / "built", files)
    assert build["taken"]() == files


def pip(place: Path, *words: str) -> str:
    """What `make` shows of a run of pip that fails; there is no index for it."""
    environment = {name: value for name, value in os.environ.items() if name[:4] != "PIP_"}
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    done = subprocess.run(
        [sys.executable, str(REPOSITORY / "tools" / "run_pip.py"), str(place / "log"), *words],
        env=environment | nowhere | {"PIP_CONFIG_FILE": os.devnull},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode != 0
    return done.stdout


def test_without_a_network_one_sentence_says_so(tmp_path: Path) -> None:
    log = tmp_path / "log"
    said = pip(tmp_path, "download", "--no-deps", "-d", str(tmp_path), "no-such-thing-anywhere==1")
    assert said == (
        f"theogony: no connection to the package index: connection refused ({log} has the rest)\n"
    )
    copy = copied(tmp_path)
    said = pip(tmp_path, "wheel", "--no-deps", "-w", str(tmp_path), str(copy))
    assert said.startswith("theogony: no connection to the package index: ")
    assert said.count("\n") == 1 and "setuptools" in said


def test_an_unknown_extra_is_refused(uncompiled: Path, tmp_path: Path) -> None:
    (wheel,) = (uncompiled.parent / "wheels").glob("*.whl")
    said = pip(tmp_path, "install", "--dry-run", "--no-index", f"{wheel}[nosuch]")
    assert said.endswith(" does not provide the extra 'nosuch'\n") and said.count("\n") == 1


def test_the_last_line_of_make_test_counts_both_runs_and_what_ran_in_none() -> None:
    tests = runpy.run_path(str(REPOSITORY / "tools" / "run_tests.py"))
    python = {
        "a": ("passed", ""),
        "b": ("failed", ""),
        "c": ("skipped", "run compiled"),
        "d": ("skipped", "could not import 'catanatron'"),
    }
    compiled = {name: ("passed", "") for name in "abc"} | {"d": python["d"]}
    assert tests["summary"]({"as Python": python, "compiled": compiled}) == (
        "1 passed and 1 failed as Python, 3 passed compiled;"
        " left out: the long ones (make test-long); 1 × could not import 'catanatron'"
    )
    assert tests["summary"]({"as Python": {"a": ("passed", "")}}) == (
        "1 passed as Python; left out: the long ones (make test-long);"
        " those compiled, because Theogony could only be installed interpreted"
    )
    for options in (["-nauto", "-q", "tests/core"], ["-k", "attack", "--durations=9"]):
        line = tests["summary"]({"as Python": {}, "compiled": {}}, options)
        assert "left out: all but " in line and options[1 + ("-q" in options)] in line
    line = tests["summary"]({"as Python": {}, "compiled": {}}, ["-nauto", "--durations=40"])
    assert "all but" not in line


def test_extras_are_named_as_one_likes_and_unknown_ones_refused() -> None:
    def said(named: str) -> tuple[int, str]:
        command = [sys.executable, str(REPOSITORY / "tools" / "extras.py"), named]
        done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True)
        return done.returncode, (done.stdout or done.stderr).strip()

    for named in ("lab,arena", "lab arena", " lab, arena "):
        assert said(named) == (0, "lab,arena")
    status, sentence = said("labb")
    assert status == 2 and sentence.startswith("theogony: there is no extra 'labb', expected test,")


RUNS = """
import os
import pytest

is_compiled = "THEOGONY_REQUIRE_COMPILED" in os.environ

@pytest.fixture
def table():
    assert is_compiled is not FAILS_COMPILED
    yield
    assert is_compiled is not FAILS_COMPILED

@pytest.fixture
def cleared():
    yield
    assert is_compiled is not FAILS_COMPILED

def test_passes(): pass
def test_fails(): assert is_compiled is not FAILS_COMPILED
def test_has_no_table(table): pass
def test_is_not_cleared(cleared): pass
"""
KILLED = """
import os, signal

def test_dies():
    if "THEOGONY_REQUIRE_COMPILED" in os.environ:
        os.kill(os.getpid(), signal.SIGKILL)
"""

MakeTest = Callable[[str], tuple[int, str]]


@pytest.fixture
def make_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> MakeTest:
    """Runs these tests as `make test` does where Theogony is compiled: status and last line."""
    for name, does in (
        ("python", f'exec "{sys.executable}" "$@"'),
        ("theogony", 'echo "(compiled)"'),
    ):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.chdir(tmp_path)
    main = runpy.run_path(str(REPOSITORY / "tools" / "run_tests.py"))["main"]

    def run_them(tests: str) -> tuple[int, str]:
        (tmp_path / "test_it.py").write_text(tests, encoding="utf-8")
        status = main("-q", "-p", "no:cacheprovider", "test_it.py")
        return status, capfd.readouterr().out.splitlines()[-1].split(";")[0]

    return run_them


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of a shell")
def test_make_test_fails_where_one_of_both_runs_fails(make_test: MakeTest) -> None:
    """What fails in a fixture, before the test or after it, has failed as well."""
    status, line = make_test(RUNS.replace("FAILS_COMPILED", "True"))
    assert (status, line) == (1, "4 passed as Python, 1 passed and 3 failed compiled")
    status, line = make_test(RUNS.replace("FAILS_COMPILED", "False"))
    assert (status, line) == (1, "1 passed and 3 failed as Python, 4 passed compiled")
    status, line = make_test("def test_passes(): pass")
    assert (status, line) == (0, "1 passed as Python, 1 passed compiled")


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of a shell")
def test_make_test_fails_where_a_run_is_killed(make_test: MakeTest) -> None:
    status, line = make_test(KILLED)
    assert (status, line) == (signal.SIGKILL, "1 passed as Python, 0 passed compiled")


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
    expect_uncompiled(
        tmp_path, "false", "the C compiler that CC names, false, failed with exit code 1"
    )

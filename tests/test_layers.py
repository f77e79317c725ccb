"""Between packages imports point one way: core, games, players, then lab, server and cli."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "theogony"
GAMES = {"deus", "civ", "anunnaki"}
API = "theogony"  # the modules that lie in no package: what `import theogony` offers

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    **{game: {"core"} for game in GAMES},
    API: {"core", *GAMES},
    "players": {"core", *GAMES, API},
    "lab": {"core", *GAMES, API, "players"},
    "server": {"core", *GAMES, API, "players"},
    "cli": {"core", *GAMES, API, "players", "lab", "server"},
}

NOT_IN_RULES = {
    *("random", "secrets", "uuid"),  # chance comes from game.rng only
    *("time", "datetime", "threading", "asyncio"),  # no clock
    *("socket", "ssl", "http", "urllib"),  # no network
}

FILES = sorted(SOURCES.rglob("*.py"))


def imported(file: Path) -> Iterator[str]:
    """The full names a file imports, relative ones resolved: `theogony.core.rng`, `typing` …"""
    package = ("theogony", *file.relative_to(SOURCES).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(name: str) -> str:
    """The package of a full name below theogony, or API for what lies in none."""
    part = (*name.split("."), "")[1]
    return part if (SOURCES / part).is_dir() and part else API


def layer_of(file: Path) -> str:
    if file.name == "__main__.py":
        return "cli"
    return layer(".".join(["theogony", *file.relative_to(SOURCES).parent.parts]))


@pytest.mark.parametrize("package", sorted({layer_of(file) for file in FILES}))
def test_imports_point_one_way(package: str) -> None:
    assert package in MAY_IMPORT, f"say in MAY_IMPORT what {package} may import"
    allowed = MAY_IMPORT[package] | {package}
    wrong = [
        f"{file.relative_to(SOURCES)} imports {name}"
        for file in FILES
        if layer_of(file) == package
        for name in imported(file)
        if name.split(".")[0] == "theogony" and layer(name) not in allowed
    ]
    assert wrong == []


def test_rules_know_no_clock_no_network_and_no_other_chance() -> None:
    wrong = [
        f"{file.relative_to(SOURCES)} imports {name}"
        for file in FILES
        if layer_of(file) in {"core", *GAMES}
        for name in imported(file)
        if name.split(".")[0] in NOT_IN_RULES
    ]
    assert wrong == []


def test_only_commands_and_the_games_they_play_load_classes_by_name() -> None:
    loading = {
        str(file.relative_to(SOURCES))
        for file in FILES
        if any(name.startswith("theogony.lab.classes") for name in imported(file))
    }
    assert loading == {"lab/simulate.py", "cli/play.py", "cli/session.py"}

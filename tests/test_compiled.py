"""A run that claims to be compiled is: a type error can silently leave modules interpreted."""

import ast
import importlib
import os
from pathlib import Path
from typing import Any

import pytest

import theogony

REPOSITORY = Path(__file__).parent.parent
REQUIRED = os.environ.get("THEOGONY_REQUIRE_COMPILED", "") not in ("", "0")


def of_setup(constant: str) -> Any:
    """A constant of setup.py, read without running it."""
    for node in ast.parse((REPOSITORY / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == constant:
            return ast.literal_eval(node.value)
    raise AssertionError(f"setup.py has no {constant}")


def modules_to_compile() -> list[str]:
    sources = REPOSITORY / "src" / "theogony"
    files = [
        file.relative_to(sources)
        for package in of_setup("COMPILED")
        for file in sorted((sources / package).rglob("*.py"))
    ]
    return [
        ".".join(["theogony", *file.with_suffix("").parts])
        for file in files
        if file.name != "__init__.py" and file.as_posix() not in of_setup("UNCOMPILED")
    ]


def is_compiled(module: str) -> bool:
    return not str(importlib.import_module(module).__file__).endswith(".py")


@pytest.mark.skipif(not REQUIRED, reason="run as Python")
def test_every_module_of_the_rules_is_compiled() -> None:
    assert [module for module in modules_to_compile() if not is_compiled(module)] == []


@pytest.mark.skipif(REQUIRED, reason="run compiled")
def test_no_module_is_a_stale_compiled_one() -> None:
    """As Python the tests run the sources, not what an earlier build left beside them."""
    if Path(str(theogony.__file__)).parent == REPOSITORY / "src" / "theogony":
        assert [module for module in modules_to_compile() if is_compiled(module)] == []


def test_what_is_left_uncompiled_exists() -> None:
    left_out = [REPOSITORY / "src" / "theogony" / file for file in of_setup("UNCOMPILED")]
    assert [str(file) for file in left_out if not file.is_file()] == []

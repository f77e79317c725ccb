"""A run that claims to be compiled is: a type error can silently leave modules interpreted."""

import ast
import importlib
import os
import runpy
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


# Docstrings, which mypyc leaves out of its C.

BARE = r"""
{"say",
 (PyCFunction)CPyPy_game___Game___say,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("say($self, name)\n--\n\n")},
static PyTypeObject CPyType_game___Decision_template_ = {
.tp_doc = PyDoc_STR(NULL),
};
{"over",
 (getter)game___Game_get_over,
NULL, NULL, NULL},
"""


def test_docstrings_are_written_into_the_c_of_mypyc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(REPOSITORY)
    document = runpy.run_path("setup.py")["document"]
    code = tmp_path / "made.c"
    code.write_text(BARE)
    document({str(code)})
    made = code.read_text()
    assert r'"say($self, name)\n--\n\nsay(name: str) -> None\n\nAnswer the open question' in made
    assert '.tp_doc = PyDoc_STR("Decision(seat: int, ask: str, options: list[int]' in made
    assert r'NULL, "over: bool\n\nWhether the game has ended' in made
    said = capfd.readouterr().err  # all other docstrings have no place here
    assert said.startswith("theogony: compiled without all docstrings: ") and len(said) < 300


def test_c_that_is_not_as_expected_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(REPOSITORY)
    document = runpy.run_path("setup.py")["document"]
    code = tmp_path / "made.c"
    code.write_text("int main() { return 0; }")
    document({str(code)})
    assert code.read_text() == "int main() { return 0; }"
    said = capfd.readouterr().err
    assert said.count("\n") == 1 and "compiled without all docstrings" in said

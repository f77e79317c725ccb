"""Every rule of docs/rules is cited by a test that would see it broken, and nothing else is cited.

The test files are read, not run: a rule counts as cited by `@pytest.mark.rule("deus.map.edge")` on
a test, in the marks of a `pytest.param`, or in a file's `pytestmark`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import theogony

REPOSITORY = Path(__file__).parent.parent
RULES = REPOSITORY / "docs" / "rules"
LISTS = sorted(RULES.glob("*.md"))
PLAYABLE = [page for page in LISTS if page.stem.split("_")[0] in theogony.GAMES]
TESTS = sorted((REPOSITORY / "tests").rglob("test_*.py"))
RULE = re.compile(r"^- (?:RULING )?`([\w.]+)` — ", re.MULTILINE)
MOST = 5  # a test that cites more tests nothing in particular


class Case:
    """A test, or one of its parameter sets, and the rules it cites."""

    def __init__(self, name: str, rules: list[str]) -> None:
        self.name = name
        self.rules = rules


def listed(page: Path) -> list[str]:
    """The IDs a rule list gives, in its order."""
    return RULE.findall(page.read_text(encoding="utf-8"))


def is_call_of(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == name


def marks(node: ast.AST) -> Iterator[str]:
    """The rules cited in an expression, those of its parameter sets left out."""
    if isinstance(node, ast.Call) and is_call_of(node, "pytest.mark.rule"):
        for argument in node.args:
            assert isinstance(argument, ast.Constant), f"line {node.lineno}: expected plain IDs"
            yield str(argument.value)
    elif not is_call_of(node, "pytest.param"):
        for part in ast.iter_child_nodes(node):
            yield from marks(part)


def cases_of(test: ast.FunctionDef, where: str, common: list[str]) -> Iterator[Case]:
    own = [*common, *(rule for decorator in test.decorator_list for rule in marks(decorator))]
    yield Case(f"{where}::{test.name}", own)
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and is_call_of(node, "pytest.param"):
                rules = [rule for part in node.keywords for rule in marks(part)]
                yield Case(f"{where}::{test.name}[line {node.lineno}]", own + rules)


def cases(text: str, where: str) -> Iterator[Case]:
    """All tests of a file."""
    tree = ast.parse(text)
    common = [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for rule in marks(node.value)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from cases_of(node, where, common)


def all_cases() -> list[Case]:
    return [
        case
        for file in TESTS
        for case in cases(file.read_text(encoding="utf-8"), file.relative_to(REPOSITORY).as_posix())
    ]


def all_listed() -> list[str]:
    return [rule for page in LISTS for rule in listed(page)]


@pytest.mark.parametrize("page", PLAYABLE, ids=lambda page: page.stem)
def test_every_listed_rule_is_cited(page: Path) -> None:
    cited = {rule for case in all_cases() for rule in case.rules}
    assert [rule for rule in listed(page) if rule not in cited] == []


def test_every_cited_rule_is_listed() -> None:
    known = set(all_listed())
    assert [(c.name, rule) for c in all_cases() for rule in c.rules if rule not in known] == []


def test_a_test_cites_five_rules_at_most() -> None:
    assert [(c.name, len(c.rules)) for c in all_cases() if len(set(c.rules)) > MOST] == []


def test_a_rule_has_one_line_in_the_lists() -> None:
    rules = all_listed()
    assert sorted({rule for rule in rules if rules.count(rule) > 1}) == []


@pytest.mark.parametrize("name", theogony.GAMES)
def test_rules_the_engine_gives_as_reasons_are_listed(name: str) -> None:
    game = theogony.game(name)
    lists = [page for page in LISTS if page.stem == name or page.stem.startswith(f"{name}_")]
    assert RULES / f"{name}.md" in lists, f"{name} has no rule list"
    known = {rule for page in lists for rule in listed(page)}
    reasons = {rule for rule in game.rules if rule}
    switches = {switch.rule for switch in game.switches.values()}
    assert sorted((reasons | switches) - known) == []


def test_citations_are_found_wherever_they_may_stand() -> None:
    text = """
import pytest
pytestmark = [pytest.mark.rule("x.file")]

@pytest.mark.rule("x.one", "x.two")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("x.param")), 2])
def test_something(n): ...

@pytest.mark.rule("x.helper")
def helper(): ...
"""
    assert [(case.name, case.rules) for case in cases(text, "f")] == [
        ("f::test_something", ["x.file", "x.one", "x.two"]),
        ("f::test_something[line 6]", ["x.file", "x.one", "x.two", "x.param"]),
    ]

"""The examples of README.md and docs/ run, and their links lead somewhere.

All blocks marked ```python of one page run one after the other; with `>>>` the printed results
are compared as well. A block that cannot stand alone is marked ```python fragment; one marked
```python needs numpy is run where that is installed, one marked ```python long needs … with the
long tests.
"""

import doctest
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import theogony
from theogony.civ import reading
from theogony.core.steps import Question

REPOSITORY = Path(__file__).parent.parent
PAGES = [
    REPOSITORY / "README.md",
    REPOSITORY / "CHANGELOG.md",
    *sorted((REPOSITORY / "docs").rglob("*.md")),
]

BLOCK = re.compile(r"^```(\S[^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")

# What a turn or the start asks; all other questions come from effects.
OF_TURNS = {
    *("turn", "payment", "region", "temple_site", "row"),
    *("offer", "god", "resource", "start_piece"),
}


def name(page: Path) -> str:
    return page.relative_to(REPOSITORY).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_examples(page, "python")


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # torch has its own
def test_an_agent_is_trained_as_the_page_says() -> None:
    """With EXTRAS=train: what it needs is large."""
    run_examples(REPOSITORY / "docs" / "train.md", "python long")


def run_examples(page: Path, wanted: str) -> None:
    shared: dict[str, object] = {"__name__": "__main__"}
    text = page.read_text(encoding="utf-8")
    missing: set[str] = set()
    for block in BLOCK.finditer(text):
        kind, _, needs = block[1].partition(" needs ")
        if kind != wanted:
            continue
        if needs and find_spec(needs) is None:
            missing.add(needs)
            continue
        where = f"{name(page)}, line {text.count(chr(10), 0, block.start()) + 1}"
        if ">>>" not in block[2]:
            exec(compile(block[2], where, "exec"), shared)
            continue
        test = doctest.DocTestParser().get_doctest(block[2], shared, where, str(page), 0)
        doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
        shared.update(test.globs)
    if missing:
        needed = ", ".join(sorted(missing))
        how = "; make test-long EXTRAS=train runs them" if "long" in wanted else ""
        pytest.skip(f"{name(page)}: examples that need {needed} were left out{how}")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    targets = [link.split("#")[0] for link in LINK.findall(text) if "://" not in link]
    assert [target for target in targets if target and not (page.parent / target).exists()] == []


def test_the_record_that_is_shown_is_of_these_rules() -> None:
    page = (REPOSITORY / "docs" / "records.md").read_text(encoding="utf-8")
    shown = page.split("```text\n")[1].splitlines()
    assert shown[1:3] == ["game deus", f"rules {theogony.game('deus').version}"]


def test_every_question_of_an_effect_is_listed() -> None:
    forms = theogony.game("deus").form_of
    asked = {form.name for step, form in forms.items() if issubclass(step, Question)}
    page = (REPOSITORY / "docs" / "names.md").read_text(encoding="utf-8")
    assert OF_TURNS <= asked
    assert [name for name in sorted(asked - OF_TURNS) if f"`{name}`" not in page] == []


def test_every_question_of_civilization_is_listed() -> None:
    forms = theogony.game("civ").form_of
    asked = {form.name for step, form in forms.items() if issubclass(step, Question)}
    page = (REPOSITORY / "docs" / "names.md").read_text(encoding="utf-8")
    table = page.split("## Civilization")[1].split("### What effects ask")[1]
    assert [name for name in sorted(asked) if f"`{name}`" not in table] == []


def test_every_field_of_a_position_of_civilization_is_listed() -> None:
    page = (REPOSITORY / "docs" / "positions" / "civ.md").read_text(encoding="utf-8")
    fields = [*reading.TABLE, *reading.SEAT_FIELDS]
    assert [name for name in fields if f"`{name}`" not in page] == []


def test_the_words_of_the_glossary_are_those_of_code_and_catalogue() -> None:
    page = (REPOSITORY / "docs" / "glossary.md").read_text(encoding="utf-8")
    package = REPOSITORY / "src" / "theogony" / "civ"
    code = "".join(file.read_text(encoding="utf-8") for file in package.glob("*.py"))
    german = "".join(file.read_text(encoding="utf-8") for file in package.glob("*de.ftl"))
    rows = [row.split("|") for row in page.split("## Civilization\n")[1].splitlines()[3:]]
    assert len(rows) > 50
    for row in rows:
        words = re.findall(r"`(\w+)`", row[2])
        assert [word for word in words if not re.search(rf"\b{word}\b", code)] == []
        words = row[3].strip().split(", ")
        assert [word for word in words if word.casefold() not in german.casefold()] == []

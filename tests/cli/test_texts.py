"""The terminal's own texts: the same keys and arguments in both languages, all of them used."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from theogony.cli.answers import COMMANDS
from theogony.cli.texts import Texts
from theogony.core.catalogue import LANGUAGES, variables

CLI = files("theogony") / "cli"

# Keys put together from a word.
FAMILIES = [
    r"letter-\w+",
    r"ground-\w+",
    r"short-\w+",
    r"use-\w+",
    r"bot-\w+",
    r"log-\w+",
    r"field-\w+",
    r"legend-\w+",
    r"set-\w+",
    r"command-\w+",
    r"argument-\w+",
    r"help-\w+",
]


def entries(language: str) -> list[ast.EntryType]:
    text = (CLI / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentResource(text).body)


def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(language) if isinstance(e, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_can_be_read_and_no_key_comes_twice(language: str) -> None:
    assert not any(isinstance(entry, ast.Junk) for entry in entries(language))
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    english, german = messages("en"), messages("de")
    assert list(english) == list(german)
    for key in english:
        assert variables(english[key]) == variables(german[key]), key


def test_every_text_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8") for file in CLI.iterdir() if file.name.endswith(".py")
    )
    for key in messages("en"):
        family = any(re.fullmatch(pattern, key) for pattern in FAMILIES)
        assert family or f'"{key}"' in source or f"'{key}'" in source, f"{key} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own_and_a_line_of_help(language: str) -> None:
    texts = Texts("deus", language)
    words = [texts.say(f"command-{name}") for name in COMMANDS]
    assert len(words) == len(set(words))
    assert all(texts.say(f"help-{name}") for name in COMMANDS)
    letters = "maritime production science civil military temple".split()
    assert len({texts.say(f"letter-{kind}") for kind in letters}) == 6

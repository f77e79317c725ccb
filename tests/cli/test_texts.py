"""The terminal's own texts: the same keys and arguments in both languages, all of them used."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import theogony.cli
from theogony.cli.screen import look_of
from theogony.cli.texts import Texts
from theogony.core.catalogue import LANGUAGES, variables

CLI = Path(theogony.cli.__file__).parent
GAMES = sorted(file.parent.name for file in CLI.glob("*/look.py"))
FOLDERS = ["", *GAMES]  # what all games share, then what is one game's

# Keys put together from a word.
FAMILIES = [
    r"letter-\w+",
    r"ask-\w+",
    r"ground-\w+",
    r"short-\w+",
    r"amount-\w+",
    r"dial-\w+",
    r"sign-\w+",
    r"target-\w+",
    r"tie-\w+",
    r"use-\w+",
    r"bot-\w+",
    r"reason-\w+",
    r"log-\w+",
    r"pass-\w+",
    r"field-\w+",
    r"kind-\w+",
    r"origin-\w+",
    r"part-\w+",
    r"says-\w+",
    r"era-\w+",
    r"legend-\w+",
    r"set-\w+",
    r"command-\w+",
    r"argument-\w+",
    r"help-\w+",
]


def source(folder: str, language: str) -> str:
    return (CLI / folder / f"{language}.ftl").read_text(encoding="utf-8")


def entries(folder: str, language: str) -> list[ast.EntryType]:
    return list(FluentResource(source(folder, language)).body)


def messages(folder: str, language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(folder, language) if isinstance(e, ast.Message)}


@pytest.mark.parametrize(("folder", "language"), list(product(FOLDERS, LANGUAGES)))
def test_the_texts_can_be_read_and_no_key_comes_twice(folder: str, language: str) -> None:
    assert not any(isinstance(entry, ast.Junk) for entry in entries(folder, language))
    found = [*entries("", language), *(entries(folder, language) if folder else [])]
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_with_the_same_arguments(folder: str) -> None:
    english, german = messages(folder, "en"), messages(folder, "de")
    assert list(english) == list(german)
    for key in english:
        assert variables(english[key]) == variables(german[key]), key


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_is_used(folder: str) -> None:
    files = [*CLI.glob("*.py"), *CLI.glob(f"{folder or '*'}/*.py")]
    said = "".join(file.read_text(encoding="utf-8") for file in files)
    for key in messages(folder, "en"):
        family = any(re.fullmatch(pattern, key) for pattern in FAMILIES)
        referred = f"{{ {key} }}" in source("", "en")
        assert family or referred or f'"{key}"' in said or f"'{key}'" in said, f"{key} is not said"


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_command_has_a_word_of_its_own_and_a_line_of_help(game: str, language: str) -> None:
    texts = Texts(game, language)
    commands = look_of(game).commands
    words = [texts.say(f"command-{name}") for name in commands]
    assert len(words) == len(set(words))
    assert all(texts.say(f"help-{name}") for name in commands)
    letters = [key for key in messages(game, language) if key.startswith("letter-")]
    assert len({texts.say(key) for key in letters}) == len(letters)

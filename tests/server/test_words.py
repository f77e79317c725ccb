"""Whatever a person can be refused has words in both languages of the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from theogony.server import messages as m
from theogony.server.problems import ENGINE

from .running import Finished, Guest

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
LANGUAGES = ("de", "en")
OURS = ("failed", "offline", "undrawn")  # what the page itself finds
ME, BOT = {"kind": "me"}, {"kind": "bot"}
TWO = {"game": "deus", "seats": [ME, BOT]}

pytestmark = pytest.mark.skipif(not TEXTS.is_dir(), reason="the sources of the page are not here")


def page(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def words(language: str, problem: dict[str, Any]) -> str:
    """As the page says it: wordsOf in web/src/lib/texts.svelte.ts."""
    bundle = page(language)
    message = bundle.get_message(f"problem-{problem['code']}")
    assert message.value is not None
    arguments = problem.get("arguments", {}) | {"said": problem["error"]}
    said, errors = bundle.format_pattern(message.value, arguments)
    assert not errors, errors
    return str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_no_words_lack_a_code(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^problem-(\w+) =", text, re.MULTILINE))
    assert known == {*get_args(m.ProblemCode), *OURS}
    assert set(re.findall(r"^refused-(\w+) =", text, re.MULTILINE)) == set(get_args(m.Code))


def test_what_the_engine_refuses_is_quoted() -> None:
    for _, code in ENGINE:
        for language in LANGUAGES:
            said = words(language, {"code": code, "error": "in other words"})
            assert "in other words" in said and said != "in other words"


@pytest.mark.parametrize(
    ("code", "path", "body"),
    [
        ("request", "tables", {}),
        ("request", "tables", TWO | {"seats": [ME, {"kind": "open", "level": "priest"}]}),
        ("name", "me", {"name": " "}),
        ("name", "tables", TWO | {"seats": [ME, {"kind": "here"}]}),
        ("level", "tables", TWO | {"seats": [ME, {"kind": "bot", "level": "oracle"}]}),
        ("game", "tables", TWO | {"game": "chess"}),
        ("players", "tables", TWO | {"seats": [ME, BOT, BOT, BOT, BOT]}),
        ("only_bots", "tables", TWO | {"seats": [BOT, BOT]}),
        ("tiles", "tables", TWO | {"switches": {"layout": [{"at": [0, 0]}]}}),
        ("tiles", "tables", TWO | {"switches": {"layout": []}}),
        ("seed", "tables", TWO | {"seed": "one"}),
        ("seed", "tables", TWO | {"seed": "9" * 39}),
        ("setup", "tables", TWO | {"preset": "atlantis"}),
        ("setup", "tables", TWO | {"switches": {"winds": True}}),
        ("setup", "tables", TWO | {"switches": {"joker": "perhaps"}}),
        ("not_found", "tables/nonsense/leave", {}),
        ("not_over", "tables/{running}/rematch", {}),
        ("not_over", "tables/{running}/from/0", {"seat": 0}),
        ("no_own_seat", "tables/{running}/back", {}),
        ("no_seat_free", "tables/{running}/sit", {}),
        ("invite", "tables/{running}/sit", {"invite": "stolen"}),
        ("no_vote", "tables/{running}/vote", {"seat": 1}),
        ("seat", "tables/{running}/vote", {"seat": 7}),
        ("seat", "tables/{running}/sit", {"seat": 7}),
        ("not_player", "tables/{finished}/rematch", {}),
        ("not_at_table", "tables/{finished}/vote", {"seat": 0}),
        ("moment", "tables/{finished}/from/9999", {"seat": 0}),
        ("moment_over", "tables/{finished}/from/{last}", {"seat": 0}),
        ("seat", "tables/{finished}/from/0", {"seat": 7}),
        ("level", "tables/{finished}/from/0", {"seat": 0, "level": "oracle"}),
        ("address", "tables/{finished}/from/here", {"seat": 0}),
    ],
)
def test_what_is_refused_is_said_in_the_language_of_the_page(
    ada: Guest, finished: Finished, code: str, path: str, body: object
) -> None:
    running = ada.table([ME, BOT]) if "{running}" in path else ""
    last = ada.get(f"/api/tables/{finished.table}/moments")["moments"][-1]["answers"]
    address = path.format(running=running, finished=finished.table, last=last)
    reply = ada.http.post(f"/api/{address}", json=body)
    problem = reply.json()
    assert problem["code"] == code, problem
    german, english = (words(language, problem) for language in LANGUAGES)
    assert german != english

"""`theogony rules`: the rule reference, by ID or by words."""

from __future__ import annotations

from textwrap import wrap
from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import WrongInput
from .colours import NUMBER
from .common import (
    AsJson,
    GameName,
    Language,
    NoColour,
    language_or_default,
    make_console,
    print_json,
    rules_of,
)
from .texts import Texts

PREFIX = "rule-"
INDENT = "    "  # of what does not fit in the line of an ID


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORDS]", help="A rule's ID, or words.")
    ] = None,
    language: Language = "",
    as_json: AsJson = False,
    no_colour: NoColour = False,
) -> None:
    """Look up rules by ID or by words."""
    texts = Texts(rules_of(game).name, language_or_default(language))
    found = find_rules(" ".join(words or []), texts)
    if as_json:
        print_json([{"id": rule, "text": texts.game.rule(rule)} for rule in found])
        return
    console = make_console(no_colour)
    for line in rule_lines(found, texts, console.width):
        console.print(line)


def all_rules(texts: Texts) -> list[str]:
    """The IDs of all rules, in the order of the rule list."""
    keys = [key for key in texts.game.messages if key.startswith(PREFIX)]
    return [key.removeprefix(PREFIX).replace("-", ".") for key in keys]


def find_rules(said: str, texts: Texts) -> list[str]:
    """The rule with this ID; else those whose IDs begin with it; else those with all its words."""
    known = all_rules(texts)
    wanted = said.casefold().strip()
    chapter = wanted.rstrip(".") + "."
    for rule in known:
        if rule.casefold() == wanted:
            return [rule]
    found = [rule for rule in known if wanted and rule.casefold().startswith(chapter)]
    if not found:
        texts_of = {rule: f"{rule} {texts.game.rule(rule)}".casefold() for rule in known}
        words = wanted.split()
        found = [rule for rule in known if all(word in texts_of[rule] for word in words)]
    if not found:
        raise WrongInput(texts.say("no-rule", said=said))
    return found


def rule_lines(rules: list[str], texts: Texts, width: int) -> list[Text]:
    """Each rule behind its ID, with what does not fit in the line indented below."""
    found: list[Text] = []
    for rule in rules:
        said = wrap(f"{rule}  {texts.game.rule(rule)}", width, subsequent_indent=INDENT)
        found.append(Text(said[0][: len(rule)], NUMBER).append(said[0][len(rule) :], ""))
        found += [Text(more) for more in said[1:]]
    return found

"""Several questions of the rules that are one choice to whoever answers: asked as one.

A chain is an option with `answers`, given one after the other. The questions between lie open and
have no chance in them, so the chains are found by trying the answers on copies.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game import Game
from ..core.history import events_of
from ..core.types import Document

Answers = list[int]


def asked(game: Game) -> str:
    """The name of the open question."""
    return str(game.rules.form_of[type(game.question())].name)


def is_asked(game: Game, seat: int, names: list[str]) -> bool:
    """Whether a question of one of these names is open, and asked of this seat."""
    return not game.over and game.question().seat == seat and asked(game) in names


def after(game: Game, answers: Answers) -> Game:
    """A copy in which these answers were given."""
    found = game.copy()
    for answer in answers:
        found.choose(answer)
    return found


def told_by(game: Game, later: Game) -> list[Document]:
    """What the seat asked is told between a game and what became of it."""
    return later.told(game.question().seat, len(events_of(game.events)))


def ways(game: Game, names: list[str]) -> Iterator[tuple[Answers, Game]]:
    """Every way through the questions of these names that follow each other, and its outcome."""
    seat = game.question().seat
    for answer in game.options().listed():
        later = after(game, [answer])
        if is_asked(later, seat, names):
            for rest, end in ways(later, names):
                yield [answer, *rest], end
        else:
            yield [answer], later


def chain(game: Game, answers: Answers, **more: object) -> Document:
    """The option that gives all these answers; its name are theirs, as one may type them."""
    names = [game.rules.names[answer] for answer in answers]
    first: Document = game.shown_option(answers[0])
    return first | {"answers": answers, "name": "; ".join(names), "price": {}} | more


def answers_of(option: Document) -> Answers:
    """What an option answers: all of a chain, or just the one question."""
    found: Answers = option.get("answers", [option["answer"]])
    return found


def previewed(game: Game, option: Document) -> list[Document]:
    """What an option brings, as far as it can be known."""
    *first, last = answers_of(option)
    found: list[Document] = []
    for answer in first:
        found += game.preview(answer)
        game = after(game, [answer])
    return found + game.preview(last)

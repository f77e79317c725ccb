"""What a person asks for in vain: a code, for which the page has words in every language, and a
sentence for everybody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.errors import (
    IllegalChoice,
    PositionError,
    RecordError,
    SetupError,
    UnknownGame,
    WrongInput,
)
from . import messages as m


class Denied(WrongInput):
    """Something in a request does not fit; `arguments` are what the words of its code name."""

    status = 400
    after = 1  # seconds until it may be asked again

    def __init__(self, code: m.ProblemCode, why: str, **arguments: str | int) -> None:
        super().__init__(why)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Callable[..., Denied], tuple[str, str]]:
        """It may be said by another process."""
        made: Callable[..., Denied] = type(self)
        return partial(made, **self.arguments), (self.code, str(self))


class Unknown(Denied):
    """Whoever asks has no name yet."""

    status = 401


class Forbidden(Denied):
    """Not for this person, or not now."""

    status = 403


class NotFound(Denied):
    """No such thing is here."""

    status = 404


class Damaged(Denied):
    """What is stored cannot be used."""

    status = 409


class Misdirected(Denied):
    """Meant for another site."""

    status = 421


class TooMany(Denied):
    """Too often, or too much at once."""

    status = 429

    def __init__(self, code: m.ProblemCode, why: str, after: int = 1) -> None:
        super().__init__(code, why)
        self.after = after


# What the engine refuses is said in its own words; the code says what they are about.
ENGINE: list[tuple[type[WrongInput], m.ProblemCode]] = [
    (UnknownGame, "game"),
    (SetupError, "setup"),
    (IllegalChoice, "illegal"),
    (PositionError, "position"),
    (RecordError, "record"),
    (WrongInput, "wrong"),
]


def code_of(error: WrongInput) -> m.ProblemCode:
    return next(code for kind, code in ENGINE if isinstance(error, kind))

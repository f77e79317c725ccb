"""The games of a run as they end: one line of JSON each, below a line that says what is played.

Nothing is ever changed in the file, so that a run that was killed goes on where it was: at most
the line being written is lost, and its game is played again. One run at a time has the file: two
would play the same games. The system lets go of it when a run ends, however that is.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path

from ... import __version__
from ... import game as rules_of
from ...core.errors import WrongInput
from ...core.types import Document
from .games import Outcome, Plan, seating, seed_of

try:
    import fcntl
except ImportError:  # Windows does not have it
    fcntl = None  # type: ignore[assignment]

FORMAT = 2  # deals are played in all seatings; in format 1 each game was a deal of its own
COUNTING = ["games", "until_decided", "bounds"]  # how many games count: may change
LARGEST = 2**31 - 1  # no number of a game is larger: games.parquet has 32 bits for most of them
KEPT = [field.name for field in fields(Outcome) if field.name != "failure"]


def heading(plan: Plan) -> Document:
    """All that decides how the games of a plan go."""
    rules = rules_of(plan.game).version
    written = {name: value for name, value in asdict(plan).items() if name not in COUNTING}
    return {"arena": FORMAT, "theogony": __version__, "rules": rules} | written


class Log:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.outcomes: list[Outcome] = []  # of earlier runs
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file = open(path, "a+b")
        except OSError as error:
            raise WrongInput(f"{path} cannot be written: {error.strerror}") from error
        try:
            self.lock()
            self.take_up()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.file.close()

    def lock(self) -> None:
        """For this run alone, until the file is closed."""
        if fcntl is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise WrongInput(
                    f"{self.path} is used by another arena: wait for its end, or name another"
                    " folder"
                ) from error
            except OSError as error:
                raise WrongInput(f"{self.path} cannot be locked: {error.strerror}") from error

    def take_up(self) -> None:
        """Read what is there, and drop a last line that was never finished."""
        self.file.seek(0)
        *lines, rest = self.file.read().split(b"\n")
        if lines:
            self.expect_same(self.parsed(lines[0], 1))
        elif not line_of(heading(self.plan)).startswith(rest):
            raise WrongInput(f"{self.path}, line 1: no arena of format {FORMAT}")
        seen: dict[int, int] = {}  # the lines of the games
        for number, line in enumerate(lines[1:], 2):
            outcome = self.read(self.parsed(line, number), number)
            if outcome.number in seen:
                first = seen[outcome.number]
                raise WrongInput(
                    f"{self.path}, line {number}: game {outcome.number} is in line {first} already"
                )
            seen[outcome.number] = number
            self.outcomes.append(outcome)
        self.file.truncate(self.file.tell() - len(rest))
        if not lines:
            self.write(heading(self.plan))

    def parsed(self, line: bytes, number: int) -> Document:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise WrongInput(f"{self.path}, line {number}: no JSON") from error
        if not isinstance(found, dict):
            raise WrongInput(f"{self.path}, line {number}: expected names with values")
        return found

    def expect_same(self, there: Document) -> None:
        """The file belongs to this very plan."""
        if there.get("arena") == 1:
            raise WrongInput(
                f"{self.path} is of an earlier format, whose games were not played in deals: name"
                " another folder"
            )
        if there.get("arena") != FORMAT:
            raise WrongInput(f"{self.path}, line 1: no arena of format {FORMAT}")
        for name, value in heading(self.plan).items():
            if there.get(name) != value:
                raise WrongInput(
                    f"{self.path} holds another run: {name} is {there.get(name)!r} there and"
                    f" {value!r} now; repeat it as it was, or name another folder"
                )

    def read(self, line: Document, number: int) -> Outcome:
        if list(line) != KEPT:
            raise WrongInput(f"{self.path}, line {number}: expected {', '.join(KEPT)}")
        outcome = Outcome(**line)
        if not fits(outcome, self.plan):
            raise WrongInput(f"{self.path}, line {number}: no game of this run")
        return outcome

    def append(self, outcome: Outcome) -> None:
        self.write({name: getattr(outcome, name) for name in KEPT})

    def write(self, line: Document) -> None:
        self.file.write(line_of(line))
        self.file.flush()


def line_of(document: Document) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def fits(outcome: Outcome, plan: Plan) -> bool:
    """Whether a line that was read is one of a plan's games."""
    if not is_list([outcome.number, outcome.decisions], int, 2) or outcome.number < 0:
        return False
    if not is_list([outcome.unfinished], bool, 1):
        return False
    seats = 0 if outcome.unfinished else plan.seats
    faults = outcome.faults
    clocks = (outcome.seconds, outcome.slowest)
    return (
        outcome.players == seating(plan, outcome.number)
        and outcome.seed == str(seed_of(plan, outcome.number))
        and all(is_list(found, int, seats) for found in (outcome.scores, outcome.ranking))
        and are_places(outcome.ranking)
        and is_list(outcome.answers, int, plan.seats)
        and all(is_list(found, float, plan.seats) for found in clocks)
        and is_list(faults, list, plan.seats)
        and all(is_list(found, str, len(found)) for found in faults)
    )


def are_places(ranking: list[int]) -> bool:
    """Each place is one more than there are better ones."""
    return all(place == 1 + sum(better < place for better in ranking) for place in ranking)


def is_list(found: object, of: type, count: int) -> bool:
    """So many items of a type, numbers being such as games have."""
    return (
        isinstance(found, list)
        and len(found) == count
        and all(type(item) is of and is_small(item) for item in found)
    )


def is_small(item: object) -> bool:
    return not isinstance(item, int | float) or abs(item) <= LARGEST  # which NaN is not

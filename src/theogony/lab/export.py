"""Games as data: one row for each decision, with how the game ended.

A game is played or replayed once to learn its end, then told row by row, so that no more than one
row and the answers of some games are in memory. docs/export.md tells what the columns mean.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .. import game as rules_of
from .. import open_record
from ..core.errors import RecordError, WrongInput
from ..core.game import Game
from ..core.history import answers_of
from ..core.record import begun, remembered
from ..core.types import Document
from ..extras import to_get
from ..players import play_game, split_names
from .parquet import Parquet, has_parquet
from .simulate import CHUNK, MOST_DECISIONS, Plan, in_chunks, set_up

STDOUT = "-"

# Columns and their types in Parquet; views come last and only if they are wanted.
COLUMNS = {
    "game_id": "string",
    "game": "string",
    "rules": "int32",
    "seed": "string",
    "switches": "string",
    "players": "list<string>",
    "seat": "int8",
    "decision": "int32",
    "question": "string",
    "options": "list<int32>",
    "names": "list<string>",
    "answer": "int32",
    "name": "string",
    "finished": "bool",
    "scores": "list<int32>",
    "ranking": "list<int32>",
    "score": "int32",
    "rank": "int32",
    "won": "bool",
    "view": "string",
}
DOCUMENTS = ["switches", "view"]  # objects in JSON lines, JSON texts in Parquet


@dataclass(frozen=True)
class Story:
    """A game in plain data: how it began, what was answered, how it ended."""

    id: str
    game: str
    players: list[str] | None  # by seat; None: nobody remembers
    start: Document
    answers: list[int]
    scores: list[int] | None  # None: it was left unfinished
    ranking: list[int] | None


def story_of(id_: str, players: list[str] | None, game: Game) -> Story:
    return Story(
        id_,
        game.rules.name,
        players,
        game.origin,
        answers_of(game.answers),
        game.scores() if game.over else None,
        game.ranking() if game.over else None,
    )


# Where games come from.


def simulated(plan: Plan, workers: int) -> Iterator[Story]:
    """The games of a plan, in the order of their numbers."""
    for stories in in_chunks(plan, workers, tell_chunk):
        yield from stories


def tell_chunk(plan: Plan, first: int) -> list[Story]:
    return [tell(plan, number) for number in range(first, min(first + CHUNK, plan.games))]


def tell(plan: Plan, number: int) -> Story:
    """Game `number` of a plan, the same that `simulate` plays."""
    setup, players = set_up(plan, number)
    game = rules_of(plan.game).new(**setup)
    play_game(game, players, plan.cap or MOST_DECISIONS)
    names = [player.name for player in players]
    return story_of(f"{plan.game}-{plan.seed}-{number}", names, game)


def stored(paths: list[str]) -> Iterator[Story]:
    """Saved records, in the order given. Of one with several parts it is the last."""
    for path in paths:
        try:
            replay = open_record(path)
            game = replay.finish()
        except WrongInput as error:
            sentence = str(error)
            raise RecordError(sentence if path in sentence else f"{path}, {sentence}") from error
        names = split_names(remembered("\n".join(replay.lines)))
        yield story_of(path, names if len(names) == game.seats() else None, game)


# Rows.


def rows(story: Story, views: bool) -> Iterator[Document]:
    """The decisions of a game, one after the other."""
    rules = rules_of(story.game)
    game = begun(rules, story.start)
    seed = story.start.get("seed")
    constant: Document = {
        "game_id": story.id,
        "game": story.game,
        "rules": rules.version,
        "seed": None if seed is None else str(seed),
        "switches": game.view(None)["switches"],
        "players": story.players,
    }
    for number, answer in enumerate(story.answers):
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        row = constant | {
            "seat": seat,
            "decision": number,
            "question": decision.ask,
            "options": decision.options,
            "names": [rules.names[option] for option in decision.options],
            "answer": answer,
            "name": rules.names[answer],
            "finished": story.ranking is not None,
            "scores": story.scores,
            "ranking": story.ranking,
            "score": None if story.scores is None else story.scores[seat],
            "rank": None if story.ranking is None else story.ranking[seat],
            "won": None if story.ranking is None else story.ranking[seat] == 1,
        }
        if views:
            row["view"] = game.view(seat)
        yield row
        game.choose(answer)


# Where they go.


class Sink(Protocol):
    def add(self, row: Document) -> None: ...
    def close(self) -> None: ...


class JsonLines:
    def __init__(self, path: str) -> None:
        self.file = sys.stdout if path == STDOUT else open(path, "w", encoding="utf-8")

    def add(self, row: Document) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        if self.file is sys.stdout:
            self.file.flush()
        else:
            self.file.close()


class Rows(Parquet):
    """A Parquet file: documents in it are texts."""

    def __init__(self, path: str, views: bool) -> None:
        super().__init__(path, {n: t for n, t in COLUMNS.items() if views or n != "view"})

    def add(self, row: Document) -> None:
        super().add(row | {name: json.dumps(row[name]) for name in DOCUMENTS if name in row})


def expect_outs(outs: list[str]) -> None:
    """Everything that can be wrong with where it is to be written, before the first game."""
    for out in outs:
        if out != STDOUT and Path(out).suffix not in (".jsonl", ".parquet"):
            raise WrongInput(f"out is {out!r}, expected a name in .jsonl or .parquet, or {STDOUT}")
        if out.endswith(".parquet") and not has_parquet():
            raise WrongInput(f"{out} needs pyarrow: choose .jsonl, or {to_get('lab')}")
        if out != STDOUT and not Path(out).absolute().parent.is_dir():
            raise WrongInput(f"{out} cannot be written: there is no such folder")
        if Path(out).is_dir():
            raise WrongInput(f"{out} cannot be written: it is a folder")
    if len(set(outs)) < len(outs):
        raise WrongInput(f"out is {', '.join(outs)}, expected each of them once")


@contextmanager
def sink(out: str, views: bool) -> Iterator[Sink]:
    """Rows go to a file beside the one wanted, which it becomes when all of them are there."""
    part = out if out == STDOUT else f"{out}.part"
    opened: Sink | None = None
    try:
        opened = Rows(part, views) if out.endswith(".parquet") else JsonLines(part)
        yield opened
        opened.close()
        if out != STDOUT:
            os.replace(part, out)
    except BaseException as error:
        if out != STDOUT:
            if opened is not None:
                with suppress(Exception):
                    opened.close()
            Path(part).unlink(missing_ok=True)
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise WrongInput(f"{out} cannot be written: {error.strerror or error}") from error
        raise


def export(
    stories: Iterator[Story],
    outs: list[str],
    views: bool = False,
    tick: Callable[[int], None] | None = None,
) -> tuple[int, int]:
    """Write all decisions to every file; `tick` is told of each game. How many games, decisions."""
    expect_outs(outs)
    games = decisions = 0
    with ExitStack() as stack:
        sinks = [stack.enter_context(sink(out, views)) for out in outs]
        for story in stories:
            for row in rows(story, views):
                for each in sinks:
                    each.add(row)
                decisions += 1
            games += 1
            if tick is not None:
                tick(1)
    return games, decisions

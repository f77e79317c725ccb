"""A whole arena: plays what is missing, keeps every game, then writes what they tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from ...core.types import Document
from ..parquet import Parquet, has_parquet
from ..processes import expect_workers
from .decide import Progress
from .games import Outcome, Plan, expect_plan, play, seed_of, tables
from .log import Log
from .plots import plots
from .pool import Died, expect_ray, on_processes, on_ray
from .report import report
from .results import COLUMNS, results, rows

GAMES = "games.jsonl"


class Failed(Exception):
    """A game went wrong: the sentence says which one. The games before it are kept."""


class Standing:
    """How far all tables are."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.progress = [Progress(plan, table) for table in tables(plan)]

    def at(self, number: int) -> tuple[Progress, int]:
        return self.progress[number % len(self.progress)], number // len(self.progress)

    def add(self, outcome: Outcome) -> None:
        progress, place = self.at(outcome.number)
        progress.add(place, outcome)

    def wanted(self) -> Iterator[int]:
        """The numbers of the games still to be played; what ends meanwhile is seen."""
        most = max(progress.games for progress in self.progress)
        for number in range(most * len(self.progress)):
            progress, place = self.at(number)
            if place < progress.games and place not in progress.ended:
                yield number

    def done(self) -> int:
        return sum(min(len(progress.ended), progress.games) for progress in self.progress)

    def total(self) -> int:
        return sum(progress.games for progress in self.progress)


def arena(
    plan: Plan,
    folder: str | Path,
    workers: int | None = None,
    ray: bool = False,
    tick: Callable[[int, int], None] | None = None,
) -> Document:
    """Play the arena into a folder, or go on with it; `tick` is told games done and to do."""
    expect_plan(plan)
    expect_workers(workers)
    if ray:
        expect_ray()
    tick = tick or (lambda done, total: None)
    standing = Standing(plan)
    folder = Path(folder)
    with closing(Log(folder / GAMES, plan)) as log:
        for outcome in log.outcomes:
            standing.add(outcome)
        tick(standing.done(), standing.total())
        pool = on_ray if ray else on_processes
        try:
            with closing(pool(partial(play, plan), standing.wanted(), workers)) as played:
                for outcome in played:
                    if outcome.failure:
                        raise Failed(outcome.failure)
                    log.append(outcome)
                    standing.add(outcome)
                    tick(standing.done(), standing.total())
        except Died as death:
            raise Failed(died(plan, death.numbers)) from death
        found = results(plan, folder, standing.progress)
        write(found, standing, folder)
    return found


def died(plan: Plan, numbers: list[int]) -> str:
    games = [f"game {number} (seed {seed_of(plan, number)})" for number in numbers]
    return f"a process died while it played one of: {', '.join(games)}"


def write(found: Document, standing: Standing, folder: Path) -> None:
    """All files that are made from the games; those of missing libraries are left out."""
    text = json.dumps(found, ensure_ascii=False, indent=2)
    (folder / "results.json").write_text(text + "\n", encoding="utf-8")
    drawn = plots(found)
    for name, svg in drawn.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    (folder / "report.html").write_text(report(found, drawn), encoding="utf-8")
    if has_parquet():
        parquet = Parquet(folder / "games.parquet", COLUMNS)
        for row in rows(standing.progress):
            parquet.add(row)
        parquet.close()

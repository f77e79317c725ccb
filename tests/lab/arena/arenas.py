"""Plans that are quick to play, and games as if they had been played."""

import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

from theogony.core.game import Game
from theogony.core.types import Document
from theogony.lab.arena import Plan
from theogony.lab.arena.games import Outcome, seating, seed_of
from theogony.lab.arena.results import results
from theogony.lab.arena.run import Standing
from theogony.players import Player, named

BOTS = Path(__file__).parent.parent.parent / "players" / "bots"


def bot(file: str, *words: str) -> str:
    return f"bot:{shlex.join([sys.executable, str(BOTS / file), *words])}"


SCRIBE = bot("scribe.py", os.devnull)
REAL = Plan("deus", [SCRIBE, "random"], games=2, seed=5)  # players that all processes know
PLAN = Plan("deus", ["first", "random"], games=4, seed=5)


class First(Player):
    """Always takes the first option."""

    def decide(self, imagined: Game) -> int:
        return imagined.options().listed()[0]


def quick(name: str, game: str, seed: int) -> Player:
    return First(name, seed) if name == "first" else named(name, game, seed)


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text().splitlines()


def games(folder: Path) -> list[Document]:
    """What is kept, but for what the clock said."""
    return [without(json.loads(line), "seconds", "slowest") for line in lines(folder)]


def written(folder: Path) -> tuple[Document, str]:
    """The results and the report, but for what the clock said, and for where they are."""
    text, page = ((folder / name).read_text() for name in ("results.json", "report.html"))
    found = json.loads(text.replace(str(folder), "FOLDER"))
    page = page.replace(found["date"], "").replace(str(folder), "FOLDER")
    return without(found, "date", "times"), page[: page.index("<h2>Time per decision")]


def without(document: Document, *names: str) -> Document:
    return {name: value for name, value in document.items() if name not in names}


def as_if(plan: Plan, number: int, *order: str) -> Outcome:
    """A game as if it had ended in this order of players; names given together share a place."""
    players = seating(plan, number)
    places = [next(place for place, names in enumerate(order) if n in names) for n in players]
    ranking = [1 + sum(other < place for other in places) for place in places]
    scores = [10 - place for place in places]
    seed = str(seed_of(plan, number))
    same = len(players)
    times: Any = {"answers": [25] * same, "seconds": [0.5] * same, "slowest": [0.1] * same}
    return Outcome(number, seed, players, scores, ranking, 50, False, [[]] * same, **times)


def after(plan: Plan, outcomes: list[Outcome]) -> Standing:
    standing = Standing(plan)
    for outcome in outcomes:
        standing.add(outcome)
    return standing


def told(plan: Plan, outcomes: list[Outcome], folder: Path = Path("arena-deus")) -> Document:
    return results(plan, folder, after(plan, outcomes).progress)

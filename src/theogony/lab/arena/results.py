"""What the games of an arena tell, as a document and as rows."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from ... import game as rules_of
from ...core.switches import shown
from ...core.types import Document
from ..numbers import Numbers, share_by_deal, won
from .decide import Progress, better
from .games import Outcome, Plan
from .log import heading
from .ratings import ratings

LONGEST = 30  # characters of a name in tables and drawings

# Of games.parquet, with their types.
COLUMNS = {
    "game": "int64",
    "table": "int32",
    "seed": "string",
    "seat": "int8",
    "player": "string",
    "finished": "bool",
    "score": "int32",
    "place": "int8",
    "win": "float64",
    "decisions": "int32",
    "faults": "int32",
    "answers": "int32",
    "seconds": "float64",
    "slowest": "float64",
}


def results(plan: Plan, folder: Path, progress: list[Progress]) -> Document:
    outcomes = [outcome for each in progress for outcome in each.counted()]
    outcomes.sort(key=lambda outcome: outcome.number)
    ended = [outcome for outcome in outcomes if not outcome.unfinished]
    names = list(dict.fromkeys(plan.players))
    decisions = Numbers()
    for outcome in ended:
        decisions.add(outcome.decisions)
    rated = ratings(names, [each.table for each in progress], ended, plan.seed)
    by_strength = [entry["player"] for entry in rated or []] or names
    return heading(plan) | {
        "games": plan.games,
        "until_decided": plan.until_decided,
        "bounds": list(plan.bounds),
        "played": len(outcomes),
        "unfinished": len(outcomes) - len(ended),
        "ratings": rated,
        "matrix": matrix(names, ended),
        "tables": [table(each) for each in progress],
        "by_player": [{"player": name} | scored(seats_of(name, ended)) for name in by_strength],
        "by_seat": [
            {"seat": seat} | scored((game, seat) for game in ended) for seat in range(plan.seats)
        ],
        "decisions": decisions.document(),
        "faults": [entry for name in names if (entry := faults(name, outcomes))["games"]],
        "command": command(plan, folder),
        # What follows is another one each time.
        "times": [{"player": name} | times(seats_of(name, outcomes)) for name in by_strength],
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


Sat = tuple[Outcome, int]  # a game, and a seat in it


def seats_of(name: str, outcomes: list[Outcome]) -> Iterator[Sat]:
    """Where a player sat."""
    for outcome in outcomes:
        for seat, who in enumerate(outcome.players):
            if who == name:
                yield outcome, seat


def shares(found: Iterable[tuple[Outcome, float]]) -> Document:
    """A share of games won; those of a deal have the same seed."""
    deals: dict[str, list[float]] = {}
    for outcome, won_in in found:
        deals.setdefault(outcome.seed, []).append(won_in)
    return share_by_deal(list(deals.values()))


def scored(seats: Iterable[Sat]) -> Document:
    """First places and scores."""
    scores = Numbers()
    wins = []
    for game, seat in seats:
        scores.add(game.scores[seat])
        wins.append((game, won(game.ranking, seat)))
    return shares(wins) | {"score": scores.document()}


def times(seats: Iterable[Sat]) -> Document:
    """How long decisions took, by the clock of whoever played."""
    found = [(game.answers[seat], game.seconds[seat], game.slowest[seat]) for game, seat in seats]
    decisions = sum(answers for answers, _, _ in found)
    seconds = sum(in_all for _, in_all, _ in found)
    return {
        "decisions": decisions,
        "mean_ms": 1000 * seconds / decisions if decisions else 0.0,
        "most_ms": 1000 * max((slowest for _, _, slowest in found), default=0.0),
    }


def usual_folder(game: str) -> Path:
    """Where games and results go, unless another is named."""
    return Path(f"arena-{game}")


def command(plan: Plan, folder: Path) -> str:
    """The command that plays the same games, or goes on with them where they are."""
    low, high = plan.bounds
    words = ["theogony", "arena", plan.game, "--players", ",".join(plan.players)]
    words += ["--games", str(plan.games), "--seats", str(plan.seats), "--seed", str(plan.seed)]
    words += setup_words(plan)
    words += ["--cap", str(plan.cap), "--bounds", f"{low:g},{high:g}"]
    words += ["--until-decided"] * plan.until_decided + ["--ladder"] * plan.ladder
    if folder != usual_folder(plan.game):
        words += ["--out", str(folder)]
    return shlex.join(words)


def setup_words(plan: Plan) -> list[str]:
    """The switches, or the preset that is the same."""
    for name, switches in rules_of(plan.game).presets.items():
        if switches and switches == plan.switches:
            return ["--preset", name]
    words = []
    for name, value in plan.switches.items():
        written = json.dumps(value) if isinstance(value, list | dict) else shown(value)
        words += ["--switch", f"{name}={written}"]
    return words


def ordered(found: Document) -> list[str]:
    """The strongest first, where that is known."""
    if found["ratings"]:
        return [entry["player"] for entry in found["ratings"]]
    return list(dict.fromkeys(found["players"]))


def label(name: str) -> str:
    """The end of a long name: programs differ there."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def matrix(names: list[str], ended: list[Outcome]) -> list[Document]:
    """How often each player did better than each other: in games of two, how often it won."""
    found = []
    for one in names:
        for other in names:
            met = [game for game in ended if one in game.players and other in game.players]
            if one != other and met:
                found_better = shares((game, better(game, one, other)) for game in met)
                found.append({"player": one, "against": other} | found_better)
    return found


def table(progress: Progress) -> Document:
    """Who won how often at one table. Par is the share of players who are all alike."""
    ended = [outcome for outcome in progress.counted() if not outcome.unfinished]
    players = progress.table.players
    entries = []
    for name in progress.table.names():
        par = players.count(name) / len(players)
        told = shares((game, wins(name, game)) for game in ended)
        entries.append({"player": name, "par": par} | told)
    return {
        "players": list(players),
        "games": len(ended),
        "unfinished": len(progress.counted()) - len(ended),
        "results": entries,
        "decided": [pair.document() for pair in progress.pairs],
    }


def wins(name: str, game: Outcome) -> float:
    """A player's part of the first place, at whatever seats."""
    return sum(won(game.ranking, seat) for _, seat in seats_of(name, [game]))


def faults(name: str, outcomes: list[Outcome]) -> Document:
    """How often a player had to be answered for because of what it did, and what that was first."""
    told = [
        (outcome.number, fault)
        for outcome in outcomes
        for who, own in zip(outcome.players, outcome.faults, strict=True)
        for fault in own
        if who == name
    ]
    games = len({number for number, _ in told})
    number, fault = told[0] if told else (None, None)
    return {"player": name, "games": games, "faults": len(told), "game": number, "first": fault}


def rows(progress: list[Progress]) -> Iterator[Document]:
    """A row for each seat of each game that counts, in the order of the games."""
    counted = [(outcome, n) for n, each in enumerate(progress) for outcome in each.counted()]
    for outcome, number in sorted(counted, key=lambda found: found[0].number):
        for seat, player in enumerate(outcome.players):
            ended = not outcome.unfinished
            yield {
                "game": outcome.number,
                "table": number,
                "seed": outcome.seed,
                "seat": seat,
                "player": player,
                "finished": ended,
                "score": outcome.scores[seat] if ended else None,
                "place": outcome.ranking[seat] if ended else None,
                "win": won(outcome.ranking, seat) if ended else None,
                "decisions": outcome.decisions,
                "faults": len(outcome.faults[seat]),
                "answers": outcome.answers[seat],
                "seconds": outcome.seconds[seat],
                "slowest": outcome.slowest[seat],
            }

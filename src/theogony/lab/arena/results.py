"""What the games of an arena tell, as a document and as rows."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.types import Document
from ..numbers import Numbers, Results, share, won
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
}


def results(plan: Plan, progress: list[Progress]) -> Document:
    outcomes = [outcome for each in progress for outcome in each.counted()]
    outcomes.sort(key=lambda outcome: outcome.number)
    ended = [outcome for outcome in outcomes if not outcome.unfinished]
    names = list(dict.fromkeys(plan.players))
    by_player = {name: Results() for name in names}
    by_seat = {seat: Results() for seat in range(plan.seats)}
    decisions = Numbers()
    for outcome in ended:
        decisions.add(outcome.decisions)
        for seat, name in enumerate(outcome.players):
            by_player[name].add(outcome, seat)
            by_seat[seat].add(outcome, seat)
    return heading(plan) | {
        "games": plan.games,
        "until_decided": plan.until_decided,
        "bounds": list(plan.bounds),
        "played": len(outcomes),
        "unfinished": len(outcomes) - len(ended),
        "ratings": ratings(names, [each.table for each in progress], ended, plan.seed),
        "matrix": matrix(names, ended),
        "tables": [table(each) for each in progress],
        "by_player": [{"player": name} | found.document() for name, found in by_player.items()],
        "by_seat": [{"seat": seat} | found.document() for seat, found in by_seat.items()],
        "decisions": decisions.document(),
        "faults": [entry for name in names if (entry := faults(name, outcomes))["games"]],
    }


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
                better_in = sum(better(game, one, other) for game in met)
                found.append({"player": one, "against": other} | share(better_in, len(met)))
    return found


def table(progress: Progress) -> Document:
    """Who won how often at one table. Par is the share of players who are all alike."""
    ended = [outcome for outcome in progress.counted() if not outcome.unfinished]
    players = progress.table.players
    entries = []
    for name in progress.table.names():
        par = players.count(name) / len(players)
        entries.append({"player": name, "par": par} | share(wins(name, ended), len(ended)))
    return {
        "players": list(players),
        "games": len(ended),
        "unfinished": len(progress.counted()) - len(ended),
        "results": entries,
        "decided": [pair.document() for pair in progress.pairs],
    }


def wins(name: str, ended: list[Outcome]) -> float:
    """A player's part of the first places, at whatever seats."""
    return sum(
        won(outcome.ranking, seat)
        for outcome in ended
        for seat, who in enumerate(outcome.players)
        if who == name
    )


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
            }

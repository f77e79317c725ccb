"""How strong the players are: Elo points after Bradley and Terry, fitted by choix.

All games count at once, so their order does not matter. Before the first game every pair that
meets is thought to have won half a game each: nobody is infinitely strong. The interval is that of
the Bayesian bootstrap over deals, whose games hang together: each deal is given a weight by chance,
the ratings are fitted anew, and 95 of 100 of them lie inside.
"""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from itertools import combinations
from math import log
from typing import Any

from ...core.types import Document
from .decide import better
from .games import Outcome, Table

ELO = 400 / log(10)  # points for each unit of the model's scale: 400 points are odds of 10 to 1
DRAWS = 1000
HALF = 0.5  # of a game that each player of a pair is thought to have won before
CLOSE = 1e-4  # the fit ends when it changes by no more: 0.02 points
Comparison = tuple[int, int, float]  # two players by number, and how far the first did better
TRIES = 10_000  # steps of the fit; some ten are usual


def ratings(
    names: list[str], tables: list[Table], outcomes: list[Outcome], seed: int
) -> list[Document] | None:
    """The players, the strongest first, their mean being 0; None where choix is missing."""
    if find_spec("choix") is None:
        return None
    import choix
    import numpy as np

    deals: dict[str, list[Comparison]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.seed, []).extend(compared(names, outcome))
    alike = Counter(tuple(sorted(deal)) for deal in deals.values())
    kinds = sorted(alike)
    counts = np.array([alike[kind] for kind in kinds], dtype=float)
    met = {pair for table in tables for pair in combinations(sorted(table.names()), 2)}
    pairs = [(names.index(a), names.index(b)) for one in sorted(met) for a, b in (one, one[::-1])]
    size = len(names)
    rng = np.random.default_rng(seed)

    def fitted(weights: Any, halves: Any, near: Any) -> Any:
        won = np.zeros((size, size))
        for (one, other), half in zip(pairs, halves, strict=True):
            won[one, other] = half
        for kind, weight in zip(kinds, weights, strict=True):
            for one, other, share in kind:
                won[one, other] += weight * share
                won[other, one] += weight * (1 - share)
        found = choix.ilsr_pairwise_dense(won, initial_params=near, max_iter=TRIES, tol=CLOSE)
        return found - found.mean()

    best = fitted(counts, np.full(len(pairs), HALF), None)
    drawn = ELO * np.array(
        [
            fitted(rng.standard_gamma(counts), rng.standard_gamma(HALF, len(pairs)), best)
            for _ in range(DRAWS)
        ]
    )
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    found = [
        {
            "player": name,
            "rating": rounded(ELO * best[place]),
            "low": rounded(low[place]),
            "high": rounded(high[place]),
        }
        for place, name in enumerate(names)
    ]
    return sorted(found, key=lambda entry: -entry["rating"])


def rounded(points: Any) -> float:
    return round(float(points), 1) + 0.0  # never -0.0


def compared(names: list[str], outcome: Outcome) -> list[Comparison]:
    """Each pair of a table."""
    met = [place for place, name in enumerate(names) if name in outcome.players]
    return [(a, b, better(outcome, names[a], names[b])) for a, b in combinations(met, 2)]

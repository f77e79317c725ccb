"""A cost of Deus is paid resource by resource; it is asked as a whole, the cheapest way first."""

from __future__ import annotations

from ...core.game import Game
from ...core.types import Document
from ...deus.printed import GOODS
from ..chains import chain, is_asked, told_by, ways

PAYMENT = ["payment"]
PAYING = ["paid", "spared", "not_spared", "gained"]  # a temple brings 1 VP for what it would spare
VERBS = ("pay ", "spare ")


def payments(game: Game) -> list[Document]:
    """The ways to pay all that is still to be paid, with what is left afterwards of the goods
    that any of them takes. None of another question.

    Cheapest is what takes the least gold, then what takes the fewest resources.
    """
    if game.over or not is_asked(game, game.question().seat, PAYMENT):
        return []
    found = [
        chain(game, answers, **given(told_by(game, end))) for answers, end in ways(game, PAYMENT)
    ]
    taken = [good for good in GOODS if any(good in option["paid"] for option in found)]
    own = game.view(game.question().seat)["seats"][game.question().seat]["goods"]
    for option in found:
        option["left"] = {good: own[good] - option["paid"].get(good, 0) for good in taken}
    return sorted(found, key=cost)


def cost(option: Document) -> tuple[int, int]:
    paid: dict[str, int] = option["paid"]
    return paid.get("gold", 0), sum(paid.values())


def given(messages: list[Document]) -> Document:
    """What is paid and what is left out, up to the first thing that is no payment."""
    paid: dict[str, int] = {}
    spared: list[str] = []
    for message in messages:
        event = message["event"]
        if event == "answered_itself" and message["answer"].startswith(VERBS):
            continue
        if event not in PAYING:
            break
        if event == "paid":
            paid[message["good"]] = paid.get(message["good"], 0) + message["amount"]
        elif event == "spared":
            spared.append(message["good"])
    return {"paid": {good: paid[good] for good in GOODS if good in paid}, "spared": spared}

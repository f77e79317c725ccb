"""A wonder is paid item by item; it is asked as a whole, the cheapest way first."""

from __future__ import annotations

from collections import Counter

from ...civ.industry import PER_RESOURCE
from ...core.game import Game
from ...core.types import Document
from ..chains import chain, is_asked, told_by, ways

PAYMENT = ["payment"]
SPENDING = ["spent_resource", "spent_natural", "spent_trade", "used_guest"]


def payments(game: Game) -> list[Document]:
    """The ways to pay all that a wonder still takes, with what is left afterwards of the goods
    that any of them takes. None of another question.

    Cheapest is what takes the least: a resource counts as the trade tokens it stands for; natural
    wonders and city-states stay. Of equals the one that takes fewer resources.
    """
    if game.over or not is_asked(game, game.question().seat, PAYMENT):
        return []
    found = [
        chain(game, answers, **given(told_by(game, end))) for answers, end in ways(game, PAYMENT)
    ]
    seat, slot = game.question().seat, game.view(None)["question"]["arguments"]["slot"]
    player = game.view(seat)["seats"][seat]
    own = player["resources"] | {"trade": player["trade"][slot - 1]}
    taken = [good for good in own if any(good in option["paid"] for option in found)]
    for option in found:
        option["left"] = {good: own[good] - option["paid"].get(good, 0) for good in taken}
    return sorted(found, key=cost)


def cost(option: Document) -> tuple[int, int]:
    paid: dict[str, int] = option["paid"]
    resources = sum(paid.values()) - paid.get("trade", 0)
    return PER_RESOURCE * resources + paid.get("trade", 0), resources


def given(messages: list[Document]) -> Document:
    """What is spent, up to the first thing that is no payment."""
    paid: Counter[str] = Counter()
    naturals: list[str] = []
    guests = 0
    for message in messages:
        event = message["event"]
        if event == "answered_itself":
            continue
        if event not in SPENDING:
            break
        if event == "spent_resource":
            paid[message["resource"]] += 1
        elif event == "spent_natural":
            naturals.append(message["natural"])
        elif event == "spent_trade":
            paid["trade"] += message["amount"]
        else:
            guests += 1
    return {"paid": dict(paid), "naturals": naturals, "guests": guests}

"""A caravan moves step by step; it is asked once, where it ends.

Of the ways to a place only their length matters, as longer ones cost more trade tokens: so each
place is offered by a shortest one. Where Colossus or America leave a choice of what is spent on
the way, the steps are asked one by one.
"""

from __future__ import annotations

from ...core.game import Game
from ...core.types import Document
from ..chains import Answers, after, chain, is_asked, told_by
from ..hexes import place_of

STEPS = ["entrance", "step"]


def moves(game: Game) -> list[Document]:
    """The places where the caravan can end its move. None of another question."""
    if game.over or not is_asked(game, game.question().seat, STEPS):
        return []
    seat = game.question().seat
    ends: dict[str, Document] = {}
    others: list[Document] = []  # where it stands it may stay, or arrive
    seen: set[str] = set()
    ahead: list[tuple[int, Answers]] = [(0, [])]
    while ahead:
        _, answers = ahead.pop(0)
        here = after(game, answers)
        for answer in here.options().listed():
            name = here.rules.names[answer]
            there = after(here, [answer])
            if name.startswith("number") or is_asked(there, seat, ["spend"]):
                return []
            length, place, price = travelled(told_by(game, there), seat)
            if is_asked(there, seat, STEPS):
                if (place or name) not in seen:
                    seen.add(place or name)
                    ahead.append((length, [*answers, answer]))
            elif not place:
                others.append(game.shown_option(answer))
            elif place not in ends:
                ends[place] = ending(game, [*answers, answer], place, price)
        ahead.sort(key=lambda entry: entry[0])
    return sorted(ends.values(), key=cheap_and_near) + others


def travelled(messages: list[Document], seat: int) -> tuple[int, str, Document]:
    """How many steps were made, where they led, and what they cost."""
    own = [message for message in messages if message["seat"] == seat]
    steps = [message["hex"] for message in own if message["event"] == "caravan_moved"]
    spent = sum(message["amount"] for message in own if message["event"] == "spent_trade")
    return len(steps), steps[-1] if steps else "", {"trade": spent} if spent else {}


def ending(game: Game, answers: Answers, place: str, price: Document) -> Document:
    """The option to end at a place: said and shown as that place."""
    shown = game.shown_option(game.rules.answer(f"hex {place}"))
    texts = {name: shown[name] for name in ("name", "text", "at")}
    return chain(game, answers, price=price, **texts)


def cheap_and_near(option: Document) -> tuple[int, int, int]:
    """Places by what they cost, then in the order of the map, line by line."""
    q, r = place_of(option["text"]["arguments"]["hex"])
    return option["price"].get("trade", 0), r, q

"""The log of Deus told shortly."""

from __future__ import annotations

from itertools import dropwhile, groupby

from ...core.types import Document
from ..log import Line, moved_goods, sentence, whole_log
from ..texts import Texts

# What the short log leaves out: it shows in what follows.
SILENT = ["answered_itself", "set_aside"]


def short_log(messages: list[Document], texts: Texts) -> list[Line]:
    """Alike events in a row in one sentence; the cards dealt at the start go unsaid."""
    kept = [message for message in messages if message["event"] not in SILENT]
    if kept and kept[0]["event"] == "drew":
        kept = list(dropwhile(lambda message: message["event"] == "drew", kept))
    found: list[Line] = []
    for (kind, seat, _), group in groupby(kept, key=alike):
        if kind == "goods":
            alike_ = list(group)
            paid, gained = total(alike_, "paid"), total(alike_, "gained")
            found += moved_goods(seat, paid, gained, texts)
        elif kind == "drew":
            found.append(drawn(list(group), texts))
        else:
            found += whole_log(list(group), texts)
    return found


def alike(message: Document) -> tuple[str, int, bool]:
    """What is told together has this in common."""
    event = message["event"]
    kind = "goods" if event in ("paid", "gained") else event
    return kind, message["seat"], message.get("hidden", False)


def total(messages: list[Document], event: str) -> Document:
    """The goods of all these events of one sort."""
    goods: Document = {}
    for message in messages:
        if message["event"] == event:
            goods[message["good"]] = goods.get(message["good"], 0) + message["amount"]
    return goods


def drawn(messages: list[Document], texts: Texts) -> Line:
    seat = messages[0]["seat"]
    if messages[0].get("hidden"):
        text = texts.say("log-drew", player=texts.player(seat), count=len(messages))
        return Line(seat, text)
    return sentence({**messages[0], "card": [message["card"] for message in messages]}, texts)

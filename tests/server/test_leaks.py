"""Every byte sent to a seat, over whole games, against what it may know."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

import theogony
from theogony.core.record import Replay
from theogony.core.types import Document
from theogony.deus.cards import IDS
from theogony.server.history import History, history_of
from theogony.server.kept import Kept
from theogony.server.showing import NOBODY, Reader, Updates, table_message
from theogony.server.table import Table

from ..deus.hidden import ZONES, changed, permuted
from .running import Guest, Running, Socket, sheet_of

SECRETIVE = {"vp_open": False, "joker": True, "start_pieces": 8}
EGYPT = theogony.game("deus").presets["egypt"] | {"vp_open": False, "purple_set": "mixed"}
PERSON = ["anna", "bert", "cleo"]


NOT_IN_EGYPT = {"removed", "joker", "chosen"}  # these switches are off there


def table_of(start: Document) -> Table:
    table = Table(sheet_of(PERSON, start))
    table.let_happen(table.create(1))
    return table


def bytes_to(table: Table, person: str | None, seen: int) -> list[bytes]:
    """All a reader is sent after a change, and on coming anew."""
    reader = Reader(person)
    updates = Updates(table, NOBODY).messages(table.lines[seen:], reader, True)
    first, older = table_message(table, reader, NOBODY, 0)
    return [*updates, first, *older, *foretold(table, person)]


def foretold(table: Table, person: str | None) -> list[bytes]:
    """What the asked seat may find out before it answers: previews, and what ends its turn."""
    if table.game is None or table.asked is None or person != PERSON[table.asked]:
        return []
    options = table.game.options().listed()[:3]
    return [encode([table.game.preview(answer), table.ends_turn(answer)]) for answer in options]


@pytest.mark.parametrize(("seed", "switches"), [(3, SECRETIVE), (4, EGYPT)], ids=["base", "egypt"])
def test_what_a_seat_is_sent_depends_on_nothing_it_may_not_know(
    seed: int, switches: Document
) -> None:
    """Put other cards into hidden places: the bytes to that seat stay the same."""
    start: Document = {"players": 3, "seed": seed, "switches": switches}
    table = table_of(start)
    zones: Counter[str] = Counter()
    compared = 0
    expected = set(ZONES) - ({"removed", "box"} if switches is SECRETIVE else NOT_IN_EGYPT)
    while (game := table.game) is not None and (decision := game.decision) is not None:
        seen = len(table.lines)
        chosen = decision.options[(7 * seen + seed) % len(decision.options)]
        if seen % 11 == 5 and table.back():
            change = table.undo(table.number, decision.seat, None, 1, 100)
        else:
            change = table.answer(table.number, decision.seat, chosen, None, 1)
        table.let_happen(change)
        assert table.game is not None
        if seen % 6 or table.game.over:
            continue
        for seat, person in [*enumerate(PERSON), (None, None)]:
            other = permuted(table.game, seat, seen)
            if other is None:
                continue
            zones += changed(table.game, other)
            compared += 1
            sent = bytes_to(table, person, seen)
            real, table.game = table.game, other
            other.count, other.barrier = real.count, real.barrier  # no part of a position
            assert bytes_to(table, person, seen) == sent
            table.game = real
    assert compared > 100 and set(zones) >= expected


# Over the wire.


def cards_in(document: Any) -> Iterator[str]:
    """Every card that is named anywhere, in values and in names such as `build forum`."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield from cards_in(name)
            yield from cards_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from cards_in(value)
    elif isinstance(document, str):
        yield from (word for word in re.split(r"[^a-z0-9_]+", document) if word in KNOWN)


KNOWN = frozenset(IDS)


def open_cards(position: Document, seat: int | None) -> set[str]:
    """What lies open to a seat, told by the position alone."""
    found = set(position["discard"][-1:])
    for number, one in enumerate(position["seats"]):
        found |= {card for row in one["rows"].values() for card in row}
        if number == seat:
            found |= {*one["hand"], *one["offering"], one["joker"]}
    return found


def check_bytes(socket: Socket, seat: int | None, past: History, secrets: list[str]) -> None:
    """No secret, and no card but those that lay open before or after the entry."""
    positions = [frame.game.position() for frame in past.frames]
    (begun,) = [number for number, entry in socket.log.items() if entry["kind"] == "begin"]
    for text in socket.heard:
        assert not [secret for secret in secrets if secret in text]
        message = json.loads(text)
        if message["is"] != "update" or message["entry"]["kind"] != "answer":
            continue
        answers = message["number"] - begun
        allowed = open_cards(positions[answers - 1], seat) | open_cards(positions[answers], seat)
        # A card just laid down or discarded may be buried at once by what follows.
        allowed |= {event["card"] for event in told(message, "offered", "laid", "invoked")}
        if not positions[answers]["pending"]:
            continue  # the end turns hands and points up
        named = set(cards_in({"views": message["views"], "events": message["entry"]["events"]}))
        assert named <= allowed, f"seat {seat} heard {named - allowed} at {answers}"


def told(message: Document, *kinds: str) -> list[Document]:
    return [e for e in message["entry"]["events"] if e["event"] in kinds and "card" in e]


def pick(options: list[int], count: int) -> int:
    return options[count % len(options)]


def test_over_a_whole_game_nobody_hears_of_a_card_that_is_hidden(running: Running) -> None:
    guests = [running.guest(name) for name in ("Anna", "Bert", "Cleo")]
    anna, bert, cleo = guests
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": "random"}]
    made = anna.post(
        "/api/tables",
        {
            "game": "deus",
            "seats": seats,
            "pace": "instant",
            "switches": SECRETIVE,
            "seed": "244782158256741968060908661490257444908",
        },
    )
    table, token = made["table"], made["invites"]["1"].partition("=")[2]
    bert.post(f"/api/tables/{table}/sit", {"invite": token})
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.at(table)) for guest in guests]
        for socket in sockets:
            socket.until("table")
        with ThreadPoolExecutor(3) as threads:
            list(threads.map(lambda socket: socket.play(pick), sockets))
    record = anna.http.get(f"/api/tables/{table}/record").text
    past = replayed(record)
    seed = re.search(r'"seed": (\d+)', record)
    assert seed is not None
    cookies = [guest.cookie for guest in guests]
    generators = [frame.game.position()["generator"] for frame in past.frames]
    for socket, guest, seat in zip(sockets, guests, (0, 1, None), strict=True):
        others = [cookie for cookie in cookies if cookie != guest.cookie]
        secrets = [seed[1], '"generator"', *generators[:-1], *others]
        check_bytes(socket, seat, past, secrets if seat == 0 else [*secrets, token])
        assert guest.cookie not in "".join(socket.heard)


def replayed(record: str) -> History:
    """Every moment of a record."""
    replay = Replay(theogony.game("deus"), record)
    game = replay.finish()
    table = table_of(game.origin)
    entries = [replace(table.lines[0].kept, position={})]
    answers = []
    chain = game.answers
    while chain is not None:
        answers.append(Kept(0, "answer", int(chain.seat), 1, int(chain.answer), "", position={}))
        chain = chain.before
    return history_of(table.sheet, [*entries, *reversed(answers)])


def test_lists_and_tables_hold_no_seed_and_no_invitation(ada: Guest, bert: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
    made = ada.post("/api/tables", {"game": "deus", "seats": seats, "seed": "987654321987"})
    token = made["invites"]["1"].partition("=")[2]
    texts = [bert.http.get(f"/api/tables/{made['table']}").text]
    texts += [bert.http.get(f"/api/tables?list={which}").text for which in ("open", "watch")]
    assert made["table"] in texts[1]
    for text in texts:
        assert token not in text and "987654321987" not in text and ada.cookie not in text

"""A client that never reads, floods or sends garbage harms nobody."""

from __future__ import annotations

import os
import socket as sockets
from contextlib import ExitStack

import pytest
from msgspec.json import encode
from websockets.exceptions import ConnectionClosed, InvalidStatus

from theogony.server.attacks import frame, upgrade

from .running import Guest, Running, Socket

HERE = {"kind": "here", "name": "Bea"}


def play_some(socket: Socket, answers: int) -> None:
    for _ in range(answers):
        assert socket.question is not None
        options = socket.question["options"]
        done = socket.answer(options[socket.number % len(options)]["answer"])
        socket.wait_for(done["number"])


def raw(guest: Guest, table: str) -> sockets.socket:
    """A connection that takes as little as it can."""
    host, port = guest.host.split(":")
    found = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    found.connect((host, int(port)))
    found.sendall(upgrade(guest.host, table, f"cookie: theogony={guest.cookie}"))
    return found


def test_who_never_reads_is_dropped_and_the_others_play_on(running: Running, ada: Guest) -> None:
    table = ada.table([{"kind": "me"}, HERE])
    live = running.house.lives[table]
    with ada.at(table) as socket:
        socket.until("table")
        play_some(socket, 40)
        deaf = raw(ada, table)
        stale = {
            "do": "answer",
            "key": "x" * 60,
            "at": 0,
            "seat": 0,
            "answer": 5,
            "confirmed": True,
        }
        two = 2
        while len(live.connections) < two:
            socket.send(do="ping")
            socket.until("pong")
        try:
            for _ in range(10_000):  # each is answered with the whole table
                deaf.sendall(frame(encode(stale | {"key": os.urandom(30).hex()})))
                if len(live.connections) < two:
                    break
        except OSError:
            pass  # it was cut off
        play_some(socket, 5)
        while len(live.connections) == two:
            socket.send(do="ping")
            socket.until("pong")
        play_some(socket, 5)
        deaf.close()
    assert sum(connection.bytes for connection in live.connections) < 1_000_000


def test_a_flood_delays_only_whoever_sends_it(ada: Guest, bert: Guest) -> None:
    table = ada.table([{"kind": "me"}, HERE])
    with ada.at(table) as socket, bert.at(table) as flood:
        socket.until("table")
        for _ in range(200):
            flood.send(do="ping")
        play_some(socket, 10)
        for _ in range(200):
            flood.until("pong")  # late, but none is lost


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"do":"fly"}',
    '{"do":"answer"}',
    '{"do":"answer","key":"k","at":1,"seat":0,"answer":1}',
    '{"do":"answer","key":"12345678","at":-1,"seat":0,"answer":1}',
    '{"do":"answer","key":"12345678","at":1,"seat":0,"answer":1e30}',
    '{"do":"answer","key":"12345678","at":1,"seat":0,"answer":true}',
    '{"do":"answer","key":"12345678","at":1,"seat":99,"answer":1}',
    '{"do":"undo","key":"12345678","at":1,"seat":0,"more":1}',
    '{"do":"ping","x":' + "[" * 3000 + "]" * 3000 + "}",
    '"😀"',
    b"\x00\xff binary",
]


def test_garbage_is_refused_in_one_sentence_then_sent_away(ada: Guest, bert: Guest) -> None:
    table = ada.table([{"kind": "me"}, HERE])
    with ada.at(table) as socket, bert.at(table) as other:
        socket.until("table")
        other.until("table")
        for garbage in GARBAGE:
            other.socket.send(garbage)
            refused = other.until("refused")
            assert refused["code"] == "garbage" and "\n" not in refused["reason"]
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                other.socket.send("{")
                other.next()
        play_some(socket, 3)


def test_a_message_that_is_too_large_ends_the_connection(ada: Guest, bert: Guest) -> None:
    table = ada.table([{"kind": "me"}, HERE])
    with ada.at(table) as socket, bert.at(table) as other:
        socket.until("table")
        other.until("table")
        with pytest.raises(ConnectionClosed):
            other.socket.send('{"do":"why","id":"a","name":"' + "x" * 20_000 + '"}')
            while True:
                other.next()
        play_some(socket, 3)


def test_one_person_has_so_many_connections_and_no_more(ada: Guest) -> None:
    table = ada.table([{"kind": "me"}, HERE])
    found = refused = 0
    with ExitStack() as stack:
        for _ in range(30):
            try:
                stack.enter_context(ada.at(table))
                found += 1
            except InvalidStatus:
                refused += 1
    assert (found, refused) == (24, 6)

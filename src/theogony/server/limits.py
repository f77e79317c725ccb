"""How much of a server one visitor may use, told in docs/protocol.md: what depends on how many
people there are, and on how patient one is. What a message or a connection can hold stands where it
is made.

An address is one computer, a household or, of IPv6, a network (/64): `safety.visitor`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

HOUR = 3600.0


class Rate(NamedTuple):
    """So many each second, and so many at once."""

    each: float
    burst: float


@dataclass(frozen=True)
class Limits:
    # What may come from an address, whoever asks.
    requests: Rate = Rate(50, 300)
    people: Rate = Rate(60 / HOUR, 60)  # new ones
    made: Rate = Rate(1 / 30, 60)  # tables
    handshakes: Rate = Rate(2, 60)  # of WebSockets: each is shown a whole table
    arrivals: Rate = Rate(20, 4)  # of them, and new tables; what comes faster comes later
    lists: Rate = Rate(5, 40)  # of tables
    readings: Rate = Rate(1, 30)  # of tables that are not in memory
    crowd: Rate = Rate(250, 750)  # messages over all its connections
    seatings: Rate = Rate(1 / 60, 60)  # sitting down, leaving, coming back at one table
    connections: int = 200  # HTTP and WebSockets together
    replays: int = 4  # that wait; one is played at a time
    nameless: int = 8  # connections to a table of visitors who have no name
    # What may come from a person, over all connections.
    messages: Rate = Rate(50, 150)
    tables: Rate = Rate(1, 5)  # whole tables, sent because an answer was stale
    # What a table or the server holds.
    undos: int = 300  # of answers, until something is learned or another seat is asked
    at_table: int = 24  # connections of a person
    onlookers: int = 200  # connections of all who have no name, at one table
    everybody: int = 4096  # connections; fewer where the system has fewer descriptors
    thoughts: int = 64  # of bots that wait, of one address
    all_thoughts: int = 1024  # of all
    # Seconds.
    head: float = 10.0  # until a request's head must be there, or some of a reply be taken
    body: float = 30.0  # and the rest of it
    refusal: float = 1.0  # whoever asks too often waits for being told so
    away: float = 60.0  # nobody of a seat looks: then the others may vote
    grace: float = 10.0  # a bot waits before it answers for a person who was voted out
    watched: float = 600.0  # bots think where somebody was so lately
    again: float = 5.0  # until bots ask for a thought again where too many wait


LIMITS = Limits()

# Where all guests come from one address, as when a server is measured or tested.
ONE_ADDRESS = Limits(
    people=Rate(1000, 100_000),
    made=Rate(1000, 100_000),
    handshakes=Rate(1000, 100_000),
    arrivals=Rate(1000, 100_000),
    lists=Rate(1000, 100_000),
    readings=Rate(1000, 100_000),
    crowd=Rate(100_000, 100_000),
    seatings=Rate(100, 1000),
    tables=Rate(1000, 100_000),
    connections=4096,
    refusal=0.0,
)

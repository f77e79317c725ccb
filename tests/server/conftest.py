"""One server for the tests that do not kill it."""

from collections.abc import Iterator

import pytest

from .running import Finished, Guest, Running


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "games.db") as server:
        yield server


@pytest.fixture
def ada(running: Running) -> Guest:
    return running.guest("Ada")


@pytest.fixture
def bert(running: Running) -> Guest:
    return running.guest("Bert")


@pytest.fixture(scope="session")
def finished(running: Running) -> Finished:
    """A whole game of a person and a bot, played once for all tests that look back."""
    guest = running.guest("Fay")
    table = guest.table([{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with guest.at(table) as socket:
        socket.play(lambda options, count: options[count % len(options)])
        socket.wait_for(socket.number + 1)  # the entry that says it is over
        return Finished(guest, table, socket)

"""A real server and real Chromium. Without one of them the tests are skipped, and say why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from theogony.core.errors import WrongInput
from theogony.server.drawing import FLAGS, find_chromium
from theogony.server.limits import ONE_ADDRESS

from ..server.running import Running
from .line import Proxy
from .people import HERE, ME, Person, Place

ASSETS = Path(__file__).parents[2] / "src" / "theogony" / "server" / "assets" / "index.html"


def missing() -> str:
    """What these tests need and do not find; empty if all is there."""
    try:
        find_chromium()
    except WrongInput as error:
        return str(error)
    return "" if ASSETS.is_file() else "the page is not built (npm run build in web/)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lacking = missing()
    here = Path(__file__).parent
    for item in items:
        if lacking and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"no browser tests: {lacking}"))


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty store; who is away may soon be voted out."""
    db = tmp_path_factory.mktemp("browser") / "games.db"
    with Running(db, limits=replace(ONE_ADDRESS, away=1.0, grace=1.0)) as server:
        yield f"http://{server.host}"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """Not for the whole session: its loop stands in the way of others that run one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def place(chromium: Any, address: str) -> Iterator[Place]:
    """Where people come to play; what their pages complain about fails the test."""
    found = Place(chromium, address)
    yield found
    complaints = found.leave()
    assert not complaints, complaints


@pytest.fixture
def mira(place: Place) -> Person:
    return place.person("Mira")


@pytest.fixture
def proxy(address: str) -> Iterator[Proxy]:
    """A line to the server that can be cut."""
    with Proxy(int(address.rpartition(":")[2])) as line:
        yield line


@pytest.fixture(scope="package")
def lea(chromium: Any, address: str) -> Iterator[Person]:
    """Somebody who has played before."""
    home = Place(chromium, address)
    yield home.person("Lea")
    assert not home.leave()


@pytest.fixture(scope="package")
def finished(lea: Person) -> str:
    """A game of Lea and Jonas at one screen, played to its end behind the page's back."""
    table = lea.table(ME, HERE, title="Last week")
    assert lea.answer(table, more=1000) == "over"
    return table

"""`theogony serve`: the games in the browser, for oneself, the household or the net."""

from __future__ import annotations

import logging
import re
import signal
import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from ..core.compiled import is_compiled
from ..core.errors import WrongInput
from ..players import SLOW

DATABASE = "theogony.db"
EVERYWHERE = ("0.0.0.0", "::")
PORTS = range(8765, 8776)  # where the server is if nobody says: the first one, if it is free

Db = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Where games are kept.", show_default="your data folder"),
]


def serve(
    host: Annotated[
        str, typer.Option(metavar="NAME", help="Where to listen; 0.0.0.0 for the whole net.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="The port; 0 for any free one.",
            show_default=f"{PORTS[0]}, or the next free one",
        ),
    ] = None,
    db: Db = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="The page is also at this origin: a name, a proxy."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="Believe this proxy, or network of them, for whom it asks."
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Processes bots think in.",
            show_default="one less than processors, at least two",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open-browser", help="Show the page in your browser.")
    ] = False,
) -> None:
    """Play in the browser, against bots or friends."""
    from ..server.safety import networks_of
    from ..server.serve import Sweeps, server  # only this command needs a server
    from ..server.store import Store

    expect(host, port, workers, origin or [])
    proxies = networks_of(proxy or [])
    path = database(db)
    try:
        place = place_for(host, PORTS if port is None else [port])
    except RunsThere as there:
        if not open_browser:
            raise
        print(there)
        webbrowser.open(there.address)
        return
    try:
        store = Store(path)
    except WrongInput:
        place.close()
        raise
    if store.copy is not None:
        print(f"The database was migrated; as it was before it is in {store.copy}")
    for line in greeting(host, PORTS[0] if port is None else port, place, path):
        print(line, flush=True)
    if open_browser:
        show = Timer(1.0, webbrowser.open, [address_of(host, int(place.getsockname()[1]))])
        show.daemon = True  # who ends the server within that second wants no page
        show.start()
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends it as Ctrl+C does
    try:
        ready = server(store, origin, workers, proxies, host)
        Sweeps.keep_short()
        ready.run(sockets=[place])
    except KeyboardInterrupt:
        pass  # that is how it ends


class RunsThere(WrongInput):
    """Theogony has the port already."""

    def __init__(self, address: str) -> None:
        another = "another one: --port N --db FILE"
        super().__init__(f"Theogony runs there already: open {address} ({another})")
        self.address = address


def place_for(host: str, ports: Sequence[int]) -> socket.socket:
    """The first port that is free. Where Theogony is met on the way to it, that is said: most
    probably it is what was wanted."""
    from ..server.serve import Taken, is_theogony, listening

    for one in ports:
        try:
            return listening(host, one)
        except Taken:
            if is_theogony("localhost" if host in EVERYWHERE else host, one):
                raise RunsThere(address_of(host, one)) from None
    used = f"port {ports[0]} is used by another program"
    if len(ports) > 1:
        used = f"ports {ports[0]} to {ports[-1]} are used by other programs"
    raise WrongInput(f"cannot serve at {host}: {used}, expected a free one: --port N")


def greeting(host: str, wanted: int, place: socket.socket, path: Path) -> list[str]:
    """Where it is, for oneself and for others, and how fast."""
    from ..server.serve import own_addresses

    found = int(place.getsockname()[1])
    moved = f"port {wanted} is used by another program; " if wanted not in (0, found) else ""
    kept = f"({moved}Ctrl+C ends it; games are kept in {path})"
    lines = [f"Theogony is at {address_of(host, found)} {kept}"]
    if host in EVERYWHERE:
        others = [address_of(one, found) for one in own_addresses(place)]
        unknown = f"{address_of('ADDRESS', found)}, with this computer's address in the network"
        lines.append(f"Others in your network open {' or '.join(others) or unknown}")
    if not is_compiled():
        slow = f"a priest takes about {SLOW['priest']} seconds a turn"
        lines.append(f"The rules run interpreted here, so strong bots are slow: {slow}")
    return lines


def expect(host: str, port: int | None, workers: int | None, origins: list[str]) -> None:
    for origin in origins:
        if not re.fullmatch(r"https?://([^][/\s?#@]+|\[[0-9a-f:.]+\](:[0-9]+)?)", origin):
            raise WrongInput(f"origin is {origin!r}, expected one like https://play.example")
    if not host:
        raise WrongInput("host is empty, expected a name or an address")
    if port is not None and not 0 <= port <= 65535:
        raise WrongInput(f"port is {port}, expected 0 to 65535")
    if workers is not None and not 1 <= workers <= 256:
        raise WrongInput(f"workers is {workers}, expected 1 to 256")


def address_of(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def database(db: str | None) -> Path:
    if db == "":
        raise WrongInput("--db is empty, expected the name of a file")
    return Path(db) if db else data_folder() / DATABASE


def data_folder() -> Path:
    """The user's own, wherever the system keeps such things."""
    from platformdirs import user_data_path

    return user_data_path("theogony", appauthor=False)

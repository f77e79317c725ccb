"""`theogony serve`: the games in the browser, for oneself, the household or the net."""

from __future__ import annotations

import logging
import re
import signal
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from ..core.errors import WrongInput

DATABASE = "theogony.db"
EVERYWHERE = ("0.0.0.0", "::")

Db = Annotated[
    str,
    typer.Option(metavar="FILE", help="Where games are kept.", show_default="your data folder"),
]


def serve(
    host: Annotated[
        str, typer.Option(metavar="NAME", help="Where to listen; 0.0.0.0 for the whole net.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="The port; 0 for any free one.")] = 8765,
    db: Db = "",
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
    from ..server.serve import Sweeps, listening, server  # only this command needs a server
    from ..server.store import Store

    expect(host, port, workers, origin or [])
    proxies = networks_of(proxy or [])
    path = database(db)
    place = listening(host, port)
    try:
        store = Store(path)
    except WrongInput:
        place.close()
        raise
    if store.copy is not None:
        print(f"The database was migrated; as it was before it is in {store.copy}")
    address = address_of(host, int(place.getsockname()[1]))
    print(f"Theogony is at {address} (Ctrl+C ends it; games are kept in {path})", flush=True)
    if open_browser:
        Timer(1.0, webbrowser.open, [address]).start()
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends it as Ctrl+C does
    try:
        ready = server(store, origin, workers, proxies, host)
        Sweeps.keep_short()
        ready.run(sockets=[place])
    except KeyboardInterrupt:
        pass  # that is how it ends


def expect(host: str, port: int, workers: int | None, origins: list[str]) -> None:
    for origin in origins:
        if not re.fullmatch(r"https?://([^][/\s?#@]+|\[[0-9a-f:.]+\](:[0-9]+)?)", origin):
            raise WrongInput(f"origin is {origin!r}, expected one like https://play.example")
    if not host:
        raise WrongInput("host is empty, expected a name or an address")
    if not 0 <= port <= 65535:
        raise WrongInput(f"port is {port}, expected 0 to 65535")
    if workers is not None and not 1 <= workers <= 256:
        raise WrongInput(f"workers is {workers}, expected 1 to 256")


def address_of(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def database(db: str) -> Path:
    return Path(db) if db else data_folder() / DATABASE


def data_folder() -> Path:
    """The user's own, wherever the system keeps such things."""
    from platformdirs import user_data_path

    return user_data_path("theogony", appauthor=False)

"""A line between browser and server that can be cut, or go silent."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType


class Proxy:
    """Passes bytes on in both directions, until it is told otherwise."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.deaf = False  # what the server says gets lost
        self.cut_off = False
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.port = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.port.getsockname()[1]}"
        self.open = True
        threading.Thread(target=self.welcome, daemon=True).start()

    def __enter__(self) -> Proxy:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.open = False
        self.cut()
        shut(self.port)

    def welcome(self) -> None:
        with suppress(OSError):
            while self.open:
                near, _ = self.port.accept()
                if self.cut_off:
                    shut(near)
                else:
                    self.join(near)

    def join(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self.server))
        self.pairs.append((near, far))
        for source, target in ((near, far), (far, near)):
            threading.Thread(
                target=self.carry, args=(source, target, source is far), daemon=True
            ).start()

    def carry(self, source: socket.socket, target: socket.socket, from_server: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if not (self.deaf and from_server):
                    target.sendall(data)
        shut(source)
        shut(target)

    def cut(self) -> None:
        """Every connection ends, and no new one is made."""
        self.cut_off = True
        for pair in self.pairs:
            for end in pair:
                shut(end)
        self.pairs.clear()

    def mend(self) -> None:
        self.cut_off = self.deaf = False


def shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

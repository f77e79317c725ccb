"""Servers that are killed. Each is a process of its own, started quickly from one that has loaded
everything already."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

STARTER = """
import os, sys
from pathlib import Path
import theogony.deus, theogony.civ
from theogony.server.serve import listening, server
from theogony.server.store import Store

print("ready", flush=True)
for line in sys.stdin:
    if os.fork():
        os.wait()
        print("gone", flush=True)
        continue
    port = listening("127.0.0.1", 0)
    ready = server(Store(Path(line.strip())), workers=1)
    print(os.getpid(), port.getsockname()[1], flush=True)
    ready.run(sockets=[port])
    os._exit(0)
"""


class Mortal:
    """One server after the other at the same database, each ended by SIGKILL."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.starter = subprocess.Popen(
            [sys.executable, "-c", STARTER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = 0
        self.hear("ready")

    def __enter__(self) -> Mortal:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        assert self.starter.stdin is not None and self.starter.stdout is not None
        self.starter.stdin.close()
        self.starter.stdout.close()
        self.starter.wait()

    def hear(self, expected: str = "") -> str:
        assert self.starter.stdout is not None
        line = self.starter.stdout.readline().strip()
        assert line and line == (expected or line), f"the server said {line!r}"
        return line

    def start(self) -> str:
        """A new server; gives its host and port."""
        assert self.starter.stdin is not None
        self.starter.stdin.write(f"{self.path}\n")
        self.starter.stdin.flush()
        pid, port = self.hear().split()
        self.pid = int(pid)
        return f"127.0.0.1:{port}"

    def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.pid = 0
            self.hear("gone")

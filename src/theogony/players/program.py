"""A program that is talked to in lines: bounded in time and in size, and always ended."""

from __future__ import annotations

import atexit
import os
import select
import signal
import sys
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock
from time import monotonic
from weakref import finalize

LINE = 1 << 16  # bytes: no line of a program may be longer
CHUNK = 1 << 16  # bytes read at a time
TAIL = 1 << 12  # bytes kept of what it last wrote on stderr
SHOWN = 200  # characters of that in a sentence
GRACE = 1.0  # seconds to leave after goodbye


class Fault(Exception):
    """What a program did wrong, to be said of it: "ended with status 1"."""


class Program:
    """A running program, in a process group of its own, so that its children end with it."""

    def __init__(self, words: list[str]) -> None:
        if not hasattr(select, "poll"):
            raise Fault("cannot be started: programs play on Linux and macOS only")
        try:
            KEEPER.start()
            process = Popen(
                words, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Fault(f"cannot be started: {reason}") from error
        self.end = finalize(
            self, end, process, os.getpid()
        )  # at the latest when nobody knows it any more
        KEEPER.watch(process.pid)
        assert process.stdin and process.stdout and process.stderr
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout.fileno()
        self.stderr = process.stderr.fileno()
        for file in (self.stdin.fileno(), self.stdout, self.stderr):
            os.set_blocking(file, False)
        self.unsent = b""
        self.unread = b""
        self.errors = b""
        self.closed = False  # it writes no more lines
        self.silent = False  # nor anything on stderr

    def exchange(self, text: bytes, seconds: float) -> bytes:
        """Write lines and read one, all within so many seconds."""
        self.unsent = text
        deadline = monotonic() + seconds
        while self.unsent or b"\n" not in self.unread:
            if not self.pump(deadline):
                raise Fault(f"did not answer within {seconds:g} seconds")
            if self.closed:
                raise Fault(self.how_it_ended())
            if len(self.unread.partition(b"\n")[0]) > LINE:
                raise Fault(f"wrote a line of more than {LINE} bytes")
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def leave(self, text: bytes) -> None:
        """Write the last lines, let the program end by itself for a moment, then end it."""
        self.unsent = text
        deadline = monotonic() + GRACE
        while not self.closed and self.pump(deadline):
            self.unread = b""
            if not self.unsent and not self.stdin.closed:
                self.stdin.close()
        self.end()

    def pump(self, deadline: float) -> bool:
        """Wait until something can be written or read, and do it. False: it is too late."""
        waiting = select.poll()
        if self.unsent:
            waiting.register(self.stdin, select.POLLOUT)
        if b"\n" not in self.unread:
            waiting.register(self.stdout, select.POLLIN)
        if not self.silent:
            waiting.register(self.stderr, select.POLLIN)
        left = deadline - monotonic()
        ready = [file for file, _ in waiting.poll(1000 * left)] if left > 0 else []
        if self.stdout in ready:
            read = os.read(self.stdout, CHUNK)
            self.unread += read
            self.closed = not read
        if self.stderr in ready:
            read = os.read(self.stderr, CHUNK)
            self.errors = (self.errors + read)[-TAIL:]
            self.silent = not read
        if self.unsent and self.stdin.fileno() in ready:
            try:
                self.unsent = self.unsent[os.write(self.stdin.fileno(), self.unsent) :]
            except BrokenPipeError:
                self.unsent = b""  # it does not listen; whether it says something will be seen
        return bool(ready)

    def how_it_ended(self) -> str:
        """It writes no more: because it has ended, or because it closed its output."""
        self.end()
        status = self.process.returncode
        if status == -signal.SIGKILL:
            return "closed its output"
        return f"ended with status {status}" if status >= 0 else f"ended by signal {-status}"

    def last_words(self) -> str:
        """The last line it wrote on stderr, "" if none."""
        lines = self.errors.decode(errors="replace").split("\n")
        return next((line.strip()[:SHOWN] for line in reversed(lines) if line.strip()), "")


def end(process: Popen[bytes], owner: int) -> None:
    """End a program with all its children, and wait for it so that nothing of it stays."""
    if owner != os.getpid():
        return  # a fork has it by inheritance only
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    KEEPER.forget(process.pid)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    process.wait()


class Keeper:
    """A small process that outlives this one by a moment and ends the programs it leaves behind,
    even if this one is killed: it reads which are running until its input ends."""

    CODE = """
import os, signal, sys
running = set()
for line in sys.stdin:
    (running.add if line[0] == "+" else running.discard)(int(line[1:]))
for group in running:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""

    def __init__(self) -> None:
        self.process: Popen[bytes] | None = None
        self.owner = 0  # a fork starts its own
        self.lock = Lock()

    def start(self) -> None:
        with self.lock:
            if self.process is not None and self.owner == os.getpid():
                return
            self.process = Popen(
                [sys.executable, "-I", "-S", "-c", self.CODE],
                stdin=PIPE,
                stdout=DEVNULL,
                stderr=DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
            self.owner = os.getpid()
            atexit.register(self.close, self.process, self.owner)

    def watch(self, group: int) -> None:
        self.tell(f"+{group}\n")

    def forget(self, group: int) -> None:
        self.tell(f"-{group}\n")

    def tell(self, line: str) -> None:
        assert self.process is not None and self.process.stdin is not None
        with suppress(BrokenPipeError, ValueError):  # gone or, at the very end, closed
            self.process.stdin.write(line.encode())

    def close(self, process: Popen[bytes], owner: int) -> None:
        if owner == os.getpid():
            assert process.stdin is not None
            process.stdin.close()
            process.wait()


KEEPER = Keeper()

"""Processes that play games for this one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread

from ..core.errors import WrongInput


def processors() -> int:
    """How many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def expect_workers(workers: int | None) -> int:
    if workers is not None and workers < 1:
        raise WrongInput(f"workers is {workers}, expected 1 or more")
    return workers or processors()


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. After an error, or Ctrl-C, nobody waits for what they are playing."""
    others = active_children()
    made = ProcessPoolExecutor(workers, get_context("spawn"), obey_parent)
    try:
        yield made
    except BaseException:
        for process in set(active_children()) - set(others):
            process.terminate()
        raise
    finally:
        made.shutdown(cancel_futures=True)


def obey_parent() -> None:
    """Processes of the pool leave Ctrl-C to their parent, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None, "a process of the pool has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()

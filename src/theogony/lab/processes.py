"""Processes that play games for this one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import ParamSpec, TypeVar

from ..core.errors import WrongInput
from ..players.workers import deaf, obey_parent

P = ParamSpec("P")
T = TypeVar("T")

CTRL_C = signal.SIGINT


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
    made = Pool(workers, get_context("spawn"), obey_parent, (CTRL_C,))
    try:
        yield made
    except BaseException:
        for process in set(active_children()) - set(others):
            process.terminate()
        raise
    finally:
        made.shutdown(cancel_futures=True)


class Pool(ProcessPoolExecutor):
    """Its processes are begun as they get something to do."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with deaf(CTRL_C):
            return super().submit(fn, *args, **kwargs)

"""Processes that play games for this one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import (
    active_children,
    connection,
    get_context,
    parent_process,
    resource_tracker,
)
from threading import Thread, current_thread, main_thread
from typing import ParamSpec, TypeVar

from ..core.errors import WrongInput

P = ParamSpec("P")
T = TypeVar("T")


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
    made = Pool(workers, get_context("spawn"), obey_parent)
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
        with deaf():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes begun here do not hear Ctrl-C before they can obey their parent. This one hears it
    as soon as they are begun: half begun they would complain."""
    heard: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    here = current_thread() is main_thread() and before is not None
    if here:  # some other thread may be the one that is told
        signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        with blocked():
            yield
    finally:
        if here:
            signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def blocked() -> Iterator[None]:
    """Processes begun here do not hear Ctrl-C until they say otherwise."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # begun together with the first process, it would unblock
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey_parent() -> None:
    """A process that plays for another leaves Ctrl-C to that parent, and ends when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None, "whoever plays for another has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()

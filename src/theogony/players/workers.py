"""Processes that work for this one: what they hear, and when they end."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, parent_process, resource_tracker
from threading import Thread, current_thread, main_thread


@contextmanager
def deaf(*signals: signal.Signals) -> Iterator[None]:
    """Processes begun here do not hear these before they can obey their parent. This one hears
    them as soon as the processes are begun: half begun they would complain."""
    heard: list[int] = []
    before = {one: signal.getsignal(one) for one in signals}
    here = current_thread() is main_thread() and None not in before.values()
    if here:  # some other thread may be the one that is told
        for one in signals:
            signal.signal(one, lambda number, frame: heard.append(number))
    try:
        with blocked(*signals):
            yield
    finally:
        if here:
            for one, handler in before.items():
                signal.signal(one, handler)
    for number in heard:
        signal.raise_signal(number)


@contextmanager
def blocked(*signals: signal.Signals) -> Iterator[None]:
    """Processes begun here do not hear these until they say otherwise."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # begun together with the first process, it would unblock
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey_parent(*signals: signal.Signals) -> None:
    """A process that works for another leaves these to that parent, and ends when it is gone."""
    for one in signals:
        signal.signal(one, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None, "whoever works for another has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()

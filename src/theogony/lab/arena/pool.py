"""Who plays the games: this process, a pool of them, or the workers of Ray.

All three take the numbers of the games as they have room for them and give the outcomes as they
come, in whatever order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Any

from ...core.errors import WrongInput
from ...extras import to_get
from ..processes import pool, processors
from .games import Outcome

Task = Callable[[int], Outcome]  # must be picklable
Played = Generator[Outcome, None, None]  # closing it ends what is still running
AHEAD = 2  # games given out for each process, so that none ever waits


class Died(Exception):
    """A process ended without a word while it played one of these games."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.numbers = sorted(numbers)


def on_processes(task: Task, numbers: Iterator[int], workers: int | None) -> Played:
    workers = workers or processors()
    if workers == 1:
        yield from map(task, numbers)
        return
    running: dict[Future[Outcome], int] = {}
    try:
        with pool(workers) as processes:
            for number in numbers:
                running[processes.submit(task, number)] = number
                if len(running) >= AHEAD * workers:
                    yield from first_of(running)
            while running:
                yield from first_of(running)
    except BrokenProcessPool as error:
        raise Died(list(running.values())) from error


def first_of(running: dict[Future[Outcome], int]) -> Iterator[Outcome]:
    """What has ended, once something has; the rest goes on."""
    ended = wait(running, return_when=FIRST_COMPLETED).done
    for future in sorted(ended, key=lambda future: future.exception() is not None):
        outcome = future.result()
        del running[future]
        yield outcome


# Ray.


def expect_ray() -> None:
    if find_spec("ray") is None:
        raise WrongInput(f"ray is not installed: leave out --ray, or {to_get('ray')}")


def on_ray(task: Task, numbers: Iterator[int], workers: int | None) -> Played:
    """On the cluster that RAY_ADDRESS names, otherwise on workers started here for the time."""
    import ray

    begun = start(ray, workers)
    remote = ray.remote(num_cpus=1, max_retries=0)(of_ray)
    shared = ray.put(task)
    room = AHEAD * (workers or int(ray.cluster_resources()["CPU"]))
    running: dict[Any, int] = {}

    def first_of_ray() -> Iterator[Outcome]:
        ended, _ = ray.wait(list(running))
        for reference in ended:
            outcome = ray.get(reference)
            del running[reference]
            yield outcome

    try:
        for number in numbers:
            running[remote.remote(shared, number)] = number
            if len(running) >= room:
                yield from first_of_ray()
        while running:
            yield from first_of_ray()
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as error:
        raise Died(list(running.values())) from error
    finally:
        if begun:
            ray.shutdown()


def of_ray(task: Task, number: int) -> Outcome:
    return task(number)


def start(ray: Any, workers: int | None) -> bool:
    """Whether Ray had to be started, or a cluster to be joined. It reports to nobody."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if "RAY_ADDRESS" in os.environ:
        ray.init(**quiet)
    else:
        ray.init(num_cpus=workers or processors(), include_dashboard=False, **quiet)
    return True

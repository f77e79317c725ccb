"""Ctrl-C and worse: who plays for a program ends with it, and says nothing."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.signals import heed_ctrl_c
from theogony.players.workers import deaf

pytest.importorskip("numpy", reason="make install EXTRAS=lab")
pytest.importorskip("gymnasium", reason="make install EXTRAS=lab")

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="POSIX only")

BATCH = """
from multiprocessing import active_children
from theogony.lab.envs import BatchEnv
try:
    if BEGUN: env = BatchEnv("deus", count=4, workers=2)
    print("ready", flush=True)
    if not BEGUN: env = BatchEnv("deus", count=4, workers=2)
    while True:
        env.step(env.any_answers())
except KeyboardInterrupt:
    if BEGUN:
        env.close()
        for worker in active_children():
            worker.join()  # as long as it has something to say
    print("one Ctrl-C", flush=True)
"""
POOL = """
import time
from theogony.lab.processes import pool
try:
    with pool(2) as processes:
        waiting = [processes.submit(time.sleep, 0.01) for _ in range(10_000)]
        if BEGUN: waiting[0].result()
        print("ready", flush=True)
        waiting[-1].result()
except KeyboardInterrupt:
    print("one Ctrl-C", flush=True)
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("begun", [True, False])  # whether the workers have begun to play
@pytest.mark.parametrize("program", [BATCH, POOL], ids=["batch", "pool"])
def test_workers_end_with_their_program_and_say_nothing(
    program: str, begun: bool, how: signal.Signals
) -> None:
    """Killed, a program leaves workers that are half begun; what they say is Python's own word."""
    with subprocess.Popen(
        [sys.executable, "-c", program.replace("BEGUN", str(begun))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    ) as running:
        assert running.stdout is not None
        try:
            assert running.stdout.readline() == "ready\n"
            if how == signal.SIGINT:
                os.killpg(running.pid, how)  # as a terminal does it
            else:
                running.send_signal(how)
            # Both are at their end when nobody can write to them any more: no worker is left.
            said, complained = running.communicate(timeout=120)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    if how == signal.SIGINT:
        assert (said, complained, running.returncode) == ("one Ctrl-C\n", "", 0)
    elif begun:
        assert "Traceback" not in complained


ASKS = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_who_is_begun_deaf_hears_nothing_and_who_begins_it_hears_it_then() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        with deaf(signal.SIGINT):
            os.kill(os.getpid(), signal.SIGINT)
            said = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True)
            assert heard == []
        assert (said.stdout, heard) == ("True\n", [signal.SIGINT])
    finally:
        signal.signal(signal.SIGINT, before)

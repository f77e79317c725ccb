"""Python's looking for garbage is kept short while people play, and garbage still goes."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc, weakref
from theogony.server.serve import Sweeps

class Held:
    def __init__(self):
        self.own = self  # only a sweep finds out that nobody else holds it
        self.more = [[] for _ in range(100)]

Sweeps.MANY = MANY
Sweeps.keep_short()
longest = 0
def count(phase, info):
    global longest
    if phase == "start" and info["generation"] == 2:
        longest = max(longest, len(gc.get_objects()))
gc.callbacks.insert(0, count)
kept = [Held() for _ in range(LIVING)]
gone, last = [], []
for turn in range(4_000):
    last.append(Held())
    if len(last) > 200:  # they live through some sweeps before nobody holds them
        gone.append(weakref.ref(last.pop(0)))
alive = sum(one() is not None for one in gone)
print(alive, len(gone), longest)
"""


def swept(living: int, many: int) -> tuple[int, int, int]:
    """Garbage left, garbage made, and the most objects that were looked at at once."""
    script = SCRIPT.replace("LIVING", str(living)).replace("= MANY", f"= {many}")
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    alive, gone, longest = map(int, run.stdout.split())
    return alive, gone, longest


def test_what_is_in_memory_for_long_is_not_looked_at_each_time() -> None:
    few, many = swept(0, 10**9), swept(5_000, 10**9)  # half a million objects more
    assert many[2] < 2 * few[2]


def test_garbage_that_was_laid_aside_goes_when_there_is_twice_as_much() -> None:
    alive, made, _ = swept(1_000, 5_000)
    assert alive < made / 2 < swept(1_000, 10**9)[0]

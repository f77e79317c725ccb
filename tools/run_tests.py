"""All tests but the long ones, as Python, then compiled, and in the end one line on both.

    python tools/run_tests.py [OPTIONS OF PYTEST]

A browser sees no difference between Python and compiled: its tests run once, compiled if there is
a choice.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

RESULTS = Path("build/tests")
LONG = "the long ones (make test-long)"
UNCOMPILED = "those compiled, because Theogony could only be installed interpreted"

Outcomes = dict[str, tuple[str, str]]  # by test: passed, failed or skipped, and why


def is_compiled() -> bool:
    command = Path(sys.executable).with_name("theogony")
    return (
        "(compiled)"
        in subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    )


def run(kind: str, options: list[str], environment: dict[str, str]) -> tuple[int, Outcomes]:
    """The exit status of pytest, and what became of each test."""
    print(f"== tests {kind}", flush=True)
    results = RESULTS / f"{kind.split()[-1].lower()}.xml"
    results.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", f"--junitxml={results}", *options]
    status = subprocess.run(command, env=environment).returncode
    return status, outcomes(results) if results.is_file() else {}


def outcomes(results: Path) -> Outcomes:
    found: Outcomes = {}
    for case in ElementTree.parse(results).iter("testcase"):
        name = f"{case.get('classname')} {case.get('name')}"
        found[name] = ("passed", "")
        for child in case:
            if child.tag in ("failure", "error"):
                found[name] = ("failed", "")
            elif child.tag == "skipped":
                found[name] = ("skipped", child.get("message", ""))
    return found


def counted(kind: str, found: Outcomes) -> str:
    count = Counter(outcome for outcome, _ in found.values())
    failed = f" and {count['failed']} failed" if count["failed"] else ""
    return f"{count['passed']} passed{failed} {kind}"


def left_out(runs: list[Outcomes]) -> list[str]:
    """Why tests were run nowhere, each reason with their number."""
    ran = {name for found in runs for name, (outcome, _) in found.items() if outcome != "skipped"}
    skipped = {name: why for found in runs for name, (_, why) in found.items() if name not in ran}
    return [f"{number} × {why}" for why, number in Counter(skipped.values()).items()]


def chosen(options: Sequence[str]) -> list[str]:
    """Of the options those that leave tests out: places, and choices by name or mark."""
    narrow = "-k -m -x --lf --deselect --ignore --maxfail".split()
    named = [option for option in options if not option.startswith("-") or option[:2] in narrow]
    return named + [option for option in options if option.split("=")[0] in narrow[3:]]


def summary(runs: dict[str, Outcomes], options: Sequence[str] = ()) -> str:
    """One line: how many passed in each run, and what was left out."""
    missing = [LONG, *left_out(list(runs.values()))] + [UNCOMPILED] * (len(runs) == 1)
    if narrowed := chosen(options):
        missing.insert(0, f"all but {' '.join(narrowed)}")
    passed = ", ".join(counted(kind, found) for kind, found in runs.items())
    return f"{passed}; left out: {'; '.join(missing)}"


def main(*options: str) -> int:
    RESULTS.mkdir(parents=True, exist_ok=True)
    compiled = is_compiled()
    plain = {
        name: value for name, value in os.environ.items() if name != "THEOGONY_REQUIRE_COMPILED"
    }
    without = ["--ignore=tests/browser"] * compiled
    as_python = run("as Python", [*without, *options], plain | {"PYTHONPATH": "src"})
    ended = {"as Python": as_python}
    if compiled and as_python[0] != 2:  # nobody pressed Ctrl+C
        ended["compiled"] = run("compiled", [*options], plain | {"THEOGONY_REQUIRE_COMPILED": "1"})
    print(summary({kind: found for kind, (_, found) in ended.items()}, options))
    return max(abs(status) for status, _ in ended.values())  # below 0: killed by a signal


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

"""pip for the Makefile: `python tools/run_pip.py LOG install …`.

Of all pip says it shows what setup.py tells (`theogony: …`); of a failure one sentence, or the
few lines that say what was wrong. LOG has the rest.
"""

import re
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

TAIL = 6  # lines of a build that failed
MISSING = re.compile(r"\s*ERROR: ((?:Could not find a version|Cannot install) .*)")
UNKNOWN = "does not provide the extra"  # of which pip only warns
OF_PIP = re.compile(r"Exception information:|subprocess-exited-with-error")
UNREACHED = re.compile(r"Could not fetch URL|connection broken by")
CAUSES = [
    r"\[Errno -?\d+\] ([^'\")\]]+)",  # Connection refused, Name or service not known …
    r"(certificate verify failed|timed out|\d\d\d (?:Client|Server) Error[^:]*)",
]


def unreached(lines: list[str], missing: str) -> str:
    """Why the package index was not reached, in pip's words; empty if it was."""
    told = [line for line in lines if UNREACHED.search(line)]
    causes = [found[1] for cause in CAUSES for line in told if (found := re.search(cause, line))]
    if causes:
        return causes[0].strip().lower()
    return missing[0].lower() + missing[1:] if told or "(from versions: none)" in missing else ""


def failure(lines: list[str], log: str) -> str:
    """What to show of a run that failed: nothing of what pip says of itself."""
    lines = list(takewhile(lambda line: not OF_PIP.search(line), lines))
    missing = next((found[1] for line in lines if (found := MISSING.match(line))), "")
    if missing and (why := unreached(lines, missing)):
        return f"theogony: no connection to the package index: {why} ({log} has the rest)"
    said = [missing] if missing else [line.rstrip()[:200] for line in lines[-TAIL:]]
    return "\n".join(said) + f"\ntheogony: pip failed ({log} has the rest)"


def main(log: str, *command: str) -> int:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-color", "-vv"]
    lines: list[str] = []
    Path(log).parent.mkdir(parents=True, exist_ok=True)
    with (
        open(log, "w", encoding="utf-8") as file,
        subprocess.Popen(
            [*pip, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as running,
    ):
        assert running.stdout is not None
        for line in running.stdout:
            lines.append(line)
            file.write(line)
            if line.strip().startswith("theogony: ") or UNKNOWN in line:
                print(line.strip(), flush=True)
    if running.returncode:
        print(failure(lines, log), file=sys.stderr)
    return running.returncode or any(UNKNOWN in line for line in lines)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

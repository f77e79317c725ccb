"""pip for the Makefile: `python tools/run_pip.py LOG install …`.

Of all pip says it shows what setup.py tells (`theogony: …`); of a failure one sentence, or the
few lines that say what was wrong. LOG has the rest.
"""

import re
import subprocess
import sys
from pathlib import Path

TAIL = 12  # lines of a build that failed
UNREACHED = re.compile(r"Could not fetch URL|connection broken by|Cannot connect to proxy")
CAUSES = [
    r"\[Errno -?\d+\] ([^'\")\]]+)",  # Connection refused, Name or service not known …
    r"(certificate verify failed|timed out|\d\d\d (?:Client|Server) Error[^:]*)",
]


def unreached(lines: list[str]) -> str:
    """Why the package index was not reached, in pip's words; empty if it was."""
    told = [line for line in lines if UNREACHED.search(line)]
    for cause in CAUSES:
        for line in told:
            if found := re.search(cause, line):
                return found[1].strip().lower()
    return "nothing answered" if told else ""


def failure(lines: list[str], log: str) -> list[str]:
    """What to show of a run that failed."""
    missing = [line for line in lines if re.match(r"\s*ERROR: (No matching|Could not find)", line)]
    why = unreached(lines)
    if why and (missing or "Installing build dependencies" in "".join(lines)):
        return [f"theogony: no connection to the package index: {why} ({log} has the rest)"]
    said = [line.strip() for line in missing] or [line.rstrip() for line in lines[-TAIL:]]
    return [*said, f"theogony: pip failed ({log} has the rest)"]


def main(log: str, *command: str) -> int:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-color", "-v"]
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
            if line.strip().startswith("theogony: ") or "does not provide the extra" in line:
                print(line.strip(), flush=True)
    if running.returncode:
        print("\n".join(failure(lines, log)), file=sys.stderr)
    return running.returncode


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

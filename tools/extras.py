"""The extras named to make, as pip wants them: `lab,arena` for "lab arena". Unknown ones are
refused in a sentence."""

import re
import sys
import tomllib
from pathlib import Path


def main(named: str) -> int:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = project["optional-dependencies"]
    wanted = re.findall(r"[^\s,]+", named)
    for extra in wanted:
        if extra not in known:
            print(
                f"theogony: there is no extra {extra!r}, expected {', '.join(known)}",
                file=sys.stderr,
            )
            return 2
    print(",".join(wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

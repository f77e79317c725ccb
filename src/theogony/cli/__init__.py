"""The command line: `theogony serve`, `play`, `replay`, … (app.py lists them)."""

import sys

INTERRUPTED = 130  # exit status after Ctrl+C, as in a shell


def main() -> None:
    """Ctrl+C ends it quietly, also while it is still being loaded."""
    try:
        from .app import run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

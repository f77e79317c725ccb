"""Tests by hypothesis try the same examples on every machine and take the time they need."""

from collections import Counter

from _pytest.terminal import TerminalReporter
from hypothesis import settings

settings.register_profile("theogony", derandomize=True, deadline=None, database=None)
settings.load_profile("theogony")


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Games by chance that need not end are left after some answers: how many were?"""
    games: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    for report in terminalreporter.stats.get("", []):  # of what comes before and after a test
        if report.when == "teardown":
            for name, over in report.user_properties:
                games[name] += 1
                ended[name] += bool(over)
    for name in sorted(games):
        left = games[name] - ended[name]
        terminalreporter.write_line(f"{name}: {ended[name]} ended, {left} left unfinished")

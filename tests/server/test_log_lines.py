"""Of a flood of log lines the first ones are written, then one a minute, with how many were not."""

from __future__ import annotations

import logging
from pathlib import Path
from uuid import uuid4

import pytest

from theogony.server.safety import Seldom

from .running import Running


class Lines(logging.Handler):
    """What is written of what a logger is told, at times that the test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1000.0
        self.written: list[str] = []
        self.seldom = Seldom(lambda: self.time)
        self.logger = logging.getLogger(str(uuid4()))
        self.logger.propagate = False
        self.logger.addFilter(self.seldom)
        self.logger.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(record.getMessage())

    def new(self) -> list[str]:
        found, self.written = self.written, []
        return found


@pytest.fixture
def lines() -> Lines:
    return Lines()


def test_the_first_lines_that_are_alike_are_written_and_then_one_a_minute(lines: Lines) -> None:
    for number in range(100):
        lines.logger.error("the disk is full: %s", number)
    assert lines.new() == [f"the disk is full: {number}" for number in range(5)]
    lines.time += 59.9
    lines.logger.error("the disk is full: %s", 100)
    assert lines.new() == []
    lines.time += 0.1
    lines.logger.error("the disk is full: %s", 101)
    lines.logger.error("the disk is full: %s", 102)
    assert lines.new() == ["the disk is full: 101 (96 more like it were left out)"]
    lines.time += 60
    lines.logger.error("the disk is full: %s", 103)
    assert lines.new() == ["the disk is full: 103 (1 more like it were left out)"]


def test_a_line_a_minute_is_written_as_it_is(lines: Lines) -> None:
    for _ in range(20):
        lines.logger.error("the disk is full")
        lines.time += 60
    assert lines.new() == ["the disk is full"] * 20


def test_a_flood_hides_no_other_line(lines: Lines) -> None:
    for _ in range(100):
        lines.logger.error("the disk is full")
    lines.new()
    lines.logger.error("the disk is gone")
    for error in (OSError(), ValueError()):
        lines.logger.error("a task failed", exc_info=error)
    assert lines.new() == ["the disk is gone", "a task failed", "a task failed"]


def test_lines_are_alike_by_what_they_say_not_by_whom_they_are_about(lines: Lines) -> None:
    for number in range(50):
        lines.logger.error(f"Task exception was never retrieved\nfuture: {number}")
        lines.logger.error("a task failed", exc_info=OSError(number))
    assert len(lines.new()) == 10


def test_a_sign_of_percent_is_no_trap(lines: Lines) -> None:
    for _ in range(10):
        lines.logger.error("100 %")
    lines.time += 60
    lines.logger.error("100 %")
    assert lines.new()[-1] == "100 % (5 more like it were left out)"


def test_what_was_seen_is_forgotten_when_too_much_is(lines: Lines) -> None:
    for number in range(5000):
        lines.logger.error(f"line {number}")
    assert len(lines.new()) == 5000 and len(lines.seldom.seen) <= 1000


def test_every_server_writes_so_whatever_is_wrong(tmp_path: Path) -> None:
    for _ in range(2):
        with Running(tmp_path / "games.db"):
            for name in ("theogony.server", "uvicorn.error", "asyncio"):
                logger = logging.getLogger(name)
                line = {"name": name, "levelno": logging.ERROR, "msg": "out of system resource"}
                written = [logger.filter(logging.makeLogRecord(line)) for _ in range(100)]
                assert sum(map(bool, written)) == 5

"""Arenas that were played once for many tests."""

from pathlib import Path

import pytest

from tests.lab.arena.arenas import PLAN, REAL, quick
from theogony.lab import simulate
from theogony.lab.arena import arena


@pytest.fixture
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player called `first` is known, in this process only."""
    monkeypatch.setattr(simulate, "called", quick)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real plan, played by one process."""
    folder = tmp_path_factory.mktemp("alone")
    arena(REAL, folder, workers=1)
    return folder


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The quick plan."""
    folder = tmp_path_factory.mktemp("played")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulate, "called", quick)
        arena(PLAN, folder, workers=1)
    return folder

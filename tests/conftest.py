"""Tests by hypothesis try the same examples on every machine and take the time they need."""

from hypothesis import settings

settings.register_profile("theogony", derandomize=True, deadline=None, database=None)
settings.load_profile("theogony")

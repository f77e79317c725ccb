"""The arena: players meet at seat-balanced tables until it is clear who is stronger.

Every game is made from the seed of the run and its own number alone, and what is counted depends
on the games only, so that the same run gives the same results whoever plays it: one process, many,
or the workers of Ray.
"""

from .games import Plan
from .run import Failed, arena

__all__ = ["Failed", "Plan", "arena"]

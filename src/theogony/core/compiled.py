"""Whether the rules run compiled, or interpreted and many times slower."""

from __future__ import annotations

from . import game as kernel


def is_compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")

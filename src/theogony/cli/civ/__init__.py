"""The terminal for Civilization: A New Dawn."""

from .look import CivLook

LOOK = CivLook()

"""The terminal for Deus."""

from .look import DeusLook

LOOK = DeusLook()

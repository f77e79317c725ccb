"""Civilization: A New Dawn. Importing the package registers its answers, steps and rules."""

from .printed import FOCUS, GAME
from .setup import CivSetup
from .state import Civ

__all__ = ["FOCUS", "GAME", "Civ", "CivSetup"]

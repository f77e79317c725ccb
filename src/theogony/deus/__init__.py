"""Deus. Importing the package registers all its answers, steps, events and rules."""

from .cards import IDS
from .printed import GAME
from .setup import DeusSetup
from .state import Deus

__all__ = ["GAME", "IDS", "Deus", "DeusSetup"]

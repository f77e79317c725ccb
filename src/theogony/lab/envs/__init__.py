"""The games as environments for research. Needs the extra `lab`.

PettingZoo: `aec(game, players)`. Gymnasium: `gym.make("theogony/deus-v2")`, registered here.
Many tables at once: `BatchEnv`. OpenSpiel: `import theogony.lab.envs.spiel`, then
`pyspiel.load_game("theogony_deus")`. What the numbers mean: docs/observations.md.
"""

from ...extras import to_get

try:
    from .batch import BatchEnv
    from .setup import MOST, Setup
    from .single import IDS, SingleEnv
    from .zoo import SeatsEnv, aec
except ModuleNotFoundError as error:
    raise ImportError(f"{error}; {to_get('lab')}", name=error.name) from error

__all__ = ["IDS", "MOST", "BatchEnv", "SeatsEnv", "Setup", "SingleEnv", "aec"]

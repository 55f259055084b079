"""The games whose environments are tested: all of ours by name, and two from outside the package."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy as np

from serao.engine.complete import completed
from serao.engine.contract import AnyGame
from serao.installed import own_games
from serao.research.simulation import Vector

EXAMPLES = Path(__file__).parents[2] / "examples"
OUTSIDE = ("hex", "vaza")
NAMES = (*own_games(), *OUTSIDE)


@cache
def game_for(name: str) -> str | AnyGame:
    """One of ours by its name; one from outside as the module it is."""
    return outside(name) if name in OUTSIDE else name


def outside(name: str) -> AnyGame:
    """An example game, which is not installed here."""
    spec = spec_from_file_location(f"serao_{name}", EXAMPLES / name / f"serao_{name}" / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return completed(name, module)


def some_number(mask: Vector, random: np.random.Generator) -> int:
    """A number that is offered."""
    return int(random.choice(np.flatnonzero(mask)))

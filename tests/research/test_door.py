"""The door itself: quick to open, named in a sentence where it is not installed, and an example that learns."""

import pickle
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import gymnasium
import pytest

import serao.research
from tests.packaging.test_extras import hidden
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
import serao.research
"""
LIGHT = """
import sys
import serao.research
assert not [name for name in sys.modules if name.startswith(("serao.games.", "serao.cli", "PIL", "torch"))]
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    """A program of a fresh process."""
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_the_import_brings_neither_games_nor_command_line() -> None:
    done = run(LIGHT)
    assert done.returncode == 0, done.stderr


def test_a_missing_extra_is_named_in_one_sentence() -> None:
    done = run(WITHOUT.format(hidden=sorted(hidden())))
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: This needs more than is installed here")
    assert last.endswith('pip install "serao[research]"')


def test_masks_are_found_where_maskable_ppo_looks_for_them() -> None:
    env = gymnasium.make("serao/Avenue-v0", seats=1)
    _vector, info = env.reset(seed=1)
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()


def test_registering_again_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    serao.research.register()
    assert gymnasium.registry == before


def test_the_example_learns_where_its_library_is_installed() -> None:
    pytest.importorskip("sb3_contrib")
    example = run_path(str(ROOT / "docs" / "examples" / "learn_avenue.py"))
    curve = example["learned"](3.0)
    assert curve.points


def test_a_match_can_be_sent_to_another_process() -> None:
    env = serao.research.AECTable("avenue", seats=3)
    env.reset(seed=1)
    env.step(5)
    other = pickle.loads(pickle.dumps(env.simulation))
    assert (other.state, other.seed, other.decisions) == (env.simulation.state, env.simulation.seed, 1)
    assert other.offered(1).keys() == env.simulation.offered(1).keys()

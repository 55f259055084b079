"""Our games as PettingZoo environments beside its own classic games, in one run (pip install "pettingzoo[classic]")."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pettingzoo

from benchmarks.measure import rate
from serao.games import GAMES
from serao.research import AECTable

RUNS = 7
GOAL = 2.0  # times the middle one of PettingZoo's classic games
GOAL_SECONDS = 1.0  # of the processor, for the import
IMPORT = "import time; began = time.process_time(); import serao.research; print(time.process_time() - began)"
LONGEST = 2_000  # steps after which a random game is left


def measured() -> list[dict[str, Any]]:
    """A row an environment: steps a second of the processor, the middle of some runs."""
    theirs = {name: speed(env) for name, env in classic().items()}
    if not theirs:
        print('PettingZoo\'s classic games are not installed: pip install "pettingzoo[classic]"')
    ours = {f"{name}, {game.USUAL_SEATS} seats": speed(AECTable(name)) for name, game in GAMES.items()}
    rows = [row(name, figure, list(theirs.values())) for name, figure in ours.items()]
    print(f"import serao.research: {import_seconds():.2f} s of the processor (goal: {GOAL_SECONDS:.0f} s)")
    return rows + [row(f"PettingZoo's {name}", figure, []) for name, figure in theirs.items()]


def import_seconds() -> float:
    """What the import costs a new process; the middle of some runs."""
    runs = (subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, check=True) for _ in range(RUNS))
    return median(float(run.stdout) for run in runs)


def row(name: str, figure: float, beside: list[float]) -> dict[str, Any]:
    """A figure, how often the middle one of theirs that is, and the goal."""
    ratio, goal = (f"{figure / median(beside):.1f} ×", f"{GOAL:.0f} ×") if beside else ("", "")
    return {"environment": name, "steps a second": round(figure), "their middle": ratio, "goal": goal}


def speed(env: Any) -> float:
    """Steps a second: observed, chosen at random among what is offered, and made; resets and last steps included."""
    return rate(games_of(env), RUNS, process_time).median


def games_of(env: Any) -> Callable[[], int]:
    """Plays one game, and returns how many steps it took; the last one of each agent, with nothing to choose, too."""
    luck = Random(1)

    def one() -> int:
        env.reset(seed=luck.getrandbits(31))
        steps = 0
        for agent in env.agent_iter(LONGEST):
            observation, _reward, terminated, truncated, info = env.last()
            over = terminated or truncated
            env.step(None if over else chosen(env, agent, observation, info, luck))
            steps += 1
        return steps

    return one


def chosen(env: Any, agent: str, observation: Any, info: dict[str, Any], luck: Random) -> int:
    """A number at random: among those of the mask, wherever it is, or among all."""
    mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
    if mask is None:
        return int(luck.random() * env.action_space(agent).n)
    numbers = np.flatnonzero(mask)
    return int(numbers[int(luck.random() * len(numbers))])


def classic() -> dict[str, Any]:
    """Every classic game of PettingZoo that can be made here."""
    made = {}
    for name, spec in pettingzoo.aec_registry.items():
        if spec.namespace == "classic":
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    made[spec.name] = pettingzoo.make("aec", name)
                except Exception as missing:  # each needs a library of its own, and says so in its own way
                    print(f"PettingZoo's {spec.name} cannot be made here: {missing}")
    return made

"""MaskablePPO of sb3-contrib learns Avenue alone, five minutes on one core, and draws its curve.

pip install "serao[research]" sb3-contrib
python learn_avenue.py
"""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from time import process_time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import serao.research  # noqa: F401 (registers the environments)
from serao.cli.plots import line_plot

SECONDS = 300.0  # of the processor: of one core, however busy the machine is
PICTURE = Path("learn_avenue.svg")


class Curve(BaseCallback):
    """Keeps the points of the last games after every rollout, and stops when the time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.began, self.seconds, self.points = process_time(), seconds, list[tuple[float, float]]()

    def _on_step(self) -> bool:
        return process_time() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        if games := [game["r"] for game in self.model.ep_info_buffer or ()]:
            self.points.append((process_time() - self.began, mean(games)))
            print(f"{self.points[-1][0]:4.0f} s, {self.num_timesteps:7} decisions: {self.points[-1][1]:6.1f} points")


def alone() -> Monitor:
    """Avenue with one seat: the reward is its points when the game is over."""
    return Monitor(gymnasium.make("serao/Avenue-v0", seats=1))


def learned(seconds: float, make: Callable[[], Monitor] = alone) -> Curve:
    """The curve of a run."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([make] * 8),
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        gamma=1.0,  # a game is short, and only its end is paid
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        stats_window_size=200,
        seed=1,
        device="cpu",
    )
    curve = Curve(seconds)
    model.learn(10**9, callback=curve)
    return curve


if __name__ == "__main__":
    curve = learned(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
    lines = {"MaskablePPO": curve.points}
    PICTURE.write_text(
        line_plot("Avenue alone, one core", "seconds of the processor", "points a game, mean of 200", lines), "utf-8"
    )
    print(f"{PICTURE}: from {curve.points[0][1]:.1f} to {curve.points[-1][1]:.1f} points")

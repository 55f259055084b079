"""A little game in a package of its own, with a kernel that is compiled and an opponent that learns."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from serao.cli.new_game import copy

ROOT = Path(__file__).parents[2]
KERNEL = '''"""Counts stones."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from serao.engine import uncompiled as cython

FACTOR = 3


@cython.cclass
class Row:
    """A row of stones."""

    stones: cython.int

    def __init__(self, stones: cython.int) -> None:
        self.stones = stones

    @cython.ccall
    def taken(self, number: cython.int) -> cython.int:
        """What is left, times a factor."""
        self.stones -= number
        return self.stones * FACTOR


def is_compiled() -> bool:
    """Whether this is the compiled form."""
    return bool(cython.compiled)
'''
OPPONENT = '''"""Takes one stone."""


def choose(memory, chance):
    """The first of the legal actions."""
    return memory.legal[0]
'''
TRAINING = '''"""Learns a number: how much of a hidden slope a walk has climbed."""

from random import Random

from serao.bots.training import Point, Strength

VARIANTS = ("short", "long")
GAMES = 40
MEASURE = "stones kept"


def learn(variant, seed, games, told):
    """A walk from the seed."""
    random, best = Random(f"{variant} {seed}"), 0.0
    for number in range(1, games + 1):
        best = max(best, random.random())
        if number % 10 == 0:
            told(Point(number, best))
    return f"{best}".encode()


def judge(variant, weights):
    """The number itself."""
    return Strength(float(weights), 0.25)


def file_name(variant):
    """A file of its own for each."""
    return f"{variant}.weights"
'''
SHOW = """
import serao_pebbles.kernel as plain
from serao.installed.kernels import fastest
kernel = fastest(plain)
row = kernel.Row(20)
print(kernel.is_compiled(), row.taken(3), row.taken(4), plain.Row(20).taken(3))
"""


class Answer(NamedTuple):
    """What a program answered."""

    code: int
    out: str
    err: str


class Pebbles:
    """The package, where programs find it and nobody else does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy(Path(str(files("serao.cli").joinpath("template"))), folder / "source", "pebbles")
        (folder / "source" / "serao_pebbles").rename(folder / "serao_pebbles")
        self.package = folder / "serao_pebbles"
        self.kernel = self.package / "kernel.py"
        self.kernel.write_text(KERNEL, "utf-8")
        self.compiled = self.package / "compiled"
        opponent = self.package / "opponent"
        opponent.mkdir()
        (opponent / "__init__.py").write_text(OPPONENT, "utf-8")
        (opponent / "training.py").write_text(TRAINING, "utf-8")
        self._install()

    def _install(self) -> None:
        about = self.folder / "serao_pebbles-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: serao-pebbles\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text("[serao.games]\npebbles = serao_pebbles\n", "utf-8")

    def python(self, *arguments: str, **environment: str) -> Answer:
        """Run Python with the package."""
        path = os.pathsep.join([str(self.folder), str(ROOT / "src")])
        settings = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100", **environment}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, env=settings, capture_output=True, text=True, check=False
        )
        return Answer(done.returncode, done.stdout, done.stderr)

    def serao(self, *arguments: str, **environment: str) -> Answer:
        """Run a command of Serão."""
        return self.python("-m", "serao", *arguments, **environment)

    def shown(self, **environment: str) -> str:
        """What the kernel says that opponents would use."""
        answer = self.python("-c", SHOW, **environment)
        assert answer.code == 0, answer.err
        return answer.out.strip()

    def rows(self) -> list[str]:
        """The lines about this game that `serao kernels` shows."""
        return [line for line in self.serao("kernels").out.splitlines() if "pebbles" in line]

"""How much a process grows: samples of it, and a straight line through the later ones."""

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, linear_regression
from typing import NamedTuple

import msgspec

from tests.storage.servers import children

FIRST = 0.25  # of the time, while caches fill
BLOCKS = 20  # neighbouring samples say the same, so the line goes through the means of so many blocks


class Sample(msgspec.Struct, frozen=True):
    """A process at one moment, after so many finished tables or sent messages; sizes in bytes."""

    seconds: float
    done: int
    resident: int
    descriptors: int
    threads: int
    others: int  # resident memory of the processes it has started
    database: int


class Line(NamedTuple):
    """Growth a unit, and its standard error."""

    slope: float
    error: float


def sample(pid: int, seconds: float, done: int, database: Path) -> Sample:
    """A process as it is now."""
    return Sample(
        seconds=round(seconds, 1),
        done=done,
        resident=resident(pid),
        descriptors=len(list(Path(f"/proc/{pid}/fd").iterdir())),
        threads=status(pid, "Threads"),
        others=sum(resident(child) for child in children(pid)),
        database=sum(each.stat().st_size for each in database.parent.glob(f"{database.name}*")),
    )


def resident(pid: int) -> int:
    """The memory that a process occupies, in bytes; none when it has ended."""
    return status(pid, "VmRSS") * 1024


def status(pid: int, name: str) -> int:
    """One of the numbers that the system keeps of a process."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)


def later(samples: Sequence[Sample]) -> list[Sample]:
    """Those after the first quarter of the time."""
    return [each for each in samples if each.seconds >= FIRST * samples[-1].seconds] if samples else []


def growth(points: Sequence[tuple[float, float]]) -> Line | None:
    """The line of least squares through the means of blocks of points; None when there are too few."""
    size = len(points) / BLOCKS
    if size < 1:
        return None
    blocks = [points[round(size * number) : round(size * (number + 1))] for number in range(BLOCKS)]
    xs = [fmean(x for x, _ in block) for block in blocks]
    ys = [fmean(y for _, y in block) for block in blocks]
    if len(set(xs)) < BLOCKS:
        return None
    slope, start = linear_regression(xs, ys)
    left = sum((y - start - slope * x) ** 2 for x, y in zip(xs, ys, strict=True))
    spread = sum((x - fmean(xs)) ** 2 for x in xs)
    return Line(slope, sqrt(left / (BLOCKS - 2) / spread))

"""What one photograph of Picture Perfect costs: drawing who owns each pixel, judging it, and painting the picture."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from serao.games.picture_perfect.studio import CENTRES, Decoration, Guest, Scene, judge, paint, photograph

RUNS = {"photograph": 30, "judge": 30, "paint": 3}
TABLE = (
    (12.5, 5.5),
    (7.4, 6.5),
    (17.4, 7.0),
    (9.6, 3.6),
    (15.4, 3.4),
    (6.6, 2.8),
    (18.4, 3.0),
    (9.3, 8.2),
    (15.6, 7.4),
    (12.3, 1.6),
)


def measured() -> list[dict[str, Any]]:
    """A row a crowd, in milliseconds at 1200 x 900 pixels."""
    return [cost(guests, decorations) for guests, decorations in ((0, 0), (7, 5), (14, 10))]


def cost(guests: int, decorations: int) -> dict[str, Any]:
    """The median time of each, once all drawings are read."""
    scene = party(guests, decorations)
    steps: dict[str, Callable[[Scene], object]] = {"photograph": photograph, "judge": judge, "paint": paint}
    times = {name: milliseconds(step, scene, RUNS[name]) for name, step in steps.items()}
    return {"guests": guests, "decorations": decorations, **times}


def party(guests: int, decorations: int) -> Scene:
    """So many guests in the first spaces, so many decorations on the table."""
    standing = tuple(Guest(number, *centre) for number, centre in enumerate(CENTRES.values(), 1))
    laid = tuple(Decoration(kind, *place) for kind, place in enumerate(TABLE))
    return Scene(standing[:guests], laid[:decorations])


def milliseconds(step: Callable[[Scene], object], scene: Scene, runs: int) -> float:
    """The median of some runs; the first, which reads and flattens, does not count."""
    times = []
    for _ in range(runs + 1):
        began = time.perf_counter()
        step(scene)
        times.append(time.perf_counter() - began)
    return round(median(times[1:]) * 1000, 1)

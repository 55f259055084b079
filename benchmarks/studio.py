"""What one photograph of Picture Perfect costs: drawing who owns each pixel, judging it, and painting the picture."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from msgspec.structs import replace

from serao.games.picture_perfect.studio import CENTRES, Decoration, Guest, Scene, judge, photograph
from serao.games.picture_perfect.studio.paint import paint

RUNS = 30
PAINTED = 3
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
    """The median time of each, once all drawings are read: by cameras never seen before, and by one again and again."""
    scene = party(guests, decorations)
    return {
        "guests": guests,
        "decorations": decorations,
        "photograph": milliseconds(photograph, seen_anew(scene, 0.01)),
        "judge": milliseconds(judge, seen_anew(scene, -0.01)),
        "judge again": milliseconds(judge, [scene] * RUNS),
        "paint": milliseconds(paint, [scene] * (PAINTED + 1)),
    }


def party(guests: int, decorations: int) -> Scene:
    """So many guests in the first spaces, so many decorations on the table."""
    standing = tuple(Guest(number, *centre) for number, centre in enumerate(CENTRES.values(), 1))
    laid = tuple(Decoration(kind, *place) for kind, place in enumerate(TABLE))
    return Scene(standing[:guests], laid[:decorations])


def seen_anew(scene: Scene, step: float) -> list[Scene]:
    """A scene by one camera beside the other."""
    return [
        replace(scene, camera=replace(scene.camera, x=scene.camera.x + step * number)) for number in range(1, RUNS + 2)
    ]


def milliseconds(step: Callable[[Scene], object], scenes: list[Scene]) -> float:
    """The median over some scenes; the first, which reads and flattens, does not count."""
    times = []
    for scene in scenes:
        began = time.perf_counter()
        step(scene)
        times.append(time.perf_counter() - began)
    return round(median(times[1:]) * 1000, 1)

"""The plainest studio: a ray for one pixel, every flat thing asked whether the ray meets it, the nearest one wins."""

from serao.games.picture_perfect.studio import Scene
from serao.games.picture_perfect.studio.camera import Lens, lens_of
from serao.games.picture_perfect.studio.figures import decoration_piece, guest_piece
from serao.games.picture_perfect.studio.render import FIRST_DECORATION, FLOOR_OWNER, SCREEN_OWNER, TABLE_OWNER
from serao.games.picture_perfect.studio.shapes import Loops

Hit = tuple[float, int]
# The room by hand (1.3): the coordinate that a rectangle holds still, its value, and the ranges of the others.
RECTANGLES = (
    (2, 0.0, {0: (0, 25), 1: (0, 20)}, FLOOR_OWNER),
    (1, 20.0, {0: (0, 25), 2: (0, 15)}, SCREEN_OWNER),
    (0, 0.0, {1: (0, 20), 2: (0, 15)}, SCREEN_OWNER),
    (0, 25.0, {1: (0, 20), 2: (0, 15)}, SCREEN_OWNER),
    (2, 2.4, {0: (5, 20), 1: (0, 10)}, TABLE_OWNER),
    (1, 0.0, {0: (5, 20), 2: (0, 2.4)}, TABLE_OWNER),
    (0, 5.0, {1: (0, 10), 2: (0, 2.4)}, TABLE_OWNER),
    (0, 20.0, {1: (0, 10), 2: (0, 2.4)}, TABLE_OWNER),
)


def owner_at(scene: Scene, column: int, row: int) -> int:
    """Who owns a pixel."""
    lens = lens_of(scene.camera)
    ray = ray_of(lens, column + 0.5, row + 0.5)
    hits = [*room_hits(lens, ray), *figure_hits(scene, lens, ray)]
    return min(hits)[1] if hits else 0


def ray_of(lens: Lens, x: float, y: float) -> list[float]:
    """The direction in which a point of the picture looks."""
    right, up = (x - lens.width / 2) / lens.focal, (lens.height / 2 - y) / lens.focal
    return [f + r * right + u * up for f, r, u in zip(lens.forward, lens.right, lens.up, strict=True)]


def met(lens: Lens, ray: list[float], axis: int, value: float) -> tuple[float, list[float]] | None:
    """How far along a ray it meets a plane, and where."""
    far = (value - lens.position[axis]) / ray[axis] if ray[axis] else -1.0
    return (far, [p + far * r for p, r in zip(lens.position, ray, strict=True)]) if far > 0 else None


def room_hits(lens: Lens, ray: list[float]) -> list[Hit]:
    """Where a ray meets floor, screen and table."""
    found = [(met(lens, ray, axis, value), ranges, owner) for axis, value, ranges, owner in RECTANGLES]
    return [
        (hit[0], owner)
        for hit, ranges, owner in found
        if hit and all(low <= hit[1][axis] <= high for axis, (low, high) in ranges.items())
    ]


def figure_hits(scene: Scene, lens: Lens, ray: list[float]) -> list[Hit]:
    """Where a ray meets guests and decorations."""
    things = [(each.id, each.x, each.y, guest_piece(each.id).outline) for each in scene.guests]
    things += [
        (FIRST_DECORATION + number, each.x, each.y, decoration_piece(each.kind).outline)
        for number, each in enumerate(scene.decorations)
    ]
    hits = [(met(lens, ray, 1, y), owner, x, y, outline) for owner, x, y, outline in things]
    return [
        (hit[0], owner)
        for hit, owner, x, y, outline in hits
        if hit and inside(outline, hit[1][0] - x, hit[1][2] - (2.4 if 5 <= x <= 20 and 0 <= y <= 10 else 0.0))
    ]


def inside(loops: Loops, x: float, y: float) -> bool:
    """Whether loops turn about a point."""
    edges = ((start, end) for loop in loops for start, end in zip(loop, (*loop[1:], loop[0]), strict=True))
    crossed = ((start, end) for start, end in edges if (start[1] <= y) != (end[1] <= y))
    turns = 0
    for (a, b), (c, d) in crossed:
        if a + (y - b) * (c - a) / (d - b) <= x:
            turns += 1 if d > b else -1
    return turns != 0

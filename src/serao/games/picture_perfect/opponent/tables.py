"""The tables with which the kernel weighs arrangements: the box, and what each camera's picture shows."""

from array import array
from functools import cache
from typing import Any, NamedTuple

from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    ALL_SPACES,
    AREAS,
    GUEST_POINTS,
    HIDDEN_FACES,
    NEIGHBOURS,
    ROW,
)
from serao.games.picture_perfect.studio.cells import (
    DEPTHS,
    Cells,
    Face,
    cells_in,
    shipped_cells,
    table_before,
)

Ints = Any  # an array of whole numbers; its type cannot be written for every Python
PLACES = len(ALL_GUESTS) * len(ALL_SPACES)
WORD = 64
NO_FACE = -1  # the palm's: hidden, whatever is seen


class Box(NamedTuple):
    """1 What does not depend on the camera."""

    areas: Ints
    beside: Ints
    near: Ints
    named: Ints
    points: Any


class Picture(NamedTuple):
    """7.3 What a camera's picture shows of every guest in every space: see the kernel."""

    over: Ints
    faces: Ints
    covers: Ints
    counts: Ints
    allowed: Ints
    words: int


@cache
def box() -> Box:
    """The box as arrays."""
    return Box(
        array("B", [space in area for area in AREAS.values() for space in ALL_SPACES]),
        array("B", [other in NEIGHBOURS[space] for space in ALL_SPACES for other in ALL_SPACES]),
        array("i", ROW),
        array("i", HIDDEN_FACES),
        array("d", GUEST_POINTS),
    )


@cache
def shipped_picture(camera: str, rules: int) -> Picture:
    """What a camera shows whose cells are shipped."""
    return picture_of(shipped_cells(camera), rules)


def picture_of(cells: Cells, rules: int) -> Picture:
    """The tables of one camera."""
    before = {depth: table_before(cells, depth, set(DEPTHS)) for depth in set(DEPTHS)}
    shown = [body & ~before[depth_of(place)] for place, body in enumerate(cells.bodies)]
    faces = [free_face(cells.face(place, rules), before[depth_of(place)]) for place in range(PLACES)]
    words = max(len(cells_in(face.bits)) for face in faces) // WORD + 1
    packed = [packed_face(face, place, shown, words) for place, face in enumerate(faces)]
    return Picture(
        over=array("B", [covers(shown, cells.bodies, one, other) for one in range(PLACES) for other in range(PLACES)]),
        faces=array("Q", [word for face in packed for word in face[0]]),
        covers=array("Q", [word for face in packed for word in face[1]]),
        counts=array("B", [count for face in packed for count in face[2]]),
        allowed=array("i", [face.allowed for face in faces]),
        words=words,
    )


def depth_of(place: int) -> float:
    """How far behind the front edge a place is."""
    return DEPTHS[place % len(ALL_SPACES)]


def free_face(face: Face | None, before: int) -> Face:
    """A face without what the table covers; the palm has none, and hides it always."""
    return Face(0, {}, 0) if face is None else face._replace(bits=face.bits & ~before)


def covers(shown: list[int], bodies: tuple[int, ...], one: int, other: int) -> bool:
    """Whether a figure in one place covers some of a figure in another."""
    return depth_of(one) < depth_of(other) and bool(shown[one] & bodies[other])


def packed_face(face: Face, place: int, shown: list[int], words: int) -> tuple[list[int], list[int], list[int]]:
    """A face's own cells numbered from 0: all of them, those that each other place covers, and their pixels."""
    own = cells_in(face.bits)
    every = word_list((1 << len(own)) - 1, words)
    parts: list[int] = []
    for other, body in enumerate(shown):
        common = body & face.bits if depth_of(other) < depth_of(place) else 0
        parts += word_list(sum(1 << own.index(cell) for cell in cells_in(common)), words)
    counts = [min(face.counts[cell], 255) for cell in own]
    return every, parts, counts + [0] * (words * WORD - len(own))


def word_list(bits: int, words: int) -> list[int]:
    """Bits as words of 64."""
    return [bits >> (WORD * word) & ((1 << WORD) - 1) for word in range(words)]

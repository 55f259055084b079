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
SETS = 4  # words of a set of places
MOST_BESIDE = 4  # spaces beside one
NEAR_TO_FAR = tuple(sorted(ALL_SPACES, key=lambda space: (ROW[space], space)))
RANKS = tuple(NEAR_TO_FAR.index(space) for space in ALL_SPACES)
# The places from near to far, as sets of them are numbered.
PLACES_IN_ORDER = tuple(guest * len(ALL_SPACES) + space for space in NEAR_TO_FAR for guest in ALL_GUESTS)


class Box(NamedTuple):
    """1 What does not depend on the camera."""

    areas: Ints
    beside: Ints
    ranks: Ints
    order: Ints
    named: Ints
    points: Any


class Picture(NamedTuple):
    """7.3 What a camera's picture shows of every guest in every space: see the kernel."""

    inside: Ints
    before: Ints
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
        array("i", [beside for space in ALL_SPACES for beside in padded(NEIGHBOURS[space])]),
        array("i", RANKS),
        array("i", NEAR_TO_FAR),
        array("i", HIDDEN_FACES),
        array("d", GUEST_POINTS),
    )


def padded(spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Spaces beside one, and instead of those that are missing one that does not exist."""
    return (*spaces, *(len(ALL_SPACES),) * (MOST_BESIDE - len(spaces)))


@cache
def shipped_picture(camera: str, rules: int) -> Picture:
    """What a camera shows whose cells are shipped."""
    return picture_of(shipped_cells(camera), rules)


def picture_of(cells: Cells, rules: int) -> Picture:
    """The tables of one camera."""
    tables = {depth: table_before(cells, depth, set(DEPTHS)) for depth in set(DEPTHS)}
    shown = [body & ~tables[depth_of(place)] for place, body in enumerate(cells.bodies)]
    faces = [free_face(cells.face(place, rules), tables[depth_of(place)]) for place in range(PLACES)]
    words = max(len(cells_in(face.bits)) for face in faces) // WORD + 1
    figures = (cells.bodies, [face.bits for face in faces])
    packed = [packed_face(face, place, shown, words) for place, face in enumerate(faces)]
    return Picture(
        inside=array("B", [bool(body) for body in shown]),
        before=array(
            "Q", [word for bits in figures for place in range(PLACES) for word in before(shown, bits[place], place)]
        ),
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


def before(shown: list[int], cells: int, place: int) -> list[int]:
    """The set of places whose figures, nearer than one place, cover some cells."""
    found = 0
    for number, other in nearer(depth_of(place)):
        if shown[other] & cells:
            found |= 1 << number
    return word_list(found, SETS)


@cache
def nearer(depth: float) -> tuple[tuple[int, int], ...]:
    """The places nearer than a depth, with their numbers in sets of places."""
    return tuple((number, place) for number, place in enumerate(PLACES_IN_ORDER) if depth_of(place) < depth)


def packed_face(face: Face, place: int, shown: list[int], words: int) -> tuple[list[int], list[int], list[int]]:
    """A face's own cells numbered from 0: all of them, those that each other place covers, and their pixels."""
    own = {cell: number for number, cell in enumerate(cells_in(face.bits))}
    parts = [0] * (PLACES * words)
    for number, other in nearer(depth_of(place)):
        if common := shown[other] & face.bits:
            covered = sum(1 << own[cell] for cell in cells_in(common))
            parts[number * words : (number + 1) * words] = word_list(covered, words)
    counts = [min(face.counts[cell], 255) for cell in own]
    return word_list((1 << len(own)) - 1, words), parts, counts + [0] * (words * WORD - len(own))


def word_list(bits: int, words: int) -> list[int]:
    """Bits as words of 64."""
    return [bits >> (WORD * word) & ((1 << WORD) - 1) for word in range(words)]

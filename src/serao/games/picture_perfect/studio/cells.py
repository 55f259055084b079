"""Standard photographs without drawing: pixels that the same figures would own are one cell.

Every guest in the middle of every space before one camera makes 196 silhouettes. All pixels that lie in the same of
them are one cell, so that a silhouette is a set of cells, one bit each, and who covers whom is found by a few steps on
whole numbers. `make_cells.py` makes them from what the studio itself draws.
"""

import zlib
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from typing import NamedTuple

import msgspec

from serao.games.picture_perfect.studio.judge import SEEN_PER_MILLE
from serao.games.picture_perfect.studio.scene import GUESTS, TABLE_DEPTH
from serao.games.picture_perfect.studio.spaces import CENTRES
from serao.games.picture_perfect.studio.versions import RULES

STANDARD, NEAR = "standard", "near"  # the cameras whose cells are shipped
Middles = tuple[tuple[float, float], ...]
Slabs = tuple[tuple[float, float], ...]


def cuts_of(standing: Middles) -> tuple[float, ...]:
    """The depths at which figures in rows 1 and 2 cut the table."""
    return tuple(sorted({y for _x, y in standing if y < TABLE_DEPTH}))


def slabs_between(standing: Middles) -> Slabs:
    """The slabs of the table (near, far) that may come of it."""
    return tuple(combinations((0.0, *cuts_of(standing), TABLE_DEPTH), 2))


# Spaces in the order of the rules' own numbers: A1 to A4, then B3 …
MIDDLES = tuple(CENTRES[space] for space in sorted(CENTRES))
DEPTHS = tuple(y for _x, y in MIDDLES)
CUTS, SLABS = cuts_of(MIDDLES), slabs_between(MIDDLES)
FRONT = len(SLABS)  # the place of the table's front after its slabs


class Face(NamedTuple):
    """A face drawn alone: its cells, how many of its pixels are in each, and how many of them may be seen if hidden."""

    bits: int
    counts: dict[int, int]
    allowed: int

    def hidden(self, visible: int) -> bool:
        """7.3 Whether so few pixels are seen that nobody sees the face."""
        seen = self.bits & visible
        if seen.bit_count() > self.allowed:
            return False
        return sum(self.counts[cell] for cell in cells_in(seen)) <= self.allowed


class Cells(NamedTuple):
    """A camera's picture: silhouettes by guest and space, parts of the table, faces by version of the rules."""

    number: int
    bodies: tuple[int, ...]
    table: tuple[int, ...]
    faces: tuple[tuple[Face | None, ...], ...]

    def face(self, place: int, rules: int) -> Face | None:
        """6.5 The face of a guest in a space; None of the palm."""
        return self.faces[rules - 1][place]


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """Cells as they are written down: bits as bytes; of each face its cells, their pixels, and all its pixels."""

    number: int
    bodies: list[bytes]
    table: list[bytes]
    faces: list[list[tuple[list[int], list[int], int] | None]]


class Seen(NamedTuple):
    """What a picture shows; a set of guests is one bit each, from guest 1 on."""

    covered_by: list[int]
    face_covered_by: list[int]
    faces_hidden: int
    out_of_sight: int


def file_name(camera: str) -> str:
    """The file with the cells of a camera."""
    return f"cells-{camera}.bin"


@cache
def shipped_cells(camera: str) -> Cells:
    """The cells of a camera, as they are shipped."""
    return cells_from(files("serao.games.picture_perfect.studio").joinpath(file_name(camera)).read_bytes())


def cells_from(data: bytes) -> Cells:
    """Cells that were written down."""
    stored = msgspec.msgpack.decode(zlib.decompress(data), type=Stored)
    faces = tuple(tuple(face and face_from(*face) for face in faces) for faces in stored.faces)
    return Cells(stored.number, tuple(map(bits_from, stored.bodies)), tuple(map(bits_from, stored.table)), faces)


def cells_written(stored: Stored) -> bytes:
    """The file of cells."""
    return zlib.compress(msgspec.msgpack.encode(stored), 9)


def bits_from(data: bytes) -> int:
    """A set of cells."""
    return int.from_bytes(data, "little")


def face_from(cells: list[int], counts: list[int], whole: int) -> Face:
    """A face; with fewer than 0.5 % of all its pixels visible, inside the frame or not, it is hidden."""
    bits = bytearray(max(cells, default=0) // 8 + 1)
    for cell in cells:
        bits[cell >> 3] |= 1 << (cell & 7)
    return Face(bits_from(bytes(bits)), dict(zip(cells, counts, strict=True)), (whole * SEEN_PER_MILLE - 1) // 1000)


def cells_in(bits: int) -> list[int]:
    """The cells of a small set."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def place_of(guest: int, space: int) -> int:
    """The number of a guest (from 0) in a space."""
    return guest * len(MIDDLES) + space


def table_before(cells: Cells, depth: float, depths: set[float]) -> int:
    """The part of the table that is drawn after a figure, the table being cut where figures stand."""
    edges = sorted({0.0, TABLE_DEPTH, *(cut for cut in CUTS if cut in depths)})
    slabs = [SLABS.index(slab) for slab in pairwise(edges) if slab[0] < depth]
    covering = cells.table[FRONT]
    for slab in slabs:
        covering |= cells.table[slab]
    return covering


def seen(cells: Cells, spaces: dict[int, int], rules: int = RULES) -> Seen:
    """7.3 What the picture shows of guests (from 0) in the middle of their spaces."""
    result = Seen([0] * len(GUESTS), [0] * len(GUESTS), 0, 0)
    depths = {DEPTHS[space] for space in spaces.values()}
    tables = {depth: table_before(cells, depth, depths) for depth in depths}
    covering, hidden, lost = 0, 0, 0
    nearer: list[tuple[int, int]] = []
    # From near to far; of those at one depth the last to be drawn comes first.
    for guest in sorted(spaces, key=lambda guest: (DEPTHS[spaces[guest]], -guest)):
        place = place_of(guest, spaces[guest])
        body, face = cells.bodies[place], cells.face(place, rules)
        visible = body & ~(covering | tables[DEPTHS[spaces[guest]]])
        result.covered_by[guest] = sum(bit for bit, shown in nearer if shown & body)
        if face:
            result.face_covered_by[guest] = sum(bit for bit, shown in nearer if shown & face.bits)
        hidden |= (face is None or face.hidden(visible)) << guest
        lost |= (not visible) << guest
        covering |= body
        nearer.append((1 << guest, visible))
    return result._replace(faces_hidden=hidden, out_of_sight=lost)

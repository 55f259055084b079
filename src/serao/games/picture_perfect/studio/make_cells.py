"""Makes the cells of a camera from what the studio itself draws."""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict

from serao.games.picture_perfect.studio.camera import Camera, Lens, lens_of
from serao.games.picture_perfect.studio.cells import MIDDLES, Middles, Slabs, Stored, slabs_between
from serao.games.picture_perfect.studio.figures import guest_piece
from serao.games.picture_perfect.studio.fill import Spans
from serao.games.picture_perfect.studio.render import contained, drawn, face_alone
from serao.games.picture_perfect.studio.room import FRONT, TOP, Patch, between, whole
from serao.games.picture_perfect.studio.scene import GUESTS, TABLE_LEFT, TABLE_RIGHT, Guest
from serao.games.picture_perfect.studio.versions import RULES

NO_CELL = -1


def stored_cells(camera: Camera, standing: Middles = MIDDLES) -> Stored:
    """The cells of a camera that sees no side of the table, and of guests who stand at these points of their spaces."""
    assert TABLE_LEFT <= camera.x <= TABLE_RIGHT, "the sides of the table would be seen"
    lens = lens_of(camera)
    guests = [Guest(guest, *point) for guest in GUESTS for point in standing]
    assert all(map(contained, guests)), "the side screens would be cut"
    silhouettes = [drawn(guest, lens) for guest in guests]
    shapes = [*silhouettes, *(drawn(part, lens) for part in table_parts(slabs_between(standing)))]
    edges, owners = segments(shapes)
    cells, numbers = numbered(owners, len(guests))
    bits = [cell_bits(cells, shape) for shape in range(len(shapes))]
    faces = [[face_cells(guest, lens, rules, edges, numbers) for guest in guests] for rules in range(1, RULES + 1)]
    return Stored(len(cells), bits[: len(guests)], bits[len(guests) :], faces)


def table_parts(slabs: Slabs) -> list[Patch]:
    """Every part in which the table may be drawn, its front last."""
    return [*(Patch(TOP, near, between(TOP, near, far)) for near, far in slabs), Patch(FRONT, 0.0, whole(FRONT))]


def segments(shapes: list[Spans]) -> tuple[list[int], list[int]]:
    """Where the owners change along all pixels, row by row, and who owns them from there on: one bit a shape."""
    changes: dict[int, int] = defaultdict(int)
    for number, spans in enumerate(shapes):
        for start, end in zip(*spans, strict=True):
            changes[start] ^= 1 << number
            changes[end] ^= 1 << number
    edges = sorted(changes)
    owners, now = [], 0
    for edge in edges:
        now ^= changes[edge]
        owners.append(now)
    return edges, owners


def numbered(owners: list[int], guests: int) -> tuple[list[int], list[int]]:
    """The cells, each as its owners, in the order in which they appear; and the cell of every segment."""
    known: dict[int, int] = {}
    anybody = (1 << guests) - 1
    numbers = [known.setdefault(each, len(known)) if each & anybody else NO_CELL for each in owners]
    return list(known), numbers


def cell_bits(cells: list[int], shape: int) -> bytes:
    """The cells of one shape, one bit each."""
    found = bytearray(len(cells) // 8 + 1)
    for number, owners in enumerate(cells):
        if owners >> shape & 1:
            found[number >> 3] |= 1 << (number & 7)
    return bytes(found)


def face_cells(
    guest: Guest, lens: Lens, rules: int, edges: list[int], numbers: list[int]
) -> tuple[list[int], list[int], int] | None:
    """The cells of a face, how many of its pixels are in each, and how many it has altogether."""
    if not guest_piece(guest.id).face:
        return None
    stencil = face_alone(guest, lens, rules)
    counts: Counter[int] = Counter()
    for start, end in zip(*stencil.spans, strict=True):
        for segment in range(bisect_right(edges, start) - 1, bisect_left(edges, end)):
            first, last = max(edges[segment], start), min(edges[segment + 1], end)
            counts[numbers[segment]] += last - first
    counts = +counts
    assert NO_CELL not in counts, "a face lies inside its figure"
    found = sorted(counts)
    return found, [counts[cell] for cell in found], stencil.whole

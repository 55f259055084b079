"""The fourteen guest spaces, who is next to whom, and standing inside one (rules 1.3 and 7.1)."""

from serao.engine.problem import Reason, reason
from serao.games.picture_perfect.studio.figures import guest_piece
from serao.games.picture_perfect.studio.scene import COLUMNS, FLOOR_DEPTH, FLOOR_WIDTH, ROWS, SQUARE, Guest, on_table

# How deep the foot is on which a figure stands.
FOOT = 1.0


def _centre(space: str) -> tuple[float, float]:
    return (COLUMNS.index(space[0]) + 0.5) * SQUARE, (int(space[1]) - 0.5) * SQUARE


def _touch(one: str, other: str) -> bool:
    across = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    return across + abs(int(one[1]) - int(other[1])) == 1


SQUARES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
CENTRES = {space: _centre(space) for space in SQUARES if not on_table(*_centre(space))}
SPACES = tuple(CENTRES)
NEIGHBOURS = {space: tuple(other for other in SPACES if _touch(space, other)) for space in SPACES}


def space_of(x: float, y: float) -> str | None:
    """The guest space in which a point lies; None on the table and outside."""
    if not (0 <= x < FLOOR_WIDTH and 0 <= y < FLOOR_DEPTH):
        return None
    space = f"{COLUMNS[int(x // SQUARE)]}{int(y // SQUARE) + 1}"
    return space if space in CENTRES else None


def stands_inside(guest: Guest) -> bool:
    """7.1 Whether the whole figure and its foot are over one guest space."""
    space = space_of(guest.x, guest.y)
    if space is None:
        return False
    x, y = CENTRES[space]
    aside, behind = (SQUARE - guest_piece(guest.id).width) / 2, (SQUARE - FOOT) / 2
    return abs(guest.x - x) <= aside and abs(guest.y - y) <= behind


def arrangement_fault(guests: tuple[Guest, ...]) -> Reason | None:
    """7.1 The first guest who does not stand inside a guest space, or shares it."""
    taken: dict[str, int] = {}
    for guest in guests:
        space = space_of(guest.x, guest.y)
        if space is None or not stands_inside(guest):
            return reason("picture_perfect-arrange-space", guest=guest.id)
        if space in taken:
            return reason("picture_perfect-arrange-shared", guest=guest.id, other=taken[space], space=space)
        taken[space] = guest.id
    return None

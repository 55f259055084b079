"""Figures and decorations on one player's floor, and the camera before it, in millimetres (rules 1.3, 3.1, 7.1)."""

import msgspec

from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    ALL_SPACES,
    COLUMN,
    MIDDLE,
    NOWHERE,
    ROW,
    SPACES,
    SQUARE,
)
from serao.games.picture_perfect.studio.scene import DECORATIONS


class Figure(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A guest and where its stand's middle is."""

    guest: int
    x: int
    y: int


class Ornament(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A decoration (its place in the table of pieces) and where its middle is."""

    decoration: int
    x: int
    y: int


class Arrangement(msgspec.Struct, frozen=True, gc=False):
    """Everything one player has put up."""

    figures: tuple[Figure, ...] = ()
    ornaments: tuple[Ornament, ...] = ()


class Camera(msgspec.Struct, frozen=True, gc=False):
    """7.2 Where the camera is (its height is z), the point it aims at, and its focal length on film 36 mm wide."""

    x: int
    y: int
    z: int
    aim_x: int
    aim_y: int
    aim_z: int
    zoom: int


def kinds_owned(decorations: int) -> tuple[int, ...]:
    """1.2 How many of each kind so many decorations are: as many whole sets as there are, then a part of one."""
    sets, rest = divmod(decorations, len(DECORATIONS))
    return tuple(sets + (kind < rest) for kind in range(len(DECORATIONS)))


EMPTY = Arrangement()
# Straight in front and just below the top of the screen, so that board and screen fill the picture.
STANDARD_CAMERA = Camera(x=125, y=-200, z=140, aim_x=125, aim_y=80, aim_z=55, zoom=43)
# Right before the table and as high as it may be: looking down, it sees more figures whole and cuts off faces in front.
NEAR_CAMERA = Camera(x=125, y=-24, z=150, aim_x=125, aim_y=115, aim_z=-7, zoom=26)


def standing(places: dict[str, str]) -> Arrangement:
    """Guests (by their printed number) in the middle of spaces (by name)."""
    figures = sorted((int(guest) - 1, SPACES.index(space)) for guest, space in places.items())
    return in_spaces(dict(figures))


def in_spaces(spaces: dict[int, int]) -> Arrangement:
    """Guests in the middle of their spaces."""
    return Arrangement(tuple(Figure(guest, *MIDDLE[spaces[guest]]) for guest in sorted(spaces)))


def space_at(x: int, y: int) -> int:
    """The guest space of a point, or NOWHERE."""
    column, row = x // SQUARE, y // SQUARE + 1
    return next((space for space in ALL_SPACES if (COLUMN[space], ROW[space]) == (column, row)), NOWHERE)


def spaces_of(arrangement: Arrangement) -> tuple[int, ...]:
    """By guest: its space, or NOWHERE."""
    places = {figure.guest: space_at(figure.x, figure.y) for figure in arrangement.figures}
    return tuple(places.get(guest, NOWHERE) for guest in ALL_GUESTS)

"""Arrangements and cameras as compact text: `1@c3,13@40/75,cake@125/60` and `125/-200/140>125/80/55*43`."""

import re

from serao.games.picture_perfect.arrangement import Arrangement, Camera, Figure, Ornament, space_at
from serao.games.picture_perfect.pieces import MIDDLE, NOWHERE, SPACES
from serao.games.picture_perfect.studio.scene import DECORATIONS

SPACE_NAMES = tuple(name.lower() for name in SPACES)
_FIGURE = re.compile(r"([0-9]{1,2})@([a-e][1-4]|-?[0-9]{1,4}/-?[0-9]{1,4})")
_ORNAMENT = re.compile(r"([a-z-]+)@(-?[0-9]{1,4}/-?[0-9]{1,4})")
_POINT = "/".join(["(-?[0-9]{1,4})"] * 3)
_CAMERA = re.compile(rf"{_POINT}>{_POINT}\*([0-9]{{1,4}})")


def arrangement_text(arrangement: Arrangement) -> str:
    """Guests by number, at the middle of a space by its name or anywhere in millimetres; then decorations."""
    figures = [f"{figure.guest + 1}@{point_text(figure.x, figure.y)}" for figure in arrangement.figures]
    ornaments = [f"{DECORATIONS[each.decoration]}@{each.x}/{each.y}" for each in arrangement.ornaments]
    return ",".join(figures + ornaments)


def point_text(x: int, y: int) -> str:
    """A point by the name of the space whose middle it is, else in millimetres."""
    space = space_at(x, y)
    return SPACE_NAMES[space] if space != NOWHERE and MIDDLE[space] == (x, y) else f"{x}/{y}"


def arrangement_of(text: str) -> Arrangement | None:
    """The arrangement of a text; None when it is none."""
    figures: list[Figure] = []
    ornaments: list[Ornament] = []
    for item in text.split(",") if text else ():
        if figure := _figure(item):
            figures.append(figure)
        elif ornament := _ornament(item):
            ornaments.append(ornament)
        else:
            return None
    return Arrangement(tuple(figures), tuple(ornaments))


def _figure(item: str) -> Figure | None:
    found = _FIGURE.fullmatch(item)
    if not found or not found[0].isascii():
        return None
    guest, where = int(found[1]) - 1, found[2]
    if "/" in where:
        return Figure(guest, *_point(where))
    return Figure(guest, *MIDDLE[SPACE_NAMES.index(where)]) if where in SPACE_NAMES else None


def _ornament(item: str) -> Ornament | None:
    found = _ORNAMENT.fullmatch(item)
    if not found or found[1] not in DECORATIONS:
        return None
    return Ornament(DECORATIONS.index(found[1]), *_point(found[2]))


def _point(text: str) -> tuple[int, int]:
    x, y = text.split("/")
    return int(x), int(y)


def camera_text(camera: Camera) -> str:
    """Where it is, what it aims at, and its zoom."""
    where = f"{camera.x}/{camera.y}/{camera.z}"
    return f"{where}>{camera.aim_x}/{camera.aim_y}/{camera.aim_z}*{camera.zoom}"


def camera_of(text: str) -> Camera | None:
    """The camera of a text; None when it is none."""
    found = _CAMERA.fullmatch(text)
    return Camera(*map(int, found.groups())) if found else None

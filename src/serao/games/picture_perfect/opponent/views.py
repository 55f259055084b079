"""The cameras from which opponents photograph, and where in their spaces the guests then stand."""

from typing import NamedTuple

from serao.games.picture_perfect.arrangement import NEAR_CAMERA, STANDARD_CAMERA, Arrangement, Camera, Figure
from serao.games.picture_perfect.photo import MILLIMETRES
from serao.games.picture_perfect.pieces import ALL_GUESTS, ALL_SPACES, MIDDLE, NOWHERE
from serao.games.picture_perfect.studio.cells import NEAR, STANDARD, Middles

MIDDLES_KEPT = (0,) * len(ALL_SPACES)


class View(NamedTuple):
    """A camera, and by space how many millimetres behind its middle a guest stands."""

    camera: Camera
    behind: tuple[int, ...] = MIDDLES_KEPT

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """By space, where its guest stands."""
        return tuple((x, y + behind) for (x, y), behind in zip(MIDDLE, self.behind, strict=True))

    @property
    def middles(self) -> Middles:
        """The same in the studio's centimetres."""
        return tuple((x / MILLIMETRES, y / MILLIMETRES) for x, y in self.points)

    def standing(self, spaces: tuple[int, ...]) -> Arrangement:
        """Guests in these spaces, by guest; who is nowhere is left out."""
        points = self.points
        return Arrangement(
            tuple(Figure(guest, *points[space]) for guest, space in enumerate(spaces) if space != NOWHERE)
        )

    def spaces(self, arrangement: Arrangement) -> tuple[int, ...] | None:
        """By guest its space, if all stand as this view has them."""
        places = {figure.guest: (figure.x, figure.y) for figure in arrangement.figures}
        if arrangement.ornaments or not set(places.values()) <= set(self.points):
            return None
        return tuple(self.points.index(places[guest]) if guest in places else NOWHERE for guest in ALL_GUESTS)


def close(camera: Camera, behind: str) -> View:
    """A view from right before the table; how far behind the middles guests stand is written by space, A1 to E4."""
    return View(camera, tuple(map(int, behind.split())))


# Found by search on development deals: from close by and lower than it may be, heads in front are cut off by the
# picture's edge; who stands far from the row before is seen whole.
CLOSE = {
    "close-1": close(Camera(127, -20, 129, 125, 85, -9, 27), "20 0 0 0 20 20 -20 0 -20 20 20 0 -20 -10"),
    "close-2": close(Camera(125, -24, 129, 125, 75, 5, 27), "20 -20 -20 0 20 20 20 -20 -20 20 20 -20 -20 0"),
    "close-3": close(Camera(121, -20, 129, 125, 75, 5, 27), "20 0 -20 10 20 -10 20 -20 -20 -10 20 0 -20 0"),
    "close-4": close(Camera(130, -20, 129, 125, 75, 5, 27), "20 0 -20 20 -20 20 20 -20 -20 20 20 0 -20 0"),
}
FAVOURITE = "close-1"
NEAR_VIEWS = (*CLOSE, NEAR)
VIEWS = {STANDARD: View(STANDARD_CAMERA), NEAR: View(NEAR_CAMERA), **CLOSE}

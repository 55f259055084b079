"""Scenes for the studio's tests, told by the names of spaces."""

import numpy as np
from numpy.typing import NDArray

from serao.games.picture_perfect.studio import CENTRES, Camera, Decoration, Guest, Judgement, Photograph, Scene, judge

Owners = NDArray[np.uint8]

# Straight from the front at the height of a face: who stands behind somebody in the same column is covered.
LEVEL = Camera(x=12.5, y=-25.0, z=5.6, aim_x=12.5, aim_y=10.0, aim_z=5.6, zoom=90.0)
# From just below the screen's top edge: everybody is seen.
HIGH = Camera()
RED, BLUE, GRANDMOTHER, GIRL, GENTLEMAN, WHEELCHAIR, TAILCOAT, OFFICER, BOY, CORGI, PALM = (
    1,
    3,
    5,
    6,
    7,
    8,
    9,
    10,
    12,
    13,
    14,
)
CAKE, VASE, FRAME = 0, 2, 9

EVERYBODY = dict(
    zip(
        CENTRES,
        (CORGI, BLUE, 2, WHEELCHAIR, BOY, GRANDMOTHER, RED, GENTLEMAN, 4, OFFICER, PALM, TAILCOAT, 11, GIRL),
        strict=False,
    )
)
PARTY_TABLE = (
    *(Decoration(0, 12.5, 5.5), Decoration(1, 7.4, 6.5), Decoration(2, 17.4, 7.0), Decoration(3, 9.6, 3.6)),
    *(Decoration(4, 15.4, 3.4), Decoration(5, 6.6, 2.8), Decoration(6, 18.4, 3.0), Decoration(7, 9.3, 8.2)),
    *(Decoration(8, 15.6, 7.4), Decoration(9, 12.3, 1.6)),
)


def standing(places: dict[str, int]) -> tuple[Guest, ...]:
    """Guests in the middle of spaces."""
    return tuple(Guest(guest, *CENTRES[space]) for space, guest in places.items())


def scene(places: dict[str, int], camera: Camera = LEVEL, decorations: tuple[Decoration, ...] = ()) -> Scene:
    """A scene told by spaces."""
    return Scene(guests=standing(places), decorations=decorations, camera=camera)


def reading(places: dict[str, int], camera: Camera = LEVEL, decorations: tuple[Decoration, ...] = ()) -> Judgement:
    """The judgement of such a scene."""
    return judge(scene(places, camera, decorations))


def party(screen: int = 0, camera: Camera = HIGH) -> Scene:
    """Everybody and everything."""
    return Scene(standing(EVERYBODY), PARTY_TABLE, screen, screen % 2, camera)


def image(picture: Photograph) -> Owners:
    """Who owns each pixel, by row and column."""
    return np.frombuffer(picture.owners, np.uint8).reshape(picture.height, picture.width)

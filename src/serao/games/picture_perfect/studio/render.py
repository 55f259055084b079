"""The photograph as the rules see it: all drawn by distance into one image whose pixels know their owner (7.3)."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from serao.games.picture_perfect.studio.camera import HEIGHT, WIDTH, Floats, Integers, Lens, lens_of, projected
from serao.games.picture_perfect.studio.figures import decoration_piece, guest_piece, placed
from serao.games.picture_perfect.studio.fill import Mask, Window, common, fill
from serao.games.picture_perfect.studio.room import BACK, FLOOR, LEFT, RIGHT, Patch, patches
from serao.games.picture_perfect.studio.scene import FLOOR_WIDTH, Decoration, Guest, Scene, ground
from serao.games.picture_perfect.studio.shapes import Loops
from serao.games.picture_perfect.versions import RULES

Owners = NDArray[np.uint8]
# Who may own a pixel. Guests own theirs by their number, 1 to 14; decorations from 20 on, as the scene lists them.
NOTHING, FLOOR_OWNER, SCREEN_OWNER, TABLE_OWNER, FIRST_DECORATION = 0, 15, 16, 17, 20
OWNER_OF_SURFACE = {FLOOR: FLOOR_OWNER, BACK: SCREEN_OWNER, LEFT: SCREEN_OWNER, RIGHT: SCREEN_OWNER}
AROUND = np.array([1, 2, 3, 0], np.int64)


class Layer(msgspec.Struct, frozen=True):
    """One flat thing to be drawn: whose it is, its loops in the room, and what it is a part of."""

    owner: int
    points: Floats
    following: Integers
    part_of: int | Guest | Decoration


class Stencil(msgspec.Struct, frozen=True):
    """The pixels of something drawn alone: those inside the frame, and how many there are, inside or not."""

    window: Window
    mask: Mask
    whole: int


class Photograph(msgspec.Struct, frozen=True):
    """Who owns each pixel; and each guest's silhouette and face, drawn alone."""

    owners: Owners
    bodies: dict[int, Stencil]
    faces: dict[int, Stencil]


def photograph(scene: Scene, width: int = WIDTH, height: int = HEIGHT, rules: int = RULES) -> Photograph:
    """7.3 Draw everything by distance, far to near, into one image."""
    lens = lens_of(scene.camera, width, height)
    frame = Window(0, 0, height, width)
    owners = np.zeros((height, width), np.uint8)
    bodies: dict[int, Stencil] = {}
    for layer in layers(scene):
        window, mask = fill(*projected(lens, layer.points, layer.following), frame)
        np.copyto(owners[window.slices], np.uint8(layer.owner), where=mask)
        if isinstance(layer.part_of, Guest):
            bodies[layer.owner] = Stencil(window, mask, int(mask.sum()))
    pairs = ((guest, guest_piece(guest.id).face_by(rules)) for guest in scene.guests)
    faces = {guest.id: face_alone(guest, face, lens, frame) for guest, face in pairs if face}
    return Photograph(owners, bodies, faces)


def layers(scene: Scene) -> list[Layer]:
    """7.3 Everything in the scene, far to near.

    At the same depth the room comes first, then guests, then decorations, each by its number.
    """
    standing = [*guest_layers(scene), *decoration_layers(scene)]
    cuts = [layer.points[0, 1].item() for layer in standing]
    contained = all(layer.points[:, 0].min() >= 0 and layer.points[:, 0].max() <= FLOOR_WIDTH for layer in standing)
    room = [(patch.depth, patch_layer(patch)) for patch in patches(scene.camera, cuts, contained)]
    both = room + list(zip(cuts, standing, strict=True))
    return [layer for _, layer in sorted(both, key=lambda pair: -abs(pair[0] - scene.camera.y))]


def guest_layers(scene: Scene) -> list[Layer]:
    """The guests' silhouettes, by number."""
    guests = sorted(scene.guests, key=lambda guest: guest.id)
    return [Layer(guest.id, *standing_outline(guest), guest) for guest in guests]


def decoration_layers(scene: Scene) -> list[Layer]:
    """The decorations' silhouettes, as the scene lists them."""
    return [
        Layer(FIRST_DECORATION + number, *standing_outline(decoration), decoration)
        for number, decoration in enumerate(scene.decorations)
    ]


def standing_outline(it: Guest | Decoration) -> tuple[Floats, Integers]:
    """A figure's silhouette in the room."""
    piece = guest_piece(it.id) if isinstance(it, Guest) else decoration_piece(it.kind)
    return placed(piece.outline, it.x, it.y, ground(it.x, it.y))


def patch_layer(patch: Patch) -> Layer:
    """A part of the room."""
    return Layer(OWNER_OF_SURFACE.get(patch.surface, TABLE_OWNER), patch.corners, AROUND, patch.surface)


def face_alone(guest: Guest, face: Loops, lens: Lens, frame: Window) -> Stencil:
    """A face with nothing before it, and all its pixels counted, inside the picture or not (7.3)."""
    window, mask = fill(*projected(lens, *placed(face, guest.x, guest.y, ground(guest.x, guest.y))))
    inside = common(window, frame)
    if inside.empty:
        return Stencil(Window(0, 0, 0, 0), mask[:0, :0], int(mask.sum()))
    rows = slice(inside.top - window.top, inside.bottom - window.top)
    columns = slice(inside.left - window.left, inside.right - window.left)
    return Stencil(inside, mask[rows, columns], int(mask.sum()))

"""The photograph as the rules see it: all drawn by distance into one image whose pixels know their owner (7.3)."""

from functools import lru_cache

import msgspec

from serao.games.picture_perfect.studio.camera import (
    HEIGHT,
    WIDTH,
    Lens,
    Traced,
    lens_of,
    projected,
    standing,
)
from serao.games.picture_perfect.studio.figures import Piece, decoration_piece, guest_piece
from serao.games.picture_perfect.studio.fill import Spans, Window, bounds, common, fill
from serao.games.picture_perfect.studio.room import BACK, FLOOR, LEFT, RIGHT, Patch, patches
from serao.games.picture_perfect.studio.scene import FLOOR_WIDTH, Decoration, Guest, Scene, ground
from serao.games.picture_perfect.studio.shapes import Loops
from serao.games.picture_perfect.studio.versions import RULES

# Who may own a pixel. Guests own theirs by their number, 1 to 14; decorations from 20 on, as the scene lists them.
NOTHING, FLOOR_OWNER, SCREEN_OWNER, TABLE_OWNER, FIRST_DECORATION = 0, 15, 16, 17, 20
OWNER_OF_SURFACE = {FLOOR: FLOOR_OWNER, BACK: SCREEN_OWNER, LEFT: SCREEN_OWNER, RIGHT: SCREEN_OWNER}
# Every guest, with and without the rest, in every space before the standard camera; about 10 kB each.
MOST_KEPT = 512

Part = Patch | Guest | Decoration


class Layer(msgspec.Struct, frozen=True):
    """One flat thing to be drawn: whose it is, and what it is."""

    owner: int
    part: Part


class Stencil(msgspec.Struct, frozen=True):
    """The pixels of something drawn alone: those inside the frame, and how many there are, inside or not."""

    spans: Spans
    whole: int


class Photograph(msgspec.Struct, frozen=True):
    """Who owns each pixel, row by row; and each guest's silhouette and face, drawn alone."""

    width: int
    height: int
    owners: bytearray
    bodies: dict[int, Spans]
    faces: dict[int, Stencil]

    def owners_over(self, spans: Spans) -> bytes:
        """The owners of some pixels."""
        owners = self.owners
        return b"".join([owners[start:end] for start, end in zip(*spans, strict=True)])


def photograph(scene: Scene, width: int = WIDTH, height: int = HEIGHT, rules: int = RULES) -> Photograph:
    """7.3 Draw everything by distance, far to near, into one image."""
    lens = lens_of(scene.camera, width, height)
    owners = bytearray(width * height)
    bodies: dict[int, Spans] = {}
    for layer in layers(scene):
        spans = drawn(layer.part, lens)
        draw(owners, spans, layer.owner)
        if isinstance(layer.part, Guest):
            bodies[layer.owner] = spans
    faces = {guest.id: face_alone(guest, lens, rules) for guest in scene.guests if guest_piece(guest.id).face}
    return Photograph(width, height, owners, bodies, faces)


def draw(owners: bytearray, spans: Spans, owner: int) -> None:
    """Give pixels to an owner."""
    one = bytearray([owner])  # bytes would be copied into one first
    for start, end in zip(*spans, strict=True):
        owners[start:end] = one * (end - start)


@lru_cache(MOST_KEPT)
def drawn(part: Part, lens: Lens) -> Spans:
    """The pixels of something drawn alone."""
    return fill(traced(part, lens), frame_of(lens))


def traced(part: Part, lens: Lens) -> list[Traced]:
    """The silhouette of something on the picture."""
    if isinstance(part, Patch):
        return [projected(lens, part.corners)]
    return placed(piece_of(part).outline, part, lens)


def placed(loops: Loops, it: Guest | Decoration, lens: Lens) -> list[Traced]:
    """1.3 Loops of a figure on the picture: it stands upright, and faces the front."""
    return standing(lens, loops, (it.x, it.y, ground(it.x, it.y)), piece_of(it).box)


def piece_of(it: Guest | Decoration) -> Piece:
    """The figure that something is."""
    return guest_piece(it.id) if isinstance(it, Guest) else decoration_piece(it.kind)


def frame_of(lens: Lens) -> Window:
    """All pixels of the picture."""
    return Window(0, 0, lens.height, lens.width)


def layers(scene: Scene) -> list[Layer]:
    """7.3 Everything in the scene, far to near.

    At the same depth the room comes first, then guests, then decorations, each by its number.
    """
    guests = sorted(scene.guests, key=lambda guest: guest.id)
    figures: list[Guest | Decoration] = [*guests, *scene.decorations]
    owners = [*(guest.id for guest in guests), *range(FIRST_DECORATION, FIRST_DECORATION + len(scene.decorations))]
    room = patches(scene.camera, [it.y for it in figures], all(map(contained, figures)))
    both = [(patch.depth, patch_layer(patch)) for patch in room]
    both += [(it.y, Layer(owner, it)) for owner, it in zip(owners, figures, strict=True)]
    return [layer for _, layer in sorted(both, key=lambda pair: -abs(pair[0] - scene.camera.y))]


def contained(it: Guest | Decoration) -> bool:
    """Whether a figure stands between the side screens."""
    piece = piece_of(it)
    return piece.left + it.x >= 0 and piece.right + it.x <= FLOOR_WIDTH


def patch_layer(patch: Patch) -> Layer:
    """A part of the room."""
    return Layer(OWNER_OF_SURFACE.get(patch.surface, TABLE_OWNER), patch)


@lru_cache(MOST_KEPT)
def face_alone(guest: Guest, lens: Lens, rules: int) -> Stencil:
    """A face with nothing before it, and all its pixels counted, inside the picture or not (7.3)."""
    face = guest_piece(guest.id).face_by(rules)
    assert face is not None
    loops = placed(face, guest, lens)
    spans, window = fill(loops, frame_of(lens)), bounds(loops)
    inside = common(window, frame_of(lens)) == window
    return Stencil(spans, spans.pixels if inside else fill(loops, window).pixels)

"""The picture one would like to keep: the same projection as the judged one, painted with light and soft edges."""

from statistics import fmean

import numpy as np
from PIL import Image

from serao.games.picture_perfect.studio.camera import (
    HEIGHT,
    NEAR,
    WIDTH,
    Lens,
    Vector,
    lens_of,
    on_picture,
    seen_from,
)
from serao.games.picture_perfect.studio.figures import Piece
from serao.games.picture_perfect.studio.light import HALO_REACH, darken_feet, glow, lamplit, throw_shadow
from serao.games.picture_perfect.studio.mask import masked, within
from serao.games.picture_perfect.studio.perspective import seen_through
from serao.games.picture_perfect.studio.render import frame_of, layers, piece_of, placed, traced
from serao.games.picture_perfect.studio.room import SURFACES, Patch
from serao.games.picture_perfect.studio.scene import FLOOR_DEPTH, Decoration, Guest, Scene, ground
from serao.games.picture_perfect.studio.shapes import Colour
from serao.games.picture_perfect.studio.textures import Pixels, texture

# Painted at twice the size and reduced: soft edges.
FINER = 2
INK: Colour = (42, 26, 34)
BEYOND: Colour = (30, 20, 18)
# The air between: what stands at the back is a little browner.
AIR, AIR_AT_BACK = np.array([92, 58, 44]), 0.20


def paint(scene: Scene, width: int = WIDTH, height: int = HEIGHT) -> Image.Image:
    """The photograph as a picture."""
    lens = lens_of(scene.camera, width * FINER, height * FINER)
    canvas = np.empty((lens.height, lens.width, 3), np.uint8)
    canvas[:] = BEYOND
    textures: dict[int, Pixels] = {}
    for layer in layers(scene):
        if isinstance(layer.part, Patch):
            paint_surface(canvas, lens, layer.part, scene, textures)
        else:
            paint_figure(canvas, lens, layer.part)
    picture = np.asarray(Image.fromarray(canvas).reduce(FINER)).astype(np.float64)
    return lamplit(picture + glow(scene, width, height))


def paint_surface(canvas: Pixels, lens: Lens, patch: Patch, scene: Scene, textures: dict[int, Pixels]) -> None:
    """A part of the room: its texture, seen through the lens once for the whole picture, cut out where the part is."""
    window, mask = masked(traced(patch, lens), frame_of(lens))
    if not mask.size:
        return
    if patch.surface not in textures:
        textures[patch.surface] = seen_through(lens, SURFACES[patch.surface], texture(patch.surface, scene))
    np.copyto(canvas[within(window)], textures[patch.surface][within(window)], where=mask[:, :, None])


def paint_figure(canvas: Pixels, lens: Lens, it: Guest | Decoration) -> None:
    """A figure: the shadow it throws, its silhouette in ink, its drawing, and the dark about its feet."""
    window, mask = masked(traced(it, lens), frame_of(lens))
    if not mask.size:
        return
    piece, foot = piece_of(it), (it.x, it.y, ground(it.x, it.y))
    scale = lens.focal / max(distance(lens, piece, foot), NEAR)
    throw_shadow(canvas, window, mask, HALO_REACH * scale)
    canvas[within(window)][mask] = in_air(INK, it.y)
    for colour, loops in piece.shapes:
        part, inside = masked(placed(loops, it, lens), frame_of(lens))
        np.copyto(canvas[within(part)], in_air(colour, it.y), where=inside[:, :, None])
    seen = seen_from(lens, foot)
    if seen[2] > NEAR:
        darken_feet(canvas, window, mask, on_picture(lens, seen)[1], scale)


def distance(lens: Lens, piece: Piece, foot: Vector) -> float:
    """How far ahead of the camera a figure is: the mean of its outline."""
    x, y, z = foot
    return fmean(seen_from(lens, (across + x, y, up + z))[2] for loop in piece.outline for across, up in loop)


def in_air(colour: Colour, depth: float) -> Pixels:
    """A colour as it looks from afar."""
    share = AIR_AT_BACK * min(max(depth / FLOOR_DEPTH, 0), 1)
    return (np.array(colour) * (1 - share) + AIR * share).astype(np.uint8)

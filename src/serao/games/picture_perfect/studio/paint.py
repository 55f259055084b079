"""The picture one would like to keep: the same projection as the judged one, painted with light and soft edges."""

import numpy as np
from PIL import Image

from serao.games.picture_perfect.studio.camera import (
    HEIGHT,
    WIDTH,
    Lens,
    lens_of,
    on_picture,
    projected,
    seen_from,
)
from serao.games.picture_perfect.studio.figures import decoration_piece, guest_piece, placed
from serao.games.picture_perfect.studio.fill import Window, fill
from serao.games.picture_perfect.studio.light import HALO_REACH, darken_feet, glow, lamplit, throw_shadow
from serao.games.picture_perfect.studio.perspective import seen_through
from serao.games.picture_perfect.studio.render import Layer, layers
from serao.games.picture_perfect.studio.room import SURFACES
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
        if isinstance(layer.part_of, int):
            paint_surface(canvas, lens, layer, scene, textures)
        else:
            paint_figure(canvas, lens, layer, layer.part_of)
    picture = np.asarray(Image.fromarray(canvas).reduce(FINER)).astype(np.float64)
    return lamplit(picture + glow(scene, width, height))


def paint_surface(canvas: Pixels, lens: Lens, layer: Layer, scene: Scene, textures: dict[int, Pixels]) -> None:
    """A part of the room: its texture, seen through the lens once for the whole picture, cut out where the part is."""
    assert isinstance(layer.part_of, int)
    window, mask = fill(*projected(lens, layer.points, layer.following), frame_of(lens))
    if window.empty:
        return
    if layer.part_of not in textures:
        textures[layer.part_of] = seen_through(lens, SURFACES[layer.part_of], texture(layer.part_of, scene))
    np.copyto(canvas[window.slices], textures[layer.part_of][window.slices], where=mask[:, :, None])


def frame_of(lens: Lens) -> Window:
    """All pixels of the picture."""
    return Window(0, 0, lens.height, lens.width)


def paint_figure(canvas: Pixels, lens: Lens, layer: Layer, it: Guest | Decoration) -> None:
    """A figure: the shadow it throws, its silhouette in ink, its drawing, and the dark about its feet."""
    window, mask = fill(*projected(lens, layer.points, layer.following), frame_of(lens))
    if window.empty:
        return
    piece = guest_piece(it.id) if isinstance(it, Guest) else decoration_piece(it.kind)
    scale = lens.focal / seen_from(lens, layer.points)[:, 2].mean().item()
    throw_shadow(canvas, window, mask, HALO_REACH * scale)
    canvas[window.slices][mask] = in_air(INK, it.y)
    for colour, loops in piece.shapes:
        part, inside = fill(*projected(lens, *placed(loops, it.x, it.y, ground(it.x, it.y))), frame_of(lens))
        np.copyto(canvas[part.slices], in_air(colour, it.y), where=inside[:, :, None])
    base = on_picture(lens, seen_from(lens, np.array([[it.x, it.y, ground(it.x, it.y)]])))[0, 1].item()
    darken_feet(canvas, window, mask, base, scale)


def in_air(colour: Colour, depth: float) -> Pixels:
    """A colour as it looks from afar."""
    share = AIR_AT_BACK * min(max(depth / FLOOR_DEPTH, 0), 1)
    return (np.array(colour) * (1 - share) + AIR * share).astype(np.uint8)

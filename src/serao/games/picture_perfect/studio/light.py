"""Lamplight on a painted picture: shadows close behind figures, dark about their feet, candles, and dim corners."""

import numpy as np
from PIL import Image, ImageFilter

from serao.games.picture_perfect.studio.camera import NEAR, Lens, Vector, lens_of, on_picture, seen_from
from serao.games.picture_perfect.studio.fill import Window, common
from serao.games.picture_perfect.studio.mask import Mask, within
from serao.games.picture_perfect.studio.scene import Scene, ground
from serao.games.picture_perfect.studio.textures import Floats, Pixels, near

# A figure throws a soft shadow on what is close behind it, as in a paper theatre: how dark, and how far in cm.
HALO, HALO_REACH = 0.40, 0.16
# Shadows are soft: they are made at a fraction of the size.
COARSER = 4
# The feet are darker than the face: how much, over how many cm.
FEET, FEET_REACH = 0.24, 2.2
# What the corners of the picture keep of red, green and blue, and the colour of the lamp.
CORNER_LIGHT = np.array([0.62, 0.52, 0.46])
WARMTH = np.array([1.06, 1.0, 0.92])
# Candle flames by kind of decoration: cm to the right of and above its base; the light they add, and how far.
FLAMES = {0: ((0.0, 2.6),), 1: ((-1.17, 3.9), (0.0, 4.2), (1.17, 3.9))}
GLOW, GLOW_REACH = np.array([40.0, 25.0, 8.0]), 1.3


def throw_shadow(canvas: Pixels, window: Window, mask: Mask, reach: float) -> None:
    """Darken what lies close around a silhouette, a little to the right and below: the lamp is at the upper left."""
    margin = int(reach * 3)
    around = Window(window.top - margin, window.left - margin, window.bottom + margin, window.right + margin)
    area = common(around, Window(0, 0, canvas.shape[0], canvas.shape[1]))
    stamp = np.zeros((around.bottom - around.top, around.right - around.left), np.uint8)
    aside, below = margin + int(reach * 0.9), margin + int(reach * 0.5)
    stamp[below : below + mask.shape[0], aside : aside + mask.shape[1]] = mask * np.uint8(255 * HALO)
    shadow = softened(stamp, reach)
    cut = shadow[area.top - around.top :, area.left - around.left :][: area.bottom - area.top, : area.right - area.left]
    patch = canvas[within(area)]
    patch[:] = (patch * (255 - cut[:, :, None].astype(np.uint16)) // 255).astype(np.uint8)


def softened(stamp: Pixels, reach: float) -> Pixels:
    """A shadow with soft edges."""
    height, width = stamp.shape
    small = Image.fromarray(stamp).resize((width // COARSER + 1, height // COARSER + 1), Image.Resampling.BOX)
    soft = small.filter(ImageFilter.GaussianBlur(reach / COARSER))
    return np.asarray(soft.resize((width, height), Image.Resampling.BILINEAR))


def darken_feet(canvas: Pixels, window: Window, mask: Mask, base: float, scale: float) -> None:
    """Let a figure fade towards the ground: darkest at the row of its base."""
    above = (base - np.arange(window.top, window.bottom)) / scale
    rows = 255 * (1 - FEET * near(np.maximum(above, 0), FEET_REACH))
    patch = canvas[within(window)]
    dark = (patch * rows.astype(np.uint16)[:, None, None] // 255).astype(np.uint8)
    np.copyto(patch, dark, where=mask[:, :, None])


def flames(scene: Scene) -> list[Vector]:
    """Where candles burn."""
    return [
        (it.x + aside, it.y, ground(it.x, it.y) + above)
        for it in scene.decorations
        for aside, above in FLAMES.get(it.kind, ())
    ]


def glow(scene: Scene, width: int, height: int) -> Floats:
    """The light that candles add, at a quarter of the size and then enlarged."""
    lens = lens_of(scene.camera, width // COARSER, height // COARSER)
    added = np.zeros((lens.height, lens.width, 3))
    for seen in (seen_from(lens, flame) for flame in flames(scene)):
        if seen[2] > NEAR:
            added += halo_of(lens, seen)
    small = Image.fromarray(np.clip(added, 0, 255).astype(np.uint8))
    return np.asarray(small.resize((width, height), Image.Resampling.BICUBIC)).astype(np.float64)


def halo_of(lens: Lens, seen: Vector) -> Floats:
    """The light around one flame, where the camera has it."""
    column, row = on_picture(lens, seen)
    scale = lens.focal / seen[2]
    far = np.hypot(np.arange(lens.width)[None, :] - column, np.arange(lens.height)[:, None] - row) / scale
    light: Floats = (near(far, GLOW_REACH) + near(far, GLOW_REACH / 3))[:, :, None] * GLOW
    return light


def lamplit(picture: Floats) -> Image.Image:
    """Warm in the middle, dim in the corners."""
    height, width, _ = picture.shape
    across = np.linspace(-1, 1, width)[None, :]
    down = np.linspace(-1, 1, height)[:, None]
    dim = np.clip((np.hypot(across * 0.92, down * 0.88 + 0.06) - 0.45) / 0.85, 0, 1) ** 1.6
    light = WARMTH * (1 - dim[:, :, None] * (1 - CORNER_LIGHT))
    return Image.fromarray(np.clip(picture * light, 0, 255).astype(np.uint8))

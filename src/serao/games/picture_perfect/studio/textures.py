"""The surfaces of the room as images: our drawings laid flat, and the lamplight and shadows that fall on them."""

from functools import cache
from math import floor

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from serao.games.picture_perfect.studio.camera import SUBPIXELS, Loop, Traced
from serao.games.picture_perfect.studio.figures import floor_drawing, screen_drawing, table_drawing
from serao.games.picture_perfect.studio.fill import Window
from serao.games.picture_perfect.studio.mask import masked, within
from serao.games.picture_perfect.studio.room import (
    BACK,
    FLOOR,
    FRONT,
    LEFT,
    RIGHT,
    SURFACES,
    TABLE_LEFT_SIDE,
    TABLE_RIGHT_SIDE,
    TOP,
)
from serao.games.picture_perfect.studio.scene import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    SCREEN_HEIGHT,
    TABLE_DEPTH,
    TABLE_LEFT,
    TABLE_RIGHT,
    Scene,
    on_table,
)
from serao.games.picture_perfect.studio.shapes import Drawing

Floats = NDArray[np.float64]
Pixels = NDArray[np.uint8]
# Pixels a centimetre of a drawing laid flat, and of the light on it, which is soft.
DETAIL, SOFT = 80, 8
# How dark the shadow right under a foot is, and how far it reaches (to the sides, into the depth) in cm.
FOOT_SHADOW, FOOT_REACH = 0.62, (1.35, 0.75)
# The lamp is in front: shadows are this much longer behind.
BEHIND = 2.2
TABLE_SHADOW, TABLE_REACH = 0.55, 1.3
# Corners where two surfaces meet are darker.
CORNER_SHADOW, CORNER_REACH = 0.38, 2.2
SIDE_SCREENS = 0.80
TABLE_LIGHT = {FRONT: 0.92, TABLE_LEFT_SIDE: 0.70, TABLE_RIGHT_SIDE: 0.70}


def texture(surface: int, scene: Scene) -> Pixels:
    """A surface as it looks in this scene, lit."""
    flat = laid_flat(surface, scene)
    light = Image.fromarray(np.clip(light_on(surface, scene) * 255, 0, 255).astype(np.uint8))
    bright = np.asarray(light.resize((flat.shape[1], flat.shape[0]), Image.Resampling.BILINEAR))
    lit: Pixels = (flat.astype(np.uint16) * bright[:, :, None] // 255).astype(np.uint8)
    return lit


def laid_flat(surface: int, scene: Scene) -> Pixels:
    """The drawing of a surface, cut to its size; the left screen mirrors the right one."""
    width = round(SURFACES[surface].width * DETAIL)
    if surface == FLOOR:
        return flat_floor(scene.floor)
    if surface == LEFT:
        return flat_screen(scene.screen)[:, :width][:, ::-1]
    if surface in (BACK, RIGHT):
        return flat_screen(scene.screen)[:, :width]
    return flat_cloth("top" if surface == TOP else "front")[:, :width]


@cache
def flat_floor(floor: int) -> Pixels:
    """A floor board as pixels."""
    return rastered(floor_drawing(floor))


@cache
def flat_screen(screen: int) -> Pixels:
    """A screen as pixels."""
    return rastered(screen_drawing(screen))


@cache
def flat_cloth(part: str) -> Pixels:
    """The tablecloth as pixels."""
    return rastered(table_drawing(part))


def rastered(drawing: Drawing) -> Pixels:
    """Fill every flat shape of a drawing."""
    frame = Window(0, 0, round(drawing.height * DETAIL), round(drawing.width * DETAIL))
    pixels = np.zeros((frame.bottom, frame.right, 3), np.uint8)
    for shape in drawing.shapes:
        window, mask = masked([laid(loop) for loop in shape.loops], frame)
        np.copyto(pixels[within(window)], np.array(shape.colour, np.uint8), where=mask[:, :, None])
    return pixels


def laid(loop: Loop) -> Traced:
    """A loop of a drawing laid flat, in sixteenths of a pixel."""
    scale = DETAIL * SUBPIXELS
    return [(floor(across * scale + 0.5), floor(down * scale + 0.5)) for across, down in loop]


def light_on(surface: int, scene: Scene) -> Floats:
    """How bright a surface is from place to place, 0 to 1."""
    it = SURFACES[surface]
    across, down = np.meshgrid(middles(it.width), middles(it.height))
    above = it.height - down
    if surface == FLOOR:
        return floor_light(across, above, scene)
    if surface == TOP:
        return foot_shadows(across + TABLE_LEFT, above, scene, True)
    if surface in (BACK, LEFT, RIGHT):
        return screen_light(across, above, surface)
    return TABLE_LIGHT[surface] * (0.75 + 0.25 * above / it.height)


def middles(length: float) -> Floats:
    """The middles of the light's pixels along a length."""
    return (np.arange(round(length * SOFT)) + 0.5) / SOFT


def near(distance: Floats, reach: float) -> Floats:
    """One at a distance of nothing, fading softly."""
    return np.exp(-((distance / reach) ** 2))


def floor_light(x: Floats, y: Floats, scene: Scene) -> Floats:
    """The floor: darker at the screen, beside the table, and under every foot."""
    walls = np.minimum(np.minimum(x, FLOOR_WIDTH - x), FLOOR_DEPTH - y)
    aside = np.maximum(np.maximum(TABLE_LEFT - x, x - TABLE_RIGHT), 0)
    table = np.hypot(aside, np.maximum(y - TABLE_DEPTH, 0))
    light = (1 - CORNER_SHADOW * near(walls, CORNER_REACH)) * (1 - TABLE_SHADOW * near(table, TABLE_REACH))
    return light * foot_shadows(x, y, scene, False)


def foot_shadows(x: Floats, y: Floats, scene: Scene, table: bool) -> Floats:
    """What the feet on the floor, or on the table, leave of the light; the lamp is in front, so shadows fall behind."""
    light = np.ones(x.shape)
    feet = [(it.x, it.y) for it in scene.guests] + [(it.x, it.y) for it in scene.decorations]
    for foot_x, foot_y in feet:
        if on_table(foot_x, foot_y) == table:
            behind = np.maximum((y - foot_y) / BEHIND, foot_y - y)
            far = np.hypot((x - foot_x) / FOOT_REACH[0], behind / FOOT_REACH[1])
            light *= 1 - FOOT_SHADOW * near(far, 1.0)
    return light


def screen_light(x: Floats, z: Floats, surface: int) -> Floats:
    """The screen: a pool of lamplight in the middle, darker towards floor and corners; half light at the sides."""
    width = SURFACES[surface].width
    corners = np.minimum(x, width - x) if surface == BACK else (width - x if surface == LEFT else x)
    dark = (1 - CORNER_SHADOW * near(corners, CORNER_REACH)) * (1 - CORNER_SHADOW * near(z, CORNER_REACH))
    if surface != BACK:
        return SIDE_SCREENS * dark
    pool = near(np.hypot((x - width / 2) / 1.5, z - SCREEN_HEIGHT / 2), 9.0)
    return dark * (0.78 + 0.22 * pool)

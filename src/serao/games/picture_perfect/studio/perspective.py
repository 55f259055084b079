"""A flat texture in perspective: the eight numbers from a pixel of the picture to a pixel of the texture."""

import numpy as np
from PIL import Image

from serao.games.picture_perfect.studio.camera import Lens, Vector
from serao.games.picture_perfect.studio.room import Surface
from serao.games.picture_perfect.studio.textures import DETAIL, Floats, Pixels

# Pixels around a texture, like its edge: at the rim of a surface a pixel may look just past it.
BORDER = 2


def seen_through(lens: Lens, surface: Surface, flat: Pixels) -> Pixels:
    """A flat texture in perspective."""
    size, way = (lens.width, lens.height), Image.Transform.PERSPECTIVE
    bordered = Image.fromarray(np.pad(flat, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="edge"))
    return np.asarray(bordered.transform(size, way, perspective(lens, surface), Image.Resampling.BILINEAR))


def perspective(lens: Lens, surface: Surface) -> tuple[float, ...]:
    """The eight numbers that lead from a pixel of the picture to a pixel of a texture.

    A pixel's ray meets the plane where (corner + u right + v down) lies on it; u and v are fractions of linear terms.
    """
    normal = cross(surface.right, surface.down)
    gap = tuple(a - b for a, b in zip(lens.position, surface.corner, strict=True))
    below = ray_along(lens, normal)
    height = dot(gap, normal)
    rows = [dot(gap, axis) * below - height * ray_along(lens, axis) for axis in (surface.right, surface.down)]
    last = below[2] or 1e-9
    across, down = ((row * DETAIL + below * BORDER) / last for row in rows)
    return (*across.tolist(), *down.tolist(), *(below[:2] / last).tolist())


def ray_along(lens: Lens, axis: Vector) -> Floats:
    """How far a pixel's ray goes along an axis, as factors of the pixel's column, of its row, and alone."""
    right, up, forward = (dot(each, axis) for each in (lens.right, lens.up, lens.forward))
    return np.array([right, -up, forward * lens.focal - right * lens.width / 2 + up * lens.height / 2])


def dot(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The product of two vectors."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def cross(one: Vector, other: Vector) -> Vector:
    """The vector that stands on two others."""
    (a, b, c), (d, e, f) = one, other
    return (b * f - c * e, c * d - a * f, a * e - b * d)

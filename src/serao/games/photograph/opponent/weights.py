"""Learned weights as small files: 16 bits each, compressed."""

from __future__ import annotations

import zlib
from array import array
from functools import cache
from importlib.resources import files

SCALE = 512  # steps to a point: a weight is at most 64 points


def packed(weights: array[float]) -> bytes:
    """Weights as bytes, little end first."""
    steps = (max(-32768, min(32767, round(weight * SCALE))) for weight in weights)
    return zlib.compress(b"".join(step.to_bytes(2, "little", signed=True) for step in steps), 9)


def unpacked(data: bytes) -> array[float]:
    """The weights of such bytes."""
    raw = zlib.decompress(data)
    pairs = (raw[place : place + 2] for place in range(0, len(raw), 2))
    return array("d", (int.from_bytes(pair, "little", signed=True) / SCALE for pair in pairs))


@cache
def learned(seats: int) -> array[float]:
    """The weights for so many seats."""
    return unpacked(files(__package__).joinpath(f"weights-{seats}.bin").read_bytes())

"""Learned weights as small files: whole numbers, low bytes and high bytes apart, compressed."""

from __future__ import annotations

from array import array
from functools import cache
from importlib.resources import files
from zlib import compress, decompress

LITTLE_END_FIRST = array("h", [1]).tobytes()[0] == 1


def packed(weights: array[int]) -> bytes:
    """The bytes of a file."""
    plain = in_file_order(weights[:]).tobytes()
    return compress(plain[::2] + plain[1::2], 9)


def unpacked(data: bytes) -> array[int]:
    """The weights of a file."""
    plain = decompress(data)
    numbers = bytearray(len(plain))
    numbers[::2], numbers[1::2] = plain[: len(plain) // 2], plain[len(plain) // 2 :]
    return in_file_order(array("h", bytes(numbers)))


def in_file_order(numbers: array[int]) -> array[int]:
    """Numbers with the low byte first, on every machine."""
    if not LITTLE_END_FIRST:
        numbers.byteswap()
    return numbers


@cache
def learned(seats: int) -> array[int]:
    """The weights for so many seats."""
    return unpacked(files(__package__).joinpath(f"weights-{seats}.bin").read_bytes())

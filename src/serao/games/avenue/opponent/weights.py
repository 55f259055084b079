"""The weights of a net as a file: whole numbers, low bytes and high bytes apart, compressed."""

from __future__ import annotations

from array import array
from zlib import compress, decompress

LITTLE_END_FIRST = array("h", [1]).tobytes()[0] == 1


def packed(heads: array[int], rows: array[int]) -> bytes:
    """The bytes of a file."""
    plain = in_file_order(heads + rows).tobytes()
    return compress(plain[::2] + plain[1::2], 9)


def unpacked(file: bytes, heads: int) -> tuple[array[int], array[int]]:
    """The heads (so many numbers) and the rows of a file."""
    plain = decompress(file)
    numbers = bytearray(len(plain))
    numbers[::2], numbers[1::2] = plain[: len(plain) // 2], plain[len(plain) // 2 :]
    found = in_file_order(array("h", bytes(numbers)))
    return found[:heads], found[heads:]


def in_file_order(numbers: array[int]) -> array[int]:
    """Numbers with the low byte first, on every machine."""
    if not LITTLE_END_FIRST:
        numbers.byteswap()
    return numbers

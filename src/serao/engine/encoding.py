"""Small numbers as bytes: what the encodings of games for learning programs are made of.

A game may bring `opponent/encoding.py`. `numbered(options, seats)` is the table of its actions: an action's number is
its place in it. `observed(memory)` tells what a seat knows as signed bytes, always as many for the same options and
seats; it begins with the seat itself, and the others follow in the order of play. `SUGGESTED` is for open-ended kinds
of actions: whether one is offered to a memory, and what finds it then; each has the next number after the table.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

LEAST, MOST = -128, 127  # of a signed byte


def signed(numbers: Sequence[int]) -> bytes:
    """Numbers as signed bytes; what is too large or too small is the last that fits."""
    try:
        return array("b", numbers).tobytes()
    except OverflowError:
        return array("b", [max(LEAST, min(MOST, number)) for number in numbers]).tobytes()


@cache
def one_of(size: int, which: int) -> bytes:
    """A byte for each of so many, 1 for this one; all 0 where it is none of them."""
    return bytes(which) + b"\x01" + bytes(size - which - 1) if 0 <= which < size else bytes(size)


def some_of(size: int, which: Iterable[int]) -> bytes:
    """A byte for each of so many: how often it is among these."""
    counts = bytearray(size)
    for each in which:
        counts[each] += 1
    return bytes(counts)


@lru_cache(maxsize=4096)
def bits_of(size: int, bits: int) -> bytes:
    """A byte for each of so many bits, the lowest first."""
    return bytes([bits >> each & 1 for each in range(size)])


@lru_cache(maxsize=4096)
def from_me(seat: int, seats: int) -> tuple[int, ...]:
    """The seats in the order of play, from this one on."""
    return (*range(seat, seats), *range(seat))

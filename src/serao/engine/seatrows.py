"""One value a seat, kept so that changing one seat's value costs about the same with 10 seats and with 1,000.

A plain tuple would copy a thousand values for each decision; rows of 32 copy one row and the list of rows.
"""

from typing import TypeVar

T = TypeVar("T")

BITS = 5
WIDTH = 1 << BITS
LAST = WIDTH - 1

SeatRows = tuple[tuple[T, ...], ...]


def filled(seats: int, value: T) -> SeatRows[T]:
    """The same value for every seat."""
    whole, rest = divmod(seats, WIDTH)
    return ((value,) * WIDTH,) * whole + (((value,) * rest,) if rest else ())


def at(rows: SeatRows[T], seat: int) -> T:
    """One seat's value."""
    return rows[seat >> BITS][seat & LAST]


def put(rows: SeatRows[T], seat: int, value: T) -> SeatRows[T]:
    """The same rows with one seat's value changed."""
    which = seat >> BITS
    row = list(rows[which])
    row[seat & LAST] = value
    changed = list(rows)
    changed[which] = tuple(row)
    return tuple(changed)


def flat(rows: SeatRows[T]) -> tuple[T, ...]:
    """All values in seat order."""
    return rows[0] if len(rows) == 1 else tuple(value for row in rows for value in row)

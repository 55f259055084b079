"""Film strips: which numbers fit (rule 4). A strip is a tuple of numbers, negative ones out of focus."""

from functools import lru_cache

from serao.games.photograph.pieces import LAST_NUMBER, STEP

RISING, FALLING, OPEN = 1, -1, 0


def in_focus(strip: tuple[int, ...]) -> list[int]:
    """The face-up numbers, in order."""
    return [number for number in strip if number > 0]


def direction(strip: tuple[int, ...]) -> int:
    """4.2 Set by the second face-up card; OPEN until then."""
    shots = in_focus(strip)
    if len(shots) < 2:
        return OPEN
    return RISING if shots[1] > shots[0] else FALLING


def _fits(last: int, way: int, blurred: bool) -> frozenset[int]:
    return frozenset(
        number
        for number in range(1, LAST_NUMBER + 1)
        if (number - last) * way > 0 or (way == OPEN and number != last)  # 4.2
        if blurred or abs(number - last) <= STEP  # 4.3, and 4.4 next to a face-down card
    )


ANY_NUMBER = frozenset(range(1, LAST_NUMBER + 1))
# What fits, by the last face-up number, the direction, and whether a face-down card lies between.
FITS = {
    (last, way, blurred): _fits(last, way, blurred)
    for last in ANY_NUMBER
    for way in (RISING, FALLING, OPEN)
    for blurred in (True, False)
}


@lru_cache(maxsize=1 << 12)
def fitting(strip: tuple[int, ...]) -> frozenset[int]:
    """The numbers that would be played face up next on this strip."""
    if not strip:  # 4.1 the first card starts the strip
        return ANY_NUMBER
    return FITS[in_focus(strip)[-1], direction(strip), strip[-1] < 0]

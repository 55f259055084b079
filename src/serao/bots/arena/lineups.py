"""Who sits where: balanced line-ups, and every rotation of each."""

from collections.abc import Sequence
from itertools import combinations

LineUp = tuple[int, ...]  # for each seat, which of the opponents that were named


def line_ups(bots: int, seats: int) -> list[LineUp]:
    """The games that are played with each deal, so that everybody meets everybody equally often.

    More opponents than seats: every choice of as many as sit down; with two seats that is a round robin. Fewer: they
    sit down in turn, and begin with each of them once.
    """
    if bots > seats:
        chosen = list(combinations(range(bots), seats))
    else:
        chosen = [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    return rotated(chosen)


def rotated(chosen: Sequence[LineUp]) -> list[LineUp]:
    """Every rotation of every line-up, each once."""
    every = (line_up[turn:] + line_up[:turn] for line_up in chosen for turn in range(len(line_up)))
    return list(dict.fromkeys(every))

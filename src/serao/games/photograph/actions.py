"""The decisions of Photograph and their notation: `2L3` takes, `1>5` winds."""

import re

import msgspec

from serao.engine.problem import BadNotation, reason
from serao.games.photograph.pieces import COLUMNS, HAND, MOST_TAKEN

LEFT, RIGHT = "L", "R"
ANY_ROWS = 4


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """3.1 Choose the subject: so many cards of a row (from 0), from its left or right end."""

    row: int
    side: str
    number: int


class Wind(msgspec.Struct, frozen=True, gc=False, tag="wind"):
    """3.2 Wind the film: the card at one place of the hand moves forward to another (0 is the back)."""

    card: int
    to: int


Action = Take | Wind
ACTIONS = Action


def _takes(row: int, cards: int) -> tuple[Take, ...]:
    # A single card is the same card from either end: it is said once, as the left one.
    sides = (LEFT,) if cards == 1 else (LEFT, RIGHT)
    return tuple(Take(row, side, number) for side in sides for number in range(1, min(cards, MOST_TAKEN) + 1))


# Every take from a row that still has so many cards, and every winding of a hand of so many cards.
TAKES = tuple(tuple(_takes(row, cards) for cards in range(COLUMNS + 1)) for row in range(ANY_ROWS))
WINDS = tuple(
    tuple(Wind(card, to) for card in range(cards - 1) for to in range(card + 1, cards))
    for cards in range(HAND + MOST_TAKEN + 1)
)

_TAKE = re.compile(r"([1-4])([LR])([1-3])", re.IGNORECASE)
_WIND = re.compile(r"([1-8])>([1-8])")


def text(action: Action) -> str:
    """An action in notation; rows and places are counted from 1, places from the back of the hand."""
    match action:
        case Take(row, side, number):
            return f"{row + 1}{side}{number}"
        case Wind(card, to):
            return f"{card + 1}>{to + 1}"


def parse(notation: str) -> Action:
    """The action of a notation."""
    notation = notation.strip()
    if take := _TAKE.fullmatch(notation):
        return Take(int(take[1]) - 1, take[2].upper(), int(take[3]))
    if wind := _WIND.fullmatch(notation):
        return Wind(int(wind[1]) - 1, int(wind[2]) - 1)
    raise BadNotation(reason("photograph-notation", given=notation))

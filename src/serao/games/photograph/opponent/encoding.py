"""Photograph in numbers for learning programs, as `serao.engine.encoding` describes."""

from functools import lru_cache

from serao.engine.encoding import from_me, one_of, signed, some_of
from serao.games.photograph.actions import ANY_ROWS, TAKES, WINDS, Action
from serao.games.photograph.memory import Memory
from serao.games.photograph.pieces import (
    COLOURS,
    COLUMNS,
    FIRST_BACK,
    HALF,
    HAND,
    LAST_NUMBER,
    MOST_TAKEN,
    PHOTOS,
    SUNSET,
)
from serao.games.photograph.state import AT_END, AT_SUNSET, OVER, SUBJECT, WINDING, Options, Strip
from serao.games.photograph.strips import direction, fitting

PHASES = (SUBJECT, WINDING, AT_SUNSET, AT_END, OVER)
LONGEST_HAND = HAND + MOST_TAKEN
ALL_NUMBERS = range(1, LAST_NUMBER + 1)


def numbered(options: Options, seats: int) -> tuple[Action, ...]:
    """Every take of a full row, row by row, then every winding of the longest hand: 24 and 28."""
    return (*(take for row in range(ANY_ROWS) for take in TAKES[row][COLUMNS]), *WINDS[LONGEST_HAND])


def card_bytes(code: int) -> bytes:
    """A card as it is known: its colour (7), the numbers it may have (12), Sunset (1); all 0 where there is none."""
    if code < 0 or code == SUNSET:
        return bytes(len(COLOURS) + LAST_NUMBER) + bytes((code == SUNSET,))
    if code < FIRST_BACK:
        colour, number = divmod(code, LAST_NUMBER)
        return one_of(len(COLOURS), colour) + one_of(LAST_NUMBER, number) + b"\0"
    colour, half = divmod(code - FIRST_BACK, 2)
    return one_of(len(COLOURS), colour) + bytes([(number > HALF) == half for number in ALL_NUMBERS]) + b"\0"


CARDS = {code: card_bytes(code) for code in range(-1, SUNSET + 1)}
NO_CARD = CARDS[-1]


def observed(memory: Memory) -> bytes:
    """What is common to all, then by seat its hand, its strips and its Good Shots, one's own first."""
    assert memory.seat is not None
    seats = from_me(memory.seat, len(memory.hands))
    return b"".join((common(memory), *(seat_bytes(memory, seat) for seat in seats)))


def common(memory: Memory) -> bytes:
    """The phase (5), cards owed and in the deck, Sunset to come, Missed photo, colours in play (7), the field (20 a
    place), the top of the deck (20), the cards that left the game with their faces seen (84), Good Shots free (7).
    """
    return b"".join(
        (
            one_of(len(PHASES), PHASES.index(memory.phase)),
            bytes((memory.owed, memory.deck, memory.sunset_to_come, memory.options.missed_photo)),
            some_of(len(COLOURS), memory.colours),
            *map(CARDS.__getitem__, memory.field),
            CARDS[memory.deck_top],
            some_of(PHOTOS, [card for card in memory.gone if 0 <= card < PHOTOS]),
            bytes([shot == -1 for shot in memory.good_shots]),
        )
    )


def seat_bytes(memory: Memory, seat: int) -> bytes:
    """Whose turn it is and who has chosen (2), the hand from the back (20 for each of 8), strips, Good Shots (7)."""
    hand = memory.hands[seat]
    return b"".join(
        (
            bytes((memory.turn == seat, memory.chosen[seat])),
            *map(CARDS.__getitem__, hand),
            NO_CARD * (LONGEST_HAND - len(hand)),
            *map(strip_bytes, memory.strips[seat]),
            bytes([shot == seat for shot in memory.good_shots]),
        )
    )


@lru_cache(maxsize=4096)  # strips are looked at far more often than they grow
def strip_bytes(strip: Strip) -> bytes:
    """For each number 1 in focus, -1 out of it (12); the numbers that fit next (12); the direction (1)."""
    played = [1 if number in strip else -1 if -number in strip else 0 for number in ALL_NUMBERS]
    fits = fitting(strip)
    return signed((*played, *(number in fits for number in ALL_NUMBERS), direction(strip)))

"""Avenue in numbers for learning programs, as `serao.engine.encoding` describes."""

from functools import cache, lru_cache

from serao.engine.encoding import from_me, one_of
from serao.engine.seatrows import flat
from serao.games.avenue.actions import DRAWS, PEEK, Action
from serao.games.avenue.memory import Memory
from serao.games.avenue.pieces import FARMS, ROAD_CARDS, ROADS, ROUNDS, YELLOW
from serao.games.avenue.state import Options, Sheet

# How many there are of the six roads in grey, then in yellow.
ALL_CARDS = {card: ROAD_CARDS.count(card) for card in sorted(set(ROAD_CARDS))}
# For each road, what turns a sheet's squares into 1 where that road is and 0 elsewhere.
PLANES = tuple(bytes(int(each == road) for each in range(256)) for road in ROADS)


def numbered(options: Options, seats: int) -> tuple[Action, ...]:
    """A draw in each square, row by row from the top left, and the peek: 43 in all."""
    return (*DRAWS, PEEK)


def observed(memory: Memory) -> bytes:
    """What is common to all, and every sheet, one's own first."""
    assert memory.seat is not None
    seats, chosen = from_me(memory.seat, memory.seats), flat(memory.chosen)
    sheets = [sheet_bytes(memory.sheets[seat], memory.round, chosen[seat]) for seat in seats]
    return b"".join((common(memory), *sheets))


def common(memory: Memory) -> bytes:
    """The round (5), the road shown (6), whether it is yellow, yellow cards so far, cards to come (12), farms (18).

    Farms are three times six: the one that scores now, those before it, the next one where this seat has peeked.
    """
    now = memory.round - 1
    return b"".join(
        (
            one_of(ROUNDS, now),
            one_of(len(ROADS), memory.road % YELLOW - 1),
            bytes((memory.road > YELLOW, memory.yellow)),
            cards_to_come(memory.played + memory.aside),
            farms_in(memory.farms[now]),
            farms_in(memory.farms[:now]),
            farms_in(memory.farms[now + 1 :]),
        )
    )


@lru_cache(maxsize=64)  # everybody at a table has seen the same cards
def cards_to_come(seen: tuple[int, ...]) -> bytes:
    """How many of each card nobody has seen."""
    return bytes([number - seen.count(card) for card, number in ALL_CARDS.items()])


@cache
def farms_in(farms: str) -> bytes:
    """A byte for each farm: whether it is among these."""
    return bytes([farm in farms for farm in FARMS])


def sheet_bytes(sheet: Sheet, number: int, chosen: bool) -> bytes:
    """For each of six roads the 42 squares, the numbers written (5), whether it has peeked, and whether it waits."""
    roads = bytes(sheet.roads)
    written = bytes(sheet.written) + bytes(ROUNDS - len(sheet.written))
    planes = [roads.translate(plane) for plane in PLANES]
    return b"".join((*planes, written, bytes((number in sheet.peeks, chosen))))

"""Statistics of a game, from how all its seats ended: how each chair fares, how points are spread, why games end."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, sqrt

import msgspec
from sqlalchemy import Connection

from serao.server.people.history_routes import Best, best_of
from serao.storage import results, sharing
from serao.storage.results import Tally

LEAST = 10  # games with a number of seats, before anything is said of them
SURE = 1.96  # standard deviations on both sides hold 95 of 100
BARS = 16  # of the histogram, at most
LOOKED_AT = 50  # of the best results, for one whose table is open to all


class SeatShare(msgspec.Struct, frozen=True, kw_only=True):
    """How often a seat has won, a shared victory divided; `low` and `high` hold the true share 95 times of 100."""

    seat: int
    share: float
    low: float
    high: float


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """How many results have so many points: from `least` to `most`, both included."""

    least: int
    most: int
    number: int


class EndReason(msgspec.Struct, frozen=True, kw_only=True):
    """How many games ended for a reason: one of the rules, or “conceded”."""

    reason: str
    games: int


class SeatsStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the games with so many seats. `points` is the mean; `best` is of people at public tables."""

    seats: int
    games: int
    shares: list[SeatShare]
    points: float | None
    scores: list[Bar]
    reasons: list[EndReason]
    best: Best | None


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a game, for each number of seats with at least `least` games; `games` counts all."""

    game: str
    among: str
    least: int
    games: int
    by_seats: list[SeatsStatistics]


def statistics(connection: Connection, game: str, among: str) -> Statistics:
    """The statistics of a game at this moment."""
    by_seats: dict[int, list[Tally]] = defaultdict(list)
    for each in results.tallies(connection, game, among):
        by_seats[each.seats].append(each)
    games = {seats: sum(each.number for each in found if each.seat == 0) for seats, found in by_seats.items()}
    return Statistics(
        game=game,
        among=among,
        least=LEAST,
        games=sum(games.values()),
        by_seats=[
            of_seats(seats, games[seats], by_seats[seats], best_of_house(connection, game, seats))
            for seats in sorted(games)
            if games[seats] >= LEAST
        ],
    )


def best_of_house(connection: Connection, game: str, seats: int) -> Best | None:
    """The best result of a person at a table that is open to all."""
    found = results.best_of_house(connection, game, seats, LOOKED_AT)
    return next((best_of(each) for each in found if sharing.to_match(connection, each.match, None).everybody), None)


def of_seats(seats: int, games: int, found: Sequence[Tally], best: Best | None) -> SeatsStatistics:
    """What is known of the games with so many seats."""
    won, reasons, points = Counter[int](), Counter[str](), Counter[int]()
    shares = dict.fromkeys(range(seats), 0.0)
    for each in found:
        shares[each.seat] += each.won
        won[each.seat] += each.number
        if each.seat == 0:
            reasons[each.reason] += each.number
        if each.points is not None:
            points[each.points] += each.number
    return SeatsStatistics(
        seats=seats,
        games=games,
        shares=[share(seat, number, games) for seat, number in shares.items()],
        points=sum(each * number for each, number in points.items()) / points.total() if points else None,
        scores=histogram(points),
        reasons=[EndReason(reason=reason, games=number) for reason, number in in_order(reasons)],
        best=best,
    )


def in_order(counted: Mapping[str, int]) -> Iterable[tuple[str, int]]:
    """The most frequent first; equal ones by name."""
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))


def share(seat: int, won: float, games: int) -> SeatShare:
    """The share of the victories, with Wilson's interval, which also holds for few games and rare victories."""
    part, square = won / games, SURE**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(part * (1 - part) / games + square / (4 * games**2))
    return SeatShare(seat=seat, share=part, low=max(0.0, middle - half), high=min(1.0, middle + half))


def histogram(points: Mapping[int, int]) -> list[Bar]:
    """How points are spread, in bars of one width, which is 1, 2 or 5 times a power of ten."""
    if not points:
        return []
    first, last = min(points), max(points)
    width = nice_width((last - first + 1) / BARS)
    begin = first // width * width
    bars = Counter[int]()
    for each, number in points.items():
        bars[(each - begin) // width] += number
    return [
        Bar(least=begin + bar * width, most=begin + (bar + 1) * width - 1, number=bars[bar])
        for bar in range(max(bars) + 1)
    ]


def nice_width(least: float) -> int:
    """The smallest width of at least that size that people count in."""
    width = 1
    while True:
        for times in (1, 2, 5):
            if width * times >= ceil(least):
                return width * times
        width *= 10

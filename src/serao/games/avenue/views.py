"""What a seat sees of Avenue now, built up field by field."""

from functools import lru_cache

import msgspec

from serao.engine.seatrows import at, flat
from serao.games.avenue.actions import PEEK, Action
from serao.games.avenue.maps import map_of
from serao.games.avenue.news import Acted, Event, FarmScored, Peeked
from serao.games.avenue.pieces import ZERO_PENALTY
from serao.games.avenue.scoring import seat_score, solo_grade
from serao.games.avenue.state import State

# A table with more seats shows one's own sheet and a ranking: nobody looks through a thousand sheets.
CROWD = 12
BEST_SHOWN = 10


class SheetView(msgspec.Struct, frozen=True):
    """A sheet as it lies on the table; `score` is what it would be worth if the game ended now."""

    seat: int
    roads: tuple[int, ...]
    written: tuple[int, ...]
    peeks: tuple[int, ...]
    score: int


class Standing(msgspec.Struct, frozen=True):
    """A place in the ranking of a large table, by its points so far."""

    seat: int
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat (None: a spectator)."""

    seat: int | None
    seats: int
    squares: tuple[str, ...]
    round: int
    farms: str  # the farms revealed so far; the last one scores this round
    next_farm: str  # what this seat has peeked at, else empty
    road: int
    yellow: int
    played: tuple[int, ...]
    deck: int
    sheets: tuple[SheetView, ...]
    standings: tuple[Standing, ...]
    waiting: int
    chosen: tuple[bool, ...]
    my_choice: Action | None
    grade: str | None  # 5.3 of a game alone, once it is over
    news: tuple[Event, ...]


def view(state: State, seat: int | None) -> View:
    """What that seat sees now."""
    crowd = state.seats > CROWD
    shown = [seat] if crowd and seat is not None else [] if crowd else range(state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        squares=map_of(state.options.map).squares,
        round=state.round,
        farms=state.farms[: state.round],
        next_farm=next_farm(state, seat),
        road=state.road,
        yellow=state.yellow,
        played=state.played,
        deck=len(state.deck),
        sheets=tuple(sheet_view(state, each) for each in shown),
        standings=standings(SameState(state)) if crowd else (),
        waiting=state.waiting,
        chosen=() if crowd else tuple(choice is not None for choice in flat(state.choices)),
        my_choice=None if seat is None else at(state.choices, seat),
        grade=solo_grade(state),
        news=tuple(event for each in state.news for event in events_seen(state, each, seat, crowd)),
    )


def next_farm(state: State, seat: int | None) -> str:
    """3.2 The top of the farm deck, for a seat that has peeked this round."""
    if seat is None or state.round not in state.sheets[seat].peeks:
        return ""
    return state.farms[state.round]


def sheet_view(state: State, seat: int) -> SheetView:
    """One sheet."""
    sheet = state.sheets[seat]
    score = seat_score(seat, sheet, map_of(state.options.map), state.farms).total
    return SheetView(seat, sheet.roads, sheet.written, sheet.peeks, score)


class SameState:
    """A position as itself: to compare a thousand sheets would cost more than to rank them."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameState) and self.state is other.state


@lru_cache(maxsize=4)  # a thousand seats look at one position, one after another
def standings(same: SameState) -> tuple[Standing, ...]:
    """The best of a large table: by what is written so far, castles too once it is over."""
    state = same.state
    points = sorted((-standing_points(state, seat), seat) for seat in range(state.seats))[:BEST_SHOWN]
    return tuple(Standing(seat, -minus) for minus, seat in points)


def standing_points(state: State, seat: int) -> int:
    """5.1 The numbers written and the penalties; castles are counted at the end only, for a thousand seats at once."""
    sheet = state.sheets[seat]
    if state.road:
        return sum(sheet.written) + ZERO_PENALTY * sheet.written.count(0)
    return seat_score(seat, sheet, map_of(state.options.map), state.farms).total


def events_seen(state: State, event: Event, seat: int | None, crowd: bool) -> tuple[Event, ...]:
    """An event as a seat saw it: in a crowd one's own part only; a peek is told to the peeker alone."""
    match event:
        case Acted(road, _, choices):
            told: tuple[Event, ...] = (event,)
            if crowd:
                told = () if seat is None else (Acted(road, seat, choices[seat : seat + 1]),)
            return (*told, *own_peek(state, event, seat))
        case FarmScored(farm, _, written) if crowd:
            return () if seat is None else (FarmScored(farm, seat, written[seat : seat + 1]),)
        case _:
            return (event,)


def own_peek(state: State, event: Acted, seat: int | None) -> tuple[Event, ...]:
    """What this seat saw, if its choice was to peek. A round may have begun since: then the farm lies open."""
    if seat is None or event.choices[seat] != PEEK:
        return ()
    return (Peeked(state.farms[state.sheets[seat].peeks[-1]]),)

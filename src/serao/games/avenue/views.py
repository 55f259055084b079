"""What a seat sees of Avenue now, built up field by field."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import msgspec

from serao.engine.seatrows import at, flat
from serao.games.avenue.actions import PEEK, Action
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import Network, castle_grapes, networks
from serao.games.avenue.news import Acted, Chose, Event, FarmScored, Peeked
from serao.games.avenue.pieces import ROAD_CARDS, ROADS, ROUNDS, YELLOW
from serao.games.avenue.scoring import seat_score, solo_grade, written_points
from serao.games.avenue.state import Sheet, State

# A table with more seats shows one's own sheet and a ranking: nobody looks through a thousand sheets.
CROWD = 12
BEST_SHOWN = 10
NEIGHBOURS = 1  # places before and after one's own


class SheetView(msgspec.Struct, frozen=True):
    """A sheet as it lies on the table; the score and the castles are what they would be if the game ended now."""

    seat: int
    roads: tuple[int, ...]
    written: tuple[int, ...]
    peeks: tuple[int, ...]
    score: int
    purple_castle: int
    green_castle: int
    networks: tuple[Network, ...]


class Standing(msgspec.Struct, frozen=True):
    """A place in the ranking of a large table, by its points so far; equals share it."""

    place: int
    seat: int
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat (None: a spectator)."""

    seat: int | None
    seats: int
    squares: tuple[str, ...]
    round: int
    rounds: int
    farms: str  # the farms revealed so far; the last one scores this round
    next_farm: str  # what this seat has peeked at, else empty
    road: int
    yellow: int
    played: tuple[int, ...]
    deck: int
    to_come: tuple[int, ...]  # 3.3 how many cards of each road, 1 to 6, nobody has seen yet; empty once it is over
    yellow_to_come: tuple[int, ...]  # how many of them are yellow
    sheets: tuple[SheetView, ...]
    standings: tuple[Standing, ...]
    waiting: int
    chosen: tuple[bool, ...]
    my_choice: Action | None
    grade: str | None  # 5.3 of a game alone, once it is over
    news: tuple[Event, ...]


def crowded(seats: int) -> bool:
    """Whether so many seats are a crowd."""
    return seats > CROWD


def named(view: View) -> tuple[int, ...]:
    """The seats that the view of a crowd speaks of: those in its ranking."""
    return tuple([standing.seat for standing in view.standings])


def view(state: State, seat: int | None) -> View:
    """What that seat sees now."""
    crowd = crowded(state.seats)
    to_come, yellow_to_come = unseen(state.played, state.aside) if state.road else ((), ())
    shown = [seat] if crowd and seat is not None else [] if crowd else range(state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        squares=map_of(state.options.map).squares,
        round=state.round,
        rounds=ROUNDS,
        farms=state.farms[: state.round],
        next_farm=next_farm(state, seat),
        road=state.road,
        yellow=state.yellow,
        played=state.played,
        deck=len(state.deck),
        to_come=to_come,
        yellow_to_come=yellow_to_come,
        sheets=tuple(sheet_view(each, state.sheets[each], state.options.map) for each in shown),
        standings=standings(state, seat) if crowd else (),
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


# Everybody at a table has seen the same cards: they are counted once for a thousand seats.
@lru_cache(maxsize=256)
def unseen(played: tuple[int, ...], aside: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """3.3 What has not been shown, by road, and the yellow cards among it: arithmetic on cards that everybody saw."""
    left = Counter(ROAD_CARDS) - Counter((*played, *aside))
    yellow = tuple(left[road + YELLOW] for road in ROADS)
    return tuple(left[road] + left[road + YELLOW] for road in ROADS), yellow


# Everybody at a table sees the same sheets, and a choice that waits changes none: each sheet is counted once.
@lru_cache(maxsize=2048)
def sheet_view(seat: int, sheet: Sheet, map_name: str) -> SheetView:
    """One sheet."""
    purple, green = castle_grapes(sheet.roads, map_of(map_name))
    score = written_points(sheet) + purple + green
    return SheetView(
        seat, sheet.roads, sheet.written, sheet.peeks, score, purple, green, networks(sheet.roads, map_name)
    )


# ── The ranking of a crowd ────────────────────────────────────────────────────────────────────────


def standings(state: State, seat: int | None) -> tuple[Standing, ...]:
    """The best of a large table, and for a seat that is not among them its own place between its neighbours."""
    ranking = ranked(SameSheets(state))
    best = ranking.order[:BEST_SHOWN]
    if seat is None:
        return best
    here = ranking.position[seat]
    return best + ranking.order[max(BEST_SHOWN, here - NEIGHBOURS) : here + NEIGHBOURS + 1]


class Ranking(NamedTuple):
    """Everybody, best first, and where in this order each seat is."""

    order: tuple[Standing, ...]
    position: dict[int, int]


class SameSheets:
    """A position by its sheets as themselves: to compare a thousand sheets would cost more than to rank them."""

    __slots__ = ("key", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.key = (id(state.sheets), bool(state.road))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameSheets) and self.key == other.key


# A thousand seats look at the same sheets, one after another; `SameSheets` keeps these alive, so no other has their id.
@lru_cache(maxsize=16)
def ranked(same: SameSheets) -> Ranking:
    """The ranking of a large table; choices that wait do not change it."""
    strengths = [strength(same.state, seat) for seat in range(same.state.seats)]
    order: list[Standing] = []
    for number, seat in enumerate(sorted(range(len(strengths)), key=strengths.__getitem__, reverse=True), 1):
        shared = order and strengths[order[-1].seat] == strengths[seat]
        order.append(Standing(order[-1].place if shared else number, seat, strengths[seat][0]))
    return Ranking(tuple(order), {standing.seat: here for here, standing in enumerate(order)})


def strength(state: State, seat: int) -> tuple[int, int]:
    """5.1, 5.2 Points and tie-break; castles are counted at the end only, for a thousand seats at once."""
    sheet = state.sheets[seat]
    if not state.road:
        score = seat_score(seat, sheet, map_of(state.options.map), state.farms)
        return score.total, score.ties[0]
    return written_points(sheet), max(sheet.written, default=0)


# ── The news ──────────────────────────────────────────────────────────────────────────────────────


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
        case Chose(chooser) if crowd:
            return (event,) if chooser == seat else ()
        case _:
            return (event,)


def own_peek(state: State, event: Acted, seat: int | None) -> tuple[Event, ...]:
    """What this seat saw, if its choice was to peek. A round may have begun since: then the farm lies open."""
    if seat is None or event.choices[seat] != PEEK:
        return ()
    return (Peeked(state.farms[state.sheets[seat].peeks[-1]]),)

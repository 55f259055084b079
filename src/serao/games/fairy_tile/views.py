"""What a seat sees of Fairy Tile now, built up field by field."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from serao.games.fairy_tile.hexes import axial, hex_at
from serao.games.fairy_tile.landmarks import landmark
from serao.games.fairy_tile.news import Drew, Event, Told, Turned
from serao.games.fairy_tile.objectives import Objective
from serao.games.fairy_tile.pieces import NO_PAGE, OBJECTIVES, cells_of, kingdom_of, lay, side_name, side_of
from serao.games.fairy_tile.state import State


class HexView(msgspec.Struct, frozen=True):
    """One place of the kingdom: its number, its axial coordinates, its terrain, its river and what it lies beside."""

    hex: int
    q: int
    r: int
    terrain: int
    river: int  # one bit a direction, counter-clockwise from east
    near: int  # the terrain beside it by which people know it; its own where it is among its like


class TileView(msgspec.Struct, frozen=True):
    """A tile of three places in order, as it lies or as it would before turning."""

    name: str
    places: tuple[HexView, ...]


class PageView(msgspec.Struct, frozen=True):
    """A page and what it asks for."""

    number: int
    objective: Objective


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; `open_page` is the one that it left with (7.2)."""

    book: int
    told: tuple[int, ...]
    magic: bool
    left: bool
    open_page: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat (None: a spectator)."""

    seat: int | None
    tiles: tuple[TileView, ...]
    top: TileView | None
    stack: int
    characters: tuple[int, ...]
    page: PageView | None
    seats: tuple[SeatView, ...]
    aside: int
    turn: int
    second: bool
    has_told: bool
    visits: tuple[tuple[int, int], ...]
    passed: tuple[int, ...]
    over: bool
    news: tuple[Event, ...]


def view(state: State, seat: int | None) -> View:
    """What that seat sees now."""
    return View(
        seat=seat,
        tiles=tiles_view(state.laid),
        top=top_view(state.stack[0]) if state.stack else None,
        stack=len(state.stack),
        characters=state.characters,
        page=None if seat is None else page_view(state.hands[seat]),
        seats=tuple(seat_view(state, each) for each in range(len(state.hands))),
        aside=len(state.aside),
        turn=state.turn,
        second=state.second,
        has_told=state.has_told,
        visits=state.visits,
        passed=state.passed,
        over=bool(state.reason),
        news=tuple(event for each in state.news for event in events_seen(state, each, seat)),
    )


@lru_cache(maxsize=1024)  # a kingdom is looked at far more often than it grows
def tiles_view(laid: tuple[int, ...]) -> tuple[TileView, ...]:
    """The tiles of the kingdom."""
    land = kingdom_of(laid)
    return tuple(laid_view(each, [landmark(land, at).near for at, _, _ in cells_of(each)]) for each in laid)


def laid_view(laid: int, near: Sequence[int]) -> TileView:
    """A tile as it lies, and what its places lie beside."""
    cells = zip(cells_of(laid), near, strict=True)
    places = tuple(HexView(at, *axial(at), terrain, river, beside) for (at, terrain, river), beside in cells)
    return TileView(side_name(side_of(laid)), places)


@lru_cache(maxsize=64)
def top_view(side: int) -> TileView:
    """2.3 The visible tile before turning, with its first place at the middle of the board."""
    laid = lay(side, hex_at(0, 0), 0)
    return laid_view(laid, [terrain for _, terrain, _ in cells_of(laid)])


def page_view(page: int) -> PageView | None:
    """The page in one's hand."""
    return None if page == NO_PAGE else PageView(page, OBJECTIVES[page])


def seat_view(state: State, seat: int) -> SeatView:
    """One seat as everybody sees it."""
    return SeatView(
        book=len(state.books[seat]),
        told=state.told[seat],
        magic=state.magic[seat],
        left=state.left[seat],
        open_page=state.hands[seat] if state.left[seat] else NO_PAGE,
    )


def events_seen(state: State, event: Event, seat: int | None) -> tuple[Event, ...]:
    """An event as a seat saw it: whoever told or turned a page alone sees the next one."""
    match event:
        case Told(teller) | Turned(teller) if teller == seat and state.hands[teller] != NO_PAGE:
            return event, Drew(state.hands[teller])
        case _:
            return (event,)

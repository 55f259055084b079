"""The position of a game of Fairy Tile, one frozen value, and the check that nothing is lost."""

from collections import Counter

import msgspec

from serao.games.fairy_tile.hexes import HEXES
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.news import Event
from serao.games.fairy_tile.pieces import (
    NO_PAGE,
    PAGES,
    REGULAR,
    STARTING,
    TILES,
    cells_of,
    kingdom_of,
    lifted,
    side_of,
    tile_of,
)
from serao.games.fairy_tile.placing import additions, why_not

NO_TILE = -1


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """2.4 How many pages each book has; 0 shares out all of them."""

    pages_each: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table, hidden or not."""

    options: Options
    laid: tuple[int, ...]  # the tiles of the kingdom as numbers of `pieces.lay`, in the order they came
    stack: tuple[int, ...]  # sides of tiles as they lie, the visible one first
    characters: tuple[int, ...]  # the hex of each
    books: tuple[tuple[int, ...], ...]  # pages face down, the top one first
    seen: tuple[int, ...]  # how many pages at the bottom of each book were in its owner's hand before
    hands: tuple[int, ...]  # one page each
    told: tuple[tuple[int, ...], ...]  # pages told, in order
    aside: tuple[int, ...]  # pages in nobody's book, face down
    magic: tuple[bool, ...]  # 1.3 the tokens
    left: tuple[bool, ...]  # 7.2 who has left
    turn: int
    second: bool  # 3.1 the first adventure is done, and magic allows another
    has_told: bool  # 3.1 at most one page a turn
    visits: tuple[tuple[int, int], ...]  # 5.3 where this turn's moves ended, as (character, hex)
    passed: tuple[int, ...]  # 5.6 who passed over a castle this turn
    # What the table could conclude from the game so far, and nothing hidden.
    ruled_out: tuple[tuple[int, ...], ...]  # by seat for its hand and its book: pages it is not, a bit each (5.1, 7.2)
    held: tuple[
        tuple[tuple[int, ...], ...], ...
    ]  # by seat for its hand and its book: `beginning_of` turns with it in hand
    lately: tuple[int, ...]  # `moment_of` each turn's beginning since a page was told, a tile added or a seat left
    reason: str  # why it is over, once it is
    news: tuple[Event, ...]  # as the whole table saw it


MOMENTS = 64  # turns that are remembered at most while nothing lasting happens


def moment_of(turn: int, characters: tuple[int, ...]) -> int:
    """Whose turn it is and where everybody stands, as one number."""
    princess, knight, dragon = characters
    return ((turn * HEXES + princess) * HEXES + knight) * HEXES + dragon


HELD = 4  # turns that are remembered at most of each page that was in hand


def beginning_of(tiles: int, magic: bool, characters: tuple[int, ...]) -> int:
    """The beginning of a turn, as one number: how many tiles lay, whether its seat had magic, where everybody stood."""
    return moment_of(2 * tiles + magic, characters)


def beginning_at(number: int) -> tuple[int, bool, tuple[int, ...]]:
    """What `beginning_of` was given."""
    rest, dragon = divmod(number, HEXES)
    rest, knight = divmod(rest, HEXES)
    rest, princess = divmod(rest, HEXES)
    return rest >> 1, bool(rest & 1), (princess, knight, dragon)


def kingdom(state: State) -> Kingdom:
    """The kingdom as it lies."""
    return kingdom_of(state.laid)


def top_tile(state: State) -> int:
    """2.3 The visible side; NO_TILE when the stack is empty."""
    return state.stack[0] if state.stack else NO_TILE


def is_fixed(laid: tuple[int, ...], top: int) -> bool:
    """7.2 Nothing can be added any more. [R7.2-stuck] A tile that fits nowhere now never will."""
    return top == NO_TILE or not additions(kingdom_of(laid), top)


# ── The check ─────────────────────────────────────────────────────────────────────────────────────


def check(state: State) -> None:
    """Tiles and pages are conserved, the kingdom holds together, and everybody stands in it."""
    check_tiles(state)
    check_pages(state)
    check_kingdom(state)
    check_seats(state)


def check_tiles(state: State) -> None:
    """Every tile is laid or stacked, once, one side up; the starting tiles lie first."""
    laid = [tile_of(side_of(each)) for each in state.laid]
    assert laid[: len(STARTING)] == list(STARTING), "the starting tiles lie first"
    stacked = [tile_of(side) for side in state.stack]
    assert sorted([*laid[len(STARTING) :], *stacked]) == list(REGULAR), "tiles lost or doubled"
    assert len(laid) + len(stacked) == len(TILES), "tiles lost or doubled"


def check_pages(state: State) -> None:
    """1.3 Every page is somewhere, once, and books are of one size."""
    held = [page for page in state.hands if page != NO_PAGE]
    booked = [page for book in (*state.books, *state.told) for page in book]
    assert Counter([*held, *booked, *state.aside]) == Counter(PAGES), "pages lost or doubled"
    seats = zip(state.books, state.told, state.hands, strict=True)
    sizes = {len(book) + len(told) + (hand != NO_PAGE) for book, told, hand in seats}
    assert len(sizes) == 1, "books of one size"


def check_kingdom(state: State) -> None:
    """6 No hex is covered twice, and every tile was added by the rules."""
    for number in range(len(STARTING), len(state.laid)):
        before, (side, at, turn) = kingdom_of(state.laid[:number]), lifted(state.laid[number])
        assert why_not(before, side, at, turn) == "", "a tile where it does not fit"
    hexes = [there for laid in state.laid for there, _, _ in cells_of(laid)]
    assert len(set(hexes)) == len(hexes), "hexes covered twice"
    assert set(state.characters) <= set(hexes), "a character outside the kingdom"


def check_seats(state: State) -> None:
    """Whoever plays holds a page; the turn is somebody's who has not left; books know what was seen of them."""
    for seat, hand in enumerate(state.hands):
        assert (hand != NO_PAGE) or state.reason, "a seat without a page"
        assert 0 <= state.seen[seat] <= len(state.books[seat]), "pages seen"
        held = (hand, *state.books[seat]) if hand != NO_PAGE else ()
        ruled_out = state.ruled_out[seat]
        assert len(ruled_out) == len(held) == len(state.held[seat]), "what is known of each page"
        assert state.left[seat] or not any(out >> page & 1 for out, page in zip(ruled_out, held, strict=True)), (
            "a page that would have been told"
        )
    assert state.reason or not state.left[state.turn], "the turn of a seat that has left"
    assert not state.second or state.magic[state.turn], "a second adventure without magic"

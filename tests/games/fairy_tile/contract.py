"""What the contract suite needs to know of Fairy Tile: its tables, strange actions, and what a seat cannot know."""

from random import Random
from typing import Any

from msgspec.structs import replace

from serao.games.fairy_tile import Options, State, View
from serao.games.fairy_tile.actions import ADDS, END, MOVES, TURN, Add, Move
from serao.games.fairy_tile.hexes import hex_at
from serao.games.fairy_tile.news import Told

TABLES = [
    (Options(), 2),
    (Options(pages_each=3), 2),
    (Options(pages_each=2), 3),
    (Options(pages_each=1), 4),
]
NEAR = [hex_at(q, r) for q in range(-4, 5) for r in range(-4, 5)]
UNIVERSE: list[Any] = [
    *(MOVES[character][there] for character in range(3) for there in NEAR),
    *(ADDS[turn][there] for turn in range(6) for there in NEAR),
    TURN,
    END,
    Move(3, hex_at(0, 0)),
    Move(-1, hex_at(0, 0)),
    Move(0, -1),
    Move(2, 10**9),
    Add(hex_at(0, 0), 6),
    Add(hex_at(0, 0), -1),
    Add(-5, 0),
    Add(10**9, 3),
]


def pages_shown(views: list[View]) -> set[int]:
    """Every page that a seat has ever been shown."""
    shown: set[int] = set()
    for view in views:
        shown.update(page for seat in view.seats for page in (*seat.told, seat.open_page))
        shown.update(event.page for event in view.news if isinstance(event, Told))
        if view.page is not None:
            shown.add(view.page.number)
    return shown


def scramble(state: State, views: list[View], seat: int | None, random: Random) -> State:
    """Exchange the pages that were never shown, wherever they are; reorder and turn the tiles below the top."""
    hidden = sorted(set(range(1, 37)) - pages_shown(views))
    exchanged = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))

    def other(pages: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(exchanged.get(page, page) for page in pages)

    below = [2 * (side // 2) + random.randrange(2) for side in state.stack[1:]]
    return replace(
        state,
        hands=other(state.hands),
        books=tuple(other(book) for book in state.books),
        aside=other(state.aside),
        stack=(*state.stack[:1], *random.sample(below, len(below))),
    )

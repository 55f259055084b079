"""What the contract suite needs to know of Fairy Tile: its tables, strange actions, and what a seat cannot know."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from serao.engine.record import Record
from serao.games import fairy_tile
from serao.games.fairy_tile import Memory, Options, State, View, opponent, terminal
from serao.games.fairy_tile.actions import ADDS, END, MOVES, TURN, Action, Add, Move
from serao.games.fairy_tile.hexes import hex_at
from serao.games.fairy_tile.news import Event, Told
from serao.testing import LadderContest, Numbers, Perft, Playthrough, Suite
from serao.testing.golden import recorded
from serao.testing.moments import SuiteTable

NEAR = [hex_at(q, r) for q in range(-4, 5) for r in range(-4, 5)]
UNIVERSE: list[Action] = [
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


# ── Planted leaks: each tells something it should not ─────────────────────────────────────────────


def page_in_view(state: Any, seat: int | None) -> Any:
    """Shows the page in the first seat's hand to everybody, as if it lay open."""
    seen = fairy_tile.view(state, seat)
    return replace(seen, seats=(replace(seen.seats[0], open_page=state.hands[0]), *seen.seats[1:]))


def finished(number: int) -> list[Record]:
    """A random game with short books: random play takes long to tell a whole one."""
    return [recorded(SuiteTable(fairy_tile, Options(pages_each=2), 2 + number % 3), number)]


SUITE: Suite[Options, State, Action, View, Memory, Event] = Suite(
    game=fairy_tile,
    opponent=opponent,
    terminal=terminal,
    tables=[
        (Options(), 2),
        (Options(pages_each=3), 2),
        (Options(pages_each=2), 3),
        (Options(pages_each=1), 4),
    ],
    short=Options(pages_each=2),
    opponent_tables=[(Options(pages_each=2), seats) for seats in (2, 3, 4)],
    universe=UNIVERSE,
    scramble=scramble,
    leaks={
        "page in view": {"view": page_in_view},
    },
    folder=Path(__file__).parent,
    perft=[Perft(2, 0, [38, 1953]), Perft(3, 40, [19, 391]), Perft(4, 90, [16, 297])],
    playthroughs=[Playthrough("3-short", Options(pages_each=1), 3, 4)],
    ways=[("last-page", "last-page", None), ("no-end", "nobody", None)],
    finished=finished,
    numbers=Numbers(5681, 10285, {"turn": 0, "end": 1, "P0,-14": 2, "T0,14/5": 5680}),
    contests=[
        LadderContest(4, "5,sound,sound,sound", 100),
        LadderContest(2, "5,random", 200),
        LadderContest(4, "5,random,random,random", 100),
    ],
    sections={1: 3, 2: 5, 3: 4, 4: 3, 5: 6, 6: 2, 7: 3},
    checks=3,
)

"""What the contract suite needs to know of Avenue: its tables, strange actions, and what a seat cannot know."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from serao.bots import bot_named
from serao.engine.record import Record
from serao.engine.seatrows import SeatRows, filled, flat, put
from serao.games import avenue
from serao.games.avenue import Memory, Options, State, View, opponent, terminal
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.news import Event, Peeked
from serao.games.avenue.opponent import stepping
from serao.testing import LadderContest, Numbers, Perft, Playthrough, Suite
from serao.testing.golden import recorded, well_played
from serao.testing.moments import SuiteTable

OWN_MAP = "\n".join(["FA FB FC FD FE FF", "CG CP . . G P", *["GGPP PPGG G P GG PP"] * 5])
UNIVERSE: list[Action] = [*DRAWS, PEEK, Draw(42), Draw(-1)]


def scramble(state: State, views: list[View], seat: int | None, random: Random) -> State:
    """Reorder both decks where they were not shown, and change others' choices."""
    known = state.round
    if any(isinstance(event, Peeked) for view in views if view.round == state.round for event in view.news):
        known += 1
    farms = state.farms[known:]
    return replace(
        state,
        farms=state.farms[:known] + "".join(random.sample(farms, len(farms))),
        deck=tuple(random.sample(state.deck, len(state.deck))),
        choices=other_choices(state, seat, random),
    )


def other_choices(state: State, seat: int | None, random: Random) -> SeatRows[Action | None]:
    """One's own waiting choice; for others who have chosen, anything they might have drawn."""
    choices: SeatRows[Action | None] = filled(state.seats, None)
    for each, choice in enumerate(flat(state.choices)):
        if choice is not None:
            vacant = [draw for draw in DRAWS if state.sheets[each].vacant >> draw.square & 1]
            choices = put(choices, each, choice if each == seat else random.choice(vacant))
    return choices


# ── Planted leaks: each tells something it should not ─────────────────────────────────────────────


def farm_in_view(state: Any, seat: int | None) -> Any:
    """Shows the next farm to everybody."""
    return replace(avenue.view(state, seat), next_farm=state.farms[state.round])


def farm_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers a farm nobody has seen."""
    return replace(avenue.memory(state, seat), farms=state.farms)


def choices_in_view(state: Any, seat: int | None) -> Any:
    """Shows what others have chosen before it is revealed."""
    waiting = next((choice for row in state.choices for choice in row if choice is not None), None)
    return replace(avenue.view(state, seat), my_choice=waiting)


def finished(number: int) -> list[Record]:
    """A random game, and one alone by the sound opponent: random play reaches no grades."""
    bots = [bot_named(avenue.NAME, "sound")]
    return [
        recorded(SuiteTable(avenue, Options(), 2 + number % 3), number),
        well_played(SUITE, Options(), bots, number),
    ]


SUITE: Suite[Options, State, Action, View, Memory, Event] = Suite(
    game=avenue,
    opponent=opponent,
    terminal=terminal,
    stepping=stepping,
    tables=[
        *((Options(), seats) for seats in (1, 2, 3, 40)),
        (Options(map="B"), 2),
        (Options(map=OWN_MAP), 2),
    ],
    opponent_tables=[*((Options(map=name), 1) for name in "ABC"), (Options(), 3)],
    universe=UNIVERSE,
    scramble=scramble,
    leaks={
        "farm in view": {"view": farm_in_view},
        "farm in memory": {"memory": farm_in_memory},
        "choices in view": {"view": choices_in_view},
    },
    folder=Path(__file__).parent,
    # From the start, by hand: 42 squares and a peek, then a square less or the peek less.
    perft=[
        Perft(1, 0, [43, 42 * 42 + 42, 42 * (41 * 41 + 41) + 42 * 41]),
        Perft(2, 0, [43, 43 * 43, 43 * (42 * 42 + 42)]),
        Perft(1, 20, [24, 552, 12144]),
        Perft(2, 61, [13, 182, 2184]),
        Perft(3, 99, [11, 121, 1452]),
    ],
    playthroughs=[
        Playthrough("1", Options(), 1, 1),
        Playthrough("2-map-b", Options(map="B"), 2, 2),
        Playthrough("4-map-c", Options(map="C"), 4, 3),
    ],
    ways=[
        *(("five-farms", decided, None) for decided in ("points", "highest-farm", "shared")),
        *(
            ("five-farms", "alone", grade)
            for grade in ("apprentice", "carrier", "vintner", "cellar-master", "grand-cru")
        ),
    ],
    finished=finished,
    loaded=stepping.numbers_of,
    numbers=Numbers(43, 2 * 259 + 43, {"a1": 0, "f7": 41, "peek": 42}),
    ladder_deals=500,
    contests=[LadderContest(1, bot, 1000, ("--map", name)) for name in "ABC" for bot in "345"],
    sections={1: 5, 2: 0, 3: 3, 4: 4, 5: 3},
    checks=4,
)

"""What the contract suite needs to know of Avenue: its tables, strange actions, and what a seat cannot know."""

from random import Random
from typing import Any

from msgspec.structs import replace

from serao.engine.seatrows import SeatRows, filled, flat, put
from serao.games.avenue import Options, State, View
from serao.games.avenue.actions import DRAWS, PEEK, Action, Draw
from serao.games.avenue.news import Peeked

OWN_MAP = "\n".join(["FA FB FC FD FE FF", "CG CP . . G P", *["GGPP PPGG G P GG PP"] * 5])
TABLES = [
    *((Options(), seats) for seats in (1, 2, 3, 40)),
    (Options(map="B"), 2),
    (Options(map=OWN_MAP), 2),
]
UNIVERSE: list[Any] = [*DRAWS, PEEK, Draw(42), Draw(-1)]


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

"""What a seat with a perfect memory knows of Avenue, and positions imagined from it."""

from collections import Counter

import msgspec

from serao.engine.chance import Chance
from serao.engine.seatrows import SeatRows, at, filled, flat, put
from serao.games.avenue.actions import PEEK, Action
from serao.games.avenue.news import Event
from serao.games.avenue.pieces import FARMS, ROAD_CARDS
from serao.games.avenue.rules import draws_in, legal
from serao.games.avenue.state import Options, Sheet, State


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on the rest of the game; `farms` are those known in order, a peeked one too."""

    seat: int | None
    legal: tuple[Action, ...]
    options: Options
    seats: int
    round: int
    farms: str
    road: int
    played: tuple[int, ...]
    aside: tuple[int, ...]
    yellow: int
    sheets: tuple[Sheet, ...]
    chosen: SeatRows[bool]
    my_choice: Action | None
    waiting: int
    news: tuple[Event, ...]


def memory(state: State, seat: int | None) -> Memory:
    """Everything that seat has ever lawfully seen. The sheets are public: they hold nothing that waits."""
    return Memory(
        seat=seat,
        legal=() if seat is None else legal(state, seat),
        options=state.options,
        seats=state.seats,
        round=state.round,
        farms=farms_known(state, seat),
        road=state.road,
        played=state.played,
        aside=state.aside,
        yellow=state.yellow,
        sheets=state.sheets,
        chosen=tuple(tuple(choice is not None for choice in row) for row in state.choices),
        my_choice=None if seat is None else at(state.choices, seat),
        waiting=state.waiting,
        news=state.news,
    )


def farms_known(state: State, seat: int | None) -> str:
    """The farms revealed, and the next one for a seat that has peeked this round."""
    peeked = seat is not None and state.round in state.sheets[seat].peeks
    return state.farms[: state.round + peeked]


def imagine(memory: Memory, chance: Chance) -> State:
    """A position that agrees with the memory: both decks in a new order, any choice for those who have made one."""
    unseen = Counter(ROAD_CARDS) - Counter((*memory.played, *memory.aside))
    farms = [farm for farm in FARMS if farm not in memory.farms]
    return State(
        options=memory.options,
        seats=memory.seats,
        round=memory.round,
        farms=memory.farms + "".join(chance.shuffled(farms)),
        road=memory.road,
        deck=chance.shuffled(sorted(unseen.elements())),
        played=memory.played,
        aside=memory.aside,
        yellow=memory.yellow,
        sheets=memory.sheets,
        choices=imagined_choices(memory, chance),
        waiting=memory.waiting,
        news=memory.news,
    )


def imagined_choices(memory: Memory, chance: Chance) -> SeatRows[Action | None]:
    """One's own waiting choice; for others who have chosen, anything they may have chosen."""
    choices: SeatRows[Action | None] = filled(memory.seats, None)
    for seat, chosen in enumerate(flat(memory.chosen)):
        if chosen:
            mine = seat == memory.seat
            choices = put(choices, seat, memory.my_choice if mine else some_choice(memory, seat, chance))
    return choices


def some_choice(memory: Memory, seat: int, chance: Chance) -> Action:
    """A choice that seat could have made."""
    sheet = memory.sheets[seat]
    draws: tuple[Action, ...] = draws_in(sheet.vacant)
    return chance.pick(draws if memory.round in sheet.peeks else (*draws, PEEK))

"""What a game in which nothing is hidden is given: views and memories of its whole state, in its own types."""

import msgspec

from serao.engine.chance import Chance
from serao.engine.open_game import OpenMemory, OpenView, open_game


class Take(msgspec.Struct, frozen=True, tag="take"):
    """An action."""

    number: int


class Took(msgspec.Struct, frozen=True, tag="took"):
    """An event."""

    number: int


class State(msgspec.Struct, frozen=True):
    """A few stones."""

    stones: int
    news: tuple[Took, ...] = ()


GAME = open_game(
    {
        "State": State,
        "ACTIONS": Take,
        "EVENTS": Took,
        "actors": lambda state: (0,),
        "legal": lambda state, seat: (Take(1), Take(2)),
    }
)
STATE = State(5, (Took(2),))


def test_everybody_sees_the_whole_state() -> None:
    for seat in (None, 0, 1):
        view = GAME["view"](STATE, seat)
        assert isinstance(view, OpenView)
        assert (view.seat, view.state, view.news) == (seat, STATE, STATE.news)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME["View"]) == view


def test_a_memory_has_the_legal_actions_of_who_is_to_choose() -> None:
    for seat, legal in ((None, ()), (0, (Take(1), Take(2))), (1, ())):
        memory = GAME["memory"](STATE, seat)
        assert isinstance(memory, OpenMemory)
        assert (memory.seat, memory.state, memory.legal) == (seat, STATE, legal)
        assert msgspec.json.decode(msgspec.json.encode(memory), type=GAME["Memory"]) == memory
        assert GAME["imagine"](memory, Chance(b"luck")) is STATE

"""The door to a game: an action from outside is checked here, and refused with a reason."""

import sys

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, EventT, Game, MemoryT, OptionsT, StateT, ViewT
from serao.engine.problem import BadOptions, Reason, Refused, reason

# Where the seats of a game end that has no most: range(1, UNLIMITED).
UNLIMITED = sys.maxsize


def start(
    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT], options: OptionsT, seats: int, chance: Chance
) -> StateT:
    """A new game, or BadOptions saying what it cannot be played with."""
    allowed = game.seats(options)
    if seats not in allowed:
        raise BadOptions(seats_reason(game.NAME, allowed, seats))
    return game.new(options, seats, chance)


def seats_reason(name: str, allowed: range, seats: int) -> Reason:
    """Why that many seats are wrong."""
    if allowed.stop == UNLIMITED:
        return reason("seats-least", game=name, least=allowed.start, given=seats)
    if allowed.stop - 1 == allowed.start:
        return reason("seats-exact", game=name, number=allowed.start, given=seats)
    return reason("seats-range", game=name, least=allowed.start, most=allowed.stop - 1, given=seats)


def play(
    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT],
    state: StateT,
    seat: int,
    action: ActionT,
    chance: Chance,
) -> StateT:
    """The position after that action; Refused, with the reason, when the rules do not allow it."""
    why_not = game.refusal(state, seat, action)
    if why_not is not None:
        raise Refused(why_not)
    return game.apply(state, seat, action, chance)

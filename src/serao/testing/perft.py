"""Perft: the number of ways a game can go on, counted by the rules and, where it can be, by hand."""

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, EventT, Game, MemoryT, OptionsT, StateT, ViewT


def perft(game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT], state: StateT, depth: int) -> int:
    """How many sequences of that many decisions there are (the first of several actors chooses first)."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    actions = game.legal(state, seat)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, seat, action, Chance(b"perft")), depth - 1) for action in actions)

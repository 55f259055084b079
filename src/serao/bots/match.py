"""Whole games between opponents, through the contract: what each is given is its own seat's memory."""

from collections.abc import Sequence
from hashlib import sha256

from serao.bots import Bot
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, EventT, Game, MemoryT, OptionsT, StateT, ViewT
from serao.engine.play import play, start


def play_out(
    game: Game[OptionsT, StateT, ActionT, ViewT, MemoryT, EventT],
    options: OptionsT,
    bots: Sequence[Bot[MemoryT, ActionT]],
    seed: bytes,
    most: int | None = None,
) -> tuple[StateT, list[tuple[int, ActionT]]]:
    """The last position and every move. The game's luck is that of a record; the bots' own is apart from it.

    A game that has not ended after `most` decisions is left as it stands.
    """
    luck = sha256(b"bot" + seed).digest()
    state = start(game, options, len(bots), Chance(seed, 0))
    moves: list[tuple[int, ActionT]] = []
    while (actors := game.actors(state)) and (most is None or len(moves) < most):
        seat, number = actors[0], len(moves) + 1
        action = bots[seat](game.memory(state, seat), Chance(luck, number))
        state = play(game, state, seat, action, Chance(seed, number))  # refuses what is not legal
        moves.append((seat, action))
    return state, moves

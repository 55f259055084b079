"""Contests and deals that were never played, with results that can be reckoned by hand."""

from serao.bots.arena.contest import Contest, Deal, Played, Thought
from serao.bots.arena.lineups import line_ups


def contest(bots: int, seats: int) -> Contest:
    """A contest of opponents a, b, c …"""
    names = tuple("abcdefg"[:bots])
    return Contest("avenue", 1, {}, seats, names, tuple(line_ups(bots, seats)), "by hand")


def deal(number: int, *games: Played, bots: int = 2) -> Deal:
    """A deal with these games; everybody thought ten times for 20 ms each, once for 100 ms more."""
    return Deal(number, games, (Thought(10, 0.3, 0.12),) * bots)


def game(line_up: tuple[int, ...], *scores: int) -> Played:
    """A game that ended with these scores; without scores it did not end."""
    places = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == place) for place in places)
    return Played(line_up, 10, ranking, scores)

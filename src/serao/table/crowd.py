"""What a crowd is shown: of a thousand at one table, everybody is told of a few, and of what is revealed to all."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec

from serao.engine.outcome import Outcome
from serao.table.events import Kind
from serao.table.table import Table

BEST = 10  # places told to a crowd


def names_in(table: Table, view: Any, places: Iterable[int]) -> tuple[tuple[int, str], ...]:
    """Who is who: those whom this view ranks and, by the places of all, those who won."""
    seats = {*table.game.named(view), *islice(places, BEST)}
    return tuple([(seat, table.chairs[seat].name) for seat in sorted(seats)])


def kinds_in(table: Table, names: Iterable[tuple[int, str]]) -> tuple[Kind | None, ...]:
    """Who those are whose names are told: guests, members, programs, bots."""
    return tuple([table.chairs[seat].kind for seat, _ in names])


def revealed(table: Table, seat: int | None, since: int = -1) -> list[Any]:
    """What that seat saw revealed after so many actions: events of the game."""
    states = [state for number, state in table.revealed if number > since]
    return [event for state in states for event in table.game.view(state, seat).news]


def best_of(ranking: Iterable[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The first places, though a thousand may share one."""
    best: list[tuple[int, ...]] = []
    left = BEST
    for group in ranking:
        best.append(group[:left])
        left -= len(best[-1])
        if not left:
            break
    return tuple(best)


def outcome_of_best(outcome: Outcome, seats: set[int]) -> Outcome:
    """The end of a game with the scores of these seats alone."""
    scores = tuple(score for score in outcome.scores if score.seat in seats)
    return msgspec.structs.replace(outcome, scores=scores, ranking=best_of(outcome.ranking))


def places_of(ranking: Iterable[tuple[int, ...]]) -> dict[int, int]:
    """Each seat's place; a group of several shares it."""
    places: dict[int, int] = {}
    for group in ranking:
        places.update(dict.fromkeys(group, len(places) + 1))
    return places

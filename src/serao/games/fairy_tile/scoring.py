"""How a game of Fairy Tile ended (rule 7)."""

from serao.engine.outcome import Outcome, Score, ScoreLine
from serao.games.fairy_tile.pieces import NO_PAGE
from serao.games.fairy_tile.rules import LAST_PAGE
from serao.games.fairy_tile.state import State

NOBODY = "nobody"


def outcome(state: State) -> Outcome | None:
    """7 Who told the last page; [R7.1-places] the others by what they told, [R7.2-nobody] or no winner at all."""
    if not state.reason:
        return None
    won = state.reason == LAST_PAGE
    return Outcome(
        scores=tuple(seat_score(state, seat) for seat in range(len(state.hands))),
        ranking=places(state) if won else (tuple(range(len(state.hands))),),
        reason=state.reason,
        decided=LAST_PAGE if won else NOBODY,
    )


def seat_score(state: State, seat: int) -> Score:
    """The pages told."""
    told = len(state.told[seat])
    return Score(seat, told, (ScoreLine("pages", told, {"number": told}),))


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """The winner, then those who stayed, then those who left; each by the number of pages told."""
    groups: dict[tuple[bool, bool, int], list[int]] = {}
    for seat, told in enumerate(state.told):
        groups.setdefault((state.hands[seat] == NO_PAGE, not state.left[seat], len(told)), []).append(seat)
    return tuple(tuple(groups[merit]) for merit in sorted(groups, reverse=True))

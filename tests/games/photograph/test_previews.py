"""What an action would bring is what it brings: previews held against the action itself, over random games."""

from collections.abc import Iterator

import pytest

from serao.games import photograph
from serao.games.photograph.actions import Action, Take, Wind
from serao.games.photograph.news import Shot, Took
from serao.games.photograph.state import State
from serao.testing.moments import SuiteTable, moment_after


def decisions(number: int) -> Iterator[tuple[State, int, Action, State]]:
    """The positions of a random game: before, who acts, the action, after."""
    return moment_after(SuiteTable(photograph, photograph.Options(), 2), number, 60).decisions()


@pytest.mark.parametrize("seed", range(8))
def test_photograph_lands_as_it_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions(seed):
        seen = photograph.preview(state, seat, action)
        if isinstance(action, Take):
            assert [event.cards for event in after.news if isinstance(event, Took)] == [seen.taken]
        elif isinstance(action, Wind) and state.phase == "winding":
            shots = [(event.card, event.in_focus, event.good_shot) for event in after.news if isinstance(event, Shot)]
            assert shots == [(shot.card, shot.focused, shot.good_shot) for shot in seen.shots]
            assert after.hands[seat] == seen.hand

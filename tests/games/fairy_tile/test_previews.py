"""What an action would bring is what it brings: previews held against the action itself, over random games."""

from collections.abc import Iterator

import pytest

from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Action, Add, Move
from serao.games.fairy_tile.news import Told
from serao.games.fairy_tile.state import State
from serao.testing.moments import SuiteTable, moment_after


def decisions(number: int) -> Iterator[tuple[State, int, Action, State]]:
    """The positions of a random game: before, who acts, the action, after."""
    return moment_after(SuiteTable(fairy_tile, fairy_tile.Options(), 2), number, 120).decisions()


@pytest.mark.parametrize("seed", range(8))
def test_fairy_tile_tells_what_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions(seed):
        seen = fairy_tile.preview(state, seat, action)
        if not isinstance(action, Move | Add):
            assert seen is None
            continue
        assert seen is not None
        told = any(isinstance(event, Told) for event in after.news)
        assert seen.tells == told, (seat, action)

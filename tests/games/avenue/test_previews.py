"""What an action would bring is what it brings: previews held against the action itself, over random games."""

from collections.abc import Iterator

import pytest

from serao.games import avenue
from serao.games.avenue.actions import Action, Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.state import State
from serao.testing.moments import SuiteTable, moment_after


def decisions(number: int) -> Iterator[tuple[State, int, Action, State]]:
    """The positions of a random game: before, who acts, the action, after."""
    return moment_after(SuiteTable(avenue, avenue.Options(), 1), number, 60).decisions()


@pytest.mark.parametrize("seed", range(8))
def test_avenue_joins_what_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions(seed):
        seen = avenue.preview(state, seat, action)
        if not isinstance(action, Draw):
            assert seen is None
            continue
        assert seen is not None
        land = map_of(state.options.map)
        roads = after.sheets[seat].roads
        assert action.square in seen.squares
        assert all(roads[square] for square in seen.squares)
        assert seen.farm_points == farm_grapes(roads, land, state.farms[state.round - 1])
        for farm, square in land.farms.items():
            assert (farm in seen.farms) == (square in seen.squares)

"""What an action would bring is what it brings: previews held against the action itself, over random games."""

from random import Random
from typing import Any

import msgspec
import pytest

from serao.engine.chance import Chance
from serao.engine.play import start
from serao.games import GAMES, avenue, fairy_tile, photograph
from serao.games.avenue.actions import Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import farm_grapes
from serao.games.fairy_tile.actions import Add, Move
from serao.games.fairy_tile.news import Told
from serao.games.photograph.actions import Take, Wind
from serao.games.photograph.news import Shot, Took

SEATS = {"photograph": 2, "avenue": 1, "fairy_tile": 2, "picture_perfect": 2}


def decisions(name: str, seed: int, most: int = 60) -> Any:
    """Positions of a random game, each with the seat that acts and what it does."""
    game, luck = GAMES[name], Random(seed)
    state = start(game, game.Options(), SEATS[name], Chance(bytes([seed]) * 32, 0))
    for number in range(1, most):
        actors = game.actors(state)
        if not actors:
            return
        seat = luck.choice(actors)
        action = luck.choice(game.legal(state, seat))
        after = game.apply(state, seat, action, Chance(bytes([seed]) * 32, number))
        yield state, seat, action, after
        state = after


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_is_a_value_and_changes_nothing(name: str) -> None:
    for state, seat, action, _ in decisions(name, 1, 25):
        before = msgspec.json.encode(state)
        seen = GAMES[name].preview(state, seat, action)
        assert GAMES[name].preview(state, seat, action) == seen
        assert msgspec.json.encode(state) == before
        msgspec.json.encode(seen)


@pytest.mark.parametrize("seed", range(8))
def test_photograph_lands_as_it_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions("photograph", seed):
        seen = photograph.preview(state, seat, action)
        if isinstance(action, Take):
            assert [event.cards for event in after.news if isinstance(event, Took)] == [seen.taken]
        elif isinstance(action, Wind) and state.phase == "winding":
            shots = [(event.card, event.in_focus, event.good_shot) for event in after.news if isinstance(event, Shot)]
            assert shots == [(shot.card, shot.focused, shot.good_shot) for shot in seen.shots]
            assert after.hands[seat] == seen.hand


@pytest.mark.parametrize("seed", range(8))
def test_avenue_joins_what_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions("avenue", seed):
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


@pytest.mark.parametrize("seed", range(8))
def test_fairy_tile_tells_what_was_shown(seed: int) -> None:
    for state, seat, action, after in decisions("fairy_tile", seed, 120):
        seen = fairy_tile.preview(state, seat, action)
        if not isinstance(action, Move | Add):
            assert seen is None
            continue
        assert seen is not None
        told = any(isinstance(event, Told) for event in after.news)
        assert seen.tells == told, (seat, action)

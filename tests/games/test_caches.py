"""What the games remember to be fast has a bound, and a small one: a house that runs for months must not grow by it."""

import gc
import sys
import tracemalloc
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from random import Random
from typing import Any

import pytest

from serao.engine.chance import Chance
from serao.games import GAMES
from tests.suites import SUITES

LARGEST = 25_000_000  # bytes that one of these caches may come to hold
MOST_MOVES = 400  # a tale told at random may take its time


def caches() -> Iterator[tuple[str, "_lru_cache_wrapper[Any]"]]:
    """Every cache of the games and of the tables."""
    found: dict[int, _lru_cache_wrapper[Any]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(("serao.games.", "serao.table.")):
            found |= {id(each): each for each in vars(module).values() if isinstance(each, _lru_cache_wrapper)}
    for cache in found.values():
        yield f"{cache.__wrapped__.__module__}.{cache.__wrapped__.__name__}", cache


def play(name: str, number: int) -> None:
    """A game at random, shown to everybody after every action."""
    game, random = GAMES[name], Random(number)
    seed = random.randbytes(32)
    state = game.new(SUITES[name].short or game.Options(), 2, Chance(seed))
    for move in range(1, MOST_MOVES):
        if not game.actors(state):
            return
        for viewer in (0, 1, None):
            game.view(state, viewer)
        seat = random.choice(game.actors(state))
        state = game.apply(state, seat, random.choice(game.legal(state, seat)), Chance(seed, move))


def weight(cache: "_lru_cache_wrapper[Any]") -> int:
    """How many bytes are free when a cache is emptied."""
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    cache.cache_clear()
    gc.collect()
    return before - tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_full_cache_is_a_small_one(game: str) -> None:
    play(game, 0)  # tables that are made once belong to no cache
    for _, cache in caches():
        cache.cache_clear()
    tracemalloc.start(1)
    try:
        play(game, 1)
        full = {
            name: weight(cache) // info.currsize * info.maxsize
            for name, cache in caches()
            if (info := cache.cache_info()).currsize and info.maxsize is not None
        }
    finally:
        tracemalloc.stop()
    assert not {name: size for name, size in full.items() if size > LARGEST}

"""Fairy Tile on one core: placements found, moves found, and random decisions, a second."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from benchmarks.measure import rate
from serao.bots.playout import playout
from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.moving import moves
from serao.games.fairy_tile.pieces import REGULAR, kingdom_of, lay
from serao.games.fairy_tile.places import EVERYBODY
from serao.games.fairy_tile.placing import additions

SEATS = (2, 3, 4)


def measured() -> list[dict[str, Any]]:
    """A row a kind of work; kingdoms forget what they have worked out before each run."""
    works = {"placements": placements_found, "moves": moves_found}
    works |= {f"random decisions, {seats} seats": games_of(seats) for seats in SEATS}
    return [row(name, work) for name, work in works.items()]


def row(name: str, work: Callable[[], int]) -> dict[str, Any]:
    """How often a second."""
    speed = rate(work)
    return {"work": name, "best": round(speed.best), "median": round(speed.median)}


def middle_kingdom(tiles: int = 6) -> Kingdom:
    """A kingdom in the middle of a game, with nothing worked out yet."""
    state, random = fairy_tile.new(fairy_tile.Options(), 2, Chance(b"bench")), Random(1)
    laid = state.laid
    for side in state.stack[:tiles]:
        way = random.choice([way for way in additions(kingdom_of(laid), side) if isinstance(way, Add)])
        laid = (*laid, lay(side, way.at, way.turn))
    return kingdom_of(laid)


def placements_found() -> int:
    """Every way to add each of the 24 sides to one kingdom."""
    land = MIDDLE
    fresh = Kingdom(land.terrain, land.river)
    return sum(len(additions(fresh, 2 * tile + side)) for tile in REGULAR for side in (0, 1))


def moves_found() -> int:
    """Every move of every character from every hex of one kingdom."""
    fresh = Kingdom(MIDDLE.terrain, MIDDLE.river)
    return sum(len(moves(fresh, character, there)) for there in fresh.terrain for character in EVERYBODY)


def games_of(seats: int) -> Callable[[], int]:
    """Plays one whole game at random, set-up and all, and returns its decisions."""
    random, numbers = Random(1), count()

    def one_game() -> int:
        seed = next(numbers).to_bytes(32, "big")
        return playout(fairy_tile, fairy_tile.new(fairy_tile.Options(), seats, Chance(seed)), seed, random)[1]

    return one_game


MIDDLE = middle_kingdom()

"""What an action of Avenue would bring to one's own sheet: the network its road would belong to."""

import msgspec

from serao.games.avenue.actions import Action, Draw
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import farm_grapes, joined, network
from serao.games.avenue.pieces import YELLOW
from serao.games.avenue.rules import drawn
from serao.games.avenue.state import State


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """The squares of the network, what stands on it, and what the farm of this round would then be worth."""

    squares: tuple[int, ...] = ()
    farms: tuple[str, ...] = ()
    castles: tuple[str, ...] = ()
    green: int = 0
    purple: int = 0
    farm_points: int = 0


PREVIEW = Preview


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """4 The network of a road before it is inked; a peek tells nothing beforehand."""
    if not isinstance(action, Draw):
        return None
    land = map_of(state.options.map)
    roads = drawn(state.sheets[seat], action.square, state.road % YELLOW).roads
    there = network(joined(roads, action.square), state.options.map)
    return Preview(
        squares=there.squares,
        farms=there.farms,
        castles=there.castles,
        green=there.green,
        purple=there.purple,
        farm_points=farm_grapes(roads, land, state.farms[state.round - 1]),
    )

"""How people name a place of the kingdom: by its land and by what it lies beside, never by numbers."""

from collections.abc import Iterable
from typing import cast

import msgspec

from serao.engine.contract import Say
from serao.games.fairy_tile.hexes import STEPS
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.places import TERRAINS


class Landmark(msgspec.Struct, frozen=True, gc=False):
    """A place as it is told: its terrain, whether a river runs there, and which terrain it lies beside."""

    terrain: int
    river: bool
    near: int


def landmark(kingdom: Kingdom, there: int) -> Landmark:
    """A place of the kingdom by what it is and what it lies beside; its own terrain where it is among its like."""
    key = ("landmark", there)
    if key not in kingdom.kept:
        own = kingdom.terrain[there]
        others = [kind for kind in terrains_beside(kingdom, (there,)) if kind != own]
        kingdom.kept[key] = Landmark(own, bool(kingdom.river[there]), rarest(kingdom, others or [own]))
    return cast(Landmark, kingdom.kept[key])


def terrains_beside(kingdom: Kingdom, places: Iterable[int]) -> list[int]:
    """The terrain of every place of the kingdom that touches one of these."""
    return [kingdom.terrain[there + step] for there in places for step in STEPS if there + step in kingdom.terrain]


def rarest(kingdom: Kingdom, terrains: Iterable[int]) -> int:
    """Of these terrains the one that the kingdom has least of: it tells best which place is meant."""
    return min(terrains, key=lambda kind: (len(kingdom.places(kind)), -kind))


def place_text(place: Landmark, form: str, say: Say) -> str:
    """A place inside a sentence: `the` place, `to` it or `at` it."""
    land = say(f"fairy_tile-{form}-{TERRAINS[place.terrain]}")
    return say("fairy_tile-spot-river" if place.river else "fairy_tile-spot", place=land, by=beside_text(place, say))


def beside_text(place: Landmark, say: Say) -> str:
    """What a place lies beside."""
    return say(f"fairy_tile-{'among' if place.near == place.terrain else 'by'}-{TERRAINS[place.near]}")

"""What can happen at a table of Fairy Tile, event by event, and how it is told."""

import msgspec

from serao.engine.contract import Say
from serao.games.fairy_tile.landmarks import Landmark, place_text
from serao.games.fairy_tile.pieces import CELLS, Place
from serao.games.fairy_tile.places import CHARACTERS, TERRAINS


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    """2 The kingdom lies ready and this seat begins."""

    seat: int


class Shown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    """2.3 The side of a tile that now lies on top of the stack."""

    side: int


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """3.3 A character moved."""

    seat: int
    character: int
    start: int
    to: int
    place: Landmark


class Added(msgspec.Struct, frozen=True, gc=False, tag="added"):
    """3.4 A tile was added to the kingdom, beside this terrain."""

    seat: int
    side: int
    at: int
    turn: int
    near: int


class UsedMagic(msgspec.Struct, frozen=True, gc=False, tag="magic"):
    """3.1 The token was turned to blank for a second adventure."""

    seat: int


class KeptMagic(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    """3.1 The turn ended with the magic unused."""

    seat: int


class Told(msgspec.Struct, frozen=True, gc=False, tag="told"):
    """5.1 A page was told."""

    seat: int
    page: int


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """3.2 A page was turned; the token shows magic."""

    seat: int


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """The page that this seat alone saw come to its hand."""

    page: int


class Left(msgspec.Struct, frozen=True, gc=False, tag="left"):
    """7.2 A page that can never be told is laid open, and its seat leaves."""

    seat: int
    page: int


class Won(msgspec.Struct, frozen=True, gc=False, tag="won"):
    """7.1 The last page of a book was told."""

    seat: int


class NoEnd(msgspec.Struct, frozen=True, gc=False, tag="no-end"):
    """7.2 Nobody is left: the story has no end."""


Event = Started | Shown | Moved | Added | UsedMagic | KeptMagic | Told | Turned | Drew | Left | Won | NoEnd
EVENTS = Event


def story(page: int, say: Say) -> str:
    """The piece of story on a page."""
    return say(f"fairy_tile-story-{page}")


def tile_text(side: int, say: Say) -> str:
    """A tile by its three places, as one reads it aloud."""
    return ", ".join(land_text(cell, say) for cell in CELLS[side])


def land_text(cell: Place, say: Say) -> str:
    """What lies in one place of a tile."""
    terrain = say(f"fairy_tile-place-{cell.terrain}")
    return say("fairy_tile-with-river", terrain=terrain) if cell.river else terrain


def tell(event: Event, say: Say, names: tuple[str, ...]) -> str:
    """One event as a sentence."""
    match event:
        case Started(seat) | UsedMagic(seat) | KeptMagic(seat) | Turned(seat) | Won(seat):
            return say(f"fairy_tile-{event.__struct_config__.tag}", name=names[seat])
        case Shown(side):
            return say("fairy_tile-shown", tile=tile_text(side, say))
        case Moved(seat, character, place=place):
            return say(
                "fairy_tile-moved",
                name=names[seat],
                character=say(f"fairy_tile-who-{CHARACTERS[character]}"),
                to=place_text(place, "to", say),
            )
        case Added(seat, side, near=near):
            where = say(f"fairy_tile-by-{TERRAINS[near]}")
            return say("fairy_tile-added", name=names[seat], tile=tile_text(side, say), by=where)
        case Told(seat, page):
            return say("fairy_tile-told", name=names[seat], page=page, story=story(page, say))
        case Drew(page):
            return say("fairy_tile-drew", page=page)
        case Left(seat, page):
            return say("fairy_tile-left", name=names[seat], page=page)
        case NoEnd():
            return say("fairy_tile-no-end")

"""What can happen at a table of Avenue, event by event, and how it is told."""

import msgspec

from serao.engine.contract import Say
from serao.games.avenue.actions import Action, Draw, square_text
from serao.games.avenue.pieces import YELLOW


class RoundBegan(msgspec.Struct, frozen=True, gc=False, tag="round"):
    """3.1 A farm is revealed: it scores at the end of this round."""

    number: int
    farm: str


class RoadShown(msgspec.Struct, frozen=True, gc=False, tag="road"):
    """3.2 A road card is revealed; `yellow` counts the round's yellow cards so far."""

    card: int
    yellow: int


class Chose(msgspec.Struct, frozen=True, gc=False, tag="chose"):
    """Somebody has chosen secretly, and waits for the others."""

    seat: int


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted"):
    """3.2 The choices for a road, revealed together, from a first seat on (at large tables only one's own)."""

    road: int
    first: int
    choices: tuple[Action, ...]


class Peeked(msgspec.Struct, frozen=True, gc=False, tag="peeked"):
    """3.2 What this seat alone saw on top of the farm deck."""

    farm: str


class FarmScored(msgspec.Struct, frozen=True, gc=False, tag="scored"):
    """4 The numbers written for a farm, from a first seat on (at large tables only one's own)."""

    farm: str
    first: int
    written: tuple[int, ...]


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """5 The fifth farm has scored."""


Event = RoundBegan | RoadShown | Chose | Acted | Peeked | FarmScored | Ended
EVENTS = Event


def choice_text(action: Action, say: Say) -> str:
    """What somebody did with a road."""
    return square_text(action.square) if isinstance(action, Draw) else say("avenue-a-peek")


def road_text(road: int, say: Say) -> str:
    """A road in words: its sign means nothing to whoever hears it."""
    return say(f"avenue-road-{road}")


def tell(event: Event, say: Say, names: tuple[str, ...]) -> str:
    """One event as a sentence."""
    match event:
        case RoundBegan(number, farm):
            return say("avenue-round", number=number, farm=farm)
        case RoadShown(card, yellow):
            return say("avenue-road", road=road_text(card % YELLOW, say), yellow=yellow, scoring=int(card > YELLOW))
        case Chose(seat):
            return say("avenue-chose", name=names[seat])
        case Acted(road, first, choices):
            said = (f"{names[first + place]} {choice_text(each, say)}" for place, each in enumerate(choices))
            return say("avenue-acted", road=road_text(road, say), number=len(choices), choices=", ".join(said))
        case Peeked(farm):
            return say("avenue-peeked", farm=farm)
        case FarmScored(farm, first, written):
            said = (f"{names[first + place]} {number}" for place, number in enumerate(written))
            return say("avenue-scored", farm=farm, numbers=", ".join(said))
        case Ended():
            return say("avenue-ended")

"""What a person, or a program that plays for one, may ask of a table."""

from typing import Annotated, Literal

import msgspec

from serao.table.pace import Pace

LONGEST_NAME, LONGEST_SAID, LONGEST_ENTROPY, LONGEST_ID = 24, 500, 128, 64

# Signs that every database takes.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern="^[ -~]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAID)]
Entropy = Annotated[str, msgspec.Meta(max_length=LONGEST_ENTROPY)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every command carries an id of the sender's making: sent twice, it is done once."""

    id: Id


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a chair (the first free one when none is named); a second chair on one device has its own name.

    Entropy comes best with it: when this chair was the last free one, the deal follows at once.
    """

    seat: Seat | None = None
    name: Name | None = None
    entropy: Entropy = ""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Give a free chair to an opponent (the host)."""

    seat: Seat
    level: Level = "sound"


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Free a chair before the game: one's own; the host, any."""

    seat: Seat


class Add(Command, frozen=True, kw_only=True, tag="add"):
    """Add entropy to the shuffle."""

    seat: Seat
    entropy: Entropy


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin (the host): empty chairs go to opponents or are carried away."""

    empty: Literal["bots", "close"] = "bots"


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Act in the game. The action is the game's own, as it stood among the legal ones, or its notation."""

    seat: Seat
    action: msgspec.Raw


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last action: at once where nobody can mind, else by asking everybody."""

    seat: Seat


class AskPace(Command, frozen=True, kw_only=True, tag="ask-pace"):
    """Ask everybody for another pace, or for none."""

    pace: Pace | None


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Say yes or no to what is asked; `offer` is the number it was asked under."""

    offer: int
    yes: bool


class StandIn(Command, frozen=True, kw_only=True, tag="stand-in"):
    """Without clocks: let an opponent play for who has long been waited for, until they are back."""

    seat: Seat


class Concede(Command, frozen=True, kw_only=True, tag="concede"):
    """Give up a seat's game."""

    seat: Seat


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Go away in mid-game: opponents hold all one's chairs until one is back."""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Be back: take all one's chairs again."""


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to the table."""

    text: Text


AnyCommand = (
    Sit | SeatBot | Stand | Add | Start | Play | Undo | AskPace | Answer | StandIn | Concede | Leave | Return | Say
)

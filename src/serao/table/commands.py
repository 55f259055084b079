"""The commands that a person, or a program that plays, may send to a table."""

from typing import Annotated, Literal

import msgspec

from serao.bots import USUAL
from serao.table.pace import Pace

LONGEST_NAME, LONGEST_SAID, LONGEST_ENTROPY, LONGEST_ID = 24, 500, 128, 64

# The very end of a text: in Python, $ also stands before a last newline.
END = r"(?![\s\S])"
# Characters that every database takes.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID, pattern=f"^[ -~]+{END}")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAID)]
# 32 random bytes as hexadecimal digits, then perhaps words of one's own: nothing that disturbs a terminal or a log.
ENTROPY_DIGITS = 64
Entropy = Annotated[
    str, msgspec.Meta(min_length=ENTROPY_DIGITS, max_length=LONGEST_ENTROPY, pattern=f"^[0-9a-f]{{64}}( .*)?{END}")
]
Seal = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{64}})?{END}")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every command has an id chosen by the sender; a command that is sent twice is done once."""

    id: Id


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a chair (the first free one when none is named); a second chair on one device has its own name.

    The seal of one's entropy is best added with it: when this chair is the last free one, the shuffle follows at once.
    """

    seat: Seat | None = None
    name: Name | None = None
    seal: Seal = ""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Give a free chair to an opponent (the host): whoever of the cast is free, or the one that is named."""

    seat: Seat
    level: Level = USUAL
    character: Level | None = None


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Free a chair before the game: one's own; the host, any."""

    seat: Seat


class PutSeal(Command, frozen=True, kw_only=True, tag="seal"):
    """Take part in the shuffle: commit to entropy of one's own, which is revealed when the company is complete."""

    seat: Seat
    seal: Seal


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """Reveal the entropy that one has sealed, now that nobody can change theirs."""

    entropy: Entropy


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin (the host): empty chairs go to opponents, of the takeover level unless one is said, or are removed.

    Once more, a while later: deal without the entropy of those who have not revealed it.
    """

    empty: Literal["bots", "close"] = "bots"
    level: Level | None = None


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Act in the game. The action is one of the legal ones, as it was sent, or its notation."""

    seat: Seat
    action: msgspec.Raw


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last action: at once where nothing was revealed, else by asking everybody."""

    seat: Seat


class AskPace(Command, frozen=True, kw_only=True, tag="ask-pace"):
    """Ask everybody for another pace, or for none."""

    pace: Pace | None


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Say yes or no to what is asked; `offer` is the number it was asked under."""

    offer: int
    yes: bool


class StandIn(Command, frozen=True, kw_only=True, tag="stand-in"):
    """Without clocks: let an opponent play for a person who has been waited for too long, until the person is back."""

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
    Sit
    | SeatBot
    | Stand
    | PutSeal
    | Start
    | Reveal
    | Play
    | Undo
    | AskPace
    | Answer
    | StandIn
    | Concede
    | Leave
    | Return
    | Say
)

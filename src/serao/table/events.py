"""The events of a table. Their log is the table: every process that folds the same log gets the same table."""

from typing import Literal

import msgspec

from serao.table.pace import Pace

# Who somebody is: a guest goes by any name, a member by a claimed one; a program is known by the token it came in with;
# a bot is an opponent of the house.
Kind = Literal["guest", "member", "program", "bot"]


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A wish: keep only the first so many actions of the game."""

    keep: int


class ChangePace(msgspec.Struct, frozen=True, tag="change-pace"):
    """A wish: play on by another pace, or without clocks."""

    pace: Pace | None


Wish = TakeBack | ChangePace
NOBODY = "nobody"  # the host of a table that everybody has left for good
AwayReason = Literal["time", "left", "conceded"]


class Sat(msgspec.Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person takes a chair, under a name, perhaps with the seal of its entropy for the shuffle.

    The first logs do not say who it is: a guest, then.
    """

    seat: int
    person: str
    name: str
    entropy: str = ""  # in the open: only in logs of the first version
    seal: str = ""
    kind: Kind = "guest"
    owner: str = ""  # the name of whom a program belongs to


class Kept(msgspec.Struct, frozen=True, tag="kept", omit_defaults=True):
    """A chair is kept for a person, who takes it by sitting down there: so the shuffle waits for their part of it."""

    seat: int
    person: str
    name: str
    kind: Kind = "guest"
    owner: str = ""


class BotSat(msgspec.Struct, frozen=True, tag="bot-sat", omit_defaults=True):
    """An opponent of a level takes a chair: one of the cast, but for levels without stars and in the first logs.

    Perhaps under the name that it had at the table before.
    """

    seat: int
    level: str
    character: str = ""
    name: str = ""


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A chair is free again, before the game."""

    seat: int


class Added(msgspec.Struct, frozen=True, tag="added"):
    """A seat adds its own entropy to the shuffle, in the open: only in logs of the first version."""

    seat: int
    entropy: str


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A seat commits to its entropy for the shuffle."""

    seat: int
    seal: str


class Started(msgspec.Struct, frozen=True, tag="started", omit_defaults=True):
    """The company is complete: empty chairs go to opponents, or are removed. `rules` is the version it is played by.

    The deal follows when every seat with a seal has revealed its entropy: at once when none has one.
    """

    empty: Literal["bots", "close"] = "bots"
    rules: int = 1  # the first tables did not say: there was no other version
    level: str | None = None  # of those opponents; unless it is said, the one that plays for the absent
    company: tuple[str, ...] = ()  # who of the cast they are, in the order of their chairs


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A seat reveals the entropy that it has sealed; with the last one the deal follows."""

    seat: int
    entropy: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The deal is made without the entropy of those who did not reveal it."""


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat acts, in the game's notation."""

    seat: int
    text: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The game goes back to its first so many actions."""

    keep: int


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    """A seat takes its last action back, which nobody has seen; what the others have done since stands."""

    seat: int


class PaceSet(msgspec.Struct, frozen=True, tag="pace-set"):
    """Another pace is agreed."""

    pace: Pace | None


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A person makes an offer to everybody."""

    wish: Wish


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A person agrees to the offer."""


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """A person declines the offer, or withdraws it."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """An opponent plays for a person who is out of time, has left or has conceded."""

    seats: tuple[int, ...]
    why: AwayReason


class Back(msgspec.Struct, frozen=True, tag="back"):
    """A person takes chairs back."""

    seats: tuple[int, ...]


class Said(msgspec.Struct, frozen=True, tag="said", omit_defaults=True):
    """A person says something."""

    name: str
    text: str
    kind: Kind = "guest"
    owner: str = ""


class Remarked(msgspec.Struct, frozen=True, tag="remarked"):
    """One of the cast says something: the name of a sentence, which everybody reads in a language of their own."""

    seat: int
    remark: str


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The same company plays again, at another table."""

    table: str


class Closed(msgspec.Struct, frozen=True, tag="closed", omit_defaults=True):
    """The table is closed: before the game, since nobody came, or at any time by those in charge of the house."""

    by_house: bool = False


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over"):
    """Those in charge of the house have made somebody else the host."""

    host: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A person leaves the house for good: its chairs, in order, are called otherwise, and another is the host."""

    person: str
    names: tuple[str, ...]
    host: str


Event = (
    Sat
    | Kept
    | BotSat
    | Stood
    | Added
    | Sealed
    | Started
    | Revealed
    | Dealt
    | Played
    | Undone
    | Withdrawn
    | PaceSet
    | Offered
    | Agreed
    | Declined
    | Away
    | Back
    | Said
    | Remarked
    | Followed
    | Closed
    | Gone
    | HandedOver
)


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log: when, by which person (None: nobody asked for it), the command's id, the event."""

    at: int
    by: str | None
    id: str | None
    event: Event


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode_event(body: bytes) -> Event:
    """A stored event."""
    return _decoder.decode(body)

"""What can happen at a table. The log of these, in order, is the table: whoever folds it sees the same."""

from typing import Literal

import msgspec

from serao.table.pace import Pace


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A wish: keep only the first so many actions of the game."""

    keep: int


class ChangePace(msgspec.Struct, frozen=True, tag="change-pace"):
    """A wish: play on by another pace, or without clocks."""

    pace: Pace | None


Wish = TakeBack | ChangePace
AwayReason = Literal["time", "left", "conceded"]


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person takes a chair, under a name, perhaps with entropy for the shuffle."""

    seat: int
    person: str
    name: str
    entropy: str = ""


class BotSat(msgspec.Struct, frozen=True, tag="bot-sat"):
    """An opponent of a level takes a chair."""

    seat: int
    level: str


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A chair is free again, before the game."""

    seat: int


class Added(msgspec.Struct, frozen=True, tag="added"):
    """A seat adds its own entropy to the shuffle."""

    seat: int
    entropy: str


class Started(msgspec.Struct, frozen=True, tag="started", omit_defaults=True):
    """The deal. Empty chairs go to opponents, or are carried away. `rules` is the version the game is played by."""

    empty: Literal["bots", "close"] = "bots"
    rules: int = 1  # the first tables did not say: there was no other version


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat acts, in the game's notation."""

    seat: int
    text: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The game goes back to its first so many actions."""

    keep: int


class PaceSet(msgspec.Struct, frozen=True, tag="pace-set"):
    """Another pace is agreed."""

    pace: Pace | None


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """Somebody asks everybody for something."""

    wish: Wish


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """Somebody says yes to what was asked."""


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """Somebody says no, or takes the question back."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """An opponent plays for a person: out of time, gone, or having conceded."""

    seats: tuple[int, ...]
    why: AwayReason


class Back(msgspec.Struct, frozen=True, tag="back"):
    """A person takes chairs back."""

    seats: tuple[int, ...]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody says something."""

    name: str
    text: str


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The same company plays again, at another table."""

    table: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """Nobody came: the table is put away before the game."""


Event = (
    Sat
    | BotSat
    | Stood
    | Added
    | Started
    | Played
    | Undone
    | PaceSet
    | Offered
    | Agreed
    | Declined
    | Away
    | Back
    | Said
    | Followed
    | Closed
)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: when, by which person (None: the house or an opponent), with which id, what."""

    at: int
    by: str | None
    id: str | None
    event: Event


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> bytes:
    """An event as it is kept."""
    return _encoder.encode(event)


def decode_event(body: bytes) -> Event:
    """A kept event."""
    return _decoder.decode(body)

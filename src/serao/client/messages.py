"""The messages of `table.wire` as a client reads them: views are decoded only when they are looked at."""

from typing import Literal

import msgspec

from serao.table.company import ChatLine
from serao.table.events import Kind
from serao.table.wire import Accepted, Denied, Farewell, TableView, Turn

NOTHING = b"null"


class SeatView(msgspec.Struct, frozen=True):
    """The game as one seat sees it; view, actions and memory are not decoded yet."""

    seat: int | None
    view: msgspec.Raw
    legal: msgspec.Raw
    memory: msgspec.Raw
    undo: Literal["free", "ask"] | None
    names: tuple[tuple[int, str], ...] = ()
    kinds: tuple[Kind | None, ...] = ()
    away: str = ""
    place: int | None = None
    scene: msgspec.Raw = msgspec.Raw(NOTHING)
    choices: msgspec.Raw = msgspec.Raw(b"[]")


class Sync(msgspec.Struct, frozen=True, tag="sync"):
    """Everything that the client may see."""

    length: int
    protocol: int
    mine: tuple[int, ...]
    table: TableView
    turn: Turn
    seats: tuple[SeatView, ...]
    chat: tuple[ChatLine, ...]


class ToldLine(msgspec.Struct, frozen=True):
    """A sentence of the log, and the game's event behind it, not decoded yet."""

    text: str
    about: msgspec.Raw = msgspec.Raw(NOTHING)


class Update(msgspec.Struct, frozen=True, tag="update"):
    """One thing happened; with an id, it answers the command of that id."""

    length: int
    happened: str
    turn: Turn
    id: str | None = None
    seats: tuple[SeatView, ...] = ()
    mine: tuple[int, ...] = ()
    table: TableView | None = None
    said: ChatLine | None = None
    lines: tuple[ChatLine, ...] = ()
    told: tuple[ToldLine, ...] = ()


Heard = Sync | Update | Accepted | Denied | Farewell

_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def hear(data: bytes | str) -> Heard:
    """Decode a message of the server; msgspec.DecodeError says what is wrong with it."""
    return _decoder.decode(data)

"""The messages between a table and its clients: versioned, typed, each with the length of the log."""

from typing import Annotated, Any, Literal

import msgspec

from serao.engine.outcome import Outcome
from serao.engine.problem import Reason
from serao.engine.scene import Choice, Scene
from serao.table.commands import AnyCommand, Id, Seat
from serao.table.company import ChatLine, Phase
from serao.table.events import AwayReason, Kind, Wish
from serao.table.pace import Pace

PROTOCOL = 2
LARGEST_MESSAGE = 64 * 1024  # bytes: an arrangement of fourteen guests fits many times

Language = Annotated[str, msgspec.Meta(max_length=35)]


# ── From a client ─────────────────────────────────────────────────────────────────────────────────


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. A language asks for sentences, `memory` for all a seat has seen: what an opponent needs."""

    protocol: int
    language: Language = ""
    memory: bool = False


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Ask for everything again, after a gap between two messages."""


class Try(msgspec.Struct, frozen=True, tag="try", forbid_unknown_fields=True):
    """Ask what an action would bring; nothing is done."""

    id: Id
    seat: Seat
    action: msgspec.Raw


FromClient = Hello | Resync | Try | AnyCommand


# ── To a client ───────────────────────────────────────────────────────────────────────────────────


class ChairView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it. `level` is an opponent's; `away` says why one plays for the person.

    `kind` says who it is (None: free), `owner` whose program, `character` who of the cast an opponent is. `kept`: the
    person has not sat down on it yet.
    """

    name: str
    person: str | None
    level: str | None
    away: str
    kind: Kind | None
    owner: str
    kept: bool = False
    character: str = ""


class OfferView(msgspec.Struct, frozen=True):
    """What is asked of everybody; the names of those who have not answered yet."""

    number: int
    by: str
    wish: Wish
    waiting: tuple[str, ...]


class Ended(msgspec.Struct, frozen=True):
    """How it ended: places (best first), by the rules or by conceding, and the secret of the shuffle.

    A crowd is told of the best alone, in `ranking` and in `outcome`.
    """

    ranking: tuple[tuple[int, ...], ...]
    conceded: tuple[int, ...]
    outcome: Outcome | None
    secret: str


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table's company and setup, the same for everybody. A crowded table shows no chairs: `taken` counts them."""

    id: str
    game: str
    options: Any
    phase: Phase
    seats: int
    taken: int
    chairs: tuple[ChairView, ...]
    host: str
    public: bool
    spectators: bool
    rated: bool
    start: Literal["full", "host"]
    pace: Pace | None
    commitment: str
    seals: tuple[str, ...]  # by seat; a crowd is not shown them
    sealed: str  # the digest of all seals, in seat order, once they are fixed: also for a crowd
    entropy: tuple[str, ...]  # by seat, once it is dealt
    unrevealed: tuple[int, ...]  # seats whose entropy is waited for, or was
    offer: OfferView | None
    next: str | None
    ended: Ended | None
    closed: bool = False  # by those in charge of the house, before it was over


class Turn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who must choose now (`waiting` counts them all), and the milliseconds everybody has left."""

    actors: tuple[int, ...]
    waiting: int
    clocks: tuple[int, ...] | None
    own: tuple[int, ...] | None = None  # in a crowd, of one's own seats alone


class SeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The game through one seat's eyes (None: a spectator's): the game's own View, actions and Memory.

    In a crowd, where no chairs are told: who the seats are that the view ranks, why an opponent plays for this seat,
    and its place once it is over.
    """

    seat: int | None
    view: msgspec.Raw
    legal: msgspec.Raw | None
    memory: msgspec.Raw | None
    undo: Literal["free", "ask"] | None
    names: tuple[tuple[int, str], ...] = ()
    kinds: tuple[Kind | None, ...] = ()  # of those names
    away: AwayReason | Literal[""] = ""
    place: int | None = None
    # Of a game that brings no board of its own: what lies on the table, and its legal actions by the spots they touch.
    scene: Scene | None = None
    choices: tuple[Choice, ...] = ()


class Sync(msgspec.Struct, frozen=True, tag="sync"):
    """Everything: the first answer, and whenever a client fell behind."""

    length: int
    protocol: int
    mine: tuple[int, ...]
    table: msgspec.Raw  # TableView
    turn: Turn
    seats: tuple[SeatView, ...]
    chat: tuple[ChatLine, ...]


class ToldLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence of the log; `about` is the game's own event behind it, as the viewer saw it in the news."""

    text: str
    about: msgspec.Raw | None = None


class Update(msgspec.Struct, frozen=True, gc=False, tag="update", omit_defaults=True):
    """One thing happened. `table` comes when it changed; `told` is what happened in the client's language.

    `id` names the command of one's own that brought it about: it is that command's answer.
    """

    length: int
    happened: str
    turn: Turn
    id: str | None = None
    seats: tuple[SeatView, ...] = ()
    mine: tuple[int, ...] = ()
    table: msgspec.Raw | None = None  # TableView
    said: ChatLine | None = None
    lines: tuple[ChatLine, ...] = ()  # what was said since a crowd was last told
    told: tuple[ToldLine, ...] = ()


class Accepted(msgspec.Struct, frozen=True, gc=False, tag="accepted"):
    """A command is done, for good: the answer where no update of its own tells so, as to its repetition."""

    id: str
    length: int


class Denied(msgspec.Struct, frozen=True, tag="denied"):
    """A command, or a message that is none (then without id), is not done: why, as data and as a sentence."""

    id: str | None
    length: int
    reason: Reason
    sentence: str


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """What an action would bring: the game's own preview, or why it may not be done now."""

    id: str
    length: int
    preview: msgspec.Raw | None = None
    reason: Reason | None = None
    sentence: str | None = None


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """The server closes this connection; after some reasons one may connect again in a moment."""

    length: int
    why: Literal["restart", "slow", "flood", "not-admitted", "signed-out", "banned"]


ToClient = Sync | Update | Accepted | Denied | Tried | Farewell

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: ToClient) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def read(data: bytes | str) -> FromClient:
    """A client's message; msgspec.DecodeError says what is wrong with it."""
    try:
        return _decoder.decode(data)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None

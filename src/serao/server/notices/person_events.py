"""Which events of a table concern a person. Only those who sit at it are told what happens there."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from serao.server.notices.event_stream import EventType, StreamEvent
from serao.server.tables.room import Room
from serao.table.events import Agreed, Entry, Kind, Said, Sat, Started, Undone

Numbered = tuple[int, Entry]  # an entry of a log, and its number


class Known(msgspec.Struct):
    """What a person has been told of a table."""

    turn: bool
    over: bool


def event(
    happening: EventType, room: Room, length: int, at: int, name: str = "", kind: Kind | None = None
) -> StreamEvent:
    """An event at a table, when its log was of that length."""
    return StreamEvent(
        type=happening,
        id=f"{room.match}-{length}-{happening}",
        at=at,
        table=room.match,
        game=room.table.game.NAME,
        length=length,
        name=name,
        kind=kind,
    )


def met(person: str, room: Room, made_at: int) -> Iterator[StreamEvent]:
    """What a person is told who begins to listen to a table: that it is one's turn, or that one is invited."""
    table = room.table
    if table.waits_for(person):
        yield event("turn", room, table.length, table.at)
    elif not table.seats_of(person) and table.phase == "gathering" and table.host != person:
        yield event("invited", room, 0, made_at)


def over(person: str, room: Room, _made_at: int) -> Iterator[StreamEvent]:
    """What a person is told of a table that is over."""
    if room.table.seats_of(person):
        yield event("ended", room, room.table.length, room.table.at)


def happened(person: str, room: Room, entries: Sequence[Numbered], known: Known | None = None) -> Iterator[StreamEvent]:
    """What has happened at a table for a person who sits there; with `known` also whose turn it is, and the end."""
    table = room.table
    if not table.seats_of(person) and table.host != person:
        return
    for number, entry in entries:
        match entry.event:
            case Sat(person=who, name=name, kind=kind) if who != person:
                yield event("sat", room, number + 1, entry.at, name, kind)
            case Started():
                yield event("started", room, number + 1, entry.at)
    if known is not None:
        yield from changed(person, room, entries, known)


def changed(person: str, room: Room, entries: Iterable[Numbered], known: Known) -> Iterator[StreamEvent]:
    """That it is the person's turn, or that the game is over, if that is new."""
    table = room.table
    turn = table.waits_for(person)
    if turn and (not known.turn or any(asks_anew(person, entry) for _, entry in entries)):
        yield event("turn", room, table.length, table.at)
    if table.phase == "over" and not known.over and table.seats_of(person):
        yield event("ended", room, table.length, table.at)
    known.turn, known.over = turn, table.phase == "over"


def asks_anew(person: str, entry: Entry) -> bool:
    """Whether a turn that comes after an entry is a new one: the person has acted, or something was undone."""
    if isinstance(entry.event, Undone | Agreed):
        return True
    return entry.by == person and not isinstance(entry.event, Said)

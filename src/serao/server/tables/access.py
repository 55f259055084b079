"""Who may look at a table: its company, people with an invitation, and at public tables anybody."""

import hmac
from contextlib import nullcontext
from typing import Annotated

import msgspec
from sqlalchemy import Connection

from serao.engine.problem import Problem, Refused, reason
from serao.server.base.problems import NotAdmitted, NotFound, SetAside
from serao.server.people.authorisation import Asker
from serao.server.people.names import refuse_borrowed
from serao.server.tables.room import Room
from serao.server.tables.services import TableServices
from serao.storage import matches
from serao.storage.ignoring import blocking
from serao.storage.matches import Match
from serao.table.commands import ENTROPY_DIGITS, AnyCommand, Concede, Leave, Play, Reveal, Say, Sit, Stand
from serao.table.naming import clean_name
from serao.table.table import Table
from serao.table.wire import Accepted


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation."""

    invite: Annotated[str, msgspec.Meta(max_length=64)]


async def admitted(services: TableServices, match: str, person: str | None) -> Room:
    """The room of a table, if that person may look at it. Of a private table it is not even said that it exists."""
    try:
        room = await services.tables.current_room(match)
    except Problem as problem:
        if match not in services.tables.set_aside:
            raise
        if not await services.database.read(belongs, match, person):
            raise NotFound(reason("table-unknown")) from None
        raise SetAside(problem.reason) from problem
    if may_look(room.table, person) or (person is not None and await invited(services, room, person)):
        return room
    if room.table.setup.public:
        raise NotAdmitted(reason("table-no-spectators"))
    raise NotFound(reason("table-unknown"))


def belongs(connection: Connection, match: str, person: str | None) -> bool:
    """Whether a person may know of a table that cannot be read: the row of the table and the places tell."""
    found = matches.match(connection, match)
    return found is not None and (found.host == person or matches.visible(connection, match, person) is not None)


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may look without an invitation: the company always, others while the table is open to them."""
    if person is not None and (person == table.host or table.seats_of(person)):
        return True
    return table.setup.public and (table.setup.spectators or table.phase == "gathering")


async def invited(services: TableServices, room: Room, person: str) -> bool:
    """Whether a person has come in by an invitation, and may still sit down or look on."""
    return may_come(room.table) and await services.database.read(matches.placed, room.match, person) is not None


def may_come(table: Table) -> bool:
    """Whether an invitation still lets in who has no chair: to take one, or to look on."""
    return table.setup.spectators or table.phase == "gathering"


async def perform(services: TableServices, room: Room, asker: Asker, address: str, command: AnyCommand) -> Accepted:
    """Perform a command, unless it is not wanted, or the asker has written or been refused too much."""
    await refuse_unwanted(services, room, asker, address, command)
    refuse_full_share(room, asker.who.person, command, services.config.limits.table_entries)
    with services.limits.play(asker.who.person, address) if isinstance(command, Play) else nullcontext():
        return await room.perform(asker.who, command)


def refuse_full_share(room: Room, person: str, command: AnyCommand, most: int) -> None:
    """Refuse whoever has written so much into a log that no game needs it: an opponent may still play on."""
    most *= max(1, len(room.table.seats_of(person)))
    if room.written[person] >= most and not isinstance(command, Stand | Concede | Leave):
        raise Refused(reason("table-log-full", most=most))


async def refuse_unwanted(services: TableServices, room: Room, asker: Asker, address: str, command: AnyCommand) -> None:
    """Refuse what no table judges: words of a muted person, a borrowed name, a chair for a blocked person.

    A program is muted and blocked with its owner.
    """
    people, sits = {asker.account.id, asker.acting.id}, bool(room.table.seats_of(asker.acting.id))
    if has_own_words(command, asker.who.name):
        for person in people:
            services.sanctions.refuse_muted(person)
    if isinstance(command, Say):
        services.limits.say(asker.acting.id, address, room.match, sits)
    await refuse_borrowed(services, asker.who, command, sits)
    # The sentence does not say that somebody has blocked them, nor who.
    if isinstance(command, Sit) and await services.database.read(any_blocking, people, company_of(room.table)):
        raise Refused(reason("table-no-chair"))


def has_own_words(command: AnyCommand, name: str) -> bool:
    """Whether others would read words of the person's own: in the chat, as the name of a chair, with the shuffle."""
    match command:
        case Say():
            return True
        case Sit(name=chosen):
            return chosen is not None and clean_name(chosen) != name
        case Reveal(entropy=entropy):
            return len(entropy) > ENTROPY_DIGITS
        case _:
            return False


def any_blocking(connection: Connection, others: set[str], among: set[str]) -> bool:
    """Whether anybody among some persons has blocked one of the others."""
    return any(blocking(connection, other, among) for other in others)


def company_of(table: Table) -> set[str]:
    """The host and those who sit at a table."""
    return {table.host} | {chair.person for chair in table.chairs if chair.person is not None}


async def match_invited_to(services: TableServices, match: str, invite: str) -> Match:
    """The match to which this secret invites; any other secret hears that there is none."""
    found = await services.database.read(matches.match, match)
    if found is None or not hmac.compare_digest(found.invite.encode(), invite.encode()):
        raise NotFound(reason("table-unknown"))
    return found


async def enter(services: TableServices, match: str, person: str, invite: str) -> Room:
    """Let a person in by the secret of an invitation."""
    await match_invited_to(services, match, invite)
    room = await services.tables.current_room(match)
    if not (may_look(room.table, person) or may_come(room.table)):
        raise NotAdmitted(reason("table-no-spectators"))
    if person not in {chair.person for chair in room.table.chairs}:
        await services.database.write(lambda connection: matches.place(connection, match, person, False))
        services.tables.welcome(match, person)
    return room

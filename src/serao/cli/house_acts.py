"""What the commands `serao house …` do: each is one act in the database, with its line in the audit log."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine

from serao.engine.problem import Problem, reason
from serao.locales import Words
from serao.server.base.addresses import ip_address, network_of
from serao.server.base.clock import now
from serao.storage import acts, directory, persons
from serao.storage.acts import COMMAND_LINE
from serao.storage.backup import open_source
from serao.storage.engine import reading, writing
from serao.storage.forget import tables_of
from serao.storage.persons import Person
from serao.storage.reports import ReportState
from serao.storage.roles import Role
from serao.storage.sanctions import Kind, Sanction
from serao.table.naming import plain

HOUR = 60 * 60 * 1000
SEARCHED = 1000  # people of a name

T = TypeVar("T")


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The database of a house that is there already."""
    engine = open_source(database)
    try:
        yield engine
    finally:
        engine.dispose()


def perform(database: str, act: Callable[[Connection], T]) -> T:
    """Do something in one transaction."""
    with opened(database) as engine, writing(engine) as connection:
        return act(connection)


def person_meant(connection: Connection, whom: str) -> Person:
    """The person of that id or claimed name, or the only guest who goes by the name."""
    found = persons.person(connection, whom) or persons.person_claiming(connection, whom)
    if found is not None:
        return found
    folded = persons.folded(whom)
    same = [each for each in directory.people(connection, whom, SEARCHED) if persons.folded(each.name) == folded]
    if len(same) > 1:
        raise Problem(reason("cli-house-several", name=whom, number=len(same)))
    guest = persons.person(connection, same[0].id) if same else None
    if guest is None:
        raise Problem(reason("cli-house-nobody", name=whom))
    return guest


def name_role(database: str, whom: str, role: Role | None, say: Words) -> None:
    """Name the owner or a moderator, or let a moderator go."""

    def act(connection: Connection) -> Person:
        person = person_meant(connection, whom)
        acts.name_role(connection, COMMAND_LINE, person.id, role, now())
        return person

    print(say.say(f"cli-house-{role or 'no-moderator'}", name=perform(database, act).name))


def is_address(whom: str) -> bool:
    """Whether that is an IP address, or a network as bans are shown."""
    return ip_address(whom.partition("/")[0]) is not None


def target(connection: Connection, kind: Kind, whom: str) -> tuple[Kind, str, str]:
    """The kind of a sanction (a ban of an address has its own), who it is against as stored, and as shown."""
    if kind == "ban" and is_address(whom):
        network = network_of(whom.partition("/")[0])
        return "address", network, network
    person = person_meant(connection, whom)
    return kind, person.id, person.name


def impose(database: str, kind: Kind, whom: str, hours: int | None, why: str, say: Words) -> None:
    """Mute a person, or ban a person or an address."""

    def act(connection: Connection) -> str:
        against, stored, name = target(connection, kind, whom)
        until = None if hours is None else now() + hours * HOUR
        sanction = Sanction(kind=against, whom=stored, at=now(), until=until, why=plain(why))
        acts.impose(connection, COMMAND_LINE, sanction)
        return name

    print(say.say("cli-house-muted" if kind == "mute" else "cli-house-banned", name=perform(database, act)))


def lift(database: str, kind: Kind, whom: str, say: Words) -> None:
    """Let somebody speak again, or a person or an address come again."""

    def act(connection: Connection) -> str:
        against, stored, name = target(connection, kind, whom)
        acts.lift(connection, COMMAND_LINE, against, stored, now())
        return name

    print(say.say("cli-house-unmuted" if kind == "mute" else "cli-house-unbanned", name=perform(database, act)))


def delete_person(database: str, whom: str, sure: bool, say: Words) -> None:
    """Delete somebody for good; whoever is not `sure` types the name first."""
    with opened(database) as engine:
        with reading(engine) as connection:
            person = person_meant(connection, whom)
            acts.check(connection, COMMAND_LINE, "delete-person", person.id)
            tables = tables_of(connection, person.id)
        if not sure:
            must_type(person.name, say)
        with writing(engine) as connection:
            acts.delete_person(connection, COMMAND_LINE, person.id, now(), tables)
    print(say.say("cli-house-deleted", name=person.name))


def must_type(name: str, say: Words) -> None:
    """Say what cannot be undone, and refuse unless the name is typed."""
    print(say.say("cli-house-delete-hint", name=name))
    print(say.say("cli-house-delete-type"), end=" ", flush=True)
    if persons.folded(sys.stdin.readline()) != persons.folded(name):
        raise Problem(reason("house-name-not-typed"))


def close_table(database: str, table: str, why: str, say: Words) -> None:
    """Close a table."""
    perform(database, lambda connection: acts.close_table(connection, COMMAND_LINE, table, plain(why), now()))
    print(say.say("cli-house-closed", table=table))


def hand_over_table(database: str, table: str, whom: str, why: str, say: Words) -> None:
    """Make somebody the host of a table."""

    def act(connection: Connection) -> str:
        person = person_meant(connection, whom)
        acts.hand_over(connection, COMMAND_LINE, table, person.id, plain(why), now())
        return person.name

    print(say.say("cli-house-handed-over", table=table, name=perform(database, act)))


def handle_report(database: str, report: str, state: ReportState, why: str, say: Words) -> None:
    """Close a report."""
    perform(database, lambda connection: acts.handle_report(connection, COMMAND_LINE, report, state, plain(why), now()))
    print(say.say("cli-house-handled", report=report))

"""Which names somebody may go by: none that looks like a claimed one of another person, or like the house."""

from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.services import BaseServices
from serao.server.people.house_names import of_house
from serao.storage import names_claimed, persons
from serao.storage.persons import Person
from serao.table.commands import AnyCommand, Say, Sit
from serao.table.decide import Who
from serao.table.naming import clean_name


def refuse_name(connection: Connection, name: str, person: Person) -> None:
    """Refuse a name that looks like another person's claimed one, or like the house. One's own is always one's own."""
    if person.claimed == persons.folded(name):
        return
    if of_house(name):
        raise Refused(reason("people-name-house", name=name))
    refuse_borrowed_names(connection, [name], person.id)


def refuse_borrowed_names(connection: Connection, names: list[str], person: str) -> None:
    """Refuse names that look like claimed ones of others than that person."""
    taken = names_claimed.borrowed(connection, names, person)
    if taken is not None:
        raise Refused(reason("people-name-taken", name=taken))


def host_told(connection: Connection, person_id: str) -> Person | None:
    """A host of whom strangers are told; None where the person is gone, or has a name that another has claimed."""
    person = persons.person(connection, person_id)
    if person is None:
        return None
    try:
        refuse_name(connection, person.name, person)
    except Refused:
        return None
    return person


async def refuse_borrowed(services: BaseServices, who: Who, command: AnyCommand, seated: bool = False) -> None:
    """Refuse to let a person sit or speak under a name that another has claimed, perhaps since the person took it.

    Who is seated already speaks under the name of the chair.
    """
    if isinstance(command, Sit) or (isinstance(command, Say) and not seated):
        asked = command.name if isinstance(command, Sit) and command.name is not None else who.name
        await services.database.read(refuse_names_of, who, clean_name(asked))


async def refuse_borrowing_host(services: BaseServices, who: Who) -> None:
    """Refuse to let somebody lay a table under a name that another has claimed: invitations and notices tell it."""
    await services.database.read(refuse_names_of, who, who.name)


def refuse_names_of(connection: Connection, who: Who, name: str) -> None:
    """Refuse a name for somebody at a table, and the program of somebody whose name is another's."""
    person = persons.person(connection, who.person)
    owner = persons.person(connection, person.owner) if person is not None and person.owner is not None else None
    if owner is not None:
        refuse_name(connection, owner.name, owner)
    if person is not None:
        refuse_name(connection, name, owner or person)

"""Asking again before something grave: a password, or from a guest its own name, typed anew."""

from typing import Annotated

import msgspec

from serao.engine.problem import Refused, reason
from serao.server.base.connection_types import AnyRequest
from serao.server.base.services import BaseServices
from serao.server.people import passwords
from serao.server.people.identity import asking_as
from serao.storage.persons import Person, folded
from serao.table.commands import LONGEST_NAME

AnyPassword = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST)]
TypedName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Assured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present password; a guest, who has none, types the name instead."""

    password: AnyPassword = ""
    name: TypedName = ""


async def must_reauthenticate(request: AnyRequest, services: BaseServices, person: Person, given: Assured) -> None:
    """Refused unless the password is right, or a guest has typed its name."""
    if person.password is not None:
        await must_know_password(request, services, person, given.password)
    elif folded(given.name) != folded(person.name):
        raise Refused(reason("people-name-not-typed"))


async def must_know_password(request: AnyRequest, services: BaseServices, person: Person, password: str) -> None:
    """Refused unless it is the person's password."""
    if not await knows_password(request, services, person, password):
        raise Refused(reason("people-password-wrong"))


async def knows_password(request: AnyRequest, services: BaseServices, person: Person, password: str) -> bool:
    """Whether it is the password of somebody who is signed in; strangers who guess at the name use up no tries here."""
    services.limits.guess(f"person {person.id}")
    return await services.background.run(asking_as(request, person), passwords.matches, person.password, password)

"""Who asks, and what they may do: a browser everything that its person may, a program what its token allows."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Annotated, Literal, get_args

import msgspec
from sqlalchemy import Connection

from serao.engine.problem import reason
from serao.server.base.clock import now
from serao.server.base.problems import NotAdmitted
from serao.server.base.services import BaseServices
from serao.server.people.expiry import seen_since
from serao.storage import persons, sign_ins, tokens
from serao.storage.persons import Person, kind_of
from serao.storage.trouble import StorageDown
from serao.table.commands import AnyCommand, Say
from serao.table.decide import Who

# What a token may be good for. `watch`: look at tables. `play`: open tables, sit down and act. `chat`: say something.
# `account`: all that is its owner's: name, password, links, tokens, friends, notices.
Scope = Literal["play", "watch", "chat", "account"]
Scopes = Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=4)]
SCOPES: tuple[Scope, ...] = get_args(Scope)
LEAST: tuple[Scope, ...] = ("play", "watch")  # what a token is good for if nothing else is said
MINUTE = 60 * 1000
KEPT = "serao_asker"  # in the state of a request: whom it was found to come from
FOR_ACCOUNT = "serao_account"  # and whether it is about the account, not about what the program plays


class Asker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who asks. `account` is whose session it is, `acting` whom it plays as: a program plays as itself.

    `scopes` is None for a browser: it may do everything that its person may.
    """

    account: Person
    acting: Person
    scopes: frozenset[str] | None = None
    seen_at: int = 0  # when the use of a program's token was last stored
    expires_at: int | None = None

    def may(self, scope: Scope) -> bool:
        """Whether the asker may do what is of that scope."""
        return self.scopes is None or scope in self.scopes

    @property
    def who(self) -> Who:
        """The asker as a table knows it."""
        owner = self.account.name if self.acting.owner is not None else ""
        return Who(self.acting.id, self.acting.name, kind_of(self.acting), owner)


def asker_of_token(connection: Connection, token: bytes, at: int, since: Mapping[str, int]) -> Asker | None:
    """Whom a session acts for; None if there is no such session, or its time is over."""
    account = sign_ins.person_signed_in(connection, token, since)
    if account is None:
        return None
    kept, session = tokens.token(connection, token), persons.session(connection, token)
    if kept is None or session is None:
        return Asker(account=account, acting=account)
    if kept.expires_at is not None and kept.expires_at <= at:
        return None
    program = persons.person(connection, kept.program)
    assert program is not None  # a token belongs to a program
    scopes = frozenset(kept.scopes.split())
    return Asker(account=account, acting=program, scopes=scopes, seen_at=session.seen_at, expires_at=kept.expires_at)


async def find_asker(services: BaseServices, token: bytes | None) -> Asker | None:
    """Whom a session acts for. That a program's is in use is stored, at most once a minute."""
    if token is None:
        return None
    asker = await services.database.read(asker_of_token, token, now(), seen_since(services.config, now()))
    if asker is not None and asker.scopes is not None and asker.seen_at < now() - MINUTE:
        with suppress(StorageDown):
            await services.database.write(partial(persons.touch_session, token=token, seen_at=now(), after=MINUTE))
    return asker


def refuse_without(asker: Asker | None, *scopes: Scope) -> None:
    """Refuse a program whose token is good for none of these scopes."""
    if asker is not None and not any(map(asker.may, scopes)):
        raise NotAdmitted(reason("people-scope", scope=scopes[0]))


def scope_of(command: AnyCommand) -> Scope:
    """The scope that a command at a table needs."""
    return "chat" if isinstance(command, Say) else "play"

"""Programs: each plays as a person of its own, whose name, owner and ratings are its own."""

import secrets
from collections.abc import Collection

from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.people.authorisation import SCOPES, Scope
from serao.server.people.identity import new_person, token_hash
from serao.server.people.names import refuse_name
from serao.storage import persons, tokens
from serao.storage.persons import Person, Session
from serao.storage.tokens import Token

MOST_TOKENS = 50  # of one person


def new_token(
    connection: Connection,
    account: Person,
    name: str,
    scopes: Collection[Scope],
    at: int,
    expires_at: int | None = None,
) -> str:
    """Start a session of the program of that name, which plays for a person; its token, shown once.

    Under the name of an earlier token it is the same program, with the same ratings.
    """
    if len(tokens.tokens_of(connection, account.id)) >= MOST_TOKENS:
        raise Refused(reason("people-many-tokens", most=MOST_TOKENS))
    program = account if account.program else program_named(connection, account, name, at)
    token = secrets.token_urlsafe(32)
    kept = " ".join(scope for scope in SCOPES if scope in scopes)
    tokens.add_token(
        connection,
        Session(token=token_hash(token), person=account.id, kind="bot", created_at=at, seen_at=at),
        Token(token=token_hash(token), program=program.id, scopes=kept, expires_at=expires_at),
    )
    return token


def program_named(connection: Connection, owner: Person, name: str, at: int) -> Person:
    """A person's program of that name; made, if there is none yet."""
    refuse_name(connection, name, owner)
    found = tokens.program_of(connection, owner.id, name)
    if found is None:
        found = new_person(name, at, program=True, owner=owner.id)
        persons.add_person(connection, found)
    return found

"""Programs in storage: as which person each plays, whose it is, and what its tokens may do."""

import msgspec
from sqlalchemy import Connection, insert, select

from serao.storage import persons, schema
from serao.storage.persons import Person, Session


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """What a program's session may do. `scopes` are words with spaces between them; `expires_at` None: no end."""

    token: bytes
    program: str
    scopes: str
    expires_at: int | None = None


class TokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """A token in the list of its owner, with the name its program plays under."""

    token: bytes
    program: str
    name: str
    scopes: str
    created_at: int
    seen_at: int
    expires_at: int | None


def add_token(connection: Connection, session: Session, token: Token) -> None:
    """Store a new session of a program, with what it may do."""
    persons.add_session(connection, session)
    connection.execute(insert(schema.tokens).values(**msgspec.structs.asdict(token)))


def token(connection: Connection, token: bytes) -> Token | None:
    """What the session may do whose token has that SHA-256; None for a browser's."""
    row = connection.execute(select(schema.tokens).where(schema.tokens.c.token == token)).mappings().first()
    return Token(**row) if row else None


def tokens_of(connection: Connection, person: str) -> list[TokenLine]:
    """The tokens of a person's programs, the last used first."""
    sessions, tokens, people = schema.sessions, schema.tokens, schema.persons
    query = select(tokens, people.c.name, sessions.c.created_at, sessions.c.seen_at)
    query = query.join(sessions, sessions.c.token == tokens.c.token).join(people, people.c.id == tokens.c.program)
    query = query.where(sessions.c.person == person).order_by(sessions.c.seen_at.desc(), tokens.c.token)
    return [TokenLine(**row) for row in connection.execute(query).mappings()]


def program_of(connection: Connection, owner: str, name: str) -> Person | None:
    """The program of that name that belongs to a person."""
    programs, wanted = schema.programs, persons.folded(name)
    ids = connection.scalars(select(programs.c.person).where(programs.c.owner == owner).order_by(programs.c.person))
    found = (persons.person(connection, each) for each in list(ids))
    return next((each for each in found if each is not None and persons.folded(each.name) == wanted), None)


def programs_of(connection: Connection, owner: str) -> list[str]:
    """The programs that belong to a person, in order of their ids."""
    programs = schema.programs
    return list(
        connection.scalars(select(programs.c.person).where(programs.c.owner == owner).order_by(programs.c.person))
    )


def any_expired(connection: Connection, at: int) -> bool:
    """Whether the time of any token is over."""
    return connection.scalar(select(schema.tokens.c.token).where(schema.tokens.c.expires_at <= at).limit(1)) is not None


def remove_expired(connection: Connection, at: int) -> None:
    """End the sessions of programs whose time is over."""
    for token in list(connection.scalars(select(schema.tokens.c.token).where(schema.tokens.c.expires_at <= at))):
        persons.remove_session(connection, token)

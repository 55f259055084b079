"""Rows to store, whole, with whatever a test wants otherwise."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from serao.storage import acts, second_keys, sign_ins
from serao.storage.ignoring import Ignored, ignore
from serao.storage.matches import Match, add_match
from serao.storage.persons import Person, Session, add_person
from serao.storage.reports import Report, add_report
from serao.storage.results import Result
from serao.storage.rows import Row
from serao.storage.sanctions import Sanction
from serao.storage.tokens import Token, add_token

ANA = Person(id="ana", name="Ana", created_at=1)
BRUNO = Person(id="bruno", name="Bruno", created_at=2)
MATCH = Match(
    id="m1", game="avenue", setup='{"map":"A"}', secret=bytes(32), invite="lamp", host="ana", created_at=10, seats=2
)

RESULT = Result(
    match="m1",
    seat=0,
    person="ana",
    name="Ana",
    kind="member",
    game="avenue",
    seats=2,
    place=1,
    points=40,
    reason="five-farms",
    rated=True,
    at=10,
)

REPORT = Report(id="r1", at=5, by="ana", person="bruno", match="m1", kind="spam", words="again", chat="[]")


def persons(connection: Connection) -> None:
    """Two persons."""
    add_person(connection, ANA)
    add_person(connection, BRUNO)


def keys_of_ana(connection: Connection) -> None:
    """Everything that Ana signs in with."""
    sign_ins.note_device(connection, b"t", "ana", "Firefox on Linux")
    sign_ins.note_link_use(connection, "ana", 1)
    sign_ins.add_reset(connection, sign_ins.Reset(key=b"r", person="ana", until=9))
    second_keys.set_secret(connection, "ana", "SECRET")
    second_keys.confirm_secret(connection, "ana", 1, [b"code"])
    passkey = second_keys.Passkey(id=b"\x00\xff", person="ana", name="Phone", public_key=b"k", uses=0, created_at=1)
    second_keys.add_passkey(connection, passkey)
    second_keys.count_wrong_code(connection, "ana", 1)
    second_keys.add_challenge(connection, b"asked", "ana", 9)


def match(connection: Connection, id: str, **changes: Any) -> Match:  # noqa: A002
    """A stored match of Ana's with these changes."""
    made = msgspec.structs.replace(MATCH, id=id, **changes)
    assert add_match(connection, made)
    return made


def people_in_charge(connection: Connection) -> None:
    """An owner who has acted, somebody who is ignored, and a report."""
    acts.name_role(connection, acts.COMMAND_LINE, "ana", "owner", 1)
    acts.impose(connection, acts.Actor("ana", "owner"), Sanction(kind="mute", whom="bruno", at=2, why="Zoë"))
    ignore(connection, Ignored(person="ana", other="bruno", blocked=True))
    add_report(connection, REPORT)


def row(match: str, seq: int, body: bytes = b"\x00\xff") -> Row:
    """A move."""
    return Row(match, seq, 1_700_000_000_000 + seq, "ana", f"id-{seq}", body)


def program(connection: Connection) -> None:
    """A program of Ana's, with a token."""
    add_person(connection, Person(id="pi", name="Pi", created_at=3, program=True, owner="ana"))
    session = Session(token=b"p" * 32, person="ana", kind="bot", created_at=4, seen_at=5)
    add_token(connection, session, Token(token=session.token, program="pi", scopes="play watch", expires_at=100))

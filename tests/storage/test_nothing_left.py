"""Of somebody who is gone no row of any table holds the name, the address, its hash, or a key."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, select

from serao.storage import acts, persons, records, reports, schema, second_keys, sign_ins
from serao.storage.engine import writing
from serao.storage.forget import forget
from serao.storage.persons import Person
from serao.storage.reports import Report
from serao.storage.tokens import Token, add_token
from serao.table.commands import Concede
from tests.storage import samples
from tests.storage.test_forget import store, talk, two
from tests.table.sitting import PEOPLE

NOW = 5_000_000
EMAIL = "genoveva@example.org"


def genoveva(connection: Connection) -> None:
    """Somebody of whom the house knows all that it can know, each with a word in it that nothing else has."""
    persons.add_person(connection, Person(id="ana", name="Genoveva", created_at=1, link=b"link of genoveva"))
    persons.add_person(connection, samples.BRUNO)
    assert persons.claim(connection, "ana", "Genoveva", "hash of genoveva")
    session = persons.Session(token=b"session of genoveva", person="ana", created_at=1, seen_at=1)
    persons.add_session(connection, session)
    sign_ins.note_device(connection, b"session of genoveva", "ana", "Genoveva's telephone")
    sign_ins.note_link_use(connection, "ana", 1)
    sign_ins.add_reset(connection, sign_ins.Reset(key=b"reset of genoveva", person="ana", until=NOW))
    second_keys.set_secret(connection, "ana", "secret of genoveva")
    second_keys.confirm_secret(connection, "ana", 1, [b"code of genoveva"])
    second_keys.count_wrong_code(connection, "ana", 1)
    second_keys.add_challenge(connection, b"challenge of genoveva", "ana", NOW)
    passkey = second_keys.Passkey(
        id=b"passkey of genoveva", person="ana", name="Genoveva", public_key=b"genoveva", uses=0, created_at=1
    )
    second_keys.add_passkey(connection, passkey)
    subscription = persons.Subscription(person="ana", endpoint="https://genoveva", keys='{"p256dh": "genoveva"}')
    persons.add_subscription(connection, subscription)
    assert persons.confirming(connection, EMAIL, NOW)
    notices = {"email": EMAIL, "confirmed": True, "webhook": "https://genoveva", "secret": "genoveva"}
    persons.save_settings(connection, "ana", msgspec.json.encode({"notices": notices}).decode())
    program = Person(id="pi", name="Genoveva's program", created_at=1, program=True, owner="ana")
    persons.add_person(connection, program)
    bot = msgspec.structs.replace(session, token=b"token of genoveva", kind="bot")
    add_token(connection, bot, Token(token=b"token of genoveva", program="pi", scopes="play"))


def genoveva_plays(connection: Connection) -> None:
    """A game and its record, words in the chat, a record that was brought, reports, a role and a line about it."""
    sitting = two()
    talk(sitting)
    sitting.do("ana", Concede, seat=0)
    store(connection, "m1", sitting)
    brought = records.KeptRecord(id="r", game="avenue", finished_at=1, body=b"of genoveva")
    records.save_import(connection, brought, "ana")
    said = [{"at": 1, "by": "ana", "name": "Genoveva", "text": "words of genoveva"}]
    chat = msgspec.json.encode(said).decode()
    for number, by, person in (("1", "ana", "bruno"), ("2", "bruno", "ana"), ("3", "bruno", "davi")):
        words = "about genoveva" if "ana" in (by, person) else ""
        report = Report(id=number, at=5, by=by, person=person, match="m1", kind="spam", words=words, chat=chat)
        reports.add_report(connection, report)
    acts.name_role(connection, acts.COMMAND_LINE, "ana", "moderator", 1)


def holding(connection: Connection) -> set[str]:
    """The tables with a row that holds the name, the address or its hash, or a key."""
    words = ("genoveva", sha256(EMAIL.encode()).hexdigest())
    return {
        table.name
        for table in schema.metadata.sorted_tables
        for row in connection.execute(select(table))
        if any(word in text_of(row).lower() for word in words)
    }


def text_of(row: Iterable[Any]) -> str:
    """A row as text, bytes as they are."""
    return " ".join(
        bytes(each).decode(errors="replace") if isinstance(each, bytes | memoryview) else str(each) for each in row
    )


@pytest.mark.parametrize("way", ["leaves", "is deleted"])
def test_no_row_of_any_table_holds_a_name_an_address_or_a_key(
    house: Engine, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setitem(PEOPLE, "ana", "Genoveva")
    with writing(house) as connection:
        genoveva(connection)
        genoveva_plays(connection)
        assert holding(connection) >= {"persons", "sessions", "moves", "records", "reports", "notices", "passkeys"}
        if way == "leaves":
            forget(connection, "ana", NOW)
        else:
            acts.delete_person(connection, acts.COMMAND_LINE, "ana", NOW)
        assert holding(connection) == set()


def test_an_address_that_nobody_confirmed_is_forgotten_after_its_minutes(connection: Connection) -> None:
    samples.persons(connection)
    persons.save_settings(connection, "ana", '{"notices": {"email": "victim@example.org"}}')
    assert persons.confirming(connection, "victim@example.org", NOW)
    forget(connection, "ana", NOW)
    assert not persons.confirming(connection, "Victim@example.org", NOW + 1), "leaving does not let one write again"
    persons.remove_old_confirmations(connection, NOW + 1)
    assert not persons.confirming(connection, "victim@example.org", NOW + 1)
    persons.remove_old_confirmations(connection, NOW + persons.ONE_CODE_IN)
    assert connection.execute(select(schema.notices)).first() is None

"""Persons: found by everything that leads to them, a name claimed once, a notice sent once."""

import threading

import msgspec
import pytest
from sqlalchemy import Connection, Engine, select

from serao.storage import persons, schema
from serao.storage.engine import reading, writing
from serao.storage.persons import Person, Session, Subscription
from tests.storage import samples

KEY = bytes(range(32))


def test_a_person_is_found_by_everything_that_leads_there(connection: Connection) -> None:
    samples.persons(connection)
    whole = Person(
        id="eva", name="Éva", created_at=2**42, claimed="éva", password="argon", link=KEY, settings='{"theme":"dark"}'
    )
    persons.add_person(connection, whole)
    persons.add_session(connection, Session(token=b"t" * 32, person="eva", created_at=1, seen_at=1))
    assert persons.person(connection, "eva") == whole
    assert persons.person_claiming(connection, " ÉVA ") == whole
    assert persons.person_by_link(connection, KEY) == whole
    assert persons.person_of_session(connection, b"t" * 32) == whole
    assert persons.person(connection, "ana") == samples.ANA
    assert persons.names(connection, ["eva", "ana", "nobody"]) == {"eva": "Éva", "ana": "Ana"}


def test_nobody_is_found_by_what_leads_nowhere(connection: Connection) -> None:
    samples.persons(connection)
    assert persons.person(connection, "nobody") is None
    assert persons.person_claiming(connection, "Ana") is None, "she bears the name and has not claimed it"
    assert persons.person_by_link(connection, KEY) is None
    assert persons.person_of_session(connection, KEY) is None


def test_a_name_belongs_to_the_first_who_claims_it(connection: Connection) -> None:
    samples.persons(connection)
    assert persons.claim(connection, "ana", "Straße", "hash-a")
    assert not persons.claim(connection, "bruno", "  STRASSE ", "hash-b")
    assert persons.person(connection, "bruno") == samples.BRUNO, "a refused claim changes nothing"
    assert persons.claim(connection, "ana", "Straße", "hash-c"), "one may claim one's own name anew"
    assert persons.person(connection, "ana") == msgspec.structs.replace(
        samples.ANA, name="Straße", claimed="strasse", password="hash-c"
    )
    assert persons.claim(connection, "bruno", "Bruno", "hash-b")


def test_a_name_claimed_by_many_at_once_has_one_owner(house: Engine) -> None:
    with writing(house) as connection:
        for number in range(6):
            persons.add_person(connection, Person(id=f"p{number}", name="Guest", created_at=0))
    start, won = threading.Barrier(6), []

    def claim(number: int) -> None:
        start.wait()
        with writing(house) as connection:
            if persons.claim(connection, f"p{number}", "Queen", "hash"):
                won.append(f"p{number}")

    threads = [threading.Thread(target=claim, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with reading(house) as connection:
        queen = persons.person_claiming(connection, "queen")
    assert queen is not None
    assert won == [queen.id]


@pytest.mark.parametrize(
    ("name", "same"), [("Ana", "ANA"), ("Ana  Maria", " ana maria"), ("ﬁn", "FIN"), ("Ａna", "ana"), ("é", "E\u0301")]
)
def test_names_that_look_the_same_are_the_same(name: str, same: str) -> None:
    assert persons.folded(name) == persons.folded(same)


def test_names_links_and_settings_change(connection: Connection) -> None:
    samples.persons(connection)
    persons.claim(connection, "ana", "Ana", "hash")
    persons.rename(connection, "ana", "Aninha")
    persons.set_link(connection, "ana", KEY)
    assert persons.load_settings(connection, "ana") == "{}"
    persons.save_settings(connection, "ana", '{"sound":false}')
    assert persons.load_settings(connection, "ana") == '{"sound":false}'
    changed = persons.person_by_link(connection, KEY)
    assert changed is not None
    assert (changed.name, changed.claimed) == ("Aninha", "ana")
    persons.set_link(connection, "ana", None)
    assert persons.person_by_link(connection, KEY) is None
    assert persons.person(connection, "bruno") == samples.BRUNO


def test_sessions_come_and_go(connection: Connection) -> None:
    samples.persons(connection)
    browser = Session(token=b"a", person="ana", created_at=1, seen_at=1)
    bot = Session(token=b"b", person="ana", kind="bot", created_at=2, seen_at=2)
    persons.add_session(connection, browser)
    persons.add_session(connection, bot)
    assert persons.sessions_of(connection, "ana") == [bot, browser]
    persons.touch_session(connection, b"a", 9)
    touched = msgspec.structs.replace(browser, seen_at=9)
    assert persons.sessions_of(connection, "ana") == [touched, bot]
    assert persons.session(connection, b"a") == touched
    persons.remove_session(connection, b"a")
    assert persons.session(connection, b"a") is None
    assert persons.person_of_session(connection, b"a") is None
    assert persons.sessions_of(connection, "ana") == [bot]


def test_friends_are_added_once(connection: Connection) -> None:
    for friend in ("eva", "bruno", "eva"):
        persons.add_friend(connection, "ana", friend)
    assert persons.friends_of(connection, "ana") == ["bruno", "eva"]
    assert persons.friends_of(connection, "bruno") == []
    persons.remove_friend(connection, "ana", "eva")
    persons.remove_friend(connection, "ana", "nobody")
    assert persons.friends_of(connection, "ana") == ["bruno"]


def test_subscriptions_come_and_go(connection: Connection) -> None:
    phone = Subscription(person="ana", endpoint="https://push/1", keys="{}")
    desk = Subscription(person="ana", endpoint="https://push/2", keys="{}")
    for subscription in (phone, desk):
        persons.add_subscription(connection, subscription)
    renewed = msgspec.structs.replace(phone, keys='{"auth":"x"}')
    persons.add_subscription(connection, renewed)
    assert persons.subscriptions_of(connection, "ana") == [renewed, desk]
    persons.remove_subscription(connection, "ana", phone.endpoint)
    assert persons.subscriptions_of(connection, "ana") == [desk]
    assert persons.subscriptions_of(connection, "bruno") == []


def test_a_notice_is_sent_once(house: Engine) -> None:
    start, sent = threading.Barrier(6), []

    def notice() -> None:
        start.wait()
        with writing(house) as connection:
            sent.append(persons.noticed(connection, "m", 3, "ana"))

    threads = [threading.Thread(target=notice) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(sent) == [False] * 5 + [True]
    with writing(house) as connection:
        assert persons.noticed(connection, "m", 4, "ana")
        assert persons.noticed(connection, "m", 3, "bruno")


def test_of_notices_only_the_newest_is_kept(connection: Connection) -> None:
    kept = select(schema.notices.c.seq).where(schema.notices.c.person == "ana")
    assert persons.noticed(connection, "m", 3, "ana")
    assert persons.noticed(connection, "m", 3, "bruno")
    assert persons.noticed(connection, "m", 7, "ana")
    assert list(connection.scalars(kept)) == [7]
    assert not persons.noticed(connection, "m", 3, "ana"), "what came later has been told"
    assert persons.noticed(connection, "other", 3, "ana")
    persons.forget_notices(connection, "m")
    assert [tuple(row) for row in connection.execute(select(schema.notices))] == [("other", 3, "ana")]


def test_which_sessions_have_not_ended(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "AT_ONCE", 2)
    persons.add_person(connection, samples.ANA)
    tokens = [bytes([number]) * 32 for number in range(5)]
    for token in tokens[:4]:
        persons.add_session(connection, Session(token=token, person="ana", created_at=1, seen_at=1))
    persons.remove_session(connection, tokens[1])
    assert persons.sessions_there(connection, tokens) == {tokens[0], tokens[2], tokens[3]}
    assert persons.sessions_there(connection, []) == set()

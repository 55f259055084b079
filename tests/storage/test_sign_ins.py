"""Sign-ins in storage: sessions that expire, reset links and second keys, each good once."""

from sqlalchemy import Connection, select

from serao.storage import persons, schema, second_keys, sign_ins
from serao.storage.persons import Session
from serao.storage.sign_ins import Reset
from tests.storage import samples

KEY = b"k" * 32
NOW = 5_000_000


def test_a_session_counts_while_it_is_used(connection: Connection) -> None:
    samples.persons(connection)
    persons.add_session(connection, Session(token=KEY, person="ana", created_at=1, seen_at=50))
    for since, known in (({}, True), ({"browser": 50}, True), ({"browser": 51}, False), ({"bot": 51}, True)):
        found = sign_ins.person_signed_in(connection, KEY, since)
        assert (found is not None) is known, since


def test_what_nobody_uses_ends(connection: Connection) -> None:
    samples.persons(connection)
    for token, seen in ((b"a", 10), (b"b", 99)):
        persons.add_session(connection, Session(token=token, person="ana", created_at=1, seen_at=seen))
        sign_ins.note_device(connection, token, "ana", "Firefox/Linux")
    assert sign_ins.end_expired(connection, {"browser": 50}) == 1
    assert [each.token for each in persons.sessions_of(connection, "ana")] == [b"b"]
    assert sign_ins.devices_of(connection, "ana") == {b"b": "Firefox/Linux"}


def test_a_personal_link_is_counted_from_the_first_look_on(connection: Connection) -> None:
    samples.persons(connection)
    persons.set_link(connection, "ana", KEY)
    assert sign_ins.link_used_at(connection, "ana") is None
    sign_ins.count_old_links(connection, 100)
    sign_ins.count_old_links(connection, 200)
    assert sign_ins.link_used_at(connection, "ana") == 100
    sign_ins.end_expired_links(connection, 100)
    assert persons.person_by_link(connection, KEY) is not None
    sign_ins.end_expired_links(connection, 101)
    assert persons.person_by_link(connection, KEY) is None


def test_a_reset_link_is_good_once_in_time_and_alone(connection: Connection) -> None:
    samples.persons(connection)
    persons.add_session(connection, Session(token=b"a", person="ana", created_at=1, seen_at=1))
    sign_ins.add_reset(connection, Reset(key=b"older", person="ana", until=100))
    sign_ins.add_reset(connection, Reset(key=KEY, person="ana", until=100))
    assert sign_ins.use_reset(connection, b"older", "hash", 50) is None, "a newer one replaces it"
    assert sign_ins.use_reset(connection, KEY, "hash", 101) is None, "its time is over"
    found = sign_ins.use_reset(connection, KEY, "hash", 100)
    assert found is not None
    now = persons.person(connection, "ana")
    assert now is not None
    assert (now.password, persons.sessions_of(connection, "ana")) == ("hash", [])
    assert sign_ins.use_reset(connection, KEY, "other", 100) is None, "it is used up"


def test_reset_links_are_removed_when_their_time_is_over(connection: Connection) -> None:
    sign_ins.add_reset(connection, Reset(key=KEY, person="ana", until=100))
    sign_ins.remove_old_resets(connection, 100)
    assert connection.execute(select(schema.resets)).first() is not None
    sign_ins.remove_old_resets(connection, 101)
    assert connection.execute(select(schema.resets)).first() is None


def test_a_step_is_used_once_and_none_before_it(connection: Connection) -> None:
    second_keys.set_secret(connection, "ana", "SECRET")
    second_keys.confirm_secret(connection, "ana", 7, [b"one", b"two"])
    assert [second_keys.use_step(connection, "ana", step) for step in (7, 6, 8, 8, 7, 9)] == [
        False,
        False,
        True,
        False,
        False,
        True,
    ]
    assert not second_keys.use_step(connection, "bruno", 99)
    assert second_keys.use_recovery_code(connection, "ana", b"one")
    assert not second_keys.use_recovery_code(connection, "ana", b"one")
    assert not second_keys.use_recovery_code(connection, "bruno", b"two")
    assert second_keys.recovery_codes_left(connection, "ana") == 1
    assert not second_keys.add_recovery_codes(connection, "ana", [b"three"]), "there are some"
    second_keys.remove_secret(connection, "ana")
    assert second_keys.code_secret(connection, "ana") is None
    assert second_keys.recovery_codes_left(connection, "ana") == 0


def test_a_challenge_is_answered_once_by_whom_it_was_given(connection: Connection) -> None:
    for challenge, person in ((b"a", "ana"), (b"b", None), (b"c", None), (b"d", "ana")):
        second_keys.add_challenge(connection, challenge, person, 100)
    assert second_keys.use_challenge(connection, b"a", "ana", 100)
    assert not second_keys.use_challenge(connection, b"a", "ana", 100), "once"
    assert not second_keys.use_challenge(connection, b"b", None, 101), "in time"
    assert not second_keys.use_challenge(connection, b"c", "ana", 1), "for nothing else"
    assert not second_keys.use_challenge(connection, b"d", "bruno", 1), "by nobody else"


def test_passkeys_are_listed_counted_and_removed(connection: Connection) -> None:
    made = second_keys.Passkey(id=b"1", person="ana", name="Phone", public_key=KEY, uses=0, created_at=1)
    assert second_keys.add_passkey(connection, made)
    assert not second_keys.add_passkey(connection, made), "it is known"
    second_keys.count_use(connection, b"1", 5)
    found = second_keys.passkey(connection, b"1")
    assert found is not None
    assert found.uses == 5
    assert not second_keys.remove_passkey(connection, "bruno", b"1")
    assert second_keys.remove_passkey(connection, "ana", b"1")
    assert second_keys.passkeys_of(connection, "ana") == []


def test_the_wait_after_wrong_codes_doubles_up_to_an_hour(connection: Connection) -> None:
    samples.persons(connection)
    waits = []
    for _ in range(14):
        second_keys.count_wrong_code(connection, "ana", NOW)
        waits.append(max(0, second_keys.codes_refused_until(connection, "ana") - NOW) // 60_000)
    assert waits == [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]
    assert second_keys.codes_refused_until(connection, "bruno") == 0, "nobody else waits"
    second_keys.forget_wrong_codes(connection, "ana")
    assert second_keys.codes_refused_until(connection, "ana") == 0

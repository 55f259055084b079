"""Links with which one becomes a member: each is good once, for two weeks."""

from sqlalchemy import Connection

from serao.storage import members


def test_a_link_is_good_for_two_weeks(connection: Connection) -> None:
    members.add_house_invite(connection, b"old", 0)
    assert members.is_house_invite(connection, b"old", members.GOOD_FOR - 1)
    assert not members.use_house_invite(connection, b"old", members.GOOD_FOR)
    members.add_house_invite(connection, b"new", members.GOOD_FOR)
    assert not members.is_house_invite(connection, b"old", 0), "it was removed when it was too old"


def test_a_link_is_good_once(connection: Connection) -> None:
    members.add_house_invite(connection, b"key", 0)
    assert not members.use_house_invite(connection, b"other", 1)
    assert members.use_house_invite(connection, b"key", 1)
    assert not members.use_house_invite(connection, b"key", 1)

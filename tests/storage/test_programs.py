"""What claimed names look like, and programs with their tokens: in storage, and brought along by the migration."""

import pytest
from sqlalchemy import Connection, Engine, inspect, select

from serao.storage import names_claimed, persons, ratings, schema, tokens
from serao.storage.engine import open_database, reading, writing
from serao.storage.migrate import upgrade
from serao.storage.persons import Person, Session
from serao.storage.ratings import Rating
from tests.storage import samples


def test_a_claimed_name_protects_all_that_looks_like_it(connection: Connection) -> None:
    samples.persons(connection)
    assert persons.claim(connection, "ana", "Ana", "hash")
    for name in ("Аna", "A n a", "AΝA", "ana\u200b"):
        assert names_claimed.borrowed(connection, ["Bruno", name], "bruno") == name
        assert not persons.claim(connection, "bruno", name, "hash")
        assert names_claimed.borrowed(connection, [name], "ana") is None
    assert names_claimed.borrowed(connection, [f"guest {number}" for number in range(1200)], "bruno") is None


def test_whoever_claims_another_name_lets_go_of_the_first(connection: Connection) -> None:
    samples.persons(connection)
    persons.claim(connection, "ana", "Ian", "hash")
    persons.claim(connection, "ana", "Ana", "hash")
    assert persons.claim(connection, "bruno", "lan", "hash")


def test_a_refused_claim_leaves_the_name_one_has(connection: Connection) -> None:
    samples.persons(connection)
    persons.claim(connection, "ana", "Ana", "hash")
    persons.claim(connection, "bruno", "Bruno", "hash")
    assert not persons.claim(connection, "bruno", "Аna", "hash")
    assert names_claimed.borrowed(connection, ["Brunо"], "ana") == "Brunо"


def test_a_program_is_found_with_its_owner_and_its_token(connection: Connection) -> None:
    samples.persons(connection)
    samples.program(connection)
    pi = persons.person(connection, "pi")
    assert pi is not None
    assert (pi.program, pi.owner) == (True, "ana")
    assert persons.person(connection, "ana") == samples.ANA
    assert tokens.program_of(connection, "ana", " PI ") == pi
    assert tokens.program_of(connection, "bruno", "Pi") is None
    (line,) = tokens.tokens_of(connection, "ana")
    assert (line.name, line.scopes, line.created_at, line.seen_at, line.expires_at) == ("Pi", "play watch", 4, 5, 100)


def test_a_token_ends_with_its_session_or_when_its_time_is_over(connection: Connection) -> None:
    samples.persons(connection)
    samples.program(connection)
    assert not tokens.any_expired(connection, 99)
    assert tokens.any_expired(connection, 100)
    tokens.remove_expired(connection, 99)
    assert tokens.tokens_of(connection, "ana")
    tokens.remove_expired(connection, 100)
    assert tokens.tokens_of(connection, "ana") == []
    assert persons.sessions_of(connection, "ana") == []
    assert tokens.token(connection, b"p" * 32) is None


def test_rankings_of_people_and_of_programs_are_apart(connection: Connection) -> None:
    samples.persons(connection)
    samples.program(connection)
    persons.add_person(connection, Person(id="stray", name="Stray", created_at=3, program=True))
    persons.claim(connection, "ana", "Ana", "hash")
    for person in ("ana", "bruno", "pi", "stray"):
        rating = Rating(person=person, game="avenue", mu=25.0, sigma=8.0, games=1)
        ratings.save_rating(connection, rating, "m1", 1)
    people, programs = (ratings.ranking(connection, "avenue", 10, None, which) for which in (False, True))
    assert [(line.person, line.owner) for line in people] == [("ana", "")]
    assert [(line.person, line.owner) for line in programs] == [("pi", "Ana")], "who is nobody's is not listed"


# ── An older house ────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def old_house(url: str) -> Engine:
    """A house of the version before, in which two have claimed names that look the same."""
    engine = open_database(url)
    upgrade(engine)
    with writing(engine) as connection:
        for name, claimed, at in (("Ana", "ana", 1), ("Аna", "аna", 2), ("Ian", "ian", 3)):
            person = Person(id=f"p{at}", name=name, created_at=at, claimed=claimed, password="hash")
            persons.add_person(connection, person)
        persons.add_person(connection, Person(id="robot", name="Robot", created_at=4))
        for number, person_id in enumerate(("p1", "p1", "robot")):
            session = Session(token=bytes([number]) * 32, person=person_id, kind="bot", created_at=5, seen_at=6)
            persons.add_session(connection, session)
        persons.add_session(connection, Session(token=b"b" * 32, person="p1", created_at=5, seen_at=6))
        for table in (
            schema.results,
            schema.circle_members,
            schema.circles,
            schema.wrong_codes,
            schema.tokens,
            schema.programs,
            schema.skeletons,
        ):
            table.drop(connection)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0005'")
    assert "tokens" not in inspect(engine).get_table_names()
    upgrade(engine)
    return engine


def test_the_migration_protects_the_names_that_are_claimed(old_house: Engine) -> None:
    with reading(old_house) as connection:
        looks = {row.skeleton: row.person for row in connection.execute(select(schema.skeletons))}
        assert looks == {"ana": "p1", "ian": "p3", "lan": "p3"}, "who came first has the look"
        second = persons.person_claiming(connection, "Аna")
    assert second is not None
    assert second.id == "p2", "and the other may still sign in"
    with writing(old_house) as connection:
        assert persons.claim(connection, "p2", "Аna", "another hash"), "and keep the name"
        assert names_claimed.borrowed(connection, ["Ana"], "p2") == "Ana", "which is still the first one's"
    old_house.dispose()


def test_the_migration_names_the_programs(old_house: Engine) -> None:
    with reading(old_house) as connection:
        robot, owned = persons.person(connection, "robot"), tokens.tokens_of(connection, "p1")
        assert robot is not None
        assert (robot.program, robot.owner) == (True, None)
        assert {line.scopes for line in owned} == {"chat play watch"}
        (program,) = {line.program for line in owned}
        assert [line.program for line in tokens.tokens_of(connection, "robot")] == ["robot"]
        found = persons.person(connection, program)
        assert found is not None
        assert (found.name, found.program, found.owner) == ("Ana", True, "p1")
        assert tokens.token(connection, b"b" * 32) is None, "a browser's session is no token"
    old_house.dispose()

"""Ratings and records: every match counts once, even when matches end at the same moment."""

import threading

import msgspec
from sqlalchemy import Connection, Engine

from serao.storage.engine import reading, writing
from serao.storage.matches import place
from serao.storage.persons import Person, add_person
from serao.storage.ratings import Ranked, Rated, Rating, history, load_ratings, ranking, rating, save_rating
from serao.storage.records import (
    KeptRecord,
    RecordLine,
    load_record,
    record_of_match,
    records_of_game,
    records_of_person,
    save_record,
)

NEW = Rating(person="ana", game="avenue", mu=25.0, sigma=8.0)


def test_a_newcomer_starts_as_told_and_is_not_ranked(connection: Connection) -> None:
    assert load_ratings(connection, "avenue", ["ana"], 25.0, 8.0) == {"ana": NEW}
    assert rating(connection, "ana", "avenue") is None
    assert ranking(connection, "avenue", 10) == []


def test_a_match_changes_a_rating_once(connection: Connection) -> None:
    better = msgspec.structs.replace(NEW, mu=26.1, sigma=0.1 + 0.2, games=1)
    assert save_rating(connection, better, "m1", 100)
    assert not save_rating(connection, msgspec.structs.replace(better, mu=99.0, games=2), "m1", 101)
    assert rating(connection, "ana", "avenue") == better
    assert load_ratings(connection, "avenue", ["ana", "bruno"], 25.0, 8.0) == {
        "ana": better,
        "bruno": msgspec.structs.replace(NEW, person="bruno"),
    }
    assert history(connection, "ana", "avenue") == [
        Rated(person="ana", game="avenue", match="m1", mu=26.1, sigma=0.1 + 0.2, at=100)
    ]
    assert rating(connection, "ana", "photograph") is None


def test_a_history_goes_from_the_first_match_on(connection: Connection) -> None:
    for at, match in ((30, "a"), (10, "c"), (20, "b")):
        save_rating(connection, msgspec.structs.replace(NEW, games=1), match, at)
    assert [rated.match for rated in history(connection, "ana", "avenue")] == ["c", "b", "a"]


def claimed(connection: Connection, *people: str) -> None:
    """People who claimed their names."""
    for person in people:
        add_person(connection, Person(id=person, name=person.capitalize(), claimed=person, created_at=1))


def test_the_ranking_prefers_what_is_sure(connection: Connection) -> None:
    claimed(connection, "lucky", "steady", "fair", "other")
    for person, mu, sigma in (("lucky", 35.0, 8.0), ("steady", 30.0, 1.0), ("fair", 28.0, 1.0)):
        save_rating(connection, Rating(person=person, game="avenue", mu=mu, sigma=sigma, games=1), "m", 1)
    save_rating(connection, Rating(person="other", game="photograph", mu=90.0, sigma=1.0, games=1), "m", 1)
    assert [found.person for found in ranking(connection, "avenue", 10)] == ["steady", "fair", "lucky"]
    assert [found.person for found in ranking(connection, "avenue", 1)] == ["steady"]
    assert ranking(connection, "avenue", 1)[0] == Ranked(person="steady", name="Steady", mu=30.0, sigma=1.0, games=1)


def test_the_ranking_is_of_claimed_names_however_many_guests_are_better(connection: Connection) -> None:
    claimed(connection, "ana", "bruno")
    for number in range(30):
        add_person(connection, Person(id=f"guest{number}", name="Guest", created_at=1))
        save_rating(connection, Rating(person=f"guest{number}", game="avenue", mu=40.0, sigma=1.0, games=1), "m", 1)
    for person, mu in (("ana", 20.0), ("bruno", 30.0)):
        save_rating(connection, Rating(person=person, game="avenue", mu=mu, sigma=1.0, games=1), "m", 1)
    assert [found.person for found in ranking(connection, "avenue", 10)] == ["bruno", "ana"]


def test_matches_that_end_at_once_all_count(house: Engine) -> None:
    start = threading.Barrier(6)

    def end(number: int) -> None:
        start.wait()
        with writing(house) as connection:
            found = load_ratings(connection, "avenue", ["bruno", "ana"] if number % 2 else ["ana", "bruno"], 25.0, 8.0)
            for old in found.values():
                save_rating(
                    connection, msgspec.structs.replace(old, mu=old.mu + 1, games=old.games + 1), f"m{number}", 1
                )

    threads = [threading.Thread(target=end, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with reading(house) as connection:
        for person in ("ana", "bruno"):
            assert rating(connection, person, "avenue") == Rating(
                person=person, game="avenue", mu=31.0, sigma=8.0, games=6
            )


def test_records_are_kept_and_listed(connection: Connection) -> None:
    played = KeptRecord(id="r1", match="m1", game="avenue", finished_at=1, body=b"{}")
    brought = KeptRecord(id="r2", game="avenue", finished_at=3, body=bytes(range(256)))
    another = KeptRecord(id="r3", game="avenue", finished_at=2, body=b"")
    for record in (played, brought, another):
        assert save_record(connection, record)
    assert not save_record(connection, msgspec.structs.replace(played, id="r4")), "a match has one record"
    assert not save_record(connection, msgspec.structs.replace(played, match=None)), "its id is taken"
    assert load_record(connection, "r2") == brought
    assert load_record(connection, "r4") is None
    assert record_of_match(connection, "m1") == played
    assert record_of_match(connection, "m2") is None
    assert [entry.id for entry in records_of_game(connection, "avenue", 10)] == ["r2", "r3", "r1"]
    assert [entry.id for entry in records_of_game(connection, "avenue", 1)] == ["r2"]
    assert records_of_game(connection, "photograph", 10) == []
    place(connection, "m1", "ana", seated=True)
    place(connection, "m1", "bruno", seated=False)
    assert records_of_person(connection, "ana", 10) == [RecordLine(id="r1", match="m1", game="avenue", finished_at=1)]
    assert records_of_person(connection, "bruno", 10) == []

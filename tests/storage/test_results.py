"""Results of finished games: stored once, found by person and game, kept under no name of somebody who is gone."""

from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, select

from serao.storage import old_results, persons, ratings, retention, schema
from serao.storage.forget import forget
from serao.storage.house import house_value
from serao.storage.ratings import Rating
from serao.storage.results import (
    Tally,
    best_of_house,
    best_of_person,
    between,
    games_of,
    of_matches,
    of_person,
    save_results,
    tallies,
)
from serao.table.commands import Concede, SeatBot, Sit, Start
from tests.storage import samples
from tests.storage.test_forget import NOW, left_of, store, two
from tests.table.sitting import Sitting


@pytest.fixture
def people(connection: Connection) -> Connection:
    """Ana and Bruno."""
    samples.persons(connection)
    return connection


def lay(connection: Connection, match: str, *points: int, at: int = 10, **more: object) -> None:
    """A finished game of Ana, Bruno and bots with these points."""
    order = sorted(points, reverse=True)
    who = (("ana", "Ana", "member"), ("bruno", "Bruno", "guest"), (None, "Artur", "bot"), (None, "Berta", "bot"))
    for seat, ((person, name, kind), number) in enumerate(zip(who, points, strict=False)):
        changes = {
            "seats": len(points),
            "seat": seat,
            "person": person,
            "name": name,
            "kind": kind,
            "points": number,
            **more,
        }
        place = order.index(number) + 1
        result = msgspec.structs.replace(samples.RESULT, match=match, place=place, at=at, **changes)
        save_results(connection, [result])


def finished(game: str = "avenue", seed: int = 1) -> Sitting:
    """A game of Ana and Bruno, at a table for three, played to its end."""
    sitting = Sitting(game, 3, start="host")
    for person in ("ana", "bruno"):
        sitting.do(person, Sit)
    sitting.do("ana", Start, empty="close")
    for _ in sitting.play_on(Random(seed), 10_000):
        pass
    assert sitting.table.phase == "over"
    return sitting


def test_old_games_are_filled_in_once(people: Connection) -> None:
    sitting = finished()
    store(people, "m", sitting)
    rating = Rating(person="bruno", game="avenue", mu=1.0, sigma=1.0, games=1)
    assert ratings.save_rating(people, rating, "m", 5)
    assert old_results.fill(people)
    outcome = sitting.table.outcome()
    assert outcome is not None
    [*found] = sorted(of_matches(people, ["m"])["m"], key=lambda each: each.seat)
    assert [(each.name, each.person, each.kind, each.seats) for each in found] == [
        ("Ana", "ana", "guest", 2),
        ("Bruno", "bruno", "guest", 2),
    ]
    assert [each.points for each in found] == [score.total for score in outcome.scores]
    assert [each.seat for each in found if each.place == 1] == sorted(outcome.ranking[0])
    assert {(each.reason, each.rated) for each in found} == {(outcome.reason, True)}
    people.execute(schema.results.delete())
    assert old_results.fill(people)
    assert of_matches(people, ["m"]) == {}, "what was filled in is not looked at again"


def test_filling_in_goes_on_where_it_stopped(people: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_results, "AT_ONCE", 1)
    over = two()
    over.do("bruno", Concede, seat=1)
    store(people, "a", over)
    store(people, "b", two())  # goes on
    store(people, "c", over)
    assert not old_results.fill(people)
    assert [each.match for each in of_person(people, "ana")] == ["a"]
    assert house_value(people, old_results.FILLED) == "a"
    assert not old_results.fill(people)
    assert old_results.fill(people)
    assert [(each.match, each.place, each.points) for each in of_person(people, "bruno")] == [
        ("a", 2, None),
        ("c", 2, None),
    ]


def test_what_cannot_be_read_is_left_out(people: Connection) -> None:
    samples.match(people, "m", phase="over", result="{", names="[]", finished_at=1)
    assert old_results.fill(people)
    assert of_matches(people, ["m"]) == {}


def test_opponents_are_bots_under_their_names(people: Connection) -> None:
    sitting = Sitting("avenue", 2, start="host")
    sitting.do("ana", Sit)
    sitting.do("ana", SeatBot, seat=1)
    sitting.do("ana", Start, empty="close")
    sitting.do("ana", Concede, seat=0)
    store(people, "m", sitting)
    assert old_results.fill(people)
    names = sitting.table.names()
    assert [(each.name, each.kind, each.person) for each in of_matches(people, ["m"])["m"]] == [
        (names[1], "bot", None),
        (names[0], "guest", "ana"),
    ]


def test_who_leaves_is_a_number_without_a_name(people: Connection) -> None:
    over = two()
    over.do("bruno", Concede, seat=1)
    store(people, "m", over)
    assert old_results.fill(people)
    lay(people, "gone", 3, 2)  # of a table that is there no more
    assert left_of(people, "Bruno") != []
    forget(people, "bruno", NOW)
    rows = people.execute(select(schema.results).where(schema.results.c.seat == 1))
    assert {(row.person, row.name) for row in rows} == {(None, "N. N.")}
    persons.add_person(people, samples.BRUNO)
    assert of_person(people, "bruno") == []
    lay(people, "late", 3, 2, person="nobody")
    assert of_matches(people, ["late"])["late"][0].person is None, "a game that ends without a person names none"


def test_a_table_is_removed_with_its_results(people: Connection) -> None:
    lay(people, "m", 3, 2)
    lay(people, "n", 3, 2)
    retention.remove_table(people, "m")
    assert [each.match for each in of_person(people, "ana")] == ["n"]


def test_a_history_begins_with_the_last_game(people: Connection) -> None:
    for number in range(5):
        lay(people, f"m{number}", 3, 2, at=number)
    lay(people, "two-chairs", 3, 2, at=9, person="ana", game="photograph")
    assert [each.match for each in games_of(people, "ana", None, 2)] == ["two-chairs", "m4"]
    first = games_of(people, "ana", "avenue", 3)
    assert [each.match for each in first] == ["m4", "m3", "m2"]
    assert [each.match for each in games_of(people, "ana", "avenue", 3, first[-1].cursor)] == ["m1", "m0"]
    assert [each.match for each in between(people, "ana", "bruno", 2)] == ["m4", "m3"]


def test_the_most_points_come_first_and_of_the_house_those_of_people_at_public_tables(people: Connection) -> None:
    for match, public in (("a", True), ("b", False), ("c", True)):
        samples.match(people, match, public=public, phase="over")
    lay(people, "a", 30, 20, 90)
    lay(people, "b", 70, 80, 90)
    lay(people, "c", 40, 20, 90, at=11)
    lay(people, "given-up", 1, 1, points=None)
    assert [each.points for each in best_of_person(people, "ana", 9)] == [70, 40, 30]
    best = best_of_house(people, "avenue", 3, 2)
    assert [(each.match, each.points) for each in best] == [("c", 40), ("a", 30)]


def test_games_are_counted_by_seat_reason_and_points(people: Connection) -> None:
    lay(people, "a", 30, 20)
    lay(people, "b", 25, 25)
    lay(people, "c", 30, 20, 10)
    lay(people, "crowd", 30, 20, seats=30)
    lay(people, "other", 30, 20, game="photograph")
    found = sorted(tallies(people, "avenue", "all"), key=lambda each: (each.seats, each.seat, each.points))
    assert [(each.seats, each.seat, each.points, each.number, each.won) for each in found] == [
        (2, 0, 25, 1, 0.5),
        (2, 0, 30, 1, 1.0),
        (2, 1, 20, 1, 0.0),
        (2, 1, 25, 1, 0.5),
        (3, 0, 30, 1, 1.0),
        (3, 1, 20, 1, 0.0),
        (3, 2, 10, 1, 0.0),
    ]
    assert isinstance(found[0], Tally)
    assert {each.seats for each in tallies(people, "avenue", "people")} == {2}
    assert {each.seats for each in tallies(people, "avenue", "bots")} == {3}

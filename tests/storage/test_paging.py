"""Walking a list page by page shows each line once and in order, whatever is added meanwhile; on both databases."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection

from serao.storage.matches import friends_matches, matches_of, open_matches, place
from serao.storage.paging import Cursor
from serao.storage.persons import Person, add_friend, add_person
from serao.storage.ratings import Rating, history, ranking, save_rating
from serao.storage.records import KeptRecord, records_of_person, save_record
from tests.storage import samples

Read = Callable[[Connection, int, Cursor | None], list[Any]]
QUICK = settings(
    max_examples=15, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
LIMITS = st.integers(1, 7)
# Few different times, so that many lines are equal but for their ids.
TIMES = st.lists(st.integers(1, 4), max_size=25)
WORTHS = st.lists(st.tuples(st.floats(0, 60), st.floats(0.1, 9)), max_size=25)


def walk(
    connection: Connection, read: Read, limit: int, meanwhile: Callable[[int], object] = lambda page: None
) -> list[Any]:
    """All lines, page by page; something happens after each page."""
    lines: list[Any] = []
    after = None
    for page in count():
        found = read(connection, limit, after)
        lines += found
        meanwhile(page)
        if len(found) < limit:
            return lines
        after = found[-1].cursor
    raise AssertionError("count never ends")


def check(
    connection: Connection, read: Read, limit: int, meanwhile: Callable[[int], object] = lambda page: None
) -> int:
    """The walk shows what one long page shows; how many lines that is."""
    whole = read(connection, 1000, None)
    assert walk(connection, read, limit, meanwhile) == whole
    assert len({line.cursor for line in whole}) == len(whole)
    return len(whole)


def own(connection: Connection, limit: int, after: Cursor | None) -> list[Any]:
    """Bruno's matches."""
    return matches_of(connection, "bruno", limit, after)


def of_friends(connection: Connection, limit: int, after: Cursor | None) -> list[Any]:
    """The matches of Bruno's friends."""
    return friends_matches(connection, "bruno", limit, after)


def make_newer(make: Callable[[int, int], None], start: int, page: int) -> None:
    """Something newer than everything before."""
    make(start + 12 * page, start + page)


@QUICK
@given(times=TIMES, limit=LIMITS)
def test_lists_of_matches(connection: Connection, times: list[int], limit: int) -> None:
    with connection.begin_nested() as point:
        samples.persons(connection)
        add_friend(connection, "bruno", "ana")

        def make(number: int, at: int) -> None:
            name = f"m{number:03}"
            phase = ("gathering", "playing", "over")[number % 3]
            samples.match(connection, name, public=number % 5 > 0, created_at=at, phase=phase)
            place(connection, name, "ana", seated=number % 2 == 0)
            if number % 4 == 0:
                place(connection, name, "bruno", seated=False)

        for number, at in enumerate(times):
            make(number, at)
        shown = [check(connection, read, limit) for read in (open_matches, own, of_friends)]
        assert shown[1] == len(range(0, len(times), 4))
        for start, read in ((500, open_matches), (600, own), (700, of_friends)):
            check(connection, read, limit, partial(make_newer, make, start))
        point.rollback()


@QUICK
@given(times=TIMES, limit=LIMITS)
def test_records_and_histories(connection: Connection, times: list[int], limit: int) -> None:
    with connection.begin_nested() as point:
        for number, at in enumerate(times):
            name = f"m{number:03}"
            place(connection, name, "ana", seated=True)
            save_record(connection, KeptRecord(id=f"r{number:03}", match=name, game="avenue", finished_at=at, body=b""))
            save_rating(connection, Rating(person="ana", game="avenue", mu=25.0, sigma=8.0, games=1), name, at)
        played = check(connection, lambda *page: records_of_person(page[0], "ana", *page[1:]), limit)
        rated = check(connection, lambda *page: history(page[0], "ana", "avenue", *page[1:]), limit)
        assert played == rated == len(times)
        point.rollback()


@QUICK
@given(worths=WORTHS, limit=LIMITS)
def test_rankings(connection: Connection, worths: list[tuple[float, float]], limit: int) -> None:
    with connection.begin_nested() as point:
        for number, (mu, sigma) in enumerate(worths):
            name = f"p{number:03}"
            add_person(connection, Person(id=name, name=name, claimed=name, created_at=1))
            save_rating(connection, Rating(person=name, game="avenue", mu=mu, sigma=sigma, games=1), "m", 1)
        assert check(connection, lambda *page: ranking(page[0], "avenue", *page[1:]), limit) == len(worths)
        point.rollback()

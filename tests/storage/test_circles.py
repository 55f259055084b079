"""Circles in storage: who belongs to them, in which order, and that of two calls only one counts."""

from sqlalchemy import Connection

from serao.storage import circles, ignoring, matches, persons
from serao.storage.circles import Circle
from serao.storage.ignoring import Ignored
from serao.storage.persons import Person

PEOPLE = ("ana", "bruno", "chloe")
CIRCLE = Circle(id="c", name="Ana and friends", owner="ana", game="avenue", made_at=1)


def kept(connection: Connection) -> Circle:
    """A circle of three."""
    for name in PEOPLE:
        persons.add_person(connection, Person(id=name, name=name.capitalize(), created_at=1))
    circles.add_circle(connection, CIRCLE, PEOPLE)
    return CIRCLE


def test_members_stay_in_their_order(connection: Connection) -> None:
    kept(connection)
    assert circles.members_of(connection, "c") == list(PEOPLE)
    assert circles.circles_of(connection, "chloe") == [CIRCLE]
    assert circles.count_of_owner(connection, "ana") == 1
    assert circles.count_of_owner(connection, "chloe") == 0
    assert circles.circle(connection, "d") is None


def test_of_two_calls_only_one_counts(connection: Connection) -> None:
    first = kept(connection)
    assert circles.call(connection, first, "m1", "avenue")
    assert not circles.call(connection, first, "m2", "avenue"), "somebody else has called it since it was read"
    again = circles.circle(connection, "c")
    assert again is not None
    assert again.called == "m1"
    assert circles.call(connection, again, "m3", "photograph")
    assert circles.circle(connection, "c") == Circle(
        id="c", name="Ana and friends", owner="ana", game="photograph", made_at=1, called="m3"
    )


def test_a_circle_passes_on_and_ends_with_its_last_two(connection: Connection) -> None:
    kept(connection)
    assert circles.leave(connection, CIRCLE, "ana") == ["bruno", "chloe"]
    passed = circles.circle(connection, "c")
    assert passed is not None
    assert passed.owner == "bruno"
    assert circles.leave(connection, passed, "chloe") == []
    assert circles.circle(connection, "c") is None
    assert circles.members_of(connection, "c") == []


def test_nothing_is_called_by_the_name_of_one_who_is_gone(connection: Connection) -> None:
    kept(connection)
    circles.forget_member(connection, "chloe")
    (left,) = circles.circles_of(connection, "ana")
    assert (left.name, circles.members_of(connection, "c")) == ("Ana and friends", ["ana", "bruno"])
    circles.forget_member(connection, "ana")
    assert circles.circles_of(connection, "bruno") == []


def test_only_a_game_that_both_have_finished_makes_a_company(connection: Connection) -> None:
    kept(connection)
    for number, over in (("m1", True), ("m2", False)):
        found = matches.Match(
            id=number, game="avenue", setup="{}", secret=b"", invite="", host="ana", created_at=1, seats=2
        )
        seated = ("ana", "bruno") if over else PEOPLE
        matches.add_match(connection, found, seated=seated)
        if over:
            matches.update_match(connection, number, finished_at=2)
    matches.place(connection, "m1", "chloe", False)  # who looked on has not played
    assert circles.played_with(connection, "ana", PEOPLE) == {"ana", "bruno"}


def test_two_are_at_odds_when_one_of_them_has_blocked_the_other(connection: Connection) -> None:
    kept(connection)
    ignoring.ignore(connection, Ignored(person="bruno", other="ana", blocked=True))
    ignoring.ignore(connection, Ignored(person="chloe", other="ana", blocked=False))
    assert ignoring.at_odds(connection, PEOPLE) == {frozenset({"ana", "bruno"})}
    assert ignoring.at_odds(connection, ("bruno", "chloe")) == set()

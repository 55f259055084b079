"""Ratings: who wins rises, ties and giving up count as they should."""

import asyncio
from itertools import accumulate, pairwise, product
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import Engine

from serao.server.base.ids import new_id
from serao.server.people import rating
from serao.server.people.identity import new_person
from serao.server.people.rating import MODEL, places, points, rate
from serao.server.services import Services
from serao.server.tables.rating_routes import changes
from serao.server.tables.room import Room
from serao.storage import ratings
from serao.storage.engine import reading, writing
from serao.storage.persons import Person
from serao.storage.ratings import Rating
from serao.table.commands import Concede, Play, SeatBot, Sit
from serao.table.company import MOST_RATED
from tests.server.people.rated_games import GAME, do, gathered, give_up, spend, strengths, table_for

MOST = 5000  # actions: no game of random play is as long


# ── What a game says ──────────────────────────────────────────────────────────────────────────────


def rated(engine: Engine, rank: dict[str, int], match: str = "match") -> dict[str, Rating]:
    """The ratings of newcomers after one game."""
    with writing(engine) as connection:
        rate(connection, match, GAME, rank, 1)
        return ratings.load_ratings(connection, GAME, rank, 0, 0)


def test_who_wins_rises_and_who_loses_falls(engine: Engine) -> None:
    found = rated(engine, {"ana": 1, "bruno": 0})
    new = MODEL.rating()
    assert found["bruno"].mu > new.mu > found["ana"].mu
    assert found["ana"].sigma < new.sigma
    assert {each.games for each in found.values()} == {1}


def test_a_tie_of_equals_leaves_them_equal(engine: Engine) -> None:
    found = rated(engine, {"ana": 0, "bruno": 0})
    assert found["ana"].mu == pytest.approx(found["bruno"].mu)
    assert found["ana"].mu == pytest.approx(MODEL.rating().mu)


def test_four_with_a_tie_between_the_first_and_the_last(engine: Engine) -> None:
    found = rated(engine, {"davi": 3, "ana": 0, "chloe": 1, "bruno": 1})
    assert found["ana"].mu > found["bruno"].mu > found["davi"].mu
    assert found["bruno"].mu == pytest.approx(found["chloe"].mu)


@pytest.mark.parametrize("people", range(2, 7))
def test_whoever_came_in_before_another_gains_more_whatever_the_ties(people: int) -> None:
    before = {str(seat): Rating(person=str(seat), game=GAME, mu=25.0, sigma=8.0) for seat in range(people)}
    for steps in product((0, 1), repeat=people - 1):
        rank = dict(zip(before, accumulate(steps, initial=0), strict=True))
        after = rating.rated(before, rank)
        for one, other in product(before, repeat=2):
            if rank[one] < rank[other]:
                assert after[one][0] > after[other][0] + 0.01, rank
            elif rank[one] == rank[other]:
                assert after[one] == pytest.approx(after[other]), rank


def test_a_tie_lifts_the_weaker(engine: Engine) -> None:
    for game in range(5):
        rated(engine, {"ana": 0, "bruno": 1}, f"match{game}")
    with reading(engine) as connection:
        before = [ratings.rating(connection, person, GAME) for person in ("ana", "bruno")]
    after = rated(engine, {"ana": 0, "bruno": 0}, "tie")
    assert before[0] is not None
    assert before[1] is not None
    assert after["ana"].mu < before[0].mu
    assert after["bruno"].mu > before[1].mu


def test_the_order_at_the_table_does_not_count(engine: Engine) -> None:
    one = rated(engine, {"ana": 2, "bruno": 0, "chloe": 1}, "one")
    other = rated(engine, {"davi": 0, "eva": 1, "flora": 2}, "other")
    for here, there in (("ana", "flora"), ("bruno", "davi"), ("chloe", "eva")):
        assert (one[here].mu, one[here].sigma) == pytest.approx((other[there].mu, other[there].sigma))


def test_places_that_opponents_took_do_not_count(engine: Engine) -> None:
    near, far = rated(engine, {"ana": 0, "bruno": 1}), rated(engine, {"chloe": 1, "davi": 5}, "another")
    assert (near["ana"].mu, near["bruno"].mu) == pytest.approx((far["chloe"].mu, far["davi"].mu))


def test_beating_somebody_strong_says_more(engine: Engine) -> None:
    for game in range(10):
        rated(engine, {"ana": 0, "bruno": 1}, f"match{game}")
    strong, weak = rated(engine, {"chloe": 0, "ana": 1}, "strong"), rated(engine, {"davi": 0, "bruno": 1}, "weak")
    assert strong["chloe"].mu > weak["davi"].mu


def test_points_are_friendly() -> None:
    new = MODEL.rating()
    assert points(new.mu, new.sigma) == 1000
    assert points(new.mu + 1, new.sigma) > 1000 > points(new.mu, new.sigma + 1)


# ── Who came where ────────────────────────────────────────────────────────────────────────────────


def test_who_gives_up_first_is_last(url: str, engine: Engine) -> None:
    found: list[Person] = []

    async def evening(services: Services) -> None:
        room, guests = await gathered(services, 3)
        await give_up(room, guests, 1)
        assert room.table.phase == "playing"
        await give_up(room, guests, 0)
        assert places(room.table) == {guests[2].id: 0, guests[0].id: 1, guests[1].id: 2}
        found.extend(guests)

    spend(url, evening)
    mu = strengths(engine, found)
    assert mu[2] > mu[0] > mu[1]


def test_who_gave_up_is_behind_whoever_played_on(url: str, engine: Engine) -> None:
    found: list[Person] = []

    async def evening(services: Services) -> None:
        room, guests = await gathered(services, 3, takeover="random")
        await give_up(room, guests, 0)
        await play_on(room, guests, Random(4))
        order = places(room.table)
        assert order is not None
        assert order[guests[0].id] == max(order.values())
        assert list(order.values()).count(order[guests[0].id]) == 1
        found.extend(guests)

    spend(url, evening)
    mu = strengths(engine, found)
    assert mu[0] == min(mu)
    assert len(mu) == 3


async def play_on(room: Room, guests: list[Person], random: Random) -> None:
    """Play to the end, for those who are there; opponents play for the others by themselves."""
    for _ in range(MOST):
        if room.table.phase == "over":
            return
        seats = [seat for seat in room.table.actors if room.table.chairs[seat].present]
        if not seats:
            await asyncio.sleep(0.02)
            continue
        action = random.choice(room.table.game.legal(room.table.state, seats[0]))
        raw = msgspec.Raw(msgspec.json.encode(action))
        await do(room, guests[seats[0]], Play(id=new_id(), seat=seats[0], action=raw))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("people", [2, 4])
def test_a_game_to_its_end_ranks_as_its_rules_do(url: str, engine: Engine, people: int) -> None:
    found: list[Person] = []
    groups: list[tuple[int, ...]] = []

    async def evening(services: Services) -> None:
        room, guests = await gathered(services, people)
        await play_on(room, guests, Random(people))
        outcome = room.table.outcome()
        assert outcome is not None
        groups.extend(outcome.ranking)
        found.extend(guests)

    spend(url, evening)
    mu = strengths(engine, found)
    assert len(mu) == people
    for better, worse in pairwise(groups):
        assert min(mu[seat] for seat in better) > max(mu[seat] for seat in worse)
    for group in groups:
        assert [mu[seat] for seat in group] == pytest.approx([mu[group[0]]] * len(group))


def test_what_is_not_rated(tmp_path: Path) -> None:
    async def evening(services: Services) -> None:
        unrated, _ = await gathered(services, 2, rated=False)
        assert places(unrated.table) is None
        alone, [ana] = await gathered(services, 1, seats=2)
        await do(alone, ana, SeatBot(id=new_id(), seat=1, level="random"))
        assert places(alone.table) is None, "only an opponent to beat"
        _, [ana, bruno] = await gathered(services, 2)
        twice = await table_for(services, [ana, ana, bruno])
        assert places(twice.table) is None, "who holds two chairs plays against nobody"
        crowd = await table_for(services, [ana], seats=MOST_RATED + 1, start="host")
        for number in range(MOST_RATED):
            await do(crowd, new_person(f"Guest {number}", 0), Sit(id=new_id()))
        assert places(crowd.table) is None, "an event, not a contest"
        early, [ana, bruno] = await gathered(services, 2)
        await do(early, ana, Concede(id=new_id(), seat=0))
        assert early.table.phase == "over"
        assert places(early.table) is None, "given up before anybody has moved"

    spend(f"sqlite:///{tmp_path}/house.db", evening)


# ── What a game did to the ratings ────────────────────────────────────────────────────────────────


def test_a_game_tells_how_the_ratings_of_its_people_changed(engine: Engine) -> None:
    company = ["ana", "bruno", "davi"]
    with writing(engine) as connection:
        rate(connection, "first", GAME, {"ana": 1, "bruno": 0}, 1)
        rate(connection, "second", GAME, {"ana": 0, "bruno": 1}, 2)
    with reading(engine) as connection:
        first = {each.person: each for each in changes(connection, "first", GAME, company)}
        second = {each.person: each for each in changes(connection, "second", GAME, company)}
    newcomer = points(MODEL.rating().mu, MODEL.rating().sigma)
    assert [first[person].before for person in ("ana", "bruno")] == [newcomer, newcomer]
    assert first["bruno"].after > first["ana"].after
    assert {person: each.before for person, each in second.items()} == {
        person: each.after for person, each in first.items()
    }
    assert second["ana"].after > second["ana"].before

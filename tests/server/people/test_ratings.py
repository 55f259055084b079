"""Ratings: who wins rises, ties and giving up count as they should, and every match counts exactly once."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import accumulate, count, pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.base.ids import new_id
from serao.server.people import rating
from serao.server.people.identity import new_person
from serao.server.people.rating import MODEL, places, points, rate
from serao.server.services import Services, make_services
from serao.server.tables.results import summary_transaction
from serao.server.tables.room import Room
from serao.storage import matches, persons, ratings
from serao.storage.engine import open_database, reading, writing
from serao.storage.migrate import upgrade
from serao.storage.persons import Person
from serao.storage.ratings import Rating
from serao.table.commands import AnyCommand, Concede, Play, SeatBot, Sit
from serao.table.company import MOST_RATED
from serao.table.decide import Who
from serao.table.setup import Setup
from tests.server.house import Guest, Server, play_out, until
from tests.storage.servers import new_database, postgres_server

GAME = "avenue"
NAMES = ("Ana", "Bruno", "Chloé", "Davi")
NUMBERS = count(1)
MOST = 5000  # actions: no game of random play is as long

Evening = Callable[[Services], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/house.db"
        return
    with new_database(request.getfixturevalue("postgres"), f"ratings{next(NUMBERS)}") as url:
        yield url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    """A database with all tables."""
    engine = open_database(url)
    upgrade(engine)
    yield engine
    engine.dispose()


def spend(url: str, evening: Evening) -> None:
    """Open a house on a database for an evening."""

    async def spending() -> None:
        services = make_services(Config(database=url, limits=NO_LIMITS, bot_pause=0.0))
        try:
            await evening(services)
        finally:
            services.close()

    asyncio.run(spending())


async def gathered(services: Services, people: int, **setup: Any) -> tuple[Room, list[Person]]:
    """A game that has begun, between so many people."""
    guests = [new_person(name, now()) for name in NAMES[:people]]
    for guest in guests:
        await services.database.write(lambda connection, guest=guest: persons.add_person(connection, guest))  # type: ignore[misc]
    return await table_for(services, guests, **setup), guests


async def table_for(services: Services, guests: list[Person], **setup: Any) -> Room:
    """A game that has begun, between these people."""
    wanted: dict[str, Any] = {"game": GAME, "seats": len(guests)} | setup
    room = await services.tables.create(Setup(**wanted), guests[0].id)
    assert room is not None
    for guest in guests:
        await do(room, guest, Sit(id=new_id()))
    return room


async def do(room: Room, guest: Person, command: AnyCommand) -> None:
    """What somebody asks of a table."""
    await room.perform(Who(guest.id, guest.name), command)


async def act_once(room: Room) -> None:
    """Somebody acts: a game that is given up before is not rated."""
    seat = room.table.actors[0]
    chair, legal = room.table.chairs[seat], room.table.game.legal(room.table.state, seat)
    action = msgspec.Raw(msgspec.json.encode(legal[0]))
    await room.perform(Who(str(chair.person), chair.name), Play(id=new_id(), seat=seat, action=action))


async def give_up(room: Room, guests: list[Person], seat: int) -> None:
    """Concede, when the game has begun in earnest."""
    if not room.table.actions:
        await act_once(room)
    await do(room, guests[seat], Concede(id=new_id(), seat=seat))


def ratings_of(engine: Engine, guests: list[Person], game: str = GAME) -> list[Rating | None]:
    """What is known of these people's strength."""
    with reading(engine) as connection:
        return [ratings.rating(connection, guest.id, game) for guest in guests]


def strengths(engine: Engine, guests: list[Person]) -> list[float]:
    """The middle of what is known of these people's strength."""
    return [found.mu for found in ratings_of(engine, guests) if found is not None]


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


# ── Exactly once ──────────────────────────────────────────────────────────────────────────────────


def test_saving_a_result_twice_counts_once(url: str, engine: Engine) -> None:
    found: list[Person] = []

    async def evening(services: Services) -> None:
        room, guests = await gathered(services, 2)
        await give_up(room, guests, 1)
        before = ratings_of(engine, guests)
        await services.tables.save_summary(room)
        # As if the process had died between the ratings and the line of the lobby.
        await services.database.write(lambda connection: matches.update_match(connection, room.match, phase="playing"))
        await services.tables.save_summary(room)
        assert ratings_of(engine, guests) == before
        found.extend(guests)

    spend(url, evening)
    with reading(engine) as connection:
        for guest in found:
            assert len(ratings.history(connection, guest.id, GAME)) == 1
            last = ratings.rating(connection, guest.id, GAME)
            assert last is not None
            assert last.games == 1


def test_two_processes_that_save_a_result_at_once_count_once(url: str, engine: Engine) -> None:
    async def evening(services: Services) -> None:
        other = make_services(services.config)
        room, guests = await gathered(services, 3)
        same = await other.tables.room(room.match)
        for seat in (0, 1):
            await give_up(room, guests, seat)
        once = ratings_of(engine, guests)
        await same.catch_up()
        for _ in range(10):
            await services.database.write(
                lambda connection: matches.update_match(connection, room.match, phase="playing")
            )
            both = (
                house.database.write(summary_transaction(here, now()))
                for house, here in ((services, room), (other, same))
            )
            await asyncio.gather(*both)
        assert ratings_of(engine, guests) == once
        other.close()

    spend(url, evening)


def test_many_matches_of_the_same_people_at_once_all_count(url: str, engine: Engine) -> None:
    """Two processes, the same people, sitting in opposite order: nothing crosses and nothing is lost."""

    async def evening(services: Services) -> None:
        other = make_services(services.config)
        _, guests = await gathered(services, 4)
        rooms = [await table_for(house, order) for house in (services, other) for order in (guests, guests[::-1]) * 3]
        ends = [lose(room) for room in rooms]
        await asyncio.gather(*ends)
        found = ratings_of(engine, guests)
        assert [each.games for each in found if each is not None] == [len(rooms)] * 4
        with reading(engine) as connection:
            for guest, last in zip(guests, found, strict=True):
                history = ratings.history(connection, guest.id, GAME)
                assert {step.match for step in history} == {room.match for room in rooms}
                assert last is not None
                assert (last.mu, last.sigma) in {(step.mu, step.sigma) for step in history}
        other.close()

    async def lose(room: Room) -> None:
        await act_once(room)
        for seat in (0, 1, 2):
            chair = room.table.chairs[seat]
            await room.perform(Who(str(chair.person), chair.name), Concede(id=new_id(), seat=seat))

    spend(url, evening)


def test_a_game_over_the_network_is_rated_once(server: Server) -> None:
    with ExitStack() as stack:
        ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
        table = ana.open(GAME)
        bruno.enter(table, ana.invite)
        bruno.ask(table, "sit")
        play_out([ana.sit(table), bruno.sit(table)], Random(5))
        for guest in (ana, bruno):
            [line] = until(partial(rated_lines, guest), "the rating")  # written up just after the end is shown
            assert (line["game"], line["games"]) == (GAME, 1)
            [step] = guest.look(f"/api/profiles/{guest.id}/ratings/{GAME}")
            assert (step["match"], step["points"]) == (table, line["points"])


def rated_lines(guest: Guest) -> Any:
    """The ratings in somebody's profile."""
    return guest.look(f"/api/profiles/{guest.id}")["ratings"]

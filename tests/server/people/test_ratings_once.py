"""Every match counts exactly once for the ratings, whoever saves its result and however often."""

import asyncio
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import Engine

from serao.server.base.clock import now
from serao.server.base.ids import new_id
from serao.server.services import Services, make_services
from serao.server.tables.results import summary_transaction
from serao.server.tables.room import Room
from serao.storage import matches, ratings
from serao.storage.engine import reading
from serao.storage.persons import Person
from serao.table.commands import Concede
from serao.table.decide import Who
from tests.server.house import Guest, Server, play_out, until
from tests.server.people.rated_games import GAME, act_once, gathered, give_up, ratings_of, spend, table_for


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

"""What the tests of ratings share: an evening at a house of their own, games that are given up, and what follows."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy import Engine

from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.base.ids import new_id
from serao.server.people.identity import new_person
from serao.server.services import Services, make_services
from serao.server.tables.room import Room
from serao.storage import persons, ratings
from serao.storage.engine import reading
from serao.storage.persons import Person
from serao.storage.ratings import Rating
from serao.table.commands import AnyCommand, Concede, Play, Sit
from serao.table.decide import Who
from serao.table.setup import Setup

GAME = "avenue"
NAMES = ("Ana", "Bruno", "Chloé", "Davi")

Evening = Callable[[Services], Coroutine[Any, Any, None]]


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

"""Coming in, in a crowd: HTTP over connections that are kept, several at once, for whoever prepares a load."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

DOORS = 8

T = TypeVar("T")
A = TypeVar("A")


class Person(NamedTuple):
    """Somebody who is known to the house, by a token."""

    token: str


class Door:
    """One kept connection."""

    def __init__(self, address: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.address, self.reader, self.writer = address, reader, writer

    async def post(self, path: str, body: object, person: Person | None = None) -> Any:
        """What the house answers; it must say yes."""
        data = msgspec.json.encode(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {self.address}", "Content-Type: application/json"]
        lines += [f"Authorization: Bearer {person.token}"] if person else []
        self.writer.write("\r\n".join([*lines, f"Content-Length: {len(data)}", "", ""]).encode() + data)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        answer = await self.reader.readexactly(size)
        if not head.startswith("http/1.1 2"):
            raise RuntimeError(f"{path}: {head.splitlines()[0]} {answer.decode()}")
        return msgspec.json.decode(answer)

    async def person(self, name: str) -> Person:
        """A new guest."""
        return Person((await self.post("/api/session", {"name": name, "token": True}))["token"])

    async def table(self, host: Person, game: str, seats: int) -> str:
        """A new table at which its host sits."""
        wanted = {"game": game, "seats": seats, "public": True}
        return str((await self.post("/api/tables", wanted, host))["id"])

    async def sit(self, table: str, person: Person, seat: int) -> None:
        """Take a chair; with the last one the game begins."""
        await self.post(f"/api/tables/{table}/commands", {"type": "sit", "id": "sit", "seat": seat}, person)


async def opened(address: str) -> Door:
    """A door to a server."""
    host, _, port = address.partition(":")
    return Door(address, *await asyncio.open_connection(host, int(port)))


async def through(address: str, work: Callable[[Door, A], Awaitable[T]], each: Iterable[A]) -> list[T]:
    """Do something for each, through several doors at once; the answers in order."""
    waiting = list(enumerate(each))[::-1]
    answers: dict[int, T] = {}

    async def pass_through() -> None:
        door = await opened(address)
        while waiting:
            number, one = waiting.pop()
            answers[number] = await work(door, one)
        door.writer.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(DOORS):
            group.create_task(pass_through())
    return [answers[number] for number in sorted(answers)]

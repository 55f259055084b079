"""Requests that no honest client sends, from a seed: spoilt bodies, strange paths and headers."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any, Self

import httpx

from tests.patience import PATIENCE
from tests.server.hostile import BENT, PARTS, VALUES
from tests.server.house import Server
from tests.server.test_hostile import BODIES, COMMANDS, JSON, PATHS

HEADERS = (b"Cookie: serao=", b"Authorization: Bearer ", b"Accept-Language: ", b"Content-Type: ", b"If-None-Match: ")


class HttpGarbage:
    """A source and a sender of such requests."""

    def __init__(self, server: Server, table: str, token: str, random: Random) -> None:
        self.server, self.table, self.random = server, table, random
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def send(self, address: str) -> tuple[int, str]:
        """Send one more, from an address; the status and the text of the answer."""
        if self.random.random() < 0.7:
            return await self.send_body(address)
        return await self.send_path(address)

    async def send_body(self, address: str) -> tuple[int, str]:
        """A body in which something is wrong."""
        commands = [("POST", "/api/tables/{table}/commands", each) for each in COMMANDS]
        method, path, honest = self.random.choice([*BODIES, *commands])
        body, headers = spoilt(self.random, honest), {**JSON, "x-forwarded-for": address}
        answer = await self.http.request(method, path.format(table=self.table), content=body, headers=headers)
        if answer.status_code >= 400:
            assert answer.json()["reason"]["key"], answer.text
        return answer.status_code, answer.text

    async def send_path(self, address: str) -> tuple[int, str]:
        """A path, a query and headers in which something is wrong, byte by byte as they are."""
        path = self.random.choice(PATHS).format(self.random.choice(PARTS), self.random.choice(PARTS))
        noise = self.random.randbytes(self.random.randrange(20)).translate(None, b"\r\n\0")
        header = self.random.choice(HEADERS) + noise
        lines = [f"GET {path} HTTP/1.1".encode(), header, f"X-Forwarded-For: {address}".encode()]
        return await self.send_lines(lines)

    async def send_lines(self, lines: Sequence[bytes]) -> tuple[int, str]:
        """A request as it is; the status and the text of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(b"\r\n".join([*lines, b"Host: localhost", b"Connection: close", b"", b""]))
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        assert answer, "the connection broke off"
        return int(answer.split(b" ")[1]), answer.decode("utf-8", "replace")


def spoilt(random: Random, honest: dict[str, Any]) -> bytes:
    """An honest message in which something is wrong."""
    fields = [(json.dumps(name).encode(), json.dumps(value).encode()) for name, value in honest.items()]
    wrong = random.randrange(len(fields))
    value = random.choice(VALUES) if random.random() < 0.7 else random.randbytes(random.randrange(12))
    fields[wrong] = (fields[wrong][0], value)
    if random.random() < 0.5:  # the same name twice, before or after
        fields.insert(random.randrange(len(fields) + 1), random.choice(fields))
    whole = b"{" + b",".join(name + b":" + value for name, value in fields) + b"}"
    return random.choice(BENT)(whole, random.randrange(len(whole) + 1))

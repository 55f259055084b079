"""A connection that was idle is not used for another request: the server may be closing it at that moment."""

import asyncio
from contextlib import suppress

import pytest
import uvicorn

from serao.client import http_api
from serao.client.http_api import HttpApi

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"


async def connections_for(requests: int) -> int:
    """How many connections a server sees for so many requests, one after the other."""
    kept: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        kept.append(writer)
        with suppress(asyncio.IncompleteReadError):  # the client has closed it
            while await reader.readuntil(b"\r\n\r\n"):
                writer.write(ANSWER)

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        api = HttpApi(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "", 10.0)
        for _ in range(requests):
            await api.ask_bytes("GET", "/")
        await api.close()
        for writer in kept:
            writer.close()
    return len(kept)


def test_a_connection_is_used_again_only_as_long_as_it_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(connections_for(3)) == 1
    monkeypatch.setattr(http_api, "IDLE_SECONDS", 0.0)
    assert asyncio.run(connections_for(3)) == 3


def test_that_is_long_before_the_server_closes_it() -> None:
    assert uvicorn.Config("").timeout_keep_alive > 2 * http_api.IDLE_SECONDS

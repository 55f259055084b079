"""Real houses as processes of their own, and a line to them that breaks."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

from tests.patience import PATIENCE
from tests.server.house import Server

T = TypeVar("T")

DEADLINE = 4.0 * PATIENCE  # for a whole test; the machine may be busy with other things
CAREFUL: dict[str, Any] = {"limits": {"messages": [4, 10.0], "requests": [6, 10.0]}}


class House(Server):
    """A house that can be killed and started again at the same address."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, "house", str(folder / "house.db"), **settings)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *problem: object) -> None:
        try:
            self.stop()
        finally:
            self.clear()

    def kill(self) -> None:
        """Pull the plug; nothing of it stays behind: its opponents think in processes of their own."""
        super().kill()
        self.clear()


class BreakingLine:
    """A way to a house on which every socket breaks after so many bytes from the house, in mid-message."""

    def __init__(self, port: int, lives: int) -> None:
        self.target = port
        self.lives = lives
        self.broken = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *problem: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        first = await reader.read(65536)
        house_reader, house_writer = await asyncio.open_connection("127.0.0.1", self.target)
        house_writer.write(first)
        life = self.lives * (1 + self.broken % 5) if b"upgrade: websocket" in first.lower() else 1 << 60
        up = asyncio.create_task(pump(reader, house_writer, 1 << 60))
        try:
            if await pump(house_reader, writer, life):
                self.broken += 1
        finally:
            up.cancel()
            await asyncio.gather(up, return_exceptions=True)
            for each in (writer, house_writer):
                each.close()
            self._tasks.discard(task)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, life: int) -> bool:
    """Pass bytes on until the end, or until so many have passed; whether it broke."""
    while data := await reader.read(65536):
        if len(data) >= life:
            return True
        life -= len(data)
        writer.write(data)
        await writer.drain()
    return False


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run an asynchronous test to its end, or to the deadline; nothing it began may be left over."""

    async def bounded() -> T:
        async with asyncio.timeout(DEADLINE):
            told = await story
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, f"still running: {left}"
        return told

    return asyncio.run(bounded())

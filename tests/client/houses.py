"""Real houses as processes of their own, and a line to them that breaks."""

import asyncio
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from tests.patience import PATIENCE

T = TypeVar("T")

DEADLINE = 150.0  # seconds; the machine may be busy with other things
OPEN = "[limits]\n" + "".join(
    f"{name} = [1000000, 1000000.0]\n" for name in ("requests", "newcomers", "tables", "messages", "said")
)
CAREFUL = "[limits]\nmessages = [4, 10.0]\nrequests = [6, 10.0]\n"
LAID = re.compile(r"http://\S+?:(\d+)/")


class House:
    """A house that can be killed and started again at the same address."""

    def __init__(self, folder: Path, limits: str = OPEN) -> None:
        self.folder = folder
        self.port = 0
        self._groups: list[int] = []
        (folder / "settings.toml").write_text(f"bot_pause = 0.0\n{limits}", "utf-8")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Close the doors."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self._clear()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the doors; returns when they are open."""
        command = [sys.executable, "-m", "serao", "serve", "--port", str(self.port), "--lang", "en"]
        database = f"sqlite:///{self.folder / 'house.db'}"
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", database, "--settings", str(self.folder / "settings.toml")],
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "COLUMNS": "200"},
            )
        self._groups.append(self.process.pid)
        try:
            self.port = int(self._first_line())
        except BaseException:
            self.kill()
            raise

    def _first_line(self) -> str:
        assert self.process.stdout is not None
        until, text = time.monotonic() + DEADLINE, ""
        while time.monotonic() < until:
            if select.select([self.process.stdout], [], [], 0.2)[0]:
                read = os.read(self.process.stdout.fileno(), 4096).decode()
                text += read
                if found := LAID.search(text):
                    return found[1]
                if not read:
                    break
        raise AssertionError(f"the house did not open: {text} {(self.folder / 'log').read_text()}")

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._clear()

    def _clear(self) -> None:
        """Nothing of it stays behind: its opponents think in processes of their own."""
        if self.process.stdout is not None:
            self.process.stdout.close()
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        self._groups.clear()


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

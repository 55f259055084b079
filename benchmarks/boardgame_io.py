"""The peer: boardgame.io, installed by npm, served here, and loaded by clients in a second process."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from benchmarks.load import Load, apart
from benchmarks.peer.load import Task

Store = Literal["memory", "flatfile"]

PEER = Path(__file__).parent / "peer"
SOURCES = ("package.json", "server.js", "game.js")
# Goals lying on the table bring an update from 2 to 3 kB: the size of a larger game.
GOALS = 8


class Peer(NamedTuple):
    """A running server."""

    address: str
    pid: int


def available() -> str | None:
    """None if the peer can be run here, else why not."""
    missing = [program for program in ("node", "npm") if shutil.which(program) is None]
    return f"boardgame.io is skipped: {' and '.join(missing)} not found." if missing else None


def prepared(directory: Path = PEER) -> None:
    """Install boardgame.io into `directory` unless it is there already."""
    directory.mkdir(parents=True, exist_ok=True)
    if directory.resolve() != PEER.resolve():
        for source in SOURCES:
            shutil.copy(PEER / source, directory)
    if all((directory / "node_modules" / package).exists() for package in ("boardgame.io", "node-persist")):
        return
    print("Installing boardgame.io with npm …", file=sys.stderr, flush=True)
    # Without a lock file: it would name the registry of whoever installs.
    options = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "install", *options], cwd=directory, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def serving(directory: Path = PEER, store: Store = "memory") -> Iterator[Peer]:
    """A server that runs as long as the block, with a store of its own."""
    with TemporaryDirectory() as folder:
        environment = os.environ | {"NODE_ENV": "production", "FLATFILE": folder if store == "flatfile" else ""}
        server = subprocess.Popen(
            ["node", "server.js"],
            cwd=directory,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield Peer(address(server), server.pid)
        finally:
            server.kill()
            server.communicate()


def address(server: "subprocess.Popen[str]") -> str:
    """Where it listens: the line that the server prints then."""
    assert server.stdout is not None
    line = server.stdout.readline().strip()
    if not line:
        raise RuntimeError(f"boardgame.io did not start: node ended with {server.wait()}")
    return line.removeprefix("http://")


def load(peer: Peer, tables: int, seconds: float, goals: int = GOALS) -> Load:
    """Play at so many tables at once, from a second process."""
    return apart("benchmarks.peer.load", Task(peer.address, (peer.pid,), tables, seconds, goals), Load)

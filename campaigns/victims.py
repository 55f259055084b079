"""What is killed in a campaign, each by SIGKILL, and how it is started again."""

import os
import signal
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Protocol

from tests.server.cluster.scripted import Player
from tests.server.house import Process, Server, until
from tests.storage.servers import Postgres, RedisServer, children


class Victim(Protocol):
    """Something that is killed again and again."""

    name: str

    def restart(self) -> None:
        """Kill it; return when it is there again."""

    def holds(self, player: Player) -> bool:
        """Whether its end would interrupt what this player waits for."""


class ServerVictim:
    """A serving process of its own."""

    def __init__(self, server: Process) -> None:
        self.name, self.server = server.name, server

    def restart(self) -> None:
        """Kill it; return when it is there again."""
        if self.server.lives():
            self.server.kill()
        self.server.start()

    def holds(self, player: Player) -> bool:
        """Whether it has the player's command in hand."""
        return player.server is self.server and player.pending is not None


class WorkerVictim(ServerVictim):
    """The process that thinks for opponents."""

    def holds(self, player: Player) -> bool:
        """Whether it has opponents of the player to think for."""
        return waits_for_opponents(player)


class PeerVictim:
    """Any of the serving processes that a supervisor has started, and starts again."""

    name = "a serving process"

    def __init__(self, server: Server, processes: int, random: Random) -> None:
        self.server, self.processes, self.random = server, processes, random

    def restart(self) -> None:
        """Kill one; return when there are as many as there should be."""
        pid = self.random.choice(all_serving(self.server, self.processes))
        os.kill(pid, signal.SIGKILL)
        until(lambda: not command_line(pid), "the end of a process")
        all_serving(self.server, self.processes)

    def holds(self, player: Player) -> bool:
        """Whether one of them has the player's command in hand."""
        return player.pending is not None


class SupervisorVictim:
    """The supervisor: by turns alone, when its processes end by themselves, and with all that it has started."""

    name = "the supervisor"

    def __init__(self, server: Server, processes: int) -> None:
        self.server, self.processes, self.alone = server, processes, False

    def restart(self) -> None:
        """Kill it; return when the house is whole again."""
        self.alone = not self.alone
        if self.alone:
            self.server.kill()
            self.server.wait_until_nothing_is_left()
        else:
            self.server.clear()
        self.server.start()
        all_serving(self.server, self.processes)

    def holds(self, player: Player) -> bool:
        """Whether the house has the player's command in hand."""
        return player.pending is not None


class RedisVictim:
    """Redis, which carries hints and asks for opponents' moves, and forgets everything."""

    name = "Redis"

    def __init__(self, redis: RedisServer) -> None:
        self.redis = redis

    def restart(self) -> None:
        """Kill it; return when it is there again."""
        self.redis.kill()
        self.redis.start()

    def holds(self, player: Player) -> bool:
        """Whether opponents of the player may be asked for by way of it."""
        return waits_for_opponents(player)


class PostgresVictim:
    """PostgreSQL itself, with every process of it.

    A process of the house that is just starting ends without its database; it is started again, as a system would.
    """

    name = "PostgreSQL"

    def __init__(self, postgres: Postgres, processes: Iterable[Process]) -> None:
        self.postgres, self.processes = postgres, list(processes)

    def restart(self) -> None:
        """Kill it; return when it has recovered, and the house too."""
        self.postgres.kill()
        self.postgres.start()
        for process in self.processes:
            if not process.lives():
                process.start()

    def holds(self, player: Player) -> bool:
        """Whether a command of the player's may be on its way to it."""
        return player.pending is not None


def waits_for_opponents(player: Player) -> bool:
    """Whether somebody plays against opponents."""
    return player.ledger.bots > 0 and player.table.get("phase") == "playing"


def names(victims: Iterable[Victim]) -> set[str]:
    """What they are called."""
    return {each.name for each in victims}


def serving(server: Server) -> list[int]:
    """The processes of a house, without the one that looks after them."""
    assert server.running is not None
    lines = {pid: command_line(pid) for pid in children(server.running.pid)}
    return [pid for pid, line in lines.items() if line and b"resource_tracker" not in line]


def all_serving(server: Server, processes: int) -> list[int]:
    """The same, once there are as many as there should be."""
    return until(lambda: len(each := serving(server)) == processes and each, "all processes")  # type: ignore[no-any-return]


def command_line(pid: int) -> bytes:
    """What a process was started with; empty once it is dead, mourned or not."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""

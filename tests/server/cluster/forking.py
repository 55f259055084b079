"""Processes that start fast: one Python that has imported everything forks the servers and workers of a test.

Each is the real `serao` command from its first line on, with a process, sockets and threads of its own; only the
importing, which takes most of a start, is done once.
"""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from tests.server.house import Process, Server, until

IMPORTED = (
    "serao.cli.app",
    "serao.server.run",
    "serao.server.cluster.bot_queue",
    "serao.server.cluster.redis_fanout",
    "psycopg",
)
TREE = Path(__file__).parents[3]
# Said by Python in a process that a server was just starting when it was killed; no code of ours has run in it.
NEVER_BEGUN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n(?:    .*\n)*'
    r'(?:  File "[^"]*/multiprocessing/spawn\.py", .*\n(?:    .*\n)*)+EOFError: Ran out of input\n'
)


class ForkServer:
    """The process that forks."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.cluster.forking"]
        self.process = subprocess.Popen(command, cwd=TREE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def fork(self, arguments: list[str], printed: Path, logged: Path) -> int:
        """Fork a process for a command of `serao`; its number."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wish = {"arguments": arguments, "printed": str(printed), "logged": str(logged)}
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with self.process:
            pass


class Forked(Process):
    """A process of the house that a fork server starts."""

    fork_server: ForkServer
    number = 0

    def begin(self) -> None:
        """Start it, without waiting."""
        self._printed.write_bytes(b"")
        self.number = self.fork_server.fork(self.command()[1:], self._printed, self._logged)

    def _there(self) -> bool:
        assert self.lives(), self.log()
        return b"\n" in self._printed.read_bytes()

    def lives(self) -> bool:
        """Whether it runs."""
        try:
            os.kill(self.number, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.number, signal.SIGKILL)
        until(lambda: not self.lives(), f"{self.name} to be gone")

    def log(self) -> str:
        """Everything it logged since the first start, but for what Python says of processes that never began."""
        return NEVER_BEGUN.sub("", super().log())

    def clear(self) -> None:
        """End it and whatever it left behind."""
        if self.number:
            with suppress(ProcessLookupError):
                os.killpg(self.number, signal.SIGKILL)


class ForkedWorker(Forked):
    """A worker that a fork server starts."""


class ForkedServer(Forked, Server):
    """A server that a fork server starts."""


def main() -> None:
    """Fork what standard input asks for, line by line."""
    for module in IMPORTED:
        import_module(module)
    children: set[int] = set()
    signal.signal(signal.SIGCHLD, lambda *_: reap(children))
    for line in sys.stdin.buffer:
        wish = json.loads(line)
        number = os.fork()
        if number == 0:
            run_command(wish)
        children.add(number)
        print(number, flush=True)
    for number in list(children):  # the test process is gone
        with suppress(ProcessLookupError):
            os.killpg(number, signal.SIGKILL)


def reap(children: set[int]) -> None:
    """Wait for the children that have ended, so that their process ids stay theirs until then."""
    with suppress(ChildProcessError):
        while dead := os.waitpid(-1, os.WNOHANG)[0]:
            children.discard(dead)


def run_command(wish: dict[str, Any]) -> None:
    """Run the command that was asked for."""
    from serao.cli import main as command

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for name, place in (("printed", 1), ("logged", 2)):
        os.dup2(os.open(wish[name], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), place)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["serao", *wish["arguments"]]
    code = 1
    try:
        command()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    main()

"""Processes that start fast: one Python that has imported everything forks the servers and workers of the tests.

Each is the real `serao` command from its first line on, with a process, sockets and threads of its own; only the
importing, which takes most of a start, is done once.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.patience import PATIENCE

IMPORTED = (
    "serao.cli.app",
    "serao.server.run",
    "serao.server.cluster.bot_queue",
    "serao.server.cluster.redis_fanout",
    "litestar.plugins.pydantic",  # Litestar looks for it in every application
    "psycopg",
)
TREE = Path(__file__).parents[2]
SERAO = Path(sys.executable).with_name("serao")


class Forked:
    """A process that was forked: as much of `subprocess.Popen` as the tests use of one."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid, self._ended = pid, ended

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        with suppress(FileNotFoundError):
            return int(self._ended.read_text())
        return None

    def wait(self, timeout: float = float("inf")) -> int:
        """Wait until it has ended; its exit code."""
        patience = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > patience:
                raise subprocess.TimeoutExpired("serao", timeout)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)


class ForkServer:
    """The process that forks."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.forking"]
        self.process = subprocess.Popen(
            command, cwd=TREE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )

    def fork(self, arguments: list[str], printed: Path, logged: Path) -> Forked:
        """Fork a process for a command of `serao`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        ended = printed.with_suffix(".ended")
        ended.unlink(missing_ok=True)
        files = {"printed": str(printed), "logged": str(logged), "ended": str(ended)}
        wish = {"arguments": arguments, "environment": dict(os.environ), "folder": os.getcwd()} | files
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        self.process.stdin.flush()
        return Forked(int(self.process.stdout.readline()), ended)

    def close(self) -> None:
        """End it, and with it whatever it has forked."""
        with self.process:
            pass


@cache
def fork_server() -> ForkServer:
    """The one of this process."""
    server = ForkServer()
    atexit.register(server.close)
    return server


def run_serao(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `serao` to its end: what `subprocess.run` would give, in a fraction of the time."""
    with TemporaryDirectory() as folder:
        printed, logged = Path(folder, "out"), Path(folder, "errors")
        code = fork_server().fork([*arguments], printed, logged).wait(PATIENCE)
        return subprocess.CompletedProcess(arguments, code, printed.read_text("utf-8"), logged.read_text("utf-8"))


def main() -> None:
    """Fork what standard input asks for, line by line."""
    for module in IMPORTED:
        import_module(module)
    children: dict[int, Path] = {}
    signal.signal(signal.SIGCHLD, lambda *_: reap(children))
    for line in sys.stdin.buffer:
        wish = json.loads(line)
        with nobody_reaped():
            number = os.fork()
            children[number] = Path(wish["ended"])
        if number == 0:
            run_command(wish)
        print(number, flush=True)
    for number in list(children):  # the test process is gone
        with suppress(ProcessLookupError):
            os.killpg(number, signal.SIGKILL)


@contextmanager
def nobody_reaped() -> Iterator[None]:
    """Until a child is written down, its end is not looked at."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
    yield
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})


def reap(children: dict[int, Path]) -> None:
    """Wait for the children that have ended, so that their process ids stay theirs until then, and write it down."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            number, status = ended
            file = children.pop(number)
            written = file.with_suffix(".ending")
            with suppress(FileNotFoundError):  # the test has removed its folder
                written.write_text(str(os.waitstatus_to_exitcode(status)))
                written.replace(file)


def run_command(wish: dict[str, Any]) -> None:
    """Run the command that was asked for."""
    from serao.cli import main as command

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(wish["environment"])
    os.chdir(wish["folder"])
    for name, place in (("printed", 1), ("logged", 2)):
        os.dup2(os.open(wish[name], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), place)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = [str(SERAO), *wish["arguments"]]
    pose_as_program()
    code = 1
    try:
        command()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        os._exit(code)


def pose_as_program() -> None:
    """Let the processes that it starts begin as those of the real program do: from its file, not from this one."""
    program: Any = sys.modules["__main__"]
    program.__spec__, program.__file__ = None, str(SERAO)


if __name__ == "__main__":
    main()

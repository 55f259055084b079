"""Runs a command of Serão without what only Linux has: `python tests/packaging/other_system.py windows serve`.

What the standard library and other packages do on another system cannot be tried here. So they are imported first, as
they are on this system; after that Serão finds the modules, names and behaviour of the other one.
"""

import asyncio
import errno
import fcntl
import multiprocessing.synchronize
import os
import signal
import socket
import sys
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

# What only a house needs takes longest.
IMPORTED_FIRST = ("concurrent.futures.process", "multiprocessing.resource_tracker", "typer.rich_utils")
FOR_A_HOUSE = (
    "alembic.command",
    "litestar",
    "multiprocessing.popen_spawn_posix",
    "prometheus_client",
    "sqlalchemy.dialects.sqlite",
    "structlog",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
HOUSE = ("backup", "serve")  # the commands of one
NOT_ON_WINDOWS: dict[Any, tuple[str, ...]] = {
    os: ("O_CLOEXEC", "chown", "fchmod", "fork", "geteuid", "getuid", "killpg", "sched_getaffinity", "setsid", "uname"),
    signal: ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2"),
    socket: ("AF_UNIX", "recv_fds", "send_fds"),
}
NO_MODULES_ON_WINDOWS = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
NOT_ON_MACOS: dict[Any, tuple[str, ...]] = {os: ("sched_getaffinity", "sched_setaffinity")}

real_open, real_fsync, real_pair = os.open, os.fsync, socket.socketpair
real_option, real_unix = socket.socket.setsockopt, socket.AF_UNIX


def windows() -> None:
    """Take away what Windows does not have, and let files, locks and ports behave as there."""
    remove(NOT_ON_WINDOWS)
    for name in NO_MODULES_ON_WINDOWS:
        sys.modules[name] = None  # type: ignore[assignment]  # now its import fails
    changed: dict[tuple[Any, str], Any] = {
        (os, "open"): open_as_on_windows,
        (os, "fsync"): fsync_as_on_windows,
        (socket.socket, "setsockopt"): option_as_on_windows,
        (socket, "socketpair"): pair_as_on_windows,
        (asyncio.SelectorEventLoop, "add_signal_handler"): no_signal_handler,
        (asyncio, "ProactorEventLoop"): asyncio.SelectorEventLoop,  # the loop that uvicorn takes there
        (sys, "platform"): "win32",
    }
    # It asks for the platform whenever it starts a process, which it must do in this system's way.
    vars(multiprocessing.synchronize)["sys"] = SimpleNamespace(**vars(sys))
    for (where, name), value in changed.items():
        setattr(where, name, value)
    sys.modules["msvcrt"] = locks_as_on_windows()


def macos() -> None:
    """Take away what macOS does not have."""
    remove(NOT_ON_MACOS)
    changed: dict[tuple[Any, str], Any] = {(socket, "socketpair"): pair_as_on_macos, (sys, "platform"): "darwin"}
    for (where, name), value in changed.items():
        setattr(where, name, value)


def remove(names: dict[Any, tuple[str, ...]]) -> None:
    """Take names out of modules."""
    for module, missing in names.items():
        for name in missing:
            delattr(module, name)


def open_as_on_windows(path: Any, flags: int, *more: Any, **others: Any) -> int:
    """Open a file, but no folder."""
    if os.path.isdir(path):
        raise PermissionError(errno.EACCES, "Permission denied", path)
    return real_open(path, flags, *more, **others)


def fsync_as_on_windows(file: int) -> None:
    """Write out a file, but none that is open for reading only."""
    if fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
        raise OSError(errno.EBADF, "Bad file descriptor")
    real_fsync(file)


def option_as_on_windows(self: socket.socket, level: int, name: int, *value: Any) -> None:
    """Set an option of a socket; with SO_REUSEADDR several programs may listen on one port."""
    if (level, name) == (socket.SOL_SOCKET, socket.SO_REUSEADDR):
        name = socket.SO_REUSEPORT
    real_option(self, level, name, *value)


def no_signal_handler(*_: object) -> None:
    """The event loops of Windows have no signal handlers."""
    raise NotImplementedError


def pair_as_on_windows(*kind: Any) -> tuple[socket.socket, socket.socket]:
    """Two linked sockets; the event loop asks for them without naming a kind."""
    return real_pair(*(kind or (real_unix,)))


def pair_as_on_macos(*kind: Any) -> tuple[socket.socket, socket.socket]:
    """Two linked sockets; none of the kind that keeps messages whole."""
    if socket.SOCK_SEQPACKET in kind:
        raise OSError(errno.EPROTONOSUPPORT, "Protocol not supported")
    return real_pair(*kind)


def locks_as_on_windows() -> ModuleType:
    """The module `msvcrt`, as far as Serão uses it."""
    module: Any = ModuleType("msvcrt")
    module.LK_UNLCK, module.LK_LOCK = 0, 1
    module.locking = lambda file, mode, _size: fcntl.flock(file, fcntl.LOCK_EX if mode else fcntl.LOCK_UN)
    return module  # type: ignore[no-any-return]


if __name__ == "__main__":
    system, *arguments = sys.argv[1:]
    sys.argv = ["serao", *arguments]
    for module in (*IMPORTED_FIRST, *(FOR_A_HOUSE if arguments[0] in HOUSE else ())):
        import_module(module)
    {"windows": windows, "macos": macos}[system]()
    from serao.cli import main

    main()

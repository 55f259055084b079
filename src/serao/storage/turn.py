"""Whose turn it is to write to a SQLite file.

SQLite lets one process write at a time; whoever else wants to sleeps for longer and longer and looks again, while the
file lies idle. Our writers wait in the kernel instead, which wakes the next one at once.
"""

import fcntl
import os
from types import TracebackType

from sqlalchemy import Engine


class Turn:
    """A lock on a file beside the database. Whoever dies gives it back; whoever does not take it meets SQLite's own."""

    def __init__(self, engine: Engine) -> None:
        self._file: int | None = None  # PostgreSQL lets everybody write at once
        if engine.dialect.name == "sqlite":
            self._file = os.open(f"{engine.url.database}-turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Wait for no more turns."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

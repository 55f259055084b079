"""A file lock around every transaction that writes to a SQLite file.

SQLite lets one process write at a time. A process that finds the database locked sleeps and tries again, each time
after a longer pause, while nobody writes. With this lock the waiting processes sleep in the kernel, which wakes the
next one as soon as the lock is free.
"""

import os
import sys
from types import TracebackType

from sqlalchemy import Engine

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Wait until the lock is ours. Windows gives up after ten seconds, and is asked again."""
        while True:
            try:
                os.lseek(file, 0, os.SEEK_SET)
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
                return
            except OSError:
                continue

    def unlock(file: int) -> None:
        """Let another process have the lock."""
        os.lseek(file, 0, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        """Wait until the lock is ours."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def unlock(file: int) -> None:
        """Let another process have the lock."""
        fcntl.flock(file, fcntl.LOCK_UN)


class FileLock:
    """An exclusive lock on a file beside the database.

    The kernel releases the lock when its holder dies. A program that does not take it is still held back by SQLite's
    own lock.
    """

    def __init__(self, engine: Engine) -> None:
        self._file: int | None = None  # none for PostgreSQL, which lets several processes write at once
        if engine.dialect.name == "sqlite":
            self._file = os.open(f"{engine.url.database}-lock", os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        if self._file is not None:
            lock(self._file)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            unlock(self._file)

    def close(self) -> None:
        """Close the file; the lock cannot be taken any more."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

"""SQLite connections that nobody closes are told of, on every Python as from 3.13 on: by a ResourceWarning."""

import sqlite3
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any


class WatchedConnection(sqlite3.Connection):
    """A connection that complains when it is forgotten before it is closed."""

    open = 0  # of all of them

    def __init__(self, *args: Any, **named: Any) -> None:
        self._is_open = False
        super().__init__(*args, **named)
        self._is_open = True
        WatchedConnection.open += 1

    def close(self) -> None:
        """Close it."""
        super().close()
        self._note_closed()

    def _note_closed(self) -> None:
        if self._is_open:
            self._is_open = False
            WatchedConnection.open -= 1

    def __del__(self) -> None:
        if self._is_open:
            with suppress(sqlite3.ProgrammingError):  # of another thread
                super().close()
            self._note_closed()
            warnings.warn(f"a SQLite connection was never closed: {self!r}", ResourceWarning, stacklevel=1)


def watch() -> None:
    """From now on `sqlite3.connect`, ours and SQLAlchemy's, gives such connections."""
    plain: Callable[..., sqlite3.Connection] = sqlite3.dbapi2.connect

    def connect(*args: Any, **named: Any) -> sqlite3.Connection:
        return plain(*args, **{"factory": WatchedConnection, **named})

    sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[assignment]

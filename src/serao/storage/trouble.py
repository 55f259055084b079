"""Trouble with the database itself: which errors mean it, and what is said of it."""

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from serao.engine.problem import Problem, reason

# PostgreSQL aborted a transaction because of another one: it may be tried again.
CROSSED = {"40001", "40P01"}
# SQLite says this of a wrong statement; its other codes are about the file, the disk or the memory.
WRONG_STATEMENT = sqlite3.SQLITE_ERROR


class StorageDown(Problem):
    """The database did not answer. Probably nothing was written; read before writing again.

    `trouble` is for the log: it says what the database, or the system below it, complained about.
    """

    def __init__(self, detail: str, trouble: str = "") -> None:
        super().__init__(reason("storage-down", detail=detail))
        self.trouble = trouble or detail


class Lost(Exception):
    """The transaction or the connection was lost in the middle of some work."""


def gone(error: Exception) -> bool:
    """Whether the database failed, and not the work that was asked of it."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = getattr(error, "orig", error)
    if isinstance(cause, sqlite3.Error):
        return _file_failed(cause)
    return isinstance(error, Lost | OperationalError | InterfaceError | PoolTimeout) and not crossed(error)


def _file_failed(error: sqlite3.Error) -> bool:
    """Whether SQLite failed with its file: full, locked, broken, not to be read or written."""
    if not isinstance(error, sqlite3.OperationalError) and type(error) is not sqlite3.DatabaseError:
        return False
    return getattr(error, "sqlite_errorcode", None) != WRONG_STATEMENT


def crossed(error: Exception) -> bool:
    """Whether a transaction was aborted because of another one."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in CROSSED


def down(error: Exception) -> StorageDown:
    """What callers are told of such an error."""
    cause = getattr(error, "orig", None) or error.__cause__ or error
    said = str(cause).strip().partition("\n")[0]
    return StorageDown(type(cause).__name__, f"{type(cause).__name__}: {said}")

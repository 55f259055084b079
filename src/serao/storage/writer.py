"""The group-commit writer: one thread writes everything that waits in one transaction, then answers all at once."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from serao.storage.engine import for_writing
from serao.storage.file_lock import FileLock
from serao.storage.rows import Row, delete, insert, insert_at_once
from serao.storage.trouble import Lost, StorageDown, crossed, down, gone

T = TypeVar("T")
BATCH = 512
ATTEMPTS = 3


class _Failed(Exception):
    """Some work of a transaction failed."""


class _Item:
    """Something to write: a row, perhaps with work in the same transaction, or work alone."""

    __slots__ = ("answer", "error", "future", "row", "work")

    def __init__(self, row: Row | None, work: Callable[[Connection], Any] | None) -> None:
        self.row = row
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answer: Any = None
        self.error: Exception | None = None

    def fail(self, error: Exception) -> None:
        # A future does not take StopIteration.
        self.error = RuntimeError(repr(error)) if isinstance(error, StopIteration) else error


_Work = Callable[[Connection], Any]
_Doer = Callable[[Connection, _Item, _Work], Any]


class Writer:
    """Writes in the order it is asked. Work may be called a second time, after its transaction was rolled back."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = FileLock(engine)
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[_Item | None] = SimpleQueue()
        self._closing = threading.Lock()  # nothing may be queued after the end mark
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="serao-writer", daemon=True)
        self._thread.start()

    def append(self, row: Row, also: Callable[[Connection], None] | None = None) -> asyncio.Future[bool]:
        """Append a row. True: it and its work are durable now. False: the key (match, seq) is taken."""
        return self._enter(_Item(row, also))

    def run(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run any other transaction, in order with the appends; its answer comes once it is durable."""
        return self._enter(_Item(None, job))

    def close(self) -> None:
        """Finish everything that waits, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def _enter(self, item: _Item) -> asyncio.Future[Any]:
        with self._closing:
            if self._closed:
                item.future.set_exception(StorageDown("closed"))
            else:
                self._waiting.put(item)
        return item.future

    def _work(self) -> None:
        last = False
        while not last:
            batch, last = self._take()
            if batch:
                self._write(batch)
                _tell(batch)
        self._disconnect()
        self._lock.close()

    def _take(self) -> tuple[list[_Item], bool]:
        """Everything that waits, at least one item, and whether the writer is closed."""
        found = [self._waiting.get()]
        found += [self._waiting.get() for _ in range(min(self._waiting.qsize(), BATCH - 1))]
        batch = [item for item in found if item is not None]
        return batch, len(batch) < len(found)

    def _write(self, batch: Sequence[_Item]) -> None:
        try:
            self._write_together(batch)
        except Exception as error:
            self._disconnect()
            self._recover(batch, error)

    def _write_together(self, batch: Sequence[_Item]) -> None:
        """Write a batch in one transaction: first without savepoints, which takes half the time on PostgreSQL."""
        try:
            self._transact(batch, careful=len(batch) == 1)
        except _Failed:
            self._transact(batch, careful=True)

    def _recover(self, batch: Sequence[_Item], error: Exception) -> None:
        """After a failure, write each item alone, since one may be the cause; if the database is gone, fail all."""
        if gone(error):
            for item in batch:
                item.fail(down(error))
        elif len(batch) == 1:
            self._write_alone(batch[0], error)
        else:
            for item in batch:
                self._write([item])

    def _write_alone(self, item: _Item, error: Exception) -> None:
        for _ in range(ATTEMPTS):
            if not crossed(error):
                break
            try:
                return self._transact([item], careful=True)
            except Exception as again:
                self._disconnect()
                error = again
        return item.fail(down(error) if crossed(error) or gone(error) else error)

    def _transact(self, batch: Sequence[_Item], careful: bool) -> None:
        connection = self._connected()
        with self._lock:
            if _written_at_once(connection, batch):
                return
            with connection.begin():
                for group in _groups(batch):
                    _write_group(connection, group, _do if careful else _do_without_savepoint)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = for_writing(self._engine.connect())
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # the connection may be broken
                connection.invalidate()
                connection.close()


def _written_at_once(connection: Connection, batch: Sequence[_Item]) -> bool:
    """Write a batch that consists of rows alone; False when there is other work in it, or a key is taken."""
    rows = [item.row for item in batch if item.row and not item.work]
    if len(rows) < len(batch) or not insert_at_once(connection, rows):
        return False
    for item in batch:
        item.answer, item.error = True, None
    return True


def _groups(batch: Sequence[_Item]) -> Iterator[list[_Item]]:
    """The batch in order, rows with different keys together and other work alone.

    Rows are sorted by key, so that two writers do not deadlock."""
    group: dict[tuple[str, int], _Item] = {}
    for item in batch:
        key = item.row[:2] if item.row else None
        if group and (key is None or key in group):
            yield [group[key] for key in sorted(group)]
            group = {}
        if key is None:
            yield [item]
        else:
            group[key] = item
    if group:
        yield [group[key] for key in sorted(group)]


def _write_group(connection: Connection, group: Sequence[_Item], do: _Doer) -> None:
    first = group[0]
    if first.row is None and first.work is not None:
        first.answer = do(connection, first, first.work)
    else:
        _append(connection, group, do)


def _append(connection: Connection, group: Sequence[_Item], do: _Doer) -> None:
    rows = [item.row for item in group if item.row]
    ours = insert(connection, rows)
    for item, row in zip(group, rows, strict=True):
        item.error = None
        item.answer = row[:2] in ours
        if item.answer and item.work:
            do(connection, item, item.work)
        if item.error:  # the work in the row's transaction has failed, so the row must go
            delete(connection, row)


def _do_without_savepoint(connection: Connection, item: _Item, work: _Work) -> Any:
    """Do some work without a savepoint; if it fails, the whole transaction is rolled back."""
    item.error = None
    try:
        return work(connection)
    except Exception as error:
        raise _Failed from error


def _do(connection: Connection, item: _Item, work: _Work) -> Any:
    """Do some work in a savepoint; if it fails, only this work is undone, and only its caller gets the error."""
    item.error = None
    connection.exec_driver_sql("SAVEPOINT item")
    try:
        answer = work(connection)
    except Exception as error:
        if crossed(error):
            raise
        _undo(connection)
        item.fail(down(error) if gone(error) else error)
        return None
    connection.exec_driver_sql("RELEASE SAVEPOINT item")
    return answer


def _undo(connection: Connection) -> None:
    try:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT item")
        connection.exec_driver_sql("RELEASE SAVEPOINT item")
    except Exception as error:
        raise Lost from error


def _tell(batch: Sequence[_Item]) -> None:
    """Give the answers to their event loops, with one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[_Item]] = {}
    for item in batch:
        loops.setdefault(item.future.get_loop(), []).append(item)
    for loop, items in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits for the answer
            loop.call_soon_threadsafe(_resolve, items)


def _resolve(items: Sequence[_Item]) -> None:
    for item in items:
        if item.future.done():  # cancelled by its caller, but written
            continue
        if item.error is not None:
            item.future.set_exception(item.error)
        else:
            item.future.set_result(item.answer)

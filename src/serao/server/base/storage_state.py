"""Whether the database can be read and written now: for the health check, the metrics and one line in the log."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import structlog

from serao.server.base import metrics
from serao.storage.trouble import StorageDown

Kind = Literal["read", "write"]

log = structlog.get_logger()


class StorageState:
    """What the last attempts to read and to write came to."""

    def __init__(self) -> None:
        self._failing: set[Kind] = set()

    @property
    def failing(self) -> tuple[Kind, ...]:
        """What the database does not do now."""
        return tuple(sorted(self._failing))

    @contextmanager
    def watching(self, kind: Kind) -> Iterator[None]:
        """Note when an attempt fails. An error of the work itself says nothing about the database."""
        try:
            yield
        except StorageDown as down:
            self._failed(kind, down)
            raise

    def succeeded(self, kind: Kind) -> None:
        """The database has certainly read or written something."""
        if kind not in self._failing:
            return
        self._failing.discard(kind)
        if not self._failing:
            metrics.STORAGE_DOWN.set(0)
            log.info("the storage answers again", kind=kind)

    def _failed(self, kind: Kind, down: StorageDown) -> None:
        metrics.STORAGE_FAILED.labels(kind).inc()
        metrics.STORAGE_DOWN.set(1)
        if not self._failing:
            log.error("the storage does not answer", kind=kind, problem=down.trouble)
        self._failing.add(kind)

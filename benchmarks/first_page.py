"""The time from starting `serao serve` to the first page it serves."""

import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.house import Server

RUNS = 5
PATIENCE = 60.0


def measured() -> list[dict[str, Any]]:
    """A row for a house that must make its database, and one for a house that finds it."""
    with TemporaryDirectory(prefix="serao-bench-") as folder:
        new = [first_page(Path(folder), f"new{number}") for number in range(RUNS)]
        again = [first_page(Path(folder), "new0") for _ in range(RUNS)]
    return [told("new", new), told("there already", again)]


def told(database: str, seconds: list[float]) -> dict[str, Any]:
    """A row."""
    return {"database": database, "best_seconds": round(min(seconds), 2), "middle_seconds": round(median(seconds), 2)}


def first_page(folder: Path, name: str) -> float:
    """Seconds from the start of the process to the whole page."""
    server = Server(folder, name, str(folder / f"{name}.db"))
    began = time.perf_counter()
    server.begin()
    try:
        while not served(server.port):
            if time.perf_counter() > began + PATIENCE:
                raise RuntimeError(server.log())
            time.sleep(0.005)
        return time.perf_counter() - began
    finally:
        server.clear()


def served(port: int) -> bool:
    """Whether the first page is there."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with suppress(OSError, HTTPException):
        connection.request("GET", "/")
        answer = connection.getresponse()
        return answer.status == 200 and bool(answer.read())
    return False

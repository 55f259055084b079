"""Runs `serao` with a wall clock that a test can set: a file says by how many seconds it differs from the real one."""

import sys
import time
from pathlib import Path
from typing import Any

from serao.server.base import clock


class JumpingTime:
    """The module `time`, as the server's clock sees it."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def time_ns(self) -> int:
        """The wall clock, as it was set."""
        return time.time_ns() + int(self._file.read_text() or 0) * 10**9

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


def main() -> None:
    """Take the file from the arguments, and leave the others to the program."""
    from serao.cli import main as serao

    jumping = JumpingTime(Path(sys.argv.pop(1)))
    vars(clock)["time"] = jumping
    clock.CLOCK.go_on(jumping.time_ns())  # it had begun by the real one
    serao()


if __name__ == "__main__":
    main()

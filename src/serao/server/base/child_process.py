"""What a child process does first: it leaves Ctrl+C to its parent, and ends when its parent is gone."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable


def follow_parent(end: Callable[[], None]) -> None:
    """Ignore Ctrl+C, which reaches every process at once, and call `end` once the parent process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, args=(end,), daemon=True).start()


def end_at_once() -> None:
    """End this process without any clean-up: it holds nothing that must be written."""
    os._exit(0)


def end_in_order() -> None:
    """End this process as if it had been told to stop: it finishes what it has begun."""
    os.kill(os.getpid(), signal.SIGTERM)


def start_pool_process() -> None:
    """The initializer of a process pool. A parent that was killed cannot stop its pool, so the pool ends itself."""
    follow_parent(end_at_once)


def _end_with_parent(end: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        end()

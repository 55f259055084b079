"""The time, as everything on the server counts it."""

import time


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000

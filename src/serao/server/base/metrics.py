"""The metrics of a server, for Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES = Counter("serao_entries", "Entries of tables' logs accepted.")
REFUSED = Counter("serao_refused", "Commands and messages refused.")
ROOMS = Gauge("serao_rooms", "Tables open.", multiprocess_mode="livesum")
ASIDE = Gauge("serao_tables_aside", "Tables that cannot be read and were put aside.", multiprocess_mode="livemax")
SOCKETS = Gauge("serao_sockets", "WebSocket connections open.", multiprocess_mode="livesum")
APPEND = Histogram("serao_append_seconds", "Time until an entry is durable.", buckets=FAST)
THOUGHT = Histogram("serao_thought_seconds", "Time an opponent's move takes to find.", buckets=FAST)
STORAGE_FAILED = Counter("serao_storage_failed", "Reads and writes that the storage did not do.", ["kind"])
STORAGE_DOWN = Gauge("serao_storage_down", "Processes whose storage does not answer.", multiprocess_mode="livesum")
REDIS_LOST = Gauge("serao_redis_lost", "1 while Redis is to be heard and is not.", multiprocess_mode="livemax")
REDIS_LOSSES = Counter("serao_redis_losses", "Times that the connection to Redis was lost.")
GARBAGE = Counter("serao_redis_garbage", "Messages and jobs from Redis that were not understood.")
CLOCK_OFF = Gauge(
    "serao_clock_off_seconds", "Difference between the time here and the wall clock's.", multiprocess_mode="livemax"
)
REQUESTS = Counter("serao_requests", "HTTP answers.", ["status"])


def figures() -> bytes:
    """All metrics as text; where several processes serve together, the sum over them."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)

"""What can be watched of a running house, in Prometheus' words."""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES = Counter("serao_entries", "Entries of tables' logs accepted by this process.")
REFUSED = Counter("serao_refused", "Commands and messages refused.")
ROOMS = Gauge("serao_rooms", "Tables open in this process.")
SOCKETS = Gauge("serao_sockets", "WebSocket connections open in this process.")
APPEND = Histogram("serao_append_seconds", "Time until an entry is durable.", buckets=FAST)
THOUGHT = Histogram("serao_thought_seconds", "Time an opponent's move takes to find.", buckets=FAST)
REQUESTS = Counter("serao_requests", "HTTP answers.", ["status"])

"""A client of Redis that waits for no answer for ever."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

ANSWERS_WITHIN = 5.0  # seconds


def redis_client(url: str, retries: int = 1, answers_within: float = ANSWERS_WITHIN) -> Redis:
    """A client that tries once more, at once: after a restart of Redis the connections of its pool are dead."""
    return Redis.from_url(
        url,
        retry=Retry(NoBackoff(), retries),
        socket_timeout=answers_within,
        socket_connect_timeout=ANSWERS_WITHIN,
        socket_keepalive=True,
    )

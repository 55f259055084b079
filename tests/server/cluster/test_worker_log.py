"""What a worker's log says of SAQ's troubles: nothing about a Redis that fails or a move that takes too long."""

import logging
import sys

import pytest
from redis.exceptions import ConnectionError as RedisAway

from serao.server.cluster.bot_queue import is_ours


def record_of(problem: Exception) -> logging.LogRecord:
    """What `logger.exception` makes of a problem."""
    try:
        raise problem
    except Exception:
        return logging.LogRecord("saq", logging.ERROR, __file__, 1, "Upkeep task failed", None, sys.exc_info())


@pytest.mark.parametrize("problem", [RedisAway(), ConnectionResetError(), TimeoutError()])
def test_neither_a_failing_redis_nor_a_slow_move_is_a_bug(problem: Exception) -> None:
    assert not is_ours(record_of(problem))


@pytest.mark.parametrize("problem", [ValueError("wrong"), KeyError("match")])
def test_whatever_else_fails_is_logged(problem: Exception) -> None:
    assert is_ours(record_of(problem))


def test_what_is_no_exception_is_logged() -> None:
    assert is_ours(logging.LogRecord("saq", logging.WARNING, __file__, 1, "no task data", None, None))

"""The servers that tests use are real ones, and can be killed in the midst of their work."""

import os
import signal
import socket
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

from tests.patience import PATIENCE
from tests.storage.servers import postgres_to_stop, redis_server


def test_redis_answers(tmp_path: Path) -> None:
    with redis_server(tmp_path) as url:
        address = urlsplit(url)
        with (
            socket.create_connection((address.hostname or "", address.port or 0), timeout=PATIENCE) as connection,
            connection.makefile("rb") as answers,
        ):
            connection.sendall(b"SET lamp lit\r\nGET lamp\r\n")
            answer = b"".join(answers.readline() for _ in range(3))
    assert answer == b"+OK\r\n$3\r\nlit\r\n"


def test_a_killed_postgresql_begins_again_though_one_of_its_processes_does_not_notice() -> None:
    with postgres_to_stop() as postgres:
        with closing(psycopg.connect(postgres.url)) as connection:
            os.kill(connection.info.backend_pid, signal.SIGSTOP)
            postgres.kill()
        postgres.start()

"""The servers that tests use are real ones."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

from tests.storage.servers import redis_server


def test_redis_answers(tmp_path: Path) -> None:
    with redis_server(tmp_path) as url:
        address = urlsplit(url)
        with socket.create_connection((address.hostname or "", address.port or 0)) as connection:
            connection.sendall(b"SET lamp lit\r\nGET lamp\r\n")
            answer = b""
            while answer.count(b"\r\n") < 3:
                answer += connection.recv(64)
    assert answer == b"+OK\r\n$3\r\nlit\r\n"

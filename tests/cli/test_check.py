"""`serao serve --check`: what is well and what is wrong is said part by part, and nothing is started or changed."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from serao.storage.engine import open_database
from serao.storage.migrate import upgrade
from tests.cli.terminal import Terminal
from tests.storage.servers import free_port, new_database, postgres_server, redis_server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the commands are given in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make_house(database: str) -> None:
    """An empty house."""
    engine = open_database(database)
    upgrade(engine)
    engine.dispose()


@contextmanager
def mail_server() -> Iterator[int]:
    """A mail server that knows no encryption and only one name and password; gives its port."""
    loop = asyncio.new_event_loop()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper()
            right = line.strip().endswith(b"AGFuYQBxdWlldA==")  # ana, quiet
            answers = {b"EHLO": b"250-mail\r\n250 AUTH PLAIN\r\n", b"QUIT": b"221 bye\r\n"}
            answers[b"AUTH"] = b"235 yes\r\n" if right else b"535 no\r\n"
            writer.write(answers.get(word, b"250 yes\r\n"))
        writer.close()

    server = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_where_nothing_is_set_there_is_a_house_to_be_made(terminal: Terminal, folder: Path) -> None:
    answer = terminal.run("serve", "--check")
    assert answer.code == 0, answer
    assert "the first start makes it" in answer.out
    assert "Everything is well" in answer.out
    assert list(folder.iterdir()) == []


def test_a_ready_house_and_one_of_a_newer_version(terminal: Terminal, folder: Path) -> None:
    make_house("serao.db")
    assert "has the tables of this version" in terminal.run("serve", "--check").out
    with closing(sqlite3.connect("serao.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    answer = terminal.run("serve", "--check")
    assert answer.code == 1
    assert "✗ This database has the tables of a newer version" in answer.out
    assert "One thing is wrong." in answer.out


def test_everything_that_is_wrong_is_said_at_once(terminal: Terminal, folder: Path) -> None:
    port = free_port()
    Path("house.toml").write_text(
        f'database = "gone/house.db"\nredis = "redis://:hush@127.0.0.1:{port}"\n'
        f'secure = true\n[mail]\nhost = "127.0.0.1"\nport = {port}\npassword = "quiet"\n'
    )
    answer = terminal.run("serve", "--check", "--settings", "house.toml")
    assert answer.code == 1
    assert "✗ The file gone/house.db cannot be made" in answer.out
    assert "✗ Redis at 127.0.0.1 cannot be reached" in answer.out
    assert "✗ The mail server 127.0.0.1 cannot be used" in answer.out
    assert "“proxies” is empty" in answer.out
    assert "3 things are wrong" in answer.out
    assert "hush" not in answer.out
    assert "quiet" not in answer.out


def test_servers_that_answer(terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres_server() as postgres, redis_server(folder) as redis, mail_server() as port:
        monkeypatch.setenv("SERAO_REDIS", redis)
        for name, value in {"HOST": "127.0.0.1", "PORT": str(port), "TLS": "false", "USER": "ana"}.items():
            monkeypatch.setenv(f"SERAO_MAIL_{name}", value)
        (folder / "password").write_text("quiet\n")
        monkeypatch.setenv("SERAO_MAIL_PASSWORD_FILE", "password")
        monkeypatch.setenv("SERAO_MAIL_PASSWRD", "quiet")
        with new_database(postgres, "house") as database:
            monkeypatch.setenv("SERAO_DATABASE", database)
            answer = terminal.run("serve", "--check")
            assert (answer.code, answer.out.count("✓")) == (0, 4), answer
            assert "The variable SERAO_MAIL_PASSWRD is no setting" in answer.out
            make_house(database)
            (folder / "password").write_text("loud\n")
            answer = terminal.run("serve", "--check")
            assert "✓ The database answers, and has the tables of this version." in answer.out
            assert "✗ The mail server 127.0.0.1 cannot be used: SMTP 535." in answer.out


def test_copies_are_made_of_the_house_that_the_settings_name(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_house("club.db")
    Path("house.toml").write_text('database = "club.db"\n')
    monkeypatch.setenv("SERAO_SETTINGS", "house.toml")
    assert terminal.run("backup", "copy.db").code == 0
    monkeypatch.delenv("SERAO_SETTINGS")
    Path("where").write_text("copy.db\n")
    monkeypatch.setenv("SERAO_DATABASE_FILE", "where")
    assert terminal.run("backup", "again.db").code == 0
    assert "no house in other.db" in terminal.refused("backup", "third.db", "--database", "other.db")

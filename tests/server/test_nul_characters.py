"""The NUL character, which PostgreSQL takes in no text: refused or left out wherever people may write."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Text, select

from serao.storage.backup import copy
from serao.storage.engine import open_database, reading
from serao.storage.schema import metadata
from tests.server.house import Guest, Server
from tests.storage.servers import new_database, postgres_server

NUL = "a\0b"
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/session", {"name": NUL}),
    ("PUT", "/api/session/name", {"name": NUL}),
    ("POST", "/api/session/claim", {"name": NUL, "password": f"um bom serão {NUL}"}),
    ("POST", "/api/login", {"name": NUL, "password": NUL}),
    ("POST", "/api/login/link", {"key": NUL}),
    ("POST", "/api/tables", {"game": NUL, "seats": 2}),
    ("POST", "/api/tables", {"game": "avenue", "seats": 2, "options": {"map": NUL}}),
    ("POST", "/api/tables", {"game": "avenue", "seats": 2, "options": {NUL: NUL}}),
    ("POST", "/api/tables", {"game": "avenue", "seats": 2, "takeover": NUL}),
    ("POST", "/api/tables", {"game": "avenue", "seats": 2, "bots": {"1": NUL}}),
    ("POST", "/api/tables", {"game": "photograph", "seats": 2, "options": {"left_out": [NUL]}}),
    ("POST", "/api/circles", {"name": NUL, "members": [NUL], "game": "avenue"}),
    ("POST", "/api/circles", {"name": NUL, "members": ["nobody"], "game": NUL}),
    ("PUT", "/api/notices", {"email": f"ana@{NUL}.example"}),
    ("PUT", "/api/notices", {"webhook": f"https://example.org/{NUL}"}),
    ("POST", "/api/notices/confirm", {"code": NUL}),
    ("POST", "/api/notices/push", {"endpoint": f"https://example.org/{NUL}", "keys": {"p256dh": NUL, "auth": NUL}}),
    ("POST", "/api/notices/push", {"endpoint": "https://example.org/", "keys": {"p256dh": NUL, "auth": NUL}}),
    ("DELETE", "/api/notices/push", {"endpoint": NUL}),
    ("POST", "/api/records", {"format": "serao-record", "version": 1, "game": NUL, "players": [NUL]}),
]
ADDRESSES = (
    "/t/%00",
    "/t/a%00b",
    "/t/%0a",
    "/replay/%00",
    "/assets/%00",
    "/assets/" + "a" * 400,
    "/assets/" + "%C3%A9" * 150,
    "/api/tables/%00",
    "/api/tables/a%00b/view",
    "/api/records/%00",
    "/api/records/%00/summary",
    "/api/records/a%00b/photo/0.png",
)
COMMANDS: list[dict[str, Any]] = [
    {"type": "sit", "seat": 1, "name": NUL},
    {"type": "reveal", "entropy": "5e" * 32 + f" {NUL}"},
    {"type": "say", "text": NUL},
    {"type": "say", "text": "\0"},
    {"type": "play", "seat": 0, "action": NUL},
    {"type": "play", "seat": 0, "action": {"type": NUL}},
    {"type": "seat-bot", "seat": 1, "level": NUL},
]
NUMBERS = count(1)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL for this module."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A house on each kind of database; it must come through without a bug."""
    with ExitStack() as stack:
        url = str(tmp_path / "house.db")
        if request.param == "postgresql":
            url = stack.enter_context(new_database(request.getfixturevalue("postgres"), f"signs{next(NUMBERS)}"))
        server = Server(tmp_path, "signs", url).start()
        stack.callback(server.clear)
        yield server
        assert not server.complaints(), server.log()


@pytest.fixture
def ana(house: Server) -> Iterator[Guest]:
    """Somebody in it."""
    with ExitStack() as stack:
        yield Guest(stack, house, "Ana")


def test_no_body_and_no_path_with_it_is_a_bug(ana: Guest) -> None:
    for method, path, body in BODIES:
        assert ana.http.request(method, path, json=body).status_code < 500, (path, body)
    for path in ADDRESSES:
        assert ana.http.get(path).status_code < 500, path


def test_the_page_of_a_table_with_it_in_its_name_is_that_of_an_unknown_table(ana: Guest) -> None:
    unknown = ana.http.get("/t/unknown")
    for path in ("/t/%00", "/t/a%00b"):
        answer = ana.http.get(path)
        assert (answer.status_code, answer.content) == (unknown.status_code, unknown.content)


def test_the_id_of_a_command_has_none(ana: Guest) -> None:
    table = ana.open("photograph", 3)
    line = ana.sit(table)
    for wrong in (NUL, "a\nb", "é", ""):
        ana.ask(table, "say", 400, id=wrong, text="Good evening!")
        line.send({"type": "say", "id": wrong, "text": "Good evening!"})
        assert line.next()["reason"]["key"] == "server-unreadable"
        line.send({"type": "try", "id": wrong, "seat": 0, "action": "x"})
        assert line.next()["reason"]["key"] == "server-unreadable"
    assert line.ask("say", text="Good evening!"), "the connection is still there"


def test_nothing_that_is_said_at_a_table_is_a_bug(ana: Guest) -> None:
    table = ana.open("photograph", 3)
    line = ana.sit(table, language=NUL)
    for command in COMMANDS:
        wanted = {"id": f"c{next(NUMBERS)}", **command}
        assert ana.http.post(f"/api/tables/{table}/commands", json=wanted).status_code < 500, command
        assert line.try_to(command["type"], **command)["type"] in ("accepted", "denied"), command


def test_whatever_was_written_in_a_file_moves_to_a_server(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = Server(tmp_path, "moving", str(tmp_path / "house.db")).start()
        stack.callback(server.clear)
        guest = Guest(stack, server, "Ana")
        table = guest.open("photograph", 3)
        for method, path, body in BODIES:
            guest.http.request(method, path, json=body)
        for command in COMMANDS:
            for name in (f"c{next(NUMBERS)}", NUL):
                guest.http.post(f"/api/tables/{table}/commands", json={"id": name, **command})
        server.stop()
        url = stack.enter_context(new_database(postgres, f"signs{next(NUMBERS)}"))
        source, target = open_database(str(tmp_path / "house.db")), open_database(url)
        stack.callback(source.dispose)
        stack.callback(target.dispose)
        assert not [text for text in texts(source) if "\0" in text]
        copy(source, target)


def texts(engine: Any) -> list[str]:
    """Every text of every table."""
    columns = [column for table in metadata.sorted_tables for column in table.c if isinstance(column.type, Text)]
    with reading(engine) as connection:
        return [text for column in columns for text in connection.scalars(select(column)) if text is not None]

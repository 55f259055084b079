"""What a program's token is good for: every route says what it needs, and nothing is done without it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from serao.server.app import make_app
from serao.server.base.config import Config
from serao.server.people.authorisation import SCOPES
from serao.server.scopes import NEEDED, OPEN, PAGES, needed
from serao.server.services import make_services
from serao.table.commands import AnyCommand
from serao.table.wire import FromClient
from tests.server.house import Guest, Server

CLOSED = sorted((method, path) for (method, path), scopes in NEEDED.items() if scopes and scopes != SCOPES)
OPENED = sorted((method, path) for (method, path), scopes in NEEDED.items() if not scopes and method == "GET")
# A message of each kind: what it needs beside its id.
FIELDS: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 2},
    "try": {"seat": 0, "action": "1L1"},
    "stand": {"seat": 0},
    "seat-bot": {"seat": 1},
    "seal": {"seat": 0, "seal": ""},
    "reveal": {"entropy": "0" * 64},
    "play": {"seat": 0, "action": "1L1"},
    "undo": {"seat": 0},
    "ask-pace": {"pace": None},
    "answer": {"offer": 0, "yes": True},
    "stand-in": {"seat": 0},
    "concede": {"seat": 0},
    "say": {"text": "Good evening!"},
}


def routes_of(app: Litestar) -> set[tuple[str, str]]:
    """Every route of the API: the method and the path."""
    http = [route for route in app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/")]
    found = {(str(method), route.path_format) for route in http for method in route.methods}
    return {each for each in found if each[0] not in ("OPTIONS", "HEAD")}


def test_every_route_says_what_it_needs_of_a_token(tmp_path: Path) -> None:
    services = make_services(Config(database=str(tmp_path / "house.db")))
    guarded = make_app(services)
    app = next(each for each in inside(guarded) if isinstance(each, Litestar))
    there = routes_of(app)
    assert {path for _, path in there} >= {"/api/session", "/api/tables/{match}/commands"}
    unsaid = {each for each in there if each not in NEEDED and not is_page(each)}
    assert unsaid == set(), "say in server/scopes.py what these need"
    assert {each for each in NEEDED if each not in there} == set(), "these are no routes"
    services.database.close()


def is_page(route: tuple[str, str]) -> bool:
    """What anybody may read, as a file: the description of the API, rules and words of games."""
    return route[0] == "GET" and route[1].startswith(PAGES) and needed(*route) == OPEN


def inside(app: Any) -> Iterator[Any]:
    """An application, and what it is wrapped around."""
    seen = [app]
    for each in seen:
        yield each
        held = [cell.cell_contents for cell in getattr(each, "__closure__", None) or ()]
        seen += [part for part in (*held, *vars(each).values()) if callable(part) and part not in seen]


def test_a_route_that_nobody_wrote_down_is_the_accounts() -> None:
    assert needed("POST", "/api/new-thing") == ("account",)
    assert needed("HEAD", "/api/mine") == needed("GET", "/api/mine")
    assert needed("GET", "/me") == OPEN


@pytest.fixture(scope="module")
def owner(server: Server) -> Iterator[Guest]:
    """Somebody with programs."""
    with ExitStack() as stack:
        yield Guest(stack, server, "Ana")


@pytest.fixture(scope="module")
def programs(owner: Guest) -> Iterator[dict[str, Guest]]:
    """For every scope a program that has it alone, and one that has all others."""
    with ExitStack() as stack:
        made = {}
        for scope in SCOPES:
            for name, scopes in ((scope, [scope]), (f"not {scope}", [each for each in SCOPES if each != scope])):
                token = owner.post("/api/tokens", 201, name=name, scopes=scopes)["token"]
                made[name] = Guest(stack, owner.server, None).be(token)
        yield made


def filled(path: str, table: str) -> str:
    """An address of a route."""
    parts = {"{match}": table, "{person}": "nobody", "{other}": "nobody", "{game}": "avenue", "{token}": "0" * 16}
    for part, value in (*parts.items(), ("{record}", "nothing"), ("{move}", "0"), ("{picture}", "0.png")):
        path = path.replace(part, value)
    return path


@pytest.fixture(scope="module")
def table(owner: Guest) -> str:
    """A public table that waits for people."""
    return owner.open("photograph", 3, public=True)


@pytest.mark.parametrize(("method", "path"), CLOSED)
def test_a_token_without_the_scope_gets_nothing(programs: dict[str, Guest], table: str, method: str, path: str) -> None:
    scopes = NEEDED[method, path]
    without = [name for name in SCOPES if name not in scopes]
    for name in (f"not {scopes[0]}",) if len(scopes) == 1 else without:
        answer = programs[name].http.request(method, filled(path, table), content=b"not even JSON")
        assert answer.status_code == 403, (name, answer.text)
        assert answer.json()["reason"]["key"] == "people-scope"
    if path in ("/api/sessions", "/api/events"):
        return  # the one would end the programs of the other tests, the other never ends
    for scope in scopes:
        answer = programs[scope].http.request(method, filled(path, table), content=b"not even JSON")
        assert answer.json()["reason"]["key"] != "people-scope" if answer.is_error else True


@pytest.mark.parametrize(("method", "path"), OPENED)
def test_what_is_open_to_strangers_is_open_to_every_token(
    programs: dict[str, Guest], table: str, method: str, path: str
) -> None:
    for program in programs.values():
        assert program.http.request(method, filled(path, table)).status_code in (200, 404)


def test_every_message_has_its_fields_here() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in FromClient.__args__}
    assert set(FIELDS) <= tags
    assert {str(kind.__struct_config__.tag) for kind in AnyCommand.__args__} <= tags


@pytest.mark.parametrize("tag", sorted(str(kind.__struct_config__.tag) for kind in AnyCommand.__args__))
def test_a_command_needs_its_scope_over_the_socket_and_over_http(
    programs: dict[str, Guest], table: str, tag: str
) -> None:
    scope = "chat" if tag == "say" else "play"
    other = programs[f"not {scope}"]
    line = other.sit(table)
    before = line.length
    assert line.denied(tag, **FIELDS.get(tag, {})) == "people-scope"
    assert line.length == before
    assert other.ask(table, tag, 403, **FIELDS.get(tag, {}))["reason"]["key"] == "people-scope"


def test_trying_out_needs_the_scope_to_play(programs: dict[str, Guest], table: str) -> None:
    line = programs["not play"].sit(table)
    line.send({"type": "try", "id": "t", **FIELDS["try"]})
    assert line.next()["reason"]["key"] == "people-scope"


def test_who_may_not_watch_has_no_socket(programs: dict[str, Guest], table: str) -> None:
    assert programs["not watch"].line(table).closed()[0] == 4403


def test_a_token_that_may_only_chat_chats_over_http(programs: dict[str, Guest], table: str) -> None:
    assert programs["chat"].ask(table, "say", text="Good evening!")
    programs["chat"].look(f"/api/tables/{table}", 403)

"""A house for members only: every route and every socket is closed to everybody else, and how one becomes a member."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.sync.client import connect

from serao.server.app import make_app
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.people.identity import new_session
from serao.server.services import make_services
from serao.storage import persons
from serao.storage.engine import open_database, writing
from serao.storage.persons import Person
from tests.patience import PATIENCE
from tests.server.conftest import Build, Invite
from tests.server.forking import run_serao
from tests.server.house import Guest, Line, Server

PASSWORD = "a pot of coffee"
PREVIEWS = {"/preview/{name}", "/t/{match}/preview/{name}"}  # to strangers, both of the house alone
PAGES = {
    "/",
    "/t/{match}",
    "/replay/{record}",
    "/me",
    "/people/{name}",
    "/rankings/{name}",
    "/games/{name}",
    "/house",
    "/join",
    "/assets/{name}",
    "/app/{name}",
    "/icons/{name}",
    "/service-worker.js",
    "/health",
    "/metrics",
    *PREVIEWS,
}
SIGNING_IN = ("login", "login/link", "login/passkey", "login/passkey/begin", "reset", "reset/use", "join")
OPEN = {("GET", path) for path in PAGES} | {("POST", f"/api/{path}") for path in SIGNING_IN}
ENDLESS = {"/api/events"}  # whoever is let in there hears the answer go on and on
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def token_in(database: str, name: str, claimed: bool) -> str:
    """The token of somebody who was here before the house was closed."""
    engine = open_database(database)
    with writing(engine) as connection:
        persons.add_person(connection, Person(id=name, name=name, created_at=1))
        if claimed:
            assert persons.claim(connection, name, name, "hash")
        token = new_session(connection, name, "bot", now())
    engine.dispose()
    return token


def asked(app: Litestar) -> Iterator[tuple[str, str, str]]:
    """Every method and path of the application, and an address for it."""
    for route in app.routes:
        path = PARAMETER.sub(r"{\1}", route.path)
        address = PARAMETER.sub(lambda found: "0" if found[2] == "int" else "x", route.path)
        for method in sorted(getattr(route, "methods", ())):
            yield method, path, address


def refused(response: httpx.Response) -> bool:
    """Whether somebody is kept out for not being a member."""
    return response.status_code == 401 and response.json()["reason"]["key"] == "house-members-only"


async def closed_to(tmp_path: Path) -> dict[str, set[tuple[str, str]]]:
    """The routes that are closed to a stranger, to a guest and to a member; and all there are."""
    database = f"sqlite:///{tmp_path}/house.db"
    services = make_services(Config(database=database, members_only=True, limits=NO_LIMITS))
    app: Any = make_app(services)
    found: dict[str, set[tuple[str, str]]] = {"all": set(), "stranger": set(), "guest": set(), "member": set()}
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for number, (method, path, address) in enumerate(asked(app.app)):
                found["all"].add((method, path))
                for who in ("stranger", "guest", *(() if path in ENDLESS else ("member",))):
                    # Some routes end a session or forget a person, so each is asked by somebody new.
                    token = token_in(database, f"{who}{number}", who == "member") if who != "stranger" else None
                    headers = {"authorization": f"Bearer {token}"} if token else {}
                    if refused(await client.request(method, address, headers=headers)):
                        found[who].add((method, path))
    finally:
        services.close()
    return found


def test_every_route_is_closed_but_the_few_that_are_named(tmp_path: Path) -> None:
    found = asyncio.run(closed_to(tmp_path))
    everything = {each for each in found["all"] if each[0] != "OPTIONS"}
    assert len(everything) > 50
    assert everything - found["stranger"] == OPEN
    assert everything - found["guest"] == OPEN
    assert found["member"] == set()


@pytest.fixture
def closed(build: Build) -> Server:
    """A house for members only."""
    return build(members_only=True, public_url="https://table.example.org")


def house_invite(server: Server) -> str:
    """The key of the link that the owner's command prints."""
    link = run_serao("house", "invite", *server.where, "--lang", "en").stdout.split()[-1]
    assert link.startswith("https://table.example.org/join#")
    return link.partition("#")[2]


def join(guest: Guest, key: str, name: str) -> httpx.Response:
    """Try to become a member."""
    return guest.http.post("/api/join", json={"key": key, "name": name, "password": PASSWORD, "token": True})


def as_member(guest: Guest, key: str, name: str) -> Guest:
    """Become a member."""
    answer = join(guest, key, name)
    assert answer.status_code == 201, answer.text
    assert answer.json()["claimed"] is True
    token = f"Bearer {answer.json()['token']}"
    guest.headers["authorization"] = guest.http.headers["authorization"] = token
    return guest


def test_previews_show_strangers_the_house_and_no_table(closed: Server, people: Invite) -> None:
    ana, stranger = as_member(people(None, at=closed), house_invite(closed), "Ana"), people(None, at=closed)
    shown = stranger.http.get(f"/t/{ana.open('photograph', public=True)}/preview/en.png")
    assert shown.headers["content-type"] == "image/png"
    assert shown.content == stranger.http.get("/preview/en.png").content


def test_one_becomes_a_member_by_a_link_that_is_good_once(closed: Server, people: Invite) -> None:
    key = house_invite(closed)
    ana, davi = people(None, at=closed), people(None, at=closed)
    assert join(davi, "wrong", "Davi").json()["reason"]["key"] == "house-invite-wrong"
    as_member(ana, key, "Ana")
    assert join(davi, key, "Davi").json()["reason"]["key"] == "house-invite-wrong"
    assert ana.look("/api/session")["name"] == "Ana"
    second = house_invite(closed)
    assert join(davi, second, "ana").json()["reason"]["key"] == "people-name-taken"
    as_member(davi, second, "Davi")
    login = people(None, at=closed).post("/api/login", name="Davi", password=PASSWORD, token=True)
    assert login["claimed"] is True
    assert key not in closed.log()


def events(guest: Guest) -> Line:
    """A connection to the events of a person."""
    url = f"{guest.server.sockets}/api/events/socket"
    return Line(guest.stack.enter_context(connect(url, additional_headers=guest.headers, open_timeout=PATIENCE)))


def test_neither_sockets_nor_invitations_open_it(closed: Server, people: Invite) -> None:
    ana = as_member(people(None, at=closed), house_invite(closed), "Ana")
    guest_token = token_in(f"sqlite:///{closed.folder}/server0.db", "davi", claimed=False)
    table = ana.open("avenue", public=True)
    assert ana.sit(table).phase == "gathering"
    stranger, guest = people(None, at=closed), people(None, at=closed, authorization=f"Bearer {guest_token}")
    for somebody in (stranger, guest):
        assert somebody.line(table).closed()[0] == 4403
        assert events(somebody).closed()[0] == 4403
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/view", "/api/lobby", "/api/session"):
            assert refused(somebody.http.get(path))
        assert refused(somebody.http.post(f"/api/tables/{table}/enter", json={"invite": ana.invite}))
        assert refused(somebody.http.post("/api/session", json={"name": "Bruno"}))
        assert refused(somebody.http.post("/api/session/claim", json={"name": "Bruno", "password": PASSWORD}))
        page = somebody.http.get(f"/t/{table}").text
        assert page == somebody.http.get("/t/nowhere").text
        assert " data-members" in page
    assert " data-members" not in ana.http.get(f"/t/{table}").text

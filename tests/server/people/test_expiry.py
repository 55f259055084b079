"""Sessions say where they are, end alone or after a long absence; so do personal links."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import Connection

from serao.server.base.config import Config
from serao.server.people.devices import device_of, read, written
from serao.server.people.expiry import DAY, ExpirySweep, cookie_age, seen_since
from serao.server.people.identity import token_hash
from serao.server.services import make_services
from serao.storage import persons, sign_ins
from tests.server.house import Server, session_of
from tests.server.people.claims import PASSWORD, Come, ask, claim, key_of

ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("said", "browser", "system"),
    [
        (ANDROID, "Firefox", "Android"),
        (EDGE, "Edge", "Windows"),
        (IPHONE, "Safari", "iPhone"),
        ("python-httpx/0.28.1", "python-httpx", ""),
        ("", "", ""),
        ("Mozilla/5.0", "", ""),
        ("x" * 500, "x" * 40, ""),
        ("\x07bell/1", "", ""),
    ],
)
def test_a_device_in_a_few_words(said: str, browser: str, system: str) -> None:
    device = device_of(said)
    assert (device.browser, device.system) == (browser, system)
    assert read(written(device)) == device


def test_sessions_are_listed_with_their_devices_and_end_alone(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Sessões")
    phone, desk = come(), come()
    for device, said in ((phone, ANDROID), (desk, EDGE)):
        device.http.headers["user-agent"] = said
        device.post("/api/login", 201, name="Ana Sessões", password=PASSWORD)
    listed = {(line["browser"], line["system"]): line for line in desk.look("/api/sessions")}
    assert set(listed) == {("Firefox", "Android"), ("Edge", "Windows"), ("python-httpx", "")}
    assert [line["current"] for line in listed.values()].count(True) == 1
    assert listed["Edge", "Windows"]["current"]

    bruno = come("Bruno")
    gone = listed["Firefox", "Android"]["id"]
    assert ask(bruno, "DELETE", f"/api/sessions/{gone}", 404)["reason"]["key"] == "people-no-session"
    phone.look("/api/session", 200)
    ask(desk, "DELETE", f"/api/sessions/{gone}", 204)
    phone.look("/api/session", 401)
    desk.look("/api/session", 200)
    ana.look("/api/session", 200)
    ask(desk, "DELETE", f"/api/sessions/{gone}", 404)


def test_a_session_that_ends_takes_its_connection_along(come: Come) -> None:
    ana = come("Ana")
    other = come()
    other.post("/api/login/link", 201, key=key_of(ana.post("/api/session/link")["link"]))
    line = other.be(session_of(other.http)).sit(ana.open("avenue"))
    [its] = [each["id"] for each in ana.look("/api/sessions") if not each["current"]]
    ask(ana, "DELETE", f"/api/sessions/{its}", 204)
    assert line.closed()[1] == "signed-out"


def set_seen(house: Server, token: str, seen_at: int) -> None:
    """Say when a session was last used."""
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database, database:
        database.execute("UPDATE sessions SET seen_at = ? WHERE token = ?", (seen_at, token_hash(token)))


def test_a_session_that_nobody_uses_is_over(come: Come, house: Server) -> None:
    ana = come("Ana")
    ana.look("/api/session", 200)
    set_seen(house, ana.token, 0)
    ana.look("/api/session", 401)
    ana.look("/api/sessions", 401)


def test_the_cookie_lasts_as_long_as_the_session_and_is_renewed(come: Come) -> None:
    ana = come()
    first = ana.http.post("/api/session", json={"name": "Ana"}).headers["set-cookie"]
    again = ana.http.get("/api/session").headers["set-cookie"]
    assert "max-age=7776000" in first.lower()
    assert first == again, "the same cookie, for another ninety days"
    program = come("Programa")
    assert "set-cookie" not in program.http.get("/api/session").headers


def test_how_long_things_last() -> None:
    config = Config()
    at = 1000 * DAY
    assert seen_since(config, at) == {"browser": 910 * DAY, "bot": 635 * DAY}
    assert seen_since(Config(browser_days=0), at) == {"bot": 635 * DAY}
    assert cookie_age(Config(browser_days=7)) == 7 * 86400
    assert cookie_age(Config(browser_days=0)) == 400 * 86400, "no browser keeps a cookie longer"


def test_a_personal_link_that_nobody_uses_is_over(come: Come, house: Server) -> None:
    ana = come("Ana")
    key = key_of(ana.post("/api/session/link")["link"])
    come().post("/api/login/link", 201, key=key)
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database, database:
        database.execute("UPDATE link_uses SET used_at = 0 WHERE person = ?", (ana.id,))
    assert come().post("/api/login/link", 401, key=key)["reason"]["key"] == "people-link-wrong"


def test_the_sweep_removes_what_is_over(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("sweep") / "house.db"
    config = Config(database=str(file))
    at = 1000 * DAY

    async def main() -> None:
        services = make_services(config)
        sweep = ExpirySweep(config, services.database)

        def furnish(connection: Connection) -> None:
            for name, seen in (("old", 1 * DAY), ("new", 999 * DAY)):
                person = persons.Person(id=name, name=name, created_at=1, link=name.encode())
                persons.add_person(connection, person)
                persons.add_session(
                    connection,
                    persons.Session(token=name.encode(), person=name, created_at=1, seen_at=seen),
                )
                sign_ins.note_device(connection, name.encode(), name, "Firefox/Linux")
                sign_ins.note_link_use(connection, name, seen)

        await services.database.write(furnish)
        await services.database.write(lambda connection: sweep.end_expired(connection, at))
        for name, there in (("old", False), ("new", True)):
            person = await services.database.read(persons.person, name)
            assert person is not None
            assert (person.link is not None) is there
            assert bool(await services.database.read(persons.sessions_of, name)) is there
            assert bool(await services.database.read(sign_ins.devices_of, name)) is there
        services.close()

    asyncio.run(main())

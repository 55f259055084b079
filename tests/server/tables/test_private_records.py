"""The records of private games: open to those who sat there and by a link, and to nobody else."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Invite
from tests.server.house import Guest, until

ROUTES = ("", "/summary", "/moves/0", "/moves/0?seat=1", "/proof", "/photo/0.png")
NO_PICTURE = "server-no-picture"  # what those are told who may know that there is such a game
UNKNOWN = "record-unknown"


def played(ana: Guest, bruno: Guest, spectator: Guest, **setup: Any) -> str:
    """A finished game of Ana and Bruno, whose invitation a spectator has used, too."""
    table = ana.open("avenue", **setup)
    for guest in (bruno, spectator):
        guest.enter(table, ana.invite)
    bruno.ask(table, "sit")
    ana.ask(table, "concede", seat=0)
    until(lambda: ana.http.get(f"/api/records/{table}").is_success, "a record")
    return table


def answers(guest: Guest, record: str) -> list[tuple[int, str]]:
    """What somebody is answered by every route of a record: the status, and the reason of a refusal."""
    found = [guest.http.get(f"/api/records/{record}{route}") for route in ROUTES]
    return [(each.status_code, "" if each.is_success else key_of(each)) for each in found]


def key_of(response: httpx.Response) -> str:
    """Why something was refused."""
    return str(response.json()["reason"]["key"])


def may_open(guest: Guest, record: str) -> bool:
    """Whether somebody may open a record: all its routes agree."""
    found = answers(guest, record)
    if found == [(404, UNKNOWN)] * len(ROUTES):
        assert guest.http.get(f"/api/records/{record}").content == guest.http.get("/api/records/nowhere").content
        return False
    assert found == [(200, "")] * (len(ROUTES) - 1) + [(404, NO_PICTURE)]
    return True


def share(guest: Guest, record: str) -> str:
    """The key of the link to a record."""
    link = str(guest.post(f"/api/records/{record}/share")["link"])
    address, _, key = link.partition("#")
    assert address.endswith(f"/replay/{record}")
    return key


@pytest.mark.parametrize(
    ("setup", "anybody", "spectator"),
    [
        ({"public": False, "spectators": False}, False, False),
        ({"public": False, "spectators": True}, False, True),
        ({"public": True, "spectators": False}, False, False),
        ({"public": True, "spectators": True}, True, True),
    ],
)
def test_who_may_open_a_record(people: Invite, setup: dict[str, bool], anybody: bool, spectator: bool) -> None:
    ana, bruno, davi, chloe, stranger = (people(name) for name in ("Ana", "Bruno", "Davi", "Chloé", None))
    record = played(ana, bruno, davi, **setup)
    assert may_open(ana, record)
    assert may_open(bruno, record)
    assert may_open(davi, record) is spectator
    assert may_open(chloe, record) is anybody
    assert may_open(stranger, record) is anybody
    for guest, told in ((bruno, True), (chloe, anybody)):
        lists = (guest.look(f"/api/profiles/{bruno.id}")["finished"], guest.look(f"/api/profiles/{bruno.id}/games"))
        assert [record in [each["id"] for each in lines] for lines in lists] == [told, told]


def test_a_link_opens_a_private_record_until_it_is_withdrawn(people: Invite) -> None:
    ana, bruno, davi, chloe, stranger = (people(name) for name in ("Ana", "Bruno", "Davi", "Chloé", None))
    record = played(ana, bruno, davi, spectators=False)
    key = share(ana, record)
    assert key
    assert share(bruno, record) == key
    for guest in (chloe, stranger):
        assert not may_open(guest, record)
        guest.http.post(f"/api/records/{record}/open", json={"key": key}).raise_for_status()
        assert may_open(guest, record)
        assert guest.look(f"/api/records/{record}/summary")["own"] is False
        assert key_of(guest.http.post(f"/api/records/{record}/share")) == "record-not-yours"
        assert key_of(guest.http.delete(f"/api/records/{record}/share")) == "record-not-yours"
    assert bruno.look(f"/api/records/{record}/summary")["shared"] is True
    assert bruno.http.delete(f"/api/records/{record}/share").is_success
    assert bruno.look(f"/api/records/{record}/summary")["shared"] is False
    for guest in (chloe, stranger):
        assert not may_open(guest, record)
        assert key_of(guest.http.post(f"/api/records/{record}/open", json={"key": key})) == UNKNOWN
    new = share(ana, record)
    assert new != key
    assert not may_open(stranger, record)


def test_a_link_opens_its_own_record_only(people: Invite) -> None:
    ana, bruno, davi, stranger = (people(name) for name in ("Ana", "Bruno", "Davi", None))
    one, other = (played(ana, bruno, davi, spectators=False) for _ in range(2))
    key = share(ana, one)
    assert key_of(stranger.http.post(f"/api/records/{other}/open", json={"key": key})) == UNKNOWN
    answer = stranger.http.post(f"/api/records/{one}/open", json={"key": key})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert f"path=/api/records/{one};" in cookie
    stolen = {"cookie": f"serao-shared={key}"}
    assert stranger.http.get(f"/api/records/{one}", headers=stolen).status_code == 200
    assert stranger.http.get(f"/api/records/{other}", headers=stolen).status_code == 404


def test_nobody_else_makes_or_withdraws_a_link(people: Invite) -> None:
    ana, bruno, davi, chloe = (people(name) for name in ("Ana", "Bruno", "Davi", "Chloé"))
    record = played(ana, bruno, davi, spectators=True)
    for guest, key in ((chloe, UNKNOWN), (davi, "record-not-yours")):
        assert key_of(guest.http.post(f"/api/records/{record}/share")) == key
        assert key_of(guest.http.delete(f"/api/records/{record}/share")) == key


def test_the_link_of_a_public_game_needs_no_key(people: Invite) -> None:
    ana, bruno, davi, stranger = (people(name) for name in ("Ana", "Bruno", "Davi", None))
    record = played(ana, bruno, davi, public=True)
    assert share(stranger, record) == ""
    assert ana.look(f"/api/records/{record}/summary")["everybody"] is True


def test_the_key_of_a_link_is_in_no_log(people: Invite) -> None:
    ana, bruno, davi, stranger = (people(name) for name in ("Ana", "Bruno", "Davi", None))
    record = played(ana, bruno, davi, spectators=False)
    key = share(ana, record)
    stranger.http.post(f"/api/records/{record}/open", json={"key": key}).raise_for_status()
    assert may_open(stranger, record)
    assert key not in ana.server.log()

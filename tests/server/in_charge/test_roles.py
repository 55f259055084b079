"""Who is in charge: for everybody else there is nothing there, and a moderator does not do what is the owner's."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.house import Guest, Server
from tests.server.people.claims import Come, ask, claim

Route = tuple[str, str]


@pytest.fixture(scope="module")
def routes(house: Server) -> list[Route]:
    """Every route for those in charge, taken from the running application."""
    described = httpx.get(f"{house.url}/api/docs/openapi.json").json()["paths"]
    return [(method, path) for path in described if path.startswith("/api/house/") for method in described[path]]


def answers(guest: Guest, routes: list[Route]) -> Iterator[tuple[str, int, str]]:
    """What somebody is answered everywhere; what is sent could be read nowhere."""
    for method, path in routes:
        response = guest.http.request(method, re.sub("{.*?}", "x", path), content=None if method == "get" else b"{")
        yield f"{method} {path}", response.status_code, response.text


def test_nobody_without_the_role_is_told_that_anything_is_there(come: Come, owner: Guest, routes: list[Route]) -> None:
    assert len(routes) >= 13
    claimed = come("Chloé Claimed")
    claim(claimed, "Chloé Claimed")
    for guest in (come(), come("Davi"), claimed):
        nowhere = guest.http.get("/api/nowhere")
        for what, status, text in answers(guest, routes):
            assert (status, text) == (404, nowhere.text), what
        assert guest.http.get("/house").status_code == 404
    for what, status, text in answers(owner, routes):
        assert status in (200, 400), (what, text)
    assert owner.http.get("/house").status_code == 200


def test_who_is_in_charge_stays_so_under_a_name_written_otherwise(owner: Guest) -> None:
    for name in ("ANA", "Ana"):
        assert ask(owner, "PUT", "/api/session/name", name=name)["role"] == "owner"


def test_a_program_is_never_in_charge(come: Come, owner: Guest, routes: list[Route]) -> None:
    scopes = ["play", "watch", "chat", "account"]
    program = come(None).be(owner.post("/api/tokens", 201, name="Ana's program", scopes=scopes)["token"])
    assert {status for _, status, _ in answers(program, routes)} == {404}


def test_a_moderator_who_is_let_go_finds_nothing_any_more(come: Come, owner: Guest) -> None:
    davi = come("Davi Let Go")
    address = f"/api/house/people/{davi.id}/moderator"
    refused = owner.http.put(address, json={"moderator": True})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "house-unclaimed")
    claim(davi, "Davi Let Go")
    assert owner.http.put(address, json={"moderator": True}).status_code == 200
    assert davi.look("/api/session")["role"] == "moderator"
    assert davi.look("/api/house/figures")["people"] >= 2
    assert owner.http.put(address, json={"moderator": False}).status_code == 200
    davi.look("/api/house/figures", 404)
    assert davi.look("/api/session")["role"] is None


def test_a_moderator_cannot_ban_nor_touch_those_in_charge(come: Come, owner: Guest, moderator: Guest) -> None:
    davi = come("Davi")
    sanctions = "/api/house/sanctions"
    for whom in (owner.id, davi.id):
        assert moderator.post(sanctions, 403, kind="ban", whom=whom)["reason"]["key"] == "house-owner-only"
    assert moderator.post(sanctions, 403, kind="address", whom="192.0.2.9")["reason"]["key"] == "house-owner-only"
    assert moderator.post(sanctions, 403, kind="mute", whom=owner.id)["reason"]["key"] == "house-not-the-owner"
    assert moderator.post(sanctions, 403, kind="mute", whom=moderator.id)["reason"]["key"] == "house-not-moderators"
    assert owner.post(sanctions, 403, kind="ban", whom=owner.id)["reason"]["key"] == "house-not-the-owner"
    for person in (owner.id, davi.id):
        answer = moderator.http.put(f"/api/house/people/{person}/moderator", json={"moderator": True})
        assert answer.status_code in (403, 409)
    assert owner.look("/api/session")["role"] == "owner"
    assert not [each for each in owner.look(sanctions) if each["whom"] in (owner.id, moderator.id, davi.id)]


def test_the_audit_log_has_no_way_to_be_changed(routes: list[Route]) -> None:
    assert {method for method, path in routes if path.startswith("/api/house/log")} == {"get"}


@pytest.mark.parametrize("search", ["Ana", "ana", "nobody of this name", "%", "\0"])
def test_people_are_found_by_name(owner: Guest, search: str) -> None:
    found = owner.http.get("/api/house/people", params={"search": search})
    assert found.status_code == 200, found.text
    names = {each["name"] for each in found.json()}
    assert ("Ana" in names) == (search in ("Ana", "ana", "\0"))

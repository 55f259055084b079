"""Circles: a company that is kept, called together by one touch, left and ended; nobody is drawn into one."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

from serao.server.tables.circle_routes import MOST_CIRCLES
from tests.server.conftest import Invite
from tests.server.house import Guest, until
from tests.server.tables.company import pair
from tests.server.tables.test_again import chairs_at, come

NAME = "We three"


def played(people: Invite, *names: str) -> list[Guest]:
    """People who have played a game together to its end."""
    ana, *others = [people(name) for name in names]
    table = ana.open("avenue", len(names))
    for other in others:
        other.enter(table, ana.invite)
        other.ask(table, "sit")
    for seat, guest in enumerate([ana, *others][:-1]):
        guest.ask(table, "concede", seat=seat)
    until(lambda: ana.http.get(f"/api/records/{table}").is_success, "the result")
    return [ana, *others]


def circle_of(maker: Guest, *others: Guest, **more: Any) -> Any:
    """A circle, as its maker is told of it."""
    wanted = {"name": NAME, "members": [other.id for other in others], "game": "avenue"} | more
    return maker.post("/api/circles", **wanted)


@pytest.fixture
def three(people: Invite) -> list[Guest]:
    """Ana, Bruno and Chloé, who have played together."""
    return played(people, "Ana", "Bruno", "Chloé")


def test_all_members_are_shown_a_circle_and_others_are_not(three: list[Guest], people: Invite) -> None:
    ana, bruno, chloe = three
    made = circle_of(ana, bruno, chloe)
    assert [member["name"] for member in made["members"]] == ["Ana", "Bruno", "Chloé"]
    assert [(line["name"], line["own"]) for line in ana.look("/api/circles")] == [(NAME, True)]
    assert [(line["name"], line["own"]) for line in chloe.look("/api/circles")] == [(NAME, False)]
    davi = people("Davi")
    assert davi.look("/api/circles") == []
    for path in ("leave", "call"):
        refused = davi.post(f"/api/circles/{made['id']}/{path}", 404)
        assert refused["reason"]["key"] == "people-circle-unknown"


def test_one_touch_lays_a_table_with_chairs_for_all(three: list[Guest]) -> None:
    ana, bruno, chloe = three
    circle = circle_of(ana, bruno, chloe)["id"]
    table = bruno.post(f"/api/circles/{circle}/call")["id"]
    assert chairs_at(ana, table) == [("Bruno", True), ("Chloé", True), ("Ana", True)]
    assert [line["table"] for line in chloe.look("/api/circles")] == [table]
    assert ana.post(f"/api/circles/{circle}/call", game="photograph")["id"] == table, "they are called already"
    lines = [come(guest, table) for guest in three]
    lines[0].until_shown(lambda line: line.phase == "playing")
    until(lambda: ana.look("/api/circles")[0]["table"] is None, "the circle to be at play")
    other = ana.post(f"/api/circles/{circle}/call", game="photograph")["id"]
    assert ana.look(f"/api/tables/{other}")["game"] == "photograph"
    assert ana.look("/api/circles")[0]["game"] == "photograph", "that is what they play from now on"


def test_two_who_call_at_the_same_moment_call_to_the_same_table(three: list[Guest]) -> None:
    circle = circle_of(three[0], *three[1:])["id"]
    with ThreadPoolExecutor(len(three)) as pool:
        answers = list(pool.map(lambda guest: guest.post(f"/api/circles/{circle}/call")["id"], three))
    assert len(set(answers)) == 1


def test_only_those_with_whom_one_has_played_can_be_kept(three: list[Guest], people: Invite) -> None:
    ana, bruno, _ = three
    davi = people("Davi")
    wanted = {"name": NAME, "members": [bruno.id, davi.id], "game": "avenue"}
    assert ana.post("/api/circles", 409, **wanted)["reason"]["key"] == "people-circle-strangers"
    unfinished, _, _, eva, flavio = pair(people)
    wanted = {"name": NAME, "members": [flavio.id], "game": "avenue"}
    assert eva.post("/api/circles", 409, **wanted)["reason"]["key"] == "people-circle-strangers"
    assert unfinished.phase == "playing"
    assert ana.post("/api/circles", 409, name=NAME, members=[ana.id], game="avenue")
    assert ana.post("/api/circles", 400, name=NAME, members=[bruno.id], game="no such game")


def test_who_has_blocked_somebody_is_in_no_circle_of_theirs_and_not_called_by_them(three: list[Guest]) -> None:
    ana, bruno, chloe = three
    circle = circle_of(ana, bruno, chloe)["id"]
    chloe.http.put(f"/api/ignored/{bruno.id}", json={"blocked": True}).raise_for_status()
    refused = bruno.post(f"/api/circles/{circle}/call", 409)
    assert refused["reason"]["key"] == "people-circle-no-call"
    assert "Chloé" not in str(refused)
    wanted = {"name": NAME, "members": [chloe.id], "game": "avenue"}
    assert bruno.post("/api/circles", 409, **wanted)["reason"]["key"] == "people-circle-strangers"
    table = ana.post(f"/api/circles/{circle}/call")["id"]
    assert chairs_at(ana, table) == [("Ana", True), ("Bruno", True)], "of two who do not meet only one has a chair"
    assert bruno.post(f"/api/circles/{circle}/call", 409)["reason"]["key"] == "people-circle-no-call"


def test_a_circle_is_left_handed_on_and_ended(three: list[Guest]) -> None:
    ana, bruno, chloe = three
    circle = circle_of(ana, bruno, chloe)["id"]
    refused = bruno.http.delete(f"/api/circles/{circle}")
    assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "people-circle-owner")
    ana.http.post(f"/api/circles/{circle}/leave").raise_for_status()
    assert ana.look("/api/circles") == []
    assert [line["own"] for line in bruno.look("/api/circles")] == [True]
    bruno.http.delete(f"/api/circles/{circle}").raise_for_status()
    assert chloe.look("/api/circles") == []
    pair_of_them = circle_of(ana, bruno)["id"]
    bruno.http.post(f"/api/circles/{pair_of_them}/leave").raise_for_status()
    assert ana.look("/api/circles") == [], "nobody is a circle alone"


def test_who_leaves_the_house_disappears_from_it_with_their_name(three: list[Guest]) -> None:
    ana, bruno, chloe = three
    circle_of(ana, bruno, chloe, name="Chloé's evenings")
    circle_of(chloe, bruno, ana, name="Quiet")
    assert chloe.post("/api/me/leave", 200, name="Chloé") is None
    lines = ana.look("/api/circles")
    assert [[member["name"] for member in line["members"]] for line in lines] == [["Ana", "Bruno"], ["Bruno", "Ana"]]
    assert "Chlo" not in str(lines)
    assert [line["own"] for line in lines] == [True, False]


def test_circles_are_part_of_what_one_takes_along(three: list[Guest]) -> None:
    ana, bruno, chloe = three
    circle_of(ana, bruno, chloe)
    with ZipFile(BytesIO(bruno.http.get("/api/me/archive").content)) as archive:
        (kept,) = msgspec.json.decode(archive.read("circles.json"))
    assert (kept["name"], kept["own"]) == (NAME, False)
    assert {member["name"] for member in kept["members"]} == {"Ana", "Bruno", "Chloé"}


def test_nobody_keeps_more_circles_than_can_be_read(three: list[Guest]) -> None:
    ana, bruno, _ = three
    for _ in range(MOST_CIRCLES):
        circle_of(ana, bruno)
    wanted = {"name": NAME, "members": [bruno.id], "game": "avenue"}
    assert ana.post("/api/circles", 409, **wanted)["reason"]["key"] == "people-many-circles"


def test_two_who_play_a_game_for_more_have_a_free_chair(people: Invite) -> None:
    ana, bruno = played(people, "Ana", "Bruno")
    circle = circle_of(ana, bruno, game="picture_perfect")["id"]
    table = ana.post(f"/api/circles/{circle}/call")["id"]
    assert chairs_at(ana, table)[:2] == [("Ana", True), ("Bruno", True)]

"""What need not be sent is not sent: HEAD, answers that are known; and everybody is told what they may still ask."""

import re

import pytest

from tests.server.conftest import Build, Invite
from tests.server.test_openapi import finished_table


@pytest.mark.parametrize("address", ["/api/lobby", "/api/games", "/api/mine", "/api/tables/{table}"])
def test_who_knows_the_answer_is_not_sent_it_again(people: Invite, address: str) -> None:
    ana = people("Ana")
    path = address.format(table=ana.open("avenue", 3, public=True))
    first = ana.http.get(path)
    again = ana.http.get(path, headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == first.headers["cache-control"]
    ana.open("avenue", 2, public=True)
    ana.ask(path.rpartition("/")[2], "sit", name="Bruno") if "tables/" in path else None
    changed = ana.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (changed.status_code == 304) == (path == "/api/games")


def test_caches_keep_the_record_of_a_public_game_alone(people: Invite) -> None:
    ana = people("Ana")
    record = ana.http.get(f"/api/records/{finished_table(ana)}")
    assert record.headers["cache-control"] == "no-cache"
    again = ana.http.get(str(record.url), headers={"if-none-match": record.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    private = ana.open("avenue", 2)
    ana.ask(private, "sit", name="Bruno")
    ana.ask(private, "concede", seat=0)
    assert ana.http.get(f"/api/records/{private}").headers["cache-control"] == "no-store"


def test_head_is_answered_wherever_get_is(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue", 3, public=True)
    paths = (
        "/",
        f"/t/{table}",
        "/api/lobby",
        "/api/mine",
        f"/api/tables/{table}/view",
        "/health",
        "/api/docs",
        "/api/nothing",
    )
    for path in paths:
        head, whole = ana.http.head(path), ana.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        changing = {"date", "ratelimit", "etag", "content-length"} if path.endswith("/view") else {"date", "ratelimit"}
        assert drop(head.headers, changing) == drop(whole.headers, changing), path


def drop(headers: object, names: set[str]) -> dict[str, str]:
    """Headers without those."""
    return {name: value for name, value in dict(headers).items() if name not in names}  # type: ignore[call-overload]


def test_everybody_is_told_what_they_may_still_ask(build: Build, people: Invite) -> None:
    server = build(limits={"requests": [5, 0.01]})
    stranger = people(None, at=server)
    answers = [stranger.http.get("/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert {answer.headers["ratelimit-policy"] for answer in answers} == {'"requests";q=5;w=500'}
    told = [re.fullmatch(r'"requests";r=(\d+);t=(\d+)', answer.headers["ratelimit"]) for answer in answers]
    assert [int(each[1]) for each in told if each] == [4, 3, 2, 1, 0, 0, 0]
    assert all(each and int(each[2]) in range(100, 501) for each in told)
    assert answers[-1].headers["retry-after"].isdigit()
    assert answers[-1].headers["content-type"] == "application/problem+json"

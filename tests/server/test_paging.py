"""Long lists over HTTP: whoever follows the links sees every line once, whatever comes meanwhile."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Invite
from tests.server.house import Guest


def pages(guest: Guest, first: str) -> list[list[dict[str, Any]]]:
    """All pages from the first one on, by their links."""
    found, address = [], first
    for _ in range(200):
        answer = guest.http.get(address)
        assert answer.status_code == 200, answer.text
        found.append(answer.json())
        following = answer.links.get("next")
        if following is None:
            return found
        address = following["url"]
    raise AssertionError("the pages never end")


@pytest.mark.parametrize("limit", [1, 2, 5, 100])
def test_the_pages_of_a_list_together_are_the_list(people: Invite, limit: int) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    bruno.http.put(f"/api/friends/{ana.id}")
    tables = [ana.open("avenue", 2, public=True) for _ in range(5)]
    for address, guest in (("/api/mine", ana), ("/api/friends/tables", bruno)):
        found = pages(guest, f"{address}?limit={limit}")
        assert [line["id"] for page in found for line in page] == tables[::-1]
        assert all(len(page) <= limit for page in found)
    seen = [line["id"] for page in pages(people(None), f"/api/lobby?limit={limit}") for line in page]
    assert len(set(seen)) == len(seen)
    assert [each for each in seen if each in tables] == tables[::-1]


def test_a_page_goes_on_where_the_one_before_ended_whatever_came_meanwhile(people: Invite) -> None:
    ana = people("Ana")
    tables = [ana.open("avenue", 2) for _ in range(4)]
    first = ana.http.get("/api/mine?limit=2")
    ana.open("avenue", 2)
    second = ana.http.get(first.links["next"]["url"])
    assert [line["id"] for line in (*first.json(), *second.json())] == tables[::-1]
    assert "next" not in second.links


def test_finished_games_come_in_pages_and_only_to_those_who_may_know(people: Invite) -> None:
    ana, stranger = people("Ana"), people(None)
    over = []
    for public in (True, False, True):
        table = ana.open("avenue", 2, public=public)
        ana.ask(table, "sit", name="Bruno")
        ana.ask(table, "concede", seat=0)
        over.append((table, public))
    address = f"/api/profiles/{ana.id}/games?limit=1"
    assert [line["id"] for page in pages(ana, address) for line in page] == [table for table, _ in over[::-1]]
    known = [line["id"] for page in pages(stranger, address) for line in page]
    assert known == [table for table, public in over[::-1] if public]


@pytest.mark.parametrize("after", ["", "x", "bnVsbA", "WzEsMl0", "WzFlOTksICJhIl0", "é", "W1tbW1tbW1tbW1tb"])
def test_a_place_that_is_none_is_refused_in_one_sentence(people: Invite, after: str) -> None:
    answer: httpx.Response = people(None).http.get("/api/lobby", params={"after": after})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "server-cursor"

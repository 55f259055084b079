"""Who went away is told, once and as they asked, that a chair is kept for them at the next table."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.house import Guest, Server, until
from tests.server.notices.receivers import Browser, WebServer, arrived, running
from tests.server.notices.test_notices import GAME, begin, calls_at, hook

Come = Callable[..., Guest]


@pytest.fixture
def web() -> Iterator[WebServer]:
    """A web server for webhooks, and for what a push service does."""
    with running(WebServer) as server:
        yield server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that may call this machine."""
    folder = tmp_path_factory.mktemp("kept")
    server = Server(folder, "kept", str(folder / "house.db"), webhook_hosts=["127.0.0.1"]).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.fixture
def come(house: Server) -> Iterator[Come]:
    """Brings somebody in."""
    with ExitStack() as stack:
        yield lambda name: Guest(stack, house, name)


def over(one: Guest, other: Guest) -> str:
    """A table at which a game of these two is over."""
    table, first, _ = begin(one, other)
    first.ask(table, "concede", seat=0 if first is one else 1)
    return table


def test_who_went_away_is_told_that_a_chair_is_kept(house: Server, come: Come, web: WebServer) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = over(ana, bruno)
    hook(ana, web, "/ana")
    hook(bruno, web, "/bruno")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    [call] = arrived(web.calls, 1)
    link = f"{house.url}/t/{again}"
    assert json.loads(call.body) == {"table": again, "game": GAME, "kind": "chair-kept", "link": link}
    assert call.path == "/bruno", "who plays again knows it"
    assert bruno.post(f"/api/tables/{table}/rematch")["id"] == again
    until(lambda: ana.ask(again, "sit"), "Ana to sit down")
    bruno.ask(again, "sit")
    until(lambda: [each for each in calls_at(again, web) if b"your-turn" in each.body], "the first turn")
    assert len([each for each in calls_at(again, web) if b"chair-kept" in each.body]) == 1, "told once"


def test_a_browser_shows_who_has_laid_the_table(come: Come, web: WebServer) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = over(ana, bruno)
    browser = Browser(web.url)
    french = {"accept-language": "fr"}
    bruno.http.post("/api/notices/push", json=browser.subscription, headers=french).raise_for_status()
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    [call] = arrived(web.calls, 1)
    told = browser.read(call)
    assert (told["table"], told["kind"], told["title"]) == (again, "chair-kept", "Fairy Tile")
    assert told["sentence"] == "Ana a mis la table pour Fairy Tile : votre place vous attend."


def test_who_has_come_or_stood_up_by_then_is_not_told(come: Come, web: WebServer) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    one, other = over(ana, bruno), over(ana, chloe)
    for guest in (bruno, chloe):
        hook(guest, web, f"/{guest.id}")
    first = ana.post(f"/api/tables/{one}/rematch")["id"]
    bruno.ask(first, "stand", seat=0)
    second = ana.post(f"/api/tables/{other}/rematch")["id"]
    arrived(web.calls, 1)
    assert calls_at(second, web)
    assert calls_at(first, web) == [], "it was laid before, and would have been told before"

"""The home page of a house with the limits of every house: whoever looks around first can play afterwards."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest

from serao.server.base.config import Limits
from tests.browser.conftest import Come
from tests.server.house import Guest, Server

LOOKING = 5_000.0  # milliseconds on the home page, which asks for news every fifteen seconds
MOST = 2  # times in which it asks for the same thing meanwhile: at first, and again if a quarter of a minute is over


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that lets nobody ask for too much."""
    folder = tmp_path_factory.mktemp("usual")
    server = Server(folder, "server", str(folder / "house.db"), limits=msgspec.to_builtins(Limits())).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_who_looks_around_at_home_can_play_afterwards(come: Come, usual: Server, device: str) -> None:
    ana = come("Ana", device, at=usual)
    asked: Counter[str] = Counter()
    ana.page.on("request", lambda request: asked.update([request.url]))
    ana.page.goto("/")
    ana.button("Play now: Avenue").wait_for()
    ana.page.wait_for_timeout(LOOKING)
    assert {url: times for url, times in asked.items() if times > MOST} == {}
    ana.press_button("Play now: Avenue")
    ana.press_button("Sit down")
    ana.page.locator("#board-in-words").wait_for(state="attached")
    ana.page.goto("/")
    ana.page.get_by_role("heading", name="My games").wait_for()


def test_a_form_begins_with_as_many_seats_as_each_game_says(come: Come, usual: Server) -> None:
    ana = come("Ana", at=usual)
    games = [game | {"usual_seats": 4} for game in ana.page.request.get("/api/games").json()]
    ana.page.route("**/api/games", lambda route: route.fulfill(json=games))
    ana.page.goto("/")
    for opening in ("Play now: Photograph", "Invite friends to Photograph"):
        ana.press_button(opening)
        ana.page.locator("dialog[open] [name=seats-photograph][value='4']:checked").wait_for(state="attached")
        ana.page.keyboard.press("Escape")
        ana.page.locator("dialog[open]").wait_for(state="detached")


def test_the_home_page_knows_at_once_that_it_is_my_turn(come: Come, usual: Server) -> None:
    """It asks for nothing by itself here: the stream of events alone makes it look."""
    ana = come("Ana", at=usual)
    ana.page.add_init_script("window.setInterval = () => 0")
    asked = ana.page.request
    assert asked.post("/api/session", data={"name": "Ana"}).ok
    opened = asked.post("/api/tables", data={"game": "avenue", "seats": 2}).json()
    with ana.page.expect_websocket(lambda socket: "/api/events/" in socket.url) as listening:
        ana.page.goto("/")
    listening.value.wait_for_event("framereceived", lambda frame: '"alive"' in str(frame))
    ana.page.get_by_role("heading", name="My games").wait_for()
    assert ana.page.locator("li.turn").count() == 0
    with ExitStack() as stack:
        bruno = Guest(stack, usual, "Bruno")
        bruno.enter(opened["id"], opened["invite"])
        bruno.ask(opened["id"], "sit")
    ana.page.locator("li.turn").wait_for()

"""After a game: who plays again, who is taken along by one touch, who is told; another game, and a circle."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest

from tests.browser.arrange import ask, known, lay, look, until_recorded
from tests.browser.conftest import Come
from tests.browser.pages import PICTURES, Person, at_table
from tests.server.house import Guest, Server
from tests.server.notices.receivers import WebServer, arrived, running
from tests.server.notices.test_notices import hook


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A house that may call this machine."""
    server = Server(tmp_path, "again", str(tmp_path / "house.db"), webhook_hosts=["127.0.0.1"]).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


def do(person: Person, table: str, kind: str, **fields: object) -> None:
    """Somebody does something at a table, from another window."""
    ask(person, f"/tables/{table}/commands", type=kind, id=str(uuid4()), **fields)


def over(ana: Person, bruno: Person, *others: Guest, bots: int = 0) -> str:
    """A game of these people that is over, with Ana and Bruno before its result."""
    for person in (ana, bruno):
        known(person)
    people = 2 + len(others)
    levels = dict.fromkeys(range(people, people + bots), "random")
    table = lay(ana, "avenue", people + bots, levels, begun=False)
    do(bruno, table, "sit")
    for other in others:
        other.ask(table, "sit")
    do(ana, table, "start", empty="bots")
    for person in (ana, bruno):
        at_table(person, table)
    for seat, other in enumerate(others, 2):
        other.ask(table, "concede", seat=seat)
    do(ana, table, "concede", seat=0)
    if bots:
        do(bruno, table, "concede", seat=1)
    for person in (ana, bruno):
        person.page.locator("#result-title").wait_for()
    until_recorded(ana, table)
    return table


def table_of(person: Person) -> str:
    """The table at whose page somebody is."""
    return person.page.url.partition("/t/")[2].partition("#")[0]


def test_one_plays_again_one_comes_along_and_who_is_away_is_told(house: Server, come: Come) -> None:
    with running(WebServer) as web, ExitStack() as stack:
        ana, bruno = come("Ana", at=house), come("Bruno", "phone", at=house)
        chloe = Guest(stack, house, "Chloé")
        old = over(ana, bruno, chloe, bots=1)
        hook(chloe, web)
        ana.picture("again-result")
        bruno.picture("again-result")
        ana.press_button("Play again")
        ana.page.locator(".chairs li.kept").filter(has_text="Chloé").wait_for()
        ana.picture("again-waiting")
        bruno.page.locator(".called").get_by_text("Ana plays again: your chair is kept.").wait_for()
        bruno.picture("again-called")
        bruno.press_button("Come along")
        bruno.page.wait_for_url(f"**/t/{table_of(ana)}")
        bruno.page.locator(".chairs li").filter(has_text="you, on this device").wait_for()
        table = table_of(ana)
        assert table != old
        [call] = arrived(web.calls, 1)
        assert b'"chair-kept"' in call.body
        assert table.encode() in call.body
        ana.press(ana.page.get_by_role("button", name="Free the chair of Chloé"))
        ana.press(ana.button("A bot").first)
        for person in (ana, bruno):
            person.page.locator("#board-in-words").wait_for(state="attached")
        shown = look(ana, f"/tables/{table}")
        sealed = {chair["name"] for chair, seal in zip(shown["chairs"], shown["seals"], strict=True) if seal}
        assert sealed == {"Ana", "Bruno"}, "nothing was dealt before both had added to the shuffle"


def test_against_bots_one_touch_is_all(come: Come) -> None:
    davi = come("Davi", "phone")
    known(davi)
    table = lay(davi, "avenue", 2, {1: "random"}, sit=True)
    at_table(davi, table)
    do(davi, table, "concede", seat=0)
    davi.page.locator("#result-title").wait_for()
    davi.press_button("Play again")
    davi.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    davi.page.locator("#board-in-words").wait_for(state="attached")
    davi.until_turn()


def test_another_game_with_the_same_company_may_be_declined(come: Come) -> None:
    ana, bruno = come("Ana", "phone"), come("Bruno")
    over(ana, bruno)
    ana.press_button("Another game")
    photograph = ana.page.locator("dialog").get_by_role("button", name="Photograph")
    photograph.wait_for()
    ana.picture("again-another")
    ana.press(photograph)
    bruno.page.locator(".called").get_by_text("Ana has laid a table of Photograph: your chair is kept.").wait_for()
    bruno.press_button("Not this time")
    bruno.button("To the next game").wait_for()
    ana.page.locator(".chairs li.free").wait_for()


def test_a_company_is_kept_and_called_together_by_one_touch(come: Come) -> None:
    ana, bruno = come("Ana", "phone"), come("Bruno")
    over(ana, bruno)
    ana.press_button("Keep this company")
    assert ana.page.get_by_label("What you call it").input_value() == "We two"
    ana.picture("circle-keep")
    ana.press_button("Keep it")
    ana.page.locator("dialog[open]").wait_for(state="detached")
    bruno.page.goto("/me")
    call = bruno.button("Call We two together for Avenue")
    call.wait_for()
    call.locator("xpath=ancestor::section[1]").screenshot(path=PICTURES / "circle-me-desktop-light.png")
    bruno.press(call)
    bruno.page.locator(".chairs li").filter(has_text="you, on this device").wait_for()
    ana.page.goto("/")
    line = ana.page.locator("li.turn").filter(has_text="Avenue")
    line.get_by_text("your chair is kept").wait_for()
    ana.picture("circle-home")
    ana.press(ana.page.locator(".home").get_by_role("button", name="Come along"))
    for person in (ana, bruno):
        person.page.locator("#board-in-words").wait_for(state="attached")
    bruno.page.goto("/me")
    bruno.press_button("Leave We two")
    bruno.press_button("Leave this circle")
    bruno.button("Leave We two").wait_for(state="detached")

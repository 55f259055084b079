"""The shuffle in the browser: every page seals its part, opens it in time, and finds it in the record."""

import re
from uuid import uuid4

from playwright.sync_api import Route

from tests.browser.arrange import ask, gathering, known, lay, look, until_recorded
from tests.browser.conftest import Come
from tests.browser.pages import Person, begin, lay_table, sit_down

MINE = "What this browser sealed before the deal is in the shuffle."


def concede(person: Person, table: str) -> None:
    """Give up, so that the game is over."""
    seat = look(person, f"/tables/{table}/view")["mine"][0]
    ask(person, f"/tables/{table}/commands", type="concede", id=str(uuid4()), seat=seat)
    until_recorded(person, table)


def test_both_take_part_with_words_and_both_find_their_part(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno", "phone")
    link = lay_table(ana, "Photograph", 2, lambda host: None)
    ana.press(ana.page.get_by_text("How this shuffle can be checked"))
    ana.page.get_by_label("Words of your own for the shuffle").fill("a slice of lemon")
    ana.press_button("Mix them in")
    ana.page.get_by_text("Your words are sealed").first.wait_for()
    sit_down(bruno, link, seat=2)
    begin(ana, bruno)
    table = re.findall(r"/t/(\w+)", link)[0]
    shuffle = look(ana, f"/tables/{table}/view")["table"]
    assert all(re.fullmatch("[0-9a-f]{64}", seal) for seal in shuffle["seals"])
    assert re.fullmatch("[0-9a-f]{64} a slice of lemon", shuffle["entropy"][0])
    assert shuffle["unrevealed"] == []
    bruno.page.reload()  # what was sealed is remembered by the browser, not by the page
    concede(ana, table)
    for person in (ana, bruno):
        person.press_button("Verify this game")
        person.page.get_by_text(MINE).wait_for()
        person.page.get_by_text("So nobody could choose the deal").wait_for()
        assert person.page.locator(".verify .wrong").count() == 0


def test_who_does_not_open_a_seal_does_not_hold_up_the_evening(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    for person in (ana, bruno):
        known(person)
    table = lay(ana, "photograph", 2, {}, sit=True, begun=False)
    ana.page.goto(f"/t/{table}")
    ana.page.get_by_role("button", name="Begin").first.wait_for()
    ask(bruno, f"/tables/{table}/commands", type="sit", id="1", seal="5e" * 32)
    ana.press(ana.page.get_by_role("button", name="Begin").first)
    ana.page.get_by_text("Still to open their seal: Bruno.").wait_for()
    ana.press_button("Deal without them")  # it comes after ten seconds
    ana.page.get_by_text("Dealt without what was sealed and not shown by Bruno.").first.wait_for()
    concede(ana, table)
    ana.press_button("Verify this game")
    ana.page.get_by_text("Bruno: sealed a part of the shuffle and never showed it").wait_for()
    ana.page.get_by_text(MINE).wait_for()


def test_a_house_that_leaves_out_what_one_opened_is_found_out(come: Come) -> None:
    ana = come("Ana")
    known(ana)
    table = gathering(ana, "avenue")
    ana.page.goto(f"/t/{table}")
    begin(ana)
    concede(ana, table)

    def tamper(route: Route) -> None:
        record = route.fetch().json()
        record["fairness"]["entropy"][0] = ""
        route.fulfill(json=record)

    ana.page.route(re.compile(r"/api/records/[^/]+$"), tamper)
    ana.press_button("Verify this game")
    ana.page.get_by_text("What this browser sealed before the deal is not in the shuffle!").wait_for()

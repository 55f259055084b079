"""Serão as an app of a phone: installed, opened at once and without the house, and telling whose turn it is."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.arrange import against_a_bot, known
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.browser.test_reload import UNREACHABLE
from tests.server.house import Server

UNREACHED = "The house cannot be reached just now. Nothing is lost; try again in a moment."
# What the browser keeps: the pages without content, and the files that this page has used.
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys()) found.push(new URL(each.url).pathname);
  return found;
}"""
USED = """() => performance.getEntriesByType("resource").map(each => new URL(each.name).pathname)
  .filter(path => path.startsWith("/assets/"))"""
OFFERED = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.prompted = true; return Promise.resolve({ outcome: "accepted" }); };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
# A browser without windows shows no notices: what it was to show is caught.
PUSHED = """text => new Promise(done => {
  self.registration.showNotification = async (...shown) => done(shown);
  self.dispatchEvent(new PushEvent("push", { data: text }));
})"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A house that may be killed and started again."""
    server = Server(tmp_path, "mortal", str(tmp_path / "mortal.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


def until_kept(person: Person) -> None:
    """Wait until the worker of this page has kept what the page has used."""

    def kept() -> bool:
        found = set(person.page.evaluate(KEPT))
        return {"/shell/home", "/shell/table"} <= found and set(person.page.evaluate(USED)) <= found

    person.until(kept, "the app to be kept")


def test_a_browser_finds_nothing_wanting_to_install_it(come: Come) -> None:
    ana = come("Ana", "phone")
    ana.page.goto("/")
    until_kept(ana)
    session = ana.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Serão"
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of its own for each test is what the browser calls a private one; nothing is installed from there.
    assert [each["errorId"] for each in faults if each["errorId"] != "in-incognito"] == []


def test_the_app_opens_without_the_house_and_says_so(mortal: Server, come: Come) -> None:
    ana = come("Ana", "phone", at=mortal)
    ana.expected = (*ana.expected, *UNREACHABLE)
    known(ana)
    table = against_a_bot(ana, "avenue")
    at_table(ana, table)
    ana.page.reload()  # under its worker: whatever the board brings is kept
    at_table(ana, table)
    until_kept(ana)
    ana.page.goto("/")
    ana.button("Invite friends to Avenue").wait_for()
    until_kept(ana)
    mortal.kill()

    ana.page.reload()
    ana.page.get_by_text(UNREACHED).first.wait_for()
    ana.picture("app-unreached")
    assert grave_in_any_light(ana) == []
    ana.press_button("Try again")
    ana.page.get_by_text(UNREACHED).first.wait_for()
    mortal.start()
    ana.button("Invite friends to Avenue").wait_for()  # nobody need do anything for it
    mortal.kill()

    ana.page.goto(f"/t/{table}")
    ana.page.get_by_text(UNREACHED).first.wait_for()
    ana.picture("app-unreached-table")
    assert grave_in_any_light(ana) == []
    mortal.start()
    ana.page.locator("#board-in-words").wait_for(state="attached")
    ana.until_turn()


def test_a_slow_house_is_not_waited_for(mortal: Server, come: Come) -> None:
    ana = come("Ana", "phone", at=mortal)
    ana.page.goto("/")
    until_kept(ana)
    assert mortal.running is not None
    mortal.running.send_signal(signal.SIGSTOP)
    ana.page.goto("/", wait_until="commit")
    ana.page.get_by_role("heading", name="The table is laid.").wait_for()
    assert not ana.page.locator(".games").count()
    mortal.running.send_signal(signal.SIGCONT)
    ana.button("Invite friends to Avenue").wait_for()


def test_nothing_that_the_api_answers_is_kept(come: Come) -> None:
    ana = come("Ana")
    known(ana)
    at_table(ana, against_a_bot(ana, "avenue"))
    ana.page.reload()
    ana.until_turn()
    until_kept(ana)
    assert [each for each in ana.page.evaluate(KEPT) if not each.startswith(("/assets/", "/shell/"))] == []


def test_the_home_screen_is_offered_once_and_stays_among_ones_own_things(come: Come) -> None:
    ana = come("Ana", "phone")
    known(ana)
    ana.page.goto("/")
    ana.button("Invite friends to Avenue").wait_for()
    assert not ana.page.locator(".install").count()
    assert ana.page.evaluate(OFFERED), "the browser's own banner would come where it disturbs"
    ana.page.locator(".install").wait_for()
    ana.page.locator(".install").scroll_into_view_if_needed()
    ana.page.screenshot(path=Path(__file__).with_name("pictures") / "app-offer-phone.png")
    assert grave_in_any_light(ana) == []
    ana.press_button("Not now")
    ana.page.locator(".install").wait_for(state="detached")
    ana.page.reload()
    ana.button("Invite friends to Avenue").wait_for()
    ana.page.evaluate(OFFERED)
    assert not ana.page.locator(".install").count()

    ana.page.goto("/me")
    ana.page.get_by_role("heading", name="Ana", level=1).wait_for()
    ana.page.evaluate(OFFERED)
    ana.press_button("Add it")
    assert ana.page.evaluate("() => window.prompted")
    ana.page.locator(".install").wait_for(state="detached")


def test_who_has_forbidden_notifications_is_told_how_to_allow_them(come: Come) -> None:
    ana = come("Ana", "phone")
    known(ana)
    ana.page.goto("/me")
    ana.press(ana.page.get_by_text("In this browser"))
    ana.page.get_by_text("This browser has been told to let Serão say nothing").wait_for()
    assert not ana.page.get_by_label("In this browser").is_checked()


def test_a_notice_is_shown_with_the_game_and_where_it_leads(come: Come) -> None:
    ana = come("Ana")
    ana.page.goto("/")
    until_kept(ana)
    [worker] = ana.context.service_workers
    notice = {"title": "Avenue", "sentence": "It is your turn.", "link": "/t/abc", "table": "abc"}
    shown = worker.evaluate(PUSHED, json.dumps(notice))
    assert shown == [
        "Avenue",
        {"body": "It is your turn.", "tag": "abc", "icon": "/icons/192.png", "data": {"link": "/t/abc"}},
    ]

"""People one would rather not meet: mute, block and report at the table, and the page of those in charge."""

from collections.abc import Iterator
from contextlib import ExitStack
from uuid import uuid4

import pytest

from tests.browser.arrange import ask, known, lay, look
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.browser.test_access import TOO_SMALL, TOO_WIDE, TOUCH
from tests.server.house import Server
from tests.server.in_charge.conftest import house_command
from tests.server.people.claims import PASSWORD

OWNER = "Ana of the house"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house of its own: its owner would change what others see."""
    folder = tmp_path_factory.mktemp("owned")
    with ExitStack() as stack:
        server = Server(folder, "owned", str(folder / "house.db"), sweep_seconds=0.2).start()
        stack.callback(server.clear)
        yield server
    assert not server.complaints(), server.log()


def own(person: Person, server: Server) -> None:
    """Be the owner of the house: come, or come again."""
    person.name = OWNER
    if OWNER in house_command(server, "people", "--search", OWNER, "--json"):
        ask(person, "/login", name=OWNER, password=PASSWORD)
        return
    known(person)
    ask(person, "/session/claim", name=OWNER, password=PASSWORD)
    house_command(server, "owner", OWNER)


def say(person: Person, table: str, text: str) -> None:
    """Say something at a table."""
    ask(person, f"/tables/{table}/commands", type="say", id=str(uuid4()), text=text)


def company(host: Person, guest: Person) -> str:
    """A table at which both sit and the game has begun."""
    known(host)
    known(guest)
    table = lay(host, "avenue", 2, {}, begun=False)
    ask(guest, f"/tables/{table}/commands", type="sit", id=str(uuid4()))
    ask(host, f"/tables/{table}/commands", type="start", id=str(uuid4()), empty="bots")
    return table


def report(by: Person, whom: Person, table: str) -> None:
    """Report somebody at a table, without the page."""
    told = {"person": look(whom, "/session")["id"], "table": table, "kind": "spam", "words": "Too much."}
    answer = by.context.request.post(f"{by.house}/api/reports", data=told, headers={"origin": by.house})
    assert answer.ok, answer.text()


def about(person: Person, other: str) -> None:
    """Open what one can do about somebody, in the table's panel."""
    person.press("#tab-more")
    person.press_button(f"Mute, block or report {other}")
    person.page.locator("dialog[open]").get_by_text("Report to those who run the house").wait_for()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_one_mutes_blocks_and_reports_at_the_table(device: str, come: Come, house: Server) -> None:
    davi, bruno, ana = come("Davi", device, house), come("Bruno", at=house), come("Ana", device, house)
    table = company(davi, bruno)
    say(bruno, table, "You play like a cow.")
    at_table(davi, table)
    davi.press("#tab-chat")
    davi.page.get_by_text("You play like a cow.").wait_for()
    about(davi, "Bruno")
    davi.press(davi.page.locator("dialog[open] label").filter(has_text="Mute"))
    davi.until(lambda: look(davi, "/ignored") != [], "the mute to be kept")
    davi.press(davi.page.get_by_text("Report to those who run the house"))
    davi.page.get_by_label("In your own words").fill("Please look.")
    assert not grave_in_any_light(davi)
    davi.press_button("Send the report")
    davi.page.get_by_text("Thank you. Somebody will look at it.").first.wait_for()
    davi.press("#tab-chat")
    davi.page.get_by_text("Nobody has said anything yet.").wait_for()
    say(bruno, table, "Still here?")
    davi.until_longer(int(davi.page.locator(".playing").get_attribute("data-length") or 0) - 1)
    assert not davi.page.get_by_text("Still here?").count()
    report_is_handled(ana, house, davi)
    undo_at_home(davi)


def report_is_handled(ana: Person, house: Server, davi: Person) -> None:
    """The owner sees the chat as it was, and closes the report; the reporter sees that."""
    own(ana, house)
    ana.page.goto("/house")
    report = ana.page.locator(".lines > li").filter(has_text="Please look.")
    report.get_by_text("You play like a cow.").wait_for()
    assert not report.get_by_text("Still here?").count()
    ana.press(report.get_by_role("button", name="Acted on"))
    ana.page.get_by_label("Why? Whom it concerns is told.").fill("talked to him")
    ana.press(ana.page.locator("dialog[open] .danger"))
    report.wait_for(state="detached")
    davi.page.goto("/me")
    davi.page.get_by_text("has been looked at").wait_for()


def undo_at_home(davi: Person) -> None:
    """One's own page lists whom one has muted, and takes it back."""
    davi.press_button("Hear and meet Bruno again")
    davi.page.get_by_text("Nobody. At a table").wait_for()
    assert look(davi, "/ignored") == []


@pytest.mark.parametrize("device", ["desktop", "phone", "narrow"])
def test_the_page_of_the_owner_is_for_everybody_who_owns(device: str, come: Come, house: Server) -> None:
    davi, bruno, ana = come("Davi", at=house), come("Bruno", at=house), come("Ana", device, house)
    table = company(davi, bruno)
    say(bruno, table, "Hello?")
    report(davi, bruno, table)
    own(ana, house)
    ana.page.goto("/")
    ana.press(ana.page.get_by_role("link", name="Run the house"))
    for section in ("Reports", "People", "Tables", "Muted and banned", "Audit log"):
        ana.press(ana.page.locator("nav button").filter(has_text=section))
        ana.page.locator("section.card .lines li").first.wait_for()
        assert not grave_in_any_light(ana), section
        assert ana.page.evaluate(TOO_WIDE) <= 0, section
        assert not ana.page.evaluate(TOO_SMALL, TOUCH), section
        ana.picture(f"house-{section.replace(' ', '-').lower()}")


def test_the_owner_closes_a_table_and_bans_somebody_whose_page_says_so(come: Come, house: Server) -> None:
    davi, bruno, ana = come("Davi at large", at=house), come("Bruno", at=house), come("Ana", at=house)
    for person in (davi, bruno):
        person.expected += ("403 (Forbidden)", "404 (Not Found)")
    table = company(davi, bruno)
    at_table(davi, table)
    at_table(bruno, table)
    own(ana, house)
    ana.page.goto("/house")
    ana.press_button("Tables")
    line = ana.page.locator(".lines > li").filter(has_text=table)
    ana.press(line.get_by_role("button", name="Close the table"))
    ana.press(ana.page.locator("dialog[open] .danger"))
    line.wait_for(state="detached")
    bruno.page.get_by_role("heading", name="Those who run the house have closed this table.").wait_for()
    ana.press_button("People")
    ana.page.get_by_label("Name or id").fill("Davi at large")
    ana.press_button("Search")
    found = ana.page.locator(".lines > li").filter(has_text="Davi at large")
    ana.press(found.get_by_role("button", name="Ban", exact=True))
    ana.page.get_by_label("Why? Whom it concerns is told.").fill("enough")
    ana.press(ana.page.locator("dialog[open] .danger"))
    found.get_by_text("banned").wait_for()
    davi.page.get_by_text("This house is closed to you for good: enough").wait_for()
    davi.page.goto("/")
    davi.page.get_by_text("This house is closed to you for good: enough").first.wait_for()


def test_who_is_not_in_charge_has_no_link_and_no_page(come: Come, house: Server) -> None:
    davi = come("Davi", at=house)
    davi.expected += ("404 (Not Found)",)
    known(davi)
    davi.page.goto("/me")
    davi.page.get_by_role("heading", name="Davi").wait_for()
    assert not davi.page.get_by_role("link", name="Run the house").count()
    assert davi.page.goto("/house").status == 404  # type: ignore[union-attr]

"""People one would rather not meet: mute, block and report at the table, and the page of those in charge."""

from collections.abc import Iterator
from contextlib import ExitStack
from uuid import uuid4

import pytest
from playwright.sync_api import Locator

from tests.browser.arrange import ask, company, known, look
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
    table = company(davi, bruno, "avenue")
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
    table = company(davi, bruno, "avenue")
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
    table = company(davi, bruno, "avenue")
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


def found_by_owner(ana: Person, name: str) -> Locator:
    """The line of somebody on the owner's page."""
    ana.page.goto("/house")
    ana.press_button("People")
    ana.page.get_by_label("Name or id").fill(name)
    ana.press_button("Search")
    line = ana.page.locator(".lines > li").filter(has_text=name)
    ana.until(lambda: ana.page.locator(".lines > li").count() == line.count() == 1, "one person to be found")
    return line


def looks_well(person: Person, picture: str) -> None:
    """What is seen can be read and touched by everybody; it is kept as a picture."""
    assert not grave_in_any_light(person)
    assert person.page.evaluate(TOO_WIDE) <= 0
    assert not person.page.evaluate(TOO_SMALL, TOUCH)
    person.picture(picture)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_owner_makes_a_link_for_a_new_password(device: str, come: Come, house: Server) -> None:
    name = f"Chloé forgets {device}"
    chloe, ana = come(name, at=house), come("Ana", device, house)
    known(chloe)
    ask(chloe, "/session/claim", name=name, password=PASSWORD)
    own(ana, house)
    line = found_by_owner(ana, name)
    ana.press(line.get_by_role("button", name="New password"))
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_text("the old password is worth nothing").wait_for()
    looks_well(ana, "house-reset")
    ana.expected += ("409 (Conflict)",)
    dialog.get_by_label("Your own password").fill("not my password")
    ana.press(dialog.locator(".danger"))
    ana.page.get_by_text("That is not your present password.").first.wait_for()
    dialog.get_by_label("Your own password").fill(PASSWORD)
    ana.press(dialog.locator(".danger"))
    link = ana.page.get_by_role("textbox", name="Link for a new password").input_value()
    looks_well(ana, "house-reset-link")
    chloe.page.goto(link)
    chloe.page.get_by_label("New password").fill("another good password")
    chloe.press_button("Save")
    chloe.page.get_by_text("sign in with it").first.wait_for()
    ask(chloe, "/login", name=name, password="another good password")
    ana.press(dialog.locator("header button"))
    ana.press_button("Audit log")
    ana.page.locator(".lines > li").filter(has_text="makes a link for a new password of").first.wait_for()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_owner_deletes_somebody_for_good(device: str, come: Come, house: Server) -> None:
    name = f"Davi who goes {device}"
    davi, ana = come(name, at=house), come("Ana", device, house)
    known(davi)
    davi.page.goto("/me")
    davi.page.get_by_role("heading", name=name).wait_for()
    own(ana, house)
    line = found_by_owner(ana, name)
    ana.press(line.get_by_role("button", name="Delete"))
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_text("This cannot be undone.").wait_for()
    dialog.get_by_text(look(davi, "/session")["id"]).wait_for()
    looks_well(ana, "house-delete")
    ana.expected += ("409 (Conflict)",)
    dialog.get_by_label("type the name").fill("Somebody else")
    dialog.get_by_label("Your own password").fill(PASSWORD)
    ana.press(dialog.locator(".danger"))
    ana.page.get_by_text("That is not the name").first.wait_for()
    dialog.get_by_label("type the name").fill(name)
    ana.press(dialog.locator(".danger"))
    line.wait_for(state="detached")
    ana.page.get_by_text(f"{name} is deleted.").first.wait_for()
    looks_well(ana, "house-deleted")
    assert not davi.context.request.get(f"{house.url}/api/session").ok
    ana.press_button("Audit log")
    ana.page.locator(".lines > li").filter(has_text="deletes").first.wait_for()


def test_a_moderator_neither_deletes_nor_sets_passwords(come: Come, house: Server) -> None:
    bruno, davi = come("Bruno who moderates", at=house), come("Davi who stays", at=house)
    for person in (bruno, davi):
        known(person)
        ask(person, "/session/claim", name=person.name, password=PASSWORD)
    house_command(house, "moderator", bruno.name)
    line = found_by_owner(bruno, davi.name)
    line.get_by_role("button", name="Mute").wait_for()
    for button in ("New password", "Delete", "Ban"):
        assert not line.get_by_role("button", name=button).count(), button


def ignored_as(person: Person) -> list[bool]:
    """Whom this person ignores, as the house keeps it: whether each is blocked."""
    return [each["blocked"] for each in look(person, "/ignored")]


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_one_blocks_somebody_and_takes_it_back(device: str, come: Come, house: Server) -> None:
    davi, bruno = come("Davi", device, house), come("Bruno", at=house)
    table = company(davi, bruno, "avenue")
    at_table(davi, table)
    about(davi, "Bruno")
    switch = {name: davi.page.locator("dialog[open] label").filter(has_text=name) for name in ("Mute", "Block")}
    is_on = {name: each.get_by_role("switch") for name, each in switch.items()}
    davi.press(switch["Block"])
    davi.until(lambda: ignored_as(davi) == [True], "the block to be kept")
    davi.until(lambda: is_on["Mute"].is_checked() and is_on["Block"].is_checked(), "both switches to be on")
    looks_well(davi, "blocked")
    private = str(ask(davi, "/tables", game="avenue", seats=2, bots={}, public=True, start="host", sit=True)["id"])
    refused = bruno.context.request.post(
        f"{house.url}/api/tables/{private}/commands",
        data={"type": "sit", "id": str(uuid4())},
        headers={"origin": house.url},
    )
    assert not refused.ok, "who is blocked does not sit down at one's table"
    davi.press(switch["Block"])
    davi.until(lambda: ignored_as(davi) == [False], "the block to be taken back; what is said stays unheard")
    davi.until(lambda: is_on["Mute"].is_checked() and not is_on["Block"].is_checked(), "one switch to be on")
    davi.press(switch["Block"])
    davi.until(lambda: ignored_as(davi) == [True], "the block to be kept again")
    davi.page.reload()
    davi.settle()
    about(davi, "Bruno")
    davi.until(lambda: is_on["Mute"].is_checked() and is_on["Block"].is_checked(), "the page to know of the block")
    davi.press(switch["Mute"])
    davi.until(lambda: ignored_as(davi) == [], "who is heard again is met again")
    davi.until(lambda: not is_on["Mute"].is_checked() and not is_on["Block"].is_checked(), "both switches to be off")
    ask(bruno, f"/tables/{private}/commands", type="sit", id=str(uuid4()))


def test_who_is_not_in_charge_has_no_link_and_no_page(come: Come, house: Server) -> None:
    davi = come("Davi", at=house)
    davi.expected += ("404 (Not Found)",)
    known(davi)
    davi.page.goto("/me")
    davi.page.get_by_role("heading", name="Davi").wait_for()
    assert not davi.page.get_by_role("link", name="Run the house").count()
    assert davi.page.goto("/house").status == 404  # type: ignore[union-attr]

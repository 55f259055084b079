"""A finished private game is shared by a link and taken back; a record from elsewhere says where it comes from."""

import re
from pathlib import Path
from uuid import uuid4

from tests.browser.arrange import ask, known, look, until_recorded
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.server.house import until

ALONE = Path(__file__).parents[1] / "games" / "avenue" / "finished" / "five-farms-alone-vintner.json"
NOT_FOUND = "404 (Not Found)"  # Chromium notes every such answer down as an error


def played(person: Person) -> str:
    """A private game without spectators that this person has played and given up."""
    known(person)
    wanted = {"game": "avenue", "seats": 2, "bots": {1: "sound"}, "public": False, "spectators": False}
    table = str(ask(person, "/tables", **wanted)["id"])
    until(lambda: look(person, f"/tables/{table}/view")["table"]["phase"] == "playing", "the deal")
    ask(person, f"/tables/{table}/commands", type="concede", id=str(uuid4()), seat=0)
    until_recorded(person, table)
    return table


def link_to(person: Person) -> str:
    """The link that is shared from the page this person looks at."""
    person.press_button("Share this game")
    return person.page.get_by_label("Link to this game").input_value()


def test_a_private_game_opens_by_its_link_until_it_is_taken_back(come: Come) -> None:
    ana, davi = come("Ana", "phone"), come("Davi")
    davi.expected = (*davi.expected, NOT_FOUND)
    record = played(ana)
    asked: list[str] = []
    davi.page.on("request", lambda request: asked.append(request.url))

    davi.page.goto(f"/replay/{record}")
    davi.page.get_by_text("There is no finished game of that name.").wait_for()

    ana.page.goto(f"/t/{record}")
    ana.page.locator(".result").wait_for()
    link = link_to(ana)
    key = link.partition("#")[2]
    assert key
    ana.picture("share")
    assert grave_in_any_light(ana) == []

    davi.page.goto(link)
    davi.page.locator("#board-in-words").wait_for(state="attached")
    assert davi.button("Share this game").count() == 0
    davi.page.reload()
    davi.page.locator("#board-in-words").wait_for(state="attached")
    with davi.page.expect_download() as download:
        davi.press(davi.page.get_by_role("link", name="record"))
    assert download.value.suggested_filename.endswith(f"{record}.json")
    assert not [url for url in asked if key in url.partition("#")[0]]

    ana.page.goto(f"/replay/{record}")
    ana.press_button("More")
    ana.press_button("Take the link back")
    ana.page.get_by_text("The link opens nothing any more.").first.wait_for()
    davi.page.goto("/")
    davi.page.goto(link)
    davi.page.get_by_text("There is no finished game of that name.").wait_for()


def test_an_imported_record_says_who_brought_it_and_can_be_removed(come: Come) -> None:
    ana = come("Ana", "narrow")
    ana.expected = (*ana.expected, NOT_FOUND)
    known(ana)
    ana.page.goto("/me")
    ana.page.get_by_label("Look at a record from elsewhere").set_input_files(ALONE)
    ana.page.get_by_text(re.compile(r"Imported by Ana on .*; names as in the file\.")).wait_for()
    ana.picture("imported")
    assert grave_in_any_light(ana) == []
    ana.page.goto("/me")
    ana.press(ana.page.get_by_role("link", name=re.compile("^Avenue")))
    ana.press_button("More")
    ana.press_button("Remove this record")
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name="Remove this record"))
    ana.page.get_by_text("The record is gone.").first.wait_for()
    ana.page.wait_for_url("**/me")
    assert look(ana, "/records") == []
